"""What each Negative Morale card does in a Combat, and when."""

import pytest

from banneret.heroes.geometry.combat_board import SPACE_NAMES
from tests.battlefield.builder import BOARS, TROLLS, BattlefieldGame, battle, morale_duel, morale_skirmish
from tests.heroes.builder import skirmish

# -- Negative cards ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BF-MRL-12", "BF-MRL-13")
@pytest.mark.parametrize("die", [-1, 0, 1])
def test_a_sure_miss_turns_the_next_die_to_minus_one(die: int) -> None:
    game = morale_skirmish("morale_cards=set_attack_die_minus", dice=[die, 0])
    game.play("attack:b3")
    assert game.hits()[0] == ("neutral_trolls", 1)
    assert (game.morale_resolved(), game.side(0)["morale_cards"]) == (["set_attack_die_minus"], [])


@pytest.mark.rule("BF-MRL-12")
@pytest.mark.parametrize(("pick", "hit"), [("morale_minus:1", 2), ("morale_minus:2", 2)])
def test_of_two_dice_the_owner_says_which_is_turned(pick: str, hit: int) -> None:
    # Evil Eyes next to their target roll two dice, of which the lower counts: they deal 3 plus the die.
    game = skirmish(
        "dungeon_evil_eyes@b3 morale_cards=set_attack_die_minus",
        "neutral_trolls@b4!",
        dice=[1, 0, 0],
        morale_decks="on",
    )
    game.play("attack:b4")
    assert (game.asked(), game.keys) == ((0, "amount"), {"morale_minus:1", "morale_minus:2"})
    game.play(pick)
    assert game.hits()[0] == ("neutral_trolls", hit)


@pytest.mark.rule("BF-MRL-12")
def test_it_works_on_the_first_throw_whatever_it_is_for() -> None:
    game = morale_skirmish(defender="morale_cards=set_attack_die_minus", dice=[0, 1, 0])
    game.play("attack:b3")
    # The Trolls' own first throw is that of their retaliation.
    assert game.hits()[0] == ("neutral_trolls", 2)
    assert game.dice_thrown() == [("die", 0), ("die", 1), ("die_turned", -1)]


@pytest.mark.rule("BF-MRL-12", "BF-MRL-13")
def test_faltering_takes_one_off_the_next_attack() -> None:
    game = skirmish(
        "castle_marksmen+@b2 morale_cards=next_roll_minus_one", "neutral_trolls@b4!", dice=[1, 1], morale_decks="on"
    )
    game.play("attack:b4")
    assert game.hits() == [("neutral_trolls", 2), ("neutral_trolls", 3)], "only the first of two rolls suffers"
    assert game.morale_resolved() == ["next_roll_minus_one"]


@pytest.mark.rule("BF-MRL-12")
def test_faltering_takes_one_off_a_defense_roll_if_that_comes_first() -> None:
    golems = "neutral_gold_golems@b3!#"
    for die in (-1, 0, 1):
        plain = skirmish("castle_champions@b2", golems, dice=[0, die, 0], morale_decks="on")
        plain.play("attack:b3")
        game = skirmish(
            "castle_champions@b2", f"{golems} morale_cards=next_roll_minus_one", dice=[0, die, 0], morale_decks="on"
        )
        game.play("attack:b3")
        assert game.hits()[0][1] == plain.hits()[0][1] + 1
        assert game.hits()[1] == plain.hits()[1], "the retaliation that follows does not suffer again"


@pytest.mark.rule("BF-MRL-12")
@pytest.mark.parametrize(("die", "hit"), [(-1, 2), (0, 2), (1, 2)])
def test_a_defense_total_does_not_fall_under_nothing(die: int, hit: int) -> None:
    game = skirmish(BOARS, "neutral_trolls@b3!# morale_cards=next_roll_minus_one", dice=[0, die, 0], morale_decks="on")
    game.play("attack:b3")
    assert game.hits()[0] == ("neutral_trolls", hit)


