"""What the sentences about questions of a Combat name: the units, cards, dice and counts of the position."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final, cast

from banneret.heroes.adventure.map.land import guard
from banneret.heroes.combat.ability_questions import HEALED_AMOUNT
from banneret.heroes.combat.cards.casting import CAST_SPELL
from banneret.heroes.combat.cards.hands import CARDS_GIVEN_UP, PAID_FOR
from banneret.heroes.combat.cards.sequences import DISCARDS_LEFT
from banneret.heroes.combat.deployment import DEPLOYING_SIDE, deployed, must_deploy_all
from banneret.heroes.combat.ending import extends_freely
from banneret.heroes.combat.hex.deployment import PLACING_SIDE
from banneret.heroes.combat.hex.obstacles import LAYING_SIDE, laid_side
from banneret.heroes.combat.morale.held import MORALE_SEEN
from banneret.heroes.combat.placement import units_in
from banneret.heroes.state.answers_combat import mode_of
from banneret.heroes.state.battle import DEFENDER, SIDE_MASK, TOWER, Battle
from banneret.heroes.state.pile_numbers import ASIDE, HAND, RESERVE
from banneret.heroes.state.terms import AUTOMATIC
from banneret.heroes.table.why_now.scenes import NO_SIDE, fight_of
from banneret.heroes.tables.units_and_cards import COST_ANY, COST_CARDS, MODE_COST, SPELL_STEPS
from banneret.heroes.text import casting
from banneret.heroes.text.combat_events import card_name
from banneret.heroes.text.combat_questions import prompts
from banneret.heroes.text.component_names import name
from banneret.kernel.keys import argument
from banneret.kernel.kinds import K_AMOUNT, K_SPACE
from banneret.text.catalogue import Argument, signed

# A cycle of types alone: a question is put into words with this, which is handed the question.
if TYPE_CHECKING:
    from banneret.heroes.table.asking import HeroesAsking

Facts = tuple[str, dict[str, Argument]]
"""What is added to the id of a sentence where a question has several, and the arguments."""
Tell = Callable[["HeroesAsking"], Facts]


def battle(asking: HeroesAsking) -> Battle:
    """The Combat as whoever is asked sees it."""
    return cast(Battle, asking.in_combat.view.state)


def _side(asking: HeroesAsking) -> int:
    """The side the answer is for: in a Combat the one commanded, on the map the one on which the player sits."""
    fight = fight_of(asking)
    return 0 if fight is None or fight.side == NO_SIDE else fight.side


# -- taking the field --------------------------------------------------------------------------------------------------


def _taking_the_field(side: int) -> Tell:
    """How many units stand and how many wait; the frame names the side by this argument."""

    def tell(asking: HeroesAsking) -> Facts:
        state = battle(asking)
        whose = state.stack[side]
        standing = deployed(state, whose)
        waiting = len(state.piles[RESERVE + whose])
        most = min(state.terms.largest, standing + waiting)
        every = "yes" if must_deploy_all(state, whose) or state.terms.pool else "no"
        return "", {"n": standing, "left": waiting, "most": most, "all": every}

    return tell


def _placed(asking: HeroesAsking) -> Facts:
    return "", {"unit": asking.in_combat.placed}


def _on_hex(asking: HeroesAsking) -> Facts:
    """Until the very first unit stands, nobody has an edge of the field."""
    return "", {**_placed(asking)[1], "first": "yes" if battle(asking).zone < 0 else "no"}


def _obstacles(asking: HeroesAsking) -> Facts:
    state = battle(asking)
    laid = sum(laid_side(token) == state.stack[LAYING_SIDE] for token in state.laid)
    return "", {"n": laid, "most": state.terms.obstacles}


def _quick(asking: HeroesAsking) -> Facts:
    terms = battle(asking).terms
    return "", {"level": terms.level, "n": terms.field}


def _guards(asking: HeroesAsking) -> Facts:
    """The difficulty of the guards of a field, and whether a card could avoid them."""
    from banneret.heroes.adventure.map.entering import GUARDED_FIELD
    from banneret.heroes.adventure.seating import level_of
    from banneret.kernel.kinds import K_PLAY

    now = asking.on_map
    assert now is not None
    field = now.frame(GUARDED_FIELD)
    words: dict[str, Argument] = {"n": guard(now.s, field), "level": level_of(now.s, now.seat)}
    return "-play" if asking.kind == K_PLAY else "", words | {"place": now.place(field)}


# -- rounds and activations --------------------------------------------------------------------------------------------


def _initiative(asking: HeroesAsking) -> Facts:
    return "", {"n": len(asking.game.state.options), "round": battle(asking).round}


def _round(asking: HeroesAsking) -> Facts:
    state = battle(asking)
    left = len(units_in(state.alive & SIDE_MASK[DEFENDER] & ~(1 << TOWER)))
    cost = "no" if extends_freely(state) else "yes"
    return "", {"round": state.round, "left": left, "movement": state.movement, "costs": cost}


def _active(asking: HeroesAsking) -> Facts:
    fight = fight_of(asking)
    steered = "yes" if fight is not None and fight.steered else "no"
    return "", {"unit": asking.in_combat.active, "round": battle(asking).round, "steered": steered}


def _healer(asking: HeroesAsking) -> Facts:
    return "", {"unit": asking.in_combat.active, "n": battle(asking).stack[HEALED_AMOUNT]}


# -- an attack ---------------------------------------------------------------------------------------------------------


def _strikers(asking: HeroesAsking) -> dict[str, Argument]:
    now = asking.in_combat
    return {"unit": name(now.struck("unit")[0], now.lang), "target": name(now.struck("unit2")[0], now.lang)}


def _attack(asking: HeroesAsking) -> Facts:
    """Who strikes at whom; a retaliation is called one."""
    back = next(asking.in_combat.past("attack", "retaliate")).name == "retaliate"
    return "", {**_strikers(asking), "back": "yes" if back else "no"}


def _roll(asking: HeroesAsking) -> Facts:
    faces = ", ".join(map(signed, asking.in_combat.seen["dice"]))
    return "", {**_attack(asking)[1], "face": faces}


def _defense_die(asking: HeroesAsking) -> Facts:
    return "", {**_strikers(asking), "face": asking.in_combat.dice}


def _go_back(asking: HeroesAsking) -> Facts:
    return "", {"unit": asking.in_combat.active, "space": asking.in_combat.came_from}


def _program(asking: HeroesAsking) -> Facts:
    """One step carries out whatever a program asks for: a place, a statistic or a unit to reinforce."""
    now = asking.in_combat
    if now.kind == K_SPACE and not casting.being_cast(now):
        return "-push", _strikers(asking)
    if now.kind in (K_SPACE, K_AMOUNT):
        return "-place" if now.kind == K_SPACE else "-stat", _spell(asking)[1]
    return "", {}


def _die(asking: HeroesAsking) -> Facts:
    return "", {"face": asking.in_combat.dice}


# -- cards and spells --------------------------------------------------------------------------------------------------


def _spell(asking: HeroesAsking) -> Facts:
    now = asking.in_combat
    return "", {"card": name(f"card-{casting.spell_of(now).id}", now.lang)}


def _power(asking: HeroesAsking) -> Facts:
    """The power so far, and what the next stronger effect needs; 0 where there is none."""
    state = battle(asking)
    steps = (needed for needed, _, _ in SPELL_STEPS[state.stack[CAST_SPELL]])
    return "", {**_spell(asking)[1], "n": state.power, "next": next((n for n in steps if n > state.power), 0)}


def _power_reached(asking: HeroesAsking) -> Facts:
    return "", {**_spell(asking)[1], "n": battle(asking).power}


def _enemy_spell(asking: HeroesAsking) -> Facts:
    fight = fight_of(asking)
    foe = fight.names[1 - max(0, fight.side)] if fight is not None else ""
    return "", {**_spell(asking)[1], "foe": foe}


def _of_prompt(asking: HeroesAsking) -> Facts:
    """A question whose prompt has the very words."""
    asks = prompts().get((asking.in_combat.question, None))
    return "", asks(asking.in_combat)[1] if asks is not None else {}


def _cost(asking: HeroesAsking) -> Facts:
    from banneret.heroes.tables.units_and_cards import CARD_IDS

    state = battle(asking)
    played = state.stack[PAID_FOR]
    cost = MODE_COST[mode_of(played)]
    of = 0 if cost & COST_ANY else cost & COST_CARDS
    return "", {"card": card_name(CARD_IDS[argument(played)], asking.lang), "n": state.paid, "of": of}


def _dropped(asking: HeroesAsking) -> Facts:
    state = battle(asking)
    hand = len(state.piles[HAND + _side(asking)])
    return "", {"n": min(state.stack[DISCARDS_LEFT], hand), "hand": hand}


def _aside(asking: HeroesAsking) -> Facts:
    """How many cards lie drawn, of which one is kept or put away."""
    return "", {"n": len(battle(asking).piles[ASIDE + _side(asking)])}


def _swapped(asking: HeroesAsking) -> Facts:
    return "", {"n": battle(asking).stack[CARDS_GIVEN_UP]}


def _ai_choice(asking: HeroesAsking) -> Facts:
    """A choice between equals for those whom the rules steer."""
    fight = fight_of(asking)
    state = battle(asking)
    steered = next((side for side in (0, 1) if state.terms.manner[side] == AUTOMATIC), DEFENDER)
    return "", {**_of_prompt(asking)[1], "foe": fight.names[steered] if fight is not None else ""}


def _morale_seen(asking: HeroesAsking) -> Facts:
    return "", {"n": len(battle(asking).piles[MORALE_SEEN + _side(asking)])}


def _morale_to_spend(asking: HeroesAsking) -> Facts:
    return "-cards" if "morale_decks" in asking.in_combat.seen else "", {}


COMBAT_FACTS: Final[Mapping[str, Tell]] = {
    "meet_guards": _quick,
    "ask_avoid": _guards,
    "ask_unit": _taking_the_field(DEPLOYING_SIDE),
    "ask_space": _placed,
    "ask_placed": _taking_the_field(PLACING_SIDE),
    "ask_hex": _on_hex,
    "ask_obstacle": _obstacles,
    "chose_obstacle": _of_prompt,
    "turned_obstacle": _of_prompt,
    "call_next": _initiative,
    "end_round": _round,
    **dict.fromkeys(("ask_action", "choose_target", "choose_second"), _active),
    "ask_healed": _healer,
    "ask_instant": _attack,
    **dict.fromkeys(("offer_reroll", "ask_roll", "offer_ignore"), _roll),
    "read_defense": _defense_die,
    "offer_save": _attack,
    "strike_back": _attack,
    "go_back": _go_back,
    "do_next": _program,
    **dict.fromkeys(("did", "read_morale_die", "offer_single", "offer_power"), _die),
    **dict.fromkeys(("ask_target", "ask_return", "next_link"), _spell),
    "ask_power": _power,
    "ask_step": _power_reached,
    "ask_cancel": _enemy_spell,
    **dict.fromkeys(("aim_spell", "ask_laid"), _ai_choice),
    "ask_cost": _cost,
    "ask_dropped": _dropped,
    **dict.fromkeys(("ask_kept", "ask_rest"), _aside),
    "ask_swap": _swapped,
    "ask_keep_morale": _morale_seen,
    "offer_shake": _of_prompt,
    "ask_spend": _morale_to_spend,
}
"""By the question; one without facts has a sentence that is always the same."""
