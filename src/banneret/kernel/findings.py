"""What a check finds in a file: mistakes and doubts, each with its line."""

import re
from collections.abc import Iterator

import msgspec


class Finding(msgspec.Struct, frozen=True):
    """Something found in a file: its line (0 for the whole file) and a description."""

    line: int
    text: str


class Report(msgspec.Struct, frozen=True):
    """Everything found in a file."""

    name: str
    errors: tuple[Finding, ...]
    warnings: tuple[Finding, ...] = ()

    def lines(self) -> Iterator[str]:
        """The findings in words, in the order of the file."""
        found = [(finding, "error") for finding in self.errors] + [(finding, "warning") for finding in self.warnings]
        for finding, kind in sorted(found, key=lambda each: each[0].line):
            where = f"{self.name}:{finding.line}" if finding.line else self.name
            yield f"{where}: {kind}: {finding.text}"


def findings_in(words: str, name: str) -> tuple[Finding, ...]:
    """Lines of a `ContentError`, or of reports like them, with their numbers taken out."""
    form = re.compile(rf"{re.escape(name)}(?::([0-9]+))?: (.*)")
    found = [form.fullmatch(line) for line in words.splitlines()]
    return tuple(Finding(int(each[1] or 0), each[2]) for each in found if each)
