"""Siege on the hex battlefield: Walls, Gate and Arrow Tower (section SGE)."""

import pytest

from banneret.kernel.errors import SetupError
from banneret.kernel.game import Game
from tests.battlefield.support.field import arena, around, block, breaks, places, seen
from tests.heroes.support.fight import asked, blows, spent
from tests.heroes.support.stage import happened, play, unit_at
from tests.heroes.support.watch import hits, moves, rolls, targets

PIECES = {
    1: {"10.0", "10.1"},
    2: {"10.2"},
    3: {"10.3", "9.4", "10.4", "10.5"},
    4: {"10.6"},
    5: {"10.7", "10.8"},
}
LINE = set().union(*PIECES.values())
CITY = "town citadel"
ALL = "town citadel walls=10.0,10.2,10.6,10.7 gate=10.4"


def works(game: Game) -> set[str]:
    """All hexes under Walls and Gate."""
    return {*seen(game)["walls"], *seen(game)["gate"]}


def to_unit(game: Game, space: str) -> Game:
    """Everybody does nothing until the unit on a hex is asked."""
    number = unit_at(game, space)["number"]
    while seen(game)["active"] != number:
        play(game, "done" if "done" in game.choice else game.choice.keys[0])
    return game


# -- setting up --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BF-SGE-01", "BF-SGE-02", "BF-SGE-27")
def test_walls_and_gate_stand_before_units_are_placed_and_nothing_else() -> None:
    game = arena("castle_griffins castle_halberdiers", f"necropolis_zombies necropolis_wraiths {CITY}")
    assert asked(game) == (0, "unit")
    assert works(game) == LINE
    assert seen(game)["obstacles"] == []
    assert unit_at(game, "tower")["side"] == 1
    assert game.why_not("gate:b3") != ""


@pytest.mark.rule("BF-SGE-01")
@pytest.mark.parametrize("place", ["", "town", "town citadel captured"])
def test_elsewhere_ordinary_obstacles_are_laid(place: str) -> None:
    game = arena("castle_griffins", f"necropolis_zombies {place}")
    assert works(game) == set()
    assert "obstacle:pond" in game.choice
    assert unit_at(game, "tower") == {}


@pytest.mark.rule("BF-SGE-03")
def test_the_pieces_touch_each_other_and_the_zone() -> None:
    game = arena("castle_griffins@0.0", f"necropolis_zombies@12.8 {CITY}")
    assert around("10.1") & PIECES[2]
    assert around("10.2") & block(11, 11)
    assert works(game) == LINE


@pytest.mark.rule("BF-SGE-04", "BF-SGE-05", "BF-SGE-06", "BF-SGE-07")
def test_five_pieces_fill_the_nine_rows_of_column_10() -> None:
    game = arena("castle_griffins@0.0", f"necropolis_zombies@12.8 {CITY}")
    assert {hex for hex in works(game) if hex.startswith("10.")} == block(10, 10)
    assert works(game) - block(10, 10) == {"9.4"}
    assert set(seen(game)["gate"]) == {"9.4", "10.4"}
    # From the top: what goes with one stroke is one piece.
    for piece, (name, hexes) in enumerate(zip(("10.0", "10.2", "10.4", "10.6", "10.7"), PIECES.values(), strict=True)):
        kind = "gate" if piece == 2 else "walls"
        alone = arena("castle_griffins@0.0", f"necropolis_zombies@12.8 town citadel {kind}={name}")
        assert works(alone) == hexes
    with pytest.raises(SetupError, match="BF-SGE-06"):
        arena("castle_griffins@0.0", "necropolis_zombies@12.8 town citadel walls=10.4")


@pytest.mark.rule("BF-SGE-08")
def test_the_defender_has_the_right_zone() -> None:
    game = arena("castle_griffins castle_halberdiers", f"necropolis_zombies necropolis_wraiths {CITY}")
    assert seen(game)["zones"] == ["left", "right"]
    play(game, "deploy:castle_griffins")
    assert places(game) == block(0, 1)
    play(game, "place:0.0", "deploy:necropolis_zombies")
    assert places(game) == block(11, 12)


# -- passing -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BF-BTL-27", "BF-BTL-28", "BF-SGE-05", "BF-SGE-13", "BF-EXA-10")
def test_ground_units_are_stopped_by_the_line_and_flying_units_are_not() -> None:
    # Both have initiative 7.
    game = arena("castle_champions@9.2 dungeon_manticores@9.1", f"necropolis_zombies@12.8 {ALL}")
    to_unit(game, "9.2")
    assert not moves(game) & block(11, 12)
    assert game.why_not("move:11.2") != ""
    game = arena("castle_champions@9.2 dungeon_manticores@9.1", f"necropolis_zombies@12.8 {ALL}")
    to_unit(game, "9.1")
    assert "11.2" in moves(game)
    play(game, "move:11.2")
    assert unit_at(game, "11.2")["unit"] == "dungeon_manticores"


