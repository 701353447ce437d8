"""Record: a whole game as readable text.

The header says how the game began; each line after `begin` is an answer, chance and forced answers included; a line
beginning with `=` holds the digest of the position reached so far, one beginning with `#` a checksum of all the text
above it::

    banneret record 3
    game heroes
    scenario skirmish
    ruleset 3
    content 9c0ffee123456789
    seed 7
    seat castle_griffins castle_marksmen+
    seat necropolis_zombies
    option difficulty=hard
    begin
    0 deploy:castle_griffins
    0 place:b2
    * die:+1
    0! done
    = 1f2e3d4c5b6a7988
    ~ 1 person
    end 1 -1
    # 0f1e2d3c4b5a6978

The last line is always a checksum; a file that grows while a game is played has others above it. Records of format 1
have none and can be read as well; those of format 2 hold no dice that could be proven. A game whose luck was drawn with
a secret key has no seed that would reveal later dice, and says `seed -`; if it is continued offline, new luck comes
from the operating system. A line beginning with `~` is a note about the table, such as that from here on somebody else
played a seat, a `person` or a `bot` (see `banneret.kernel.fairness.notes`); no position depends on it. An answer
`ask_me:once`, `ask_me:always` or `ask_me:never` is a request, which a seat may make whichever seat is asked (see
`banneret.kernel.requests`). A scenario that does not come with the program is included as a line `definition` after its
name, so that a record is complete by itself. Save, undo, replay, reconnecting and bug reports are all this text. The
parser is strict: whatever it accepts it can write again character for character, and anything else is refused with its
line number.

A record holds no names of people: docs/dev/architecture.md says why.
"""

from __future__ import annotations

import re
from hashlib import blake2b
from pathlib import Path

import msgspec

from banneret.kernel.errors import RecordError
from banneret.kernel.fairness.notes import is_note
from banneret.kernel.files import read_regular
from banneret.kernel.requests import REQUEST_KEYS
from banneret.kernel.rules import Setup

FORMAT = 3
FORMATS = (1, 2, FORMAT)
"""The formats that can be read."""
DIGEST_EVERY = 64
MOST_BYTES = 20_000_000
MOST_SEATS = 100
MOST_OPTIONS = 200
LONGEST_LINE = 50_000
"""Limits of a header: no game needs more, and anything longer is refused before it is examined."""
SEEDS = 10**19
"""Seeds are smaller than this, on either side of 0, so that a header can hold them."""
_ANSWER = re.compile(r"(\*|0|[1-9][0-9]?)(!?) ([a-z_][a-z0-9_]{0,19}(?::[a-z0-9_+,./-]{1,60})?)", re.ASCII)
_DIGEST = re.compile(r"= ([0-9a-f]{16})", re.ASCII)
_SUM = re.compile(r"# [0-9a-f]{16}", re.ASCII)
_END = re.compile(r"end((?: (?:-1|0|1))+)", re.ASCII)
_HEX = re.compile(r"[0-9a-f]{16}", re.ASCII)
_NUMBER = re.compile(r"0|-?[1-9][0-9]{0,18}", re.ASCII)
NO_SEED = "-"
"""Written instead of a seed for a game without one."""
_SEED = re.compile(rf"{NO_SEED}|{_NUMBER.pattern}", re.ASCII)
_WORD = re.compile(r"[a-z][a-z0-9_]*", re.ASCII)
_DEFINITION = re.compile(r"\{.{0,40000}\}")
_OPTION = re.compile(r"([a-z][a-z0-9_]*)=([a-z0-9_-]+)", re.ASCII)
_PLACE = r"(?:[\w+=,:@*!#/'-]|(?<=[0-9])\.(?=[0-9]))+"
"""A dot is allowed only between the numbers of a hex, because no seat names a file. Names may use letters of any
language."""
_SEAT = re.compile(rf"{_PLACE}(?: {_PLACE})*")


