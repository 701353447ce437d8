"""Champions and Leaders (section BLH-ROL)."""

import pytest

from tests.battlelore.builder import medieval, melee

BLUE = "human_sword_blue"
BOWS = "human_bow_green"
FAR = f"{BLUE}@0.0"
MAUD = "Maud:warrior@5.6"
TWO_BANNERS = ["blue", "lore", "lore", "sword"]


@pytest.mark.rule("BLH-ROL-01", "BLH-ROL-02")
def test_a_hero_alone_is_a_champion_and_one_with_a_troop_a_leader() -> None:
    alone = medieval(f"{BLUE}@8.0", FAR, heroes=([MAUD], []))
    assert alone.hero_of()["role"] == "champion"
    assert alone.unit_at("5.6")["unit"] == "warrior"
    leading = medieval(f"{BLUE}@5.6", FAR, heroes=([MAUD], []))
    assert leading.hero_of()["role"] == "leader"
    assert leading.hero_of()["hex"] == "5.6"
    assert leading.unit_at("5.6")["unit"] == BLUE
    assert leading.unit_at("5.6")["leader"] == "Maud"


@pytest.mark.rule("BLH-ROL-03", "BLH-ROL-04")
def test_a_role_changes_within_a_turn_and_again_later() -> None:
    hands = (["attack_centre", "patrol_centre"], ["scout_left"])
    game = medieval(f"{BLUE}@5.6 {BLUE}@8.0", FAR, heroes=([MAUD], []), hands=hands)
    game.play("play:attack_centre", "separate:5.6", "order:5.6", "hero:5.6", "move:5.7")
    assert game.hero_of()["role"] == "champion"
    game.play("unit:5.6", "move:5.7")
    assert game.hero_of()["role"] == "leader", "in the same turn"
    while "play:patrol_centre" not in game.offers():
        game.play("done" if "done" in game.offers() else game.offers()[0])
    game.play("play:patrol_centre", "separate:5.7", "done", "move:5.6")
    assert game.hero_of()["role"] == "champion", "and again"


@pytest.mark.rule("BLH-ROL-05", "BLH-ROL-06")
def test_a_champion_is_ordered_like_any_unit_and_once_a_turn() -> None:
    game = medieval(f"{BLUE}@8.0", FAR, heroes=([MAUD], []))
    game.play("play:attack_centre", "order:5.6")
    assert "order:5.6" not in game.offers()
    assert game.unit_at("5.6")["ordered"]
    game.play("unit:5.6", "move:5.7")
    assert "unit:5.7" not in game.offers(), "he moves once"


@pytest.mark.rule("BLH-ROL-07")
def test_a_champion_blocks_the_line_of_sight() -> None:
    free = medieval(f"{BOWS}@6.6", f"{BLUE}@2.6").lead("6.6").halt_if_asked()
    assert "unit:6.6" in free.offers()
    blocked = medieval(f"{BOWS}@6.6", f"{BLUE}@2.6", heroes=(["Maud:warrior@4.6"], []))
    assert blocked.unit_at("6.6")["targets"] == {}


@pytest.mark.rule("BLH-ROL-08", "BLH-ROL-09", "BLH-MOR-02", "BLH-MOR-03", "BLH-CBT-03")
def test_a_champion_gives_support_and_has_it() -> None:
    game = medieval(f"{BLUE}@5.6 {BLUE}@5.7 {BLUE}@8.0", FAR, heroes=(["Maud:warrior@6.7"], []))
    assert game.unit_at("5.6")["bold"] == 1, "a friend and a Champion beside it"
    assert game.unit_at("6.7")["bold"] == 2, "his own and the support of two"
    less = medieval(f"{BLUE}@5.6 {BLUE}@5.7 {BLUE}@8.0", FAR, heroes=(["Maud:warrior@8.8"], []))
    assert less.unit_at("5.6")["bold"] == 0
    assert less.unit_at("8.8")["bold"] == 1


@pytest.mark.rule("BLH-ROL-10", "BLH-CBT-01")
@pytest.mark.parametrize(
    ("sheet", "dice"), [("warrior", 2), ("warrior:warrior_blademaster", 3), ("rogue", 1), ("wizard", 1)]
)
def test_a_champion_battles_with_what_is_on_his_sheet(sheet: str, dice: int) -> None:
    game = medieval(f"{BLUE}@8.0", f"{BLUE}@4.6", heroes=([f"Maud:{sheet}@5.6"], []))
    assert game.unit_at("5.6")["targets"] == {"4.6": dice}


@pytest.mark.rule("BLH-ROL-11", "BLH-CBT-07", "BLH-CBT-11", "BLH-MOV-24")
def test_a_leader_changes_neither_the_dice_nor_the_steps_of_his_troop() -> None:
    alone = medieval("human_sword_red@5.6", f"{BLUE}@4.6").lead("5.6")
    led = medieval("human_sword_red@5.6", f"{BLUE}@4.6", heroes=([MAUD], [])).lead("5.6")
    assert led.unit_at("5.6")["targets"] == alone.unit_at("5.6")["targets"] == {"4.6": 4}
    alone.play("unit:5.6")
    led.play("unit:5.6")
    assert led.reached() == alone.reached(), "a red unit goes one hex, a hero two"


@pytest.mark.rule("BLH-ROL-12")
def test_a_leader_and_his_troop_are_one_unit() -> None:
    game = medieval(f"{BLUE}@5.6", FAR, heroes=([MAUD], [])).lead("5.6")
    assert len(game.events_named("order")) == 1
    game.play("unit:5.6", "move:5.7")
    assert game.hero_of()["hex"] == "5.7"
    assert game.unit_at("5.7")["leader"] == "Maud"


@pytest.mark.rule("BLH-ROL-13")
def test_a_combined_unit_is_worth_two_banners() -> None:
    game = melee(
        f"{BLUE}@5.6", f"{BLUE}@4.6*1", heroes=([], ["Maud:warrior@4.6"]), dice=["blue", "lore", "lore", "sword"]
    )
    assert game.side_of(0)["banners"] == 2
    assert game.side_of(0)["track"] == [BLUE, "warrior"]


@pytest.mark.rule("BLH-ROL-14")
def test_the_role_when_orders_are_given_says_what_may_be_ordered() -> None:
    game = medieval(f"{BLUE}@5.7", FAR, heroes=([MAUD], []))
    game.play("play:attack_centre")
    assert {"order:5.6", "order:5.7"} <= set(game.offers())
    assert "separate:5.7" not in game.offers()
    game.play("order:5.6", "done", "unit:5.6", "move:5.7")
    assert game.hero_of()["role"] == "leader", "he was ordered as a Champion"
    assert not game.reached("hero"), "and does not part in the same turn"
