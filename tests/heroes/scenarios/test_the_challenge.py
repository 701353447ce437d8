"""The Challenge: digging with the team's Obelisks, Osha, a house that the team pays for, and the Grail handed on."""

from pathlib import Path

import pytest

from banneret.heroes.adventure.special_rules.grail import bear, leave_grail
from banneret.heroes.scenario.load import load_scenario
from tests.heroes.builder import FIELD, HeroesGame, alliance_of_three, bots_play, file_for_three

GRAIL = "0,0.c"
STONES = ("-1,0.c", "1,0.c")
"""The Obelisks of tile N3."""
BUILD, HAND_OVER, TAKE_UP = "rule:1", "rule:2", "rule:3"


def challenge(folder: Path) -> HeroesGame:
    """Seats 0 and 1 are allies; two Obelisks and the place of the Grail lie open."""
    game = alliance_of_three(folder, "the_challenge")
    for seat in range(3):
        game.give(seat)
    game.lay((0, 0), "C2")
    for at in ((-1, 0), (1, 0)):
        game.lay(at, "N3")
    return game


def osha(game: HeroesGame) -> str:
    tile = next(tile for tile in game.seen()["tiles"] if tile["at"] == "0,2")
    return next(str(one["field"]) for one in tile["fields"] if one["location"] == "settlement")


def carry(game: HeroesGame, hero: int) -> None:
    bear(game.position, hero)


def to_round(game: HeroesGame, number: int) -> HeroesGame:
    while not game.over and game.position.game_round < number:
        game.do_nothing()
    return game


# -- digging -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-FIELD-needs")
@pytest.mark.parametrize(
    ("cubes", "may"),
    [
        (((0, 0), (0, 1)), True),
        (((0, 0), (1, 1)), True),
        (((0, 0), (1, 0)), False),
        (((0, 0), (2, 1)), False),
    ],
)
def test_a_team_needs_cubes_on_two_different_obelisks(
    tmp_path: Path, cubes: tuple[tuple[int, int], ...], may: bool
) -> None:
    game = challenge(tmp_path)
    state = game.position
    for seat, stone in cubes:
        assert game.field(STONES[stone])["location"] == "obelisk"
        state.owned = tuple(
            held | 1 << FIELD[STONES[stone]] if n == seat else held for n, held in enumerate(state.owned)
        )
    game.stand(0, GRAIL, mp=2)
    assert ("revisit:main" in game.ask_again().keys) is may
    if may:
        game.stand(0, GRAIL, mp=1)
        assert "revisit:main" not in game.ask_again().keys, "it takes 2 movement points"


@pytest.mark.rule("H3-CHANGE-guards")
def test_the_first_to_dig_meets_guards_of_level_seven(tmp_path: Path) -> None:
    game = challenge(tmp_path)
    game.own(0, *STONES)
    game.stand(0, GRAIL, mp=2)
    game.ask_again().play("revisit:main")
    assert [event["n"] for event in game.events_named("encounter")] == [7]
    assert game.events_named("grail") == []


@pytest.mark.rule("H3-CHANGE-grail")
def test_once_the_guards_are_beaten_who_digs_has_the_grail(tmp_path: Path) -> None:
    game = challenge(tmp_path)
    game.own(0, *STONES)
    game.position.beaten |= 1 << FIELD[GRAIL]
    game.stand(0, GRAIL, mp=2)
    game.ask_again().play("revisit:main")
    assert game.events_named("grail") == [{"player": 0}]
    assert game.mp_of(0) == 0
    assert game.seen()["scenario_state"]["bearer"] == 0
    assert game.asked() == (0, "action"), "and nothing else"


# -- Osha --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-CHANGE-guards", "H3-WHERE-tile", "H3-WHERE-location")
def test_osha_lies_open_with_guards_of_level_five_and_other_settlements_keep_theirs(tmp_path: Path) -> None:
    game = challenge(tmp_path)
    assert game.field(osha(game))["guard"] == 5
    game.lay((1, 1), "F1")
    assert game.field("1,1.nw")["guard"] == 3


