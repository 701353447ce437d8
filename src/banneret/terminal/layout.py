"""How the screen is divided, from 80 by 24 characters upwards.

The board and the choice box keep their place; with less room the log shrinks first, then frames and gaps go.
"""

from __future__ import annotations

from typing import Final, NamedTuple

LEAST_WIDTH: Final = 80
LEAST_HEIGHT: Final = 24
WIDE: Final = 96
"""From this width on panels have frames."""


class Layout(NamedTuple):
    """Sizes in characters."""

    width: int
    height: int
    framed: bool
    cell_width: int
    cell_height: int
    gap: int
    """Empty lines between the rows of the board."""
    board_width: int
    board_height: int
    side_width: int
    choice_height: int
    hand_height: int
    log_height: int

    @property
    def choice_lines(self) -> int:
        """Lines for answers, between the title and the line for typing."""
        return self.choice_height - (3 if self.framed else 1)


class Window(NamedTuple):
    """The window to divide: never smaller than the minimum."""

    width: int
    height: int
    framed: bool
    """Whether panels have frames."""

    @classmethod
    def of(cls, width: int, height: int) -> Window:
        """A window as it is used."""
        width, height = max(width, LEAST_WIDTH), max(height, LEAST_HEIGHT)
        return cls(width, height, width >= WIDE and height >= 28)

    def divided(self, cell: tuple[int, int], board: tuple[int, int], choice: int, hand: int, gap: int = 0) -> Layout:
        """The layout: the panels beside the board and the log under the choice box get the room it leaves."""
        return Layout(
            width=self.width,
            height=self.height,
            framed=self.framed,
            cell_width=cell[0],
            cell_height=cell[1],
            gap=gap,
            board_width=board[0],
            board_height=board[1],
            side_width=self.width - board[0],
            choice_height=choice,
            hand_height=hand,
            log_height=self.height - 2 - choice - hand - board[1],
        )


HEX_LABEL: Final = 2
"""Columns for the number of a row of hexes."""
ROOMY: Final = 6
"""From this width on a unit keeps within its hex."""


def plan(width: int, height: int) -> Layout:
    """The layout of a game without its own board: a position in words, wide enough for tables."""
    window = Window.of(width, height)
    width, height, framed = window
    side = 26 if width < WIDE else min(48, max(34, width * 3 // 10))
    choice = min(11, max(7, height // 4)) if framed else 5
    log = 2 if height < 28 else min(10, height // 6)
    return window.divided((0, 0), (width - side, height - 2 - choice - 1 - log), choice, 1)
