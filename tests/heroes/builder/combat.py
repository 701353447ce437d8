"""Combats: who struck whom and how hard, what a side holds, and what lies in the decks of a Combat."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Self, cast

from banneret.heroes.adventure.seating import act_as
from banneret.heroes.combat.cards.known_places import shuffled
from banneret.heroes.combat.morale.decks import deck_of, hold, lay_morale_decks
from banneret.heroes.combat.morale.held import MORALE_DECK, MORALE_DISCARDS
from banneret.heroes.state.battle import Battle
from banneret.heroes.state.pile_numbers import NEUTRAL_DECK, NEUTRAL_DISCARDS
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.tables.morale import MORALE_IDS, morale_card
from banneret.heroes.tables.units_and_cards import UNIT_IDS, UNIT_NUMBER
from banneret.kernel.piles import without
from tests.heroes.builder.chance import Scripted
from tests.support.built_game import BuiltGame

Blow = tuple[str, str, str]
TIERS = ("bronze", "silver", "gold", "azure")


class Combats(BuiltGame):
    """What tests read of a Combat, and what they put in place in one."""

    def unit_at(self, space: str) -> dict[str, object]:
        """What a spectator sees of the unit on a space; an empty mapping where there is none."""
        units = self.rules.describe(self.view())["units"]
        assert isinstance(units, list)
        return next((unit for unit in units if unit["space"] == space), {})

    def active(self) -> str:
        """The space of the unit being activated, or an empty string."""
        seen = self.rules.describe(self.view())
        units = seen["units"]
        assert isinstance(units, list)
        return next((str(unit["space"]) for unit in units if unit["number"] == seen["active"]), "")

    def side(self, number: int, seat: int | None = None) -> dict[str, Any]:
        """What a side has besides its units on the board, as its own player sees it unless another seat is given."""
        sides = self.rules.describe(self.view(number if seat is None else seat))["sides"]
        assert isinstance(sides, list)
        found: dict[str, Any] = sides[number]
        return found

    def round_of(self) -> int:
        """The number of the combat round."""
        found = self.rules.describe(self.view())["round"]
        assert isinstance(found, int)
        return found

    def damage(self, space: str) -> object:
        """The damage on the unit on a space."""
        return self.unit_at(space)["damage"]

    def damage_dealt(self) -> list[int | str]:
        """How much damage each attack so far has dealt, retaliations included."""
        return [event["n"] for event in self.events_named("damage")]

    def rolls(self) -> list[int | str]:
        """The faces of all Attack dice rolled for attacks so far."""
        return [event["n"] for event in self.events_named("die")]

    def moves(self) -> set[str]:
        """The spaces the active unit may move to."""
        return {key[5:] for key in self.choice.keys if key.startswith("move:")}

    def targets(self) -> set[str]:
        """The spaces of the units the active unit may attack."""
        return {key[7:] for key in self.choice.keys if key.startswith("attack:")}

    def hits(self) -> list[tuple[str, int]]:
        """Every damage dealt so far, in order: the unit hit, as it was then, and how much."""
        return [(plain(args["unit"]), int(args["n"])) for args in self.events_named("damage")]

    def blows(self) -> list[Blow]:
        """Every attack and retaliation so far, in order: which of the two, by whom, against whom."""
        return [
            (event.name, plain(event.args["unit"]), plain(event.args["unit2"]))
            for event in self.events
            if event.name in ("attack", "retaliate")
        ]

    def spent(self) -> bool:
        """Whether every scripted die, card and unit has come up."""
        streams = self.streams
        assert isinstance(streams, Scripted)
        return streams.left == 0

    def neutral_deck(self, tier: str) -> list[str]:
        """The cards in the deck of a tier, by name."""
        return self._neutral_names(NEUTRAL_DECK + TIERS.index(tier))

    def neutral_discards(self, tier: str) -> list[str]:
        """The cards in the discard pile of a tier, by name."""
        return self._neutral_names(NEUTRAL_DISCARDS + TIERS.index(tier))

    def stack_neutrals(self, tier: str, deck: Iterable[str], discards: Iterable[str] = ()) -> None:
        """Let the deck and the discard pile of a tier hold these cards only, as after earlier Combats."""
        for pile, cards in ((NEUTRAL_DECK, deck), (NEUTRAL_DISCARDS, discards)):
            rows = sorted(2 * UNIT_NUMBER[card] for card in cards)
            cast(Battle, self.state).piles[pile + TIERS.index(tier)] = tuple(rows)

    def _neutral_names(self, pile: int) -> list[str]:
        return sorted(UNIT_IDS[row >> 1] for row in cast(Battle, self.state).piles[pile])

    def cards_in(self, event: str) -> list[str]:
        """The cards of all events of a name."""
        return [str(args["card"]) for args in self.events_named(event)]

    def laid(self) -> list[tuple[str, str]]:
        """Which cards were laid on which units so far."""
        return [(str(args["unit"]).split("@")[0], str(args["card"])) for args in self.events_named("ai_laid")]

    def raised(self, statistic: int = 0) -> list[tuple[str, int]]:
        """By how much which units had a statistic changed so far: attack, or another."""
        stats = self.events_named("stat")
        return [(str(args["unit"]).split("@")[0], int(args["n2"])) for args in stats if args["n"] == statistic]

    def ai_cards(self) -> dict[str, Any]:
        """What lies open of the AI Hero's cards."""
        found = self.rules.describe(self.view(0))["ai"]
        assert isinstance(found, dict)
        return found

    def pass_on(self, event: str, times: int = 1) -> Self:
        """Let the player's units do nothing until something has happened so often."""
        while len(self.events_named(event)) < times:
            self.play("done" if "done" in self.choice else self.choice.keys[-1])
        return self

    def seen(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat is told of the Combat, or a spectator."""
        return self.rules.describe(self.view() if seat is None else self.view(seat))

    def hexes_offered(self) -> set[str]:
        """The hexes on which something may be put now."""
        return {key[6:] for key in self.choice.keys if key.startswith("place:")}

    def breaks(self) -> set[str]:
        """The hexes of the Walls and the Gate that the active unit may strike."""
        return {key[6:] for key in self.choice.keys if key.startswith("break:")}

    def have_morale(self, who: int, *cards: str) -> Self:
        """Let a player of a whole game, or a side of a lone Combat, have exactly these cards, taken from the decks."""
        s = cast(Battle, self.state)
        for card in numbers(cards):
            deck = MORALE_DECK + deck_of(card)
            if card in s.piles[deck]:
                s.piles[deck] = without(s.piles[deck], card)
        if isinstance(s, WholeGame) and who not in s.who:
            seated = s.who[0]
            act_as(s, who)
            hold(s, 0, tuple(sorted(numbers(cards))))
            act_as(s, seated)
        else:
            side = s.who.index(who) if isinstance(s, WholeGame) else who
            hold(s, side, tuple(sorted(numbers(cards))))
        return self

    def fresh_morale(self) -> Self:
        """Both decks of a lone Combat are whole, and nobody holds a card of them."""
        s = cast(Battle, self.state)
        for side in (0, 1):
            hold(s, side, ())
        lay_morale_decks(s)
        for n in (0, 1):
            s.piles[MORALE_DISCARDS + n] = ()
            shuffled(s, MORALE_DECK + n)
        return self

    def stack_morale(self, deck: str, cards: Iterable[str], discards: Iterable[str] = ()) -> Self:
        """Let a Morale deck (positive, negative) and its discard pile hold exactly these cards."""
        n = ("positive", "negative").index(deck)
        s = cast(Battle, self.state)
        s.piles[MORALE_DECK + n] = tuple(sorted(numbers(cards)))
        s.piles[MORALE_DISCARDS + n] = numbers(discards)
        shuffled(s, MORALE_DECK + n)
        return self

    def morale_decks(self, seat: int = -1) -> dict[str, Any]:
        """What a seat, or a spectator, sees of the Morale decks."""
        return cast("dict[str, Any]", self.rules.describe(self.view(seat))["morale_decks"])

    def morale_pile(self, deck: str) -> tuple[int, list[str]]:
        """How many cards a Morale deck holds, and its discard pile."""
        told = self.morale_decks()[deck]
        return told["cards"], told["discards"]

    def morale_resolved(self) -> list[str]:
        """The Morale cards resolved so far, in order."""
        return [str(event.args["card"]) for event in self.events if event.name == "morale_card"]

    def dice_thrown(self) -> list[tuple[str, int]]:
        """What happened to dice, in order: thrown, thrown again (the face given up), turned (the new face)."""
        names = {
            "die": "n",
            "reroll": "n2",
            "die_turned": "n2",
            "fear_die": "n",
            "defense_die": "n",
            "ability_die": "n",
        }
        return [(event.name, int(event.args[names[event.name]])) for event in self.events if event.name in names]


def plain(unit: int | str) -> str:
    """The name of a unit in an event, without its number: `castle_griffins+`."""
    return str(unit).split("@")[0]


def numbers(cards: Iterable[str]) -> tuple[int, ...]:
    """Morale cards by their numbers."""
    return tuple(morale_card(MORALE_IDS.index(card)) for card in cards)
