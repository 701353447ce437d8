"""Whole games in Adventure mode, played at random: they end, nothing is lost, nothing leaks.

`BANNERET_GAMES=2000 pytest tests/battlefield/property/test_expeditions.py -n 2` is the nightly run.
"""

import os
from collections import Counter
from random import Random

import pytest

from banneret.battlefield.adventure_mode.answers import ADVENTURE
from banneret.battlefield.adventure_mode.state import (
    ADVENTURE_DECK,
    ADVENTURE_MODE_PILES,
    KEPT,
    RESOLVED,
    SAVED,
    AdventureModeGame,
)
from banneret.battlefield.adventure_mode.tables import WHOLE_DECK
from banneret.games import new, resume
from banneret.heroes.state.battle import LOST, NEUTRAL_DECK, POOL, RESERVE, SCROLLS, SECRET
from banneret.heroes.state.whole_game import GAINED, OFFERED, P_SECRET, P_UNITS, PILES_A_PLAYER, SPIED
from banneret.heroes.tables.towns_and_heroes import base_card
from banneret.heroes.tables.units_and_cards import CARD_IDS, CARD_KIND, SPECIALTY_CARD, STATISTIC_CARD
from banneret.kernel.game import Game
from banneret.kernel.record import parse_record
from banneret.kernel.rules import SPECTATOR

GAMES = max(3, int(os.environ.get("BANNERET_GAMES", "30")) // 5)
HEROES = ("castle/catherine", "castle/rion", "dungeon/mutare", "dungeon/alamar", "necropolis/tamika", "choose")
SIZES = ("adventure_small", "adventure_medium", "adventure_large")
MOST_ANSWERS = 8000
# Piles that list cards which lie elsewhere as well, and piles of units.
NO_CARDS = {
    SECRET, SECRET + 1, SPIED, RESERVE, RESERVE + 1, LOST, LOST + 1, OFFERED, *range(NEUTRAL_DECK, POOL + 2),
    *(pile + PILES_A_PLAYER * n for pile in (P_SECRET, P_UNITS) for n in range(3)),
}  # fmt: skip


def begin(seed: int) -> Game:
    """A game of some length between two heroes."""
    rng = Random(seed)
    while True:
        seats = rng.sample(HEROES, 2)
        if seats[0].partition("/")[0] != seats[1].partition("/")[0]:
            break
    options = {"ask_anyway": "on"} if rng.random() < 0.3 else {}
    if rng.random() < 0.3:
        options["keep_useless_abilities"] = "on"
    return new("battlefield", scenario=rng.choice(SIZES), seats=seats, seed=seed, options=options)


def state_of(game: Game) -> AdventureModeGame:
    """The position."""
    assert isinstance(game.state, AdventureModeGame)
    return game.state


def adventure_cards(s: AdventureModeGame) -> list[int]:
    """All Adventure cards, wherever they lie."""
    return sorted(card for pile in range(ADVENTURE_DECK, ADVENTURE_MODE_PILES) for card in s.piles[pile])


def box_cards(s: AdventureModeGame) -> Counter[int]:
    """All cards of the three shared decks, wherever they lie."""
    found: Counter[int] = Counter()
    for pile in range(ADVENTURE_DECK):
        if pile in NO_CARDS:
            continue
        for card in s.piles[pile]:
            if card < len(CARD_IDS) and CARD_KIND[card] not in (STATISTIC_CARD, SPECIALTY_CARD):
                found[base_card(card)] += 1
    return found


def check(game: Game) -> None:
    """What holds in every position."""
    s = state_of(game)
    if s.game_round:
        assert adventure_cards(s) == sorted(WHOLE_DECK)
    for player in (0, 1):
        assert len(s.piles[SAVED + player]) <= 1
        assert len(s.piles[KEPT + player]) <= 1
        assert len(game.rules.describe(game.view(player))["players"][player]["units"]) <= 7  # type: ignore[index]
    assert s.piles[GAINED] == () or s.seat >= 0
    assert game.over or game.choice.question
    assert all(amount >= 0 for amount in (*s.stores, *s.purse))


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
                if s.seat >= 0 and s.seat != seat and s.private:
                    continue
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
                    assert all(card < ADVENTURE for card in held)
                    scrolls = v.piles[SCROLLS + v.who.index(player)] if player in v.who else ()
                    assert all(card < 0 for card in scrolls)
                assert v.piles[RESOLVED + player] == s.piles[RESOLVED + player]
        game.apply(rng.choice(game.choice.keys))
