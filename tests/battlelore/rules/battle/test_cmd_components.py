"""The Command cards seen from the other side of the battleground, by colour, and with Creatures and heroes."""

import pytest

from tests.battlelore.builder import BattleLoreGame, battle, medieval

BLUE = "human_sword_blue"
FAR = f"{BLUE}@8.0"
LINE = " ".join(f"{BLUE}@1.{column}" for column in (0, 1, 2, 4, 5, 6, 9, 10, 11))
"""Three units of the pennant side in each section."""


def ordered(game: BattleLoreGame) -> list[int]:
    """Order whoever can be ordered; how many stand in each section, the left wing of the pennant side first."""
    while game.reached("order"):
        game.play(f"order:{min(game.reached('order'))}")
    columns = [int(unit["hex"][2:]) for unit in game.seen()["units"] if unit["ordered"]]
    return [sum(c >= 9 for c in columns), sum(4 <= c <= 6 for c in columns), sum(c <= 2 for c in columns)]


@pytest.mark.rule("BL-BRD-05", "BL-CMD-13")
@pytest.mark.parametrize(
    ("card", "orders"),
    [
        ("scout_left", [1, 0, 0]), ("scout_centre", [0, 1, 0]), ("scout_right", [0, 0, 1]),
        ("patrol_left", [2, 0, 0]), ("patrol_centre", [0, 2, 0]), ("patrol_right", [0, 0, 2]),
        ("attack_left", [3, 0, 0]), ("attack_centre", [0, 3, 0]), ("attack_right", [0, 0, 3]),
        ("advance_left", [2, 0, 0]), ("advance_centre", [0, 2, 0]), ("advance_right", [0, 0, 2]),
        ("on_the_march", [1, 1, 1]), ("forward_all", [2, 2, 2]), ("surround", [2, 0, 2]),
    ],
)  # fmt: skip
def test_section_cards_name_the_wings_of_who_plays_them(card: str, orders: list[int]) -> None:
    other = "scout_left" if card != "scout_left" else "scout_right"
    game = medieval(FAR, LINE, hands=([], [card, other]), turn=1).play(f"play:{card}")
    assert ordered(game) == orders


@pytest.mark.rule("BL-CMD-31", "BL-CRE-06")
@pytest.mark.parametrize(
    ("card", "hexes"),
    [
        ("green_banners", {"7.0", "7.4", "7.6"}),
        ("blue_banners", {"7.1", "7.5", "7.7"}),
        ("red_banners", {"7.2", "7.8"}),
    ],
)
def test_banner_cards_order_troops_creatures_and_trained_units_of_a_colour(card: str, hexes: set[str]) -> None:
    army = (
        f"human_bow_green@7.0 {BLUE}@7.1 human_cav_red@7.2 goblin_rider_green@7.4 human_bow_blue@7.5 giant_spider@7.6 "
        "earth_elemental@7.7 dwarf_crossbow_red@7.8"
    )
    game = battle(army, f"{BLUE}@0.0", hands=([card, "scout_left", "scout_right"], ["scout_left"]))
    assert game.play(f"play:{card}").reached("order") == hexes


@pytest.mark.rule("BL-CMD-32", "BL-CRE-25")
def test_darken_the_sky_frees_archers_in_a_web_who_then_do_not_shoot() -> None:
    army = "human_bow_green@6.6 dwarf_crossbow_green@6.7"
    game = medieval(army, f"{BLUE}@4.6", hands=(["darken_the_sky"], ["scout_left"]), webs=["6.6"], dice=["red"] * 4)
    game.play("play:darken_the_sky")
    assert not game.unit_at("6.6")["webbed"]
    assert game.reached("unit") == {"6.7"}
