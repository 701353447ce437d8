"""The cards that raise attack or defense: Attack, Defense, Offense and Armorer, basic and expert."""

import pytest

from banneret import Refused
from tests.heroes.builder import HeroesGame, skirmish


def attacked_with(card: str, spare: str = "", dice: tuple[int, ...] = (0, 0), **more: int) -> HeroesGame:
    """Boars (attack 2) are about to attack trolls (attack 4, defense 0); the attacker holds the card."""
    words = " ".join(f"{name}={value}" for name, value in more.items())
    deck = f"cards={card},{spare}" if spare else f"cards={card}"
    draws = [card, *([spare] if spare else [])]
    game = skirmish(f"neutral_boars@b2 {deck} hand=1 {words}", "neutral_trolls@b3!", dice=dice, draws=draws)
    return game.play("attack:b3")


def defended_with(card: str, spare: str = "", dice: tuple[int, ...] = (0, 0), **more: int) -> HeroesGame:
    """The same, but the defender holds the card."""
    words = " ".join(f"{name}={value}" for name, value in more.items())
    deck = f"cards={card},{spare}" if spare else f"cards={card}"
    draws = [card, *([spare] if spare else [])]
    game = skirmish("neutral_boars@b2", f"neutral_trolls@b3! {deck} hand=1 {words}", dice=dice, draws=draws)
    return game.play("attack:b3")


# -- what each card does -----------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-ABL-01", "H3-ABL-02", "H3-CBR-11", "H3-CBR-13")
@pytest.mark.parametrize(("play_it", "by"), [("play:attack", 1), ("expert:attack", 2)])
def test_attack_raises_the_attack_of_the_attacking_unit(play_it: str, by: int) -> None:
    game = attacked_with("attack", expert=1)
    assert game.asked() == (0, "play")
    assert game.keys == {"play:attack", "expert:attack", "pass"}
    game.play(play_it)
    assert game.hits() == [("neutral_trolls", 2 + by), ("neutral_boars", 4)]
    assert game.side(0)["expert"] == (0 if by == 2 else 1)


@pytest.mark.rule("H3-ABL-01", "H3-ABL-02", "H3-CBR-11", "H3-CBR-14")
@pytest.mark.parametrize(("play_it", "by"), [("play:defense", 1), ("expert:defense", 2)])
def test_defense_raises_the_defense_of_the_attacked_unit(play_it: str, by: int) -> None:
    game = defended_with("defense", expert=1)
    assert game.asked() == (1, "play")
    assert game.keys == {"play:defense", "expert:defense", "pass"}
    game.play(play_it)
    assert game.hits() == [("neutral_trolls", 2 - by), ("neutral_boars", 4)]
    assert game.side(1)["expert"] == (0 if by == 2 else 1)


@pytest.mark.rule("H3-ABL-01", "H3-ABL-02", "H3-CRD-12")
@pytest.mark.parametrize(("play_it", "by"), [("play:offense", 1), ("expert:offense", 2)])
def test_offense_raises_attack_and_draws_a_card(play_it: str, by: int) -> None:
    game = attacked_with("offense", spare="attack", expert=1)
    game.play(play_it)
    # The card is drawn at once: it may still be played in the same window.
    assert game.side(0)["hand"] == ["attack"]
    assert game.asked() == (0, "play")
    game.play("play:attack")
    assert game.hits()[0] == ("neutral_trolls", 2 + by + 1)
    assert game.side(0)["discard"] == ["offense", "attack"]


@pytest.mark.rule("H3-ABL-01", "H3-ABL-02", "H3-CRD-12")
@pytest.mark.parametrize(("play_it", "by"), [("play:armorer", 1), ("expert:armorer", 2)])
def test_armorer_raises_defense_and_draws_a_card(play_it: str, by: int) -> None:
    game = defended_with("armorer", spare="attack", expert=1)
    game.play(play_it)
    assert game.side(1)["hand"] == ["attack"]
    assert game.hits()[0] == ("neutral_trolls", 2 - by)
    # The Attack just drawn is of use only now, for the retaliation.
    assert game.asked() == (1, "play")
    game.play("play:attack")
    assert game.hits()[1] == ("neutral_boars", 5)


@pytest.mark.parametrize("card", ["offense", "armorer"])
def test_a_card_that_draws_may_be_played_on_the_other_side_just_to_draw(card: str) -> None:
    seat = 0 if card == "armorer" else 1
    game = attacked_with("armorer", spare="defense") if seat == 0 else defended_with("offense", spare="attack")
    assert game.asked() == (seat, "play")
    game.play(f"play:{card}")
    assert game.side(seat)["hand_size"] == 1
    # Its bonus helps nobody: it is for this attack and not for the retaliation that follows.
    assert game.hits()[0] == ("neutral_trolls", 2)
    game.play("pass")
    assert game.hits()[1] == ("neutral_boars", 4)


