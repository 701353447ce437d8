"""The hex battlefield in regular games (section REG)."""

from typing import Any

import pytest

from banneret.games import rules_of
from tests.battlefield.builder import columns, hex_skirmish, hexes_around
from tests.heroes.builder import OPEN, TWO, HeroesGame, Scripted, plain, skirmish, whole_game

MANY = " ".join(f"castle_{name}" for name in ("halberdiers", "marksmen", "griffins", "crusaders", "zealots"))
ALL_SEVEN = f"{MANY} castle_champions castle_archangels"
ENEMIES = " ".join(
    f"necropolis_{name}"
    for name in ("skeletons", "zombies", "wraiths", "vampires", "liches", "dread_knights", "ghost_dragons")
)


def war(**options: str) -> HeroesGame:
    """The heroes of two players meet in the open, up to the first question of their Combat."""
    game = whole_game(TWO, first=0, **options).meadow().face(*OPEN)
    return game.play(f"go:{OPEN[1]}").close_window()


def combat(game: HeroesGame) -> dict[str, Any]:
    """What is seen of a Combat in a whole game."""
    found = game.rules.describe(game.view())["combat"]
    assert isinstance(found, dict)
    return found


def idle(game: HeroesGame) -> HeroesGame:
    """Nobody does anything that can be left alone until the round is over."""
    begun = game.round_of()
    while not game.over and game.choice.kind_name in ("action", "order") and game.round_of() == begun:
        game.play("done" if "done" in game.choice else game.choice.keys[-1])
    return game


def calm(army: str) -> HeroesGame:
    """An army at one end of the board, and Peasants at the other, who need four rounds to come near."""
    game = hex_skirmish(army, "guards=i", units=["neutral_peasants"], hex_obstacles="0")
    return game.play("place:12.8")


# -- when it is used ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("BF-REG-01")
@pytest.mark.parametrize(("option", "hexes"), [("off", False), ("players", True), ("always", True)])
def test_the_board_is_an_option_of_whole_games(option: str, hexes: bool) -> None:
    assert ("board" in combat(war(hex_board=option, hex_obstacles="0"))) == hexes


@pytest.mark.rule("BF-REG-01")
@pytest.mark.parametrize(("option", "hexes"), [("off", False), ("players", False), ("always", True)])
def test_it_may_be_kept_for_fights_between_players(option: str, hexes: bool) -> None:
    army = "castle_griffins castle_halberdiers"
    game = skirmish(army, "guards=i", hex_board=option, hex_obstacles="0", units=["neutral_boars"])
    assert ("board" in game.seen()) == hexes


@pytest.mark.rule("BF-REG-01")
@pytest.mark.parametrize(("option", "hexes"), [("players", False), ("always", True)])
def test_an_ai_hero_is_no_player(option: str, hexes: bool) -> None:
    game = skirmish("castle_griffins castle_halberdiers", "necropolis_zombies ai", hex_board=option, hex_obstacles="0")
    assert ("board" in game.seen()) == hexes


# -- Neutral Units -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BF-REG-02", "BF-REG-03", "BF-EXA-47")
def test_after_a_round_with_guards_the_player_goes_on_for_nothing_or_retreats() -> None:
    game = calm("castle_archangels+@0.0 movement=0")
    for number in range(2, 5):
        idle(game)
        assert game.asked() == (0, "continue")
        assert game.keys == {"extend", "retreat"}
        game.play("extend")
        assert game.round_of() == number
    idle(game)
    game.play("retreat")
    assert game.seen()["outcome"] == "retreat"


@pytest.mark.rule("BF-REG-02")
def test_movement_points_are_kept() -> None:
    game = calm("castle_archangels+@0.0 movement=3")
    idle(game)
    game.play("extend")
    assert game.seen()["movement"] == 3


