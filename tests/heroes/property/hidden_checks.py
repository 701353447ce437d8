"""Checks that what a seat is shown does not depend on what it cannot know."""

from random import Random
from typing import cast

import msgspec
from hypothesis import assume

from banneret.games import rules_of
from banneret.heroes.combat.cards.hands import refresh
from banneret.heroes.state.battle import Battle
from banneret.heroes.state.pile_numbers import ASIDE, DECK, DISCARDS, HAND
from banneret.kernel.event import RawEvent
from banneret.kernel.game import Game
from banneret.kernel.kinds import K_DRAW
from banneret.kernel.piles import added, without
from banneret.kernel.rules import SPECTATOR
from banneret.kernel.sequence import step_name
from banneret.kernel.state import CHANCE, OVER
from tests.heroes.property.drawn_skirmishes import Skirmish
from tests.heroes.property.invariants import battle, contents
from tests.heroes.property.playing import MOST_CHOICES, begin, shown

RULES = rules_of("heroes")


def seen(state: Battle, seat: int) -> tuple[bytes, dict[str, object]]:
    """All that a seat is shown of a position: what it is told, and every field of its view."""
    view = RULES.view(state, seat)
    return msgspec.json.encode(RULES.describe(view)), contents(view.state)


def events_seen(log: list[RawEvent], seat: int) -> bytes:
    """All that a seat is told of what happened."""
    return msgspec.json.encode([event for event in map(RULES.event, log) if event.seen_by(seat)])


def exchanged(state: Battle, side: int, rng: Random) -> Battle | None:
    """The position with one card of a hand exchanged for another of its deck, or None where that changes nothing."""
    pairs = [(h, d) for h in state.piles[HAND + side] for d in state.piles[DECK + side] if h != d]
    if not pairs:
        return None
    held, buried = rng.choice(pairs)
    other = state.copy()
    other.piles[HAND + side] = added(without(state.piles[HAND + side], held), buried)
    other.piles[DECK + side] = added(without(state.piles[DECK + side], buried), held)
    refresh(other, side)
    return other


class Twins:
    """Two games that differ only in what a seat cannot know, played on alike as far as that goes."""

    def __init__(self, one: Battle, other: Battle, seat: int, rng: Random) -> None:
        self.states = (one, other)
        self.logs: tuple[list[RawEvent], list[RawEvent]] = ([], [])
        one.log, other.log = self.logs
        self.seat = seat
        self.rng = rng

    def check(self) -> None:
        """The seat cannot tell the two apart."""
        one, other = self.states
        assert seen(one, self.seat) == seen(other, self.seat)
        assert events_seen(self.logs[0], self.seat) == events_seen(self.logs[1], self.seat)

    def step(self) -> bool:
        """Answer what both are asked; False at the end, or where the games must part in the open."""
        one, other = self.states
        assert (one.seat, one.kind, one.step) == (other.seat, other.kind, other.step)
        if one.seat == OVER:
            return False
        if one.seat == CHANCE:
            answers = self.lots(one.outcomes, other.outcomes)
        else:
            if one.seat == self.seat or not one.private:
                assert one.options == other.options
            answers = self.common(one.options, other.options)
        if answers is None:
            return False
        one.apply(answers[0])
        other.apply(answers[1])
        return True

    def lots(self, mine: tuple[int, ...], theirs: tuple[int, ...]) -> tuple[int, int] | None:
        """The same die, guard or card for both; where a card is drawn unseen, any card each may draw."""
        state = self.states[0]
        if state.kind == K_DRAW and step_name(state.step) == "draw_next" and mine != theirs:
            return self.rng.choice(mine), self.rng.choice(theirs)
        assert state.kind == K_DRAW or mine == theirs
        return self.common(list(mine), list(theirs))

    def common(self, mine: list[int], theirs: list[int]) -> tuple[int, int] | None:
        both = [answer for answer in mine if answer in theirs]
        return (answer := self.rng.choice(both), answer) if both else None


def play_twins(skirmish: Skirmish, seat: int, side: int, at: int) -> None:
    """Hidden cards are exchanged in mid-game: views, choices and events of the seat stay the same to the byte."""
    hidden = side if seat == SPECTATOR else 1 - seat
    rng = Random(skirmish.seed)
    answers = skirmish.answers()
    game = begin(skirmish)
    other: Battle | None = None
    for n in range(MOST_CHOICES):
        if game.over:
            break
        asked_in_secret = game.state.private and game.state.seat == hidden
        if n >= at and not asked_in_secret and (other := exchanged(battle(game), hidden, rng)) is not None:
            break
        game.apply(answers.pick(game.state.options))
    assume(other is not None)
    assert other is not None
    assert other.digest() != game.digest
    twins = Twins(battle(game), other, seat, rng)
    with shown(game):
        twins.check()
        while twins.step():
            twins.check()


def check_hidden_hands(game: Game) -> None:
    """Nobody sees a hand but its owner, and which cards are in hand or deck together is all one may know."""
    s = battle(game)
    for seat in (0, 1, SPECTATOR):
        view = RULES.view(s, seat)
        v = cast(Battle, view.state)
        sides = cast(list[dict[str, object]], RULES.describe(view)["sides"])
        for side in (0, 1):
            hand, deck = s.piles[HAND + side], s.piles[DECK + side]
            assert sides[side]["hand_size"] == len(hand)
            if side == seat:
                assert v.piles[HAND + side] == hand
                assert v.piles[DECK + side] == deck
            else:
                assert sides[side]["hand"] == []
                assert set(v.piles[HAND + side]) <= {-1}
                assert v.piles[DECK + side] == tuple(sorted(hand + deck + s.piles[ASIDE + side]))
        assert v.options == ([] if game.over or (s.private and s.seat != seat) else s.options)
    assert not [event for event in game.events_for(SPECTATOR) if event.name == "drawn"]


def check_sampling(game: Game) -> None:
    """A sampled position looks to the seat as the real one does, and holds the same cards."""
    s = battle(game)
    for seat in (0, 1, SPECTATOR):
        sampled = cast(Battle, RULES.determinize(game.view(seat), Random(len(game.answers))))
        assert seen(sampled, seat) == seen(s, seat)
        for side in (0, 1):
            piles = [[state.piles[pile + side] for pile in (HAND, ASIDE, DECK)] for state in (sampled, s)]
            assert sorted(sum(piles[0], ())) == sorted(sum(piles[1], ()))
            assert [len(pile) for pile in piles[0]] == [len(pile) for pile in piles[1]]
            assert sampled.piles[DISCARDS + side] == s.piles[DISCARDS + side]
            playable = sampled.playable[side]
            refresh(sampled, side)
            assert sampled.playable[side] == playable
        if not game.over:
            sampled.apply(sampled.options[0])
            luck = Random(len(game.answers)).random
            sampled.settle(luck, luck, luck)
