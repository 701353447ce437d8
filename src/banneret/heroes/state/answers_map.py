"""What a player may answer on the adventure map: more verbs beside those of `answers_combat`."""

from typing import Final

from banneret.heroes.geometry.map_grid import FIELDS, SPOTS, field_name, spot_name
from banneret.heroes.state.answers_combat import LUCK_REROLL, MORALE_REROLL, Keys
from banneret.heroes.state.chance_outcomes import (
    proclamation_card,
    resource_face,
    tier_outcome,
    tile_outcome,
    treasure_face,
)
from banneret.heroes.state.packed_ints import gift_resource, gift_seat
from banneret.heroes.tables.ai_cards import ai_card
from banneret.heroes.tables.tiles import RESOURCE_IDS
from banneret.kernel.keys import SHIFT
from banneret.kernel.kinds import K_DRAW, K_LAND, K_ROLL

GO: Final = 64
"""The Main Hero moves to a field. Argument: the field."""
GO_SECOND: Final = 65
"""The Secondary Hero moves to a field."""
DISCOVER: Final = 66
"""Turn up the tile on a spot."""
DISCOVER_SECOND: Final = 67
LAY: Final = 68
"""Lay a tile of the player's own pool on a spot."""
LAY_SECOND: Final = 69
ROTATE: Final = 70
"""Argument: by how many steps of 60 degrees a tile is turned."""
BUILD: Final = 71
"""Argument: a kind of building."""
RECRUIT: Final = 72
"""Argument: a kind of unit."""
USE_BUILDING: Final = 73
"""Argument: a kind of building."""
USE_UNIT: Final = 74
"""Argument: a kind of unit, for its ability on the map."""
BRANCH: Final = 75
"""Argument: which of several effects."""
TAKE: Final = 76
"""Argument: a card."""
REMOVE: Final = 77
"""Argument: a card, which leaves the game."""
FACTION: Final = 78
HERO: Final = 79
RESULT: Final = 80
"""Argument: which of the dice."""
TRADE: Final = 81
"""Argument: a row of the trade table."""
SETTLE: Final = 82
"""Argument: the field on which a hero is placed."""
REVISIT: Final = 83
"""Argument: 0 for the Main Hero, 1 for the Secondary Hero."""
CHOOSE_HERO: Final = 84
DECK_TOP: Final = 85
"""Argument: a deck to look at."""
TURN_TILE: Final = 86
"""Argument: the spot of a face-up tile that is to be turned."""
PUT: Final = 87
"""Argument: a card, the next to be put on a discard pile."""
REPLACE: Final = 88
"""Argument: a card that is put away for another look."""
WEAKEN: Final = 89
"""Argument: a kind of unit."""
LEND: Final = 90
"""Argument: a kind of unit, for an ally's Combat."""

CHOOSE_PLAYER: Final = 91
"""Argument: a seat."""
DRAW_CARDS: Final = 92
"""Argument: how many."""
EXCHANGE: Final = 93
"""Offer an ally a card for another. Argument: a seat."""
OFFER: Final = 94
"""Argument: a card, for one of an ally."""
GIVE: Final = 95
"""Argument: a seat and a resource, packed by `gift`."""
AMOUNT: Final = 96
"""Argument: how much."""
RULE: Final = 97
"""The Main Hero does what a rule of the scenario lets a player do. Argument: which of these rules."""
RULE_SECOND: Final = 98
"""The Secondary Hero does it."""
MOST_RULES: Final = 40
LEAD: Final = 111
"""The step an AI hero takes of several that are as short. Argument: the field."""
MOST_GIVEN: Final = 99
"""As much as one answer can name."""

END_TURN: Final = 100 << SHIFT
LOOK: Final = 101 << SHIFT
"""Look at the top cards of a deck."""
TAKE_TOP: Final = 102 << SHIFT
"""Take the top card of a discard pile."""
HIRE: Final = 103 << SHIFT
"""Recruit the Secondary Hero."""
BUY_SPELL: Final = 104 << SHIFT
STOP: Final = 105 << SHIFT
"""A flying hero stops where it is."""
TOP: Final = 106 << SHIFT
BOTTOM: Final = 107 << SHIFT
STAY: Final = 108 << SHIFT
MORALE_SEARCH: Final = 109 << SHIFT
"""Put away all cards seen and search again, paid with a morale token."""

RESTORE: Final = 120
"""Argument: a kind of unit that comes back."""
HAND_TO: Final = 121
"""Argument: the hero who gets the Grail."""

