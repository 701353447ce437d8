"""Restoring a game from the store: the last answers that could still be taken back still can."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from banneret.games import resuming, rules_of
from banneret.kernel.errors import RecordError
from banneret.kernel.game import MOST_UNDONE, Game, finished
from banneret.kernel.record import Entry, Record, entry_of
from banneret.kernel.rules import Setup
from banneret.server.store.types import StoredHeader, StoredRoom

_BOTS: Final = b"banneret bots"
_SPREAD: Final = 1_000_003
PIECE: Final = 500
"""How many lines are read or compared before others have a turn."""


def setup_of(room: StoredHeader) -> Setup:
    """How the game of a room begins."""
    return Setup(
        game=room.game, scenario=room.scenario, seats=room.sides, options=room.options, definition=room.definition
    )


def record_of(room: StoredRoom) -> Record:
    """The record of a stored room, without its final line."""
    return Record(
        setup=setup_of(room),
        ruleset=room.ruleset,
        content=room.content,
        seed=room.seed,
        body=tuple(room.lines),
        returns=tuple(room.returns) if room.returns is not None else None,
    )


def entropy_of(room: StoredHeader) -> dict[int, str]:
    """What the people in a room have added to its dice, by seat."""
    return {n: seat.entropy for n, seat in enumerate(room.seats) if seat.entropy}


def bot_seed(room: StoredHeader, seat: int, played: list[int]) -> int:
    """The seed for a bot's next answer, after these answers.

    It is independent of the luck of the game, and cannot be derived from what bots have done before; only if somebody
    chose the seed of the game do the same bots do the same again.
    """
    if room.seed is None:
        return room.luck.number(_BOTS, played, seat)
    return ((room.seed + seat) * _SPREAD + len(played)) & 0x7FFFFFFF


def woken(room: StoredRoom) -> Game | None:
    """The game of a room where it was left; None while the room waits for its seats to be taken."""
    return None if room.status == "waiting" else finished(waking(room))


def waking(room: StoredRoom) -> Generator[None, None, Game]:
    """The game of a room where it was left, in pieces.

    Answers after the last outcome of chance and the last change of player are given again one by one, as they were
    given at first, so that a player who could take one back before the room went to sleep still can.
    """
    record = record_of(room)
    entries: list[Entry] = []
    start = 0
    for n, line in enumerate(record.body):
        if n % PIECE == PIECE - 1:
            yield
        if line.startswith("#"):
            continue
        entry = entry_of(line, record.first_line + n)
        if entry.seat is not None:
            entries.append(entry)
        if entry.seat == -1 or entry.key.startswith("~"):
            start = len(entries)
    decided = [n for n in range(start, len(entries)) if entries[n].decides]
    if len(decided) > MOST_UNDONE:
        start = decided[-MOST_UNDONE]
    game = yield from resuming(record, start)
    if room.seed is None:
        game.draw_with(room.dice or room.luck)
        yield from game.listening()
    game.settle()
    while len(game.played) < len(entries):
        entry = entries[len(game.played)]
        if entry.requests:
            assert entry.seat is not None
            if not game.request(entry.key.partition(":")[2], entry.seat):
                raise RecordError(f"line {entry.line}: the request has been made already")
        else:
            game.apply(entry.key, entry.seat)
        yield
    # Answers that may be taken back were given again rather than replayed, so their digests have not been compared yet.
    if room.ruleset == game.rules.version:
        same = yield from _is_left(game, room)
        if not same or game.result != record.returns:
            raise RecordError("the last answers do not lead to where the game was left")
    if game.over:
        game.let_stand()
    return game


def _is_left(game: Game, room: StoredRoom) -> Generator[None, None, bool]:
    """Whether a game has exactly the lines that a room was left with."""
    at = 0
    for first in range(0, max(1, len(game.played)), PIECE):
        lines = game.body(first or None, first + PIECE)
        if room.lines[at : at + len(lines)] != lines:
            return False
        at += len(lines)
        yield
    return at == len(room.lines)


def fresh(room: StoredRoom) -> Game:
    """The game of a room that has not begun, run up to its first question."""
    rules = rules_of(room.game)
    game = Game(rules, rules.normalise(setup_of(room)), room.seed)
    if room.dice is not None:
        game.commit_to(room.dice, entropy_of(room))
    elif room.seed is None:
        game.draw_with(room.luck)
    game.settle()
    return game
