"""What a seat may know of a whole game, and positions that agree with it.

Rules: H3-GEN-08, H3-GEN-09. Hands, the cards being looked at and what was found in secret are hidden. Of another
player's hand and deck together the seat knows the cards that were ever seen; the rest came from a shared deck, and a
view counts them there, so that nothing in a view depends on what its seat cannot know. Face-down tiles need no hiding:
which tile lies where is decided when it is turned up.
"""

from __future__ import annotations

from random import Random

from banneret.heroes.adventure.allies import GOT_RETURN, exchangeable
from banneret.heroes.adventure.looking_at_decks import pile_looked_at
from banneret.heroes.adventure.seating import pile_of
from banneret.heroes.adventure.shared_decks import deck_of
from banneret.heroes.adventure.special_rules.missed_cards import own_offers
from banneret.heroes.combat.cards.hands import refresh
from banneret.heroes.combat.cards.known_places import known_to, uppermost
from banneret.heroes.combat.skirmish import neutral_decks
from banneret.heroes.game.secret_choice import hide_picks, supposed_picks
from banneret.heroes.state.game_terms import H_HIDE_UNITS
from banneret.heroes.state.pile_numbers import (
    ASIDE,
    DECK,
    HAND,
    LOOKED,
    P_DECK,
    P_HAND,
    P_SECRET,
    P_UNITS,
    PICKED,
    RESERVE,
    SECRET,
    SHARED_DECK,
    SPIED,
)
from banneret.heroes.state.terms import R_MORALE_DECKS
from banneret.heroes.state.whole_game import FROM_DECK, WholeGame, copy_open_map
from banneret.heroes.tables.ai_cards import AI_DECK
from banneret.heroes.tables.towns_and_heroes import FACTION_UNITS
from banneret.heroes.tables.units_and_cards import few_row, kind_of
from banneret.heroes.view.combat import BLANK, apart, deal_morale, fill_ai_deck, hide_ai_deck, hide_morale, show_open
from banneret.kernel.piles import added, without
from banneret.kernel.state import NEXT_STEP


def places_of(s: WholeGame, player: int) -> tuple[int, int, int, int]:
    """The piles in which a player's hand, deck, secret cards and units are: at the Battle while seated there."""
    for side in (0, 1):
        if s.who[side] == player and (s.piles[HAND + side] or s.piles[DECK + side] or not cards_aside(s, player)):
            return HAND + side, DECK + side, SECRET + side, units_pile(s, player)
    return pile_of(P_HAND, player), pile_of(P_DECK, player), pile_of(P_SECRET, player), units_pile(s, player)


def cards_aside(s: WholeGame, player: int) -> bool:
    """Whether a seated player's cards are put aside for a Combat that the Main Hero does not fight."""
    return bool(s.piles[pile_of(P_HAND, player)] or s.piles[pile_of(P_DECK, player)])


def units_pile(s: WholeGame, player: int) -> int:
    """The pile in which a player's unit deck is; a player who steers guards has it at home."""
    for side in (0, 1):
        if s.who[side] == player and not (side == 1 and s.terms.neutral):
            return RESERVE + side
    return pile_of(P_UNITS, player)


def view(s: WholeGame, seat: int) -> WholeGame:
    """Everything a seat may know, and nothing else. Rules: H3-GEN-08, H3-GEN-09."""
    v = WholeGame()
    show_whole_game(v, s, seat)
    return v


def show_whole_game(v: WholeGame, s: WholeGame, seat: int) -> None:
    """Show what a seat may know of a WholeGame. Rules: H3-GEN-08, H3-GEN-09."""
    show_open(v, s, seat)
    copy_open_map(s, v)
    v.scenario_state = own_offers(s.scenario_state, seat)
    v.known = known_to(s, seat)
    v.piles = s.piles[:]
    v.playable = (0, 0)
    unseen: list[list[int]] = [list(s.piles[SHARED_DECK + n]) for n in range(3)]
    for player in range(s.game_terms.players):
        if player != seat:
            hide_player(v, s, player, unseen)
    if s.who[0] != seat:
        for card in s.piles[LOOKED]:
            unseen[deck_of(card)].append(card)
        v.piles[LOOKED] = tuple(sorted([FROM_DECK - deck_of(card) for card in s.piles[LOOKED]]))
        if s.turn != seat or s.stack[NEXT_STEP] != GOT_RETURN:
            v.piles[SPIED] = (BLANK,) * len(s.piles[SPIED])
    v.piles[PICKED] = hide_picks(s.piles[PICKED], seat)
    for n in range(3):
        v.piles[SHARED_DECK + n] = tuple(sorted(unseen[n]))
    for side in (0, 1):
        if s.who[side] == seat:
            refresh(v, side)
    if s.terms.rules & R_MORALE_DECKS:
        hide_morale(v, s, seat)
    if s.piles[AI_DECK]:
        hide_ai_deck(v)


