"""The Morale decks: gaining, cancelling, the limit, where cards go, and who has none."""

from typing import Any

import pytest

from banneret.heroes.combat.cards.known_places import uppermost
from banneret.heroes.combat.morale.held import MORALE_DECK
from banneret.heroes.tables.morale import MORALE_IDS, morale_kind
from banneret.heroes.tables.morale_decks import load_morale, morale_deck
from banneret.kernel.errors import SetupError
from banneret.kernel.state import NEXT_STEP
from tests.battlefield.builder import BattlefieldGame, duel, first_round, morale_duel
from tests.heroes.builder import OPEN, THREE, HeroesGame, skirmish, whole_game

LIVING = ("castle/catherine", "dungeon/mutare")
UNDEAD = ("necropolis/sandro", "castle/catherine")
TEMPLE = "1,0.sw"
TOMB = "1,0.sw"
TROLLS = "neutral_trolls@b3!"
"""Paralysed, so that it is the other side's turn."""


def whole(seats: tuple[str, ...] = LIVING, **options: str) -> HeroesGame:
    """A whole game with the Morale decks."""
    return whole_game(seats, first=0, morale_decks="on", **options)


def at_temple(game: HeroesGame) -> HeroesGame:
    """Seat 0 next to a Temple, which gives Positive Morale."""
    game.meadow("F4")
    game.stand(0, "1,0.se", mp=3)
    return game.ask_again()


def held(game: HeroesGame, who: int = 0, seat: int = -1) -> list[str]:
    """The Morale cards before a player, as a spectator sees them."""
    cards: list[str] = game.player(who, seat)["morale_cards"]
    return cards


def rob_tomb(game: HeroesGame, *answers: str) -> HeroesGame:
    """Rob a Warrior's Tomb: two Searches for Artifacts, then Negative Morale twice."""
    game.meadow("N4")
    game.stand(0, "1,0.c", mp=3)
    game.stack_deck("artifact", discards=["speculum", "rib_cage", "charm_of_mana"])
    game.ask_again().play(f"go:{TOMB}", "yes")
    while game.asked()[1] != "action" and not any(key.startswith("morale_drop") for key in game.choice.keys):
        game.play("take_top" if "take_top" in game.choice else game.choice.keys[0])
    return game.play(*answers)


def led(*cards: str, seats: tuple[str, str] = LIVING) -> BattlefieldGame:
    """A Duel whose first player is about to play Leadership, which gives Positive Morale, with these cards held."""
    game = duel(seats=seats, hex_obstacles="0").to_first_unit()
    seat = game.choice.seat
    game.deal_duel(seat, ["leadership"], ["attack", "defense"], [])
    game.deal_duel(1 - seat, [], ["attack"], [])
    game.fresh_morale().have_morale(seat, *cards)
    s: Any = game.state
    from banneret.heroes.combat.activation import ASK_ACTION

    s.goto(ASK_ACTION)
    s.seat = -1
    s.run()
    return game


def before(game: HeroesGame, seat: int) -> list[str]:
    """The Morale cards before a player of a Duel."""
    cards: list[str] = game.seen()["sides"][seat]["morale_cards"]
    return cards


# -- the decks ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BF-CMP-15")
def test_each_deck_has_ten_cards() -> None:
    content = load_morale()
    assert [sum(card.copies for card in deck) for deck in (content.positive, content.negative)] == [10, 10]
    assert [len(morale_deck(negative, True)) for negative in (False, True)] == [10, 10]
    game = duel().decks_built()
    assert {name: game.morale_pile(name)[0] for name in ("positive", "negative")} == {"positive": 10, "negative": 10}


@pytest.mark.rule("BF-REG-16")
def test_cards_with_the_battlefield_icon_stay_out_of_regular_games() -> None:
    cards = (*load_morale().positive, *load_morale().negative)
    marked = [card.id for card in cards if card.battlefield_only]
    assert marked == ["replace_adventure_card", "put_token"]
    for game in (whole(), skirmish("castle_griffins@b2", TROLLS, morale_decks="on"), whole(hex_board="always")):
        assert (game.morale_pile("positive"), game.morale_pile("negative")) == ((9, []), (9, []))
    with pytest.raises(SetupError, match="BF-REG-16"):
        skirmish("castle_griffins@b2 morale_cards=put_token", TROLLS, morale_decks="on")


