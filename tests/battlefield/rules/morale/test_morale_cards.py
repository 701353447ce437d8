"""What each Positive Morale card does in a Combat, and when."""

import pytest

from tests.battlefield.builder import BOARS, TROLLS, morale_duel, morale_skirmish
from tests.heroes.builder import skirmish

# -- Positive cards ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BF-MRL-07", "BF-MRL-08")
def test_a_combat_bonus_raises_one_attack() -> None:
    game = morale_skirmish("morale_cards=combat_bonus", dice=[0, 0, 0])
    game.play("attack:b3")
    assert (game.asked(), game.keys) == ((0, "play"), {"morale:combat_bonus", "pass"})
    game.play("morale:combat_bonus")
    assert game.hits()[0] == ("neutral_trolls", 3)
    assert (game.morale_resolved(), game.side(0)["morale_cards"]) == (["combat_bonus"], [])


@pytest.mark.rule("BF-MRL-07")
def test_a_second_attack_does_not_profit() -> None:
    game = skirmish(
        "castle_marksmen+@b2 morale_cards=combat_bonus", "neutral_trolls@b4!", dice=[0, 0], morale_decks="on"
    )
    game.play("attack:b4", "morale:combat_bonus")
    assert game.hits() == [("neutral_trolls", 3), ("neutral_trolls", 2)]


@pytest.mark.rule("BF-MRL-07")
def test_a_combat_bonus_raises_one_defense() -> None:
    game = morale_skirmish(defender="morale_cards=combat_bonus", dice=[0, 0])
    game.play("attack:b3")
    assert game.asked() == (1, "play")
    game.play("morale:combat_bonus")
    assert game.hits()[0] == ("neutral_trolls", 1)


@pytest.mark.rule("BF-MRL-07")
def test_it_may_be_kept_for_another_attack() -> None:
    game = morale_skirmish("morale_cards=combat_bonus", dice=[0, 0])
    game.play("attack:b3", "pass")
    assert game.hits()[0] == ("neutral_trolls", 2)
    assert game.side(0)["morale_cards"] == ["combat_bonus"]


@pytest.mark.rule("BF-MRL-07")
@pytest.mark.parametrize("first", [-1, 0, 1])
def test_a_reroll_throws_one_die_again(first: int) -> None:
    game = morale_skirmish("morale_cards=reroll_die", dice=[first, 1, 0])
    game.play("attack:b3")
    assert (game.asked(), game.keys) == ((0, "reroll"), {"morale_reroll:1", "keep"})
    game.play("morale_reroll:1")
    assert game.hits()[0] == ("neutral_trolls", 3)
    assert (game.morale_resolved(), game.side(0)["morale_cards"]) == (["reroll_die"], [])


@pytest.mark.rule("BF-MRL-07")
def test_two_rerolls_may_follow_each_other() -> None:
    game = morale_skirmish("morale_cards=reroll_die,reroll_die", dice=[-1, -1, 1, 0])
    game.play("attack:b3", "morale_reroll:1", "morale_reroll:1")
    assert game.hits()[0] == ("neutral_trolls", 3)
    assert game.morale_resolved() == ["reroll_die", "reroll_die"]


@pytest.mark.rule("BF-MRL-07")
def test_other_cards_do_not_reroll() -> None:
    game = morale_skirmish("morale_cards=combat_draw", dice=[-1, 0])
    game.play("attack:b3")
    assert game.hits()[0] == ("neutral_trolls", 1), "nobody was asked"


@pytest.mark.rule("BF-MRL-07")
@pytest.mark.parametrize("first", [-1, 0])
def test_a_sure_hit_turns_a_die_to_plus_one(first: int) -> None:
    game = morale_skirmish("morale_cards=set_attack_die_plus", dice=[first, 0])
    game.play("attack:b3")
    assert game.keys == {"morale_plus:1", "keep"}
    game.play("morale_plus:1")
    assert game.hits()[0] == ("neutral_trolls", 3)
    assert game.dice_thrown()[:2] == [("die", first), ("die_turned", 1)]


@pytest.mark.rule("BF-MRL-07")
def test_a_die_that_shows_plus_one_need_not_be_turned() -> None:
    game = morale_skirmish("morale_cards=set_attack_die_plus", dice=[1, 0])
    game.play("attack:b3")
    assert game.hits()[0] == ("neutral_trolls", 3)
    assert game.side(0)["morale_cards"] == ["set_attack_die_plus"]


