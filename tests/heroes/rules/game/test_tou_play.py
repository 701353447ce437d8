"""Tournaments being played: the new hand, morale in a Search, tiles that turn, and points."""

import pytest

from banneret.heroes.adventure.map.land import walkable_from
from banneret.heroes.geometry.map_grid import spot_at
from banneret.heroes.state.battle import REMOVED
from banneret.heroes.tables.units_and_cards import CARD_NUMBER
from banneret.kernel.game import Game
from tests.heroes.support.campaign import ARCHERS, fight_out, fighting
from tests.heroes.support.duel import apart, built, duel, duelling, in_turn, places, scores, step
from tests.heroes.support.journey import (
    army,
    ask_again,
    build,
    deal,
    field,
    give,
    happened,
    keys,
    lay,
    level,
    luck,
    morale,
    own,
    own_piles,
    play,
    player,
    seen,
    stack_deck,
    stand,
    state_of,
)
from tests.heroes.support.saga import beside
from tests.heroes.support.war import WEAK, do_nothing, next_round

ISLE = (6, -2)
"""Where a test lays the tile it needs, away from the map that was built."""


def points(game: Game) -> list[int]:
    """The points as everybody sees them."""
    told = seen(game)["saga"]["points"]
    assert all(seen(game, seat)["saga"]["points"] == told for seat in (0, 1))
    return list(told)


# -- the first hand ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-TOU-10")
def test_the_first_hand_may_be_drawn_anew_once() -> None:
    game = duel()
    game.apply("player:1")
    built(game)
    deal(game, 0, hand=[], deck=["attack", "defense", "knowledge", "power", "bless"], discards=["haste"])
    luck(game, draws=["attack", "defense", "knowledge"])
    game.apply("draw_cards:3")
    assert (step(game), keys(game)) == ("ask_new_hand", {"yes", "no"})
    luck(game, draws=["power", "bless", "attack"])
    game.apply("yes")
    assert sorted(player(game, 0)["hand"]) == ["attack", "bless", "power"]
    assert own_piles(game, 0) == (3, 2, 1)
    assert happened(game, "new_hand") == [{"player": 0, "n": 3}]
    assert game.choice.kind_name == "action"


@pytest.mark.rule("H3-TOU-10")
def test_each_player_is_offered_a_new_hand_in_the_first_turn_only() -> None:
    game = built(duel())
    asked: list[tuple[int, int]] = []
    while seen(game)["round"] < 3:
        if step(game) == "ask_new_hand":
            asked.append((seen(game)["round"], game.choice.seat))
        if step(game) == "ask_draw":
            game.apply(game.choice.keys[0])
        else:
            do_nothing(game)
    first = state_of(game).first
    assert asked == [(1, first), (1, 1 - first)]


# -- morale in a Search ------------------------------------------------------------------------------------------------


def searching(token: int) -> Game:
    """The first player has looked at two Artifacts by the Obelisk of a near tile."""
    game = duel()
    game.apply("player:1")
    in_turn(built(game))
    lay(game, ISLE, "N3")
    obelisk = next(one["field"] for tile in seen(game)["tiles"] if tile["tile"] == "N3" for one in tile["fields"]
                   if one["location"] == "obelisk" and tile["at"] == "6,-2")  # fmt: skip
    near = beside(game, obelisk)
    state_of(game).beaten |= (1 << 7 * 256) - 1
    stand(game, 0, near, mp=3)
    morale(game, 0, token)
    stack_deck(game, "artifact", ["rib_cage", "charm_of_mana", "breastplate_of_petrified_wood",
                                  "centaurs_axe"], ["speculum"])  # fmt: skip
    ask_again(game)
    luck(game, draws=["rib_cage", "charm_of_mana"])
    return play(game, f"go:{obelisk}", "choose:2", "look")


@pytest.mark.rule("H3-TOU-11")
def test_morale_puts_the_cards_seen_away_and_searches_again() -> None:
    game = searching(1)
    assert keys(game) == {"take:rib_cage", "take:charm_of_mana", "morale_search"}
    game.apply("morale_search")
    play(game, "put:rib_cage")
    assert player(game, 0)["morale"] is None
    assert keys(game) >= {"look", "take_top"}
    luck(game, draws=["centaurs_axe", "breastplate_of_petrified_wood"])
    game.apply("look")
    assert keys(game) == {"take:centaurs_axe", "take:breastplate_of_petrified_wood"}
    game.apply("take:centaurs_axe")
    assert "centaurs_axe" in player(game, 0)["hand"]
    assert happened(game, "search_again") == [{"player": 0}]


