"""Verbs that only scenarios use: tokens and points, gifts, rules switched on and off, and stories told.

They stand beside the verbs of `banneret.heroes.box.verbs.map` in the events and rules of a scenario::

    events:
    - {rounds: [6], who: each, do: [{token: clue}, {income_step: gold}]}
"""

from typing import Annotated, ClassVar, Literal

import msgspec

from banneret.heroes.box.verbs.ai_heroes import AI_VERBS
from banneret.heroes.box.verbs.combat import Resource, Verb
from banneret.heroes.box.verbs.common_wars import WAR_VERBS
from banneret.heroes.box.verbs.map import Branch, Price
from banneret.heroes.box.verbs.places_and_amounts import Amount, Counted

BuildingName = Literal[
    "city_hall", "citadel", "mage_guild", "dwelling_bronze", "dwelling_silver", "dwelling_gold", "special_tent",
    "special_gears",
]  # fmt: skip


class Vocabulary(msgspec.Struct, frozen=True, kw_only=True):
    """The names a scenario has given to things of its own; a program is compiled with them."""

    tokens: tuple[str, ...] = ("points",)
    shared: tuple[str, ...] = ()
    labels: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    tales: tuple[str, ...] = ()
    ai: tuple[str, ...] = ()
    """The AI heroes."""
    hordes: tuple[str, ...] = ()


NO_WORDS = Vocabulary()


class Story(Verb, frozen=True):
    """Tell a piece of the scenario's tale: a key of its `tales`."""

    main: ClassVar[str] = "story"
    story: str


class Score(Verb, frozen=True):
    """The player gains victory points."""

    main: ClassVar[str] = "score"
    score: Amount


class Token(Verb, frozen=True):
    """The player, or all together where it is a shared one, gains tokens of the scenario, or loses them."""

    main: ClassVar[str] = "token"
    token: str
    amount: Amount = 1


class GainCounted(Verb, frozen=True):
    """The player gains as many of a resource as is counted."""

    main: ClassVar[str] = "gain_counted"
    gain_counted: Resource
    amount: Counted


class SetRule(Verb, frozen=True):
    """A rule of the scenario comes into force, or goes out of it."""

    main: ClassVar[str] = "set_rule"
    set_rule: str
    active: bool = True


class MoveAll(Verb, frozen=True):
    """Every hero of the player, or the Main Hero, gains movement points."""

    main: ClassVar[str] = "move_all"
    move_all: int
    who: Literal["main", "all"] = "all"


class IncomeStep(Verb, frozen=True):
    """The player's income of a resource, or of one the player chooses, moves this many steps on its track."""

    main: ClassVar[str] = "income_step"
    income_step: Resource | Literal["choice"]
    steps: int = 1


class AddUnit(Verb, frozen=True):
    """A unit joins the player's army, if its card is free and there is room."""

    main: ClassVar[str] = "add_unit"
    add_unit: str


class BuildFree(Verb, frozen=True):
    """A building is built for free, whatever it needs; if it is already built, nothing happens."""

    main: ClassVar[str] = "build_free"
    build_free: BuildingName


class FreeHero(Verb, frozen=True):
    """A Secondary Hero joins for nothing, on the player's Town, or on the field this is about.

    Where there is one already nothing happens.
    """

    main: ClassVar[str] = "free_hero"
    free_hero: Literal["secondary"]
    at: Literal["town", "here"] = "town"


class GainCard(Verb, frozen=True):
    """The player gets a card by name, to hand or shuffled into the deck; one that is not available is searched for."""

    main: ClassVar[str] = "gain_card"
    gain_card: str
    to: Literal["hand", "deck"] = "hand"


class Draft(Verb, frozen=True):
    """The player takes one of these that no player has taken before."""

    main: ClassVar[str] = "draft"
    draft: tuple[Branch, ...]


class ChooseOther(Verb, frozen=True):
    """The player does one of these, but not the one done the last time."""

    main: ClassVar[str] = "choose_other"
    choose_other: tuple[Branch, ...]


class Bank(Verb, frozen=True):
    """The player puts as much of a resource as he likes into a token, where nothing can be paid with it.

    A token of all together may be full: `most` is how many of it there may be for each player.
    """

    main: ClassVar[str] = "bank"
    bank: Resource
    token: str
    most: int = 0


