"""Sequences: the steps of a rule in the rulebook's order, listed once.

A step is a short function on a State. A frame of the State's stack is four ints: the number of its next step and
the three arguments that all steps of the sequence share. Step numbers depend on import order, so they are never written
to a file; `step_ids` gives each step a number that depends only on names.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final
from zlib import crc32

# A cycle of types alone: a State is run by sequences, and their steps are handed the State.
if TYPE_CHECKING:
    from banneret.kernel.state import State

Step = Callable[[Any, int, int, int], None]

STEPS: Final[list[Step]] = []
_FIRSTS: Final[list[int]] = []
_IDS: Final[list[int]] = []
_LABELS: Final[list[str]] = []
_ASKING: Final[dict[Step, str]] = {}
"""The ids of questions by the steps that ask them."""
_HEEDING: Final[set[Step]] = set()


def leave(s: State, a: int, b: int, c: int) -> None:
    """Drop the frame of a sequence that has ended."""
    stack = s.stack
    stack.pop()
    stack.pop()
    stack.pop()
    stack.pop()


def unfilled(s: State, a: int, b: int, c: int) -> None:
    """A placeholder for a step: a reserved sequence has to be filled before it is called."""
    raise LookupError("a sequence was reserved and never filled")


def sequence(*steps: Step) -> int:
    """Register the steps of a rule and return the number by which `State.call` starts it."""
    first = len(STEPS)
    _FIRSTS.append(first)
    STEPS.extend(steps)
    STEPS.append(leave)
    return first


def asks(step: Step) -> Step:
    """Declare, in the list of a sequence, that a step asks a player a question.

    The name of its function is the id of the question, by which texts, tables, bots and the page know it:

        TURN: Final = sequence(begin_turn, asks(ask_turn), take_turn)
    """
    _ASKING[step] = str(getattr(step, "__name__", "?"))
    return step


def question_of(step: int) -> str:
    """The id of the question that a step asks, or an empty string for a step not declared with `asks`."""
    return _ASKING.get(STEPS[step], "")


def heeds(step: Step) -> Step:
    """Declare, in the list of a sequence, that a step heeds requests before it does anything else.

    Its question can then be put again when a request comes while it is open (`State.put_again`).
    """
    _HEEDING.add(step)
    return step


def is_heeding(step: int) -> bool:
    """Whether a step heeds requests."""
    return STEPS[step] in _HEEDING


def questions() -> list[Step]:
    """All steps that ask a player, of the games loaded so far, each once."""
    return list(_ASKING)


def reserve(length: int) -> int:
    """Make room for a sequence of this many steps that a higher module will `fill`.

    So a rule can start another that is built on it: the map starts its Combats, and the end of a Combat leads back to
    the map.
    """
    return sequence(*[unfilled] * length)


def fill(start: int, *steps: Step) -> None:
    """Give a reserved sequence its steps, exactly as many as there is room for."""
    end = start
    while STEPS[end] is unfilled:
        end += 1
    if end - start != len(steps):
        raise LookupError(f"there is no room reserved for the {len(steps)} steps from {steps[0]!r} on")
    STEPS[start:end] = steps
    _IDS.clear()
    _LABELS.clear()


def unfilled_sequences() -> list[int]:
    """The reserved sequences that have no steps yet."""
    return [first for first in _FIRSTS if STEPS[first] is unfilled]


def at(start: int, step: Step) -> int:
    """The label of a step within a sequence, for `State.goto`."""
    n = start
    while STEPS[n] is not leave:
        if STEPS[n] is step:
            return n
        n += 1
    raise LookupError(f"the sequence has no step {step!r}")


def in_sequence(step: int, start: int) -> bool:
    """Whether a label is a step of a sequence, or its end."""
    n = start
    while n < step and STEPS[n] is not leave:
        n += 1
    return n == step


def step_name(n: int) -> str:
    """The name of the function behind a step number."""
    return step_name_of(STEPS[n])


def step_name_of(step: Step) -> str:
    """The name of the function of a step."""
    return str(getattr(step, "__name__", "?"))


def step_ids() -> list[int]:
    """For every step a number made from names, the same in every build and independent of import order."""
    if len(_IDS) != len(STEPS):
        _IDS.clear()
        starts = set(_FIRSTS)
        head = ""
        for n in range(len(STEPS)):
            name = step_name(n)
            if n in starts:
                head = name
            _IDS.append(crc32(f"{head}:{name}".encode()) & 0x7FFFFFFF)
    return _IDS


def step_labels() -> list[str]:
    """For every step a label by which another process with the same rules finds it again.

    Unlike ids, labels distinguish all steps: a sequence by everything listed in it, identical ones by which was listed
    first; a step by its place in the sequence.
    """
    if len(_LABELS) != len(STEPS):
        _LABELS.clear()
        alike: Counter[str] = Counter()
        for start, end in zip(_FIRSTS, [*_FIRSTS[1:], len(STEPS)], strict=True):
            listed = " ".join([f"{getattr(step, '__module__', '')}.{step_name_of(step)}" for step in STEPS[start:end]])
            name = blake2b(f"{listed} {alike[listed]}".encode(), digest_size=8).hexdigest()
            alike[listed] += 1
            _LABELS.extend([f"{name}:{place}" for place in range(end - start)])
    return _LABELS
