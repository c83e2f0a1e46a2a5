"""`mahjong-desktop replay` from outside: games in, one answer a line, the same exit statuses as `score`."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

GAME = {
    "ruleset": "riichi",
    "players": ["Żaneta", "B", "C", "D"],
    "deals": [{"type": "win", "wins": [{"winner": 1, "from": 0, "value": {"han": 3, "fu": 40}}]}, {"type": "end"}],
}
OVER = {**GAME, "deals": [*GAME["deals"], {"type": "end"}]}
LINES = "\n".join(json.dumps(one, ensure_ascii=False) for one in (GAME, OVER)).encode()


@pytest.mark.parametrize("by_file", [True, False])
def test_games_from_a_file_or_standard_input(command_line: Callable[..., Any], tmp_path: Path, by_file: bool) -> None:
    file = tmp_path / "gry ż.jsonl"
    file.write_bytes(LINES)
    status, out, err = command_line("replay", str(file) if by_file else "-", data=b"" if by_file else LINES)
    assert (status, err, out.isascii()) == (1, "", True)
    first, second = map(json.loads, out.splitlines())
    assert (first["ok"], first["finished"], first["final"]["ranking"]) == (True, True, [1, 2, 3, 0])
    assert (second["ok"], second["error"]["code"], second["error"]["deal"]) == (False, "game_over", 2)
    assert second["deals"] == first["deals"]


def test_every_game_replayed(command_line: Callable[..., Any]) -> None:
    status, out, _ = command_line("replay", "-", data=json.dumps([GAME, GAME]).encode())
    assert (status, len(out.splitlines())) == (0, 2)
    assert command_line("replay", "-", data=b"") == (0, "", "")


@pytest.mark.parametrize(("language", "words"), [("en", "The game is over"), ("pl", "Gra już się skończyła")])
def test_sentences_are_in_the_language(command_line: Callable[..., Any], language: str, words: str) -> None:
    out = command_line("replay", "-", "--lang", language, data=json.dumps(OVER).encode()).out
    assert words in json.loads(out)["error"]["message"]


@pytest.mark.parametrize(
    "arguments", [("replay",), ("replay", "a", "b"), ("replay", "-", "--hand", "1m"), ("replay", "--lang", "de", "-")]
)
def test_wrong_calls(command_line: Callable[..., Any], arguments: tuple[str, ...]) -> None:
    status, out, err = command_line(*arguments)
    assert (status, out) == (2, "")
    assert "usage: mahjong-desktop" in err


def test_file_that_cannot_be_read_is_named(command_line: Callable[..., Any]) -> None:
    assert command_line("replay", "no such.json") == (
        2,
        "",
        "The file no such.json cannot be read: No such file or directory.\n",
    )


def test_own_process() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "mahjong_desktop", "replay", "-"],
        input=LINES + b"\n\xff",
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (1, b"")
    assert [json.loads(line)["ok"] for line in done.stdout.splitlines()] == [True, False, False]
