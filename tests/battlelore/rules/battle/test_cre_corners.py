"""Creatures in corners (section BL-CRE): lore against them, Witch Huts, the Summoning Circle, shaking."""

import pytest

from banneret.battlelore.geometry.grid import HEX_NAMES
from tests.battlelore.builder import BattleLoreGame, battle, clash

BLUE = "human_sword_blue"
SPIDER = "giant_spider"
GIANT = "hill_giant"
EARTH = "earth_elemental"
FAR = f"{BLUE}@0.0"
CIRCLE = "summoning_circle@5.6"


@pytest.mark.rule("BL-CRE-09")
@pytest.mark.parametrize(("foe", "offered"), [(f"{BLUE}@4.6", True), (f"{SPIDER}@4.6", False)])
def test_no_creature_is_terrified(foe: str, offered: bool) -> None:
    """The panic of one would end it without a critical hit."""
    game = battle(f"{BLUE}@5.6", f"{foe} {FAR}", lore=(["terrified"], []), dice=["lore"] * 3)
    game.lead("5.6").halt_if_asked().attack("5.6", "4.6")
    assert ("lore:terrified" in game.offers()) is offered


@pytest.mark.rule("BL-CRE-14", "BL-CRE-20")
def test_mists_of_terror_take_the_one_flag_a_creature_ignores() -> None:
    game = battle(f"{BLUE}@5.6", f"{SPIDER}@4.6 {FAR}", lore=(["mists_of_terror"], []), dice=["flag", "red", "red"])
    game.play("lore:mists_of_terror").lead("5.6").halt_if_asked().attack("5.6", "4.6")
    assert game.unit_at("4.6")["bold"] == 0
    assert game.reached("retreat") == {"3.5", "3.6"}


@pytest.mark.rule("BL-CRE-14", "BL-CRE-20")
@pytest.mark.parametrize(("card", "stays"), [("fearless_rogue", True), ("inspired_ranks", False)])
def test_a_creature_ignores_more_flags_only_by_a_card_that_speaks_of_them(card: str, stays: bool) -> None:
    game = battle(f"{BLUE}@5.6", f"{SPIDER}@4.6 {FAR}", lore=([], [card]), dice=["flag", "flag", "red"])
    game.lead("5.6").halt_if_asked().attack("5.6", "4.6").play(f"lore:{card}").decide("section:centre", "pass")
    assert (game.reached("retreat") == set()) is stays
    assert game.unit_at("4.6")["unit"] == SPIDER


@pytest.mark.rule("BL-CRE-18", "BLH-LMK-21")
def test_a_creature_tramples_nobody_in_a_witch_hut() -> None:
    """The hut is closed to it whoever is in there."""
    game = clash(
        f"{BLUE}@5.6 {BLUE}@3.6", f"{SPIDER}@4.6 {FAR}", dice=["flag", "flag", "red", "red", "red"],
        land="witch_hut@3.6 river@3.5",
    )  # fmt: skip
    game.attack("5.6", "4.6")
    assert game.events_named("blocked")
    assert game.unit_at("3.6")["figures"] == 4


@pytest.mark.rule("BL-CRE-18")
def test_only_the_hexes_left_are_trampled_for() -> None:
    """One hex of two is free; whoever blocks the second loses one figure."""
    game = clash(
        f"{BLUE}@5.6", f"{SPIDER}@4.6 {BLUE}@2.6 {FAR}", dice=["flag", "flag", "red", "red"],
        land="river@2.7 river@3.5",
    )  # fmt: skip
    game.attack("5.6", "4.6").decide("retreat:3.6")
    assert game.unit_at("3.6")["unit"] == SPIDER
    assert game.unit_at("2.6")["figures"] == 3


# -- the Summoning Circle ----------------------------------------------------------------------------------------------


