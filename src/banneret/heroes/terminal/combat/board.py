"""Drawing the board: five rows of four spaces, counters, walls, what is legal, and the cursor."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from rich.text import Text

from banneret.heroes.terminal import piece_signs
from banneret.heroes.terminal.combat.model import COLUMNS, ROWS, TOWER, Scene, Unit
from banneret.heroes.text.component_names import name
from banneret.heroes.text.messages import message
from banneret.terminal import signs
from banneret.terminal.drawing import between_edges, bottom_border, short_name, top_border, unwrapped
from banneret.terminal.layout import Layout


class Marks(NamedTuple):
    """What is drawn upon the board besides what stands there."""

    cursor: str
    legal: frozenset[str]
    """Spaces that answers are about."""
    targets: Mapping[str, str]
    """Spaces that may be attacked, with what that would do, in signs."""
    chosen: str
    """The space of the marked answer."""
    turned: bool
    shape: frozenset[str] = frozenset()
    """The hexes that an Obstacle would cover."""
    far: frozenset[str] = frozenset()
    """Hexes on which a shot of the active unit hits less."""


def rows_of(turned: bool) -> str:
    """The rows from the top of the screen down."""
    return ROWS if turned else ROWS[::-1]


def columns_of(turned: bool) -> str:
    """The columns from the left."""
    return COLUMNS[::-1] if turned else COLUMNS


def space_at(layout: Layout, x: int, y: int, scene: Scene, turned: bool) -> str:
    """The space at a point of the board, or nothing."""
    frame = int(layout.framed)
    top = first_line(layout, scene)
    if scene.tower and y < top:
        return TOWER
    column, inside = divmod(x - frame - 3, layout.cell_width + 1)
    row, below = divmod(y - top, layout.cell_height + layout.gap)
    if not (0 <= column < 4 and 0 <= row < 5) or inside >= layout.cell_width or below >= layout.cell_height:
        return ""
    return columns_of(turned)[column] + rows_of(turned)[row]


def first_line(layout: Layout, scene: Scene) -> int:
    """The line on which the top row begins; a tower takes the place of the letters in a narrow window."""
    return 1 if layout.framed or scene.tower else 0


def step(cursor: str, x: int, y: int, scene: Scene, turned: bool) -> str:
    """The space next to the cursor on the screen; up from the top row is the tower, while there is one."""
    rows, columns = rows_of(turned), columns_of(turned)
    if cursor == TOWER:
        return columns[1] + rows[0] if y > 0 else TOWER
    column = min(3, max(0, columns.index(cursor[0]) + x))
    row = rows.index(cursor[1]) + y
    if row < 0 and scene.tower:
        return TOWER
    return columns[column] + rows[min(4, max(0, row))]


def draw_board(scene: Scene, marks: Marks, layout: Layout, lang: str, title: Text) -> Text:
    """The whole board with its frame."""
    lines: list[Text] = []
    inner = layout.board_width - 2
    tower = tower_strip(scene, marks, lang)
    if layout.framed:
        lines.append(top_border(title, tower, inner))
    elif tower is not None:
        lines.append(Text.assemble("  ", tower))
    for n, row in enumerate(rows_of(marks.turned)):
        for below in range(layout.cell_height):
            lines.append(board_line(scene, marks, layout, lang, row, below))
        if layout.gap and n < 4:
            lines.append(gap_line(marks, layout, row, rows_of(marks.turned)[n + 1]))
    if layout.framed:
        lines[1:] = between_edges(lines[1:], inner)
        lines.append(bottom_border(letters(marks, layout, inner, "─")))
    elif tower is None:
        lines.append(letters(marks, layout, layout.board_width, " "))
    return unwrapped(lines)


def letters(marks: Marks, layout: Layout, width: int, fill: str) -> Text:
    """The letters of the columns, each under the middle of its column."""
    text = [fill] * width
    for n, letter in enumerate(columns_of(marks.turned)):
        at = 3 + n * (layout.cell_width + 1) + layout.cell_width // 2
        text[at - 1 : at + 2] = f" {letter} "
    line = Text("".join(text), style=signs.LINE)
    for letter in COLUMNS:
        line.highlight_words([f" {letter} "], style=signs.DIM)
    return line


def board_line(scene: Scene, marks: Marks, layout: Layout, lang: str, row: str, below: int) -> Text:
    """One line of one row of spaces."""
    middle = layout.cell_height // 2
    line = Text(f" {row}" if below == middle else "  ", style=signs.DIM)
    columns = columns_of(marks.turned)
    for n, letter in enumerate(columns):
        space = letter + row
        before = columns[n - 1] + row if n else ""
        line.append_text(edge(marks.cursor, before, space, below, layout))
        line.append_text(cell(scene, marks, layout, lang, space)[below])
    line.append_text(edge(marks.cursor, columns[3] + row, "", below, layout))
    return line


def edge(cursor: str, left: str, right: str, below: int, layout: Layout) -> Text:
    """The column between two spaces, where the sides of the cursor's frame are."""
    if cursor not in (left, right) or not cursor:
        return Text(" ")
    if layout.gap:
        return Text("┃", style=signs.CURSOR)
    corners = "┏┃┗" if cursor == right else "┓┃┛"
    part = 0 if below == 0 else 2 if below == layout.cell_height - 1 else 1
    return Text(corners[part], style=signs.CURSOR)