class Entry(msgspec.Struct, frozen=True):
    """One line of the body: an answer, or (then `seat` is None) a digest or a note. Chance has the seat -1."""

    line: int
    seat: int | None
    key: str
    forced: bool = False

    @property
    def requests(self) -> bool:
        """Whether it is a request, which answers nothing."""
        return self.key in REQUEST_KEYS.values()

    @property
    def decides(self) -> bool:
        """Whether a player decided something: neither chance, nor the only answer there was, nor a request."""
        return self.seat is not None and self.seat >= 0 and not self.forced and not self.requests


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """A parsed record. `returns` is None while the game is under way."""

    setup: Setup
    ruleset: int
    content: str
    seed: int | None
    """None for a game whose luck was drawn with a secret key."""
    body: tuple[str, ...]
    """The lines after `begin`, each known to be well formed, including all checksums but the last."""
    returns: tuple[int, ...] | None = None
    format: int = FORMAT

    def text(self) -> str:
        """The record as text, character for character as it was parsed."""
        text = "\n".join(self.lines()) + "\n"
        return text if self.format == 1 else text + sum_line(text) + "\n"

    def lines(self) -> list[str]:
        """All its lines but the last checksum."""
        return [*self.header(), *self.body, *(() if self.returns is None else (end_line(self.returns),))]

    def header(self) -> list[str]:
        """The lines up to and including `begin`."""
        return header_lines(self.setup, self.ruleset, self.content, self.seed, self.format)

    @property
    def first_line(self) -> int:
        """The line number of the first line of the body; needed often, so it is found without writing the header."""
        return 8 + bool(self.setup.definition) + len(self.setup.seats) + len(self.setup.options)

    @property
    def entries(self) -> list[Entry]:
        """The body, line by line, without checksums."""
        lines = enumerate(self.body, self.first_line)
        return [entry_of(line, number) for number, line in lines if not line.startswith("#")]


def entry_of(line: str, number: int) -> Entry:
    """Read one line of the body, or raise RecordError."""
    if found := _ANSWER.fullmatch(line):
        who, forced, key = found.groups()
        if who == "*" and forced:
            raise RecordError(f"line {number}: chance is never forced")
        return Entry(number, -1 if who == "*" else int(who), key, bool(forced))
    if found := _DIGEST.fullmatch(line):
        return Entry(number, None, found[1])
    if is_note(line, FORMAT):
        return Entry(number, None, line)
    raise RecordError(f"line {number}: {_shown(line)} is neither an answer nor a digest nor the end")


def header_lines(setup: Setup, ruleset: int, content: str, seed: int | None, format: int = FORMAT) -> list[str]:
    """The lines before the first answer."""
    return [
        f"banneret record {format}",
        f"game {setup.game}",
        f"scenario {setup.scenario}",
        *([f"definition {setup.definition}"] if setup.definition else ()),
        f"ruleset {ruleset}",
        f"content {content}",
        f"seed {NO_SEED if seed is None else seed}",
        *(f"seat {seat}" for seat in setup.seats),
        *(f"option {name}={value}" for name, value in sorted(setup.options.items())),
        "begin",
    ]


def answer_line(seat: int, forced: bool, key: str) -> str:
    """One answer as a line; any seat below 0 is chance."""
    return f"{'*' if seat < 0 else seat}{'!' if forced else ''} {key}"


def digest_line(digest: str) -> str:
    """The digest of the position reached so far as a line."""
    return f"= {digest}"


def sum_line(text: str) -> str:
    """The checksum of a text as the line that follows it."""
    return f"# {blake2b(text.encode(), digest_size=8).hexdigest()}"


def end_line(returns: tuple[int, ...]) -> str:
    """The last line of a finished game."""
    return "end " + " ".join(str(r) for r in returns)


def read_record(path: Path) -> Record:
    """Read a record from a file."""
    return parse_record(read_text(path))


def read_text(path: Path) -> str:
    """The text of a record file, complete or not."""
    try:
        data = read_regular(path, MOST_BYTES)
    except (OSError, ValueError) as error:
        raise RecordError(f"{path}: {getattr(error, 'strerror', None) or error}") from None
    if len(data) > MOST_BYTES:
        raise RecordError(f"{path.name}: larger than the {MOST_BYTES // 1_000_000} MB a record may have")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise RecordError(f"{path.name}: not a text file") from None


def parse_record(text: str, whole: bool = True) -> Record:
    """Parse a record. Whether its answers are legal only shows when it is replayed.

    The last line is a checksum, unless the record was cut off and is not `whole`.
    """
    if not text:
        raise RecordError("line 1: the record is empty")
    if not text.endswith("\n"):
        raise RecordError(f"line {text.count(chr(10)) + 1}: the record breaks off in the middle of a line")
    lines = text[:-1].split("\n")
    reader = _Header(lines)
    setup = reader.setup()
    summed = reader.format > 1
    body = lines[reader.at :]
    if summed and body and _SUM.fullmatch(body[-1]):
        body.pop()
    returns: tuple[int, ...] | None = None
    if body and (found := _END.fullmatch(body[-1])):
        returns = tuple(int(word) for word in found[1].split())
        body.pop()
    _check_lines(body, reader.at + 1, reader.format)
    if summed:
        _check_sums(lines, whole)
    return Record(
        setup=setup,
        ruleset=reader.ruleset,
        content=reader.content,
        seed=reader.seed,
        body=tuple(body),
        returns=returns,
        format=reader.format,
    )


