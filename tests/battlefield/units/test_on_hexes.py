"""Unit abilities whose range or adjacency changes on hexes."""

import pytest

from tests.battlefield.builder import hex_skirmish, hexes_around


@pytest.mark.rule("BF-BTL-60", "BF-EXA-49")
@pytest.mark.parametrize(
    ("first", "behind"),
    [("6.3", "5.2"), ("7.4", "8.4"), ("7.3", "7.2"), ("7.5", "7.6"), ("6.5", "5.6"), ("5.4", "4.4")],
)
def test_an_attack_along_a_line_goes_on_in_the_same_direction(first: str, behind: str) -> None:
    game = hex_skirmish(
        "neutral_black_dragons@6.4", f"necropolis_zombies@{first} necropolis_skeletons@{behind}", dice=[0, 0, 0]
    )
    game.play(f"attack:{first}")
    assert game.blows()[:2] == [
        ("attack", "neutral_black_dragons", "necropolis_zombies"),
        ("attack", "neutral_black_dragons", "necropolis_skeletons"),
    ]


@pytest.mark.rule("BF-BTL-60")
def test_beside_the_line_nobody_is_struck() -> None:
    beside = "necropolis_zombies@6.3 necropolis_skeletons@6.2 necropolis_wraiths@4.3"
    game = hex_skirmish("neutral_black_dragons@6.4", beside, dice=[0, 0])
    game.play("attack:6.3")
    assert [blow for blow in game.blows() if blow[0] == "attack"] == [
        ("attack", "neutral_black_dragons", "necropolis_zombies")
    ]


@pytest.mark.rule("BF-BTL-60")
def test_there_is_no_second_target_beyond_the_edge() -> None:
    # Row 0 is the edge behind (6,0), and (5,-1) is not on the board; nor does the line wrap round to row 1.
    game = hex_skirmish("neutral_black_dragons@6.1", "necropolis_zombies@6.0 necropolis_skeletons@0.1", dice=[0, 0])
    game.play("attack:6.0")
    assert len([blow for blow in game.blows() if blow[0] == "attack"]) == 1
    wide = hex_skirmish("neutral_black_dragons@11.4", "necropolis_zombies@12.4 necropolis_skeletons@0.5", dice=[0, 0])
    wide.play("attack:12.4")
    assert len([blow for blow in wide.blows() if blow[0] == "attack"]) == 1


@pytest.mark.rule("BF-BTL-59")
def test_a_second_attack_strikes_a_neighbour_on_any_of_the_six_hexes() -> None:
    ring = sorted(hexes_around("8.4"))[:5]
    names = ("skeletons", "zombies", "wraiths", "vampires", "ghost_dragons")
    army = " ".join(f"necropolis_{name}@{hex}" for name, hex in zip(names, ring, strict=True))
    game = hex_skirmish("necropolis_liches+@3.4", f"castle_halberdiers@8.4 {army}", dice=[0, 1])
    while game.seen()["active"] != 0:
        game.play("done")
    game.play("attack:8.4")
    assert {key.removeprefix("target:") for key in game.choice.keys} == set(ring)
    game.play(f"target:{ring[0]}")
    # 2 + 1 against the Skeletons' defense of 1.
    assert game.damage_dealt() == [3, 2]


@pytest.mark.rule("BF-BTL-59")
@pytest.mark.parametrize("unit", ["castle_marksmen+", "neutral_marksmen"])
def test_the_second_shot_needs_a_target_that_is_not_adjacent(unit: str) -> None:
    far = hex_skirmish(f"{unit}@2.4", "castle_crusaders@4.4", dice=[1, 1])
    far.play("attack:4.4")
    assert len(far.damage_dealt()) == 2
    near = hex_skirmish(f"{unit}@2.4", "necropolis_zombies@3.4", dice=[1, 1, 0])
    near.play("attack:3.4")
    assert [blow[0] for blow in near.blows()] == ["attack", "retaliate"]


