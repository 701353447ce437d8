"""Recruiting and reinforcing (CST): what it takes, and what each faction has."""

import pytest

from tests.heroes.builder import HeroesGame, quiet_game

BRONZE, SILVER, GOLD = "dwelling_bronze", "dwelling_silver", "dwelling_gold"
UNITS = {
    "castle": (("halberdiers", "marksmen", "griffins"), ("crusaders", "zealots"), ("champions", "archangels")),
    "dungeon": (("troglodytes", "harpies", "evil_eyes"), ("medusas", "minotaurs"), ("manticores", "black_dragons")),
    "necropolis": (("skeletons", "zombies", "wraiths"), ("vampires", "liches"), ("dread_knights", "ghost_dragons")),
}
HERO = {"castle": "catherine", "dungeon": "mutare", "necropolis": "sandro"}


def recruiter(faction: str, *built: str, units: tuple[str, ...] = (), **options: str) -> HeroesGame:
    """The first player of a faction, able to pay for everything, with these buildings and units."""
    other = "castle" if faction != "castle" else "dungeon"
    game = quiet_game(f"{faction}/{HERO[faction]}", f"{other}/{HERO[other]}", **options)
    game.build(0, *built)
    game.army(0, *(f"{faction}_{unit}" for unit in units))
    game.give(0, gold=200, materials=50, valuables=50)
    return game.ask_again()


def recruits(game: HeroesGame) -> set[str]:
    """The units that may be recruited."""
    return {key.removeprefix("recruit:") for key in game.keys if key.startswith("recruit:")}


@pytest.mark.rule("H3-CST-02", "H3-CST-06", "H3-TWN-05")
@pytest.mark.parametrize(
    "faction",
    [
        pytest.param("castle", marks=pytest.mark.rule("H3-CST-09")),
        pytest.param("dungeon", marks=pytest.mark.rule("H3-CST-10")),
        pytest.param("necropolis", marks=pytest.mark.rule("H3-CST-11")),
    ],
)
def test_each_dwelling_opens_its_tier(faction: str) -> None:
    expected: set[str] = set()
    built: list[str] = []
    assert recruits(recruiter(faction)) == set()
    for dwelling, tier in zip((BRONZE, SILVER, GOLD), UNITS[faction], strict=True):
        built.append(dwelling)
        expected |= {f"{faction}_{unit}" for unit in tier}
        assert recruits(recruiter(faction, *built)) == expected
    only = recruiter(faction, GOLD)
    assert recruits(only) == {f"{faction}_{unit}" for unit in UNITS[faction][2]}


@pytest.mark.rule("H3-CST-01", "H3-CST-02", "H3-CST-03")
def test_both_costs_are_printed_and_paid_in_full() -> None:
    game = recruiter("castle", BRONZE, SILVER, GOLD, "citadel", units=("griffins",))
    game.give(0, gold=20)
    game.ask_again()
    assert "recruit:castle_archangels" not in game.keys
    game.give(0, gold=50, valuables=3)
    game.ask_again()
    game.play("recruit:castle_archangels")
    assert game.resources(0) == (30, 0, 2)
    game.play("reinforce:castle_archangels")
    assert game.resources(0) == (0, 0, 0)
    assert "castle_archangels+" in game.player(0)["units"]


@pytest.mark.rule("H3-CST-03", "H3-TWN-03")
def test_reinforcing_takes_the_citadel_a_few_unit_and_the_price() -> None:
    without = recruiter("castle", BRONZE, units=("griffins", "marksmen+"))
    assert not any(key.startswith("reinforce:") for key in without.keys)
    game = recruiter("castle", BRONZE, "citadel", units=("griffins", "marksmen+"))
    game.give(0, gold=5)
    game.ask_again()
    assert not any(key.startswith("reinforce:") for key in game.keys)
    game.give(0, gold=6)
    game.ask_again()
    assert {key for key in game.keys if key.startswith("reinforce:")} == {"reinforce:castle_griffins"}
    game.play("reinforce:castle_griffins")
    assert game.player(0)["units"] == ["castle_marksmen+", "castle_griffins+"]
    assert game.resources(0)[0] == 0


@pytest.mark.rule("H3-CST-04", "H3-EXD-136")
@pytest.mark.parametrize("needed", ["off", "on"])
def test_reinforcing_needs_no_dwelling_unless_the_option_says_so(needed: str) -> None:
    game = recruiter("castle", BRONZE, "citadel", units=("crusaders",), reinforce_needs_dwelling=needed)
    assert ("reinforce:castle_crusaders" in game.keys) == (needed == "off")
    game.build(0, BRONZE, SILVER, "citadel")
    game.ask_again()
    game.play("reinforce:castle_crusaders")
    assert game.player(0)["units"] == ["castle_crusaders+"]


