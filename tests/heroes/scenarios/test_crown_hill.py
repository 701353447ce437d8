"""Crown Hill: points for the chair, fair falls, safe towns, an income every round, and how it is won."""

from pathlib import Path

import pytest

from tests.heroes.builder import OPEN, THREE, TWO, WEAK, HeroesGame, alliance_game, played_out, scenario_game

CHAIR = "0,0.c"
POINTS, LAST_SEAT = 0, 1


def hill(seats: tuple[str, ...] = TWO) -> HeroesGame:
    return scenario_game("crown_hill", seats)


def poor(game: HeroesGame) -> HeroesGame:
    for seat in range(len(game.seen()["players"])):
        game.give(seat)
    return game


def points(game: HeroesGame, seat: int) -> int:
    return game.position.scenario_state.tally[game.position.game_terms.tokens * seat + POINTS]


def last_seat(game: HeroesGame) -> list[int]:
    state = game.position
    return [
        state.scenario_state.tally[state.game_terms.tokens * seat + LAST_SEAT]
        for seat in range(state.game_terms.players)
    ]


def set_points(game: HeroesGame, *amounts: int) -> None:
    from banneret.heroes.state.scenario_state import add_token

    for seat, amount in enumerate(amounts):
        add_token(game.position, seat, POINTS, amount)


def to_round(game: HeroesGame, number: int) -> HeroesGame:
    while not game.over and game.position.game_round < number:
        game.do_nothing()
    return game


@pytest.mark.rule("H3-FIELD-guard")
@pytest.mark.parametrize("seats", [TWO, THREE])
def test_the_chair_lies_open_without_guards_from_the_start(seats: tuple[str, ...]) -> None:
    game = hill(seats)
    assert (game.field(CHAIR)["location"], game.field(CHAIR)["guard"]) == ("dragon_utopia", 0)


@pytest.mark.rule("H3-FIELD-on_flag")
def test_flagging_the_chair_gives_nothing() -> None:
    game = poor(hill())
    near = next(name for name in ("0,0.ne", "0,0.sw", "0,0.w") if game.field(name)["location"] != "blocked")
    game.stand(0, near, mp=1)
    game.ask_again().apply(f"go:{CHAIR}")
    assert game.field(CHAIR)["owner"] == 0
    assert game.resources(0) == (0, 0, 0)
    assert game.events_named("look") == []


@pytest.mark.rule("H3-DO-score", "H3-WHEN-turn_start", "H3-RULE-if")
@pytest.mark.parametrize("secondary", [False, True])
@pytest.mark.parametrize(("number", "gained"), [(2, 1), (3, 2), (4, 2), (5, 3)])
def test_whoever_sits_at_the_start_of_the_own_turn_scores_half_the_round(
    number: int, gained: int, secondary: bool
) -> None:
    game = hill()
    game.position.game_round = number - 1
    game.stand(0, CHAIR, secondary=secondary)
    if secondary:
        game.stand(0, str(game.player(0)["town"]))
    game.next_round()
    while game.asked() != (0, "action"):
        game.do_nothing()
    assert (points(game, 0), points(game, 1)) == (gained, 0)
    assert last_seat(game) == [1, 0]


@pytest.mark.rule("H3-DO-sole_token")
def test_the_one_who_sat_last_is_known() -> None:
    game = hill()
    game.stand(0, CHAIR)
    to_round(game, 3)
    assert last_seat(game) == [1, 0]
    game.stand(0, str(game.player(0)["town"]))
    game.stand(1, CHAIR)
    to_round(game, 4)
    assert last_seat(game) == [0, 1]


