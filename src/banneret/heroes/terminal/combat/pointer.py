"""Pointer: the player at the board of a Combat."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import ClassVar, Final

from rich.text import Text

from banneret.heroes.rules import SKIRMISH
from banneret.heroes.table.anchors import NAMED
from banneret.heroes.table.foresee import Forecast, forecast, foretold
from banneret.heroes.terminal import piece_signs
from banneret.heroes.terminal.combat import hex_board, obstacles, panels
from banneret.heroes.terminal.combat.answers import ON_MORALE, SPACE, answers_of, asked_about, heads, likely, meant
from banneret.heroes.terminal.combat.board import Marks, step
from banneret.heroes.terminal.combat.model import TOWER, Scene
from banneret.heroes.terminal.session import HeroesSession
from banneret.heroes.text.component_names import name
from banneret.heroes.text.messages import message
from banneret.terminal import signs
from banneret.terminal.board_chooser import BoardChooser
from banneret.terminal.drawing import wrapped

CARDS: Final = (*NAMED["card"], *NAMED["offer"], *ON_MORALE, "hero")
"""Answers that are about a card, or a hero's."""


class Pointer(BoardChooser):
    """The player's side of the screen in a Combat."""

    places: ClassVar[re.Pattern[str]] = SPACE
    session: HeroesSession

    def __init__(self, session: HeroesSession) -> None:
        self.scene: Scene = session.look()
        super().__init__(session, hex_board.MIDDLE if self.scene.hexes else "b3")
        self.ahead: dict[int, Forecast] = {}
        """By option: what it would lead to."""

    def refresh(self) -> None:
        """Read the position again and mark the answer that is expected."""
        self.scene = self.session.look()
        self.forget_typed()
        self.answers = answers_of(self.game, self.lang) if self.mine else []
        self.ahead = {}
        for answer in self.answers:
            if foretold(self.game.state.kind, answer.key):
                seen = forecast(self.game, self.session.asked, answer.option)
                if seen is not None:
                    self.ahead[answer.option] = seen
        if self.scene.hexes != hex_board.is_hex(self.cursor) and (self.cursor != TOWER or not self.scene.tower):
            self.cursor = hex_board.MIDDLE if self.scene.hexes else "b3"
        active = self.scene.numbered(self.scene.active)
        if active is not None:
            self.cursor = active.space
        self.mark(self.expected())

    # -- pointing ------------------------------------------------------------------------------------------------------

    def beside(self, x: int, y: int) -> str:
        """The space next to the cursor on the screen."""
        if self.scene.hexes:
            return hex_board.step_hex(self.cursor, x, y, self.scene)
        return step(self.cursor, x, y, self.scene, self.session.turned())

    def tried(self) -> tuple[str, str]:
        """What somebody who points at the cursor's space wants there."""
        return likely(self.asked_about(), self.cursor), self.cursor

    def meant(self, typed: str) -> str:
        """The key that a text stands for which fits no legal answer."""
        return meant(self.game, self.scene, typed)

    def asked_about(self) -> list[str]:
        """The keys you can ask "why not?" about on the cursor's space."""
        return asked_about(self.game, self.scene, self.cursor)

    # -- what it says --------------------------------------------------------------------------------------------------

    def marks(self) -> Marks:
        """What is drawn upon the board."""
        answer = self.answer
        targets: dict[str, str] = {}
        for other in self.answers:
            if other.word == "attack":
                seen = self.ahead.get(other.option)
                targets[other.space] = panels.in_signs(seen, seen.target) if seen else ""
        legal = frozenset(other.space for other in self.answers if other.space and other.word != "attack")
        chosen = answer.space if answer else ""
        ahead = self.ahead.get(answer.option) if answer and answer.word != "attack" else None
        struck = self.scene.numbered(ahead.target) if ahead else None
        if ahead is not None and struck is not None and struck.space not in legal:
            targets[struck.space] = panels.in_signs(ahead, ahead.target)
            chosen = chosen or struck.space
        shape = obstacles.shape_ahead(self.game, self.cursor) if answer is not None else frozenset[str]()
        far = hex_board.far_hexes(self.scene) if self.scene.hexes and self.mine else frozenset[str]()
        return Marks(self.cursor, legal, targets, chosen, self.session.turned(), shape, far)

    @property
    def effects(self) -> dict[int, str]:
        """By option: what the attack would do, in signs."""
        return {option: panels.in_signs(seen, seen.target) for option, seen in self.ahead.items()}

    def heads(self) -> Mapping[str, str]:
        """What stands before spaces in a row."""
        return heads(self.lang)

    def where(self) -> str:
        """The skirmish, or the Combat of a whole game, and its round."""
        if self.session.whole:
            scene, names = self.scene, self.session.names
            sides = [names.player(player, self.lang) for player in scene.players]
            if scene.guards:
                sides[1] = message("table-guards", self.lang, level=piece_signs.ROMAN[scene.guards])
            where = f" {signs.FIGHT} ".join(sides)
        else:
            scenario = self.game.setup.scenario
            where = message("ui-skirmish" if scenario == SKIRMISH else f"scenario-{scenario}", self.lang)
        if self.scene.round:
            where += f" · {message('ui-round-n', self.lang, round=self.scene.round)}"
        return where

    def details(self, width: int) -> tuple[Text, list[Text]]:
        """What the marked answer does, or what is under the cursor: a title and lines."""
        lang = self.lang
        answer = self.answer
        unit = self.scene.on(self.cursor)
        kind = self.kind_in_hand()
        if answer is not None and answer.option in self.ahead:
            ahead = self.ahead[answer.option]
            target = self.scene.numbered(ahead.target)
            lines = panels.forecast_lines(self.scene, ahead, width, lang)
            if self.scene.hexes and target is not None:
                lines += wrapped(self._range(target.space), width, signs.DIM)
            if target is not None:
                lines += [Text(), *panels.unit_lines(target, width, lang)]
            title = message("ui-attack-ahead", lang)
        elif token := obstacles.in_hand(self.game, answer):
            title, lines = name(f"obstacle-{token.id}", lang), obstacles.token_lines(token)
        elif kind:
            title, lines = name(kind, lang), panels.kind_lines(kind, width, lang)
        elif card := self.card_in_hand():
            title = message("ui-hand", lang)
            lines = panels.card_lines(card, width, lang)
        elif unit is not None:
            title = f"{signs.SIDES[unit.side]} {name(unit.unit, lang)}"
            lines = panels.unit_lines(unit, width, lang)
        else:
            title = self.cursor
            lines = wrapped(self._ground(), width, signs.DIM)
        return Text(title, style=f"bold {signs.INK}"), lines

    def _ground(self) -> str:
        """What there is on the cursor's space besides units."""
        scene, lang = self.scene, self.lang
        if token := scene.obstacle_on(self.cursor):
            return name(f"obstacle-{token}", lang)
        effect = scene.effect_on(self.cursor)
        if effect is not None:
            until = f" · {message('ui-until', lang, n=effect.until)}" if effect.until else ""
            harm = f" · {signs.FIGHT}{effect.damage}" if effect.damage else ""
            return f"{name(f'card-{effect.token}', lang)}{harm}{until}"
        what = "wall" if self.cursor in scene.walls else "gate" if self.cursor in scene.gate else ""
        return name(what, lang) if what else message("ui-empty-space", lang)

    def _range(self, space: str) -> str:
        """How far away a target is, and whether that weakens a shot."""
        far = space in hex_board.far_hexes(self.scene)
        return message("ui-far" if far else "ui-distance", self.lang, n=hex_board.distance(self.scene, space))

    def card_in_hand(self) -> str:
        """The card the marked answer is about."""
        return self.answer.key.partition(":")[2] if self.answer is not None and self.answer.word in CARDS else ""

    def kind_in_hand(self) -> str:
        """The kind of unit the marked answer would deploy or reinforce, or that is being placed."""
        answer = self.answer
        if answer is not None and answer.word in ("deploy", "reinforce"):
            return answer.key.partition(":")[2]
        if answer is not None and answer.word == "place" and not self.scene.round:
            word, _, kind = self.session.last_key().partition(":")
            return kind if word == "deploy" else ""
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
        if answer is not None and (card := self.card_in_hand()):
            title = answer.label
            parts += panels.card_lines(card, width, lang)
        elif kind := self.kind_in_hand():
            title = name(kind, lang)
            parts += panels.kind_lines(kind, width, lang)
        elif unit is not None:
            title = f"{signs.SIDES[unit.side]} {name(unit.unit, lang)} {unit.space}"
            parts += [*panels.unit_lines(unit, width, lang)[:3], Text(), *panels.kind_lines(unit.unit, width, lang)]
        else:
            parts += self.details(width)[1]
        return title, Text("\n").join(parts)
