"""AI heroes on the march: their turn, and the rules of behaviour they went by."""

from tests.heroes.builder import HeroesGame

HERO, FLAG, TOWN, HUNT, MARCH, RAID, STAY = range(7)
"""The rules, as events number them."""


def march(game: HeroesGame) -> HeroesGame:
    """The AI hero has its turn, up to a fight; where ways are equal, the first of them is taken."""
    game.ai_turn()
    while any(key.startswith("lead:") for key in game.keys):
        game.play(sorted(game.keys)[0])
    return game


def followed(game: HeroesGame) -> list[int]:
    """The rules it went by."""
    return [int(event["n"]) for event in game.events_named("ai_rule")]
