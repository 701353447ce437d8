"""How the screen is divided between a battleground and the panels around it."""

from __future__ import annotations

from typing import Final

from banneret.terminal.layout import HEX_LABEL, Layout, Window

HEX_COLUMNS: Final = 13
HEX_ROWS: Final = 9
BELOW: Final = 3
"""Lines under a battleground: two War Councils and the dice."""
LOG: Final = 3
"""Lines that the log keeps in any case: in 40 lines there is room for a hero of either side as well."""


def plan_lore(width: int, height: int) -> Layout:
    """The layout for a battleground: 13 hexes in a row, every other row with 12, in 9 rows."""
    window = Window.of(width, height)
    width, height, framed = window
    edges = HEX_LABEL + 1 + (2 if framed else 0)
    side = 25 if not framed else 30 if width < 120 else 36
    pitch = max(4, min(12, (width - side - edges) // HEX_COLUMNS))
    board = edges + HEX_COLUMNS * pitch
    choice = (7 if height >= 34 else 6) if framed else 5
    hand = 2
    around = (3 if framed else 1) + BELOW
    room = height - 2 - choice - hand - 2 - around
    cell_height = max(1, min(4, room // HEX_ROWS))
    lines = HEX_ROWS * cell_height + around
    # What the board does not need goes to the panels beside it rather than to a long log.
    lines += max(0, min(4, height - 2 - choice - hand - lines - LOG))
    return window.divided((pitch - 1, cell_height), (board, lines), choice, hand)
