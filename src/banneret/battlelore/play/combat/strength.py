"""How strong an attack is: whom a unit may attack, with how many dice, and what the dice hit."""

from __future__ import annotations

from typing import Final

# By name, because greedy bots weigh every attack with these.
from banneret.battlelore.box.tables import (
    BANNER,
    BOLD,
    COUNTRYSIDE,
    DICE_IN,
    DICE_OUT,
    FIRST_HERO,
    FRIGHTENED,
    HILL,
    IS_CREATURE,
    LAIR,
    LAND_BOLD,
    LAND_IDS,
    LORE,
    MELEE_DICE,
    MOUNTED,
    MOVED_DICE,
    RANGE,
    SHORT,
    SHOT_DICE,
    SWORD,
    SWORD_AT_RANGE,
    SWORD_IN_MELEE,
)
from banneret.battlelore.geometry.grid import DISTANCE, HALF, HEXES, NEAR
from banneret.battlelore.geometry.sight import line, sees
from banneret.battlelore.play.heroes.bonuses import (
    WEAPON_DICE,
    WEAPON_MORE,
    WEAPON_SWORDS,
    armour,
    deflected,
    hero_boldness,
    in_dusk,
    keeps_swords,
    melee_bonus,
    proof_to_lore,
)
from banneret.battlelore.play.turn.command_cards import tactic_for
from banneret.battlelore.state.battleground import Battleground

# By name, because greedy bots weigh every attack with these.
from banneret.battlelore.state.lasting_effects import (
    X_ALONE,
    X_BOLD,
    X_BOWS,
    X_DICE,
    X_EMBERS,
    X_FIRM,
    X_FRIGHT,
    X_HELMETS,
    X_KINSHIP,
    X_LORE,
    X_MELEE,
    X_RANGE,
    X_SHIELD,
    X_SHOT,
    X_SPARED,
    X_SWORDS,
    X_TIMID,
    X_TWO,
    X_WEAPON,
    amount,
)
from banneret.battlelore.state.unit_numbers import SIDE_OF, units_in

SUPPORTERS: Final = 2
"""Rules: BL-RET-12."""
EVERY_FLAG: Final = 9
RAMPART_DICE: Final = 2
"""Rules: BL-TER-26."""


def foes_beside(s: Battleground, u: int) -> int:
    """The hexes of the enemies next to a unit."""
    return NEAR[s.pos[u]] & s.occupied[1 - SIDE_OF[u]]


def targets(s: Battleground, u: int) -> int:
    """The hexes of the enemies a unit may attack now.

    Rules: BL-BAT-02 to BL-BAT-04, BL-BAT-06, BL-BAT-26, BL-BAT-30, BL-CMD-24, BL-CMD-26, BL-CMD-32, BL-LRE-19.
    """
    beside = foes_beside(s, u)
    tactic = tactic_for(s, u)
    if beside:
        return 0 if tactic == "volley" else beside
    range_ = RANGE[s.troop[u]]
    if range_ > 1 and s.effects:
        range_ += amount(s, X_RANGE, u)
    if range_ == 1 or tactic in ("charge", "onslaught"):
        return 0
    return in_range(s, u, range_)


def in_range(s: Battleground, u: int, most: int) -> int:
    """The hexes of the enemies that a unit sees, up to a number of hexes away. Rules: BL-BAT-06, BL-BAT-20."""
    pos = s.pos[u]
    found = 0
    for t in units_in(s.alive):
        far = DISTANCE[pos * HEXES + s.pos[t]]
        if SIDE_OF[t] != SIDE_OF[u] and far <= most and in_sight(s, pos, s.pos[t]) and not in_dusk(s, t, far):
            found |= 1 << s.pos[t]
    return found


def in_sight(s: Battleground, a: int, b: int) -> bool:
    """Whether nothing blocks the line between two hexes; hills of one group do not hide each other.

    An adventure may limit how far anybody sees in the first turns.
    Rules: BL-BAT-20 to BL-BAT-23, BL-TER-06, BL-TER-10, BL-TER-12, BL-TER-23, BL-SET-07, BL-CRE-04, BLH-ROL-07,
    BLH-LMK-03, BLH-LMK-14, BLH-LMK-25.
    """
    far, turns = s.game_terms.sight
    if far and s.turns <= 2 * turns and DISTANCE[a * HEXES + b] > far:
        return False
    veils = s.ground.veils
    if s.ground.hills[a] and s.ground.hills[a] == s.ground.hills[b]:
        veils &= ~s.ground.hills[a]
    return sees(a, b, veils | s.mist[0] | s.mist[1] | s.occupied[0] | s.occupied[1])


