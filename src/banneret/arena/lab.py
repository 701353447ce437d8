"""The balance lab: games of a scenario between bots, and what is counted of them.

Game number n of a run has the same sides and the same luck whatever the version, so two versions of a scenario are
compared on the same luck. The same run always gives the same games.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable
from random import Random
from statistics import mean
from typing import Final

import msgspec

from banneret.arena.bot_game import MOST_CHOICES
from banneret.arena.sim import luck_of
from banneret.arena.standstill import Standstill
from banneret.arena.summary import wilson
from banneret.bots import make
from banneret.games import rules_of
from banneret.kernel.game import Game
from banneret.kernel.rules import Setup
from banneret.table.presenter import presenter_of
from banneret.table.workshop.lab_types import GameFacts, LabSeries, LabShare, LabVersion

MOST_CARDS: Final = 25


class LabRun(msgspec.Struct, frozen=True, kw_only=True):
    """What is played: a scenario by its name or as the text of its file, and who plays it."""

    game: str
    scenario: str
    text: str
    players: int
    bots: tuple[str, ...]
    """By seat in the first game."""
    seed: int

    def sitting(self, number: int) -> tuple[str, ...]:
        """Who sits where: bots change seats from game to game, so that none is judged by where it sat."""
        turn = number % self.players
        return self.bots[turn:] + self.bots[:turn]


class LabGame(msgspec.Struct, frozen=True, kw_only=True):
    """One game of a run."""

    number: int
    returns: tuple[int, ...] = ()
    """1, 0 or -1 by seat; empty if it failed or has no end."""
    rounds: int = 0
    choices: int = 0
    means: tuple[dict[str, tuple[int, ...]], ...] = ()
    """At the end of each round: what seats have, by name."""
    lead: int = 0
    """How far the winner was ahead in strength at the end."""
    facts: GameFacts = GameFacts()
    record: str = ""
    error: str = ""
    endless: bool = False
    """Given up after as many decisions as a game may have, or when nothing had happened for very long: nobody could win
    any more, or no bot saw how."""


def lab_game(run: LabRun, number: int) -> LabGame:
    """Play one game. A bot or rule that fails is reported, and stops no other game."""
    presenter, rules = presenter_of(run.game), rules_of(run.game)
    id, definition = presenter.own_definition(run.text) if run.text else (run.scenario, "")
    rng = Random(f"{run.seed}/{number}")
    sides = presenter.draw_sides(id, ["random"] * run.players, rng, definition)
    setup = Setup(game=run.game, scenario=id, seats=sides, options={}, definition=definition)
    game = Game(rules, rules.normalise(setup), luck_of(run.seed, number))
    game.settle()
    means: list[dict[str, tuple[int, ...]]] = []
    choices = 0
    try:
        players = [
            make(bot, run.game, luck_of(run.seed + seat + 1, number)) for seat, bot in enumerate(run.sitting(number))
        ]
        round, latest = presenter.round_of(game.state), presenter.means(game)
        standstill = Standstill(presenter)
        while not game.over and choices < MOST_CHOICES and not standstill.reached(game):
            seat = game.state.seat
            game.apply(players[seat].choose(game.view(seat), rules), seat)
            choices += 1
            if (now := presenter.round_of(game.state)) != round:
                if round:
                    means.append(latest)
                round = now
            latest = presenter.means(game) or latest
        means.append(latest)
        facts = presenter.facts(game)
    except Exception as problem:  # a bot is anybody's code and may raise anything
        return LabGame(
            number=number, choices=choices, record=game.record(), error=f"{type(problem).__name__}: {problem}"[:300]
        )
    strength = presenter.strength(game.state)
    return LabGame(
        number=number,
        returns=game.result or (),
        rounds=presenter.round_of(game.state),
        choices=choices,
        means=tuple(means),
        lead=max(strength) - min(strength) if strength else 0,
        facts=facts,
        record=game.record(),
        endless=not game.over,
    )


class LabTally:
    """The games of one version, counted as they come in. Only records that may be worth a look are kept."""

    def __init__(self, name: str, run: LabRun) -> None:
        self.name = name
        self.run = run
        self.games: dict[int, LabGame] = {}
        """By number, without their records."""
        self.notable: dict[str, LabGame] = {}
        """The shortest, longest, most lopsided, and the first that failed or had no end, with their records."""
        self._visited, self._fights, self._cards = Counter[str](), Counter[str](), Counter[str]()
        self._means: dict[str, list[list[list[int]]]] = {}
        """By name, round and seat: what there was in the games that got this far."""

    def stands_out(self, game: LabGame) -> tuple[str, ...]:
        """Why a game is worth a look, compared with those that were counted before; nothing for most."""
        found = {
            "failed": bool(game.error) and "failed" not in self.notable,
            "endless": game.endless and "endless" not in self.notable,
            "shortest": self._beats("shortest", game, -game.choices),
            "longest": self._beats("longest", game, game.choices),
            "lopsided": self._beats("lopsided", game, game.lead),
        }
        return tuple(why for why, better in found.items() if better)

    def add(self, game: LabGame) -> tuple[str, ...]:
        """Count a game, and return why it is worth a look."""
        whys = self.stands_out(game)
        self.notable.update(dict.fromkeys(whys, game))
        # Sums are kept up to date, so that reporting them costs the same after many games as after a few.
        if game.returns:
            self._visited.update(game.facts.visited)
            self._fights.update(game.facts.fights)
            self._cards.update(game.facts.cards)
            self._add_means(game)
        facts = GameFacts(sides=game.facts.sides, first=game.facts.first, ended=game.facts.ended)
        self.games[game.number] = msgspec.structs.replace(game, record="", means=(), facts=facts)
        return whys

    def _add_means(self, game: LabGame) -> None:
        for n, each in enumerate(game.means):
            for name, values in each.items():
                rounds = self._means.setdefault(name, [])
                while len(rounds) <= n:
                    rounds.append([[0, 0] for _ in values])
                for held, value in zip(rounds[n], values, strict=True):
                    held[0] += value
                    held[1] += 1

    def _beats(self, why: str, game: LabGame, worth: int) -> bool:
        if game.error or game.endless:
            return False
        held = self.notable.get(why)
        if held is None:
            return True
        old = {"shortest": -held.choices, "longest": held.choices, "lopsided": held.lead}[why]
        return worth > old

    def version(self) -> LabVersion:
        """What they have shown."""
        good = [game for _, game in sorted(self.games.items()) if game.returns]
        bad = [game for game in self.games.values() if game.error]
        return LabVersion(
            name=self.name,
            games=len(good),
            draws=sum(1 not in game.returns and 0 in game.returns for game in good),
            lost=sum(1 not in game.returns and 0 not in game.returns for game in good),
            endless=sum(game.endless for game in self.games.values()),
            failed=len(bad),
            error=bad[0].error if bad else "",
            by_side=_shares(good, lambda game, seat: game.facts.sides[seat] if game.facts.sides else ""),
            by_seat=_shares(good, lambda _game, seat: str(seat)),
            by_bot=_shares(good, lambda game, seat: self.run.sitting(game.number)[seat])
            if len(set(self.run.bots)) > 1
            else (),
            by_order=_shares(good, _order),
            rounds={str(n): count for n, count in sorted(Counter(game.rounds for game in good).items())},
            choices=round(mean([game.choices for game in good] or [0]), 1),
            ends=dict(Counter(game.facts.ended for game in good if game.facts.ended).most_common()),
            series=tuple(_series(name, rounds) for name, rounds in self._means.items()),
            visited=dict(self._visited),
            fights=dict(self._fights),
            cards=dict(self._cards.most_common(MOST_CARDS)),
        )


def _order(game: LabGame, seat: int) -> str:
    return str((seat - game.facts.first) % len(game.returns)) if game.facts.first >= 0 else ""


def _shares(games: list[LabGame], of: Callable[[LabGame, int], str]) -> tuple[LabShare, ...]:
    played, won = Counter[str](), defaultdict[str, float](float)
    for game in games:
        for seat, value in enumerate(game.returns):
            if id := of(game, seat):
                played[id] += 1
                won[id] += (value + 1) / 2 if value >= 0 else 0.0
    return tuple(
        LabShare(id=id, games=count, wins=won[id], low=low, high=high)
        for id, count in sorted(played.items())
        for low, high in [wilson(round(won[id]), count)]
    )


def _series(name: str, rounds: list[list[list[int]]]) -> LabSeries:
    """Averages by seat, round by round."""
    seats = range(max(len(row) for row in rounds))
    return LabSeries(
        id=name,
        seats=tuple(
            tuple(round(row[seat][0] / row[seat][1], 2) for row in rounds if seat < len(row) and row[seat][1])
            for seat in seats
        ),
    )
