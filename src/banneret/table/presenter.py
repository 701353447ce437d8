"""Presenter: one game at the table, for any screen that draws it.

A screen asks the presenter for everything it shows of a game, and for everything that only this game can answer about
itself. The base class fits every game: questions, answers and events are messages of the game's own catalogue
(`prompt-ask-card`, `option-play`, `event-played`), a position is what its rules describe, and the lobby offers what the
rules know (`plain_lobby.py`). A game overrides what it can show better.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
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
from banneret.table.workshop.lab_types import GameFacts
from banneret.table.workshop.mission_types import Mission
from banneret.table.workshop.plain_mission import plain_mission
from banneret.text.catalogue import has, message
from banneret.text.words import word

# A cycle of types alone: it is handed what is made by asking it.
if TYPE_CHECKING:
    from banneret.kernel.event import Event
    from banneret.kernel.game import Game
    from banneret.kernel.state import State
    from banneret.table.guide.types import ThingInfo
    from banneret.table.habits import HabitAnswer
    from banneret.table.replay.past_game import PastGame
    from banneret.table.replay.types import Mark, RoundAt, TurnAt
    from banneret.table.scenario_info import ScenarioNotes, SentenceInfo
    from banneret.table.told import Telling

NOBODY = -2
"""Used instead of a seat: nobody did it."""
SEAT: Final = "seat"
"""What rules call a seat in an event; a second one is `seat2`. The sentence also gets the names of both."""
PLAYER: Final = "player"


class Presenter:
    """One game at the table."""

    id: ClassVar[str]
    types: ClassVar[tuple[str, ...]] = ()
    """The modules whose Structs describe what is sent about the game; the page gets them as TypeScript."""
    view_type: ClassVar[type | None] = None
    """The one of these that describes a view."""
    habits: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """What may be answered automatically for a seat, each with its values; the first asks every time."""
    habit_answers: ClassVar[Mapping[str, HabitAnswer]] = {}
    """What each of them answers."""
    delegating: ClassVar[frozenset[str]] = frozenset()
    """Those that let a bot answer, which games that count do not have."""
    standing_orders: ClassVar[Mapping[str, str]] = {}
    """The values with which others wait for a seat as rarely as the game allows, for games over days."""

    # -- what is asked -------------------------------------------------------------------------------------------------

    def asking(self, game: Game, lang: str, names: Sequence[str] = ()) -> Asking:
        """The present question, in words; `names` are those of whoever sits at the table, if known."""
        return Asking(game, lang, names)

    def meant_at(self, game: Game, at: str) -> list[str]:
        """The keys that a player who points at an anchor may mean, the likeliest first, legal or not."""
        return []

    def ways(self, game: Game, seat: int) -> tuple[Way, ...]:
        """Where the pieces of the seat that is asked can go."""
        return ()

    def foreseen(self, game: Game, seat: int, answer: str, re: int, first: tuple[str, ...] = ()) -> Foreseen:
        """What an answer of the seat that is asked would lead to, after other answers; None if the game does not
        predict it."""
        return Foreseen(re, answer)

    def habitual(self, game: Game, seat: int, kept: Mapping[str, str]) -> int | None:
        """The answer that the habits of the seat that is asked give; None if it has to be asked.

        It depends only on what the seat may know, and is the same for the same position.
        """
        for id, (asking, *_) in self.habits.items():
            value = kept.get(id, asking)
            answering = self.habit_answers.get(id)
            answer = None if value == asking or answering is None else answering(game, seat, value)
            if answer is not None and answer in game.state.options:
                return answer
        return None

    def delegated(self, game: Game, seat: int, kept: Mapping[str, str]) -> bool:
        """Whether the habits of the seat that is asked leave this question to a bot, which takes longer to answer."""
        return False

    # -- what lies there -----------------------------------------------------------------------------------------------

    def view(self, game: Game, seat: int, view: View | None = None) -> dict[str, Any]:
        """What a seat (-1 for a spectator) sees now, as plain data that names its game; pass `view` if it is at hand.

        Unchanged parts may be the same objects as before: do not modify them.
        """
        return {"game": self.id, **game.rules.describe(view or game.view(seat))}

    def hides(self, view: dict[str, Any]) -> bool:
        """Whether a spectator's view shows that a player holds something the others may not see."""
        return True

    def catalogue(self, lang: str) -> Catalogue:
        """Everything printed in the box, in one language."""
        return plain_catalogue(self.id, lang)

    def things(self, lang: str) -> Iterable[ThingInfo]:
        """Everything in the box that a reader may look up by its name, with what is printed on it."""
        return ()

    def notes(self, game: Game, lang: str) -> ScenarioNotes | None:
        """What the scenario of a game says; None if it has nothing to say."""
        return None

    # -- what happened -------------------------------------------------------------------------------------------------

    def told(self, telling: Telling) -> list[Told]:
        """Events that a seat may know, in words."""
        game, seat, events, first, lang, _, view, names = telling
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
        """The sentence of each event, for the reader of this view; empty if another event's sentence covers it."""
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
        """The name of a player: one of these names, or a number. Games whose players have roles use those."""
        return names[seat] if names else numbered(seat, lang)

    def first_context(self, state: State) -> Any:
        """The context for putting events into words, before anything has happened."""
        return None

    def next_context(self, context: Any, event: Event) -> Any:
        """The same after an event."""
        return context

    # -- the lobby -----------------------------------------------------------------------------------------------------

    def lobby(self, lang: str) -> GameInfo:
        """The game with everything a lobby needs to start it."""
        return plain_game(self, lang)

    def scenario_words(self, scenario: str, lang: str, definition: str = "") -> tuple[str, str]:
        """Name and story of a scenario; a custom one has them in its definition."""
        return message(f"{self.id}:scenario-{scenario}", lang), message(f"{self.id}:story-{scenario}", lang)

    def own_definition(self, text: str) -> tuple[str, str]:
        """The id and the definition of a custom scenario, from the text of its file. Raises ContentError."""
        raise ContentError(f"{self.id} has no scenarios of the players' own")

    def own_scenario(self, text: str, lang: str) -> ScenarioInfo:
        """What a lobby shows of a custom scenario, from the text of its file. Raises ContentError."""
        raise ContentError(f"{self.id} has no scenarios of the players' own")

    def mission(self, scenario: str, text: str, lang: str) -> Mission:
        """A scenario on paper: one of the game's own by its name, or a custom one by the text of its file.

        Raises SetupError and ContentError.
        """
        return plain_mission(self, scenario, text, lang)

    def sentences(self, text: str, lang: str) -> tuple[SentenceInfo, ...]:
        """What the parts of a scenario file do, as far as it can be read."""
        return ()

    def bots(self, scenario: str) -> tuple[str, ...]:
        """The bots that can play a scenario."""
        return tuple(playable(self.id))

    def draw_sides(self, scenario: str, sides: Sequence[str], luck: Random, definition: str = "") -> tuple[str, ...]:
        """What the seats of a table bring, with everything that is left to chance drawn."""
        return tuple(sides)

    # -- the end -------------------------------------------------------------------------------------------------------

    def decided(self, game: Game) -> tuple[int, ...]:
        """What the game is worth to each seat once that is settled, though something may still be asked after it."""
        return game.result or ()

    def teams(self, game: Game) -> tuple[int, ...]:
        """The team of each seat."""
        return tuple(range(len(game.setup.seats)))

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

    def means(self, game: Game) -> dict[str, tuple[int, ...]]:
        """What seats have now that is worth watching over many games, by name: resources, banners ..."""
        return {}

    def facts(self, game: Game) -> GameFacts:
        """What is counted of a game that is over, beside its result."""
        return GameFacts()

    def replay_seats(self, game: Game, lang: str) -> tuple[ReplaySeat, ...]:
        """Who played."""
        view = game.view()
        return tuple(
            ReplaySeat(seat, self.player_name(view, seat, lang), side) for seat, side in enumerate(game.setup.seats)
        )

    def rounds(self, past: PastGame) -> tuple[RoundAt, ...]:
        """Every round with the step that began it."""
        return ()

    def turns(self, past: PastGame) -> tuple[TurnAt, ...]:
        """Every turn from the step that began it to the one before the next."""
        return ()

    def marks(self, past: PastGame, lang: str) -> tuple[Mark, ...]:
        """The marks along the way, in words."""
        return ()

    def open_view(self, game: Game) -> dict[str, Any]:
        """The view of somebody from whom nothing is hidden."""
        return self.view(game, SPECTATOR, View(SPECTATOR, game.state))

    def statistics(self, past: PastGame, lang: str) -> Statistics:
        """Everything countable about a game, finished or not."""
        return Statistics(
            rounds=max(len(past.strength) - 1, 0),
            steps=past.steps,
            ended="",
            clauses=(),
            lines=(),
            dice=(),
            strength=tuple(past.strength),
        )


def presenter_of(game: str) -> Presenter:
    """The presenter of a game by its id. Raises SetupError if there is no such game."""
    return cast(Presenter, part(plugin_of(game).presenter))


def presenting(game: Game) -> Presenter:
    """The presenter of a game that is played."""
    return presenter_of(game.rules.id)
