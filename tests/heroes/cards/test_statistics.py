"""The cards that raise attack or defense: Attack, Defense, Offense and Armorer, basic and expert."""

import pytest

from banneret import Refused
from banneret.kernel.game import Game
from tests.heroes.support.fight import asked, blows, hits, keys, side, spent
from tests.heroes.support.stage import happened, play, stage, unit_at


def attacked_with(card: str, spare: str = "", dice: tuple[int, ...] = (0, 0), **more: int) -> Game:
    """Boars (attack 2) are about to attack trolls (attack 4, defense 0); the attacker holds the card."""
    words = " ".join(f"{name}={value}" for name, value in more.items())
    deck = f"cards={card},{spare}" if spare else f"cards={card}"
    draws = [card, *([spare] if spare else [])]
    game = stage(f"neutral_boars@b2 {deck} hand=1 {words}", "neutral_trolls@b3!", dice=dice, draws=draws)
    return play(game, "attack:b3")


def defended_with(card: str, spare: str = "", dice: tuple[int, ...] = (0, 0), **more: int) -> Game:
    """The same, but the defender holds the card."""
    words = " ".join(f"{name}={value}" for name, value in more.items())
    deck = f"cards={card},{spare}" if spare else f"cards={card}"
    draws = [card, *([spare] if spare else [])]
    game = stage("neutral_boars@b2", f"neutral_trolls@b3! {deck} hand=1 {words}", dice=dice, draws=draws)
    return play(game, "attack:b3")


# -- what each card does -----------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-ABL-01", "H3-ABL-02", "H3-CBR-11", "H3-CBR-13")
@pytest.mark.parametrize(("play_it", "by"), [("play:attack", 1), ("expert:attack", 2)])
def test_attack_raises_the_attack_of_the_attacking_unit(play_it: str, by: int) -> None:
    game = attacked_with("attack", expert=1)
    assert asked(game) == (0, "play")
    assert keys(game) == {"play:attack", "expert:attack", "pass"}
    play(game, play_it)
    assert hits(game) == [("neutral_trolls", 2 + by), ("neutral_boars", 4)]
    assert side(game, 0)["expert"] == (0 if by == 2 else 1)


@pytest.mark.rule("H3-ABL-01", "H3-ABL-02", "H3-CBR-11", "H3-CBR-14")
@pytest.mark.parametrize(("play_it", "by"), [("play:defense", 1), ("expert:defense", 2)])
def test_defense_raises_the_defense_of_the_attacked_unit(play_it: str, by: int) -> None:
    game = defended_with("defense", expert=1)
    assert asked(game) == (1, "play")
    assert keys(game) == {"play:defense", "expert:defense", "pass"}
    play(game, play_it)
    assert hits(game) == [("neutral_trolls", 2 - by), ("neutral_boars", 4)]
    assert side(game, 1)["expert"] == (0 if by == 2 else 1)


@pytest.mark.rule("H3-ABL-01", "H3-ABL-02", "H3-CRD-12")
@pytest.mark.parametrize(("play_it", "by"), [("play:offense", 1), ("expert:offense", 2)])
def test_offense_raises_attack_and_draws_a_card(play_it: str, by: int) -> None:
    game = attacked_with("offense", spare="attack", expert=1)
    play(game, play_it)
    # The card is drawn at once: it may still be played in the same window.
    assert side(game, 0)["hand"] == ["attack"]
    assert asked(game) == (0, "play")
    play(game, "play:attack")
    assert hits(game)[0] == ("neutral_trolls", 2 + by + 1)
    assert side(game, 0)["discard"] == ["offense", "attack"]


@pytest.mark.rule("H3-ABL-01", "H3-ABL-02", "H3-CRD-12")
@pytest.mark.parametrize(("play_it", "by"), [("play:armorer", 1), ("expert:armorer", 2)])
def test_armorer_raises_defense_and_draws_a_card(play_it: str, by: int) -> None:
    game = defended_with("armorer", spare="attack", expert=1)
    play(game, play_it)
    assert side(game, 1)["hand"] == ["attack"]
    assert hits(game)[0] == ("neutral_trolls", 2 - by)
    # The Attack just drawn is of use only now, for the retaliation.
    assert asked(game) == (1, "play")
    play(game, "play:attack")
    assert hits(game)[1] == ("neutral_boars", 5)


@pytest.mark.parametrize("card", ["offense", "armorer"])
def test_a_card_that_draws_may_be_played_on_the_other_side_just_to_draw(card: str) -> None:
    seat = 0 if card == "armorer" else 1
    game = attacked_with("armorer", spare="defense") if seat == 0 else defended_with("offense", spare="attack")
    assert asked(game) == (seat, "play")
    play(game, f"play:{card}")
    assert side(game, seat)["hand_size"] == 1
    # Its bonus helps nobody: it is for this attack and not for the retaliation that follows.
    assert hits(game)[0] == ("neutral_trolls", 2)
    play(game, "pass")
    assert hits(game)[1] == ("neutral_boars", 4)


