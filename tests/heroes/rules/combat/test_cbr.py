"""Combat round: what an activated unit may do, and how an attack is resolved."""

import pytest

from banneret.kernel.errors import Refused
from tests.heroes.builder import skirmish

# -- what a unit may do ------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-CBR-07")
@pytest.mark.parametrize(
    ("unit", "far"), [("neutral_nomads", "b4"), ("dungeon_manticores", "b4"), ("neutral_sharpshooters", "b2")]
)
def test_a_unit_may_move_as_its_type_allows(unit: str, far: str) -> None:
    game = skirmish(f"{unit}@b1", "neutral_trolls@d5!")
    game.play(f"move:{far}")
    assert game.unit_at(far)["unit"] == unit
    assert game.unit_at("b1") == {}


@pytest.mark.rule("H3-CBR-07")
@pytest.mark.parametrize("unit", ["neutral_nomads", "dungeon_manticores", "neutral_sharpshooters"])
def test_moving_is_optional(unit: str) -> None:
    game = skirmish(f"{unit}@b1", "neutral_boars@d5")
    game.play("done")
    assert game.unit_at("b1")["acted"] is True
    assert game.active() == "d5"


@pytest.mark.rule("H3-CBR-07")
def test_a_unit_moves_once_in_an_activation() -> None:
    game = skirmish("neutral_nomads@b1", "neutral_boars@d5")
    game.play("move:b2")
    assert game.moves() == set()
    with pytest.raises(Refused, match="H3-CBR-07"):
        game.apply("move:b3")


@pytest.mark.rule("H3-CBR-08")
@pytest.mark.parametrize("unit", ["neutral_nomads", "dungeon_manticores"])
def test_after_moving_a_unit_may_attack_or_not(unit: str) -> None:
    game = skirmish(f"{unit}@b1", "neutral_gold_golems@b4 neutral_boars@c3", dice=[0, -1])
    game.play("move:b3")
    assert game.targets() == {"b4", "c3"}
    game.play("attack:b4")
    assert game.damage("b4")
    game = skirmish(f"{unit}@b1", "neutral_gold_golems@b4")
    game.play("move:b3", "done")
    assert (game.active(), game.damage("b4")) == ("b4", 0)


@pytest.mark.rule("H3-CBR-09")
@pytest.mark.parametrize("unit", ["neutral_nomads", "dungeon_manticores", "neutral_sharpshooters"])
def test_defending_ends_the_activation_and_gives_a_token(unit: str) -> None:
    game = skirmish(f"{unit}@b1", "neutral_boars@d5")
    game.play("defend")
    assert game.unit_at("b1")["defense_token"] is True
    assert game.active() == "d5"


@pytest.mark.rule("H3-CBR-09")
@pytest.mark.parametrize("unit", ["neutral_nomads", "dungeon_manticores", "neutral_sharpshooters"])
def test_a_unit_may_move_and_then_defend(unit: str) -> None:
    game = skirmish(f"{unit}@b1", "neutral_boars@d5")
    game.play("move:b2", "defend")
    assert game.unit_at("b2")["defense_token"] is True
    assert game.active() == "d5"


@pytest.mark.rule("H3-CBR-09")
def test_a_unit_that_has_attacked_does_not_defend() -> None:
    game = skirmish("neutral_sharpshooters@b1", "neutral_gold_golems@d5", dice=[0])
    game.play("attack:d5")
    with pytest.raises(Refused, match="H3-CBR-09"):
        game.apply("defend")
    assert game.unit_at("b1")["defense_token"] is False


# -- the window before the roll ----------------------------------------------------------------------------------------


@pytest.mark.rule("H3-CBR-11")
def test_both_players_may_play_instants_before_the_roll() -> None:
    game = skirmish("neutral_nomads@b3 cards=attack hand=1", "neutral_trolls@b4! cards=defense hand=1",
                 dice=[0, 0], draws=["attack", "defense"])  # fmt: skip
    game.play("attack:b4")
    assert game.rolls() == []
    assert (game.choice.seat, game.choice.keys) == (0, ("play:attack", "pass"))
    game.play("play:attack")
    assert (game.choice.seat, game.choice.keys) == (1, ("play:defense", "pass"))
    game.play("play:defense")
    assert game.rolls() == [0, 0]
    assert game.damage_dealt()[0] == 3 + 1 - 1


@pytest.mark.rule("H3-CBR-11")
def test_the_attacker_raises_attack_and_the_attacked_raises_defense() -> None:
    game = skirmish("neutral_nomads@b3 cards=attack,defense hand=2", "neutral_trolls@b4! cards=attack,defense hand=2",
                 dice=[0, 0], draws=["attack", "defense", "attack", "defense"])  # fmt: skip
    game.play("attack:b4")
    assert game.choice.keys == ("play:attack", "pass")
    with pytest.raises(Refused, match="H3-CBR-11"):
        game.apply("play:defense")
    game.play("pass")
    assert (game.choice.seat, game.choice.keys) == (1, ("play:defense", "pass"))


