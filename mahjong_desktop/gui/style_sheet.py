"""The application's style sheet, written from a palette and the sizes of a theme."""

from pathlib import Path
from string import Template
from typing import NamedTuple

from mahjong_desktop.gui.palette import Palette
from mahjong_desktop.gui.tokens import Radius, Type


class Measures(NamedTuple):
    """Sizes that the person's text scale and touch mode change, in logical pixels."""

    control_height: int
    small: int
    body: int
    title: int
    large: int

    @classmethod
    def scaled(cls, control_height: int, scale: float) -> "Measures":
        """The measures for a text scale."""
        sizes = (round(size * scale) for size in (Type.SMALL, Type.BODY, Type.TITLE, Type.LARGE))
        return cls(control_height, *sizes)


def style_sheet(palette: Palette, measures: Measures, icons: Path) -> str:
    """The style sheet for Qt's own widgets; `icons` is the folder of the palette's icons."""
    height = measures.control_height
    mark = measures.body + 4
    dot_border = round(mark / 3)
    return Template(_SHEET).substitute(
        palette._asdict(),
        icons=icons.as_posix(),
        card_radius=int(Radius.CARD),
        radius=int(Radius.CONTROL),
        pill=(height - 4) // 2,
        pill_height=height - 4,
        # A style sheet's height is that of the content: less the border of one pixel, or of two with focus.
        inner=height - 2,
        inner_focus=height - 4,
        # Fusion makes spin boxes and tool buttons three pixels higher than that.
        fusion=height - 5,
        fusion_focus=height - 7,
        fusion_pill=height - 11,
        row=height - 4,
        pill_inner=height - 6,
        pill_focus=height - 8,
        small=measures.small,
        body=measures.body,
        title=measures.title,
        large=measures.large,
        mark=mark,
        mark_radius=mark // 2 + 1,
        # The dot of a radio button is its ground inside a thick border.
        dot=mark - 2 * dot_border + 2,
        dot_border=dot_border,
        scroll=palette.border if palette.name == "light" else palette.raised,
    )


