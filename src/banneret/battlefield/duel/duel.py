"""A game in Duel mode: the first player, factions and heroes, both decks by one template, the battle."""

from __future__ import annotations

from typing import Final

from banneret.battlefield.duel.decks import BUILD_DECK, gone_abilities
from banneret.battlefield.duel.state import SHARED, Duel, duel_terms
from banneret.battlefield.duel.templates import templates
from banneret.battlefield.first_player import FIRST_PLAYER
from banneret.heroes.adventure.seating import HAND_LIMIT
from banneret.heroes.combat.cards.hands import DRAW, refresh
from banneret.heroes.combat.combat import COMBAT
from banneret.heroes.combat.ending import returns_of
from banneret.heroes.combat.morale.decks import lay_morale_decks
from banneret.heroes.game.starting_means import deck_cards
from banneret.heroes.state.answers_map import FACTION, HERO
from banneret.heroes.state.events_map import E_FACTION, E_HERO
from banneret.heroes.state.pile_numbers import DECK, HAND, RESERVE
from banneret.heroes.tables.towns_and_heroes import HERO_FACTION, STARTING_DECK
from banneret.heroes.tables.units_and_cards import FACTION_IDS
from banneret.kernel.keys import argument, option
from banneret.kernel.kinds import K_UNIT
from banneret.kernel.piles import added, changed
from banneret.kernel.sequence import asks, at, sequence
from banneret.kernel.state import ARG_A

# -- first player, factions and heroes ---------------------------------------------------------------------------------


def contest_duel(s: Duel, _n: int, _b: int, _c: int) -> None:
    """The dice say who is first. Rules: BF-ADV-12, BF-DUE-02, BF-ADV-02."""
    s.faction = tuple([faction for faction, _ in s.agreement.seats])
    s.hero = tuple([hero for _, hero in s.agreement.seats])
    s.call(FIRST_PLAYER, 0, 0, 0)


def ask_duel_faction(s: Duel, n: int, _b: int, _c: int) -> None:
    """Each takes the kit of a faction that the other has not, the first player first. Rules: BF-ADV-02, H3-SET-02."""
    if s.first < 0:
        s.first = s.answer
    while n < 2:
        seat = s.first ^ n
        if s.faction[seat] < 0:
            s.stack[PLAYERS_DONE] = n
            s.ask(seat, K_UNIT, [option(FACTION, f) for f in range(len(FACTION_IDS)) if f not in s.faction])
            return
        n += 1
    s.stack[PLAYERS_DONE] = 0
    s.goto(ASK_DUEL_HERO)


def got_duel_faction(s: Duel, n: int, _b: int, _c: int) -> None:
    """The faction is taken. Rules: BF-ADV-02."""
    s.faction = changed(s.faction, s.first ^ n, argument(s.answer))
    s.emit(E_FACTION, s.first ^ n, argument(s.answer))
    s.goto(ASK_DUEL_FACTION)


def ask_duel_hero(s: Duel, n: int, _b: int, _c: int) -> None:
    """Each takes a hero of the faction. Rules: BF-ADV-02, H3-SET-05."""
    while n < 2:
        seat = s.first ^ n
        if s.hero[seat] < 0:
            s.stack[PLAYERS_DONE] = n
            heroes = [h for h in range(len(HERO_FACTION)) if HERO_FACTION[h] == s.faction[seat]]
            s.ask(seat, K_UNIT, [option(HERO, h) for h in heroes])
            return
        n += 1
    s.stack[PLAYERS_DONE] = 0
    s.goto(LAY_OUT_DUEL)


def got_duel_hero(s: Duel, n: int, _b: int, _c: int) -> None:
    """The hero is chosen. Rules: BF-ADV-02."""
    s.hero = changed(s.hero, s.first ^ n, argument(s.answer))
    s.goto(ASK_DUEL_HERO)


# -- decks and armies --------------------------------------------------------------------------------------------------


def lay_out_duel(s: Duel, _a: int, _b: int, _c: int) -> None:
    """Level, starting deck, Specialties and army of both, and what is left as the shared decks.

    Rules: BF-ADV-02 to BF-ADV-05, BF-DUE-01 to BF-DUE-06, BF-DUE-08, BF-DUE-09, BF-DUE-13 to BF-DUE-15, BF-DUE-19 to
    BF-DUE-21, BF-DUE-25 to BF-DUE-27, BF-DUE-30, BF-DUE-31, BF-MRL-01.
    Specialties are added and nothing else comes with the level; nobody has morale, gold or a Town.
    """
    template = templates()[s.agreement.template]
    s.piles[SHARED : SHARED + 3] = deck_cards([STARTING_DECK[hero] for hero in s.hero], gone_abilities(s))
    s.terms = duel_terms(s.agreement, s.faction)
    s.expert = s.terms.pool
    lay_morale_decks(s)
    for seat in (1, 0):
        s.call(BUILD_DECK, s.first ^ seat, 0, 0)
    for seat in (s.first, 1 - s.first):
        hero = s.hero[seat]
        s.emit(E_HERO, seat, hero)
        cards = STARTING_DECK[hero]
        for card in template.specialty_cards(hero):
            if card not in cards:
                cards = added(cards, card)
        s.piles[DECK + seat] = cards
        s.piles[RESERVE + seat] = template.army(s.faction[seat])


# -- the battle --------------------------------------------------------------------------------------------------------


def deal_hands(s: Duel, _a: int, _b: int, _c: int) -> None:
    """Both draw up to the hand limit of the level, the first player first. Rules: BF-BTL-03, BF-BTL-04, BF-DUE-26."""
    for seat in (1 - s.first, s.first):
        refresh(s, seat)
        s.call(DRAW, seat, HAND_LIMIT[s.agreement.level] - len(s.piles[HAND + seat]), 0)


def begin_duel(s: Duel, _a: int, _b: int, _c: int) -> None:
    """The battle begins at once: there are no rounds of adventure. Rules: BF-DUE-01, BF-BTL-01, BF-BTL-49."""
    s.token = s.first
    s.call(COMBAT, 0, 0, 0)


def close_duel(s: Duel, _a: int, _b: int, _c: int) -> None:
    """The player who has beaten every unit of the other has won. Rules: BF-VIC-01, BF-VIC-06."""
    s.finish(returns_of(s))


DUEL: Final = sequence(
    contest_duel, asks(ask_duel_faction), got_duel_faction, asks(ask_duel_hero), got_duel_hero, lay_out_duel,
    deal_hands, begin_duel, close_duel,
)  # fmt: skip
"""Arguments: how many players are done in a step that goes through both."""
PLAYERS_DONE: Final = ARG_A
ASK_DUEL_FACTION: Final = at(DUEL, ask_duel_faction)
ASK_DUEL_HERO: Final = at(DUEL, ask_duel_hero)
LAY_OUT_DUEL: Final = at(DUEL, lay_out_duel)
