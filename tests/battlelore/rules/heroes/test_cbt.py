"""Heroes in combat (section BLH-CBT)."""

from collections.abc import Iterator

import pytest

from banneret.battlelore.box.tables import DICE_IN, LAND_IDS
from tests.battlelore.builder import battle, medieval, melee

BLUE = "human_sword_blue"
CAVALRY = "human_cav_blue"
MAUD = "Maud:warrior@5.6"
RIDER = "Rolf:commander:commander_riding@5.6"


@pytest.mark.rule("BLH-CBT-02")
def test_a_champion_on_foot_gains_ground_and_goes_no_further() -> None:
    game = melee(f"{BLUE}@8.0", f"{BLUE}@4.6 {BLUE}@3.5", heroes=([MAUD], []), dice=["flag", "lore"])
    game.play("yes")
    assert game.unit_at("4.6")["unit"] == "warrior"
    assert not game.events_named("bonus")
    assert game.choice.kind_name == "play", "his combat is over"


@pytest.mark.rule("BLH-CBT-04")
def test_a_champion_battles_back() -> None:
    game = melee(f"{BLUE}@5.6", f"{BLUE}@0.0", heroes=([], ["Maud:warrior@4.6"]), dice=["lore"] * 3 + ["blue", "lore"])
    assert game.choice.seat == 1
    game.play("yes")
    assert game.unit_at("5.6")["figures"] == 3


@pytest.mark.rule("BLH-CBT-05")
def test_a_mounted_champion_pursues_and_makes_a_bonus_attack() -> None:
    game = melee(f"{BLUE}@8.0", f"{BLUE}@4.6*1 {BLUE}@2.6", heroes=([RIDER], []), dice=["blue", "blue"])
    game.play("yes", "move:3.6", "attack:2.6")
    assert game.events_named("bonus")
    assert game.unit_at("3.6")["unit"] == "commander_mounted"
    assert game.unit_at("2.6")["figures"] == 3


@pytest.mark.rule("BLH-CBT-06", "BLH-EXA-22")
@pytest.mark.parametrize(("foe", "left"), [(CAVALRY, 2), (BLUE, 2)])
def test_a_mounted_unit_ignores_a_sword_of_a_champion_on_foot(foe: str, left: int) -> None:
    game = melee(f"{BLUE}@8.0", f"{foe}@4.6", heroes=([MAUD], []), dice=["sword", "sword"])
    assert game.unit_at("4.6")["figures"] == left, "of three riders one fell, of four men two"


@pytest.mark.rule("BLH-CBT-06")
def test_a_mounted_unit_ignores_no_sword_of_a_mounted_champion() -> None:
    game = melee(f"{BLUE}@8.0", f"{CAVALRY}@4.6", heroes=([RIDER], []), dice=["sword"])
    assert game.unit_at("4.6")["figures"] == 2


@pytest.mark.rule("BLH-CBT-08", "BLH-RTR-20")
def test_a_leader_retreats_and_battles_back_only_with_his_troop() -> None:
    game = melee(f"{BLUE}@5.6", f"{BLUE}@4.6", heroes=([], ["Maud:warrior@4.6"]), dice=["flag", "flag", "lore"])
    game.play("ignore:0", "retreat:3.6", "retreat:2.6")
    assert game.hero_of(1)["hex"] == "2.6"
    assert game.hero_of(1)["role"] == "leader"
    assert not game.events_named("back")
    back = melee(f"{BLUE}@5.6", f"{BLUE}@4.6", heroes=([], ["Maud:warrior@4.6"]), dice=["lore"] * 6)
    assert set(back.offers()) == {"yes", "no"}, "he cannot run by himself"
    back.play("yes")
    assert [event["n"] for event in back.events_named("back")] == [3], "the troop's dice"


@pytest.mark.rule("BLH-CBT-09")
def test_dice_of_an_artifact_come_on_top_of_what_terrain_allows() -> None:
    plain = medieval("human_sword_red@5.6", f"{BLUE}@4.6", heroes=([MAUD], []), land="forest@4.6")
    assert plain.unit_at("5.6")["targets"] == {"4.6": 2}
    armed = medieval(f"{BLUE}@8.0", f"{BLUE}@4.6", heroes=(["Maud:warrior::sword_of_dawn@5.6"], []), land="forest@4.6")
    assert armed.unit_at("5.6")["targets"] == {"4.6": 3}, "two of the forest and the sword"


@pytest.mark.rule("BLH-CBT-10", "BLH-EXA-25")
def test_dice_of_a_skill_come_on_top_of_what_terrain_allows() -> None:
    game = medieval(
        "human_sword_red@5.6", f"{BLUE}@4.6", heroes=(["Maud:warrior:warrior_blademaster@5.6"], []), land="forest@5.6"
    )
    assert game.unit_at("5.6")["targets"] == {"4.6": 3}


@pytest.fixture
def narrow_forest() -> Iterator[None]:
    """A forest that lets only one die in: no terrain of the box allows fewer dice than a Champion has."""
    forest = LAND_IDS.index("forest")
    kept, DICE_IN[forest] = DICE_IN[forest], 1
    yield
    DICE_IN[forest] = kept


@pytest.mark.rule("BLH-CBT-12")
@pytest.mark.usefixtures("narrow_forest")
def test_terrain_limits_a_champions_own_dice() -> None:
    hero = "Maud:warrior:warrior_blademaster@5.6"
    game = medieval(f"{BLUE}@8.0", f"{BLUE}@4.6", heroes=([hero], []), land="forest@4.6")
    assert game.unit_at("5.6")["targets"] == {"4.6": 2}, "one of his two, and that of his skill"


@pytest.mark.rule("BLH-CBT-13")
def test_no_helmet_hits_a_champion() -> None:
    game = melee(f"{BLUE}@5.6", f"{BLUE}@0.0", heroes=([], ["Maud:warrior@4.6"]), dice=["green", "blue", "red"])
    assert game.wound_tests() == []
    assert game.hero_of(1)["hex"] == "4.6"


@pytest.mark.rule("BLH-CBT-14")
def test_a_champion_collects_lore() -> None:
    game = battle(f"{BLUE}@8.0", f"{BLUE}@4.6", heroes=([MAUD], []), dice=["lore", "lore"], goblets=(2, 0))
    game.lead("5.6").halt_if_asked().attack("5.6", "4.6")
    assert [event["n"] for event in game.events_named("lore_gained")][:1] == [2]