@pytest.mark.rule("BF-BTL-59")
@pytest.mark.parametrize(("die", "moved"), [(0, True), (1, False)])
def test_a_push_is_one_hex_away_from_the_pusher(die: int, moved: bool) -> None:
    game = hex_skirmish("neutral_ghost_dragons@6.4", "castle_champions@7.4 castle_halberdiers@12.8", dice=[0, die, 0])
    game.play("attack:7.4")
    if moved:
        # Of the six hexes around (7,4) those that are next to the dragons are no way out.
        assert {key.removeprefix("place:") for key in game.choice.keys} == hexes_around("7.4") - hexes_around("6.4") - {
            "6.4"
        }
        assert game.choice.seat == 1
        game.play("place:8.4")
        assert game.unit_at("8.4")["unit"] == "castle_champions"
        # It stands too far away to retaliate.
        assert [blow[0] for blow in game.blows()] == ["attack"]
    else:
        assert game.unit_at("7.4")["unit"] == "castle_champions"
        assert [blow[0] for blow in game.blows()] == ["attack", "retaliate"]


@pytest.mark.rule("BF-BTL-59")
def test_a_push_needs_an_empty_hex() -> None:
    blocked = "castle_halberdiers@8.4 castle_griffins@8.3 castle_zealots@8.5"
    game = hex_skirmish("neutral_ghost_dragons@6.4", f"castle_champions@7.4 {blocked}", dice=[0, 0, 0])
    game.play("attack:7.4")
    assert game.unit_at("7.4")["unit"] == "castle_champions"
    assert game.events_named("push") == []


@pytest.mark.rule("BF-BTL-59")
@pytest.mark.parametrize("unit", ["dungeon_harpies+", "dungeon_harpies", "neutral_harpies"])
def test_units_return_to_the_hex_they_came_from(unit: str) -> None:
    game = hex_skirmish(f"{unit}@2.4", "castle_halberdiers@7.4 castle_champions@12.8", dice=[0, 0])
    while game.seen()["active"] != 0:
        game.play("done")
    game.play("move:6.4", "attack:7.4", "yes")
    assert game.unit_at("2.4")["unit"] == unit.removesuffix("+")


@pytest.mark.rule("BF-BTL-59")
def test_rerolls_for_having_moved_count_hexes_as_well() -> None:
    still = hex_skirmish("castle_champions+@6.4", "dungeon_black_dragons@7.4", dice=[0, 0])
    still.play("done")
    still.play("attack:7.4")
    assert still.choice.kind_name != "reroll"
    moved = hex_skirmish("castle_champions+@5.4", "dungeon_black_dragons@7.4", dice=[0, 1, 0])
    moved.play("done")
    moved.play("move:6.4", "attack:7.4")
    assert moved.choice.kind_name == "reroll"
    moved.play("reroll:1")
    assert moved.rolls()[:2] == [0, 1]


@pytest.mark.rule("BF-BTL-59", "BF-BTL-30")
def test_guards_of_neighbours_guard_all_six_hexes_around_them() -> None:
    for hex in sorted(hexes_around("8.4")):
        game = hex_skirmish("castle_zealots@2.4", f"neutral_halberdiers@8.4 necropolis_zombies@{hex}", dice=[0, 1])
        game.play(f"attack:{hex}")
        # A Defense die was rolled for the Zombies, who have no token of their own: 3 - 1 - 1.
        assert game.damage_dealt() == [1]
        assert game.spent()
    away = hex_skirmish("castle_zealots@2.4", "neutral_halberdiers@8.4 necropolis_zombies@8.6", dice=[0])
    away.play("attack:8.6")
    assert away.damage_dealt() == [2]


@pytest.mark.rule("BF-BTL-34", "BF-SGE-22")
def test_the_arrow_tower_is_next_to_nobody() -> None:
    game = hex_skirmish("castle_griffins@9.0", "necropolis_zombies@12.4 town citadel", dice=[0])
    assert game.seen()["active"] == 14
    assert game.targets() == {"9.0"}
    game.play("attack:9.0")
    assert [blow[0] for blow in game.blows()] == ["attack"]
