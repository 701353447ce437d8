"""Effects of the map about units: reinforcing by an effect, weakening, recruiting drawn Neutral Units."""

from __future__ import annotations

from typing import Final

from banneret.heroes.adventure.playing_cards import PLAY_ON_MAP, cheaper_by, cheaper_plays
from banneret.heroes.adventure.town.captured import has_building
from banneret.heroes.adventure.town.prices import can_pay, pay, unit_price
from banneret.heroes.adventure.town.recruiting import (
    ask_about_unit,
    ask_of_deck,
    raise_unit,
    recruit,
    return_neutral,
    room,
)
from banneret.heroes.combat.cards.known_places import forget_place, uppermost
from banneret.heroes.combat.neutral_units import deck_of_tier
from banneret.heroes.state.answers_combat import NO, REINFORCE
from banneret.heroes.state.answers_map import BRONZE_DECK, DECK_TOP, RECRUIT, WEAKEN
from banneret.heroes.state.events_map import E_OFFERED, E_WEAKENED
from banneret.heroes.state.pile_numbers import OFFERED, RESERVE
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.tables.compile.map import FREE, HALF, HALF_GOLD
from banneret.heroes.tables.towns_and_heroes import BASE_ROW, DWELLING, Price
from banneret.heroes.tables.units_and_cards import (
    AZURE,
    GOLD,
    NEUTRAL,
    RAISED,
    TIER,
    few_row,
    is_pack,
    kind_of,
    pack_row,
)
from banneret.kernel.keys import argument, option, verb
from banneret.kernel.kinds import K_LAND, K_UNIT
from banneret.kernel.piles import added, without
from banneret.kernel.sequence import asks, at, sequence
from banneret.kernel.state import ARG_B, ARG_C


def effect_price(s: WholeGame, row: int, how: int) -> Price:
    """What an effect asks for turning a unit to this side. Rules: H3-STL-06, H3-STL-10, H3-UNI-12.

    Half of everything is rounded up; an effect about gold alone halves the gold, rounded down.
    """
    if how == FREE:
        return 0, 0, 0
    gold, materials, valuables = unit_price(s, row)
    if how == HALF:
        return (gold + 1) // 2, (materials + 1) // 2, (valuables + 1) // 2
    if how == HALF_GOLD:
        return gold // 2, materials, valuables
    return gold, materials, valuables


def reinforceable(s: WholeGame, tiers: int, how: int) -> list[int]:
    """The Few units an effect could turn to Pack: no token, Citadel or dwelling is asked for.

    A card that lies on a unit does not keep it from that. Rules: H3-UNI-12, H3-STL-08.
    """
    kinds: list[int] = []
    for row in s.piles[RESERVE]:
        kind = kind_of(BASE_ROW[row])
        if RAISED[row] < 0 or not tiers >> TIER[kind] & 1:
            continue
        if can_pay(s, effect_price(s, pack_row(kind), how)):
            kinds.append(kind)
    return kinds


def raising_plays(s: WholeGame, tiers: int, how: int) -> list[int]:
    """The cards that make such a reinforcement cheaper, or possible, all of them together.

    Rules: H3-TRN-12, H3-CRD-12.
    """
    plays = cheaper_plays(s) if how != FREE else []
    if not plays:
        return plays
    less = cheaper_by(plays)
    s.discount += less
    kinds = reinforceable(s, tiers, how)
    s.discount -= less
    return plays if any(effect_price(s, pack_row(kind), how)[0] for kind in kinds) else []


def can_raise(s: WholeGame, tiers: int, how: int) -> bool:
    """Whether an effect could turn any unit to its Pack side. Rules: H3-UNI-12."""
    return len(reinforceable(s, tiers, how)) > 0 or len(raising_plays(s, tiers, how)) > 0


def ask_reinforced(s: WholeGame, tiers: int, how: int, _c: int) -> None:
    """Which unit an effect turns to its Pack side. Rules: H3-UNI-12, H3-STL-06."""
    options = [option(REINFORCE, kind) for kind in reinforceable(s, tiers, how)]
    plays = raising_plays(s, tiers, how)
    if plays and not options and not s.discount:
        # Nobody has to give up a card for what could not be paid without it.
        plays.append(NO)
    options += plays
    if options:
        ask_about_unit(s, options, len(plays) > 0)
    else:
        s.discount = 0
        s.leave()


def reinforced_by_effect(s: WholeGame, _tiers: int, how: int, _c: int) -> None:
    """Pay what the effect asks and turn the unit. Rules: H3-UNI-12, H3-STL-06, H3-STL-10."""
    if s.answer == NO:
        s.leave()
        return
    if verb(s.answer) != REINFORCE:
        s.goto(REINFORCE_BY_EFFECT)
        s.call(PLAY_ON_MAP, s.answer, 0, 0)
        return
    kind = argument(s.answer)
    pay(s, effect_price(s, pack_row(kind), how))
    s.discount = 0
    raise_unit(s, kind)


REINFORCE_BY_EFFECT: Final = sequence(asks(ask_reinforced), reinforced_by_effect)
"""Arguments: tiers as bits, the price."""
PRICE_TO_REINFORCE: Final = ARG_B


