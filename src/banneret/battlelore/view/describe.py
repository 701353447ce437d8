"""A view of an adventure as plain data with readable names, for browsers, bots in other languages and people."""

from __future__ import annotations

from banneret.battlelore.box.heroes import ARTIFACT_IDS
from banneret.battlelore.box.tables import (
    BANNER,
    BANNERS,
    CARD_IDS,
    FACE_NAMES,
    FIGURES,
    IS_CREATURE,
    LAND_IDS,
    LORE_IDS,
    MASTERS,
    MOUNTED,
    RANGE,
    TENT_ON_TRACK,
    UNIT_IDS,
)
from banneret.battlelore.career.sheet_now import describe_adviser, printed_sheet
from banneret.battlelore.geometry.grid import HEX_NAMES, SECTION, SECTION_NAMES, SIDE_NAMES, hexes_in
from banneret.battlelore.play.combat.strength import boldness, dice_of, frightened, targets
from banneret.battlelore.play.heroes.roles import fights, role
from banneret.battlelore.play.turn.command_cards import sections_at
from banneret.battlelore.state import battleground as B
from banneret.battlelore.state.answers import Keys
from banneret.battlelore.state.battleground import Battleground, player_of, side_of
from banneret.battlelore.state.lasting_effects import X_NAMES, effects_of
from banneret.battlelore.state.sides import leading, under_command
from banneret.battlelore.state.unit_numbers import HEROES, SIDE_OF, hero_number, units_in


def describe(v: Battleground, seat: int, keys: Keys) -> dict[str, object]:
    """Everything in a view, in words and numbers."""
    return {
        "seat": seat,
        "players": [describe_player(v, n) for n in range(len(v.game_terms.sides))],
        "adventure": v.game_terms.adventure,
        "turn": SIDE_NAMES[v.turn],
        "turns": v.turns,
        "card": CARD_IDS[v.card] if v.card >= 0 else "",
        "needed": v.game_terms.needed,
        "land": {HEX_NAMES[n]: LAND_IDS[land] for n, land in enumerate(v.ground.land) if land},
        "ramparts": {HEX_NAMES[n]: [HEX_NAMES[m] for m in hexes_in(v.ground.ramparts[n])] for n in walled(v)},
        "hold": [
            {"side": SIDE_NAMES[side], "hexes": [HEX_NAMES[n] for n in hexes_in(hexes)], "banners": banners}
            for side, hexes, banners in v.game_terms.objectives
        ],
        "sight": v.game_terms.sight[0] if v.turns <= 2 * v.game_terms.sight[1] else 0,
        "units": [describe_unit(v, u) for u in units_in(v.alive)],
        "sides": [describe_side(v, side) for side in (0, 1)],
        "lore": v.game_terms.lore,
        "pool": v.pool,
        "mist": [HEX_NAMES[n] for n in hexes_in(v.mist[0] | v.mist[1])],
        "caltrops": [HEX_NAMES[n] for n in hexes_in(v.traps[0] | v.traps[1])],
        "quest": HEX_NAMES[v.piles[B.QUESTS][0]] if v.piles[B.QUESTS] else "",
        "chests": [HEX_NAMES[n] for n in v.piles[B.CHESTS]],
        "deck": len(v.piles[B.DECK]) - sum(card < 0 for side in (0, 1) for card in v.piles[B.HAND + side]),
        "discards": [CARD_IDS[card] for card in v.piles[B.DISCARDS]],
        "lore_deck": len(v.piles[B.LORE_DECK]),
        "lore_discards": [LORE_IDS[card] for card in v.piles[B.LORE_DISCARDS]],
        "artifacts": [ARTIFACT_IDS[card] for card in v.piles[B.ARTIFACTS]],
        "drawn": [ARTIFACT_IDS[card] for card in v.piles[B.HAUL]],
        "dice": [FACE_NAMES[face] for face in v.dice],
        "asked": v.seat,
        "kind": v.kind,
        "options": [keys.key(v.kind, o) for o in v.options],
        "returns": list(v.returns),
    }


def describe_player(v: Battleground, seat: int) -> dict[str, object]:
    """A seat with its side, the sections under its command, and whether it leads its side now. Rules: BLH-CFG-03."""
    side = side_of(v, seat)
    command = under_command(v.game_terms, seat)
    return {
        "side": SIDE_NAMES[side],
        "sections": [name for n, name in enumerate(SECTION_NAMES) if SECTION[side][n] & ~command == 0],
        "leads": leading(v.game_terms, side, v.turn, v.turns) == seat,
    }


def walled(v: Battleground) -> list[int]:
    """The hexes with ramparts on their sides."""
    return [n for n, outside in enumerate(v.ground.ramparts) if outside]