@pytest.mark.rule("BF-MRL-12")
def test_an_attack_without_a_throw_of_ones_own_is_no_trigger() -> None:
    game = morale_skirmish(defender="morale_cards=next_roll_minus_one", dice=[0, 0])
    game.play("attack:b3")
    assert game.hits()[0] == ("neutral_trolls", 2), "no Defense token, no roll for defense"
    # It was set off by the retaliation.
    assert game.order("retaliate", "morale_card") == ["retaliate", "morale_card"]


@pytest.mark.rule("BF-MRL-12")
@pytest.mark.parametrize("card", ["next_roll_minus_one", "set_attack_die_minus", "reroll_plus_one", "roll_one_less"])
def test_a_blessed_attack_throws_nothing_so_the_card_waits(card: str) -> None:
    game = skirmish(
        f"castle_champions@b3 cards=bless hand=1 morale_cards={card}",
        "castle_crusaders+@b4! castle_griffins@d5!",
        draws=["bless"],
        dice=[1],
        morale_decks="on",
    )
    game.play("attack:b4", "cast:bless")
    assert game.hits()[0] == ("castle_crusaders+", 3)
    assert game.side(0)["morale_cards"] == [card]


@pytest.mark.rule("BF-MRL-12", "BF-MRL-13")
@pytest.mark.parametrize(("die", "hit"), [(1, 4), (-1, 2)])
def test_fumbling_throws_one_die_of_two_less(die: int, hit: int) -> None:
    game = skirmish(
        "dungeon_evil_eyes@b3 morale_cards=roll_one_less", "neutral_trolls@b4!", dice=[die, 0], morale_decks="on"
    )
    game.play("attack:b4")
    assert game.hits()[0] == ("neutral_trolls", hit), "the penalty throw is a throw of one die"
    assert game.morale_resolved() == ["roll_one_less"]
    assert game.order("morale_card", "die")[:2] == ["morale_card", "die"]


@pytest.mark.rule("BF-MRL-12")
def test_fumbling_does_not_touch_a_single_die() -> None:
    game = morale_skirmish("morale_cards=roll_one_less", dice=[0, 0])
    game.play("attack:b3")
    assert (game.morale_resolved(), game.side(0)["morale_cards"]) == ([], ["roll_one_less"])


@pytest.mark.rule("BF-MRL-12", "BF-MRL-13")
def test_fear_skips_an_activation_on_minus_one_and_only_then_leaves() -> None:
    game = skirmish(
        "castle_griffins@b1 morale_cards=skip_activation", "necropolis_zombies@b5!", dice=[0, 1, -1], morale_decks="on"
    )
    assert game.dice_thrown() == [("fear_die", 0)]
    assert game.side(0)["morale_cards"] == ["skip_activation"]
    game.play("done")
    # Round 2: the die shows +1, and the card stays. The Zombies go on doing nothing.
    assert game.dice_thrown()[-1] == ("fear_die", 1)
    game.play("done", "done")
    # Round 3: on -1 the Griffins lose their activation, and the Zombies are next.
    assert game.dice_thrown()[-1] == ("fear_die", -1)
    assert (game.asked()[0], game.unit_at("b1")["acted"]) == (1, True)
    assert (game.morale_resolved(), game.side(0)["morale_cards"]) == (["skip_activation"], [])


@pytest.mark.rule("BF-MRL-12", "BF-MRL-14")
def test_two_cards_of_fear_throw_a_die_each() -> None:
    army = "castle_griffins@b1 morale_cards=skip_activation,skip_activation"
    game = skirmish(army, "necropolis_zombies@b5!", dice=[0, 1], morale_decks="on")
    assert game.dice_thrown() == [("fear_die", 0), ("fear_die", 1)]
    game = skirmish(army, "necropolis_zombies@b5 castle_halberdiers@a5!", dice=[0, -1], morale_decks="on")
    assert game.dice_thrown() == [("fear_die", 0), ("fear_die", -1)]
    assert game.side(0)["morale_cards"] == ["skip_activation"], "one of them has done its work"


