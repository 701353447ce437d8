"""The clause that is named for whatever Adventure mode does not allow (section ADV)."""

import pytest

from tests.battlefield.builder import BattlefieldGame, first_round


def in_turn() -> BattlefieldGame:
    """A turn with an Adventure card kept, a card with Movement and one with gold beside the Hero board, and a unit."""
    game = first_round().turn_of(0)
    game.deal(0, hand=["angel_wings", "estates"])
    game.army(0, "castle_griffins")
    game.hold_cards(0, kept="windmill")
    return game.ask_again()


@pytest.mark.rule("BF-ADV-38", "BF-ADV-72")
@pytest.mark.parametrize(("key", "clause"), [
    ("go:0,0.e", "BF-ADV-38"), ("go2:0,0.e", "BF-ADV-38"), ("discover:0,0", "BF-ADV-38"),
    ("discover2:0,0", "BF-ADV-38"), ("lay:0,0", "BF-ADV-38"), ("lay2:0,0", "BF-ADV-38"),
    ("revisit:main", "BF-ADV-38"), ("hire", "BF-ADV-72"),
    ("use_unit:castle_champions", "BF-ADV-70"), ("cast:town_portal", "BF-ADV-19"), ("play:attack", "BF-ADV-11"),
    ("expert:attack", "BF-ADV-11"), ("play:angel_wings", "BF-ADV-38"), ("second:angel_wings", "BF-ADV-38"),
])  # fmt: skip
def test_what_is_not_done_in_a_turn(key: str, clause: str) -> None:
    assert in_turn().why_not(key) == clause


@pytest.mark.rule("BF-ADV-71", "BF-ADV-18")
@pytest.mark.parametrize(("level", "key", "clause"), [
    (0, "expert:estates", "BF-ADV-71"), (0, "second:titans_gladius", "BF-ADV-18"), (0, "play:attack", "BF-ADV-18"),
    (3, "expert:attack", "BF-ADV-18"),
])  # fmt: skip
def test_what_is_not_done_with_a_card_beside_the_hero_board(level: int, key: str, clause: str) -> None:
    game = in_turn()
    game.level(0, level)
    game.deal(0, hand=["estates", "titans_gladius", "attack"])
    assert game.ask_again().why_not(key) == clause


@pytest.mark.parametrize(("key", "clause"), [
    ("resolve:water_wheel", "BF-ADV-39"), ("drop_adventure:windmill", "BF-ADV-40"),
    ("save_adventure:windmill", "BF-ADV-39"), ("save_adventure:magic_spring", "BF-ADV-63"),
    ("keep_adventure:windmill", "BF-ADV-34"), ("swap_adventure:windmill", "BF-ADV-36"),
    ("use_movement:angel_wings", "BF-ADV-37"), ("use_movement:estates", "BF-ADV-36"),
    ("use_movement:logistics", "BF-ADV-36"), ("declare:5", "BF-ADV-51"), ("send:castle_griffins", "BF-ADV-52"),
    ("send:castle_zealots", "BF-ADV-54"), ("stun:castle_griffins", "BF-ADV-56"), ("raise:gold", "BF-ADV-28"),
    ("roll_income", "BF-ADV-28"),
])  # fmt: skip
def test_what_is_not_done_with_adventure_cards(key: str, clause: str) -> None:
    assert in_turn().why_not(key) == clause


@pytest.mark.rule("BF-ADV-41")
def test_no_second_card_is_resolved_in_a_round() -> None:
    game = in_turn()
    game.hold_cards(0, kept="windmill", saved="water_wheel")
    game.ask_again().play("resolve:windmill")
    assert game.why_not("resolve:water_wheel") == "BF-ADV-41", "it is there, but one was resolved"
    assert game.why_not("resolve:windmill") == "BF-ADV-39", "it is there no longer"


@pytest.mark.rule("BF-ADV-70")
@pytest.mark.parametrize("key", ["resolve:windmill", "end_turn"])
def test_turns_come_after_the_draft(key: str) -> None:
    game = first_round()
    game.hold_cards(0, saved="windmill")
    assert game.choice.kind_name != "action"
    assert game.why_not(key) == "BF-ADV-70"
