"""The other kinds of location: what may be flagged, visited again and again, taken once for all, or not entered."""

import pytest

from banneret.heroes.geometry.map_grid import spot_at
from banneret.heroes.state.whole_game import NO_TILE
from banneret.kernel.errors import Refused
from banneret.kernel.game import Game
from tests.heroes.support.journey import (
    ask_again,
    asked,
    deal,
    end_turn,
    field,
    give,
    happened,
    journey,
    keys,
    luck,
    morale,
    own_match,
    play,
    player,
    resources,
    seen,
    stack_deck,
    stand,
    state_of,
)
from tests.heroes.support.tours import at_the_door, door, on, since

ARTIFACTS = ("armor_of_wonder", "centaurs_axe", "rib_cage", "speculum", "charm_of_mana")


def go(game: Game, target: str) -> Game:
    """Let the Main Hero step onto a field."""
    return play(game, f"go:{target}")


def back(game: Game, target: str, via: str) -> list[str]:
    """From next to a field, enter it once more: the names of the events."""
    stand(game, 0, via)
    ask_again(game)
    mark = len(game.events)
    go(game, target)
    return since(game, mark)


def pass_turns(game: Game, seat: int) -> Game:
    """Let turns go by until a seat is asked what to do in its turn."""
    end_turn(game)
    while asked(game) != (seat, "action"):
        skip = [key for key in game.choice.keys if key in ("end_turn", "pass", "done", "draw_cards:0", "no")]
        play(game, skip[0] if skip else game.choice.keys[0])
    return game


# -- fields without an effect ------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-TIL-04")
def test_an_empty_field_does_nothing_on_any_visit() -> None:
    game, empty = at_the_door("F1", "c")
    purse = resources(game, 0)
    for _ in range(2):
        assert back(game, empty, on("e")) == ["walk", "visit"]
        assert asked(game) == (0, "action")
    assert resources(game, 0) == purse
    assert not field(game, empty)["black_cube"]


@pytest.mark.rule("H3-LOC-27", "H3-MOV-15")
def test_a_blocked_field_is_never_entered() -> None:
    game, blocked = at_the_door("F1", "w")
    assert f"go:{blocked}" not in keys(game)
    with pytest.raises(Refused):
        go(game, blocked)
    assert player(game, 0)["heroes"][0] == {"field": on("c"), "movement": 6, "last": on("c")}


# -- flags -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-LOC-01", "H3-TIL-12")
def test_a_town_is_its_owners_starting_field_and_does_nothing_for_its_owner() -> None:
    game = journey()
    town = field(game, "0,0.c")
    assert (town["location"], town["owner"], town["heroes"]) == ("town", 0, [0])
    assert player(game, 0)["heroes"][0]["field"] == "0,0.c"
    assert back(game, "0,0.c", "0,0.ne") == ["walk", "visit"]


@pytest.mark.rule("H3-LOC-01", "H3-TIL-10")
def test_the_town_of_a_rival_is_captured_for_what_the_scenario_says() -> None:
    game = journey()
    give(game, 1)
    stand(game, 1, "3,0.ne")
    stand(game, 0, "3,0.se", mp=3)
    ask_again(game)
    go(game, "3,0.c")
    while asked(game) != (0, "action"):
        play(game, "pass")
    assert field(game, "3,0.c")["owner"] == 0
    assert player(game, 0)["cubes"] == [0, 1]
    assert back(game, "3,0.c", "3,0.se") == ["walk", "visit"]
    pass_turns_to_the_end(game)
    assert [goal["player"] for goal in happened(game, "goal")] == [0]
    assert [won["player"] for won in happened(game, "won")] == [0]


def pass_turns_to_the_end(game: Game) -> None:
    """End turns until the game is over."""
    while not game.over:
        skip = [key for key in game.choice.keys if key in ("end_turn", "pass", "done", "draw_cards:0", "no")]
        play(game, skip[0] if skip else game.choice.keys[0])