@pytest.mark.rule("H3-TOU-11")
def test_without_morale_a_search_is_as_ever() -> None:
    assert keys(searching(0)) == {"take:rib_cage", "take:charm_of_mana"}


# -- tiles that turn ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-TOU-13")
def test_an_observatory_turns_a_neighbouring_tile_without_a_hero_and_all_that_is_on_it() -> None:
    game = duelling()
    me = state_of(game).turn
    lay(game, ISLE, "F5")
    lay(game, (5, -2), "F4", 0)
    lay(game, (7, -2), "F6", 0)
    lay(game, (6, -3), "F1", 0)
    stand(game, 1 - me, "7,-2.c")
    stand(game, me, "6,-2.e", mp=3)
    mine = next(
        one["field"] for tile in seen(game)["tiles"] if tile["at"] == "5,-2" for one in tile["fields"]
        if one["location"] == "mine"
    )  # fmt: skip
    own(game, me, mine)
    ask_again(game)
    play(game, "go:6,-2.c")
    assert step(game) == "ask_turn_tile"
    assert keys(game) == {"turn:5,-2", "turn:6,-3"}
    game.apply("turn:5,-2")
    assert "rotate:1" not in keys(game)
    way = max(int(key.removeprefix("rotate:")) for key in keys(game))
    game.apply(f"rotate:{way}")
    assert happened(game, "turned")[-1] == {"spot": "5,-2", "tile": "F4", "n": way - 1}
    flagged = [
        one for tile in seen(game)["tiles"] if tile["at"] == "5,-2" for one in tile["fields"] if one.get("flags")
    ]
    assert [(one["location"], one["flags"]) for one in flagged] == [("mine", [me])]
    assert flagged[0]["field"] != mine
    assert not happened(game, "discovered")


@pytest.mark.rule("H3-TOU-13", "H3-TIL-22")
def test_no_tile_may_be_turned_so_that_another_is_cut_off() -> None:
    game = duelling()
    me = state_of(game).turn
    lay(game, ISLE, "F5")
    lay(game, (7, -2), "F6", 0)
    stand(game, me, "6,-2.e", mp=3)
    joined = {way for way in range(6) if crosses(game, way)}
    lay(game, (5, -2), "S3", min(joined))
    ask_again(game)
    play(game, "go:6,-2.c", "turn:5,-2")
    assert {int(key.removeprefix("rotate:")) - 1 for key in keys(game)} == joined - {min(joined)}
    assert len(joined) < 6


def crosses(game: Game, way: int) -> bool:
    """Whether one could walk from the isle to the tile west of it, turned so."""
    lay(game, (5, -2), "S3", way)
    return spot_at(5, -2) in walkable_from(state_of(game), [spot_at(*ISLE)])


# -- points ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-TOU-12", "H3-TOU-14", "H3-EXD-127")
def test_points_are_counted_as_in_the_example() -> None:
    """3 Mines, 1 Settlement, 5 buildings, 3 Artifacts and 2 removed ones, level 6, a Secondary Hero."""
    game = duelling()
    me = state_of(game).turn
    state = state_of(game)
    state.owned = tuple(1 << town for town in state.town_at)
    for at, tile in (((6, -2), "F1"), ((7, -2), "F4"), ((5, -2), "F7"), ((6, -3), "N1")):
        lay(game, at, tile)
    wanted = {"mine": 3, "settlement": 1}
    for tile in seen(game)["tiles"]:
        for one in tile["fields"]:
            if tile["at"] in ("6,-2", "7,-2", "5,-2", "6,-3") and wanted.get(one["location"], 0):
                wanted[one["location"]] -= 1
                own(game, me, one["field"])
    assert wanted == {"mine": 0, "settlement": 0}
    build(game, me, "dwelling_bronze", "dwelling_silver", "citadel", "mage_guild", "city_hall")
    deal(game, me, hand=["attack"], deck=["rib_cage", "centaurs_axe", "speculum"], discards=[])
    state.piles[REMOVED] = tuple(sorted(CARD_NUMBER[card] for card in ("charm_of_mana", "legs_of_legion")))
    level(game, me, 10)
    state.scenario_state = state.scenario_state.copy()
    state.scenario_state.seconds = tuple(int(n == 2 * me + 1 - me) for n in range(4))
    assert points(game)[me] == 4 + 5 + 2 + 6 + 2
    state.piles[REMOVED] = ()
    assert points(game)[me] == 4 + 5 + 1 + 6 + 2


