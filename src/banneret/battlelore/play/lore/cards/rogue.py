"""The lore cards of the Rogue, except those that the Warrior has too."""

from __future__ import annotations

from typing import Final

from banneret.battlelore.box.tables import BANNER, FIRST_CREATURE, FOREST, GREEN, IS_GOBLINOID, SWORD
from banneret.battlelore.geometry.grid import BOARD, NEAR
from banneret.battlelore.play.combat.battle import COMBAT, was_driven_off
from banneret.battlelore.play.combat.hits import harm
from banneret.battlelore.play.combat.packed_rolls import FIRST
from banneret.battlelore.play.combat.strength import frightened, sword_hits
from banneret.battlelore.play.lore.lore import (
    W_AFTER,
    W_ATTACKED,
    W_CARD,
    W_COMBAT,
    W_COMMAND,
    W_MOVE,
    W_MOVED,
    W_ORDERS,
    W_OWN,
    W_ROLLED,
    always,
    gain_lore,
    spell,
    steal_lore,
)
from banneret.battlelore.play.lore.packed_cards import RETURNS, attacked_unit
from banneret.battlelore.play.lore.picking import in_answer, moved_unit, on_units, one
from banneret.battlelore.play.lore.playing import cancel_card, mark_card, price_of
from banneret.battlelore.play.lore.targets import (
    defends_close,
    enemies,
    friends,
    of,
    of_kind,
    on_hexes,
    ordered_foot,
    strikes_close,
    waiting_foot,
)
from banneret.battlelore.play.turn.banners import decided
from banneret.battlelore.play.turn.command_cards import orderable
from banneret.battlelore.play.turn.mist_and_caltrops import lay_traps, tread
from banneret.battlelore.play.turn.movement import rings, tire_in_landmark
from banneret.battlelore.state.answers import AIM, DONE, options_of
from banneret.battlelore.state.battleground import HAND, SPIED, Battleground, name, put
from banneret.battlelore.state.events import E_LOOKED, E_MOVE, E_SPIED
from banneret.battlelore.state.lasting_effects import (
    U_AFTER,
    U_BATTLE,
    U_TURN,
    X_DICE,
    X_FRIGHT,
    X_IDLE,
    X_LIGHT,
    X_LORE,
    X_MUTE,
    X_SLIPPED,
    affect,
)
from banneret.battlelore.state.unit_numbers import SIDE_OF, units_in
from banneret.kernel.keys import argument
from banneret.kernel.kinds import K_DRAW, K_SPACE
from banneret.kernel.piles import added, without
from banneret.kernel.sequence import asks, sequence
from banneret.kernel.state import ARG_B, ARG_C

# -- cards and tokens --------------------------------------------------------------------------------------------------


def can_rob(s: Battleground, side: int, _a: int, _t: int) -> bool:
    """In the player's own Command phase, with tokens in the other goblet."""
    return s.turn == side and s.goblets[1 - side] > 0


def rob(s: Battleground, side: int, _a: int, _t: int) -> None:
    """Pick Pocket: one token per level and one more from the other goblet. Rules: BL-LRE-17, BL-LRE-19."""
    steal_lore(s, side, of(s, side, "pick_pocket") + 1)


def repeat(s: Battleground, _side: int, _a: int, _t: int) -> None:
    """Deja Vu!: the card it accompanies comes back, and this one is discarded for it. Rules: BL-LRE-14, BL-LRE-19."""
    mark_card(s, RETURNS)


def foil(s: Battleground, side: int, _a: int, _t: int) -> None:
    """Foiled!: the card does nothing, and its cost is taken, up to one token per level.

    Rules: BL-LRE-17, BL-LRE-29, BL-LRE-19.
    """
    answered = cancel_card(s)
    gain_lore(s, side, min(price_of(s, answered), of(s, side, "foiled")))


spell("pick_pocket", W_COMMAND, can_rob, sequence(rob))
spell("deja_vu", W_OWN, always, sequence(repeat))
spell("foiled", W_CARD, always, sequence(foil))


def unseen(s: Battleground, side: int) -> tuple[int, ...]:
    """The Command cards of the other side that this one has not looked at."""
    hand = s.piles[HAND + 1 - side]
    for card in s.piles[SPIED + side]:
        hand = without(hand, card)
    return hand


def can_spy(s: Battleground, side: int, _a: int, _t: int) -> bool:
    """In the player's own Command phase, with cards that were not looked at before."""
    return s.turn == side and len(unseen(s, side)) > 0


