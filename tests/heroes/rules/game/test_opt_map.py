"""The optional rules of the table that concern the map: each is played with the option and without."""

import pytest

from banneret.games import new
from banneret.heroes.state.options import EXCLUDING, MAP_OPTIONS, OPTIONS
from banneret.kernel.errors import SetupError
from banneret.kernel.record import parse_record
from banneret.table.asked import label
from tests.heroes.builder import FIELD, TWO, HeroesGame, game_next_to, new_game, quiet_game, whole_game

SWITCHES = ["off", "on"]
THEIR_TOWN = "3,0.c"


# -- captured Towns ----------------------------------------------------------------------------------------------------


def captor(serve: str, *buildings: str) -> HeroesGame:
    """Seat 0 holds the Town of seat 1, in which these buildings stand."""
    game = quiet_game(captured_towns_serve=serve)
    game.build(0)
    game.build(1, *buildings)
    game.own(0, THEIR_TOWN)
    game.give(0, gold=30, materials=9, valuables=9)
    return game.ask_again()


@pytest.mark.rule("H3-OPT-01")
@pytest.mark.parametrize("serve", SWITCHES)
def test_a_captured_town_brings_its_owner_no_resources(serve: str) -> None:
    game = captor(serve, "city_hall")
    game.own(1, "1,0.nw")
    game.position.income[3:6] = [15, 0, 0]
    game.to_round(2)
    game.give(1)
    game.end_round()
    # Of 15 gold 10 are the Town's own income, and the City Hall may give 4 more.
    assert game.resources(1)[0] == (5 if serve == "on" else 15)
    assert (game.asked() == (1, "amount")) == (serve == "off"), "the City Hall asks its owner"


@pytest.mark.rule("H3-OPT-01")
@pytest.mark.parametrize("serve", SWITCHES)
def test_the_captor_uses_the_buildings_of_the_town(serve: str) -> None:
    game = captor(serve, "dwelling_bronze", "citadel", "mage_guild", "special_tent")
    game.army(0, "castle_griffins")
    game.army(1, "necropolis_zombies")
    game.deal(0, hand=["attack", "defense", "power"])
    game.ask_again()
    offered = {"recruit:necropolis_skeletons", "reinforce:castle_griffins", "buy_spell", "use:necropolis/special_tent"}
    assert offered & game.keys == (offered if serve == "on" else set())
    assert not {"recruit:necropolis_zombies", "recruit:castle_halberdiers"} & game.keys, "no card, and no dwelling"
    if serve == "on":
        game.play("use:necropolis/special_tent")
        while game.asked() != (0, "action"):
            game.play(game.choice.keys[0])
        assert "use:necropolis/special_tent" not in game.keys, "once a turn"
        game.play("recruit:necropolis_skeletons")
        assert "necropolis_skeletons" in [str(unit) for unit in game.player(0)["units"]]


@pytest.mark.rule("H3-OPT-01", "H3-NEU-03")
@pytest.mark.parametrize("serve", SWITCHES)
def test_a_captured_dwelling_opens_its_deck_to_diplomacy(serve: str) -> None:
    game = captor(serve, "dwelling_silver")
    game.deal(0, hand=["diplomacy"])
    game.luck(lands=["unit:neutral_mummies"])
    game.ask_again().play("play:diplomacy")
    assert ("recruit:neutral_mummies" in game.keys) == (serve == "on")


@pytest.mark.rule("H3-OPT-01", "H3-TWN-26")
@pytest.mark.parametrize(
    ("serve", "exchanged", "asked"), [("on", False, True), ("on", True, False), ("off", False, False)]
)
def test_a_captured_building_darkens_the_captors_combat_once_a_turn(serve: str, exchanged: bool, asked: bool) -> None:
    game = captor(serve, "special_tent")
    game.build(0, "special_tent")
    game.give(0)
    game.deal(0, hand=["attack", "defense"])
    game.deal(1, hand=["power"])
    game.stand(0, "0,0.c", mp=3)
    game.stand(1, "0,0.se")
    game.ask_again()
    if exchanged:
        game.play("use:necropolis/special_tent", "done")
    game.play("go:0,0.se").close_window()
    assert (game.asked() == (0, "may")) == asked
    if asked:
        game.play("yes")
    assert game.player(1)["discard"] == (["power"] if asked else [])


@pytest.mark.rule("H3-OPT-01", "H3-TWN-21")
def test_the_owner_keeps_the_buildings_but_not_units_the_captor_has() -> None:
    game = captor("on", "dwelling_bronze")
    game.army(1)
    game.ask_again().play("recruit:necropolis_skeletons", "done")
    game.give(1, gold=30, materials=9, valuables=9)
    game.play("end_turn")
    while game.asked() != (1, "action"):
        game.play(next(key for key in ("pass", "draw_cards:0", "done") if key in game.keys))
    assert "recruit:necropolis_zombies" in game.keys
    assert "recruit:necropolis_skeletons" not in game.keys


