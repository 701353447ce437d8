"""The legal answers in BattleLore with their keys, and what you can ask "why not?" about."""

from __future__ import annotations

import re
from typing import Final

from banneret.battlelore.table.anchors import NAMED
from banneret.battlelore.table.pointing import meant_at
from banneret.battlelore.terminal.board import called
from banneret.battlelore.terminal.details import KIND_OF
from banneret.battlelore.terminal.model import BattleloreScene
from banneret.battlelore.text.names_and_events import name, word
from banneret.kernel.game import Game
from banneret.table.asked import labels
from banneret.terminal.answers import Answer

HEX: Final = re.compile(r"\d\.\d{1,2}")
ENDING: Final = frozenset({"done", "pass", "no"})
"""Answers that end something; they have the key END."""
END: Final = "e"
DIGITS: Final = "123456789"
LETTERS: Final = "bdfgjkmnotvxyz"
"""Keys for answers that concern no hex: digits where no hex is asked about, then letters that are not commands."""


def hex_of(key: str) -> str:
    """The hex an answer is about, or nothing."""
    rest = key.partition(":")[2]
    return rest if HEX.fullmatch(rest) else ""


def battlelore_answers(game: Game, scene: BattleloreScene, lang: str) -> list[Answer]:
    """All legal answers, each with a key of its own as far as keys last."""
    options = game.state.options
    keys = [game.rules.key(game.state.kind, option) for option in options]
    spare = iter(LETTERS if any(map(hex_of, keys)) else DIGITS + LETTERS)
    taken: set[str] = set()
    answers = []
    for option, key, label in zip(options, keys, labels(game, options, lang), strict=True):
        # A Leader leaves a troop that may still be meant by its hex, so he is called by a letter alone.
        hex = hex_of(key) if not key.startswith("separate:") else ""
        if key.partition(":")[0] in ENDING and END not in taken:
            hotkey = END
        elif hex and hex not in taken:
            hotkey = hex
        else:
            hotkey = next(spare, "")
        taken.add(hotkey)
        answers.append(Answer(option, key, label, hotkey, hex, in_short(scene, key, lang), hotkey == END))
    return answers


def in_short(scene: BattleloreScene, key: str, lang: str) -> str:
    """A label that the key and the question complete: the name of a unit or a card."""
    verb, _, rest = key.partition(":")
    if verb in NAMED["unit"]:
        unit = scene.on(rest)
        return called(scene, unit, lang) if unit is not None else ""
    return name(KIND_OF[verb], rest, lang) if verb in KIND_OF else ""


def heads(lang: str) -> dict[str, str]:
    """What stands before hexes in a row, by the word of their answers."""
    return {verb: word(f"option-{verb}", lang, {"hex": "…"}) for verb in NAMED["hex"]}


def asked_about(game: Game, scene: BattleloreScene, hex: str) -> list[str]:
    """The keys you can ask "why not?" about: what is meant by this hex now, and the cards in hand."""
    own = scene.own
    things = [f"hex:{hex}"]
    if own is not None:
        things += [f"command:{card}" for card in own.hand]
        things += [f"lore:{card}" for card in own.lore_hand]
    return list(dict.fromkeys(key for thing in things for key in meant_at(game, thing)))
