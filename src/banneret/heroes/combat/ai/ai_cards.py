"""The AI deck: what an AI Hero draws for each unit it activates, and what happens to the card.

A card is drawn before the unit acts. Those about an attack wait until this or a later unit makes one; so does a skill
that the unit has no use for. All others are carried out at once.
"""

from __future__ import annotations

from typing import Final

from banneret.heroes.combat.ai.piles import (
    NO_SPELL,
    card_in,
    give_back,
    keep_waiting,
    lay_on,
    round_in,
    shuffle_back,
    spell_in,
    take_waiting,
    value_of,
)
from banneret.heroes.combat.ai.spell_targets import first_op, lowers_attack, stoutest
from banneret.heroes.combat.ai.spells import (
    AI_SPELL,
    AIM_SPELL,
    cast_waiting,
    put_off,
    usable_on,
)
from banneret.heroes.combat.ai.targeting import enemies, has_target, landing, preferred
from banneret.heroes.combat.attack import ENGAGE, may_retaliate
from banneret.heroes.combat.cards.casting import cards_drawn
from banneret.heroes.combat.cards.known_places import forget_place, places_known, uppermost
from banneret.heroes.combat.cards.sequences import exchange
from banneret.heroes.combat.damage import add_effect
from banneret.heroes.combat.order import initiative
from banneret.heroes.combat.placement import units_in
from banneret.heroes.combat.run_program import DO
from banneret.heroes.geometry.combat_board import DISTANCE, spaces_in
from banneret.heroes.geometry.hex_board import PLACES
from banneret.heroes.state.answers_combat import TARGET, options_of
from banneret.heroes.state.battle import GIFT_POWER, SIDE_MASK, SIDE_OF, TOWER, Battle
from banneret.heroes.state.events_combat import E_AI_CARD, E_AI_SKILL
from banneret.heroes.tables.ai_cards import (
    AI_CASTS,
    AI_DECK,
    AI_DISCARDS,
    AI_RAISES_ATTACK,
    AI_SEEN,
    AI_SHIELDS_NEXT,
    AI_SHIELDS_STRONGEST,
    AI_SKILL,
    AI_USES_SKILL,
    AI_WAITING,
    BACK_IN_FIRST_ROUND,
    DRAW_AI,
    ONCE_MORE,
    effect_of,
    is_ai_card,
)
from banneret.heroes.tables.luck import AI_REROLL
from banneret.heroes.tables.units_and_cards import (
    AIM_ATTACKER,
    AIM_TARGET,
    CARD_IDS,
    MODE_PROGRAM,
    OP_TELEPORT,
    OPS,
    RANGED,
    S_ATTACK,
    S_DEFENSE,
    S_HP,
    SPELL_AIM,
    TYPE,
    UNTIL_ATTACK,
)
from banneret.kernel.keys import argument, option
from banneret.kernel.kinds import K_DRAW, K_TARGET
from banneret.kernel.piles import changed, without
from banneret.kernel.sequence import asks, at, fill, sequence
from banneret.kernel.state import ARG_B, ARG_C, frames

# -- drawing -----------------------------------------------------------------------------------------------------------


def draw_ai_card(s: Battle, _side: int, count: int, _c: int) -> None:
    """Draw the next AI card; an empty AI deck stays empty for this Combat. Rules: H3-AIC-05, H3-AIC-19, H3-AIC-38."""
    if count == 0 or not s.piles[AI_DECK]:
        s.leave()
    else:
        s.chance(K_DRAW, uppermost(s, AI_DECK))


