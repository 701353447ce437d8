"""Adventure files: those of the program, of players, and hostile ones."""

import re
from pathlib import Path
from typing import Any

import pytest

from banneret.battlelore.box.adventure_check import doubts
from banneret.battlelore.box.adventures import adventure_ids, load_adventure
from banneret.battlelore.designing.report import FILES
from banneret.games import new, resume
from banneret.kernel.errors import SetupError
from banneret.kernel.record import parse_record
from tests.battlelore.builder import BattleLoreGame

DOCUMENT = Path(__file__).parents[3] / "docs" / "battlelore-adventures.md"
PLAIN = """
id: mine
name: Mine
first: standard
banners: 3
units:
  standard: {human_sword_blue: ["8.6"]}
  pennant: {human_sword_blue: ["0.6"]}
"""


def example() -> str:
    """The example of the document."""
    found = re.search(r"```yaml\n(.*?)```", DOCUMENT.read_text(), re.DOTALL)
    assert found is not None
    return found.group(1)


def started(text: str, **how: Any) -> Any:
    """A game of an adventure given by its text."""
    return BattleLoreGame.of(
        new("battlelore", scenario="mine", seats=["standard", "pennant"], seed=1, definition=text, **how)
    )


def refused(text: str) -> str:
    """What is said of a file that cannot be played."""
    with pytest.raises(SetupError) as caught:
        started(text)
    return str(caught.value)


@pytest.mark.rule("BL-SET-01")
@pytest.mark.parametrize("id", adventure_ids())
def test_adventures_of_the_program_start(id: str) -> None:
    assert load_adventure(id).id == id
    assert (
        BattleLoreGame.of(new("battlelore", scenario=id, seats=["standard", "pennant"], seed=1)).seen()["adventure"]
        == id
    )


@pytest.mark.rule("BL-SET-01", "BL-SET-07", "BL-TER-25", "BL-VIC-05")
def test_the_example_of_the_document_is_played() -> None:
    game = started(example())
    told = game.seen()
    assert told["ramparts"] == {"5.5": ["4.5", "4.6"], "5.6": ["4.6", "4.7"]}
    assert told["hold"] == [{"side": "pennant", "hexes": ["5.5", "5.6"], "banners": 2}]
    assert told["sight"] == 4
    assert game.unit_at("1.5")["unit"] == "hill_giant"


def test_a_file_is_played_and_its_record_needs_no_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text(PLAIN)
    game = BattleLoreGame.of(new("battlelore", scenario=str(path), seats=["standard", "pennant"], seed=1))
    path.unlink()
    game.play(game.choice.keys[0])
    assert game.setup.scenario == "mine"
    again = started(game.setup.definition)
    again.play(again.choice.keys[0])
    assert again.state.digest() == game.state.digest()
    assert again.setup.definition == game.setup.definition


