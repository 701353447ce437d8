"""Skills of lore, theft, lightning and healing, and the common ones, do what their cards say."""

import pytest

from banneret.kernel.errors import SetupError
from tests.battlelore.builder import (
    BLUE,
    CAVALRY,
    CROSSBOWS,
    FAR,
    HOME,
    ONE,
    BattleLoreGame,
    battle,
    clash,
    medieval,
    melee,
    skilled,
    strikes,
    struck,
)

# -- lore and theft ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BLH-SKL-06")
def test_leech_has_the_tokens_of_who_attacks_him() -> None:
    for skill, tokens in (("rogue_leech", (0, 2)), ("rogue_larceny", (2, 0))):
        game = clash(f"{BLUE}@5.6", f"{BLUE}@4.6", heroes=([], [skilled(skill, "4.6")]), dice=["lore", "lore", "red"],
                     goblets=(0, 0))  # fmt: skip
        game.attack("5.6", "4.6")
        assert (game.side_of(0)["goblet"], game.side_of(1)["goblet"]) == tokens


def robbed(treasure: int, dice: list[str], *, troop: str = FAR) -> BattleLoreGame:
    """A thief on 5.6 attacks a hero on 4.6."""
    heroes = ([skilled("rogue_larceny", "5.6")], [f"Otto:warrior::::0:{treasure}@4.6"])
    game = clash(f"{BLUE}@5.6", troop, heroes=heroes, dice=dice, goblets=(0, 5))
    return game.attack("5.6", "4.6")


@pytest.mark.rule("BLH-SKL-06")
def test_larceny_takes_treasure_or_lore_for_hits_on_a_skilled() -> None:
    game = robbed(1, ["sword", "sword", "red", "flag", "flag", "lore", "lore"])
    assert (game.hero_of()["treasure"], game.hero_of(1)["treasure"]) == (1, 0)
    assert game.side_of(0)["goblet"] == 1, "the second time there was no treasure left"
    assert game.events_named("stolen") == [{"unit": "rogue@14", "unit2": "warrior@30"}]
    missed = robbed(1, ["red", "red", "red"])
    assert missed.hero_of()["treasure"] == 0
    led = robbed(1, ["blue", "red", "red", "lore"], troop=f"{BLUE}@4.6")
    assert led.hero_of()["treasure"] == 1, "his unit is hit"
    nothing = robbed(1, ["blue", "red", "red", "flag"], troop=f"{BLUE}@4.6")
    assert nothing.hero_of()["treasure"] == 0


@pytest.mark.rule("BLH-SKL-06")
def test_lore_adept_takes_one_token_more_once_a_turn() -> None:
    adept = skilled("common_lore_adept", "5.6", of="wizard")
    game = clash(HOME, f"{BLUE}@4.6", heroes=([adept], []), dice=["lore"], goblets=(0, 0))
    game.attack("5.6", "4.6")
    assert game.side_of(0)["goblet"] == 2
    none = clash(HOME, f"{BLUE}@4.6", heroes=([adept], []), dice=["red"], goblets=(0, 0))
    assert none.attack("5.6", "4.6").side_of(0)["goblet"] == 0
    rider = skilled("common_lore_adept,wizard_riding", "5.6", of="wizard")
    twice = clash(HOME, f"{BLUE}@4.6*1 {BLUE}@3.6", heroes=([rider], []), goblets=(0, 0),
                  dice=["flag", "lore", "lore"])  # fmt: skip
    twice.attack("5.6", "4.6")
    twice.decide("ignore:0", "retreat:3.5", "yes", "done", "attack:3.6", "attack:3.5")
    assert twice.side_of(0)["goblet"] == 2


@pytest.mark.rule("BLH-SKL-06")
def test_an_alchemist_uses_a_potion_once_a_turn() -> None:
    rider = skilled("wizard_alchemist,wizard_riding", "5.6", cards="draught_of_might")
    game = strikes(rider, ["blue"] + ["lore"] * 9, foe=f"{BLUE}@4.6*1 {BLUE}@3.6")
    game.decide("use:draught_of_might", "yes", "done", "attack:3.6")
    assert game.events_named("bonus")[-1]["n"] == 1
    assert len(game.events_named("uses")) == 1


