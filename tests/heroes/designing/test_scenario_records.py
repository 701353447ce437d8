"""A game of a scenario file is a record that needs nothing but itself."""

from pathlib import Path

import pytest

import banneret
from banneret.arena.sim import run
from banneret.bots import make
from banneret.heroes.scenario.definition import definition_in
from banneret.heroes.scenario.load import SCENARIOS, load_scenario
from banneret.kernel.errors import RecordError, SetupError
from banneret.kernel.game import Game
from banneret.kernel.record import parse_record
from banneret.kernel.replay import verify
from tests.heroes.designing.maps import OWN, changed, written
from tests.record.damage import resealed, sealed

SEATS = ["castle/catherine", "necropolis/sandro"]


def played(game: Game) -> Game:
    bots = [make("random", "heroes", seat) for seat in range(len(game.setup.seats))]
    while not game.over:
        game.apply(bots[game.state.seat].choose(game.view(game.state.seat), game.rules), game.state.seat)
    return game


def test_a_record_of_a_file_replays_where_the_file_is_not(tmp_path: Path) -> None:
    path = written(tmp_path)
    game = played(banneret.new("heroes", scenario=path, seats=SEATS, seed=3))
    text = game.record()
    path.unlink()
    record = parse_record(text)
    assert record.text() == text
    assert record.setup.scenario == "two_hills"
    assert text.splitlines()[3].startswith('definition {"id": "two_hills", "name": "Two Hills", ')
    again = banneret.resume(record)
    assert (again.digest, again.result) == (game.digest, game.result)
    assert verify(game.rules, record).digest == game.digest


def test_the_same_by_name_of_file_and_by_its_text(tmp_path: Path) -> None:
    by_path = banneret.new("heroes", scenario=str(written(tmp_path)), seats=SEATS, seed=3)
    by_text = banneret.new("heroes", scenario="two_hills", definition=OWN, seats=SEATS, seed=3)
    again = banneret.new("heroes", scenario="any", definition=by_path.setup.definition, seats=SEATS, seed=3)
    assert by_path.setup == by_text.setup == again.setup


def test_comments_and_blanks_make_no_other_game(tmp_path: Path) -> None:
    roomy = "# a map of ours\n" + OWN.replace("tokens: [clue]", "tokens:\n    - clue   # found on hills\n")
    assert definition_in(OWN, "a") == definition_in(roomy, "b")


def test_a_changed_file_is_another_game(tmp_path: Path) -> None:
    first = banneret.new("heroes", scenario=written(tmp_path), seats=SEATS, seed=3)
    second = banneret.new("heroes", scenario=written(tmp_path, changed("rounds: 6", "rounds: 7")), seats=SEATS, seed=3)
    described = [game.rules.describe(game.view()) for game in (first, second)]
    assert [view["rounds"] for view in described] == [6, 7]


def test_every_letter_of_a_text_survives() -> None:
    story = 'Über "Gräben", \\ Pässe: żółw, 龍, 🐉, a tab-less line\\nand another; # no comment'
    text = changed("story: Nobody remembers who built the towers.", f'story: "{story}"'.replace('"Gräben"', "“Gräben”"))
    id, definition = definition_in(text, "scenario")
    assert definition_in(definition, "scenario") == (id, definition)
    assert load_scenario(id, definition) == load_scenario(id, text)
    assert "\n" not in definition


def test_old_records_have_no_definition() -> None:
    game = banneret.new("heroes", scenario="brave-new-world", seats=SEATS, seed=3)
    assert game.setup.definition == ""
    assert "definition" not in game.record()
    assert banneret.resume(parse_record(game.record())).digest == game.digest


def test_a_file_of_a_scenario_that_comes_with_the_program_is_that_scenario() -> None:
    game = banneret.new("heroes", scenario=SCENARIOS / "brave_new_world.yaml", seats=SEATS, seed=3)
    assert (game.setup.scenario, game.setup.definition) == ("brave_new_world", "")


@pytest.mark.parametrize("id", ["brave_new_world", "skirmish"])
def test_nothing_else_goes_by_a_name_that_is_taken(tmp_path: Path, id: str) -> None:
    path = written(tmp_path, changed("id: two_hills", f"id: {id}"))
    with pytest.raises(SetupError, match=f"1: {id}: id: {id} comes with the program: give yours another id"):
        banneret.new("heroes", scenario=path, seats=SEATS, seed=3)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda line: line.replace('": "', '":"', 1), "not written out in full"),
        (lambda line: line.replace("two_hills", "brave_new_world", 1), "comes with the program"),
        (lambda line: line.replace('"gold": 5', '"gold": 5, "mana": 1'), 'unknown key "mana"'),
        (lambda line: line.replace('"Two Hills"', '"Two\\u0007Hills"'), "control characters"),
        (lambda line: line.removesuffix("}"), 'line 4: expected "definition ..."'),
        (lambda line: "definition {}", "missing key"),
        (lambda line: "definition " + "{" * 40 + "}" * 40, "nested more than|a key has to be"),
        (lambda line: f"definition {{{' ' * 50_000}}}", 'line 4: expected "definition ..."'),
    ],
)
def test_a_definition_that_was_tampered_with_is_refused(tmp_path: Path, change: object, reason: str) -> None:
    lines = banneret.new("heroes", scenario=written(tmp_path), seats=SEATS, seed=3).to_record().lines()
    assert callable(change)
    lines[3] = change(lines[3])
    with pytest.raises(RecordError, match=reason):
        banneret.resume(parse_record(sealed(lines)))


def test_another_scenario_than_the_name_says_is_refused(tmp_path: Path) -> None:
    text = banneret.new("heroes", scenario=written(tmp_path), seats=SEATS, seed=3).record()
    with pytest.raises(RecordError, match="not written out in full"):
        banneret.resume(parse_record(resealed(text.replace("scenario two_hills\n", "scenario three_hills\n"))))


def test_a_record_names_no_file(tmp_path: Path) -> None:
    text = banneret.new("heroes", scenario=written(tmp_path), seats=SEATS, seed=3).record()
    with pytest.raises(RecordError, match=r'line 3: expected "scenario \.\.\."'):
        parse_record(text.replace("scenario two_hills\n", f"scenario {tmp_path}/two_hills.yaml\n"))


def test_what_is_wrong_with_a_file_is_told_with_its_lines(tmp_path: Path) -> None:
    path = written(tmp_path, changed("few:T1", "few:T9"))
    with pytest.raises(SetupError, match=r'^two_hills\.yaml:17: two_hills: setup\.units\[0\]: unknown unit "T9"'):
        banneret.new("heroes", scenario=path, seats=SEATS, seed=3)


def test_bots_play_a_file_in_several_processes(tmp_path: Path) -> None:
    path = written(tmp_path)
    summary = run(
        game="heroes", scenario=str(path), sides=tuple(SEATS), bots=("random", "random"), games=4, seed=1, jobs=2,
        records=tmp_path / "records",
    )  # fmt: skip
    assert (summary.finished, summary.errors) == (4, 0)
    for kept in (tmp_path / "records").iterdir():
        assert banneret.load(kept).over
