"""A Battleground before anything has happened."""

from __future__ import annotations

from banneret.battlelore.box.tables import CARD_COPIES
from banneret.battlelore.geometry.grid import HEXES, NOWHERE
from banneret.battlelore.state.battleground import DECK, LORE_TOKENS, NO_CARD, NO_HEROES, PILES, Battleground
from banneret.battlelore.state.game_terms import GameTerms
from banneret.battlelore.state.terrain_sets import Ground
from banneret.battlelore.state.unit_numbers import HEROES, UNITS


def fresh(game_terms: GameTerms, ground: Ground) -> Battleground:
    """A Battleground without units, before the cards are dealt."""
    f = Battleground()
    f.clear()
    f.game_terms = game_terms
    f.ground = ground
    f.troop = [-1] * UNITS
    f.pos = [NOWHERE] * UNITS
    f.figures = [0] * UNITS
    f.at = [-1] * HEXES
    f.occupied = (0, 0)
    f.alive = f.turns = f.held = f.roaming = f.holding = f.spent = 0
    f.turn = game_terms.first
    f.card = NO_CARD
    f.last = (NO_CARD, NO_CARD)
    f.budget = (0, 0, 0, 0)
    f.steward = game_terms.first
    f.ordered = f.moved = f.weary = f.battled = f.fought = f.bonus = 0
    f.dice = f.effects = f.used = ()
    f.banners = (0, 0)
    f.council = (0,) * 10
    f.goblets = (0, 0)
    f.pool = LORE_TOKENS
    f.leader = [-1] * UNITS
    f.parting = f.deeds = f.poisoned = f.webbed = f.gratis = 0
    f.mist = f.traps = (0, 0)
    f.fate = NO_HEROES
    f.experience = tuple([0 if hero is None else hero.experience for hero in game_terms.heroes])
    f.treasure = tuple([0 if hero is None else hero.treasure for hero in game_terms.heroes])
    f.wounds = tuple([0 if hero is None else hero.wounds for hero in game_terms.heroes])
    f.learned = (-1,) * len(HEROES)
    f.winner = -1
    f.piles = [()] * PILES
    f.piles[DECK] = tuple([card for card, copies in enumerate(CARD_COPIES) for _ in range(copies)])
    return f