def dice_of(s: Battleground, a: int, t: int) -> int:
    """How many dice an attack has: the basic ones, as far as the terrain lets them, and what is added.

    Rules: BL-UNI-06, BL-UNI-09, BL-UNI-11, BL-UNI-13, BL-UNI-15, BL-UNI-17, BL-UNI-19, BL-BAT-07 to BL-BAT-09,
    BL-BAT-26, BL-BAT-27, BL-BAT-29, BL-BAT-30, BL-BAT-32, BLH-ROL-11, BLH-CBT-01, BLH-CBT-07, BLH-CBT-12, BL-LRE-19,
    BLH-ARF-23.
    """
    troop = s.troop[a]
    shot = MOVED_DICE if s.moved >> a & 1 else SHOT_DICE
    basic = shot if RANGE[troop] > 1 else MELEE_DICE[troop]
    limit = terrain_limit(s, a, t)
    if not s.effects:
        return min(basic, limit) + extra_dice(s, a, t)
    if amount(s, X_TWO, a):
        return 2
    weapon = amount(s, X_WEAPON, a)
    if weapon:
        basic = WEAPON_DICE[weapon]
    more = WEAPON_MORE[weapon] + amount(s, X_DICE, a) + amount(s, X_MELEE if is_melee(s, a, t) else X_SHOT, a)
    if not weapon and not is_melee(s, a, t):
        more += amount(s, X_BOWS, a)
    return max(1, min(basic, limit) + extra_dice(s, a, t) + more)


def terrain_limit(s: Battleground, a: int, t: int) -> int:
    """
    The most basic dice that the hexes of both units allow. Rules: BL-BAT-08, BL-TER-04, BL-TER-05, BL-TER-08,
    BL-TER-09, BL-TER-13, BL-TER-14, BL-TER-17, BL-TER-18, BL-TER-21, BL-TER-22, BL-TER-26, BLH-LMK-23, BLH-LMK-24,
    BL-CRE-01.
    """
    from_land = s.ground.land[s.pos[a]]
    if LAIR[s.troop[a]] and LAND_IDS[from_land] == LAIR[s.troop[a]]:
        from_land = COUNTRYSIDE
    into = s.ground.land[s.pos[t]]
    limit = DICE_OUT[from_land]
    if crosses(s, t, a):
        limit = min(limit, RAMPART_DICE)
    if into != HILL or (from_land != HILL and is_melee(s, a, t)):
        limit = min(limit, DICE_IN[into])
    return limit


def crosses(s: Battleground, t: int, a: int) -> bool:
    """Whether an attack comes over ramparts of the hex of its target, from the outside. Rules: BL-TER-25, BL-TER-26."""
    if not s.ground.walls or s.pos[a] < 0 or s.pos[t] < 0:
        return False
    outside = s.ground.ramparts[s.pos[t]]
    if is_melee(s, a, t):
        return outside >> s.pos[a] & 1 == 1
    return any(crossed & outside for crossed in line(s.pos[a], s.pos[t]))


def behind_ramparts(s: Battleground, u: int, a: int) -> int:
    """The boldness that ramparts give a unit against an attacker; what a Creature ignores is fixed.

    Rules: BL-TER-25, BL-CRE-20.
    """
    if not s.ground.walls or a not in range(len(s.pos)) or IS_CREATURE[s.troop[u]]:
        return 0
    if s.effects and amount(s, X_TIMID, u):
        return 0
    return 1 if crosses(s, u, a) else 0


def extra_dice(s: Battleground, a: int, t: int) -> int:
    """What heroes and a Command card add.

    Rules: BL-CMD-24, BL-CMD-27, BL-CMD-29, BL-BAT-09, BLH-CBT-09, BLH-CBT-10, BLH-TAC-06, BL-BACK-03.
    """
    dice = melee_bonus(s, a, t) if is_melee(s, a, t) else 0
    if not s.ordered >> a & 1:
        return dice
    tactic = tactic_for(s, a)
    if tactic == "charge":
        return dice + (1 if is_melee(s, a, t) else 0)
    return dice + (1 if tactic in ("leadership", "lore") else 0)


def is_melee(s: Battleground, a: int, t: int) -> bool:
    """Whether two units stand next to each other; a fleeing Champion is even in the hex of the unit that strikes at
    him.

    Rules: BL-BAT-02, BLH-RTR-09.
    """
    if s.pos[a] < 0 or s.pos[t] < 0:
        return False
    return s.pos[a] == s.pos[t] or NEAR[s.pos[a]] >> s.pos[t] & 1 == 1


def score(s: Battleground, a: int, t: int, melee: bool) -> tuple[int, int]:
    """How many hits the dice score on the target: by helmets, and by swords-on-shields and lore symbols.

    A mounted Champion ignores a sword-on-shield of a Champion on foot, but not of infantry. Archers beside a Champion
    endanger him though they do not hit.
    Rules: BL-BAT-10 to BL-BAT-12, BL-BAT-24, BL-BAT-25, BL-BAT-28, BL-BAT-29, BL-BAT-31, BLH-CBT-06, BLH-CBT-13,
    BLH-WND-02 to BLH-WND-04, BLH-CUN-07, BLH-ARF-30, BL-LRE-19.
    """
    helmets = s.dice.count(BANNER[s.troop[t]])
    if helmets:
        helmets -= deflected(s, t, melee)
    strikes = sword_hits(s, a, t, melee)
    if s.effects:
        helmets = max(0, helmets - amount(s, X_HELMETS, t))
        if melee:
            strikes += lore_hits(s, a, t)
        spared = amount(s, X_SPARED, t)
        strikes = max(0, strikes - max(0, spared - helmets))
        helmets = max(0, helmets - spared)
    return helmets, strikes


