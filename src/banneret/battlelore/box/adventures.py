"""Adventures by their names and from files, read and checked."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import islice
from pathlib import Path
from typing import Final

import msgspec

from banneret.battlelore.box.adventure_check import problems
from banneret.battlelore.box.adventure_file import AdventureFile
from banneret.battlelore.box.units_and_cards import FOLDER
from banneret.kernel.errors import ContentError
from banneret.kernel.files import read_bytes
from banneret.kernel.yamlfile import MAX_PROBLEMS, Document, Draft, Spares, draft_document, parse_document
from banneret.kernel.yamltree import MAX_BYTES

ADVENTURES: Final = FOLDER / "adventures"
_SPARES: Final[Spares] = {
    AdventureFile: {"id": "draft", "name": "Draft", "first": "standard", "banners": 1, "units": {}},
}


def parse_adventure(text: str | bytes, name: str) -> Document[AdventureFile]:
    """The text of a file called `name`, checked; all its mistakes are reported at once."""
    document = parse_document(text, name, AdventureFile)
    if wrong := [document.report(*problem) for problem in islice(problems(document.value), MAX_PROBLEMS)]:
        raise ContentError("\n".join(wrong))
    return document


def draft_adventure(text: str | bytes, name: str) -> Draft[AdventureFile]:
    """As much of the text of a file as can be read; for whoever looks for all of its mistakes."""
    return draft_document(text, name, AdventureFile, verbs={}, spares=_SPARES)


def read_adventure(path: Path) -> AdventureFile:
    """An adventure of a file, checked."""
    return parse_adventure(read_bytes(path, MAX_BYTES, path.name), path.name).value


@lru_cache(64)
def defined_adventure(definition: str) -> AdventureFile:
    """The custom adventure that a set-up carries with it: the text of its file."""
    return _untaken(parse_adventure(definition, "adventure"))


def own_adventure(path: Path) -> AdventureFile:
    """A custom adventure."""
    return _untaken(parse_adventure(read_bytes(path, MAX_BYTES, path.name), path.name))


def _untaken(document: Document[AdventureFile]) -> AdventureFile:
    if wrong := taken_id(document.value):
        raise ContentError(document.report(("id",), wrong))
    return document.value


def taken_id(adventure: AdventureFile) -> str:
    """What is wrong with the id of a custom adventure that would be taken for one that comes with the program."""
    taken = adventure.id in adventure_ids() and adventure != load_adventure(adventure.id)
    return f"{adventure.id} comes with the program: give yours another id" if taken else ""


def definition_of(adventure: AdventureFile) -> str:
    """A custom adventure as one line; empty for one that comes with the program."""
    return "" if adventure.id in adventure_ids() else msgspec.json.encode(adventure).decode()


@cache
def load_adventure(id: str) -> AdventureFile:
    """An adventure that comes with the program."""
    return read_adventure(ADVENTURES / f"{id}.yaml")


@cache
def adventure_ids() -> tuple[str, ...]:
    """The adventures there are, by their numbers."""
    ids = [path.stem for path in sorted(ADVENTURES.glob("*.yaml"))]
    return tuple(sorted(ids, key=lambda id: load_adventure(id).number))
