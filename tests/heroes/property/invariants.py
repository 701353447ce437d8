"""What holds of every position of a Combat, whatever was played."""

from collections import Counter
from random import Random
from typing import Any, cast

from banneret.heroes.combat.ai.piles import NO_SPELL, ai_side, card_in, spell_in
from banneret.heroes.combat.cards.hands import refresh
from banneret.heroes.combat.deployment import DEPLOYING_SIDE, ROW_TAKEN
from banneret.heroes.combat.hex.deployment import PLACING_SIDE
from banneret.heroes.combat.hex.effect_tokens import damage_of, first_hex, last_round, second_hex
from banneret.heroes.combat.hex.obstacles import AREA, covered
from banneret.heroes.combat.hex.walls import PASSAGE, PIECES
from banneret.heroes.combat.placement import units_in
from banneret.heroes.geometry.combat_board import MIDDLE_ROW, NOWHERE, SPACES, TOWER_SPACE
from banneret.heroes.geometry.hex_board import FIRST_HEX, PLACES, spread_hexes
from banneret.heroes.state import pile_numbers
from banneret.heroes.state.battle import SIDE_OF, TOWER, UNITS, Battle
from banneret.heroes.tables.ai_cards import (
    AI_BOX,
    AI_DECK,
    AI_DISCARDS,
    AI_LAID,
    AI_SEEN,
    AI_SKILL,
    AI_WAITING,
    is_ai_card,
)
from banneret.heroes.tables.units_and_cards import BASE_ROW, HP, NEUTRAL, PLAIN, S_HP, STATISTICS, UNIT_NUMBER
from banneret.kernel.game import Game
from banneret.kernel.sequence import step_name
from banneret.kernel.state import OVER, State
from tests.support.slots import slots

PILE_PAIRS = (
    pile_numbers.HAND,
    pile_numbers.DECK,
    pile_numbers.DISCARDS,
    pile_numbers.IN_PLAY,
    pile_numbers.LASTING,
    pile_numbers.RETURNING,
    pile_numbers.LASTING_ROUND,
    pile_numbers.LASTING_NEXT,
    pile_numbers.IN_USE,
    pile_numbers.REMOVED,
    pile_numbers.ON_UNITS,
    pile_numbers.ASIDE,
)
IN_ORDER_OF_PLAY = (
    AI_DISCARDS,
    *(pile + side for pile in (pile_numbers.DISCARDS, pile_numbers.IN_PLAY, pile_numbers.IN_USE) for side in (0, 1)),
)
"""Piles in which the newest card is the last, so that they are not sorted."""


def contents(state: State) -> dict[str, object]:
    """Every field of a State, its lists frozen so that later changes do not reach them."""
    fields: dict[str, object] = {}
    for name in slots(type(state)):
        value: Any = getattr(state, name)
        fields[name] = tuple(value) if isinstance(value, list) else value
    return fields


def battle(game: Game) -> Battle:
    """The position of a game of heroes."""
    return cast(Battle, game.state)


# -- units -------------------------------------------------------------------------------------------------------------


def owned(s: Battle, side: int) -> Counter[int]:
    """The kinds of units a side has or has lost. Once the Combat is over the board only shows how it ended."""
    rows = [*s.piles[pile_numbers.RESERVE + side], *s.piles[pile_numbers.LOST + side]]
    if s.seat != OVER:
        rows += [s.row[u] % PLAIN[0] for u in units_in(s.alive & ~(1 << TOWER)) if SIDE_OF[u] == side]
        placing = {"ask_space": DEPLOYING_SIDE, "ask_hex": PLACING_SIDE}.get(step_name(s.step))
        if placing is not None and s.stack[placing] == side:
            rows.append(s.stack[ROW_TAKEN])
    return Counter(BASE_ROW[row] >> 1 for row in rows)


def neutral_cards(s: Battle) -> Counter[int]:
    """How often each Neutral card is anywhere. One that was defeated lies in a discard pile; LOST is a note of it."""
    piles = [
        pile
        for first in (pile_numbers.NEUTRAL_DECK, pile_numbers.NEUTRAL_DISCARDS)
        for pile in s.piles[first : first + 4]
    ]
    cards = Counter(row >> 1 for pile in piles for row in pile)
    for side in (0, 1):
        cards += owned(s, side) - Counter(row >> 1 for row in s.piles[pile_numbers.LOST + side])
    return Counter({kind: n for kind, n in cards.items() if NEUTRAL[kind]})


def cards_of_ai_hero(s: Battle) -> tuple[Counter[int], Counter[int]]:
    """The AI cards wherever they are, and the spells that wait or lie on a unit."""
    cards = Counter(s.piles[AI_BOX] + s.piles[AI_DECK] + s.piles[AI_DISCARDS])
    spells: Counter[int] = Counter()
    for entry in s.piles[AI_WAITING]:
        cards[card_in(entry)] += 1
        if spell_in(entry) != NO_SPELL:
            spells[spell_in(entry)] += 1
    for entry in s.piles[AI_LAID]:
        card = entry & 4095
        if is_ai_card(card):
            cards[card] += 1
        elif card not in s.piles[AI_SKILL]:
            spells[card] += 1
    assert not Counter(s.piles[AI_SEEN]) - Counter(s.piles[AI_DECK]), "a card all have seen is not in the deck"
    return cards, spells


