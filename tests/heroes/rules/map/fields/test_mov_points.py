"""Movement points in odd moments: given between turns, by a card in Combat, and spent by heroes on one field."""

from pathlib import Path
from typing import Any

import pytest

from banneret.heroes.state.scenario_state import edit
from banneret.kernel.errors import Refused
from tests.heroes.builder import FIELD, TWO, HeroesGame, changed_file, game_beside_guards, start_file, whole_game


def game_of(folder: Path, **rule: Any) -> HeroesGame:
    """A game in its first turn with one rule of its own, without any seat that has an advantage."""
    rules = [{"id": "odd", "text": "Odd.", **rule}]
    game = start_file(changed_file(folder, rules=rules, seat_bonus=[]), TWO).into_turn()
    game.astrologers(["dead_silence"])
    return game


def points(game: HeroesGame) -> list[int]:
    """The movement points of both Main Heroes."""
    return [game.mp_of(0), game.mp_of(1)]


@pytest.mark.rule("H3-MOV-12")
@pytest.mark.parametrize("moment", ["game_start", "round_start", "round_end"])
def test_points_given_between_turns_are_for_the_next_turn_and_then_gone(moment: str, tmp_path: Path) -> None:
    first = 1 if moment != "round_end" else 2
    game = game_of(tmp_path, when=moment, who="each", do=[{"movement": 1}], once="player")
    game.to_round(first)
    assert points(game) == [4, 4]
    game.next_turn()
    assert points(game) == [0, 4]
    game.next_turn()
    assert points(game) == [3, 3]


@pytest.mark.rule("H3-MOV-12", "H3-SEC-07")
def test_one_hired_after_the_turn_does_not_bring_its_points_into_the_next_round(tmp_path: Path) -> None:
    game = game_of(tmp_path, when="round_end", who="each", do=[{"move_all": 1}])
    game.next_turn()
    game.give(0, gold=10)
    game.play("end_turn", "hire")
    game.to_turn(0)
    assert [hero["movement"] for hero in game.player(0)["heroes"]] == [4, 3]


@pytest.mark.rule("H3-MOV-06", "H3-MOV-12", "H3-CRD-12")
def test_a_card_that_gives_a_point_extends_a_combat() -> None:
    game = game_beside_guards("logistics", "attack")
    game.army(0, "castle_griffins")
    game.stand(0, "1,0.c", mp=1)
    game.give(1)
    game.ask_again().play("go:1,0.e")
    while game.asked()[1] != "continue":
        game.do_nothing()
    assert game.keys == {"retreat", "expert:logistics"}
    game.play("expert:logistics")
    assert game.keys == {"extend", "retreat"}
    game.play("extend")
    assert game.events_named("round")[-1]["n"] == 2
    assert game.events_named("extend") == [{"n": 0}], "the point is spent"
    assert game.player(0)["discard"] == ["logistics"]


@pytest.mark.rule("H3-MOV-06", "H3-SEC-11", "H3-ABL-03")
@pytest.mark.parametrize("kept", ["secondary", "point", "level"])
def test_the_card_is_not_offered_where_it_is_not_needed_or_not_to_be_used(kept: str) -> None:
    game = game_beside_guards("logistics")
    game.army(0, "castle_griffins")
    second = kept == "secondary"
    if second:
        game.stand(0, "0,0.se", mp=0)
    game.stand(0, "1,0.c", secondary=second, mp=2 if kept == "point" else 1)
    if kept == "level":
        game.level(0, 1)
    game.give(1)
    game.ask_again().play("go2:1,0.e" if second else "go:1,0.e")
    offered: set[str] = set()
    while game.fighting():
        offered |= game.keys
        game.play("retreat") if game.asked()[1] == "continue" else game.do_nothing()
    assert not any("logistics" in key for key in offered)
    assert ("extend" in offered) == (kept == "point")


@pytest.mark.rule("H3-MOV-18")
def test_heroes_on_one_field_spend_no_point_on_an_action_of_the_scenario(tmp_path: Path) -> None:
    action = {"label": "Pray", "where": [{"location": "town"}], "spend_movement": 1}
    game = game_of(tmp_path, action=action, do=[{"gain": "valuables", "amount": 1}])
    game.give(0, gold=10)
    assert "rule:1" in game.ask_again().keys
    game.play("hire")
    assert not {"rule:1", "rule2:1"} & game.keys
    with pytest.raises(Refused, match="H3-MOV-18"):
        game.apply("rule:1")
    game.play("go:0,0.ne")
    assert "rule2:1" in game.keys


