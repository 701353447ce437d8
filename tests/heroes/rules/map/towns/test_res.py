"""Resources, income and the dice of the map."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from banneret.kernel.state import CHANCE
from tests.heroes.builder import HeroesGame, changed_file, new_game_of_file, whole_game


def faces(card: str, **options: Any) -> Counter[str]:
    """What a die may show that an Astrologers card has everybody roll in the second round."""
    game = whole_game(**options)
    game.astrologers([card])
    state = game.position.copy()
    for _ in range(40):
        if state.seat == CHANCE and len(state.outcomes) == 6:
            return Counter(game.rules.key(state.kind, face) for face in state.outcomes)
        if state.seat == CHANCE:
            state.apply(state.outcomes[0])
        else:
            state.apply(state.options[-1])
    raise AssertionError("no die was rolled")


def treasure(face: str, *rolls: str) -> HeroesGame:
    """Seat 0 rolls this face of the Treasure die at the start of round 2, and then these Resource dice."""
    game = whole_game(difficulty="impossible")
    game.astrologers(["fluffy_rabbit"])
    game.luck(rolls=[f"treasure:{face}", *rolls])
    return game.end_round()


@pytest.mark.rule("H3-RES-01", "H3-RES-02")
def test_three_resources_pay_for_buildings_units_and_spells() -> None:
    game = whole_game()
    assert set(game.player(0)["resources"]) == {"gold", "building_materials", "valuables"}
    game.give(0, gold=60, materials=20, valuables=9)
    game.build(0, "dwelling_bronze", "mage_guild")
    game.ask_again().play("build:citadel")
    assert game.resources(0) == (52, 15, 8)
    game.play("buy_spell", "take_top")
    assert game.resources(0) == (46, 15, 8)
    game.play("recruit:castle_griffins")
    assert game.resources(0) == (42, 15, 8)
    assert "castle_griffins" in game.player(0)["units"]


@pytest.mark.rule("H3-RES-03")
def test_resources_come_from_artifacts_dice_mines_and_settlements() -> None:
    game = whole_game(difficulty="impossible")
    game.deal(0, hand=["inexhaustible_cart_of_lumber"])
    game.ask_again().play("play:inexhaustible_cart_of_lumber")
    assert game.resources(0) == (15, 5, 1), "an Artifact"
    game.luck(rolls=["resource:6_gold"])
    game.play("go:0,0.e")
    assert game.resources(0)[0] == 21, "a Resource die"
    game.level(0, 6)
    game.stand(0, "0,0.c", mp=3)
    game.ask_again().play("go:0,0.sw")
    assert game.resources(0)[1] == 7, "a Mine"
    game.lay((1, 0), "F1")
    game.stand(0, "1,0.c", mp=3)
    game.ask_again().play("go:1,0.nw", "choose:3")
    assert game.resources(0) == (21, 7, 2), "a Settlement"
    game.astrologers(["dead_silence"])
    game.to_round(3)
    assert game.resources(0) == (31, 9, 3)


@pytest.mark.rule("H3-RES-04", "H3-GEN-06")
def test_there_is_no_upper_limit_to_resources() -> None:
    game = whole_game()
    game.give(0, gold=995, materials=300, valuables=100)
    game.luck(rolls=["resource:6_gold"])
    game.ask_again().play("go:0,0.e")
    assert game.resources(0) == (1001, 300, 100)


@pytest.mark.rule("H3-RES-05")
def test_an_income_marker_moves_with_what_is_won_and_lost() -> None:
    game = whole_game()
    game.lay((1, 0), "F1")
    game.level(0, 6)
    game.stand(0, "1,0.c", mp=3)
    game.ask_again().play("go:1,0.nw", "choose:1")
    assert game.player(0)["income"] == {"gold": 15, "building_materials": 0, "valuables": 0}
    game.own(1, "0,0.sw")
    game.position.income[3 + 1] = 2
    game.stand(0, "0,0.c", mp=3)
    game.ask_again().play("go:0,0.sw")
    assert [game.player(n)["income"]["building_materials"] for n in (0, 1)] == [2, 0]
    assert game.events_named("income_change")[-2:] == [
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
    game = whole_game(difficulty="impossible")
    game.luck(rolls=[f"resource:{face}"])
    game.play("go:0,0.e")
    assert game.resources(0) == after


@pytest.mark.rule("H3-RES-07")
def test_the_resource_face_rolls_a_resource_die() -> None:
    game = treasure("resource", "resource:4_building_materials")
    assert game.resources(0) == (15, 7, 1)


@pytest.mark.rule("H3-RES-08", "H3-RES-14")
def test_the_double_face_rolls_two_and_gives_one() -> None:
    game = treasure("2_resource", "resource:4_building_materials", "resource:2_valuables")
    assert (game.asked(), game.keys) == ((0, "amount"), {"result:1", "result:2"})
    assert len(game.events_named("map_die")) == 3, "both are rolled before one is picked"
    assert game.resources(0) == (15, 3, 1)
    game.play("result:2")
    assert game.resources(0) == (15, 3, 3)


@pytest.mark.rule("H3-RES-09")
def test_the_experience_face_gives_half_a_level() -> None:
    game = treasure("experience", "treasure:experience")
    assert (game.player(0)["experience"], game.player(0)["level"]) == (1, 1)
    game.to_action().astrologers(["fluffy_rabbit"])
    game.to_round(3)
    game.luck(rolls=["treasure:experience"])
    game.end_round()
    assert (game.player(0)["experience"], game.player(0)["level"]) == (2, 2)


@pytest.mark.rule("H3-RES-10")
def test_the_artifact_face_searches_the_artifacts() -> None:
    game = treasure("artifact")
    assert (game.asked(), game.keys) == ((0, "may"), {"look", "take_top"})
    game.stack_deck("artifact", ["speculum", "angel_wings", "rib_cage"])
    game.luck(draws=["speculum", "rib_cage"])
    game.play("look")
    assert game.keys == {"take:speculum", "take:rib_cage"}
    game.play("take:speculum")
    assert game.player(0)["hand"] == ["speculum"]


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
    game = new_game_of_file(changed_file(tmp_path, events=events), difficulty="impossible")
    rolls = ["resource:3_gold"] * 6 + ["resource:2_valuables"]
    game.luck(dice=[1, -1], rolls=rolls)
    game.settle()
    while game.choice.kind_name == "space":
        game.apply(game.choice.options[0])
    assert [event["face"] for event in game.events_named("map_die")] == rolls
    assert game.keys == {"result:1", "result:7"}
    game.play("result:7")
    assert game.resources(0) == (15, 4, 6)


def third_round(**options: Any) -> tuple[int, int, int]:
    """What seat 0 gains in the third round with markers beyond the printed tracks."""
    game = whole_game(**options)
    game.astrologers(["dead_silence"])
    game.position.income[:3] = [60, 20, 9]
    game.to_round(2)
    game.give(0)
    game.end_round()
    return game.resources(0)


@pytest.mark.rule("H3-RES-15")
def test_income_goes_on_beyond_the_printed_track() -> None:
    assert third_round() == (60, 20, 9)
    assert third_round(cap_income_at_track="on") == (45, 14, 7)
