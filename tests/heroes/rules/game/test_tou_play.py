"""Tournaments being played: the new hand, morale in a Search, tiles that turn, and points."""

import pytest

from banneret.heroes.adventure.map.land import walkable_from
from banneret.heroes.geometry.map_grid import direction_of, spot_at
from banneret.heroes.state.ai_heroes import edit_host
from banneret.heroes.state.packed_ints import pack_reward, pack_tenure
from banneret.heroes.state.pile_numbers import REMOVED
from banneret.heroes.state.scenario_state import edit
from banneret.heroes.tables.units_and_cards import CARD_NUMBER
from tests.heroes.builder import ARCHERS, FIELD, WEAK, HeroesGame, apart, new_tournament, solo_game, tournament

ISLE = (6, -2)
"""Where a test lays the tile it needs, away from the map that was built."""


def points(game: HeroesGame) -> list[int]:
    """The points as everybody sees them."""
    told = game.seen()["scenario_state"]["points"]
    assert all(game.seen(seat)["scenario_state"]["points"] == told for seat in (0, 1))
    return list(told)


# -- the first hand ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-TOU-10", "H3-CHANGE-first_redraw")
def test_the_first_hand_may_be_drawn_anew_once() -> None:
    game = new_tournament()
    game.apply("player:1")
    game.set_up()
    game.deal(0, hand=[], deck=["attack", "defense", "knowledge", "power", "bless"], discards=["haste"])
    game.luck(draws=["attack", "defense", "knowledge"])
    game.apply("draw_cards:3")
    assert (game.step(), game.keys) == ("ask_new_hand", {"yes", "no"})
    game.luck(draws=["power", "bless", "attack"])
    game.apply("yes")
    assert sorted(game.player(0)["hand"]) == ["attack", "bless", "power"]
    assert game.own_piles(0) == (3, 2, 1)
    assert game.events_named("new_hand") == [{"player": 0, "n": 3}]
    assert game.choice.kind_name == "action"


@pytest.mark.rule("H3-TOU-10", "H3-CHANGE-first_redraw")
def test_each_player_is_offered_a_new_hand_in_the_first_turn_only() -> None:
    game = new_tournament().set_up()
    asked: list[tuple[int, int]] = []
    while game.seen()["round"] < 3:
        if game.step() == "ask_new_hand":
            asked.append((game.seen()["round"], game.choice.seat))
        if game.step() == "ask_draw":
            game.apply(game.choice.keys[0])
        else:
            game.do_nothing()
    first = game.position.first
    assert asked == [(1, first), (1, 1 - first)]


# -- morale in a Search ------------------------------------------------------------------------------------------------


def searching(token: int) -> HeroesGame:
    """The first player has looked at two Artifacts by the Obelisk of a near tile."""
    game = new_tournament()
    game.apply("player:1")
    game.set_up().in_turn()
    game.lay(ISLE, "N3")
    obelisk = next(one["field"] for tile in game.seen()["tiles"] if tile["tile"] == "N3" for one in tile["fields"]
                   if one["location"] == "obelisk" and tile["at"] == "6,-2")  # fmt: skip
    near = game.beside(obelisk)
    game.position.beaten |= (1 << 7 * 256) - 1
    game.stand(0, near, mp=3)
    game.morale(0, token)
    game.stack_deck("artifact", ["rib_cage", "charm_of_mana", "breastplate_of_petrified_wood",
                                  "centaurs_axe"], ["speculum"])  # fmt: skip
    game.ask_again()
    game.luck(draws=["rib_cage", "charm_of_mana"])
    return game.play(f"go:{obelisk}", "choose:2", "look")


@pytest.mark.rule("H3-TOU-11", "H3-CRD-06", "H3-CHANGE-morale_searches_again")
def test_morale_puts_the_cards_seen_away_and_searches_again() -> None:
    game = searching(1)
    assert game.keys == {"take:rib_cage", "take:charm_of_mana", "morale_search"}
    game.apply("morale_search")
    game.play("put:rib_cage")
    assert game.player(0)["morale"] is None
    assert game.keys == {"look", "take_top"}, "who has looked at cards takes one, though this Search was optional"
    game.luck(draws=["centaurs_axe", "breastplate_of_petrified_wood"])
    game.apply("look")
    assert game.keys == {"take:centaurs_axe", "take:breastplate_of_petrified_wood"}
    game.apply("take:centaurs_axe")
    assert "centaurs_axe" in game.player(0)["hand"]
    assert game.events_named("search_again") == [{"player": 0}]


