"""Choosing faction and hero in secret: all choose, all is revealed, and who chose the same rolls for it."""

from __future__ import annotations

from random import Random
from typing import Final

from banneret.heroes.game.dice_contests import ROLL_OFF
from banneret.heroes.state.answers_map import HERO
from banneret.heroes.state.events_map import E_FACTION, E_PICKED
from banneret.heroes.state.pile_numbers import PICKED
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.tables.compile.map import RESOURCE_DIE
from banneret.heroes.tables.towns_and_heroes import HERO_FACTION
from banneret.kernel.keys import argument, option
from banneret.kernel.kinds import K_UNIT
from banneret.kernel.piles import changed
from banneret.kernel.sequence import asks, at, sequence
from banneret.kernel.state import ARG_A, ARG_B

_A_PLAYER: Final = 256
_UNSEEN: Final = -1
"""In the place of the hero: what somebody else chose, of which nothing more is in a view."""


def pack_pick(player: int, hero: int) -> int:
    """A choice made in secret."""
    return _A_PLAYER * player + hero + 1


def pick_player(pick: int) -> int:
    """Who chose."""
    return pick // _A_PLAYER


def pick_hero(pick: int) -> int:
    """What was chosen."""
    return pick % _A_PLAYER - 1


def picks(s: WholeGame, player: int) -> list[int]:
    """The heroes a player may choose: of their own faction where that is settled, else of those nobody has.

    What the AI side has is taken as well. Rules: H3-SET-02, H3-SET-05, H3-CMP-02.
    """
    own = s.faction[player]
    taken = (*s.faction, *s.game_terms.ai_factions)
    return [h for h, f in enumerate(HERO_FACTION) if (f == own if own >= 0 else f not in taken)]


def ask_pick(s: WholeGame, n: int, _clash: int, _c: int) -> None:
    """Each in turn chooses faction and hero, which nobody else sees. Rules: H3-MOD-08, H3-GEN-08."""
    while n < s.game_terms.players:
        if s.hero[n] < 0:
            s.stack[NEXT_TO_CHOOSE] = n
            s.ask_private(n, K_UNIT, [option(HERO, h) for h in picks(s, n)])
            return
        n += 1
    s.goto(REVEAL_PICKS)


def got_pick(s: WholeGame, n: int, _clash: int, _c: int) -> None:
    """Others are told only that the choice is made. Rules: H3-GEN-08."""
    s.piles[PICKED] = (*s.piles[PICKED], pack_pick(n, argument(s.answer)))
    s.emit(E_PICKED, n)
    s.stack[NEXT_TO_CHOOSE] = n + 1
    s.goto(BLIND_PICK)


def reveal_picks(s: WholeGame, _n: int, _clash: int, _c: int) -> None:
    """All choices are revealed together; those who share a faction roll for it. Rules: H3-MOD-08, H3-SET-02."""
    for pick in s.piles[PICKED]:
        player, hero = pick_player(pick), pick_hero(pick)
        s.hero = changed(s.hero, player, hero)
        s.faction = changed(s.faction, player, HERO_FACTION[hero])
        s.emit(E_FACTION, player, s.faction[player])
    s.piles[PICKED] = ()
    same = 0
    for player in range(s.game_terms.players):
        if s.faction.count(s.faction[player]) > 1:
            same |= 1 << player
    s.stack[SHARING_A_FACTION] = same
    if same:
        s.call(ROLL_OFF, RESOURCE_DIE, same, 0)
    else:
        s.leave()


def rolled_for_faction(s: WholeGame, _n: int, clash: int, _c: int) -> None:
    """The winner keeps the choice, the others choose once more from the factions left. Rules: H3-SET-02, H3-GEN-05."""
    for player in range(s.game_terms.players):
        if clash >> player & 1 and player != s.first:
            s.faction = changed(s.faction, player, -1)
            s.hero = changed(s.hero, player, -1)
    s.stack[NEXT_TO_CHOOSE] = 0
    s.goto(BLIND_PICK)


BLIND_PICK: Final = sequence(asks(ask_pick), got_pick, reveal_picks, rolled_for_faction)
"""Arguments: the player who chooses next, the players who share a faction."""
NEXT_TO_CHOOSE: Final = ARG_A
SHARING_A_FACTION: Final = ARG_B
REVEAL_PICKS: Final = at(BLIND_PICK, reveal_picks)


def hide_picks(picked: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """The choices as a seat sees them: of others only that they are made. Rules: H3-GEN-08."""
    return tuple([pick if pick_player(pick) == seat else pack_pick(pick_player(pick), _UNSEEN) for pick in picked])


def supposed_picks(s: WholeGame, rng: Random) -> tuple[int, ...]:
    """Choices that others may have made, instead of those a view does not show."""
    known = [(pick_player(pick), pick_hero(pick)) for pick in s.piles[PICKED]]
    return tuple([pack_pick(p, hero if hero != _UNSEEN else rng.choice(picks(s, p))) for p, hero in known])
