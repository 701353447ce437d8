"""What skills and artifacts of heroes add without being asked for: dice, steps, boldness, and dice of wound tests."""

from __future__ import annotations

from typing import Final

from banneret.battlelore.box.tables import FIRST_HERO, IS_CREATURE, IS_GOBLINOID, MOUNTED, RIVER
from banneret.battlelore.geometry.grid import DISTANCE, HEXES, NEAR, NOWHERE
from banneret.battlelore.play.heroes.roles import has_artifact, has_skill, hero_in
from banneret.battlelore.state.battleground import NO_HEROES, Battleground
from banneret.battlelore.state.lasting_effects import U_TURN, X_FREE, X_RODE, amount, note
from banneret.battlelore.state.unit_numbers import HEROES, SIDE_OF, UNITS

FEW_FIGURES: Final = 2
"""Up to this many figures a troop fights the harder under the Banner of the Fallen."""
LANCE_HEXES: Final = 2
"""So far a hero has to come for the Lance of Oaths."""
DUSK: Final = 2
"""The distance from which enemies may shoot at a hero with the Cloak of Dusk."""

# What a hero shoots with, by its number: the basic dice, those added, the range, and whether a sword-on-shield hits.
THROWN: Final = 1
SHOT: Final = 2
BALL: Final = 3
STORM: Final = 4
WEAPON_DICE: Final = (0, 1, 2, 2, 2)
WEAPON_MORE: Final = (0, 0, 0, 0, 1)
WEAPON_RANGE: Final = (0, 2, 3, 3, 4)
WEAPON_SWORDS: Final = (False, True, False, True, True)


def melee_bonus(s: Battleground, a: int, t: int) -> int:
    """The extra dice of a hero, or of the troop he leads, in melee.

    They come on top of what terrain allows. Rules: BLH-CBT-09 to BLH-CBT-11, BLH-SKL-06, BLH-SKL-09, BLH-ARF-29,
    BLH-ARF-30.
    """
    h = hero_in(s, a)
    if h < 0:
        return 0
    dice = 0
    if has_skill(s, h, "blademaster"):
        dice += 1
    if has_skill(s, h, "hack_and_slash") and not s.moved >> h & 1:
        dice += 2
    if has_skill(s, h, "assassin") and hero_in(s, t) >= 0:
        dice += 1
    if has_skill(s, h, "smite") and (IS_GOBLINOID[s.troop[t]] or IS_CREATURE[s.troop[t]] or hero_in(s, t) >= 0):
        dice += 1
    if has_artifact(s, h, "sword_of_dawn"):
        dice += 1
    if has_artifact(s, h, "banner_of_the_fallen") and s.figures[a] <= FEW_FIGURES:
        dice += 1
    if s.effects and amount(s, X_RODE, a) and not s.bonus >> a & 1:
        dice += 1
    return dice


def ride_far(s: Battleground, u: int, goal: int) -> None:
    """A unit goes somewhere: the Lance of Oaths counts in its melee after at least two hexes.

    Rules: BLH-ARF-29, BLH-ARF-30.
    """
    if s.fate == NO_HEROES or DISTANCE[s.pos[u] * HEXES + goal] < LANCE_HEXES:
        return
    h = u if u >= 0 and s.troop[u] >= FIRST_HERO else s.leader[u]
    if h >= 0 and has_artifact(s, h, "lance_of_oaths"):
        note(s, X_RODE, u, 1, U_TURN)


def back_bonus(s: Battleground, a: int) -> int:
    """The extra dice of a hero who battles back. Rules: BLH-CBT-10, BLH-SKL-06."""
    h = hero_in(s, a)
    return 1 if h >= 0 and has_skill(s, h, "duelist") else 0


def bonus_attack_bonus(s: Battleground, a: int) -> int:
    """The extra dice of a bonus melee attack. Rules: BLH-CBT-09, BLH-ARF-30."""
    h = hero_in(s, a)
    return 1 if h >= 0 and has_artifact(s, h, "mount_war") else 0


def hero_steps(s: Battleground, h: int) -> int:
    """The extra hexes of a Champion, or of a Leader who goes his own way. Rules: BLH-MOV-01, BLH-ARF-30, BLH-SKL-06."""
    steps = 0
    for skill in ("path_finder", "quick_step"):
        if has_skill(s, h, skill, going=True):
            steps += 1
    if has_artifact(s, h, "boots_of_the_hare", going=True):
        steps += 1
    if has_artifact(s, h, "mount_war", going=True) and MOUNTED[s.troop[h]]:
        steps += 1
    return steps


def goes_anywhere(s: Battleground, h: int) -> bool:
    """Whether terrain is countryside for a hero's movement. Rules: BLH-SKL-06, BLH-MOV-04."""
    return has_skill(s, h, "path_finder", going=True) or (s.effects != () and amount(s, X_FREE, h) > 0)


def rivers(s: Battleground) -> int:
    """The hexes of rivers as a set, which a hero with Rope and Grapnel crosses like ramparts."""
    return sum(1 << hex for hex, land in enumerate(s.ground.land) if land == RIVER)


