"""The abilities of the gold and azure Neutral Units, each played."""

from collections.abc import Iterator

import pytest

from banneret.heroes.box.cards_and_units import load
from banneret.heroes.tables.units_and_cards import (
    FLAGS,
    NO_SPECIALTY_DAMAGE,
    NO_SPELLS,
    SPELL_WARD,
    UNIT_IDS,
    UNIT_NUMBER,
)
from banneret.heroes.text.sheets import unit_text
from tests.heroes.builder import skirmish

# -- Champions ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-UNI-26")
@pytest.mark.parametrize(("dice", "added"), [((0, 0), 0), ((1, 0), 1), ((0, 1), 1), ((1, 1), 2)])
def test_neutral_champions_add_up_two_dice(dice: tuple[int, int], added: int) -> None:
    game = skirmish("neutral_champions@b2", "neutral_trolls@b3!", dice=[*dice, 0])
    game.play("attack:b3")
    assert game.hits()[0] == ("neutral_trolls", 4 + added)
    assert game.spent()


@pytest.mark.rule("H3-UNI-29")
def test_neutral_champions_reroll_every_minus_one_until_none_is_left() -> None:
    game = skirmish("neutral_champions@b2", "neutral_trolls@b3!", dice=[-1, -1, -1, -1, 1, -1, 0, 0])
    game.play("attack:b3")
    assert [args["n2"] for args in game.events_named("reroll")] == [-1] * 5
    assert game.hits()[0] == ("neutral_trolls", 5)
    assert game.spent()


@pytest.mark.rule("H3-UNI-27", "H3-UNI-29")
def test_neutral_champions_retaliate_with_one_die_and_still_reroll_a_minus_one() -> None:
    game = skirmish("neutral_boars@b2", "neutral_champions@b3!", dice=[0, -1, -1, 1])
    game.play("attack:b3")
    assert game.hits()[1] == ("neutral_boars", 5)
    assert game.spent()


# -- Archangels --------------------------------------------------------------------------------------------------------


@pytest.fixture
def arch_devils() -> Iterator[None]:
    """The core box has no Arch Devils: Crystal Dragons stand in for them."""
    kind = UNIT_NUMBER["neutral_crystal_dragons"]
    UNIT_IDS[kind] = "inferno_arch_devils"
    yield
    UNIT_IDS[kind] = "neutral_crystal_dragons"


@pytest.mark.rule("H3-UNI-26", "H3-UNI-14")
@pytest.mark.usefixtures("arch_devils")
def test_neutral_archangels_have_two_more_attack_against_arch_devils() -> None:
    game = skirmish("neutral_archangels@b2", "neutral_crystal_dragons@b3!", dice=[0, 0])
    game.play("attack:b3")
    assert game.hits()[0] == ("inferno_arch_devils", 4)

    # Not in retaliation.
    game = skirmish("neutral_crystal_dragons@b2", "neutral_archangels@b3!", dice=[0, 0])
    game.play("attack:b3")
    assert game.hits()[1] == ("inferno_arch_devils", 2)


@pytest.mark.rule("H3-UNI-26")
def test_neutral_archangels_are_no_stronger_against_others() -> None:
    game = skirmish("neutral_archangels@b2", "neutral_crystal_dragons@b3!", dice=[0, 0])
    game.play("attack:b3")
    assert game.hits()[0] == ("neutral_crystal_dragons", 2)


def test_neutral_archangels_neither_save_nor_draw() -> None:
    game = skirmish("neutral_boars@b2", "neutral_archangels@d5! castle_marksmen@b3! cards=attack,defense", dice=[1])
    game.play("attack:b3")
    assert game.unit_at("b3") == {}
    assert game.side(1)["hand"] == []


