"""YAML files read into typed structures, with every mistake reported by line.

The structures are `msgspec.Struct` classes. A mistake does not stop the reading: all mistakes are collected and raised
as one `ContentError`, with one line of the message for each: file, line, nearest enclosing ``id`` and path::

    units.yaml:37: castle_griffins: few.attack: expected an integer, got "x"

A *verb* is a mapping whose first key says what it is, or a bare word where it needs nothing more. The caller says which
class stands for verbs, and gives the structures by name: ``read(path, Army, verbs={Verb: VERBS})``.
"""

import difflib
import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Generic, Literal, TypeVar, Union, get_args, get_origin

import msgspec

from banneret.kernel.errors import ContentError
from banneret.kernel.files import read_bytes
from banneret.kernel.yamltree import (
    MAX_BYTES,
    Map,
    Seq,
    Unreadable,
    Where,
    build,
    holds,
    id_of,
    in_words,
    path_text,
    plain_text,
    show,
)

T = TypeVar("T")
Verbs = Mapping[type, Mapping[str, type[msgspec.Struct]]]
"""For each class that stands for verbs: the structures by the verb's name."""

MAX_PROBLEMS: Final = 100
_NO_VERBS: Final[Verbs] = {}
Spares = Mapping[type[msgspec.Struct], Mapping[str, object]]
"""By class and field: what a draft uses for a required part that is missing or wrong."""
_TYPE_NAMES: Final = {
    "int": "an integer", "str": "text", "bool": "true or false", "float": "a number", "null": "nothing",
}  # fmt: skip
_INVALID: Final[Any] = object()
"""Stands for a value that could not be decoded; the reason is already among the problems."""


def read(path: Path, kind: type[T], *, verbs: Verbs = _NO_VERBS, name: str | None = None) -> T:
    """The file as a `kind`; `name` stands for the file in messages, by default its own name."""
    return read_document(path, kind, verbs=verbs, name=name).value


def read_text(text: str | bytes, name: str, kind: type[T], *, verbs: Verbs = _NO_VERBS) -> T:
    """The text of a file called `name` as a `kind`."""
    return parse_document(text, name, kind, verbs=verbs).value


def read_document(path: Path, kind: type[T], *, verbs: Verbs = _NO_VERBS, name: str | None = None) -> "Document[T]":
    """Like `read`, but with line numbers, for callers that check more than types."""
    name = path.name if name is None else name
    return parse_document(read_bytes(path, MAX_BYTES, name), name, kind, verbs=verbs)


def parse_document(text: str | bytes, name: str, kind: type[T], *, verbs: Verbs = _NO_VERBS) -> "Document[T]":
    """Like `read_text`, but with line numbers, for callers that check more than types."""
    document, decoder = _decoded(text, name, kind, verbs)
    if decoder.problems:
        raise ContentError("\n".join(decoder.lines(document)))
    return document


def draft_document(text: str | bytes, name: str, kind: type[T], *, verbs: Verbs, spares: Spares) -> "Draft[T]":
    """Read as much of a text as possible, so that mistakes in types do not hide others.

    Wrong parts are left out if they are entries of a list or optional; `spares` gives substitutes for required parts. A
    text that cannot be read at all is a `ContentError` as usual.
    """
    document, decoder = _decoded(text, name, kind, verbs)
    if not decoder.problems:
        return Draft(document, (), (), {})
    forgiving = _Decoder(verbs, spares)
    value = forgiving.decode(document.root, kind, ())
    wrong = tuple(decoder.lines(document))
    sound = None if value is _INVALID else Document(name, value, document.root)
    return Draft(sound, wrong, tuple(forgiving.holes), forgiving.kept)


def _decoded(text: str | bytes, name: str, kind: type[T], verbs: Verbs) -> "tuple[Document[T], _Decoder]":
    try:
        root, repeated = build(plain_text(text))
    except Unreadable as error:
        raise ContentError(f"{name}:{error.line}: {error}" if error.line else f"{name}: {error}") from None
    decoder = _Decoder(verbs)
    for where, line, message in repeated:
        decoder.problem(where, message, line)
    return Document(name, decoder.decode(root, kind, ()), root), decoder