@pytest.mark.rule("BF-MRL-01", "BF-REG-12")
def test_the_decks_are_an_option_of_regular_games_and_replace_the_tokens() -> None:
    game = at_temple(whole_game(LIVING)).play(f"go:{TEMPLE}")
    assert game.seen()["morale_decks"] is None
    assert (game.player(0)["morale"], held(game)) == ("positive", [])
    assert "morale_draw" in game.keys

    game = at_temple(whole())
    game.luck(draws=["combat_draw"])
    game.deal(0, hand=["attack"], deck=["defense"])
    game.ask_again().play(f"go:{TEMPLE}")
    assert held(game) == ["combat_draw"]
    assert not game.keys & {"morale_draw", "morale_swap"}, "a token would let its owner do this"
    assert game.morale_decks()["positive"]["cards"] == 8


@pytest.mark.rule("BF-MRL-01")
def test_every_duel_is_played_with_the_decks() -> None:
    game = duel().to_first_unit()
    assert set(game.morale_decks()) == {"positive", "negative"}
    with pytest.raises(SetupError):
        duel(morale_decks="off")


@pytest.mark.rule("BF-MRL-01")
@pytest.mark.parametrize("scenario", ["adventure_small", "adventure_large"])
def test_every_game_in_adventure_mode_is_played_with_the_decks(scenario: str) -> None:
    game = first_round(scenario=scenario)
    whole = [sum(card.copies for card in cards) for cards in (load_morale().positive, load_morale().negative)]
    assert [game.morale_decks()[deck]["cards"] for deck in ("positive", "negative")] == whole
    with pytest.raises(SetupError):
        first_round(scenario=scenario, morale_decks="off")


@pytest.mark.rule("BF-MRL-01")
@pytest.mark.parametrize(("amount", "deck"), [(1, "positive"), (-1, "negative")])
def test_a_gain_in_a_duel_is_a_card_of_its_own_deck(amount: int, deck: str) -> None:
    game = morale_duel()
    seat = game.choice.seat
    before = {name: game.morale_decks()[name]["cards"] for name in ("positive", "negative")}
    game.gain_morale(amount)
    while game.asked()[1] != "action":
        game.play(game.choice.keys[0])
    (card,) = game.side(seat)["morale_cards"]
    cards = load_morale().positive if deck == "positive" else load_morale().negative
    assert card in [one.id for one in cards]
    after = {name: game.morale_decks()[name]["cards"] for name in ("positive", "negative")}
    assert after == before | {deck: before[deck] - 1}


# -- gaining -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BF-REG-13")
def test_in_a_regular_game_a_gain_draws_the_top_card() -> None:
    game = at_temple(whole()).luck(draws=["redraw_hand"], strict=True)
    game.play(f"go:{TEMPLE}")
    assert game.asked() == (0, "action"), "nothing was chosen"
    assert held(game) == ["redraw_hand"]
    assert game.morale_pile("positive") == (8, [])


@pytest.mark.rule("BF-MRL-03", "BF-MRL-04", "BF-MRL-05", "BF-MRL-20", "BF-EXA-35")
def test_in_a_duel_a_gain_searches_two_cards_of_which_one_is_kept_face_up() -> None:
    game = led("combat_bonus")
    seat = game.choice.seat
    game.luck(draws=["reroll_die", "redraw_hand"], strict=True)
    game.play("play:leadership")
    assert game.asked() == (seat, "card")
    assert game.keys == {"morale_keep:reroll_die", "morale_keep:redraw_hand"}
    # Only who searches sees the two cards.
    assert game.seen(seat)["sides"][seat]["morale_seen"] == ["reroll_die", "redraw_hand"]
    assert game.seen(1 - seat)["sides"][seat]["morale_seen"] == []
    assert game.seen(1 - seat)["options"] == []
    assert game.morale_decks(1 - seat)["positive"]["cards"] == 7
    game.play("morale_keep:reroll_die")
    assert before(game, seat) == ["combat_bonus", "reroll_die"]
    # The one not kept is still in the deck of nine, under the others; only who searched knows which it is.
    assert game.morale_pile("positive") == (8, [])
    assert [event.name for event in game.events_for(1 - seat) if event.name == "morale_seen"] == []
    known: Any = [game.view(viewer).state for viewer in (seat, 1 - seat)]
    assert [len(state.known) for state in known] == [1, 0]


@pytest.mark.rule("BF-MRL-04")
def test_a_discarded_morale_card_cannot_be_taken_instead_of_searching() -> None:
    game = led()
    game.stack_morale("positive", ["reroll_die", "combat_draw", "redraw_hand"], ["combat_bonus"])
    game.play("play:leadership")
    assert game.asked()[1] == "card"
    assert "morale_keep:combat_bonus" not in game.choice


