"""What nobody may be shown, read from the game behind a room."""

from __future__ import annotations

from typing import Any

from banneret.heroes.adventure.seating import pile_of
from banneret.heroes.state.battle import Battle
from banneret.heroes.state.pile_numbers import DECK, HAND, LOOKED, P_DECK, P_HAND, P_SECRET, SECRET, SHARED_DECK, SPIED
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.tables.units_and_cards import CARD_IDS
from banneret.kernel.game import Game

SHARED = range(SHARED_DECK, SHARED_DECK + 3)


def _ids(cards: tuple[int, ...]) -> list[str]:
    return [CARD_IDS[card] for card in cards if card >= 0]


def hands(game: Game) -> list[list[str]]:
    """The cards each player holds."""
    state = game.state
    if isinstance(state, WholeGame):
        return [
            _ids(state.piles[pile_of(P_HAND, player)])
            + [card for side in (0, 1) if state.who[side] == player for card in _ids(state.piles[HAND + side])]
            for player in range(state.game_terms.players)
        ]
    assert isinstance(state, Battle)
    return [_ids(state.piles[HAND + side]) for side in (0, 1)]


def unseen(game: Game) -> set[str]:
    """Cards of a whole game of which no spectator knows where they are.

    Found in secret, looked at just now, or in a shared deck; and no second one of them lies open, or is known to be
    among somebody's cards.
    """
    state = game.state
    assert isinstance(state, WholeGame)
    players = range(state.game_terms.players)
    secret = [SECRET, SECRET + 1, *(pile_of(P_SECRET, player) for player in players)]
    owned = [HAND, HAND + 1, DECK, DECK + 1]
    owned += [pile_of(pile, player) for pile in (P_HAND, P_DECK) for player in players]
    hidden = [card for pile in (*secret, LOOKED, SPIED, *SHARED) for card in _ids(state.piles[pile])]
    known = [card for pile in owned for card in _ids(state.piles[pile])]
    for card in (card for pile in secret for card in _ids(state.piles[pile])):
        known.remove(card)
    shut = {*secret, *owned, LOOKED, SPIED, *SHARED}
    open_ = [card for n, pile in enumerate(state.piles) if n not in shut for card in _names(pile)]
    return set(hidden) - set(known) - set(open_)


def _names(pile: tuple[int, ...]) -> list[str]:
    return [CARD_IDS[card] for card in pile if 0 <= card < len(CARD_IDS)]


def merged(target: Any, patch: Any) -> Any:
    """A JSON merge patch, applied (RFC 7396)."""
    if not isinstance(patch, dict):
        return patch
    found = dict(target) if isinstance(target, dict) else {}
    for name, value in patch.items():
        if value is None:
            found.pop(name, None)
        else:
            found[name] = merged(found.get(name), value)
    return found