@pytest.mark.rule("H3-CBR-11")
def test_a_card_that_only_raises_what_does_not_count_is_not_offered() -> None:
    game = attacked_with("defense")
    # Not in the attack; but in the retaliation that follows the boars are attacked.
    assert hits(game) == [("neutral_trolls", 2)]
    assert blows(game)[-1] == ("retaliate", "neutral_trolls", "neutral_boars")
    assert keys(game) == {"play:defense", "pass"}

    game = defended_with("attack")
    assert hits(game) == [("neutral_trolls", 2)]
    assert keys(game) == {"play:attack", "pass"}


# -- how long it lasts -------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-CBC-06")
def test_a_boost_covers_one_attack_and_not_the_next() -> None:
    game = stage("castle_marksmen+@b2 cards=attack hand=1", "neutral_trolls@b4!", dice=[0, 0], draws=["attack"])
    play(game, "attack:b4", "play:attack")
    assert hits(game) == [("neutral_trolls", 3), ("neutral_trolls", 2)]

    game = stage("castle_marksmen+@b2 cards=attack hand=1", "neutral_trolls@b4!", dice=[0, 0], draws=["attack"])
    play(game, "attack:b4", "pass", "play:attack")
    assert hits(game) == [("neutral_trolls", 2), ("neutral_trolls", 3)]


@pytest.mark.rule("H3-CBC-06")
def test_a_boost_of_defense_covers_one_attack_received() -> None:
    game = stage(
        "neutral_nomads@a3 neutral_boars@b2",
        "neutral_diamond_golems@b3! cards=defense hand=1 expert=1",
        dice=[1, 0, 1],
        draws=["defense"],
    )
    play(game, "attack:b3", "expert:defense")
    assert hits(game)[0] == ("neutral_diamond_golems", 0)
    assert unit_at(game, "b3")["defense"] == 2
    play(game, "attack:b3")
    assert hits(game)[-1] == ("neutral_diamond_golems", 1)


@pytest.mark.rule("H3-CBC-07", "H3-CBT-09")
def test_a_boost_does_not_carry_into_the_retaliation() -> None:
    game = stage(
        "neutral_boars@b2 cards=attack,defense hand=2",
        "neutral_trolls@b3! cards=defense,attack hand=2",
        dice=[0, 0],
        draws=["attack", "defense", "defense", "attack"],
    )
    play(game, "attack:b3", "play:attack", "play:defense")
    assert hits(game) == [("neutral_trolls", 2)]
    # In the retaliation the trolls' side is asked first, each for the cards that fit its part now.
    assert asked(game) == (1, "play")
    assert keys(game) == {"play:attack", "pass"}
    play(game, "pass")
    assert asked(game) == (0, "play")
    assert keys(game) == {"play:defense", "pass"}
    play(game, "pass")
    assert hits(game)[1] == ("neutral_boars", 4)


# -- worked examples ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-EXW-09", "H3-CBR-15", "H3-CBC-06", "H3-ABL-03")
def test_expert_defense_makes_griffins_harmless_to_dread_knights() -> None:
    game = stage(
        "castle_griffins+@b2",
        "necropolis_dread_knights@b3 cards=defense,defense hand=2 expert=1 level=2",
        dice=[1, 0],
        draws=["defense", "defense"],
    )
    play(game, "attack:b3", "expert:defense", "pass")
    assert hits(game)[0] == ("necropolis_dread_knights", 0)
    assert side(game, 1)["expert"] == 0
    assert unit_at(game, "b3")["defense"] == 2
    assert hits(game)[1] == ("castle_griffins+", 5)


@pytest.mark.rule("H3-EXC-06", "H3-CBC-07")
def test_zombies_attack_griffins_with_a_card_on_each_side() -> None:
    game = stage(
        "neutral_zombies@b2 neutral_peasants@a3 cards=attack hand=1",
        "castle_griffins+@b3 cards=defense hand=1",
        dice=[1, 0, 0, 0],
        draws=["attack", "defense"],
    )
    play(game, "done", "activate:b2", "attack:b3", "play:attack", "play:defense")
    # 2 + 1 + 1 - 1; the Griffins, HP 4, are not flipped.
    assert hits(game)[0] == ("castle_griffins+", 3)
    assert unit_at(game, "b3")["pack"] is True
    # 3 against the Zombies' 0 and 1 for the die of 0: neither card counts in the retaliation.
    assert hits(game)[1] == ("neutral_zombies", 2)
    play(game, "attack:b3")
    assert blows(game)[-1] == ("retaliate", "castle_griffins", "neutral_peasants")
    assert spent(game)


