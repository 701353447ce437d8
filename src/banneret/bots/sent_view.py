"""Sending a view to another process, in which a bot thinks.

Only the view is sent: no answers, which hold every card that was drawn, and no full position. What the set-up fixes
(`GameRules.settled`) is not sent; the receiver takes it from the first position of the same set-up. Steps have
different numbers in a process that has loaded games in a different order, so they are sent by their labels.
"""

from __future__ import annotations

import enum
import io
import pickle
from functools import cache
from typing import Any, Final

import msgspec

from banneret.games import rules_of
from banneret.kernel.rules import GameRules, Setup, View
from banneret.kernel.sequence import step_labels
from banneret.kernel.state import FRAME_LENGTH, State
from banneret.plugins import plugins

_PLAIN: Final = (type, msgspec.Struct)
_PARTS: Final = (msgspec.Struct, enum.Enum, tuple)
_BUILTINS: Final = frozenset(
    {("builtins", "set"), ("builtins", "frozenset"), ("builtins", "bytearray"), ("builtins", "range"),
     ("array", "_array_reconstructor"), ("array", "array"), ("collections", "deque"), ("collections", "Counter"),
     ("collections", "OrderedDict"), ("collections", "defaultdict")}
)  # fmt: skip
_FIELDS: Final[dict[type[object], tuple[str, ...]]] = {}


class SentView(msgspec.Struct, frozen=True):
    """A view as bytes, and the set-up of its game."""

    setup: Setup
    seat: int
    position: bytes


def send(view: View, setup: Setup, rules: GameRules) -> SentView:
    """A view of a game with this set-up, ready to be sent."""
    state = view.state
    file = io.BytesIO()
    fields = {name: getattr(state, name) for name in fields_of(type(state)) if name not in rules.settled}
    labels = step_labels()
    fields["stack"] = [labels[n] if place % FRAME_LENGTH == 0 else n for place, n in enumerate(state.stack)]
    fields["step"] = labels[state.step]
    _Writer(file, pickle.HIGHEST_PROTOCOL).dump((type(state), fields))
    return SentView(setup, view.seat, file.getvalue())


def receive(sent: SentView, rules: GameRules) -> View:
    """The view that was sent."""
    kind, fields = _Reader(io.BytesIO(sent.position)).load()
    numbers = {label: n for n, label in enumerate(step_labels())}
    fields["stack"] = [numbers[n] if place % FRAME_LENGTH == 0 else n for place, n in enumerate(fields["stack"])]
    fields["step"] = numbers[fields["step"]]
    if rules.settled:
        first = rules.first_position(sent.setup)
        fields.update({name: getattr(first, name) for name in rules.settled if hasattr(first, name)})
    state: State = _rebuilt(kind, fields)
    return View(sent.seat, state)


def fields_of(kind: type[object]) -> tuple[str, ...]:
    """The names of all fields of a class with slots, which a compiled class keeps in a different attribute."""
    known = _FIELDS.get(kind)
    if known is not None:
        return known
    names: set[str] = set()
    for part in kind.__mro__:
        names.update(getattr(part, "__mypyc_attrs__", ()) or part.__dict__.get("__slots__", ()))
    found = _FIELDS[kind] = tuple(sorted(name for name in names if not name.startswith("__")))
    return found


class _Writer(pickle.Pickler):
    """Writes objects with slots field by field: objects of compiled classes cannot be pickled otherwise."""

    def reducer_override(self, obj: Any) -> Any:
        kind = type(obj)
        if isinstance(obj, _PLAIN) or not fields_of(kind):
            return NotImplemented
        return _rebuilt, (kind, {name: getattr(obj, name) for name in fields_of(kind)})


class _Reader(pickle.Unpickler):
    """Makes nothing but the parts of positions: a view may come from another machine, and pickles can call anything."""

    def find_class(self, module: str, name: str) -> Any:
        found = super().find_class(module, name) if module.partition(".")[0] in _packages() else None
        if found is _rebuilt or (isinstance(found, type) and (issubclass(found, _PARTS) or fields_of(found))):
            return found
        if (module, name) in _BUILTINS:
            return super().find_class(module, name)
        raise ValueError(f"{module}.{name} is not part of a position")


@cache
def _packages() -> frozenset[str]:
    """Where classes of positions may come from: the program and the games."""
    return frozenset({"banneret", *(type(rules_of(game)).__module__.partition(".")[0] for game in plugins())})


def _rebuilt(kind: type[object], fields: dict[str, Any]) -> Any:
    made = kind.__new__(kind)
    for name, value in fields.items():
        setattr(made, name, value)
    return made
