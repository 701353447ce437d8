"""Every command as a user runs it: what it prints, and what it says when the input is wrong."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import banneret
from banneret.kernel import state as kernel_state
from tests.cli.running import ENV, good, run
from tests.record.damage import resealed


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a whole game in a file."""
    game = banneret.new("heroes", scenario="skirmish", seats=["castle_vanguard", "necropolis_vanguard"], seed=4)
    while not game.over:
        game.apply(game.choice.options[0])
    path = tmp_path / "game.banneret"
    path.write_text(game.record(), encoding="utf-8")
    return path


def test_help_names_every_command() -> None:
    shown = good("--help")
    for command in ("play", "sim", "replay", "rules", "content", "card", "bench"):
        assert f"  {command} " in shown


def test_version() -> None:
    build = "compiled engine" if (kernel_state.__file__ or "").endswith(".so") else "pure Python"
    python = ".".join(map(str, sys.version_info[:3]))
    assert good("--version") == f"banneret {banneret.__version__} ({build}, Python {python})\n"


def test_help_imports_no_engine() -> None:
    heavy = ("textual", "msgspec", "yaml", "rich")
    script = f"import sys, banneret.cli.main; print([m for m in {heavy} if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", script], env=ENV, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


# -- sim ---------------------------------------------------------------------------------------------------------------


def test_sim_prints_its_figures_as_json() -> None:
    shown = json.loads(good("sim", "heroes", "--seats", "automa,random", "--games", "6", "--seed", "11", "--json"))
    assert shown["games"] == shown["finished"] == 6
    assert shown["errors"] == 0
    assert shown["seed"] == 11
    assert sum(shown["wins"].values()) + shown["draws"] == 6
    assert set(shown["wins"]) == set(shown["interval95"]) == {"automa", "random"}
    assert shown["choices"]["median"] > 0
    assert shown["choices_per_s"] > 0


def test_sim_does_not_depend_on_the_number_of_processes() -> None:
    words = ("sim", "heroes", "--seats", "random,random", "--games", "8", "--seed", "2", "--json")
    one, two = (json.loads(good(*words, "--jobs", jobs)) for jobs in ("1", "2"))
    assert set(one["wins"]) == {"random#1", "random#2"}
    for figure in ("wins", "draws", "choices", "seat_wins"):
        assert one[figure] == two[figure]


def test_sim_says_how_often_players_wait_without_and_with_standing_orders() -> None:
    words = ("sim", "heroes", "--seats", "greedy,greedy", "--waits", "--games", "1", "--seed", "3")
    alone, ordered = json.loads(good(*words, "--json"))
    assert alone["orders"] == {}
    assert ordered["orders"]["guards"] == "rules"
    assert alone["mean"] > ordered["mean"]
    assert alone["few"] < ordered["few"]


def test_sim_keeps_records_that_verify(tmp_path: Path) -> None:
    words = ("sim", "heroes", "--seats", "random,automa", "--games", "2", "--seed", "5")
    assert "2 of 2 games finished" in good(*words, "--records", str(tmp_path / "kept"))
    files = sorted((tmp_path / "kept").iterdir())
    assert [path.name for path in files] == ["1.banneret", "2.banneret"]
    for path in files:
        assert good("replay", str(path), "--verify").startswith("verified: ")


def test_sim_takes_armies_and_options() -> None:
    words = ("sim", "heroes", "--seats", "automa,random", "--games", "2", "--json", "--army", "castle-host")
    options = ("--option", "mode=campaign", "--option", "difficulty=hard")
    shown = json.loads(good(*words, "--army", "guards=III", *options))
    assert shown["finished"] == 2


# -- replay ------------------------------------------------------------------------------------------------------------


def test_replay_tells_the_game(record: Path) -> None:
    lines = good("replay", str(record)).splitlines()
    assert lines[0].startswith("Castle draws the card: ")
    assert "The combat begins." in lines
    assert lines[-1].startswith("result: ")


def test_replay_tells_who_stands_where(record: Path) -> None:
    side, result = good("replay", str(record)).splitlines()[-2:]
    winner = "Castle" if result == "result: 1 -1" else "Necropolis"
    assert side.startswith(f"{winner}: ")
    assert "HP" in side


def test_replay_to_a_point(record: Path) -> None:
    assert good("replay", str(record), "--to", "0").startswith("Chance: draw:")
    assert good("replay", str(record), "--to", "8").splitlines()[-1].startswith("Choose a unit to deploy. deploy:")