@pytest.mark.rule("H3-LOC-30", "H3-TIL-12")
def test_a_settlement_gives_one_reward_and_nothing_more_to_its_owner() -> None:
    game, settlement = at_the_door("F1", "nw")
    give(game, 0)
    go(game, settlement)
    assert keys(game) == {"choose:1", "choose:2", "choose:3", "choose:4"}
    play(game, "choose:1")
    assert (resources(game, 0), player(game, 0)["income"]["gold"]) == ((5, 0, 0), 15)
    assert back(game, settlement, on("c")) == ["walk", "visit"]
    assert (resources(game, 0), player(game, 0)["income"]["gold"]) == ((5, 0, 0), 15)
    assert not field(game, settlement)["black_cube"]


@pytest.mark.rule("H3-LOC-31", "H3-TIL-12")
def test_a_mine_raises_income_once_for_its_owner() -> None:
    game, mine = at_the_door("F4", "nw")
    give(game, 0)
    go(game, mine)
    assert (resources(game, 0), player(game, 0)["income"]["gold"]) == ((5, 0, 0), 15)
    assert back(game, mine, on("w")) == ["walk", "visit"]
    assert (resources(game, 0), player(game, 0)["income"]["gold"]) == ((5, 0, 0), 15)


@pytest.mark.rule("H3-LOC-28", "H3-LOC-29", "H3-EXD-056")
def test_an_obelisk_serves_every_player_once_and_bears_all_their_cubes() -> None:
    game, obelisk = at_the_door("N3", "c")
    luck(game, rolls=["resource:3_gold", "resource:3_gold"])
    give(game, 0)
    go(game, obelisk)
    play(game, "choose:2")
    assert resources(game, 0) == (3, 0, 0)
    assert field(game, obelisk)["flags"] == [0]
    assert back(game, obelisk, on("e")) == ["walk", "visit"]
    stand(game, 0, "0,0.c")
    pass_turns(game, 1)
    door(game, "N3", "c", player=1)
    give(game, 1)
    luck(game, rolls=["treasure:experience", "treasure:experience"])
    go(game, obelisk)
    play(game, "choose:1")
    assert player(game, 1)["experience"] == 1
    assert field(game, obelisk)["flags"] == [0, 1]
    stand(game, 1, "3,0.c")
    pass_turns(game, 0)
    door(game, "N3", "c")
    assert back(game, obelisk, on("e")) == ["walk", "visit"]
    assert field(game, obelisk)["flags"] == [0, 1]


@pytest.mark.rule("H3-LOC-16", "H3-TIL-11")
def test_a_dragon_utopia_gives_what_the_scenario_says_to_each_who_flags_it() -> None:
    game, utopia = at_the_door("C1", "c")
    give(game, 0)
    deal(game, 0, hand=[])
    stack_deck(game, "artifact", ARTIFACTS, ["vial_of_lifeblood"])
    luck(game, draws=ARTIFACTS[:4])
    go(game, utopia)
    assert resources(game, 0) == (10, 0, 0)
    assert keys(game) == {"look", "take_top", "no"}
    play(game, "look")
    assert keys(game) == {f"take:{card}" for card in ARTIFACTS[:4]}
    play(game, "take:rib_cage", "put:speculum", "put:centaurs_axe")
    assert field(game, utopia)["owner"] == 0
    assert back(game, utopia, on("w")) == ["walk", "visit"]
    stand(game, 0, "0,0.c")
    pass_turns(game, 1)
    door(game, "C1", "c", player=1, near="w")
    give(game, 1)
    go(game, utopia)
    play(game, "no")
    assert (field(game, utopia)["flags"], resources(game, 1)) == ([1], (10, 0, 0))


@pytest.mark.rule("H3-LOC-16")
def test_another_scenario_may_give_something_else_for_a_dragon_utopia() -> None:
    game, utopia = at_the_door("C1", "c")
    own_match(game).utopia = 0
    give(game, 0)
    go(game, utopia)
    assert (asked(game), resources(game, 0), field(game, utopia)["owner"]) == ((0, "action"), (0, 0, 0), 0)


