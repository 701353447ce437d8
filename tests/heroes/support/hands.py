"""A Combat in which a side holds the cards a test is about."""

from collections.abc import Iterable

from banneret.kernel.game import Game
from tests.heroes.support.stage import stage


def held(hand: str, deck: str = "", words: str = "") -> str:
    """The words of an army that draws its hand from its cards; the rest stays in the deck."""
    cards = ",".join(part for part in (hand, deck) if part)
    return f"cards={cards} hand={len(hand.split(',')) if hand else 0} {words}".strip() if cards else words


def holding(
    hand: str,
    deck: str = "",
    words: str = "",
    *,
    units: str = "neutral_boars@b2",
    against: str = "neutral_trolls@b3!",
    dice: Iterable[int] = (0, 0),
    draws: Iterable[str] = (),
    **options: str,
) -> Game:
    """The attacker holds these cards. Boars (attack 2, defense 0) face paralysed trolls (attack 4, defense 0)."""
    first = hand.split(",") if hand else []
    return stage(f"{units} {held(hand, deck, words)}", against, dice=dice, draws=[*first, *draws], **options)


def facing(
    hand: str,
    deck: str = "",
    words: str = "",
    *,
    units: str = "neutral_boars@b2",
    against: str = "neutral_trolls@b3!",
    dice: Iterable[int] = (0, 0),
    draws: Iterable[str] = (),
    **options: str,
) -> Game:
    """The same, but the defender holds the cards."""
    first = hand.split(",") if hand else []
    return stage(units, f"{against} {held(hand, deck, words)}", dice=dice, draws=[*first, *draws], **options)
