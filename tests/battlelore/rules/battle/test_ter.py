"""Terrain, landmarks in general and ramparts (section BL-TER)."""

from typing import Any

import pytest

from tests.battlelore.builder import BattleLoreGame, medieval, melee

BLUE = "human_sword_blue"
RED = "human_sword_red"
BOW = "human_bow_green"
CAV = "human_cav_green"
FAR = f"{BLUE}@0.0"
LANDMARKS = ["stronghold", "magic_pentacle", "training_camp", "healing_pool", "rogues_den"]


def going(unit: str, land: str, hex: str = "6.6", enemy: str = FAR) -> BattleLoreGame:
    """A unit on 6.6 that is about to move."""
    return medieval(f"{unit}@{hex}", enemy, land=land).lead(hex).play(f"unit:{hex}")


def dice(land: str = "", unit: str = RED, **how: Any) -> int:
    """The dice of a unit on 5.6 against one on 4.6."""
    game = melee(f"{unit}@5.6", f"{BLUE}@4.6", land=land, dice=["lore"] * 4, **how)
    return int(game.events_named("attack")[0]["n"])


def visible(land: str, origin: str = "6.6", target: str = "6.9") -> bool:
    """Whether bowmen see a unit in the same row."""
    game = (
        medieval(f"{BOW}@{origin}", f"{BLUE}@{target}", land=land, hands=(("forward_all",), ()))
        .lead(origin)
        .halt_if_asked()
    )
    return f"unit:{origin}" in game.offers()


@pytest.mark.rule("BL-TER-01")
def test_countryside_has_no_effect() -> None:
    assert "2.6" in going(CAV, "").reached()
    assert dice() == 4
    assert visible("")


@pytest.mark.rule("BL-TER-02")
def test_a_unit_stops_in_a_forest() -> None:
    ring = "forest@5.5 forest@5.6 forest@6.5 forest@6.7 forest@7.5 forest@7.6"
    assert going(CAV, ring).reached() == {"5.5", "5.6", "6.5", "6.7", "7.5", "7.6"}


@pytest.mark.rule("BL-TER-03")
def test_a_unit_that_entered_a_forest_may_battle() -> None:
    game = going(BLUE, "forest@5.6", enemy=f"{BLUE}@4.6").play("move:5.6")
    assert "unit:5.6" in game.offers()


@pytest.mark.rule("BL-TER-04", "BL-TER-05")
def test_two_dice_from_and_into_a_forest() -> None:
    assert dice("forest@5.6") == 2
    assert dice("forest@4.6") == 2
    assert dice("forest@4.6", unit="human_sword_green") == 2


@pytest.mark.rule("BL-TER-06")
def test_a_forest_blocks_sight() -> None:
    assert not visible("forest@6.7")
    assert visible("forest@6.6 forest@6.9")


@pytest.mark.rule("BL-TER-07")
def test_a_hill_does_not_hinder_movement() -> None:
    ring = "hill@5.5 hill@5.6 hill@6.5 hill@6.7 hill@7.5 hill@7.6 hill@4.6 hill@3.6"
    assert "2.6" in going(CAV, ring).reached()


@pytest.mark.rule("BL-TER-08")
def test_two_dice_uphill_in_melee() -> None:
    assert dice("hill@4.6") == 2
    assert dice("hill@4.6 hill@5.6") == 3, "not from one hill to another"
    assert dice("hill@4.6", unit="human_sword_green") == 2


@pytest.mark.rule("BL-TER-08")
def test_shooting_uphill_is_not_limited_by_the_hill() -> None:
    game = medieval(
        f"{BOW}@6.6", f"{BLUE}@3.6", land="hill@3.6", hands=(("leadership",), ()), dice=["lore"] * 3,
    )  # fmt: skip
    game.lead("6.6").halt_if_asked().attack("6.6", "3.6")
    assert game.events_named("attack")[0]["n"] == 3


@pytest.mark.rule("BL-TER-09")
def test_three_dice_from_a_hill() -> None:
    assert dice("hill@5.6") == 3
    assert dice("hill@5.6", unit=BLUE) == 3


@pytest.mark.rule("BL-TER-10")
def test_a_hill_blocks_sight_except_within_its_group() -> None:
    assert not visible("hill@6.7")
    assert visible("hill@6.6 hill@6.7 hill@6.8 hill@6.9")
    assert not visible("hill@6.6 hill@6.7 hill@6.9"), "6.9 is another group"
    assert not visible("hill@6.6 hill@6.7 hill@6.8"), "the target is below"
    assert not visible("hill@6.6 hill@6.7 forest@6.8 hill@6.9 hill@5.7 hill@5.8"), "other terrain hides it all the same"


