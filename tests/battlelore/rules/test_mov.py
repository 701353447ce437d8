"""Movement (section BL-MOV)."""

import pytest

from tests.battlelore.support.lore import attack, clash, happened, lead, medieval, melee, offers, play, reached, unit_at

BLUE = "human_sword_blue"
FAR = f"{BLUE}@0.0"


@pytest.mark.rule("BL-MOV-01")
def test_a_unit_goes_hex_by_hex() -> None:
    """Rivers on all sides but one leave it only the way around."""
    game = lead(medieval("human_cav_green@6.6", FAR, land="river@5.5 river@5.6 river@6.5 river@7.5 river@7.6"), "6.6")
    play(game, "unit:6.6")
    assert {hex for hex in reached(game) if hex.startswith("6.")} == {"6.7", "6.8", "6.9", "6.10"}
    assert "2.6" not in reached(game)
    assert "2.6" in reached(play(lead(medieval("human_cav_green@6.6", FAR), "6.6"), "unit:6.6"))
    assert {"5.7", "4.8", "7.7"} <= reached(game)


@pytest.mark.rule("BL-MOV-02")
def test_units_do_not_pass_through_each_other() -> None:
    """Friends and enemies around it leave no way out."""
    ring = f"{BLUE}@7.5 {BLUE}@7.6 {BLUE}@6.5"
    game = lead(medieval(f"human_cav_green@6.6 {ring}", f"{BLUE}@5.5 {BLUE}@5.6 {BLUE}@6.7"), "6.6")
    assert "unit:6.6" not in reached(game)
    assert not any(key.startswith("move:") for key in offers(game))
    assert not unit_at(game, "6.6")["moved"]
    free = play(lead(medieval(f"human_cav_green@6.6 {ring}", f"{BLUE}@5.5 {BLUE}@5.6"), "6.6"), "unit:6.6")
    assert "6.7" in reached(free)
    assert not {"7.5", "5.6"} & reached(free)


@pytest.mark.rule("BL-MOV-03")
def test_a_unit_moves_once() -> None:
    game = lead(medieval(f"human_cav_green@6.6 {BLUE}@7.6", FAR), "6.6", "7.6")
    play(game, "unit:6.6", "move:5.6")
    assert reached(game, "unit") == {"7.6"}


@pytest.mark.rule("BL-MOV-05")
def test_units_neither_split_nor_merge() -> None:
    game = play(lead(medieval(f"{BLUE}@6.6*2 {BLUE}@5.6*1", FAR), "6.6"), "unit:6.6")
    assert "5.6" not in reached(game)
    play(game, "move:5.5")
    assert unit_at(game, "5.5")["figures"] == 2
    assert not unit_at(game, "6.6")
    assert unit_at(game, "5.6")["figures"] == 1


@pytest.mark.rule("BL-MOV-06")
def test_terrain_stops_units_or_keeps_them_out() -> None:
    land = "forest@5.5 river@5.6 forest@6.5 river@6.7 river@7.5 river@7.6"
    game = play(lead(medieval("human_cav_green@6.6", FAR, land=land), "6.6"), "unit:6.6")
    assert reached(game) == {"5.5", "6.5"}


@pytest.mark.rule("BL-MOV-07")
def test_nobody_leaves_the_board() -> None:
    game = play(lead(medieval("human_cav_green@8.6", FAR), "8.6"), "unit:8.6")
    assert all(key.startswith("move:") for key in offers(game))
    corner = play(lead(medieval("human_cav_green@8.12", FAR, hands=(("attack_right",), ())), "8.12"), "unit:8.12")
    assert {"8.11", "7.11"} <= reached(corner)
    assert len(reached(corner)) == 18


@pytest.mark.rule("BL-MOV-08")
def test_a_unit_put_on_the_field_by_a_card_of_the_command_phase_may_still_move() -> None:
    game = clash(pennant=f"{BLUE}@4.6*1 {BLUE}@0.0", lore=([], ["requiem"]), dice=["blue", "lore", "lore"])
    attack(game, "5.6", "4.6")
    play(game, "no", "supply:tokens", "lore:requiem", "aim:0.6")
    lead(game, "0.6")
    assert "0.6" in reached(game, "unit")


@pytest.mark.rule("BL-MOV-09")
def test_following_counts_as_movement() -> None:
    game = melee(
        "human_cav_blue@5.6", f"{BLUE}@4.6*1 {BLUE}@3.6", dice=["blue", "lore", "lore", "lore", "lore", "lore"]
    )
    assert not unit_at(game, "5.6")["moved"]
    play(game, "yes")
    assert unit_at(game, "4.6")["moved"]
    assert happened(game, "ground")


@pytest.mark.rule("BL-MOV-10")
def test_a_unit_stopped_by_terrain_moves_on_in_a_later_turn() -> None:
    game = medieval("human_cav_green@6.6", FAR, land="forest@5.5", hands=(("attack_centre",) * 2, ("attack_left",) * 2))
    lead(game, "6.6")
    play(game, "unit:6.6", "move:5.5")
    lead(game)
    play(game, "play:attack_centre", "order:5.5", "unit:5.5")
    assert "2.5" in reached(game), "three hexes beyond"
