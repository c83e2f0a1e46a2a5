"""Reading photos in a thread of their own, one at a time; what comes of it is told in the window's."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from threading import Event
from typing import TYPE_CHECKING, Any, TypeAlias

from PySide6.QtCore import QObject, Signal

from mahjong_desktop.core.errors import MahjongError
from mahjong_desktop.gui.photo.sources import Source, load
from mahjong_desktop.vision.errors import Cancelled

if TYPE_CHECKING:
    from mahjong_desktop.vision.pictures import Picture
    from mahjong_desktop.vision.taught import TaughtSet

Taught: TypeAlias = "Callable[[], TaughtSet | None]"
"""The set to read with is loaded in the other thread, with numpy."""


class PhotoWork(QObject):
    """One photo at a time: a new one, `cancel` or `close` gives up the one before, of which nothing more is heard."""

    progressed = Signal(float)
    """How much is done, from 0 to 1."""
    opened = Signal(object)
    """The Picture, before it is read."""
    read = Signal(object)
    """The PhotoReading: all is done."""
    failed = Signal(object)
    """The MahjongError or OSError why there is none."""
    _told = Signal(object, object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._threads: ThreadPoolExecutor | None = None
        self._given_up = Event()
        self._busy = False
        # told in another thread: the signal brings it over
        self._told.connect(self._hear)

    @property
    def busy(self) -> bool:
        """Whether a photo is being read."""
        return self._busy

    def open(self, source: Source, taught: Taught) -> None:
        """Read the photo from a file or the clipboard."""
        self._start(lambda: load(source), taught)

    def read_again(self, picture: Picture, taught: Taught) -> None:
        """Read a picture that is open already, with another set."""
        self._start(lambda: picture, taught)

    def cancel(self) -> None:
        """Give it up; the thread notices soon."""
        self._given_up.set()
        self._busy = False

    def close(self) -> None:
        """Give it up, and wait until the thread has noticed."""
        self.cancel()
        threads, self._threads = self._threads, None
        if threads is not None:
            threads.shutdown(wait=True)

    def _start(self, get: Callable[[], Picture], taught: Taught) -> None:
        self.cancel()
        self._given_up = Event()
        self._busy = True
        if self._threads is None:
            self._threads = ThreadPoolExecutor(max_workers=1, thread_name_prefix="photo")
        job = self._threads.submit(self._work, self._given_up, get, taught)
        job.add_done_callback(partial(self._told.emit, self._given_up, self._end))

    def _work(self, given_up: Event, get: Callable[[], Picture], taught: Taught) -> Any:
        """In the other thread, where numpy is loaded as well."""
        from mahjong_desktop.vision.reading import read_photo

        def tell(signal: Any, value: object) -> None:
            if not given_up.is_set():
                self._told.emit(given_up, signal.emit, value)

        if given_up.is_set():
            raise Cancelled
        picture = get()
        tell(self.opened, picture)
        return read_photo(picture, taught(), report=lambda done: tell(self.progressed, done), cancelled=given_up.is_set)

    def _hear(self, given_up: Event, tell: Callable[[Any], None], value: object) -> None:
        if given_up is self._given_up and not given_up.is_set():
            tell(value)

    def _end(self, job: Future[Any]) -> None:
        self._busy = False
        try:
            # a mistake of ours comes out here, and not unheard in the other thread
            reading = job.result()
        except (MahjongError, OSError) as error:
            self.failed.emit(error)
        else:
            self.read.emit(reading)
