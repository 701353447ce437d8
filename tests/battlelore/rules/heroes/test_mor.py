"""The morale of heroes (section BLH-MOR)."""

import pytest

from tests.battlelore.builder import battle, medieval, melee

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


@pytest.mark.rule("BLH-MOR-01")
@pytest.mark.parametrize(("troop", "bold"), [("", 1), (f"{DWARF}@4.6", 1), (f"{BLUE}@4.6", 1)])
def test_a_curse_on_race_and_support_leaves_a_heros_own_boldness(troop: str, bold: int) -> None:
    army = f"{FAR} {troop} {BLUE}@4.5 {BLUE}@4.7"
    game = battle(f"{BLUE}@8.0", army, heroes=([], [MAUD]), lore=(["curse_of_doubt"], []))
    game.play("lore:curse_of_doubt", "target:4.6")
    assert game.unit_at("4.6")["bold"] == bold


@pytest.mark.rule("BLH-MOR-02")
def test_a_leader_and_his_troop_support_as_one_unit_and_enemies_do_not() -> None:
    led = medieval(f"{BLUE}@8.0", f"{BLUE}@4.6 {BLUE}@4.7", heroes=([], ["Maud:warrior@4.7"]))
    assert led.unit_at("4.6")["bold"] == 0
    foe = medieval(f"{BLUE}@8.0", f"{BLUE}@4.6 {BLUE}@4.7", heroes=(["Mo:warrior@4.5"], []))
    assert foe.unit_at("4.6")["bold"] == 0


@pytest.mark.rule("BLH-MOR-04")
@pytest.mark.parametrize("led", [True, False])
def test_a_troop_with_a_leader_battles_back(led: bool) -> None:
    game = melee(f"{BLUE}@5.6 {BLUE}@8.0", f"{BLUE}@4.6 {FAR}", heroes=([], [MAUD] if led else []), dice=["lore"] * 6)
    assert ("yes" in game.offers()) is led
    if led:
        game.play("yes")
        assert game.events_named("back")


@pytest.mark.rule("BLH-MOR-05")
def test_a_troop_whose_leader_falls_by_the_same_roll_ignores_no_flag() -> None:
    dice = ["sword", "flag", "lore", "sword"]
    game = melee(f"{BLUE}@5.6", f"{BLUE}@4.6 {FAR}", heroes=([], [MAUD]), dice=dice)
    assert game.hero_of(1)["fate"] == "wounded"
    assert game.reached("retreat") == {"3.5", "3.6"}