class Rob(Verb, frozen=True):
    """The rival whom the moment is about loses this many tokens, or half of them, and the player gains as many.

    `gain` is the resource they become; without it they stay tokens.
    """

    main: ClassVar[str] = "rob"
    rob: str
    amount: int = 0
    half: Literal["up", "down"] | None = None
    gain: Resource | None = None


class Tenure(Verb, frozen=True):
    """A field of a location that the player holds whenever this is done, `times` times in a row, gives this, once."""

    main: ClassVar[str] = "tenure"
    tenure: str
    times: int
    do: tuple[Verb, ...]


class Licence(Verb, frozen=True):
    """The player may recruit one unit of the tier without its dwelling."""

    main: ClassVar[str] = "licence"
    licence: Literal["bronze", "silver", "gold"]


class Borrow(Verb, frozen=True):
    """A Neutral Unit fights for the player in the Combat that begins, and leaves afterwards.

    If its card is not free, nothing happens. It belongs in rules with `when: combat_start`.
    """

    main: ClassVar[str] = "borrow"
    borrow: str


class Hearten(Verb, frozen=True):
    """A Negative Morale token of the player is taken off."""

    main: ClassVar[str] = "hearten"
    hearten: Literal[True] = True


FAVOUR_VERBS: dict[str, type[Verb]] = {v.main: v for v in (Licence, Borrow, Hearten)}


class DeliverGrail(Verb, frozen=True):
    """The Grail, which a hero of the player carries, stays where it is for good."""

    main: ClassVar[str] = "deliver_grail"
    deliver_grail: Literal[True] = True


class ClearTiles(Verb, frozen=True):
    """Take the black cubes off every field of a kind of tile."""

    main: ClassVar[str] = "clear_tiles"
    clear_tiles: Literal["start", "far", "near", "center"]


class ShuffleGuards(Verb, frozen=True):
    """Neutral Units that lie on discard piles are shuffled back into their decks."""

    main: ClassVar[str] = "shuffle_guards"
    shuffle_guards: Literal["all"] = "all"


class SoleToken(Verb, frozen=True):
    """The player has the only token of a kind: whoever had it before gives it up."""

    main: ClassVar[str] = "sole_token"
    sole_token: str


class Forfeit(Verb, frozen=True):
    """The player plays on but can no longer win."""

    main: ClassVar[str] = "forfeit"
    forfeit: Literal["victory"]


class Levy(Verb, frozen=True):
    """The player pays a sum in gold, or with resources that count as this much gold each; no change is given.

    Whoever cannot pay it in full gives everything. `paid` and `unpaid` say what follows; `extra` is done for every full
    `extra_for` of gold paid on top.
    """

    main: ClassVar[str] = "levy"
    levy: Annotated[int, msgspec.Meta(ge=1, le=99)]
    building_materials: int = 0
    valuables: int = 0
    paid: tuple[Verb, ...] = ()
    unpaid: tuple[Verb, ...] = ()
    extra_for: int = 0
    extra: tuple[Verb, ...] = ()


class TeamPays(Verb, frozen=True):
    """The player pays, and allies pay what the player lacks; the rest follows if that was enough."""

    main: ClassVar[str] = "team_pays"
    team_pays: Price
    do: tuple[Verb, ...] = ()


class HandOverGrail(Verb, frozen=True):
    """The hero who carries the Grail hands it to an allied hero on a neighbouring field."""

    main: ClassVar[str] = "hand_over_grail"
    hand_over_grail: Literal[True] = True


class LookAtBeast(Verb, frozen=True):
    """The player looks at the card of the scenario's beast."""

    main: ClassVar[str] = "look_at_beast"
    look_at_beast: Literal["card"]


SCENARIO_VERBS: dict[str, type[Verb]] = {
    v.main: v
    for v in (
        Story, Score, Token, GainCounted, SetRule, MoveAll, IncomeStep, AddUnit, BuildFree, FreeHero, GainCard, Draft,
        ChooseOther, Bank, Rob, Tenure, DeliverGrail, ClearTiles, ShuffleGuards,
        SoleToken, Forfeit, Levy, LookAtBeast, TeamPays, HandOverGrail,
    )
} | AI_VERBS | FAVOUR_VERBS | WAR_VERBS  # fmt: skip
