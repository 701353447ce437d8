"""A scenario file to change for a test, and what the check says of it."""

from pathlib import Path

from banneret.heroes.designing.report import check_text
from banneret.kernel.findings import Report

OWN = """\
id: two_hills
name: Two Hills
mode: clash
players: [2]
length: {rounds: 6}
story: Nobody remembers who built the towers.
layout:
  2:
    tiles:
    - {kind: start, at: {P1: [0, 0], P2: [3, 0]}}
    - {kind: near, at: [[1, 0], [2, 0]], label: [west_hill, east_hill]}
    - {kind: far, at: [[0, 1], [3, -1]]}
setup:
  resources: {gold: 5}
  income: {gold: 10}
  buildings: [dwelling_bronze]
  units: [few:T1]
tokens: [clue]
rules:
- id: hills
  text: Whoever flags a field on a hill finds a clue.
  when: flag
  where: [{tile: west_hill}, {tile: east_hill}]
  do: [{token: clue}]
events:
- {rounds: [3], who: each, do: [{gain: gold, amount: 2}]}
victory:
- {capture_town: {of: any_rival}}
- {bank: {amount: 3, where: clue}}
limit: draw
"""


def found(text: str) -> list[str]:
    """The errors of a text, each with its line."""
    return told(check_text(text, "two_hills.yaml"))


def told(report: Report) -> list[str]:
    """The errors of a report, each with its line."""
    return [f"{each.line}: {each.text}" for each in report.errors]


def changed(old: str, new: str) -> str:
    """The file with a part changed that is there once."""
    assert OWN.count(old) == 1
    return OWN.replace(old, new)


def written(folder: Path, text: str = OWN) -> Path:
    """The file in a folder."""
    path = folder / "two_hills.yaml"
    path.write_text(text, encoding="utf-8")
    return path


TURNED = OWN.replace(
    "{kind: near, at: [[1, 0], [2, 0]], label: [west_hill, east_hill]}",
    "{kind: near, at: [[1, 0], [2, 0]], set: [N1, N2], fixed: true, face: up, label: [west_hill, east_hill],"
    " turned: [2, 5]}",
).replace("{kind: start, at: {P1: [0, 0], P2: [3, 0]}}", "{kind: start, at: {P1: [0, 0], P2: [3, 0]}, turned: 3}")
"""The same with tiles that lie as the file says."""
