"""A game in Adventure mode from its set-up: seats, length and options made into its first position."""

from __future__ import annotations

from functools import cache, lru_cache

from banneret.battlefield import expedition_morale as _morale  # noqa: F401  (uses of Morale cards make themselves known)
from banneret.battlefield.adventure_cards import PREFIX, adventure_file
from banneret.battlefield.expedition import PLAYERS, Expedition, fresh_expedition
from banneret.battlefield.expedition_rounds import EXPEDITION
from banneret.battlefield.options import EXPEDITION_OPTIONS, FIELD_OPTIONS
from banneret.battlefield.sorting import SORTING, gone_from_adventure
from banneret.heroes.battle import R_MORALE_DECKS, R_MORALE_SEARCH, R_NO_HAND
from banneret.heroes.clash import CHOOSE, match_of, place_word
from banneret.heroes.layouts import LayoutEntry
from banneret.heroes.match import Match
from banneret.heroes.options import checked_options
from banneret.heroes.scenario_file import Length, ScenarioFile, ScenarioSetup
from banneret.heroes.scenarios import Scenario, completed
from banneret.heroes.terms import CALM_ROUNDS
from banneret.kernel.errors import SetupError
from banneret.kernel.rules import RawEvent, Setup


def normal_expedition(setup: Setup, scenario: str, options: dict[str, str]) -> Setup:
    """The set-up of a game in Adventure mode written out. Raises SetupError. Rules: BF-ADV-01, BF-ADV-02."""
    if setup.definition:
        raise SetupError("Adventure mode has no scenario file")
    if len(setup.seats) != PLAYERS:
        raise SetupError(f"Adventure mode is for 2 players, not {len(setup.seats)} (BF-ADV-01)")
    options = checked_options(options, EXPEDITION_OPTIONS, FIELD_OPTIONS)
    seats = tuple(place_word(seat.strip().lower().replace("-", "_")) for seat in setup.seats)
    taken = [seat.partition("/")[0] for seat in seats if seat != CHOOSE]
    if len(set(taken)) < len(taken):
        raise SetupError("every player takes another faction (BF-ADV-02)")
    prepare_expedition(scenario, seats, tuple(sorted(options.items())))
    return Setup(game="battlefield", scenario=scenario, seats=seats, options=options)


def start_expedition(setup: Setup, log: list[RawEvent] | None = None) -> Expedition:
    """The first position of a game, run up to its first Choice."""
    s = prepare_expedition(setup.scenario, setup.seats, tuple(sorted(setup.options.items()))).copy()
    s.log = log
    s.run()
    return s


@lru_cache(64)
def prepare_expedition(scenario: str, seats: tuple[str, ...], chosen: tuple[tuple[str, str], ...]) -> Expedition:
    """The position before anything has happened. It is kept and must only be copied."""
    s = fresh_expedition(expedition_match(scenario, seats, dict(chosen)))
    s.call(EXPEDITION, 0, 0, 0)
    return s


def expedition_match(scenario: str, seats: tuple[str, ...], options: dict[str, str]) -> Match:
    """A game without a map is settled like any other, and then what is special about it.

    Rules: BF-ADV-03, BF-ADV-04, BF-ADV-14, BF-ADV-15, BF-ADV-72, BF-MRL-01, BF-VIC-07.
    """
    m = match_of(expedition_scenario(scenario), seats, options)
    m.removed_cards = gone_from_adventure(options.get("keep_useless_abilities") == "on")
    m.unit_limit = adventure_file().units
    m.habits.no_secondary = True
    m.sorting = SORTING
    m.rules |= R_MORALE_DECKS | R_MORALE_SEARCH | R_NO_HAND
    m.board = {**m.board, "hex_board": "always", "hex_stalemate": str(CALM_ROUNDS)}
    return m


@cache
def expedition_scenario(scenario: str) -> Scenario:
    """A scenario without tiles: means, length and nothing else. Rules: BF-ADV-07 to BF-ADV-09, BF-ADV-13."""
    file = adventure_file()
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
