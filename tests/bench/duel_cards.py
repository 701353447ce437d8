"""With which cards Duels are won: `python -m tests.bench.duel_cards GAMES [TEMPLATE]`.

Greedy bots drop cards by lot. The result of each Duel is explained by the cards of both decks and by the factions, with
a regression that draws what cards are worth towards 0.
"""

from __future__ import annotations

import sys
from random import Random
from typing import Final, cast

import numpy as np

from banneret.bots import make
from banneret.games import new
from banneret.heroes.commands.courses import rivals
from banneret.heroes.state.answers_map import REMOVE
from banneret.heroes.state.battle import Battle
from banneret.heroes.state.pile_numbers import DECK, HAND
from banneret.heroes.tables.units_and_cards import CARD_IDS
from banneret.kernel.keys import verb

NOISE: Final = 0.93
"""How far results lie from what cards explain."""
WORTHS: Final = 0.05
"""How far worths of cards lie from 0: with this unseen Duels are explained best."""

Played = tuple[tuple[str, str], list[list[int]], float]
"""Who played, both decks, and the first seat's result."""


def duel(template: str, number: int) -> Played:
    """A Duel in which decks are built by lot."""
    sides = rivals()[number % len(rivals())]
    game = new("battlefield", scenario=template, seats=list(sides), seed=number)
    players = [make("greedy", "battlefield", 2 * number + seat) for seat in (0, 1)]
    lot = Random(number)
    decks: list[list[int]] = []
    while not game.over:
        state = cast(Battle, game.state)
        if verb(state.options[0]) == REMOVE and not state.base:
            game.apply(lot.choice(state.options), state.seat)
            continue
        if state.base and not decks:
            decks = [[*state.piles[DECK + side], *state.piles[HAND + side]] for side in (0, 1)]
        game.apply(players[state.seat].choose(game.view(state.seat), game.rules), state.seat)
    assert game.result is not None
    return sides, decks, (game.result[0] - game.result[1]) / 2


def worths_of(played: list[Played]) -> dict[str, tuple[float, float]]:
    """By card: how much likelier its owner wins, and the error of that."""
    cards = sorted({card for _, decks, _ in played for deck in decks for card in deck})
    factions = sorted({side for sides, _, _ in played for side in sides})
    told = np.zeros((len(played), len(cards) + len(factions) + 1))
    for n, (sides, decks, _) in enumerate(played):
        for sign, side, deck in zip((1, -1), sides, decks, strict=True):
            for card in deck:
                told[n, cards.index(card)] += sign
            told[n, len(cards) + factions.index(side)] += sign
        told[n, -1] = 1
    drawn = np.diag([(NOISE / WORTHS) ** 2] * len(cards) + [1e-3] * (len(factions) + 1))
    inverse = np.linalg.inv(told.T @ told + drawn)
    found = inverse @ told.T @ np.array([result for _, _, result in played])
    errors = NOISE * np.sqrt(np.diag(inverse))
    return {CARD_IDS[card]: (found[n] / 2, errors[n] / 2) for n, card in enumerate(cards)}


def main(games: str, template: str = "duel_medium") -> None:
    """Print all cards, the best first."""
    found = worths_of([duel(template, number) for number in range(int(games))])
    for card, (worth, error) in sorted(found.items(), key=lambda pair: -pair[1][0]):
        print(f"{card}: {worth:+.3f} ({error:.3f})")


if __name__ == "__main__":
    main(*sys.argv[1:])
