"""Whole games by the API: what holds at every moment of them."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import banneret
from banneret.arena.sim import run
from banneret.bots import make, names
from banneret.kernel.errors import Refused
from banneret.kernel.game import Game
from banneret.kernel.kinds import KIND_NAMES
from banneret.kernel.record import parse_record
from banneret.kernel.rules import SPECTATOR
from couriers.box import COPIES
from couriers.position import BLANK, Road
from tests.support.slots import slots

SEEDS = range(12)


def new(seed: int) -> Game:
    return banneret.new("couriers", scenario="race", seats=["any"] * (2 + seed % 2), seed=seed)


def road(game: Game) -> Road:
    assert isinstance(game.state, Road)
    return game.state


def test_a_game_has_several_kinds_of_choice_dice_and_an_end() -> None:
    kinds: Counter[str] = Counter()
    for seed in SEEDS:
        game, rng = new(seed), Random(seed)
        while not game.over:
            kinds[KIND_NAMES[game.state.kind]] += 1
            game.apply(rng.choice(game.choice.options))
        assert game.result is not None
        assert len(game.result) == 2 + seed % 2
        assert {"rolled", "played", "arrived"} <= {event.name for event in game.events}
    assert set(kinds) == {"play", "continue", "target", "card"}


@pytest.mark.parametrize("seed", SEEDS)
def test_cards_are_never_lost_and_everybody_sees_only_their_own(seed: int) -> None:
    game, rng = new(seed), Random(seed)
    while not game.over:
        s = road(game)
        held = [card for hand in s.hands for card in hand]
        assert Counter([*s.deck, *s.discard, *held]) == dict(enumerate(COPIES))
        for seat in (SPECTATOR, *range(len(s.hands))):
            view = game.view(seat).state
            assert isinstance(view, Road)
            assert [hand for n, hand in enumerate(view.hands) if n != seat] == [
                (BLANK,) * len(hand) for n, hand in enumerate(s.hands) if n != seat
            ]
            assert view.options == (s.options if seat == s.seat or not s.private else [])
        game.apply(rng.choice(game.choice.options))


@pytest.mark.parametrize("seed", SEEDS)
def test_what_a_seat_cannot_know_changes_nothing_for_it(seed: int) -> None:
    game, rng = new(seed), Random(seed)
    while not game.over:
        seat = rng.randrange(len(game.setup.seats))
        view = game.view(seat)
        other = game.rules.determinize(view, rng)
        assert game.rules.view(other, seat).state.parts() == view.state.parts()
        if seat == game.state.seat:
            assert other.options == game.state.options
            other.apply(rng.choice(other.options))
        game.apply(rng.choice(game.choice.options))


@pytest.mark.parametrize("seed", SEEDS)
def test_a_record_leads_to_the_same_digests(seed: int) -> None:
    game, rng = new(seed), Random(seed)
    while not game.over:
        before, copy = game.digest, game.state.copy()
        assert copy.digest() == before
        game.apply(rng.choice(game.choice.options))
        assert copy.digest() == before
    again = banneret.resume(parse_record(game.record()))
    assert (again.digest, again.result) == (game.digest, game.result)


def test_a_copy_shares_nothing_that_changes() -> None:
    s = road(new(3))
    s.log = None
    copy = s.copy()
    for slot in slots(Road):
        assert getattr(copy, slot) == getattr(s, slot), slot
        assert getattr(copy, slot) is not getattr(s, slot) or slot != "stack"


def test_undo_goes_back_to_the_last_luck_and_no_further() -> None:
    game = new(4)
    before = game.digest
    ride = next(key for key in game.choice.keys if key in ("play:walk", "play:trot"))
    game.apply(ride)
    game.undo()
    assert game.digest == before
    game.apply(ride)
    game.apply("roll")
    assert not game.can_undo


def test_what_is_not_offered_is_refused_with_its_clause() -> None:
    game = new(0)
    with pytest.raises(Refused, match="CO-TRN"):
        game.apply("stop")
    with pytest.raises(Refused, match="not an answer"):
        game.apply("fly")


@pytest.mark.parametrize("bot", names("couriers"))
def test_bots_play_whole_games(bot: str) -> None:
    for seed in range(4):
        game = new(seed)
        bots = [make(bot, "couriers", 10 * seed + seat) for seat in range(len(game.setup.seats))]
        while not game.over:
            seat = game.state.seat
            game.apply(bots[seat].choose(game.view(seat), game.rules), seat)
        assert game.result is not None
        assert len(game.result) == len(game.setup.seats)
        assert max(game.result) == 1


def test_the_games_own_bot_is_worth_beating() -> None:
    bots = ("dashing", "random")
    summary = run(game="couriers", scenario="race", sides=("", ""), bots=bots, games=40, seed=5, jobs=1, options={})
    assert summary.errors == 0
    assert summary.wins["dashing"] > 2 * summary.wins["random"]