def hero_boldness(s: Battleground, u: int) -> int:
    """Flags that skills and artifacts of heroes let a unit ignore: of its own, and of one on Sacred Ground beside it.

    Rules: BLH-MOR-06, BLH-ARF-30, BLH-SKL-06.
    """
    if s.fate == NO_HEROES:
        return 0
    bold = 0
    side = SIDE_OF[u]
    for friend in (HEROES[2 * side], HEROES[2 * side + 1]):
        if s.pos[friend] >= 0 and NEAR[s.pos[friend]] >> s.pos[u] & 1 and has_skill(s, friend, "sacred_ground"):
            bold += 1
    h = hero_in(s, u)
    if h < 0:
        return bold
    if has_skill(s, h, "banner_voice"):
        bold += 1
    if has_artifact(s, h, "helm_of_steadfastness"):
        bold += 1
    return bold


def armour(s: Battleground, a: int, t: int, melee: bool) -> int:
    """Sword-on-shield hits that a hero's armour turns.

    Rules: BLH-WND-04, BLH-WND-23, BLH-RTR-09, BLH-ARF-30, BLH-SKL-06.
    """
    h = hero_in(s, t)
    if h < 0:
        return 0
    turned = 0
    if melee and has_artifact(s, h, "sapphire_armor"):
        turned += 1
    if melee and has_artifact(s, h, "dragonscale_barding") and MOUNTED[s.troop[a]]:
        turned += 1
    return turned


def keeps_swords(s: Battleground, a: int) -> bool:
    """Whether mounted units do not ignore a hero's sword-on-shield."""
    return s.troop[a] >= FIRST_HERO and has_artifact(s, a, "long_blade_of_tarn")


def deflected(s: Battleground, t: int, melee: bool) -> int:
    """Helmet hits of a ranged attack that the Orb of Deflection turns from its hero's troop."""
    h = s.leader[t]
    return 1 if not melee and h >= 0 and has_artifact(s, h, "orb_of_deflection") else 0


def proof_to_lore(s: Battleground, t: int) -> bool:
    """Whether the Lore Stone keeps lore symbols from hitting a hero or his unit. Rules: BLH-WND-08, BLH-ARF-30."""
    h = hero_in(s, t)
    return h >= 0 and has_artifact(s, h, "lore_stone")


def in_dusk(s: Battleground, t: int, far: int) -> bool:
    """Whether the Cloak of Dusk hides a Champion from enemies at this distance."""
    return s.troop[t] >= FIRST_HERO and far > DUSK and has_artifact(s, t, "cloak_of_dusk")


def flight_dice(s: Battleground, h: int) -> int:
    """Dice fewer of an enemy through whose hex a Champion flees. Rules: BLH-RTR-10, BLH-ARF-30."""
    return 1 if has_artifact(s, h, "maelstrom_cloak") else 0


def snared(s: Battleground, a: int, melee: bool) -> int:
    """Hexes more that an enemy retreats from the attack of a hero with the Snaring Rope."""
    h = hero_in(s, a) if melee and a < UNITS else -1
    return 1 if h >= 0 and has_artifact(s, h, "snaring_rope") else 0


def crushes(s: Battleground, a: int) -> bool:
    """Whether a sword-on-shield of the second roll is a critical hit. Rules: BL-CRE-10, BLH-ARF-30."""
    h = hero_in(s, a) if a < UNITS else -1
    return h >= 0 and has_artifact(s, h, "mace_of_the_penitent")


def trap_dice(s: Battleground, h: int, dice: int) -> int:
    """The dice of a trap, of which Disarm Trap takes two away. Rules: BLH-WND-23, BLH-SKL-06."""
    return max(0, dice - 2) if has_skill(s, h, "disarm_trap") else dice


# -- wound tests -------------------------------------------------------------------------------------------------------

_IN_MELEE: Final = 256


def struck_by(a: int, melee: bool) -> int:
    """Why a hero takes a wound test: the unit that hit him, and whether it stood next to him. Rules: BLH-WND-24."""
    return a | (_IN_MELEE if melee else 0)


def striker_of(cause: int) -> int:
    """The unit that hit him."""
    return cause & 255


def struck_in_melee(cause: int) -> bool:
    """Whether it stood next to him."""
    return cause & _IN_MELEE != 0


def test_dice(s: Battleground, h: int, dice: int, cause: int) -> int:
    """The dice of a wound test, as skills and artifacts of both sides change them.

    Rules: BLH-WND-22, BLH-WND-23, BLH-ARF-30, BLH-SKL-06.
    """
    if dice <= 0:
        return 0
    if struck_in_melee(cause) and s.pos[striker_of(cause)] != NOWHERE:
        striker = hero_in(s, striker_of(cause))
        if striker >= 0:
            dice += int(has_skill(s, striker, "assassin")) + int(has_artifact(s, striker, "heroslayer_axe"))
    less = int(has_skill(s, h, "iron_will")) + int(has_artifact(s, h, "warding_bracers"))
    return max(1, dice - less)
