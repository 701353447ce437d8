"""Hidden treasure in less usual company: troops that go on, archers, full sheets, pursuit (section BLH-QST)."""

import pytest

from tests.battlelore.builder import BattleLoreGame, battle, medieval, melee

BLUE = "human_sword_blue"
GREEN = "human_sword_green"
BOWS = "human_bow_green"
FAR = f"{BLUE}@0.0"
Sides = tuple[list[str], list[str]]
WALLS = "river@4.7 river@5.5 river@5.7 river@6.6 river@6.7"
"""Around 5.6, so that 4.6 is the only way."""


@pytest.mark.rule("BLH-QST-18", "BLH-MOV-22")
@pytest.mark.parametrize(("orders", "passes"), [(["separate:5.6", "order:5.6"], True), (["order:5.6"], False)])
def test_a_troop_that_leaves_its_leader_behind_passes_a_chest(orders: list[str], passes: bool) -> None:
    game = medieval(f"{GREEN}@5.6", FAR, heroes=(["Maud:warrior@5.6"], []), land=WALLS, chests=["4.6"])
    game.play("play:attack_centre", *orders).decide("done").play("unit:5.6")
    if passes:
        assert {"4.6", "3.5", "3.6"} <= game.reached()
        game.play("move:3.6")
        assert (game.hero_of()["role"], game.hero_of()["hex"]) == ("champion", "5.6")
    else:
        assert game.unit_at("4.6")["leader"] == "Maud", "the only way, and no further"


@pytest.mark.rule("BLH-QST-07")
@pytest.mark.parametrize("chests", [["5.6"], []])
def test_a_troop_does_not_carry_on_a_hero_who_has_just_come_to_a_chest(chests: list[str]) -> None:
    game = medieval(f"{GREEN}@5.6", FAR, heroes=(["Maud:warrior@6.6"], []), chests=chests)
    game.lead("6.6", "5.6").play("unit:6.6", "move:5.6")
    assert game.unit_at("5.6")["leader"] == "Maud"
    assert ("unit:5.6" in game.offers() and game.moving()) is not bool(chests)


@pytest.mark.rule("BLH-QST-07")
@pytest.mark.parametrize("chests", [["5.7"], []])
def test_a_lantern_does_not_light_a_hero_on_who_has_just_come_to_a_chest(chests: list[str]) -> None:
    heroes: Sides = (["Maud:warrior::pavilion_lantern@5.6", "Mo:warrior@6.8"], [])
    game = medieval(f"{BLUE}@5.6", FAR, heroes=heroes, chests=chests)
    game.lead("5.6", "6.8").play("unit:6.8", "move:5.7").halt_if_asked()
    assert ("use:pavilion_lantern" in game.offers()) is not bool(chests)


@pytest.mark.rule("BLH-QST-07", "BLH-QST-08")
def test_a_hero_who_has_joined_an_ordered_troop_on_a_chest_searches_with_it() -> None:
    game = medieval(f"{GREEN}@5.6", FAR, heroes=(["Maud:warrior@6.6"], []), chests=["5.6"], draws=["chest:treasure_2"])
    game.lead("6.6", "5.6").play("unit:6.6", "move:5.6")
    game.decide("unit:5.6", "search")
    assert game.hero_of()["treasure"] == 2


@pytest.mark.rule("BLH-QST-06", "BLH-QST-07")
@pytest.mark.parametrize("chests", [["4.6"], []])
def test_a_rider_who_pursues_to_a_chest_goes_no_further(chests: list[str]) -> None:
    heroes: Sides = (["Rolf:commander:commander_riding@5.6"], [])
    game = melee(f"{BLUE}@8.0", f"{BLUE}@4.6 {FAR}", heroes=heroes, chests=chests, dice=["flag"])
    game.play("retreat:3.6", "yes")
    assert game.hero_of()["hex"] == "4.6"
    assert bool(game.reached("move")) is not bool(chests)


@pytest.mark.rule("BLH-QST-06")
def test_a_chest_stops_no_retreat() -> None:
    game = melee(f"{BLUE}@5.6", FAR, heroes=([], ["Maud:warrior@4.6"]), chests=["3.6"], dice=["flag", "lore", "lore"])
    game.play("ignore:0", "retreat:3.6")
    assert {"2.6", "2.7"} == game.reached("retreat")


@pytest.mark.rule("BLH-QST-06")
def test_whom_no_terrain_stops_a_chest_stops_all_the_same() -> None:
    heroes: Sides = (["Maud:warrior:warrior_path_finder@5.6"], [])
    around = ["4.6", "4.7", "5.5", "5.7", "6.6", "6.7"]
    land = " ".join(f"forest@{hex}" for hex in around)
    for chests in (around, []):
        game = medieval(f"{BLUE}@8.0", FAR, heroes=heroes, chests=chests, land=land).lead("5.6").play("unit:5.6")
        assert set(around) <= game.reached()
        assert (game.reached() == set(around)) is bool(chests)


def searched(army: str, sheet: str = "Maud:warrior", draws: tuple[str, ...] = ()) -> BattleLoreGame:
    """The hero on 5.6 may search his hex, with an enemy in the sight of archers."""
    game = medieval(army, f"{BLUE}@3.6", heroes=([f"{sheet}@5.6"], []), chests=["5.6"], draws=draws)
    return game.lead("5.6").halt_if_asked().play("unit:5.6")


@pytest.mark.rule("BLH-QST-08", "BLH-QST-16")
def test_archers_whose_leader_has_searched_do_not_shoot() -> None:
    game = searched(f"{BOWS}@5.6", draws=("chest:treasure_1",))
    assert set(game.offers()) == {"attack:3.6", "search"}
    game.play("search")
    assert game.hero_of()["treasure"] == 1
    assert "unit:5.6" not in game.offers()
    assert not game.events_named("attack")


@pytest.mark.rule("BLH-QST-08")
def test_who_has_battled_does_not_search() -> None:
    game = medieval(f"{BOWS}@5.6", f"{BLUE}@3.6", heroes=(["Maud:warrior@5.6"], []), chests=["5.6"], dice=["green"] * 2)
    game.lead("5.6").halt_if_asked().attack("5.6", "3.6")
    assert "unit:5.6" not in game.offers()
    assert game.seen()["chests"] == ["5.6"]


@pytest.mark.rule("BLH-QST-14", "BLH-ARF-10")
def test_a_chest_of_artifacts_for_a_hero_with_six_costs_him_as_many() -> None:
    six = "sword_of_dawn,war_horn:backpack,beaker_box,snaring_rope,lore_stone"
    draws = ("chest:artifact_2", "artifact:tower_shield", "artifact:rabbits_foot")
    game = searched(f"{BLUE}@8.0", f"Maud:warrior::{six}", draws)
    game.decide("search").play("leave:war_horn", "leave:backpack")
    assert game.hero_of()["equipped"] == ["tower_shield", "rabbits_foot", "sword_of_dawn"]
    assert len(game.hero_of()["under"]) == 3


@pytest.mark.rule("BLH-QST-09")
@pytest.mark.parametrize("foe", ["giant_spider@4.6", ""])
def test_a_creature_or_a_champion_beside_it_prevents_a_search(foe: str) -> None:
    otto = [] if foe else ["Otto:warrior@4.6"]
    game = battle(f"{BLUE}@8.0", f"{FAR} {foe}", heroes=(["Maud:warrior@5.6"], otto), chests=["5.6"],
                  dice=["green"] * 4, goblets=(0, 0))  # fmt: skip
    game.lead("5.6").halt_if_asked().decide("unit:5.6")
    assert "search" not in game.offers()
    assert not game.events_named("chest")
