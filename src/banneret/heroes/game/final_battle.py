"""The final battle: when the rounds are over, the two leading players fight for the game."""

from __future__ import annotations

from typing import Final

from banneret.heroes.adventure.seating import act_as, hand_limit, seat_in
from banneret.heroes.adventure.special_rules.missed_cards import tell_missed_cards
from banneret.heroes.adventure.town.others_turns import TOWN_WINDOW
from banneret.heroes.adventure.victory import win
from banneret.heroes.combat.cards.hands import DRAW, refresh
from banneret.heroes.combat.clearing import begin_combat
from banneret.heroes.combat.combat import COMBAT
from banneret.heroes.state.battle import DEFENDER
from banneret.heroes.state.events_map import E_FINAL_BATTLE
from banneret.heroes.state.options import set_board
from banneret.heroes.state.pile_numbers import HAND
from banneret.heroes.state.terms import plain_terms
from banneret.heroes.state.whole_game import WholeGame
from banneret.kernel.sequence import sequence
from banneret.kernel.state import ARG_A, ARG_B


def refill(s: WholeGame, first: int, second: int, _c: int) -> None:
    """Both fill their hands up to the limit of the moment. Rules: H3-GEN-02, H3-TRN-08, H3-RND-10."""
    s.emit(E_FINAL_BATTLE, first, second)
    act_as(s, second)
    s.call(DRAW, 0, max(0, hand_limit(s, second) - len(s.piles[HAND])), 0)


def refill_first(s: WholeGame, first: int, _second: int, _c: int) -> None:
    """The leader last. Rules: H3-GEN-02."""
    act_as(s, first)
    s.call(DRAW, 0, max(0, hand_limit(s, first) - len(s.piles[HAND])), 0)


def last_town_window(s: WholeGame, first: int, _second: int, _c: int) -> None:
    """Before the first step of this Combat, too, everybody may use town actions that are left in the round.

    Rules: H3-TWA-03, H3-TWA-04.
    """
    s.turn = first
    s.call(TOWN_WINDOW, first, 0, 0)


def fight_it_out(s: WholeGame, first: int, second: int, _c: int) -> None:
    """One Combat in the open, to the end. Rules: H3-CBS-07, H3-CBS-27 to H3-CBS-29, H3-GEN-02."""
    seat_in(s, 1, second)
    t = plain_terms(s.game_terms.rules, s.game_terms.difficulty)
    t.control = (first, second)
    t.faction = (s.faction[first], s.faction[second])
    t.bound = 3
    set_board(t, s.game_terms.board)
    s.terms = t
    begin_combat(s)
    refresh(s, 0)
    refresh(s, 1)
    s.call(COMBAT, 0, 0, 0)


def crown(s: WholeGame, first: int, second: int, _c: int) -> None:
    """The winner of the final battle wins the game; a drawn one leaves the leader ahead. Rules: H3-VIC-01."""
    tell_missed_cards(s)
    win(s, second if s.winner == DEFENDER else first)


FINAL_BATTLE: Final = sequence(refill, refill_first, last_town_window, fight_it_out, crown)
"""Arguments: the leading player, the other one."""
LEADER: Final = ARG_A
CHALLENGER: Final = ARG_B
