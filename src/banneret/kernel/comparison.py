"""Comparing a record with the rules and the content of today: does the same game come of the same answers?

A record holds a digest every so many answers. Where they are all the same, nothing has changed for this game; where one
differs, a rule that the game met has changed, and the answers may still all be allowed.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from banneret.kernel.answers import follow
from banneret.kernel.errors import BanneretError, RecordError
from banneret.kernel.record import Record, entry_of
from banneret.kernel.replay import line_of, pack_line, why_unplayable
from banneret.kernel.rules import UNKNOWN, GameRules
from banneret.kernel.state import CHANCE, OVER, State

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
