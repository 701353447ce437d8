"""BattlelorePointer: the player at a battleground."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import ClassVar, Final, cast

import msgspec
from rich.text import Text

from banneret.battlelore.state.battleground import Battleground
from banneret.battlelore.table.anchors import NAMED
from banneret.battlelore.table.asked import expected_answer
from banneret.battlelore.table.odds import BACK_ROLL, odds
from banneret.battlelore.table.pointing import meant_at
from banneret.battlelore.table.reach import battlelore_ways
from banneret.battlelore.table.types import BattleloreAim, BattleloreBattle, BattleloreOdds, BattleloreUnit
from banneret.battlelore.terminal import details as thing_details
from banneret.battlelore.terminal.answers import HEX, asked_about, battlelore_answers, heads
from banneret.battlelore.terminal.board import MIDDLE, BattleloreMarks, step_hex
from banneret.battlelore.terminal.session import BattleloreSession
from banneret.battlelore.text.names_and_events import word
from banneret.kernel.kinds import K_CARD
from banneret.kernel.sequence import question_of
from banneret.table.protocol import Way
from banneret.terminal import signs
from banneret.terminal.answers import Answer
from banneret.terminal.board_chooser import BoardChooser
from banneret.terminal.chooser import Refusal

WARY: Final = frozenset((*NAMED["hex"], *NAMED["unit"])) - {"order", "unit", "deploy", "site", "muster"}
"""Answers that do something at a hex: none of them is marked before somebody points at it."""


class BattlelorePointer(BoardChooser):
    """The player's side of the screen in an adventure of BattleLore."""

    places: ClassVar[re.Pattern[str]] = HEX
    session: BattleloreSession

    def __init__(self, session: BattleloreSession) -> None:
        super().__init__(session, MIDDLE)
        self.scene = session.scene
        self.pointed = False
        """Whether somebody has pointed at a hex since the question came up."""
        self.ways: tuple[Way, ...] = ()
        """Where ordered units may go while they move."""

    def refresh(self) -> None:
        """Read the position again and mark the answer that is expected."""
        self.scene = self.session.scene
        self.forget_typed()
        self.pointed = False
        self.answers = battlelore_answers(self.game, self.scene, self.lang) if self.mine else []
        self.ways = battlelore_ways(self.game, self.session.asked) if self.mine else ()
        acting = self.scene.unit(self.scene.view.active)
        if acting is not None:
            self.cursor = acting.hex
        self.mark(self.expected())

    def expected(self) -> int:
        """The answer to mark first; none where enter pressed once too often would move somebody or start a battle."""
        answers = self.answers
        fights = self.scene.view.phase == "combat" and any(answer.word == "unit" for answer in answers)
        if not answers or fights or (len(answers) > 1 and any(answer.word in WARY for answer in answers)):
            return -1
        keys = [answer.key for answer in answers]
        state = self.game.state
        usual = expected_answer(keys, state.kind, question_of(state.step))
        return keys.index(usual) if usual else keys.index("done") if state.kind == K_CARD and "done" in keys else 0

    # -- pointing ------------------------------------------------------------------------------------------------------

    @property
    def turned(self) -> bool:
        """Whether the pennant side looks, whose baseline is then at the bottom."""
        return self.session.turned()

    def beside(self, x: int, y: int) -> str:
        """The hex next to the cursor on the screen."""
        return step_hex(self.cursor, x, y, self.turned)

    def look(self, x: int, y: int) -> None:
        """Move the cursor over the battleground and leave the marked answer as it is."""
        self.pointed = True
        super().look(x, y)

    def point(self, space: str) -> None:
        """Put the cursor on a hex and mark the answer about it."""
        self.pointed = True
        super().point(space)

    def pick(self, key: str) -> bool:
        """Mark an answer by its key; whether it was marked already."""
        place = next((n for n, answer in enumerate(self.answers) if answer.key == key), -1)
        again = place >= 0 and place == self.marked
        self.mark(place)
        return again

    def decide(self) -> int | Refusal | None:
        """What enter does; before anybody has pointed at anything it only says how to."""
        if self.answers and self.marked < 0 and not self.pointed and not self.typed.strip():
            self.typing = False
            self.notice = word("screen-point", self.lang)
            return None
        return super().decide()

    def tried(self) -> tuple[str, str]:
        """What somebody who points at the cursor's hex wants there."""
        keys = [key for key in self.asked_about() if key.endswith(f":{self.cursor}")]
        return keys[0] if keys else "", self.cursor

    def meant(self, typed: str) -> str:
        """The key that a text stands for which fits no legal answer."""
        text = "".join(typed.casefold().split())
        kind = self.game.state.kind
        if self.game.rules.parse(kind, text) is not None:
            return text
        meant = [*meant_at(self.game, f"hex:{text}"), *(key for key in self.asked_about() if key.startswith(text))]
        return meant[0] if text and meant else ""

    def asked_about(self) -> list[str]:
        """The keys you can ask "why not?" about at the cursor's hex."""
        return asked_about(self.game, self.scene, self.cursor)

    # -- what it says --------------------------------------------------------------------------------------------------

    def heads(self) -> Mapping[str, str]:
        """What stands before hexes in a row."""
        return heads(self.lang)

    def aim(self, answer: Answer) -> tuple[BattleloreUnit, BattleloreAim] | None:
        """The attack an answer leads to: a target of the unit in hand, or the only target of a unit that is chosen."""
        if answer.word == "unit" and self.scene.view.phase == "combat":
            unit = self.scene.on(answer.space)
            return (unit, unit.targets[0]) if unit is not None and len(unit.targets) == 1 else None
        unit = self.scene.unit(self.scene.view.active) or self.scene.on(self.cursor)
        if answer.word != "attack" or unit is None:
            return None
        return next(((unit, aim) for aim in unit.targets if aim.hex == answer.space), None)

    def marks(self) -> BattleloreMarks:
        """What is drawn on the battleground."""
        fitting = self.matching(self.typed) if self.typed.strip() else self.answers
        targets = {}
        for answer in fitting:
            if answer.word in ("attack", "web", "boulder", "hatchets", "bow", "lightning"):
                seen = self.aim(answer)
                targets[answer.space] = thing_details.in_signs(seen[1].odds, seen[1].dice) if seen is not None else ""
        legal = frozenset(answer.space for answer in fitting if answer.space and answer.space not in targets)
        if self.answer is not None and self.answer.word == "unit" and self.scene.view.phase == "combat":
            # Before a unit is chosen to battle one sees whom it could attack.
            unit = self.scene.on(self.answer.space)
            for aim in unit.targets if unit is not None else ():
                targets[aim.hex] = thing_details.in_signs(aim.odds, aim.dice)
        acting = self.scene.unit(self.scene.view.active)
        return BattleloreMarks(
            self.cursor,
            legal,
            targets,
            self.answer.space if self.answer else "",
            acting.hex if acting is not None else "",
            self.turned,
            frozenset(way.to for way in self.ways if self.answer is not None and way.answers[0] == self.answer.key),
        )

    @property
    def effects(self) -> dict[int, str]:
        """By option: the dice of an attack and its chance, in signs."""
        found = {}
        for answer in self.answers:
            seen = self.aim(answer)
            if seen is not None:
                found[answer.option] = thing_details.in_signs(seen[1].odds, seen[1].dice)
        return found

    def where(self) -> str:
        """The phase, the turn and the adventure, whose name may be long and so comes last."""
        view, lang = self.scene.view, self.lang
        turn = [word("screen-turn", lang, {"n": view.turns})] if view.turns else []
        return " · ".join([word(f"phase-{view.phase}", lang), *turn, self.session.adventure[0]])

    def details(self, width: int) -> tuple[Text, list[Text]]:
        """What the marked answer is about, or what is under the cursor: a title and lines."""
        scene, lang, answer = self.scene, self.lang, self.answer
        if answer is not None:
            verb, _, rest = answer.key.partition(":")
            if verb == "class":
                return thing_details.of_class(rest, width, lang)
            if verb == "level":
                title, lines = thing_details.told_of("master", rest, width, lang)
                return title, [*thing_details.levels(scene, self._given(), width, lang), *lines]
            if verb in thing_details.KIND_OF:
                return thing_details.told_of(thing_details.KIND_OF[verb], rest, width, lang)
            way = next((way for way in self.ways if way.answers == (answer.key,)), None)
            if way is not None:
                return thing_details.of_way(scene, way, width, lang)
            if seen := self.aim(answer):
                return thing_details.of_battle(scene, seen[0].number, seen[1].unit, seen[1].odds, width, lang)
        if not self.pointed and (moment := self._moment(width)) is not None:
            return moment
        unit = scene.on(self.cursor)
        if unit is not None:
            return thing_details.of_unit(scene, unit, width, lang)
        return thing_details.of_hex(scene, self.cursor, width, lang)

    def _moment(self, width: int) -> thing_details.Told | None:
        """The battle or retreat that is under way, or the moment at which lore may be played."""
        scene, lang = self.scene, self.lang
        view = scene.view
        battle = view.battle
        if battle is not None and question_of(self.game.state.step) == "ask_back":
            return thing_details.of_battle(scene, battle.target, battle.attacker, self._back(battle), width, lang)
        if battle is not None and battle.odds is not None:
            told = thing_details.of_battle(scene, battle.attacker, battle.target, battle.odds, width, lang)
        elif view.window is not None:
            told = thing_details.of_moment(scene, view.window, width, lang)
        elif view.flight is not None:
            told = thing_details.of_flight(scene, view.flight, width, lang)
        else:
            return None
        if view.window is not None:
            told[1].insert(0, Text(word(f"window-{view.window.kind}", lang), style=signs.DIM))
        return told

    def _back(self, battle: BattleloreBattle) -> BattleloreOdds:
        """The odds of battling back."""
        state = cast(Battleground, self.game.view(self.session.viewer).state)
        return msgspec.convert(odds(state, battle.target, battle.attacker, BACK_ROLL), BattleloreOdds)

    def _given(self) -> list[str]:
        """The Lore Masters to whom the asked player has given levels so far; nobody else sees that yet."""
        rules, asked = self.game.rules, self.session.asked
        keys = [rules.key(kind, answer) for seat, kind, answer, _ in self.game.answers if seat == asked]
        return [key.partition(":")[2] for key in keys if key.startswith("level:")]

    def inspection(self, width: int) -> tuple[str, Text]:
        """Everything about what is pointed at: first the answer, then the unit or hex under the cursor."""
        title, lines = self.details(width)
        unit = self.scene.on(self.cursor)
        hero = self.scene.hero(unit.hero) if unit is not None else None
        if hero is not None:
            lines = [*lines, Text(), Text(hero.name, style="bold")]
            lines += thing_details.hero_lines(hero, width, self.lang, True)
        return title.plain, Text("\n").join(lines)
