"""Random tournaments: everything that holds in a Clash holds here, in words of every language."""

from random import Random

import pytest

from banneret.games import new
from banneret.heroes.state.whole_game import NO_TILE
from banneret.heroes.text.map_answers import Question, option_label, prompt_text
from banneret.heroes.text.map_events import log_line
from banneret.heroes.text.names import Names
from banneret.kernel.game import Game
from banneret.text import LANGUAGES
from tests.heroes.property.checked_play import play
from tests.heroes.property.drawn_games import GAMES, position
from tests.heroes.text.wording import sound

SCENARIOS = ("tournament_crossroads", "tournament_twin_hearts")
OWN_STEPS = {"ask_pick", "ask_starter", "ask_building_spot", "ask_building_way", "ask_turn_tile", "ask_turn_way"}
"""What only tournaments ask."""
OWN_EVENTS = {"picked", "tile_drawn", "new_hand", "search_again", "scored"}


def tournament(seed: int) -> Game:
    """One of the two, by the seed."""
    return new("heroes", scenario=SCENARIOS[seed % 2], seats=("choose", "choose"), seed=seed)


@pytest.mark.parametrize("seed", range(max(8, GAMES // 3)))
def test_random_tournaments_come_to_an_end_and_keep_everything(seed: int) -> None:
    game = play(tournament(seed), "random", seed)
    assert game.result is not None
    assert sum(game.result) == 0
    assert all(lies >= NO_TILE for lies in position(game).land)


def test_what_tournaments_ask_and_tell_has_words_in_every_language() -> None:
    steps: set[str] = set()
    told: set[str] = set()
    for seed in range(12):
        game = tournament(seed)
        rng = Random(seed)
        game.settle()
        while not game.over:
            now = Question(game, "en")
            if now.question == "ask_take" or now.question in (OWN_STEPS | {"ask_new_hand"}) - steps:
                steps.add(now.question)
                for lang in LANGUAGES:
                    here = Question(game, lang)
                    assert sound(prompt_text(game, lang, here))
                    assert all(sound(option_label(game, option, lang, here)) for option in game.choice.options)
            eager = [key for key in game.choice.keys if key.startswith(("go:", "look", "morale_search", "yes"))]
            game.apply(rng.choice(eager) if eager and rng.random() < 0.8 else rng.choice(game.choice.keys))
        names = Names.of(game.view(0))
        for event in game.events:
            if event.name in OWN_EVENTS - told:
                told.add(event.name)
                assert all(sound(log_line(event, names, lang)) for lang in LANGUAGES)
    assert steps >= OWN_STEPS
    assert told == OWN_EVENTS
