"""What is wrong with the AI heroes of a scenario file: armies, cards and places that are not there."""

from collections import Counter
from collections.abc import Iterator

from banneret.heroes.box.verbs.ai_heroes import Spawn, Strengthen
from banneret.heroes.box.verbs.places_and_amounts import Spot
from banneret.heroes.box.verbs.places_and_amounts import Where as PlaceWord
from banneret.heroes.scenario.ai_heroes import AI_SEATS, GOALS, AiCards, AiEntry
from banneret.heroes.scenario.check.traversal import labels_of, verbs_of
from banneret.heroes.scenario.file import ScenarioFile
from banneret.heroes.scenario.layout import LayoutEntry
from banneret.heroes.tables.ai_cards import AI_SKILLS, AI_TYPE, AI_TYPES, WHOLE_AI_BOX, ai_kind, spells_of_ai_heroes
from banneret.heroes.tables.unit_names import UnitWord, unit_word
from banneret.heroes.tables.units_and_cards import (
    CARD_NUMBER,
    NEUTRAL,
    UNIT_NUMBER,
)
from banneret.kernel.errors import ContentError
from banneret.kernel.yamlfile import nearest
from banneret.kernel.yamltree import Where, show

MOST_TROOPS = 5
"""Rules: H3-UNI-06."""


def ai_problems(file: ScenarioFile) -> Iterator[tuple[Where, str]]:
    """What is wrong with the AI heroes, each with the way to it. Words that name nothing are found elsewhere."""
    for n, entry in enumerate(file.ai):
        here = ("ai", n)
        if entry.id in [other.id for other in file.ai[:n]] or entry.id == "all":
            yield (*here, "id"), "this id is already taken"
        yield from _army_problems(entry, here)
        own = entry.deck is not None
        if not own and (entry.spells or entry.skill):
            yield (*here, "deck"), "spells and a skill go with a deck of its own (H3-AIC-30)"
        cards = entry.deck if entry.deck is not None else file.ai_shared.deck
        spells, skill = _magic_of(file, entry)
        yield from _card_problems(cards, spells, skill, (*here, "deck") if own else ("ai_shared",))
        yield from _move_problems(entry, here)
        for i, change in enumerate(entry.changes):
            if (change.round is None) == (change.when is None):
                yield (*here, "changes", i), "a change is made in a round, or when something happens: give one of them"
        for key in ("at", "goal", "razes"):
            place = getattr(entry, key)
            if place is not None and place not in GOALS:
                yield from _place_problems(file, place, (*here, key))
    yield from _verb_problems(file)
    for i, flag in enumerate(file.setup.flags):
        yield from _place_problems(file, flag, ("setup", "flags", i))
    if file.setup.home is not None:
        if file.players != (1,):
            yield ("setup", "home"), "only a single player may begin elsewhere than on a starting tile"
        yield from _place_problems(file, file.setup.home.town, ("setup", "home", "town"))
        yield from _place_problems(file, file.setup.home.at, ("setup", "home", "at"))


def _army_problems(entry: AiEntry, here: Where) -> Iterator[tuple[Where, str]]:
    """Rules: H3-UNI-05, H3-UNI-06, H3-NEU-05, H3-AIM-12."""
    drawn = [len(tiers) for tiers in entry.army_by_difficulty.values()]
    drawn += [len(wave) for waves in entry.army_by_wave.values() for wave in waves]
    size = len(entry.army) + max(drawn, default=0)
    if not size and entry.enters != "called":
        yield (*here, "army"), "an AI hero needs at least one unit"
    if size > MOST_TROOPS:
        yield (*here, "army"), f"an army has at most {MOST_TROOPS} units, not {size} (H3-UNI-06)"
    for table, key in ((entry.army_by_difficulty, "army_by_difficulty"), (entry.army_by_wave, "army_by_wave")):
        if table and len(table) < 4:
            yield (*here, key), "every difficulty needs an entry: easy, normal, hard and impossible"
    counts: Counter[str] = Counter()
    for n, word in enumerate(entry.army):
        try:
            unit = unit_word(word)
        except ContentError:
            continue
        yield from _unit_problems(unit, entry, (*here, "army", n))
        if unit.kind == "unit":
            counts[unit.name] += 1
            if counts[unit.name] > max(1, NEUTRAL[UNIT_NUMBER[unit.name]]):
                yield (*here, "army", n), f"the box has too few cards of {unit.name} (H3-UNI-05)"


def _unit_problems(unit: UnitWord, entry: AiEntry, here: Where) -> Iterator[tuple[Where, str]]:
    if unit.kind == "choice":
        yield here, "an AI hero chooses nothing: name the unit, or draw it"
    if unit.kind == "rank" and entry.faction == "neutral":
        yield here, "only a faction has units by rank"


