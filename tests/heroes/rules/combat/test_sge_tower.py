"""Siege: the Arrow Tower, and how a siege ends."""

import pytest

from tests.heroes.builder import TIERS, skirmish

CITY = "town citadel walls=a3,b3,d3 gate=c3"
LAST_WALL = "town citadel walls=b3"


@pytest.mark.rule("H3-SGE-16")
def test_the_tower_joins_the_defender_and_activates_by_initiative() -> None:
    game = skirmish("castle_archangels@a1 castle_crusaders@b1", f"necropolis_liches@a5 {CITY}")
    order = []
    while game.round_of() == 1:
        order.append((game.active(), game.choice.seat))
        game.play("done")
    assert order == [("a1", 0), ("tower", 1), ("a5", 1), ("b1", 0)]
    assert game.unit_at("tower")["type"] == "ranged"


@pytest.mark.rule("H3-SGE-16")
def test_the_tower_takes_part_in_ties() -> None:
    game = skirmish("castle_griffins+@a1", f"necropolis_vampires+@a5 {CITY}")
    assert game.active() == "a1", "the attacker's unit with the same initiative comes first"
    game.play("done")
    assert game.choice.keys == ("activate:a5", "activate:tower")
    assert game.choice.seat == 1


@pytest.mark.rule("H3-SGE-17")
def test_the_statistics_of_the_tower() -> None:
    tower = skirmish("castle_griffins@a1", f"necropolis_liches@a5 {CITY}").unit_at("tower")
    assert [tower[name] for name in ("attack", "defense", "hp", "initiative")] == [4, 2, 3, 9]


@pytest.mark.rule("H3-SGE-18")
def test_the_tower_shoots_at_any_enemy() -> None:
    besiegers = "castle_griffins@a1 castle_marksmen@d2 castle_crusaders@b5 castle_halberdiers@d5"
    game = skirmish(besiegers, f"necropolis_zombies@a5 {CITY}")
    assert game.active() == "tower"
    assert game.targets() == {"a1", "d2", "b5", "d5"}


@pytest.mark.rule("H3-SGE-18")
@pytest.mark.parametrize("space", ["a1", "d5", "b4"])
def test_the_tower_has_no_penalty_and_never_moves(space: str) -> None:
    game = skirmish(f"castle_crusaders@{space}", f"necropolis_liches@c5 {CITY}", dice=[-1])
    assert game.moves() == set()
    assert game.why_not("move:a4") == "H3-SGE-18"
    game.play(f"attack:{space}")
    assert game.rolls() == [-1], "one die"
    assert game.active() != "tower", "nor does it move afterwards"


@pytest.mark.rule("H3-SGE-18")
def test_the_tower_is_attacked_without_penalty_and_does_not_retaliate() -> None:
    game = skirmish("castle_marksmen@a1", f"necropolis_zombies@d5 {CITY}", dice=[0])
    game.play("done", "attack:tower")
    assert game.rolls() == [0]
    assert game.damage_dealt() == [0], "2 + 0 - 2, and no Wall weakens the shot"
    assert game.events_named("retaliate") == []


@pytest.mark.rule("H3-SGE-18")
def test_a_target_of_the_tower_does_not_retaliate() -> None:
    game = skirmish("castle_griffins@a1", f"necropolis_zombies@d5 {CITY}", dice=[-1])
    game.play("attack:a1")
    assert game.events_named("retaliate") == []
    assert not game.unit_at("a1")["retaliated"]


@pytest.mark.rule("H3-SGE-19")
def test_ranged_attacks_damage_the_tower() -> None:
    game = skirmish("castle_zealots@a2 castle_griffins@d1", f"necropolis_zombies@d5 {CITY}", dice=[1, 1])
    game.play("done", "done", "attack:tower")
    assert game.unit_at("tower")["damage"] == 2, "3 + 1 - 2"
    game.play("done", "done", "done", "done", "attack:tower")
    assert game.unit_at("tower") == {}
    assert game.events_named("tower_gone") == [{}]
    assert not game.over


@pytest.mark.rule("H3-SGE-19")
def test_a_destroyed_tower_is_no_lost_unit() -> None:
    game = skirmish("castle_zealots+@a2 castle_griffins@d1", f"necropolis_zombies@d5 {CITY}", dice=[1])
    game.play("done", "attack:tower")
    assert game.unit_at("tower") == {}
    assert game.side(1)["lost"] == []
    assert [game.neutral_discards(tier) for tier in TIERS] == [[], [], [], []]


