"""A player's turn: the cards at its start, what may be done in it, and its end."""

import pytest

from tests.heroes.builder import HeroesGame, solo_game, whole_game

SIX = ["attack", "attack", "defense", "defense", "power", "knowledge"]
NINE = [*SIX, "magic_arrow", "haste", "town_portal"]


def second_turn(hand: list[str], deck: list[str], discards: list[str] | None = None, experience: int = 0) -> HeroesGame:
    """Seat 1 begins its turn with these cards; seat 0 has just ended its own."""
    game = whole_game()
    game.deal(1, hand=hand, deck=deck, discards=discards or [])
    game.level(1, experience)
    return game.end_turn()


@pytest.mark.rule("H3-TRN-01")
def test_the_player_whose_turn_begins_is_the_active_one() -> None:
    game = whole_game()
    assert (game.seen()["turn"], game.asked()) == (0, (0, "action"))
    game.next_turn()
    assert (game.seen()["turn"], game.asked()) == (1, (1, "action"))


@pytest.mark.rule("H3-TRN-02")
@pytest.mark.parametrize("count", [0, 1, 3])
def test_any_number_of_cards_may_be_discarded_first(count: int) -> None:
    game = second_turn(["attack", "defense", "power"], SIX)
    for card in ["attack", "defense", "power"][:count]:
        assert "done" in game.keys
        game.play(f"discard:{card}")
    if count < 3:
        game.play("done")
    assert game.asked() == (1, "amount")
    assert game.own_piles(1) == (3 - count, 6, count)


@pytest.mark.rule("H3-TRN-03", "H3-TRN-04")
@pytest.mark.parametrize("count", [0, 1, 2, 4])
def test_then_any_number_is_drawn_up_to_the_limit(count: int) -> None:
    game = second_turn([], NINE)
    assert game.keys == {f"draw_cards:{n}" for n in range(5)}
    game.play(f"draw_cards:{count}")
    assert game.own_piles(1) == (count, 9 - count, 0)
    assert game.asked() == (1, "action")


@pytest.mark.rule("H3-EXW-01")
def test_a_full_draw_takes_the_top_four_cards() -> None:
    game = second_turn([], NINE)
    game.luck(draws=["power", "magic_arrow", "haste", "town_portal"])
    game.play("draw_cards:4")
    assert sorted(game.player(1)["hand"]) == ["haste", "magic_arrow", "power", "town_portal"]


@pytest.mark.rule("H3-EXC-02")
def test_at_level_three_two_are_discarded_and_four_drawn() -> None:
    game = second_turn(["attack", "defense", "power"], SIX, experience=4)
    game.play("discard:attack", "discard:defense", "done")
    assert game.keys == {f"draw_cards:{n}" for n in range(5)}
    game.play("draw_cards:4")
    assert game.own_piles(1) == (5, 2, 2)


@pytest.mark.rule("H3-TRN-05", "H3-TRN-09", "H3-EXD-006")
def test_seven_cards_are_kept_through_the_turn_and_discarded_down_at_the_next() -> None:
    game = whole_game()
    hand = [*SIX, "haste"]
    game.deal(0, hand=hand, deck=["slow", "slow"], discards=[])
    game.ask_again().next_turn()
    assert game.own_piles(0) == (7, 2, 0), "nothing is lost at the end of a turn"
    game.astrologers(["dead_silence"])
    game.end_turn()
    for card in ("attack", "attack", "defense"):
        assert "done" not in game.keys
        game.play(f"discard:{card}")
    assert "done" in game.keys
    game.play("discard:haste", "done")
    assert game.keys == {"draw_cards:0", "draw_cards:1"}
    assert game.own_piles(0) == (3, 2, 4)


@pytest.mark.rule("H3-TRN-06")
def test_a_hand_at_the_limit_forces_nothing() -> None:
    game = second_turn(["attack", "defense", "power", "haste"], SIX)
    game.play("done")
    assert game.asked() == (1, "action"), "nothing to draw, nothing to discard"
    assert game.own_piles(1) == (4, 6, 0)


@pytest.mark.rule("H3-TRN-07")
def test_cards_just_drawn_cannot_be_discarded_for_others() -> None:
    game = second_turn(["attack", "defense"], SIX)
    game.play("discard:attack", "done", "draw_cards:2")
    assert game.asked() == (1, "action")
    assert not [key for key in game.keys if key.startswith(("discard:", "draw_cards:"))]
    assert game.own_piles(1) == (3, 4, 1)


@pytest.mark.rule("H3-TRN-08")
@pytest.mark.parametrize(("experience", "limit"), [(0, 4), (3, 4), (4, 5), (8, 6), (12, 7)])
def test_the_hand_limit_follows_the_level(experience: int, limit: int) -> None:
    game = second_turn([], NINE, experience=experience)
    assert game.keys == {f"draw_cards:{n}" for n in range(limit + 1)}


@pytest.mark.rule("H3-TRN-09")
def test_during_the_turn_a_hand_may_exceed_the_limit() -> None:
    game = whole_game(("castle/catherine", "dungeon/mutare"))
    game.deal(0, hand=["attack", "defense", "power", "haste"], deck=["slow"], discards=[])
    game.morale(0, 1)
    game.ask_again().play("morale_draw")
    assert game.own_piles(0) == (5, 0, 0)
    assert game.asked() == (0, "action")


