"""A Combat against an AI Hero whose decks and draws a test knows."""

from collections.abc import Iterable
from typing import Any

from banneret.heroes.tables.ai_cards import AI_CARD_IDS, AI_TYPE, AI_TYPES
from banneret.kernel.game import Game
from tests.heroes.support.stage import happened, play, stage

PLAYER = "castle_crusaders@b3"
AI = "necropolis_dread_knights@b4"


def type_of(card: str) -> int:
    """The type of an AI card, as its place in AI_TYPES."""
    return AI_TYPE[AI_CARD_IDS.index(card)]


def led_by_ai(
    deck: str,
    draws: str | None = None,
    *,
    player: str = PLAYER,
    ai: str = AI,
    spells: str = "",
    skill: str = "",
    dice: Iterable[int] = (0,) * 30,
    attacks: bool = False,
    **options: str,
) -> Game:
    """A player against an AI Hero with this AI deck; the cards come as `draws` says, spells among them, or as given.

    With `attacks` the AI Hero is the attacker.
    """
    cards = deck.split()
    counts = [sum(type_of(card) == kind for card in cards) for kind in range(3)]
    words = [ai, "ai ai_deck=" + ",".join(f"{name}:{n}" for name, n in zip(AI_TYPES, counts, strict=True) if n)]
    words += [f"ai_spells={spells}"] if spells else []
    words += [f"ai_skill={skill}"] if skill else []
    seats = (" ".join(words), player) if attacks else (player, " ".join(words))
    setup = sorted(cards, key=type_of)
    later = (deck if draws is None else draws).split()
    return stage(*seats, dice=dice, draws=[*setup, *later], **options)


def names(game: Game, event: str) -> list[str]:
    """The cards of all events of a name."""
    return [str(args["card"]) for args in happened(game, event)]


def laid(game: Game) -> list[tuple[str, str]]:
    """Which cards were laid on which units so far."""
    return [(str(args["unit"]).split("@")[0], str(args["card"])) for args in happened(game, "ai_laid")]


def raised(game: Game, statistic: int = 0) -> list[tuple[str, int]]:
    """By how much which units had a statistic changed so far: attack, or another."""
    stats = happened(game, "stat")
    return [(str(args["unit"]).split("@")[0], int(args["n2"])) for args in stats if args["n"] == statistic]


def ai_cards(game: Game) -> dict[str, Any]:
    """What lies open of the AI Hero's cards."""
    found = game.rules.describe(game.view(0))["ai"]
    assert isinstance(found, dict)
    return found


def pass_on(game: Game, event: str, times: int = 1) -> Game:
    """Let the player's units do nothing until something has happened so often."""
    while len(happened(game, event)) < times:
        play(game, "done" if "done" in game.choice else game.choice.keys[-1])
    return game
