"""Piles of cards and other small tuples: whatever rarely changes is a tuple, so that copies of a position can share it.

A pile whose order nobody knows is kept sorted, so positions that differ only in that order are the same.
"""


def added(pile: tuple[int, ...], card: int) -> tuple[int, ...]:
    """A sorted pile with one more card."""
    new = [*pile, card]
    new.sort()
    return tuple(new)


def without(pile: tuple[int, ...], card: int) -> tuple[int, ...]:
    """A pile without one copy of a card."""
    new = list(pile)
    new.remove(card)
    return tuple(new)


def changed(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """A tuple with one value replaced."""
    new = list(values)
    new[place] = value
    return tuple(new)