class Document(Generic[T]):
    """A file that was read: its value, and where each part is in the file."""

    def __init__(self, name: str, value: T, root: object) -> None:
        self.name = name
        self.value = value
        self.root = root
        """The same as plain values with line numbers."""

    def line(self, where: Where) -> int:
        """The line of a part, or of the nearest enclosing part in the file."""
        line = 1
        node: Any = self.root
        for step in where:
            if not holds(node, step):
                break
            line, node = node.lines[step], node[step]
        return line

    def report(self, where: Where, message: str, *, line: int = 0) -> str:
        """One line of a `ContentError` about a part; pass `line` if it is not the line where the part begins."""
        node: Any = self.root
        ident, start = id_of(node), 0
        for depth, step in enumerate(where, start=1):
            if not holds(node, step):
                break
            node = node[step]
            if inner := id_of(node):
                ident, start = inner, depth
        parts = (f"{self.name}:{line or self.line(where)}", ident, path_text(where[start:]), message)
        return ": ".join(part for part in parts if part)


class Draft(msgspec.Struct, Generic[T], frozen=True):
    """What could be read from a file with mistakes."""

    document: Document[T] | None
    """None if too much is wrong. Lists with holes are shorter in its value than in the file."""
    wrong: tuple[str, ...]
    """The mistakes, as lines of a `ContentError`."""
    holes: tuple[Where, ...]
    """The paths, in the file, of the parts left out."""
    kept: dict[Where, list[int]]
    """For each list with holes: the places of its entries in the file."""

    def in_file(self, where: Where) -> Where:
        """The path in the file of a part of the value."""
        way: Where = ()
        for step in where:
            places = self.kept.get(way)
            way = (*way, places[step] if places is not None and isinstance(step, int) else step)
        return way

    def in_value(self, where: Where) -> Where:
        """The path in the value of a part of the file; an entry that a list has lost is at -1."""
        way: Where = ()
        for n, step in enumerate(where):
            places = self.kept.get(where[:n])
            if places is not None and step not in places:
                return (*way, -1)
            way = (*way, places.index(int(step)) if places is not None else step)
        return way


def is_file_name(name: str) -> bool:
    """Whether a word names a file rather than something that comes with the program."""
    return name.endswith((".yaml", ".yml"))


def nearest(word: str, known: Iterable[str]) -> str:
    """A hint at what was meant: the most similar known word, all of them if they are few, or nothing."""
    words = sorted(known)
    # The time for comparing grows with the square of the length, and no known word is long.
    close = difflib.get_close_matches(word, words, 1) if len(word) <= 40 else []
    if close:
        return f" (did you mean {show(close[0])}?)"
    return f" (known: {', '.join(words)})" if 0 < len(words) <= 12 else ""


class _Problem(msgspec.Struct, frozen=True):
    where: Where
    message: str
    line: int


