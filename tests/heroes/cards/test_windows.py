"""The window before an attack roll: who is asked when, and for what."""

import pytest

from banneret import Refused
from tests.heroes.builder import HeroesGame, skirmish


def armed(attacker: str, defender: str, dice: tuple[int, ...] = (0, 0), **options: str) -> HeroesGame:
    """Gold golems (3/2) attack crystal dragons (7/3); both sides hold the cards named."""
    hands = [hand.split(",") if hand else [] for hand in (attacker, defender)]
    words = [f" cards={','.join(hand)} hand={len(hand)}" if hand else "" for hand in hands]
    game = skirmish(
        f"neutral_gold_golems@b2{words[0]}",
        f"neutral_crystal_dragons@b3!{words[1]}",
        dice=dice,
        draws=[*hands[0], *hands[1]],
        **options,
    )
    return game.play("attack:b3")


@pytest.mark.rule("H3-CBR-12")
def test_the_attacking_side_is_asked_first_and_then_both_in_turn() -> None:
    game = armed("attack,attack", "defense,defense")
    for answer, seat in (("play:attack", 0), ("play:defense", 1), ("play:attack", 0), ("play:defense", 1)):
        assert game.asked() == (seat, "play")
        game.play(answer)
    assert game.hits()[0] == ("neutral_crystal_dragons", 0)


@pytest.mark.rule("H3-CBR-12")
def test_the_window_closes_when_both_sides_have_passed_in_a_row() -> None:
    game = armed("attack,attack", "defense,defense")
    game.play("pass")
    assert game.asked() == (1, "play")
    # A card of the other side opens it again for whoever had passed.
    game.play("play:defense")
    assert game.asked() == (0, "play")
    game.play("play:attack")
    assert game.asked() == (1, "play")
    game.play("pass")
    assert game.asked() == (0, "play")
    assert not game.events_named("die")
    game.play("pass")
    assert game.events_named("die")
    assert game.hits()[0] == ("neutral_crystal_dragons", 0)


@pytest.mark.rule("H3-CBR-12", "H3-CRD-12")
def test_a_card_takes_effect_at_once() -> None:
    game = armed("offense,attack", "defense")
    game.play("play:offense")
    assert game.order("play", "stat", "die") == ["play", "stat"]
    game.play("play:defense")
    assert game.order("play", "stat", "die") == ["play", "stat", "play", "stat"]


@pytest.mark.rule("H3-CBC-02")
def test_any_number_of_cards_may_be_played() -> None:
    game = armed("attack,attack,attack", "")
    game.play("play:attack", "play:attack", "play:attack")
    assert game.hits()[0] == ("neutral_crystal_dragons", 3)


@pytest.mark.rule("H3-CBC-04")
def test_no_card_is_played_between_the_roll_and_the_damage() -> None:
    game = skirmish(
        "castle_crusaders+@b2 cards=attack hand=1",
        "neutral_crystal_dragons@b3! cards=defense hand=1",
        dice=[0, -1],
        draws=["attack", "defense"],
    )
    game.play("attack:b3", "pass", "pass")
    # The Crusaders may reroll their 0: the only thing there is between roll and damage.
    assert game.asked() == (0, "reroll")
    assert game.keys == {"reroll:1", "keep"}
    with pytest.raises(Refused):
        game.apply("play:attack")
    game.play("keep")
    assert game.hits()[0] == ("neutral_crystal_dragons", 1)


@pytest.mark.rule("H3-CBT-09", "H3-CBR-12")
def test_a_retaliation_has_a_window_of_its_own_with_the_parts_exchanged() -> None:
    game = armed("defense", "attack")
    # Neither card fits the attack, so nobody was asked; in the retaliation the dragons' side is asked first.
    assert game.hits() == [("neutral_crystal_dragons", 0)]
    assert game.asked() == (1, "play")
    assert game.keys == {"play:attack", "pass"}
    game.play("play:attack")
    assert game.asked() == (0, "play")
    game.play("play:defense")
    # 7 + 1 - (2 + 1)
    assert game.hits()[1] == ("neutral_gold_golems", 5)


@pytest.mark.rule("H3-GEN-08")
def test_what_may_be_played_is_shown_to_nobody_else() -> None:
    game = armed("attack", "defense")
    assert game.rules.describe(game.view(0))["options"] == ["play:attack", "pass"]
    assert game.rules.describe(game.view(1))["options"] == []
    assert game.rules.describe(game.view())["options"] == []


@pytest.mark.rule("H3-GEN-08")
def test_with_an_option_everybody_with_a_card_is_asked() -> None:
    game = skirmish(
        "neutral_gold_golems@b2 cards=defense hand=1",
        "neutral_crystal_dragons@b3! cards=attack hand=1",
        dice=[0, 0],
        draws=["defense", "attack"],
        ask_anyway="on",
    )
    # At the start of Combat already, though neither card is of use then.
    for seat in (0, 1):
        assert game.asked() == (seat, "play")
        assert game.keys == {"pass"}
        game.play("pass")
    game.play("attack:b3")
    assert game.asked() == (0, "play")
    assert game.keys == {"pass"}
    game.play("pass")
    assert game.asked() == (1, "play")
    assert game.keys == {"pass"}


@pytest.mark.rule("H3-CRD-16", "H3-CRD-20")
def test_equal_cards_are_one_answer_and_are_spent_one_by_one() -> None:
    game = armed("attack,attack", "")
    assert game.choice.keys == ("play:attack", "pass")
    game.play("play:attack")
    assert game.side(0)["hand"] == ["attack"]
    game.play("pass")
    assert game.hits()[0] == ("neutral_crystal_dragons", 1)
    assert game.spent()
