"""The legal answers in a Combat with their keys, what a typed answer means, and what you can ask "why not?" about."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, cast

from banneret.heroes.table.pointing import meant_at
from banneret.heroes.terminal.combat.model import Scene
from banneret.heroes.text.messages import message
from banneret.kernel.game import Game
from banneret.kernel.kinds import (
    K_ACTION,
    K_CARD,
    K_CONTINUE,
    K_MAY,
    K_PLAY,
    K_REROLL,
    K_UNIT,
)
from banneret.table.asked import labels
from banneret.terminal.answers import END, Answer

if TYPE_CHECKING:
    from banneret.heroes.state.battle import Battle

SPACE: Final = re.compile(r"[a-d][1-5]|\d{1,2}\.\d{1,2}|tower")
SHORT: Final = re.compile(rf"([a-z_]+?)[ :]?({SPACE.pattern})")
ENDING: Final = frozenset({"pass", "done", "keep", "no", "retreat"})
"""Answers that end something; they have the key END, or HEX_END on the hex battlefield."""
NUMBERS: Final = "123456789fghjkmnopvxyz"
"""Keys for answers that concern no space: digits, then letters that begin no space and are not commands."""
LETTERS: Final = "abcdfghjkmnoptvxyz"
"""The same on the hex battlefield, where the names of spaces begin with digits."""
HEX_END: Final = "e"
ON_MORALE: Final = frozenset({"morale", "morale_drop", "morale_keep"})
"""Answers about cards of the Morale decks."""
GROUPED: Final = frozenset({"move", "place", "gate"})
"""Answers that say nothing but a space, and are shown as spaces in a row."""


def answers_of(game: Game, lang: str) -> list[Answer]:
    """All legal answers, each with a key of its own."""
    taken: set[str] = set()
    answers: list[Answer] = []
    options = game.state.options
    keys = [game.rules.key(game.state.kind, option) for option in options]
    hexes = cast("Battle", game.state).terms.hexes
    numbers, end = iter(LETTERS if hexes else NUMBERS), HEX_END if hexes else END
    for option, key, label in zip(options, keys, labels(game, options, lang), strict=True):
        word, _, rest = key.partition(":")
        space = rest if SPACE.fullmatch(rest) else ""
        if word in ENDING and end not in taken:
            hotkey = end
        elif space and space != "tower" and space not in taken:
            hotkey = space
        else:
            hotkey = next(numbers, "")
        taken.add(hotkey)
        answers.append(Answer(option, key, label, hotkey, space, in_short(word, label, space), hotkey == end))
    return answers


def in_short(word: str, label: str, space: str) -> str:
    """A label without the space, which the key of an attack says already."""
    if word != "attack" or not space or not label.endswith(f" {space}"):
        return ""
    return label.removesuffix(f" {space}").rpartition(" ")[0]


def heads(lang: str) -> Mapping[str, str]:
    """What stands before spaces in a row, by the word of their answers."""
    return {word: message(f"option-{word}", lang, space="…") for word in GROUPED}


def meant(game: Game, scene: Scene, typed: str) -> str:
    """The key a text stands for that fits no legal answer: what it seems to have tried, so that one can say why not."""
    text = "".join(typed.casefold().split())
    kind = game.state.kind
    if game.rules.parse(kind, text) is not None:
        return text
    found = SHORT.fullmatch(" ".join(typed.casefold().split()))
    keys = asked_about(game, scene, text if SPACE.fullmatch(text) else found[2] if found else "")
    if SPACE.fullmatch(text):
        return likely(keys, text)
    if found:
        return next((key for key in keys if key.startswith(found[1]) and key.endswith(found[2])), "")
    return next((key for key in keys if key.startswith(text)), "") if text else ""


def likely(keys: list[str], space: str) -> str:
    """What somebody who points at a space wants there: the first that is about it."""
    return next((key for key in keys if key.endswith(f":{space}")), "")


_PLAIN: Final = {
    K_ACTION: ("use", "defend", "done", "surrender", "retreat"),
    K_UNIT: ("done",),
    K_PLAY: ("morale_draw", "morale_swap", "pass"),
    K_CARD: ("keep", "done"),
    K_MAY: ("yes", "no"),
    K_REROLL: ("reroll:1", "morale_reroll:1", "keep"),
    K_CONTINUE: ("extend", "retreat"),
}


def asked_about(game: Game, scene: Scene, space: str) -> list[str]:
    """The keys you can ask "why not?" about in this kind of Choice, on this space."""
    kind = game.state.kind
    things = [f"space:{space}"] if space else []
    if kind == K_UNIT:
        things += [f"kind:{unit.rstrip('+')}" for side in scene.sides for unit in side.reserve]
    if kind in (K_PLAY, K_CARD):
        things += [f"card:{card}" for side in scene.sides for card in side.hand]
    keys = [key for thing in dict.fromkeys(things) for key in meant_at(game, thing)]
    keys += [key for key in _PLAIN.get(kind, ()) if game.rules.parse(kind, key) is not None]
    return list(dict.fromkeys(keys))