# `variant` and `role` are dynamic properties: widget.setProperty("variant", "primary") before it is shown.
_SHEET = """
QDialog, QMessageBox, QMainWindow { background: $paper; }
/* 3: the answer that changes nothing at the left, the one that is meant at the right. */
QDialogButtonBox, QMessageBox { button-layout: 3; }
QLabel { background: transparent; }
QLabel:disabled { color: $disabled_ink; }
QFrame[role="bar"] { background: $card; border: none; border-bottom: 1px solid $line; }
QFrame[role="foot"] { background: $card; border: none; border-top: 1px solid $line; }
QLabel[role="muted"] { color: $muted; }
QLabel[role="caption"] { color: $muted; font-size: ${small}px; }
QLabel[role="title"] { font-size: ${title}px; font-weight: 600; }
QLabel[role="heading"] { font-size: ${large}px; font-weight: 700; }
QLabel[role="error"] { color: $red; }
QLabel[role="right"] { color: $accent; font-size: ${title}px; font-weight: 600; }
QLabel[role="wrong"] { color: $red; font-size: ${title}px; font-weight: 600; }
QLabel[role="felt"] { color: $on_felt; }
QLabel[role="felt-pill"] {
    color: $on_felt; background: $felt_control; border-radius: ${pill}px; padding: 0 12px;
    min-height: ${pill_height}px; max-height: ${pill_height}px;
}
QLabel[role="pill"] {
    border: 1px solid $border; border-radius: ${pill}px; padding: 0 12px;
    min-height: ${pill_inner}px; max-height: ${pill_inner}px;
}

QPushButton, QToolButton {
    background: $card; color: $ink; border: 1px solid $border; border-radius: ${radius}px;
    padding: 0 15px; min-height: ${inner}px; font-weight: 600;
}
QToolButton { padding: 0 9px; min-width: 16px; min-height: ${fusion}px; }
QPushButton:hover, QToolButton:hover { background: $hover; }
QPushButton:pressed, QToolButton:pressed { background: $pressed; }
QPushButton:checked, QToolButton:checked { background: $soft_accent; color: $accent; border-color: $soft_accent; }
QPushButton:focus, QToolButton:focus { border: 2px solid $accent; padding: 0 14px; min-height: ${inner_focus}px; }
QToolButton:focus { padding: 0 8px; min-height: ${fusion_focus}px; }
QPushButton:disabled, QToolButton:disabled { color: $disabled_ink; border-color: $line; background: transparent; }
QPushButton::menu-indicator, QToolButton::menu-indicator { image: none; width: 0; }

QPushButton[variant="primary"] { background: $accent; color: $on_accent; border: 1px solid $accent; }
QPushButton[variant="primary"]:hover { background: $accent_hover; border-color: $accent_hover; }
QPushButton[variant="primary"]:pressed { background: $accent_pressed; border-color: $accent_pressed; }
QPushButton[variant="primary"]:focus { border: 2px solid $ink; }
QPushButton[variant="primary"]:disabled { background: $control; color: $disabled_ink; border-color: $control; }

QPushButton[variant="quiet"], QToolButton[variant="quiet"] { background: transparent; border-color: transparent; }
QPushButton[variant="quiet"]:hover, QToolButton[variant="quiet"]:hover { background: $hover; }
QPushButton[variant="quiet"]:pressed, QToolButton[variant="quiet"]:pressed { background: $pressed; }
QPushButton[variant="quiet"]:focus, QToolButton[variant="quiet"]:focus { border-color: $accent; }

QPushButton[variant="danger"] { color: $red; }
QPushButton[variant="danger"]:disabled { color: $disabled_ink; }

QPushButton[variant="felt"], QToolButton[variant="felt"] {
    background: $felt_control; color: $on_felt; border: 2px solid $felt_control; border-radius: ${pill}px;
    padding: 0 10px; min-height: ${pill_focus}px; margin: 2px 0; font-weight: 400;
}
QToolButton[variant="felt"] { padding: 0 7px; min-height: ${fusion_pill}px; }
QPushButton[variant="felt"]:hover, QToolButton[variant="felt"]:hover {
    background: $felt_hover; border-color: $felt_hover;
}
QPushButton[variant="felt"]:pressed, QToolButton[variant="felt"]:pressed {
    background: $felt_bottom; border-color: $felt_bottom;
}
QPushButton[variant="felt"]:focus, QToolButton[variant="felt"]:focus { border-color: $felt_focus; }
QPushButton[variant="felt"]:disabled, QToolButton[variant="felt"]:disabled {
    background: transparent; color: $felt_focus; border-color: transparent;
}

QLineEdit, QSpinBox, QDoubleSpinBox, QComboBox, QDateTimeEdit, QPlainTextEdit, QTextEdit {
    background: $card; color: $ink; border: 1px solid $border; border-radius: ${radius}px;
    selection-background-color: $accent; selection-color: $on_accent; placeholder-text-color: $muted;
}
QLineEdit, QComboBox { padding: 0 10px; min-height: ${inner}px; }
QSpinBox, QDoubleSpinBox, QDateTimeEdit { padding: 0 10px; min-height: ${fusion}px; }
QPlainTextEdit, QTextEdit { padding: 6px 8px; }
QLineEdit:focus, QComboBox:focus { border: 2px solid $accent; padding: 0 9px; min-height: ${inner_focus}px; }
QSpinBox:focus, QDoubleSpinBox:focus, QDateTimeEdit:focus {
    border: 2px solid $accent; padding: 0 9px; min-height: ${fusion_focus}px;
}
QPlainTextEdit:focus, QTextEdit:focus { border: 2px solid $accent; padding: 5px 7px; }
QLineEdit:disabled, QSpinBox:disabled, QDoubleSpinBox:disabled, QComboBox:disabled, QDateTimeEdit:disabled {
    color: $disabled_ink; background: transparent; border-color: $line;
}
/* The cross that clears a field lies inside it. */
QLineEdit { lineedit-clear-button-icon: url("$icons/cross.svg"); }
QLineEdit QToolButton, QLineEdit QToolButton:hover, QLineEdit QToolButton:pressed {
    background: transparent; border: none; padding: 0; min-width: 0; min-height: 0;
}
QLineEdit[invalid="true"] { border: 2px solid $red; padding: 0 9px; min-height: ${inner_focus}px; }
QSpinBox[invalid="true"], QSpinBox[invalid="true"]:focus {
    border: 2px solid $red; padding: 0 9px; min-height: ${fusion_focus}px;
}
QLineEdit[variant="felt"] {
    background: $felt_control; color: $on_felt; border: 2px solid $felt_control;
    padding: 0 9px; min-height: ${inner_focus}px;
    selection-background-color: $on_felt; selection-color: $felt_bottom; placeholder-text-color: $felt_focus;
}
QLineEdit[variant="felt"]:focus { border-color: $felt_focus; }

QAbstractSpinBox QLineEdit, QAbstractSpinBox QLineEdit:focus, QAbstractSpinBox QLineEdit:disabled,
QComboBox QLineEdit, QComboBox QLineEdit:focus, QComboBox QLineEdit:disabled {
    background: transparent; border: none; padding: 0; min-height: 0;
}
/* A styled spin box pads its field on neither side: numbers stand in the middle. */
QAbstractSpinBox { qproperty-alignment: AlignCenter; }
QSpinBox[variant="bare"], QSpinBox[variant="bare"]:focus, QSpinBox[variant="bare"]:disabled {
    background: transparent; border: none; padding: 0; min-height: 0; font-weight: 700;
}
QComboBox { combobox-popup: 0; }
QComboBox:hover { background: $hover; }
QComboBox::drop-down { subcontrol-origin: padding; subcontrol-position: center right; width: 28px; border: none; }
QComboBox::down-arrow { image: url("$icons/chevron-down.svg"); width: 16px; height: 16px; }
QComboBox QAbstractItemView, QComboBox QAbstractItemView:focus {
    background: $card; border: 1px solid $border; border-radius: 0; outline: none; padding: 4px;
    selection-background-color: $soft_accent; selection-color: $ink;
}
QComboBox QAbstractItemView::item { min-height: ${row}px; padding: 0 8px; border-radius: 6px; }
QComboBox QAbstractItemView::item:selected { background: $soft_accent; color: $ink; }

QSpinBox::up-button, QDoubleSpinBox::up-button, QDateTimeEdit::up-button {
    subcontrol-origin: border; subcontrol-position: top right; width: 26px; border: none; margin: 2px 2px 0 0;
}
QSpinBox::down-button, QDoubleSpinBox::down-button, QDateTimeEdit::down-button {
    subcontrol-origin: border; subcontrol-position: bottom right; width: 26px; border: none; margin: 0 2px 2px 0;
}
QSpinBox::up-button:hover, QSpinBox::down-button:hover,
QDoubleSpinBox::up-button:hover, QDoubleSpinBox::down-button:hover {
    background: $pressed; border-radius: 5px;
}
QSpinBox::up-arrow, QDoubleSpinBox::up-arrow, QDateTimeEdit::up-arrow {
    image: url("$icons/chevron-up.svg"); width: 14px; height: 14px;
}
QSpinBox::down-arrow, QDoubleSpinBox::down-arrow, QDateTimeEdit::down-arrow {
    image: url("$icons/chevron-down.svg"); width: 14px; height: 14px;
}

QCheckBox, QRadioButton {
    spacing: 8px; min-height: ${row}px; padding: 0 6px 0 4px; border: 2px solid transparent; border-radius: 7px;
}
QCheckBox:focus, QRadioButton:focus { border-color: $accent; }
QCheckBox:disabled, QRadioButton:disabled { color: $disabled_ink; }
QCheckBox::indicator, QRadioButton::indicator {
    width: ${mark}px; height: ${mark}px; border: 1px solid $muted; background: $card;
}
QCheckBox::indicator { border-radius: 5px; }
QRadioButton::indicator { border-radius: ${mark_radius}px; }
QCheckBox::indicator:hover, QRadioButton::indicator:hover { background: $hover; }
QCheckBox::indicator:checked, QCheckBox::indicator:indeterminate { background: $accent; border-color: $accent; }
QCheckBox::indicator:checked { image: url("$icons/check.svg"); }
QCheckBox::indicator:indeterminate { image: url("$icons/dash.svg"); }
QRadioButton::indicator:checked {
    width: ${dot}px; height: ${dot}px; border: ${dot_border}px solid $accent; background: $on_accent;
}
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled { border-color: $line; background: $control; }
QCheckBox::indicator:checked:disabled { background: $disabled_ink; border-color: $disabled_ink; }
QRadioButton::indicator:checked:disabled { border-color: $disabled_ink; background: $control; }

QMenuBar { background: $card; }
QMenuBar::item { padding: 6px 10px; border-radius: 6px; }
QMenuBar::item:selected { background: $soft_accent; }
QMenu { background: $card; color: $ink; border: 1px solid $border; padding: 5px; }
QMenu::item { padding: 0 28px 0 12px; min-height: ${row}px; border-radius: 6px; }
QMenu::item:selected { background: $soft_accent; color: $ink; }
QMenu::item:disabled { color: $disabled_ink; }
QMenu::indicator { width: 16px; height: 16px; left: 8px; }
QMenu::item:checked { font-weight: 600; }
QMenu::indicator:checked { image: url("$icons/tick.svg"); }
QMenu::icon { left: 8px; }
QMenu::right-arrow { image: url("$icons/chevron-right.svg"); width: 14px; height: 14px; right: 6px; }
QMenu::separator { height: 1px; background: $line; margin: 5px 8px; }

QAbstractItemView { background: transparent; color: $ink; border: none; outline: none; gridline-color: $line; }
QAbstractItemView:disabled { color: $disabled_ink; }
QTreeView, QListView, QTableView { selection-background-color: $soft_accent; selection-color: $ink; }
QTreeView { show-decoration-selected: 1; }
QTreeView::item, QListView::item { height: ${row}px; padding: 0 4px; border: none; }
QTreeView::item:hover, QListView::item:hover, QTableView::item:hover { background: $hover; }
QTreeView::item:selected, QListView::item:selected, QTableView::item:selected { background: $soft_accent; color: $ink; }
QTreeView::branch:selected { background: $soft_accent; }
QTreeView::branch:hover:!selected { background: $hover; }
QTreeView::branch:has-children:closed { image: url("$icons/chevron-right.svg"); }
QTreeView::branch:has-children:open { image: url("$icons/chevron-down.svg"); }
QTableView::item { padding: 0 8px; border: none; border-bottom: 1px solid $line; }
QTreeView:focus, QListView:focus, QTableView:focus { border: 2px solid $accent; border-radius: ${radius}px; }
QTreeView, QListView, QTableView { border: 2px solid transparent; }
QListView[role="framed"]:focus { border: 2px solid transparent; }
QHeaderView { background: transparent; border: none; }
QHeaderView::section {
    background: transparent; color: $muted; border: none; border-bottom: 1px solid $line;
    padding: 0 11px; min-height: ${row}px; font-size: ${small}px; font-weight: 400;
}
QTableCornerButton::section { background: transparent; border: none; border-bottom: 1px solid $line; }

QScrollArea { background: transparent; border: none; }
QScrollArea[role="clear"] > QWidget > QWidget { background: transparent; }
QScrollBar { background: transparent; border: none; }
QScrollBar:vertical { width: 10px; margin: 0; }
QScrollBar:horizontal { height: 10px; margin: 0; }
QScrollBar::handle { background: $scroll; border-radius: 3px; margin: 2px; }
QScrollBar::handle:hover, QScrollBar::handle:pressed { background: $muted; }
QScrollBar::handle:vertical { min-height: 36px; }
QScrollBar::handle:horizontal { min-width: 36px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QSlider { min-height: ${row}px; border: 2px solid transparent; border-radius: 7px; }
QSlider:focus { border-color: $accent; }
QSlider:vertical { min-height: 80px; min-width: 28px; }
QSlider::groove:horizontal { height: 4px; border-radius: 2px; background: $border; margin: 0 4px; }
QSlider::sub-page:horizontal { background: $accent; border-radius: 2px; margin: 0 4px; }
QSlider::handle:horizontal { width: 18px; height: 18px; margin: -7px -4px; border-radius: 9px; background: $accent; }
QSlider::groove:vertical { width: 4px; border-radius: 2px; background: $border; }
QSlider::handle:vertical { width: 18px; height: 18px; margin: 0 -7px; border-radius: 9px; background: $accent; }
QSlider::handle:hover { background: $accent_hover; }
QSlider::handle:disabled, QSlider::sub-page:disabled { background: $disabled_ink; }

QProgressBar { background: $line; border: none; border-radius: 4px; min-height: 8px; max-height: 8px; }
QProgressBar::chunk { background: $accent; border-radius: 4px; }

QTabBar { qproperty-drawBase: 0; }
QTabBar::tab {
    background: transparent; color: $muted; border: 2px solid transparent; border-radius: ${radius}px;
    padding: 0 14px; min-height: ${inner_focus}px; margin-right: 8px; font-weight: 600;
}
QTabBar::tab:hover { background: $hover; color: $ink; }
QTabBar::tab:selected { background: $soft_accent; color: $accent; }
QTabBar::tab:selected:focus { border-color: $accent; }
QTabBar::tab:disabled { color: $disabled_ink; }
QTabWidget::pane { border: none; }

/* A hover rule here would repaint all that the splitter holds whenever the pointer comes and goes. */
QSplitter::handle { background: transparent; }
QSplitter::handle:horizontal { width: 12px; }
QSplitter::handle:vertical { height: 12px; }

QGroupBox { border: 1px solid $line; border-radius: ${radius}px; margin-top: 10px; padding: 10px; }
QGroupBox::title { subcontrol-origin: margin; left: 10px; padding: 0 4px; color: $muted; }
QStatusBar { background: $card; color: $muted; }
QToolTip { background: $tip; color: $on_tip; border: 1px solid $tip; padding: 5px 8px; font-size: ${small}px; }
"""
