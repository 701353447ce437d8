"""Adventure files checked: every mistake, with its line where that is known."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from banneret.battlelore.box.adventures import (
    ADVENTURES,
    AdventureFile,
    adventure_ids,
    defined_adventure,
    doubts,
    own_adventure,
)
from banneret.battlelore.designing.schema import schema_text
from banneret.kernel.errors import ContentError
from banneret.kernel.findings import Finding, Report, findings_in
from banneret.kernel.yamltree import Map, Unreadable, build

_WORDS: Final = re.compile(rb"^(?:banners|units|council|command_cards|call_to_arms) *:", re.MULTILINE)


class AdventureFiles:
    """Adventure files, as `banneret.scenario_files.ScenarioFiles` asks for."""

    def claims(self, text: bytes) -> bool:
        """Whether a text has words that only adventures of BattleLore have."""
        return _WORDS.search(text) is not None

    def check(self, text: str) -> Report:
        """Check the text of a file."""
        name = "adventure"
        try:
            adventure = defined_adventure(text)
        except ContentError as error:
            return Report(name, _located(findings_in(str(error), name), text))
        sound = _sound(name, adventure)
        return Report(name, sound.errors, _located(sound.warnings, text))

    def check_file(self, path: Path) -> Report:
        """Check a file. One that cannot even be read has that for its only mistake."""
        try:
            adventure = own_adventure(path)
        except ContentError as error:
            return Report(path.name, findings_in(str(error), path.name))
        return _sound(path.name, adventure)

    def schema(self) -> str:
        """The JSON schema of adventure files."""
        return schema_text()

    def shipped(self, scenario: str) -> str:
        """The file of an adventure of the box."""
        return (ADVENTURES / f"{scenario}.yaml").read_text(encoding="utf-8") if scenario in adventure_ids() else ""


def _sound(name: str, adventure: AdventureFile) -> Report:
    """A file without mistakes may still be doubtful."""
    return Report(name, (), tuple(Finding(0, doubt) for doubt in doubts(adventure)))


def _located(findings: tuple[Finding, ...], text: str) -> tuple[Finding, ...]:
    """Findings that begin with keys of the file (`units: pennant: ...`), with the line of the last of these."""
    try:
        root, _ = build(text)
    except Unreadable:
        return findings
    return tuple(finding if finding.line else Finding(_line(root, finding.text), finding.text) for finding in findings)


def _line(node: object, text: str) -> int:
    line = 0
    for word in text.split(": "):
        if not isinstance(node, Map) or word not in node:
            break
        line, node = node.lines[word], node[word]
    return line


FILES: Final = AdventureFiles()