def ask_weakened(s: WholeGame, _a: int, _b: int, _c: int) -> None:
    """Which Pack turns to its Few side. Rules: H3-GEN-03."""
    kinds = [
        kind_of(row) for row in s.piles[RESERVE] if is_pack(row) and not NEUTRAL[kind_of(row)] and BASE_ROW[row] == row
    ]
    if kinds:
        ask_of_deck(s, s.who[0], [option(WEAKEN, kind) for kind in kinds])
    else:
        s.leave()


def weakened(s: WholeGame, _a: int, _b: int, _c: int) -> None:
    """Turn it. Rules: H3-UNI-02."""
    kind = argument(s.answer)
    s.piles[RESERVE] = added(without(s.piles[RESERVE], pack_row(kind)), few_row(kind))
    s.emit(E_WEAKENED, s.who[0], kind)


WEAKENING: Final = sequence(asks(ask_weakened), weakened)


# -- recruiting Neutral Units ------------------------------------------------------------------------------------------


def dwelling_tiers(s: WholeGame, each: int) -> list[int]:
    """The Neutral decks that the acting player's dwellings open, by option those of captured Towns as well.

    For Diplomacy alone the last one opens two. Rules: H3-NEU-03, H3-NEU-04, H3-CST-07, H3-OPT-01.
    """
    tiers = [tier for tier in range(3) if has_building(s, DWELLING + tier)]
    return [*tiers, AZURE] if each and GOLD in tiers else tiers


def draw_offer(s: WholeGame, each: int, n: int, _c: int) -> None:
    """Neutral Units are drawn: one for each dwelling, or one from a deck the player picks.

    Rules: H3-NEU-03, H3-NEU-04, H3-NEU-07.
    """
    tiers = dwelling_tiers(s, each)
    if n >= (len(tiers) if each else min(1, len(tiers))):
        s.goto(ASK_OFFER)
        return
    if not each:
        # The decks are offered as their tiers; a single one needs no question.
        s.ask(s.who[0], K_UNIT, [option(DECK_TOP, BRONZE_DECK + tier) for tier in tiers])
    else:
        s.answer = option(DECK_TOP, BRONZE_DECK + tiers[n])


def draw_from_tier(s: WholeGame, _each: int, n: int, _c: int) -> None:
    """Draw from that deck; an empty one is not replaced by a lower tier here. Rules: H3-NEU-07."""
    tier = argument(s.answer) - BRONZE_DECK
    deck = deck_of_tier(s, tier)
    s.stack[UNITS_DRAWN] = n + 1
    if deck < 0:
        s.goto(RECRUIT_OFFERED)
        return
    s.stack[DRAWN_FROM] = deck
    s.chance(K_LAND, uppermost(s, deck))


def drew_offer(s: WholeGame, _each: int, _n: int, deck: int) -> None:
    """The unit is laid out for all to see."""
    s.piles[deck] = without(s.piles[deck], s.answer)
    forget_place(s, deck)
    s.piles[OFFERED] = added(s.piles[OFFERED], s.answer)
    s.emit(E_OFFERED, s.who[0], kind_of(s.answer))
    s.goto(RECRUIT_OFFERED)


def ask_offer(s: WholeGame, _each: int, _n: int, _deck: int) -> None:
    """One of them may be recruited at its price. Rules: H3-NEU-03, H3-NEU-04, H3-CST-07, H3-GEN-03."""
    options: list[int] = []
    last = -1
    if room(s):
        for row in s.piles[OFFERED]:
            if row != last and can_pay(s, unit_price(s, row)):
                options.append(option(RECRUIT, kind_of(row)))
            last = row
    plays = offer_plays(s) if room(s) else []
    options += plays
    if not s.discount:
        options.append(NO)
    if options:
        ask_about_unit(s, options, len(plays) > 0)
    else:
        s.answer = NO


def offer_plays(s: WholeGame) -> list[int]:
    """The cards that make one of the units drawn cheaper, or bring it within reach. Rules: H3-TRN-12, H3-CRD-12."""
    plays = cheaper_plays(s)
    less = cheaper_by(plays)
    for row in s.piles[OFFERED]:
        gold, materials, valuables = unit_price(s, row)
        if gold and can_pay(s, (max(0, gold - less), materials, valuables)):
            return plays
    return []


def got_offer(s: WholeGame, _each: int, _n: int, _deck: int) -> None:
    """The others go to their discard piles. Rules: H3-NEU-03, H3-NEU-06."""
    if verb(s.answer) != RECRUIT and s.answer != NO:
        s.goto(ASK_OFFER)
        s.call(PLAY_ON_MAP, s.answer, 0, 0)
        return
    if s.answer != NO:
        kind = argument(s.answer)
        s.piles[OFFERED] = without(s.piles[OFFERED], few_row(kind))
        recruit(s, kind)
    s.discount = 0
    for row in s.piles[OFFERED]:
        return_neutral(s, row)
    s.piles[OFFERED] = ()


RECRUIT_OFFERED: Final = sequence(asks(draw_offer), draw_from_tier, drew_offer, asks(ask_offer), got_offer)
"""Arguments: 1 for a unit of each dwelling, as by Diplomacy, or 0 for one in all; how many were drawn, from which deck.
"""
UNITS_DRAWN: Final = ARG_B
DRAWN_FROM: Final = ARG_C
ASK_OFFER: Final = at(RECRUIT_OFFERED, ask_offer)
