"""Replaying a record: every answer is checked, every digest compared."""

from __future__ import annotations

from banneret.kernel.errors import RecordError, SetupError, VersionMismatch
from banneret.kernel.game import Game
from banneret.kernel.record import Entry, Record
from banneret.kernel.rules import GameRules
from banneret.kernel.state import CHANCE, OVER


def replay(rules: GameRules, record: Record, to: int | None = None) -> Game:
    """The game a record tells, up to its end or to a number of answers.

    A record of another ruleset version or of other content raises VersionMismatch; an answer that is not legal or a
    digest that differs raises RecordError with its line.
    """
    check_versions(rules, record)
    try:
        setup = rules.normalise(record.setup)
        if setup != record.setup:
            raise RecordError("the set-up in the header is not written out in full")
        game = Game(rules, setup, record.seed)
    except SetupError as error:
        raise RecordError(f"the set-up in the header is wrong: {error}") from None
    for entry in record.entries:
        if entry.seat is None:
            if game.digest != entry.key:
                raise RecordError(f"line {entry.line}: the position has the digest {game.digest}, not {entry.key}")
            game.marks[len(game.answers)] = entry.key
            continue
        if to is not None and len(game.answers) == to:
            return game
        kind = game.state.kind
        game.replay(kind, _checked(rules, game, entry), entry.forced)
    if to is not None and not 0 <= to <= len(game.answers):
        raise RecordError(f"the record has {len(game.answers)} answers: there is no answer {to} to stop after")
    if record.returns != game.result:
        raise RecordError(f"the record ends with {record.returns}, the game with {game.result}")
    return game


def check_versions(rules: GameRules, record: Record) -> None:
    """Raise VersionMismatch, saying what differs, unless the record fits the rules and content at hand."""
    if record.setup.game != rules.id:
        raise RecordError(f"the record is of the game {record.setup.game}, not {rules.id}")
    if record.ruleset != rules.version:
        raise VersionMismatch(
            f"the record was made by version {record.ruleset} of the ruleset of {rules.id}; this is {rules.version}"
        )
    if record.content != rules.content_hash():
        raise VersionMismatch(
            f"the record was made with other content of {rules.id} ({record.content}; this is {rules.content_hash()})"
        )


def _checked(rules: GameRules, game: Game, entry: Entry) -> int:
    state = game.state
    if state.seat == OVER:
        raise RecordError(f"line {entry.line}: the game is over before this answer")
    if entry.seat != max(state.seat, -1):
        asked = "chance" if state.seat == CHANCE else f"seat {state.seat}"
        raise RecordError(f"line {entry.line}: {asked} is asked here")
    answer = rules.parse(state.kind, entry.key)
    if answer is None:
        raise RecordError(f"line {entry.line}: {entry.key} is not an answer of this game")
    if state.seat == CHANCE:
        if answer not in state.outcomes:
            raise RecordError(f"line {entry.line}: {entry.key} cannot come by chance here")
    elif answer not in state.options:
        clause = rules.why_not(state, answer)
        raise RecordError(f"line {entry.line}: {entry.key} is not allowed here ({clause})")
    elif entry.forced != state.forced():
        word = "is" if state.forced() else "is not"
        raise RecordError(f"line {entry.line}: the answer {word} forced here")
    return answer
