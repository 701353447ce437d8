"""Siege: Walls, the Gate and who may pass, break and hide behind them."""

import pytest

from banneret.kernel.errors import SetupError
from tests.heroes.builder import HeroesGame, skirmish

CITY = "town citadel walls=a3,b3,d3 gate=c3"


def works(game: HeroesGame) -> tuple[object, object]:
    """Where the Walls and where the Gate stands."""
    seen = game.rules.describe(game.view())
    return seen["walls"], seen["gate"]


def breaks(game: HeroesGame) -> set[str]:
    """The spaces of the Walls and the Gate the active unit may destroy."""
    return {key[6:] for key in game.choice.keys if key.startswith("break:")}


# -- when there are Walls ----------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-SGE-01")
def test_a_town_with_a_citadel_has_walls_gate_and_tower() -> None:
    game = skirmish("castle_griffins@b2", "necropolis_zombies@b4 town citadel")
    game.play("gate:c3")
    assert works(game) == (["a3", "b3", "d3"], ["c3"])
    assert game.unit_at("tower")["side"] == 1


@pytest.mark.rule("H3-SGE-01", "H3-SGE-23")
@pytest.mark.parametrize("place", ["", "town"])
def test_elsewhere_the_board_is_plain(place: str) -> None:
    game = skirmish("castle_griffins@b2", f"necropolis_zombies@b4 {place}")
    assert game.choice.kind_name == "action"
    assert works(game) == ([], [])
    assert game.unit_at("tower") == {}
    with pytest.raises(SetupError, match="H3-SGE-01"):
        skirmish("castle_griffins@b2", f"necropolis_zombies@b4 {place} walls=a3")


@pytest.mark.rule("H3-SGE-02")
def test_a_captured_town_is_defended_without_its_walls() -> None:
    game = skirmish("castle_griffins@b2", "necropolis_zombies@b4 town citadel captured")
    assert game.choice.kind_name == "action"
    assert works(game) == ([], [])
    assert game.unit_at("tower") == {}
    with pytest.raises(SetupError, match="H3-SGE-02"):
        skirmish("castle_griffins@b2", "necropolis_zombies@b4 town citadel captured gate=b3")


@pytest.mark.rule("H3-SGE-03")
@pytest.mark.parametrize("column", list("abcd"))
def test_the_defender_lays_walls_and_gate_after_placing(column: str) -> None:
    game = skirmish("castle_griffins castle_marksmen", "necropolis_zombies necropolis_liches town citadel")
    game.play("deploy:castle_griffins", "place:b2", "done")
    game.play("deploy:necropolis_zombies", "place:b4", "done")
    assert game.choice.seat == 1
    assert game.choice.keys == ("gate:a3", "gate:b3", "gate:c3", "gate:d3")
    assert game.why_not("gate:b4") == "H3-SGE-03"
    game.play(f"gate:{column}3")
    assert works(game) == ([f"{other}3" for other in "abcd" if other != column], [f"{column}3"])


# -- who may pass ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-SGE-04")
def test_besiegers_on_foot_pass_neither_wall_nor_gate() -> None:
    game = skirmish("castle_champions@c2", f"necropolis_zombies@a5 {CITY}").play("done")
    assert game.active() == "c2"
    assert {space for space in game.moves() if space[1] not in "12"} == set()
    assert game.why_not("move:c3") == "H3-SGE-04"
    assert game.why_not("move:b3") == "H3-SGE-04"


@pytest.mark.rule("H3-SGE-04")
def test_a_ranged_besieger_passes_neither_wall_nor_gate() -> None:
    game = skirmish("castle_marksmen@c2", f"necropolis_zombies@a5 {CITY}").play("done")
    assert game.moves() == {"b2", "d2", "c1"}


@pytest.mark.rule("H3-SGE-04")
def test_walls_stop_defenders_on_foot() -> None:
    game = skirmish("castle_halberdiers@a1", f"necropolis_skeletons+@b4 {CITY}").play("done")
    assert game.active() == "b4"
    assert {space for space in game.moves() if space[1] == "3"} == {"c3"}
    assert "a2" not in game.moves()


@pytest.mark.rule("H3-SGE-04")
def test_a_flying_besieger_crosses_the_walls_but_does_not_stop_on_them() -> None:
    game = skirmish("castle_griffins@b2", f"necropolis_zombies@a5 {CITY}").play("done")
    assert {"a4", "b4", "c4", "b5"} <= game.moves()
    assert not {"a3", "b3", "c3", "d3"} & game.moves()