@pytest.mark.rule("H3-TOU-11", "H3-CHANGE-morale_searches_again")
@pytest.mark.parametrize("token", [0, 1])
def test_morale_repeats_the_search_of_the_mana_vortex(token: int) -> None:
    game = new_tournament(("dungeon/mutare", "castle/catherine"))
    game.apply("player:1")
    game.set_up().in_turn()
    game.build(0, "mage_guild", "special_gears")
    game.deal(0, hand=["attack"], deck=["power", "haste", "curse", "slow", "bless"], discards=[])
    game.morale(0, token)
    game.astrologers(["dead_silence"])
    game.start_of_turn(0).luck(draws=["power", "haste", "curse"])
    game.play("done", "draw_cards:0", "yes", "discard:attack")
    kept = {"keep:power", "keep:haste", "keep:curse"}
    assert game.keys == (kept | {"morale_search"} if token else kept)
    if token:
        game.luck(draws=["slow", "bless", "attack"])
        game.play("morale_search", "put:power", "put:haste")
        assert game.keys == {"keep:slow", "keep:bless", "keep:attack"}, "nothing is paid again"
        assert game.player(0)["morale"] is None
        assert game.player(0)["discard"] == ["power", "haste", "curse"]


@pytest.mark.rule("H3-TOU-11", "H3-CHANGE-morale_searches_again")
def test_without_morale_a_search_is_as_ever() -> None:
    assert searching(0).keys == {"take:rib_cage", "take:charm_of_mana"}


# -- tiles that turn ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-TOU-13", "H3-CHANGE-discovery_turns_tiles")
def test_an_observatory_turns_a_neighbouring_tile_without_a_hero_and_all_that_is_on_it() -> None:
    game = tournament()
    me = game.position.turn
    game.lay(ISLE, "F5")
    game.lay((5, -2), "F4", 0)
    game.lay((7, -2), "F6", 0)
    game.lay((6, -3), "F1", 0)
    game.stand(1 - me, "7,-2.c")
    game.stand(me, "6,-2.e", mp=3)
    mine = next(
        one["field"] for tile in game.seen()["tiles"] if tile["at"] == "5,-2" for one in tile["fields"]
        if one["location"] == "mine"
    )  # fmt: skip
    game.own(me, mine)
    game.ask_again()
    game.play("go:6,-2.c")
    assert game.step() == "ask_turn_tile"
    assert game.keys == {"turn:5,-2", "turn:6,-3"}
    game.apply("turn:5,-2")
    assert "rotate:1" not in game.keys
    way = max(int(key.removeprefix("rotate:")) for key in game.keys)
    game.apply(f"rotate:{way}")
    assert game.events_named("turned")[-1] == {"spot": "5,-2", "tile": "F4", "n": way - 1}
    flagged = [
        one for tile in game.seen()["tiles"] if tile["at"] == "5,-2" for one in tile["fields"] if one.get("flags")
    ]
    assert [(one["location"], one["flags"]) for one in flagged] == [("mine", [me])]
    assert flagged[0]["field"] != mine
    assert not game.events_named("discovered")


TURNING = """
rules:
- {id: turning, text: Observatories turn tiles., change: {discovery_turns_tiles: true}}
"""


@pytest.mark.rule("H3-TOU-13", "H3-CHANGE-discovery_turns_tiles")
@pytest.mark.parametrize("there", [False, True])
def test_a_tile_with_an_ai_hero_on_it_is_not_turned(there: bool) -> None:
    game = solo_game(more=TURNING)
    game.lay(ISLE, "F5")
    game.lay((5, -2), "F4", 0)
    game.lay((7, -2), "F6", 0)
    game.lay((6, -3), "F1", 0)
    game.stand(0, "6,-2.e", mp=3)
    game.place_ai("warlord", "7,-2.c" if there else "")
    game.ask_again().play("go:6,-2.c")
    assert game.keys == {"turn:5,-2", "turn:6,-3"} | (set() if there else {"turn:7,-2"})


