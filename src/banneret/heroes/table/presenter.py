"""*Heroes* at the table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Final, Literal

from banneret.heroes.scenario.definition import definition_in
from banneret.heroes.scenario.load import load_scenario, scenario_ids
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.table import foresee, lab, lobby, pointing, reach, replay
from banneret.heroes.table.asking import HeroesAsking
from banneret.heroes.table.catalogue import printed
from banneret.heroes.table.habits import DELEGATING, HABIT_ANSWERS, HABITS, STANDING_ORDERS, fought_for
from banneret.heroes.table.scenario.mission import mission
from banneret.heroes.table.scenario.names import scenario_words
from banneret.heroes.table.scenario.sentences import sentences
from banneret.heroes.table.scenario.text import scenario_notes_of
from banneret.heroes.table.statistics import statistics, won_already
from banneret.heroes.table.things import things_in
from banneret.heroes.table.told import first_sides, folded, sides_after, told
from banneret.heroes.table.view import HeroesView, wire_view
from banneret.heroes.text.map_events import log_line
from banneret.heroes.text.names import Names
from banneret.table.habits import HabitAnswer
from banneret.table.presenter import Presenter

if TYPE_CHECKING:
    from banneret.heroes.table.catalogue_types import HeroesCatalogue
    from banneret.heroes.table.forecast_types import AttackForeseen
    from banneret.heroes.table.told import Sides
    from banneret.kernel.event import Event, RawEvent
    from banneret.kernel.game import Game
    from banneret.kernel.rules import View
    from banneret.kernel.state import State
    from banneret.table.asking import Asking
    from banneret.table.guide.types import ThingInfo
    from banneret.table.lobby_types import GameInfo, ScenarioInfo
    from banneret.table.protocol import Told, Way
    from banneret.table.replay.past_game import PastGame
    from banneret.table.replay.types import Mark, ReplaySeat, RoundAt, Statistics, TurnAt
    from banneret.table.scenario_info import ScenarioNotes, SentenceInfo
    from banneret.table.told import Telling
    from banneret.table.workshop.lab_types import GameFacts
    from banneret.table.workshop.mission_types import Mission


class HeroesPresenter(Presenter):
    """Whole games on the map, and single Combats."""

    id: ClassVar[Literal["heroes", "battlefield"]] = "heroes"
    types: ClassVar[tuple[str, ...]] = (
        "banneret.heroes.table.view",
        "banneret.heroes.table.hexes.types",
        "banneret.heroes.table.forecast_types",
        "banneret.heroes.table.catalogue_types",
        "banneret.heroes.table.scenario.types",
        "banneret.heroes.designing.made_maps",
    )
    view_type: ClassVar[type] = HeroesView
    habits: ClassVar[Mapping[str, tuple[str, ...]]] = HABITS
    habit_answers: ClassVar[Mapping[str, HabitAnswer]] = HABIT_ANSWERS
    delegating: ClassVar[frozenset[str]] = DELEGATING
    standing_orders: ClassVar[Mapping[str, str]] = STANDING_ORDERS

    def asking(self, game: Game, lang: str, names: Sequence[str] = ()) -> Asking:
        """What is asked now, in words."""
        return HeroesAsking(game, lang, names)

    def meant_at(self, game: Game, at: str) -> list[str]:
        """The keys that somebody who points at an anchor may mean."""
        return pointing.meant_at(game, at)

    def ways(self, game: Game, seat: int) -> tuple[Way, ...]:
        """Where heroes can walk, or the active unit on hexes."""
        return reach.ways(game, seat)

    def foreseen(self, game: Game, seat: int, answer: str, re: int, first: tuple[str, ...] = ()) -> AttackForeseen:
        """What an attack would do."""
        return foresee.foreseen(game, seat, answer, re, first)

    def delegated(self, game: Game, seat: int, kept: Mapping[str, str]) -> bool:
        """Whether a bot fights for a seat that is attacked in somebody else's turn."""
        return kept.get("fights") == "bot" and fought_for(game, seat)

    def view(self, game: Game, seat: int, view: View | None = None) -> dict[str, Any]:
        """What a seat sees now."""
        view = view or game.view(seat)
        return wire_view(self.id, game.rules.describe(view), view)

    def hides(self, view: dict[str, Any]) -> bool:
        """Whether somebody holds cards, or looks at some."""
        world, combat = view["world"], view["combat"]
        if world is not None:
            players = world["players"].values()
            return bool(world["looking"]) or any(player["hand_size"] or player["secret"] for player in players)
        return combat is not None and any(side["hand_size"] for side in combat["sides"])

    def catalogue(self, lang: str) -> HeroesCatalogue:
        """Everything printed in the box."""
        return printed(self.id, lang)

    def things(self, lang: str) -> Iterable[ThingInfo]:
        """Everything printed, by name."""
        return things_in(self.catalogue(lang))

    def notes(self, game: Game, lang: str) -> ScenarioNotes | None:
        """What the scenario says; nothing for a single Combat."""
        return scenario_notes_of(game, lang)

    def told(self, telling: Telling) -> list[Told]:
        """Events a seat may know, in words; the context is who was fighting before them."""
        return told(telling)

    def lines(self, view: View, events: Sequence[Event], lang: str, names: Sequence[str] = ()) -> list[str]:
        """The sentence of each event."""
        called = Names.of(view, names)
        return ["" if event is None else log_line(event, called, lang) for event in folded(events)]

    def player_name(self, view: View, seat: int, lang: str, names: Sequence[str] = ()) -> str:
        """A player by hero, by faction or by seat."""
        return Names.of(view, names).player(seat, lang)

    def first_context(self, state: State) -> Sides:
        """Who fights before anything has happened."""
        return first_sides(state)

    def next_context(self, context: Any, event: Event) -> Sides:
        """Who fights once an event has told of it."""
        return sides_after(event, context)

    def lobby(self, lang: str) -> GameInfo:
        """The game with everything a lobby needs to begin one."""
        return lobby.heroes_game(lang)

    def scenario_words(self, scenario: str, lang: str, definition: str = "") -> tuple[str, str]:
        """Name and story of a scenario."""
        return scenario_words(scenario, lang, definition)

    def own_definition(self, text: str) -> tuple[str, str]:
        """The id of a custom scenario, and its definition."""
        return definition_in(text, "scenario")

    def own_scenario(self, text: str, lang: str) -> ScenarioInfo:
        """What a lobby shows of a custom scenario."""
        return lobby.own_scenario(text, lang)

    def mission(self, scenario: str, text: str, lang: str) -> Mission:
        """A scenario on paper with its map; a single Combat has none."""
        if text:
            id, definition = definition_in(text, "scenario")
            return mission(self.id, load_scenario(id, definition), scenario_words(id, lang, definition), lang)
        if scenario not in scenario_ids():
            return super().mission(scenario, text, lang)
        return mission(self.id, load_scenario(scenario), scenario_words(scenario, lang), lang)

    def sentences(self, text: str, lang: str) -> tuple[SentenceInfo, ...]:
        """What the parts of a scenario file do."""
        return sentences(text, lang)

    def bots(self, scenario: str) -> tuple[str, ...]:
        """The bots that can play a scenario; some know nothing but Combats."""
        return lobby.bots_for(scenario)

    def draw_sides(self, scenario: str, sides: Sequence[str], luck: Random, definition: str = "") -> tuple[str, ...]:
        """The sides of a table with every `random` drawn."""
        return lobby.draw_sides(scenario, sides, luck, definition)

    def begins_round(self, state: State, raw: RawEvent) -> bool:
        """Whether an event begins a round of the map, or of a single Combat."""
        return replay.begins_round(state, raw)

    def round_of(self, state: State) -> int:
        """The round a position is in."""
        return replay.round_of(state)

    def strength(self, state: State) -> tuple[int, ...]:
        """The gold that the army of each player would cost."""
        return replay.strength(state)

    def means(self, game: Game) -> dict[str, tuple[int, ...]]:
        """What players have on the map."""
        return lab.means(game.state)

    def facts(self, game: Game) -> GameFacts:
        """What is counted of a game on the map."""
        return lab.facts(game)

    def replay_seats(self, game: Game, lang: str) -> tuple[ReplaySeat, ...]:
        """Who played."""
        return replay.seats(game, self.view(game, -1), lang)

    def rounds(self, past: PastGame) -> tuple[RoundAt, ...]:
        """Every round with the step that began it."""
        return replay.rounds(past)

    def turns(self, past: PastGame) -> tuple[TurnAt, ...]:
        """Every turn."""
        return replay.turns(past)

    def marks(self, past: PastGame, lang: str) -> tuple[Mark, ...]:
        """What is marked on the way."""
        return replay.marks(past, lang)

    def open_view(self, game: Game) -> dict[str, Any]:
        """The view of somebody from whom nothing is hidden."""
        seats = range(len(game.setup.seats))
        return replay.opened(self.view(game, -1), [self.view(game, seat) for seat in seats])

    def decided(self, game: Game) -> tuple[int, ...]:
        """Who has won, also while a winner still chooses what goes on to the next part of a campaign."""
        return game.result or won_already(game.state)

    def teams(self, game: Game) -> tuple[int, ...]:
        """The teams of the scenario; in a single Combat everybody fights for themselves."""
        state = game.state
        seats = len(game.setup.seats)
        return state.game_terms.scenario.teams[seats] if isinstance(state, WholeGame) else tuple(range(seats))

    def statistics(self, past: PastGame, lang: str) -> Statistics:
        """A game in numbers."""
        return statistics(past, lang)


PRESENTER: Final = HeroesPresenter()