@pytest.mark.rule("H3-SGE-05")
def test_the_gate_lets_the_besieged_through() -> None:
    game = skirmish("castle_halberdiers@a1", f"necropolis_skeletons+@c4 {CITY}").play("done")
    assert {"c2", "c1", "b2", "d2"} <= game.moves(), "three steps straight or round the corner"


@pytest.mark.rule("H3-SGE-06")
def test_the_besieged_may_stop_on_the_gate() -> None:
    game = skirmish("castle_halberdiers@a1", f"necropolis_skeletons+@c4 {CITY}").play("done")
    game.play("move:c3")
    assert game.unit_at("c3")["unit"] == "necropolis_skeletons"
    assert works(game)[1] == ["c3"]


@pytest.mark.rule("H3-SGE-06")
def test_a_ranged_defender_may_stop_on_the_gate_too() -> None:
    game = skirmish("castle_halberdiers@a1", f"necropolis_liches@c4 {CITY}").play("done")
    assert game.moves() == {"b4", "d4", "c3", "c5"}


# -- breaking them -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-SGE-07")
@pytest.mark.parametrize("unit", ["castle_champions", "castle_griffins"])
def test_ground_and_flying_units_destroy_what_is_next_to_them(unit: str) -> None:
    game = skirmish(f"{unit}@b1", f"necropolis_zombies@a5 {CITY}").play("done")
    assert breaks(game) == set()
    assert game.why_not("break:b3") == "H3-SGE-07"
    game.play("move:b2")
    assert breaks(game) == {"b3"}
    game.play("break:b3")
    assert works(game) == (["a3", "d3"], ["c3"])


@pytest.mark.rule("H3-SGE-07")
def test_the_gate_is_destroyed_in_the_same_way() -> None:
    game = skirmish("castle_champions@c2", f"necropolis_zombies@a5 {CITY}").play("done", "break:c3")
    assert works(game) == (["a3", "b3", "d3"], [])


@pytest.mark.rule("H3-SGE-08")
def test_breaking_a_wall_takes_no_die_no_card_and_no_ability() -> None:
    attacker = "dungeon_harpies+@b1 castle_griffins@d1 cards=attack hand=1"
    game = skirmish(attacker, f"necropolis_zombies@a5 {CITY} cards=defense hand=1", draws=["attack", "defense"])
    game.play("move:b2", "break:b3")
    assert works(game)[0] == ["a3", "d3"], "and nobody was asked anything"
    assert game.active() == "tower"
    assert game.unit_at("b2")["unit"] == "dungeon_harpies", "an attack would let it go back"
    assert game.events_named("play") == game.events_named("die") == game.events_named("attack") == []


@pytest.mark.rule("H3-SGE-09")
def test_defenders_may_destroy_their_own_walls() -> None:
    game = skirmish("castle_halberdiers@a1", f"necropolis_skeletons+@b4 {CITY}").play("done")
    assert breaks(game) == {"b3"}
    game.play("break:b3")
    assert works(game) == (["a3", "d3"], ["c3"])


@pytest.mark.rule("H3-SGE-10")
def test_breaking_a_wall_uses_up_the_attack() -> None:
    besieger = "castle_champions@c2 castle_halberdiers@a1"
    game = skirmish(besieger, "necropolis_zombies@c3 town citadel walls=a3,b3,d3 gate=c3")
    game.play("done")
    assert (game.targets(), breaks(game)) == ({"c3"}, {"c3"})
    game.play("break:c3")
    assert game.active() == "a1", "the activation is over"
    assert game.events_named("attack") == []


@pytest.mark.rule("H3-SGE-11")
def test_ranged_units_cannot_attack_walls() -> None:
    game = skirmish("castle_marksmen@b2", f"necropolis_zombies@a5 {CITY}").play("done")
    assert breaks(game) == set()
    assert game.why_not("break:b3") == "H3-SGE-11"
    assert "attack:b3" not in game.choice


@pytest.mark.rule("H3-SGE-12")
@pytest.mark.parametrize(("column", "space"), [("b", "b3"), ("c", "c3")])
def test_a_destroyed_card_is_no_obstacle(column: str, space: str) -> None:
    game = skirmish(f"castle_champions@{column}2 castle_halberdiers@{column}1", f"necropolis_zombies@a5 {CITY}").play(
        "done"
    )
    game.play(f"break:{space}")
    assert game.active() == f"{column}1"
    assert not game.moves() & {"a3", "b3", "c3", "d3"}, "the champions stand in the way"
    game.play("done", "done", "done")
    assert game.active() == f"{column}2"
    assert {space, f"{column}4", f"{column}5"} <= game.moves()
    assert game.why_not(f"break:{space}") == "H3-SGE-12"


# -- shooting over them ------------------------------------------------------------------------------------------------


