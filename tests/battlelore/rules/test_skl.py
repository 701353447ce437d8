"""Skills (section BLH-SKL)."""

import pytest

from banneret.games import new
from banneret.kernel.errors import SetupError
from banneret.kernel.game import Game
from tests.battlelore.support.arms import BLUE, FAR, HOME, ONE, dice_of, skilled, strikes, struck
from tests.battlelore.support.lore import (
    attack,
    decide,
    halt_if_asked,
    happened,
    hero_of,
    lead,
    medieval,
    melee,
    offers,
    play,
    reached,
    seen,
    unit_at,
)


def rising(skills: str, of: str = "wizard", experience: int = 4) -> Game:
    """A hero after an adventure his side has won, about to rise if he can."""
    maud = f"Maud:{of}:{skills}:::{experience}:0@8.6"
    game = medieval(f"{BLUE}@5.6", f"{BLUE}@4.6*1", heroes=([maud], []), dice=["blue", "lore", "lore"], needed=1)
    attack(halt_if_asked(lead(game, "5.6")), "5.6", "4.6")
    while not game.over and not any(key.startswith(("learn:", "advise")) for key in offers(game)):
        play(game, "done" if "done" in offers(game) else offers(game)[0])
    return game


def lessons(game: Game) -> set[str]:
    """What a hero may learn."""
    return reached(game, "learn") if not game.over else set()


def why(game: Game, key: str) -> str:
    """The clause that forbids an answer now."""
    answer = game.rules.parse(game.state.kind, key)
    assert answer is not None
    return game.rules.why_not(game.state, answer)


@pytest.mark.rule("BLH-SKL-01")
def test_a_career_begins_with_one_skill_of_the_class() -> None:
    game = new("battlelore", scenario="academy", seats=["hero=Maud"], seed=2)
    play(game, "class:rogue")
    assert {skill.partition("_")[0] for skill in lessons(game)} == {"rogue"}
    play(game, "learn:rogue_leech")
    while not game.over:
        play(game, offers(game)[0])
    assert hero_of(game)["skills"] == ["rogue_leech"]


@pytest.mark.rule("BLH-SKL-02", "BLH-SKL-05")
def test_five_tokens_are_a_further_skill_of_the_class_or_a_common_one() -> None:
    game = rising("wizard_alchemist")
    assert {skill.partition("_")[0] for skill in lessons(game)} == {"wizard", "common"}
    play(game, "learn:common_iron_will")
    assert hero_of(game)["skills"] == ["wizard_alchemist", "common_iron_will"]
    assert hero_of(game)["experience"] == 0
    assert lessons(rising("wizard_alchemist", experience=3)) == set(), "four tokens are too few"


@pytest.mark.rule("BLH-SKL-03")
def test_nobody_has_more_than_three_skills() -> None:
    assert lessons(rising("wizard_alchemist,wizard_riding")) != set()
    assert lessons(rising("wizard_alchemist,wizard_riding,common_iron_will")) == set()
    with pytest.raises(SetupError, match="BLH-SKL-03"):
        rising("wizard_alchemist,wizard_riding,common_iron_will,common_quick_step")


@pytest.mark.rule("BLH-SKL-04")
def test_a_skill_with_conditions_is_learned_only_where_they_are_met() -> None:
    assert "wizard_storm_caller" not in lessons(rising("wizard_alchemist"))
    assert "wizard_storm_caller" in lessons(rising("wizard_lightning_ball"))
    assert "common_duelist" not in lessons(rising("wizard_alchemist"))
    assert "common_duelist" in lessons(rising("wizard_flame_burst"))
    with pytest.raises(SetupError, match="BLH-CRT-19"):
        rising("wizard_storm_caller")
    with pytest.raises(SetupError, match="BLH-CRT-19"):
        rising("common_duelist")


@pytest.mark.rule("BLH-SKL-05")
def test_a_skill_of_another_class_is_not_for_him() -> None:
    with pytest.raises(SetupError, match="BLH-CRT-18"):
        rising("rogue_leech")


@pytest.mark.rule("BLH-SKL-06")
def test_a_skill_is_used_again_and_again() -> None:
    rider = skilled("warrior_blademaster,warrior_riding", "5.6")
    game = strikes(rider, ["blue"] + ["lore"] * 20, foe=f"{BLUE}@4.6*1 {BLUE}@3.6")
    decide(game, "yes", "done", "attack:3.6")
    assert dice_of(game) == 3
    assert happened(game, "bonus")[-1]["n"] == 3
    back = play(struck(skilled("warrior_blademaster", "4.6"), ["lore"] * 9), "yes")
    assert happened(back, "back")[-1]["n"] == 3