@pytest.mark.rule("H3-TOU-13", "H3-CHANGE-discovery_turns_tiles")
def test_whatever_lies_on_a_tile_turns_with_it_and_the_middle_and_other_tiles_stay_as_they_are() -> None:
    game = solo_game(more=TURNING)
    for spot, tile in ((ISLE, "F5"), ((5, -2), "F4"), ((7, -2), "F6"), ((6, -3), "F1")):
        game.lay(spot, tile)
    game.stand(0, "6,-2.e", mp=3)
    s = game.position
    there = [FIELD[name] for name in ("5,-2.ne", "5,-2.c", "7,-2.ne")]
    marked = sum(1 << field for field in there)
    host, g = edit_host(s), edit(s)
    s.black = s.beaten = s.ever = host.flags = host.trod = g.dead = marked
    s.owned = (s.owned[0] | marked,)
    g.came = (marked,)
    s.rewards = tuple(sorted(pack_reward(field, 1) for field in there))
    g.tenures = tuple(sorted(pack_tenure(field, 2, 0, False) for field in there))
    g.grail_at = s.last[1] = there[0]
    game.ask_again().play("go:6,-2.c", "turn:5,-2")
    way = max(int(key.removeprefix("rotate:")) for key in game.keys)
    game.play(f"rotate:{way}")
    turned = [there[0] - direction_of(there[0]) + (direction_of(there[0]) - 1 + way - 1) % 6 + 1, *there[1:]]
    now = sum(1 << field for field in turned)
    host, g = s.scenario_state.host, s.scenario_state
    assert [s.beaten, s.ever, host.flags, host.trod, g.dead, g.came[0]] == [now] * 6
    assert s.black & (marked | now) == now
    assert s.owned[0] & (marked | now) == now
    assert s.rewards == tuple(sorted(pack_reward(field, 1) for field in turned))
    assert sorted(g.tenures) == sorted(pack_tenure(field, 2, 0, False) for field in turned)
    assert (g.grail_at, s.last[1]) == (turned[0], turned[0])


@pytest.mark.rule("H3-TOU-13", "H3-TIL-22", "H3-CHANGE-discovery_turns_tiles")
def test_no_tile_may_be_turned_so_that_another_is_cut_off() -> None:
    game = tournament()
    me = game.position.turn
    game.lay(ISLE, "F5")
    game.lay((7, -2), "F6", 0)
    game.stand(me, "6,-2.e", mp=3)
    joined = {way for way in range(6) if crosses(game, way)}
    game.lay((5, -2), "S3", min(joined))
    game.ask_again()
    game.play("go:6,-2.c", "turn:5,-2")
    assert {int(key.removeprefix("rotate:")) - 1 for key in game.keys} == joined - {min(joined)}
    assert len(joined) < 6


def crosses(game: HeroesGame, way: int) -> bool:
    """Whether one could walk from the isle to the tile west of it, turned so."""
    game.lay((5, -2), "S3", way)
    return spot_at(5, -2) in walkable_from(game.position, [spot_at(*ISLE)])


# -- points ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-TOU-12", "H3-TOU-14", "H3-EXD-127")
def test_points_are_counted_as_in_the_example() -> None:
    """3 Mines, 1 Settlement, 5 buildings, 3 Artifacts and 2 removed ones, level 6, a Secondary Hero."""
    game = tournament()
    me = game.position.turn
    state = game.position
    state.owned = tuple(1 << town for town in state.town_at)
    for at, tile in (((6, -2), "F1"), ((7, -2), "F4"), ((5, -2), "F7"), ((6, -3), "N1")):
        game.lay(at, tile)
    wanted = {"mine": 3, "settlement": 1}
    for tile in game.seen()["tiles"]:
        for one in tile["fields"]:
            if tile["at"] in ("6,-2", "7,-2", "5,-2", "6,-3") and wanted.get(one["location"], 0):
                wanted[one["location"]] -= 1
                game.own(me, one["field"])
    assert wanted == {"mine": 0, "settlement": 0}
    game.build(me, "dwelling_bronze", "dwelling_silver", "citadel", "mage_guild", "city_hall")
    game.deal(me, hand=["attack"], deck=["rib_cage", "centaurs_axe", "speculum"], discards=[])
    state.piles[REMOVED] = tuple(sorted(CARD_NUMBER[card] for card in ("charm_of_mana", "legs_of_legion")))
    game.level(me, 10)
    state.scenario_state = state.scenario_state.copy()
    state.scenario_state.seconds = tuple(int(n == 2 * me + 1 - me) for n in range(4))
    assert points(game)[me] == 4 + 5 + 2 + 6 + 2
    state.piles[REMOVED] = ()
    assert points(game)[me] == 4 + 5 + 1 + 6 + 2


