"""The abilities of the Castle's units, each played."""

import pytest

from banneret.heroes.box.cards_and_units import load
from tests.heroes.builder import skirmish
from tests.heroes.units.shared_abilities import (
    no_penalty_next_to,
    penalty_next_to,
    shoots_once,
    shoots_twice,
    strikes_back_at_everybody,
)

# -- Halberdiers -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-UNI-29")
@pytest.mark.parametrize(("die", "ignored", "kept"), [(1, 1, 2), (-1, 1, 0)])
def test_pack_of_halberdiers_discards_a_card_to_ignore_the_attackers_die(die: int, ignored: int, kept: int) -> None:
    def attacked() -> tuple[str, ...]:
        return ("neutral_boars@b2", "castle_halberdiers+@b3! cards=attack hand=1")

    game = skirmish(*attacked(), dice=[die, 0], draws=["attack"])
    game.play("attack:b3")
    assert game.asked() == (1, "card")
    assert game.keys == {"discard:attack", "keep"}
    game.play("discard:attack")
    assert game.hits()[0] == ("castle_halberdiers+", ignored)
    assert (game.side(1)["hand"], game.side(1)["discard"]) == ([], ["attack"])

    game = skirmish(*attacked(), dice=[die, 0], draws=["attack"])
    game.play("attack:b3", "keep")
    assert game.hits()[0] == ("castle_halberdiers+", kept)
    # The card was kept, so it may be played for the retaliation that follows.
    assert game.side(1)["hand"] == ["attack"]
    assert game.keys == {"play:attack", "pass"}


@pytest.mark.rule("H3-UNI-29")
def test_pack_of_halberdiers_ignores_the_die_of_a_retaliation_but_not_its_own() -> None:
    game = skirmish(
        "castle_halberdiers+@b2 cards=defense,defense hand=1", "neutral_gold_golems@b3", dice=[1, 1], draws=["defense"]
    )
    game.play("attack:b3")
    assert game.hits() == [("neutral_gold_golems", 2)]
    assert game.asked() == (0, "play")
    game.play("pass")
    assert game.asked() == (0, "card")
    game.play("discard:defense")
    assert game.hits()[1:] == [("castle_halberdiers+", 2)]


@pytest.mark.rule("H3-UNI-29")
def test_pack_of_halberdiers_pays_for_each_attack_anew() -> None:
    game = skirmish(
        "neutral_marksmen@b2",
        "castle_halberdiers+@b4! cards=attack,offense hand=2",
        dice=[1, 1],
        draws=["attack", "offense"],
    )
    game.play("attack:b4", "pass", "discard:attack")
    assert game.asked() == (1, "play")
    game.play("pass", "discard:offense")
    assert game.hits() == [("castle_halberdiers+", 1), ("castle_halberdiers+", 1)]
    assert game.side(1)["discard"] == ["attack", "offense"]


@pytest.mark.rule("H3-UNI-29")
def test_halberdiers_ignore_nothing_as_few_or_without_a_card() -> None:
    game = skirmish("neutral_boars@b2", "castle_halberdiers@b3! cards=attack hand=1", dice=[1], draws=["attack"])
    game.play("attack:b3")
    assert game.hits() == [("castle_halberdiers", 2)]

    game = skirmish("neutral_boars@b2", "castle_halberdiers+@b3! cards=attack", dice=[1, 0])
    game.play("attack:b3")
    assert game.hits()[0] == ("castle_halberdiers+", 2)
    assert not game.events_named("ignore_die")


# -- Marksmen ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-UNI-26")
def test_pack_of_marksmen_shoots_a_second_time() -> None:
    shoots_twice("castle_marksmen+", 2)


@pytest.mark.rule("H3-UNI-26", "H3-UNI-27")
def test_pack_of_marksmen_shoots_once_at_neighbours_at_the_fallen_and_in_retaliation() -> None:
    shoots_once("castle_marksmen+")


@pytest.mark.rule("H3-UNI-26")
def test_few_marksmen_shoot_once() -> None:
    game = skirmish("castle_marksmen@b2", "neutral_trolls@b4!", dice=[1])
    game.play("attack:b4")
    assert game.hits() == [("neutral_trolls", 3)]


# -- Griffins ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-UNI-30", "H3-CBT-08")
@pytest.mark.parametrize(("unit", "attack"), [("castle_griffins", 2), ("castle_griffins+", 3)])
def test_griffins_strike_back_at_everybody(unit: str, attack: int) -> None:
    strikes_back_at_everybody(unit, attack)


# -- Crusaders ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-UNI-26")
def test_pack_of_crusaders_may_reroll_every_zero() -> None:
    game = skirmish("castle_crusaders+@b2", "neutral_trolls@b3!", dice=[0, 0, 0, 1, 0])
    game.play("attack:b3")
    for _ in range(3):
        assert game.asked() == (0, "reroll")
        assert game.keys == {"reroll:1", "keep"}
        game.play("reroll:1")
    assert game.hits()[0] == ("neutral_trolls", 5)
    assert game.spent()


