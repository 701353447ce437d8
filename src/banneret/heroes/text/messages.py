"""Messages of *Heroes* and its expansion."""

from functools import cache
from typing import Final

from banneret.text import catalogue
from banneret.text.catalogue import Argument, TextError, signed

__all__ = ["Argument", "TextError", "has", "message", "render", "signed"]

GAME: Final = "heroes"
SIGNED: Final = frozenset({"face", "by"})
"""Arguments that are shown with their sign when they are given as a number."""
NAMES: Final = frozenset({"unit", "target"})
"""Arguments that are names of units."""
SINGLE: Final = ("unit-arrow_tower", "unit-horde_of_skeletons", "unit-horde_of_zombies", "unit-legion_of_skeletons")
"""What has a singular name among the units; every other name is a plural."""


def message(id: str, lang: str = "en", **args: Argument) -> str:
    """The text of a message.

    An argument whose name is a Python keyword may be given with an underscore at its end (`from_`). A whole number
    given as `face` or `by` is shown with its sign. `unit` brings `unit_number` along and `target` `target_number`, so
    that a verb or an article can agree.
    """
    given = {key.rstrip("_"): value for key, value in args.items()}
    for key in SIGNED & given.keys():
        value = given[key]
        if isinstance(value, int):
            given[key] = signed(value)
    for key in NAMES & given.keys():
        given[key + "_number"] = "one" if str(given[key]).startswith(_single(lang)) else "other"
    return render(id, lang, given)


@cache
def _single(lang: str) -> tuple[str, ...]:
    return tuple(render(id, lang, {}) for id in SINGLE)


def render(id: str, lang: str, args: dict[str, Argument]) -> str:
    """The text of a message with exactly these arguments."""
    return catalogue.render(f"{GAME}:{id}", lang, args)


def has(id: str, lang: str = "en") -> bool:
    """Whether a message exists."""
    return catalogue.has(f"{GAME}:{id}", lang)
