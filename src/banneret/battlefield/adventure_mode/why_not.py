"""Why something a player would try in Adventure mode is not offered: the clause that forbids it."""

from __future__ import annotations

from banneret.battlefield.adventure_mode.answers import (
    DECLARE,
    DROP,
    KEEP_ADVENTURE,
    RAISE,
    RESOLVE,
    ROLL_INCOME,
    SAVE,
    SEND,
    STUN,
    SWAP,
    USE_MOVEMENT,
    adventure_card,
)
from banneret.battlefield.adventure_mode.card_destinations import moves
from banneret.battlefield.adventure_mode.state import KEPT, SAVED, AdventureModeGame
from banneret.battlefield.adventure_mode.tables import SAVABLE
from banneret.heroes.state.answers_combat import CAST, EXPERT, PLAY, SECOND
from banneret.heroes.state.answers_map import (
    DISCOVER,
    DISCOVER_SECOND,
    END_TURN,
    GO,
    GO_SECOND,
    HIRE,
    LAY,
    LAY_SECOND,
    REVISIT,
    USE_UNIT,
)
from banneret.heroes.state.pile_numbers import HAND, RESERVE
from banneret.heroes.tables.units_and_cards import ABILITY_CARD, CARD_KIND, kind_of
from banneret.heroes.view.why_not_map import why_no_town_action
from banneret.kernel.keys import argument, verb
from banneret.kernel.kinds import K_ACTION

ON_FOOT = (GO, GO_SECOND, DISCOVER, DISCOVER_SECOND, LAY, LAY_SECOND, REVISIT)


def why_not_in_adventure_mode(s: AdventureModeGame, option: int, asking: tuple[str, ...]) -> str:
    """The clause that forbids an option, or an empty string. `asking` are the clauses of what is asked now."""
    if option in s.options:
        return ""
    reason = why_no_adventure_card(s, option)
    if not reason and s.kind == K_ACTION:
        reason = why_no_action(s, option)
    return reason or (asking[0] if asking else "BF-ADV-70")


def why_no_action(s: AdventureModeGame, option: int) -> str:
    """Why something is not done in the player's turn. Rules: BF-ADV-38, BF-ADV-72, BF-ADV-11, BF-ADV-16, BF-ADV-71."""
    what = verb(option)
    if what in ON_FOOT:
        return "BF-ADV-38"
    if option == HIRE:
        return "BF-ADV-72"
    if what == USE_UNIT:
        return "BF-ADV-70"
    if what in (PLAY, EXPERT, SECOND, CAST):
        return why_no_card_beside(s, option)
    return why_no_town_action(s, option)


def why_no_card_beside(s: AdventureModeGame, option: int) -> str:
    """Why a card is not used in the adventure. Rules: BF-ADV-11, BF-ADV-18, BF-ADV-19, BF-ADV-38, BF-ADV-71."""
    card = argument(option)
    if verb(option) == CAST:
        return "BF-ADV-19"
    if card >= len(CARD_KIND) or card not in s.piles[HAND]:
        return "BF-ADV-11"
    if verb(option) == EXPERT and CARD_KIND[card] <= ABILITY_CARD and s.expert[0] <= 0:
        return "BF-ADV-71"
    return "BF-ADV-38" if moves(card) else "BF-ADV-18"


def why_no_adventure_card(s: AdventureModeGame, option: int) -> str:
    """Why an Adventure card is not resolved, kept, saved, discarded or exchanged.

    Rules: BF-ADV-28, BF-ADV-34 to BF-ADV-41, BF-ADV-51, BF-ADV-52, BF-ADV-54, BF-ADV-56, BF-ADV-63, BF-ADV-70.
    """
    what = verb(option)
    x = argument(option)
    own = s.seat
    if what == RESOLVE:
        held = {*s.piles[KEPT + own], *s.piles[SAVED + own]}
        if s.kind != K_ACTION:
            return "BF-ADV-70"
        return "BF-ADV-41" if adventure_card(x) in held and s.resolved >> own & 1 else "BF-ADV-39"
    if what == DROP:
        return "BF-ADV-40"
    if what == SAVE:
        return "BF-ADV-63" if x < len(SAVABLE) and not SAVABLE[x] else "BF-ADV-39"
    if what == KEEP_ADVENTURE:
        return "BF-ADV-34"
    if what == SWAP:
        return "BF-ADV-36"
    if what == USE_MOVEMENT:
        beside = x < len(CARD_KIND) and x in s.piles[HAND] and moves(x)
        return "BF-ADV-37" if beside else "BF-ADV-36"
    if what == DECLARE:
        return "BF-ADV-51"
    if what == SEND:
        return "BF-ADV-52" if any(kind_of(row) == x for row in s.piles[RESERVE]) else "BF-ADV-54"
    if what == STUN:
        return "BF-ADV-56"
    if what == RAISE or option == ROLL_INCOME:
        return "BF-ADV-28"
    return "BF-ADV-70" if option == END_TURN else ""
