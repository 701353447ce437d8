"""A scenario set up for a trial once its parts are in order: what their checks overlook is found before the table."""

from collections.abc import Iterator

from banneret.heroes.game.first_position import game_terms_of, seat_words
from banneret.heroes.scenario.file import ScenarioFile
from banneret.heroes.scenario.load import completed
from banneret.heroes.state.options import DIFFICULTIES
from banneret.kernel.errors import BanneretError
from banneret.kernel.yamltree import Where


def unplayable(file: ScenarioFile) -> Iterator[tuple[Where, str]]:
    """Numbers of players with which a file without mistakes cannot be set up all the same."""
    scenario = completed(file)
    for count in scenario.players:
        if count in scenario.expansion:
            continue
        seats = seat_words(scenario, ("choose",) * count)
        for difficulty in DIFFICULTIES:
            try:
                game_terms_of(scenario, seats, {"difficulty": difficulty})
            except (BanneretError, ArithmeticError, LookupError, TypeError, ValueError) as error:
                yield ("players",), f"with {count} players it cannot be set up at difficulty {difficulty}: {error}"
                break
