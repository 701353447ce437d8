"""The town on one page: every building and unit with its price, whether it can be had now, and what is missing."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from banneret.heroes.box.cards_and_units import Cost, FactionUnit
from banneret.heroes.box.map_and_towns import BUILDINGS, Building
from banneret.heroes.terminal import piece_signs
from banneret.heroes.terminal.combat.panels import sheet
from banneret.heroes.terminal.map.answers import faction_units
from banneret.heroes.terminal.map.details import (
    building,
    gain_words,
    lacks,
    of_building,
    of_unit,
    price_words,
    short_of,
)
from banneret.heroes.terminal.map.model import Player
from banneret.heroes.terminal.map.panels import RESOURCES, token_line
from banneret.heroes.terminal.map.pointer import MapPointer
from banneret.heroes.text.component_names import name
from banneret.heroes.text.messages import message
from banneret.ledger import clause, known
from banneret.terminal import signs
from banneret.terminal.drawing import wrapped
from banneret.terminal.listing import Row

WIDTH: Final = 76
NAME: Final = 25
PRICE: Final = 13


def town_head(player: Player, lang: str) -> Text:
    """Resources with the income, and the tokens."""
    line = Text()
    for resource in RESOURCES:
        line.append(f"{name(f'resource-{resource}', lang)} ", style=signs.DIM)
        line.append(str(player.resources[resource]), style=f"bold {signs.INK}")
        line.append(f" {gain_words(player.income[resource])}   ", style=signs.GREEN)
    return Text("\n").join([line, token_line(player, lang)])


def town_rows(pointer: MapPointer, player: Player) -> list[Row]:
    """All lines of the page."""
    lang = pointer.lang
    rows = [heading(message("table-buildings", lang))]
    rows += [building_row(pointer, player, kind) for kind in BUILDINGS]
    rows.append(heading(message("table-recruiting", lang)))
    rows += [unit_row(pointer, player, unit) for unit in faction_units(player)]
    for key, id in (("hire", "table-hire"), ("buy_spell", "table-buy-spell")):
        rows.append(plain_row(pointer, key, message(id, lang)))
    return rows


def heading(text: str) -> Row:
    """A line that parts the list."""
    return Row(Text(f"─ {text} ─", style=f"bold {signs.AZURE}"), heading=True)


def legal(pointer: MapPointer, key: str) -> bool:
    """Whether an answer may be given now."""
    return any(answer.key == key for answer in pointer.answers)


def why(pointer: MapPointer, key: str) -> str:
    """The clause that forbids an answer, with its text."""
    if not pointer.answers:
        return message("table-later", pointer.lang)
    id = pointer.game.why_not(key)
    return f"{id}: {clause(id, pointer.lang).text}" if known(id) else message("table-later", pointer.lang)


def line_of(sign: str, style: str, label: str, price: Text, note: str) -> Text:
    """One line in columns: sign, name, price, note."""
    line = Text()
    line.append(f" {sign} ", style=style)
    line.append(label[:NAME].ljust(NAME), style=style)
    line.append_text(price)
    line.append(" " * max(1, PRICE - price.cell_len))
    line.append(note, style=style)
    return line


def building_row(pointer: MapPointer, player: Player, kind: str) -> Row:
    """A building: built, available now, or what is missing."""
    lang = pointer.lang
    one = building(player, kind)
    label = name(f"building-{one.id}", lang)
    told = tuple(of_building(player, kind, WIDTH, lang)[1][1:])
    use = f"use:{kind}"
    if kind in player.building_kinds:
        ready = legal(pointer, use)
        note = message("table-now" if ready else "table-built", lang)
        style = f"bold {signs.GOLD}" if ready else signs.GREEN
        return Row(line_of(signs.DONE, style, label, Text(""), note), use if ready else "", told)
    key = f"build:{kind}"
    if legal(pointer, key):
        row = line_of(
            signs.LEGAL, f"bold {signs.GOLD}", label, price_words(one.cost, player, lang), message("table-now", lang)
        )
        return Row(row, key, told)
    reason = missing_for(player, one, lang)
    row = line_of("·", signs.DIM, label, price_words(one.cost, player, lang), reason or message("table-later", lang))
    return Row(row, key, told, why(pointer, key))


def missing_for(player: Player, one: Building, lang: str) -> str:
    """Why a building cannot be built, in few words."""
    return lacks(player, one, lang) or (message("table-token-used", lang) if "build" in player.used_tokens else "")


def unit_row(pointer: MapPointer, player: Player, unit: str) -> Row:
    """A unit: what the next step costs, or that it is at full strength."""
    lang = pointer.lang
    card = sheet(unit)
    assert isinstance(card, FactionUnit)
    owned = next((had for had in player.units if had.rstrip("+") == unit), "")
    told = tuple(of_unit(unit, WIDTH, lang)[1])
    label = f"{name(unit, lang)} ({name(f'tier-{card.tier}', lang)})"
    if owned.endswith("+"):
        note = message("table-full-strength", lang)
        return Row(line_of(piece_signs.PACK, signs.GREEN, label, Text(""), note), "", told)
    key, cost = (f"reinforce:{unit}", card.pack.cost) if owned else (f"recruit:{unit}", card.few.cost)
    sign = piece_signs.FEW if owned else "·"
    word = message("table-pack-price" if owned else "table-few-price", lang)
    if legal(pointer, key):
        row = line_of(signs.LEGAL, f"bold {signs.GOLD}", label, price_words(cost, player, lang), word)
        return Row(row, key, told)
    reason = missing_for_unit(player, card.tier, bool(owned), cost, lang)
    row = line_of(
        sign, signs.DIM, label, price_words(cost, player, lang), f"{word}: {reason or message('table-later', lang)}"
    )
    return Row(row, key, told, why(pointer, key))


def missing_for_unit(player: Player, tier: str, owned: bool, cost: Cost, lang: str) -> str:
    """Why a unit cannot be had, in few words."""
    if owned and "citadel" not in player.building_kinds:
        return message("table-needs", lang, what=name("building-citadel", lang))
    dwelling = f"dwelling_{tier}"
    if not owned and dwelling not in player.building_kinds:
        return message("table-needs", lang, what=name(f"building-{building(player, dwelling).id}", lang))
    return short_of(cost, player, lang) or (
        message("table-token-used", lang) if "population" in player.used_tokens else ""
    )


def plain_row(pointer: MapPointer, key: str, label: str) -> Row:
    """An action of the town that is neither building nor unit."""
    lang = pointer.lang
    answer = next((answer for answer in pointer.answers if answer.key == key), None)
    if answer is not None:
        row = line_of(signs.LEGAL, f"bold {signs.GOLD}", answer.label, Text(""), message("table-now", lang))
        return Row(row, key, tuple(wrapped(answer.label, WIDTH, signs.INK)))
    return Row(line_of("·", signs.DIM, label, Text(""), message("table-later", lang)), key, (), why(pointer, key))
