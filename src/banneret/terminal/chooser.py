"""Chooser: the player's side: the answers, the marked one, what is typed, the last message.

It knows the position and no screen; the table controls it by keys and mouse and draws what it says. This class goes
through the list of answers; games with a board add pointing at it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import ClassVar, NamedTuple

from rich.text import Text

from banneret.kernel.kinds import K_ACTION, K_CARD, K_PLAY
from banneret.ledger import clause, known
from banneret.terminal import signs
from banneret.terminal.answers import NOWHERE, Answer, answers_of, matches
from banneret.terminal.choice_box import Question
from banneret.terminal.drawing import wrapped
from banneret.terminal.session import Session
from banneret.text import message


class Refusal(NamedTuple):
    """Why something is not done."""

    title: str
    text: str


class Chooser:
    """The player's side of the screen."""

    places: ClassVar[re.Pattern[str]] = NOWHERE
    """The pattern of the board's place names."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.game = session.game
        self.lang = session.lang
        self.answers: list[Answer] = []
        self.marked = -1
        """The place of the marked answer, -1 for none."""
        self.typing = False
        self.typed = ""
        self.notice = ""
        self.top = 0
        """The first visible line of a position that is longer than the board."""

    @property
    def answer(self) -> Answer | None:
        """The marked answer."""
        return self.answers[self.marked] if 0 <= self.marked < len(self.answers) else None

    @property
    def mine(self) -> bool:
        """Whether the person at the screen is asked."""
        session = self.session
        return session.waits_for_person and (session.viewer == session.asked or session.openly_asked)

    def refresh(self) -> None:
        """Read the position again and mark the answer that is expected."""
        self.forget_typed()
        self.answers = answers_of(self.game, self.session.asking()) if self.mine else []
        self.mark(self.expected())

    def forget_typed(self) -> None:
        """Begin a new question with nothing typed."""
        self.typing = False
        self.typed = ""

    def expected(self) -> int:
        """The answer to mark first: among cards the one that ends it.

        None among actions: enter pressed once too often must not start a fight.
        """
        if not self.answers or self.game.state.kind == K_ACTION:
            return -1
        ends = self.answers[-1].ends and self.game.state.kind in (K_PLAY, K_CARD)
        return len(self.answers) - 1 if ends else 0

    # -- pointing ------------------------------------------------------------------------------------------------------

    def mark(self, place: int) -> None:
        """Mark an answer."""
        self.marked = place

    def next(self, by: int) -> None:
        """Mark the next answer, or the one before; while something is typed, among those that fit."""
        self.notice = ""
        fitting = [self.answers.index(answer) for answer in self.matching(self.typed)]
        if not fitting:
            return
        if self.marked in fitting:
            self.mark(fitting[(fitting.index(self.marked) + by) % len(fitting)])
        else:
            self.mark(fitting[0 if by > 0 else -1])

    def go(self, x: int, y: int) -> None:
        """Move the cursor, or go through the answers where they are about no place."""
        self.next(1 if x + y > 0 else -1)

    def look(self, x: int, y: int) -> None:
        """Look around on the board and leave the marked answer as it is."""
        self.top = max(0, self.top + y)

    # -- typing --------------------------------------------------------------------------------------------------------

    def matching(self, typed: str) -> list[Answer]:
        """The answers that a typed text may mean."""
        return matches(self.answers, typed, self.places)

    def type(self, text: str) -> None:
        """Change what is typed; the first answer that fits is marked."""
        self.notice = ""
        self.typed = text
        found = self.matching(text) if text.strip() else []
        self.mark(self.answers.index(found[0]) if found else -1)

    def clear(self) -> None:
        """Clear the typed text and the message."""
        if self.typing:
            self.marked = self.expected()
        self.typing = False
        self.typed = ""
        self.notice = ""

    def decide(self) -> int | Refusal | None:
        """What enter does: the place of the answer to give, a refusal, or just a message in the box."""
        if not self.answers:
            return None
        typed = self.typed.strip()
        if not typed:
            self.typing = False
            return self.marked if self.marked >= 0 else self.refusal(*self.tried())
        found = self.matching(typed)
        if len(found) == 1:
            return self.answers.index(found[0])
        if found:
            self.notice = message("ui-several", self.lang, answers=", ".join(answer.key for answer in found))
            return None
        self.clear()
        return self.refusal(self.meant(typed), typed)

    def tried(self) -> tuple[str, str]:
        """What enter on something that may not be chosen has tried: a key, and its label."""
        return "", ""

    def meant(self, typed: str) -> str:
        """The key that a text means if it fits no legal answer."""
        text = "".join(typed.casefold().split())
        if self.game.rules.parse(self.game.state.kind, text) is not None:
            return text
        return next((key for key in self.asked_about() if text and key.startswith(text)), "")

    def asked_about(self) -> list[str]:
        """The keys you can ask "why not?" about here."""
        rules, state = self.game.rules, self.game.state
        return list(dict.fromkeys(rules.key(state.kind, option) for option in rules.candidates(state)))

    def refusal(self, key: str, typed: str) -> Refusal | None:
        """Say why an answer is refused. The marked answer is cleared, so that another enter cannot give it."""
        self.marked = self.expected()
        number = self.game.rules.parse(self.game.state.kind, key) if key else None
        if number is None:
            self.notice = message("ui-unknown" if typed else "ui-mark-first", self.lang, answer=typed)
            return None
        asking = self.session.asking()
        title = message("ui-refused", self.lang, answer=asking.label(number))
        id = self.game.why_not(number)
        obstacle = asking.obstacle(number, id)
        self.notice = f"{signs.FALLS} {title} {obstacle} ({id})" if obstacle else f"{signs.FALLS} {title} ({id})"
        text = f"{id}: {clause(id, self.lang).text}" if known(id) else id
        return Refusal(title, f"{obstacle} {text}" if obstacle else text)

    def reasons(self) -> list[tuple[str, str]]:
        """Everything the player might try here, each with the clause that forbids it, if any."""
        parsed = [self.game.rules.parse(self.game.state.kind, key) for key in self.asked_about()]
        numbers = [number for number in parsed if number is not None]
        reasons = [self.game.why_not(number) for number in numbers]
        asking = self.session.asking()
        return [(asking.label(number), reason) for number, reason in zip(numbers, reasons, strict=True)]

    # -- what it says --------------------------------------------------------------------------------------------------

    @property
    def effects(self) -> dict[int, str]:
        """By option: what the answer would do, in signs."""
        return {}

    def question(self) -> Question:
        """What the choice box shows."""
        if not self.answers:
            return Question(self.waiting(), [], -1, frozenset(), "", self.notice, {}, (), False)
        fitting = self.matching(self.typed)
        return Question(
            title=self.session.asking().prompt(),
            answers=self.answers,
            marked=self.marked,
            fitting=frozenset(n for n, answer in enumerate(self.answers) if answer in fitting),
            typed=self.typed or (" " if self.typing else ""),
            notice=self.notice,
            effects=self.effects,
            clauses=self.game.choice.clauses,
            open=True,
            heads=self.heads(),
            why=self.session.asking().why_now(),
        )

    def heads(self) -> Mapping[str, str]:
        """By verb: the heading of answers that are only places and are shown in a row."""
        return {}

    def where(self) -> str:
        """The progress of the game, for the first line."""
        return self.session.scenario

    def headline(self) -> tuple[str, tuple[str, ...], str, bool]:
        """The first line: the progress of the game, its file, whose turn it is, and whether it is ours."""
        session, lang = self.session, self.lang
        saved: tuple[str, ...] = (message("ui-not-saved", lang),)
        if session.path is not None and not session.trouble:
            saved = tuple(message("ui-saved", lang, path=path) for path in (str(session.path), session.path.name))
            saved = (*saved, session.path.name)
        if not self.answers:
            return self.where(), saved, self.waiting(), False
        return self.where(), saved, f"{message('ui-your-turn', lang)} · {session.badge(session.asked)}", True

    def waiting(self) -> str:
        """What the game waits for when nobody here is asked."""
        if self.game.over:
            return message(f"{self.session.game.rules.id}:{self.session.over}", self.lang)
        return message("ui-waiting-for", self.lang, side=self.session.badge(self.session.asked))

    def details(self, width: int) -> tuple[Text, list[Text]]:
        """What the marked answer does, or what is under the cursor: a title and lines."""
        answer, lines = self.answer, list[Text]()
        title = self.question().title
        if answer is not None:
            title = answer.label
            lines += wrapped(answer.key, width, signs.AZURE)
        for id in self.game.choice.clauses if self.answers else ():
            if known(id):
                lines += [
                    Text(),
                    Text(id, style=f"bold {signs.GOLD}"),
                    *wrapped(clause(id, self.lang).text, width, signs.INK),
                ]
        return Text(title, style=f"bold {signs.INK}"), lines

    def inspection(self, width: int) -> tuple[str, Text]:
        """Everything about what is pointed at."""
        title, lines = self.details(width)
        return title.plain, Text("\n").join(lines)
