"""Three Wards: armies that break in by dice, bracing, what they destroy, the Warden, and how it is won and lost."""

import pytest

from banneret.heroes.adventure.ai_heroes.paths import distances
from banneret.heroes.geometry.map_grid import field_name
from banneret.heroes.state.ai_heroes import edit_host
from banneret.heroes.state.scenario_state import edit
from tests.heroes.builder import FIELD, SEATS, STRONG, HeroesGame, new_scenario_game, played_out, scenario_game
from tests.heroes.property.drawn_games import neutrals

BREACHES = ("first_breach", "second_breach", "third_breach", "fourth_breach", "fifth_breach")
ROUND_OF = dict(zip(BREACHES, range(5, 10), strict=True))


def door(players: int = 2, difficulty: str = "normal") -> HeroesGame:
    return scenario_game("three_wards", SEATS[players], difficulty=difficulty)


def wards(game: HeroesGame) -> list[str]:
    return [game.middle("wards", n) for n in range(3)]


def broken(game: HeroesGame, number: int, *dice: int) -> HeroesGame:
    """Begin a round with these dice for the breach."""
    game.luck(dice=dice)
    game.skip_to_start_of_round(number)
    return game.to_any_turn()


# -- breaches ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-DO-spawn_by_dice")
@pytest.mark.parametrize(
    ("dice", "ward"),
    [((-1, -1), 0), ((-1, 0), 0), ((0, 0), 1), ((1, -1), 1), ((0, 1), 2), ((1, 1), 2)],
)
def test_two_attack_dice_say_at_which_ward_an_army_breaks_in(dice: tuple[int, int], ward: int) -> None:
    game = broken(door(), 5, *dice)
    assert game.ai_at("first_breach") == wards(game)[ward]
    assert len(game.events_named("broke_in")) == 1


@pytest.mark.rule("H3-DO-spawn_by_dice")
@pytest.mark.parametrize(("last", "dice", "ward"), [(0, (-1, -1), 1), (1, (0, 0), 2), (2, (1, 1), 0), (1, (1, 1), 2)])
def test_never_at_the_same_ward_twice_in_a_row(last: int, dice: tuple[int, int], ward: int) -> None:
    game = door()
    edit(game.position).breach = FIELD[wards(game)[last]] // 7
    broken(game, 6, *dice)
    assert game.ai_at("second_breach") == wards(game)[ward]


@pytest.mark.rule("H3-DO-spawn_by_dice", "H3-DO-spawn_far", "H3-RULE-rounds")
@pytest.mark.parametrize("number", range(3, 12))
def test_one_army_comes_in_each_of_rounds_5_to_9_and_then_the_warden(number: int) -> None:
    game = door()
    game.skip_to_start_of_round(number)
    game.to_any_turn()
    expected = [name for name, when in ROUND_OF.items() if when == number] + (["warden"] if number == 10 else [])
    assert game.ai_on_map() == expected


@pytest.mark.rule("H3-AI-army_by_difficulty")
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
    game.skip_to_start_of_round(ROUND_OF.get(name, 10))
    assert game.ai_troops(name) == [f"draw:{tier}" for tier in tiers]


@pytest.mark.rule("H3-AI-destroys", "H3-AI-turn", "H3-AI-move")
def test_a_breach_raids_flags_at_the_end_of_the_round_and_leaves_nothing_of_them() -> None:
    game = door()
    game.into_round(5)
    game.place_ai("first_breach", "")
    spot = wards(game)[0].split(".")[0]
    mine = next(name for name in game.fields_of("mine") if name.startswith(spot))
    game.own(1, mine)
    game.place_ai("first_breach", game.beside(mine))
    for player in (0, 1):
        game.stand(player, game.town_of(player))
    game.next_turn_of_anybody()
    game.next_turn_of_anybody()
    assert mine in game.seen()["scenario_state"]["gone"]
    assert game.field(mine)["owner"] in (None, -1)
    assert {"ai": 0, "field": mine} in game.events_named("ai_razed")


