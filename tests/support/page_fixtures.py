"""Messages of real games for the page to be drawn from without a server: `python -m tests.support.page_fixtures`.

Greedy bots play until each wanted moment has been met; what a player would be sent then goes to web/src/fixtures.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from banneret.bots import make
from banneret.games import new
from banneret.heroes.state.battle import Battle
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.table.scenario.text import scenario_notes_of
from banneret.kernel.game import Game
from banneret.kernel.rules import SPECTATOR
from banneret.kernel.sequence import step_name
from banneret.server.rooms.showing import Showing
from banneret.table.protocol import PROTOCOL, Welcome
from banneret.table.room_types import RoomInfo, SeatInfo
from tests.support.shown import foreseen

FOLDER: Final = Path(__file__).parents[2] / "web/src/fixtures"
LANG: Final = "en"
MOST_BYTES: Final = 40_000
LINES: Final = 40
"""How much of the log goes along."""
NAMES: Final = ("Ada", "Bram", "Cleo")
MOST_CHOICES: Final = 6000


class Moment:
    """A position of a game that is waited on."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.step = "" if game.over else step_name(game.state.step)
        self.keys = [] if game.over else [game.rules.key(game.state.kind, option) for option in game.state.options]
        self.showing = Showing(game)
        self.seat = max(SPECTATOR, game.state.seat)

    @property
    def words(self) -> list[str]:
        """The words of the legal answers."""
        return [key.partition(":")[0] for key in self.keys]

    @property
    def view(self) -> dict[str, Any]:
        """What the asked seat sees."""
        return self.showing.look(self.seat).view

    @property
    def round(self) -> int:
        """The round of a whole game."""
        return self.game.state.game_round if isinstance(self.game.state, WholeGame) else 0

    @property
    def hand(self) -> tuple[str, ...]:
        """The cards of the asked seat."""
        return tuple(self.view["world"]["players"][str(self.seat)]["hand"])

    def lately(self, name: str, within: int) -> bool:
        """Whether something has happened a moment ago."""
        return any(event.name == name for _, event in zip(range(within), self.game.events_back(), strict=False))


def _own_action(m: Moment) -> bool:
    return m.step == "ask_turn" and m.words.count("go") >= 2


def _fight(m: Moment) -> bool:
    if m.step != "ask_action" or m.words.count("attack") < 2:
        return False
    combat = m.view["combat"]
    return combat["round"] >= 2 and len(combat["units"]) >= 7 and not combat["walls"]


WANTED: Final[dict[str, Callable[[Moment], bool]]] = {
    "hero-choice": lambda m: m.step == "ask_hero",
    "map-early": lambda m: _own_action(m) and m.round == 1,
    "map-mid": lambda m: _own_action(m) and m.round >= 5 and len(m.hand) >= 4 and len(m.view["world"]["tiles"]) >= 8,
    "map-turning": lambda m: m.step in ("ask_way", "turned_up") and m.words.count("rotate") >= 3,
    "town": lambda m: m.step == "ask_turn" and m.round > 1 and {"build", "recruit", "reinforce"} <= set(m.words),
    "town-window": lambda m: m.step == "ask_town" and m.words.count("build") >= 1,
    "search": lambda m: m.step == "ask_take" and len(m.view["world"]["looked"]) >= 2,
    "levelup": lambda m: m.step in ("ask_search", "ask_take") and m.lately("level", 6),
    "settlement": lambda m: m.step == "ask_reward",
    "trade": lambda m: m.step == "ask_trade" and m.words.count("trade") >= 2,
    "deploy": lambda m: m.step == "ask_unit" and m.words.count("deploy") >= 2 and bool(m.view["combat"]["units"]),
    "combat": _fight,
    "combat-window": lambda m: m.step == "ask_instant" and m.words.count("play") >= 2 and bool(m.view["world"]),
    "siege": lambda m: m.step == "ask_action" and len(m.view["combat"]["walls"]) >= 2 and m.view["combat"]["round"] > 1,
    "over": lambda m: m.game.over,
}


FOUGHT: Final = ("combat", "combat-window", "siege")
"""Moments that go along with what each answer would lead to."""


def foretold(moment: Moment) -> bytes:
    """What the answers would lead to, by answer."""
    ahead = {key: foreseen(moment.game, moment.seat, key, 0) for key in moment.keys}
    return msgspec.json.encode({key: told for key, told in ahead.items() if told.units})


def games() -> Iterator[Game]:
    """Games of all sorts, whole ones first."""
    for seed in range(60):
        scenario = ("brave_new_world", "crossroads")[seed % 2]
        yield new("heroes", scenario=scenario, seats=["choose"] * (3 if seed % 5 == 4 else 2), seed=seed)
    for seed in range(20):
        yield new("heroes", scenario="skirmish", seats=["castle_host", "necropolis_host town citadel"], seed=seed)


