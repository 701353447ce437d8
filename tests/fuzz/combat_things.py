"""The things of a Combat: cards by their effects, sides of units, Morale cards, AI cards, siege works, tokens, terrain.

When a thing is live
--------------------
A *moment* is an activation: from one unit's turn to the next, with every attack, retaliation, spell and reaction in it.
What is done before the first activation of a Combat belongs to that one. In a moment

- an effect of a card is live when it was played or cast, or gave its power to a spell; and in every later moment in
  which its card still lies in play or on a unit;
- a side of a unit is live when an event names the unit as it acts, is attacked, hurt, healed, moved or changed, with
  that side up and its abilities not taken away;
- a Morale card is live when it is resolved, dropped, taken or played;
- an AI card or AI skill is live when it is drawn and used, or lies on a unit;
- Walls, Gate, Arrow Tower and Obstacles are live while they stand on the board;
- a token is live when a unit that is live has it, a Morale token when it is used.

Two things have met when both were live in one moment.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from banneret.heroes.box.obstacles import OBSTACLE_IDS
from banneret.heroes.combat.hex.obstacles import laid_token
from banneret.heroes.combat.morale.held import MORALE_HELD
from banneret.heroes.state.answers_combat import (
    ATTACK,
    CAST,
    DEPLOY,
    EXPERT,
    MORALE_USE,
    PLAY,
    POWER,
    POWER_EXPERT,
    POWER_SECOND,
    SECOND,
    TARGET,
    UNROLL,
)
from banneret.heroes.state.battle import SHACKLED, TOWER, Battle
from banneret.heroes.state.events_combat import (
    E_ACTIVATE,
    E_AI_CARD,
    E_AI_LAID,
    E_AI_SKILL,
    E_CAST,
    E_COMBAT,
    E_DEPLOY,
    E_MORALE_CARD,
    E_MORALE_DROPPED,
    E_MORALE_TAKEN,
    E_MORALE_USED,
    E_PLAY,
    E_POWER,
    E_SKIP,
    EVENTS,
)
from banneret.heroes.state.pile_numbers import HAND, LASTING, LASTING_NEXT, LASTING_ROUND, ON_UNITS
from banneret.heroes.state.unit_names import named_row, named_unit
from banneret.heroes.tables import units_and_cards as T
from banneret.heroes.tables.ai_cards import AI_CARD_IDS, AI_LAID, AI_SKILLS, ai_kind, is_ai_card, laid_card
from banneret.heroes.tables.compile.units import fill as _fill  # noqa: F401  (fills the tables read below)
from banneret.heroes.tables.morale import MORALE_IDS, morale_kind
from banneret.heroes.tables.towns_and_heroes import base_card
from banneret.kernel.event import RawEvent
from banneret.kernel.keys import argument, verb
from banneret.kernel.state import State
from tests.fuzz.coverage import Coverage
from tests.fuzz.playing import Watch

OFF_BOARD: Final = T.W_MAP | T.W_RECRUIT | T.W_GUILD | T.W_WON | T.W_GUARDED
IN_COMBAT: Final = ~OFF_BOARD
OFF_BOARD_MORALE: Final = ("repeat_search", "search_one", "replace_adventure_card", "put_token")
"""Morale cards for searches and for Adventure mode, which no Combat knows."""
_SECOND_MODES: Final = {EXPERT: 1, SECOND: 1, POWER_EXPERT: 1, POWER_SECOND: 1, PLAY: 0, POWER: 0}
_UNIT_PLACES: Final = {
    number: [n for n, kind in enumerate(event.kinds) if kind == "u"] for number, event in EVENTS.numbered().items()
}
"""By event: which of its ints are units."""


@cache
def mode_name(card: int, mode: int) -> str:
    """The name of one effect of a card; a card that is cast has one for all its steps."""
    card = base_card(card)
    return f"card:{T.CARD_IDS[card]}" + ("" if T.CARD_CASTS[card] else "/2" if mode else "/1")


@cache
def unit_thing(row: int) -> str:
    """The name of a side of a unit."""
    return f"unit:{T.UNIT_IDS[row >> 1]}" + "+" * (row & 1)


def combat_modes() -> list[tuple[int, int]]:
    """The effects that can be played in a Combat: card and mode."""
    found = []
    for card, kind in enumerate(T.CARD_KIND):
        if T.STARTER[card] >= 0:
            continue
        if T.CARD_CASTS[card]:
            if kind != T.SPELL_CARD or T.SPELL_AIM[card] != T.AIM_NONE:
                found.append((card, 0))
            continue
        for mode in (0, 1):
            if T.MODE_PROGRAM[2 * card + mode] and (
                T.MODE_WINDOWS[2 * card + mode] & IN_COMBAT or T.MODE_POWER[2 * card + mode]
            ):
                found.append((card, mode))
    return found


def unit_rows() -> list[int]:
    """All sides of all units of the box."""
    kinds = [kind for kind in T.UNIT_NUMBER.values() if kind != T.TOWER_KIND[0] and kind < T.OVERLAY_KIND[0]]
    return [row for kind in kinds for row in ((2 * kind,) if T.NEUTRAL[kind] else (2 * kind, 2 * kind + 1))]


def combat_names(*, hexes: bool, ai: bool) -> list[str]:
    """The names of all things of a Combat on one of the boards."""
    names = [mode_name(*mode) for mode in combat_modes() if hexes or mode[0] not in T.EFFECT_SPELLS]
    names += [unit_thing(row) for row in unit_rows()]
    names += [f"morale:{id}" for id in MORALE_IDS if id not in OFF_BOARD_MORALE]
    names += ["token:paralysis", "token:defense", "token:morale"]
    if ai:
        names += [f"ai:{id}" for id in AI_CARD_IDS] + [f"ai_skill:{id}" for id in AI_SKILLS]
        names += ["siege:wall", "siege:gate", "siege:tower"]
    if hexes:
        names += [f"obstacle:{id}" for id in OBSTACLE_IDS]
    return names


class CombatWatch(Watch):
    """Follows the Combats of a game."""

    def __init__(self, coverage: Coverage) -> None:
        super().__init__(coverage)
        self.modes: dict[int, int] = {}
        """By card: the effect it was last played for, which is the one it lies in play with."""
        self.units: set[int] = set()
        """The units that are live."""
        self.power_mode = 0
        self.activated = False
        """Whether a unit has been activated in this Combat."""

    def read(self, game: object, answer: int) -> None:
        """Look at what an answer has brought about."""
        self.power_mode = _SECOND_MODES.get(verb(answer), 0)
        super().read(game, answer)  # type: ignore[arg-type]

    def event(self, event: RawEvent, state: State) -> None:
        """Read one event."""
        number, _, _, b, c = event
        if number == E_COMBAT or (number in (E_ACTIVATE, E_SKIP) and self.activated):
            self.close()
            self.units.clear()
        if number in (E_ACTIVATE, E_SKIP, E_COMBAT):
            self.activated = number != E_COMBAT
        if number == E_PLAY:
            self.modes[base_card(b)] = c
            self.mark(mode_name(b, c))
        elif number == E_POWER:
            self.modes[base_card(b)] = self.power_mode
            self.mark(mode_name(b, self.power_mode))
        elif number == E_CAST:
            self.mark(mode_name(b, 0))
        elif number == E_AI_CARD:
            self.mark(f"ai:{AI_CARD_IDS[ai_kind(b)]}")
        elif number == E_AI_SKILL:
            self.mark(f"ai_skill:{T.CARD_IDS[b]}")
        elif number in (E_MORALE_CARD, E_MORALE_DROPPED, E_MORALE_TAKEN):
            self.mark(f"morale:{MORALE_IDS[morale_kind(b)]}")
        elif number == E_MORALE_USED:
            self.mark("token:morale")
        elif number == E_AI_LAID and is_ai_card(b):
            self.mark(f"ai:{AI_CARD_IDS[ai_kind(b)]}")
        if number == E_DEPLOY:
            return
        for place in _UNIT_PLACES.get(number, ()):
            self.unit(event[2 + place])

    def unit(self, name: int) -> None:
        """A unit is named."""
        row, u = named_row(name), named_unit(name)
        if 0 <= row < T.PLAIN[0]:
            if row >> 1 < T.OVERLAY_KIND[0] and row >> 1 != T.TOWER_KIND[0]:
                self.mark(unit_thing(row))
            self.units.add(u)

    def in_force(self, state: State) -> None:
        """Mark what lies on the table."""
        s = state
        if not isinstance(s, Battle) or not s.base:
            return
        piles = s.piles
        for side in (0, 1):
            for pile in (LASTING, LASTING_ROUND, LASTING_NEXT, ON_UNITS):
                for card in piles[pile + side]:
                    self.mark(mode_name(card, self.modes.get(base_card(card), 0)))
        for entry in piles[AI_LAID]:
            card = laid_card(entry)
            self.mark(f"ai:{AI_CARD_IDS[ai_kind(card)]}" if is_ai_card(card) else mode_name(card, 0))
        if s.marks >> SHACKLED & 3:
            self.mark("card:shackles_of_war/1")
        if s.walls:
            self.mark("siege:wall")
        if s.gate:
            self.mark("siege:gate")
        if s.alive >> TOWER & 1:
            self.mark("siege:tower")
        for laid in s.laid:
            self.mark(f"obstacle:{OBSTACLE_IDS[laid_token(laid)]}")
        units = sum(1 << u for u in self.units)
        if s.frozen & units:
            self.mark("token:paralysis")
        if s.guarded & units:
            self.mark("token:defense")

    def thing(self, option: int, state: State) -> int:
        """The thing that an answer would make live, or -1."""
        number = self.coverage.number
        what, about = verb(option), argument(option)
        if what in _SECOND_MODES:
            return number.get(mode_name(about, _SECOND_MODES[what]), -1)
        if what in (CAST, UNROLL):
            return number.get(mode_name(about, 0), -1)
        if what in (ATTACK, TARGET):
            assert isinstance(state, Battle)
            u = state.at[about] if about < len(state.at) else -1
            return number.get(unit_thing(state.row[u]), -1) if 0 <= u < TOWER and state.row[u] < T.PLAIN[0] else -1
        if what == MORALE_USE:
            return number.get(f"morale:{MORALE_IDS[about]}", -1)
        if what == DEPLOY:
            return number.get(f"unit:{T.UNIT_IDS[about]}", -1)
        return -1

    def at_hand(self, state: State) -> int:
        """What is in hands and on the board."""
        s = state
        if not isinstance(s, Battle):
            return 0
        number = self.coverage.number
        found = 0
        for side in (0, 1):
            for card in s.piles[HAND + side]:
                if card < 0:
                    continue
                for mode in (0, 1):
                    n = number.get(mode_name(card, mode))
                    if n is not None:
                        found |= 1 << n
            for card in s.piles[MORALE_HELD + side]:
                n = number.get(f"morale:{MORALE_IDS[morale_kind(card)]}")
                if n is not None:
                    found |= 1 << n
        for u in range(TOWER):
            if s.alive >> u & 1 and 0 <= s.row[u] < T.PLAIN[0] and s.row[u] >> 1 < T.OVERLAY_KIND[0]:
                found |= 1 << number[unit_thing(s.row[u])]
        return found
