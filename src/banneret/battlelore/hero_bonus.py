"""What skills and artifacts of heroes add without being asked for: dice, steps, boldness, and dice of wound tests."""

from __future__ import annotations

from banneret.battlelore.field import UNITS, Field
from banneret.battlelore.hero import has_artifact, has_skill, hero_in, is_champion
from banneret.battlelore.tables import FIRST_HERO, IS_CREATURE, IS_GOBLINOID, MOUNTED

FEW_FIGURES = 2
"""Up to so many figures a troop fights the harder under the Banner of the Fallen."""


def melee_bonus(s: Field, a: int, t: int) -> int:
    """The extra dice of a hero, or of the troop he leads, in melee.

    They come on top of what terrain allows. Rules: BLH-CBT-09 to BLH-CBT-11, BLH-SKL-06, BLH-SKL-09, BLH-ARF-29.
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
    return dice


def back_bonus(s: Field, a: int) -> int:
    """The extra dice of a hero who battles back. Rules: BLH-CBT-10."""
    h = hero_in(s, a)
    return 1 if h >= 0 and has_skill(s, h, "duelist") else 0


def bonus_attack_bonus(s: Field, a: int) -> int:
    """The extra dice of a bonus melee attack. Rules: BLH-CBT-09."""
    h = hero_in(s, a)
    return 1 if h >= 0 and has_artifact(s, h, "mount_war") else 0


def hero_steps(s: Field, h: int) -> int:
    """The extra hexes of a Champion, or of a Leader who goes his own way. Rules: BLH-MOV-01."""
    steps = 0
    for skill in ("path_finder", "quick_step"):
        if has_skill(s, h, skill):
            steps += 1
    if has_artifact(s, h, "boots_of_the_hare"):
        steps += 1
    if has_artifact(s, h, "mount_war") and MOUNTED[s.troop[h]]:
        steps += 1
    return steps


def goes_anywhere(s: Field, h: int) -> bool:
    """Whether terrain is countryside for a hero's movement. Rules: BLH-SKL-06, BLH-MOV-04."""
    return has_skill(s, h, "path_finder")


def hero_boldness(s: Field, u: int) -> int:
    """Flags that a hero's skills and artifacts let his unit ignore. Rules: BLH-MOR-06."""
    h = hero_in(s, u)
    if h < 0:
        return 0
    bold = 0
    if has_skill(s, h, "banner_voice"):
        bold += 1
    if has_artifact(s, h, "helm_of_steadfastness"):
        bold += 1
    return bold


def armour(s: Field, a: int, t: int, melee: bool) -> int:
    """Sword-on-shield hits that a hero's armour turns. Rules: BLH-WND-04, BLH-WND-23."""
    h = hero_in(s, t)
    if h < 0:
        return 0
    turned = 0
    if melee and has_artifact(s, h, "sapphire_armor") and is_champion(s, t):
        turned += 1
    if melee and has_artifact(s, h, "dragonscale_barding") and MOUNTED[s.troop[a]]:
        turned += 1
    return turned


def keeps_swords(s: Field, a: int) -> bool:
    """Whether mounted units do not ignore a hero's sword-on-shield."""
    return s.troop[a] >= FIRST_HERO and has_artifact(s, a, "long_blade_of_tarn")


def test_dice(s: Field, h: int, dice: int, cause: int) -> int:
    """The dice of a wound test, as skills and artifacts of both sides change them.

    Rules: BLH-WND-22, BLH-WND-23.
    """
    if dice <= 0:
        return 0
    if cause & 255 < UNITS and s.alive >> (cause & 255) & 1:
        striker = hero_in(s, cause & 255)
        if striker >= 0:
            dice += int(has_skill(s, striker, "assassin")) + int(has_artifact(s, striker, "heroslayer_axe"))
    less = int(has_skill(s, h, "iron_will")) + int(has_artifact(s, h, "warding_bracers"))
    return max(1, dice - less)
