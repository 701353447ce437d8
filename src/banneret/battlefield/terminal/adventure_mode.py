"""Adventure mode at the terminal: cards instead of a map."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from banneret.battlefield.terminal.panels import adventure_told, draw_table, own_line
from banneret.heroes.terminal.help import MAP_KEYS, MAP_SIGNS, SIGNS
from banneret.heroes.terminal.map import details as map_details
from banneret.heroes.terminal.map import panels as map_panels
from banneret.heroes.terminal.map.face import MapFace
from banneret.heroes.terminal.map.pointer import MapPointer
from banneret.heroes.terminal.session import HeroesSession
from banneret.terminal import pages
from banneret.terminal.drawing import frame_lines
from banneret.terminal.layout import Layout
from banneret.terminal.pages import KEYS

ON_ADVENTURE: Final = frozenset({"keep_adventure", "swap_adventure", "resolve", "drop_adventure", "save_adventure"})
ON_CARD: Final = frozenset({"use_movement", "beside", "into_deck"})
ON_UNIT: Final = frozenset({"send", "stun", "rouse"})
CARD_KEYS: Final = (KEYS[0], *MAP_KEYS[2:11], *MAP_KEYS[12:])
CARD_SIGNS: Final = (SIGNS[1], MAP_SIGNS[-2], SIGNS[10])


class AdventureModePointer(MapPointer):
    """The player's side of the screen in Adventure mode."""

    def answer_details(self, width: int) -> map_details.Told | None:
        """What the marked answer is about."""
        answer, lang = self.answer, self.lang
        if answer is not None:
            rest = answer.key.partition(":")[2]
            if answer.word in ON_ADVENTURE:
                return adventure_told(rest, width, lang)
            if answer.word in ON_CARD:
                return map_details.of_card(rest, width, lang)
            if answer.word in ON_UNIT:
                return map_details.of_unit(rest, width, lang)
        return super().answer_details(width)


class AdventureModeFace(MapFace):
    """The Adventure cards, what lies open before both players, and what is pointed at."""

    def __init__(self, session: HeroesSession) -> None:
        super().__init__(session, AdventureModePointer(session))

    def help(self) -> Text:
        """The keys and signs of this face."""
        return pages.help_text("battlefield", self.session.lang, CARD_KEYS, CARD_SIGNS)

    def board(self, sizes: Layout) -> Text:
        """The cards on the table."""
        return draw_table(self.session, self.pointer, sizes)

    def side(self, sizes: Layout) -> tuple[Text, Text]:
        """The player who looks, and what is pointed at."""
        pointer, session = self.pointer, self.session
        world, lang, framed = pointer.world, pointer.lang, sizes.framed
        width = sizes.side_width - (4 if framed else 0)
        own = world.watched or world.players[max(0, world.turn)]
        lines = [own_line(own, lang), *map_panels.player_lines(own, width, lang)[1:]]
        others = [player for player in world.players if player.player != own.player]
        for player in others:
            lines += map_panels.other_lines(session, player, width, lang)
        lines.append(map_panels.track_line(world, width, lang))
        height = min(len(lines) + (2 if framed else 1), sizes.board_height - 5)
        title = map_panels.player_title(session, own, lang)
        players = frame_lines(title, lines, sizes.side_width, height, framed)
        title, lines = pointer.details(width)
        return players, frame_lines(title, lines, sizes.side_width, sizes.board_height - height, framed)

    def click_board(self, sizes: Layout, x: int, y: int) -> tuple[bool, bool]:
        """Nothing on this board is pointed at by the mouse; answers are clicked in their box."""
        return False, False
