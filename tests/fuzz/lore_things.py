"""The things of *BattleLore*: Command and lore cards, skills, artifacts, units, terrain, powers, chest tokens, tokens.

When a thing is live
--------------------
A *moment* is a turn together with the turn of the other side before it, which most effects outlast. In it

- a Command card is live when it is carried out, also as the echo of another;
- a lore card is live when it is played;
- a skill or artifact that heroes use by choice is live when it is used; one that always works is live when its hero,
  or the troop he leads, takes part in a battle, a retreat, a wound test or a search;
- a kind of unit is live when it attacks, is attacked, hit, driven back, affected or comes back;
- terrain is live when a live unit stands on it, and a rampart when one stands behind it;
- a power of a Creature is live when it is used, and a chest token when it is turned up;
- poison, webs, heroic deeds and wounds are live when a live unit has them, mist and caltrops while they lie anywhere.

Two things have met when both were live in one such round.
"""

from __future__ import annotations

from typing import Final, cast

from banneret.battlelore.box.heroes import ARTIFACT_IDS, CHEST_NAMES, SKILL_IDS
from banneret.battlelore.box.tables import CARD_IDS, LAND_IDS, LORE_IDS, UNIT_IDS
from banneret.battlelore.play.heroes.use.framework import USES, skill_thing
from banneret.battlelore.state import answers
from banneret.battlelore.state.battleground import EQUIPPED, HAND, LORE_HAND, Battleground, named_kind, named_unit
from banneret.battlelore.state.events import (
    E_CHEST,
    E_COMMAND,
    E_ECHO,
    E_EQUIPS,
    E_LORE_PLAYED,
    E_MOVE,
    E_ORDER,
    E_POWER,
    E_SKILL,
    E_TURN,
    E_USES,
    EVENTS,
)
from banneret.battlelore.state.unit_numbers import HEROES, units_in
from banneret.kernel.event import RawEvent
from banneret.kernel.keys import argument, verb
from banneret.kernel.state import State
from tests.fuzz.coverage import Coverage
from tests.fuzz.playing import Watch

AFTERWARDS: Final = ("map_of_hidden_doors", "treasure", "experience", "doctor", "beaker_box")
"""Artifacts for the time before or after an adventure."""
STATES: Final = ("poison", "web", "mist", "caltrops", "deed", "wound")
_UNIT_PLACES: Final = {
    number: [n for n, kind in enumerate(event.kinds) if kind == "u"] for number, event in EVENTS.numbered().items()
}
_QUIET: Final = frozenset({E_ORDER, E_MOVE, E_EQUIPS, EVENTS.number("hero"), EVENTS.number("muster")})
"""Events that name a unit to which nothing happens but that it is ordered, walks or comes."""
_SHOTS: Final = {
    answers.BOW: "artifact:bow_of_the_yew_queen",
    answers.HATCHETS: "artifact:throwing_hatchets",
    answers.LIGHTNING: "skill:wizard_lightning_ball",
}
_POWER_VERBS: Final = {answers.WEB: "web", answers.BOULDER: "boulder"}
_POWER_OPTIONS: Final = {answers.TREMOR: "tremor", answers.EARTHQUAKE: "earthquake", answers.SUMMON: "summon"}


def lore_names() -> list[str]:
    """The names of all things."""
    names = [f"command:{id}" for id in CARD_IDS]
    names += [f"lore:{id}" for id in LORE_IDS]
    names += [f"skill:{id}" for id in SKILL_IDS if id != "wizard_unseen_servant"]
    names += [f"artifact:{id}" for id in ARTIFACT_IDS if id not in AFTERWARDS]
    names += [f"unit:{id}" for id in UNIT_IDS]
    names += [f"land:{id}" for id in LAND_IDS if id not in ("countryside", "river")]
    names += ["land:rampart"]
    names += [f"power:{id}" for id in answers.POWERS]
    names += [f"chest:{id}" for id in CHEST_NAMES]
    return names + [f"state:{id}" for id in STATES]


