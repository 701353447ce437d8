"""What each Negative Morale card does in a Combat, and when."""

import pytest

from banneret.kernel.game import Game
from tests.battlefield.support.duels import duel_of
from tests.battlefield.support.duels import seen as seen_in_duel
from tests.battlefield.support.morale import have, pile, resolved
from tests.battlefield.support.morale_fight import BOARS, TROLLS, fight, gain, in_duel, rolled
from tests.heroes.support.fight import asked, hits, keys, order, side, spent
from tests.heroes.support.journey import luck
from tests.heroes.support.stage import play, stage, unit_at

# -- Negative cards ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BF-MRL-12", "BF-MRL-13")
@pytest.mark.parametrize("die", [-1, 0, 1])
def test_a_sure_miss_turns_the_next_die_to_minus_one(die: int) -> None:
    game = fight("morale_cards=set_attack_die_minus", dice=[die, 0])
    play(game, "attack:b3")
    assert hits(game)[0] == ("neutral_trolls", 1)
    assert (resolved(game), side(game, 0)["morale_cards"]) == (["set_attack_die_minus"], [])


@pytest.mark.rule("BF-MRL-12")
@pytest.mark.parametrize(("pick", "hit"), [("morale_minus:1", 2), ("morale_minus:2", 2)])
def test_of_two_dice_the_owner_says_which_is_turned(pick: str, hit: int) -> None:
    # Evil Eyes next to their target roll two dice, of which the lower counts: they deal 3 plus the die.
    game = stage(
        "dungeon_evil_eyes@b3 morale_cards=set_attack_die_minus",
        "neutral_trolls@b4!",
        dice=[1, 0, 0],
        morale_decks="on",
    )
    play(game, "attack:b4")
    assert (asked(game), keys(game)) == ((0, "amount"), {"morale_minus:1", "morale_minus:2"})
    play(game, pick)
    assert hits(game)[0] == ("neutral_trolls", hit)


@pytest.mark.rule("BF-MRL-12")
def test_it_works_on_the_first_throw_whatever_it_is_for() -> None:
    game = fight(defender="morale_cards=set_attack_die_minus", dice=[0, 1, 0])
    play(game, "attack:b3")
    # The Trolls' own first throw is that of their retaliation.
    assert hits(game)[0] == ("neutral_trolls", 2)
    assert rolled(game) == [("die", 0), ("die", 1), ("die_turned", -1)]


@pytest.mark.rule("BF-MRL-12", "BF-MRL-13")
def test_faltering_takes_one_off_the_next_attack() -> None:
    game = stage(
        "castle_marksmen+@b2 morale_cards=next_roll_minus_one", "neutral_trolls@b4!", dice=[1, 1], morale_decks="on"
    )
    play(game, "attack:b4")
    assert hits(game) == [("neutral_trolls", 2), ("neutral_trolls", 3)], "only the first of two rolls suffers"
    assert resolved(game) == ["next_roll_minus_one"]


@pytest.mark.rule("BF-MRL-12")
def test_faltering_takes_one_off_a_defense_roll_if_that_comes_first() -> None:
    golems = "neutral_gold_golems@b3!#"
    for die in (-1, 0, 1):
        plain = stage("castle_champions@b2", golems, dice=[0, die, 0], morale_decks="on")
        play(plain, "attack:b3")
        game = stage(
            "castle_champions@b2", f"{golems} morale_cards=next_roll_minus_one", dice=[0, die, 0], morale_decks="on"
        )
        play(game, "attack:b3")
        assert hits(game)[0][1] == hits(plain)[0][1] + 1
        assert hits(game)[1] == hits(plain)[1], "the retaliation that follows does not suffer again"


@pytest.mark.rule("BF-MRL-12")
@pytest.mark.parametrize(("die", "hit"), [(-1, 2), (0, 2), (1, 2)])
def test_a_defense_total_does_not_fall_under_nothing(die: int, hit: int) -> None:
    game = stage(BOARS, "neutral_trolls@b3!# morale_cards=next_roll_minus_one", dice=[0, die, 0], morale_decks="on")
    play(game, "attack:b3")
    assert hits(game)[0] == ("neutral_trolls", hit)


@pytest.mark.rule("BF-MRL-12")
def test_an_attack_without_a_throw_of_ones_own_is_no_trigger() -> None:
    game = fight(defender="morale_cards=next_roll_minus_one", dice=[0, 0])
    play(game, "attack:b3")
    assert hits(game)[0] == ("neutral_trolls", 2), "no Defense token, no roll for defense"
    # It was set off by the retaliation.
    assert order(game, "retaliate", "morale_card") == ["retaliate", "morale_card"]


