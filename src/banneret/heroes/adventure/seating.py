"""Seating players at the Battle: a player's possessions move to a side of it, and back.

The player who acts is always on side 0; a Combat seats another one on side 1.
"""

from __future__ import annotations

from typing import Final

from banneret.heroes.combat.cards.hands import refresh
from banneret.heroes.combat.cards.known_places import move_places
from banneret.heroes.combat.morale.held import MORALE_HELD
from banneret.heroes.state import pile_numbers, whole_game
from banneret.heroes.state.battle import DOOMED, GIFT_POWER, GIFT_RETURN, GIFTS, with_side
from banneret.heroes.state.hero_numbers import is_secondary
from banneret.heroes.state.pile_numbers import DECK, DISCARDS, HAND, ON_UNITS, REMOVED, RESERVE, SCROLLS, SECRET
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.tables.towns_and_heroes import (
    LASTING,
    LASTING_HAND_LIMIT,
    LASTING_MOVEMENT,
    LASTING_SPELL_POWER,
    LASTING_SPELL_RETURNS,
)
from banneret.heroes.tables.units_and_cards import MODE_PROGRAM, OPS
from banneret.kernel.piles import without

_SEATED: Final[list[tuple[int, int]]] = [
    (HAND, pile_numbers.P_HAND),
    (DECK, pile_numbers.P_DECK),
    (DISCARDS, pile_numbers.P_DISCARDS),
    (RESERVE, pile_numbers.P_UNITS),
    (REMOVED, pile_numbers.P_REMOVED),
    (ON_UNITS, pile_numbers.P_ON_UNITS),
    (SECRET, pile_numbers.P_SECRET),
    (SCROLLS, pile_numbers.P_SCROLLS),
    (MORALE_HELD, pile_numbers.P_MORALE),
]


def pile_of(pile: int, player: int) -> int:
    """The number of a player's own pile."""
    return pile + pile_numbers.PILES_A_PLAYER * player


def level_of(s: WholeGame, player: int) -> int:
    """The level of a Main Hero; a half level does not count. Rules: H3-LVL-01, H3-LVL-16, H3-HER-05."""
    return 1 + (s.experience[player] >> 1)


EXPERT_USES: Final[list[int]] = [0, 0, 1, 1, 2, 2, 3, 3]
"""By level. Rules: H3-LVL-03 to H3-LVL-09, H3-ABL-04."""
HAND_LIMIT: Final[list[int]] = [0, 4, 4, 5, 5, 6, 6, 7]
"""By level. Rules: H3-LVL-03 to H3-LVL-09."""


def hand_limit(s: WholeGame, player: int) -> int:
    """How many cards a player may hold at the start of a turn.

    Rules: H3-TRN-08, H3-LVL-03 to H3-LVL-09, H3-LVL-13, H3-CHANGE-hand_limit.
    """
    limit = HAND_LIMIT[level_of(s, player)] + s.game_terms.numbers.hand_limit
    if s.proclaimed >= 0 and LASTING[s.proclaimed][0] == LASTING_HAND_LIMIT:
        limit += LASTING[s.proclaimed][1]
    return limit


def allowance(s: WholeGame, h: int) -> int:
    """A hero's movement points at the start of a round, or when it is hired. Rules: H3-MOV-01, H3-RND-14."""
    points = 2 if is_secondary(h) else 3
    if s.proclaimed >= 0 and LASTING[s.proclaimed][0] == LASTING_MOVEMENT:
        points += LASTING[s.proclaimed][1]
    return max(0, points)


def seat_in(s: WholeGame, side: int, player: int) -> None:
    """Seat a player on a side of the Battle."""
    base = pile_numbers.PILES_A_PLAYER * player
    piles = s.piles
    for of_side, of_player in _SEATED:
        piles[of_side + side] = piles[of_player + base]
        piles[of_player + base] = ()
    stores = s.purse[3 * player : 3 * player + 3]
    s.purse[3 * player : 3 * player + 3] = [0, 0, 0]
    s.stores = (*stores, *s.stores[3:]) if side == 0 else (*s.stores[:3], *stores)
    bit = 1 << side
    spirit = s.spirit[player]
    s.spirit[player] = 0
    s.morale = s.morale | bit if spirit & whole_game.MORALE_BITS == whole_game.POSITIVE else s.morale & ~bit
    s.marks &= ~(bit | bit << DOOMED)
    if spirit & whole_game.MORALE_BITS == whole_game.NEGATIVE:
        s.marks |= bit
    if spirit & whole_game.HAND_LOST:
        s.marks |= bit << DOOMED
    s.expert = with_side(s.expert, side, EXPERT_USES[level_of(s, player)] - s.used_expert[player])
    s.used_expert[player] = 0
    s.luck = with_side(s.luck, side, s.lucky[player])
    s.lucky[player] = 0
    s.who = with_side(s.who, side, player)
    give_gifts(s, side)
    if s.known:
        move_places(s, pile_numbers.P_DECK + base, DECK + side)
    refresh(s, side)


