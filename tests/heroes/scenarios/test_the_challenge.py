"""The Challenge: digging with the team's Obelisks, Osha, a house that the team pays for, and the Grail handed on."""

from pathlib import Path

import pytest

from banneret.heroes.adventure.special_rules.grail import bear, leave_grail
from banneret.heroes.scenario.load import load_scenario
from banneret.kernel.game import Game
from tests.heroes.support.alliance import bots_play, file_for_three, for_three
from tests.heroes.support.journey import (
    FIELD,
    ask_again,
    asked,
    field,
    give,
    happened,
    keys,
    lay,
    own,
    play,
    player,
    resources,
    seen,
    stand,
    state_of,
)
from tests.heroes.support.war import do_nothing, mp_of, next_round

GRAIL = "0,0.c"
STONES = ("-1,0.c", "1,0.c")
"""The Obelisks of tile N3."""
BUILD, HAND_OVER, TAKE_UP = "rule:1", "rule:2", "rule:3"


def challenge(folder: Path) -> Game:
    """Seats 0 and 1 are allies; two Obelisks and the place of the Grail lie open."""
    game = for_three(folder, "the_challenge")
    for seat in range(3):
        give(game, seat)
    lay(game, (0, 0), "C2")
    for at in ((-1, 0), (1, 0)):
        lay(game, at, "N3")
    return game


def osha(game: Game) -> str:
    tile = next(tile for tile in seen(game)["tiles"] if tile["at"] == "0,2")
    return next(str(one["field"]) for one in tile["fields"] if one["location"] == "settlement")


def carry(game: Game, hero: int) -> None:
    bear(state_of(game), hero)


def to_round(game: Game, number: int) -> Game:
    while not game.over and state_of(game).game_round < number:
        do_nothing(game)
    return game


# -- digging -----------------------------------------------------------------------------------------------------------


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
    state = state_of(game)
    for seat, stone in cubes:
        assert field(game, STONES[stone])["location"] == "obelisk"
        state.owned = tuple(
            held | 1 << FIELD[STONES[stone]] if n == seat else held for n, held in enumerate(state.owned)
        )
    stand(game, 0, GRAIL, mp=2)
    assert ("revisit:main" in keys(ask_again(game))) is may
    if may:
        stand(game, 0, GRAIL, mp=1)
        assert "revisit:main" not in keys(ask_again(game)), "it takes 2 movement points"


def test_the_first_to_dig_meets_guards_of_level_seven(tmp_path: Path) -> None:
    game = challenge(tmp_path)
    own(game, 0, *STONES)
    stand(game, 0, GRAIL, mp=2)
    play(ask_again(game), "revisit:main")
    assert [event["n"] for event in happened(game, "encounter")] == [7]
    assert happened(game, "grail") == []


def test_once_the_guards_are_beaten_who_digs_has_the_grail(tmp_path: Path) -> None:
    game = challenge(tmp_path)
    own(game, 0, *STONES)
    state_of(game).beaten |= 1 << FIELD[GRAIL]
    stand(game, 0, GRAIL, mp=2)
    play(ask_again(game), "revisit:main")
    assert happened(game, "grail") == [{"player": 0}]
    assert mp_of(game, 0) == 0
    assert seen(game)["saga"]["bearer"] == 0
    assert asked(game) == (0, "action"), "and nothing else"


# -- Osha --------------------------------------------------------------------------------------------------------------


def test_osha_lies_open_with_guards_of_level_five_and_other_settlements_keep_theirs(tmp_path: Path) -> None:
    game = challenge(tmp_path)
    assert field(game, osha(game))["guard"] == 5
    lay(game, (1, 1), "F1")
    assert field(game, "1,1.nw")["guard"] == 3


PRICE = (10, 6, 2)


def house(game: Game, own: tuple[int, int, int], ally: tuple[int, int, int], *, bears: int = 0) -> Game:
    give(game, 0, gold=own[0], materials=own[1], valuables=own[2])
    give(game, 1, gold=ally[0], materials=ally[1], valuables=ally[2])
    stand(game, 0, osha(game), mp=0)
    carry(game, bears)
    return ask_again(game)


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
    play(game, BUILD)
    assert (resources(game, 0), resources(game, 1)) == left
    assert game.result == (1, 1, -1)
    assert happened(game, "grail_home") == [{"player": 0}]


@pytest.mark.parametrize("lacking", [(9, 6, 2), (10, 5, 2), (10, 6, 1)])
def test_without_the_whole_price_there_is_no_house(tmp_path: Path, lacking: tuple[int, int, int]) -> None:
    game = house(challenge(tmp_path), lacking, (0, 0, 0))
    assert BUILD not in keys(game)


