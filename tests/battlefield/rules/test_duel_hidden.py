"""What the players of a Duel know of each other's cards."""

import msgspec
import pytest

from banneret.battlefield.duel.state import DROPPED, SHARED
from banneret.heroes.combat.cards.hands import refresh
from banneret.heroes.state.pile_numbers import ASIDE, DECK, HAND, SECRET
from banneret.heroes.tables.units_and_cards import CARD_NUMBER
from tests.battlefield.builder import BattlefieldGame, duel

KNOWN = ("attack", "catherine_specialty_i", "defense", "knowledge", "magic_arrow")
"""Cards of seat 0 of which everybody knows that they are somewhere in hand or deck, or are being looked at."""


def laid_out(hand: str, deck: str, aside: str, secret: str, dropped: str, shared: str) -> BattlefieldGame:
    """The battle of a Duel in which seat 0 has these cards, those of `secret` drawn from the Ability deck."""
    game = duel("duel_short", hex_obstacles="0").decks_built()
    s = game.duel
    piles = {HAND: hand, DECK: deck, ASIDE: aside, SECRET: secret, DROPPED: dropped, SHARED: shared}
    for pile, cards in piles.items():
        s.piles[pile] = tuple(sorted(CARD_NUMBER[card] for card in cards.split()))
    game.deal_duel(1, ["power"], ["attack", "power"], [])
    s.piles[DROPPED + 1] = ()
    refresh(s, 0)
    return game


ONE_WAY = {
    "hand": "attack offense archery knowledge",
    "deck": "catherine_specialty_i luck",
    "aside": "defense magic_arrow",
    "secret": "archery luck offense",
    "dropped": "tactics leadership",
    "shared": "mysticism resistance",
}
OTHER_WAY = {
    "hand": "catherine_specialty_i defense magic_arrow mysticism",
    "deck": "resistance tactics",
    "aside": "attack knowledge",
    "secret": "resistance mysticism tactics",
    "dropped": "luck offense",
    "shared": "archery leadership",
}


@pytest.mark.rule("H3-GEN-08", "BF-DUE-07")
@pytest.mark.parametrize("seat", [1, -1])
def test_others_know_how_many_cards_there_are_and_which_were_not_drawn_in_secret(seat: int) -> None:
    seen = laid_out(**ONE_WAY).seen(seat)
    side = seen["sides"][0]
    assert (side["hand"], side["hand_size"], side["aside"]) == ([], 4, [])
    assert sorted(side["deck"]) == sorted(KNOWN)
    duellist = seen["players"][0]
    assert (duellist["secret"], duellist["dropped"], duellist["dropped_cards"]) == (3, [], 2)
    assert seen["shared"][0] == 2


@pytest.mark.rule("H3-GEN-08", "BF-DUE-07")
@pytest.mark.parametrize("seat", [1, -1])
def test_others_cannot_tell_apart_what_was_drawn_kept_and_dropped(seat: int) -> None:
    views = [laid_out(**way).view(seat) for way in (ONE_WAY, OTHER_WAY)]
    one, other = (view.state.digest() for view in views)
    assert one == other
    game = laid_out(**ONE_WAY)
    assert msgspec.json.encode(game.rules.describe(views[0])) == msgspec.json.encode(game.rules.describe(views[1]))


@pytest.mark.rule("H3-GEN-09", "BF-DUE-07")
def test_the_owner_knows_all_of_it() -> None:
    side = laid_out(**ONE_WAY).seen(0)["sides"][0]
    assert sorted(side["hand"]) == sorted(ONE_WAY["hand"].split())
    assert sorted(side["deck"]) == sorted(ONE_WAY["deck"].split())
    assert sorted(side["aside"]) == sorted(ONE_WAY["aside"].split())
    duellist = laid_out(**ONE_WAY).seen(0)["players"][0]
    assert sorted(duellist["dropped"]) == sorted(ONE_WAY["dropped"].split())
