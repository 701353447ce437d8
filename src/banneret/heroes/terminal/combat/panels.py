"""Drawing the panels beside and below the board of a Combat: order, details, forecast, hand."""

from __future__ import annotations

from fractions import Fraction

from rich.text import Text

from banneret.heroes.box.cards_and_units import FactionUnit, NeutralUnit, Tower, load
from banneret.heroes.table.foresee import Fate, Forecast
from banneret.heroes.table.view import SideView
from banneret.heroes.tables.morale import MORALE_IDS
from banneret.heroes.terminal import piece_signs
from banneret.heroes.terminal.combat.board import hearts_of
from banneret.heroes.terminal.combat.model import Scene, Unit, order
from banneret.heroes.text.combat_events import card_name
from banneret.heroes.text.component_names import name
from banneret.heroes.text.messages import message
from banneret.heroes.text.programs import ability_text
from banneret.heroes.text.sheets import sheet_text, unit_text
from banneret.terminal import signs
from banneret.terminal.drawing import frame_lines, short_name, wrapped
from banneret.terminal.layout import Layout

STATES = {"acts": signs.NOW, "next": signs.LEGAL, "skips": piece_signs.SKIPS}
SHARES = {Fraction(1, 3): "⅓", Fraction(2, 3): "⅔", Fraction(1): "1"}


