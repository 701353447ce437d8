"""Sheets: what a player reads about one component of the box, several lines made from its content."""

from collections.abc import Callable, Mapping
from functools import cache, partial
from typing import TYPE_CHECKING, Final, Literal, get_args

from banneret.heroes.box.verbs.cards import Overlay as LayOn
from banneret.heroes.box.verbs.combat import Ability, DiscardRandom, Verb
from banneret.heroes.box.verbs.map import Price, Search, Trade
from banneret.heroes.text.component_names import STARTING, join, name
from banneret.heroes.text.expansions import added_words
from banneret.heroes.text.messages import has, render
from banneret.heroes.text.programs import ability_text, cost_text, either, program_text, step_text, timing_text
from banneret.text.catalogue import Argument, TextError, signed

if TYPE_CHECKING:
    from banneret.heroes.box.cards_and_units import (
        Artifact,
        Card,
        FactionUnit,
        NeutralUnit,
        Overlay,
        Side,
        Specialty,
        Spell,
        Step,
        Tower,
    )
    from banneret.heroes.box.map_and_towns import AiCard, Building, Hero, Location, Proclamation, Tile, Town
    from banneret.heroes.tables.morale_decks import MoraleCard

MOMENTS: Final = ("when_built", "resource_round", "turn_start", "turn")
"""Programs of a building, which have a phrase each."""
LOSES_A_CARD: Final = (DiscardRandom(discard_random=1),)
"""What a building does to an enemy hero when a Combat begins."""
BOUGHT: Final = (Search(search="spell"),)
"""What the price at a Mage Guild is paid for."""

LEVELS: Final = ("I", "II", "III", "IV", "V", "VI", "VII")
"""Difficulties of guards, as printed."""


# -- units -------------------------------------------------------------------------------------------------------------


def side_text(
    side: "Side", lang: str = "en", label: str = "", price: Literal["recruit", "reinforce"] = "recruit"
) -> str:
    """One side of a unit card: its statistics, what it costs and its abilities, a line each."""
    lines = [_stats(side, lang, label), "  " + render(f"sheet-{price}", lang, {"cost": cost_text(side.cost, lang)})]
    for ability in side.abilities:
        words = {"timing": timing_text(ability.timing, lang), "text": ability_text(ability, lang)}
        lines.append("  " + render("sheet-ability", lang, {**words}))
    return "\n".join(lines)


def unit_text(unit: "FactionUnit | NeutralUnit | Tower", lang: str = "en") -> str:
    """The whole sheet of a unit."""
    from banneret.heroes.box.cards_and_units import FactionUnit, Tower

    called = name(unit.id, lang)
    if isinstance(unit, Tower):
        return render("sheet-title-plain", lang, {"name": called}) + "\n" + _stats(unit, lang, "")
    faction = unit.faction if isinstance(unit, FactionUnit) else "neutral"
    title = {"name": called, "tier": name(f"tier-{unit.tier}", lang), "faction": name(f"faction-{faction}", lang)}
    lines = [render("sheet-title", lang, {**title})]
    if unit.keywords:
        keywords = join("join-comma", [name(f"keyword-{keyword}", lang) for keyword in unit.keywords], lang)
        lines.append(render("sheet-keywords", lang, {"keywords": keywords}))
    if isinstance(unit, FactionUnit):
        lines.append(side_text(unit.few, lang, render("ui-few", lang, {})))
        lines.append(side_text(unit.pack, lang, render("ui-pack", lang, {}), "reinforce"))
    else:
        lines.append(render("sheet-copies", lang, {"n": unit.copies}))
        lines.append(side_text(unit.card, lang))
    return "\n".join(lines)


def overlay_text(overlay: "Overlay", lang: str = "en") -> str:
    """The sheet of a unit that lies on others: its statistics and what it may lie on."""
    below = []
    for id in overlay.on:
        called = name(id.removesuffix("+"), lang)
        if id in _overlays():
            below.append(called)
        else:
            side = render("ui-pack" if id.endswith("+") else "ui-few", lang, {})
            below.append(render("sheet-below", lang, {"name": called, "side": side}))
    title = render("sheet-overlay-title", lang, {"name": name(f"unit-{overlay.id}", lang)})
    return "\n".join([title, _stats(overlay, lang, ""), render("sheet-lies-on", lang, {"units": either(below, lang)})])


def _stats(side: "Side | Tower | Overlay", lang: str, label: str) -> str:
    args: dict[str, Argument] = {"type": name(f"type-{side.type}", lang)}
    for field in ("attack", "defense", "hp", "initiative"):
        args[field] = getattr(side, field)
    stats = render("sheet-stats", lang, args)
    return render("sheet-side", lang, {"side": label, "stats": stats}) if label else stats


