"""The other kinds of location: what may be flagged, visited again and again, taken once for all, or not entered."""

import pytest

from banneret.heroes.geometry.map_grid import spot_at
from banneret.heroes.state.whole_game import NO_TILE
from banneret.kernel.errors import Refused
from tests.heroes.builder import HeroesGame, field_on, game_next_to, whole_game

ARTIFACTS = ("armor_of_wonder", "centaurs_axe", "rib_cage", "speculum", "charm_of_mana")


def go(game: HeroesGame, target: str) -> HeroesGame:
    """Let the Main Hero step onto a field."""
    return game.play(f"go:{target}")


def back(game: HeroesGame, target: str, via: str) -> list[str]:
    """From next to a field, enter it once more: the names of the events."""
    game.stand(0, via)
    game.ask_again()
    mark = len(game.events)
    go(game, target)
    return game.names_since(mark)


def pass_turns(game: HeroesGame, seat: int) -> HeroesGame:
    """Let turns go by until a seat is asked what to do in its turn."""
    game.end_turn()
    while game.asked() != (seat, "action"):
        skip = [key for key in game.choice.keys if key in ("end_turn", "pass", "done", "draw_cards:0", "no")]
        game.play(skip[0] if skip else game.choice.keys[0])
    return game


# -- fields without an effect ------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-TIL-04")
def test_an_empty_field_does_nothing_on_any_visit() -> None:
    game, empty = game_next_to("F1", "c")
    purse = game.resources(0)
    for _ in range(2):
        assert back(game, empty, field_on("e")) == ["walk", "visit"]
        assert game.asked() == (0, "action")
    assert game.resources(0) == purse
    assert not game.field(empty)["black_cube"]


@pytest.mark.rule("H3-LOC-27", "H3-MOV-15")
def test_a_blocked_field_is_never_entered() -> None:
    game, blocked = game_next_to("F1", "w")
    assert f"go:{blocked}" not in game.keys
    with pytest.raises(Refused):
        go(game, blocked)
    assert game.player(0)["heroes"][0] == {"field": field_on("c"), "movement": 6, "last": field_on("c")}


# -- flags -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-LOC-01", "H3-TIL-12")
def test_a_town_is_its_owners_starting_field_and_does_nothing_for_its_owner() -> None:
    game = whole_game()
    town = game.field("0,0.c")
    assert (town["location"], town["owner"], town["heroes"]) == ("town", 0, [0])
    assert game.player(0)["heroes"][0]["field"] == "0,0.c"
    assert back(game, "0,0.c", "0,0.ne") == ["walk", "visit"]


@pytest.mark.rule("H3-LOC-01", "H3-TIL-10")
def test_the_town_of_a_rival_is_captured_for_what_the_scenario_says() -> None:
    game = whole_game()
    game.give(1)
    game.stand(1, "3,0.ne")
    game.stand(0, "3,0.se", mp=3)
    game.ask_again()
    go(game, "3,0.c")
    while game.asked() != (0, "action"):
        game.play("pass")
    assert game.field("3,0.c")["owner"] == 0
    assert game.player(0)["cubes"] == [0, 1]
    assert back(game, "3,0.c", "3,0.se") == ["walk", "visit"]
    pass_turns_to_the_end(game)
    assert [goal["player"] for goal in game.events_named("goal")] == [0]
    assert [won["player"] for won in game.events_named("won")] == [0]


def pass_turns_to_the_end(game: HeroesGame) -> None:
    """End turns until the game is over."""
    while not game.over:
        skip = [key for key in game.choice.keys if key in ("end_turn", "pass", "done", "draw_cards:0", "no")]
        game.play(skip[0] if skip else game.choice.keys[0])


