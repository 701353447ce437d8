"""Scenarios made by chance: every one is legal, fair and comes to an end.

`BANNERET_GAMES=1500 pytest tests/heroes/scenarios/several/test_random.py -n 2` plays 500 of them: the nightly run.
"""

import os
from pathlib import Path
from random import Random
from typing import Any

import pytest
import yaml
from typer.testing import CliRunner

from banneret.cli.main import app
from banneret.games import new
from banneret.heroes.box.map_and_towns import load_realm
from banneret.heroes.designing.random.layout import (
    FIXED,
    MIDDLE,
    SIZES,
    START_GAP,
    Plan,
    around,
    distance,
    drafted,
    orbit,
    symmetric,
)
from banneret.heroes.designing.random.scenario import DIFFICULTIES, GOALS, PLAYERS, STYLES, Made, Wish, random_scenario
from banneret.heroes.designing.random.tables import SPICE, TOWN, UNFRIENDLY, WEALTH
from banneret.heroes.designing.random.tiles import deal_tiles, fairness
from banneret.heroes.designing.report import check_text
from banneret.heroes.geometry.map_grid import field_name
from banneret.heroes.scenario.layout import matches
from banneret.heroes.scenario.load import load_scenario, scenario_ids
from banneret.heroes.state.scenario_state import held
from banneret.kernel.errors import SetupError
from tests.heroes.builder import FIELD, SEATS, HeroesGame, scenario_game
from tests.heroes.property.drawn_games import MOST_CHOICES, bots_for

