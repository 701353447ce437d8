"""Units and banners (section BL-UNI)."""

import pytest

from tests.battlelore.builder import BattleLoreGame, medieval, melee

BLUE = "human_sword_blue"


def reach(unit: str, hex: str = "6.6", enemy: str = "human_sword_blue@0.0", **how: str) -> set[str]:
    """Where a unit may move to."""
    return mover(unit, hex, enemy, **how).reached()


def mover(unit: str, hex: str = "6.6", enemy: str = "human_sword_blue@0.0", **how: str) -> BattleLoreGame:
    """A battle in which a unit is about to move."""
    return medieval(f"{unit}@{hex}", enemy, **how).lead(hex).play(f"unit:{hex}")


def rolls(unit: str) -> int:
    """The dice a unit attacks with in the open."""
    game = melee(f"{unit}@5.6", "human_longsword_red@4.6", dice=["lore"] * 5)
    return int(game.events_named("attack")[0]["n"])


@pytest.mark.rule("BL-UNI-01")
def test_banner_colours_show_the_training() -> None:
    game = medieval(f"human_sword_green@7.1 {BLUE}@7.3 human_sword_red@7.5", "human_cav_red@0.0")
    assert [game.unit_at(hex)["banner"] for hex in ("7.1", "7.3", "7.5", "0.0")] == ["green", "blue", "red", "red"]
    for colour, hex in (("green", "7.1"), ("blue", "7.3"), ("red", "7.5")):
        card = f"{colour}_banners"
        told = medieval(
            f"human_sword_green@7.1 {BLUE}@7.3 human_sword_red@7.5", "human_cav_red@0.0", hands=((card,), ())
        ).play(
            f"play:{card}",
        )
        assert told.reached("order") == {hex}


@pytest.mark.rule("BL-UNI-02", "BL-UNI-03", "BL-UNI-04")
@pytest.mark.parametrize(
    ("unit", "figures"),
    [("human_bow_green", 4), (BLUE, 4), ("dwarf_sword_red", 4), ("human_cav_green", 3), ("goblin_rider_green", 3),
     ("giant_spider", 1), ("hill_giant", 1), ("earth_elemental", 1)],
)  # fmt: skip
def test_infantry_has_four_figures_cavalry_three_and_a_creature_one(unit: str, figures: int) -> None:
    assert medieval(f"{unit}@7.6", f"{BLUE}@0.0").unit_at("7.6")["figures"] == figures


@pytest.mark.rule("BL-UNI-04")
def test_a_creature_counts_as_one_unit() -> None:
    """It takes one order, and two of an Attack card are left."""
    game = medieval(f"giant_spider@7.6 {BLUE}@7.5 {BLUE}@7.4 {BLUE}@7.7", f"{BLUE}@0.0")
    game.play("play:attack_centre", "order:7.6", "order:7.5", "order:7.4")
    assert not game.unit_at("7.7")["ordered"]
    assert game.reached("order") == set()


@pytest.mark.rule("BL-UNI-05")
def test_the_banner_stays_until_the_last_figure() -> None:
    """A unit of two loses one and still has its banner; the opponent has it with the second."""
    game = melee(pennant=f"{BLUE}@4.6*2 {BLUE}@0.0", dice=["blue", "lore", "lore"])
    assert game.unit_at("4.6")["figures"] == 1
    assert game.unit_at("4.6")["banner"] == "blue"
    assert game.side_of(0)["banners"] == 0
    game = melee(pennant=f"{BLUE}@4.6*2 {BLUE}@0.0", dice=["blue", "blue", "lore"])
    assert not game.unit_at("4.6")
    assert game.side_of(0)["track"] == [BLUE]


@pytest.mark.rule("BL-UNI-06")
def test_a_weakened_unit_has_all_its_dice() -> None:
    game = melee("human_sword_red@5.6*1", dice=["lore"] * 4)
    assert game.events_named("attack")[0]["n"] == 4


@pytest.mark.rule("BL-UNI-07", "BL-MOV-02")
def test_a_hex_holds_one_unit() -> None:
    game = mover("human_sword_green", "7.6", f"{BLUE}@6.7")
    assert "6.7" not in game.reached()
    game = medieval(f"{BLUE}@7.6 {BLUE}@7.7", f"{BLUE}@0.0").lead("7.6").play("unit:7.6")
    assert "7.7" not in game.reached()


@pytest.mark.rule("BL-UNI-08")
def test_green_infantry_moves_two_hexes_and_battles() -> None:
    assert "4.6" in reach("human_sword_green")
    assert "3.6" not in reach("human_sword_green")
    game = mover("human_sword_green", "6.6", f"{BLUE}@3.6")
    assert "unit:4.6" in game.play("move:4.6").offers()


@pytest.mark.rule("BL-UNI-10")
def test_blue_infantry_moves_one_hex_and_battles_or_two_and_does_not() -> None:
    assert "4.6" in reach(BLUE)
    assert "3.6" not in reach(BLUE)
    assert "unit:5.6" in mover(BLUE, "6.6", f"{BLUE}@4.6").play("move:5.6").offers()
    two = mover(BLUE, "6.6", f"{BLUE}@3.6").play("move:4.6")
    assert two.seen()["turn"] == "pennant"
    assert not two.events_named("attack")


@pytest.mark.rule("BL-UNI-12")
def test_red_infantry_moves_one_hex_and_battles() -> None:
    assert "5.6" in reach("human_sword_red")
    assert "4.6" not in reach("human_sword_red")
    assert "unit:5.6" in mover("human_sword_red", "6.6", f"{BLUE}@4.6").play("move:5.6").offers()


