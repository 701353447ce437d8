"""Cunning troops (section BLH-CUN)."""

import pytest

from tests.battlelore.builder import BattleLoreGame, battle, melee

BLUE = "human_sword_blue"
BOWS = "human_bow_green"
FAR = f"{BLUE}@0.0"
CUNNING = {"cunning": True}
MAUD = "Maud:warrior@4.6"


def cunning(standard: str, pennant: str, dice: list[str], **how: object) -> BattleLoreGame:
    """The unit on 5.6 attacks the one on 4.6 among cunning troops."""
    return melee(standard, pennant, dice=dice, notes=CUNNING, **how)


@pytest.mark.rule("BLH-CUN-01", "BLH-CUN-02", "BLH-EXA-45")
def test_a_cunning_unit_battles_back_though_it_is_not_bold() -> None:
    assert "yes" in cunning(f"{BLUE}@5.6", f"{BLUE}@4.6", ["lore"] * 6).offers()
    simple = melee(f"{BLUE}@5.6", f"{BLUE}@4.6", dice=["lore"] * 3)
    assert not simple.events_named("back")
    assert "yes" not in simple.offers()


@pytest.mark.rule("BLH-CUN-03")
def test_a_cunning_unit_that_has_retreated_does_not_battle_back() -> None:
    game = cunning(f"{BLUE}@5.6", f"{BLUE}@4.6", ["flag", "lore", "lore"])
    game.play("retreat:3.6")
    assert game.choice.seat == 0
    assert not game.events_named("back")


@pytest.mark.rule("BLH-CUN-04")
def test_a_cunning_unit_that_could_not_retreat_battles_back_after_its_losses() -> None:
    game = cunning(f"{BLUE}@5.6", f"{BLUE}@4.6", ["flag", "lore", "lore", *["lore"] * 3], land="river@3.5 river@3.6")
    assert game.unit_at("4.6")["figures"] == 3
    assert "yes" in game.offers()


@pytest.mark.rule("BLH-CUN-05", "BLH-CUN-06", "BLH-EXA-46")
@pytest.mark.parametrize(("foe", "tokens"), [("2.6", 0), ("4.6", 1)])
def test_cunning_archers_collect_lore_in_melee_only(foe: str, tokens: int) -> None:
    game = battle(f"{BOWS}@5.6", f"{BLUE}@{foe}", dice=["lore", "red", *["red"] * 3], goblets=(0, 0), notes=CUNNING)
    game.lead("5.6").halt_if_asked().attack("5.6", foe)
    assert [event["n"] for event in game.events_named("lore_gained") if event["side"] == 0][:1] == [1][:tokens]


@pytest.mark.rule("BLH-CUN-07", "BLH-CUN-06", "BLH-EXA-50")
def test_cunning_archers_beside_a_champion_endanger_him() -> None:
    dice = ["sword", "lore", "lore"]
    game = battle(f"{BOWS}@5.6", FAR, heroes=([], [MAUD]), dice=dice, goblets=(0, 0), notes=CUNNING)
    game.lead("5.6").halt_if_asked().attack("5.6", "4.6")
    assert game.wound_tests() == [1]
    assert game.side_of(0)["goblet"] == 1
    assert game.hero_of(1)["fate"] == "fighting"


@pytest.mark.rule("BLH-CUN-07")
def test_other_archers_beside_a_champion_do_not() -> None:
    game = melee(f"{BOWS}@5.6", FAR, heroes=([], [MAUD]), dice=["sword", "sword"])
    assert game.wound_tests() == []
