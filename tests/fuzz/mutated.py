"""Shipped scenario files with random changes: the check is asked, and what it accepts is played.

A change knows no word of any format. It takes what files of the same game hold at the same kind of place: another
word, another entry, a key more or less. So everything that shipped files say turns up where somebody might write it.
The same number always gives the same file.
"""

from __future__ import annotations

from collections import defaultdict
from copy import deepcopy
from random import Random
from typing import Any, Final

import yaml

from banneret.arena.trial import Tried, try_out
from banneret.battlelore.box.adventures import adventure_ids
from banneret.heroes.scenario.load import scenario_ids
from banneret.scenario_files import files_of
from banneret.table.presenter import presenter_of
from tests.fuzz.playing import raised_at
from tests.heroes.designing.maps import TURNED

Document = dict[str, Any]
Way = tuple[Any, ...]
Pattern = tuple[str, ...]
DUMPER: Final = getattr(yaml, "CSafeDumper", yaml.SafeDumper)
SHIPPED: Final = {"heroes": scenario_ids, "battlelore": adventure_ids}
OTHERS: Final = {"heroes": {"two_hills": TURNED}, "battlelore": {}}
"""Files with words that no shipped one has."""
MOST_CHANGES: Final = 4
TRIES: Final = 12
"""So many times another change is looked for where the drawn one finds nothing to change."""


