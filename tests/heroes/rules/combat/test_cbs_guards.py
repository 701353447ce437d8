"""Combat setup: how guards are placed, and the duties of whoever steers them."""

import pytest

from banneret.kernel.errors import SetupError
from tests.heroes.builder import HeroesGame, skirmish

FAR = "castle_archangels+@d1 castle_griffins@c1"


def placed(game: HeroesGame) -> dict[str, str]:
    """Where each kind of unit was put in deployment."""
    return {str(event["unit"]).split("@")[0]: str(event["space"]) for event in game.events_named("deploy")}


# -- placed by the rules -----------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-CBS-15")
def test_ranged_guards_stand_in_the_backline_by_initiative() -> None:
    guards = ["neutral_marksmen", "neutral_halflings", "neutral_liches"]
    game = skirmish(FAR, "guards=iii", units=guards, mode="campaign")
    assert placed(game) == {"neutral_liches": "a5", "neutral_halflings": "b5", "neutral_marksmen": "c5"}


@pytest.mark.rule("H3-CBS-16")
def test_ground_and_flying_guards_stand_in_the_frontline_by_initiative() -> None:
    guards = ["neutral_boars", "neutral_griffins", "neutral_crusaders"]
    game = skirmish(FAR, "guards=iii", units=guards, mode="campaign")
    assert placed(game) == {"neutral_griffins": "a4", "neutral_boars": "b4", "neutral_crusaders": "c4"}


@pytest.mark.rule("H3-CBS-15", "H3-CBS-16")
def test_each_line_is_filled_from_the_left_on_its_own() -> None:
    guards = ["neutral_halflings", "neutral_boars", "neutral_liches"]
    game = skirmish(FAR, "guards=iii", units=guards, mode="campaign")
    assert placed(game) == {"neutral_liches": "a5", "neutral_halflings": "b5", "neutral_boars": "a4"}


@pytest.mark.rule("H3-CBS-17")
def test_a_fifth_unit_of_the_frontline_stands_in_the_backline() -> None:
    guards = ["neutral_peasants", "neutral_griffins", "neutral_crusaders", "neutral_nomads", "neutral_archangels"]
    game = skirmish(FAR, "guards=vi", units=guards, difficulty="easy", mode="campaign")
    assert placed(game) == {
        "neutral_archangels": "a4", "neutral_griffins": "b4", "neutral_nomads": "c4", "neutral_crusaders": "d4",
        "neutral_peasants": "a5",
    }  # fmt: skip


@pytest.mark.rule("H3-CBS-18")
def test_a_fifth_ranged_unit_stands_in_the_frontline() -> None:
    guards = ["neutral_marksmen", "neutral_halflings", "neutral_liches", "neutral_sharpshooters", "neutral_enchanters"]
    game = skirmish(FAR, "guards=vi", units=guards, difficulty="easy", mode="campaign")
    assert placed(game) == {
        "neutral_sharpshooters": "a5", "neutral_liches": "b5", "neutral_halflings": "c5", "neutral_enchanters": "d5",
        "neutral_marksmen": "a4",
    }  # fmt: skip


@pytest.mark.rule("H3-CBS-19")
@pytest.mark.parametrize(("view", "columns"), [("player", "ab"), ("enemy", "dc")])
def test_left_is_the_left_of_the_human_who_attacks(view: str, columns: str) -> None:
    guards = ["neutral_griffins", "neutral_boars"]
    game = skirmish(FAR, "guards=ii", units=guards, mode="campaign", neutral_left_from=view)
    assert placed(game) == {"neutral_griffins": f"{columns[0]}4", "neutral_boars": f"{columns[1]}4"}


@pytest.mark.rule("H3-CBS-19")
@pytest.mark.parametrize(("view", "columns"), [("player", "dc"), ("enemy", "ab")])
def test_left_is_the_left_of_the_human_who_defends(view: str, columns: str) -> None:
    army = "castle_griffins castle_halberdiers castle_marksmen ai"
    game = skirmish(army, "necropolis_ghost_dragons@a5", neutral_left_from=view)
    left, right = columns[0], columns[1]
    assert placed(game) == {
        "castle_marksmen": f"{left}1",
        "castle_griffins": f"{left}2",
        "castle_halberdiers": f"{right}2",
    }


