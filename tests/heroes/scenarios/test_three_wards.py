"""Three Wards: armies that break in by dice, bracing, what they destroy, the Warden, and how it is won and lost."""

import pytest

from banneret.heroes.adventure.ai_heroes.paths import distances
from banneret.heroes.state.ai_heroes import edit_host
from banneret.heroes.state.scenario_state import edit
from banneret.kernel.game import Game
from tests.heroes.property.whole import neutrals
from tests.heroes.support.coop import (
    begin_round,
    dismiss,
    fight_well,
    idle,
    into_round,
    middle,
    next_turn,
    on_map,
    to_turn,
)
from tests.heroes.support.journey import (
    FIELD,
    army,
    ask_again,
    field,
    fields_of,
    happened,
    keys,
    lay,
    luck,
    own,
    play,
    seen,
    stand,
    state_of,
)
from tests.heroes.support.quest import give_troops, place_ai, rout, troops, where
from tests.heroes.support.saga import SEATS, begun, beside, played_out, saga, town_of
from tests.heroes.support.solo import into_battle
from tests.heroes.support.war import STRONG, do_nothing

BREACHES = ("first_breach", "second_breach", "third_breach", "fourth_breach", "fifth_breach")
ROUND_OF = dict(zip(BREACHES, range(5, 10), strict=True))


def door(players: int = 2, difficulty: str = "normal") -> Game:
    return saga("three_wards", SEATS[players], difficulty=difficulty)


def wards(game: Game) -> list[str]:
    return [middle(game, "wards", n) for n in range(3)]


def broken(game: Game, number: int, *dice: int) -> Game:
    """Begin a round with these dice for the breach."""
    luck(game, dice=dice)
    begin_round(game, number)
    return to_turn(game)


# -- breaches ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-MOD-01")
@pytest.mark.parametrize(
    ("dice", "ward"),
    [((-1, -1), 0), ((-1, 0), 0), ((0, 0), 1), ((1, -1), 1), ((0, 1), 2), ((1, 1), 2)],
)
def test_two_attack_dice_say_at_which_ward_an_army_breaks_in(dice: tuple[int, int], ward: int) -> None:
    game = broken(door(), 5, *dice)
    assert where(game, "first_breach") == wards(game)[ward]
    assert len(happened(game, "broke_in")) == 1


@pytest.mark.parametrize(("last", "dice", "ward"), [(0, (-1, -1), 1), (1, (0, 0), 2), (2, (1, 1), 0), (1, (1, 1), 2)])
def test_never_at_the_same_ward_twice_in_a_row(last: int, dice: tuple[int, int], ward: int) -> None:
    game = door()
    edit(state_of(game)).breach = FIELD[wards(game)[last]] // 7
    broken(game, 6, *dice)
    assert where(game, "second_breach") == wards(game)[ward]


@pytest.mark.parametrize("number", range(3, 12))
def test_one_army_comes_in_each_of_rounds_5_to_9_and_then_the_warden(number: int) -> None:
    game = door()
    begin_round(game, number)
    to_turn(game)
    expected = [name for name, when in ROUND_OF.items() if when == number] + (["warden"] if number == 10 else [])
    assert on_map(game) == expected


@pytest.mark.parametrize(
    ("difficulty", "name", "tiers"),
    [
        ("easy", "first_breach", "000"),
        ("normal", "second_breach", "001"),
        ("hard", "third_breach", "111"),
        ("impossible", "fourth_breach", "112"),
        ("hard", "fifth_breach", "112"),
        ("easy", "warden", "112"),
        ("impossible", "warden", "123"),
    ],
)
def test_armies_are_as_strong_as_difficulty_and_wave_say(difficulty: str, name: str, tiers: str) -> None:
    game = door(difficulty=difficulty)
    begin_round(game, ROUND_OF.get(name, 10))
    assert troops(game, name) == [f"draw:{tier}" for tier in tiers]


def test_a_breach_raids_flags_at_the_end_of_the_round_and_leaves_nothing_of_them() -> None:
    game = door()
    into_round(game, 5)
    place_ai(game, "first_breach", "")
    spot = wards(game)[0].split(".")[0]
    mine = next(name for name in fields_of(game, "mine") if name.startswith(spot))
    own(game, 1, mine)
    place_ai(game, "first_breach", beside(game, mine))
    for player in (0, 1):
        stand(game, player, town_of(game, player))
    next_turn(game)
    next_turn(game)
    assert mine in seen(game)["saga"]["gone"]
    assert field(game, mine)["owner"] in (None, -1)
    assert {"ai": 0, "field": mine} in happened(game, "ai_razed")


def test_what_a_breach_crosses_can_be_visited_no_more() -> None:
    game = door()
    into_round(game, 5)
    lay(game, (2, -1), "F1")
    (mill,) = [name for name in fields_of(game, "windmill") if name.startswith("2,-1.")]
    stand(game, 0, mill, mp=3)
    army(game, 0, STRONG)
    place_ai(game, "first_breach", beside(game, mill))
    give_troops(game, "first_breach", "pack:archangels", "pack:black_dragons")
    army(game, 0, "castle_halberdiers")
    while not happened(game, "hero_beaten"):
        do_nothing(game)
    to_turn(game)
    assert mill in seen(game)["saga"]["gone"]


