"""The Neutral Units of AI armies: each card is somewhere, also one that is like another the scenario names."""

import pytest

from banneret.heroes.state.ai_heroes import edit_host
from banneret.heroes.state.pile_numbers import NEUTRAL_DECK, NEUTRAL_DISCARDS
from banneret.heroes.tables.compile.ai_words import army_rows
from banneret.heroes.tables.units_and_cards import TIER, UNIT_NUMBER
from tests.heroes.builder import STRONG, HeroesGame, solo_game

GOALS = "victory: [{defeat_ai: all}]\nlimit: defeat"
OTHER = "{id: other, name: Other, at: A1, army: [few:troglodytes], enters: {round: 7}, move: garrison}"
"""Somebody still to be beaten, so that the game goes on."""
PEASANTS = "neutral_peasants"
"""A unit of which the box has two cards."""
GRIFFINS = "neutral_griffins"
"""One of which it has one."""


def lord(more: str) -> str:
    return f"{{id: lord, name: Lord, at: A1, move: garrison, {more}}}"


def in_decks(game: HeroesGame, unit: str) -> int:
    """How many cards of a unit are in its deck and on its discard pile."""
    row = 2 * UNIT_NUMBER[unit]
    piles = game.position.piles
    return sum(piles[pile + TIER[row >> 1]].count(row) for pile in (NEUTRAL_DECK, NEUTRAL_DISCARDS))


def met(game: HeroesGame, *units: str) -> HeroesGame:
    """The player attacks the lord with these units."""
    game.open_land()
    game.post_ai(0, "3,0.e")
    game.stand(0, "3,0.c", mp=2)
    game.army(0, *units)
    return game.into_battle("go:3,0.e")


def fell(game: HeroesGame, unit: str, count: int) -> HeroesGame:
    """Attack a unit until this many of it have fallen, and nobody else; the Combat is lost then."""
    while game.position.base:
        down = sum(str(event["unit"]) == unit for event in game.events_named("defeat"))
        spaces = [one["space"] for one in game.seen()["combat"]["units"] if one["unit"] == unit]
        targets = {f"attack:{space}" for space in spaces} if down < count else set()
        found = sorted(key for key in game.keys if key.startswith(("deploy:", "place:a")) or key in targets)
        idle = [key for key in ("done", "pass", "keep", "defend", "no") if key in game.keys]
        game.play((found or idle or sorted(game.keys))[0])
    return game.to_own_turn()


@pytest.mark.rule("H3-NEU-06")
def test_one_that_was_drawn_is_discarded_though_the_scenario_names_another_like_it() -> None:
    game = solo_game(lord("army: [neutral:peasants, draw:bronze]"), OTHER, goals=GOALS)
    assert in_decks(game, PEASANTS) == 1
    met(game.luck(lands=[f"unit:{PEASANTS}"]), STRONG).fight_on()
    assert game.events_named("ai_draws") == [{"ai": 0, "kind": PEASANTS}]
    assert game.events_named("ai_beaten")
    assert in_decks(game, PEASANTS) == 1
    assert 2 * UNIT_NUMBER[PEASANTS] in game.position.piles[NEUTRAL_DISCARDS]


@pytest.mark.rule("H3-NEU-06", "H3-AIM-12")
def test_of_two_alike_the_drawn_one_is_the_first_that_stays_lost() -> None:
    game = solo_game(lord("army: [neutral:peasants, draw:bronze, pack:zombies], lasting_losses: true"), goals=GOALS)
    fell(met(game.luck(lands=[f"unit:{PEASANTS}"]), "castle_marksmen+"), PEASANTS, 1)
    assert game.ai()["units"] == ["necropolis_zombies+", PEASANTS]
    assert in_decks(game, PEASANTS) == 1
    fell(met(game, "castle_marksmen+"), PEASANTS, 2)
    assert game.ai()["units"] == ["necropolis_zombies+"]
    assert in_decks(game, PEASANTS) == 1, "the one that is named is in no deck"


@pytest.mark.rule("H3-NEU-01", "H3-AIM-12", "H3-DO-spawn")
def test_units_of_an_army_it_is_called_with_come_from_the_decks_and_go_back_there() -> None:
    event = "events: [{rounds: [2], do: [{spawn: lord, army: [neutral:peasants, neutral:griffins]}]}]"
    game = solo_game(lord("army: [few:skeletons], enters: called"), OTHER, more=event, goals=GOALS)
    assert (in_decks(game, PEASANTS), in_decks(game, GRIFFINS)) == (2, 1)
    game.next_round().to_own_turn()
    assert sorted(game.ai()["units"]) == [GRIFFINS, PEASANTS]  # type: ignore[call-overload]
    assert (in_decks(game, PEASANTS), in_decks(game, GRIFFINS)) == (1, 0)
    met(game, STRONG).fight_on()
    assert game.events_named("ai_beaten")
    assert (in_decks(game, PEASANTS), in_decks(game, GRIFFINS)) == (2, 1)


@pytest.mark.rule("H3-NEU-01")
def test_where_the_last_card_of_a_unit_is_taken_one_of_its_tier_is_drawn() -> None:
    event = "events: [{rounds: [2], do: [{strengthen: lord, add: [neutral:griffins]}]}]"
    game = solo_game(lord("army: [few:skeletons]"), more=event, goals=GOALS)
    game.position.piles[NEUTRAL_DECK] = tuple(
        row for row in game.position.piles[NEUTRAL_DECK] if row != 2 * UNIT_NUMBER[GRIFFINS]
    )
    game.next_round().to_own_turn()
    assert (game.ai()["units"], game.ai()["unknown"]) == (["necropolis_skeletons"], ["bronze"])


@pytest.mark.rule("H3-NEU-06", "H3-DO-strengthen")
@pytest.mark.parametrize(("removed", "left"), [("neutral:peasants", 2), ("neutral:griffins", 1)])
def test_one_that_leaves_an_army_goes_to_its_discard_pile_unless_it_was_set_aside(removed: str, left: int) -> None:
    rounds = "{rounds: [2], do: [{strengthen: lord, add: [neutral:peasants]}]}"
    event = f"events: [{rounds}, {{rounds: [3], do: [{{strengthen: lord, remove: [{removed}]}}]}}]"
    game = solo_game(lord("army: [neutral:griffins]"), more=event, goals=GOALS)
    game.next_round().to_own_turn()
    assert in_decks(game, PEASANTS) == 1
    game.next_round().to_own_turn()
    assert len(game.ai()["units"]) == 1  # type: ignore[arg-type]
    assert in_decks(game, PEASANTS) == left
    assert in_decks(game, GRIFFINS) == 0


@pytest.mark.rule("H3-UNI-05", "H3-DO-strengthen")
@pytest.mark.parametrize(
    ("led", "restored"),
    [
        (["few:zombies", "pack:skeletons"], ["necropolis_zombies", "necropolis_skeletons+"]),
        (["pack:skeletons"], ["necropolis_skeletons+", "necropolis_zombies+"]),
    ],
)
def test_a_pack_comes_back_only_where_no_side_of_its_card_is_there(led: list[str], restored: list[str]) -> None:
    event = "events: [{rounds: [2], do: [{strengthen: lord, restore: 1}]}]"
    game = solo_game(lord("army: [pack:zombies, pack:skeletons], lasting_losses: true"), more=event, goals=GOALS)
    host = edit_host(game.position)
    host.troops = (army_rows(led),)
    game.next_round().to_own_turn()
    assert game.ai()["units"] == restored
