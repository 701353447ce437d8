"""Units and statistics: the unit deck, damage and what is left after a Combat."""

from collections import Counter

import msgspec
import pytest

import banneret
from banneret.heroes.box.cards_and_units import FACTIONS, FactionUnit, check, load
from banneret.kernel.errors import Refused, SetupError
from tests.heroes.builder import HeroesGame, skirmish

ALL_CASTLE = [unit.id for unit in load().units if unit.faction == "castle"]


# -- unit cards and unit decks -----------------------------------------------------------------------------------------


@pytest.mark.rule("H3-UNI-01")
def test_every_faction_has_seven_different_units_of_one_card_each() -> None:
    units = load().units
    assert Counter(unit.faction for unit in units) == dict.fromkeys(FACTIONS, 7)
    assert len({(unit.faction, unit.name) for unit in units}) == 21


@pytest.mark.rule("H3-UNI-01")
def test_a_box_in_which_a_faction_lacks_a_unit_is_refused() -> None:
    box = load()
    units = tuple(msgspec.structs.replace(unit, faction="dungeon") if unit.id == "castle_zealots" else unit
                  for unit in box.units)  # fmt: skip
    found = check(msgspec.structs.replace(box, units=units))
    assert "units: castle has 6 units, and every faction has 7" in found
    assert "units: dungeon has 8 units, and every faction has 7" in found


@pytest.mark.rule("H3-UNI-02")
def test_a_unit_starts_on_its_few_side_unless_it_is_said_to_be_a_pack() -> None:
    game = skirmish("castle_griffins@a1 castle_crusaders+@b1", "necropolis_skeletons@d5")
    few, pack = game.unit_at("a1"), game.unit_at("b1")
    assert (few["pack"], few["attack"], few["initiative"]) == (False, 2, 6)
    assert (pack["pack"], pack["attack"], pack["initiative"]) == (True, 4, 6)


@pytest.mark.rule("H3-UNI-02")
@pytest.mark.parametrize("unit", load().units, ids=lambda unit: unit.id)
def test_a_pack_is_stronger_than_its_few_side(unit: FactionUnit) -> None:
    few, pack = unit.few, unit.pack
    below = (few.attack, few.defense, few.hp, few.initiative)
    above = (pack.attack, pack.defense, pack.hp, pack.initiative)
    assert all(b >= a for a, b in zip(below, above, strict=True))
    assert above != below


@pytest.mark.rule("H3-UNI-03")
def test_each_player_deploys_from_their_own_unit_deck() -> None:
    game = skirmish("castle_griffins castle_marksmen", "necropolis_zombies necropolis_wraiths")
    assert game.choice.keys == ("deploy:castle_marksmen", "deploy:castle_griffins")
    with pytest.raises(Refused, match="H3-UNI-03"):
        game.apply("deploy:necropolis_zombies")
    game.play("deploy:castle_griffins", "place:a1")
    assert game.side(0)["reserve"] == ["castle_marksmen"]
    game.play("done", "deploy:necropolis_wraiths", "place:a5")
    assert game.side(0)["reserve"] == ["castle_marksmen"]
    assert game.side(1)["reserve"] == ["necropolis_zombies"]


@pytest.mark.rule("H3-UNI-04")
def test_a_unit_deck_may_hold_more_units_than_a_faction_has() -> None:
    units = [*ALL_CASTLE, "neutral_boars", "neutral_boars", "neutral_nomads"]
    game = skirmish(" ".join(units), "necropolis_skeletons")
    assert Counter(game.side(0)["reserve"]) == Counter(units)


@pytest.mark.rule("H3-UNI-05")
def test_nobody_owns_a_faction_unit_twice() -> None:
    with pytest.raises(SetupError, match="H3-UNI-05"):
        skirmish("castle_griffins castle_griffins+", "necropolis_skeletons")


@pytest.mark.rule("H3-UNI-05")
def test_neutral_units_are_cards_of_their_own() -> None:
    game = skirmish("castle_griffins neutral_griffins neutral_boars neutral_boars", "necropolis_skeletons")
    assert len(game.side(0)["reserve"]) == 4
    with pytest.raises(SetupError, match="H3-UNI-05"):
        skirmish("neutral_boars neutral_boars neutral_boars", "necropolis_skeletons")


@pytest.mark.rule("H3-UNI-05")
@pytest.mark.parametrize("seed", range(4))
def test_a_random_army_holds_no_unit_twice(seed: int) -> None:
    game = HeroesGame.of(banneret.new("heroes", scenario="skirmish", seats=["random=castle", "random"], seed=seed,
                        options={"army_size": "7"}))  # fmt: skip
    for number in (0, 1):
        kinds = [unit.rstrip("+") for unit in game.side(number)["reserve"]]
        assert len(kinds) == len(set(kinds)) == 7


