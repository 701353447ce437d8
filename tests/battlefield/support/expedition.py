"""Setting out in Adventure mode: rounds, Adventure cards, armies and dice where a test wants them.

What `tests.heroes.support.journey` puts in place for whole games (resources, decks, units, buildings, levels) serves
here as well; a hand there is the row of cards beside the Hero board here.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, cast

from banneret.battlefield.adventure_mode.answers import ADVENTURE, ADVENTURE_IDS
from banneret.battlefield.adventure_mode.rounds import ADVENTURE_MODE_ROUND, NEXT_ADVENTURE_MODE_TURN
from banneret.battlefield.adventure_mode.state import (
    ADVENTURE_DECK,
    ADVENTURE_DISCARDS,
    KEPT,
    OFFERED_CARDS,
    RESOLVED,
    SAVED,
    AdventureModeGame,
)
from banneret.battlefield.adventure_mode.turn import ADVENTURE_MODE_TURN, ASK_ADVENTURE_MODE_TURN
from banneret.games import rules_of
from banneret.heroes.adventure.seating import act_as
from banneret.heroes.tables.units_and_cards import UNIT_NUMBER
from banneret.kernel.game import Game
from banneret.kernel.kinds import K_ROLL
from banneret.kernel.rules import Setup
from tests.heroes.support.journey import Luck

SEATS = ("castle/catherine", "necropolis/sandro")


def new_adventure_mode(seats: Sequence[str] = SEATS, scenario: str = "adventure_small", **options: str) -> Game:
    """A new game before anything has happened, with scripted chance to follow."""
    rules = rules_of("battlefield")
    setup = rules.normalise(Setup(game="battlefield", scenario=scenario, seats=tuple(seats), options=options))
    return Game(rules, setup, 0, Luck(0, "battlefield"))


def set_off(seats: Sequence[str] = SEATS, scenario: str = "adventure_small", *, first: int = 0, **options: str) -> Game:
    """A game in its first round, whose starting player has drawn three Adventure cards."""
    game = new_adventure_mode(seats, scenario, **options)
    high, low = ["resource:6_gold"] * 2, ["resource:1_valuables"] * 2
    cast(Luck, game.streams).keys[K_ROLL] = high + low if first == 0 else low + high
    game.settle()
    return game


def adventure_mode_of(game: Game) -> AdventureModeGame:
    """The position, to put things in place."""
    state = game.state
    assert isinstance(state, AdventureModeGame)
    return state


def cards(*names: str) -> tuple[int, ...]:
    """Adventure cards as they lie in piles."""
    return tuple(ADVENTURE + ADVENTURE_IDS.index(name) for name in names)


def hold(
    game: Game,
    player: int,
    *,
    kept: str | None = None,
    saved: str | None = None,
    resolved: Iterable[str] | None = None,
) -> None:
    """Let a player have exactly these Adventure cards; those held are taken from the deck."""
    state = adventure_mode_of(game)
    for pile, name in ((KEPT, kept), (SAVED, saved)):
        state.piles[pile + player] = cards(name) if name else ()
    if resolved is not None:
        state.piles[RESOLVED + player] = cards(*resolved)


def discarded(game: Game, *names: str) -> None:
    """Let the common discard pile hold exactly these cards, the top card last."""
    adventure_mode_of(game).piles[ADVENTURE_DISCARDS] = cards(*names)


def adventure_deck(game: Game, *names: str) -> None:
    """Let the Adventure deck hold exactly these cards, and let nobody have any of the draft."""
    state = adventure_mode_of(game)
    state.piles[ADVENTURE_DECK] = tuple(sorted(cards(*names)))
    state.piles[OFFERED_CARDS] = state.piles[KEPT] = state.piles[KEPT + 1] = ()


def stunned(game: Game, player: int, *units: str) -> None:
    """Let exactly these units of a player have a Paralysis token."""
    state = adventure_mode_of(game)
    kinds = tuple(sorted(UNIT_NUMBER[unit] for unit in units))
    state.stunned = (kinds, state.stunned[1]) if player == 0 else (state.stunned[0], kinds)


def turn_of(game: Game, player: int = 0) -> Game:
    """Let it be a player's turn, at the question what to do in it; the turn is the last of its round."""
    state = adventure_mode_of(game)
    act_as(state, player)
    state.turn = player
    state.chooser = -1
    state.stack = [NEXT_ADVENTURE_MODE_TURN, 2, 0, 0, ADVENTURE_MODE_TURN, player, 0, 0]
    return ask_again(game)


def ask_again(game: Game) -> Game:
    """Let the game find anew what it offers, after something was put in place in a turn."""
    state = adventure_mode_of(game)
    state.unwind(8)
    state.stack[-4] = ASK_ADVENTURE_MODE_TURN
    state.seat = -1
    state.run()
    game.settle()
    return game


def begin_round(game: Game, number: int) -> Game:
    """Let a round begin, up to its first question; the cards of the draft before go back into the deck."""
    state = adventure_mode_of(game)
    state.game_round = number - 1
    state.unwind(4)
    state.stack[-4] = ADVENTURE_MODE_ROUND
    state.seat = -1
    back = state.piles[OFFERED_CARDS] + state.piles[KEPT] + state.piles[KEPT + 1]
    state.piles[ADVENTURE_DECK] = tuple(sorted(state.piles[ADVENTURE_DECK] + back))
    state.piles[OFFERED_CARDS] = state.piles[KEPT] = state.piles[KEPT + 1] = ()
    state.run()
    game.settle()
    return game


def finish_round(game: Game) -> Game:
    """Play the first options of whatever is asked, and end turns, until the next round begins or the battle."""
    number = adventure_mode_of(game).game_round
    while not game.over and adventure_mode_of(game).game_round == number and not adventure_mode_of(game).battle:
        game.apply("end_turn" if "end_turn" in game.choice.keys else game.choice.options[0])
    return game


def told(game: Game, seat: int = -1) -> dict[str, Any]:
    """What a seat, or a spectator, sees of the Adventure cards."""
    return cast("dict[str, Any]", game.rules.describe(game.view(seat))["expedition"])


def traveller(game: Game, number: int, seat: int | None = None) -> dict[str, Any]:
    """What is to be known of a player, by themselves unless another seat is given."""
    players = cast("list[dict[str, Any]]", game.rules.describe(game.view(number if seat is None else seat))["players"])
    return players[number]
