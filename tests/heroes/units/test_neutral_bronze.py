"""The abilities of the bronze Neutral Units, each played."""

from typing import cast

import pytest

from banneret.heroes.box.cards_and_units import load
from banneret.heroes.state.battle import Battle
from banneret.heroes.text.sheets import unit_text
from tests.heroes.builder import HeroesGame, skirmish
from tests.heroes.units.shared_abilities import (
    goes_back,
    no_penalty_next_to,
    shoots_once,
    shoots_twice,
    stays_where_it_did_not_move,
    strikes_back_at_everybody,
)

# -- Halberdiers -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-CBT-19")
@pytest.mark.parametrize(("die", "damage"), [(-1, 2), (0, 2), (1, 1)])
def test_friends_next_to_neutral_halberdiers_count_as_having_a_defense_token(die: int, damage: int) -> None:
    game = skirmish("neutral_boars@b2", "neutral_trolls@b3! neutral_halberdiers@c3!", dice=[0, die, 0])
    game.play("attack:b3")
    assert [args["n"] for args in game.events_named("defense_die")] == [die]
    assert game.hits()[0] == ("neutral_trolls", damage)
    assert game.unit_at("b3")["defense_token"] is False


@pytest.mark.rule("H3-UNI-29")
@pytest.mark.parametrize(
    ("attacked", "army"),
    [
        ("b3", "neutral_halberdiers@b3!"),  # not themselves
        ("b3", "neutral_trolls@b3! neutral_halberdiers@c4!"),  # not diagonally
        ("b3", "neutral_trolls@b3! neutral_halberdiers@d3!"),  # not from afar
    ],
)
def test_neutral_halberdiers_guard_nobody_else(attacked: str, army: str) -> None:
    game = skirmish("neutral_boars@b2", army, dice=[0, 0])
    game.play(f"attack:{attacked}")
    assert not game.events_named("defense_die")


@pytest.mark.rule("H3-UNI-29")
def test_neutral_halberdiers_do_not_guard_enemies() -> None:
    game = skirmish("neutral_boars@b2", "neutral_trolls@b3! neutral_halberdiers@b1!", dice=[0, 0])
    game.play("attack:b3")
    # Neither the trolls, who are not adjacent, nor the boars who stand between both.
    assert game.hits() == [("neutral_trolls", 2), ("neutral_boars", 4)]
    assert not game.events_named("defense_die")


@pytest.mark.rule("H3-CBT-20", "H3-CBT-24")
def test_neutral_halberdiers_guard_against_retaliation_and_add_nothing_to_a_token() -> None:
    game = skirmish("neutral_trolls@b2 neutral_halberdiers@a2!", "neutral_gold_golems@b3!", dice=[0, 0, 1])
    game.play("attack:b3")
    assert game.hits()[1] == ("neutral_trolls", 2)

    game = skirmish("neutral_boars@b2", "neutral_trolls@b3!# neutral_halberdiers@c3!", dice=[0, 1, 0])
    game.play("attack:b3")
    assert game.hits()[0] == ("neutral_trolls", 1)
    assert game.spent()


# -- Marksmen, Griffins, Troglodytes, Harpies, Evil Eyes ---------------------------------------------------------------


@pytest.mark.rule("H3-UNI-26")
def test_neutral_marksmen_shoot_a_second_time() -> None:
    shoots_twice("neutral_marksmen", 2)


@pytest.mark.rule("H3-UNI-26", "H3-UNI-27")
def test_neutral_marksmen_shoot_once_at_neighbours_at_the_fallen_and_in_retaliation() -> None:
    shoots_once("neutral_marksmen")


@pytest.mark.rule("H3-UNI-30", "H3-CBT-08")
def test_neutral_griffins_strike_back_at_everybody() -> None:
    strikes_back_at_everybody("neutral_griffins", 3)


@pytest.mark.rule("H3-UNI-29")
def test_neutral_troglodytes_cannot_be_paralysed() -> None:
    game = skirmish("neutral_troglodytes@b2", "dungeon_medusas@b3!", dice=[-1, 0, -1, 0])
    game.play("attack:b3")
    assert [args["n"] for args in game.events_named("ability_die")] == [0]
    assert game.unit_at("b2")["paralysed"] is False
    assert not game.events_named("paralyse")


@pytest.mark.rule("H3-UNI-26")
def test_neutral_harpies_suffer_no_retaliation_and_may_go_back() -> None:
    goes_back("neutral_harpies", retaliated=False)