# -- taken once --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-LOC-21")
def test_the_grail_goes_to_who_visits_it_first() -> None:
    game, grail = at_the_door("C2", "c")
    assert seen(game)["grail"] == -1
    go(game, grail)
    assert seen(game)["grail"] == 0
    assert keys(game) == {"look", "take_top", "no"}  # what the scenario gives besides
    play(game, "no")
    assert field(game, grail)["black_cube"]
    assert back(game, grail, on("e")) == ["walk", "visit"]


@pytest.mark.rule("H3-LOC-22", "H3-EXD-061")
def test_there_is_only_one_grail_even_where_the_cubes_were_cleared() -> None:
    game, grail = at_the_door("C2", "c")
    go(game, grail)
    play(game, "no")
    stand(game, 0, "0,0.c")
    pass_turns(game, 1)
    state_of(game).black = 0
    door(game, "C2", "c", player=1)
    go(game, grail)
    assert (seen(game)["grail"], field(game, grail)["black_cube"]) == (0, True)
    assert len(happened(game, "grail")) == 1


@pytest.mark.rule("H3-LOC-14", "H3-LOC-15", "H3-LOC-44", "H3-EXD-015")
def test_a_warriors_tomb_is_two_searches_and_two_negative_morale() -> None:
    game, tomb = at_the_door("N4", "sw")
    morale(game, 0, -1)
    deal(game, 0, hand=["attack", "defense", "power"], discards=[])
    stack_deck(game, "artifact", ARTIFACTS, ["vial_of_lifeblood"])
    luck(game, draws=ARTIFACTS[:4])
    go(game, tomb)
    assert keys(game) == {"yes", "no"}
    play(game, "yes", "look", "take:armor_of_wonder")
    assert keys(game) == {"look", "take_top", "no"}
    play(game, "look", "take:rib_cage")
    assert player(game, 0)["hand_size"] == 5
    assert (player(game, 0)["morale"], player(game, 0)["doomed"]) == ("negative", True)
    assert back(game, tomb, on("c")) == ["walk", "visit"]
    end_turn(game)
    assert (player(game, 0)["hand_size"], len(player(game, 0)["discard"])) == (0, 5)
    assert (player(game, 0)["morale"], player(game, 0)["doomed"]) == ("negative", False)


@pytest.mark.rule("H3-LOC-15", "H3-LOC-46")
def test_one_search_at_a_warriors_tomb_costs_as_much_morale_as_two() -> None:
    game, tomb = at_the_door("N4", "sw")
    deal(game, 0, hand=[])
    stack_deck(game, "artifact", ARTIFACTS, ["vial_of_lifeblood"])
    go(game, tomb)
    play(game, "yes", "take_top", "no")
    assert player(game, 0)["hand"] == ["vial_of_lifeblood"]
    assert (player(game, 0)["morale"], player(game, 0)["doomed"]) == ("negative", True)


@pytest.mark.rule("H3-EXD-016", "H3-LOC-15", "H3-TIL-09")
def test_who_leaves_a_warriors_tomb_alone_keeps_their_morale() -> None:
    game, tomb = at_the_door("N4", "sw")
    go(game, tomb)
    play(game, "no")
    assert (player(game, 0)["morale"], player(game, 0)["doomed"]) == (None, False)
    assert field(game, tomb)["black_cube"]
    assert back(game, tomb, on("c")) == ["walk", "visit"]


@pytest.mark.rule("H3-EXD-017")
def test_the_dead_fear_no_tomb() -> None:
    game = journey(("necropolis/sandro", "castle/catherine"))
    tomb = door(game, "N4", "sw")
    deal(game, 0, hand=["attack"])
    stack_deck(game, "artifact", ARTIFACTS, ["vial_of_lifeblood"])
    go(game, tomb)
    play(game, "yes", "take_top", "take_top")
    assert (player(game, 0)["hand_size"], player(game, 0)["morale"], player(game, 0)["doomed"]) == (3, None, False)
    end_turn(game)
    assert player(game, 0)["hand_size"] == 3