def ask_spied(s: Battleground, side: int, left: int, _c: int) -> None:
    """Spyglass: one Command card per level and one more, at random. Rules: BL-LRE-17, BL-LRE-19."""
    if left < 0:
        left = of(s, side, "spyglass") + 1
        s.stack[CARDS_TO_LOOK_AT] = left
    hand = unseen(s, side)
    if left and hand:
        s.chance(K_DRAW, hand)
    else:
        s.leave()


def got_spied(s: Battleground, side: int, left: int, _c: int) -> None:
    """Only the one who looks learns what it is. Rules: BL-SET-04, BL-LRE-19."""
    s.piles[SPIED + side] = added(s.piles[SPIED + side], s.answer)
    s.emit(E_LOOKED, side, 1)
    s.tell(E_SPIED, side, s.answer)
    s.stack[CARDS_TO_LOOK_AT] = left - 1
    s.goto(SPYGLASS)


SPYGLASS: Final = sequence(ask_spied, got_spied)
"""Arguments: the side, how many cards are left to look at."""
CARDS_TO_LOOK_AT: Final = ARG_B
spell("spyglass", W_COMMAND, can_spy, SPYGLASS)


# -- orders ------------------------------------------------------------------------------------------------------------


def can_mislead(s: Battleground, side: int, _a: int, _t: int) -> bool:
    """The opponent has played a Section card by which this side can order somebody.

    Rules: BLH-CFG-07, BLH-CFG-08, BL-LRE-15.
    """
    return s.turn != side and orderable(s, side) != 0


def mislead(s: Battleground, side: int, _a: int, _t: int) -> None:
    """False Orders: this side names the units that are ordered. Rules: BL-LRE-29, BL-CMD-04, BL-LRE-19."""
    s.steward = side


spell("false_orders", W_ORDERS, can_mislead, sequence(mislead))


def venal(s: Battleground, side: int, a: int, t: int) -> int:
    """Goblinoid enemies; at level 3 all green ones as well. Rules: BL-LRE-17, BL-LRE-15."""
    foes = enemies(s, side, a, t)
    found = of_kind(s, foes, IS_GOBLINOID)
    if of(s, side, "bribe") >= 3:
        for u in units_in(foes):
            if BANNER[s.troop[u]] == GREEN:
                found |= 1 << u
    return found


def bribe(s: Battleground, _side: int, u: int, _level: int) -> None:
    """Bribe: it may not be ordered until the opponent's next turn is over. Rules: BL-CMD-04, BL-LRE-19."""
    affect(s, X_IDLE, u, 1, U_AFTER)


def slink(s: Battleground, _side: int, u: int, _level: int) -> None:
    """Hidden Path: terrain does not stop it. Rules: BL-TER-02, BL-LRE-19."""
    affect(s, X_LIGHT, u, 1, U_TURN)


def poison_blades(s: Battleground, _side: int, u: int, _level: int) -> None:
    """Poisoned Blades: its lore symbols hit in melee in this turn, and give no tokens. Rules: BL-LRE-25, BL-LRE-19."""
    affect(s, X_LORE, u, 1, U_TURN)


on_units("bribe", W_COMMAND, venal, one, bribe)
on_units("hidden_path", W_MOVE, waiting_foot, one, slink)
on_units("poisoned_blades", W_COMBAT, ordered_foot, one, poison_blades)


# -- battles -----------------------------------------------------------------------------------------------------------


def can_backstab(s: Battleground, side: int, a: int, t: int) -> bool:
    """The dice of an enemy in melee show swords-on-shields that hit."""
    return defends_close(s, side, a, t) and sword_hits(s, a, t, True) > 0


def backstab(s: Battleground, _side: int, a: int, t: int) -> None:
    """Backstab: the attacker takes the sword-on-shield hits of its own roll. Rules: BL-LRE-29, BL-BAT-12, BL-LRE-19."""
    hits = sword_hits(s, a, t, True)
    s.dice = tuple([face for face in s.dice if face != SWORD])
    harm(s, t, a, 0, hits)


def can_terrify(s: Battleground, side: int, a: int, t: int) -> bool:
    """One of the player's units attacks in melee a troop that is not frightened; Creatures and Champions never panic.

    Rules: BL-CRE-09, BLH-RTR-01, BL-LRE-15.
    """
    return strikes_close(s, side, a, t) and s.troop[t] < FIRST_CREATURE and not frightened(s, t)