def hide_player(v: WholeGame, s: WholeGame, player: int, unseen: list[list[int]]) -> None:
    """Hide another player's hand, and which cards that player has found in secret. Rules: H3-GEN-08."""
    hand, deck, secret, units = places_of(s, player)
    known = s.piles[hand] + s.piles[deck]
    aside = ASIDE + hand - HAND if hand < P_HAND else -1
    if aside >= 0:
        known += s.piles[aside]
        v.piles[aside] = (BLANK,) * len(s.piles[aside])
    for card in s.piles[secret]:
        known = without(known, card)
        unseen[deck_of(card)].append(card)
    v.piles[hand] = (BLANK,) * len(s.piles[hand])
    v.piles[deck] = tuple(sorted(known))
    v.piles[secret] = tuple(sorted([FROM_DECK - deck_of(card) for card in s.piles[secret]]))
    # Fighting reveals the units: which of them may be deployed is asked openly.
    if s.game_terms.house & H_HIDE_UNITS and not (s.base and units < P_UNITS):
        v.piles[units] = (BLANK,) * len(s.piles[units])


def deal_hidden(v: WholeGame, seat: int, rng: Random) -> WholeGame:
    """A copy of a view in which what is hidden is dealt from the cards not seen."""
    s = v.copy()
    unseen: list[list[int]] = []
    placed: list[list[int]] = []
    for n in range(3):
        loose, fixed = apart(s, SHARED_DECK + n)
        rng.shuffle(loose)
        unseen.append(loose)
        placed.append(fixed)
    s.piles[PICKED] = supposed_picks(s, rng)
    s.piles[LOOKED] = fill_blanks(s.piles[LOOKED], unseen)
    shown = shown_card(s, unseen, rng)
    for player in range(s.game_terms.players):
        if player != seat:
            deal_player(s, player, unseen, rng, shown if player == s.turn else BLANK)
    for n in range(3):
        s.piles[SHARED_DECK + n] = tuple(sorted(unseen[n] + placed[n]))
    if BLANK in s.piles[SPIED]:
        s.piles[SPIED] = (rng.choice(uppermost(s, pile_looked_at(s))),)
    for side in (0, 1):
        if s.who[side] >= 0:
            refresh(s, side)
    deal_morale(s, rng)
    if s.piles[AI_DECK] and s.piles[AI_DECK][0] < 0:
        fill_ai_deck(s, rng)
    return s


def fill_blanks(blanks: tuple[int, ...], unseen: list[list[int]]) -> tuple[int, ...]:
    """Cards for blanks, each from the deck it came from."""
    return tuple(sorted([unseen[FROM_DECK - blank].pop() if blank <= FROM_DECK else blank for blank in blanks]))


def shown_card(s: WholeGame, unseen: list[list[int]], rng: Random) -> int:
    """The card that the active player shows to an ally, or BLANK; if it was secret it is so no more to the ally.

    To others it may be any card that can be exchanged. Rules: H3-TRD-11, H3-GEN-08.
    """
    if s.stack[NEXT_STEP] != GOT_RETURN:
        return BLANK
    hand, deck, secret, _ = places_of(s, s.turn)
    card = s.piles[SPIED][0]
    if card == BLANK:
        cards = list(s.piles[deck])
        for blank in s.piles[secret]:
            cards += unseen[FROM_DECK - blank]
        card = rng.choice([card for card in cards if exchangeable(card)])
        s.piles[SPIED] = (card,)
    if card not in s.piles[deck] and card not in s.piles[hand]:
        unseen[deck_of(card)].remove(card)
        s.piles[secret] = added(without(s.piles[secret], FROM_DECK - deck_of(card)), card)
    return card


def deal_player(s: WholeGame, player: int, unseen: list[list[int]], rng: Random, shown: int) -> None:
    """Deal a player the secret cards, and of all cards the hand, in which the card shown must be."""
    hand, deck, secret, units = places_of(s, player)
    s.piles[secret] = fill_blanks(s.piles[secret], unseen)
    cards = list(s.piles[deck] + s.piles[secret])
    rng.shuffle(cards)
    if shown != BLANK:
        cards.remove(shown)
        cards.insert(0, shown)
    size = len(s.piles[hand])
    s.piles[hand] = tuple(sorted(cards[:size]))
    aside = ASIDE + hand - HAND if hand < P_HAND else -1
    if aside >= 0:
        more = size + len(s.piles[aside])
        s.piles[aside] = tuple(sorted(cards[size:more]))
        size = more
    s.piles[deck] = tuple(sorted(cards[size:]))
    if BLANK in s.piles[units]:
        s.piles[units] = supposed_units(s, player, len(s.piles[units]), rng)


def supposed_units(s: WholeGame, player: int, count: int, rng: Random) -> tuple[int, ...]:
    """As many units as a hidden unit deck has: some of the start and of the faction, then any Neutral Units."""
    start = s.game_terms.means[player].units[s.faction[player]]
    rows = [*start, *(few_row(kind) + rng.randrange(2) for kind in FACTION_UNITS[s.faction[player]])]
    rng.shuffle(rows)
    rows += [row for deck in neutral_decks() for row in deck]
    supposed: dict[int, int] = {}
    for row in rows:
        supposed.setdefault(kind_of(row), row)
    return tuple(sorted(list(supposed.values())[:count]))
