"""Drawing the panels beside and below the map: players, round track, hand."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from banneret.heroes.terminal import piece_signs
from banneret.heroes.terminal.map.details import gain_words, sheet_lines
from banneret.heroes.terminal.map.model import TOKENS, Player, World
from banneret.heroes.terminal.map.pointer import MapPointer
from banneret.heroes.terminal.session import HeroesSession
from banneret.heroes.text.combat_events import card_name
from banneret.heroes.text.component_names import name
from banneret.heroes.text.messages import message
from banneret.terminal import signs
from banneret.terminal.drawing import short_name
from banneret.terminal.layout import Layout

RESOURCES: Final = ("gold", "building_materials", "valuables")
WITH_UNITS: Final = 32
"""From this width on the units stand beside the resources."""


class Card:
    """Where a card stands in the hand, for the mouse."""

    __slots__ = ("card", "end", "start")

    def __init__(self, card: str, start: int, end: int) -> None:
        self.card = card
        self.start = start
        self.end = end


def player_title(session: HeroesSession, player: Player, lang: str) -> Text:
    """Name and level of a player in the colours of the faction."""
    style = piece_signs.FACTIONS.get(player.faction or "", piece_signs.NOBODY)
    level = message("table-level", lang, level=piece_signs.ROMAN[player.level])
    badge = session.badge(player.player, bot=False)
    return Text.assemble((f" {badge} ", f"bold {style}"), (f" {level}", f"bold {signs.INK}"))


def player_lines(player: Player, width: int, lang: str) -> list[Text]:
    """Everything a player has, in a few lines; units beside it where there is room."""
    wide = width >= WITH_UNITS
    left = [resource_line(player, resource, lang, min(20, width)) for resource in RESOURCES]
    left.append(token_line(player, lang))
    left.append(town_line(player, lang))
    if player.morale_cards:
        left.append(morale_line(player, min(20, width), lang))
    first = movement_line(player, lang)
    if not wide:
        return [first, *left]
    units = unit_lines(player, width - 21, lang)
    lines = [first]
    for n in range(max(len(left), len(units))):
        line = left[n] if n < len(left) else Text()
        if n < len(units):
            line = Text.assemble(line, " " * max(1, 21 - line.cell_len), units[n])
        lines.append(line)
    return lines


def movement_line(player: Player, lang: str) -> Text:
    """Movement points of both heroes, the hand, experience and morale."""
    line = Text()
    main, second = player.heroes
    line.append(f"{message('table-move', lang)} ", style=signs.DIM)
    line.append(piece_signs.FULL * main.movement if main else "", style=f"bold {signs.GOLD}")
    line.append(piece_signs.SPENT_POINT if not main or not main.movement else "", style=signs.DIM)
    if second is not None:
        line.append(" 2", style=signs.DIM)
        line.append(piece_signs.FULL * second.movement or piece_signs.SPENT_POINT, style=f"bold {signs.GOLD}")
    line.append(f" {message('table-hand', lang)} ", style=signs.DIM)
    line.append(f"{player.hand_size}/{player.hand_limit}", style=signs.INK)
    line.append(f" {message('table-experience', lang)} ", style=signs.DIM)
    line.append(str(player.experience), style=signs.INK)
    morale = morale_sign(player, lang)
    if morale.plain:
        line.append(" ")
        line.append_text(morale[: 1 + player.doomed])
    return line


def resource_line(player: Player, resource: str, lang: str, width: int) -> Text:
    """What is there of a resource, and what comes in a round."""
    income = player.income[resource]
    line = Text()
    line.append(short_name(name(f"resource-{resource}", lang), min(11, width - 8)).ljust(11), style=signs.INK)
    line.append(f"{player.resources[resource]:>3}", style=f"bold {signs.INK}")
    line.append(f" {gain_words(income)}", style=signs.GREEN if income else signs.DIM)
    return line


def morale_sign(player: Player, lang: str) -> Text:
    """The Morale token, if there is one."""
    if player.morale is None and not player.doomed:
        return Text("")
    if player.morale == "positive":
        return Text(f"{signs.MORALE} {message('table-morale', lang)}", style=f"bold {signs.GREEN}")
    twice = 2 if player.doomed else 1
    return Text(f"{piece_signs.GRIM * twice} {message('table-morale', lang)}", style=f"bold {signs.RED}")


def morale_line(player: Player, width: int, lang: str) -> Text:
    """The cards of the Morale decks before a player."""
    line = Text(f"{signs.MORALE} {', '.join(card_name(card, lang) for card in player.morale_cards)}", style=signs.AZURE)
    line.truncate(width, overflow="ellipsis")
    return line


def token_line(player: Player, lang: str) -> Text:
    """The three town tokens: full while they may be used."""
    line = Text()
    for token in TOKENS:
        used = token in player.used_tokens
        line.append(" " if line.plain else "")
        line.append(f"{message(f'table-token-{token}', lang)}", style=signs.DIM)
        line.append(
            piece_signs.SPENT_POINT if used else piece_signs.FULL, style=signs.DIM if used else f"bold {signs.GOLD}"
        )
    return line


def town_line(player: Player, lang: str) -> Text:
    """Buildings, tiles to lay, cubes won."""
    parts = [f"{message('table-town', lang)} {len(player.building_kinds)}/8"]
    if player.pool:
        parts.append(f"{message('table-tiles', lang)} {player.pool}")
    if won := sum(player.cubes):
        parts.append(f"{message('table-cubes', lang)} {won}")
    return Text(" · ".join(parts), style=signs.DIM)


def unit_lines(player: Player, width: int, lang: str) -> list[Text]:
    """The unit deck, the Pack side marked."""
    lines: list[Text] = []
    for unit in player.units:
        pack = unit.endswith("+")
        line = Text()
        line.append(short_name(name(unit.rstrip("+"), lang), width - 2).ljust(width - 2), style=signs.INK)
        line.append(f" {piece_signs.PACK if pack else piece_signs.FEW}", style=signs.GOLD if pack else signs.DIM)
        lines.append(line)
    hidden = player.unit_cards - len(player.units)
    if hidden:
        lines.append(Text(f"+{hidden} {message('ui-hidden', lang)}", style=signs.DIM))
    return lines


def other_lines(session: HeroesSession, player: Player, width: int, lang: str) -> list[Text]:
    """Another player in two lines."""
    style = piece_signs.FACTIONS.get(player.faction or "", piece_signs.NOBODY)
    line = Text()
    line.append(f" {session.sign(player.player)} ", style=f"bold {style}")
    line.append(f" {session.called(player.player)} {piece_signs.ROMAN[player.level]}", style=f"bold {signs.INK}")
    if player.out:
        line.append(f" {signs.FALLS}", style=signs.RED)
    means = Text(
        " ".join(f"{player.resources[r]}{message(f'table-short-{r}', lang)}" for r in RESOURCES), style=signs.INK
    )
    means.append(f"  {message('table-hand', lang)} {player.hand_size}", style=signs.DIM)
    means.append(f"  {message('table-units', lang)} {player.unit_cards}", style=signs.DIM)
    if won := sum(player.cubes):
        means.append(f"  {piece_signs.CUBE}{won}", style=signs.DIM)
    morale = morale_sign(player, lang).plain[:1]
    if morale:
        means.append(f"  {morale}", style=signs.GREEN if morale == signs.MORALE else signs.RED)
    for one in (line, means):
        one.truncate(width)
    return [line, means]


def brief_line(session: HeroesSession, player: Player, width: int, lang: str) -> Text:
    """Another player in one line."""
    style = piece_signs.FACTIONS.get(player.faction or "", piece_signs.NOBODY)
    amounts = [f"{player.resources[resource]}{message(f'table-short-{resource}', lang)}" for resource in RESOURCES]
    line = Text.assemble(
        (f" {session.sign(player.player)} ", f"bold {style}"),
        (f" {piece_signs.ROMAN[player.level]} ", f"bold {signs.INK}"),
        (" ".join(amounts), signs.INK),
        (f" {message('table-hand', lang)} {player.hand_size}", signs.DIM),
    )
    line.truncate(width)
    return line


def track_line(world: World, width: int, lang: str) -> Text:
    """The round track: rounds gone, the one now, those to come."""
    line = Text()
    line.append(f"{message('table-track', lang)} ", style=signs.DIM)
    line.append("━" * max(0, world.round - 1), style=signs.DIM)
    line.append("◆" if world.round else "", style=f"bold {signs.GOLD}")
    line.append("─" * (world.rounds - world.round), style=signs.LINE)
    line.append(f" {world.round}/{world.rounds}", style=signs.INK)
    line.truncate(width)
    return line


def proclaimed_line(world: World, width: int, lang: str) -> Text:
    """The Astrologers card in force."""
    text = name(f"proclamation-{world.proclaimed}", lang) if world.proclaimed else message("table-no-card", lang)
    line = Text(f"{signs.MORALE} {text}", style=signs.AZURE if world.proclaimed else signs.DIM)
    line.truncate(width)
    return line


def proclaimed_text(world: World, width: int, lang: str) -> list[Text]:
    """What the Astrologers card says."""
    return sheet_lines(world.proclaimed, width, lang)[1:] if world.proclaimed else []


# -- the hand ----------------------------------------------------------------------------------------------------------


def draw_map_hand(pointer: MapPointer, layout: Layout, lang: str) -> tuple[Text, list[Card]]:
    """The viewer's cards, those that may be used now in gold; decks and discard piles. Also where each card stands."""
    world = pointer.world
    own = world.watched
    line = Text()
    line.append(f" {message('ui-hand', lang)}  ", style=f"bold {signs.INK}")
    spots: list[Card] = []
    if own is None:
        line.append(message("ui-hidden", lang), style=signs.DIM)
    elif not own.hand:
        line.append(message("ui-hand-none", lang), style=signs.DIM)
    else:
        usable = {answer.key.partition(":")[2] for answer in pointer.answers}
        marked = pointer.answer.key.partition(":")[2] if pointer.answer else ""
        for card in dict.fromkeys(own.hand):
            line.append("  " if spots else "")
            many = own.hand.count(card)
            text = card_name(card, lang) + (f" ×{many}" if many > 1 else "")
            style = signs.PICKED if card == marked else f"bold {signs.GOLD}" if card in usable else signs.INK
            spots.append(Card(card, line.cell_len, line.cell_len + len(text)))
            line.append(text, style=style)
    piles = piles_line(world, lang)
    if layout.hand_height > 1:
        line.truncate(layout.width, overflow="ellipsis")
        piles.truncate(layout.width - 1, overflow="ellipsis")
        return Text("\n").join([line, Text.assemble(" ", piles)]), spots
    line.append("   ")
    line.append_text(piles)
    line.truncate(layout.width, overflow="ellipsis")
    return line, spots


def piles_line(world: World, lang: str) -> Text:
    """The player's own deck and discards, and the shared decks with the card on top of each discard pile."""
    parts: list[str] = []
    own = world.watched
    if own is not None:
        parts.append(f"{message('ui-deck', lang)} {len(own.deck) + own.secret}")
        parts.append(f"{message('ui-discard', lang)} {len(own.discard)}")
    for deck, piles in world.decks.items():
        top = f" ({card_name(piles.discards[-1], lang)})" if piles.discards else ""
        parts.append(f"{message(f'deck-{deck}', lang)} {piles.cards}{top}")
    return Text(" · ".join(parts), style=signs.DIM)
