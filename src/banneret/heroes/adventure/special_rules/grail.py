"""The Grail: a token of the player who takes it or, if the scenario says so, something that a hero carries."""

from __future__ import annotations

from banneret.heroes.state.events_map import E_GRAIL, E_GRAIL_HOME, E_GRAIL_LEFT
from banneret.heroes.state.hero_numbers import main_hero, owner_of
from banneret.heroes.state.scenario_state import edit
from banneret.heroes.state.whole_game import WholeGame


def take_grail(s: WholeGame, h: int) -> bool:
    """A hero takes the Grail, from where it was buried or where it lies; False where it is somewhere else.

    There is one only.

    Rules: H3-CHANGE-grail, H3-FIELD-no_token, H3-LOC-21, H3-LOC-22.
    """
    player = s.who[0]
    first = s.grail < 0 and not s.scenario_state.dug
    if s.game_terms.no_grail:
        if first:
            edit(s).dug = True
        return first
    if s.game_terms.grail_carried:
        hero = h if h >= 0 else main_hero(player)
        if not first and s.scenario_state.grail_at != s.hero_at[hero]:
            return False
        bear(s, hero)
        return first
    if first:
        s.grail = player
        s.emit(E_GRAIL, player)
    return first


def bear(s: WholeGame, h: int) -> None:
    """A hero has the Grail from now on. Rules: H3-CHANGE-grail."""
    g = edit(s)
    g.dug = True
    g.bearer = h
    g.grail_at = -1
    s.grail = owner_of(h)
    s.emit(E_GRAIL, owner_of(h))


def leave_grail(s: WholeGame, h: int, field: int) -> None:
    """If this hero carries the Grail, it lies on a field from now on. Rules: H3-CHANGE-grail."""
    if s.scenario_state.bearer == h:
        g = edit(s)
        g.bearer = -1
        g.grail_at = field
        s.grail = -1
        s.emit(E_GRAIL_LEFT, field)


def lose_grail(s: WholeGame, loser: int, winner: int, field: int) -> None:
    """A beaten bearer loses the Grail to the hero who won, or leaves it on the field to guards and to walls.

    Rules: H3-CHANGE-grail.
    """
    if s.scenario_state.bearer != loser:
        return
    if winner >= 0:
        bear(s, winner)
    else:
        leave_grail(s, loser, field)


def moved_by_card(s: WholeGame, h: int) -> None:
    """A card takes a hero elsewhere: a heavy Grail stays behind. Rules: H3-CHANGE-grail."""
    if s.game_terms.grail_heavy:
        leave_grail(s, h, s.hero_at[h])


def deliver_grail(s: WholeGame) -> None:
    """The acting player has brought the Grail to where it shall stay. Rules: H3-DO-deliver_grail, H3-VIC-01."""
    player = s.who[0]
    if owner_of(s.scenario_state.bearer) == player:
        g = edit(s)
        g.bearer = -1
        g.delivered = player
        s.emit(E_GRAIL_HOME, player)
