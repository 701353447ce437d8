"""BattleLore in words: names, what cards and places do, sheets, and the sentence of an event.

Its messages are a separate catalogue, so that neither game reads the other's.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, Literal

from banneret.text.catalogue import Argument, TextError, has, render, signed

if TYPE_CHECKING:
    from banneret.battlelore.state.battleground import Battleground
    from banneret.kernel.event import Event

Words = dict[str, Argument]

GAME: Final = "battlelore"
SIDES: Final[tuple[Literal["standard"], Literal["pennant"]]] = ("standard", "pennant")
SECTIONS: Final = ("left", "centre", "right")
NAMELESS: Final[Mapping[int, str]] = MappingProxyType({})
"""In the place of the heroes' names where they are not known."""


def word(id: str, lang: str = "en", words: Words | None = None) -> str:
    """A message of this game."""
    return render(f"{GAME}:{id}", lang, words or {})


# -- names and what things do ------------------------------------------------------------------------------------------


def name(kind: str, id: str, lang: str = "en") -> str:
    """What something is called: a `unit`, `land`, `command` or `lore` card, `skill`, `artifact`, `adventure`."""
    if kind == "command":
        stem, _, section = id.rpartition("_")
        if section in SECTIONS:
            return word(f"command-{stem}", lang, {"section": word(f"section-{section}", lang)})
    return word(f"{kind}-{_alike(kind, id)}", lang)


def about(kind: str, id: str, lang: str = "en") -> str:
    """What something does, in a sentence or two."""
    if kind == "command" and id.rpartition("_")[2] in SECTIONS:
        id = id.rpartition("_")[0]
    return word(f"{kind}-{_alike(kind, id)}-text", lang)


def _alike(kind: str, id: str) -> str:
    """Skills of several classes are the same card."""
    return _skill_cards()[id] if kind == "skill" else id


@cache
def _skill_cards() -> dict[str, str]:
    from banneret.battlelore.box.heroes import load_heroes

    return {skill.id: skill.card for skill in load_heroes().skills}


def chest_name(id: str, lang: str = "en") -> str:
    """A chest token by what is in it and how much, such as `treasure_2`."""
    kind, _, n = id.rpartition("_")
    return word(f"chest-{kind}", lang, {"n": int(n)})


def side_name(side: int, lang: str = "en", people: Sequence[str] = ()) -> str:
    """A side by its seat, or by who plays it; `people` are the names of both sides' players, empty where unknown."""
    return (people[side] if people else "") or word(f"side-{SIDES[side]}", lang)


def people_of(sides: Sequence[int], names: Sequence[str]) -> tuple[str, ...]:
    """The names that stand for the sides; `names` and `sides` are those of all seats.

    A side of several players is nobody's alone, and where both players have one name it tells nothing.
    """
    if len(sides) != len(SIDES) or len(names) != len(sides) or names[0] == names[1]:
        return ()
    return tuple(names[sides.index(side)] for side in range(len(SIDES)))


def player_name(side: int, seat: int, lang: str = "en") -> str:
    """One of several players of a side."""
    return word("player-of", lang, {"side": side_name(side, lang), "n": seat + 1})


def seat_name(sides: Sequence[int], seat: int, lang: str = "en") -> str:
    """A player by side, and by number where a side has several; `sides` are those of all seats."""
    return player_name(sides[seat], seat, lang) if len(sides) > 2 else side_name(sides[seat], lang)


def unit_name(
    id: str, unit: int, lang: str = "en", heroes: Mapping[int, str] = NAMELESS, people: Sequence[str] = ()
) -> str:
    """A unit and whose it is, by the id of its kind and its number; a hero by the name on his sheet."""
    from banneret.battlelore.state.unit_numbers import SIDE_OF

    if unit in heroes:
        return heroes[unit]
    side = side_name(SIDE_OF[unit], lang, people)
    return word("unit-of", lang, {"unit": name("unit", id, lang), "side": side})


def hero_names(s: Battleground) -> dict[int, str]:
    """The heroes of an adventure by the units they are. Rules: BLH-CRT-02."""
    from banneret.battlelore.state.unit_numbers import HEROES

    return {h: sheet.name for h, sheet in zip(HEROES, s.game_terms.heroes, strict=True) if sheet is not None}


