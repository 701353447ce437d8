"""Measures by name: the words a scenario file has for what can be counted, and the two ints they become.

`settlement`, `mine`, `gold_mine`, `town`, `mine_or_settlement` and `location:obelisk` count fields with the player's
cube, `tile:hill` those on tiles with that label, `unflagged:settlement` those anywhere without a cube of the player's
team, tiles still face down counting as one each. `token:clue` counts tokens, `shared:chest` those of all together,
`standing:hill` is 1 for players with a hero on such a tile, `standing_on:dragon_utopia` for those with one on such a
location; `team:obelisk` counts a field with cubes of several allies once for the team, `ever:obelisk` those that
anybody has ever flagged; `own_half:mine` and `other_half:mine` count fields west or east of the
middle, seen from the player's Starting tile.
"""

from typing import Final

from banneret.heroes.tables.compile.measures_ai import PLAIN_WORDS, ai_word
from banneret.heroes.tables.tiles import LOCATION_IDS, MINE, SETTLEMENT, TOWN

Measure = tuple[int, int]
"""What is counted, and what of it."""

POINTS: Final = 0
"""The first token of every scenario: victory points."""
LOCATIONS: Final = 0
"""Fields with the player's cube; the argument is the kinds of location, as bits."""
MINES: Final = 1
"""Mines of a resource."""
ON_TILE: Final = 2
"""Fields with the player's cube on tiles with a label; the argument is the label."""
UNFLAGGED: Final = 3
"""Fields of these kinds that have no cube of the player's team, face-down tiles included."""
TOKENS: Final = 4
SHARED: Final = 5
STORES: Final = 6
"""Resources."""
INCOME: Final = 7
"""Steps of income; the argument is a resource, 3 for gold worth of all."""
LEVEL: Final = 8
CUBES: Final = 9
"""Faction cubes of rivals."""
RIVAL_TOWNS: Final = 10
"""Starting Towns of rivals that the player holds."""
HEROES_BEATEN: Final = 11
"""Main Heroes of rivals beaten, times."""
RIVALS_BEATEN: Final = 12
"""Rivals whose Main Hero was beaten at least once."""
BUILDINGS: Final = 13
ARTIFACTS: Final = 14
"""Artifacts owned, those that left the game included. Rules: H3-TOU-12."""
ROUND: Final = 15
GRAIL: Final = 16
"""1 for the player who has the Grail."""
STANDING: Final = 17
"""1 where a hero of the player stands on a tile with a label."""
DELIVERED: Final = 19
"""1 for the player who brought the Grail home."""
OUTSIDE: Final = 18
"""1 for a player who is eliminated."""
IN_HORDES: Final = 50
"""The cards of all hordes."""
FLAGGED: Final = 30
"""Fields with the player's cube, of whatever kind; their own Town needs none."""
SECONDS_BEATEN: Final = 31
"""Secondary Heroes of rivals beaten, times. Rules: H3-TOU-14."""
INCOME_OF: Final = 40
"""What the income of a resource is; the argument is the resource."""
STANDING_ON: Final = 41
"""1 where a hero of the player stands on a location."""
OWN_HALF: Final = 42
"""Fields with the player's cube in the half of the map where their own Starting tile lies; the kinds of location."""
OTHER_HALF: Final = 43
"""Those in the other half."""
RIVALS_LEFT: Final = 44
"""Rivals who are in the game and may still win."""
EVER: Final = 48
"""Fields of these kinds that anybody has ever flagged."""
SLAIN: Final = 45
"""1 for the player whose Main Hero has beaten the beast of the scenario."""
OF_TEAM: Final = 46
"""Fields of these kinds with the player's cube, less those where an ally has one and is counted first."""
BESIDE_GRAIL: Final = 47
"""1 where a hero of the team stands next to the one of the player who carries the Grail."""

_PLAIN: Final[dict[str, Measure]] = {
    "mine": (LOCATIONS, 1 << MINE),
    "settlement": (LOCATIONS, 1 << SETTLEMENT),
    "town": (LOCATIONS, 1 << TOWN),
    "mine_or_settlement": (LOCATIONS, 1 << MINE | 1 << SETTLEMENT),
    "gold_mine": (MINES, 0),
    "materials_mine": (MINES, 1),
    "valuables_mine": (MINES, 2),
    "points": (TOKENS, POINTS),
    "gold": (STORES, 0),
    "building_materials": (STORES, 1),
    "valuables": (STORES, 2),
    "income": (INCOME, 3),
    "level": (LEVEL, 0),
    "cube": (CUBES, 0),
    "rival_town": (RIVAL_TOWNS, 0),
    "main_hero_beaten": (HEROES_BEATEN, 0),
    "rival_beaten": (RIVALS_BEATEN, 0),
    "building": (BUILDINGS, 0),
    "artifact": (ARTIFACTS, 0),
    "round": (ROUND, 0),
    "grail": (GRAIL, 0),
    "grail_delivered": (DELIVERED, 0),
    "eliminated": (OUTSIDE, 0),
    "gold_income": (INCOME_OF, 0),
    "materials_income": (INCOME_OF, 1),
    "valuables_income": (INCOME_OF, 2),
    "rival_in_contest": (RIVALS_LEFT, 0),
    "beast_slain": (SLAIN, 0),
    "ally_beside_grail": (BESIDE_GRAIL, 0),
    "flagged": (FLAGGED, 0),
    "in_hordes": (IN_HORDES, 0),
    "secondary_hero_beaten": (SECONDS_BEATEN, 0),
    "home": (LOCATIONS, 1 << TOWN | 1 << SETTLEMENT),
    **PLAIN_WORDS,
}
MEASURE_WORDS: Final = tuple(_PLAIN)


def measure_of(
    word: str, tokens: tuple[str, ...], shared: tuple[str, ...], labels: tuple[str, ...], ai: tuple[str, ...] = ()
) -> Measure | None:
    """The measure a word stands for, or None. `tokens` begin with the points; `ai` are the AI heroes."""
    if word in _PLAIN:
        return _PLAIN[word]
    if word in LOCATION_IDS:
        return LOCATIONS, 1 << LOCATION_IDS.index(word)
    kind, _, name = word.partition(":")
    if kind == "location" and name in LOCATION_IDS:
        return LOCATIONS, 1 << LOCATION_IDS.index(name)
    if kind == "unflagged":
        inner = measure_of(name, tokens, shared, labels)
        return (UNFLAGGED, inner[1]) if inner is not None and inner[0] == LOCATIONS else None
    if kind == "team":
        inner = measure_of(name, tokens, shared, labels)
        return (OF_TEAM, inner[1]) if inner is not None and inner[0] == LOCATIONS else None
    if kind == "ever":
        inner = measure_of(name, tokens, shared, labels)
        return (EVER, inner[1]) if inner is not None and inner[0] == LOCATIONS else None
    if kind in ("own_half", "other_half"):
        inner = measure_of(name, tokens, shared, labels)
        half = OWN_HALF if kind == "own_half" else OTHER_HALF
        return (half, inner[1]) if inner is not None and inner[0] == LOCATIONS else None
    if kind == "standing_on" and name in LOCATION_IDS:
        return STANDING_ON, LOCATION_IDS.index(name)
    if kind == "token" and name in tokens:
        return TOKENS, tokens.index(name)
    if kind == "shared" and name in shared:
        return SHARED, shared.index(name)
    if kind in ("tile", "standing") and name in labels:
        return (ON_TILE if kind == "tile" else STANDING), labels.index(name)
    return ai_word(word, labels, ai)
