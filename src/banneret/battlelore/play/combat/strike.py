"""One strike: a roll of the dice, from what is declared before it to what came of it."""

from __future__ import annotations

from typing import Final

from banneret.battlelore.box.tables import FLAG, LORE, POWER_COST
from banneret.battlelore.play.combat.creature_rolls import POISONING, SPIDER, ask_hurl, got_hurl
from banneret.battlelore.play.combat.hits import harm
from banneret.battlelore.play.combat.packed_rolls import (
    BATTLE_BACK,
    BONUS,
    FLIGHT,
    attacker_hex,
    packed_roll,
    roll_in_melee,
    roll_kind,
    target_and_kind,
    target_hex,
    track_before,
    with_more_on_track,
    with_track,
)
from banneret.battlelore.play.combat.retreat import FLEEING
from banneret.battlelore.play.combat.rolling import STRIKE, roll_all
from banneret.battlelore.play.combat.stealing import learn_lore, leech, rob_hero
from banneret.battlelore.play.combat.strength import collects, dice_of, is_melee, score
from banneret.battlelore.play.heroes.bonuses import back_bonus, bonus_attack_bonus, flight_dice, proof_to_lore
from banneret.battlelore.play.heroes.use.framework import M_FEAT, M_ROLLED, M_STRIKE, ask_heroes, forget_declared
from banneret.battlelore.play.heroes.wounds import spend_deed
from banneret.battlelore.play.lore.lore import W_ATTACKED, W_ROLLED, gain_lore
from banneret.battlelore.play.lore.playing import open_window
from banneret.battlelore.play.turn.banners import decided
from banneret.battlelore.state.answers import DEED, NO
from banneret.battlelore.state.battleground import NO_HEROES, TRACK, Battleground, name
from banneret.battlelore.state.events import E_ATTACK, E_BACK, E_BONUS
from banneret.battlelore.state.lasting_effects import (
    U_ROLL,
    X_BONUS,
    X_DICE,
    X_EMBERS,
    X_HURLED,
    X_LORE,
    X_TWO,
    affect,
    amount,
    expire,
)
from banneret.battlelore.state.unit_numbers import SIDE_OF
from banneret.kernel.kinds import K_MAY
from banneret.kernel.sequence import asks, at, fill
from banneret.kernel.state import ARG_A, ARG_B, ARG_C, FRAME_LENGTH, NEXT_STEP

_TOLD: Final[list[int]] = [E_ATTACK, E_BACK, E_BONUS, E_ATTACK]


def warn(s: Battleground, a: int, t: int, how: int) -> None:
    """A unit is about to be attacked: lore may be played before the roll. Rules: BL-BAT-06, BL-LRE-29."""
    s.stack[ROLL_HOW] = packed_roll(roll_kind(how), s.pos[t], s.pos[a], is_melee(s, a, t))
    open_window(s, W_ATTACKED, a, t)


def declare(s: Battleground, a: int, t: int, how: int) -> None:
    """Heroes declare what they use before the roll, the attacker first. Rules: BLH-ARF-26, BLH-SKL-07, BLH-SKL-08."""
    s.stack[ROLL_HOW] = with_track(how, len(s.piles[TRACK + SIDE_OF[a]]))
    if s.fate != NO_HEROES and s.pos[a] >= 0 and s.pos[t] >= 0:
        ask_heroes(s, M_STRIKE, first_of(a, how), a, target_and_kind(t, how))


def first_of(a: int, how: int) -> int:
    """The side of the attacker in this combat: in a battle back it is the other one. Rules: BLH-ARF-26."""
    return 1 - SIDE_OF[a] if roll_kind(how) == BATTLE_BACK else SIDE_OF[a]


def ask_deed(s: Battleground, a: int, t: int, how: int) -> None:
    """A troop may give its heroic-deed token for one more die, unless the number of its dice is fixed.

    Rules: BLH-WND-27.
    """
    free = not s.effects or not amount(s, X_TWO, a)
    if s.deeds >> a & 1 and free and s.alive >> a & 1 and (s.alive >> t & 1 or roll_kind(how) == FLIGHT):
        s.ask_for(a, K_MAY, [DEED, NO])
    else:
        s.answer = NO


def got_deed(s: Battleground, a: int, _t: int, _how: int) -> None:
    """It battles the harder for it, in this roll only. Rules: BLH-WND-27."""
    if s.answer == DEED:
        spend_deed(s, a)
        affect(s, X_DICE, a, 1, U_ROLL)


def announce(s: Battleground, a: int, t: int, how: int) -> None:
    """A unit battles another: its dice are counted. Where an answer has driven it off, it does not battle.

    Rules: BL-BAT-05 to BL-BAT-07, BL-BACK-03, BL-LRE-29, BLH-CBT-10, BLH-RTR-10, BLH-ARF-30, BLH-SKL-06.
    """
    forget_declared(s)
    gone = s.pos[a] != attacker_hex(how) or s.pos[t] != target_hex(how)
    if gone or not s.alive >> a & 1 or not (s.alive >> t & 1 or roll_kind(how) == FLIGHT):
        if s.effects:
            expire(s, U_ROLL)
        s.leave()
        return
    s.dice = ()
    dice = dice_of(s, a, t)
    kind = roll_kind(how)
    if not s.effects or not amount(s, X_TWO, a):
        if kind == BONUS:
            dice += bonus_attack_bonus(s, a) + (amount(s, X_BONUS, a) if s.effects else 0)
        elif kind == BATTLE_BACK:
            dice += back_bonus(s, a)
        elif kind == FLIGHT:
            dice -= flight_dice(s, t)
    s.emit(_TOLD[kind], name(s, a), name(s, t), dice)
    roll_all(s, a, t, dice, roll_in_melee(how))


