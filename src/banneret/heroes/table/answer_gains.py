"""What an answer brings, if that can simply be counted: a page shows it next to the words."""

from __future__ import annotations

from banneret.heroes.adventure.effects.cards import GOLD_FOR_CARD
from banneret.heroes.adventure.map.flagging import (
    FIRST_AND_REWARD,
    REINFORCEMENT,
    SETTLEMENT_INCOME,
    chosen_reward,
    income_of,
)
from banneret.heroes.adventure.trading_post import CARD_PRICE
from banneret.heroes.box.verbs.combat import Gain, Morale, Verb
from banneret.heroes.box.verbs.map import Experience, Movement, ReinforceOne, RollDice, Search
from banneret.heroes.state.game_terms import H_SETTLEMENT_FREE_BONUS
from banneret.heroes.tables.compile.map import NEXT_OPERATION
from banneret.heroes.tables.tiles import RESOURCE_IDS
from banneret.heroes.tables.towns_and_heroes import TRADES
from banneret.heroes.text.effect_questions import asking, branches_of
from banneret.heroes.text.map_questions import Question


def brings(now: Question, word: str, n: int) -> str:
    """The result of an answer with a word and an argument: `gold 5, movement 1`, or nothing.

    A gain in every Resource round from then on is an `income_gold 5`. Words are the same in every language.
    """
    if word == "trade":
        _, _, get, got = TRADES[n]
        return f"{RESOURCE_IDS[get]} {got}"
    if word == "remove" and now.question in ("ask_trade", "ask_sold"):
        return f"gold {CARD_PRICE if now.question == 'ask_trade' else now.frame(GOLD_FOR_CARD)}"
    if word != "choose":
        return ""
    if now.question in ("ask_reward", "got_reward"):
        return _reward(now, n)
    verb = asking(now.frame(NEXT_OPERATION) - 1, now.s.game_terms.programs) if now.question == "do_errand" else None
    branches = branches_of(verb)
    return ", ".join(filter(None, map(_plain, branches[n].do))) if n < len(branches) else ""


def _reward(now: Question, n: int) -> str:
    """Of a Settlement: income, and for its first owner the same at once."""
    if n >= REINFORCEMENT:
        return ""
    first = now.frame(FIRST_AND_REWARD)
    if now.question == "got_reward":
        kind = chosen_reward(first)
        return f"{RESOURCE_IDS[kind]} {income_of(now.s, SETTLEMENT_INCOME[kind])}"
    amount = f"{RESOURCE_IDS[n]} {income_of(now.s, SETTLEMENT_INCOME[n])}"
    at_once = first and not now.s.game_terms.house & H_SETTLEMENT_FREE_BONUS
    return f"{amount}, income_{amount}" if at_once else f"income_{amount}"


def _plain(verb: Verb) -> str:
    """What a verb of a program brings, if it can be counted."""
    match verb:
        case Gain():
            return f"{verb.gain} {verb.amount}"
        case Movement():
            return f"movement {verb.movement}"
        case Experience():
            return f"experience {verb.experience}"
        case Morale():
            return f"morale {verb.morale}"
        case Search():
            return f"{verb.search} {verb.times}"
        case RollDice():
            return f"{verb.roll_dice}_die {verb.dice}"
        case ReinforceOne():
            return "reinforce 1"
        case _:
            return ""
