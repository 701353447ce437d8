"""The judge of adventures: whole turns are compared as plans, other answers as the greedy bot values them.

What a plan leaves open, and what the other side does, is answered as the greedy bot does; all is judged when the side
that thinks is next again.
"""

from __future__ import annotations

from math import exp
from random import Random
from time import perf_counter
from typing import Final, cast

from banneret.battlelore.bots.adventure_value import PARTS, adventure_parts, adventure_values
from banneret.battlelore.bots.dice_fortune import DiceFortune
from banneret.battlelore.bots.greedy import Judge, answer_worths
from banneret.battlelore.bots.odds import attack_worth
from banneret.battlelore.bots.places import Eye, Memory
from banneret.battlelore.bots.style import PLAIN_STYLE, Style
from banneret.battlelore.bots.turn_plans import (
    TurnPlan,
    card_of,
    is_play,
    plans_for,
    plans_for_moves,
    plans_for_orders,
    with_priors,
)
from banneret.battlelore.play.combat.strength import targets
from banneret.battlelore.play.turn.turn import CARD_PLAYED, UNIT_IN_HAND
from banneret.battlelore.state import answers as A
from banneret.battlelore.state.battleground import Battleground, side_of
from banneret.bots.search.judge import Candidate, SearchJudge, likeliest_first
from banneret.bots.search.luck import Luck
from banneret.kernel.keys import argument, option, verb
from banneret.kernel.sequence import question_of
from banneret.kernel.state import CHANCE, OVER, State

MOST: Final = 6
"""Answers that are compared, where they are no plans."""
MOST_PLANS: Final = 24
"""Plans that are compared."""
OF_A_CARD: Final = 8
"""Plans of one Command card among them."""
MOST_OF_ORDERS: Final = 14
"""Plans that are compared once the card has been played."""
MOST_ATTACKS: Final = 8
"""Attacks that are compared."""
WARMTH: Final = 0.12
"""By how much of a banner less an answer has to promise for its prior to be e times smaller."""
TURNS_AHEAD: Final = 2
"""A rollout ends when the side that thinks is next again."""
LONGEST_TURN: Final = 300
"""Answers and dice after which a plan is left to the quick player, whatever has become of it."""
UNSEARCHED: Final = frozenset(
    ("ask_level", "ask_supply", "ask_muster", "ask_landmark", "ask_traps", "ask_tent", "ask_deployed", "ask_haul",
     "trim")
)  # fmt: skip
"""Questions before and after the battle, and those whose answers matter only much later."""
PLANNED: Final = frozenset(("ask_command", "ask_order", "ask_mover", "got_mover", "ask_battler", "got_battler"))
"""Questions that a plan answers."""
OF_PLANS: Final = frozenset(
    (A.PLAY, A.ORDER, A.SEPARATE, A.PICK, A.HERO, A.MOVE, A.ATTACK, verb(A.DONE), verb(A.WITHDRAW), verb(A.DEED))
)
"""Verbs of such answers; the others play lore cards and use what heroes have."""
BETWEEN: Final = frozenset(("ask_order", "ask_mover", "ask_battler"))
"""Questions at which that may come before what is planned."""
TEMPTING: Final = -0.05
"""What such an answer has to be worth to be considered."""


