"""Champions and Leaders (section BLH-ROL)."""

import pytest

from tests.battlelore.support.lore import (
    halt_if_asked,
    happened,
    hero_of,
    lead,
    medieval,
    melee,
    offers,
    play,
    reached,
    side_of,
    unit_at,
)

BLUE = "human_sword_blue"
BOWS = "human_bow_green"
FAR = f"{BLUE}@0.0"
MAUD = "Maud:warrior@5.6"
TWO_BANNERS = ["blue", "lore", "lore", "sword"]


@pytest.mark.rule("BLH-ROL-01", "BLH-ROL-02")
def test_a_hero_alone_is_a_champion_and_one_with_a_troop_a_leader() -> None:
    alone = medieval(f"{BLUE}@8.0", FAR, heroes=([MAUD], []))
    assert hero_of(alone)["role"] == "champion"
    assert unit_at(alone, "5.6")["unit"] == "warrior"
    leading = medieval(f"{BLUE}@5.6", FAR, heroes=([MAUD], []))
    assert hero_of(leading)["role"] == "leader"
    assert hero_of(leading)["hex"] == "5.6"
    assert unit_at(leading, "5.6")["unit"] == BLUE
    assert unit_at(leading, "5.6")["leader"] == "Maud"


@pytest.mark.rule("BLH-ROL-03", "BLH-ROL-04")
def test_a_role_changes_within_a_turn_and_again_later() -> None:
    hands = (["attack_centre", "patrol_centre"], ["scout_left"])
    game = medieval(f"{BLUE}@5.6 {BLUE}@8.0", FAR, heroes=([MAUD], []), hands=hands)
    play(game, "play:attack_centre", "separate:5.6", "order:5.6", "hero:5.6", "move:5.7")
    assert hero_of(game)["role"] == "champion"
    play(game, "unit:5.6", "move:5.7")
    assert hero_of(game)["role"] == "leader", "in the same turn"
    while "play:patrol_centre" not in offers(game):
        play(game, "done" if "done" in offers(game) else offers(game)[0])
    play(game, "play:patrol_centre", "separate:5.7", "done", "move:5.6")
    assert hero_of(game)["role"] == "champion", "and again"


@pytest.mark.rule("BLH-ROL-05", "BLH-ROL-06")
def test_a_champion_is_ordered_like_any_unit_and_once_a_turn() -> None:
    game = medieval(f"{BLUE}@8.0", FAR, heroes=([MAUD], []))
    play(game, "play:attack_centre", "order:5.6")
    assert "order:5.6" not in offers(game)
    assert unit_at(game, "5.6")["ordered"]
    play(game, "unit:5.6", "move:5.7")
    assert "unit:5.7" not in offers(game), "he moves once"


@pytest.mark.rule("BLH-ROL-07")
def test_a_champion_blocks_the_line_of_sight() -> None:
    free = halt_if_asked(lead(medieval(f"{BOWS}@6.6", f"{BLUE}@2.6"), "6.6"))
    assert "unit:6.6" in offers(free)
    blocked = medieval(f"{BOWS}@6.6", f"{BLUE}@2.6", heroes=(["Maud:warrior@4.6"], []))
    assert unit_at(blocked, "6.6")["targets"] == {}


@pytest.mark.rule("BLH-ROL-08", "BLH-ROL-09", "BLH-MOR-02", "BLH-MOR-03", "BLH-CBT-03")
def test_a_champion_gives_support_and_has_it() -> None:
    game = medieval(f"{BLUE}@5.6 {BLUE}@5.7 {BLUE}@8.0", FAR, heroes=(["Maud:warrior@6.7"], []))
    assert unit_at(game, "5.6")["bold"] == 1, "a friend and a Champion beside it"
    assert unit_at(game, "6.7")["bold"] == 2, "his own and the support of two"
    less = medieval(f"{BLUE}@5.6 {BLUE}@5.7 {BLUE}@8.0", FAR, heroes=(["Maud:warrior@8.8"], []))
    assert unit_at(less, "5.6")["bold"] == 0
    assert unit_at(less, "8.8")["bold"] == 1


@pytest.mark.rule("BLH-ROL-10", "BLH-CBT-01")
@pytest.mark.parametrize(
    ("sheet", "dice"), [("warrior", 2), ("warrior:warrior_blademaster", 3), ("rogue", 1), ("wizard", 1)]
)
def test_a_champion_battles_with_what_is_on_his_sheet(sheet: str, dice: int) -> None:
    game = medieval(f"{BLUE}@8.0", f"{BLUE}@4.6", heroes=([f"Maud:{sheet}@5.6"], []))
    assert unit_at(game, "5.6")["targets"] == {"4.6": dice}


@pytest.mark.rule("BLH-ROL-11", "BLH-CBT-07", "BLH-CBT-11", "BLH-MOV-24")
def test_a_leader_changes_neither_the_dice_nor_the_steps_of_his_troop() -> None:
    alone = lead(medieval("human_sword_red@5.6", f"{BLUE}@4.6"), "5.6")
    led = lead(medieval("human_sword_red@5.6", f"{BLUE}@4.6", heroes=([MAUD], [])), "5.6")
    assert unit_at(led, "5.6")["targets"] == unit_at(alone, "5.6")["targets"] == {"4.6": 4}
    play(alone, "unit:5.6")
    play(led, "unit:5.6")
    assert reached(led) == reached(alone), "a red unit goes one hex, a hero two"


@pytest.mark.rule("BLH-ROL-12")
def test_a_leader_and_his_troop_are_one_unit() -> None:
    game = lead(medieval(f"{BLUE}@5.6", FAR, heroes=([MAUD], [])), "5.6")
    assert len(happened(game, "order")) == 1
    play(game, "unit:5.6", "move:5.7")
    assert hero_of(game)["hex"] == "5.7"
    assert unit_at(game, "5.7")["leader"] == "Maud"


@pytest.mark.rule("BLH-ROL-13")
def test_a_combined_unit_is_worth_two_banners() -> None:
    game = melee(
        f"{BLUE}@5.6", f"{BLUE}@4.6*1", heroes=([], ["Maud:warrior@4.6"]), dice=["blue", "lore", "lore", "sword"]
    )
    assert side_of(game, 0)["banners"] == 2
    assert side_of(game, 0)["track"] == [BLUE, "warrior"]


@pytest.mark.rule("BLH-ROL-14")
def test_the_role_when_orders_are_given_says_what_may_be_ordered() -> None:
    game = medieval(f"{BLUE}@5.7", FAR, heroes=([MAUD], []))
    play(game, "play:attack_centre")
    assert {"order:5.6", "order:5.7"} <= set(offers(game))
    assert "separate:5.7" not in offers(game)
    play(game, "order:5.6", "done", "unit:5.6", "move:5.7")
    assert hero_of(game)["role"] == "leader", "he was ordered as a Champion"
    assert not reached(game, "hero"), "and does not part in the same turn"
