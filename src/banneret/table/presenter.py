"""Presenter: one game at the table, for whoever draws it.

Everything that a screen shows of a game, and everything that only this game can answer about itself, is asked of its
presenter. What is here fits every game: questions, answers and events are messages of the game's own catalogue
(`prompt-ask-card`, `option-play`, `event-played`), a position is what its rules describe, and the lobby offers what
the rules know (`plain_lobby.py`). A game overrides what it can show better.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Final, cast

from banneret.bots.registry import playable
from banneret.kernel.errors import ContentError
from banneret.kernel.event import RawEvent
from banneret.kernel.rules import SPECTATOR, View
from banneret.plugins import part, plugin_of
from banneret.table.asking import Asking
from banneret.table.lobby_types import Catalogue, GameInfo, ScenarioInfo
from banneret.table.names import numbered
from banneret.table.plain_catalogue import plain_catalogue
from banneret.table.plain_lobby import plain_game
from banneret.table.protocol import Foreseen, Told, Way
from banneret.table.replay.types import ReplaySeat, Statistics
from banneret.text.catalogue import has, message
from banneret.text.words import word

if TYPE_CHECKING:
    from banneret.kernel.event import Event
    from banneret.kernel.game import Game
    from banneret.kernel.state import State
    from banneret.table.replay.course import Course
    from banneret.table.replay.types import Mark, RoundAt, TurnAt
    from banneret.table.scenario_info import ScenarioNotes

NOBODY = -2
"""In the place of a seat: nobody did it."""
SEAT: Final = "seat"
"""What rules call a seat in an event, a second one being `seat2`. Its sentence has the names of both as well."""
PLAYER: Final = "player"


class Presenter:
    """One game at the table."""

    id: ClassVar[str]
    types: ClassVar[tuple[str, ...]] = ()
    """The modules whose Structs say what is sent of the game; the page is told them as TypeScript."""
    view_type: ClassVar[type | None] = None
    """The one of these that a view has the shape of."""
    habits: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """What a seat may have answered by itself, each with its ways; the first asks every time."""

    # -- what is asked -------------------------------------------------------------------------------------------------

    def asking(self, game: Game, lang: str) -> Asking:
        """What is asked now, in words."""
        return Asking(game, lang)

    def meant_at(self, game: Game, at: str) -> list[str]:
        """The keys that somebody who points at an anchor may mean, the likeliest first, legal or not."""
        return []

    def ways(self, game: Game, seat: int) -> tuple[Way, ...]:
        """Where the pieces of the seat that is asked can go."""
        return ()

    def foreseen(self, game: Game, seat: int, answer: str, re: int, first: tuple[str, ...] = ()) -> Foreseen:
        """What an answer of the seat that is asked would lead to, after others; nothing where that is not foretold."""
        return Foreseen(re, answer)

    def habitual(self, game: Game, seat: int, kept: Mapping[str, str]) -> int | None:
        """The answer that the habits of the seat that is asked give to the question, or nothing: then it is asked.

        It is found from what the seat may know, and the same for the same position.
        """
        return None

    # -- what lies there -----------------------------------------------------------------------------------------------

    def view(self, game: Game, seat: int, view: View | None = None) -> dict[str, Any]:
        """What a seat sees now, -1 for a spectator, as plain data that names its game; `view` where it is at hand.

        What has not changed may be the very object that was given before: it is not to be written into.
        """
        return {"game": self.id, **game.rules.describe(view or game.view(seat))}

    def hides(self, view: dict[str, Any]) -> bool:
        """Whether a spectator's view shows that somebody holds something the others may not see."""
        return True

    def catalogue(self, lang: str) -> Catalogue:
        """Everything printed in the box, in one language."""
        return plain_catalogue(self.id, lang)

    def notes(self, game: Game, lang: str) -> ScenarioNotes | None:
        """What the scenario of a game says; nothing where it has nothing of its own."""
        return None

    # -- what happened -------------------------------------------------------------------------------------------------

    def told(
        self,
        game: Game,
        seat: int,
        events: Sequence[Event],
        first: int,
        lang: str,
        context: Any = None,
        view: View | None = None,
        names: Sequence[str] = (),
    ) -> list[Told]:
        """Events a seat may know, in words; `first` is the place of the first among all events that this seat knows.

        They are the latest events of the game unless `context` says what was before them. `view` is what the seat sees,
        `names` what those who sit at the table are called, where that is known.
        """
        lines = self.lines(view or game.view(seat), events, lang, names)
        return [
            Told(
                n=first + n,
                name=event.name,
                args=event.args,
                text=line,
                who=int(event.args.get(SEAT, NOBODY)),
                clauses=game.rules.clauses(event.step),
            )
            for n, (event, line) in enumerate(zip(events, lines, strict=True))
        ]

    def lines(self, view: View, events: Sequence[Event], lang: str, names: Sequence[str] = ()) -> list[str]:
        """The sentence of each event, as the one who sees this view may read it; empty where another one tells it."""
        return [self._line(view, event, lang, names) for event in events]

    def _line(self, view: View, event: Event, lang: str, names: Sequence[str]) -> str:
        id = f"{self.id}:event-{event.name.replace('_', '-')}"
        if not has(id, lang):
            return ""
        words: dict[str, int | str] = {}
        for name, value in event.args.items():
            words[name] = word(self.id, value, lang) if isinstance(value, str) else value
            if name.startswith(SEAT) and isinstance(value, int):
                words[PLAYER + name.removeprefix(SEAT)] = self.player_name(view, value, lang, names)
        return message(id, lang, **words)

    def player_name(self, view: View, seat: int, lang: str, names: Sequence[str] = ()) -> str:
        """What a player is called: by one of these names, or by number. Games whose players have roles go by those."""
        return names[seat] if names else numbered(seat, lang)

    def first_context(self, state: State) -> Any:
        """What has to be known, before anything has happened, to tell of it."""
        return None

    def next_context(self, context: Any, event: Event) -> Any:
        """The same after an event."""
        return context

    # -- the lobby -----------------------------------------------------------------------------------------------------

    def lobby(self, lang: str) -> GameInfo:
        """The game with everything a lobby needs to begin one."""
        return plain_game(self, lang)

    def scenario_words(self, scenario: str, lang: str, definition: str = "") -> tuple[str, str]:
        """Name and story of a scenario; one of the players' own has them in its definition."""
        return message(f"{self.id}:scenario-{scenario}", lang), message(f"{self.id}:story-{scenario}", lang)

    def own_definition(self, text: str) -> tuple[str, str]:
        """The id and the definition of a scenario of the players' own, by the text of its file. Raises ContentError."""
        raise ContentError(f"{self.id} has no scenarios of the players' own")

    def own_scenario(self, text: str, lang: str) -> ScenarioInfo:
        """What a lobby shows of a scenario of the players' own, by the text of its file. Raises ContentError."""
        raise ContentError(f"{self.id} has no scenarios of the players' own")

    def bots(self, scenario: str) -> tuple[str, ...]:
        """The bots that can play a scenario."""
        return tuple(playable(self.id))

    def draw_sides(self, scenario: str, sides: Sequence[str], luck: Random, definition: str = "") -> tuple[str, ...]:
        """What the seats of a table bring, with everything drawn that is left to chance."""
        return tuple(sides)

    # -- looking back --------------------------------------------------------------------------------------------------

    def begins_round(self, state: State, raw: RawEvent) -> bool:
        """Whether an event of a game begins a round."""
        return False

    def round_of(self, state: State) -> int:
        """The round a position is in, 0 before the first."""
        return 0

    def strength(self, state: State) -> tuple[int, ...]:
        """How strong each player is, in the game's own measure."""
        return ()

    def replay_seats(self, game: Game, lang: str) -> tuple[ReplaySeat, ...]:
        """Who played."""
        view = game.view()
        return tuple(
            ReplaySeat(seat, self.player_name(view, seat, lang), "", "", side)
            for seat, side in enumerate(game.setup.seats)
        )

    def rounds(self, course: Course) -> tuple[RoundAt, ...]:
        """Every round with the step that began it."""
        return ()

    def turns(self, course: Course) -> tuple[TurnAt, ...]:
        """Every turn from the step that began it to the one before the next."""
        return ()

    def marks(self, course: Course, lang: str) -> tuple[Mark, ...]:
        """What is marked on the way, in words."""
        return ()

    def open_view(self, game: Game) -> dict[str, Any]:
        """What somebody sees from whom nothing is hidden."""
        return self.view(game, SPECTATOR, View(SPECTATOR, game.state))

    def statistics(self, course: Course, lang: str) -> Statistics:
        """Everything countable about a game, finished or not."""
        return Statistics(
            rounds=max(len(course.strength) - 1, 0),
            steps=course.steps,
            ended="",
            clauses=(),
            lines=(),
            dice=(),
            strength=tuple(course.strength),
        )


def presenter_of(game: str) -> Presenter:
    """The presenter of a game by its id. Raises SetupError where there is no such game."""
    return cast(Presenter, part(plugin_of(game).presenter))


def presenting(game: Game) -> Presenter:
    """The presenter of a game that is played."""
    return presenter_of(game.rules.id)
