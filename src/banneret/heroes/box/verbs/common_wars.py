"""Verbs of common wars: units for hire, raids on Towns."""

from typing import ClassVar, Literal

from banneret.heroes.box.verbs.combat import TierName, Verb
from banneret.heroes.box.verbs.places_and_amounts import Amount


class Hire(Verb, frozen=True):
    """Draw a Neutral Unit of each of these tiers; one may be recruited for half the gold (rounded up).

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


class SpawnByDice(Verb, frozen=True):
    """An AI hero comes onto the map at one of three tiles with a label: two Attack dice, added, say where.

    Below zero it is the first tile, at zero the second, above it the third, and never the same one twice in a row.
    """

    main: ClassVar[str] = "spawn_by_dice"
    spawn_by_dice: str
    tiles: str


class SpawnFar(Verb, frozen=True):
    """An AI hero comes onto the map at the tile with a label that is farthest from all heroes."""

    main: ClassVar[str] = "spawn_far"
    spawn_far: str
    tiles: str


class Brace(Verb, frozen=True):
    """The hero gives up all movement points: the next AI hero due to come here comes a round later.

    That counts for those whom `spawn_by_dice` and `spawn_far` call.
    """

    main: ClassVar[str] = "brace"
    brace: Literal["here"]


WAR_VERBS: dict[str, type[Verb]] = {
    v.main: v for v in (Hire, Raid, GrowHorde, LeadOut, CloseField, SpawnByDice, SpawnFar, Brace)
}
