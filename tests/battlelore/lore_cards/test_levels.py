"""Lore cards whose values follow the level of the Lore Master, at a level above the first."""

import pytest

from tests.battlelore.builder import battle, clash

BLUE = "human_sword_blue"
RED = "human_sword_red"


@pytest.mark.rule("BL-LRE-17")
@pytest.mark.parametrize(("level", "dice"), [(1, 2), (2, 4), (3, 6)])
def test_wrath_from_above_rolls_two_dice_a_level(level: int, dice: int) -> None:
    game = clash(
        pennant=f"{BLUE}@4.6 {BLUE}@2.2", lore=(["wrath_from_above"], []), councils=({"cleric": level}, {}),
        dice=["lore"] * dice,
    )  # fmt: skip
    game.play("lore:wrath_from_above", "target:2.2")
    assert len(game.events_named("die")) == dice


@pytest.mark.rule("BL-LRE-17")
@pytest.mark.parametrize(("level", "dice"), [(1, 3), (2, 4), (3, 5)])
def test_a_fireball_rolls_a_die_a_level_and_two_more(level: int, dice: int) -> None:
    game = battle(
        f"{BLUE}@7.6", f"{BLUE}@1.6 {BLUE}@0.0", lore=(["fireball"], []), councils=({"wizard": level}, {}),
        dice=["flag"] * dice,
    )  # fmt: skip
    game.play("lore:fireball", "target:1.6")
    assert len(game.events_named("die")) == dice


@pytest.mark.rule("BL-LRE-17")
@pytest.mark.parametrize(
    ("card", "land"), [("forest_frenzy", "forest"), ("hills_rumble", "hill"), ("river_rage", "river")]
)
def test_the_land_strikes_with_a_die_a_level_and_one_more(card: str, land: str) -> None:
    game = battle(
        f"{BLUE}@4.7", f"{BLUE}@3.6 {BLUE}@0.0", land=f"{land}@3.7", lore=([card], []), councils=({"cleric": 3}, {}),
        dice=["flag"] * 4,
    )  # fmt: skip
    game.play(f"lore:{card}")
    assert len(game.events_named("die")) == 4


@pytest.mark.rule("BL-LRE-17")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_spyglass_shows_a_card_a_level_and_one_more(level: int) -> None:
    hand = ["leadership", "surround", "scout_left", "patrol_left", "attack_left"]
    game = battle(
        f"{BLUE}@7.6", f"{BLUE}@0.0", lore=(["spyglass"], []), hands=(["attack_centre"], hand),
        councils=({"rogue": level}, {}), draws=[f"draw:{card}" for card in hand],
    )  # fmt: skip
    game.play("lore:spyglass")
    assert sorted(game.side_of(1, 0)["hand"]) == sorted(hand[: level + 1])


@pytest.mark.rule("BL-LRE-17")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_mist_lies_on_a_hex_a_level(level: int) -> None:
    game = battle(f"{BLUE}@7.6", f"{BLUE}@0.0", lore=(["wall_of_mist"], []), councils=({"wizard": level}, {}))
    game.play("lore:wall_of_mist")
    for n, hex in enumerate(("4.5", "4.6", "4.7")[:level]):
        assert ("done" in game.offers()) is (n > 0), "one hex at least, and no more than wanted"
        game.play(f"aim:{hex}")
    assert not game.reached("aim")


SIX = [f"5.{n}" for n in (0, 1, 5, 6, 10, 11)]
"""Two hexes of each section."""


@pytest.mark.rule("BL-LRE-17")
@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize(
    ("card", "unit", "more", "effect"),
    [
        ("mass_might", BLUE, 1, "melee"),
        ("eagle_eye", "human_bow_green", 0, "range"),
        ("move_as_the_wind", BLUE, 0, "steps"),
        ("greater_healing", f"{BLUE}", 0, ""),
    ],
)
def test_so_many_units_a_level_are_touched(card: str, unit: str, more: int, effect: str, level: int) -> None:
    master = "wizard" if card in ("mass_might", "eagle_eye") else "cleric"
    game = battle(
        " ".join(f"{unit}@{hex}*2" for hex in SIX), f"{BLUE}@0.6", lore=([card], []),
        hands=(["forward_all"], ["attack_left"]), councils=({master: level}, {}),
    )  # fmt: skip
    if card != "greater_healing":
        game.lead(*SIX)
    if card in ("mass_might", "eagle_eye"):
        game.play("done")
    game.play(f"lore:{card}")
    for hex in SIX[: level + more]:
        game.play(f"target:{hex}")
    assert not game.reached("target")
    units = [game.unit_at(hex) for hex in SIX]
    touched = [effect in one["effects"] if effect else one["figures"] == 3 for one in units]
    assert touched == [True] * (level + more) + [False] * (6 - level - more)


@pytest.mark.rule("BL-LRE-17")
@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize("card", ["portal", "greater_portal"])
def test_a_portal_reaches_three_hexes_and_one_a_level(card: str, level: int) -> None:
    game = battle(f"{RED}@8.6", f"{BLUE}@0.0", lore=([card], []), councils=({"wizard": level}, {}))
    game.lead("8.6").play(f"lore:{card}").decide("target:8.6")
    assert f"{8 - 3 - level}.6" in game.reached("aim")
    assert f"{8 - 4 - level}.6" not in game.reached("aim")
