"""Siege on the hex battlefield: Walls, Gate and Arrow Tower (section SGE)."""

import pytest

from banneret.kernel.errors import SetupError
from tests.battlefield.builder import columns, hex_skirmish, hexes_around
from tests.heroes.builder import OPEN, HeroesGame, whole_game

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


def works(game: HeroesGame) -> set[str]:
    """All hexes under Walls and Gate."""
    return {*game.seen()["walls"], *game.seen()["gate"]}


def to_unit(game: HeroesGame, space: str) -> HeroesGame:
    """Everybody does nothing until the unit on a hex is asked."""
    number = game.unit_at(space)["number"]
    while game.seen()["active"] != number:
        game.play("done" if "done" in game.choice else game.choice.keys[0])
    return game


# -- setting up --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BF-SGE-01", "BF-SGE-02", "BF-SGE-27")
def test_walls_and_gate_stand_before_units_are_placed_and_nothing_else() -> None:
    game = hex_skirmish("castle_griffins castle_halberdiers", f"necropolis_zombies necropolis_wraiths {CITY}")
    assert game.asked() == (0, "unit")
    assert works(game) == LINE
    assert game.seen()["obstacles"] == []
    assert game.unit_at("tower")["side"] == 1
    assert game.why_not("gate:b3") != ""


@pytest.mark.rule("BF-SGE-01")
@pytest.mark.parametrize("place", ["", "town", "town citadel captured"])
def test_elsewhere_ordinary_obstacles_are_laid(place: str) -> None:
    game = hex_skirmish("castle_griffins", f"necropolis_zombies {place}")
    assert works(game) == set()
    assert "obstacle:pond" in game.choice
    assert game.unit_at("tower") == {}


SETTLEMENT = "1,0.nw"
"""A Settlement on tile F1."""


@pytest.mark.rule("BF-SGE-01", "BF-SGE-08", "BF-SGE-21")
@pytest.mark.parametrize(
    ("place", "defender", "walled"),
    [
        ("town", "main", True), ("town", "secondary", True), ("town", "army", True),
        ("town without citadel", "main", False), ("captured town", "main", False), ("settlement", "main", False),
    ],
)  # fmt: skip
def test_in_a_whole_game_only_the_own_town_with_a_citadel_has_walls(place: str, defender: str, walled: bool) -> None:
    game = whole_game(("castle/catherine", "dungeon/mutare"), hex_board="always", hex_obstacles="1").meadow()
    game.give(0)
    game.give(1, gold=8)
    game.army(0, "castle_griffins", "castle_halberdiers")
    game.army(1, "dungeon_harpies", "dungeon_troglodytes")
    field = {"settlement": SETTLEMENT, "captured town": game.town_of(0)}.get(place, game.town_of(1))
    for seat in (0, 1):
        game.build(seat, *(["citadel"] if place != "town without citadel" else []))
    game.own(1, field)
    game.stand(1, field if defender == "main" else OPEN[1])
    if defender == "secondary":
        game.stand(1, field, secondary=True)
    game.stand(0, OPEN[0] if place == "settlement" else game.beside(field), mp=3)
    game.ask_again().play(f"go:{field}").close_window()
    while game.asked()[1] == "may":
        game.play("yes" if defender == "army" else "no")
    combat = game.seen()["combat"]
    assert game.asked() == (0, "unit" if walled else "order"), "Obstacles are laid where no Walls stand"
    assert {*combat["walls"], *combat["gate"]} == (LINE if walled else set())
    assert [unit["unit"] for unit in combat["units"]] == (["arrow_tower"] if walled else [])
    assert combat["zones"] == (["left", "right"] if walled else [None, None])


@pytest.mark.rule("BF-SGE-03")
def test_the_pieces_touch_each_other_and_the_zone() -> None:
    game = hex_skirmish("castle_griffins@0.0", f"necropolis_zombies@12.8 {CITY}")
    assert hexes_around("10.1") & PIECES[2]
    assert hexes_around("10.2") & columns(11, 11)
    assert works(game) == LINE


