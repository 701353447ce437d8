"""What a seat brings along from the part of a campaign before, as words of the set-up.

Such a seat is written `castle/catherine deck=attack*2,knowledge,catherine_specialty_i,fireball gift=early`. So the
record of every part stands alone, and a part that was lost is played again by the same words.
"""

from __future__ import annotations

from collections import Counter
from typing import Final, NamedTuple

from banneret.heroes.scenario.load import Scenario
from banneret.heroes.tables.towns_and_heroes import HERO_IDS, SPECIALTY, base_card
from banneret.heroes.tables.units_and_cards import (
    CARD_COPIES,
    CARD_IDS,
    CARD_KIND,
    CARD_NUMBER,
    SPECIALTY_CARD,
    STATISTIC_CARD,
)
from banneret.kernel.errors import SetupError
from banneret.kernel.yamlfile import nearest
from banneret.kernel.yamltree import show

MOST_OTHERS: Final = 5
"""Cards that are neither Statistics nor Specialties. Rules: H3-SOL-03."""
MOST_STATISTICS: Final = 40
"""More than any game can give: a set-up must not make a deck without end."""


class CarriedOver(NamedTuple):
    """A deck, empty for the hero's own starting deck, and the ids of gifts."""

    deck: tuple[int, ...] = ()
    gifts: tuple[str, ...] = ()

    def words(self) -> list[str]:
        """As words of a seat, in the one way to write them."""
        words = []
        if self.deck:
            counts = Counter(self.deck)
            cards = [CARD_IDS[n] + (f"*{counts[n]}" if counts[n] > 1 else "") for n in sorted(counts)]
            words.append(f"deck={','.join(cards)}")
        if self.gifts:
            words.append(f"gift={','.join(self.gifts)}")
        return words


def carried_over(words: list[str]) -> CarriedOver:
    """Read the words of a seat after its faction and hero. Raises SetupError."""
    deck: tuple[int, ...] = ()
    gifts: tuple[str, ...] = ()
    seen: list[str] = []
    for word in words:
        key, equals, value = word.partition("=")
        if not equals or not value or key not in ("deck", "gift") or key in seen:
            raise SetupError(f"a seat may bring deck=... and gift=..., each once, not {show(word)}")
        seen.append(key)
        if key == "gift":
            gifts = tuple(dict.fromkeys(value.split(",")))
        else:
            deck = _cards(value)
    return CarriedOver(deck, gifts)


def _cards(value: str) -> tuple[int, ...]:
    cards: list[int] = []
    for word in value.split(","):
        name, star, times = word.partition("*")
        if name not in CARD_NUMBER:
            raise SetupError(f"there is no card {show(name)}{nearest(name, CARD_IDS)}")
        if star and not (times.isdecimal() and 1 <= int(times) <= MOST_STATISTICS):
            raise SetupError(f"a card that is there twice is written attack*2, not {show(word)}")
        cards += [CARD_NUMBER[name]] * (int(times) if star else 1)
    return tuple(sorted(cards))


def check_carried_over(scenario: Scenario, hero: int, kept: CarriedOver) -> None:
    """Raise SetupError for a deck or gifts that no part before can have given.

    Rules: H3-SOL-03, H3-SOL-04, H3-SOL-07.
    """
    if kept == CarriedOver():
        return
    if scenario.campaign is None or scenario.campaign.part == 1:
        raise SetupError(f"{scenario.name} is not a later part of a campaign: nothing is brought to it")
    if kept.deck:
        _check_deck(hero, kept.deck)
    known = [gift.id for gift in scenario.gifts]
    for gift in kept.gifts:
        if gift not in known:
            raise SetupError(f"{scenario.name} knows no gift {show(gift)}{nearest(gift, known)}")


def _check_deck(hero: int, deck: tuple[int, ...]) -> None:
    if hero < 0:
        raise SetupError("a deck needs the hero it is for: castle/catherine deck=...")
    specialties = [card for card in deck if CARD_KIND[card] == SPECIALTY_CARD]
    if specialties != [SPECIALTY[hero][0]]:
        first = CARD_IDS[SPECIALTY[hero][0]]
        raise SetupError(f"of Specialties the deck of {HERO_IDS[hero]} holds {first} and no other (H3-SOL-03)")
    statistics = sum(CARD_KIND[card] == STATISTIC_CARD for card in deck)
    if statistics > MOST_STATISTICS:
        raise SetupError(f"no deck holds {statistics} Statistic cards")
    others = [base_card(card) for card in deck if CARD_KIND[card] not in (SPECIALTY_CARD, STATISTIC_CARD)]
    if len(others) > MOST_OTHERS:
        raise SetupError(
            f"{MOST_OTHERS} cards are brought beside Statistics and the Specialty, not {len(others)} (H3-SOL-03)"
        )
    for card, times in Counter(others).items():
        if times > CARD_COPIES[card]:
            raise SetupError(f"the box holds {CARD_IDS[card]} {CARD_COPIES[card]} times, not {times}")
