"""Which cards players were offered in a Combat, and which they used.

`banneret.heroes.adventure.special_rules.missed_cards` tells them of it afterwards. It is noted before an answer is
given, so it belongs to the position.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from banneret.heroes.state.answers_combat import CAST, EXPERT, PLAY, POWER, POWER_EXPERT, POWER_SECOND, SECOND, mode_of
from banneret.heroes.state.scenario_state import edit
from banneret.heroes.tables.units_and_cards import MODE_PROGRAM, OP_END, OP_GAIN, OPS
from banneret.kernel.keys import argument, verb

# A cycle of types alone: a WholeGame holds it, and its functions are handed the game.
if TYPE_CHECKING:
    from banneret.heroes.state.whole_game import WholeGame

EFFECTS: Final = (PLAY, EXPERT, SECOND)
PLAYS: Final = (*EFFECTS, CAST, POWER, POWER_EXPERT, POWER_SECOND)
"""Whatever uses a card of the hand for what it says."""
USED: Final = 1
_SEAT: Final = 1 << 16


def pack_offer(seat: int, card: int) -> int:
    """An entry of `ScenarioState.offered`: a card that a player could play, to which USED is added once it is."""
    return _SEAT * seat + 2 * card


def offer_seat(offer: int) -> int:
    """Whose card it is."""
    return offer // _SEAT


def would_tell(option: int) -> bool:
    """Whether an option uses a card for something that a Combat is about: resources alone change none.

    Rules: H3-CHANGE-lessons.
    """
    if verb(option) not in EFFECTS:
        return verb(option) in PLAYS
    program = MODE_PROGRAM[mode_of(option)]
    while OPS[program][0] == OP_GAIN:
        program += 1
    return OPS[program][0] != OP_END


def note_offers(s: WholeGame, answer: int) -> None:
    """Before an answer is given in a Combat: which cards the player could play, and which one is played.

    Rules: H3-CHANGE-lessons.
    """
    if not s.base or s.seat < 0:
        return
    used = argument(answer) if verb(answer) in PLAYS else -1
    entries = set(s.scenario_state.offered)
    for option in s.options:
        if would_tell(option):
            entry = pack_offer(s.seat, argument(option))
            if argument(option) == used:
                entries.discard(entry)
                entries.add(entry + USED)
            elif entry + USED not in entries:
                entries.add(entry)
    offered = tuple(sorted(entries))
    if offered != s.scenario_state.offered:
        edit(s).offered = offered