def drew_ai_card(s: Battle, side: int, count: int, _c: int) -> None:
    """All see the card, which is carried out at once. Rules: H3-AIC-01, H3-AIC-05, H3-AIC-38, H3-AIC-39, H3-AIC-23."""
    card = s.answer
    s.piles[AI_DECK] = without(s.piles[AI_DECK], card)
    if s.known:
        forget_place(s, AI_DECK)
    if s.piles[AI_SEEN].count(card) > places_known(s, AI_DECK, card):
        s.piles[AI_SEEN] = without(s.piles[AI_SEEN], card)
    s.piles[AI_DISCARDS] += (card,)
    s.emit(E_AI_CARD, side, card)
    s.stack[AI_CARDS_LEFT] = count - 1
    s.goto(DRAW_AI)
    resolve(s, side, card)


fill(DRAW_AI, draw_ai_card, drew_ai_card)
AI_CARDS_LEFT: Final = ARG_B


def resolve(s: Battle, side: int, card: int) -> None:
    """Carry out a card as far as that can be done before a unit acts.

    Rules: H3-AIC-05, H3-AIC-20, H3-AIC-31, H3-AIC-40, H3-AIC-21.
    """
    effect = effect_of(card)
    if effect == AI_CASTS:
        s.call(AI_SPELL, side, card, 0)
        return
    s.power = 0
    if effect == AI_SHIELDS_STRONGEST:
        shield_strongest(s, side, card)
    elif effect == AI_SHIELDS_NEXT:
        shield_next(s, side, card)
    elif effect == AI_USES_SKILL and before_acting(s) and skill_is_of_use(s, s.active):
        s.call(SKILL_CARD, s.active, card, 0)
    else:
        keep_waiting(s, side, card, NO_SPELL, 0)


def before_acting(s: Battle) -> bool:
    """Whether a unit of the AI Hero is being activated and has not acted yet: only then a skill is used for it.

    A card drawn by a skill is carried out before what follows that skill, so that two cards cannot call each other
    forever.
    """
    return any(step == USE_WAITING for step, _, _, _ in frames(s)) and s.alive >> s.active & 1 == 1


# -- cards that lie on a unit ------------------------------------------------------------------------------------------


def army(s: Battle, side: int) -> int:
    """The units of an army, as bits; the Arrow Tower is none of them."""
    return s.alive & SIDE_MASK[side] & ~(1 << TOWER)


def shield_strongest(s: Battle, side: int, card: int) -> None:
    """The card lies on the unit with the most HP. Rules: H3-AIC-40."""
    s.call(LAY, side, card, stoutest(s, s.occupied[side], S_HP))


def shield_next(s: Battle, side: int, card: int) -> None:
    """The card lies on the unit of this side that activates next, in the next round if none is left in this one.

    Rules: H3-AIC-40.
    """
    units = units_in(army(s, side) & ~s.acted or army(s, side))
    best = max([initiative(s, u) for u in units])
    spaces = 0
    for u in units:
        if initiative(s, u) == best:
            spaces |= 1 << s.pos[u]
    s.call(LAY, side, card, spaces)


def ask_laid(s: Battle, side: int, _card: int, spaces: int) -> None:
    """Of units that are equal the human picks the one. Rules: H3-AIC-14, H3-AIC-40."""
    if spaces & spaces - 1 == 0:
        s.answer = option(TARGET, spaces_in(spaces)[0])
    else:
        s.ask(s.terms.control[side], K_TARGET, options_of(TARGET, spaces))


def laid(s: Battle, _side: int, card: int, _spaces: int) -> None:
    """Lay the card there; a skill is only marked there, for it stays available. Rules: H3-AIC-21, H3-AIC-40."""
    u = s.at[argument(s.answer)]
    if is_ai_card(card):
        s.piles[AI_DISCARDS] = without(s.piles[AI_DISCARDS], card)
        lay_on(s, u, card, value_of(s, card))
    else:
        lay_on(s, u, card, OPS[MODE_PROGRAM[2 * card]][2])


LAY: Final = sequence(asks(ask_laid), laid)
"""Arguments: side, the card, the spaces of the units it may lie on."""
CARD_TO_LAY: Final = ARG_B


# -- skills ------------------------------------------------------------------------------------------------------------


