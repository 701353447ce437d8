"""`banneret scenario check --play`: scenario files tried out by playing them."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import msgspec

from banneret.arena.command import progress_bar
from banneret.arena.trial import GAMES, Fault, try_out
from banneret.kernel.errors import SetupError
from banneret.scenario_files import game_of_file

WORDS: Final[dict[Fault, str]] = {
    "not_begun": "cannot be begun",
    "crash": "the rules fail",
    "dead_end": "a player is asked and has no answer",
    "endless": "does not end",
    "too_slow": "takes too long",
}


class TrialReport(msgspec.Struct, frozen=True, kw_only=True):
    """How the games of a file went."""

    games: int
    """How many were played to the end."""
    fault: Fault = ""
    players: int = 0
    """How many played the one that went wrong."""
    detail: str = ""
    record: str = ""
    """The file into which that game was written, up to what went wrong."""


def trial_of(path: Path, games: int = GAMES) -> TrialReport:
    """Play a file that the check accepts. The first game that goes wrong is kept in the current folder."""
    game, text = game_of_file(path), path.read_text(encoding="utf-8")
    with progress_bar(path.name, sys.stderr.isatty()) as progress:
        for number in range(games):
            found = try_out(game, text, number)
            if found.fault:
                record = _keep(path, found.record) if found.record else ""
                return TrialReport(
                    games=number, fault=found.fault, players=found.players, detail=found.detail, record=record
                )
            if progress is not None:
                progress(number + 1, games)
    return TrialReport(games=games)


def trial_text(report: TrialReport) -> str:
    """The same in words."""
    if not report.fault:
        return f"{report.games} random games played to the end"
    told = f"random game {report.games + 1}, {report.players} players: {WORDS[report.fault]}"
    if report.detail:
        told += f" ({report.detail})"
    return f"{told}; the game up to there is {report.record}" if report.record else told


def _keep(path: Path, record: str) -> str:
    kept = Path(f"{path.stem}-fault.banneret")
    try:
        kept.write_text(record, encoding="utf-8")
    except OSError as error:
        raise SetupError(f"{kept}: {error.strerror or error}") from None
    return str(kept)
