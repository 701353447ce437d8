"""What the side at turn is asked while its units move and battle."""

from __future__ import annotations

from banneret.battlelore.play.heroes.movement import hero_reach
from banneret.battlelore.play.heroes.use.framework import is_use, use_it
from banneret.battlelore.play.lore.lore import playable
from banneret.battlelore.play.lore.packed_cards import played_by
from banneret.battlelore.play.lore.playing import PLAYING
from banneret.battlelore.play.turn.mist_and_caltrops import kept_by_chest
from banneret.battlelore.play.turn.movement import can_go, reach
from banneret.battlelore.state.answers import DEED, DONE, LORE, MOVE, options_of
from banneret.battlelore.state.battleground import LORE_HAND, Battleground
from banneret.battlelore.state.unit_numbers import is_hero
from banneret.kernel.keys import argument, option, verb
from banneret.kernel.kinds import K_ACTION, K_SPACE


def may_move(s: Battleground, u: int) -> bool:
    """Whether a unit or a separating Leader has anywhere to go.

    A troop does not carry on a hero who has come to a chest with it in this turn. Rules: BLH-QST-07.
    """
    if not is_hero(u):
        return can_go(s, u) and not kept_by_chest(s, u)
    hexes, leaves = hero_reach(s, u)
    return hexes != 0 or leaves


def ask_with_lore(s: Battleground, window: int, options: list[int], must: bool) -> None:
    """Ask the side at turn what it does in a phase, its lore cards among the answers; it may stop unless it must act.

    Rules: BL-LRE-15.
    """
    stop = [] if must else [DONE]
    cards = [option(LORE, card) for card in playable(s, s.turn, window, -1, -1)] if s.game_terms.lore else []
    if not options and not cards:
        s.answer = DONE
    elif s.game_terms.lore and s.piles[LORE_HAND + s.turn] and not s.spent >> s.turn & 1:
        s.ask_private(s.turn, K_ACTION, [*options, *cards, *stop])
    else:
        s.ask(s.turn, K_ACTION, [*options, *stop])


def comes_between(s: Battleground, then: int, moment: int) -> bool:
    """Whether lore or what a hero has is used before the next unit is named. Rules: BL-LRE-15, BLH-ARF-30."""
    if verb(s.answer) == LORE:
        s.goto(then)
        s.call(PLAYING, played_by(s.turn, argument(s.answer)), -1, -1)
        return True
    if is_use(s.answer):
        s.goto(then)
        use_it(s, s.turn, s.answer, moment, -1, -1)
        return True
    return False


def ask_way(s: Battleground, u: int) -> None:
    """Where a unit moves to; a heroic-deed token is good for one extra hex. Rules: BL-MOV-01, BLH-WND-26."""
    s.ask_for(u, K_SPACE, options_of(MOVE, reach(s, u)) + ([DEED] if s.deeds >> u & 1 else []))