@pytest.mark.rule("BF-REG-02", "BF-REG-03", "BF-EXA-50")
def test_from_azure_units_there_is_no_retreat() -> None:
    game = hex_skirmish(
        "castle_archangels+@0.0 movement=0", "guards=vii", units=["neutral_azure_dragons"], hex_obstacles="0",
        difficulty="easy", dice=[0] * 9,
    )  # fmt: skip
    game.play("place:12.8")
    game.play(next(key for key in game.choice.keys if key.startswith("move:")))
    assert (game.round_of(), game.seen()["active"]) == (1, 0)
    assert game.why_not("retreat") == "H3-END-03"
    game.play("done")
    # Another round has begun: nobody was asked, nothing was paid.
    assert game.round_of() == 2
    assert game.events_named("extend") == []


# -- setting up --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BF-REG-04")
def test_the_attacker_of_a_whole_game_lays_the_first_obstacle() -> None:
    game = war(hex_board="players")
    assert game.asked() == (0, "order")
    game.play("obstacle:skull", "place:6.4")
    assert game.asked() == (1, "order")
    game.play("obstacle:stones")
    assert "place:6.5" not in game.choice
    assert "place:8.4" in game.choice


@pytest.mark.rule("BF-REG-05")
def test_the_attacker_of_a_whole_game_chooses_the_zone() -> None:
    game = war(hex_board="players", hex_obstacles="0")
    assert game.asked() == (0, "space")
    assert game.hexes_offered() == columns(0, 1) | columns(11, 12)
    game.play("place:12.4")
    assert game.asked() == (1, "space")
    assert game.hexes_offered() == columns(0, 1)


@pytest.mark.rule("BF-REG-06")
def test_the_attacker_holds_the_token_at_the_start() -> None:
    game = war(hex_board="players", hex_obstacles="0")
    assert combat(game)["initiative_token"] == 0
    tied = hex_skirmish("castle_griffins+@0.0", "necropolis_vampires+@12.8")
    assert tied.seen()["active"] == 0


@pytest.mark.rule("BF-REG-07")
def test_units_move_by_initiative_and_ranged_units_move_or_shoot() -> None:
    game = war(hex_board="players", hex_obstacles="0")
    game.play("place:0.4", "place:12.4")
    # Archangels fly 18 hexes.
    assert "move:11.4" in game.choice
    game.play("done")
    assert {"move:8.4", "move:12.4"} & game.keys == {"move:8.4"}


@pytest.mark.rule("BF-REG-07")
def test_cubes_ties_and_shots_of_a_whole_game_are_those_of_a_duel() -> None:
    game = whole_game(TWO, first=0, hex_board="players", hex_obstacles="0").meadow().face(*OPEN)
    game.army(0, "castle_griffins+", "castle_champions+", "castle_marksmen")
    game.army(1, "necropolis_vampires+", "necropolis_zombies")
    game.play(f"go:{OPEN[1]}").close_window()
    game.play("deploy:castle_griffins", "place:1.0", "deploy:necropolis_vampires", "place:11.4")
    game.play("deploy:castle_champions", "place:1.2", "deploy:necropolis_zombies", "place:12.8")
    game.play("deploy:castle_marksmen", "place:1.4")

    def acted() -> set[str]:
        return {unit["unit"] for unit in combat(game)["units"] if unit["acted"]}

    assert game.keys == {"activate:1.0", "activate:1.2"}, "the attacker begins the tie at 9, with the unit it likes"
    game.play("activate:1.2")
    assert acted() == {"castle_champions"}
    game.play("done")
    assert game.asked() == (1, "action"), "then the sides alternate"
    game.play("done")
    assert acted() == {"castle_champions", "necropolis_vampires", "castle_griffins"}
    assert combat(game)["initiative_token"] == 0
    game.play("done")
    assert combat(game)["initiative_token"] == 1, "the tie is over"
    assert {"move:3.4", "attack:11.4"} <= game.keys
    game.play("move:3.4")
    assert "attack:11.4" not in game.keys, "a Ranged unit moves or shoots"
    game.play("done", "done")
    assert (game.asked(), combat(game)["round"]) == ((1, "action"), 2), "the token has passed for the next tie"
    assert acted() == {"necropolis_vampires"}


