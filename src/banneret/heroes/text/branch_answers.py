"""Answers that choose one of several effects in words: branches of a program, bonuses and rewards."""

from __future__ import annotations

from banneret.heroes.adventure.map.flagging import (
    FIRST_AND_REWARD,
    REINFORCEMENT,
    SETTLEMENT_INCOME,
    chosen_reward,
    income_of,
)
from banneret.heroes.game.astrologers import FIRST_CARD, SECOND_CARD
from banneret.heroes.game.setup import EASY, HARD
from banneret.heroes.state.chance_outcomes import proclamation_on
from banneret.heroes.tables.compile.map import NEXT_OPERATION
from banneret.heroes.tables.tiles import RESOURCE_IDS
from banneret.heroes.tables.towns_and_heroes import PROCLAMATION_IDS
from banneret.heroes.text.combat_events import Told
from banneret.heroes.text.component_names import name
from banneret.heroes.text.effect_questions import asking, branches_of, effect_text
from banneret.heroes.text.map_events import amount_text
from banneret.heroes.text.map_questions import Question
from banneret.heroes.text.programs import bonus_text


def branch(now: Question, _word: str, n: int) -> Told:
    """A branch is labelled by what it does, wherever the question comes from."""
    if now.question == "ask_bonus":
        return _bonus(now, n)
    if now.question in ("ask_reward", "got_reward"):
        return _reward(now, n)
    if now.question == "ask_star":
        card = now.frame(SECOND_CARD if n else FIRST_CARD)
        return "option-effect", {"text": name(f"proclamation-{PROCLAMATION_IDS[proclamation_on(card)]}", now.lang)}
    if now.question == "ask_income":
        return "option-effect", {"text": name(f"resource-{RESOURCE_IDS[n]}", now.lang)}
    verb = asking(now.frame(NEXT_OPERATION) - 1, now.s.game_terms.programs) if now.question == "do_errand" else None
    branches = branches_of(verb)
    if n >= len(branches):
        return "option-choose-n", {"n": n + 1}
    return "option-effect", {"text": effect_text(branches[n].do, now.lang)}


def _bonus(now: Question, n: int) -> Told:
    """The starting bonus of the scenario, or that of the difficulty: dice or Artifacts."""
    game_terms = now.s.game_terms
    if game_terms.bonus:
        if n >= len(game_terms.bonus):
            return "option-choose-n", {"n": n + 1}
        return "option-effect", {"text": bonus_text(game_terms.scenario, n, now.lang)}
    difficulty = game_terms.difficulty
    if n == 0:
        return "option-bonus-dice", {"n": 1 if difficulty == HARD else 2, "keep": 2 if difficulty == EASY else 1}
    if difficulty == HARD:
        return "option-bonus-minor", {}
    return "option-bonus-search", {"n": 2 if difficulty == EASY else 1}


def _reward(now: Question, n: int) -> Told:
    """The reward of a Settlement; its first owner gets the amount at once, too."""
    first = now.frame(FIRST_AND_REWARD)
    if n >= REINFORCEMENT:
        free = first or now.question == "got_reward"
        return "option-reward-reinforce" if free else "option-reward-reinforce-half", {}
    if now.question == "got_reward":
        n = chosen_reward(first)
    amount = amount_text(RESOURCE_IDS[n], income_of(now.s, SETTLEMENT_INCOME[n]), now.lang)
    return "option-income-now" if now.question == "got_reward" else "option-income", {"amount": amount}