@pytest.mark.rule("H3-LOC-30", "H3-TIL-12")
def test_a_settlement_gives_one_reward_and_nothing_more_to_its_owner() -> None:
    game, settlement = game_next_to("F1", "nw")
    game.give(0)
    go(game, settlement)
    assert game.keys == {"choose:1", "choose:2", "choose:3", "choose:4"}
    game.play("choose:1")
    assert (game.resources(0), game.player(0)["income"]["gold"]) == ((5, 0, 0), 15)
    assert back(game, settlement, field_on("c")) == ["walk", "visit"]
    assert (game.resources(0), game.player(0)["income"]["gold"]) == ((5, 0, 0), 15)
    assert not game.field(settlement)["black_cube"]


@pytest.mark.rule("H3-LOC-31", "H3-TIL-12")
def test_a_mine_raises_income_once_for_its_owner() -> None:
    game, mine = game_next_to("F4", "nw")
    game.give(0)
    go(game, mine)
    assert (game.resources(0), game.player(0)["income"]["gold"]) == ((5, 0, 0), 15)
    assert back(game, mine, field_on("w")) == ["walk", "visit"]
    assert (game.resources(0), game.player(0)["income"]["gold"]) == ((5, 0, 0), 15)


@pytest.mark.rule("H3-LOC-28", "H3-LOC-29", "H3-EXD-056")
def test_an_obelisk_serves_every_player_once_and_bears_all_their_cubes() -> None:
    game, obelisk = game_next_to("N3", "c")
    game.luck(rolls=["resource:3_gold", "resource:3_gold"])
    game.give(0)
    go(game, obelisk)
    game.play("choose:2")
    assert game.resources(0) == (3, 0, 0)
    assert game.field(obelisk)["flags"] == [0]
    assert back(game, obelisk, field_on("e")) == ["walk", "visit"]
    game.stand(0, "0,0.c")
    pass_turns(game, 1)
    game.approach("N3", "c", player=1)
    game.give(1)
    game.luck(rolls=["treasure:experience", "treasure:experience"])
    go(game, obelisk)
    game.play("choose:1")
    assert game.player(1)["experience"] == 1
    assert game.field(obelisk)["flags"] == [0, 1]
    game.stand(1, "3,0.c")
    pass_turns(game, 0)
    game.approach("N3", "c")
    assert back(game, obelisk, field_on("e")) == ["walk", "visit"]
    assert game.field(obelisk)["flags"] == [0, 1]


@pytest.mark.rule("H3-LOC-16", "H3-TIL-11")
def test_a_dragon_utopia_gives_what_the_scenario_says_to_each_who_flags_it() -> None:
    game, utopia = game_next_to("C1", "c")
    game.give(0)
    game.deal(0, hand=[])
    game.stack_deck("artifact", ARTIFACTS, ["vial_of_lifeblood"])
    game.luck(draws=ARTIFACTS[:4])
    go(game, utopia)
    assert game.resources(0) == (10, 0, 0)
    assert game.keys == {"look", "take_top", "no"}
    game.play("look")
    assert game.keys == {f"take:{card}" for card in ARTIFACTS[:4]}
    game.play("take:rib_cage", "put:speculum", "put:centaurs_axe")
    assert game.field(utopia)["owner"] == 0
    assert back(game, utopia, field_on("w")) == ["walk", "visit"]
    game.stand(0, "0,0.c")
    pass_turns(game, 1)
    game.approach("C1", "c", player=1, near="w")
    game.give(1)
    go(game, utopia)
    game.play("no")
    assert (game.field(utopia)["flags"], game.resources(1)) == ([1], (10, 0, 0))


@pytest.mark.rule("H3-LOC-16")
def test_another_scenario_may_give_something_else_for_a_dragon_utopia() -> None:
    game, utopia = game_next_to("C1", "c")
    game.own_match().utopia = 0
    game.give(0)
    go(game, utopia)
    assert (game.asked(), game.resources(0), game.field(utopia)["owner"]) == ((0, "action"), (0, 0, 0), 0)


# -- taken once --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-LOC-21")
def test_the_grail_goes_to_who_visits_it_first() -> None:
    game, grail = game_next_to("C2", "c")
    assert game.seen()["grail"] == -1
    go(game, grail)
    assert game.seen()["grail"] == 0
    assert game.keys == {"look", "take_top", "no"}  # what the scenario gives besides
    game.play("no")
    assert game.field(grail)["black_cube"]
    assert back(game, grail, field_on("e")) == ["walk", "visit"]


