"""Drawing a battleground: alternating rows of 13 and 12 hexes, terrain, units and whatever else is there.

The side that looks has its own baseline at the bottom: for the pennant side everything is turned, so that left and
right are those of its own wings. A hex has one to four lines.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final, NamedTuple

from rich.text import Text

from banneret.battlelore.table.types import BattleloreUnit
from banneret.battlelore.terminal import signs as battlelore_signs
from banneret.battlelore.terminal.layout import HEX_COLUMNS, HEX_ROWS
from banneret.battlelore.terminal.model import BattleloreScene
from banneret.battlelore.text.names_and_events import name, word
from banneret.terminal import signs
from banneret.terminal.drawing import between_edges, bottom_border, brief, filled, pattern, top_border, unwrapped
from banneret.terminal.hex_rows import column_at, column_numbers, row_label, row_line
from banneret.terminal.layout import ROOMY, Layout

MIDDLE: Final = "4.6"
"""Where the cursor begins."""
CUTS: Final = (4, 9)
"""The columns in which the centre and the right wing begin, in rows of 13."""


class BattleloreMarks(NamedTuple):
    """What is drawn on the battleground, in addition to what stands there."""

    cursor: str
    legal: frozenset[str]
    """Hexes that answers are about."""
    targets: Mapping[str, str]
    """Hexes that may be attacked, with the dice and perhaps the odds."""
    chosen: str
    """The hex of the marked answer."""
    acting: str
    """The hex of the unit that is asked about."""
    turned: bool
    reach: frozenset[str] = frozenset()
    """Where the unit that is pointed at could go."""


def length(row: int) -> int:
    """How many hexes a row has."""
    return HEX_COLUMNS - row % 2


def parts_of(hex: str) -> tuple[int, int]:
    """Row and column of a hex."""
    row, _, column = hex.partition(".")
    return int(row), int(column)


def rows_of(turned: bool) -> list[int]:
    """The rows from the top of the screen down."""
    return list(range(HEX_ROWS))[:: -1 if turned else 1]


def hexes_of(row: int, turned: bool) -> list[str]:
    """The hexes of a row from the left."""
    return [f"{row}.{column}" for column in range(length(row))][:: -1 if turned else 1]


def shift_of(row: int, layout: Layout) -> int:
    """How far a row lies to the right."""
    return (layout.cell_width + 1) // 2 if row % 2 else 0


def step_hex(cursor: str, x: int, y: int, turned: bool) -> str:
    """The hex next to the cursor on the screen; up leans right and down leans left, so that up and down comes back."""
    row, column = parts_of(cursor)
    if turned:
        x, y = -x, -y
    if y and 0 <= row + y < HEX_ROWS:
        column += (y < 0) if row % 2 else -(y > 0)
        row += y
    return f"{row}.{min(length(row) - 1, max(0, column + x))}"


def hex_at_point(layout: Layout, x: int, y: int, turned: bool) -> str:
    """The hex at a point of the board, or nothing."""
    place = (y - int(layout.framed)) // layout.cell_height
    if not 0 <= place < HEX_ROWS or y < int(layout.framed):
        return ""
    row = rows_of(turned)[place]
    column = column_at(x, shift_of(row, layout), layout)
    return hexes_of(row, turned)[column] if 0 <= column < length(row) else ""


# -- the battleground --------------------------------------------------------------------------------------------------


def draw_battleground(
    scene: BattleloreScene, marks: BattleloreMarks, layout: Layout, lang: str, title: Text, below: list[Text]
) -> Text:
    """The whole battleground with its frame, and some lines under it."""
    inner = layout.board_width - (2 if layout.framed else 0)
    lines = [
        row_line(
            row_label(row, shift_of(row, layout), layout, n),
            hexes_of(row, marks.turned),
            marks.cursor,
            layout,
            n,
            lambda hex: hex_lines(scene, marks, layout, lang, hex),
            partial(cut, row),
        )
        for row in rows_of(marks.turned)
        for n in range(layout.cell_height)
    ]
    lines.append(numbers(layout, inner, marks.turned))
    room = layout.board_height - len(lines) - int(layout.framed) - int(layout.framed)
    lines += (below + [Text() for _ in range(room)])[: max(0, room)]
    if not layout.framed:
        return unwrapped(lines[: layout.board_height])
    return unwrapped(
        [
            top_border(title, None, inner),
            *between_edges(lines, inner),
            bottom_border(Text("─" * inner, style=signs.LINE)),
        ]
    )


def numbers(layout: Layout, width: int, turned: bool) -> Text:
    """The numbers of the columns, each under the middle of its hex in the bottom row."""
    columns = list(range(HEX_COLUMNS))[:: -1 if turned else 1]
    return Text(column_numbers(columns, 0, layout, width, " "), style=signs.DIM)


def cut(row: int, place: int) -> Text | None:
    """The column left of a hex: a line where two sections meet."""
    return Text(battlelore_signs.CUT, style=signs.LINE) if row % 2 == 0 and place in CUTS else None


# -- one hex -----------------------------------------------------------------------------------------------------------


def hex_lines(scene: BattleloreScene, marks: BattleloreMarks, layout: Layout, lang: str, hex: str) -> list[Text]:
    """The lines of one hex; those of a unit may be a character wider than a hex where hexes are narrow."""
    unit = scene.on(hex)
    if unit is not None:
        return counter(scene, marks, layout, lang, unit)
    width, height = layout.cell_width, layout.cell_height
    sign, style = lying_on(scene, hex)
    if hex in marks.legal or hex in marks.reach:
        legal = hex in marks.legal
        style = signs.MAY_CHOSEN if legal and hex == marks.chosen else signs.MAY
        spot = f"{signs.LEGAL if legal else '·'}{sign.strip() or (hex if width > len(hex) else '')}"
        return [Text((spot if n == height // 2 else "").center(width), style=f"bold {style}") for n in range(height)]
    words = [pattern(sign, width) if sign else " " * width for _ in range(height)]
    if not sign and is_cut(hex):
        words = [battlelore_signs.CUT.center(width) for _ in range(height)]
    if height > 1 and width > len(hex):
        words[-1] = hex.center(width)
    return [Text(text, style=style) for text in words]


def is_cut(hex: str) -> bool:
    """Whether a hex lies in two sections."""
    row, column = parts_of(hex)
    return row % 2 == 1 and column in (3, 8)


def lying_on(scene: BattleloreScene, hex: str) -> tuple[str, str]:
    """The sign and the colours of a hex without a unit: what lies there, else the land."""
    there = scene.hex(hex)
    for lies, sign in (
        (there.chests > 0, battlelore_signs.CHEST),
        (there.quest, battlelore_signs.QUEST),
        (there.caltrops > 0, battlelore_signs.CALTROPS),
    ):
        if lies:
            return sign, battlelore_signs.THING
    if there.mist:
        return battlelore_signs.MIST, battlelore_signs.MIST_STYLE
    if there.tent >= 0:
        return battlelore_signs.LAND["command_tent"] + battlelore_signs.SIDES[there.tent], battlelore_signs.LAND_STYLES[
            "command_tent"
        ]
    return land_sign(scene, hex), land_style(scene, hex)


def land_sign(scene: BattleloreScene, hex: str) -> str:
    """The sign of the land of a hex, of its rampart or its worth; nothing for open ground."""
    there = scene.hex(hex)
    sign = battlelore_signs.LAND.get(there.land, "")
    if there.walls:
        sign += battlelore_signs.RAMPART
    if hex in scene.goals:
        sign += battlelore_signs.GOAL
    return sign


def land_style(scene: BattleloreScene, hex: str) -> str:
    """The colours of the land of a hex."""
    land = scene.hex(hex).land
    if land:
        return battlelore_signs.LAND_STYLES.get(land, battlelore_signs.LANDMARK)
    row, column = parts_of(hex)
    centre = (3 if row % 2 else 4) <= column <= 8
    return f"{battlelore_signs.ON_GROUND} on {battlelore_signs.GROUND[centre][row % 2]}"


# -- units -------------------------------------------------------------------------------------------------------------


def kind_sign(unit: BattleloreUnit) -> str:
    """How a unit fights, as a sign."""
    return battlelore_signs.KINDS["bow" if unit.range > 1 and unit.mode == "foot" else unit.mode]


def banner_letter(unit: BattleloreUnit, lang: str) -> str:
    """The first letter of the colour of a unit's banner."""
    return word(f"banner-{unit.banner}", lang)[0].upper() if unit.banner else ""


