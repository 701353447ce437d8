"""Turns and rounds of a whole game: ending them, and letting them pass."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Self

from banneret.heroes.state.chance_outcomes import proclamation_card
from banneret.heroes.state.pile_numbers import ASTROLOGERS, ASTROLOGERS_DISCARDS
from banneret.heroes.tables.towns_and_heroes import PROCLAMATION_IDS
from tests.heroes.builder.map import OnMap

NO_CARDS = ("draw_cards:0", "done", "pass")


class Turns(OnMap):
    """Going through a game turn by turn and round by round."""

    def end_turn(self) -> Self:
        """End the turn of the active player, everybody else passing."""
        self.apply("end_turn")
        while not self.over and self.choice.kind_name == "play":
            self.apply("pass")
        return self

    def to_turn(self, seat: int) -> Self:
        """Let everybody do nothing until a seat is asked what to do in its turn."""
        for _ in range(200):
            if self.asked() == (seat, "action") and self.seen()["combat"] is None:
                return self
            self.do_nothing()
        raise AssertionError("the turn does not come")

    def do_nothing(self) -> Self:
        """Answer one question as passively as possible."""
        idle = ("end_turn", "pass", "done", "draw_cards:0", "stay", "keep", "no")
        for key in idle:
            if key in self.choice:
                return self.play(key)
        return self.play(self.choice.keys[-1])

    def next_round(self) -> Self:
        """Let everybody do nothing until the next round has begun or the game is over."""
        now = self.seen()["round"]
        while not self.over and self.seen()["round"] == now:
            self.do_nothing()
        return self

    def to_action(self) -> Self:
        """Come to the actions of a turn without drawing or discarding a card that may be kept."""
        while not self.over and self.choice.kind_name != "action":
            self.apply(next(key for key in NO_CARDS if key in self.choice.keys))
        return self

    def next_turn(self) -> Self:
        """End the turn and come to the actions of the next one."""
        return self.end_turn().to_action()

    def to_round(self, number: int) -> Self:
        """Let everybody end turns until the first player acts in this round."""
        while self.seen()["round"] < number:
            self.next_turn()
        return self

    def end_round(self) -> Self:
        """Let everybody end turns until the next round has begun, without answering anything in it."""
        now = self.seen()["round"]
        while not self.over and self.seen()["round"] == now:
            if self.choice.kind_name == "action":
                self.end_turn()
            else:
                self.apply(next(key for key in NO_CARDS if key in self.choice.keys))
        return self

    def astrologers(self, cards: Sequence[str], discards: Sequence[str] = ()) -> None:
        """Let the Astrologers deck and its discard pile hold exactly these cards."""
        state = self.position
        state.piles[ASTROLOGERS] = tuple(sorted(proclamation_card(PROCLAMATION_IDS.index(card)) for card in cards))
        state.piles[ASTROLOGERS_DISCARDS] = tuple(proclamation_card(PROCLAMATION_IDS.index(card)) for card in discards)

    def next_turn_of(self, seat: int) -> Self:
        """From one turn to the next turn of a seat, everybody doing nothing."""
        self.apply("end_turn")
        return self.to_turn(seat)

    def until_round(self, round_number: int) -> Self:
        """Everybody does nothing until the first question of a round."""
        while self.position.game_round < round_number:
            self.do_nothing()
        return self

    def start_of_turn(self, seat: int) -> Self:
        """From one turn to the first question of the next turn of a seat, everybody doing nothing before."""
        begun = self.events_named("turn").count({"player": seat})
        while self.events_named("turn").count({"player": seat}) == begun:
            self.do_nothing()
        return self

    def into_turn(self) -> Self:
        """Come to the actions of the turn without drawing a card; a team lets the member asked go first."""
        while self.choice.kind_name != "action":
            key = next(
                (key for key in ("draw_cards:0", "done", "pass", "no") if key in self.choice), self.choice.keys[0]
            )
            self.apply(key)
        return self

    def set_up(self, rng: Random | None = None) -> Self:
        """Everything before the first round is answered, at random or always by the first answer."""
        while self.position.game_round == 0:
            keys = self.choice.keys
            self.apply(rng.choice(keys) if rng else keys[0])
        return self

    def in_turn(self, seat: int | None = None) -> Self:
        """On to the actions of a turn, of a seat or of the starting player; no card is drawn before."""
        wanted = self.position.first if seat is None else seat
        while (self.choice.seat, self.choice.kind_name) != (wanted, "action"):
            keys = self.choice.keys
            skip = [key for key in keys if key in ("draw_cards:0", "no", "done", "pass", "end_turn", "keep", "stay")]
            self.apply(skip[0] if skip else keys[-1])
        return self

    def win_part(self, *, hand: str = "", deck: str = "", discards: str = "") -> Self:
        """Win the part with these cards, up to the question who leads the next one."""
        self.deal(0, hand=hand.split(), deck=deck.split(), discards=discards.split())
        self.give(0, gold=100)
        return self.ask_again()

    def lose_part(self) -> Self:
        """Do nothing until the rounds are over."""
        while not self.over:
            keys = self.choice.keys
            calm = [key for key in keys if key in ("end_turn", "done", "pass", "no", "draw_cards:0")]
            self.apply(calm[0] if calm else keys[-1])
        return self
