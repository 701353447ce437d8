"""The strike at a fleeing Champion is a melee with all its rules (BLH-RTR-09, BLH-RTR-10)."""

import pytest

from tests.battlelore.builder import BattleLoreGame, battle

BLUE = "human_sword_blue"
RED = "human_sword_red"
CAVALRY = "human_cav_blue"
FAR = f"{BLUE}@0.0"


def chased(
    hero: str = "Maud:warrior",
    dice: list[str] | None = None,
    *,
    army: str = f"{RED}@3.6",
    hunter: str = "",
    lore: tuple[str, ...] = (),
    goblets: tuple[int, int] = (9, 9),
) -> BattleLoreGame:
    """The Champion on 4.6 is driven off by the unit on 5.6 and runs through 3.6, where the enemy strikes at him.

    The dice are those of the strike and what follows it; lore cards are those of his own side.
    """
    game = battle(
        f"{BLUE}@5.6 {army}", FAR, heroes=([f"{hunter}@3.6"] if hunter else [], [f"{hero}@4.6"]),
        dice=["flag", "green", "green", *(dice or [])], lore=([], list(lore)), goblets=goblets,
    )  # fmt: skip
    game.lead("5.6").halt_if_asked().attack("5.6", "4.6")
    return game.play("ignore:0", "retreat:3.6", "yes")


@pytest.mark.rule("BLH-RTR-09")
@pytest.mark.parametrize(("swords", "tests"), [(1, []), (2, [1])])
def test_the_armour_of_a_fleeing_champion_turns_a_sword(swords: int, tests: list[int]) -> None:
    dice = ["sword"] * swords + ["green"] * (4 - swords) + ["lore"] * len(tests)
    game = chased("Maud:warrior::sapphire_armor", dice)
    assert game.wound_tests() == tests
    assert game.reached("retreat") == {"2.6", "2.7"}, "he runs on"


@pytest.mark.rule("BLH-RTR-09")
@pytest.mark.parametrize(("striker", "dice", "tests"), [(CAVALRY, 3, []), (RED, 4, [1])])
def test_the_barding_of_a_fleeing_rider_turns_a_sword_of_cavalry(striker: str, dice: int, tests: list[int]) -> None:
    rolled = ["sword"] + ["green"] * (dice - 1) + ["lore"] * len(tests)
    game = chased("Maud:warrior:warrior_riding:dragonscale_barding", rolled, army=f"{striker}@3.6")
    assert game.wound_tests() == tests


@pytest.mark.rule("BLH-RTR-09", "BLH-RTR-10")
@pytest.mark.parametrize(
    ("hunter", "army", "dice", "tested"),
    [
        ("Mo:warrior", "", 2, 1),
        ("Mo:warrior:warrior_assassin", "", 3, 2),
        ("Mo:warrior:warrior_assassin", f"{BLUE}@3.6", 4, 2),
        ("Mo:cleric", "", 1, 1),
        ("Mo:cleric:cleric_smite", "", 2, 1),
        ("Mo:cleric:cleric_smite", f"{BLUE}@3.6", 3, 1),
    ],
)
def test_skills_against_heroes_count_against_a_fleeing_champion(hunter: str, army: str, dice: int, tested: int) -> None:
    rolled = ["sword"] + ["green"] * (dice - 1) + ["lore"] * tested
    game = chased("Maud:warrior", rolled, army=army, hunter=hunter)
    assert game.dice_of() == dice
    assert game.wound_tests() == [tested]


@pytest.mark.rule("BLH-RTR-09")
@pytest.mark.parametrize(("rolled", "stolen"), [("lore", 1), ("green", 0)])
def test_a_rogue_steals_from_a_fleeing_champion(rolled: str, stolen: int) -> None:
    game = chased("Maud:warrior::::0:2", ["sword", "lore", rolled], army="", hunter="Mo:rogue:rogue_larceny")
    assert game.wound_tests() == [1]
    assert (game.hero_of(0)["treasure"], game.hero_of(1)["treasure"]) == (stolen, 2 - stolen)


@pytest.mark.rule("BLH-RTR-09")
@pytest.mark.parametrize(("cards", "tests"), [("", [1]), ("lore_stone", [])])
def test_a_lore_stone_keeps_lore_symbols_from_a_fleeing_champion(cards: str, tests: list[int]) -> None:
    game = chased(
        f"Maud:warrior::{cards}", ["lore"] + ["green"] * len(tests), army="", hunter="Mo:wizard:wizard_flame_burst"
    )
    game.play("skill:wizard_flame_burst")
    assert game.wound_tests() == tests


@pytest.mark.rule("BLH-RTR-09")
@pytest.mark.parametrize(("hero", "gained"), [("Maud:rogue", (2, 0)), ("Maud:rogue:rogue_leech", (0, 2))])
def test_a_fleeing_leech_has_the_tokens_of_the_strike(hero: str, gained: tuple[int, int]) -> None:
    game = chased(hero, ["lore", "lore", "green", "green"], goblets=(3, 3))
    assert tuple(game.side_of(side)["goblet"] - 3 for side in (0, 1)) == gained


@pytest.mark.rule("BLH-RTR-09", "BLH-RTR-05", "BLH-RTR-07")
def test_who_fells_the_striker_in_flight_may_stay_in_its_hex() -> None:
    game = chased("Maud:warrior", ["sword", "green", "green", "green"], army=f"{RED}@3.6*1", lore=("backstab",))
    game.play("lore:backstab")
    assert game.side_of(0)["banners"] == 0
    assert game.side_of(1)["track"] == [RED]
    assert game.unit_at("3.6")["unit"] == "warrior"
    game.play("done")
    assert game.hero_of(1)["hex"] == "3.6"
    assert game.unit_at("3.6")["unit"] == "warrior", "on the board like everybody"


@pytest.mark.rule("BLH-RTR-09", "BLH-XP-01")
def test_who_wounds_the_striking_champion_in_flight_is_rewarded() -> None:
    game = chased("Maud:warrior", ["sword", "green", "sword"], army="", hunter="Mo:warrior", lore=("backstab",))
    game.play("lore:backstab")
    assert game.hero_of(0)["fate"] == "wounded"
    assert game.hero_of(1)["experience"] == 1
    assert len(game.hero_of(1)["equipped"]) == 1