PRICE = (10, 6, 2)


def house(game: HeroesGame, own: tuple[int, int, int], ally: tuple[int, int, int], *, bears: int = 0) -> HeroesGame:
    game.give(0, gold=own[0], materials=own[1], valuables=own[2])
    game.give(1, gold=ally[0], materials=ally[1], valuables=ally[2])
    game.stand(0, osha(game), mp=0)
    carry(game, bears)
    return game.ask_again()


@pytest.mark.rule("H3-DO-team_pays", "H3-DO-deliver_grail", "H3-RULE-action")
@pytest.mark.parametrize(
    ("own", "ally", "left"),
    [
        (PRICE, (0, 0, 0), ((0, 0, 0), (0, 0, 0))),
        ((4, 6, 0), (9, 1, 3), ((0, 0, 0), (3, 1, 1))),
        ((12, 7, 3), (5, 5, 5), ((2, 1, 1), (5, 5, 5))),
    ],
)
def test_the_team_pays_for_the_house_and_wins_at_once(
    tmp_path: Path, own: tuple[int, int, int], ally: tuple[int, int, int], left: tuple[tuple[int, ...], ...]
) -> None:
    game = house(challenge(tmp_path), own, ally)
    game.play(BUILD)
    assert (game.resources(0), game.resources(1)) == left
    assert game.result == (1, 1, -1)
    assert game.events_named("grail_home") == [{"player": 0}]


@pytest.mark.rule("H3-DO-team_pays", "H3-RULE-if")
@pytest.mark.parametrize("lacking", [(9, 6, 2), (10, 5, 2), (10, 6, 1)])
def test_without_the_whole_price_there_is_no_house(tmp_path: Path, lacking: tuple[int, int, int]) -> None:
    game = house(challenge(tmp_path), lacking, (0, 0, 0))
    assert BUILD not in game.keys


@pytest.mark.rule("H3-RULE-action", "H3-WHERE-tile")
def test_only_the_bearer_in_osha_builds(tmp_path: Path) -> None:
    game = house(challenge(tmp_path), PRICE, (0, 0, 0), bears=4)
    assert BUILD not in game.keys, "the rival has the Grail"
    carry(game, 0)
    assert BUILD in game.ask_again().keys
    game.stand(0, GRAIL, mp=0)
    assert BUILD not in game.ask_again().keys, "not here"


# -- handing on --------------------------------------------------------------------------------------------------------

BESIDE, AWAY = "0,0.w", "-1,0.sw"


@pytest.mark.rule("H3-MOD-09", "H3-DO-hand_over_grail")
@pytest.mark.parametrize(("receiver", "secondary"), [(1, False), (1, True), (0, True)])
def test_the_bearer_hands_the_grail_to_an_allied_hero_next_to_him(
    tmp_path: Path, receiver: int, secondary: bool
) -> None:
    game = challenge(tmp_path)
    game.stand(0, GRAIL, mp=2)
    carry(game, 0)
    assert HAND_OVER not in game.ask_again().keys
    game.stand(receiver, BESIDE, secondary=secondary)
    game.ask_again().play(HAND_OVER)
    hero = 2 * receiver + secondary
    assert (game.seen()["scenario_state"]["bearer"], game.seen()["grail"]) == (hero, receiver)
    assert game.mp_of(0) == 1


@pytest.mark.rule("H3-DO-hand_over_grail", "H3-RULE-action")
def test_never_to_a_rival_nor_without_a_movement_point(tmp_path: Path) -> None:
    game = challenge(tmp_path)
    game.stand(0, GRAIL, mp=2)
    carry(game, 0)
    game.stand(2, BESIDE)
    assert HAND_OVER not in game.ask_again().keys
    game.stand(2, AWAY)
    game.stand(1, BESIDE)
    game.stand(0, GRAIL, mp=0)
    assert HAND_OVER not in game.ask_again().keys