@pytest.mark.rule("H3-TRN-10")
def test_buildings_that_work_at_the_start_of_a_turn_follow_the_draw() -> None:
    game = whole_game(("castle/catherine", "dungeon/mutare"))
    game.build(1, "dwelling_bronze", "mage_guild", "special_gears")
    game.deal(1, hand=["attack"], deck=SIX, discards=[])
    game.end_turn()
    assert game.keys == {"discard:attack", "done"}
    game.play("done")
    assert "draw_cards:3" in game.keys
    game.play("draw_cards:3")
    assert (game.asked(), game.keys) == ((1, "may"), {"yes", "no"})
    assert game.own_piles(1) == (4, 3, 0)


@pytest.mark.rule("H3-TRN-11", "H3-EXD-010")
def test_an_ongoing_card_is_discarded_before_the_draw() -> None:
    game = whole_game()
    game.deal(0, hand=["luck"], deck=[], discards=["attack", "defense"])
    game.ask_again().play("play:luck")
    game.astrologers(["dead_silence"])
    game.next_turn()
    assert game.player(0)["ongoing"] == ["luck"]
    assert game.player(0)["discard"] == ["attack", "defense"]
    game.end_turn()
    assert game.player(0)["ongoing"] == []
    assert game.keys == {f"draw_cards:{n}" for n in range(4)}, "three cards to reshuffle"
    game.play("draw_cards:3")
    assert sorted(game.player(0)["hand"]) == ["attack", "defense", "luck"]


@pytest.mark.rule("H3-TRN-12")
def test_cards_are_played_in_the_own_turn_only() -> None:
    game = whole_game()
    game.deal(0, hand=["estates"])
    game.deal(1, hand=["estates"])
    game.give(1, gold=50, materials=20, valuables=5)
    assert "play:estates" in game.ask_again().keys
    game.play("end_turn")
    assert game.asked() == (1, "play"), "town actions are open in another player's turn"
    assert not [key for key in game.keys if "estates" in key]
    assert game.why_not("play:estates")
    game.to_action()
    assert game.asked() == (1, "action")
    assert "play:estates" in game.keys


@pytest.mark.rule("H3-TRN-12")
def test_cards_that_make_a_purchase_cheaper_too() -> None:
    game = whole_game()
    for n in (0, 1):
        game.deal(n, hand=["starting_wisdom"])
        game.give(n, gold=50)
        game.build(n, "dwelling_bronze", "mage_guild")
    game.ask_again().play("buy_spell")
    assert "play:starting_wisdom" in game.keys
    game.play("pass", "take_top", "end_turn", "buy_spell")
    assert game.keys == {"look", "take_top"}, "nothing may be played in another player's turn"


@pytest.mark.rule("H3-TRN-12", "H3-TWA-04")
def test_nor_are_they_before_the_attack_of_an_ai_hero() -> None:
    game = solo_game().open_land()
    game.post_ai(0, "1,0.c")
    game.deal(0, hand=["legs_of_legion", "starting_wisdom"])
    game.give(0, gold=60)
    game.build(0, "dwelling_bronze", "mage_guild")
    game.stand(0, "1,0.ne", mp=0)
    assert "play:legs_of_legion" in game.ask_again().keys
    game.play("end_turn")
    assert game.events_named("ai_fight")
    assert game.asked() == (0, "play"), "town actions are open before any Combat"
    assert "play:legs_of_legion" not in game.keys
    game.play("buy_spell")
    assert game.keys == {"look", "take_top"}
    game.play("take_top", "recruit:castle_griffins")
    assert "play:legs_of_legion" not in game.keys
    game.play("done")
    assert game.seen()["combat"] is not None


@pytest.mark.rule("H3-TRN-13")
def test_movement_town_and_morale_go_in_any_order() -> None:
    game = whole_game(("castle/catherine", "dungeon/mutare"))
    game.give(0, gold=60, materials=20, valuables=5)
    game.morale(0, 1)
    game.deal(0, hand=[], deck=["attack"], discards=[])
    game.ask_again()
    game.play("go:0,0.ne", "build:city_hall", "morale_draw", "go:0,0.c", "recruit:castle_griffins", "go:0,0.ne")
    assert game.asked() == (0, "action")
    assert game.player(0)["heroes"][0] == {"field": "0,0.ne", "movement": 0, "last": "0,0.ne"}
    assert not [key for key in game.keys if key.startswith(("go:", "build:", "recruit:", "morale"))]


@pytest.mark.rule("H3-TRN-14")
def test_a_turn_ends_when_its_player_says_so_and_unspent_movement_is_lost() -> None:
    game = whole_game()
    game.give(0, gold=10)
    game.stand(0, "0,0.c", mp=0)
    game.deal(0, hand=["attack", "defense"], deck=[], discards=[])
    game.ask_again()
    assert game.asked() == (0, "action"), "even with nothing left to do"
    game.stand(0, "0,0.c", mp=3)
    game.ask_again().play("hire", "end_turn")
    assert game.events_named("end_turn") == [{"player": 0}]
    assert [hero["movement"] for hero in game.player(0)["heroes"]] == [0, 0]
    assert game.own_piles(0) == (2, 0, 0)
    game.to_action().astrologers(["dead_silence"])
    game.to_round(2)
    assert [hero["movement"] for hero in game.player(0)["heroes"]] == [3, 2], "and not saved up"
