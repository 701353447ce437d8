"""Elimination: without Town and Settlement for three rounds, or by a defeat with nowhere to go."""

import pytest

from banneret.heroes.adventure.seating import pile_of
from banneret.heroes.state.pile_numbers import NEUTRAL_DISCARDS, P_ON_UNITS, P_ONGOING
from banneret.heroes.tables.units_and_cards import CARD_NUMBER, UNIT_NUMBER
from tests.heroes.builder import FIELD, OPEN, STRONG, THREE, WEAK, HeroesGame, whole_game

LIVING = ("castle/catherine", "dungeon/mutare")
SETTLEMENT = "1,0.nw"
"""A Settlement on tile F1, which lies where a test wants it."""


def open_gate(game: HeroesGame, victim: int) -> str:
    """A field next to the Town of a player, from which it can be entered."""
    town = game.player(victim)["town"]
    return f"{town[:-1]}ne" if game.field(f"{town[:-1]}ne")["location"] == "empty" else f"{town[:-1]}se"


def make_homeless(game: HeroesGame, captor: int = 0, victim: int = 1) -> HeroesGame:
    """In the captor's turn, take the Town of a player whose hero is away."""
    game.meadow()
    game.stand(victim, OPEN[0])
    game.give(victim, gold=0)
    game.stand(captor, open_gate(game, victim), mp=3)
    game.ask_again().play(f"go:{game.player(victim)['town']}")
    game.close_window()
    assert game.events_named("homeless") == [{"player": victim}]
    return game


# -- three rounds ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-VIC-02", "H3-VIC-05")
def test_who_controls_nothing_for_three_full_rounds_is_eliminated() -> None:
    game = make_homeless(whole_game(THREE))
    for number in (2, 3, 4):
        game.next_round()
        assert game.seen()["round"] == number
        assert game.player(1)["out"] is False, "the round of the loss does not count"
    game.to_turn(2)
    assert game.player(1)["out"] is False, "only at the end of the third full round"
    game.next_round()
    assert game.player(1)["out"] is True
    assert game.events_named("eliminated") == [{"player": 1}]
    assert not game.over


@pytest.mark.rule("H3-VIC-05")
@pytest.mark.parametrize("place", ["town", "settlement"])
def test_the_count_begins_anew_when_a_place_is_regained(place: str) -> None:
    game = make_homeless(whole_game(THREE))
    game.next_round()
    game.to_turn(1)
    game.stand(0, game.player(0)["town"])
    if place == "town":
        game.stand(1, open_gate(game, 1), mp=3)
        game.ask_again().play(f"go:{game.player(1)['town']}")
        game.give(0, gold=0)
        game.close_window()
        if game.asked() == (0, "may"):
            game.play("no")
    else:
        game.own(0, SETTLEMENT)
        game.give(0, gold=0)
        game.stand(1, OPEN[0], mp=3)
        game.ask_again().play(f"go:{SETTLEMENT}")
        game.close_window()
    assert game.events_named("regained") == [{"player": 1}]
    while game.seen()["round"] < 6:
        game.next_round()
    assert game.player(1)["out"] is False


@pytest.mark.rule("H3-VIC-02")
@pytest.mark.parametrize("option", ["off", "on"])
def test_by_option_the_loss_of_the_last_place_eliminates_at_once(option: str) -> None:
    game = make_homeless(whole_game(THREE, capture_all_defeats=option))
    assert game.player(1)["out"] is (option == "on")
    assert game.hero_at(1) == (OPEN[0] if option == "off" else None)


@pytest.mark.rule("H3-VIC-02", "H3-VIC-04")
def test_by_option_the_loss_of_the_last_place_of_the_last_rival_ends_the_game() -> None:
    game = make_homeless(whole_game(LIVING, capture_all_defeats="on"))
    assert game.over
    assert game.result == (1, -1)


@pytest.mark.rule("H3-VIC-02")
def test_with_the_option_a_settlement_left_is_enough() -> None:
    game = whole_game(THREE, capture_all_defeats="on").meadow()
    game.own(1, SETTLEMENT)
    game.stand(1, OPEN[0])
    game.give(1, gold=0)
    game.stand(0, open_gate(game, 1), mp=3)
    game.ask_again().play(f"go:{game.player(1)['town']}")
    game.close_window()
    assert game.events_named("homeless") == game.events_named("eliminated") == []


@pytest.mark.rule("H3-VIC-05", "H3-GEN-07")
@pytest.mark.parametrize(("first", "order"), [(0, [1, 2]), (1, [1, 2]), (2, [2, 1])])
def test_of_several_who_are_out_at_once_the_first_in_turn_order_goes_first(first: int, order: list[int]) -> None:
    game = whole_game(THREE, first=first).meadow()
    game.own(0, game.town_of(1), game.town_of(2))
    game.position.homeless = (0, 1, 1)
    game.position.game_round = 4
    game.next_round()
    assert [event["player"] for event in game.events_named("eliminated")] == order
    assert game.result == (1, -1, -1)


