"""Drawing what belongs to an adventure beside the battleground: banners, councils, dice, hands, and a guide."""

from __future__ import annotations

from typing import NamedTuple

from rich.text import Text

from banneret.battlelore.table.types import BattleloreGuide, BattleloreHero, BattleloreSide
from banneret.battlelore.terminal import signs as battlelore_signs
from banneret.battlelore.terminal.details import hero_lines
from banneret.battlelore.terminal.model import BattleloreScene
from banneret.battlelore.text.names_and_events import name, side_name, word
from banneret.terminal import signs
from banneret.terminal.drawing import boxed, unwrapped
from banneret.terminal.layout import Layout


class Card(NamedTuple):
    """Where a card of the hand stands, for the mouse."""

    line: int
    start: int
    end: int
    key: str


# -- both sides --------------------------------------------------------------------------------------------------------


def banners_line(scene: BattleloreScene, side: int, width: int, lang: str) -> Text:
    """The victory banners of a side, of those that win."""
    camp, needed = scene.view.sides[side], scene.view.needed
    track = battlelore_signs.BANNER * camp.banners + battlelore_signs.NO_BANNER * max(0, needed - camp.banners)
    line = Text(f"{battlelore_signs.SIDES[side]} ", style=f"bold {signs.INK}")
    count = f" {camp.banners}/{needed}"
    room = width - 2 - len(count) - len(track) - 1
    line.append(side_name(side, lang)[: max(0, room)].ljust(max(0, room)) + " ")
    line.append(track, style=f"bold {signs.GOLD}")
    line.append(count, style=f"bold {signs.INK}")
    line.truncate(width)
    return line


def means_line(scene: BattleloreScene, side: int, width: int, lang: str) -> Text:
    """Lore tokens and how many cards a side holds."""
    camp = scene.view.sides[side]
    words = [word("screen-cards-n", lang, {"n": camp.hand_size})]
    if scene.view.lore:
        words = [
            f"{battlelore_signs.LORE}{camp.goblet}",
            *words,
            word("screen-lore-n", lang, {"n": camp.lore_hand_size}),
        ]
    line = Text(f"  {' · '.join(words)}", style=signs.DIM)
    line.truncate(width, overflow="ellipsis")
    return line


def turn_lines(scene: BattleloreScene, width: int, lang: str) -> list[Text]:
    """The card that is carried out and the orders left."""
    view = scene.view
    lines = []
    if view.card:
        lines.append(Text(name("command", view.card, lang), style=f"bold {signs.AZURE}"))
    left = [
        word("screen-orders-any", lang, {"n": n}) if where == "any" else f"{word(f'section-{where}', lang)} {n}"
        for where, n in view.orders.items()
        if n
    ]
    if left and view.phase == "order":
        lines.append(Text(f"{word('screen-orders', lang)}: {', '.join(left)}", style=signs.GOLD))
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return lines


def status_lines(scene: BattleloreScene, width: int, lang: str) -> list[Text]:
    """Both sides, the viewer's last as it sits below, and what is carried out."""
    lines = []
    for side in (0, 1) if scene.side == 1 else (1, 0):
        lines += [banners_line(scene, side, width, lang), means_line(scene, side, width, lang)]
    return [*lines, *turn_lines(scene, width, lang)]


def council_line(scene: BattleloreScene, side: int, width: int, lang: str) -> Text:
    """The War Council of a side: its Lore Masters with their levels, and Creatures."""
    camp = scene.view.sides[side]
    line = Text(f" {battlelore_signs.SIDES[side]} ", style=f"bold {signs.INK}")
    words = [f"{name('master', seat.master, lang)} {seat.level}" for seat in camp.council if seat.level]
    words += [name("unit", creature, lang) for creature in camp.creatures]
    if camp.adviser is not None:
        sits = name("master", camp.adviser.of, lang)
        words.append(word("screen-adviser", lang, {"name": camp.adviser.name, "class": sits}))
    line.append(" · ".join(words) if words else word("screen-no-council", lang), style=signs.DIM)
    line.truncate(width, overflow="ellipsis")
    return line


def dice_line(scene: BattleloreScene, width: int, lang: str) -> Text:
    """The dice rolled last: each face with its name, marked by what it does."""
    roll = scene.view.roll
    line = Text(f" {word('screen-dice', lang)} ", style=signs.DIM)
    if roll is None or not roll.dice:
        return Text()
    for die in roll.dice:
        sign = {"hit": signs.FIGHT, "flag": signs.FLAG, "lore": battlelore_signs.LORE}.get(die.does, "")
        style = {"hit": signs.CHOSEN, "flag": signs.MAY_CHOSEN, "lore": signs.TURN}.get(die.does, signs.BAR)
        line.append(f" {sign}{name('face', die.face, lang)} ", style=style)
        line.append(" ")
    line.truncate(width, overflow="ellipsis")
    return line


def below_battleground(scene: BattleloreScene, width: int, lang: str) -> list[Text]:
    """What stands under the battleground: dice and War Councils, and heroes where there is room, one's own first."""
    lines = [dice_line(scene, width, lang)]
    if scene.view.lore:
        lines += [council_line(scene, side, width, lang) for side in ((0, 1) if scene.side == 1 else (1, 0))]
    heroes = sorted(scene.heroes, key=lambda hero: hero.side != scene.side)
    return lines + [hero_line(hero, width, lang) for hero in heroes]


