"""Setting a stage: a Combat with units where a test wants them and dice that fall as it says."""

from collections.abc import Iterable

from banneret.games import rules_of
from banneret.kernel.chance import Streams
from banneret.kernel.game import Game
from banneret.kernel.kinds import K_DRAW, K_LAND, K_ROLL
from banneret.kernel.rules import Setup


class Loaded(Streams):
    """Chance as a test scripts it. Asking for more dice, cards or units than were given fails the test."""

    def __init__(self, dice: Iterable[int] = (), draws: Iterable[str] = (), units: Iterable[str] = ()) -> None:
        super().__init__(0)
        self._keys = {
            K_ROLL: [f"die:{n:+d}" if n else "die:0" for n in dice],
            K_DRAW: [f"draw:{card}" for card in draws],
            K_LAND: [unit if ":" in unit else f"unit:{unit}" for unit in units],
        }

    def pick(self, kind: int, outcomes: tuple[int, ...]) -> int:
        """The next scripted outcome of this kind."""
        assert self._keys[kind], f"chance was asked for kind {kind} once more than scripted; possible: {outcomes}"
        key = self._keys[kind].pop(0)
        answer = rules_of("heroes").parse(kind, key)
        assert answer in outcomes, f"{key} cannot come up; possible: {outcomes}"
        return outcomes[outcomes.index(answer)]

    @property
    def left(self) -> int:
        """How many scripted outcomes were not used."""
        return sum(len(keys) for keys in self._keys.values())


def stage(
    attacker: str,
    defender: str,
    *,
    dice: Iterable[int] = (),
    draws: Iterable[str] = (),
    units: Iterable[str] = (),
    **options: str,
) -> Game:
    """A skirmish between two armies (see `banneret.heroes.combat.army_line`), with scripted chance.

    `stage("castle_griffins@b3", "necropolis_zombies+@b4*1", dice=[1, 0])`
    """
    rules = rules_of("heroes")
    setup = rules.normalise(Setup(game="heroes", scenario="skirmish", seats=(attacker, defender), options=options))
    game = Game(rules, setup, 0, Loaded(dice, draws, units))
    game.settle()
    return game


def play(game: Game, *keys: str) -> Game:
    """Give answers one after the other."""
    for key in keys:
        game.apply(key)
    return game


def unit_at(game: Game, space: str) -> dict[str, object]:
    """What a spectator sees of the unit on a space; an empty mapping where there is none."""
    units = game.rules.describe(game.view())["units"]
    assert isinstance(units, list)
    return next((unit for unit in units if unit["space"] == space), {})


def happened(game: Game, name: str) -> list[dict[str, int | str]]:
    """The arguments of all events of a name so far."""
    return [event.args for event in game.events if event.name == name]
