"""Combat setup: the board, deployment, the rounds a Combat lasts."""

import pytest

from banneret.kernel.errors import SetupError
from tests.heroes.builder import HeroesGame, skirmish

CALM = "castle_archangels+@a1"
"""Shots of Bronze and Silver guards do not hurt it, so a Combat against them stays undecided."""
SEVEN = (
    "castle_halberdiers castle_marksmen castle_griffins castle_crusaders castle_zealots castle_champions "
    "castle_archangels"
)


def undecided(rounds: int, army: str = CALM, **options: str) -> HeroesGame:
    """A Combat with one Halfling guard that comes to nothing, up to the end of its first round."""
    game = skirmish(army, "guards=i", units=["neutral_halflings"], dice=[0, 0] * rounds, mode="campaign", **options)
    return game.play("done")


def deploy(game: HeroesGame, *units: str) -> HeroesGame:
    """Deploy units one after the other, each on the first space offered."""
    for unit in units:
        game.play(f"deploy:{unit}")
        game.play(game.choice.keys[0])
    return game


# -- the board ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-CBS-04")
def test_a_unit_can_stand_on_each_of_twenty_spaces() -> None:
    for column in "abcd":
        for row in "12345":
            space = column + row
            game = skirmish(f"castle_griffins@{space}", f"necropolis_zombies@{'a1' if space != 'a1' else 'b1'}")
            assert game.unit_at(space)["unit"] == "castle_griffins"


@pytest.mark.rule("H3-CBS-04")
@pytest.mark.parametrize("space", ["e1", "a6", "a0", "d6"])
def test_there_is_nothing_beyond_the_board(space: str) -> None:
    with pytest.raises(SetupError):
        skirmish(f"castle_griffins@{space}", "necropolis_zombies@b1")


@pytest.mark.rule("H3-CBS-04")
def test_the_edges_of_the_board_end_movement() -> None:
    assert skirmish("castle_marksmen@d5", "necropolis_zombies@a1").moves() == {"c5", "d4"}
    assert skirmish("castle_marksmen@a1", "necropolis_zombies@d5").moves() == {"b1", "a2"}
    assert skirmish("castle_griffins@a1", "necropolis_zombies@d5").moves() == {
        "b1", "c1", "d1", "a2", "b2", "c2", "a3", "b3", "a4",
    }  # fmt: skip


@pytest.mark.rule("H3-CBS-05")
def test_the_rows_from_one_side_to_the_other() -> None:
    attacker = skirmish("castle_marksmen castle_crusaders ai", "necropolis_ghost_dragons@c5")
    defender = skirmish("castle_archangels@c2", "necropolis_liches necropolis_zombies ai")
    placed = {
        event["unit"]: str(event["space"])[1] for game in (attacker, defender) for event in game.events_named("deploy")
    }
    assert placed == {
        "castle_marksmen@0": "1",  # backline
        "castle_crusaders@1": "2",  # frontline
        "necropolis_zombies@8": "4",  # enemy frontline
        "necropolis_liches@7": "5",  # enemy backline
    }
    walls = skirmish("castle_archangels@c2", "necropolis_liches@a5 town citadel")
    assert walls.choice.keys == ("gate:a3", "gate:b3", "gate:c3", "gate:d3"), "middle row"


# -- how long a Combat lasts -------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-CBS-06")
@pytest.mark.parametrize(
    ("field", "guards"),
    [
        ("i", ["neutral_halflings"]),
        ("iii", ["neutral_halflings", "neutral_sharpshooters"]),
        ("v", ["neutral_halflings", "neutral_zombies", "neutral_sharpshooters", "neutral_enchanters"]),
    ],
)
def test_bronze_silver_and_gold_guards_are_fought_for_one_round(field: str, guards: list[str]) -> None:
    army = "castle_archangels+@a1 level=1 movement=1"
    game = skirmish(army, f"guards={field}", units=guards, dice=[0] * 9, difficulty="easy", mode="campaign")
    game.play("done")
    assert game.choice.kind_name == "continue"
    assert len(game.events_named("round")) == 1
    assert {str(event["unit"]).split("@")[0] for event in game.events_named("activate")} >= set(guards)


