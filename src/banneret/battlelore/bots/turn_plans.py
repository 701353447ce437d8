"""Whole turns as plans: a Command card, the units it orders, where they go, and whom they attack first.

Plans are named by a beam over orders and moves, ranked by what the turn is expected to bring by the closed formulas of
dice, all its units together. What a plan leaves open is answered as the greedy bot does.
"""

from __future__ import annotations

from math import exp
from typing import Final

from banneret.battlelore.bots.command import effective
from banneret.battlelore.bots.odds import attack_worth, strike
from banneret.battlelore.bots.places import Eye
from banneret.battlelore.box.tables import FIRST_TACTIC, TACTIC
from banneret.battlelore.play.combat.strength import dice_of, is_melee, targets
from banneret.battlelore.play.turn.command_cards import affordable, budget_of, sections_at, suits
from banneret.battlelore.state import answers as A
from banneret.battlelore.state.battleground import HAND, NO_CARD, Battleground
from banneret.battlelore.state.lasting_effects import X_IDLE, amount
from banneret.battlelore.state.unit_numbers import SIDE_MASK, is_hero, units_in
from banneret.bots.search.judge import Candidate
from banneret.kernel.keys import argument, option, verb

PLACES: Final = 4
"""Hexes that are considered for a unit, beside the one where it stands."""
BEAM: Final = 14
"""Plans that are kept while orders are given."""
LEAST_GAIN: Final = -0.03
"""What an order may cost, and still be considered."""
MOST_ORDERS: Final = 6
"""Orders that are planned; what is left over is given as the greedy bot does."""
ALL_AT_ONCE: Final = frozenset(("lore", "volley", "leadership"))
"""Tactics that name no units, or whose dice do."""
TWICE: Final = 2
BACKED: Final = 0.25
"""How much more an attack is worth on a unit that was attacked before, as a share of what that took."""


class TurnPlan(Candidate):
    """An answer, and what is done in the rest of the turn."""

    def __init__(self, answer: int, prior: float, card: int, orders: list[int], goals: list[int]) -> None:
        super().__init__(answer, prior)
        self.card = card
        self.orders = orders
        """Units to be ordered."""
        self.goals = goals
        """Of each of them: where it goes."""
        self.worth = 0.0
        """What the turn is expected to bring, in banners."""
        self.attacker = -1
        """The unit that attacks first, or -1."""
        self.target = -1
        """Whom it attacks."""
        self.settled = False
        """Whether its orders have been compared with others for the same card."""
        self.quiet = ""
        """The question in which no lore card is played and nothing used besides."""

    def order(self, s: Battleground) -> int:
        """The next order, DONE if no more is wanted, or -1 if the plan does not fit."""
        offered = s.options
        for u in self.orders:
            if s.alive >> u & 1 and not s.ordered >> u & 1 and s.pos[u] >= 0:
                answer = option(A.ORDER, s.pos[u])
                if answer in offered:
                    return answer
        return A.DONE if A.DONE in offered else -1

    def mover(self, s: Battleground) -> int:
        """The next unit to move, DONE if all have, or -1 if the plan does not fit."""
        offered = s.options
        occupied = s.occupied[0] | s.occupied[1]
        waiting = -1
        for n in range(len(self.orders)):
            u = self.orders[n]
            goal = self.goals[n]
            if not s.ordered >> u & 1 or s.moved >> u & 1 or not s.alive >> u & 1 or s.pos[u] == goal:
                continue
            answer = option(A.PICK, s.pos[u])
            if answer not in offered:
                continue
            # Whoever stands in the way of another goes first, if he is to go at all.
            if not occupied >> goal & 1 or is_hero(u):
                return answer
            waiting = answer
        if waiting >= 0:
            return waiting
        return A.DONE if A.DONE in offered else -1

    def move(self, s: Battleground, u: int) -> int:
        """Where the unit in hand goes, or -1 if the plan does not say."""
        for n in range(len(self.orders)):
            if self.orders[n] == u:
                answer = option(A.MOVE, self.goals[n])
                return answer if answer in s.options else -1
        return -1

    def attack(self, s: Battleground, u: int) -> int:
        """Whom the unit in hand attacks, or -1 if the plan does not say."""
        if u != self.attacker or self.target < 0 or not s.alive >> self.target & 1:
            return -1
        answer = option(A.ATTACK, s.pos[self.target])
        return answer if answer in s.options else -1

    def battler(self, s: Battleground) -> int:
        """Who attacks next, or -1 if the plan does not say."""
        u = self.attacker
        if u < 0 or self.target < 0 or s.battled >> u & 1 or not s.alive >> u & 1 or not s.alive >> self.target & 1:
            return -1
        answer = option(A.PICK, s.pos[u])
        return answer if answer in s.options else -1

    def key(self) -> tuple[tuple[int, int], ...]:
        """What tells it from others: the card, and who goes where."""
        ways = [(self.orders[n], self.goals[n]) for n in range(len(self.orders))]
        ways.sort()
        return (self.card, -1), *ways


