"""Tale Of Two Lands: two halves that are closed at first, what counts beyond the strait, and who wins."""

from pathlib import Path

import pytest

from banneret.heroes.scenario.load import load_scenario
from tests.heroes.builder import HeroesGame, alliance_of_three, bots_play, file_for_three

WEST, EAST = (-1, 1), (1, -1)
"""Near tiles on both shores."""


def lands(folder: Path) -> HeroesGame:
    """West are seats 0 and 1, East is seat 2."""
    game = alliance_of_three(folder, "tale_of_two_lands")
    for seat in range(3):
        game.give(seat)
    return game


def in_round(game: HeroesGame, number: int) -> HeroesGame:
    """The active player is asked in another round."""
    game.position.game_round = number
    return game.ask_again()


def to_round(game: HeroesGame, number: int) -> HeroesGame:
    while not game.over and game.position.game_round < number:
        game.do_nothing()
    return game


def shore(game: HeroesGame, tile: str = "N6") -> str:
    """A field of the western shore from which the strait can be turned up."""
    game.lay(WEST, tile)
    for name in (f"-1,1.{way}" for way in ("ne", "e", "se", "sw", "w", "nw")):
        game.stand(0, name, mp=3)
        if game.field(name)["location"] != "blocked" and "discover:0,0" in in_round(game, 5).keys:
            return name
    raise AssertionError("the strait is out of reach")


@pytest.mark.rule("H3-CHANGE-own_half_until")
def test_the_strait_cannot_be_turned_up_before_round_five(tmp_path: Path) -> None:
    game = lands(tmp_path)
    shore(game)
    assert "discover:0,0" not in in_round(game, 4).keys
    assert game.why_not("discover:0,0") == "H3-CHANGE-own_half_until"
    assert "discover:0,0" in in_round(game, 5).keys


@pytest.mark.rule("H3-CHANGE-own_half_until")
def test_tiles_of_the_own_half_are_turned_up_as_ever(tmp_path: Path) -> None:
    game = lands(tmp_path)
    found: set[str] = set()
    town = str(game.player(0)["town"])
    for way in ("ne", "e", "se", "sw", "w", "nw"):
        game.stand(0, town.replace(".c", f".{way}"), mp=3)
        found |= {key for key in game.ask_again().keys if key.startswith("discover:")}
    assert found
    assert all(int(key.removeprefix("discover:").partition(",")[0]) < 0 for key in found)


@pytest.mark.rule("H3-CHANGE-own_half_until")
@pytest.mark.parametrize(("number", "closed"), [(1, True), (4, True), (5, False)])
def test_nobody_walks_into_the_strait_before_it_opens(tmp_path: Path, number: int, closed: bool) -> None:
    game = lands(tmp_path)
    game.lay(WEST, "N6")
    game.lay((0, 0), "C1")
    crossings: set[str] = set()
    for name in (f"-1,1.{way}" for way in ("ne", "e", "se", "sw", "w", "nw")):
        if game.field(name)["location"] == "blocked":
            continue
        game.stand(0, name, mp=3)
        crossings |= {key for key in in_round(game, number).keys if key.startswith("go:0,0.")}
    assert (crossings == set()) is closed


@pytest.mark.rule("H3-CHANGE-own_half_until")
def test_the_east_is_bound_to_the_east(tmp_path: Path) -> None:
    game = lands(tmp_path)
    while game.asked() != (2, "action"):
        game.do_nothing()
    game.lay(EAST, "N6")
    game.lay((0, 0), "C1")
    beyond: set[str] = set()
    inland: set[str] = set()
    for name in (f"1,-1.{way}" for way in ("ne", "e", "se", "sw", "w", "nw")):
        if game.field(name)["location"] != "blocked":
            game.stand(2, name, mp=3)
            options = game.ask_again().keys
            beyond |= {key for key in options if key.startswith("go:0,0.")}
            inland |= {key for key in options if key.startswith("discover:2,")}
    assert beyond == set()
    assert inland


@pytest.mark.rule("H3-CHANGE-own_half_until")
def test_an_observatory_does_not_see_the_strait_early(tmp_path: Path) -> None:
    game = lands(tmp_path)
    game.lay(WEST, "F5")
    assert game.field("-1,1.c")["location"] == "redwood_observatory"
    game.stand(0, "-1,1.w", mp=3)
    game.position.game_round = 4
    game.ask_again().play("go:-1,1.c")
    assert "discover:0,0" not in game.keys
    assert any(key.startswith("discover:") for key in game.keys)


@pytest.mark.rule("H3-DO-move_all", "H3-DO-story")
def test_when_the_strait_opens_every_hero_moves_one_field_more(tmp_path: Path) -> None:
    game = lands(tmp_path)
    to_round(game, 5)
    assert [game.mp_of(seat) for seat in range(3)] == [4, 4, 4]
    assert len(game.events_named("story")) == 1
    to_round(game, 6)
    assert game.mp_of(0) == 3


