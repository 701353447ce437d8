"""Morale decks: cards before a player, decks and discard piles as a test wants them, and what is to be seen of them."""

from collections.abc import Iterable
from typing import Any, cast

from banneret.heroes.adventure.seating import act_as
from banneret.heroes.combat.cards.hands import shuffled
from banneret.heroes.combat.morale.decks import deck_of, hold, lay_morale_decks
from banneret.heroes.combat.morale.held import MORALE_DECK, MORALE_DISCARDS
from banneret.heroes.state.battle import Battle
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.tables.morale import MORALE_CARD, MORALE_IDS
from banneret.kernel.game import Game
from banneret.kernel.piles import without


def numbers(cards: Iterable[str]) -> tuple[int, ...]:
    """Morale cards by their numbers."""
    return tuple(MORALE_CARD + MORALE_IDS.index(card) for card in cards)


def have(game: Game, who: int, *cards: str) -> Game:
    """Let a player of a whole game, or a side of a lone Combat, have exactly these cards, taken from the decks."""
    s = cast(Battle, game.state)
    for card in numbers(cards):
        deck = MORALE_DECK + deck_of(card)
        if card in s.piles[deck]:
            s.piles[deck] = without(s.piles[deck], card)
    if isinstance(s, WholeGame) and who not in s.who:
        seated = s.who[0]
        act_as(s, who)
        hold(s, 0, tuple(sorted(numbers(cards))))
        act_as(s, seated)
    else:
        side = s.who.index(who) if isinstance(s, WholeGame) else who
        hold(s, side, tuple(sorted(numbers(cards))))
    return game


def afresh(game: Game) -> Game:
    """Both decks of a lone Combat are whole, and nobody holds a card of them."""
    s = cast(Battle, game.state)
    for side in (0, 1):
        hold(s, side, ())
    lay_morale_decks(s)
    for n in (0, 1):
        s.piles[MORALE_DISCARDS + n] = ()
        shuffled(s, MORALE_DECK + n)
    return game


def stack_morale(game: Game, deck: str, cards: Iterable[str], discards: Iterable[str] = ()) -> Game:
    """Let a Morale deck (positive, negative) and its discard pile hold exactly these cards."""
    n = ("positive", "negative").index(deck)
    s = cast(Battle, game.state)
    s.piles[MORALE_DECK + n] = tuple(sorted(numbers(cards)))
    s.piles[MORALE_DISCARDS + n] = numbers(discards)
    shuffled(s, MORALE_DECK + n)
    return game


def decks(game: Game, seat: int = -1) -> dict[str, Any]:
    """What a seat, or a spectator, sees of the Morale decks."""
    return cast("dict[str, Any]", game.rules.describe(game.view(seat))["morale_decks"])


def pile(game: Game, deck: str) -> tuple[int, list[str]]:
    """How many cards a Morale deck holds, and its discard pile."""
    told = decks(game)[deck]
    return told["cards"], told["discards"]


def resolved(game: Game) -> list[str]:
    """The Morale cards resolved so far, in order."""
    return [str(event.args["card"]) for event in game.events if event.name == "morale_card"]
