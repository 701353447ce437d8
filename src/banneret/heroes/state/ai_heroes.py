"""The AI heroes of a game: what each of them is, and how they stand now.

What a scenario settles about an AI hero is an `AiHero` of the GameTerms. What changes is the Host, a part of the
ScenarioState that
is never changed in place: see `edit_host`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from banneret.heroes.state.packed_ints import arrival_hero
from banneret.kernel.piles import changed
from banneret.kernel.sequence import reserve
from banneret.kernel.state import ARG_A, ARG_B, ARG_C

# A cycle of types alone: a WholeGame holds it, and its functions are handed the game.
if TYPE_CHECKING:
    from banneret.heroes.state.game_terms import GameTerms
    from banneret.heroes.state.whole_game import WholeGame

STANDARD: Final = 0
GARRISON: Final = 1
SENTINEL: Final = 2
HUNTER: Final = 3
MARCHER: Final = 4
RAIDER: Final = 5

AFTER_PLAYERS: Final = 0
AT_ROUND_END: Final = 1

# Where a marcher goes to: a place of its own, or one of these.
NEAREST_TOWN: Final = 0
NEAREST_HOME: Final = 1
RICHEST_TOWN: Final = 2

FROM_START: Final = 0
CALLED: Final = -1
"""In the place of the round in which an AI hero enters: when `spawn` calls it."""

WALLS: Final = 1
GATE: Final = 2
ARROW_TOWER: Final = 4

AI_FIGHT: Final = reserve(8)
"""A fight with an AI hero. Filled by `adventure.ai_heroes.combat`, which says what its arguments are."""
HERO_AGAINST_AI: Final = ARG_A
FOUGHT_FOR: Final = ARG_B
AI_AND_ROLE: Final = ARG_C
AI_AFTERMATH: Final = reserve(5)
"""What follows such a fight. Filled by `adventure.ai_heroes.after_combat`."""
ARRIVAL: Final = reserve(2)
"""An AI hero comes onto the map. Arguments: the AI hero, the spot, the kind of location it stands on or -1 for the
middle. Filled by `adventure.ai_heroes.turn`."""

BY_AI: Final = -2
"""In the place of the player who has beaten a hero."""


class AiHero:
    """What a scenario settles about an AI hero. Rules: H3-AIM-01, H3-AIM-08, H3-AIM-12."""

    __slots__ = (
        "army",
        "by_wave",
        "deck",
        "destroys",
        "enters",
        "extra",
        "faction",
        "goal",
        "goal_word",
        "hunts_main",
        "id",
        "labours",
        "lasting",
        "move",
        "mp",
        "name",
        "on_beaten",
        "on_enter",
        "on_mine",
        "place",
        "raids",
        "razes",
        "reserve",
        "reward",
        "rounds",
        "skill",
        "spares",
        "spells",
        "stops",
        "turn",
        "waves",
        "works",
    )  # fmt: skip

    id: str
    name: str
    faction: int
    place: tuple[int, int]
    """Where it enters: the spot, and a kind of location or -1 for the middle of the tile."""
    army: tuple[int, ...]
    """Rows of its units; a tier to draw from is packed by `to_draw`."""
    by_wave: tuple[tuple[int, ...], ...]
    """More tiers to draw from, by wave; none, one for all waves, or one for each."""
    waves: tuple[int, ...]
    extra: tuple[int, ...]
    """For every player above two."""
    deck: tuple[int, int, int]
    spells: tuple[int, ...]
    skill: int
    """The Ability set aside for it, or -1. Rules: H3-AIC-21."""
    move: int
    goal: tuple[int, int]
    """The field of a marcher, as in `place`; (-1, -1) where `goal_word` says where it goes."""
    goal_word: int
    mp: int
    turn: int
    works: int
    """What stands around the Town it began on, as bits."""
    enters: int
    lasting: bool
    destroys: bool
    reserve: tuple[int, ...]
    """Tiers of the units that enter its Combats later, as in `army`."""
    raids: bool
    """Whether it fights at Towns only, against everything their owner has."""
    razes: tuple[int, int]
    """The field it destroys, as in `place`, or (-1, -1)."""
    hunts_main: bool
    spares: bool
    stops: int
    """The kind of tile, or -1."""
    labours: int
    reward: int
    rounds: tuple[tuple[int, int], ...]
    """Rounds at whose start a program is carried out for it."""
    on_enter: int
    on_mine: int
    on_beaten: int


class Host:
    """How the AI heroes stand; by AI hero unless said otherwise."""

    __slots__ = (
        "at",
        "beaten",
        "cards",
        "entered",
        "falls",
        "falls_to_ai",
        "flags",
        "losses",
        "met",
        "pace",
        "pause",
        "reached",
        "spare", "spells",
        "toil",
        "toured",
        "trod",
        "troops",
    )  # fmt: skip

    at: tuple[int, ...]
    """The field, or -1 while it is not on the map."""
    entered: tuple[int, ...]
    """How often it has come onto the map."""
    beaten: tuple[int, ...]
    """How often it was beaten."""
    troops: tuple[tuple[int, ...], ...]
    """Rows of its units, and tiers for those still to be drawn (`to_draw`)."""
    cards: tuple[int, ...]
    """By `3 * hero + type`: AI cards it has gained beyond its deck."""
    pace: tuple[int, ...]
    """Movement points it has gained beyond its own."""
    reached: tuple[int, ...]
    """The round in which it came to the field that it destroys, or 0."""
    spells: tuple[tuple[int, ...], ...]
    """The AI Spell deck. Rules: H3-AIC-28."""
    spare: tuple[tuple[int, ...], ...]
    """The reserve that has not entered a Combat yet."""
    flags: int
    """The fields that the AI side holds."""
    trod: int
    """The fields that an AI hero has ever entered."""
    falls: tuple[int, ...]
    """By player: how often the Main Hero was defeated, by whomever."""
    falls_to_ai: tuple[int, ...]
    """By player: how often by an AI hero."""

    pause: tuple[int, ...]
    """Turns it still stays where it is."""
    toil: tuple[int, ...]
    """1 while it fights the guards of its field, 2 once they are beaten."""
    toured: tuple[int, ...]
    """The spots at which it has stopped, as bits."""
    met: tuple[int, ...]
    """By hero of a player: the round in which an AI hero attacked it last."""
    losses: tuple[int, ...]
    """By player: how often a Secondary Hero was lost."""

    def copy(self) -> Host:
        """A copy to be changed."""
        h = Host()
        h.at = self.at
        h.entered = self.entered
        h.beaten = self.beaten
        h.troops = self.troops
        h.cards = self.cards
        h.pace = self.pace
        h.reached = self.reached
        h.spells = self.spells
        h.flags = self.flags
        h.spare = self.spare
        h.trod = self.trod
        h.falls = self.falls
        h.falls_to_ai = self.falls_to_ai
        h.pause = self.pause
        h.toil = self.toil
        h.toured = self.toured
        h.met = self.met
        h.losses = self.losses
        return h

    def parts(self) -> list[object]:
        """What makes up the state, for the digest."""
        return [
            self.at, self.entered, self.beaten, self.troops, self.cards, self.pace, self.reached, self.spells,
            self.spare, hex(self.flags), hex(self.trod), self.falls, self.falls_to_ai, self.pause, self.toil,
            [hex(spots) for spots in self.toured], self.met, self.losses,
        ]  # fmt: skip


def fresh_host(game_terms: GameTerms) -> Host:
    """The state before the game: the AI side holds the Towns of its seats. Rules: H3-AIM-09."""
    n = len(game_terms.ai)
    h = Host()
    h.at = (-1,) * n
    h.entered = h.beaten = h.pace = h.reached = (0,) * n
    h.troops = ((),) * n
    h.cards = (0,) * (3 * n)
    h.spells = tuple([hero.spells for hero in game_terms.ai])
    h.flags = h.trod = 0
    h.spare = tuple([hero.reserve for hero in game_terms.ai])
    for town in game_terms.ai_towns:
        h.flags |= 1 << town
    h.falls = h.falls_to_ai = (0,) * game_terms.players
    h.pause = h.toil = h.toured = (0,) * n
    h.met = (0,) * (2 * game_terms.players)
    h.losses = (0,) * game_terms.players
    return h


def edit_host(s: WholeGame) -> Host:
    """The AI side of a position as a copy that may be changed now."""
    s.scenario_state = s.scenario_state.copy()
    s.scenario_state.host = s.scenario_state.host.copy()
    return s.scenario_state.host


def ai_on(s: WholeGame, field: int) -> int:
    """The first AI hero on a field, or -1."""
    at = s.scenario_state.host.at
    for n in range(len(at)):
        if at[n] == field:
            return n
    return -1


def hero_in_reach(s: WholeGame, field: int) -> int:
    """The player's hero on a field whom an AI hero fights there, the Main Hero first, or -1."""
    for h in range(len(s.hero_at)):
        if s.hero_at[h] == field:
            return h
    return -1


