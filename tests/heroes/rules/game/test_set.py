"""Setting up a whole game: scenario, factions, heroes and what each player begins with."""

from collections import Counter
from pathlib import Path

import pytest

import banneret
from banneret.kernel.errors import SetupError
from tests.heroes.builder import THREE, TWO, HeroesGame, changed_file, new_game, new_game_of_file, whole_game

CASTLE_UNITS = {
    f"castle_{name}"
    for name in ("halberdiers", "marksmen", "griffins", "crusaders", "zealots", "champions", "archangels")
}


def choosing(rolls: list[str]) -> HeroesGame:
    """A game for three whose players choose their factions after these rolls of the Resource die."""
    game = new_game(("choose", "choose", "choose")).luck(rolls=rolls)
    game.settle()
    return game


def in_first_turn(game: HeroesGame) -> HeroesGame:
    """Come to the first turn of a game with the first option of every question."""
    game.settle()
    while game.seen()["turn"] < 0:
        game.apply(game.choice.options[0])
    return game


@pytest.mark.rule("H3-SET-02")
@pytest.mark.parametrize("chooser", [0, 1])
def test_a_player_who_is_the_only_one_to_choose_rolls_with_nobody(chooser: int) -> None:
    seats = ["castle/catherine", "castle/catherine"]
    seats[chooser] = "choose"
    game = new_game(seats)
    game.settle()
    assert game.asked()[0] == chooser
    assert not game.events_named("contest")


@pytest.mark.rule("H3-SET-01")
def test_a_scenario_is_picked_first() -> None:
    game = HeroesGame.of(banneret.new("heroes", scenario="brave-new-world", seats=["castle", "dungeon"], seed=1))
    assert game.seen()["scenario"] == "brave_new_world"
    with pytest.raises(SetupError, match="no-such-world"):
        banneret.new("heroes", scenario="no-such-world", seats=["castle", "dungeon"], seed=1)


@pytest.mark.rule("H3-SET-02")
def test_nobody_takes_a_faction_that_another_has() -> None:
    game = choosing(["resource:6_gold", "resource:3_gold", "resource:3_gold"])
    game.play("faction:necropolis")
    assert game.keys == {"faction:castle", "faction:dungeon"}
    with pytest.raises(SetupError, match="different faction"):
        new_game(("castle/catherine", "castle/rion"))
    given = new_game(("castle", "choose", "choose"))
    given.settle()
    assert given.keys == {"faction:dungeon", "faction:necropolis"}


@pytest.mark.rule("H3-SET-02", "H3-CMP-02")
@pytest.mark.parametrize(("blind", "offered"), [(False, 2), (True, 4)])
def test_nobody_takes_the_faction_of_the_ai_side(tmp_path: Path, blind: bool, offered: int) -> None:
    tiles = [
        {"kind": "start", "at": {"P1": [0, 0], "P2": [2, 0]}},
        {"kind": "start", "at": {"A1": [1, -1]}, "set": ["S2"]},
        {"kind": "far", "at": [[1, 0], [0, 1], [1, 1], [2, -1]]},
    ]
    path = changed_file(
        tmp_path,
        mode="coop",
        players=[2],
        layout={"2": {"tiles": tiles}},
        length={"rounds": 6},
        victory=[{"flag": {"what": "mine", "count": 5}}],
        limit="all_lose",
        rules=[{"id": "veil", "text": "All choose in secret.", "change": {"blind_pick": blind}}],
        ai=[{"id": "warlord", "name": "Warlord", "at": "A1", "army": ["few:troglodytes"]}],
    )
    game = new_game_of_file(path, ("choose", "choose"))
    game.settle()
    assert len(game.keys) == offered, "two factions, or the heroes of two"
    assert not game.keys & {"faction:dungeon", "hero:mutare", "hero:alamar"}


@pytest.mark.rule("H3-SET-03")
@pytest.mark.parametrize(
    ("rolls", "picks"),
    [
        (["resource:3_gold", "resource:4_building_materials", "resource:2_valuables"], 1),
        (["resource:1_valuables", "resource:2_building_materials", "resource:3_gold"], 2),
    ],
)
def test_the_highest_number_on_a_resource_die_picks_first(rolls: list[str], picks: int) -> None:
    game = choosing(rolls)
    assert game.asked() == (picks, "unit")
    assert [event["n"] for event in game.events_named("contest")] == [int(roll.split(":")[1][0]) for roll in rolls]


@pytest.mark.rule("H3-SET-03", "H3-GEN-05")
def test_those_who_tie_over_the_factions_roll_again() -> None:
    game = choosing(
        ["resource:2_building_materials", "resource:2_valuables", "resource:1_valuables",
         "resource:1_valuables", "resource:6_gold"]
    )  # fmt: skip
    assert [event["player"] for event in game.events_named("contest")] == [0, 1, 2, 0, 1]
    assert game.asked()[0] == 1