def shot(shooter: str, target: str, rest: str = CITY) -> int | str:
    """The damage of a shot of Evil Eyes (attack 3) at Skeletons (defense 1) with the die at 0."""
    game = skirmish(f"dungeon_evil_eyes@{shooter}", f"necropolis_skeletons+@{target} {rest}", dice=[0, 0])
    game.play("done", f"attack:{target}")
    return game.damage_dealt()[0]


@pytest.mark.rule("H3-SGE-13")
@pytest.mark.parametrize("target", ["a4", "b4", "c4", "b5"])
def test_a_shot_at_a_defender_behind_wall_or_gate_is_weaker(target: str) -> None:
    assert shot("b2", target) == 1


@pytest.mark.rule("H3-SGE-13")
def test_only_shots_are_weakened() -> None:
    game = skirmish("castle_griffins@b2", f"necropolis_skeletons@b4 {CITY}", dice=[0, 0])
    game.play("done", "move:b5", "attack:b4")
    assert game.damage_dealt()[0] == 1, "2 + 0 - 1"


@pytest.mark.rule("H3-SGE-13")
def test_a_blow_that_goes_through_the_gate_is_no_shot() -> None:
    besieged = f"necropolis_zombies@c3 necropolis_skeletons@c4 {CITY}"
    game = skirmish("neutral_black_dragons@c2", besieged, dice=[0, 0])
    game.play("attack:c3")
    assert game.damage_dealt() == [4, 1], "Black Dragons strike with 2 at who stands behind their target"


@pytest.mark.rule("H3-SGE-14")
@pytest.mark.parametrize(
    ("shooter", "target", "rest", "damage"),
    [
        ("a1", "b4", CITY, 1),
        ("d2", "b4", CITY, 1),
        ("d2", "b4", "town citadel walls=a3,d3 gate=c3", 2),
        ("b2", "c4", "town citadel walls=a3,b3,d3", 2),
        ("b2", "a4", "town citadel walls=a3", 1),
        ("a1", "c3", CITY, 2),
        ("b3", "d4", "town citadel walls=a3,d3 gate=c3", 2),
        ("a5", "d4", CITY, 2),
        ("a2", "d1", CITY, 2),
    ],
    ids=[
        "from the backline", "from another column", "the Wall of the column is gone", "the Gate of the column is gone",
        "another Wall does not matter", "on the Gate", "from the middle row", "from behind the Walls",
        "out in the field",
    ],
)  # fmt: skip
def test_behind_means_in_the_column_of_an_intact_card(shooter: str, target: str, rest: str, damage: int) -> None:
    assert shot(shooter, target, rest) == damage


@pytest.mark.rule("H3-SGE-15")
def test_walls_do_not_protect_the_besieger() -> None:
    game = skirmish("castle_halberdiers@b2", f"necropolis_liches@b4 {CITY}", dice=[0])
    game.play("done", "attack:b2")
    assert game.damage_dealt() == [2], "3 + 0 - 1"
    sally = skirmish("castle_halberdiers@d5", f"necropolis_liches@b2 {CITY}", dice=[0])
    sally.play("done", "attack:d5")
    assert sally.damage_dealt() == [2], "not even behind the Walls, shot at from outside"
    inside = skirmish("castle_halberdiers@b5", f"necropolis_liches@d4 {CITY}", dice=[0])
    inside.play("done", "attack:b5")
    assert inside.damage_dealt() == [2]


@pytest.mark.rule("H3-SGE-15")
def test_walls_do_not_protect_a_besieger_behind_them_from_the_tower() -> None:
    game = skirmish("castle_crusaders@b5", f"necropolis_liches@d4 {CITY}", dice=[0])
    game.play("attack:b5")
    assert game.damage_dealt() == [2], "4 + 0 - 2"


# -- the unit on the Gate ----------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-SGE-25")
def test_next_to_a_unit_on_the_gate_the_attacker_chooses_between_the_two() -> None:
    game = skirmish("castle_champions@c2", f"necropolis_zombies+@c3 {CITY}", dice=[1, 0])
    game.play("done")
    assert {"attack:c3", "break:c3"} <= set(game.choice.keys)
    game.play("attack:c3")
    assert works(game)[1] == ["c3"], "an attack on the unit leaves the Gate alone"
    assert game.damage_dealt()[0] == 4


@pytest.mark.rule("H3-SGE-25")
def test_a_unit_stays_where_the_gate_was_destroyed_under_it() -> None:
    game = skirmish("castle_champions@c2", f"necropolis_zombies+@c3*1 {CITY}")
    game.play("done", "break:c3")
    assert works(game)[1] == []
    unit = game.unit_at("c3")
    assert (unit["unit"], unit["damage"]) == ("necropolis_zombies", 1)