@pytest.mark.rule("BF-MRL-12", "BF-MRL-13")
@pytest.mark.parametrize(("die", "hit"), [(1, 4), (-1, 2)])
def test_fumbling_throws_one_die_of_two_less(die: int, hit: int) -> None:
    game = stage(
        "dungeon_evil_eyes@b3 morale_cards=roll_one_less", "neutral_trolls@b4!", dice=[die, 0], morale_decks="on"
    )
    play(game, "attack:b4")
    assert hits(game)[0] == ("neutral_trolls", hit), "the penalty throw is a throw of one die"
    assert resolved(game) == ["roll_one_less"]
    assert order(game, "morale_card", "die")[:2] == ["morale_card", "die"]


@pytest.mark.rule("BF-MRL-12")
def test_fumbling_does_not_touch_a_single_die() -> None:
    game = fight("morale_cards=roll_one_less", dice=[0, 0])
    play(game, "attack:b3")
    assert (resolved(game), side(game, 0)["morale_cards"]) == ([], ["roll_one_less"])


@pytest.mark.rule("BF-MRL-12", "BF-MRL-13")
def test_fear_skips_an_activation_on_minus_one_and_only_then_leaves() -> None:
    game = stage(
        "castle_griffins@b1 morale_cards=skip_activation", "necropolis_zombies@b5!", dice=[0, 1, -1], morale_decks="on"
    )
    assert rolled(game) == [("fear_die", 0)]
    assert side(game, 0)["morale_cards"] == ["skip_activation"]
    play(game, "done")
    # Round 2: the die shows +1, and the card stays. The Zombies go on doing nothing.
    assert rolled(game)[-1] == ("fear_die", 1)
    play(game, "done", "done")
    # Round 3: on -1 the Griffins lose their activation, and the Zombies are next.
    assert rolled(game)[-1] == ("fear_die", -1)
    assert (asked(game)[0], unit_at(game, "b1")["acted"]) == (1, True)
    assert (resolved(game), side(game, 0)["morale_cards"]) == (["skip_activation"], [])


@pytest.mark.rule("BF-MRL-12", "BF-MRL-14")
def test_two_cards_of_fear_throw_a_die_each() -> None:
    army = "castle_griffins@b1 morale_cards=skip_activation,skip_activation"
    game = stage(army, "necropolis_zombies@b5!", dice=[0, 1], morale_decks="on")
    assert rolled(game) == [("fear_die", 0), ("fear_die", 1)]
    game = stage(army, "necropolis_zombies@b5 castle_halberdiers@a5!", dice=[0, -1], morale_decks="on")
    assert rolled(game) == [("fear_die", 0), ("fear_die", -1)]
    assert side(game, 0)["morale_cards"] == ["skip_activation"], "one of them has done its work"


@pytest.mark.rule("BF-MRL-12")
def test_fear_does_not_trouble_the_enemys_units_or_paralysed_ones() -> None:
    game = stage("castle_griffins@b1! morale_cards=skip_activation", "necropolis_zombies@b5", morale_decks="on")
    assert asked(game) == (1, "action")
    assert rolled(game) == []


@pytest.mark.rule("BF-MRL-12")
def test_a_defense_token_outlasts_a_skipped_activation() -> None:
    game = stage(
        "castle_griffins@b1# morale_cards=skip_activation", "necropolis_zombies@b5", dice=[-1], morale_decks="on"
    )
    assert (asked(game)[0], unit_at(game, "b1")["defense_token"]) == (1, True)


@pytest.mark.rule("BF-MRL-12", "BF-MRL-13")
def test_confusion_discards_a_random_card_as_the_battle_begins() -> None:
    army = "cards=attack,defense,offense hand=3 morale_cards=random_combat_discard,random_combat_discard"
    game = stage(
        f"{BOARS} {army}", TROLLS, draws=["attack", "defense", "offense", "defense", "attack"], morale_decks="on"
    )
    assert asked(game) == (0, "action")
    assert (side(game, 0)["hand"], side(game, 0)["discard"]) == (["offense"], ["defense", "attack"])
    assert pile(game, "negative") == (9, [])


@pytest.mark.rule("BF-MRL-12")
def test_confusion_passes_without_a_hand_but_waits_for_a_battle_with_cards() -> None:
    game = stage(f"{BOARS} cards=attack morale_cards=random_combat_discard", TROLLS, morale_decks="on")
    assert resolved(game) == ["random_combat_discard"]
    game = stage(f"{BOARS} morale_cards=random_combat_discard", TROLLS, morale_decks="on")
    assert side(game, 0)["morale_cards"] == ["random_combat_discard"]


