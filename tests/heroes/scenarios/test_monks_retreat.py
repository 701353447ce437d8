"""Monk's Retreat: abbeys with one lord, brothers and tithes, peace for heroes in them, and how they are won."""

import pytest

from banneret.heroes.adventure.seating import act_as
from banneret.heroes.game.turn import TURN
from banneret.heroes.state.pile_numbers import NEUTRAL_DECK
from banneret.heroes.tables.units_and_cards import TIER, UNIT_NUMBER
from banneret.heroes.text.names import Names
from banneret.kernel.state import FRAME_LENGTH
from tests.heroes.builder import FIELD, HeroesGame, played_out, scenario_game

SILVER = 1
ABBEYS = ("-1,0.c", "0,0.c", "1,0.c")
NEAR = ("-1,0.nw", "0,0.nw", "1,0.nw")
"""A field next to each."""


def coast(round_number: int = 1) -> HeroesGame:
    """The turn of seat 0, with the three abbeys face up."""
    game = scenario_game("monks_retreat")
    for u, tile in enumerate(("N3", "N4", "N5"), -1):
        game.lay((u, 0), tile)
    game.position.game_round = round_number
    for one in range(2):
        game.give(one)
    return game.ask_again()


def before(game: HeroesGame, n: int, player: int = 0, *, beaten: bool = True, mp: int = 3) -> HeroesGame:
    """A Main Hero next to an abbey, whose brothers have been beaten or not."""
    if beaten:
        game.position.beaten |= 1 << FIELD[ABBEYS[n]]
    game.stand(player, NEAR[n], mp=mp)
    return game.ask_again()


def guards_met(game: HeroesGame) -> list[str]:
    """Attack the abbey in the middle: the guards that come."""
    game.play(f"go:{ABBEYS[1]}")
    game.close_window()
    while not game.events_named("guard"):
        game.play(game.choice.keys[0])
    return [str(e["kind"]) for e in game.events_named("guard")]


@pytest.mark.rule("H3-CHANGE-guards", "H3-WHERE-location")
@pytest.mark.parametrize(("difficulty", "bronze", "silver"), [("easy", 2, 1), ("normal", 1, 2), ("hard", 0, 3)])
def test_brothers_of_level_four_guard_an_abbey_with_zealots_among_them(
    difficulty: str, bronze: int, silver: int
) -> None:
    game = scenario_game("monks_retreat", difficulty=difficulty)
    game.lay((0, 0), "N4")
    assert game.field(ABBEYS[1])["guard"] == 4
    before(game, 1, beaten=False)
    game.give(0)
    game.give(1)
    guards = guards_met(game.ask_again())
    tiers = [TIER[UNIT_NUMBER[unit]] for unit in guards]
    assert guards[0] == "neutral_zealots"
    assert tiers.count(SILVER - 1) == bronze
    assert tiers.count(SILVER) == silver


@pytest.mark.rule("H3-CHANGE-guards")
def test_zealots_that_are_not_to_be_had_are_replaced_by_another_silver_unit() -> None:
    game = before(coast(), 1, beaten=False)
    state, zealots = game.position, UNIT_NUMBER["neutral_zealots"]
    deck = NEUTRAL_DECK + SILVER
    state.piles[deck] = tuple(row for row in state.piles[deck] if row >> 1 != zealots)
    guards = guards_met(game)
    assert len(guards) == 3
    assert "neutral_zealots" not in guards


@pytest.mark.rule("H3-CHANGE-guards")
def test_beaten_brothers_do_not_come_back_for_the_next_visitor() -> None:
    game = before(coast(), 1, beaten=False)
    game.army(0, "castle_archangels+", "castle_champions+", "castle_zealots+", "castle_crusaders+")
    game.luck(lands=["unit:neutral_peasants", "unit:neutral_mummies"])
    game.play(f"go:{ABBEYS[1]}")
    game.close_window()
    game.beat_guards()
    while game.asked()[1] != "action":
        game.do_nothing()
    assert game.field(ABBEYS[1])["guard"] == 0
    assert game.position.beaten >> FIELD[ABBEYS[1]] & 1


@pytest.mark.rule("H3-WHEN-first_flag", "H3-RULE-where")
def test_only_the_first_flag_of_all_searches_for_a_spell() -> None:
    game = before(coast(), 1)
    game.play(f"go:{ABBEYS[1]}")
    assert game.asked()[0] == 0
    assert {"look", "take_top"} & game.keys
    while game.asked()[1] != "action":
        game.play(game.choice.keys[0])
    searches = len(game.events_named("look")) + len(game.events_named("taken_top"))
    state = game.position
    game.stand(0, game.town_of(0))
    state.turn = 1
    act_as(state, 1)
    before(game, 1, 1)
    state.unwind(FRAME_LENGTH)
    state.call(TURN, 1, 0, 0)
    game.ask_again().play(f"go:{ABBEYS[1]}")
    assert game.asked() == (1, "action")
    assert len(game.events_named("look")) + len(game.events_named("taken_top")) == searches


