"""Alliances for four, laid out for three: the same rules with the tiles and factions of the core box.

Seats 0 and 1 are allies, seat 2 plays alone. What a scenario for four players has of its own can so be tried in a game.
"""

from pathlib import Path
from typing import Any

import yaml

from banneret import new
from banneret.bots import make
from banneret.heroes.scenario.load import SCENARIOS
from banneret.kernel.game import Game
from tests.heroes.support.calendar import set_out_in
from tests.heroes.support.journey import THREE, state_of
from tests.heroes.support.league import into_turn


def file_for_three(folder: Path, scenario: str, **changes: Any) -> Path:
    """The file of a scenario for four players without its fourth one."""
    document: dict[str, Any] = yaml.safe_load((SCENARIOS / f"{scenario}.yaml").read_text(encoding="utf-8"))
    layout = document["layout"][4]
    for group in layout["tiles"]:
        if group["kind"] == "start":
            del group["at"]["P4"]
    document |= {
        "id": f"{scenario}_for_three",
        "players": [3],
        "expansion": {},
        "teams": {3: [["P1", "P2"], ["P3"]]},
        "turn_order": {3: ["P1", "P3", "P2"]},
        "layout": {3: layout},
    }
    path = folder / f"{scenario}.yaml"
    path.write_text(yaml.safe_dump(document | changes, sort_keys=False), encoding="utf-8")
    return path


def for_three(folder: Path, scenario: str, **changes: Any) -> Game:
    """A game of it in which seat 0 is asked what to do in the first turn."""
    game = set_out_in(file_for_three(folder, scenario, **changes), THREE, difficulty="impossible")
    game.settle()
    while state_of(game).game_round == 0:
        game.apply(game.choice.options[0])
    return into_turn(game)


def bots_play(path: Path, bot: str, seed: int = 1) -> tuple[int, ...]:
    """A game of a file for three, played to its end by bots of one kind."""
    game = new("heroes", scenario=str(path), seats=THREE, seed=seed)
    bots = [make(bot, "heroes", seed + seat) for seat in range(len(THREE))]
    while not game.over:
        seat = game.state.seat
        game.apply(bots[seat].choose(game.view(seat), game.rules), seat)
    assert game.result is not None
    return game.result