@pytest.mark.rule("BF-MRL-07")
def test_dice_for_defense_are_their_owners_too() -> None:
    game = skirmish(
        BOARS, "neutral_trolls@b3!# morale_cards=reroll_die,set_attack_die_plus",
        dice=[0, -1, 0, 0], morale_decks="on",
    )  # fmt: skip
    game.play("attack:b3")
    assert (game.asked(), game.keys) == ((1, "reroll"), {"morale_reroll:1", "morale_plus:1", "keep"})
    game.play("morale_reroll:1")
    assert game.keys == {"morale_plus:1", "keep"}
    game.play("morale_plus:1")
    assert game.hits()[0] == ("neutral_trolls", 1), "the Defense die shows +1"


@pytest.mark.rule("BF-MRL-07")
def test_dice_for_abilities_are_their_owners_too() -> None:
    # Medusas that retaliate paralyse on 0.
    game = skirmish(
        "neutral_gold_golems@b2", "dungeon_medusas@b3! morale_cards=reroll_die", dice=[0, 0, 0, 1, 0], morale_decks="on"
    )
    game.play("attack:b3", "keep")
    assert (game.asked(), game.keys) == ((1, "reroll"), {"morale_reroll:1", "keep"})
    game.play("morale_reroll:1")
    assert game.events_named("paralyse")
    assert game.morale_resolved() == ["reroll_die"]


@pytest.mark.rule("BF-MRL-07")
def test_a_paralysed_unit_shakes_its_token_off_just_in_time() -> None:
    game = skirmish("castle_griffins@b2! morale_cards=remove_token", "necropolis_zombies@b5", morale_decks="on")
    assert (game.asked(), game.keys) == ((0, "may"), {"morale:remove_token", "pass"})
    game.play("morale:remove_token")
    assert (game.asked(), game.unit_at("b2")["paralysed"]) == ((0, "action"), False)
    assert game.events_named("skip") == []


@pytest.mark.rule("BF-MRL-07")
def test_or_it_stays_paralysed() -> None:
    game = skirmish("castle_griffins@b2! morale_cards=remove_token", "necropolis_zombies@b5", morale_decks="on")
    game.play("pass")
    assert len(game.events_named("skip")) == 1
    assert game.side(0)["morale_cards"] == ["remove_token"]


@pytest.mark.rule("BF-MRL-07")
def test_the_token_of_any_own_unit_may_be_taken_off_in_an_activation() -> None:
    own = "castle_archangels@b2 castle_griffins@a1! castle_halberdiers@c1!"
    game = skirmish(f"{own} morale_cards=remove_token", "necropolis_zombies@b5!", morale_decks="on")
    assert "morale:remove_token" in game.choice
    game.play("morale:remove_token")
    assert (game.asked(), game.keys) == ((0, "target"), {"target:a1", "target:c1"})
    game.play("target:c1")
    assert [game.unit_at(space)["paralysed"] for space in ("a1", "c1", "b5")] == [True, False, True]
    assert game.asked() == (0, "action"), "the activation goes on"


@pytest.mark.rule("BF-MRL-07")
def test_without_a_token_there_is_nothing_to_shake_off() -> None:
    # The Zombies, who are slower, still have theirs.
    game = skirmish("castle_griffins@b2 morale_cards=remove_token", "necropolis_zombies@b5!", morale_decks="on")
    assert game.unit_at("b5")["paralysed"] is True
    assert not any(key.startswith("morale") for key in game.choice.keys)


@pytest.mark.rule("BF-MRL-07")
def test_a_fresh_hand_exchanges_as_many_cards_as_one_likes() -> None:
    game = skirmish(
        f"{BOARS} cards=attack,defense,offense,armorer hand=2 morale_cards=redraw_hand", TROLLS,
        draws=["attack", "defense", "offense", "armorer"], morale_decks="on",
    )  # fmt: skip
    game.play("morale:redraw_hand")
    assert game.keys == {"discard:attack", "discard:defense", "done"}
    game.play("discard:attack", "discard:defense")
    assert game.side(0)["hand"] == ["offense", "armorer"]
    assert game.asked() == (0, "action")


@pytest.mark.rule("BF-MRL-07")
def test_a_fresh_hand_may_be_taken_in_the_enemys_activation() -> None:
    game = morale_skirmish(
        defender="cards=attack,defense hand=1 morale_cards=redraw_hand", dice=[0, 0], draws=("attack", "defense")
    )
    game.play("attack:b3")
    assert "morale:redraw_hand" in game.choice
    game.play("morale:redraw_hand", "discard:attack")
    assert game.asked() == (1, "play")
    assert "play:defense" in game.choice