@pytest.mark.rule("H3-DO-score", "H3-WHEN-beat_hero", "H3-WHEN-beat_second_in_combat")
@pytest.mark.parametrize("secondary", [False, True])
def test_beating_a_rival_hero_scores_two(secondary: bool) -> None:
    game = poor(hill().meadow())
    game.stand(1, str(game.player(1)["town"]))
    if secondary:
        game.stand(1, OPEN[1], secondary=True)
        game.stand(0, OPEN[0], mp=3)
        game.army(0, "castle_archangels+")
        game.army(1, WEAK)
        game.ask_again()
        game.apply(f"go:{OPEN[1]}")
        game.close_window()
        game.apply("no")
        game.fight()
    else:
        game.face(*OPEN)
        game.apply(f"go:{OPEN[1]}")
        game.fight()
    assert (points(game, 0), points(game, 1)) == (2, 0)


@pytest.mark.rule("H3-WHEN-beat_second_in_combat")
def test_a_secondary_hero_given_up_scores_nothing() -> None:
    game = poor(hill().meadow())
    game.stand(1, OPEN[1], secondary=True)
    game.stand(0, OPEN[0], mp=3)
    game.ask_again().apply(f"go:{OPEN[1]}")
    game.close_window()
    game.apply("yes")
    assert game.player(0)["cubes"] == [0, 1]
    assert points(game, 0) == 0, "only what is beaten in Combat scores here"


@pytest.mark.rule("H3-END-16", "H3-CHANGE-ransom", "H3-CHANGE-fallen_return")
def test_a_beaten_main_hero_pays_nothing_and_gets_units_back() -> None:
    game = poor(hill().meadow())
    game.give(1, gold=20)
    game.stand(0, OPEN[0], mp=3)
    game.stand(1, OPEN[1])
    game.army(0, "castle_archangels+", "castle_zealots+", "castle_champions+")
    game.army(1, "necropolis_skeletons", "necropolis_zombies", "necropolis_vampires")
    game.ask_again().apply(f"go:{OPEN[1]}")
    game.close_window()
    while game.asked() != (1, "unit") or not any(key.startswith("restore:") for key in game.keys):
        wanted = [key for key in game.choice.keys if key.startswith(("deploy:", "place:"))]
        if game.choice.seat == 0:
            wanted += [key for key in game.choice.keys if key.startswith("attack:")]
        if wanted:
            game.apply(wanted[0])
        else:
            game.do_nothing()
    assert game.keys == {"restore:necropolis_skeletons", "restore:necropolis_zombies"}, "the silver one is the only one"
    game.apply("restore:necropolis_zombies")
    while game.asked()[1] != "action":
        game.do_nothing()
    assert sorted(game.player(1)["units"]) == ["necropolis_vampires", "necropolis_zombies"]
    assert game.resources(1)[0] == 20
    assert [event["n"] for event in game.events_named("ransom")] == [0]
    assert game.events_named("army_again") == []


@pytest.mark.rule("H3-CHANGE-fallen_return")
def test_guards_give_nothing_back() -> None:
    game = poor(hill())
    game.army(0, "castle_halberdiers")
    town = str(game.player(0)["town"])
    guarded = next(
        name for name in (town.replace(".c", f".{way}") for way in ("ne", "e", "se", "sw", "w", "nw"))
        if f"go:{name}" in game.keys and game.field(name)["guard"]
    )  # fmt: skip
    game.apply(f"go:{guarded}")
    while not game.events_named("retreat") and not game.events_named("win"):
        game.do_nothing()
    assert game.events_named("restored") == []


@pytest.mark.rule("H3-CHANGE-safe_towns")
@pytest.mark.parametrize("defended", [True, False])
def test_nobody_enters_the_starting_town_of_a_rival(defended: bool) -> None:
    game = hill()
    town = str(game.player(1)["town"])
    near = next(name for name in (town.replace(".c", f".{way}") for way in ("ne", "e", "se", "sw", "w", "nw"))
                if game.field(name)["location"] != "blocked")  # fmt: skip
    if not defended:
        game.stand(1, "0,0.ne")
    game.stand(0, near, mp=2)
    game.ask_again()
    assert f"go:{town}" not in game.keys
    assert game.why_not(f"go:{town}") == "H3-CHANGE-safe_towns"
    game.stand(1, near, mp=2)
    game.stand(0, "0,0.sw")
    while game.asked() != (1, "action"):
        game.do_nothing()
    assert f"go:{town}" in game.keys, "its owner comes home"


