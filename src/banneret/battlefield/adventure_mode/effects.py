"""What Adventure cards do beyond the verbs of the map, each as the sequence that carries out one verb."""

from __future__ import annotations

from typing import Final

from banneret.battlefield.adventure_mode.answers import ADVENTURE_IDS, KEEP_ADVENTURE, adventure_card, adventure_kind
from banneret.battlefield.adventure_mode.state import ADVENTURE_DISCARDS, OFFERED_CARDS, RESOLVED, AdventureModeGame
from banneret.battlefield.adventure_mode.verbs import CARRIERS, amount_beyond, amount_up_to
from banneret.battlefield.events import E_ADVENTURE_EXCHANGED
from banneret.heroes.adventure.effects.cards import remove_card
from banneret.heroes.adventure.levels import GAIN_EXPERIENCE
from banneret.heroes.adventure.seating import level_of
from banneret.heroes.adventure.shared_decks import SEARCH_DECK
from banneret.heroes.combat.morale.dice import FOR_EVENT, THROW
from banneret.heroes.combat.rerolls import LUCK_DONE_OTHER
from banneret.heroes.state.answers_map import REMOVE
from banneret.heroes.state.battle import NO_DIE
from banneret.heroes.state.pile_numbers import DECK
from banneret.heroes.state.whole_game import SPELL
from banneret.heroes.tables.compile.map import MAP_EFFECT
from banneret.kernel.keys import argument, option
from banneret.kernel.kinds import K_CARD
from banneret.kernel.sequence import asks, reserve, sequence

SPRING: Final = ADVENTURE_IDS.index("magic_spring")
RESOLVING: Final = reserve(1)
"""Resolves an Adventure card. Arguments: the kind of card. Filled by `adventure_mode.resolving`."""


# -- an Attack die -----------------------------------------------------------------------------------------------------


def throw_for_effect(s: AdventureModeGame, _throw: int, _b: int, _c: int) -> None:
    """One Attack die decides what an Event does. Rules: BF-MRL-07, BF-MRL-12."""
    s.rerolls &= ~LUCK_DONE_OTHER
    s.call(THROW, 0, 0, FOR_EVENT)


def effect_of_throw(s: AdventureModeGame, throw: int, _b: int, _c: int) -> None:
    """What its face leads to is done."""
    shown = s.defense_die
    s.defense_die = NO_DIE
    s.leave()
    faces = s.game_terms.programs.lists[throw]
    for n in range(0, len(faces), 2):
        if faces[n] == shown:
            s.call(MAP_EFFECT, faces[n + 1], -1, -1)


CARRIERS["attack_die"] = sequence(throw_for_effect, effect_of_throw)


# -- experience and counts ---------------------------------------------------------------------------------------------


def learn(s: AdventureModeGame, up_to: int, amounts: int, _c: int) -> None:
    """How much a Hero learns depends on the level. Rules: BF-ADV-45."""
    s.leave()
    low = level_of(s, s.who[0]) <= up_to
    s.call(GAIN_EXPERIENCE, amount_up_to(amounts) if low else amount_beyond(amounts), 0, 0)


CARRIERS["learn"] = sequence(learn)


def do_counted(s: AdventureModeGame, which: int, _b: int, _c: int) -> None:
    """The player's own pile counts, whose top card this is, and nobody else's. Rules: BF-ADV-62."""
    pile = s.piles[RESOLVED + s.who[0]]
    before = pile.count(pile[-1]) - 1
    programs = s.game_terms.programs.lists[which]
    s.leave()
    s.call(MAP_EFFECT, programs[min(before, len(programs) - 1)], -1, -1)


CARRIERS["by_own_count"] = sequence(do_counted)


# -- the Magic Spring --------------------------------------------------------------------------------------------------


def look_into_spring(s: AdventureModeGame, count: int, _b: int, _c: int) -> None:
    """The uppermost cards of the common discard pile are looked at; another Magic Spring cannot be taken.

    Rules: BF-ADV-64, BF-ADV-50.
    """
    if not s.piles[OFFERED_CARDS]:
        pile = s.piles[ADVENTURE_DISCARDS]
        top = pile[-count:]
        if all(card == adventure_card(SPRING) for card in top):
            s.leave()
            return
        s.piles[ADVENTURE_DISCARDS] = pile[: len(pile) - len(top)]
        s.piles[OFFERED_CARDS] = top
        s.chooser = s.who[0]
    found = sorted({adventure_kind(card) for card in s.piles[OFFERED_CARDS]} - {SPRING})
    s.ask_private(s.who[0], K_CARD, [option(KEEP_ADVENTURE, card) for card in found])


def trade_spring(s: AdventureModeGame, _count: int, _b: int, _c: int) -> None:
    """The spring lies where the card lay that is taken and resolved instead. Rules: BF-ADV-64, BF-ADV-41, BF-ADV-43."""
    card = argument(s.answer)
    player = s.who[0]
    top = list(s.piles[OFFERED_CARDS])
    place = len(top) - 1 - top[::-1].index(adventure_card(card))
    top[place] = adventure_card(SPRING)
    s.piles[ADVENTURE_DISCARDS] += tuple(top)
    s.piles[OFFERED_CARDS] = ()
    s.chooser = -1
    s.piles[RESOLVED + player] = s.piles[RESOLVED + player][:-1]
    s.emit(E_ADVENTURE_EXCHANGED, player, card)
    s.leave()
    s.call(RESOLVING, card, 0, 0)


CARRIERS["exchange_adventure"] = sequence(asks(look_into_spring), trade_spring)


# -- the Spell Scroll and the Witch Hut --------------------------------------------------------------------------------


def unroll_scroll(s: AdventureModeGame, cards: int, _b: int, _c: int) -> None:
    """The Spell found goes under the Scroll. Rules: BF-ADV-65."""
    s.scribing = True
    s.call(SEARCH_DECK, SPELL, cards, 0)


def roll_up_scroll(s: AdventureModeGame, _cards: int, _b: int, _c: int) -> None:
    """Later Spells go their usual way again. Rules: BF-ADV-65, BF-ADV-19."""
    s.scribing = False


CARRIERS["scroll"] = sequence(unroll_scroll, roll_up_scroll)


def ask_removed(s: AdventureModeGame, _a: int, _b: int, _c: int) -> None:
    """Any card of the player's own face-down deck may leave the game. Rules: BF-ADV-21."""
    cards = sorted(set(s.piles[DECK]))
    if cards:
        s.ask_private(s.who[0], K_CARD, [option(REMOVE, card) for card in cards])
    else:
        s.leave()


def removed_own(s: AdventureModeGame, _a: int, _b: int, _c: int) -> None:
    """The card named is removed. Rules: BF-ADV-21."""
    remove_card(s, argument(s.answer))


CARRIERS["remove_own"] = sequence(asks(ask_removed), removed_own)
