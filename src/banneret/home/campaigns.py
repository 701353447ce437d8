"""Campaigns of the person at this machine: each is a small file, with the records of its games next to it."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

from banneret.campaigns import Progress, all_campaigns, by_first
from banneret.games import resume, rules_of
from banneret.kernel.errors import BanneretError, SetupError
from banneret.kernel.files import PATIENCE, held, read_regular
from banneret.kernel.game import Game
from banneret.kernel.journal import recover, write_new, write_whole
from banneret.kernel.rules import GameRules
from banneret.kernel.yamlfile import is_file_name
from banneret.kernel.yamltree import show

SUFFIX: Final = ".campaign"
_NAME: Final = re.compile(r"[a-z0-9][a-z0-9_-]{0,59}", re.ASCII)


def folder() -> Path:
    """Where campaigns are kept."""
    return user_data_path("banneret") / "campaigns"


def kept() -> dict[str, Progress]:
    """The campaigns under way, by name; a file that cannot be read is left out and reported."""
    found: dict[str, Progress] = {}
    for path in sorted(folder().glob(f"*{SUFFIX}")):
        try:
            found[path.stem] = _progress_in(path)
        except SetupError as error:
            sys.stderr.write(f"{error}\n")
    return found


def load(name: str = "") -> tuple[str, Progress]:
    """A campaign by its name; without a name, the only one. Raises SetupError."""
    if not name:
        under_way = kept()
        if len(under_way) != 1:
            there = ", ".join(under_way) or "none: banneret campaign new begins one"
            raise SetupError(f"say which campaign; there is {there}")
        return next(iter(under_way.items()))
    return name, _progress_in(_file(name))


def begin(what: Sequence[str], name: str, choice: str, options: dict[str, str]) -> tuple[str, Progress]:
    """Begin a campaign by its id, or by the files of its parts. Raises SetupError."""
    files = [Path(word) for word in what if is_file_name(word)]
    if len(what) != 1 and len(files) != len(what):
        raise SetupError("give one campaign by its name, or the files of all its parts in order")
    progress = by_first(lambda campaigns: campaigns.begin(files or what[0], choice=choice, options=options))
    return _added(progress, name), progress


def brought_in(path: Path, name: str) -> tuple[str, Progress]:
    """Read a campaign from a file written by `hand_out`. Raises SetupError."""
    progress = _progress_in(path)
    return _added(progress, name), progress


def hand_out(name: str, path: Path) -> None:
    """Write a campaign to a file, to take it elsewhere. Raises SetupError."""
    _, progress = load(name)
    try:
        write_new(path, progress.text())
    except FileExistsError:
        raise SetupError(f"{path} exists already: give another file") from None
    except OSError as error:
        raise SetupError(f"{path}: {error.strerror or error}") from None


def game_file(name: str, progress: Progress) -> Path:
    """The file of the next part's game."""
    attempt = 1 + sum(tried.part == progress.part for tried in progress.attempts)
    return folder() / f"{name}-{progress.part}-{attempt}.banneret"


def next_game(name: str, progress: Progress, rules: GameRules, seed: int | None) -> tuple[Game, Path]:
    """The game of the next part, begun or continued, and its file."""
    path = game_file(name, progress)
    if path.exists():
        return resume(recover(path).record), path
    game = Game(rules, progress.setup(), seed)
    game.settle()
    return game, path


def play(name: str, seats: list[str], lang: str, speed: str, seed: int | None) -> list[str]:
    """Play the next part in the terminal; once it is over, the campaign moves on. Returns the outcome, in lines.

    Raises InUse while another process plays the campaign, or this game.
    """
    from banneret.home.play import run_terminal

    name, _ = load(name)
    with held(_file(name)):
        _, progress = load(name)
        with held(game_file(name, progress)):
            game, path = next_game(name, progress, rules_of(progress.setup().game), seed)
            if not game.over:
                run_terminal(game, path, seats, lang, speed)
                game = resume(recover(path).record)
            return settle(name, progress, game)


def settle(name: str, progress: Progress, game: Game) -> list[str]:
    """Advance a campaign by a game, if that is over. Returns the state of the campaign, in lines."""
    if not game.over:
        return ["The game is not over: banneret campaign play continues it."]
    after = progress.advanced(game)
    if load(name)[1] != progress:
        raise SetupError(
            f"{_file(name)}: another program has changed the campaign in the meantime; it is left as it is"
        )
    _write(_file(name), after)
    return told(name, after)


def told(name: str, progress: Progress) -> list[str]:
    """The state of a campaign, in lines."""
    campaign = progress.what()
    lines = [f"{campaign.name} ({name})"]
    for n in range(1, len(campaign.parts) + 1):
        tries = [attempt for attempt in progress.attempts if attempt.part == n]
        failed = sum(not attempt.won for attempt in tries)
        if n < progress.part:
            state = f"won in round {tries[-1].rounds}" if tries else "won"
        else:
            state = "next" if n == progress.part else ""
        again = f"{failed} lost before" if failed and n <= progress.part else ""
        lines.append(f"  {n}. {campaign.part_name(n):32}{', '.join(filter(None, (state, again)))}".rstrip())
    lines.append("  The campaign is won." if progress.won else f"  begins with {progress.seat}")
    return lines


def there_are() -> list[str]:
    """The campaigns that can be started, and those under way, in lines."""
    offered = [found for campaigns in all_campaigns() for found in campaigns.offered()]
    lines = [f"{found.id:28}{found.name}: {len(found.parts)} parts, {found.side}" for found in offered]
    for name, progress in kept().items():
        lines += ["", *told(name, progress)]
    return lines


def _added(progress: Progress, name: str) -> str:
    """Save a new campaign under a unique name."""
    wanted = name or progress.campaign
    path = _file(wanted)
    number = 2
    try:
        folder().mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SetupError(f"{folder()}: {error.strerror or error}") from None
    with held(folder() / "campaigns", PATIENCE):
        while path.exists():
            if name:
                raise SetupError(f"there is a campaign {name} already")
            path = _file(f"{wanted}-{number}")
            number += 1
        _write(path, progress)
    return path.stem


def _file(name: str) -> Path:
    if not _NAME.fullmatch(name):
        raise SetupError(f"a campaign is named with lower-case letters, digits, - and _, not {show(name)}")
    return folder() / f"{name}{SUFFIX}"


def _progress_in(path: Path) -> Progress:
    """The campaign in a file; errors mention its name."""
    text = _read(path)
    try:
        return by_first(lambda campaigns: campaigns.parse(text))
    except BanneretError as error:
        raise SetupError(f"{path}: {error}") from None


def _read(path: Path) -> str:
    try:
        return read_regular(path, max(campaigns.most_bytes for campaigns in all_campaigns())).decode("utf-8")
    except UnicodeDecodeError:
        raise SetupError(f"{path}: not a text file") from None
    except (OSError, ValueError) as error:
        raise SetupError(f"{path}: {getattr(error, 'strerror', None) or error}") from None


def _write(path: Path, progress: Progress) -> None:
    try:
        write_whole(path, progress.text())
    except OSError as error:
        raise SetupError(f"{path}: {error.strerror or error}") from None
