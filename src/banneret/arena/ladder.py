"""The ladder: every bot of a course meets every other one with the same luck, and all are rated by it.

Finished games are kept in a file, one per line, so that a long ladder can be interrupted, continued, and joined by
another bot later.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from banneret.arena.balance import Share
from banneret.arena.bot_game import Pairing, Played, Thinking
from banneret.arena.courses import Course
from banneret.arena.ratings import Rating, Score, ratings
from banneret.arena.sim import luck_of, play_as_done
from banneret.bots.registry import maker
from banneret.games import rules_of
from banneret.kernel.errors import SetupError
from banneret.kernel.files import held
from banneret.kernel.rules import Setup

MOST_GAMES: Final = 100_000


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """One game of a ladder, as it is kept in a file."""

    version: str
    """The content and rules it was played with: games with others are not counted."""
    course: str
    seed: int
    bots: tuple[str, ...]
    row: int
    """Games of one row have the same luck."""
    turn: int
    """By how many seats the bots were rotated."""
    returns: tuple[int, ...] | None
    error: str
    thinking: tuple[Thinking, ...]
    """By seat."""

    @property
    def key(self) -> tuple[str, str, int, tuple[str, ...], int, int]:
        """What identifies the game."""
        return self.version, self.course, self.seed, self.bots, self.row, self.turn

    @property
    def seated(self) -> tuple[str, ...]:
        """The bots by seat."""
        return self.bots[self.turn :] + self.bots[: self.turn]


class Cost(NamedTuple):
    """What the decisions of a bot cost."""

    decisions: int
    cpu_ms: float
    """Processor time of a decision, on average."""
    longest_ms: float
    """The slowest, in elapsed time."""


class Standing(NamedTuple):
    """How a bot fared on a course."""

    bot: str
    rating: Rating | None
    """None for cooperative games, in which bots do not meet."""
    against: dict[str, Share]
    """By opponent, or under the bot's own name if all seats are on one side."""
    cost: Cost


def version_of(game: str) -> str:
    """The rules and content of a game, in short."""
    rules = rules_of(game)
    return f"{game} {rules.version} {rules.content_hash()}"


def to_play(game: str, course: Course, bots: tuple[str, ...], games: int, seed: int) -> list[Outcome]:
    """All games of a ladder, before they are played: the same number between every two bots, or of every bot with
    itself."""
    if not 1 <= games <= MOST_GAMES:
        raise SetupError(f"--games is a number from 1 to {MOST_GAMES}, not {games}")
    if len(set(bots)) != len(bots) or len(bots) < (1 if course.together else 2):
        raise SetupError("a ladder takes two bots or more, each of them once")
    for bot in bots:
        maker(bot, game)
    for table in course.tables:
        if not course.together and len(table.sides) != 2:
            raise SetupError(f"{course.name}: a ladder is for two seats, not {len(table.sides)}")
    version = version_of(game)
    meetings = [(bot,) for bot in bots] if course.together else list(combinations(bots, 2))
    return [
        Outcome(version=version, course=course.name, seed=seed, bots=met, row=n // len(met), turn=n % len(met),
                returns=None, error="", thinking=())
        for n in range(games)
        for met in meetings
    ]  # fmt: skip


def pairing_of(game: str, course: Course, one: Outcome) -> Pairing:
    """The game as the arena plays it."""
    table = course.tables[one.row % len(course.tables)]
    setup = rules_of(game).normalise(
        Setup(game=game, scenario=table.scenario, seats=table.sides, options=dict(table.options))
    )
    bots = one.seated * len(table.sides) if course.together else one.seated
    return Pairing(
        game=game,
        scenario=setup.scenario,
        sides=setup.seats,
        bots=bots,
        names=bots,
        seed=luck_of(one.seed, one.row),
        options=setup.options,
        definition=setup.definition,
    )