@pytest.mark.rule("BL-TER-11")
def test_a_river_is_crossed_at_bridges_and_fords_only() -> None:
    river = "river@5.5 river@5.6 river@6.5 river@6.7 river@7.5 {}@7.6"
    closed = medieval(f"{BLUE}@6.6", FAR, land=river.format("river")).lead("6.6")
    assert closed.seen()["turn"] == "pennant", "there is nowhere to go"
    assert {"7.6", "8.6", "8.7"} <= going(BLUE, river.format("bridge")).reached()
    assert going(BLUE, river.format("ford")).unit_at("7.6"), "the only way, and it stops there"


@pytest.mark.rule("BL-TER-12")
def test_a_river_does_not_block_sight() -> None:
    assert visible("river@6.7 river@6.8")


@pytest.mark.rule("BL-TER-13", "BL-TER-14")
def test_two_dice_from_and_onto_a_bridge() -> None:
    assert dice("bridge@5.6") == 2
    assert dice("bridge@4.6") == 2


@pytest.mark.rule("BL-TER-15")
def test_a_bridge_neither_stops_nor_hides() -> None:
    assert "4.6" in going(BLUE, "bridge@5.5 bridge@5.6").reached()
    assert visible("bridge@6.7")


@pytest.mark.rule("BL-TER-16")
def test_a_unit_stops_in_a_ford() -> None:
    assert "4.6" not in going(BLUE, "ford@5.5 ford@5.6").reached()
    assert "5.6" in going(BLUE, "ford@5.5 ford@5.6").reached()


@pytest.mark.rule("BL-TER-17", "BL-TER-18")
def test_a_ford_limits_who_stands_in_it_and_not_who_attacks_it() -> None:
    assert dice("ford@5.6") == 2
    assert dice("ford@4.6") == 4


def test_marsh_is_mud_and_a_town_a_landmark() -> None:
    """Not in the ledger of terrain, but in the adventures: mud stops; a town is held like a landmark."""
    assert "4.6" not in going(BLUE, "marsh@5.5 marsh@5.6").reached()
    assert dice("marsh@5.6") == dice("marsh@4.6") == 2
    assert visible("marsh@6.7")
    assert not visible("town@6.7")
    assert dice("town@5.6") == dice("town@4.6") == 2


@pytest.mark.rule("BL-TER-19")
@pytest.mark.parametrize("landmark", LANDMARKS)
def test_a_unit_stops_in_a_landmark(landmark: str) -> None:
    hexes = going(BLUE, f"{landmark}@5.5 {landmark}@5.6").reached()
    assert "5.6" in hexes
    assert "4.6" not in hexes


@pytest.mark.rule("BL-TER-20")
@pytest.mark.parametrize("landmark", LANDMARKS)
def test_a_unit_does_not_battle_when_it_enters_a_landmark(landmark: str) -> None:
    game = going(BLUE, f"{landmark}@5.6", enemy=f"{BLUE}@4.6").play("move:5.6")
    assert game.seen()["turn"] == "pennant"
    assert not game.events_named("attack")


@pytest.mark.rule("BL-TER-21", "BL-TER-22")
@pytest.mark.parametrize("landmark", LANDMARKS)
def test_two_dice_from_and_into_a_landmark(landmark: str) -> None:
    assert dice(f"{landmark}@5.6") == 2
    assert dice(f"{landmark}@4.6") == 2


@pytest.mark.rule("BL-TER-23")
@pytest.mark.parametrize("landmark", LANDMARKS)
def test_a_landmark_blocks_sight(landmark: str) -> None:
    assert not visible(f"{landmark}@6.7")


@pytest.mark.rule("BL-TER-24")
@pytest.mark.parametrize("landmark", LANDMARKS)
def test_a_landmark_makes_bold(landmark: str) -> None:
    game = melee(pennant=f"{BLUE}@4.6", land=f"{landmark}@4.6", dice=["flag", "flag"])
    assert game.reached("ignore") == {"0", "1"}, "one flag of two"


