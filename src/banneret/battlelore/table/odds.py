"""What a roll of BattleLore leads to, exactly: every result of the dice with its chance, and what follows.

The target is taken to ignore as many flags as it may and to run as far as it can, and dice that their roller may choose
to roll again are not.
"""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from math import comb
from typing import Any, Final, NamedTuple

from banneret.battlelore.box.tables import (
    BANNER,
    BATTLE_DIE,
    FACE_NAMES,
    FIRST_HERO,
    FLAG,
    IS_CREATURE,
    LORE,
    MELEE_DICE,
    MOVED_DICE,
    RANGE,
    REROLLS_SWORDS,
    SHOT_DICE,
    SWORD,
)
from banneret.battlelore.box.tables import FLIGHT as STEPS_A_FLAG
from banneret.battlelore.geometry.grid import BACK, hexes_in
from banneret.battlelore.play.combat.battle import may_battle_back
from banneret.battlelore.play.combat.strength import (
    behind_ramparts,
    boldness,
    collects,
    dice_of,
    frightened,
    is_melee,
    score,
    sword_hits,
    terrain_limit,
)
from banneret.battlelore.play.heroes.bonuses import (
    back_bonus,
    bonus_attack_bonus,
    crushes,
    flight_dice,
    snared,
    struck_by,
    test_dice,
)
from banneret.battlelore.play.heroes.roles import hero_in
from banneret.battlelore.play.turn.movement import barred, beyond, welcoming
from banneret.battlelore.state.battleground import Battleground
from banneret.battlelore.state.lasting_effects import X_BONUS, X_FURY, X_LORE, X_TWO, amount
from banneret.battlelore.state.unit_numbers import SIDE_OF

FACES: Final = len(BATTLE_DIE)
MOST_SWORDS: Final = 14
"""More swords of one roll than these make no difference to anybody; what lies beyond counts as this many."""
ATTACK: Final = "attack"
BACK_ROLL: Final = "back"
BONUS_ROLL: Final = "bonus"
FLIGHT_ROLL: Final = "flight"
"""At a Champion who flees through the hex of the unit."""


class Result(NamedTuple):
    """How often each face that matters has come up."""

    helmets: int
    swords: int
    lore: int
    flags: int


@cache
def results(dice: int, coloured: bool, again: bool) -> tuple[tuple[Result, float], ...]:
    """Every result of this many dice: whether a helmet counts, and whether swords are rolled once more."""
    found = {Result(0, 0, 0, 0): 1.0}
    for _ in range(dice):
        after: dict[Result, float] = defaultdict(float)
        for result, chance in found.items():
            for more, share in _one_die(coloured, again):
                after[_together(result, more)] += chance * share
        found = after
    return tuple(found.items())


def _together(a: Result, b: Result) -> Result:
    swords = min(MOST_SWORDS, a.swords + b.swords)
    return Result(a.helmets + b.helmets, swords, a.lore + b.lore, a.flags + b.flags)


@cache
def _one_die(coloured: bool, again: bool) -> tuple[tuple[Result, float], ...]:
    """What one die may show; where a sword is rolled once more, all that it becomes."""
    ends = {
        Result(1, 0, 0, 0): 1 if coloured else 0,
        Result(0, 0, 1, 0): 1,
        Result(0, 0, 0, 1): 1,
        Result(0, 0, 0, 0): 2 if coloured else 3,
    }
    if not again:
        ends[Result(0, 1, 0, 0)] = 1
        return tuple((result, n / FACES) for result, n in ends.items() if n)
    found = []
    for swords in range(MOST_SWORDS + 1):
        chance = 1 / FACES**swords
        if swords == MOST_SWORDS:
            # Whatever ends such a row of swords: the chance of a longer one belongs here as well.
            chance /= 1 - 1 / FACES
        found += [(result._replace(swords=swords), chance * n / FACES) for result, n in ends.items() if n]
    return tuple(found)


# -- the dice of a roll ------------------------------------------------------------------------------------------------


def dice_in(s: Battleground, a: int, t: int, how: str) -> int:
    """How many dice a roll has. Rules: BL-BAT-07, BL-BAT-38, BL-BACK-03."""
    dice = dice_of(s, a, t)
    if s.effects and amount(s, X_TWO, a):
        return dice
    if how == BONUS_ROLL:
        return dice + bonus_attack_bonus(s, a) + (amount(s, X_BONUS, a) if s.effects else 0)
    if how == BACK_ROLL:
        return dice + back_bonus(s, a)
    return dice - flight_dice(s, t) if how == FLIGHT_ROLL else dice


def basic_dice(s: Battleground, u: int) -> int:
    """The dice of a unit before terrain and anything else changes them. Rules: BL-BAT-07, BL-BAT-26, BL-BAT-27."""
    if RANGE[s.troop[u]] > 1:
        return MOVED_DICE if s.moved >> u & 1 else SHOT_DICE
    return MELEE_DICE[s.troop[u]]