MAP_PLAIN: Final = {
    END_TURN: "end_turn",
    LOOK: "look",
    TAKE_TOP: "take_top",
    HIRE: "hire",
    BUY_SPELL: "buy_spell",
    STOP: "stop",
    TOP: "top",
    BOTTOM: "bottom",
    STAY: "stay",
    MORALE_SEARCH: "morale_search",
}
_FIELD_VERBS: Final = {GO: "go", GO_SECOND: "go2", SETTLE: "settle", LEAD: "lead"}
_SPOT_VERBS: Final = {
    DISCOVER: "discover", DISCOVER_SECOND: "discover2", LAY: "lay", LAY_SECOND: "lay2", TURN_TILE: "turn",
}  # fmt: skip
_BUILDING_VERBS: Final = {BUILD: "build"}
"""Beyond the kinds, USE_BUILDING has the buildings of all factions: those of captured Towns."""
_UNIT_VERBS: Final = {RECRUIT: "recruit", USE_UNIT: "use_unit", WEAKEN: "weaken", LEND: "lend", RESTORE: "restore"}
_CARD_VERBS: Final = {TAKE: "take", REMOVE: "remove", PUT: "put", REPLACE: "replace", OFFER: "offer"}
_NUMBER_VERBS: Final = {
    ROTATE: "rotate", BRANCH: "choose", RESULT: "result", TRADE: "trade",
    CHOOSE_PLAYER: "player", EXCHANGE: "exchange",
}  # fmt: skip
_HERO_VERBS: Final = {REVISIT: "revisit", CHOOSE_HERO: "hero_of"}
HERO_WORDS: Final = ("main", "secondary")
BRONZE_DECK: Final = 4
"""The first of the Neutral decks in the list that follows."""
DECK_WORDS: Final = ("own", "ability", "artifact", "spell", "bronze", "silver", "gold", "azure", "astrologers")


class MapKeys(Keys):
    """Options of the whole game to keys and back."""

    def __init__(
        self,
        units: list[str],
        cards: list[str],
        buildings: tuple[str, ...],
        factions: tuple[str, ...],
        heroes: list[str],
        tiles: list[str],
        proclamations: list[str],
        resource_faces: list[str],
        treasure_faces: list[str],
        ai_cards: list[str],
        obstacles: list[str],
        laid: dict[int, str],
    ) -> None:
        super().__init__(units, cards, obstacles)
        numbers = [str(n) for n in range(1, 10)]
        names: list[tuple[dict[int, str], list[str]]] = [
            (_BUILDING_VERBS, list(buildings)),
            (_UNIT_VERBS, units),
            (_CARD_VERBS, cards),
            (_HERO_VERBS, list(HERO_WORDS)),
            ({FACTION: "faction"}, list(factions)),
            ({HERO: "hero"}, heroes),
            ({DECK_TOP: "deck"}, list(DECK_WORDS)),
        ]
        of_towns = [f"{faction}/{kind}" for faction in factions for kind in buildings]
        names.append(({USE_BUILDING: "use"}, [*buildings, *of_towns]))
        for verbs, words in names:
            self.add(verbs, words)
        self.add({DRAW_CARDS: "draw_cards"}, [str(n) for n in range(10)])
        self.add({RULE: "rule", RULE_SECOND: "rule2"}, [str(n + 1) for n in range(MOST_RULES)])
        self.add({AMOUNT: "amount"}, [str(n) for n in range(MOST_GIVEN + 1)])
        self.add({GIVE: "give"}, [f"{gift_seat(n) + 1}/{RESOURCE_IDS[gift_resource(n)]}" for n in range(9)])
        self.add({HAND_TO: "hand_to"}, [f"{n // 2 + 1}/{HERO_WORDS[n % 2]}" for n in range(6)])
        self.add(_NUMBER_VERBS, numbers)
        self.add(_FIELD_VERBS, [field_name(n) for n in range(FIELDS)])
        self.add(_SPOT_VERBS, [spot_name(n) for n in range(SPOTS)])
        self.add_plain(MAP_PLAIN)
        # On the map more dice may be rolled at once than in a Combat.
        self.add({MORALE_REROLL: "morale_reroll", LUCK_REROLL: "luck_reroll"}, numbers)
        self.add_chance(K_ROLL, "resource", resource_faces, resource_face(0))
        self.add_chance(K_ROLL, "treasure", treasure_faces, treasure_face(0))
        self.add_outcomes(K_LAND, laid)
        self.add_chance(K_LAND, "tier", DECK_WORDS[4:8], tier_outcome(0))
        self.add_chance(K_LAND, "tile", [tile.lower() for tile in tiles], tile_outcome(0))
        self.add_chance(K_DRAW, "proclaim", proclamations, proclamation_card(0))
        self.add_chance(K_DRAW, "draw", ai_cards, ai_card(0))
