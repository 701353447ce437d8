"""Event: what happened, as readers see it."""

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