GAMES = int(os.environ.get("BANNERET_GAMES", "30"))
SEEDS = 5 * GAMES
PLAYED = min(SEEDS, GAMES // 3)
"""How many are played to an end; as many as there are at night."""
TILES = {tile.id: tile for tile in load_realm().tiles}


def wish_of(seed: int, **more: Any) -> Wish:
    """Wishes that go through all modes, numbers of players, layouts, difficulties and numbers of special rules."""
    style = STYLES[1] if seed % 5 == 4 else STYLES[0]
    mode = ("clash", "coop", "clash", "solo")[seed % 4]
    players = 1 if mode == "solo" else 2 + seed // 4 % 2
    level = [*DIFFICULTIES][seed // 3 % 4]
    return Wish(players, str(seed), mode, spice=seed // 2 % 4, layout=style, difficulty=level)._replace(**more)


def problems(made: Made) -> list[str]:
    """All that the checker has to say."""
    return [*check_text(made.text(), "random.yaml").lines()]


def play_out(made: Made, folder: Path, seed: int, **options: str) -> None:
    """Play a scenario to its end by random bots."""
    file = folder / "random.yaml"
    file.write_text(made.text(), encoding="utf-8")
    players = made.document["players"][0]
    game = new("heroes", scenario=str(file), seats=["choose"] * players, seed=seed, options=options)
    bots = bots_for(game, "random", seed)
    for _ in range(MOST_CHOICES):
        if game.over:
            break
        seat = game.state.seat
        game.apply(bots[seat].choose(game.view(seat), game.rules), seat)  # type: ignore[attr-defined]
    assert game.over, "it does not end"
    assert game.result is not None


def test_hundreds_of_seeds_check_clean() -> None:
    wrong = {seed: found for seed in range(SEEDS) if (found := problems(random_scenario(wish_of(seed))))}
    assert wrong == {}


@pytest.mark.parametrize("seed", range(PLAYED))
def test_random_scenarios_come_to_an_end(seed: int, tmp_path: Path) -> None:
    wish = wish_of(seed)
    play_out(random_scenario(wish), tmp_path, seed, difficulty=wish.difficulty)


@pytest.mark.parametrize(
    ("mode", "players", "goal"),
    [(mode, players, goal) for mode in GOALS for players in PLAYERS[mode] for goal in GOALS[mode]],
)
@pytest.mark.parametrize("size", SIZES)
def test_every_goal_works_on_every_map(mode: str, players: int, goal: str, size: str, tmp_path: Path) -> None:
    wish = Wish(players, "goal", mode, goal=goal, size=size, spice=3)
    row = GOALS[mode][goal]
    if row.obelisks and size == "small":
        with pytest.raises(SetupError, match="needs Obelisks"):
            random_scenario(wish)
        return
    made = random_scenario(wish)
    assert problems(made) == []
    assert made.document["limit"] == row.limit
    assert made.document["length"]["rounds"] == SIZES[size].rounds
    play_out(made, tmp_path, 1)


def test_the_same_wishes_give_the_same_file_and_others_another() -> None:
    wish = wish_of(5)
    assert random_scenario(wish).text() == random_scenario(wish).text()
    assert random_scenario(wish).text() != random_scenario(wish._replace(seed="6")).text()
    assert random_scenario(wish).text() != random_scenario(wish._replace(spice=wish.spice - 1)).text()


def test_the_report_stands_in_the_file() -> None:
    made = random_scenario(Wish(3, "a word", size="medium", goal="hoard", wealth="lean", town="city", spice=2))
    comments = [line for line in made.text().splitlines() if line.startswith("#")]
    told = " ".join(comments)
    for word in ('"a word"', "hoard", "medium", "lean", "city", "differ by 0"):
        assert word in told
    for rule in made.document["rules"]:
        assert rule["id"] in told
    assert yaml.safe_load(made.text())["setup"]["units"] == WEALTH["lean"]["units"]
    assert yaml.safe_load(made.text())["setup"]["income"] == TOWN["city"]["income"]


def test_names_are_its_own() -> None:
    official = {load_scenario(id).name for id in scenario_ids()}
    names = {random_scenario(wish_of(seed)).document["name"] for seed in range(40)}
    assert len(names) > 30
    assert not names & official


# -- layouts -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("seed", range(8))
def test_a_grown_layout_is_the_same_for_every_seat(size: str, seats: int, seed: int) -> None:
    plan = symmetric(SIZES[size], seats, Random(seed))
    assert plan.style == "symmetric"
    assert (len(plan.near), len(plan.far)) == (SIZES[size].near, SIZES[size].far)
    for group in (plan.start, *plan.near, *plan.far):
        assert group == orbit(group[0], seats)
    places = [MIDDLE, *plan.places()]
    assert len(set(places)) == len(places)
    own = {group[0] for group in (*plan.near, *plan.far)}
    assert len(own & set(around(plan.start[0]))) >= 2
    assert distance(plan.start[0], MIDDLE) >= SIZES[size].start_distance
    assert all(distance(a, b) > 1 for n, a in enumerate(plan.start) for b in plan.start[:n])
    for n, group in enumerate((*plan.near, *plan.far)):
        before = {MIDDLE, *(place for one in (*plan.near, *plan.far)[:n] for place in one)}
        assert len(before & set(around(group[0]))) >= (2 if n else 1)


@pytest.mark.parametrize(("seats", "pattern"), [(2, "hourglass"), (3, "triskelion")])
@pytest.mark.parametrize("style", [symmetric, drafted])
def test_a_fixed_pattern_takes_the_place_of_what_cannot_be_grown(seats: int, pattern: str, style: object) -> None:
    assert callable(style)
    plan = style(SIZES["medium"], seats, Random(1), 0)
    assert plan.style == pattern
    dealt = deal_tiles(plan, seats, 1, "utopia", 0, Random(1))
    assert fairness(plan, dealt, Random(1)).fair()


@pytest.mark.parametrize("seats", [2, 3])
def test_fixed_patterns_can_be_played(seats: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("banneret.heroes.designing.random.scenario.LAYOUTS", 0)
    made = random_scenario(Wish(seats, "fixed", size="large", goal="conquest"))
    assert FIXED[seats].style in made.text()
    assert problems(made) == []
    play_out(made, tmp_path, 1)


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("seed", range(6))
def test_drafted_starting_tiles_lie_far_apart(seats: int, seed: int) -> None:
    plan = drafted(SIZES["medium"], seats, Random(seed))
    laid = {MIDDLE, *plan.places()}
    assert all(laid & set(around(place)) for place in laid)
    assert all(distance(a, b) >= START_GAP for n, a in enumerate(plan.start) for b in plan.start[:n])
    assert [len(plan.near[0]), len(plan.far[0])] == [seats, 2 * seats]


# -- tiles -------------------------------------------------------------------------------------------------------------


def laid_out(made: Made) -> list[dict[str, Any]]:
    """The groups of tiles of a scenario."""
    players = made.document["players"][0]
    return list(made.document["layout"][players]["tiles"])


@pytest.mark.parametrize("seed", range(40))
def test_every_player_has_one_settlement_and_as_many_mines(seed: int) -> None:
    made = random_scenario(wish_of(seed, layout="symmetric", mode="clash", players=2 + seed % 2))
    players = made.document["players"][0]
    pool = made.document["layout"][players]["pool"]["set"]
    far = [[str(name) for name in group["set"]] for group in laid_out(made) if group["kind"] == "far"]
    villages = sum(matches(TILES[name], "settlement") for names in far for name in names)
    assert villages + players * pool.count("settlement") == players
    for kind in ("gold_mine", "valuables_mine"):
        counts = [sum(matches(TILES[name], kind) for name in names) for names in far]
        mixed = [count for count in counts if 0 < count < players]
        assert len(mixed) <= 1, "however they are shuffled, no seat has two more of a kind"


@pytest.mark.parametrize("seed", range(25))
def test_what_needs_obelisks_gets_them(seed: int) -> None:
    players = 2 + seed % 2
    for wish in (Wish(players, str(seed), goal="grail"), Wish(players, str(seed), size="large", spice=3)):
        made = random_scenario(wish)
        near = [str(name) for group in laid_out(made) if group["kind"] == "near" for name in group["set"]]
        stones = sum(matches(TILES[name], "obelisk") for name in near)
        if wish.goal == "grail":
            assert stones >= players
            assert {"kind": "center", "at": [[0, 0]], "set": ["grail"]}.items() <= laid_out(made)[1].items()
        if "sealed_heart" in made.text():
            assert stones >= 2


def test_an_unfair_layout_is_found_out() -> None:
    fair = FIXED[2]
    rng = Random(1)
    dealt = deal_tiles(fair, 2, 1, "utopia", 0, rng)
    assert fairness(fair, dealt, rng).fair()
    nearer = Plan("bent", ((-2, 1), (4, -2)), fair.near, fair.far)
    found = fairness(nearer, dealt, rng)
    assert found.walk > 1
    assert not found.fair()
    poorer = Plan("poor", ((-2, 1), (2, -1)), fair.near, (((-2, 0), (-1, 2)),))
    assert fairness(poorer, dealt, rng).income > 1
    cut_off = Plan("cut", ((-2, 1), (6, -3)), fair.near, fair.far)
    assert not fairness(cut_off, dealt, rng).joined


# -- special rules -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("spice", "characters"), [(0, []), (2, ["helpful", "sharp"]), (3, ["helpful", "sharp", "odd"])]
)
def test_the_number_of_special_rules_says_of_which_character(spice: int, characters: list[str]) -> None:
    character = {name: kind for kind, rows in SPICE.items() for name in rows}
    seen: set[str] = set()
    for seed in range(60):
        made = random_scenario(Wish(2, str(seed), spice=spice))
        names = [rule["id"] for rule in made.document.get("rules", []) if rule["id"] in character]
        assert [character[name] for name in names] == characters
        assert not any(set(pair) <= set(names) for pair in UNFRIENDLY)
        seen |= set(names)
    assert seen == {name for kind in characters for name in SPICE[kind]}, "each of them comes up"


def test_one_special_rule_is_odd_or_helpful() -> None:
    names = set()
    for seed in range(80):
        rules = random_scenario(Wish(2, str(seed), spice=1)).document.get("rules", [])
        names |= {rule["id"] for rule in rules}
    assert names & set(SPICE["odd"])
    assert names & set(SPICE["helpful"])
    assert not names & set(SPICE["sharp"])


# -- together ----------------------------------------------------------------------------------------------------------


def together(folder: Path, players: int, goal: str, **more: Any) -> HeroesGame:
    """A random scenario against AI heroes and guards, in the first turn."""
    mode = "solo" if players == 1 else "coop"
    file = folder / "random.yaml"
    file.write_text(random_scenario(Wish(players, "1", mode, goal=goal, spice=0, **more)).text(), encoding="utf-8")
    return scenario_game(str(file), SEATS[players])


def test_everybody_has_to_win_the_lair_once(tmp_path: Path) -> None:
    game = together(tmp_path, 2, "lair", size="medium")
    game.lay(MIDDLE, "C2")
    for seat, won in ((0, 1), (0, 1), (1, 2)):
        game.to_turn(seat)
        place = game.fields_of("grail")[0]
        assert game.field(place)["guard"] == 7, "new guards stand there at once"
        game.position.beaten |= 1 << FIELD[place]
        game.stand(seat, game.beside(place), mp=3)
        game.ask_again().play(f"go:{place}")
        assert shared_tokens(game) == [won]
        if won < 2:
            game.stand(seat, game.town_of(seat))
            game.ask_again().play("end_turn")
    assert game.over
    assert game.result == (1, 1)


def shared_tokens(game: HeroesGame) -> list[int]:
    """What all players have together."""
    state = game.position
    return [held(state, state.game_terms.players, 0)]


def test_armies_break_in_at_the_wards_every_second_round(tmp_path: Path) -> None:
    game = together(tmp_path, 2, "siege", size="medium")
    assert [wave["round"] for wave in waves(tmp_path)] == [4, 6, 8, 10]
    game.until_round(4)
    assert list(ai_names(game)) == ["wave_4"]
    assert {at.partition(".")[0] for at in ai_names(game).values()} <= wards(tmp_path)


def waves(folder: Path) -> list[dict[str, int]]:
    """When the armies of a siege come."""
    document = yaml.safe_load((folder / "random.yaml").read_text(encoding="utf-8"))
    return [hero["enters"] for hero in document["ai"]]


def wards(folder: Path) -> set[str]:
    """The spots of the wards."""
    document = yaml.safe_load((folder / "random.yaml").read_text(encoding="utf-8"))
    groups = [group for group in document["layout"][2]["tiles"] if "ward_1" in group.get("label", ())]
    return {f"{u},{v}" for group in groups for u, v in group["at"]}


def ai_names(game: HeroesGame) -> dict[str, str]:
    """The AI heroes on the map and where they stand."""
    state = game.position
    return {
        hero.id: field_name(at)
        for hero, at in zip(state.game_terms.ai, state.scenario_state.host.at, strict=True)
        if at >= 0
    }


def test_a_single_player_meets_an_ai_hero_from_the_middle(tmp_path: Path) -> None:
    game = together(tmp_path, 1, "pacify", size="medium", difficulty="hard")
    document = yaml.safe_load((tmp_path / "random.yaml").read_text(encoding="utf-8"))
    hero = document["ai"][0]
    assert len(hero["spells"]) == hero["deck"]["magic"] + 1
    assert hero["skill"]
    assert ai_names(game) == {}
    game.until_round(4)
    while game.choice.kind_name == "space":
        game.play(game.choice.keys[0])
    assert ai_names(game)["rival"].startswith("0,0."), "in the middle, which is turned up for it"


# -- the command -------------------------------------------------------------------------------------------------------


def test_the_command_writes_a_file_that_checks_clean(tmp_path: Path) -> None:
    runner = CliRunner()
    file = tmp_path / "mine.yaml"
    asked = ["scenario", "random", "--players", "3", "--seed", "5"]
    shown = runner.invoke(app, asked)
    assert shown.exit_code == 0
    assert runner.invoke(app, [*asked, "-o", str(file)]).exit_code == 0
    assert file.read_text(encoding="utf-8") == shown.stdout
    assert runner.invoke(app, ["scenario", "check", str(file)]).exit_code == 0


@pytest.mark.parametrize(
    ("wish", "message"),
    [
        ({"players": 5}, "2 or 3 players"),
        ({"players": 1}, "2 or 3 players"),
        ({"mode": "solo"}, "is for 1 players"),
        ({"mode": "coop", "goal": "hoard"}, "the goal is one of"),
        ({"size": "huge"}, "the size is one of"),
        ({"goal": "graal"}, "did you mean"),
        ({"wealth": "x"}, "the wealth is one of"),
        ({"town": "x"}, "the town is one of"),
        ({"difficulty": "x"}, "the difficulty is one of"),
        ({"layout": "x"}, "the layout is one of"),
        ({"mode": "x"}, "the mode is one of"),
        ({"spice": 4}, "0 to 3 special rules"),
    ],
)
def test_wishes_that_cannot_be_met_are_refused(wish: dict[str, Any], message: str) -> None:
    with pytest.raises(SetupError, match=message):
        random_scenario(Wish(2, "1")._replace(**wish))
