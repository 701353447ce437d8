"""The builder of `battlelore`: orders, moves and attacks, and what is to be seen of a battle."""

from __future__ import annotations

from typing import Any, Self

from tests.support.built_game import BuiltGame


class BattleLoreGame(BuiltGame):
    """A game of *BattleLore* as a test lays it out."""

    def hero_of(self, side: int = 0, n: int = 0) -> dict[str, Any]:
        """What a spectator sees of a hero and his sheet."""
        found: dict[str, Any] = self.side_of(side)["heroes"][n]
        return found

    def wound_tests(self) -> list[int | str]:
        """The dice of each wound test so far."""
        return [event["n"] for event in self.events_named("test")]

    def play(self, *keys: str) -> Self:
        """Give answers one after the other."""
        for key in keys:
            self.apply(key)
        return self

    def decide(self, *keys: str) -> Self:
        """The same, but an answer that was the only one may have been given already."""
        for key in keys:
            if not self.over and key in self.choice.keys:
                self.apply(key)
        return self

    def lead(self, *hexes: str) -> Self:
        """Play the only Command card, order the units on these hexes and nobody else."""
        card = next(key for key in self.choice.keys if key.startswith("play:"))
        self.apply(card)
        for hex in hexes:
            if f"order:{hex}" in self.choice.keys:
                self.apply(f"order:{hex}")
        if self.choice.kind_name == "unit":
            self.apply("done")
        return self

    def halt(self) -> Self:
        """End the phase in which units move or battle."""
        assert self.choice.kind_name == "action", self.choice
        return self.play("done")

    def attack(self, unit: str, target: str) -> Self:
        """Let an ordered unit attack, its side being in the Combat phase."""
        self.apply(f"unit:{unit}")
        if not self.over and f"attack:{target}" in self.choice.keys:
            self.apply(f"attack:{target}")
        return self

    def seen(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat is told, or a spectator."""
        return self.rules.describe(self.view() if seat is None else self.view(seat))

    def unit_at(self, hex: str) -> dict[str, Any]:
        """What a spectator sees of the unit on a hex; an empty mapping where there is none."""
        return next((unit for unit in self.seen()["units"] if unit["hex"] == hex), {})

    def side_of(self, side: int, seat: int | None = None) -> dict[str, Any]:
        """What is told of a side."""
        found: dict[str, Any] = self.seen(seat)["sides"][side]
        return found

    def events_named(self, name: str) -> list[dict[str, int | str]]:
        """The arguments of all events of a name so far."""
        return [event.args for event in self.events if event.name == name]

    def offers(self) -> list[str]:
        """What may be answered now."""
        return list(self.choice.keys)

    def reached(self, verb: str = "move") -> set[str]:
        """The hexes that are offered with a word now."""
        return {key.partition(":")[2] for key in self.choice.keys if key.startswith(f"{verb}:")}

    def halt_if_asked(self) -> Self:
        """End the Movement phase, unless nobody can move."""
        if self.choice.kind_name == "action" and self.moving():
            self.apply("done")
        return self

    def moving(self) -> bool:
        """Whether the phase in which units move is on."""
        clauses = self.choice.clauses
        return "BL-CMD-06" in clauses

    def give_levels(self, *levels: str) -> Self:
        """Give out the levels of the side that is asked: `give_levels(game, "commander", "wizard", "wizard")`."""
        return self.play(*[f"level:{master}" for master in levels])

    def dice_of(self) -> int | str:
        """How many dice the last attack had."""
        return self.events_named("attack")[-1]["n"]

    def seat_side(self) -> int:
        """The side of the seat that is asked."""
        return int(self.setup.seats[self.choice.seat].startswith("pennant"))
