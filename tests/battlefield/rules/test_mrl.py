"""The Morale decks: gaining, cancelling, the limit, where cards go, and who has none."""

from typing import Any

import pytest

from banneret.heroes.tables.morale_decks import load_morale, morale_deck
from banneret.kernel.errors import SetupError
from banneret.kernel.game import Game
from tests.battlefield.support.duels import built, duel, fighting
from tests.battlefield.support.duels import deal as deal_duel
from tests.battlefield.support.duels import seen as seen_in_duel
from tests.battlefield.support.morale import afresh, decks, have, pile, resolved, stack_morale
from tests.heroes.support.fight import asked as asked_in
from tests.heroes.support.fight import side
from tests.heroes.support.journey import (
    ask_again,
    asked,
    deal,
    happened,
    journey,
    keys,
    luck,
    play,
    player,
    seen,
    stack_deck,
    stand,
)
from tests.heroes.support.stage import stage
from tests.heroes.support.war import OPEN, face, fight, meadow

LIVING = ("castle/catherine", "dungeon/mutare")
UNDEAD = ("necropolis/sandro", "castle/catherine")
TEMPLE = "1,0.sw"
TOMB = "1,0.sw"
TROLLS = "neutral_trolls@b3!"
"""Paralysed, so that it is the other side's turn."""


def whole(seats: tuple[str, ...] = LIVING, **options: str) -> Game:
    """A whole game with the Morale decks."""
    return journey(seats, first=0, morale_decks="on", **options)


def at_temple(game: Game) -> Game:
    """Seat 0 next to a Temple, which gives Positive Morale."""
    meadow(game, "F4")
    stand(game, 0, "1,0.se", mp=3)
    return ask_again(game)


def held(game: Game, who: int = 0, seat: int = -1) -> list[str]:
    """The Morale cards before a player, as a spectator sees them."""
    cards: list[str] = player(game, who, seat)["morale_cards"]
    return cards


def rob_tomb(game: Game, *answers: str) -> Game:
    """Rob a Warrior's Tomb: two Searches for Artifacts, then Negative Morale twice."""
    meadow(game, "N4")
    stand(game, 0, "1,0.c", mp=3)
    stack_deck(game, "artifact", discards=["speculum", "rib_cage", "charm_of_mana"])
    play(ask_again(game), f"go:{TOMB}", "yes")
    while asked(game)[1] != "action" and not any(key.startswith("morale_drop") for key in game.choice.keys):
        play(game, "take_top" if "take_top" in game.choice else game.choice.keys[0])
    return play(game, *answers)


def led(*cards: str, seats: tuple[str, str] = LIVING) -> Game:
    """A Duel whose first player is about to play Leadership, which gives Positive Morale, with these cards held."""
    game = fighting(duel(seats=seats, hex_obstacles="0"))
    seat = game.choice.seat
    deal_duel(game, seat, ["leadership"], ["attack", "defense"], [])
    deal_duel(game, 1 - seat, [], ["attack"], [])
    have(afresh(game), seat, *cards)
    s: Any = game.state
    from banneret.heroes.combat.activation import ASK_ACTION

    s.stack[-4] = ASK_ACTION
    s.seat = -1
    s.run()
    return game


def before(game: Game, seat: int) -> list[str]:
    """The Morale cards before a player of a Duel."""
    cards: list[str] = seen_in_duel(game)["sides"][seat]["morale_cards"]
    return cards


# -- the decks ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BF-CMP-15")
def test_each_deck_has_ten_cards() -> None:
    content = load_morale()
    assert [sum(card.copies for card in deck) for deck in (content.positive, content.negative)] == [10, 10]
    assert [len(morale_deck(negative, True)) for negative in (False, True)] == [10, 10]
    game = built(duel())
    assert {name: pile(game, name)[0] for name in ("positive", "negative")} == {"positive": 10, "negative": 10}


@pytest.mark.rule("BF-REG-16")
def test_cards_with_the_battlefield_icon_stay_out_of_regular_games() -> None:
    cards = (*load_morale().positive, *load_morale().negative)
    marked = [card.id for card in cards if card.battlefield_only]
    assert marked == ["replace_adventure_card", "put_token"]
    for game in (whole(), stage("castle_griffins@b2", TROLLS, morale_decks="on"), whole(hex_board="always")):
        assert (pile(game, "positive"), pile(game, "negative")) == ((9, []), (9, []))
    with pytest.raises(SetupError, match="BF-REG-16"):
        stage("castle_griffins@b2 morale_cards=put_token", TROLLS, morale_decks="on")


