"""What is told about a thing of the map: a field, a tile, a building, a unit or a card; a title and lines."""

from __future__ import annotations

from functools import cache

from rich.text import Text

from banneret.heroes.box.cards_and_units import Cost, load
from banneret.heroes.box.map_and_towns import Building, load_realm
from banneret.heroes.geometry.map_grid import fields_on, spot_of
from banneret.heroes.state.hero_numbers import is_secondary, owner_of, which_hero
from banneret.heroes.table.scenario.text import scenario_notes_of
from banneret.heroes.table.scenario.types import AiHeroView
from banneret.heroes.table.view import FieldView, TurningView
from banneret.heroes.terminal import piece_signs
from banneret.heroes.terminal.combat.panels import card_lines, kind_lines
from banneret.heroes.terminal.map.model import BACKS, SPOT, Player, World, crossings, printed
from banneret.heroes.terminal.session import HeroesSession
from banneret.heroes.text.combat_events import card_name
from banneret.heroes.text.component_names import name
from banneret.heroes.text.messages import message
from banneret.heroes.text.sheets import sheet_text
from banneret.terminal import signs
from banneret.terminal.drawing import short_name, wrapped
from banneret.text import TextError
from banneret.text.catalogue import signed

Told = tuple[Text, list[Text]]


def headed(title: str, lines: list[Text]) -> Told:
    """A title in its style, with its lines."""
    return Text(title, style=f"bold {signs.INK}"), lines


def place(world: World, field: int, lang: str) -> str:
    """What a field is called."""
    here = world.fields.get(field)
    if here is None:
        tile = world.lying.get(spot_of(field))
        return message("table-tile-back", lang, back=BACKS[tile.kind]) if tile else message("table-no-tile", lang)
    there = printed(world, field)
    if here.location == "mine" and there is not None:
        return message(f"place-mine-{there.resource}", lang)
    return name(f"location-{here.location}", lang)


def of_field(session: HeroesSession, world: World, field: int, width: int, lang: str) -> Told:
    """A field: what it is, who guards, holds or stands on it, and what a visit does."""
    title = place(world, field, lang)
    here = world.fields.get(field)
    if here is None:
        tile = world.lying.get(spot_of(field))
        words = message("table-face-down" if tile else "table-free-spot", lang)
        return headed(title, wrapped(words, width, signs.DIM))
    lines: list[Text] = []
    for hero in here.heroes:
        lines.append(hero_line(session, world, hero, lang))
    for foe in world.foes(field):
        lines += foe_lines(session, foe, width, lang)
    if here.field in world.ai_flags:
        lines.append(Text(f"{signs.FLAG} {message('table-scenario-flag-ai', lang)}", style=signs.RED))
    if here.guard:
        words = message("table-guarded", lang, level=piece_signs.ROMAN[here.guard])
        lines += wrapped(f"{signs.FIGHT} {words}", width, f"bold {signs.RED}")
    for player in here.flags:
        lines.append(Text(f"{signs.FLAG}{session.sign(player)} {session.called(player)}", style=signs.AZURE))
    if here.token:
        words = message("table-token", lang, resource=name(f"resource-{here.token}", lang))
        lines += wrapped(words, width, signs.INK)
    if here.black_cube:
        lines += wrapped(f"{piece_signs.CUBE} {message('table-visited', lang)}", width, signs.DIM)
    lines += visit_lines(world, field, here, width, lang)
    return headed(title, lines or [Text(message("table-nothing-here", lang), style=signs.DIM)])


def of_scenario(words: tuple[str, str], width: int) -> Told:
    """What is about to be played: its name and story."""
    title, story = words
    return headed(title, wrapped(story, width, signs.INK))


