"""Sides of several players: who belongs to which side, and who of them is asked.

Seats are numbered consecutively, those of the standard side first. Allies share everything a side has and take turns in
leading it: the leader plays the Command card and answers for the side as a whole until its turn is over; meanwhile each
player answers for his own hero, for the troop that leads, and for the units in the section under his command.
Rules: BLH-CFG-03.
"""

from __future__ import annotations

from typing import Final

from banneret.battlelore.geometry.grid import LEFT, RIGHT, SECTION, SIDE_NAMES
from banneret.battlelore.state.game_terms import GameTerms
from banneret.kernel.errors import SetupError
from banneret.kernel.yamltree import show

MOST_PLAYERS: Final = 2
"""Of one side: as many as it may have heroes."""


def sides_of_seats(seats: tuple[str, ...]) -> list[str]:
    """The side of each seat: as its line says, or by halves. Raises SetupError."""
    if not 2 <= len(seats) <= 2 * MOST_PLAYERS:
        raise SetupError(f"an adventure has 2 to {2 * MOST_PLAYERS} seats, not {len(seats)}")
    named: list[str] = []
    for n, seat in enumerate(seats):
        words = seat.split()
        usual = SIDE_NAMES[0] if 2 * n < len(seats) else SIDE_NAMES[1]
        named.append(words[0] if words and words[0] in SIDE_NAMES else usual)
    for n, side in enumerate(named):
        if named.count(side) > MOST_PLAYERS:
            raise SetupError(f"a side has at most {MOST_PLAYERS} players")
        if n and side == SIDE_NAMES[0] and named[n - 1] == SIDE_NAMES[1]:
            raise SetupError(f"the seats are standard and pennant, in that order: {show(seats[n])} comes too late")
    if len(set(named)) < len(SIDE_NAMES):
        raise SetupError(f"both sides need a player: {named[-1]} has them all")
    return named


def players_of(game_terms: GameTerms, side: int) -> list[int]:
    """The seats of a side."""
    return [seat for seat, of in enumerate(game_terms.sides) if of == side]


def leading(game_terms: GameTerms, side: int, turn: int, turns: int) -> int:
    """The seat that answers for a side: allies take turns, and who has led one hands over when it ends.

    `turn` is the side at turn, `turns` how many turns have begun.
    """
    players = players_of(game_terms, side)
    begun = (turns + 1) // 2 if side == game_terms.first else turns // 2
    return players[max(0, begun - (side == turn)) % len(players)]


def commanding(game_terms: GameTerms, side: int, hex: int, leader: int) -> int:
    """The seat that commands a hex: of two allies the first has the left wing, the second the right wing.

    The centre is the leader's. Rules: BLH-CFG-03, BL-BRD-05.
    """
    players = players_of(game_terms, side)
    if len(players) == 1 or hex < 0:
        return leader
    if SECTION[side][LEFT] >> hex & 1:
        return players[0]
    return players[1] if SECTION[side][RIGHT] >> hex & 1 else leader


def under_command(game_terms: GameTerms, seat: int) -> int:
    """The hexes of the sections under a player's command: his wing and the centre, or the whole battleground.

    Rules: BLH-CFG-03.
    """
    side = game_terms.sides[seat]
    players = players_of(game_terms, side)
    if len(players) == 1:
        return SECTION[side][0] | SECTION[side][1] | SECTION[side][2]
    wing = LEFT if seat == players[0] else RIGHT
    return SECTION[side][wing] | SECTION[side][1]
