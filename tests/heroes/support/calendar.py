"""Going through a whole game round by round, and scenarios changed for a test."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import yaml

from banneret.games import rules_of
from banneret.heroes.scenario.load import SCENARIOS
from banneret.heroes.state.answers_map import PROCLAIM
from banneret.heroes.state.whole_game import ASTROLOGERS, ASTROLOGERS_DISCARDS
from banneret.heroes.tables.towns_and_heroes import PROCLAMATION_IDS
from banneret.kernel.game import Game
from banneret.kernel.rules import Setup
from tests.heroes.support.journey import TWO, Luck, end_turn, seen, state_of

NO_CARDS = ("draw_cards:0", "done", "pass")


def to_action(game: Game) -> Game:
    """Come to the actions of a turn without drawing or discarding a card that may be kept."""
    while not game.over and game.choice.kind_name != "action":
        game.apply(next(key for key in NO_CARDS if key in game.choice.keys))
    return game


def next_turn(game: Game) -> Game:
    """End the turn and come to the actions of the next one."""
    return to_action(end_turn(game))


def to_round(game: Game, number: int) -> Game:
    """Let everybody end turns until the first player acts in this round."""
    while seen(game)["round"] < number:
        next_turn(game)
    return game


def end_round(game: Game) -> Game:
    """Let everybody end turns until the next round has begun, without answering anything in it."""
    now = seen(game)["round"]
    while not game.over and seen(game)["round"] == now:
        if game.choice.kind_name == "action":
            end_turn(game)
        else:
            game.apply(next(key for key in NO_CARDS if key in game.choice.keys))
    return game


def astrologers(game: Game, cards: Sequence[str], discards: Sequence[str] = ()) -> None:
    """Let the Astrologers deck and its discard pile hold exactly these cards."""
    state = state_of(game)
    state.piles[ASTROLOGERS] = tuple(sorted(PROCLAIM + PROCLAMATION_IDS.index(card) for card in cards))
    state.piles[ASTROLOGERS_DISCARDS] = tuple(PROCLAIM + PROCLAMATION_IDS.index(card) for card in discards)


def scenario_like(folder: Path, **changes: Any) -> Path:
    """Brave New World with some of its parts changed, as a file."""
    document = yaml.safe_load((SCENARIOS / "brave_new_world.yaml").read_text(encoding="utf-8"))
    path = folder / "changed.yaml"
    path.write_text(yaml.safe_dump(document | changes, sort_keys=False), encoding="utf-8")
    return path


def set_out_in(path: Path, seats: Sequence[str] = TWO, **options: str) -> Game:
    """A new game of a scenario file at its very first Choice, with scripted chance to follow."""
    setup = Setup(game="heroes", scenario=str(path), seats=tuple(seats), options=options)
    return Game(rules_of("heroes"), setup, 0, Luck())