@pytest.mark.rule("BF-MRL-12", "BF-MRL-13")
def test_a_bad_omen_throws_a_plus_one_again() -> None:
    game = fight("morale_cards=reroll_plus_one", dice=[1, -1, 0])
    play(game, "attack:b3")
    assert hits(game)[0] == ("neutral_trolls", 1)
    assert rolled(game)[:3] == [("die", 1), ("reroll", 1), ("die", -1)]
    assert resolved(game) == ["reroll_plus_one"]


@pytest.mark.rule("BF-MRL-12")
@pytest.mark.parametrize("die", [-1, 0])
def test_a_bad_omen_waits_for_a_plus_one(die: int) -> None:
    game = fight("morale_cards=reroll_plus_one", dice=[die, 0])
    play(game, "attack:b3")
    assert (resolved(game), side(game, 0)["morale_cards"]) == ([], ["reroll_plus_one"])


@pytest.mark.rule("BF-MRL-14")
@pytest.mark.parametrize(
    ("first", "dice", "hit"),
    [("set_attack_die_minus", [1, 1, 0], 3), ("reroll_plus_one", [1, 1, 0], 1)],
)
def test_two_cards_set_off_by_one_throw_resolve_in_the_order_their_owner_likes(
    first: str, dice: list[int], hit: int
) -> None:
    game = fight("morale_cards=set_attack_die_minus,reroll_plus_one", dice=dice)
    play(game, "attack:b3")
    assert (asked(game), keys(game)) == ((0, "order"), {"morale:set_attack_die_minus", "morale:reroll_plus_one"})
    play(game, f"morale:{first}")
    assert hits(game)[0] == ("neutral_trolls", hit)
    assert sorted(resolved(game)) == ["reroll_plus_one", "set_attack_die_minus"], "both are gone"
    assert resolved(game)[0] == first
    assert spent(game)


@pytest.mark.rule("BF-MRL-12")
def test_without_rerolls_a_bad_omen_passes_without_effect() -> None:
    game = stage(f"{BOARS} morale_cards=reroll_plus_one", TROLLS, dice=[1, 0], no_rerolls="on", morale_decks="on")
    play(game, "attack:b3")
    assert hits(game)[0] == ("neutral_trolls", 3)
    assert resolved(game) == ["reroll_plus_one"]


# -- Panic, and what only battlefield modes have -----------------------------------------------------------------------


def shaken(*held: str) -> Game:
    """A Duel in which the player asked receives a Negative Morale card, with Panic on top of the deck."""
    game = in_duel()
    have(game, duel_of(game).seat, *held)
    luck(game, draws=["put_token"])
    return gain(game, -1)


@pytest.mark.rule("BF-MRL-12", "BF-MRL-13")
def test_panic_paralyses_one_of_the_own_units_at_once() -> None:
    game = shaken()
    seat, kind = asked(game)
    assert kind == "target"
    own = [unit["space"] for unit in seen_in_duel(game)["units"] if unit["side"] == seat]
    assert keys(game) == {f"target:{space}" for space in own}
    play(game, f"target:{own[0]}")
    frozen = [unit["space"] for unit in seen_in_duel(game)["units"] if unit["paralysed"]]
    assert frozen == [own[0]]
    assert seen_in_duel(game)["sides"][seat]["morale_cards"] == []
    assert pile(game, "negative") == (10, [])


@pytest.mark.rule("BF-MRL-09", "BF-MRL-12")
def test_panic_that_is_absorbed_paralyses_nobody() -> None:
    game = shaken("combat_bonus")
    assert asked(game)[1] == "action"
    assert pile(game, "negative") == (10, [])


# -- guards ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BF-MRL-12")
@pytest.mark.parametrize(
    ("works", "left"), [("on", ["skip_activation"]), ("off", ["set_attack_die_minus", "skip_activation"])]
)
def test_negative_cards_of_who_steers_guards_likewise_but_never_for_own_units(works: str, left: list[str]) -> None:
    army = "castle_archangels+@a2 castle_griffins@d2"
    game = stage(
        army, "guards=i morale_cards=set_attack_die_minus,skip_activation", units=["neutral_evil_eyes"],
        dice=[1], morale_for_neutral_controller=works, morale_decks="on",
    )  # fmt: skip
    play(game, "place:a5", "done", "done", "attack:a2")
    # Guards are nobody's own units: no die against fear was thrown.
    assert side(game, 1)["morale_cards"] == left
