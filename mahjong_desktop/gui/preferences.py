"""What a person likes, kept between runs."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QObject, QSettings, Signal

LEAST_SCALE, MOST_SCALE = 0.6, 1.4


class Preferences(QObject):
    """Reads and writes the settings file; `changed` when the look of tiles shall change."""

    changed = Signal()
    one_window_changed = Signal(bool)

    def __init__(self, settings: QSettings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings

    @property
    def tile_scale(self) -> float:
        """The size of tiles, 1.0 by default."""
        value = self._settings.value("tiles/scale", 1.0, float)
        assert isinstance(value, float)
        return min(MOST_SCALE, max(LEAST_SCALE, value))

    def set_tile_scale(self, scale: float) -> None:
        """Make tiles larger or smaller."""
        self._settings.setValue("tiles/scale", scale)
        self.changed.emit()

    @property
    def corner_indices(self) -> bool:
        """Whether tiles show a number or letter in the corner."""
        return bool(self._settings.value("tiles/corner_indices", False, bool))

    def set_corner_indices(self, shown: bool) -> None:
        """Show or hide them."""
        self._settings.setValue("tiles/corner_indices", shown)
        self.changed.emit()

    @property
    def touch(self) -> bool:
        """Whether controls are as high as a finger needs."""
        return bool(self._settings.value("touch", False, bool))

    def set_touch(self, touch: bool) -> None:
        """Remember for whom controls are made: fingers or the mouse."""
        self._settings.setValue("touch", touch)

    @property
    def one_window(self) -> bool:
        """Whether a second start shall only bring the first window to the front."""
        return bool(self._settings.value("one_window", False, bool))

    def set_one_window(self, wanted: bool) -> None:
        """One window for all starts, or one each."""
        self._settings.setValue("one_window", wanted)
        self.one_window_changed.emit(wanted)

    def text(self, key: str, default: str = "") -> str:
        """A remembered word: language, theme, variant, preset."""
        value = self._settings.value(key, default, str)
        assert isinstance(value, str)
        return value

    def set_text(self, key: str, value: str) -> None:
        """Remember a word."""
        self._settings.setValue(key, value)

    def state(self, key: str) -> QByteArray:
        """The remembered geometry of a window or splitter; empty at first."""
        value = self._settings.value(key, QByteArray())
        return value if isinstance(value, QByteArray) else QByteArray()

    def set_state(self, key: str, state: QByteArray) -> None:
        """Remember a geometry."""
        self._settings.setValue(key, state)