@pytest.mark.parametrize(
    ("old", "new_text", "said"),
    [
        ("banners: 3", "banners: 0", "banners"),
        ("banners: 3", "banners: 3\ncall_to_arms: {standard: {knights: 1}}", 'no troop "knights"'),
        ("banners: 3", "banners: 3\ncall_to_arms: {standard: {hill_giant: 1}}", 'no troop "hill_giant"'),
        ("banners: 3", "banners: 3\ncall_to_arms: {nobody: {human_sword_red: 1}}", 'unknown key "nobody"'),
        ("banners: 3", "banners: 3\ncommand_cards: {nobody: 3}", 'command_cards: unknown key "nobody"'),
        ("banners: 3", "banners: 3\nlore: true\ncouncil: {standart: {levels: 3}}", 'did you mean "standard"'),
        (
            "banners: 3",
            "banners: 3\nlore: true\ncouncil: {standard: {fixed: {commander: 1, bard: 1}}}",
            'council.standard.fixed: unknown key "bard"',
        ),
        ("banners: 3", "banners: 3\ncall_to_arms: {standard: {human_sword_red: 7}}", "human_sword_red"),
        (
            "banners: 3",
            "banners: 3\ncall_to_arms: {pennant: {human_sword_red: 6, human_cav_red: 3}}",
            "left has room for 8 of 9",
        ),
        (
            "banners: 3",
            "banners: 3\nterrain: {river: ['8.0', '8.1']}\n"
            "call_to_arms: {standard: {human_bow_green: 6, human_sword_red: 1}}",
            "left has room for 6 of 7",
        ),
        (
            "banners: 3",
            "banners: 3\ncall_to_arms: {standard: {human_sword_red: 6, human_sword_green: 6, human_bow_green: 6}}",
            "more than 14 units with its reserves",
        ),
        ("banners: 3", "banners: many", "banners"),
        ("first: standard", "first: nobody", "first"),
        ("name: Mine", "nam: Mine", "nam"),
        ("id: mine", "id: the_muddy_field", "comes with the program"),
        ("id: mine", "id: ../etc", "id"),
        pytest.param('["8.6"]', '["9.6"]', "9.6", marks=pytest.mark.rule("BL-BRD-01")),
        pytest.param(
            '["8.6"]', '["7.12"]', "7.12 is not a hex of the board (BL-BRD-01)", marks=pytest.mark.rule("BL-BRD-01")
        ),
        pytest.param(
            '["8.6"]', '["0.6"]', "holds human_sword_blue already (BL-UNI-07)", marks=pytest.mark.rule("BL-UNI-07")
        ),
        ('{human_sword_blue: ["8.6"]}', "{}", "the standard side has none"),
        ("standard: {human_sword_blue", "standard: {human_swrd_blue", "human_sword_blue"),
        ("standard: {human_sword_blue", "standard: {commander", "there is no"),
        ("units:", "terrain: {lava: ['4.4']}\nunits:", "terrain.lava: there is no"),
        pytest.param(
            "units:",
            "terrain: {river: ['8.6']}\nunits:",
            "nobody can stand on 8.6",
            marks=pytest.mark.rule("BL-MOV-06"),
        ),
        ("units:", "terrain: {hill: ['4.4', '4.4']}\nunits:", "4.4 holds hill already"),
        pytest.param(
            "units:",
            "landmarks: {boulders: ['4.12', '5.12']}\nunits:",
            "landmarks.boulders[1]: 5.12",
            marks=pytest.mark.rule("BL-BRD-01"),
        ),
        ("units:", "ramparts: {'4.6': ['4.8']}\nunits:", "4.8 is not next to 4.6"),
        pytest.param(
            "units:",
            "ramparts: {'4.6': ['1.12']}\nunits:",
            "ramparts.4.6[0]: 1.12 is not a hex",
            marks=pytest.mark.rule("BL-BRD-01"),
        ),
        ("units:", "hold: [{side: standard, hexes: []}]\nunits:", "hexes"),
        pytest.param(
            "units:",
            "hold: [{side: standard, hexes: ['5.12']}]\nunits:",
            "hold[0].hexes[0]: 5.12 is not a hex",
            marks=pytest.mark.rule("BL-BRD-01"),
        ),
        ("units:", "hold: [{side: standard, hexes: ['5.1', '5.1']}]\nunits:", "named twice"),
        ("units:", "hold: [{side: both, hexes: ['5.1']}]\nunits:", "side"),
        ("units:", "sight: {hexes: 0, turns: 1}\nunits:", "hexes"),
        pytest.param(
            "units:",
            "council: {standard: {levels: 6}}\nunits:",
            "without lore has no War Councils",
            marks=pytest.mark.rule("BL-SET-05"),
        ),
        ("units:", "lore: true\ncouncil: {standard: {}}\nunits:", "either `levels` or `fixed`"),
        pytest.param(
            "units:",
            "lore: true\ncouncil: {standard: {fixed: {wizard: 1}}}\nunits:",
            "needs a Commander",
            marks=pytest.mark.rule("BL-LRE-08"),
        ),
        (
            "units:",
            "lore: true\ncouncil: {standard: {levels: 1, creatures: [hill_giant]}}\nunits:",
            "no level is left",
        ),
        pytest.param(
            "units:",
            "terrain: {hill: ['1.12']}\nunits:",
            "terrain.hill[0]: 1.12 is not a hex of the board (BL-BRD-01)",
            marks=pytest.mark.rule("BL-BRD-01"),
        ),
        ("units:", "terrain: {hill: ['4.4']}\nlandmarks: {town: ['4.4']}\nunits:", "4.4 holds hill already"),
        ("units:", "landmarks: {castle: ['4.4']}\nunits:", "landmarks.castle: there is no"),
        pytest.param(
            "units:",
            "ramparts: {'1.12': ['4.6']}\nunits:",
            "ramparts.1.12: 1.12 is not a hex",
            marks=pytest.mark.rule("BL-BRD-01"),
        ),
        pytest.param(
            "units:",
            "tents: {places: {pennant: '1.12'}}\nunits:",
            "tents.places.pennant: 1.12 is not a hex",
            marks=pytest.mark.rule("BL-BRD-01"),
        ),
        ("units:", "terrain: {hill: ['4.4']}\ntents: {places: {pennant: '4.4'}}\nunits:", "4.4 holds hill already"),
        pytest.param(
            "units:", "chests: ['1.12']\nunits:", "chests[0]: 1.12 is not a hex", marks=pytest.mark.rule("BL-BRD-01")
        ),
        pytest.param(
            "units:", "graves: ['1.12']\nunits:", "graves[0]: 1.12 is not a hex", marks=pytest.mark.rule("BL-BRD-01")
        ),
        pytest.param(
            "units:",
            "quest: {hex: '1.12', chest: treasure_1}\nunits:",
            "quest.hex: 1.12 is not a hex",
            marks=pytest.mark.rule("BL-BRD-01"),
        ),
        ("units:", "quest: {hex: '4.6', chest: trap_1}\nunits:", "quest.chest: there is no chest"),
        pytest.param(
            "units:",
            "lore: true\ncouncil: {standard: {levels: 3, creatures: [hill_giant]}}\nunits:",
            "is not among the units (BL-LRE-06)",
            marks=pytest.mark.rule("BL-LRE-06"),
        ),
        (
            "units:",
            "lore: true\ncouncil: {standard: {levels: 3, fixed: {commander: 1}}}\nunits:",
            "either `levels` or `fixed`",
        ),
        ("name: Mine", 'name: "Mi\\u202Ene"', "control characters"),
        ("name: Mine", 'name: Mine\nsummary: "Mi\\u202Ene"', "summary: this text holds control characters"),
        ("units:", "units: &a [*a]\nunits:", "anchors (&) are not allowed"),
    ],
)
def test_what_is_wrong_is_told(old: str, new_text: str, said: str) -> None:
    assert old in PLAIN
    assert said in refused(PLAIN.replace(old, new_text))


