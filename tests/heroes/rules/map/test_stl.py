"""Settlements: the reward for flagging one, the bonus of the first owner, and losing it again."""

import pytest

from banneret.kernel.game import Game
from tests.heroes.support.journey import (
    army,
    ask_again,
    asked,
    build,
    deal,
    end_turn,
    field,
    give,
    happened,
    journey,
    keys,
    luck,
    own,
    play,
    player,
    resources,
    seen,
    stand,
    state_of,
)
from tests.heroes.support.tours import at_the_door, door, on, since

REWARDS = [
    ("choose:1", (5, 0, 0), "gold"),
    ("choose:2", (0, 2, 0), "building_materials"),
    ("choose:3", (0, 0, 1), "valuables"),
]
HELP = "choose:4"


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


def first_flag(bonus: str = "off") -> tuple[Game, str]:
    """A game whose first player enters a Settlement nobody ever held; both players have nothing."""
    game, settlement = at_the_door("F1", "nw", settlement_first_bonus_free_choice=bonus)
    for number in (0, 1):
        give(game, number)
    return play(game, f"go:{settlement}"), settlement


def second_flag(reward: str) -> tuple[Game, str]:
    """A game whose second player takes a Settlement from the first, who had chosen a reward; both have nothing."""
    game, settlement = first_flag()
    play(game, reward)
    stand(game, 0, "0,0.c")
    to_turn(game, 1)
    for number in (0, 1):
        give(game, number)
    door(game, "F1", "nw", player=1)
    return play(game, f"go:{settlement}"), settlement


# -- the reward --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-STL-02", "H3-STL-03", "H3-STL-09", "H3-LOC-30", "H3-LOC-42")
@pytest.mark.parametrize(("reward", "worth", "token"), REWARDS)
def test_the_first_owner_gains_the_income_chosen_once_at_once(
    reward: str, worth: tuple[int, int, int], token: str
) -> None:
    game, settlement = first_flag()
    assert keys(game) == {"choose:1", "choose:2", "choose:3", HELP}
    play(game, reward)
    assert (income(game, 0), resources(game, 0)) == (worth, worth)
    assert (field(game, settlement)["token"], field(game, settlement)["owner"]) == (token, 0)
    assert asked(game) == (0, "action")


@pytest.mark.rule("H3-STL-04", "H3-STL-05", "H3-LOC-30")
@pytest.mark.parametrize(("reward", "worth", "token"), REWARDS)
def test_another_captor_chooses_anew_and_gains_nothing_at_once(
    reward: str, worth: tuple[int, int, int], token: str
) -> None:
    game, settlement = second_flag("choose:1")
    assert income(game, 0) == (0, 0, 0)
    assert {"choose:1", "choose:2", "choose:3"} <= keys(game)
    play(game, reward)
    assert (income(game, 1), resources(game, 1)) == (worth, (0, 0, 0))
    assert (field(game, settlement)["token"], field(game, settlement)["owner"]) == (token, 1)


@pytest.mark.rule("H3-EXD-065", "H3-STL-02", "H3-STL-04", "H3-STL-09")
def test_gold_for_the_first_owner_and_valuables_for_the_second() -> None:
    game, settlement = first_flag()
    play(game, "choose:1")
    assert (resources(game, 0), income(game, 0)) == ((5, 0, 0), (5, 0, 0))
    game, settlement = second_flag("choose:1")
    play(game, "choose:3")
    assert (income(game, 0), income(game, 1)) == ((0, 0, 0), (0, 0, 1))
    assert resources(game, 1) == (0, 0, 0)
    assert field(game, settlement)["token"] == "valuables"


@pytest.mark.rule("H3-STL-11")
@pytest.mark.parametrize(("tile", "place"), [("F1", "nw"), ("F2", "ne"), ("F3", "w")])
def test_settlements_of_every_style_work_alike(tile: str, place: str) -> None:
    game, settlement = at_the_door(tile, place)
    give(game, 0)
    play(game, f"go:{settlement}")
    assert keys(game) == {"choose:1", "choose:2", "choose:3", HELP}
    play(game, "choose:2")
    assert (income(game, 0), resources(game, 0)) == ((0, 2, 0), (0, 2, 0))