def frighten(s: Battleground, _side: int, _a: int, t: int) -> None:
    """Terrified!: the enemy is frightened in this battle. Rules: BL-RET-15, BL-LRE-19."""
    affect(s, X_FRIGHT, t, 1, U_BATTLE)


spell("backstab", W_ROLLED, can_backstab, sequence(backstab))
spell("terrified", W_ATTACKED, can_terrify, sequence(frighten))


def ambushers(s: Battleground, side: int, u: int, _t: int) -> int:
    """The player's own units in forests next to an enemy that has ended its move."""
    if SIDE_OF[u] == side or not s.alive >> u & 1:
        return 0
    forests = 0
    for hex, land in enumerate(s.ground.land):
        if land == FOREST:
            forests |= 1 << hex
    return on_hexes(s, friends(s, side, -1, -1), NEAR[s.pos[u]] & forests)


def ambush(s: Battleground, _side: int, u: int, level: int) -> None:
    """Ambush: it battles the enemy at once, at level 2 with an extra die. Rules: BL-LRE-17, BL-LRE-29, BL-LRE-19."""
    moved = moved_unit(s)
    if level >= 2:
        affect(s, X_DICE, u, 1, U_BATTLE)
    s.call(COMBAT, u, moved, FIRST)


in_answer("ambush", W_MOVED, ambushers, one, ambush)


def can_slip(s: Battleground, side: int, _a: int, t: int) -> bool:
    """One of the player's units was attacked and has survived, and no web holds it. Rules: BL-CRE-25, BL-LRE-15."""
    u = attacked_unit(t)
    return SIDE_OF[u] == side and (s.alive & ~s.webbed) >> u & 1 == 1


def ask_slip(s: Battleground, side: int, _a: int, t: int) -> None:
    """Smoke and Shadows: it may move one hex per level, and does not battle back. Rules: BL-LRE-17, BL-LRE-19."""
    u = attacked_unit(t)
    affect(s, X_MUTE, u, 1, U_BATTLE)
    hexes = 0
    for ring in rings(s, u, of(s, side, "smoke_and_shadows")):
        hexes |= ring & ~(s.occupied[0] | s.occupied[1])
    if hexes:
        s.ask(side, K_SPACE, [*options_of(AIM, hexes), DONE])
    else:
        s.answer = DONE


def slip_away(s: Battleground, _side: int, _a: int, t: int) -> None:
    """Unless it has retreated before, nobody follows; it has moved there.

    Rules: BL-BAT-34, BL-TER-20, BL-VIC-03, BL-LRE-19.
    """
    s.leave()
    if s.answer != DONE:
        u = attacked_unit(t)
        if not was_driven_off(s, u):
            affect(s, X_SLIPPED, u, 1, U_BATTLE)
        s.emit(E_MOVE, name(s, u), s.pos[u], argument(s.answer))
        put(s, u, argument(s.answer))
        s.moved |= 1 << u
        tire_in_landmark(s, u, s.pos[u])
        if not decided(s):
            tread(s, u)


SMOKE_AND_SHADOWS: Final = sequence(asks(ask_slip), slip_away)
"""Arguments: the side, the unit that attacked, its target (see `attacked`)."""
UNIT_SLIPPING: Final = ARG_C
spell("smoke_and_shadows", W_AFTER, can_slip, SMOKE_AND_SHADOWS)


# -- Caltrops ----------------------------------------------------------------------------------------------------------


def sites_for_traps(s: Battleground) -> int:
    """The vacant hexes that can be entered and have no caltrops."""
    return BOARD & ~(s.occupied[0] | s.occupied[1] | s.ground.closed | s.traps[0] | s.traps[1])


def can_strew(s: Battleground, side: int, _a: int, _t: int) -> bool:
    """In the player's own Movement phase."""
    return s.turn == side and sites_for_traps(s) != 0


def ask_traps(s: Battleground, side: int, _a: int, _t: int) -> None:
    """Caltrops: one vacant hex. Rules: BL-LRE-15, BL-LRE-19."""
    s.ask(side, K_SPACE, options_of(AIM, sites_for_traps(s)))


def strew(s: Battleground, _side: int, _a: int, _t: int) -> None:
    """Until the player's next turn mounted units that enter it stop and may lose a figure. Rules: BL-LRE-19."""
    lay_traps(s, argument(s.answer))


spell("caltrops", W_MOVE, can_strew, sequence(asks(ask_traps), strew))