@pytest.mark.rule("BL-CRE-21", "BLH-LMK-21")
def test_the_elemental_is_not_called_into_a_witch_hut() -> None:
    game = clash(f"{BLUE}@5.6", FAR, land=f"{CIRCLE} witch_hut@4.6 river@4.7", dice=["red", "lore", "red"])
    game.play("unit:5.6")
    assert game.reached("aim") == {"5.5", "5.7", "6.6", "6.7"}


@pytest.mark.rule("BL-CRE-21", "BLH-ROL-05")
def test_a_champion_calls_the_elemental_with_his_own_dice() -> None:
    game = battle(f"{BLUE}@8.0", FAR, land=CIRCLE, heroes=(["Maud:warrior@5.6"], []), dice=["red", "lore"])
    game.lead("5.6").halt_if_asked().play("unit:5.6", "aim:4.6")
    assert game.unit_at("4.6")["unit"] == EARTH
    assert "5.6" not in game.seen()["land"]


@pytest.mark.rule("BL-CRE-21", "BL-VIC-06")
def test_an_elemental_called_to_an_objective_holds_it_at_once() -> None:
    objective = (0, 1 << HEX_NAMES.index("4.6"), 1)
    game = clash(f"{BLUE}@5.6", FAR, land=CIRCLE, dice=["red", "lore", "red"], notes={"objectives": (objective,)})
    game.play("unit:5.6", "aim:4.6")
    assert game.side_of(0)["banners"] == 1


# -- Tremor and Earthquake ---------------------------------------------------------------------------------------------


def shaken(land: str = "", dice: tuple[str, ...] = (), pennant: str = f"{BLUE}@4.6 {BLUE}@4.7") -> BattleLoreGame:
    """An Elemental with a friend and enemies next to it makes the earth tremble."""
    game = clash(f"{EARTH}@5.6 {BLUE}@6.6", f"{pennant} {FAR}", goblets=(3, 0), land=land, dice=dice)
    return game.play("unit:5.6", "tremor")


@pytest.mark.rule("BL-CRE-21")
def test_who_shakes_units_names_their_order() -> None:
    game = shaken(land="river@3.5 river@3.7")
    assert game.choice.seat == 0
    assert game.reached("target") == {"4.6", "4.7", "6.6"}
    game.play("target:4.7").decide("retreat:3.6")
    assert game.unit_at("3.6"), "it has gone where the other would have gone"
    assert game.reached("target") == {"4.6", "6.6"}
    game.play("target:4.6")
    assert game.unit_at("4.6")["figures"] == 3, "no way is left to it"
    game.play("retreat:7.5")
    assert game.unit_at("7.5")["side"] == "standard", "the last one needs no naming"


@pytest.mark.rule("BLH-LMK-15", "BLH-LMK-16", "BL-CRE-21")
def test_a_tremor_by_a_cemetery_drives_two_hexes_and_frightens() -> None:
    game = clash(f"{EARTH}@5.6", f"{BLUE}@4.6 {FAR}", goblets=(3, 0), dice=["blue", "lore"], land="cemetery@4.5")
    game.play("unit:5.6", "tremor", "retreat:3.6", "retreat:2.6")
    assert len(game.events_named("panic")) == 2
    assert game.unit_at("2.6")["figures"] == 3
    assert not game.unit_at("2.6")["frightened"], "that is over"


@pytest.mark.rule("BL-CRE-21", "BLH-WND-35")
@pytest.mark.parametrize(("used", "runs"), [(0, False), (1, True)])
def test_the_giant_hurls_the_leader_of_a_troop_he_has_ended(used: int, runs: bool) -> None:
    game = clash(
        f"{GIANT}@5.6", f"{BLUE}@4.6*1 {FAR}", heroes=([], ["Mo:warrior@4.6"]), goblets=(0, 0),
        dice=["lore", "blue", "red", "lore"],
    )  # fmt: skip
    game.attack("5.6", "4.6").play(f"ignore:{used}")
    assert game.wound_tests() == [1]
    assert (game.reached("retreat") == {"3.5", "3.6"}) is runs
    assert ("flee" in game.offers()) is not runs


