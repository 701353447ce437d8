"""The ladder: who meets whom, what is kept of it, and the ratings that come of it."""

from collections.abc import Iterator
from math import log10
from pathlib import Path
from random import Random

import pytest

from banneret.arena import ladder as ladder_module
from banneret.arena.bot_game import Pairing, Played, Thinking, play_one
from banneret.arena.courses import Course, CourseTable, course_of, courses_of
from banneret.arena.ladder import Outcome, climb, pairing_of, read_outcomes, standings, to_play
from banneret.arena.ladder_sheet import as_markdown
from banneret.arena.ratings import ratings, strengths
from banneret.arena.sim import play_as_done
from banneret.games import new
from banneret.kernel.errors import SetupError
from banneret.plugins import plugins
from tests.cli.running import good

SKIRMISH = Course(
    "small",
    (
        CourseTable("skirmish", ("castle_vanguard", "castle_vanguard")),
        CourseTable("skirmish", ("dungeon_vanguard", "castle_vanguard")),
    ),
)
THREE = ("random", "automa", "greedy")


def outcome(bots: tuple[str, ...], returns: tuple[int, ...] | None, row: int = 0, turn: int = 0, error: str = "",
            thinking: tuple[Thinking, ...] = ()) -> Outcome:  # fmt: skip
    return Outcome(version="", course="small", seed=1, bots=bots, row=row, turn=turn, returns=returns, error=error,
                   thinking=thinking)  # fmt: skip


def test_every_two_bots_meet_with_the_same_luck_on_either_seat() -> None:
    wanted = [pairing_of("heroes", SKIRMISH, one) for one in to_play("heroes", SKIRMISH, THREE, 4, 1)]
    assert len(wanted) == 3 * 4
    for first, second in (("random", "automa"), ("random", "greedy"), ("automa", "greedy")):
        met = [one for one in wanted if set(one.bots) == {first, second}]
        assert [one.bots for one in met] == [(first, second), (second, first)] * 2
        assert met[0].seed == met[1].seed != met[2].seed == met[3].seed
        assert [one.sides[0].partition("_")[0] for one in met] == ["castle"] * 2 + ["dungeon"] * 2
    assert len({one.seed for one in wanted}) == 2, "all pairs have the same luck"


def test_a_ladder_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = tmp_path / "deep" / "ladder.jsonl"
    first = climb("heroes", SKIRMISH, ("random", "automa"), games=4, seed=1, kept=kept)
    played: list[str] = []

    def counted(pairings: list[Pairing], jobs: int) -> Iterator[tuple[int, Played]]:
        played.extend(pairing.names[0] for pairing in pairings)
        return iter([(n, play_one(pairing)) for n, pairing in enumerate(pairings)])

    monkeypatch.setattr(ladder_module, "play_as_done", counted)
    again = climb("heroes", SKIRMISH, ("random", "automa"), games=4, seed=1, kept=kept)
    assert (again, played) == (first, [])
    assert all(one.returns is not None for one in again)
    climb("heroes", SKIRMISH, ("random", "automa"), games=5, seed=1, kept=kept)
    assert played == ["random"], "only the fifth game is new"


def test_a_long_game_holds_up_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = tmp_path / "ladder.jsonl"

    def the_second_first(pairings: list[Pairing], jobs: int) -> Iterator[tuple[int, Played]]:
        yield 1, play_one(pairings[1])
        raise KeyboardInterrupt

    monkeypatch.setattr(ladder_module, "play_as_done", the_second_first)
    with pytest.raises(KeyboardInterrupt):
        climb("heroes", SKIRMISH, ("random", "automa"), games=2, seed=1, kept=kept)
    assert [one.turn for one in read_outcomes(kept).values()] == [1]
    monkeypatch.undo()
    games = climb("heroes", SKIRMISH, ("random", "automa"), games=2, seed=1, kept=kept)
    assert [one.turn for one in games] == [0, 1], "told in order, however they ended"


def test_games_come_as_they_end_from_several_processes() -> None:
    wanted = [pairing_of("heroes", SKIRMISH, one) for one in to_play("heroes", SKIRMISH, ("random", "automa"), 4, 1)]
    played = dict(play_as_done(wanted, 2))
    assert [played[n].returns for n in range(4)] == [play_one(pairing).returns for pairing in wanted]


def test_a_game_that_was_being_written_is_played_again(tmp_path: Path) -> None:
    kept = tmp_path / "ladder.jsonl"
    first = climb("heroes", SKIRMISH, ("random", "automa"), games=2, seed=1, kept=kept)
    text = kept.read_bytes()
    kept.write_bytes(text[:-20])
    assert len(read_outcomes(kept)) == 1
    again = climb("heroes", SKIRMISH, ("random", "automa"), games=2, seed=1, kept=kept)
    assert [one.returns for one in again] == [one.returns for one in first]
    assert len(kept.read_bytes().splitlines()) == 2


def test_a_line_that_is_no_game_is_named(tmp_path: Path) -> None:
    kept = tmp_path / "ladder.jsonl"
    kept.write_text('{"version": 3}\n')
    with pytest.raises(SetupError, match=r"ladder\.jsonl:1 is not a game of a ladder"):
        climb("heroes", SKIRMISH, ("random", "automa"), games=1, seed=1, kept=kept)