@pytest.mark.rule("BF-SGE-04", "BF-SGE-05", "BF-SGE-06", "BF-SGE-07")
def test_five_pieces_fill_the_nine_rows_of_column_10() -> None:
    game = hex_skirmish("castle_griffins@0.0", f"necropolis_zombies@12.8 {CITY}")
    assert {hex for hex in works(game) if hex.startswith("10.")} == columns(10, 10)
    assert works(game) - columns(10, 10) == {"9.4"}
    assert set(game.seen()["gate"]) == {"9.4", "10.4"}
    # From the top: what goes with one stroke is one piece.
    for piece, (name, hexes) in enumerate(zip(("10.0", "10.2", "10.4", "10.6", "10.7"), PIECES.values(), strict=True)):
        kind = "gate" if piece == 2 else "walls"
        alone = hex_skirmish("castle_griffins@0.0", f"necropolis_zombies@12.8 town citadel {kind}={name}")
        assert works(alone) == hexes
    with pytest.raises(SetupError, match="BF-SGE-06"):
        hex_skirmish("castle_griffins@0.0", "necropolis_zombies@12.8 town citadel walls=10.4")


@pytest.mark.rule("BF-SGE-08")
def test_the_defender_has_the_right_zone() -> None:
    game = hex_skirmish("castle_griffins castle_halberdiers", f"necropolis_zombies necropolis_wraiths {CITY}")
    assert game.seen()["zones"] == ["left", "right"]
    game.play("deploy:castle_griffins")
    assert game.hexes_offered() == columns(0, 1)
    game.play("place:0.0", "deploy:necropolis_zombies")
    assert game.hexes_offered() == columns(11, 12)


# -- passing -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BF-BTL-27", "BF-BTL-28", "BF-SGE-05", "BF-SGE-13", "BF-EXA-10")
def test_ground_units_are_stopped_by_the_line_and_flying_units_are_not() -> None:
    # Both have initiative 7.
    game = hex_skirmish("castle_champions@9.2 dungeon_manticores@9.1", f"necropolis_zombies@12.8 {ALL}")
    to_unit(game, "9.2")
    assert not game.moves() & columns(11, 12)
    assert game.why_not("move:11.2") != ""
    game = hex_skirmish("castle_champions@9.2 dungeon_manticores@9.1", f"necropolis_zombies@12.8 {ALL}")
    to_unit(game, "9.1")
    assert "11.2" in game.moves()
    game.play("move:11.2")
    assert game.unit_at("11.2")["unit"] == "dungeon_manticores"


@pytest.mark.rule("BF-SGE-09", "BF-SGE-10", "BF-SGE-11", "BF-EXA-41")
def test_defenders_enter_the_gate_by_its_middle_and_may_stop_there() -> None:
    game = hex_skirmish("castle_griffins@0.0", f"necropolis_dread_knights@11.5 {ALL}")
    to_unit(game, "11.5")
    assert "10.5" not in game.moves()
    assert game.why_not("move:10.5") == "BF-SGE-10"
    assert {"10.4", "9.4"} <= game.moves()
    # And out on the other side.
    assert "8.4" in game.moves()
    game.play("move:10.4")
    assert game.unit_at("10.4")["unit"] == "necropolis_dread_knights"


@pytest.mark.rule("BF-SGE-10")
def test_the_gate_is_the_only_way_for_defenders() -> None:
    game = hex_skirmish("castle_griffins@0.0", f"necropolis_dread_knights@11.4 {ALL}")
    to_unit(game, "11.4")
    assert not game.moves() & (LINE - {"9.4", "10.4"})
    outside = game.moves() - columns(11, 12) - {"9.4", "10.4"}
    assert outside
    closed = hex_skirmish("castle_griffins@0.0", f"necropolis_dread_knights@11.4 necropolis_zombies@10.4 {ALL}")
    to_unit(closed, "11.4")
    assert not closed.moves() - columns(11, 12)


@pytest.mark.rule("BF-SGE-12")
@pytest.mark.parametrize("unit", ["castle_champions", "castle_zealots+"])
def test_attackers_on_foot_do_not_enter_the_gate(unit: str) -> None:
    game = hex_skirmish(f"{unit}@7.4", f"necropolis_zombies@12.8 {ALL}")
    to_unit(game, "7.4")
    assert not game.moves() & PIECES[3]
    assert game.why_not("move:9.4") == "BF-SGE-12"
    assert not game.moves() & columns(11, 12)