@cache
def _overlays() -> "Mapping[str, Overlay]":
    from banneret.heroes.box.cards_and_units import load

    return {overlay.id: overlay for overlay in load().overlays}


# -- cards -------------------------------------------------------------------------------------------------------------


def card_text(card: "Card", lang: str = "en") -> str:
    """The whole sheet of a statistic or an ability."""
    kind = render(f"kind-{card.kind}", lang, {})
    lines = [render("sheet-card-title", lang, {"name": name(f"card-{card.id}", lang), "kind": kind})]
    if card.faction is not None:
        lines.append(render("sheet-only-faction", lang, {"faction": name(f"faction-{card.faction}", lang)}))
    lines += [_effect("basic", card.basic, lang), _effect("expert", card.expert, lang)]
    return "\n".join(lines)


def artifact_text(card: "Artifact", lang: str = "en") -> str:
    """The whole sheet of an artifact."""
    title = {"name": name(f"card-{card.id}", lang), "level": render(f"artifact-{card.level}", lang, {})}
    lines = [render("sheet-artifact-title", lang, {**title})]
    return "\n".join([*lines, _effect("first", card.first, lang), _effect("second", card.second, lang)])


def specialty_text(card: "Specialty", lang: str = "en") -> str:
    """The whole sheet of a specialty, with the unit that is printed on it if there is one."""
    title = {"name": name(f"card-{card.id}", lang), "hero": name(f"hero-{card.hero}", lang)}
    lines = [render("sheet-specialty-title", lang, {**title, "n": card.level})]
    for level, effect in (("first", card.first), ("second", card.second)):
        if effect is not None:
            lines.append(_effect(level, effect, lang))
            lines += [overlay_text(_overlays()[verb.overlay], lang) for verb in effect.do if isinstance(verb, LayOn)]
    return "\n".join([*lines, *_steps(card, card.steps, lang)])


def spell_text(spell: "Spell", lang: str = "en") -> str:
    """The whole sheet of a spell card: what it is, on which units, what it does with how much power."""
    from banneret.heroes.box.cards_and_units import UnitType

    title = {
        "name": name(f"card-{spell.id}", lang),
        "level": render(f"level-{spell.level}", lang, {}),
        "schools": either([name(f"school-{school}", lang) for school in spell.schools], lang),
    }
    lines = [render("sheet-spell-title", lang, {**title})]
    lines.append(render("sheet-spell-timing", lang, {"timing": timing_text(spell.timing, lang)}))
    if set(spell.types) != set(get_args(UnitType)):
        types = either([name(f"type-{type}", lang) for type in spell.types], lang)
        lines.append(render("sheet-spell-types", lang, {"types": types}))
    return "\n".join([*lines, *_steps(spell, spell.steps, lang), render("sheet-spell-discard", lang, {})])


def _effect(level: str, effect: Ability, lang: str) -> str:
    words = {"timing": timing_text(effect.timing, lang), "text": ability_text(effect, lang, "card")}
    return render(f"sheet-{level}", lang, {**words})


def _steps(card: "Spell | Specialty", steps: "tuple[Step, ...]", lang: str) -> list[str]:
    return [step_text(card, step, lang) for step in steps]


# -- the map -----------------------------------------------------------------------------------------------------------


def location_text(location: "Location", lang: str = "en") -> str:
    """The sheet of a location: its category, what a visit does, and the trade table where there is one."""
    from banneret.heroes.box.map_and_towns import load_realm

    category = render(f"category-{location.category}", lang, {})
    called = name(f"location-{location.id}", lang)
    lines = [render("sheet-location-title", lang, {"name": called, "category": category})]
    if location.visit:
        lines.append(program_text(location.visit, lang, "visit", "visit"))
    if any(isinstance(verb, Trade) for verb in location.visit):
        for row in load_realm().trade:
            given, got = (Price(**{row.give: row.amount}), Price(**{row.get: row.got}))
            args: dict[str, Argument] = {"given": cost_text(given, lang), "got": cost_text(got, lang)}
            lines.append("  " + render("sheet-trade", lang, args))
    for note in (f"note-{location.id}", f"note-{location.category}"):
        if has(note, lang):
            lines.append(render(note, lang, {}))
    return "\n".join(lines)