def _card_problems(
    cards: AiCards, spells: tuple[str, ...], skill: str | None, here: Where
) -> Iterator[tuple[Where, str]]:
    """Rules: H3-AIC-17, H3-AIC-20, H3-AIC-21, H3-CMP-08."""
    for kind, name in enumerate(AI_TYPES):
        most = sum(AI_TYPE[ai_kind(card)] == kind for card in WHOLE_AI_BOX)
        if getattr(cards, name) > most:
            yield here, f"the box has {most} AI cards of the type {name}, not {getattr(cards, name)} (H3-CMP-08)"
    if cards.magic and not spells:
        yield here, "Magic cards need spells (H3-AIC-20)"
    if cards.skill and not skill:
        yield here, "Skill cards need a skill (H3-AIC-21)"
    for spell in spells:
        if spell in CARD_NUMBER and spell not in (known := spells_of_ai_heroes()):
            yield here, f"{show(spell)} is not a spell that can be cast in Combat{nearest(spell, known)}"
    if skill and skill not in AI_SKILLS:
        yield here, f"an AI Hero can use {', '.join(AI_SKILLS)} in Combat, not {show(skill)}"


def _move_problems(entry: AiEntry, here: Where) -> Iterator[tuple[Where, str]]:
    """Rules: H3-AIM-08."""
    if entry.move == "marcher" and entry.goal is None:
        yield (*here, "goal"), "a marcher needs a goal"
    if entry.move != "marcher" and entry.goal is not None:
        yield (*here, "goal"), "only a marcher has a goal"
    if entry.waves and len(entry.waves) > max((len(waves) for waves in entry.army_by_wave.values()), default=0):
        yield (*here, "waves"), "more waves than armies for them"


def _magic_of(file: ScenarioFile, entry: AiEntry) -> tuple[tuple[str, ...], str | None]:
    """The spells and the skill of an AI hero. Rules: H3-AIC-30."""
    own = entry if entry.deck is not None else file.ai_shared
    return own.spells, own.skill


def _verb_problems(file: ScenarioFile) -> Iterator[tuple[Where, str]]:
    """What programs do with AI heroes and cannot be done: places no map has, cards without use, armies in a fight."""
    for where, verb in verbs_of(file):
        rule = file.rules[int(where[1])] if where[0] == "rules" else None
        if isinstance(verb, Spawn) and verb.at is not None:
            yield from _place_problems(file, verb.at, (*where, "at"), rule.only_players if rule else ())
        elif isinstance(verb, Strengthen):
            yield from _strengthen_problems(file, verb, where)
            if rule is not None and rule.when == "combat_start":
                for key in ("add", "flip_to_pack", "remove", "restore"):
                    if getattr(verb, key):
                        yield (*where, key), "no army changes when a Combat begins: choose another moment"


def _strengthen_problems(file: ScenarioFile, verb: Strengthen, where: Where) -> Iterator[tuple[Where, str]]:
    """AI cards that the hero has no use for. Rules: H3-AIC-20, H3-AIC-21."""
    for entry in file.ai:
        if verb.strengthen in ("all", entry.id):
            spells, skill = _magic_of(file, entry)
            if verb.add_card == "magic" and not spells:
                yield (*where, "add_card"), f"Magic cards need spells, and {entry.id} has none (H3-AIC-20)"
                return
            if verb.add_card == "skill" and not skill:
                yield (*where, "add_card"), f"Skill cards need a skill, and {entry.id} has none (H3-AIC-21)"
                return


def _place_problems(
    file: ScenarioFile, place: PlaceWord, here: Where, only: tuple[int, ...] = ()
) -> Iterator[tuple[Where, str]]:
    """A place that no map has; where only some have it, an AI hero is there with those numbers of players only.

    A word that is not a place at all is found elsewhere.
    """
    name = place.tile if isinstance(place, Spot) else place
    if name not in AI_SEATS and name not in labels_of(file):
        return
    counts = [count for count in file.players if not only or count in only]
    layouts = [file.layout[str(count)] for count in counts if str(count) in file.layout]
    if layouts and not any(name in _names(entry) for entry in layouts):
        yield here, f"no tile of the map is {show(name)}"


def _names(entry: LayoutEntry) -> set[str]:
    """The seats of the AI side and the labels of a layout."""
    seats = {seat for group in entry.tiles if isinstance(group.at, dict) for seat in group.at}
    return (seats & set(AI_SEATS)) | {label for group in entry.tiles for label in group.labels() if label}
