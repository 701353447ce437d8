"""Combat round order: who activates when, and when a round and a Combat are over."""

import pytest

from banneret.kernel.errors import Refused
from tests.heroes.builder import HeroesGame, skirmish


def idle(game: HeroesGame, number: int) -> list[str]:
    """The spaces of the next units to activate, each of them doing nothing; tied ones in order of their spaces."""
    order: list[str] = []
    while len(order) < number:
        if game.choice.kind_name == "order":
            game.play(game.choice.keys[0])
        order.append(game.active())
        game.play("done")
    return order


def activated(game: HeroesGame) -> list[int]:
    """The numbers of the units that have begun an activation, in order."""
    return [int(str(event["unit"]).partition("@")[2]) for event in game.events_named("activate")]


@pytest.mark.rule("H3-CBR-01")
def test_the_highest_initiative_activates_next() -> None:
    game = skirmish("necropolis_zombies@a1 neutral_sharpshooters@b1 neutral_boars@c1",
                 "castle_halberdiers@a5 castle_champions@b5 dungeon_black_dragons@c5")  # fmt: skip
    # 11, 9, 7, 6, 4, 3: placed and written in another order.
    assert idle(game, 6) == ["c5", "b1", "b5", "c1", "a5", "a1"]


@pytest.mark.rule("H3-CBR-02")
@pytest.mark.parametrize(
    ("attacker", "defender"), [("neutral_boars", "neutral_rogues"), ("neutral_rogues", "neutral_boars")]
)
def test_of_equal_initiative_the_attackers_unit_acts_first(attacker: str, defender: str) -> None:
    game = skirmish(f"{attacker}@d1", f"{defender}@a5")
    assert game.choice.seat == 0
    assert idle(game, 4) == ["d1", "a5", "d1", "a5"]


@pytest.mark.rule("H3-CBR-03")
def test_tied_units_of_both_sides_alternate() -> None:
    game = skirmish("neutral_boars@a1 neutral_boars@b1 neutral_rogues@c1",
                 "neutral_rogues@a5 castle_griffins@b5 neutral_diamond_golems@c5")  # fmt: skip
    assert idle(game, 6) == ["a1", "a5", "b1", "b5", "c1", "c5"]


@pytest.mark.rule("H3-CBR-03", "H3-CBR-19")
@pytest.mark.parametrize(
    ("attackers", "defenders", "order"),
    [
        ("neutral_boars@a1 neutral_boars@b1 neutral_rogues@c1", "neutral_rogues@a5", ["a1", "a5", "b1", "c1"]),
        ("neutral_boars@a1", "neutral_boars@a5 neutral_rogues@b5 neutral_rogues@c5", ["a1", "a5", "b5", "c5"]),
    ],
)
def test_the_longer_side_of_a_tie_goes_on_alone(attackers: str, defenders: str, order: list[str]) -> None:
    assert idle(skirmish(attackers, defenders), 4) == order


@pytest.mark.rule("H3-CBR-03")
def test_alternation_begins_anew_at_each_initiative() -> None:
    game = skirmish("neutral_boars@a1 neutral_boars@b1 castle_crusaders@c1", "neutral_rogues@a5 castle_zealots@b5")
    # 6: a1 a5 b1, then 5: the attacker again although the attacker acted last.
    assert idle(game, 5) == ["a1", "a5", "b1", "c1", "b5"]


@pytest.mark.rule("H3-CBR-02", "H3-CBR-03")
def test_alternation_begins_anew_in_each_round() -> None:
    game = skirmish("neutral_boars@a1 neutral_boars@b1", "neutral_rogues@a5")
    assert idle(game, 6) == ["a1", "a5", "b1"] * 2


@pytest.mark.rule("H3-CBR-03", "H3-CBT-15")
def test_a_paralysed_unit_takes_its_place_in_the_alternation() -> None:
    game = skirmish(
        "neutral_boars@a1! neutral_boars@b1 neutral_rogues@c1", "neutral_rogues@a5 neutral_diamond_golems@b5"
    )
    game.play("activate:a1")
    assert [event["unit"] for event in game.events_named("skip")] == ["neutral_boars@0"]
    assert idle(game, 4) == ["a5", "b1", "b5", "c1"]


