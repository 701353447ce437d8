"""The installed games. Each is loaded when it is first needed."""

from collections.abc import Generator, Sequence
from os import PathLike, fspath
from pathlib import Path
from typing import cast

from banneret.kernel.errors import RecordError, SetupError
from banneret.kernel.game import Game, finished
from banneret.kernel.record import Record, read_record
from banneret.kernel.replay import replaying
from banneret.kernel.rules import GameRules, Setup
from banneret.plugins import part, plugin_of, plugins


def rules_of(game: str) -> GameRules:
    """The rules of a game by its id."""
    return cast(GameRules, part(plugin_of(game).rules))


def new(
    game: str,
    *,
    scenario: str | PathLike[str],
    seats: Sequence[str | PathLike[str]],
    seed: int | None,
    options: dict[str, str] | None = None,
    definition: str = "",
) -> Game:
    """Begin a game. What each seat brings depends on the game: for a skirmish, an army.

    `scenario` is a name or a file such as `my_map.yaml`; `definition` is the text of such a file. The same seed and the
    same answers give the same game; without a seed, luck comes from the operating system.

    >>> game = new("heroes", scenario="skirmish", seats=["castle_vanguard", "necropolis_vanguard"], seed=7)
    >>> game.choice.kind_name
    'unit'
    """
    names = tuple(fspath(seat) if isinstance(seat, PathLike) else seat for seat in seats)
    given = dict(options or {})
    scenario = fspath(scenario) if isinstance(scenario, PathLike) else scenario
    for text in (game, scenario, definition, *names, *given, *given.values()):
        if not isinstance(text, str):
            raise SetupError(f"game, scenario, seats and options are given as text, not as {repr(text)[:60]}")
    rules = rules_of(game)
    setup = Setup(game=game, scenario=scenario, seats=names, options=given, definition=definition)
    started = Game(rules, rules.normalise(setup), seed)
    started.settle()
    return started


def resume(record: Record, to: int | None = None) -> Game:
    """The game in a record, ready to continue."""
    return finished(resuming(record, to))


def resuming(record: Record, to: int | None = None) -> Generator[None, None, Game]:
    """The same in pieces, so that other work can be done in between."""
    if record.setup.game not in plugins():
        raise RecordError(f"the record is of the game {record.setup.game}; there are {', '.join(plugins())}")
    game = yield from replaying(rules_of(record.setup.game), record, to)
    if to is None:
        game.settle()
    return game


def load(path: str | Path, to: int | None = None) -> Game:
    """The game in a record file."""
    return resume(read_record(Path(path)), to)
