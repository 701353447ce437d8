"""Games with the Morale decks, played at random and by bots: no card is made or lost, and nothing hidden is shown.

`BANNERET_GAMES=2000 pytest tests/battlefield/property/test_morale.py -n 2` is the nightly run.
"""

from random import Random
from typing import cast

import pytest

import banneret
from banneret.bots import make
from banneret.games import resume
from banneret.heroes.combat.morale.held import MORALE_DECK, MORALE_HELD, MORALE_SEEN
from banneret.heroes.state.battle import Battle
from banneret.heroes.tables.morale import FIRST_NEGATIVE, MORALE_IDS
from banneret.kernel.game import Game
from banneret.kernel.record import parse_record
from banneret.kernel.state import OVER
from tests.battlefield.property.morale_checks import check_cards
from tests.heroes.property.drawn_games import GAMES

MOST = 6000
SEEN_EVERY = 0.05
"""The share of positions in which views are looked at and played on from."""


def check_views(game: Game, rng: Random) -> None:
    """Every seat is shown the open cards and no others, and can play on from what it sees."""
    s = cast(Battle, game.state)
    for seat in range(len(game.setup.seats)):
        view = game.view(seat)
        v = cast(Battle, view.state)
        assert [v.piles[MORALE_HELD + side] for side in (0, 1)] == [s.piles[MORALE_HELD + side] for side in (0, 1)]
        for side in (0, 1):
            if s.piles[MORALE_SEEN + side] and s.terms.control[side] != seat:
                assert set(v.piles[MORALE_SEEN + side]) == {-1}
        game.rules.describe(view)
        if s.seat == seat:
            state = game.rules.determinize(view, rng)
            check_cards(cast(Battle, state))
            for _ in range(12):
                if state.seat == OVER:
                    break
                state.apply(rng.choice(state.options if state.seat >= 0 else list(state.outcomes)))


def play(game: Game, seed: int, *bots: str) -> None:
    """To the end by bots, or at random; what must hold is looked at on the way."""
    rng = Random(seed)
    players = [make(bot, game.rules.id, seed + n) for n, bot in enumerate(bots)]
    laid = False
    for _ in range(MOST):
        if game.over:
            break
        s = cast(Battle, game.state)
        check_cards(s)
        laid |= bool(s.piles[MORALE_DECK])
        if rng.random() < SEEN_EVERY:
            check_views(game, rng)
        if bots and rng.random() < 0.8:
            game.apply(players[s.seat % len(players)].choose(game.view(s.seat), game.rules))
        else:
            game.apply(rng.choice(game.choice.options))
    assert game.over
    assert laid, "there was no Morale deck"
    assert resume(parse_record(game.record())).digest == game.digest


def some_cards(rng: Random) -> str:
    """The word of an army for Morale cards, good ones or bad ones; or none."""
    good = [id for id in MORALE_IDS[:FIRST_NEGATIVE] if id != "replace_adventure_card"]
    bad = [id for id in MORALE_IDS[FIRST_NEGATIVE:] if id != "put_token"]
    cards = rng.sample(good, 2) if rng.random() < 0.5 else rng.sample(bad, rng.randint(0, 7))
    return f"morale_cards={','.join(sorted(cards))}" if cards else "morale"


def means(rng: Random, faction: str) -> str:
    """A random army with cards, Morale cards among them."""
    deck = "cards=leadership,luck,attack,defense,offense,armorer,blind,haste"
    return f"random={faction} {deck} hand=4 expert=2 gold=10 movement=2 {some_cards(rng)}"


@pytest.mark.parametrize("board", ["off", "always"])
@pytest.mark.parametrize("seed", range(max(4, GAMES // 20)))
def test_skirmishes(seed: int, board: str) -> None:
    rng = Random(f"{seed} {board}")
    own = means(rng, rng.choice(["castle", "dungeon"]))
    other = means(rng, rng.choice(["dungeon", "castle"]))
    if seed % 4 == 1:
        other = f"guards={rng.choice(['II', 'V'])} cards=attack,defense hand=1 {some_cards(rng)}"
    shared = [id for id in MORALE_IDS if f"{id}" in own and id in other]
    if any(MORALE_IDS.index(id) not in (1, 3, 12, 13) for id in shared):
        other = other.partition(" morale_cards")[0] + " morale"
    options = {"morale_decks": "on", "hex_board": board, "ask_anyway": rng.choice(["on", "off"])}
    game = banneret.new("heroes", scenario="skirmish", seats=(own, other), seed=seed, options=options)
    play(game, seed, *(["greedy", "greedy"] if seed % 4 == 2 else []))


@pytest.mark.parametrize("seed", range(max(4, GAMES // 20)))
def test_whole_games(seed: int) -> None:
    seats = (
        ("castle/catherine", "dungeon/mutare") if seed % 2 else ("castle/rion", "necropolis/sandro", "dungeon/alamar")
    )
    game = banneret.new("heroes", scenario="brave_new_world", seats=seats, seed=seed, options={"morale_decks": "on"})
    play(game, seed, *(["greedy"] * len(seats) if seed % 4 == 3 else []))


@pytest.mark.parametrize("seed", range(max(4, GAMES // 20)))
def test_duels(seed: int) -> None:
    seats = ("castle/catherine", "dungeon/mutare") if seed % 2 else ("castle", "necropolis")
    game = banneret.new("battlefield", scenario="duel_short", seats=seats, seed=seed)
    play(game, seed)


@pytest.mark.parametrize("seed", range(max(3, GAMES // 20)))
def test_adventures(seed: int) -> None:
    seats = ("castle/catherine", "dungeon/mutare") if seed % 2 else ("castle", "necropolis")
    game = banneret.new("battlefield", scenario="adventure_small", seats=seats, seed=seed)
    play(game, seed)
