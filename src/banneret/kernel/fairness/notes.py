"""Notes: lines of a record about the table and not about the position. They begin with `~`::

    ~ dice HASH          from here on chance is drawn with a secret that has this SHA-256 hash
    ~ entropy 1 HEX      what the player of a seat has added to it
    ~ secret HEX         the secret itself, once nothing is drawn with it any more
    ~ 1 person           from here on somebody else plays a seat, a `person` or a `bot`
    ~ left 1 resigned    the player of a seat has given up, or has no `time` left: the seat has lost
    ~ ended resigned 1 -1    the players, not the rules, have ended the game here, with this result for each seat:
                         all others have left (`resigned`, or `time` for the last of them), or it is `drawn`
    ~ ended aborted      the same, without any result: nobody had answered anything

docs/fair-dice.md says how chance is drawn.
"""

from __future__ import annotations

import re
from hashlib import sha256
from typing import NamedTuple

from banneret.kernel.errors import RecordError

_SEAT = r"(?:0|[1-9][0-9]?)"
_HEX = r"[0-9a-f]{64}"
_HANDOVER = re.compile(rf"~ ({_SEAT}) (person|bot)", re.ASCII)
_LEFT = rf"left {_SEAT} (?:resigned|time)"
_ENDED = r"ended (?:aborted|(?:resigned|time|drawn)(?: (?:-1|0|1))+)"
_NOTE = re.compile(
    rf"~ (?:{_SEAT} (?:person|bot)|dice {_HEX}|entropy {_SEAT} {_HEX}|secret {_HEX}|{_LEFT}|{_ENDED})", re.ASCII
)
_END = "~ ended "


class Handover(NamedTuple):
    """A change of player: after how many answers, which seat, and to a `person` or a `bot`."""

    after: int
    seat: int
    who: str


class Ending(NamedTuple):
    """How players have ended a game before its rules did."""

    why: str
    returns: tuple[int, ...] | None
    """None if it is as if it had not been played."""


class Note(NamedTuple):
    """A line about the table, and after how many answers it stands."""

    after: int
    line: str

    @property
    def words(self) -> list[str]:
        """What the line says, word by word."""
        return self.line.split(" ")[1:]


def is_note(line: str, format: int) -> bool:
    """Whether a line is a note that records of this format may have; before the third there were only handovers."""
    return (_NOTE if format > 2 else _HANDOVER).fullmatch(line) is not None


def handover_note(after: int, seat: int, who: str) -> Note:
    """A note of a change of player."""
    return Note(after, f"~ {seat} {who}")


def handover_of(note: Note) -> Handover | None:
    """The change of player that a note is about, or None for any other note."""
    found = _HANDOVER.fullmatch(note.line)
    return None if found is None else Handover(note.after, int(found[1]), found[2])


def dice_note(after: int, commitment: str) -> Note:
    """A note that chance is drawn with a committed secret from here on."""
    return Note(after, f"~ dice {commitment}")


def entropy_note(after: int, seat: int, entropy: str) -> Note:
    """A note of what a player has added to the dice."""
    return Note(after, f"~ entropy {seat} {entropy}")


def secret_note(after: int, secret: str) -> Note:
    """A note that reveals the secret of the dice."""
    return Note(after, f"~ secret {secret}")


def left_note(after: int, seat: int, why: str) -> Note:
    """A note that the player of a seat has lost by leaving: `resigned`, or no `time` left."""
    return Note(after, f"~ left {seat} {why}")


def ended_note(after: int, ending: Ending) -> Note:
    """A note that the players have ended the game."""
    return Note(after, " ".join((f"{_END}{ending.why}", *map(str, ending.returns or ()))))


def ending_of(note: Note) -> Ending | None:
    """The end of a game that a note is about, or None for any other note."""
    if not note.line.startswith(_END):
        return None
    _, why, *returns = note.words
    return Ending(why, tuple(map(int, returns)) if returns else None)


def check_note(note: Note, before: list[Note], seats: int) -> None:
    """Raise RecordError for a note that cannot come after those before it."""
    handover = handover_of(note)
    if handover is not None:
        _check_seat(handover.seat, seats)
        if note in before[-2 * seats :]:
            raise RecordError("the seat has been handed over here already")
        return
    words = note.words
    known = [earlier.words for earlier in before]
    if known and known[-1][0] == "ended":
        raise RecordError("the game has ended before this")
    if words in known:
        raise RecordError("this has been noted already")
    if words[0] == "entropy":
        _check_seat(int(words[1]), seats)
        if not before or before[-1].after != note.after or known[-1][0] not in ("dice", "entropy"):
            raise RecordError("entropy is added where the dice are committed to")
    elif words[0] == "left":
        _check_seat(int(words[1]), seats)
        if any(word[:2] == words[:2] for word in known):
            raise RecordError("this seat has been left already")
    elif words[0] == "ended":
        _check_ending(ending_of(note), {int(word[1]) for word in known if word[0] == "left"}, seats)
    elif words[0] == "secret" and ["dice", sha256(bytes.fromhex(words[1])).hexdigest()] not in known:
        raise RecordError("no dice were committed to with this secret")


def _check_ending(ending: Ending | None, left: set[int], seats: int) -> None:
    """Raise RecordError for an end that does not follow from who has left."""
    assert ending is not None
    if ending.returns is None:
        return
    if len(ending.returns) != seats:
        raise RecordError(f"there are {seats} seats, and this is the result of {len(ending.returns)}")
    if any(ending.returns[seat] != -1 for seat in left):
        raise RecordError("a player who has left has lost")
    if ending.why == "drawn":
        if any(result != 0 for seat, result in enumerate(ending.returns) if seat not in left):
            raise RecordError("in a game that is drawn nobody else wins or loses")
    elif not left:
        raise RecordError("nobody has left")


def _check_seat(seat: int, seats: int) -> None:
    if seat >= seats:
        raise RecordError(f"there is no seat {seat}")
