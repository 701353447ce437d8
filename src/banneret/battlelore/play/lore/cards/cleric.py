"""The lore cards of the Cleric, except those that strike."""

from __future__ import annotations

from typing import Final

from banneret.battlelore.box.tables import FIGURES, FIRST_CREATURE, FOOT, IS_GOBLINOID
from banneret.battlelore.geometry.grid import BASELINE, NEAR
from banneret.battlelore.play.combat.hits import harm
from banneret.battlelore.play.combat.retreat import stop_flight
from banneret.battlelore.play.combat.strength import frightened, is_melee, score
from banneret.battlelore.play.heroes.wounds import NOBODY
from banneret.battlelore.play.lore.lore import (
    W_ATTACKED,
    W_COMBAT,
    W_COMMAND,
    W_END,
    W_FLAGS,
    W_MOVE,
    W_ROLLED,
    spell,
)
from banneret.battlelore.play.lore.picking import in_answer, on_units, one, per_level, target_of
from banneret.battlelore.play.lore.targets import (
    enemies,
    friends,
    must_run,
    of,
    on_hexes,
    ordered,
    strikes_close,
    waiting,
)
from banneret.battlelore.play.turn.landmarks import hurt_units, regain
from banneret.battlelore.play.turn.turn import draw_more
from banneret.battlelore.state.answers import AIM, RAISE, options_of
from banneret.battlelore.state.battleground import FALLEN, INSTEAD, Battleground, name, put
from banneret.battlelore.state.events import E_RAISED
from banneret.battlelore.state.lasting_effects import (
    U_AFTER,
    U_BATTLE,
    U_TURN,
    X_ALONE,
    X_LIGHT,
    X_MELEE,
    X_REROLL,
    X_SPARED,
    X_STEPS,
    affect,
)
from banneret.battlelore.state.unit_numbers import PER_SIDE, SIDE_OF, UNITS, first_unit
from banneret.kernel.keys import argument, option
from banneret.kernel.kinds import K_SPACE, K_UNIT
from banneret.kernel.piles import without
from banneret.kernel.sequence import asks, sequence
from banneret.kernel.state import ARG_B

# -- healing and own units ---------------------------------------------------------------------------------------------


def hurt(s: Battleground, side: int, _a: int, _t: int) -> int:
    """The player's own units with losses."""
    return hurt_units(s, side)


def heal_well(s: Battleground, _side: int, u: int, level: int) -> None:
    """Lesser Healing: it regains a figure, or two at level 3. Rules: BL-LRE-17, BL-LRE-19."""
    regain(s, u, 2 if level >= 3 else 1)


def heal(s: Battleground, _side: int, u: int, _level: int) -> None:
    """Greater Healing: each regains a figure. Rules: BL-LRE-19."""
    regain(s, u, 1)


def bless(s: Battleground, _side: int, u: int, level: int) -> None:
    """Bless: it may reroll one die per level of each of its rolls in this turn. Rules: BL-LRE-17, BL-LRE-19."""
    affect(s, X_REROLL, u, level, U_TURN)


def be_as_wind(s: Battleground, _side: int, u: int, _level: int) -> None:
    """Move as the Wind: it may move one more hex and still battle, and terrain does not stop it. Rules: BL-LRE-19."""
    affect(s, X_STEPS, u, 1, U_TURN)
    affect(s, X_LIGHT, u, 1, U_TURN)


def doubt(s: Battleground, _side: int, u: int, _level: int) -> None:
    """Curse of Doubt: till the opponent's next turn is over neither support nor race makes it Bold.

    Rules: BL-RET-09, BL-LRE-19.
    """
    affect(s, X_ALONE, u, 1, U_AFTER)


on_units("lesser_healing", W_COMMAND, hurt, one, heal_well)
on_units("greater_healing", W_COMMAND, hurt, per_level, heal)
on_units("bless", W_COMBAT, ordered, one, bless)
on_units("move_as_the_wind", W_MOVE, waiting, per_level, be_as_wind)
on_units("curse_of_doubt", W_COMMAND, enemies, one, doubt)


# -- answers -----------------------------------------------------------------------------------------------------------


def take_refuge(s: Battleground, _side: int, _u: int, _flags: int) -> None:
    """Sanctuary: all flags of this roll are ignored. Rules: BL-LRE-29, BL-LRE-19."""
    stop_flight(s)


spell("sanctuary", W_FLAGS, must_run, sequence(take_refuge))


def can_shine(s: Battleground, side: int, a: int, t: int) -> bool:
    """One of the player's units attacks a frightened or goblinoid enemy in melee."""
    return strikes_close(s, side, a, t) and (frightened(s, t) or IS_GOBLINOID[s.troop[t]])