class Conserved:
    """Checks that units and cards are neither made nor lost, compared with the first position seen."""

    def __init__(self) -> None:
        self._first: tuple[Counter[int], ...] | None = None

    def __call__(self, game: Game) -> None:
        """Look at one position."""
        s = battle(game)
        units = [Counter({k: n for k, n in owned(s, side).items() if not NEUTRAL[k]}) for side in (0, 1)]
        cards = [Counter(card for pile in PILE_PAIRS for card in s.piles[pile + side]) for side in (0, 1)]
        ai, spells = cards_of_ai_hero(s)
        cards[ai_side(s)] += spells
        now = (*units, *cards, ai)
        if self._first is None:
            self._first = now
        assert now == self._first, "a unit or card came from nowhere or was lost"
        box = Counter({kind: NEUTRAL[kind] for kind in UNIT_NUMBER.values() if NEUTRAL[kind]})
        assert neutral_cards(s) == box, "Neutral cards"
        for n, pile in enumerate(s.piles):
            assert n in IN_ORDER_OF_PLAY or list(pile) == sorted(pile), "a pile is not in order"


# -- the board ---------------------------------------------------------------------------------------------------------


def check_board(game: Game) -> None:
    """Spaces, units, walls and tokens agree with each other."""
    sound_board(battle(game))


def sound_board(s: Battle) -> None:
    """The same for a bare position."""
    occupied = [0, 0]
    for u in range(UNITS):
        if not s.alive >> u & 1:
            assert s.pos[u] == NOWHERE
            continue
        assert s.row[u] >= 0
        assert 0 <= s.damage[u] < HP[s.row[u]] + s.mod[S_HP * UNITS + u], f"unit {u} has {s.damage[u]} damage"
        assert s.at[s.pos[u]] == u
        if u == TOWER:
            assert s.pos[u] == TOWER_SPACE
        else:
            assert s.pos[u] in (range(FIRST_HEX, PLACES) if s.terms.hexes else range(SPACES))
            occupied[SIDE_OF[u]] |= 1 << s.pos[u]
    assert list(s.occupied) == occupied
    for space, u in enumerate(s.at):
        assert u < 0 or (s.alive >> u & 1 and s.pos[u] == space)
    assert max(occupied[0].bit_count(), occupied[1].bit_count()) <= max(s.terms.largest, 7 * s.terms.hexes)
    assert not s.rubble & (occupied[0] | occupied[1] | s.walls | s.gate), "a unit stands on an Obstacle"
    assert not s.walls & (occupied[0] | occupied[1]), "a unit stands on an intact Wall"
    assert not s.gate & occupied[0], "a besieger stands in the intact Gate"
    assert not s.walls & s.gate
    if s.terms.hexes:
        sound_field(s)
    else:
        assert not (s.walls | s.gate) & ~MIDDLE_ROW
        assert s.gate.bit_count() <= 1
    assert not (s.guarded | s.frozen) & ~s.alive, "a token lies on a unit that is gone"


def sound_field(s: Battle) -> None:
    """Pieces stand whole, Obstacles lie apart from each other and the zones, and one side has the token."""
    for piece in PIECES:
        assert piece & (s.walls | s.gate) in (0, piece)
    assert not s.gate or s.gate == PASSAGE
    rubble = 0
    for laid in s.laid:
        assert not covered(laid) & (rubble | spread_hexes(rubble))
        rubble |= covered(laid)
    fields = [token for token in s.conjured if not damage_of(token)]
    assert s.rubble == rubble | sum(1 << first_hex(token) | 1 << second_hex(token) for token in fields)
    assert all(last_round(token) >= s.round for token in s.conjured)
    assert len(s.conjured) - len(fields) <= 2
    assert not rubble & ~AREA
    assert s.token in (0, 1)
    assert not s.laid or not s.terms.siege


def check_derived(game: Game) -> None:
    """Fields kept for speed say the same as what they are made from."""
    s = battle(game)
    anew = s.copy()
    for side in (0, 1):
        refresh(anew, side)
    assert s.playable == anew.playable
    sums = [0] * (STATISTICS * UNITS)
    for effect in s.effects:
        sums[(effect >> 16 & 255) * UNITS + (effect >> 8 & 255)] += (effect & 255) - 64
    assert list(s.mod) == sums
    assert min(*s.stores, *s.expert, s.movement) >= 0


# -- copies ------------------------------------------------------------------------------------------------------------

SHARED = ("options",)
"""Lists that copies share on purpose: once asked, a list of options is never changed."""


def check_copy(game: Game) -> None:
    """A copy has every field of the original and none of its lists; what is done to it stays with it."""
    state = game.state
    before = contents(state)
    digest = state.digest()
    copy = state.copy()
    assert type(copy) is type(state)
    assert copy.log is None
    assert {**contents(copy), "log": None} == {**before, "log": None}
    for name in slots(type(state)):
        value = getattr(state, name)
        assert name in SHARED or not isinstance(value, list) or getattr(copy, name) is not value, f"{name} is shared"
    assert copy.digest() == digest
    if not game.over:
        copy.apply(state.options[-1])
        luck = Random(len(game.answers)).random
        copy.settle(luck, luck, luck)
        assert copy.digest() != digest
    assert contents(state) == before
    assert state.digest() == digest


def check_every_option(game: Game) -> None:
    """Whatever is offered can be answered, on a copy, and leads to another sound position."""
    luck = Random(len(game.answers)).random
    for option in [] if game.over else game.state.options:
        copy = battle(game).copy()
        copy.apply(option)
        copy.settle(luck, luck, luck)
        assert copy.seat == OVER or copy.options
        sound_board(copy)
