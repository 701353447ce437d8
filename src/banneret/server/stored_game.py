"""A game as the store keeps it, brought back to life: the last answers that may still be taken back stay so."""

from __future__ import annotations

from typing import Final

from banneret.games import resume, rules_of
from banneret.kernel.errors import RecordError
from banneret.kernel.game import Game
from banneret.kernel.record import Entry, Record
from banneret.kernel.rules import Setup
from banneret.server.stored import StoredHeader, StoredRoom

_BOTS: Final = b"banneret bots"
_SPREAD: Final = 1_000_003


def setup_of(room: StoredHeader) -> Setup:
    """How the game of a room begins."""
    return Setup(
        game=room.game, scenario=room.scenario, seats=room.sides, options=room.options, definition=room.definition
    )


def record_of(room: StoredRoom) -> Record:
    """The record of a stored room, without the line of its end."""
    return Record(
        setup=setup_of(room),
        ruleset=room.ruleset,
        content=room.content,
        seed=room.seed,
        body=tuple(room.lines),
        returns=tuple(room.returns) if room.returns is not None else None,
    )


def with_luck(game: Game, room: StoredHeader) -> Game:
    """The game of a room, which draws with the room's key unless a seed was chosen."""
    if room.seed is None:
        game.draw_with(room.luck)
    return game


def bot_seed(room: StoredHeader, seat: int, played: list[int]) -> int:
    """From what the bot at a seat draws lots for its next answer, after these.

    It has nothing to do with the luck of the game, and nobody can tell it from what bots have done before; only where
    somebody chose the seed of the game, the same bots do the same again.
    """
    if room.seed is None:
        return room.luck.number(_BOTS, played, seat)
    return ((room.seed + seat) * _SPREAD + len(played)) & 0x7FFFFFFF


def woken(room: StoredRoom) -> Game | None:
    """The game of a room where it was left; nothing while the room waits for its seats to be taken.

    Answers after the last chance, and after the last time a seat went to somebody else, are given again one by one, as
    they were given at first, so that whoever could take one back before the room went to sleep still can.
    """
    if room.status == "waiting":
        return None
    record = record_of(room)
    entries: list[Entry] = []
    start = 0
    for entry in record.entries:
        if entry.seat is not None:
            entries.append(entry)
        if entry.seat == -1 or entry.key.startswith("~"):
            start = len(entries)
    game = with_luck(resume(record, start), room)
    game.settle()
    while len(game.played) < len(entries):
        entry = entries[len(game.played)]
        game.apply(entry.key, entry.seat)
    # Answers that may be taken back were given again rather than replayed: their digests have not been compared yet.
    if room.ruleset == game.rules.version and (game.body(), game.result) != (room.lines, record.returns):
        raise RecordError("the last answers do not lead to where the game was left")
    return game


def fresh(room: StoredRoom) -> Game:
    """The game of a room that has not begun, run up to its first question."""
    rules = rules_of(room.game)
    game = with_luck(Game(rules, rules.normalise(setup_of(room)), room.seed), room)
    game.settle()
    return game
