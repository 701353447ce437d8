"""What scenarios can measure: each measure as everybody reads it, in how far players are with goals that ask for it."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
import yaml

from banneret.heroes.adventure.special_rules.measures import measure
from banneret.heroes.designing.words import COUNTED
from banneret.heroes.scenario.load import SCENARIOS
from banneret.heroes.state.ai_heroes import edit_host
from banneret.heroes.state.pile_numbers import DECK, HAND, P_DISCARDS
from banneret.heroes.state.scenario_state import add_token, edit
from banneret.heroes.tables.compile.measures import MEASURE_WORDS, measure_of
from banneret.heroes.tables.units_and_cards import CARD_NUMBER
from tests.heroes.builder import FIELD, THREE, TWO, HeroesGame, changed_file, solo_game, start_file, team_file

LAYOUT = [
    {"kind": "start", "at": {"P1": [-1, 0], "P2": [1, 0]}},
    {"kind": "far", "at": [[0, 0], [-1, 1], [1, -1]], "label": ["hill", "", "hill"]},
]


def told(game: HeroesGame) -> dict[str, list[int]]:
    """By measure: how much each player has of it."""
    goals = [goal for goal in game.seen()["goals"] if str(goal["goal"]).startswith("measure:")]
    return {str(goal["goal"]).removeprefix("measure:"): goal["done"] for goal in goals}


def asking_for(words: Sequence[str]) -> list[dict[str, Any]]:
    """Goals that nobody will reach."""
    return [{"measure": {"what": word, "at_least": 900}} for word in words]


def game_for_two(folder: Path, words: str, **parts: Any) -> HeroesGame:
    """A game of two on a small map, in which these words, at most twenty, are asked for."""
    path = changed_file(
        folder, players=[2], layout={2: {"tiles": LAYOUT}}, rules=[], events=[], victory=asking_for(words.split()),
        seat_bonus=[], length={"rounds": 9}, **parts,
    )  # fmt: skip
    return start_file(path, TWO).into_turn()


@pytest.mark.parametrize(
    ("word", "found"),
    [
        pytest.param("mine", [2, 1], marks=pytest.mark.rule("H3-COUNT-mine")),
        pytest.param("settlement", [1, 0], marks=pytest.mark.rule("H3-COUNT-settlement")),
        pytest.param("town", [1, 1], marks=pytest.mark.rule("H3-COUNT-town")),
        pytest.param("mine_or_settlement", [3, 1], marks=pytest.mark.rule("H3-COUNT-mine_or_settlement")),
        pytest.param("gold_mine", [1, 1], marks=pytest.mark.rule("H3-COUNT-gold_mine")),
        pytest.param("materials_mine", [1, 0], marks=pytest.mark.rule("H3-COUNT-materials_mine")),
        pytest.param("valuables_mine", [0, 0], marks=pytest.mark.rule("H3-COUNT-valuables_mine")),
        pytest.param("flagged", [3, 1], marks=pytest.mark.rule("H3-COUNT-flagged")),
        pytest.param("home", [2, 1], marks=pytest.mark.rule("H3-COUNT-home")),
        pytest.param("location:obelisk", [0, 0], marks=pytest.mark.rule("H3-COUNT-location")),
        pytest.param("tile:hill", [2, 0], marks=pytest.mark.rule("H3-COUNT-tile")),
        pytest.param("unflagged:settlement", [0, 1], marks=pytest.mark.rule("H3-COUNT-unflagged")),
        pytest.param("ever:settlement", [1, 1], marks=pytest.mark.rule("H3-COUNT-ever")),
        pytest.param("standing:hill", [1, 0], marks=pytest.mark.rule("H3-COUNT-standing")),
        pytest.param("standing_on:settlement", [1, 0], marks=pytest.mark.rule("H3-COUNT-standing_on")),
        pytest.param("own_half:mine", [1, 0], marks=pytest.mark.rule("H3-COUNT-own_half")),
        pytest.param("other_half:mine", [1, 1], marks=pytest.mark.rule("H3-COUNT-other_half")),
        pytest.param("mine_on:hill", [1, 0], marks=pytest.mark.rule("H3-COUNT-on")),
    ],
)
def test_fields(word: str, found: list[int], tmp_path: Path) -> None:
    game = game_for_two(tmp_path, word)
    # A tile with a Settlement and one with a gold Mine on the hills, and another gold Mine in the west.
    game.lay((0, 0), "F1")
    game.lay((1, -1), "F4")
    game.lay((-1, 1), "F4")
    mines, (settlement,) = game.fields_of("mine"), game.fields_of("settlement")
    at = {spot: next(mine for mine in mines if mine.startswith(f"{spot}.")) for spot in ("-1,0", "1,0", "1,-1", "-1,1")}
    game.own(0, game.town_of(0), at["-1,0"], at["1,-1"], settlement)
    game.own(1, game.town_of(1), at["-1,1"])
    game.stand(0, settlement)
    game.stand(1, game.town_of(1))
    assert told(game) == {word: found}


@pytest.mark.rule("H3-COUNT-unflagged")
def test_tiles_face_down_count_as_one_field_and_what_is_gone_as_none(tmp_path: Path) -> None:
    game = game_for_two(tmp_path, "unflagged:mine unflagged:mine_or_settlement")
    # Both Starting tiles have a Mine; three tiles lie face down.
    assert told(game)["unflagged:mine"] == [5, 5]
    game.lay((0, 0), "F1")
    assert told(game)["unflagged:mine_or_settlement"] == [5, 5]
    edit(game.position).dead |= 1 << FIELD[game.fields_of("settlement")[0]]
    assert told(game)["unflagged:mine_or_settlement"] == [4, 4]


def game_with_means(folder: Path, *words: str) -> HeroesGame:
    """A game in which both players have something of everything, and these words are asked for."""
    game = game_for_two(folder, " ".join(words), tokens=["clue"], shared_tokens=["chest"])
    s = game.position
    game.give(0, gold=4, materials=3, valuables=2)
    game.give(1, gold=7, materials=5, valuables=6)
    s.income[:] = [15, 4, 3, 10, 0, 1]
    game.level(0, 4)
    game.level(1, 2)
    s.buildings[:] = [0b111, 0b1]
    for player, points, clues in ((0, 5, 2), (1, 1, 3)):
        add_token(s, player, 0, points)
        add_token(s, player, 1, clues)
    add_token(s, 2, 0, 9)
    return game


@pytest.mark.parametrize(
    ("word", "found"),
    [
        pytest.param("points", [5, 1], marks=pytest.mark.rule("H3-COUNT-points")),
        pytest.param("gold", [4, 7], marks=pytest.mark.rule("H3-COUNT-gold")),
        pytest.param("building_materials", [3, 5], marks=pytest.mark.rule("H3-COUNT-building_materials")),
        pytest.param("valuables", [2, 6], marks=pytest.mark.rule("H3-COUNT-valuables")),
        pytest.param("income", [8, 3], marks=pytest.mark.rule("H3-COUNT-income")),
        pytest.param("gold_income", [15, 10], marks=pytest.mark.rule("H3-COUNT-gold_income")),
        pytest.param("materials_income", [4, 0], marks=pytest.mark.rule("H3-COUNT-materials_income")),
        pytest.param("valuables_income", [3, 1], marks=pytest.mark.rule("H3-COUNT-valuables_income")),
        pytest.param("building", [3, 1], marks=pytest.mark.rule("H3-COUNT-building")),
        pytest.param("token:clue", [2, 3], marks=pytest.mark.rule("H3-COUNT-token")),
        pytest.param("shared:chest", [9, 9], marks=pytest.mark.rule("H3-COUNT-shared")),
        pytest.param("hero:catherine", [1, 0], marks=pytest.mark.rule("H3-COUNT-hero")),
    ],
)
def test_means(word: str, found: list[int], tmp_path: Path) -> None:
    assert told(game_with_means(tmp_path, word)) == {word: found}


@pytest.mark.rule("H3-COUNT-level", "H3-COUNT-round")
def test_levels_and_rounds(tmp_path: Path) -> None:
    game = game_with_means(tmp_path, "level", "round")
    assert told(game) == {"level": [game.player(n)["level"] for n in (0, 1)], "round": [1, 1]}
    assert game.player(0)["level"] > game.player(1)["level"]
    game.position.game_round = 3
    assert told(game)["round"] == [3, 3]


@pytest.mark.rule("H3-COUNT-artifact")
@pytest.mark.parametrize("seated", [0, 1])
def test_artifacts_of_whoever_is_seated(seated: int, tmp_path: Path) -> None:
    game = game_for_two(tmp_path, "artifact gold").to_turn(seated)
    artifacts = (CARD_NUMBER["rib_cage"], CARD_NUMBER["speculum"])
    game.position.piles[HAND], game.position.piles[DECK] = artifacts[:1], artifacts[1:]
    assert told(game)["artifact"] == ([2, 0] if seated == 0 else [0, 2])


@pytest.mark.rule("H3-COUNT-artifact", "H3-TOU-12")
def test_artifacts_count_wherever_they_lie(tmp_path: Path) -> None:
    game = game_for_two(tmp_path, "artifact gold")
    s = game.position
    before = told(game)["artifact"]
    game.deal(1, hand=["rib_cage"], deck=["speculum", "haste"], discards=["centaurs_axe", "attack"])
    assert [now - then for now, then in zip(told(game)["artifact"], before, strict=True)] == [0, 3]
    game.deal(0, hand=["rib_cage"], deck=[], discards=["titans_gladius"])
    assert told(game)["artifact"][0] == 2
    s.piles[P_DISCARDS] = (CARD_NUMBER["armor_of_wonder"],)
    assert told(game)["artifact"][0] == 3


def file_of_three(folder: Path, victory: list[dict[str, Any]]) -> Path:
    """Brave New World for three players only, without its rules."""
    document = yaml.safe_load((SCENARIOS / "brave_new_world.yaml").read_text(encoding="utf-8"))
    layout = {3: document["layout"][3]}
    return changed_file(
        folder, players=[3], layout=layout, length={"rounds": 9}, rules=[], seat_bonus=[], victory=victory
    )


@pytest.mark.parametrize(
    ("word", "found"),
    [
        pytest.param("cube", [3, 3, 0], marks=pytest.mark.rule("H3-COUNT-cube")),
        pytest.param("rival_town", [1, 0, 0], marks=pytest.mark.rule("H3-COUNT-rival_town")),
        pytest.param("main_hero_beaten", [3, 4, 0], marks=pytest.mark.rule("H3-COUNT-main_hero_beaten")),
        pytest.param("rival_beaten", [2, 1, 0], marks=pytest.mark.rule("H3-COUNT-rival_beaten")),
        pytest.param("secondary_hero_beaten", [2, 0, 5], marks=pytest.mark.rule("H3-COUNT-secondary_hero_beaten")),
        pytest.param("eliminated", [0, 0, 1], marks=pytest.mark.rule("H3-COUNT-eliminated")),
        pytest.param("rival_in_contest", [0, 1, 1], marks=pytest.mark.rule("H3-COUNT-rival_in_contest")),
        pytest.param("grail", [1, 0, 0], marks=pytest.mark.rule("H3-COUNT-grail")),
        pytest.param("grail_delivered", [0, 1, 0], marks=pytest.mark.rule("H3-COUNT-grail_delivered")),
        pytest.param("beast_slain", [0, 0, 1], marks=pytest.mark.rule("H3-COUNT-beast_slain")),
        pytest.param("fallen", [3, 1, 0], marks=pytest.mark.rule("H3-COUNT-fallen")),
        pytest.param("fallen_to_ai", [2, 0, 1], marks=pytest.mark.rule("H3-COUNT-fallen_to_ai")),
        pytest.param("secondary_lost", [0, 4, 1], marks=pytest.mark.rule("H3-COUNT-secondary_lost")),
        pytest.param("town_lost", [0, 1, 0], marks=pytest.mark.rule("H3-COUNT-town_lost")),
    ],
)
def test_what_players_have_done_to_each_other(word: str, found: list[int], tmp_path: Path) -> None:
    game = start_file(file_of_three(tmp_path, asking_for([word])), THREE).into_turn()
    s = game.position
    # By player, then by rival.
    s.cubes = (0, 2, 1, 0, 0, 3, 0, 0, 0)
    s.falls = (0, 2, 1, 0, 0, 4, 0, 0, 0)
    g = edit(s)
    g.seconds = (0, 1, 1, 0, 0, 0, 5, 0, 0)
    g.delivered, g.slayer, g.barred = 1, 2, 1 << 1
    s.grail = 0
    host = edit_host(s)
    host.falls, host.falls_to_ai, host.losses = (3, 1, 0), (2, 0, 1), (0, 4, 1)
    game.own(0, game.town_of(0), game.town_of(1))
    s.owned = (s.owned[0], s.owned[1] & ~(1 << FIELD[game.town_of(1)]), s.owned[2])
    s.out = 1 << 2
    assert told(game) == {word: found}


@pytest.mark.rule("H3-COUNT-team", "H3-COUNT-ally_beside_grail", "H3-COUNT-unflagged")
def test_what_allies_have_together(tmp_path: Path) -> None:
    victory = asking_for(["team:obelisk", "obelisk", "ally_beside_grail", "unflagged:obelisk"])
    game = start_file(team_file(tmp_path, "coop", 2, victory=victory), TWO).into_turn()
    game.lay((1, 0), "N3")
    obelisk = game.fields_of("obelisk")[0]
    before = told(game)["unflagged:obelisk"][0]
    game.position.owned = tuple([held | 1 << FIELD[obelisk] for held in game.position.owned])
    # Goals of a team are looked at for all of it.
    assert (told(game)["team:obelisk"], told(game)["obelisk"]) == ([1, 1], [2, 2])
    assert told(game)["unflagged:obelisk"] == [before - 1] * 2
    s = game.position
    edit(s).bearer = 0
    s.grail = 0
    game.stand(0, "1,0.c")
    game.stand(1, game.town_of(1))
    assert told(game)["ally_beside_grail"] == [0, 0]
    game.stand(1, "1,0.ne")
    assert told(game)["ally_beside_grail"] == [1, 1]
    what = measure_of("ally_beside_grail", (), (), ())
    assert what is not None
    assert [measure(s, seat, what) for seat in (0, 1)] == [1, 0], "of the two it is the bearer who has it"


HEROES = (
    "{id: lord, name: Lord, at: A1, army: [few:skeletons]}",
    "{id: thief, name: Thief, at: A1, army: [few:zombies]}",
)


@pytest.mark.parametrize(
    ("word", "before", "found"),
    [
        pytest.param("ai_beaten:lord", [0], [0], marks=pytest.mark.rule("H3-COUNT-ai_beaten")),
        pytest.param("ai_beaten:lord+thief", [0], [1], marks=pytest.mark.rule("H3-COUNT-ai_beaten")),
        pytest.param("ai_beaten:all", [0], [1], marks=pytest.mark.rule("H3-COUNT-ai_beaten")),
        pytest.param("ai_town:A1", [0], [1], marks=pytest.mark.rule("H3-COUNT-ai_town")),
        pytest.param("ai_trod:first", [0], [3], marks=pytest.mark.rule("H3-COUNT-ai_trod")),
        pytest.param("ai_held:first", [0], [2], marks=pytest.mark.rule("H3-COUNT-ai_held")),
        pytest.param("razed:first", [0], [1], marks=pytest.mark.rule("H3-COUNT-razed")),
        pytest.param("mine_on:first", [0], [0], marks=pytest.mark.rule("H3-COUNT-on")),
        pytest.param("settlement_on:first", [0], [1], marks=pytest.mark.rule("H3-COUNT-on")),
        pytest.param("in_hordes", [3], [3], marks=pytest.mark.rule("H3-COUNT-in_hordes")),
    ],
)
def test_the_ai_side(word: str, before: list[int], found: list[int]) -> None:
    goals = f'victory:\n- {{measure: {{what: "{word}", at_least: 900}}}}\nlimit: defeat'
    hordes = "hordes: [{id: swarm, once: {normal: [gold, gold, bronze]}}]\n"
    game = solo_game(*HEROES, more=hordes, goals=goals, difficulty="normal").open_land()
    assert told(game) == {word: before}
    s = game.position
    host, g = edit_host(s), edit(s)
    first = [name for name in FIELD if name.startswith("1,0.")]
    host.trod = sum(1 << FIELD[name] for name in (*first[:3], "3,0.c"))
    host.flags = sum(1 << FIELD[name] for name in (*first[:2], "3,0.c"))
    g.dead = 1 << FIELD[first[5]] | 1 << FIELD["3,0.c"]
    game.dismiss("thief")
    game.own(0, game.town_of(0), "4,0.c", *[name for name in game.fields_of("settlement") if name in first])
    assert told(game) == {word: found}


def test_every_measure_that_a_file_may_name_can_be_cited() -> None:
    assert set(MEASURE_WORDS) <= set(COUNTED)
    names = ("mine", "hill", "clue", "chest", "lord", "A1", "catherine", "obelisk")
    for word in set(COUNTED) - set(MEASURE_WORDS) - {"on"}:
        found = [measure_of(f"{word}:{name}", ("points", "clue"), ("chest",), ("hill",), ("lord",)) for name in names]
        assert any(found), word
