"""Tactic cards and heroes (section BLH-TAC)."""

import pytest

from tests.battlelore.builder import BattleLoreGame, medieval

BLUE = "human_sword_blue"
CAVALRY = "human_cav_blue"
FAR = f"{BLUE}@0.0"
FOOT_CHAMPION = "Maud:warrior@5.6"
RIDER = "Rolf:commander:commander_riding@6.6"


def playing(card: str, army: str, heroes: list[str], *, dice: tuple[str, ...] = (), foe: str = FAR) -> BattleLoreGame:
    """The first turn with a Tactic card; enough other cards for three orders."""
    hands = ([card, "scout_left", "scout_right"], ["scout_left"])
    game = medieval(army, foe, heroes=(heroes, []), hands=hands, dice=dice)
    return game.play(f"play:{card}")


@pytest.mark.rule("BLH-TAC-01", "BLH-TAC-02")
def test_a_sword_on_shield_of_battle_lore_orders_a_champion_or_lets_a_leader_separate() -> None:
    game = playing("battle_lore", f"{CAVALRY}@6.6", [FOOT_CHAMPION, RIDER], dice=("sword", "flag", "sword"))
    assert set(game.offers()) == {"order:5.6", "order:6.6", "separate:6.6", "done"}
    game.play("order:5.6", "separate:6.6")
    assert game.unit_at("5.6")["ordered"]
    assert not game.unit_at("6.6")["ordered"]
    assert "hero:6.6" in game.offers()


@pytest.mark.rule("BLH-TAC-03", "BLH-TAC-04")
def test_foot_onslaught_orders_champions_on_foot_and_lets_leaders_on_foot_separate() -> None:
    game = playing("foot_onslaught", f"{BLUE}@8.6", ["Maud:warrior@7.6", "Mo:warrior@8.6"])
    assert set(game.offers()) == {"order:7.6", "order:8.6", "separate:8.6", "done"}
    game.play("separate:8.6")
    assert {"order:7.6", "order:8.6"} <= set(game.offers()), "his own troop, too, is beside him"
    mounted = playing("foot_onslaught", f"{CAVALRY}@6.6 {BLUE}@8.0", ["Rolf:commander:commander_riding@5.6", RIDER])
    assert set(mounted.offers()) == {"order:8.0", "done"}


@pytest.mark.rule("BLH-TAC-04")
def test_a_leader_far_from_the_group_does_not_separate_by_foot_onslaught() -> None:
    game = playing("foot_onslaught", f"{BLUE}@8.6 {BLUE}@8.0", ["Mo:warrior@8.6"])
    game.play("order:8.0")
    assert game.choice.kind_name != "unit" or not game.reached("separate")


@pytest.mark.rule("BLH-TAC-05", "BLH-TAC-06")
def test_leadership_orders_all_leaders_besides_its_unit_with_a_die_more() -> None:
    army = f"{BLUE}@5.6 {CAVALRY}@6.6 {BLUE}@8.0 {BLUE}@8.2"
    game = playing("leadership", army, [FOOT_CHAMPION, RIDER], foe=f"{BLUE}@4.6")
    assert game.unit_at("5.6")["ordered"]
    assert game.unit_at("6.6")["ordered"]
    assert set(game.offers()) == {"order:8.0", "order:8.2", "done"}
    assert game.unit_at("5.6")["targets"] == {"4.6": 4}, "three and one"
    game.play("order:8.0")
    assert game.choice.kind_name == "action", "one unit besides"


@pytest.mark.rule("BLH-TAC-07", "BLH-TAC-08")
def test_mounted_charge_orders_mounted_champions_and_lets_mounted_leaders_separate() -> None:
    game = playing("mounted_charge", f"{CAVALRY}@6.6", ["Rike:commander:commander_riding@5.6", RIDER])
    assert set(game.offers()) == {"order:5.6", "order:6.6", "separate:6.6", "done"}
    game.play("separate:6.6")
    assert set(game.offers()) == {"order:5.6", "order:6.6", "done"}, "one of three orders is used"
    game.play("order:5.6", "order:6.6")
    assert game.choice.kind_name == "action"
    foot = playing("mounted_charge", f"{BLUE}@6.6 {CAVALRY}@8.0", [FOOT_CHAMPION, "Mo:warrior@6.6"])
    assert set(foot.offers()) == {"order:8.0", "done"}


@pytest.mark.rule("BLH-TAC-09")
def test_banner_cards_order_a_combined_unit_by_its_troop_and_no_champion() -> None:
    game = playing("blue_banners", f"{BLUE}@6.6 human_sword_green@8.0", [FOOT_CHAMPION, "Mo:warrior@6.6"])
    assert set(game.offers()) == {"order:6.6", "done"}
    game.play("order:6.6", "unit:6.6", "move:7.6")
    assert game.hero_of(0, 1)["hex"] == "7.6"


@pytest.mark.rule("BL-CMD-25", "BLH-TAC-04")
def test_the_group_of_foot_onslaught_grows_at_every_unit_it_has() -> None:
    game = playing("foot_onslaught", f"{BLUE}@8.0 {BLUE}@8.1 {BLUE}@8.2 {BLUE}@8.4", [])
    game.play("order:8.0")
    assert set(game.offers()) == {"order:8.1", "done"}
    game.play("order:8.1")
    assert set(game.offers()) == {"order:8.2", "done"}, "next to the second of them, not to the first"
