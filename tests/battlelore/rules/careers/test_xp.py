"""Experience and levels (section BLH-XP)."""

import pytest

from tests.battlelore.builder import melee
from tests.battlelore.builder.afterwards import finish, won

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
    game = melee(f"{BLUE}@8.0", f"giant_spider@4.6 {BLUE}@0.0", heroes=(["Mo:warrior@5.6"], []), dice=dice)
    assert game.events_named("critical")
    assert game.hero_of()["experience"] == 1


@pytest.mark.rule("BLH-XP-04")
def test_an_experience_card_is_worth_its_token_only_in_the_actions_after_the_adventure() -> None:
    heroes = (["Mo:warrior@5.6"], ["Maud:warrior@4.6"])
    draws = ("artifact:experience", "artifact:lore_stone", "artifact:war_horn", "artifact:backpack")
    dice = ["sword", "lore", "sword"]
    game = melee(f"{BLUE}@8.0", FAR, heroes=heroes, dice=dice, draws=draws)
    assert game.hero_of()["equipped"] == ["experience"], "a card as long as the adventure lasts"
    assert game.hero_of()["experience"] == 1, "for the wound"
    ended = finish(melee(f"{BLUE}@8.0", FAR, heroes=heroes, dice=dice, draws=draws, needed=1))
    assert ended.hero_of()["experience"] == 3, "for the wound, for taking part, for the card"
    assert "experience" not in ended.hero_of()["equipped"] + ended.hero_of()["under"]
    assert ended.seen()["artifacts"].count("experience") == 3


@pytest.mark.rule("BLH-XP-04")
def test_an_experience_card_that_is_not_kept_is_worth_nothing() -> None:
    game = won((), ("Maud:warrior",), draws=("artifact:experience", "artifact:lore_stone"))
    before = game.hero_of(1)["experience"]
    game.play("take_artifact:lore_stone")
    assert game.hero_of(1)["experience"] == before


@pytest.mark.rule("BLH-XP-06")
def test_tokens_of_all_kinds_of_feats_lie_on_one_heap() -> None:
    dice = ["sword", "lore", "sword", *["green"] * 2]
    heroes = (["Mo:warrior::::4:0@5.6"], ["Maud:warrior::::2:0@4.6"])
    game = melee(f"{BLUE}@8.0", FAR, heroes=heroes, dice=dice, needed=1, draws=("artifact:lore_stone",) * 1)
    assert (game.hero_of()["experience"], game.hero_of(1)["experience"]) == (6, 3), "those of before are among them"


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


@pytest.mark.rule("BLH-XP-01", "BLH-XP-02")
@pytest.mark.parametrize(
    ("foe", "hero", "last"), [(FAR, ["Maud:warrior@4.6"], "sword"), (f"giant_spider@4.6 {FAR}", [], "green")]
)
def test_what_the_troop_of_a_leader_does_is_his_feat(foe: str, hero: list[str], last: str) -> None:
    dice = ["sword", "lore", "lore", last]
    led = melee(f"{BLUE}@5.6 {BLUE}@8.0", foe, heroes=(["Mo:warrior@5.6"], hero), dice=dice)
    assert led.events_named("wounded" if hero else "critical")
    assert led.hero_of()["experience"] == 1
    unled = melee(f"{BLUE}@5.6 {BLUE}@8.0", foe, heroes=(["Mo:warrior@5.7"], hero), dice=dice)
    assert unled.events_named("wounded" if hero else "critical")
    assert unled.hero_of()["experience"] == 0, "he only stood beside it"


@pytest.mark.rule("BLH-XP-01", "BLH-XP-02")
def test_a_hero_who_battles_back_has_a_token_for_whom_he_defeats() -> None:
    for army, hero, last in (
        (f"{BLUE}@8.0", ["Mo:warrior@5.6"], "sword"),
        (f"giant_spider@5.6 {BLUE}@8.0", [], "green"),
    ):
        dice = ["lore"] * (2 if hero else 3) + ["sword", "lore", last]
        game = melee(army, FAR, heroes=(hero, ["Maud:warrior@4.6"]), dice=dice).play("yes")
        assert game.events_named("wounded" if hero else "critical")
        assert game.hero_of(1)["experience"] == 1


@pytest.mark.rule("BLH-XP-02")
def test_a_creature_whose_fall_wins_the_adventure_is_worth_its_token_too() -> None:
    dice = ["sword", "lore", "green"]
    game = melee(f"{BLUE}@8.0", "giant_spider@4.6", heroes=(["Mo:warrior@5.6"], []), dice=dice, needed=1)
    finish(game)
    assert game.hero_of()["experience"] == 2, "for the Creature and for taking part"


@pytest.mark.rule("BLH-XP-04")
def test_an_experience_card_that_a_wounded_hero_has_lost_is_worth_nothing() -> None:
    kept = finish(won((), ("Maud:warrior::experience",)))
    lost = finish(won((), ("Maud:warrior::experience",), losses=(0, 1)))
    assert [game.hero_of(1)["experience"] for game in (kept, lost)] == [2, 1]


@pytest.mark.rule("BLH-XP-07", "BLH-XP-11")
def test_a_hero_need_not_rise_and_keeps_his_tokens() -> None:
    game = won(("Maud:warrior:warrior_cleave:::4:0",))
    while "learn:warrior_blademaster" not in game.offers():
        game.play("done" if "done" in game.offers() else game.offers()[0])
    game.play("done")
    assert game.over
    assert game.hero_of()["experience"] == 5
    assert game.hero_of()["skills"] == ["warrior_cleave"]


@pytest.mark.rule("BLH-XP-07", "BLH-XP-08", "BLH-AFT-32")
@pytest.mark.parametrize(("tokens", "rises"), [(3, False), (4, True)])
def test_four_tokens_are_no_level_and_five_are(tokens: int, rises: bool) -> None:
    """One token comes from having been there."""
    game = won((), (f"Mo:warrior:warrior_cleave:::{tokens}",))
    while not game.over and not game.reached("learn"):
        game.play("done" if "done" in game.offers() else game.offers()[0])
    assert bool(not game.over and game.reached("learn")) is rises