@pytest.mark.rule("H3-SET-04")
def test_there_are_three_factions_each_with_its_own_cubes() -> None:
    game = choosing(["resource:6_gold", "resource:3_gold", "resource:3_gold"])
    assert game.keys == {"faction:castle", "faction:dungeon", "faction:necropolis"}
    game.play("faction:dungeon", "faction:necropolis")
    in_first_turn(game)
    assert [game.player(n)["faction"] for n in range(3)] == ["dungeon", "necropolis", "castle"]
    flags = [game.player(n)["flags"] for n in range(3)]
    assert flags == [[game.player(n)["town"]] for n in range(3)], "a cube is told apart by whose it is"


@pytest.mark.rule("H3-SET-05")
def test_the_main_hero_is_one_of_the_two_of_the_faction() -> None:
    game = new_game(("castle", "necropolis"))
    game.settle()
    assert (game.asked(), game.keys) == ((0, "unit"), {"hero:catherine", "hero:rion"})
    game.play("hero:rion")
    assert (game.asked(), game.keys) == ((1, "unit"), {"hero:tamika", "hero:sandro"})
    game.play("hero:tamika")
    assert [game.player(n)["hero"] for n in (0, 1)] == ["rion", "tamika"]


@pytest.mark.rule("H3-SET-06")
def test_everybody_has_a_town_seven_units_a_second_hero_and_three_tokens() -> None:
    game = whole_game()
    own = game.player(0)
    assert (own["hero"], own["faction"], own["used_tokens"]) == ("catherine", "castle", [])
    assert {"catherine_specialty_i", "starting_leadership"} <= set(own["deck"])
    game.give(0, gold=500, materials=50, valuables=50)
    assert "hire" in game.ask_again().keys
    game.build(0, "dwelling_bronze", "dwelling_silver", "dwelling_gold")
    game.army(0)
    game.ask_again()
    assert {key.removeprefix("recruit:") for key in game.keys if key.startswith("recruit:")} == CASTLE_UNITS
    game.build(0)
    game.ask_again()
    built = set[str]()
    while buildings := sorted(key for key in game.keys if key.startswith("build:")):
        kind = buildings[0].removeprefix("build:")
        built.add(kind)
        game.build(0, *built)
        game.ask_again()
    assert len(built) == 8, "one of the seven tiles carries two buildings"


@pytest.mark.rule("H3-SET-07", "H3-SET-08", "H3-SET-13", "H3-SET-26")
def test_the_first_turn_begins_with_level_one_three_points_fresh_tokens_and_round_one() -> None:
    game = whole_game(THREE)
    assert game.seen()["round"] == 1
    for n in range(3):
        own = game.player(n)
        assert (own["level"], own["experience"], own["used_tokens"]) == (1, 0, [])
        assert [hero and hero["movement"] for hero in own["heroes"]] == [3, None]
    assert {"hire", "build:mage_guild"} <= game.keys, "the tokens can be used at once"


@pytest.mark.rule("H3-SET-09")
def test_the_map_depends_on_the_number_of_players() -> None:
    layouts = []
    for seats in (TWO, THREE):
        tiles = whole_game(seats).seen()["tiles"]
        layouts.append({tile["at"]: tile.get("kind", "start") for tile in tiles})
    assert layouts[0] == {
        "0,0": "start", "3,0": "start", "1,0": "near", "2,0": "near", "0,1": "far", "3,-1": "far",
    }  # fmt: skip
    assert Counter(layouts[1].values()) == {"start": 3, "near": 4, "far": 3}
    assert layouts[1]["0,0"] == "near"


@pytest.mark.rule("H3-SET-10", "H3-SET-12", "H3-SET-14", "H3-SET-25")
def test_buildings_income_resources_and_units_are_those_of_the_scenario(tmp_path: Path) -> None:
    plain = whole_game().player(0)
    assert plain["building_kinds"] == ["dwelling_bronze"]
    assert plain["income"] == {"gold": 10, "building_materials": 0, "valuables": 0}
    assert plain["units"] == ["castle_halberdiers+", "castle_marksmen"]
    changed = changed_file(
        tmp_path,
        setup={
            "resources": {"gold": 31, "building_materials": 7, "valuables": 3},
            "income": {"gold": 15, "building_materials": 4, "valuables": 2},
            "buildings": ["dwelling_bronze", "citadel"],
            "units": ["few:T3"],
        },
    )
    game = in_first_turn(new_game_of_file(changed, difficulty="impossible"))
    for n, units in ((0, ["castle_griffins"]), (1, ["necropolis_wraiths"])):
        own = game.player(n)
        assert own["building_kinds"] == ["citadel", "dwelling_bronze"]
        assert own["income"] == {"gold": 15, "building_materials": 4, "valuables": 2}
        assert game.resources(n) == (31, 7, 3)
        assert own["units"] == units
    game = new_game_of_file(changed, difficulty="impossible")
    in_first_turn(game)
    first = game.seen()["turn"]
    while game.choice.kind_name != "action":
        game.apply(next(key for key in game.choice.keys if key in ("done", "draw_cards:0")))
    assert "build:citadel" not in game.keys
    assert "build:mage_guild" in game.keys, "what is not listed is still to be built"
    assert len([key for key in game.keys if key.startswith("recruit:")]) == 2, f"the other units of seat {first}"


