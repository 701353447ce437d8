"""Verbs for favours: a licence to recruit, a unit for a single Combat, comfort for the troops."""

from typing import ClassVar, Literal

from banneret.heroes.box.verbs.combat import Verb


class Licence(Verb, frozen=True):
    """The player may recruit one unit of the tier without its dwelling."""

    main: ClassVar[str] = "licence"
    licence: Literal["bronze", "silver", "gold"]


class Borrow(Verb, frozen=True):
    """A Neutral Unit fights for the player in the Combat that begins, and leaves afterwards.

    Where its card is not free nothing happens. It belongs into rules `when: combat_start`.
    """

    main: ClassVar[str] = "borrow"
    borrow: str


class Hearten(Verb, frozen=True):
    """A Negative Morale token of the player is taken off."""

    main: ClassVar[str] = "hearten"
    hearten: Literal[True] = True


FAVOUR_VERBS: dict[str, type[Verb]] = {v.main: v for v in (Licence, Borrow, Hearten)}
