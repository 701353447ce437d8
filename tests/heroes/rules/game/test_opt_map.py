"""The optional rules of the table that concern the map: each is played with the option and without."""

import pytest

from banneret.games import new
from banneret.heroes.state.options import EXCLUDING, MAP_OPTIONS, OPTIONS
from banneret.kernel.errors import SetupError
from banneret.kernel.game import Game
from banneret.kernel.record import parse_record
from banneret.table.asked import label
from tests.heroes.support.calendar import astrologers, end_round, to_action, to_round
from tests.heroes.support.campaign import quiet
from tests.heroes.support.journey import (
    FIELD,
    TWO,
    army,
    ask_again,
    asked,
    build,
    deal,
    field,
    give,
    happened,
    journey,
    keys,
    lay,
    luck,
    own,
    play,
    player,
    resources,
    set_out,
    stack_deck,
    stand,
    state_of,
)
from tests.heroes.support.tours import at_the_door
from tests.heroes.support.war import hero_at, mp_of, to_turn

SWITCHES = ["off", "on"]
THEIR_TOWN = "3,0.c"


# -- captured Towns ----------------------------------------------------------------------------------------------------


def captor(serve: str, *buildings: str) -> Game:
    """Seat 0 holds the Town of seat 1, in which these buildings stand."""
    game = quiet(captured_towns_serve=serve)
    build(game, 0)
    build(game, 1, *buildings)
    own(game, 0, THEIR_TOWN)
    give(game, 0, gold=30, materials=9, valuables=9)
    return ask_again(game)


@pytest.mark.rule("H3-OPT-01")
@pytest.mark.parametrize("serve", SWITCHES)
def test_a_captured_town_brings_its_owner_no_resources(serve: str) -> None:
    game = captor(serve, "city_hall")
    own(game, 1, "1,0.nw")
    state_of(game).income[3:6] = [15, 0, 0]
    to_round(game, 2)
    give(game, 1)
    end_round(game)
    # Of 15 gold 10 are the Town's own income, and the City Hall may give 4 more.
    assert resources(game, 1)[0] == (5 if serve == "on" else 15)
    assert (asked(game) == (1, "amount")) == (serve == "off"), "the City Hall asks its owner"


@pytest.mark.rule("H3-OPT-01")
@pytest.mark.parametrize("serve", SWITCHES)
def test_the_captor_uses_the_buildings_of_the_town(serve: str) -> None:
    game = captor(serve, "dwelling_bronze", "citadel", "mage_guild", "special_tent")
    army(game, 0, "castle_griffins")
    army(game, 1, "necropolis_zombies")
    deal(game, 0, hand=["attack", "defense", "power"])
    ask_again(game)
    offered = {"recruit:necropolis_skeletons", "reinforce:castle_griffins", "buy_spell", "use:necropolis/special_tent"}
    assert offered & keys(game) == (offered if serve == "on" else set())
    assert not {"recruit:necropolis_zombies", "recruit:castle_halberdiers"} & keys(game), "no card, and no dwelling"
    if serve == "on":
        play(game, "use:necropolis/special_tent")
        while asked(game) != (0, "action"):
            play(game, game.choice.keys[0])
        assert "use:necropolis/special_tent" not in keys(game), "once a turn"
        play(game, "recruit:necropolis_skeletons")
        assert "necropolis_skeletons" in [str(unit) for unit in player(game, 0)["units"]]


@pytest.mark.rule("H3-OPT-01", "H3-TWN-21")
def test_the_owner_keeps_the_buildings_but_not_units_the_captor_has() -> None:
    game = captor("on", "dwelling_bronze")
    army(game, 1)
    play(ask_again(game), "recruit:necropolis_skeletons", "done")
    give(game, 1, gold=30, materials=9, valuables=9)
    play(game, "end_turn")
    while asked(game) != (1, "action"):
        play(game, next(key for key in ("pass", "draw_cards:0", "done") if key in keys(game)))
    assert "recruit:necropolis_zombies" in keys(game)
    assert "recruit:necropolis_skeletons" not in keys(game)


# -- dice and the starting bonus ---------------------------------------------------------------------------------------


@pytest.mark.rule("H3-OPT-03")
@pytest.mark.parametrize("single", SWITCHES)
def test_a_resource_die_gives_one(single: str) -> None:
    game = journey(difficulty="impossible", single_resource=single)
    astrologers(game, ["white_raven"])
    before = resources(game, 0)
    luck(game, rolls=["resource:6_gold", "resource:4_building_materials"])
    end_round(game)
    assert resources(game, 0)[0] - before[0] == (1 if single == "on" else 6)


