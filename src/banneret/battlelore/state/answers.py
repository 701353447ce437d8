"""What a player may answer in `battlelore`: packed ints `verb << 12 | argument` and their readable keys."""

from typing import Final

from banneret.battlelore.box.heroes import ARTIFACT_IDS, CHEST_NAMES, SKILL_IDS
from banneret.battlelore.box.tables import CARD_IDS, FACE_NAMES, LORE_IDS, MASTERS, UNIT_IDS
from banneret.battlelore.geometry.grid import FIRST_HALF, HALF_BITS, HEX_NAMES, SECTION_NAMES
from banneret.battlelore.state.draws import artifact_outcome, chest_outcome, lore_outcome
from banneret.kernel.keys import SHIFT, AnswerKeys, option
from banneret.kernel.kinds import K_DRAW, K_ROLL

PLAY: Final = 1
"""Argument: a Command card."""
ORDER: Final = 2
"""Argument: the hex of a unit that is ordered."""
PICK: Final = 3
"""Argument: the hex of the unit that moves or battles next."""
MOVE: Final = 4
"""Argument: the hex a unit moves to."""
ATTACK: Final = 5
"""Argument: the hex of the unit attacked."""
RETREAT: Final = 6
"""Argument: the hex a unit retreats to."""
IGNORE: Final = 7
"""Argument: how many flags are ignored."""
KEEP: Final = 8
"""Argument: a Command card kept of those drawn."""

LORE: Final = 9
"""Argument: a lore card to play."""
TAKE: Final = 10
"""Argument: a lore card to keep."""
DROP: Final = 11
"""Argument: a lore card to discard."""
LEVEL: Final = 12
"""Argument: a Lore Master who gets a level."""
SITE: Final = 13
"""Argument: the hex a landmark is laid on."""
TARGET: Final = 14
"""Argument: the hex of the unit a card or power is aimed at."""
AIM: Final = 15
"""Argument: an empty hex a card or power is aimed at."""
SECTION: Final = 16
"""Argument: a section of the board."""
SUPPLY: Final = 17
"""Argument: how a side is supplied with lore at the end of its turn."""

SEPARATE: Final = 18
"""Argument: the hex of a Leader who is ordered to separate."""
HERO: Final = 19
"""Argument: the hex of a separating Leader who moves next."""
LEAVE: Final = 20
"""Argument: an artifact given up."""
DEPLOY: Final = 21
"""Argument: the hex of the troop a hero joins at the start."""

WEB: Final = 22
"""Argument: the hex of the unit a Spider webs."""
BOULDER: Final = 23
"""Argument: the hex of the unit a Giant throws at."""

BUY: Final = 24
"""Argument: an artifact to buy."""
GIVE: Final = 25
"""Argument: an artifact given for a draw."""
TAKE_ARTIFACT: Final = 26
"""Argument: an artifact to keep."""
LEARN: Final = 27
"""Argument: a skill."""
REROLL: Final = 28
"""Argument: the face of a die that is rolled again."""
RAISE: Final = 29
"""Argument: the kind of a unit that comes back."""
HERO_CLASS: Final = 60
"""Argument: the class of a new hero."""
REDRAW: Final = 61
"""Argument: an artifact put aside at the academy for another."""

LOWER: Final = 30
"""Argument: a Lore Master who gives up a level."""
MUSTER: Final = 31
"""Argument: the hex a reserve comes to."""

DONE: Final = 32 << SHIFT
YES: Final = 33 << SHIFT
NO: Final = 34 << SHIFT
PASS: Final = 35 << SHIFT
WITHDRAW: Final = 36 << SHIFT
"""Leave the battleground over the player's own edge."""
FLEE: Final = 37 << SHIFT
"""Retreat voluntarily."""
TREMOR: Final = 38 << SHIFT
EARTHQUAKE: Final = 39 << SHIFT
SUMMON: Final = 40 << SHIFT
SPEND: Final = 41 << SHIFT
"""Give two experience tokens for a draw."""
ADVISE: Final = 42 << SHIFT
"""Take a seat in the War Council."""
SEARCH: Final = 44 << SHIFT
"""Search a hex for treasure."""
QUEST: Final = 45 << SHIFT
"""Complete a quest."""
DEED: Final = 43 << SHIFT
"""Give a troop's heroic-deed token."""