def unit_number(id: str) -> str:
    """Whether the name of a kind of units is a singular: those of Creatures and heroes are."""
    from banneret.battlelore.box.tables import FIRST_CREATURE, UNIT_IDS

    return "one" if UNIT_IDS.index(id) >= FIRST_CREATURE else "other"


# -- sheets ------------------------------------------------------------------------------------------------------------


def sheet(kind: str, id: str, lang: str = "en") -> str:
    """Everything about something in the box: a title, and below it what it has and does."""
    if kind == "unit":
        return "\n".join(_unit_lines(id, lang))
    title = name(kind, id, lang)
    needs = needed(_needs().get((kind, id)), lang)
    condition = [word("sheet-needs", lang, {"what": needs})] if needs else []
    return "\n".join([_TITLES[kind](title, id, lang) if kind in _TITLES else title, *condition, about(kind, id, lang)])


def needed(needs: str | None, lang: str) -> str:
    """What a skill or an artifact needs of its hero, in words; nothing where everybody may have it.

    Rules: BLH-CRT-19, BLH-SKL-04, BLH-ARF-02.
    """
    if needs is None:
        return ""
    id = f"need-{needs}"
    return word(id, lang) if has(f"battlelore:{id}", lang) else name("skill", needs, lang)


@cache
def _needs() -> dict[tuple[str, str], str | None]:
    """What skills and artifacts need, by kind and id."""
    from banneret.battlelore.box.heroes import load_heroes

    heroes = load_heroes()
    found = {("skill", card.id): card.needs for card in heroes.skills}
    return found | {("artifact", card.id): card.needs for card in heroes.artifacts}


def sheet_text(id: str, lang: str = "en") -> str:
    """The sheets of whatever has this id in the box, one after another; `-` may stand for `_`."""
    from banneret.kernel.yamlfile import nearest

    wanted = id.replace("-", "_")
    kinds = _sheets()
    if wanted not in kinds:
        raise TextError(f'there is no card "{id}"{nearest(wanted, kinds)}')
    return "\n\n".join(sheet(kind, wanted, lang) for kind in kinds[wanted])


@cache
def _sheets() -> dict[str, list[str]]:
    """The kinds of things by their id: a Wizard is a Lore Master and a hero."""
    from banneret.battlelore.box.adventures import adventure_ids
    from banneret.battlelore.box.heroes import load_heroes
    from banneret.battlelore.box.tables import CARD_IDS, LAND_IDS, LORE_IDS, MASTERS, UNIT_IDS
    from banneret.battlelore.box.units_and_cards import load

    heroes = load_heroes()
    things = {
        "unit": UNIT_IDS,
        "master": MASTERS,
        "land": [*LAND_IDS, "rampart"],
        "command": CARD_IDS,
        "lore": LORE_IDS,
        "power": [power for creature in load().creatures for power in creature.powers],
        "skill": [skill.id for skill in heroes.skills],
        "artifact": [card.id for card in heroes.artifacts],
        "adventure": adventure_ids(),
    }
    kinds: dict[str, list[str]] = {}
    for kind, ids in things.items():
        for id in ids:
            kinds.setdefault(id, []).append(kind)
    return kinds


def _unit_lines(id: str, lang: str) -> list[str]:
    from banneret.battlelore.box.heroes import load_heroes
    from banneret.battlelore.box.units_and_cards import load

    lines = [name("unit", id, lang)]
    for troop in load().troops:
        if troop.id == id:
            lines.append(_printed(troop.banner, troop.figures, troop.march, troop.dice, lang))
            return [*lines, *(word(part, lang) for part in (f"weapon-{troop.weapon}", *_traits(troop.traits)))]
    for creature in load().creatures:
        if creature.id == id:
            steps = creature.march or creature.bought
            lines += [_printed(creature.banner, 1, steps, creature.dice, lang), about("creature", id, lang)]
            powers = ((name("power", power, lang), about("power", power, lang)) for power in creature.powers)
            return [*lines, *(word("sheet-power", lang, {"name": power, "text": text}) for power, text in powers)]
    hero = next(hero for hero in load_heroes().classes if hero.id == id.removesuffix("_mounted"))
    return [*lines, word("class-text", lang, {"dice": hero.dice, "wounds": hero.wounds})]


