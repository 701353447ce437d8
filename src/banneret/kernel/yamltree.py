"""YAML text as plain values that know their lines.

The values are built straight from the parser's events, for three reasons: words such as ``on`` stay the words they
are (the usual loaders follow YAML 1.1 and make them booleans), every value knows its line, and anchors, tags, and
excessive depth and size are refused before anything is built, so a hostile file costs next to nothing.
"""

import json
import re
from typing import Any, Final

import yaml

Where = tuple[str | int, ...]
"""The path from the top of a file to a value: keys and list positions."""

MAX_BYTES: Final = 1_000_000
MAX_DEPTH: Final = 32
MAX_VALUES: Final = 50_000
_MAX_SHOWN: Final = 60

_BINARY: Final = re.compile("[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufefe\uff00-\ufffd\U00010000-\U0010ffff]")
"""Characters that YAML does not allow in text, and byte order marks anywhere but at the start."""
_INTEGER: Final = re.compile(r"[-+]?[0-9]{1,18}")
_FLOAT: Final = re.compile(r"[-+]?[0-9]{1,18}(\.[0-9]{0,18})?([eE][-+]?[0-9]{1,2})?")
_WORDS: Final[dict[str, bool | None]] = {
    "": None, "~": None, "null": None, "Null": None, "NULL": None,
    "true": True, "True": True, "TRUE": True, "false": False, "False": False, "FALSE": False,
}  # fmt: skip


class Unreadable(Exception):
    """The text is not YAML of the accepted kind; nothing more can be said about it. Line 0 stands for the whole
    file."""

    def __init__(self, message: str, line: int = 0) -> None:
        super().__init__(message)
        self.line = line


class Map(dict[str, Any]):
    """A mapping with the line of each key. Keys are always text."""

    __slots__ = ("lines",)

    def __init__(self) -> None:
        super().__init__()
        self.lines: dict[str, int] = {}


class Seq(list[Any]):
    """A list with the line of each item."""

    __slots__ = ("lines",)

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[int] = []


_SHAPES: Final = {
    "[a-z][a-z0-9_]*": "small letters, digits and underscores, a letter first",
    "[A-Z][0-9]{1,2}": "a capital letter and a number",
    r"[0-8]\.[0-9]{1,2}": "a number up to 8, a dot, and another number, in quotation marks",
}
"""What patterns of words ask for, said to people who write files."""
_PATTERN: Final = re.compile(r"text matching regex '\^(.*?)(?:\$|\\+Z)'")


def in_words(expected: str) -> str:
    """What was expected, with patterns in words as far as there are any for them."""
    return _PATTERN.sub(lambda found: _SHAPES.get(found[1].replace("\\\\", "\\"), found[0]), expected)


def show(value: object) -> str:
    """A value as shown in messages: short, on one line, and with nothing a terminal would act on."""
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return "a mapping"
    if isinstance(value, list):
        return "a list"
    if not isinstance(value, str):
        return str(value)
    text = value if len(value) <= _MAX_SHOWN else value[:_MAX_SHOWN] + "..."
    return f'"{text}"' if text.isprintable() else json.dumps(text)


def plain_text(data: str | bytes) -> str:
    """The text of a file, refused if it is too long or not text."""
    if len(data) > MAX_BYTES:
        raise Unreadable(f"larger than {MAX_BYTES // 1_000_000} MB")
    try:
        # Text is treated as bytes, so that half a surrogate pair is refused like any other broken character.
        raw = data.encode() if isinstance(data, str) else data
        text = raw.decode("utf-8-sig")
    except UnicodeError as error:
        start = getattr(error, "start", 0)
        line = data.count("\n", 0, start) if isinstance(data, str) else data.count(b"\n", 0, start)
        raise Unreadable("not UTF-8 text", line + 1) from None
    if found := _BINARY.search(text):
        raise Unreadable("not text: it holds binary data", text.count("\n", 0, found.start()) + 1)
    return text


def holds(node: Any, step: str | int) -> bool:
    """Whether a list or mapping has such a place or key."""
    if isinstance(node, Seq):
        return isinstance(step, int) and 0 <= step < len(node)
    return isinstance(node, Map) and step in node


def id_of(node: object) -> str:
    """The `id` of a mapping, where it can be shown."""
    ident = node.get("id") if isinstance(node, Map) else None
    return ident if isinstance(ident, str) and ident.isprintable() and len(ident) <= 60 else ""


def path_text(where: Where) -> str:
    """A path as shown in messages: `few.abilities[2]`."""
    text = ""
    for step in where:
        if isinstance(step, int):
            text += f"[{step}]"
        else:
            word = step if step.isprintable() and len(step) <= 60 else show(step)
            text += f".{word}" if text else word
    return text


