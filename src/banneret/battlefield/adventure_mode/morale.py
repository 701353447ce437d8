"""Morale cards in Adventure mode: tokens on units outside a battle, and another Adventure card."""

from __future__ import annotations

from typing import Final

from banneret.battlefield.adventure_mode.answers import ADVENTURE, ROUSE, STUN, SWAP
from banneret.battlefield.adventure_mode.draft import put_away, supply
from banneret.battlefield.adventure_mode.resolving import stun, unstun
from banneret.battlefield.adventure_mode.state import ADVENTURE_DECK, KEPT, OFFERED_CARDS, SAVED, Expedition
from banneret.battlefield.events import E_ADVENTURE_OFFER
from banneret.heroes.combat.morale.gaining import PANIC_OFF_BOARD
from banneret.heroes.combat.morale.held import USES_OFF_BOARD
from banneret.heroes.combat.morale.off_board import may_change_path, may_shake_off
from banneret.heroes.combat.morale.playing import OFF_BOARD
from banneret.heroes.state.answers_combat import argument, option
from banneret.heroes.state.battle import RESERVE, Battle, added, without
from banneret.heroes.tables.morale import NEW_PATH, SHAKE_OFF
from banneret.kernel.kinds import K_CARD, K_DRAW, K_TARGET
from banneret.kernel.sequence import sequence


def card_places(s: Expedition) -> list[int]:
    """The piles with Adventure cards that the acting player has before them. Rules: BF-ADV-50."""
    player = s.who[0]
    places = [KEPT + player, SAVED + player]
    if s.chooser == player:
        places.append(OFFERED_CARDS)
    return [pile for pile in places if s.piles[pile]]


def uses_in_adventure(s: Battle, side: int) -> list[int]:
    """What Morale cards may be resolved for in Adventure mode alone. Rules: BF-MRL-07."""
    options: list[int] = []
    if isinstance(s, Expedition):
        if s.stunned[s.who[side]]:
            options += may_shake_off(s, side)
        if card_places(s):
            options += may_change_path(s, side)
    return options


USES_OFF_BOARD.append(uses_in_adventure)


# -- tokens ------------------------------------------------------------------------------------------------------------


def ask_panic_unit(s: Expedition, side: int, b: int, c: int) -> None:
    """A Paralysis token goes on a unit of the unit deck that has none. Rules: BF-MRL-12, BF-ADV-58."""
    player = s.who[side]
    kinds = sorted({row >> 1 for row in s.piles[RESERVE + side]} - set(s.stunned[player]))
    if kinds:
        s.ask(player, K_TARGET, [option(STUN, kind) for kind in kinds])
    else:
        s.leave()


def panic_unit(s: Expedition, side: int, b: int, c: int) -> None:
    """The unit is stunned. Rules: BF-MRL-12."""
    stun(s, s.who[side], argument(s.answer))


PANIC_OFF_BOARD.append(sequence(ask_panic_unit, panic_unit))


def ask_roused(s: Expedition, side: int, b: int, c: int) -> None:
    """Which unit loses its token. Rules: BF-MRL-07."""
    s.ask(s.who[side], K_TARGET, [option(ROUSE, kind) for kind in sorted(set(s.stunned[s.who[side]]))])


def roused(s: Expedition, side: int, b: int, c: int) -> None:
    """The token is taken off. Rules: BF-MRL-07."""
    unstun(s, s.who[side], argument(s.answer))


OFF_BOARD[SHAKE_OFF] = sequence(ask_roused, roused)


# -- another Adventure card --------------------------------------------------------------------------------------------


def ask_other_path(s: Expedition, side: int, b: int, c: int) -> None:
    """Which of the own Adventure cards is discarded. Rules: BF-MRL-07, BF-ADV-50."""
    found = sorted({card - ADVENTURE for pile in card_places(s) for card in s.piles[pile]})
    s.ask_private(s.who[0], K_CARD, [option(SWAP, card) for card in found])


def leave_path(s: Expedition, side: int, b: int, c: int) -> None:
    """It goes on the common discard pile, and another is drawn. Rules: BF-MRL-07, BF-ADV-40, BF-ADV-49."""
    card = ADVENTURE + argument(s.answer)
    pile = next(place for place in card_places(s)[::-1] if card in s.piles[place])
    s.piles[pile] = without(s.piles[pile], card)
    s.stack[-2] = pile
    put_away(s, s.who[0], card - ADVENTURE)
    supply(s)
    s.chance(K_DRAW, s.piles[ADVENTURE_DECK])


def other_path(s: Expedition, side: int, pile: int, c: int) -> None:
    """The new card lies in the place of the old one. Rules: BF-MRL-07."""
    s.piles[ADVENTURE_DECK] = without(s.piles[ADVENTURE_DECK], s.answer)
    s.piles[pile] = added(s.piles[pile], s.answer)
    s.emit(E_ADVENTURE_OFFER, s.who[0], s.answer - ADVENTURE)


CHANGE_PATH: Final = sequence(ask_other_path, leave_path, other_path)
"""Arguments: the side, then the pile the card comes from."""
OFF_BOARD[NEW_PATH] = CHANGE_PATH