@pytest.mark.rule("H3-SGE-19")
@pytest.mark.parametrize("unit", ["castle_champions", "castle_archangels", "castle_griffins+"])
def test_the_tower_is_out_of_reach_of_ground_and_flying_units(unit: str) -> None:
    game = skirmish(f"{unit}@d4", f"necropolis_zombies@a5 {CITY}")
    if game.active() == "tower":
        game.play("done")
    assert game.active() == "d4"
    assert game.targets() == set()
    assert game.why_not("attack:tower") == "H3-SGE-19"


@pytest.mark.rule("H3-SGE-19")
def test_a_ranged_besieger_with_an_adjacent_enemy_cannot_shoot_the_tower() -> None:
    game = skirmish("castle_marksmen@c2", f"necropolis_zombies@c3 {CITY}").play("done")
    assert game.targets() == {"c3"}


@pytest.mark.rule("H3-SGE-19")
def test_defenders_do_not_shoot_their_own_tower() -> None:
    game = skirmish("castle_halberdiers@a1", f"necropolis_liches@a5 {CITY}").play("done")
    assert game.targets() == {"a1"}


@pytest.mark.rule("H3-SGE-20")
def test_the_tower_goes_with_the_last_wall() -> None:
    game = skirmish("castle_archangels@b2 castle_griffins@c1", "necropolis_zombies@a5 town citadel walls=b3 gate=c3")
    game.play("break:b3")
    assert game.unit_at("tower"), "the Gate still stands"
    game.play("done", "move:c2", "break:c3")
    assert game.unit_at("tower") == {}
    assert game.events_named("tower_gone") == [{}]


@pytest.mark.rule("H3-SGE-20")
def test_a_tower_discarded_before_its_turn_does_not_activate() -> None:
    game = skirmish("castle_archangels@b2 castle_griffins@c1", f"necropolis_zombies@a5 {LAST_WALL}")
    game.play("break:b3")
    assert game.active() == "c1"
    assert all("arrow_tower" not in str(event["unit"]) for event in game.events_named("activate"))


@pytest.mark.rule("H3-SGE-20")
def test_a_tower_already_destroyed_is_not_discarded_again() -> None:
    game = skirmish("castle_zealots+@a2 castle_archangels@b2", f"necropolis_zombies@d5 {LAST_WALL}", dice=[1])
    game.play("done", "done", "attack:tower", "done", "done")
    game.play("break:b3")
    assert len(game.events_named("tower_gone")) == 1


@pytest.mark.rule("H3-SGE-21")
def test_the_besieger_wins_although_the_tower_stands() -> None:
    game = skirmish("castle_archangels@b4", f"necropolis_skeletons@b5 {CITY}", dice=[0])
    game.play("attack:b5")
    assert game.result == (1, -1)
    assert game.events_named("tower_gone") == []


@pytest.mark.rule("H3-SGE-22")
def test_the_tower_does_not_count_as_a_unit_of_the_army() -> None:
    army = "necropolis_skeletons necropolis_zombies necropolis_wraiths necropolis_vampires necropolis_liches"
    game = skirmish("castle_archangels@a1", f"{army} {CITY}")
    for column in "abcd":
        game.play(game.choice.keys[0], f"place:{column}4")
    game.play(game.choice.keys[0], "place:a5")
    seen = game.rules.describe(game.view())["units"]
    assert isinstance(seen, list)
    assert sum(unit["side"] == 1 for unit in seen) == 6
    assert game.side(1)["reserve"] == []


@pytest.mark.rule("H3-SGE-22")
def test_the_tower_does_not_return_to_the_unit_deck() -> None:
    game = skirmish("castle_halberdiers@a4", f"necropolis_ghost_dragons+@a5 {CITY}", dice=[1])
    game.play("attack:a4")
    assert game.result == (-1, 1)
    assert game.side(1)["reserve"] == ["necropolis_ghost_dragons+"]


@pytest.mark.rule("H3-SGE-24")
@pytest.mark.parametrize("place", ["town", CITY, "town citadel captured"])
def test_who_defends_a_town_can_neither_surrender_nor_retreat(place: str) -> None:
    game = skirmish("castle_halberdiers@a1 gold=10", f"necropolis_vampires@d5 {place} gold=30", retreat_anytime="on")
    assert game.choice.seat == 1
    while game.choice.seat == 1:
        assert not {"surrender", "retreat"} & set(game.choice.keys)
        assert game.why_not("surrender") == "H3-SGE-24"
        assert game.why_not("retreat") == "H3-END-03"
        game.play("done")
    assert "surrender" in game.choice, "the besieger can"
