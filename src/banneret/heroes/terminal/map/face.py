"""The table between Combats: the map, the players and what is pointed at."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from rich.text import Text

from banneret.heroes.terminal.combat.face import CombatFace
from banneret.heroes.terminal.help import help_text
from banneret.heroes.terminal.layout import plan_map
from banneret.heroes.terminal.map import pages, panels, town
from banneret.heroes.terminal.map.camera import field_at, more_of
from banneret.heroes.terminal.map.drawing import draw_chart
from banneret.heroes.terminal.map.pointer import MapPointer
from banneret.heroes.terminal.map.scenario import sight_line
from banneret.heroes.terminal.result import result_text
from banneret.heroes.terminal.session import HeroesSession
from banneret.heroes.text.messages import message
from banneret.terminal import signs
from banneret.terminal.dialogs import Dialog, Reading
from banneret.terminal.drawing import boxed, frame_lines, unwrapped
from banneret.terminal.face import LETTERS, Face
from banneret.terminal.layout import Layout
from banneret.terminal.listing import Listing, Row

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


class MapFace(Face):
    """The map, the players and what is pointed at."""

    letters: ClassVar[Mapping[str, str]] = MAP_LETTERS
    session: HeroesSession
    pointer: MapPointer

    def __init__(self, session: HeroesSession, pointer: MapPointer | None = None) -> None:
        super().__init__(session, pointer or MapPointer(session))
        self.cards: list[panels.Card] = []

    def fitting(self) -> Face:
        """The board of a Combat, while one is fought."""
        return self if self.session.on_map else CombatFace(self.session, self)

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
        lines = [*panels.player_lines(own, width, lang), sight_line(session, world, width, lang)]
        others = [player for player in world.players if player.player != own.player]
        for player in others:
            if framed or len(others) == 1:
                lines += panels.other_lines(session, player, width, lang)
            else:
                lines.append(panels.brief_line(session, player, width, lang))
        if framed or sizes.board_height > 16:
            lines.append(panels.track_line(world, width, lang))
            lines.append(panels.proclaimed_line(world, width, lang))
        height = min(len(lines) + (2 if framed else 1), sizes.board_height - 6)
        title = panels.player_title(session, own, lang)
        players = frame_lines(title, lines, sizes.side_width, height, framed)
        title, lines = pointer.details(width)
        return players, frame_lines(title, lines, sizes.side_width, sizes.board_height - height, framed)

    def hand(self, sizes: Layout) -> Text:
        """The viewer's cards, and the decks."""
        text, self.cards = panels.draw_map_hand(self.pointer, sizes, self.session.lang)
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

    def opened(self) -> Dialog | None:
        """The town, where it is under the cursor and there is nothing else to do."""
        return self._town() if self.pointer.opens_town() else None

    def command(self, what: str) -> Dialog | None:
        """Carry out a command of the map: the window it opens, if it opens one."""
        lang, world = self.session.lang, self.session.world
        match what:
            case "town":
                return self._town()
            case "hero":
                return self._hero()
            case "players":
                return Reading(message("table-players", lang), pages.players_text(self.session, world, lang), lang)
            case "decks":
                return Reading(message("table-decks", lang), pages.decks_text(world, lang), lang)
            case "centre":
                self.pointer.go_home()
                return None
        return super().command(what)

    def _town(self) -> Dialog | None:
        """The viewer's town."""
        session, player = self.session, self.session.world.watched
        if player is None or player.faction is None:
            return None
        title = message("table-town-of", session.lang, player=session.called(player.player))
        rows = town.town_rows(self.pointer, player)
        return Listing(title, town.town_head(player, session.lang), rows, session.lang)

    def _hero(self) -> Dialog | None:
        """The viewer's hero: hand, units, deck and discards."""
        session, player = self.session, self.session.world.watched
        if player is None:
            return None
        return Listing(session.badge(player.player), Text(""), pages.hero_rows(self.pointer, player), session.lang)

    def answer_rows(self) -> list[Row]:
        """Every legal answer with what it is about."""
        return pages.answer_rows(self.pointer)

    def help(self) -> Text:
        """The keys and signs of this face."""
        return help_text(self.session.lang, "map")

    def result(self) -> Text:
        """How the game ended."""
        return result_text(self.session)
