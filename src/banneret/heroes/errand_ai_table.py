"""Operations of the verbs about AI heroes; `banneret.heroes.errand_ai` carries them out."""

from typing import Final

from banneret.heroes import program_ai as p
from banneret.heroes.ai_words import army_rows, place_number
from banneret.heroes.map_programs import Boon, MapPrograms, Op
from banneret.heroes.program import Verb
from banneret.heroes.tables import UNIT_NUMBER
from banneret.heroes.unit_words import unit_word

SPAWN: Final = 110
"""The AI hero, a place in `MapPrograms.places` or -1 for its own, one in `armies` or -1 for its own."""
STRENGTHEN: Final = 111
"""The AI hero or -1 for all on the map, a place in `MapPrograms.boons`."""
FIRST_AI_OP: Final = 110
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
