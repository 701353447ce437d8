"""Verbs about the AI heroes of a scenario: calling them onto the map, and making them stronger."""

from typing import ClassVar, Literal

from banneret.heroes.box.verbs.combat import Verb
from banneret.heroes.box.verbs.places_and_amounts import Where


class Spawn(Verb, frozen=True):
    """An AI hero comes onto the map, where it begins or elsewhere, with its own army or another one.

    Where it is on the map already, or where the map of so few players has no such place, nothing happens.
    """

    main: ClassVar[str] = "spawn"
    spawn: str
    at: Where | None = None
    army: tuple[str, ...] = ()


class Strengthen(Verb, frozen=True):
    """An AI hero, or `all` on the map, gets stronger: units, AI cards, movement points.

    `add` are units up to five in all, `flip_to_pack` units that turn to their Pack side, `restore` is how many Pack
    units lost in earlier fights come back, `remove` are units it loses.
    """

    main: ClassVar[str] = "strengthen"
    strengthen: str
    add: tuple[str, ...] = ()
    flip_to_pack: tuple[str, ...] = ()
    remove: tuple[str, ...] = ()
    add_card: Literal["might", "magic", "skill"] | None = None
    mp: int = 0
    restore: int = 0


AI_VERBS: dict[str, type[Verb]] = {v.main: v for v in (Spawn, Strengthen)}
