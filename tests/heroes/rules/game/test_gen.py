"""General adjudication (GEN), dice (RES) and the two sides of a card (CST), as far as a skirmish shows them."""

from typing import Any, cast

import pytest

from banneret.games import rules_of
from banneret.kernel.kinds import K_ROLL
from banneret.kernel.rules import Setup
from banneret.kernel.state import CHANCE
from tests.heroes.builder import skirmish


@pytest.mark.rule("H3-GEN-03")
def test_what_one_may_do_can_be_declined() -> None:
    game = skirmish("dungeon_harpies@b2", "neutral_boars@b5", dice=[0, 0])
    game.play("move:b4", "attack:b5", "no")
    assert game.unit_at("b4")["unit"] == "dungeon_harpies"


@pytest.mark.rule("H3-GEN-03")
def test_an_instruction_is_carried_out_as_far_as_possible() -> None:
    # Trolls take up to 3 damage off themselves and have only 1.
    game = skirmish("neutral_trolls@b2*1", "neutral_boars@b5")
    assert game.unit_at("b2")["damage"] == 0
    assert game.events_named("heal") == [{"unit": "neutral_trolls@0", "n": 1}]


@pytest.mark.rule("H3-GEN-07")
def test_at_the_same_instant_the_attacker_comes_first() -> None:
    game = skirmish(
        "castle_archangels@b2 cards=attack", "castle_archangels@b4 cards=defense", draws=["attack", "defense"]
    )
    assert [event["side"] for event in game.events_named("draw")] == [0, 1]


@pytest.mark.rule("H3-GEN-09")
def test_discards_gold_morale_and_unit_decks_are_open() -> None:
    game = skirmish(
        "castle_champions@b3 castle_zealots gold=7 morale cards=attack hand=1",
        "castle_crusaders@b4 castle_griffins@d5",
        draws=["attack"],
        dice=[0, 0],
    )
    game.play("attack:b4", "play:attack", "keep")
    for seat in (-1, 1):
        sides = cast(list[dict[str, Any]], game.rules.describe(game.view(seat))["sides"])
        seen = sides[0]
        assert (seen["discard"], seen["gold"], seen["morale"]) == (["attack"], 7, True)
        assert seen["reserve"] == ["castle_zealots"]


@pytest.mark.rule("H3-GEN-08")
def test_a_hand_is_known_to_its_owner_only() -> None:
    game = skirmish("castle_champions@b3 cards=attack hand=1", "castle_crusaders@b4", draws=["attack"])
    assert game.side(0)["hand"] == ["attack"]
    for seat in (-1, 1):
        sides = cast(list[dict[str, Any]], game.rules.describe(game.view(seat))["sides"])
        assert (sides[0]["hand"], sides[0]["hand_size"]) == ([], 1)


@pytest.mark.rule("H3-RES-12")
def test_the_attack_die_shows_three_faces_equally_often() -> None:
    rules = rules_of("heroes")
    setup = Setup(game="heroes", scenario="skirmish", seats=("castle_champions@b3", "castle_crusaders@b4"))
    state = rules.start(rules.normalise(setup))
    attack = rules.parse(state.kind, "attack:b4")
    assert attack is not None
    state.apply(attack)
    assert (state.seat, state.kind, state.outcomes) == (CHANCE, K_ROLL, (-1, 0, 1))


@pytest.mark.rule("H3-CST-08")
def test_the_side_that_lies_open_gives_statistics_and_abilities() -> None:
    # A Pack of Marksmen (initiative 6) shoots twice; turned to Few it has initiative 4 and shoots once.
    game = skirmish("neutral_boars@b3", "castle_marksmen+@b4*1 castle_griffins@d5", dice=[-1, 0, 0, 0, 0])
    assert (game.unit_at("b4")["pack"], game.unit_at("b4")["initiative"]) == (True, 6)
    game.play("attack:b4")
    assert (game.unit_at("b4")["pack"], game.unit_at("b4")["initiative"]) == (False, 4)
    game.play("done", "attack:b3")
    assert len(game.events_named("attack")) == 2
