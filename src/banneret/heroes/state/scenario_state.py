"""ScenarioState: what a scenario keeps track of beyond the rules of the box.

Points, tokens, rules that were switched, what has happened once. It rarely changes, so a position holds it as a whole:
a change replaces it with a changed copy, and copies of a position share it until then.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from banneret.heroes.state.ai_heroes import Host, fresh_host
from banneret.kernel.piles import changed

# A cycle of types alone: a WholeGame holds it, and its functions are handed the game.
if TYPE_CHECKING:
    from banneret.heroes.state.game_terms import GameTerms
    from banneret.heroes.state.whole_game import WholeGame


class ScenarioState:
    """The state of a scenario's own rules. Never changed in place: see `edit`."""

    __slots__ = (
        "active",
        "against",
        "barred",
        "bearer",
        "braced",
        "breach",
        "came",
        "dead",
        "defeats",
        "delayed",
        "delivered",
        "done",
        "drafted",
        "due",
        "dug",
        "earned",
        "fallen",
        "grail_at",
        "heir",
        "hordes",
        "host",
        "kept",
        "lent",
        "licences",
        "offered",
        "picked",
        "seconds",
        "slayer",
        "streaks",
        "tally",
        "tenures",
        "wounds",
    )  # fmt: skip

    host: Host
    """The AI heroes and what they hold."""
    tally: tuple[int, ...]
    """By `tokens * player + token`; the row after the last player is what all have together."""
    active: int
    """The rules in force, as bits by their place in the scenario."""
    done: tuple[int, ...]
    """By rule that works once: the players it has worked for, as bits."""
    streaks: tuple[int, ...]
    """By `goals * player + goal`: at how many ends of rounds in a row a condition has held."""
    drafted: int
    """The branches of a draft that somebody has taken, as bits."""
    picked: tuple[int, ...]
    """By player: the branch taken the last time where none may be taken twice in a row, or -1."""
    dead: int
    """Fields that are gone for the rest of the game."""
    breach: int
    """The spot at which the last AI hero broke in by dice, or -1."""
    braced: tuple[int, ...]
    """Spots that hold for one more round."""
    delayed: tuple[int, ...]
    """AI heroes that come later: see `pack_arrival`."""
    barred: int
    """The players who can no longer win, as bits; they play on."""
    wounds: int
    """The damage on the beast of the scenario."""
    slayer: int
    """The player whose Main Hero has beaten that beast, or -1."""
    seconds: tuple[int, ...]
    """By `players * winner + loser`: how often a Secondary Hero was beaten by a player."""
    lent: tuple[int, ...]
    """Units lent to an ally for the present Combat: see `pack_loan`."""

    offered: tuple[int, ...]
    """Cards that players could play in the present Combat, if the scenario has lessons: see
    `banneret.heroes.adventure.special_rules.missed_cards`."""
    against: int
    """The player whom the last moment was about besides the acting one: who was beaten, who lost a Town."""
    defeats: tuple[int, ...]
    """The defeats of Main Heroes by players so far: see `pack_defeat`."""
    came: tuple[int, ...]
    """By player: fields with exclusive cubes that were flagged by that player once."""
    tenures: tuple[int, ...]
    """Fields counted for being held: see `pack_tenure`."""
    fallen: tuple[int, ...]
    """By player: the units lost that come again more cheaply, as bits."""
    due: int
    """How often what fields held long enough give is still to be given now."""
    bearer: int
    """The hero who carries the Grail, or -1."""
    grail_at: int
    """The field on which the Grail lies after it was dug up, or -1."""
    dug: bool
    """Whether the Grail was found; afterwards it is carried, or it lies somewhere."""
    delivered: int
    """The player who brought the Grail home, or -1."""

    licences: tuple[int, ...]
    """By `4 * player + tier`: how many units may be recruited without the dwelling."""
    hordes: tuple[tuple[int, ...], ...]
    """By horde: its cards, those nobody has seen as their tier."""
    heir: int
    """The hero of the next part of the campaign, or -1. Rules: H3-SOL-07."""
    kept: tuple[int, ...]
    """The cards chosen for it. Rules: H3-SOL-03."""
    earned: int
    """The gifts for it, as bits by their place in the scenario."""

    def copy(self) -> ScenarioState:
        """A copy to be changed."""
        g = ScenarioState()
        g.host = self.host
        g.tally = self.tally
        g.active = self.active
        g.done = self.done
        g.streaks = self.streaks
        g.drafted = self.drafted
        g.picked = self.picked
        g.dead = self.dead
        g.barred = self.barred
        g.breach = self.breach
        g.braced = self.braced
        g.delayed = self.delayed
        g.wounds = self.wounds
        g.slayer = self.slayer
        g.licences = self.licences
        g.heir = self.heir
        g.hordes = self.hordes
        g.kept = self.kept
        g.earned = self.earned
        g.seconds = self.seconds
        g.lent = self.lent
        g.offered = self.offered
        g.against = self.against
        g.defeats = self.defeats
        g.came = self.came
        g.tenures = self.tenures
        g.due = self.due
        g.fallen = self.fallen
        g.bearer = self.bearer
        g.grail_at = self.grail_at
        g.dug = self.dug
        g.delivered = self.delivered
        return g

    def parts(self) -> list[object]:
        """What makes up the state, for the digest."""
        return [
            *self.host.parts(),
            self.tally, self.active, self.done, self.streaks, self.drafted, self.picked, hex(self.dead), self.seconds,
            self.breach, self.braced, self.delayed, self.barred, self.wounds, self.slayer,
            self.lent,
            self.against, self.defeats, [hex(fields) for fields in self.came], self.tenures, self.due, self.bearer,
            self.fallen,
            self.grail_at, self.dug, self.delivered, self.licences, self.hordes, self.heir, self.kept, self.earned,
            *self.offered,
        ]  # fmt: skip


def fresh_scenario_state(game_terms: GameTerms) -> ScenarioState:
    """The state before the game."""
    n = game_terms.players
    g = ScenarioState()
    g.host = fresh_host(game_terms)
    g.tally = (0,) * ((n + 1) * game_terms.tokens)
    g.active = game_terms.active_rules
    g.done = (0,) * len(game_terms.rulebook)
    g.streaks = (0,) * (n * len(game_terms.scenario.victory))
    g.drafted = 0
    g.picked = (-1,) * n
    g.dead = 0
    g.barred = g.wounds = 0
    g.slayer = g.breach = -1
    g.braced = g.delayed = ()
    g.licences = (0,) * (4 * n)
    g.heir = -1
    g.hordes = game_terms.hordes
    g.kept = ()
    g.earned = 0
    g.seconds = (0,) * (n * n)
    g.lent = g.offered = ()
    g.against = g.bearer = g.grail_at = g.delivered = -1
    g.defeats = g.tenures = ()
    g.came = (0,) * n
    g.due = 0
    g.fallen = (0,) * n
    g.dug = False
    return g


def edit(s: WholeGame) -> ScenarioState:
    """The position's scenario state as a copy that may be changed now."""
    s.scenario_state = s.scenario_state.copy()
    return s.scenario_state


def held(s: WholeGame, player: int, token: int) -> int:
    """How many tokens of a kind a player has; `game_terms.players` in place of a player for what all share."""
    return s.scenario_state.tally[s.game_terms.tokens * player + token]


def add_token(s: WholeGame, player: int, token: int, amount: int) -> None:
    """A player gets or loses tokens, never below none."""
    n = s.game_terms.tokens * player + token
    g = edit(s)
    g.tally = changed(g.tally, n, max(0, g.tally[n] + amount))
