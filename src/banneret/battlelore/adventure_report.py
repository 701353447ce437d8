"""Adventure files checked: every mistake, with its line where that is known."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from banneret.battlelore.adventures import own_adventure
from banneret.heroes.scenario_report import Report, findings_in
from banneret.kernel.errors import ContentError

MOST_BYTES: Final = 200_000
_WORDS: Final = re.compile(rb"^(?:banners|units|council|command_cards|call_to_arms) *:", re.MULTILINE)


def is_adventure_file(path: Path) -> bool:
    """Whether a file has words that only adventures of BattleLore have."""
    try:
        with path.open("rb") as file:
            return _WORDS.search(file.read(MOST_BYTES)) is not None
    except OSError:
        return False


def check_adventure_file(path: Path) -> Report:
    """Check a file. One that cannot even be read has that for its only mistake."""
    try:
        own_adventure(path)
    except ContentError as error:
        return Report(path.name, findings_in(str(error), path.name))
    return Report(path.name, ())
