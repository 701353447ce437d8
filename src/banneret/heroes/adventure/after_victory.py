"""After a victory: the end of the story, and in a campaign what the hero takes along to the next part.

The player chooses here and not when the next part begins, because a lost part begins again with the very same deck: the
choice made once is written into the set-up of that part.
"""

from __future__ import annotations

from typing import Final

from banneret.heroes.adventure.seating import act_as, pile_of
from banneret.heroes.adventure.special_rules.triggers import VICTORY, fire, holds
from banneret.heroes.geometry.map_grid import NO_FIELD
from banneret.heroes.scenario.carried_over import MOST_OTHERS, CarriedOver
from banneret.heroes.state.answers_map import HERO, TAKE
from banneret.heroes.state.events_map import E_HEIR, E_KEPT
from banneret.heroes.state.hero_numbers import main_hero
from banneret.heroes.state.pile_numbers import DECK, DISCARDS, HAND, ON_UNITS, P_ONGOING
from banneret.heroes.state.scenario_state import edit
from banneret.heroes.state.teams import allied
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.tables.towns_and_heroes import HERO_FACTION, HERO_IDS, SPECIALTY, STARTING_DECK, base_card
from banneret.heroes.tables.units_and_cards import (
    CARD_KIND,
    CARD_NUMBER,
    FACTION_IDS,
    SPECIALTY_CARD,
    STARTER,
    STATISTIC_CARD,
)
from banneret.kernel.keys import argument, option
from banneret.kernel.kinds import K_CARD, K_UNIT
from banneret.kernel.piles import added, without
from banneret.kernel.sequence import asks, at, sequence
from banneret.kernel.state import ARG_A

MOST_ARROWS: Final = 4
"""Magic Arrows another hero may begin with. Rules: H3-SOL-08."""
MAGIC_ARROW: Final = CARD_NUMBER["magic_arrow"]


def end_tale(s: WholeGame, player: int, _b: int, _c: int) -> None:
    """Rules of the scenario that wait for the victory. Rules: H3-WHEN-victory."""
    fire(s, VICTORY, main_hero(player), NO_FIELD)


def ask_heir(s: WholeGame, player: int, _b: int, _c: int) -> None:
    """Who leads the next part: the hero, or the faction's other one. Rules: H3-SOL-07."""
    if not s.game_terms.carries:
        s.goto(CLOSE_TALE)
        return
    act_as(s, player)
    heroes = [h for h in range(len(HERO_IDS)) if HERO_FACTION[h] == s.faction[player]]
    s.ask(player, K_UNIT, [option(HERO, h) for h in heroes])


def got_heir(s: WholeGame, player: int, _b: int, _c: int) -> None:
    """The hero of the next part. Rules: H3-SOL-02, H3-SOL-07."""
    g = edit(s)
    g.heir = argument(s.answer)
    s.emit(E_HEIR, player, g.heir)
    for n, tests in enumerate(s.game_terms.earned_by):
        if all(holds(s, test, player) for test in tests):
            g.earned |= 1 << n


def ask_keep(s: WholeGame, player: int, _b: int, _c: int) -> None:
    """Five cards in addition to Statistics and Specialties, one after the other, or as many as there are.

    Rules: H3-SOL-03, H3-SOL-08, H3-SOL-09.
    """
    if len(s.scenario_state.kept) < min(MOST_OTHERS, len(other_cards(s, player))):
        s.ask_private(player, K_CARD, [option(TAKE, card) for card in to_keep(s, player)])
    else:
        s.goto(CLOSE_TALE)


def got_keep(s: WholeGame, player: int, _b: int, _c: int) -> None:
    """A card is carried over to the next part. Rules: H3-SOL-03."""
    g = edit(s)
    g.kept = added(g.kept, argument(s.answer))
    s.emit(E_KEPT, player, argument(s.answer))
    s.goto(ASK_KEEP)


def close_tale(s: WholeGame, player: int, _b: int, _c: int) -> None:
    """The game is over, won with all the team. Rules: H3-MOD-06, H3-VIC-04."""
    s.finish(worth_to(s, player))


def worth_to(s: WholeGame, player: int) -> tuple[int, ...]:
    """What the victory of a player is worth to each seat. Rules: H3-MOD-06, H3-VIC-04."""
    return tuple([1 if allied(s, p, player) else -1 for p in range(s.game_terms.players)])


AFTER_VICTORY: Final = sequence(end_tale, asks(ask_heir), got_heir, asks(ask_keep), got_keep, close_tale)
"""Arguments: the player who has won."""
WON_BY: Final = ARG_A
ASK_KEEP: Final = at(AFTER_VICTORY, ask_keep)
CLOSE_TALE: Final = at(AFTER_VICTORY, close_tale)


def owned_cards(s: WholeGame, player: int) -> tuple[int, ...]:
    """All cards of the seated player that are in the game: hand, deck, discard pile, on units and in play."""
    cards = s.piles[HAND] + s.piles[DECK] + s.piles[DISCARDS] + s.piles[ON_UNITS] + s.piles[pile_of(P_ONGOING, player)]
    return tuple(sorted(cards))


def other_cards(s: WholeGame, player: int) -> list[int]:
    """Those of them that are neither Statistics nor Specialties. Rules: H3-SOL-03."""
    return [card for card in owned_cards(s, player) if CARD_KIND[card] not in (STATISTIC_CARD, SPECIALTY_CARD)]


def to_keep(s: WholeGame, player: int) -> list[int]:
    """The cards that may be chosen next, each once.

    For another hero any card may be exchanged for that hero's starting Ability, if there is no copy of it, and for
    Magic Arrows, of which there are never more than four then. Rules: H3-SOL-03, H3-SOL-07 to H3-SOL-09.
    """
    kept = s.scenario_state.kept
    heir = s.scenario_state.heir
    others = other_cards(s, player)
    if heir == s.hero[player]:
        left = tuple(others)
        for card in kept:
            left = without(left, card)
        return sorted(set(left))
    # A starting Ability is a card like any other to somebody else.
    left = tuple(sorted([base_card(card) for card in others]))
    own = [card for card in STARTING_DECK[heir] if STARTER[card] >= 0 and STARTER[card] not in left]
    for card in kept:
        if card != MAGIC_ARROW and card in left:
            left = without(left, card)
    found = set(left) | set(own) - set(kept)
    if kept.count(MAGIC_ARROW) < MOST_ARROWS:
        found.add(MAGIC_ARROW)
    else:
        found.discard(MAGIC_ARROW)
    return sorted(found)


def next_deck(s: WholeGame, player: int) -> tuple[int, ...]:
    """The deck of the next part: all Statistics, or those of another hero; the first Specialty; what was chosen.

    Rules: H3-SOL-03, H3-SOL-07.
    """
    heir = s.scenario_state.heir
    cards = owned_cards(s, player) if heir == s.hero[player] else STARTING_DECK[heir]
    statistics = [card for card in cards if CARD_KIND[card] == STATISTIC_CARD]
    return tuple(sorted([*statistics, SPECIALTY[heir][0], *s.scenario_state.kept]))


def next_seat(s: WholeGame) -> str:
    """The seat of the next part of a campaign, as the set-up writes it. Only after a victory."""
    player = 0
    gifts = [carry.gift for n, carry in enumerate(s.game_terms.scenario.carry) if s.scenario_state.earned >> n & 1]
    kept = CarriedOver(next_deck(s, player), tuple(gifts))
    return " ".join([f"{FACTION_IDS[s.faction[player]]}/{HERO_IDS[s.scenario_state.heir]}", *kept.words()])