@pytest.mark.rule("H3-LOC-08", "H3-LOC-40")
def test_a_redwood_observatory_discovers_a_tile_for_nothing() -> None:
    game, tower = at_the_door("F5", "c", mp=1)
    luck(game, lands=["tile:n4"])
    go(game, tower)
    assert keys(game) == {"discover:0,1", "discover:2,0", "lay:1,-1", "lay:1,1", "lay:2,-1"}
    play(game, "discover:2,0")
    play(game, game.choice.keys[0])
    assert field(game, "2,0.c")["location"] == "obelisk"
    assert player(game, 0)["heroes"][0]["movement"] == 0
    stand(game, 0, on("e"), mp=1)
    assert back(game, tower, on("e")) == ["walk", "visit"]
    assert asked(game) == (0, "action")


@pytest.mark.rule("H3-LOC-09")
def test_a_redwood_observatory_may_add_a_tile_of_the_own_pool() -> None:
    game, tower = at_the_door("F5", "c", mp=1)
    state_of(game).land[spot_at(2, 0)] = NO_TILE
    state_of(game).land[spot_at(0, 1)] = NO_TILE
    luck(game, lands=["tile:f2"])
    go(game, tower)
    assert keys(game) == {"lay:0,1", "lay:1,-1", "lay:2,-1", "lay:2,0"}, "1,1 touches one tile only"
    play(game, "lay:2,0", "rotate:1")
    assert field(game, "2,0.c")["location"] == "empty"
    assert (player(game, 0)["pool"], player(game, 0)["heroes"][0]["movement"]) == (1, 0)


@pytest.mark.rule("H3-LOC-09")
def test_by_option_a_redwood_observatory_only_discovers() -> None:
    game, tower = at_the_door("F5", "c", redwood_allows_pool="off")
    go(game, tower)
    assert keys(game) == {"discover:0,1", "discover:2,0"}


# -- again and again ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-LOC-13", "H3-LOC-39", "H3-TIL-14")
def test_stables_give_a_movement_point_on_every_visit_to_the_hero_who_visits() -> None:
    game, stables = at_the_door("F1", "se", mp=1)
    stand(game, 0, on("ne"), secondary=True, mp=0)
    ask_again(game)
    go(game, stables)
    assert player(game, 0)["heroes"][0]["movement"] == 1
    play(game, "revisit:main", "revisit:main")
    assert [hero["movement"] for hero in player(game, 0)["heroes"]] == [1, 0]
    assert back(game, stables, on("e")) == ["walk", "visit", "movement"]
    assert (field(game, stables)["black_cube"], field(game, stables)["flags"]) == (False, [])


@pytest.mark.rule("H3-LOC-19", "H3-TIL-14")
def test_a_trading_post_trades_on_every_visit() -> None:
    game, post = at_the_door("F1", "sw")
    give(game, 0, materials=2)
    for gold in (1, 2):
        back(game, post, on("c"))
        play(game, "trade:5", "done")
        assert resources(game, 0) == (gold, 2 - gold, 0)
    assert (field(game, post)["black_cube"], field(game, post)["flags"]) == (False, [])


@pytest.mark.rule("H3-LOC-24", "H3-TIL-14")
def test_a_sanctuary_shelters_whoever_is_there() -> None:
    game, sanctuary = at_the_door("N1", "e")
    for _ in range(2):
        assert back(game, sanctuary, on("ne")) == ["walk", "visit"]
    pass_turns(game, 1)
    stand(game, 1, on("ne"), mp=1)
    ask_again(game)
    assert f"go:{sanctuary}" not in keys(game)
    assert not field(game, sanctuary)["black_cube"]
    stand(game, 0, on("w"))
    ask_again(game)
    assert f"go:{sanctuary}" in keys(game)
