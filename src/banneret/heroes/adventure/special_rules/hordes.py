"""Hordes: face-down decks of Neutral Units that a scenario makes, that grow, and that heroes fight from the top.

Which card a horde holds is decided when it comes up: until then it is only a card of its tier, and the card is drawn
from the Neutral deck of that tier. This is the same as dealing it at the start, since nobody has seen it. Cards that
went back after a fight are known.
"""

from __future__ import annotations

from typing import Final

from banneret.heroes.adventure.map.land import difficulty
from banneret.heroes.adventure.special_rules.guards import rule_for
from banneret.heroes.combat.cards.known_places import forget_place, uppermost
from banneret.heroes.combat.neutral_units import deck_for
from banneret.heroes.combat.placement import units_in
from banneret.heroes.state.ai_heroes import (
    ARRIVAL,
    edit_host,
)
from banneret.heroes.state.battle import DEFENDER, SIDE_OF
from banneret.heroes.state.chance_outcomes import is_tier_outcome, outcome_tier, tier_outcome
from banneret.heroes.state.events_map import E_HORDE, E_HORDE_CARD
from banneret.heroes.state.pile_numbers import NEUTRAL_DISCARDS, OFFERED
from banneret.heroes.state.scenario_state import edit
from banneret.heroes.state.terms import Terms
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.tables.ai_cards import is_to_draw, tier_to_draw, to_draw
from banneret.heroes.tables.towns_and_heroes import BASE_ROW
from banneret.heroes.tables.units_and_cards import AZURE, PLAIN, TIER, kind_of
from banneret.kernel.kinds import K_LAND
from banneret.kernel.piles import added, without
from banneret.kernel.sequence import sequence
from banneret.kernel.state import ARG_B, ARG_C


def horde_at(s: WholeGame, field: int) -> int:
    """The horde that guards a field, or -1. Rules: H3-CHANGE-guards."""
    rule = rule_for(s, field) if s.game_terms.hordes and s.game_terms.guard_rules else None
    return -1 if rule is None else rule.horde


def horde_front(s: WholeGame, field: int) -> int:
    """How many cards of its horde guard a field at once. Rules: H3-CHANGE-guards."""
    rule = rule_for(s, field)
    return 0 if rule is None else rule.cards


def change_horde(s: WholeGame, horde: int, cards: tuple[int, ...]) -> None:
    """A horde holds other cards now; how many, everybody sees."""
    g = edit(s)
    g.hordes = g.hordes[:horde] + (tuple(sorted(cards)),) + g.hordes[horde + 1 :]
    s.emit(E_HORDE, horde, len(cards))


def grow(s: WholeGame, horde: int, tier: int, count: int) -> None:
    """Cards of a tier join a horde face down. Rules: H3-DO-grow_horde, H3-NEU-01."""
    if count > 0:
        change_horde(s, horde, s.scenario_state.hordes[horde] + (to_draw(tier),) * count)


# -- drawing -----------------------------------------------------------------------------------------------------------


def pick_card(s: WholeGame, horde: int, count: int, _deck: int) -> None:
    """The next card from the top: a known one, or one of a tier. Rules: H3-CHANGE-guards, H3-DO-lead_out, H3-NEU-07."""
    cards = s.scenario_state.hordes[horde]
    if count <= 0 or not cards:
        s.leave()
    else:
        s.chance(K_LAND, tuple([tier_outcome(tier_to_draw(card)) if is_to_draw(card) else card for card in cards]))


def picked_card(s: WholeGame, horde: int, count: int, _deck: int) -> None:
    """A card of a tier comes from its deck, or a lower one; where all are empty it is nothing.

    Rules: H3-CHANGE-guards, H3-DO-lead_out, H3-NEU-07.
    """
    card = to_draw(outcome_tier(s.answer)) if is_tier_outcome(s.answer) else s.answer
    change_horde(s, horde, without(s.scenario_state.hordes[horde], card))
    s.stack[CARDS_TO_DRAW] = count - 1
    if not is_to_draw(card):
        face(s, card)
        s.goto(DRAW_HORDE)
        return
    found = deck_for(s, tier_to_draw(card))
    if found < 0:
        s.goto(DRAW_HORDE)
        return
    s.stack[DRAWN_FROM] = found
    s.chance(K_LAND, uppermost(s, found))


