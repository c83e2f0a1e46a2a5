"""Clicks, touches and keys that a hand takes, against the targets."""

import pytest

from tests.entry_counts import HANDS, ORPHANS, Entered, Hands, table

from .player import Player


@pytest.mark.parametrize(
    ("variant", "hand"),
    [pytest.param(variant, hand, id=f"{variant}-{hand.name}") for variant, hands in HANDS.items() for hand in hands],
)
def test_a_hand_is_entered_quickly(player: Player, variant: str, hand: Entered) -> None:
    counted = Hands(player).counted(variant, hand)
    # thirteen kinds of tiles are thirteen clicks, and one for the pair
    assert counted.misses() == (["clicks", "touches"] if hand.name == ORPHANS else []), table([counted])