@pytest.mark.rule("H3-VIC-04", "H3-VIC-05", "H3-GEN-07")
@pytest.mark.parametrize(("first", "result"), [(0, (-1, 1)), (1, (1, -1))])
def test_where_all_are_out_at_once_the_last_in_turn_order_is_left(first: int, result: tuple[int, int]) -> None:
    game = whole_game(LIVING, first=first).meadow()
    game.position.owned = (0, 0)
    game.position.homeless = (1, 1)
    game.position.game_round = 4
    game.next_round()
    assert game.result == result


# -- defeat with nowhere to go -----------------------------------------------------------------------------------------


@pytest.mark.rule("H3-VIC-04", "H3-VIC-06")
def test_who_loses_the_defence_of_the_only_town_is_out_and_the_last_rival_wins_at_once() -> None:
    game = whole_game(LIVING).meadow()
    game.face(open_gate(game, 1), game.player(1)["town"])
    game.play(f"go:{game.player(1)['town']}")
    game.fight()
    assert game.events_named("eliminated") == [{"player": 1}]
    assert game.over
    assert game.result == (1, -1)
    assert game.seen()["round"] == 1
    assert game.seen()["turn"] == 0, "in the middle of the turn"


@pytest.mark.rule("H3-VIC-06")
def test_who_has_a_settlement_besides_survives_the_loss_of_the_town() -> None:
    game = whole_game(LIVING).meadow()
    game.own(1, SETTLEMENT)
    town = game.player(1)["town"]
    game.face(open_gate(game, 1), town)
    game.play(f"go:{town}")
    game.fight()
    assert game.events_named("eliminated") == []
    assert game.hero_at(1) == SETTLEMENT, "the lost Town is no place to go"
    assert game.field(town)["owner"] == 0


@pytest.mark.rule("H3-VIC-07", "H3-EXD-131")
def test_who_controls_nothing_and_loses_in_the_open_is_out_at_once() -> None:
    game = make_homeless(whole_game(THREE))
    for _ in range(2):
        game.next_round()
    game.to_turn(0)
    game.face(*OPEN)
    game.play(f"go:{OPEN[1]}")
    game.fight()
    assert game.events_named("eliminated") == [{"player": 1}]
    assert game.hero_at(1) is None
    assert game.asked() == (1, "may"), "not where the hero goes, but whether its player steers guards"
    assert game.places() == set()


@pytest.mark.rule("H3-VIC-07")
def test_who_controls_nothing_and_attacks_in_vain_is_out_in_the_own_turn() -> None:
    game = make_homeless(whole_game(THREE))
    game.to_turn(1)
    game.stand(0, OPEN[1])
    game.face(*OPEN, me=1, foe=0, wins=1)
    game.play(f"go:{OPEN[1]}")
    game.fight(wins=1)
    assert game.events_named("eliminated") == [{"player": 1}]
    game.play("no")
    game.to_turn(2)
    assert game.seen()["round"] == 1


@pytest.mark.rule("H3-VIC-07")
def test_who_controls_nothing_and_loses_to_guards_is_out() -> None:
    game = make_homeless(whole_game(THREE, difficulty="easy"))
    game.to_turn(1)
    game.army(1, "castle_marksmen")
    game.stand(1, OPEN[0], mp=3)
    game.luck(lands=["unit:neutral_griffins", "unit:neutral_boars"], dice=[1] * 20)
    game.ask_again().play("go:1,0.e")
    game.beat_guards()
    assert [event["seat"] for event in game.events_named("win")] != [1]
    assert game.events_named("eliminated") == [{"player": 1}]


@pytest.mark.rule("H3-VIC-07")
def test_who_loses_the_defence_of_the_last_settlement_is_out() -> None:
    game = make_homeless(whole_game(THREE))
    game.own(1, SETTLEMENT)
    game.face(OPEN[0], SETTLEMENT)
    game.play(f"go:{SETTLEMENT}")
    game.fight()
    assert game.events_named("eliminated") == [{"player": 1}]


@pytest.mark.rule("H3-VIC-06", "H3-VIC-07")
@pytest.mark.parametrize("place", ["town", OPEN[1]])
def test_the_defeat_of_a_secondary_hero_eliminates_nobody(place: str) -> None:
    game = whole_game(THREE).meadow() if place == "town" else make_homeless(whole_game(THREE))
    at = game.town_of(1) if place == "town" else place
    for number in range(3):
        game.give(number)
        game.build(number)
    game.stand(1, "1,0.se")
    game.stand(1, at, secondary=True)
    game.stand(0, game.beside(at) if place == "town" else OPEN[0], mp=3)
    game.arm(wins=0)
    game.ask_again().play(f"go:{at}").close_window()
    if game.asked()[1] == "may":
        game.play("no")
    game.fight()
    assert game.hero_at(1, secondary=True) is None
    assert game.events_named("eliminated") == []
    assert game.events_named("homeless") == [{"player": 1}]
    assert game.hero_at(1) == "1,0.se"


