"""Retreats of heroes in less usual places: webs, caltrops, objectives, no way at all (section BLH-RTR)."""

from typing import Any, cast

import pytest

from banneret.battlelore.geometry.grid import HEX_NAMES, set_of
from banneret.battlelore.state.battleground import Battleground
from tests.battlelore.builder import BattleLoreGame, allied, battle, medieval, melee

BLUE = "human_sword_blue"
CAVALRY = "human_cav_blue"
FAR = f"{BLUE}@0.0"
MAUD = "Maud:warrior@4.6"
Sides = tuple[list[str], list[str]]
RIDER = "Rolf:commander:commander_riding@4.6"


def hexes(*names: str) -> int:
    """A set of hexes."""
    return set_of([HEX_NAMES.index(name) for name in names])


def objective(side: int, hex: str) -> dict[str, Any]:
    """An adventure with a banner for whoever of a side is on a hex."""
    return {"objectives": ((side, hexes(hex), 1),)}


# -- the ways of a retreat ---------------------------------------------------------------------------------------------


def webbed(dice: list[str]) -> BattleLoreGame:
    """A Spider has caught the Champion on 4.6, whom the unit on 5.6 attacks."""
    game = battle(f"giant_spider@5.5 {BLUE}@5.6", FAR, heroes=([], [MAUD]), goblets=(15, 0), dice=dice)
    game.lead("5.5", "5.6").halt_if_asked().play("unit:5.5", "web:4.6")
    return game.attack("5.6", "4.6")


@pytest.mark.rule("BLH-RTR-02", "BL-CRE-25")
def test_a_champion_in_a_web_does_not_retreat() -> None:
    driven = webbed(["flag", "green", "green"]).play("ignore:0")
    assert (driven.hero_of(1)["hex"], driven.wound_tests()) == ("4.6", [])
    assert driven.offers() == ["yes", "no"], "he may battle back, but not flee"
    assert webbed(["green"] * 3).offers() == ["yes", "no"]


@pytest.mark.rule("BLH-RTR-02", "BLH-RTR-16", "BL-CRE-25")
def test_a_champion_in_a_web_does_not_leave_the_field() -> None:
    game = medieval(f"{BLUE}@1.6", f"{BLUE}@3.3", heroes=([], ["Maud:warrior@0.6"]), dice=["flag", "green", "green"])
    cast(Battleground, game.state).webbed = 1 << 30
    game.lead("1.6").halt_if_asked().attack("1.6", "0.6")
    game.play("ignore:0")
    assert game.hero_of(1)["fate"] == "fighting"
    assert game.offers() == ["yes", "no"]


@pytest.mark.rule("BLH-RTR-02", "BL-CRE-25")
def test_a_web_holds_whatever_a_champion_has_for_slipping_off() -> None:
    for web in (0, 1 << 30):
        heroes: Sides = ([], ["Maud:warrior::vial_of_quicksilver@4.6"])
        game = medieval(f"{BLUE}@5.6", FAR, heroes=heroes, dice=["green"] * 3)
        cast(Battleground, game.state).webbed = web
        game.lead("5.6").halt_if_asked().attack("5.6", "4.6")
        assert ("use:vial_of_quicksilver" in game.offers()) is not bool(web)
    for web in (0, 1 << 14):
        game = medieval(f"{BLUE}@7.6", FAR, heroes=(["Maud:warrior::scroll_of_recall@5.6"], []))
        cast(Battleground, game.state).webbed = web
        game.play("play:attack_centre")
        assert ("use:scroll_of_recall" in game.offers()) is not bool(web)


@pytest.mark.rule("BLH-RTR-06", "BLH-RTR-24")
def test_a_champion_without_a_way_is_not_asked_whether_he_flees() -> None:
    game = melee(f"{BLUE}@5.6", FAR, heroes=([], [MAUD]), dice=["lore"] * 3, land="river@3.5 river@3.6")
    assert game.offers() == ["yes", "no"]


@pytest.mark.rule("BLH-RTR-24", "BLH-RTR-03", "BLH-RTR-05")
@pytest.mark.parametrize("gap", ["", "1.7"])
def test_a_champion_stays_where_all_hexes_within_three_are_taken(gap: str) -> None:
    crowd = ["3.5", "3.6", "2.5", "2.6", "2.7", "1.4", "1.5", "1.6", "1.7"]
    army = " ".join(f"{CAVALRY}@{hex}" for hex in crowd if hex != gap)
    game = melee(f"{BLUE}@5.6", army, heroes=([], [MAUD]), dice=["flag", "lore", "lore"])
    game.play("ignore:0")
    if gap:
        game.decide("retreat:3.6", "retreat:2.7")
        assert game.hero_of(1)["hex"] == gap, "through two friends to the only free hex"
    else:
        assert game.hero_of(1)["hex"] == "4.6"
        assert game.wound_tests() == []