@pytest.mark.rule("H3-UNI-27")
def test_neutral_harpies_go_back_only_from_an_attack_they_moved_for() -> None:
    stays_where_it_did_not_move("neutral_harpies", [0])


@pytest.mark.rule("H3-TYP-10")
def test_neutral_evil_eyes_have_no_penalty_next_to_their_target() -> None:
    no_penalty_next_to("neutral_evil_eyes", 2)


# -- Skeletons ---------------------------------------------------------------------------------------------------------

HORDE = "necropolis_zombies@a1*2 necropolis_skeletons+@d1 castle_crusaders@d2! necropolis_wraiths neutral_peasants"


def beaten(army: str, **options: str) -> HeroesGame:
    """Vampires of an army beat the Skeletons that guard a field beside boars, who then attack in vain."""
    game = skirmish(
        f"necropolis_vampires@b3 {army}",
        "guards=ii",
        units=["neutral_boars", "neutral_skeletons"],
        dice=[0, -1, -1],
        **options,
    )
    return game.play("attack:b4")


@pytest.mark.rule("H3-UNI-29")
@pytest.mark.parametrize("mode", ["clash", "campaign"])
def test_a_necropolis_hero_who_defeats_skeletons_reinforces_a_bronze_unit_at_once(mode: str) -> None:
    if mode == "campaign":
        game = beaten(HORDE, mode=mode)
    else:
        game = skirmish(
            f"necropolis_vampires@b3 {HORDE}", "guards=ii", units=["neutral_boars", "neutral_skeletons"], dice=[0]
        )
        game.play("deploy:neutral_boars", "place:a4", "place:b4", "attack:b4")
    assert game.unit_at("b4") == {}
    assert game.asked() == (0, "unit")
    # Bronze, of a faction, on its Few side: on the board or in the unit deck.
    assert game.keys == {"reinforce:necropolis_zombies", "reinforce:necropolis_wraiths"}
    assert not game.over
    game.play("reinforce:necropolis_zombies")
    zombies = game.unit_at("a1")
    # In the middle of the Combat; damage on the Few side carries over.
    assert (zombies["pack"], zombies["damage"], zombies["hp"]) == (True, 2, 3)
    assert game.side(0)["gold"] == 0


@pytest.mark.rule("H3-UNI-29")
def test_the_unit_reinforced_may_be_one_left_in_the_unit_deck() -> None:
    game = beaten(HORDE, mode="campaign")
    game.play("reinforce:necropolis_wraiths")
    assert game.side(0)["reserve"] == ["necropolis_wraiths+", "neutral_peasants"]
    assert game.unit_at("a1")["pack"] is False


@pytest.mark.rule("H3-UNI-29")
def test_skeletons_reinforce_nothing_for_other_heroes_or_where_nothing_is_to_reinforce() -> None:
    game = beaten(f"{HORDE} hero=castle", mode="campaign")
    assert not game.events_named("reinforce")
    assert game.asked()[1] != "unit"

    game = beaten("necropolis_zombies+@a1 castle_crusaders@d2! neutral_peasants@d1", mode="campaign")
    assert not game.events_named("reinforce")


@pytest.mark.rule("H3-UNI-29")
def test_skeletons_that_survive_reinforce_nobody() -> None:
    game = skirmish("neutral_rogues@b3", "neutral_skeletons@b4! necropolis_zombies@d5!", dice=[0, 0])
    game.play("attack:b4")
    assert game.hits()[0] == ("neutral_skeletons", 2)
    assert not game.events_named("reinforce")


@pytest.mark.rule("H3-UNI-29")
def test_skeletons_beaten_by_a_retaliation_reinforce_too() -> None:
    game = skirmish(
        "necropolis_dread_knights@b3! necropolis_skeletons@d1!",
        "guards=i",
        units=["neutral_skeletons"],
        dice=[0, 0],
        mode="campaign",
    )
    assert game.blows()[-1] == ("retaliate", "necropolis_dread_knights", "neutral_skeletons")
    # One unit only could be meant, so nobody was asked; it stays reinforced after the Combat.
    assert [args["kind"] for args in game.events_named("reinforce")] == ["necropolis_skeletons"]
    assert game.over
    assert "necropolis_skeletons+" in game.side(0)["reserve"]