def _check_sums(lines: list[str], whole: bool) -> None:
    """Raise RecordError unless every checksum matches the text above it."""
    so_far = blake2b(digest_size=8)
    good = 0
    for number, line in enumerate(lines, 1):
        if _SUM.fullmatch(line):
            if line[2:] != so_far.hexdigest():
                raise RecordError(f"line {number}: something between line {good + 1} and here was changed or damaged")
            good = number
        so_far.update(f"{line}\n".encode())
    if whole and good < len(lines):
        raise RecordError(f"line {len(lines) + 1}: the record breaks off before its checksum")


_MOST_KNOWN = 50_000
_KNOWN: set[str] = set()
"""Lines already known to be well formed: the same few hundred make up nearly all of every record."""


def _check_lines(body: list[str], first: int, format: int) -> None:
    """Raise RecordError for the first line that is not well formed."""
    summed = format > 1
    if format < FORMAT:
        for number, line in enumerate(body, first):
            if line.startswith("~") and not is_note(line, format):
                raise RecordError(f"line {number}: records of format {format} have no line {_shown(line)}")
    new = [line for line in body if line not in _KNOWN and not (summed and _SUM.fullmatch(line))]
    try:
        for line in new:
            entry_of(line, 0)
    except RecordError:
        for number, line in enumerate(body, first):
            if _END.fullmatch(line):
                raise RecordError(f"line {number + 1}: nothing may follow the end of the game") from None
            if not (summed and _SUM.fullmatch(line)):
                entry_of(line, number)
    if len(_KNOWN) < _MOST_KNOWN:
        _KNOWN.update(line for line in new if not line.startswith("="))


class _Header:
    """Reads the header line by line, in the one order it may have."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.at = 0
        format = self.take("banneret", re.compile(r"record [0-9]+", re.ASCII)).removeprefix("record ")
        if format not in map(str, FORMATS):
            known = f"{', '.join(map(str, FORMATS[:-1]))} and {FORMAT}"
            raise RecordError(f"line 1: {_shown(lines[0])}: only the formats {known} can be read")
        self.format = int(format)
        self.game = self.take("game", _WORD)
        self.scenario = self.take("scenario", _WORD)
        defined = len(lines) > self.at and lines[self.at].startswith("definition ")
        self.definition = self.take("definition", _DEFINITION) if defined else ""
        self.ruleset = int(self.take("ruleset", _NUMBER))
        self.content = self.take("content", _HEX)
        seed = self.take("seed", _SEED if self.format > 1 else _NUMBER)
        self.seed = None if seed == NO_SEED else int(seed)

    def take(self, word: str, form: re.Pattern[str]) -> str:
        """The value of the next line, which must begin with this word and match this pattern."""
        line = self.lines[self.at] if self.at < len(self.lines) else ""
        self.at += 1
        name, _, value = line.partition(" ")
        if name != word or len(line) > LONGEST_LINE or not form.fullmatch(value):
            raise RecordError(f'line {self.at}: expected "{word} ...", found {_shown(line)}')
        return value

    def setup(self) -> Setup:
        """The seats and options, up to and including the line `begin`."""
        seats: list[str] = []
        options: dict[str, str] = {}
        last = ""
        while self.at < len(self.lines) and self.lines[self.at].startswith("seat "):
            seats.append(self.take("seat", _SEAT))
            if len(seats) > MOST_SEATS:
                raise RecordError(f"line {self.at}: no game has more than {MOST_SEATS} seats")
        while self.at < len(self.lines) and self.lines[self.at].startswith("option "):
            found = _OPTION.fullmatch(self.take("option", _OPTION))
            assert found
            if found[1] <= last:
                raise RecordError(f"line {self.at}: options come once each and in alphabetical order")
            last = found[1]
            options[last] = found[2]
            if len(options) > MOST_OPTIONS:
                raise RecordError(f"line {self.at}: no game has more than {MOST_OPTIONS} options")
        line = self.lines[self.at] if self.at < len(self.lines) else ""
        self.at += 1
        if line != "begin":
            raise RecordError(f'line {self.at}: expected "begin", found {_shown(line)}')
        return Setup(
            game=self.game, scenario=self.scenario, seats=tuple(seats), options=options, definition=self.definition
        )


def _shown(line: str) -> str:
    cut = line if len(line) <= 60 else line[:57] + "..."
    return ascii(cut) if cut else "nothing"