# -- how far powers reach ----------------------------------------------------------------------------------------------


@pytest.mark.rule("BL-CRE-25")
def test_a_web_reaches_two_hexes_and_needs_no_sight() -> None:
    foes = f"{BLUE}@4.6 {BLUE}@3.6 {BLUE}@2.6 {BLUE}@5.8 {BLUE}@5.9"
    game = clash(f"{SPIDER}@5.6", foes, land="forest@5.7", goblets=(2, 0)).play("unit:5.6")
    assert game.reached("web") == {"4.6", "3.6", "5.8"}


@pytest.mark.rule("BL-CRE-21")
def test_a_boulder_flies_two_or_three_hexes_in_sight() -> None:
    foes = f"{BLUE}@4.6 {BLUE}@3.7 {BLUE}@5.9 {BLUE}@5.2 {BLUE}@7.6"
    game = clash(f"{GIANT}@5.6", foes, land="hill@5.6 forest@6.7", goblets=(2, 0)).play("unit:5.6")
    assert game.reached("boulder") == {"3.7", "5.9", "7.6"}, "neither beside him nor four hexes away"
    hidden = clash(f"{GIANT}@5.6", f"{BLUE}@5.8 {FAR}", land="hill@5.6 forest@5.7", goblets=(2, 0))
    assert "unit:5.6" not in hidden.offers()


@pytest.mark.rule("BL-CRE-21")
def test_flags_of_a_boulder_drive_its_target_off_and_helmets_hit_it() -> None:
    game = clash(f"{GIANT}@5.6", f"{BLUE}@3.6 {FAR}", land="hill@5.6", goblets=(2, 0), dice=["flag", "blue"])
    game.play("unit:5.6", "retreat:2.6")
    assert game.unit_at("2.6")["figures"] == 3


@pytest.mark.rule("BL-CRE-25")
def test_nobody_is_poisoned_twice_and_a_battle_back_poisons_too() -> None:
    game = battle(
        f"{BLUE}@5.6 {BLUE}@5.5",
        f"{SPIDER}@4.6 {FAR}",
        goblets=(0, 3),
        dice=["red", "red", "red", "blue", "red", "red"] * 2,
    )
    game.lead("5.6", "5.5").halt_if_asked().attack("5.6", "4.6").play("yes", "yes")
    assert game.unit_at("5.6")["poisoned"]
    assert game.side_of(1)["goblet"] == 2
    twice = battle(f"{SPIDER}@5.6 {SPIDER}@5.5", f"{BLUE}@4.6 {FAR}", goblets=(3, 0), dice=["blue", "red", "red"] * 2)
    twice.lead("5.6", "5.5").halt_if_asked().attack("5.6", "4.6").play("yes").attack("5.5", "4.6")
    assert "yes" not in twice.offers()
    assert twice.side_of(0)["goblet"] == 2


@pytest.mark.rule("BL-CRE-28")
def test_the_giant_rolls_a_sword_again_that_a_shield_has_stopped() -> None:
    game = battle(
        f"{GIANT}@5.6", f"{BLUE}@4.6 {BLUE}@4.7", lore=([], ["shield_wall"]), dice=["sword", "blue", "red", "red"],
        goblets=(0, 9),
    )  # fmt: skip
    game.lead("5.6").halt_if_asked().attack("5.6", "4.6").play("lore:shield_wall")
    assert len(game.events_named("die")) == 4
    assert game.unit_at("4.6")["figures"] == 3


@pytest.mark.rule("BL-CRE-19")
@pytest.mark.parametrize("creature", [SPIDER, GIANT, EARTH])
def test_every_creature_supports(creature: str) -> None:
    game = clash(f"{BLUE}@5.6 {BLUE}@5.5 {creature}@5.7", FAR)
    assert game.unit_at("5.6")["bold"] == 1


