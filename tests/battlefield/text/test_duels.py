"""A Duel in words: what is asked before its battle and in it, and what happens, in every language."""

from random import Random

import pytest

from banneret.battlefield.events import BATTLEFIELD_EVENTS
from banneret.heroes.text.map_answers import option_label, prompt_text
from banneret.heroes.text.map_events import log_line
from banneret.heroes.text.names import Names
from banneret.kernel.kinds import K_SPACE
from banneret.text import LANGUAGES
from tests.battlefield.builder import BattlefieldGame, duel
from tests.heroes.text.wording import sound


def labels(game: BattlefieldGame, lang: str = "en") -> list[str]:
    return [option_label(game, option, lang) for option in game.choice.options]


def test_faction_hero_and_cards_are_asked_for() -> None:
    game = duel(seats=("choose", "choose"), draws=["offense", "archery", "tactics"])
    assert prompt_text(game) == "Player 1: choose a faction."
    assert labels(game) == ["Castle", "Dungeon", "Necropolis"]
    game.apply("faction:castle")
    game.apply("faction:dungeon")
    assert prompt_text(game) == "Castle: choose a hero."
    assert labels(game) == ["Catherine (Castle)", "Rion (Castle)"]
    game.apply("hero:catherine")
    game.apply("hero:mutare")
    assert prompt_text(game) == "Catherine: which card is removed from the game? One must go."
    assert labels(game) == ["Drop: Offense", "Drop: Archery", "Drop: Tactics"]


@pytest.mark.parametrize(
    ("lang", "asked"),
    [
        ("en", "Catherine: which card is removed from the game? 2 must go."),
        ("de", "Catherine: Welche Karte wird aus dem Spiel entfernt? 2 müssen gehen."),
        ("pl", "Katarzyna: która karta zostaje usunięta z gry? Trzeba usunąć 2."),
    ],
)
def test_the_question_says_how_many_must_go(lang: str, asked: str) -> None:
    assert prompt_text(duel("duel_long"), lang) == asked


def test_the_log_names_the_heroes() -> None:
    game = duel(draws=["offense", "archery", "tactics", "head_of_legion"]).decks_built()
    names = Names.of(game.view())
    told = [log_line(event, names) for event in game.events]
    assert told[:2] == [f"To see who comes first, {rolls}." for rolls in ("Catherine rolls 12", "Sandro rolls 2")]
    assert told[2:4] == ["Catherine goes first.", "Catherine leads: Castle."]
    assert "Catherine drops a card: Ability deck." in told
    assert "Catherine shows and replaces a card of no use here: Head of Legion." in told
    assert "Catherine has built a deck of 13 cards." in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whole_duels_are_put_into_words(lang: str) -> None:
    for seed in range(3):
        rng = Random(seed)
        game = duel(seats=("choose", "choose"), rolls=(), seed=seed, hex_obstacles="1")
        for _ in range(120):
            if game.over:
                break
            asked = prompt_text(game, lang)
            assert sound(asked), asked
            if game.choice.kind != K_SPACE:
                assert all(map(str.strip, labels(game, lang)))
            game.apply(rng.choice(game.choice.options))
        game.until(lambda now: now.over, seed)
        names = Names.of(game.view())
        told = {log_line(event, names, lang) for event in game.events}
        assert not [text for text in told if not sound(text)]


def test_every_event_of_a_duel_has_a_sentence() -> None:
    from tests.heroes.messages import arguments

    assert {"event-" + event.name.replace("_", "-") for event in [*BATTLEFIELD_EVENTS][:4]} <= arguments("en").keys()
