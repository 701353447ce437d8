"""Crown Hill: points for the chair, fair falls, safe towns, an income every round, and how it is won."""

import pytest

from banneret.kernel.game import Game
from tests.heroes.support.journey import (
    THREE,
    TWO,
    army,
    ask_again,
    asked,
    field,
    give,
    happened,
    keys,
    player,
    resources,
    seen,
    stand,
    state_of,
)
from tests.heroes.support.saga import played_out, saga
from tests.heroes.support.war import OPEN, WEAK, close_window, do_nothing, face, fight, hero_at, meadow, next_round

CHAIR = "0,0.c"
POINTS, LAST_SEAT = 0, 1


def hill(seats: tuple[str, ...] = TWO) -> Game:
    return saga("crown_hill", seats)


def poor(game: Game) -> Game:
    for seat in range(len(seen(game)["players"])):
        give(game, seat)
    return game


def points(game: Game, seat: int) -> int:
    return state_of(game).scenario_state.tally[state_of(game).game_terms.tokens * seat + POINTS]


def last_seat(game: Game) -> list[int]:
    state = state_of(game)
    return [
        state.scenario_state.tally[state.game_terms.tokens * seat + LAST_SEAT]
        for seat in range(state.game_terms.players)
    ]


def set_points(game: Game, *amounts: int) -> None:
    from banneret.heroes.state.scenario_state import add_token

    for seat, amount in enumerate(amounts):
        add_token(state_of(game), seat, POINTS, amount)


def to_round(game: Game, number: int) -> Game:
    while not game.over and state_of(game).game_round < number:
        do_nothing(game)
    return game


@pytest.mark.parametrize("seats", [TWO, THREE])
def test_the_chair_lies_open_without_guards_from_the_start(seats: tuple[str, ...]) -> None:
    game = hill(seats)
    assert (field(game, CHAIR)["location"], field(game, CHAIR)["guard"]) == ("dragon_utopia", 0)


def test_flagging_the_chair_gives_nothing() -> None:
    game = poor(hill())
    near = next(name for name in ("0,0.ne", "0,0.sw", "0,0.w") if field(game, name)["location"] != "blocked")
    stand(game, 0, near, mp=1)
    ask_again(game).apply(f"go:{CHAIR}")
    assert field(game, CHAIR)["owner"] == 0
    assert resources(game, 0) == (0, 0, 0)
    assert happened(game, "look") == []


@pytest.mark.parametrize("secondary", [False, True])
@pytest.mark.parametrize(("number", "gained"), [(2, 1), (3, 2), (4, 2), (5, 3)])
def test_whoever_sits_at_the_start_of_the_own_turn_scores_half_the_round(
    number: int, gained: int, secondary: bool
) -> None:
    game = hill()
    state_of(game).game_round = number - 1
    stand(game, 0, CHAIR, secondary=secondary)
    if secondary:
        stand(game, 0, str(player(game, 0)["town"]))
    next_round(game)
    while asked(game) != (0, "action"):
        do_nothing(game)
    assert (points(game, 0), points(game, 1)) == (gained, 0)
    assert last_seat(game) == [1, 0]


def test_the_one_who_sat_last_is_known() -> None:
    game = hill()
    stand(game, 0, CHAIR)
    to_round(game, 3)
    assert last_seat(game) == [1, 0]
    stand(game, 0, str(player(game, 0)["town"]))
    stand(game, 1, CHAIR)
    to_round(game, 4)
    assert last_seat(game) == [0, 1]


@pytest.mark.parametrize("secondary", [False, True])
def test_beating_a_rival_hero_scores_two(secondary: bool) -> None:
    game = poor(meadow(hill()))
    stand(game, 1, str(player(game, 1)["town"]))
    if secondary:
        stand(game, 1, OPEN[1], secondary=True)
        stand(game, 0, OPEN[0], mp=3)
        army(game, 0, "castle_archangels+")
        army(game, 1, WEAK)
        ask_again(game)
        game.apply(f"go:{OPEN[1]}")
        close_window(game)
        game.apply("no")
        fight(game)
    else:
        face(game, *OPEN)
        game.apply(f"go:{OPEN[1]}")
        fight(game)
    assert (points(game, 0), points(game, 1)) == (2, 0)


def test_a_secondary_hero_given_up_scores_nothing() -> None:
    game = poor(meadow(hill()))
    stand(game, 1, OPEN[1], secondary=True)
    stand(game, 0, OPEN[0], mp=3)
    ask_again(game).apply(f"go:{OPEN[1]}")
    close_window(game)
    game.apply("yes")
    assert points(game, 0) == 0


