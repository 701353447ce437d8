"""Experience and levels (section BLH-XP)."""

import pytest

from tests.battlelore.rules.test_aft import finish, won
from tests.battlelore.support.lore import happened, hero_of, melee, offers, play

BLUE = "human_sword_blue"
FAR = f"{BLUE}@0.0"


@pytest.mark.rule("BLH-XP-01", "BLH-XP-06")
def test_a_hero_who_wounds_another_has_a_token_at_once() -> None:
    game = melee(f"{BLUE}@8.0", FAR, heroes=(["Mo:warrior@5.6"], ["Maud:warrior@4.6"]), dice=["sword", "lore", "sword"])
    assert hero_of(game, 1)["fate"] == "wounded"
    assert hero_of(game)["experience"] == 1
    assert happened(game, "experience")[0]["n"] == 1


@pytest.mark.rule("BLH-XP-01")
def test_a_wound_that_wins_the_adventure_is_worth_its_token_too() -> None:
    heroes = (["Mo:warrior@5.6"], ["Maud:warrior@4.6"])
    game = melee(f"{BLUE}@8.0", FAR, heroes=heroes, dice=["sword", "lore", "sword"], needed=1)
    finish(game)
    assert hero_of(game)["experience"] == 2, "for the wound and for taking part"


@pytest.mark.rule("BLH-XP-02")
def test_a_hero_who_defeats_a_creature_has_a_token() -> None:
    dice = ["sword", "lore", "green"]
    game = melee(f"{BLUE}@8.0", "giant_spider@4.6", heroes=(["Mo:warrior@5.6"], []), dice=dice)
    assert happened(game, "critical")
    assert hero_of(game)["experience"] == 1


@pytest.mark.rule("BLH-XP-10", "BLH-XP-11", "BLH-EXA-42")
def test_a_hero_rises_by_one_level_and_keeps_the_rest() -> None:
    game = won(("Maud:warrior:warrior_cleave:::10:0",))
    while "learn:warrior_blademaster" not in offers(game):
        play(game, "done" if "done" in offers(game) else offers(game)[0])
    assert hero_of(game)["experience"] == 11
    play(game, "learn:warrior_blademaster")
    assert game.over, "nothing more is asked"
    assert hero_of(game)["experience"] == 6
    assert hero_of(game)["skills"] == ["warrior_cleave", "warrior_blademaster"]
