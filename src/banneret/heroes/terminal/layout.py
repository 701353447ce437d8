"""How the screen is divided between a board or the map and the panels around it."""

from __future__ import annotations

from typing import Final

from banneret.terminal.layout import HEX_LABEL, WIDE, Layout, Window


def plan(width: int, height: int) -> Layout:
    """The layout for a window."""
    window = Window.of(width, height)
    width, height, framed = window
    side = 21 if width < WIDE else min(46, max(35, width * 3 // 10))
    board = width - side
    cell = min(26, (board - 3 - 4 - (2 if framed else 0)) // 4)
    choice = 6 if framed else 4
    hand = 2 if height >= 36 else 1
    room = height - 2 - choice - hand - 1
    cell_height, gap, frame = next(
        (option for option in _BOARDS if framed == (option[2] > 0) and _lines(*option) <= room), _BOARDS[-1]
    )
    lines = _lines(cell_height, gap, frame)
    return window.divided((cell, cell_height), (board, lines), choice, hand, gap)


_BOARDS: Final = ((6, 1, 2), (5, 1, 2), (4, 1, 2), (3, 1, 2), (3, 0, 2), (5, 0, 0), (4, 0, 0), (3, 0, 0))
"""Height of a space, gap, lines of the frame; the best first."""


def _lines(cell: int, gap: int, frame: int) -> int:
    return 5 * cell + 4 * gap + (frame or 1)


def plan_hexes(width: int, height: int) -> Layout:
    """The layout for the hex battlefield: 13 and a half hexes in a row, in 9 rows."""
    window = Window.of(width, height)
    width, height, framed = window
    edges = HEX_LABEL + 1 + (2 if framed else 0)
    pitch = max(4, min(15, 2 * (width - (32 if framed else 21) - edges) // 27))
    board = edges + 13 * pitch + pitch // 2
    choice = (7 if height >= 31 else 6) if framed else 5
    hand = 2 if height >= 36 else 1
    room = height - 2 - choice - hand - 1 - (2 if framed else 1)
    cell_height = max(1, min(4, room // 9))
    lines = 9 * cell_height + (2 if framed else 1)
    return window.divided((pitch - 1, cell_height), (board, lines), choice, hand)


def plan_map(width: int, height: int) -> Layout:
    """The layout for the map: it gets all the room that panels and words can spare."""
    window = Window.of(width, height)
    width, height, framed = window
    side = 26 if width < WIDE else min(48, max(36, width * 3 // 10))
    choice = (8 if height >= 40 else 7 if height >= 34 else 6) if framed else 5
    hand = 2 if height >= 34 else 1
    log = 1 if height < 38 else min(8, 3 + (height - 38) // 3)
    return window.divided((5, 2), (width - side, height - 2 - choice - hand - log), choice, hand)