def lore_hits(s: Battleground, a: int, t: int) -> int:
    """How many lore symbols of the dice hit the target in melee.

    Rules: BLH-WND-08, BL-LRE-25, BLH-ARF-30, BLH-SKL-06.
    """
    symbols = s.dice.count(LORE)
    if not symbols or proof_to_lore(s, t):
        return 0
    return symbols if amount(s, X_LORE, a) else min(symbols, amount(s, X_EMBERS, a))


def sword_hits(s: Battleground, a: int, t: int, melee: bool) -> int:
    """How many swords-on-shields of the dice hit the target.

    Rules: BL-BAT-12, BL-BAT-24, BL-BAT-25, BL-BAT-28, BL-BAT-29, BL-BAT-31, BLH-CBT-06, BLH-ARF-30, BL-LRE-19,
    BLH-SKL-06, BLH-ARF-23.
    """
    troop, target = s.troop[a], s.troop[t]
    champion = target >= FIRST_HERO
    striking = (SWORD_IN_MELEE if melee else SWORD_AT_RANGE)[troop] or (champion and melee and s.game_terms.cunning)
    weapon = 0
    if s.effects:
        weapon = amount(s, X_WEAPON, a)
        striking = (WEAPON_SWORDS[weapon] if weapon else striking) or amount(s, X_SWORDS, a) > 0
    swords = s.dice.count(SWORD) if striking else 0
    if s.effects:
        swords = max(0, swords - amount(s, X_SHIELD, t))
    short = SHORT[troop] and not weapon
    if swords and short and MOUNTED[target] and (not champion or troop >= FIRST_HERO) and not keeps_swords(s, a):
        swords -= 1
    return max(0, swords - armour(s, a, t, melee))


def collects(s: Battleground, a: int, melee: bool) -> bool:
    """Whether lore symbols of a roll give tokens: not those of cunning troops that use their ranged weapons.

    What a hero throws or shoots is not a weapon of a troop. Rules: BLH-CUN-05, BLH-CUN-06, BLH-CBT-14.
    """
    return melee or not s.game_terms.cunning or RANGE[s.troop[a]] == 1


def boldness(s: Battleground, u: int) -> int:
    """How many flags a unit may ignore. What a Creature ignores is fixed.

    Rules: BL-UNI-21, BL-RET-09, BL-RET-11 to BL-RET-14, BL-RET-19, BL-TER-24, BL-TER-28, BL-CRE-14, BL-CRE-19,
    BL-CRE-20, BLH-MOR-01 to BLH-MOR-06, BLH-ROL-08, BLH-ROL-09, BLH-CBT-03, BLH-LMK-04, BLH-LMK-26, BL-LRE-19.
    """
    troop = s.troop[u]
    if IS_CREATURE[troop]:
        return BOLD[troop] if not s.effects else creature_boldness(s, u)
    side = SIDE_OF[u]
    led = 1 if s.leader[u] >= 0 else 0
    beside = (NEAR[s.pos[u]] & s.occupied[side]).bit_count()
    land = LAND_BOLD[s.ground.land[s.pos[u]]] + (1 if by_stronghold(s, u) else 0) + led + hero_boldness(s, u)
    if not s.effects:
        return BOLD[troop] + land + (1 if beside >= SUPPORTERS else 0)
    if amount(s, X_FIRM, u):
        return EVERY_FLAG
    more = amount(s, X_BOLD, u)
    if amount(s, X_TIMID, u):
        return more
    if amount(s, X_ALONE, u):
        # A Champion's own boldness is neither his race's nor that of support.
        return land + more + (BOLD[troop] if troop >= FIRST_HERO else 0)
    needed = 1 if amount(s, X_KINSHIP, u) else SUPPORTERS
    return BOLD[troop] + land + more + (1 if beside >= needed else 0)


def creature_boldness(s: Battleground, u: int) -> int:
    """How many flags a Creature ignores under lore: only what speaks of its flags changes that.

    Rules: BL-CRE-14, BL-CRE-20.
    """
    if amount(s, X_FIRM, u):
        return EVERY_FLAG
    bold = BOLD[s.troop[u]]
    return min(bold, amount(s, X_BOLD, u)) if amount(s, X_TIMID, u) else bold


def by_stronghold(s: Battleground, u: int) -> bool:
    """Whether a friendly Stronghold is next to a unit: one in the half of its side. Rules: BL-TER-28."""
    near = NEAR[s.pos[u]] & HALF[SIDE_OF[u]] & s.ground.strongholds
    return near != 0


def frightened(s: Battleground, u: int) -> bool:
    """Whether a unit runs twice as far and may panic. Rules: BL-UNI-22, BL-RET-15, BL-RET-16."""
    return FRIGHTENED[s.troop[u]] or (s.effects != () and amount(s, X_FRIGHT, u) > 0)
