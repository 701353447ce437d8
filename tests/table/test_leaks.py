"""Nothing a seat is sent depends on what it cannot know: not the view, not the question, not the log."""

import os
from pathlib import Path
from random import Random

import msgspec
import pytest

from banneret.heroes.adventure.seating import pile_of
from banneret.heroes.state.battle import Battle
from banneret.heroes.state.pile_numbers import HAND, P_HAND
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.tables.units_and_cards import CARD_IDS
from banneret.kernel.errors import Refused
from banneret.kernel.game import Game
from banneret.kernel.rules import SPECTATOR
from banneret.table.asked import asked
from banneret.table.told import after
from banneret.table.why_not import reasons
from tests.battlelore.table.positions import TABLES, battlelore_game, lore_walked
from tests.heroes.table.positions import games, walked
from tests.support.shown import foreseen, ways, wire_view

EVERY = max(1, 360 // int(os.environ.get("BANNERET_GAMES", "30")))
"""Of so many questions of a game one is looked at; a nightly run with BANNERET_GAMES=2000 looks at all."""
PROBES = ("space:b3", "space:c4", "field:0,0.c", "field:1,0.se", "card:attack", "card:bless", "building:citadel")


def sent(game: Game, seat: int) -> bytes:
    """Everything that is sent to a seat."""
    mine = game.state.seat == seat
    return msgspec.json.encode(
        (
            wire_view(game, seat),
            after(game, seat, max(0, len(game.events_for(seat)) - 30), "en"),
            asked(game, "en", 0) if mine else None,
            [reasons(game, seat, at, "", "en") for at in PROBES],
            ways(game, seat) if mine else None,
        )
    )


def twin(game: Game, seat: int, rng: Random) -> Game:
    """The same game with everything the seat cannot know dealt again."""
    other = game.branch(len(game.played))
    log = other.state.log
    other.state = game.rules.determinize(game.view(seat), rng)
    other.state.log = log
    return other


@pytest.mark.parametrize("n", range(16))
def test_what_is_sent_tells_nothing_hidden(tmp_path: Path, n: int) -> None:
    rng = Random(n)
    differed = compared = 0
    for place, game in enumerate(walked(games(tmp_path)[n](), n, 260)):
        if (place + n) % EVERY:
            continue
        for seat in (*range(len(game.setup.seats)), SPECTATOR):
            other = twin(game, seat, rng)
            compared += 1
            differed += other.digest != game.digest
            assert sent(other, seat) == sent(game, seat)
            if game.state.seat == seat:
                for key in game.choice.keys[:3]:
                    assert foreseen(other, seat, key, 0) == foreseen(game, seat, key, 0)
    assert compared
    assert differed or 10 <= n < 14


LORE_PROBES = ("unit:3", "unit:20", "hex:4.6", "hex:5.3", "command:attack_centre", "lore:fireball", "master:rogue")


@pytest.mark.parametrize("n", range(len(TABLES)))
def test_what_is_sent_of_battlelore_tells_nothing_hidden(n: int) -> None:
    rng = Random(n)
    differed = compared = 0
    for place, game in enumerate(lore_walked(battlelore_game(n), n, 300)):
        if (place + n) % (2 * EVERY):
            continue
        for seat in (*range(len(game.setup.seats)), SPECTATOR):
            other = twin(game, seat, rng)
            compared += 1
            differed += other.digest != game.digest
            assert sent(other, seat) == sent(game, seat)
            assert [reasons(other, seat, at, "", "en") for at in LORE_PROBES] == [
                reasons(game, seat, at, "", "en") for at in LORE_PROBES
            ]
    assert compared
    assert differed


def held(game: Game) -> set[str]:
    """Every card that somebody holds."""
    state = game.state
    assert isinstance(state, Battle)
    piles = [state.piles[HAND], state.piles[HAND + 1]]
    if isinstance(state, WholeGame):
        piles += [state.piles[pile_of(P_HAND, player)] for player in range(state.game_terms.players)]
    return {CARD_IDS[card] for pile in piles for card in pile}


def refusals(game: Game, cards: set[str]) -> list[tuple[str, ...]]:
    """What somebody is told who tries to play cards that may be in other hands."""
    found: list[tuple[str, ...]] = []
    for card in sorted(cards):
        for word in ("play", "cast", "offer"):
            key = f"{word}:{card}"
            found += [(reason.label, reason.text) for reason in reasons(game, game.state.seat, "", key, "en")]
            try:
                game.check(key)
            except Refused as refused:
                found.append((str(refused), *refused.clauses))
    return found


@pytest.mark.parametrize("n", [5, 8, 9, 13, 15])
def test_nothing_is_found_out_by_trying_what_is_not_allowed(tmp_path: Path, n: int) -> None:
    rng = Random(n)
    for place, game in enumerate(walked(games(tmp_path)[n](), n, 400)):
        if (place + n) % EVERY == 0:
            other = twin(game, game.state.seat, rng)
            cards = held(game)
            assert refusals(other, cards) == refusals(game, cards)


def test_only_who_is_asked_is_told_why_and_where(tmp_path: Path) -> None:
    for game in walked(games(tmp_path)[0](), 3, 60):
        for seat in range(len(game.setup.seats)):
            if seat != game.state.seat:
                assert ways(game, seat) == ()
                assert not any(reasons(game, seat, at, "", "en") for at in PROBES)
                assert not foreseen(game, seat, game.choice.keys[0], 0).units