@pytest.mark.parametrize(
    ("unit", "far"),
    [
        pytest.param("human_cav_green", 4, marks=pytest.mark.rule("BL-UNI-14")),
        pytest.param("human_cav_blue", 3, marks=pytest.mark.rule("BL-UNI-16")),
        pytest.param("human_cav_red", 2, marks=pytest.mark.rule("BL-UNI-18")),
    ],
)
def test_cavalry_rides_by_its_colour_and_battles(unit: str, far: int) -> None:
    hexes = reach(unit, "8.6")
    assert f"{8 - far}.6" in hexes
    assert f"{7 - far}.6" not in hexes
    goal = f"{8 - far}.6"
    enemy = f"{7 - far}.6" if far % 2 else f"{7 - far}.5"
    assert f"unit:{goal}" in mover(unit, "8.6", f"{BLUE}@{enemy}").play(f"move:{goal}").offers()


@pytest.mark.parametrize(
    ("unit", "dice"),
    [
        pytest.param("human_sword_green", 2, marks=pytest.mark.rule("BL-UNI-09")),
        pytest.param(BLUE, 3, marks=pytest.mark.rule("BL-UNI-11")),
        pytest.param("human_sword_red", 4, marks=pytest.mark.rule("BL-UNI-13")),
        pytest.param("human_cav_green", 2, marks=pytest.mark.rule("BL-UNI-15")),
        pytest.param("human_cav_blue", 3, marks=pytest.mark.rule("BL-UNI-17")),
        pytest.param("human_cav_red", 4, marks=pytest.mark.rule("BL-UNI-19")),
    ],
)
def test_dice_follow_the_colour(unit: str, dice: int) -> None:
    assert rolls(unit) == dice


@pytest.mark.rule("BL-UNI-20")
def test_a_weapon_changes_dice_range_and_hits() -> None:
    """Of two green units the one with bows reaches farther, and its swords-on-shields do not hit."""
    sword, bow = "human_sword_green", "human_bow_green"
    near = medieval(f"{sword}@6.6 {bow}@6.5", f"{BLUE}@3.6").lead("6.6", "6.5").halt_if_asked()
    assert near.reached("unit") == {"6.5"}
    hit = {unit: melee(f"{unit}@5.6", dice=["sword", "lore"]) for unit in (sword, bow)}
    assert hit[sword].unit_at("4.6")["figures"] == 3
    assert hit[bow].unit_at("4.6")["figures"] == 4


@pytest.mark.rule("BL-UNI-21")
@pytest.mark.parametrize("unit", ["dwarf_sword_blue", "dwarf_sword_red", "dwarf_crossbow_green"])
def test_dwarves_are_bold(unit: str) -> None:
    game = melee(pennant=f"{unit}@4.6", dice=["flag", "lore", "lore"])
    assert "ignore:1" in game.offers()
    assert melee(pennant=f"{BLUE}@4.6", dice=["lore"] * 3).unit_at("4.6")["bold"] == 0


@pytest.mark.rule("BL-UNI-22")
@pytest.mark.parametrize(
    "unit", ["goblin_sword_green", "goblin_bow_green", "hobgoblin_sword_blue", "goblin_rider_green"]
)
def test_goblinoids_are_frightened(unit: str) -> None:
    game = melee(pennant=f"{unit}@4.6", dice=["flag", "lore", "lore", "lore", "lore"])
    game.play("retreat:3.6", "retreat:2.6")
    assert len(game.events_named("panic")) == 2


@pytest.mark.rule("BL-UNI-23")
def test_goblins_rush_one_hex_farther_to_reach_an_enemy() -> None:
    assert "3.6" not in reach("goblin_sword_green")
    game = mover("goblin_sword_green", "6.6", f"{BLUE}@2.6")
    assert "3.6" in game.reached()
    assert "3.7" not in game.reached()
    game.play("move:3.6")
    assert "unit:3.6" in game.offers()


@pytest.mark.rule("BL-UNI-23")
def test_hobgoblins_rush_two_hexes_and_battle() -> None:
    game = mover("hobgoblin_sword_blue", "6.6", f"{BLUE}@3.6").play("move:4.6")
    assert "unit:4.6" in game.offers()
    assert "3.6" not in reach("hobgoblin_sword_blue", enemy=f"{BLUE}@2.6")


@pytest.mark.rule("BL-UNI-23")
def test_no_rush_without_a_melee() -> None:
    """Archers and riders do not rush, and nobody rushes into a landmark, where he could not battle."""
    assert "3.6" not in reach("goblin_bow_green", enemy=f"{BLUE}@2.6")
    assert "1.6" not in reach("goblin_rider_green", enemy=f"{BLUE}@0.6")
    assert "3.6" not in reach("goblin_sword_green", enemy=f"{BLUE}@2.6", land="magic_pentacle@3.6")


@pytest.mark.rule("BL-UNI-24")
def test_dwarves_fight_as_men_do_apart_from_their_boldness() -> None:
    assert rolls("dwarf_sword_blue") == rolls(BLUE)
    assert reach("dwarf_sword_blue") == reach(BLUE)
    game = melee(pennant="dwarf_sword_blue@4.6", dice=["flag", "flag", "lore"])
    game.play("ignore:1", "retreat:3.6")
    assert not game.events_named("panic")
    assert game.unit_at("3.6")


@pytest.mark.rule("BL-UNI-07", "BL-MOV-02")
def test_a_hex_that_a_unit_has_left_is_free_for_another() -> None:
    game = medieval("human_sword_blue@5.6 human_sword_blue@6.6", "human_sword_blue@0.0").lead("5.6", "6.6")
    game.play("unit:5.6", "move:4.6", "unit:6.6")
    assert "5.6" in game.reached()
    assert "4.6" not in game.reached()
