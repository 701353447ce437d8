"""Skills and artifacts that heroes use in the Combat phase and on the dice of a battle."""

from __future__ import annotations

from typing import Final

from banneret.battlelore.box.tables import FIRST_CREATURE, LORE, RANGE, SWORD
from banneret.battlelore.geometry.grid import NEAR
from banneret.battlelore.play.combat.battle import COMBAT_HOW, ask_back, got_back
from banneret.battlelore.play.combat.packed_rolls import (
    BATTLE_BACK,
    FIRST,
    FLIGHT,
    kind_alone,
    packed_combat,
    target_alone,
)
from banneret.battlelore.play.combat.rolling import ROLL, STRIKE
from banneret.battlelore.play.combat.strength import foes_beside, frightened, is_melee, score, sword_hits
from banneret.battlelore.play.heroes.bonuses import proof_to_lore
from banneret.battlelore.play.heroes.roles import hero_in, troop_of
from banneret.battlelore.play.heroes.use.framework import (
    A_ROLL,
    A_TURN,
    EACH_TIME,
    M_COMBAT,
    M_FEAT,
    M_INSTEAD,
    M_ROLLED,
    M_STRIKE,
    artifact_use,
    skill_use,
)
from banneret.battlelore.play.heroes.use.orders import ask_unit, hurt_troop_of
from banneret.battlelore.play.lore.lore import gain_lore, pay_lore
from banneret.battlelore.play.lore.supply import TWO_TOKENS
from banneret.battlelore.play.turn.landmarks import hurt_units, regain
from banneret.battlelore.state import lasting_effects as effects
from banneret.battlelore.state.answers import REROLL, SUPPLY, TARGET
from banneret.battlelore.state.battleground import WOUNDED, Battleground, name
from banneret.battlelore.state.events import E_REROLL
from banneret.battlelore.state.lasting_effects import affect, amount, note
from banneret.battlelore.state.unit_numbers import SIDE_MASK, SIDE_OF, hero_number, is_hero, units_in
from banneret.kernel.keys import argument, option, verb
from banneret.kernel.kinds import K_AMOUNT, K_REROLL
from banneret.kernel.piles import without
from banneret.kernel.sequence import asks, sequence
from banneret.kernel.state import ARG_C

BURST_COST: Final = 1


# -- before his dice are rolled ----------------------------------------------------------------------------------------


def strikes(s: Battleground, h: int, a: int, t: int) -> bool:
    """The hero or the troop he leads is about to roll in melee, not with a fixed number of dice."""
    return hero_in(s, a) == h and is_melee(s, a, target_alone(t)) and not (s.effects and amount(s, effects.X_TWO, a))


def drink_might(s: Battleground, _h: int, a: int, _t: int) -> None:
    """Draught of Might: two extra dice in this melee. Rules: BLH-ARF-29, BLH-ARF-23."""
    affect(s, effects.X_MELEE, a, 2, effects.U_ROLL)


artifact_use("draught_of_might", M_STRIKE, A_TURN, strikes, sequence(drink_might))


def can_frighten(s: Battleground, h: int, a: int, t: int) -> bool:
    """He attacks a troop in melee that is not frightened."""
    target = target_alone(t)
    if hero_in(s, a) != h or kind_alone(t) in (BATTLE_BACK, FLIGHT) or not is_melee(s, a, target):
        return False
    return s.troop[target] < FIRST_CREATURE and not frightened(s, target)


def spread_fear(s: Battleground, _h: int, _a: int, t: int) -> None:
    """Philter of Fear: the target is frightened in this battle. Rules: BL-RET-15, BLH-ARF-23."""
    affect(s, effects.X_FRIGHT, target_alone(t), 1, effects.U_BATTLE)


artifact_use("philter_of_fear", M_STRIKE, A_TURN, can_frighten, sequence(spread_fear))


def helpers(s: Battleground, h: int) -> int:
    """The friends next to a hero who have not battled in this turn and still may."""
    found = 0
    for u in units_in(s.alive & SIDE_MASK[SIDE_OF[h]] & ~s.fought):
        if NEAR[s.pos[h]] >> s.pos[u] & 1 and not amount(s, effects.X_MUTE, u):
            found |= 1 << u
    return found


def can_call(s: Battleground, h: int, a: int, t: int) -> bool:
    """About to roll in melee, with such a friend."""
    return strikes(s, h, a, t) and helpers(s, h) != 0


def ask_helper(s: Battleground, h: int, _a: int, _t: int) -> None:
    """Call to Arms: a friend next to him. Rules: BLH-SKL-07, BLH-SKL-06."""
    ask_unit(s, h, helpers(s, h), [])


def call_helper(s: Battleground, _h: int, a: int, _t: int) -> None:
    """The friend does not battle in this turn, nor back; he has two extra dice. Rules: BLH-SKL-09, BLH-SKL-06."""
    friend = s.at[argument(s.answer)]
    s.weary |= 1 << friend
    affect(s, effects.X_MUTE, friend, 1, effects.U_TURN)
    affect(s, effects.X_MELEE, a, 2, effects.U_ROLL)