@pytest.mark.rule("H3-UNI-26")
def test_pack_of_crusaders_may_keep_a_zero() -> None:
    game = skirmish("castle_crusaders+@b2", "neutral_trolls@b3!", dice=[0, 0])
    game.play("attack:b3", "keep")
    assert game.hits()[0] == ("neutral_trolls", 4)


@pytest.mark.rule("H3-UNI-26")
@pytest.mark.parametrize("die", [-1, 1])
def test_pack_of_crusaders_rerolls_no_other_face(die: int) -> None:
    game = skirmish("castle_crusaders+@b2", "neutral_trolls@b3!", dice=[die, 0])
    game.play("attack:b3")
    assert game.hits()[0] == ("neutral_trolls", 4 + die)


@pytest.mark.rule("H3-UNI-27")
def test_crusaders_reroll_neither_in_retaliation_nor_as_few() -> None:
    game = skirmish("neutral_boars@b2", "castle_crusaders+@b3!", dice=[1, 0])
    game.play("attack:b3")
    assert game.hits()[1:] == [("neutral_boars", 4)]

    game = skirmish("castle_crusaders@b2", "neutral_trolls@b3!", dice=[0, 0])
    game.play("attack:b3")
    assert game.hits()[0] == ("neutral_trolls", 3)


# -- Zealots -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-TYP-10")
def test_pack_of_zealots_has_no_penalty_next_to_its_target() -> None:
    no_penalty_next_to("castle_zealots+", 4)


@pytest.mark.rule("H3-TYP-10")
def test_few_zealots_have_the_penalty() -> None:
    penalty_next_to("castle_zealots", 3)


# -- Champions ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-UNI-26")
@pytest.mark.parametrize("die", [-1, 0, 1])
def test_pack_of_champions_may_reroll_one_die_after_moving(die: int) -> None:
    game = skirmish("castle_champions+@b1", "neutral_trolls@b3!", dice=[die, -1, 0])
    game.play("move:b2", "attack:b3")
    assert game.asked() == (0, "reroll")
    assert game.keys == {"reroll:1", "keep"}
    game.play("reroll:1")
    # Only one die once: the -1 stands.
    assert game.hits()[0] == ("neutral_trolls", 5)

    game = skirmish("castle_champions+@b1", "neutral_trolls@b3!", dice=[die, 0])
    game.play("move:b2", "attack:b3", "keep")
    assert game.hits()[0] == ("neutral_trolls", 6 + die)


@pytest.mark.rule("H3-UNI-27")
def test_champions_do_not_reroll_without_moving_in_retaliation_or_as_few() -> None:
    game = skirmish("castle_champions+@b2", "neutral_trolls@b3!", dice=[-1, 0])
    game.play("attack:b3")
    assert game.hits()[0] == ("neutral_trolls", 5)

    game = skirmish("neutral_peasants@b2", "castle_champions+@b4", dice=[-1, -1])
    game.play("move:b3", "done", "attack:b3")
    assert game.blows()[1] == ("retaliate", "castle_champions+", "neutral_peasants")
    assert game.hits()[1] == ("neutral_peasants", 5)

    game = skirmish("castle_champions@b1", "neutral_trolls@b3!", dice=[-1, 0])
    game.play("move:b2", "attack:b3")
    assert game.hits()[0] == ("neutral_trolls", 4)


@pytest.mark.rule("H3-UNI-26")
@pytest.mark.parametrize(("dice", "damage"), [([-1, 0, 0], 6), ([0, 0], 6), ([1], 7)])
def test_champions_steered_by_the_rules_reroll_what_can_only_get_better(dice: list[int], damage: int) -> None:
    game = skirmish("neutral_trolls@b2!", "castle_champions+@b5 ai", dice=dice)
    assert game.hits()[0] == ("neutral_trolls", damage)
    assert game.spent()


def test_few_champions_have_a_map_ability() -> None:
    few = next(unit for unit in load().units if unit.id == "castle_champions").few
    assert [ability.timing for ability in few.abilities] == ["map"]
    assert few.abilities[0].do


# -- Archangels --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-UNI-29")
def test_few_archangels_draw_a_card_at_the_start_of_combat() -> None:
    game = skirmish(
        "neutral_boars@b1", "castle_archangels@b5 cards=attack,defense,armorer hand=1", draws=["attack", "armorer"]
    )
    assert game.side(1)["hand"] == ["attack", "armorer"]
    assert game.side(1)["deck"] == ["defense"]
    assert game.order("draw", "round") == ["draw", "draw", "round"]
    game.play("done", "done")
    assert game.order("draw", "round") == ["draw", "draw", "round", "round"]


