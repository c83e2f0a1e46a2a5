"""Shape questions: what a row found, as a value."""

from rules.taiwanese.shorthand import score

from mahjong_desktop.core.found import OfGroups


def test_what_a_row_found_is_a_value_like_any_other() -> None:
    text = "44m 23p (678p) (345s) (777s) (333z) +1p"
    of_groups = [[line.found for line in score(text).patterns if isinstance(line.found, OfGroups)] for _ in range(2)]
    assert of_groups[0]
    for found, same in zip(*of_groups, strict=True):
        assert found == same
        assert found != tuple(found)
        assert (hash(found), repr(found)) == (hash(same), repr(same))
        assert (found[0], len(found)) == (next(iter(found)), len(tuple(found)))
