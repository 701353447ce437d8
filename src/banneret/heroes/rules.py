"""The game `heroes` as the kernel sees it."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from random import Random
from typing import ClassVar, Final, cast

from banneret.heroes.adventure.effects.common_wars import HIRING
from banneret.heroes.adventure.special_rules.levies import LEVYING
from banneret.heroes.box.map_and_towns import BUILDINGS
from banneret.heroes.box.obstacles import OBSTACLE_IDS
from banneret.heroes.combat import skirmish
from banneret.heroes.combat.army_line import army_line
from banneret.heroes.combat.hex.obstacles import obstacle_keys
from banneret.heroes.game import first_position
from banneret.heroes.geometry.combat_board import SPACE_NAMES
from banneret.heroes.geometry.map_grid import FIELDS, SPOTS, field_name, spot_name
from banneret.heroes.scenario.definition import definition_in, definition_of
from banneret.heroes.scenario.load import load_scenario, scenario_ids
from banneret.heroes.state.answers_combat import PASS
from banneret.heroes.state.answers_map import MapKeys
from banneret.heroes.state.battle import Battle
from banneret.heroes.state.chance_outcomes import is_proclamation, proclamation_on
from banneret.heroes.state.events_combat import EVENTS
from banneret.heroes.state.events_map import MAP_EVENTS
from banneret.heroes.state.options import COMBAT_OPTIONS, MAP_OPTIONS, checked
from banneret.heroes.state.unit_names import named_row, named_unit
from banneret.heroes.state.whole_game import GUARDS_SEAT, SEATED, WholeGame
from banneret.heroes.tables.ai_cards import AI_CARD_IDS, ai_kind, is_ai_card
from banneret.heroes.tables.compile import units as _units  # noqa: F401  (fills the tables before anything reads them)
from banneret.heroes.tables.compile.map import BOX, MAP_EFFECT, NEXT_OPERATION
from banneret.heroes.tables.fingerprint import content
from banneret.heroes.tables.morale import MORALE_IDS, is_morale_card, morale_kind
from banneret.heroes.tables.tiles import RESOURCE_IDS, TILE_IDS
from banneret.heroes.tables.towns_and_heroes import (
    BUILDING_NAMES,
    HERO_IDS,
    PROCLAMATION_IDS,
    RESOURCE_FACES,
    TREASURE_NAMES,
)
from banneret.heroes.tables.units_and_cards import CARD_IDS, FACTION_IDS, PLAIN, UNIT_IDS, is_pack, kind_of
from banneret.heroes.view import combat as combat_view
from banneret.heroes.view import game as game_view
from banneret.heroes.view.describe_combat import describe
from banneret.heroes.view.describe_game import describe_whole_game
from banneret.heroes.view.why_not_combat import why_not
from banneret.heroes.view.why_not_map import why_not_on_map
from banneret.kernel.errors import ContentError, SetupError
from banneret.kernel.event import Events
from banneret.kernel.kinds import K_ROLL
from banneret.kernel.rules import Arguments, GameRules, Setup, View
from banneret.kernel.sequence import in_sequence
from banneret.kernel.state import NEXT_STEP, Frame, State, frames
from banneret.kernel.yamlfile import is_file_name

SKIRMISH: Final = "skirmish"
FIELD_NAMES: Final = [field_name(n) for n in range(FIELDS)]
SPOT_NAMES: Final = [spot_name(n) for n in range(SPOTS)]


class HeroesRules(GameRules):
    """The rules of *Heroes of Might and Magic III: The Board Game*."""

    id = "heroes"
    version = 3
    older = (1, 2)
    takes_requests = True
    settled = ("game_terms",)
    events: ClassVar[tuple[Events, ...]] = (EVENTS, MAP_EVENTS)
    arguments: ClassVar[Arguments] = {
        "k": ("kind", UNIT_IDS), "o": ("obstacle", OBSTACLE_IDS), "x": ("space", SPACE_NAMES), "w": ("player", None),
        "h": ("hero", None), "i": ("ai", None), "f": ("field", FIELD_NAMES), "p": ("spot", SPOT_NAMES),
        "t": ("tile", TILE_IDS), "b": ("building", BUILDING_NAMES), "r": ("resource", RESOURCE_IDS),
        "d": ("deck", None), "a": ("proclamation", PROCLAMATION_IDS),
    }  # fmt: skip

    def only_passes(self, answer: int) -> bool:
        """Whether an answer only passes."""
        return answer == PASS

    @cached_property
    def keys(self) -> MapKeys:
        """Options to keys and back."""
        faces = [f"{amount}_{RESOURCE_IDS[resource]}" for resource, amount in RESOURCE_FACES]
        return MapKeys(
            UNIT_IDS[: PLAIN[0] // 2], CARD_IDS, BUILDINGS, FACTION_IDS, HERO_IDS, TILE_IDS, PROCLAMATION_IDS, faces,
            TREASURE_NAMES, AI_CARD_IDS, OBSTACLE_IDS, obstacle_keys(),
        )  # fmt: skip

    def content(self) -> object:
        """Everything printed in the box."""
        return content()

    def normalise(self, setup: Setup) -> Setup:
        """Write out armies or seats, and drop options at their defaults."""
        scenario = setup.scenario.replace("-", "_")
        given = {name.replace("-", "_"): value for name, value in setup.options.items()}
        if scenario == SKIRMISH:
            if setup.definition:
                raise SetupError("a skirmish has no scenario file")
            if len(setup.seats) != 2:
                raise SetupError(f"a skirmish has two seats, attacker and defender, not {len(setup.seats)}")
            options = checked(given, COMBAT_OPTIONS)
            seats = tuple(army_line(seat) for seat in setup.seats)
            skirmish.prepare(seats, tuple(sorted(options.items())))
            return Setup(game=self.id, scenario=scenario, seats=seats, options=options)
        scenario, definition = self._defined(setup)
        options = checked(given, MAP_OPTIONS)
        seats = first_position.seat_words(load_scenario(scenario, definition), setup.seats)
        first_position.prepare(scenario, definition, seats, tuple(sorted(options.items())))
        return Setup(game=self.id, scenario=scenario, seats=seats, options=options, definition=definition)

    def _defined(self, setup: Setup) -> tuple[str, str]:
        """The id of the scenario, and its definition where it does not come with the program: given, or in a file."""
        try:
            if setup.definition:
                id, definition = definition_in(setup.definition, "scenario")
            elif is_file_name(setup.scenario):
                id, definition = definition_of(Path(setup.scenario))
            else:
                id, definition = setup.scenario.replace("-", "_"), ""
        except ContentError as error:
            raise SetupError(str(error)) from None
        if not definition and id not in scenario_ids():
            raise self.no_scenario(setup.scenario, (SKIRMISH, *scenario_ids()))
        return id, definition

    def first_position(self, setup: Setup) -> State:
        """The position before anything has happened."""
        options = tuple(sorted(setup.options.items()))
        if setup.scenario == SKIRMISH:
            return skirmish.prepare(setup.seats, options)
        return first_position.prepare(setup.scenario, setup.definition, setup.seats, options)

    def comparable(self, state: State, version: int) -> bool:
        """Whether digests made by a version of the rules can be compared with those made now.

        In version 1 programs of scenarios had numbers that depended on what else had been read, so digests of positions
        in the middle of one differ. Its answers are still checked.
        """
        return version > 1 or not isinstance(state, WholeGame) or not any(map(self.was_unsteady, frames(state)))

    def was_unsteady(self, frame: Frame) -> bool:
        """Whether version 1 had a frame for which the digest could be another each time."""
        step = frame[NEXT_STEP]
        if in_sequence(step, MAP_EFFECT):
            return frame[NEXT_OPERATION] >= len(BOX.ops)
        return in_sequence(step, LEVYING) or in_sequence(step, HIRING)

    def candidates(self, state: State) -> list[int]:
        """Everything a player could try to answer: in a Combat only what Combats know."""
        on_map = isinstance(state, WholeGame) and not state.base
        return list(self.keys.of_option) if on_map else self.keys.of_combat

    def why_not(self, state: State, answer: int) -> str:
        """The clause that forbids an answer now, or an empty string."""
        if isinstance(state, WholeGame) and not state.base:
            return why_not_on_map(state, answer, self.clauses(state.step))
        return why_not(cast(Battle, state), answer, self.clauses(state.step))

    def view(self, state: State, seat: int) -> View:
        """What a seat may know."""
        if isinstance(state, WholeGame):
            return View(seat, game_view.view(state, seat))
        return View(seat, combat_view.view(cast(Battle, state), seat))

    def deal(self, view: View, rng: Random) -> State:
        """A copy of a view in which what is hidden is dealt."""
        if isinstance(view.state, WholeGame):
            return game_view.deal_hidden(view.state, view.seat, rng)
        return combat_view.deal_hidden(cast(Battle, view.state), rng)

    def describe(self, view: View) -> dict[str, object]:
        """A view as plain data with readable names."""
        if isinstance(view.state, WholeGame):
            return describe_whole_game(view.state, view.seat, self.keys)
        return describe(cast(Battle, view.state), view.seat, self.keys)

    def readable(self, kind: str, value: int) -> tuple[str, int | str]:
        """The label and readable value of one int of an event."""
        match kind:
            case "u":
                row = named_row(value)
                return "unit", f"{UNIT_IDS[kind_of(row)]}{'+' * is_pack(row)}@{named_unit(value)}"
            case "s":
                return ("seat", value - SEATED) if value >= GUARDS_SEAT else ("side", value)
            case "c":
                if is_proclamation(value):
                    return self.readable("a", proclamation_on(value))
                if is_morale_card(value):
                    return "card", MORALE_IDS[morale_kind(value)]
                return "card", AI_CARD_IDS[ai_kind(value)] if is_ai_card(value) else CARD_IDS[value]
            case "e":
                return "face", self.key(K_ROLL, value)
            case "g":
                return "gift", f"{value >> 2}_{RESOURCE_IDS[value & 3]}"
            case _:
                return super().readable(kind, value)


RULES: Final = HeroesRules()
