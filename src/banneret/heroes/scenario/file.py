"""A scenario as a file gives it: the map, the means at the start, places, rules, events and goals.

`banneret.heroes.scenario.load` reads such files and fills in what they leave out; docs/scenarios.md tells designers
about them.
"""

from typing import Annotated, Final, Literal

import msgspec

from banneret.heroes.box.cards_and_units import Cost, Id, Name
from banneret.heroes.box.map_and_towns import BuildingKind
from banneret.heroes.box.verbs.combat import Gain
from banneret.heroes.box.verbs.map import Branch, May, Movement, RollDice, Search
from banneret.heroes.box.verbs.places_and_amounts import Where
from banneret.heroes.scenario.ai_heroes import AiEntry, AiSeat, Shared
from banneret.heroes.scenario.campaign import CampaignEntry, Carry, Gift, MostGifts
from banneret.heroes.scenario.goals import GoalEntry, Scoring
from banneret.heroes.scenario.layout import LayoutEntry
from banneret.heroes.scenario.rules import (
    LAST_ROUND,
    Base,
    Few,
    Horde,
    Limit,
    PlayerCount,
    Program,
    Round,
    Rule,
    Seat,
    Test,
    Text,
    TimedEvent,
)

Mode = Literal["clash", "campaign", "coop", "alliance", "tournament"]
"""Rules: H3-MOD-02, H3-MOD-08."""
Teams = Annotated[
    tuple[Annotated[tuple[Seat, ...], msgspec.Meta(min_length=1, max_length=4)], ...], msgspec.Meta(max_length=4)
]
MOST_BONUSES: Final = 9
"""As many as an answer can name."""
Level = Annotated[int, msgspec.Meta(ge=0, le=7)]


class SeatSetup(Base, frozen=True, kw_only=True):
    """What one seat begins with instead of what the others do, with this many players; keys left out are as for all.

    Only in an alliance is a seat the same player from the start; elsewhere the first roll assigns the seats.
    """

    seat: Seat
    players: PlayerCount
    resources: Cost | None = None
    income: Cost | None = None
    buildings: Annotated[tuple[BuildingKind, ...], msgspec.Meta(max_length=8)] | None = None
    units: Annotated[tuple[str, ...], Few] | None = None


class HomeEntry(Base, frozen=True, kw_only=True):
    """How a single player begins who has no starting tile: which seat's Town is theirs, and where the Main Hero stands.

    The town board is still used. Rules: H3-TWN-21.
    """

    town: AiSeat
    at: Where


class ScenarioSetup(Base, frozen=True, kw_only=True):
    """What every player begins with; units are written as `banneret.heroes.tables.unit_names` reads them.

    Each player takes one of the bonuses in place of the one that the difficulty gives. Rules: H3-DIF-10.
    """

    resources: Cost
    income: Cost = Cost(gold=10)
    """By default, the first space of each track. Rules: H3-SOL-01."""
    buildings: Annotated[tuple[BuildingKind, ...], msgspec.Meta(max_length=8)] = ()
    units: Annotated[tuple[str, ...], Few]
    bonus: Annotated[tuple[Branch, ...], msgspec.Meta(max_length=MOST_BONUSES)] = ()
    level_cap: Annotated[int, msgspec.Meta(ge=1, le=7)] = 7
    """Experience beyond this level is lost."""
    seats: Annotated[tuple[SeatSetup, ...], Few] = ()
    flags: Annotated[tuple[Where, ...], Few] = ()
    """Fields that the first player holds from the start, without the reward of a Settlement, if the map has them."""
    home: HomeEntry | None = None

    def of_seat(self, players: int, seat: str) -> "ScenarioSetup":
        """What a seat begins with."""
        for own in self.seats:
            if own.players == players and own.seat == seat:
                given = {key: getattr(own, key) for key in ("resources", "income", "buildings", "units")}
                return msgspec.structs.replace(self, **{k: value for k, value in given.items() if value is not None})
        return self


class SeatBonus(Base, frozen=True, kw_only=True):
    """What one seat gets in the first round because it moves later, with this many players."""

    players: PlayerCount
    seat: Seat
    do: Program


SEAT_BONUS: Final = (SeatBonus(players=2, seat="P2", do=(Movement(1),)),)


class FieldEntry(Base, frozen=True, kw_only=True):
    """What a scenario changes about every field of a location."""

    called: Annotated[str, msgspec.Meta(max_length=40)] = ""
    """Its name here."""
    guard: Level | None = None
    """The difficulty of its guards, 0 for none, in place of the printed one. Rules: H3-EXP-13."""
    exclusive_flag: bool = False
    """A new cube replaces the one that is there, on a location where otherwise every player puts one."""
    movement: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0
    """Entering does nothing: a hero who stands there pays this many movement points for the visit, guards included."""
    needs: Annotated[tuple[Test, ...], Few] = ()
    """What a player must have for such a visit."""
    no_token: bool = False
    """Nobody finds the Grail there; what `on_visit` says is still given to the first visitor."""
    on_first_visit_by_each_player: Program | None = None
    """For an Obelisk: what each player gets at their first visit."""
    on_flag: Program | None = None
    """For a Dragon Utopia: what whoever flags it gets."""
    on_visit: Program | None = None
    """For the Grail: what its first visitor gets."""