def beaten(secondary: bool, times: int = 1) -> tuple[HeroesGame, int, list[int]]:
    """The hero of the starting player beats one of the rival; the game, the winner, and the points before."""
    game = tournament()
    me = game.position.turn
    before = points(game)
    for _ in range(times):
        game.lay(ISLE, "F1")
        game.army(me, ARCHERS)
        game.army(1 - me, WEAK)
        game.stand(me, "6,-2.c", mp=3)
        game.stand(1 - me, "6,-2.ne", secondary=secondary)
        level_before = game.position.experience[:]
        game.ask_again()
        game.play("go:6,-2.ne")
        while not game.fighting():
            game.do_nothing()
        game.fight_out(winner=me)
        while game.choice.kind_name != "action":
            game.do_nothing()
        game.position.experience[:] = level_before
        game.lay(ISLE, "C1")  # nothing that was visited there counts
        game.position.owned = tuple(held & ~(127 << 7 * (game.position.hero_at[2 * me] // 7))
                                     for held in game.position.owned)  # fmt: skip
    return game, me, before


@pytest.mark.rule("H3-TOU-14", "H3-SCORING-points")
def test_a_secondary_hero_beaten_is_worth_two_points() -> None:
    game, me, before = beaten(True)
    assert points(game)[me] - before[me] == 2


@pytest.mark.rule("H3-TOU-14", "H3-SEC-13", "H3-SCORING-points")
@pytest.mark.parametrize("attacks", [False, True])
def test_a_secondary_hero_given_up_is_worth_as_much(attacks: bool) -> None:
    """Seat `me` meets the rival's Secondary Hero, or is met by it; its player gives it up."""
    game = tournament()
    me = game.position.turn
    second = me if attacks else 1 - me
    before = points(game)
    game.lay(ISLE, "F1")
    game.cleared("6,-2.ne")
    game.stand(me, "6,-2.c", mp=3, secondary=attacks)
    game.stand(1 - me, "6,-2.ne", secondary=not attacks)
    game.ask_again().play("go2:6,-2.ne" if attacks else "go:6,-2.ne")
    while game.asked() != (second, "may"):
        game.do_nothing()
    game.play("yes")
    while game.choice.kind_name != "action":
        game.do_nothing()
    assert game.hero_at(second, secondary=True) is None
    assert points(game)[1 - second] - before[1 - second] == 2
    assert points(game)[second] == before[second]


@pytest.mark.rule("H3-TOU-14")
@pytest.mark.parametrize("times", [1, 2])
def test_the_main_hero_beaten_is_worth_four_points_once(times: int) -> None:
    game, me, before = beaten(False, times)
    assert points(game)[me] - before[me] == 4


@pytest.mark.rule("H3-TOU-15", "H3-SCORING-always")
def test_a_goal_that_is_met_ends_the_game_but_points_decide() -> None:
    game = tournament()
    me = game.position.turn
    state = game.position
    state.clashes = 1 << (2 * me + 1 - me)
    game.build(1 - me, "dwelling_bronze", "dwelling_silver", "citadel", "mage_guild", "city_hall")
    game.next_round()
    assert game.over
    assert [told["player"] for told in game.events_named("goal")] == [me]
    assert game.scores()[1 - me] > game.scores()[me]
    assert game.state.returns[1 - me] == 1
    assert game.state.returns[me] == -1


@pytest.mark.rule("H3-TOU-15", "H3-SCORING-points")
def test_after_the_last_round_most_points_win() -> None:
    game = tournament()
    me = game.position.turn
    game.position.game_round = 8
    game.build(me, "dwelling_bronze", "citadel")
    game.next_round()
    assert not game.over
    game.next_round()
    assert game.over
    assert game.state.returns[me] == 1


@pytest.mark.rule("H3-TOU-15", "H3-SCORING-tie_break")
@pytest.mark.parametrize("equal", ["points", "flags", "gold"])
def test_among_equals_flagged_fields_count_and_then_gold(equal: str) -> None:
    game = tournament()
    me = game.position.turn
    game.position.game_round = 9
    game.lay(ISLE, "N3")
    game.lay((5, -2), "N4")
    obelisks = [one["field"] for tile in game.seen()["tiles"] if tile["at"] in ("6,-2", "5,-2")
                for one in tile["fields"] if one["location"] == "obelisk"]  # fmt: skip
    game.give(me, gold=3)
    game.give(1 - me, gold=5 if equal != "gold" else 3)
    if equal == "points":
        game.own(me, *obelisks)
    game.next_round()
    assert game.over
    assert game.scores()[0] == game.scores()[1]
    assert game.state.returns[me] == {"points": 1, "flags": -1, "gold": 0}[equal]


def test_places_are_counted_in_tiles() -> None:
    assert apart((0, 0), (2, -1)) == 2
    assert tournament().tile_places("C") == {"C1": (0, 0)}
    assert tournament().field("0,0.c")["location"]
