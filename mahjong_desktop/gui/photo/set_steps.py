"""What can be done with a taught set as a whole: a new one, another name, away with it, out to a file and in again."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QDir, QObject, Signal
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from mahjong_desktop.core.errors import MahjongError
from mahjong_desktop.gui.file_names import proposed_name
from mahjong_desktop.gui.name_dialog import NameDialog, taking
from mahjong_desktop.gui.surroundings import Surroundings
from mahjong_desktop.models.tile_sets import TileSets

KINDS = "JSON (*.json)"


class SetSteps(QObject):
    """The steps of the dialog's menu; `said` tells what came of them."""

    said = Signal(str, bool)
    """A sentence, and whether it is about something that went wrong."""
    named = Signal()
    """There is a new set."""

    def __init__(self, sets: TileSets, around: Surroundings, window: QWidget) -> None:
        super().__init__(window)
        self._sets = sets
        self._around = around
        self._window = window
        self.dialog: NameDialog | None = None
        self.question: QMessageBox | None = None

    def new(self) -> None:
        """Ask for a name and keep an empty set under it."""
        hint = self.tr("A name by which you know the set, such as whose it is.")
        self._ask(self.tr("New tile set"), hint, "", self._add)

    def _add(self, name: str) -> None:
        self._sets.add(name)
        self.named.emit()

    def rename(self) -> None:
        """Ask for another name."""
        name = self._sets.chosen
        self._ask(self.tr("Rename tile set"), "", name, lambda text: self._sets.rename(name, text))

    def _ask(self, title: str, hint: str, name: str, do: Callable[[str], object]) -> None:
        self.dialog = NameDialog(self._window, title, hint, name, taking(do, self._sentence))
        self.dialog.open()

    def delete(self) -> None:
        """Forget the set, once somebody has said yes: its photos need not be at hand any more."""
        name = self._sets.chosen
        question = QMessageBox(self._window)
        question.setIcon(QMessageBox.Icon.Question)
        question.setWindowTitle(self.tr("Delete tile set"))
        question.setText(self.tr("Delete “{name}” with all that the program was taught of it?").format(name=name))
        delete = question.addButton(self.tr("Delete"), QMessageBox.ButtonRole.AcceptRole)
        delete.setProperty("variant", "danger")
        cancel = question.addButton(self.tr("Cancel"), QMessageBox.ButtonRole.RejectRole)
        question.setDefaultButton(cancel)
        question.setEscapeButton(cancel)
        question.buttonClicked.connect(lambda button: self._delete(name) if button is delete else None)
        self.question = question
        question.open()

    def _delete(self, name: str) -> None:
        self._try(lambda: self._sets.delete(name), self.tr("“{name}” is deleted.").format(name=name))

    def export(self) -> None:
        """The chosen set into a file."""
        name = self._sets.chosen
        proposed = proposed_name(name, self.tr("tile set"))
        title = self.tr("Export tile set")
        path, _ = QFileDialog.getSaveFileName(self._window, title, f"{proposed}.json", KINDS)
        if path:
            path = path if path.lower().endswith(".json") else f"{path}.json"
            told = self.tr("Exported to {path}").format(path=QDir.toNativeSeparators(path))
            self._try(lambda: self._sets.give_out(name, Path(path)), told)

    def bring_in(self) -> None:
        """Ask for a file and keep the set in it."""
        kinds = f"{KINDS};;{self.tr('All files')} (*)"
        path, _ = QFileDialog.getOpenFileName(self._window, self.tr("Import tile set"), "", kinds)
        if path:
            self._try(lambda: self._sets.bring_in(Path(path)), "")

    def _try(self, do: Callable[[], object], told: str) -> None:
        try:
            result = do()
        except MahjongError as error:
            self.said.emit(self._sentence(error), True)
        else:
            text = told or self.tr("Imported: “{name}”").format(name=result)
            self.said.emit(text, False)

    def _sentence(self, error: MahjongError) -> str:
        return self._around.language.words().error(error)
