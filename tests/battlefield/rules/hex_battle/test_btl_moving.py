"""Moving, and attacking after a move, on hexes (section BTL)."""

import pytest

from tests.battlefield.builder import columns, hex_skirmish, hexes_around

FAR = "necropolis_zombies@12.8"


def within(space: str, steps: int) -> set[str]:
    """The hexes at most this many steps away on an open board, by the table of neighbours in the worked cases."""
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
    game = hex_skirmish(f"{unit}@4.4", FAR)
    assert game.unit_at("4.4")["initiative"] == initiative
    assert game.moves() == within("4.4", initiative)
    beyond = sorted(within("4.4", initiative + 1) - within("4.4", initiative))[0]
    assert game.why_not(f"move:{beyond}") == "BF-BTL-25"


@pytest.mark.rule("BF-BTL-25")
def test_a_way_round_counts_every_step() -> None:
    # The log closes the straight way: (6,4) is 3 hexes away and takes 4 steps, as many as the Halberdiers have.
    game = hex_skirmish("castle_halberdiers@3.4 obstacles=log_a/0/4.4", FAR)
    assert "6.4" in game.moves()
    assert "7.4" not in game.moves()
    open_field = hex_skirmish("castle_halberdiers@3.4", FAR)
    assert "7.4" in open_field.moves()


@pytest.mark.rule("BF-BTL-26", "BF-EXA-09")
def test_haste_extends_the_walk() -> None:
    game = hex_skirmish(
        "castle_crusaders@4.4 castle_griffins+@0.0 cards=haste,power hand=2", FAR, draws=["haste", "power"]
    )
    assert game.unit_at("4.4")["initiative"] == 5
    game.play("cast:haste", "power:power", "step:2", "target:4.4", "done")
    assert game.unit_at("4.4")["initiative"] == 7
    assert game.seen()["active"] == 0
    assert game.moves() == within("4.4", 7) - {"0.0"}


@pytest.mark.rule("BF-BTL-26")
def test_slow_shortens_the_walk_down_to_nothing() -> None:
    game = hex_skirmish(
        "castle_griffins+@0.0 cards=slow,slow,power,power hand=4", "necropolis_zombies@8.4",
        draws=["slow", "slow", "power", "power"],
    )  # fmt: skip
    game.play("cast:slow", "power:power", "done", "step:2", "target:8.4", "done")
    assert game.unit_at("8.4")["initiative"] == 1
    assert game.moves() == within("8.4", 1)
    game.play("done", "cast:slow", "power:power", "step:2", "target:8.4", "done")
    # Two Slows take more than the Zombies have. They still get their activation, and cannot take a step.
    assert game.seen()["active"] == 7
    assert game.moves() == set()
    assert game.why_not("move:7.4") == "BF-BTL-25"


@pytest.mark.rule("BF-BTL-27")
def test_ground_and_ranged_units_walk_round_what_is_in_the_way() -> None:
    for unit in ("castle_champions", "castle_zealots+"):
        own = f"{unit}@3.4 obstacles=rocks/0/4.4"
        game = hex_skirmish(own, "necropolis_zombies@12.8")
        rocks = set(game.seen()["obstacles"][0]["hexes"])
        assert not game.moves() & rocks
        assert game.why_not("move:4.4") == "BF-BTL-27"


@pytest.mark.rule("BF-BTL-28")
def test_a_flying_unit_passes_over_everything_and_lands_on_free_hexes() -> None:
    # Vampires in a corner, shut in by units of both sides; beyond them a pond.
    game = hex_skirmish(
        "necropolis_vampires+@0.0 necropolis_zombies@1.0 obstacles=pond/0/4.0",
        "castle_halberdiers@0.1 castle_marksmen@1.1",
    )
    free = within("0.0", 9) - {"1.0", "0.1", "1.1"} - set(game.seen()["obstacles"][0]["hexes"])
    assert game.moves() == free
    assert game.why_not("move:1.0") == "BF-BTL-28"
    assert game.why_not("move:4.0") == "BF-BTL-28"


@pytest.mark.rule("BF-BTL-29")
@pytest.mark.parametrize("unit", ["castle_crusaders+", "castle_griffins+"])
def test_ground_and_flying_units_attack_after_moving_and_stay(unit: str) -> None:
    game = hex_skirmish(f"{unit}@3.4", "necropolis_skeletons+@6.4 necropolis_zombies@7.5", dice=[0, 0])
    assert game.targets() == set()
    assert game.why_not("attack:6.4") == "BF-BTL-30"
    game.play("move:5.4")
    # Only one of the two is next to it.
    assert game.targets() == {"6.4"}
    game.play("attack:6.4")
    while game.choice.kind_name == "reroll":
        game.play("keep")
    assert game.seen()["active"] != 0
    assert game.unit_at("5.4")["acted"] is True


@pytest.mark.rule("BF-BTL-30")
def test_units_are_adjacent_when_their_hexes_share_a_side() -> None:
    for hex in sorted(hexes_around("6.4")):
        assert hex_skirmish("castle_griffins@6.4", f"necropolis_zombies@{hex}").targets() == {hex}
    # Above each other but not touching, and two hexes away in a row.
    for hex in ("6.2", "8.4", "5.3", "5.5"):
        assert hex_skirmish("castle_griffins@6.4", f"necropolis_zombies@{hex}").targets() == set()


@pytest.mark.rule("BF-BTL-32", "BF-EXA-08")
def test_a_ranged_unit_that_moved_may_not_attack() -> None:
    game = hex_skirmish("castle_marksmen+@1.4", "necropolis_zombies@8.4")
    assert game.unit_at("1.4")["initiative"] == 6
    assert game.targets() == {"8.4"}
    game.play("move:5.4")
    assert game.targets() == set()
    assert game.why_not("attack:8.4") == "BF-BTL-32"
    # To defend is not to attack.
    game.play("defend")
    assert game.unit_at("5.4")["defense_token"] is True


@pytest.mark.rule("BF-BTL-32")
def test_a_ranged_unit_that_attacked_does_not_move() -> None:
    game = hex_skirmish("castle_zealots@1.4", "necropolis_zombies@8.4", dice=[0])
    game.play("attack:8.4")
    assert game.seen()["active"] != 0
    assert game.events_named("move") == []


@pytest.mark.rule("BF-BTL-33")
def test_a_ranged_unit_without_adjacent_enemy_shoots_at_any() -> None:
    game = hex_skirmish(
        "castle_marksmen@0.0", "necropolis_zombies@12.8 necropolis_skeletons@2.0 necropolis_wraiths@7.3"
    )
    while game.seen()["active"] != 0:
        game.play("done")
    assert game.targets() == {"12.8", "2.0", "7.3"}


@pytest.mark.rule("BF-BTL-34")
def test_a_ranged_unit_with_an_adjacent_enemy_attacks_only_those() -> None:
    game = hex_skirmish("castle_zealots+@5.4", "necropolis_zombies@6.4 necropolis_skeletons@5.5 necropolis_liches@10.4")
    assert game.targets() == {"6.4", "5.5"}
    assert game.why_not("attack:10.4") == "BF-BTL-34"


@pytest.mark.rule("BF-BTL-25", "BF-BTL-28")
def test_the_whole_board_is_at_most_16_steps_wide() -> None:
    game = hex_skirmish("castle_archangels+@0.0", "necropolis_zombies@12.8")
    assert game.moves() == columns(0, 12) - {"0.0", "12.8"}
