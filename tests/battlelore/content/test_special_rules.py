"""The special rules of the adventures that come with the program, as their files give them."""

from typing import Any

import pytest

from banneret.battlelore.box.tables import LORE_IDS, LORE_MASTER, MASTERS
from banneret.battlelore.setup.setup import prepare
from tests.battlelore.builder import adventure, before_deployment, medieval, melee

BLUE = "human_sword_blue"
HOME = f"{BLUE}@8.0"
FAR = f"{BLUE}@0.0"
SPECIAL = ("objectives", "graves", "sight", "quest", "slaying", "trophy", "tents", "cunning")
ONE = (["scout_centre"], ["scout_centre"])


def notes_of(id: str) -> dict[str, Any]:
    """What the file of an adventure says beyond map and armies, for a battle of other units."""
    terms = prepare(id, ("standard", "pennant"), False).game_terms
    return {name: getattr(terms, name) for name in SPECIAL} | {"lore": False}


@pytest.mark.rule("BL-SET-02", "BL-SET-05", "BL-SET-07")
def test_the_muddy_field_has_no_lore_and_mud_that_stops_everybody() -> None:
    game = adventure("the_muddy_field")
    assert [game.side_of(side)["goblet"] for side in (0, 1)] == [0, 0]
    assert {hex for hex, land in game.seen()["land"].items() if land == "marsh"} == {"4.5", "4.6", "4.7"}
    mud = medieval("human_cav_red@5.6", FAR, land="marsh@4.5 marsh@4.6 marsh@4.7 river@5.5 river@5.7", hands=ONE)
    mud.play("play:scout_centre", "order:5.6", "unit:5.6")
    assert not {"3.5", "3.6"} & mud.reached()


@pytest.mark.rule("BL-LRE-04", "BL-LRE-09", "BL-LRE-10", "BL-LRE-13")
def test_at_the_ford_each_side_has_a_token_and_one_of_four_cards_of_wizards() -> None:
    game = adventure("wizards_at_the_ford")
    for side in (0, 1):
        assert game.choice.seat == side
        assert len(game.reached("take")) == 4
        assert {LORE_MASTER[LORE_IDS.index(card)] for card in game.reached("take")} == {MASTERS.index("wizard")}
        game.play(game.offers()[0])
    for side in (0, 1):
        told = game.side_of(side)
        assert (told["council"], told["goblet"], told["lore_hand_size"]) == ({"commander": 2, "wizard": 1}, 1, 1)


@pytest.mark.rule("BL-VIC-05", "BL-VIC-06")
def test_the_dwarves_of_the_goblin_toll_have_a_banner_for_the_whole_hill_and_not_for_part_of_it() -> None:
    for army, banners in (("3.5 3.6 5.6", 1), ("3.5 2.0 5.6", 0)):
        units = " ".join(f"dwarf_sword_blue@{hex}" for hex in army.split())
        game = medieval(units, FAR, notes=notes_of("the_goblin_toll"), hands=ONE)
        game.play("play:scout_centre", "order:5.6", "unit:5.6", "move:4.6")
        assert game.side_of(0)["banners"] == banners


@pytest.mark.rule("BL-LRE-06", "BL-LRE-26", "BL-SET-01")
def test_the_spider_of_the_free_companies_costs_a_level_and_landmarks_come_before_cards() -> None:
    game = adventure("free_companies")
    game.give_levels("commander", "wizard", "wizard", "cleric", "cleric", "warrior")
    game.give_levels("commander", "rogue", "rogue", "rogue", "cleric")
    assert game.choice.seat == 1
    assert game.reached("site")
    assert [game.side_of(side)["hand_size"] for side in (0, 1)] == [0, 0]
    assert [game.side_of(side)["lore_hand_size"] for side in (0, 1)] == [0, 0]


@pytest.mark.rule("BLH-AFT-07", "BLH-AFT-08")
@pytest.mark.parametrize(("back", "spoils"), [("no", [2]), ("yes", [])])
def test_the_trophy_of_the_first_laurels_is_among_the_spoils_of_who_is_still_there(
    back: str, spoils: list[int]
) -> None:
    dice = ["sword"] * 3 + ["sword", "lore", "lore", "sword"] * (back == "yes") + ["blue", "lore", "lore"]
    game = medieval(
        f"{BLUE}@5.2", f"{BLUE}@4.2*1 dwarf_sword_blue@4.6", heroes=(["Maud:warrior@5.6"], ["Mo:warrior@4.6"]),
        dice=dice, notes=notes_of("first_laurels"), needed=2, hands=(["forward_all"], ["scout_left"]),
        draws=["artifact:lore_stone"],
    )  # fmt: skip
    game.lead("5.6", "5.2").halt_if_asked().attack("5.6", "4.6").play(back).attack("5.2", "4.2")
    assert game.hero_of()["fate"] == ("fighting" if spoils else "wounded")
    assert [event["n"] for event in game.events_named("treasure")] == spoils