def drew_horde(s: WholeGame, _horde: int, _count: int, deck: int) -> None:
    """All see the unit. Rules: H3-CHANGE-guards, H3-DO-lead_out, H3-NEU-02."""
    s.piles[deck] = without(s.piles[deck], s.answer)
    if s.known:
        forget_place(s, deck)
    face(s, s.answer)
    s.goto(DRAW_HORDE)


def face(s: WholeGame, row: int) -> None:
    """A unit of a horde is laid out."""
    s.piles[OFFERED] = added(s.piles[OFFERED], row)
    s.emit(E_HORDE_CARD, kind_of(row))


DRAW_HORDE: Final = sequence(pick_card, picked_card, drew_horde)
"""Arguments: the horde, how many cards, the deck drawn from. They lie in OFFERED."""
CARDS_TO_DRAW: Final = ARG_B
DRAWN_FROM: Final = ARG_C


# -- fighting it -------------------------------------------------------------------------------------------------------


def set_horde(s: WholeGame, t: Terms, field: int) -> None:
    """The units laid out are the guards; they wait on their discard piles until the Combat takes them up.

    The last cards of a horde are as hard as the first.

    Rules: H3-CHANGE-guards, H3-NEU-02, H3-EXP-13.
    """
    t.field = difficulty(s, field)
    counts = [0] * (AZURE + 1)
    for row in s.piles[OFFERED]:
        tier = TIER[kind_of(row)]
        counts[tier] += 1
        s.piles[NEUTRAL_DISCARDS + tier] = added(s.piles[NEUTRAL_DISCARDS + tier], row)
    t.fixed = s.piles[OFFERED]
    t.draws = tuple(counts)
    t.endless = True
    s.piles[OFFERED] = ()


def regroup(s: WholeGame, horde: int) -> None:
    """Those of a horde that still stand go back, known from now on; the fallen stay on their discard piles.

    Rules: H3-CHANGE-guards, H3-NEU-06.
    """
    back: list[int] = []
    for row in [BASE_ROW[s.row[u] % PLAIN[0]] for u in units_in(s.alive) if SIDE_OF[u] == DEFENDER]:
        pile = NEUTRAL_DISCARDS + TIER[kind_of(row)]
        if row in s.piles[pile]:
            s.piles[pile] = without(s.piles[pile], row)
            back.append(row)
    if back:
        change_horde(s, horde, (*s.scenario_state.hordes[horde], *back))


# -- coming out --------------------------------------------------------------------------------------------------------


def lead_out(s: WholeGame, horde: int, ai: int, count: int) -> None:
    """The top cards of a horde become the army of an AI hero. Rules: H3-DO-lead_out, H3-AIM-12."""
    if s.scenario_state.host.at[ai] < 0 and s.scenario_state.hordes[horde]:
        s.call(DRAW_HORDE, horde, count, -1)
    else:
        s.leave()


def led_out(s: WholeGame, _horde: int, ai: int, _count: int) -> None:
    """It comes onto the map with them. Rules: H3-DO-lead_out, H3-AIM-08."""
    h = edit_host(s)
    h.troops = changed_troops(h.troops, ai, s.piles[OFFERED])
    s.piles[OFFERED] = ()
    spot, kind = s.game_terms.ai[ai].place
    s.call(ARRIVAL, ai, spot, kind)


def changed_troops(troops: tuple[tuple[int, ...], ...], ai: int, rows: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The armies of all AI heroes with another one for one of them."""
    return troops[:ai] + (rows,) + troops[ai + 1 :]


LEAD_OUT: Final = sequence(lead_out, led_out)
"""Arguments: the horde, the AI hero, how many cards."""