@pytest.mark.rule("BL-SET-01")
def test_too_many_units() -> None:
    hexes = [f"8.{n}" for n in range(13)] + ["7.0", "7.1"]
    most = PLAIN.replace('["8.6"]', str(hexes[:14]).replace("'", '"'))
    assert len([unit for unit in started(most).seen()["units"] if unit["side"] == "standard"]) == 14
    assert "more than 14 units with its reserves" in refused(
        f"{most}call_to_arms: {{standard: {{human_bow_green: 1}}}}"
    )
    assert "more than 14" in refused(PLAIN.replace('["8.6"]', str(hexes).replace("'", '"')))


@pytest.mark.rule("BL-BRD-01")
def test_several_mistakes_are_told_together() -> None:
    text = PLAIN.replace('["8.6"]', '["7.12"]').replace("units:", "ramparts: {'4.6': ['4.8']}\nunits:")
    assert len(refused(text).splitlines()) == 2


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        # Mistakes of types and of sense, at once and each at its line.
        (
            [("banners: 3", "banners: many\nterrain: {lava: ['4.4'], hill: ['4.12', '1.12']}")],
            {(5, "banners"), (6, "terrain.lava"), (6, "terrain.hill[1]")},
        ),
        (
            [("first: standard", "first: nobody"), ('["8.6"]', '["7.12"]')],
            {(4, "first"), (7, "units.standard.human_sword_blue[0]")},
        ),
        # The place in the file, where entries before it cannot be read.
        ([("units:", "chests: [4, '1.12']\nunits:")], {(6, "chests[0]"), (6, "chests[1]")}),
        # What follows from a mistake is not told: the side has units that cannot be read.
        ([('["8.6"]', "8.6")], {(7, "units.standard.human_sword_blue")}),
        ([("units:", "lore: perhaps\ncouncil: {standard: {levels: 3}}\nunits:")], {(6, "lore")}),
        ([("units:", "loer: true\ncouncil: {standard: {levels: 3}}\nunits:")], {(6, "unknown key")}),
        ([("id: mine", "id: academy")], {(2, "id")}),
    ],
)  # fmt: skip
def test_one_mistake_does_not_hide_another(changes: list[tuple[str, str]], told: set[tuple[int, str]]) -> None:
    text = PLAIN
    for old, new_text in changes:
        assert old in text
        text = text.replace(old, new_text)
    report = FILES.check(text)
    found = {
        (each.line, said) for each in report.errors for line, said in told if line == each.line and said in each.text
    }
    assert found == told, report.errors
    assert len(report.errors) == len(told), report.errors
    assert report.warnings == ()


def test_a_record_of_such_a_game_is_played_again() -> None:
    game = started(PLAIN)
    game.play(game.choice.keys[0])
    again = BattleLoreGame.of(resume(parse_record(game.record())))
    assert again.setup == game.setup
    assert again.state.digest() == game.state.digest()


@pytest.mark.rule("BL-VIC-03", "BL-VIC-05")
@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("", ["standard side can get 1", "pennant side can get 1"]),
        ("hold: [{side: pennant, hexes: ['4.4'], banners: 2}]", ["standard side can get 1"]),
        ("call_to_arms: {pennant: {human_bow_green: 2}}", ["pennant side can get 1"]),
        ("tents: {}\nquest: {hex: '4.6', chest: artifact_1, banners: 1}", []),
    ],
)
def test_more_banners_than_a_side_can_get_are_doubtful(words: str, told: list[str], tmp_path: Path) -> None:
    """Whoever has eliminated all enemies would have nobody left to fight, and no banners enough."""
    path = tmp_path / "mine.yaml"
    path.write_text(f"{PLAIN}{words}\n", encoding="utf-8")
    for report in (FILES.check(path.read_text(encoding="utf-8")), FILES.check_file(path)):
        assert report.errors == ()
        assert len(report.warnings) == len(told)
        for finding, said in zip(report.warnings, told, strict=True):
            assert said in finding.text
            assert "(BL-VIC-03)" in finding.text


@pytest.mark.parametrize("id", adventure_ids())
def test_adventures_of_the_program_can_be_won(id: str) -> None:
    assert list(doubts(load_adventure(id))) == []
