"""The abilities of the Castle's units, each played."""

import pytest

from banneret.heroes.box.cards_and_units import load
from tests.heroes.support.abilities import (
    no_penalty_next_to,
    penalty_next_to,
    shoots_once,
    shoots_twice,
    strikes_back_at_everybody,
)
from tests.heroes.support.fight import asked, blows, hits, keys, order, side, spent
from tests.heroes.support.stage import happened, play, stage, unit_at

# -- Halberdiers -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "ignored", "kept"), [(1, 1, 2), (-1, 1, 0)])
def test_pack_of_halberdiers_discards_a_card_to_ignore_the_attackers_die(die: int, ignored: int, kept: int) -> None:
    def attacked() -> tuple[str, ...]:
        return ("neutral_boars@b2", "castle_halberdiers+@b3! cards=attack hand=1")

    game = stage(*attacked(), dice=[die, 0], draws=["attack"])
    play(game, "attack:b3")
    assert asked(game) == (1, "card")
    assert keys(game) == {"discard:attack", "keep"}
    play(game, "discard:attack")
    assert hits(game)[0] == ("castle_halberdiers+", ignored)
    assert (side(game, 1)["hand"], side(game, 1)["discard"]) == ([], ["attack"])

    game = stage(*attacked(), dice=[die, 0], draws=["attack"])
    play(game, "attack:b3", "keep")
    assert hits(game)[0] == ("castle_halberdiers+", kept)
    # The card was kept, so it may be played for the retaliation that follows.
    assert side(game, 1)["hand"] == ["attack"]
    assert keys(game) == {"play:attack", "pass"}


def test_pack_of_halberdiers_ignores_the_die_of_a_retaliation_but_not_its_own() -> None:
    game = stage(
        "castle_halberdiers+@b2 cards=defense,defense hand=1", "neutral_gold_golems@b3", dice=[1, 1], draws=["defense"]
    )
    play(game, "attack:b3")
    assert hits(game) == [("neutral_gold_golems", 2)]
    assert asked(game) == (0, "play")
    play(game, "pass")
    assert asked(game) == (0, "card")
    play(game, "discard:defense")
    assert hits(game)[1:] == [("castle_halberdiers+", 2)]


def test_pack_of_halberdiers_pays_for_each_attack_anew() -> None:
    game = stage(
        "neutral_marksmen@b2",
        "castle_halberdiers+@b4! cards=attack,offense hand=2",
        dice=[1, 1],
        draws=["attack", "offense"],
    )
    play(game, "attack:b4", "pass", "discard:attack")
    assert asked(game) == (1, "play")
    play(game, "pass", "discard:offense")
    assert hits(game) == [("castle_halberdiers+", 1), ("castle_halberdiers+", 1)]
    assert side(game, 1)["discard"] == ["attack", "offense"]


def test_halberdiers_ignore_nothing_as_few_or_without_a_card() -> None:
    game = stage("neutral_boars@b2", "castle_halberdiers@b3! cards=attack hand=1", dice=[1], draws=["attack"])
    play(game, "attack:b3")
    assert hits(game) == [("castle_halberdiers", 2)]

    game = stage("neutral_boars@b2", "castle_halberdiers+@b3! cards=attack", dice=[1, 0])
    play(game, "attack:b3")
    assert hits(game)[0] == ("castle_halberdiers+", 2)
    assert not happened(game, "ignore_die")


# -- Marksmen ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-UNI-26")
def test_pack_of_marksmen_shoots_a_second_time() -> None:
    shoots_twice("castle_marksmen+", 2)


@pytest.mark.rule("H3-UNI-26", "H3-UNI-27")
def test_pack_of_marksmen_shoots_once_at_neighbours_at_the_fallen_and_in_retaliation() -> None:
    shoots_once("castle_marksmen+")


def test_few_marksmen_shoot_once() -> None:
    game = stage("castle_marksmen@b2", "neutral_trolls@b4!", dice=[1])
    play(game, "attack:b4")
    assert hits(game) == [("neutral_trolls", 3)]


# -- Griffins ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-UNI-30", "H3-CBT-08")
@pytest.mark.parametrize(("unit", "attack"), [("castle_griffins", 2), ("castle_griffins+", 3)])
def test_griffins_strike_back_at_everybody(unit: str, attack: int) -> None:
    strikes_back_at_everybody(unit, attack)


# -- Crusaders ---------------------------------------------------------------------------------------------------------


