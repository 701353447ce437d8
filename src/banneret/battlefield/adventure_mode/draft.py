"""The draft of a round: three Adventure cards, of which each player keeps one."""

from __future__ import annotations

from typing import Final

from banneret.battlefield.adventure_mode.answers import (
    KEEP_ADVENTURE,
    SWAP,
    USE_MOVEMENT,
    adventure_card,
    adventure_kind,
)
from banneret.battlefield.adventure_mode.card_destinations import moves
from banneret.battlefield.adventure_mode.state import (
    ADVENTURE_DECK,
    ADVENTURE_DISCARDS,
    KEPT,
    OFFERED_CARDS,
    AdventureModeGame,
)
from banneret.battlefield.events import (
    E_ADVENTURE_DISCARD,
    E_ADVENTURE_DISCARDED,
    E_ADVENTURE_DRAWN,
    E_ADVENTURE_KEPT,
    E_ADVENTURE_KEPT_CARD,
    E_ADVENTURE_MOVEMENT,
    E_ADVENTURE_OFFER,
    E_ADVENTURE_RESHUFFLE,
    E_ADVENTURE_SWAPPED,
)
from banneret.heroes.adventure.seating import act_as
from banneret.heroes.combat.cards.hands import take_up
from banneret.heroes.combat.morale.off_board import may_change_path
from banneret.heroes.combat.morale.playing import use_card
from banneret.heroes.state.answers_combat import DONE, MORALE_USE
from banneret.heroes.state.events_map import E_REMOVED
from banneret.heroes.state.pile_numbers import HAND, REMOVED
from banneret.kernel.keys import argument, option, verb
from banneret.kernel.kinds import K_CARD, K_DRAW
from banneret.kernel.piles import added, without
from banneret.kernel.sequence import asks, at, sequence
from banneret.kernel.state import ARG_B, ARG_C

CARDS_A_ROUND: Final = 3
"""Rules: BF-ADV-33."""
REDRAWN: Final = 1
"""The redraw of this round is used. Rules: BF-ADV-36."""


def put_away(s: AdventureModeGame, player: int, card: int) -> None:
    """An Adventure card that nobody resolved goes on the common discard pile, face down.

    Rules: BF-ADV-35, BF-ADV-40, BF-ADV-50.
    """
    s.piles[ADVENTURE_DISCARDS] = (*s.piles[ADVENTURE_DISCARDS], adventure_card(card))
    s.emit(E_ADVENTURE_DISCARD, player)
    s.emit(E_ADVENTURE_DISCARDED, player, card)


def supply(s: AdventureModeGame) -> bool:
    """Whether a card can be drawn; where the deck is empty the common discard pile becomes a new one.

    Rules: BF-ADV-49.
    """
    if not s.piles[ADVENTURE_DECK] and s.piles[ADVENTURE_DISCARDS]:
        s.piles[ADVENTURE_DECK] = tuple(sorted(s.piles[ADVENTURE_DISCARDS]))
        s.piles[ADVENTURE_DISCARDS] = ()
        s.emit(E_ADVENTURE_RESHUFFLE)
    return len(s.piles[ADVENTURE_DECK]) > 0


def draw_adventure(s: AdventureModeGame, player: int, _used: int, _swapped: int) -> None:
    """Three cards are drawn. Rules: BF-ADV-33, BF-ADV-49."""
    act_as(s, player)
    s.chooser = player
    offered = s.piles[OFFERED_CARDS]
    if len(offered) < CARDS_A_ROUND and supply(s):
        s.chance(K_DRAW, s.piles[ADVENTURE_DECK])
    else:
        s.emit(E_ADVENTURE_DRAWN, player, len(offered))
        s.goto(ASK_KEPT_CARD)


def drawn_adventure(s: AdventureModeGame, player: int, _used: int, _swapped: int) -> None:
    """Only the player who draws it sees the card. Rules: BF-ADV-33, BF-ADV-50."""
    s.piles[ADVENTURE_DECK] = without(s.piles[ADVENTURE_DECK], s.answer)
    s.piles[OFFERED_CARDS] = added(s.piles[OFFERED_CARDS], s.answer)
    s.emit(E_ADVENTURE_OFFER, player, adventure_kind(s.answer))
    s.goto(DRAFT)


def keep_options(s: AdventureModeGame) -> list[int]:
    """One option for every different card offered. Rules: BF-ADV-34, BF-ADV-35."""
    return [option(KEEP_ADVENTURE, adventure_kind(card)) for card in sorted(set(s.piles[OFFERED_CARDS]))]


def ask_kept_card(s: AdventureModeGame, player: int, used: int, _swapped: int) -> None:
    """The player who drew keeps one, or first uses up a card with Movement to draw others.

    Rules: BF-ADV-34, BF-ADV-36 to BF-ADV-38, BF-ADV-50, BF-ADV-49.
    """
    options = keep_options(s)
    if not options:
        s.chooser = -1
        s.leave()
        return
    if not used & REDRAWN:
        options += [option(USE_MOVEMENT, card) for card in sorted(set(s.piles[HAND])) if moves(card)]
    s.ask_private(player, K_CARD, options + may_change_path(s, 0))