# -- Manticores --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-UNI-29")
@pytest.mark.parametrize(("die", "damage"), [(-1, 2), (0, 2), (1, 3)])
def test_neutral_manticores_are_harder_to_hurt_by_good_rolls(die: int, damage: int) -> None:
    game = skirmish("neutral_diamond_golems@b2", "neutral_manticores@b3!", dice=[die, 0])
    game.play("attack:b3")
    assert game.hits()[0] == ("neutral_manticores", damage)

    game = skirmish("neutral_diamond_golems@b2!", "neutral_manticores@b3", dice=[0, die])
    game.play("attack:b2")
    # Their own attack meets the printed defense of the golems: they ignore nothing.
    assert game.hits() == [("neutral_diamond_golems", 2), ("neutral_manticores", damage)]


@pytest.mark.rule("H3-UNI-29")
@pytest.mark.parametrize("dice", [(0, 0), (0, 1), (1, 1)])
def test_neutral_champions_give_neutral_manticores_two_defense(dice: tuple[int, int]) -> None:
    game = skirmish("neutral_champions@b2", "neutral_manticores@b3!", dice=[*dice, 0])
    game.play("attack:b3")
    assert game.hits()[0] == ("neutral_manticores", 4 + sum(dice) - 1 - 2)


@pytest.mark.rule("H3-UNI-29")
def test_neutral_manticores_count_only_dice_that_are_resolved() -> None:
    game = skirmish("castle_zealots@b2", "neutral_manticores@b3!", dice=[1, 0, 0])
    game.play("attack:b3")
    assert game.hits()[0] == ("neutral_manticores", 1)


@pytest.mark.rule("H3-UNI-29")
def test_neutral_manticores_gain_nothing_against_a_die_raised_beyond_one() -> None:
    game = skirmish("necropolis_ghost_dragons+@b2", "neutral_manticores@b3!", dice=[1])
    game.play("attack:b3")
    assert game.hits()[0] == ("neutral_manticores", 7 + 2 - 1)


# -- Black Dragons -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-UNI-26")
def test_neutral_black_dragons_also_strike_the_unit_straight_behind() -> None:
    game = skirmish(
        "neutral_black_dragons@b2", "neutral_trolls@b3! neutral_boars@b4! neutral_rogues@c3!", dice=[1, 0, -1]
    )
    game.play("attack:b3")
    # No choice of the second victim; both attacks come before the retaliation, and the farther unit has none.
    assert game.blows() == [
        ("attack", "neutral_black_dragons", "neutral_trolls"),
        ("attack", "neutral_black_dragons", "neutral_boars"),
        ("retaliate", "neutral_trolls", "neutral_black_dragons"),
    ]
    assert game.hits() == [("neutral_trolls", 6), ("neutral_boars", 2), ("neutral_black_dragons", 1)]
    assert game.unit_at("c3")["damage"] == 0
    assert game.spent()


@pytest.mark.rule("H3-UNI-26")
def test_neutral_black_dragons_strike_sideways_as_well() -> None:
    game = skirmish(
        "neutral_black_dragons@a3", "neutral_trolls@b3! neutral_boars@c3! neutral_rogues@b4!", dice=[0, 0, 0]
    )
    game.play("attack:b3")
    assert [target for _, _, target in game.blows()[:2]] == ["neutral_trolls", "neutral_boars"]


@pytest.mark.rule("H3-UNI-26")
def test_neutral_black_dragons_strike_a_friend_behind_their_target() -> None:
    game = skirmish("neutral_black_dragons@b2 neutral_boars@b4!", "neutral_trolls@b3!", dice=[0, 1, 0])
    game.play("attack:b3")
    assert game.hits()[:2] == [("neutral_trolls", 5), ("neutral_boars", 3)]
    assert [kind for kind, _, _ in game.blows()] == ["attack", "attack", "retaliate"]


