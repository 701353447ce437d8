"""Why something cannot be done: the clause of the rules that forbids it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from banneret.ledger import clause, known
from banneret.table.presenter import presenting
from banneret.table.protocol import Reason

if TYPE_CHECKING:
    from banneret.kernel.game import Game


def reasons(game: Game, seat: int, at: str, answer: str, lang: str) -> tuple[Reason, ...]:
    """Why the seat that is asked may not do what it meant, by an anchor or by the key of an answer.

    Other seats are told nothing. Reasons are found from the view of the seat, so they reveal no more than it knows.
    Empty if nothing forbids it, or nothing could be meant.
    """
    if game.over or game.state.seat != seat:
        return ()
    presenter = presenting(game)
    keys = [answer] if answer else presenter.meant_at(game, at)
    if at.startswith(("space:", "hex:", "unit:")):
        del keys[1:]  # pointing at a place on the board means one thing
    asking = presenter.asking(game, lang)
    state = game.view(seat).state
    known_here = frozenset(game.rules.candidates(state))
    found: dict[str, Reason] = {}
    for key in keys:
        option = game.rules.parse(game.state.kind, key)
        if option is None or option not in known_here:
            continue
        id = game.rules.why_not(state, option)
        if id and id not in found:
            text = clause(id, lang).text if known(id) else id
            found[id] = Reason(key, asking.refused(option), id, text, asking.obstacle(option, id))
    return tuple(found.values())