@pytest.mark.rule("H3-LOC-28", "H3-AIM-08", "H3-AI-destroys")
def test_a_breach_that_crosses_a_ward_takes_the_cubes_of_all_off() -> None:
    game = door().into_round(5)
    game.banish()
    ward = wards(game)[0]
    state = game.position
    state.owned = tuple(held | 1 << FIELD[ward] for held in state.owned)
    assert game.field(ward)["flags"] == [0, 1]
    game.place_ai("first_breach", game.beside(ward))
    for player in (0, 1):
        game.stand(player, game.town_of(player))
    game.next_turn_of_anybody()
    game.next_turn_of_anybody()
    assert ward in game.seen()["scenario_state"]["gone"]
    assert game.field(ward)["flags"] == []


@pytest.mark.rule("H3-AI-destroys")
def test_what_a_breach_crosses_can_be_visited_no_more() -> None:
    game = door()
    game.into_round(5)
    game.lay((2, -1), "F1")
    (mill,) = [name for name in game.fields_of("windmill") if name.startswith("2,-1.")]
    game.stand(0, mill, mp=3)
    game.army(0, STRONG)
    game.place_ai("first_breach", game.beside(mill))
    game.give_troops("first_breach", "pack:archangels", "pack:black_dragons")
    game.army(0, "castle_halberdiers")
    while not game.events_named("hero_beaten"):
        game.do_nothing()
    game.to_any_turn()
    assert mill in game.seen()["scenario_state"]["gone"]


@pytest.mark.rule("H3-AI-destroys")
def test_a_ward_outlives_the_army_that_breaks_in_there() -> None:
    game = door()
    game.own(0, wards(game)[0])
    broken(game, 5, -1, -1)
    assert game.seen()["scenario_state"]["gone"] == []


@pytest.mark.rule("H3-AI-reward")
def test_a_breach_beaten_gives_experience_and_a_treasure() -> None:
    game = door().into_round(5)
    rolled, kept = len(game.events_named("map_die")), len(game.events_named("result"))
    game.rout("first_breach")
    game.to_any_turn()
    assert {"player": 0, "n": 2} in game.events_named("experience")
    assert len(game.events_named("map_die")) >= rolled + 2
    assert len(game.events_named("result")) >= kept + 1


# -- bracing -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-DO-brace", "H3-RULE-action")
def test_a_hero_on_a_ward_may_give_all_movement_to_brace_it() -> None:
    game = door()
    ward = wards(game)[0]
    game.stand(0, ward, mp=1)
    game.ask_again()
    assert "rule:1" not in game.keys
    assert game.why_not("rule:1") == "H3-MOV-03"
    game.stand(0, game.beside(ward), mp=3)
    game.ask_again()
    assert game.why_not("rule:1") == "H3-RULE-action"
    game.stand(0, ward, mp=3)
    game.ask_again().play("rule:1")
    assert game.seen()["scenario_state"]["braced"] == [ward.split(".")[0]]
    assert game.position.mp[0] == 0


