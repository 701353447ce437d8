"""What a seat may know of a game in Adventure mode, and positions that agree with it.

Rules: BF-ADV-50, H3-GEN-08, H3-GEN-09. Cards beside the Hero boards and resolved Adventure cards lie open. Of all other
Adventure cards a seat sees those offered to it, the one it kept and the one it saved; the rest are counted to the deck.
"""

from __future__ import annotations

from random import Random

from banneret.battlefield.adventure_mode.card_destinations import SECRET_CARD
from banneret.battlefield.adventure_mode.state import (
    ADVENTURE_DECK,
    ADVENTURE_DISCARDS,
    KEPT,
    OFFERED_CARDS,
    SAVED,
    AdventureModeGame,
    copy_fields,
)
from banneret.battlefield.seats import PLAYERS
from banneret.heroes.adventure.seating import pile_of
from banneret.heroes.adventure.shared_decks import deck_of
from banneret.heroes.combat.cards.hands import refresh
from banneret.heroes.state.pile_numbers import GAINED, P_SCROLLS, SCROLLS, SHARED_DECK
from banneret.heroes.state.whole_game import FROM_DECK, WholeGame
from banneret.heroes.view.combat import BLANK
from banneret.heroes.view.game import (
    deal_hidden,
    fill_blanks,
    places_of,
    show_whole_game,
)
from banneret.kernel.piles import without


def view_adventure_mode(s: AdventureModeGame, seat: int) -> AdventureModeGame:
    """Everything a seat may know, and nothing else. Rules: BF-ADV-50, H3-GEN-08, H3-GEN-09."""
    v = AdventureModeGame()
    show_whole_game(v, s, seat)
    copy_fields(s, v)
    unseen: list[list[int]] = [list(v.piles[SHARED_DECK + n]) for n in range(3)]
    for player in range(PLAYERS):
        if player != seat:
            hide_scrolls(v, s, player, unseen)
            if not s.battle:
                show_beside(v, s, player)
    if s.piles[GAINED] and s.who[0] != seat and s.stack[SECRET_CARD]:
        v.piles[GAINED] = hidden(s.piles[GAINED], unseen)
    for n in range(3):
        v.piles[SHARED_DECK + n] = tuple(sorted(unseen[n]))
    hide_adventure(v, s, seat)
    return v


def hidden(cards: tuple[int, ...], unseen: list[list[int]]) -> tuple[int, ...]:
    """Cards of which only the deck is known they came from; they count to those not seen."""
    for card in cards:
        unseen[deck_of(card)].append(card)
    return tuple(sorted([FROM_DECK - deck_of(card) for card in cards]))


def scrolls_of(s: AdventureModeGame, player: int) -> int:
    """The pile of a player's Spells under Spell Scrolls."""
    return SCROLLS + s.who.index(player) if player in s.who else pile_of(P_SCROLLS, player)


def hide_scrolls(v: AdventureModeGame, s: AdventureModeGame, player: int, unseen: list[list[int]]) -> None:
    """Nobody else sees which Spell lies under a Scroll. Rules: BF-ADV-65."""
    pile = scrolls_of(s, player)
    v.piles[pile] = hidden(s.piles[pile], unseen)


def show_beside(v: AdventureModeGame, s: AdventureModeGame, player: int) -> None:
    """What has the place of a hand lies open before the battle. Rules: BF-ADV-15."""
    hand, deck, secret, _ = places_of(s, player)
    v.piles[hand] = s.piles[hand]
    rest = s.piles[deck]
    for card in s.piles[secret]:
        rest = without(rest, card)
    v.piles[deck] = rest


def hide_adventure(v: AdventureModeGame, s: AdventureModeGame, seat: int) -> None:
    """Adventure cards that a seat does not see are counted to the deck. Rules: BF-ADV-50."""
    unseen = list(s.piles[ADVENTURE_DECK] + s.piles[ADVENTURE_DISCARDS])
    piles = [ADVENTURE_DISCARDS]
    if s.chooser != seat:
        piles.append(OFFERED_CARDS)
    for player in range(PLAYERS):
        if player != seat:
            piles += [KEPT + player, SAVED + player]
    for pile in piles:
        if pile != ADVENTURE_DISCARDS:
            unseen += s.piles[pile]
        v.piles[pile] = (BLANK,) * len(s.piles[pile])
    v.piles[ADVENTURE_DECK] = tuple(sorted(unseen))


def deal_adventure_mode(v: AdventureModeGame, seat: int, rng: Random) -> AdventureModeGame:
    """A copy of a view in which what is hidden is dealt from the cards not seen."""
    s = v.copy()
    unseen: list[list[int]] = [list(s.piles[SHARED_DECK + n]) for n in range(3)]
    for cards in unseen:
        rng.shuffle(cards)
    s.piles[GAINED] = fill_blanks(s.piles[GAINED], unseen)
    beside: dict[int, tuple[int, ...]] = {}
    for player in range(PLAYERS):
        pile = scrolls_of(s, player)
        s.piles[pile] = fill_blanks(s.piles[pile], unseen)
        hand = places_of(s, player)[0]
        if player != seat and not s.battle:
            beside[hand] = s.piles[hand]
            s.piles[hand] = ()
    for n in range(3):
        s.piles[SHARED_DECK + n] = tuple(sorted(unseen[n]))
    full = deal_hidden(s, seat, rng)
    for hand, lying in beside.items():
        full.piles[hand] = lying
    for side in (0, 1):
        if full.who[side] >= 0:
            refresh(full, side)
    deal_adventure(full, rng)
    if not isinstance(full, AdventureModeGame):
        raise TypeError("a copy of a game in Adventure mode is one")
    return full


def deal_adventure(s: WholeGame, rng: Random) -> None:
    """Deal the Adventure cards that the seat does not see."""
    unseen = list(s.piles[ADVENTURE_DECK])
    rng.shuffle(unseen)
    for pile in range(ADVENTURE_DISCARDS, SAVED + PLAYERS):
        if BLANK in s.piles[pile]:
            cards = tuple([unseen.pop() for _ in s.piles[pile]])
            s.piles[pile] = cards if pile == ADVENTURE_DISCARDS else tuple(sorted(cards))
    s.piles[ADVENTURE_DECK] = tuple(sorted(unseen))
