"""The optional rules, as the terminal lists them before a game: how to write them and what they mean."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rich.console import Group
from rich.padding import Padding
from rich.text import Text

if TYPE_CHECKING:
    from banneret.table.lobby_types import OptionInfo


def option_sheet(options: Iterable[OptionInfo]) -> Group:
    """Options one below the other."""
    return Group(*(part for option in options for part in _lines(option)))


def values_of(option: OptionInfo) -> str:
    """The possible values of an option, with its default in brackets."""
    if option.values:
        return " | ".join(f"[{value}]" if value == option.default else value for value in option.values)
    if option.most:
        return f"{option.least} .. {option.most} [{option.default}]"
    return f"[{option.default}]"


def _lines(option: OptionInfo) -> list[Text | Padding]:
    written = Text.assemble((option.id, "bold"), "=", values_of(option), ("  " + option.clause, "dim"))
    told = Text.assemble((option.name, "italic"), ". ", option.text)
    return [written, Padding(told, (0, 0, 0, 4))]
