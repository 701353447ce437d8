"""Skills (section BLH-SKL)."""

import pytest

from banneret.games import new
from banneret.kernel.errors import SetupError
from tests.battlelore.builder import BLUE, FAR, HOME, ONE, BattleLoreGame, medieval, melee, skilled, strikes, struck


def rising(skills: str, of: str = "wizard", experience: int = 4) -> BattleLoreGame:
    """A hero after an adventure his side has won, about to rise if he can."""
    maud = f"Maud:{of}:{skills}:::{experience}:0@8.6"
    game = medieval(f"{BLUE}@5.6", f"{BLUE}@4.6*1", heroes=([maud], []), dice=["blue", "lore", "lore"], needed=1)
    game.lead("5.6").halt_if_asked().attack("5.6", "4.6")
    while not game.over and not any(key.startswith(("learn:", "advise")) for key in game.offers()):
        game.play("done" if "done" in game.offers() else game.offers()[0])
    return game


def lessons(game: BattleLoreGame) -> set[str]:
    """What a hero may learn."""
    return game.reached("learn") if not game.over else set()


def why(game: BattleLoreGame, key: str) -> str:
    """The clause that forbids an answer now."""
    answer = game.rules.parse(game.state.kind, key)
    assert answer is not None
    return game.rules.why_not(game.state, answer)


@pytest.mark.rule("BLH-SKL-01")
def test_a_career_begins_with_one_skill_of_the_class() -> None:
    game = BattleLoreGame.of(new("battlelore", scenario="academy", seats=["hero=Maud"], seed=2))
    game.play("class:rogue")
    assert {skill.partition("_")[0] for skill in lessons(game)} == {"rogue"}
    game.play("learn:rogue_leech")
    while not game.over:
        game.play(game.offers()[0])
    assert game.hero_of()["skills"] == ["rogue_leech"]


@pytest.mark.rule("BLH-SKL-02", "BLH-SKL-05")
def test_five_tokens_are_a_further_skill_of_the_class_or_a_common_one() -> None:
    game = rising("wizard_alchemist")
    assert {skill.partition("_")[0] for skill in lessons(game)} == {"wizard", "common"}
    game.play("learn:common_iron_will")
    assert game.hero_of()["skills"] == ["wizard_alchemist", "common_iron_will"]
    assert game.hero_of()["experience"] == 0
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
    game.decide("yes", "done", "attack:3.6")
    assert game.dice_of() == 3
    assert game.events_named("bonus")[-1]["n"] == 3
    back = struck(skilled("warrior_blademaster", "4.6"), ["lore"] * 9).play("yes")
    assert back.events_named("back")[-1]["n"] == 3


@pytest.mark.rule("BLH-SKL-06")
def test_a_skill_that_needs_a_friend_is_used_in_each_battle_of_a_turn_but_once_in_each() -> None:
    foes = f"{BLUE}@5.5 {BLUE}@5.6"
    game = medieval(foes, f"{BLUE}@4.5 {BLUE}@4.7", dice=["lore"] * 30,
                    heroes=([], [skilled("commander_call_to_arms", "4.6")]))  # fmt: skip
    game.lead("5.5", "5.6").halt_if_asked()
    for attacker, friends in (("5.5", ["target:4.5", "target:4.7"]), ("5.6", ["target:4.7"])):
        game.attack(attacker, "4.6").play("yes", "skill:commander_call_to_arms")
        if len(friends) > 1:
            assert game.offers() == friends
            game.play(friends[0])
        assert game.events_named("back")[-1]["n"] == 3, "the dice roll without another question"
    assert len(game.events_named("skill")) == 2


@pytest.mark.rule("BLH-SKL-07")
def test_a_skill_is_announced_before_it_changes_anything() -> None:
    game = strikes(skilled("commander_call_to_arms", "5.6"), ["lore"] * 9, army=f"{BLUE}@5.5 {BLUE}@5.7")
    game.play("skill:commander_call_to_arms")
    assert [event.name for event in game.events][-1] == "skill"
    assert game.events_named("skill") == [{"unit": "commander@14", "skill": "commander_call_to_arms"}]
    game.play("target:5.5")
    told = [event.name for event in game.events]
    assert told.index("skill") < told.index("affected") < told.index("attack"), "what it changes, then the battle"


@pytest.mark.rule("BLH-SKL-08")
def test_the_attacker_declares_his_skills_first_and_the_defender_next() -> None:
    heroes = ([skilled("commander_call_to_arms", "5.6")], [skilled("cleric_chant", "4.6", name="Otto")])
    army = f"{BLUE}@5.6 {BLUE}@5.7"
    game = melee(army, f"{BLUE}@4.6", heroes=heroes, dice=["blue", "red", "red", "red", "red"])
    assert (game.state.seat, game.offers()) == (0, ["skill:commander_call_to_arms", "pass"])
    game.decide("skill:commander_call_to_arms", "target:5.7")
    assert (game.state.seat, game.offers()) == (1, ["skill:cleric_chant", "pass"])
    game.play("skill:cleric_chant")
    assert game.unit_at("4.6")["figures"] == 4


@pytest.mark.rule("BLH-SKL-09")
def test_dice_of_a_skill_exceed_what_terrain_allows() -> None:
    army = "human_sword_red@5.6"
    game = strikes(skilled("warrior_blademaster", "5.6"), ["lore"] * 3, army=army, land="forest@5.6")
    assert game.dice_of() == 3
    assert strikes(skilled("warrior_cleave", "5.6"), ["lore"] * 3, army=army, land="forest@5.6").dice_of() == 2


