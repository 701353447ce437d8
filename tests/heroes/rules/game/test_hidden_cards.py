"""What players know of each other's cards in a whole game, whoever is seated at the Battle."""

from typing import cast

import pytest

from banneret.heroes.adventure.seating import act_as
from banneret.heroes.combat.cards.hands import refresh
from banneret.heroes.state.pile_numbers import DECK, HAND, LOOKED, P_DISCARDS, PILES_A_PLAYER, SECRET, SHARED_DECK
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.tables.units_and_cards import CARD_NUMBER
from tests.heroes.builder import THREE, HeroesGame, quiet_game

KNOWN = ["attack", "defense", "knowledge", "power"]
"""Cards of which all know that their owner has them, in hand or deck."""
ONE_WAY = {
    "hand": "attack archery power", "deck": "defense knowledge haste", "secret": "archery haste",
    "ability": "luck offense", "spell": "slow bless", "looked": "tactics leadership",
}  # fmt: skip
OTHER_WAY = {
    "hand": "slow defense knowledge", "deck": "attack power offense", "secret": "offense slow",
    "ability": "tactics leadership", "spell": "haste bless", "looked": "luck archery",
}  # fmt: skip


def laid_out(way: dict[str, str], owner: int = 0, **options: str) -> HeroesGame:
    """Seat 0's turn. The owner has these cards, those of `secret` found in a Search; seat 0 looks at some Abilities."""
    game = quiet_game(*THREE, **options)
    for seat in range(3):
        game.deal(seat, hand=["attack"], deck=["power"], discards=[])
    s = game.position
    act_as(s, owner)
    for pile, name in ((HAND, "hand"), (DECK, "deck"), (SECRET, "secret")):
        s.piles[pile] = cards(way[name])
    refresh(s, 0)
    act_as(s, 0)
    s.piles[SHARED_DECK], s.piles[SHARED_DECK + 2] = cards(way["ability"]), cards(way["spell"])
    s.piles[LOOKED] = cards(way["looked"])
    return game


def shown(game: HeroesGame, seat: int, pile: int) -> tuple[int, ...]:
    """A pile as a seat's view has it."""
    return cast(WholeGame, game.view(seat).state).piles[pile]


def cards(names: str) -> tuple[int, ...]:
    return tuple(sorted(CARD_NUMBER[name] for name in names.split()))


@pytest.mark.rule("H3-GEN-08")
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_a_hand_is_counted_and_a_deck_holds_what_everybody_has_seen(owner: int) -> None:
    game = laid_out(ONE_WAY, owner)
    for seat in {-1, 0, 1, 2} - {owner}:
        seen = game.player(owner, seat)
        assert (seen["hand"], seen["hand_size"]) == ([], 3)
        assert sorted(seen["deck"]) == KNOWN
    own = game.player(owner, owner)
    assert sorted(own["hand"]) == sorted(ONE_WAY["hand"].split())
    assert sorted(own["deck"]) == sorted(ONE_WAY["deck"].split())


@pytest.mark.rule("H3-GEN-08")
@pytest.mark.parametrize(("owner", "seat"), [(0, 1), (0, 2), (0, -1), (1, 2), (1, -1), (2, 1)])
def test_nobody_can_tell_where_cards_lie_that_others_have_found(owner: int, seat: int) -> None:
    one, other = (laid_out(way, owner).view(seat) for way in (ONE_WAY, OTHER_WAY))
    assert one.state.digest() == other.state.digest()


@pytest.mark.rule("H3-GEN-08")
def test_who_looks_at_cards_sees_them_and_others_see_how_many_of_which_deck() -> None:
    game = laid_out(ONE_WAY)
    mine, theirs = shown(game, 0, LOOKED), shown(game, 1, LOOKED)
    assert mine == cards(ONE_WAY["looked"])
    assert len(theirs) == 2
    assert all(card < 0 for card in theirs)
    # What others look at is counted among the cards that nobody has seen.
    unseen = cards(f"{ONE_WAY['ability']} {ONE_WAY['looked']} archery")
    assert shown(game, 1, SHARED_DECK) == unseen
    assert shown(game, 0, SHARED_DECK) == cards(ONE_WAY["ability"])


@pytest.mark.rule("H3-GEN-09")
def test_discard_piles_lie_open() -> None:
    game = laid_out(ONE_WAY, 1)
    game.position.piles[P_DISCARDS + PILES_A_PLAYER] = cards("haste")
    assert [game.player(1, seat)["discard"] for seat in (-1, 0, 1, 2)] == [["haste"]] * 4


@pytest.mark.rule("H3-GEN-09")
@pytest.mark.parametrize("hidden", [True, False])
@pytest.mark.parametrize("owner", [0, 1])
def test_unit_decks_are_hidden_by_option_only(owner: int, hidden: bool) -> None:
    game = quiet_game(*THREE, hide_unit_decks="on" if hidden else "off")
    units = ["castle_griffins", "castle_marksmen+"]
    game.army(owner, *units)
    for seat in {-1, 0, 1, 2} - {owner}:
        assert set(game.player(owner, seat)["units"]) == (set() if hidden else set(units))
    assert set(game.player(owner, owner)["units"]) == set(units)


@pytest.mark.rule("H3-GEN-09", "H3-GEN-03")
@pytest.mark.parametrize("packs", [1, 2])
def test_which_unit_of_a_hidden_deck_it_is_about_is_asked_in_secret_unless_there_is_only_one(packs: int) -> None:
    game = quiet_game(hide_unit_decks="on")
    game.army(0, *["castle_griffins+", "castle_marksmen+"][:packs], "castle_zealots")
    game.army(1, "necropolis_zombies")
    game.astrologers(["terrible_plague"])
    game.end_round()
    assert bool(game.events_named("weakened")) == (packs == 1)
    if packs == 2:
        assert (game.asked(), game.choice.private) == ((0, "unit"), True)
        assert game.keys == {"weaken:castle_griffins", "weaken:castle_marksmen"}
