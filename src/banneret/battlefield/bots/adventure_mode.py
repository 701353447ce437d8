"""How the greedy bot plays an adventure: which Adventure cards it keeps and resolves, which Combats it dares.

What a card is worth is read from its program, in gold; Town actions are judged as in any whole game.
"""

from __future__ import annotations

from itertools import product
from typing import Final

from banneret.battlefield.adventure_mode.answers import (
    DECLARE,
    INTO_DECK,
    KEEP_ADVENTURE,
    RAISE,
    RESOLVE,
    ROLL_INCOME,
    ROUSE,
    SAVE,
    SEND,
    STUN,
    adventure_card,
    adventure_kind,
)
from banneret.battlefield.adventure_mode.deck import AdventureCard, adventure_deck_file
from banneret.battlefield.adventure_mode.state import RESOLVED, AdventureModeGame
from banneret.battlefield.adventure_mode.verbs import (
    AttackDie,
    ByOwnCount,
    DrawArtifacts,
    ExchangeAdventure,
    Learn,
    RemoveOwn,
    Scroll,
    SearchOrDiscard,
)
from banneret.heroes.adventure.seating import level_of
from banneret.heroes.bots.targets import RESOURCE_WORTH, rounds_left
from banneret.heroes.box.verbs.combat import Gain, Morale, Verb
from banneret.heroes.box.verbs.map import Choose, Experience, May, Pay, RollDice, Search, Trade
from banneret.heroes.box.verbs.scenario import GainCard, IncomeStep
from banneret.heroes.state.battle import ATTACK_DIE, GOLD_R, MATERIALS, VALUABLES
from banneret.heroes.state.pile_numbers import RESERVE
from banneret.heroes.tables.tiles import RESOURCE_IDS
from banneret.heroes.tables.units_and_cards import ATTACK_VALUE, kind_of
from banneret.kernel.keys import argument, option, verb

EXPERIENCE: Final = 6.0
CARD: Final = 5.0
"""An Artifact, Ability or Spell of the player's choice."""
SCROLL: Final = 6.0
MORALE: Final = 3.0
DIE: Final = 5.0
"""A result of a Resource or Treasure die."""
PICK: Final = 1.5
"""What it is worth to pick from one more die."""
INCOME: Final = 5.0
"""A level of income, each time it is paid."""
SPRING: Final = 4.0
TRADING: Final = 1.0
SWEEP: Final = 1.0
"""Removing a card of its own deck."""
STUNNED: Final = 2.0
"""What a lost Combat costs."""


def adventure_mode_choice(s: AdventureModeGame) -> int:
    """The answer to a question that only Adventure mode asks, or -1 for any other."""
    options = s.options
    what = verb(options[0])
    if what in (KEEP_ADVENTURE, SAVE):
        cards = [o for o in options if verb(o) == what]
        return max(cards, key=lambda o: card_worth(s, argument(o)))
    if what == DECLARE:
        card = adventure_deck_file().cards[adventure_kind(s.piles[RESOLVED + s.seat][-1])]
        return option(DECLARE, best_level(s, card)[1])
    if what == SEND:
        return max(options, key=lambda o: attack_of(s, argument(o)))
    if what in (STUN, ROUSE):
        weakest = min(options, key=lambda o: attack_of(s, argument(o)))
        return weakest if what == STUN else max(options, key=lambda o: attack_of(s, argument(o), True))
    if what == RAISE:
        return raised(s)
    found = [o for o in options if verb(o) == RESOLVE]
    if found:
        best = max(found, key=lambda o: card_worth(s, argument(o)))
        return best if card_worth(s, argument(best)) > TRADING or not rounds_left(s) else -1
    return next((o for o in options if verb(o) == INTO_DECK), -1)


def raised(s: AdventureModeGame) -> int:
    """Building materials and valuables come from nowhere else at first; later the dice may say."""
    income = s.income[3 * s.seat : 3 * s.seat + 3]
    for resource in (MATERIALS, VALUABLES):
        if not income[resource]:
            return option(RAISE, resource)
    return ROLL_INCOME if rounds_left(s) > 1 else option(RAISE, GOLD_R)


