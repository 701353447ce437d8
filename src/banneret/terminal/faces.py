"""The two faces of the table: the board of a Combat and the map. Each knows its layout and draws its parts."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from banneret.heroes.terminal import map_panels
from banneret.heroes.terminal.combat_board import draw_board, space_at, unwrapped
from banneret.heroes.terminal.combat_pointer import Pointer
from banneret.heroes.terminal.hex_board import draw_hexes, hex_at_point
from banneret.heroes.terminal.map_camera import field_at, more_of
from banneret.heroes.terminal.map_drawing import boxed, draw_chart
from banneret.heroes.terminal.map_pointer import MapPointer
from banneret.heroes.terminal.scenario import sight_line
from banneret.kernel.kinds import K_ORDER
from banneret.terminal import panels, signs
from banneret.terminal.chooser import Chooser
from banneret.terminal.layout import Layout, plan, plan_hexes, plan_map
from banneret.terminal.session import Session
from banneret.text import message

LETTERS: Final = {
    "u": "undo",
    "r": "redo",
    "w": "why_not",
    "i": "inspect",
    "l": "log",
    "s": "speed",
    "q": "quit",
    "?": "help",
}
"""Characters that are commands."""
MAP_LETTERS: Final = {
    **LETTERS,
    "t": "town",
    "h": "hero",
    "p": "players",
    "d": "decks",
    "a": "answers",
    "c": "centre",
}
"""Characters that are commands on the map."""


class Face:
    """One way the table looks."""

    pointer: Chooser
    letters: dict[str, str]

    @property
    def help(self) -> str:
        """Which keys and signs it has."""
        raise NotImplementedError

    def plan(self, width: int, height: int) -> Layout:
        """The layout for a window."""
        raise NotImplementedError

    def board(self, sizes: Layout) -> Text:
        """The large part."""
        raise NotImplementedError

    def side(self, sizes: Layout) -> tuple[Text, Text]:
        """The two panels beside it."""
        raise NotImplementedError

    def hand(self, sizes: Layout) -> Text:
        """The line of cards."""
        raise NotImplementedError

    def click_board(self, sizes: Layout, x: int, y: int) -> tuple[bool, bool]:
        """Point at a place of the board: whether there is anything, and whether that asks for its answer."""
        raise NotImplementedError

    def click_hand(self, x: int, y: int) -> bool:
        """Point at a card of the hand; whether that asks for its answer."""
        return False

    def hints(self) -> list[tuple[str, str]]:
        """Keys of this face for the last line."""
        return []


class CombatFace(Face):
    """The board of a Combat, its order and what an attack would do."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.pointer: Pointer = Pointer(session)
        self.letters = LETTERS

    @property
    def help(self) -> str:
        """Which keys and signs it has."""
        return "hexes" if self.pointer.scene.hexes else "combat"

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
        return order, panels.frame_lines(title, lines, sizes.side_width, sizes.board_height - height, framed)

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


class MapFace(Face):
    """The map, the players and what is pointed at."""

    def __init__(self, session: Session, pointer: MapPointer | None = None) -> None:
        self.session = session
        self.pointer: MapPointer = pointer or MapPointer(session)
        self.letters = MAP_LETTERS
        self.cards: list[map_panels.Card] = []

    @property
    def help(self) -> str:
        """Which keys and signs it has."""
        return "map"

    def plan(self, width: int, height: int) -> Layout:
        """The layout for a window."""
        return plan_map(width, height)

    def board(self, sizes: Layout) -> Text:
        """The map, or the part of it that fits around the cursor."""
        pointer = self.pointer
        edge = 2 if sizes.framed else 0
        frame = pointer.framed(sizes.board_width - (edge or 1), sizes.board_height - edge)
        lines = draw_chart(pointer.shown(), pointer.marks(), frame, pointer.lang)
        more = more_of(pointer.fields(), frame)
        if sizes.framed:
            return boxed(lines, Text(message("table-map", pointer.lang), style=f"bold {signs.INK}"), more)
        if more:
            lines[0] = Text.assemble(lines[0][: -len(more)], (more, f"bold {signs.GOLD}"))
        return unwrapped(lines)

    def side(self, sizes: Layout) -> tuple[Text, Text]:
        """The players, the one who looks first and at length, and what is pointed at."""
        pointer, session = self.pointer, self.session
        world, lang, framed = pointer.world, pointer.lang, sizes.framed
        width = sizes.side_width - (4 if framed else 0)
        own = world.watched or world.players[max(0, world.turn)]
        lines = [*map_panels.player_lines(own, width, lang), sight_line(session, world, width, lang)]
        others = [player for player in world.players if player.player != own.player]
        for player in others:
            if framed or len(others) == 1:
                lines += map_panels.other_lines(session, player, width, lang)
            else:
                lines.append(map_panels.brief_line(session, player, width, lang))
        if framed or sizes.board_height > 16:
            lines.append(map_panels.track_line(world, width, lang))
            lines.append(map_panels.proclaimed_line(world, width, lang))
        height = min(len(lines) + (2 if framed else 1), sizes.board_height - 6)
        title = map_panels.player_title(session, own, lang)
        players = panels.frame_lines(title, lines, sizes.side_width, height, framed)
        title, lines = pointer.details(width)
        return players, panels.frame_lines(title, lines, sizes.side_width, sizes.board_height - height, framed)

    def hand(self, sizes: Layout) -> Text:
        """The viewer's cards, and the decks."""
        text, self.cards = map_panels.draw_map_hand(self.pointer, sizes, self.session.lang)
        return text

    def click_board(self, sizes: Layout, x: int, y: int) -> tuple[bool, bool]:
        """Point at a field."""
        pointer = self.pointer
        if pointer.frame is None or pointer.world.turning is not None:
            return False, False
        edge = 1 if sizes.framed else 0
        field = field_at(pointer.fields(), pointer.frame, x - edge, y - edge)
        if field < 0:
            return False, False
        again = pointer.again(field) or (field == pointer.cursor and pointer.own_town())
        pointer.point(field)
        return True, again

    def click_hand(self, x: int, y: int) -> bool:
        """Point at a card; a second time gives the answer about it."""
        card = next((spot.card for spot in self.cards if y == 0 and spot.start <= x < spot.end), "")
        if not card:
            return False
        pointer = self.pointer
        marked = pointer.answer
        again = marked is not None and marked.key.partition(":")[2] == card
        if not again:
            pointer.pick_card(card)
        return again

    def hints(self) -> list[tuple[str, str]]:
        """Keys of the map for the last line."""
        words = {"t": "town", "h": "hero", "p": "players", "d": "decks", "a": "answers"}
        return [(key, message(f"table-hint-{word}", self.session.lang)) for key, word in words.items()]
