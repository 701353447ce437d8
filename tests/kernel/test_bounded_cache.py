"""What is remembered has two bounds: how many things, and how large they are together."""

from banneret.kernel.bounded_cache import BoundedCache


def test_what_was_not_used_for_longest_makes_room() -> None:
    kept: BoundedCache[str, int] = BoundedCache(2, 100)
    for n, key in enumerate("ab"):
        kept.put(key, n, 1)
    assert kept.get("a") == 0
    kept.put("c", 2, 1)
    assert (kept.get("a"), kept.get("b"), kept.get("c")) == (0, None, 2)


def test_large_things_make_room_for_each_other() -> None:
    kept: BoundedCache[str, int] = BoundedCache(10, 100)
    kept.put("a", 1, 60)
    kept.put("b", 2, 40)
    kept.put("c", 3, 1)
    assert (len(kept), kept.weight, kept.get("a")) == (2, 41, None)
    kept.put("b", 4, 10)
    assert (len(kept), kept.weight, kept.get("b")) == (2, 11, 4)
    assert kept.pop("b") == 4
    assert kept.pop("b") is None
    kept.clear()
    assert (len(kept), kept.weight) == (0, 0)


def test_what_is_too_large_is_not_remembered() -> None:
    kept: BoundedCache[str, int] = BoundedCache(10, 100)
    kept.put("a", 1, 1)
    kept.put("b", 2, 101)
    assert (kept.get("a"), kept.get("b")) == (1, None)