@pytest.mark.rule("H3-DO-brace")
def test_the_next_army_at_a_braced_ward_comes_a_round_later() -> None:
    game = door()
    ward = wards(game)[0]
    edit(game.position).braced = (FIELD[ward] // 7,)
    broken(game, 5, -1, -1)
    assert game.ai_on_map() == []
    assert game.seen()["scenario_state"]["braced"] == [], "it holds once"
    game.luck(dice=[1, 1])
    while game.position.game_round == 5:
        game.idle()
    game.to_any_turn()
    assert game.ai_at("first_breach") == ward
    assert game.ai_at("second_breach") == wards(game)[2]


@pytest.mark.rule("H3-DO-brace")
def test_a_ward_braced_elsewhere_holds_nobody_up() -> None:
    game = door()
    edit(game.position).braced = (FIELD[wards(game)[1]] // 7,)
    broken(game, 5, -1, -1)
    assert game.ai_on_map() == ["first_breach"]
    assert len(game.seen()["scenario_state"]["braced"]) == 1


@pytest.mark.rule("H3-DO-brace")
def test_the_warden_can_be_held_up_as_well_and_is_not_beaten_meanwhile() -> None:
    game = door()
    edit(game.position).braced = tuple(FIELD[ward] // 7 for ward in wards(game))
    game.skip_to_start_of_round(10)
    game.to_any_turn()
    assert game.ai_on_map() == []
    assert not game.over
    while game.position.game_round == 10:
        game.idle()
    game.to_any_turn()
    assert game.ai_on_map() == ["warden"]


# -- the Warden --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-DO-spawn_far")
@pytest.mark.parametrize("ward", [0, 1, 2])
def test_the_warden_comes_at_the_ward_farthest_from_all_heroes(ward: int) -> None:
    game = door()
    others = [name for n, name in enumerate(wards(game)) if n != ward]
    game.position.game_round = 9
    while game.position.game_round == 9:
        for player in (0, 1):
            game.stand(player, others[player])
        game.do_nothing()
    game.to_any_turn()
    assert game.ai_at("warden") == wards(game)[ward]


@pytest.mark.rule("H3-AI-goal", "H3-AI-mp", "H3-AI-move")
@pytest.mark.parametrize("richest", [0, 1])
def test_the_warden_marches_two_fields_towards_the_richest(richest: int) -> None:
    game = door()
    game.skip_to_start_of_round(10)
    game.to_any_turn()
    game.position.income = [10 + 15 * (player == richest) if n == 0 else 0 for player in (0, 1) for n in range(3)]
    before = game.ai_at("warden")
    far = way(game, before, game.town_of(richest))
    game.next_turn_of_anybody()
    game.next_turn_of_anybody()
    assert way(game, game.ai_at("warden"), game.town_of(richest)) == far - 2


@pytest.mark.rule("H3-AI-goal")
@pytest.mark.parametrize("richest", [0, 1])
def test_the_warden_comes_nearer_to_the_richest_and_not_to_the_other(richest: int) -> None:
    game = door()
    game.skip_to_start_of_round(10)
    game.to_any_turn()
    game.position.income = [10 + 15 * (player == richest) if n == 0 else 0 for player in (0, 1) for n in range(3)]
    homes = [distances(game.position, [FIELD[game.town_of(player)]]) for player in (0, 1)]
    # From a field between the two Towns no step leads towards both.
    apart = homes[0][FIELD[game.town_of(1)]]
    between = next(field for field, far in homes[0].items() if far > 2 and homes[1].get(field) == apart - far > 2)
    game.place_ai("warden", field_name(between))
    game.next_turn_of_anybody()
    game.next_turn_of_anybody()
    there = FIELD[game.ai_at("warden")]
    steps = [home[there] - home[between] for home in homes]
    assert steps[richest] < 0 <= steps[1 - richest]


def way(game: HeroesGame, start: str, goal: str) -> int:
    return distances(game.position, [FIELD[goal]])[FIELD[start]]


def warden_fight(*units: str) -> HeroesGame:
    """The first player attacks the Warden, who has one strong unit, with units that only stand there."""
    game = door()
    game.skip_to_start_of_round(10)
    game.to_any_turn()
    game.give_troops("warden", "neutral:peasants")
    game.stand(0, game.beside(game.ai_at("warden")), mp=3)
    game.army(0, *units)
    return game.into_battle(f"go:{game.ai_at('warden')}")


def rounds_of(game: HeroesGame) -> int:
    return len(game.events_named("round"))


@pytest.mark.rule("H3-AI-reserve")
def test_from_the_second_round_on_a_unit_of_the_reserve_enters_the_backline_in_each() -> None:
    game = warden_fight("castle_archangels+", "castle_champions+", "castle_crusaders+")
    everything = neutrals(game.position)
    entered: dict[int, list[str]] = {}
    for _ in range(200):
        if not game.position.base or rounds_of(game) > 4:
            break
        game.do_nothing()
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
    assert neutrals(game.position) == everything
    game.fight_well()
    assert neutrals(game.position) == everything


@pytest.mark.rule("H3-AI-reserve")
def test_no_more_than_five_stand_and_the_rest_of_the_reserve_waits() -> None:
    game = door()
    game.skip_to_start_of_round(10)
    game.to_any_turn()
    game.give_troops("warden", *("neutral:peasants", "neutral:boars", "neutral:rogues", "neutral:halflings"))
    game.stand(0, game.beside(game.ai_at("warden")), mp=3)
    game.army(0, "castle_archangels+")
    game.into_battle(f"go:{game.ai_at('warden')}")
    while game.position.base and rounds_of(game) < 4:
        standing = [unit for unit in game.seen()["combat"]["units"] if unit["side"] == 1]
        assert len(standing) <= 5
        game.do_nothing()


@pytest.mark.rule("H3-AI-reserve", "H3-AI-lasting_losses")
def test_what_has_entered_does_not_enter_again_in_the_next_fight() -> None:
    game = warden_fight("castle_halberdiers")
    host = game.position.scenario_state.host
    assert len(host.spare[5]) == 5
    while game.position.base:
        game.do_nothing()
    game.to_any_turn()
    fought = max(0, rounds_of(game) - 1)
    assert len(game.position.scenario_state.host.spare[5]) == 5 - fought


# -- the beginning, events and the end ---------------------------------------------------------------------------------


@pytest.mark.rule("H3-WHEN-game_start", "H3-RULE-who")
def test_everybody_searches_for_an_artifact_before_the_game() -> None:
    game = new_scenario_game("three_wards")
    asked: list[int] = []
    while game.position.game_round == 0:
        if "look" in game.choice:
            asked.append(game.choice.seat)
        game.apply(game.choice.options[0])
    assert asked == [0, 1]


@pytest.mark.parametrize("number", [5, 6, 9])
def test_wheels_and_mills_turn_again_in_rounds_6_and_9(number: int) -> None:
    game = door()
    game.lay((0, 0), "F1")
    (mill,) = [name for name in game.fields_of("windmill") if name.startswith("0,0.")]
    game.position.black |= 1 << FIELD[mill]
    game.skip_to_start_of_round(number)
    assert game.field(mill)["black_cube"] == (number == 5)


@pytest.mark.rule("H3-GOAL-defeat_ai", "H3-GOAL-from_round")
def test_it_is_won_with_the_warden_and_every_breach_beaten_but_not_before_round_10() -> None:
    game = door().into_round(9)
    game.dismiss(*BREACHES)
    game.ask_again()
    assert not game.over
    while game.position.game_round == 9:
        game.idle()
    game.to_any_turn()
    assert (game.ai_on_map(), game.over) == (["warden"], False)
    game.rout("warden")
    game.to_any_turn()
    assert game.result == (1, 1)


@pytest.mark.rule("H3-GOAL-defeat_ai")
def test_armies_that_have_not_come_yet_are_not_counted_as_beaten() -> None:
    game = door()
    (goal,) = game.seen()["goals"]
    assert (goal["done"], goal["of"]) == ([0, 0], 6)
    game.into_round(6)
    game.dismiss("first_breach")
    assert game.seen()["goals"][0]["done"] == [1, 1]


@pytest.mark.rule("H3-GOAL-defeat_ai")
def test_a_breach_still_there_keeps_the_victory_away() -> None:
    game = door().into_round(10)
    game.dismiss(*BREACHES[1:])
    game.place_ai("first_breach", wards(game)[0])
    game.dismiss("warden")
    game.ask_again()
    assert not game.over


@pytest.mark.rule("H3-GOAL-main_hero_defeated")
@pytest.mark.parametrize(("falls", "over"), [((1, 1), False), ((2, 1), True), ((0, 3), True), ((2, 0), False)])
def test_three_defeats_of_main_heroes_by_armies_lose_counted_over_all(falls: tuple[int, int], over: bool) -> None:
    game = door()
    edit_host(game.position).falls_to_ai = falls
    game.ask_again()
    assert game.over == over
    if over:
        assert game.result == (-1, -1)


@pytest.mark.rule("H3-GOAL-town_lost", "H3-GOAL-when")
def test_it_is_lost_at_once_with_any_town() -> None:
    game = door()
    state = game.position
    state.owned = (state.owned[0], 0)
    game.ask_again()
    assert game.result == (-1, -1)


def test_it_is_lost_after_twelve_rounds() -> None:
    game = door()
    game.place_ai("warden", wards(game)[0])
    game.into_round(12)
    assert not game.over
    while not game.over:
        game.idle()
    assert (game.result, game.position.game_round) == ((-1, -1), 12)


@pytest.mark.parametrize(("players", "bot"), [(2, "greedy"), (3, "random")])
def test_bots_play_it_to_an_end(players: int, bot: str) -> None:
    played = played_out("three_wards", players, bot)
    assert len(set(played.returns or ())) == 1