def hero_line(hero: BattleloreHero, width: int, lang: str) -> Text:
    """A hero in one line: where he is, and what he has."""
    line = Text(f" {battlelore_signs.SIDES[hero.side]} {battlelore_signs.HERO} {hero.name}", style=f"bold {signs.INK}")
    where = word(f"screen-role-{hero.role}", lang) if hero.role else word(f"screen-hero-{hero.fate}", lang)
    words = [f"{where} {hero.hex}".strip()]
    words += [
        f"{word(f'screen-{id}', lang)} {n}" for id, n in (("experience", hero.experience), ("treasure", hero.treasure))
    ]
    words.append(f"{word('screen-wounds', lang)} {hero.wounds}/{hero.capacity}")
    line.append(f" · {' · '.join(words)}", style=signs.DIM)
    line.truncate(width, overflow="ellipsis")
    return line


# -- the hand ----------------------------------------------------------------------------------------------------------


def draw_hand(scene: BattleloreScene, keys: dict[str, str], layout: Layout, lang: str) -> tuple[Text, list[Card]]:
    """Command cards in one line, lore cards with their costs in another; those that may be played now in gold.

    `keys` are the legal answers about cards, by the card.
    """
    own = scene.own
    lines, cards = [], []
    if own is None:
        hidden = Text(f" {word('screen-hand', lang)}  {word('screen-hidden', lang)}", style=signs.DIM)
        return unwrapped([hidden]), []
    rows: list[tuple[str, list[tuple[str, str]]]] = [
        (word("screen-hand", lang), [(card, name("command", card, lang)) for card in own.hand])
    ]
    if scene.view.lore:
        rows.append((battlelore_label(own, lang), [(card, lore_words(own, card, lang)) for card in own.lore_hand]))
    for n, (label, held) in enumerate(rows):
        line = Text(f" {label}  ", style=f"bold {signs.INK}")
        if not held:
            line.append(word("screen-none", lang), style=signs.DIM)
        for place, (card, words) in enumerate(held):
            line.append(" · " if place else "", style=signs.DIM)
            start = line.cell_len
            line.append(words, style=f"bold {signs.GOLD}" if card in keys else signs.INK)
            if card in keys:
                cards.append(Card(n, start, line.cell_len, keys[card]))
        line.truncate(layout.width, overflow="ellipsis")
        lines.append(line)
    return unwrapped(lines), cards


def battlelore_label(own: BattleloreSide, lang: str) -> str:
    """The label of the lore hand, with the tokens to pay with."""
    return f"{word('screen-lore', lang)} {battlelore_signs.LORE}{own.goblet}"


def lore_words(own: BattleloreSide, card: str, lang: str) -> str:
    """A lore card with its cost."""
    cost = own.costs.get(card)
    return name("lore", card, lang) + (f" {cost}" if cost is not None else "")


# -- a guided sequence -------------------------------------------------------------------------------------------------


def draw_guide(scene: BattleloreScene, guide: BattleloreGuide, layout: Layout, lang: str) -> Text:
    """The steps after an adventure or of a new hero, and the sheet of the hero whose turn it is."""
    edge = 2 if layout.framed else 0
    width, height = layout.board_width - (edge or 1), layout.board_height - edge
    lines = []
    for n, step in enumerate(guide.steps, 1):
        sign = {"done": signs.DONE, "now": signs.NOW}.get(step.status, " ")
        style = {"done": signs.DIM, "now": f"bold {signs.GOLD}"}.get(step.status, signs.INK)
        lines.append(Text(f" {sign} {n} {word(f'step-{step.id}', lang)}", style=style))
    lines = in_columns(lines, width) if len(lines) > height // 3 else lines
    one = scene.hero(guide.hero)
    for hero in [one] if one is not None else scene.heroes:
        lines += [Text(), Text(f" {battlelore_signs.HERO} {hero.name}", style=f"bold {signs.INK}")]
        sheet = hero_lines(hero, width - 2, lang, True)
        if len(lines) + len(sheet) > height:
            sheet = hero_lines(hero, width - 2, lang, False)
        lines += [Text.assemble(" ", line) for line in sheet]
    lines = (lines + [Text() for _ in range(height)])[:height]
    for line in lines:
        line.truncate(width)
        line.pad_right(max(0, width - line.cell_len))
    if not layout.framed:
        return unwrapped(lines)
    return boxed(lines, Text(word(f"screen-guide-{guide.kind}", lang), style=f"bold {signs.INK}"), "")


def in_columns(lines: list[Text], width: int) -> list[Text]:
    """Short lines in two columns."""
    half = (len(lines) + 1) // 2
    found = []
    for left, right in zip(lines[:half], [*lines[half:], Text()][:half], strict=True):
        left.truncate(width // 2 - 1)
        left.pad_right(max(0, width // 2 - left.cell_len))
        found.append(Text.assemble(left, right))
    return found
