"""Whole Duels at random: none crashes, stalls or goes on forever, all positions are sound, nothing hidden shows."""

from collections import Counter
from random import Random

import msgspec
import pytest

from banneret.battlefield.duel.decks import ASK_DROP
from banneret.battlefield.duel.state import DROPPED, SHARED, Duel
from banneret.bots import make
from banneret.games import resume
from banneret.heroes.adventure.shared_decks import deck_of
from banneret.heroes.combat.cards.hands import refresh
from banneret.heroes.state.pile_numbers import ASIDE, DECK, HAND, SECRET
from banneret.kernel.event import RawEvent
from banneret.kernel.kinds import K_DRAW
from banneret.kernel.piles import added, without
from banneret.kernel.record import parse_record
from banneret.kernel.rules import SPECTATOR
from banneret.kernel.sequence import step_name
from banneret.kernel.state import CHANCE, NOBODY, OVER
from banneret.ledger import known
from tests.battlefield.property.duel_checks import (
    DUELS,
    MOST_CHOICES,
    RULES,
    SCENARIOS,
    army,
    cards,
    check_field,
    check_reasons,
    check_sampling,
    drawn_duel,
    position,
    seen,
)
from tests.heroes.property.invariants import check_copy


@pytest.mark.parametrize("seed", range(DUELS))
def test_a_duel_is_sound_from_its_first_question_to_its_end(seed: int) -> None:
    game = drawn_duel(seed)
    rng = Random(seed)
    first: tuple[Counter[int], Counter[int], Counter[int]] | None = None
    for n in range(MOST_CHOICES):
        s = position(game)
        check_field(s)
        if any(s.piles[SHARED : SHARED + 3]):
            now = (cards(s), army(s, 0), army(s, 1))
            first = first or now
            assert now == first, "a card or unit came from nowhere or was lost"
        if n % 23 == 0 or game.over:
            check_copy(game)
            check_sampling(game)
        if game.over:
            break
        assert game.state.options
        if n % 101 == 0 or not s.base:
            check_reasons(game)
        assert all(known(clause) for clause in RULES.clauses(s.step))
        assert RULES.clauses(s.step), step_name(s.step)
        assert game.choice.question, step_name(s.step)
        game.apply(rng.choice(game.state.options))
    assert game.over, f"no end after {MOST_CHOICES} decisions"
    assert game.result in ((1, -1), (-1, 1), (0, 0))
    again = resume(parse_record(game.record()))
    assert (again.digest, again.result, again.events) == (game.digest, game.result, game.events)


@pytest.mark.parametrize("seed", range(max(1, DUELS // 12)))
def test_greedy_bots_end_their_duels(seed: int) -> None:
    game = drawn_duel(seed + 500, SCENARIOS[:1], hex_obstacles="1")
    bots = [make("greedy", "battlefield", seed), make("greedy", "battlefield", seed + 1)]
    for _ in range(1500):
        if game.over:
            break
        seat = game.state.seat
        game.apply(bots[seat].choose(game.view(seat), game.rules), seat)
    assert game.over


# -- what a seat cannot know -------------------------------------------------------------------------------------------


def exchanged(s: Duel, side: int, rng: Random) -> Duel | None:
    """The position with something changed that only a side can know, or None where there is nothing."""
    ways: list[tuple[int, int, int, int]] = []
    """Pile and card, exchanged with pile and card."""
    for held in s.piles[HAND + side]:
        ways += [(HAND + side, held, DECK + side, other) for other in s.piles[DECK + side] if other != held]
    hidden = [(pile + side, card) for pile in (HAND, DECK) for card in set(s.piles[pile + side])]
    mine = [(pile, card) for pile, card in hidden if s.piles[SECRET + side].count(card)]
    mine += [(DROPPED + side, card) for card in s.piles[DROPPED + side]]
    if not s.base:
        mine += [(ASIDE + side, card) for card in s.piles[ASIDE + side]]
    for pile, card in mine:
        deck = SHARED + deck_of(card)
        ways += [(pile, card, deck, other) for other in set(s.piles[deck]) if other != card]
    if not ways:
        return None
    one, card, two, other = rng.choice(ways)
    changed = s.copy()
    changed.piles[one] = added(without(s.piles[one], card), other)
    changed.piles[two] = added(without(s.piles[two], other), card)
    if one in (HAND + side, DECK + side) and two >= SHARED:
        changed.piles[SECRET + side] = added(without(s.piles[SECRET + side], card), other)
    refresh(changed, side)
    return changed


def answers(one: Duel, other: Duel, seat: int, rng: Random) -> tuple[int, int] | None:
    """The same answer for both, or any for a card drawn unseen; None where the games must part in the open."""
    if one.seat == CHANCE:
        if one.kind == K_DRAW and step_name(one.step) == "draw_next" and one.outcomes != other.outcomes:
            return rng.choice(one.outcomes), rng.choice(other.outcomes)
        assert one.kind == K_DRAW or one.outcomes == other.outcomes
        mine, theirs = list(one.outcomes), list(other.outcomes)
    else:
        mine, theirs = one.options, other.options
        assert mine == theirs or (one.private and one.seat != seat)
    both = [answer for answer in mine if answer in theirs]
    return (answer := rng.choice(both), answer) if both else None


@pytest.mark.parametrize(("seed", "seat"), [(seed, (0, 1, SPECTATOR)[seed % 3]) for seed in range(2 * DUELS)])
def test_a_seat_cannot_tell_what_it_cannot_know(seed: int, seat: int) -> None:
    """Hidden cards are exchanged in mid-game: views, choices and events of the seat stay the same to the byte."""
    rng = Random(10 * seed + seat)
    side = rng.randrange(2) if seat == SPECTATOR else 1 - seat
    game = drawn_duel(seed + 1000, ask_anyway="on", hex_obstacles="0")
    start = rng.randrange(60)
    twin: Duel | None = None
    for n in range(MOST_CHOICES):
        if game.over:
            break
        if n >= start and not (game.state.private and game.state.seat == side and position(game).base):
            twin = exchanged(position(game), side, rng)
            if twin is not None:
                break
        game.apply(rng.choice(game.state.options))
    if twin is None:
        pytest.skip("the Duel was over before anything was hidden")
    one = position(game)
    logs: tuple[list[RawEvent], list[RawEvent]] = ([], [])
    one.log, twin.log = logs
    for state in (one, twin):
        if not state.base and state.seat == side and state.private:
            # Whoever is asked which card to drop is asked about the cards drawn.
            state.goto(ASK_DROP)
            state.seat = NOBODY
            state.run()
    for _ in range(600):
        assert seen(one, seat) == seen(twin, seat)
        told = [[event for event in map(RULES.event, log) if event.seen_by(seat)] for log in logs]
        assert msgspec.json.encode(told[0]) == msgspec.json.encode(told[1])
        assert (one.seat, one.kind, one.step) == (twin.seat, twin.kind, twin.step)
        if one.seat == OVER:
            return
        both = answers(one, twin, seat, rng)
        if both is None:
            return
        one.apply(both[0])
        twin.apply(both[1])
