"""Whole games played by bots, with everything that must hold checked on the way."""

from random import Random

import msgspec

from banneret.games import rules_of
from banneret.heroes.adventure.shared_decks import deck_of
from banneret.heroes.combat.cards.hands import refresh
from banneret.heroes.state.pile_numbers import LOOKED, SHARED_DECK
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.view.game import (
    places_of,
)
from banneret.kernel.game import Game
from banneret.kernel.piles import added, without
from banneret.kernel.sequence import question_of, step_name
from banneret.kernel.state import CHANCE
from tests.heroes.property.drawn_games import (
    MOST_CHOICES,
    bots_for,
    cards,
    check_map,
    check_means,
    check_secrets,
    check_units,
    neutrals,
    position,
)

RULES = rules_of("heroes")


def play(game: Game, name: str, seed: int) -> Game:
    """Play a game to its end by bots, checking every position they are asked in."""
    bots = bots_for(game, name, seed)
    rng = Random(seed)
    all_cards = all_neutrals = None
    for _ in range(MOST_CHOICES):
        s = position(game)
        if s.game_round and all_cards is None:
            all_cards, all_neutrals = cards(s), neutrals(s)
        if all_cards is not None and (game.over or rng.random() < 0.3):
            assert cards(s) == all_cards
            assert neutrals(s) == all_neutrals
            check_units(s)
            check_map(s)
            check_secrets(s)
        check_means(s)
        if game.over:
            return game
        assert question_of(s.step), step_name(s.step)
        assert s.options, "a player is asked and has no option"
        assert len(set(s.options)) == len(s.options)
        if rng.random() < 0.02:
            check_copy(s)
            check_views(s, rng)
        seat = s.seat
        game.apply(bots[seat].choose(game.view(seat), game.rules), seat)  # type: ignore[attr-defined]
    raise AssertionError(f"no end after {MOST_CHOICES} decisions")


def check_copy(s: WholeGame) -> None:
    """A copy is the same position and shares nothing that changes."""
    before = s.digest()
    copy = s.copy()
    assert copy.digest() == before
    copy.apply(copy.options[-1])
    assert s.digest() == before


def seen(s: WholeGame, seat: int) -> bytes:
    """All that a seat is shown of a position, and every field of its view."""
    view = RULES.view(s, seat)
    state = view.state
    shown = [state.digest(), msgspec.json.encode(RULES.describe(view)).decode()]
    return msgspec.json.encode(shown)


def check_views(s: WholeGame, rng: Random) -> None:
    """A view does not change with what its seat cannot know."""
    for seat in range(-1, s.game_terms.players):
        other = twin(s, seat, rng)
        if other is not None:
            assert seen(s, seat) == seen(other, seat), f"seat {seat}"
    if s.seat >= 0:
        sample = RULES.determinize(RULES.view(s, s.seat), rng)
        assert sample.options == s.options
        assert isinstance(sample, WholeGame)
        assert cards(sample) == cards(s)


def twin(s: WholeGame, seat: int, rng: Random) -> WholeGame | None:
    """A position that differs from this one only in what a seat cannot know; None where there is nothing."""
    other = s.copy()
    changed = False
    for player in range(s.game_terms.players):
        if player == seat:
            continue
        hand, deck, secret, _ = places_of(other, player)
        pairs = [(h, d) for h in other.piles[hand] for d in other.piles[deck] if h != d]
        if pairs:
            held, buried = rng.choice(pairs)
            other.piles[hand] = added(without(other.piles[hand], held), buried)
            other.piles[deck] = added(without(other.piles[deck], buried), held)
            changed = True
        for card in other.piles[secret]:
            pile = SHARED_DECK + deck_of(card)
            if other.piles[pile] and card in other.piles[deck]:
                found = rng.choice(other.piles[pile])
                other.piles[pile] = added(without(other.piles[pile], found), card)
                other.piles[deck] = added(without(other.piles[deck], card), found)
                other.piles[secret] = added(without(other.piles[secret], card), found)
                changed = True
                break
    if s.who[0] != seat and other.piles[LOOKED]:
        card = other.piles[LOOKED][0]
        pile = SHARED_DECK + deck_of(card)
        if other.piles[pile]:
            found = rng.choice(other.piles[pile])
            other.piles[pile] = added(without(other.piles[pile], found), card)
            other.piles[LOOKED] = added(without(other.piles[LOOKED], card), found)
            changed = True
    for side in (0, 1):
        if other.who[side] >= 0:
            refresh(other, side)
    if s.seat >= 0 and s.seat != seat and s.private:
        # What the other is offered in secret may well depend on it.
        return other if changed else None
    return other if changed and s.seat != CHANCE else None
