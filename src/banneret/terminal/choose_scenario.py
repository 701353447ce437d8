"""Choosing a scenario before a game in the terminal: mode by mode, with players, rounds and what is needed."""

from __future__ import annotations

import typer

from banneret.battlelore.box.adventures import adventure_ids, load_adventure
from banneret.battlelore.text.names_and_events import GAME as BATTLELORE
from banneret.battlelore.text.names_and_events import about, name
from banneret.heroes.table.catalogue_types import ScenarioInfo
from banneret.table.lobby import games
from banneret.text import message


def choose_scenario(id: str, lang: str) -> str:
    """Ask which scenario of a game is to be played; the first one where nobody cares."""
    if id == BATTLELORE:
        return _choose_adventure(lang)
    game = next((found for found in games(lang) if found.id == id), games(lang)[0])
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
    return open_ones[_chosen(len(open_ones), lang)].id


def _choose_adventure(lang: str) -> str:
    """Ask which adventure of BattleLore is to be played: first those without heroes, then those with."""
    adventures = sorted((load_adventure(id) for id in adventure_ids()), key=lambda adventure: adventure.number)
    ids = [adventure.id for adventure in adventures]
    typer.echo("")
    for n, id in enumerate(ids, 1):
        typer.echo(f"  {n:>3}  {name('adventure', id, lang)}: {about('adventure', id, lang)}")
    return ids[_chosen(len(ids), lang)]


def _chosen(count: int, lang: str) -> int:
    """The place of what somebody chooses of so many."""
    number = 0
    while not 1 <= number <= count:
        number = int(typer.prompt("\n" + message("saga-choose", lang), default=1, type=int))
    return number - 1


def _about(scenario: ScenarioInfo, lang: str) -> str:
    players = [str(n) for n in scenario.players if not scenario.tables[str(n)].needs]
    table = scenario.tables[players[0]]
    return f"{message('saga-players', lang, players='/'.join(players))}, {table.rounds_text}"