@pytest.mark.rule("BF-SGE-13")
def test_flying_units_end_on_no_piece_but_defenders_in_the_gate() -> None:
    game = hex_skirmish("castle_griffins@7.4", f"necropolis_wraiths+@12.4 {ALL}")
    to_unit(game, "12.4")
    assert game.moves() & LINE == {"9.4", "10.4"}
    assert game.why_not("move:10.2") == "BF-SGE-13"
    game.play("done")
    to_unit(game, "7.4")
    assert game.moves() & LINE == set()
    assert "11.4" in game.moves()


# -- breaking ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BF-SGE-14", "BF-SGE-15", "BF-SGE-16", "BF-EXA-42")
def test_a_ground_unit_breaks_a_wall_next_to_it_without_a_die() -> None:
    game = hex_skirmish("castle_champions@9.6", f"necropolis_zombies@12.8 necropolis_skeletons@11.6 {ALL}")
    to_unit(game, "9.6")
    assert "10.6" in game.breaks()
    game.play("break:10.6")
    assert game.spent()
    assert game.blows() == []
    assert works(game) == LINE - PIECES[4]
    assert game.events_named("break")[0]["space"] == "10.6"
    # Attackers may stand there now, and so may defenders.
    to_unit(game, "11.6")
    assert "10.6" in game.moves()
    game.play("done")
    to_unit(game, "9.6")
    assert {"10.6", "11.5"} <= game.moves()


@pytest.mark.rule("BF-SGE-14")
def test_flying_units_and_defenders_break_pieces_too() -> None:
    game = hex_skirmish("castle_griffins@8.2", f"necropolis_zombies@11.2 {ALL}")
    to_unit(game, "8.2")
    assert game.breaks() == set()
    assert game.why_not("break:10.2") == "BF-SGE-14"
    game.play("move:9.2")
    assert "10.2" in game.breaks()
    game.play("done")
    to_unit(game, "11.2")
    assert game.breaks() == {"10.2"}
    game.play("break:10.2")
    assert works(game) == LINE - PIECES[2]


@pytest.mark.rule("BF-SGE-15")
def test_breaking_uses_the_attack_without_abilities_and_cards() -> None:
    # Harpies may return after an attack, and attacks may be boosted: not here.
    game = hex_skirmish("dungeon_harpies@7.2 cards=attack hand=1", f"necropolis_zombies@12.8 {ALL}", draws=["attack"])
    to_unit(game, "7.2")
    game.play("move:9.2", "break:10.2")
    assert game.unit_at("9.2")["unit"] == "dungeon_harpies"
    assert game.unit_at("9.2")["acted"] is True
    assert game.seen(0)["sides"][0]["hand"] == ["attack"]
    assert game.rolls() == []


@pytest.mark.rule("BF-SGE-16")
@pytest.mark.parametrize(("start", "piece"), [("9.0", 1), ("9.2", 2), ("9.3", 3), ("8.4", 3), ("9.5", 3), ("9.8", 5)])
def test_the_whole_piece_goes_at_once(start: str, piece: int) -> None:
    game = hex_skirmish(f"castle_champions@{start}", f"necropolis_zombies@12.8 {ALL}")
    to_unit(game, start)
    (hex,) = game.breaks() & PIECES[piece]
    game.play(f"break:{hex}")
    assert works(game) == LINE - PIECES[piece]
    other = to_unit(game, "12.8")
    assert other.why_not(f"break:{hex}") == "BF-SGE-16"


@pytest.mark.rule("BF-SGE-17", "BF-EXA-43")
def test_a_ranged_unit_breaks_nothing() -> None:
    game = hex_skirmish("castle_zealots@8.4", f"necropolis_zombies@12.8 {ALL}")
    to_unit(game, "8.4")
    assert game.breaks() == set()
    assert game.why_not("break:9.4") == "BF-SGE-17"


@pytest.mark.rule("BF-SGE-18")
def test_a_unit_on_the_gate_stays_when_the_gate_goes() -> None:
    game = hex_skirmish("castle_champions@8.4 castle_griffins@0.0", f"necropolis_zombies@9.4 {ALL}")
    to_unit(game, "8.4")
    # The unit or the Gate: that is the attacker's choice.
    assert game.targets() == {"9.4"}
    assert game.breaks() == {"9.4"}
    game.play("break:9.4")
    assert game.unit_at("9.4")["unit"] == "necropolis_zombies"
    assert works(game) == LINE - PIECES[3]
    to_unit(game, "9.4")
    assert {"10.4", "10.3", "10.5"} <= game.moves()


