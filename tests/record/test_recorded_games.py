"""Whole games recorded once: they must replay to the same positions forever, or the ruleset's version must rise."""

from collections import Counter
from pathlib import Path

import pytest

import banneret
from banneret.games import resume, rules_of
from banneret.kernel.record import read_record
from banneret.kernel.replay import verify
from tests.record.regenerate import ADVENTURES, DUELS, GAMES, SETUPS, WHOLE

RECORDED = sorted(GAMES.glob("*.banneret"))
by_name = pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)


def test_every_game_is_there() -> None:
    assert sorted(path.stem for path in RECORDED) == sorted([*SETUPS, *WHOLE, *DUELS, *ADVENTURES])


@by_name
def test_a_recorded_game_replays_to_its_end(path: Path) -> None:
    game = banneret.load(path)
    assert game.over
    # The first line names the format, which is that of today once a record is written again.
    assert game.to_record().lines()[1:] == read_record(path).lines()[1:]
    assert verify(rules_of(game.setup.game), read_record(path)).digest == game.digest


@by_name
def test_a_recorded_game_holds_its_digests(path: Path) -> None:
    """Every 64 answers and at the end, so that a drift is found near to where it begins."""
    entries = read_record(path).entries
    game = banneret.load(path)
    digests = [entry.key for entry in entries if entry.seat is None]
    assert len(digests) == (len(game.answers) - 1) // 64 + 1
    assert digests[-1] == game.digest
    # The others are compared while a record is verified; this asks whether they stand where resuming looks for them.
    for n in {1, len(digests) - 1} & {*range(1, len(digests))}:
        assert resume(read_record(path), 64 * n).digest == digests[n - 1]


@by_name
def test_a_recorded_game_had_the_luck_of_its_seed(path: Path) -> None:
    """Played again from its seed with the players' answers alone, chance answers as it did."""
    recorded = banneret.load(path)
    setup = recorded.setup
    game = banneret.new(
        setup.game, scenario=setup.scenario, seats=setup.seats, seed=recorded.seed, options=setup.options
    )  # fmt: skip
    for seat, _, answer, forced in recorded.answers:
        if seat >= 0 and not forced:
            game.apply(answer)
    assert game.body() == recorded.body()


def test_the_recorded_games_show_most_of_what_can_happen() -> None:
    events = Counter(event.name for path in RECORDED for event in banneret.load(path).events)
    expected = (
        "activate attack break damage defeat defend deploy die draw drawn extend flip guard move play retaliate round "
        "siege token_gone win"
    )
    assert set(expected.split()) <= set(events)
    assert len(events) >= 25


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(WHOLE | ADVENTURES))
def test_a_whole_game_goes_on_from_every_question(name: str) -> None:
    """Cut off before any answer, the record leads back to the very question that was pending.

    Each try goes through all that is before it, so of a game no more than some forty questions are tried.
    """
    record = read_record(GAMES / f"{name}.banneret")
    game = resume(record)
    setup = game.setup
    walker = banneret.new(
        setup.game, scenario=setup.scenario, seats=setup.seats, seed=game.seed, options=setup.options
    )  # fmt: skip
    asked = [(seat, answer) for seat, _, answer, forced in game.answers if seat >= 0 and not forced]
    every = max(1, len(asked) // 40)
    for place, (seat, answer) in enumerate(asked):
        if place % every == 0:
            there = resume(record, len(walker.played))
            assert (there.state.seat, there.state.kind, there.state.options) == (
                walker.state.seat, walker.state.kind, walker.state.options,
            )  # fmt: skip
            assert there.choice.keys == walker.choice.keys
        walker.apply(answer, seat)
    assert walker.digest == game.digest