@pytest.mark.rule("H3-UNI-26")
@pytest.mark.parametrize(
    ("dragons", "target", "others"),
    [
        ("b2", "b3", "neutral_boars@c4!"),  # beside the line
        ("b2", "b3", "neutral_boars@b5!"),  # one space too far
        ("c4", "d4", "neutral_boars@a5!"),  # the line leaves the board and does not go on in the next row
    ],
)
def test_neutral_black_dragons_strike_once_where_nobody_stands_behind(dragons: str, target: str, others: str) -> None:
    game = skirmish(f"neutral_black_dragons@{dragons}", f"neutral_trolls@{target}! {others}", dice=[0, 0])
    game.play(f"attack:{target}")
    assert [kind for kind, _, _ in game.blows()] == ["attack", "retaliate"]
    assert game.spent()


@pytest.mark.rule("H3-UNI-27")
def test_neutral_black_dragons_retaliate_against_their_attacker_alone() -> None:
    game = skirmish("neutral_rogues@b2 neutral_boars@b1!", "neutral_black_dragons@b3!", dice=[0, 0])
    game.play(*(["activate:b2"] if game.asked()[1] == "order" else []), "attack:b3")
    assert game.unit_at("b1")["damage"] == 0
    assert game.spent()


@pytest.mark.rule("H3-UNI-26")
def test_walls_are_no_line_for_neutral_black_dragons() -> None:
    town = "town citadel walls=a3,b3,c3 gate=d3"
    game = skirmish("neutral_black_dragons@b2", f"castle_halberdiers@b4! neutral_peasants@d5 {town}")
    game.play("break:b3")
    assert game.unit_at("b4")["damage"] == 0
    assert not game.events_named("attack")

    # A Wall behind the unit attacked is not damaged.
    game = skirmish("neutral_black_dragons@b5", f"neutral_crusaders@b4! {town}", dice=[0, 0, 0])
    game.play("attack:b4")
    assert game.hits()[0] == ("neutral_crusaders", 3)
    assert not game.events_named("break")

    # Nor is the tower behind a unit at the edge of the board.
    game = skirmish("neutral_black_dragons@b4", f"neutral_crusaders@b5! {town}", dice=[0, 0, 0])
    game.play("attack:b5")
    assert game.blows() == [
        ("attack", "neutral_black_dragons", "neutral_crusaders"),
        ("retaliate", "neutral_crusaders", "neutral_black_dragons"),
    ]


# -- Dread Knights -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-UNI-29")
def test_neutral_dread_knights_have_one_more_defense_against_retaliation_only() -> None:
    game = skirmish("neutral_dread_knights@b2", "neutral_crystal_dragons@b3!", dice=[0, 0])
    game.play("attack:b3")
    # One die: they hamper nobody, as the Necropolis's would.
    assert game.hits() == [("neutral_crystal_dragons", 2), ("neutral_dread_knights", 5)]
    assert game.spent()

    game = skirmish("neutral_crystal_dragons@b2", "neutral_dread_knights@b3!", dice=[-1, 0])
    game.play("attack:b3")
    assert game.hits() == [("neutral_dread_knights", 5), ("neutral_crystal_dragons", 2)]


# -- Ghost Dragons -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-UNI-26")
def test_neutral_ghost_dragons_push_their_target_where_its_owner_likes_and_it_does_not_strike_back() -> None:
    game = skirmish("neutral_ghost_dragons@b2", "neutral_trolls@b3! neutral_boars@c3!", dice=[0, 0])
    game.play("attack:b3")
    assert game.order("damage", "ability_die") == ["damage", "ability_die"]
    # The boars stand on c3, and b2 is the dragons' own.
    assert game.asked() == (1, "space")
    assert game.keys == {"place:a3", "place:b4"}
    game.play("place:a3")
    assert game.unit_at("a3")["unit"] == "neutral_trolls"
    assert game.unit_at("b3") == {}
    assert game.blows() == [("attack", "neutral_ghost_dragons", "neutral_trolls")]


@pytest.mark.rule("H3-UNI-26")
@pytest.mark.parametrize("roll", [-1, 1])
def test_neutral_ghost_dragons_push_on_a_zero_only_whatever_the_attack_die_shows(roll: int) -> None:
    game = skirmish("neutral_ghost_dragons@b2", "neutral_trolls@b3!", dice=[0, roll, 0])
    game.play("attack:b3")
    assert game.unit_at("b3")["unit"] == "neutral_trolls"
    assert game.blows()[1] == ("retaliate", "neutral_trolls", "neutral_ghost_dragons")


