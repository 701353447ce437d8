"""Morale cards in Adventure mode: tokens on units outside a battle, and another Adventure card."""

from __future__ import annotations

from typing import Final

from banneret.battlefield.adventure_mode.answers import ROUSE, STUN, SWAP, adventure_card, adventure_kind
from banneret.battlefield.adventure_mode.draft import put_away, supply
from banneret.battlefield.adventure_mode.resolving import stun, unstun
from banneret.battlefield.adventure_mode.state import ADVENTURE_DECK, AdventureModeGame, card_places
from banneret.battlefield.events import E_ADVENTURE_OFFER
from banneret.heroes.combat.morale.gaining import PANIC_OFF_BOARD
from banneret.heroes.combat.morale.playing import CHANGE_PATH, ROUSING
from banneret.heroes.state.pile_numbers import RESERVE
from banneret.heroes.tables.units_and_cards import kind_of
from banneret.kernel.keys import argument, option
from banneret.kernel.kinds import K_CARD, K_DRAW, K_TARGET
from banneret.kernel.piles import added, without
from banneret.kernel.sequence import asks, fill
from banneret.kernel.state import ARG_B

# -- tokens ------------------------------------------------------------------------------------------------------------


def ask_panic_unit(s: AdventureModeGame, side: int, _b: int, _c: int) -> None:
    """A Paralysis token goes on a unit of the unit deck that has none. Rules: BF-MRL-12, BF-ADV-58."""
    player = s.who[side]
    kinds = sorted({kind_of(row) for row in s.piles[RESERVE + side]} - set(s.stunned[player]))
    if kinds:
        s.ask(player, K_TARGET, [option(STUN, kind) for kind in kinds])
    else:
        s.leave()


def panic_unit(s: AdventureModeGame, side: int, _b: int, _c: int) -> None:
    """The unit is stunned. Rules: BF-MRL-12."""
    stun(s, s.who[side], argument(s.answer))


fill(PANIC_OFF_BOARD, asks(ask_panic_unit), panic_unit)


def ask_roused(s: AdventureModeGame, side: int, _b: int, _c: int) -> None:
    """Which unit loses its token. Rules: BF-MRL-07."""
    s.ask(s.who[side], K_TARGET, [option(ROUSE, kind) for kind in sorted(set(s.stunned[s.who[side]]))])


def roused(s: AdventureModeGame, side: int, _b: int, _c: int) -> None:
    """The token is taken off. Rules: BF-MRL-07."""
    unstun(s, s.who[side], argument(s.answer))


fill(ROUSING, asks(ask_roused), roused)


# -- another Adventure card --------------------------------------------------------------------------------------------


def ask_other_path(s: AdventureModeGame, _side: int, _b: int, _c: int) -> None:
    """Which of the player's own Adventure cards is discarded. Rules: BF-MRL-07, BF-ADV-50."""
    found = sorted({adventure_kind(card) for pile in card_places(s) for card in s.piles[pile]})
    s.ask_private(s.who[0], K_CARD, [option(SWAP, card) for card in found])


def leave_path(s: AdventureModeGame, _side: int, _b: int, _c: int) -> None:
    """It goes on the common discard pile, and another is drawn. Rules: BF-MRL-07, BF-ADV-40, BF-ADV-49."""
    card = adventure_card(argument(s.answer))
    pile = next(place for place in card_places(s)[::-1] if card in s.piles[place])
    s.piles[pile] = without(s.piles[pile], card)
    s.stack[PATH_PILE] = pile
    put_away(s, s.who[0], adventure_kind(card))
    supply(s)
    s.chance(K_DRAW, s.piles[ADVENTURE_DECK])


def other_path(s: AdventureModeGame, _side: int, pile: int, _c: int) -> None:
    """The new card lies in place of the old one. Rules: BF-MRL-07."""
    s.piles[ADVENTURE_DECK] = without(s.piles[ADVENTURE_DECK], s.answer)
    s.piles[pile] = added(s.piles[pile], s.answer)
    s.emit(E_ADVENTURE_OFFER, s.who[0], adventure_kind(s.answer))


fill(CHANGE_PATH, asks(ask_other_path), leave_path, other_path)
PATH_PILE: Final = ARG_B