def test_pack_of_crusaders_may_reroll_every_zero() -> None:
    game = stage("castle_crusaders+@b2", "neutral_trolls@b3!", dice=[0, 0, 0, 1, 0])
    play(game, "attack:b3")
    for _ in range(3):
        assert asked(game) == (0, "reroll")
        assert keys(game) == {"reroll:1", "keep"}
        play(game, "reroll:1")
    assert hits(game)[0] == ("neutral_trolls", 5)
    assert spent(game)


def test_pack_of_crusaders_may_keep_a_zero() -> None:
    game = stage("castle_crusaders+@b2", "neutral_trolls@b3!", dice=[0, 0])
    play(game, "attack:b3", "keep")
    assert hits(game)[0] == ("neutral_trolls", 4)


@pytest.mark.parametrize("die", [-1, 1])
def test_pack_of_crusaders_rerolls_no_other_face(die: int) -> None:
    game = stage("castle_crusaders+@b2", "neutral_trolls@b3!", dice=[die, 0])
    play(game, "attack:b3")
    assert hits(game)[0] == ("neutral_trolls", 4 + die)


@pytest.mark.rule("H3-UNI-27")
def test_crusaders_reroll_neither_in_retaliation_nor_as_few() -> None:
    game = stage("neutral_boars@b2", "castle_crusaders+@b3!", dice=[1, 0])
    play(game, "attack:b3")
    assert hits(game)[1:] == [("neutral_boars", 4)]

    game = stage("castle_crusaders@b2", "neutral_trolls@b3!", dice=[0, 0])
    play(game, "attack:b3")
    assert hits(game)[0] == ("neutral_trolls", 3)


# -- Zealots -----------------------------------------------------------------------------------------------------------


def test_pack_of_zealots_has_no_penalty_next_to_its_target() -> None:
    no_penalty_next_to("castle_zealots+", 4)


def test_few_zealots_have_the_penalty() -> None:
    penalty_next_to("castle_zealots", 3)


# -- Champions ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("die", [-1, 0, 1])
def test_pack_of_champions_may_reroll_one_die_after_moving(die: int) -> None:
    game = stage("castle_champions+@b1", "neutral_trolls@b3!", dice=[die, -1, 0])
    play(game, "move:b2", "attack:b3")
    assert asked(game) == (0, "reroll")
    assert keys(game) == {"reroll:1", "keep"}
    play(game, "reroll:1")
    # Only one die once: the -1 stands.
    assert hits(game)[0] == ("neutral_trolls", 5)

    game = stage("castle_champions+@b1", "neutral_trolls@b3!", dice=[die, 0])
    play(game, "move:b2", "attack:b3", "keep")
    assert hits(game)[0] == ("neutral_trolls", 6 + die)


@pytest.mark.rule("H3-UNI-27")
def test_champions_do_not_reroll_without_moving_in_retaliation_or_as_few() -> None:
    game = stage("castle_champions+@b2", "neutral_trolls@b3!", dice=[-1, 0])
    play(game, "attack:b3")
    assert hits(game)[0] == ("neutral_trolls", 5)

    game = stage("neutral_peasants@b2", "castle_champions+@b4", dice=[-1, -1])
    play(game, "move:b3", "done", "attack:b3")
    assert blows(game)[1] == ("retaliate", "castle_champions+", "neutral_peasants")
    assert hits(game)[1] == ("neutral_peasants", 5)

    game = stage("castle_champions@b1", "neutral_trolls@b3!", dice=[-1, 0])
    play(game, "move:b2", "attack:b3")
    assert hits(game)[0] == ("neutral_trolls", 4)


@pytest.mark.parametrize(("dice", "damage"), [([-1, 0, 0], 6), ([0, 0], 6), ([1], 7)])
def test_champions_steered_by_the_rules_reroll_what_can_only_get_better(dice: list[int], damage: int) -> None:
    game = stage("neutral_trolls@b2!", "castle_champions+@b5 ai", dice=dice)
    assert hits(game)[0] == ("neutral_trolls", damage)
    assert spent(game)


def test_few_champions_have_a_map_ability() -> None:
    few = next(unit for unit in load().units if unit.id == "castle_champions").few
    assert [ability.timing for ability in few.abilities] == ["map"]
    assert few.abilities[0].do


# -- Archangels --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-UNI-29")
def test_few_archangels_draw_a_card_at_the_start_of_combat() -> None:
    game = stage(
        "neutral_boars@b1", "castle_archangels@b5 cards=attack,defense,armorer hand=1", draws=["attack", "armorer"]
    )
    assert side(game, 1)["hand"] == ["attack", "armorer"]
    assert side(game, 1)["deck"] == ["defense"]
    assert order(game, "draw", "round") == ["draw", "draw", "round"]
    play(game, "done", "done")
    assert order(game, "draw", "round") == ["draw", "draw", "round", "round"]


