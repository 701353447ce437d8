"""Many games at once: the loop that answers, settles luck, lets bots play, and encodes the result.

This is the part of the environments that the compiled build compiles. It does not use NumPy: it makes arrays of 16-bit
numbers, which NumPy reads in place.
"""

from __future__ import annotations

from array import array

from banneret.bots.protocol import Bot
from banneret.encoding.encoder import Encoder
from banneret.encoding.layout import fill
from banneret.kernel.chance import Streams
from banneret.kernel.rules import GameRules, View
from banneret.kernel.state import OVER, State


class Lane:
    """One place in which games are played one after the other."""

    def __init__(self) -> None:
        self.state: State = State()
        self.streams: Streams = Streams(0)
        self.bots: dict[int, Bot] = {}
        self.decisions: int = 0
        self.games: int = -1


class Stepped:
    """The result of a step in all lanes."""

    def __init__(self) -> None:
        self.positions: array[int] = array("h")
        self.options: array[int] = array("h")
        self.counts: array[int] = array("h")
        """By lane: how many options there are."""
        self.seats: array[int] = array("h")
        """By lane: who is asked."""
        self.returns: array[int] = array("h")
        """By lane and seat: 1, 0 or -1 where a game has ended, else 0."""
        self.ended: array[int] = array("b")
        """By lane: 1 if a game has ended, 2 if it was cut off."""


def settle(lane: Lane, rules: GameRules, most: int) -> None:
    """Settle luck and let bots answer until somebody else has to decide, or the game ends."""
    state = lane.state
    streams = lane.streams
    bots = lane.bots
    state.settle(streams.dice, streams.decks, streams.lands)
    while bots and state.seat in bots and lane.decisions < most:
        seat = state.seat
        option = bots[seat].choose(rules.view(state, seat), rules)
        lane.decisions += 1
        state.apply(option)
        state.settle(streams.dice, streams.decks, streams.lands)


def take(lane: Lane, action: int, rules: GameRules, most: int) -> None:
    """Answer in a lane with the option at a place."""
    state = lane.state
    if action < 0 or action >= len(state.options):
        raise IndexError(f"there are {len(state.options)} options, and none at place {action}")
    lane.decisions += 1
    state.apply(state.options[action])
    settle(lane, rules, most)


def tell_end(out: Stepped, lane: Lane, players: int, most: int) -> bool:
    """Note whether the game of a lane has ended, and how."""
    if lane.state.seat == OVER:
        out.ended.append(1)
        for result in lane.state.returns:
            out.returns.append(result)
        return True
    fill(out.returns, players)
    broken_off = lane.decisions >= most
    out.ended.append(2 if broken_off else 0)
    return broken_off


def show(out: Stepped, lane: Lane, rules: GameRules, encoder: Encoder, most_options: int, width: int) -> None:
    """Add what the seat that is asked in a lane sees."""
    state = lane.state
    view: View = rules.view(state, state.seat)
    out.positions += encoder.encode(view)
    rows = encoder.encode_options(view)
    count = len(state.options)
    if count > most_options:
        count = most_options
        rows = rows[: count * width]
    out.options += rows
    fill(out.options, (most_options - count) * width)
    out.counts.append(count)
    out.seats.append(state.seat)
