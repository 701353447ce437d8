"""The abilities of the Dungeon's units, each played."""

import pytest

from banneret.heroes.tables.units_and_cards import FLAGS, NO_SPECIALTY_DAMAGE, NO_SPELLS, SPELL_WARD, UNIT_NUMBER
from tests.heroes.builder import skirmish
from tests.heroes.units.shared_abilities import (
    goes_back,
    no_penalty_next_to,
    penalty_next_to,
    stays_where_it_did_not_move,
)

# -- Troglodytes -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-UNI-29")
@pytest.mark.parametrize(("unit", "paralysed"), [("dungeon_troglodytes+", False), ("dungeon_troglodytes", True)])
def test_pack_of_troglodytes_cannot_be_paralysed(unit: str, paralysed: bool) -> None:
    game = skirmish(f"{unit}@b2", "dungeon_medusas@b3!", dice=[-1, 0, -1, 0])
    game.play("attack:b3")
    assert [args["n"] for args in game.events_named("ability_die")] == [0]
    assert game.unit_at("b2")["paralysed"] is paralysed
    assert game.unit_at("b2")["pack"] is unit.endswith("+")
    assert bool(game.events_named("paralyse")) is paralysed


# -- Harpies -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-UNI-26")
def test_few_harpies_may_go_back_after_the_retaliation() -> None:
    goes_back("dungeon_harpies", retaliated=True)


@pytest.mark.rule("H3-UNI-26")
def test_few_harpies_go_back_only_from_an_attack_they_moved_for() -> None:
    stays_where_it_did_not_move("dungeon_harpies", [0, -1])


@pytest.mark.rule("H3-UNI-26")
def test_few_harpies_beaten_by_the_retaliation_are_gone() -> None:
    game = skirmish("dungeon_harpies@b1*1 neutral_peasants@a1", "neutral_rogues@b4!", dice=[0, 0])
    game.play("move:b3", "attack:b4")
    assert game.unit_at("b3") == {}
    assert game.unit_at("b1") == {}
    assert game.asked()[1] == "action"


@pytest.mark.rule("H3-UNI-26")
def test_harpies_steered_by_the_rules_go_back() -> None:
    game = skirmish("neutral_boars@b2!", "dungeon_harpies+@b5 ai", dice=[0])
    assert [(args["space"], args["space2"]) for args in game.events_named("back")] == [("b3", "b5")]


@pytest.mark.rule("H3-UNI-26")
def test_pack_of_harpies_suffers_no_retaliation_and_may_go_back() -> None:
    goes_back("dungeon_harpies+", retaliated=False)


@pytest.mark.rule("H3-UNI-27")
def test_pack_of_harpies_is_safe_from_retaliation_only() -> None:
    stays_where_it_did_not_move("dungeon_harpies+", [0])
    game = skirmish("dungeon_harpies+@b3", "neutral_boars@b4!", dice=[0])
    game.play("attack:b4")
    assert game.hits() == [("neutral_boars", 3)]
    # The boars have not used their retaliation up and attack in their own activation.
    assert game.unit_at("b4")["retaliated"] is False


# -- Evil Eyes ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-TYP-10")
def test_pack_of_evil_eyes_has_no_penalty_next_to_its_target() -> None:
    no_penalty_next_to("dungeon_evil_eyes+", 3)


@pytest.mark.rule("H3-TYP-10")
def test_few_evil_eyes_have_the_penalty() -> None:
    penalty_next_to("dungeon_evil_eyes", 3)