@pytest.mark.rule("BF-MRL-04")
def test_the_card_under_the_deck_comes_last() -> None:
    game = led()
    seat = game.choice.seat
    game.stack_morale("positive", ["reroll_die", "combat_draw", "redraw_hand"])
    game.luck(draws=["combat_draw", "reroll_die"])
    game.play("play:leadership", "morale_keep:reroll_die")
    game.deal_duel(seat, ["leadership"], [], [])
    s: Any = game.state
    s.stack[NEXT_STEP] -= 1
    s.seat = -1
    s.run()
    game.luck(draws=["redraw_hand", "combat_draw"], strict=True)
    # The second Search finds the untouched card first, and the other one only after it.
    game.play("play:leadership")
    assert game.keys == {"morale_keep:redraw_hand", "morale_keep:combat_draw"}


@pytest.mark.rule("BF-MRL-02", "BF-MRL-15", "BF-REG-14", "BF-EXA-34")
def test_positive_morale_takes_a_negative_card_of_the_owners_choice_and_brings_nothing_else() -> None:
    game = at_temple(whole()).have_morale(0, "search_one", "skip_activation")
    game.play(f"go:{TEMPLE}")
    assert (game.asked(), game.keys) == ((0, "card"), {"morale_drop:search_one", "morale_drop:skip_activation"})
    game.play("morale_drop:skip_activation")
    assert held(game) == ["search_one"]
    assert game.morale_pile("positive") == (9, [])
    assert game.morale_pile("negative")[1] == ["skip_activation"]


@pytest.mark.rule("BF-MRL-02", "BF-EXA-34")
def test_so_it_is_in_a_duel() -> None:
    game = led("search_one", "roll_one_less")
    seat = game.choice.seat
    game.play("play:leadership", "morale_drop:search_one")
    assert before(game, seat) == ["roll_one_less"]
    assert game.morale_pile("positive") == (10, [])


@pytest.mark.rule("BF-MRL-05", "BF-MRL-06", "BF-REG-15")
def test_nobody_draws_a_third_positive_card() -> None:
    game = at_temple(whole()).have_morale(0, "combat_draw", "combat_bonus")
    game.luck(strict=True)
    game.play(f"go:{TEMPLE}")
    assert game.asked() == (0, "action"), "neither card could be resolved now"
    assert held(game) == ["combat_draw", "combat_bonus"]
    assert game.morale_pile("positive") == (7, [])


@pytest.mark.rule("BF-MRL-05", "BF-MRL-06")
def test_nobody_is_asked_to_make_room_where_there_is_room() -> None:
    game = at_temple(whole()).have_morale(0, "redraw_hand")
    game.deal(0, hand=["attack"], deck=["defense"])
    game.ask_again().luck(draws=["reroll_die"])
    game.play(f"go:{TEMPLE}")
    assert game.asked() != (0, "may")
    assert sorted(held(game)) == ["redraw_hand", "reroll_die"]


@pytest.mark.rule("BF-MRL-06")
@pytest.mark.parametrize("makes_room", [True, False])
def test_a_card_of_use_now_may_be_resolved_first_to_make_room(makes_room: bool) -> None:
    game = at_temple(whole()).have_morale(0, "combat_draw", "redraw_hand")
    game.deal(0, hand=["attack"], deck=["defense"])
    game.ask_again().play(f"go:{TEMPLE}")
    assert (game.asked(), game.keys) == ((0, "may"), {"morale:redraw_hand", "pass"})
    game.luck(draws=["defense", "reroll_die"] if makes_room else [])
    if makes_room:
        game.play("morale:redraw_hand", "discard:attack")
        assert game.player(0)["hand"] == ["defense"]
        assert held(game) == ["combat_draw", "reroll_die"]
    else:
        game.play("pass")
        assert held(game) == ["combat_draw", "redraw_hand"]


@pytest.mark.rule("BF-MRL-09", "BF-MRL-10", "BF-MRL-19", "BF-MRL-20", "BF-EXA-33")
def test_each_negative_card_is_absorbed_while_there_is_a_positive_one() -> None:
    game = whole().have_morale(0, "reroll_die")
    game.luck(draws=["skip_activation"])
    rob_tomb(game)
    assert order_of(game) == ["morale_dropped", "morale_taken"]
    assert held(game) == ["skip_activation"]
    assert game.morale_pile("positive")[1] == ["reroll_die"]
    assert game.morale_pile("negative") == (8, [])


def order_of(game: HeroesGame) -> list[str]:
    """How Morale cards came and went."""
    return [event.name for event in game.events if event.name in ("morale_dropped", "morale_taken", "morale_card")]


