"""Games with allies: Brave New World made into a Co-op or an Alliance, in the turn of its first player."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import yaml

from banneret.heroes.scenario.load import SCENARIOS
from banneret.kernel.game import Game
from tests.heroes.support.calendar import scenario_like, set_out_in
from tests.heroes.support.journey import THREE, TWO, luck, state_of

TOGETHER = [["P1", "P3"], ["P2"]]
"""The seats 0 and 2 against seat 1."""
FIVE_MINES = [{"flag": {"what": "mine", "count": 5}}]


def league_file(folder: Path, mode: str, players: int, **changes: Any) -> Path:
    """The scenario for so many players in another mode."""
    document = yaml.safe_load((SCENARIOS / "brave_new_world.yaml").read_text(encoding="utf-8"))
    parts: dict[str, Any] = {
        "id": "league",
        "mode": mode,
        "players": [players],
        "layout": {players: document["layout"][players]},
        "length": {"rounds": 10},
    }
    if mode == "coop":
        parts |= {"victory": FIVE_MINES, "limit": "all_lose"}
    else:
        parts |= {"teams": {players: TOGETHER}, "victory": [{"capture_town": {"of": "all_rivals"}}]}
    # A game that was prepared is kept by the name of its file, so every file has a folder of its own.
    own = folder / str(len([*folder.iterdir()]))
    own.mkdir()
    return scenario_like(own, **(parts | changes))


def start(path: Path, seats: Sequence[str], first: int = 0, **options: str) -> Game:
    """A game of a scenario file in the first turn of the game, without a card drawn."""
    game = set_out_in(path, seats, **({"difficulty": "impossible"} | options))
    luck(game, dice=[1 if seat == first else -1 for seat in range(len(seats))])
    game.settle()
    while state_of(game).game_round == 0:
        game.apply(game.choice.options[0])
    return game


def into_turn(game: Game) -> Game:
    """Come to the actions of the turn without drawing a card; a team lets the member asked go first."""
    while game.choice.kind_name != "action":
        key = next((key for key in ("draw_cards:0", "done", "pass", "no") if key in game.choice), game.choice.keys[0])
        game.apply(key)
    return game


def coop(folder: Path, seats: Sequence[str] = TWO, **changes: Any) -> Game:
    """A Co-op in which seat 0 is asked what to do in its turn."""
    return into_turn(start(league_file(folder, "coop", len(seats), **changes), seats))


def alliance(folder: Path, first: int = 0, **changes: Any) -> Game:
    """Seats 0 and 2 against seat 1; the starting player is asked what to do in its turn."""
    return into_turn(start(league_file(folder, "alliance", 3, **changes), THREE, first))