PLACES: Final = {
    "obelisk": FieldEntry(on_first_visit_by_each_player=(RollDice("treasure", dice=2),)),
    "dragon_utopia": FieldEntry(on_flag=(Gain("gold", 10), May((Search("artifact", cards=4),)))),
    "grail": FieldEntry(on_visit=(May((Search("artifact", cards=4),)),)),
}
"""What those places do that leave it to the scenario, where it says nothing."""


class Length(Base, frozen=True, kw_only=True):
    """The last round, for all numbers of players or for each."""

    rounds: Round | dict[str, Round]


class ScenarioFile(Base, frozen=True, kw_only=True):
    """The whole file."""

    id: Id
    """What it is called in records and commands; no other scenario may have it."""
    name: Name
    """What players read."""
    mode: Mode
    """Everybody alone, one part of a campaign, all together, two teams, or a tournament."""
    players: Annotated[tuple[PlayerCount, ...], msgspec.Meta(min_length=1, max_length=4)]
    """For how many players it is."""
    difficulty: Literal["easy", "medium", "hard"] = "medium"
    """A hint for whoever chooses."""
    expansion: dict[str, Text] = msgspec.field(default_factory=dict)
    """By number of players: what the core box lacks for it; so a scenario is listed but cannot be begun."""
    teams: dict[str, Teams] = msgspec.field(default_factory=dict)
    """By number of players: the seats of each team."""
    turn_order: dict[str, Annotated[tuple[Seat, ...], msgspec.Meta(max_length=4)]] = msgspec.field(default_factory=dict)
    """The order of turns in an alliance, in place of a roll for it. Rules: H3-SET-30, H3-RND-17."""
    length: Length
    """When it ends at the latest."""
    story: Text = ""
    """A sentence or two before the game."""
    tales: Annotated[dict[Id, Text], Few] = msgspec.field(default_factory=dict)
    """Pieces of the tale that events tell."""
    layout: dict[str, LayoutEntry]
    """By number of players: the map."""
    setup: ScenarioSetup
    """What everybody begins with."""
    tokens: Annotated[tuple[Id, ...], Few] = ()
    """Tokens each player may have, by name."""
    shared_tokens: Annotated[tuple[Id, ...], Few] = ()
    """Tokens that all players have together."""
    fields: dict[str, FieldEntry] = msgspec.field(default_factory=dict)
    """By location: what is different about all fields of that kind."""
    ai: Annotated[tuple[AiEntry, ...], msgspec.Meta(max_length=20)] = ()
    """The AI heroes. Rules: H3-AIM-12."""
    ai_shared: Shared = Shared()
    """Cards and spells of AI heroes that have none of their own."""
    hordes: Annotated[tuple[Horde, ...], msgspec.Meta(max_length=4)] = ()
    """Face-down decks of Neutral Units that heroes fight."""
    rules: Annotated[tuple[Rule, ...], Few] = ()
    """What is special here."""
    events: Annotated[tuple[TimedEvent, ...], Few] = ()
    """What happens at the start of certain rounds."""
    victory: Annotated[tuple[GoalEntry, ...], msgspec.Meta(min_length=1, max_length=20)]
    """Ways to win; any one is enough."""
    defeat: Annotated[tuple[GoalEntry, ...], msgspec.Meta(max_length=20)] = ()
    """Ways to lose."""
    limit: Limit
    """What happens once the last round is over."""
    scoring: Scoring = Scoring()
    """What gives points at the end."""
    seat_bonus: Annotated[tuple[SeatBonus, ...], Few] = SEAT_BONUS
    """What seats that move later get; usually a movement point for the second of two players."""
    campaign: CampaignEntry | None = None
    """The campaign it is a part of, where its mode is `campaign`."""
    carry: Annotated[tuple[Carry, ...], MostGifts] = ()
    """What the next part may begin with, beside hero and cards."""
    gifts: Annotated[tuple[Gift, ...], MostGifts] = ()
    """What the part before may have earned."""
    elimination: Annotated[int, msgspec.Meta(ge=0, le=LAST_ROUND)] = 3
    """After how many full rounds without Town and Settlement a player is out; 0 for never. Rules: H3-VIC-12."""
    capture_all_defeats: bool = False
    """Whether whoever loses the last Town and Settlement is out at once. Rules: H3-VIC-02, H3-VIC-12."""
