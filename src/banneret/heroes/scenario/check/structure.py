"""What is wrong with a scenario file although its types are right: parts that exclude each other, names used twice."""

from collections.abc import Iterator
from typing import Final

from banneret.heroes.box.verbs.places_and_amounts import Spot
from banneret.heroes.box.verbs.scenario import AddUnit, Borrow, LookAtBeast
from banneret.heroes.scenario.check.traversal import is_name, structures, verbs_of
from banneret.heroes.scenario.file import ScenarioFile, ScenarioSetup, SeatSetup
from banneret.heroes.scenario.goals import GOAL_KINDS, GoalEntry, Reach
from banneret.heroes.scenario.rules import FightChange, Test, Who
from banneret.heroes.tables.compile.combat import NAMED_ROWS
from banneret.heroes.tables.unit_names import unit_word
from banneret.kernel.errors import ContentError
from banneret.kernel.yamlfile import nearest
from banneret.kernel.yamltree import Where, show

MOST: Final = 999
"""The largest number anything is compared with."""


def shape_problems(file: ScenarioFile) -> Iterator[tuple[Where, str]]:
    """What has to be there once, and is not, or more than once."""
    for where, part in structures(file):
        if isinstance(part, GoalEntry):
            yield from _goal_problems(file, part, where)
        if isinstance(part, GoalEntry) and len(part.kinds()) != 1:
            yield where, f"expected exactly one of {', '.join(GOAL_KINDS)}"
        elif isinstance(part, Reach) and (part.at_least is None) == (part.at_most is None):
            yield where, "expected either at_least or at_most"
        elif isinstance(part, Who) and sum(map(bool, (part.lowest, part.highest, part.without, part.seat))) != 1:
            yield where, "expected exactly one of lowest, highest, without, seat"
        elif isinstance(part, Who) and part.seat and int(part.seat[1:]) > max(file.players):
            yield (*where, "seat"), f"there is no {part.seat} with {max(file.players)} players"
        elif isinstance(part, Test) and part.at_least is None and part.at_most is None:
            yield where, "expected at_least, at_most or both"
        elif isinstance(part, ScenarioSetup | SeatSetup):
            yield from _unit_problems(part.units or (), (*where, "units"))
        elif isinstance(part, AddUnit):
            yield from (((*where, "add_unit"), why) for _, why in _unit_problems((part.add_unit,), where))
        elif isinstance(part, Borrow):
            yield from _borrow_problems(part, where)
        elif isinstance(part, FightChange) and part.kinship and part.kinship not in NAMED_ROWS:
            yield (*where, "kinship"), f"no unit is called {show(part.kinship)}{nearest(part.kinship, NAMED_ROWS)}"
        if isinstance(part, Reach | Test):
            for key in ("at_least", "at_most"):
                if abs(getattr(part, key) or 0) > MOST:
                    yield (*where, key), f"expected a number up to {MOST}"
    if not has_beast(file):
        for where, verb in verbs_of(file):
            if isinstance(verb, LookAtBeast):
                yield where, "there is no beast: a rule has to change that"
    yield from _name_problems(file)
    yield from _hidden_places(file)


def _goal_problems(file: ScenarioFile, goal: GoalEntry, where: Where) -> Iterator[tuple[Where, str]]:
    """Goals about what a player or the AI side does not have."""
    if goal.bank is not None and goal.bank.where in file.shared_tokens:
        name = goal.bank.where
        yield (*where, "bank", "where"), f"nobody alone has {show(name)}: count it as the measure shared:{name}"
    if goal.defeat_ai is not None and not file.ai:
        yield (*where, "defeat_ai"), "there are no AI heroes"


def _hidden_places(file: ScenarioFile) -> Iterator[tuple[Where, str]]:
    """Fields somebody is to hold or stand on from the start, on tiles that lie face down then."""
    places: list[tuple[Where, str | Spot]] = [(("setup", "flags", n), at) for n, at in enumerate(file.setup.flags)]
    if file.setup.home is not None:
        places.append((("setup", "home", "at"), file.setup.home.at))
    for where, place in places:
        tile = place if isinstance(place, str) else place.tile
        for entry in file.layout.values():
            for group in entry.tiles:
                named = tile in group.labels() or (isinstance(group.at, dict) and tile in group.at)
                if named and (group.face or ("up" if group.kind == "start" else "down")) == "down":
                    yield where, f"the tile {show(tile)} lies face down at the start: give it `face: up`"


def _borrow_problems(verb: Borrow, where: Where) -> Iterator[tuple[Where, str]]:
    """Units that come for a single Combat and are not Neutral Units."""
    try:
        unit = unit_word(verb.borrow)
    except ContentError:
        return  # that it stands for no unit is told elsewhere
    if unit.kind != "unit" or unit.side != "neutral":
        yield (*where, "borrow"), "only a certain Neutral Unit, such as neutral:zealots, comes for one Combat"


def has_beast(file: ScenarioFile) -> bool:
    """Whether some rule puts a beast on the map."""
    return any(rule.change is not None and rule.change.beast is not None for rule in file.rules)


def _unit_problems(words: tuple[str, ...], where: Where) -> Iterator[tuple[Where, str]]:
    """Units that nobody can simply be given."""
    for n, word in enumerate(words):
        try:
            if unit_word(word).kind in ("choice", "draw"):
                yield (*where, n), "this is a certain unit: nothing is chosen or drawn for it"
        except ContentError:
            # That it stands for no unit is told elsewhere.
            continue


def _name_problems(file: ScenarioFile) -> Iterator[tuple[Where, str]]:
    """Names given twice, and names that cannot be written where they are needed."""
    rules = [rule.id for rule in file.rules]
    for n, id in enumerate(rules):
        if id in rules[:n]:
            yield ("rules", n, "id"), f"there is a rule {show(id)} already"
    taken = ["points"]
    for part in ("tokens", "shared_tokens"):
        for n, name in enumerate(getattr(file, part)):
            if name in taken:
                yield (part, n), f"there is a token {show(name)} already"
            taken.append(name)
    hordes = [horde.id for horde in file.hordes]
    for n, id in enumerate(hordes):
        if id in hordes[:n]:
            yield ("hordes", n, "id"), f"there is a horde {show(id)} already"
    for tale in file.tales:
        if not is_name(tale):
            yield ("tales", tale), "a tale is called by small letters, digits and _"
    for count, entry in file.layout.items():
        for n, group in enumerate(entry.tiles):
            here: Where = ("layout", count, "tiles", n, "label")
            for k, label in enumerate((group.label,) if isinstance(group.label, str) else group.label):
                if label and not is_name(label):
                    where = here if isinstance(group.label, str) else (*here, k)
                    yield where, f"a label is written in small letters, digits and _, not {show(label)}"
