"""Where a player's card goes: into the deck for the battle, or beside the Hero board.

The card's own program decides: a card that yields Resources or Movement or lowers a cost is useful in the adventure,
one that does something in a fight is useful in the battle.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from banneret.battlefield.adventure_mode.answers import BESIDE, INTO_DECK
from banneret.battlefield.adventure_mode.state import AdventureModeGame
from banneret.battlefield.card_usefulness import fights, removed_cards
from banneret.battlefield.events import E_SCROLL, E_SCROLL_SPELL, E_SET_ASIDE
from banneret.heroes.adventure.playing_cards import CARD_MAP_EFFECT
from banneret.heroes.combat.cards.hands import refresh
from banneret.heroes.state.pile_numbers import DECK, GAINED, HAND, SCROLLS, SECRET
from banneret.heroes.tables.compile.map import (
    BOX,
    CHEAPER_SPELLS,
    CHEAPER_UNIT,
    DONE_OP,
    FLY,
    GAIN,
    GO_HOME,
    MOVEMENT,
    SELL,
    STEP_AT_END,
)
from banneret.heroes.tables.units_and_cards import ABILITY_CARD, CARD_CASTS, CARD_IDS, CARD_KIND, SPELL_CARD, STARTER
from banneret.kernel.keys import argument, option, verb
from banneret.kernel.kinds import K_CARD
from banneret.kernel.piles import added
from banneret.kernel.sequence import asks, sequence
from banneret.kernel.state import ARG_A

MOVING: Final = (MOVEMENT, FLY, STEP_AT_END, GO_HOME)
"""The operations that yield Movement."""
EARNING: Final = (GAIN, SELL, CHEAPER_UNIT, CHEAPER_SPELLS)
"""Those that yield Resources or lower a cost."""
OWNER_SAYS: Final = 2


def does(mode: int, wanted: tuple[int, ...]) -> bool:
    """Whether one of a card's effects does one of these things in the adventure."""
    place = CARD_MAP_EFFECT[mode]
    while BOX.ops[place][0] != DONE_OP:
        if BOX.ops[place][0] in wanted:
            return True
        place += 1
    return False


def moves(card: int) -> bool:
    """Whether a card has a Movement effect. Rules: BF-ADV-36."""
    return CARD_KIND[card] != SPELL_CARD and (does(2 * card, MOVING) or does(2 * card + 1, MOVING))


def earns(card: int) -> bool:
    """Whether a card yields Resources or lowers a cost. Rules: BF-ADV-15."""
    return CARD_KIND[card] != SPELL_CARD and (does(2 * card, EARNING) or does(2 * card + 1, EARNING))


def place_of(card: int) -> int:
    """0 for the deck, 1 for beside the Hero board, OWNER_SAYS where the card is of use in both.

    Rules: BF-ADV-15, BF-ADV-18 to BF-ADV-20, BF-ADV-22.
    """
    if CARD_CASTS[card] or not (moves(card) or earns(card)):
        return 0
    return OWNER_SAYS if fights(card) else 1


@cache
def gone_from_adventure(keep_useless: bool) -> tuple[int, ...]:
    """The Ability cards that are not in the game. Rules: BF-ADV-03, BF-ADV-04."""
    if keep_useless:
        return removed_cards()
    useless = [
        card
        for card in range(len(CARD_IDS))
        if CARD_KIND[card] == ABILITY_CARD and STARTER[card] < 0 and not fights(card) and not place_of(card)
    ]
    return tuple(sorted({*removed_cards(), *useless}))


# -- sorting a card ----------------------------------------------------------------------------------------------------


def sort_gained(s: AdventureModeGame, secret: int, _b: int, _c: int) -> None:
    """A card goes where its program says; of one with both uses the owner says it, at once.

    Rules: BF-ADV-15, BF-ADV-18 to BF-ADV-20, BF-ADV-45, BF-ADV-65.
    """
    card = s.piles[GAINED][0]
    where = place_of(card)
    if s.scribing and CARD_KIND[card] == SPELL_CARD:
        s.piles[GAINED] = ()
        s.piles[SCROLLS] = added(s.piles[SCROLLS], card)
        s.emit(E_SCROLL, s.who[0])
        s.emit(E_SCROLL_SPELL, s.who[0], card)
        s.leave()
    elif where == OWNER_SAYS:
        options = [option(BESIDE, card), option(INTO_DECK, card)]
        if secret:
            s.ask_private(s.who[0], K_CARD, options)
        else:
            s.ask(s.who[0], K_CARD, options)
    else:
        s.answer = option(BESIDE if where else INTO_DECK, card)


def sorted_gained(s: AdventureModeGame, secret: int, _b: int, _c: int) -> None:
    """It lies open beside the Hero board, or face down in the deck. Rules: BF-ADV-15, BF-ADV-18."""
    card = argument(s.answer)
    s.piles[GAINED] = ()
    if verb(s.answer) == BESIDE:
        s.piles[HAND] = added(s.piles[HAND], card)
        s.emit(E_SET_ASIDE, s.who[0], card)
        refresh(s, 0)
        return
    s.piles[DECK] = added(s.piles[DECK], card)
    if secret:
        s.piles[SECRET] = added(s.piles[SECRET], card)


SORTING: Final = sequence(asks(sort_gained), sorted_gained)
"""Arguments: 1 where only its owner knows the card, which lies in GAINED."""
SECRET_CARD: Final = ARG_A