def test_pack_of_archangels_draws_nothing() -> None:
    game = skirmish("castle_archangels+@b1 cards=attack,defense", "neutral_boars@b5")
    assert game.side(0)["hand"] == []


SAVED = "castle_archangels+@d5! castle_marksmen@b3!"


@pytest.mark.rule("H3-UNI-29")
def test_pack_of_archangels_cancels_a_deadly_attack_and_the_saved_unit_does_not_strike_back() -> None:
    game = skirmish("neutral_boars@b2", SAVED, dice=[1])
    game.play("attack:b3")
    assert game.asked() == (1, "may")
    game.play("yes")
    assert game.hits() == []
    assert game.unit_at("b3")["damage"] == 0
    assert game.blows() == [("attack", "neutral_boars", "castle_marksmen")]


@pytest.mark.rule("H3-UNI-29")
def test_pack_of_archangels_need_not_save() -> None:
    game = skirmish("neutral_boars@b2", SAVED, dice=[1])
    game.play("attack:b3", "no")
    assert game.unit_at("b3") == {}
    assert game.side(1)["lost"] == ["castle_marksmen"]


@pytest.mark.rule("H3-UNI-29")
def test_pack_of_archangels_saves_once_a_combat() -> None:
    game = skirmish("neutral_boars@b2 neutral_rogues@a3", SAVED, dice=[1, 1])
    game.play("activate:b2", "attack:b3", "yes", "attack:b3")
    assert game.unit_at("b3") == {}
    assert [args["unit2"] for args in game.events_named("save")] == ["castle_marksmen@8"]


@pytest.mark.rule("H3-UNI-29")
def test_the_archangels_and_nobody_else_have_used_their_rescue_up() -> None:
    game = skirmish(
        "neutral_boars@b2 neutral_rogues@a3",
        "castle_halberdiers@a5! castle_marksmen@b3! castle_archangels+@d5!",
        dice=[1, 1],
    )
    game.play("activate:b2", "attack:b3", "yes", "attack:b3")
    assert game.unit_at("b3") == {}
    assert game.events_named("save") == [{"unit": "castle_archangels+@9", "unit2": "castle_marksmen@8"}]


@pytest.mark.rule("H3-UNI-29")
def test_archangels_steered_by_the_rules_save() -> None:
    game = skirmish("neutral_boars@b2", "castle_marksmen@b3 castle_archangels+@d5! ai", dice=[1, 0, 0, -1])
    game.play("attack:b3")
    assert [str(args["unit2"]) for args in game.events_named("save")] == ["castle_marksmen@7"]


@pytest.mark.rule("H3-UNI-29")
def test_declining_does_not_use_the_rescue_up() -> None:
    game = skirmish("neutral_boars@b2 neutral_rogues@a3", f"{SAVED} castle_halberdiers@a4!", dice=[1, 1])
    game.play("activate:b2", "attack:b3", "no", "attack:a4")
    assert game.asked() == (1, "may")


@pytest.mark.rule("H3-UNI-29")
def test_pack_of_archangels_saves_in_retaliation_too() -> None:
    game = skirmish("castle_archangels+@d1! castle_marksmen+@b2*1", "neutral_champions@b3!", dice=[0, 0, 0])
    game.play("attack:b3")
    assert game.asked() == (0, "may")
    game.play("yes")
    assert game.unit_at("b2")["damage"] == 1
    assert game.unit_at("b2")["pack"] is True


@pytest.mark.rule("H3-UNI-29")
def test_pack_of_archangels_saves_neither_itself_nor_enemies_nor_from_a_flip() -> None:
    game = skirmish(
        "neutral_azure_dragons@d4 cards=attack,attack hand=2 expert=2",
        "castle_archangels+@d5*9! castle_halberdiers@a5!",
        dice=[1],
        draws=["attack", "attack"],
    )
    game.play("attack:d5", "expert:attack", "expert:attack")
    assert game.hits() == [("castle_archangels+", 10)]
    assert game.unit_at("d5") == {}

    game = skirmish("castle_archangels+@d1! castle_griffins@b2", "neutral_peasants@b3! neutral_boars@d5!", dice=[0])
    game.play("attack:b3")
    assert game.unit_at("b3") == {}

    game = skirmish("neutral_boars@b2", "castle_archangels+@d5! castle_marksmen+@b3!", dice=[1, 0, 0])
    game.play("attack:b3")
    assert game.hits()[0] == ("castle_marksmen+", 3)
    assert (game.unit_at("b3")["pack"], game.unit_at("b3")["damage"]) == (False, 1)


@pytest.mark.rule("H3-UNI-29")
def test_few_archangels_save_nobody() -> None:
    game = skirmish("neutral_boars@b2", "castle_archangels@d5! castle_marksmen@b3!", dice=[1])
    game.play("attack:b3")
    assert game.unit_at("b3") == {}