@pytest.mark.rule("H3-UNI-26")
def test_a_unit_that_cannot_be_pushed_stays_and_strikes_back() -> None:
    game = skirmish(
        "neutral_ghost_dragons@a2", "neutral_trolls@a3! neutral_boars@a4! neutral_rogues@b3!", dice=[-1, 0, 0]
    )
    game.play("attack:a3")
    assert game.unit_at("a3")["unit"] == "neutral_trolls"
    assert game.blows()[1] == ("retaliate", "neutral_trolls", "neutral_ghost_dragons")
    assert not game.events_named("push")


@pytest.mark.rule("H3-UNI-26")
def test_neutral_ghost_dragons_push_nobody_who_is_gone() -> None:
    game = skirmish("neutral_ghost_dragons@b2", "neutral_peasants@b3! neutral_boars@d5!", dice=[0, 0])
    game.play("attack:b3")
    assert not game.events_named("push")
    assert game.asked()[1] == "action"


@pytest.mark.rule("H3-UNI-27")
def test_neutral_ghost_dragons_push_nobody_in_retaliation_and_leave_morale_alone() -> None:
    game = skirmish("castle_crusaders@b2 morale", "neutral_ghost_dragons@b3", dice=[0, 0])
    assert game.asked() == (1, "action")
    assert game.side(0)["morale"] is True
    game.play("done", "attack:b3", "keep")
    assert game.blows()[1] == ("retaliate", "neutral_ghost_dragons", "castle_crusaders")
    assert not game.events_named("ability_die")


# -- Golems ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-UNI-29")
@pytest.mark.parametrize(("unit", "ward"), [("neutral_diamond_golems", 3), ("neutral_gold_golems", 2)])
def test_golems_are_warded_against_spells(unit: str, ward: int) -> None:
    assert SPELL_WARD[2 * UNIT_NUMBER[unit]] == ward
    game = skirmish("castle_archangels@b3 cards=magic_arrow hand=1", f"{unit}@b5*1", draws=["magic_arrow"])
    game.play("cast:magic_arrow", "target:b5")
    assert (game.unit_at("b5")["damage"], game.hits()) == (1, [(unit, 0)]), "never below 0"


# -- Enchanters --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-UNI-25")
def test_enchanters_must_heal_a_friend_of_their_owners_choice() -> None:
    game = skirmish(
        "neutral_peasants@a2*1!", "neutral_enchanters@b5*1 neutral_boars@c4*3! neutral_nomads@d4*1!", dice=[0]
    )
    # Neither themselves nor an enemy, and no way to decline.
    assert game.asked() == (1, "target")
    assert game.keys == {"target:c4", "target:d4"}
    game.play("target:c4")
    assert (game.unit_at("c4")["damage"], game.unit_at("d4")["damage"]) == (1, 1)
    assert game.unit_at("b5")["damage"] == 1
    game.play("attack:a2")
    # They have healed, so their attack is the printed 4.
    assert game.hits() == [("neutral_peasants", 4)]


@pytest.mark.rule("H3-UNI-25")
def test_enchanters_heal_up_to_two() -> None:
    game = skirmish("neutral_peasants@a1", "neutral_enchanters@b5 neutral_rogues@d4*1!")
    assert game.unit_at("d4")["damage"] == 0
    assert game.unit_at("b5")["attack"] == 4


@pytest.mark.rule("H3-UNI-25")
@pytest.mark.parametrize(
    ("wounded", "healed"),
    [
        ("neutral_boars@c4*3! neutral_nomads@d4*1!", "neutral_nomads@9"),  # the higher tier
        ("neutral_boars@c4*3! castle_griffins+@d4*2!", "neutral_boars@8"),  # the more damaged
        ("castle_griffins+@d4*2! neutral_boars@c4*3!", "neutral_boars@9"),
    ],
)
def test_enchanters_steered_by_the_rules_heal_the_highest_tier_and_there_the_most_damaged(
    wounded: str, healed: str
) -> None:
    game = skirmish("neutral_peasants@a2!", f"neutral_enchanters@b5*3 {wounded} ai", dice=[0, 0, 0], round_limit="1")
    assert [str(args["unit"]) for args in game.events_named("heal")] == [healed]