@pytest.mark.rule("BF-REG-08", "BF-REG-09", "BF-EXA-17")
def test_neither_cards_nor_expert_effects_come_in_a_regular_game() -> None:
    game = hex_skirmish(
        "castle_zealots@0.0 cards=attack,archery,power,defense hand=2 expert=1",
        "necropolis_zombies@12.8",
        draws=["attack", "archery"],
    )
    game.play("expert:archery")
    assert game.side(0)["expert"] == 0
    idle(game)
    assert game.round_of() == 2
    assert (game.side(0)["hand"], game.side(0)["expert"]) == (["attack"], 0)


@pytest.mark.rule("BF-REG-08")
def test_a_whole_game_is_fought_with_the_hand_one_has() -> None:
    game = whole_game(hex_board="always", hex_obstacles="0").meadow()
    game.deal(0, hand=["attack", "defense"], deck=["power", "knowledge"])
    game.face(*OPEN)
    game.play(f"go:{OPEN[1]}").close_window()
    game.play("place:0.4", "place:12.4")
    before = len(game.events_named("draw"))
    while combat(game)["round"] < 3:
        game.play("done" if "done" in game.choice else "pass")
    assert len(game.events_named("draw")) == before
    mine = game.seen(0)["combat"]["sides"][0]
    assert (mine["hand"], mine["deck"]) == (["attack", "defense"], ["power", "knowledge"])


@pytest.mark.rule("BF-REG-10")
@pytest.mark.parametrize(("limit", "most"), [("7", 7), ("5", 5)])
def test_up_to_seven_units_between_players(limit: str, most: int) -> None:
    game = hex_skirmish(ALL_SEVEN, ENEMIES, hex_obstacles="0", hex_units=limit)
    while game.choice.kind_name in ("unit", "space"):
        game.apply(next(key for key in game.choice.keys if key != "done"))
    assert [sum(unit["side"] == side for unit in game.seen()["units"]) for side in (0, 1)] == [most, most]


@pytest.mark.rule("BF-REG-10")
def test_a_player_may_leave_units_behind() -> None:
    game = hex_skirmish(ALL_SEVEN, ENEMIES, hex_obstacles="0")
    game.play(game.choice.keys[0], "place:0.0")
    while game.choice.seat == 1:
        game.play(game.choice.keys[0])
    assert "done" in game.choice
    game.play("done")
    while game.choice.kind_name in ("unit", "space"):
        assert game.choice.seat == 1
        game.play(game.choice.keys[0])
    assert sum(unit["side"] == 0 for unit in game.seen()["units"]) == 1


@pytest.mark.rule("BF-REG-10")
def test_up_to_five_units_against_guards() -> None:
    game = hex_skirmish(ALL_SEVEN, "guards=i", hex_obstacles="0", units=["neutral_boars"])
    while game.choice.kind_name in ("unit", "space"):
        game.apply(next(key for key in game.choice.keys if key != "done"))
    assert sum(unit["side"] == 0 for unit in game.seen()["units"]) == 5


@pytest.mark.rule("BF-REG-11")
def test_a_player_who_steers_guards_puts_shooters_into_the_outer_column() -> None:
    game = hex_skirmish(
        "castle_griffins castle_halberdiers",
        "guards=ii",
        hex_obstacles="0",
        units=["neutral_halflings", "neutral_boars"],
    )
    game.play("deploy:castle_griffins", "place:0.4")
    assert game.asked() == (1, "unit")
    game.play("deploy:neutral_halflings")
    assert game.hexes_offered() == columns(12, 12)
    assert game.why_not("place:11.4") == "BF-REG-11"
    game.play("place:12.4", "deploy:castle_halberdiers", "place:0.3")
    # The other one may stand anywhere in the zone: no shooter is left who needs the room.
    assert game.hexes_offered() == columns(11, 12) - {"12.4"}


@pytest.mark.rule("BF-REG-11")
def test_guards_come_to_the_zone_opposite_the_player() -> None:
    game = hex_skirmish("castle_griffins castle_halberdiers", "guards=i", hex_obstacles="0", units=["neutral_boars"])
    game.play("deploy:castle_griffins", "place:12.4")
    assert game.hexes_offered() == columns(0, 1)


