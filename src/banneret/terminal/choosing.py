"""Choosing a scenario before a game in the terminal: mode by mode, with players, rounds and what is needed."""

from __future__ import annotations

import typer

from banneret.table.catalogue_types import ScenarioInfo
from banneret.table.lobby import GAME, games
from banneret.text import message


def choose_scenario(lang: str) -> str:
    """Ask which scenario is to be played; the first one where nobody cares."""
    game = next(found for found in games(lang) if found.id == GAME)
    open_ones: list[ScenarioInfo] = []
    mode = campaign = ""
    for scenario in game.scenarios:
        if scenario.mode != mode:
            mode, campaign = scenario.mode, ""
            typer.echo(f"\n{scenario.mode_text}")
        if scenario.campaign is not None and scenario.campaign.id != campaign:
            campaign = scenario.campaign.id
            typer.echo(f"  {scenario.campaign.name}")
        needs = [table.needs for table in scenario.tables.values()]
        if all(needs):
            typer.echo(f"   --  {scenario.name}: {needs[0]}")
            continue
        open_ones.append(scenario)
        typer.echo(f"  {len(open_ones):>3}  {scenario.name} ({_about(scenario, lang)})")
    number = 0
    while not 1 <= number <= len(open_ones):
        number = int(typer.prompt("\n" + message("saga-choose", lang), default=1, type=int))
    return open_ones[number - 1].id


def _about(scenario: ScenarioInfo, lang: str) -> str:
    players = [str(n) for n in scenario.players if not scenario.tables[str(n)].needs]
    table = scenario.tables[players[0]]
    return f"{message('saga-players', lang, players='/'.join(players))}, {table.rounds_text}"
