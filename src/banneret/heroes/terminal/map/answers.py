"""The legal answers on the map: their keys, what each is about, and what you can ask "why not?" about."""

from __future__ import annotations

from math import atan2, pi
from typing import Final

from banneret.heroes.box.map_and_towns import BUILDINGS
from banneret.heroes.geometry.map_grid import field_name, middle_of, spot_name, spot_of
from banneret.heroes.table.anchors import NAMED
from banneret.heroes.table.pointing import meant_at
from banneret.heroes.tables.towns_and_heroes import FACTION_UNITS
from banneret.heroes.tables.units_and_cards import FACTION_IDS, UNIT_IDS
from banneret.heroes.terminal.map.camera import ZOOMS, at
from banneret.heroes.terminal.map.details import place
from banneret.heroes.terminal.map.model import FIELD, SPOT, Player, World, stops
from banneret.heroes.text.messages import message
from banneret.kernel.game import Game
from banneret.kernel.kinds import K_ACTION, K_CARD, K_PLAY, K_SPACE
from banneret.table.asked import labels
from banneret.terminal import signs
from banneret.terminal.answers import END, Answer

HOTKEYS: Final = "123456789befgjkmnovxyz"
"""Keys for answers on the map: digits, then letters that are not commands there."""
ENDING: Final = frozenset({"end_turn", "pass", "done", "keep", "no", "stay", "stop", "draw_cards:0"})
"""Answers that end something; they have the key END."""
ON_FIELD: Final = frozenset(NAMED["field"])
ON_SPOT: Final = frozenset(NAMED["spot"])
ON_CARD: Final = frozenset((*NAMED["card"], *NAMED["offer"]))
ON_UNIT: Final = frozenset(NAMED["kind"])
ON_BUILDING: Final = frozenset(NAMED["building"])
PRICED: Final = ON_UNIT | ON_BUILDING | {"hire", "buy_spell"}
"""Answers whose labels end with a price."""


def map_answers(game: Game, world: World, lang: str) -> list[Answer]:
    """All legal answers, each with a key of its own as far as keys last."""
    taken: set[str] = set()
    numbers = iter(HOTKEYS)
    answers: list[Answer] = []
    options = game.state.options
    for option, label in zip(options, labels(game, options, lang), strict=True):
        key = game.rules.key(game.state.kind, option)
        ends = (key in ENDING or key.partition(":")[0] in ENDING) and END not in taken
        hotkey = END if ends else next(numbers, "")
        taken.add(hotkey)
        short = in_short(world, key, label, lang)
        answers.append(Answer(option, key, label, hotkey, place_of(world, key), short, hotkey == END))
    return answers


def in_short(world: World, key: str, label: str, lang: str) -> str:
    """A label that a glance at the map completes: a place with an arrow; a price is left to the other panels."""
    word, _, rest = key.partition(":")
    if world.watched is None or word not in ON_FIELD | ON_SPOT:
        return label.rpartition(" (")[0] if label.endswith(")") and word in PRICED else ""
    second = word.endswith("2")
    hero = world.watched.heroes[second]
    if hero is None and word in ON_SPOT:
        return ""  # before the game nobody stands anywhere, so the label itself says where
    here = world.fields.get(centre(rest))
    sign = signs.FIGHT if here is not None and stops(world, centre(rest), world.seat) else ""
    if word in ON_SPOT:
        sign = "+" if word.startswith("lay") else ""
    arrow = arrow_to(FIELD[hero.field], centre(rest)) if hero is not None else ""
    what = message("table-lay", lang) if word.startswith("lay") else place(world, centre(rest), lang)
    return f"{'2' if second else ''}{arrow}{sign} {what}".strip()


def arrow_to(start: int, end: int) -> str:
    """Which way something lies, as an arrow."""
    x, y = at(end, ZOOMS[-1])[0] - at(start, ZOOMS[-1])[0], at(end, ZOOMS[-1])[1] - at(start, ZOOMS[-1])[1]
    if not x and not y:
        return ""
    return "→↘↓↙←↖↑↗"[round(atan2(2 * y, x) / (pi / 4)) % 8]


def place_of(world: World, key: str) -> str:
    """The field or the spot an answer is about, or nothing."""
    word, _, rest = key.partition(":")
    if word in ON_FIELD or word in ON_SPOT:
        return rest
    if word == "revisit" and world.watched is not None:
        hero = world.watched.heroes[rest == "secondary"]
        return hero.field if hero else ""
    return ""


def about(answers: list[Answer], field: int) -> list[int]:
    """The places of the answers about a field: those that name it first, then those that name its tile."""
    names = (field_name(field), spot_name(spot_of(field)))
    return [n for name in names for n, answer in enumerate(answers) if answer.space == name]


def centre(space: str) -> int:
    """The field to point at for an answer about a field or a spot."""
    return FIELD[space] if space in FIELD else middle_of(SPOT[space])


def card_of(answer: Answer) -> str:
    """The card an answer is about, or nothing."""
    return answer.key.partition(":")[2] if answer.word in ON_CARD else ""


def unit_of(answer: Answer) -> str:
    """The kind of unit an answer is about, or nothing."""
    return answer.key.partition(":")[2] if answer.word in ON_UNIT else ""


def building_of(answer: Answer) -> str:
    """The kind of building an answer is about, or nothing."""
    return answer.key.partition(":")[2] if answer.word in ON_BUILDING else ""


def faction_units(player: Player) -> list[str]:
    """The kinds of unit of a player's faction, the weakest first."""
    if player.faction is None:
        return []
    return [UNIT_IDS[kind] for kind in FACTION_UNITS[FACTION_IDS.index(player.faction)]]


def asked_about(game: Game, world: World, field: int) -> list[str]:
    """The keys you can ask "why not?" about in this kind of Choice, at this field."""
    kind = game.state.kind
    player = world.watched
    things: list[str] = []
    if kind in (K_ACTION, K_SPACE):
        things.append(f"field:{field_name(field)}" if field in world.fields else f"spot:{spot_name(spot_of(field))}")
    if kind in (K_ACTION, K_PLAY) and player is not None:
        things += [f"building:{building}" for building in BUILDINGS if building not in player.building_kinds]
        full = {unit.rstrip("+") for unit in player.units if unit.endswith("+")}
        things += [f"kind:{unit}" for unit in faction_units(player) if unit not in full]
        things += ["token:population", "token:spell_book"]
    if kind == K_ACTION:
        things += ["piece:0", "token:morale"]
    if kind in (K_ACTION, K_PLAY, K_CARD) and player is not None:
        things += [f"card:{card}" for card in player.hand]
    keys = [key for thing in dict.fromkeys(things) for key in meant_at(game, thing)]
    if kind == K_ACTION:
        keys.append("end_turn")
    return list(dict.fromkeys(keys))
