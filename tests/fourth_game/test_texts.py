"""The words of the game: all there, in every language, for everything that can be asked, answered and told."""

import pytest

from banneret.games import rules_of
from banneret.kernel.sequence import questions
from banneret.table.catalogue import catalogue
from banneret.table.lobby import games
from banneret.text import LANGUAGES, missing
from banneret.text.catalogue import has
from couriers.answers import EVENTS, make_keys


def test_every_language_has_the_same_messages_with_the_same_arguments() -> None:
    assert missing() == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_can_be_said_has_words(lang: str) -> None:
    rules_of("couriers")
    asked = [step.__name__ for step in questions() if step.__module__ == "couriers.play"]
    verbs = {key.partition(":")[0] for key in make_keys().of_option.values()}
    assert len(asked) == 4
    ids = [
        *(f"prompt-{id.replace('_', '-')}" for id in asked),
        *(f"option-{verb}" for verb in verbs),
        *(f"event-{event.name}" for event in EVENTS),
    ]
    assert [id for id in ids if not has(f"couriers:{id}", lang)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lobby_offers_it_last(lang: str) -> None:
    game = games(lang)[-1]
    assert game.id == "couriers"
    assert [bot.id for bot in game.bots] == ["random", "dashing"]
    scenario = game.scenarios[0]
    assert (scenario.players, set(scenario.tables)) == ((2, 3), {"2", "3"})
    assert all((game.name, game.text, scenario.name, scenario.text, scenario.tables["2"].notes.goals[0].text))


def test_what_is_printed_names_parts_and_cards() -> None:
    found = catalogue("couriers", "de")
    assert found.hash
    assert getattr(found, "parts")["discard"].name == "Ablage"  # noqa: B009
    assert getattr(found, "words")["gallop"].name == "Galopp"  # noqa: B009
