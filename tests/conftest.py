"""Fixtures that several folders of tests share."""

import io
from collections.abc import Callable
from typing import NamedTuple

import pytest

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