# -- what cards are worth ----------------------------------------------------------------------------------------------


def card_worth(s: AdventureModeGame, n: int) -> float:
    """What resolving an Adventure card would be worth now."""
    card = adventure_deck_file().cards[n]
    return best_level(s, card)[0] if card.combat else verbs_worth(s, card.do, n)


def best_level(s: AdventureModeGame, card: AdventureCard) -> tuple[float, int]:
    """What a Combat is worth with the Combat Power that promises most, and that power."""
    basic = verbs_worth(s, card.basic, -1)
    found: list[tuple[float, int]] = []
    for level in card.levels:
        chance = chance_of(s, level.power)
        found.append((basic + chance * verbs_worth(s, level.do, -1) - (1 - chance) * STUNNED, level.power))
    return max(found)


def chance_of(s: AdventureModeGame, power: int) -> float:
    """How likely the two strongest units reach a Combat Power."""
    attacks = sorted((attack_of(s, kind_of(row)) for row in s.piles[RESERVE]), reverse=True)[:2]
    throws = list(product(ATTACK_DIE, repeat=len(attacks)))
    return sum(sum(attacks) + sum(dice) >= power for dice in throws) / len(throws)


def attack_of(s: AdventureModeGame, kind: int, roused: bool = False) -> int:
    """The attack a unit of its own army would add."""
    if kind in s.stunned[s.seat] and not roused:
        return 0
    return max((ATTACK_VALUE[row] for row in s.piles[RESERVE] if kind_of(row) == kind), default=0)


def verbs_worth(s: AdventureModeGame, verbs: tuple[Verb, ...], card: int) -> float:
    """What verbs are worth one after the other."""
    return sum(verb_worth(s, verb, card) for verb in verbs)


def verb_worth(s: AdventureModeGame, verb: Verb, card: int) -> float:
    """What a verb is worth to the seat that is asked."""
    match verb:
        case Gain(gain=resource, amount=amount):
            return amount * RESOURCE_WORTH[RESOURCE_IDS.index(resource)]
        case Experience(experience=amount):
            return EXPERIENCE * amount
        case Search(times=times):
            return CARD * times
        case SearchOrDiscard() | GainCard():
            return CARD
        case DrawArtifacts(draw_artifacts=count):
            return CARD * count
        case Scroll():
            return SCROLL
        case RollDice(dice=dice, keep=keep):
            return DIE * keep + PICK * (dice - keep)
        case Morale(morale=amount):
            return MORALE * amount
        case IncomeStep(steps=steps):
            return INCOME * steps * (rounds_left(s) // 2)
        case Learn(learn=low, up_to_level=level, beyond=high):
            return EXPERIENCE * (low if level_of(s, s.seat) <= level else high)
        case ByOwnCount(by_own_count=branches):
            before = s.piles[RESOLVED + s.seat].count(adventure_card(card))
            return verbs_worth(s, branches[min(before, len(branches) - 1)].do, card)
        case AttackDie(attack_die=throws):
            worths = [verbs_worth(s, throw.do, card) for throw in throws for _ in throw.faces]
            return sum(worths) / len(worths)
        case Choose(choose=branches):
            return max(verbs_worth(s, branch.do, card) for branch in branches)
        case May(may=inner):
            return max(0.0, verbs_worth(s, inner, card))
        case Pay(pay=price, do=inner):
            stores = (price.gold, price.building_materials, price.valuables)
            if any(have < wanted for have, wanted in zip(s.stores, stores, strict=False)):
                return 0.0
            return verbs_worth(s, inner, card) - sum(n * w for n, w in zip(stores, RESOURCE_WORTH, strict=True))
        case ExchangeAdventure():
            return SPRING
        case Trade():
            return TRADING
        case RemoveOwn():
            return SWEEP
    return 0.0
