"""WholeGame: the position of a whole game.

A WholeGame is a Battle with a map, towns and players around it. The player who acts is always seated on side 0 of
the Battle, with hand, decks, units, morale and resources; a Combat seats the other player on side 1. What is seated is
removed from the player's own place, so nothing is stored twice. A rule on the map therefore reads side 0.
"""

from __future__ import annotations

from typing import Final

from banneret.heroes.geometry.map_grid import SPOTS
from banneret.heroes.state.battle import Battle, copy_battle, fill_fresh
from banneret.heroes.state.events_combat import EVENTS
from banneret.heroes.state.game_terms import C_LESSONS, GameTerms
from banneret.heroes.state.offered_cards import note_offers
from banneret.heroes.state.pile_numbers import ALL_PILES, DISCARDS, P_ONGOING, PILES_A_PLAYER
from banneret.heroes.state.scenario_state import ScenarioState, fresh_scenario_state
from banneret.kernel.state import NOBODY

FROM_DECK: Final = -2
"""Less the number of a shared deck: a card from there whose face is not known in a view."""

ABILITY: Final = 0
ARTIFACT: Final = 1
SPELL: Final = 2

# What lies on a spot of the map: nothing, a face-down tile of a group, or `6 * tile + rotation`.
POWER_USED: Final = 256
"""The first spell of this turn was cast."""

NO_TILE: Final = -1
FACE_DOWN: Final = -2
"""Less the number of the group the tile belongs to."""

SEATED: Final = 32
"""Added to a player's number where an event names the player in place of a side."""
GUARDS_SEAT: Final = SEATED - 1
"""The guards in that place."""
SIDED: Final[list[bool]] = [event.kinds[:1] == ("s",) and not event.private for event in EVENTS]
"""By event of a Combat: whether its first int is a side."""

POSITIVE: Final = 1
NEGATIVE: Final = 2
MORALE_BITS: Final = POSITIVE | NEGATIVE
HAND_LOST: Final = 4

BUILD_TOKEN: Final = 1
POPULATION_TOKEN: Final = 2
BOOK_TOKEN: Final = 4


