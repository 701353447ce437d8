"""`banneret hero`: created, shown, taken elsewhere, and moved on by finished games, once for each."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from banneret.battlelore.career import progress as career_progress
from banneret.battlelore.career.career import Career, CareerSheet, parse_career
from banneret.battlelore.hall_of_heroes import files as careers
from banneret.battlelore.text.careers import hero_lines
from banneret.bots import make
from banneret.games import new, resume
from banneret.kernel.errors import InUse, SetupError
from banneret.kernel.files import held
from banneret.kernel.game import Game
from banneret.kernel.journal import Journal, recover
from tests.battlelore.short_adventure import SHORT_DAY
from tests.support.time_limits import HANG

DAY = "2026-11-16"


def run(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run a command with a data folder of its own."""
    env = {**os.environ, "XDG_DATA_HOME": str(folder), "NO_COLOR": "1", "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-m", "banneret", *words]
    return subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, timeout=HANG, check=False)


def good(folder: Path, *words: str) -> str:
    done = run(folder, *words)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


@pytest.fixture(autouse=True)
def hall(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A hall of the test's own."""
    monkeypatch.setattr("banneret.battlelore.hall_of_heroes.files.folder", lambda: tmp_path / "heroes")
    monkeypatch.setattr("banneret.battlelore.hall_of_heroes.files.today", lambda: DAY)
    return tmp_path / "heroes"


def maud(**how: object) -> Career:
    """A hero who has left the academy."""
    sheet = CareerSheet(of="warrior", skills=("warrior_cleave",), equipped=("war_horn",), owned=("lore_stone",))
    fields = {"name": "Maud", "status": "active", "began": DAY, "sheet": sheet, "of": "warrior", **how}
    return Career(**fields)  # type: ignore[arg-type]


def begun(path: Path, *sides: str, scenario: str = "", seed: int = 5) -> Game:
    """A game as `banneret play` begins it, before the first answer."""
    company = careers.Company(sides)
    definition = "" if scenario else SHORT_DAY
    game = new("battlelore", scenario=scenario, seats=company.sides, seed=seed, definition=definition)
    Journal(path, game)
    company.begin(game, path)
    return game


def played(game: Game, path: Path, answers: int = 100_000) -> Game:
    """Bots play on and keep every answer."""
    bots = [make("random", "battlelore", 9 + n) for n in range(len(game.setup.seats))]
    journal = Journal(path, game)
    while not game.over and answers:
        game.apply(bots[game.state.seat].choose(game.view(game.state.seat), game.rules))
        answers -= 1
    journal.sync(game)
    return game


def test_a_hero_is_shown_and_taken_elsewhere(tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    (here / "banneret" / "heroes").mkdir(parents=True)
    there.mkdir()
    assert "Nobody is in the hall yet" in good(here, "hero", "list")
    (here / "banneret" / "heroes" / "Maud.hero").write_text(maud().text(), encoding="utf-8")
    assert good(here, "hero", "list") == "Maud, Warrior: in service\n"
    shown = good(here, "hero", "show", "maud")
    assert "Weapon: sword, 2 dice" in shown
    assert "Wounds: 0 of 5" in shown
    assert "  Cleave: " in shown
    assert "Compétences:\n  Pourfendre" in good(here, "hero", "show", "Maud", "--lang", "fr").replace("\u00a0", "")
    good(here, "hero", "export", "Maud", str(tmp_path / "mine.hero"))
    assert good(there, "hero", "import", str(tmp_path / "mine.hero")) == shown
    assert run(there, "hero", "import", str(tmp_path / "mine.hero")).returncode == 2, "there is one already"
    assert good(there, "hero", "import", str(tmp_path / "mine.hero"), "--name", "Mo").startswith("Mo, Warrior")
    good(here, "hero", "equip", "Maud", "lore-stone")
    assert "Artifacts left at home:\n  War Horn" in good(here, "hero", "show", "Maud")
    assert good(here, "hero", "retire", "Maud") == "Maud, Warrior: retired\n"
    assert good(here, "hero", "list") == "Maud, Warrior: retired\n", "and stays in the hall"


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("hero", "show", "Mo"), 'no hero "Mo"'),
        (("hero", "new", "Maud!"), "BLH-CRT-02"),
        (("hero", "new", "../up"), "BLH-CRT-02"),
        (("hero", "new", "maud"), "already"),
        (("hero", "equip", "Maud", "sword_of_dawn"), "does not own"),
        (("hero", "free", "Maud"), "no game"),
        (("hero", "export", "Maud", "Maud.hero"), "exists already"),
        (("hero", "import", "nothing.hero"), "nothing.hero"),
        (("hero", "import", "bad.hero"), "this is not a hero"),
        (("play", "battlelore", "--terminal", "--side", "adviser=Maud", "--side", ""), "write hero=Maud"),
        (("play", "battlelore", "--side", "hero=Maud", "--side", ""), "--terminal"),
        (("play", "battlelore", "--terminal", "--side", "hero=Maud", "--side", "hero=Maud"), "one seat"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(tmp_path: Path, words: tuple[str, ...], reason: str) -> None:
    (tmp_path / "banneret" / "heroes").mkdir(parents=True)
    (tmp_path / "banneret" / "heroes" / "Maud.hero").write_text(maud().text(), encoding="utf-8")
    (tmp_path / "Maud.hero").write_text("", encoding="utf-8")
    (tmp_path / "bad.hero").write_text('{"name": 3}', encoding="utf-8")
    done = run(tmp_path, *words)
    assert done.returncode == 2
    assert done.stderr.startswith("error: ")
    assert reason in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("old", "put", "reason"),
    [
        ('"format": 1', '"format": 2', "format"),
        ('"status": "active"', '"status": "hungry"', "status"),
        ('"status": "active"', '"status": "dead"', "BLH-WND-33"),
        ('"status": "active"', '"status": "councillor"', "BLH-LEG-08"),
        ('"name": "Maud"', '"name": "Ma ud"', "BLH-CRT-02"),
        ('"warrior_cleave"', '"wizard_lightning_ball"', "BLH-CRT-18"),
        ('"warrior_cleave"', '"flying"', "skill"),
        ('"lore_stone"', '"mace_of_the_penitent"', "BLH-ARF-02"),
        ('"wounds": 0', '"wounds": 5', "BLH-WND-33"),
        ('"wounds": 0', '"wounds": -1', "wounds"),
        ('"of": "warrior"', '"of": "rogue"', "class"),
        ('"heir": ""', '"heir": "Mo"', "sheet"),
        ('"began": "2026-11-16"', '"began": "yesterday"', "began"),
        ('"heir": ""', '"heir": "", "gold": 7', "gold"),
    ],
)
def test_a_file_that_does_not_fit_together_is_refused(old: str, put: str, reason: str) -> None:
    text = maud().text()
    assert old in text
    with pytest.raises(SetupError, match=reason):
        parse_career(text.replace(old, put))


def test_a_cut_off_file_is_told_of_and_left_alone(hall: Path, capsys: pytest.CaptureFixture[str]) -> None:
    careers.save(maud())
    whole = (hall / "Maud.hero").read_text(encoding="utf-8")
    (hall / "Maud.hero").write_text(whole[:100], encoding="utf-8")
    assert careers.kept() == {}
    assert "Maud.hero: this is not a hero" in capsys.readouterr().err
    with pytest.raises(SetupError, match="this is not a hero"):
        careers.load("Maud")
    assert (hall / "Maud.hero").read_text(encoding="utf-8") == whole[:100]


def test_a_new_hero_leaves_the_academy_once(tmp_path: Path) -> None:
    path = tmp_path / "a.banneret"
    game = begun(path, "hero=Mo", scenario="academy")
    assert careers.load("Mo").status == "cadet"
    played(game, path)
    assert [career.name for career in careers.settle_game(game)] == ["Mo"]
    career = careers.load("Mo")
    assert (career.status, career.playing, len(career.history)) == ("active", None, 1)
    assert career.sheet is not None
    assert len(career.sheet.skills) == len(career.sheet.equipped) == 1
    assert careers.settle_game(game) == careers.settle() == []
    assert careers.load("Mo") == career


def test_a_name_may_have_letters_of_all_kinds(tmp_path: Path) -> None:
    path = tmp_path / "a.banneret"
    played(begun(path, "hero=Élodie-d'Łódź", scenario="academy"), path)
    assert [career.name for career in careers.settle()] == ["Élodie-d'Łódź"]
    assert careers.load("élodie-d'łódź").status == "active"


def test_a_hero_comes_home_from_an_adventure_with_what_it_has_brought(tmp_path: Path) -> None:
    careers.save(maud())
    path = tmp_path / "a.banneret"
    game = begun(path, "standard hero=Maud", "pennant hero=Mo")
    assert "hero=Maud:warrior:warrior_cleave:war_horn:lore_stone" in game.setup.seats[0]
    assert game.setup.seats[1] == "pennant hero=Mo"
    played(game, path)
    assert game.result is not None
    assert {career.name for career in careers.settle_game(game)} == {"Maud", "Mo"}
    for name, seat in (("Maud", 0), ("Mo", 1)):
        career = careers.load(name)
        assert career.status in ("active", "dead")
        (past,) = career.history
        assert (past.adventure, past.won, past.at) == ("A Short Day", game.result[seat] > 0, DAY)
        shown = game.rules.describe(game.view())["sides"][seat]["heroes"][0]  # type: ignore[index]
        assert career.sheet is not None
        assert career.sheet.experience == shown["experience"]
        assert career.sheet.wounds == shown["wounds"]
        assert sorted([*career.sheet.equipped, *career.sheet.owned]) == sorted(shown["equipped"] + shown["under"])
        assert any("A Short Day" in line for line in hero_lines(career))


def test_a_crash_before_the_career_is_written_loses_nothing(tmp_path: Path) -> None:
    careers.save(maud())
    path = tmp_path / "a.banneret"
    game = begun(path, "hero=Maud", "pennant")
    played(game, path, answers=60)
    assert not game.over
    assert careers.settle() == [], "it goes on"
    assert careers.load("Maud").playing is not None
    with pytest.raises(SetupError, match="takes part in a game"):
        careers.Company(["hero=Maud", ""])
    again = played(resume(recover(path).record), path)
    assert again.over, "and ends, but the program stops before anything else is written"
    assert [career.name for career in careers.settle()] == ["Maud"], "whoever looks next moves her on"
    assert len(careers.load("Maud").history) == 1
    assert careers.settle() == []


def test_a_game_moved_elsewhere_still_counts(tmp_path: Path) -> None:
    careers.save(maud())
    path = tmp_path / "a.banneret"
    played(begun(path, "hero=Maud", "pennant"), path)
    moved = path.rename(tmp_path / "b.banneret")
    assert [career.name for career in careers.settle_game(resume(recover(moved).record))] == ["Maud"]


def test_the_same_game_does_not_count_twice(tmp_path: Path) -> None:
    careers.save(maud())
    game = played(begun(tmp_path / "a.banneret", "hero=Maud", "pennant"), tmp_path / "a.banneret")
    careers.settle()
    once = careers.load("Maud")
    # Somebody puts the old file of the hero back, as from a copy, but keeps the history.
    careers.save(maud(history=once.history))
    with pytest.raises(SetupError, match="this very game before"):
        begun(tmp_path / "b.banneret", "hero=Maud", "pennant")
    assert careers.settle_game(game) == []


def test_a_game_that_is_given_up_sets_its_heroes_free(tmp_path: Path, hall: Path) -> None:
    careers.save(maud())
    begun(tmp_path / "a.banneret", "hero=Maud", "hero=Mo")
    careers.free("maud")
    careers.free("Mo")
    assert careers.load("Maud") == maud()
    assert not (hall / "Mo.hero").exists(), "Mo was never created"
    with pytest.raises(SetupError, match="takes part in no game"):
        careers.free("Maud")


def test_a_hero_whose_game_is_gone_stays_away_until_freed(
    tmp_path: Path, hall: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A disk that is not there today may be there tomorrow, with the game on it."""
    careers.save(maud())
    path = tmp_path / "a.banneret"
    begun(path, "hero=Maud", "pennant")
    path.unlink()
    assert careers.settle() == []
    told = capsys.readouterr().err
    assert told.startswith(f"{path}: there is no such file. Maud takes part in a game: ")
    assert "`banneret hero free Maud`" in told
    with pytest.raises(SetupError, match="takes part in a game"):
        careers.Company(["hero=Maud", ""])
    careers.free("Maud")
    assert careers.load("Maud") == maud()
    begun(path, "hero=Maud", "pennant", seed=6)


def test_a_game_gone_on_with_elsewhere_is_where_its_heroes_are(tmp_path: Path) -> None:
    careers.save(maud())
    path = tmp_path / "a.banneret"
    game = begun(path, "hero=Maud", "pennant")
    moved = path.rename(tmp_path / "b.banneret")
    careers.found_at(game, moved)
    playing = careers.load("Maud").playing
    assert playing is not None
    assert playing.place == str(moved)
    played(game, moved)
    assert [career.name for career in careers.settle()] == ["Maud"]


def test_nobody_is_freed_from_a_game_that_is_being_played(tmp_path: Path) -> None:
    careers.save(maud())
    path = tmp_path / "a.banneret"
    begun(path, "hero=Maud", "pennant")
    with held(path), pytest.raises(InUse, match=f"Maud is in a game that is being played: .*process {os.getpid()} "):
        careers.free("Maud")
    assert careers.load("Maud").playing is not None


def test_who_was_called_away_meanwhile_begins_no_other_game(tmp_path: Path) -> None:
    careers.save(maud())
    late = careers.Company(["hero=Maud", "hero=Mo"])
    begun(tmp_path / "a.banneret", "hero=Maud", "pennant")
    there = careers.load("Maud")
    game = new("battlelore", scenario="", seats=late.sides, seed=9, definition=SHORT_DAY)
    with pytest.raises(SetupError, match="Maud takes part in a game"):
        late.begin(game, tmp_path / "b.banneret")
    assert list(careers.kept().values()) == [there], "and nobody else does"


def test_a_file_that_somebody_has_changed_meanwhile_is_left_as_it_is(
    hall: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on a disk whose locks only one of two machines sees."""
    careers.save(maud())

    def slowly(career: Career) -> Career:
        careers.save(career_progress.retired(career))
        return career_progress.equipped(career, ["lore_stone"])

    with pytest.raises(SetupError, match="another program has changed Maud meanwhile"):
        careers.changed("Maud", slowly)
    assert careers.load("Maud").status == "retired"


def test_an_instructor_gives_the_next_new_hero_his_artifact_once(tmp_path: Path) -> None:
    sheet = CareerSheet(of="cleric", owned=("sword_of_dawn", "lore_stone"))
    isolde = Career(
        name="Isolde", status="instructor", began=DAY, sheet=sheet, of="cleric", since=DAY, defeats=5
    )  # fmt: skip
    careers.save(isolde)
    careers.save(maud())
    path = tmp_path / "a.banneret"
    game = begun(path, "hero=Mo", scenario="academy")
    assert game.setup.seats == ("standard hero=Mo gift=Isolde:sword_of_dawn",), "Maud has the Lore Stone"
    assert "gift=" not in careers.Company(["hero=Mia"]).sides[0], "he is spoken for"
    played(game, path)
    careers.settle()
    after = careers.load("Isolde")
    assert (after.status, after.heir, after.sheet) == ("retired", "Mo", None)
    mo = careers.load("Mo")
    assert mo.sheet is not None
    assert "sword_of_dawn" in mo.sheet.equipped
    assert careers.Company(["hero=Mia"]).sides == ("hero=Mia",)


def test_a_councillor_comes_as_adviser_and_counts_defeats(tmp_path: Path) -> None:
    sheet = CareerSheet(of="cleric", owned=("sword_of_dawn",))
    careers.save(Career(name="Isolde", status="councillor", began=DAY, sheet=sheet, of="cleric", since=DAY))
    path = tmp_path / "a.banneret"
    game = begun(path, "adviser=isolde", "pennant")
    assert game.setup.seats[0] == "standard adviser=Isolde:cleric"
    played(game, path)
    careers.settle()
    after = careers.load("Isolde")
    assert game.result is not None
    assert after.defeats == int(game.result[0] < 0)
    assert after.history[0].role == "adviser"
    with pytest.raises(SetupError, match="write adviser=Isolde"):
        careers.Company(["hero=Isolde", ""])


def test_the_dead_rest_in_the_hall() -> None:
    sheet = CareerSheet(of="wizard", skills=("wizard_lightning_ball",), wounds=3)
    careers.save(Career(name="Wim", status="dead", began=DAY, sheet=sheet, of="wizard"))
    assert list(careers.kept()) == ["Wim"]
    with pytest.raises(SetupError, match="BLH-WND-33"):
        careers.Company(["hero=Wim", ""])
    for refused in (career_progress.retired, lambda career: career_progress.equipped(career, [])):
        with pytest.raises(SetupError, match="dead"):
            refused(careers.load("Wim"))


def test_the_academy_asks_for_a_name(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "battlelore", "--scenario", "academy", "--terminal")
    assert done.returncode == 2
    assert "takes one hero who has nothing but a name" in done.stderr
