"""Fights in a whole game: two heroes on the map face each other, or guards, and one side strikes the other down."""

from __future__ import annotations

from typing import Self

from tests.heroes.builder.turns import Turns

STRONG = "castle_archangels+"
"""First in every order, and no unit below gold stands up to one attack of it."""
WEAK = "necropolis_skeletons"
MEADOW = (1, 0)
"""Where a test lays the tile it needs."""
OPEN = ("1,0.c", "1,0.ne")
"""Two fields of tile F1 next to each other: an empty one and a windmill."""
ARCHERS = "castle_zealots+"
"""A unit that can attack from wherever it stands, and hard enough to win `fight_out` against any weak one."""


class Fights(Turns):
    """Fights of which the course is known."""

    def meadow(self, tile: str = "F1") -> Self:
        """Lay a tile with the fields a test needs."""
        self.lay(MEADOW, tile)
        return self

    def face(self, at: str, enemy_at: str, *, wins: int = 0, foe: int = 1, me: int = 0, mp: int = 3) -> Self:
        """The active player's Main Hero next to another one, with armies of which one is bound to win."""
        self.stand(me, at, mp=mp)
        self.stand(foe, enemy_at)
        self.arm(wins=wins, foe=foe, me=me)
        return self.ask_again()

    def arm(self, *, wins: int, foe: int = 1, me: int = 0) -> None:
        """Armies of one unit each for players `me` and `foe`, the stronger for the side that wins (0 for `me`)."""
        self.army(me, STRONG if wins == 0 else WEAK)
        self.army(foe, STRONG if wins == 1 else WEAK)

    def close_window(self) -> Self:
        """Nobody uses a town action before the Combat."""
        while (
            not self.over
            and self.choice.kind_name == "play"
            and self.seen()["combat"] is None
            and "pass" in self.choice
        ):
            self.apply("pass")
        return self

    def line_up(self) -> Self:
        """Each side puts its one unit on the frontline, face to face."""
        self.close_window()
        for _ in range(2):
            kind, space = self.choice.kind_name, "place:b2" if "place:b2" in self.choice else "place:b4"
            assert kind == "space", self.choice.keys
            self.play(space)
        return self

    def strike(self, wins: int = 0) -> Self:
        """The stronger unit strikes the other one down in its first activation."""
        return self.play("move:b3", "attack:b4" if wins == 0 else "attack:b2")

    def fight(self, wins: int = 0) -> Self:
        """The whole Combat that was just begun, up to what follows it."""
        return self.line_up().strike(wins)

    def beat_guards(self) -> Self:
        """The Combat with guards that was just begun, with a strike wherever one is possible, up to what follows it."""
        before = len(self.events_named("win"))
        wanted = (
            "attack:",
            "activate:",
            "place:b2",
            "place:b4",
            "place:",
            "deploy:",
            "keep",
            "pass",
            "extend",
            "move:b3",
            "move:c",
        )
        for _ in range(100):
            if len(self.events_named("win")) > before:
                return self
            self.play(
                next(key for start in (*wanted, "move:", "done") for key in sorted(self.keys) if key.startswith(start)),
            )
        raise AssertionError("the guards do not fall")

    def fighting(self) -> bool:
        """Whether a Combat is going on, from deployment on."""
        return not self.over and self.position.who[1] >= 0

    def fight_out(self, *, winner: int) -> dict[int, set[str]]:
        """Fight a Combat out: both deploy all they can, one seat attacks whenever it can, the other does nothing.

        By seat: all that was offered to it in the meantime.
        """
        offered: dict[int, set[str]] = {}
        for _ in range(400):
            if not self.fighting():
                return offered
            keys = self.choice.keys
            offered.setdefault(self.choice.seat, set()).update(keys)
            wanted = [key for key in keys if key.startswith(("deploy:", "place:"))]
            if self.choice.seat == winner:
                wanted += [key for key in keys if key.startswith(("attack:", "extend"))]
            if wanted:
                self.apply(wanted[0])
            else:
                self.do_nothing()
        raise AssertionError("the Combat does not end")

    def one_guard(self, player: int = 0) -> None:
        """Let a player's army be Archangels, the next guard be Halflings, and nobody able to use the town."""
        self.army(player, "castle_archangels+")
        for number in range(self.position.game_terms.players):
            self.give(number)
        self.luck(lands=["unit:neutral_halflings"])

    def beat_the_guard(self) -> Self:
        """Fight the Halflings of `one_guard` and win in the first round."""
        return self.play("place:a2", "place:a5", "move:a4", "attack:a5")

    def wait_for_the_guard(self) -> Self:
        """Keep apart from the Halflings of `one_guard` for the first round."""
        return self.play("place:d1", "place:a5", "done", "done")