@pytest.mark.rule("H3-DO-hand_over_grail")
def test_of_two_allied_heroes_the_bearer_chooses(tmp_path: Path) -> None:
    game = challenge(tmp_path)
    game.stand(0, GRAIL, mp=2)
    carry(game, 0)
    game.stand(1, BESIDE)
    game.stand(0, "0,0.ne", secondary=True)
    game.ask_again().play(HAND_OVER)
    assert (game.asked(), game.keys) == ((0, "target"), {"hand_to:1/secondary", "hand_to:2/main"})
    game.play("hand_to:2/main")
    assert game.seen()["scenario_state"]["bearer"] == 2


@pytest.mark.rule("H3-CHANGE-grail", "H3-WHERE-grail")
def test_a_grail_left_on_a_field_is_taken_up_for_a_movement_point(tmp_path: Path) -> None:
    game = challenge(tmp_path)
    carry(game, 4)
    leave_grail(game.position, 4, FIELD[BESIDE])
    game.stand(0, BESIDE, mp=0)
    assert TAKE_UP not in game.ask_again().keys
    game.stand(0, BESIDE, mp=2)
    game.ask_again().play(TAKE_UP)
    assert (game.seen()["scenario_state"]["bearer"], game.mp_of(0)) == (0, 1)


# -- events and the end ------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-DO-move_all", "H3-DO-story")
def test_in_round_ten_the_king_fails_and_main_heroes_hurry(tmp_path: Path) -> None:
    game = challenge(tmp_path)
    game.stand(2, "0,0.w", secondary=True)
    game.position.game_round = 9
    to_round(game, 10)
    proclaimed = game.mp_of(2, secondary=True) - 2
    assert [game.mp_of(seat) for seat in range(3)] == [4 + proclaimed] * 3
    assert len(game.events_named("story")) == 1


@pytest.mark.rule("H3-GOAL-capture_town")
def test_all_towns_of_the_rivals_win(tmp_path: Path) -> None:
    game = challenge(tmp_path)
    game.position.clashes |= 1 << 2
    game.next_round()
    assert game.result == (1, 1, -1)


@pytest.mark.rule("H3-SCORING-points")
@pytest.mark.parametrize(
    ("ours", "theirs", "result"),
    [
        ("grail", "osha", (1, 1, -1)),
        ("stones", "osha", (-1, -1, 1)),
        ("stones", "hero", (0, 0, 0)),
        ("same stone", "hero", (-1, -1, 1)),
    ],
)
def test_when_the_king_is_dead_points_count(tmp_path: Path, ours: str, theirs: str, result: tuple[int, ...]) -> None:
    game = challenge(tmp_path)
    state = game.position
    if ours == "grail":
        carry(game, 0)
    else:
        stones = [FIELD[STONES[0]], FIELD[STONES[1 if ours == "stones" else 0]]]
        state.owned = (state.owned[0] | 1 << stones[0], state.owned[1] | 1 << stones[1], state.owned[2])
    if theirs == "osha":
        game.own(2, osha(game))
    else:
        state.falls = (*state.falls[:6], 1, 0, 0)
    state.game_round = 13
    while not game.over:
        game.do_nothing()
    assert game.result == result


def test_the_file_for_four_and_the_one_for_three_check_clean(tmp_path: Path) -> None:
    assert load_scenario("the_challenge").players == (4,)
    assert load_scenario(file_for_three(tmp_path, "the_challenge")).players == (3,)


@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_bots_play_the_form_for_three_to_an_end(tmp_path: Path, bot: str) -> None:
    returns = bots_play(file_for_three(tmp_path, "the_challenge"), bot)
    assert returns[0] == returns[1]


def test_homes_of_the_players_are_where_the_file_says(tmp_path: Path) -> None:
    game = challenge(tmp_path)
    assert [game.player(seat)["town"] for seat in range(3)] == ["-2,0.c", "-2,2.c", "2,0.c"]