def test_a_unit_on_the_standing_gate_is_attacked_normally() -> None:
    game = hex_skirmish("castle_champions@8.4", f"necropolis_zombies@9.4 {ALL}", dice=[0, 0, 0, 0])
    to_unit(game, "8.4")
    game.play("attack:9.4")
    # 5 against 1: there is no protection on the Gate itself.
    assert game.damage_dealt()[-1] == 4


# -- protection --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BF-SGE-19", "BF-SGE-20", "BF-EXA-44")
def test_a_wall_weakens_shots_at_who_is_behind_it() -> None:
    game = hex_skirmish("castle_zealots+@5.2", f"necropolis_skeletons@11.2 {ALL}", dice=[0])
    to_unit(game, "5.2")
    game.play("attack:11.2")
    assert game.damage_dealt() == [2]
    open_field = hex_skirmish("castle_zealots+@5.2", "necropolis_skeletons@11.2", dice=[0])
    open_field.play("attack:11.2")
    assert open_field.damage_dealt() == [3]


@pytest.mark.rule("BF-SGE-19")
def test_protection_comes_on_top_of_the_penalty() -> None:
    game = hex_skirmish("castle_zealots+@0.2", f"necropolis_skeletons@11.2 {ALL}", dice=[1, 0])
    to_unit(game, "0.2")
    game.play("attack:11.2")
    assert game.rolls() == [1, 0]
    assert game.damage_dealt() == [2]


@pytest.mark.rule("BF-SGE-20")
@pytest.mark.parametrize(("row", "piece"), [(0, 1), (1, 1), (2, 2), (3, 3), (4, 3), (5, 3), (6, 4), (7, 5), (8, 5)])
def test_every_row_has_its_piece(row: int, piece: int) -> None:
    names = {1: "walls=10.0", 2: "walls=10.2", 3: "gate=10.4", 4: "walls=10.6", 5: "walls=10.7"}
    for other, words in names.items():
        city = f"town citadel {words}"
        game = hex_skirmish(f"castle_zealots+@6.{row}", f"necropolis_skeletons@12.{row} {city}", dice=[0])
        to_unit(game, f"6.{row}")
        game.play(f"attack:12.{row}")
        assert game.damage_dealt() == [2 if other == piece else 3]


@pytest.mark.rule("BF-SGE-20")
@pytest.mark.parametrize("hex", ["10.4", "9.4", "8.4"])
def test_on_and_before_the_gate_nobody_is_behind_it(hex: str) -> None:
    game = hex_skirmish("castle_zealots+@5.4", f"necropolis_skeletons@{hex} {ALL}", dice=[0])
    to_unit(game, "5.4")
    game.play(f"attack:{hex}")
    assert game.damage_dealt() == [3]


@pytest.mark.rule("BF-SGE-19")
def test_shots_from_behind_the_line_are_not_weakened() -> None:
    game = hex_skirmish("castle_zealots+@12.2 castle_griffins@0.0", f"necropolis_skeletons@12.5 {ALL}", dice=[0])
    to_unit(game, "12.2")
    game.play("attack:12.5")
    assert game.damage_dealt() == [3]


@pytest.mark.rule("BF-SGE-19")
def test_a_besieger_behind_the_line_is_not_protected_by_it() -> None:
    dealt = []
    for city in (ALL, ""):
        game = hex_skirmish("castle_halberdiers@11.2", f"necropolis_liches@5.2 {city}", dice=[0])
        to_unit(game, "5.2")
        game.play("attack:11.2")
        dealt.append(game.damage_dealt())
    assert dealt[0] == dealt[1]


@pytest.mark.rule("BF-SGE-19")
def test_only_shots_are_weakened() -> None:
    game = hex_skirmish("castle_griffins+@9.2", f"necropolis_skeletons+@11.2 {ALL}", dice=[0, 0])
    to_unit(game, "9.2")
    game.play("move:11.3" if "11.3" in game.moves() else "move:11.1", "attack:11.2")
    assert game.damage_dealt()[0] == 2


