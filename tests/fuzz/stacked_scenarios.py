"""Stacked scenarios: rules and goals of one scenario planted into another, and its numbers changed.

When a thing is live
--------------------
A thing is a rule, a goal or a way to lose of a scenario that comes with the program. The *moment* is a whole game: a
thing is live in every game whose file holds it for this number of players. Two things have met when a file with both
was accepted by the check and played to its end. A pair that cannot meet is one whose scenarios the check does not let
have each other's thing: both ways are tried before it counts as that.
"""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any, Final, cast

import yaml

from banneret.heroes.designing.report import check_text
from banneret.heroes.scenario.load import SCENARIOS, scenario_ids
from banneret.heroes.state.options import OPTIONS
from banneret.heroes.state.pile_numbers import MOST_PLAYERS
from banneret.kernel.errors import BanneretError
from banneret.kernel.event import RawEvent
from banneret.kernel.game import Game
from banneret.kernel.state import State
from tests.fuzz.coverage import Coverage
from tests.fuzz.playing import Broken, Stacked, Watch, begun, raised_at
from tests.fuzz.stacked_maps import MapKept, StackedDraws
from tests.heroes.property import drawn_games

PARTS: Final = ("rules", "victory", "defeat")
"""The parts of a file whose entries are things."""
NEEDED: Final = ("tokens", "shared_tokens", "tales", "ai", "hordes")
"""What entries name and bring along."""
PLANTED: Final = 16
"""Foreign things that are planted into one file at most."""
REFUSED: Final = "the check refuses each of the two in the other's scenario"
DUMPER: Final = getattr(yaml, "CSafeDumper", yaml.SafeDumper)
Document = dict[str, Any]


def documents() -> dict[str, Document]:
    """All scenarios that come with the program and can be played with the box, as they are written."""
    found = {id: yaml.safe_load((SCENARIOS / f"{id}.yaml").read_text(encoding="utf-8")) for id in scenario_ids()}
    return {id: document for id, document in found.items() if min(document["players"]) <= MOST_PLAYERS}


def things(id: str, document: Document) -> dict[str, tuple[str, int]]:
    """The things of a scenario by name: which entry of which part each is."""
    return {
        f"{part}:{id}/{entry.get('id', n) if isinstance(entry, dict) else n}": (part, n)
        for part in PARTS
        for n, entry in enumerate(document.get(part, ()))
    }


class ScenarioWatch(Watch):
    """Follows a game of a scenario: what is live is settled before it, and has met when it is over."""

    def __init__(self, coverage: Coverage, held: int) -> None:
        super().__init__(coverage)
        self.held = held

    def event(self, event: RawEvent, state: State) -> None:
        """Events tell nothing here."""

    def in_force(self, state: State) -> None:
        """A scenario is in force as a whole."""

    def close(self) -> None:
        """The game is over."""
        self.live = self.held
        super().close()

    def thing(self, option: int, state: State) -> int:
        """No answer makes anything live."""
        return -1

    def at_hand(self, state: State) -> int:
        """Nothing is."""
        return 0


