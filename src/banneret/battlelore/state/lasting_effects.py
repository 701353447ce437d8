"""Effects: what a card, a skill or a Creature changes for a time, and until when."""

from __future__ import annotations

from typing import Final

from banneret.battlelore.state.battleground import Battleground, name
from banneret.battlelore.state.events import E_AFFECTED

# What is changed.
X_DICE: Final = 0
"""Extra dice in any battle."""
X_MELEE: Final = 1
X_SHOT: Final = 2
"""Extra dice in ranged combat."""
X_BONUS: Final = 3
"""Extra dice in the bonus melee attack."""
X_TWO: Final = 4
"""Battles with exactly two dice."""
X_RANGE: Final = 5
X_SWORDS: Final = 6
"""Swords-on-shields hit at any distance."""
X_LORE: Final = 7
"""Lore symbols hit in melee."""
X_REROLL: Final = 8
"""Dice of each roll that may be rolled again."""
X_BOLD: Final = 9
X_TIMID: Final = 10
"""Cannot be Bold at all."""
X_ALONE: Final = 11
"""Neither support nor race makes it Bold."""
X_FIRM: Final = 12
"""May ignore every flag."""
X_KINSHIP: Final = 13
"""Supported by a single friend."""
X_FRIGHT: Final = 14
X_HELMETS: Final = 15
"""Helmet hits it ignores."""
X_SHIELD: Final = 16
"""Sword-on-shield hits it ignores."""
X_STEPS: Final = 17
X_LIGHT: Final = 18
"""Terrain does not stop it."""
X_IDLE: Final = 19
"""May not be ordered."""
X_FURY: Final = 20
"""Each sword-on-shield that hits gives one further die, once."""
X_HURLED: Final = 21
"""Hexes it has to retreat besides those of flags."""
X_SPARED: Final = 22
"""Hits of a roll that others take for it."""
X_BACK: Final = 23
"""May battle back though it is not Bold."""
X_MUTE: Final = 24
"""Does not battle back."""
X_SLIPPED: Final = 25
"""Has left its hex without retreating, so that nobody follows."""
X_WEAPON: Final = 26
"""Shoots with what a hero has, by its number (see `banneret.battlelore.play.heroes.bonuses`)."""
X_FREE: Final = 27
"""Terrain does not hinder its movement."""
X_EMBERS: Final = 28
"""Lore symbols of the roll that hit."""
X_RODE: Final = 29
"""Has come so far that a lance counts."""
X_BOWS: Final = 30
"""Extra dice when it shoots with its own ranged weapons."""
X_DRIVEN: Final = 31
"""Has retreated in this turn of its own side, so that a quest it has come to waits."""

# Until when.
U_BATTLE: Final = 0
"""Until this combat is over."""
U_TURN: Final = 1
"""Until the end of this turn."""
U_NEXT: Final = 2
"""Until the start of the next turn of the side at turn when it began, plus that side."""
U_AFTER: Final = 4
"""Until the end of the next turn of the other side, plus the side at turn when it began."""
U_ROLL: Final = 6
"""Until this roll is over."""

_COURAGE: Final = frozenset((X_BOLD, X_TIMID, X_ALONE, X_FIRM, X_KINSHIP, X_HURLED))
"""What makes a unit retreat or stay."""
_AMOUNT: Final = 32
"""Added to amounts, which may be negative."""


def packed_effect(what: int, u: int, amount: int, until: int) -> int:
    """An effect as `effects` lists it. `amount` and `expire`, which battles call all the time, read it in place."""
    return what << 20 | u << 12 | (amount + _AMOUNT) << 4 | until


def _changed(effect: int) -> int:
    """What an effect changes."""
    return effect >> 20


def _unit(effect: int) -> int:
    """Whom it touches."""
    return effect >> 12 & 255


def affect(s: Battleground, what: int, u: int, amount: int, until: int) -> None:
    """Change something of a unit for a time."""
    if until in (U_NEXT, U_AFTER):
        until += s.turn
    s.emit(E_AFFECTED, name(s, u), what, amount)
    note(s, what, u, amount, until)


def note(s: Battleground, what: int, u: int, amount: int, until: int) -> None:
    """The same where what happens tells it."""
    s.effects = (*s.effects, packed_effect(what, u, amount, until))


def amount(s: Battleground, what: int, u: int) -> int:
    """How much all effects together change of a unit."""
    total = 0
    wanted = what << 8 | u
    for effect in s.effects:
        if effect >> 12 == wanted:
            total += (effect >> 4 & 255) - _AMOUNT
    return total


def expire(s: Battleground, until: int) -> None:
    """End what lasts until this moment."""
    s.effects = tuple([effect for effect in s.effects if effect & 15 != until])


def hand_on(s: Battleground, u: int, h: int) -> None:
    """What keeps a troop from running, or makes it run, does so to the Leader it leaves behind. Rules: BLH-WND-35."""
    moved = (h - u) << 12
    s.effects += tuple([effect + moved for effect in s.effects if _unit(effect) == u and _changed(effect) in _COURAGE])


def forget_unit(s: Battleground, u: int) -> None:
    """A unit that is gone has no effects."""
    s.effects = tuple([effect for effect in s.effects if _unit(effect) != u])


X_NAMES: Final = (
    "dice", "melee", "shot", "bonus", "two_dice", "range", "swords", "lore_hits", "reroll", "bold", "timid", "alone",
    "firm", "kinship", "fright", "helmets", "shield", "steps", "light", "idle", "fury", "hurled",
    "spared", "back", "mute", "slipped", "weapon", "free", "embers", "rode", "bows",
    "driven",
)  # fmt: skip


def effects_of(s: Battleground, u: int) -> list[int]:
    """What is changed of a unit, each once."""
    return sorted({_changed(effect) for effect in s.effects if _unit(effect) == u})
