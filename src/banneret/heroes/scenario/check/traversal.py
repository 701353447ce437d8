"""Every structure of a scenario file with the way to it, and what the names in it stand for.

The walk knows nothing of particular keys, so whatever is added to the format is looked at too. Only what a text names
is told here, once, in `NAMED`.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any, Final, Literal

import msgspec

from banneret.heroes.box.cards_and_units import load
from banneret.heroes.box.map_and_towns import BUILDINGS, load_realm
from banneret.heroes.box.verbs.combat import Verb
from banneret.heroes.box.verbs.map import Branch, Price, RollDice
from banneret.heroes.box.verbs.places_and_amounts import Counted
from banneret.heroes.scenario.ai_heroes import AI_SEATS, GOALS
from banneret.heroes.scenario.file import ScenarioFile
from banneret.heroes.scenario.layout import LayoutEntry
from banneret.heroes.tables.compile import units as _units  # noqa: F401  (fills the tables read below)
from banneret.heroes.tables.compile.measures import MEASURE_WORDS, measure_of
from banneret.heroes.tables.unit_names import unit_word
from banneret.kernel.errors import ContentError
from banneret.kernel.yamlfile import nearest
from banneret.kernel.yamltree import Where, show

Kind = Literal[
    "measure",
    "token",
    "label",
    "location",
    "rule",
    "tale",
    "unit",
    "card",
    "ai",
    "place",
    "goal",
    "building",
    "pack",
    "tile",
    "horde",
]

NAMED: Final[Mapping[str, Kind | None]] = {
    "AiEntry.army": "unit",
    "AiEntry.at": "place",
    "AiEntry.goal": "goal",
    "AiEntry.razes": "place",
    "AiEntry.skill": "card",
    "AiEntry.spells": "card",
    "At.location": "location",
    "At.number": "tile",
    "At.tile": "label",
    "Bank.where": "token",
    "Beast.units": "unit",
    "Change.empty": "location",
    "Change.main_heroes_only": "location",
    "Change.no_buildings": "building",
    "Change.remove_cards": "card",
    "Counted.of": "measure",
    "DullSpells.tile": "label",
    "FightChange.kinship": None,
    "Flags.what": "measure",
    "GoalEntry.defeat_ai": "ai",
    "GoalEntry.joker": "measure",
    "GuardChange.add": "unit",
    "GuardChange.among": "unit",
    "GuardChange.army": "unit",
    "GuardChange.last": "measure",
    "HomeEntry.at": "place",
    "LockedTile.field": "location",
    "LockedTile.tile": "label",
    "Points.what": "measure",
    "Reach.what": "measure",
    "ScenarioSetup.flags": "place",
    "ScenarioSetup.units": "unit",
    "Scoring.tie_break": "measure",
    "SeatSetup.units": "unit",
    "Shared.skill": "card",
    "Shared.spells": "card",
    "Spot.field": "location",
    "Spot.tile": "place",
    "Test.measure": "measure",
    "Who.highest": "measure",
    "Who.lowest": "measure",
    "Who.without": "measure",
    "add_unit.add_unit": "unit",
    "bank.token": "token",
    "borrow.borrow": "unit",
    "clear_cubes.clear_cubes": "location",
    "find.find": "card",
    "gain_card.gain_card": "card",
    "GuardChange.horde": "horde",
    "grow_horde.grow_horde": "horde",
    "lead_out.ai": "ai",
    "lead_out.lead_out": "horde",
    "raid.raid": "ai",
    "spawn_by_dice.spawn_by_dice": "ai",
    "spawn_by_dice.tiles": "label",
    "spawn_far.spawn_far": "ai",
    "spawn_far.tiles": "label",
    "raid.while_near": "ai",
    "rob.rob": "token",
    "set_rule.set_rule": "rule",
    "sole_token.sole_token": "token",
    "spawn.army": "unit",
    "spawn.at": "place",
    "spawn.spawn": "ai",
    "story.story": "tale",
    "strengthen.add": "unit",
    "strengthen.flip_to_pack": "pack",
    "strengthen.remove": "unit",
    "strengthen.strengthen": "ai",
    "tenure.tenure": "location",
    "token.token": "token",
}
"""By structure, or verb, and field: what a text there has to name; None where nothing is asked of it here."""
_NAME: Final = re.compile(r"[a-z][a-z0-9_]{0,39}", re.ASCII)
MOST_VERBS: Final = 1000
"""Verbs of all programs together: far more than any scenario needs, far fewer than would make it slow."""
LARGEST: Final = 99
"""The largest number a verb may have."""
MOST_CHOICES: Final = 9
"""As many dice, cards or ways as an answer can name."""
SMALL: Final = dict.fromkeys(("cards", "dice", "exchange_cards", "keep", "magic_spring", "search_own"), MOST_CHOICES)
"""Fields of verbs by which that many things lie there to choose from; there are always enough dice."""
OF_LABELS: Final = frozenset({"label", "place", "goal"})
"""Kinds of names among which labels are."""
ON_LABELS: Final = ("tile", "standing", "ai_trod", "ai_held", "razed", "_on")
"""How measures of what is on tiles with a label begin, before the colon."""
SIGNED: Final = frozenset({"amount", "at_income", "by", "score", "steps", "token"})
"""Fields of verbs that may also take something away."""


def structures(value: object, where: Where = ()) -> Iterator[tuple[Where, msgspec.Struct]]:
    """Every structure in a value, each before what is in it. Layouts are left to those who know about maps."""
    if isinstance(value, LayoutEntry):
        return
    if isinstance(value, msgspec.Struct):
        yield where, value
        for key, name in _keys(type(value)):
            yield from structures(getattr(value, name), (*where, key))
    elif isinstance(value, tuple):
        for n, part in enumerate(value):
            yield from structures(part, (*where, n))
    elif isinstance(value, dict):
        for name, part in value.items():
            yield from structures(part, (*where, name))


def verbs_of(file: ScenarioFile) -> Iterator[tuple[Where, Verb]]:
    """Every verb of every program."""
    for where, part in structures(file):
        if isinstance(part, Verb):
            yield where, part


def names_in(file: ScenarioFile) -> Iterator[tuple[Where, Kind, str]]:
    """Every name in a file that has to stand for something, with its kind."""
    for where, part in structures(file):
        for key, name in _keys(type(part)):
            kind = NAMED.get(f"{called(type(part))}.{name}")
            if kind is not None and getattr(part, name) not in ("all", _default(type(part), name)):
                for step, word in _words(getattr(part, name)):
                    yield (*where, key, *step), kind, word


def called(kind: type[msgspec.Struct]) -> str:
    """What a structure goes by in `NAMED`: a verb by its name in files."""
    return kind.main if issubclass(kind, Verb) else kind.__name__


def program_problems(file: ScenarioFile) -> Iterator[tuple[Where, str]]:
    """Names that stand for nothing, and numbers no verb can have."""
    verbs = [*verbs_of(file)]
    if len(verbs) > MOST_VERBS:
        yield (), f"{len(verbs)} verbs in all programs together; {MOST_VERBS} are allowed"
        return
    known = knowledge(file)
    unsure = any(not is_name(label) for label in labels_of(file))
    for where, kind, word in names_in(file):
        # Where a label is not written as it has to be, others may name it as it should have been.
        if unsure and (kind in OF_LABELS or (kind == "measure" and word.partition(":")[0].endswith(ON_LABELS))):
            continue
        if problem := known[kind](word):
            yield where, problem
    for where, part in structures(file):
        if isinstance(part, Verb | Price | Counted):
            yield from _number_problems(part, where)
        if isinstance(part, RollDice) and part.keep > part.dice:
            yield (*where, "keep"), f"{part.keep} results cannot be taken: the number of dice is {part.dice}"


def knowledge(file: ScenarioFile) -> Mapping[Kind, Callable[[str], str]]:
    """By kind of name: what is wrong with a word, or nothing."""
    labels, places = labels_of(file), _locations()
    tokens, shared = ("points", *file.tokens), file.shared_tokens
    ai = tuple(hero.id for hero in file.ai)
    countable = (*MEASURE_WORDS, *places, *(f"token:{name}" for name in tokens), *(f"shared:{name}" for name in shared),
                 *(f"{kind}:{name}" for kind in ("tile", "standing") for name in labels))  # fmt: skip

    def measure(word: str) -> str:
        if len(word) <= LARGEST and measure_of(word, tokens, shared, labels, ai) is not None:
            return ""
        return f"nothing to count is called {show(word)}{nearest(word, countable)}"

    def among(what: str, words: tuple[str, ...]) -> Callable[[str], str]:
        return lambda word: "" if word in words else f"unknown {what} {show(word)}{nearest(word, words)}"

    return {
        "measure": measure,
        "token": among("token", (*tokens, *shared)),
        "label": among("label", labels),
        "location": among("location", places),
        "rule": among("rule", tuple(rule.id for rule in file.rules)),
        "tale": among("tale", tuple(file.tales)),
        "unit": _unit_problem,
        "card": among("card", _cards()),
        "ai": among("AI hero", (*ai, "all")),
        "place": among("seat or label", (*AI_SEATS, *labels)),
        "goal": among("seat, label or goal", (*AI_SEATS, *labels, *GOALS)),
        "building": among("building", BUILDINGS),
        "tile": among("tile", tuple(tile.id for tile in load_realm().tiles)),
        "horde": among("horde", tuple(horde.id for horde in file.hordes)),
        "pack": lambda word: _unit_problem(f"pack:{word}"),
    }


def labels_of(file: ScenarioFile) -> tuple[str, ...]:
    """The labels of tiles, of all layouts together, each once."""
    return tuple(dict.fromkeys(
        label for entry in file.layout.values() for group in entry.tiles for label in group.labels() if label
    ))  # fmt: skip


def is_name(word: str) -> bool:
    """Whether a name that a file gives to something of its own can be written wherever it is needed."""
    return _NAME.fullmatch(word) is not None


def _number_problems(part: msgspec.Struct, where: Where) -> Iterator[tuple[Where, str]]:
    for key, name in _keys(type(part)):
        number = getattr(part, name)
        signed = isinstance(part, Counted) or (name in SIGNED and isinstance(part, Verb))
        least = -LARGEST if signed else int(name in SMALL)
        most = SMALL.get(name, LARGEST)
        if type(number) is int and not least <= number <= most and (name, number) != ("morale", -1):
            yield (*where, key), f"expected a number from {least} to {most}, got {number}"
        elif isinstance(number, tuple) and number and isinstance(number[0], Branch) and len(number) > MOST_CHOICES:
            yield (*where, key), f"expected at most {MOST_CHOICES} ways to choose from, got {len(number)}"
        elif number == () and isinstance(part, Verb) and _default(type(part), name) is msgspec.NODEFAULT:
            yield (*where, key), "nothing is given here"


def _words(value: object) -> Iterator[tuple[Where, str]]:
    """The texts of a field: one, a list of them, or lists by a key."""
    if isinstance(value, str):
        yield (), value
    elif isinstance(value, tuple):
        for n, word in enumerate(value):
            if isinstance(word, str):
                yield (n,), word
    elif isinstance(value, dict):
        for key, words in value.items():
            for n, word in enumerate(words):
                yield (key, n), word


def _unit_problem(word: str) -> str:
    try:
        unit_word(word)
    except ContentError as error:
        return str(error)
    return ""


@cache
def _cards() -> tuple[str, ...]:
    """From the box itself: the tables of the game may not be filled yet."""
    box = load()
    return tuple(
        card.id for kind in (box.cards, box.abilities, box.artifacts, box.specialties, box.spells) for card in kind
    )


@cache
def _locations() -> tuple[str, ...]:
    return tuple(location.id for location in load_realm().locations)


@cache
def _default(kind: type[msgspec.Struct], name: str) -> object:
    """What a field holds where the file says nothing."""
    return next(field.default for field in msgspec.structs.fields(kind) if field.name == name)


@cache
def _keys(kind: type[msgspec.Struct]) -> tuple[tuple[str, str], ...]:
    """The key in a file and the name of every field of a structure."""
    fields: Any = msgspec.structs.fields(kind)
    return tuple((field.encode_name, field.name) for field in fields)