skill_use("call_to_arms", M_STRIKE, A_ROLL, can_call, sequence(asks(ask_helper), call_helper))


def can_burst(s: Battleground, h: int, a: int, t: int) -> bool:
    """A Champion about to roll in melee, with a lore token, whose lore symbols do not hit yet."""
    if a != h or not s.game_terms.lore or s.goblets[SIDE_OF[h]] < BURST_COST or not is_melee(s, a, target_alone(t)):
        return False
    return not amount(s, effects.X_LORE, a)


def burst(s: Battleground, h: int, _a: int, _t: int) -> None:
    """Flame Burst: for a lore token his lore symbols hit in melee in this turn. Rules: BLH-SKL-07, BLH-SKL-06."""
    pay_lore(s, SIDE_OF[h], BURST_COST)
    affect(s, effects.X_LORE, h, 1, effects.U_TURN)


skill_use("flame_burst", M_STRIKE, A_TURN, can_burst, sequence(burst))


# -- on the dice -------------------------------------------------------------------------------------------------------


def rolls(s: Battleground, h: int, a: int, _t: int) -> bool:
    """His unit has rolled."""
    return hero_in(s, a) == h and s.dice != ()


def ask_lucky_die(s: Battleground, h: int, _a: int, _t: int) -> None:
    """Rabbit's Foot: one of his dice. Rules: BLH-ARF-23."""
    s.ask_for(h, K_REROLL, [option(REROLL, face) for face in sorted(set(s.dice))])


def roll_lucky_die(s: Battleground, _h: int, a: int, t: int) -> None:
    """It is rolled again. Rules: BLH-ARF-23."""
    face = argument(s.answer)
    s.dice = without(s.dice, face)
    s.emit(E_REROLL, name(s, a), face)
    s.call(ROLL, a, target_alone(t), 1)


LUCK: Final = sequence(asks(ask_lucky_die), roll_lucky_die)
"""Arguments: the hero, the unit that has rolled, its target (see `target_and_kind`)."""
LUCK_AGAINST: Final = ARG_C
artifact_use("rabbits_foot", M_ROLLED, A_TURN, rolls, LUCK)


def can_kindle(s: Battleground, h: int, a: int, t: int) -> bool:
    """His unit has rolled a lore symbol in melee that does not hit yet but could."""
    target = target_alone(t)
    if not rolls(s, h, a, t) or LORE not in s.dice or not is_melee(s, a, target) or proof_to_lore(s, target):
        return False
    return not s.effects or not (amount(s, effects.X_EMBERS, a) or amount(s, effects.X_LORE, a))


def kindle(s: Battleground, _h: int, a: int, _t: int) -> None:
    """Staff of Embers: one lore symbol of this roll hits, and gives no token. Rules: BL-LRE-25, BLH-ARF-23."""
    affect(s, effects.X_EMBERS, a, 1, effects.U_ROLL)


artifact_use("staff_of_embers", M_ROLLED, EACH_TIME, can_kindle, sequence(kindle))


def can_chant(s: Battleground, h: int, a: int, t: int) -> bool:
    """Helmets hit his unit or a friend next to him in melee."""
    target = target_alone(t)
    if SIDE_OF[target] != SIDE_OF[h] or not is_melee(s, a, target) or not score(s, a, target, True)[0]:
        return False
    return hero_in(s, target) == h or NEAR[s.pos[h]] >> s.pos[target] & 1 == 1


def chant(s: Battleground, _h: int, _a: int, t: int) -> None:
    """Chant: it ignores one of them. Rules: BLH-SKL-07, BLH-SKL-06."""
    affect(s, effects.X_HELMETS, target_alone(t), 1, effects.U_ROLL)


skill_use("chant", M_ROLLED, A_TURN, can_chant, sequence(chant))


def shot_at(s: Battleground, h: int, a: int, t: int) -> bool:
    """A Champion is hit by swords-on-shields from afar."""
    return target_alone(t) == h and not is_melee(s, a, h) and sword_hits(s, a, h, False) > 0


def raise_shield(s: Battleground, h: int, _a: int, _t: int) -> None:
    """Shield Training: he ignores one of them. Rules: BLH-WND-04, BLH-SKL-06."""
    affect(s, effects.X_SHIELD, h, 1, effects.U_ROLL)


def crouch(s: Battleground, h: int, _a: int, _t: int) -> None:
    """Tower Shield: he ignores all of them. Rules: BLH-WND-04, BLH-ARF-23."""
    affect(s, effects.X_SHIELD, h, s.dice.count(SWORD), effects.U_ROLL)


skill_use("shield_training", M_ROLLED, A_TURN, shot_at, sequence(raise_shield))
artifact_use("tower_shield", M_ROLLED, A_TURN, shot_at, sequence(crouch))


# -- after a feat ------------------------------------------------------------------------------------------------------


def can_drink_blood(s: Battleground, h: int, a: int, _t: int) -> bool:
    """His unit has wounded a hero or eliminated a unit, and there is something to gain."""
    return hero_in(s, a) == h and (hurt_troop_of(s, h) >= 0 or s.game_terms.lore)


