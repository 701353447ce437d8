"""What the terminal says about a thing of BattleLore: a unit, a hex, a card, a hero, a battle that could be fought."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from banneret.battlelore.box.heroes import SKILL_IDS
from banneret.battlelore.career.academy import first_skills
from banneret.battlelore.table.anchors import NAMED
from banneret.battlelore.table.types import BattleloreFlight, BattleloreHero, BattleloreOdds, BattleloreUnit, LoreWindow
from banneret.battlelore.terminal import signs as battlelore_signs
from banneret.battlelore.terminal.board import called, leader
from banneret.battlelore.terminal.model import BattleloreScene
from banneret.battlelore.text.names_and_events import about, name, sheet, side_name, word
from banneret.table.protocol import Way
from banneret.terminal import signs
from banneret.terminal.drawing import wrapped

Told = tuple[Text, list[Text]]
"""A title and lines."""
_KINDS: Final = {"class": "master", "fallen": "unit"}
"""Anchors with another name than the kind of thing they point to."""
KIND_OF: Final = {
    verb: _KINDS.get(thing, thing)
    for thing in ("command", "lore", "artifact", "skill", "master", "class", "fallen")
    for verb in NAMED[thing]
}
"""What sort of thing an answer is about, by its word."""
BAR: Final = 8
"""Characters a chance is drawn in."""


def headed(title: str, lines: list[Text]) -> Told:
    """A title in bold and lines."""
    return Text(title, style=f"bold {signs.INK}"), lines


def told_of(kind: str, id: str, width: int, lang: str) -> Told:
    """Everything printed about something in the box."""
    title, *rest = sheet(kind, id, lang).splitlines()
    head, _, tail = title.partition(" – ")
    lines = [*(wrapped(tail, width, signs.DIM) if tail else [])]
    for n, text in enumerate(rest):
        plain = kind == "unit" and n == 0
        lines += wrapped(text, width, signs.DIM if plain else signs.INK)
    return headed(head, lines)


def of_class(id: str, width: int, lang: str) -> Told:
    """A class for a new hero: how he fights, and the skills he may begin with."""
    lines = [line for text in sheet("unit", id, lang).splitlines()[1:] for line in wrapped(text, width, signs.INK)]
    for place, skill in enumerate(first_skills(id)):
        text = f"{name('skill', SKILL_IDS[skill], lang)}: {about('skill', SKILL_IDS[skill], lang)}"
        lines += wrapped(f"{signs.MORALE if not place else '·'} {text}", width, signs.DIM if place else signs.AZURE)
    return headed(name("master", id, lang), lines)


def levels(scene: BattleloreScene, given: list[str], width: int, lang: str) -> list[Text]:
    """The levels given out so far to a War Council that nobody else sees yet, and heroes who still miss their class."""
    lines = []
    if given:
        words = [f"{name('master', master, lang)} {given.count(master)}" for master in dict.fromkeys(given)]
        lines += wrapped(f"{word('screen-so-far', lang)} {', '.join(words)}", width, signs.GOLD)
    for hero in scene.heroes:
        if hero.side == scene.side and hero.of and hero.of not in given:
            needs = word("screen-needs-class", lang, {"hero": hero.name, "class": name("master", hero.of, lang)})
            lines += wrapped(f"{battlelore_signs.HERO} {needs}", width, signs.RED)
    return lines


def percent(chance: float) -> str:
    """A chance in whole percents, never 0 or 100 unless it is exact."""
    shown = round(100 * chance)
    if shown == 0 and chance > 0:
        return "<1 %"
    return ">99 %" if shown == 100 and chance < 1 else f"{shown} %"


# -- units and hexes ---------------------------------------------------------------------------------------------------


def of_unit(scene: BattleloreScene, unit: BattleloreUnit, width: int, lang: str) -> Told:
    """A unit: whose it is, what it has and may do now, and what is printed about it."""
    title = f"{battlelore_signs.SIDES[unit.side]} {unit.hex} {called(scene, unit, lang)}"
    lines = [figures_line(unit, lang), *wrapped(can_words(unit, lang), width, signs.INK)]
    if led := leader(scene, unit):
        lines += wrapped(f"{battlelore_signs.HERO} {word('screen-led-by', lang, {'hero': led})}", width, signs.GOLD)
    states = state_words(unit, lang)
    if states:
        lines += wrapped(" · ".join(states), width, signs.AZURE)
    for effect in unit.effects:
        lines += wrapped(f"+ {name('effect', effect, lang)}", width, signs.AZURE)
    lines += aims_of(scene, unit, width, lang)
    land = scene.hex(unit.hex).land
    if land:
        lines += wrapped(f"{name('land', land, lang)}: {about('land', land, lang)}", width, signs.DIM)
    for text in sheet("unit", unit.unit, lang).splitlines()[2:]:
        lines += wrapped(text, width, signs.DIM)
    return headed(title, lines)


def figures_line(unit: BattleloreUnit, lang: str) -> Text:
    """The banner and the figures left."""
    colour = (battlelore_signs.HOLLOW if unit.side else battlelore_signs.FILLED)[unit.banner]
    pips = battlelore_signs.FIGURE * unit.figures + battlelore_signs.GONE * (unit.of - unit.figures)
    banner = word(f"banner-{unit.banner}", lang) if unit.banner else word(f"screen-{unit.mode}", lang)
    return Text.assemble((f" {banner} ", f"bold {colour}"), (f" {pips} {unit.figures}/{unit.of}", signs.INK))


def can_words(unit: BattleloreUnit, lang: str) -> str:
    """Dice, steps and range."""
    words = [word("screen-dice-n", lang, {"n": unit.dice}), word("screen-march", lang, {"n": unit.march})]
    if unit.range > 1:
        words.append(word("screen-range", lang, {"n": unit.range}))
    if unit.sections:
        words.append(" + ".join(word(f"section-{section}", lang) for section in unit.sections))
    return " · ".join(words)


def state_words(unit: BattleloreUnit, lang: str) -> list[str]:
    """How far a unit has come in its turn, and what it may ignore."""
    found = []
    for there, id in (
        (unit.ordered and not (unit.moved or unit.battled), "ordered"),
        (unit.moved, "moved"),
        (unit.battled, "battled"),
        (unit.weary and not unit.battled, "weary"),
        (unit.supported, "supported"),
        (unit.frightened, "frightened"),
        (unit.deed, "deed"),
    ):
        if there:
            found.append(word(f"screen-{id}", lang))
    if unit.bold:
        found.append(word("screen-bold", lang, {"n": unit.bold}))
    return found


def aims_of(scene: BattleloreScene, unit: BattleloreUnit, width: int, lang: str) -> list[Text]:
    """Whom a unit may attack now, with dice and the chance to wipe them out."""
    lines = []
    for aim in unit.targets:
        target = scene.unit(aim.unit)
        who = called(scene, target, lang) if target is not None else aim.hex
        line = Text(f"{signs.FIGHT} {aim.hex} {who} ", style=signs.RED)
        line.append(word("screen-dice-n", lang, {"n": aim.dice}), style=f"bold {signs.RED}")
        if aim.odds is not None:
            line.append(f" −{aim.odds.harm:.1f}", style=signs.RED)
        line.truncate(width, overflow="ellipsis")
        lines.append(line)
    return lines


def of_hex(scene: BattleloreScene, hex: str, width: int, lang: str) -> Told:
    """A hex without a unit: its land and what lies there."""
    there = scene.hex(hex)
    land = there.land or "countryside"
    lines = wrapped(about("land", land, lang), width, signs.INK)
    if there.walls:
        lines += wrapped(word("screen-walls", lang, {"hexes": ", ".join(there.walls)}), width, signs.INK)
        lines += wrapped(about("land", "rampart", lang), width, signs.DIM)
    for n, id in ((there.chests, "chests"), (int(there.quest), "quest"), (int(there.grave), "grave")):
        if n:
            lines += wrapped(word(f"screen-{id}", lang, {"n": n}), width, signs.GOLD)
    for sides, id in ((there.mist, "mist"), (there.caltrops, "caltrops")):
        if sides:
            lines += wrapped(word(f"screen-{id}", lang), width, signs.AZURE)
    if there.tent >= 0:
        tent = f"{name('land', 'command_tent', lang)} ({side_name(there.tent, lang)})"
        lines += wrapped(f"{tent}: {about('land', 'command_tent', lang)}", width, signs.INK)
    goal = scene.goals.get(hex)
    if goal is not None:
        words = word("screen-goal", lang, {"side": side_name(goal.side, lang), "n": goal.banners})
        lines += wrapped(f"{battlelore_signs.GOAL} {words}", width, signs.GOLD)
    return headed(f"{hex} {name('land', land, lang)}", lines)


def of_way(scene: BattleloreScene, way: Way, width: int, lang: str) -> Told:
    """A hex to move to: whom one could attack from there, and the ground."""
    title, lines = of_hex(scene, way.to, width, lang)
    first = Text(word("screen-steps", lang, {"n": way.cost}), style=signs.DIM)
    if not way.fight:
        ahead = wrapped(word("screen-no-fight", lang), width, signs.RED)
    elif way.targets:
        foes = [unit for hex in way.targets if (unit := scene.on(hex)) is not None]
        names = ", ".join(f"{called(scene, foe, lang)} {foe.hex}" for foe in foes)
        ahead = wrapped(f"{signs.FIGHT} {names}", width, signs.RED)
    else:
        ahead = wrapped(word("screen-nobody-near", lang), width, signs.DIM)
    return title, [first, *ahead, *lines]


# -- battles -----------------------------------------------------------------------------------------------------------


def fate_of(odds: BattleloreOdds, kind: str) -> float:
    """The chance of one kind of fate."""
    return sum(fate.chance for fate in odds.fates if fate.kind == kind)


def in_signs(odds: BattleloreOdds | None, dice: int) -> str:
    """A battle in signs: the dice, the figures lost on average, and the chance to wipe the target out."""
    if odds is None:
        return str(dice)
    ends = fate_of(odds, "eliminated")
    return f"{dice} −{odds.harm:.1f}" + (f" {signs.FALLS}{percent(ends)}" if ends else "")


def odds_lines(odds: BattleloreOdds, width: int, lang: str) -> list[Text]:
    """What a roll may lead to, each with its chance and a bar, and what else counts."""
    faces = ", ".join(name("face", face, lang) for face in odds.hits) or word("screen-nothing", lang)
    dice = word("screen-dice-n", lang, {"n": odds.dice})
    lines = wrapped(f"{dice}: {word('screen-harm', lang, {'n': f'{odds.harm:.1f}'})}", width, f"bold {signs.INK}")
    for fate in odds.fates:
        if not fate.chance:
            continue
        label = word(f"screen-fate-{fate.kind}", lang, {"n": fate.hexes})
        line = Text(f"{percent(fate.chance):>5} ", style=f"bold {signs.INK}")
        if width >= 34:
            full = round(BAR * fate.chance)
            line.append("█" * full, style=signs.RED if fate.kind == "eliminated" else signs.AZURE)
            line.append("░" * (BAR - full) + " ", style=signs.LINE)
        line.append(label, style=signs.INK)
        line.truncate(width, overflow="ellipsis")
        lines.append(line)
    lines += wrapped(word("screen-hits", lang, {"faces": faces}), width, signs.INK)
    lost = [f"{n}: {percent(chance)}" for n, chance in enumerate(odds.losses) if chance]
    lines += wrapped(f"{word('screen-losses', lang)} {', '.join(lost)}", width, signs.INK)
    if odds.lore:
        lines += wrapped(word("screen-lore-gain", lang, {"n": f"{odds.lore:.1f}"}), width, signs.DIM)
    if odds.hero:
        lines += wrapped(word("screen-hero-hurt", lang, {"chance": percent(odds.hero)}), width, signs.RED)
    if odds.limit:
        lines += wrapped(word("screen-limit", lang, {"n": odds.limit, "of": odds.basic}), width, signs.DIM)
    flags = []
    if odds.ignores:
        flags.append(word("screen-ignores", lang, {"n": odds.ignores}))
    if odds.stride > 1:
        flags.append(word("screen-stride", lang, {"n": odds.stride}))
    if odds.panics:
        flags.append(word("screen-panics", lang))
    flags.append(word("screen-back", lang, {"n": odds.back}))
    return lines + wrapped(" · ".join(flags), width, signs.DIM)


def of_battle(
    scene: BattleloreScene, attacker: int, target: int, odds: BattleloreOdds | None, width: int, lang: str
) -> Told:
    """A battle before it is fought."""
    fighter, foe = scene.unit(attacker), scene.unit(target)
    names = [f"{unit.hex} {called(scene, unit, lang)}" for unit in (fighter, foe) if unit is not None]
    lines = [
        Text(f"{sign}{who}", style=f"bold {signs.RED}")
        for sign, who in zip(("  ", f"{signs.FIGHT} "), names, strict=False)
    ]
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    if foe is not None:
        lines.append(figures_line(foe, lang))
    if odds is not None:
        lines += odds_lines(odds, width, lang)
    land = scene.hex(foe.hex).land if foe is not None else ""
    if land:
        lines += wrapped(f"{name('land', land, lang)}: {about('land', land, lang)}", width, signs.DIM)
    return headed(word("screen-battle", lang), lines)


def of_moment(scene: BattleloreScene, window: LoreWindow, width: int, lang: str) -> Told:
    """The moment at which lore may be played: who attacks whom, or which unit it is about."""
    unit = scene.unit(window.unit)
    if unit is None:
        return headed(word("screen-lore", lang), [])
    aim = next((aim for aim in unit.targets if aim.unit == window.target), None)
    if window.target >= 0:
        return of_battle(scene, window.unit, window.target, aim.odds if aim is not None else None, width, lang)
    return of_unit(scene, unit, width, lang)


def of_flight(scene: BattleloreScene, flight: BattleloreFlight, width: int, lang: str) -> Told:
    """A retreat that is under way: the flags or hexes left, and the unit that runs."""
    unit = scene.unit(flight.unit)
    lines = []
    for id, n in (("flags", flight.flags), ("steps", flight.steps)):
        if n:
            lines += wrapped(word(f"screen-flight-{id}", lang, {"n": n}), width, f"bold {signs.RED}")
    if flight.panics:
        lines += wrapped(word("screen-panics", lang), width, signs.RED)
    title, rest = of_unit(scene, unit, width, lang) if unit is not None else headed("", [])
    return title, [*lines, *rest]


# -- heroes ------------------------------------------------------------------------------------------------------------


def hero_lines(hero: BattleloreHero, width: int, lang: str, texts: bool) -> list[Text]:
    """A character sheet: where the hero is, what he has earned and suffered, skills and artifacts."""
    lines = []
    where = [name("master", hero.of, lang)] if hero.of else []
    where.append(word(f"screen-role-{hero.role}", lang) if hero.role else word(f"screen-hero-{hero.fate}", lang))
    where += [hero.hex] if hero.hex else []
    if hero.councillor:
        where.append(word("screen-councillor", lang))
    lines += wrapped(" · ".join(where), width, signs.DIM)
    skulls = "☠" * hero.wounds + "○" * max(0, hero.capacity - hero.wounds)
    for id, value in (
        ("experience", str(hero.experience)),
        ("treasure", str(hero.treasure)),
        *([("wounds", f"{skulls} {hero.wounds}/{hero.capacity}")] if hero.capacity else []),
    ):
        lines.append(Text.assemble((f"{word(f'screen-{id}', lang)} ", signs.DIM), (value, f"bold {signs.INK}")))
    for id, kind, cards in (
        ("skills", "skill", hero.skills),
        ("equipped", "artifact", hero.equipped),
        ("under", "artifact", hero.under),
        ("haul", "artifact", hero.haul),
    ):
        if cards or id in ("skills", "equipped"):
            lines += card_list(word(f"screen-{id}", lang), kind, cards, width, lang, texts)
    return lines


def card_list(label: str, kind: str, cards: Sequence[str], width: int, lang: str, texts: bool) -> list[Text]:
    """Cards under a label, with what they do where that is wanted."""
    if not texts:
        names = ", ".join(name(kind, card, lang) for card in cards) or word("screen-none", lang)
        return wrapped(f"{label}: {names}", width, signs.INK)
    lines = [Text(label, style=f"bold {signs.AZURE}")]
    for card in cards:
        lines += wrapped(f"· {name(kind, card, lang)}: {about(kind, card, lang)}", width, signs.INK)
    return lines if cards else [*lines, Text(f"  {word('screen-none', lang)}", style=signs.DIM)]