def test_replay_as_json(record: Path) -> None:
    shown = json.loads(good("replay", str(record), "--json"))
    assert shown["events"][0]["name"] == "draw"
    assert len(shown["digest"]) == 16


def test_verify(record: Path) -> None:
    shown = json.loads(good("replay", str(record), "--verify", "--json"))
    assert shown["verified"] is True
    assert shown["answers"] > 10


# -- rules, content, card ----------------------------------------------------------------------------------------------


def test_rules_as_json() -> None:
    shown = json.loads(good("rules", "--json"))
    assert shown["heroes"]["clauses"] == 753
    assert 0 < shown["heroes"]["tested"] <= 753
    assert set(shown["heroes"]["sections"]["CBR"]) >= {"clauses", "tested", "coded"}
    assert set(shown) == {"heroes", "battlefield", "battlelore"}


def test_rules_shows_where_a_clause_is_carried_out_and_tested() -> None:
    told = good("rules", "h3-cbr-04").splitlines()
    assert told[0].startswith("H3-CBR-04  ")
    code, tests = told.index("code:"), told.index("tests:")
    assert code < tests
    assert all("banneret/heroes/" in line for line in told[code + 1 : tests])
    assert any(line.startswith("  tests/heroes/rules/") for line in told[tests + 1 :])
    shown = json.loads(good("rules", "H3-CBR-04", "--json"))
    assert [f"  {place}" for place in shown["tests"]] == told[tests + 1 :]
    assert good("rules", "H3-CHANGE-ransom").startswith("H3-CHANGE-ransom  Gold that a beaten Main Hero pays.")


def test_rules_shows_a_worked_example_with_its_clauses_and_tests() -> None:
    told = good("rules", "bf-exa-28").splitlines()
    assert told[0].startswith("BF-EXA-28  ")
    assert [line.partition(":")[0] for line in told[1:5]] == ["given", "when", "then", "source"]
    clauses, tests = told.index("clauses:"), told.index("tests:")
    named = [line.split()[0] for line in told[clauses + 1 : tests]]
    assert named == ["BF-ADV-36", "BF-ADV-37", "BF-ADV-16"]
    assert any(line.startswith("  tests/battlefield/rules/") for line in told[tests + 1 :])
    shown = json.loads(good("rules", "BF-EXA-28", "--json"))
    assert (shown["id"], shown["rules"]) == ("BF-EXA-28", named)
    assert [f"  {place}" for place in shown["tests"]] == told[tests + 1 :]
    refused = run("rules", "BF-EXA-999")
    assert refused.returncode != 0
    assert "no clause or worked example BF-EXA-999" in refused.stderr


def test_rules_lists_what_is_missing() -> None:
    assert "heroes: every clause has code and a test" in good("rules", "--game", "heroes", "--missing")
    assert "BL-" in good("rules", "--game", "battlelore", "--missing")


def test_content_counts() -> None:
    shown = json.loads(good("content", "--counts", "--json"))["heroes"]
    expected = {
        "spells": 46, "artifacts": 32, "abilities": 30, "statistics": 24, "specialties": 18, "heroes": 6,
        "neutral_units": 41, "faction_units": 21, "ai_cards": 20, "astrologers": 19, "tiles": 20,
    }  # fmt: skip
    assert {name: shown[name] for name in expected} == expected
    assert "faction_units" in good("content", "--counts")


def test_content_check() -> None:
    assert "every component can come into play" in good("content", "--check")


def test_sim_of_whole_games() -> None:
    shown = json.loads(
        good(
            "sim",
            "heroes",
            "--scenario",
            "brave-new-world",
            "--seats",
            "random,random,random",
            "--games",
            "3",
            "--json",
        )
    )
    assert (shown["games"], shown["finished"], shown["errors"]) == (3, 3, 0)


@pytest.mark.parametrize("lang", ["en", "fr", "de", "pl"])
@pytest.mark.parametrize("card", ["castle_griffins", "neutral-boars", "arrow_tower", "offense", "magic_arrow"])
def test_card(card: str, lang: str) -> None:
    assert len(good("card", card, "--lang", lang).splitlines()) >= 2


# -- bad input ---------------------------------------------------------------------------------------------------------

