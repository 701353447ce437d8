"""Experience and levels (section BLH-XP)."""

import pytest

from tests.battlelore.builder import melee
from tests.battlelore.rules.test_aft import finish, won

BLUE = "human_sword_blue"
FAR = f"{BLUE}@0.0"


@pytest.mark.rule("BLH-XP-01", "BLH-XP-06")
def test_a_hero_who_wounds_another_has_a_token_at_once() -> None:
    game = melee(f"{BLUE}@8.0", FAR, heroes=(["Mo:warrior@5.6"], ["Maud:warrior@4.6"]), dice=["sword", "lore", "sword"])
    assert game.hero_of(1)["fate"] == "wounded"
    assert game.hero_of()["experience"] == 1
    assert game.events_named("experience")[0]["n"] == 1


@pytest.mark.rule("BLH-XP-01")
def test_a_wound_that_wins_the_adventure_is_worth_its_token_too() -> None:
    heroes = (["Mo:warrior@5.6"], ["Maud:warrior@4.6"])
    game = melee(f"{BLUE}@8.0", FAR, heroes=heroes, dice=["sword", "lore", "sword"], needed=1)
    finish(game)
    assert game.hero_of()["experience"] == 2, "for the wound and for taking part"


@pytest.mark.rule("BLH-XP-02")
def test_a_hero_who_defeats_a_creature_has_a_token() -> None:
    dice = ["sword", "lore", "green"]
    game = melee(f"{BLUE}@8.0", "giant_spider@4.6", heroes=(["Mo:warrior@5.6"], []), dice=dice)
    assert game.events_named("critical")
    assert game.hero_of()["experience"] == 1


@pytest.mark.rule("BLH-XP-10", "BLH-XP-11", "BLH-EXA-42")
def test_a_hero_rises_by_one_level_and_keeps_the_rest() -> None:
    game = won(("Maud:warrior:warrior_cleave:::10:0",))
    while "learn:warrior_blademaster" not in game.offers():
        game.play("done" if "done" in game.offers() else game.offers()[0])
    assert game.hero_of()["experience"] == 11
    game.play("learn:warrior_blademaster")
    assert game.over, "nothing more is asked"
    assert game.hero_of()["experience"] == 6
    assert game.hero_of()["skills"] == ["warrior_cleave", "warrior_blademaster"]
