"""Replaying a record: every answer is checked, every digest compared.

A record of other rules or content can be compared with those of today: where all its digests are the same, nothing has
changed for this game; where one differs, a rule that the game met has changed, and its answers may still be allowed.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Literal, cast

import msgspec

from banneret.kernel.answers import follow, pack
from banneret.kernel.errors import BanneretError, RecordError, SetupError, VersionMismatch
from banneret.kernel.fairness.notes import Note, check_note
from banneret.kernel.game import Game, Unplayable, finished
from banneret.kernel.kinds import CHANCE_KINDS
from banneret.kernel.record import Record, entry_of
from banneret.kernel.rules import UNKNOWN, GameRules
from banneret.kernel.state import CHANCE, OVER, State

_MOST_KNOWN = 50_000
PIECE = 200
"""How many new lines are read in one piece."""
_KNOWN: dict[str, dict[str, int]] = {}
"""By game: the packed answers of lines that were read before."""


def verify(rules: GameRules, record: Record) -> Game:
    """Replay a record only to check it; the game returned has no past events."""
    return replay(rules, record, events=False)


def replay(rules: GameRules, record: Record, to: int | None = None, events: bool = True) -> Game:
    """The game in a record, up to its end or a number of answers."""
    return finished(replaying(rules, record, to, events))


def replaying(
    rules: GameRules, record: Record, to: int | None = None, events: bool = True
) -> Generator[None, None, Game]:
    """The same in pieces, so that other work can be done in between.

    A record of another ruleset version or of other content raises VersionMismatch; an answer that is not legal or a
    digest that differs raises RecordError with its line.
    """
    check_versions(rules, record)
    answers, marks, notes = yield from _packed(rules, record)
    if to is not None:
        if not 0 <= to <= len(answers):
            raise RecordError(f"the record has {len(answers)} answers: there is no answer {to} to stop after")
        answers = answers[:to]
        marks = {n: mark for n, mark in marks.items() if n <= to}
        notes = [note for note in notes if note.after <= to]
    try:
        setup = rules.normalise(record.setup)
        if setup != record.setup:
            raise RecordError("the set-up in the header is not written out in full")
        game = yield from Game.replaying(rules, setup, record.seed, answers, marks, events, record.ruleset)
        game.notes = notes
    except SetupError as error:
        raise RecordError(f"the set-up in the header is wrong: {error}") from None
    except Unplayable as stop:
        raise RecordError(_reason(rules, record, stop, marks) + _mended_since(rules, record)) from None
    if game.ending is not None and (game.state.seat == OVER or game.notes[-1].after != len(game.played)):
        raise RecordError("the record notes an end where the game goes on, or was over already")
    if to is None and record.returns != game.result:
        differs = f"the record ends with {record.returns}, the game with {game.result}"
        raise RecordError(differs + _mended_since(rules, record))
    return game


def _packed(rules: GameRules, record: Record) -> Generator[None, None, tuple[list[int], dict[int, str], list[Note]]]:
    """The answers of a record, its digests by the number of answers before them, and its notes."""
    known = _KNOWN.setdefault(rules.id, {})
    body = record.body
    found = list(map(known.get, body))
    answers: list[int] = []
    marks: dict[int, str] = {}
    notes: list[Note] = []
    start = new = 0
    found.append(None)
    while (n := found.index(None, start)) < len(body):
        answers += cast(list[int], found[start:n])
        line = body[n]
        if line.startswith("#"):
            pass
        elif line.startswith("~"):
            notes.append(_note(record, n, len(answers), notes))
        elif not line.startswith("="):
            packed = pack_line(rules, line, record.first_line + n)
            answers.append(packed)
            new += 1
            if new % PIECE == 0:
                yield
            if len(known) < _MOST_KNOWN:
                known[line] = packed
        elif len(answers) in marks:
            raise RecordError(f"line {record.first_line + n}: there is a digest of this position already")
        else:
            marks[len(answers)] = line[2:]
        start = n + 1
    answers += cast(list[int], found[start:-1])
    return answers, marks, notes


def _note(record: Record, n: int, after: int, before: list[Note]) -> Note:
    """Read a note, which has to make sense after those before it."""
    note = Note(after, record.body[n])
    try:
        check_note(note, before, len(record.setup.seats))
    except RecordError as error:
        raise RecordError(f"line {record.first_line + n}: {error}") from None
    return note


def line_of(record: Record, count: int) -> int:
    """The line number of the answer that comes after this many others."""
    for number, line in enumerate(record.body, record.first_line):
        if line[0] not in "=#~":
            if count == 0:
                return number
            count -= 1
    raise IndexError(count)


def pack_line(rules: GameRules, line: str, number: int) -> int:
    """The answer in a line of a record. Raises RecordError if it is none of this game."""
    entry = entry_of(line, number)
    assert entry.seat is not None
    if entry.seat >= 0:
        answer = rules.parse(-1, entry.key)
        if answer is not None:
            return pack(entry.seat, -1, answer, entry.forced)
    else:
        for kind in CHANCE_KINDS:
            answer = rules.parse(kind, entry.key)
            if answer is not None:
                return pack(CHANCE, kind, answer, False)
    raise RecordError(f"line {number}: {entry.key} is not an answer of this game")


def check_versions(rules: GameRules, record: Record) -> None:
    """Raise VersionMismatch, saying what differs, unless the record fits the rules and content at hand."""
    if record.setup.game != rules.id:
        raise RecordError(f"the record is of the game {record.setup.game}, not {rules.id}")
    if record.ruleset != rules.version and record.ruleset not in rules.older:
        raise VersionMismatch(
            f"the record was made by version {record.ruleset} of the ruleset of {rules.id}; this is {rules.version}"
        )
    if record.content != rules.content_hash():
        raise VersionMismatch(
            f"the record was made with other content of {rules.id} ({record.content}; this is {rules.content_hash()})"
        )


def _mended_since(rules: GameRules, record: Record) -> str:
    """The likely cause when a sound record of an older version cannot be replayed."""
    if record.ruleset == rules.version:
        return ""
    return (
        f"; the game was played by version {record.ruleset} of the rules, and this is version {rules.version}:"
        " a rule that it met may have been mended since"
    )


def _reason(rules: GameRules, record: Record, stop: Unplayable, marks: dict[int, str]) -> str:
    """Why a record cannot be replayed, with the line."""
    state = stop.state
    if stop.mark:
        line = line_of(record, stop.count - 1) + 1 if stop.count else record.first_line
        return f"line {line}: the position has the digest {state.digest()}, not {marks[stop.count]}"
    number = line_of(record, stop.count)
    entry = entry_of(record.body[number - record.first_line], number)
    return f"line {number}: {why_unplayable(rules, state, entry.seat, entry.key)}"


def why_unplayable(rules: GameRules, state: State, seat: int | None, key: str) -> str:
    """Why an answer that is not possible in a position is not."""
    if state.seat == OVER:
        return "the game is over before this answer"
    if seat != max(state.seat, -1):
        asked = "chance" if state.seat == CHANCE else f"seat {state.seat}"
        return f"{asked} is asked here"
    answer = rules.parse(state.kind if state.seat == CHANCE else -1, key)
    if state.seat == CHANCE:
        return f"{key} cannot come by chance here"
    if answer is not None and answer not in state.options:
        return f"{key} is not allowed here ({rules.why_not(state, answer)})"
    return f"the answer {'is' if state.forced() else 'is not'} forced here"


# -- other rules -------------------------------------------------------------------------------------------------------

Outcome = Literal["same", "differs", "impossible"]


class Comparison(msgspec.Struct, frozen=True, kw_only=True):
    """What becomes of a record by the rules of today."""

    outcome: Outcome
    """`same` positions; `differs`: the same answers are allowed, but may lead elsewhere; `impossible`: one of them is
    not allowed any more."""
    answers: int
    """How many answers the record has."""
    same: int
    """How many of them are known to lead to the same position."""
    reached: int
    """How many of them can be given."""
    line: int = 0
    """The line of the record from which it may differ, or where it stops; 0 if it is the same to the end."""
    clause: str = ""
    """The rule that stands against the first answer that cannot be given, if one does."""
    reason: str = ""
    """Why that answer cannot be given. It may name what only one seat knows."""


def compare(rules: GameRules, record: Record, digest: str = "") -> Comparison:
    """Play a record by the rules at hand, whatever it was made with.

    `digest` is that of its last position, where it is known: without it a game that was left between two digests cannot
    be told to be the same, and differs.
    """
    answers, marks, unread = _read(rules, record)
    total = len(answers) if unread is None else sum(line[0] not in "=#~" for line in record.body)
    if digest:
        marks.setdefault(total, digest)
    try:
        setup = rules.normalise(record.setup)
        state = rules.start(setup)
    except BanneretError as error:
        return Comparison(outcome="impossible", answers=total, same=0, reached=0, line=1, reason=str(error))
    same, parted, done = 0, False, 0
    for stop in sorted({*marks, len(answers)}):
        if stop > len(answers):
            break
        reached = follow(state, answers, done, stop)
        if reached < stop:
            return _stopped(rules, record, state, total, same, reached)
        done = stop
        if stop in marks and not parted:
            if marks[stop] == state.digest() or not rules.comparable(state, record.ruleset):
                same = stop
            else:
                parted = True
    if unread is not None:
        reason, place = str(unread), line_of(record, done)
        clause = _asking(rules, state)
        return Comparison(
            outcome="impossible", answers=total, same=same, reached=done, line=place, clause=clause, reason=reason
        )
    ended = state.returns if state.seat == OVER else None
    if parted or same < total or ended != record.returns:
        place = line_of(record, same) if same < total else record.first_line + len(record.body)
        return Comparison(outcome="differs", answers=total, same=same, reached=done, line=place)
    return Comparison(outcome="same", answers=total, same=total, reached=total)


def _read(rules: GameRules, record: Record) -> tuple[list[int], dict[int, str], RecordError | None]:
    """The answers of a record, its digests, and what is wrong with the first answer that no longer means anything."""
    answers: list[int] = []
    marks: dict[int, str] = {}
    for number, line in enumerate(record.body, record.first_line):
        if line[0] == "=":
            marks[len(answers)] = line[2:]
        elif line[0] not in "#~":
            try:
                answers.append(pack_line(rules, line, number))
            except RecordError as error:
                return answers, marks, error
    return answers, marks, None


def _stopped(rules: GameRules, record: Record, state: State, total: int, same: int, reached: int) -> Comparison:
    number = line_of(record, reached)
    entry = entry_of(record.body[number - record.first_line], number)
    clause = ""
    if state.seat >= 0 and entry.seat == state.seat:
        answer = rules.parse(-1, entry.key)
        clause = rules.why_not(state, answer) if answer is not None else ""
    if clause in ("", UNKNOWN):
        clause = _asking(rules, state)
    reason = f"line {number}: {why_unplayable(rules, state, entry.seat, entry.key)}"
    return Comparison(
        outcome="impossible", answers=total, same=same, reached=reached, line=number, clause=clause, reason=reason
    )


def _asking(rules: GameRules, state: State) -> str:
    """The first clause behind what is asked in a position, if there is one."""
    return next(iter(rules.clauses(state.step)), "") if state.seat >= CHANCE else ""


def is_of_today(rules: GameRules, record: Record) -> bool:
    """Whether a record was made by the rules and with the content at hand."""
    return record.ruleset == rules.version and record.content == rules.content_hash()


def as_of_today(rules: GameRules, record: Record, to: int) -> Record:
    """The first answers of a record as if they had been given by the rules of today, without its digests."""
    body = [line for line in record.body if line[0] not in "=#"]
    last, answers = len(body), 0
    for n, line in enumerate(body):
        answers += line[0] != "~"
        if answers > to:
            last = n
            break
    return msgspec.structs.replace(
        record,
        setup=rules.normalise(record.setup),
        ruleset=rules.version,
        content=rules.content_hash(),
        body=tuple(body[:last]),
        returns=record.returns if last == len(body) else None,
    )