@pytest.mark.rule("H3-GEN-01", "H3-CHANGE-safe_towns")
@pytest.mark.parametrize(("owner", "open_to"), [(1, False), (2, True)])
def test_the_starting_town_of_an_ally_stays_open(owner: int, open_to: bool, tmp_path: Path) -> None:
    safe = {"id": "safe", "text": "Towns are safe.", "change": {"safe_towns": True}}
    game = alliance_game(tmp_path, rules=[safe])
    game.stand(owner, "0,0.ne")
    town = game.town_of(owner)
    game.stand(0, game.beside(town), mp=2)
    game.ask_again()
    assert (f"go:{town}" in game.keys) == open_to


@pytest.mark.rule("H3-RND-03", "H3-CHANGE-every_round_pays", "H3-CHANGE-astrologers")
def test_every_round_pays_and_the_astrologers_keep_silent() -> None:
    game = poor(hill())
    assert game.events_named("income") == [], "not in the first round"
    for number in (2, 3, 4):
        before = len(game.events_named("income"))
        to_round(game, number)
        gold = [event for event in game.events_named("income")[before:] if event["resource"] == "gold"]
        assert [(event["player"], event["n"]) for event in gold] == [(0, 15), (1, 15)]
    assert game.events_named("proclaim") == []


@pytest.mark.rule("H3-DO-free_hero", "H3-DO-build_free")
def test_the_events_of_rounds_2_4_and_6() -> None:
    game = hill()
    to_round(game, 2)
    for seat in (0, 1):
        assert game.hero_at(seat, secondary=True) == game.player(seat)["town"]
    assert "citadel" not in game.player(1)["building_kinds"]
    to_round(game, 4)
    assert all("citadel" in game.player(seat)["building_kinds"] for seat in (0, 1))
    assert "dwelling_silver" not in game.player(1)["building_kinds"]
    to_round(game, 6)
    assert all("dwelling_silver" in game.player(seat)["building_kinds"] for seat in (0, 1))


@pytest.mark.rule("H3-GOAL-points")
@pytest.mark.parametrize(("amount", "result"), [(15, None), (16, (-1, 1))])
def test_sixteen_points_win_at_the_end_of_a_round(amount: int, result: tuple[int, ...] | None) -> None:
    game = hill()
    set_points(game, 0, amount)
    game.next_round()
    assert game.result == result


@pytest.mark.rule("H3-SCORING-points", "H3-SCORING-tie_break")
@pytest.mark.parametrize(
    ("amounts", "sits", "sat", "result"),
    [((5, 3), -1, -1, (1, -1)), ((5, 3), 1, -1, (-1, 1)), ((5, 5), -1, 1, (-1, 1)), ((5, 5), -1, -1, (0, 0))],
)
def test_after_the_last_round_points_count_and_the_chair_four(
    amounts: tuple[int, int], sits: int, sat: int, result: tuple[int, ...]
) -> None:
    game = hill()
    game.position.game_round = 9
    set_points(game, *amounts)
    if sits >= 0:
        game.stand(sits, CHAIR)
    if sat >= 0:
        from banneret.heroes.state.scenario_state import add_token

        add_token(game.position, sat, LAST_SEAT, 1)
    # The turn of the one who sits has begun already, so that sitting itself scores nothing.
    while not game.over:
        if sits >= 0 and game.position.turn == sits:
            set_points(game, *(amount - points(game, seat) for seat, amount in enumerate(amounts)))
        game.do_nothing()
    assert game.result == result


@pytest.mark.parametrize(("players", "bot"), [(2, "greedy"), (3, "random")])
def test_bots_play_it_to_an_end(players: int, bot: str) -> None:
    played_out("crown_hill", players, bot, seed=3)
