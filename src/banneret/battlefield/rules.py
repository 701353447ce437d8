"""The game `battlefield` as the kernel sees it: what `heroes` is, with modes and scenarios of its own."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from random import Random
from typing import ClassVar, Final

from banneret.battlefield.adventure_mode.answers import ADVENTURE_IDS, add_adventure_mode_keys
from banneret.battlefield.adventure_mode.deck import adventure_mode_ids
from banneret.battlefield.adventure_mode.describe import describe_adventure_mode
from banneret.battlefield.adventure_mode.first_position import prepare_adventure_mode
from banneret.battlefield.adventure_mode.state import AdventureModeGame
from banneret.battlefield.adventure_mode.verbs import CARRIERS
from banneret.battlefield.adventure_mode.view import deal_adventure_mode, view_adventure_mode
from banneret.battlefield.adventure_mode.why_not import why_not_in_adventure_mode
from banneret.battlefield.duel.setup import prepare_duel
from banneret.battlefield.duel.state import Duel
from banneret.battlefield.duel.templates import templates
from banneret.battlefield.duel.view import deal_duel, describe_duel, view_duel
from banneret.battlefield.events import BATTLEFIELD_EVENTS
from banneret.battlefield.options import ADVENTURE_MODE_OPTIONS, BATTLEFIELD_OPTIONS, DUEL_OPTIONS
from banneret.battlefield.seats import two_seats
from banneret.heroes import rules as heroes
from banneret.heroes.state.answers_map import FACTION, HERO, REMOVE, MapKeys
from banneret.kernel.fingerprint import content_files
from banneret.kernel.keys import verb
from banneret.kernel.options import checked_options
from banneret.kernel.rules import Arguments, Setup, View
from banneret.kernel.sequence import in_sequence
from banneret.kernel.state import NEXT_STEP, Frame, State

BEFORE_BATTLE: Final = frozenset({FACTION, HERO, REMOVE})
"""What a Duel asks for before its battle, by verb."""


def scenario_ids() -> tuple[str, ...]:
    """The scenarios of the game."""
    return (*templates(), *adventure_mode_ids())


def prepared(setup: Setup) -> Duel | AdventureModeGame:
    """The position before anything has happened, which must only be copied."""
    prepare = prepare_duel if setup.scenario in templates() else prepare_adventure_mode
    return prepare(setup.scenario, setup.seats, tuple(sorted(setup.options.items())))


class BattlefieldRules(heroes.HeroesRules):
    """The rules of the Battlefield expansion."""

    id = "battlefield"
    events = (*heroes.HeroesRules.events, BATTLEFIELD_EVENTS)
    arguments: ClassVar[Arguments] = {**heroes.HeroesRules.arguments, "v": ("adventure", ADVENTURE_IDS)}

    @cached_property
    def keys(self) -> MapKeys:
        """Options to keys and back, those of Adventure mode as well."""
        keys = super().keys
        add_adventure_mode_keys(keys)
        return keys

    def content(self) -> object:
        """Everything printed in the box and in the expansion."""
        return [heroes.RULES.content_hash(), *content_files(Path(__file__).parent / "content")]

    def was_unsteady(self, frame: Frame) -> bool:
        """Whether version 1 had a frame for which the digest could be another each time."""
        step = frame[NEXT_STEP]
        listed = in_sequence(step, CARRIERS["attack_die"]) or in_sequence(step, CARRIERS["by_own_count"])
        return listed or super().was_unsteady(frame)

    def normalise(self, setup: Setup) -> Setup:
        """Write out seats, and drop options at their defaults."""
        scenario = setup.scenario.replace("-", "_")
        options = {name.replace("-", "_"): value for name, value in setup.options.items()}
        if scenario not in scenario_ids():
            raise self.no_scenario(setup.scenario, scenario_ids())
        duel = scenario in templates()
        seats = two_seats(setup, "a Duel" if duel else "Adventure mode")
        known = DUEL_OPTIONS if duel else ADVENTURE_MODE_OPTIONS
        options = checked_options(options, {name: BATTLEFIELD_OPTIONS[name] for name in known})
        written = Setup(game=self.id, scenario=scenario, seats=seats, options=options)
        prepared(written)
        return written

    def first_position(self, setup: Setup) -> State:
        """The position before anything has happened."""
        return prepared(setup)

    def candidates(self, state: State) -> list[int]:
        """Everything a player could try to answer: in a Combat only what Combats know, in a Duel nothing of a map."""
        if isinstance(state, Duel) and not state.base:
            return self._of_duel
        return super().candidates(state)

    @cached_property
    def _of_duel(self) -> list[int]:
        """What can be answered in a Duel: what Combats know, and what is settled before its battle."""
        return [*self.keys.of_combat, *(each for each in self.keys.of_option if verb(each) in BEFORE_BATTLE)]

    def why_not(self, state: State, answer: int) -> str:
        """The clause that forbids an answer now, or an empty string."""
        if isinstance(state, Duel) and not state.base:
            return "" if answer in state.options else self.clauses(state.step)[0]
        if isinstance(state, AdventureModeGame) and not state.base:
            return why_not_in_adventure_mode(state, answer, self.clauses(state.step))
        return super().why_not(state, answer)

    def view(self, state: State, seat: int) -> View:
        """What a seat may know."""
        if isinstance(state, Duel):
            return View(seat, view_duel(state, seat))
        return (
            View(seat, view_adventure_mode(state, seat))
            if isinstance(state, AdventureModeGame)
            else super().view(state, seat)
        )

    def deal(self, view: View, rng: Random) -> State:
        """A copy of a view in which what is hidden is dealt."""
        if isinstance(view.state, Duel):
            return deal_duel(view.state, view.seat, rng)
        if isinstance(view.state, AdventureModeGame):
            return deal_adventure_mode(view.state, view.seat, rng)
        return super().deal(view, rng)

    def describe(self, view: View) -> dict[str, object]:
        """A view as plain data with readable names."""
        if isinstance(view.state, Duel):
            return describe_duel(view.state, view.seat, self.keys)
        if isinstance(view.state, AdventureModeGame):
            return describe_adventure_mode(view.state, view.seat, self.keys)
        return super().describe(view)


RULES: Final = BattlefieldRules()
