"""The teams of a game: who is allied with whom.

In a Clash everybody is alone; in Co-op all players are one team; an Alliance is two teams. Rules that distinguish
friend from enemy ask here; none of them compares players directly.
"""

from __future__ import annotations

from banneret.heroes.state.whole_game import WholeGame


def allied(s: WholeGame, player: int, other: int) -> bool:
    """Whether two players are on one team; everybody is allied with themselves. Rules: H3-MOD-09."""
    return player == other or s.game_terms.team[player] == s.game_terms.team[other]


def team_of(s: WholeGame, player: int) -> list[int]:
    """The members of a player's team, eliminated ones included. Rules: H3-MOD-09."""
    return [p for p in range(s.game_terms.players) if allied(s, player, p)]


def rivals(s: WholeGame, player: int) -> list[int]:
    """The players of other teams, eliminated ones included. Rules: H3-MOD-09."""
    return [p for p in range(s.game_terms.players) if not allied(s, player, p)]


def mates(s: WholeGame, player: int) -> list[int]:
    """The other members of a player's team who are still in the game. Rules: H3-MOD-09."""
    return [p for p in range(s.game_terms.players) if p != player and allied(s, player, p) and not s.out >> p & 1]
