"""The rules one may switch, as the terminal lists them before a game: how they are written, and what they mean."""

from __future__ import annotations

from rich.console import Group
from rich.padding import Padding
from rich.text import Text

from banneret.battlefield.options import BATTLEFIELD_OPTIONS
from banneret.games import rules_of
from banneret.heroes.state.options import COMBAT_OPTIONS, MAP_OPTIONS
from banneret.heroes.table.catalogue_types import OptionInfo
from banneret.heroes.table.lobby_parts import option_info
from banneret.table.lobby import games


def option_sheet(game: str, combat: bool, lang: str) -> Group:
    """Every option of a whole game, or of a single Combat."""
    if rules_of(game).id == "battlefield":
        rows = [option_info(id, option, lang) for id, option in sorted(BATTLEFIELD_OPTIONS.items())]
    else:
        known = COMBAT_OPTIONS if combat else MAP_OPTIONS
        rows = [option for option in games(lang)[0].options if option.id in known]
    return Group(*(part for option in rows for part in _lines(option)))


def values_of(option: OptionInfo) -> str:
    """What may be written for an option, its default in brackets."""
    if option.values:
        return " | ".join(f"[{value}]" if value == option.default else value for value in option.values)
    if option.most:
        return f"{option.least} .. {option.most} [{option.default}]"
    return f"[{option.default}]"


def _lines(option: OptionInfo) -> list[Text | Padding]:
    written = Text.assemble((option.id, "bold"), "=", values_of(option), ("  " + option.clause, "dim"))
    told = Text.assemble((option.name, "italic"), ". ", option.text)
    return [written, Padding(told, (0, 0, 0, 4))]
