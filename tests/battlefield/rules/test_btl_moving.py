"""Moving, and attacking after a move, on hexes (section BTL)."""

import pytest

from tests.battlefield.support.field import arena, around, block, seen
from tests.heroes.support.stage import happened, play, unit_at
from tests.heroes.support.watch import moves, targets

FAR = "necropolis_zombies@12.8"


def within(space: str, steps: int) -> set[str]:
    """The hexes at most so many steps away on an open board, by the table of neighbours in the worked cases."""
    reached = {space}
    for _ in range(steps):
        for hex in list(reached):
            column, row = map(int, hex.split("."))
            shift = 1 - row % 2
            for c, r in (
                (column + 1, row), (column - 1, row), (column - 1 + shift, row - 1), (column + shift, row - 1),
                (column - 1 + shift, row + 1), (column + shift, row + 1),
            ):  # fmt: skip
                if 0 <= c <= 12 and 0 <= r <= 8:
                    reached.add(f"{c}.{r}")
    return reached - {space}


@pytest.mark.rule("BF-BTL-25")
@pytest.mark.parametrize(
    ("unit", "initiative"),
    [("castle_halberdiers", 4), ("castle_champions", 7), ("castle_griffins", 6), ("castle_marksmen", 4)],
)
def test_a_unit_of_any_type_moves_as_far_as_its_initiative(unit: str, initiative: int) -> None:
    game = arena(f"{unit}@4.4", FAR)
    assert unit_at(game, "4.4")["initiative"] == initiative
    assert moves(game) == within("4.4", initiative)
    beyond = sorted(within("4.4", initiative + 1) - within("4.4", initiative))[0]
    assert game.why_not(f"move:{beyond}") == "BF-BTL-25"


@pytest.mark.rule("BF-BTL-25")
def test_a_way_round_counts_every_step() -> None:
    # The log closes the straight way: (6,4) is 3 hexes away and takes 4 steps, as many as the Halberdiers have.
    game = arena("castle_halberdiers@3.4 obstacles=log_a/0/4.4", FAR)
    assert "6.4" in moves(game)
    assert "7.4" not in moves(game)
    open_field = arena("castle_halberdiers@3.4", FAR)
    assert "7.4" in moves(open_field)


@pytest.mark.rule("BF-BTL-26", "BF-EXA-09")
def test_haste_extends_the_walk() -> None:
    game = arena("castle_crusaders@4.4 castle_griffins+@0.0 cards=haste,power hand=2", FAR, draws=["haste", "power"])
    assert unit_at(game, "4.4")["initiative"] == 5
    play(game, "cast:haste", "power:power", "step:2", "target:4.4", "done")
    assert unit_at(game, "4.4")["initiative"] == 7
    assert seen(game)["active"] == 0
    assert moves(game) == within("4.4", 7) - {"0.0"}


@pytest.mark.rule("BF-BTL-26")
def test_slow_shortens_the_walk_down_to_nothing() -> None:
    game = arena(
        "castle_griffins+@0.0 cards=slow,slow,power,power hand=4", "necropolis_zombies@8.4",
        draws=["slow", "slow", "power", "power"],
    )  # fmt: skip
    play(game, "cast:slow", "power:power", "done", "step:2", "target:8.4", "done")
    assert unit_at(game, "8.4")["initiative"] == 1
    assert moves(game) == within("8.4", 1)
    play(game, "done", "cast:slow", "power:power", "step:2", "target:8.4", "done")
    # Two Slows take more than the Zombies have. They still get their activation, and cannot take a step.
    assert seen(game)["active"] == 7
    assert moves(game) == set()
    assert game.why_not("move:7.4") == "BF-BTL-25"


@pytest.mark.rule("BF-BTL-27")
def test_ground_and_ranged_units_walk_round_what_is_in_the_way() -> None:
    for unit in ("castle_champions", "castle_zealots+"):
        own = f"{unit}@3.4 obstacles=rocks/0/4.4"
        game = arena(own, "necropolis_zombies@12.8")
        rocks = set(seen(game)["obstacles"][0]["hexes"])
        assert not moves(game) & rocks
        assert game.why_not("move:4.4") == "BF-BTL-27"