@pytest.mark.rule("BF-SGE-09", "BF-SGE-10", "BF-SGE-11", "BF-EXA-41")
def test_defenders_enter_the_gate_by_its_middle_and_may_stop_there() -> None:
    game = arena("castle_griffins@0.0", f"necropolis_dread_knights@11.5 {ALL}")
    to_unit(game, "11.5")
    assert "10.5" not in moves(game)
    assert game.why_not("move:10.5") == "BF-SGE-10"
    assert {"10.4", "9.4"} <= moves(game)
    # And out on the other side.
    assert "8.4" in moves(game)
    play(game, "move:10.4")
    assert unit_at(game, "10.4")["unit"] == "necropolis_dread_knights"


@pytest.mark.rule("BF-SGE-10")
def test_the_gate_is_the_only_way_for_defenders() -> None:
    game = arena("castle_griffins@0.0", f"necropolis_dread_knights@11.4 {ALL}")
    to_unit(game, "11.4")
    assert not moves(game) & (LINE - {"9.4", "10.4"})
    outside = moves(game) - block(11, 12) - {"9.4", "10.4"}
    assert outside
    closed = arena("castle_griffins@0.0", f"necropolis_dread_knights@11.4 necropolis_zombies@10.4 {ALL}")
    to_unit(closed, "11.4")
    assert not moves(closed) - block(11, 12)


@pytest.mark.rule("BF-SGE-12")
@pytest.mark.parametrize("unit", ["castle_champions", "castle_zealots+"])
def test_attackers_on_foot_do_not_enter_the_gate(unit: str) -> None:
    game = arena(f"{unit}@7.4", f"necropolis_zombies@12.8 {ALL}")
    to_unit(game, "7.4")
    assert not moves(game) & PIECES[3]
    assert game.why_not("move:9.4") == "BF-SGE-12"
    assert not moves(game) & block(11, 12)


@pytest.mark.rule("BF-SGE-13")
def test_flying_units_end_on_no_piece_but_defenders_in_the_gate() -> None:
    game = arena("castle_griffins@7.4", f"necropolis_wraiths+@12.4 {ALL}")
    to_unit(game, "12.4")
    assert moves(game) & LINE == {"9.4", "10.4"}
    assert game.why_not("move:10.2") == "BF-SGE-13"
    play(game, "done")
    to_unit(game, "7.4")
    assert moves(game) & LINE == set()
    assert "11.4" in moves(game)


# -- breaking ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BF-SGE-14", "BF-SGE-15", "BF-SGE-16", "BF-EXA-42")
def test_a_ground_unit_breaks_a_wall_next_to_it_without_a_die() -> None:
    game = arena("castle_champions@9.6", f"necropolis_zombies@12.8 necropolis_skeletons@11.6 {ALL}")
    to_unit(game, "9.6")
    assert "10.6" in breaks(game)
    play(game, "break:10.6")
    assert spent(game)
    assert blows(game) == []
    assert works(game) == LINE - PIECES[4]
    assert happened(game, "break")[0]["space"] == "10.6"
    # Attackers may stand there now, and so may defenders.
    to_unit(game, "11.6")
    assert "10.6" in moves(game)
    play(game, "done")
    to_unit(game, "9.6")
    assert {"10.6", "11.5"} <= moves(game)


@pytest.mark.rule("BF-SGE-14")
def test_flying_units_and_defenders_break_pieces_too() -> None:
    game = arena("castle_griffins@8.2", f"necropolis_zombies@11.2 {ALL}")
    to_unit(game, "8.2")
    assert breaks(game) == set()
    assert game.why_not("break:10.2") == "BF-SGE-14"
    play(game, "move:9.2")
    assert "10.2" in breaks(game)
    play(game, "done")
    to_unit(game, "11.2")
    assert breaks(game) == {"10.2"}
    play(game, "break:10.2")
    assert works(game) == LINE - PIECES[2]