@pytest.mark.rule("H3-CBS-20")
def test_on_equal_initiative_the_higher_tier_is_placed_first() -> None:
    guards = ["neutral_griffins", "neutral_harpies", "neutral_vampires", "neutral_champions"]
    game = skirmish(FAR, "guards=v", units=guards, difficulty="easy", mode="campaign")
    assert placed(game) == {"neutral_champions": "a4", "neutral_vampires": "b4"}
    assert set(game.choice.keys) == {"deploy:neutral_griffins", "deploy:neutral_harpies"}, "these two are equal"


@pytest.mark.rule("H3-CBS-20")
@pytest.mark.parametrize(("first", "second"), [("boars", "rogues"), ("rogues", "boars")])
def test_of_equal_guards_the_player_decides_which_is_placed_first(first: str, second: str) -> None:
    game = skirmish(FAR, "guards=ii", units=["neutral_boars", "neutral_rogues"], mode="campaign")
    assert game.choice.seat == 0
    game.play(f"deploy:neutral_{first}")
    assert placed(game) == {f"neutral_{first}": "a4", f"neutral_{second}": "b4"}


# -- steered by a player -----------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-CBS-21")
def test_in_clash_the_opponent_steers_the_guards() -> None:
    game = skirmish(FAR, "guards=ii", units=["neutral_boars", "neutral_rogues"])
    assert game.choice.seat == 1
    game.play("deploy:neutral_boars", "place:a5", "place:a4")
    assert game.choice.seat == 0, "archangels and griffins"
    game.play("done", "done")
    assert game.choice.seat == 1
    assert set(game.choice.keys) == {"activate:a4", "activate:a5"}


@pytest.mark.rule("H3-CBS-22")
def test_who_steers_the_guards_places_them_freely() -> None:
    game = skirmish(FAR, "guards=ii", units=["neutral_boars", "neutral_rogues"])
    game.play("deploy:neutral_rogues")
    assert set(game.choice.keys) == {f"place:{column}{row}" for row in "45" for column in "abcd"}
    game.play("place:c5", "place:b4")
    assert placed(game) == {"neutral_rogues": "c5", "neutral_boars": "b4"}


@pytest.mark.rule("H3-CBS-22")
def test_every_guard_has_to_be_placed() -> None:
    game = skirmish(FAR, "guards=ii", units=["neutral_boars", "neutral_rogues"])
    game.play("deploy:neutral_boars", "place:a5")
    assert game.choice.kind_name == "space", "the other one follows without being asked for"


@pytest.mark.rule("H3-CBS-22")
def test_ranged_guards_belong_in_the_backline() -> None:
    game = skirmish(FAR, "guards=ii", units=["neutral_boars", "neutral_halflings"])
    game.play("deploy:neutral_halflings")
    assert game.choice.keys == ("place:a5", "place:b5", "place:c5", "place:d5")
    assert game.why_not("place:a4") == "H3-CBS-22"


@pytest.mark.rule("H3-CBS-22")
def test_a_ranged_guard_stands_in_front_only_when_the_backline_is_full() -> None:
    guards = ["neutral_marksmen", "neutral_halflings", "neutral_liches", "neutral_sharpshooters", "neutral_enchanters"]
    game = skirmish(FAR, "guards=vi", units=guards, difficulty="easy")
    for column in "abc":
        game.play(game.choice.keys[0], f"place:{column}5")
    game.play("deploy:neutral_sharpshooters")
    assert game.unit_at("d5")["unit"] == "neutral_sharpshooters", "the last space in the backline"
    assert set(game.choice.keys) == {"place:a4", "place:b4", "place:c4", "place:d4"}


@pytest.mark.rule("H3-CBS-22")
def test_other_guards_leave_room_for_the_ranged_ones() -> None:
    guards = ["neutral_boars", "neutral_rogues", "neutral_nomads", "neutral_crusaders", "neutral_enchanters"]
    game = skirmish(FAR, "guards=vi", units=guards, difficulty="easy")
    game.play(
        "deploy:neutral_boars",
        "place:a5",
        "deploy:neutral_rogues",
        "place:b5",
        "deploy:neutral_nomads",
        "place:c5",
    )
    game.play("deploy:neutral_crusaders")
    assert set(game.choice.keys) == {"place:a4", "place:b4", "place:c4", "place:d4"}
    assert game.why_not("place:d5") == "H3-CBS-22"
    game.play("place:a4")
    assert placed(game)["neutral_enchanters"] == "d5"