@pytest.mark.rule("H3-CBS-07")
def test_a_combat_with_an_azure_guard_has_no_end_of_time() -> None:
    army = "castle_archangels+@a1 castle_griffins movement=3"
    game = skirmish(army, "guards=vii", units=["neutral_azure_dragons"], dice=[0, -1] * 3, difficulty="easy",
                 mode="campaign")  # fmt: skip
    game.play("done", "done")
    assert game.round_of() == 3
    assert game.choice.kind_name == "action"
    assert game.why_not("retreat") == "H3-END-03"


@pytest.mark.rule("H3-CBS-07")
def test_one_azure_guard_among_others_is_enough() -> None:
    guards = ["neutral_enchanters", "neutral_azure_dragons", "neutral_crystal_dragons"]
    army = "castle_archangels+@a1 castle_griffins movement=3"
    dice = [0, -1, -1, -1, -1, 0, -1, -1]
    game = skirmish(army, "guards=vii", units=guards, dice=dice, difficulty="hard", mode="campaign")
    game.play("done")
    assert game.round_of() == 2
    assert game.choice.kind_name == "action"


@pytest.mark.rule("H3-CBS-07")
def test_a_combat_between_heroes_has_no_end_of_time() -> None:
    game = skirmish("castle_crusaders@a1", "necropolis_zombies@d5")
    for number in range(1, 6):
        assert game.round_of() == number
        game.play("done", "done")


@pytest.mark.rule("H3-CBS-07")
def test_a_round_limit_breaks_a_combat_off() -> None:
    game = skirmish("castle_crusaders@a1", "necropolis_zombies@d5", round_limit="2")
    game.play("done", "done", "done")
    assert not game.over
    game.play("done")
    assert game.result == (0, 0)
    assert game.events_named("time_up") == [{}]


@pytest.mark.rule("H3-CBS-08")
def test_one_more_round_costs_a_movement_point() -> None:
    game = undecided(2, f"{CALM} movement=2")
    assert game.choice.keys == ("extend", "retreat")
    assert game.choice.seat == 0
    game.play("extend")
    assert game.round_of() == 2
    assert game.rules.describe(game.view())["movement"] == 1


@pytest.mark.rule("H3-CBS-08", "H3-CBS-11")
def test_without_a_movement_point_there_is_no_further_round() -> None:
    game = undecided(1)
    assert game.over
    assert len(game.events_named("round")) == 1
    assert game.events_named("retreat") == [{"side": 0}]


@pytest.mark.rule("H3-CBS-08")
def test_a_decided_combat_asks_for_no_extension() -> None:
    game = skirmish(
        "castle_archangels+@a2 movement=2", "guards=i", units=["neutral_peasants"], dice=[0], mode="campaign"
    )
    game.play("move:a3", "attack:a4")
    assert game.result == (1, -1)
    assert game.events_named("extend") == []


@pytest.mark.rule("H3-CBS-09")
def test_each_further_round_can_be_bought_while_points_remain() -> None:
    game = undecided(3, f"{CALM} movement=2")
    game.play("extend", "done")
    assert game.choice.keys == ("extend", "retreat")
    game.play("extend", "done")
    assert game.over, "the points are used up after the third round"
    assert [event["n"] for event in game.events_named("extend")] == [1, 0]
    assert [event["n"] for event in game.events_named("round")] == [1, 2, 3]


@pytest.mark.rule("H3-CBS-10")
@pytest.mark.parametrize("mode", ["clash", "campaign"])
def test_the_attacking_hero_pays_and_decides(mode: str) -> None:
    game = skirmish(f"{CALM} movement=1", "guards=i", units=["neutral_halflings"], dice=[0, 0, 0, 0], mode=mode)
    if mode == "clash":
        game.play("place:a5")
    game.play("done")
    if mode == "clash":
        game.play("done")
    assert game.choice.seat == 0
    game.play("extend")
    assert game.rules.describe(game.view())["movement"] == 0


