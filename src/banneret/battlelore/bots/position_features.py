"""What a position of *BattleLore* looks like in numbers, for both sides: what a value learned from games reads.

Nothing is searched: who threatens whom is told from distances, kinds of units and the closed formulas of dice.
"""

from __future__ import annotations

from typing import Final

from banneret.battlelore.bots.odds import losses
from banneret.battlelore.box.tables import (
    BANNER,
    DICE_IN,
    FIRST_HERO,
    FIRST_TACTIC,
    FOOT,
    IS_CREATURE,
    MARCH,
    MELEE_DICE,
    MOUNTED,
    RANGE,
    RUSHES,
    SHOT_DICE,
    SWORD_AT_RANGE,
    SWORD_IN_MELEE,
    TACTIC,
)
from banneret.battlelore.geometry.grid import DISTANCE, HEXES, NEAR, SECTION
from banneret.battlelore.play.turn.command_cards import budget_of
from banneret.battlelore.state.battleground import HAND, LORE_HAND, Battleground
from banneret.battlelore.state.unit_numbers import SIDE_MASK, UNITS, units_in

COLOURS: Final = ("green", "blue", "red")
CLASSES: Final = ("foot", "shooters", "riders")
KINDS: Final = tuple(f"{colour}_{kind}" for colour in COLOURS for kind in CLASSES)
"""Kinds of troops, by what they can do."""
NAMES: Final = (
    "missing", "last", "next",
    *KINDS, *(f"figures_{kind}" for kind in KINDS),
    "single", "double", "creatures", "leaders", "champions",
    "best_card", "second_card", "best_attack", "winning_attack", "exposed", "endangered",
    "supported", "engaged", "far",
    "cards", "tactics", "tokens", "lore_cards", "objectives",
)  # fmt: skip
"""The numbers of a side, in their order."""
WIDTH: Final = len(NAMES)
_OF_UNITS: Final = NAMES.index("cards") - 3
GROUPS: Final = (*["banners"] * 3, *["own"] * _OF_UNITS, *["lore"] * 4, "objectives")
"""What each of them is a part of when a worth is explained."""

_MISSING: Final = NAMES.index("missing")
_KINDS: Final = NAMES.index(KINDS[0])
_FIGURES: Final = NAMES.index(f"figures_{KINDS[0]}")
_SINGLE: Final = NAMES.index("single")
_THREATS: Final = NAMES.index("best_card")
_PLACES: Final = NAMES.index("supported")
_MEANS: Final = NAMES.index("cards")

MOST_DICE: Final = 8
CREATURE_END: Final = 0.045
"""How likely a die is the end of a Creature, and of a Champion, roughly."""
MOST_FIGURES: Final = 4
_LOSS: Final[list[float]] = [
    losses(figures, dice, faces, 0)[0] if figures else 0.0
    for figures in range(MOST_FIGURES + 1) for dice in range(MOST_DICE + 1) for faces in range(4)
]  # fmt: skip
_END: Final[list[float]] = [
    losses(figures, dice, faces, 0)[1] if figures else 0.0
    for figures in range(MOST_FIGURES + 1) for dice in range(MOST_DICE + 1) for faces in range(4)
]  # fmt: skip
KIND_OF: Final[list[int]] = [
    -1 if IS_CREATURE[troop] or troop >= FIRST_HERO
    else 3 * BANNER[troop] + (2 if MOUNTED[troop] else 1 if RANGE[troop] > 1 else 0)
    for troop in range(len(BANNER))
]  # fmt: skip
FAR: Final = 9


def features(s: Battleground, side: int) -> list[float]:
    """The numbers of a side, and then those of the other."""
    found = [0.0] * (2 * WIDTH)
    own = units_in(s.alive & SIDE_MASK[side])
    others = units_in(s.alive & SIDE_MASK[1 - side])
    count_side(s, side, own, found, 0)
    count_side(s, 1 - side, others, found, WIDTH)
    count_threats(s, side, own, others, found, 0, WIDTH)
    count_threats(s, 1 - side, others, own, found, WIDTH, 0)
    return found


def count_side(s: Battleground, side: int, own: list[int], found: list[float], base: int) -> None:
    """What a side has."""
    missing = s.game_terms.needed - s.banners[side]
    missing = max(missing, 0)
    found[base + _MISSING] = float(missing)
    found[base + _MISSING + 1] = 1.0 / (missing + 0.5)
    found[base + _MISSING + 2] = 1.0 if missing <= 1 else 0.0
    single = double = creatures = leaders = champions = supported = engaged = 0
    friends = s.occupied[side]
    foes = s.occupied[1 - side]
    for u in own:
        troop = s.troop[u]
        near = NEAR[s.pos[u]]
        kind = KIND_OF[troop]
        if kind >= 0:
            figures = s.figures[u]
            found[base + _KINDS + kind] += 1.0
            found[base + _FIGURES + kind] += figures
            if figures == 1:
                single += 1
            elif figures == 2:
                double += 1
            if s.leader[u] >= 0:
                leaders += 1
        elif troop >= FIRST_HERO:
            champions += 1
        else:
            creatures += 1
        if (near & friends).bit_count() >= 2:
            supported += 1
        if near & foes:
            engaged += 1
    found[base + _SINGLE] = float(single)
    found[base + _SINGLE + 1] = float(double)
    found[base + _SINGLE + 2] = float(creatures)
    found[base + _SINGLE + 3] = float(leaders)
    found[base + _SINGLE + 4] = float(champions)
    found[base + _PLACES] = float(supported)
    found[base + _PLACES + 1] = float(engaged)
    hand = s.piles[HAND + side]
    tactics = 0
    for card in hand:
        if card >= FIRST_TACTIC:
            tactics += 1
    found[base + _MEANS] = float(len(hand))
    found[base + _MEANS + 1] = float(tactics)
    found[base + _MEANS + 2] = float(s.goblets[side])
    found[base + _MEANS + 3] = float(len(s.piles[LORE_HAND + side]))
    held = 0.0
    for of, hexes, banners in s.game_terms.objectives:
        if of == side:
            held += banners * (hexes & friends).bit_count() / hexes.bit_count()
    found[base + _MEANS + 4] = held