def state_sign(marks: BattleloreMarks, unit: BattleloreUnit) -> str:
    """How far a unit has come in its turn, or that it may be chosen; nothing where it is not ordered."""
    if unit.hex in marks.legal:
        return signs.LEGAL
    if not unit.ordered:
        return ""
    return (
        signs.DONE if unit.battled or unit.weary else battlelore_signs.MOVED if unit.moved else battlelore_signs.ORDERED
    )


def style_of(marks: BattleloreMarks, unit: BattleloreUnit) -> str:
    """The colours of a counter."""
    if unit.hex in marks.targets:
        return signs.CHOSEN if unit.hex == marks.chosen else signs.TARGET
    if unit.hex == marks.acting:
        return signs.ACTING
    if unit.hex == marks.chosen and unit.hex in marks.legal:
        return signs.MAY_CHOSEN
    return (battlelore_signs.HOLLOW if unit.side else battlelore_signs.FILLED)[unit.banner]


def called(scene: BattleloreScene, unit: BattleloreUnit, lang: str) -> str:
    """What a unit is called: a Champion by his own name."""
    hero = scene.hero(unit.hero) if unit.mode == "champion" else None
    return hero.name if hero is not None else name("unit", unit.unit, lang)


def leader(scene: BattleloreScene, unit: BattleloreUnit) -> str:
    """The name of the hero who leads a troop, or nothing."""
    hero = scene.hero(unit.hero) if unit.mode != "champion" else None
    return hero.name if hero is not None else ""