@pytest.mark.rule("H3-CBS-11")
def test_an_attacker_who_will_not_extend_retreats() -> None:
    game = undecided(1, f"{CALM} movement=2")
    game.play("retreat")
    described = game.rules.describe(game.view())
    assert described["outcome"] == "retreat"
    assert described["movement"] == 2
    assert game.side(0)["reserve"] == ["castle_archangels+"]


# -- deployment --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-CBS-13")
def test_against_guards_a_player_places_up_to_five_units_freely() -> None:
    game = skirmish(SEVEN, "guards=i", units=["neutral_boars"])
    game.play("deploy:castle_halberdiers")
    assert game.choice.keys == tuple(f"place:{column}{row}" for row in "12" for column in "abcd")
    game.play("place:d1")
    assert "place:d1" not in game.play("deploy:castle_marksmen").choice
    game.play("place:a2")
    deploy(game, "castle_griffins", "castle_crusaders", "castle_zealots")
    assert len(game.events_named("deploy")) == 5
    assert game.choice.seat == 1, "five are on the board: it is the guards' turn to be placed"
    assert game.side(0)["reserve"] == ["castle_champions", "castle_archangels"]


@pytest.mark.rule("H3-CBS-14")
def test_guards_are_drawn_after_the_player_has_placed() -> None:
    game = skirmish("castle_griffins castle_marksmen", "guards=ii", units=["neutral_boars", "neutral_rogues"])
    deploy(game, "castle_griffins")
    assert game.events_named("guard") == []
    game.play("done")
    names = [event.name for event in game.events]
    assert names.index("deploy") < names.index("guard")
    assert set(game.choice.keys) == {"deploy:neutral_boars", "deploy:neutral_rogues"}
    game.play("deploy:neutral_boars")
    assert {key[-1] for key in game.choice.keys} == {"4", "5"}, "the opposite side"


@pytest.mark.rule("H3-CBS-14")
def test_an_option_reveals_the_guards_before_the_player_places() -> None:
    game = skirmish("castle_griffins castle_marksmen", "guards=ii", units=["neutral_boars", "neutral_rogues"],
                 reveal_neutrals_before_deploy="on")  # fmt: skip
    assert [guard["kind"] for guard in game.events_named("guard")] == ["neutral_boars", "neutral_rogues"]
    assert game.choice.keys == ("deploy:castle_marksmen", "deploy:castle_griffins")
    deploy(game, "castle_griffins")
    game.play("done")
    assert len(game.events_named("guard")) == 2, "drawn once only"
    assert game.choice.seat == 1


@pytest.mark.rule("H3-CBS-27")
def test_between_heroes_each_player_commands_their_own_units() -> None:
    game = skirmish("castle_crusaders@b2", "necropolis_zombies@b4", mode="campaign")
    assert (game.choice.seat, game.unit_at("b2")["acted"]) == (0, True)
    game.play("done")
    assert (game.choice.seat, game.unit_at("b4")["acted"]) == (1, True)
    assert "defend" in game.choice


@pytest.mark.rule("H3-CBS-28")
def test_the_attacker_deploys_before_the_defender() -> None:
    game = skirmish("castle_griffins castle_marksmen", "necropolis_zombies necropolis_liches")
    assert game.choice.seat == 0
    deploy(game, "castle_griffins")
    game.play("done")
    assert game.choice.seat == 1
    game.play("deploy:necropolis_zombies")
    assert {key[-1] for key in game.choice.keys} == {"4", "5"}


@pytest.mark.rule("H3-CBS-28")
def test_neither_side_deploys_more_than_five_units() -> None:
    seven = "necropolis_skeletons necropolis_zombies necropolis_wraiths necropolis_vampires necropolis_liches " \
            "necropolis_dread_knights necropolis_ghost_dragons"  # fmt: skip
    game = skirmish(SEVEN, seven)
    while game.choice.kind_name in ("unit", "space"):
        game.play(game.choice.keys[0])
    assert len(game.events_named("deploy")) == 10
    assert [len(game.side(number)["reserve"]) for number in (0, 1)] == [2, 2]


