"""A game of the past: played through once, so that any step of it can be shown quickly.

A step is a decision of a seat; chance and forced answers belong to the decision before them. Step 0 is the beginning,
step n the position that the n-th decision led to.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import Any, Final, NamedTuple

from banneret.games import rules_of
from banneret.kernel.answers import answer_of, decides, enter, kind_of
from banneret.kernel.bounded_cache import BoundedCache
from banneret.kernel.event import RawEvent
from banneret.kernel.game import Game
from banneret.kernel.kinds import K_ROLL
from banneret.kernel.record import parse_record
from banneret.kernel.replay import replay
from banneret.kernel.state import State
from banneret.table.presenter import presenting

EVERY: Final = 25
"""How many steps lie between two stored positions."""
KEPT_GAMES: Final = 6
"""How many games are remembered: those of records that somebody is watching."""
KEPT_ANSWERS: Final = 120_000
"""How many answers these may have in total: such a game is a hundred times as large as its record."""


class Throw(NamedTuple):
    """A die that was thrown: the place of its event, and the face."""

    event: int
    face: str


class PastGame:
    """A game from its beginning to its present state."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.presenter = presenting(game)
        self.answers = list(game.played)
        self.at: list[int] = []
        """By step: how many answers lead there."""
        self.seen: list[int] = []
        """By step: how many events there are at that point."""
        self.throws: list[Throw] = []
        self.strength: list[tuple[int, ...]] = []
        self._raw: list[RawEvent] = []
        self._kept: list[State] = []
        self._run()
        self.events = [game.rules.event(raw) for raw in self._raw]
        self.contexts = self._contexts()
        """By step: what the presenter has to know about earlier events."""

    @property
    def steps(self) -> int:
        """How many decisions there are."""
        return len(self.at) - 1

    def step_of(self, event: int) -> int:
        """The step an event belongs to, by its place among all events."""
        return min(bisect_right(self.seen, event), self.steps)

    def step_after(self, answers: int) -> int:
        """The step that was reached with this many answers."""
        return bisect_right(self.at, answers) - 1

    def decision(self, step: int) -> int:
        """The packed answer that leads to a step after the beginning."""
        return self.answers[self.at[step - 1]]

    def game_at(self, step: int) -> Game:
        """An independent game at a step."""
        near = step - step % EVERY
        game = Game.placed(
            self.game.rules,
            self.game.setup,
            self.game.seed,
            self._kept[step // EVERY].copy(),
            self.answers[: self.at[near]],
            self._raw[: self.seen[near]],
        )
        self.go_on(game, near, step)
        return game

    def go_on(self, game: Game, before: int, step: int) -> None:
        """Advance a game from one step to a later one."""
        game.repeat(self.answers[self.at[before] : self.at[step]])

    def _run(self) -> None:
        rules = self.game.rules
        state = rules.start(self.game.setup, self._raw)
        presenter = self.presenter
        known = 0
        for n, packed in enumerate(self.answers):
            if decides(packed):
                self._note(n, state)
            if kind_of(packed) == K_ROLL:
                self.throws.append(Throw(len(self._raw), rules.key(K_ROLL, answer_of(packed))))
            enter(state, packed)
            for raw in self._raw[known:]:
                if presenter.begins_round(state, raw):
                    self.strength.append(presenter.strength(state))
            known = len(self._raw)
        self._note(len(self.answers), state)
        self.strength.append(presenter.strength(state))

    def _note(self, answers: int, state: State) -> None:
        """Note that a step is reached."""
        if len(self.at) % EVERY == 0:
            self._kept.append(state.copy())
        self.at.append(answers)
        self.seen.append(len(self._raw))

    def _contexts(self) -> list[Any]:
        context = self.presenter.first_context(self.game.state)
        found = []
        done = 0
        for seen in self.seen:
            found.append(context)
            for event in self.events[done:seen]:
                context = self.presenter.next_context(context, event)
            done = seen
        return found


PAST_GAMES: Final[BoundedCache[str, PastGame]] = BoundedCache(KEPT_GAMES, KEPT_ANSWERS)


def past_game_of(text: str) -> PastGame:
    """The game in a record. An invalid record raises RecordError."""
    found = PAST_GAMES.get(text)
    if found is None:
        record = parse_record(text)
        found = PastGame(replay(rules_of(record.setup.game), record, events=False))
        PAST_GAMES.put(text, found, len(found.answers))
    return found
