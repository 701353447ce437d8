"""Duels drawn by a seed, and what must hold in every position of them."""

from collections import Counter
from random import Random
from typing import cast

import msgspec

from banneret.battlefield.duel.state import DROPPED, REPLACED, SHARED, Duel
from banneret.battlefield.options import BATTLEFIELD_OPTIONS, DUEL_OPTIONS
from banneret.games import new, rules_of
from banneret.heroes.combat.deployment import ROW_TAKEN
from banneret.heroes.combat.hex.deployment import PLACING_SIDE
from banneret.heroes.combat.placement import units_in
from banneret.heroes.geometry.combat_board import NOWHERE
from banneret.heroes.geometry.hex_board import FIRST_HEX, PLACES
from banneret.heroes.state.battle import SIDE_OF, UNITS
from banneret.heroes.state.pile_numbers import ASIDE, DECK, HAND, LOST, RESERVE, SECRET
from banneret.heroes.tables.towns_and_heroes import BASE_ROW, base_card
from banneret.heroes.tables.units_and_cards import HP, PLAIN, S_HP
from banneret.kernel.game import Game
from banneret.kernel.rules import SPECTATOR
from banneret.kernel.sequence import step_name
from banneret.kernel.state import OVER
from banneret.ledger import known
from tests.battlefield.builder import HEROES
from tests.heroes.property.drawn_games import GAMES
from tests.heroes.property.invariants import PILE_PAIRS, contents

RULES = rules_of("battlefield")
MOST_CHOICES = 12_000
"""A Duel in which the players decide more often than this does not end."""
DUELS = max(6, GAMES // 4)
"""How many are played: the nightly run takes 500."""
SCENARIOS = ("duel_short", "duel_medium", "duel_long")


def drawn_duel(seed: int, lengths: tuple[str, ...] = SCENARIOS, **fixed: str) -> Game:
    """A Duel with drawn length, seats and options."""
    rng = Random(seed)
    one = rng.choice((*HEROES, "choose"))
    other = rng.choice([*(hero for hero in HEROES if hero[:6] != one[:6]), "choose"])
    switches = [name for name in sorted(DUEL_OPTIONS) if BATTLEFIELD_OPTIONS[name].values]
    options = {name: rng.choice(BATTLEFIELD_OPTIONS[name].values) for name in switches if rng.random() < 0.2}
    options["hex_obstacles"] = str(rng.randrange(5))
    return new("battlefield", scenario=rng.choice(lengths), seats=[one, other], seed=seed, options=options | fixed)


def position(game: Game) -> Duel:
    return cast(Duel, game.state)


# -- what must hold ----------------------------------------------------------------------------------------------------


def cards(s: Duel) -> Counter[int]:
    """Every card, wherever it lies; a starting Ability counts as what it is."""
    found: Counter[int] = Counter()
    for side in (0, 1):
        for pile in (*PILE_PAIRS, DROPPED):
            found.update(map(base_card, s.piles[pile + side]))
    for pile in (SHARED, SHARED + 1, SHARED + 2, REPLACED):
        found.update(s.piles[pile])
    return found


def army(s: Duel, side: int) -> Counter[int]:
    """The kinds of a side's units, on the board, in reserve or lost."""
    rows = [*s.piles[RESERVE + side], *s.piles[LOST + side]]
    if s.seat != OVER:
        rows += [s.row[u] % PLAIN[0] for u in units_in(s.alive) if SIDE_OF[u] == side]
        if step_name(s.step) == "ask_hex" and s.stack[PLACING_SIDE] == side:
            rows.append(s.stack[ROW_TAKEN])
    return Counter(BASE_ROW[row] >> 1 for row in rows)


def check_field(s: Duel) -> None:
    """Units, hexes, Obstacles and tokens agree with each other."""
    occupied = [0, 0]
    for u in range(UNITS):
        if not s.alive >> u & 1:
            assert s.pos[u] == NOWHERE
            continue
        assert FIRST_HEX <= s.pos[u] < PLACES
        assert s.at[s.pos[u]] == u
        assert 0 <= s.damage[u] < HP[s.row[u]] + s.mod[S_HP * UNITS + u]
        occupied[SIDE_OF[u]] |= 1 << s.pos[u]
    assert list(s.occupied) == occupied
    assert not s.rubble & (occupied[0] | occupied[1]), "a unit stands on an Obstacle"
    assert max(side.bit_count() for side in occupied) <= 7
    assert not (s.guarded | s.frozen) & ~s.alive
    assert all(0 <= left <= most for left, most in zip(s.expert, s.terms.pool, strict=True))
    assert s.stores == (0,) * 6 or s.agreement.dead_cards or s.agreement.dead_abilities, "Resources in a Duel"


def check_reasons(game: Game) -> None:
    """Whatever could be tried is either offered or forbidden by a clause of the ledger."""
    options = set(game.state.options)
    for candidate in RULES.candidates(game.state):
        reason = RULES.why_not(game.state, candidate)
        assert (reason == "") == (candidate in options), RULES.key(game.state.kind, candidate)
        assert not reason or known(reason), reason


def seen(s: Duel, seat: int) -> tuple[bytes, dict[str, object]]:
    """All that a seat is shown of a position."""
    view = RULES.view(s, seat)
    return msgspec.json.encode(RULES.describe(view)), contents(view.state)


def check_sampling(game: Game) -> None:
    """A sampled position looks to the seat as the real one does, and holds the same cards."""
    s = position(game)
    for seat in (0, 1, SPECTATOR):
        sampled = cast(Duel, RULES.determinize(game.view(seat), Random(len(game.played))))
        assert seen(sampled, seat) == seen(s, seat)
        assert cards(sampled) == cards(s)
        for side in (0, 1):
            for pile in (HAND, DECK, ASIDE, SECRET, DROPPED):
                assert len(sampled.piles[pile + side]) == len(s.piles[pile + side])
                assert -1 not in sampled.piles[pile + side]
        if not game.over:
            luck = Random(len(game.played)).random
            sampled.apply(sampled.options[0])
            sampled.settle(luck, luck, luck)