def draw_order(scene: Scene, waiting: frozenset[int], width: int, height: int, framed: bool, lang: str) -> Text:
    """The initiative track: who has acted, who acts, who comes next."""
    units = order(scene)
    nexts = [unit for unit in units if not unit.acted and unit.number != scene.active][:1]
    inner = width - 4 if framed else width
    lines: list[Text] = []
    for unit in units:
        acting = unit.number == scene.active
        upcoming = unit.number in waiting or (unit in nexts and not waiting)
        style = signs.PICKED if acting else signs.DIM if unit.acted else signs.GOLD if upcoming else signs.INK
        word = "acts" if acting else "" if unit.acted else "skips" if unit.paralysed else "next" if upcoming else ""
        state = signs.DONE if unit.acted and not acting else ""
        if word:
            state = STATES[word] if inner < piece_signs.NARROW else message(f"ui-{word}", lang)
        lines.append(order_line(unit, state, style, inner, lang))
    waits = not scene.round and any(side.reserve for side in scene.sides)
    if waits:
        units, lines = [], reserve_lines(scene, inner, lang)
    room = height - (2 if framed else 1)
    at = next((n for n, unit in enumerate(units) if not unit.acted or unit.number == scene.active), 0)
    top = min(max(0, at - room // 2), max(0, len(lines) - room))
    title = Text(message("ui-reserve" if waits else "ui-initiative", lang), style=f"bold {signs.INK}")
    if scene.initiative_token >= 0:
        title.append(f" {piece_signs.INITIATIVE}{signs.SIDES[scene.initiative_token]}", style=signs.GOLD)
    return frame_lines(title, lines[top : top + room], width, height, framed)


def reserve_lines(scene: Scene, width: int, lang: str) -> list[Text]:
    """Before the first unit stands on the board: who could come."""
    lines: list[Text] = []
    for side, means in enumerate(scene.sides):
        for unit in means.reserve:
            sign = piece_signs.PACK if unit.endswith("+") else piece_signs.FEW
            label = short_name(name(unit.rstrip("+"), lang), width - 3)
            lines.append(Text(f"{signs.SIDES[side]}{label} {sign}", style=signs.INK if side == 0 else signs.DIM))
    return lines


def order_line(unit: Unit, state: str, style: str, width: int, lang: str) -> Text:
    """One unit of the track."""
    line = Text(f"{unit.initiative:>2} {signs.SIDES[unit.side]}", style=style)
    room = width - 5 - len(state) - 1
    line.append(short_name(name(unit.unit, lang), max(6, room - 3)))
    line.append(piece_signs.PACK if unit.pack else piece_signs.FEW)
    if unit.space != "tower":
        line.append(f" {unit.space}" if line.cell_len + 2 + len(unit.space) + len(state) <= width else "")
    line.append(" " * max(1, width - line.cell_len - len(state)))
    line.append(state)
    line.truncate(width)
    return line


# -- details -----------------------------------------------------------------------------------------------------------


def sheet(id: str) -> FactionUnit | NeutralUnit | Tower:
    """A unit of the box."""
    box = load()
    known: dict[str, FactionUnit | NeutralUnit | Tower] = {unit.id: unit for unit in box.units}
    known |= {unit.id: unit for unit in box.neutral_units}
    return known.get(id, box.tower)


def unit_lines(unit: Unit, width: int, lang: str) -> list[Text]:
    """What a unit is and has now, with its abilities."""
    side = message("ui-pack" if unit.pack else "ui-few", lang)
    lines = wrapped(f"{side} · {name(f'type-{unit.type}', lang)} · {unit.space}", width, signs.DIM)
    lines.append(Text(f"{hearts_of(unit, 12)}  {unit.left}/{unit.hp} {message('ui-hp', lang)}", style=signs.INK))
    for stat in ("attack", "defense", "initiative"):
        word = f"{message(f'ui-{stat}', lang)} {getattr(unit, stat)}"
        if stat == "attack" or lines[-1].cell_len + 3 + len(word) > width:
            lines.append(Text(word, style=signs.INK))
        else:
            lines[-1].append(f" · {word}")
    if unit.defense_token:
        lines.append(Text(f"{piece_signs.SHIELD} {message('ui-defense-token', lang)}", style=signs.AZURE))
    if unit.paralysed:
        lines.append(Text(message("ui-paralysis-token", lang), style=signs.RED))
    card = sheet(unit.unit)
    if not isinstance(card, Tower):
        shown = card.card if isinstance(card, NeutralUnit) else card.pack if unit.pack else card.few
        for ability in shown.abilities:
            lines += wrapped(ability_text(ability, lang), width, signs.AZURE)
    return lines


def kind_lines(id: str, width: int, lang: str) -> list[Text]:
    """The card of a unit that is not on the board."""
    lines: list[Text] = []
    for n, line in enumerate(unit_text(sheet(id), lang).splitlines()):
        lines += wrapped(line, width, signs.AZURE if line.startswith("  ") else signs.INK if n else signs.DIM)
    return lines


def card_lines(card: str, width: int, lang: str) -> list[Text]:
    """What a card does, or what a hero brings."""
    lines: list[Text] = []
    told = (
        f"{card_name(card, lang)}\n{message(f'morale-{card}-text', lang)}"
        if card in MORALE_IDS
        else sheet_text(card, lang)
    )
    for n, line in enumerate(told.splitlines()):
        lines += wrapped(line, width, signs.INK if n else f"bold {signs.INK}")
    return lines


def in_signs(ahead: Forecast, number: int) -> str:
    """The damage and the fate of a unit in signs: "2–4 ▣→□?"."""
    low, high = ahead.span(number)
    fates = ahead.fates[number]
    parts = [str(low) if low == high else f"{low}–{high}"]
    for sign, flags in (
        (signs.FALLS, [fate.falls for fate in fates]),
        (piece_signs.FLIPS, [fate.flips and not fate.falls for fate in fates]),
    ):
        if any(flags):
            parts.append(sign if all(flags) else sign + piece_signs.MAYBE)
    return " ".join(parts)


def forecast_lines(scene: Scene, ahead: Forecast, width: int, lang: str) -> list[Text]:
    """The attack in numbers: each damage with its chance and what it does, then who strikes back."""
    lines: list[Text] = []
    target = scene.numbered(ahead.target)
    if target is not None:
        lines.append(Text(f"{signs.FIGHT} {name(target.unit, lang)}", style=f"bold {signs.RED}"))
    for fate, chance in ahead.fates[ahead.target].items():
        lines.append(fate_line(scene, ahead.target, fate, chance, width, lang))
    active = scene.active
    if ahead.retaliation and active in ahead.fates and active != ahead.target:
        lines += wrapped(message("ui-retaliation", lang, damage=in_signs(ahead, active)), width, signs.INK)
    elif not ahead.retaliation:
        lines += wrapped(message("ui-no-retaliation", lang), width, signs.DIM)
    for number in ahead.fates:
        unit = scene.numbered(number)
        if number not in (ahead.target, active) and unit is not None:
            lines += wrapped(f"{name(unit.unit, lang)}: {in_signs(ahead, number)}", width, signs.INK)
    lines += wrapped(message("ui-forecast-note", lang), width, signs.DIM)
    return lines


def fate_line(scene: Scene, number: int, fate: Fate, chance: Fraction, width: int, lang: str) -> Text:
    """One row of the table."""
    unit = scene.numbered(number)
    if fate.falls:
        effect = f"{signs.FALLS} {message('ui-effect-falls', lang)}"
    elif fate.flips:
        effect = f"{piece_signs.FLIPS} {message('ui-effect-flips', lang)}"
    elif fate.damage == 0:
        effect = message("ui-effect-nothing", lang)
    else:
        effect = message("ui-effect-left", lang, n=max(0, unit.left - fate.damage) if unit else 0)
    share = SHARES.get(chance) or f"{float(chance):.0%}"
    line = Text()
    line.append(f" {fate.damage} ", style="bold #fff3e6 on #9b2226")
    line.append(f" {share:>3} ", style=signs.DIM)
    if line.cell_len + len(effect) > width and effect[0] in signs.FALLS + piece_signs.FLIPS:
        effect = effect.partition(" ")[2]
    line.append(effect, style=signs.INK)
    return line


# -- hand and log ------------------------------------------------------------------------------------------------------


def draw_hand(scene: Scene, layout: Layout, lang: str) -> Text:
    """The viewer's cards and means, and how many cards the other side holds."""
    line = Text(f" {message('ui-hand', lang)}  ", style=f"bold {signs.INK}")
    if scene.side < 0:
        line.append(message("ui-hidden", lang), style=signs.DIM)
    else:
        own = scene.sides[scene.side]
        if not own.hand:
            line.append(message("ui-hand-none", lang), style=signs.DIM)
        for n, card in enumerate(dict.fromkeys(own.hand)):
            many = own.hand.count(card)
            line.append("   " if n else "")
            line.append(name(f"card-{card}", lang), style=f"bold {signs.INK}")
            line.append(f" ×{many}" if many > 1 else "", style=signs.GOLD)
    line.truncate(layout.width, overflow="ellipsis")
    means = means_of(scene, lang)
    means.truncate(layout.width - 1, overflow="ellipsis")
    if layout.hand_height > 1:
        return Text("\n").join([line, Text.assemble(" ", means)])
    room = layout.width - line.cell_len - 3
    if means.cell_len <= room:
        line.append(" " * (room - means.cell_len + 2))
        line.append_text(means)
    elif room > 1:
        means.truncate(room, overflow="ellipsis")
        line.append("  ")
        line.append_text(means)
    return line


def means_of(scene: Scene, lang: str) -> Text:
    """Deck, discards, morale, expert effects, gold and movement of the viewer; the other side's hand."""
    parts: list[str] = []
    if scene.side >= 0:
        own = scene.sides[scene.side]
        if own.morale:
            parts.append(f"{signs.MORALE} {message('ui-morale-positive', lang)}")
        if own.morale_cards:
            parts.append(morale_words(own, lang))
        if own.expert:
            parts.append(message("ui-expert", lang, n=own.expert))
        if own.gold:
            parts.append(f"{name('resource-gold', lang)} {own.gold}")
        if scene.movement and scene.side == 0:
            parts.append(message("ui-movement", lang, n=scene.movement))
    others = [1 - scene.side] if scene.side >= 0 else [0, 1]
    for side in others:
        if scene.sides[side].hand_size:
            parts.append(f"{signs.SIDES[side]} {message('ui-cards', lang, n=scene.sides[side].hand_size)}")
    if scene.side >= 0 and (scene.sides[scene.side].deck or scene.sides[scene.side].discard):
        own = scene.sides[scene.side]
        parts.append(f"{message('ui-deck', lang)} {len(own.deck)}")
        parts.append(f"{message('ui-discard', lang)} {len(own.discard)}")
    return Text(" · ".join(parts), style=signs.DIM)


def morale_words(side: SideView, lang: str) -> str:
    """The Morale cards that lie before a side."""
    return f"{signs.MORALE} {', '.join(card_name(card, lang) for card in side.morale_cards)}"


def side_title(scene: Scene, side: int, who: str, lang: str) -> Text:
    """The name of a side, with what everybody may know of it."""
    title = Text(f"{signs.SIDES[side]} {who}", style=f"bold {signs.INK}")
    means = scene.sides[side]
    parts = [signs.MORALE] if means.morale else []
    if means.morale_cards:
        parts.append(morale_words(means, lang))
    if means.reserve:
        parts.append(f"{message('ui-reserve', lang)} {len(means.reserve)}")
    if parts:
        title.append(" · " + " · ".join(parts), style=signs.DIM)
    return title
