"""What the greedy bot makes of a scenario's own actions: the Grail, hoards, and visits that take their time."""

from __future__ import annotations

from typing import Final

from banneret.heroes.adventure.map.land import location, visited
from banneret.heroes.adventure.special_rules.triggers import holds
from banneret.heroes.bots.coop import KEPT_BACK, SOON
from banneret.heroes.state.answers_map import REVISIT, RULE, RULE_SECOND
from banneret.heroes.state.hero_numbers import owner_of
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.tables.compile.common_wars import CLOSE
from banneret.heroes.tables.compile.map import DONE_OP, TAKE_GRAIL
from banneret.heroes.tables.compile.scenario import BANK, DELIVER, unpack_bank
from banneret.kernel.keys import argument, verb

GRAIL_WORTH: Final = 45.0
"""To take up the Grail where it lies, or to dig for it."""
HOME_WORTH: Final = 70.0
"""To bring it home."""
SPARED: Final = 4
"""This many rounds before the end no more gold is kept for units and buildings."""
RICH: Final = 18
"""This much gold is more than a round needs."""


def quest(s: WholeGame, digs: bool, sturdy: bool) -> int:
    """An action of the scenario worth taking now, or -1.

    `digs` says whether guards of a slow visit can be beaten, `sturdy` whether its own army needs nothing first.
    """
    for option in s.options:
        what = verb(option)
        if what in (RULE, RULE_SECOND) and worth_doing(s, argument(option), sturdy):
            return option
        if what == REVISIT and digs:
            field = s.hero_at[2 * s.seat + argument(option)]
            if location(s, field) in s.game_terms.visit_price:
                return option
    return -1


def worth_doing(s: WholeGame, n: int, sturdy: bool) -> bool:
    """Whether to use a rule: always for the Grail, for a hoard when gold is not needed otherwise."""
    place = s.game_terms.rulebook[s.game_terms.turn_actions[n].place].program
    ops = s.game_terms.programs.ops
    while ops[place][0] != DONE_OP:
        op, x, _, z = ops[place]
        if op in (TAKE_GRAIL, DELIVER):
            return True
        if op == CLOSE:
            return True
        if op == BANK:
            left = s.game_terms.round_limit - s.game_round if s.game_terms.round_limit else RICH
            shared, _ = unpack_bank(z)
            if shared:
                spares = any(have > kept for have, kept in zip(s.stores[:3], KEPT_BACK, strict=True))
                return (sturdy and spares) or left <= SOON
            return left < SPARED or s.stores[x] >= RICH
        place += 1
    return False


def may_dig(s: WholeGame, player: int, field: int) -> bool:
    """Whether a player has all that a slow visit of a field needs."""
    return all(holds(s, test, player) for test in s.game_terms.visit_tests[location(s, field)])


def slow_worth(s: WholeGame, h: int, field: int, wins: bool) -> float:
    """What it is worth to go where a visit takes time; nothing while it cannot be made, or where one is already."""
    if visited(s, owner_of(h), field) or not wins or not may_dig(s, owner_of(h), field):
        return 0.0
    return GRAIL_WORTH


def relic_worth(s: WholeGame, h: int, field: int) -> float:
    """What the Grail adds to a field: where it lies, and the way home for its bearer."""
    if s.scenario_state.grail_at == field:
        return GRAIL_WORTH
    return HOME_WORTH if s.scenario_state.bearer == h and field == s.town_at[owner_of(h)] else 0.0
