"""Longer tasks are done in separate processes, so that no room waits for another.

Bots think there, and longer questions (what an attack may do, where a hero can walk, how the table looked a while ago,
what is in a record) are answered there. A bot is sent the view of its seat and nothing else. It is created for every
answer from its own seed (`bot_seed`), so it has no memory that a restart would lose. For everything else a worker gets
the set-up and the answers of a game, and keeps the games it has seen last. No worker knows anything about a game's
luck.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, TypeVar

import msgspec

from banneret.arena.ahead import Reached, play_ahead
from banneret.bots.advice import advise, said
from banneret.bots.registry import make, maker, names
from banneret.bots.search.budget import parse_budget
from banneret.bots.sent_view import SentView, receive
from banneret.games import resume, rules_of
from banneret.kernel.answers import follow
from banneret.kernel.bounded_cache import BoundedCache
from banneret.kernel.errors import RecordError
from banneret.kernel.fairness.notes import Note
from banneret.kernel.game import Game
from banneret.kernel.record import parse_record
from banneret.kernel.replay import Comparison, compare
from banneret.kernel.rules import Setup
from banneret.plugins import plugins
from banneret.scenario_files import files_of, game_of
from banneret.server.access import Limits
from banneret.server.jobs.far_tasks import Urgency, far
from banneret.server.jobs.far_work import FarWork, NotDone
from banneret.server.jobs.pool import Pool, Worker
from banneret.server.requests import ScenarioCheck
from banneret.table import told, why_not
from banneret.table.finality import is_final
from banneret.table.lobby import scenario_name
from banneret.table.presenter import presenter_of, presenting
from banneret.table.protocol import Foreseen, HintAnswer, Reason, Told, Way
from banneret.table.replay import timeline
from banneret.table.replay.past_game import PastGame
from banneret.table.replay.types import Statistics
from banneret.table.workshop.sharing_types import SharedScenario
from banneret.text.findings import findings_told

KEPT: Final = 128
"""How many games a worker remembers."""
KEPT_ANSWERS: Final = 400_000
"""How many answers these may have in total."""
R = TypeVar("R")
MOST_FIRST: Final = 40
"""Answers that are given at most before the one that is foretold: as far as a hero walks."""
MOST_LINES: Final = 500
"""How many events of the log a newcomer is sent; older ones can be requested."""


class Position(msgspec.Struct, frozen=True):
    """The state of a game: all that a worker needs to know."""

    room: str
    setup: Setup
    answers: list[int]


_GAMES: Final[BoundedCache[str, Game]] = BoundedCache(KEPT, KEPT_ANSWERS)


def game_at(position: Position) -> Game:
    """The game at a position, in a worker; only answers since the last time are played."""
    game = _GAMES.pop(position.room)
    answers = position.answers
    if game is None or game.setup != position.setup or answers[: len(game.played)] != game.played:
        game = Game(rules_of(position.setup.game), position.setup, None)
    if follow(game.state, answers, len(game.played), len(answers)) < len(answers):
        raise ValueError("the answers do not lead to a position of this game")
    game.played = answers
    _GAMES.put(position.room, game, len(answers))
    return game


class Question(msgspec.Struct, frozen=True):
    """The question for a seat of a room, as the seat sees it: all that a bot is told."""

    room: str
    view: SentView


@far(Urgency.OPPONENT)
def think(question: Question, bot: str, seed: int) -> int:
    """What a bot answers for the seat that is asked."""
    game = question.view.setup.game
    rules = rules_of(game)
    return make(bot, game, seed).choose(receive(question.view, rules), rules)


@far(Urgency.HINT)
def advised(question: Question, budget: str, seed: int, lang: str) -> tuple[tuple[HintAnswer, ...], bool]:
    """What the strongest bot would answer for the seat that is asked, the best first; and whether it judged a fight."""
    game = question.view.setup.game
    rules = rules_of(game)
    view = receive(question.view, rules)
    advice = advise(view, rules, parse_budget(budget), seed)
    answers = (advice.best, *advice.others)
    told = (HintAnswer(one.key, one.worth, one.gain, one.risk, said(one, view, game, lang)) for one in answers)
    return tuple(told), advice.fight


def foreseen(position: Position, seat: int, answer: str, re: int, first: tuple[str, ...] = ()) -> Foreseen:
    """What an answer would lead to, after others, and whether it can be taken back."""
    game = game_at(position)
    found = presenting(game).foreseen(game, seat, answer, re, first)
    found.final = is_final(game, seat, (*first[:MOST_FIRST], answer))
    return found


def ways(position: Position, seat: int) -> tuple[Way, ...]:
    """Where the heroes of a seat can walk."""
    game = game_at(position)
    return presenting(game).ways(game, seat)


def reasons(position: Position, seat: int, at: str, answer: str, lang: str) -> tuple[Reason, ...]:
    """Why something is not allowed."""
    return why_not.reasons(game_at(position), seat, at, answer, lang)


def view_before(position: Position, eyes: int, n: int) -> dict[str, Any]:
    """What a reader saw when the event `n` of those it knows had just happened."""
    game = Game(rules_of(position.setup.game), position.setup, None)
    known, since, done = len(game.events_for(eyes)), game.happened, 0
    while known <= n and done < len(position.answers):
        done = follow(game.state, position.answers, done, done + 1)
        known += len(game.events_for(eyes, since))
        since = game.happened
    return presenting(game).view(game, eyes)


def log_before(position: Position, eyes: int, before: int, lang: str, names: tuple[str, ...] = ()) -> tuple[Told, ...]:
    """What a reader knows from before one of its events, as much as is sent at once."""
    return tuple(told.earlier(game_at(position), eyes, before, MOST_LINES, lang, names))


# -- records: what is shown of them is made into bytes there, too ------------------------------------------------------


def checked(text: str) -> tuple[str, Setup]:
    """A record as it is stored, and its title. An invalid one raises RecordError."""
    record = parse_record(text)
    return record.text(), resume(record).setup


class Start(msgspec.Struct, frozen=True):
    """Where a game from elsewhere continues: everything that leads there."""

    setup: Setup
    ruleset: int
    seed: int | None
    answers: list[int]
    marks: dict[int, str]
    notes: list[Note]
    over: bool


def branched(text: str, step: int, most: int) -> Start:
    """The start of a game from a step of a record, with at most this many answers. An invalid record raises
    RecordError."""
    record = parse_record(text)
    to = timeline.answers_at(record, step)
    if to > most:
        raise RecordError(f"a game can be continued here from at most {most} answers; this step has {to} before it")
    game = resume(record, to)
    return Start(game.setup, game.ruleset, game.seed, game.played, game.marks, game.notes, game.over)


def played_ahead(text: str, game: str, players: int, round: int, seed: int, bot: str) -> tuple[Reached, str]:
    """A scenario played by bots up to a round, and what it is called."""
    id, definition = presenter_of(game).own_definition(text)
    return play_ahead(game, text, players, round, seed, bot), scenario_name(game, id, "en", definition)


def compared(text: str, digest: str) -> Comparison:
    """What becomes of a game by the rules of today."""
    record = parse_record(text)
    return compare(rules_of(record.setup.game), record, digest)


def record_info(text: str, id: str, lang: str) -> bytes:
    """What a replay begins with."""
    return msgspec.json.encode(timeline.info(id, text, lang))


def record_steps(text: str, first: int, last: int, eyes: int, lang: str) -> bytes:
    """Steps of a replay."""
    return msgspec.json.encode(timeline.steps(text, first, last, eyes, lang))


def _numbers(game: Game, lang: str) -> Statistics:
    return presenting(game).statistics(PastGame(game), lang)


def record_numbers(text: str, lang: str) -> bytes:
    """A record in numbers."""
    return msgspec.json.encode(_numbers(resume(parse_record(text)), lang))


def numbers(position: Position, lang: str) -> bytes:
    """A game in numbers."""
    return msgspec.json.encode(_numbers(game_at(position), lang))


# -- scenario files ----------------------------------------------------------------------------------------------------


def defined(text: str, game: str) -> tuple[str, str]:
    """The id and the definition of a custom scenario. Raises ContentError."""
    return presenter_of(game).own_definition(text)


def scenario_check(text: str, lang: str) -> bytes:
    """What is found in a scenario file, and what a lobby shows of it."""
    game = game_of(text.encode())
    report = files_of(game).check(text)
    errors, warnings = (findings_told(findings, lang, game) for findings in (report.errors, report.warnings))
    presenter = presenter_of(game)
    info = None if report.errors else presenter.own_scenario(text, lang)
    return msgspec.json.encode(ScenarioCheck(errors, warnings, info, game, presenter.sentences(text, lang)))


def shared_info(text: str, id: str, game: str, at: float, lang: str) -> bytes:
    """A shared scenario as a lobby shows it. Raises ContentError for one that can no longer be read."""
    info = presenter_of(game).own_scenario(text, lang)
    return msgspec.json.encode(SharedScenario(id=id, game=game, at=at, text=text, scenario=info))


def mission_of(text: str, game: str, scenario: str, lang: str) -> bytes:
    """A scenario on paper, from its file or by its name."""
    found = presenter_of(game or game_of(text.encode())).mission(scenario, text, lang)
    return msgspec.json.encode(found)


def lab_tables(text: str, game: str, scenario: str) -> tuple[str, list[int] | None]:
    """The id of a scenario, and for how many it can be begun; None if there is none. Raises ContentError."""
    presenter = presenter_of(game)
    if text:
        info = presenter.own_scenario(text, "en")
    else:
        offered = presenter.lobby("en").scenarios
        found = next((one for one in offered if one.id == scenario), None)
        if found is None:
            return scenario, None
        info = found
    return info.id, [int(players) for players, table in info.tables.items() if not table.needs]


# -- processes ---------------------------------------------------------------------------------------------------------


def ready() -> int:
    """Load what a worker needs of every game; returns the process id."""
    for game in plugins():
        presenter_of(game)
        for bot in names(game):
            make(bot, game, 0)
    return os.getpid()


def _ready_to_think() -> int:
    """Load the bots that think; returns the process id."""
    for game, plugin in plugins().items():
        rules_of(game)
        for bot in plugin.thinkers:
            maker(bot, game)
    return os.getpid()


class Workers(Pool):
    """The processes; a room or a record preferably stays with the one that already knows it."""

    patient = False
    """Whether other processes have priority on a busy processor."""

    def __init__(
        self,
        count: int | None = None,
        seconds: float = Limits().thinking_seconds,
        ready: Callable[[], int] = ready,
        far: FarWork | None = None,
    ) -> None:
        count = count or max(1, (os.cpu_count() or 2) - 1)
        super().__init__([Worker(number, ready, self.patient) for number in range(count)], seconds)
        self.far = far
        """Where tasks are done instead that may be done on other machines, if there are any."""

    async def do(
        self, task: Callable[..., R], about: Position | Question | str, *args: object, by: str = "",
        bounded: bool = True,
    ) -> R:  # fmt: skip
        """Have a worker do something with a game or a record, for an address.

        Raises Problem if that takes too long or, if it is bounded, too much is already waiting.
        """
        if self.far is not None:
            with suppress(NotDone):
                return await self.far.do(task, (about, *args), by=by, seconds=self.seconds)
        known = about if isinstance(about, str) else about.room
        return await self.carry_out(task, (about, *args), known=known, by=by, bounded=bounded)


class Readers(Workers):
    """Processes that read records and scenario files, or judge finished games: with lower priority than those for
    players."""

    patient = True

    def __init__(
        self, count: int | None = None, seconds: float = Limits().reading_seconds, far: FarWork | None = None
    ) -> None:
        super().__init__(count or max(2, (os.cpu_count() or 2) // 2), seconds, far=far)


class Thinkers(Workers):
    """Processes for slow bots, so that players' questions do not wait for them."""

    patient = True

    def __init__(
        self, count: int | None = None, seconds: float = Limits().thinking_seconds, far: FarWork | None = None
    ) -> None:
        super().__init__(count, seconds, _ready_to_think, far)