# -- Medusas -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-UNI-30", "H3-CBT-15")
@pytest.mark.parametrize(("roll", "paralysed"), [(-1, False), (0, True), (1, False)])
def test_few_medusas_roll_to_paralyse_whom_they_retaliate_against(roll: int, paralysed: bool) -> None:
    # The dice of the retaliation itself show 0 every time, and do not count.
    game = skirmish("neutral_trolls@b2 neutral_boars@b4!", "dungeon_medusas@b3!", dice=[-1, 0, 0, roll])
    game.play("attack:b3")
    assert game.order("damage", "ability_die") == ["damage", "damage", "ability_die"]
    assert game.hits()[1] == ("neutral_trolls", 3)
    assert game.unit_at("b2")["paralysed"] is paralysed
    assert game.unit_at("b4")["paralysed"] is False
    assert game.unit_at("b3")["paralysed"] is False
    assert game.spent()
    game.play("done", "done")
    skipped = [str(args["unit"]) for args in game.events_named("skip")]
    assert ("neutral_trolls@0" in skipped) is paralysed


@pytest.mark.rule("H3-UNI-30")
def test_few_medusas_paralyse_nobody_with_their_own_attack() -> None:
    game = skirmish("dungeon_medusas@b2", "neutral_trolls@b4!", dice=[0])
    game.play("attack:b4")
    assert game.unit_at("b4")["paralysed"] is False
    assert not game.events_named("ability_die")


@pytest.mark.rule("H3-TYP-10")
def test_few_medusas_have_the_penalty() -> None:
    game = skirmish("dungeon_medusas@b2", "neutral_trolls@b3!", dice=[1, 0, -1])
    game.play("attack:b3")
    assert game.hits()[0] == ("neutral_trolls", 3)


@pytest.mark.rule("H3-TYP-10")
def test_pack_of_medusas_has_no_penalty_next_to_its_target() -> None:
    no_penalty_next_to("dungeon_medusas+", 4)


@pytest.mark.rule("H3-UNI-30")
def test_pack_of_medusas_paralyses_whom_it_retaliates_against() -> None:
    game = skirmish("neutral_trolls@b2", "dungeon_medusas+@b3!", dice=[-1, 1])
    game.play("attack:b3")
    assert game.hits()[1] == ("neutral_trolls", 5)
    assert game.unit_at("b2")["paralysed"] is True
    assert game.unit_at("b3")["paralysed"] is False

    game = skirmish("dungeon_medusas+@b2", "neutral_trolls@b3!", dice=[0, 0])
    game.play("attack:b3")
    assert not game.events_named("paralyse")


@pytest.mark.rule("H3-UNI-30")
def test_medusas_paralyse_nobody_they_have_beaten() -> None:
    game = skirmish("neutral_boars@b2 neutral_peasants@d1", "dungeon_medusas+@b3!", dice=[-1, 0])
    game.play("attack:b3")
    assert game.unit_at("b2") == {}
    assert not game.events_named("paralyse")


@pytest.mark.rule("H3-UNI-30")
def test_medusas_turned_to_few_retaliate_as_few() -> None:
    game = skirmish("neutral_trolls@b2", "dungeon_medusas+@b3*1!", dice=[0, 0, 0, 1])
    game.play("attack:b3")
    assert game.hits()[1] == ("neutral_trolls", 3)
    assert game.unit_at("b2")["paralysed"] is False
    assert game.spent()


# -- Minotaurs ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-UNI-26")
@pytest.mark.parametrize(("unit", "attack"), [("dungeon_minotaurs", 4), ("dungeon_minotaurs+", 5)])
def test_minotaurs_draw_a_card_on_a_minus_one(unit: str, attack: int) -> None:
    for die, hand in ((-1, ["armorer"]), (0, []), (1, [])):
        game = skirmish(
            f"{unit}@b2 cards=defense,armorer,defense", "neutral_black_dragons@b3!", dice=[die, -1], draws=["armorer"]
        )
        game.play("attack:b3", *(["pass"] if hand else []))
        assert game.hits()[0] == ("neutral_black_dragons", attack + die - 2)
        assert game.side(0)["hand"] == hand
        assert game.side(1)["hand_size"] == 0


