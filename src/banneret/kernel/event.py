"""Event: what happened, as readers see it."""

from collections.abc import Callable

import msgspec


class Event(msgspec.Struct, frozen=True):
    """One thing that happened. Words are made by readers from `name` and `args`."""

    name: str
    args: dict[str, int | str]
    step: int
    audience: int | None = None
    """The only seat that may see it, or None for everybody."""

    def seen_by(self, seat: int) -> bool:
        """Whether a seat may see this event; a spectator is no seat and sees what everybody sees."""
        return self.audience is None or self.audience == seat


def readable_event(
    raw: tuple[int, int, int, int, int], told: str, readable: Callable[[str, int], tuple[str, int | str]], audience: int
) -> Event:
    """What a State emitted, in words. `told` names the event and what its ints are, such as `draw s c!`.

    With a `!` behind it, the event is for the seat that the int at place `audience` tells, and for nobody else.
    """
    _, step, *values = raw
    name, *kinds = told.removesuffix("!").split()
    args: dict[str, int | str] = {}
    for kind, value in zip(kinds, values, strict=False):
        label, shown = readable(kind, value)
        while label in args:
            label += "2"
        args[label] = shown
    return Event(name, args, step, values[audience] if told.endswith("!") else None)
