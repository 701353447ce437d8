"""Movement (section BL-MOV)."""

import pytest

from tests.battlelore.builder import clash, medieval, melee

BLUE = "human_sword_blue"
FAR = f"{BLUE}@0.0"


@pytest.mark.rule("BL-MOV-01")
def test_a_unit_goes_hex_by_hex() -> None:
    """Rivers on all sides but one leave it only the way around."""
    game = medieval("human_cav_green@6.6", FAR, land="river@5.5 river@5.6 river@6.5 river@7.5 river@7.6").lead("6.6")
    game.play("unit:6.6")
    assert {hex for hex in game.reached() if hex.startswith("6.")} == {"6.7", "6.8", "6.9", "6.10"}
    assert "2.6" not in game.reached()
    assert "2.6" in medieval("human_cav_green@6.6", FAR).lead("6.6").play("unit:6.6").reached()
    assert {"5.7", "4.8", "7.7"} <= game.reached()


@pytest.mark.rule("BL-MOV-02")
def test_units_do_not_pass_through_each_other() -> None:
    """Friends and enemies around it leave no way out."""
    ring = f"{BLUE}@7.5 {BLUE}@7.6 {BLUE}@6.5"
    game = medieval(f"human_cav_green@6.6 {ring}", f"{BLUE}@5.5 {BLUE}@5.6 {BLUE}@6.7").lead("6.6")
    assert "unit:6.6" not in game.reached()
    assert not any(key.startswith("move:") for key in game.offers())
    assert not game.unit_at("6.6")["moved"]
    free = medieval(f"human_cav_green@6.6 {ring}", f"{BLUE}@5.5 {BLUE}@5.6").lead("6.6").play("unit:6.6")
    assert "6.7" in free.reached()
    assert not {"7.5", "5.6"} & free.reached()


@pytest.mark.rule("BL-MOV-03")
def test_a_unit_moves_once() -> None:
    game = medieval(f"human_cav_green@6.6 {BLUE}@7.6", FAR).lead("6.6", "7.6")
    game.play("unit:6.6", "move:5.6")
    assert game.reached("unit") == {"7.6"}


@pytest.mark.rule("BL-MOV-05")
def test_units_neither_split_nor_merge() -> None:
    game = medieval(f"{BLUE}@6.6*2 {BLUE}@5.6*1", FAR).lead("6.6").play("unit:6.6")
    assert "5.6" not in game.reached()
    game.play("move:5.5")
    assert game.unit_at("5.5")["figures"] == 2
    assert not game.unit_at("6.6")
    assert game.unit_at("5.6")["figures"] == 1


@pytest.mark.rule("BL-MOV-06")
def test_terrain_stops_units_or_keeps_them_out() -> None:
    land = "forest@5.5 river@5.6 forest@6.5 river@6.7 river@7.5 river@7.6"
    game = medieval("human_cav_green@6.6", FAR, land=land).lead("6.6").play("unit:6.6")
    assert game.reached() == {"5.5", "6.5"}


@pytest.mark.rule("BL-MOV-07")
def test_nobody_leaves_the_board() -> None:
    game = medieval("human_cav_green@8.6", FAR).lead("8.6").play("unit:8.6")
    assert all(key.startswith("move:") for key in game.offers())
    corner = medieval("human_cav_green@8.12", FAR, hands=(("attack_right",), ())).lead("8.12").play("unit:8.12")
    assert {"8.11", "7.11"} <= corner.reached()
    assert len(corner.reached()) == 18


@pytest.mark.rule("BL-MOV-08")
def test_a_unit_put_on_the_field_by_a_card_of_the_command_phase_may_still_move() -> None:
    game = clash(pennant=f"{BLUE}@4.6*1 {BLUE}@0.0", lore=([], ["requiem"]), dice=["blue", "lore", "lore"])
    game.attack("5.6", "4.6")
    game.play("no", "supply:tokens", "lore:requiem", "aim:0.6")
    game.lead("0.6")
    assert "0.6" in game.reached("unit")


@pytest.mark.rule("BL-MOV-09")
def test_following_counts_as_movement() -> None:
    game = melee(
        "human_cav_blue@5.6", f"{BLUE}@4.6*1 {BLUE}@3.6", dice=["blue", "lore", "lore", "lore", "lore", "lore"]
    )
    assert not game.unit_at("5.6")["moved"]
    game.play("yes")
    assert game.unit_at("4.6")["moved"]
    assert game.events_named("ground")


@pytest.mark.rule("BL-MOV-10")
def test_a_unit_stopped_by_terrain_moves_on_in_a_later_turn() -> None:
    game = medieval("human_cav_green@6.6", FAR, land="forest@5.5", hands=(("attack_centre",) * 2, ("attack_left",) * 2))
    game.lead("6.6")
    game.play("unit:6.6", "move:5.5")
    game.lead()
    game.play("play:attack_centre", "order:5.5", "unit:5.5")
    assert "2.5" in game.reached(), "three hexes beyond"