def building_text(building: "Building", town: "Town", lang: str = "en") -> str:
    """The sheet of a building: what it costs and needs, and what it does at which moment."""
    called = {other.kind: name(f"building-{other.id}", lang) for other in town.buildings}
    title = {"name": called[building.kind], "faction": name(f"faction-{town.faction}", lang)}
    lines = [render("sheet-building-title", lang, {**title})]
    lines.append(render("sheet-cost", lang, {"cost": cost_text(building.cost, lang)}))
    needed = [called[kind] for kind in (*building.needs, *([building.shares] if building.shares else []))]
    if needed:
        lines.append(render("sheet-needs", lang, {"buildings": join("join-comma", needed, lang)}))
    lines += _of_its_kind(building, town, lang)
    for moment in MOMENTS:
        verbs: tuple[Verb, ...] = getattr(building, moment)
        if verbs:
            lines.append(program_text(verbs, lang, moment))
    if building.combat_start:
        lines.append(program_text(LOSES_A_CARD, lang, "instead_in_combat"))
    return "\n".join(lines)


def _of_its_kind(building: "Building", town: "Town", lang: str) -> list[str]:
    """What every town has a building for: recruiting, reinforcing and sieges, buying spells."""
    from banneret.heroes.box.cards_and_units import load

    if building.kind.startswith("dwelling_"):
        tier = building.kind.removeprefix("dwelling_")
        units = [name(unit.id, lang) for unit in load().units if (unit.faction, unit.tier) == (town.faction, tier)]
        args: dict[str, Argument] = {"tier": name(f"tier-{tier}", lang), "units": join("join-comma", units, lang)}
        return [render("sheet-recruits", lang, args)]
    if building.kind == "mage_guild":
        phrase = render("phrase-guild", lang, {"cost": cost_text(town.spell_price, lang)})
        return [program_text(BOUGHT, lang, phrase=phrase)]
    return [render("sheet-citadel", lang, {})] if building.kind == "citadel" else []


def tile_text(tile: "Tile", n: int, lang: str = "en") -> str:
    """The sheet of the map tile with this number: its fields as printed, with guards, yields and closed edges."""
    from banneret.heroes.box.map_and_towns import PLACES

    title = {
        "name": tile.id,
        "kind": name(f"tile-{tile.group}", lang),
        "terrain": name(f"terrain-{tile.terrain}", lang),
    }
    if tile.faction:
        lines = [render("sheet-tile-start", lang, {**title, "faction": name(f"faction-{tile.faction}", lang)})]
    else:
        lines = [render("sheet-tile-title", lang, {**title})]
    for place, direction in enumerate(PLACES):
        printed = join("join-comma", _printed(tile, n, place, direction, lang), lang)
        where = render(f"direction-{direction}", lang, {})
        lines.append("  " + render("sheet-tile-field", lang, {"direction": where, "printed": printed}))
    return "\n".join(lines)


def _printed(tile: "Tile", n: int, place: int, direction: str, lang: str) -> list[str]:
    """What is printed on a field of a tile, piece by piece."""
    from banneret.heroes.tables.tiles import printed_on
    from banneret.heroes.text.names import printed_text

    field = tile.fields[direction]
    found = [printed_text(printed_on(n, place), lang)]
    if field.resource:
        amount = cost_text(Price(**{field.resource: field.income}), lang)
        found.append(render("sheet-tile-income", lang, {"amount": amount}))
    if field.dice:
        found.append(render("sheet-tile-dice", lang, {"n": field.dice}))
    if field.guard:
        found.append(render("sheet-tile-guard", lang, {"level": LEVELS[field.guard - 1]}))
    if edges := [render(f"direction-{edge}", lang, {}) for edge in tile.borders.get(direction, ())]:
        found.append(render("sheet-tile-walls", lang, {"directions": join("join-comma", edges, lang)}))
    return found


def hero_text(hero: "Hero", lang: str = "en") -> str:
    """The sheet of a hero: the starting deck and the specialties by level."""
    from banneret.heroes.box.cards_and_units import load

    title = {"name": name(f"hero-{hero.id}", lang), "faction": name(f"faction-{hero.faction}", lang)}
    lines = [render("sheet-hero-title", lang, {**title, "type": render(f"hero_type-{hero.type}", lang, {})})]
    statistics = [(card.id, getattr(hero, card.id)) for card in load().cards]
    deck = [*statistics, (hero.ability, 1), (hero.specialties[0], 1), ("magic_arrow", hero.arrows)]
    counted = [
        render("sheet-cards", lang, {"name": name(f"card-{card}", lang), "n": number})
        for card, number in deck
        if number
    ]
    lines.append(render("sheet-deck", lang, {"cards": join("join-comma", counted, lang)}))
    levels = {card.id: card.level for card in load().specialties}
    for id in hero.specialties:
        lines.append(render("sheet-level", lang, {"n": levels[id], "name": name(f"card-{id}", lang)}))
    return "\n".join(lines)


