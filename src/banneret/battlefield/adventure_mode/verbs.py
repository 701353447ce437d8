"""Verbs of Adventure cards beside those of the map: what only Adventure mode has.

Each becomes a call of the sequence that carries it out, which makes itself known in `CARRIERS`.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Final, Literal

import msgspec

from banneret.heroes.adventure.shared_decks import DRAW_SHARED, REFUSABLE
from banneret.heroes.box.verbs.combat import DieFace, Foreign, Verb
from banneret.heroes.box.verbs.map import Branch, DeckName
from banneret.heroes.state.whole_game import ARTIFACT
from banneret.heroes.tables.compile.map import CALL, DECKS, SEARCH, compile_map_effect
from banneret.heroes.tables.map_programs import MapPrograms, Op

CARRIERS: Final[dict[str, int]] = {}
"""By verb: the sequence that carries it out."""
Few = Annotated[int, msgspec.Meta(ge=1, le=9)]


class Throw(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What happens on some faces of an Attack die."""

    faces: tuple[DieFace, ...]
    do: tuple[Verb, ...]


class AttackDie(Foreign, frozen=True):
    """Throw an Attack die; its face says what is done."""

    main: ClassVar[str] = "attack_die"
    attack_die: tuple[Throw, ...]

    def operations(self, into: MapPrograms) -> list[Op]:
        """Every face leads to one program; the list alternates between a face and its program."""
        throw: list[int] = []
        for entry in self.attack_die:
            program = compile_map_effect(into, entry.do)
            for face in entry.faces:
                throw += [face, program]
        into.lists.append(tuple(throw))
        return [(CALL, CARRIERS[self.main], len(into.lists) - 1, 0)]


def two_amounts(learn: int, beyond: int) -> int:
    """What a Hero learns up to a level and beyond it, as one number."""
    return learn << 4 | beyond


def amount_up_to(amounts: int) -> int:
    """What is learned up to the level."""
    return amounts >> 4


def amount_beyond(amounts: int) -> int:
    """What is learned beyond it."""
    return amounts & 15


class Learn(Foreign, frozen=True):
    """Gain experience, beyond a level another amount."""

    main: ClassVar[str] = "learn"
    learn: Few
    up_to_level: Few
    beyond: Few

    def operations(self, into: MapPrograms) -> list[Op]:
        """Both amounts in one number."""
        return [(CALL, CARRIERS[self.main], self.up_to_level, two_amounts(self.learn, self.beyond))]


class ByOwnCount(Foreign, frozen=True):
    """What is done depends on how many of these cards the player has resolved before."""

    main: ClassVar[str] = "by_own_count"
    by_own_count: tuple[Branch, ...]

    def operations(self, into: MapPrograms) -> list[Op]:
        """The programs in their order, the last one for all later times."""
        into.lists.append(tuple([compile_map_effect(into, branch.do) for branch in self.by_own_count]))
        return [(CALL, CARRIERS[self.main], len(into.lists) - 1, 0)]


class ExchangeAdventure(Foreign, frozen=True):
    """Exchange this card for one of the uppermost of the common discard pile, and resolve that one."""

    main: ClassVar[str] = "exchange_adventure"
    exchange_adventure: Few

    def operations(self, into: MapPrograms) -> list[Op]:
        """How many are looked at."""
        return [(CALL, CARRIERS[self.main], self.exchange_adventure, 0)]


class Scroll(Foreign, frozen=True):
    """Search the Spell deck; the Spell lies under this card and is cast from there once."""

    main: ClassVar[str] = "scroll"
    scroll: Few

    def operations(self, into: MapPrograms) -> list[Op]:
        """How many cards are looked at."""
        return [(CALL, CARRIERS[self.main], self.scroll, 0)]


class DrawArtifacts(Foreign, frozen=True):
    """Take the top cards of the Artifact deck."""

    main: ClassVar[str] = "draw_artifacts"
    draw_artifacts: Few

    def operations(self, into: MapPrograms) -> list[Op]:
        """One draw after the other."""
        return [(CALL, DRAW_SHARED, ARTIFACT, 0)] * self.draw_artifacts


class SearchOrDiscard(Foreign, frozen=True):
    """Search a shared deck; what is found may be discarded."""

    main: ClassVar[str] = "search_or_discard"
    search_or_discard: DeckName
    cards: Few = 2

    def operations(self, into: MapPrograms) -> list[Op]:
        """A Search of which nothing need be taken."""
        return [(SEARCH, DECKS.index(self.search_or_discard), self.cards, REFUSABLE)]


class RemoveOwn(Foreign, frozen=True):
    """Remove a card of the player's own deck from the game."""

    main: ClassVar[str] = "remove_own"
    remove_own: Literal[1]

    def operations(self, into: MapPrograms) -> list[Op]:
        """One card."""
        return [(CALL, CARRIERS[self.main], 0, 0)]


ADVENTURE_MODE_VERBS: Final[dict[str, type[Verb]]] = {
    verb.main: verb
    for verb in (AttackDie, Learn, ByOwnCount, ExchangeAdventure, Scroll, DrawArtifacts, SearchOrDiscard, RemoveOwn)
}