@pytest.mark.rule("H3-TRD-14", "H3-TRD-15")
def test_allies_share_their_granaries(tmp_path: Path) -> None:
    game = lands(tmp_path)
    game.give(0, gold=4)
    game.ask_again().play("give:2/gold", "amount:4")
    assert (game.resources(0)[0], game.resources(1)[0]) == (0, 4)


def mines(game: HeroesGame, half: int) -> list[str]:
    """Six mines and settlements of a half, as its tiles are laid."""
    sign = 1 if half > 0 else -1
    places = ((2, -1), (2, 0), (1, -1), (1, 0))
    tiles = ("F4", "F1", "N4", "N5") if half > 0 else ("F5", "F2", "N6", "N1")
    for (u, v), tile in zip(places, tiles, strict=True):
        game.lay((sign * u, sign * v), tile)
    return [
        str(one["field"])
        for tile in game.seen()["tiles"]
        for one in tile.get("fields", ())
        if one["location"] in ("mine", "settlement") and int(str(tile["at"]).partition(",")[0]) * sign > 0
    ]


@pytest.mark.rule("H3-GOAL-flag")
@pytest.mark.parametrize(("count", "wins"), [(5, True), (4, False)])
def test_five_mines_and_settlements_beyond_the_strait_held_for_two_rounds_win(
    tmp_path: Path, count: int, wins: bool
) -> None:
    game = lands(tmp_path)
    fields = mines(game, 1)
    assert len(fields) >= 5
    game.own(0, *fields[:2])
    game.own(1, *fields[2:count])
    game.next_round()
    assert not game.over, "not after the first round"
    game.next_round()
    assert game.result == ((1, 1, -1) if wins else None)


@pytest.mark.rule("H3-GOAL-flag")
def test_those_of_the_own_half_do_not_count_for_that(tmp_path: Path) -> None:
    game = lands(tmp_path)
    game.own(2, *mines(game, 1)[:5])
    game.next_round()
    game.next_round()
    assert not game.over


@pytest.mark.rule("H3-GOAL-capture_town")
def test_all_towns_of_the_rivals_win(tmp_path: Path) -> None:
    game = lands(tmp_path)
    game.position.clashes |= 1 << (3 * 1 + 2)
    game.next_round()
    assert game.result == (1, 1, -1)


@pytest.mark.rule("H3-SCORING-points")
@pytest.mark.parametrize(
    ("west", "east", "result"),
    [
        (("other_half", 1), ("own_half", 1), (1, 1, -1)),
        (("own_half", 1), ("own_half", 3), (-1, -1, 1)),
        (("own_half", 3), ("town", 1), (-1, -1, 1)),
        (("own_half", 1), ("hero", 1), (-1, -1, 1)),
    ],
)
def test_after_the_last_round_points_count(
    tmp_path: Path, west: tuple[str, int], east: tuple[str, int], result: tuple[int, ...]
) -> None:
    game = lands(tmp_path)
    western, eastern = mines(game, -1), mines(game, 1)
    taken: list[str] = []
    for seat, (what, count) in ((0, west), (2, east)):
        if what == "hero":
            game.position.falls = (*game.position.falls[:6], count, 0, 0)
        elif what == "town":
            game.own(seat, str(game.player(1)["town"]))
        else:
            mine = (western if seat == 0 else eastern) if what == "own_half" else (eastern if seat == 0 else western)
            free = [name for name in mine if name not in taken][:count]
            taken += free
            game.own(seat, *free)
    game.position.game_round = 14
    while not game.over:
        game.do_nothing()
    assert game.result == result


@pytest.mark.rule("H3-SCORING-still_equal")
def test_equal_teams_send_one_each_into_a_final_battle(tmp_path: Path) -> None:
    game = lands(tmp_path)
    game.own(0, mines(game, -1)[0])
    game.own(2, mines(game, 1)[0])
    game.position.game_round = 14
    while not game.events_named("final_battle"):
        game.do_nothing()
    two = game.events_named("final_battle")[0]
    assert 2 in (two["player"], two["player2"])


def test_the_file_for_four_and_the_one_for_three_check_clean(tmp_path: Path) -> None:
    assert load_scenario("tale_of_two_lands").players == (4,)
    assert load_scenario(file_for_three(tmp_path, "tale_of_two_lands")).players == (3,)


@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_bots_play_the_form_for_three_to_an_end(tmp_path: Path, bot: str) -> None:
    returns = bots_play(file_for_three(tmp_path, "tale_of_two_lands"), bot)
    assert returns[0] == returns[1]