def _printed(banner: str, figures: int, hexes: int, dice: int, lang: str) -> str:
    colour = word(f"banner-{banner}", lang)
    return word("sheet-unit", lang, {"banner": colour, "figures": figures, "hexes": hexes, "dice": dice})


def _traits(traits: tuple[str, ...]) -> list[str]:
    return [f"trait-{trait}" for trait in traits]


def _lore_title(title: str, id: str, lang: str) -> str:
    from banneret.battlelore.box.units_and_cards import load

    card = next(card for card in load().lore if card.id == id)
    return word("sheet-lore", lang, {"name": title, "master": name("master", card.master, lang), "n": card.cost})


def _artifact_title(title: str, id: str, lang: str) -> str:
    from banneret.battlelore.box.heroes import load_heroes

    card = next(card for card in load_heroes().artifacts if card.id == id)
    words: Words = {"name": title, "kind": word(f"kind-{card.kind}", lang), "role": word(f"role-{card.role}", lang)}
    return word("sheet-artifact", lang, words)


def _skill_title(title: str, id: str, lang: str) -> str:
    from banneret.battlelore.box.heroes import load_heroes

    card = next(card for card in load_heroes().skills if card.id == id)
    return word("sheet-skill", lang, {"name": title, "role": word(f"role-{card.role}", lang)})


_TITLES: Final = {"lore": _lore_title, "artifact": _artifact_title, "skill": _skill_title}


# -- the battleground --------------------------------------------------------------------------------------------------


def standing(units: Sequence[Mapping[str, Any]], lang: str = "en") -> list[str]:
    """A line for each side with units on the battleground: which, where, and how many figures they have left."""
    lines = []
    for side, id in enumerate(SIDES):
        found = [
            f"{name('unit', unit['unit'], lang)} {unit['hex']} {unit['figures']}/{unit['of']}"
            for unit in units
            if unit["side"] == id
        ]
        if found:
            lines.append(f"{side_name(side, lang)}: {', '.join(found)}")
    return lines


# -- the log -----------------------------------------------------------------------------------------------------------

_NAMED: Final = {"card": "command", "lore": "lore"}
"""Arguments of events that are cards: the kind of their name."""
_PLAIN: Final = ("face", "master", "land", "artifact", "effect", "skill", "power", "section")
"""Arguments with the same name as their kind."""


COUNTED: Final = frozenset(
    {"dice", "melee", "shot", "bonus", "range", "reroll", "bold", "helmets", "shield", "steps", "hurled", "spared"}
)
"""Effects of which there is more or less; the others are there or not."""


def sentence(event: Event, lang: str = "en", heroes: Mapping[int, str] = NAMELESS, people: Sequence[str] = ()) -> str:
    """What happened, as a sentence of the log.

    `heroes` are the names of heroes by the units they are, `people` those of both sides' players.
    """
    id = f"event-{event.name.replace('_', '-')}"
    args = event.args
    if event.name == "poison" and not args["n"]:
        id = "event-poison-over"
    elif event.name == "echo" and not args["card"]:
        return word("event-echo-nothing", lang, {"side": side_name(int(args["side"]), lang, people)})
    words: Words = {}
    if event.name == "affected" and args["effect"] in COUNTED:
        id, words = "event-affected-by", {"by": signed(int(args["n"]))}
    for key, value in args.items():
        if key in ("unit", "unit2"):
            kind, _, number = str(value).partition("@")
            said = "target" if key == "unit2" else "unit"
            words[said] = unit_name(kind, int(number), lang, heroes, people)
            words[f"{said}_number"] = unit_number(kind)
        elif key == "side":
            words["side"] = side_name(int(value), lang, people)
        elif key in _NAMED:
            words["card"] = name(_NAMED[key], str(value), lang)
        elif key in _PLAIN:
            words[key] = name(key, str(value), lang)
        elif key == "player":
            words["player"] = player_name(int(args["side"]), int(value), lang)
        elif key == "chest":
            words["chest"] = chest_name(str(value), lang)
        elif key == "hex" and "hex2" in args:
            words |= {"from": value, "to": args["hex2"]}
        else:
            words["ignored" if key == "n2" else key] = value
    return word(id, lang, words)