@pytest.mark.rule("BF-SGE-19")
@pytest.mark.parametrize(("unit", "dealt"), [("castle_griffins+", 2), ("castle_zealots", 1)])
def test_from_a_breach_a_blow_is_not_weakened_and_a_shot_at_a_neighbour_is(unit: str, dealt: int) -> None:
    # From (10,2), where a Wall has gone, at a unit behind the Gate: 3 against defense 1, for a shot 1 less.
    breached = "town citadel walls=10.0,10.6,10.7 gate=10.4"
    game = hex_skirmish(f"{unit}@10.2", f"necropolis_skeletons+@11.3 {breached}", dice=[0, 0, 0, 0])
    to_unit(game, "10.2")
    game.play("attack:11.3")
    assert game.damage_dealt()[0] == dealt


# -- the Arrow Tower ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("BF-SGE-21", "BF-SGE-22")
def test_the_tower_shoots_at_anybody_without_penalty() -> None:
    for hex in ("9.4", "0.0"):
        game = hex_skirmish(
            f"castle_halberdiers+@{hex} castle_griffins@0.8", f"necropolis_zombies@12.8 {CITY}", dice=[1]
        )
        assert game.unit_at("tower")["initiative"] == 9
        assert game.targets() == {hex, "0.8"}
        assert game.moves() == set()
        game.play(f"attack:{hex}")
        # One die, and nobody retaliates.
        assert game.rolls() == [1]
        assert [blow[0] for blow in game.blows()] == ["attack"]


@pytest.mark.rule("BF-SGE-22")
def test_shots_at_the_tower_have_neither_penalty_nor_wall() -> None:
    game = hex_skirmish("castle_zealots+@0.0", f"necropolis_zombies@12.8 {CITY}", dice=[0])
    to_unit(game, "0.0")
    game.play("attack:tower")
    # 4 against 2.
    assert game.rolls() == [0]
    assert game.damage_dealt() == [2]


@pytest.mark.rule("BF-SGE-23")
def test_only_shots_and_cards_hit_the_tower() -> None:
    game = hex_skirmish(
        "castle_champions@9.4 castle_griffins@9.0 castle_zealots@0.0 cards=magic_arrow hand=1",
        "necropolis_zombies@12.8 town citadel walls=10.0", draws=["magic_arrow"],
    )  # fmt: skip
    for hex, shoots in (("9.4", False), ("9.0", False), ("0.0", True)):
        to_unit(game, hex)
        assert ("tower" in game.targets()) == shoots
        if not shoots:
            assert game.why_not("attack:tower") == "BF-SGE-23"
    game.play("cast:magic_arrow", "target:tower")
    assert game.unit_at("tower")["damage"] == 1


@pytest.mark.rule("BF-SGE-24", "BF-EXA-46")
def test_the_tower_falls_with_the_last_piece() -> None:
    game = hex_skirmish("castle_champions@8.4", "necropolis_zombies@12.8 town citadel walls=10.2 gate=10.4")
    to_unit(game, "8.4")
    game.play("break:9.4")
    assert game.unit_at("tower")
    last = hex_skirmish("castle_champions@8.4", "necropolis_zombies@12.8 town citadel gate=10.4")
    to_unit(last, "8.4")
    last.play("break:9.4")
    assert last.unit_at("tower") == {}
    assert len(last.events_named("tower_gone")) == 1


@pytest.mark.rule("BF-SGE-25", "BF-VIC-02")
def test_the_attacker_wins_though_the_tower_stands() -> None:
    game = hex_skirmish("castle_champions@11.5", f"necropolis_zombies@12.5*2 {ALL}", dice=[1])
    to_unit(game, "11.5")
    game.play("attack:12.5")
    assert game.result == (1, -1)


@pytest.mark.rule("BF-SGE-26")
@pytest.mark.parametrize("place", ["town", "town citadel", "town citadel captured"])
def test_a_defender_of_a_town_does_not_surrender(place: str) -> None:
    gold = "gold=20"
    army = "castle_griffins@0.0 castle_halberdiers@0.2"
    game = hex_skirmish(f"{army} {gold}", f"necropolis_zombies@12.8 necropolis_wraiths@12.6 {gold} {place}")
    to_unit(game, "12.6")
    assert "surrender" not in game.choice
    assert game.why_not("surrender") == "H3-SGE-24"
    to_unit(game, "0.2")
    assert "surrender" in game.choice
