"""Whether any answer that is offered besides passing does anything: nobody needs to be asked about a play without
effect.

An answer does nothing if it leads to the same position as passing, except for the card that is spent. It is tried on a
copy that agrees with what the seat knows.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Final

from banneret.bots.sent_view import fields_of
from banneret.kernel.kinds import K_PLAY

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from banneret.kernel.game import Game
    from banneret.kernel.state import State

PILES: Final = "piles"
ASIDE: Final = frozenset({"answer", "log", "stack", "options", PILES})
"""What may differ between two positions that are otherwise the same: the way that led there, what may be answered next,
and the piles, which are compared separately."""


def only_passing_matters(game: Game, seat: int, passing: int, aside: frozenset[str]) -> bool:
    """Whether a window is open in which nothing but passing does anything; `aside` is what a game notes about who has
    passed, and about what else may be played."""
    state = game.state
    if state.kind != K_PLAY or passing not in state.options:
        return False
    known = game.determinize(seat, Random(0))
    passed = _after(known, (passing,))
    return all(
        _alike(passed, _passed_too(_after(known, (option,)), known, passing), aside)
        for option in known.options
        if option != passing
    )


def _after(state: State, answers: Iterable[int]) -> State:
    after = state.copy()
    for answer in answers:
        after.apply(answer)
    return after


def _passed_too(after: State, before: State, passing: int) -> State:
    """The position after passing in the window in which something was played."""
    while after.seat == before.seat and after.step == before.step and passing in after.options:
        if len(after.options) >= len(before.options):
            break
        before = after
        after = _after(after, (passing,))
    return after


def _alike(passed: State, played: State, aside: frozenset[str]) -> bool:
    fields = set(fields_of(type(passed))) - ASIDE - aside
    if any(getattr(passed, field) != getattr(played, field) for field in fields):
        return False
    return _one_is_spent(getattr(passed, PILES, ()), getattr(played, PILES, ()))


def _one_is_spent(passed: Sequence[tuple[int, ...]], played: Sequence[tuple[int, ...]]) -> bool:
    """Whether a single card lies elsewhere, and nothing else has moved."""
    moved = [(Counter(one), Counter(other)) for one, other in zip(passed, played, strict=True) if one != other]
    lost = sum((one - other for one, other in moved), Counter[int]())
    gained = sum((other - one for one, other in moved), Counter[int]())
    return lost == gained and lost.total() <= 1
