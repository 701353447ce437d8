"""Windows: everything that is opened over the table, and what comes of what is chosen there."""

from __future__ import annotations

from typing import Final

from rich.text import Text
from textual.screen import Screen

from banneret.battlefield.terminal.adventure_mode import AdventureModeFace
from banneret.battlelore.terminal import pages as lore_pages
from banneret.battlelore.terminal.face import LoreFace
from banneret.battlelore.text.names_and_events import word
from banneret.heroes.terminal import pages, town
from banneret.kernel.game import Game
from banneret.terminal import panels
from banneret.terminal.chooser import Chooser
from banneret.terminal.dialogs import Ask, Reading, WhyNot
from banneret.terminal.faces import CombatFace, Face, MapFace
from banneret.terminal.help_and_summary import help_text, result_text
from banneret.terminal.listing import Listing
from banneret.terminal.session import Session
from banneret.text import message

READING_WIDTH: Final = 76


def face_of(session: Session) -> MapFace:
    """What a whole game looks like between its Combats: the map, or the cards of Adventure mode."""
    return AdventureModeFace(session) if session.world.expedition is not None else MapFace(session)


class Windows(Screen[None]):
    """A screen with a session from which windows are opened."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.game: Game = session.game
        self.lang = session.lang
        self.map = face_of(session) if session.whole else None
        self.lore = LoreFace(session) if session.lore else None
        self.face: Face = self.lore or self.fitting()

    def fitting(self) -> Face:
        """What a game of heroes looks like now: the map, or a Combat."""
        return self.map if self.map is not None and self.session.on_map else CombatFace(self.session)

    @property
    def pointer(self) -> Chooser:
        """The player's side of the screen, on the face that shows."""
        return self.face.pointer

    def give(self, place: int) -> None:
        """Give one of the answers."""
        raise NotImplementedError

    def action_why_not(self) -> None:
        """Ask about everything one might try at the cursor."""
        if self.pointer.answers:
            clauses = self.game.choice.clauses
            self.app.push_screen(WhyNot(self.pointer.tried()[1], self.pointer.reasons(), clauses, self.lang))

    def action_inspect(self) -> None:
        """Show everything about what is pointed at."""
        title, text = self.pointer.inspection(READING_WIDTH)
        self.app.push_screen(Reading(title, text, self.lang))

    def action_help(self) -> None:
        """Show the keys and the signs."""
        title = f"{message('ui-help', self.lang)} · {message('ui-keys', self.lang)}"
        self.app.push_screen(Reading(title, help_text(self.lang, self.face.help), self.lang))

    def action_log(self) -> None:
        """Show the whole log."""
        text = Text("\n").join([panels.log_line(line) for line in self.session.lines()])
        self.app.push_screen(Reading(message("ui-log", self.lang), text, self.lang, at_end=True))

    def action_town(self) -> None:
        """Open the viewer's town."""
        player = self.session.world.watched
        if self.map is not None and player is not None and player.faction is not None:
            title = message("table-town-of", self.lang, player=self.session.called(player.player))
            rows = town.town_rows(self.map.pointer, player)
            self.app.push_screen(Listing(title, town.town_head(player, self.lang), rows, self.lang), self._chosen)

    def action_hero(self) -> None:
        """Open the viewer's hero: hand, units, deck and discards."""
        player = self.session.world.watched
        if self.map is not None and player is not None:
            title = self.session.badge(player.player)
            rows = pages.hero_rows(self.map.pointer, player)
            self.app.push_screen(Listing(title, Text(""), rows, self.lang), self._chosen)

    def action_answers(self) -> None:
        """Show all answers in a list."""
        if not self.pointer.answers:
            return
        rows = []
        if self.lore is not None:
            rows = lore_pages.answer_rows(self.lore.pointer)
        elif self.map is not None:
            rows = pages.answer_rows(self.map.pointer)
        head = Text(self.pointer.question().title, style="bold")
        self.app.push_screen(Listing(message("table-answers", self.lang), head, rows, self.lang), self._chosen)

    def action_cards(self) -> None:
        """Show the hands of BattleLore and the open piles; a card that may be played can be chosen there."""
        if self.lore is not None:
            rows = lore_pages.card_rows(self.lore.pointer)
            title = word("screen-cards", self.lang)
            self.app.push_screen(Listing(title, Text(""), rows, self.lang), self._chosen)

    def action_heroes(self) -> None:
        """Show the character sheets of BattleLore."""
        if self.lore is not None:
            text = lore_pages.heroes_text(self.session.field, self.lang)
            self.app.push_screen(Reading(word("screen-heroes", self.lang), text, self.lang))

    def action_sides(self) -> None:
        """Show how an adventure of BattleLore is won and what both sides have."""
        if self.lore is not None:
            text = lore_pages.sides_text(self.session, self.session.field, self.lang)
            self.app.push_screen(Reading(word("screen-sides", self.lang), text, self.lang))

    def action_players(self) -> None:
        """Show everything about all players."""
        text = pages.players_text(self.session, self.session.world, self.lang)
        self.app.push_screen(Reading(message("table-players", self.lang), text, self.lang))

    def action_decks(self) -> None:
        """Show decks and discard piles."""
        text = pages.decks_text(self.session.world, self.lang)
        self.app.push_screen(Reading(message("table-decks", self.lang), text, self.lang))

    def _chosen(self, key: str | None) -> None:
        """Give the answer that was chosen in a window."""
        keys = [answer.key for answer in self.pointer.answers]
        if key in keys:
            self.give(keys.index(key))

    def action_quit(self) -> None:
        """Ask whether to leave."""
        path = self.session.path
        saved = path is not None and not self.session.trouble
        words = message("ui-quit-saved", self.lang, path=str(path)) if saved else message("ui-quit-unsaved", self.lang)
        answers = [("y", message("option-yes", self.lang)), ("n", message("option-no", self.lang))]
        self.app.push_screen(Ask(message("ui-quit-ask", self.lang), Text(words), answers), self._answered)

    def _show_result(self) -> None:
        answers = [("v", message("ui-see-board", self.lang)), ("l", message("ui-log", self.lang))]
        answers.append(("q", message("ui-quit", self.lang)))
        text = lore_pages.result_text(self.session) if self.session.lore else result_text(self.session)
        self.app.push_screen(Ask(message(self.session.over, self.lang), text, answers), self._answered)

    def _answered(self, key: str | None) -> None:
        """Do what was chosen in the window for leaving or for the result."""
        if key in ("y", "q"):
            self.app.exit()
        elif key == "l":
            self.action_log()