@pytest.mark.rule("H3-CBS-22")
def test_room_is_kept_only_for_ranged_guards_still_to_come() -> None:
    guards = ["neutral_boars", "neutral_rogues", "neutral_nomads", "neutral_crusaders", "neutral_enchanters"]
    game = skirmish(FAR, "guards=vi", units=guards, difficulty="easy")
    game.play("deploy:neutral_enchanters", "place:a5", "deploy:neutral_boars", "place:b5")
    game.play("deploy:neutral_rogues", "place:c5", "deploy:neutral_nomads")
    assert "place:d5" in game.choice


@pytest.mark.rule("H3-CBS-23")
def test_a_steered_guard_that_can_attack_must_attack() -> None:
    game = skirmish("castle_archangels+@b3 castle_halberdiers@d2", "guards=i", units=["neutral_boars"], dice=[0, 0])
    game.play("place:a4", "done")
    assert (game.targets(), game.moves()) == (set(), {"a3", "b2", "b4", "c3"}), "the spaces in reach next to an enemy"
    assert "done" not in game.choice
    assert game.why_not("done") == "H3-CBS-23"
    game.play("move:b4")
    assert [event["unit2"] for event in game.events_named("attack")] == ["castle_archangels+@0"], (
        "no other choice is left"
    )


@pytest.mark.rule("H3-CBS-23")
def test_a_steered_guard_next_to_an_enemy_may_go_for_another_one() -> None:
    game = skirmish("castle_archangels+@b3 castle_halberdiers@d3", "guards=i", units=["neutral_boars"], dice=[0, 0])
    game.play("place:b4", "done")
    assert game.targets() == {"b3"}
    assert game.moves() == {"a3", "c3", "d4"}
    assert "done" not in game.choice
    game.play("move:d4")
    assert [event["unit2"] for event in game.events_named("attack")] == ["castle_halberdiers@1"]


@pytest.mark.rule("H3-CBS-23")
def test_a_steered_ranged_guard_must_shoot_and_may_then_move() -> None:
    game = skirmish("castle_archangels+@b1 castle_griffins@d1", "guards=i", units=["neutral_halflings"], dice=[0, 0])
    game.play("place:b5", "done", "done")
    assert game.choice.keys == ("attack:b1", "attack:d1")
    game.play("attack:d1")
    assert game.moves() == {"a5", "c5", "b4"}
    assert "done" in game.choice


@pytest.mark.rule("H3-CBS-24")
def test_a_steered_guard_out_of_reach_must_use_all_its_movement() -> None:
    game = skirmish("castle_archangels+@a1", "guards=i", units=["neutral_boars"])
    game.play("place:d5", "done")
    assert set(game.choice.keys) == {"move:a5", "move:b4", "move:c3", "move:d2"}
    assert game.why_not("move:d4") != ""
    assert game.why_not("done") == "H3-CBS-23"


@pytest.mark.rule("H3-CBS-24")
def test_the_nearest_enemy_is_the_one_to_approach() -> None:
    game = skirmish("castle_archangels+@c1 castle_halberdiers@d1", "guards=i", units=["neutral_boars"])
    game.play("place:a5", "done")
    assert set(game.choice.keys) == {"move:a2", "move:b3", "move:c4"}, "from d5 only the farther one is as near"


@pytest.mark.rule("H3-CBS-24")
def test_a_steered_flying_guard_crosses_what_is_in_its_way() -> None:
    army = "castle_archangels+@a1 castle_griffins@a2 castle_marksmen@b1"
    game = skirmish(army, "guards=ii", units=["neutral_wraiths", "neutral_boars"])
    game.play("deploy:neutral_wraiths", "place:d5", "place:c5", "done")
    assert set(game.choice.keys) == {"move:a5", "move:b4", "move:c3", "move:d2"}


@pytest.mark.rule("H3-CBS-24")
def test_a_steered_guard_that_can_neither_attack_nor_move_just_waits() -> None:
    guards = ["neutral_boars", "neutral_rogues", "neutral_peasants"]
    game = skirmish("castle_archangels+@d1", "guards=ii", units=guards, difficulty="hard")
    game.play("deploy:neutral_rogues", "place:a5", "deploy:neutral_boars", "place:a4", "place:b5", "done")
    game.play("activate:a5")
    assert [str(event["unit"]).split("@")[0] for event in game.events_named("activate")][-2:] == [
        "neutral_rogues",
        "neutral_boars",
    ]
    assert game.unit_at("a5")["unit"] == "neutral_rogues"
    assert not game.unit_at("a5")["defense_token"]