@pytest.mark.rule("H3-VIC-07", "H3-VIC-09")
def test_whoever_beat_the_defender_of_the_last_settlement_flags_it() -> None:
    game = make_homeless(whole_game(THREE))
    game.own(1, SETTLEMENT)
    game.face(OPEN[0], SETTLEMENT)
    game.play(f"go:{SETTLEMENT}").fight().play("no")
    assert game.hero_at(0) == SETTLEMENT
    assert game.field(SETTLEMENT)["owner"] == 0


# -- afterwards --------------------------------------------------------------------------------------------------------


def without_seat(game: HeroesGame, steers: str) -> HeroesGame:
    """Seat 2 of three is eliminated in the turn of seat 0, and says whether it still steers guards."""
    game.meadow()
    game.own(2, "1,0.e", "1,0.sw")
    town = game.player(2)["town"]
    game.stand(2, town, mp=0)
    game.stand(2, OPEN[1], secondary=True)
    game.deal(2, hand=["attack"], deck=["defense"], discards=["power"])
    game.face(open_gate(game, 2), town, foe=2)
    game.play(f"go:{town}")
    game.fight()
    assert (game.asked(), game.keys) == ((2, "may"), {"yes", "no"})
    return game.play(steers)


@pytest.mark.rule("H3-VIC-08", "H3-CBS-21")
@pytest.mark.parametrize(("steers", "steering"), [("yes", 2), ("no", 1)])
def test_an_eliminated_player_may_still_steer_guards(steers: str, steering: int) -> None:
    game = without_seat(whole_game(THREE, difficulty="easy"), steers)
    game.army(0, STRONG)
    game.stand(0, game.player(0)["town"], mp=3)
    game.luck(lands=["unit:neutral_peasants"])
    game.ask_again()
    guarded = next(key for key in game.keys if key.startswith("go:") and game.field(key[3:])["guard"])
    game.play(guarded)
    game.close_window()
    game.play("place:b2")
    assert game.asked()[0] == steering


@pytest.mark.rule("H3-VIC-09")
def test_cubes_heroes_and_cards_of_an_eliminated_player_leave_the_game() -> None:
    game = without_seat(whole_game(THREE), "no")
    assert (game.hero_at(2), game.hero_at(2, secondary=True)) == (None, None)
    out = game.player(2)
    assert (out["out"], out["flags"], out["units"]) == (True, [], [])
    assert out["hand"] == out["deck"] == out["discard"] == []
    assert sorted(out["removed"]) == ["attack", "defense", "power"]
    for name in ("1,0.e", "1,0.sw"):
        assert game.field(name)["owner"] is None
        assert game.field(name)["guard"] == 0, "not guarded again"


@pytest.mark.rule("H3-VIC-09")
def test_cards_on_units_and_in_play_leave_the_game_and_neutral_units_go_back() -> None:
    game = whole_game(THREE).meadow().to_turn(2)
    game.own(2, game.town_of(1))
    piles = game.position.piles
    game.deal(1, hand=["attack"], deck=[], discards=[])
    piles[pile_of(P_ON_UNITS, 1)] = (CARD_NUMBER["haste"],)
    piles[pile_of(P_ONGOING, 1)] = (CARD_NUMBER["slow"],)
    game.army(1, WEAK, "neutral_peasants")
    game.position.homeless = (0, 1, 0)
    game.position.game_round = 4
    while not game.events_named("eliminated"):
        game.do_nothing()
    assert sorted(game.player(1)["removed"]) == ["attack", "haste", "slow"]
    assert piles[NEUTRAL_DISCARDS] == (2 * UNIT_NUMBER["neutral_peasants"],)


@pytest.mark.rule("H3-VIC-09")
def test_the_cube_of_an_eliminated_player_leaves_a_field_shared_with_others() -> None:
    game = whole_game(THREE)
    game.lay((0, 0), "N4")
    state = game.position
    for player_with_cube in (0, 2):
        flags = list(state.owned)
        flags[player_with_cube] |= 1 << FIELD["0,0.c"]
        state.owned = tuple(flags)
    assert (game.field("0,0.c")["location"], game.field("0,0.c")["flags"]) == ("obelisk", [0, 2])
    without_seat(game, "no")
    assert game.field("0,0.c")["flags"] == [0]


@pytest.mark.rule("H3-VIC-09")
def test_an_eliminated_player_has_no_turn_any_more() -> None:
    game = without_seat(whole_game(THREE), "yes")
    turns = len(game.events_named("turn"))
    while len(game.events_named("turn")) < turns + 4:
        game.do_nothing()
    assert [event["player"] for event in game.events_named("turn")[turns:]] == [1, 0, 1, 0]
