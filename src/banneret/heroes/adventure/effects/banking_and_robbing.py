"""Carrying out what scenarios do with hoards and holdings: banking, robbing, and what fields held for long give."""

from __future__ import annotations

from typing import Final

from banneret.heroes.adventure.map.land import location
from banneret.heroes.adventure.special_rules.grail import deliver_grail
from banneret.heroes.geometry.map_grid import fields_in
from banneret.heroes.state.answers_map import AMOUNT, MOST_GIVEN
from banneret.heroes.state.battle import gain
from banneret.heroes.state.events_map import E_TOKEN
from banneret.heroes.state.packed_ints import pack_tenure, tenure_field, tenure_paid, tenure_player, tenure_times
from banneret.heroes.state.scenario_state import add_token, edit, held
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.tables.compile.map import NEXT_OPERATION
from banneret.heroes.tables.compile.scenario import SAME_TOKEN, unpack_bank, unpack_robbery
from banneret.kernel.keys import argument, option
from banneret.kernel.kinds import K_AMOUNT
from banneret.kernel.sequence import asks, sequence
from banneret.kernel.state import ARG_A, ARG_C


def ask_banked(s: WholeGame, resource: int, token: int, how: int) -> None:
    """How much is put away; nothing is allowed for a shared store, since other resources may follow.

    Rules: H3-DO-bank, H3-GEN-03, H3-GEN-04.
    """
    most = min(s.stores[resource], MOST_GIVEN)
    shared, each = unpack_bank(how)
    if each:
        holder = s.game_terms.players if shared else s.who[0]
        most = min(most, each * (s.game_terms.players if shared else 1) - held(s, holder, token))
    if most > 0:
        s.ask(s.who[0], K_AMOUNT, [option(AMOUNT, n) for n in range(0 if shared else 1, most + 1)])
    else:
        s.leave()


def got_banked(s: WholeGame, resource: int, token: int, how: int) -> None:
    """It goes from the pool to the tokens, where nothing can be paid with it. Rules: H3-DO-bank."""
    amount = argument(s.answer)
    shared, _ = unpack_bank(how)
    holder = s.game_terms.players if shared else s.who[0]
    if amount:
        gain(s, 0, resource, -amount)
        add_token(s, holder, token, amount)
        s.emit(E_TOKEN, holder, token, amount)


BANKING: Final = sequence(asks(ask_banked), got_banked)
"""Arguments: the resource, the token, whose and how much: see `pack_bank`."""
RESOURCE_BANKED: Final = ARG_A
HOW_BANKED: Final = ARG_C


def rob(s: WholeGame, token: int, amount: int, how: int) -> None:
    """The player whom the moment is about loses tokens to the acting one, as many as there are. Rules: H3-DO-rob.

    `how` says how many of them and what they become, see `ROB`.
    """
    victim = s.scenario_state.against
    if victim < 0:
        return
    has = held(s, victim, token)
    half, becomes = unpack_robbery(how)
    taken = (has + half - 1) // 2 if half else min(amount, has)
    if not taken:
        return
    add_token(s, victim, token, -taken)
    s.emit(E_TOKEN, victim, token, -taken)
    if becomes < SAME_TOKEN:
        gain(s, 0, becomes, taken)
    else:
        add_token(s, s.who[0], token, taken)
        s.emit(E_TOKEN, s.who[0], token, taken)


def count_tenures(s: WholeGame, kinds: int, times: int, _z: int) -> None:
    """Every field of these kinds that the player holds is counted once more; those held long enough pay off, once.

    Rules: H3-DO-tenure.
    """
    player = s.who[0]
    old = {tenure_field(entry): entry for entry in s.scenario_state.tenures}
    due = 0
    for field in fields_in(s.owned[player]):
        if not kinds >> location(s, field) & 1:
            continue
        entry = old.get(field, 0)
        paid = tenure_paid(entry)
        count = tenure_times(entry) + 1 if tenure_player(entry) == player else 1
        if count >= times and not paid:
            paid = True
            due += 1
        old[field] = pack_tenure(field, count, player, paid)
    g = edit(s)
    g.tenures = tuple(sorted(old.values()))
    g.due = due


def repeat_while_due(s: WholeGame, following: int, _y: int, _z: int) -> None:
    """Once for each field that pays off what follows is done, then it is passed over. Rules: H3-DO-tenure."""
    if s.scenario_state.due > 0:
        edit(s).due -= 1
    else:
        s.stack[NEXT_OPERATION] += following


def bring_grail_home(s: WholeGame, _x: int, _y: int, _z: int) -> None:
    """The Grail is where it shall stay. Rules: H3-DO-deliver_grail."""
    deliver_grail(s)
