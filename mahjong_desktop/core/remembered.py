"""An answer worked out when first asked for, and kept with the value it is about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar, overload

AnswerT = TypeVar("AnswerT")


class remembered(Generic[AnswerT]):  # noqa: N801  # a decorator
    """What `functools.cached_property` does from Python 3.12 on: without the lock that costs more than most answers."""

    def __init__(self, question: Callable[[Any], AnswerT]) -> None:
        self._question = question
        self._name = question.__name__
        self.__doc__ = question.__doc__

    @overload
    def __get__(self, value: None, owner: type) -> remembered[AnswerT]: ...

    @overload
    def __get__(self, value: object, owner: type) -> AnswerT: ...

    def __get__(self, value: object | None, owner: type) -> AnswerT | remembered[AnswerT]:
        if value is None:
            return self
        answer = self._question(value)
        # a frozen value refuses to be told anything itself
        object.__setattr__(value, self._name, answer)
        return answer
