"""Whether an answer can be taken back: often it cannot, because dice fall, a card is drawn or somebody else is next.

It is tried on a copy that agrees with what the seat knows, so it tells nothing that is hidden.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from banneret.kernel.game import Game


def is_final(game: Game, seat: int, answers: Sequence[str]) -> bool:
    """Whether giving the last of these answers hands the decision to chance, to another seat or to nobody.

    What may not be given is not final: it is refused and changes nothing.
    """
    state = game.determinize(seat, Random(0))
    for key in answers:
        option = game.rules.parse(state.kind, key) if state.seat == seat else None
        if option is None or option not in state.options:
            return False
        state.apply(option)
        while state.forced():
            state.apply(state.options[0])
    return state.seat != seat
