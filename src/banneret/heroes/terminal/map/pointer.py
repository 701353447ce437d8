"""MapPointer: the player at the map, with the cursor on a field or the hands on a tile."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import ClassVar

from rich.text import Text

from banneret.heroes.geometry.map_grid import field_name, middle_of, spot_name, spot_of
from banneret.heroes.state.hero_numbers import is_secondary
from banneret.heroes.table.asking import WALKS
from banneret.heroes.table.reach import ways
from banneret.heroes.table.scenario.names import scenario_words
from banneret.heroes.terminal.combat.answers import ON_MORALE, SPACE, heads
from banneret.heroes.terminal.map import details as map_details
from banneret.heroes.terminal.map.answers import (
    about,
    asked_about,
    building_of,
    card_of,
    centre,
    map_answers,
    unit_of,
)
from banneret.heroes.terminal.map.camera import Frame, frame_for, stepped
from banneret.heroes.terminal.map.drawing import ChartMarks, known_fields
from banneret.heroes.terminal.map.model import FIELD, SPOT, World
from banneret.heroes.terminal.session import HeroesSession
from banneret.heroes.text.messages import message
from banneret.terminal.chooser import Chooser


class MapPointer(Chooser):
    """The player's side of the screen on the map."""

    places: ClassVar[re.Pattern[str]] = SPACE
    session: HeroesSession

    def __init__(self, session: HeroesSession) -> None:
        super().__init__(session)
        self.world: World = session.world
        self.cursor = 0
        self.frame: Frame | None = None
        self.reach: dict[int, int] = {}
        """The fields beyond the next step that the Main Hero could come to, with the steps it takes."""
        self._placed = False
        """Whether the cursor has been put somewhere yet."""

    def refresh(self) -> None:
        """Read the position again, mark the answer that is expected and put the cursor where it matters."""
        before = self.world
        self.world = self.session.world
        self.forget_typed()
        self.answers = map_answers(self.game, self.world, self.lang) if self.mine else []
        walks = ways(self.game, self.session.asked) if self.mine else ()
        self.reach = {FIELD[way.to]: way.cost for way in walks if not is_secondary(way.piece) and way.cost > 1}
        moved = self.hero_field(before) != self.hero_field(self.world) or before.turn != self.world.turn
        if not self._placed or moved or before.seat != self.world.seat or self.cursor not in self.fields():
            self.go_home()
        self.mark(self.expected())

    # -- where things are ----------------------------------------------------------------------------------------------

    def hero_field(self, world: World) -> int:
        """Where the hero is whose turn it is, or one's own; -1 for nowhere."""
        player = world.turn if world.turn >= 0 else world.seat
        hero = world.players[player].heroes[0] if player >= 0 else None
        return FIELD[hero.field] if hero else -1

    def go_home(self) -> None:
        """Put the cursor on the hero that matters, on the tile in hand, or on any tile."""
        field = self.hero_field(self.world)
        if self.world.turning is not None:
            field = middle_of(SPOT[self.world.turning.at])
        elif field < 0:
            field = middle_of(min(self.world.lying, default=0))
        self.cursor = field
        self._placed = True

    def shown(self) -> World:
        """The world to draw: with the tile in hand laid down as the marked answer would turn it."""
        if self.world.turning is None:
            return self.world
        answer = self.answer or next((other for other in self.answers if other.word == "rotate"), None)
        return self.world.turned(int(answer.key.partition(":")[2]) - 1 if answer else 0)

    def fields(self) -> list[int]:
        """All fields that are drawn; the cursor's alone before the first tile lies."""
        return known_fields(self.world, self.marks()) or [self.cursor]

    def framed(self, width: int, height: int) -> Frame:
        """The part of the map to show in a window of this size."""
        cursor = middle_of(SPOT[self.world.turning.at]) if self.world.turning is not None else self.cursor
        self.frame = frame_for(self.fields(), cursor, width, height, self.frame)
        return self.frame

    # -- pointing ------------------------------------------------------------------------------------------------------

    def mark(self, place: int) -> None:
        """Mark an answer; the cursor goes to its field."""
        self.marked = place
        if place >= 0 and self.answers[place].space:
            self.cursor = centre(self.answers[place].space)

    def go(self, x: int, y: int) -> None:
        """Move the cursor over the map where answers are about fields, else through the list."""
        self.notice = ""
        if self.answers and not any(answer.space for answer in self.answers):
            self.next(1 if x + y > 0 else -1)
        else:
            self.point(stepped(self.fields(), self.cursor, x, y))

    def look(self, x: int, y: int) -> None:
        """Move the cursor over the map and leave the marked answer as it is."""
        self.cursor = stepped(self.fields(), self.cursor, x, y)

    def point(self, field: int) -> None:
        """Put the cursor on a field and mark the answer about it or its tile."""
        self.cursor = field
        self.marked = next(iter(about(self.answers, field)), -1)

    def again(self, field: int) -> bool:
        """Whether the marked answer is about this field already."""
        return field == self.cursor and self.marked in about(self.answers, field)

    def pick_card(self, card: str) -> bool:
        """Mark an answer about a card, the next one if one is marked; False where there is none."""
        found = [n for n, answer in enumerate(self.answers) if card_of(answer) == card]
        if not found:
            return False
        later = [n for n in found if n > self.marked]
        self.mark(later[0] if self.marked in found and later else found[0])
        return True

    def own_town(self) -> bool:
        """Whether the cursor is on the viewer's Town."""
        player = self.world.watched
        return player is not None and player.town == field_name(self.cursor)

    def opens_town(self) -> bool:
        """Whether enter opens the Town: it is under the cursor, and there is nothing else to do there."""
        return self.marked < 0 and not self.typed.strip() and self.own_town()

    def tried(self) -> tuple[str, str]:
        """What enter on a field that may not be chosen has tried."""
        keys = [key for key in self.asked_about() if key.partition(":")[2] in self._here()]
        return keys[0] if keys else "", map_details.place(self.world, self.cursor, self.lang)

    def _here(self) -> tuple[str, str]:
        return field_name(self.cursor), spot_name(spot_of(self.cursor))

    def asked_about(self) -> list[str]:
        """The keys you can ask "why not?" about at the cursor."""
        return asked_about(self.game, self.world, self.cursor)

    # -- what it says --------------------------------------------------------------------------------------------------

    def marks(self) -> ChartMarks:
        """What is drawn upon the map."""
        legal: dict[int, int] = {}
        spots: dict[int, int] = {}
        fitting = self.matching(self.typed) if self.typed.strip() else self.answers
        for answer in fitting:
            cost = int(answer.word in WALKS and self.game.choice.kind_name == "action")
            if answer.space in FIELD:
                legal.setdefault(FIELD[answer.space], cost)
            elif answer.space:
                spots.setdefault(SPOT[answer.space], cost)
        held = SPOT[self.world.turning.at] if self.world.turning is not None else -1
        chosen = self.answer.space if self.answer else ""
        return ChartMarks(self.cursor, legal, spots, chosen, self.reach, held)

    def heads(self) -> Mapping[str, str]:
        """What stands before places in a row."""
        return heads(self.lang)

    def where(self) -> str:
        """The scenario and its round."""
        world = self.world
        title, _ = scenario_words(world.scenario, self.lang, self.game.setup.definition)
        if not world.round:
            return title
        return f"{title} · {message('table-round', self.lang, n=world.round, of=world.rounds)}"

    def details(self, width: int) -> tuple[Text, list[Text]]:
        """What the marked answer is about, or what is under the cursor."""
        world, lang = self.shown(), self.lang
        if self.world.turning is not None:
            return map_details.of_turning(world, self.world.turning, width, lang)
        about_answer = self.answer_details(width)
        if about_answer is not None:
            return about_answer
        if not world.lying:
            return map_details.of_scenario(scenario_words(world.scenario, lang, self.game.setup.definition), width)
        return map_details.of_field(self.session, world, self.cursor, width, lang)

    def answer_details(self, width: int) -> map_details.Told | None:
        """What the marked answer is about, where that is not a field."""
        answer, lang = self.answer, self.lang
        if answer is None:
            return None
        if card := card_of(answer):
            return map_details.of_card(card, width, lang)
        if unit := unit_of(answer):
            return map_details.of_unit(unit, width, lang)
        if (kind := building_of(answer)) and self.world.watched is not None:
            return map_details.of_building(self.world.watched, kind, width, lang)
        rest = answer.key.partition(":")[2]
        if answer.word in ON_MORALE and rest:
            return map_details.of_morale(rest, width, lang)
        if answer.word == "faction":
            return map_details.of_faction(rest, width, lang)
        return map_details.of_hero(rest, width, lang) if answer.word == "hero" else None
