"""Spell cards in Combat (SPL) and the use of cards in Combat (CBC)."""

from typing import cast

import pytest

from banneret import Refused
from tests.heroes.builder import HeroesGame, skirmish

ARROW = "castle_crusaders@b2 cards=magic_arrow,power,haste,bloodlust hand=4 expert=1"
DRAWS = ["magic_arrow", "power", "haste", "bloodlust"]


def arrow(
    defender: str = "neutral_rogues@b5 neutral_peasants@d5", dice: tuple[int, ...] = (), **options: str
) -> HeroesGame:
    """Crusaders about to act, with Magic Arrow, Power, Haste and Bloodlust in hand."""
    game = skirmish(ARROW, defender, draws=DRAWS, dice=dice, **options)
    while game.choice.seat != 0:
        game.apply("done")
    return game


def hand(game: HeroesGame, number: int = 0) -> list[str]:
    """The cards a side holds."""
    return cast(list[str], game.side(number)["hand"])


def discarded(game: HeroesGame, number: int = 0) -> list[str]:
    """The open discard pile of a side."""
    return cast(list[str], game.side(number)["discard"])


@pytest.mark.rule("H3-SPL-01")
def test_casting_costs_no_resources() -> None:
    game = arrow()
    game.play("cast:magic_arrow", "done", "target:d5")
    assert [event["card"] for event in game.events_named("cast")] == ["magic_arrow"]
    assert game.unit_at("d5")["damage"] == 1


@pytest.mark.rule("H3-SPL-02", "H3-SPL-06", "H3-SPL-08", "H3-CBC-01", "H3-UNI-19", "H3-EXW-02")
def test_worked_example_of_magic_arrow() -> None:
    game = arrow()
    game.play("cast:magic_arrow", "power:power", "power:haste", "step:3", "target:b5")
    assert game.unit_at("b5") == {}
    assert sorted(discarded(game)) == ["haste", "magic_arrow", "power"]
    assert hand(game) == ["bloodlust"]
    assert game.events_named("cast") == [{"side": 0, "card": "magic_arrow"}]


@pytest.mark.rule("H3-UNI-22", "H3-UNI-15", "H3-EXW-06")
def test_spell_damage_ignores_defense_and_leaves_the_pack() -> None:
    game = arrow("necropolis_zombies+@b5")
    game.play("cast:magic_arrow", "power:haste", "done", "step:2", "target:b5")
    zombies = game.unit_at("b5")
    assert (zombies["damage"], zombies["pack"]) == (2, True)


@pytest.mark.rule("H3-UNI-17", "H3-EXC-05")
def test_spell_damage_beyond_the_pack_lies_on_the_few_side() -> None:
    game = arrow("necropolis_skeletons+@b5")
    game.play("cast:magic_arrow", "power_expert:power", "step:3", "target:b5")
    skeletons = game.unit_at("b5")
    assert (skeletons["damage"], skeletons["pack"]) == (1, False)


@pytest.mark.rule("H3-SPL-03")
def test_a_lower_step_than_paid_for_may_be_chosen() -> None:
    game = arrow("neutral_rogues@b5")
    game.play("cast:magic_arrow", "power:power", "power:haste")
    assert game.choice.keys == ("step:3", "step:2", "step:1")
    game.play("step:1", "target:b5")
    assert game.unit_at("b5")["damage"] == 1


@pytest.mark.rule("H3-SPL-04", "H3-SPL-05")
def test_power_is_lost_with_the_spell_it_was_added_to() -> None:
    game = skirmish(
        "castle_crusaders@b2 cards=magic_arrow,magic_arrow,power,power hand=4",
        "castle_archangels@b5",
        draws=["magic_arrow", "magic_arrow", "power", "power"],
    )
    game.play("done", "cast:magic_arrow", "power:power", "power:power", "step:3", "target:b5", "done")
    game.play("done")
    assert game.choice.seat == 0
    game.play("cast:magic_arrow")
    assert game.choice.keys == ("target:b2", "target:b5")
    game.play("target:b5")
    assert game.unit_at("b5")["damage"] == 3 + 1


@pytest.mark.rule("H3-SPL-07")
def test_any_number_of_cards_may_empower_one_spell_up_to_its_last_step() -> None:
    game = arrow()
    game.play("cast:magic_arrow", "power:haste", "power:bloodlust")
    assert game.choice.kind_name == "amount"
    assert game.events_named("power")[-1]["n"] == 2
    assert "power:power" not in game.choice


@pytest.mark.rule("H3-SPL-10", "H3-CRD-16")
def test_spell_and_power_go_to_the_own_discard_pile() -> None:
    game = arrow()
    game.play("cast:magic_arrow", "power:power", "done", "step:2", "target:d5")
    assert sorted(discarded(game)) == ["magic_arrow", "power"]
    assert discarded(game, 1) == []


@pytest.mark.rule("H3-SPL-16", "H3-ABL-03")
def test_only_the_power_card_uses_up_the_expert_effect() -> None:
    game = arrow()
    game.play("cast:magic_arrow", "power_expert:power")
    assert game.side(0)["expert"] == 0
    game.play("step:3", "target:d5")
    assert game.events_named("power") == [{"side": 0, "card": "power", "n": 2}]


@pytest.mark.rule("H3-SPL-16", "H3-SPL-08")
def test_neither_the_spell_nor_power_at_its_basic_effect_uses_up_an_expert_effect() -> None:
    game = arrow()
    game.play("cast:magic_arrow", "power:power", "power:haste", "step:3", "target:d5")
    assert game.side(0)["expert"] == 1
    assert game.why_not("cast:bloodlust"), "one spell was cast, and Haste was none"


