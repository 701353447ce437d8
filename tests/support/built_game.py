"""A game that a test has set up: what tests ask of it and how they go on with it, whichever game it is."""

from __future__ import annotations

from typing import Any, Self

from banneret.kernel.game import Game
from banneret.kernel.sequence import step_name


class BuiltGame(Game):
    """A Game with words for tests. Each game has a builder of its own, which adds how situations are laid out."""

    @classmethod
    def of(cls, game: Game) -> Self:
        """A game that came from elsewhere, from now on with words for tests; the other object is not to be used."""
        built = cls.__new__(cls)
        built.__dict__.update(game.__dict__)
        return built

    def play(self, *keys: str) -> Self:
        """Give answers one after the other."""
        for key in keys:
            self.apply(key)
        return self

    @property
    def keys(self) -> set[str]:
        """What may be answered now."""
        return set(self.choice.keys)

    def asked(self) -> tuple[int, str]:
        """Which seat is asked what kind of question."""
        return self.choice.seat, self.choice.kind_name

    def step(self) -> str:
        """The step of the rules that asks."""
        return step_name(self.state.step)

    def seen(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat, or a spectator, sees."""
        return self.rules.describe(self.view() if seat is None else self.view(seat))

    def events_named(self, name: str) -> list[dict[str, int | str]]:
        """The arguments of all events of a name so far."""
        return [event.args for event in self.events if event.name == name]

    def order(self, *names: str) -> list[str]:
        """The names of the events so far that are among these, in order."""
        return [event.name for event in self.events if event.name in names]

    def names_since(self, mark: int) -> list[str]:
        """The names of the events after the first `mark` of them."""
        return [event.name for event in self.events[mark:]]
