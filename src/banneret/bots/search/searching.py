"""One decision being searched: a few answers compared with the same luck, with a tree below each.

A round deals one position that agrees with the view and one tape of luck, and plays every remaining answer on them. So
all of them meet the same hidden cards and the same dice, and differences are mostly due to the answers. With the budget
half spent the worse half of the answers is dropped, and so on (sequential halving); an answer that is clearly behind is
dropped sooner, and if only one is left the search is over.
"""

from __future__ import annotations

from math import ceil, log, log2, sqrt
from random import Random
from time import perf_counter
from typing import Final

from banneret.bots.search.budget import Budget
from banneret.bots.search.judge import Candidate, SearchJudge
from banneret.bots.search.luck import Luck
from banneret.bots.search.tree import Edge, Node, folded, question_mark
from banneret.kernel.rules import MOST_DEALS, GameRules, View
from banneret.kernel.state import CHANCE, OVER, State, asks_alike

NAMING: Final = 0.3
"""The share of the time that may be spent on choosing the answers to compare."""
FIRST_LOOK: Final = 24
"""Rounds before an answer may be dropped as clearly behind."""
LOOKS: Final = 8
"""Rounds between looks for such answers."""
CLEARLY: Final = 3.3
"""How many standard errors behind the best such an answer must be."""
SMALLEST_GAP: Final = 0.002
"""Answers closer than this are never dropped early."""
PRIOR_ROUNDS: Final = 40
"""How many rounds weigh as much as the priors."""
FADED: Final = 60
"""After this many rounds priors stop fading: the error of rounds is more than chance."""
BINS: Final = 40
"""The number of bins for counting values, to distinguish lucky rounds from others."""
NOTHING: Final = -1
"""The answer of a contender that stands for the question itself."""
LOWEST_PRIOR: Final = 1e-4
LONGEST_WAY: Final = 20_000
"""After this many steps a simulation is valued wherever it is."""
CLOCK_EVERY: Final = 64
"""How many steps of a simulation lie between two checks of the clock."""


class Contender:
    """An answer that is compared, and how it did against the others in its rounds."""

    def __init__(self, candidate: Candidate, side: int, prior_weight: float) -> None:
        self.candidate = candidate
        self.edge = Edge(candidate.option, candidate.prior, side)
        self.bonus = prior_weight * log(max(LOWEST_PRIOR, candidate.prior))
        self.rounds = 0
        self.total = 0.0
        self.ahead = 0.0
        """The sum of values minus the mean of their rounds: shared luck cancels out."""
        self.squares = 0.0
        """The squares of those."""
        self.spread = [0] * BINS
        """How many values were in each of the bins from -1 to 1."""
        self.parts: list[float] = []
        """What its worth is made of, if that was examined."""

    def add(self, value: float, mean: float) -> None:
        """Count a round."""
        self.rounds += 1
        self.total += value
        lead = value - mean
        self.ahead += lead
        self.squares += lead * lead
        self.spread[max(0, min(BINS - 1, int((value + 1.0) * 0.5 * BINS)))] += 1

    def restart(self) -> None:
        """From now on compare only with the remaining ones; earlier results stay in `total`."""
        self.ahead = 0.0
        self.squares = 0.0

    def mean(self) -> float:
        """The mean of all its values."""
        return self.total / self.rounds if self.rounds else 0.0

    def anew(self) -> Contender:
        """The same answer with its tree, of which nothing has been counted yet."""
        found = Contender(self.candidate, self.edge.side, 0.0)
        found.edge = self.edge
        return found

    def error(self) -> float:
        """The standard error of the mean, as far as the bins tell."""
        mean = self.mean()
        total = 0.0
        for n in range(BINS):
            off = (n + 0.5) * 2 / BINS - 1.0 - mean
            total += self.spread[n] * off * off
        return sqrt(total) / self.rounds if self.rounds else 1.0

    def tail(self, share: float, best: bool) -> float:
        """The mean of about this share of its values, the best ones or the worst."""
        wanted = share * self.rounds
        found = 0.0
        total = 0.0
        for n in range(BINS):
            place = BINS - 1 - n if best else n
            count = min(float(self.spread[place]), wanted - found)
            if count > 0:
                found += count
                total += count * ((place + 0.5) * 2 / BINS - 1.0)
        return total / found if found else 0.0

    def score(self) -> float:
        """The mean value, and a little for the prior that fades as rounds are played."""
        return self.mean() + self.bonus / (PRIOR_ROUNDS + min(self.rounds, FADED))


