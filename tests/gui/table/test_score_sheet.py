"""The score sheet: everything of a game on as many pages as it takes, nothing over an edge; and the game as files."""

import csv
import json
import re
from collections.abc import Callable
from datetime import datetime
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest
from game.shorthand import END, NAMES, RON_3900, draw, fold, ron, rules, tsumo
from PySide6.QtCore import QBuffer, QIODevice, QRect, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPageSize, QPainter, QPdfWriter
from PySide6.QtPrintSupport import QPrintDialog
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget
from pytestqt.qtbot import QtBot
from records.store_shorthand import opened

from mahjong_desktop.core.table import Adjustment, Chombo
from mahjong_desktop.game import Game
from mahjong_desktop.gui.controls.paint import text_width
from mahjong_desktop.gui.palette import LIGHT
from mahjong_desktop.gui.surroundings import Surroundings
from mahjong_desktop.gui.table.game_export import GameExport
from mahjong_desktop.gui.table.game_files import GAME_ENDING
from mahjong_desktop.gui.table.score_sheet import A4, FOOT, WIDTH, ScoreSheet
from mahjong_desktop.models.game_editor import GameEditor
from mahjong_desktop.models.game_keeper import GameKeeper
from mahjong_desktop.models.language import Language
from mahjong_desktop.models.result import Stakes
from mahjong_desktop.records.games import game_record
from mahjong_desktop.rules.registry import VARIANTS

BEGUN = datetime(2026, 11, 3, 18, 30)
LONG_NAMES = ("Maksymilian Brzęczyszczykiewicz", "W" * 60, "Ola", "Anna Maria Wesołowska-Dąbrowska")
EDGE = 40
"""Units of white around the page, to see what runs over."""


def _made(name: str, count: int, players: tuple[str, ...] = NAMES, end: bool = False) -> Game:
    """A game of about so many deals: East wins, others correct, nobody ends it but `end`."""
    wins = {"riichi": RON_3900, "taiwanese": {"tai": 12}, "japanese_classical": {"points": 38, "fan": 2}}[name]
    deals: list[Any] = [
        ron(0, 1 + number % 3, **wins)
        if number % 2
        else Adjustment((-1200, 400, 400, 400), "za długie myślenie nad ruchem")
        for number in range(count - end)
    ]
    made = fold(rules(name), players, [*deals, END] if end else deals)
    assert made.problem is None, made.problem
    return made


def _pages(sheet: ScoreSheet) -> list[QImage]:
    """Every page with a white edge around."""
    found = []
    for page in range(sheet.pages):
        image = QImage(QSize(WIDTH + 2 * EDGE, round(WIDTH * A4) + 2 * EDGE), QImage.Format.Format_RGB32)
        image.fill(QColor("magenta"))
        with QPainter(image) as painter:
            painter.translate(EDGE, EDGE)
            sheet.paint(painter, page)
        found.append(image)
    return found


def _runs_over(image: QImage) -> bool:
    """Whether anything is painted more than a smoothed line's breadth outside the page."""
    width, height, thin = image.width(), image.height(), EDGE - 3
    strips = (
        (0, 0, width, thin),
        (0, height - thin, width, thin),
        (0, 0, thin, height),
        (width - thin, 0, thin, height),
    )
    for strip in strips:
        found = image.copy(QRect(*strip))
        empty = QImage(found.size(), found.format())
        empty.fill(QColor("magenta"))
        if found != empty:
            return True
    return False