@pytest.mark.rule("H3-CBS-29")
def test_the_first_seat_is_the_attacker() -> None:
    game = skirmish("castle_griffins", "dungeon_harpies")
    seen = game.rules.describe(game.view())["sides"]
    assert isinstance(seen, list)
    assert [entry["side"] for entry in seen] == ["attacker", "defender"]
    game.play("place:b2", "place:b4")
    assert game.choice.seat == 0, "on equal initiative the attacker's unit is first"
    assert game.unit_at("b2")["acted"]


@pytest.mark.rule("H3-CBS-29")
def test_guards_never_attack() -> None:
    with pytest.raises(SetupError):
        skirmish("guards=i", "castle_griffins")


@pytest.mark.rule("H3-CBS-30")
def test_units_are_placed_on_their_own_eight_spaces_one_on_each() -> None:
    game = skirmish("castle_griffins castle_marksmen", "necropolis_zombies necropolis_liches")
    for unit, rows in (("castle_griffins", "12"), ("necropolis_zombies", "45")):
        game.play(f"deploy:{unit}")
        assert set(game.choice.keys) == {f"place:{column}{row}" for row in rows for column in "abcd"}
        assert game.why_not("place:b3") == "H3-CBS-30"
        game.play(f"place:b{rows[0]}")
        other = game.choice.keys[0]
        game.play(other)
        assert game.why_not(f"place:b{rows[0]}") == "H3-CBS-30"
        game.play(f"place:a{rows[0]}")


@pytest.mark.rule("H3-CBS-30")
def test_a_unit_is_not_deployed_onto_an_enemy_posted_there() -> None:
    game = skirmish(
        "castle_archangels@a4 castle_griffins@a5 castle_marksmen@b4", "necropolis_zombies necropolis_liches"
    )
    game.play("deploy:necropolis_zombies")
    assert game.choice.keys == ("place:c4", "place:d4", "place:b5", "place:c5", "place:d5")
    assert game.why_not("place:a4") == "H3-CBS-30"


@pytest.mark.rule("H3-CBS-30")
def test_guards_are_not_put_onto_an_enemy_posted_there() -> None:
    game = skirmish("castle_archangels@a4 castle_griffins@a5", "guards=ii", mode="campaign",
                 units=["neutral_boars", "neutral_halflings"])  # fmt: skip
    assert game.unit_at("b4")["unit"] == "neutral_boars"
    assert game.unit_at("b5")["unit"] == "neutral_halflings"
    with pytest.raises(SetupError):
        skirmish("castle_archangels@a4 castle_griffins@a5 castle_marksmen@b4 castle_crusaders@c5", "guards=i")


@pytest.mark.rule("H3-CBS-31")
def test_at_least_one_unit_is_deployed() -> None:
    game = skirmish("castle_griffins castle_marksmen", "necropolis_zombies necropolis_liches")
    for _ in range(2):
        assert "done" not in game.choice
        assert game.why_not("done") == "H3-CBS-31"
        deploy(game, game.choice.keys[0].removeprefix("deploy:"))
        game.play("done")
    assert game.round_of() == 1


@pytest.mark.rule("H3-CBS-28", "H3-CBS-31")
def test_a_defending_player_may_leave_units_behind_but_not_all() -> None:
    game = skirmish("castle_griffins@b1", "necropolis_zombies necropolis_skeletons")
    assert (game.asked(), game.keys) == ((1, "unit"), {"deploy:necropolis_zombies", "deploy:necropolis_skeletons"})
    game.play("deploy:necropolis_zombies", "place:a5")
    assert (game.asked(), game.keys) == ((1, "unit"), {"deploy:necropolis_skeletons", "done"})
