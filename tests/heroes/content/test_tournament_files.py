"""Files of tournaments: what a map that players build needs, and what is not a tournament."""

from pathlib import Path

import pytest

from banneret.heroes.scenario.load import SCENARIOS, load_scenario
from banneret.kernel.errors import ContentError

CROSSROADS = (SCENARIOS / "tournament_crossroads.yaml").read_text(encoding="utf-8")
NEAR = "near: {n: 4, set: [obelisk, obelisk, no_obelisk, any]}"
CENTER = "- {kind: center, at: [[0, 0]], set: [utopia], face: up}"
RULE = "\nrules:\n- {id: less, text: Less., change: {remove_cards: [%s]}}\n"


def read(folder: Path, text: str) -> object:
    path = folder / "duel.yaml"
    path.write_text(text, encoding="utf-8")
    return load_scenario(path)


@pytest.mark.rule("H3-MOD-08", "H3-TOU-03", "H3-TOU-14")
def test_the_mode_adds_rules_points_and_the_morale_of_the_second_player() -> None:
    scenario = load_scenario("tournament_crossroads")
    assert scenario.rules[0].change is not None
    assert scenario.rules[0].change.blind_pick
    assert [(entry.what, entry.points, entry.per) for entry in scenario.scoring.points] == [
        ("mine_or_settlement", 1, 1),
        ("building", 1, 1),
        ("artifact", 1, 2),
        ("level", 1, 1),
        ("secondary_hero_beaten", 2, 1),
        ("rival_beaten", 4, 1),
        ("dragon_utopia", 3, 1),
    ]
    assert len(scenario.seat_bonus) == 2


@pytest.mark.rule("H3-TOU-06")
def test_near_tiles_without_a_set_show_two_obelisks(tmp_path: Path) -> None:
    scenario = read(tmp_path, CROSSROADS.replace(NEAR, "near: {n: 4}"))
    assert scenario.layouts[2].to_place[0] == ("obelisk", "obelisk", "any", "any")  # type: ignore[attr-defined]


@pytest.mark.rule("H3-MOD-08", "H3-TOU-06", "H3-TOU-04", "H3-TOU-15")
@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        (NEAR, "near: {n: 4, set: [obelisk, any, any, any]}", "at least 2 near tiles have to show an obelisk"),
        (NEAR, "near: {n: 4, set: [N3, N1, N2, N6]}", "at least 2 near tiles have to show an obelisk"),
        (NEAR, "near: {n: 3, set: [obelisk, obelisk]}", "2 entries for 3 tiles"),
        (NEAR, "near: {n: 7}", "7 near tiles, pools included, but the box has 6"),
        (NEAR, "near: {n: 4, set: [obelisk, obelisk, grail, any]}", 'no near tile is "grail"'),
        ("start: {n: 2}", "start: {n: 3}", "2 players place 2 starting tiles"),
        ("start: {n: 2}", "start: {n: 2, set: [S1, S2]}", "2 players place 2 starting tiles"),
        (
            CENTER,
            CENTER + "\n    - {kind: start, at: {P1: [1, 0], P2: [-1, 0]}}",
            "place their starting tiles themselves",
        ),
        (CENTER, CENTER.replace("[[0, 0]]", "[]").replace("[utopia]", "[]"), "so there has to be one"),
        ("mode: tournament", "mode: clash", "the players build the map of a tournament, and of nothing else"),
        ("limit: most_points", "limit: draw", "points decide a tournament"),
        ("\nevents:", RULE % "diplomacys" + "\nevents:", 'unknown card "diplomacys" (did you mean "diplomacy"?)'),
    ],
)
def test_mistakes_are_told(tmp_path: Path, old: str, new: str, reason: str) -> None:
    assert old in CROSSROADS
    with pytest.raises(ContentError) as error:
        read(tmp_path, CROSSROADS.replace(old, new))
    assert reason in str(error.value)


def test_a_clash_may_leave_cards_out(tmp_path: Path) -> None:
    clash = (SCENARIOS / "brave_new_world.yaml").read_text(encoding="utf-8")
    changed = clash.replace("rules:\n", "rules:\n- {id: less, text: Less., change: {remove_cards: [bless]}}\n", 1)
    assert read(tmp_path, changed)