@pytest.mark.rule("H3-CBR-12")
def test_players_are_asked_in_turn_until_both_pass_in_a_row() -> None:
    game = skirmish("neutral_nomads@b3 cards=attack,attack hand=2", "neutral_trolls@b4! cards=defense,defense hand=2",
                 dice=[0, 0], draws=["attack", "attack", "defense", "defense"])  # fmt: skip
    game.play("attack:b4")
    asked = []
    for key in ("pass", "play:defense", "play:attack", "pass", "play:attack", "pass"):
        asked.append(game.choice.seat)
        assert game.rolls() == []
        game.play(key)
    assert asked == [0, 1, 0, 1, 0, 1]
    assert game.rolls()[0] == 0
    assert game.damage_dealt()[0] == 3 + 2 - 1


@pytest.mark.rule("H3-CBR-12")
def test_two_passes_in_a_row_close_the_window() -> None:
    game = skirmish("neutral_nomads@b3 cards=attack hand=1", "neutral_trolls@b4! cards=defense hand=1",
                 dice=[0, 0], draws=["attack", "defense"])  # fmt: skip
    game.play("attack:b4", "pass", "pass")
    assert game.damage_dealt()[0] == 3


@pytest.mark.rule("H3-CBR-12")
def test_a_card_takes_effect_at_once() -> None:
    game = skirmish("neutral_nomads@b3 cards=offense,attack hand=1", "neutral_trolls@b4! cards=defense hand=1",
                 dice=[0, 0], draws=["offense", "defense", "attack"])  # fmt: skip
    game.play("attack:b4", "play:offense")
    # The bonus counts and the card is drawn while the window is still open, so it can be played in it.
    assert game.unit_at("b3")["attack"] == 4
    assert game.side(0)["hand"] == ["attack"]
    game.play("pass", "play:attack", "pass")
    assert game.damage_dealt()[0] == 5


@pytest.mark.rule("H3-CRD-16", "H3-CRD-19")
def test_a_card_is_discarded_after_its_effect_and_never_draws_itself() -> None:
    game = skirmish("neutral_nomads@b3 cards=offense hand=1", "neutral_trolls@b4!", dice=[0, 0], draws=["offense"])
    game.play("attack:b4", "play:offense")
    assert game.damage_dealt()[0] == 4
    assert (game.side(0)["hand"], game.side(0)["discard"]) == ([], ["offense"])


@pytest.mark.rule("H3-CBR-12")
def test_the_defender_is_asked_first_only_when_the_defender_attacks() -> None:
    game = skirmish("neutral_boars@b3 cards=defense hand=1", "neutral_nomads@b4 cards=attack hand=1",
                 draws=["defense", "attack"])  # fmt: skip
    game.play("attack:b3")
    assert (game.choice.seat, game.choice.keys) == (1, ("play:attack", "pass"))


# -- damage ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-CBR-13")
@pytest.mark.parametrize(("die", "hit"), [(-1, 4), (0, 5), (1, 6)])
def test_the_die_and_all_other_modifiers_count_before_damage(die: int, hit: int) -> None:
    game = skirmish(
        "neutral_nomads@b3 cards=attack hand=1 expert=1", "neutral_trolls@b4!", dice=[die, 0], draws=["attack"]
    )
    game.play("attack:b4", "expert:attack")
    assert game.damage_dealt()[0] == hit
    names = [event.name for event in game.events if event.name in ("stat", "die", "damage")]
    assert names[:3] == ["stat", "die", "damage"]


@pytest.mark.rule("H3-CBR-13")
def test_a_modifier_that_depends_on_the_die_counts_as_well() -> None:
    # A Pack of Dread Knights adds 1 more when its die shows 0 or +1.
    game = skirmish("necropolis_dread_knights+@b3", "neutral_trolls@b4!", dice=[1])
    game.play("attack:b4")
    assert game.damage_dealt() == [8]


@pytest.mark.rule("H3-CBR-14")
@pytest.mark.parametrize(
    ("target", "hit"), [("neutral_trolls", 5), ("neutral_dread_knights", 4), ("neutral_gold_golems", 3)]
)
def test_damage_is_attack_minus_defense(target: str, hit: int) -> None:
    game = skirmish("dungeon_manticores@b3", f"{target}@b4!", dice=[0, -1])
    game.play("attack:b4")
    assert game.damage_dealt()[0] == hit