@pytest.mark.rule("BLH-SKL-06")
def test_the_third_dose_of_an_alchemist_is_the_last() -> None:
    cards = ["attack_centre", "patrol_centre", "advance_centre"]
    alchemist = skilled("wizard_alchemist", "5.6", cards="draught_of_might")
    game = medieval(HOME, f"{BLUE}@4.6", heroes=([alchemist], []), dice=["lore"] * 40,
                    hands=(cards, ["attack_left", "patrol_left", "advance_left"]))  # fmt: skip
    for mine, yours in zip(cards, ("attack_left", "patrol_left", "advance_left"), strict=True):
        assert game.hero_of()["equipped"] == ["draught_of_might"]
        game.decide(f"play:{mine}", "order:5.6", "done", "unit:5.6", "use:draught_of_might", "no", "done")
        game.decide(f"play:{yours}", "done", "done")
    assert len(game.events_named("uses")) == 3
    assert game.hero_of()["equipped"] == []
    assert "draught_of_might" in game.seen()["artifacts"]


def test_unseen_servant_carries_a_third_artifact() -> None:
    cards = "sword_of_dawn,lore_stone,rabbits_foot"
    game = medieval(HOME, FAR, heroes=([skilled("wizard_unseen_servant", "5.6", cards=cards)], []))
    assert len(game.hero_of()["equipped"]) == 3
    with pytest.raises(SetupError, match="BLH-ARF-19"):
        medieval(HOME, FAR, heroes=([skilled("wizard_alchemist", "5.6", cards=cards)], []))


# -- lightning ---------------------------------------------------------------------------------------------------------


def thrown(skills: str, foe: str, *, army: str = HOME, dice: list[str] | None = None, land: str = "") -> BattleLoreGame:
    """A wizard on 5.6 in the Combat phase."""
    game = medieval(army, f"{foe} {FAR}", heroes=([skilled(skills, "5.6")], []), dice=dice or [], hands=ONE, land=land)
    return game.play("play:scout_centre", "order:5.6").halt_if_asked()


@pytest.mark.rule("BLH-SKL-06", "BLH-SKL-12")
def test_lightning_ball_strikes_three_hexes_away() -> None:
    game = thrown("wizard_lightning_ball", f"{CAVALRY}@2.6", dice=["sword", "blue"])
    game.decide("unit:5.6", "lightning:2.6")
    assert game.dice_of() == 2
    assert game.unit_at("2.6")["figures"] == 1
    assert game.events_named("skill") == [{"unit": "wizard@14", "skill": "wizard_lightning_ball"}]
    assert "unit:5.6" not in thrown("wizard_lightning_ball", f"{BLUE}@1.6").offers()
    leader = thrown("wizard_lightning_ball", f"{BLUE}@2.6", army=f"{BLUE}@5.6")
    assert "unit:5.6" not in leader.offers(), "only as a Champion"


@pytest.mark.rule("BLH-SKL-06")
def test_lightning_ball_heeds_terrain_and_may_take_the_place_of_a_melee() -> None:
    marsh = thrown("wizard_lightning_ball", f"{BLUE}@3.6 {BLUE}@4.7", dice=["lore"] * 3, land="hill@3.6")
    marsh.play("unit:5.6")
    assert marsh.offers() == ["attack:4.7", "lightning:3.6"], "not at the one next to him"
    marsh.play("lightning:3.6")
    assert marsh.dice_of() == 2


@pytest.mark.rule("BLH-SKL-06")
def test_storm_caller_reaches_farther_with_a_die_more_as_leader_too() -> None:
    skills = "wizard_lightning_ball,wizard_storm_caller"
    game = thrown(skills, f"{BLUE}@1.6", army=f"{BLUE}@5.6", dice=["lore"] * 3)
    game.decide("unit:5.6", "lightning:1.6")
    assert game.dice_of() == 3
    assert game.unit_at("5.6")["battled"], "in place of his troop's battle"
    with pytest.raises(SetupError, match="BLH-CRT-19"):
        thrown("wizard_storm_caller", f"{BLUE}@1.6")


