"""The controls that pages are made of. They have no words of their own: all text comes, translated, from the pages."""

from mahjong_desktop.gui.controls.bar import Bar
from mahjong_desktop.gui.controls.card import Card
from mahjong_desktop.gui.controls.chip import Chip
from mahjong_desktop.gui.controls.felt_panel import FeltPanel
from mahjong_desktop.gui.controls.flow_layout import FlowLayout
from mahjong_desktop.gui.controls.headline import Headline
from mahjong_desktop.gui.controls.one_of import OneOf
from mahjong_desktop.gui.controls.payment_card import Outcome, PaymentCard
from mahjong_desktop.gui.controls.payment_row import PaymentRow
from mahjong_desktop.gui.controls.popup_button import PopupButton
from mahjong_desktop.gui.controls.reset_button import ResetButton
from mahjong_desktop.gui.controls.segmented_choice import SegmentedChoice
from mahjong_desktop.gui.controls.stepper import Stepper
from mahjong_desktop.gui.controls.switch import Switch

__all__ = [
    "Bar",
    "Card",
    "Chip",
    "FeltPanel",
    "FlowLayout",
    "Headline",
    "OneOf",
    "Outcome",
    "PaymentCard",
    "PaymentRow",
    "PopupButton",
    "ResetButton",
    "SegmentedChoice",
    "Stepper",
    "Switch",
]