@pytest.mark.rule("H3-CBR-14")
def test_a_raised_defense_lowers_the_damage() -> None:
    game = skirmish("dungeon_manticores@b3", "neutral_gold_golems@b4! cards=defense,defense hand=2 expert=1",
                 dice=[1, -1], draws=["defense", "defense"])  # fmt: skip
    game.play("attack:b4", "expert:defense", "play:defense")
    assert game.damage_dealt()[0] == (5 + 1) - (2 + 2 + 1)


@pytest.mark.rule("H3-CBR-15")
@pytest.mark.parametrize(("die", "hit"), [(-1, 0), (0, 0), (1, 1)])
def test_a_defense_as_high_as_the_attack_stops_all_damage(die: int, hit: int) -> None:
    game = skirmish("neutral_boars@b3", "neutral_gold_golems@b4*1!", dice=[die, -1])
    game.play("attack:b4")
    assert game.damage_dealt()[0] == hit
    assert game.damage("b4") == 1 + hit


@pytest.mark.rule("H3-CBR-16")
def test_damage_stays_on_a_unit_from_attack_to_attack_and_round_to_round() -> None:
    game = skirmish("neutral_sharpshooters@a1", "neutral_gold_golems@d4", dice=[0, 1, -1])
    for after in (1, 3, 3):
        game.play("attack:d4")
        assert game.damage("d4") == after
        game.play("done", "done")


@pytest.mark.rule("H3-CBR-16")
def test_a_beaten_side_flips_with_the_rest_and_then_leaves_the_board() -> None:
    game = skirmish("neutral_sharpshooters@a1", "necropolis_skeletons+@d4*1 neutral_peasants@d5", dice=[0, 0])
    game.play("attack:d4")
    assert (game.unit_at("d4")["pack"], game.damage("d4")) == (False, 1)
    game.play("done", "done", "done", "attack:d4")
    assert game.unit_at("d4") == {}


@pytest.mark.rule("H3-CBR-17")
def test_retaliation_follows_the_damage() -> None:
    game = skirmish("neutral_nomads@b3", "neutral_gold_golems@b4", dice=[0, 0])
    game.play("attack:b4")
    names = [event.name for event in game.events if event.name in ("attack", "damage", "retaliate")]
    assert names == ["attack", "damage", "retaliate", "damage"]
    assert game.damage_dealt() == [1, 2]


@pytest.mark.rule("H3-CBR-17")
def test_a_target_that_falls_does_not_retaliate() -> None:
    game = skirmish("neutral_nomads@b3", "necropolis_skeletons@b4 necropolis_zombies@d5", dice=[0])
    game.play("attack:b4")
    assert game.events_named("retaliate") == []


@pytest.mark.rule("H3-CBR-17")
def test_a_target_that_has_retaliated_in_this_round_does_not_do_so_again() -> None:
    game = skirmish("neutral_nomads@b3 neutral_nomads@c4", "neutral_gold_golems@b4", dice=[0, 0, 0])
    game.play("activate:b3", "attack:b4", "attack:b4")
    assert [event["unit2"] for event in game.events_named("retaliate")] == ["neutral_nomads@0"]


@pytest.mark.rule("H3-CBR-17")
def test_having_retaliated_is_forgotten_with_the_round() -> None:
    game = skirmish("neutral_nomads@b3", "neutral_gold_golems@b4", dice=[-1, -1, -1, -1])
    game.play("attack:b4", "done", "attack:b4")
    assert len(game.events_named("retaliate")) == 2


# -- targets -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-CBR-21")
def test_own_units_and_empty_spaces_are_no_targets() -> None:
    game = skirmish("neutral_nomads@b2 castle_halberdiers@b1", "necropolis_skeletons@b3")
    assert game.targets() == {"b3"}
    for space in ("b1", "a2", "b2"):
        with pytest.raises(Refused, match="H3-CBR-21"):
            game.apply(f"attack:{space}")


@pytest.mark.rule("H3-CBR-21")
def test_ranged_units_cannot_choose_own_units_either() -> None:
    game = skirmish("neutral_sharpshooters@b1 castle_halberdiers@b2 castle_griffins@c4", "necropolis_skeletons@d5")
    assert game.targets() == {"d5"}
    assert game.why_not("attack:b2") == "H3-CBR-21"


@pytest.mark.rule("H3-CBR-21")
def test_an_ability_can_force_an_attack_on_an_own_unit() -> None:
    # Neutral Black Dragons strike two spaces in a line, whoever stands on the second.
    game = skirmish("neutral_black_dragons@b2 castle_crusaders@b4", "neutral_gold_golems@b3", dice=[0, 1, 0])
    game.play("attack:b3")
    assert game.damage_dealt()[:2] == [3, 1]
    assert game.damage("b4") == 1
    # An own unit does not retaliate; the target does.
    assert [event["unit"] for event in game.events_named("retaliate")] == ["neutral_gold_golems@7"]
