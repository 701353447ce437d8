"""What a scenario may change: difficulties of fields, and how long a player may be without a home."""

from pathlib import Path

import pytest

from banneret.heroes.game.first_position import game_terms_of
from banneret.heroes.scenario.load import SCENARIOS, load_scenario
from tests.heroes.builder import STRONG, HeroesGame, whole_game


def changed(game: HeroesGame, folder: Path, more: str) -> None:
    """Play on by the same scenario with some more lines in its file, in place of what it says of fields."""
    file = folder / "changed.yaml"
    text = (SCENARIOS / "brave_new_world.yaml").read_text(encoding="utf-8")
    text = text[: text.index("fields:")] + text[text.index("rules:") :]
    file.write_text(f"{text}\n{more}\n", encoding="utf-8")
    state = game.position
    state.game_terms = game_terms_of(load_scenario(file), game.setup.seats, game.setup.options)


@pytest.mark.rule("H3-EXP-13", "H3-GEN-02")
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
@pytest.mark.parametrize(("rounds", "out"), [(3, True), (0, False)])
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
