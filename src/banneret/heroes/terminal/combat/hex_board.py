"""Drawing the hex battlefield: nine rows of thirteen hexes, every other row half a hex further right.

A hex has one to four lines.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from rich.text import Text

from banneret.heroes.geometry.combat_board import SPACE_NAMES
from banneret.heroes.geometry.hex_board import COLUMNS, FIRST_HEX, LONG_SHOT, PLACES, ROWS, hex_distance
from banneret.heroes.terminal import piece_signs
from banneret.heroes.terminal.combat.board import (
    Marks,
    fill,
    health_line,
    state_sign,
    stats,
    stone_style,
    style_of,
    tower_strip,
)
from banneret.heroes.terminal.combat.model import TOWER, Scene, Unit
from banneret.heroes.text.component_names import name
from banneret.terminal import signs
from banneret.terminal.drawing import between_edges, bottom_border, brief, filled, pattern, top_border, unwrapped
from banneret.terminal.hex_rows import column_at, column_numbers, row_label, row_line
from banneret.terminal.layout import ROOMY, Layout

ZONE: Final = 2
"""How many columns a deployment zone has."""
MIDDLE: Final = f"{COLUMNS // 2}.{ROWS // 2}"
"""Where the cursor begins."""


def is_hex(space: str) -> bool:
    """Whether a space is a hex."""
    return "." in space


def parts_of(space: str) -> tuple[int, int]:
    """Column and row of a hex."""
    column, _, row = space.partition(".")
    return int(column), int(row)


def shift_of(row: int, layout: Layout) -> int:
    """How far a row lies to the right."""
    return 0 if row % 2 else (layout.cell_width + 1) // 2


def step_hex(cursor: str, x: int, y: int, scene: Scene) -> str:
    """The hex next to the cursor; up and down stay in the column, and up from the top row is the tower."""
    if cursor == TOWER:
        return f"{COLUMNS - 1}.0" if y > 0 else TOWER
    column, row = parts_of(cursor)
    if row + y < 0 and scene.tower:
        return TOWER
    return f"{min(COLUMNS - 1, max(0, column + x))}.{min(ROWS - 1, max(0, row + y))}"


def hex_at_point(layout: Layout, x: int, y: int, scene: Scene) -> str:
    """The hex at a point of the board, or nothing."""
    top = top_lines(layout, scene)
    if scene.tower and y < top:
        return TOWER
    row = (y - top) // layout.cell_height
    if not 0 <= row < ROWS or y < top:
        return ""
    column = column_at(x, shift_of(row, layout), layout)
    return f"{column}.{row}" if 0 <= column < COLUMNS else ""


def top_lines(layout: Layout, scene: Scene) -> int:
    """The lines above the top row: the frame, or the tower."""
    return int(layout.framed or scene.tower is not None)


def far_hexes(scene: Scene) -> frozenset[str]:
    """The hexes on which the active unit would hit less, because it shoots from afar."""
    unit = scene.numbered(scene.active)
    if unit is None or unit.type != "ranged" or unit.space == TOWER:
        return frozenset()
    here = SPACE_NAMES.index(unit.space)
    spaces = range(FIRST_HEX, PLACES)
    return frozenset(SPACE_NAMES[space] for space in spaces if hex_distance(here, space) >= LONG_SHOT)


def distance(scene: Scene, space: str) -> int:
    """How far a hex is from the active unit; 0 where either is none."""
    unit = scene.numbered(scene.active)
    if unit is None or TOWER in (unit.space, space):
        return 0
    return hex_distance(SPACE_NAMES.index(unit.space), SPACE_NAMES.index(space))


# -- the board ---------------------------------------------------------------------------------------------------------


def draw_hexes(scene: Scene, marks: Marks, layout: Layout, lang: str, title: Text) -> Text:
    """The whole battlefield with its frame."""
    inner = layout.board_width - 2
    tower = tower_strip(scene, marks, lang)
    rows = [
        row_line(
            row_label(row, shift_of(row, layout), layout, n),
            [f"{column}.{row}" for column in range(COLUMNS)],
            marks.cursor,
            layout,
            n,
            lambda space: hex_lines(scene, marks, layout, lang, space),
            partial(joint, scene, marks, row),
        )
        for row in range(ROWS)
        for n in range(layout.cell_height)
    ]
    if not layout.framed:
        if tower is not None:
            return unwrapped([Text.assemble("  ", tower), *rows])
        return unwrapped([*rows, labels(layout, layout.board_width, " ")])
    bottom = bottom_border(labels(layout, inner, "─"))
    return unwrapped([top_border(title, tower, inner), *between_edges(rows, inner), bottom])


def labels(layout: Layout, width: int, blank: str) -> Text:
    """The numbers of the columns, each under the middle of the hex in the bottom row."""
    numbers = column_numbers(range(COLUMNS), shift_of(ROWS - 1, layout), layout, width, blank)
    line = Text(numbers, style=signs.LINE)
    line.highlight_regex(r"\d+", style=signs.DIM)
    return line


def joint(scene: Scene, marks: Marks, row: int, column: int) -> Text | None:
    """What fills the column left of a hex: an Obstacle that goes on there."""
    left, space = f"{column - 1}.{row}", f"{column}.{row}"
    if {left, space} <= marks.shape:
        return Text(" ", style=signs.MAY_CHOSEN)
    token = scene.obstacle_on(space)
    if token and token == scene.obstacle_on(left):
        return Text(" ", style=piece_signs.OBSTACLE_STYLES[token])
    return None


# -- one hex -----------------------------------------------------------------------------------------------------------


def hex_lines(scene: Scene, marks: Marks, layout: Layout, lang: str, space: str) -> list[Text]:
    """The lines of one hex; those of a unit may be a character wider than a hex where hexes are narrow."""
    width, height = layout.cell_width, layout.cell_height
    unit = scene.on(space)
    if unit is not None:
        return counter(scene, marks, layout, lang, unit)
    if space in marks.shape:
        return [Text(pattern(piece_signs.OBSTACLE_AHEAD, width), style=signs.MAY_CHOSEN) for _ in range(height)]
    if space in scene.walls or space in scene.gate:
        return masonry(marks, layout, space, piece_signs.WALL if space in scene.walls else piece_signs.GATE)
    token = scene.obstacle_on(space)
    if token:
        sign = pattern(piece_signs.OBSTACLES[token], width)
        return [Text(sign, style=piece_signs.OBSTACLE_STYLES[token]) for _ in range(height)]
    effect = scene.effect_on(space)
    if space in marks.legal:
        style = signs.MAY_CHOSEN if space == marks.chosen else signs.MAY
        word = f"{signs.LEGAL}{space}" if width > len(space) else signs.LEGAL
        word = f"{signs.LEGAL}{piece_signs.EFFECTS[effect.token]}" if effect is not None else word
        return [Text((word if n == height // 2 else "").center(width), style=f"bold {style}") for n in range(height)]
    if effect is not None:
        sign = pattern(piece_signs.EFFECTS[effect.token], width)
        return [Text(sign, style=piece_signs.EFFECT_STYLES[effect.token]) for _ in range(height)]
    return ground(scene, marks, layout, space)


def ground(scene: Scene, marks: Marks, layout: Layout, space: str) -> list[Text]:
    """A hex with nothing on it: its zone by the colour, its name where there is room, a dot beyond a sure shot."""
    width, height = layout.cell_width, layout.cell_height
    column, row = parts_of(space)
    zone = 0 if column < ZONE else 2 if column >= COLUMNS - ZONE else 1
    colour = piece_signs.HEX_GROUND[zone][row % 2]
    far = space in marks.far
    words = ["" for _ in range(height)]
    if height > 1 and width > len(space):
        words[-1] = space
    if far:
        words[height // 2] = piece_signs.AFAR
    elif zone != 1 and height == 1 and not scene.round:
        words[0] = piece_signs.ZONE
    return [Text(word.center(width), style=f"{piece_signs.ON_GROUND} on {colour}") for word in words]


def masonry(marks: Marks, layout: Layout, space: str, sign: str) -> list[Text]:
    """A Wall or the Gate."""
    legal = space in marks.legal
    style = stone_style(marks, space)
    lines = [sign * layout.cell_width for _ in range(layout.cell_height)]
    if legal:
        lines[layout.cell_height // 2] = signs.FIGHT.center(layout.cell_width, sign)
    return [Text(line, style=style) for line in lines]


def counter(scene: Scene, marks: Marks, layout: Layout, lang: str, unit: Unit) -> list[Text]:
    """A unit in as many words as fit: side and name, HP, what an attack would do, and with more room statistics."""
    roomy = layout.cell_width >= ROOMY
    width = layout.cell_width + (0 if roomy else 1)
    pinched = int(not roomy and marks.cursor == unit.space)
    style = style_of(scene, marks, unit)
    damage = marks.targets.get(unit.space)
    sign = state_sign(scene, marks, unit)
    label = name(unit.unit, lang)
    if layout.cell_height == 1:
        if damage is not None:
            return [filled(harm(damage, width - pinched), width, f"bold {style}")]
        return [filled(f"{signs.SIDES[unit.side]}{brief(label, width - 2)}{min(9, unit.left)}", width, f"bold {style}")]
    pack = piece_signs.PACK if unit.pack else piece_signs.FEW
    head = Text(signs.SIDES[unit.side] + (label if len(label) <= width - 2 else brief(label, width - 2)))
    head.stylize(f"bold {style}")
    fill(head, width - 1)
    head.append(pack, style=f"bold {style}")
    hurt = filled(harm(damage, width - pinched), width, f"bold {style}") if damage is not None else None
    tail = f"{piece_signs.HEART}{unit.left}"
    if layout.cell_height == 2:
        token = piece_signs.SKIPS if unit.paralysed else piece_signs.SHIELD if unit.defense_token else ""
        return [head, hurt or filled(f"{tail}{token}".ljust(width - 1)[: width - 1] + sign, width, style)]
    told = stats(unit, lang, width - 1)
    if len(told) > width - 1:
        told = f"{unit.attack}/{unit.defense}/{unit.initiative}"
    health = health_line(unit, width, style, lang, "") if width >= ROOMY + 3 else filled(tail, width, style)
    lines = [head, hurt or health, filled(told.ljust(width - 1)[: width - 1] + sign, width, style)]
    while len(lines) < layout.cell_height:
        lines.insert(2, health if hurt is not None else filled("", width, style))
    return lines


def harm(damage: str, room: int) -> str:
    """What an attack would do, in as many signs as there is room for: at least the damage."""
    least = damage.partition(" ")[0]
    told = [f"{signs.FIGHT}{words}" for words in (damage, damage.replace(" ", ""), least)]
    return next((words for words in told if len(words) <= room), least)