@pytest.mark.rule("H3-UNI-06")
def test_a_sixth_unit_stays_in_the_unit_deck() -> None:
    game = skirmish(" ".join(ALL_CASTLE[:6]), "necropolis_skeletons")
    for unit, space in zip(ALL_CASTLE[:5], ("a1", "b1", "c1", "d1", "a2"), strict=True):
        game.play(f"deploy:{unit}", f"place:{space}")
    # The only unit of the other side is placed next, so the attacker was not asked for a sixth.
    assert game.choice.seat == 1
    assert game.side(0)["reserve"] == [ALL_CASTLE[5]]


@pytest.mark.rule("H3-UNI-06")
def test_six_units_cannot_stand_on_the_board_from_the_start() -> None:
    words = [f"{unit}@{space}" for unit, space in zip(ALL_CASTLE, ("a1", "b1", "c1", "d1", "a2", "b2"), strict=False)]
    with pytest.raises(SetupError, match="H3-UNI-06"):
        skirmish(" ".join(words), "necropolis_skeletons@d5")
    assert skirmish(" ".join(words[:5]), "necropolis_skeletons@d5").choice


@pytest.mark.rule("H3-UNI-07")
def test_a_defeated_unit_leaves_the_unit_deck() -> None:
    game = skirmish("neutral_nomads@b3 castle_halberdiers@a1", "necropolis_skeletons@b4*1 necropolis_zombies@d5",
                 dice=[0], round_limit="1")  # fmt: skip
    game.play("attack:b4")
    assert game.side(1)["lost"] == ["necropolis_skeletons"]
    while not game.over:
        game.play("done")
    assert game.side(1)["reserve"] == ["necropolis_zombies"]
    assert game.side(0)["lost"] == []


@pytest.mark.rule("H3-UNI-09")
def test_survivors_return_to_the_unit_deck() -> None:
    game = skirmish("castle_crusaders castle_champions castle_marksmen", "necropolis_skeletons", dice=[0])
    game.play("deploy:castle_crusaders", "place:b2", "deploy:castle_champions", "place:a2", "done", "place:b4")
    assert game.side(0)["reserve"] == ["castle_marksmen"]
    game.play("move:b3", "attack:b4")
    assert game.result == (1, -1)
    assert sorted(game.side(0)["reserve"]) == ["castle_champions", "castle_crusaders", "castle_marksmen"]


@pytest.mark.rule("H3-UNI-12")
def test_an_effect_that_reinforces_needs_no_building() -> None:
    game = skirmish("necropolis_ghost_dragons necropolis_zombies", "guards=I", dice=[0], units=["neutral_skeletons"])
    game.play("deploy:necropolis_ghost_dragons", "place:b2", "deploy:necropolis_zombies", "place:a1", "place:b4")
    game.play("move:b3", "attack:b4")
    assert game.side(0)["reserve"] == ["necropolis_zombies+", "necropolis_ghost_dragons"]


# -- attack, HP, flipping ----------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-UNI-14")
@pytest.mark.parametrize(
    ("unit", "hit"),
    [("neutral_boars", 2), ("neutral_nomads", 3), ("dungeon_manticores", 5), ("neutral_crystal_dragons", 7)],
)
def test_the_attack_value_is_the_damage_on_a_plain_roll(unit: str, hit: int) -> None:
    game = skirmish(f"{unit}@b3", "neutral_trolls@b4!", dice=[0, 0])
    while game.active() != "b3":
        game.play("done")
    game.play("attack:b4")
    assert game.damage_dealt()[0] == hit


@pytest.mark.rule("H3-UNI-14")
def test_an_effect_changes_the_attack_value() -> None:
    game = skirmish("neutral_nomads@b3 cards=attack hand=1", "neutral_trolls@b4!", dice=[0, 0], draws=["attack"])
    game.play("attack:b4", "play:attack")
    assert game.damage_dealt()[0] == 4


@pytest.mark.rule("H3-UNI-15")
@pytest.mark.parametrize(("die", "stands"), [(-1, True), (0, False), (1, False)])
def test_a_side_is_beaten_when_damage_reaches_its_hp(die: int, stands: bool) -> None:
    # Boars have 4 HP and 2 damage already; Boars attack with 2.
    game = skirmish("neutral_boars@b3", "neutral_boars@b4*2 necropolis_zombies@d5", dice=[die, 0])
    game.play("attack:b4")
    assert bool(game.unit_at("b4")) is stands


