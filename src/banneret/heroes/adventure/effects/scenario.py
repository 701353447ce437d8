"""Carrying out what only scenarios do: tokens, gifts, rules switched, and what a player may not take twice."""

from __future__ import annotations

from typing import Final

from banneret.heroes.adventure.ai_heroes.losses import take_up
from banneret.heroes.adventure.effects.cards import FINDING
from banneret.heroes.adventure.map.flagging import change_income
from banneret.heroes.adventure.map.visiting import uncover
from banneret.heroes.adventure.seating import allowance
from banneret.heroes.adventure.shared_decks import SEARCH_DECK, SHOW_TOP, deck_of, gain_card
from banneret.heroes.adventure.special_rules.measures import STEP_WORTH, measure
from banneret.heroes.adventure.town.actions import put_up
from banneret.heroes.adventure.town.captured import in_some_deck
from banneret.heroes.adventure.town.recruiting import hire_fields, room
from banneret.heroes.combat.morale.tokens import gain_morale
from banneret.heroes.combat.neutral_units import shuffle_guards
from banneret.heroes.geometry.map_grid import NO_FIELD, fields_in, spot_of
from banneret.heroes.state.answers_map import BRANCH
from banneret.heroes.state.battle import gain
from banneret.heroes.state.events_map import (
    E_BORROWED,
    E_HIRED,
    E_JOINED,
    E_LICENCE,
    E_MOVEMENT,
    E_RULE_SET,
    E_STORY,
    E_TAKEN_TOP,
    E_TOKEN,
)
from banneret.heroes.state.hero_numbers import heroes_of, is_secondary, secondary_hero
from banneret.heroes.state.packed_ints import OF_NOBODY, pack_loan
from banneret.heroes.state.pile_numbers import NEUTRAL_DECK, NEUTRAL_DISCARDS, RESERVE, SHARED_DECK, SHARED_DISCARDS
from banneret.heroes.state.scenario_state import add_token, edit
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.tables.compile.map import ABOUT_FIELD
from banneret.heroes.tables.compile.scenario import NOTHING
from banneret.heroes.tables.tiles import TILE_GROUP, tile_of
from banneret.heroes.tables.unit_names import unit_rows
from banneret.heroes.tables.units_and_cards import (
    CARD_KIND,
    FACTION_IDS,
    NEUTRAL,
    STATISTIC_CARD,
    TIER,
    few_row,
    kind_of,
)
from banneret.kernel.keys import argument, option
from banneret.kernel.kinds import K_AMOUNT
from banneret.kernel.piles import added, changed, without
from banneret.kernel.sequence import asks, sequence

MOST_COUNTED: Final = 999
"""The most that is given or taken at once where an amount is counted."""
INSTEAD: Final = 3
"""Cards looked at in place of one that is not available. Rules: H3-SOL-06."""


def tell_story(s: WholeGame, tale: int, _y: int, _z: int) -> None:
    """A tale of the scenario is told. Rules: H3-DO-story."""
    s.emit(E_STORY, tale)


def give_token(s: WholeGame, token: int, amount: int, shared: int) -> None:
    """The acting player, or all together, gain or lose tokens. Rules: H3-DO-token, H3-DO-score, H3-RND-18."""
    many = count(s, amount)
    holder = s.game_terms.players if shared else s.who[0]
    if many:
        add_token(s, holder, token, many)
        s.emit(E_TOKEN, holder, token, many)


def gain_counted(s: WholeGame, resource: int, amount: int, _z: int) -> None:
    """The acting player gains as much of a resource as something else is worth. Rules: H3-DO-gain_counted."""
    gain(s, 0, resource, count(s, amount))


def move_all(s: WholeGame, points: int, main_only: int, _z: int) -> None:
    """Heroes of the acting player gain movement points. Rules: H3-DO-move_all."""
    for h in heroes_of(s.who[0]):
        if s.hero_at[h] >= 0 and not (main_only and is_secondary(h)):
            s.mp[h] += points
            s.emit(E_MOVEMENT, h, points)


def count(s: WholeGame, place: int) -> int:
    """How much an amount is now, for the acting player; where it counts what it gives it would soon have no end.

    Rules: H3-DO-score, H3-DO-token, H3-DO-gain_counted, H3-DO-grow_horde.
    """
    what, times, half = s.game_terms.programs.counts[place]
    amount = times if what == NOTHING else times * measure(s, s.who[0], what)
    if half:
        amount = (amount + half - 1) // 2
    return max(-MOST_COUNTED, min(MOST_COUNTED, amount))


def set_rule(s: WholeGame, entry: int, on: int, _z: int) -> None:
    """A rule of the scenario comes into force, or goes out of it. Rules: H3-DO-set_rule, H3-RULE-active."""
    g = edit(s)
    for place, rule in enumerate(s.game_terms.rulebook):
        if rule.entry == entry:
            g.active = g.active | 1 << place if on else g.active & ~(1 << place)
    s.emit(E_RULE_SET, entry, on)


def ask_income(s: WholeGame, resource: int, _steps: int, _c: int) -> None:
    """Which income moves, where the player chooses. Rules: H3-DO-income_step, H3-GEN-03."""
    if resource < 3:
        s.answer = option(BRANCH, resource)
    else:
        s.ask(s.who[0], K_AMOUNT, [option(BRANCH, n) for n in range(3)])