@pytest.mark.rule("H3-UNI-29")
def test_skeletons_burnt_by_a_fire_shield_reinforce_too() -> None:
    game = skirmish(
        "necropolis_dread_knights@b3 necropolis_skeletons@d1! cards=fire_shield hand=1",
        "guards=i",
        units=["neutral_skeletons"],
        draws=["fire_shield"],
        dice=[0, 0],
        mode="campaign",
    )
    cast(Battle, game.state).damage[7] = 2
    game.play("cast:fire_shield", "target:b3")
    while not game.over:
        game.play("done" if "done" in game.keys else "pass")
    assert [args["unit"] for args in game.events_named("burn")] == ["neutral_skeletons@7"]
    assert [args["kind"] for args in game.events_named("reinforce")] == ["necropolis_skeletons"]
    assert "necropolis_skeletons+" in game.side(0)["reserve"]


@pytest.mark.rule("H3-UNI-29")
def test_skeletons_lost_to_guards_reinforce_for_their_owner() -> None:
    game = skirmish(
        "neutral_skeletons@b3*2 necropolis_zombies@d1! castle_crusaders@a1!",
        "guards=i",
        units=["neutral_rogues"],
        dice=[0],
        mode="campaign",
    )
    assert game.side(0)["lost"] == ["neutral_skeletons"]
    assert game.unit_at("d1")["pack"] is True


@pytest.mark.rule("H3-UNI-29")
def test_skeletons_in_an_army_reinforce_for_their_own_necropolis_hero() -> None:
    game = skirmish(
        "neutral_trolls@b3", "neutral_skeletons@b4! necropolis_zombies@d5! necropolis_wraiths@c5!", dice=[0]
    )
    game.play("attack:b4")
    assert game.asked() == (1, "unit")
    game.play("reinforce:necropolis_wraiths")
    assert game.unit_at("c5")["pack"] is True


# -- Zombies and Wraiths -----------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-UNI-29")
@pytest.mark.parametrize(("die", "damage"), [(-1, 2), (0, 2), (1, 3)])
def test_neutral_zombies_are_harder_to_hurt_by_good_rolls(die: int, damage: int) -> None:
    game = skirmish("neutral_gold_golems@b2", "neutral_zombies@b3!", dice=[die, 0])
    game.play("attack:b3")
    assert game.hits()[0] == ("neutral_zombies", damage)

    game = skirmish("neutral_gold_golems@b2!", "neutral_zombies@b3", dice=[1, die])
    game.play("attack:b2")
    assert game.hits() == [("neutral_gold_golems", 1), ("neutral_zombies", damage)]


@pytest.mark.rule("H3-UNI-25")
@pytest.mark.parametrize(("damage", "left"), [(1, 0), (2, 0), (3, 1)])
def test_neutral_wraiths_heal_when_they_activate(damage: int, left: int) -> None:
    game = skirmish("neutral_peasants@a1 cards=attack hand=1", f"neutral_wraiths@c4*{damage}", draws=["attack"])
    assert game.asked() == (1, "action")
    assert game.unit_at("c4")["damage"] == left
    assert game.side(0)["hand"] == ["attack"]


# -- Halflings ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-UNI-26", "H3-TYP-10")
@pytest.mark.parametrize(("shooter", "target"), [("b2", "b4"), ("b2", "b3"), ("a1", "a5")])
def test_halflings_use_the_higher_of_two_dice_and_have_no_penalty(shooter: str, target: str) -> None:
    retaliation = [0] if target == "b3" else []
    for dice in ([-1, 1], [1, -1]):
        game = skirmish(f"neutral_halflings@{shooter}", f"neutral_trolls@{target}!", dice=[*dice, *retaliation])
        game.play(f"attack:{target}")
        assert game.hits()[0] == ("neutral_trolls", 3)
        assert game.spent()


@pytest.mark.rule("H3-UNI-27", "H3-TYP-14")
def test_halflings_retaliate_with_the_penalty_like_any_ranged_unit() -> None:
    game = skirmish("neutral_boars@b2", "neutral_halflings@b3!", dice=[-1, 1, -1])
    game.play("attack:b3")
    assert game.hits()[1] == ("neutral_boars", 1)


# -- map abilities -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", ["neutral_peasants", "neutral_rogues"])
def test_map_abilities_have_a_program_and_a_text(id: str) -> None:
    unit = next(unit for unit in load().neutral_units if unit.id == id)
    assert [ability.timing for ability in unit.card.abilities] == ["map"]
    assert unit.card.abilities[0].do
    assert unit_text(unit, "en")
