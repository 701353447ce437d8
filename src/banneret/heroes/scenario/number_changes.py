"""Small changes of the rules of the box that a scenario may make: how much is held, seen, paid, rolled or drawn."""

from typing import Annotated

import msgspec

from banneret.heroes.box.cards_and_units import FactionTier


class HabitChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The part of a `change` that raises or lowers a number of the rules."""

    hand_limit: Annotated[int, msgspec.Meta(ge=-2, le=3)] = 0
    """By how many cards the hand limit is higher or lower. Rules: H3-TRN-08."""
    search_cards: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    """How many cards more every Search looks at. Rules: H3-CRD-03."""
    no_secondary_heroes: bool = False
    """Nobody gets a Secondary Hero. Rules: H3-SEC-01."""
    guard_initiative: dict[FactionTier, Annotated[int, msgspec.Meta(ge=-5, le=9)]] = msgspec.field(default_factory=dict)
    """By tier: how much more initiative Neutral Units have as guards. Rules: H3-UNI-24."""
    retreat_price: Annotated[int, msgspec.Meta(ge=0, le=99)] = 0
    """Gold for retreating from guards; who has less gives what is there. Rules: H3-END-10, H3-GEN-04."""
    first_flag_pays: Annotated[int, msgspec.Meta(ge=1, le=5)] = 1
    """How many times its income a Mine pays at its first flag. Rules: H3-MIN-03."""
    lower_attack_die: bool = False
    """Whoever attacks rolls two dice and the lower one counts. Rules: H3-CBT-06."""
    second_retaliation: bool = False
    """Every unit may retaliate twice in a combat round. Rules: H3-CBT-08."""
    choose_astrologers: bool = False
    """Two Astrologers cards are drawn, of which the starting player keeps one. Rules: H3-RND-09."""
    half_price_again: Annotated[tuple[FactionTier, ...], msgspec.Meta(max_length=3)] = ()
    """Units of these tiers that a player has lost are recruited again at half price. Rules: H3-CST-02."""
    no_flight_from: Annotated[int, msgspec.Meta(ge=1, le=7)] | None = None
    """Guards of this difficulty and above never flee, and no card avoids them. Rules: H3-QCK-01."""
