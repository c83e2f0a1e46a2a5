"""Answers that are worked out once."""

from mahjong_desktop.core.remembered import remembered


class Asked:
    """Counts how often it is asked."""

    times = 0

    @remembered
    def answer(self) -> int:
        """The answer."""
        self.times += 1
        return 42


def test_an_answer_is_worked_out_once_for_each_value() -> None:
    one, other = Asked(), Asked()
    assert (one.answer, one.answer, other.answer) == (42, 42, 42)
    assert (one.times, other.times) == (1, 1)


def test_the_class_knows_the_question() -> None:
    assert Asked.answer.__doc__ == "The answer."