@pytest.mark.rule("BF-MRL-09")
def test_the_owner_picks_which_positive_card_is_given_up() -> None:
    game = rob_tomb(whole().have_morale(0, "reroll_die", "combat_bonus"))
    assert game.keys == {"morale_drop:reroll_die", "morale_drop:combat_bonus"}
    game.play("morale_drop:combat_bonus")
    # The second Negative card takes the other one, which needs no question.
    assert held(game) == []
    assert game.morale_pile("positive")[1] == ["combat_bonus", "reroll_die"]
    assert game.morale_pile("negative") == (9, [])


@pytest.mark.rule("BF-MRL-10", "BF-MRL-11")
def test_negative_cards_are_drawn_without_a_limit() -> None:
    game = whole().have_morale(0, "search_one", "roll_one_less", "set_attack_die_minus")
    game.luck(draws=["skip_activation", "reroll_plus_one"])
    # The Tomb's first Search sets one of them off.
    rob_tomb(game)
    assert held(game) == ["set_attack_die_minus", "roll_one_less", "skip_activation", "reroll_plus_one"]
    assert game.morale_resolved() == ["search_one"]


@pytest.mark.rule("BF-MRL-10")
def test_a_beaten_main_hero_draws_a_negative_card_in_the_winners_turn() -> None:
    game = whole().meadow()
    game.face(*OPEN)
    game.play(f"go:{OPEN[1]}")
    game.luck(draws=["random_combat_discard"])
    game.fight()
    while game.events_named("morale_taken") == []:
        game.play("pass")
    assert held(game, 1) == ["random_combat_discard"]
    assert held(game, 0) == []


@pytest.mark.rule("BF-MRL-09")
def test_a_beaten_main_hero_gives_up_a_positive_card_of_the_own_choice() -> None:
    game = whole().meadow().have_morale(1, "combat_bonus", "repeat_search")
    game.face(*OPEN)
    game.play(f"go:{OPEN[1]}")
    game.fight()
    while not any(key.startswith("morale_drop") for key in game.choice.keys):
        game.play("pass")
    assert game.asked() == (1, "card")
    game.play("morale_drop:repeat_search")
    assert held(game, 1) == ["combat_bonus"]
    assert game.morale_pile("positive")[1] == ["repeat_search"]


# -- where cards go ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BF-MRL-08", "BF-MRL-15")
def test_a_resolved_positive_card_goes_under_its_deck() -> None:
    game = skirmish("neutral_boars@b2 morale_cards=reroll_die", TROLLS, dice=[-1, 1, 0], morale_decks="on")
    assert game.morale_pile("positive") == (8, [])
    game.play("attack:b3", "morale_reroll:1")
    assert (game.morale_pile("positive"), game.side(0)["morale_cards"]) == ((9, []), [])


@pytest.mark.rule("BF-MRL-08")
def test_it_is_drawn_again_only_after_all_others() -> None:
    game = at_temple(whole()).have_morale(0, "redraw_hand")
    game.stack_morale("positive", ["combat_draw"])
    game.deal(0, hand=["attack"], deck=["defense"])
    game.ask_again().play("morale:redraw_hand", "done")
    game.luck(draws=["combat_draw"], strict=True)
    game.play(f"go:{TEMPLE}")
    assert held(game) == ["combat_draw"]


@pytest.mark.rule("BF-MRL-13", "BF-MRL-15")
def test_a_resolved_negative_card_goes_under_its_deck() -> None:
    game = skirmish("neutral_boars@b2 morale_cards=set_attack_die_minus", TROLLS, dice=[1, 0], morale_decks="on")
    assert game.morale_pile("negative") == (8, [])
    game.apply("attack:b3")
    assert (game.morale_pile("negative"), game.side(0)["morale_cards"]) == ((9, []), [])
    s: Any = game.state
    names = {MORALE_IDS[morale_kind(card)] for card in uppermost(s, MORALE_DECK + 1)}
    assert len(names) > 1
    assert "set_attack_die_minus" not in names, "it lies underneath"


@pytest.mark.rule("BF-MRL-16", "BF-EXA-37")
def test_an_empty_deck_is_made_anew_from_its_discard_pile() -> None:
    game = whole().stack_morale("negative", [], ["search_one", "skip_activation", "roll_one_less"])
    game.luck(draws=["skip_activation", "roll_one_less"])
    rob_tomb(game)
    assert game.events_named("morale_shuffled") == [{"n": 1}]
    assert held(game) == ["roll_one_less", "skip_activation"]
    assert game.morale_pile("negative") == (1, [])


