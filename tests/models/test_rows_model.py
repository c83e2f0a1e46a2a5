"""RowsModel: after every change it equals the list, and its signals tell exactly what changed."""

from collections.abc import Sequence

from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt

from mahjong_desktop.models.rows_model import ITEM_ROLE, RowsModel

from .conftest import Watch

RELAXED = settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None, max_examples=150)
lists = st.lists(st.integers(0, 3), max_size=7)


class Follower:
    """A copy of a model's rows, kept up to date from its signals alone."""

    def __init__(self, model: RowsModel[int]) -> None:
        self.model = model
        self.copy = list(model.rows)
        self.told: list[tuple[str, int, int]] = []
        model.rowsInserted.connect(self._insert)
        model.rowsRemoved.connect(self._remove)
        model.dataChanged.connect(self._change)
        model.modelReset.connect(lambda: self.told.append(("reset", 0, 0)))

    def _read(self, first: int, last: int) -> list[int]:
        return [self.model.index(row).data(ITEM_ROLE) for row in range(first, last + 1)]

    def _insert(self, parent: QModelIndex, first: int, last: int) -> None:
        self.told.append(("insert", first, last))
        self.copy[first:first] = self._read(first, last)
        assert len(self.copy) == self.model.rowCount()

    def _remove(self, parent: QModelIndex, first: int, last: int) -> None:
        self.told.append(("remove", first, last))
        del self.copy[first : last + 1]
        assert len(self.copy) == self.model.rowCount()

    def _change(self, first: QModelIndex, last: QModelIndex) -> None:
        self.told.append(("change", first.row(), last.row()))
        self.copy[first.row() : last.row() + 1] = self._read(first.row(), last.row())


def common(one: Sequence[int], other: Sequence[int]) -> int:
    equal = [a == b for a, b in zip(one, other, strict=False)]
    return equal.index(False) if False in equal else len(equal)


def check_told(told: list[tuple[str, int, int]], old: list[int], new: list[int]) -> None:
    """No more is told than what lies between the equal rows at both ends."""
    head = common(old, new)
    tail = common(old[head:][::-1], new[head:][::-1])
    lost, won = len(old) - head - tail, len(new) - head - tail
    assert [name for name, _, _ in told] == ["remove"] * (lost > won) + ["insert"] * (won > lost) + ["change"] * (
        min(lost, won) > 0
    )
    for name, first, last in told:
        assert (first, last + 1) == {
            "remove": (head + won, head + lost),
            "insert": (head + lost, head + won),
            "change": (head, head + min(lost, won)),
        }[name]


@RELAXED
@given(steps=st.lists(lists, min_size=1, max_size=6))
@example(steps=[[1, 2, 3], [1, 3], [1, 2, 3], [], [0], [0]])
@example(steps=[[1, 1, 1], [1, 1], [1, 1, 1, 1]])
def test_signals_tell_exactly_what_changed(watch: Watch, steps: list[list[int]]) -> None:
    model: RowsModel[int] = RowsModel()
    watch(model)
    follower = Follower(model)
    before: list[int] = []
    for rows in steps:
        follower.told.clear()
        model.set_rows(rows)
        assert list(model.rows) == rows == follower.copy
        check_told(follower.told, before, rows)
        before = rows


@RELAXED
@given(old=lists, new=lists)
def test_untouched_rows_keep_their_persistent_indexes(watch: Watch, old: list[int], new: list[int]) -> None:
    model: RowsModel[int] = RowsModel()
    watch(model)
    model.set_rows(old)
    kept = [QPersistentModelIndex(model.index(row)) for row in range(len(old))]
    head = common(old, new)
    tail = common(old[head:][::-1], new[head:][::-1])
    model.set_rows(new)
    assert [index.row() for index in kept[:head]] == list(range(head))
    assert [index.row() for index in kept[len(old) - tail :]] == list(range(len(new) - tail, len(new)))
    assert sum(index.isValid() for index in kept) == min(len(old), len(new))


def test_roles_and_foreign_indexes(watch: Watch) -> None:
    model: RowsModel[int] = RowsModel()
    other: RowsModel[int] = RowsModel()
    watch(model, other)
    model.set_rows([7, 8])
    other.set_rows([1, 2, 3])
    roles = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, ITEM_ROLE, Qt.ItemDataRole.ToolTipRole)
    assert [model.index(1).data(role) for role in roles] == ["8", "8", 8, None]
    assert model.data(other.index(2), ITEM_ROLE) is None
    assert model.data(QModelIndex(), ITEM_ROLE) is None
    assert model.rowCount(model.index(0)) == 0


def test_refresh_covers_every_row_and_nothing_where_there_is_none() -> None:
    model: RowsModel[int] = RowsModel()
    follower = Follower(model)
    model.refresh()
    assert follower.told == []
    model.set_rows([1, 2, 3])
    follower.told.clear()
    model.refresh()
    assert follower.told == [("change", 0, 2)]
