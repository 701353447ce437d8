"""Scenarios in the terminal before a game: the list of all, and choosing one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import typer
from rich.text import Text

from banneret.table.presenter import presenter_of
from banneret.terminal import signs
from banneret.text import message

if TYPE_CHECKING:
    from banneret.table.lobby_types import ScenarioInfo

Row = tuple[Text, ...]
"""A line of the list of scenarios, beginning with what to type."""


def plain_rows(game: str, lang: str) -> list[Row]:
    """The scenarios of a game: each with its name, its game and its numbers of players."""
    offered = presenter_of(game).lobby(lang)
    return [
        (
            Text(scenario.id, style=signs.GOLD),
            Text(scenario.name),
            Text(offered.name, style=signs.DIM),
            Text(message("lobby-players", lang, players=_span(scenario.players))),
        )
        for scenario in offered.scenarios
    ]


def _span(players: tuple[int, ...]) -> str:
    return "–".join(dict.fromkeys((str(min(players)), str(max(players)))))


def ask_scenario(game: str, lang: str) -> str:
    """Ask which scenario of a game to play: mode by mode, with players, rounds and requirements."""
    open_ones: list[ScenarioInfo] = []
    mode = campaign = ""
    for scenario in presenter_of(game).lobby(lang).scenarios:
        if scenario.mode != mode:
            mode, campaign = scenario.mode, ""
            typer.echo(f"\n{scenario.mode_text}")
        if scenario.campaign is not None and scenario.campaign.id != campaign:
            campaign = scenario.campaign.id
            typer.echo(f"  {scenario.campaign.name}")
        needs = [table.needs for table in scenario.tables.values()]
        if needs and all(needs):
            typer.echo(f"   --  {scenario.name}: {needs[0]}")
            continue
        open_ones.append(scenario)
        typer.echo(f"  {len(open_ones):>3}  {scenario.name} ({_about(scenario, lang)})")
    return open_ones[ask_number(len(open_ones), lang)].id


def ask_number(count: int, lang: str) -> int:
    """Ask for a choice among this many, and return its place."""
    number = 0
    while not 1 <= number <= count:
        number = int(typer.prompt("\n" + message("lobby-choose", lang), default=1, type=int))
    return number - 1


def _about(scenario: ScenarioInfo, lang: str) -> str:
    players = [str(n) for n in scenario.players if str(n) not in scenario.tables or not scenario.tables[str(n)].needs]
    words = [message("lobby-players", lang, players="/".join(players))]
    if players[0] in scenario.tables:
        words.append(scenario.tables[players[0]].rounds_text)
    return ", ".join(filter(None, words))