@pytest.mark.rule("BF-BTL-28")
def test_a_flying_unit_passes_over_everything_and_lands_on_free_hexes() -> None:
    # Vampires in a corner, shut in by units of both sides; beyond them a pond.
    game = arena(
        "necropolis_vampires+@0.0 necropolis_zombies@1.0 obstacles=pond/0/4.0",
        "castle_halberdiers@0.1 castle_marksmen@1.1",
    )
    free = within("0.0", 9) - {"1.0", "0.1", "1.1"} - set(seen(game)["obstacles"][0]["hexes"])
    assert moves(game) == free
    assert game.why_not("move:1.0") == "BF-BTL-28"
    assert game.why_not("move:4.0") == "BF-BTL-28"


@pytest.mark.rule("BF-BTL-29")
@pytest.mark.parametrize("unit", ["castle_crusaders+", "castle_griffins+"])
def test_ground_and_flying_units_attack_after_moving_and_stay(unit: str) -> None:
    game = arena(f"{unit}@3.4", "necropolis_skeletons+@6.4 necropolis_zombies@7.5", dice=[0, 0])
    assert targets(game) == set()
    assert game.why_not("attack:6.4") == "BF-BTL-30"
    play(game, "move:5.4")
    # Only one of the two is next to it.
    assert targets(game) == {"6.4"}
    play(game, "attack:6.4")
    while game.choice.kind_name == "reroll":
        play(game, "keep")
    assert seen(game)["active"] != 0
    assert unit_at(game, "5.4")["acted"] is True


@pytest.mark.rule("BF-BTL-30")
def test_units_are_adjacent_when_their_hexes_share_a_side() -> None:
    for hex in sorted(around("6.4")):
        assert targets(arena("castle_griffins@6.4", f"necropolis_zombies@{hex}")) == {hex}
    # Above each other but not touching, and two hexes away in a row.
    for hex in ("6.2", "8.4", "5.3", "5.5"):
        assert targets(arena("castle_griffins@6.4", f"necropolis_zombies@{hex}")) == set()


@pytest.mark.rule("BF-BTL-32", "BF-EXA-08")
def test_a_ranged_unit_that_moved_may_not_attack() -> None:
    game = arena("castle_marksmen+@1.4", "necropolis_zombies@8.4")
    assert unit_at(game, "1.4")["initiative"] == 6
    assert targets(game) == {"8.4"}
    play(game, "move:5.4")
    assert targets(game) == set()
    assert game.why_not("attack:8.4") == "BF-BTL-32"
    # To defend is not to attack.
    play(game, "defend")
    assert unit_at(game, "5.4")["defense_token"] is True


@pytest.mark.rule("BF-BTL-32")
def test_a_ranged_unit_that_attacked_does_not_move() -> None:
    game = arena("castle_zealots@1.4", "necropolis_zombies@8.4", dice=[0])
    play(game, "attack:8.4")
    assert seen(game)["active"] != 0
    assert happened(game, "move") == []


@pytest.mark.rule("BF-BTL-33")
def test_a_ranged_unit_without_adjacent_enemy_shoots_at_any() -> None:
    game = arena("castle_marksmen@0.0", "necropolis_zombies@12.8 necropolis_skeletons@2.0 necropolis_wraiths@7.3")
    while seen(game)["active"] != 0:
        play(game, "done")
    assert targets(game) == {"12.8", "2.0", "7.3"}


@pytest.mark.rule("BF-BTL-34")
def test_a_ranged_unit_with_an_adjacent_enemy_attacks_only_those() -> None:
    game = arena("castle_zealots+@5.4", "necropolis_zombies@6.4 necropolis_skeletons@5.5 necropolis_liches@10.4")
    assert targets(game) == {"6.4", "5.5"}
    assert game.why_not("attack:10.4") == "BF-BTL-34"


@pytest.mark.rule("BF-BTL-25", "BF-BTL-28")
def test_the_whole_board_is_at_most_16_steps_wide() -> None:
    game = arena("castle_archangels+@0.0", "necropolis_zombies@12.8")
    assert moves(game) == block(0, 12) - {"0.0", "12.8"}