class _Decoder:
    """Turns plain values into typed ones and collects what is wrong with them."""

    def __init__(self, verbs: Verbs, spares: Spares | None = None) -> None:
        self.problems: list[_Problem] = []
        self.left_out = 0
        self.holes: list[Where] = []
        self.kept: dict[Where, list[int]] = {}
        self._verbs = verbs
        self._spares = spares
        """None if any wrong part makes the whole value wrong."""

    def lines(self, document: Document[Any]) -> list[str]:
        """The problems in the order of the file, as lines of a `ContentError`."""
        in_order = sorted(self.problems, key=lambda problem: problem.line or document.line(problem.where))
        lines = [document.report(p.where, p.message, line=p.line) for p in in_order]
        return [*lines, f"{document.name}: and {self.left_out} more problems"] if self.left_out else lines

    def problem(self, where: Where, message: str, line: int = 0) -> Any:
        if len(self.problems) < MAX_PROBLEMS:
            self.problems.append(_Problem(where, message, line))
        else:
            self.left_out += 1
        return _INVALID

    def _hint(self, word: str, known: Iterable[str]) -> str:
        """The nearest known word, searched only while there are few problems to read."""
        return nearest(word, known) if len(self.problems) < MAX_PROBLEMS else ""

    def decode(self, value: Any, kind: Any, where: Where) -> Any:
        """The value as a `kind`, or `_INVALID` with a problem noted."""
        if kind in self._verbs:
            return self._verb(value, self._verbs[kind], where)
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            return self._struct(value, kind, where)
        origin = get_origin(kind)
        if origin is Annotated and all(meta == msgspec.Meta(examples=meta.examples) for meta in kind.__metadata__):
            return self.decode(value, get_args(kind)[0], where)  # an example limits nothing
        if origin is Annotated and _shape(kind) in (Seq, Map):
            return self._limited(value, kind, where)
        if origin is Literal:
            return self._literal(value, get_args(kind), where)
        if origin is Union or origin is UnionType:
            return self._union(value, kind, where)
        if origin is tuple or origin is list:
            return self._sequence(value, origin, get_args(kind), where)
        if origin is dict:
            keys, parts = get_args(kind)
            return self._mapping(value, keys, parts, where)
        return self._leaf(value, kind, where)

    def _verb(self, value: Any, table: Mapping[str, type[msgspec.Struct]], where: Where) -> Any:
        fields: Map
        if isinstance(value, str):
            name, fields = value, Map()
        elif isinstance(value, Map) and value:
            name, fields = next(iter(value)), value
        else:
            return self.problem(where, f"expected a verb, got {show(value)}")
        if name in table:
            return self._struct(fields, table[name], where, verb=name)
        if later := next((key for key in fields if key in table), None):
            return self.problem(where, f"the verb {show(later)} has to come first", fields.lines[later])
        return self.problem(where, f"unknown verb {show(name)}{self._hint(name, table)}", fields.lines.get(name, 0))

    def _struct(self, value: Any, kind: type[msgspec.Struct], where: Where, verb: str = "") -> Any:
        if not isinstance(value, Map):
            return self.problem(where, f"expected a mapping, got {show(value)}")
        fields = _fields(kind)
        decoded: dict[str, Any] = {}
        for key, part in value.items():
            if key not in fields:
                missing = [name for name in fields if name not in value]
                self.problem(where, f"unknown key {show(key)}{self._hint(key, missing)}", value.lines[key])
                decoded[key] = _INVALID
                # Another key may have been meant, so nothing inside is reliable.
                self.holes.append(where or (key,))
            else:
                decoded[fields[key].name] = self.decode(part, fields[key].type, (*where, key))
        for key, field in fields.items():
            if key not in value and field.required:
                lacks = f"verb {show(verb)} needs a value" if key == verb else f"missing key {show(key)}"
                decoded[field.name] = self.problem(where, lacks)
        if self._spares is not None:
            decoded = self._patched(decoded, kind, self._spares.get(kind, {}), where)
        if any(part is _INVALID for part in decoded.values()):
            return _INVALID
        try:
            return kind(**decoded)
        except (TypeError, ValueError) as error:
            return self.problem(where, str(error))

    def _patched(
        self, decoded: dict[str, Any], kind: type[msgspec.Struct], spares: Mapping[str, object], where: Where
    ) -> dict[str, Any]:
        """The fields of a structure without wrong parts that are optional or have a substitute."""
        patched: dict[str, Any] = {}
        required = {field.name: (key, field.required) for key, field in _fields(kind).items()}
        for name, part in decoded.items():
            key, needed = required.get(name, ("", False))
            if part is not _INVALID or (needed and name not in spares):
                patched[name] = part
            elif key:
                self.holes.append((*where, key))
                if needed:
                    patched[name] = spares[name]
        return patched

    def _limited(self, value: Any, kind: Any, where: Where) -> Any:
        """A list or mapping with a limit to its length."""
        inner, *metas = get_args(kind)
        decoded = self.decode(value, inner, where)
        for meta in metas if isinstance(value, Seq | Map) else ():
            if isinstance(meta, msgspec.Meta) and len(value) < (meta.min_length or 0):
                return self.problem(where, f"expected at least {meta.min_length} entries, got {len(value)}")
            if isinstance(meta, msgspec.Meta) and meta.max_length is not None and len(value) > meta.max_length:
                return self.problem(where, f"expected at most {meta.max_length} entries, got {len(value)}")
        return decoded

    def _literal(self, value: Any, allowed: tuple[Any, ...], where: Where) -> Any:
        # Types are compared too: to Python, true is 1.
        if any(type(value) is type(each) and value == each for each in allowed):
            return value
        names = [each if isinstance(each, str) else show(each) for each in allowed]
        expected = names[0] if len(names) == 1 else f"one of {', '.join(names)}"
        return self.problem(where, f"expected {expected}, got {show(value)}")

    def _union(self, value: Any, kind: Any, where: Where) -> Any:
        if value is None and NoneType in get_args(kind):
            return None
        members = [member for member in get_args(kind) if member is not NoneType]
        fitting = [member for member in members if _shape(member) is type(value)]
        if len(members) == 1 or len(fitting) == 1:
            return self.decode(value, (fitting or members)[0], where)
        return self._leaf(value, kind, where)

    def _sequence(self, value: Any, origin: type, kinds: tuple[Any, ...], where: Where) -> Any:
        if not isinstance(value, Seq):
            return self.problem(where, f"expected a list, got {show(value)}")
        alike = origin is list or kinds[-1] is Ellipsis
        if alike:
            kinds = (kinds[0],) * len(value)
        elif len(kinds) != len(value):
            return self.problem(where, f"expected a list of {len(kinds)}, got one of {len(value)}")
        parts = [self.decode(part, kind, (*where, i)) for i, (part, kind) in enumerate(zip(value, kinds, strict=True))]
        sound = [part for part in parts if part is not _INVALID]
        if len(sound) < len(parts):
            if self._spares is None or not alike:
                return _INVALID
            self.kept[where] = [i for i, part in enumerate(parts) if part is not _INVALID]
            self.holes += [(*where, i) for i, part in enumerate(parts) if part is _INVALID]
        return origin(sound)

    def _mapping(self, value: Any, keys: Any, kind: Any, where: Where) -> Any:
        if not isinstance(value, Map):
            return self.problem(where, f"expected a mapping, got {show(value)}")
        known = get_args(keys) if get_origin(keys) is Literal else None
        parts: dict[str, Any] = {}
        for key, part in value.items():
            if known is None or key in known:
                parts[key] = self.decode(part, kind, (*where, key))
            else:
                hint = self._hint(key, known)
                parts[key] = self.problem(where, f"unknown key {show(key)}{hint}", value.lines[key])
        sound = {key: part for key, part in parts.items() if part is not _INVALID}
        if len(sound) < len(parts):
            if self._spares is None:
                return _INVALID
            self.holes += [(*where, key) for key in parts if key not in sound]
        return sound

    def _leaf(self, value: Any, kind: Any, where: Where) -> Any:
        try:
            return msgspec.convert(value, kind)
        except msgspec.ValidationError as error:
            expected = str(error).split(", got ")[0].split(" - at ")[0]
            expected = re.sub(r"`([^`]*)`", lambda found: _in_words(found[1]), expected)
            return self.problem(where, f"{in_words(expected[0].lower() + expected[1:])}, got {show(value)}")


class _Field(msgspec.Struct, frozen=True):
    name: str
    type: Any
    required: bool


@lru_cache(maxsize=512)
def _fields(kind: type[msgspec.Struct]) -> dict[str, _Field]:
    """The fields of a structure by their key in a file."""
    return {f.encode_name: _Field(f.name, f.type, f.required) for f in msgspec.structs.fields(kind)}


def _shape(kind: Any) -> type | None:
    """What a value of this kind looks like in a file, if that is certain."""
    origin = get_origin(kind)
    if origin is Annotated:
        return _shape(get_args(kind)[0])
    if origin is Literal:
        return type(get_args(kind)[0])
    if origin is tuple or origin is list:
        return Seq
    if origin is dict or (isinstance(kind, type) and issubclass(kind, msgspec.Struct)):
        return Map
    return kind if isinstance(kind, type) else None


def _in_words(types: str) -> str:
    return " or ".join(_TYPE_NAMES.get(name, name) for name in types.split(" | "))
