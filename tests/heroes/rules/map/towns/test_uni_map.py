"""Unit decks outside Combat (UNI): recruiting, losing and recruiting again."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from banneret.heroes.scenario.load import SCENARIOS
from tests.heroes.builder import (
    ARCHERS,
    WEAK,
    HeroesGame,
    alliance_game,
    quiet_game,
    whole_game,
)

ALL = ("dwelling_bronze", "dwelling_silver", "dwelling_gold", "citadel")
SETTLEMENT = "1,0.nw"


@pytest.mark.rule("H3-UNI-10")
def test_recruiting_takes_the_token_unless_an_effect_grants_it() -> None:
    game = quiet_game()
    game.build(0, *ALL)
    game.army(0, "castle_marksmen")
    game.give(0, gold=100, valuables=10)
    game.deal(0, hand=["diplomacy"])
    game.luck(lands=["unit:neutral_boars", "unit:neutral_mummies", "unit:neutral_trolls", "unit:neutral_azure_dragons"])
    game.ask_again()
    game.play("recruit:castle_griffins", "done")
    assert game.player(0)["used_tokens"] == ["population"]
    assert not any(key.startswith(("recruit:", "reinforce:")) for key in game.keys)
    game.play("play:diplomacy", "recruit:neutral_mummies")
    assert "neutral_mummies" in game.player(0)["units"]
    assert game.player(0)["used_tokens"] == ["population"]


@pytest.mark.rule("H3-UNI-11")
def test_one_use_recruits_and_reinforces_as_long_as_it_is_paid() -> None:
    game = quiet_game()
    game.build(0, *ALL)
    game.army(0, "castle_marksmen")
    game.give(0, gold=4 + 6 + 5 + 6 + 2 + 1)
    game.ask_again()
    game.play(
        "recruit:castle_griffins",
        "reinforce:castle_griffins",
        "reinforce:castle_marksmen",
        "recruit:castle_crusaders",
        "recruit:castle_halberdiers",
    )
    assert set(game.player(0)["units"]) == {
        "castle_griffins+",
        "castle_marksmen+",
        "castle_crusaders",
        "castle_halberdiers",
    }
    # One gold is left, for which nothing can be had: the use is over.
    assert game.resources(0)[0] == 1
    assert "end_turn" in game.keys


@pytest.mark.rule("H3-UNI-08", "H3-UNI-13")
def test_a_lost_unit_is_recruited_again_on_its_few_side() -> None:
    game = quiet_game()
    game.build(0, *ALL)
    game.army(0, "castle_griffins+")
    game.army(1, "necropolis_liches+", "necropolis_ghost_dragons+")
    game.stand(1, "0,0.ne")
    game.ask_again()
    assert "recruit:castle_griffins" not in game.keys
    game.play("go:0,0.ne")
    game.close_window()
    game.fight_out(winner=1)
    assert set(game.player(0)["units"]) == {"castle_halberdiers+", "castle_marksmen"}
    game.give(0, gold=4)
    game.ask_again()
    game.play("recruit:castle_griffins")
    assert "castle_griffins" in game.player(0)["units"]
    assert game.resources(0)[0] == 0


@pytest.mark.rule("H3-UNI-04", "H3-UNI-06", "H3-TWA-03", "H3-CST-06", "H3-EXW-08")
def test_a_seventh_unit_comes_right_before_a_combat() -> None:
    game = quiet_game()
    game.build(0, *ALL)
    units = ("halberdiers", "marksmen", "griffins", "crusaders", "zealots", "champions")
    game.army(0, *(f"castle_{unit}" for unit in units))
    game.give(0, gold=20, valuables=1)
    game.luck(lands=["unit:neutral_peasants"])
    game.ask_again()
    game.play("go:0,0.sw", "recruit:castle_archangels")
    game.close_window()
    assert game.fighting()
    spaces = {"archangels": "a2", "marksmen": "b2", "griffins": "c2", "crusaders": "d2", "zealots": "a1"}
    for unit, space in spaces.items():
        game.play(f"deploy:castle_{unit}", f"place:{space}")
    # Five are on the board: the others stay in the unit deck.
    assert not any(key.startswith("deploy:castle") for key in game.keys)
    while game.choice.kind_name == "space":
        game.play(game.choice.keys[0])
    deployed = {unit["unit"]: unit["pack"] for unit in game.seen()["combat"]["units"] if unit["side"] == 0}
    assert deployed == {f"castle_{unit}": False for unit in spaces}
    game.fight_out(winner=0)
    left = set(game.player(0)["units"])
    assert {"castle_archangels", "castle_halberdiers", "castle_champions"} <= left
    assert len(left) == 7


@pytest.mark.rule("H3-UNI-04")
@pytest.mark.parametrize(("limit", "more"), [("0", True), ("3", True), ("2", False)])
def test_a_unit_deck_is_limited_only_by_option(limit: str, more: bool) -> None:
    """The two units of the start fill a deck of two; without the option there is no limit."""
    game = whole_game(unit_deck_limit=limit)
    game.give(0, gold=20)
    game.ask_again()
    assert game.player(0)["unit_cards"] == 2
    assert ("recruit:castle_griffins" in game.keys) == more
    assert game.why_not("recruit:castle_griffins") == ("" if more else "H3-UNI-04")


# -- a new army when all units are lost --------------------------------------------------------------------------------


def beaten_by_captor(*recruited: str) -> HeroesGame:
    """Seat 0 has beaten all units of seat 1, and has these in its own army: the Town it took serves it."""
    game = quiet_game(captured_towns_serve="on").meadow()
    game.own(0, game.town_of(1))
    game.own(1, SETTLEMENT)
    game.face("1,0.c", "1,0.ne")
    game.army(0, ARCHERS, *recruited)
    game.army(1, "necropolis_wraiths")
    game.ask_again().play("go:1,0.ne").close_window()
    game.fight_out(winner=0)
    return game


@pytest.mark.rule("H3-UNI-13", "H3-GEN-06", "H3-OPT-01")
def test_a_new_army_lacks_the_card_that_a_captor_has() -> None:
    game = beaten_by_captor("necropolis_skeletons")
    assert game.player(1)["units"] == ["necropolis_zombies"]
    assert "necropolis_skeletons" in game.player(0)["units"]


@pytest.mark.rule("H3-UNI-13", "H3-GEN-06")
def test_a_new_army_is_complete_where_nobody_has_its_cards() -> None:
    game = beaten_by_captor("necropolis_liches")
    assert game.player(1)["units"] == ["necropolis_skeletons+", "necropolis_zombies"]


@pytest.mark.rule("H3-UNI-13", "H3-GEN-03", "H3-CBR-20")
@pytest.mark.parametrize("attacks", [0, 1])
def test_who_finds_no_card_has_no_army_and_loses_at_once(attacks: int) -> None:
    game = beaten_by_captor("necropolis_skeletons", "necropolis_zombies")
    assert game.player(1)["units"] == []
    assert [event["player"] for event in game.events_named("army_again")] == []
    if attacks:
        game.to_turn(1)
    game.stand(attacks, "1,0.c", mp=3)
    game.stand(1 - attacks, "1,0.ne")
    game.ask_again().play("go:1,0.ne").close_window()
    game.to_own_turn()
    assert game.events_named("win") == [{"seat": 0}, {"seat": 0}]
    assert len(game.events_named("hero_beaten")) == 2
    assert game.hero_at(1) == SETTLEMENT


@pytest.mark.rule("H3-UNI-13")
def test_the_army_comes_once_a_card_is_free_again() -> None:
    game = beaten_by_captor("necropolis_skeletons", "necropolis_zombies")
    game.army(0, ARCHERS)
    game.stand(0, "0,0.c", mp=3)
    game.luck(lands=["unit:neutral_peasants"])
    game.ask_again().play("go:0,0.w").close_window()
    game.fight_out(winner=0)
    game.to_own_turn()
    assert game.player(1)["units"] == ["necropolis_skeletons+", "necropolis_zombies"]


def game_with_hired_start(folder: Path) -> HeroesGame:
    """A game in which the first player begins with a Neutral Unit."""
    document: dict[str, Any] = yaml.safe_load((SCENARIOS / "brave_new_world.yaml").read_text(encoding="utf-8"))
    start = {"seat": "P1", "players": 3, "units": ["few:T1", "neutral:boars"]}
    return alliance_game(folder, setup=document["setup"] | {"seats": [start]}).meadow()


@pytest.mark.rule("H3-UNI-13", "H3-NEU-06")
@pytest.mark.parametrize("kept", [False, True])
def test_a_neutral_unit_of_the_start_comes_from_its_pile_or_not_at_all(kept: bool, tmp_path: Path) -> None:
    game = game_with_hired_start(tmp_path)
    assert game.player(0)["units"] == ["castle_halberdiers", "neutral_boars"]
    cards = [*game.neutral_deck("bronze"), *game.neutral_discards("bronze")].count("neutral_boars")
    game.face("1,0.c", "1,0.ne")
    game.army(0, "neutral_boars")
    game.army(1, ARCHERS)
    game.army(2, *(["neutral_boars"] if kept else [WEAK]))
    if kept:
        game.stack_neutrals("bronze", ["neutral_peasants"])
        game.army(0, "castle_marksmen")
    game.ask_again().play("go:1,0.ne").close_window()
    game.fight_out(winner=1)
    assert game.player(0)["units"] == ["castle_halberdiers", *([] if kept else ["neutral_boars"])]
    left = [*game.neutral_deck("bronze"), *game.neutral_discards("bronze")].count("neutral_boars")
    assert left == (0 if kept else cards)