@pytest.mark.rule("BF-MRL-01", "BF-REG-12")
def test_the_decks_are_an_option_of_regular_games_and_replace_the_tokens() -> None:
    game = play(at_temple(journey(LIVING)), f"go:{TEMPLE}")
    assert seen(game)["morale_decks"] is None
    assert (player(game, 0)["morale"], held(game)) == ("positive", [])
    assert "morale_draw" in keys(game)

    game = at_temple(whole())
    luck(game, draws=["combat_draw"])
    deal(game, 0, hand=["attack"], deck=["defense"])
    play(ask_again(game), f"go:{TEMPLE}")
    assert held(game) == ["combat_draw"]
    assert not keys(game) & {"morale_draw", "morale_swap"}, "a token would let its owner do this"
    assert decks(game)["positive"]["cards"] == 8


@pytest.mark.rule("BF-MRL-01")
def test_every_duel_is_played_with_the_decks() -> None:
    game = fighting(duel())
    assert set(decks(game)) == {"positive", "negative"}
    with pytest.raises(SetupError):
        duel(morale_decks="off")


# -- gaining -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BF-REG-13")
def test_in_a_regular_game_a_gain_draws_the_top_card() -> None:
    game = luck(at_temple(whole()), draws=["redraw_hand"], strict=True)
    play(game, f"go:{TEMPLE}")
    assert asked(game) == (0, "action"), "nothing was chosen"
    assert held(game) == ["redraw_hand"]
    assert pile(game, "positive") == (8, [])


@pytest.mark.rule("BF-MRL-03", "BF-MRL-04", "BF-MRL-05", "BF-MRL-20", "BF-EXA-35")
def test_in_a_duel_a_gain_searches_two_cards_of_which_one_is_kept_face_up() -> None:
    game = led("combat_bonus")
    seat = game.choice.seat
    luck(game, draws=["reroll_die", "redraw_hand"], strict=True)
    play(game, "play:leadership")
    assert asked_in(game) == (seat, "card")
    assert keys(game) == {"morale_keep:reroll_die", "morale_keep:redraw_hand"}
    # Only who searches sees the two cards.
    assert seen_in_duel(game, seat)["sides"][seat]["morale_seen"] == ["reroll_die", "redraw_hand"]
    assert seen_in_duel(game, 1 - seat)["sides"][seat]["morale_seen"] == []
    assert seen_in_duel(game, 1 - seat)["options"] == []
    assert decks(game, 1 - seat)["positive"]["cards"] == 7
    play(game, "morale_keep:reroll_die")
    assert before(game, seat) == ["combat_bonus", "reroll_die"]
    # The one not kept is still in the deck of nine, under the others; only who searched knows which it is.
    assert pile(game, "positive") == (8, [])
    assert [event.name for event in game.events_for(1 - seat) if event.name == "morale_seen"] == []
    known: Any = [game.view(viewer).state for viewer in (seat, 1 - seat)]
    assert [len(state.known) for state in known] == [1, 0]


@pytest.mark.rule("BF-MRL-04")
def test_a_discarded_morale_card_cannot_be_taken_instead_of_searching() -> None:
    game = led()
    stack_morale(game, "positive", ["reroll_die", "combat_draw", "redraw_hand"], ["combat_bonus"])
    play(game, "play:leadership")
    assert asked_in(game)[1] == "card"
    assert "morale_keep:combat_bonus" not in game.choice


@pytest.mark.rule("BF-MRL-04")
def test_the_card_under_the_deck_comes_last() -> None:
    game = led()
    seat = game.choice.seat
    stack_morale(game, "positive", ["reroll_die", "combat_draw", "redraw_hand"])
    luck(game, draws=["combat_draw", "reroll_die"])
    play(game, "play:leadership", "morale_keep:reroll_die")
    deal_duel(game, seat, ["leadership"], [], [])
    s: Any = game.state
    s.stack[-4] -= 1
    s.seat = -1
    s.run()
    luck(game, draws=["redraw_hand", "combat_draw"], strict=True)
    # The second Search finds the untouched card first, and the other one only after it.
    play(game, "play:leadership")
    assert keys(game) == {"morale_keep:redraw_hand", "morale_keep:combat_draw"}


@pytest.mark.rule("BF-MRL-02", "BF-MRL-15", "BF-REG-14", "BF-EXA-34")
def test_positive_morale_takes_a_negative_card_of_the_owners_choice_and_brings_nothing_else() -> None:
    game = have(at_temple(whole()), 0, "search_one", "skip_activation")
    play(game, f"go:{TEMPLE}")
    assert (asked(game), keys(game)) == ((0, "card"), {"morale_drop:search_one", "morale_drop:skip_activation"})
    play(game, "morale_drop:skip_activation")
    assert held(game) == ["search_one"]
    assert pile(game, "positive") == (9, [])
    assert pile(game, "negative")[1] == ["skip_activation"]


