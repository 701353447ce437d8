"""What the players of Adventure mode see of each other (section ADV, and GEN of the core rules)."""

from typing import cast

import pytest

from banneret.battlefield.adventure_mode.state import (
    ADVENTURE_DECK,
    ADVENTURE_DISCARDS,
    KEPT,
    OFFERED_CARDS,
    SAVED,
    AdventureModeGame,
)
from banneret.battlefield.adventure_mode.view import scrolls_of
from banneret.heroes.state.pile_numbers import GAINED
from banneret.heroes.state.whole_game import FROM_DECK
from banneret.heroes.tables.units_and_cards import CARD_NUMBER
from banneret.heroes.view.combat import BLANK
from tests.battlefield.builder import BattlefieldGame, adventure_cards, first_round

SPELLS = 2


def shown(game: BattlefieldGame, seat: int) -> AdventureModeGame:
    return cast(AdventureModeGame, game.view(seat).state)


@pytest.mark.rule("BF-ADV-50")
@pytest.mark.parametrize("seat", [0, 1])
def test_adventure_cards_of_the_other_player_are_counted_to_the_deck(seat: int) -> None:
    game = first_round()
    game.adventure_deck("temple", "corpse")
    game.discarded("obelisk")
    game.hold_cards(0, kept="windmill", saved="water_wheel")
    game.hold_cards(1, kept="learning_stone", saved="trading_post")
    state = game.adventure_mode
    state.chooser = 0
    state.piles[OFFERED_CARDS] = adventure_cards("magic_spring")
    view = shown(game, seat)
    own, other = (("windmill", "water_wheel"), ("learning_stone", "trading_post"))[:: 1 if seat == 0 else -1]
    assert (view.piles[KEPT + seat], view.piles[SAVED + seat]) == (adventure_cards(own[0]), adventure_cards(own[1]))
    assert view.piles[KEPT + 1 - seat] == view.piles[SAVED + 1 - seat] == (BLANK,)
    assert view.piles[ADVENTURE_DISCARDS] == (BLANK,)
    assert view.piles[OFFERED_CARDS] == (adventure_cards("magic_spring") if seat == 0 else (BLANK,))
    unseen = ["temple", "corpse", "obelisk", *other, *([] if seat == 0 else ["magic_spring"])]
    assert view.piles[ADVENTURE_DECK] == tuple(sorted(adventure_cards(*unseen)))


@pytest.mark.rule("H3-GEN-08", "H3-GEN-09", "BF-ADV-50")
@pytest.mark.parametrize(("how", "open_to_all"), [(("look", "take:angel_wings"), False), (("take_top",), True)])
def test_a_card_gained_from_the_open_pile_is_seen_by_all(how: tuple[str, ...], open_to_all: bool) -> None:
    game = first_round().turn_of()
    piles = (
        (["centaurs_axe"], ["angel_wings"]) if open_to_all else (["centaurs_axe", "angel_wings"], ["titans_gladius"])
    )
    game.stack_deck("artifact", *piles)
    game.hold_cards(0, kept="corpse")
    game.ask_again()
    game.luck(draws=["angel_wings", "centaurs_axe"])
    game.play("resolve:corpse", *how)
    assert set(game.choice.keys) == {"beside:angel_wings", "into_deck:angel_wings"}
    seen = [CARD_NUMBER["angel_wings"] in shown(game, seat).piles[GAINED] for seat in (0, 1)]
    assert seen == [True, open_to_all]


@pytest.mark.rule("BF-ADV-65", "BF-ADV-15")
@pytest.mark.parametrize("seat", [0, 1])
def test_scrolls_are_secret_and_cards_beside_the_board_are_not(seat: int) -> None:
    game = first_round().turn_of()
    other = 1 - seat
    for player in (0, 1):
        game.deal(player, hand=["estates"], deck=["attack", "power"])
        state = game.adventure_mode
        state.piles[scrolls_of(state, player)] = (CARD_NUMBER["fireball"],)
    view = shown(game, seat)
    assert view.piles[scrolls_of(view, seat)] == (CARD_NUMBER["fireball"],)
    assert view.piles[scrolls_of(view, other)] == (FROM_DECK - SPELLS,)
    for player in (0, 1):
        assert game.traveller(player, seat)["beside"] == ["estates"]
