"""A Duel from its set-up: seats, template and options made into its first position."""

from __future__ import annotations

from functools import lru_cache

from banneret.battlefield.duel.duel import DUEL
from banneret.battlefield.duel.state import Agreement, Duel, fresh_duel
from banneret.battlefield.duel.templates import templates
from banneret.heroes.game.first_position import seat_numbers
from banneret.heroes.state.options import rule_bits, value_of
from banneret.heroes.state.terms import R_MORALE_DECKS, R_MORALE_SEARCH


@lru_cache(64)
def prepare_duel(template: str, seats: tuple[str, ...], chosen: tuple[tuple[str, str], ...]) -> Duel:
    """The position before anything has happened. It is kept and must only be copied. Rules: BF-DUE-04."""
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
