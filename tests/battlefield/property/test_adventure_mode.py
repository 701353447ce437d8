"""Whole games in Adventure mode, played at random: they end, nothing is lost, nothing leaks.

`BANNERET_GAMES=2000 pytest tests/battlefield/property/test_adventure_mode.py -n 2` is the nightly run.
"""

from collections import Counter
from random import Random

import pytest

from banneret.battlefield.adventure_mode.answers import is_adventure_card
from banneret.battlefield.adventure_mode.state import (
    KEPT,
    RESOLVED,
    SAVED,
    AdventureModeGame,
)
from banneret.games import resume
from banneret.heroes.state.pile_numbers import SCROLLS
from banneret.kernel.record import parse_record
from banneret.kernel.rules import SPECTATOR
from tests.battlefield.property.expedition_checks import GAMES, MOST_ANSWERS, begin, box_cards, check, state_of


@pytest.mark.rule("BF-ADV-13", "BF-BTL-01")
@pytest.mark.parametrize("seed", range(GAMES))
def test_random_players_come_to_an_end(seed: int) -> None:
    game = begin(seed)
    rng = Random(seed)
    cards: Counter[int] | None = None
    for _ in range(MOST_ANSWERS):
        if game.over:
            break
        check(game)
        s = state_of(game)
        if cards is None and s.game_round == 1:
            cards = box_cards(s)
        elif cards is not None and not s.base:
            assert box_cards(s) == cards, "no card of the box is lost or doubled"
        game.apply(rng.choice(game.choice.keys))
    assert game.over
    assert game.result in ((1, -1), (-1, 1), (0, 0))
    assert resume(parse_record(game.record())).digest == game.digest


@pytest.mark.rule("BF-ADV-50")
@pytest.mark.parametrize("seed", range(GAMES))
def test_a_seat_cannot_tell_what_it_cannot_know(seed: int) -> None:
    """Whatever is hidden is dealt again, and the seat sees the same to the byte."""
    game = begin(seed + 1000)
    rng = Random(seed)
    compared = 0
    for n in range(MOST_ANSWERS):
        if game.over:
            break
        s = state_of(game)
        if n % 3 == 0:
            for seat in (0, 1, SPECTATOR):
                view = game.rules.view(s, seat)
                dealt = game.rules.determinize(view, rng)
                again = game.rules.view(dealt, seat)
                assert again.state.digest() == view.state.digest()
                assert game.rules.describe(again) == game.rules.describe(view)
                compared += dealt.digest() != s.digest()
        game.apply(rng.choice(game.choice.keys))
    assert compared > 20


@pytest.mark.rule("BF-ADV-50")
@pytest.mark.parametrize("seed", range(3))
def test_a_view_holds_no_hidden_card(seed: int) -> None:
    game = begin(seed + 2000)
    rng = Random(seed)
    while not game.over and not state_of(game).battle:
        s = state_of(game)
        for seat in (0, 1, SPECTATOR):
            v = game.rules.view(s, seat).state
            assert isinstance(v, AdventureModeGame)
            for player in (0, 1):
                if player != seat:
                    held = v.piles[KEPT + player] + v.piles[SAVED + player]
                    assert all(not is_adventure_card(card) for card in held)
                    scrolls = v.piles[SCROLLS + v.who.index(player)] if player in v.who else ()
                    assert all(card < 0 for card in scrolls)
                assert v.piles[RESOLVED + player] == s.piles[RESOLVED + player]
        game.apply(rng.choice(game.choice.keys))