def hitting(s: Battleground, a: int, t: int) -> list[str]:
    """The faces that hit a target. Rules: BL-BAT-10, BL-BAT-12."""
    faces = []
    probe = s.copy()
    for face in BATTLE_DIE:
        probe.dice = (face,) * 6
        if face != FLAG and any(score(probe, a, t, is_melee(s, a, t))):
            faces.append(FACE_NAMES[face])
    return faces


class _Hits:
    """How the dice of one unit hit another."""

    def __init__(self, s: Battleground, a: int, t: int) -> None:
        self.probe = s.copy()
        self.a, self.t = a, t
        self.melee = is_melee(s, a, t)
        self.colour = BANNER[s.troop[t]]
        self.again = REROLLS_SWORDS[s.troop[a]]
        self.rages = self.melee and bool(s.effects) and amount(s, X_FURY, a) > 0 and not amount(s, X_TWO, a)
        self.critical = (2 if self.melee and crushes(s, a) else 1) / FACES
        """The chance that a die rolled again brings a Creature down. Rules: BL-CRE-09, BL-CRE-10."""
        self.farther = snared(s, a, self.melee)
        """Hexes besides those of flags."""
        self._scores: dict[tuple[int, int, int], tuple[int, int]] = {}

    def of(self, result: Result) -> tuple[int, int]:
        """The hits of a result: by helmets, and by swords and lore."""
        key = result[:3]
        if key not in self._scores:
            self.probe.dice = self._dice(result)
            self._scores[key] = score(self.probe, self.a, self.t, self.melee)
        return self._scores[key]

    def _dice(self, result: Result) -> tuple[int, ...]:
        return (self.colour,) * result.helmets + (SWORD,) * result.swords + (LORE,) * result.lore

    def rolls(self, dice: int) -> list[tuple[Result, float]]:
        """Every result of a roll, what a raging unit rolls besides included."""
        first = results(dice, self.colour >= 0, self.again)
        if not self.rages:
            return list(first)
        found: dict[Result, float] = defaultdict(float)
        for result, chance in first:
            self.probe.dice = self._dice(result)
            for more, share in results(sword_hits(self.probe, self.a, self.t, True), self.colour >= 0, self.again):
                found[_together(result, more)] += chance * share
        return list(found.items())


# -- flights -----------------------------------------------------------------------------------------------------------


def ways_from(s: Battleground, u: int, hex: int) -> int:
    """The hexes a unit could retreat to from a hex, were it there. Rules: BL-RET-03 to BL-RET-06, BLH-MOV-19."""
    if s.webbed >> u & 1:
        return 0
    return BACK[SIDE_OF[u]][hex] & beyond(s, u, 1 << hex) & (~barred(s, u) | welcoming(s, u))


def flights(s: Battleground, u: int, steps: int) -> list[list[int]]:
    """Every way of this many hexes a unit may retreat, shorter where it cannot go on or meets a Champion."""
    found: list[list[int]] = []

    def go(way: list[int], hex: int) -> None:
        met = bool(way) and welcoming(s, u) >> hex & 1 == 1
        ways = 0 if met or len(way) == steps else ways_from(s, u, hex)
        if not ways:
            found.append(way)
        for other in hexes_in(ways):
            go([*way, other], other)

    go([], s.pos[u])
    return found


def farthest(s: Battleground, u: int, steps: int) -> tuple[int, int]:
    """How many hexes of a retreat a unit can go at most, and how many it has to pay for. With a Champion it stops.

    Rules: BL-RET-08, BLH-MOV-21.
    """
    edge = 1 << s.pos[u]
    met = 0
    for n in range(steps):
        after = 0
        for hex in hexes_in(edge):
            after |= ways_from(s, u, hex)
        if after & welcoming(s, u):
            met = n + 1
        edge = after & ~welcoming(s, u)
        if not edge:
            return (met, 0) if met else (n, steps - n)
    return steps, 0


def stride(s: Battleground, u: int) -> int:
    """How many hexes a unit runs for each flag. Rules: BL-RET-01, BL-RET-15, BL-CRE-15, BLH-LMK-15."""
    return max(STEPS_A_FLAG[s.troop[u]], 2 if panics(s, u) else 1) if STEPS_A_FLAG[s.troop[u]] else 0


def panics(s: Battleground, u: int) -> bool:
    """Whether a unit that runs rolls a die for every hex. Rules: BL-RET-16, BLH-LMK-16."""
    haunted = s.ground.haunted >> s.pos[u] & 1 == 1 and not IS_CREATURE[s.troop[u]]
    return frightened(s, u) or haunted


# -- what follows --------------------------------------------------------------------------------------------------


class Tally:
    """Chances of what may become of a target."""

    def __init__(self, figures: int) -> None:
        self.losses = [0.0] * (figures + 1)
        self.eliminated = 0.0
        self.stands = 0.0
        self.back: dict[int, float] = defaultdict(float)
        self.hero = 0.0

    def survive(self, chance: float, lost: int, went: int) -> None:
        """It lives, with this many figures lost, this many hexes away."""
        self.losses[lost] += chance
        if went:
            self.back[went] += chance
        else:
            self.stands += chance

    def fall(self, chance: float) -> None:
        """It is eliminated."""
        self.losses[-1] += chance
        self.eliminated += chance


