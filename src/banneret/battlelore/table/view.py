"""An adventure of BattleLore as it is sent: everything one pair of eyes may see, with what each battle would bring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from banneret.battlelore.box.adventures import defined_adventure, load_adventure
from banneret.battlelore.box.heroes import ARTIFACT_IDS
from banneret.battlelore.box.tables import (
    BANNER,
    BANNERS,
    FIGURES,
    FIRST_HERO,
    IS_CREATURE,
    LAND_IDS,
    LORE_IDS,
    MARCH,
    MASTERS,
    MOUNTED,
    RANGE,
    UNIT_IDS,
)
from banneret.battlelore.career.academy import ACADEMY
from banneret.battlelore.geometry.grid import HEX_NAMES, NEAR, SECTION_NAMES, SIDE_NAMES, hexes_in
from banneret.battlelore.play.combat.strength import SUPPORTERS, boldness, dice_of, frightened, targets
from banneret.battlelore.play.heroes.roles import hero_in
from banneret.battlelore.play.lore.lore import cost, hand_limit
from banneret.battlelore.play.turn.command_cards import sections_at
from banneret.battlelore.state import battleground
from banneret.battlelore.state.answers import LORE
from banneret.battlelore.state.battleground import Battleground, player_of, side_of
from banneret.battlelore.state.lasting_effects import X_ALONE, X_NAMES, X_TIMID, amount, effects_of
from banneret.battlelore.state.sides import players_of
from banneret.battlelore.state.unit_numbers import HEROES, SIDE_OF, hero_number, units_in
from banneret.battlelore.table import phase as moments
from banneret.battlelore.table.dice import last_roll
from banneret.battlelore.table.odds import basic_dice, odds
from banneret.battlelore.view.view import BLANK
from banneret.kernel.keys import argument, verb

if TYPE_CHECKING:
    from banneret.kernel.game import Game
    from banneret.kernel.rules import View

POISONED: Final = "poison"
WEBBED: Final = "web"
SIDES: Final = (0, 1)
BLANK_SHEET: Final = {"movement": 0, "weapon": "", "dice": 0, "bold": 0, "capacity": 0, "crossed": 0, "over": False}
"""What is not known of a hero before he has a class."""
LORE_HANDS: Final = (
    battleground.LORE_HAND,
    battleground.LORE_HAND + 1,
    battleground.LORE_LOOKED,
    battleground.LORE_LOOKED + 1,
)


def battlelore_view(game: Game, view: View) -> dict[str, Any]:
    """What somebody sees of an adventure, as plain data of the shape of BattleloreView."""
    v = cast(Battleground, view.state)
    told: dict[str, Any] = game.rules.describe(view)
    found = moments.frames(v)
    phase = moments.phase(v, found)
    battle = moments.battle(v, found)
    guide = moments.guide(v, found)
    return {
        "game": "battlelore",
        "adventure": told["adventure"],
        "needed": told["needed"],
        "lore": v.game_terms.lore,
        "cunning": v.game_terms.cunning,
        "players": [_player(player) for player in told["players"][: len(game.setup.seats)]],
        "turn": v.turn,
        "turns": v.turns,
        "phase": phase,
        "card": told["card"],
        "shown": moments.shown_card(v, found),
        "orders": dict(zip((*SECTION_NAMES, "any"), v.budget, strict=True)),
        "sight": told["sight"],
        "hexes": {HEX_NAMES[n]: _hex(v, n) for n in marked_hexes(v)},
        "goals": [
            {"side": side, "hexes": [HEX_NAMES[n] for n in hexes_in(hexes)], "banners": n, "held": bool(held)}
            for (side, hexes, n), held in zip(v.game_terms.objectives, _held(v), strict=True)
        ],
        "units": {str(u): _unit(v, u, phase) for u in units_in(v.alive)},
        "sides": [_side(game, v, view.seat, side, told["sides"][side]) for side in SIDES],
        "heroes": {str(hero["number"]): hero for side in told["sides"] for hero in _heroes(v, side, guide)},
        "pool": v.pool,
        "deck": len(v.piles[battleground.DECK])
        - _blanks(v, battleground.HAND, battleground.HAND + 1, battleground.LOOKED),
        "discards": told["discards"],
        "lore_deck": len(v.piles[battleground.LORE_DECK]) - _blanks(v, battleground.LORE_BOX, *LORE_HANDS),
        "lore_discards": told["lore_discards"],
        "artifacts": len(v.piles[battleground.ARTIFACTS]),
        "active": moments.active(found),
        "battle": battle,
        "flight": moments.flight(v, found),
        "roll": last_roll(game, v, battle),
        "window": moments.window(v, found),
        "playing": moments.playing(found),
        "guide": guide,
        "winner": v.winner,
    }


# -- the battleground --------------------------------------------------------------------------------------------------


def marked_hexes(v: Battleground) -> list[int]:
    """The hexes with something on them besides units."""
    tents = [n for n in v.piles[battleground.TENTS] if n >= 0]
    marked = v.mist[0] | v.mist[1] | v.traps[0] | v.traps[1] | v.game_terms.graves
    for n in (*v.piles[battleground.CHESTS], *v.piles[battleground.QUESTS], *tents):
        marked |= 1 << n
    for n in range(len(HEX_NAMES)):
        if v.ground.land[n] or v.ground.ramparts[n]:
            marked |= 1 << n
    return hexes_in(marked)


def _hex(v: Battleground, n: int) -> dict[str, Any]:
    return {
        "land": LAND_IDS[v.ground.land[n]] if v.ground.land[n] else "",
        "walls": [HEX_NAMES[m] for m in hexes_in(v.ground.ramparts[n])],
        "chests": v.piles[battleground.CHESTS].count(n),
        "quest": n in v.piles[battleground.QUESTS],
        "grave": v.game_terms.graves >> n & 1 == 1,
        "tent": v.piles[battleground.TENTS].index(n) if n in v.piles[battleground.TENTS] else -1,
        "mist": (v.mist[0] >> n & 1) | (v.mist[1] >> n & 1) << 1,
        "caltrops": (v.traps[0] >> n & 1) | (v.traps[1] >> n & 1) << 1,
    }


def _held(v: Battleground) -> list[int]:
    return [v.holding >> n & 1 for n in range(len(v.game_terms.objectives))]


def _unit(v: Battleground, u: int, phase: str) -> dict[str, Any]:
    troop = v.troop[u]
    bit = 1 << u
    aims = targets(v, u) if phase not in ("after", "over") else 0
    effects = [X_NAMES[what] for what in effects_of(v, u)]
    hero = hero_in(v, u)
    return {
        "number": u,
        "side": SIDE_OF[u],
        "seat": player_of(v, u),
        "unit": UNIT_IDS[troop],
        "hex": HEX_NAMES[v.pos[u]],
        "banner": BANNERS[BANNER[troop]] if BANNER[troop] >= 0 else "",
        "mode": mode_of(troop),
        "figures": v.figures[u],
        "of": FIGURES[troop],
        "dice": basic_dice(v, u),
        "march": MARCH[troop],
        "range": RANGE[troop],
        "bold": boldness(v, u),
        "supported": supported(v, u),
        "frightened": frightened(v, u),
        "sections": [name for n, name in enumerate(SECTION_NAMES) if sections_at(v, v.pos[u]) >> n & 1],
        "ordered": bool(v.ordered & bit),
        "moved": bool(v.moved & bit),
        "weary": bool(v.weary & bit),
        "battled": bool(v.battled & bit),
        "targets": [aim(v, u, v.at[n]) for n in hexes_in(aims)],
        "effects": effects + [POISONED] * bool(v.poisoned & bit) + [WEBBED] * bool(v.webbed & bit),
        "hero": hero_number(hero) if hero >= 0 else -1,
        "deed": bool(v.deeds & bit),
    }


def mode_of(troop: int) -> str:
    """How a kind of unit moves, or what else it is."""
    if troop >= FIRST_HERO:
        return "champion"
    return "creature" if IS_CREATURE[troop] else "mounted" if MOUNTED[troop] else "foot"


def supported(v: Battleground, u: int) -> bool:
    """Whether two friends beside a unit make it bold. Rules: BL-RET-12."""
    if IS_CREATURE[v.troop[u]] or (v.effects and (amount(v, X_ALONE, u) or amount(v, X_TIMID, u))):
        return False
    return (NEAR[v.pos[u]] & v.occupied[SIDE_OF[u]]).bit_count() >= SUPPORTERS


def aim(v: Battleground, u: int, t: int) -> dict[str, Any]:
    """Whom a unit could strike from where it stands, with how many dice, and how that is likely to end."""
    return {"unit": t, "hex": HEX_NAMES[v.pos[t]], "dice": dice_of(v, u, t), "odds": odds(v, u, t)}


# -- sides and heroes --------------------------------------------------------------------------------------------------


def council_creatures(game: Game, side: int) -> list[str]:
    """The Creatures that take a place in a War Council. Rules: BL-LRE-06."""
    definition = game.setup.definition
    if game.setup.scenario == ACADEMY and not definition:
        return []
    adventure = defined_adventure(definition) if definition else load_adventure(game.setup.scenario)
    council = adventure.council.get(SIDE_NAMES[side])
    return list(council.creatures) if council is not None else []


def _player(told: dict[str, Any]) -> dict[str, Any]:
    return {**told, "side": SIDE_NAMES.index(told["side"])}


def _side(game: Game, v: Battleground, seat: int, side: int, told: dict[str, Any]) -> dict[str, Any]:
    hand = [card for card in v.piles[battleground.LORE_HAND + side] if card >= 0]
    adviser = told["adviser"]
    asked = v.seat == seat and side_of(v, seat) == side
    return {
        "side": SIDE_NAMES[side],
        "seats": players_of(v.game_terms, side)[: len(game.setup.seats)],
        "banners": v.banners[side],
        "track": told["track"],
        "fallen": told["fallen"],
        "hand": told["hand"],
        "hand_size": told["hand_size"],
        "looked": told["looked"],
        "goblet": v.goblets[side],
        "council": [{"master": name, "level": v.council[5 * side + n]} for n, name in enumerate(MASTERS)],
        "creatures": council_creatures(game, side),
        "lore_hand": told["lore_hand"],
        "lore_hand_size": told["lore_hand_size"],
        "lore_limit": hand_limit(v, side) if v.game_terms.lore else 0,
        "costs": {LORE_IDS[card]: cost(v, side, card) for card in hand},
        "playable": [LORE_IDS[argument(o)] for o in v.options if verb(o) == LORE] if asked else [],
        "lore_looked": told["lore_looked"],
        "last": told["last"],
        "spent": bool(v.spent >> side & 1),
        "adviser": {"name": adviser["name"], "of": adviser["class"]} if adviser else None,
        "reserves": told["reserves"],
        "called": told["called"],
    }


def _heroes(v: Battleground, told: dict[str, Any], guide: dict[str, Any] | None) -> list[dict[str, Any]]:
    """The heroes of a side; what was drawn lies before the one who chooses. Rules: BLH-AFT-22."""
    side = SIDE_NAMES.index(told["side"])
    numbers = [hero_number(h) for h in HEROES if SIDE_OF[h] == side and v.game_terms.heroes[hero_number(h)] is not None]
    found = []
    for n, hero in zip(numbers, told["heroes"], strict=True):
        chooses = guide is not None and guide["hero"] == n
        found.append(
            {
                **BLANK_SHEET,
                **{word: told for word, told in hero.items() if word not in ("player", "class", "banner")},
                "number": n,
                "side": side,
                "seat": hero["player"],
                "of": hero["class"],
                "haul": [ARTIFACT_IDS[card] for card in v.piles[battleground.HAUL]] if chooses else [],
            }
        )
    return found


def _blanks(v: Battleground, *piles: int) -> int:
    """How many cards of some piles lie with the deck because nobody may tell them apart."""
    return sum(card <= BLANK for pile in piles for card in v.piles[pile])