def build(text: str) -> tuple[object, list[tuple[Where, int, str]]]:
    """The value of a text, and for each repeated key the path of its mapping, its line and a message."""
    builder = _Builder()
    # Without libyaml the Python parser gives the same events, only slower.
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    try:
        for event in yaml.parse(text, Loader=loader):
            builder.take(event)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line = mark.line if mark is not None else 0
        rows = text.split("\n")
        row = rows[line] if line < len(rows) else ""
        if "\t" in row[: len(row) - len(row.lstrip())]:
            raise Unreadable("a tab indents this line; only spaces may", line + 1) from None
        raise Unreadable(f"not valid YAML: {error.problem or error.context}", line + 1) from None
    if builder.root is None:
        raise Unreadable("the file is empty")
    return builder.root, builder.repeated


class _Open:
    """A container that is being filled: the step that leads to it, and the key read last if it waits for its value."""

    __slots__ = ("container", "key", "key_line", "step")

    def __init__(self, container: Map | Seq, step: str | int) -> None:
        self.container = container
        self.step = step
        self.key: str | None = None
        self.key_line = 0


class _Builder:
    """Builds the value from parser events, without recursion, so that no depth can do harm."""

    def __init__(self) -> None:
        self.root: object = None
        self.repeated: list[tuple[Where, int, str]] = []
        self._stack: list[_Open] = []
        self._documents = 0
        self._values = 0

    def take(self, event: yaml.Event) -> None:
        if isinstance(event, yaml.ScalarEvent):
            self._scalar(event)
        elif isinstance(event, yaml.MappingStartEvent):
            self._start(Map(), event)
        elif isinstance(event, yaml.SequenceStartEvent):
            self._start(Seq(), event)
        elif isinstance(event, yaml.CollectionEndEvent):
            self._stack.pop()
        elif isinstance(event, yaml.AliasEvent):
            raise Unreadable("aliases (*) are not allowed", _line(event))
        elif isinstance(event, yaml.DocumentStartEvent):
            self._documents += 1
            if self._documents > 1:
                raise Unreadable("a file holds one document only", _line(event))

    def _scalar(self, event: yaml.ScalarEvent) -> None:
        line = self._check(event)
        inner = self._stack[-1] if self._stack else None
        if inner is not None and inner.key is None and isinstance(inner.container, Map):
            inner.key, inner.key_line = event.value, line
        else:
            self._add(_meaning(event), line)

    def _start(self, container: Map | Seq, event: yaml.CollectionStartEvent) -> None:
        line = self._check(event)
        if len(self._stack) >= MAX_DEPTH:
            raise Unreadable(f"nested more than {MAX_DEPTH} levels deep", line)
        step: str | int = ""
        if self._stack:
            inner = self._stack[-1]
            if isinstance(inner.container, Seq):
                step = len(inner.container)
            elif inner.key is not None:
                step = inner.key
            else:
                raise Unreadable("a key has to be a single word", line)
        self._add(container, line)
        self._stack.append(_Open(container, step))

    def _check(self, event: yaml.ScalarEvent | yaml.CollectionStartEvent) -> int:
        """The line of a value that is allowed."""
        line = _line(event)
        if event.anchor is not None:
            raise Unreadable("anchors (&) are not allowed", line)
        if event.tag is not None:
            raise Unreadable("tags (!) are not allowed", line)
        self._values += 1
        if self._values > MAX_VALUES:
            raise Unreadable(f"more than {MAX_VALUES} values", line)
        return line

    def _add(self, value: object, line: int) -> None:
        if not self._stack:
            self.root = value
            return
        inner = self._stack[-1]
        if isinstance(inner.container, Seq):
            inner.container.append(value)
            inner.container.lines.append(line)
            return
        key = inner.key or ""
        lines = inner.container.lines
        if key in lines:
            where = tuple(each.step for each in self._stack[1:])
            message = f"key {show(key)} is given twice, first in line {lines[key]}"
            self.repeated.append((where, inner.key_line, message))
            inner.key = None
            return
        inner.container[key] = value
        lines[key] = inner.key_line
        inner.key = None


def _line(event: yaml.Event) -> int:
    mark = event.start_mark
    return 0 if mark is None else mark.line + 1


def _meaning(event: yaml.ScalarEvent) -> object:
    """A plain word as the number, boolean or null it means (YAML 1.2); quoted text as it is."""
    text: str = event.value
    if not event.implicit[0]:
        return text
    if text in _WORDS:
        return _WORDS[text]
    if _INTEGER.fullmatch(text):
        return int(text)
    if _FLOAT.fullmatch(text):
        return float(text)
    return text
