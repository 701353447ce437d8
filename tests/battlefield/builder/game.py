"""The builder of `battlefield`: Duels, and Adventure mode with rounds, cards and armies where a test wants them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from random import Random
from typing import Any, Self, cast

from banneret.battlefield.adventure_mode.answers import ADVENTURE_IDS, adventure_card
from banneret.battlefield.adventure_mode.rounds import ADVENTURE_MODE_ROUND, NEXT_ADVENTURE_MODE_TURN
from banneret.battlefield.adventure_mode.state import (
    ADVENTURE_DECK,
    ADVENTURE_DISCARDS,
    KEPT,
    OFFERED_CARDS,
    RESOLVED,
    SAVED,
    AdventureModeGame,
)
from banneret.battlefield.adventure_mode.turn import ADVENTURE_MODE_TURN, ASK_ADVENTURE_MODE_TURN
from banneret.battlefield.duel.state import Duel
from banneret.games import rules_of
from banneret.heroes.adventure.seating import act_as
from banneret.heroes.combat.activation import ASK_ACTION
from banneret.heroes.combat.cards.hands import refresh
from banneret.heroes.combat.morale.tokens import GAIN_MORALE
from banneret.heroes.state.pile_numbers import DECK, DISCARDS, HAND, SECRET
from banneret.heroes.tables.units_and_cards import CARD_NUMBER, UNIT_NUMBER
from banneret.kernel.kinds import K_DRAW
from tests.heroes.builder.chance import Luck
from tests.heroes.builder.game import HeroesGame


class BattlefieldGame(HeroesGame):
    """A game of `battlefield` as a test lays it out; resources, units and levels are given as on a map."""

    @property
    def duel(self) -> Duel:
        """The position."""
        return cast(Duel, self.state)

    def until(self, reached: Callable[[Self], bool], seed: int = 0) -> Self:
        """Answer at random until something holds."""
        rng = Random(seed)
        while not reached(self):
            self.apply(rng.choice(self.choice.keys))
        return self

    def decks_built(self, seed: int = 0) -> Self:
        """Both decks are built and the hands dealt: the battle asks its first question."""
        return self.until(lambda now: bool(now.seen()["fighting"]), seed)

    def to_first_unit(self, seed: int = 0) -> Self:
        """All units stand, and the first of them is asked what it does."""
        return self.until(lambda now: now.choice.kind_name == "action", seed)

    def own_cards(self, seat: int) -> Counter[str]:
        """All cards of a seat's deck, in hand or not, as their owner knows them."""
        side = self.seen(seat)["sides"][seat]
        return Counter([*side["hand"], *side["deck"]])

    def offered(self) -> list[set[str]]:
        """What could have been drawn, draw by draw."""
        return cast(Watched, self.streams).offered

    def told(self, name: str, seat: int | None = None) -> list[dict[str, int | str]]:
        """The arguments of all events of a name, as a seat sees them, or all there are."""
        events = self.events if seat is None else self.events_for(seat)
        return [event.args for event in events if event.name == name]

    def deal_duel(self, seat: int, hand: Iterable[str], deck: Iterable[str], discard: Iterable[str]) -> None:
        """Give a seat these cards and no others; all of them are known to be there."""
        s = self.duel
        for pile, cards in ((HAND, hand), (DECK, deck), (SECRET, ())):
            s.piles[pile + seat] = tuple(sorted(CARD_NUMBER[card] for card in cards))
        s.piles[DISCARDS + seat] = tuple(CARD_NUMBER[card] for card in discard)
        refresh(s, seat)

    @property
    def adventure_mode(self) -> AdventureModeGame:
        """The position, to put things in place."""
        state = self.state
        assert isinstance(state, AdventureModeGame)
        return state

    def hold_cards(
        self,
        player: int,
        *,
        kept: str | None = None,
        saved: str | None = None,
        resolved: Iterable[str] | None = None,
    ) -> None:
        """Let a player have exactly these Adventure cards; those held are taken from the deck."""
        state = self.adventure_mode
        for pile, name in ((KEPT, kept), (SAVED, saved)):
            state.piles[pile + player] = adventure_cards(name) if name else ()
        if resolved is not None:
            state.piles[RESOLVED + player] = adventure_cards(*resolved)

    def discarded(self, *names: str) -> None:
        """Let the common discard pile hold exactly these cards, the top card last."""
        self.adventure_mode.piles[ADVENTURE_DISCARDS] = adventure_cards(*names)

    def adventure_deck(self, *names: str) -> None:
        """Let the Adventure deck hold exactly these cards, and let nobody have any of the draft."""
        state = self.adventure_mode
        state.piles[ADVENTURE_DECK] = tuple(sorted(adventure_cards(*names)))
        state.piles[OFFERED_CARDS] = state.piles[KEPT] = state.piles[KEPT + 1] = ()

    def stunned(self, player: int, *units: str) -> None:
        """Let exactly these units of a player have a Paralysis token."""
        state = self.adventure_mode
        kinds = tuple(sorted(UNIT_NUMBER[unit] for unit in units))
        state.stunned = (kinds, state.stunned[1]) if player == 0 else (state.stunned[0], kinds)

    def turn_of(self, player: int = 0) -> Self:
        """Let it be a player's turn, at the question what to do in it; the turn is the last of its round."""
        state = self.adventure_mode
        act_as(state, player)
        state.turn = player
        state.chooser = -1
        state.piles[OFFERED_CARDS] = ()
        state.stack = [NEXT_ADVENTURE_MODE_TURN, 2, 0, 0, ADVENTURE_MODE_TURN, player, 0, 0]
        return self.ask_again()

    def ask_again(self) -> Self:
        """Let the game look again for what it offers, after something was put in place in a turn."""
        if not isinstance(self.state, AdventureModeGame):
            return super().ask_again()
        state = self.adventure_mode
        state.unwind(8)
        state.goto(ASK_ADVENTURE_MODE_TURN)
        state.seat = -1
        state.run()
        self.settle()
        return self

    def begin_round(self, number: int) -> Self:
        """Let a round begin, up to its first question; the cards of the draft before go back into the deck."""
        state = self.adventure_mode
        state.game_round = number - 1
        state.unwind(4)
        state.goto(ADVENTURE_MODE_ROUND)
        state.seat = -1
        back = state.piles[OFFERED_CARDS] + state.piles[KEPT] + state.piles[KEPT + 1]
        state.piles[ADVENTURE_DECK] = tuple(sorted(state.piles[ADVENTURE_DECK] + back))
        state.piles[OFFERED_CARDS] = state.piles[KEPT] = state.piles[KEPT + 1] = ()
        state.run()
        self.settle()
        return self

    def finish_round(self) -> Self:
        """Play the first options of whatever is asked, and end turns, until the next round begins or the battle."""
        number = self.adventure_mode.game_round
        while not self.over and self.adventure_mode.game_round == number and not self.adventure_mode.battle:
            self.apply("end_turn" if "end_turn" in self.choice.keys else self.choice.options[0])
        return self

    def adventure_cards_seen(self, seat: int = -1) -> dict[str, Any]:
        """What a seat, or a spectator, sees of the Adventure cards."""
        return cast("dict[str, Any]", self.rules.describe(self.view(seat))["adventure_mode"])

    def traveller(self, number: int, seat: int | None = None) -> dict[str, Any]:
        """What is to be known of a player, by themselves unless another seat is given."""
        players = cast(
            "list[dict[str, Any]]", self.rules.describe(self.view(number if seat is None else seat))["players"]
        )
        return players[number]

    def gain_morale(self, amount: int) -> Self:
        """The player of a Duel whose unit acts gains Positive or Negative Morale before it goes on."""
        s = self.duel
        s.goto(ASK_ACTION)
        s.call(GAIN_MORALE, s.seat, amount, 0)
        s.seat = -1
        s.run()
        self.settle()
        return self


class Watched(Luck):
    """Scripted chance that keeps which cards could have been drawn, in order."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.offered: list[set[str]] = []

    def pick(self, kind: int, outcomes: tuple[int, ...]) -> int:
        """The next outcome."""
        if kind == K_DRAW:
            rules = rules_of("battlefield")
            self.offered.append({rules.key(kind, outcome).removeprefix("draw:") for outcome in outcomes})
        return super().pick(kind, outcomes)


def adventure_cards(*names: str) -> tuple[int, ...]:
    """Adventure cards as they lie in piles."""
    return tuple(adventure_card(ADVENTURE_IDS.index(name)) for name in names)