class WholeGame(Battle):
    """A whole game."""

    __slots__ = (
        "beaten",
        "black",
        "buildings",
        "clashes",
        "cubes",
        "discount",
        "end_steps",
        "ever",
        "experience",
        "faction",
        "falls",
        "finished",
        "first",
        "game_round",
        "game_terms",
        "goals_met",
        "grail",
        "guild_round",
        "hero",
        "hero_at",
        "homeless",
        "income",
        "land",
        "last",
        "lucky",
        "mourning",
        "mp",
        "out",
        "owned",
        "pool",
        "pool_known",
        "proclaimed",
        "purse",
        "revealed",
        "rewards",
        "rolled",
        "scenario_state",
        "spell_bits",
        "spirit",
        "stunned",
        "tokens",
        "town_at",
        "turn",
        "used",
        "used_expert",
        "weasel",
        "who",
        "willing",
        "wings",
    )  # fmt: skip

    game_terms: GameTerms
    game_round: int
    """The round of the game; 0 during set-up."""
    first: int
    """The starting player. Rules: H3-SET-31."""
    turn: int
    """The active player, or -1. Rules: H3-TRN-01."""
    who: tuple[int, ...]
    """The players seated on the two sides of the Battle, -1 for none."""
    land: list[int]
    """By spot: what lies there."""
    revealed: tuple[tuple[int, ...], ...]
    """By group of face-down tiles: those turned up so far."""
    pool: tuple[int, ...]
    """By player: how many tiles of their own pool nobody has seen. Rules: H3-TIL-17."""
    pool_known: tuple[tuple[int, ...], ...]
    """By player: tiles put back under the pool. Rules: H3-TIL-25."""
    black: int
    """The fields with a black cube. Rules: H3-TIL-07."""
    beaten: int
    """The fields whose guards have been beaten. Rules: H3-TIL-13, H3-TIL-15."""
    ever: int
    """The fields that have ever been flagged."""
    owned: tuple[int, ...]
    """By player: the fields with that player's faction cube, and their own Town while nobody else holds it."""
    rewards: tuple[int, ...]
    """The tokens on Settlements: see `pack_reward`. Rules: H3-STL-03."""
    town_at: tuple[int, ...]
    """By player: the field of the starting Town."""
    hero_at: list[int]
    """By hero (see `hero_numbers`): its field, or NO_FIELD."""
    mp: list[int]
    """By hero: movement points. Rules: H3-MOV-10."""
    last: list[int]
    """By hero: the field visited last. Rules: H3-MOV-22."""
    wings: int
    """The heroes that fly this turn, as bits."""
    end_steps: int
    """How many steps the active player's heroes may take at the end of the turn."""
    faction: tuple[int, ...]
    hero: tuple[int, ...]
    """By player: the Main Hero."""
    experience: list[int]
    """By player, two to a level. Rules: H3-LVL-01."""
    purse: list[int]
    """By `3 * player + resource`, of players not seated."""
    income: list[int]
    """By `3 * player + resource`. Rules: H3-RND-07."""
    buildings: list[int]
    """By player: the kinds of building built, as bits."""
    tokens: list[int]
    """By player: the town tokens used this round, as bits. Rules: H3-TWA-06."""
    guild_round: list[int]
    """By player: the round in which the Mage Guild was built."""
    used: list[int]
    """By player: what was used this turn, packed by `packed_ints.building_use` and those after it."""
    spirit: list[int]
    """By player not seated: morale, one of POSITIVE and NEGATIVE or neither; HAND_LOST where it costs the hand."""
    stunned: tuple[tuple[int, ...], ...]
    """By player: the kinds of units with a Paralysis token outside a Combat. Rules: BF-ADV-58."""
    used_expert: list[int]
    """By player not seated: Expert effects used this round. Rules: H3-LVL-11."""
    lucky: list[int]
    """By player not seated: the rerolls of Luck still open."""
    mourning: int
    """Players who lost their Secondary Hero since their last turn began, as bits. Rules: H3-SEC-15."""
    cubes: tuple[int, ...]
    """By `players * holder + owner`: faction cubes taken. Rules: H3-VIC-10."""
    falls: tuple[int, ...]
    """By `players * winner + loser`: how often a Main Hero was defeated by a player."""
    clashes: int
    """Town captures of this game, as bits `players * captor + owner`."""
    homeless: tuple[int, ...]
    """By player: the round in which the last Town and Settlement were lost, or 0. Rules: H3-VIC-05."""
    out: int
    """The eliminated players, as bits."""
    willing: int
    """The eliminated players who still steer guards, as bits. Rules: H3-VIC-08."""
    finished: int
    """The player who ended a turn last, or -1."""
    goals_met: int
    """The players who have fulfilled a victory condition, as bits."""
    grail: int
    """The player with the Grail token, or -1. Rules: H3-LOC-22."""
    proclaimed: int
    """The Astrologers card in force, or -1. Rules: H3-RND-10."""
    spell_bits: int
    """What became of first spells under the Astrologers: bit p, player p had one returned; POWER_USED, in this turn."""
    weasel: int
    """The players who used the reroll of the Astrologers this turn, as bits."""
    rolled: tuple[int, ...]
    """The map dice being resolved."""
    scenario_state: ScenarioState
    """What the scenario keeps track of by its own rules."""
    discount: int
    """Gold by which the next unit or spell is cheaper; from bit 8 on, how many cards a spell is looked for in."""

    def apply(self, answer: int) -> None:
        """Give an answer that is known to be among the options."""
        if self.game_terms.switches & C_LESSONS:
            note_offers(self, answer)
        # What `State.apply` does, written out: every answer comes through here.
        self.answer = answer
        self.seat = NOBODY
        self.run()

    def emit(self, event: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Report an event, if anybody listens; a side of the Battle is reported as the player seated there."""
        if self.log is not None:
            if event < len(SIDED) and SIDED[event]:
                a = SEATED + self.who[a] if not self.terms.neutral or a == 0 else GUARDS_SEAT
            self.log.append((event, self.step, a, b, c))

    def copy(self) -> WholeGame:
        """An independent copy, without listeners."""
        a = WholeGame()
        copy_whole_game(self, a)
        return a

    def seats(self) -> int:
        """How many players there are."""
        return self.game_terms.players

    def in_play_after(self, side: int) -> int:
        """Such cards are Ongoing ones of the player, where one is seated. Rules: H3-CRD-17."""
        return P_ONGOING + PILES_A_PLAYER * self.who[side] if self.who[side] >= 0 else DISCARDS + side

    def leaders(self) -> tuple[tuple[int, int], ...]:
        """Hero and faction of each player, each -1 until it is chosen."""
        return tuple(zip(self.hero, self.faction, strict=True))

    def has_wide_frames(self) -> bool:
        """On the map sets of fields are as wide."""
        return True

    def parts(self) -> list[object]:
        """What makes up the position."""
        m = self.game_terms
        # Sets of fields are wider than any number MessagePack knows.
        sets = [hex(fields) for fields in (self.black, self.beaten, self.ever, *self.owned)]
        return [
            *Battle.parts(self), m.scenario.id, m.players, m.house, self.game_round, self.first, self.turn, self.who,
            self.land, self.revealed, self.pool, self.pool_known, sets, self.rewards, self.town_at, self.hero_at,
            self.mp, self.last, self.wings, self.end_steps, self.faction, self.hero, self.experience, self.purse,
            self.income, self.buildings, self.tokens, self.guild_round, self.used, self.spirit, self.stunned,
            self.used_expert,
            self.lucky, self.mourning, self.cubes, self.falls, self.clashes, self.homeless, self.out, self.willing,
            self.finished, self.goals_met,
            self.grail, self.proclaimed, self.spell_bits, self.weasel, self.rolled, self.discount,
            *self.scenario_state.parts(),
        ]  # fmt: skip


def copy_whole_game(s: WholeGame, a: WholeGame) -> None:
    """Make one WholeGame like another, without its listeners."""
    copy_battle(s, a)
    copy_open_map(s, a)
    a.scenario_state = s.scenario_state


def copy_open_map(s: WholeGame, a: WholeGame) -> None:
    """Copy what everybody may know of a WholeGame besides its Battle: for a copy, and for the view of a seat.

    A field that is not named here is in no view.
    """
    a.game_terms = s.game_terms
    a.game_round = s.game_round
    a.first = s.first
    a.turn = s.turn
    a.who = s.who
    a.land = s.land[:]
    a.revealed = s.revealed
    a.pool = s.pool
    a.pool_known = s.pool_known
    a.black = s.black
    a.beaten = s.beaten
    a.ever = s.ever
    a.owned = s.owned
    a.rewards = s.rewards
    a.town_at = s.town_at
    a.hero_at = s.hero_at[:]
    a.mp = s.mp[:]
    a.last = s.last[:]
    a.wings = s.wings
    a.end_steps = s.end_steps
    a.faction = s.faction
    a.hero = s.hero
    a.experience = s.experience[:]
    a.purse = s.purse[:]
    a.income = s.income[:]
    a.buildings = s.buildings[:]
    a.tokens = s.tokens[:]
    a.guild_round = s.guild_round[:]
    a.used = s.used[:]
    a.spirit = s.spirit[:]
    a.stunned = s.stunned
    a.used_expert = s.used_expert[:]
    a.lucky = s.lucky[:]
    a.mourning = s.mourning
    a.cubes = s.cubes
    a.falls = s.falls
    a.clashes = s.clashes
    a.homeless = s.homeless
    a.out = s.out
    a.willing = s.willing
    a.finished = s.finished
    a.goals_met = s.goals_met
    a.grail = s.grail
    a.proclaimed = s.proclaimed
    a.spell_bits = s.spell_bits
    a.weasel = s.weasel
    a.rolled = s.rolled
    a.discount = s.discount


def fresh_whole_game(game_terms: GameTerms) -> WholeGame:
    """A game before its set-up."""
    a = WholeGame()
    fill_whole_game(a, game_terms)
    return a


def fill_whole_game(a: WholeGame, game_terms: GameTerms) -> None:
    """Give every field of a WholeGame its first value."""
    n = game_terms.players
    fill_fresh(a, game_terms.terms(0, -1))
    a.piles = [()] * ALL_PILES
    a.game_terms = game_terms
    a.game_round = 0
    a.first = a.turn = -1
    a.who = (-1, -1)
    a.land = [NO_TILE] * SPOTS
    a.revealed = ((),) * len(game_terms.groups)
    a.pool = (0,) * n
    a.pool_known = ((),) * n
    a.black = a.beaten = a.ever = 0
    a.owned = (0,) * n
    a.rewards = ()
    a.town_at = (-1,) * n
    a.hero_at = [-1] * (2 * n)
    a.mp = [0] * (2 * n)
    a.last = [-1] * (2 * n)
    a.wings = a.end_steps = 0
    a.faction = (-1,) * n
    a.hero = (-1,) * n
    a.experience = [0] * n
    a.purse = [0] * (3 * n)
    a.income = [0] * (3 * n)
    a.buildings = [0] * n
    a.tokens = [0] * n
    a.guild_round = [0] * n
    a.used = [0] * n
    a.spirit = [0] * n
    a.stunned = ((),) * n
    a.used_expert = [0] * n
    a.lucky = [0] * n
    a.mourning = 0
    a.cubes = (0,) * (n * n)
    a.falls = (0,) * (n * n)
    a.clashes = 0
    a.homeless = (0,) * n
    a.out = a.willing = a.goals_met = 0
    a.finished = -1
    a.grail = -1
    a.proclaimed = -1
    a.spell_bits = a.weasel = 0
    a.rolled = ()
    a.discount = 0
    a.scenario_state = fresh_scenario_state(game_terms)
