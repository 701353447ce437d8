"""The things of the map and of Adventure mode: locations, buildings, Astrologers, cards played off the board, and more.

When a thing is live
--------------------
A *moment* is a round of the game: everything that all players do from one beginning of a round to the next, or to the
next proclamation of the Astrologers. In it

- a location is live when a hero visits it or fights its guards, a building when it is built or stands in the Town of a
  player in the game;
- an Astrologers card is live when it is proclaimed, and as long as it lies open;
- an effect of a card is live when it is played or cast outside a Combat, and as long as its card lies in play;
- a Morale card is live when it is resolved, dropped or taken;
- a unit with an ability for the map is live while it is in somebody's unit deck;
- an Adventure card is live when it is resolved, and a card beside the Hero board when it is played or used up.

Two things have met when both were live in one round.
"""

from __future__ import annotations

from functools import cache
from typing import Final, cast

from banneret.battlefield.adventure_mode.answers import (
    ADVENTURE_IDS,
    BESIDE,
    KEEP_ADVENTURE,
    RESOLVE,
    USE_MOVEMENT,
    adventure_kind,
    is_adventure_card,
)
from banneret.battlefield.adventure_mode.card_destinations import EARNING, does, moves
from banneret.battlefield.card_usefulness import REMOVED
from banneret.battlefield.events import E_ADVENTURE_MOVEMENT, E_ADVENTURE_RESOLVED
from banneret.heroes.adventure.map.land import location
from banneret.heroes.adventure.seating import pile_of
from banneret.heroes.box.map_and_towns import BUILDINGS
from banneret.heroes.state.answers_combat import CAST, EXPERT, MORALE_USE, PLAY, SECOND
from banneret.heroes.state.answers_map import BUILD, GO, GO_SECOND
from banneret.heroes.state.events_combat import E_CAST, E_MORALE_CARD, E_MORALE_DROPPED, E_MORALE_TAKEN, E_PLAY
from banneret.heroes.state.events_map import E_BUILT, E_ENCOUNTER, E_MAP_ROUND, E_PROCLAIM, E_VISIT
from banneret.heroes.state.pile_numbers import HAND, LASTING, P_HAND, P_ONGOING, P_UNITS
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.tables import units_and_cards as T
from banneret.heroes.tables.morale import MORALE_IDS, morale_kind
from banneret.heroes.tables.tiles import LOCATION_IDS
from banneret.heroes.tables.towns_and_heroes import (
    PROCLAMATION_IDS,
    UNIT_INCOME,
    UNIT_PEEKS,
    UNIT_STEPS,
    base_card,
)
from banneret.kernel.event import RawEvent
from banneret.kernel.game import Game
from banneret.kernel.keys import argument, verb
from banneret.kernel.state import State
from tests.fuzz.combat_things import OFF_BOARD, mode_name
from tests.fuzz.coverage import Coverage
from tests.fuzz.playing import Watch

NO_PLACE: Final = ("empty", "blocked")
MAP_MORALE: Final = ("repeat_search", "redraw_hand", "search_one", "roll_one_less", "reroll_die")
"""Morale cards that are of use where no Combat is fought."""
_MODES: Final = {PLAY: 0, EXPERT: 1, SECOND: 1}


def map_modes() -> list[tuple[int, int]]:
    """The effects that can be played outside a Combat: card and mode."""
    found = []
    for card, kind in enumerate(T.CARD_KIND):
        if T.STARTER[card] >= 0:
            continue
        if T.CARD_CASTS[card]:
            if kind == T.SPELL_CARD and T.SPELL_AIM[card] == T.AIM_NONE:
                found.append((card, 0))
            continue
        for mode in (0, 1):
            if T.MODE_PROGRAM[2 * card + mode] and T.MODE_WINDOWS[2 * card + mode] & OFF_BOARD:
                found.append((card, mode))
    return found


@cache
def building_name(place: int) -> str:
    """The name of a building of a faction, `8 * faction + kind`."""
    return f"building:{T.FACTION_IDS[place >> 3]}/{BUILDINGS[place & 7]}"


def map_units() -> list[int]:
    """The kinds of units with abilities for the map."""
    return sorted({*UNIT_INCOME, *UNIT_PEEKS, *UNIT_STEPS})


def map_names() -> list[str]:
    """The names of all things of the map."""
    names = [f"location:{id}" for id in LOCATION_IDS if id not in NO_PLACE]
    names += [building_name(place) for place in range(24)]
    names += [f"astrologers:{id}" for id in PROCLAMATION_IDS]
    names += [mode_name(*mode) for mode in map_modes()]
    names += [f"morale:{id}" for id in MAP_MORALE]
    return names + [f"unit:{T.UNIT_IDS[kind]}" for kind in map_units()]


