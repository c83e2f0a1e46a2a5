"""The figures of a win entered without tiles: a variant declares what it asks for, in one or more forms."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from mahjong_desktop.core.errors import BadRecord
from mahjong_desktop.rules.options import shown

FigureValue: TypeAlias = int | str | bool
Figures: TypeAlias = Mapping[str, FigureValue]


@dataclass(frozen=True)
class Figure:
    """One of the figures, by its record key; the type of its default says what it is. True: a mere mark."""

    id: str
    default: FigureValue = 0
    choices: tuple[str, ...] | tuple[int, ...] = ()
    least: int = 0
    optional: bool = False
    beside: str = ""
    """The field of the record beside which alone it is asked for, as `liable`; empty: always."""


Form: TypeAlias = tuple[Figure, ...]


def blank(form: Form) -> Figures:
    """A form's figures as they stand before anybody enters one."""
    return {figure.id: figure.default for figure in form if not figure.beside}


def form_with(figures: Figures, forms: tuple[Form, ...]) -> Form:
    """The form that most of the figures belong to."""
    return max(forms, key=lambda form: len(figures.keys() & {figure.id for figure in form}))


def check_figures(figures: Figures, forms: tuple[Form, ...]) -> None:
    """BadRecord if the figures mix forms, leave one out or have a value that cannot be."""
    form = form_with(figures, forms)
    for name in figures:
        if name not in {figure.id for figure in form}:
            raise BadRecord(name, reason="one_value", name=name)
    for figure in form:
        if figure.id in figures:
            _check(figure, figures[figure.id])
        elif not figure.optional:
            raise BadRecord(figure.id, reason=f"{figure.id}_missing", name=figure.id)


def _check(figure: Figure, value: FigureValue) -> None:
    if figure.choices and value not in figure.choices:
        raise BadRecord(figure.id, reason=f"no_such_{figure.id}", **{figure.id: shown(value)})
    if value is False or (not isinstance(value, str) and value < figure.least):
        raise BadRecord(figure.id, reason="out_of_range", name=figure.id)