@pytest.mark.rule("H3-END-16")
def test_a_beaten_main_hero_pays_nothing_and_gets_units_back() -> None:
    game = poor(meadow(hill()))
    give(game, 1, gold=20)
    stand(game, 0, OPEN[0], mp=3)
    stand(game, 1, OPEN[1])
    army(game, 0, "castle_archangels+", "castle_zealots+", "castle_champions+")
    army(game, 1, "necropolis_skeletons", "necropolis_zombies", "necropolis_vampires")
    ask_again(game).apply(f"go:{OPEN[1]}")
    close_window(game)
    while asked(game) != (1, "unit") or not any(key.startswith("restore:") for key in keys(game)):
        wanted = [key for key in game.choice.keys if key.startswith(("deploy:", "place:"))]
        if game.choice.seat == 0:
            wanted += [key for key in game.choice.keys if key.startswith("attack:")]
        if wanted:
            game.apply(wanted[0])
        else:
            do_nothing(game)
    assert keys(game) == {"restore:necropolis_skeletons", "restore:necropolis_zombies"}, (
        "the silver one is the only one"
    )
    game.apply("restore:necropolis_zombies")
    while asked(game)[1] != "action":
        do_nothing(game)
    assert sorted(player(game, 1)["units"]) == ["necropolis_vampires", "necropolis_zombies"]
    assert resources(game, 1)[0] == 20
    assert [event["n"] for event in happened(game, "ransom")] == [0]
    assert happened(game, "army_again") == []


def test_guards_give_nothing_back() -> None:
    game = poor(hill())
    army(game, 0, "castle_halberdiers")
    town = str(player(game, 0)["town"])
    guarded = next(
        name for name in (town.replace(".c", f".{way}") for way in ("ne", "e", "se", "sw", "w", "nw"))
        if f"go:{name}" in keys(game) and field(game, name)["guard"]
    )  # fmt: skip
    game.apply(f"go:{guarded}")
    while not happened(game, "retreat") and not happened(game, "win"):
        do_nothing(game)
    assert happened(game, "restored") == []


@pytest.mark.parametrize("defended", [True, False])
def test_nobody_enters_the_starting_town_of_a_rival(defended: bool) -> None:
    game = hill()
    town = str(player(game, 1)["town"])
    near = next(name for name in (town.replace(".c", f".{way}") for way in ("ne", "e", "se", "sw", "w", "nw"))
                if field(game, name)["location"] != "blocked")  # fmt: skip
    if not defended:
        stand(game, 1, "0,0.ne")
    stand(game, 0, near, mp=2)
    ask_again(game)
    assert f"go:{town}" not in keys(game)
    assert game.why_not(f"go:{town}") == "H3-MOD-01"
    stand(game, 1, near, mp=2)
    stand(game, 0, "0,0.sw")
    while asked(game) != (1, "action"):
        do_nothing(game)
    assert f"go:{town}" in keys(game), "its owner comes home"


@pytest.mark.rule("H3-RND-03")
def test_every_round_pays_and_the_astrologers_keep_silent() -> None:
    game = poor(hill())
    assert happened(game, "income") == [], "not in the first round"
    for number in (2, 3, 4):
        before = len(happened(game, "income"))
        to_round(game, number)
        gold = [event for event in happened(game, "income")[before:] if event["resource"] == "gold"]
        assert [(event["player"], event["n"]) for event in gold] == [(0, 15), (1, 15)]
    assert happened(game, "proclaim") == []


def test_the_events_of_rounds_2_4_and_6() -> None:
    game = hill()
    to_round(game, 2)
    for seat in (0, 1):
        assert hero_at(game, seat, secondary=True) == player(game, seat)["town"]
    assert "citadel" not in player(game, 1)["building_kinds"]
    to_round(game, 4)
    assert all("citadel" in player(game, seat)["building_kinds"] for seat in (0, 1))
    assert "dwelling_silver" not in player(game, 1)["building_kinds"]
    to_round(game, 6)
    assert all("dwelling_silver" in player(game, seat)["building_kinds"] for seat in (0, 1))


@pytest.mark.parametrize(("amount", "result"), [(15, None), (16, (-1, 1))])
def test_sixteen_points_win_at_the_end_of_a_round(amount: int, result: tuple[int, ...] | None) -> None:
    game = hill()
    set_points(game, 0, amount)
    next_round(game)
    assert game.result == result


@pytest.mark.parametrize(
    ("amounts", "sits", "sat", "result"),
    [((5, 3), -1, -1, (1, -1)), ((5, 3), 1, -1, (-1, 1)), ((5, 5), -1, 1, (-1, 1)), ((5, 5), -1, -1, (0, 0))],
)
def test_after_the_last_round_points_count_and_the_chair_four(
    amounts: tuple[int, int], sits: int, sat: int, result: tuple[int, ...]
) -> None:
    game = hill()
    state_of(game).game_round = 9
    set_points(game, *amounts)
    if sits >= 0:
        stand(game, sits, CHAIR)
    if sat >= 0:
        from banneret.heroes.state.scenario_state import add_token

        add_token(state_of(game), sat, LAST_SEAT, 1)
    # The turn of the one who sits has begun already, so that sitting itself scores nothing.
    while not game.over:
        if sits >= 0 and state_of(game).turn == sits:
            set_points(game, *(amount - points(game, seat) for seat, amount in enumerate(amounts)))
        do_nothing(game)
    assert game.result == result


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_bots_play_it_to_an_end(players: int, bot: str) -> None:
    played_out("crown_hill", players, bot, seed=3)
