"""What happened, as one viewer may know it: sentences for the log, and events for the moving pieces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from banneret.table.presenter import presenting

if TYPE_CHECKING:
    from banneret.kernel.event import Event
    from banneret.kernel.game import Game
    from banneret.kernel.rules import View
    from banneret.table.protocol import Told


class Telling(NamedTuple):
    """Events that a seat may know, to be put into words in one language."""

    game: Game
    seat: int
    events: Sequence[Event]
    """The latest events of the game, unless `context` says what was before them."""
    first: int
    """The place of the first one among all events that this seat knows."""
    lang: str
    context: Any = None
    view: View | None = None
    """What the seat sees, if it is at hand."""
    names: Sequence[str] = ()
    """The names of those at the table, if known."""


def after(game: Game, seat: int, since: int, lang: str) -> list[Told]:
    """What a seat may know of the events after the first `since` that it knows."""
    return presenting(game).told(Telling(game, seat, game.events_for(seat)[since:], since, lang))


def earlier(game: Game, seat: int, before: int, most: int, lang: str, names: Sequence[str] = ()) -> list[Told]:
    """The last events that a seat knows before its event `before`, at most this many, in words."""
    presenter = presenting(game)
    events = game.events_for(seat)[:before]
    first = max(len(events) - most, 0)
    context = presenter.first_context(game.state)
    for event in events[:first]:
        context = presenter.next_context(context, event)
    return presenter.told(Telling(game, seat, events[first:], first, lang, context, names=names))