class Wishes:
    """What each unit could do with an order of a card: its best hexes with their gains."""

    def __init__(self, eye: Eye, card: int, among: int) -> None:
        s = eye.s
        old = s.card, s.ordered, s.held
        s.card = card
        s.held = held_by(s, eye.side)
        self.units: list[int] = []
        self.places: dict[int, list[tuple[float, int]]] = {}
        """By unit: gains and hexes, the best first."""
        self.near: dict[int, int] = {}
        """By unit: the hexes in which it may battle after it has come there."""
        own = units_in(among)
        if card >= FIRST_TACTIC and not s.ordered:
            own = [u for u in own if suits(s, u)]
            for u in own:
                s.ordered |= 1 << u
        rows: list[tuple[float, int]] = []
        volley = TACTIC[card] == "volley"
        for u in own:
            here = eye.stand(u)
            if volley:
                found = [(TWICE * eye.best_action(u), s.pos[u])]
            else:
                ways = eye.ways(u)
                found = [(worth - here, hex) for hex, worth in ways.items()]
                found.sort(reverse=True)
                still = (ways[s.pos[u]] - here, s.pos[u])
                found = found[:PLACES]
                if still not in found:
                    found.append(still)
            self.places[u] = found
            self.near[u] = eye.fighting_hexes(u)
            rows.append((-found[0][0], u))
        rows.sort()
        self.units = [u for _, u in rows]
        s.card, s.ordered, s.held = old


def held_by(s: Battleground, side: int) -> int:
    """How many Command cards a side held when it played the one of this turn, or would have held."""
    return s.held if s.card >= 0 and s.turn == side else len(s.piles[HAND + side])


def plans_for(eye: Eye, card: int, answer: int, most: int) -> list[TurnPlan]:
    """The best plans that play a card, the best first."""
    s = eye.s
    done = effective(eye, card)
    if done == NO_CARD or done < 0:
        return [TurnPlan(answer, 0.0, card, [], [])]
    able = 0
    for u in units_in(s.alive & SIDE_MASK[eye.side]):
        if not amount(s, X_IDLE, u):
            able |= 1 << u
    wishes = Wishes(eye, done, able)
    if done >= FIRST_TACTIC and TACTIC[done] in ALL_AT_ONCE:
        return [all_at_once(wishes, card, answer)]
    old = s.turn, s.held
    s.turn = eye.side
    s.held = held_by(s, eye.side)
    budget = budget_of(s, done)
    s.turn, s.held = old
    limit = sum(budget[:3]) if done < FIRST_TACTIC else budget[3]
    plans = beam(s, wishes, budget, limit, done < FIRST_TACTIC, card, answer)
    return best_of(eye, plans, wishes, done, most)


def plans_for_orders(eye: Eye, most: int) -> list[TurnPlan]:
    """The best plans for the orders that are left of a card, the best first."""
    s = eye.s
    waiting = 0
    for answer in s.options:
        if verb(answer) == A.ORDER:
            waiting |= 1 << s.at[argument(answer)]
    ordered = s.ordered & s.alive
    wishes = Wishes(eye, s.card, waiting | ordered)
    section_card = 0 <= s.card < FIRST_TACTIC
    limit = sum(s.budget[:3]) if section_card else s.budget[3]
    given = [u for u in wishes.units if ordered >> u & 1]
    wishes.units = given + [u for u in wishes.units if not ordered >> u & 1]
    plans = beam(s, wishes, s.budget, limit, section_card, s.card, A.DONE)
    plans = [plan for plan in plans if plan.orders[: len(given)] == given] or plans
    return best_of(eye, plans, wishes, s.card, most)


def plans_for_moves(eye: Eye, most: int) -> list[TurnPlan]:
    """The best plans for the moves that are left, the best first."""
    s = eye.s
    ordered = s.ordered & s.alive
    wishes = Wishes(eye, s.card, ordered)
    plans = beam(s, wishes, s.budget, len(wishes.units), False, s.card, A.DONE)
    return best_of(eye, plans, wishes, s.card, most)


def all_at_once(wishes: Wishes, card: int, answer: int) -> TurnPlan:
    """A plan for every unit, whoever is ordered in the end."""
    goals: list[int] = []
    orders: list[int] = []
    taken: set[int] = set()
    worth = 0.0
    for u in wishes.units:
        for gain, hex in wishes.places[u]:
            if hex not in taken:
                taken.add(hex)
                orders.append(u)
                goals.append(hex)
                worth += max(0.0, gain)
                break
    plan = TurnPlan(answer, 0.0, card, orders, goals)
    plan.worth = worth / 2
    return plan


