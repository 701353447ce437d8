"""Drawing Adventure mode: the Adventure cards in hand, and what lies before both players."""

from __future__ import annotations

from typing import Final, NamedTuple, cast

from rich.text import Text

from banneret.battlefield.adventure_mode.deck import AdventureCard, adventure_deck_file
from banneret.battlefield.terminal.model import AdventureWorld, Traveller
from banneret.battlefield.text.adventure_mode import adventure_lines, adventure_name
from banneret.heroes.terminal import piece_signs
from banneret.heroes.terminal.map.details import Told, building, headed
from banneret.heroes.terminal.map.model import Player
from banneret.heroes.terminal.map.pointer import MapPointer
from banneret.heroes.terminal.session import HeroesSession
from banneret.heroes.text.combat_events import card_name
from banneret.heroes.text.component_names import name
from banneret.heroes.text.messages import message
from banneret.terminal import signs
from banneret.terminal.drawing import boxed, short_name, unwrapped, wrapped
from banneret.terminal.layout import Layout
from banneret.text.catalogue import signed

WIDEST: Final = 36
NARROWEST: Final = 16
"""Sizes of a card."""
ADVENTURE_CARD: Final = {"combat": "#ffd9c2 on #5e1417", "event": "#f3e7c3 on #2f4a3a"}
"""The name of an Adventure card, by its sort."""


class Shown(NamedTuple):
    """A card on the table: which one, and where it lies."""

    id: str
    place: str
    """The last part of the message that says so."""


def card_named(id: str) -> AdventureCard:
    """An Adventure card."""
    return next(card for card in adventure_deck_file().cards if card.id == id)


def adventure_told(id: str, width: int, lang: str) -> Told:
    """Everything about an Adventure card."""
    card = card_named(id)
    lines = [Text(message("table-adventure-combat" if card.combat else "table-adventure-event", lang), style=signs.DIM)]
    for line in adventure_lines(card, lang):
        lines += wrapped(line, width, signs.INK)
    return headed(adventure_name(id, lang), lines)


def cards_shown(world: AdventureWorld) -> list[Shown]:
    """The Adventure cards the viewer may see and still use: those drawn, the one kept, the one saved."""
    own = world.watched
    shown = [Shown(card, "offered") for card in world.adventure_mode.offered]
    if own is not None:
        shown += [Shown(card, "kept") for card in own.kept]
        shown += [Shown(card, "saved") for card in own.saved]
    return shown


def draw_table(session: HeroesSession, pointer: MapPointer, layout: Layout) -> Text:
    """Cards above, the two players below."""
    world, lang = cast(AdventureWorld, pointer.world), pointer.lang
    edge = 2 if layout.framed else 0
    width, height = layout.board_width - (edge or 1), layout.board_height - edge
    shown = cards_shown(world)
    below = player_columns(session, world, width, lang)
    room = max(4, height - len(below) - 1)
    above = draw_cards(shown, pointer, width, room if shown else 1)
    status = deck_line(world, width, lang)
    lines = [*above, status, *below][:height]
    lines += [Text() for _ in range(height - len(lines))]
    if not layout.framed:
        return unwrapped(lines)
    for line in lines:
        line.truncate(width)
        line.append(" " * max(0, width - line.cell_len))
    return boxed(lines, Text(message("table-adventure", lang), style=f"bold {signs.INK}"), "")


def deck_line(world: AdventureWorld, width: int, lang: str) -> Text:
    """The Adventure deck, and the Combat that is being decided."""
    adventure_mode = world.adventure_mode
    line = Text(
        f" {message('table-adventure-deck', lang, n=adventure_mode.deck, discards=adventure_mode.discards)}",
        style=signs.DIM,
    )
    if adventure_mode.declared:
        power = message("table-adventure-power", lang, n=adventure_mode.declared)
        band = ", ".join(name(unit.rstrip("+"), lang) for unit in adventure_mode.band)
        dice = " ".join(map(signed, adventure_mode.dice))
        line = Text(f" {signs.FIGHT} {power}", style=f"bold {signs.RED}")
        line.append(f"  {band}  {dice}".rstrip(), style=signs.INK)
    line.truncate(width, overflow="ellipsis")
    return line


# -- cards -------------------------------------------------------------------------------------------------------------