@pytest.mark.rule("BLH-RTR-20")
def test_a_leader_stays_with_his_troop_for_the_whole_retreat() -> None:
    game = melee(f"{BLUE}@5.6", f"{BLUE}@4.6 {FAR}", heroes=([], [MAUD]), dice=["flag", "flag", "green"])
    game.play("ignore:0", "retreat:3.6", "retreat:2.6")
    assert game.unit_at("2.6")["leader"] == "Maud"
    assert (game.hero_of(1)["role"], game.hero_of(1)["hex"]) == ("leader", "2.6")
    assert not game.events_named("part")


@pytest.mark.rule("BLH-RTR-22", "BLH-RTR-23")
@pytest.mark.parametrize("wounded", [False, True])
def test_a_leader_whose_troop_falls_to_caltrops_in_its_retreat_has_to_run(wounded: bool) -> None:
    dice = ["flag", "green", "green", "blue", "sword" if wounded else "green"]
    game = battle(f"{BLUE}@5.6", f"{CAVALRY}@4.6*1 {FAR}", heroes=([], [RIDER]), dice=dice)
    cast(Battleground, game.state).traps = (hexes("3.5", "3.6"), 0)
    game.lead("5.6").halt_if_asked().attack("5.6", "4.6")
    game.play("ignore:0", "retreat:3.6")
    assert game.wound_tests() == [1]
    assert game.reached("retreat") == (set() if wounded else {"2.6", "2.7"})
    if not wounded:
        assert "done" not in game.offers(), "one hex at least"


@pytest.mark.rule("BLH-RTR-22")
def test_caltrops_that_do_not_end_the_troop_leave_its_leader_with_it() -> None:
    dice = ["flag", "green", "green", "blue"]
    game = battle(f"{BLUE}@5.6", f"{CAVALRY}@4.6*2 {FAR}", heroes=([], [RIDER]), dice=dice)
    cast(Battleground, game.state).traps = (hexes("3.5", "3.6"), 0)
    game.lead("5.6").halt_if_asked().attack("5.6", "4.6")
    game.play("ignore:0", "retreat:3.6")
    assert game.unit_at("3.6") | {"figures": 1, "leader": "Rolf"} == game.unit_at("3.6")
    assert game.wound_tests() == []


@pytest.mark.rule("BLH-WND-35", "BLH-ACT-11", "BL-LRE-19")
def test_a_leader_left_alone_has_nobody_to_separate_from() -> None:
    # A portal takes the troop, with the Leader who is to separate from it, into caltrops.
    game = battle(
        f"{CAVALRY}@6.6*1 {BLUE}@8.0", FAR, heroes=(["Rolf:commander:commander_riding@6.6"], []),
        lore=(["portal"], []), dice=["blue", "green"], hands=(["scout_centre"], ["attack_centre"]),
    )  # fmt: skip
    cast(Battleground, game.state).traps = (0, hexes("5.6"))
    game.play("play:scout_centre", "separate:6.6").decide("done")
    game.play("lore:portal").decide("target:6.6").play("aim:5.6")
    assert game.wound_tests() == [1]
    assert (game.hero_of()["role"], game.hero_of()["hex"]) == ("champion", "5.6")
    assert "hero:5.6" not in game.offers()
    game.play("unit:5.6", "move:4.6")
    assert game.hero_of()["hex"] == "4.6"


# -- strikes at who flees ----------------------------------------------------------------------------------------------


@pytest.mark.rule("BLH-RTR-08", "BLH-SKL-07")
def test_who_was_called_to_arms_does_not_strike_at_a_fleeing_champion() -> None:
    heroes = (["Mo:commander:commander_call_to_arms@4.5"], [MAUD])
    for answer, strikes in (("skill:commander_call_to_arms", False), ("pass", True)):
        game = medieval(f"{BLUE}@8.0 {BLUE}@3.5", FAR, heroes=heroes, dice=["flag", *["green"] * 6])
        game.lead("4.5").halt_if_asked().decide("unit:4.5", "attack:4.6")
        game.play(answer).decide("target:3.5").play("ignore:0", "retreat:3.5")
        assert (game.choice.seat == 0) is strikes


@pytest.mark.rule("BLH-RTR-08", "BLH-CFG-03")
def test_the_strike_is_up_to_whoever_commands_the_unit() -> None:
    # The first player leads, and the unit the Champion runs through is in the second player's wing.
    game = allied(
        f"{BLUE}@5.10 {BLUE}@3.10", f"{BLUE}@0.0", heroes=((), ("Otto:warrior@4.10",)),
        dice=["flag", *["green"] * 8], hands=(["attack_right"], ["attack_centre"]),
    )  # fmt: skip
    game.lead("5.10").decide("done", "unit:5.10", "attack:4.10")
    assert game.choice.seat == 2, "his own player"
    game.play("ignore:0", "retreat:3.10")
    assert (game.choice.seat, game.offers()) == (1, ["yes", "no"])