@pytest.mark.rule("H3-CBC-01")
def test_one_spell_a_round() -> None:
    game = arrow()
    game.play("cast:magic_arrow", "done", "target:d5")
    assert "cast:haste" not in game.choice
    assert game.why_not("cast:haste") == "H3-CBC-01"
    with pytest.raises(Refused, match="H3-CBC-01"):
        game.apply("cast:haste")


@pytest.mark.rule("H3-CBC-10")
def test_the_limit_is_for_each_player_and_each_round() -> None:
    game = skirmish(
        "castle_crusaders@b2 cards=haste,slow hand=2",
        "castle_griffins@b5 cards=slow hand=1",
        draws=["haste", "slow", "slow"],
    )
    game.play("cast:slow", "target:b2")
    game.play("done", "cast:haste", "done", "target:b2")
    assert game.why_not("cast:slow") == "H3-CBC-01"
    game.play("done")
    while game.choice.seat != 0:
        game.play("done")
    assert "cast:slow" in game.choice


@pytest.mark.rule("H3-CBC-03", "H3-CRD-13", "H3-CBR-10")
def test_activation_spells_come_in_an_own_activation_before_the_attack() -> None:
    game = skirmish(
        "castle_marksmen@a1 castle_crusaders@b2 cards=haste,bloodlust hand=2",
        "castle_griffins@b4",
        draws=["haste", "bloodlust"],
        dice=[0],
    )
    assert game.choice.seat == 1
    assert "cast:haste" not in game.choice
    game.play("done")
    assert "cast:haste" in game.choice
    assert game.why_not("cast:bloodlust") == "H3-CBC-03"
    game.play("done")
    game.play("cast:haste", "done", "target:a1")
    game.play("attack:b4")
    assert "cast:haste" not in game.choice


@pytest.mark.rule("H3-CBC-08", "H3-CRD-17")
def test_a_lasting_spell_stays_in_play_until_the_end_of_the_combat() -> None:
    game = skirmish("castle_archangels@b4 cards=haste hand=1", "neutral_peasants@b5", draws=["haste"], dice=[0])
    game.play("cast:haste", "target:b4")
    assert game.unit_at("b4")["initiative"] == 13
    assert discarded(game) == []
    game.play("attack:b5")
    assert game.over
    assert discarded(game) == ["haste"]


@pytest.mark.rule("H3-CBC-06", "H3-CBC-07")
def test_a_spell_for_an_attack_does_not_last_into_the_retaliation() -> None:
    game = skirmish(
        "castle_champions@b3",
        "necropolis_dread_knights@b4 cards=weakness hand=1",
        draws=["weakness"],
        dice=[0, 0, 0],
    )
    game.play("attack:b4")
    assert game.choice.seat == 1
    game.play("cast:weakness")
    assert game.unit_at("b4")["damage"] == 5 - 1 - 2
    assert game.unit_at("b3")["damage"] == 5 - 2
    assert game.unit_at("b3")["attack"] == 5


@pytest.mark.rule("H3-CBC-04")
def test_instants_are_not_offered_between_the_roll_and_the_damage() -> None:
    game = skirmish(
        "castle_crusaders@b3 cards=bloodlust hand=1 morale",
        "castle_champions@b4",
        draws=["bloodlust"],
        dice=[0, 1, 0, 1],
    )
    while "attack:b4" not in game.choice:
        game.apply("done")
    game.play("attack:b4", "pass")
    assert game.choice.kind_name == "reroll"
    assert "cast:bloodlust" not in game.choice


@pytest.mark.rule("H3-CBT-14")
def test_spells_provoke_no_retaliation() -> None:
    game = arrow("castle_griffins@b3")
    game.play("cast:magic_arrow", "done", "target:b3")
    assert game.events_named("retaliate") == []


@pytest.mark.rule("H3-CBT-16")
def test_spell_damage_ends_paralysis() -> None:
    game = arrow("castle_champions@b5! castle_griffins@d5")
    game.play("cast:magic_arrow", "done", "target:b5")
    assert game.unit_at("b5")["paralysed"] is False


@pytest.mark.rule("H3-SGE-19")
def test_a_spell_may_hit_the_tower() -> None:
    game = arrow("castle_champions@b5 town citadel walls=a3,b3,c3 gate=d3")
    game.play("cast:magic_arrow", "done", "target:tower")
    assert game.unit_at("tower")["damage"] == 1


@pytest.mark.rule("H3-SPL-12")
def test_a_spell_is_used_for_one_of_its_two_effects() -> None:
    game = arrow("castle_champions@b5")
    game.play("cast:magic_arrow", "power:haste", "done", "step:2", "target:b5")
    assert game.unit_at("b5")["initiative"] == 7
    assert game.unit_at("b2")["initiative"] == 5
    assert [event["card"] for event in game.events_named("cast")] == ["magic_arrow"]
    assert "haste" in discarded(game)


@pytest.mark.rule("H3-CBC-01", "H3-CBC-04")
@pytest.mark.parametrize("cast_before", [True, False])
def test_a_spell_that_saves_a_unit_is_the_spell_of_the_round(cast_before: bool) -> None:
    game = skirmish(
        "castle_griffins+@a1 castle_halberdiers@b3*1 cards=magic_arrow,resurrection,power hand=2",
        "dungeon_harpies@b4 necropolis_zombies@d5", draws=["magic_arrow", "resurrection"], dice=[0] * 6,
    )  # fmt: skip
    if cast_before:
        game.play("cast:magic_arrow", "done", "target:d5")
    game.play("done", "attack:b3")
    assert (game.asked() == (0, "may")) == (not cast_before)
    assert (game.unit_at("b3") == {}) == cast_before