def held_by_ai(s: WholeGame, field: int) -> bool:
    """Whether the AI side holds a field."""
    return s.scenario_state.host.flags >> field & 1 == 1


def lift_ai_flag(s: WholeGame, field: int) -> None:
    """The AI side holds a field no more: a player has taken it, or it is gone."""
    if held_by_ai(s, field):
        edit_host(s).flags &= ~(1 << field)


def note_fall(s: WholeGame, player: int, by_ai: bool) -> None:
    """A Main Hero was defeated. Rules: H3-END-14, H3-END-16."""
    h = edit_host(s)
    h.falls = changed(h.falls, player, h.falls[player] + 1)
    if by_ai:
        h.falls_to_ai = changed(h.falls_to_ai, player, h.falls_to_ai[player] + 1)


def note_meeting(s: WholeGame, h: int) -> None:
    """An AI hero attacks a player's hero in this round."""
    host = edit_host(s)
    host.met = changed(host.met, h, s.game_round)


def note_loss(s: WholeGame, player: int) -> None:
    """A Secondary Hero is lost. Rules: H3-SEC-14."""
    host = edit_host(s)
    host.losses = changed(host.losses, player, host.losses[player] + 1)


def has_fallen(s: WholeGame, ai: int) -> bool:
    """Whether an AI hero was beaten and is not on the map, nor about to come."""
    return s.scenario_state.host.beaten[ai] > 0 and not is_about(s, ai)


def is_done_for(s: WholeGame, ai: int) -> bool:
    """Whether there is nothing of an AI hero left to beat: it has fallen, or was never sure to come and has not."""
    return not is_about(s, ai) and (s.scenario_state.host.beaten[ai] > 0 or s.game_terms.ai[ai].enters == CALLED)


def is_about(s: WholeGame, ai: int) -> bool:
    """Whether an AI hero is on the map, or was called and comes late."""
    return s.scenario_state.host.at[ai] >= 0 or any(arrival_hero(entry) == ai for entry in s.scenario_state.delayed)