@pytest.mark.rule("BL-TER-19", "BL-TER-20", "BL-TER-21", "BL-TER-22", "BL-TER-23")
def test_a_landmark_may_say_otherwise() -> None:
    """The Summoning Circle stops, hides and limits nobody."""
    assert "4.6" in going(BLUE, "summoning_circle@5.5 summoning_circle@5.6").reached()
    assert dice("summoning_circle@5.6") == dice("summoning_circle@4.6") == 4
    assert visible("summoning_circle@6.7")
    game = going(BLUE, "summoning_circle@5.6", enemy=f"{BLUE}@4.6").play("move:5.6")
    assert "unit:5.6" in game.offers()


WALL = {"4.6": "5.5 5.6"}
"""Ramparts on the two southern sides of 4.6."""


@pytest.mark.rule("BL-TER-25")
def test_ramparts_make_the_unit_behind_them_bold() -> None:
    two = melee(ramparts=WALL, dice=["flag", "flag"])
    assert two.reached("ignore") == {"0", "1"}, "one flag of two"
    game = melee(ramparts=WALL, dice=["flag", "lore"])
    game.play("ignore:1")
    assert set(game.offers()) == {"yes", "no"}, "and it may battle back"
    dwarf = melee(pennant="dwarf_sword_blue@4.6", ramparts=WALL, dice=["flag", "flag"])
    assert dwarf.reached("ignore") == {"0", "1", "2"}
    blades = melee(
        pennant="dwarf_sword_blue@4.6", ramparts=WALL, heroes=(["Maud:warrior:warrior_blademaster@5.6"], []),
        dice=["flag", "flag", "flag"],
    )  # fmt: skip
    assert blades.reached("ignore") == {"0", "1", "2"}, "two flags of three"
    around = melee(ramparts={"4.6": "5.5 4.5"}, dice=["flag", "lore", "lore"])
    assert around.reached("retreat"), "attacked from a side without ramparts"


@pytest.mark.rule("BL-TER-25")
def test_ramparts_help_against_shots_that_come_over_them() -> None:
    for outside, bold in (("7.5 7.6 5.5 5.6", True), ("3.5 3.6", False)):
        wall = {"4.6": " ".join(hex for hex in outside.split() if hex[0] in "35")}
        game = medieval(f"{BOW}@7.6", f"{BLUE}@4.6", ramparts=wall, dice=["flag", "lore"])
        game.lead("7.6").halt_if_asked().attack("7.6", "4.6")
        assert ("ignore:1" in game.offers()) is bold


@pytest.mark.rule("BL-TER-26")
def test_two_dice_over_ramparts_from_outside() -> None:
    assert dice(ramparts=WALL) == 2
    assert dice(ramparts={"5.6": "4.6"}) == 4, "from behind them"
    assert dice(ramparts={"4.6": "4.5"}) == 4


@pytest.mark.rule("BL-TER-27")
def test_cavalry_does_not_cross_ramparts() -> None:
    walls, land = {"5.6": "6.6"}, "river@5.5 river@6.5 river@6.7 river@7.5"
    for unit, crosses in ((CAV, False), (BLUE, True)):
        game = medieval(f"{unit}@6.6", FAR, ramparts=walls, land=land).lead("6.6").play("unit:6.6")
        assert ("5.6" in game.reached()) is crosses
    inside = medieval(f"{CAV}@6.6", FAR, ramparts={"6.6": "5.5 5.6 6.5 6.7 7.5 7.6"}).lead("6.6")
    assert inside.seen()["turn"] == "pennant", "riders shut in by ramparts"


@pytest.mark.rule("BL-TER-27")
def test_cavalry_neither_retreats_nor_pursues_over_ramparts() -> None:
    game = melee(pennant="human_cav_blue@4.6", ramparts={"3.6": "4.6", "3.5": "4.6"}, dice=["flag", "lore", "lore"])
    assert game.unit_at("4.6")["figures"] == 2
    rider = melee("human_cav_blue@5.6", f"{BLUE}@4.6*1 {BLUE}@0.0", ramparts=WALL, dice=["blue", "lore"])
    assert rider.seen()["turn"] == "pennant", "no pursuit is offered"
    foot = melee(f"{BLUE}@5.6", f"{BLUE}@4.6*1 {BLUE}@0.0", ramparts=WALL, dice=["blue", "lore"])
    assert set(foot.offers()) == {"yes", "no"}


def test_ramparts_are_told() -> None:
    assert medieval(f"{BLUE}@5.6", FAR, ramparts=WALL).seen()["ramparts"] == {"4.6": ["5.5", "5.6"]}