def seat_out(s: WholeGame, side: int) -> None:
    """Give back to a player what the Battle held on a side."""
    player = s.who[side]
    note_gifts(s, side)
    s.marks &= ~(GIFTS << side)
    base = pile_numbers.PILES_A_PLAYER * player
    piles = s.piles
    for of_side, of_player in _SEATED:
        piles[of_player + base] = piles[of_side + side]
        piles[of_side + side] = ()
    s.purse[3 * player : 3 * player + 3] = list(s.stores[3 * side : 3 * side + 3])
    s.stores = (0, 0, 0, *s.stores[3:]) if side == 0 else (*s.stores[:3], 0, 0, 0)
    bit = 1 << side
    spirit = whole_game.POSITIVE if s.morale & bit else whole_game.NEGATIVE if s.marks & bit else 0
    s.spirit[player] = spirit | whole_game.HAND_LOST if s.marks & bit << DOOMED else spirit
    s.morale &= ~bit
    s.marks &= ~(bit | bit << DOOMED)
    s.used_expert[player] = EXPERT_USES[level_of(s, player)] - s.expert[side]
    s.expert = with_side(s.expert, side, 0)
    s.lucky[player] = s.luck[side]
    s.luck = with_side(s.luck, side, 0)
    s.who = with_side(s.who, side, -1)
    if s.known:
        move_places(s, DECK + side, pile_numbers.P_DECK + base)
    refresh(s, side)


def give_gifts(s: WholeGame, side: int) -> None:
    """What the Astrologers card in force gives to the spells of a player seated on a side. Rules: H3-RND-10."""
    s.marks &= ~(GIFTS << side)
    kind = LASTING[s.proclaimed][0] if s.proclaimed >= 0 else -1
    if kind == LASTING_SPELL_RETURNS and not s.spell_bits >> s.who[side] & 1:
        s.marks |= 1 << (GIFT_RETURN + side)
    elif kind == LASTING_SPELL_POWER and not s.spell_bits & whole_game.POWER_USED:
        s.marks |= 1 << (GIFT_POWER + side)


def note_gifts(s: WholeGame, side: int) -> None:
    """Note whether a player seated on a side has used what the Astrologers give. Rules: H3-RND-10."""
    kind = LASTING[s.proclaimed][0] if s.proclaimed >= 0 else -1
    if kind == LASTING_SPELL_RETURNS and not s.marks >> (GIFT_RETURN + side) & 1:
        s.spell_bits |= 1 << s.who[side]
    elif kind == LASTING_SPELL_POWER and not s.marks >> (GIFT_POWER + side) & 1:
        s.spell_bits |= whole_game.POWER_USED


def lay_down(s: WholeGame, op: int, most: int | None = None) -> None:
    """Ongoing cards of the acting player that begin with an operation are used up and discarded: all, or this many.

    Rules: H3-CRD-17.
    """
    pile = pile_of(pile_numbers.P_ONGOING, s.who[0])
    over = tuple([card for card in s.piles[pile] if OPS[MODE_PROGRAM[2 * card]][0] == op])[:most]
    for card in over:
        s.piles[pile] = without(s.piles[pile], card)
    s.piles[DISCARDS] += over


def act_as(s: WholeGame, player: int) -> None:
    """Let this player act on the map: seated on side 0, alone."""
    if s.who[0] != player:
        if s.who[0] >= 0:
            seat_out(s, 0)
        seat_in(s, 0, player)
        s.terms = s.game_terms.terms(player, s.faction[player])


def in_order(s: WholeGame) -> list[int]:
    """The players still in the game, in turn order. Rules: H3-RND-02, H3-GEN-07."""
    order = [in_turn(s, n) for n in range(s.game_terms.players)]
    return [p for p in order if not s.out >> p & 1]


def in_turn(s: WholeGame, n: int) -> int:
    """The n-th player of the round: from the starting player on around the table, or as the scenario says.

    Rules: H3-RND-02, H3-RND-17, H3-SET-31.
    """
    if s.game_terms.turn_order:
        return s.game_terms.turn_order[n]
    return (s.first + n) % s.game_terms.players


def clockwise(s: WholeGame, player: int) -> int:
    """The next player still in the game. Rules: H3-GEN-07, H3-TWA-04."""
    n = s.game_terms.players
    nxt = (player + 1) % n
    while s.out >> nxt & 1 and nxt != player:
        nxt = (nxt + 1) % n
    return nxt