def odds(s: Battleground, a: int, t: int, how: str = ATTACK) -> dict[str, Any]:
    """What one roll of a unit at another leads to, as plain data of the shape of BattleloreOdds."""
    dice = dice_in(s, a, t, how)
    hits = _Hits(s, a, t)
    ignores = 9 if not STEPS_A_FLAG[s.troop[t]] else boldness(s, t) + behind_ramparts(s, t, a)
    tally = Tally(s.figures[t])
    tokens = 0.0
    for result, chance in hits.rolls(dice):
        helmets, strikes = hits.of(result)
        _strike(s, a, t, tally, chance, helmets, strikes, max(0, result.flags - ignores), hits)
        tokens += chance * result.lore
    brings = s.game_terms.lore and collects(s, a, hits.melee) and not (s.effects and amount(s, X_LORE, a))
    melee_back = hits.melee and how != BACK_ROLL and may_battle_back(s, t, a)
    back = [_fate("back", tally.back[n], n) for n in sorted(tally.back, reverse=True)]
    limit = terrain_limit(s, a, t)
    basic = basic_dice(s, a)
    return {
        "dice": dice,
        "basic": basic,
        "limit": limit if limit < basic else 0,
        "hits": hitting(s, a, t),
        "fates": [_fate("eliminated", tally.eliminated, 0), *back, _fate("stands", tally.stands, 0)],
        "losses": [round(chance, 6) for chance in tally.losses],
        "harm": round(sum(n * chance for n, chance in enumerate(tally.losses)), 4),
        "lore": round(tokens, 4) if brings else 0.0,
        "hero": round(tally.hero, 6),
        "ignores": min(9, ignores),
        "stride": stride(s, t),
        "panics": panics(s, t),
        "back": dice_in(s, t, a, BACK_ROLL) if melee_back else 0,
    }


def _fate(kind: str, chance: float, hexes: int) -> dict[str, Any]:
    return {"kind": kind, "chance": round(chance, 6), "hexes": hexes}


def _strike(
    s: Battleground, a: int, t: int, tally: Tally, chance: float, helmets: int, strikes: int, flags: int, hits: _Hits
) -> None:
    """One result of the dice. Rules: BL-BAT-13 to BL-BAT-15."""
    if s.troop[t] >= FIRST_HERO:
        wounded = _wounded(s, a, t, strikes)
        tally.fall(chance * wounded)
        tally.hero += chance * wounded
        tally.survive(chance * (1 - wounded), 0, 1 if flags else 0)
    elif IS_CREATURE[s.troop[t]]:
        falls = 1 - (1 - hits.critical) ** (helmets + strikes)
        tally.fall(chance * falls)
        _chase_creature(s, t, tally, chance * (1 - falls), flags, hits)
    else:
        lost = min(s.figures[t], helmets + strikes)
        gone = lost == s.figures[t]
        if s.leader[t] >= 0:
            tally.hero += chance * _wounded(s, a, t, strikes + gone)
        if gone:
            tally.fall(chance)
        else:
            _chase(s, t, tally, chance, lost, _steps(s, t, flags, hits))


def _wounded(s: Battleground, a: int, t: int, dice: int) -> float:
    """The chance that a wound test goes wrong. Rules: BLH-WND-10 to BLH-WND-16."""
    h = hero_in(s, t)
    dice = test_dice(s, h, dice, struck_by(a, is_melee(s, a, t))) if dice else 0
    return 1 - (1 - 1 / FACES) ** max(0, dice)


def _steps(s: Battleground, t: int, flags: int, hits: _Hits) -> int:
    """How far a target has to run. Rules: BL-BAT-15."""
    steps = flags * stride(s, t)
    return steps + hits.farther if steps else 0


def _chase(s: Battleground, t: int, tally: Tally, chance: float, lost: int, steps: int) -> None:
    """A troop runs; figures are lost for hexes it cannot go, and by panic. Rules: BL-RET-08, BL-RET-16 to BL-RET-18."""
    went, missing = farthest(s, t, steps)
    risk = 1 / FACES if panics(s, t) else 0.0
    for panicked in range(went + 1):
        share = comb(went, panicked) * risk**panicked * (1 - risk) ** (went - panicked)
        more = lost + panicked + missing
        if more >= s.figures[t]:
            tally.fall(chance * share)
        else:
            tally.survive(chance * share, more, went)


def _chase_creature(s: Battleground, t: int, tally: Tally, chance: float, flags: int, hits: _Hits) -> None:
    """A Creature that cannot retreat is rolled at, a die for every hex. Rules: BL-CRE-16."""
    went, missing = farthest(s, t, _steps(s, t, flags, hits))
    lives = 1.0
    if missing:
        cornered = results(missing, True, hits.again)
        lives = sum(share * (1 - hits.critical) ** sum(hits.of(result)) for result, share in cornered)
    tally.fall(chance * (1 - lives))
    tally.survive(chance * lives, 0, went)
