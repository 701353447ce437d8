"""State: one game position, waiting on exactly one Choice or carrying a result.

A State holds small ints and lists and nothing else: no clock, no file, no generator of random numbers. Paused rules are
a stack of frames, four ints each, so a State can be copied, saved and searched at any moment.

State classes have no `__init__`; a factory fills every field. (A compiled class would run `__init__` in every
`copy`.)
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Any, Final, TypeVar

import msgspec

from banneret.kernel.kinds import K_DRAW, K_ROLL
from banneret.kernel.sequence import STEPS, step_ids

_T = TypeVar("_T")

try:
    from mypy_extensions import mypyc_attr as mypyc_attr  # noqa: PLC0414  (other modules take it from here)
except ImportError:
    # Only the compiler reads the mark, and the package that provides it comes with the compiler.
    def mypyc_attr(*attrs: str, **kwattrs: object) -> Callable[[_T], _T]:
        """Mark a class for the compiler."""
        return lambda marked: marked


NOBODY: Final = -1
"""Nobody is asked: the rules are running."""
CHANCE: Final = -2
"""Chance is asked."""
OVER: Final = -3
"""The game has ended."""

NEXT_STEP: Final = -4
"""Where the stack holds the label of the next step of the current frame."""
ARG_A: Final = -3
"""Where the stack holds the first argument of the current frame. A sequence names its arguments next to itself,
`STEPS_LEFT: Final = ARG_C`, and its steps write `s.stack[STEPS_LEFT]`."""
ARG_B: Final = -2
"""The second argument."""
ARG_C: Final = -1
"""The third."""
FRAME_LENGTH: Final = 4
"""How far the end of a frame is above the end of the frame below it. From its end a frame is read as `stack[end +
ARG_C]`."""

_encode: Final = msgspec.msgpack.Encoder().encode
"""MessagePack writes ints and lists in one way only, and quickly."""
_WIDE: Final = 1 << 63


Frame = tuple[int, int, int, int]
"""The next step of a sequence, and its arguments."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's position has: the stack of frames, the pending Choice and the result."""

    __slots__ = ("answer", "kind", "log", "options", "outcomes", "private", "returns", "seat", "stack", "step")

    stack: list[int]
    seat: int
    """Who is asked: a player's seat, CHANCE, or OVER."""
    kind: int
    """Which kind of Choice."""
    options: list[int]
    """What the asked player may answer. The list is never changed once it is set, so copies share it."""
    outcomes: tuple[int, ...]
    """What chance may answer: equally likely values, with repeats as weights."""
    private: bool
    """Even a single option must be asked, because answering it automatically would reveal what is in a hand."""
    step: int
    """The step that asked or acted last: the way back to the clauses."""
    answer: int
    log: list[tuple[int, int, int, int, int]] | None
    """Where events go, or None when nobody listens."""
    returns: tuple[int, ...]
    """Once over: 1, 0 or -1 for each seat."""

    def clear(self) -> None:
        """Fill the kernel's fields of a fresh State."""
        self.stack = []
        self.seat = NOBODY
        self.kind = 0
        self.options = []
        self.outcomes = ()
        self.private = False
        self.step = 0
        self.answer = 0
        self.log = None
        self.returns = ()

    # -- what rules call -------------------------------------------------------------------------------------------

    def ask(self, seat: int, kind: int, options: list[int]) -> None:
        """Ask a player. The next step of the sequence reads `answer`."""
        self.seat = seat
        self.kind = kind
        self.options = options
        self.private = False

    def ask_private(self, seat: int, kind: int, options: list[int]) -> None:
        """Ask a player a question whose options are hidden from the other seats."""
        self.seat = seat
        self.kind = kind
        self.options = options
        self.private = True

    def chance(self, kind: int, outcomes: tuple[int, ...]) -> None:
        """Ask chance. For a draw, `outcomes` is the pile itself."""
        self.seat = CHANCE
        self.kind = kind
        self.outcomes = outcomes

    def call(self, sequence: int, a: int, b: int, c: int) -> None:
        """Start a sequence; the current one continues when it ends."""
        stack = self.stack
        stack.append(sequence)
        stack.append(a)
        stack.append(b)
        stack.append(c)

    def goto(self, label: int) -> None:
        """Continue at another step of the current sequence."""
        self.stack[-4] = label

    def leave(self) -> None:
        """End the current sequence at once."""
        stack = self.stack
        stack.pop()
        stack.pop()
        stack.pop()
        stack.pop()

    def unwind(self, depth: int) -> None:
        """Abandon every sequence started since the stack was this deep."""
        stack = self.stack
        while len(stack) > depth:
            stack.pop()

    def finish(self, returns: tuple[int, ...]) -> None:
        """End the game."""
        self.returns = returns
        self.seat = OVER
        self.options = []

    def emit(self, event: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Report an event, if anybody listens."""
        if self.log is not None:
            self.log.append((event, self.step, a, b, c))

    # -- what drivers call -----------------------------------------------------------------------------------------

    def run(self) -> None:
        """Carry out steps until somebody is asked or the game ends."""
        stack = self.stack
        arguments: list[Any] = stack
        """The same list, typed so that a compiled build passes its numbers on as they are."""
        while self.seat == NOBODY:
            step = stack[-4]
            stack[-4] = step + 1
            self.step = step
            STEPS[step](self, arguments[-3], arguments[-2], arguments[-1])

    def apply(self, answer: int) -> None:
        """Give an answer that is known to be among the options. Not checked: see `Game.apply` for input."""
        self.answer = answer
        self.seat = NOBODY
        self.run()

    def request(self, seat: int, when: int) -> bool:
        """Note when a seat wants to be asked as well: NEVER, ONCE or ALWAYS (see `banneret.kernel.requests`).

        Returns False and changes nothing if that is already so or the game takes no requests. A game that takes
        requests keeps them in its State, and puts the pending Choice again with `put_again` if a request is to be
        heeded at once.
        """
        return False

    def requested(self, seat: int) -> int:
        """When a seat wants to be asked as well."""
        return 0

    def put_again(self) -> None:
        """Run the step that asked once more, which may lead to another Choice.

        Only for a step that changes nothing before it asks.
        """
        self.stack[-4] = self.step
        self.seat = NOBODY
        self.run()

    def forced(self) -> bool:
        """Whether the pending Choice has a single answer that can be given without asking."""
        return self.seat >= 0 and not self.private and len(self.options) == 1

    def settle(self, dice: Callable[[], float], decks: Callable[[], float], lands: Callable[[], float]) -> None:
        """Answer chance and forced choices until a player has to decide, each kind of chance from its own stream."""
        while True:
            seat = self.seat
            if seat == CHANCE:
                kind = self.kind
                outcomes = self.outcomes
                r = dice() if kind == K_ROLL else decks() if kind == K_DRAW else lands()
                self.apply(outcomes[int(r * len(outcomes))])
            elif seat >= 0 and len(self.options) == 1 and not self.private:
                self.apply(self.options[0])
            else:
                return

    def copy(self) -> State:
        """An independent copy, without listeners."""
        raise TypeError("a game's State class makes its own copy")

    def parts(self) -> list[object]:
        """Everything that makes up the position, in a fixed order: what the digest is made of."""
        raise TypeError("a game's State class lists its own parts")

    def has_wide_frames(self) -> bool:
        """Whether a frame may hold a number that is wider than MessagePack's, such as a set of hexes."""
        return True

    def digest(self) -> str:
        """Sixteen hexadecimal digits that stand for the position, the same in every build and on every machine."""
        ids = step_ids()
        stack = self.stack[:]
        for n in range(0, len(stack), 4):
            stack[n] = ids[stack[n]]
        asked = self.options if self.seat >= 0 else self.outcomes if self.seat == CHANCE else self.returns
        framed: list[int] | list[int | str] = stack
        if self.has_wide_frames() and max(stack, default=0) >= _WIDE:
            framed = [hex(number) if number >= _WIDE else number for number in stack]
        parts = [*self.parts(), framed, self.seat, self.kind, asked]
        return blake2b(_encode(parts), digest_size=8).hexdigest()


def copy_state(s: State, new: State) -> None:
    """Copy what every State has, for a game's own `copy`; nobody listens to the copy."""
    new.stack = s.stack[:]
    new.seat = s.seat
    new.kind = s.kind
    new.options = s.options
    new.outcomes = s.outcomes
    new.private = s.private
    new.step = s.step
    new.answer = s.answer
    new.log = None
    new.returns = s.returns


def show_state(s: State, view: State, knows: bool) -> None:
    """Copy what a seat may know of it, for a game's own `view`: the options only if the seat `knows` them."""
    view.stack = s.stack[:]
    view.seat = s.seat
    view.kind = s.kind
    view.options = s.options if knows else []
    view.outcomes = ()
    view.private = s.private
    view.step = s.step
    view.answer = 0
    view.log = None
    view.returns = s.returns


def asks_alike(s: State, view: State) -> bool:
    """Let a full position ask the question that a view of it does not show; returns whether the same seat is asked the
    same way.

    Another seat's secret options follow from the position, so the step that asked runs once more. A step that asks in
    secret must therefore be able to run twice: the second time it changes nothing and does not read `answer`.
    """
    if view.seat == OVER or view.options:
        return True
    s.stack[NEXT_STEP] = view.step + 1
    s.seat = NOBODY
    arguments: list[Any] = s.stack
    STEPS[view.step](s, arguments[ARG_A], arguments[ARG_B], arguments[ARG_C])
    return s.seat == view.seat and s.kind == view.kind and s.private == view.private and s.stack == view.stack


def frames(state: State) -> list[Frame]:
    """What is under way in a position, from the outside in."""
    stack = state.stack
    return [(stack[n], stack[n + 1], stack[n + 2], stack[n + 3]) for n in range(0, len(stack), 4)]
