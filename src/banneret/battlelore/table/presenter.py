"""*BattleLore* at the table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Final, cast

from banneret.battlelore.box.adventures import adventure_ids, defined_adventure, definition_of, load_adventure
from banneret.battlelore.play.turn.banners import returns_of
from banneret.battlelore.state.battleground import Battleground
from banneret.battlelore.table import lab, replay
from banneret.battlelore.table.asking import BattleloreAsking
from banneret.battlelore.table.catalogue import printed
from banneret.battlelore.table.foresee import foreseen
from banneret.battlelore.table.habits import HABIT_ANSWERS, HABITS
from banneret.battlelore.table.lobby import (
    adventure_in,
    adventure_info,
    adventure_notes,
    adventure_words,
    battlelore_game,
    seated_sides,
    sentences,
)
from banneret.battlelore.table.mission import mission
from banneret.battlelore.table.pointing import meant_at
from banneret.battlelore.table.reach import battlelore_ways
from banneret.battlelore.table.things import things_in
from banneret.battlelore.table.told import Orders, after_orders, battlelore_lines, told
from banneret.battlelore.table.types import BattleloreForeseen, BattleloreView
from banneret.battlelore.table.view import battlelore_view
from banneret.battlelore.text.names_and_events import hero_names, people_of, seat_name
from banneret.kernel.rules import SPECTATOR
from banneret.table.habits import HabitAnswer
from banneret.table.presenter import Presenter

if TYPE_CHECKING:
    from banneret.battlelore.table.catalogue_types import BattleloreCatalogue
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


class BattlelorePresenter(Presenter):
    """Adventures on the battleground of hexes. The view itself says what a battle may bring."""

    id: ClassVar[str] = "battlelore"
    types: ClassVar[tuple[str, ...]] = ("banneret.battlelore.table.types", "banneret.battlelore.table.catalogue_types")
    view_type = BattleloreView
    habits: ClassVar[Mapping[str, tuple[str, ...]]] = HABITS
    habit_answers: ClassVar[Mapping[str, HabitAnswer]] = HABIT_ANSWERS
    standing_orders: ClassVar[Mapping[str, str]] = {"cards": "useful"}

    def asking(self, game: Game, lang: str, names: Sequence[str] = ()) -> Asking:
        """What is asked now, in words."""
        return BattleloreAsking(game, lang, names)

    def meant_at(self, game: Game, at: str) -> list[str]:
        """The keys that somebody who points at an anchor may mean."""
        return meant_at(game, at)

    def ways(self, game: Game, seat: int) -> tuple[Way, ...]:
        """Where the ordered units can go."""
        return battlelore_ways(game, seat)

    def foreseen(self, game: Game, seat: int, answer: str, re: int, first: tuple[str, ...] = ()) -> BattleloreForeseen:
        """What a blow would be, after a move."""
        return foreseen(game, seat, answer, re, first)

    def view(self, game: Game, seat: int, view: View | None = None) -> dict[str, Any]:
        """What a seat sees now."""
        return battlelore_view(game, view or game.view(seat))

    def hides(self, view: dict[str, Any]) -> bool:
        """Whether somebody holds cards, or the levels of a council are not shown yet."""
        return any(side["hand_size"] or side["lore_hand_size"] for side in view["sides"]) or view["phase"] == "setup"

    def catalogue(self, lang: str) -> BattleloreCatalogue:
        """Everything printed in the box."""
        return printed(lang)

    def things(self, lang: str) -> Iterable[ThingInfo]:
        """Everything printed, by name."""
        return things_in(printed(lang))

    def notes(self, game: Game, lang: str) -> ScenarioNotes | None:
        """The battle notes."""
        return adventure_notes(game.setup.scenario, game.setup.definition, lang)

    def told(self, telling: Telling) -> list[Told]:
        """Events a seat may know, in words."""
        return told(telling)

    def lines(self, view: View, events: Sequence[Event], lang: str, names: Sequence[str] = ()) -> list[str]:
        """The sentence of each event."""
        s = cast(Battleground, view.state)
        return battlelore_lines(events, lang, hero_names(s), people_of(s.game_terms.sides, names))

    def first_context(self, state: State) -> Orders:
        """The units ordered before anything has happened."""
        return ()

    def next_context(self, context: Any, event: Event) -> Orders:
        """The units ordered in a row, once an event has happened too."""
        return after_orders(context, event)

    def player_name(self, view: View, seat: int, lang: str, names: Sequence[str] = ()) -> str:
        """A player by side, and by number where a side has several."""
        return seat_name(cast(Battleground, view.state).game_terms.sides, seat, lang)

    def lobby(self, lang: str) -> GameInfo:
        """The game with everything a lobby needs to begin one."""
        return battlelore_game(lang)

    def scenario_words(self, scenario: str, lang: str, definition: str = "") -> tuple[str, str]:
        """Name and story of an adventure."""
        return adventure_words(scenario, lang, definition)

    def own_definition(self, text: str) -> tuple[str, str]:
        """The id of a custom adventure, and its definition."""
        return adventure_in(text)

    def own_scenario(self, text: str, lang: str) -> ScenarioInfo:
        """What a lobby shows of a custom adventure."""
        _, definition = adventure_in(text)
        return adventure_info(defined_adventure(text), lang, definition)

    def mission(self, scenario: str, text: str, lang: str) -> Mission:
        """An adventure on paper, with its battlefield."""
        if text:
            adventure = defined_adventure(text)
            return mission(adventure, adventure_words(adventure.id, lang, definition_of(adventure)), lang)
        if scenario not in adventure_ids():
            return super().mission(scenario, text, lang)
        return mission(load_adventure(scenario), adventure_words(scenario, lang), lang)

    def sentences(self, text: str, lang: str) -> tuple[SentenceInfo, ...]:
        """What the parts of an adventure file do."""
        return sentences(text, lang)

    def draw_sides(self, scenario: str, sides: Sequence[str], luck: Random, definition: str = "") -> tuple[str, ...]:
        """What the seats of a table bring: nothing is left to chance."""
        return seated_sides(tuple(sides))

    def begins_round(self, state: State, raw: RawEvent) -> bool:
        """Whether an event begins a round."""
        return replay.begins_round(raw)

    def round_of(self, state: State) -> int:
        """The round a position is in."""
        return replay.round_of(cast(Battleground, state))

    def strength(self, state: State) -> tuple[int, ...]:
        """The battle dice of each side."""
        return replay.strength_of(cast(Battleground, state))

    def means(self, game: Game) -> dict[str, tuple[int, ...]]:
        """Victory banners."""
        return lab.means(game.state)

    def facts(self, game: Game) -> GameFacts:
        """What is counted of a battle."""
        return lab.facts(game)

    def replay_seats(self, game: Game, lang: str) -> tuple[ReplaySeat, ...]:
        """Who played."""
        return replay.seats_of(game, lang)

    def rounds(self, past: PastGame) -> tuple[RoundAt, ...]:
        """Every round with the step that began it."""
        return replay.rounds_of(past)

    def turns(self, past: PastGame) -> tuple[TurnAt, ...]:
        """Every turn."""
        return replay.turns_of(past)

    def marks(self, past: PastGame, lang: str) -> tuple[Mark, ...]:
        """What is marked on the way."""
        return replay.marks_of(past, lang)

    def open_view(self, game: Game) -> dict[str, Any]:
        """The view of somebody from whom nothing is hidden."""
        view = self.view(game, SPECTATOR)
        for seat in range(len(game.setup.seats)):
            replay.open_sides(view, self.view(game, seat), seat)
        return view

    def decided(self, game: Game) -> tuple[int, ...]:
        """Who has won the adventure, also while heroes still see to their spoils."""
        state = cast(Battleground, game.state)
        return game.result or (returns_of(state) if state.winner >= 0 else ())

    def teams(self, game: Game) -> tuple[int, ...]:
        """The side of each seat."""
        return cast(Battleground, game.state).game_terms.sides

    def statistics(self, past: PastGame, lang: str) -> Statistics:
        """A game in numbers."""
        return replay.statistics_of(past, lang)


PRESENTER: Final = BattlelorePresenter()