WRONG = {
    "no command": (["frobnicate"], "frobnicate"),
    "unknown game": (["sim", "chess", "--seats", "random,random", "--games", "1"], 'there is no game "chess"'),
    "unknown scenario": (["sim", "heroes", "--scenario", "siege", "--seats", "random,random"], "no scenario"),
    "unknown bot": (["sim", "heroes", "--seats", "greedi,random"], "greedi"),
    "one bot": (["sim", "heroes", "--seats", "random"], "2 seats need as many bots"),
    "army for a whole game": (
        ["sim", "heroes", "--scenario", "brave-new-world", "--seats", "random,random", "--army", "castle_host"],
        "takes --side and not --army",
    ),
    "two of a faction": (
        ["sim", "heroes", "--scenario", "brave-new-world", "--seats", "random,random", "--side", "castle"]
        + ["--side", "castle"],
        "different faction",
    ),
    "unknown hero": (
        ["sim", "heroes", "--scenario", "brave-new-world", "--seats", "random,random", "--side", "castle/sandro"]
        + ["--side", "dungeon"],
        "no hero",
    ),
    "four players": (
        ["sim", "heroes", "--scenario", "brave-new-world", "--seats", "random,random,random,random"],
        "2 or 3 players",
    ),
    "no games": (["sim", "heroes", "--seats", "random,random", "--games", "0"], "--games"),
    "no jobs": (["sim", "heroes", "--seats", "random,random", "--jobs", "0"], "--jobs"),
    "games in words": (["sim", "heroes", "--seats", "random,random", "--games", "many"], "--games"),
    "unknown army": (["sim", "heroes", "--seats", "random,random", "--army", "elves", "--army", "random"], "elves"),
    "one army": (["sim", "heroes", "--seats", "random,random", "--army", "random"], "--army 2 times"),
    "no army file": (["sim", "heroes", "--seats", "random,random", "--army", "x.yaml", "--army", "random"], "x.yaml"),
    "unknown option": (["sim", "heroes", "--seats", "random,random", "--option", "magic=on"], "magic"),
    "wrong option": (["sim", "heroes", "--seats", "random,random", "--option", "difficulty=silly"], "difficulty"),
    "option without value": (["sim", "heroes", "--seats", "random,random", "--option", "difficulty"], "name=value"),
    "no file": (["replay", "nowhere.banneret"], "nowhere.banneret"),
    "unknown card": (["card", "griffon"], "griffon"),
    "unknown language": (["card", "castle_griffins", "--lang", "xx"], "xx"),
    "unknown clause": (["rules", "H3-CBR-99"], "no clause or worked example H3-CBR-99"),
    "clause of no game": (["rules", "XX-CBR-01"], "XX-CBR-01"),
    "unknown game's rules": (["rules", "--game", "chess"], "chess"),
    "resume with an army": (["play", "--resume", "x", "--army", "random", "--army", "random"], "--resume goes only"),
    "resume nothing": (["play", "--resume", "nowhere.banneret"], "nowhere.banneret"),
    "play with one seat": (
        ["play", "--scenario", "skirmish", "--seat", "person", "--save", "x.banneret"],
        "--seat 2 times",
    ),
    "play a whole game alone": (["play", "--seat", "person", "--save", "x.banneret"], "2 or 3 players"),
    "play a side in a skirmish": (
        ["play", "--scenario", "skirmish", "--side", "castle", "--side", "dungeon"],
        "takes --army and not --side",
    ),
    "play an army in a whole game": (
        ["play", "--scenario", "brave-new-world", "--army", "random", "--army", "random"],
        "takes --side and not --army",
    ),
    "play with too few sides": (
        ["play", "--scenario", "brave-new-world", "--seat", "human", "--seat", "random", "--side", "castle"],
        "--side 2 times",
    ),
    "play a faction twice": (
        ["play", "--scenario", "brave-new-world", "--side", "castle", "--side", "castle/rion"],
        "different faction",
    ),
    "resume with a side": (["play", "--resume", "x", "--side", "castle"], "--resume goes only"),
    "play an unknown game": (["play", "chess"], 'there is no game "chess"'),
}


