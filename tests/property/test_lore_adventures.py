"""Random players play Lore adventures of *BattleLore* to their end; what must hold always, holds."""

from random import Random
from typing import cast

import msgspec
import pytest

from banneret.battlelore.field import (
    DECK,
    DISCARDS,
    HAND,
    LOOKED,
    LORE_BOX,
    LORE_DECK,
    LORE_DISCARDS,
    LORE_HAND,
    LORE_LOOKED,
    LORE_TOKENS,
    PER_SIDE,
    SPIED,
    Field,
    added,
    side_of,
    units_in,
    without,
)
from banneret.battlelore.tables import CARD_COPIES, FIGURES, LORE_IDS
from banneret.games import new, resume, rules_of
from banneret.kernel.game import Game
from banneret.kernel.record import parse_record
from banneret.kernel.state import CHANCE
from tests.property.invariants import contents

RULES = rules_of("battlelore")
MOST = 9000
"""A game in which the players decide more often than this does not end."""
ADVENTURES = ("free_companies", "the_goblin_toll", "wizards_at_the_ford", "the_muddy_field", "first_laurels")


def begin(scenario: str, seed: int) -> Game:
    """An adventure with lore."""
    options = {"lore": "yes"} if scenario == "the_muddy_field" else {}
    return new("battlelore", scenario=scenario, seats=["standard", "pennant"], seed=seed, options=options)


def check_units(s: Field) -> None:
    """Where units stand, and how many figures they have, all lists agree about."""
    occupied = [0, 0]
    for u in units_in(s.alive):
        assert s.at[s.pos[u]] == u
        assert 0 < s.figures[u] <= FIGURES[s.troop[u]]
        occupied[u // PER_SIDE] |= 1 << s.pos[u]
    assert occupied == s.occupied
    assert sum(u >= 0 for u in s.at) == s.alive.bit_count()


def check_cards(s: Field) -> None:
    """No token, no Command card and no lore card comes from nowhere or gets lost."""
    assert s.pool >= 0
    assert min(s.goblets) >= 0
    assert s.pool + sum(s.goblets) + s.deeds.bit_count() == LORE_TOKENS
    held = [*s.piles[HAND], *s.piles[HAND + 1], *s.piles[DECK], *s.piles[DISCARDS], *s.piles[LOOKED]]
    out = [s.stack[1]] if s.turns and len(held) < sum(CARD_COPIES) else []
    assert sorted(held + out) == [card for card, copies in enumerate(CARD_COPIES) for _ in range(copies)]
    lore = [card for pile in (LORE_DECK, LORE_DISCARDS, LORE_BOX) for card in s.piles[pile]]
    for side in (0, 1):
        lore += [*s.piles[LORE_HAND + side], *s.piles[LORE_LOOKED + side]]
    assert len(set(lore)) == len(lore) <= len(LORE_IDS)
    for side in (0, 1):
        hand = s.piles[HAND + 1 - side]
        for card in s.piles[SPIED + side]:
            hand = without(hand, card)


def check_copy(game: Game) -> None:
    """A copy has every field of the position, and its digest."""
    other = game.state.copy()
    mine, yours = contents(game.state), contents(other)
    for fields in (mine, yours):
        fields.pop("log")
    assert mine == yours
    assert other.digest() == game.state.digest()


def check_refusals(game: Game, rng: Random) -> None:
    """What is offered has no reason against it, and what is not has one."""
    candidates = RULES.candidates(game.state)
    for answer in rng.sample(candidates, 25):
        assert (RULES.why_not(game.state, answer) == "") == (answer in game.state.options)
    for answer in game.state.options:
        assert RULES.why_not(game.state, answer) == ""


def check_views(game: Game, rng: Random) -> None:
    """What a seat is shown does not change when a card that it cannot know is another one."""
    s = cast(Field, game.state)
    for seat, own in enumerate(s.match.sides):
        for hand, deck in ((HAND, DECK), (LORE_HAND, LORE_DECK)):
            hidden = s.piles[hand + 1 - own]
            if hand == HAND:
                for card in s.piles[SPIED + own]:
                    hidden = without(hidden, card)
            if not hidden or not s.piles[deck] or side_of(s, s.seat) == 1 - own:
                continue
            mine, buried = rng.choice(hidden), rng.choice(s.piles[deck])
            other = s.copy()
            other.piles[hand + 1 - own] = added(without(s.piles[hand + 1 - own], mine), buried)
            other.piles[deck] = added(without(s.piles[deck], buried), mine)
            assert shown(s, seat) == shown(other, seat)


def shown(s: Field, seat: int) -> bytes:
    """All that a seat is shown of a position."""
    view = RULES.view(s, seat)
    fields = contents(view.state)
    fields.pop("ground")
    fields.pop("match")
    return msgspec.json.encode([RULES.describe(view), [str(value) for value in fields.values()]])


def check_sample(game: Game, rng: Random) -> None:
    """A position made up from a view looks the same to that seat."""
    s = cast(Field, game.state)
    if s.seat == CHANCE or game.over:
        return
    view = RULES.view(s, s.seat)
    sampled = cast(Field, RULES.determinize(view, rng))
    assert shown(sampled, s.seat) == shown(s, s.seat)
    check_cards(sampled)


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("scenario", ADVENTURES)
def test_lore_adventures_come_to_their_end(scenario: str, seed: int) -> None:
    game = begin(scenario, seed)
    rng = Random(f"{scenario}{seed}")
    for n in range(MOST):
        s = cast(Field, game.state)
        check_units(s)
        if game.over:
            break
        check_cards(s)
        if n % 40 == 0:
            check_copy(game)
            check_refusals(game, rng)
            check_views(game, rng)
            check_sample(game, rng)
        keys = game.choice.keys
        lore = [key for key in keys if key.startswith("lore:")]
        game.apply(rng.choice(lore) if lore and rng.random() < 0.8 else rng.choice(keys))
    assert game.over
    assert sorted(game.result or ()) == [-1, 1]
    assert resume(parse_record(game.record())).digest == game.digest


DERIVED = {"at", "occupied"}
"""What follows from other fields."""
OF_THE_MOMENT = {"answer", "log", "private", "step", "outcomes", "options", "returns", "match", "ground"}
"""What tells nothing of the position, is told with the question asked, or does not change as a whole."""


def test_every_field_is_copied_and_counts_for_the_digest() -> None:
    game = begin("free_companies", 3)
    rng = Random(3)
    for _ in range(200):
        game.apply(rng.choice(game.choice.keys))
    s = cast(Field, game.state)
    for name in contents(s):
        if name in DERIVED | OF_THE_MOMENT:
            continue
        other = s.copy()
        value = getattr(other, name)
        if isinstance(value, int):
            setattr(other, name, value + 1)
        elif isinstance(value, list):
            value[0] = (*value[0], 1) if isinstance(value[0], tuple) else value[0] + 1
        else:
            setattr(other, name, (*value, 1))
        assert other.digest() != s.digest(), f"{name} is not in the digest"
        assert getattr(s, name) != getattr(other, name), f"{name} is shared with a copy"
        if name not in ("stack", "seat", "kind"):
            assert contents(other.copy())[name] == contents(other)[name], f"{name} is not copied"