class AdventureJudge(SearchJudge):
    """Compares plans for the turn, and answers that the greedy bot values, each after the other side's next turn."""

    def __init__(self, seed: int, style: Style = PLAIN_STYLE) -> None:
        self._rng = Random(seed)
        self._style = style
        self._own_side = -1
        """Whose style it is."""
        self._memory: Memory = {}
        self._memory_of_style: Memory = {}
        self.part_names = PARTS
        self._sides: tuple[int, ...] = (0, 1)
        self._end = 0
        """The turn in which rollouts end."""
        self.turns_ahead = TURNS_AHEAD
        self.most_plans = MOST_PLANS
        self.of_a_card = OF_A_CARD
        self.warmth = WARMTH
        self.fortune = DiceFortune()
        self._plan: TurnPlan | None = None
        """What was decided for this turn."""
        self._plan_turn = -1

    # -- the question that is decided ----------------------------------------------------------------------------------

    def obvious(self, state: State, seat: int) -> int:
        """What the plan of this turn says; what the greedy bot answers to questions that are not searched."""
        s = cast(Battleground, state)
        question = question_of(s.step)
        if question in UNSEARCHED:
            return self._best(s)
        plan = self._plan_in_force(s)
        if plan is None or question not in PLANNED or self._to_be_settled(s, plan, question):
            return -1
        answer = self._planned(s, plan, question)
        if answer < 0 or (question != plan.quiet and self._tempting(s)):
            return -1
        return answer

    def begin(self, world: State, seat: int) -> None:
        """Who is on which side, and how far is looked ahead: all answers are compared at the same moment."""
        s = cast(Battleground, world)
        self._sides = s.game_terms.sides
        self._end = s.turns + self.turns_ahead
        self._own_side = self._sides[seat]

    def candidates(self, world: State, seat: int, until: float) -> list[Candidate]:
        """Plans for what is left of the turn, or the answers with the highest worth."""
        s = cast(Battleground, world)
        question = question_of(s.step)
        if question not in PLANNED or s.turn != self._own_side:
            return self.options(world)[:MOST]
        plan = self._plan_in_force(s)
        if plan is not None and not self._to_be_settled(s, plan, question):
            answer = self._planned(s, plan, question)
            if answer >= 0:
                return self._or_else(s, answered(plan, answer, question))
        if question == "ask_battler" or question == "got_battler":
            found = self._attacks(s)
        elif question == "got_mover":
            return self.options(world)[:MOST]
        else:
            found = self._plans(s, question, until)
        return found if found else self.options(world)[:MOST]

    def settled(self, candidate: Candidate, state: State) -> None:
        """Keep the plan for the rest of the turn."""
        if isinstance(candidate, TurnPlan):
            self._plan = candidate
            self._plan_turn = cast(Battleground, state).turns

    def carry_out(self, candidate: Candidate, state: State, luck: Luck) -> None:
        """Give the answer, and follow the plan until units battle or something comes in between."""
        s = cast(Battleground, state)
        turns = s.turns
        plan = candidate if isinstance(candidate, TurnPlan) else self._plan_in_force(s)
        s.apply(candidate.option)
        if plan is None:
            return
        for _ in range(LONGEST_TURN):
            if s.seat == OVER or s.turns != turns:
                return
            if s.seat == CHANCE:
                s.apply(luck.outcome(s))
                continue
            if len(s.options) == 1:
                s.apply(s.options[0])
                continue
            question = question_of(s.step)
            if self._sides[s.seat] != s.turn or question not in PLANNED:
                s.apply(self._best(s))
                continue
            answer = self._planned(s, plan, question)
            if answer < 0:
                if question == "ask_battler" or question == "got_battler":
                    return
                s.apply(self._best(s))
                continue
            besides = self._besides(s) if question in BETWEEN and question != plan.quiet else -1
            s.apply(besides if besides >= 0 else answer)

    # -- quick players -------------------------------------------------------------------------------------------------

    def side(self, seat: int) -> int:
        """Its side."""
        return self._sides[seat]

    def branches(self, state: State) -> bool:
        """Nothing: whole plans are compared, and what follows is played by quick players."""
        return False

    def options(self, state: State) -> list[Candidate]:
        """All answers by worth."""
        s = cast(Battleground, state)
        worths = self._worths(s)
        best = max(worths)
        return likeliest_first(
            [Candidate(option, exp((worth - best) / WARMTH)) for option, worth in zip(s.options, worths, strict=True)]
        )

    def answer(self, state: State, luck: Luck) -> int:
        """What the greedy bot would do."""
        return self._best(cast(Battleground, state))

    def horizon(self, state: State) -> int:
        """The turn in which a rollout ends."""
        return self._end

    def stops(self, state: State, horizon: int) -> bool:
        """When the Command card of that turn is to be chosen, or would have been."""
        turns = cast(Battleground, state).turns
        return turns > horizon or (turns == horizon and question_of(state.step) == "ask_command")

    def values(self, state: State) -> list[float]:
        """Who is likely to win."""
        return adventure_values(cast(Battleground, state))

    def parts(self, state: State, seat: int) -> list[float]:
        """What that is made of."""
        return adventure_parts(cast(Battleground, state), self._sides[seat])

    def _worths(self, s: Battleground) -> list[float]:
        side = side_of(s, s.seat)
        if side == self._own_side:
            return answer_worths(s, side, self._rng, self._memory_of_style, self._style)
        return answer_worths(s, side, self._rng, self._memory)

    def _best(self, s: Battleground) -> int:
        worths = self._worths(s)
        best = 0
        for n in range(1, len(worths)):
            if worths[n] > worths[best]:
                best = n
        return s.options[best]

    # -- plans ---------------------------------------------------------------------------------------------------------

    def _plan_in_force(self, s: Battleground) -> TurnPlan | None:
        """The plan of this turn. A judge serves one game that is not taken back: a turn is known by its number."""
        plan = self._plan
        if plan is None or s.turns != self._plan_turn:
            return None
        return plan

    def _to_be_settled(self, s: Battleground, plan: TurnPlan, question: str) -> bool:
        """Whether the orders of a plan are still to be compared with others: the card was chosen among plans of all
        cards, of which there are only a few for each."""
        return question == "ask_order" and not plan.settled and not s.ordered

    def _planned(self, s: Battleground, plan: TurnPlan, question: str) -> int:
        """What a plan answers, or -1."""
        if question == "ask_order":
            return plan.order(s) if s.steward == s.turn and s.stack[CARD_PLAYED] == plan.card else -1
        if question == "ask_mover":
            return plan.mover(s)
        if question == "got_mover":
            return plan.move(s, s.stack[UNIT_IN_HAND])
        if question == "ask_battler":
            return plan.battler(s)
        if question == "got_battler":
            return plan.attack(s, s.stack[UNIT_IN_HAND])
        return -1

    def _besides(self, s: Battleground) -> int:
        """The lore card that the greedy bot would play besides, or what it would use; -1 for nothing."""
        best = -1
        highest = 0.0
        for answer, worth in self._worths_besides(s):
            if worth > highest:
                highest = worth
                best = answer
        return best

    def _tempting(self, s: Battleground) -> list[Candidate]:
        """Lore cards that might be played besides, and what might be used."""
        return [Candidate(answer, exp(worth / WARMTH)) for answer, worth in self._worths_besides(s) if worth > TEMPTING]

    def _worths_besides(self, s: Battleground) -> list[tuple[int, float]]:
        """What the greedy bot thinks of each answer that no plan gives."""
        answers = [answer for answer in s.options if verb(answer) not in OF_PLANS]
        if not answers:
            return []
        judge = Judge(s, s.turn, self._rng, self._memory_of_style, self._style)
        return [(answer, judge.worth(answer)) for answer in answers]

    def _or_else(self, s: Battleground, plan: TurnPlan) -> list[Candidate]:
        """The plan as it is, or something besides first."""
        plan.prior = 1.0
        return likeliest_first([plan, *self._tempting(s)])[:MOST]

    def _plans(self, s: Battleground, question: str, until: float) -> list[Candidate]:
        """Plans for what is left of the turn before its battles; cards for which there is no time are left out."""
        eye = Eye(s, self._own_side, self._memory_of_style, self._style)
        plans: list[TurnPlan] = []
        if question == "ask_command":
            for answer in s.options:
                if is_play(answer) and (not plans or perf_counter() < until):
                    plans += plans_for(eye, card_of(answer), answer, self.of_a_card)
        elif question == "ask_order":
            if s.steward == s.turn:
                plans = plans_for_orders(eye, MOST_OF_ORDERS)
                kept = self._plan_in_force(s)
                if kept is not None:
                    plans.append(kept)
        else:
            plans = plans_for_moves(eye, OF_A_CARD)
        if not plans:
            return []
        found: list[Candidate] = []
        named: set[tuple[tuple[int, int], ...]] = set()
        for one in with_priors(plans, self.warmth):
            plan = cast(TurnPlan, one)
            if plan.key() in named or len(found) == self.most_plans:
                continue
            named.add(plan.key())
            if question != "ask_command":
                plan.settled = True
                first = plan.order(s) if question == "ask_order" else plan.mover(s)
                if first < 0:
                    continue
                plan.option = first
            found.append(plan)
        for besides in self._tempting(s):
            besides.prior *= found[0].prior if found else 1.0
            found.append(besides)
        return likeliest_first(found) if found else []

    def _attacks(self, s: Battleground) -> list[Candidate]:
        """Who attacks next, and whom; and what may be done besides."""
        plans: list[TurnPlan] = []
        others: list[Candidate] = []
        if question_of(s.step) == "got_battler":
            fighters = [s.stack[UNIT_IN_HAND]]
        else:
            fighters = [s.at[argument(answer)] for answer in s.options if verb(answer) == A.PICK]
        for u in fighters:
            hexes = targets(s, u)
            while hexes:
                lowest = hexes & -hexes
                hexes ^= lowest
                t = s.at[lowest.bit_length() - 1]
                attack = option(A.ATTACK, s.pos[t])
                pick = option(A.PICK, s.pos[u])
                answer = attack if attack in s.options else pick
                if answer not in s.options:
                    continue
                plan = TurnPlan(answer, 0.0, s.stack[CARD_PLAYED], [], [])
                plan.attacker = u
                plan.target = t
                plan.worth = self._style.attacks * attack_worth(s, u, t)
                plans.append(plan)
        worths = self._worths(s)
        for n in range(len(s.options)):
            answer = s.options[n]
            if verb(answer) == A.ATTACK or (verb(answer) == A.PICK and fights(plans, answer)):
                continue
            if worths[n] > TEMPTING or answer == A.DONE:
                others.append(Candidate(answer, exp(worths[n] / WARMTH)))
        found: list[Candidate] = []
        for plan in plans:
            plan.prior = exp(plan.worth / WARMTH)
            found.append(plan)
        return likeliest_first(found + others)[:MOST_ATTACKS] if found else []


def fights(plans: list[TurnPlan], answer: int) -> bool:
    """Whether an answer begins one of some attacks."""
    return answer in [plan.option for plan in plans]


def answered(plan: TurnPlan, answer: int, question: str) -> TurnPlan:
    """A plan that begins with an answer, and does nothing besides in this question."""
    found = TurnPlan(answer, 1.0, plan.card, plan.orders, plan.goals)
    found.attacker = plan.attacker
    found.target = plan.target
    found.settled = True
    found.quiet = question
    return found