def beam(
    s: Battleground,
    wishes: Wishes,
    budget: tuple[int, ...],
    limit: int,
    by_section: bool,
    card: int,
    answer: int,
) -> list[TurnPlan]:
    """Orders one after the other, of the most promising units first; by the sum of their gains alone."""
    plans: list[tuple[float, list[int], list[int]]] = [(0.0, [], [])]
    limit = min(limit, MOST_ORDERS)
    for u in wishes.units:
        places = wishes.places[u]
        if places[0][0] < LEAST_GAIN and not s.ordered >> u & 1:
            continue
        longer: list[tuple[float, list[int], list[int]]] = []
        for worth, orders, goals in plans:
            if len(orders) >= limit or not fits(s, orders, u, budget, by_section):
                continue
            for gain, hex in places:
                if hex not in goals:
                    longer.append((worth + gain, [*orders, u], [*goals, hex]))
        plans += longer
        plans.sort(key=worth_of, reverse=True)
        del plans[BEAM:]
    found: list[TurnPlan] = []
    for worth, orders, goals in plans:
        plan = TurnPlan(answer, 0.0, card, orders, goals)
        plan.worth = worth
        found.append(plan)
    return found


def worth_of(row: tuple[float, list[int], list[int]]) -> float:
    """By which plans are ranked in the beam."""
    return row[0]


def fits(s: Battleground, orders: list[int], u: int, budget: tuple[int, ...], by_section: bool) -> bool:
    """Whether a card has an order for one more unit."""
    if not by_section:
        return True
    counts = [0] * 8
    for other in orders:
        counts[sections_at(s, s.pos[other])] += 1
    counts[sections_at(s, s.pos[u])] += 1
    return affordable(budget, counts)


def best_of(eye: Eye, plans: list[TurnPlan], wishes: Wishes, card: int, most: int) -> list[TurnPlan]:
    """The plans that are best with all their units in place, the best first."""
    for plan in plans:
        plan.worth = appraised(eye, plan, wishes, card)
    plans.sort(key=plan_worth, reverse=True)
    return plans[:most]


def plan_worth(plan: TurnPlan) -> float:
    """What a plan is expected to bring."""
    return plan.worth


def appraised(eye: Eye, plan: TurnPlan, wishes: Wishes, card: int) -> float:
    """What a plan brings by the closed formulas: how all units stand at its end, and what those ordered do."""
    s = eye.s
    side = eye.side
    old = s.card, s.ordered, s.moved
    pos, at, occupied = s.pos[:], s.at[:], s.occupied
    held = occupied[side]
    s.card = card
    fighters: list[int] = []
    for n in range(len(plan.orders)):
        u = plan.orders[n]
        goal = plan.goals[n]
        s.ordered |= 1 << u
        if goal != pos[u]:
            s.moved |= 1 << u
        if goal != pos[u] and not is_hero(u):
            if s.at[s.pos[u]] == u:
                s.at[s.pos[u]] = -1
                held &= ~(1 << s.pos[u])
            s.pos[u] = goal
        fighters.append(u)
    for u in fighters:
        if not is_hero(u):
            s.at[s.pos[u]] = u
            held |= 1 << s.pos[u]
    s.occupied = (occupied[0], held) if side else (held, occupied[1])
    total = 0.0
    for u in units_in(s.alive & SIDE_MASK[side]):
        total += eye.stand(u)
    ends = [0.0] * 32
    for u in fighters:
        if s.weary >> u & 1 or (s.pos[u] != pos[u] and not wishes.near[u] >> s.pos[u] & 1):
            continue
        total += best_attack(eye, u, ends)
    s.card, s.ordered, s.moved = old
    s.pos, s.at, s.occupied = pos, at, occupied
    return total


def best_attack(eye: Eye, u: int, ends: list[float]) -> float:
    """What the best attack of a unit is worth after the attacks before it, which are noted as the likelihood that a
    target is gone."""
    s = eye.s
    best = 0.0
    aimed = -1
    hexes = targets(s, u)
    while hexes:
        lowest = hexes & -hexes
        hexes ^= lowest
        t = s.at[lowest.bit_length() - 1]
        worth = attack_worth(s, u, t) * (1 - ends[t]) * (1 + BACKED * ends[t])
        if worth > best:
            best = worth
            aimed = t
    if aimed >= 0:
        melee = is_melee(s, u, aimed)
        stays = strike(s, u, aimed, dice_of(s, u, aimed), melee)[1]
        ends[aimed] += (1 - ends[aimed]) * (1 - stays)
    return best


def with_priors(plans: list[TurnPlan], warmth: float) -> list[Candidate]:
    """Plans as candidates, the likeliest first."""
    best = max([plan.worth for plan in plans])
    total = 0.0
    for plan in plans:
        plan.prior = exp((plan.worth - best) / warmth)
        total += plan.prior
    plans.sort(key=plan_worth, reverse=True)
    found: list[Candidate] = []
    for plan in plans:
        plan.prior /= total
        found.append(plan)
    return found


def is_play(answer: int) -> bool:
    """Whether an answer plays a Command card."""
    return verb(answer) == A.PLAY


def card_of(answer: int) -> int:
    """The Command card that an answer plays."""
    return argument(answer)
