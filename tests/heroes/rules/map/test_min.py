"""Mines: guards, flags, income, and changing hands."""

import pytest

from banneret.kernel.game import Game
from tests.heroes.support.journey import (
    army,
    ask_again,
    asked,
    deal,
    end_turn,
    field,
    give,
    happened,
    journey,
    keys,
    luck,
    play,
    player,
    resources,
    seen,
    stand,
)
from tests.heroes.support.tours import at_the_door, door, since

INCOME = [("S3", "sw", (0, 2, 0)), ("F4", "nw", (5, 0, 0)), ("F7", "se", (0, 0, 1))]


def income(game: Game, number: int) -> tuple[int, ...]:
    """The income of a player beyond what everybody begins with."""
    has = player(game, number)["income"]
    return has["gold"] - 10, has["building_materials"], has["valuables"]


def to_turn(game: Game, seat: int) -> Game:
    """Let turns go by until a seat is asked what to do in its turn."""
    end_turn(game)
    while asked(game) != (seat, "action"):
        skip = [key for key in game.choice.keys if key in ("end_turn", "pass", "done", "draw_cards:0", "no")]
        play(game, skip[0] if skip else game.choice.keys[0])
    return game


@pytest.mark.rule("H3-MIN-02", "H3-MIN-03", "H3-LOC-42")
@pytest.mark.parametrize(("tile", "place", "worth"), INCOME)
def test_the_first_to_flag_a_mine_gains_its_income_once_at_once(
    tile: str, place: str, worth: tuple[int, int, int]
) -> None:
    game, mine = at_the_door(tile, place)
    give(game, 0)
    play(game, f"go:{mine}")
    assert (income(game, 0), resources(game, 0)) == (worth, worth)


@pytest.mark.rule("H3-MIN-03", "H3-MIN-04")
@pytest.mark.parametrize(("tile", "place", "worth"), INCOME)
def test_a_mine_pays_at_the_start_of_each_resource_round(tile: str, place: str, worth: tuple[int, int, int]) -> None:
    game, mine = at_the_door(tile, place)
    play(game, f"go:{mine}")
    luck(game, draws=["proclaim:battalions_stallion"])
    to_turn(game, 0)
    assert seen(game)["round"] == 2
    assert not happened(game, "income")
    give(game, 0)
    to_turn(game, 0)
    assert seen(game)["round"] == 3
    assert resources(game, 0) == (10 + worth[0], worth[1], worth[2])


@pytest.mark.rule("H3-MIN-01", "H3-MIN-05", "H3-MIN-06", "H3-MIN-07", "H3-EXD-054")
def test_a_mine_without_a_hero_changes_hands_without_a_fight_and_without_a_bonus() -> None:
    game, mine = at_the_door("F4", "nw")
    play(game, f"go:{mine}")
    assert field(game, mine)["flags"] == [0]
    stand(game, 0, "0,0.c")
    to_turn(game, 1)
    give(game, 0)
    give(game, 1)
    door(game, "F4", "nw", player=1, near="w")
    mark = len(game.events)
    play(game, f"go:{mine}")
    assert field(game, mine)["flags"] == [1]
    assert not {"fight", "encounter"} & set(since(game, mark))
    assert (income(game, 0), income(game, 1)) == ((0, 0, 0), (5, 0, 0))
    assert (resources(game, 0), resources(game, 1)) == ((0, 0, 0), (0, 0, 0))


@pytest.mark.rule("H3-MIN-05")
def test_a_hero_on_a_mine_must_be_fought_for_it() -> None:
    game, mine = at_the_door("F4", "nw")
    play(game, f"go:{mine}")
    to_turn(game, 1)
    for number in (0, 1):
        give(game, number)
    door(game, "F4", "nw", player=1, near="w")
    play(game, f"go:{mine}")
    assert happened(game, "fight")[-1]["hero2"] == 0
    assert field(game, mine)["owner"] == 0


@pytest.mark.rule("H3-MIN-08")
@pytest.mark.parametrize(("tile", "place", "difficulty"), [("S3", "sw", 1), ("F4", "nw", 3), ("N4", "e", 5)])
def test_a_mine_nobody_has_flagged_is_guarded(tile: str, place: str, difficulty: int) -> None:
    game, mine = at_the_door(tile, place, guarded=True)
    for number in (0, 1):
        give(game, number)
    play(ask_again(game), f"go:{mine}")
    assert happened(game, "encounter")[-1]["n"] == difficulty
    assert field(game, mine)["owner"] is None


@pytest.mark.rule("H3-EXC-04", "H3-MIN-02", "H3-MIN-03")
def test_an_ore_mine_is_won_with_one_spell() -> None:
    game = journey()
    for number in (0, 1):
        give(game, number)
    army(game, 0, "castle_griffins+")
    deal(game, 0, hand=["haste", "lightning_bolt"], deck=[])
    luck(game, lands=["unit:neutral_skeletons"])
    play(ask_again(game), "go:0,0.sw", "place:a1", "place:a4")
    play(game, "cast:lightning_bolt", "power:haste", "step:2", "target:a4")
    assert (asked(game), "end_turn" in keys(game)) == ((0, "action"), True)
    assert field(game, "0,0.sw")["owner"] == 0
    assert (income(game, 0), resources(game, 0)) == ((0, 2, 0), (0, 2, 0))
