"""How a scenario is won: its goals, and the points that decide when nobody has reached one."""

from typing import Annotated, Final, Literal, get_args

import msgspec

from banneret.heroes.box.cards_and_units import Id
from banneret.heroes.box.verbs.combat import Resource
from banneret.heroes.scenario.rules import LAST_ROUND, SEATS_OF_AI, Base, Few, PlayerCount, Round, Seat, When

GoalKind = Literal[
    "eliminate_all", "cubes_from_all_rivals", "capture_town", "defeat_main_hero", "flag", "points", "bank", "measure",
    "defeat_ai", "town_lost", "main_hero_defeated", "survive", "all",
]  # fmt: skip
GOAL_KINDS: Final[tuple[GoalKind, ...]] = get_args(GoalKind)


class Goal(Base, frozen=True, kw_only=True):
    """A condition. `of` and `times` are for Towns and Main Heroes; `what`, a measure, and `times` for the rest.

    No `only_players` means any number of them. `held` is at how many ends of rounds in a row it has to hold.
    """

    kind: GoalKind
    of: Literal["any_rival", "all_rivals", "A1", "A2", "A3", "A4"] = "any_rival"
    what: str = ""
    times: int = 1
    at_most: bool = False
    held: int = 1
    joker: str = ""
    """A measure: where it is not 0, it stands for the cube of one rival."""
    only_players: tuple[int, ...] = ()
    seats: tuple[int, ...] = ()
    """Only for these players of an alliance; none for all."""
    from_round: int = 1
    when: When = "round_end"
    all: tuple["Goal", ...] = ()


class Points(Base, frozen=True, kw_only=True):
    """This many points for each of a measure, or for each full `per` of it, when the game ends."""

    what: str
    points: int = 1
    per: Annotated[int, msgspec.Meta(ge=1, le=99)] = 1


class Scoring(Base, frozen=True, kw_only=True):
    """How points are counted at the end, on top of those gained, and who wins among equals."""

    points: Annotated[tuple[Points, ...], Few] = ()
    """What is worth points."""
    tie_break: Annotated[tuple[str, ...], Few] = ()
    """Measures, looked at one after the other."""
    always: bool = False
    """A goal that is met ends the game, but points decide it. Rules: H3-TOU-15."""
    still_equal: Literal["final_battle", "draw"] = "draw"
    """What decides among those whom nothing tells apart."""


class Rivals(Base, frozen=True, kw_only=True):
    """Of whom: of rivals, or the Town of a seat of the AI side."""

    of: Literal["any_rival", "all_rivals", "A1", "A2", "A3", "A4"] = "any_rival"


class Falls(Base, frozen=True, kw_only=True):
    """How often Main Heroes are defeated, counted over all players of a team: by AI heroes, or by anybody."""

    by: Literal["ai", "any"] = "any"
    times: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1


class Defeats(Base, frozen=True, kw_only=True):
    """Of whom, how often."""

    of: Literal["any_rival", "all_rivals"] = "any_rival"
    times: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1


class Flags(Base, frozen=True, kw_only=True):
    """Fields to be held: a location, `tile:` and a label, or another measure of fields."""

    what: str
    count: Annotated[int, msgspec.Meta(ge=1, le=40)] = 1
    hold_rounds: Annotated[int, msgspec.Meta(ge=1, le=LAST_ROUND)] = 1


class Bank(Base, frozen=True, kw_only=True):
    """Resources to be owned, or tokens where `where` names one."""

    resource: Resource = "gold"
    amount: Annotated[int, msgspec.Meta(ge=1, le=999)]
    where: str = ""


class Reach(Base, frozen=True, kw_only=True):
    """Any measure to be reached, or to be brought down to."""

    what: str
    at_least: int | None = None
    at_most: int | None = None


class GoalEntry(Base, frozen=True, kw_only=True):
    """A condition as a file gives it: exactly one of its kinds, and what limits it."""

    eliminate_all: Literal[True] | None = None
    """All rivals are out of the game."""
    cubes_from_all_rivals: Literal[True] | None = None
    """A faction cube of every rival."""
    capture_town: Rivals | None = None
    """A starting Town taken from somebody else."""
    defeat_main_hero: Defeats | None = None
    """Main Heroes of rivals beaten."""
    flag: Flags | None = None
    points: Annotated[int, msgspec.Meta(ge=1, le=999)] | None = None
    """So many victory points."""
    bank: Bank | None = None
    measure: Reach | None = None
    defeat_ai: Annotated[tuple[Id, ...], msgspec.Meta(min_length=1, max_length=20)] | Literal["all"] | None = None
    """AI heroes that have to be off the map, each beaten at least once unless it was never sure to come."""
    town_lost: Literal["own", "any"] | None = None
    """A player's starting Town is held by nobody of the team."""
    main_hero_defeated: Falls | None = None
    """Main Heroes of the players beaten, by AI heroes or by anybody, counted over the team."""
    survive: Round | None = None
    """The game lasts to the end of that round."""
    all: Annotated[tuple["GoalEntry", ...], msgspec.Meta(min_length=1, max_length=9)] | None = None
    """Several conditions, all of which have to hold at once."""
    joker: str = ""
    """A measure: where it is not 0, it stands for the cube of one rival."""
    only_players: tuple[PlayerCount, ...] = ()
    """Only with these numbers of players."""
    seats: tuple[Seat, ...] = ()
    """In an alliance: whose goal it is, with the allies; none for all."""
    from_round: Round = 1
    """Not before that round; Main Heroes beaten earlier do not count."""
    when: When = "round_end"
    """Whether it is looked at when a round ends, or at once."""

    def kinds(self) -> list[GoalKind]:
        """The kinds it names."""
        return [kind for kind in GOAL_KINDS if getattr(self, kind) is not None]

    def goal(self) -> Goal:
        """The condition with nothing left open."""
        what, times, at_most, hold = "", 1, False, 1
        if self.flag:
            what, times, hold = self.flag.what, self.flag.count, self.flag.hold_rounds
        elif self.points is not None:
            what, times = "points", self.points
        elif self.bank:
            what, times = f"token:{self.bank.where}" if self.bank.where else self.bank.resource, self.bank.amount
        elif self.measure:
            at_most = self.measure.at_least is None
            what, times = self.measure.what, (self.measure.at_most if at_most else self.measure.at_least) or 0
        elif self.defeat_main_hero:
            times = self.defeat_main_hero.times
        elif self.defeat_ai:
            what = f"ai_beaten:{self.defeat_ai if isinstance(self.defeat_ai, str) else '+'.join(self.defeat_ai)}"
        elif self.town_lost:
            what = "town_lost"
        elif self.main_hero_defeated:
            what = "fallen_to_ai" if self.main_hero_defeated.by == "ai" else "fallen"
            times = self.main_hero_defeated.times
        elif self.survive:
            what, times = "round", self.survive
        elif self.capture_town and self.capture_town.of in SEATS_OF_AI:
            what = f"ai_town:{self.capture_town.of}"
        rivals = self.capture_town or self.defeat_main_hero or Rivals()
        return Goal(
            kind=self.kinds()[0], of=rivals.of, what=what, times=times, at_most=at_most, held=hold, joker=self.joker,
            only_players=self.only_players, seats=tuple(int(seat[1:]) - 1 for seat in self.seats),
            from_round=self.from_round, when=self.when,
            all=tuple(entry.goal() for entry in self.all or ()),
        )  # fmt: skip