@pytest.mark.rule("BLH-SKL-07")
def test_a_skill_is_announced_before_it_changes_anything() -> None:
    game = strikes(skilled("commander_call_to_arms", "5.6"), ["lore"] * 9, army=f"{BLUE}@5.5 {BLUE}@5.7")
    play(game, "skill:commander_call_to_arms")
    assert [event.name for event in game.events][-1] == "skill"
    assert happened(game, "skill") == [{"unit": "commander@14", "skill": "commander_call_to_arms"}]
    play(game, "target:5.5")
    told = [event.name for event in game.events]
    assert told.index("skill") < told.index("affected") < told.index("attack"), "what it changes, then the battle"


@pytest.mark.rule("BLH-SKL-08")
def test_the_attacker_declares_his_skills_first_and_the_defender_next() -> None:
    heroes = ([skilled("commander_call_to_arms", "5.6")], [skilled("cleric_chant", "4.6", name="Otto")])
    army = f"{BLUE}@5.6 {BLUE}@5.7"
    game = melee(army, f"{BLUE}@4.6", heroes=heroes, dice=["blue", "red", "red", "red", "red"])
    assert (game.state.seat, offers(game)) == (0, ["skill:commander_call_to_arms", "pass"])
    decide(game, "skill:commander_call_to_arms", "target:5.7")
    assert (game.state.seat, offers(game)) == (1, ["skill:cleric_chant", "pass"])
    play(game, "skill:cleric_chant")
    assert unit_at(game, "4.6")["figures"] == 4


@pytest.mark.rule("BLH-SKL-09")
def test_dice_of_a_skill_exceed_what_terrain_allows() -> None:
    army = "human_sword_red@5.6"
    game = strikes(skilled("warrior_blademaster", "5.6"), ["lore"] * 3, army=army, land="forest@5.6")
    assert dice_of(game) == 3
    assert dice_of(strikes(skilled("warrior_cleave", "5.6"), ["lore"] * 3, army=army, land="forest@5.6")) == 2


@pytest.mark.rule("BLH-SKL-10")
def test_a_wounded_hero_keeps_his_skills() -> None:
    otto = skilled("warrior_cleave,common_iron_will", "4.6", cards="sword_of_dawn")
    game = struck(otto, ["sword", "lore", "lore", "sword"])
    assert hero_of(game, 1)["fate"] == "wounded"
    assert hero_of(game, 1)["equipped"] == []
    assert hero_of(game, 1)["skills"] == ["warrior_cleave", "common_iron_will"]


@pytest.mark.rule("BLH-SKL-11")
def test_a_skill_is_used_in_its_phase() -> None:
    game = medieval(f"{BLUE}@5.6 {BLUE}@5.7", f"{BLUE}@4.6", hands=ONE, dice=["lore"] * 9,
                    heroes=([skilled("commander_lead_by_example,commander_call_to_arms", "5.6")], []))  # fmt: skip
    assert why(game, "skill:commander_lead_by_example") == "BLH-SKL-11"
    play(game, "play:scout_centre", "order:5.6")
    assert "skill:commander_lead_by_example" in offers(game)
    assert why(game, "skill:commander_call_to_arms") == "BLH-SKL-11"
    play(game, "done", "done")
    attack(game, "5.6", "4.6")
    assert offers(game) == ["skill:commander_call_to_arms", "pass"]
    assert why(game, "skill:commander_lead_by_example") == "BLH-SKL-11"
    assert why(game, "skill:cleric_chant") == "BLH-SKL-06", "he has not learned that"


@pytest.mark.rule("BLH-SKL-12")
@pytest.mark.parametrize(
    ("skill", "champion", "leader"),
    [("warrior_blademaster", 3, 4), ("warrior_hack_and_slash", 4, 3), ("warrior_cleave", 2, 3)],
)
def test_a_skill_is_for_the_role_its_card_names(skill: str, champion: int, leader: int) -> None:
    assert dice_of(strikes(skilled(skill, "5.6"), ["lore"] * 4)) == champion
    assert dice_of(strikes(skilled(skill, "5.6"), ["lore"] * 4, army=f"{BLUE}@5.6")) == leader


@pytest.mark.rule("BLH-SKL-12")
def test_a_skill_of_leaders_is_not_for_champions() -> None:
    voice = skilled("common_banner_voice", "4.6", of="warrior")
    led = medieval(HOME, f"{BLUE}@4.6", heroes=([], [voice]))
    alone = medieval(HOME, FAR, heroes=([], [voice]))
    assert (unit_at(led, "4.6")["bold"], unit_at(alone, "4.6")["bold"]) == (2, 1)


@pytest.mark.rule("BLH-SKL-13")
def test_nobody_has_a_skill_twice() -> None:
    assert "wizard_alchemist" not in lessons(rising("wizard_alchemist"))
    with pytest.raises(SetupError, match="BLH-SKL-13"):
        rising("wizard_alchemist,wizard_alchemist")
    assert seen(rising("wizard_alchemist"))["sides"][0]["heroes"][0]["skills"] == ["wizard_alchemist"]