def of_faction(faction: str, width: int, lang: str) -> Told:
    """A faction before it is chosen: its heroes and units."""
    heroes = [hero for hero in load_realm().heroes if hero.faction == faction]
    lines = [Text(", ".join(name(f"hero-{hero.id}", lang) for hero in heroes), style=signs.AZURE)]
    for unit in load().units:
        if unit.faction == faction:
            line = Text(short_name(name(unit.id, lang), width - 9), style=signs.INK)
            lines.append(Text.assemble(line, (f" {name(f'tier-{unit.tier}', lang)}", signs.DIM)))
    return headed(name(f"faction-{faction}", lang), lines)


def of_hero(id: str, width: int, lang: str) -> Told:
    """A hero before it is chosen: statistics, ability and specialties."""
    hero = next(hero for hero in load_realm().heroes if hero.id == id)
    lines = [
        Text(f"{card_name(stat, lang)} {getattr(hero, stat)}", style=signs.INK)
        for stat in ("attack", "defense", "power", "knowledge")
    ]
    lines += wrapped(card_name(hero.ability, lang), width, signs.AZURE)
    lines += wrapped(", ".join(card_name(card, lang) for card in hero.specialties), width, signs.AZURE)
    lines += sheet_lines(hero.specialties[0], width, lang)[1:]
    return headed(name(f"hero-{id}", lang), lines)


def hero_line(session: HeroesSession, world: World, hero: int, lang: str) -> Text:
    """Who stands there, with level and movement."""
    player = world.players[owner_of(hero)]
    on_map = player.heroes[which_hero(hero)]
    moves = f" {piece_signs.FULL * on_map.movement}" if on_map else ""
    level = "" if is_secondary(hero) else f" {piece_signs.ROMAN[player.level]}"
    style = piece_signs.FACTIONS.get(player.faction or "", piece_signs.NOBODY)
    return Text.assemble((f" {session.names.hero(hero, lang)}{level} ", f"bold {style}"), (moves, signs.GOLD))


def foe_lines(session: HeroesSession, foe: AiHeroView, width: int, lang: str) -> list[Text]:
    """A hero nobody plays: the name, how it behaves, and the army as far as it lies open."""
    army = [name(unit.rstrip("+"), lang) + (f" {piece_signs.PACK}" if unit.endswith("+") else "") for unit in foe.units]
    army += [f"? {name(f'tier-{tier}', lang)}" for tier in foe.unknown]
    notes = scenario_notes_of(session.game, lang)
    called = next((told.name for told in (notes.rivals if notes else ()) if told.id == foe.id), foe.name)
    title = Text(f" {called} ", style=f"bold {piece_signs.FACTIONS['ai']}")
    does = message(f"table-scenario-behaviour-{foe.behaviour}", lang, n=foe.movement)
    return [title, *wrapped(does, width, signs.DIM), *wrapped(", ".join(army), width, signs.INK)]


def visit_lines(world: World, field: int, here: FieldView, width: int, lang: str) -> list[Text]:
    """What a visit does, in words."""
    there = printed(world, field)
    if there is not None and here.location == "mine":
        words = message("table-mine", lang, n=there.income, resource=name(f"resource-{there.resource}", lang))
        return wrapped(words, width, signs.INK)
    if there is not None and there.dice:
        id = "table-dice-treasure" if here.location == "treasure_symbol" else "table-dice-resource"
        words = message(id, lang, n=there.dice)
        if there.dice > there.keep:
            words += " " + message("table-dice-keep", lang, n=there.keep)
        return wrapped(words, width, signs.INK)
    return sheet_lines(here.location, width, lang)[1:] if here.location not in ("empty", "blocked") else []


