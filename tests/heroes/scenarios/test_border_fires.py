"""Border Fires: raids while a clan seat stands, the market, and how it is won and lost."""

import pytest

from banneret.heroes.adventure.map.land import owner
from banneret.heroes.geometry.map_grid import distance, field_name
from banneret.table.asked import asked
from tests.heroes.builder import FIELD, SEATS, SOLO, STRONG, HeroesGame, new_scenario_game, played_out, scenario_game

CLANS = ("first_clan", "second_clan", "third_clan")


def hills(players: int = 1, difficulty: str = "normal") -> HeroesGame:
    return scenario_game("border_fires", SEATS[players], difficulty=difficulty)


def seat_of(game: HeroesGame, clan: str = "first_clan") -> str:
    return game.ai_at(clan)


# -- raids -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-DO-raid", "H3-WHEN-turn_start", "H3-RULE-rounds")
@pytest.mark.parametrize("number", range(2, 9))
def test_the_town_is_raided_in_three_rounds_only(number: int) -> None:
    game = hills().into_round(number)
    fights = game.events_named("ai_fight")
    assert len(fights) == (1 if number in (3, 5, 7) else 0)
    if fights:
        assert fights[0]["field"] == game.town_of(0)
        assert game.ai_at("clan_raiders") == "", "whoever raids and loses is gone"
        assert game.asked() == (0, "action"), "the turn goes on"


@pytest.mark.rule("H3-AI-army_by_wave", "H3-AI-waves")
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
    game.position.game_round = number - 1
    while not game.ai_at("clan_raiders"):
        game.do_nothing()
    # Before their first fight their cards are still to be drawn; whatever was drawn by now counts by its tier.
    assert [word for word in game.ai_troops("clan_raiders") if word.startswith("draw:")] == tiers


@pytest.mark.rule("H3-DO-raid")
def test_there_is_no_raid_once_the_nearest_seat_has_fallen() -> None:
    game = hills()
    game.place_ai("first_clan", "")
    assert game.into_round(3).events_named("ai_fight") == []


@pytest.mark.rule("H3-DO-raid")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_town_is_raided_for_the_seats_nearest_to_it(seat: int) -> None:
    game = scenario_game("border_fires", SEATS[3], first=0)
    nearest = [clan for clan in CLANS if far(game, seat, clan) == min(far(game, seat, one) for one in CLANS)]
    assert len(nearest) == 2
    for clan in nearest:
        game.place_ai(clan, "")
    game.into_round(3)
    for _ in range(2):
        game.next_turn_of_anybody()
    towns = [fight["field"] for fight in game.events_named("ai_fight")]
    assert towns == [game.town_of(other) for other in range(3) if other != seat]


