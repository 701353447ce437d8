"""Duel: the position of a game in Duel mode.

A Duel is a Battle for which both players first build a deck. A player's seat is the player's side of the Battle, so a
rule of Combat finds everything where it looks for it; who is first is a field of its own.
"""

from __future__ import annotations

from typing import Final

from banneret.heroes.adventure.seating import EXPERT_USES
from banneret.heroes.state.battle import Battle, copy_battle, fill_fresh
from banneret.heroes.state.pile_numbers import PILES
from banneret.heroes.state.terms import CALM_ROUNDS, MOST_ON_HEXES, Terms, plain_terms

SHARED: Final = PILES
"""Three decks: Ability, Artifact, Spell. Rules: BF-ADV-03."""
DROPPED: Final = PILES + 3
"""By side: the cards its owner drew and dropped, which nobody else sees. Rules: BF-DUE-07."""
REPLACED: Final = PILES + 5
"""Cards of both players that were shown and replaced. Rules: BF-DUE-29, BF-DUE-31."""
DUEL_PILES: Final = PILES + 6
NORMAL: Final = 1
"""The difficulty, of which a Duel reads nothing."""


class Agreement:
    """What is fixed before a Duel and does not change in it; copies share it."""

    __slots__ = ("dead_abilities", "dead_cards", "level", "obstacles", "rules", "seats", "template")

    template: str
    level: int
    """Rules: BF-DUE-08, BF-DUE-14, BF-DUE-20."""
    seats: tuple[tuple[int, int], ...]
    """By seat: the faction and the hero given at set-up, -1 where the player chooses."""
    obstacles: int
    """How many Obstacle tokens each player lays at most. Rules: BF-BTL-08."""
    rules: int
    """The options that Combat reads."""
    dead_abilities: bool
    """Whether Ability cards that do nothing in a Duel stay in their deck. Rules: BF-ADV-04."""
    dead_cards: bool
    """Whether a card drawn that has no use in Combat is kept. Rules: BF-DUE-29."""


class Duel(Battle):
    """A game in Duel mode."""

    __slots__ = ("agreement", "faction", "first", "hero")

    agreement: Agreement
    first: int
    """The first player, -1 before the roll. Rules: BF-ADV-12."""
    faction: tuple[int, ...]
    hero: tuple[int, ...]
    """By seat, -1 for not chosen yet."""

    def copy(self) -> Duel:
        """An independent copy, without listeners."""
        d = Duel()
        copy_battle(self, d)
        d.agreement = self.agreement
        d.first = self.first
        d.faction = self.faction
        d.hero = self.hero
        return d

    def leaders(self) -> tuple[tuple[int, int], ...]:
        """Hero and faction of each player, each -1 until it is chosen."""
        return tuple(zip(self.hero, self.faction, strict=True))

    def parts(self) -> list[object]:
        """What makes up the position."""
        a = self.agreement
        return [
            *Battle.parts(self), a.template, a.seats, a.dead_abilities, a.dead_cards,
            self.first, self.faction, self.hero,
        ]  # fmt: skip


def duel_terms(agreement: Agreement, faction: tuple[int, ...]) -> Terms:
    """The battle: two players on the hexes with all their units, to the end, and nobody can escape.

    Rules: BF-DUE-26, BF-BTL-08, BF-BTL-20, BF-BTL-50 to BF-BTL-52, BF-BTL-58, BF-VIC-06, BF-VIC-07.
    """
    t = plain_terms(agreement.rules, NORMAL)
    t.faction = faction
    t.level = agreement.level
    t.hexes = True
    t.obstacles = agreement.obstacles
    t.pool = (EXPERT_USES[agreement.level],) * 2
    t.largest = MOST_ON_HEXES
    t.stalemate = CALM_ROUNDS
    return t


def fresh_duel(agreement: Agreement) -> Duel:
    """A Duel before anything has happened."""
    d = Duel()
    fill_fresh(d, duel_terms(agreement, (-1, -1)))
    d.piles = [()] * DUEL_PILES
    d.agreement = agreement
    d.first = -1
    d.faction = d.hero = (-1, -1)
    return d