def shine(s: Battleground, side: int, a: int, _t: int) -> None:
    """Holy Light: one extra die per level in this battle. Rules: BL-LRE-17, BL-LRE-19."""
    affect(s, X_MELEE, a, of(s, side, "holy_light"), U_BATTLE)


spell("holy_light", W_ATTACKED, can_shine, sequence(shine))


def martyrs(s: Battleground, side: int, a: int, t: int) -> int:
    """The player's troops next to one of them that is about to lose figures."""
    if SIDE_OF[t] != side or s.troop[t] >= FIRST_CREATURE or not sum(score(s, a, t, is_melee(s, a, t))):
        return 0
    found = 0
    beside = on_hexes(s, friends(s, side, a, t), NEAR[s.pos[t]])
    for u in range(UNITS):
        if beside >> u & 1 and s.troop[u] < FIRST_CREATURE:
            found |= 1 << u
    return found


def suffer(s: Battleground, _side: int, u: int, _level: int) -> None:
    """Shield of the Martyr: it takes a hit for the other. Rules: BL-LRE-17, BL-LRE-20, BL-LRE-19."""
    affect(s, X_SPARED, target_of(s), 1, U_BATTLE)
    harm(s, NOBODY, u, 1, 0)


in_answer("shield_of_the_martyr", W_ROLLED, martyrs, per_level, suffer)


# -- the end of the turn -----------------------------------------------------------------------------------------------


def can_guide(s: Battleground, side: int, _a: int, _t: int) -> bool:
    """At the end of the player's own turn, where a Command card is due."""
    return s.turn == side and s.card != INSTEAD


def guide(s: Battleground, side: int, _a: int, _t: int) -> None:
    """Guiding Voice: another Command card for each level, and one of all is kept. Rules: BL-LRE-17, BL-LRE-19."""
    draw_more(s, of(s, side, "guiding_voice"))


spell("guiding_voice", W_END, can_guide, sequence(guide))


# -- Requiem -----------------------------------------------------------------------------------------------------------


def fallen_foot(s: Battleground, side: int) -> list[int]:
    """The kinds of the player's own eliminated infantry, each once."""
    return [kind for kind in sorted(set(s.piles[FALLEN + side])) if kind < FIRST_CREATURE and FOOT[kind]]


def havens_of(s: Battleground, side: int) -> int:
    """The vacant hexes of the player's own baseline that can be entered."""
    return BASELINE[side] & ~(s.occupied[0] | s.occupied[1] | s.ground.closed)


def can_raise(s: Battleground, side: int, _a: int, _t: int) -> bool:
    """In the player's own Command phase, with infantry that has fallen and room on the baseline."""
    return s.turn == side and len(fallen_foot(s, side)) > 0 and havens_of(s, side) != 0


def ask_fallen(s: Battleground, side: int, _kind: int, _c: int) -> None:
    """Requiem: one of the player's own eliminated infantry units. Rules: BL-LRE-15, BL-LRE-19."""
    s.ask(side, K_UNIT, [option(RAISE, kind) for kind in fallen_foot(s, side)])


def ask_haven(s: Battleground, side: int, _kind: int, _c: int) -> None:
    """It comes to the player's own baseline. Rules: BL-LRE-15, BL-LRE-19."""
    s.stack[KIND_RAISED] = argument(s.answer)
    s.ask(side, K_SPACE, options_of(AIM, havens_of(s, side)))


def raise_fallen(s: Battleground, side: int, kind: int, _c: int) -> None:
    """It has one figure per level and one more, and its movement before it; the other side keeps its banner.

    Rules: BL-LRE-17, BL-MOV-08, BL-VIC-01, BL-LRE-19.
    """
    hex = argument(s.answer)
    u = next(
        n
        for n in range(first_unit(side), first_unit(side) + PER_SIDE)
        if s.troop[n] == kind and s.pos[n] < 0 and not s.alive >> n & 1
    )
    s.piles[FALLEN + side] = without(s.piles[FALLEN + side], kind)
    s.figures[u] = min(FIGURES[kind], of(s, side, "requiem") + 1)
    s.alive |= 1 << u
    put(s, u, hex)
    s.emit(E_RAISED, name(s, u), hex)


REQUIEM: Final = sequence(asks(ask_fallen), asks(ask_haven), raise_fallen)
"""Arguments: the side, the kind of unit."""
KIND_RAISED: Final = ARG_B
spell("requiem", W_COMMAND, can_raise, REQUIEM)
