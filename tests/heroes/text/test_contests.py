"""Contests and alliances in words: what happens in random games of them, and what is asked, in every language."""

import random

import pytest

import banneret
from banneret.heroes.text.map_events import log_line
from banneret.heroes.text.names import Names
from banneret.text import LANGUAGES
from tests.heroes.builder import THREE, TWO, HeroesGame
from tests.heroes.text.wording import asked, sound


@pytest.mark.parametrize(
    ("scenario", "seats"), [("crown_hill", TWO), ("barrow_beast", TWO), ("toll_road", TWO), ("arrogance", THREE)]
)
@pytest.mark.parametrize("seed", [1])
def test_everything_has_words(scenario: str, seats: tuple[str, ...], seed: int) -> None:
    rng = random.Random(seed)
    game = HeroesGame.of(banneret.new("heroes", scenario=scenario, seats=seats, seed=seed))
    known: set[str] = set()
    said: list[tuple[str, str, str]] = []
    while not game.over and len(game.events) < 1500:
        said += asked(game, known)
        game.apply(rng.choice(game.choice.options))
    names = Names.of(game.view())
    for event in game.events:
        what = f"{event.name} {event.args}"
        if what not in known:
            known.add(what)
            said += [(lang, what, log_line(event, names, lang)) for lang in LANGUAGES]
    assert said
    assert not [(lang, what, text) for lang, what, text in said if not sound(text)]
