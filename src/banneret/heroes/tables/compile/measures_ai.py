"""Words for what scenarios with AI heroes measure: who is beaten, what is lost, razed or entered.

`ai_beaten:duke+melodia` and `ai_beaten:all` count AI heroes that were beaten and are gone, `ai_town:A1` is 1 for the
player who holds the Town of that seat, `ai_trod:gate` counts fields of tiles with a label that an AI hero has entered,
`ai_held:gate` those the AI side holds, `razed:gate` those that are gone. `town_lost` is 1 for a player whose Town is
not with the team, `fallen` and `fallen_to_ai` count defeats of the Main Hero, `secondary_lost` Secondary Heroes lost,
and `mine_on:gate` or `settlement_on:gate` the player's fields of a kind on tiles with a label. `hero:rion` is 1 for the
player whose Main Hero it is.
"""

from typing import Final

from banneret.heroes.box.map_and_towns import load_realm
from banneret.heroes.tables.tiles import LOCATION_IDS

FIRST_AI_MEASURE: Final = 64
AI_BEATEN: Final = 64
"""AI heroes that have fallen; the argument is which, as bits."""
AI_TOWN: Final = 65
"""1 for whoever holds the Town of a seat of the AI side."""
AI_TROD: Final = 66
"""Fields of a label that AI heroes have entered."""
RAZED: Final = 67
"""Fields of a label that are gone."""
TOWN_LOST: Final = 68
FALLEN: Final = 69
FALLEN_TO_AI: Final = 70
KIND_ON: Final = 71
"""The player's fields of a kind on tiles with a label: see `pack_kind_on`."""
AI_HELD: Final = 72
"""Fields of a label that the AI side holds."""
SECOND_LOST: Final = 73
"""Secondary Heroes lost."""
HERO_IS: Final = 74
"""1 for whose Main Hero it is."""
OF_NOBODY: Final = (AI_BEATEN, AI_TROD, RAZED, AI_HELD)
"""What is counted once for all."""
PLAIN_WORDS: Final = {
    "town_lost": (TOWN_LOST, 0),
    "fallen": (FALLEN, 0),
    "fallen_to_ai": (FALLEN_TO_AI, 0),
    "secondary_lost": (SECOND_LOST, 0),
}
SEATS: Final = ("A1", "A2", "A3", "A4")


def pack_kind_on(label: int, kind: int) -> int:
    """A label and a kind of location in one int."""
    return label << 8 | kind


def unpack_kind_on(packed: int) -> tuple[int, int]:
    """The same from one int."""
    return packed >> 8, packed & 255


def ai_word(word: str, labels: tuple[str, ...], ai: tuple[str, ...]) -> tuple[int, int] | None:
    """The measure a word stands for, or None."""
    kind, _, name = word.partition(":")
    if kind == "ai_beaten":
        names = ai if name == "all" else tuple(name.split("+"))
        return (AI_BEATEN, sum(1 << ai.index(one) for one in set(names))) if names and set(names) <= set(ai) else None
    if kind == "ai_town" and name in SEATS:
        return AI_TOWN, SEATS.index(name)
    if kind == "hero":
        heroes = [hero.id for hero in load_realm().heroes]
        return (HERO_IS, heroes.index(name)) if name in heroes else None
    if name not in labels:
        return None
    label = labels.index(name)
    if kind == "ai_held":
        return AI_HELD, label
    if kind in ("ai_trod", "razed"):
        return (AI_TROD if kind == "ai_trod" else RAZED), label
    place = kind.removesuffix("_on")
    return (
        (KIND_ON, pack_kind_on(label, LOCATION_IDS.index(place))) if kind != place and place in LOCATION_IDS else None
    )