class Corpus:
    """The shipped files of a game, and what stands where in them."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.documents: dict[str, Document] = {id: yaml.safe_load(files_of(game).shipped(id)) for id in SHIPPED[game]()}
        self.at: dict[Pattern, list[Any]] = defaultdict(list)
        """Every value, by the kind of place it stands at."""
        for document in self.documents.values():
            for way, value in values(document):
                self.at[pattern(way)].append(value)

    def mutated(self, number: int) -> tuple[str, Document]:
        """File number so and so: the scenario it was made of, and what became of it."""
        rng = Random(f"mutated {self.game} {number}")
        id = rng.choice(list(self.documents))
        document = deepcopy(self.documents[id])
        document["id"] = f"mutated_{number}"
        # Of every second file only those changes stay that the check lets pass, so that many of them come together.
        careful = number % 2 == 1
        for _ in range(rng.randint(1, MOST_CHANGES) * (1 + careful)):
            changed = deepcopy(document)
            for _ in range(TRIES):
                if rng.choice(CHANGES)(self, changed, rng):
                    break
            if not careful or judged(self.game, written(changed))[0]:
                document = changed
        return id, document

    def alike(self, way: Way, rng: Random) -> Any:
        """What stands at such a place in some file."""
        found = self.at[pattern(way)]
        return deepcopy(rng.choice(found)) if found else None


def pattern(way: Way) -> Pattern:
    """The kind of a place: which entry of a list it is makes no difference."""
    return tuple("*" if isinstance(step, int) else str(step) for step in way)


def values(node: Any, way: Way = ()) -> list[tuple[Way, Any]]:
    """Everything in a document, with the way to it."""
    found: list[tuple[Way, Any]] = [(way, node)] if way else []
    steps = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()
    for step, value in steps:
        found += values(value, (*way, step))
    return found


def holder(document: Document, way: Way) -> Any:
    """The mapping or list that holds what is at the end of a way."""
    node: Any = document
    for step in way[:-1]:
        node = node[step]
    return node


def _some(document: Document, rng: Random, *kinds: type) -> Way | None:
    ways = [way for way, value in values(document) if type(value) in kinds and way != ("id",)]
    return rng.choice(ways) if ways else None


# -- changes: each tells whether it has found something to change ------------------------------------------------------


def other_number(corpus: Corpus, document: Document, rng: Random) -> bool:
    """A number is higher or lower, a switch the other way."""
    way = _some(document, rng, int, bool)
    if way is None:
        return False
    at, last = holder(document, way), way[-1]
    at[last] = not at[last] if isinstance(at[last], bool) else at[last] + rng.choice((-5, -2, -1, 1, 2, 5, 40))
    return True


def other_word(corpus: Corpus, document: Document, rng: Random) -> bool:
    """A word becomes another that stands at such places."""
    way = _some(document, rng, str)
    if way is None or way[-1] in ("text", "name", "story", "called", "label"):
        return False
    holder(document, way)[way[-1]] = corpus.alike(way, rng)
    return True


def other_part(corpus: Corpus, document: Document, rng: Random) -> bool:
    """A mapping or list becomes that of another file."""
    way = _some(document, rng, dict, list)
    if way is None:
        return False
    holder(document, way)[way[-1]] = corpus.alike(way, rng)
    return True


def one_less(corpus: Corpus, document: Document, rng: Random) -> bool:
    """A key or an entry is left out."""
    way = _some(document, rng, dict, list, str, int, bool)
    if way is None:
        return False
    del holder(document, way)[way[-1]]
    return True


def one_more(corpus: Corpus, document: Document, rng: Random) -> bool:
    """A list gets an entry that stands in such lists; it may be one that it has already."""
    way = _some(document, rng, list)
    if way is None:
        return False
    entry = corpus.alike((*way, 0), rng)
    if entry is None:
        return False
    if isinstance(entry, dict) and "id" in entry and rng.random() < 0.9:
        entry["id"] = f"{entry['id']}_{rng.randint(2, 99)}"
    at = holder(document, way)[way[-1]]
    at.insert(rng.randint(0, len(at)), entry)
    return True


def one_more_key(corpus: Corpus, document: Document, rng: Random) -> bool:
    """A mapping gets a key that such mappings have elsewhere."""
    way = _some(document, rng, dict) if rng.random() < 0.8 else ()
    if way is None:
        return False
    at: dict[Any, Any] = holder(document, way)[way[-1]] if way else document
    keys = [key for key in sorted({found[len(way)] for found in corpus.at if found[:-1] == pattern(way)}) if key != "*"]
    keys = [key for key in keys if key not in map(str, at)]
    if not keys:
        return False
    key = rng.choice(keys)
    at[int(key) if key.isdecimal() else key] = corpus.alike((*way, key), rng)
    return True


def change_places(corpus: Corpus, document: Document, rng: Random) -> bool:
    """Two entries of a list change places."""
    way = _some(document, rng, list)
    at = holder(document, way)[way[-1]] if way else []
    if len(at) < 2:
        return False
    one, other = rng.sample(range(len(at)), 2)
    at[one], at[other] = at[other], at[one]
    return True


CHANGES: Final = (
    other_number, other_number, other_number, other_word, other_word, other_part, one_less, one_more, one_more,
    one_more_key, change_places,
)  # fmt: skip


# -- what is asked and played ------------------------------------------------------------------------------------------


def written(document: Document) -> str:
    """A document as the text of a file."""
    text: str = yaml.dump(document, Dumper=DUMPER, sort_keys=False, allow_unicode=True)
    return text


def judged(game: str, text: str) -> tuple[bool, str]:
    """Whether the check accepts a file, and how it failed if it did."""
    try:
        return not files_of(game).check(text).errors, ""
    except Exception as error:
        return False, f"the check fails: {type(error).__name__} {raised_at(error)}: {error}"


def tried(game: str, text: str, numbers: range) -> Tried | None:
    """The first of these random games that goes wrong."""
    for number in numbers:
        try:
            found = try_out(game, text, number)
        except Exception as error:
            detail = f"{type(error).__name__} {raised_at(error)}: {error}"
            return Tried(number=number, players=0, fault="not_begun", detail=detail)
        if found.fault:
            return found
    return None


def beyond_the_box(game: str, text: str) -> bool:
    """Whether a file needs more than the box for every number of players, so that nobody can begin it."""
    return all(table.needs for table in presenter_of(game).own_scenario(text, "en").tables.values())


def corpora() -> dict[str, Corpus]:
    """The files of all games for which people can write some."""
    return {game: Corpus(game) for game in SHIPPED}
