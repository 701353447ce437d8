"""Piles of cards: which of them lies at which place of `Battle.piles`, in a Combat and in a whole game."""

from __future__ import annotations

from typing import Final

# Of a Combat. The first of each pair is the attacker's.
HAND: Final = 0
DECK: Final = 2
DISCARDS: Final = 4
"""In the order they came, the newest last."""
RESERVE: Final = 6
"""Rows of the units not on the board. Rules: H3-UNI-03, H3-UNI-04."""
LOST: Final = 8
"""Rows of the units defeated in this Combat. Rules: H3-UNI-07."""
NEUTRAL_DECK: Final = 10
"""By tier, four piles of rows. Rules: H3-NEU-01."""
NEUTRAL_DISCARDS: Final = 14
POOL: Final = 18
"""The rows from which a random army is drawn."""
IN_PLAY: Final = 20
"""The cards used for the spell being cast."""
LASTING: Final = 22
"""Cards whose effect lasts until the end of the Combat. Rules: H3-CRD-17."""
RETURNING: Final = 24
"""Such cards that go back to the hand then."""
LASTING_ROUND: Final = 26
"""Cards whose effect lasts until the end of the combat round."""
LASTING_NEXT: Final = 28
"""Cards whose effect lasts until the end of the next combat round."""
IN_USE: Final = 30
"""Cards played in the open window, which nobody can draw again before it closes."""
REMOVED: Final = 32
"""Cards that left the game. Rules: H3-CRD-11."""
ON_UNITS: Final = 34
"""Cards that lie on a unit card."""
ASIDE: Final = 36
"""Cards drawn to choose from, which only their owner sees."""
SECRET: Final = 38
"""Those cards in hand and deck of which only their owner knows that they are there."""
SCROLLS: Final = 40
"""Spells under a Spell Scroll, which only their owner sees. Rules: BF-ADV-65."""
MORALE_PILES: Final = 50
"""The piles of Morale cards, see `banneret.heroes.combat.morale.held`."""
PILES: Final = 58

# Of each player of a whole game, beginning at PILES + PILES_A_PLAYER * player.
P_HAND: Final = PILES
P_DECK: Final = PILES + 1
P_DISCARDS: Final = PILES + 2
P_UNITS: Final = PILES + 3
"""The unit deck. Rules: H3-UNI-03, H3-UNI-04."""
P_REMOVED: Final = PILES + 4
"""Cards of the player that left the game. Rules: H3-CRD-11."""
P_ON_UNITS: Final = PILES + 5
P_ONGOING: Final = PILES + 6
"""Ongoing cards in play on the map. Rules: H3-CRD-17."""
P_SECRET: Final = PILES + 7
"""Those cards in hand and deck that only their owner knows to be there."""
P_SCROLLS: Final = PILES + 8
P_MORALE: Final = PILES + 9
"""The Morale cards before a player. Rules: BF-MRL-04."""
PILES_A_PLAYER: Final = 10
MOST_PLAYERS: Final = 3
SHARED_DECK: Final = PILES + PILES_A_PLAYER * MOST_PLAYERS
"""Three decks: Ability, Artifact, Spell. Rules: H3-SET-19."""
SHARED_DISCARDS: Final = SHARED_DECK + 3
"""Their discard piles, the top card last. Rules: H3-CRD-10."""
LOOKED: Final = SHARED_DECK + 6
"""The cards the acting player is looking at."""
ASTROLOGERS: Final = SHARED_DECK + 7
ASTROLOGERS_DISCARDS: Final = SHARED_DECK + 8
OFFERED: Final = SHARED_DECK + 9
"""Rows of the Neutral Units drawn to be recruited."""
SPREAD: Final = SHARED_DECK + 10
"""Cards taken up from the acting player's discard pile, for all to see."""
SPIED: Final = SHARED_DECK + 11
"""The card on top of a deck that the acting player has looked at."""
PICKED: Final = SHARED_DECK + 12
"""What players have chosen in secret before the game (see `banneret.heroes.game.secret_choice`)."""
BEASTS: Final = SHARED_DECK + 13
"""Rows of what the beast of a scenario may be; one once everybody has seen it."""
GAINED: Final = SHARED_DECK + 14
"""A card just gained that goes where its owner says (see `GameTerms.sorting`)."""
ALL_PILES: Final = SHARED_DECK + 15
