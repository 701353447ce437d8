"""The table during a Combat: the board, its order and what an attack would do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from rich.text import Text

from banneret.heroes.terminal.combat import panels
from banneret.heroes.terminal.combat.board import draw_board, space_at
from banneret.heroes.terminal.combat.hex_board import draw_hexes, hex_at_point
from banneret.heroes.terminal.combat.pointer import Pointer
from banneret.heroes.terminal.help import help_text
from banneret.heroes.terminal.layout import plan, plan_hexes
from banneret.heroes.terminal.result import result_text
from banneret.heroes.terminal.session import HeroesSession
from banneret.kernel.kinds import K_ORDER
from banneret.terminal import signs
from banneret.terminal.drawing import frame_lines
from banneret.terminal.face import LETTERS, Face
from banneret.terminal.layout import Layout


class CombatFace(Face):
    """The board of a Combat, its order and what an attack would do."""

    letters: ClassVar[Mapping[str, str]] = LETTERS
    session: HeroesSession
    pointer: Pointer

    def __init__(self, session: HeroesSession, back: Face | None = None) -> None:
        """`back` is the face of the game between its Combats; a single Combat has none."""
        super().__init__(session, Pointer(session))
        self.back = back

    def fitting(self) -> Face:
        """The game between its Combats, once this one is over."""
        return self.back if self.back is not None and self.session.on_map else self

    def plan(self, width: int, height: int) -> Layout:
        """The layout for a window."""
        return plan_hexes(width, height) if self.pointer.scene.hexes else plan(width, height)

    def board(self, sizes: Layout) -> Text:
        """The board with the far side's name."""
        session, scene = self.session, self.pointer.scene
        if scene.hexes:
            return draw_hexes(scene, self.pointer.marks(), sizes, session.lang, self._sides())
        far = 0 if session.turned() else 1
        title = panels.side_title(scene, far, session.fighter(scene, far), session.lang)
        return draw_board(scene, self.pointer.marks(), sizes, session.lang, title)

    def _sides(self) -> Text:
        """Both sides of the hex battlefield, the one on the left first."""
        session, scene = self.session, self.pointer.scene
        left = 1 if scene.zones[0] == "right" else 0
        titles = [
            panels.side_title(scene, side, session.fighter(scene, side), session.lang) for side in (left, 1 - left)
        ]
        return Text(f"  {signs.FIGHT}  ", style=signs.DIM).join(titles)

    def side(self, sizes: Layout) -> tuple[Text, Text]:
        """The initiative track, and what is pointed at."""
        scene, framed, pointer = self.pointer.scene, sizes.framed, self.pointer
        tied = frozenset[int]()
        if pointer.game.state.kind == K_ORDER:
            units = [scene.on(answer.space) for answer in pointer.answers]
            tied = frozenset(unit.number for unit in units if unit is not None)
        waiting = 0 if scene.round else sum(len(side.reserve) for side in scene.sides)
        tall = max(6, waiting or len(scene.units)) + (2 if framed else 1)
        height = min(tall, sizes.board_height - (8 if framed else 5))
        order = panels.draw_order(scene, tied, sizes.side_width, height, framed, pointer.lang)
        title, lines = pointer.details(sizes.side_width - (4 if framed else 0))
        return order, frame_lines(title, lines, sizes.side_width, sizes.board_height - height, framed)

    def hand(self, sizes: Layout) -> Text:
        """The viewer's cards and means."""
        return panels.draw_hand(self.pointer.scene, sizes, self.session.lang)

    def click_board(self, sizes: Layout, x: int, y: int) -> tuple[bool, bool]:
        """Point at a space."""
        pointer = self.pointer
        scene = pointer.scene
        space = hex_at_point(sizes, x, y, scene) if scene.hexes else space_at(sizes, x, y, scene, self.session.turned())
        again = space == pointer.cursor and pointer.marked >= 0
        if space:
            pointer.point(space)
        return bool(space), bool(space) and again

    def help(self) -> Text:
        """The keys and signs of this face."""
        return help_text(self.session.lang, "hexes" if self.pointer.scene.hexes else "combat")

    def result(self) -> Text:
        """How the game ended."""
        return result_text(self.session)
