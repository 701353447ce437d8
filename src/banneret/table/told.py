"""What happened, as one viewer may know it: sentences for the log, and events for the moving pieces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from banneret.table.presenter import presenting

if TYPE_CHECKING:
    from banneret.kernel.game import Game
    from banneret.table.protocol import Told


def after(game: Game, seat: int, since: int, lang: str) -> list[Told]:
    """What a seat may know of the events after the first `since` that it knows."""
    return presenting(game).told(game, seat, game.events_for(seat)[since:], since, lang)


def earlier(game: Game, seat: int, before: int, most: int, lang: str, names: Sequence[str] = ()) -> list[Told]:
    """The last events that a seat knows before its event `before`, at most this many, in words."""
    presenter = presenting(game)
    events = game.events_for(seat)[:before]
    first = max(len(events) - most, 0)
    context = presenter.first_context(game.state)
    for event in events[:first]:
        context = presenter.next_context(context, event)
    return presenter.told(game, seat, events[first:], first, lang, context, names=names)
