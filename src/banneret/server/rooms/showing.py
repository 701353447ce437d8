"""What a room shows: for each kind of viewer the view last sent, and what has changed since.

Everybody with the same eyes and language gets the same bytes, so a message is made once for all of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from banneret.kernel.event import Event
from banneret.kernel.game import Game
from banneret.kernel.rules import SPECTATOR, View
from banneret.server.jobs.tasks import MOST_LINES
from banneret.server.rooms.running_counts import RunningCounts
from banneret.table.asked import asked
from banneret.table.lesson_types import Coach, CoachMoment
from banneret.table.lessons.coaching import LEARNER, Coaching
from banneret.table.patch import patch
from banneret.table.presenter import presenting
from banneret.table.protocol import Asked, Clock, Step, Table, Told
from banneret.table.told import Telling

ENCODER: Final = msgspec.json.Encoder()


Names = Callable[[str], tuple[str, ...]]
"""The names of the players in a language."""
Flags = tuple[tuple[int, ...], bool, bool, bool, str]
"""Who is asked, whether undo and redo are possible, whether the game is over, when the viewer wants to be asked."""


def unnamed(_lang: str) -> tuple[str, ...]:
    """Nobody at the table has a name."""
    return ()


class Look:
    """What one kind of viewer was last shown."""

    __slots__ = ("flags", "known", "view")

    def __init__(self, view: dict[str, Any], known: int, flags: Flags) -> None:
        self.view = view
        self.known = known
        """How many events it knows."""
        self.flags = flags


class Showing:
    """The eyes on one game."""

    def __init__(self, game: Game, tally: RunningCounts | None = None, names: Names = unnamed) -> None:
        self.game = game
        self.names = names
        self.coaching: Coaching | None = None
        """The coach, in a lesson."""
        self.presenter = presenting(game)
        self.looks: dict[int, Look] = {}
        self.tally = tally or RunningCounts(game)
        self._happened = game.happened
        self._logs: dict[tuple[int, str, tuple[str, ...]], tuple[Told, ...]] = {}
        """Logs made since the last change, in case many come at once; seats may change hands meanwhile."""
        self.by_itself: Callable[[], bool] = lambda: False
        """Whether the question is answered automatically."""
        self.stands: Callable[[], bool] = lambda: False
        """Whether no answer is taken back."""
        self.waiting: tuple[int, ...] = ()
        """The seats that are asked, as everybody may know it: an answer that is still being saved has not happened
        yet."""
        self.count()

    @property
    def given(self) -> list[int]:
        """How many questions each seat has answered: the number of the one it is asked now."""
        return self.tally.given

    def count(self) -> None:
        """Update the counts after answers were given or taken back."""
        self.tally.count()
        self.waiting = () if self.game.over else (self.game.state.seat,)

    def look(self, eyes: int) -> Look:
        """What this viewer sees now; remembered, because the next patch is relative to it."""
        found = self.looks.get(eyes)
        if found is None:
            known = self.tally.known(eyes)
            found = self.looks[eyes] = Look(self.presenter.view(self.game, eyes), known, self.flags(eyes))
        return found

    def forget(self, eyes: set[int]) -> None:
        """Forget all other viewers."""
        for gone in [seat for seat in self.looks if seat not in eyes]:
            del self.looks[gone]

    def asked(self, eyes: int, lang: str) -> Asked | None:
        """The question, for the seat that is asked, unless it is answered automatically."""
        if self.game.over or self.game.state.seat != eyes or self.by_itself():
            return None
        return asked(self.game, lang, self.given[eyes], self.names(lang))

    def coach(self, eyes: int, asked: Asked | None, lang: str) -> Coach | None:
        """What the coach of a lesson says to the learner; nobody else is coached."""
        return self.coaching.now(asked, lang) if self.coaching is not None and eyes == LEARNER else None

    def said(self, eyes: int, lang: str, moment: str) -> CoachMoment | None:
        """What the coach says to the learner who is asked, by the id of the moment; nothing where nobody says that."""
        coach = self.coach(eyes, self.asked(eyes, lang), lang) if moment else None
        return next((one for one in coach.moments if one.id == moment), None) if coach is not None else None

    def flags(self, eyes: int) -> Flags:
        """What this viewer is told besides the view."""
        game = self.game
        mine = eyes != SPECTATOR
        can_redo = mine and game.can_redo and game.state.seat == eyes
        can_undo = mine and game.undo_seat == eyes and not self.stands()
        return self.waiting, can_undo, can_redo, game.over, game.request_of(eyes)

    def table(self, eyes: int, lang: str, clock: Clock | None) -> Table:
        """Everything this viewer may see."""
        waiting, can_undo, can_redo, over, ask_me = self.flags(eyes)
        question = self.asked(eyes, lang)
        return Table(
            seat=eyes,
            view=self.look(eyes).view,
            waiting=waiting,
            asked=question,
            can_undo=can_undo,
            can_redo=can_redo,
            over=over,
            returns=self.presenter.decided(self.game),
            clock=clock,
            ask_me=ask_me,
            coach=self.coach(eyes, question, lang),
        )

    def log(self, eyes: int, lang: str, since: int = -1) -> tuple[Told, ...]:
        """The latest events that this viewer knows, after the event `since`."""
        names = self.names(lang)
        found = self._logs.get((eyes, lang, names))
        if found is None:
            events = self.game.latest_for(eyes, MOST_LINES)
            first = self.tally.known(eyes) - len(events)
            told = self.presenter.told(Telling(self.game, eyes, events, first, lang, names=names))
            found = self._logs[eyes, lang, names] = tuple(told)
        return found[max(since + 1 - found[0].n, 0) :] if found else ()

    def changes(self, eyes: set[int]) -> dict[int, Change]:
        """What has changed for each of these viewers since the last call; others are forgotten.

        Viewers for whom nothing has changed are left out: how often somebody answers in private is nobody's business.
        """
        game = self.game
        self.count()
        self.forget(eyes)
        self._logs.clear()
        since, self._happened = self._happened, game.happened
        found: dict[int, Change] = {}
        for seat, look in self.looks.items():
            known, flags = look.known, look.flags
            seen = game.view(seat)
            view = self.presenter.view(game, seat, seen)
            difference = patch(look.view, view)
            if game.happened < since:
                events, first = [], 0
                look.known = self.tally.known(seat)
            else:
                events, first = game.events_for(seat, since), known
                look.known += len(events)
            look.view, look.flags = view, self.flags(seat)
            news = bool(difference or events or (known, flags) != (look.known, look.flags))
            if news or seat in self.waiting:
                found[seat] = Change(self, seen, look, ENCODER.encode(difference), events, first, news)
        return found


class Change:
    """What has changed for one kind of viewer, in any language, encoded once for each."""

    def __init__(
        self, showing: Showing, seen: View, look: Look, difference: bytes, events: list[Event], first: int, news: bool
    ) -> None:
        self.news = news
        """Whether there is anything new besides the question."""
        self._showing = showing
        self._seen = seen
        self._look = look
        self._patch = msgspec.Raw(difference)
        self._events = events
        self._first = first
        self._made: dict[tuple[str, int], str] = {}

    def text(self, lang: str, clock: Clock | None, re: int = 0) -> str:
        """The message for those who read this language; `re` is set for the one whose message led to it."""
        made = self._made.get((lang, re))
        if made is None:
            made = self._made[lang, re] = ENCODER.encode(self._step(lang, clock, re)).decode()
        return made

    def _step(self, lang: str, clock: Clock | None, re: int) -> Step:
        game, eyes = self._showing.game, self._seen.seat
        names = self._showing.names(lang)
        telling = Telling(game, eyes, self._events, self._first, lang, view=self._seen, names=names)
        told = self._showing.presenter.told(telling)
        waiting, can_undo, can_redo, over, ask_me = self._look.flags
        question = self._showing.asked(eyes, lang)
        return Step(
            events=tuple(told),
            patch=self._patch,
            seat=eyes,
            waiting=waiting,
            asked=question,
            can_undo=can_undo,
            can_redo=can_redo,
            over=over,
            returns=self._showing.presenter.decided(game),
            clock=clock,
            upto=self._look.known,
            re=re,
            ask_me=ask_me,
            coach=self._showing.coach(eyes, question, lang),
        )
