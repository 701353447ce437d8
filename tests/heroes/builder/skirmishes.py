"""Single Combats: units where a test wants them, cards in hands, and dice that fall as it says."""

from __future__ import annotations

from collections.abc import Iterable

from banneret.games import rules_of
from banneret.heroes.tables.ai_cards import AI_CARD_IDS, AI_TYPE, AI_TYPES
from banneret.kernel.rules import Setup
from tests.heroes.builder.chance import Scripted
from tests.heroes.builder.game import HeroesGame

PLAYER = "castle_crusaders@b3"
AI = "necropolis_dread_knights@b4"


def skirmish(
    attacker: str,
    defender: str,
    *,
    dice: Iterable[int] = (),
    draws: Iterable[str] = (),
    units: Iterable[str] = (),
    **options: str,
) -> HeroesGame:
    """A skirmish between two armies (see `banneret.heroes.combat.army_line`), with scripted chance.

    `skirmish("castle_griffins@b3", "necropolis_zombies+@b4*1", dice=[1, 0])`
    """
    rules = rules_of("heroes")
    setup = rules.normalise(Setup(game="heroes", scenario="skirmish", seats=(attacker, defender), options=options))
    game = HeroesGame(rules, setup, 0, Scripted(dice, draws, units))
    game.settle()
    return game


def with_cards(hand: str, deck: str = "", words: str = "") -> str:
    """The words of an army that draws its hand from its cards; the rest stays in the deck."""
    cards = ",".join(part for part in (hand, deck) if part)
    return f"cards={cards} hand={len(hand.split(',')) if hand else 0} {words}".strip() if cards else words


def attacker_holding(
    hand: str,
    deck: str = "",
    words: str = "",
    *,
    units: str = "neutral_boars@b2",
    against: str = "neutral_trolls@b3!",
    dice: Iterable[int] = (0, 0),
    draws: Iterable[str] = (),
    **options: str,
) -> HeroesGame:
    """The attacker holds these cards. Boars (attack 2, defense 0) face paralysed trolls (attack 4, defense 0)."""
    first = hand.split(",") if hand else []
    return skirmish(f"{units} {with_cards(hand, deck, words)}", against, dice=dice, draws=[*first, *draws], **options)


def defender_holding(
    hand: str,
    deck: str = "",
    words: str = "",
    *,
    units: str = "neutral_boars@b2",
    against: str = "neutral_trolls@b3!",
    dice: Iterable[int] = (0, 0),
    draws: Iterable[str] = (),
    **options: str,
) -> HeroesGame:
    """The same, but the defender holds the cards."""
    first = hand.split(",") if hand else []
    return skirmish(units, f"{against} {with_cards(hand, deck, words)}", dice=dice, draws=[*first, *draws], **options)


def type_of(card: str) -> int:
    """The type of an AI card, as its place in AI_TYPES."""
    return AI_TYPE[AI_CARD_IDS.index(card)]


def against_ai(
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
) -> HeroesGame:
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
    return skirmish(*seats, dice=dice, draws=[*setup, *later], **options)
