"""The Positive Morale token: draw a card, exchange cards, roll a die again."""

import pytest

from tests.heroes.builder import skirmish

# -- draw --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-MOR-04", "H3-MOR-09")
def test_the_token_draws_a_card() -> None:
    game = skirmish("neutral_boars@b2 cards=attack,defense morale", "neutral_trolls@b3!", dice=[0, 0], draws=["attack"])
    game.play("attack:b3")
    assert game.asked() == (0, "play")
    # With an empty hand there is nothing to exchange.
    assert game.keys == {"morale_draw", "pass"}
    game.play("morale_draw")
    assert (game.side(0)["hand"], game.side(0)["deck"]) == (["attack"], ["defense"])
    assert game.side(0)["morale"] is False
    # The card may be played at once; the token is gone.
    assert game.keys == {"play:attack", "pass"}
    game.play("play:attack")
    assert game.hits()[0] == ("neutral_trolls", 3)
    assert not game.events_named("reroll")


@pytest.mark.rule("H3-MOR-04", "H3-CRD-18")
def test_the_draw_reshuffles_where_the_deck_is_empty() -> None:
    game = skirmish(
        "castle_marksmen+@b2 cards=attack hand=1 morale", "neutral_trolls@b4!", dice=[0, 0], draws=["attack", "attack"]
    )
    game.play("attack:b4")
    # Deck and discard pile are empty: no draw is offered.
    assert game.keys == {"play:attack", "morale_swap", "pass"}
    game.play("play:attack", "keep")
    # The second shot has a window of its own, and the card used for the first one lies in the discard pile.
    assert game.keys == {"morale_draw", "pass"}
    game.play("morale_draw", "play:attack")
    assert game.hits() == [("neutral_trolls", 3), ("neutral_trolls", 3)]
    assert game.events_named("reshuffle") == [{"side": 0}]


@pytest.mark.rule("H3-MOR-08")
def test_the_token_may_be_used_in_the_opponents_activation() -> None:
    game = skirmish(
        "neutral_boars@b2", "neutral_trolls@b3! cards=defense,attack morale", dice=[0, 0], draws=["defense"]
    )
    game.play("attack:b3")
    assert game.asked() == (1, "play")
    game.play("morale_draw", "play:defense")
    assert game.hits()[0] == ("neutral_trolls", 1)


# -- exchange ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-MOR-05", "H3-MOR-09")
def test_the_token_exchanges_any_number_of_cards() -> None:
    game = skirmish(
        "neutral_boars@b2 cards=attack,defense,defense,offense,armorer hand=3 morale",
        "neutral_trolls@b3!",
        dice=[0, 0],
        draws=["attack", "defense", "defense", "offense", "armorer"],
    )
    game.play("attack:b3", "morale_swap")
    assert game.side(0)["morale"] is False
    assert game.asked() == (0, "card")
    assert game.keys == {"discard:attack", "discard:defense", "done"}
    game.play("discard:defense", "discard:defense")
    # Nothing is drawn until the discarding is done.
    assert game.side(0)["hand"] == ["attack"]
    game.play("done")
    assert game.side(0)["hand"] == ["attack", "offense", "armorer"]
    assert game.side(0)["discard"] == ["defense", "defense"]
    assert game.asked() == (0, "play")


@pytest.mark.rule("H3-MOR-05")
def test_the_whole_hand_may_be_exchanged_and_no_card_as_well() -> None:
    army = "neutral_boars@b2 cards=attack,defense,offense,armorer hand=2 morale"
    game = skirmish(army, "neutral_trolls@b3!", dice=[0, 0], draws=["attack", "defense", "offense", "armorer"])
    game.play("attack:b3", "morale_swap", "discard:attack", "discard:defense")
    assert game.side(0)["hand"] == ["offense", "armorer"]

    game = skirmish(army, "neutral_trolls@b3!", dice=[0, 0], draws=["attack", "defense"])
    game.play("attack:b3", "morale_swap", "done")
    assert game.side(0)["hand"] == ["attack", "defense"]
    assert game.side(0)["morale"] is False


