"""Entering a deal at the table: who won from whom, with which hand, and what comes of it before it is saved."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from mahjong_desktop.core.drafts import Draft
from mahjong_desktop.core.errors import MahjongError
from mahjong_desktop.core.table import Amounts, Deal, DrawKind, Played, Player, TableState, WinnerOfDeal, WonHand
from mahjong_desktop.core.values import changed
from mahjong_desktop.game import Game, preview
from mahjong_desktop.models.deal_draft import DealDraft, DealKind, Gap
from mahjong_desktop.models.entry import Entry
from mahjong_desktop.models.game_editor import GameEditor
from mahjong_desktop.models.hand_editor import HandEditor
from mahjong_desktop.rules.figures import blank


class DealEditor(QObject):
    """Holds the deal that is being entered, if one is. The winner's hand is in the hand editor meanwhile."""

    changed = Signal()

    def __init__(self, games: GameEditor, hand: HandEditor, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._games = games
        self._hand = hand
        self._draft: DealDraft | None = None
        self._index: int | None = None
        self._old: Deal | None = None
        self._current = 0
        self._loading = False
        games.changed.connect(self._follow_game)
        hand.changed.connect(self._follow_hand)

    # --- what there is

    @property
    def draft(self) -> DealDraft | None:
        """The deal as said so far; None: none is being entered."""
        return self._draft

    @property
    def edited(self) -> int | None:
        """The old deal that is being changed; None: it is a new one."""
        return self._index

    @property
    def current(self) -> int:
        """Which of several winners is being entered."""
        return self._current

    @property
    def game(self) -> Game:
        """The game it belongs to."""
        assert self._games.game is not None
        return self._games.game

    @property
    def state(self) -> TableState:
        """How the game stands before the deal."""
        return self.game.table if self._index is None else self.game.played[self._index].state

    @property
    def entering_hand(self) -> bool:
        """Whether the hand editor holds a winner of this deal."""
        return self._draft is not None and self._draft.kind is DealKind.WIN and self._draft.gap() in (None, Gap.VALUE)

    def outcome(self) -> Played | Gap | MahjongError:
        """What would come of the deal; or what is missing; or why it cannot be."""
        assert self._draft is not None
        error = self._hand.outcome.error
        # a hand by other rules is somebody else's, who goes when the winner's comes
        if error is not None and self.entering_hand and self._hand.ruleset is self.game.ruleset:
            return error
        gap = self._draft.gap()
        if gap is not None:
            return gap
        try:
            return preview(self.game.ruleset, self.state, self._draft.deal())
        except MahjongError as error:
            return error

    # --- begin and end

    def begin(self, kind: DealKind, winner: Player | None = None) -> None:
        """Enter what happened in the deal that is being played."""
        self._index = None
        riichi = self._games.riichi
        draft = DealDraft(kind, riichi=riichi, tenpai=riichi)
        self._current = 0
        self._show(draft if winner is None else replace(draft, wins=(WinnerOfDeal(winner),)))

    def edit(self, index: int) -> None:
        """Change a deal that was entered before."""
        self._index = index
        self._old = self.game.deals[index]
        self._current = 0
        self._show(DealDraft.of(self._old))
        self._load_hand()

    def cancel(self) -> None:
        """Enter nothing after all."""
        self._index = None
        self._show(None)

    def save(self) -> bool:
        """Make the deal one of the game's; whether it is."""
        assert self._draft is not None
        deal, index = self._draft.deal(), self._index
        # the game's change shall find nothing half entered
        draft, self._draft, self._index = self._draft, None, None
        done = self._games.add(deal) if index is None else self._games.put(index, deal)
        if not done:
            self._draft, self._index = draft, index
        self.changed.emit()
        return done

    def _show(self, draft: DealDraft | None) -> None:
        self._draft = draft
        self.changed.emit()

    def _change(self, change: Callable[[DealDraft], DealDraft]) -> None:
        assert self._draft is not None
        self._show(change(self._draft))

    def _follow_game(self) -> None:
        """A deal that is being played has the declarations of the table; an old one may have gone."""
        game = self._games.game
        if self._draft is None:
            return
        if game is None or (game.finished if self._index is None else not self._old_stands(game, self._index)):
            self.cancel()
        elif self._index is None:
            riichi = self._games.riichi
            declared = riichi - self._draft.riichi
            self._show(replace(self._draft, riichi=riichi, tenpai=self._draft.tenpai | declared))
            self._load_hand()

    def _old_stands(self, game: Game, index: int) -> bool:
        """Whether the deal that is being changed is still where it was; undo may have moved it or taken it out."""
        return index < len(game.deals) and game.deals[index] == self._old

    # --- a win

    def choose_winner(self, player: Player) -> None:
        """Who won; of several winners, the one that is being entered."""
        assert self._draft is not None
        if player in self._draft.winners:
            self._current = self._draft.winners.index(player)
        elif player != self._draft.source:
            old = self._draft.wins[self._current] if self._current < len(self._draft.wins) else WinnerOfDeal(player)
            self._change(lambda draft: draft.with_win(self._current, replace(old, winner=player)))
        self._load_hand()
        self.changed.emit()

    def choose_source(self, player: Player | None) -> None:
        """Who discarded; None: self-draw."""
        self._change(lambda draft: draft.from_seat(player))
        self._current = min(self._current, len(self._draft.wins) - 1) if self._draft else 0
        self._load_hand()

    def add_winner(self, player: Player) -> None:
        """Somebody else won on the same discard."""
        assert self._draft is not None
        self._current = len(self._draft.wins)
        self.choose_winner(player)

    def drop_winner(self, player: Player) -> None:
        """Somebody did not win after all."""
        self._change(lambda draft: replace(draft, wins=tuple(win for win in draft.wins if win.winner != player)))
        self._current = 0
        self._load_hand()

    def _load_hand(self) -> None:
        """Put the winner that is being entered into the hand editor, with all that the game knows."""
        draft = self._draft
        if draft is None or not self.entering_hand or self._current >= len(draft.wins):
            return
        win = draft.wins[self._current]
        flow = self.game.ruleset.flow
        situation = flow.situation(self.state, win, sticks=self.state.sticks + len(draft.riichi))
        if win.won is None and win.winner in draft.riichi:
            situation = changed(situation, circumstances=frozenset({"riichi"}))
        figures = win.figures if win.won is None else None
        if win.won is None and figures is None:
            figures = blank(self.game.ruleset.figure_forms[0])
        entry = Entry(situation=situation, figures=figures)
        if win.won is not None:
            entry = entry.with_draft(Draft.of(win.won.hand))
        self._loading = True
        if self._hand.ruleset is not self.game.ruleset:
            self._hand.use_rules(self.game.ruleset)
        self._hand.record(entry)
        self._loading = False
        self._follow_hand()

    def _follow_hand(self) -> None:
        """What is entered of the hand is what the winner won with."""
        if self._loading or self._draft is None or not self.entering_hand:
            return
        if self._hand.ruleset is not self.game.ruleset:
            # a game is played by its own rules to the end, whatever is chosen meanwhile
            self._load_hand()
            return
        entry, outcome = self._hand.entry, self._hand.outcome
        win = self._draft.wins[self._current]
        liable = entry.situation.liable
        won = figures = None
        if outcome.score is not None:
            figures = entry.figures
            won = None if figures is not None else WonHand.of(outcome.hand, entry.situation)
        wished = WinnerOfDeal(
            win.winner,
            self._draft.source,
            won,
            figures,
            None if liable is None else self.state.player(liable),
        )
        self._change(lambda draft: draft.with_win(self._current, wished))

    # --- a draw, a mistake, a correction

    def choose_draw(self, kind: DrawKind) -> None:
        """How the deal ended without a winner."""
        self._change(lambda draft: replace(draft, draw=kind, nagashi=frozenset()))

    def toggle_tenpai(self, player: Player) -> None:
        """Whether a player was ready."""
        self._change(lambda draft: replace(draft, tenpai=draft.tenpai ^ {player}))

    def toggle_nagashi(self, player: Player) -> None:
        """Whether a player's discards won a mangan."""
        self._change(lambda draft: replace(draft, nagashi=draft.nagashi ^ {player}))

    def toggle_riichi(self, player: Player) -> None:
        """Whether a player's deposit stands: in an old deal its own, in the present one the table's."""
        if self._index is None:
            self._games.toggle_riichi(player)
        else:
            self._change(lambda draft: replace(draft, riichi=draft.riichi ^ {player}))

    def choose_culprit(self, player: Player) -> None:
        """Who made the mistake."""
        self._change(lambda draft: replace(draft, culprit=player))

    def set_changes(self, changes: Amounts) -> None:
        """What a correction changes for each player."""
        self._change(lambda draft: replace(draft, changes=changes))

    def set_note(self, note: str) -> None:
        """What the correction is for."""
        self._change(lambda draft: replace(draft, note=note))

    def set_counters(self, honba: int | None, sticks: int | None) -> None:
        """The counters and deposits from now on; None: as they are."""
        self._change(lambda draft: replace(draft, honba=honba, sticks=sticks))
