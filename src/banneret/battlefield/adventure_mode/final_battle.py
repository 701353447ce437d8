"""The final battle of Adventure mode: what was gathered meets on the hexes."""

from __future__ import annotations

from typing import Final

from banneret.battlefield.adventure_mode.state import (
    AdventureModeGame,
)
from banneret.battlefield.events import E_ADVENTURE_OVER, E_NO_ARMY, E_UNIT_ROUSED
from banneret.battlefield.seats import PLAYERS
from banneret.heroes.adventure.seating import EXPERT_USES, HAND_LIMIT, act_as, level_of, pile_of, seat_in
from banneret.heroes.combat.cards.hands import DRAW, refresh
from banneret.heroes.combat.clearing import begin_combat
from banneret.heroes.combat.combat import COMBAT
from banneret.heroes.state.battle import ATTACKER
from banneret.heroes.state.events_map import E_DRAWN_GAME, E_FINAL_BATTLE, E_REMOVED, E_WON
from banneret.heroes.state.options import set_board
from banneret.heroes.state.pile_numbers import DECK, DISCARDS, HAND, P_UNITS, REMOVED, RESERVE
from banneret.heroes.state.terms import R_NO_HAND, Terms, plain_terms
from banneret.kernel.piles import added, changed
from banneret.kernel.sequence import sequence


def end_adventure(s: AdventureModeGame, _n: int, _b: int, _c: int) -> None:
    """Cards beside the Hero boards are lost, tokens are removed, and all Expert effects are available again.

    Decks, Spells under Scrolls and Morale cards are kept. A player without any unit has lost, and if neither has one
    the game is a draw. Rules: BF-ADV-17, BF-ADV-25, BF-BTL-01, BF-BTL-02, BF-MRL-22, BF-VIC-05.
    """
    s.emit(E_ADVENTURE_OVER)
    s.battle = True
    s.turn = -1
    for player in range(PLAYERS):
        act_as(s, player)
        for kind in s.stunned[player]:
            s.emit(E_UNIT_ROUSED, player, kind)
        for card in s.piles[HAND]:
            s.piles[REMOVED] = added(s.piles[REMOVED], card)
            s.emit(E_REMOVED, player, card)
        s.piles[HAND] = ()
        s.piles[DECK] = tuple(sorted(s.piles[DECK] + s.piles[DISCARDS]))
        s.piles[DISCARDS] = ()
        s.expert = changed(s.expert, 0, EXPERT_USES[level_of(s, player)])
        refresh(s, 0)
    s.stunned = ((), ())
    armed = [p for p in range(PLAYERS) if s.piles[RESERVE if s.who[0] == p else pile_of(P_UNITS, p)]]
    for player in range(PLAYERS):
        if player not in armed:
            s.emit(E_NO_ARMY, player)
    if len(armed) < PLAYERS:
        award(s, armed[0] if armed else -1)


def fill_hands(s: AdventureModeGame, _n: int, _b: int, _c: int) -> None:
    """Both shuffle their decks and draw up to the hand limit. Rules: BF-BTL-03, BF-BTL-04."""
    s.emit(E_FINAL_BATTLE, s.first, 1 - s.first)
    draw_hand(s, 1 - s.first)


def fill_first_hand(s: AdventureModeGame, _n: int, _b: int, _c: int) -> None:
    """The first player stays seated. Rules: BF-BTL-04."""
    draw_hand(s, s.first)


def draw_hand(s: AdventureModeGame, player: int) -> None:
    """A player draws up to the hand limit of the level. Rules: BF-BTL-04."""
    act_as(s, player)
    s.call(DRAW, 0, HAND_LIMIT[level_of(s, player)], 0)


def begin_last_battle(s: AdventureModeGame, _n: int, _b: int, _c: int) -> None:
    """All units fight on the hexes, to the end; the first player is the first side.

    Morale cards come along. Rules: BF-MRL-22, BF-BTL-01, BF-VIC-06.
    """
    first, second = s.first, 1 - s.first
    seat_in(s, 1, second)
    s.terms = battle_terms(s, first, second)
    begin_combat(s)
    refresh(s, 0)
    refresh(s, 1)
    s.call(COMBAT, 0, 0, 0)


def battle_terms(s: AdventureModeGame, first: int, second: int) -> Terms:
    """The terms of the battle. Rules: BF-ADV-14, BF-ADV-25, BF-BTL-01, BF-VIC-06."""
    t = plain_terms(s.game_terms.rules & ~R_NO_HAND, s.game_terms.difficulty)
    set_board(t, s.game_terms.board)
    t.control = (first, second)
    t.faction = (s.faction[first], s.faction[second])
    t.pool = (EXPERT_USES[level_of(s, first)], EXPERT_USES[level_of(s, second)])
    t.bound = 3
    return t


def crown_expedition(s: AdventureModeGame, _n: int, _b: int, _c: int) -> None:
    """Who has defeated every unit of the other has won; there are drawn battles.

    Rules: BF-VIC-01, BF-VIC-04, BF-VIC-07.
    """
    award(s, -1 if s.winner < 0 else s.first if s.winner == ATTACKER else 1 - s.first)


def award(s: AdventureModeGame, winner: int) -> None:
    """The game ends with a winner, or drawn. Rules: BF-VIC-01, BF-VIC-05."""
    if winner < 0:
        s.emit(E_DRAWN_GAME)
        s.finish((0, 0))
    else:
        s.emit(E_WON, winner)
        s.finish((1, -1) if winner == 0 else (-1, 1))


LAST_BATTLE: Final = sequence(end_adventure, fill_hands, fill_first_hand, begin_last_battle, crown_expedition)