def count_threats(
    s: Battleground, side: int, own: list[int], foes: list[int], found: list[float], base: int, other: int
) -> None:
    """What a side could do to the other with one card, and what that means for the other."""
    gains = [0.0] * UNITS
    firsts = [0] * UNITS
    seconds = [0] * UNITS
    best = 0.0
    far = 0
    for u in own:
        row = s.pos[u] * HEXES
        gain = 0.0
        nearest = FAR
        for t in foes:
            distance = DISTANCE[row + s.pos[t]]
            nearest = min(nearest, distance)
            dice = dice_at(s, u, t, distance)
            if not dice:
                continue
            if dice > firsts[t]:
                seconds[t] = firsts[t]
                firsts[t] = dice
            elif dice > seconds[t]:
                seconds[t] = dice
            gain = max(gain, harm(_LOSS, s, t, dice, faces_of(s.troop[u], distance)))
        gains[u] = gain
        far += nearest
        best = max(best, gain)
    exposed = endangered = 0.0
    for t in foes:
        exposed += harm(_LOSS, s, t, firsts[t] + seconds[t], 2)
        endangered += harm(_END, s, t, firsts[t] + seconds[t], 2)
    found[other + _THREATS + 4] = exposed
    found[other + _THREATS + 5] = endangered
    first, second = best_cards(s, side, own, gains)
    found[base + _THREATS] = first
    found[base + _THREATS + 1] = second
    found[base + _THREATS + 2] = best
    found[base + _THREATS + 3] = first if s.game_terms.needed - s.banners[side] <= 1 else 0.0
    found[base + _PLACES + 2] = float(far)


def dice_at(s: Battleground, u: int, t: int, distance: int) -> int:
    """With how many dice a unit could attack another at a distance after it has moved."""
    troop = s.troop[u]
    march = 0 if s.webbed >> u & 1 else MARCH[troop] + int(RUSHES[troop])
    shot = RANGE[troop]
    if shot > 1 and distance > 1:
        dice = SHOT_DICE if distance <= shot else int(distance <= shot + march)
    else:
        dice = MELEE_DICE[troop] if distance <= march + 1 else 0
    return min(dice, DICE_IN[s.ground.land[s.pos[t]]]) if dice else 0


def faces_of(troop: int, distance: int) -> int:
    """How many faces of a die hit."""
    swords = (SWORD_AT_RANGE if RANGE[troop] > 1 and distance > 1 else SWORD_IN_MELEE)[troop]
    return 2 if swords else 1


def harm(table: list[float], s: Battleground, t: int, dice: int, faces: int) -> float:
    """What dice are expected to do to a unit."""
    if KIND_OF[s.troop[t]] < 0:
        return CREATURE_END * dice
    return table[(s.figures[t] * (MOST_DICE + 1) + min(dice, MOST_DICE)) * 4 + faces]


def best_cards(s: Battleground, side: int, own: list[int], gains: list[float]) -> tuple[float, float]:
    """What the two best Command cards of a side could do at once: the gains of the units they order."""
    ranked = [(gains[u], u) for u in own if gains[u] > 0]
    ranked.sort(reverse=True)
    eager = [u for _, u in ranked]
    first = second = 0.0
    hand = s.piles[HAND + side]
    seen = -1
    for card in hand:
        if card == seen or card < 0:
            continue
        seen = card
        if card < FIRST_TACTIC:
            total = by_sections(s, side, card, eager, gains)
        else:
            total = by_tactic(s, len(hand), card, eager, gains)
        if total > first:
            second = first
            first = total
        elif total > second:
            second = total
    return first, second


def by_sections(s: Battleground, side: int, card: int, eager: list[int], gains: list[float]) -> float:
    """What a Section card could do at once."""
    held = s.held
    s.held = len(s.piles[HAND + side])
    left, centre, right, _ = budget_of(s, card)
    s.held = held
    sections = SECTION[side]
    total = 0.0
    for u in eager:
        hex = s.pos[u]
        if left and sections[0] >> hex & 1:
            left -= 1
        elif right and sections[2] >> hex & 1:
            right -= 1
        elif centre and sections[1] >> hex & 1:
            centre -= 1
        else:
            continue
        total += gains[u]
    return total


def by_tactic(s: Battleground, held: int, card: int, eager: list[int], gains: list[float]) -> float:
    """What a Tactic card could do at once."""
    tactic = TACTIC[card]
    room = 1 if tactic == "leadership" else held
    total = 0.0
    for u in eager:
        troop = s.troop[u]
        if tactic == "charge":
            fits = MOUNTED[troop]
        elif tactic == "onslaught":
            fits = FOOT[troop]
        elif tactic == "volley":
            fits = RANGE[troop] > 1
        elif tactic in COLOURS:
            fits = BANNER[troop] == COLOURS.index(tactic)
        else:
            fits = True
        if fits:
            total += gains[u]
            room -= 1
            if not room:
                break
    return total
