"""What the players of a Duel see of each other (section GEN of the core rules, and DUE)."""

from typing import cast

import pytest

from banneret.battlefield.duel.state import DROPPED, SHARED, Duel
from banneret.heroes.state.pile_numbers import ASIDE, DECK, DISCARDS, HAND, SECRET
from banneret.heroes.state.whole_game import FROM_DECK
from banneret.heroes.tables.units_and_cards import CARD_NUMBER
from banneret.heroes.view.combat import BLANK
from tests.battlefield.builder import BattlefieldGame, duel

ABILITIES = 0


def numbers(*cards: str) -> tuple[int, ...]:
    return tuple(sorted(CARD_NUMBER[card] for card in cards))


def shown(game: BattlefieldGame, seat: int) -> Duel:
    return cast(Duel, game.view(seat).state)


@pytest.mark.rule("H3-GEN-08", "H3-GEN-09", "BF-DUE-07")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_hand_is_known_to_its_player_only(seat: int) -> None:
    game = duel().decks_built()
    other = 1 - seat
    game.deal_duel(seat, ["attack", "power"], ["defense"], ["knowledge"])
    game.deal_duel(other, ["attack", "archery", "tactics"], ["magic_arrow"], ["estates", "power"])
    s = game.duel
    s.piles[SECRET + other] = numbers("archery", "tactics")
    s.piles[DROPPED + other] = ()
    unseen = s.piles[SHARED + ABILITIES]
    view = shown(game, seat)
    assert view.piles[HAND + seat] == numbers("attack", "power")
    assert view.piles[DECK + seat] == numbers("defense")
    assert view.piles[HAND + other] == (BLANK,) * 3
    assert view.piles[DECK + other] == numbers("attack", "magic_arrow"), "but for the secret ones"
    assert view.piles[SECRET + other] == (FROM_DECK - ABILITIES,) * 2
    assert view.piles[SHARED + ABILITIES] == tuple(sorted((*unseen, *numbers("archery", "tactics"))))
    assert [view.piles[DISCARDS + side] for side in (seat, other)] == [
        numbers("knowledge"),
        (CARD_NUMBER["estates"], CARD_NUMBER["power"]),
    ]


@pytest.mark.rule("H3-GEN-08")
@pytest.mark.parametrize("seat", [0, 1])
def test_what_can_be_played_is_shown_to_its_player_only(seat: int) -> None:
    game = duel().decks_built()
    for side in (0, 1):
        game.deal_duel(side, ["attack", "power"], [], [])
    view = shown(game, seat)
    assert view.playable[seat] == game.duel.playable[seat] != 0
    assert view.playable[1 - seat] == 0


@pytest.mark.rule("H3-GEN-08", "BF-DUE-07")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("fighting", [True, False])
def test_cards_laid_aside_and_dropped_are_known_to_their_player_only(seat: int, fighting: bool) -> None:
    game = duel().decks_built() if fighting else duel()
    other = 1 - seat
    for side in (0, 1):
        game.deal_duel(side, ["attack"], [], [])
        game.duel.piles[ASIDE + side] = numbers("archery", "tactics")
        game.duel.piles[DROPPED + side] = numbers("estates")
    unseen = game.duel.piles[SHARED + ABILITIES]
    view = shown(game, seat)
    assert view.piles[ASIDE + seat] == numbers("archery", "tactics")
    assert view.piles[DROPPED + seat] == numbers("estates")
    assert view.piles[DROPPED + other] == (FROM_DECK - ABILITIES,)
    if fighting:
        assert view.piles[ASIDE + other] == (BLANK,) * 2
        assert view.piles[DECK + other] == numbers("attack", "archery", "tactics"), "they were drawn from a known deck"
        assert view.piles[SHARED + ABILITIES] == tuple(sorted((*unseen, *numbers("estates"))))
    else:
        assert view.piles[ASIDE + other] == (FROM_DECK - ABILITIES,) * 2
        assert view.piles[DECK + other] == numbers("attack")
        assert view.piles[SHARED + ABILITIES] == tuple(sorted((*unseen, *numbers("estates", "archery", "tactics"))))


@pytest.mark.rule("H3-GEN-09")
@pytest.mark.parametrize(("copies", "secret"), [(1, ()), (2, numbers("offense"))])
def test_a_secret_card_is_known_once_it_was_played_unless_another_like_it_is_left(
    copies: int, secret: tuple[int, ...]
) -> None:
    game = duel(hex_obstacles="0").to_first_unit()
    for side in (0, 1):
        game.deal_duel(side, ["offense"] * copies, [], [])
        game.duel.piles[SECRET + side] = numbers("offense")
    game.play("done")
    while game.choice.kind_name != "action":
        game.play(game.choice.keys[0])
    seat = game.duel.seat
    game.play("play:offense", "done")
    assert game.duel.piles[DISCARDS + seat] == numbers("offense")
    assert game.duel.piles[SECRET + seat] == secret
    assert game.duel.piles[SECRET + 1 - seat] == numbers("offense")