# -- the Cleric and his friends ----------------------------------------------------------------------------------------


@pytest.mark.rule("BLH-SKL-06", "BLH-SKL-11")
def test_chant_lets_a_friend_ignore_a_helmet_in_melee_once_a_turn() -> None:
    army = f"{BLUE}@5.6 {BLUE}@5.7"
    foes = f"{BLUE}@4.6 {BLUE}@4.8"
    game = medieval(army, foes, heroes=([], [skilled("cleric_chant", "4.7")]), dice=["blue", "red", "lore"] * 3)
    game.lead("5.6", "5.7").halt_if_asked().attack("5.6", "4.6")
    assert game.state.seat == 1
    assert game.offers() == ["skill:cleric_chant", "pass"]
    game.play("skill:cleric_chant")
    assert game.unit_at("4.6")["figures"] == 4
    game.decide("no")
    game.attack("5.7", "4.8")
    assert game.unit_at("4.8")["figures"] == 3, "once a turn"


@pytest.mark.rule("BLH-SKL-11")
def test_chant_needs_a_friend_next_to_him_and_a_melee() -> None:
    game = melee(
        f"{BLUE}@5.6", f"{BLUE}@4.6", heroes=([], [skilled("cleric_chant", "2.6")]), dice=["blue", "red", "lore"]
    )
    assert game.unit_at("4.6")["figures"] == 3
    bows = medieval("human_bow_green@5.6", f"{BLUE}@3.6", heroes=([], [skilled("cleric_chant", "3.6")]),
                    dice=["blue", "lore"])  # fmt: skip
    bows.lead("5.6").halt_if_asked().attack("5.6", "3.6")
    assert bows.unit_at("3.6")["figures"] == 3


@pytest.mark.rule("BLH-SKL-06", "BLH-SKL-11")
def test_herbal_remedy_brings_a_figure_back_instead_of_battling() -> None:
    army = f"{BLUE}@5.6*2 {BLUE}@5.7*1 {BLUE}@5.5*3"
    game = medieval(army, f"{BLUE}@4.8", heroes=([skilled("cleric_herbal_remedy", "5.6")], []), hands=ONE)
    game.play("play:scout_centre", "order:5.6", "done")
    game.decide("unit:5.6", "skill:cleric_herbal_remedy")
    assert game.reached("target") == {"5.6", "5.5"}, "5.7 has an enemy beside it"
    game.play("target:5.5")
    assert game.unit_at("5.5")["figures"] == 4
    assert game.unit_at("5.6")["battled"]
    whole = medieval(f"{BLUE}@5.6", FAR, heroes=([skilled("cleric_herbal_remedy", "5.6")], []), hands=ONE)
    whole.decide("play:scout_centre", "order:5.6", "done")
    assert "unit:5.6" not in whole.offers()


@pytest.mark.rule("BLH-SKL-06")
def test_sacred_ground_makes_friends_beside_him_bolder() -> None:
    game = medieval(HOME, f"{BLUE}@4.6 {BLUE}@3.0", heroes=([], [skilled("cleric_chant,cleric_sacred_ground", "4.7")]))
    assert game.unit_at("4.6")["bold"] == 1
    assert game.unit_at("3.0")["bold"] == 0
    assert game.unit_at("4.7")["bold"] == 1, "not he himself"


@pytest.mark.rule("BLH-SKL-06", "BLH-MOR-06")
@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("n", [0, 1])
def test_sacred_ground_is_that_of_either_hero_of_a_side_and_of_no_enemy(side: int, n: int) -> None:
    holy, other = skilled("cleric_chant,cleric_sacred_ground", "4.7"), skilled("cleric_chant", "8.8")
    party, armies = ([holy, other] if n == 0 else [other, holy]), [HOME, f"{BLUE}@4.6 {BLUE}@3.0"]
    game = medieval(*armies, heroes=([], party) if side else (party, []))
    assert game.unit_at("4.6")["bold"] == side
    assert game.unit_at("3.0")["bold"] == 0


MIRACLE = "cleric_herbal_remedy,cleric_miracle"


