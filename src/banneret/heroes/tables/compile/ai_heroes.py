"""Operations of the verbs about AI heroes."""

from typing import Final

from banneret.heroes.box.verbs import ai_heroes as p
from banneret.heroes.box.verbs.combat import Verb
from banneret.heroes.tables.compile.ai_words import army_rows, place_number
from banneret.heroes.tables.map_programs import Boon, MapPrograms, Op
from banneret.heroes.tables.unit_names import unit_word
from banneret.heroes.tables.units_and_cards import UNIT_NUMBER

SPAWN: Final = 110
"""The AI hero, a place in `MapPrograms.places` or -1 for its own, one in `armies` or -1 for its own."""
STRENGTHEN: Final = 111
"""The AI hero or -1 for all on the map, a place in `MapPrograms.boons`."""
CARD_TYPES: Final = ("might", "magic", "skill")


def ai_operation(into: MapPrograms, verb: Verb, labels: tuple[str, ...], ai: tuple[str, ...]) -> Op:
    """The operation of a verb about AI heroes."""
    match verb:
        case p.Spawn(spawn=name, at=where, army=army):
            place = troops = -1
            if where is not None:
                place = len(into.places)
                into.places.append(place_number(where, labels))
            if army:
                troops = len(into.armies)
                into.armies.append(army_rows(army))
            return SPAWN, ai.index(name), place, troops
        case p.Strengthen(strengthen=name, add=add, flip_to_pack=flips, add_card=card, mp=mp, restore=restore):
            boon = Boon()
            boon.add = army_rows(add)
            boon.flips = tuple(UNIT_NUMBER[unit_word(f"pack:{unit}").name] for unit in flips)
            boon.card = CARD_TYPES.index(card) if card else -1
            boon.remove = army_rows(verb.remove)
            boon.mp = mp
            boon.restore = restore
            into.boons.append(boon)
            return STRENGTHEN, -1 if name == "all" else ai.index(name), len(into.boons) - 1, 0
    raise ValueError(f"no operation for {verb}")
