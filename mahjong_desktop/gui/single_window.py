"""One window for all starts: a second start hands its file to the first window and ends."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING
from zlib import crc32

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    # only those load it who want it
    from PySide6.QtNetwork import QLocalServer, QLocalSocket

PATIENCE = 2000
"""Milliseconds that the first window may take to answer; one that hangs is not waited for."""
MOST_BYTES = 64 * 1024
ACTIVATION = "XDG_ACTIVATION_TOKEN"
"""With it a desktop on Wayland lets the window come to the front."""


def _meeting_place(settings: str) -> str:
    """Where the starts of one person meet: known by the place of their settings file."""
    name = f"mahjong-desktop-{crc32(settings.encode()):08x}"
    runtime = os.environ.get("XDG_RUNTIME_DIR", "")
    return str(Path(runtime, name)) if runtime and sys.platform != "win32" else name


class SingleWindow(QObject):
    """The first start listens, later ones call. `called` brings the file to open, or None."""

    called = Signal(object)

    def __init__(self, settings: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._place = _meeting_place(settings)
        self._server: QLocalServer | None = None

    def call(self, file: Path | None) -> bool:
        """Hand the file to the first window; False: there is none, or it does not answer."""
        if not self._may_be_met():
            return False
        from PySide6.QtNetwork import QLocalSocket

        socket = QLocalSocket()
        socket.connectToServer(self._place)
        if not socket.waitForConnected(PATIENCE):
            return False
        message = {"file": "" if file is None else str(file.absolute()), "token": os.environ.get(ACTIVATION, "")}
        socket.write(json.dumps(message).encode() + b"\n")
        return socket.waitForReadyRead(PATIENCE) and bytes(socket.readAll().data()) == b"ok\n"

    def _may_be_met(self) -> bool:
        """Whether there is any use in calling. A socket in a folder can be seen, sooner than the network is loaded."""
        return not Path(self._place).is_absolute() or Path(self._place).exists()

    def follow(self, wanted: bool) -> None:
        """Listen, or leave every start its own window."""
        if wanted:
            self.listen()
        elif self._server is not None:
            self._server.close()
            self._server.deleteLater()
            self._server = None

    def listen(self) -> bool:
        """Be the first window; False: another one is."""
        from PySide6.QtNetwork import QLocalServer

        if self._server is not None:
            return True
        if self._somebody_is_there():
            return False
        server = QLocalServer(self)
        server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        # left by a window that ended without clearing it away
        QLocalServer.removeServer(self._place)
        if not server.listen(self._place):
            server.deleteLater()
            return False
        server.newConnection.connect(self._hear)
        self._server = server
        return True

    def _somebody_is_there(self) -> bool:
        """Whether another window listens; a server of Qt's would only take its place."""
        if not self._may_be_met():
            return False
        from PySide6.QtNetwork import QLocalSocket

        socket = QLocalSocket()
        socket.connectToServer(self._place)
        return socket.waitForConnected(PATIENCE)

    def _hear(self) -> None:
        assert self._server is not None
        caller = self._server.nextPendingConnection()
        caller.readyRead.connect(lambda: self._read(caller))
        caller.disconnected.connect(caller.deleteLater)
        self._read(caller)

    def _read(self, caller: QLocalSocket) -> None:
        if not caller.canReadLine():
            if caller.bytesAvailable() > MOST_BYTES:
                caller.abort()
            return
        try:
            message = json.loads(bytes(caller.readLine().data()))
            file, token = str(message["file"]), str(message["token"])
        except (ValueError, KeyError, TypeError):
            caller.abort()
            return
        caller.write(b"ok\n")
        caller.flush()
        if token:
            os.environ[ACTIVATION] = token
        self.called.emit(Path(file) if file else None)