@pytest.mark.rule("H3-CST-03", "H3-UNI-12")
@pytest.mark.parametrize("how", ["citadel", "settlement"])
def test_few_skeletons_under_a_legion_are_reinforced_and_the_legion_stays(how: str) -> None:
    game = recruiter("necropolis", *(["citadel"] if how == "citadel" else []))
    game.army(0, "necropolis_skeletons")
    game.deal(0, hand=["sandro_specialty_vi"])
    game.give(0, gold=3)
    game.ask_again().play("play:sandro_specialty_vi")
    if how == "citadel":
        game.play("reinforce:necropolis_skeletons")
    else:
        settlement = game.approach("F1", "nw")
        game.play(f"go:{settlement}", "choose:4")
    assert game.player(0)["units"] == ["pack_legion_of_skeletons"]
    assert game.resources(0)[0] == (0 if how == "citadel" else 3)


@pytest.mark.rule("H3-CST-05", "H3-CST-02", "H3-CST-03", "H3-EXD-077")
def test_a_unit_is_recruited_and_reinforced_in_one_use() -> None:
    game = recruiter("necropolis", BRONZE, "citadel", units=("zombies+",))
    game.give(0, gold=5)
    game.ask_again()
    game.play("recruit:necropolis_skeletons", "reinforce:necropolis_skeletons")
    assert game.resources(0)[0] == 0
    assert "necropolis_skeletons+" in game.player(0)["units"]
    assert game.player(0)["used_tokens"] == ["population"]
    assert len(game.events_named("recruited")) == len(game.events_named("reinforced")) == 1


# Of each tier a unit, with what it costs.
DRAWN = {
    "neutral_boars": (4, 0, 0),
    "neutral_mummies": (8, 0, 0),
    "neutral_diamond_golems": (16, 0, 0),
    "neutral_azure_dragons": (45, 0, 2),
}


def diplomacy(*built: str, gold: int = 100, valuables: int = 5) -> HeroesGame:
    """A player with these buildings plays Diplomacy, and from each deck drawn from comes the unit above."""
    game = recruiter("castle", *built, units=("griffins",))
    game.give(0, gold=gold, valuables=valuables)
    game.deal(0, hand=["diplomacy"])
    game.ask_again()
    # Nothing but the card offers a Neutral Unit.
    assert not any("neutral_" in key for key in game.keys)
    game.luck(lands=[f"unit:{unit}" for unit in DRAWN])
    return game.play("play:diplomacy")


def offered(game: HeroesGame) -> list[str]:
    """The units that were drawn to be recruited."""
    return [str(event["kind"]) for event in game.events_named("offered")]


@pytest.mark.rule("H3-NEU-03", "H3-EXD-079")
def test_diplomacy_draws_for_the_dwellings_one_has() -> None:
    game = diplomacy(BRONZE, SILVER)
    assert offered(game) == ["neutral_boars", "neutral_mummies"]
    assert game.keys == {"recruit:neutral_boars", "recruit:neutral_mummies", "no"}
    game.play("recruit:neutral_mummies")
    assert game.player(0)["units"] == ["castle_griffins", "neutral_mummies"]
    assert game.resources(0) == (92, 0, 5)
    assert game.player(0)["used_tokens"] == []


@pytest.mark.rule("H3-NEU-04", "H3-CST-07", "H3-NEU-03")
def test_the_gold_dwelling_opens_the_azure_deck_too() -> None:
    game = diplomacy(BRONZE, SILVER, GOLD)
    assert offered(game) == list(DRAWN)
    game.play("recruit:neutral_azure_dragons")
    assert game.player(0)["units"] == ["castle_griffins", "neutral_azure_dragons"]
    assert game.resources(0) == (55, 0, 3)


@pytest.mark.rule("H3-NEU-03")
def test_a_drawn_unit_must_be_paid_for() -> None:
    game = diplomacy(BRONZE, SILVER, gold=7)
    assert game.keys == {"recruit:neutral_boars", "no"}


@pytest.mark.rule("H3-NEU-03")
def test_without_a_dwelling_nothing_is_drawn() -> None:
    assert offered(diplomacy("citadel")) == []


def test_diplomacy_meets_the_unit_that_was_seen_on_top_of_a_deck() -> None:
    game = recruiter("castle", BRONZE, units=("griffins",))
    game.army(0, "castle_griffins", "neutral_rogues")
    game.deal(0, hand=["diplomacy"])
    game.luck(lands=["unit:neutral_peasants"])
    game.ask_again()
    game.play("use_unit:neutral_rogues", "deck:bronze", "top", "play:diplomacy")
    assert offered(game) == ["neutral_peasants"]