@pytest.mark.rule("H3-OPT-03")
def test_experience_of_a_treasure_die_is_unchanged() -> None:
    game = journey(difficulty="impossible", single_resource="on")
    astrologers(game, ["fluffy_rabbit"])
    luck(game, rolls=["treasure:experience", "treasure:experience"])
    end_round(game)
    assert state_of(game).experience == [1, 1]


@pytest.mark.rule("H3-OPT-04")
@pytest.mark.parametrize("none", SWITCHES)
@pytest.mark.parametrize("difficulty", ["easy", "normal", "hard"])
def test_nobody_gets_a_starting_bonus(difficulty: str, none: str) -> None:
    game = luck(set_out(difficulty=difficulty, no_starting_bonus=none), dice=[1, -1])
    game.settle()
    play(game, game.choice.keys[0], game.choice.keys[0])
    assert (asked(game)[1] == "amount" and "choose:1" in keys(game)) == (none == "off")
    assert (state_of(game).game_round == 0) == (none == "off")


@pytest.mark.rule("H3-OPT-05", "H3-MOV-18")
@pytest.mark.parametrize("two", SWITCHES)
def test_everybody_starts_with_a_secondary_hero(two: str) -> None:
    game = journey(secondary_at_start=two)
    if two == "off":
        assert hero_at(game, 0, secondary=True) is None
        return
    for number in (0, 1):
        assert hero_at(game, number, secondary=True) == hero_at(game, number)
    assert resources(game, 0)[0] >= 15, "for nothing"
    assert (mp_of(game, 0, secondary=True), "hire" in keys(game)) == (2, False)
    assert not [key for key in keys(game) if key.startswith("discover")], "the two must part first"


# -- income ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-OPT-07")
@pytest.mark.parametrize("double", SWITCHES)
def test_mines_bring_double_and_pay_double_at_once(double: str) -> None:
    game, mine = at_the_door("F4", "nw", double_income=double)
    state = state_of(game)
    assert field(game, mine)["location"] == "mine"
    printed = 5
    give(game, 0)
    before = list(state.income[:3])
    state.beaten |= (1 << 10000) - 1
    play(game, f"go:{mine}")
    step = [now - then for now, then in zip(state_of(game).income[:3], before, strict=True)]
    assert sum(step) == sum(resources(game, 0)) == printed * (2 if double == "on" else 1)


@pytest.mark.rule("H3-OPT-07")
@pytest.mark.parametrize("double", SWITCHES)
def test_settlements_bring_double_and_lose_it_again(double: str) -> None:
    game, settlement = at_the_door("F1", "nw", double_income=double)
    state_of(game).beaten |= (1 << 10000) - 1
    give(game, 0)
    play(game, f"go:{settlement}")
    assert ("10" in label(game, game.choice.options[0], "en")) == (double == "on"), "it is told before"
    play(game, "choose:1")
    assert resources(game, 0)[0] == (10 if double == "on" else 5)
    assert state_of(game).income[0] == (20 if double == "on" else 15)
    stand(game, 0, "-1,0.c")
    to_turn(play(game, "end_turn"), 1)
    stand(game, 1, "1,0.c", mp=2)
    give(game, 0)
    play(ask_again(game), f"go:{settlement}")
    while "choose:1" not in keys(game):
        play(game, "pass" if "pass" in keys(game) else "no")
    assert state_of(game).income[0] == 10, "all of it is lost with the flag"


# -- trading -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-OPT-08")
@pytest.mark.parametrize("free", SWITCHES)
def test_resources_are_exchanged_at_any_time(free: str) -> None:
    game = quiet(trade_anytime=free)
    give(game, 0, gold=6)
    give(game, 1, gold=2)
    ask_again(game)
    assert ({"trade:1", "trade:2"} <= keys(game)) == (free == "on")
    if free == "on":
        play(game, "trade:1")
        assert resources(game, 0) == (0, 0, 1)
        army(game, 1)
        build(game, 1)
        play(game, "end_turn")
        assert asked(game) == (1, "play"), "in the turn of another player as well"
        play(game, "trade:2")
        assert resources(game, 1) == (0, 1, 0)


@pytest.mark.rule("H3-OPT-09")
@pytest.mark.parametrize("free", SWITCHES)
def test_a_trading_post_gives_one_artifact_once(free: str) -> None:
    game, post = at_the_door("F1", "sw", mp=3, trade_anytime=free)
    stack_deck(game, "artifact", ["speculum"], ["rib_cage"])
    deal(game, 0, hand=[])
    give(game, 0, gold=2)
    play(game, f"go:{post}")
    if free == "off":
        assert "trade:2" in keys(game)
        play(game, "done")
        assert "revisit:main" in keys(game)
        return
    assert player(game, 0)["hand"] == ["speculum"]
    assert asked(game) == (0, "action")
    assert "revisit:main" not in keys(game)
    assert field(game, post)["black_cube"], "a black cube lies on it"


