"""Messages of adventures of BattleLore for the page to be drawn from without a server.

`python -m tests.battlelore.page_fixtures` plays until each wanted moment has been met.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final

from banneret.games import new
from banneret.kernel.game import Game
from banneret.kernel.rules import SPECTATOR
from banneret.server.rooms.showing import Showing
from tests.support.page_fixtures import Moment, welcome, write

MAUD: Final = "hero=Maud:warrior:warrior_cleave:sword_of_dawn,backpack:rabbits_foot:3:2:1"
ODO: Final = "hero=Odo:rogue:rogue_larceny:boots_of_the_hare:::1:0:0"
SEATS: Final = (f"standard {MAUD}", f"pennant {ODO}")
MOST_CHOICES: Final = 4000
IDLE: Final = 0.15
"""How often somebody stops before everything is done."""


def lore(m: Moment) -> dict[str, Any]:
    """The view of whoever is asked."""
    seen: dict[str, Any] = m.view
    return seen


def _aims(m: Moment) -> list[dict[str, Any]]:
    return [aim for unit in lore(m)["units"].values() if unit["ordered"] for aim in unit["targets"]]


WANTED: Final[dict[str, Callable[[Moment], bool]]] = {
    "lore-council": lambda m: m.step == "ask_level" and m.words.count("level") >= 4,
    "lore-deploy": lambda m: m.step == "ask_deployed" and m.words.count("deploy") >= 3,
    "lore-command": lambda m: m.step == "ask_command" and lore(m)["turns"] > 4 and len(lore(m)["heroes"]) == 2,
    "lore-order": lambda m: m.step == "ask_order" and m.words.count("order") >= 3 and lore(m)["turns"] > 3,
    "lore-move": lambda m: m.step == "ask_mover" and m.words.count("unit") >= 2 and lore(m)["turns"] > 3,
    "lore-goal": lambda m: m.step == "got_mover" and m.words.count("move") >= 6 and "fight" in _tones(m),
    "lore-battle": lambda m: m.step == "got_battler" and m.words.count("attack") >= 2 and lore(m)["lore"],
    "lore-rolled": lambda m: m.step == "ask_back" and "yes" in m.words and lore(m)["roll"] is not None,
    "lore-flags": lambda m: m.step == "ask_ignored" and len(m.words) >= 2,
    "lore-retreat": lambda m: m.step == "ask_retreat" and m.words.count("retreat") >= 2,
    "lore-window": lambda m: m.step == "ask_window" and lore(m)["battle"] is not None and "lore" in m.words,
    "lore-after": lambda m: m.step == "ask_haul" and m.words.count("take_artifact") >= 2,
    "lore-exchange": lambda m: m.step == "ask_exchange" and "spend" in m.words,
    "lore-rise": lambda m: m.step == "ask_level_up" and m.words.count("learn") >= 3,
    "lore-creation": lambda m: m.step == "ask_class",
    "lore-creation-skill": lambda m: m.step == "ask_first_skill",
    "lore-creation-artifact": lambda m: m.step == "ask_present",
    "lore-over": lambda m: m.game.over and bool(lore(m)["heroes"]),
}
WATCHED: Final = {"lore-battle": "lore-spectator"}
"""Moments that go along with what a spectator sees then."""


def _tones(m: Moment) -> set[str]:
    asked = m.showing.asked(m.seat, "en")
    return {option.tone for option in asked.options} if asked is not None else set()


def games() -> Iterator[Game]:
    """Adventures with heroes, a new one among them, and without."""
    experienced = f"standard {MAUD.removesuffix(':3:2:1')}:9:7:1"
    for seed in range(40):
        yield new("battlelore", scenario="the_giants_hoard", seats=SEATS, seed=seed)
        yield new("battlelore", scenario="first_laurels", seats=[experienced, "pennant hero=Odo"], seed=seed)
        yield new("battlelore", scenario="tents_in_the_mist", seats=[experienced, SEATS[1]], seed=seed)


def positions(game: Game, seed: int) -> Iterator[Moment]:
    """Every decision of a game that is played by chance, with a liking for doing something, and its end."""
    luck = Random(seed)
    for _ in range(MOST_CHOICES):
        yield Moment(game)
        if game.over:
            return
        state = game.state
        acting = [o for o in state.options if game.rules.key(state.kind, o) not in ("done", "pass")]
        attacks = [o for o in acting if game.rules.key(state.kind, o).startswith(("attack", "yes"))]
        idle = luck.random() < IDLE
        game.apply(luck.choice(state.options if idle else attacks or acting or state.options))


def main() -> None:
    """Write all fixtures of BattleLore."""
    wanted = dict(WANTED)
    for seed, game in enumerate(games()):
        for moment in positions(game, seed):
            for name in [name for name, is_it in wanted.items() if is_it(moment)]:
                del wanted[name]
                write(name, welcome(moment.showing, max(0, moment.seat)))
                if name in WATCHED:
                    write(WATCHED[name], welcome(Showing(game), SPECTATOR))
        if not wanted:
            return
    raise SystemExit(f"never met: {', '.join(wanted)}")


if __name__ == "__main__":
    main()