@pytest.mark.rule("BF-MRL-12")
def test_fear_does_not_trouble_the_enemys_units_or_paralysed_ones() -> None:
    game = skirmish("castle_griffins@b1! morale_cards=skip_activation", "necropolis_zombies@b5", morale_decks="on")
    assert game.asked() == (1, "action")
    assert game.dice_thrown() == []


@pytest.mark.rule("BF-MRL-12")
def test_a_defense_token_outlasts_a_skipped_activation() -> None:
    game = skirmish(
        "castle_griffins@b1# morale_cards=skip_activation", "necropolis_zombies@b5", dice=[-1], morale_decks="on"
    )
    assert (game.asked()[0], game.unit_at("b1")["defense_token"]) == (1, True)


@pytest.mark.rule("BF-MRL-12", "BF-MRL-13")
def test_confusion_discards_a_random_card_as_the_battle_begins() -> None:
    army = "cards=attack,defense,offense hand=3 morale_cards=random_combat_discard,random_combat_discard"
    game = skirmish(
        f"{BOARS} {army}", TROLLS, draws=["attack", "defense", "offense", "defense", "attack"], morale_decks="on"
    )
    assert game.asked() == (0, "action")
    assert (game.side(0)["hand"], game.side(0)["discard"]) == (["offense"], ["defense", "attack"])
    assert game.morale_pile("negative") == (9, [])


@pytest.mark.rule("BF-MRL-12")
def test_confusion_passes_without_a_hand_but_waits_for_a_battle_with_cards() -> None:
    game = skirmish(f"{BOARS} cards=attack morale_cards=random_combat_discard", TROLLS, morale_decks="on")
    assert game.morale_resolved() == ["random_combat_discard"]
    game = skirmish(f"{BOARS} morale_cards=random_combat_discard", TROLLS, morale_decks="on")
    assert game.side(0)["morale_cards"] == ["random_combat_discard"]


@pytest.mark.rule("BF-MRL-12", "BF-MRL-13")
def test_a_bad_omen_throws_a_plus_one_again() -> None:
    game = morale_skirmish("morale_cards=reroll_plus_one", dice=[1, -1, 0])
    game.play("attack:b3")
    assert game.hits()[0] == ("neutral_trolls", 1)
    assert game.dice_thrown()[:3] == [("die", 1), ("reroll", 1), ("die", -1)]
    assert game.morale_resolved() == ["reroll_plus_one"]


@pytest.mark.rule("BF-MRL-12")
@pytest.mark.parametrize("die", [-1, 0])
def test_a_bad_omen_waits_for_a_plus_one(die: int) -> None:
    game = morale_skirmish("morale_cards=reroll_plus_one", dice=[die, 0])
    game.play("attack:b3")
    assert (game.morale_resolved(), game.side(0)["morale_cards"]) == ([], ["reroll_plus_one"])


@pytest.mark.rule("BF-MRL-14")
@pytest.mark.parametrize(
    ("first", "dice", "hit"),
    [("set_attack_die_minus", [1, 1, 0], 3), ("reroll_plus_one", [1, 1, 0], 1)],
)
def test_two_cards_set_off_by_one_throw_resolve_in_the_order_their_owner_likes(
    first: str, dice: list[int], hit: int
) -> None:
    game = morale_skirmish("morale_cards=set_attack_die_minus,reroll_plus_one", dice=dice)
    game.play("attack:b3")
    assert (game.asked(), game.keys) == ((0, "order"), {"morale:set_attack_die_minus", "morale:reroll_plus_one"})
    game.play(f"morale:{first}")
    assert game.hits()[0] == ("neutral_trolls", hit)
    assert sorted(game.morale_resolved()) == ["reroll_plus_one", "set_attack_die_minus"], "both are gone"
    assert game.morale_resolved()[0] == first
    assert game.spent()