@pytest.mark.rule("BF-MRL-17")
def test_nothing_is_drawn_where_there_is_no_card_left() -> None:
    game = at_temple(whole()).stack_morale("positive", []).luck(strict=True)
    game.play(f"go:{TEMPLE}")
    assert (game.asked(), held(game)) == ((0, "action"), [])
    game = rob_tomb(whole().stack_morale("negative", []))
    assert (game.asked(), held(game)) == ((0, "action"), [])


@pytest.mark.rule("BF-MRL-17")
def test_a_search_that_finds_a_single_card_gives_that_card() -> None:
    game = led()
    seat = game.choice.seat
    game.stack_morale("positive", ["redraw_hand"])
    game.play("play:leadership")
    assert game.asked() == (seat, "action")
    assert before(game, seat) == ["redraw_hand"]


@pytest.mark.rule("BF-MRL-15", "BF-MRL-17", "H3-VIC-09")
@pytest.mark.parametrize(
    ("cards", "deck"), [(("search_one", "roll_one_less"), "negative"), (("repeat_search", "redraw_hand"), "positive")]
)
def test_the_cards_of_an_eliminated_player_go_to_the_discard_piles(cards: tuple[str, ...], deck: str) -> None:
    game = whole(THREE).meadow()
    game.own(2, game.town_of(1))
    game.position.homeless = (0, 1, 0)
    game.have_morale(1, *cards)
    game.face(*OPEN).play(f"go:{OPEN[1]}")
    game.fight()
    while not game.events_named("eliminated"):
        game.play(game.choice.keys[-1])
    assert held(game, 1) == []
    assert game.player(1)["morale"] is None
    left, discards = game.morale_pile(deck)
    assert set(cards) <= set(discards)
    assert left + len(discards) == 9


# -- who has none ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BF-MRL-18", "BF-MRL-21", "BF-EXA-38")
def test_a_necropolis_player_gains_nothing_at_a_temple() -> None:
    game = at_temple(whole(UNDEAD)).luck(strict=True)
    game.play(f"go:{TEMPLE}")
    assert (held(game), game.morale_pile("positive")) == ([], (9, []))


@pytest.mark.rule("BF-MRL-21")
def test_a_necropolis_player_loses_nothing_either() -> None:
    game = rob_tomb(whole(UNDEAD))
    assert (held(game), game.morale_pile("negative")) == ([], (9, []))
    with pytest.raises(SetupError, match="BF-MRL-21"):
        skirmish("necropolis_zombies@b2 morale_cards=reroll_die", TROLLS, morale_decks="on")


@pytest.mark.rule("BF-MRL-20")
def test_a_core_card_for_morale_is_one_gain_and_one_against_it_one_loss() -> None:
    game = skirmish(
        "neutral_boars@b2 cards=leadership hand=1", TROLLS, draws=["leadership", "reroll_die"], morale_decks="on"
    )
    game.apply("play:leadership")
    assert game.side(0)["morale_cards"] == ["reroll_die"]


@pytest.mark.rule("BF-MRL-20", "BF-MRL-09")
def test_an_ability_against_morale_takes_one_positive_card_and_gives_no_negative_one() -> None:
    game = skirmish(
        "necropolis_ghost_dragons@b2", "castle_griffins@b5 morale_cards=reroll_die,combat_bonus", morale_decks="on"
    )
    assert (game.asked(), game.keys) == ((1, "card"), {"morale_drop:reroll_die", "morale_drop:combat_bonus"})
    game.play("morale_drop:reroll_die")
    assert (game.asked(), game.side(1)["morale_cards"]) == ((0, "action"), ["combat_bonus"])
    assert game.morale_pile("positive")[1] == ["reroll_die"]
    none_held = skirmish("necropolis_ghost_dragons@b2", "castle_griffins@b5", morale_decks="on")
    assert (none_held.asked(), none_held.side(1)["morale_cards"]) == ((0, "action"), [])


@pytest.mark.rule("BF-MRL-09", "BF-MRL-06")
def test_nobody_is_asked_to_make_room_for_a_negative_card() -> None:
    game = morale_duel()
    seat = game.duel.seat
    game.have_morale(seat, "combat_draw", "redraw_hand")
    game.deal_duel(seat, ["attack"], ["defense"], [])
    game.gain_morale(-1)
    assert (game.asked(), game.keys) == ((seat, "card"), {"morale_drop:combat_draw", "morale_drop:redraw_hand"})