@pytest.mark.rule("H3-CBR-11")
def test_a_card_that_only_raises_what_does_not_count_is_not_offered() -> None:
    game = attacked_with("defense")
    # Not in the attack; but in the retaliation that follows the boars are attacked.
    assert game.hits() == [("neutral_trolls", 2)]
    assert game.blows()[-1] == ("retaliate", "neutral_trolls", "neutral_boars")
    assert game.keys == {"play:defense", "pass"}

    game = defended_with("attack")
    assert game.hits() == [("neutral_trolls", 2)]
    assert game.keys == {"play:attack", "pass"}


# -- how long it lasts -------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-CBC-06")
def test_a_boost_covers_one_attack_and_not_the_next() -> None:
    game = skirmish("castle_marksmen+@b2 cards=attack hand=1", "neutral_trolls@b4!", dice=[0, 0], draws=["attack"])
    game.play("attack:b4", "play:attack")
    assert game.hits() == [("neutral_trolls", 3), ("neutral_trolls", 2)]

    game = skirmish("castle_marksmen+@b2 cards=attack hand=1", "neutral_trolls@b4!", dice=[0, 0], draws=["attack"])
    game.play("attack:b4", "pass", "play:attack")
    assert game.hits() == [("neutral_trolls", 2), ("neutral_trolls", 3)]


@pytest.mark.rule("H3-CBC-06")
def test_a_boost_of_defense_covers_one_attack_received() -> None:
    game = skirmish(
        "neutral_nomads@a3 neutral_boars@b2",
        "neutral_diamond_golems@b3! cards=defense hand=1 expert=1",
        dice=[1, 0, 1],
        draws=["defense"],
    )
    game.play("attack:b3", "expert:defense")
    assert game.hits()[0] == ("neutral_diamond_golems", 0)
    assert game.unit_at("b3")["defense"] == 2
    game.play("attack:b3")
    assert game.hits()[-1] == ("neutral_diamond_golems", 1)


@pytest.mark.rule("H3-CBC-07", "H3-CBT-09")
def test_a_boost_does_not_carry_into_the_retaliation() -> None:
    game = skirmish(
        "neutral_boars@b2 cards=attack,defense hand=2",
        "neutral_trolls@b3! cards=defense,attack hand=2",
        dice=[0, 0],
        draws=["attack", "defense", "defense", "attack"],
    )
    game.play("attack:b3", "play:attack", "play:defense")
    assert game.hits() == [("neutral_trolls", 2)]
    # In the retaliation the trolls' side is asked first, each for the cards that fit its part now.
    assert game.asked() == (1, "play")
    assert game.keys == {"play:attack", "pass"}
    game.play("pass")
    assert game.asked() == (0, "play")
    assert game.keys == {"play:defense", "pass"}
    game.play("pass")
    assert game.hits()[1] == ("neutral_boars", 4)


# -- worked examples ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-EXW-09", "H3-CBR-15", "H3-CBC-06", "H3-ABL-03")
def test_expert_defense_makes_griffins_harmless_to_dread_knights() -> None:
    game = skirmish(
        "castle_griffins+@b2",
        "necropolis_dread_knights@b3 cards=defense,defense hand=2 expert=1 level=2",
        dice=[1, 0],
        draws=["defense", "defense"],
    )
    game.play("attack:b3", "expert:defense", "pass")
    assert game.hits()[0] == ("necropolis_dread_knights", 0)
    assert game.side(1)["expert"] == 0
    assert game.unit_at("b3")["defense"] == 2
    assert game.hits()[1] == ("castle_griffins+", 5)


@pytest.mark.rule("H3-EXC-06", "H3-CBC-07")
def test_zombies_attack_griffins_with_a_card_on_each_side() -> None:
    game = skirmish(
        "neutral_zombies@b2 neutral_peasants@a3 cards=attack hand=1",
        "castle_griffins+@b3 cards=defense hand=1",
        dice=[1, 0, 0, 0],
        draws=["attack", "defense"],
    )
    game.play("done", "activate:b2", "attack:b3", "play:attack", "play:defense")
    # 2 + 1 + 1 - 1; the Griffins, HP 4, are not flipped.
    assert game.hits()[0] == ("castle_griffins+", 3)
    assert game.unit_at("b3")["pack"] is True
    # 3 against the Zombies' 0 and 1 for the die of 0: neither card counts in the retaliation.
    assert game.hits()[1] == ("neutral_zombies", 2)
    game.play("attack:b3")
    assert game.blows()[-1] == ("retaliate", "castle_griffins", "neutral_peasants")
    assert game.spent()