# -- the Astrologers ---------------------------------------------------------------------------------------------------


def proclaimed(game: Game, last: int) -> list[int]:
    """The rounds up to one in which an Astrologers card was drawn."""
    rounds: set[int] = set()
    now = 0
    to_round(game, last)
    for event in game.events:
        if event.name == "map_round":
            now = int(event.args["n"])
        elif event.name == "proclaim":
            rounds.add(now)
    return sorted(rounds)


@pytest.mark.rule("H3-OPT-12", "H3-OPT-13")
@pytest.mark.parametrize(
    ("options", "rounds"),
    [({}, [2, 4]), ({"astrologers_every_round": "on"}, [1, 2, 3, 4, 5]), ({"no_astrologers": "on"}, [])],
)
def test_in_which_rounds_the_astrologers_speak(options: dict[str, str], rounds: list[int]) -> None:
    game = journey(TWO, first=0, **options)
    astrologers(game, ["dead_silence", "grim_warlock"])
    assert proclaimed(game, 5) == rounds


@pytest.mark.rule("H3-OPT-12")
def test_a_card_about_income_changes_the_income_just_given() -> None:
    game = journey(astrologers_every_round="on", difficulty="impossible")
    astrologers(game, ["dead_silence"])
    to_round(game, 2)
    give(game, 0)
    give(game, 1)
    astrologers(game, ["gold_dragon"])
    to_action(end_round(game))
    assert resources(game, 0)[0] == 15, "10 and 5 more"
    astrologers(game, ["dead_silence"])
    to_round(game, 4)
    astrologers(game, ["wild_debauchery"])
    give(game, 0)
    end_round(game)
    assert resources(game, 0)[0] == 5


@pytest.mark.rule("H3-OPT-12")
def test_a_card_of_an_even_round_still_waits_for_income() -> None:
    game = journey(astrologers_every_round="on", difficulty="impossible")
    astrologers(game, ["gold_dragon"])
    to_round(game, 2)
    give(game, 0)
    astrologers(game, ["dead_silence"])
    end_round(game)
    assert resources(game, 0)[0] == 15


@pytest.mark.rule("H3-OPT-17")
def test_drawing_always_and_never_exclude_each_other() -> None:
    with pytest.raises(SetupError, match="exclude each other"):
        set_out(astrologers_every_round="on", no_astrologers="on")
    assert set_out(astrologers_every_round="on", no_astrologers="off").setup.options == {
        "astrologers_every_round": "on"
    }


@pytest.mark.rule("H3-OPT-17")
def test_all_other_rows_are_independent_switches() -> None:
    rows = {name for name in MAP_OPTIONS if OPTIONS[name].clause.startswith("H3-OPT")}
    assert {OPTIONS[name].clause for name in rows} == {
        f"H3-OPT-{n:02}" for n in (1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 16)
    }
    together = {name: "on" for name in rows if name != EXCLUDING[0][1]}
    game = new("heroes", scenario="brave_new_world", seats=TWO, seed=3, options=together)
    assert parse_record(game.record()).setup.options == together, "all of them stand in the record"


# -- fields fill up again ----------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-OPT-14", "H3-OPT-15")
@pytest.mark.parametrize("refresh", SWITCHES)
def test_black_cubes_go_in_the_fourth_round_and_guards_are_back(refresh: str) -> None:
    game = quiet(fields_refresh=refresh)
    lay(game, (1, 0), "F1")
    state = state_of(game)
    guarded = next(place["field"] for place in fields_with_guards(game) if place["location"] == "artifact_symbol")
    state.black |= 1 << FIELD[guarded]
    state.beaten |= 1 << FIELD[guarded]
    own(game, 1, "1,0.nw")
    to_round(game, 3)
    assert field(game, guarded)["black_cube"]
    assert not field(game, guarded)["guard"]
    end_round(game)
    assert bool(field(game, guarded)["black_cube"]) == (refresh == "off")
    assert bool(field(game, guarded)["guard"]) == (refresh == "on")
    assert field(game, "1,0.nw")["owner"] == 1, "flags stay"
    assert ({"n": 1} in happened(game, "cubes_cleared")) == (refresh == "on")


def fields_with_guards(game: Game) -> list[dict[str, str]]:
    """The guarded fields of the tile laid for a test."""
    found = [field(game, f"1,0.{place}") for place in ("nw", "ne", "w", "c", "e", "sw", "se")]
    return [place for place in found if place["guard"]]