def test_only_the_bearer_in_osha_builds(tmp_path: Path) -> None:
    game = house(challenge(tmp_path), PRICE, (0, 0, 0), bears=4)
    assert BUILD not in keys(game), "the rival has the Grail"
    carry(game, 0)
    assert BUILD in keys(ask_again(game))
    stand(game, 0, GRAIL, mp=0)
    assert BUILD not in keys(ask_again(game)), "not here"


# -- handing on --------------------------------------------------------------------------------------------------------

BESIDE, AWAY = "0,0.w", "-1,0.sw"


@pytest.mark.rule("H3-MOD-09")
@pytest.mark.parametrize(("receiver", "secondary"), [(1, False), (1, True), (0, True)])
def test_the_bearer_hands_the_grail_to_an_allied_hero_next_to_him(
    tmp_path: Path, receiver: int, secondary: bool
) -> None:
    game = challenge(tmp_path)
    stand(game, 0, GRAIL, mp=2)
    carry(game, 0)
    assert HAND_OVER not in keys(ask_again(game))
    stand(game, receiver, BESIDE, secondary=secondary)
    play(ask_again(game), HAND_OVER)
    hero = 2 * receiver + secondary
    assert (seen(game)["saga"]["bearer"], seen(game)["grail"]) == (hero, receiver)
    assert mp_of(game, 0) == 1


def test_never_to_a_rival_nor_without_a_movement_point(tmp_path: Path) -> None:
    game = challenge(tmp_path)
    stand(game, 0, GRAIL, mp=2)
    carry(game, 0)
    stand(game, 2, BESIDE)
    assert HAND_OVER not in keys(ask_again(game))
    stand(game, 2, AWAY)
    stand(game, 1, BESIDE)
    stand(game, 0, GRAIL, mp=0)
    assert HAND_OVER not in keys(ask_again(game))


def test_of_two_allied_heroes_the_bearer_chooses(tmp_path: Path) -> None:
    game = challenge(tmp_path)
    stand(game, 0, GRAIL, mp=2)
    carry(game, 0)
    stand(game, 1, BESIDE)
    stand(game, 0, "0,0.ne", secondary=True)
    play(ask_again(game), HAND_OVER)
    assert (asked(game), keys(game)) == ((0, "target"), {"hand_to:1/secondary", "hand_to:2/main"})
    play(game, "hand_to:2/main")
    assert seen(game)["saga"]["bearer"] == 2


def test_a_grail_left_on_a_field_is_taken_up_for_a_movement_point(tmp_path: Path) -> None:
    game = challenge(tmp_path)
    carry(game, 4)
    leave_grail(state_of(game), 4, FIELD[BESIDE])
    stand(game, 0, BESIDE, mp=0)
    assert TAKE_UP not in keys(ask_again(game))
    stand(game, 0, BESIDE, mp=2)
    play(ask_again(game), TAKE_UP)
    assert (seen(game)["saga"]["bearer"], mp_of(game, 0)) == (0, 1)


# -- events and the end ------------------------------------------------------------------------------------------------


def test_in_round_ten_the_king_fails_and_main_heroes_hurry(tmp_path: Path) -> None:
    game = challenge(tmp_path)
    stand(game, 2, "0,0.w", secondary=True)
    state_of(game).game_round = 9
    to_round(game, 10)
    proclaimed = mp_of(game, 2, secondary=True) - 2
    assert [mp_of(game, seat) for seat in range(3)] == [4 + proclaimed] * 3
    assert len(happened(game, "story")) == 1


def test_all_towns_of_the_rivals_win(tmp_path: Path) -> None:
    game = challenge(tmp_path)
    state_of(game).clashes |= 1 << 2
    next_round(game)
    assert game.result == (1, 1, -1)


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
    state = state_of(game)
    if ours == "grail":
        carry(game, 0)
    else:
        stones = [FIELD[STONES[0]], FIELD[STONES[1 if ours == "stones" else 0]]]
        state.owned = (state.owned[0] | 1 << stones[0], state.owned[1] | 1 << stones[1], state.owned[2])
    if theirs == "osha":
        own(game, 2, osha(game))
    else:
        state.falls = (*state.falls[:6], 1, 0, 0)
    state.game_round = 13
    while not game.over:
        do_nothing(game)
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
    assert [player(game, seat)["town"] for seat in range(3)] == ["-2,0.c", "-2,2.c", "2,0.c"]