def draw_cards(shown: list[Shown], pointer: MapPointer, width: int, height: int) -> list[Text]:
    """Cards side by side, the one of the marked answer in gold."""
    if not shown:
        return [Text(f" {message('table-adventure-none', pointer.lang)}", style=signs.DIM)]
    wide = max(NARROWEST, min(WIDEST, (width - 1) // len(shown)))
    marked = pointer.answer.key.partition(":")[2] if pointer.answer else ""
    usable = {answer.key.partition(":")[2] for answer in pointer.answers}
    boxes = [card_box(card, wide, height, marked == card.id, card.id in usable, pointer.lang) for card in shown]
    lines = []
    for row in range(height):
        line = Text(" ")
        for box in boxes:
            line.append_text(box[row])
        line.truncate(width)
        lines.append(line)
    return lines


def card_box(shown: Shown, width: int, height: int, marked: bool, usable: bool, lang: str) -> list[Text]:
    """One card in a frame: where it lies, its name, its sort and what it does, as far as there is room."""
    card = card_named(shown.id)
    frame = signs.GOLD if marked or usable else signs.LINE
    corner = "┏━┓┃┗┛" if marked else "┌─┐│└┘"
    inner = width - 4
    head = f" {message(f'table-adventure-{shown.place}', lang)} "[: width - 3]
    dashes = corner[1] * max(0, width - 3 - len(head))
    lines = [Text.assemble((corner[0] + corner[1], frame), (head, signs.DIM), (dashes + corner[2], frame))]
    ground = ADVENTURE_CARD["combat" if card.combat else "event"]
    label = short_name(adventure_name(shown.id, lang), inner)
    sort = message("table-adventure-combat" if card.combat else "table-adventure-event", lang)
    words = [Text(label, style=f"bold {ground}"), Text(sort, style=signs.DIM)]
    for line in adventure_lines(card, lang):
        words += wrapped(line, inner, signs.INK)
    room = height - 2
    if len(words) > room > 0:
        words = words[:room]
        words[-1].truncate(inner - 1)
        words[-1].append("…")
    words += [Text() for _ in range(room - len(words))]
    for word in words:
        word.truncate(inner)
        word.append(" " * max(0, inner - word.cell_len))
        lines.append(Text.assemble((f"{corner[3]} ", frame), word, (f" {corner[3]}", frame)))
    lines.append(Text(corner[4] + corner[1] * (width - 2) + corner[5], style=frame))
    return lines


# -- players -----------------------------------------------------------------------------------------------------------


def own_line(player: Player, lang: str) -> Text:
    """Experience and Expert effects of a player."""
    words = [f"{message('table-experience', lang)} {player.experience}"]
    if player.expert_left:
        words.append(message("ui-expert", lang, n=player.expert_left))
    return Text(" · ".join(words), style=signs.DIM)


def player_columns(session: HeroesSession, world: AdventureWorld, width: int, lang: str) -> list[Text]:
    """What everybody may know of the two players, side by side, the one who looks on the left."""
    own = world.watched or world.players[0]
    other = next(player for player in world.players if player.player != own.player)
    half = (width - 3) // 2
    left, right = (player_facts(session, player, half, lang) for player in (own, other))
    lines = []
    for n in range(max(len(left), len(right))):
        line = Text(" ")
        line.append_text(left[n] if n < len(left) else Text())
        line.append(" " * max(0, half + 2 - line.cell_len))
        line.append("│", style=signs.LINE)
        line.append_text(right[n] if n < len(right) else Text())
        line.truncate(width)
        lines.append(line)
    return lines


def player_facts(session: HeroesSession, player: Traveller, width: int, lang: str) -> list[Text]:
    """A player: cards kept, saved and resolved, cards beside the board and under scrolls, units, buildings, morale."""
    style = piece_signs.FACTIONS.get(player.faction or "", piece_signs.NOBODY)
    head = Text(f" {session.badge(player.player)} {piece_signs.ROMAN[player.level]} ", style=f"bold {style}")
    head.truncate(width, overflow="ellipsis")
    units = [
        f"{name(unit.rstrip('+'), lang)} {piece_signs.PACK if unit.endswith('+') else piece_signs.FEW}"
        + (piece_signs.SKIPS if unit.rstrip("+") in player.stunned else "")
        for unit in player.units
    ]
    facts = (
        ("table-adventure-kept", seen([adventure_name(card, lang) for card in player.kept], player.kept_cards, lang)),
        (
            "table-adventure-saved",
            seen([adventure_name(card, lang) for card in player.saved], player.saved_cards, lang),
        ),
        ("table-adventure-resolved", [adventure_name(card, lang) for card in player.resolved]),
        ("table-adventure-beside", [card_name(card, lang) for card in player.beside]),
        ("table-adventure-scrolls", seen([card_name(c, lang) for c in player.scrolls], player.scroll_cards, lang)),
        ("table-morale-cards", [card_name(card, lang) for card in player.morale_cards]),
        ("table-unit-deck", units),
        ("table-buildings", [name(f"building-{building(player, kind).id}", lang) for kind in player.building_kinds]),
    )
    lines = [head]
    for id, things in facts:
        if things:
            told = wrapped(f"{message(id, lang)}: {', '.join(things)}", width, signs.INK)
            told[0].stylize(signs.DIM, 0, len(message(id, lang)) + 1)
            lines += told
    return lines


def seen(names: list[str], cards: int, lang: str) -> list[str]:
    """Cards by name, and how many more lie face down."""
    hidden = cards - len(names)
    return [*names, message("table-adventure-hidden", lang, n=hidden)] if hidden else names