@pytest.mark.rule("H3-MOR-05", "H3-CRD-18")
def test_an_exchange_goes_on_with_the_reshuffled_discard_pile() -> None:
    game = skirmish(
        "neutral_boars@b2 cards=attack,defense,armorer hand=2 morale",
        "neutral_trolls@b3!",
        dice=[0, 0],
        draws=["attack", "defense", "armorer", "defense"],
    )
    game.play("attack:b3", "morale_swap", "discard:attack", "discard:defense")
    assert game.side(0)["hand"] == ["defense", "armorer"]
    assert game.side(0)["deck"] == ["attack"]


# -- reroll ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-MOR-06", "H3-MOR-07", "H3-MOR-09", "H3-CBC-05")
@pytest.mark.parametrize(("first", "second"), [(-1, 1), (1, -1), (0, 0)])
def test_the_token_rerolls_an_attack_die_and_the_new_result_stands(first: int, second: int) -> None:
    game = skirmish("neutral_boars@b2 morale", "neutral_trolls@b3!", dice=[first, second, 0])
    game.play("attack:b3")
    assert game.asked() == (0, "reroll")
    assert game.keys == {"morale_reroll:1", "keep"}
    game.play("morale_reroll:1")
    # One die once: nobody is asked again.
    assert game.hits()[0] == ("neutral_trolls", 2 + second)
    assert game.side(0)["morale"] is False
    assert len(game.events_named("reroll")) == 1


@pytest.mark.rule("H3-MOR-06")
def test_the_die_and_the_token_may_be_kept() -> None:
    game = skirmish("neutral_boars@b2 morale", "neutral_trolls@b3!", dice=[-1, 0])
    game.play("attack:b3", "keep")
    assert game.hits()[0] == ("neutral_trolls", 1)
    assert game.side(0)["morale"] is True


@pytest.mark.rule("H3-MOR-07")
@pytest.mark.parametrize(("which", "damage"), [("morale_reroll:1", 1), ("morale_reroll:2", 3)])
def test_one_die_of_two_is_rerolled(which: str, damage: int) -> None:
    # With the combat penalty the lower of both counts after the reroll.
    game = skirmish("castle_marksmen@b2 morale", "neutral_trolls@b3!", dice=[1, -1, 1, 0])
    game.play("attack:b3")
    assert game.keys == {"morale_reroll:1", "morale_reroll:2", "keep"}
    game.play(which)
    assert game.hits()[0] == ("neutral_trolls", damage)


@pytest.mark.rule("H3-MOR-07")
def test_nobody_rerolls_the_die_of_another() -> None:
    game = skirmish("neutral_boars@b2", "neutral_trolls@b3! morale", dice=[1, -1, 1])
    game.play("attack:b3")
    # The trolls' side has the token: no question about the boars' die, but one about its own retaliation.
    assert game.hits() == [("neutral_trolls", 3)]
    assert game.blows()[-1] == ("retaliate", "neutral_trolls", "neutral_boars")
    assert game.asked() == (1, "reroll")
    game.play("morale_reroll:1")
    assert game.hits()[1] == ("neutral_boars", 5)


@pytest.mark.rule("H3-MOR-06", "H3-MOR-07", "H3-CBT-19")
def test_the_owner_of_a_guarded_unit_rerolls_the_defense_die() -> None:
    game = skirmish("neutral_boars@b2", "neutral_trolls@b3!# morale", dice=[0, -1, 1, 0])
    game.play("attack:b3")
    assert game.asked() == (1, "reroll")
    game.play("morale_reroll:1")
    assert [args["n"] for args in game.events_named("defense_die")] == [-1, 1]
    assert game.hits()[0] == ("neutral_trolls", 1)
    assert game.side(1)["morale"] is False

    game = skirmish("neutral_boars@b2", "neutral_trolls@b3!# morale", dice=[0, -1, 0])
    game.play("attack:b3", "keep")
    assert game.hits()[0] == ("neutral_trolls", 2)
    assert game.side(1)["morale"] is True

    # The attacker's token is of no use against it.
    game = skirmish("neutral_boars@b2 morale", "neutral_trolls@b3!#", dice=[0, 1, 0])
    game.play("attack:b3", "keep")
    assert game.hits()[0] == ("neutral_trolls", 1)
    assert game.side(0)["morale"] is True


