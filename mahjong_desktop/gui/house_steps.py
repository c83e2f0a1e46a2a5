"""What can be done with house rules: save, rename, delete and bring back, export, import. Each says what came of it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QDir, QObject
from PySide6.QtWidgets import QFileDialog, QWidget

from mahjong_desktop.core.errors import MahjongError
from mahjong_desktop.gui.file_names import proposed_name
from mahjong_desktop.gui.name_dialog import NameDialog, taking
from mahjong_desktop.gui.rules_in_use import RulesInUse
from mahjong_desktop.gui.table.game_files import CannotWrite, write_file
from mahjong_desktop.gui.table.message_bar import MessageBar
from mahjong_desktop.models.house import MOST_LETTERS, House, tidy
from mahjong_desktop.models.language import Language
from mahjong_desktop.models.rules_text import preset_text
from mahjong_desktop.records.stream import records

MOST_PROBLEMS = 4
"""How many bad house rules of a file are told one by one."""


class HouseSteps(QObject):
    """Does it to the rules in force and says so in the bar. `notice` tells of trouble with the file of games."""

    def __init__(
        self, rules: RulesInUse, language: Language, bar: MessageBar, notice: Callable[[], str], window: QWidget
    ) -> None:
        super().__init__(window)
        self._rules = rules
        self._language = language
        self._bar = bar
        self._notice = notice
        self._window = window
        self._undo: Callable[[], House] | None = None
        self.dialog: NameDialog | None = None
        bar.undo_wanted.connect(self.undo_delete)

    def read(self) -> None:
        """Look at the store again."""
        try:
            self._rules.book.read()
        except MahjongError as error:
            self._fail(error)

    # --- under a name

    def save_as(self) -> None:
        """Ask for a name and keep the rules in force under it."""
        words = self._language.words(self._rules.rules.id)
        preset = words.text("presets", self._rules.rules.choice.preset, "name")
        hint = self.tr("The rules in force, made from “{preset}”, are kept under this name.").format(preset=preset)
        self._ask(self.tr("Save as house rules"), hint, "", self._add)

    def _add(self, name: str) -> None:
        self._rules.save_as(name)
        self._say(self.tr("“{name}” is saved.").format(name=tidy(name)))

    def save(self) -> None:
        """Keep what was changed under the name that the rules have."""
        house = self._rules.house
        if house is None:
            self.save_as()
            return
        try:
            self._rules.save()
        except MahjongError as error:
            self._fail(error)
        else:
            self._say(self.tr("“{name}” is saved.").format(name=house.name))

    def rename(self) -> None:
        """Ask for another name."""
        house = self._rules.house
        if house is None:
            return

        def take(name: str) -> None:
            self._rules.book.rename(house, name)
            self._bar.clear()

        hint = self.tr("Games played by these rules show the new name too.")
        self._ask(self.tr("Rename house rules"), hint, house.name, take)

    def _ask(self, title: str, hint: str, name: str, do: Callable[[str], None]) -> None:
        take = taking(do, self._sentence)
        self.dialog = NameDialog(self._window, title, hint, name, lambda text: self._name_problem(text) or take(text))
        self.dialog.open()

    def _name_problem(self, name: str) -> str:
        if not tidy(name):
            return self.tr("The rules need a name, such as that of your club.")
        if len(tidy(name)) > MOST_LETTERS:
            text = self.tr("The name is too long: {count} letters, and there is room for {most}.")
            return text.format(count=len(tidy(name)), most=MOST_LETTERS)
        return ""

    def take_back(self) -> None:
        """The house rules in force as they were saved."""
        self._rules.take_back()
        self._bar.clear()

    # --- away, and back

    def delete(self) -> None:
        """Delete the house rules in force; it can be undone."""
        house = self._rules.house
        if house is None:
            return
        try:
            self._undo = self._rules.delete(house)
        except MahjongError as error:
            self._fail(error)
            return
        text = self.tr("“{name}” is deleted. The rules are now: {preset}.")
        preset = preset_text(self._language, self._rules.rules)
        self._bar.say(text.format(name=house.name, preset=preset), undo=True)

    def undo_delete(self) -> None:
        """Bring back what was deleted last."""
        undo, self._undo = self._undo, None
        if undo is None:
            return
        try:
            back = undo()
        except MahjongError as error:
            self._undo = undo
            self._fail(error)
        else:
            self._bar.say(self.tr("“{name}” is back.").format(name=back.name))

    def close(self) -> None:
        """Ask no more for a name."""
        if self.dialog is not None:
            self.dialog.reject()

    def go_on(self) -> None:
        """The rules were changed: what was saved before is no news; what was deleted can still be brought back."""
        if self._undo is None:
            self._bar.clear()

    def forget(self) -> None:
        """What was said and what could be undone, once the window is shown anew."""
        self._undo = None
        self._bar.clear()

    # --- files

    def export_one(self) -> None:
        """The house rules in force into a file, as they were saved."""
        if self._rules.house is not None:
            self._export(self._rules.house, self._rules.house.name)

    def export_all(self) -> None:
        """All house rules of all variants into one file."""
        self._export(None, self.tr("house rules"))

    def _export(self, house: House | None, name: str) -> None:
        name = proposed_name(name, self.tr("house rules"))
        title = self.tr("Export house rules")
        path, _ = QFileDialog.getSaveFileName(self._window, title, f"{name}.json", "JSON (*.json)")
        if not path:
            return
        path = path if path.lower().endswith(".json") else f"{path}.json"
        shown = QDir.toNativeSeparators(path)
        try:
            write_file(path, self._rules.book.export(house).encode())
        except CannotWrite:
            text = self.tr("The file {path} cannot be written. Choose another place or name.")
            self._bar.say(text.format(path=shown), error=True)
        except MahjongError as error:
            self._fail(error)
        else:
            self._bar.say(self.tr("Exported to {path}").format(path=shown))

    def import_file(self) -> None:
        """Ask for a file and keep the house rules in it."""
        kinds = f"JSON (*.json *.jsonl *.txt);;{self.tr('All files')} (*)"
        path, _ = QFileDialog.getOpenFileName(self._window, self.tr("Import house rules"), "", kinds)
        if not path:
            return
        try:
            data = Path(path).read_bytes()
        except OSError:
            text = self.tr("The file {path} cannot be read. Check that it is still there and may be opened.")
            self._bar.say(text.format(path=QDir.toNativeSeparators(path)), error=True)
            return
        self.import_data(data)

    def import_data(self, data: bytes) -> None:
        """Keep the house rules of a record, an array of them or JSON Lines; play by them where it was one."""
        added, wrong = self._rules.book.import_all(records(data))
        if len(added) == 1:
            self._rules.choose_house(added[0])
        lines = [self._imported(added)] if added or not wrong else []
        for place, known, error in wrong[:MOST_PROBLEMS]:
            sentence = self._language.words(known).error(error)
            lines.append(self.tr("Rules {place}: {sentence}").format(place=place, sentence=sentence))
        if len(wrong) > MOST_PROBLEMS:
            lines.append(self.tr("And %n more like that.", "", len(wrong) - MOST_PROBLEMS))
        self._undo = None
        self._bar.say("\n".join(lines), error=bool(wrong))

    def _imported(self, added: list[House]) -> str:
        quoted = self.tr("“{name}”")
        names = ", ".join(quoted.format(name=house.name) for house in added[:MOST_PROBLEMS])
        more = ", …" if len(added) > MOST_PROBLEMS else ""
        if not added:
            return self.tr("There are no house rules in this file.")
        return self.tr("Imported: {names}").format(names=names + more)

    # --- what is said

    def _say(self, text: str) -> None:
        self._undo = None
        self._bar.say(" ".join(part for part in (text, self._notice()) if part))

    def _fail(self, error: MahjongError) -> None:
        self._bar.say(self._sentence(error), error=True)

    def _sentence(self, error: MahjongError) -> str:
        return self._language.words(self._rules.rules.id).error(error)
