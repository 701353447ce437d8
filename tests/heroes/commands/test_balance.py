"""How even a scenario is: who meets whom how often, what is counted, and how it is printed."""

from collections import Counter
from pathlib import Path

import pytest

from banneret.arena.balance import Share
from banneret.heroes.commands.balance import Balance, as_markdown, balance, pairings
from banneret.heroes.scenario.load import SCENARIOS
from banneret.kernel.errors import SetupError

HEROES: dict[str, tuple[str, ...]] = {
    "castle": ("catherine", "rion"),
    "dungeon": ("mutare", "alamar"),
    "necropolis": ("sandro", "tamika"),
}


def test_every_pairing_is_played_equally_often_with_seats_swapped() -> None:
    all_pairings = pairings("heroes", "brave_new_world", 2, HEROES, 4, 1, "random", {}, together=False)
    factions = Counter(tuple(side.partition("/")[0] for side in pairing.sides) for pairing in all_pairings)
    assert set(factions.values()) == {2}
    assert len(factions) == 6
    first, second = all_pairings[0], all_pairings[1]
    assert (first.sides, first.seed) == (second.sides[::-1], second.seed), "the same luck with the seats swapped"


def test_games_together_are_played_at_every_difficulty() -> None:
    all_pairings = pairings("heroes", "border_fires", 1, HEROES, 2, 1, "random", {}, together=True)
    levels = Counter(pairing.options.get("difficulty", "normal") for pairing in all_pairings)
    assert levels == dict.fromkeys(("easy", "normal", "hard", "impossible"), 6)


def test_what_games_showed_is_counted() -> None:
    [found] = balance(scenario="brave_new_world", players=2, games=2, seed=3, jobs=1, bot="random", options={})
    assert (found.games, found.errors) == (6, 0)
    assert {name: share.games for name, share in found.factions.items()} == dict.fromkeys(HEROES, 4)
    assert sum(share.wins for share in found.factions.values()) == pytest.approx(6)
    assert sum(share.wins for share in found.turns.values()) == pytest.approx(6)
    assert set(found.turns) == {"1", "2"}
    assert found.rounds > 1
    text = as_markdown(found)
    assert "### brave_new_world, 2 players" in text
    assert "| castle | 4 |" in text


def test_allies_win_together() -> None:
    [found] = balance(scenario="arrogance", players=3, games=1, seed=3, jobs=1, bot="random", options={})
    assert found.seats["P2"] == found.seats["P3"]
    assert found.seats["P1"].wins + found.seats["P2"].wins == 1
    assert "| P2 | 1 |" in as_markdown(found)


def test_shares_are_told_with_their_interval() -> None:
    easy = {"easy": Share(games=4, wins=3)}
    found = Balance(scenario="x", players=1, games=2, errors=0, factions={}, heroes={}, turns={}, seats={},
                    pairs={}, difficulties=easy, rounds=5, choices=9, cards={"haste": 1.5})  # fmt: skip
    assert "| easy | 4 | 75% | 30% to 95% |" in as_markdown(found)
    assert "haste 1.5" in as_markdown(found)


def test_no_games_are_refused() -> None:
    with pytest.raises(SetupError, match="--games is at least 1"):
        pairings("heroes", "brave_new_world", 2, HEROES, 0, 1, "random", {}, together=False)


def test_a_designer_weighs_a_file_of_his_own(tmp_path: Path) -> None:
    own = tmp_path / "short_world.yaml"
    text = (SCENARIOS / "brave_new_world.yaml").read_text(encoding="utf-8")
    own.write_text(text.replace("id: brave_new_world", "id: short_world").replace("2: 10", "2: 3"), encoding="utf-8")
    [found] = balance(scenario=str(own), players=2, games=1, seed=3, jobs=1, bot="random", options={})
    assert (found.scenario, found.errors) == ("short_world", 0)
    assert found.rounds <= 3, "the file is played, not a scenario of the program"
