"""How tests choose answers, and how they come to a moment of a game without clicking through all that is before it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

from msgspec import to_builtins

from banneret.games import new
from banneret.kernel.game import Game
from banneret.table.asked import asked
from tests.browser.driver import Sitter
from tests.support.live_server import Live

Option = dict[str, Any]
Asked = dict[str, Any]
SKIRMISH = ("castle_vanguard", "necropolis_vanguard")
HEROES = ("castle/catherine", "necropolis/sandro")
BRAVE = "brave-new-world"
MOST = 900
TRIES = 20


def word(option: Option) -> str:
    """What kind of answer it is."""
    return str(option["key"]).partition(":")[0]


class Lively:
    """Brings a battle on: fights where there is a fight, now and then does the expected, else anything."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def __call__(self, options: list[Option]) -> Option:
        fights = [option for option in options if option.get("tone") == "fight"]
        if fights and self.rng.random() < 0.6:
            return self.rng.choice(fights)
        main = [option for option in options if option.get("main")]
        calm = [option for option in options if option.get("tone") != "danger"]
        return main[0] if main and self.rng.random() < 0.5 else self.rng.choice(calm or options)


class Curious:
    """Does everything there is to do a few times, whatever was done least first; then fights, and ends its turns."""

    def __init__(self, seed: int, enough: int = 4) -> None:
        self.rng = Random(seed)
        self.enough = enough
        self.given: Counter[str] = Counter()

    def __call__(self, options: list[Option]) -> Option:
        calm = [option for option in options if option.get("tone") != "danger"] or options
        least = min(self.given[word(option)] for option in calm)
        if least < self.enough:
            found = [option for option in calm if self.given[word(option)] == least]
        else:
            fights = [option for option in options if word(option) == "attack"]
            moves = calm if any(word(option) == "move" for option in calm) else []
            ends = [option for option in options if option.get("tone") == "end"]
            found = fights or moves or [option for option in options if option.get("main")] or ends or calm
        option = self.rng.choice(found)
        self.given[word(option)] += 1
        return option


class Brisk:
    """Looks around for a while, then ends its turns and does what is expected, so that a game comes to its end."""

    def __init__(self, seed: int, first: int) -> None:
        self.looks = Curious(seed)
        self.first = first

    def __call__(self, options: list[Option]) -> Option:
        self.first -= 1
        if self.first >= 0:
            return self.looks(options)
        ends = [option for option in options if option.get("tone") == "end"]
        main = [option for option in options if option.get("main")]
        calm = [option for option in options if option.get("tone") != "danger"]
        return (ends or main or calm or options)[0]


Policy = Callable[[list[Option]], Option]


def room(live: Live, scenario: str, sides: tuple[str, ...], kinds: str = "person", **more: Any) -> dict[str, Any]:
    """A room for people, or with `kinds` such as "person bot"."""
    all_kinds = kinds.split() * (len(sides) if " " not in kinds else 1)
    seats = [
        {"kind": kind, "side": side, **({"bot": "random"} if kind == "bot" else {})}
        for kind, side in zip(all_kinds, sides, strict=True)
    ]
    return live.room(*seats, scenario=scenario, **more)


def game_of(live: Live, made: dict[str, Any]) -> Game:
    """The game behind a room, with everything nobody is told."""
    game = live.rooms.awake[made["room"]].game
    assert game is not None
    return game


def ready(*sitters: Sitter) -> Sitter | None:
    """Whoever is asked, once that is known; nobody when the game is over."""
    first = sitters[0]
    first.until(lambda: all(each.over for each in sitters) or any(each.asked for each in sitters), "a question")
    return next((each for each in sitters if each.asked), None)


def moment(
    live: Live,
    scenario: str,
    sides: tuple[str, ...],
    seed: int,
    policy: Policy,
    holds: Callable[[Asked], object] = lambda _: False,
) -> tuple[dict[str, Any], int]:
    """A room in which a question holds for the first time, and the seat that is asked.

    The game is played up to there without a table, and goes on from its record. Played to its end it is nobody's
    question: -1.
    """
    game, step = played(scenario, sides, seed, policy, holds)
    if step is None:
        assert game.over, "the moment did not come"
        return {"record": keep(live, game)}, -1
    return resumed(live, game, step, scenario, sides), game.state.seat


def brave(live: Live, first: int, holds: Callable[[Asked], object]) -> tuple[dict[str, Any], int]:
    """A moment of Brave New World, in the first game from a seed on in which it comes.

    Which games have it depends on the numbers of the scenario, and no test of the page should.
    """
    for seed in range(first, first + TRIES):
        game, step = played(BRAVE, HEROES, seed, Curious(seed), holds)
        if step is not None:
            return resumed(live, game, step, BRAVE, HEROES), game.state.seat
    raise AssertionError(f"the moment comes in none of {TRIES} games")


def played(
    scenario: str, sides: tuple[str, ...], seed: int, policy: Policy, holds: Callable[[Asked], object]
) -> tuple[Game, int | None]:
    """A game up to the first question that holds and the number of that question, or to its end."""
    game = new("heroes", scenario=scenario, seats=list(sides), seed=seed)
    game.settle()
    for step in range(MOST):
        if game.over:
            break
        now = to_builtins(asked(game, "en", step))
        if holds(now):
            return game, step
        game.apply(policy(now["options"])["key"])
        game.settle()
    return game, None


def resumed(live: Live, game: Game, step: int, scenario: str, sides: tuple[str, ...]) -> dict[str, Any]:
    """A room in which a game goes on from a question."""
    branch = {"record": keep(live, game), "step": step, "same_dice": True}
    return room(live, scenario, sides, branch=branch)


def keep(live: Live, game: Game) -> str:
    """The name of a game's record among those the server keeps."""
    status, kept = live.ask("POST", "/api/records", raw=game.record().encode(), headers={"content-type": "text/plain"})
    assert status == 201, kept
    return str(kept["id"])


def offers(*words: str) -> Callable[[Asked], bool]:
    """A question with an answer of each of these kinds."""
    return lambda asked: {word(option) for option in asked["options"]} >= set(words)


def at_step(*steps: str) -> Callable[[Asked], bool]:
    """A question at one of these steps."""
    return lambda asked: asked["step"] in steps


def about(*kinds: str) -> Callable[[Asked], bool]:
    """A question with an answer about each of these kinds of things."""
    return lambda asked: {option.get("at", "").partition(":")[0] for option in asked["options"]} >= set(kinds)
