"""Components and geometry of the hex battlefield (section CMP)."""

from random import Random

import pytest

from banneret.kernel.errors import SetupError
from tests.battlefield.builder import columns, hex_skirmish, hexes_around
from tests.heroes.builder import skirmish

TOKENS = {"pond": 5, "mound": 4, "spine": 3, "rocks": 3, "log_a": 2, "log_b": 2, "skull": 1, "stones": 1}


@pytest.mark.rule("BF-CMP-01")
def test_the_hex_board_takes_the_place_of_the_core_board() -> None:
    game = hex_skirmish("castle_griffins@6.4", "necropolis_zombies@7.4")
    assert game.seen()["board"] == "hex"
    assert not any(space[0] in "abcd" for space in game.moves())
    core = skirmish("castle_griffins@b3", "necropolis_zombies@b4")
    assert "board" not in core.seen()
    with pytest.raises(SetupError, match="b3 is not a space of this board"):
        hex_skirmish("castle_griffins@b3", "necropolis_zombies@b4")
    with pytest.raises(SetupError, match=r"6\.4 is not a space of this board"):
        skirmish("castle_griffins@6.4", "necropolis_zombies@7.4")


@pytest.mark.rule("BF-CMP-02")
def test_the_board_has_9_rows_of_13_hexes() -> None:
    # Archangels fly 18 hexes, farther than the board is wide.
    game = hex_skirmish("castle_archangels+@6.4", "necropolis_zombies@0.0")
    assert game.moves() | {"6.4", "0.0"} == columns(0, 12)
    assert len(columns(0, 12)) == 117


@pytest.mark.rule("BF-CMP-03", "BF-EXA-01", "BF-BTL-30")
def test_neighbours_of_a_hex_in_an_even_row() -> None:
    assert hexes_around("6.4") == {"7.4", "5.4", "6.3", "7.3", "6.5", "7.5"}


@pytest.mark.rule("BF-CMP-03", "BF-EXA-02", "BF-BTL-30")
def test_neighbours_of_a_hex_in_an_odd_row() -> None:
    assert hexes_around("6.3") == {"7.3", "5.3", "5.2", "6.2", "5.4", "6.4"}


@pytest.mark.rule("BF-CMP-04")
@pytest.mark.parametrize("space", ["13.0", "0.9", "12.9"])
def test_hexes_are_named_by_column_and_row_from_0(space: str) -> None:
    assert hexes_around("12.8") == {"11.8", "12.7"}
    game = hex_skirmish("castle_griffins@12.8", "necropolis_zombies@0.0")
    assert game.unit_at("12.8")["unit"] == "castle_griffins"
    with pytest.raises(SetupError):
        hex_skirmish(f"castle_griffins@{space}", "necropolis_zombies@0.0")


@pytest.mark.rule("BF-CMP-05")
def test_each_zone_is_the_two_outermost_columns() -> None:
    game = hex_skirmish("castle_griffins", "necropolis_zombies", hex_obstacles="0")
    assert game.hexes_offered() == columns(0, 1) | columns(11, 12)
    game.play("place:0.4")
    assert game.hexes_offered() == columns(11, 12)
    assert len(game.hexes_offered()) == 18


@pytest.mark.rule("BF-CMP-06")
def test_one_side_always_holds_the_initiative_token() -> None:
    rng = Random(3)
    game = hex_skirmish(
        "castle_griffins@5.4 castle_halberdiers@5.3", "dungeon_harpies@7.4 dungeon_troglodytes@7.3", dice=[0] * 99
    )
    holders = []
    while not game.over:
        holders.append(game.seen()["initiative_token"])
        game.apply(rng.choice(game.choice.keys))
    assert set(holders) == {0, 1}


@pytest.mark.rule("BF-CMP-07", "BF-CMP-08", "BF-CMP-09", "BF-CMP-10")
def test_the_eight_terrain_tokens_and_what_they_cover() -> None:
    game = hex_skirmish("castle_griffins", "necropolis_zombies")
    assert {key.removeprefix("obstacle:") for key in game.choice.keys} == set(TOKENS)
    for token, hexes in TOKENS.items():
        laid = hex_skirmish("castle_griffins", "necropolis_zombies").play(f"obstacle:{token}")
        if laid.choice.kind_name == "amount":
            laid.play("turn:0")
        laid.play("place:5.4")
        (only,) = laid.seen()["obstacles"]
        assert (only["token"], len(only["hexes"])) == (token, hexes)
    assert sum(TOKENS.values()) == 21


@pytest.mark.rule("BF-CMP-10")
def test_the_shapes_of_three_hexes_are_a_line_and_a_triangle() -> None:
    line = hex_skirmish("castle_griffins@0.0 obstacles=spine/0/5.4", "necropolis_zombies@12.8")
    assert line.seen()["obstacles"][0]["hexes"] == ["5.4", "6.4", "7.4"]
    (rocks,) = hex_skirmish("castle_griffins@0.0 obstacles=rocks/0/5.4", "necropolis_zombies@12.8").seen()["obstacles"]
    assert all(len(hexes_around(hex) & set(rocks["hexes"])) == 2 for hex in rocks["hexes"])


@pytest.mark.rule("BF-CMP-10")
@pytest.mark.parametrize(("token", "touching"), [("pond", [2, 2, 3, 3, 4]), ("mound", [2, 2, 3, 3]), ("log_b", [1, 1])])
def test_how_the_hexes_of_the_other_tokens_touch(token: str, touching: list[int]) -> None:
    # Two hexes over three, and a rhombus: how many of its own hexes each hex touches tells the shape.
    (only,) = hex_skirmish(f"castle_griffins@0.0 obstacles={token}/0/5.4", "necropolis_zombies@12.8").seen()[
        "obstacles"
    ]
    hexes = set(only["hexes"])
    assert sorted(len(hexes_around(hex) & hexes) for hex in hexes) == touching


@pytest.mark.rule("BF-CMP-11")
def test_siege_faces_fit_the_tokens_they_are_printed_on() -> None:
    game = hex_skirmish("castle_griffins@0.0", "necropolis_zombies@12.8 town citadel")
    pieces = [["10.0", "10.1"], ["10.2"], ["10.3", "9.4", "10.4", "10.5"], ["10.6"], ["10.7", "10.8"]]
    assert sorted(game.seen()["walls"] + game.seen()["gate"]) == sorted(hex for piece in pieces for hex in piece)
    faces = sorted(TOKENS[token] for token in ("log_a", "log_b", "skull", "stones", "mound"))
    assert sorted(map(len, pieces)) == faces
    # No token lies on its other side at the same time.
    assert game.seen()["obstacles"] == []
    with pytest.raises(SetupError, match="not in a siege"):
        hex_skirmish("castle_griffins@0.0 obstacles=log_a/0/5.4", "necropolis_zombies@12.8 town citadel")


@pytest.mark.rule("BF-CMP-16")
def test_every_unit_stands_on_one_hex() -> None:
    ring = sorted(hexes_around("6.4"))
    enemies = ("skeletons", "zombies", "wraiths", "vampires", "liches", "dread_knights")
    army = " ".join(f"necropolis_{unit}@{hex}" for unit, hex in zip(enemies, ring, strict=True))
    game = hex_skirmish("dungeon_black_dragons+@6.4", army)
    # The largest figure of the box leaves room for a unit on each of the six hexes around it.
    assert game.unit_at("6.4")["unit"] == "dungeon_black_dragons"
    assert {str(unit["space"]) for unit in game.seen()["units"]} == {"6.4", *ring}