@pytest.mark.rule("BLH-LMK-18")
@pytest.mark.parametrize(("hex", "experience"), [("4.6", 1), ("3.2", 0)])
def test_chests_of_the_graveyard_teach_in_the_cemetery_only(hex: str, experience: int) -> None:
    game = medieval(HOME, FAR, heroes=([f"Maud:warrior@{hex}"], []), chests=[hex], draws=["chest:treasure_1"],
                    notes=notes_of("the_graveyard_of_the_white_company"), hands=(["forward_all"], []))  # fmt: skip
    game.lead(hex).halt_if_asked().decide(f"unit:{hex}", "search")
    assert (game.hero_of()["treasure"], game.hero_of()["experience"]) == (1, experience)


@pytest.mark.rule("BLH-QST-02", "BLH-XP-03", "BLH-ARF-12")
def test_the_witch_gives_an_artifact_experience_and_a_banner() -> None:
    game = medieval(HOME, FAR, heroes=(["Maud:warrior@4.6"], []), quest="4.6", land="witch_hut@4.6", hands=ONE,
                    notes=notes_of("the_witch_of_black_fen"), draws=["artifact:lore_stone"])  # fmt: skip
    game.lead("4.6").halt_if_asked().decide("unit:4.6", "quest")
    assert (game.hero_of()["equipped"], game.hero_of()["experience"]) == (["lore_stone"], 1)
    assert game.side_of(0)["banners"] == 1


@pytest.mark.rule("BL-SET-07")
@pytest.mark.parametrize(("turns", "seen"), [(1, False), (4, False), (5, True)])
def test_nobody_sees_farther_than_three_hexes_in_the_first_two_turns_of_each_side_in_the_mist(
    turns: int, seen: bool
) -> None:
    game = medieval("human_bow_green@6.6", f"{BLUE}@2.6", notes=notes_of("tents_in_the_mist"), hands=ONE)
    state: Any = game.state
    state.turns = turns
    game.play("play:scout_centre", "order:6.6", "done")
    assert ("unit:6.6" in game.offers()) is seen


@pytest.mark.rule("BLH-LMK-09", "BLH-LMK-11")
def test_a_hero_who_takes_a_tent_in_the_mist_has_two_treasure_tokens() -> None:
    game = medieval(HOME, FAR, heroes=(["Maud:warrior@5.6"], []), land="command_tent@5.6", tents=("8.6", "5.6"),
                    notes=notes_of("tents_in_the_mist"))  # fmt: skip
    game.play("yes")
    assert (game.hero_of()["treasure"], game.side_of(0)["banners"]) == (2, 1)


@pytest.mark.rule("BLH-XP-02")
@pytest.mark.parametrize(("attacker", "artifacts"), [("Maud:warrior@5.6", 1), ("", 0)])
def test_a_hero_who_defeats_the_giant_has_an_artifact_and_a_troop_none(attacker: str, artifacts: int) -> None:
    heroes = [attacker] if attacker else ["Maud:warrior@8.6"]
    army = HOME if attacker else f"{BLUE}@5.6"
    game = melee(army, f"hill_giant@4.6 {FAR}", heroes=(heroes, []), notes=notes_of("the_giants_hoard"),
                 dice=["sword", *["lore"] * (1 if attacker else 2), "blue", "green", "red"])  # fmt: skip
    assert not game.unit_at("4.6")
    assert len(game.hero_of()["equipped"]) == artifacts
    assert len(game.events_named("experience")) == game.hero_of()["experience"] == artifacts


@pytest.mark.rule("BLH-CFG-01", "BLH-CFG-02")
def test_the_beacon_calls_four_reserves_of_each_side_and_its_hero_to_one_section() -> None:
    heroes = ["standard hero=Maud:warrior:warrior_cleave", "pennant hero=Otto:warrior:warrior_cleave"]
    game = before_deployment(heroes, scenario="the_beacon_is_lit")
    while not game.reached("play"):
        game.play(game.offers()[-1])
    assert [event["section"] for event in game.events_named("called")] == ["right", "right"]
    assert [sorted(side["reserves"]) for side in game.seen()["sides"]] == [[], []]
    assert len(game.events_named("muster")) == 8
    assert len(game.seen()["units"]) == 7 + 7 + 8
    for unit in game.seen()["units"]:
        assert unit["figures"] == (3 if "cav" in unit["unit"] else 4), "they come with all their figures"
    for side in (0, 1):
        assert game.hero_of(side)["role"] == "leader"
