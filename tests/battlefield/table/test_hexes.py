"""The hex battlefield, Duels, Adventure mode at the table: views, anchors, ways and what is foreseen after a move."""

from itertools import pairwise
from random import Random
from typing import cast

import msgspec
import pytest

from banneret.battlefield.table.types import BattlefieldCatalogue, BattlefieldView
from banneret.games import new
from banneret.heroes.geometry.combat_board import SPACE_NAMES
from banneret.heroes.geometry.hex_board import LONG_SHOT, hex_distance
from banneret.heroes.state.battle import Battle
from banneret.heroes.table.anchors import anchor
from banneret.heroes.table.catalogue_types import HeroesCatalogue
from banneret.heroes.table.hexes.view import long_shot
from banneret.kernel.game import Game
from banneret.kernel.rules import SPECTATOR
from banneret.table import catalogue as box
from banneret.table.asked import asked
from banneret.table.protocol import Way
from tests.support.shown import foreseen, ways, wire_view

HEXES = {"hex_board": "always"}


def catalogue(game: str, lang: str = "en") -> HeroesCatalogue:
    return cast(HeroesCatalogue, box.catalogue(game, lang))


def skirmish(seed: int) -> Game:
    return new(
        "heroes", scenario="skirmish", seats=["castle_vanguard", "necropolis_vanguard"], seed=seed, options=HEXES
    )


def until(game: Game, step: str, seed: int = 1, more: int = 0) -> Game:
    """Play at random until a step asks."""
    rng = Random(seed)
    for n in range(900):
        now = asked(game, "en", 0)
        if now.step == step and n >= more:
            return game
        game.apply(rng.choice(now.options).key)
        game.settle()
    raise AssertionError(f"{step} did not come")


@pytest.mark.parametrize(
    ("scenario", "seats"), [("duel_short", ["castle", "choose"]), ("adventure_small", ["castle", "dungeon"])]
)
def test_games_of_battlefield_have_the_shape(scenario: str, seats: list[str]) -> None:
    game = new("battlefield", scenario=scenario, seats=seats, seed=3)
    rng = Random(5)
    for n in range(300):
        if game.over:
            break
        if n % 4 == 0:
            for seat in (SPECTATOR, 0, 1):
                view = wire_view(game, seat)
                typed = msgspec.convert(view, BattlefieldView)
                sent = msgspec.json.decode(msgspec.json.encode(view))
                assert sent == msgspec.json.decode(msgspec.json.encode(typed))
        game.apply(rng.choice(asked(game, "en", 0).options).key)
        game.settle()
    assert n > 40


def test_obstacles_are_chosen_turned_and_laid_on_hexes() -> None:
    game = until(skirmish(1), "ask_obstacle")
    assert wire_view(game, 0)["combat"]["laying"] is None
    assert all(option.at == option.key for option in asked(game, "en", 0).options)
    game.apply("obstacle:pond")
    game.settle()
    assert wire_view(game, 0)["combat"]["laying"] == {"token": "pond", "turn": -1}
    assert anchor("turn:2") == "turn:2"
    game.apply("turn:2")
    game.settle()
    assert wire_view(game, SPECTATOR)["combat"]["laying"] == {"token": "pond", "turn": 2}
    spot = asked(game, "en", 0).options[0]
    assert spot.at == f"space:{spot.key.removeprefix('place:')}"
    game.apply(spot.key)
    (laid,) = wire_view(game, 0)["combat"]["obstacles"]
    assert (laid["token"], laid["turn"], len(laid["hexes"])) == ("pond", 2, 5)
    assert len(catalogue("heroes").obstacles["pond"].turns[2]) == 5