@pytest.mark.rule("H3-LOC-22", "H3-EXD-061")
def test_there_is_only_one_grail_even_where_the_cubes_were_cleared() -> None:
    game, grail = game_next_to("C2", "c")
    go(game, grail)
    game.play("no")
    game.stand(0, "0,0.c")
    pass_turns(game, 1)
    game.position.black = 0
    game.approach("C2", "c", player=1)
    go(game, grail)
    assert (game.seen()["grail"], game.field(grail)["black_cube"]) == (0, True)
    assert len(game.events_named("grail")) == 1


@pytest.mark.rule("H3-LOC-14", "H3-LOC-15", "H3-LOC-44", "H3-EXD-015")
def test_a_warriors_tomb_is_two_searches_and_two_negative_morale() -> None:
    game, tomb = game_next_to("N4", "sw")
    game.deal(0, hand=["attack", "defense", "power"], discards=[])
    game.stack_deck("artifact", ARTIFACTS, ["vial_of_lifeblood"])
    game.luck(draws=ARTIFACTS[:4])
    go(game, tomb)
    assert game.keys == {"yes", "no"}
    game.play("yes", "look", "take:armor_of_wonder")
    assert game.keys == {"look", "take_top", "no"}
    game.play("look", "take:rib_cage")
    assert game.player(0)["hand_size"] == 5
    assert (game.player(0)["morale"], game.player(0)["doomed"]) == ("negative", True)
    assert back(game, tomb, field_on("c")) == ["walk", "visit"]
    game.end_turn()
    assert (game.player(0)["hand_size"], len(game.player(0)["discard"])) == (0, 5)
    assert (game.player(0)["morale"], game.player(0)["doomed"]) == ("negative", False)


@pytest.mark.rule("H3-LOC-15", "H3-LOC-44")
@pytest.mark.parametrize(("before", "doomed"), [(1, False), (0, True), (-1, True)])
def test_negative_morale_of_a_warriors_tomb_comes_twice(before: int, doomed: bool) -> None:
    game, tomb = game_next_to("N4", "sw")
    game.morale(0, before)
    game.stack_deck("artifact", ARTIFACTS, ["vial_of_lifeblood"])
    go(game, tomb)
    game.play("yes", "take_top", "no")
    # Of two, the first takes a Positive token away.
    assert (game.player(0)["morale"], game.player(0)["doomed"]) == ("negative", doomed)


@pytest.mark.rule("H3-LOC-15", "H3-LOC-46")
def test_one_search_at_a_warriors_tomb_costs_as_much_morale_as_two() -> None:
    game, tomb = game_next_to("N4", "sw")
    game.deal(0, hand=[])
    game.stack_deck("artifact", ARTIFACTS, ["vial_of_lifeblood"])
    go(game, tomb)
    game.play("yes", "take_top", "no")
    assert game.player(0)["hand"] == ["vial_of_lifeblood"]
    assert (game.player(0)["morale"], game.player(0)["doomed"]) == ("negative", True)


@pytest.mark.rule("H3-EXD-016", "H3-LOC-15", "H3-TIL-09")
def test_who_leaves_a_warriors_tomb_alone_keeps_their_morale() -> None:
    game, tomb = game_next_to("N4", "sw")
    go(game, tomb)
    game.play("no")
    assert (game.player(0)["morale"], game.player(0)["doomed"]) == (None, False)
    assert game.field(tomb)["black_cube"]
    assert back(game, tomb, field_on("c")) == ["walk", "visit"]


@pytest.mark.rule("H3-EXD-017")
def test_the_dead_fear_no_tomb() -> None:
    game = whole_game(("necropolis/sandro", "castle/catherine"))
    tomb = game.approach("N4", "sw")
    game.deal(0, hand=["attack"])
    game.stack_deck("artifact", ARTIFACTS, ["vial_of_lifeblood"])
    go(game, tomb)
    game.play("yes", "take_top", "take_top")
    assert (game.player(0)["hand_size"], game.player(0)["morale"], game.player(0)["doomed"]) == (3, None, False)
    game.end_turn()
    assert game.player(0)["hand_size"] == 3