class Texts:
    """What is written, and where, in place of painting it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.written: list[tuple[str, QRectF, float]] = []
        original = ScoreSheet._text

        def note(sheet: ScoreSheet, painter: QPainter, box: QRectF, text: str, *rest: Any, **named: Any) -> None:
            original(sheet, painter, box, text, *rest, **named)
            self.written.append((text, QRectF(box), text_width(painter.font(), text)))

        monkeypatch.setattr(ScoreSheet, "_text", note)

    @property
    def texts(self) -> list[str]:
        return [text for text, _, _ in self.written]

    @property
    def cut(self) -> list[str]:
        return [text for text, box, width in self.written if width > box.width() + 0.5]


@pytest.fixture
def texts(monkeypatch: pytest.MonkeyPatch) -> Texts:
    return Texts(monkeypatch)


def _sheet(game: Game, around: Surroundings, stakes: Stakes | None = None) -> ScoreSheet:
    return ScoreSheet(game, BEGUN, around.language, stakes)


# --- what is on it


@pytest.mark.parametrize("name", VARIANTS)
def test_the_whole_game_is_on_it(around: Surroundings, texts: Texts, name: str) -> None:
    made = _made(name, 11, end=True)
    (page,) = _pages(_sheet(made, around))
    assert not _runs_over(page)
    words = around.language.words(name)
    polish = around.language.code == "pl"
    assert "Karta wyników" in texts.texts if polish else "Score sheet" in texts.texts
    assert any("3 listopada 2026" in text if polish else "November 3, 2026" in text for text in texts.texts)
    assert f"{words.text('name')} · {words.text('presets', made.ruleset.choice.preset, 'name')}" in texts.texts
    for player in NAMES:
        assert texts.texts.count(player) == 2, "in a box and above the ledger"
        assert any(re.fullmatch(rf"\d\. {player}", text) for text in texts.texts), "in the result"
    assert texts.texts.count(words.text("ledger", "end")) == 1
    assert ("Razem" if polish else "Total") in texts.texts
    assert texts.texts[-1] == "1 / 1"
    assert texts.cut == []


def test_every_deal_is_on_one_of_the_pages_and_in_order(around: Surroundings, texts: Texts) -> None:
    made = _made("taiwanese", 117)
    sheet = _sheet(made, around)
    pages = _pages(sheet)
    assert len(pages) == sheet.pages == 4
    assert not any(map(_runs_over, pages))
    results = [text for text in texts.texts if text.startswith("Ala") and text != "Ala"]
    assert len(results) == 58
    assert [text for text in texts.texts if re.fullmatch(r"\d / \d", text)] == ["1 / 4", "2 / 4", "3 / 4", "4 / 4"]
    assert texts.texts.count("Razem" if around.language.code == "pl" else "Total") == 1


@pytest.mark.parametrize("count", range(20, 30))
def test_the_totals_never_run_over_the_foot(language: Language, texts: Texts, count: int, fonts: None) -> None:
    sheet = ScoreSheet(_made("taiwanese", count), BEGUN, language)
    for image in _pages(sheet):
        assert not _runs_over(image)
    foot = WIDTH * A4 - FOOT
    below = [text for text, box, _ in texts.written if box.bottom() > foot + 0.5 and box.top() < foot - 0.5]
    assert below == []
    assert texts.texts.count("Total") == 1


@pytest.fixture
def language(qapp: Any) -> Any:
    return Language("en")


def test_uma_and_money(around: Surroundings, texts: Texts) -> None:
    made = fold(rules("riichi"), NAMES, [ron(1, 0, "1", **RON_3900), draw("0", "0"), Chombo(2), tsumo(2), END])
    assert made.problem is None
    _pages(_sheet(made, around, Stakes(amount=Decimal("2.5"), currency="zł")))
    assert "Uma" in texts.texts
    assert ("Pieniądze" if around.language.code == "pl" else "Money") in texts.texts
    assert sum("zł" in text for text in texts.texts) == 4
    assert texts.cut == []


def test_a_game_that_goes_on_and_one_that_has_not_begun(around: Surroundings, texts: Texts) -> None:
    for count in (0, 1, 2):
        texts.written.clear()
        (page,) = _pages(_sheet(_made("riichi", count), around))
        assert not _runs_over(page)
        assert not any(text.startswith("1. ") for text in texts.texts)
        assert (("Razem" if around.language.code == "pl" else "Total") in texts.texts) == (count > 0)


def test_names_of_any_length_run_into_nothing(around: Surroundings, texts: Texts) -> None:
    sheet = _sheet(_made("taiwanese", 60, LONG_NAMES, end=True), around)
    assert not any(map(_runs_over, _pages(sheet)))
    for text in texts.cut:
        assert any(part in text for name in LONG_NAMES for part in name.split()), text


def test_always_light_and_whatever_the_size_of_text(around: Surroundings) -> None:
    made = _made("riichi", 9, end=True)
    first = _pages(_sheet(made, around))
    around.theme.set_text_scale(1.5)
    try:
        assert _pages(_sheet(made, around)) == first
    finally:
        around.theme.set_text_scale(1.0)
    assert first[0].pixelColor(EDGE + 2, EDGE + 2) == QColor(LIGHT.card)


def test_a_page_of_any_shape(around: Surroundings) -> None:
    made = _made("taiwanese", 60, end=True)
    counts = [ScoreSheet(made, BEGUN, around.language, height=height).pages for height in (540, 700, 1035, 1187, 3000)]
    assert counts == sorted(counts, reverse=True)
    assert counts[-1] == 1
    assert ScoreSheet(made, BEGUN, around.language, height=10).pages == 32


def test_a_page_lying_on_its_side(around: Surroundings, texts: Texts) -> None:
    height = WIDTH / A4
    sheet = ScoreSheet(_made("taiwanese", 20, end=True), BEGUN, around.language, height=height)
    for page in range(sheet.pages):
        texts.written.clear()
        image = QImage(QSize(WIDTH, 2000), QImage.Format.Format_RGB32)
        with QPainter(image) as painter:
            sheet.paint(painter, page)
        assert all(box.bottom() <= height + 0.5 for _, box, _ in texts.written)
        foot = height - FOOT
        assert [text for text, box, _ in texts.written if box.bottom() > foot + 0.5 > box.top() + 1] == []


def test_a_pdf_has_a_page_for_each(around: Surroundings) -> None:
    sheet = _sheet(_made("taiwanese", 70), around)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    with QPainter(writer) as painter:
        scale = painter.viewport().width() / WIDTH
        painter.scale(scale, scale)
        for page in range(sheet.pages):
            if page:
                assert writer.newPage()
            sheet.paint(painter, page)
    assert _page_count(bytes(buffer.data().data())) == sheet.pages == 3


def _page_count(pdf: bytes) -> int:
    return len(re.findall(rb"/Type\s*/Page\b", pdf))


# --- the game as a file and on paper


@pytest.fixture
def export(around: Surroundings, tmp_path: Path, qtbot: QtBot) -> Any:
    store = opened(tmp_path / "store")
    keeper = GameKeeper(store, lambda: BEGUN)
    games = GameEditor(keeper)
    window = QWidget()
    qtbot.addWidget(window)
    yield GameExport(games, keeper, around, window), games
    store.close()


def _start(games: GameEditor, count: int = 3) -> Game:
    assert games.start(rules("taiwanese"), ("Żaneta", "B/o", "Cao", "Dag"))
    for number in range(count):
        assert games.add(ron(0, 1 + number % 3, tai=9))
    assert games.game is not None
    return games.game


SAVES: list[tuple[Callable[[GameExport], None], str]] = [
    (GameExport.save_json, ".json"),
    (GameExport.save_csv, ".csv"),
    (GameExport.save_pdf, ".pdf"),
]


@pytest.mark.parametrize(("save", "ending"), SAVES)
def test_saved(
    export: Any, save: Any, ending: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, around: Surroundings
) -> None:
    exporter, games = export
    game = _start(games, 40)
    proposed: list[str] = []
    for chosen in (tmp_path / "out", tmp_path / f"out{ending.upper()}"):

        def answer(parent: Any, title: str, name: str, kinds: str, chosen: Path = chosen) -> tuple[str, str]:
            proposed.append(name)
            return str(chosen), ""

        monkeypatch.setattr(QFileDialog, "getSaveFileName", answer)
        save(exporter)
    assert proposed == [f"2026-11-03 Żaneta B o Cao Dag{GAME_ENDING if ending == '.json' else ending}"] * 2
    data = (tmp_path / f"out{ending}").read_bytes()
    assert (tmp_path / f"out{ending.upper()}").exists()
    if ending == ".json":
        assert json.loads(data) == game_record(game)
    elif ending == ".csv":
        separator = ";" if around.language.code == "pl" else ","
        assert len(list(csv.reader(data.decode("utf-8-sig").splitlines(), delimiter=separator))) == 41
    else:
        assert _page_count(data) == 2


@pytest.mark.parametrize(("save", "ending"), SAVES)
def test_a_file_that_cannot_be_written_is_told(
    export: Any, save: Any, ending: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, around: Surroundings
) -> None:
    exporter, games = export
    _start(games)
    said: list[str] = []
    path = tmp_path / "no such folder" / f"x{ending}"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    monkeypatch.setattr(QMessageBox, "warning", lambda parent, title, text: said.append(text))
    save(exporter)
    start = "Nie można zapisać pliku" if around.language.code == "pl" else "The file"
    assert len(said) == 1
    assert said[0].startswith(start)
    assert str(path) in said[0]


@pytest.mark.parametrize(("save", "ending"), SAVES)
def test_no_game_or_no_file(export: Any, save: Any, ending: str, monkeypatch: pytest.MonkeyPatch) -> None:
    exporter, games = export
    asked: list[int] = []

    def answer(*_: Any) -> tuple[str, str]:
        asked.append(1)
        return "", ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", answer)
    save(exporter)
    assert asked == []
    _start(games)
    save(exporter)
    assert asked == [1]


@pytest.mark.parametrize("agreed", [True, False])
def test_printed(export: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, agreed: bool) -> None:
    exporter, games = export
    exporter.print_out()
    _start(games, 40)
    path = tmp_path / "printed.pdf"

    def answer(dialog: QPrintDialog) -> int:
        dialog.printer().setOutputFileName(str(path))
        return int(agreed)

    monkeypatch.setattr(QPrintDialog, "exec", answer)
    exporter.print_out()
    assert path.exists() == agreed
    assert not agreed or _page_count(path.read_bytes()) == 2
