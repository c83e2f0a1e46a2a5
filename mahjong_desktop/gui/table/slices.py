"""Long work in slices between which the window lives on."""

from __future__ import annotations

from collections.abc import Generator
from time import perf_counter
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

SLICE = 0.02
"""Seconds of work at a time: a window that answers so late is felt to answer at once."""

Work = Generator[Any, None, None]


class Slices(QObject):
    """Runs one generator at a time. What a step yields comes with `stepped`, how it ended with one of the others."""

    stepped = Signal(object)
    done = Signal()
    stopped = Signal()
    """Somebody wanted it so."""
    failed = Signal(object)
    """One of the errors that were to be expected."""

    def __init__(self, *errors: type[Exception], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._errors = errors
        self._work: Work | None = None
        self._clock = QTimer(self)
        self._clock.setInterval(0)
        self._clock.timeout.connect(self._run)

    @property
    def busy(self) -> bool:
        """Whether there is work under way."""
        return self._work is not None

    def start(self, work: Work) -> None:
        """Begin; nothing else must be under way."""
        assert self._work is None
        self._work = work
        self._clock.start()

    def stop(self) -> None:
        """Leave it at what is done."""
        if self.busy:
            self._let_go()
            self.stopped.emit()

    def _run(self) -> None:
        until = perf_counter() + SLICE
        while self._work is not None and perf_counter() < until:
            try:
                step = next(self._work)
            except StopIteration:
                self._let_go()
                self.done.emit()
            except self._errors as error:
                self._let_go()
                self.failed.emit(error)
            except BaseException:
                # nobody shall run into a mistake of ours again and again
                self._let_go()
                raise
            else:
                self.stepped.emit(step)

    def _let_go(self) -> None:
        """The generator lets go of its files now, not when somebody collects it."""
        self._clock.stop()
        work, self._work = self._work, None
        if work is not None:
            work.close()
