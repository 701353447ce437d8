"""What a web holds (BL-CRE-25): movement of every kind, and the Leader of a unit with it."""

import pytest

from tests.battlelore.builder import battle, medieval

BLUE = "human_sword_blue"
GREEN = "human_sword_green"
SPIDER = "giant_spider"
FAR = f"{BLUE}@0.0"
MAUD = "Maud:warrior@5.6"


@pytest.mark.rule("BL-CRE-25")
@pytest.mark.parametrize(("card", "held"), [("portal", {"5.7", "6.6"}), ("greater_portal", {"5.7", "6.6"})])
def test_no_portal_takes_a_unit_out_of_a_web(card: str, held: set[str]) -> None:
    army = f"{BLUE}@5.6 {BLUE}@5.7 {BLUE}@6.6"
    game = battle(army, FAR, lore=([card], []), goblets=(20, 0), webs=["5.6"])
    game.play("play:attack_centre", "order:5.7", "done", f"lore:{card}")
    assert game.reached("target") == held


@pytest.mark.rule("BL-CRE-25")
def test_nobody_in_a_web_comes_along_through_a_greater_portal() -> None:
    army = f"{BLUE}@5.6 {BLUE}@5.7 {BLUE}@6.7"
    game = battle(army, FAR, lore=(["greater_portal"], []), goblets=(20, 0), webs=["5.6"])
    game.play("play:attack_centre", "order:5.7", "done", "lore:greater_portal", "target:5.7", "aim:4.7")
    assert game.reached("target") == {"6.7"}


@pytest.mark.rule("BL-CRE-25")
@pytest.mark.parametrize("webs", [[], ["4.6"]])
def test_nobody_slips_out_of_a_web(webs: list[str]) -> None:
    game = battle(
        f"{BLUE}@5.6", f"{BLUE}@4.6 {FAR}", lore=([], ["smoke_and_shadows"]), dice=["lore"] * 3, webs=webs
    )  # fmt: skip
    game.lead("5.6").halt_if_asked().attack("5.6", "4.6")
    assert ("lore:smoke_and_shadows" in game.offers()) is (not webs)


@pytest.mark.rule("BL-CRE-25")
@pytest.mark.parametrize(("webs", "follows"), [([], True), (["4.6"], False)])
def test_an_ambush_does_not_lead_out_of_a_web(webs: list[str], follows: bool) -> None:
    game = battle(
        f"{GREEN}@5.8*1 {BLUE}@8.0", f"{BLUE}@4.6 {FAR}", lore=([], ["ambush"]), dice=["green"] * 3,
        land="forest@4.6", webs=webs,
    )  # fmt: skip
    game.lead("5.8").play("unit:5.8", "move:5.6", "lore:ambush").decide("target:4.6")
    assert not game.unit_at("5.6"), "it has fallen"
    assert ({"yes", "no"} == set(game.offers())) is follows


@pytest.mark.rule("BL-CRE-25", "BLH-ROL-12")
@pytest.mark.parametrize(("webs", "separates"), [([], {"5.6"}), (["5.6"], set())])
def test_a_web_holds_the_leader_of_a_unit(webs: list[str], separates: set[str]) -> None:
    game = medieval(f"{BLUE}@5.6 {BLUE}@5.7", FAR, heroes=([MAUD], []), webs=webs)
    game.play("play:attack_centre")
    assert game.reached("separate") == separates
    game.play("order:5.6")
    assert not game.unit_at("5.6")["webbed"]
    assert game.reached("separate") == {"5.6"}, "once the web is gone he may"


@pytest.mark.rule("BL-CRE-25", "BLH-TAC-02", "BLH-ROL-12")
def test_battle_lore_separates_nobody_from_a_unit_in_a_web() -> None:
    hands = (["battle_lore"], ["scout_left"])
    game = medieval(f"{BLUE}@5.6", FAR, heroes=([MAUD], []), webs=["5.6"], hands=hands, dice=["sword"])
    game.play("play:battle_lore")
    assert set(game.offers()) == {"order:5.6", "done"}


@pytest.mark.rule("BL-CRE-25", "BLH-MOV-20")
def test_a_troop_that_joins_a_champion_in_a_web_is_caught_in_it() -> None:
    game = medieval(f"{BLUE}@5.7", FAR, heroes=([MAUD], []), webs=["5.6"])
    game.lead("5.7").play("unit:5.7", "move:5.6")
    assert game.unit_at("5.6")["unit"] == BLUE
    assert game.unit_at("5.6")["webbed"]


@pytest.mark.rule("BL-CRE-18", "BL-CRE-25")
@pytest.mark.parametrize(("webs", "figures"), [([], 2), (["4.6"], 4)])
def test_a_creature_in_a_web_tramples_nobody(webs: list[str], figures: int) -> None:
    """The web is in its way, not whoever stands behind it."""
    dice = ["flag", "flag", "red", "red", "red"]
    game = battle(
        f"{BLUE}@5.6", f"{SPIDER}@4.6 {BLUE}@3.6 {FAR}", dice=dice, webs=webs, land="river@3.5", goblets=(0, 0)
    )
    game.lead("5.6").halt_if_asked().attack("5.6", "4.6")
    assert game.events_named("blocked")[0]["n"] == 2
    assert game.unit_at("3.6")["figures"] == figures