@pytest.mark.rule("H3-SET-11", "H3-GEN-07")
@pytest.mark.parametrize(("dice", "order"), [((1, -1), (0, 0, 1, 1)), ((-1, 1), (1, 1, 0, 0))])
def test_a_mage_guild_that_stands_from_the_start_gives_its_spells_at_the_end_of_set_up(
    tmp_path: Path, dice: tuple[int, ...], order: tuple[int, ...]
) -> None:
    setup = {
        "resources": {"gold": 15},
        "income": {"gold": 10},
        "buildings": ["dwelling_bronze", "mage_guild"],
        "units": ["few:T1"],
    }
    game = new_game_of_file(changed_file(tmp_path, setup=setup), difficulty="impossible")
    game.luck(dice=dice)
    game.settle()
    game.play(game.choice.keys[0])
    game.play(game.choice.keys[0])
    for seat in order:
        assert (game.asked(), game.keys) == ((seat, "may"), {"look", "take_top"})
        assert game.seen()["round"] == 0
        game.play("take_top")
    assert [len(game.player(n)["deck"]) for n in (0, 1)] == [11, 11]
    assert game.seen()["round"] == 1


@pytest.mark.rule("H3-SET-11")
def test_buildings_without_such_an_effect_do_nothing_at_set_up() -> None:
    game = whole_game()
    assert len(game.player(0)["deck"]) == 9


@pytest.mark.rule("H3-SET-15", "H3-SET-16", "H3-SET-17", "H3-EXD-001")
@pytest.mark.parametrize(
    ("seat", "statistics", "arrows", "ability"),
    [
        ("castle/catherine", (2, 2, 1, 1), 1, "leadership"),
        ("castle/rion", (1, 0, 2, 2), 2, "wisdom"),
        ("dungeon/mutare", (2, 2, 1, 1), 1, "tactics"),
        ("dungeon/alamar", (0, 0, 3, 2), 2, "wisdom"),
        ("necropolis/tamika", (1, 2, 2, 1), 1, "offense"),
        ("necropolis/sandro", (1, 0, 2, 2), 2, "sorcery"),
    ],
)
def test_a_starting_deck_of_nine(seat: str, statistics: tuple[int, ...], arrows: int, ability: str) -> None:
    other = "castle/rion" if not seat.startswith("castle") else "dungeon/mutare"
    deck = Counter(whole_game((seat, other)).player(0)["deck"])
    assert tuple(deck[name] for name in ("attack", "defense", "power", "knowledge")) == statistics
    assert deck["magic_arrow"] == arrows
    assert deck[f"starting_{ability}"] == 1
    assert deck[f"{seat.partition('/')[2]}_specialty_i"] == 1
    assert deck.total() == 9


@pytest.mark.rule("H3-SET-18")
def test_the_starting_deck_is_shuffled() -> None:
    game = whole_game().to_round(1)
    game.play("end_turn")
    while game.choice.kind_name == "play":
        game.play("pass")
    assert game.asked() == (1, "amount")
    state = game.position.copy()
    draw = game.rules.parse(state.kind, "draw_cards:1")
    assert draw is not None
    state.apply(draw)
    possible = Counter(game.rules.key(state.kind, card).removeprefix("draw:") for card in state.outcomes)
    assert possible == Counter(game.player(1)["deck"]), "any of the nine may lie on top"


@pytest.mark.rule("H3-SET-29")
def test_the_main_hero_begins_in_the_own_town() -> None:
    game = whole_game(THREE)
    for n in range(3):
        own = game.player(n)
        assert own["heroes"][0]["field"] == own["town"]
        tile = next(tile for tile in game.seen()["tiles"] if tile["at"] == own["town"].partition(".")[0])
        assert tile["fields"][0]["location"] == "town"
        assert tile["tile"] == {"castle": "S3", "dungeon": "S2", "necropolis": "S1"}[own["faction"]]