@pytest.mark.rule("H3-MOR-06", "H3-MOR-07")
def test_the_die_of_an_ability_may_be_rerolled_by_its_roller() -> None:
    game = skirmish("neutral_trolls@b2", "dungeon_medusas@b3! morale", dice=[-1, 0, 0, 1, 0])
    game.play("attack:b3")
    # The retaliation's own window and dice come first.
    game.play("keep")
    assert game.asked() == (1, "reroll")
    game.play("morale_reroll:1")
    assert [args["n"] for args in game.events_named("ability_die")] == [1, 0]
    assert game.unit_at("b2")["paralysed"] is True
    assert game.spent()

    game = skirmish("neutral_trolls@b2", "dungeon_medusas@b3! morale", dice=[-1, 0, 0, 1])
    game.play("attack:b3", "keep", "keep")
    assert game.unit_at("b2")["paralysed"] is False
    assert game.side(1)["morale"] is True


@pytest.mark.rule("H3-MOR-09")
def test_a_token_gives_one_of_its_uses() -> None:
    for use, draws in (("morale_draw", ["attack", "defense"]), ("morale_swap", ["attack"])):
        game = skirmish(
            "neutral_boars@b2 cards=attack,defense hand=1 morale", "neutral_trolls@b3!", dice=[0, 0], draws=draws
        )
        game.play("attack:b3", use)
        if use == "morale_swap":
            game.play("done")
        assert not any(key.startswith("morale") for key in game.keys)
        game.play("pass")
        # No reroll is offered any more.
        assert game.hits()[0] == ("neutral_trolls", 2)
        assert game.order("morale_used") == ["morale_used"]


@pytest.mark.rule("H3-CBC-05")
def test_a_reroll_is_all_the_token_does_between_roll_and_damage() -> None:
    game = skirmish(
        "neutral_boars@b2 cards=attack,defense hand=1 morale", "neutral_trolls@b3!", dice=[0, 0], draws=["attack"]
    )
    game.play("attack:b3", "pass")
    assert game.keys == {"morale_reroll:1", "keep"}


@pytest.mark.rule("H3-MOR-06")
def test_an_ability_and_the_token_may_both_reroll() -> None:
    game = skirmish("castle_crusaders+@b2 morale", "neutral_trolls@b3!", dice=[0, 0, 1, 0])
    game.play("attack:b3")
    assert game.keys == {"reroll:1", "morale_reroll:1", "keep"}
    game.play("morale_reroll:1")
    assert game.keys == {"reroll:1", "keep"}
    game.play("reroll:1")
    assert game.hits()[0] == ("neutral_trolls", 5)
    assert game.side(0)["morale"] is False


@pytest.mark.rule("H3-MOR-18")
def test_a_necropolis_hero_never_holds_a_token() -> None:
    game = skirmish("necropolis_skeletons@b3 morale", "castle_champions@b4 morale")
    assert [game.side(n)["morale"] for n in (0, 1)] == [False, True]


@pytest.mark.rule("H3-MOR-04", "H3-MOR-08")
@pytest.mark.parametrize("side", [0, 1])
def test_a_token_spent_in_an_activation_does_not_end_it(side: int) -> None:
    armies = ["castle_griffins@b2", "dungeon_troglodytes@b5"]
    armies[side] += " morale cards=attack,power hand=1"
    game = skirmish(*armies, draws=["attack", "power"])
    while game.asked() != (side, "action"):
        game.play("done")
    assert {"morale_draw", "morale_swap"} <= game.keys
    game.play("morale_draw")
    assert (game.side(side)["hand"], game.side(side)["morale"]) == (["attack", "power"], False)
    assert game.asked() == (side, "action")
    assert not {"morale_draw", "morale_swap"} & game.keys
