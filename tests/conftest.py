"""Fixtures that several folders of tests share."""

import io
import sys
from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest
from PySide6.QtCore import QLocale

from mahjong_desktop import cli


class Outcome(NamedTuple):
    """What a call of the command line left behind."""

    status: int
    out: str
    err: str


@pytest.fixture
def command_line(capsys: pytest.CaptureFixture[str]) -> Callable[..., Outcome]:
    """Runs the command line in this process: `command_line("score", "-", data=b"…")`."""

    def run(*arguments: str, data: bytes = b"") -> Outcome:
        out, err = io.StringIO(), io.StringIO()
        status = cli.main(arguments, io.BytesIO(data), out, err)
        captured = capsys.readouterr()
        return Outcome(status, out.getvalue() + captured.out, err.getvalue() + captured.err)

    return run


@pytest.fixture
def untraced() -> Iterator[None]:
    """Without coverage looking on, for long searches that it would slow down several times."""
    trace = sys.gettrace()
    sys.settrace(None)
    yield
    sys.settrace(trace)


@pytest.fixture
def plain_numbers() -> Iterator[None]:
    """Numbers without groups, whichever language another test has left behind."""
    before = QLocale()
    QLocale.setDefault(QLocale.c())
    yield
    QLocale.setDefault(before)
