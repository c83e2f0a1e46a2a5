"""The line of states behind undo and redo."""

from pytestqt.qtbot import QtBot

from mahjong_desktop.models.history import History


def test_states_come_and_go(qtbot: QtBot) -> None:
    history = History("a")
    said: list[tuple[str, object]] = []
    history.moved.connect(lambda: said.append(("moved", history.state)))
    history.can_undo_changed.connect(lambda can: said.append(("undo", can)))
    history.can_redo_changed.connect(lambda can: said.append(("redo", can)))
    history.undo()
    history.redo()
    assert said == []
    history.push("b")
    assert said == [("moved", "b"), ("undo", True)]
    said.clear()
    history.push("c")
    assert said == [("moved", "c")]
    said.clear()
    history.undo()
    assert said == [("moved", "b"), ("redo", True)]
    said.clear()
    history.go_to(0)
    assert said == [("moved", "a"), ("undo", False)]
    history.go_to(5)
    history.go_to(-1)
    assert (history.index(), history.count()) == (0, 2)


def test_a_new_state_takes_the_place_of_those_undone(qtbot: QtBot) -> None:
    history = History(1)
    for state in (2, 3, 4):
        history.push(state)
    history.go_to(1)
    history.push(9)
    assert (history.state, history.count(), history.can_redo()) == (9, 2, False)
    history.undo()
    assert history.state == 2


def test_clear_keeps_the_present_state(qtbot: QtBot) -> None:
    history = History("a")
    history.push("b")
    history.push("c")
    history.undo()
    history.clear()
    assert (history.state, history.count(), history.can_undo(), history.can_redo()) == ("b", 0, False, False)
