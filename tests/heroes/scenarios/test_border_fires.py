"""Border Fires: raids while a clan seat stands, the market, and how it is won and lost."""

import pytest

from banneret.heroes.adventure.map.land import owner
from banneret.heroes.geometry.map_grid import distance, field_name
from banneret.kernel.game import Game
from tests.heroes.support.coop import into_round, next_turn, to_turn
from tests.heroes.support.journey import (
    FIELD,
    army,
    ask_again,
    asked,
    build,
    deal,
    fields_of,
    give,
    happened,
    keys,
    luck,
    own,
    play,
    seen,
    stand,
    state_of,
)
from tests.heroes.support.quest import next_round, place_ai, rout, troops, where
from tests.heroes.support.saga import SEATS, SOLO, begun, beside, played_out, saga, town_of
from tests.heroes.support.war import STRONG, do_nothing, mp_of

CLANS = ("first_clan", "second_clan", "third_clan")


def hills(players: int = 1, difficulty: str = "normal") -> Game:
    return saga("border_fires", SEATS[players], difficulty=difficulty)


def seat_of(game: Game, clan: str = "first_clan") -> str:
    return where(game, clan)


# -- raids -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-MOD-01")
@pytest.mark.parametrize("number", range(2, 9))
def test_the_town_is_raided_in_three_rounds_only(number: int) -> None:
    game = into_round(hills(), number)
    fights = happened(game, "ai_fight")
    assert len(fights) == (1 if number in (3, 5, 7) else 0)
    if fights:
        assert fights[0]["field"] == town_of(game, 0)
        assert where(game, "clan_raiders") == "", "whoever raids and loses is gone"
        assert asked(game) == (0, "action"), "the turn goes on"


@pytest.mark.parametrize(
    ("difficulty", "number", "tiers"),
    [
        ("easy", 3, ["draw:0"]),
        ("normal", 3, ["draw:0", "draw:0"]),
        ("normal", 5, ["draw:0", "draw:1"]),
        ("normal", 7, ["draw:0", "draw:1", "draw:1"]),
        ("hard", 5, ["draw:0", "draw:0", "draw:1"]),
        ("impossible", 7, ["draw:1", "draw:1", "draw:1"]),
    ],
)
def test_raiders_grow_from_wave_to_wave(difficulty: str, number: int, tiers: list[str]) -> None:
    game = hills(difficulty=difficulty)
    state_of(game).game_round = number - 1
    while not where(game, "clan_raiders"):
        do_nothing(game)
    # Before their first fight their cards are still to be drawn; whatever was drawn by now counts by its tier.
    assert [word for word in troops(game, "clan_raiders") if word.startswith("draw:")] == tiers


def test_there_is_no_raid_once_the_nearest_seat_has_fallen() -> None:
    game = hills()
    place_ai(game, "first_clan", "")
    assert happened(into_round(game, 3), "ai_fight") == []


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_town_is_raided_for_the_seats_nearest_to_it(seat: int) -> None:
    game = saga("border_fires", SEATS[3], first=0)
    nearest = [clan for clan in CLANS if far(game, seat, clan) == min(far(game, seat, one) for one in CLANS)]
    assert len(nearest) == 2
    for clan in nearest:
        place_ai(game, clan, "")
    into_round(game, 3)
    for _ in range(2):
        next_turn(game)
    towns = [fight["field"] for fight in happened(game, "ai_fight")]
    assert towns == [town_of(game, other) for other in range(3) if other != seat]