@pytest.mark.parametrize("name", WRONG)
def test_bad_input_is_refused(name: str, tmp_path: Path) -> None:
    words, told = WRONG[name]
    done = run(*words, folder=tmp_path)
    assert done.returncode == 2
    assert told in done.stderr
    assert "Traceback" not in done.stderr
    assert done.stdout == ""
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("damage", "told"),
    [
        (lambda text: b"\x00\xff" + text, "not a text file"),
        (lambda text: text[: len(text) // 2], "line "),
        (lambda text: text.replace(b"content ", b"content 0", 1), "line 5"),
        (lambda text: resealed(text.decode().replace("ruleset 3", "ruleset 99", 1)).encode(), "version 99"),
        (lambda text: text.replace(b"seed 4", b"seed 5", 1), "was changed or damaged"),
        (lambda text: b"", "empty"),
    ],
)
@pytest.mark.parametrize("verify", [True, False])
def test_a_damaged_record_is_refused(record: Path, damage: object, told: str, verify: bool) -> None:
    assert callable(damage)
    record.write_bytes(damage(record.read_bytes()))
    before = record.read_bytes()
    done = run("replay", str(record), *(["--verify"] if verify else []))
    assert done.returncode == 2
    assert told in done.stderr
    assert "Traceback" not in done.stderr
    assert record.read_bytes() == before


def test_a_point_beyond_the_end_is_refused(record: Path) -> None:
    done = run("replay", str(record), "--to", "99999")
    assert (done.returncode, done.stdout) == (2, "")
    assert "there is no answer 99999" in done.stderr


def test_verifying_up_to_a_point_is_refused(record: Path) -> None:
    done = run("replay", str(record), "--verify", "--to", "3")
    assert (done.returncode, done.stdout) == (2, "")
    assert "leave --to out" in done.stderr


def test_records_are_not_kept_in_a_file(record: Path) -> None:
    done = run("sim", "heroes", "--seats", "random,random", "--games", "1", "--records", str(record))
    assert (done.returncode, done.stdout) == (2, "")
    assert str(record) in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("maker", ["Broken", "Unmade"])
def test_a_bot_that_fails_is_counted_as_an_error(maker: str, tmp_path: Path) -> None:
    code = "class Unmade: pass\nclass Broken:\n def __init__(self, seed): pass\n def choose(self, *_): return self.it\n"
    (tmp_path / "mine.py").write_text(code, encoding="utf-8")
    done = run("sim", "heroes", "--seats", f"mine:{maker},random", "--games", "2", folder=tmp_path)
    assert done.returncode == 1
    assert "2 errors, the first: " in done.stdout
    assert "Traceback" not in done.stderr


def test_a_game_is_not_saved_over_a_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("precious", encoding="utf-8")
    done = run("play", "--save", str(path))
    assert done.returncode == 2
    assert "exists already" in done.stderr
    assert path.read_text(encoding="utf-8") == "precious"


def test_a_closed_pipe_is_no_error(record: Path) -> None:
    script = f"{sys.executable} -m banneret replay {record} | head -1"
    done = subprocess.run(["sh", "-c", script], env=ENV, capture_output=True, text=True, check=True)
    assert done.stdout.startswith("Castle draws the card: ")
    assert done.stderr == ""


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_replay_tells_a_whole_game(lang: str, tmp_path: Path) -> None:
    good(
        "sim",
        "heroes",
        "--scenario",
        "brave-new-world",
        "--seats",
        "random,random",
        "--games",
        "1",
        "--records",
        str(tmp_path),
    )
    record = str(next(tmp_path.glob("*.banneret")))
    lines = good("replay", record, "--lang", lang).splitlines()
    assert lines[-1].startswith("result: ")
    assert len(lines) > 200
    assert not any("{" in line or "event-" in line for line in lines)
    middle = good("replay", record, "--to", "200", "--lang", lang)
    assert middle.splitlines()[:20] == lines[:20]


def test_sim_tells_what_everybody_has_lost() -> None:
    words = ("sim", "heroes", "--seats", "random", "--scenario", "dragons-blood-1", "--games", "3", "--seed", "4")
    shown = json.loads(good(*words, "--json"))
    assert shown["wins"]["random"] + shown["lost"] == 3
    assert shown["draws"] == 0


@pytest.mark.parametrize("width", ["80", "160"])
def test_the_list_of_scenarios_cuts_no_word_short(width: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ENV, "COLUMNS", width)
    listed = good("scenario", "list", "--lang", "de")
    assert "…" not in listed
    lines = [line.split() for line in listed.splitlines()]
    for words in (["the_witch_of_black_fen", "Die", "Hexe"], ["crossroads", "Kreuzwege"]):
        assert any(line[: len(words)] == words for line in lines), words
    assert max(map(len, listed.splitlines())) <= int(width)