def positions(game: Game, seed: int = 1) -> Iterator[Moment]:
    """Every decision of a game that greedy bots play, and its end."""
    bots = [make("greedy", "heroes", 10 * seed + seat) for seat in range(len(game.setup.seats))]
    for _ in range(MOST_CHOICES):
        yield Moment(game)
        if game.over:
            return
        seat = game.state.seat
        game.apply(bots[seat].choose(game.view(seat), game.rules))


def room_of(game: Game) -> RoomInfo:
    """A room as it would be told of this game."""
    seats = tuple(
        SeatInfo(
            seat=seat,
            kind="person" if seat == 0 else "bot",
            name=NAMES[seat],
            bot="" if seat == 0 else "greedy",
            side=side,
            here=True,
        )
        for seat, side in enumerate(game.setup.seats)
    )
    return RoomInfo(
        room="fixture",
        game=game.setup.game,
        scenario=game.setup.scenario,
        title=game.setup.scenario.replace("_", " ").title(),
        options=game.setup.options,
        seats=seats,
        status="over" if game.over else "running",
        watchers=0,
        seconds=0,
        watching=True,
        waiting=() if game.over else (game.state.seat,),
        created=0.0,
        touched=0.0,
        absence=600,
    )


def welcome(showing: Showing, eyes: int, lines: int = LINES) -> bytes:
    """The welcome of somebody who looks with these eyes."""
    known = len(showing.game.events_for(eyes))
    return msgspec.json.encode(
        Welcome(
            re=1,
            protocol=PROTOCOL,
            room=room_of(showing.game),
            seats=() if eyes == SPECTATOR else (eyes,),
            host=eyes == 0,
            table=showing.table(eyes, LANG, None),
            log=showing.log(eyes, LANG, max(-1, known - lines - 1)),
            chat=(),
            notes=scenario_notes_of(showing.game, LANG),
        )
    )


def write(name: str, data: bytes) -> None:
    """Keep a fixture."""
    assert len(data) < MOST_BYTES, f"{name} is too large: {len(data)}"
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / f"{name}.json").write_bytes(msgspec.json.format(data, indent=-1) + b"\n")


def write_moments() -> None:
    """One welcome for every wanted moment; what a spectator sees goes with the middle of a game."""
    wanted = dict(WANTED)
    for game in games():
        for moment in positions(game):
            for name in [name for name, is_it in wanted.items() if is_it(moment)]:
                del wanted[name]
                write(name, welcome(moment.showing, max(0, moment.seat)))
                if name in FOUGHT:
                    write(f"{name}-foreseen", foretold(moment))
                if name == "map-mid":
                    write("spectator", welcome(Showing(game), SPECTATOR))
        if not wanted:
            return
    raise SystemExit(f"never met: {', '.join(wanted)}")


Test = Callable[[Game], bool]


def write_steps(name: str, game: Game, eyes: int, begins: Test, goes_on: Test, needs: str) -> bool:
    """A welcome and the steps that follow, from one moment to another; whether the game had any such.

    An event of the name `needs` must be among what happens.
    """
    bots = [make("greedy", "heroes", seat) for seat in range(len(game.setup.seats))]
    messages: list[bytes] = []
    showing = Showing(game)
    since = 0
    while not game.over:
        seat = game.state.seat
        if not messages and begins(game):
            showing, since = Showing(game), game.happened
            messages = [welcome(showing, eyes, lines=5)]
        game.apply(bots[seat].choose(game.view(seat), game.rules))
        if messages:
            if change := showing.changes({eyes}).get(eyes):
                messages.append(change.text(LANG, None).encode())
            if not goes_on(game):
                data = b"[" + b",".join(messages) + b"]"
                happened = {event.name for event in game.events_for(eyes, since)}
                if needs in happened and len(data) < MOST_BYTES:
                    write(name, data)
                    return True
                messages = []
    return False


def turn_of(player: int) -> Test:
    """Whether it is a player's turn."""
    return lambda game: isinstance(game.state, WholeGame) and game.state.turn == player and game.state.game_round > 1


def combat_round(n: int) -> Test:
    """Whether a Combat is in this round, and somebody's unit acts."""
    return lambda game: isinstance(game.state, Battle) and game.state.round == n


def main() -> None:
    """Write all fixtures."""
    write_moments()
    for seed in range(40):
        game = new("heroes", scenario="brave_new_world", seats=["castle", "necropolis"], seed=seed)
        if write_steps("steps-turn", game, 0, turn_of(1), turn_of(1), "win"):
            break
    else:
        raise SystemExit("no turn is short enough")
    for seed in range(40):
        game = new("heroes", scenario="skirmish", seats=["castle_vanguard", "necropolis_vanguard"], seed=seed)
        if write_steps("steps-combat", game, 0, combat_round(2), combat_round(2), "defeat"):
            break
    else:
        raise SystemExit("no round is short enough")


if __name__ == "__main__":
    main()
