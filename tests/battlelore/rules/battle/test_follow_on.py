"""Gaining ground and pursuit where something makes light of terrain (section BL-BAT, second part)."""

import pytest

from tests.battlelore.builder import BattleLoreGame, clash, melee
from tests.battlelore.builder.battles import battle
from tests.battlelore.builder.heroes import CAVALRY, FAR, HOME, skilled

BLUE = "human_sword_blue"
KILL = ["blue", "lore", "lore"]
WOODS = "forest@4.6"


def rides(skills: str, *, land: str = WOODS, cards: str = "") -> BattleLoreGame:
    """A mounted Warrior on 5.6 ends the unit on 4.6 and rides into its hex."""
    rider = skilled(f"warrior_riding{skills}", "5.6", cards=cards)
    game = melee(HOME, f"{BLUE}@4.6*1 {BLUE}@3.6 {FAR}", heroes=([rider], []), land=land, dice=["blue"] * 9)
    return game.play("yes")


@pytest.mark.rule("BL-BAT-41", "BL-BAT-37", "BLH-MOV-04")
def test_a_path_finder_pursues_beyond_the_woods() -> None:
    assert not rides("").reached()
    assert {"4.5", "3.5"} <= rides(",warrior_path_finder").reached()


@pytest.mark.rule("BL-BAT-41", "BL-TER-02")
def test_a_unit_that_no_terrain_stops_is_not_stopped_in_a_pursuit() -> None:
    army = (f"{CAVALRY}@5.6", f"{BLUE}@4.6*1 {BLUE}@3.6 {FAR}")
    game = battle(*army, land=WOODS, lore=(["move_as_the_wind"], []), dice=[*KILL, "lore", "lore", "lore"])
    game.play("play:attack_centre", "order:5.6", "lore:move_as_the_wind", "done", "unit:5.6", "yes")
    assert {"4.5", "3.5"} <= game.reached()


@pytest.mark.rule("BL-BAT-34", "BL-BAT-36")
def test_who_has_retreated_is_followed_though_it_slips_away_afterwards() -> None:
    army = (f"{CAVALRY}@5.6", f"{BLUE}@4.6 {FAR}")
    game = clash(*army, lore=([], ["smoke_and_shadows"]), dice=["flag", "lore", "lore"]).attack("5.6", "4.6")
    game.play("retreat:3.6", "lore:smoke_and_shadows", "aim:2.6")
    assert set(game.offers()) == {"yes", "no"}
    game.play("yes")
    assert game.unit_at("4.6")["unit"] == CAVALRY


@pytest.mark.rule("BL-BAT-37", "BL-BAT-41")
def test_a_mounted_champion_does_not_pursue_into_the_hex_of_a_troop() -> None:
    rider = "Maud:warrior:warrior_riding@5.6"
    game = melee("human_cav_blue@4.7", "human_sword_blue@4.6*1 human_sword_blue@0.0", heroes=([rider], []),
                 dice=["blue", "lore"])  # fmt: skip
    game.play("yes")
    assert "3.6" in game.reached()
    assert "4.7" not in game.reached(), "though he could lead it"