@pytest.mark.rule("BF-MRL-12")
def test_without_rerolls_a_bad_omen_passes_without_effect() -> None:
    game = skirmish(f"{BOARS} morale_cards=reroll_plus_one", TROLLS, dice=[1, 0], no_rerolls="on", morale_decks="on")
    game.play("attack:b3")
    assert game.hits()[0] == ("neutral_trolls", 3)
    assert game.morale_resolved() == ["reroll_plus_one"]


# -- Panic, and what only battlefield modes have -----------------------------------------------------------------------


def shaken(*held: str) -> BattlefieldGame:
    """A Duel in which the player asked receives a Negative Morale card, with Panic on top of the deck."""
    game = morale_duel()
    game.have_morale(game.duel.seat, *held)
    game.luck(draws=["put_token"])
    return game.gain_morale(-1)


@pytest.mark.rule("BF-MRL-12", "BF-MRL-13")
def test_panic_paralyses_one_of_the_own_units_at_once() -> None:
    game = shaken()
    seat, kind = game.asked()
    assert kind == "target"
    own = [unit["space"] for unit in game.seen()["units"] if unit["side"] == seat]
    assert game.keys == {f"target:{space}" for space in own}
    game.play(f"target:{own[0]}")
    frozen = [unit["space"] for unit in game.seen()["units"] if unit["paralysed"]]
    assert frozen == [own[0]]
    assert game.seen()["sides"][seat]["morale_cards"] == []
    assert game.morale_pile("negative") == (10, [])


@pytest.mark.rule("BF-MRL-12")
def test_panic_passes_over_units_that_are_paralysed_or_cannot_be() -> None:
    game = battle(
        {"0.0": "castle_halberdiers", "12.0": "dungeon_troglodytes+", "12.4": "dungeon_medusas",
         "12.8": "dungeon_harpies"},
        seats=("castle/catherine", "dungeon/mutare"), scenario="duel_medium",
    )  # fmt: skip
    game.fresh_morale()
    assert game.choice.seat == 1
    s = game.duel
    s.frozen = 1 << s.at[SPACE_NAMES.index("12.4")]
    game.luck(draws=["put_token"])
    game.gain_morale(-1)
    # Troglodytes are immune and the Medusas have a token, so there is nothing to choose.
    assert game.unit_at("12.8")["paralysed"] is True
    assert game.unit_at("12.0")["paralysed"] is False
    assert game.morale_resolved() == ["put_token"]


@pytest.mark.rule("BF-MRL-09", "BF-MRL-12")
def test_panic_that_is_absorbed_paralyses_nobody() -> None:
    game = shaken("combat_bonus")
    assert game.asked()[1] == "action"
    assert game.morale_pile("negative") == (10, [])


# -- guards ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BF-MRL-12")
@pytest.mark.parametrize(
    ("works", "left"), [("on", ["skip_activation"]), ("off", ["set_attack_die_minus", "skip_activation"])]
)
def test_negative_cards_of_who_steers_guards_likewise_but_never_for_own_units(works: str, left: list[str]) -> None:
    army = "castle_archangels+@a2 castle_griffins@d2"
    game = skirmish(
        army, "guards=i morale_cards=set_attack_die_minus,skip_activation", units=["neutral_evil_eyes"],
        dice=[1], morale_for_neutral_controller=works, morale_decks="on",
    )  # fmt: skip
    game.play("place:a5", "done", "done", "attack:a2")
    # Guards are nobody's own units: no die against fear was thrown.
    assert game.side(1)["morale_cards"] == left


@pytest.mark.rule("BF-MRL-12", "H3-CBT-19")
@pytest.mark.parametrize(("cards", "hit"), [("", 1), ("morale_cards=set_attack_die_minus", 2)])
def test_a_sure_miss_turns_the_die_of_a_defense_token(cards: str, hit: int) -> None:
    game = skirmish(BOARS, f"neutral_trolls@b3!# {cards}", dice=[0, 1, 0], morale_decks="on")
    game.play("attack:b3")
    assert game.hits()[0] == ("neutral_trolls", hit)
    assert game.side(1)["morale_cards"] == []
