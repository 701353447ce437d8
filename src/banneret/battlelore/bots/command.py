"""Which Command card a side of *BattleLore* plays, and whom it orders: what the units could do with an order."""

from __future__ import annotations

from typing import Final

from banneret.battlelore.bots.odds import TOKEN
from banneret.battlelore.bots.places import Eye, order_worth, volley_worth
from banneret.battlelore.box.tables import CARD_IDS, FIRST_TACTIC, MIRROR, SCOUT, TACTIC
from banneret.battlelore.play.turn.command_cards import affordable, budget_of, sections_at, suits
from banneret.battlelore.state.battleground import HAND, NO_CARD
from banneret.battlelore.state.lasting_effects import X_IDLE, amount
from banneret.battlelore.state.unit_numbers import SIDE_MASK, units_in

SCOUTING: Final = 0.03
"""What choosing one of two cards is worth."""
ORDERED_BY_DIE: Final = 0.55
"""How often a die of Battle Lore orders somebody who has use for it."""
IN_A_ROW: Final = 0.85
"""How much of Foot Onslaught is left where units have to stand next to each other."""
KEPT: Final = {"charge": 0.08, "lore": 0.1, "leadership": 0.03, "volley": 0.05, "onslaught": 0.05}
"""By tactic: what it is worth to keep such a card for a better moment."""


def effective(eye: Eye, card: int) -> int:
    """The card that is carried out when this one is played, or NO_CARD."""
    if TACTIC[card] != "echo":
        return card
    last = eye.s.last[1 - eye.side]
    return MIRROR[last] if 0 <= last < FIRST_TACTIC else last


def order_worths(eye: Eye, card: int) -> dict[int, float]:
    """By own unit that a card could order: what an order is worth to it."""
    s = eye.s
    old = s.card, s.ordered
    s.card = card
    own = [u for u in units_in(s.alive & SIDE_MASK[eye.side]) if not amount(s, X_IDLE, u)]
    if card >= FIRST_TACTIC:
        own = [u for u in own if suits(s, u)]
        for u in own:
            s.ordered |= 1 << u
    worth = volley_worth if TACTIC[card] == "volley" else order_worth
    found = {u: worth(eye, u) for u in own}
    s.card, s.ordered = old
    return found


class Commands:
    """What the cards of a hand are worth in a position."""

    def __init__(self, eye: Eye) -> None:
        self.eye = eye
        self._by_section: dict[int, float] | None = None

    def worth(self, card: int) -> float:
        """What playing a card is worth."""
        eye = self.eye
        s = eye.s
        done = effective(eye, card)
        if done == NO_CARD or done < 0:
            return 0.0
        s.held = len(s.piles[HAND + eye.side])
        if done < FIRST_TACTIC:
            return self.section_worth(done) + (SCOUTING if SCOUT[done] else 0.0)
        tactic = TACTIC[done]
        values = sorted((worth for worth in order_worths(eye, done).values() if worth > 0), reverse=True)
        if tactic == "volley":
            total = sum(values)
        elif tactic == "leadership":
            total = sum(values[:1])
        elif tactic == "lore":
            total = ORDERED_BY_DIE * sum(values[: s.held]) + TOKEN * s.held / 6
        else:
            total = sum(values[: s.held]) * (IN_A_ROW if tactic == "onslaught" else 1.0)
        return total - KEPT.get(tactic, 0.0)

    def section_worth(self, card: int) -> float:
        """The best units that a Section card can order, one after the other."""
        eye = self.eye
        s = eye.s
        if self._by_section is None:
            self._by_section = order_worths(eye, CARD_IDS.index("patrol_left"))
        budget = budget_of(s, card)
        turn, s.turn = s.turn, eye.side
        counts = [0] * 8
        total = 0.0
        for u, worth in sorted(self._by_section.items(), key=lambda pair: -pair[1]):
            if worth <= 0:
                break
            where = sections_at(s, s.pos[u])
            counts[where] += 1
            if affordable(budget, counts):
                total += worth
            else:
                counts[where] -= 1
        s.turn = turn
        return total


def future_worth(eye: Eye, card: int) -> float:
    """What a card in the hand is worth at some time: how many it orders."""
    if card >= FIRST_TACTIC:
        return {"charge": 0.9, "lore": 1.0, "volley": 0.6, "leadership": 0.7, "echo": 0.5}.get(TACTIC[card], 0.8)
    return Commands(eye).worth(card)
