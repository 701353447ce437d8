"""Scenario files checked: every mistake with its line, and what is hardly meant."""

import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import msgspec

from banneret.heroes.definitions import LOOKS
from banneret.heroes.scenario_file import ScenarioFile
from banneret.heroes.scenario_sense import senseless, unused
from banneret.heroes.scenarios import MOST_BYTES, parse_scenario
from banneret.kernel.errors import ContentError
from banneret.kernel.yamlfile import MAX_PROBLEMS, Document, read_bytes


class Finding(msgspec.Struct, frozen=True):
    """Something about a file: the line it is in, 0 for the whole file, and what it is."""

    line: int
    text: str


class Report(msgspec.Struct, frozen=True):
    """What was found in a file."""

    name: str
    errors: tuple[Finding, ...]
    warnings: tuple[Finding, ...] = ()

    def lines(self) -> Iterator[str]:
        """The findings in words, in the order of the file."""
        found = [(finding, "error") for finding in self.errors] + [(finding, "warning") for finding in self.warnings]
        for finding, kind in sorted(found, key=lambda each: each[0].line):
            where = f"{self.name}:{finding.line}" if finding.line else self.name
            yield f"{where}: {kind}: {finding.text}"


def check_file(path: Path) -> Report:
    """Check a file. One that cannot even be read has that for its only mistake."""
    try:
        data = read_bytes(path, MOST_BYTES)
    except ContentError as error:
        return Report(path.name, findings_in(str(error), path.name))
    return check_text(data, path.name)


def check_text(text: str | bytes, name: str) -> Report:
    """Check the text of a file called `name`."""
    try:
        document = parse_scenario(text, name)
    except ContentError as error:
        return Report(name, findings_in(str(error), name))
    errors = [problem for look in LOOKS for problem in look(document)]
    if not errors:
        errors += senseless(document.value)
    return Report(name, _told(document, iter(errors)), _told(document, unused(document.value)))


def _told(document: Document[ScenarioFile], found: Iterator[tuple[tuple[str | int, ...], str]]) -> tuple[Finding, ...]:
    words = "\n".join(document.report(*each) for each in islice(found, MAX_PROBLEMS))
    return findings_in(words, document.name)


def findings_in(words: str, name: str) -> tuple[Finding, ...]:
    """Lines of a `ContentError`, or of reports like them, with their numbers taken out."""
    form = re.compile(rf"{re.escape(name)}(?::([0-9]+))?: (.*)")
    found = [form.fullmatch(line) for line in words.splitlines()]
    return tuple(Finding(int(each[1] or 0), each[2]) for each in found if each)
