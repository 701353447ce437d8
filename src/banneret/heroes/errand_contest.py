"""Carrying out what decides a contest: the one token of a kind, levies, players who can no longer win, a beast."""

from __future__ import annotations

from banneret.heroes import errand_scenario_table as t
from banneret.heroes.adventure import Adventure
from banneret.heroes.beast import LOOKING_AT_BEAST
from banneret.heroes.levies import LEVYING
from banneret.heroes.map_events import E_BARRED, E_SOLE_TOKEN
from banneret.heroes.saga import add_token, edit, held


def do_contest(s: Adventure, op: int, x: int) -> None:
    """Carry out one of these operations. Rules: H3-MOD-01."""
    if op == t.LEVY:
        s.call(LEVYING, x, 0, 0)
    elif op == t.SOLE_TOKEN:
        sole_token(s, x)
    elif op == t.FORFEIT:
        forfeit(s, s.who[0])
    elif op == t.LOOK_AT_BEAST:
        s.call(LOOKING_AT_BEAST, 0, 0, 0)


def sole_token(s: Adventure, token: int) -> None:
    """The acting player has the only token of a kind. Rules: H3-MOD-01."""
    for player in range(s.match.players):
        add_token(s, player, token, int(player == s.who[0]) - held(s, player, token))
    s.emit(E_SOLE_TOKEN, s.who[0], token)


def forfeit(s: Adventure, player: int) -> None:
    """A player plays on without a chance to win. Rules: H3-MOD-01."""
    if not s.saga.barred >> player & 1:
        edit(s).barred |= 1 << player
        s.emit(E_BARRED, player)
