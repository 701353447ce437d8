"""Verbs of the adventure map: what locations, buildings, Astrologers cards, scenarios and some cards do outside Combat.

They are written like the verbs of `banneret.heroes.box.verbs.combat` and mixed with them freely::

    visit: [{may: [{pay: {gold: 3}, do: [{search: spell}]}]}]
"""

from typing import ClassVar, Literal

import msgspec

from banneret.heroes.box.verbs.combat import Resource, TierName, Verb

DeckName = Literal["ability", "artifact", "spell"]
CardKind = Literal["statistic", "ability", "artifact", "specialty", "spell"]
MapDie = Literal["resource", "treasure", "attack"]


class Price(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Resources to pay."""

    gold: int = 0
    building_materials: int = 0
    valuables: int = 0


class Branch(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One of several things to choose from."""

    do: tuple[Verb, ...]


class Choose(Verb, frozen=True):
    """The player does exactly one of these."""

    main: ClassVar[str] = "choose"
    choose: tuple[Branch, ...]


class May(Verb, frozen=True):
    """The player may do this, or not."""

    main: ClassVar[str] = "may"
    may: tuple[Verb, ...]


class Pay(Verb, frozen=True):
    """The player pays, and only then the rest happens; whoever cannot pay in full gets nothing."""

    main: ClassVar[str] = "pay"
    pay: Price
    do: tuple[Verb, ...]


class Experience(Verb, frozen=True):
    """The Main Hero gains experience."""

    main: ClassVar[str] = "experience"
    experience: int


class Search(Verb, frozen=True):
    """Search a shared deck, once or several times."""

    main: ClassVar[str] = "search"
    search: DeckName
    cards: int = 2
    times: int = 1


class RollDice(Verb, frozen=True):
    """Roll Resource or Treasure dice and take as many results as `keep` says."""

    main: ClassVar[str] = "roll_dice"
    roll_dice: Literal["resource", "treasure"]
    dice: int = 1
    keep: int = 1


class Movement(Verb, frozen=True):
    """A hero gains movement points: the one visiting, or for a card one the player chooses."""

    main: ClassVar[str] = "movement"
    movement: int


class Fly(Verb, frozen=True):
    """A hero gains movement points and this turn passes over every field it does not stop on."""

    main: ClassVar[str] = "fly"
    fly: int


class StepAtEnd(Verb, frozen=True):
    """At the end of the turn a hero may move to an adjacent field that counts as empty."""

    main: ClassVar[str] = "step_at_end"
    step_at_end: Literal["hero"]


class GoHome(Verb, frozen=True):
    """A hero is put on a controlled Town or Settlement and gains movement points."""

    main: ClassVar[str] = "go_home"
    go_home: int


class Discover(Verb, frozen=True):
    """Discover a tile next to the tile the hero stands on, without paying for it."""

    main: ClassVar[str] = "discover"
    discover: Literal["adjacent_tile"]


class TakeGrail(Verb, frozen=True):
    """Take the Grail token if it is still there."""

    main: ClassVar[str] = "take_grail"
    take_grail: Literal[True] = True


class WitchHut(Verb, frozen=True):
    """Remove an Ability from hand, or look at the top Ability and take or discard it."""

    main: ClassVar[str] = "witch_hut"
    witch_hut: Literal[True] = True


class MagicSpring(Verb, frozen=True):
    """Look at the top cards of the player's own discard pile and take one; the rest go back on top in any order."""

    main: ClassVar[str] = "magic_spring"
    magic_spring: int


class Trade(Verb, frozen=True):
    """Exchange resources by the trade table, or remove a card from hand for 1 gold."""

    main: ClassVar[str] = "trade"
    trade: Literal["post"]


class Flag(Verb, frozen=True):
    """What flagging a field gives: the income printed on it, a settlement's reward, or what the scenario says."""

    main: ClassVar[str] = "flag"
    flag: Literal["town", "settlement", "mine", "obelisk", "dragon_utopia"]


class ReinforceOne(Verb, frozen=True):
    """Turn an owned Few unit of one of these tiers to Pack for the full price, half of it, half its gold, or nothing.

    Half of every resource is rounded up; half the gold alone is rounded down.
    """

    main: ClassVar[str] = "reinforce_one"
    reinforce_one: tuple[TierName, ...]
    price: Literal["full", "half", "half_gold", "free"] = "full"


class Weaken(Verb, frozen=True):
    """Turn an owned Pack unit to its Few side."""

    main: ClassVar[str] = "weaken"
    weaken: int


class RecruitDrawn(Verb, frozen=True):
    """Draw Neutral Units by the dwellings owned, one for each or one in all, and recruit one of them at its price."""

    main: ClassVar[str] = "recruit_drawn"
    recruit_drawn: Literal["each_dwelling", "one"]


class CheaperUnit(Verb, frozen=True):
    """Recruiting or reinforcing one unit costs less gold."""

    main: ClassVar[str] = "cheaper_unit"
    cheaper_unit: int


class CheaperSpells(Verb, frozen=True):
    """Buying a spell at the Mage Guild costs less gold and looks at more cards."""

    main: ClassVar[str] = "cheaper_spells"
    cheaper_spells: int
    cards: int


class AvoidGuards(Verb, frozen=True):
    """Guards whose difficulty equals the hero's level let it pass: the field is visited, without experience."""

    main: ClassVar[str] = "avoid_guards"
    avoid_guards: Literal["equal_level"]


class Rerolls(Verb, frozen=True):
    """For this turn dice may be rolled again: one of each kind named once, or every die once."""

    main: ClassVar[str] = "rerolls"
    rerolls: tuple[MapDie, ...]
    each: Literal["turn", "roll"] = "turn"


class Recover(Verb, frozen=True):
    """Take a card of a kind from the player's discard pile to hand; `reshuffle` shuffles the rest into the deck."""

    main: ClassVar[str] = "recover"
    recover: CardKind
    reshuffle: bool = False


class Find(Verb, frozen=True):
    """Look through a shared deck for a card and take it to hand; the deck is shuffled."""

    main: ClassVar[str] = "find"
    find: str
    deck: DeckName


class Sell(Verb, frozen=True):
    """Remove a card of a kind from hand for gold."""

    main: ClassVar[str] = "sell"
    sell: CardKind
    gold: int


class SearchOwn(Verb, frozen=True):
    """Discard a card, shuffle the player's own discard pile into their own deck, and take one of its top cards."""

    main: ClassVar[str] = "search_own"
    search_own: int


class ExchangeCards(Verb, frozen=True):
    """Discard up to this many cards from hand and draw as many."""

    main: ClassVar[str] = "exchange_cards"
    exchange_cards: int


class ExchangeKinds(Verb, frozen=True):
    """Shuffle every card of these kinds from hand into the player's own deck and draw as many."""

    main: ClassVar[str] = "exchange_kinds"
    exchange_kinds: tuple[CardKind, ...]


class ClearCubes(Verb, frozen=True):
    """Take the black cubes off these locations, or off all of them."""

    main: ClassVar[str] = "clear_cubes"
    clear_cubes: tuple[str, ...] | Literal["all"]


class Lasting(Verb, frozen=True):
    """While the Astrologers card lies open every player plays under this rule."""

    main: ClassVar[str] = "lasting"
    lasting: Literal["movement", "hand_limit", "spell_returns", "spell_power", "reroll", "redraw_guard"]
    by: int = 1


class AtIncome(Verb, frozen=True):
    """At the start of the next Resource round every player gains so much more or less."""

    main: ClassVar[str] = "at_income"
    at_income: Resource
    amount: int


MAP_VERBS: dict[str, type[Verb]] = {
    v.main: v
    for v in (
        Choose, May, Pay, Experience, Search, RollDice, Movement, Fly, StepAtEnd, GoHome, Discover,
        TakeGrail, WitchHut, MagicSpring, Trade, Flag, ReinforceOne, Weaken, RecruitDrawn, CheaperUnit, CheaperSpells,
        AvoidGuards, Rerolls, Recover, Find, Sell, SearchOwn, ExchangeCards, ExchangeKinds, ClearCubes, Lasting,
        AtIncome,
    )
}  # fmt: skip