def got_kept_card(s: AdventureModeGame, player: int, _used: int, _swapped: int) -> None:
    """The card is kept and the others are handed over, or a card beside the Hero board is used up.

    Rules: BF-ADV-34, BF-ADV-36, BF-ADV-16, BF-MRL-07.
    """
    if verb(s.answer) == MORALE_USE:
        s.goto(ASK_KEPT_CARD)
        use_card(s, 0, s.answer)
        return
    if verb(s.answer) == USE_MOVEMENT:
        card = argument(s.answer)
        take_up(s, 0, card)
        s.piles[REMOVED] = added(s.piles[REMOVED], card)
        s.emit(E_ADVENTURE_MOVEMENT, player, card)
        s.emit(E_REMOVED, player, card)
        s.stack[REDRAW_USED] = REDRAWN
        return
    keep(s, player)
    s.goto(PASS_CARDS_ON)


def keep(s: AdventureModeGame, player: int) -> None:
    """A player keeps the card named. Rules: BF-ADV-34, BF-ADV-35, BF-ADV-39."""
    card = argument(s.answer)
    s.piles[OFFERED_CARDS] = without(s.piles[OFFERED_CARDS], adventure_card(card))
    s.piles[KEPT + player] = (adventure_card(card),)
    s.emit(E_ADVENTURE_KEPT, player)
    s.emit(E_ADVENTURE_KEPT_CARD, player, card)


def ask_swap_adventure(s: AdventureModeGame, player: int, _used: int, _swapped: int) -> None:
    """Any number of the drawn cards goes back into the deck. Rules: BF-ADV-36."""
    if not s.piles[OFFERED_CARDS]:
        s.answer = DONE
        return
    options = [option(SWAP, adventure_kind(card)) for card in sorted(set(s.piles[OFFERED_CARDS]))]
    s.ask_private(player, K_CARD, [*options, DONE])


def swapped_adventure(s: AdventureModeGame, player: int, _used: int, swapped: int) -> None:
    """They are shuffled back before as many others are drawn. Rules: BF-ADV-36."""
    if s.answer == DONE:
        s.emit(E_ADVENTURE_SWAPPED, player, swapped)
        s.stack[CARDS_SWAPPED] = 0
        s.goto(DRAFT)
        return
    card = adventure_card(argument(s.answer))
    s.piles[OFFERED_CARDS] = without(s.piles[OFFERED_CARDS], card)
    s.piles[ADVENTURE_DECK] = added(s.piles[ADVENTURE_DECK], card)
    s.stack[CARDS_SWAPPED] = swapped + 1
    s.goto(ASK_SWAP_ADVENTURE)


def pass_cards_on(s: AdventureModeGame, player: int, _used: int, _swapped: int) -> None:
    """The other player keeps one of the cards handed over.

    Rules: BF-ADV-34, BF-ADV-35, BF-ADV-37, BF-ADV-50, BF-ADV-49.
    """
    if not s.piles[OFFERED_CARDS]:
        s.chooser = -1
        s.leave()
        return
    other = 1 - player
    act_as(s, other)
    s.chooser = other
    for card in s.piles[OFFERED_CARDS]:
        s.emit(E_ADVENTURE_OFFER, other, adventure_kind(card))
    s.ask_private(other, K_CARD, keep_options(s) + may_change_path(s, 0))


def cards_passed_on(s: AdventureModeGame, player: int, _used: int, _swapped: int) -> None:
    """What is left goes on the common discard pile. Rules: BF-ADV-35, BF-MRL-07."""
    if verb(s.answer) == MORALE_USE:
        s.goto(PASS_CARDS_ON)
        use_card(s, 0, s.answer)
        return
    keep(s, 1 - player)
    for card in s.piles[OFFERED_CARDS]:
        put_away(s, 1 - player, adventure_kind(card))
    s.piles[OFFERED_CARDS] = ()
    s.chooser = -1


DRAFT: Final = sequence(
    draw_adventure, drawn_adventure, asks(ask_kept_card), got_kept_card, asks(ask_swap_adventure), swapped_adventure,
    asks(pass_cards_on), cards_passed_on,
)  # fmt: skip
"""Arguments: the player who draws, REDRAWN once the redraw is used, how many cards went back."""
REDRAW_USED: Final = ARG_B
CARDS_SWAPPED: Final = ARG_C
ASK_KEPT_CARD: Final = at(DRAFT, ask_kept_card)
ASK_SWAP_ADVENTURE: Final = at(DRAFT, ask_swap_adventure)
PASS_CARDS_ON: Final = at(DRAFT, pass_cards_on)
