"""Carrying out what decides a contest: the one token of a kind, levies, players who can no longer win, a beast."""

from __future__ import annotations

from typing import Final

from banneret.heroes.adventure.seating import in_order
from banneret.heroes.adventure.special_rules.grail import bear
from banneret.heroes.adventure.special_rules.measures import beside_bearer
from banneret.heroes.geometry.map_grid import NO_FIELD
from banneret.heroes.state.answers_map import HAND_TO
from banneret.heroes.state.events_map import E_BARRED, E_PAID, E_SOLE_TOKEN
from banneret.heroes.state.hero_numbers import NO_HERO
from banneret.heroes.state.scenario_state import add_token, edit, held
from banneret.heroes.state.teams import mates
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.tables.compile.map import MAP_EFFECT, unpack_price
from banneret.kernel.keys import argument, option
from banneret.kernel.kinds import K_TARGET
from banneret.kernel.piles import changed
from banneret.kernel.sequence import asks, sequence


def sole_token(s: WholeGame, token: int, _y: int, _z: int) -> None:
    """The acting player has the only token of a kind. Rules: H3-DO-sole_token."""
    for player in range(s.game_terms.players):
        add_token(s, player, token, int(player == s.who[0]) - held(s, player, token))
    s.emit(E_SOLE_TOKEN, s.who[0], token)


def team_pays(s: WholeGame, price: int, follows: int, _z: int) -> None:
    """The acting player pays, then the allies pay the rest in turn order.

    Rules: H3-DO-team_pays, H3-MOD-09, H3-GEN-04.
    """
    amounts = unpack_price(price)
    helpers = [p for p in in_order(s) if p in mates(s, s.who[0])]
    for resource in range(3):
        if s.stores[resource] + sum([s.purse[3 * p + resource] for p in helpers]) < amounts[resource]:
            return
    for resource in range(3):
        own = min(amounts[resource], s.stores[resource])
        if own:
            s.stores = changed(s.stores, resource, s.stores[resource] - own)
            s.emit(E_PAID, s.who[0], resource, own)
        left = amounts[resource] - own
        for p in helpers:
            part = min(left, s.purse[3 * p + resource])
            if part:
                s.purse[3 * p + resource] -= part
                s.emit(E_PAID, p, resource, part)
            left -= part
    if follows:
        s.call(MAP_EFFECT, follows, NO_HERO, NO_FIELD)


def ask_receiver(s: WholeGame, _a: int, _b: int, _c: int) -> None:
    """To which hero of the team the Grail goes. Rules: H3-DO-hand_over_grail, H3-MOD-09."""
    heroes = beside_bearer(s)
    if heroes:
        s.ask(s.who[0], K_TARGET, [option(HAND_TO, h) for h in heroes])
    else:
        s.leave()


def hand_over(s: WholeGame, _a: int, _b: int, _c: int) -> None:
    """That hero carries it from now on. Rules: H3-DO-hand_over_grail."""
    bear(s, argument(s.answer))


HANDING_OVER: Final = sequence(asks(ask_receiver), hand_over)


def forfeit(s: WholeGame, _x: int, _y: int, _z: int) -> None:
    """The acting player plays on without a chance to win. Rules: H3-DO-forfeit."""
    player = s.who[0]
    if not s.scenario_state.barred >> player & 1:
        edit(s).barred |= 1 << player
        s.emit(E_BARRED, player)