@pytest.mark.rule("BLH-SKL-06", "BLH-SKL-11")
def test_miracle_undoes_a_wound_once_in_an_adventure() -> None:
    game = struck(skilled(MIRACLE, "4.6"), ["sword", "sword", "lore", "sword", "lore"])
    assert game.offers() == ["skill:cleric_miracle", "pass"]
    game.play("skill:cleric_miracle")
    assert game.hero_of(1)["fate"] == "fighting"
    assert game.events_named("resists")
    refused = struck(skilled(MIRACLE, "4.6"), ["sword", "lore", "lore", "sword"])
    assert refused.play("pass").hero_of(1)["fate"] == "wounded"


@pytest.mark.rule("BLH-SKL-06", "BLH-SKL-11")
@pytest.mark.parametrize(("hex", "near"), [("2.6", True), ("1.6", False)])
def test_miracle_helps_a_friendly_hero_within_two_hexes(hex: str, near: bool) -> None:
    heroes: tuple[list[str], list[str]] = ([], ["Otto:warrior@4.6", skilled(MIRACLE, hex)])
    game = melee(f"{BLUE}@5.6", FAR, heroes=heroes, dice=["sword", "lore", "lore", "sword"])
    assert ("skill:cleric_miracle" in game.offers()) is near
    assert (game.hero_of(1)["fate"] == "fighting") is near


@pytest.mark.rule("BLH-SKL-06", "BLH-SKL-11")
def test_miracle_is_spent_for_good() -> None:
    game = medieval(f"{BLUE}@5.6 {BLUE}@5.5", FAR, heroes=([], [skilled(MIRACLE, "4.6")]),
                    dice=["sword", "lore", "lore", "sword"] * 2)  # fmt: skip
    game.lead("5.6", "5.5").halt_if_asked().attack("5.6", "4.6")
    game.decide("skill:cleric_miracle", "no")
    game.attack("5.5", "4.6")
    assert game.hero_of(1)["fate"] == "wounded"


# -- common skills -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BLH-SKL-06")
def test_iron_will_takes_a_die_from_his_wound_tests_but_never_the_last() -> None:
    strong = skilled("common_iron_will", "4.6", of="warrior")
    assert struck(strong, ["sword", "sword", "lore", "lore"]).wound_tests() == [1]
    assert struck(strong, ["sword", "lore", "lore", "lore"]).wound_tests() == [1]


@pytest.mark.rule("BLH-SKL-06", "BLH-SKL-12")
def test_banner_voice_lets_his_troop_ignore_one_more_flag() -> None:
    voice = skilled("common_banner_voice", "4.6", of="warrior")
    assert medieval(HOME, f"{BLUE}@4.6", heroes=([], [voice])).unit_at("4.6")["bold"] == 2
    assert medieval(HOME, FAR, heroes=([], [voice])).unit_at("4.6")["bold"] == 1, "not as a Champion"


@pytest.mark.rule("BLH-SKL-06", "BLH-SKL-11")
def test_shield_training_turns_one_sword_of_a_shot_a_turn() -> None:
    trained = skilled("common_shield_training", "3.6", of="warrior")
    game = medieval(f"{CROSSBOWS}@5.6 {CROSSBOWS}@5.5", FAR, heroes=([], [trained]),
                    dice=["sword", "sword", "lore", "sword", "lore", "lore"])  # fmt: skip
    game.lead("5.6", "5.5").halt_if_asked().attack("5.6", "3.6")
    game.play("skill:common_shield_training")
    assert game.wound_tests() == [1]
    game.decide("no", "unit:5.5", "attack:3.6")
    assert game.wound_tests() == [1, 1]
    assert struck(
        skilled("common_shield_training", "4.6", of="warrior"), ["sword", "lore", "lore", "lore"]
    ).wound_tests() == [1]


def test_no_use_is_made_of_lore_where_there_is_none() -> None:
    game = battle(HOME, f"{BLUE}@4.6", heroes=([skilled("wizard_flame_burst", "5.6")], []), notes={"lore": False},
                  goblets=(0, 0), dice=["lore"])  # fmt: skip
    game.lead("5.6").halt_if_asked().attack("5.6", "4.6")
    assert not game.events_named("skill")