# -- Expert effects ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-ABL-03")
def test_expert_effects_run_out() -> None:
    game = stage(
        "neutral_boars@b2 cards=attack,attack,attack hand=3 expert=2 level=4",
        "neutral_crystal_dragons@b3!",
        dice=[0, 0],
        draws=["attack", "attack", "attack"],
    )
    play(game, "attack:b3", "expert:attack", "expert:attack")
    assert keys(game) == {"play:attack", "pass"}
    assert game.why_not("expert:attack") == "H3-ABL-03"
    with pytest.raises(Refused, match="H3-ABL-03"):
        game.apply("expert:attack")
    play(game, "play:attack")
    # 2 + 2 + 2 + 1 against 3.
    assert hits(game)[0] == ("neutral_crystal_dragons", 4)


@pytest.mark.rule("H3-ABL-03")
def test_without_expert_effects_the_basic_one_is_all_there_is() -> None:
    game = attacked_with("attack", level=1)
    assert keys(game) == {"play:attack", "pass"}
    assert game.why_not("expert:attack") == "H3-ABL-03"


@pytest.mark.rule("H3-ABL-03")
def test_each_side_has_its_own_expert_effects_and_they_do_not_come_back_with_the_next_round() -> None:
    game = stage(
        "neutral_gold_golems@b2 cards=attack,attack hand=2 expert=1",
        "neutral_diamond_golems@b3! cards=defense hand=1",
        dice=[0, 0],
        draws=["attack", "attack", "defense"],
    )
    play(game, "attack:b3", "expert:attack")
    assert asked(game) == (1, "play")
    assert keys(game) == {"play:defense", "pass"}
    play(game, "pass", "pass")
    assert hits(game)[0] == ("neutral_diamond_golems", 3)
    assert asked(game) == (1, "action")  # round 2
    play(game, "done", "attack:b3")
    assert keys(game) == {"play:attack", "pass"}


# -- where cards go ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-CRD-16")
def test_a_used_card_goes_to_its_owners_discard_pile() -> None:
    game = stage(
        "neutral_boars@b2 cards=attack hand=1",
        "neutral_trolls@b3! cards=defense hand=1",
        dice=[0, 0],
        draws=["attack", "defense"],
    )
    play(game, "attack:b3", "play:attack", "play:defense")
    assert [side(game, n)["discard"] for n in (0, 1)] == [["attack"], ["defense"]]
    assert [side(game, n)["hand"] for n in (0, 1)] == [[], []]


@pytest.mark.rule("H3-CRD-18")
def test_a_draw_from_an_empty_deck_makes_a_new_one_of_the_discard_pile() -> None:
    game = stage(
        "castle_marksmen+@b2 cards=attack,offense hand=2",
        "neutral_trolls@b4!",
        dice=[0, 0],
        draws=["attack", "offense", "attack"],
    )
    play(game, "attack:b4", "play:attack", "pass")
    assert (side(game, 0)["deck"], side(game, 0)["discard"]) == ([], ["attack"])
    play(game, "play:offense")
    assert happened(game, "reshuffle") == [{"side": 0}]
    assert side(game, 0)["hand"] == ["attack"]
    play(game, "play:attack")
    # 2 + 1, then 2 + 1 + 1: the Attack counted in both shots.
    assert hits(game) == [("neutral_trolls", 3), ("neutral_trolls", 4)]


def test_a_card_cannot_be_drawn_again_in_the_window_it_was_played_in() -> None:
    game = stage(
        "neutral_boars@b2 cards=offense,offense,attack hand=3",
        "neutral_crystal_dragons@b3!",
        dice=[0, 0],
        draws=["offense", "offense", "attack"],
    )
    play(game, "attack:b3", "play:attack", "play:offense")
    # Deck and discard pile are empty: what was played lies in use until the dice are rolled.
    assert (side(game, 0)["hand"], side(game, 0)["discard"]) == (["offense"], [])
    play(game, "play:offense")
    assert not happened(game, "reshuffle")
    assert side(game, 0)["discard"] == ["attack", "offense", "offense"]


@pytest.mark.rule("H3-CRD-16", "H3-CRD-19")
def test_a_draw_is_lost_where_deck_and_discard_pile_are_empty() -> None:
    game = attacked_with("offense")
    play(game, "play:offense")
    # The card itself is in use and not yet on the pile, so it cannot draw itself.
    assert side(game, 0)["hand"] == []
    assert side(game, 0)["discard"] == ["offense"]
    assert hits(game)[0] == ("neutral_trolls", 3)
