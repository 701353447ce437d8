"""A patch makes one view of another, and says no more than that."""

from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from banneret.games import new
from banneret.table.patch import patch, patched
from tests.heroes.table.positions import walked
from tests.support.shown import wire_view

LEAVES = st.none() | st.integers(2) | st.text(max_size=3) | st.lists(st.integers(2) | st.none(), max_size=3)
"""No 0 and 1: for Python they equal False and True, and a field of a view never changes its type."""
KEYS = st.text("abcd", min_size=1, max_size=1)
OBJECTS = st.recursive(
    st.dictionaries(KEYS, LEAVES, max_size=4),
    lambda inner: st.dictionaries(KEYS, LEAVES | inner, max_size=4),
    max_leaves=20,
)


def without_nulls(value: Any) -> Any:
    """A value in which what is null is missing, as whoever reads a view takes it; lists stay as they are."""
    if not isinstance(value, dict):
        return value
    return {key: without_nulls(inner) for key, inner in value.items() if inner is not None}


@given(old=OBJECTS, new=OBJECTS)
def test_a_patch_leads_from_one_object_to_the_other(old: dict[str, Any], new: dict[str, Any]) -> None:
    before = msgspec.json.encode(old)
    change = msgspec.json.decode(msgspec.json.encode(patch(old, new)))
    assert without_nulls(patched(old, change)) == without_nulls(new)
    assert msgspec.json.encode(old) == before


@given(same=OBJECTS)
def test_nothing_is_said_where_nothing_has_changed(same: dict[str, Any]) -> None:
    assert patch(same, msgspec.json.decode(msgspec.json.encode(same))) == {}


@given(old=OBJECTS, new=OBJECTS)
def test_what_is_the_same_is_not_in_a_patch(old: dict[str, Any], new: dict[str, Any]) -> None:
    change = patch(old, new)
    for key in change:
        assert old.get(key) != new.get(key)


def test_null_removes_and_lists_are_replaced() -> None:
    assert patch({"a": {"b": 2, "c": 3}, "d": [2]}, {"a": {"b": 2}, "d": [2, None]}) == {
        "a": {"c": None},
        "d": [2, None],
    }
    assert patch({"a": None}, {"a": {"b": None, "c": 2}}) == {"a": {"b": None, "c": 2}}
    assert patched({"a": 2}, {"a": {"b": None, "c": 2}}) == {"a": {"c": 2}}


def test_the_views_of_a_game_follow_from_each_other_by_small_patches() -> None:
    game = new("heroes", scenario="brave_new_world", seats=["castle", "necropolis"], seed=2)
    view = wire_view(game, 0)
    shown = msgspec.json.decode(msgspec.json.encode(view))
    sizes = []
    for _ in walked(game, 2, 250):
        old, view = view, wire_view(game, 0)
        change = msgspec.json.decode(msgspec.json.encode(patch(old, view)))
        shown = patched(shown, change)
        assert without_nulls(shown) == without_nulls(msgspec.json.decode(msgspec.json.encode(view)))
        sizes.append(len(msgspec.json.encode(change)))
    assert sorted(sizes)[len(sizes) // 2] < 1000
