"""AI movement: Secondary Heroes, Settlements, the last movement point, nowhere to go, and two players."""

from pathlib import Path

import pytest

from banneret.heroes.adventure.ai_heroes.paths import concerned
from banneret.heroes.adventure.map.land import open_around
from banneret.heroes.box.map_and_towns import GROUPS
from banneret.heroes.geometry.map_grid import field_name, spot_at
from banneret.heroes.state.whole_game import FACE_DOWN
from tests.heroes.builder import FIELD, STRONG, TWO, WEAK, HeroesGame, solo_game, start_file, team_file
from tests.heroes.rules.ai_heroes.marching import FLAG, HERO, STAY, followed, march

LORD = "{id: lord, name: Lord, at: A1, army: [few:troglodytes]%s}"
GOALS = "victory: [{defeat_ai: all}]\nlimit: defeat"


def at(field: str, more: str = "") -> HeroesGame:
    """Open land, the player's hero in its Town, and an AI hero on a field."""
    game = solo_game(LORD % more, goals=GOALS).open_land()
    game.post_ai(0, field)
    game.stand(0, "0,0.c")
    game.army(0, STRONG)
    return game


@pytest.mark.rule("H3-AIM-02")
def test_a_secondary_hero_on_its_tile_is_a_hero_of_the_player() -> None:
    game = at("3,0.e")
    game.stand(0, "3,0.w", secondary=True)
    march(game)
    assert followed(game) == [HERO]
    assert game.events_named("ai_fight") == [{"ai": 0, "hero": 1, "field": "3,0.w"}]


@pytest.mark.rule("H3-AIM-02", "H3-AIM-05")
def test_the_points_left_after_a_won_combat_are_spent_by_the_priorities() -> None:
    game = at("3,0.c")
    game.stand(0, "3,0.w", secondary=True)
    march(game)
    while "yes" not in game.keys:
        game.play("pass")
    game.play("yes")
    while any(key.startswith("lead:") for key in game.keys):
        game.play(sorted(game.keys)[0])
    assert followed(game) == [HERO, FLAG]
    assert game.ai_walked() == ["3,0.w", game.ai_walked()[1], "3,0.se"]
    assert "3,0.se" in game.seen()["ai_flags"]


@pytest.mark.rule("H3-AIM-07", "H3-END-22")
@pytest.mark.parametrize("wins", [True, False])
def test_an_attacker_takes_the_field_only_if_it_has_won(wins: bool) -> None:
    game = at("3,0.c", ", mp: 1")
    game.stand(0, "3,0.se")
    game.own(0, "3,0.se")
    if wins:
        game.army(0, WEAK)
        game.give_troops("lord", "pack:black_dragons", "pack:manticores")
    game.ai_turn()
    while not game.position.base:
        game.do_nothing()
    game.fight_on()
    while not game.over and game.asked()[1] != "action":
        game.do_nothing()
    assert bool(game.events_named("ai_beaten")) == (not wins)
    assert ("3,0.se" in game.seen()["ai_flags"]) == wins
    assert (game.field("3,0.se").get("flags") == [0]) == (not wins)


@pytest.mark.rule("H3-AIM-03")
def test_a_settlement_is_flagged_like_a_mine() -> None:
    game = at("1,0.c")
    march(game)
    assert followed(game)[0] == FLAG
    assert game.ai_walked()[0] == "1,0.nw"
    assert "1,0.nw" in game.seen()["ai_flags"]


@pytest.mark.rule("H3-AIM-04")
def test_without_a_town_of_the_player_it_stays() -> None:
    game = at("3,0.sw")
    game.ai_holds("3,0.se")
    game.position.owned = (1 << FIELD["1,0.nw"],)
    game.stand(0, "1,0.nw")
    march(game)
    assert game.ai_walked() == []
    assert followed(game) == [STAY]


@pytest.mark.rule("H3-AIM-07")
def test_a_mine_of_the_player_on_its_way_is_taken_too() -> None:
    game = at("2,0.ne")
    game.own(0, "2,0.nw")
    game.ai_holds()
    march(game)
    assert "2,0.nw" in game.seen()["ai_flags"]
    assert "2,0.nw" not in game.player(0)["flags"]


