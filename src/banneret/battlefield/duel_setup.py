"""A Duel from its set-up: seats, template and options made into its first position."""

from __future__ import annotations

from functools import lru_cache

from banneret.battlefield.duel import DUEL
from banneret.battlefield.duel_state import Agreement, Duel, fresh_duel
from banneret.battlefield.options import DUEL_OPTIONS, FIELD_OPTIONS
from banneret.battlefield.templates import templates
from banneret.heroes.battle import R_MORALE_DECKS, R_MORALE_SEARCH
from banneret.heroes.clash import CHOOSE, place_word, seat_numbers
from banneret.heroes.options import checked_options, rule_bits, value_of
from banneret.kernel.errors import SetupError
from banneret.kernel.rules import RawEvent, Setup


def normal_duel(setup: Setup, scenario: str, options: dict[str, str]) -> Setup:
    """The set-up of a Duel written out. Raises SetupError. Rules: BF-ADV-02, BF-DUE-04."""
    if setup.definition:
        raise SetupError("a Duel has no scenario file")
    if len(setup.seats) != 2:
        raise SetupError(f"a Duel is for 2 players, not {len(setup.seats)}")
    options = checked_options(options, DUEL_OPTIONS, FIELD_OPTIONS)
    seats = tuple(place_word(seat.strip().lower().replace("-", "_")) for seat in setup.seats)
    taken = [seat.partition("/")[0] for seat in seats if seat != CHOOSE]
    if len(set(taken)) < len(taken):
        raise SetupError("every player takes another faction (BF-ADV-02)")
    prepare_duel(scenario, seats, tuple(sorted(options.items())))
    return Setup(game="battlefield", scenario=scenario, seats=seats, options=options)


def start_duel(setup: Setup, log: list[RawEvent] | None = None) -> Duel:
    """The first position of a Duel, run up to its first Choice."""
    s = prepare_duel(setup.scenario, setup.seats, tuple(sorted(setup.options.items()))).copy()
    s.log = log
    s.run()
    return s


@lru_cache(64)
def prepare_duel(template: str, seats: tuple[str, ...], chosen: tuple[tuple[str, str], ...]) -> Duel:
    """The position before anything has happened. It is kept and must only be copied."""
    options = dict(chosen)
    a = Agreement()
    a.template = template
    a.level = templates()[template].level
    a.seats = tuple(seat_numbers(seat) for seat in seats)
    a.rules = rule_bits(options) | R_MORALE_DECKS | R_MORALE_SEARCH
    a.obstacles = int(value_of(options, "hex_obstacles"))
    a.dead_abilities = options.get("keep_useless_abilities") == "on"
    a.dead_cards = options.get("keep_useless_draws") == "on"
    s = fresh_duel(a)
    s.call(DUEL, 0, 0, 0)
    return s
