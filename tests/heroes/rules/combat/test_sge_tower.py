"""Siege: the Arrow Tower, and how a siege ends."""

import pytest

from tests.heroes.support.piles import TIERS, neutral_discards
from tests.heroes.support.stage import happened, play, stage, unit_at
from tests.heroes.support.watch import active, hits, moves, rolls, round_of, side, targets

CITY = "town citadel walls=a3,b3,d3 gate=c3"
LAST_WALL = "town citadel walls=b3"


@pytest.mark.rule("H3-SGE-16")
def test_the_tower_joins_the_defender_and_activates_by_initiative() -> None:
    game = stage("castle_archangels@a1 castle_crusaders@b1", f"necropolis_liches@a5 {CITY}")
    order = []
    while round_of(game) == 1:
        order.append((active(game), game.choice.seat))
        play(game, "done")
    assert order == [("a1", 0), ("tower", 1), ("a5", 1), ("b1", 0)]
    assert unit_at(game, "tower")["type"] == "ranged"


@pytest.mark.rule("H3-SGE-16")
def test_the_tower_takes_part_in_ties() -> None:
    game = stage("castle_griffins+@a1", f"necropolis_vampires+@a5 {CITY}")
    assert active(game) == "a1", "the attacker's unit with the same initiative comes first"
    play(game, "done")
    assert game.choice.keys == ("activate:a5", "activate:tower")
    assert game.choice.seat == 1


@pytest.mark.rule("H3-SGE-17")
def test_the_statistics_of_the_tower() -> None:
    tower = unit_at(stage("castle_griffins@a1", f"necropolis_liches@a5 {CITY}"), "tower")
    assert [tower[name] for name in ("attack", "defense", "hp", "initiative")] == [4, 2, 3, 9]


@pytest.mark.rule("H3-SGE-18")
def test_the_tower_shoots_at_any_enemy() -> None:
    besiegers = "castle_griffins@a1 castle_marksmen@d2 castle_crusaders@b5 castle_halberdiers@d5"
    game = stage(besiegers, f"necropolis_zombies@a5 {CITY}")
    assert active(game) == "tower"
    assert targets(game) == {"a1", "d2", "b5", "d5"}


@pytest.mark.rule("H3-SGE-18")
@pytest.mark.parametrize("space", ["a1", "d5", "b4"])
def test_the_tower_has_no_penalty_and_never_moves(space: str) -> None:
    game = stage(f"castle_crusaders@{space}", f"necropolis_liches@c5 {CITY}", dice=[-1])
    assert moves(game) == set()
    assert game.why_not("move:a4") == "H3-SGE-18"
    play(game, f"attack:{space}")
    assert rolls(game) == [-1], "one die"
    assert active(game) != "tower", "nor does it move afterwards"


@pytest.mark.rule("H3-SGE-18")
def test_the_tower_is_attacked_without_penalty_and_does_not_retaliate() -> None:
    game = stage("castle_marksmen@a1", f"necropolis_zombies@d5 {CITY}", dice=[0])
    play(game, "done", "attack:tower")
    assert rolls(game) == [0]
    assert hits(game) == [0], "2 + 0 - 2, and no Wall weakens the shot"
    assert happened(game, "retaliate") == []


@pytest.mark.rule("H3-SGE-18")
def test_a_target_of_the_tower_does_not_retaliate() -> None:
    game = stage("castle_griffins@a1", f"necropolis_zombies@d5 {CITY}", dice=[-1])
    play(game, "attack:a1")
    assert happened(game, "retaliate") == []
    assert not unit_at(game, "a1")["retaliated"]


@pytest.mark.rule("H3-SGE-19")
def test_ranged_attacks_damage_the_tower() -> None:
    game = stage("castle_zealots@a2 castle_griffins@d1", f"necropolis_zombies@d5 {CITY}", dice=[1, 1])
    play(game, "done", "done", "attack:tower")
    assert unit_at(game, "tower")["damage"] == 2, "3 + 1 - 2"
    play(game, "done", "done", "done", "done", "attack:tower")
    assert unit_at(game, "tower") == {}
    assert happened(game, "tower_gone") == [{}]
    assert not game.over


@pytest.mark.rule("H3-SGE-19")
def test_a_destroyed_tower_is_no_lost_unit() -> None:
    game = stage("castle_zealots+@a2 castle_griffins@d1", f"necropolis_zombies@d5 {CITY}", dice=[1])
    play(game, "done", "attack:tower")
    assert unit_at(game, "tower") == {}
    assert side(game, 1)["lost"] == []
    assert [neutral_discards(game, tier) for tier in TIERS] == [[], [], [], []]