class Way:
    """The path of a simulation through the tree."""

    def __init__(self, first: Edge) -> None:
        self.edges = [first]
        self.nodes: list[Node] = []

    def note(self, values: list[float]) -> None:
        """Count the result, by side."""
        for edge in self.edges:
            edge.visits += 1
            edge.total += values[edge.side]
        for node in self.nodes:
            node.visits += 1
            node.total += values[node.side]


class Search:
    """The search for one answer of one seat, which can be advanced bit by bit."""

    def __init__(self, view: View, rules: GameRules, judge: SearchJudge, rng: Random, until: float) -> None:
        self._view = view
        self._rules = rules
        self._judge = judge
        self._rng = rng
        self._luck = Luck(rng, judge.fortune)
        self._seat = judge.seat_in(view.state, view.seat)
        self._limit(until)
        self.simulations = 0
        self.contenders: list[Contender] = []
        """The answers still compared."""
        self.dropped: list[Contender] = []
        self._since = 0
        """Rounds since the last answer was dropped."""
        fortune = judge.fortune
        self._luck_squared = fortune.doubt if fortune is not None else 1.0
        """How much luck there was within rounds so far, squared, and how it went together with values."""
        self._luck_seen = self._luck_squared * fortune.usual if fortune is not None else 0.0

    def begin(self, naming_until: float) -> None:
        """Choose the answers to compare."""
        world = self._deal()
        if world is None:
            return
        judge = self._judge
        judge.begin(world, self._seat)
        side = judge.side(self._seat)
        for candidate in judge.candidates(world, self._seat, naming_until):
            self.contenders.append(Contender(candidate, side, judge.prior_weight))

    def adopt(self, node: Node) -> None:
        """Reuse trees that an earlier search grew below the same question."""
        for contender in self.contenders:
            for edge in node.edges:
                if edge.option == contender.candidate.option:
                    contender.edge = edge
                    break

    def grow(self, until: float, simulations: int) -> Edge | None:
        """Grow one tree below a question, whichever seat is asked, until a deadline or for this many more simulations.

        Returns the edge above it, or None if nothing was found.
        """
        self._limit(until)
        if not self.contenders:
            world = self._deal()
            if world is None:
                return None
            self._judge.begin(world, self._seat)
            self.contenders.append(Contender(Candidate(NOTHING, 1.0), self._judge.side(self._seat), 0.0))
        most = self.simulations + simulations
        while self.simulations < most and perf_counter() < until and self._round():
            pass
        edge = self.contenders[0].edge
        return edge if edge.visits else None

    def think(self, budget: Budget, begun: float) -> None:
        """Spend a budget, halving the answers along the way. Time counts from when the decision was `begun`."""
        now = perf_counter()
        span = max(0.0, begun + budget.seconds - now)
        phases = max(1, ceil(log2(max(2, len(self.contenders)))))
        for phase in range(1, phases + 1):
            part = phase / phases
            most = int(budget.simulations * part) if not budget.timed else budget.simulations
            self.advance(now + span * part, most)
            if len(self.contenders) < 2:
                return
            if phase < phases:
                self._halve()

    def advance(self, until: float, simulations: int) -> None:
        """Play rounds until a deadline, or until this many simulations have been made in total."""
        self._limit(until)
        while len(self.contenders) > 1 and self.simulations < simulations and perf_counter() < until:
            if not self._round():
                return
            if self._since >= FIRST_LOOK and self._since % LOOKS == 0:
                self._drop_clear_losers()

    def joined(self, option: int) -> Contender:
        """The contender that stands for an answer, the likeliest of several; an answer that nobody has named joins
        them."""
        for contender in self.contenders:
            if contender.candidate.option == option:
                return contender
        judge = self._judge
        found = Contender(judge.candidate_of(option), judge.side(self._seat), judge.prior_weight)
        self.contenders.append(found)
        return found

    def settle(self, answers: list[Contender], rounds: int, until: float) -> list[Contender]:
        """Compare some answers on common luck this many times, or until a deadline, whatever was found before, and
        return how they did."""
        self._limit(until)
        self._keep([one.anew() for one in answers], [])
        for _ in range(rounds):
            if not self._round():
                break
        return self.contenders

    def outlook(self, chosen: list[Contender], rounds: int, until: float) -> None:
        """Find out what the worth of some answers is made of: the means of the judge's parts with the same luck."""
        judge = self._judge
        luck = self._luck
        totals = [[0.0] * len(judge.part_names) for _ in chosen]
        done = 0
        while done < rounds and (done == 0 or perf_counter() < until):
            world = self._deal()
            if world is None:
                break
            luck.renew()
            for n in range(len(chosen)):
                luck.rewind()
                state = world.copy()
                judge.carry_out(chosen[n].candidate, state, luck)
                self._roll_out(state)
                found = judge.parts(state, self._seat)
                for place in range(len(found)):
                    totals[n][place] += found[place]
            done += 1
        if done:
            for n in range(len(chosen)):
                chosen[n].parts = [total / done for total in totals[n]]

    def answer(self) -> int:
        """The best answer so far."""
        return self.best().candidate.option

    def best(self) -> Contender:
        """The leading contender."""
        found = self.contenders[0]
        highest = found.score()
        for contender in self.contenders:
            score = contender.score()
            if score > highest:
                highest = score
                found = contender
        return found

    # -- rounds --------------------------------------------------------------------------------------------------------

    def _limit(self, until: float) -> None:
        """From now on everything that takes long ends at this time, also what the judge searches by itself."""
        self._deadline = until
        self._judge.until = until

    def _late(self, steps: int) -> bool:
        """Whether a simulation of so many steps has to end where it is; now and then a look at the clock."""
        if steps % CLOCK_EVERY != CLOCK_EVERY - 1:
            return False
        return steps > LONGEST_WAY or perf_counter() > self._deadline

    def _deal(self) -> State | None:
        """A position that agrees with the view, or None if none is found in time."""
        rules = self._rules
        for _ in range(MOST_DEALS):
            state = rules.deal(self._view, self._rng)
            if asks_alike(state, self._view.state):
                return self._judge.isolate(state)
            if perf_counter() > self._deadline:
                break
        return None

    def _round(self) -> bool:
        """Play every answer once with the same luck; returns whether there was time for all."""
        world = self._deal()
        if world is None:
            return False
        luck = self._luck
        luck.renew()
        side = self._judge.side(self._seat)
        ways: list[Way] = []
        ends: list[State] = []
        fortunes: list[float] = []
        for contender in self.contenders:
            luck.rewind()
            state = world.copy()
            ways.append(self._simulate(state, contender))
            ends.append(state)
            fortunes.append(luck.fortune if side == 0 else -luck.fortune)
            self.simulations += 1
            if perf_counter() > self._deadline:
                break
        values = self._judge.values_of(ends)
        for n in range(len(ways)):
            ways[n].note(values[n])
        if len(ways) < len(self.contenders):
            return False
        found = [values[n][side] for n in range(len(ways))]
        if self._judge.fortune is not None:
            found = self._without_luck(found, fortunes)
        mean = 0.0
        for value in found:
            mean += value
        mean /= len(found)
        for n in range(len(found)):
            self.contenders[n].add(found[n], mean)
        self._since += 1
        return True

    def _without_luck(self, values: list[float], fortunes: list[float]) -> list[float]:
        """The values of a round less the luck in them: as much of it as earlier rounds have shown to count."""
        share = self._luck_seen / self._luck_squared
        found = [values[n] - share * fortunes[n] for n in range(len(values))]
        mean = fortune = 0.0
        for n in range(len(values)):
            mean += values[n]
            fortune += fortunes[n]
        mean /= len(values)
        fortune /= len(values)
        for n in range(len(values)):
            self._luck_seen += (values[n] - mean) * (fortunes[n] - fortune)
            self._luck_squared += (fortunes[n] - fortune) * (fortunes[n] - fortune)
        return found

    def _simulate(self, state: State, contender: Contender) -> Way:
        """Play on after an answer: down the tree, then to the horizon; returns the path."""
        judge = self._judge
        luck = self._luck
        horizon = judge.horizon(state)
        if contender.candidate.option != NOTHING:
            judge.carry_out(contender.candidate, state, luck)
        edge = contender.edge
        way = Way(edge)
        mark = 0
        steps = 0
        while not self._late(steps):
            steps += 1
            seat = state.seat
            if seat == OVER:
                return way
            if seat == CHANCE:
                outcome = luck.outcome(state)
                if judge.spreads(state):
                    mark = folded(mark, outcome)
                state.apply(outcome)
                continue
            options = state.options
            if len(options) == 1:
                state.apply(options[0])
                continue
            if not judge.branches(state):
                if judge.stops(state, horizon):
                    return way
                state.apply(judge.answer(state, luck))
                continue
            key = question_mark(mark, state)
            node = edge.nodes.get(key)
            if node is None:
                node = Node(judge.side(seat), judge.fingerprint(state, seat) if seat == self._seat else 0)
                edge.nodes[key] = node
                way.nodes.append(node)
                self._roll_out(state)
                return way
            way.nodes.append(node)
            edge = node.choose(state, judge)
            way.edges.append(edge)
            mark = 0
            state.apply(edge.option)
        return way

    def _roll_out(self, state: State) -> None:
        """Let quick players play on to the horizon."""
        judge = self._judge
        luck = self._luck
        horizon = judge.horizon(state)
        steps = 0
        while not self._late(steps):
            steps += 1
            seat = state.seat
            if seat == OVER:
                break
            if seat == CHANCE:
                state.apply(luck.outcome(state))
                continue
            options = state.options
            if len(options) == 1:
                state.apply(options[0])
                continue
            if judge.stops(state, horizon):
                break
            state.apply(judge.answer(state, luck))

    # -- dropping answers ----------------------------------------------------------------------------------------------

    def _halve(self) -> None:
        """Drop the worse half."""
        ranked = sorted(self.contenders, key=Contender.score, reverse=True)
        kept = (len(ranked) + 1) // 2
        self._keep(ranked[:kept], ranked[kept:])

    def _drop_clear_losers(self) -> None:
        """Drop answers that are clearly behind the best."""
        best = self.best()
        count = self._since
        lead = best.ahead / count
        spread = best.squares / count - lead * lead
        kept: list[Contender] = []
        lost: list[Contender] = []
        for contender in self.contenders:
            mean = contender.ahead / count
            error = sqrt(max(0.0, spread + contender.squares / count - mean * mean) / count)
            if contender is not best and lead - mean > SMALLEST_GAP + CLEARLY * error:
                lost.append(contender)
            else:
                kept.append(contender)
        if lost:
            self._keep(kept, lost)

    def _keep(self, kept: list[Contender], lost: list[Contender]) -> None:
        self.contenders = kept
        self.dropped += lost
        self._since = 0
        for contender in kept:
            contender.restart()