class LoreWatch(Watch):
    """Follows one adventure."""

    def __init__(self, coverage: Coverage) -> None:
        super().__init__(coverage)
        self.units: set[int] = set()
        self.turn = 0
        """What is live in this turn alone."""

    def mark(self, name: str) -> None:
        """Something is live."""
        n = self.coverage.number.get(name)
        if n is not None:
            self.live |= 1 << n
            self.turn |= 1 << n

    def event(self, event: RawEvent, state: State) -> None:
        """Read one event."""
        number, _, _, b, _ = event
        if number == E_TURN:
            self.close()
            self.live = self.turn
            self.turn = 0
            self.units.clear()
        elif number in (E_COMMAND, E_ECHO):
            if 0 <= b < len(CARD_IDS):
                self.mark(f"command:{CARD_IDS[b]}")
        elif number == E_LORE_PLAYED:
            self.mark(f"lore:{LORE_IDS[b]}")
        elif number == E_USES:
            self.mark(f"artifact:{ARTIFACT_IDS[b]}")
        elif number == E_EQUIPS:
            self.mark("artifact:backpack")
        elif number == E_SKILL:
            self.mark(f"skill:{SKILL_IDS[b]}")
        elif number == E_POWER:
            self.mark(f"power:{answers.POWERS[b]}")
        elif number == E_CHEST:
            self.mark(f"chest:{CHEST_NAMES[b]}")
        if number not in _QUIET:
            for place in _UNIT_PLACES.get(number, ()):
                name = event[2 + place]
                self.mark(f"unit:{UNIT_IDS[named_kind(name)]}")
                self.units.add(named_unit(name))

    def in_force(self, state: State) -> None:
        """Mark what live units wear, know, stand on and have."""
        s = cast(Battleground, state)
        if s.traps[0] | s.traps[1]:
            self.mark("state:caltrops")
        if s.mist[0] | s.mist[1]:
            self.mark("state:mist")
        for u in list(self.units):
            if u < len(s.leader) and s.leader[u] >= 0:
                self.hero(s, s.leader[u])
            if u in HEROES:
                self.hero(s, u)
            at = s.pos[u]
            if not s.alive >> u & 1 or at < 0:
                continue
            self.mark(f"land:{LAND_IDS[s.ground.land[at]]}")
            if s.ground.ramparts[at]:
                self.mark("land:rampart")
            for has, what in (
                (s.poisoned >> u & 1, "poison"),
                (s.webbed >> u & 1, "web"),
                (s.deeds >> u & 1, "deed"),
            ):
                if has:
                    self.mark(f"state:{what}")

    def hero(self, s: Battleground, h: int) -> None:
        """A hero takes part."""
        n = HEROES.index(h)
        sheet = s.game_terms.heroes[n]
        if sheet is None:
            return
        for skill in sheet.skills:
            if skill_thing(skill) not in USES:
                self.mark(f"skill:{SKILL_IDS[skill]}")
        for card in s.piles[EQUIPPED + n]:
            if card not in USES:
                self.mark(f"artifact:{ARTIFACT_IDS[card]}")
        if s.wounds[n]:
            self.mark("state:wound")

    def thing(self, option: int, state: State) -> int:
        """The thing that an answer would make live, or -1."""
        s = cast(Battleground, state)
        number = self.coverage.number
        what, about = verb(option), argument(option)
        if what == answers.LORE:
            return number.get(f"lore:{LORE_IDS[about]}", -1)
        if what == answers.PLAY:
            return number.get(f"command:{CARD_IDS[about]}", -1)
        if what == answers.USE:
            return number.get(f"artifact:{ARTIFACT_IDS[about]}", -1)
        if what == answers.SKILL:
            return number.get(f"skill:{SKILL_IDS[about]}", -1)
        if what in _POWER_VERBS:
            return number[f"power:{_POWER_VERBS[what]}"]
        if option in _POWER_OPTIONS:
            return number[f"power:{_POWER_OPTIONS[option]}"]
        if what in _SHOTS:
            return number[_SHOTS[what]]
        if what in (answers.ORDER, answers.PICK, answers.SEPARATE, answers.HERO):
            return self.best_of_hero(s, s.at[about])
        if what in (answers.ATTACK, answers.TARGET) and s.at[about] >= 0:
            return number[f"unit:{UNIT_IDS[s.troop[s.at[about]]]}"]
        if option == answers.SEARCH:
            return max((number[f"chest:{id}"] for id in CHEST_NAMES), key=lambda n: self.coverage.open(n).bit_count())
        return -1

    def best_of_hero(self, s: Battleground, u: int) -> int:
        """Of what a hero knows and wears the thing with most open pairs, or -1 where no hero is or leads the unit."""
        h = u if u in HEROES else s.leader[u] if u >= 0 else -1
        sheet = s.game_terms.heroes[HEROES.index(h)] if h >= 0 else None
        if sheet is None:
            return -1
        names = [f"skill:{SKILL_IDS[skill]}" for skill in sheet.skills]
        names += [f"artifact:{ARTIFACT_IDS[card]}" for card in s.piles[EQUIPPED + HEROES.index(h)]]
        known = [self.coverage.number[name] for name in names if name in self.coverage.number]
        return max(known, key=lambda n: self.coverage.open(n).bit_count(), default=-1)

    def at_hand(self, state: State) -> int:
        """What is in hands, on sheets and on the field of the side at turn and of the other."""
        s = cast(Battleground, state)
        number = self.coverage.number
        names = {f"unit:{UNIT_IDS[s.troop[u]]}" for u in units_in(s.alive)}
        for side in (0, 1):
            names |= {f"lore:{LORE_IDS[card]}" for card in s.piles[LORE_HAND + side]}
        names |= {f"command:{CARD_IDS[card]}" for card in s.piles[HAND + s.turn]}
        for n, sheet in enumerate(s.game_terms.heroes):
            if sheet is not None:
                names |= {f"skill:{SKILL_IDS[skill]}" for skill in sheet.skills}
                names |= {f"artifact:{ARTIFACT_IDS[card]}" for card in s.piles[EQUIPPED + n]}
        found = 0
        for name in names:
            if name in number:
                found |= 1 << number[name]
        return found