class StackedScenarios:
    """One family of games: scenarios made out of others."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.documents = documents()
        self.places: dict[str, tuple[str, str, int]] = {}
        """By thing: its scenario, and which entry of which part it is."""
        for id, document in self.documents.items():
            for thing, (part, n) in things(id, document).items():
                self.places[thing] = (id, part, n)
        self.coverage = Coverage(list(self.places), lambda one, other: "")
        self.refused: dict[tuple[str, str], bool] = {}
        """By thing and scenario: whether the check refuses the one in the other."""

    def home(self, n: int) -> str:
        """The scenario of a thing."""
        return self.places[self.coverage.names[n]][0]

    def deal(self, seed: int) -> Stacked:
        """A game of a file that holds an open pair, if the check accepts any."""
        rng = Random(f"{self.name} {seed}")
        cover = self.coverage
        pair = self.acceptable_pair(rng)
        base = self.home(pair[0])
        document = self.founded(base)
        planted = [pair[1]] if self.home(pair[1]) != base else []
        document = self.with_planted(base, document, planted)
        natives = [cover.number[name] for name in things(base, self.documents[base])]
        held = sum(1 << n for n in natives)
        for _ in range(PLANTED):
            n = cover.best(range(len(cover.names)), held, rng)
            if self.home(n) == base or n in planted or self.refused.get((cover.names[n], base)):
                continue
            more = self.with_planted(base, document, [n])
            if self.accepted(more):
                self.refused[cover.names[n], base] = False
                document = more
                planted.append(n)
                held |= 1 << n
        held |= sum(1 << n for n in planted)
        document = self.changed(document, rng)
        game, players = self.begin(document, rng, seed)
        held &= ~sum(1 << n for n in natives + planted if not self.holds(n, players))
        return Stacked(game, ScenarioWatch(cover, held), (MapKept(rng),), drawn_games.MOST_CHOICES, rng)

    def holds(self, n: int, players: int) -> bool:
        """Whether a thing counts for a number of players."""
        id, part, place = self.places[self.coverage.names[n]]
        entry = self.documents[id][part][place]
        return players in entry.get("only_players", [players]) if isinstance(entry, dict) else True

    def acceptable_pair(self, rng: Random) -> tuple[int, int]:
        """An open pair that the check lets be in one file; those it does not are noted as such."""
        cover = self.coverage
        while pair := cover.some_open(rng):
            one, other = pair
            if self.home(one) == self.home(other) or not self.refuses(other, self.home(one)):
                return one, other
            if not self.refuses(one, self.home(other)):
                return other, one
            cover.give_up(one, other, REFUSED)
        return 0, 0

    def refuses(self, n: int, base: str) -> bool:
        """Whether the check refuses a thing in a foreign scenario."""
        name = self.coverage.names[n]
        if (name, base) not in self.refused:
            document = self.with_planted(base, self.founded(base), [n])
            self.refused[name, base] = not self.accepted(document)
        return self.refused[name, base]

    def founded(self, base: str) -> Document:
        """A scenario under a name of its own."""
        return deepcopy(self.documents[base]) | {"id": f"stacked_{base}"[:40]}

    def with_planted(self, base: str, document: Document, planted: list[int]) -> Document:
        """The document with foreign things and what they name."""
        document = deepcopy(document)
        for n in planted:
            id, part, place = self.places[self.coverage.names[n]]
            source = self.documents[id]
            entry = deepcopy(source[part][place])
            if isinstance(entry, dict) and "id" in entry:
                entry["id"] = f"{entry['id']}_{id}"[:40]
            document.setdefault(part, []).append(entry)
            for need in NEEDED:
                bring(document, need, source.get(need), repr(entry))
        return document

    def accepted(self, document: Document) -> bool:
        """Whether the check finds nothing wrong; it must not fail itself."""
        text = written(document)
        try:
            return not check_text(text, "stacked.yaml").errors
        except Exception as error:
            what = f"the check fails: {type(error).__name__} {raised_at(error)}: {error}"
            raise Broken(what, text, ".yaml") from error

    def changed(self, document: Document, rng: Random) -> Document:
        """The document with some numbers and words changed, as long as the check accepts it."""
        for _ in range(rng.randint(0, 3)):
            other = deepcopy(document)
            if mutate(other, rng) and self.accepted(other):
                document = other
        return document

    def begin(self, document: Document, rng: Random, seed: int) -> tuple[Game, int]:
        """A game of the document. What the check accepts can be begun."""
        players = rng.choice([n for n in document["players"] if n <= MOST_PLAYERS])
        options = {"difficulty": rng.choice(OPTIONS["difficulty"].values)}
        if rng.random() < 0.3:
            options["morale_decks"] = "on"
        if rng.random() < 0.2:
            options["hex_board"] = "always"
            options["hex_stalemate"] = "6"
        text = written(document)
        luck = StackedDraws(seed, self.coverage, 0)
        try:
            game = begun("heroes", "scenario", ("choose",) * players, options, luck, text)
        except BanneretError as error:
            what = f"accepted, and cannot be begun: {type(error).__name__} {raised_at(error)}: {error}"
            raise Broken(what, text, ".yaml") from error
        return game, players


def written(document: Document) -> str:
    """A document as the text of a file."""
    text: str = yaml.dump(document, Dumper=DUMPER, sort_keys=False, allow_unicode=True)
    return text


def bring(document: Document, need: str, found: object, entry: str) -> None:
    """Bring along what an entry names: tokens, tales, AI heroes and hordes."""
    if isinstance(found, dict):
        named = {key: value for key, value in found.items() if repr(key) in entry}
        if named:
            document[need] = {**named, **document.get(need, {})}
    elif isinstance(found, list):
        have = document.get(need, [])
        ids = [one["id"] if isinstance(one, dict) else one for one in have]
        for one in found:
            id = one["id"] if isinstance(one, dict) else one
            if id not in ids and repr(id).strip("'") in entry:
                have = [*have, deepcopy(one)]
        if have:
            document[need] = have


def leaves(node: object, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths of all numbers and switches."""
    if isinstance(node, dict):
        return [leaf for key, value in node.items() for leaf in leaves(value, (*path, key))]
    if isinstance(node, list):
        return [leaf for n, value in enumerate(node) for leaf in leaves(value, (*path, n))]
    return [path] if isinstance(node, int) else []


def mutate(document: Document, rng: Random) -> bool:
    """Change one number or switch, or leave an entry out or have it twice; False where there was nothing to change."""
    part = rng.choice([*PARTS, "events", "setup", "length", "fields", "ai", "scoring", "seat_bonus"])
    node = document.get(part)
    if not node:
        return False
    if isinstance(node, list) and rng.random() < 0.3:
        if rng.random() < 0.5 or part == "rules":
            node.pop(rng.randrange(len(node)))
        else:
            node.append(deepcopy(rng.choice(node)))
        return bool(node) or part not in ("victory",)
    paths = leaves(node)
    if not paths:
        return False
    *way, last = rng.choice(paths)
    for key in way:
        node = cast(Any, node)[key]
    value = cast(Any, node)[last]
    cast(Any, node)[last] = not value if isinstance(value, bool) else value + rng.choice((-3, -1, 1, 2, 5))
    return True
