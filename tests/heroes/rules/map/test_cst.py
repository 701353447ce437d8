"""Recruiting and reinforcing (CST): what it takes, and what each faction has."""

import pytest

from banneret.kernel.game import Game
from tests.heroes.support.campaign import quiet
from tests.heroes.support.journey import (
    army,
    ask_again,
    build,
    deal,
    give,
    happened,
    keys,
    luck,
    play,
    player,
    resources,
)

BRONZE, SILVER, GOLD = "dwelling_bronze", "dwelling_silver", "dwelling_gold"
UNITS = {
    "castle": (("halberdiers", "marksmen", "griffins"), ("crusaders", "zealots"), ("champions", "archangels")),
    "dungeon": (("troglodytes", "harpies", "evil_eyes"), ("medusas", "minotaurs"), ("manticores", "black_dragons")),
    "necropolis": (("skeletons", "zombies", "wraiths"), ("vampires", "liches"), ("dread_knights", "ghost_dragons")),
}
HERO = {"castle": "catherine", "dungeon": "mutare", "necropolis": "sandro"}


def recruiter(faction: str, *built: str, units: tuple[str, ...] = (), **options: str) -> Game:
    """The first player of a faction, able to pay for everything, with these buildings and units."""
    other = "castle" if faction != "castle" else "dungeon"
    game = quiet(f"{faction}/{HERO[faction]}", f"{other}/{HERO[other]}", **options)
    build(game, 0, *built)
    army(game, 0, *(f"{faction}_{unit}" for unit in units))
    give(game, 0, gold=200, materials=50, valuables=50)
    return ask_again(game)


def recruits(game: Game) -> set[str]:
    """The units that may be recruited."""
    return {key.removeprefix("recruit:") for key in keys(game) if key.startswith("recruit:")}


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
    give(game, 0, gold=20)
    ask_again(game)
    assert "recruit:castle_archangels" not in keys(game)
    give(game, 0, gold=50, valuables=3)
    ask_again(game)
    play(game, "recruit:castle_archangels")
    assert resources(game, 0) == (30, 0, 2)
    play(game, "reinforce:castle_archangels")
    assert resources(game, 0) == (0, 0, 0)
    assert "castle_archangels+" in player(game, 0)["units"]


@pytest.mark.rule("H3-CST-03", "H3-TWN-03")
def test_reinforcing_takes_the_citadel_a_few_unit_and_the_price() -> None:
    without = recruiter("castle", BRONZE, units=("griffins", "marksmen+"))
    assert not any(key.startswith("reinforce:") for key in keys(without))
    game = recruiter("castle", BRONZE, "citadel", units=("griffins", "marksmen+"))
    give(game, 0, gold=5)
    ask_again(game)
    assert not any(key.startswith("reinforce:") for key in keys(game))
    give(game, 0, gold=6)
    ask_again(game)
    assert {key for key in keys(game) if key.startswith("reinforce:")} == {"reinforce:castle_griffins"}
    play(game, "reinforce:castle_griffins")
    assert player(game, 0)["units"] == ["castle_marksmen+", "castle_griffins+"]
    assert resources(game, 0)[0] == 0


@pytest.mark.rule("H3-CST-04", "H3-EXD-136")
@pytest.mark.parametrize("needed", ["off", "on"])
def test_reinforcing_needs_no_dwelling_unless_the_option_says_so(needed: str) -> None:
    game = recruiter("castle", BRONZE, "citadel", units=("crusaders",), reinforce_needs_dwelling=needed)
    assert ("reinforce:castle_crusaders" in keys(game)) == (needed == "off")
    build(game, 0, BRONZE, SILVER, "citadel")
    ask_again(game)
    play(game, "reinforce:castle_crusaders")
    assert player(game, 0)["units"] == ["castle_crusaders+"]


@pytest.mark.rule("H3-CST-05", "H3-CST-02", "H3-CST-03", "H3-EXD-077")
def test_a_unit_is_recruited_and_reinforced_in_one_use() -> None:
    game = recruiter("necropolis", BRONZE, "citadel", units=("zombies+",))
    give(game, 0, gold=5)
    ask_again(game)
    play(game, "recruit:necropolis_skeletons", "reinforce:necropolis_skeletons")
    assert resources(game, 0)[0] == 0
    assert "necropolis_skeletons+" in player(game, 0)["units"]
    assert player(game, 0)["used_tokens"] == ["population"]
    assert len(happened(game, "recruited")) == len(happened(game, "reinforced")) == 1


# Of each tier a unit, with what it costs.
DRAWN = {
    "neutral_boars": (4, 0, 0),
    "neutral_mummies": (8, 0, 0),
    "neutral_diamond_golems": (16, 0, 0),
    "neutral_azure_dragons": (45, 0, 2),
}


def diplomacy(*built: str, gold: int = 100, valuables: int = 5) -> Game:
    """A player with these buildings plays Diplomacy, and from each deck drawn from comes the unit above."""
    game = recruiter("castle", *built, units=("griffins",))
    give(game, 0, gold=gold, valuables=valuables)
    deal(game, 0, hand=["diplomacy"])
    ask_again(game)
    # Nothing but the card offers a Neutral Unit.
    assert not any("neutral_" in key for key in keys(game))
    luck(game, lands=[f"unit:{unit}" for unit in DRAWN])
    return play(game, "play:diplomacy")


def offered(game: Game) -> list[str]:
    """The units that were drawn to be recruited."""
    return [str(event["kind"]) for event in happened(game, "offered")]


@pytest.mark.rule("H3-NEU-03", "H3-EXD-079")
def test_diplomacy_draws_for_the_dwellings_one_has() -> None:
    game = diplomacy(BRONZE, SILVER)
    assert offered(game) == ["neutral_boars", "neutral_mummies"]
    assert keys(game) == {"recruit:neutral_boars", "recruit:neutral_mummies", "no"}
    play(game, "recruit:neutral_mummies")
    assert player(game, 0)["units"] == ["castle_griffins", "neutral_mummies"]
    assert resources(game, 0) == (92, 0, 5)
    assert player(game, 0)["used_tokens"] == []


@pytest.mark.rule("H3-NEU-04", "H3-CST-07", "H3-NEU-03")
def test_the_gold_dwelling_opens_the_azure_deck_too() -> None:
    game = diplomacy(BRONZE, SILVER, GOLD)
    assert offered(game) == list(DRAWN)
    play(game, "recruit:neutral_azure_dragons")
    assert player(game, 0)["units"] == ["castle_griffins", "neutral_azure_dragons"]
    assert resources(game, 0) == (55, 0, 3)


@pytest.mark.rule("H3-NEU-03")
def test_a_drawn_unit_must_be_paid_for() -> None:
    game = diplomacy(BRONZE, SILVER, gold=7)
    assert keys(game) == {"recruit:neutral_boars", "no"}


@pytest.mark.rule("H3-NEU-03")
def test_without_a_dwelling_nothing_is_drawn() -> None:
    assert offered(diplomacy("citadel")) == []


def test_diplomacy_meets_the_unit_that_was_seen_on_top_of_a_deck() -> None:
    game = recruiter("castle", BRONZE, units=("griffins",))
    army(game, 0, "castle_griffins", "neutral_rogues")
    deal(game, 0, hand=["diplomacy"])
    luck(game, lands=["unit:neutral_peasants"])
    ask_again(game)
    play(game, "use_unit:neutral_rogues", "deck:bronze", "top", "play:diplomacy")
    assert offered(game) == ["neutral_peasants"]
