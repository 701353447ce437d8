"""What a scenario changes about the Combats of players' heroes, and how that is set before one begins."""

from __future__ import annotations

from banneret.heroes.state.adventure import SECONDARY, Adventure
from banneret.heroes.state.battle import DULLED, KIN
from banneret.heroes.state.match_parts import FightRules


def begin_with(s: Adventure, side: int, h: int, field: int) -> None:
    """Set what a player's side has in the Combat that begins; the board is clear. Rules: H3-MOD-01, H3-GEN-01."""
    rules: FightRules = s.match.fights
    if rules.kinship and h >= 0 and h & 1 != SECONDARY:
        s.terms.kinship = rules.kinship
        s.marks |= 1 << (KIN + side)
    if rules.dull and field // 7 in s.match.labels[rules.dull_label]:
        s.terms.dull = rules.dull
        s.marks |= 1 << (DULLED + side)