def beaten(secondary: bool, times: int = 1) -> tuple[Game, int, list[int]]:
    """The hero of the starting player beats one of the rival; the game, the winner, and the points before."""
    game = duelling()
    me = state_of(game).turn
    before = points(game)
    for _ in range(times):
        lay(game, ISLE, "F1")
        army(game, me, ARCHERS)
        army(game, 1 - me, WEAK)
        stand(game, me, "6,-2.c", mp=3)
        stand(game, 1 - me, "6,-2.ne", secondary=secondary)
        level_before = state_of(game).experience[:]
        ask_again(game)
        play(game, "go:6,-2.ne")
        while not fighting(game):
            do_nothing(game)
        fight_out(game, winner=me)
        while game.choice.kind_name != "action":
            do_nothing(game)
        state_of(game).experience[:] = level_before
        lay(game, ISLE, "C1")  # nothing that was visited there counts
        state_of(game).owned = tuple(held & ~(127 << 7 * (state_of(game).hero_at[2 * me] // 7))
                                     for held in state_of(game).owned)  # fmt: skip
    return game, me, before


@pytest.mark.rule("H3-TOU-14")
def test_a_secondary_hero_beaten_is_worth_two_points() -> None:
    game, me, before = beaten(True)
    assert points(game)[me] - before[me] == 2


@pytest.mark.rule("H3-TOU-14")
@pytest.mark.parametrize("times", [1, 2])
def test_the_main_hero_beaten_is_worth_four_points_once(times: int) -> None:
    game, me, before = beaten(False, times)
    assert points(game)[me] - before[me] == 4


@pytest.mark.rule("H3-TOU-15")
def test_a_goal_that_is_met_ends_the_game_but_points_decide() -> None:
    game = duelling()
    me = state_of(game).turn
    state = state_of(game)
    state.clashes = 1 << (2 * me + 1 - me)
    build(game, 1 - me, "dwelling_bronze", "dwelling_silver", "citadel", "mage_guild", "city_hall")
    next_round(game)
    assert game.over
    assert [told["player"] for told in happened(game, "goal")] == [me]
    assert scores(game)[1 - me] > scores(game)[me]
    assert game.state.returns[1 - me] == 1
    assert game.state.returns[me] == -1


@pytest.mark.rule("H3-TOU-15")
def test_after_the_last_round_most_points_win() -> None:
    game = duelling()
    me = state_of(game).turn
    state_of(game).game_round = 8
    build(game, me, "dwelling_bronze", "citadel")
    next_round(game)
    assert not game.over
    next_round(game)
    assert game.over
    assert game.state.returns[me] == 1


@pytest.mark.rule("H3-TOU-15")
@pytest.mark.parametrize("equal", ["points", "flags", "gold"])
def test_among_equals_flagged_fields_count_and_then_gold(equal: str) -> None:
    game = duelling()
    me = state_of(game).turn
    state_of(game).game_round = 9
    lay(game, ISLE, "N3")
    lay(game, (5, -2), "N4")
    obelisks = [one["field"] for tile in seen(game)["tiles"] if tile["at"] in ("6,-2", "5,-2")
                for one in tile["fields"] if one["location"] == "obelisk"]  # fmt: skip
    give(game, me, gold=3)
    give(game, 1 - me, gold=5 if equal != "gold" else 3)
    if equal == "points":
        own(game, me, *obelisks)
    next_round(game)
    assert game.over
    assert scores(game)[0] == scores(game)[1]
    assert game.state.returns[me] == {"points": 1, "flags": -1, "gold": 0}[equal]


def test_places_are_counted_in_tiles() -> None:
    assert apart((0, 0), (2, -1)) == 2
    assert places(duelling(), "C") == {"C1": (0, 0)}
    assert field(duelling(), "0,0.c")["location"]
