"""AI heroes as a scenario file gives them: where they stand, with which army and cards, and how they behave.

An AI hero stands on the Town of a seat of its own (`A1` to `A4`), or on a tile with a label. A marcher has a `goal`:
such a place, or one of the words of `GOALS`. Units of its army that are to be drawn (`draw:silver`) are drawn when it
first fights.

Rules: H3-AIC-17, H3-AIC-21, H3-AIM-08, H3-AIM-09, H3-AIM-12.
"""

from typing import Annotated, Final, Literal, get_args

import msgspec

from banneret.heroes.box.cards_and_units import Faction, Id, Name
from banneret.heroes.box.map_and_towns import Difficulty, TileKind
from banneret.heroes.box.verbs.combat import TierName
from banneret.heroes.box.verbs.places_and_amounts import Where
from banneret.heroes.scenario.rules import Base, Few, Program, Round, Text

AiSeat = Literal["A1", "A2", "A3", "A4"]
AI_SEATS: Final[tuple[AiSeat, ...]] = get_args(AiSeat)
Behaviour = Literal["standard", "garrison", "sentinel", "hunter", "marcher", "raider"]
BEHAVIOURS: Final[tuple[Behaviour, ...]] = get_args(Behaviour)
GoalWord = Literal["nearest_town", "nearest_home", "richest_town"]
GOALS: Final[tuple[GoalWord, ...]] = get_args(GoalWord)
"""Where a marcher may go to besides a place: the nearest Town of a player, the nearest Town or Settlement, or the Town
of the player with the highest income."""
Tiers = Annotated[tuple[TierName, ...], Few]
Small = Annotated[int, msgspec.Meta(ge=0, le=9)]


class AiCards(Base, frozen=True, kw_only=True):
    """How many cards of each type an AI deck is built of. Rules: H3-AIC-17."""

    might: Small = 0
    magic: Small = 0
    skill: Small = 0


class AiSiege(Base, frozen=True, kw_only=True):
    """What stands around the Town an AI hero began on while it is there. Rules: H3-SGE-01, H3-AIC-34."""

    walls: bool = True
    gate: bool = True
    tower: bool = True


class Enters(Base, frozen=True, kw_only=True):
    """The round at whose start an AI hero comes onto the map."""

    round: Round


class AiChange(Base, frozen=True, kw_only=True):
    """Something done for an AI hero: at the start of a round, or when it enters, flags a Mine or is beaten."""

    round: Round | None = None
    when: Literal["enters", "flags_mine", "beaten"] | None = None
    do: Program


class Shared(Base, frozen=True, kw_only=True):
    """What AI heroes without cards of their own have together. Rules: H3-AIC-30."""

    deck: AiCards = AiCards()
    spells: Annotated[tuple[Id, ...], Few] = ()
    skill: Id | None = None


class AiEntry(Base, frozen=True, kw_only=True):
    """An AI hero. It has no town board, no resources and no Hero card. Rules: H3-AIM-12."""

    id: Id
    name: Name
    faction: Faction | Literal["neutral"] = "neutral"
    model: Text = ""
    """Which spare figure stands for it on a table."""
    at: Where
    """Where it comes onto the map."""
    army: Annotated[tuple[str, ...], Few] = ()
    """The units it begins with."""
    army_by_difficulty: dict[Difficulty, Tiers] = msgspec.field(default_factory=dict)
    """Tiers to draw from, added to `army`."""
    army_by_wave: dict[Difficulty, Annotated[tuple[Tiers, ...], Few]] = msgspec.field(default_factory=dict)
    """The same for the first time it enters the map, the second time, and so on."""
    waves: Annotated[tuple[Round, ...], Few] = ()
    """The round from which each wave counts; without it every arrival is the next wave."""
    extra_per_player_above_two: Tiers = ()
    """Tiers to draw from for each player beyond the second."""
    deck: AiCards | None = None
    """Its own AI deck; without one it has what the file gives to all. Rules: H3-AIC-30."""
    spells: Annotated[tuple[Id, ...], Few] = ()
    """The spells that its Magic cards cast. Rules: H3-AIC-17."""
    skill: Id | None = None
    """The Ability that its Skill cards play. Rules: H3-AIC-17."""
    move: Behaviour = "standard"
    """How it moves."""
    goal: Where | None = None
    """Where a marcher goes: a seat or label, `nearest_town`, `nearest_home` or `richest_town`."""
    mp: Annotated[int, msgspec.Meta(ge=0, le=9)] = 3
    """Its movement points in each turn."""
    turn: Literal["after_players", "round_end"] = "after_players"
    """Whether it moves when all players have had their turns, or at the end of the round."""
    siege: AiSiege | None = None
    enters: Enters | Literal["called"] | None = None
    """When it comes onto the map: from the start, at a round, or only when `spawn` calls it."""
    lasting_losses: bool = False
    """What it loses in a Combat is gone; otherwise its army is whole again for the next one."""
    razes: Where | None = None
    """A field that it destroys: once it has come there it stays, and at the end of its next turn the field is gone."""
    reserve: Tiers = ()
    """Units that enter its Combats one after the other, from the second round on, while fewer than five stand."""
    destroys: bool = False
    """Wherever it passes, fields that can be visited or flagged are ruined for good."""
    raids: bool = False
    """It fights at a Town only: the whole army and the Main Hero's cards defend it, wherever that hero is."""
    hunts: Literal["any", "main"] = "any"
    """Whom a hunter goes for: the nearest hero, or the nearest Main Hero."""
    spares_homes: bool = False
    """It passes Towns and Settlements of players in which no hero stands, and leaves them alone."""
    stops: TileKind | None = None
    """On the first field it enters of each tile of that kind its turn ends, and it stays there for another one."""
    labours: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0
    """How many extra turns it takes to beat guards."""
    reward: Program = ()
    """For whoever beats it. Rules: H3-AIC-33."""
    changes: Annotated[tuple[AiChange, ...], Few] = ()
    """What is done for it later in the game."""