def describe_unit(v: Battleground, u: int) -> dict[str, object]:
    """One unit with what it has and may do now."""
    troop = v.troop[u]
    bit = 1 << u
    aims = targets(v, u)
    return {
        "number": u,
        "side": SIDE_NAMES[SIDE_OF[u]],
        "player": player_of(v, u),
        "unit": UNIT_IDS[troop],
        "hex": HEX_NAMES[v.pos[u]],
        "banner": BANNERS[BANNER[troop]] if BANNER[troop] >= 0 else "",
        "figures": v.figures[u],
        "of": FIGURES[troop],
        "mode": "creature" if IS_CREATURE[troop] else "mounted" if MOUNTED[troop] else "foot",
        "range": RANGE[troop],
        "bold": boldness(v, u),
        "frightened": frightened(v, u),
        "sections": [name for n, name in enumerate(SECTION_NAMES) if sections_at(v, v.pos[u]) >> n & 1],
        "ordered": bool(v.ordered & bit),
        "moved": bool(v.moved & bit),
        "weary": bool(v.weary & bit),
        "battled": bool(v.battled & bit),
        "targets": {HEX_NAMES[v.pos[t]]: dice_of(v, u, t) for t in units_in(v.alive) if aims >> v.pos[t] & 1},
        "effects": [X_NAMES[what] for what in effects_of(v, u)],
        "leader": hero_name(v, v.leader[u]) if v.leader[u] >= 0 else "",
        "deed": bool(v.deeds & bit),
        "webbed": bool(v.webbed & bit),
        "poisoned": bool(v.poisoned & bit),
    }


def hero_name(v: Battleground, h: int) -> str:
    """The name on a hero's sheet. Rules: BLH-CRT-02."""
    sheet = v.game_terms.heroes[hero_number(h)]
    return sheet.name if sheet is not None else ""


def describe_heroes(v: Battleground, side: int) -> list[dict[str, object]]:
    """The heroes of a side with what is on their sheets, which everybody may read.

    Rules: BLH-ROL-01, BLH-ROL-02, BLH-XP-06, BLH-ARF-20, BLH-ARF-21, BLH-WND-30, BLH-LEG-02.
    """
    found: list[dict[str, object]] = []
    for h in HEROES:
        n = hero_number(h)
        sheet = v.game_terms.heroes[n]
        if sheet is None or SIDE_OF[h] != side:
            continue
        on_board = fights(v, h) and v.pos[h] >= 0
        found.append(
            {
                "number": h,
                "name": sheet.name,
                "player": v.game_terms.owners[n],
                **printed_sheet(v, n),
                "fate": B.FATES[v.fate[n]],
                "role": role(v, h) if on_board else "",
                "hex": HEX_NAMES[v.pos[h]] if on_board else "",
                "experience": v.experience[n],
                "treasure": v.treasure[n],
                "wounds": v.wounds[n],
                "equipped": [ARTIFACT_IDS[card] for card in v.piles[B.EQUIPPED + n]],
                "under": [ARTIFACT_IDS[card] for card in v.piles[B.UNDER + n]],
                "councillor": v.learned[n] == B.COUNCIL_SEAT,
            }
        )
    return found


def describe_side(v: Battleground, side: int) -> dict[str, object]:
    """What a side has besides its units on the battleground; cards of a hidden hand are only counted."""
    hand = v.piles[B.HAND + side]
    lore = v.piles[B.LORE_HAND + side]
    return {
        "side": SIDE_NAMES[side],
        "hand": [CARD_IDS[card] for card in hand if card >= 0],
        "hand_size": len(hand),
        "looked": [CARD_IDS[card] for card in v.piles[B.LOOKED] if card >= 0 and side == v.turn],
        "banners": v.banners[side],
        "track": [UNIT_IDS[troop] if troop < TENT_ON_TRACK else "command_tent" for troop in v.piles[B.TRACK + side]],
        "tent": HEX_NAMES[v.piles[B.TENTS][side]] if v.piles[B.TENTS] and v.piles[B.TENTS][side] >= 0 else "",
        "fallen": [UNIT_IDS[troop] for troop in v.piles[B.FALLEN + side]],
        "goblet": v.goblets[side],
        "council": {name: v.council[5 * side + n] for n, name in enumerate(MASTERS) if v.council[5 * side + n]},
        "lore_hand": [LORE_IDS[card] for card in lore if card >= 0],
        "lore_hand_size": len(lore),
        "lore_looked": [LORE_IDS[card] for card in v.piles[B.LORE_LOOKED + side] if card >= 0],
        "heroes": describe_heroes(v, side),
        "adviser": describe_adviser(v, side),
        "reserves": [UNIT_IDS[v.troop[u]] for u in v.piles[B.RESERVES + side]],
        "called": SECTION_NAMES[v.piles[B.CALLED][side]] if v.piles[B.CALLED] and v.piles[B.CALLED][side] >= 0 else "",
        "last": CARD_IDS[v.last[side]] if v.last[side] >= 0 else "",
    }