def test_ways_go_over_free_hexes_step_by_step() -> None:
    """Every hex one may move to has a way of hexes side by side, and none of a unit that walks leads over another."""
    game = until(skirmish(3), "ask_action", 2, 25)
    state = game.state
    assert isinstance(state, Battle)
    found = ways(game, state.seat)
    moves = {option.key for option in asked(game, "en", 0).options if option.key.startswith("move:")}
    assert {way.answers[0] for way in found if not way.fight} == moves
    taken = {SPACE_NAMES[pos] for pos in state.pos if pos >= 0}
    flies = wire_view(game, state.seat)["combat"]["units"][str(state.active)]["type"] == "flying"
    for way in found:
        hexes = [SPACE_NAMES[state.pos[state.active]], *way.path]
        numbers = [SPACE_NAMES.index(name) for name in hexes]
        assert way.cost == len(way.path)
        assert all(hex_distance(a, b) == 1 for a, b in pairwise(numbers))
        assert flies or not taken & set(way.path)
    assert ways(game, 1 - state.seat) == ()


def near() -> tuple[Game, Way]:
    """A position from which a unit can be struck after a move."""
    for seed in range(30):
        game = skirmish(seed)
        rng = Random(seed)
        for _ in range(250):
            if game.over:
                break
            now = asked(game, "en", 0)
            if now.step == "ask_action":
                fights = [way for way in ways(game, now.seat) if way.fight]
                if fights:
                    return game, fights[0]
            moves = [option.key for option in now.options if option.key.startswith("move:")]
            game.apply(rng.choice(moves or [option.key for option in now.options]))
            game.settle()
    raise AssertionError("nobody came near another")


def test_an_attack_is_foreseen_after_the_move_to_it() -> None:
    game, way = near()
    seat = game.state.seat
    move, attack = way.answers
    assert foreseen(game, seat, attack, 1).units == ()
    told = foreseen(game, seat, attack, 1, (move,))
    struck = wire_view(game, seat)["combat"]["units"][str(told.units[0].unit)]
    assert struck["space"] == way.to
    game.apply(move)
    game.settle()
    assert [fates.high for fates in foreseen(game, seat, attack, 1).units] == [fates.high for fates in told.units]


def test_only_shots_have_a_range() -> None:
    game = until(skirmish(1), "ask_action")
    units = wire_view(game, 0)["combat"]["units"].values()
    state = game.state
    assert isinstance(state, Battle)
    assert {unit["long_shot"] for unit in units if unit["type"] != "ranged"} == {0}
    assert {unit["long_shot"] for unit in units if unit["unit"] == "castle_marksmen"} <= {0, LONG_SHOT}
    assert long_shot(state.row[0]) in (0, LONG_SHOT)


def test_the_draws_of_a_duel_are_seen_by_their_owner_alone() -> None:
    game = until(new("battlefield", scenario="duel_short", seats=["castle", "dungeon"], seed=3), "ask_drop")
    own = game.state.seat
    assert len(wire_view(game, own)["combat"]["sides"][own]["aside"]) == 3
    for other in (1 - own, SPECTATOR):
        view = wire_view(game, other)
        assert view["combat"]["sides"][own]["aside"] == []
        assert view["duel"]["fighting"] is False


def test_adventure_cards_are_named_in_the_catalogue() -> None:
    printed = catalogue("battlefield")
    assert isinstance(printed, BattlefieldCatalogue)
    cards = printed.adventure
    assert sum(card.copies for card in cards.values()) == 50
    assert all(card.lines and (len(card.levels) == 3) == card.combat for card in cards.values())
    assert sum(card.copies for card in printed.morale.values()) == 20


@pytest.mark.parametrize(
    ("lang", "settles"), [("en", "settles"), ("fr", "décide"), ("de", "legt fest"), ("pl", "rozstrzyga")]
)
def test_only_the_very_first_unit_is_said_to_settle_an_edge(lang: str, settles: str) -> None:
    game = until(new("battlefield", scenario="duel_short", seats=["castle", "dungeon"], seed=3), "ask_hex")
    assert settles in asked(game, lang, 0).why
    for _ in range(2):
        game.apply(asked(game, "en", 0).options[0].key)
        game.settle()
        until(game, "ask_hex")
        assert settles not in asked(game, lang, 0).why