# -- reinforcement -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-STL-06", "H3-STL-05")
def test_a_later_owner_reinforces_a_bronze_or_silver_unit_for_half_rounded_up() -> None:
    game, _ = first_flag()
    play(game, "choose:1")
    stand(game, 0, "0,0.c")
    to_turn(game, 1)
    army(game, 1, "necropolis_skeletons", "necropolis_liches", "necropolis_dread_knights", "necropolis_zombies+")
    give(game, 0)
    settlement = door(game, "F1", "nw", player=1)
    give(game, 1, gold=12, valuables=1)
    build(game, 1)
    state_of(game).tokens[1] = 7
    play(game, f"go:{settlement}", HELP)
    assert keys(game) == {"reinforce:necropolis_skeletons", "reinforce:necropolis_liches"}
    play(game, "reinforce:necropolis_skeletons")
    assert resources(game, 1) == (10, 0, 1)
    assert set(player(game, 1)["units"]) == {
        "necropolis_skeletons+", "necropolis_liches", "necropolis_dread_knights", "necropolis_zombies+",
    }  # fmt: skip


@pytest.mark.rule("H3-STL-06")
def test_who_cannot_pay_half_is_not_offered_the_reinforcement() -> None:
    game, _ = second_flag("choose:1")
    assert "necropolis_zombies" in player(game, 1)["units"]
    assert HELP not in keys(game)


@pytest.mark.rule("H3-STL-07")
def test_after_a_reinforcement_a_settlement_yields_nothing() -> None:
    game, settlement = first_flag()
    play(game, HELP)
    assert (income(game, 0), field(game, settlement)["token"]) == ((0, 0, 0), None)
    stand(game, 0, on("c"), mp=1)
    ask_again(game)
    mark = len(game.events)
    play(game, f"go:{settlement}")
    assert since(game, mark) == ["walk", "visit"]
    game, settlement = second_flag(HELP)
    assert {"choose:1", "choose:2", "choose:3"} <= keys(game)


@pytest.mark.rule("H3-STL-08", "H3-STL-10")
def test_the_reinforcement_needs_no_token_no_citadel_and_no_dwelling() -> None:
    game, settlement = at_the_door("F1", "nw")
    build(game, 0)
    army(game, 0, "castle_zealots")
    state_of(game).tokens[0] = 7
    give(game, 0)
    play(ask_again(game), f"go:{settlement}", HELP)
    assert player(game, 0)["units"] == ["castle_zealots+"]
    assert resources(game, 0) == (0, 0, 0)


@pytest.mark.rule("H3-STL-10", "H3-EXD-067")
def test_the_first_owner_reinforces_for_nothing_and_gains_no_income() -> None:
    game = journey(("necropolis/sandro", "castle/catherine"))
    settlement = door(game, "F1", "nw")
    army(game, 0, "necropolis_zombies")
    give(game, 0, gold=1)
    play(game, f"go:{settlement}", HELP)
    assert player(game, 0)["units"] == ["necropolis_zombies+"]
    assert (resources(game, 0), income(game, 0)) == ((1, 0, 0), (0, 0, 0))


@pytest.mark.rule("H3-STL-10")
@pytest.mark.parametrize("bonus", ["choose:1", HELP])
def test_by_option_the_first_bonus_of_an_income_may_be_a_reinforcement(bonus: str) -> None:
    game, _ = first_flag("on")
    army(game, 0, "castle_griffins")
    play(game, "choose:2")
    assert keys(game) == {"choose:1", HELP}
    play(game, bonus)
    assert income(game, 0) == (0, 2, 0)
    free = bonus == HELP
    assert player(game, 0)["units"] == ["castle_griffins+" if free else "castle_griffins"]
    assert resources(game, 0) == ((0, 0, 0) if free else (0, 2, 0))
    game, _ = first_flag()
    army(game, 0, "castle_griffins")
    play(game, "choose:2")
    assert asked(game) == (0, "action")


