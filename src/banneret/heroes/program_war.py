"""Verbs of common wars: units for hire, raids on Towns."""

from typing import ClassVar

from banneret.heroes.program import TierName, Verb


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


WAR_VERBS: dict[str, type[Verb]] = {v.main: v for v in (Hire, Raid)}