@pytest.mark.rule("H3-FIELD-exclusive_flag")
def test_an_abbey_has_one_lord() -> None:
    game = coast()
    game.own(1, ABBEYS[1])
    before(game, 1)
    game.play(f"go:{ABBEYS[1]}")
    assert game.position.owned[0] >> FIELD[ABBEYS[1]] & 1
    assert not game.position.owned[1] >> FIELD[ABBEYS[1]] & 1
    assert game.events_named("unflag")[-1] == {"player": 1, "field": ABBEYS[1]}


@pytest.mark.rule("H3-WHEN-resource_round", "H3-DO-gain_counted")
def test_every_abbey_pays_two_gold_in_a_resource_round() -> None:
    game = coast(2)
    game.own(0, ABBEYS[0], ABBEYS[1])
    game.own(1, ABBEYS[2])
    game.position.income = [0] * 6
    game.next_round()
    assert game.seen()["round"] == 3
    assert game.resources(0)[0] == 4
    assert game.resources(1)[0] == 2
    game.next_round()
    assert game.resources(0)[0] == 4


@pytest.mark.rule("H3-CHANGE-main_heroes_only")
@pytest.mark.parametrize(("secondary", "held", "may"), [(True, True, False), (True, False, True), (False, True, True)])
def test_a_hero_in_an_own_abbey_is_attacked_by_main_heroes_only(secondary: bool, held: bool, may: bool) -> None:
    game = coast()
    if held:
        game.own(1, ABBEYS[1])
    else:
        game.position.beaten |= 1 << FIELD[ABBEYS[1]]
    game.stand(1, ABBEYS[1])
    game.stand(0, game.town_of(0), mp=0)
    game.stand(0, NEAR[1], secondary=secondary, mp=1)
    game.ask_again()
    step = f"{'go2' if secondary else 'go'}:{ABBEYS[1]}"
    assert (step in game.keys) == may
    assert game.why_not(step) == ("" if may else "H3-CHANGE-main_heroes_only")


@pytest.mark.rule("H3-CHANGE-main_heroes_only")
def test_a_secondary_hero_may_pass_through_such_an_abbey() -> None:
    game = coast()
    game.own(1, ABBEYS[1])
    game.stand(1, ABBEYS[1])
    game.stand(0, NEAR[1], secondary=True, mp=2)
    game.ask_again().play(f"go2:{ABBEYS[1]}")
    assert game.asked() == (0, "space")
    assert "stop" not in game.keys
    assert game.events_named("fight") == []


@pytest.mark.rule("H3-RULE-who")
@pytest.mark.parametrize(("abbeys", "searching"), [((1, 0), [1]), ((0, 0), [0, 1]), ((1, 1), [0, 1])])
def test_in_round_six_whoever_has_fewest_abbeys_searches_for_a_spell(
    abbeys: tuple[int, int], searching: list[int]
) -> None:
    game = coast(5)
    for one in range(2):
        if abbeys[one]:
            game.own(one, ABBEYS[2 * one])
    game.next_round()
    found: list[int] = []
    while "look" in game.keys:
        found.append(game.asked()[0])
        game.play("look")
        while game.position.turn < 0 and "look" not in game.keys:
            game.play(game.choice.keys[0])
    assert found == searching


@pytest.mark.rule("H3-GOAL-flag")
@pytest.mark.parametrize(("count", "over"), [(3, True), (2, False)])
def test_all_three_abbeys_win_at_the_end_of_the_round(count: int, over: bool) -> None:
    game = coast(2)
    game.own(0, *ABBEYS[:count])
    game.next_round()
    assert game.over == over


@pytest.mark.rule("H3-GOAL-flag", "H3-GOAL-from_round")
def test_two_abbeys_held_for_three_rounds_from_the_sixth_on_win() -> None:
    game = coast(4)
    game.own(0, *ABBEYS[:2])
    ends: list[int] = []
    while not game.over:
        ends.append(game.position.game_round)
        game.next_round()
    assert ends == [4, 5, 6, 7, 8]
    assert tuple(game.position.returns) == (1, -1)


@pytest.mark.rule("H3-GOAL-flag")
def test_two_abbeys_that_were_lost_for_a_round_are_counted_anew() -> None:
    game = coast(6)
    game.own(0, *ABBEYS[:2])
    game.next_round()
    game.own(1, ABBEYS[0])
    game.next_round()
    game.own(0, ABBEYS[0])
    game.next_round()
    game.next_round()
    assert not game.over
    game.next_round()
    assert game.over


@pytest.mark.rule("H3-GOAL-capture_town")
def test_a_captured_town_wins_at_the_end_of_the_round() -> None:
    game = coast(2)
    game.at_the_gates(0, 1)
    game.play(f"go:{game.town_of(1)}")
    game.close_window()
    assert not game.over
    game.next_round()
    assert tuple(game.position.returns) == (1, -1)


def test_an_obelisk_is_called_an_abbey() -> None:
    game = coast()
    names = Names.of(game.view(0))
    assert [names.place(ABBEYS[0], lang) for lang in ("en", "de", "fr", "pl")] == [
        "Abbey", "Abtei", "Abbaye", "Opactwo",
    ]  # fmt: skip


@pytest.mark.parametrize(("bot", "seed"), [("greedy", 1), ("random", 1)])
def test_bots_play_it_to_an_end(bot: str, seed: int) -> None:
    assert sorted(played_out("monks_retreat", 2, bot, seed).returns or ()) == [-1, 1]
