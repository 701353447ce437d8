"""A Commander on foot is a hero like any other: what holds for Champions holds for him."""

import pytest

from tests.battlelore.builder import BLUE, FAR, HOME, ONE, battle, clash, medieval, melee

CHIEF = "Maud:commander:commander_scouting"


@pytest.mark.rule("BLH-WND-02", "BLH-CBT-04", "BLH-RTR-06")
def test_he_is_tested_when_he_is_hit_and_may_flee_or_battle_back() -> None:
    game = melee(f"{BLUE}@5.6", FAR, heroes=([], [f"{CHIEF}@4.6"]), dice=["sword", "red", "lore", "lore"])
    assert game.wound_tests() == [1]
    assert game.hero_of(1)["fate"] == "fighting"
    assert set(game.offers()) == {"yes", "flee", "no"}


@pytest.mark.rule("BLH-RTR-01", "BLH-RTR-07", "BL-BAT-15")
def test_he_retreats_as_champions_do() -> None:
    game = melee(f"{BLUE}@5.6", FAR, heroes=([], [f"{CHIEF}@4.6"]), dice=["flag", "lore", "lore"])
    game.play("ignore:0", "retreat:3.6", "retreat:2.6")
    assert "done" in game.offers(), "one to three hexes"


@pytest.mark.rule("BL-CRE-21", "BLH-WND-37", "BLH-RTR-01")
@pytest.mark.parametrize(("power", "tests"), [("tremor", []), ("earthquake", [1])])
def test_he_is_shaken_as_champions_are(power: str, tests: list[int]) -> None:
    game = clash("earth_elemental@5.6", FAR, heroes=([], [f"{CHIEF}@4.6"]), goblets=(3, 0), dice=["lore"])
    game.play("unit:5.6", power)
    assert game.wound_tests() == tests
    game.play("retreat:3.6", "retreat:2.6")
    assert "done" in game.offers()


@pytest.mark.rule("BL-LRE-19", "BLH-WND-05")
def test_lore_puts_him_to_the_test() -> None:
    game = battle(f"{BLUE}@5.6", FAR, lore=(["arcane_spark"], []), heroes=([], [f"{CHIEF}@4.6"]), dice=["blue", "lore"])
    game.lead("5.6").halt_if_asked().decide("lore:arcane_spark", "target:4.6")
    assert game.hero_of(1)["fate"] == "fighting"
    assert not game.events_named("hit"), "no figure of his is removed"


@pytest.mark.rule("BLH-CUN-07")
def test_cunning_archers_endanger_him() -> None:
    dice = ["sword", "red", "lore"]
    game = melee("human_bow_green@5.6", FAR, heroes=([], [f"{CHIEF}@4.6"]), dice=dice, notes={"cunning": True})
    assert game.wound_tests() == [1]


@pytest.mark.rule("BLH-CBT-13", "BLH-CBT-06")
@pytest.mark.parametrize(("attacker", "tests"), [(CHIEF, []), ("Ella:warrior", [])])
def test_a_rider_ignores_a_sword_of_his(attacker: str, tests: list[int]) -> None:
    heroes = ([f"{attacker}@5.6"], ["Rolf:commander:commander_riding@4.6"])
    assert melee(HOME, FAR, heroes=heroes, dice=["sword", "red", "red"]).wound_tests() == tests


@pytest.mark.rule("BLH-QST-06", "BLH-QST-07")
@pytest.mark.parametrize(("chests", "farther"), [([], True), (["4.6"], False)])
def test_a_chest_stops_him(chests: list[str], farther: bool) -> None:
    land = "river@4.7 river@5.5 river@5.7 river@6.6 river@6.7"
    game = medieval(HOME, FAR, heroes=([f"{CHIEF}@5.6"], []), land=land, chests=chests, hands=ONE)
    game.play("play:scout_centre", "order:5.6").decide("unit:5.6")
    assert ("3.6" in game.reached()) is farther