# -- a home like a Town ------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-STL-01")
@pytest.mark.parametrize("pays", [True, False])
def test_the_owner_may_bring_the_army_to_a_settlement_as_to_a_town(pays: bool) -> None:
    game, settlement = at_the_door("F1", "nw")
    own(game, 1, settlement)
    give(game, 0)
    give(game, 1, gold=8)
    build(game, 1)
    play(ask_again(game), f"go:{settlement}")
    while asked(game) == (1, "play"):
        play(game, "pass")
    assert asked(game) == (1, "may")
    play(game, "yes" if pays else "no")
    if pays:
        assert (seen(game)["combat"] is not None, resources(game, 1)) == (True, (0, 0, 0))
    else:
        assert (field(game, settlement)["owner"], asked(game)) == (0, (0, "amount"))


@pytest.mark.rule("H3-STL-12")
def test_a_secondary_hero_may_be_recruited_in_a_settlement() -> None:
    game, settlement = at_the_door("F1", "nw")
    give(game, 0, gold=10)
    ask_again(game)
    play(game, "hire")
    assert asked(game) == (0, "action")
    game, settlement = at_the_door("F1", "nw")
    own(game, 0, settlement)
    give(game, 0, gold=10)
    play(ask_again(game), "hire")
    assert keys(game) == {"settle:0,0.c", f"settle:{settlement}"}
    play(game, f"settle:{settlement}")
    assert player(game, 0)["heroes"][1]["field"] == settlement


@pytest.mark.rule("H3-STL-12")
def test_a_beaten_hero_may_go_to_a_settlement() -> None:
    game, settlement = at_the_door("F1", "nw")
    own(game, 1, settlement)
    stand(game, 1, on("ne"))
    for number in (0, 1):
        give(game, number)
        deal(game, number, hand=[])
        build(game, number)
    army(game, 0, "castle_archangels+")
    army(game, 1, "necropolis_zombies")
    play(ask_again(game), f"go:{on('ne')}")
    luck(game, dice=[1, 1, 1])
    play(game, "place:a2", "place:a5", "move:a4", "attack:a5")
    assert asked(game)[0] == 1
    assert keys(game) == {"settle:3,0.c", f"settle:{settlement}"}
    play(game, f"settle:{settlement}")
    assert player(game, 1)["heroes"][0]["field"] == settlement


@pytest.mark.rule("H3-STL-13")
@pytest.mark.parametrize("place", ["settlement", "town"])
def test_a_besieged_settlement_has_no_walls_no_gate_and_no_tower(place: str) -> None:
    game, target = at_the_door("F1", "nw")
    own(game, 1, target)
    if place == "town":
        target = "3,0.c"
        stand(game, 0, "3,0.ne", mp=1)
    stand(game, 1, target)
    for number in (0, 1):
        give(game, number)
    build(game, 1, "citadel")
    army(game, 0, "castle_griffins")
    army(game, 1, "necropolis_zombies")
    play(ask_again(game), f"go:{target}")
    while asked(game)[1] == "space":
        play(game, game.choice.keys[0])
    combat = seen(game)["combat"]
    units = {unit["unit"] for unit in combat["units"]}
    if place == "town":
        assert combat["walls"]
        assert combat["gate"]
        assert units > {"castle_griffins", "necropolis_zombies"}
    else:
        assert (combat["walls"], combat["gate"]) == ([], [])
        assert units == {"castle_griffins", "necropolis_zombies"}


@pytest.mark.rule("H3-STL-14")
def test_taking_a_settlement_takes_no_cube_from_its_owner() -> None:
    game, settlement = second_flag("choose:1")
    play(game, "choose:1")
    assert field(game, settlement)["flags"] == [1]
    assert player(game, 1)["cubes"] == [0, 0]
    assert not happened(game, "cube")