@pytest.mark.rule("BF-SGE-15")
def test_breaking_uses_the_attack_without_abilities_and_cards() -> None:
    # Harpies may return after an attack, and attacks may be boosted: not here.
    game = arena("dungeon_harpies@7.2 cards=attack hand=1", f"necropolis_zombies@12.8 {ALL}", draws=["attack"])
    to_unit(game, "7.2")
    play(game, "move:9.2", "break:10.2")
    assert unit_at(game, "9.2")["unit"] == "dungeon_harpies"
    assert unit_at(game, "9.2")["acted"] is True
    assert seen(game, 0)["sides"][0]["hand"] == ["attack"]
    assert rolls(game) == []


@pytest.mark.rule("BF-SGE-16")
@pytest.mark.parametrize(("start", "piece"), [("9.0", 1), ("9.2", 2), ("9.3", 3), ("8.4", 3), ("9.5", 3), ("9.8", 5)])
def test_the_whole_piece_goes_at_once(start: str, piece: int) -> None:
    game = arena(f"castle_champions@{start}", f"necropolis_zombies@12.8 {ALL}")
    to_unit(game, start)
    (hex,) = breaks(game) & PIECES[piece]
    play(game, f"break:{hex}")
    assert works(game) == LINE - PIECES[piece]
    other = to_unit(game, "12.8")
    assert other.why_not(f"break:{hex}") == "BF-SGE-16"


@pytest.mark.rule("BF-SGE-17", "BF-EXA-43")
def test_a_ranged_unit_breaks_nothing() -> None:
    game = arena("castle_zealots@8.4", f"necropolis_zombies@12.8 {ALL}")
    to_unit(game, "8.4")
    assert breaks(game) == set()
    assert game.why_not("break:9.4") == "BF-SGE-17"


@pytest.mark.rule("BF-SGE-18")
def test_a_unit_on_the_gate_stays_when_the_gate_goes() -> None:
    game = arena("castle_champions@8.4 castle_griffins@0.0", f"necropolis_zombies@9.4 {ALL}")
    to_unit(game, "8.4")
    # The unit or the Gate: that is the attacker's choice.
    assert targets(game) == {"9.4"}
    assert breaks(game) == {"9.4"}
    play(game, "break:9.4")
    assert unit_at(game, "9.4")["unit"] == "necropolis_zombies"
    assert works(game) == LINE - PIECES[3]
    to_unit(game, "9.4")
    assert {"10.4", "10.3", "10.5"} <= moves(game)


@pytest.mark.rule("BF-SGE-18")
def test_a_unit_on_the_standing_gate_is_attacked_normally() -> None:
    game = arena("castle_champions@8.4", f"necropolis_zombies@9.4 {ALL}", dice=[0, 0, 0, 0])
    to_unit(game, "8.4")
    play(game, "attack:9.4")
    # 5 against 1: there is no protection on the Gate itself.
    assert hits(game)[-1] == 4


# -- protection --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BF-SGE-19", "BF-SGE-20", "BF-EXA-44")
def test_a_wall_weakens_shots_at_who_is_behind_it() -> None:
    game = arena("castle_zealots+@5.2", f"necropolis_skeletons@11.2 {ALL}", dice=[0])
    to_unit(game, "5.2")
    play(game, "attack:11.2")
    assert hits(game) == [2]
    open_field = arena("castle_zealots+@5.2", "necropolis_skeletons@11.2", dice=[0])
    play(open_field, "attack:11.2")
    assert hits(open_field) == [3]


@pytest.mark.rule("BF-SGE-19")
def test_protection_comes_on_top_of_the_penalty() -> None:
    game = arena("castle_zealots+@0.2", f"necropolis_skeletons@11.2 {ALL}", dice=[1, 0])
    to_unit(game, "0.2")
    play(game, "attack:11.2")
    assert rolls(game) == [1, 0]
    assert hits(game) == [2]


@pytest.mark.rule("BF-SGE-20")
@pytest.mark.parametrize(("row", "piece"), [(0, 1), (1, 1), (2, 2), (3, 3), (4, 3), (5, 3), (6, 4), (7, 5), (8, 5)])
def test_every_row_has_its_piece(row: int, piece: int) -> None:
    names = {1: "walls=10.0", 2: "walls=10.2", 3: "gate=10.4", 4: "walls=10.6", 5: "walls=10.7"}
    for other, words in names.items():
        city = f"town citadel {words}"
        game = arena(f"castle_zealots+@6.{row}", f"necropolis_skeletons@12.{row} {city}", dice=[0])
        to_unit(game, f"6.{row}")
        play(game, f"attack:12.{row}")
        assert hits(game) == [2 if other == piece else 3]