@pytest.mark.rule("BLH-RTR-10")
def test_a_lore_card_takes_a_die_from_the_strike() -> None:
    for lore, dice in ((["blurred_shapes"], 2), ([], 3)):
        game = battle(
            f"{BLUE}@5.6 {BLUE}@3.6", FAR, heroes=([], [MAUD]), lore=([], lore), dice=["flag", *["green"] * 8]
        )
        game.lead("5.6").halt_if_asked().attack("5.6", "4.6")
        game.decide("pass").play("ignore:0", "retreat:3.6", "yes").decide("lore:blurred_shapes")
        assert game.dice_of() == dice


@pytest.mark.rule("BLH-RTR-09", "BLH-ARF-24", "BLH-SKL-06")
@pytest.mark.parametrize("who", ["driver", "striker"])
@pytest.mark.parametrize("has", [":warrior_cleave:", "::goblet_of_blood"])
def test_the_wound_of_a_strike_is_the_feat_of_who_struck(who: str, has: str) -> None:
    driver, striker = (f"Mo:warrior{has if who == name else '::'}" for name in ("driver", "striker"))
    dice = ["flag", "green", "sword", "green", "sword", *["green"] * 9]
    game = battle(
        f"{BLUE}@8.0", f"{FAR} {BLUE}@4.7 {BLUE}@2.6", heroes=([f"{driver}@5.6", f"{striker}@3.6"], [MAUD]), dice=dice,
    )  # fmt: skip
    game.lead("5.6").halt_if_asked().decide("unit:5.6", "attack:4.6")
    game.play("ignore:0", "retreat:3.6", "yes")
    assert game.hero_of(1)["fate"] == "wounded"
    # To cleave, one must have attacked.
    offered = who == "striker" and "goblet" in has
    assert any(key.startswith(("use:", "skill:")) for key in game.offers()) is offered


# -- objectives --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BLH-RTR-05", "BL-VIC-06")
def test_a_champion_who_flees_to_an_objective_has_its_banner_at_once() -> None:
    for needed in (1, 2):
        game = melee(
            f"{BLUE}@5.6", FAR, heroes=([], [MAUD]), dice=["lore"] * 3, needed=needed, notes=objective(1, "3.6")
        )
        game.play("flee", "retreat:3.6").decide("done")
        assert game.side_of(1)["banners"] == 1
        assert bool(game.events_named("win")) is (needed == 1)


@pytest.mark.rule("BLH-RTR-16", "BLH-RTR-19", "BL-VIC-06")
def test_a_champion_who_leaves_the_field_gives_an_objective_up() -> None:
    notes = objective(1, "0.6")
    fled = medieval(f"{BLUE}@1.6", f"{BLUE}@3.3", heroes=([], ["Maud:warrior@0.6"]), dice=["lore"] * 3, notes=notes)
    fled.lead("1.6").halt_if_asked().attack("1.6", "0.6")
    assert fled.side_of(1)["banners"] == 1
    fled.play("flee", "withdraw")
    assert fled.side_of(1)["banners"] == 0
    gone = medieval(f"{BLUE}@5.6", FAR, heroes=(["Maud:warrior@8.6"], []), notes=objective(0, "8.6"))
    gone.lead("8.6", "5.6").play("unit:5.6", "move:5.7", "unit:8.6")
    assert gone.side_of(0)["banners"] == 1
    gone.play("withdraw")
    assert gone.side_of(0)["banners"] == 0


@pytest.mark.rule("BLH-ARF-23", "BL-VIC-06")
def test_what_carries_a_hero_or_his_friends_to_an_objective_counts_at_once() -> None:
    heroes: Sides = ([], ["Maud:warrior::vial_of_quicksilver@4.6"])
    vial = melee(f"{BLUE}@5.6", FAR, heroes=heroes, dice=["lore"] * 3, needed=1, notes=objective(1, "3.6"))
    vial.play("use:vial_of_quicksilver", "aim:3.6")
    assert vial.events_named("win") == [{"side": 1}]
    heroes = (["Maud:warrior::pavilion_lantern@5.6"], [])
    lantern = medieval(f"{BLUE}@5.6 {BLUE}@5.7", FAR, heroes=heroes, needed=1, notes=objective(0, "5.8"))
    lantern.lead("5.6").halt_if_asked()
    lantern.play("use:pavilion_lantern").decide("target:5.7").play("move:5.8")
    assert lantern.events_named("win") == [{"side": 0}]
    heroes = (["Maud:warrior::scroll_of_recall@5.6"], [])
    scroll = medieval(f"{BLUE}@7.6", FAR, heroes=heroes, notes=objective(0, "5.6"))
    scroll.play("play:attack_centre", "use:scroll_of_recall")
    assert scroll.side_of(0)["banners"] == 0