@pytest.mark.rule("BF-MRL-02", "BF-EXA-34")
def test_so_it_is_in_a_duel() -> None:
    game = led("search_one", "roll_one_less")
    seat = game.choice.seat
    play(game, "play:leadership", "morale_drop:search_one")
    assert before(game, seat) == ["roll_one_less"]
    assert pile(game, "positive") == (10, [])


@pytest.mark.rule("BF-MRL-05", "BF-MRL-06", "BF-REG-15")
def test_nobody_draws_a_third_positive_card() -> None:
    game = have(at_temple(whole()), 0, "combat_draw", "combat_bonus")
    luck(game, strict=True)
    play(game, f"go:{TEMPLE}")
    assert asked(game) == (0, "action"), "neither card could be resolved now"
    assert held(game) == ["combat_draw", "combat_bonus"]
    assert pile(game, "positive") == (7, [])


@pytest.mark.rule("BF-MRL-06")
@pytest.mark.parametrize("makes_room", [True, False])
def test_a_card_of_use_now_may_be_resolved_first_to_make_room(makes_room: bool) -> None:
    game = have(at_temple(whole()), 0, "combat_draw", "redraw_hand")
    deal(game, 0, hand=["attack"], deck=["defense"])
    play(ask_again(game), f"go:{TEMPLE}")
    assert (asked(game), keys(game)) == ((0, "may"), {"morale:redraw_hand", "pass"})
    luck(game, draws=["defense", "reroll_die"] if makes_room else [])
    if makes_room:
        play(game, "morale:redraw_hand", "discard:attack")
        assert player(game, 0)["hand"] == ["defense"]
        assert held(game) == ["combat_draw", "reroll_die"]
    else:
        play(game, "pass")
        assert held(game) == ["combat_draw", "redraw_hand"]


@pytest.mark.rule("BF-MRL-09", "BF-MRL-10", "BF-MRL-19", "BF-MRL-20", "BF-EXA-33")
def test_each_negative_card_is_absorbed_while_there_is_a_positive_one() -> None:
    game = have(whole(), 0, "reroll_die")
    luck(game, draws=["skip_activation"])
    rob_tomb(game)
    assert order_of(game) == ["morale_dropped", "morale_taken"]
    assert held(game) == ["skip_activation"]
    assert pile(game, "positive")[1] == ["reroll_die"]
    assert pile(game, "negative") == (8, [])


def order_of(game: Game) -> list[str]:
    """How Morale cards came and went."""
    return [event.name for event in game.events if event.name in ("morale_dropped", "morale_taken", "morale_card")]


@pytest.mark.rule("BF-MRL-09")
def test_the_owner_picks_which_positive_card_is_given_up() -> None:
    game = rob_tomb(have(whole(), 0, "reroll_die", "combat_bonus"))
    assert keys(game) == {"morale_drop:reroll_die", "morale_drop:combat_bonus"}
    play(game, "morale_drop:combat_bonus")
    # The second Negative card takes the other one, which needs no question.
    assert held(game) == []
    assert pile(game, "positive")[1] == ["combat_bonus", "reroll_die"]
    assert pile(game, "negative") == (9, [])


@pytest.mark.rule("BF-MRL-10", "BF-MRL-11")
def test_negative_cards_are_drawn_without_a_limit() -> None:
    game = have(whole(), 0, "search_one", "roll_one_less", "set_attack_die_minus")
    luck(game, draws=["skip_activation", "reroll_plus_one"])
    # The Tomb's first Search sets one of them off.
    rob_tomb(game)
    assert held(game) == ["set_attack_die_minus", "roll_one_less", "skip_activation", "reroll_plus_one"]
    assert resolved(game) == ["search_one"]


@pytest.mark.rule("BF-MRL-10")
def test_a_beaten_main_hero_draws_a_negative_card_in_the_winners_turn() -> None:
    game = meadow(whole())
    face(game, *OPEN)
    play(game, f"go:{OPEN[1]}")
    luck(game, draws=["random_combat_discard"])
    fight(game)
    while happened(game, "morale_taken") == []:
        play(game, "pass")
    assert held(game, 1) == ["random_combat_discard"]
    assert held(game, 0) == []


