"""What operations of abilities and cards do at once: each function carries one out and asks nothing.

It is given the three operands of the operation, the unit whose program it is, and the unit aimed at, -1 where none is
concerned. Neutral Units have neither hand nor morale, and who steers them is not the enemy that would lose them.
"""

from __future__ import annotations

from banneret.heroes.combat.cards.hands import DRAW
from banneret.heroes.combat.cards.sequences import (
    BOOST_ONE,
    cover,
    raising,
)
from banneret.heroes.combat.damage import (
    add_effect,
    boost,
    heal,
    lift_curses,
    paralyse,
    recover,
    unsilence,
)
from banneret.heroes.combat.morale.tokens import gain_morale
from banneret.heroes.combat.placement import units_in
from banneret.heroes.combat.rerolls import TRIPLED
from banneret.heroes.state.battle import SHACKLED, SIDE_MASK, SIDE_OF, TOWER, Battle, gain
from banneret.heroes.state.events_combat import (
    E_CANCEL_DIE,
    E_LUCK,
    E_REARM,
    E_SHACKLE,
    E_SILENCE,
    E_TRIPLE_DIE,
    E_WARD,
)
from banneret.heroes.state.terms import AUTOMATIC, STEERED
from banneret.heroes.state.unit_names import unit_name
from banneret.heroes.tables import units_and_cards as T
from banneret.heroes.tables.ai_cards import DRAW_AI
from banneret.heroes.tables.luck import with_luck
from banneret.kernel.piles import changed

# -- the unit whose program it is, and its enemy -----------------------------------------------------------------------


def raise_statistic(s: Battle, statistic: int, amount: int, until: int, u: int, t: int) -> None:
    """Raise a statistic of the unit. Rules: H3-UNI-25, H3-UNI-29."""
    if t >= 0:
        boost(s, statistic, u, amount, until)


def raise_by_paid(s: Battle, statistic: int, _y: int, until: int, u: int, t: int) -> None:
    """Raise it by what was paid. Rules: H3-UNI-25, H3-CRD-17."""
    if t >= 0:
        boost(s, statistic, u, s.paid, until)


def heal_itself(s: Battle, amount: int, _y: int, _z: int, u: int, _t: int) -> None:
    """Heal the unit. Rules: H3-UNI-29."""
    heal(s, u, amount)


def draw(s: Battle, cards: int, _y: int, _z: int, u: int, _t: int) -> None:
    """Draw cards, an AI Hero its own. Rules: H3-CRD-12, H3-UNI-25."""
    side = SIDE_OF[u]
    s.call(DRAW_AI if s.terms.manner[side] == AUTOMATIC else DRAW, side, cards, 0)


def drop_morale(s: Battle, _x: int, _y: int, _z: int, u: int, _t: int) -> None:
    """The enemy loses Positive Morale. Rules: H3-UNI-25, BF-MRL-07, BF-MRL-09."""
    enemy = 1 - SIDE_OF[u]
    if s.morale >> enemy & 1 and s.terms.manner[enemy] != STEERED:
        gain_morale(s, enemy, -1)


def paralyse_target(s: Battle, _x: int, _y: int, _z: int, _u: int, t: int) -> None:
    """Paralyse the unit aimed at. Rules: H3-UNI-25."""
    paralyse(s, t)


# -- spells, on the unit they were cast on -----------------------------------------------------------------------------


def affect(s: Battle, statistic: int, amount: int, until: int, _u: int, t: int) -> None:
    """An effect lasts on the unit. Rules: H3-SPL-02, H3-CRD-12."""
    add_effect(s, statistic, t, amount, until)


def cure(s: Battle, amount: int, _y: int, _z: int, _u: int, t: int) -> None:
    """Heal it, and lift what harms it. Rules: H3-SPL-02."""
    recover(s, t)
    lift_curses(s, t)
    unsilence(s, t)
    heal(s, t, amount)


def silence(s: Battle, _x: int, _y: int, _z: int, _u: int, t: int) -> None:
    """Its abilities are gone. Rules: H3-SPL-02."""
    if s.row[t] < T.PLAIN[0]:
        s.row = changed(s.row, t, s.row[t] + T.PLAIN[0])
    s.emit(E_SILENCE, unit_name(s, t))


