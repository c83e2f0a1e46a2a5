"""A deal of a game in words: which it was, how it ended, what the hands were worth."""

from __future__ import annotations

from collections.abc import Collection

from mahjong_desktop.core.scores import Score
from mahjong_desktop.core.table import (
    PLAYERS,
    Adjustment,
    Chombo,
    Deal,
    DrawDeal,
    DrawKind,
    GameEnd,
    Played,
    Player,
    TableState,
    WinDeal,
)
from mahjong_desktop.help import Words
from mahjong_desktop.models.numbers import signed
from mahjong_desktop.models.summary import headline, total


class DealTexts:
    """Speaks of the deals of one game: its players by their names, in the variant's words."""

    def __init__(self, words: Words, players: tuple[str, ...], tenpai: bool) -> None:
        self._words = words
        self._players = players
        self._tenpai = tenpai

    def deal(self, state: TableState) -> str:
        """Which deal it was: "East 2 · 1 honba"."""
        return self.deal_forms(state)[0]

    def deal_forms(self, state: TableState) -> tuple[str, ...]:
        """The same in three lengths."""
        whole = f"{self._words.wind(state.round_wind)} {state.number}"
        letter = f"{self._words.text('wind_letters', state.round_wind.id)}{state.number}"
        count = state.honba or state.repeats
        if not count:
            return whole, whole, letter
        # without counters nothing on the table tells the deals of the same East apart
        said = self._words.text("ledger", "honba" if state.honba else "repeat", count=count)
        return f"{whole} · {said}", f"{whole} · {count}", f"{letter} · {count}"

    def result(self, deal: Deal) -> str:
        """How it ended: "Celina from Darek"."""
        words = self._words
        match deal:
            case WinDeal(source=None):
                return words.text("ledger", "self_draw", winner=self._names(deal.winners))
            case WinDeal(source=int(source)):
                winners = self._names(deal.winners)
                return words.text("ledger", "discard", winners=winners, source=self._players[source])
            case DrawDeal():
                return self._draw(deal)
            case Chombo():
                return words.text("ledger", "chombo", name=self._players[deal.player])
            case Adjustment():
                note = " ".join(deal.note.split())
                return words.text("ledger", "noted", note=note) if note else words.text("ledger", "correction")
            case GameEnd():
                return words.text("ledger", "end")
        raise AssertionError(deal)

    def _draw(self, deal: DrawDeal) -> str:
        words = self._words
        if deal.kind is not DrawKind.EXHAUSTIVE:
            return words.text("draws", deal.kind.value)
        if deal.nagashi:
            return f"{words.text('draws', 'nagashi')}: {self._names(deal.nagashi)}"
        if not self._tenpai:
            return words.text("ledger", "draw")
        if len(deal.tenpai) in (0, len(PLAYERS)):
            return words.text("ledger", "all_ready" if deal.tenpai else "nobody_ready")
        return words.text("ledger", "ready", names=self._names(deal.tenpai))

    def riichi(self, deal: Deal) -> str:
        """Whose deposits stood, if any did."""
        if not isinstance(deal, WinDeal | DrawDeal) or not deal.riichi:
            return ""
        return self._words.text("ledger", "riichi", names=self._names(deal.riichi))

    def _names(self, players: Collection[Player]) -> str:
        """Several names: winners as they were entered, others by their seats."""
        ordered = players if isinstance(players, tuple) else sorted(players)
        return ", ".join(self._players[player] for player in ordered)

    def value_forms(self, played: Played) -> tuple[str, ...]:
        """What the hands were worth and what the table added, in four lengths; nothing where nobody won."""
        if isinstance(played.deal, Adjustment):
            return (self._counters(played.deal),)
        forms = [self._win_forms(score) for score in played.wins]
        return tuple(" / ".join(form) for form in zip(*forms, strict=True)) if forms else ("",)

    def _win_forms(self, score: Score) -> tuple[str, ...]:
        extras = [units for _, units in score.settlement.extras]
        whole = headline(score, self._words)
        short = whole if score.total is None else total(score)
        added = "".join(f" {signed(units)}" for units in extras)
        together = f" {signed(sum(extras))}" if extras else ""
        more = " +…" if extras else ""
        return f"{whole}{added}", f"{short}{added}", f"{short}{together}", f"{short}{more}"

    def _counters(self, deal: Adjustment) -> str:
        """What a correction sets the counters to."""
        counts = (("honba", deal.honba), ("riichi_sticks", deal.sticks))
        name = self._words.text
        return " · ".join(f"{name('counters', key, 'name')}: {count}" for key, count in counts if count is not None)

    def value_lines(self, played: Played) -> str:
        """The same for a tool tip: a line for each winner, and one for each thing that the table adds."""
        lines = []
        for score in played.wins:
            lines.append(headline(score, self._words))
            lines += [f"{self._words.row(name)} {signed(units)}" for name, units in score.settlement.extras]
        return "\n".join(lines) or self.value_forms(played)[0]