def expedition_names() -> list[str]:
    """The names of all things of Adventure mode before the battle."""
    names = [f"adventure:{id}" for id in ADVENTURE_IDS]
    names += [building_name(place) for place in range(24)]
    names += [mode_name(card, mode) for card, mode in map_modes() if does(2 * card + mode, EARNING)]
    names += [f"movement:{id}" for card, id in enumerate(T.CARD_IDS) if moves(card) and id not in REMOVED]
    names += [f"morale:{id}" for id in MORALE_IDS]
    return names


class MapWatch(Watch):
    """Follows a whole game, on the map or in Adventure mode."""

    def __init__(self, coverage: Coverage) -> None:
        super().__init__(coverage)
        self.fighting = False
        self.modes: dict[int, int] = {}

    def read(self, game: Game, answer: int) -> None:
        """Look at what an answer has brought about."""
        super().read(game, answer)
        self.fighting = cast(WholeGame, game.state).base > 0

    def event(self, event: RawEvent, state: State) -> None:
        """Read one event."""
        number, _, a, b, c = event
        s = cast(WholeGame, state)
        if number in (E_MAP_ROUND, E_PROCLAIM):
            self.close()
        if number in (E_VISIT, E_ENCOUNTER):
            kind = location(s, b)
            if kind >= 0:
                self.mark(f"location:{LOCATION_IDS[kind]}")
        elif number == E_BUILT:
            self.mark(building_name(b))
        elif number == E_PROCLAIM:
            self.mark(f"astrologers:{PROCLAMATION_IDS[a]}")
        elif number == E_ADVENTURE_RESOLVED:
            self.mark(f"adventure:{ADVENTURE_IDS[adventure_kind(b) if is_adventure_card(b) else b]}")
        elif number == E_ADVENTURE_MOVEMENT:
            self.mark(f"movement:{T.CARD_IDS[base_card(b)]}")
        elif number in (E_MORALE_CARD, E_MORALE_DROPPED, E_MORALE_TAKEN):
            self.mark(f"morale:{MORALE_IDS[morale_kind(b)]}")
        elif number == E_PLAY and not self.fighting:
            self.modes[base_card(b)] = c
            self.mark(mode_name(b, c))
        elif number == E_CAST and not self.fighting:
            self.mark(mode_name(b, 0))

    def in_force(self, state: State) -> None:
        """Mark what lies on the table."""
        s = cast(WholeGame, state)
        if not s.game_round:
            return
        if s.proclaimed >= 0:
            self.mark(f"astrologers:{PROCLAMATION_IDS[s.proclaimed]}")
        for player in range(s.game_terms.players):
            if s.out >> player & 1 or s.faction[player] < 0:
                continue
            for kind in range(8):
                if s.buildings[player] >> kind & 1:
                    self.mark(building_name(8 * s.faction[player] + kind))
            for row in s.piles[pile_of(P_UNITS, player)]:
                self.mark(f"unit:{T.UNIT_IDS[row >> 1]}")
            for card in s.piles[pile_of(P_ONGOING, player)]:
                self.mark(mode_name(card, self.modes.get(base_card(card), 0)))
        if not s.base:
            for card in s.piles[LASTING]:
                self.mark(mode_name(card, self.modes.get(base_card(card), 0)))

    def thing(self, option: int, state: State) -> int:
        """The thing that an answer would make live, or -1."""
        s = cast(WholeGame, state)
        number = self.coverage.number
        what, about = verb(option), argument(option)
        if what in _MODES:
            return number.get(mode_name(about, _MODES[what]), -1)
        if what == CAST:
            return number.get(mode_name(about, 0), -1)
        if what in (GO, GO_SECOND):
            kind = location(s, about)
            return number.get(f"location:{LOCATION_IDS[kind]}", -1) if kind >= 0 else -1
        if what == BUILD and s.who[0] >= 0:
            return number[building_name(8 * s.faction[s.who[0]] + about)]
        if what == USE_MOVEMENT:
            return number.get(f"movement:{T.CARD_IDS[base_card(about)]}", -1)
        if what == BESIDE:
            modes = [number.get(mode_name(about, mode), -1) for mode in (0, 1)]
            return max(modes)
        if what in (RESOLVE, KEEP_ADVENTURE):
            return number.get(f"adventure:{ADVENTURE_IDS[about]}", -1)
        if what == MORALE_USE:
            return number.get(f"morale:{MORALE_IDS[about]}", -1)
        return -1

    def at_hand(self, state: State) -> int:
        """What is in hands and could be built."""
        s = cast(WholeGame, state)
        number = self.coverage.number
        found = 0
        piles = [s.piles[HAND]] + [s.piles[pile_of(P_HAND, player)] for player in range(s.game_terms.players)]
        for pile in piles:
            for card in pile:
                for mode in (0, 1):
                    n = number.get(mode_name(card, mode)) if card >= 0 else None
                    if n is not None:
                        found |= 1 << n
        return found