@pytest.mark.rule("H3-CBR-03")
def test_a_unit_that_falls_leaves_its_place_to_the_next_of_its_side() -> None:
    game = skirmish("neutral_boars@b3 neutral_rogues@a1", "neutral_rogues@b4*2 neutral_diamond_golems@d5", dice=[1])
    game.play("activate:b3", "attack:b4")
    assert game.unit_at("b4") == {}
    assert idle(game, 2) == ["d5", "a1"]


@pytest.mark.rule("H3-CBR-03")
def test_an_active_unit_that_falls_has_still_had_its_turn_in_the_alternation() -> None:
    game = skirmish("neutral_boars@b3*3 neutral_rogues@a1", "neutral_diamond_golems@b4", dice=[0, 0])
    game.play("activate:b3", "attack:b4")
    assert game.unit_at("b3") == {}
    assert idle(game, 2) == ["b4", "a1"]


@pytest.mark.rule("H3-CBR-03", "H3-CBR-05")
def test_a_tie_goes_on_where_it_was_after_a_unit_quickened_past_it() -> None:
    game = skirmish(
        "neutral_boars@a1 neutral_rogues@b1 castle_halberdiers@c1 cards=haste,power hand=2 expert=1",
        "neutral_boars@a5 neutral_rogues@b5",
        draws=["haste", "power"],
    )
    game.play("activate:a1", "cast:haste", "power_expert:power", "step:3", "target:c1")
    assert game.unit_at("c1")["initiative"] == 7
    told = game.seen()["order"]
    game.play("done")
    assert idle(game, 4) == ["c1", "a5", "b1", "b5"], "the attacker's Boars have acted, so the defender is next"
    assert told == activated(game)[:5]
    assert idle(game, 1) == ["c1"], "and nothing of it is left in the next round"
    assert idle(game, 4) == ["a1", "a5", "b1", "b5"]


@pytest.mark.rule("H3-CBR-02", "H3-CBR-03")
def test_a_tie_interrupted_after_the_defenders_unit_goes_on_with_the_attacker() -> None:
    game = skirmish(
        "neutral_boars@a1 neutral_rogues@b1",
        "neutral_boars@a5 neutral_rogues@b5 castle_halberdiers@c5 cards=haste,power hand=2 expert=1",
        draws=["haste", "power"],
    )
    game.play("activate:a1", "done")
    game.play("activate:a5", "cast:haste", "power_expert:power", "step:3", "target:c5", "done")
    assert idle(game, 3) == ["c5", "b1", "b5"]


@pytest.mark.rule("H3-CBR-04")
def test_a_player_picks_among_own_tied_units() -> None:
    game = skirmish("neutral_boars@a1 neutral_rogues@b1", "neutral_boars@a5 neutral_rogues@b5 neutral_nomads@c5")
    game.play("done")
    assert (game.choice.seat, game.choice.keys) == (0, ("activate:a1", "activate:b1"))
    game.play("activate:b1")
    assert game.active() == "b1"
    game.play("done")
    assert (game.choice.seat, game.choice.keys) == (1, ("activate:a5", "activate:b5"))
    game.play("activate:b5", "done")
    assert game.active() == "a1"


@pytest.mark.rule("H3-CBR-05")
def test_a_unit_slowed_before_its_activation_acts_later() -> None:
    # Skeletons: 5 as a Pack, 4 as a Few unit, like the Halberdiers of the attacker.
    game = skirmish("neutral_nomads@b3 castle_halberdiers@a1", "necropolis_skeletons+@b4", dice=[0, 0])
    game.play("attack:b4")
    assert game.unit_at("b4")["initiative"] == 4
    assert idle(game, 2) == ["a1", "b4"]
    game = skirmish("neutral_nomads@b3 castle_halberdiers@a1", "necropolis_skeletons+@b4")
    assert idle(game, 3) == ["b3", "b4", "a1"]