def got_income(s: WholeGame, _resource: int, steps: int, _c: int) -> None:
    """The income marker moves, never below the start of its track. Rules: H3-DO-income_step, H3-RES-05, H3-RND-07."""
    which = argument(s.answer)
    player = s.who[0]
    by = max(steps * STEP_WORTH[which], -s.income[3 * player + which])
    change_income(s, player, which, by)


STEP_INCOME: Final = sequence(asks(ask_income), got_income)
"""Arguments: the resource, 3 for one to choose; steps."""


def add_unit(s: WholeGame, word: int, _y: int, _z: int) -> None:
    """A unit joins the army if its card is free: a Neutral Unit from its deck, another one that no player has.

    Rules: H3-DO-add_unit, H3-UNI-01, H3-UNI-03, H3-UNI-04, H3-NEU-01.
    """
    for row in unit_rows((s.game_terms.programs.unit_words[word],), FACTION_IDS[s.faction[s.who[0]]]):
        neutral = NEUTRAL[kind_of(row)] > 0
        has = few_row(kind_of(row)) in s.piles[RESERVE] if neutral else in_some_deck(s, kind_of(row))
        if not has and room(s) and (not neutral or take_up(s, row)):
            s.piles[RESERVE] = added(s.piles[RESERVE], row)
            s.emit(E_JOINED, s.who[0], kind_of(row))


def build_free(s: WholeGame, kind: int, _y: int, _z: int) -> None:
    """A building is there, with what it does when it is built. Rules: H3-DO-build_free, H3-TWN-09, H3-MGU-01."""
    if not s.buildings[s.who[0]] >> kind & 1:
        put_up(s, kind)


def free_hero(s: WholeGame, here: int, _y: int, _z: int) -> None:
    """A Secondary Hero stands on the field the effect is about, or on the player's Town, or on another home.

    Rules: H3-DO-free_hero, H3-SEC-01, H3-SEC-06.
    """
    player = s.who[0]
    h = secondary_hero(player)
    field = s.stack[ABOUT_FIELD] if here else NO_FIELD
    fields = hire_fields(s) if field < 0 else [field]
    if s.hero_at[h] >= 0 or not fields:
        return
    field = s.town_at[player] if s.town_at[player] in fields else fields[0]
    s.hero_at[h] = s.last[h] = field
    s.mp[h] = allowance(s, h)
    s.emit(E_HIRED, h, field)


def gain_named(s: WholeGame, card: int, into_deck: int, _z: int) -> None:
    """A card by its name: from the supply, the deck or its discard pile; else a Search (3).

    Rules: H3-DO-gain_card, H3-SOL-06, H3-CRD-09.
    """
    if CARD_KIND[card] == STATISTIC_CARD:
        gain_card(s, card, False, into_deck == 1)
        s.emit(E_TAKEN_TOP, s.who[0], card)
        return
    deck = deck_of(card)
    pile = s.piles[SHARED_DISCARDS + deck]
    if card in s.piles[SHARED_DECK + deck]:
        s.call(FINDING, card, deck, into_deck)
    elif card in pile:
        n = pile.index(card)
        s.piles[SHARED_DISCARDS + deck] = pile[:n] + pile[n + 1 :]
        s.call(SHOW_TOP, deck, 0, 0)
        gain_card(s, card, False, into_deck == 1)
        s.emit(E_TAKEN_TOP, s.who[0], card)
    else:
        s.call(SEARCH_DECK, deck, INSTEAD, 0)


def clear_tiles(s: WholeGame, kind: int, _y: int, _z: int) -> None:
    """The black cubes of every tile of a kind are taken off, and guards stand there again.

    Rules: H3-DO-clear_tiles, H3-TIL-08.
    """
    uncover(s, [field for field in fields_in(s.black) if TILE_GROUP[tile_of(s.land[spot_of(field)])] == kind])


def reshuffle_guards(s: WholeGame, _x: int, _y: int, _z: int) -> None:
    """The decks of Neutral Units are shuffled with their discard piles. Rules: H3-DO-shuffle_guards."""
    shuffle_guards(s)


def give_licence(s: WholeGame, tier: int, _y: int, _z: int) -> None:
    """The acting player may once recruit a unit of a tier without its dwelling. Rules: H3-DO-licence."""
    g = edit(s)
    place = 4 * s.who[0] + tier
    g.licences = changed(g.licences, place, g.licences[place] + 1)
    s.emit(E_LICENCE, s.who[0], tier)


def hearten(s: WholeGame, _x: int, _y: int, _z: int) -> None:
    """Negative Morale of the acting player is taken away. Rules: H3-DO-hearten."""
    if s.marks & 1:
        gain_morale(s, 0, 1)


def borrow(s: WholeGame, kind: int, _y: int, _z: int) -> None:
    """A Neutral Unit joins for the Combat that begins, if its card is free.

    Rules: H3-DO-borrow, H3-UNI-05, H3-NEU-01.
    """
    row = few_row(kind)
    for pile in (NEUTRAL_DECK + TIER[kind], NEUTRAL_DISCARDS + TIER[kind]):
        if row in s.piles[pile]:
            s.piles[pile] = without(s.piles[pile], row)
            s.piles[RESERVE] = added(s.piles[RESERVE], row)
            g = edit(s)
            g.lent = (*g.lent, pack_loan(OF_NOBODY, kind))
            s.emit(E_BORROWED, s.who[0], kind)
            return