def gap_line(marks: Marks, layout: Layout, above: str, under: str) -> Text:
    """The line between two rows, where the top or bottom of the cursor's frame is."""
    line = Text("  ")
    bar = "━" * layout.cell_width
    x = columns_of(marks.turned).find(marks.cursor[0])
    corners = "┗┛" if marks.cursor[1:] == above else "┏┓" if marks.cursor[1:] == under else ""
    if marks.cursor == TOWER or not corners:
        return line
    line.append(" " * x * (layout.cell_width + 1))
    line.append(corners[0] + bar + corners[1], style=signs.CURSOR)
    return line


# -- one space ---------------------------------------------------------------------------------------------------------


def cell(scene: Scene, marks: Marks, layout: Layout, lang: str, space: str) -> list[Text]:
    """The lines of one space."""
    width, height = layout.cell_width, layout.cell_height
    unit = scene.on(space)
    if unit is not None:
        return counter(scene, marks, layout, lang, unit)
    if space in scene.walls:
        return masonry(marks, width, height, space, name("wall", lang), piece_signs.WALL)
    if space in scene.gate:
        return masonry(marks, width, height, space, name("gate", lang), piece_signs.GATE)
    ground = piece_signs.ZONES[0 if space[1] in "12" else 1 if space[1] == "3" else 2]
    if space in marks.legal:
        style = signs.MAY_CHOSEN if space == marks.chosen else signs.MAY
        words = [""] * (height // 2) + [f"{signs.LEGAL} {space}"]
        return [centred(text, width, f"bold {style}") for text in pad(words, height)]
    words = [""] * (height - 1) + [f" {space}"]
    return [Text(text.ljust(width), style=f"#6f7a66 on {ground}") for text in words]


def stone_style(marks: Marks, space: str) -> str:
    """The colours of a Wall or the Gate."""
    if space not in marks.legal:
        return piece_signs.STONE
    return signs.MAY_CHOSEN if space == marks.chosen else piece_signs.STONE_TARGET


def masonry(marks: Marks, width: int, height: int, space: str, label: str, sign: str) -> list[Text]:
    """A Wall or the Gate."""
    legal = space in marks.legal
    style = stone_style(marks, space)
    words = f" {signs.FIGHT if legal else ''} {label} {space} ".replace("  ", " ")
    middle = words.center(width, sign)[:width]
    lines = [sign * width] * height
    lines[height // 2] = middle
    return [Text(text, style=f"bold {style}" if n == height // 2 else style) for n, text in enumerate(lines)]


def counter(scene: Scene, marks: Marks, layout: Layout, lang: str, unit: Unit) -> list[Text]:
    """A unit: name and side, HP and what it is, statistics; red with the damage where it may be attacked."""
    width, height = layout.cell_width, layout.cell_height
    style = style_of(scene, marks, unit)
    label = short_name(name(unit.unit, lang), width - 2)
    head = Text(" " if len(label) < width - 3 else "", style=style)
    head.append(signs.SIDES[unit.side] + label, style="bold")
    fill(head, width - (2 if head.cell_len < width - 1 else 1))
    head.append(piece_signs.PACK if unit.pack else piece_signs.FEW, style="bold")
    fill(head, width)
    damage = marks.targets.get(unit.space, "")
    if damage:
        second = Text(f" {signs.FIGHT} {damage}", style=f"bold {style}")
        second = second if second.cell_len <= width else Text(f"{signs.FIGHT}{damage}", style=f"bold {style}")
        fill(second, width)
        second.truncate(width)
    else:
        plain = style == piece_signs.FACTIONS[scene.factions[unit.side]]
        second = health_line(unit, width, style, lang, piece_signs.HEARTS[scene.factions[unit.side]] if plain else "")
    third = Text(" ", style=style)
    third.append(stats(unit, lang, width - 2))
    fill(third, width - 1)
    third.append(state_sign(scene, marks, unit), style="bold")
    fill(third, width)
    lines = [head, second, third]
    if height > 3:
        hurt = health_line(unit, width, style, lang, "")
        lines.insert(2, hurt if damage else extra(unit, width, style, lang))
    while len(lines) < height:
        lines.insert(2, Text(" " * width, style=style))
    return lines


def state_sign(scene: Scene, marks: Marks, unit: Unit) -> str:
    """Acts now, may be chosen, or has acted."""
    if unit.number == scene.active:
        return signs.NOW
    if unit.space in marks.legal:
        return signs.LEGAL
    return signs.DONE if unit.acted else " "


def extra(unit: Unit, width: int, style: str, lang: str) -> Text:
    """With more room: where the unit stands and which side of its card shows."""
    line = Text(f" {unit.space} · {message('ui-pack' if unit.pack else 'ui-few', lang)}", style=style)
    fill(line, width)
    line.truncate(width)
    return line


def style_of(scene: Scene, marks: Marks, unit: Unit) -> str:
    """The colours of a counter."""
    if unit.number == scene.active:
        return signs.ACTING
    if unit.space in marks.targets:
        return signs.CHOSEN if unit.space == marks.chosen else signs.TARGET
    if unit.space in marks.legal:
        return signs.MAY_CHOSEN if unit.space == marks.chosen else signs.MAY
    faction = scene.factions[unit.side]
    return piece_signs.SPENT[faction] if unit.acted else piece_signs.FACTIONS[faction]


def health_line(unit: Unit, width: int, style: str, lang: str, red: str) -> Text:
    """HP left, and the token that matters or how the unit moves."""
    if unit.paralysed:
        word = message("ui-short-paralysed", lang)
    elif unit.defense_token:
        word = piece_signs.SHIELD + message("ui-short-defending", lang)
    else:
        word = message(f"ui-short-{unit.type}", lang)
    line = Text(" ", style=style)
    hearts = hearts_of(unit, width - 3 - len(word))
    line.append(hearts, style=red)
    fill(line, max(line.cell_len, width - 1 - len(word)))
    line.append(word, style="bold" if unit.paralysed or unit.defense_token else "")
    fill(line, width)
    line.truncate(width)
    return line


def hearts_of(unit: Unit, room: int) -> str:
    """A heart for each HP left and a dot for each lost, or numbers where there is no room for that."""
    if unit.hp <= room:
        return piece_signs.HEART * unit.left + piece_signs.LOST_HEART * unit.damage
    return f"{piece_signs.HEART}{unit.left}/{unit.hp}"


def stats(unit: Unit, lang: str, room: int) -> str:
    """Attack, defense, HP and initiative; HP is left out where there is no room, the hearts tell it too."""
    words = {
        stat: f"{message(f'ui-short-{stat}', lang)}{getattr(unit, stat)}"
        for stat in ("attack", "defense", "hp", "initiative")
    }
    full = " ".join(words.values())
    if len(full) <= room:
        return full
    del words["hp"]
    return " ".join(words.values())


def tower_strip(scene: Scene, marks: Marks, lang: str) -> Text | None:
    """The Arrow Tower in one line, for it stands beside the board."""
    unit = scene.tower
    if unit is None:
        return None
    style = style_of(scene, marks, unit)
    damage = marks.targets.get(TOWER, "")
    tell = f"{signs.FIGHT} {damage}" if damage else hearts_of(unit, 9)
    done = signs.DONE if unit.acted and unit.number != scene.active else ""
    mark = ("[", "]") if marks.cursor == TOWER else (" ", " ")
    body = f"{piece_signs.TOWER} {name(unit.unit, lang)} {tell} {stats(unit, lang, 20)} {done}".rstrip()
    strip = Text(mark[0], style=signs.CURSOR)
    strip.append(f"{signs.SIDES[unit.side]}{body}", style=f"bold {style}")
    strip.append(mark[1], style=signs.CURSOR)
    return strip


def fill(line: Text, width: int) -> None:
    """Pad a line in its own style."""
    line.append(" " * max(0, width - line.cell_len))


def centred(text: str, width: int, style: str) -> Text:
    """A text in the middle of a line."""
    return Text(text.center(width), style=style)


def pad(words: list[str], height: int) -> list[str]:
    """As many lines as the height asks."""
    return words + [""] * (height - len(words))
