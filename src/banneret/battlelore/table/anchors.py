"""Anchors of BattleLore: the thing on the table that an answer is about, to be clicked.

`unit:3`, `hero:0`, `deed:3` go by number, `hex:4.6`, `chest:4.6`, `quest:4.6` by place; `command:`, `lore:`,
`artifact:`, `skill:`, `master:`, `class:`, `section:`, `fallen:`, `found:` (a chest token) and `die:` by id; `flags:2`
is a number of flags, `edge:0` a side's edge of the battleground, `token:` and `deck:` what one takes from.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from banneret.battlelore.box.tables import FIRST_HERO, HERO_IDS
from banneret.battlelore.career.levels import RISING_HERO
from banneret.battlelore.geometry.grid import HEX_NAMES
from banneret.battlelore.play.combat.battle import COMBAT_ATTACKER, COMBAT_HOW, COMBAT_TARGET
from banneret.battlelore.play.combat.creature_rolls import UNIT_BITTEN
from banneret.battlelore.play.combat.packed_rolls import target_hex
from banneret.battlelore.play.combat.retreat import RETREATING_UNIT
from banneret.battlelore.play.combat.strike import ROLL_ATTACKER
from banneret.battlelore.play.heroes.retreat import RUNNING_HERO
from banneret.battlelore.play.turn.command_tents import TENT_HEX
from banneret.battlelore.play.turn.turn import UNIT_IN_HAND
from banneret.battlelore.state.battleground import Battleground
from banneret.battlelore.state.unit_numbers import SIDE_OF, hero_number
from banneret.battlelore.text.questions import BattleloreQuestion

NAMED: Final = {
    "unit": ("order", "unit", "attack", "target", "deploy", "web", "boulder", "hatchets", "bow", "lightning"),
    "hex": ("move", "retreat", "site", "aim", "muster"),
    "hero": ("separate", "hero"),
    "command": ("play", "keep", "discard"),
    "lore": ("lore", "take", "drop"),
    "artifact": ("leave", "buy", "give", "take_artifact", "redraw", "use", "equip"),
    "skill": ("learn", "skill"),
    "found": ("chest",),
    "master": ("level", "lower"),
    "class": ("class",),
    "section": ("section",),
    "fallen": ("raise",),
    "die": ("reroll",),
    "flags": ("ignore",),
}
"""By anchor: the words of keys that go on with the name of the thing, or with its hex."""
_NAMED: Final = {word: thing for thing, words in NAMED.items() for word in words}
SUPPLIES: Final = {"tokens": "token:lore", "card_and_token": "deck:lore", "cards": "deck:lore"}


def anchor_of(now: BattleloreQuestion, key: str) -> str:
    """The anchor of an answer; nothing for a mere button."""
    word, _, rest = key.partition(":")
    if not rest:
        find = _ASKED.get((word, now.question)) or _PLAIN.get(word)
        return find(now) if find is not None else ""
    if word == "supply":
        return SUPPLIES[rest]
    thing = _NAMED.get(word, "")
    if thing == "unit":
        return f"unit:{now.s.at[HEX_NAMES.index(rest)]}"
    if thing == "hero":
        return f"hero:{hero_number(now.s.leader[now.s.at[HEX_NAMES.index(rest)]])}"
    return f"{thing}:{rest}" if thing else ""


IN_HAND: Final = {
    **dict.fromkeys(("got_mover", "got_move", "got_battler"), UNIT_IN_HAND),
    "ask_deed": ROLL_ATTACKER,
    "go_on_retreating": RETREATING_UNIT,
    "ask_run": RUNNING_HERO,
}
"""The argument of the frame that names the unit whose move, battle or retreat asks, by the step that does."""


def unit_in_hand(now: BattleloreQuestion) -> int:
    """The unit whose move, battle or retreat asks."""
    return now.frame(IN_HAND[now.question])


def _unit(argument: int) -> Callable[[BattleloreQuestion], str]:
    return lambda now: f"unit:{now.frame(argument)}"


def _in_hand(thing: str) -> Callable[[BattleloreQuestion], str]:
    return lambda now: f"{thing}:{unit_in_hand(now)}"


def _place(thing: str) -> Callable[[BattleloreQuestion], str]:
    """Something in the hex of the unit in hand."""
    return lambda now: f"{thing}:{HEX_NAMES[now.s.pos[unit_in_hand(now)]]}"


def _edge(now: BattleloreQuestion) -> str:
    return f"edge:{SIDE_OF[unit_in_hand(now)]}"


def _left_hex(now: BattleloreQuestion) -> str:
    return f"hex:{HEX_NAMES[target_hex(now.frame(COMBAT_HOW))]}"


def _fleeing(now: BattleloreQuestion) -> str:
    return f"hero:{hero_number(now.frame(RUNNING_HERO))}"


def _tent(now: BattleloreQuestion) -> str:
    return f"hex:{HEX_NAMES[now.frame(TENT_HEX)]}"


def _seat(now: BattleloreQuestion) -> str:
    """The place of the hero's class in the War Council."""
    return f"master:{class_of(now.s, now.frame(RISING_HERO))}"


def class_of(s: Battleground, h: int) -> str:
    """The class of a hero."""
    sheet = s.game_terms.heroes[hero_number(h)]
    assert sheet is not None
    return HERO_IDS[sheet.troop - FIRST_HERO].removesuffix("_mounted")


_ASKED: Final[dict[tuple[str, str], Callable[[BattleloreQuestion], str]]] = {
    ("yes", "ask_back"): _unit(COMBAT_ATTACKER),
    ("flee", "ask_back"): _unit(COMBAT_TARGET),
    ("yes", "ask_ground"): _left_hex,
    ("yes", "ask_poison"): _unit(UNIT_BITTEN),
    ("yes", "ran"): _fleeing,
    ("yes", "ask_capture"): _tent,
}
"""Words that say what they are about only together with the step that asks."""
_PLAIN: Final[dict[str, Callable[[BattleloreQuestion], str]]] = {
    "deed": _in_hand("deed"),
    "search": _place("chest"),
    "quest": _place("quest"),
    "tremor": _in_hand("unit"),
    "earthquake": _in_hand("unit"),
    "summon": _in_hand("unit"),
    "withdraw": _edge,
    "spend": lambda _now: "token:experience",
    "advise": _seat,
}