# -- Expert effects ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-ABL-03")
def test_expert_effects_run_out() -> None:
    game = skirmish(
        "neutral_boars@b2 cards=attack,attack,attack hand=3 expert=2 level=4",
        "neutral_crystal_dragons@b3!",
        dice=[0, 0],
        draws=["attack", "attack", "attack"],
    )
    game.play("attack:b3", "expert:attack", "expert:attack")
    assert game.keys == {"play:attack", "pass"}
    assert game.why_not("expert:attack") == "H3-ABL-03"
    with pytest.raises(Refused, match="H3-ABL-03"):
        game.apply("expert:attack")
    game.play("play:attack")
    # 2 + 2 + 2 + 1 against 3.
    assert game.hits()[0] == ("neutral_crystal_dragons", 4)


@pytest.mark.rule("H3-ABL-03")
def test_without_expert_effects_the_basic_one_is_all_there_is() -> None:
    game = attacked_with("attack", level=1)
    assert game.keys == {"play:attack", "pass"}
    assert game.why_not("expert:attack") == "H3-ABL-03"


@pytest.mark.rule("H3-ABL-03")
def test_each_side_has_its_own_expert_effects_and_they_do_not_come_back_with_the_next_round() -> None:
    game = skirmish(
        "neutral_gold_golems@b2 cards=attack,attack hand=2 expert=1",
        "neutral_diamond_golems@b3! cards=defense hand=1",
        dice=[0, 0],
        draws=["attack", "attack", "defense"],
    )
    game.play("attack:b3", "expert:attack")
    assert game.asked() == (1, "play")
    assert game.keys == {"play:defense", "pass"}
    game.play("pass", "pass")
    assert game.hits()[0] == ("neutral_diamond_golems", 3)
    assert game.asked() == (1, "action")  # round 2
    game.play("done", "attack:b3")
    assert game.keys == {"play:attack", "pass"}


# -- where cards go ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-CRD-16")
def test_a_used_card_goes_to_its_owners_discard_pile() -> None:
    game = skirmish(
        "neutral_boars@b2 cards=attack hand=1",
        "neutral_trolls@b3! cards=defense hand=1",
        dice=[0, 0],
        draws=["attack", "defense"],
    )
    game.play("attack:b3", "play:attack", "play:defense")
    assert [game.side(n)["discard"] for n in (0, 1)] == [["attack"], ["defense"]]
    assert [game.side(n)["hand"] for n in (0, 1)] == [[], []]


@pytest.mark.rule("H3-CRD-18")
def test_a_draw_from_an_empty_deck_makes_a_new_one_of_the_discard_pile() -> None:
    game = skirmish(
        "castle_marksmen+@b2 cards=attack,offense hand=2",
        "neutral_trolls@b4!",
        dice=[0, 0],
        draws=["attack", "offense", "attack"],
    )
    game.play("attack:b4", "play:attack", "pass")
    assert (game.side(0)["deck"], game.side(0)["discard"]) == ([], ["attack"])
    game.play("play:offense")
    assert game.events_named("reshuffle") == [{"side": 0}]
    assert game.side(0)["hand"] == ["attack"]
    game.play("play:attack")
    # 2 + 1, then 2 + 1 + 1: the Attack counted in both shots.
    assert game.hits() == [("neutral_trolls", 3), ("neutral_trolls", 4)]


@pytest.mark.rule("H3-CRD-16")
def test_a_card_cannot_be_drawn_again_in_the_window_it_was_played_in() -> None:
    game = skirmish(
        "neutral_boars@b2 cards=offense,offense,attack hand=3",
        "neutral_crystal_dragons@b3!",
        dice=[0, 0],
        draws=["offense", "offense", "attack"],
    )
    game.play("attack:b3", "play:attack", "play:offense")
    # Deck and discard pile are empty: what was played lies in use until the dice are rolled.
    assert (game.side(0)["hand"], game.side(0)["discard"]) == (["offense"], [])
    game.play("play:offense")
    assert not game.events_named("reshuffle")
    assert game.side(0)["discard"] == ["attack", "offense", "offense"]


@pytest.mark.rule("H3-CRD-16", "H3-CRD-19")
def test_a_draw_is_lost_where_deck_and_discard_pile_are_empty() -> None:
    game = attacked_with("offense")
    game.play("play:offense")
    # The card itself is in use and not yet on the pile, so it cannot draw itself.
    assert game.side(0)["hand"] == []
    assert game.side(0)["discard"] == ["offense"]
    assert game.hits()[0] == ("neutral_trolls", 3)
