"""What an attack in *BattleLore* is worth on average, in banners: closed formulas, no dice are rolled."""

from __future__ import annotations

from functools import cache
from math import comb
from typing import Final

from banneret.battlelore.box.tables import (
    FIRST_HERO,
    FLIGHT,
    IS_CREATURE,
    MOUNTED,
    SHORT,
    SWORD_AT_RANGE,
    SWORD_IN_MELEE,
)
from banneret.battlelore.play.combat.battle import may_battle_back
from banneret.battlelore.play.combat.retreat import ways_back
from banneret.battlelore.play.combat.strength import behind_ramparts, boldness, collects, dice_of, frightened, is_melee
from banneret.battlelore.state.battleground import Battleground
from banneret.battlelore.state.lasting_effects import X_HELMETS, X_LORE, X_SHIELD, X_SWORDS, X_TWO, amount
from banneret.battlelore.state.unit_numbers import SIDE_OF

GONE: Final = [1.0, 0.52, 0.3, 0.13, 0.0]
"""By figures left: how near a unit is to being the other side's banner."""
TOKEN: Final = 0.05
"""What a lore token is worth."""
CHEAPEST: Final = 0.3
"""The least that a token counts of that, however many there are."""
PLENTY: Final = 12
"""This many tokens are more than a side can use well."""
LAST: Final = 3.0
"""How much more the banner that wins is worth."""
DRIVEN: Final = 0.05
"""What a hex of retreat is worth, where nothing is lost by it."""
PANIC: Final = 0.03
"""What each hex of a frightened unit's retreat adds to that worth."""
WOUND: Final = 1 / 6
"""How often a die of a wound test wounds."""
HERO: Final = 1.3
"""What a wounded hero is worth: his banner and what he carries."""
BACK: Final = 0.9
"""How much what a battle back may cost counts."""
FOLLOWS: Final = 0.12
"""How much more an attack of a mounted unit is worth if it may continue."""


@cache
def shares(dice: int, faces: int) -> tuple[float, ...]:
    """By number of dice: how likely this many of them show one of this many faces."""
    p = faces / 6
    return tuple(comb(dice, k) * p**k * (1 - p) ** (dice - k) for k in range(dice + 1))


@cache
def beyond(dice: int, faces: int, spared: int) -> float:
    """How many dice beyond the spared ones are expected to show one of this many faces."""
    return sum(share * (k - spared) for k, share in enumerate(shares(dice, faces)) if k > spared)


@cache
def losses(figures: int, dice: int, faces: int, spared: int) -> tuple[float, float]:
    """What hits are expected to cost a troop in parts of its banner, and how likely they are its end."""
    cost = end = 0.0
    for k, share in enumerate(shares(dice, faces)):
        left = max(0, figures - max(0, k - spared))
        cost += share * (GONE[left] - GONE[figures])
        if not left:
            end += share
    return cost, end


def banner(s: Battleground, side: int) -> float:
    """What a banner is worth to a side: much, where it is the last one needed."""
    return LAST if s.banners[side] + 1 >= s.game_terms.needed else 1.0


def price(s: Battleground, side: int, tokens: int) -> float:
    """What it costs a side to give this many lore tokens: the more it has, the less."""
    return tokens * TOKEN * max(CHEAPEST, 1 - s.goblets[side] / PLENTY)


def sword_faces(s: Battleground, a: int, _t: int, melee: bool) -> int:
    """How many faces of a die hit by a sword-on-shield or a lore symbol."""
    troop = s.troop[a]
    hits = (SWORD_IN_MELEE if melee else SWORD_AT_RANGE)[troop]
    faces = int(hits or (s.effects != () and amount(s, X_SWORDS, a) > 0))
    if melee and s.effects and amount(s, X_LORE, a):
        faces += 1
    return faces


def spared_hits(s: Battleground, a: int, t: int) -> int:
    """Hits that the target ignores, roughly."""
    spared = 1 if SHORT[s.troop[a]] and MOUNTED[s.troop[t]] and s.troop[t] < FIRST_HERO else 0
    if s.effects:
        spared += amount(s, X_HELMETS, t) + amount(s, X_SHIELD, t)
    return spared