def far(game: Game, seat: int, clan: str) -> int:
    """How many tiles it is from a Town to a clan seat."""
    state = state_of(game)
    return distance(state.town_at[seat] // 7, FIELD[where(game, clan)] // 7)


def test_the_whole_army_and_the_cards_defend_wherever_the_hero_is() -> None:
    game = hills()
    away = next(name for name in fields_of(game, "empty") if not name.startswith("0,0."))
    stand(game, 0, away)
    give(game, 0)
    army(game, 0, STRONG, "castle_halberdiers")
    deal(game, 0, hand=["magic_arrow"], deck=["attack"] * 6)
    state_of(game).game_round = 2
    while not state_of(game).base:
        do_nothing(game)
    assert {"deploy:castle_archangels", "deploy:castle_halberdiers"} <= keys(game)
    assert seen(game, 0)["combat"]["sides"][1]["hand_size"] > 0, "the cards are there"
    to_turn(game)
    assert seen(game)["players"][0]["heroes"][0]["field"] == away, "the hero has not moved"
    assert mp_of(game, 0) == 3, "and the fight has cost no movement points"
    assert not happened(game, "siege_pay")


def test_walls_defend_a_raided_town() -> None:
    game = hills()
    build(game, 0, "dwelling_bronze", "citadel")
    state_of(game).game_round = 2
    while not state_of(game).base:
        do_nothing(game)
    assert state_of(game).terms.siege


@pytest.mark.parametrize("at_home", [True, False])
def test_a_lost_raid_takes_the_town_and_the_game(at_home: bool) -> None:
    game = hills(difficulty="impossible")
    if not at_home:
        stand(game, 0, next(name for name in fields_of(game, "empty") if not name.startswith("0,0.")))
    army(game, 0, "castle_halberdiers")
    state_of(game).game_round = 2
    while not game.over:
        do_nothing(game)
    assert game.result == (-1,)
    assert state_of(game).game_round == 3
    assert bool(happened(game, "hero_beaten")) == at_home, "a hero elsewhere is not beaten"


# -- clans -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 2, 3])
def test_every_clan_stands_on_the_settlement_of_its_seat(players: int) -> None:
    game = hills(players)
    found = [seat_of(game, clan) for clan in CLANS]
    assert [name != "" for name in found] == [n < players for n in range(3)]
    assert set(found) - {""} <= set(fields_of(game, "settlement"))


@pytest.mark.parametrize(
    ("difficulty", "tiers"),
    [
        ("easy", ["draw:0", "draw:0", "draw:1"]),
        ("normal", ["draw:0", "draw:1", "draw:1"]),
        ("hard", ["draw:1", "draw:1", "draw:1"]),
        ("impossible", ["draw:1", "draw:1", "draw:2"]),
    ],
)
def test_the_clans_are_as_strong_as_the_difficulty_says(difficulty: str, tiers: list[str]) -> None:
    game = hills(difficulty=difficulty)
    assert troops(game, "first_clan") == tiers
    hero = seen(game)["ai"][0]
    assert (hero["cards"], hero["spells"]) == ({"might": 2, "magic": 1, "skill": 0}, ["magic_arrow"])


def test_a_clan_that_has_beaten_somebody_is_at_full_strength_again() -> None:
    game = hills()
    seat = seat_of(game)
    luck(game, lands=["unit:neutral_boars", "unit:neutral_mummies", "unit:neutral_mummies"])
    stand(game, 0, beside(game, seat), mp=3)
    army(game, 0, "castle_marksmen+")
    play(ask_again(game), f"go:{seat}")
    while not happened(game, "lose") and not happened(game, "win"):
        do_nothing(game)
    to_turn(game)
    assert len(troops(game, "first_clan")) == 3


def test_a_clan_beaten_gives_two_experience_and_its_seat() -> None:
    game = hills(2)
    rout(game, "first_clan")
    assert happened(game, "experience")[-1] == {"player": 0, "n": 2}
    to_turn(game)
    assert owner(state_of(game), FIELD["-1,2.ne"]) == 0


# -- the market and the events -----------------------------------------------------------------------------------------


def test_the_build_token_buys_trade_anywhere_once_a_round() -> None:
    game = hills()
    give(game, 0, gold=12)
    ask_again(game)
    assert "rule:1" in keys(game)
    play(game, "rule:1")
    assert any(key.startswith("trade:") for key in keys(game))
    while game.choice.kind_name != "action":
        play(game, "done" if "done" in keys(game) else next(k for k in sorted(keys(game)) if k.startswith("trade:")))
    assert "rule:1" not in keys(game)
    assert not any(key.startswith("build:") for key in keys(game)), "it is the token that builds"
    assert game.why_not("rule:1") == "H3-TWN-08"


@pytest.mark.parametrize(("number", "event"), [(4, "look"), (8, "drawn")])
def test_an_artifact_in_round_4_and_two_cards_in_round_8(number: int, event: str) -> None:
    game = hills()
    before = len(happened(game, event))
    state_of(game).game_round = number - 1
    hand = len(seen(game, 0)["players"][0]["hand"])
    while state_of(game).game_round < number:
        do_nothing(game)
    if number == 8:
        assert len(seen(game, 0)["players"][0]["hand"]) == hand + 2
    else:
        assert len(happened(game, event)) > before or "look" in keys(game)


# -- the end -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 2, 3])
def test_it_is_won_at_once_with_every_seat_flagged(players: int) -> None:
    game = hills(players)
    seats = [seat_of(game, clan) for clan in CLANS[:players]]
    for n, seat in enumerate(seats):
        ask_again(game)
        assert not game.over
        own(game, n % players, seat)
    ask_again(game)
    assert game.result == (1,) * players


def test_it_is_lost_at_once_with_any_town() -> None:
    game = hills(2)
    state = state_of(game)
    state.owned = (state.owned[0], 0)
    ask_again(game)
    assert game.result == (-1, -1)


def test_it_is_lost_after_eight_rounds() -> None:
    game = hills()
    place_ai(game, "first_clan", "")
    next_round(game, 8)
    assert not game.over
    while not game.over:
        do_nothing(game)
    assert game.result == (-1,)


def test_the_seats_lie_face_up_from_the_start() -> None:
    game = begun("border_fires", SOLO)
    spot = state_of(game).game_terms.labels[0][0]
    assert field_name(7 * spot).split(".")[0] == "2,-1"
    assert state_of(hills()).land[spot] >= 0


@pytest.mark.parametrize("players", [1, 2, 3])
@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_bots_play_it_to_an_end(players: int, bot: str) -> None:
    played = played_out("border_fires", players, bot)
    assert len(set(played.returns or ())) == 1