def test_pack_of_archangels_draws_nothing() -> None:
    game = stage("castle_archangels+@b1 cards=attack,defense", "neutral_boars@b5")
    assert side(game, 0)["hand"] == []


SAVED = "castle_archangels+@d5! castle_marksmen@b3!"


def test_pack_of_archangels_cancels_a_deadly_attack_and_the_saved_unit_does_not_strike_back() -> None:
    game = stage("neutral_boars@b2", SAVED, dice=[1])
    play(game, "attack:b3")
    assert asked(game) == (1, "may")
    play(game, "yes")
    assert hits(game) == []
    assert unit_at(game, "b3")["damage"] == 0
    assert blows(game) == [("attack", "neutral_boars", "castle_marksmen")]


def test_pack_of_archangels_need_not_save() -> None:
    game = stage("neutral_boars@b2", SAVED, dice=[1])
    play(game, "attack:b3", "no")
    assert unit_at(game, "b3") == {}
    assert side(game, 1)["lost"] == ["castle_marksmen"]


def test_pack_of_archangels_saves_once_a_combat() -> None:
    game = stage("neutral_boars@b2 neutral_rogues@a3", SAVED, dice=[1, 1])
    play(game, "activate:b2", "attack:b3", "yes", "attack:b3")
    assert unit_at(game, "b3") == {}
    assert [args["unit2"] for args in happened(game, "save")] == ["castle_marksmen@8"]


def test_the_archangels_and_nobody_else_have_used_their_rescue_up() -> None:
    game = stage(
        "neutral_boars@b2 neutral_rogues@a3",
        "castle_halberdiers@a5! castle_marksmen@b3! castle_archangels+@d5!",
        dice=[1, 1],
    )
    play(game, "activate:b2", "attack:b3", "yes", "attack:b3")
    assert unit_at(game, "b3") == {}
    assert happened(game, "save") == [{"unit": "castle_archangels+@9", "unit2": "castle_marksmen@8"}]


def test_archangels_steered_by_the_rules_save() -> None:
    game = stage("neutral_boars@b2", "castle_marksmen@b3 castle_archangels+@d5! ai", dice=[1, 0, 0, -1])
    play(game, "attack:b3")
    assert [str(args["unit2"]) for args in happened(game, "save")] == ["castle_marksmen@7"]


def test_declining_does_not_use_the_rescue_up() -> None:
    game = stage("neutral_boars@b2 neutral_rogues@a3", f"{SAVED} castle_halberdiers@a4!", dice=[1, 1])
    play(game, "activate:b2", "attack:b3", "no", "attack:a4")
    assert asked(game) == (1, "may")


def test_pack_of_archangels_saves_in_retaliation_too() -> None:
    game = stage("castle_archangels+@d1! castle_marksmen+@b2*1", "neutral_champions@b3!", dice=[0, 0, 0])
    play(game, "attack:b3")
    assert asked(game) == (0, "may")
    play(game, "yes")
    assert unit_at(game, "b2")["damage"] == 1
    assert unit_at(game, "b2")["pack"] is True


def test_pack_of_archangels_saves_neither_itself_nor_enemies_nor_from_a_flip() -> None:
    game = stage(
        "neutral_azure_dragons@d4 cards=attack,attack hand=2 expert=2",
        "castle_archangels+@d5*9! castle_halberdiers@a5!",
        dice=[1],
        draws=["attack", "attack"],
    )
    play(game, "attack:d5", "expert:attack", "expert:attack")
    assert hits(game) == [("castle_archangels+", 10)]
    assert unit_at(game, "d5") == {}

    game = stage("castle_archangels+@d1! castle_griffins@b2", "neutral_peasants@b3! neutral_boars@d5!", dice=[0])
    play(game, "attack:b3")
    assert unit_at(game, "b3") == {}

    game = stage("neutral_boars@b2", "castle_archangels+@d5! castle_marksmen+@b3!", dice=[1, 0, 0])
    play(game, "attack:b3")
    assert hits(game)[0] == ("castle_marksmen+", 3)
    assert (unit_at(game, "b3")["pack"], unit_at(game, "b3")["damage"]) == (False, 1)


def test_few_archangels_save_nobody() -> None:
    game = stage("neutral_boars@b2", "castle_archangels@d5! castle_marksmen@b3!", dice=[1])
    play(game, "attack:b3")
    assert unit_at(game, "b3") == {}