@pytest.mark.rule("H3-OPT-01", "H3-MGU-07")
def test_the_captor_buys_no_spell_in_the_round_in_which_the_owner_built_the_guild() -> None:
    game = captor("on", "dwelling_bronze")
    game.next_turn()
    game.give(1, gold=30, materials=9, valuables=9)
    game.ask_again().play("build:mage_guild", "take_top", "take_top")
    game.give(0, gold=30)
    game.play("end_turn")
    assert "buy_spell" not in game.keys
    game.to_turn(0)
    assert "buy_spell" in game.keys


@pytest.mark.rule("H3-OPT-01", "H3-MGU-07")
def test_the_captor_who_has_just_built_a_guild_buys_at_the_captured_one() -> None:
    game = captor("on", "mage_guild")
    game.play("build:mage_guild", "take_top", "take_top")
    assert "buy_spell" in game.keys


# -- dice and the starting bonus ---------------------------------------------------------------------------------------


@pytest.mark.rule("H3-OPT-03")
@pytest.mark.parametrize("single", SWITCHES)
def test_a_resource_die_gives_one(single: str) -> None:
    game = whole_game(difficulty="impossible", single_resource=single)
    game.astrologers(["white_raven"])
    before = game.resources(0)
    game.luck(rolls=["resource:6_gold", "resource:4_building_materials"])
    game.end_round()
    assert game.resources(0)[0] - before[0] == (1 if single == "on" else 6)


@pytest.mark.rule("H3-OPT-03")
def test_experience_of_a_treasure_die_is_unchanged() -> None:
    game = whole_game(difficulty="impossible", single_resource="on")
    game.astrologers(["fluffy_rabbit"])
    game.luck(rolls=["treasure:experience", "treasure:experience"])
    game.end_round()
    assert game.position.experience == [1, 1]


@pytest.mark.rule("H3-OPT-04")
@pytest.mark.parametrize("none", SWITCHES)
@pytest.mark.parametrize("difficulty", ["easy", "normal", "hard"])
def test_nobody_gets_a_starting_bonus(difficulty: str, none: str) -> None:
    game = new_game(difficulty=difficulty, no_starting_bonus=none).luck(dice=[1, -1])
    game.settle()
    game.play(game.choice.keys[0], game.choice.keys[0])
    assert (game.asked()[1] == "amount" and "choose:1" in game.keys) == (none == "off")
    assert (game.position.game_round == 0) == (none == "off")


@pytest.mark.rule("H3-OPT-05", "H3-MOV-18")
@pytest.mark.parametrize("two", SWITCHES)
def test_everybody_starts_with_a_secondary_hero(two: str) -> None:
    game = whole_game(secondary_at_start=two)
    if two == "off":
        assert game.hero_at(0, secondary=True) is None
        return
    for number in (0, 1):
        assert game.hero_at(number, secondary=True) == game.hero_at(number)
    assert game.resources(0)[0] >= 15, "for nothing"
    assert (game.mp_of(0, secondary=True), "hire" in game.keys) == (2, False)
    assert not [key for key in game.keys if key.startswith("discover")], "the two must part first"


# -- income ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-OPT-07")
@pytest.mark.parametrize("double", SWITCHES)
def test_mines_bring_double_and_pay_double_at_once(double: str) -> None:
    game, mine = game_next_to("F4", "nw", double_income=double)
    state = game.position
    assert game.field(mine)["location"] == "mine"
    printed = 5
    game.give(0)
    before = list(state.income[:3])
    state.beaten |= (1 << 10000) - 1
    game.play(f"go:{mine}")
    step = [now - then for now, then in zip(game.position.income[:3], before, strict=True)]
    assert sum(step) == sum(game.resources(0)) == printed * (2 if double == "on" else 1)


@pytest.mark.rule("H3-OPT-07")
@pytest.mark.parametrize("double", SWITCHES)
def test_settlements_bring_double_and_lose_it_again(double: str) -> None:
    game, settlement = game_next_to("F1", "nw", double_income=double)
    game.position.beaten |= (1 << 10000) - 1
    game.give(0)
    game.play(f"go:{settlement}")
    assert ("10" in label(game, game.choice.options[0], "en")) == (double == "on"), "it is told before"
    game.play("choose:1")
    assert game.resources(0)[0] == (10 if double == "on" else 5)
    assert game.position.income[0] == (20 if double == "on" else 15)
    game.stand(0, "-1,0.c")
    game.play("end_turn").to_turn(1)
    game.stand(1, "1,0.c", mp=2)
    game.give(0)
    game.ask_again().play(f"go:{settlement}")
    while "choose:1" not in game.keys:
        game.play("pass" if "pass" in game.keys else "no")
    assert game.position.income[0] == 10, "all of it is lost with the flag"


