"""What a scenario may change: difficulties of fields, and how long a player may be without a home."""

from pathlib import Path

import pytest

from banneret.heroes.game.first_position import game_terms_of
from banneret.heroes.scenario.load import SCENARIOS, load_scenario
from tests.heroes.builder import OPEN, STRONG, HeroesGame, whole_game


def changed(game: HeroesGame, folder: Path, more: str) -> None:
    """Play on by the same scenario with some more lines in its file, in place of what it says of fields."""
    file = folder / "changed.yaml"
    text = (SCENARIOS / "brave_new_world.yaml").read_text(encoding="utf-8")
    text = text[: text.index("fields:")] + text[text.index("rules:") :]
    file.write_text(f"{text}\n{more}\n", encoding="utf-8")
    state = game.position
    state.game_terms = game_terms_of(load_scenario(file), game.setup.seats, game.setup.options)


@pytest.mark.rule("H3-EXP-13", "H3-GEN-02", "H3-FIELD-guard")
def test_the_difficulty_a_scenario_gives_a_field_counts_for_guards_quick_combat_and_experience(tmp_path: Path) -> None:
    game = whole_game()
    game.lay((1, 0), "N4")
    game.stand(0, "1,0.c", mp=3)
    mine = "1,0.e"
    assert game.field(mine)["guard"] == 5
    changed(game, tmp_path, "fields: {mine: {guard: 2}}")
    game.ask_again()
    assert game.field(mine)["guard"] == 2
    game.level(0, 2)
    game.army(0, STRONG)
    game.ask_again()
    game.apply(f"go:{mine}")
    game.beat_guards()
    assert game.player(0)["experience"] == 3  # equal to its level: half a level, not the whole one of difficulty V


@pytest.mark.rule("H3-VIC-12")
@pytest.mark.parametrize(("rounds", "out"), [(2, True), (3, True), (4, False), (0, False)])
def test_a_scenario_may_suspend_elimination(rounds: int, out: bool, tmp_path: Path) -> None:
    game = whole_game()
    changed(game, tmp_path, f"elimination: {rounds}")
    state = game.position
    game.own(0, game.player(1)["town"])
    state.homeless = (0, 1)
    for _ in range(4):
        if not game.over:
            game.next_round()
    assert game.over == out
    assert game.seen()["players"][1]["out"] == out
    assert out or game.keys


@pytest.mark.rule("H3-VIC-02", "H3-VIC-12")
@pytest.mark.parametrize("at_once", [True, False])
def test_a_scenario_may_make_the_loss_of_the_last_place_a_defeat(at_once: bool, tmp_path: Path) -> None:
    game = whole_game().meadow()
    changed(game, tmp_path, f"capture_all_defeats: {str(at_once).lower()}")
    for number in (0, 1):
        game.give(number)
    game.stand(1, OPEN[0])
    town = game.town_of(1)
    game.stand(0, game.beside(town), mp=3)
    game.ask_again().play(f"go:{town}").close_window()
    assert game.events_named("homeless") == [{"player": 1}]
    assert game.result == ((1, -1) if at_once else None)


@pytest.mark.rule("H3-VIC-12", "H3-VIC-07")
def test_suspending_the_count_of_rounds_leaves_defeat_with_nowhere_to_go(tmp_path: Path) -> None:
    game = whole_game().meadow()
    changed(game, tmp_path, "elimination: 0")
    game.own(0, game.town_of(1))
    game.face(*OPEN)
    game.play(f"go:{OPEN[1]}").fight()
    assert game.events_named("eliminated") == [{"player": 1}]
