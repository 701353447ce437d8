"""Whoever points at something that may not be done is told the clause that stands in the way."""

from pathlib import Path
from random import Random

import pytest

from banneret.games import rules_of
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.table.pointing import meant_at
from banneret.kernel.game import Game
from banneret.kernel.kinds import K_ACTION
from banneret.ledger import clause, known
from banneret.table.asked import asked
from banneret.table.protocol import Reason
from banneret.table.why_not import reasons
from banneret.text import LANGUAGES
from tests.heroes.builder import skirmish, whole_game
from tests.heroes.property.drawn_games import drawn_game
from tests.heroes.table.positions import games, positions, walked

SPACES = [f"space:{column}{row}" for column in "abcd" for row in "12345"]
THINGS = (
    "field:0,0.c", "field:0,0.se", "field:3,0.c", "spot:1,0", "spot:2,2", "card:attack", "card:bless",
    "building:citadel", "building:dwelling_gold", "kind:castle_griffins", "kind:necropolis_zombies", "token:morale",
    "token:build", "token:population", "token:spell_book", "piece:0", "piece:1", "turn:3", "player:1", "deck:spell",
    "resource:gold", "die:1", "offer:bless", "faction:castle", "hero:tamika", "space:b3", "space:tower", "", "nonsense",
    "space:z9", "player:x", "turn:x",
)  # fmt: skip


def told(game: Game, at: str) -> list[Reason]:
    """The reasons for the seat that is asked."""
    return list(reasons(game, game.state.seat, at, "", "en"))


def test_reasons_are_real_clauses_and_never_about_what_may_be_done(tmp_path: Path) -> None:
    rng = Random(1)
    clauses = set()
    for n, game in enumerate(positions(tmp_path, most=200)):
        if n % 15:
            continue
        seat = game.state.seat
        legal = game.choice.keys
        hand = [option.at for option in asked(game, "en", 0).options if option.at]
        for at in (*rng.sample(THINGS, 6), *rng.sample(SPACES, 2), *hand[:2]):
            lang = LANGUAGES[n % len(LANGUAGES)]
            for reason in reasons(game, seat, at, "", lang):
                assert reason.answer not in legal
                assert known(reason.clause)
                assert reason.text == clause(reason.clause, lang).text
                assert reason.label
                clauses.add(reason.clause)
            assert reasons(game, 1 - seat if seat < 2 else 0, at, "", "en") == ()
    assert len(clauses) > 30


def test_an_enemy_out_of_reach_is_meant_to_be_attacked() -> None:
    game = skirmish("castle_crusaders@b1", "necropolis_zombies@b5")
    [reason] = told(game, "space:b5")
    assert reason.answer == "attack:b5"
    assert reason.label.startswith("Attack")
    assert [reason.answer for reason in told(game, "space:d5")] == ["move:d5"]
    assert told(game, "space:b2") == []


def test_a_field_far_away_is_meant_to_be_walked_to() -> None:
    game = whole_game()
    state = game.state
    assert isinstance(state, WholeGame)
    [reason] = told(game, "field:3,0.c")
    assert reason.answer == "go:3,0.c"
    assert reason.clause.startswith("H3-MOV")


def test_an_answer_may_be_asked_about_by_its_key() -> None:
    game = skirmish("castle_crusaders@b1", "necropolis_zombies@b5")
    [reason] = reasons(game, 0, "", "surrender", "en")
    assert reason.answer == "surrender"
    assert reasons(game, 0, "", "defend", "en") == ()
    assert reasons(game, 0, "", "nonsense", "en") == ()
    assert reasons(game, 1, "", "surrender", "en") == ()


@pytest.mark.parametrize("at", ["", "field:", "space:b9", "card:", ":", "turn:-1", "player:99"])
def test_what_is_nothing_means_nothing(at: str) -> None:
    assert meant_at(skirmish("castle_crusaders@b1", "necropolis_zombies@b5"), at) == []


def test_whatever_is_asked_about_is_answered(tmp_path: Path) -> None:
    """Every answer there is, in positions of all sorts; those that make no sense there have no reasons."""
    rules = rules_of("heroes")
    every = [rules.key(K_ACTION, option) for option in rules.candidates(drawn_game(0).state)]
    rng = Random(4)
    for n, make in enumerate(games(tmp_path)):
        for place, game in enumerate(walked(make(), n, 200)):
            if place % 20 == 0:
                for key in (*rng.sample(every, 60), "step:1", "offer:bless", "nonsense", "go:", "\x00"):
                    for reason in reasons(game, game.state.seat, "", key, "en"):
                        assert reason.label
                        assert reason.text