def ask_blood(s: Battleground, h: int, _a: int, _t: int) -> None:
    """Goblet of Blood: a figure for his troop, or two lore tokens. Rules: BLH-ARF-23."""
    u = hurt_troop_of(s, h)
    options = [option(TARGET, s.pos[u])] if u >= 0 else []
    s.ask_for(h, K_AMOUNT, options + ([option(SUPPLY, TWO_TOKENS)] if s.game_terms.lore else []))


def drink_blood(s: Battleground, h: int, _a: int, _t: int) -> None:
    """He has it. Rules: BLH-ARF-23."""
    if verb(s.answer) == TARGET:
        regain(s, s.at[argument(s.answer)], 1)
    else:
        gain_lore(s, SIDE_OF[h], 2)


artifact_use("goblet_of_blood", M_FEAT, A_TURN, can_drink_blood, sequence(asks(ask_blood), drink_blood))


def can_cleave_on(s: Battleground, h: int, a: int, t: int) -> bool:
    """His attack in melee has eliminated its target, and another enemy is next to him."""
    target = target_alone(t)
    if hero_in(s, a) != h or kind_alone(t) in (BATTLE_BACK, FLIGHT) or s.alive >> target & 1 or not s.alive >> a & 1:
        return False
    if is_hero(target) and s.fate[hero_number(target)] != WOUNDED:
        return False
    return foes_beside(s, a) != 0


def ask_cloven(s: Battleground, h: int, a: int, _t: int) -> None:
    """Cleave: another enemy next to him. Rules: BLH-SKL-07, BLH-SKL-06."""
    hexes = foes_beside(s, a)
    ask_unit(s, h, sum(1 << s.at[hex] for hex in range(len(s.at)) if hexes >> hex & 1), [])


def cleave_on(s: Battleground, _h: int, a: int, _t: int) -> None:
    """He battles it at once with two dice. Rules: BLH-SKL-11, BLH-SKL-06."""
    s.call(CLEAVING, a, s.at[argument(s.answer)], FIRST)


def begin_cleaving(s: Battleground, a: int, t: int, _how: int) -> None:
    """The roll of an attack of its own, which may be answered like any other. Rules: BL-BACK-01, BLH-SKL-06."""
    s.stack[COMBAT_HOW] = packed_combat(FIRST, s.pos[t], True)
    note(s, effects.X_TWO, a, 1, effects.U_ROLL)
    s.call(STRIKE, a, t, FIRST)


CLEAVING: Final = sequence(begin_cleaving, asks(ask_back), got_back)
"""Arguments: those of COMBAT, some of whose steps it has: the unit, its second target, how."""
skill_use("cleave", M_FEAT, A_TURN, can_cleave_on, sequence(asks(ask_cloven), cleave_on))


# -- in the Combat phase -----------------------------------------------------------------------------------------------


def can_see_far(s: Battleground, h: int, _a: int, _t: int) -> bool:
    """His troop is ordered, has ranged weapons and has not battled yet."""
    u = troop_of(s, h)
    ready = s.ordered & ~s.battled & ~s.weary
    return SIDE_OF[h] == s.turn and u >= 0 and ready >> u & 1 == 1 and RANGE[s.troop[u]] > 1


def see_like_hawks(s: Battleground, h: int, _a: int, _t: int) -> None:
    """Elixir of the Hawk: his troop shoots two hexes farther and with one extra die in this turn; he himself does not.

    Rules: BLH-ARF-29, BLH-ARF-23.
    """
    u = troop_of(s, h)
    affect(s, effects.X_RANGE, u, 2, effects.U_TURN)
    affect(s, effects.X_BOWS, u, 1, effects.U_TURN)


artifact_use("elixir_of_the_hawk", M_COMBAT, A_TURN, can_see_far, sequence(see_like_hawks))


def patients(s: Battleground, h: int) -> int:
    """The hurt troops that a Cleric could treat: his own and those next to him, without an enemy beside them."""
    found = 0
    for u in units_in(hurt_units(s, SIDE_OF[h])):
        near = s.pos[u] == s.pos[h] or NEAR[s.pos[h]] >> s.pos[u] & 1
        if near and not foes_beside(s, u):
            found |= 1 << u
    return found


def can_treat(s: Battleground, h: int, a: int, _t: int) -> bool:
    """In place of a battle of his unit, with somebody to treat."""
    return hero_in(s, a) == h and patients(s, h) != 0


def ask_patient(s: Battleground, h: int, _a: int, _t: int) -> None:
    """Herbal Remedy: one of them. Rules: BLH-SKL-07, BLH-SKL-06."""
    ask_unit(s, h, patients(s, h), [])


def treat(s: Battleground, _h: int, _a: int, _t: int) -> None:
    """It regains a figure. Rules: BLH-SKL-11, BLH-SKL-06."""
    regain(s, s.at[argument(s.answer)], 1)


skill_use("herbal_remedy", M_INSTEAD, A_TURN, can_treat, sequence(asks(ask_patient), treat))