@pytest.mark.rule("H3-AIM-11", "H3-AIM-01")
def test_the_last_point_discovers_and_does_not_enter() -> None:
    game = at("3,0.w", ", mp: 1")
    game.ai_holds("3,0.se")
    groups = game.position.game_terms.groups
    far = next(n for n, group in enumerate(groups) if GROUPS[group.kind] == "far")
    game.position.land[spot_at(2, 0)] = FACE_DOWN - far
    game.ai_turn()
    while any(key.startswith(("lead:", "rotate:")) for key in game.keys):
        game.play(sorted(game.keys)[0])
    assert len(game.events_named("ai_discovers")) == 1
    assert game.ai_walked() == []
    assert game.ai()["field"] == "3,0.w"


@pytest.mark.rule("H3-AIM-10")
def test_with_two_players_they_wait_for_both(tmp_path: Path) -> None:
    tiles = [
        {"kind": "start", "at": {"P1": [0, 0], "P2": [3, 0]}},
        {"kind": "near", "at": [[1, 0], [2, 0]], "label": ["", "rift"]},
        {"kind": "far", "at": [[0, 1], [3, -1]]},
    ]
    lord = {"id": "lord", "name": "Lord", "at": "rift", "army": ["few:troglodytes"], "deck": {}}
    game = start_file(team_file(tmp_path, "coop", 2, layout={2: {"tiles": tiles}}, ai=[lord]), TWO).into_turn()
    while len(game.events_named("map_round")) < 2:
        game.do_nothing()
    order = [event.name for event in game.events if event.name in ("turn", "ai_turn", "map_round")]
    assert order[:5] == ["map_round", "turn", "turn", "ai_turn", "map_round"]


@pytest.mark.rule("H3-AIM-13", "H3-AIM-11")
@pytest.mark.parametrize("beside", [(), (0,), (1,), (0, 1)])
@pytest.mark.parametrize("starts", [0, 1])
def test_the_player_nearest_to_an_ai_hero_decides_for_it(starts: int, beside: tuple[int, ...], tmp_path: Path) -> None:
    tiles = [
        {"kind": "start", "at": {"P1": [0, 0], "P2": [3, 0]}},
        {"kind": "near", "at": [[1, 0], [2, 0]], "label": ["", "rift"]},
        {"kind": "far", "at": [[0, 1], [3, -1]]},
    ]
    lord = {"id": "lord", "name": "Lord", "at": "rift", "army": ["few:troglodytes"], "deck": {}}
    file = team_file(tmp_path, "coop", 2, layout={2: {"tiles": tiles}}, ai=[lord])
    game = start_file(file, TWO, starts).into_turn()
    game.lay((2, 0), "N2")
    game.place_ai("lord", "2,0.c")
    around = [field_name(field) for field in open_around(game.position, FIELD["2,0.c"])]
    near = [name for name in around if game.field(name)["location"] != "sanctuary"]
    for seat in (0, 1):
        game.stand(seat, near[seat] if seat in beside else game.town_of(starts))
    # Whoever starts has the Town farther away, where all are who are not near; between equals turn order decides.
    assert concerned(game.position, 0) == (beside[0] if len(beside) == 1 else starts if beside else 1 - starts)


SPARING = ", move: hunter, spares_homes: true"


def beaten_by_guards(*homes: str) -> HeroesGame:
    """The player holds these homes, of which an AI hero that spares them stands on the Settlement, and is defeated."""
    game = at("1,0.nw", SPARING)
    game.own(0, "1,0.nw")
    game.position.owned = (sum(1 << FIELD[home] for home in homes),)
    game.army(0, "castle_marksmen")
    game.stand(0, "3,0.e", mp=2)
    game.luck(dice=[1] * 40)
    game.into_battle("go:3,0.se")
    while game.position.base:
        game.play(next((key for key in ("place:b2", "done", "pass") if key in game.keys), game.choice.keys[0]))
    assert game.events_named("hero_beaten") == [{"hero": 0}]
    return game


@pytest.mark.rule("H3-END-18", "H3-AIM-02")
def test_a_defeated_hero_is_not_placed_where_an_ai_hero_stands() -> None:
    game = beaten_by_guards("0,0.c", "1,0.nw")
    assert game.hero_at(0) == "0,0.c", "without a question"


@pytest.mark.rule("H3-END-18", "H3-AIM-02")
def test_a_hero_with_no_other_home_is_attacked_there_in_the_next_turn_of_the_ai_hero() -> None:
    game = beaten_by_guards("1,0.nw")
    assert game.hero_at(0) == "1,0.nw" == game.ai()["field"]
    game.to_own_turn().ai_turn()
    assert game.events_named("ai_fight") == [{"ai": 0, "hero": 0, "field": "1,0.nw"}]