@pytest.mark.rule("BF-MRL-09")
def test_a_beaten_main_hero_gives_up_a_positive_card_of_the_own_choice() -> None:
    game = have(meadow(whole()), 1, "combat_bonus", "repeat_search")
    face(game, *OPEN)
    play(game, f"go:{OPEN[1]}")
    fight(game)
    while not any(key.startswith("morale_drop") for key in game.choice.keys):
        play(game, "pass")
    assert asked(game) == (1, "card")
    play(game, "morale_drop:repeat_search")
    assert held(game, 1) == ["combat_bonus"]
    assert pile(game, "positive")[1] == ["repeat_search"]


# -- where cards go ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BF-MRL-08", "BF-MRL-15")
def test_a_resolved_positive_card_goes_under_its_deck() -> None:
    game = stage("neutral_boars@b2 morale_cards=reroll_die", TROLLS, dice=[-1, 1, 0], morale_decks="on")
    assert pile(game, "positive") == (8, [])
    play(game, "attack:b3", "morale_reroll:1")
    assert (pile(game, "positive"), side(game, 0)["morale_cards"]) == ((9, []), [])


@pytest.mark.rule("BF-MRL-08")
def test_it_is_drawn_again_only_after_all_others() -> None:
    game = have(at_temple(whole()), 0, "redraw_hand")
    stack_morale(game, "positive", ["combat_draw"])
    deal(game, 0, hand=["attack"], deck=["defense"])
    play(ask_again(game), "morale:redraw_hand", "done")
    luck(game, draws=["combat_draw"], strict=True)
    play(game, f"go:{TEMPLE}")
    assert held(game) == ["combat_draw"]


@pytest.mark.rule("BF-MRL-13", "BF-MRL-15")
def test_a_resolved_negative_card_goes_under_its_deck() -> None:
    game = stage("neutral_boars@b2 morale_cards=set_attack_die_minus", TROLLS, dice=[1, 0], morale_decks="on")
    assert pile(game, "negative") == (8, [])
    game.apply("attack:b3")
    assert (pile(game, "negative"), side(game, 0)["morale_cards"]) == ((9, []), [])


@pytest.mark.rule("BF-MRL-16", "BF-EXA-37")
def test_an_empty_deck_is_made_anew_from_its_discard_pile() -> None:
    game = stack_morale(whole(), "negative", [], ["search_one", "skip_activation", "roll_one_less"])
    luck(game, draws=["skip_activation", "roll_one_less"])
    rob_tomb(game)
    assert happened(game, "morale_shuffled") == [{"n": 1}]
    assert held(game) == ["roll_one_less", "skip_activation"]
    assert pile(game, "negative") == (1, [])


@pytest.mark.rule("BF-MRL-17")
def test_nothing_is_drawn_where_there_is_no_card_left() -> None:
    game = luck(stack_morale(at_temple(whole()), "positive", []), strict=True)
    play(game, f"go:{TEMPLE}")
    assert (asked(game), held(game)) == ((0, "action"), [])
    game = rob_tomb(stack_morale(whole(), "negative", []))
    assert (asked(game), held(game)) == ((0, "action"), [])


@pytest.mark.rule("BF-MRL-17")
def test_a_search_that_finds_a_single_card_gives_that_card() -> None:
    game = led()
    seat = game.choice.seat
    stack_morale(game, "positive", ["redraw_hand"])
    play(game, "play:leadership")
    assert asked_in(game) == (seat, "action")
    assert before(game, seat) == ["redraw_hand"]


# -- who has none ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BF-MRL-18", "BF-MRL-21", "BF-EXA-38")
def test_a_necropolis_player_gains_nothing_at_a_temple() -> None:
    game = luck(at_temple(whole(UNDEAD)), strict=True)
    play(game, f"go:{TEMPLE}")
    assert (held(game), pile(game, "positive")) == ([], (9, []))


@pytest.mark.rule("BF-MRL-21")
def test_a_necropolis_player_loses_nothing_either() -> None:
    game = rob_tomb(whole(UNDEAD))
    assert (held(game), pile(game, "negative")) == ([], (9, []))
    with pytest.raises(SetupError, match="BF-MRL-21"):
        stage("necropolis_zombies@b2 morale_cards=reroll_die", TROLLS, morale_decks="on")


@pytest.mark.rule("BF-MRL-20")
def test_a_core_card_for_morale_is_one_gain_and_one_against_it_one_loss() -> None:
    game = stage(
        "neutral_boars@b2 cards=leadership hand=1", TROLLS, draws=["leadership", "reroll_die"], morale_decks="on"
    )
    game.apply("play:leadership")
    assert side(game, 0)["morale_cards"] == ["reroll_die"]
