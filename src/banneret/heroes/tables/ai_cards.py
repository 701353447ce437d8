"""The piles and cards of an AI Hero.

In one Combat there is at most one AI Hero, so these piles are there once. The AI Spell deck and its discard pile are
the deck and the discard pile of the AI Hero's side, which has no other cards. AI cards are numbered above all
other cards (`ai_card`), so that one number tells what a card is.
"""

from typing import Final

from banneret.heroes.box.map_and_towns import Realm, load_realm
from banneret.heroes.tables.units_and_cards import AIM_HEX, AIM_NONE, CARD_KIND, CARD_NUMBER, SPELL_AIM, SPELL_CARD
from banneret.kernel.sequence import reserve

AI_PILES: Final = 42
"""The first of these piles among those of `banneret.heroes.state.pile_numbers`."""
AI_BOX: Final = AI_PILES
"""The AI cards that are in no deck."""
AI_DECK: Final = AI_PILES + 1
AI_SEEN: Final = AI_PILES + 2
"""Those cards of the AI deck that all have seen: they went back into it."""
AI_DISCARDS: Final = AI_PILES + 3
"""In the order they came, the newest last. Rules: H3-AIC-39."""
AI_WAITING: Final = AI_PILES + 4
"""Cards that wait for a unit or a round, packed by `banneret.heroes.combat.ai.piles`. Rules: H3-AIC-26, H3-AIC-31."""
AI_LAID: Final = AI_PILES + 5
"""Cards that defend a unit they lie on, packed by `laid_on`. Rules: H3-AIC-24, H3-AIC-40."""
AI_SKILL: Final = AI_PILES + 6
"""The Ability set aside for the AI Hero, at most one card. Rules: H3-AIC-21."""

AI_SPARE: Final = AI_PILES + 7
"""The reserve of an AI Hero: tiers still to be drawn, see `banneret.heroes.combat.ai.reserve`."""

_TO_DRAW: Final = 1 << 16
_FIRST_AI_CARD: Final = 2048
AI_CARD_IDS: Final[list[str]] = []
"""By `ai_kind`, like the lists that follow."""
AI_TYPE: Final[list[int]] = []
MIGHT: Final = 0
SKILL: Final = 2
AI_TYPES: Final = ("might", "magic", "skill")
AI_EFFECT: Final[list[int]] = []
AI_RAISES_ATTACK: Final = 0
AI_SHIELDS_STRONGEST: Final = 1
AI_SHIELDS_NEXT: Final = 2
AI_CASTS: Final = 3
AI_USES_SKILL: Final = 4
_EFFECTS: Final = ("attack", "defend_most_hp", "defend_next_active", "cast", "skill")
AI_VALUE: Final[list[int]] = []
"""By `4 * kind + difficulty`: the bonus, the power, or what follows the use of a skill. Rules: H3-AIC-02."""
ONCE_MORE: Final = 1
BACK_IN_FIRST_ROUND: Final = 2
_FOLLOW_UPS: Final = ("no_more", "once_more", "back_in_first_round")
WHOLE_AI_BOX: Final[list[int]] = []
"""Every AI card of the box, as often as it is there. Rules: H3-CMP-08."""

AI_SKILLS: Final = ("archery", "armorer", "luck", "offense", "sorcery", "tactics", "wisdom")
"""The Abilities that are of use to an AI Hero in Combat."""

DRAW_AI: Final = reserve(2)
"""An AI Hero draws cards. Arguments: side, how many. Filled by `combat.ai.ai_cards`."""


def spells_of_ai_heroes() -> list[str]:
    """The spells that an AI Hero may bring: those that are cast in Combat. Rules: H3-AIC-20."""
    return [
        name
        for name, card in CARD_NUMBER.items()
        if CARD_KIND[card] == SPELL_CARD and SPELL_AIM[card] not in (AIM_HEX, AIM_NONE)
    ]


def to_draw(tier: int) -> int:
    """A unit of an army that is still to be drawn, of this tier; all other entries are rows."""
    return _TO_DRAW + tier


def is_to_draw(entry: int) -> bool:
    """Whether an entry of an army is a unit still to be drawn."""
    return entry >= _TO_DRAW


def tier_to_draw(entry: int) -> int:
    """The tier of a unit still to be drawn."""
    return entry - _TO_DRAW


def ai_card(kind: int) -> int:
    """An AI card as piles and events know it."""
    return _FIRST_AI_CARD + kind


def is_ai_card(card: int) -> bool:
    """Whether a card that may be an AI card is one; cards of the box have lower numbers."""
    return card >= _FIRST_AI_CARD


def ai_kind(card: int) -> int:
    """The place of an AI card in the tables."""
    return card - _FIRST_AI_CARD


def effect_of(card: int) -> int:
    """What an AI card does."""
    return AI_EFFECT[card - _FIRST_AI_CARD]


def laid_on(u: int, card: int) -> int:
    """A card that lies on a unit, as an entry of AI_LAID."""
    return u << 12 | card


def laid_unit(entry: int) -> int:
    """The unit that a card lies on."""
    return entry >> 12


def laid_card(entry: int) -> int:
    """The card that lies there."""
    return entry & 4095


def fill(realm: Realm) -> None:
    """Fill the tables from the content."""
    for n, card in enumerate(realm.ai_cards):
        AI_CARD_IDS.append(card.id)
        AI_TYPE.append(AI_TYPES.index(card.type))
        AI_EFFECT.append(_EFFECTS.index(card.effect))
        values = card.by_difficulty
        for value in (values.easy, values.normal, values.hard, values.impossible):
            AI_VALUE.append(_FOLLOW_UPS.index(value) if isinstance(value, str) else value)
        WHOLE_AI_BOX.extend([ai_card(n)] * card.count)


if not AI_CARD_IDS:
    fill(load_realm())