def counter(
    scene: BattleloreScene, marks: BattleloreMarks, layout: Layout, lang: str, unit: BattleloreUnit
) -> list[Text]:
    """A unit in as many signs as fit: side, kind, banner and figures; with more lines its name, its land, its state."""
    roomy = layout.cell_width >= ROOMY
    width = layout.cell_width + (0 if roomy else 1)
    style = f"bold {style_of(marks, unit)}"
    dice = marks.targets.get(unit.hex)
    state = state_sign(marks, unit)
    letter = banner_letter(unit, lang)
    kind = battlelore_signs.HERO if leader(scene, unit) else kind_sign(unit)
    if layout.cell_height == 1:
        if width == 4 and marks.cursor == unit.hex:
            # The frame of the cursor takes the last character, so the side is left to the colours.
            told = f"{signs.FIGHT}{dice[:1]}" if dice else kind + letter
            return [filled(f"{told}{unit.figures}", width - 1, style)]
        return [one_line(scene, unit, width, style, dice, state, kind, letter, lang)]
    label = called(scene, unit, lang)
    head = filled(battlelore_signs.SIDES[unit.side] + kind + brief(label, width - 2), width, style)
    land = land_sign(scene, unit.hex)[:1]
    pips = battlelore_signs.FIGURE * unit.figures + battlelore_signs.GONE * (unit.of - unit.figures)
    told = f"{letter}{pips if width >= len(pips) + 4 else unit.figures}"
    tail = told.ljust(width - 2)[: width - 2] + (land or " ") + (state or " ")
    lines = [head, filled(tail, width, style)]
    if dice is not None:
        lines[-1] = filled(odds_words(dice, width - int(marks.cursor == unit.hex and not roomy)), width, style)
    if layout.cell_height > 2:
        lines.insert(1, filled(second_line(scene, unit, width), width, style))
    while len(lines) < layout.cell_height:
        lines.insert(2, filled("", width, style))
    return lines


def odds_words(dice: str, room: int) -> str:
    """A battle in as many words as there is room for: at least its dice."""
    words = dice.split(" ")
    told = [signs.FIGHT + " ".join(words[:count]) for count in range(len(words), 0, -1)]
    return next((text for text in told if len(text) <= room), told[-1])


def one_line(
    scene: BattleloreScene,
    unit: BattleloreUnit,
    width: int,
    style: str,
    dice: str | None,
    state: str,
    kind: str,
    letter: str,
    lang: str,
) -> Text:
    """A unit in four characters or a few more; the last shows the ground it stands on by its colour."""
    if dice is not None:
        return filled(f"{signs.FIGHT}{dice.partition(' ')[0]}{letter or kind}{unit.figures}", width, style)
    first = state or battlelore_signs.SIDES[unit.side]
    what = letter + str(unit.figures) if letter else brief(called(scene, unit, lang), 2)
    text = Text(first, style=battlelore_signs.READY if state == signs.LEGAL and "#2b1c00" not in style else style)
    land = land_sign(scene, unit.hex)
    ground = f"bold {land_style(scene, unit.hex)}" if land and style.endswith(on_banner(unit)) else style
    if width == 4:
        text.append(kind + what[:1], style=style)
        text.append(what[1:2], style=ground)
        return text
    text.append(filled(kind + what, width - 2, style))
    text.append(land[:1] or " ", style=ground if land else style)
    return text


def on_banner(unit: BattleloreUnit) -> str:
    """The colours a counter has while nothing is asked about it."""
    return (battlelore_signs.HOLLOW if unit.side else battlelore_signs.FILLED)[unit.banner]


def second_line(scene: BattleloreScene, unit: BattleloreUnit, width: int) -> str:
    """Who leads a unit and what lasts on it, where there is room for a line of its own."""
    led = leader(scene, unit)
    parts = [f"{battlelore_signs.HERO}{led}"] if led else []
    if unit.deed:
        parts.append(battlelore_signs.DEED)
    return " ".join(parts)[:width]