def ward(s: Battle, _x: int, _y: int, _z: int, _u: int, t: int) -> None:
    """Spells do not touch it. Rules: H3-SPL-02."""
    s.warded |= 1 << t
    s.emit(E_WARD, unit_name(s, t))


def let_retaliate_again(s: Battle, _x: int, _y: int, _z: int, _u: int, t: int) -> None:
    """It may retaliate again. Rules: H3-SPL-02."""
    s.retaliated &= ~(1 << t)
    s.emit(E_REARM, unit_name(s, t))


def rescue(s: Battle, _x: int, _y: int, _z: int, _u: int, t: int) -> None:
    """It is saved. Rules: H3-SPL-02."""
    s.saved = t


# -- cards, for a side or on the dice of the attack --------------------------------------------------------------------


def gain_resource(s: Battle, resource: int, amount: int, _z: int, u: int, _t: int) -> None:
    """Gain a resource. Rules: H3-CRD-12."""
    gain(s, SIDE_OF[u], resource, amount)


def gain_movement(s: Battle, _x: int, points: int, _z: int, _u: int, _t: int) -> None:
    """Gain movement points for the map. Rules: H3-MOV-06."""
    s.movement += points


def raise_one(s: Battle, statistic: int, amount: int, until: int, u: int, _t: int) -> None:
    """Raise a statistic of one unit of the side. Rules: H3-CRD-12."""
    s.call(BOOST_ONE, SIDE_OF[u], raising(statistic, amount), until)


def lay_over(s: Battle, card: int, _y: int, _z: int, u: int, _t: int) -> None:
    """Lay the card on a unit. Rules: H3-CRD-12."""
    cover(s, SIDE_OF[u], card)


def give_power(s: Battle, power: int, _y: int, _z: int, u: int, _t: int) -> None:
    """Power for a spell that is cast at once: whatever else happens next takes it back. Rules: H3-CBC-03."""
    if s.active >= 0 and SIDE_OF[s.active] == SIDE_OF[u]:
        s.power = power


def raise_shooters(s: Battle, amount: int, initiative: int, until: int, u: int, _t: int) -> None:
    """Raise all ranged units of the side. Rules: H3-CRD-12, H3-CRD-17."""
    for v in units_in(s.alive & SIDE_MASK[SIDE_OF[u]] & ~(1 << TOWER)):
        if T.TYPE[s.row[v]] == T.RANGED:
            add_effect(s, T.S_SHOT, v, amount, until)
            if initiative:
                add_effect(s, T.S_INITIATIVE, v, initiative, until)


def give_luck(s: Battle, luck: int, _y: int, _z: int, u: int, _t: int) -> None:
    """Rerolls. Rules: H3-CRD-12."""
    side = SIDE_OF[u]
    s.luck = changed(s.luck, side, with_luck(s.luck[side], luck))
    s.emit(E_LUCK, side, luck)


def hold_fast(s: Battle, _x: int, _y: int, _z: int, u: int, _t: int) -> None:
    """The enemy cannot leave the Combat. Rules: H3-END-04."""
    enemy = 1 - SIDE_OF[u]
    s.marks |= 1 << (SHACKLED + enemy)
    s.emit(E_SHACKLE, enemy)


def triple_die(s: Battle, _x: int, _y: int, _z: int, u: int, _t: int) -> None:
    """The die of the attack counts three times. Rules: H3-CBC-05."""
    s.rerolls += TRIPLED
    s.emit(E_TRIPLE_DIE, SIDE_OF[u])


def cancel_die(s: Battle, _x: int, _y: int, _z: int, u: int, _t: int) -> None:
    """No die of the attack counts. Rules: H3-CBC-05."""
    s.dice = ()
    s.emit(E_CANCEL_DIE, SIDE_OF[u])


def read_by_others(_s: Battle, _x: int, _y: int, _z: int, _u: int, _t: int) -> None:
    """Nothing: such an operation only says what a card is good for, and is read where cards are played and cast."""


def resolved_faces(s: Battle) -> int:
    """The faces of the Attack dice that count in this attack, as bits 1, 2, 4 for -1, 0, +1."""
    faces = 0
    for die in s.dice:
        faces |= 2 << die if die >= 0 else 1
    return faces