@pytest.mark.rule("H3-MOV-05")
def test_nobody_pays_to_visit_again_what_is_destroyed() -> None:
    game = whole_game()
    game.lay((1, 0), "F1")
    game.stand(0, "1,0.se", mp=2)
    assert "revisit:main" in game.ask_again().keys
    edit(game.position).dead |= 1 << FIELD["1,0.se"]
    assert "revisit:main" not in game.ask_again().keys


@pytest.mark.rule("H3-MOV-05", "H3-MOV-21")
def test_nobody_visits_again_past_guards_that_came_back(tmp_path: Path) -> None:
    game = start_file(changed_file(tmp_path, fields={"trading_post": {"guard": 2}}), TWO).into_turn().meadow()
    game.stand(0, "1,0.sw", mp=2)
    assert game.ask_again().field("1,0.sw")["guard"] == 2
    assert "revisit:main" not in game.keys
    game.cleared("1,0.sw")
    assert "revisit:main" in game.ask_again().keys


# -- who pays ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-MOV-07", "H3-MOV-08", "H3-MOV-09", "H3-MOV-10")
@pytest.mark.parametrize("key", ["discover2:2,0", "lay2:1,1"])
def test_a_secondary_hero_pays_for_tiles_with_its_own_points(key: str) -> None:
    game = whole_game().meadow()
    game.lay((0, 0), "S3", 1)  # so turned, a way leads from the Town to the tile the hero is on
    game.stand(0, "0,0.c", mp=0)
    game.stand(0, "1,0.ne" if key.startswith("discover") else "1,0.se", secondary=True, mp=2)
    game.ask_again().play(key)
    game.play(game.choice.keys[0])
    assert [hero["movement"] for hero in game.player(0)["heroes"]] == [0, 1]


@pytest.mark.rule("H3-MOV-06", "H3-MOV-09", "H3-MOV-10")
def test_a_secondary_hero_extends_its_combat_with_its_own_points() -> None:
    game = whole_game()
    game.one_guard()
    game.stand(0, "0,0.se", mp=3)
    game.stand(0, "0,0.c", secondary=True, mp=2)
    game.ask_again().play("go2:0,0.w")
    game.wait_for_the_guard()
    assert game.keys == {"extend", "retreat"}
    game.luck(dice=[0, 0, 0, 0])
    game.play("extend", "done", "done")
    assert [hero["movement"] for hero in game.player(0)["heroes"]] == [3, 0], "it went back without being asked"
    assert game.hero_at(0, secondary=True) == "0,0.c"


# -- flying ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-MOV-19", "H3-MOV-21", "H3-MOV-22")
@pytest.mark.parametrize("over", ["enemy", "guards"])
def test_who_flies_passes_an_enemy_and_guards_and_retreats_to_where_the_flight_began(over: str) -> None:
    game = game_beside_guards("angel_wings")
    way = "1,0.e" if over == "guards" else "1,0.ne"
    if over == "enemy":
        game.stand(1, way)
    game.give(1)
    game.ask_again().play("play:angel_wings", f"go:{way}")
    assert "stop" in game.keys
    game.play("go:1,0.c")
    assert (game.events_named("fight"), game.events_named("encounter"), game.events_named("visit")) == ([], [], [])
    assert game.player(0)["heroes"][0]["last"] == "1,0.c"
    game.play(f"go:{way}", "stop")
    assert game.events_named("fight" if over == "enemy" else "encounter")


@pytest.mark.rule("H3-MOV-23", "H3-MOV-14")
def test_who_flies_crosses_a_border_line_but_no_unknown_land() -> None:
    game = whole_game().meadow("F3")
    game.stand(0, "0,0.e", mp=1)
    game.deal(0, hand=["angel_wings"])
    assert "go:1,0.sw" not in game.ask_again().keys
    game.play("play:angel_wings")
    assert "go:1,0.sw" in game.keys
    assert not any(key.startswith("go:0,1.") for key in game.keys)
