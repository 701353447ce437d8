"""Pages about a whole game: the hero with hand and decks, all players, all decks, all answers."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from banneret.heroes.terminal import piece_signs
from banneret.heroes.terminal.map.answers import building_of, card_of, unit_of
from banneret.heroes.terminal.map.details import (
    building,
    gain_words,
    of_building,
    of_card,
    of_field,
    of_unit,
    place,
    sheet_lines,
)
from banneret.heroes.terminal.map.model import FIELD, Player, World
from banneret.heroes.terminal.map.panels import (
    RESOURCES,
    morale_sign,
    player_title,
    proclaimed_line,
    proclaimed_text,
    token_line,
    track_line,
    unit_lines,
)
from banneret.heroes.terminal.map.pointer import MapPointer
from banneret.heroes.terminal.map.scenario import scenario_lines
from banneret.heroes.terminal.map.town import WIDTH, heading
from banneret.heroes.terminal.session import HeroesSession
from banneret.heroes.text.combat_events import card_name
from banneret.heroes.text.component_names import name
from banneret.heroes.text.messages import message
from banneret.terminal import signs
from banneret.terminal.listing import Row


def hero_rows(pointer: MapPointer, player: Player) -> list[Row]:
    """The hand with what each card may do now, units, deck and discards."""
    lang = pointer.lang
    rows = [heading(f"{message('table-in-hand', lang)} {player.hand_size}/{player.hand_limit}")]
    for card in dict.fromkeys(player.hand):
        rows += card_rows(pointer, card, player.hand.count(card))
    if not player.hand:
        rows.append(Row(Text(f"   {message('table-no-cards', lang)}", style=signs.DIM)))
    rows.append(heading(f"{message('table-unit-deck', lang)} {player.unit_cards}"))
    for unit, line in zip(player.units, unit_lines(player, 30, lang), strict=False):
        told = tuple(of_unit(unit.rstrip("+"), WIDTH, lang)[1])
        use = f"use_unit:{unit.rstrip('+')}"
        ready = any(answer.key == use for answer in pointer.answers)
        mark = signs.LEGAL if ready else " "
        rows.append(Row(Text.assemble((f" {mark} ", signs.GOLD), line), use if ready else "", told))
    for id, cards in (
        ("table-play-area", player.ongoing),
        ("table-own-deck", tuple(sorted(player.deck))),
        ("table-discards", player.discard[::-1]),
        ("table-removed", player.removed),
    ):
        if cards or id in ("table-own-deck", "table-discards"):
            rows.append(heading(f"{message(id, lang)}: {len(cards)}"))
        for card in dict.fromkeys(cards):
            rows.append(Row(Text(f"   {counted(card, cards, lang)}", style=signs.DIM), "", card_told(card, lang)))
    return rows


def card_rows(pointer: MapPointer, card: str, many: int) -> list[Row]:
    """A card of the hand: a line for each way to use it now, or one that only tells what it does."""
    lang = pointer.lang
    label = card_name(card, lang) + (f" ×{many}" if many > 1 else "")
    told = card_told(card, lang)
    uses = [answer for answer in pointer.answers if card_of(answer) == card]
    if not uses:
        return [Row(Text(f"   {label}", style=signs.INK), "", told)]
    return [Row(Text(f" {signs.LEGAL} {use.label}", style=f"bold {signs.GOLD}"), use.key, told) for use in uses]


def card_told(card: str, lang: str) -> tuple[Text, ...]:
    """What a card does."""
    return tuple(of_card(card, WIDTH, lang)[1])


def counted(card: str, cards: Sequence[str], lang: str) -> str:
    """A card with how often it is there."""
    many = cards.count(card)
    return card_name(card, lang) + (f" ×{many}" if many > 1 else "")


def answer_rows(pointer: MapPointer) -> list[Row]:
    """Every legal answer with what it is about."""
    lang = pointer.lang
    rows: list[Row] = []
    for answer in pointer.answers:
        told: list[Text] = []
        if card := card_of(answer):
            told = of_card(card, WIDTH, lang)[1]
        elif unit := unit_of(answer):
            told = of_unit(unit, WIDTH, lang)[1]
        elif (kind := building_of(answer)) and pointer.world.watched is not None:
            told = of_building(pointer.world.watched, kind, WIDTH, lang)[1]
        elif answer.space in FIELD:
            title, told = of_field(pointer.session, pointer.world, FIELD[answer.space], WIDTH, lang)
            told = [title, *told]
        line = Text.assemble((f"[{answer.hotkey or '·'}] ", f"bold {signs.GOLD}"), (answer.label, signs.INK))
        rows.append(Row(line, answer.key, tuple(told)))
    return rows


# -- reading -----------------------------------------------------------------------------------------------------------


def players_text(session: HeroesSession, world: World, lang: str) -> Text:
    """Everything about all players, the round, and what the scenario is about."""
    lines = [track_line(world, WIDTH, lang), proclaimed_line(world, WIDTH, lang), *proclaimed_text(world, WIDTH, lang)]
    for player in world.players:
        lines += [Text(), player_title(session, player, lang), *means_lines(session, world, player, lang)]
    lines += [Text(), *scenario_lines(session, world, lang)]
    return Text("\n").join(lines)


def means_lines(session: HeroesSession, world: World, player: Player, lang: str) -> list[Text]:
    """What a player has, a line for each sort of thing."""
    lines: list[Text] = []
    if player.out:
        lines.append(Text(message("table-out", lang), style=signs.RED))
    means = [
        f"{name(f'resource-{resource}', lang)} {player.resources[resource]} ({gain_words(player.income[resource])})"
        for resource in RESOURCES
    ]
    lines.append(Text(" · ".join(means), style=signs.INK))
    parts = [f"{message('table-experience', lang)} {player.experience}"]
    for n, hero in enumerate(player.heroes):
        if hero is not None:
            who = message("table-secondary", lang) + " " if n else ""
            parts.append(
                f"{who}{message('table-move', lang)} {hero.movement} ({place(world, FIELD[hero.field], lang)})"
            )
    parts.append(f"{message('table-hand', lang)} {player.hand_size}/{player.hand_limit}")
    parts.append(f"{message('ui-deck', lang)} {len(player.deck) + player.secret}")
    parts.append(f"{message('ui-discard', lang)} {len(player.discard)}")
    lines.append(Text(" · ".join(parts), style=signs.DIM))
    tokens = token_line(player, lang)
    tokens.append("  ")
    tokens.append_text(morale_sign(player, lang))
    lines.append(tokens)
    if player.morale_cards:
        cards = ", ".join(card_name(card, lang) for card in player.morale_cards)
        lines.append(labelled(message("table-morale-cards", lang), cards))
    built = ", ".join(name(f"building-{building}", lang) for building in buildings_of(player))
    lines.append(labelled(message("table-buildings", lang), built or message("table-no-cards", lang)))
    units = ", ".join(
        f"{name(unit.rstrip('+'), lang)} {piece_signs.PACK if unit.endswith('+') else piece_signs.FEW}"
        for unit in player.units
    )
    lines.append(labelled(message("table-unit-deck", lang), units or message("table-no-cards", lang)))
    flags = ", ".join(place(world, FIELD[field], lang) for field in player.flags)
    lines.append(labelled(message("table-flags", lang), flags or message("table-no-cards", lang)))
    for other, won in enumerate(player.cubes):
        if won:
            lines.append(Text(message("table-cube-of", lang, player=session.called(other), n=won), style=signs.INK))
    if player.pool:
        lines.append(Text(message("table-pool", lang, n=player.pool), style=signs.DIM))
    return lines


def buildings_of(player: Player) -> list[str]:
    """The ids of the buildings of a player."""
    return [building(player, kind).id for kind in player.building_kinds]


def labelled(label: str, text: str) -> Text:
    """A label and what it says."""
    return Text.assemble((f"{label}: ", signs.DIM), (text, signs.INK))


def decks_text(world: World, lang: str) -> Text:
    """The shared decks with their discard piles, the top card first, and the Astrologers."""
    lines: list[Text] = []
    for deck, piles in world.decks.items():
        lines.append(Text(message(f"deck-{deck}", lang), style=f"bold {signs.GOLD}"))
        lines.append(Text(message("table-deck-left", lang, n=piles.cards), style=signs.DIM))
        names = ", ".join(card_name(card, lang) for card in reversed(piles.discards))
        lines += [labelled(message("table-discards", lang), names or message("table-no-cards", lang)), Text()]
    lines.append(Text(message("table-astrologers", lang), style=f"bold {signs.GOLD}"))
    lines.append(Text(message("table-deck-left", lang, n=world.astrologers), style=signs.DIM))
    lines.append(proclaimed_line(world, WIDTH, lang))
    if world.proclaimed:
        lines += sheet_lines(world.proclaimed, WIDTH, lang)[1:]
    return Text("\n").join(lines)
