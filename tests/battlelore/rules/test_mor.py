"""The morale of heroes (section BLH-MOR)."""

import pytest

from tests.battlelore.builder import medieval, melee

BLUE = "human_sword_blue"
DWARF = "dwarf_sword_blue"
FAR = f"{BLUE}@0.0"
MAUD = "Maud:warrior@4.6"


@pytest.mark.rule("BLH-MOR-01")
def test_a_champion_ignores_one_flag() -> None:
    game = melee(f"{BLUE}@5.6", FAR, heroes=([], [MAUD]), dice=["flag", "lore", "lore", "lore", "lore"])
    assert set(game.offers()) == {"ignore:1", "ignore:0"}
    game.play("ignore:1")
    assert game.hero_of(1)["hex"] == "4.6"
    assert "yes" in game.offers(), "and battles back"


@pytest.mark.rule("BLH-MOR-04", "BLH-MOR-05")
def test_a_troop_with_a_leader_is_bold() -> None:
    assert medieval(f"{BLUE}@5.6", f"{BLUE}@4.6").unit_at("4.6")["bold"] == 0
    assert medieval(f"{BLUE}@5.6", f"{BLUE}@4.6", heroes=([], [MAUD])).unit_at("4.6")["bold"] == 1
    game = melee(f"{BLUE}@5.6", f"{BLUE}@4.6", heroes=([], [MAUD]), dice=["flag", "lore", "lore"])
    assert set(game.offers()) == {"ignore:1", "ignore:0"}
    game.play("ignore:1")
    assert game.unit_at("4.6")["figures"] == 4


@pytest.mark.rule("BLH-MOR-06")
def test_a_leaders_boldness_adds_to_that_of_race_support_and_terrain() -> None:
    def bold(army: str, land: str = "") -> object:
        return medieval(f"{BLUE}@8.0", army, heroes=([], [MAUD]), land=land).unit_at("4.6")["bold"]

    assert bold(f"{DWARF}@4.6") == 2
    assert bold(f"{DWARF}@4.6 {BLUE}@4.5 {BLUE}@4.7") == 3
    assert bold(f"{DWARF}@4.6 {BLUE}@4.5 {BLUE}@4.7", "town@4.6") == 4