@pytest.mark.rule("H3-UNI-27")
def test_minotaurs_draw_before_the_retaliation_and_not_in_their_own() -> None:
    game = skirmish("dungeon_minotaurs@b2 cards=defense", "neutral_trolls@b3!", dice=[-1, -1], draws=["defense"])
    game.play("attack:b3", "play:defense")
    # 4 - 1 - (2 + 1): the card just drawn was played for the retaliation.
    assert game.hits()[1] == ("dungeon_minotaurs", 0)

    game = skirmish("neutral_boars@b2", "dungeon_minotaurs+@b3! cards=defense", dice=[-1, -1])
    game.play("attack:b3")
    assert game.hits()[1] == ("neutral_boars", 4)
    assert game.side(1)["hand"] == []


# -- Manticores --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-UNI-26")
def test_pack_of_manticores_ignores_the_printed_defense() -> None:
    game = skirmish("dungeon_manticores+@b2", "dungeon_black_dragons@b3!", dice=[0, -1])
    game.play("attack:b3")
    assert game.hits()[0] == ("dungeon_black_dragons", 5)


@pytest.mark.rule("H3-UNI-26")
def test_pack_of_manticores_does_not_ignore_cards_tokens_and_abilities() -> None:
    game = skirmish(
        "dungeon_manticores+@b2",
        "neutral_crystal_dragons@b3! cards=defense hand=1",
        dice=[0, -1],
        draws=["defense"],
    )
    game.play("attack:b3", "play:defense")
    assert game.hits()[0] == ("neutral_crystal_dragons", 4)

    game = skirmish("dungeon_manticores+@b2", "neutral_crystal_dragons@b3!#", dice=[0, 1, -1])
    game.play("attack:b3")
    assert game.hits()[0] == ("neutral_crystal_dragons", 4)

    game = skirmish("dungeon_manticores+@b2", "necropolis_zombies+@b3!", dice=[0, -1])
    game.play("attack:b3")
    assert game.hits()[0] == ("necropolis_zombies+", 4)


@pytest.mark.rule("H3-UNI-14")
@pytest.mark.parametrize(("pack", "hit"), [("+", 5), ("", 4)])
def test_a_curse_lowers_no_defense_that_manticores_ignore(pack: str, hit: int) -> None:
    army = f"dungeon_manticores{pack}@b2 cards=curse hand=1"
    game = skirmish(army, "neutral_gold_golems@b3!", dice=[0, 0], draws=["curse"])
    game.play("attack:b3", "cast:curse")
    assert game.hits()[0] == ("neutral_gold_golems", hit)


@pytest.mark.rule("H3-UNI-27")
def test_manticores_ignore_no_defense_in_retaliation_or_as_few() -> None:
    game = skirmish("neutral_gold_golems@b2", "dungeon_manticores+@b3!", dice=[-1, 0])
    game.play("attack:b3")
    assert game.hits()[1] == ("neutral_gold_golems", 3)

    game = skirmish("dungeon_manticores@b2", "neutral_gold_golems@b3!", dice=[0, 0])
    game.play("attack:b3")
    assert game.hits()[0] == ("neutral_gold_golems", 3)


# -- Black Dragons -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-UNI-29")
def test_black_dragons_are_warded_against_spells() -> None:
    few = 2 * UNIT_NUMBER["dungeon_black_dragons"]
    assert SPELL_WARD[few] == 2
    assert not FLAGS[few] & (NO_SPELLS | NO_SPECIALTY_DAMAGE)
    assert FLAGS[few + 1] & NO_SPELLS
    assert FLAGS[few + 1] & NO_SPECIALTY_DAMAGE
    assert SPELL_WARD[few + 1] == 0


@pytest.mark.parametrize(("unit", "attack"), [("dungeon_black_dragons", 6), ("dungeon_black_dragons+", 8)])
def test_black_dragons_breathe_no_fire_on_whom_stands_behind(unit: str, attack: int) -> None:
    game = skirmish(f"{unit}@b2", "neutral_trolls@b3! neutral_boars@b4!", dice=[-1, 0])
    game.play("attack:b3")
    assert game.blows()[0] == ("attack", unit, "neutral_trolls")
    assert game.hits()[0] == ("neutral_trolls", attack - 1)
    assert game.unit_at("b4")["damage"] == 0
    assert game.asked()[1] == "action"