def test_a_ward_outlives_the_army_that_breaks_in_there() -> None:
    game = door()
    own(game, 0, wards(game)[0])
    broken(game, 5, -1, -1)
    assert seen(game)["saga"]["gone"] == []


def test_a_breach_beaten_gives_experience_and_a_treasure() -> None:
    game = into_round(door(), 5)
    rolled, kept = len(happened(game, "map_die")), len(happened(game, "result"))
    rout(game, "first_breach")
    to_turn(game)
    assert {"player": 0, "n": 2} in happened(game, "experience")
    assert len(happened(game, "map_die")) >= rolled + 2
    assert len(happened(game, "result")) >= kept + 1


# -- bracing -----------------------------------------------------------------------------------------------------------


def test_a_hero_on_a_ward_may_give_all_movement_to_brace_it() -> None:
    game = door()
    ward = wards(game)[0]
    stand(game, 0, ward, mp=1)
    ask_again(game)
    assert "rule:1" not in keys(game)
    assert game.why_not("rule:1") == "H3-MOV-03"
    stand(game, 0, beside(game, ward), mp=3)
    ask_again(game)
    assert game.why_not("rule:1") == "H3-MOD-01"
    stand(game, 0, ward, mp=3)
    play(ask_again(game), "rule:1")
    assert seen(game)["saga"]["braced"] == [ward.split(".")[0]]
    assert state_of(game).mp[0] == 0