@pytest.mark.rule("BF-REG-11")
def test_in_the_left_zone_the_outer_column_is_the_leftmost() -> None:
    game = hex_skirmish("castle_griffins", "guards=ii", hex_obstacles="0", units=["neutral_halflings", "neutral_boars"])
    game.play("place:12.4", "deploy:neutral_halflings")
    assert game.hexes_offered() == columns(0, 0)


@pytest.mark.rule("BF-REG-05", "BF-REG-11")
def test_an_ai_hero_who_attacks_has_the_left_zone() -> None:
    game = hex_skirmish(
        "necropolis_zombies necropolis_liches ai", "castle_griffins castle_halberdiers", hex_obstacles="0", dice=[0] * 9
    )
    assert game.play("deploy:castle_griffins").hexes_offered() == columns(11, 12)
    (first,) = game.events_named("deploy")
    assert str(first["space"]).partition(".")[0] == "0", "Ranged units come first, and into the outer column"


@pytest.mark.rule("BF-REG-11")
@pytest.mark.parametrize(("own", "outer", "inner"), [("0", "12", "11"), ("12", "0", "1")])
def test_guards_that_nobody_steers_stand_by_themselves(own: str, outer: str, inner: str) -> None:
    guards = ["neutral_halflings", "neutral_boars", "neutral_crusaders"]
    game = hex_skirmish(
        "castle_griffins castle_halberdiers", "guards=iii", hex_obstacles="0", units=guards, mode="campaign"
    )
    game.play("deploy:castle_griffins", f"place:{own}.4", "deploy:castle_halberdiers", f"place:{own}.3")
    spaces = {plain(str(event["unit"])): str(event["space"]) for event in game.events_named("deploy")}
    columns_of = {unit: space.partition(".")[0] for unit, space in spaces.items() if unit.startswith("neutral")}
    assert columns_of == {"neutral_halflings": outer, "neutral_boars": inner, "neutral_crusaders": inner}


@pytest.mark.rule("BF-REG-11")
def test_who_steers_guards_lays_their_obstacles() -> None:
    game = hex_skirmish("castle_griffins castle_halberdiers", "guards=i", hex_obstacles="1", units=["neutral_boars"])
    game.play("obstacle:skull", "place:4.4")
    assert game.asked() == (1, "order")


@pytest.mark.rule("BF-REG-11")
def test_without_anybody_chance_lays_them() -> None:
    chance = ["obstacle:stones/0/8.4", "neutral_boars"]
    game = hex_skirmish(
        "castle_griffins castle_halberdiers", "guards=i", hex_obstacles="1", units=chance, mode="campaign"
    )
    game.play("obstacle:skull", "place:4.4")
    assert game.seen()["obstacles"][1]["hexes"] == ["8.4"]
    assert game.asked() == (0, "unit")


class Watching(Scripted):
    """Scripted chance that keeps what could have come up, where that was much."""

    def __init__(self, units: list[str]) -> None:
        super().__init__(units=units)
        self.possible: set[str] = set()

    def pick(self, kind: int, outcomes: tuple[int, ...]) -> int:
        """The next scripted outcome."""
        if len(outcomes) > 100:
            self.possible |= {rules_of("heroes").key(kind, one) for one in outcomes}
        return super().pick(kind, outcomes)


@pytest.mark.rule("BF-REG-11", "BF-BTL-10", "BF-BTL-12")
def test_chance_lays_only_where_an_obstacle_may_lie() -> None:
    chance = ["obstacle:stones/0/8.4", "neutral_boars"]
    game = hex_skirmish(
        "castle_griffins castle_halberdiers", "guards=i", hex_obstacles="1", units=chance, mode="campaign"
    )
    watching = Watching(chance)
    game._streams = watching
    game.play("obstacle:skull", "place:4.4")
    stones = {spot.removeprefix("obstacle:stones/0/") for spot in watching.possible if "stones" in spot}
    assert stones == columns(3, 9) - {"4.4"} - hexes_around("4.4")
    assert {spot.partition(":")[2].partition("/")[0] for spot in watching.possible} == {
        "pond", "mound", "spine", "rocks", "log_a", "log_b", "stones",
    }  # fmt: skip