@pytest.mark.rule("H3-UNI-16")
@pytest.mark.parametrize(("die", "pack"), [(-1, True), (0, False)])
def test_a_beaten_pack_flips_to_its_few_side(die: int, pack: bool) -> None:
    # A Pack of Skeletons has 2 HP and defense 1; Nomads attack with 3.
    game = skirmish("neutral_nomads@b3", "necropolis_skeletons+@b4", dice=[die, 0])
    game.play("attack:b4")
    unit = game.unit_at("b4")
    assert (unit["pack"], unit["attack"], unit["initiative"]) == ((True, 3, 5) if pack else (False, 2, 4))
    assert unit["damage"] == (1 if pack else 0)
    assert bool(game.events_named("flip")) is not pack


@pytest.mark.rule("H3-UNI-17")
@pytest.mark.parametrize(("before", "die", "after"), [(0, 1, 1), (1, 0, 1), (1, -1, 0)])
def test_damage_beyond_the_packs_hp_goes_on_the_few_side(before: int, die: int, after: int) -> None:
    marks = f"*{before}" if before else ""
    game = skirmish("neutral_nomads@b3", f"necropolis_skeletons+@b4{marks}", dice=[die, 0])
    game.play("attack:b4")
    unit = game.unit_at("b4")
    assert (unit["pack"], unit["damage"]) == (False, after)


@pytest.mark.rule("H3-UNI-17")
def test_carried_damage_counts_against_the_hp_of_the_few_side() -> None:
    game = skirmish(
        "neutral_nomads@b3 neutral_nomads@c4", "necropolis_skeletons+@b4 necropolis_zombies@d5", dice=[1, 0, -1]
    )
    game.play("activate:b3", "attack:b4", "attack:b4")
    # 3 damage flip the Pack with 1 on the Few side, so 1 more is enough.
    assert game.damage_dealt() == [3, 1, 1]
    assert game.unit_at("b4") == {}


@pytest.mark.rule("H3-UNI-18")
@pytest.mark.parametrize(("die", "stands"), [(-1, True), (0, False), (1, False)])
def test_one_hit_can_beat_both_sides(die: int, stands: bool) -> None:
    # Skeletons: 2 HP on each side, defense 1. Manticores attack with 5.
    game = skirmish("dungeon_manticores@b3", "necropolis_skeletons+@b4 necropolis_zombies@d5", dice=[die, 0])
    game.play("attack:b4")
    assert bool(game.unit_at("b4")) is stands
    assert bool(game.events_named("defeat")) is not stands
    assert game.side(1)["lost"] == ([] if stands else ["necropolis_skeletons"])


@pytest.mark.rule("H3-UNI-19")
def test_a_beaten_few_unit_leaves_its_space_free() -> None:
    game = skirmish("neutral_nomads@b3 neutral_boars@a1", "necropolis_skeletons@b4 necropolis_zombies@d5", dice=[0])
    game.play("attack:b4")
    assert game.unit_at("b4") == {}
    assert game.active() == "a1"
    game.play("done")
    assert game.active() == "d5"
    assert "move:b4" in game.choice


@pytest.mark.rule("H3-UNI-20")
def test_damage_is_removed_after_the_combat() -> None:
    game = skirmish("neutral_nomads@b3*2 castle_halberdiers@a1*1", "necropolis_skeletons@b4", dice=[0])
    game.play("attack:b4")
    assert game.over
    assert (game.damage("b3"), game.damage("a1")) == (0, 0)


@pytest.mark.rule("H3-UNI-21")
def test_a_flipped_unit_is_few_after_the_combat() -> None:
    game = skirmish("neutral_boars@b3*2", "necropolis_skeletons+@b4*1 neutral_peasants@d5", dice=[0, 0])
    game.play("attack:b4")
    # The Skeletons are flipped, strike back with the 2 attack of their Few side and win.
    assert game.result == (-1, 1)
    assert game.side(1)["reserve"] == ["necropolis_skeletons", "neutral_peasants"]


@pytest.mark.rule("H3-UNI-23")
def test_damage_is_never_below_0() -> None:
    game = skirmish("neutral_boars@b3 neutral_boars@a1", "dungeon_black_dragons@b4*3!", dice=[-1, 0])
    game.play("activate:b3", "attack:b4")
    assert game.damage_dealt()[0] == 0
    assert game.damage("b4") == 3


@pytest.mark.rule("H3-UNI-24")
def test_higher_initiative_acts_earlier_whoever_owns_the_unit() -> None:
    game = skirmish("necropolis_zombies@a1 neutral_nomads@b1", "neutral_boars@a5 dungeon_black_dragons@b5")
    order = []
    for _ in range(4):
        order.append(game.active())
        game.play("done")
    assert order == ["b5", "b1", "a5", "a1"]