@pytest.mark.rule("H3-CBS-25")
def test_a_steered_guard_never_defends() -> None:
    game = skirmish("castle_archangels+@a2 castle_griffins@c2", "guards=i", units=["neutral_boars"])
    game.play("place:b4", "done", "done")
    assert game.choice.seat == 1
    assert "defend" not in game.choice
    assert game.why_not("defend") == "H3-CBS-25"


@pytest.mark.rule("H3-CBS-26", "H3-MOR-07")
def test_cards_are_not_played_for_guards_but_morale_may_reroll_their_dice() -> None:
    guards = "guards=i cards=attack,defense hand=2 morale"
    game = skirmish("castle_archangels+@a2 castle_griffins@d2", guards, units=["neutral_evil_eyes"],
                 draws=["attack", "defense"], dice=[-1, 1])  # fmt: skip
    game.play("place:a5", "done", "done", "attack:a2")
    assert game.choice.keys == ("morale_swap", "pass")
    assert game.why_not("play:attack") == "H3-CBS-26"
    game.play("pass")
    assert game.choice.keys == ("morale_reroll:1", "keep")
    game.play("morale_reroll:1")
    assert [event["n"] for event in game.events_named("die")] == [-1, 1]
    assert not game.side(1)["morale"]
    assert game.side(1)["hand"] == ["attack", "defense"]


@pytest.mark.rule("H3-CBS-26")
def test_without_morale_who_steers_guards_is_not_asked_for_cards() -> None:
    guards = "guards=i cards=attack,defense hand=2"
    game = skirmish("castle_griffins@a3 castle_halberdiers@d1", guards, units=["neutral_boars"], dice=[0, 0],
                 draws=["attack", "defense"])  # fmt: skip
    game.play("place:a4", "attack:a4")
    assert [event["side"] for event in game.events_named("die")] == [0, 1], (
        "neither in the attack nor in the retaliation"
    )
    assert game.choice.kind_name == "action"


@pytest.mark.rule("H3-CBS-26")
def test_guards_have_no_hand_and_no_morale_to_lose() -> None:
    guards = "guards=i cards=attack hand=1 morale"
    army = "necropolis_wraiths+@a1 necropolis_ghost_dragons@d1"
    game = skirmish(army, guards, units=["neutral_boars"], draws=["attack"])
    game.play("place:a5", "done", "done")
    assert len(game.events_named("activate")) == 3, "both abilities aim at an enemy player"
    assert game.side(1)["hand"] == ["attack"]
    assert game.side(1)["morale"]


@pytest.mark.rule("H3-MOR-07")
def test_an_option_denies_morale_to_who_steers_guards() -> None:
    game = skirmish("castle_archangels+@a2 castle_griffins@d2", "guards=i morale", units=["neutral_evil_eyes"],
                 dice=[-1], morale_for_neutral_controller="off")  # fmt: skip
    game.play("place:a5", "done", "done", "attack:a2")
    assert game.choice.kind_name == "action", "the die stays as it fell"
    assert game.side(1)["morale"]


@pytest.mark.rule("H3-AIC-03")
def test_nobody_holds_cards_for_guards_in_a_campaign() -> None:
    with pytest.raises(SetupError, match="campaign"):
        skirmish(FAR, "guards=i cards=attack hand=1", mode="campaign")
    with pytest.raises(SetupError, match="guards"):
        skirmish(FAR, "guards=i gold=10")


@pytest.mark.rule("H3-CBS-24")
def test_a_steered_flying_guard_goes_for_the_nearest_of_several_enemies() -> None:
    game = skirmish("castle_archangels+@a1 castle_marksmen@c1", "guards=ii", units=["neutral_wraiths", "neutral_boars"])
    game.play("deploy:neutral_wraiths", "place:d5", "place:a5", "done")
    assert game.keys == {"move:c3", "move:d2"}, "two steps from the Marksmen; a5 and b4 are no nearer to the Archangels"
