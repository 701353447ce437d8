"""The table: the one screen on which the game is played."""

from __future__ import annotations

from threading import Thread
from typing import ClassVar, Final

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, VerticalScroll
from textual.widgets import Static

from banneret.bots.advice import Advice
from banneret.kernel.errors import Refused
from banneret.terminal import panels
from banneret.terminal.choice_box import Spot, draw_choice
from banneret.terminal.chooser import Refusal
from banneret.terminal.dialogs import Curtain
from banneret.terminal.face import LETTERS
from banneret.terminal.hint import HintWindow
from banneret.terminal.layout import LEAST_HEIGHT, LEAST_WIDTH, Layout
from banneret.terminal.session import Line, Session
from banneret.terminal.windows import Windows
from banneret.text import message

SPEEDS: Final = {"slow": 1.6, "normal": 0.7, "fast": 0.25, "instant": 0.0}
"""Seconds between two answers of bots."""
PARTS: Final = ("title", "board", "choice", "hand", "keys", "order", "details")
LOG_LINES: Final = 150
"""How far back the log on the table goes; the window for the log has all of it."""


class Table(Windows):
    """Board, order, choice, hand and log, and the keys that go with them."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab", "next(1)", show=False),
        Binding("shift+tab", "next(-1)", show=False),
        Binding("left", "go(-1, 0)", show=False),
        Binding("right", "go(1, 0)", show=False),
        Binding("up", "go(0, -1)", show=False),
        Binding("down", "go(0, 1)", show=False),
        Binding("shift+left", "look(-1, 0)", show=False),
        Binding("shift+right", "look(1, 0)", show=False),
        Binding("shift+up", "look(0, -1)", show=False),
        Binding("shift+down", "look(0, 1)", show=False),
        Binding("enter", "confirm", show=False),
        Binding("escape", "clear", show=False),
        Binding("backspace", "erase", show=False),
        Binding("pageup", "scroll_log(-1)", show=False),
        Binding("pagedown", "scroll_log(1)", show=False),
        Binding("f1", "help", show=False),
    ]

    def __init__(self, session: Session, speed: str) -> None:
        super().__init__(session)
        self.speed = speed
        self.spots: list[Spot] = []
        self.sizes: Layout = self.face.plan(LEAST_WIDTH, LEAST_HEIGHT)
        self._turn = 0
        """Counts answers and undos, so that an outdated answer of a bot is dropped."""
        self._ended = False
        self._hinting: int | None = None
        self._logged: tuple[Layout | None, list[Line]] = (None, [])

    def compose(self) -> ComposeResult:
        """Everything the screen is made of, from the top down."""
        yield Static(id="title")
        with Container(id="middle"):
            yield Static(id="board")
            with Container(id="side"):
                yield Static(id="order")
                yield Static(id="details")
        yield Static(id="choice")
        yield Static(id="hand")
        with VerticalScroll(id="log", can_focus=False):
            yield Static(id="words")
        yield Static(id="keys")
        yield Static(id="small")

    def on_mount(self) -> None:
        """Show the first Choice."""
        self._turn_to_next()

    def on_resize(self, event: events.Resize) -> None:
        """Lay everything out again."""
        self.set_class(event.size.width < LEAST_WIDTH or event.size.height < LEAST_HEIGHT, "small")
        needed = message("ui-too-small", self.lang, width=LEAST_WIDTH, height=LEAST_HEIGHT)
        self.query_one("#small", Static).update(needed)
        self._lay_out(event.size.width, event.size.height)
        self.draw()

    def _lay_out(self, width: int, height: int) -> None:
        """Give every part its size on the present face."""
        sizes = self.sizes = self.face.plan(width, height)
        for id, wide, high in (
            ("#middle", sizes.width, sizes.board_height),
            ("#board", sizes.board_width, sizes.board_height),
            ("#side", sizes.side_width, sizes.board_height),
            ("#choice", sizes.width, sizes.choice_height),
            ("#hand", sizes.width, sizes.hand_height),
            ("#log", sizes.width, sizes.log_height),
        ):
            self.query_one(id).styles.width = wide
            self.query_one(id).styles.height = high

    # -- whose turn it is ----------------------------------------------------------------------------------------------

    def _turn_to_next(self) -> None:
        """Continue with the seat that is asked: a person here, a person who has to come first, a bot, or nobody any
        more."""
        self._turn += 1
        session = self.session
        if session.trouble:
            self.notify(message("ui-save-failed", self.lang, reason=session.trouble), severity="error", timeout=10)
        if session.needs_curtain:
            session.stand_up()
            self._refresh()
            curtain = Curtain(session.badge(session.asked), self.lang)
            self.app.push_screen(curtain, lambda _: self._sit_down())
            return
        self._sit_down()
        if self.game.over:
            if not self._ended:
                self._ended = True
                self._show_result()
        elif not session.waits_for_person:
            self._ask_bot()

    def _sit_down(self) -> None:
        self.session.sit_down()
        self._refresh()

    def _refresh(self) -> None:
        """Read the position again, and switch to another face if the game has moved on to it."""
        self.face = self.face.fitting()
        self.pointer.refresh()
        if self.is_mounted and self.face.plan(self.size.width, self.size.height) != self.sizes:
            self._lay_out(self.size.width, self.size.height)
        self.draw()

    def _ask_bot(self) -> None:
        """Let a bot think in its own thread, then give its answer after a moment, so that people can follow."""
        seat = self.session.asked
        bot = self.session.bots[seat]
        view = self.game.view(seat)
        turn = self._turn

        def think() -> None:
            try:
                option: int | Exception = bot.choose(view, self.game.rules)
            except Exception as error:  # whatever a bot does wrong, the game goes on
                option = error
            try:
                self.app.call_from_thread(self._bot_answers, turn, seat, option)
            except RuntimeError:
                return  # the player has left the table meanwhile

        Thread(target=think, daemon=True).start()

    def _bot_answers(self, turn: int, seat: int, option: int | Exception) -> None:
        delay = SPEEDS[self.speed]
        if delay and not isinstance(option, Exception):
            self.set_timer(delay, lambda: self._take_from_bot(turn, seat, option))
        else:
            self._take_from_bot(turn, seat, option)

    def _take_from_bot(self, turn: int, seat: int, option: int | Exception) -> None:
        if turn != self._turn:
            return
        try:
            if isinstance(option, Exception):
                raise option
            self.session.answer(option)
        except Exception as error:
            bot = self.session.seats[seat]
            reason = str(error) or type(error).__name__
            self.session.dismiss_bot(seat)
            self.notify(message("ui-bot-failed", self.lang, bot=bot, reason=reason), severity="error", timeout=12)
        self.pointer.notice = ""
        self._turn_to_next()

    # -- answering -----------------------------------------------------------------------------------------------------

    def give(self, place: int) -> None:
        """Give one of the answers."""
        self.pointer.notice = ""
        self.session.answer(self.pointer.answers[place].option)
        self._turn_to_next()

    def action_confirm(self) -> None:
        """Give what is typed or marked, or say why not."""
        self.app.clear_notifications()
        window = self.face.opened()
        if window is not None:
            self.open(window)
            return
        decided = self.pointer.decide()
        if isinstance(decided, Refusal):
            self.notify(decided.text, title=decided.title, severity="error", timeout=8)
        elif decided is not None:
            self.give(decided)
            return
        self.draw()

    def on_key(self, event: events.Key) -> None:
        """Characters are commands, keys of answers, or the beginning of a typed answer."""
        character = event.character
        if not event.is_printable or character is None:
            return
        event.stop()
        self.app.clear_notifications()
        pointer = self.pointer
        letters = self.face.letters
        whole = pointer.places.fullmatch(pointer.typed) is not None
        if pointer.typing and not (whole and character in letters):
            pointer.type(pointer.typed + character)
        elif character in LETTERS:
            getattr(self, f"action_{LETTERS[character]}")()
            return
        elif character in letters:
            self.open(self.face.command(letters[character]))
        elif any(answer.hotkey == character for answer in pointer.answers):
            self.give([answer.hotkey for answer in pointer.answers].index(character))
            return
        elif character != " " and pointer.answers:
            pointer.typing = True
            pointer.type("" if character in ":/>" else character)
        self.draw()

    def action_erase(self) -> None:
        """Take back a character."""
        if len(self.pointer.typed) > 1:
            self.pointer.type(self.pointer.typed[:-1])
        else:
            self.pointer.clear()
        self.draw()

    def action_clear(self) -> None:
        """Forget what is typed and what was said."""
        self.app.clear_notifications()
        self.pointer.clear()
        self.draw()

    def action_next(self, by: int) -> None:
        """Go to the next answer, or the one before."""
        self.pointer.next(by)
        self.draw()

    def action_go(self, x: int, y: int) -> None:
        """Move the cursor."""
        self.pointer.go(x, y)
        self.draw()

    def action_look(self, x: int, y: int) -> None:
        """Look around on the board."""
        self.pointer.look(x, y)
        self.draw()

    def on_click(self, event: events.Click) -> None:
        """A click on the board points, and a second click there gives the answer; so does a click in the box."""
        widget, region = self.get_widget_at(event.screen_x, event.screen_y)
        x, y = event.screen_x - region.x, event.screen_y - region.y
        if widget.id == "board":
            there, again = self.face.click_board(self.sizes, x, y)
            if there:
                self.draw()
            if again:
                self.action_confirm()
        elif widget.id == "hand":
            again = self.face.click_hand(x, y)
            self.draw()
            if again:
                self.action_confirm()
        elif widget.id == "choice":
            for spot in self.spots:
                if spot.line == y and spot.start <= x < spot.end:
                    self.give(spot.place)
                    return

    # -- commands ------------------------------------------------------------------------------------------------------

    def action_undo(self) -> None:
        """Take back the last answer."""
        self._go_back("undo", "ui-no-undo", "ui-taken-back")

    def action_redo(self) -> None:
        """Give the answer that was taken back."""
        self._go_back("redo", "ui-no-redo", "ui-given-again")

    def _go_back(self, what: str, refused: str, done: str) -> None:
        try:
            key = self.session.undo() if what == "undo" else self.session.redo()
        except Refused:
            self.pointer.notice = message(refused, self.lang)
            self.draw()
            return
        self._ended = False
        self.pointer.notice = message(done, self.lang, answer=key)
        self._turn_to_next()

    def action_ask_me(self) -> None:
        """Ask to be asked as well once, then always, then no longer."""
        when = self.session.ask_me()
        self.pointer.notice = message(f"ui-ask-me-{when or 'none'}", self.lang)
        if when:
            self._turn_to_next()
        else:
            self.draw()

    def action_hint(self) -> None:
        """Let the strongest bot think about what is asked in a process of its own, then show what it would answer."""
        session, turn = self.session, self._turn
        if not session.waits_for_person or session.viewer != session.asked or not self.pointer.answers:
            return
        if self._hinting == turn:
            return
        self._hinting = turn
        view = session.view
        self.pointer.notice = message("ui-hint-thinking", self.lang)
        self.draw()

        def think() -> None:
            try:
                advice: Advice | None = session.adviser.advise(view, self.game.rules)
            except Exception:  # a process that fell; the game goes on without a hint
                advice = None
            try:
                self.app.call_from_thread(self._show_hint, turn, advice)
            except RuntimeError:
                return  # the table was left meanwhile

        Thread(target=think, daemon=True).start()

    def _show_hint(self, turn: int, advice: Advice | None) -> None:
        """Show a hint, unless what it is about has been answered."""
        if self._hinting == turn:
            self._hinting = None
        if turn != self._turn:
            return
        self.pointer.notice = "" if advice else message("ui-hint-failed", self.lang)
        self.draw()
        if advice and self.is_current:
            self.open(HintWindow(advice, self.session.view, self.session.asking(), self.lang))

    def action_speed(self) -> None:
        """Let the bots play faster, and slowly again after the fastest speed."""
        names = list(SPEEDS)
        self.speed = names[(names.index(self.speed) + 1) % len(names)]
        self.draw()

    def action_scroll_log(self, by: int) -> None:
        """Scroll the log by a page."""
        log = self.query_one("#log", VerticalScroll)
        log.scroll_relative(y=by * max(1, self.sizes.log_height - 1), animate=False)

    # -- drawing -------------------------------------------------------------------------------------------------------

    def draw(self) -> None:
        """Show everything as it is now."""
        if not self.is_mounted or not self.query("#small"):
            return  # not set up yet, or being cleared while a bot still answers
        sizes, session, lang, pointer = self.sizes, self.session, self.lang, self.pointer
        face = self.face
        put = {id: self.query_one(f"#{id}", Static).update for id in PARTS}
        put["title"](panels.draw_title(sizes, *pointer.headline()))
        put["board"](face.board(sizes))
        box, self.spots = draw_choice(pointer.question(), sizes)
        put["choice"](box)
        put["hand"](face.hand(sizes))
        bots = message("ui-speed", lang, speed=message(f"ui-speed-{self.speed}", lang)) if session.bots else ""
        put["keys"](panels.draw_keys(sizes, lang, self.game.can_undo, self.game.can_redo, bots, face.hints()))
        order, details = face.side(sizes)
        put["order"](order)
        put["details"](details)
        self._draw_log()

    def _draw_log(self) -> None:
        lines = self.session.lines()
        if lines == self._logged[1] and self.sizes == self._logged[0]:
            return  # the most expensive part to draw, and moving the cursor does not change it
        self._logged = (self.sizes, lines)
        if self.sizes.log_height == 1:
            text = panels.brief_log(lines, self.sizes.width)
        else:
            text = Text("\n").join([panels.log_line(line) for line in lines[-LOG_LINES:]])
        self.query_one("#words", Static).update(text)
        self.query_one("#log", VerticalScroll).scroll_end(animate=False)