@pytest.mark.rule("BLH-SKL-10")
def test_a_wounded_hero_keeps_his_skills() -> None:
    otto = skilled("warrior_cleave,common_iron_will", "4.6", cards="sword_of_dawn")
    game = struck(otto, ["sword", "lore", "lore", "sword"])
    assert game.hero_of(1)["fate"] == "wounded"
    assert game.hero_of(1)["equipped"] == []
    assert game.hero_of(1)["skills"] == ["warrior_cleave", "common_iron_will"]


@pytest.mark.rule("BLH-SKL-11")
def test_a_skill_is_used_in_its_phase() -> None:
    game = medieval(f"{BLUE}@5.6 {BLUE}@5.7", f"{BLUE}@4.6", hands=ONE, dice=["lore"] * 9,
                    heroes=([skilled("commander_lead_by_example,commander_call_to_arms", "5.6")], []))  # fmt: skip
    assert why(game, "skill:commander_lead_by_example") == "BLH-SKL-11"
    game.play("play:scout_centre", "order:5.6")
    assert "skill:commander_lead_by_example" in game.offers()
    assert why(game, "skill:commander_call_to_arms") == "BLH-SKL-11"
    game.play("done", "done")
    game.attack("5.6", "4.6")
    assert game.offers() == ["skill:commander_call_to_arms", "pass"]
    assert why(game, "skill:commander_lead_by_example") == "BLH-SKL-11"
    assert why(game, "skill:cleric_chant") == "BLH-SKL-06", "he has not learned that"


@pytest.mark.rule("BLH-SKL-12")
@pytest.mark.parametrize(
    ("skill", "champion", "leader"),
    [("warrior_blademaster", 3, 4), ("warrior_hack_and_slash", 4, 3), ("warrior_cleave", 2, 3)],
)
def test_a_skill_is_for_the_role_its_card_names(skill: str, champion: int, leader: int) -> None:
    assert strikes(skilled(skill, "5.6"), ["lore"] * 4).dice_of() == champion
    assert strikes(skilled(skill, "5.6"), ["lore"] * 4, army=f"{BLUE}@5.6").dice_of() == leader


@pytest.mark.rule("BLH-SKL-12")
def test_a_skill_of_leaders_is_not_for_champions() -> None:
    voice = skilled("common_banner_voice", "4.6", of="warrior")
    led = medieval(HOME, f"{BLUE}@4.6", heroes=([], [voice]))
    alone = medieval(HOME, FAR, heroes=([], [voice]))
    assert (led.unit_at("4.6")["bold"], alone.unit_at("4.6")["bold"]) == (2, 1)


@pytest.mark.rule("BLH-SKL-13")
def test_nobody_has_a_skill_twice() -> None:
    assert "wizard_alchemist" not in lessons(rising("wizard_alchemist"))
    with pytest.raises(SetupError, match="BLH-SKL-13"):
        rising("wizard_alchemist,wizard_alchemist")
    assert rising("wizard_alchemist").seen()["sides"][0]["heroes"][0]["skills"] == ["wizard_alchemist"]


@pytest.mark.rule("BLH-SKL-01")
@pytest.mark.parametrize(("skills", "taken"), [("", False), ("common_iron_will", False), ("rogue_leech", True)])
def test_nobody_brings_a_hero_without_a_skill_of_his_class(skills: str, taken: bool) -> None:
    seats = [f"hero=Mo:rogue:{skills}", ""]
    if taken:
        assert new("battlelore", scenario="first_laurels", seats=seats, seed=1).setup.seats[0].endswith(skills)
        return
    with pytest.raises(SetupError, match="BLH-SKL-01"):
        new("battlelore", scenario="first_laurels", seats=seats, seed=1)


@pytest.mark.parametrize(
    ("sheet", "clause"),
    [
        pytest.param("warrior:warrior_cleave,cleric_chant", "BLH-CRT-18", marks=pytest.mark.rule("BLH-CRT-18")),
        pytest.param(
            "wizard:wizard_flame_burst,wizard_storm_caller", "BLH-CRT-19", marks=pytest.mark.rule("BLH-CRT-19")
        ),
        pytest.param("warrior:warrior_cleave,warrior_cleave", "BLH-SKL-13", marks=pytest.mark.rule("BLH-SKL-13")),
        pytest.param(
            "warrior:warrior_cleave,warrior_blademaster,warrior_assassin,warrior_riding",
            "BLH-SKL-03",
            marks=pytest.mark.rule("BLH-SKL-03"),
        ),
        ("warrior:warrior_cleave::lore_stone,mount_war", "BLH-ARF-02"),
        pytest.param(
            "warrior:warrior_cleave:" + ":" + ",".join(["lore_stone"] * 7),
            "BLH-ARF-16",
            marks=pytest.mark.rule("BLH-ARF-16"),
        ),
        pytest.param("warrior:warrior_cleave::::0:5", "BLH-WND-33", marks=pytest.mark.rule("BLH-WND-33")),
    ],
)
def test_a_sheet_that_breaks_the_limits_of_a_career_is_refused(sheet: str, clause: str) -> None:
    with pytest.raises(SetupError, match=clause):
        new("battlelore", scenario="first_laurels", seats=[f"hero=Maud:{sheet}", "pennant"], seed=1)
