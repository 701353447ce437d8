"""Pointer: what the player has in hand and in mind: the answers, the one marked, the cursor, what is typed.

It knows the position and no screen; the table moves it by keys and mouse and draws what it says.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from rich.text import Text

from banneret.kernel.kinds import K_ACTION, K_CARD, K_MAY, K_PLAY, K_REROLL, K_TARGET
from banneret.ledger import clause, known
from banneret.terminal import panels, signs
from banneret.terminal.answers import Answer, answers_of, asked_about, likely, matches, meant
from banneret.terminal.board import Marks, step
from banneret.terminal.choicebox import Question
from banneret.terminal.forecast import Forecast, forecast
from banneret.terminal.scene import Scene
from banneret.terminal.session import Session
from banneret.text import message, name
from banneret.text.log import Situation, option_text, prompt

FORESEEN: Final = frozenset({K_PLAY, K_CARD, K_REROLL, K_TARGET, K_MAY})
"""Kinds of Choice in which every answer changes what an attack does; among actions only attacks do."""
CARDS: Final = ("play", "expert", "discard")


class Refusal(NamedTuple):
    """Why something is not done."""

    title: str
    text: str


class Pointer:
    """The player's side of the screen."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.game = session.game
        self.lang = session.lang
        self.scene: Scene = session.look()
        self.answers: list[Answer] = []
        self.ahead: dict[int, Forecast] = {}
        """By option: what it would lead to."""
        self.marked = -1
        """The place of the marked answer, -1 for none."""
        self.cursor = "b3"
        self.typing = False
        self.typed = ""
        self.notice = ""

    @property
    def answer(self) -> Answer | None:
        """The marked answer."""
        return self.answers[self.marked] if self.marked >= 0 else None

    def refresh(self) -> None:
        """Read the position again and mark the answer that is expected."""
        session = self.session
        self.scene = session.look()
        self.typing = False
        self.typed = ""
        mine = session.waits_for_person and session.viewer == session.asked
        self.answers = answers_of(self.game, self.lang) if mine else []
        self.ahead = {}
        for answer in self.answers:
            if self.game.state.kind in FORESEEN or answer.word == "attack":
                seen = forecast(self.game, session.asked, answer.option)
                if seen is not None:
                    self.ahead[answer.option] = seen
        active = self.scene.numbered(self.scene.active)
        if active is not None:
            self.cursor = active.space
        self.mark(self.expected())

    def expected(self) -> int:
        """The answer to mark first. None among actions: enter pressed once too often must not start an attack."""
        if not self.answers or self.game.state.kind == K_ACTION:
            return -1
        return len(self.answers) - 1 if self.game.state.kind in (K_PLAY, K_CARD) else 0

    # -- pointing ------------------------------------------------------------------------------------------------------

    def mark(self, place: int) -> None:
        """Mark an answer; the cursor goes to its space."""
        self.marked = place
        if place >= 0 and self.answers[place].space:
            self.cursor = self.answers[place].space

    def next(self, by: int) -> None:
        """Mark the next answer, or the one before; while something is typed, among those that fit."""
        self.notice = ""
        fitting = [self.answers.index(answer) for answer in matches(self.answers, self.typed)]
        if not fitting:
            return
        if self.marked in fitting:
            self.mark(fitting[(fitting.index(self.marked) + by) % len(fitting)])
        else:
            self.mark(fitting[0 if by > 0 else -1])

    def go(self, x: int, y: int) -> None:
        """Move the cursor: over the board where answers are about spaces, else through the list."""
        self.notice = ""
        if self.answers and not any(answer.space for answer in self.answers):
            self.next(1 if x + y > 0 else -1)
        else:
            self.point(step(self.cursor, x, y, self.scene, self.session.turned()))

    def look(self, x: int, y: int) -> None:
        """Move the cursor over the board and leave the marked answer as it is."""
        self.cursor = step(self.cursor, x, y, self.scene, self.session.turned())

    def point(self, space: str) -> None:
        """Put the cursor on a space and mark the answer about it."""
        self.cursor = space
        self.marked = next((n for n, answer in enumerate(self.answers) if answer.space == space), -1)

    # -- typing --------------------------------------------------------------------------------------------------------

    def type(self, text: str) -> None:
        """Change what is typed; the first answer that fits is marked."""
        self.notice = ""
        self.typed = text
        found = matches(self.answers, text) if text.strip() else []
        self.mark(self.answers.index(found[0]) if found else -1)

    def clear(self) -> None:
        """Forget what is typed and what was said."""
        if self.typing:
            self.marked = self.expected()
        self.typing = False
        self.typed = ""
        self.notice = ""

    def decide(self) -> int | Refusal | None:
        """What enter does: the place of the answer to give, a refusal, or nothing but a word in the box."""
        if not self.answers:
            return None
        typed = self.typed.strip()
        if not typed:
            self.typing = False
            if self.marked >= 0:
                return self.marked
            keys = asked_about(self.game, self.scene, self.cursor)
            return self.refusal(likely(self.scene, keys, self.cursor), self.cursor)
        found = matches(self.answers, typed)
        if len(found) == 1:
            return self.answers.index(found[0])
        if found:
            self.notice = message("ui-several", self.lang, answers=", ".join(answer.key for answer in found))
            return None
        self.clear()
        return self.refusal(meant(self.game, self.scene, typed), typed)

    def refusal(self, key: str, typed: str) -> Refusal | None:
        """Say why an answer is not taken. Nothing is left marked that another enter could give."""
        self.marked = self.expected()
        number = self.game.rules.parse(self.game.state.kind, key) if key else None
        if number is None:
            self.notice = message("ui-unknown", self.lang, answer=typed)
            return None
        title = message("ui-refused", self.lang, answer=option_text(self.game, number, self.lang))
        id = self.game.why_not(number)
        self.notice = f"{signs.FALLS} {title} ({id})"
        return Refusal(title, f"{id}: {clause(id).text}" if known(id) else id)

    def reasons(self) -> list[tuple[str, str]]:
        """Everything one might try at the cursor, each with the clause that forbids it or nothing."""
        now = Situation(self.game, self.lang)
        found: list[tuple[str, str]] = []
        for key in asked_about(self.game, self.scene, self.cursor):
            number = self.game.rules.parse(self.game.state.kind, key)
            if number is not None:
                found.append((option_text(self.game, number, self.lang, now), self.game.why_not(number)))
        return found

    # -- what it says --------------------------------------------------------------------------------------------------

    def marks(self) -> Marks:
        """What is drawn upon the board."""
        answer = self.answer
        targets: dict[str, str] = {}
        for other in self.answers:
            if other.word == "attack":
                seen = self.ahead.get(other.option)
                targets[other.space] = seen.short(seen.target) if seen else ""
        legal = frozenset(other.space for other in self.answers if other.space and other.word != "attack")
        chosen = answer.space if answer else ""
        ahead = self.ahead.get(answer.option) if answer and answer.word != "attack" else None
        struck = self.scene.numbered(ahead.target) if ahead else None
        if ahead is not None and struck is not None and struck.space not in legal:
            targets[struck.space] = ahead.short(ahead.target)
            chosen = chosen or struck.space
        return Marks(self.cursor, legal, targets, chosen, self.session.turned())

    def question(self) -> Question:
        """What the choice box shows."""
        if not self.answers:
            return Question(self.waiting(), [], -1, frozenset(), "", self.notice, {}, (), False)
        fitting = matches(self.answers, self.typed)
        return Question(
            title=prompt(self.game, self.lang),
            answers=self.answers,
            marked=self.marked,
            fitting=frozenset(n for n, answer in enumerate(self.answers) if answer in fitting),
            typed=self.typed or (" " if self.typing else ""),
            notice=self.notice,
            effects={option: seen.short(seen.target) for option, seen in self.ahead.items()},
            clauses=self.game.choice.clauses,
            open=True,
        )

    def headline(self) -> tuple[str, tuple[str, ...], str, bool]:
        """The words of the first line: where the game stands, where it is kept, whose turn it is, and if it is ours."""
        session, lang = self.session, self.lang
        where = message("ui-skirmish", lang)
        if self.scene.round:
            where += f" · {message('ui-round-n', lang, round=self.scene.round)}"
        saved: tuple[str, ...] = (message("ui-not-saved", lang),)
        if session.path is not None and not session.trouble:
            saved = tuple(message("ui-saved", lang, path=path) for path in (str(session.path), session.path.name))
            saved = (*saved, session.path.name)
        if not self.answers:
            return where, saved, self.waiting(), False
        side = f"{signs.SIDES[session.asked]} {session.sides[session.asked]}"
        return where, saved, f"{message('ui-your-turn', lang)} · {side}", True

    def waiting(self) -> str:
        """What is waited for when nobody here is asked."""
        if self.game.over:
            return message("ui-over", self.lang)
        asked = self.session.asked
        return message("ui-waiting-for", self.lang, side=f"{signs.SIDES[asked]} {self.session.called(asked)}")

    def details(self, width: int) -> tuple[Text, list[Text]]:
        """What the marked answer does, or what is under the cursor: a title and lines."""
        lang = self.lang
        answer = self.answer
        unit = self.scene.on(self.cursor)
        kind = self.kind_in_hand()
        if answer is not None and answer.option in self.ahead:
            ahead = self.ahead[answer.option]
            lines = panels.forecast_lines(self.scene, ahead, width, lang)
            target = self.scene.numbered(ahead.target)
            if target is not None:
                lines += [Text(), *panels.unit_lines(target, width, lang)]
            title = message("ui-attack-ahead", lang)
        elif kind:
            title, lines = name(kind, lang), panels.kind_lines(kind, width, lang)
        elif answer is not None and answer.word in CARDS:
            title = message("ui-hand", lang)
            lines = panels.card_lines(answer.key.partition(":")[2], width, lang)
        elif unit is not None:
            title = f"{signs.SIDES[unit.side]} {name(unit.unit, lang)}"
            lines = panels.unit_lines(unit, width, lang)
        else:
            what = "wall" if self.cursor in self.scene.walls else "gate" if self.cursor in self.scene.gate else ""
            title = self.cursor
            lines = [Text(name(what, lang) if what else message("ui-empty-space", lang), style=signs.DIM)]
        return Text(title, style=f"bold {signs.INK}"), lines

    def kind_in_hand(self) -> str:
        """The kind of unit the marked answer would deploy or reinforce, or that is being placed."""
        answer = self.answer
        if answer is not None and answer.word in ("deploy", "reinforce"):
            return answer.key.partition(":")[2]
        if answer is not None and answer.word == "place" and not self.scene.round:
            return self.session.last_key().partition(":")[2]
        return ""

    def inspection(self, width: int) -> tuple[str, Text]:
        """Everything about what is pointed at: what the answer would do, then the card or the unit."""
        lang = self.lang
        answer = self.answer
        unit = self.scene.on(self.cursor)
        parts: list[Text] = []
        if answer is not None and answer.option in self.ahead:
            parts += [*panels.forecast_lines(self.scene, self.ahead[answer.option], width, lang), Text()]
        title = self.cursor
        if answer is not None and answer.word in CARDS:
            title = answer.label
            parts += panels.card_lines(answer.key.partition(":")[2], width, lang)
        elif kind := self.kind_in_hand():
            title = name(kind, lang)
            parts += panels.kind_lines(kind, width, lang)
        elif unit is not None:
            title = f"{signs.SIDES[unit.side]} {name(unit.unit, lang)} {unit.space}"
            parts += [*panels.unit_lines(unit, width, lang)[:3], Text(), *panels.kind_lines(unit.unit, width, lang)]
        else:
            parts += self.details(width)[1]
        return title, Text("\n").join(parts)