@pytest.mark.rule("H3-CBR-05")
def test_a_unit_quickened_before_its_activation_acts_earlier() -> None:
    # The fall of the Skeletons reinforces a bronze unit of their Necropolis owner: Wraiths, 5 as Few and 7 as a Pack.
    game = skirmish("dungeon_manticores+@b3 neutral_boars@d1", "neutral_skeletons@b4 necropolis_wraiths@a5", dice=[0])
    game.play("attack:b4")
    assert game.unit_at("a5")["initiative"] == 7
    assert idle(game, 2) == ["a5", "d1"]


@pytest.mark.rule("H3-CBR-06")
def test_a_unit_activates_once_in_a_round() -> None:
    game = skirmish("neutral_nomads@a1 neutral_boars@b1 neutral_rogues@c1", "necropolis_zombies@a5")
    game.play("done")
    assert game.why_not("activate:a1") == "H3-CBR-06"
    with pytest.raises(Refused, match="H3-CBR-06"):
        game.apply("activate:a1")
    assert idle(game, 3) == ["b1", "c1", "a5"]


@pytest.mark.rule("H3-CBR-06")
def test_a_new_initiative_brings_no_second_activation() -> None:
    # The Skeletons have acted (5) when they are flipped (4) by the Gold Golems (5).
    game = skirmish("necropolis_skeletons+@b3", "neutral_gold_golems@b4 necropolis_zombies@d5", dice=[0, 0])
    game.play("done", "attack:b3")
    assert (game.unit_at("b3")["initiative"], game.unit_at("b3")["acted"]) == (4, True)
    assert game.active() == "d5"


@pytest.mark.rule("H3-CBR-18")
def test_a_round_ends_when_every_unit_has_activated() -> None:
    game = skirmish("neutral_nomads@a1 necropolis_zombies@b1!", "neutral_boars@a5 castle_griffins@b5")
    assert idle(game, 3)[0] == "a1"
    # The paralysed Zombies came last and were passed over.
    assert game.round_of() == 2
    assert game.active() == "a1"


@pytest.mark.rule("H3-CBR-19")
def test_the_side_with_units_left_goes_on_in_their_order() -> None:
    game = skirmish("castle_champions@a1", "necropolis_zombies@a5 neutral_boars@b5 castle_halberdiers@c5")
    assert idle(game, 4) == ["a1", "b5", "c5", "a5"]
    assert game.round_of() == 2


@pytest.mark.rule("H3-CBR-20")
def test_the_combat_ends_in_mid_round_with_the_last_unit_of_a_side() -> None:
    game = skirmish("neutral_nomads@b3 neutral_boars@a1", "necropolis_skeletons@b4*1", dice=[0])
    game.play("attack:b4")
    assert game.over
    assert game.result == (1, -1)
    assert game.unit_at("a1")["acted"] is False


@pytest.mark.rule("H3-CBR-20")
def test_the_combat_can_end_with_a_retaliation() -> None:
    game = skirmish("neutral_boars@b3*3", "neutral_gold_golems@b4 necropolis_zombies@d5", dice=[0, 0])
    game.play("attack:b4")
    assert game.result == (-1, 1)


@pytest.mark.rule("H3-CBR-20")
def test_units_kept_in_the_unit_deck_do_not_save_a_side() -> None:
    game = skirmish("neutral_nomads@b3", "necropolis_skeletons@b4*1 necropolis_zombies", dice=[0])
    game.play("attack:b4")
    assert game.result == (1, -1)
    assert game.side(1)["reserve"] == ["necropolis_zombies"]


@pytest.mark.rule("H3-CBR-20")
def test_an_extra_attack_is_not_made_once_the_combat_is_decided() -> None:
    game = skirmish("necropolis_liches+@b3 neutral_boars@b5*3", "necropolis_skeletons@b4*1", dice=[0, 0])
    game.play("attack:b4", "target:b5")
    assert game.result == (1, -1)
    assert game.unit_at("b5")