@pytest.mark.rule("H3-SGE-19")
@pytest.mark.parametrize("unit", ["castle_champions", "castle_archangels", "castle_griffins+"])
def test_the_tower_is_out_of_reach_of_ground_and_flying_units(unit: str) -> None:
    game = stage(f"{unit}@d4", f"necropolis_zombies@a5 {CITY}")
    if active(game) == "tower":
        play(game, "done")
    assert active(game) == "d4"
    assert targets(game) == set()
    assert game.why_not("attack:tower") == "H3-SGE-19"


@pytest.mark.rule("H3-SGE-19")
def test_a_ranged_besieger_with_an_adjacent_enemy_cannot_shoot_the_tower() -> None:
    game = play(stage("castle_marksmen@c2", f"necropolis_zombies@c3 {CITY}"), "done")
    assert targets(game) == {"c3"}


@pytest.mark.rule("H3-SGE-19")
def test_defenders_do_not_shoot_their_own_tower() -> None:
    game = play(stage("castle_halberdiers@a1", f"necropolis_liches@a5 {CITY}"), "done")
    assert targets(game) == {"a1"}


@pytest.mark.rule("H3-SGE-20")
def test_the_tower_goes_with_the_last_wall() -> None:
    game = stage("castle_archangels@b2 castle_griffins@c1", "necropolis_zombies@a5 town citadel walls=b3 gate=c3")
    play(game, "break:b3")
    assert unit_at(game, "tower"), "the Gate still stands"
    play(game, "done", "move:c2", "break:c3")
    assert unit_at(game, "tower") == {}
    assert happened(game, "tower_gone") == [{}]


@pytest.mark.rule("H3-SGE-20")
def test_a_tower_discarded_before_its_turn_does_not_activate() -> None:
    game = stage("castle_archangels@b2 castle_griffins@c1", f"necropolis_zombies@a5 {LAST_WALL}")
    play(game, "break:b3")
    assert active(game) == "c1"
    assert all("arrow_tower" not in str(event["unit"]) for event in happened(game, "activate"))


@pytest.mark.rule("H3-SGE-20")
def test_a_tower_already_destroyed_is_not_discarded_again() -> None:
    game = stage("castle_zealots+@a2 castle_archangels@b2", f"necropolis_zombies@d5 {LAST_WALL}", dice=[1])
    play(game, "done", "done", "attack:tower", "done", "done")
    play(game, "break:b3")
    assert len(happened(game, "tower_gone")) == 1


@pytest.mark.rule("H3-SGE-21")
def test_the_besieger_wins_although_the_tower_stands() -> None:
    game = stage("castle_archangels@b4", f"necropolis_skeletons@b5 {CITY}", dice=[0])
    play(game, "attack:b5")
    assert game.result == (1, -1)
    assert happened(game, "tower_gone") == []


@pytest.mark.rule("H3-SGE-22")
def test_the_tower_does_not_count_as_a_unit_of_the_army() -> None:
    army = "necropolis_skeletons necropolis_zombies necropolis_wraiths necropolis_vampires necropolis_liches"
    game = stage("castle_archangels@a1", f"{army} {CITY}")
    for column in "abcd":
        play(game, game.choice.keys[0], f"place:{column}4")
    play(game, game.choice.keys[0], "place:a5")
    seen = game.rules.describe(game.view())["units"]
    assert isinstance(seen, list)
    assert sum(unit["side"] == 1 for unit in seen) == 6
    assert side(game, 1)["reserve"] == []


@pytest.mark.rule("H3-SGE-22")
def test_the_tower_does_not_return_to_the_unit_deck() -> None:
    game = stage("castle_halberdiers@a4", f"necropolis_ghost_dragons+@a5 {CITY}", dice=[1])
    play(game, "attack:a4")
    assert game.result == (-1, 1)
    assert side(game, 1)["reserve"] == ["necropolis_ghost_dragons+"]


@pytest.mark.rule("H3-SGE-24")
@pytest.mark.parametrize("place", ["town", CITY, "town citadel captured"])
def test_who_defends_a_town_can_neither_surrender_nor_retreat(place: str) -> None:
    game = stage("castle_halberdiers@a1 gold=10", f"necropolis_vampires@d5 {place} gold=30", retreat_anytime="on")
    assert game.choice.seat == 1
    while game.choice.seat == 1:
        assert not {"surrender", "retreat"} & set(game.choice.keys)
        assert game.why_not("surrender") == "H3-SGE-24"
        assert game.why_not("retreat") == "H3-END-03"
        play(game, "done")
    assert "surrender" in game.choice, "the besieger can"