@pytest.mark.parametrize(
    ("bots", "games", "message"),
    [
        (("greedy",), 2, "two bots or more"),
        (("greedy", "greedy"), 2, "each of them once"),
        (("greedy", "greddy"), 2, "there is no bot 'greddy'"),
        (("greedy", "random"), 0, "--games is a number from 1"),
    ],
)
def test_what_cannot_be_a_ladder_is_refused(bots: tuple[str, ...], games: int, message: str) -> None:
    with pytest.raises(SetupError, match=message):
        to_play("heroes", SKIRMISH, bots, games, 1)


def test_a_table_for_three_is_no_ladder() -> None:
    three = Course("three", (CourseTable("brave_new_world", ("castle", "dungeon", "necropolis")),))
    with pytest.raises(SetupError, match="for two seats, not 3"):
        to_play("heroes", three, ("greedy", "random"), 1, 1)


def test_wins_draws_and_failures_are_counted_for_whoever_sat_there() -> None:
    outcomes = [
        outcome(("a", "b"), (1, -1)),
        outcome(("a", "b"), (-1, 1), turn=1),  # b sat first: a won again
        outcome(("a", "b"), (0, 0), row=1),
        outcome(("a", "b"), None, row=1, turn=1, error="ValueError: broken"),
    ]
    best, other = standings(SKIRMISH, outcomes, "b")
    assert (best.bot, best.against["b"].games, best.against["b"].wins) == ("a", 3, 2.5)
    assert (other.against["a"].games, other.against["a"].wins) == (3, 0.5)
    assert best.rating is not None
    assert other.rating is not None
    assert best.rating.points > other.rating.points == 1500
    text = as_markdown("heroes", SKIRMISH, outcomes, [best, other])
    assert "1 games failed and are not counted, the first of them: ValueError: broken" in text


def test_games_together_count_wins_of_each_bot() -> None:
    together = Course("together", (CourseTable("first_steps", ("castle/catherine", "dungeon/mutare")),), together=True)
    one = to_play("heroes", together, ("greedy",), 1, 1)[0]
    assert pairing_of("heroes", together, one).bots == ("greedy", "greedy")
    thoughts = (Thinking(decisions=3, cpu=0.006, longest=0.1), Thinking(decisions=1, cpu=0.002, longest=0.3))
    outcomes = [outcome(("a",), (1, 1), thinking=thoughts), outcome(("a",), (-1, -1), row=1)]
    (found,) = standings(together, outcomes, "a")
    assert (found.rating, found.against["a"].games, found.against["a"].wins) == (None, 2, 1.0)
    assert (found.cost.decisions, round(found.cost.cpu_ms, 3), round(found.cost.longest_ms)) == (4, 2.0, 300)


def test_thinking_is_counted_by_bot_and_not_by_seat() -> None:
    mine, other = Thinking(decisions=2, cpu=0.2, longest=0.15), Thinking(decisions=5, cpu=0.005, longest=0.002)
    outcomes = [
        outcome(("a", "b"), (1, -1), thinking=(mine, other)),
        outcome(("a", "b"), (1, -1), turn=1, thinking=(other, mine)),
    ]
    costs = {standing.bot: standing.cost for standing in standings(SKIRMISH, outcomes, "a")}
    assert (costs["a"].decisions, round(costs["a"].cpu_ms)) == (4, 100)
    assert (costs["b"].decisions, round(costs["b"].cpu_ms)) == (10, 1)


def test_strengths_say_who_beats_whom_how_often() -> None:
    rng = Random(3)
    true = {"a": 4.0, "b": 2.0, "c": 1.0}
    pairs = [("a", "b"), ("b", "c"), ("a", "c")] * 2000
    scores = [(x, y, float(rng.random() < true[x] / (true[x] + true[y]))) for x, y in pairs]
    found = strengths(scores)
    assert found["a"] / found["b"] == pytest.approx(2.0, rel=0.1)
    assert found["a"] / found["c"] == pytest.approx(4.0, rel=0.12)
    rated = ratings([[score] for score in scores[:600]], "b")
    assert rated["b"].points == 1500
    for bot in "ac":
        assert rated[bot].low < 1500 + 400 * log10(true[bot] / true["b"]) < rated[bot].high


def test_a_bot_that_has_lost_every_game_has_a_rating_all_the_same() -> None:
    rated = ratings([[("a", "b", 1.0)]] * 50, "a")
    assert 600 < rated["b"].points < 900


@pytest.mark.parametrize("game", plugins())
def test_every_table_of_every_course_can_be_played(game: str) -> None:
    for course in courses_of(game).values():
        for table in course.tables:
            begun = new(game, scenario=table.scenario, seats=table.sides, options=table.options, seed=1)
            assert course.together or len(table.sides) == 2
            assert not begun.over


def test_a_course_that_is_not_there_is_named() -> None:
    with pytest.raises(SetupError, match=r"heroes has no course 'skirmich'.*skirmish"):
        course_of("heroes", "skirmich")


def test_the_command_prints_a_table(tmp_path: Path) -> None:
    words = "ladder heroes --course skirmish --bots greedy,random --games 2 --keep"
    printed = good(*words.split(), str(tmp_path / "kept.jsonl"))
    assert "### heroes: skirmish\n\n2 games on skirmish." in printed
    assert "| greedy | 1500 | 1500 to 1500 | – |" in printed
