"""The hex battlefield in words: Obstacles, deployment, Walls, and whole Combats in every language."""

import random

import pytest

import banneret
from banneret.heroes.box.obstacles import OBSTACLE_IDS
from banneret.heroes.text.combat_questions import option_text, sentence
from banneret.heroes.text.component_names import name
from banneret.heroes.text.map_answers import option_label, prompt_text
from banneret.heroes.text.map_events import log_line
from banneret.heroes.text.messages import message
from banneret.heroes.text.names import Names
from banneret.kernel.event import Event
from banneret.kernel.game import Game
from banneret.text import LANGUAGES
from tests.heroes.text.wording import GENERAL, sound

MOST_ANSWERS = 60


def field(seats: tuple[str, str] = ("castle_host", "necropolis_host"), seed: int = 1) -> Game:
    """A skirmish on hexes, in which the attacker is first."""
    return banneret.new("heroes", scenario="skirmish", seats=seats, options={"hex_board": "always"}, seed=seed)


def labels(game: Game) -> dict[str, str]:
    return {game.rules.key(game.state.kind, option): option_text(game, option) for option in game.choice.options}


def test_an_obstacle_is_chosen_turned_and_laid() -> None:
    game = field()
    assert prompt_text(game) == "Choose an Obstacle to lay."
    assert labels(game)["obstacle:log_a"] == "Lay: Mossy log"
    game.apply("obstacle:pond")
    assert prompt_text(game) == "Pond: choose how it is turned."
    assert list(labels(game).values())[:2] == ["As printed", "Turned by 60°"]
    game.apply("turn:1")
    assert prompt_text(game) == "Pond: choose a hex."
    assert labels(game)["place:6.4"] == "6.4"
    game.apply("place:6.4")
    assert "A pond blocks the ground at 6.4." in [sentence(event) for event in game.events]


def test_units_are_deployed_on_hexes() -> None:
    game = field(("castle_griffins castle_marksmen", "necropolis_zombies"))
    while not game.choice.keys[0].startswith("deploy:"):
        game.apply(game.choice.options[0])
    game.apply(game.choice.options[0])
    assert prompt_text(game).endswith(": choose a hex.")
    assert labels(game)["place:0.0"] == "0.0"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_obstacles_have_names_of_their_own(lang: str) -> None:
    assert len({name(f"obstacle-{id}", lang) for id in OBSTACLE_IDS}) == len(OBSTACLE_IDS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_walls_on_hexes_are_not_told_as_a_row_of_the_small_board(lang: str) -> None:
    siege = Event("siege", {"space": "10.4"}, 0)
    told = message("event-ramparts", lang, space="10.4")
    whole = Names.of(banneret.new("heroes", scenario="brave_new_world", seats=("castle", "dungeon"), seed=1).view(0))
    assert sentence(siege, lang) == log_line(siege, whole, lang) == told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_combats_on_hexes_are_put_into_words(lang: str) -> None:
    rng = random.Random(lang)
    general = {message(id, lang) for id in GENERAL}
    for seed, seats in enumerate(
        (("castle_host", "necropolis_host"), ("dungeon_host", "castle_host town citadel"), ("random", "guards=iv"))
    ):
        game = field(seats, seed)
        for _ in range(MOST_ANSWERS):
            if game.over:
                break
            words = [prompt_text(game, lang), *(option_label(game, option, lang) for option in game.choice.options)]
            assert all(map(sound, words)), words
            assert words[0] not in general
            assert len(set(words)) == len(words)
            game.apply(rng.choice(game.choice.options))
        assert all(sound(sentence(event, lang)) for event in game.events)