def strike(s: Battleground, a: int, t: int, dice: int, melee: bool) -> tuple[float, float]:
    """What a roll of a unit against another is worth to it, and how likely the other is there afterwards."""
    side = SIDE_OF[a]
    troop = s.troop[t]
    swords = sword_faces(s, a, t, melee)
    worth = banner(s, side)
    end = 0.0
    if IS_CREATURE[troop]:
        hits = dice * (1 + swords) / 6
        end = 1 - (5 / 6) ** hits
        gain = worth * end
    elif troop >= FIRST_HERO:
        end = 1 - (1 - WOUND / 6) ** (dice * swords)
        gain = HERO * worth * end
    else:
        # A unit on horseback turns only a sword, so half a hit on average.
        spared = spared_hits(s, a, t)
        cost, end = losses(s.figures[t], dice, 1 + swords, spared)
        if spared:
            all_cost, all_end = losses(s.figures[t], dice, 1 + swords, 0)
            cost, end = (cost + all_cost) / 2, (end + all_end) / 2
        gain = worth * cost
        if s.leader[t] >= 0:
            gain += HERO * worth * WOUND * (dice * swords / 6 + end)
    gain += flags_worth(s, a, t, dice) * worth * (1 - end)
    if s.game_terms.lore and collects(s, a, melee):
        gain += TOKEN * dice / 6
    bold = boldness(s, t) + behind_ramparts(s, t, a)
    stays = (1 - end) * sum(shares(dice, 1)[: bold + 1])
    return gain, stays


def flags_worth(s: Battleground, a: int, t: int, dice: int) -> float:
    """What the flags of a roll are worth in banners: hexes lost, or figures where there is no way back."""
    troop = s.troop[t]
    if not FLIGHT[troop]:
        return 0.0
    flags = beyond(dice, 1, boldness(s, t) + behind_ramparts(s, t, a))
    steps = flags * max(FLIGHT[troop], 2 if frightened(s, t) else 1)
    if troop >= FIRST_HERO:
        return flags * DRIVEN
    if not ways_back(s, t):
        if IS_CREATURE[troop]:
            return steps * 0.06
        return min(1.0, steps * (GONE[max(0, s.figures[t] - 1)] - GONE[s.figures[t]]))
    return steps * (DRIVEN + (PANIC if frightened(s, t) else 0.0))


def attack_worth(s: Battleground, a: int, t: int, more: int = 0) -> float:
    """What an attack with `more` extra dice is worth to the attacker, minus what the battle back may cost."""
    melee = is_melee(s, a, t)
    dice = dice_of(s, a, t)
    if more and not (s.effects and amount(s, X_TWO, a)):
        dice = max(1, dice + more)
    gain, stays = strike(s, a, t, dice, melee)
    if melee and MOUNTED[s.troop[a]]:
        gain += FOLLOWS * (1 - stays)
    if melee and may_battle_back(s, t, a):
        gain -= BACK * stays * strike(s, t, a, dice_of(s, t, a), True)[0]
    return gain


def bolt_worth(s: Battleground, t: int, dice: int, swords: bool, flags: bool, doom: bool) -> float:
    """What dice that a card rolls against a unit are worth to the other side."""
    side = 1 - SIDE_OF[t]
    troop = s.troop[t]
    worth = banner(s, side)
    faces = 1 + int(swords)
    doomed: float = 1 - (5 / 6) ** dice if doom else 0.0
    if troop >= FIRST_HERO:
        spared: float = (1 - WOUND / 6) ** (dice * (int(swords) + int(doom)))
        return HERO * worth * (1 - spared)
    if IS_CREATURE[troop]:
        missed: float = (5 / 6) ** (dice * faces / 6)
        return worth * (doomed + (1 - doomed) * (1 - missed))
    cost, _ = losses(s.figures[t], dice, faces, 0)
    gain = doomed * (1 - GONE[s.figures[t]]) + (1 - doomed) * cost
    if s.leader[t] >= 0:
        gain += HERO * WOUND * (dice * int(swords) / 6 + doomed)
    if flags:
        gain += flags_worth(s, t, t, dice) * (1 - doomed)
    return worth * gain