@pytest.mark.rule("BF-SGE-20")
@pytest.mark.parametrize("hex", ["10.4", "9.4", "8.4"])
def test_on_and_before_the_gate_nobody_is_behind_it(hex: str) -> None:
    game = arena("castle_zealots+@5.4", f"necropolis_skeletons@{hex} {ALL}", dice=[0])
    to_unit(game, "5.4")
    play(game, f"attack:{hex}")
    assert hits(game) == [3]


@pytest.mark.rule("BF-SGE-19")
def test_shots_from_behind_the_line_are_not_weakened() -> None:
    game = arena("castle_zealots+@12.2 castle_griffins@0.0", f"necropolis_skeletons@12.5 {ALL}", dice=[0])
    to_unit(game, "12.2")
    play(game, "attack:12.5")
    assert hits(game) == [3]


@pytest.mark.rule("BF-SGE-19")
def test_only_shots_are_weakened() -> None:
    game = arena("castle_griffins+@9.2", f"necropolis_skeletons+@11.2 {ALL}", dice=[0, 0])
    to_unit(game, "9.2")
    play(game, "move:11.3" if "11.3" in moves(game) else "move:11.1", "attack:11.2")
    assert hits(game)[0] == 2


# -- the Arrow Tower ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("BF-SGE-21", "BF-SGE-22")
def test_the_tower_shoots_at_anybody_without_penalty() -> None:
    for hex in ("9.4", "0.0"):
        game = arena(f"castle_halberdiers+@{hex} castle_griffins@0.8", f"necropolis_zombies@12.8 {CITY}", dice=[1])
        assert unit_at(game, "tower")["initiative"] == 9
        assert targets(game) == {hex, "0.8"}
        assert moves(game) == set()
        play(game, f"attack:{hex}")
        # One die, and nobody retaliates.
        assert rolls(game) == [1]
        assert [blow[0] for blow in blows(game)] == ["attack"]


@pytest.mark.rule("BF-SGE-22")
def test_shots_at_the_tower_have_neither_penalty_nor_wall() -> None:
    game = arena("castle_zealots+@0.0", f"necropolis_zombies@12.8 {CITY}", dice=[0])
    to_unit(game, "0.0")
    play(game, "attack:tower")
    # 4 against 2.
    assert rolls(game) == [0]
    assert hits(game) == [2]


@pytest.mark.rule("BF-SGE-23")
def test_only_shots_and_cards_hit_the_tower() -> None:
    game = arena(
        "castle_champions@9.4 castle_griffins@9.0 castle_zealots@0.0 cards=magic_arrow hand=1",
        "necropolis_zombies@12.8 town citadel walls=10.0", draws=["magic_arrow"],
    )  # fmt: skip
    for hex, shoots in (("9.4", False), ("9.0", False), ("0.0", True)):
        to_unit(game, hex)
        assert ("tower" in targets(game)) == shoots
        if not shoots:
            assert game.why_not("attack:tower") == "BF-SGE-23"
    play(game, "cast:magic_arrow", "target:tower")
    assert unit_at(game, "tower")["damage"] == 1


@pytest.mark.rule("BF-SGE-24", "BF-EXA-46")
def test_the_tower_falls_with_the_last_piece() -> None:
    game = arena("castle_champions@8.4", "necropolis_zombies@12.8 town citadel walls=10.2 gate=10.4")
    to_unit(game, "8.4")
    play(game, "break:9.4")
    assert unit_at(game, "tower")
    last = arena("castle_champions@8.4", "necropolis_zombies@12.8 town citadel gate=10.4")
    to_unit(last, "8.4")
    play(last, "break:9.4")
    assert unit_at(last, "tower") == {}
    assert len(happened(last, "tower_gone")) == 1


@pytest.mark.rule("BF-SGE-25", "BF-VIC-02")
def test_the_attacker_wins_though_the_tower_stands() -> None:
    game = arena("castle_champions@11.5", f"necropolis_zombies@12.5*2 {ALL}", dice=[1])
    to_unit(game, "11.5")
    play(game, "attack:12.5")
    assert game.result == (1, -1)


@pytest.mark.rule("BF-SGE-26")
@pytest.mark.parametrize("place", ["town", "town citadel", "town citadel captured"])
def test_a_defender_of_a_town_does_not_surrender(place: str) -> None:
    gold = "gold=20"
    army = "castle_griffins@0.0 castle_halberdiers@0.2"
    game = arena(f"{army} {gold}", f"necropolis_zombies@12.8 necropolis_wraiths@12.6 {gold} {place}")
    to_unit(game, "12.6")
    assert "surrender" not in game.choice
    assert game.why_not("surrender") == "H3-SGE-24"
    to_unit(game, "0.2")
    assert "surrender" in game.choice