@pytest.mark.rule("BL-CRE-07", "BL-CRE-08")
def test_orders_left_in_another_section_buy_a_creature_whose_own_are_used_up() -> None:
    army = f"{SPIDER}@7.0 {BLUE}@7.1 {BLUE}@7.2 {BLUE}@7.11"
    game = battle(army, FAR, hands=(("surround",), ()), goblets=(3, 0))
    game.play("play:surround", "order:7.1", "order:7.2")
    assert game.reached("order") == {"7.0", "7.11"}
    game.play("order:7.0")
    assert game.side_of(0)["goblet"] == 0
    assert game.reached("order") == {"7.11"}, "one order of the right wing is left"


@pytest.mark.rule("BL-CRE-07")
def test_nobody_buys_a_creature_for_who_has_given_false_orders() -> None:
    army = f"{SPIDER}@7.11 {BLUE}@7.0 {BLUE}@7.1"
    game = battle(army, FAR, hands=(("patrol_left",), ()), lore=([], ["false_orders"]), goblets=(9, 9))
    game.play("play:patrol_left", "lore:false_orders")
    assert "order:7.11" not in game.offers()


@pytest.mark.rule("BL-CRE-21", "BLH-WND-37")
def test_an_earthquake_puts_every_champion_beside_it_to_the_test() -> None:
    heroes: tuple[list[str], list[str]] = ([], ["Otto:warrior@4.6", "Mo:warrior@4.7"])
    game = clash("earth_elemental@5.6", "human_sword_blue@0.0", heroes=heroes, goblets=(3, 0), dice=["lore"] * 2)
    game.play("unit:5.6", "earthquake")
    assert game.wound_tests() == [1, 1]


@pytest.mark.rule("BL-CRE-01", "BL-TER-04", "BL-TER-21")
@pytest.mark.parametrize(
    ("creature", "land", "dice"),
    [
        ("giant_spider", "forest", 3),
        ("giant_spider", "town", 2),
        ("hill_giant", "boulders", 3),
        ("hill_giant", "forest", 2),
        ("earth_elemental", "summoning_circle", 3),
        ("earth_elemental", "forest", 2),
        ("human_sword_blue", "forest", 2),
    ],
)
def test_a_creature_battles_with_all_its_dice_from_its_lair_only(creature: str, land: str, dice: int) -> None:
    game = battle(f"{creature}@5.6", "human_sword_blue@4.6", land=f"{land}@5.6")
    assert game.unit_at("5.6")["targets"] == {"4.6": dice}


@pytest.mark.rule("BL-CRE-25")
def test_each_poisoned_unit_has_dice_of_its_own() -> None:
    dice = [*["blue", "red", "red"] * 2, "blue", "red", "red", "red"]
    game = battle("giant_spider@5.5 giant_spider@5.8", "human_sword_blue@4.5 human_sword_blue@4.8", goblets=(9, 0),
                  dice=dice)  # fmt: skip
    game.lead("5.5", "5.8").halt_if_asked()
    game.attack("5.5", "4.5").play("yes").attack("5.8", "4.8").play("yes", "supply:tokens")
    assert game.seen()["turn"] == "pennant"
    assert [game.unit_at(hex)["figures"] for hex in ("4.5", "4.8")] == [2, 3], "a helmet of the first harms no other"


@pytest.mark.rule("BL-CRE-21")
def test_a_boulder_is_a_power_and_no_attack() -> None:
    game = clash(
        f"{GIANT}@5.6", f"{BLUE}@3.6 {FAR}", land="hill@5.6", ramparts={"3.6": "4.6 4.7 3.5 3.7 2.6 2.7"},
        lore=([], ["shield_wall"]), goblets=(2, 9), dice=["sword", "flag"],
    )  # fmt: skip
    game.play("unit:5.6")
    assert game.reached("retreat"), "no lore against attacks, no sword rolled again, and no ramparts that make bold"
    game.play(f"retreat:{min(game.reached('retreat'))}")
    assert len(game.events_named("die")) == 2
    assert game.choice.seat == 0, "nobody battles back"
