"""Levies: sums that players owe, to be paid in gold or with what counts for gold."""

from __future__ import annotations

from typing import Final

from banneret.heroes.geometry.map_grid import NO_FIELD
from banneret.heroes.state.answers_map import AMOUNT, MOST_GIVEN
from banneret.heroes.state.battle import gain
from banneret.heroes.state.events_map import E_LEVIED, E_LEVY_FAILED
from banneret.heroes.state.hero_numbers import NO_HERO
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.tables.compile.map import MAP_EFFECT
from banneret.kernel.keys import argument, option
from banneret.kernel.kinds import K_AMOUNT
from banneret.kernel.sequence import asks, at, sequence
from banneret.kernel.state import ARG_A, ARG_B, ARG_C

GOLD: Final = 0
ORDER: Final = (2, 1, 0)
"""The resources in the order in which they are asked for: gold last, as it can pay any rest."""


def worth(s: WholeGame, levy: int, resource: int) -> int:
    """How much gold one of a resource counts, 0 where it is not taken. Rules: H3-DO-levy."""
    return 1 if resource == GOLD else s.game_terms.programs.levies[levy][resource]


def in_reach(s: WholeGame, levy: int, step: int) -> int:
    """The total worth in gold of the player's resources that can still be asked for from a step on. Rules:
    H3-DO-levy."""
    return sum([worth(s, levy, resource) * s.stores[resource] for resource in ORDER[step:]])


def collect_levy(s: WholeGame, levy: int, _step: int, _paid: int) -> None:
    """A player who cannot pay in full gives everything that counts. Rules: H3-DO-levy, H3-GEN-03."""
    if in_reach(s, levy, 0) >= s.game_terms.programs.levies[levy][0]:
        return
    amount = in_reach(s, levy, 0)
    for resource in range(3):
        if worth(s, levy, resource) and s.stores[resource]:
            gain(s, 0, resource, -s.stores[resource])
    s.emit(E_LEVY_FAILED, s.who[0], s.game_terms.programs.levies[levy][0] - amount)
    s.leave()
    if s.game_terms.programs.levies[levy][5]:
        s.call(MAP_EFFECT, s.game_terms.programs.levies[levy][5], NO_HERO, NO_FIELD)


def ask_levy(s: WholeGame, levy: int, step: int, paid: int) -> None:
    """How much of the next resource is paid; with gold the debt is paid in full, and more if that is useful.

    Rules: H3-DO-levy, H3-GEN-03, H3-GEN-04.
    """
    owed, _, _, every, _, _, extra = s.game_terms.programs.levies[levy]
    resource = ORDER[step]
    has = s.stores[resource]
    rate = worth(s, levy, resource)
    if not rate:
        s.answer = option(AMOUNT, 0)
        return
    least = max(0, -(-(owed - paid - in_reach(s, levy, step + 1)) // rate))
    more = every > 0 and extra > 0
    upper = has if more else min(has, max(0, -(-(owed - paid) // rate)))
    amounts = list(range(least, min(upper, MOST_GIVEN) + 1))
    if resource == GOLD and more:
        amounts = [n for n in amounts if n == least or (paid + n - owed) % every == 0]
    if len(amounts) > 1:
        s.ask(s.who[0], K_AMOUNT, [option(AMOUNT, n) for n in amounts])
    else:
        s.answer = option(AMOUNT, amounts[0])


def got_levy(s: WholeGame, levy: int, step: int, paid: int) -> None:
    """It is paid, and the next resource is asked for. Rules: H3-DO-levy."""
    amount = argument(s.answer)
    resource = ORDER[step]
    if amount:
        gain(s, 0, resource, -amount)
    s.stack[GOLD_PAID] = paid + amount * worth(s, levy, resource)
    s.stack[RESOURCES_ASKED_FOR] = step + 1
    if step + 1 < len(ORDER):
        s.goto(ASK_LEVY)


def settle_levy(s: WholeGame, levy: int, _step: int, paid: int) -> None:
    """A player who has paid gets what the scenario gives for it, and for every full sum paid on top. Rules:
    H3-DO-levy."""
    owed, _, _, every, thanks, _, extra = s.game_terms.programs.levies[levy]
    s.emit(E_LEVIED, s.who[0], paid)
    s.leave()
    for _ in range((paid - owed) // every if every and extra else 0):
        s.call(MAP_EFFECT, extra, NO_HERO, NO_FIELD)
    if thanks:
        s.call(MAP_EFFECT, thanks, NO_HERO, NO_FIELD)


LEVYING: Final = sequence(collect_levy, asks(ask_levy), got_levy, settle_levy)
"""Arguments: a place in `MapPrograms.levies`, how many resources were asked for, the gold paid so far."""
LEVY_COLLECTED: Final = ARG_A
RESOURCES_ASKED_FOR: Final = ARG_B
GOLD_PAID: Final = ARG_C
ASK_LEVY: Final = at(LEVYING, ask_levy)