def skill_is_of_use(s: Battle, u: int) -> bool:
    """Whether the unit being activated can use the AI Hero's skill now. Rules: H3-AIC-31, H3-AIC-21."""
    skill = CARD_IDS[s.piles[AI_SKILL][0]]
    if skill == "offense":
        return has_target(s, u)
    if skill == "tactics":
        return swap_partner(s, u) >= 0
    if skill == "archery":
        return any(TYPE[s.row[ally]] == RANGED for ally in units_in(army(s, SIDE_OF[u])))
    return True


def swap_partner(s: Battle, u: int) -> int:
    """The friend with whom a unit that has nobody in reach changes places: the nearest to the enemy it goes for, or -1.

    Rules: H3-AIC-09, H3-AIC-21.
    """
    if u == TOWER or TYPE[s.row[u]] == RANGED or has_target(s, u):
        return -1
    goal = spaces_in(preferred(s, u, enemies(s, u), False))[0]
    nearest = DISTANCE[s.pos[u] * PLACES + goal]
    best = -1
    for ally in units_in(army(s, SIDE_OF[u])):
        if DISTANCE[s.pos[ally] * PLACES + goal] < nearest:
            nearest = DISTANCE[s.pos[ally] * PLACES + goal]
            best = ally
    return best


def use_skill(s: Battle, u: int, _card: int, _again: int) -> None:
    """Use the basic effect of the skill set aside, which stays available. Rules: H3-AIC-21, H3-AIC-38."""
    side = SIDE_OF[u]
    skill = s.piles[AI_SKILL][0]
    name = CARD_IDS[skill]
    s.emit(E_AI_SKILL, side, skill)
    if name == "armorer":
        s.call(DRAW_AI, side, cards_drawn(MODE_PROGRAM[2 * skill]), 0)
        s.call(LAY, side, skill, stoutest(s, s.occupied[side], S_DEFENSE))
    elif name == "luck":
        s.luck = changed(s.luck, side, s.luck[side] + AI_REROLL)
    elif name == "tactics":
        exchange(s, u, swap_partner(s, u))
    elif name == "wisdom":
        s.marks |= 1 << (GIFT_POWER + side)
    else:
        s.call(DO, MODE_PROGRAM[2 * skill], u, u)


def skill_used(s: Battle, u: int, card: int, again: int) -> None:
    """What follows the use: nothing, the same once more, or the card is shuffled back in the first round.

    Rules: H3-AIC-02, H3-AIC-39.
    """
    s.power = 0
    follow = value_of(s, card)
    if follow == ONCE_MORE and not again and s.alive >> u & 1 and skill_is_of_use(s, u):
        s.stack[SECOND_TIME] = 1
        s.goto(SKILL_CARD)
    elif follow == BACK_IN_FIRST_ROUND and s.round <= 1:
        shuffle_back(s, SIDE_OF[u], card)


SKILL_CARD: Final = sequence(use_skill, skill_used)
"""Arguments: the unit being activated, the AI card, 1 for the second time."""
SECOND_TIME: Final = ARG_C


# -- the activation of a unit ------------------------------------------------------------------------------------------


def come_due(s: Battle, u: int, due: int, _c: int) -> None:
    """A card postponed to this round comes instead of a new one; otherwise one is drawn.

    Rules: H3-AIC-05, H3-AIC-26.
    """
    side = SIDE_OF[u]
    for entry in s.piles[AI_WAITING]:
        if 0 < round_in(entry) < s.round:
            take_waiting(s, side, entry)
            s.stack[CAME_DUE] = 1
            s.goto(AI_TURN)
            s.power = 0
            s.call(AIM_SPELL, side, put_off(card_in(entry)), spell_in(entry))
            return
    if not due:
        s.call(DRAW_AI, side, 1, 0)


