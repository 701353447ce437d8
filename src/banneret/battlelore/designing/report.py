"""Adventure files checked: every mistake with its line, and what was probably not intended."""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import get_close_matches
from itertools import islice
from pathlib import Path
from typing import Final

from banneret.battlelore.box.adventure_check import doubts, problems
from banneret.battlelore.box.adventure_file import AdventureFile
from banneret.battlelore.box.adventures import ADVENTURES, adventure_ids, draft_adventure, taken_id
from banneret.battlelore.career.academy import ACADEMY
from banneret.battlelore.designing.schema import SHIPPED
from banneret.kernel.errors import ContentError
from banneret.kernel.files import read_bytes
from banneret.kernel.findings import Finding, Report, findings_in
from banneret.kernel.yamlfile import MAX_PROBLEMS, Draft
from banneret.kernel.yamltree import MAX_BYTES, Where
from banneret.scenario_files.schema import schema_in

_WORDS: Final = re.compile(rb"^(?:banners|units|council|command_cards|call_to_arms) *:", re.MULTILINE)
HELD_AGAINST: Final = {
    "council": ("lore", "units"),
    "call_to_arms": ("terrain", "units"),
    "banners": ("units", "call_to_arms", "hold", "quest", "tents"),
}
"""Other parts that the part of a file is held against: what is found there may follow from a mistake in one of them."""


class AdventureFiles:
    """Adventure files, as `banneret.scenario_files.ScenarioFiles` asks for."""

    def claims(self, text: bytes) -> bool:
        """Whether a text has words that only adventures of BattleLore have."""
        return _WORDS.search(text) is not None

    def check(self, text: str) -> Report:
        """Check the text of a file."""
        return check_text(text, "adventure")

    def check_file(self, path: Path) -> Report:
        """Check a file. One that cannot even be read has that for its only mistake."""
        try:
            data = read_bytes(path, MAX_BYTES, path.name)
        except ContentError as error:
            return Report(path.name, findings_in(str(error), path.name))
        return check_text(data, path.name)

    def schema(self, lang: str = "en") -> str:
        """The JSON schema of adventure files."""
        return schema_in(SHIPPED, lang)

    def shipped(self, scenario: str) -> str:
        """The file of an adventure of the box."""
        return (ADVENTURES / f"{scenario}.yaml").read_text(encoding="utf-8") if scenario in adventure_ids() else ""


def check_text(text: str | bytes, name: str) -> Report:
    """Check the text of a file called `name`.

    One mistake does not hide another: wrong parts are left out, and the rest is checked. Only consequences of a mistake
    are not reported, such as a side without units when its units cannot be read.
    """
    try:
        draft = draft_adventure(text, name)
    except ContentError as error:
        return Report(name, findings_in(str(error), name))
    wrong = findings_in("\n".join(draft.wrong), name)
    if draft.document is None or len(wrong) >= MAX_PROBLEMS:
        return Report(name, wrong)
    adventure = draft.document.value
    found = [each for each in islice(problems(adventure), MAX_PROBLEMS) if not _follows(each[0], draft)]
    if not any(hole[0] == "id" for hole in draft.holes):
        found += _taken(adventure)
    warnings = () if wrong or found else _told(draft, doubts(adventure))
    return Report(name, (*wrong, *_told(draft, found)), warnings)


def _taken(adventure: AdventureFile) -> list[tuple[Where, str]]:
    if adventure.id == ACADEMY:
        return [(("id",), f"{ACADEMY} comes with the program: give yours another id")]
    said = taken_id(adventure)
    return [(("id",), said)] if said else []


def _follows(where: Where, draft: Draft[AdventureFile]) -> bool:
    """Whether a mistake may be the consequence of a part that could not be read."""
    part = str(where[0])
    others = HELD_AGAINST.get(part, ())
    for hole in draft.holes:
        # Neither what a part lacks nor what it has too little of can be said while something in it is missing.
        if draft.in_value(hole)[: len(where)] == where or hole[0] in others:
            return True
        # A key that nobody knows may be meant for this part, or for one that it is held against.
        word = str(hole[0])
        if len(hole) == 1 and len(word) <= 40 and get_close_matches(word, (*others, part), 1):
            return True
    return False


def _told(draft: Draft[AdventureFile], found: Iterable[tuple[Where, str]]) -> tuple[Finding, ...]:
    document = draft.document
    assert document is not None
    lines = [document.report(draft.in_file(where), why) for where, why in found]
    return findings_in("\n".join(lines), document.name)


FILES: Final = AdventureFiles()