def proclamation_text(card: "Proclamation", lang: str = "en") -> str:
    """The sheet of an Astrologers card."""
    lines = [render("sheet-proclamation-title", lang, {"name": name(f"proclamation-{card.id}", lang)})]
    lines.append(program_text(card.do, lang, "each_player" if card.each else ""))
    if card.redraw_first:
        lines.append(render("sheet-redraw", lang, {}))
    return "\n".join(lines)


def ai_text(card: "AiCard", lang: str = "en") -> str:
    """The sheet of a card of the AI deck: what it does, and its value by difficulty."""
    title = {"name": name(f"ai-{card.id}", lang), "type": render(f"ai_type-{card.type}", lang, {})}
    lines = [render("sheet-ai-title", lang, {**title}), render("sheet-copies", lang, {"n": card.count})]
    lines.append(render(f"ai_effect-{card.effect}", lang, {}))
    for level in card.by_difficulty.__struct_fields__:
        value = getattr(card.by_difficulty, level)
        if isinstance(value, str):
            value = render(f"follow-{value}", lang, {})
        elif card.type == "might":
            value = signed(value)
        args: dict[str, Argument] = {"difficulty": name(f"difficulty-{level}", lang), "value": value}
        lines.append("  " + render("sheet-difficulty", lang, args))
    return "\n".join(lines)


def morale_text(card: "MoraleCard", negative: bool, lang: str = "en") -> str:
    """The sheet of a Morale card."""
    title = {"name": name(f"morale-{card.id}", lang)}
    lines = [render("sheet-morale-negative" if negative else "sheet-morale-positive", lang, {**title})]
    lines.append(render("sheet-copies", lang, {"n": card.copies}))
    lines.append(render(f"morale-{card.id}-text", lang, {}))
    if card.battlefield_only:
        lines.append(render("sheet-morale-icon", lang, {}))
    return "\n".join(lines)


# -- whatever has an id ------------------------------------------------------------------------------------------------

Sheet = Callable[[str], str]
Sheets = Mapping[str, tuple[Sheet, ...]]


def sheet_text(id: str, lang: str = "en") -> str:
    """The sheet of whatever has this id in one of the boxes; `-` may stand for `_`.

    A building is `castle/citadel`; without the faction the sheets of all towns that have it follow one another.
    """
    from banneret.kernel.yamlfile import nearest

    wanted = id.replace("-", "_").removeprefix(STARTING)
    sheets = _sheets()
    if wanted not in sheets:
        raise TextError(f'there is no card "{id}"{nearest(wanted, sheets)}')
    return "\n\n".join(sheet(lang) for sheet in sheets[wanted])


def sheet_ids() -> list[str]:
    """Every id that has a sheet."""
    return list(_sheets())


@cache
def _sheets() -> Sheets:
    from banneret.heroes.box.cards_and_units import load
    from banneret.heroes.box.map_and_towns import load_realm
    from banneret.heroes.tables.morale_decks import load_morale

    box, realm, morale = load(), load_realm(), load_morale()
    units: list[FactionUnit | NeutralUnit | Tower] = [*box.units, *box.neutral_units, box.tower]
    sheets: dict[str, tuple[Sheet, ...]] = {unit.id: (partial(unit_text, unit),) for unit in units}
    sheets |= {overlay.id: (partial(overlay_text, overlay),) for overlay in box.overlays}
    sheets |= {card.id: (partial(card_text, card),) for card in (*box.cards, *box.abilities)}
    sheets |= {card.id: (partial(artifact_text, card),) for card in box.artifacts}
    sheets |= {card.id: (partial(specialty_text, card),) for card in box.specialties}
    sheets |= {spell.id: (partial(spell_text, spell),) for spell in box.spells}
    sheets |= {location.id: (partial(location_text, location),) for location in realm.locations}
    sheets |= {tile.id: (partial(tile_text, tile, n),) for n, tile in enumerate(realm.tiles)}
    sheets |= {hero.id: (partial(hero_text, hero),) for hero in realm.heroes}
    sheets |= {card.id: (partial(proclamation_text, card),) for card in realm.astrologers}
    sheets |= {card.id: (partial(ai_text, card),) for card in realm.ai_cards}
    sheets |= {card.id: (partial(morale_text, card, False),) for card in morale.positive}
    sheets |= {card.id: (partial(morale_text, card, True),) for card in morale.negative}
    for town in realm.towns:
        for building in town.buildings:
            sheet = partial(building_text, building, town)
            sheets[f"{town.faction}/{building.id}"] = (sheet,)
            sheets[building.id] = (*sheets.get(building.id, ()), sheet)
    for words in added_words():
        sheets |= words.sheets()
    return sheets