def use_waiting(s: Battle, u: int, _due: int, _c: int) -> None:
    """Waiting cards that this unit can use before it acts: a skill, or a way to somebody it can attack.

    Rules: H3-AIC-21, H3-AIC-31.
    """
    if not s.alive >> u & 1:
        return
    side = SIDE_OF[u]
    for entry in s.piles[AI_WAITING]:
        spell = spell_in(entry)
        if spell == NO_SPELL:
            if effect_of(card_in(entry)) == AI_USES_SKILL and skill_is_of_use(s, u):
                take_waiting(s, side, entry)
                s.goto(USE_WAITING)
                s.call(SKILL_CARD, u, card_in(entry), 0)
                return
        elif first_op(spell)[0] == OP_TELEPORT and out_of_reach(s, u) and usable_on(s, side, entry, u):
            s.goto(USE_WAITING)
            cast_waiting(s, side, entry, u)
            return


def out_of_reach(s: Battle, u: int) -> bool:
    """Whether a Ground or Flying unit has nobody in reach, and somewhere to go by a spell. Rules: H3-AIC-31."""
    return u != TOWER and TYPE[s.row[u]] != RANGED and not has_target(s, u) and landing(s, u) != 0


AI_TURN: Final = sequence(come_due, use_waiting)
"""Arguments: the unit being activated, whether a card that was put off came in place of a new one."""
CAME_DUE: Final = ARG_B
USE_WAITING: Final = at(AI_TURN, use_waiting)


# -- the attack --------------------------------------------------------------------------------------------------------


def ready_attack(s: Battle, u: int, t: int, _c: int) -> None:
    """Cards that wait for an attack are used for this one, all that can be.

    What lowers an attack is for a target that is going to retaliate, and goes back where none is.
    Rules: H3-AIC-05, H3-AIC-27, H3-AIC-31, H3-AIC-39, H3-AIC-26.
    """
    side = SIDE_OF[u]
    s.saved = -1
    for entry in s.piles[AI_WAITING]:
        if round_in(entry):
            continue
        spell = spell_in(entry)
        if spell == NO_SPELL:
            if effect_of(card_in(entry)) == AI_RAISES_ATTACK:
                take_waiting(s, side, entry)
                raise_attack(s, u, card_in(entry))
        elif lowers_attack(spell) and not may_retaliate(s, u, t):
            take_waiting(s, side, entry)
            give_back(s, side, card_in(entry), spell)
        elif SPELL_AIM[spell] in (AIM_ATTACKER, AIM_TARGET):
            on = t if lowers_attack(spell) or SPELL_AIM[spell] == AIM_TARGET else u
            if usable_on(s, side, entry, on):
                s.goto(AI_STRIKE)
                cast_waiting(s, side, entry, on)
                return


def raise_attack(s: Battle, u: int, card: int) -> None:
    """The unit about to attack gets the attack of the card. Rules: H3-AIC-02, H3-AIC-05."""
    if value_of(s, card):
        add_effect(s, S_ATTACK, u, value_of(s, card), UNTIL_ATTACK)


def engage_target(s: Battle, u: int, t: int, _c: int) -> None:
    """Then the unit attacks. Rules: H3-AIC-07, H3-AIC-10, H3-AIC-05, H3-AIC-31."""
    if s.alive >> u & 1 and s.alive >> t & 1:
        s.call(ENGAGE, u, t, -1)


AI_STRIKE: Final = sequence(ready_attack, engage_target)
"""Arguments: the unit, its target."""


def give_up_attack(s: Battle, u: int) -> None:
    """A unit attacks nobody, so no retaliation is coming that could be weakened. Rules: H3-AIC-27."""
    side = SIDE_OF[u]
    for entry in s.piles[AI_WAITING]:
        spell = spell_in(entry)
        if spell != NO_SPELL and not round_in(entry) and lowers_attack(spell):
            take_waiting(s, side, entry)
            give_back(s, side, card_in(entry), spell)