@pytest.mark.rule("H3-UNI-25")
def test_enchanters_with_nobody_to_heal_gain_one_attack_for_the_activation() -> None:
    game = skirmish("neutral_trolls@b3!", "neutral_enchanters@b5*2 neutral_rogues@d4!", dice=[0])
    assert game.asked() == (1, "action")
    assert game.unit_at("b5")["damage"] == 2
    game.play("attack:b3")
    assert game.hits() == [("neutral_trolls", 5)]
    # Their activation goes on, for they may still move; the attack is back to 4 when it ends.
    assert game.unit_at("b5")["attack"] == 5
    game.play("done")
    assert game.unit_at("b5")["attack"] == 4

    # It is gone when somebody attacks them later.
    game = skirmish("neutral_peasants@b4", "neutral_enchanters@b5", dice=[-1, 0, 0])
    game.play("done", "attack:b5")
    assert game.hits()[1] == ("neutral_peasants", 4)


# -- Trolls ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-UNI-25")
@pytest.mark.parametrize(("damage", "left"), [(2, 0), (3, 0), (5, 2)])
def test_trolls_heal_when_they_activate(damage: int, left: int) -> None:
    game = skirmish("neutral_peasants@a1*1", f"neutral_trolls@c4*{damage}")
    assert game.asked() == (1, "action")
    assert game.unit_at("c4")["damage"] == left
    assert game.unit_at("a1")["damage"] == 1


# -- Azure and Crystal Dragons -----------------------------------------------------------------------------------------


@pytest.mark.rule("H3-UNI-26", "H3-CBT-17")
@pytest.mark.parametrize(("die", "paralysed"), [(-1, True), (0, False), (1, False)])
def test_azure_dragons_paralyse_their_target_on_a_minus_one(die: int, paralysed: bool) -> None:
    game = skirmish("neutral_azure_dragons@b2", "dungeon_black_dragons@b3 neutral_boars@b4", dice=[die, 0])
    game.play("attack:b3")
    assert game.hits()[0] == ("dungeon_black_dragons", 5 + die)
    assert [str(args["unit"]) for args in game.events_named("paralyse")] == ["dungeon_black_dragons@7"] * paralysed
    # Paralysed or not, the target retaliates; but its turn in the order is lost.
    assert game.blows()[1] == ("retaliate", "dungeon_black_dragons", "neutral_azure_dragons")
    assert [str(args["unit"]) for args in game.events_named("skip")] == ["dungeon_black_dragons@7"] * paralysed


@pytest.mark.rule("H3-UNI-27")
def test_azure_dragons_paralyse_nobody_in_retaliation() -> None:
    game = skirmish("dungeon_black_dragons@b2", "neutral_azure_dragons@b3!", dice=[0, -1])
    game.play("attack:b3")
    assert game.hits()[1] == ("dungeon_black_dragons", 4)
    assert not game.events_named("paralyse")


@pytest.mark.rule("H3-UNI-29")
def test_azure_dragons_are_out_of_reach_of_spells() -> None:
    flags = FLAGS[2 * UNIT_NUMBER["neutral_azure_dragons"]]
    assert flags & NO_SPELLS
    assert flags & NO_SPECIALTY_DAMAGE


def test_crystal_dragons_have_a_map_ability_with_a_program_and_a_text() -> None:
    unit = next(unit for unit in load().neutral_units if unit.id == "neutral_crystal_dragons")
    assert [ability.timing for ability in unit.card.abilities] == ["map"]
    assert unit.card.abilities[0].do
    assert unit_text(unit, "en")
