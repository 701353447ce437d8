"""Adventures of BattleLore for designers: `banneret scenario` lists, checks and draws them."""

from io import StringIO
from pathlib import Path
from xml.etree import ElementTree

import pytest
from rich.console import Console
from typer.testing import CliRunner

from banneret.battlelore.box.adventure_file import AdventureFile
from banneret.battlelore.box.adventures import adventure_ids, load_adventure
from banneret.battlelore.table.adventure_picture import adventure_picture
from banneret.battlelore.table.adventure_plan import bodies, lands
from banneret.battlelore.terminal.adventure_sheet import LAND, WIDE, adventure_sheet, battlefield
from banneret.battlelore.text.battle_notes import adventure_notes, adventure_words
from banneret.cli.scenario import app
from banneret.text.catalogue import LANGUAGES
from tests.battlelore.builder import CALL


def told(*words: str, code: int = 0) -> str:
    """What the command prints."""
    result = CliRunner().invoke(app, list(words), env={"COLUMNS": "120"})
    assert result.exit_code == code, result.output
    return result.output


def drawn(adventure: AdventureFile, width: int = 100, lang: str = "en") -> list[str]:
    """An adventure in the terminal, line by line."""
    console = Console(width=width, record=True, highlight=False, file=StringIO())
    console.print(adventure_sheet(adventure, False, width, lang))
    return console.export_text().splitlines()


def test_adventures_are_listed_with_how_many_may_play() -> None:
    lines = told("list").splitlines()
    for id in adventure_ids():
        line = next(line for line in lines if line.startswith(id))
        assert "2–4 players" in line
        assert "BattleLore" in line


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", adventure_ids())
def test_every_adventure_is_drawn_and_told(id: str, lang: str) -> None:
    adventure = load_adventure(id)
    for width in (80, 120):
        lines = drawn(adventure, width, lang)
        assert max(map(len, lines)) <= width
    title, summary = adventure_words(adventure, False, lang)
    assert title in "\n".join(lines)
    picture = adventure_picture(adventure, (title, summary), lang)
    shown = [
        "".join(text.itertext()) for text in ElementTree.fromstring(picture).iter("{http://www.w3.org/2000/svg}text")
    ]
    for head, notes in adventure_notes(adventure, lang):
        assert head in shown
        assert notes
    assert shown.count("A") >= len(next(iter(adventure.units["standard"].values())))


@pytest.mark.parametrize("id", adventure_ids())
def test_units_and_land_are_drawn_where_the_adventure_puts_them(id: str) -> None:
    adventure = load_adventure(id)
    lines = [line.plain for line in battlefield(adventure, 100, "en")]

    def cell(hex: str, line: int) -> str:
        row, column = map(int, hex.split("."))
        left = 3 + WIDE // 2 * (row % 2) + WIDE * column
        return lines[2 * row + line][left : left + WIDE - 1]

    for body in bodies(adventure, "en"):
        for hex in body.hexes:
            assert cell(hex, 1).strip() == f"{'▲▼'[body.side]}{body.letter}"
    assert sum(line.count("▲") + line.count("▼") for line in lines) == sum(
        len(b.hexes) for b in bodies(adventure, "en")
    )
    for hex, land in lands(adventure).items():
        if land in LAND:
            assert cell(hex, 0)[0] == LAND[land][0]


def test_own_adventures_are_shown_and_drawn(tmp_path: Path) -> None:
    path, picture = tmp_path / "levy.yaml", tmp_path / "levy.svg"
    path.write_text(CALL, encoding="utf-8")
    shown = told("show", str(path))
    assert "The Levy" in shown
    assert "Standard: 2 × Human heavy swordsmen, 1 × Human light cavalry" in shown
    assert "drawn" in told("show", str(path), "--svg", str(picture))
    assert "The Levy" in picture.read_text(encoding="utf-8")
    assert "Aux Armes" not in told("show", "first-laurels", "--lang", "fr")
    assert "Premiers lauriers" in told("show", "first-laurels", "--lang", "fr")


def test_mistakes_of_adventure_files_are_reported(tmp_path: Path) -> None:
    path = tmp_path / "levy.yaml"
    path.write_text(CALL, encoding="utf-8")
    assert told("check", str(path)) == "levy.yaml: no mistakes\n"
    path.write_text(CALL.replace("banners: 4", "banners: 0"), encoding="utf-8")
    assert "levy.yaml:5: error: " in told("check", str(path), code=1)
    path.write_text(CALL.replace("human_cav_green", "camels"), encoding="utf-8")
    assert 'the_levy: call_to_arms.standard.camels: there is no troop "camels"' in told("check", str(path), code=1)
    path.write_text(CALL.replace("id: the_levy", "id: first_laurels"), encoding="utf-8")
    assert "comes with the program" in told("check", str(path), code=1)