USE: Final = 48
"""Argument: an artifact that is used."""
SKILL: Final = 49
"""Argument: a skill that is used."""
EQUIP: Final = 50
"""Argument: an artifact from under the sheet."""
CHEST: Final = 51
"""Argument: a chest token that is taken."""
DISCARD: Final = 52
"""Argument: a Command card to discard."""
HATCHETS: Final = 53
"""Argument: the hex of the unit at which a hero throws his hatchets."""
BOW: Final = 54
"""Argument: the hex of the unit at which a hero shoots with his bow."""
LIGHTNING: Final = 55
"""Argument: the hex of the unit at which a hero throws a ball of lightning."""

HEX_VERBS: Final = {
    ORDER: "order",
    PICK: "unit",
    MOVE: "move",
    ATTACK: "attack",
    RETREAT: "retreat",
    SITE: "site",
    TARGET: "target",
    AIM: "aim",
    SEPARATE: "separate",
    HERO: "hero",
    DEPLOY: "deploy",
    MUSTER: "muster",
    WEB: "web",
    BOULDER: "boulder",
    HATCHETS: "hatchets",
    BOW: "bow",
    LIGHTNING: "lightning",
}
POWERS: Final = ("web", "boulder", "tremor", "earthquake", "summon")
"""What is used in place of a battle. Rules: BL-CRE-21."""
CARD_VERBS: Final = {PLAY: "play", KEEP: "keep", DISCARD: "discard"}
PLAIN: Final = {
    DONE: "done",
    YES: "yes",
    NO: "no",
    PASS: "pass",
    WITHDRAW: "withdraw",
    FLEE: "flee",
    TREMOR: "tremor",
    EARTHQUAKE: "earthquake",
    SUMMON: "summon",
    SPEND: "spend",
    ADVISE: "advise",
    DEED: "deed",
    SEARCH: "search",
    QUEST: "quest",
}
ARTIFACT_VERBS: Final = {
    LEAVE: "leave",
    BUY: "buy",
    GIVE: "give",
    TAKE_ARTIFACT: "take_artifact",
    REDRAW: "redraw",
    USE: "use",
    EQUIP: "equip",
}
LORE_VERBS: Final = {LORE: "lore", TAKE: "take", DROP: "drop"}
SUPPLIES: Final = ("tokens", "card_and_token", "cards")
"""Rules: BL-LRE-21."""


def options_of(verb: int, hexes: int) -> list[int]:
    """A new list of options for a set of hexes."""
    options: list[int] = []
    before = option(verb, 0) - 1
    half = hexes & FIRST_HALF
    while half:
        lowest = half & -half
        options.append(before + lowest.bit_length())
        half ^= lowest
    before += HALF_BITS
    half = hexes >> HALF_BITS
    while half:
        lowest = half & -half
        options.append(before + lowest.bit_length())
        half ^= lowest
    return options


class Keys(AnswerKeys):
    """Options to keys and back."""

    def __init__(self) -> None:
        super().__init__()
        self.add_plain(PLAIN)
        for verbs, names in (
            (HEX_VERBS, HEX_NAMES),
            (CARD_VERBS, CARD_IDS),
            (LORE_VERBS, LORE_IDS),
            ({LEVEL: "level", LOWER: "lower"}, list(MASTERS)),
            ({SECTION: "section"}, list(SECTION_NAMES)),
            ({SUPPLY: "supply"}, list(SUPPLIES)),
            (ARTIFACT_VERBS, ARTIFACT_IDS),
            ({HERO_CLASS: "class"}, list(MASTERS)),
            ({LEARN: "learn", SKILL: "skill"}, SKILL_IDS),
            ({CHEST: "chest"}, CHEST_NAMES),
            ({REROLL: "reroll"}, list(FACE_NAMES)),
            ({RAISE: "raise"}, UNIT_IDS),
            ({IGNORE: "ignore"}, [str(n) for n in range(10)]),
        ):
            self.add(verbs, names)
        self.add_chance(K_ROLL, "die", FACE_NAMES)
        self.add_chance(K_DRAW, "draw", CARD_IDS)
        self.add_chance(K_DRAW, "lore", LORE_IDS, lore_outcome(0))
        self.add_chance(K_DRAW, "artifact", ARTIFACT_IDS, artifact_outcome(0))
        self.add_chance(K_DRAW, "chest", CHEST_NAMES, chest_outcome(0))