@pytest.mark.rule("H3-LOC-08", "H3-LOC-40")
def test_a_redwood_observatory_discovers_a_tile_for_nothing() -> None:
    game, tower = game_next_to("F5", "c", mp=1)
    game.luck(lands=["tile:n4"])
    go(game, tower)
    assert game.keys == {"discover:0,1", "discover:2,0", "lay:1,-1", "lay:1,1", "lay:2,-1"}
    game.play("discover:2,0")
    game.play(game.choice.keys[0])
    assert game.field("2,0.c")["location"] == "obelisk"
    assert game.player(0)["heroes"][0]["movement"] == 0
    game.stand(0, field_on("e"), mp=1)
    assert back(game, tower, field_on("e")) == ["walk", "visit"]
    assert game.asked() == (0, "action")


@pytest.mark.rule("H3-LOC-09")
def test_a_redwood_observatory_may_add_a_tile_of_the_own_pool() -> None:
    game, tower = game_next_to("F5", "c", mp=1)
    game.position.land[spot_at(2, 0)] = NO_TILE
    game.position.land[spot_at(0, 1)] = NO_TILE
    game.luck(lands=["tile:f2"])
    go(game, tower)
    assert game.keys == {"lay:0,1", "lay:1,-1", "lay:2,-1", "lay:2,0"}, "1,1 touches one tile only"
    game.play("lay:2,0", "rotate:1")
    assert game.field("2,0.c")["location"] == "empty"
    assert (game.player(0)["pool"], game.player(0)["heroes"][0]["movement"]) == (1, 0)


@pytest.mark.rule("H3-LOC-09")
def test_by_option_a_redwood_observatory_only_discovers() -> None:
    game, tower = game_next_to("F5", "c", redwood_allows_pool="off")
    go(game, tower)
    assert game.keys == {"discover:0,1", "discover:2,0"}


# -- again and again ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-LOC-13", "H3-LOC-39", "H3-TIL-14")
def test_stables_give_a_movement_point_on_every_visit_to_the_hero_who_visits() -> None:
    game, stables = game_next_to("F1", "se", mp=1)
    game.stand(0, field_on("ne"), secondary=True, mp=0)
    game.ask_again()
    go(game, stables)
    assert game.player(0)["heroes"][0]["movement"] == 1
    game.play("revisit:main", "revisit:main")
    assert [hero["movement"] for hero in game.player(0)["heroes"]] == [1, 0]
    assert back(game, stables, field_on("e")) == ["walk", "visit", "movement"]
    assert (game.field(stables)["black_cube"], game.field(stables)["flags"]) == (False, [])


@pytest.mark.rule("H3-LOC-19", "H3-TIL-14")
def test_a_trading_post_trades_on_every_visit() -> None:
    game, post = game_next_to("F1", "sw")
    game.give(0, materials=2)
    for gold in (1, 2):
        back(game, post, field_on("c"))
        game.play("trade:5", "done")
        assert game.resources(0) == (gold, 2 - gold, 0)
    assert (game.field(post)["black_cube"], game.field(post)["flags"]) == (False, [])


@pytest.mark.rule("H3-LOC-24", "H3-TIL-14")
def test_a_sanctuary_shelters_whoever_is_there() -> None:
    game, sanctuary = game_next_to("N1", "e")
    for _ in range(2):
        assert back(game, sanctuary, field_on("ne")) == ["walk", "visit"]
    pass_turns(game, 1)
    game.stand(1, field_on("ne"), mp=1)
    game.ask_again()
    assert f"go:{sanctuary}" not in game.keys
    assert not game.field(sanctuary)["black_cube"]
    game.stand(0, field_on("w"))
    game.ask_again()
    assert f"go:{sanctuary}" in game.keys