def far(game: HeroesGame, seat: int, clan: str) -> int:
    """How many tiles it is from a Town to a clan seat."""
    state = game.position
    return distance(state.town_at[seat] // 7, FIELD[game.ai_at(clan)] // 7)


@pytest.mark.rule("H3-AI-raids", "H3-DO-raid")
def test_the_whole_army_and_the_cards_defend_wherever_the_hero_is() -> None:
    game = hills()
    away = next(name for name in game.fields_of("empty") if not name.startswith("0,0."))
    game.stand(0, away)
    game.give(0)
    game.army(0, STRONG, "castle_halberdiers")
    game.deal(0, hand=["magic_arrow"], deck=["attack"] * 6)
    game.position.game_round = 2
    while not game.position.base:
        game.do_nothing()
    assert {"deploy:castle_archangels", "deploy:castle_halberdiers"} <= game.keys
    assert game.seen(0)["combat"]["sides"][1]["hand_size"] > 0, "the cards are there"
    game.to_any_turn()
    assert game.seen()["players"][0]["heroes"][0]["field"] == away, "the hero has not moved"
    assert game.mp_of(0) == 3, "and the fight has cost no movement points"
    assert not game.events_named("siege_pay")


def before_a_raid() -> HeroesGame:
    """Raiders come in the second round, and a card may be played before they do."""
    game = hills()
    game.give(0, gold=20)
    game.deal(0, hand=["legs_of_legion"])
    game.position.game_round = 2
    while not game.events_named("ai_fight"):
        game.do_nothing()
    return game


@pytest.mark.rule("H3-TRN-12", "H3-TWA-04", "H3-DO-raid")
def test_a_raid_comes_in_ones_own_turn_so_that_cards_make_units_cheaper_before_it() -> None:
    game = before_a_raid()
    assert game.asked() == (0, "play")
    assert {"play:legs_of_legion", "pass"} <= game.keys


def test_the_question_before_a_raid_names_the_raiders_and_not_the_field_ones_hero_stands_on() -> None:
    game = before_a_raid()
    why = asked(game, "en", 0).why
    assert why.startswith("Raiders is about to fight"), why


def test_who_plays_alone_is_not_told_of_a_next_player() -> None:
    for lang, said in (
        ("en", "the next player"),
        ("fr", "le suivant"),
        ("de", "der Nächste"),
        ("pl", "następny gracz"),
    ):
        assert said not in asked(hills(1), lang, 0).why
        assert said in asked(hills(2), lang, 0).why


def test_walls_defend_a_raided_town() -> None:
    game = hills()
    game.build(0, "dwelling_bronze", "citadel")
    game.position.game_round = 2
    while not game.position.base:
        game.do_nothing()
    assert game.position.terms.siege


@pytest.mark.rule("H3-AI-raids", "H3-GOAL-town_lost")
@pytest.mark.parametrize("at_home", [True, False])
def test_a_lost_raid_takes_the_town_and_the_game(at_home: bool) -> None:
    game = hills(difficulty="impossible")
    if not at_home:
        game.stand(0, next(name for name in game.fields_of("empty") if not name.startswith("0,0.")))
    game.army(0, "castle_halberdiers")
    game.position.game_round = 2
    while not game.over:
        game.do_nothing()
    assert game.result == (-1,)
    assert game.position.game_round == 3
    assert bool(game.events_named("hero_beaten")) == at_home, "a hero elsewhere is not beaten"


# -- clans -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-AI-at")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_every_clan_stands_on_the_settlement_of_its_seat(players: int) -> None:
    game = hills(players)
    found = [seat_of(game, clan) for clan in CLANS]
    assert [name != "" for name in found] == [n < players for n in range(3)]
    assert set(found) - {""} <= set(game.fields_of("settlement"))


@pytest.mark.rule("H3-AI-army_by_difficulty")
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
    assert game.ai_troops("first_clan") == tiers
    hero = game.seen()["ai"][0]
    assert (hero["cards"], hero["spells"]) == ({"might": 2, "magic": 1, "skill": 0}, ["magic_arrow"])


def test_a_clan_that_has_beaten_somebody_is_at_full_strength_again() -> None:
    game = hills()
    seat = seat_of(game)
    game.luck(lands=["unit:neutral_boars", "unit:neutral_mummies", "unit:neutral_mummies"])
    game.stand(0, game.beside(seat), mp=3)
    game.army(0, "castle_marksmen+")
    game.ask_again().play(f"go:{seat}")
    while not game.events_named("lose") and not game.events_named("win"):
        game.do_nothing()
    game.to_any_turn()
    assert len(game.ai_troops("first_clan")) == 3


@pytest.mark.rule("H3-AI-reward")
def test_a_clan_beaten_gives_two_experience_and_its_seat() -> None:
    game = hills(2)
    game.rout("first_clan")
    assert game.events_named("experience")[-1] == {"player": 0, "n": 2}
    game.to_any_turn()
    assert owner(game.position, FIELD["-1,2.ne"]) == 0


# -- the market and the events -----------------------------------------------------------------------------------------


@pytest.mark.rule("H3-RULE-action")
def test_the_build_token_buys_trade_anywhere_once_a_round() -> None:
    game = hills()
    game.give(0, gold=12)
    game.ask_again()
    assert "rule:1" in game.keys
    game.play("rule:1")
    assert any(key.startswith("trade:") for key in game.keys)
    while game.choice.kind_name != "action":
        game.play("done" if "done" in game.keys else next(k for k in sorted(game.keys) if k.startswith("trade:")))
    assert "rule:1" not in game.keys
    assert not any(key.startswith("build:") for key in game.keys), "it is the token that builds"
    assert game.why_not("rule:1") == "H3-TWN-08"


@pytest.mark.parametrize(("number", "event"), [(4, "look"), (8, "drawn")])
def test_an_artifact_in_round_4_and_two_cards_in_round_8(number: int, event: str) -> None:
    game = hills()
    before = len(game.events_named(event))
    game.position.game_round = number - 1
    hand = len(game.seen(0)["players"][0]["hand"])
    while game.position.game_round < number:
        game.do_nothing()
    if number == 8:
        assert len(game.seen(0)["players"][0]["hand"]) == hand + 2
    else:
        assert len(game.events_named(event)) > before or "look" in game.keys


# -- the end -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-GOAL-all", "H3-GOAL-flag", "H3-GOAL-only_players", "H3-GOAL-when")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_it_is_won_at_once_with_every_seat_flagged(players: int) -> None:
    game = hills(players)
    seats = [seat_of(game, clan) for clan in CLANS[:players]]
    for n, seat in enumerate(seats):
        game.ask_again()
        assert not game.over
        game.own(n % players, seat)
    game.ask_again()
    assert game.result == (1,) * players


@pytest.mark.rule("H3-GOAL-town_lost", "H3-GOAL-when")
def test_it_is_lost_at_once_with_any_town() -> None:
    game = hills(2)
    state = game.position
    state.owned = (state.owned[0], 0)
    game.ask_again()
    assert game.result == (-1, -1)


def test_it_is_lost_after_eight_rounds() -> None:
    game = hills()
    game.place_ai("first_clan", "")
    game.skip_to_round(8)
    assert not game.over
    while not game.over:
        game.do_nothing()
    assert game.result == (-1,)


def test_the_seats_lie_face_up_from_the_start() -> None:
    game = new_scenario_game("border_fires", SOLO)
    spot = game.position.game_terms.labels[0][0]
    assert field_name(7 * spot).split(".")[0] == "2,-1"
    assert hills().position.land[spot] >= 0


@pytest.mark.parametrize(("players", "bot"), [(1, "random"), (2, "greedy"), (3, "random")])
def test_bots_play_it_to_an_end(players: int, bot: str) -> None:
    played = played_out("border_fires", players, bot)
    assert len(set(played.returns or ())) == 1
