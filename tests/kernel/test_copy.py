"""Copies and digests, field by field: a field that is forgotten in one of them is the likeliest mistake of all."""

from collections.abc import Callable
from typing import Any

import pytest

import banneret
from banneret.heroes.state.battle import Battle, fresh
from banneret.kernel.state import CHANCE
from tests.heroes.builder import skirmish
from tests.heroes.property.invariants import SHARED, battle, contents
from tests.support.slots import slots

FOLLOWS = {
    "at": "from pos",
    "occupied": "from pos",
    "mod": "from effects",
    "playable": "from hands and morale",
    "private": "from the step",
    "step": "from the stack",
    "answer": "is read by the step that has run",
    "log": "is nobody's position",
    "outcomes": "are not asked while a player is",
    "returns": "are not there before the end",
    "terms": "have their own test below",
    "rubble": "from laid",
}
"""Fields the digest leaves out, and why it may."""


def in_play() -> Battle:
    seats = ("castle_griffins+@b2*1 castle_marksmen@a1# cards=attack,defense hand=1 gold=3 movement=2 expert=1 morale",)
    return battle(skirmish(*seats, "necropolis_zombies@b4! necropolis_wraiths@c5", draws=["attack"]))


ON_HEXES = ("laid", "zone", "token", "ties", "stirred")
"""Fields that a Combat on the core board does not read."""


def on_hexes() -> Battle:
    seats = ("castle_griffins+@1.2", "necropolis_zombies@11.4")
    return battle(skirmish(*seats, hex_board="always"))


def marked() -> Battle:
    """A Battle in which no two fields are alike, so that nothing can be taken for anything else."""
    state = in_play()
    for number, name in enumerate(slots(Battle), start=100):
        value = getattr(state, name)
        if name in ("terms", "log"):
            continue
        fitting: Any = number
        if isinstance(value, bool):
            fitting = not getattr(fresh(state.terms), name)
        elif isinstance(value, list):
            fitting = [(number,) if name == "piles" else number] * 3
        elif isinstance(value, tuple):
            fitting = (number,) * 3
        setattr(state, name, fitting)
    return state


def test_a_copy_has_every_field() -> None:
    state = marked()
    copy = state.copy()
    assert contents(copy) == {**contents(state), "log": None}
    assert copy.terms is state.terms


def test_a_copy_shares_no_list() -> None:
    state = marked()
    copy = state.copy()
    for name in slots(Battle):
        if isinstance(getattr(state, name), list):
            assert (getattr(copy, name) is getattr(state, name)) == (name in SHARED), name


def test_nobody_listens_to_a_copy() -> None:
    state = in_play()
    state.log = []
    copy = state.copy()
    assert copy.log is None
    copy.apply(copy.options[0])
    assert state.log == []


def other(value: Any) -> Any:
    """A value of the same kind that differs in one place."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if not value:
        return type(value)([1])
    last = value[-1]
    return [*value[:-1], other(last)] if isinstance(value, list) else (*value[:-1], other(last))


@pytest.mark.parametrize("name", [name for name in slots(Battle) if name not in FOLLOWS])
def test_every_field_counts_in_the_digest(name: str) -> None:
    state = on_hexes() if name in ON_HEXES else in_play()
    before = state.digest()
    assert state.copy().digest() == before
    value = getattr(state, name)
    setattr(state, name, other(value))
    assert state.digest() != before
    setattr(state, name, value)
    assert state.digest() == before


def test_every_place_of_a_list_counts_in_the_digest() -> None:
    state = in_play()
    seen = {state.digest()}
    count = 1
    for name in ("row", "pos", "damage", "piles", "stack", "options"):
        values = getattr(state, name)
        for n in range(len(values)):
            if name == "stack" and n % 4 == 0:
                continue
            setattr(state, name, type(values)([*values[:n], other(values[n]), *values[n + 1 :]]))
            seen.add(state.digest())
            count += 1
        setattr(state, name, values)
    assert len(seen) == count


@pytest.mark.parametrize("name", ["outcomes", "returns"])
def test_what_is_asked_of_chance_and_the_result_count_when_they_stand(name: str) -> None:
    state = in_play()
    state.seat = CHANCE if name == "outcomes" else -3
    before = state.digest()
    setattr(state, name, (1, -1, 0))
    assert state.digest() != before


@pytest.mark.parametrize(
    "options",
    [
        {"mode": "campaign", "difficulty": "hard"}, {"difficulty": "easy"}, {"round_limit": "3"},
        {"ask_anyway": "on"}, {"no_rerolls": "on"},
    ],
)  # fmt: skip
def test_the_terms_count_in_the_digest(options: dict[str, str]) -> None:
    seats = ["castle_griffins@b2", "necropolis_zombies@b4"]
    first, second = (
        banneret.new("heroes", scenario="skirmish", seats=seats, seed=1, options=chosen) for chosen in (options, {})
    )
    assert first.digest != second.digest


def test_equal_positions_are_equal_whatever_their_history() -> None:
    """The same two cards in hand, drawn in either order."""
    seats = ("castle_griffins@b2 cards=attack,defense,offense hand=2", "necropolis_zombies@b4")
    first = skirmish(*seats, draws=["attack", "offense"])
    second = skirmish(*seats, draws=["offense", "attack"])
    assert first.record() != second.record()
    assert first.digest == second.digest
    for name, value in contents(first.state).items():
        assert name in FOLLOWS or contents(second.state)[name] == value


MOVES: list[Callable[[], str]] = [
    lambda: skirmish("castle_griffins@b2", "necropolis_zombies@b5").play("move:b3", "done").digest,
    lambda: skirmish("castle_griffins@b2", "necropolis_zombies@b5").play("move:b3", "defend").digest,
    lambda: skirmish("castle_griffins@b2", "necropolis_zombies@b5").play("move:c2", "done").digest,
]


def test_other_positions_have_other_digests() -> None:
    assert len({move() for move in MOVES}) == len(MOVES)
