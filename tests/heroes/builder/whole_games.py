"""Whole games on a small world: at their first question, or in a turn with what a test needs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import cast

import yaml

from banneret.games import rules_of
from banneret.heroes.scenario.definition import definition_in
from banneret.heroes.scenario.load import SCENARIOS
from banneret.kernel.kinds import K_ROLL
from banneret.kernel.rules import Setup
from tests.heroes.builder.chance import Luck
from tests.heroes.builder.fights import ARCHERS
from tests.heroes.builder.game import HeroesGame

TWO = ("castle/catherine", "necropolis/sandro")
THREE = ("castle/catherine", "dungeon/mutare", "necropolis/sandro")
LEAN = "lean_world"
EXPERT = 2
"""Experience of level 2, enough for one Expert effect."""
GUARDED = "1,0.e"
"""An artifact guarded by difficulty II, on tile F1."""
DEAD_FIRST = ("necropolis/sandro", "castle/catherine")


@cache
def lean_world() -> str:
    """Brave New World with towns that are hardly built: tests of building, buying and recruiting begin with little."""
    document = yaml.safe_load((SCENARIOS / "brave_new_world.yaml").read_text(encoding="utf-8"))
    document["id"] = LEAN
    document["setup"]["resources"] = {"gold": 15, "building_materials": 3, "valuables": 1}
    document["setup"]["buildings"] = ["dwelling_bronze"]
    return definition_in(yaml.safe_dump(document, sort_keys=False), LEAN)[1]


def new_game(seats: Sequence[str] = TWO, **options: str) -> HeroesGame:
    """A new game at its very first Choice, with scripted chance to follow."""
    rules = rules_of("heroes")
    world = Setup(
        game="heroes", scenario="brave_new_world", seats=tuple(seats), options=options, definition=lean_world()
    )
    setup = rules.normalise(world)
    return HeroesGame(rules, setup, 0, Luck())


def whole_game(seats: Sequence[str] = TWO, *, first: int = 0, **options: str) -> HeroesGame:
    """A game in the turn of its first player, who is asked what to do. No card is in hand yet and none was drawn."""
    game = new_game(seats, **options)
    streams = cast(Luck, game.streams)
    streams.keys[K_ROLL] = ["die:+1" if seat == first else "die:-1" for seat in range(len(seats))]
    game.settle()
    while game.position.game_round == 0:
        game.apply(game.choice.options[0])
    while game.choice.kind_name != "action":
        skip = [key for key in game.choice.keys if key in ("done", "draw_cards:0", "pass")]
        game.apply(skip[0] if skip else game.choice.options[-1])
    return game


def quiet_game(*seats: str, **options: str) -> HeroesGame:
    """A game in which the Astrologers have nothing to say."""
    game = whole_game(seats or TWO, first=0, **options)
    game.astrologers(["dead_silence"])
    return game


def game_next_to(
    tile: str, place: str, *, near: str = "", guarded: bool = False, mp: int = 6, **options: str
) -> tuple[HeroesGame, str]:
    """A game whose first player stands next to a place of a tile, and the name of that field."""
    game = whole_game(TWO, first=0, **options)
    return game, game.approach(tile, place, near=near, guarded=guarded, mp=mp)


def game_with_cards(
    *hand: str,
    seats: tuple[str, ...] = (),
    deck: tuple[str, ...] = (),
    discards: tuple[str, ...] = (),
    options: dict[str, str] | None = None,
) -> HeroesGame:
    """A player without resources in their own turn, with these cards and an Expert effect to use."""
    game = quiet_game(*seats, **(options or {}))
    game.deal(0, hand=hand, deck=deck, discards=discards)
    game.give(0)
    game.level(0, EXPERT)
    return game.ask_again()


def game_beside_guards(*hand: str, seats: tuple[str, ...] = (), options: dict[str, str] | None = None) -> HeroesGame:
    """The same with the Main Hero next to a field guarded by Peasants."""
    game = game_with_cards(*hand, seats=seats, options=options)
    game.lay((1, 0), "F1")
    game.army(0, ARCHERS)
    game.stand(0, "1,0.c", mp=3)
    game.luck(lands=["unit:neutral_peasants"] * 2)
    return game.ask_again()


def game_outside_town(*hand: str, deck: tuple[str, ...] = (), options: dict[str, str] | None = None) -> HeroesGame:
    """A player with these cards whose Main Hero stands outside their Town and cannot move."""
    game = game_with_cards(*hand, deck=deck, options=options)
    game.stand(0, "0,0.se", mp=0)
    return game.ask_again()