def climb(
    game: str,
    course: Course,
    bots: tuple[str, ...],
    *,
    games: int,
    seed: int,
    jobs: int = 1,
    kept: Path | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> list[Outcome]:
    """Play what has not been played yet, save every game at once, and return all games of the ladder."""
    if jobs < 1:
        raise SetupError(f"--jobs is at least 1, not {jobs}")
    wanted = to_play(game, course, bots, games, seed)
    if kept is None:
        return _played(game, course, wanted, {}, jobs, None, progress)
    try:
        kept.parent.mkdir(parents=True, exist_ok=True)
        # Two ladders with the same file would not see each other's games.
        with held(kept):
            return _played(game, course, wanted, read_outcomes(kept), jobs, kept, progress)
    except OSError as error:
        raise SetupError(f"--keep {kept}: {error.strerror or error}") from None


def _played(
    game: str,
    course: Course,
    wanted: list[Outcome],
    known: dict[object, Outcome],
    jobs: int,
    kept: Path | None,
    progress: Callable[[int, int], None] | None,
) -> list[Outcome]:
    fresh = [one for one in wanted if one.key not in known]
    done = len(wanted) - len(fresh)
    # Games of searching bots take minutes, so every game is saved as soon as it is over.
    for n, played in play_as_done([pairing_of(game, course, one) for one in fresh], jobs):
        outcome = _outcome(fresh[n], played)
        known[outcome.key] = outcome
        if kept is not None:
            with kept.open("ab") as file:
                file.write(msgspec.json.encode(outcome) + b"\n")
        done += 1
        if progress is not None:
            progress(done, len(wanted))
    return [known[one.key] for one in wanted]


def _outcome(one: Outcome, played: Played) -> Outcome:
    return msgspec.structs.replace(one, returns=played.returns, error=played.error, thinking=played.thinking)


def read_outcomes(path: Path) -> dict[object, Outcome]:
    """The games in a file, by key. Raises SetupError if a line is not a game.

    A last line without its end was being written when the program was stopped; that game is played again.
    """
    if not path.exists():
        return {}
    found: dict[object, Outcome] = {}
    text = path.read_bytes()
    whole, _, rest = text.rpartition(b"\n")
    if rest:
        path.write_bytes(whole + b"\n" if whole else b"")
    for number, line in enumerate(whole.split(b"\n") if whole else (), 1):
        try:
            outcome = msgspec.json.decode(line, type=Outcome)
        except msgspec.DecodeError as error:
            raise SetupError(f"{path}:{number} is not a game of a ladder: {error}") from None
        found[outcome.key] = outcome
    return found


def standings(course: Course, outcomes: list[Outcome], anchor: str) -> list[Standing]:
    """How all bots fared, the best first."""
    finished = [one for one in outcomes if one.returns is not None and not one.error]
    bots = dict.fromkeys(bot for one in outcomes for bot in one.bots)
    against: dict[str, dict[str, Share]] = {bot: {} for bot in bots}
    rows: dict[tuple[tuple[str, ...], int], list[Score]] = {}
    for one in finished:
        assert one.returns is not None
        if course.together:
            against[one.bots[0]].setdefault(one.bots[0], Share()).add(float(max(one.returns) > 0))
            continue
        first, second = one.seated
        score = (1 + (one.returns[0] > one.returns[1]) - (one.returns[0] < one.returns[1])) / 2
        against[first].setdefault(second, Share()).add(score)
        against[second].setdefault(first, Share()).add(1.0 - score)
        rows.setdefault((one.bots, one.row), []).append((first, second, score))
    rated = ratings(list(rows.values()), anchor) if rows else {}
    found = [Standing(bot, rated.get(bot), against[bot], cost_of(bot, finished)) for bot in bots]
    return sorted(found, key=_height, reverse=True)


def _height(standing: Standing) -> float:
    """By rating, or by games won if there is none."""
    return standing.rating.points if standing.rating else max([s.rate for s in standing.against.values()], default=0.0)


def cost_of(bot: str, outcomes: list[Outcome]) -> Cost:
    """What the decisions of a bot cost in all its games."""
    thoughts = [
        thinking
        for one in outcomes
        for seat, thinking in enumerate(one.thinking)
        if one.seated[seat % len(one.bots)] == bot
    ]
    decisions = sum(thinking.decisions for thinking in thoughts)
    cpu = sum(thinking.cpu for thinking in thoughts)
    longest = max([thinking.longest for thinking in thoughts], default=0.0)
    return Cost(decisions, 1000 * cpu / max(1, decisions), 1000 * longest)
