"""Games in Adventure mode drawn by a seed, and what must hold in every position of them."""

import os
from collections import Counter
from random import Random

from banneret.battlefield.adventure_mode.state import (
    ADVENTURE_DECK,
    ADVENTURE_MODE_PILES,
    KEPT,
    SAVED,
    AdventureModeGame,
)
from banneret.battlefield.adventure_mode.tables import WHOLE_DECK
from banneret.games import new
from banneret.heroes.state.pile_numbers import (
    GAINED,
    LOST,
    NEUTRAL_DECK,
    OFFERED,
    P_SECRET,
    P_UNITS,
    PILES_A_PLAYER,
    POOL,
    RESERVE,
    SECRET,
    SPIED,
)
from banneret.heroes.tables.towns_and_heroes import base_card
from banneret.heroes.tables.units_and_cards import CARD_IDS, CARD_KIND, SPECIALTY_CARD, STATISTIC_CARD
from banneret.kernel.game import Game

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
