"""What a scenario changes about numbers of the rules, compiled into its GameTerms."""

from __future__ import annotations

from typing import Final

from banneret.heroes.scenario.rules import NumberChange
from banneret.heroes.state.terms import R_LOWER_DIE, R_SECOND_RETALIATION

TIER_NAMES: Final = ("bronze", "silver", "gold", "azure")
NEVER: Final = 99
"""No guards are as strong as that."""


class ScenarioNumbers:
    """Small changes of the rules; everything is as in the box where a scenario says nothing."""

    __slots__ = (
        "choose_astrologers", "first_flag", "half_price", "hand_limit", "no_flight", "no_secondary", "retreat_price",
        "rules", "search_cards", "swift",
    )  # fmt: skip

    hand_limit: int
    search_cards: int
    no_secondary: bool
    swift: tuple[int, ...]
    """By tier: more initiative for guards; empty where there is none."""
    retreat_price: int
    first_flag: int
    """How many times its income a Mine pays at its first flag."""
    choose_astrologers: bool
    half_price: int
    """The tiers of units recruited again at half price, as bits."""
    no_flight: int
    """The difficulty from which on guards never flee."""
    rules: int
    """Rules that Combat reads, as bits."""


def as_in_the_box() -> ScenarioNumbers:
    """No change at all."""
    h = ScenarioNumbers()
    h.hand_limit = h.search_cards = h.retreat_price = h.half_price = h.rules = 0
    h.no_secondary = h.choose_astrologers = False
    h.swift = ()
    h.first_flag = 1
    h.no_flight = NEVER
    return h


def change_numbers(h: ScenarioNumbers, change: NumberChange) -> None:
    """Add what one rule of a scenario changes.

    Rules: H3-CHANGE-hand_limit, H3-CHANGE-search_cards, H3-CHANGE-no_secondary_heroes, H3-CHANGE-guard_initiative,
    H3-CHANGE-retreat_price, H3-CHANGE-first_flag_pays, H3-CHANGE-choose_astrologers, H3-CHANGE-half_price_again,
    H3-CHANGE-no_flight_from, H3-CHANGE-lower_attack_die, H3-CHANGE-second_retaliation, H3-GEN-01.
    """
    h.hand_limit += change.hand_limit
    h.search_cards += change.search_cards
    h.no_secondary = h.no_secondary or change.no_secondary_heroes
    if change.guard_initiative:
        before = h.swift or (0,) * len(TIER_NAMES)
        more = {TIER_NAMES.index(tier): by for tier, by in change.guard_initiative.items()}
        h.swift = tuple([value + more.get(n, 0) for n, value in enumerate(before)])
    h.retreat_price += change.retreat_price
    h.first_flag = max(h.first_flag, change.first_flag_pays)
    h.choose_astrologers = h.choose_astrologers or change.choose_astrologers
    for tier in change.half_price_again:
        h.half_price |= 1 << TIER_NAMES.index(tier)
    h.no_flight = min(h.no_flight, change.no_flight_from or NEVER)
    if change.lower_attack_die:
        h.rules |= R_LOWER_DIE
    if change.second_retaliation:
        h.rules |= R_SECOND_RETALIATION