def read_roll(s: Battleground, a: int, t: int, _how: int) -> None:
    """The dice lie there, and may be answered. Rules: BL-LRE-29."""
    open_window(s, W_ROLLED, a, t)


def use_on_roll(s: Battleground, a: int, t: int, how: int) -> None:
    """Heroes may use something on the dice, the attacker first. Rules: BLH-ARF-26, BLH-SKL-08."""
    ask_heroes(s, M_ROLLED, first_of(a, how), a, target_and_kind(t, how))


def count_hits(s: Battleground, a: int, t: int, how: int) -> None:
    """Hits come before flags; lore symbols are worth tokens.

    Rules: BL-BAT-10 to BL-BAT-14, BL-BAT-16 to BL-BAT-19, BL-CRE-25, BLH-SKL-06, BL-LRE-19.
    """
    melee = roll_in_melee(how)
    helmets, strikes = score(s, a, t, melee)
    if s.game_terms.lore:
        if s.fate != NO_HEROES:
            learn_lore(s, a)
        collect_lore(s, a, t, melee)
    poisons = melee and s.troop[a] == SPIDER and s.game_terms.lore
    if poisons and helmets + strikes and s.goblets[SIDE_OF[a]] >= POWER_COST["poison"]:
        s.call(POISONING, a, t, 0)
    if melee and helmets + strikes and s.fate != NO_HEROES:
        rob_hero(s, a, t, helmets + strikes)
    harm(s, a, t, helmets, strikes)


def collect_lore(s: Battleground, a: int, t: int, melee: bool) -> None:
    """Every lore symbol that was not used otherwise gives its roller a token; one that a Lore Stone stops was not.

    Rules: BL-BAT-17, BL-LRE-25, BLH-CUN-05, BLH-CUN-06, BLH-CBT-14.
    """
    symbols = s.dice.count(LORE)
    if s.effects:
        if melee and amount(s, X_LORE, a) and not proof_to_lore(s, t):
            return
        symbols -= amount(s, X_HURLED, t) // 2 + amount(s, X_EMBERS, a)
    if symbols > 0 and collects(s, a, melee):
        gain_lore(s, leech(s, a, t), symbols)


def count_flags(s: Battleground, a: int, t: int, how: int) -> None:
    """Then come the flags, unless the battle has decided the game; a Leader left alone has to face them.

    Rules: BL-BAT-15, BL-BAT-19, BL-VIC-03, BLH-WND-35, BLH-RTR-15.
    """
    if decided(s):
        return
    flags = s.dice.count(FLAG)
    target = s.at[target_hex(how)] if roll_kind(how) != FLIGHT else -1
    hurled = s.effects != () and amount(s, X_HURLED, target) > 0
    if (flags or hurled) and target >= 0 and SIDE_OF[target] == SIDE_OF[t]:
        s.call(FLEEING, target, flags, a)


def after_roll(s: Battleground, a: int, t: int, how: int) -> None:
    """Somebody may have won by the retreat; a hero may make use of what he has done.

    Rules: BL-VIC-03, BL-VIC-07, BLH-ARF-30, BLH-SKL-11, BLH-SKL-06.
    """
    if s.effects:
        expire(s, U_ROLL)
    feats = len(s.piles[TRACK + SIDE_OF[a]]) - track_before(how)
    if not decided(s) and feats > 0:
        if roll_kind(how) == FLIGHT:
            claim(s, SIDE_OF[a], feats)
        ask_heroes(s, M_FEAT, SIDE_OF[a], a, target_and_kind(t, how))


def claim(s: Battleground, side: int, feats: int) -> None:
    """A strike at a fleeing Champion is not credited to the unit that drove him off. Rules: BLH-RTR-09."""
    end = len(s.stack) - FRAME_LENGTH
    while end > 0:
        if s.stack[end + NEXT_STEP] == AFTER_ROLL and SIDE_OF[s.stack[end + ROLL_ATTACKER]] == side:
            s.stack[end + ROLL_HOW] = with_more_on_track(s.stack[end + ROLL_HOW], feats)
        end -= FRAME_LENGTH


fill(
    STRIKE,
    warn, declare, asks(ask_deed), got_deed, announce, read_roll, use_on_roll, asks(ask_hurl), got_hurl, count_hits,
    count_flags,
    after_roll,
)  # fmt: skip
ROLL_ATTACKER: Final = ARG_A
ROLL_TARGET: Final = ARG_B
ROLL_HOW: Final = ARG_C
AFTER_ROLL: Final = at(STRIKE, after_roll)