def of_turning(world: World, turning: TurningView, width: int, lang: str) -> Told:
    """The tile in hand, and how many ways would connect it the way it is turned now."""
    lines = wrapped(message("table-turn-hint", lang), width, signs.DIM)
    joined = crossings(world, SPOT[turning.at])
    lines += wrapped(message("table-crossings", lang, n=joined), width, signs.GREEN if joined else signs.DIM)
    fields = [field for field in fields_on(SPOT[turning.at]) if field in world.fields]
    for field in fields:
        here = world.fields[field]
        if here.location in ("empty", "blocked"):
            continue
        guard = f" {piece_signs.ROMAN[here.guard]}" if here.guard else ""
        lines.append(Text(f"{place(world, field, lang)}{guard}", style=signs.RED if guard else signs.INK))
    return headed(message("table-turning", lang, tile=turning.tile), lines)


# -- buildings, units, cards -------------------------------------------------------------------------------------------


@cache
def town_board(faction: str) -> tuple[Building, ...]:
    """The buildings of a faction."""
    return next(town.buildings for town in load_realm().towns if town.faction == faction)


def building(player: Player, kind: str) -> Building:
    """A player's building of a kind."""
    return next(one for one in town_board(player.faction or "castle") if one.kind == kind)


def gain_words(amount: int) -> str:
    """An income with its sign."""
    return signed(amount) if amount else "+0"


def price_words(cost: Cost, player: Player, lang: str) -> Text:
    """A price in letters, what is short in red."""
    line = Text()
    for resource in ("gold", "building_materials", "valuables"):
        amount = getattr(cost, resource)
        if amount:
            short = player.resources[resource] < amount
            line.append(" " if line.plain else "")
            sign = message(f"table-short-{resource}", lang)
            line.append(f"{amount}{sign}", style=signs.RED if short else signs.GOLD)
    if not line.plain:
        line.append("–", style=signs.DIM)
    return line


def short_of(cost: Cost, player: Player, lang: str) -> str:
    """What a player lacks for a price, in words, or nothing."""
    parts = []
    for resource in ("gold", "building_materials", "valuables"):
        missing = getattr(cost, resource) - player.resources[resource]
        if missing > 0:
            parts.append(f"{missing} {name(f'resource-{resource}', lang)}")
    return message("table-short-of", lang, what=", ".join(parts)) if parts else ""


def of_building(player: Player, kind: str, width: int, lang: str) -> Told:
    """A building: its price, what it needs and does."""
    one = building(player, kind)
    lines = [price_words(one.cost, player, lang)]
    if words := lacks(player, one, lang):
        lines += wrapped(words, width, signs.RED)
    lines += sheet_lines(f"{player.faction}_{one.id}", width, lang)[1:]
    return headed(name(f"building-{one.id}", lang), lines)


def lacks(player: Player, one: Building, lang: str) -> str:
    """Why a building cannot be built now: what must be there first, or what is short; nothing if neither."""
    wanted = [
        kind for kind in (*one.needs, *((one.shares,) if one.shares else ())) if kind not in player.building_kinds
    ]
    if wanted:
        names = ", ".join(name(f"building-{building(player, kind).id}", lang) for kind in wanted)
        return message("table-needs", lang, what=names)
    return short_of(one.cost, player, lang)


def of_unit(unit: str, width: int, lang: str) -> Told:
    """A unit's card."""
    return headed(name(unit, lang), kind_lines(unit, width, lang)[1:])


def of_card(card: str, width: int, lang: str) -> Told:
    """A card's text."""
    return headed(card_name(card, lang), sheet_lines(card, width, lang)[1:])


def of_morale(card: str, width: int, lang: str) -> Told:
    """A card of the Morale decks."""
    title, *lines = card_lines(card, width, lang)
    return headed(title.plain, lines)


def sheet_lines(id: str, width: int, lang: str) -> list[Text]:
    """The sheet of a card or place, its title first; only that where there is nothing more to say."""
    try:
        sheet = sheet_text(id, lang)
    except TextError:
        sheet = id
    lines: list[Text] = []
    for n, line in enumerate(sheet.splitlines()):
        lines += wrapped(line, width, signs.INK if n else f"bold {signs.INK}")
        if n == 0:
            lines = lines[:1]
    return lines