def test_the_next_army_at_a_braced_ward_comes_a_round_later() -> None:
    game = door()
    ward = wards(game)[0]
    edit(state_of(game)).braced = (FIELD[ward] // 7,)
    broken(game, 5, -1, -1)
    assert on_map(game) == []
    assert seen(game)["saga"]["braced"] == [], "it holds once"
    luck(game, dice=[1, 1])
    while state_of(game).game_round == 5:
        idle(game)
    to_turn(game)
    assert where(game, "first_breach") == ward
    assert where(game, "second_breach") == wards(game)[2]


def test_a_ward_braced_elsewhere_holds_nobody_up() -> None:
    game = door()
    edit(state_of(game)).braced = (FIELD[wards(game)[1]] // 7,)
    broken(game, 5, -1, -1)
    assert on_map(game) == ["first_breach"]
    assert len(seen(game)["saga"]["braced"]) == 1


def test_the_warden_can_be_held_up_as_well_and_is_not_beaten_meanwhile() -> None:
    game = door()
    edit(state_of(game)).braced = tuple(FIELD[ward] // 7 for ward in wards(game))
    begin_round(game, 10)
    to_turn(game)
    assert on_map(game) == []
    assert not game.over
    while state_of(game).game_round == 10:
        idle(game)
    to_turn(game)
    assert on_map(game) == ["warden"]


# -- the Warden --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ward", [0, 1, 2])
def test_the_warden_comes_at_the_ward_farthest_from_all_heroes(ward: int) -> None:
    game = door()
    others = [name for n, name in enumerate(wards(game)) if n != ward]
    state_of(game).game_round = 9
    while state_of(game).game_round == 9:
        for player in (0, 1):
            stand(game, player, others[player])
        do_nothing(game)
    to_turn(game)
    assert where(game, "warden") == wards(game)[ward]


@pytest.mark.parametrize("richest", [0, 1])
def test_the_warden_marches_two_fields_towards_the_richest(richest: int) -> None:
    game = door()
    begin_round(game, 10)
    to_turn(game)
    state_of(game).income = [10 + 15 * (player == richest) if n == 0 else 0 for player in (0, 1) for n in range(3)]
    before = where(game, "warden")
    far = way(game, before, town_of(game, richest))
    next_turn(game)
    next_turn(game)
    assert way(game, where(game, "warden"), town_of(game, richest)) == far - 2


def way(game: Game, start: str, goal: str) -> int:
    return distances(state_of(game), [FIELD[goal]])[FIELD[start]]


def warden_fight(*units: str) -> Game:
    """The first player attacks the Warden, who has one strong unit, with units that only stand there."""
    game = door()
    begin_round(game, 10)
    to_turn(game)
    give_troops(game, "warden", "neutral:peasants")
    stand(game, 0, beside(game, where(game, "warden")), mp=3)
    army(game, 0, *units)
    return into_battle(game, f"go:{where(game, 'warden')}")


def rounds_of(game: Game) -> int:
    return len(happened(game, "round"))


def test_from_the_second_round_on_a_unit_of_the_reserve_enters_the_backline_in_each() -> None:
    game = warden_fight("castle_archangels+", "castle_champions+", "castle_crusaders+")
    everything = neutrals(state_of(game))
    entered: dict[int, list[str]] = {}
    for _ in range(200):
        if not state_of(game).base or rounds_of(game) > 4:
            break
        do_nothing(game)
    number = 0
    for event in game.events:
        if event.name == "round":
            number = int(event.args["n"])
        elif event.name == "deploy" and number and "neutral" in str(event.args["unit"]):
            entered.setdefault(number, []).append(str(event.args["space"]))
    assert 1 not in entered
    assert all(len(spaces) == 1 for spaces in entered.values())
    assert sorted(entered) == list(range(2, rounds_of(game) + 1))[: len(entered)]
    assert entered
    assert all(space[1] == "5" for spaces in entered.values() for space in spaces), "the backline of the defender"
    assert neutrals(state_of(game)) == everything
    fight_well(game)
    assert neutrals(state_of(game)) == everything


def test_no_more_than_five_stand_and_the_rest_of_the_reserve_waits() -> None:
    game = door()
    begin_round(game, 10)
    to_turn(game)
    give_troops(game, "warden", *("neutral:peasants", "neutral:boars", "neutral:rogues", "neutral:halflings"))
    stand(game, 0, beside(game, where(game, "warden")), mp=3)
    army(game, 0, "castle_archangels+")
    into_battle(game, f"go:{where(game, 'warden')}")
    while state_of(game).base and rounds_of(game) < 4:
        standing = [unit for unit in seen(game)["combat"]["units"] if unit["side"] == 1]
        assert len(standing) <= 5
        do_nothing(game)


def test_what_has_entered_does_not_enter_again_in_the_next_fight() -> None:
    game = warden_fight("castle_halberdiers")
    host = state_of(game).scenario_state.host
    assert len(host.spare[5]) == 5
    while state_of(game).base:
        do_nothing(game)
    to_turn(game)
    fought = max(0, rounds_of(game) - 1)
    assert len(state_of(game).scenario_state.host.spare[5]) == 5 - fought


# -- the beginning, events and the end ---------------------------------------------------------------------------------


def test_everybody_searches_for_an_artifact_before_the_game() -> None:
    game = begun("three_wards")
    asked: list[int] = []
    while state_of(game).game_round == 0:
        if "look" in game.choice:
            asked.append(game.choice.seat)
        game.apply(game.choice.options[0])
    assert asked == [0, 1]


@pytest.mark.parametrize("number", [5, 6, 9])
def test_wheels_and_mills_turn_again_in_rounds_6_and_9(number: int) -> None:
    game = door()
    lay(game, (0, 0), "F1")
    (mill,) = [name for name in fields_of(game, "windmill") if name.startswith("0,0.")]
    state_of(game).black |= 1 << FIELD[mill]
    begin_round(game, number)
    assert field(game, mill)["black_cube"] == (number == 5)


def test_it_is_won_with_the_warden_and_every_breach_beaten_but_not_before_round_10() -> None:
    game = into_round(door(), 9)
    dismiss(game, *BREACHES)
    ask_again(game)
    assert not game.over
    while state_of(game).game_round == 9:
        idle(game)
    to_turn(game)
    assert (on_map(game), game.over) == (["warden"], False)
    rout(game, "warden")
    to_turn(game)
    assert game.result == (1, 1)


def test_armies_that_have_not_come_yet_are_not_counted_as_beaten() -> None:
    game = door()
    (goal,) = seen(game)["goals"]
    assert (goal["done"], goal["of"]) == ([0, 0], 6)
    into_round(game, 6)
    dismiss(game, "first_breach")
    assert seen(game)["goals"][0]["done"] == [1, 1]


def test_a_breach_still_there_keeps_the_victory_away() -> None:
    game = into_round(door(), 10)
    dismiss(game, *BREACHES[1:])
    place_ai(game, "first_breach", wards(game)[0])
    dismiss(game, "warden")
    ask_again(game)
    assert not game.over


@pytest.mark.parametrize(("falls", "over"), [((1, 1), False), ((2, 1), True), ((0, 3), True), ((2, 0), False)])
def test_three_defeats_of_main_heroes_by_armies_lose_counted_over_all(falls: tuple[int, int], over: bool) -> None:
    game = door()
    edit_host(state_of(game)).falls_to_ai = falls
    ask_again(game)
    assert game.over == over
    if over:
        assert game.result == (-1, -1)


def test_it_is_lost_at_once_with_any_town() -> None:
    game = door()
    state = state_of(game)
    state.owned = (state.owned[0], 0)
    ask_again(game)
    assert game.result == (-1, -1)


def test_it_is_lost_after_twelve_rounds() -> None:
    game = door()
    place_ai(game, "warden", wards(game)[0])
    into_round(game, 12)
    assert not game.over
    while not game.over:
        idle(game)
    assert (game.result, state_of(game).game_round) == ((-1, -1), 12)


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_bots_play_it_to_an_end(players: int, bot: str) -> None:
    played = played_out("three_wards", players, bot)
    assert len(set(played.returns or ())) == 1