# -- trading -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-OPT-08")
@pytest.mark.parametrize("free", SWITCHES)
def test_resources_are_exchanged_at_any_time(free: str) -> None:
    game = quiet_game(trade_anytime=free)
    game.give(0, gold=6)
    game.give(1, gold=2)
    game.ask_again()
    assert ({"trade:1", "trade:2"} <= game.keys) == (free == "on")
    if free == "on":
        game.play("trade:1")
        assert game.resources(0) == (0, 0, 1)
        game.army(1)
        game.build(1)
        game.play("end_turn")
        assert game.asked() == (1, "play"), "in the turn of another player as well"
        game.play("trade:2")
        assert game.resources(1) == (0, 1, 0)


@pytest.mark.rule("H3-OPT-09")
@pytest.mark.parametrize("free", SWITCHES)
def test_a_trading_post_gives_one_artifact_once(free: str) -> None:
    game, post = game_next_to("F1", "sw", mp=3, trade_anytime=free)
    game.stack_deck("artifact", ["speculum"], ["rib_cage"])
    game.deal(0, hand=[])
    game.give(0, gold=2)
    game.play(f"go:{post}")
    if free == "off":
        assert "trade:2" in game.keys
        game.play("done")
        assert "revisit:main" in game.keys
        return
    assert game.player(0)["hand"] == ["speculum"]
    assert game.asked() == (0, "action")
    assert "revisit:main" not in game.keys
    assert game.field(post)["black_cube"], "a black cube lies on it"


# -- the Astrologers ---------------------------------------------------------------------------------------------------


def proclaimed(game: HeroesGame, last: int) -> list[int]:
    """The rounds up to one in which an Astrologers card was drawn."""
    rounds: set[int] = set()
    now = 0
    game.to_round(last)
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
    game = whole_game(TWO, first=0, **options)
    game.astrologers(["dead_silence", "grim_warlock"])
    assert proclaimed(game, 5) == rounds


@pytest.mark.rule("H3-OPT-12")
def test_a_card_about_income_changes_the_income_just_given() -> None:
    game = whole_game(astrologers_every_round="on", difficulty="impossible")
    game.astrologers(["dead_silence"])
    game.to_round(2)
    game.give(0)
    game.give(1)
    game.astrologers(["gold_dragon"])
    game.end_round().to_action()
    assert game.resources(0)[0] == 15, "10 and 5 more"
    game.astrologers(["dead_silence"])
    game.to_round(4)
    game.astrologers(["wild_debauchery"])
    game.give(0)
    game.end_round()
    assert game.resources(0)[0] == 5


@pytest.mark.rule("H3-OPT-12")
def test_a_card_of_an_even_round_still_waits_for_income() -> None:
    game = whole_game(astrologers_every_round="on", difficulty="impossible")
    game.astrologers(["gold_dragon"])
    game.to_round(2)
    game.give(0)
    game.astrologers(["dead_silence"])
    game.end_round()
    assert game.resources(0)[0] == 15


@pytest.mark.rule("H3-OPT-17")
def test_drawing_always_and_never_exclude_each_other() -> None:
    with pytest.raises(SetupError, match="exclude each other"):
        new_game(astrologers_every_round="on", no_astrologers="on")
    assert new_game(astrologers_every_round="on", no_astrologers="off").setup.options == {
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
    game = quiet_game(fields_refresh=refresh)
    game.lay((1, 0), "F1")
    state = game.position
    guarded = next(place["field"] for place in fields_with_guards(game) if place["location"] == "artifact_symbol")
    state.black |= 1 << FIELD[guarded]
    state.beaten |= 1 << FIELD[guarded]
    game.own(1, "1,0.nw")
    game.to_round(3)
    assert game.field(guarded)["black_cube"]
    assert not game.field(guarded)["guard"]
    game.end_round()
    assert bool(game.field(guarded)["black_cube"]) == (refresh == "off")
    assert bool(game.field(guarded)["guard"]) == (refresh == "on")
    assert game.field("1,0.nw")["owner"] == 1, "flags stay"
    assert ({"n": 1} in game.events_named("cubes_cleared")) == (refresh == "on")


def fields_with_guards(game: HeroesGame) -> list[dict[str, str]]:
    """The guarded fields of the tile laid for a test."""
    found = [game.field(f"1,0.{place}") for place in ("nw", "ne", "w", "c", "e", "sw", "se")]
    return [place for place in found if place["guard"]]
