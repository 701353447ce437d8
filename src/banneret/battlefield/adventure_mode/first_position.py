"""A game in Adventure mode from its set-up: seats, length and options made into its first position."""

from __future__ import annotations

from functools import cache, lru_cache

from banneret.battlefield.adventure_mode import morale as _morale  # noqa: F401  (uses of Morale cards make themselves known)
from banneret.battlefield.adventure_mode.card_destinations import SORTING, gone_from_adventure
from banneret.battlefield.adventure_mode.deck import PREFIX, adventure_deck_file
from banneret.battlefield.adventure_mode.rounds import ADVENTURE_MODE
from banneret.battlefield.adventure_mode.state import (
    AdventureModeGame,
    fresh_adventure_mode,
)
from banneret.battlefield.adventure_mode.tables import ADVENTURE_MODE_PROGRAMS
from banneret.battlefield.seats import PLAYERS
from banneret.heroes.game.first_position import game_terms_of
from banneret.heroes.scenario.file import Length, ScenarioFile, ScenarioSetup
from banneret.heroes.scenario.layout import LayoutEntry
from banneret.heroes.scenario.load import Scenario, completed
from banneret.heroes.state.game_terms import GameTerms
from banneret.heroes.state.terms import CALM_ROUNDS, R_MORALE_DECKS, R_MORALE_SEARCH, R_NO_HAND


@lru_cache(64)
def prepare_adventure_mode(
    scenario: str, seats: tuple[str, ...], chosen: tuple[tuple[str, str], ...]
) -> AdventureModeGame:
    """The position before anything has happened. It is kept and must only be copied."""
    s = fresh_adventure_mode(adventure_mode_terms(scenario, seats, dict(chosen)))
    s.call(ADVENTURE_MODE, 0, 0, 0)
    return s


def adventure_mode_terms(scenario: str, seats: tuple[str, ...], options: dict[str, str]) -> GameTerms:
    """The terms of a game without a map: those of any game, then what is special about it.

    Rules: BF-ADV-03, BF-ADV-04, BF-ADV-14, BF-ADV-15, BF-ADV-72, BF-MRL-01, BF-VIC-07.
    """
    m = game_terms_of(adventure_mode_scenario(scenario), seats, options, ADVENTURE_MODE_PROGRAMS)
    m.removed_cards = gone_from_adventure(options.get("keep_useless_abilities") == "on")
    m.unit_limit = adventure_deck_file().units
    m.numbers.no_secondary = True
    m.sorting = SORTING
    m.rules |= R_MORALE_DECKS | R_MORALE_SEARCH | R_NO_HAND
    m.board = {**m.board, "hex_board": "always", "hex_stalemate": str(CALM_ROUNDS)}
    return m


@cache
def adventure_mode_scenario(scenario: str) -> Scenario:
    """A scenario without tiles: means, length and nothing else. Rules: BF-ADV-07 to BF-ADV-09, BF-ADV-13."""
    file = adventure_deck_file()
    size = next(size for size in file.sizes if PREFIX + size.id == scenario)
    return completed(
        ScenarioFile(
            id=scenario,
            name=scenario,
            mode="clash",
            players=(PLAYERS,),
            length=Length(rounds=size.rounds),
            layout={str(PLAYERS): LayoutEntry(tiles=())},
            setup=ScenarioSetup(resources=file.resources, income=file.income, units=()),
            victory=(),
            limit="final_battle",
            seat_bonus=(),
        )
    )
