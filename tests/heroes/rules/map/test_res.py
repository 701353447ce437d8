"""Resources, income and the dice of the map."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from banneret.kernel.game import Game
from banneret.kernel.state import CHANCE
from tests.heroes.support.calendar import astrologers, end_round, scenario_like, set_out_in, to_action, to_round
from tests.heroes.support.journey import (
    ask_again,
    asked,
    build,
    deal,
    give,
    happened,
    journey,
    keys,
    lay,
    level,
    luck,
    own,
    play,
    player,
    resources,
    stack_deck,
    stand,
    state_of,
)


def faces(card: str, **options: Any) -> Counter[str]:
    """What a die may show that an Astrologers card has everybody roll in the second round."""
    game = journey(**options)
    astrologers(game, [card])
    state = state_of(game).copy()
    for _ in range(40):
        if state.seat == CHANCE and len(state.outcomes) == 6:
            return Counter(game.rules.key(state.kind, face) for face in state.outcomes)
        if state.seat == CHANCE:
            state.apply(state.outcomes[0])
        else:
            state.apply(state.options[-1])
    raise AssertionError("no die was rolled")


def treasure(face: str, *rolls: str) -> Game:
    """Seat 0 rolls this face of the Treasure die at the start of round 2, and then these Resource dice."""
    game = journey(difficulty="impossible")
    astrologers(game, ["fluffy_rabbit"])
    luck(game, rolls=[f"treasure:{face}", *rolls])
    return end_round(game)


@pytest.mark.rule("H3-RES-01", "H3-RES-02")
def test_three_resources_pay_for_buildings_units_and_spells() -> None:
    game = journey()
    assert set(player(game, 0)["resources"]) == {"gold", "building_materials", "valuables"}
    give(game, 0, gold=60, materials=20, valuables=9)
    build(game, 0, "dwelling_bronze", "mage_guild")
    play(ask_again(game), "build:citadel")
    assert resources(game, 0) == (52, 15, 8)
    play(game, "buy_spell", "take_top")
    assert resources(game, 0) == (46, 15, 8)
    play(game, "recruit:castle_griffins")
    assert resources(game, 0) == (42, 15, 8)
    assert "castle_griffins" in player(game, 0)["units"]


@pytest.mark.rule("H3-RES-03")
def test_resources_come_from_artifacts_dice_mines_and_settlements() -> None:
    game = journey(difficulty="impossible")
    deal(game, 0, hand=["inexhaustible_cart_of_lumber"])
    play(ask_again(game), "play:inexhaustible_cart_of_lumber")
    assert resources(game, 0) == (15, 5, 1), "an Artifact"
    luck(game, rolls=["resource:6_gold"])
    play(game, "go:0,0.e")
    assert resources(game, 0)[0] == 21, "a Resource die"
    level(game, 0, 6)
    stand(game, 0, "0,0.c", mp=3)
    play(ask_again(game), "go:0,0.sw")
    assert resources(game, 0)[1] == 7, "a Mine"
    lay(game, (1, 0), "F1")
    stand(game, 0, "1,0.c", mp=3)
    play(ask_again(game), "go:1,0.nw", "choose:3")
    assert resources(game, 0) == (21, 7, 2), "a Settlement"
    astrologers(game, ["dead_silence"])
    to_round(game, 3)
    assert resources(game, 0) == (31, 9, 3)


@pytest.mark.rule("H3-RES-04", "H3-GEN-06")
def test_there_is_no_upper_limit_to_resources() -> None:
    game = journey()
    give(game, 0, gold=995, materials=300, valuables=100)
    luck(game, rolls=["resource:6_gold"])
    play(ask_again(game), "go:0,0.e")
    assert resources(game, 0) == (1001, 300, 100)


@pytest.mark.rule("H3-RES-05")
def test_an_income_marker_moves_with_what_is_won_and_lost() -> None:
    game = journey()
    lay(game, (1, 0), "F1")
    level(game, 0, 6)
    stand(game, 0, "1,0.c", mp=3)
    play(ask_again(game), "go:1,0.nw", "choose:1")
    assert player(game, 0)["income"] == {"gold": 15, "building_materials": 0, "valuables": 0}
    own(game, 1, "0,0.sw")
    state_of(game).income[3 + 1] = 2
    stand(game, 0, "0,0.c", mp=3)
    play(ask_again(game), "go:0,0.sw")
    assert [player(game, n)["income"]["building_materials"] for n in (0, 1)] == [2, 0]
    assert happened(game, "income_change")[-2:] == [
        {"player": 1, "resource": "building_materials", "n": -2},
        {"player": 0, "resource": "building_materials", "n": 2},
    ]


@pytest.mark.rule("H3-RES-06")
def test_the_six_faces_of_the_resource_die() -> None:
    assert faces("white_raven") == {
        "resource:2_building_materials": 1, "resource:4_building_materials": 1, "resource:1_valuables": 1,
        "resource:2_valuables": 1, "resource:3_gold": 1, "resource:6_gold": 1,
    }  # fmt: skip


@pytest.mark.rule("H3-RES-06")
@pytest.mark.parametrize(
    ("face", "after"),
    [
        ("3_gold", (18, 3, 1)), ("6_gold", (21, 3, 1)), ("2_building_materials", (15, 5, 1)),
        ("4_building_materials", (15, 7, 1)), ("1_valuables", (15, 3, 2)), ("2_valuables", (15, 3, 3)),
    ],
)  # fmt: skip
def test_what_a_resource_die_shows_is_gained(face: str, after: tuple[int, int, int]) -> None:
    game = journey(difficulty="impossible")
    luck(game, rolls=[f"resource:{face}"])
    play(game, "go:0,0.e")
    assert resources(game, 0) == after


@pytest.mark.rule("H3-RES-07")
def test_the_resource_face_rolls_a_resource_die() -> None:
    game = treasure("resource", "resource:4_building_materials")
    assert resources(game, 0) == (15, 7, 1)


@pytest.mark.rule("H3-RES-08", "H3-RES-14")
def test_the_double_face_rolls_two_and_gives_one() -> None:
    game = treasure("2_resource", "resource:4_building_materials", "resource:2_valuables")
    assert (asked(game), keys(game)) == ((0, "amount"), {"result:1", "result:2"})
    assert len(happened(game, "map_die")) == 3, "both are rolled before one is picked"
    assert resources(game, 0) == (15, 3, 1)
    play(game, "result:2")
    assert resources(game, 0) == (15, 3, 3)


@pytest.mark.rule("H3-RES-09")
def test_the_experience_face_gives_half_a_level() -> None:
    game = treasure("experience", "treasure:experience")
    assert (player(game, 0)["experience"], player(game, 0)["level"]) == (1, 1)
    astrologers(to_action(game), ["fluffy_rabbit"])
    to_round(game, 3)
    luck(game, rolls=["treasure:experience"])
    end_round(game)
    assert (player(game, 0)["experience"], player(game, 0)["level"]) == (2, 2)


@pytest.mark.rule("H3-RES-10")
def test_the_artifact_face_searches_the_artifacts() -> None:
    game = treasure("artifact")
    assert (asked(game), keys(game)) == ((0, "may"), {"look", "take_top"})
    stack_deck(game, "artifact", ["speculum", "angel_wings", "rib_cage"])
    luck(game, draws=["speculum", "rib_cage"])
    play(game, "look")
    assert keys(game) == {"take:speculum", "take:rib_cage"}
    play(game, "take:speculum")
    assert player(game, 0)["hand"] == ["speculum"]


@pytest.mark.rule("H3-RES-11")
def test_the_six_faces_of_the_treasure_die() -> None:
    assert faces("fluffy_rabbit") == {
        "treasure:experience": 2, "treasure:artifact": 2, "treasure:resource": 1, "treasure:2_resource": 1,
    }  # fmt: skip


@pytest.mark.rule("H3-RES-11")
def test_an_option_gives_the_treasure_die_other_faces() -> None:
    assert faces("fluffy_rabbit", treasure_die_faces="1-1-3-1") == {
        "treasure:experience": 1, "treasure:artifact": 1, "treasure:resource": 3, "treasure:2_resource": 1,
    }  # fmt: skip


@pytest.mark.rule("H3-RES-13", "H3-RES-14")
def test_there_are_always_enough_dice(tmp_path: Path) -> None:
    # Three Resource dice come in the box; a scenario may still have seven rolled.
    events = [{"rounds": [1], "do": [{"roll_dice": "resource", "dice": 7}]}]
    game = set_out_in(scenario_like(tmp_path, events=events), difficulty="impossible")
    rolls = ["resource:3_gold"] * 6 + ["resource:2_valuables"]
    luck(game, dice=[1, -1], rolls=rolls)
    game.settle()
    while game.choice.kind_name == "space":
        game.apply(game.choice.options[0])
    assert [event["face"] for event in happened(game, "map_die")] == rolls
    assert keys(game) == {"result:1", "result:7"}
    play(game, "result:7")
    assert resources(game, 0) == (15, 4, 6)


def third_round(**options: Any) -> tuple[int, int, int]:
    """What seat 0 gains in the third round with markers beyond the printed tracks."""
    game = journey(**options)
    astrologers(game, ["dead_silence"])
    state_of(game).income[:3] = [60, 20, 9]
    to_round(game, 2)
    give(game, 0)
    end_round(game)
    return resources(game, 0)


@pytest.mark.rule("H3-RES-15")
def test_income_goes_on_beyond_the_printed_track() -> None:
    assert third_round() == (60, 20, 9)
    assert third_round(cap_income_at_track="on") == (45, 14, 7)
