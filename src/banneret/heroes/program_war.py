"""Verbs of common wars: units for hire, raids on Towns."""

from typing import ClassVar, Literal

from banneret.heroes.program import TierName, Verb
from banneret.heroes.program_amounts import Amount


class Hire(Verb, frozen=True):
    """Draw a Neutral Unit of each of these tiers; the player may recruit one of them for half its gold, rounded up.

    Those of `later` are drawn only from a round on.
    """

    main: ClassVar[str] = "hire"
    hire: tuple[TierName, ...]
    later: tuple[TierName, ...] = ()
    from_round: int = 1


class Raid(Verb, frozen=True):
    """An AI hero attacks the player's Town, comes from nowhere and is gone when it is beaten.

    The whole army defends for nothing, and the Main Hero's cards may be used wherever that hero is. Where `while_near`
    names AI heroes, there is a raid only while one of those that stand nearest to the Town from the start is there.
    """

    main: ClassVar[str] = "raid"
    raid: str
    while_near: tuple[str, ...] = ()


class GrowHorde(Verb, frozen=True):
    """Cards of a tier join a horde face down."""

    main: ClassVar[str] = "grow_horde"
    grow_horde: str
    tier: TierName
    amount: Amount = 1


class LeadOut(Verb, frozen=True):
    """The top cards of a horde come onto the map as the army of an AI hero, unless that is there already."""

    main: ClassVar[str] = "lead_out"
    lead_out: str
    ai: str
    cards: int = 3


class CloseField(Verb, frozen=True):
    """The field this is about is closed for the rest of the game: nobody visits or flags it any more."""

    main: ClassVar[str] = "close_field"
    close_field: Literal["here"]


WAR_VERBS: dict[str, type[Verb]] = {v.main: v for v in (Hire, Raid, GrowHorde, LeadOut, CloseField)}