@pytest.mark.rule("BF-MRL-07")
def test_a_card_is_drawn_as_the_battle_begins() -> None:
    game = skirmish(
        "castle_griffins cards=attack,defense,offense hand=1 morale_cards=combat_draw,combat_draw", TROLLS,
        draws=["attack", "defense", "offense"], morale_decks="on",
    )  # fmt: skip
    # First the units are placed.
    assert game.asked() == (0, "space")
    game.play("place:b2")
    assert (game.asked(), game.keys) == ((0, "may"), {"morale:combat_draw", "pass"})
    assert game.events_named("activate") == []
    game.play("morale:combat_draw")
    assert game.side(0)["hand"] == ["attack", "defense"]
    game.play("morale:combat_draw")
    assert game.side(0)["hand"] == ["attack", "defense", "offense"]
    assert game.asked() == (0, "action")


@pytest.mark.rule("BF-MRL-07")
def test_the_draw_may_wait_for_another_battle() -> None:
    game = skirmish(f"{BOARS} cards=attack morale_cards=combat_draw", TROLLS, morale_decks="on")
    game.play("pass")
    assert game.side(0)["morale_cards"] == ["combat_draw"]
    assert not any(key.startswith("morale") for key in game.choice.keys)


@pytest.mark.rule("BF-MRL-07", "BF-MRL-08")
def test_what_a_search_of_the_morale_deck_gave_may_be_searched_anew() -> None:
    game = morale_duel()
    seat = game.duel.seat
    game.have_morale(seat, "repeat_search")
    game.luck(draws=["combat_draw", "remove_token", "reroll_die", "redraw_hand"])
    game.gain_morale(1).play("morale_keep:combat_draw")
    assert (game.asked(), game.keys) == ((seat, "may"), {"morale:repeat_search", "keep"})
    game.play("morale:repeat_search")
    assert game.keys == {"morale_keep:reroll_die", "morale_keep:redraw_hand"}
    game.play("morale_keep:reroll_die")
    assert game.seen()["sides"][seat]["morale_cards"] == ["reroll_die"]
    assert game.morale_pile("positive") == (8, ["combat_draw"])


# -- guards ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BF-MRL-07")
@pytest.mark.parametrize("works", ["on", "off"])
def test_the_cards_of_who_steers_guards_work_on_their_dice_where_a_token_would(works: str) -> None:
    army = "castle_archangels+@a2 castle_griffins@d2"
    game = skirmish(
        army, "guards=i morale_cards=reroll_die,set_attack_die_plus", units=["neutral_evil_eyes"],
        dice=[-1], morale_for_neutral_controller=works, morale_decks="on",
    )  # fmt: skip
    game.play("place:a5", "done", "done", "attack:a2")
    asked_for = {"morale_reroll:1", "morale_plus:1", "keep"}
    assert (game.keys == asked_for) == (works == "on")


@pytest.mark.rule("BF-MRL-07", "BF-MRL-12")
@pytest.mark.parametrize("card", ["combat_draw", "random_combat_discard"])
def test_a_battle_of_guards_is_not_the_battle_of_who_steers_them(card: str) -> None:
    game = skirmish(
        "castle_archangels+@a2", f"guards=i cards=attack,defense,offense hand=2 morale_cards={card}",
        units=["neutral_evil_eyes"], draws=["attack", "defense"], morale_decks="on",
    )  # fmt: skip
    game.play("place:a5")
    assert game.asked() == (0, "action"), "nobody draws or discards as it begins"
    assert (game.side(1)["morale_cards"], game.side(1)["hand_size"]) == ([card], 2)


@pytest.mark.rule("BF-MRL-07")
@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize(("cards", "asked"), [("cards=attack hand=1", False), ("cards=attack,attack hand=1", True)])
def test_a_card_is_drawn_at_the_start_only_where_there_is_one(side: int, cards: str, asked: bool) -> None:
    armies = ["castle_griffins@b2 cards=power,power hand=1", "dungeon_harpies@b5 cards=power,power hand=1"]
    armies[side] = f"{armies[side].split()[0]} {cards} morale_cards=combat_draw"
    draws = ["attack", "power"] if side == 0 else ["power", "attack"]
    game = skirmish(*armies, draws=[*draws, "attack"], morale_decks="on")
    assert (game.asked() == (side, "may")) == asked
    if asked:
        game.play("morale:combat_draw")
        assert game.side(side)["hand"] == ["attack", "attack"]
        assert game.side(1 - side)["hand"] == ["power"]
        assert game.morale_resolved() == ["combat_draw"]
