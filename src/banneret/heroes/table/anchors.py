"""Anchors: the thing on the table that an answer is about, to be clicked.

An anchor is a word and a name, such as `field:0,0.se` or `card:bless`. Answers about nothing on the table have none:
they are mere buttons. Seats, pieces and turns of a tile are counted from 0, as in a view; dice from 1, as in keys.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from banneret.heroes.adventure.looking_at_decks import DECK_LOOKED_AT
from banneret.heroes.adventure.map.movement import STEPPING_HERO
from banneret.heroes.adventure.shared_decks import DECK_SEARCHED
from banneret.heroes.geometry.map_grid import spot_at
from banneret.heroes.state.answers_map import DECK_WORDS, HERO_WORDS
from banneret.heroes.state.hero_numbers import which_hero
from banneret.heroes.state.pile_numbers import SHARED_DISCARDS
from banneret.heroes.tables.tiles import RESOURCE_IDS
from banneret.heroes.tables.towns_and_heroes import TRADES
from banneret.heroes.tables.units_and_cards import CARD_IDS
from banneret.heroes.text.map_events import SHARED_DECKS
from banneret.heroes.text.map_questions import Question

NAMED: Final = {
    "space": ("place", "activate", "move", "attack", "break", "target", "gate"),
    "kind": (
        "deploy", "reinforce", "redraw", "recruit", "use_unit", "weaken", "lend", "restore", "send", "stun", "rouse",
    ),
    "card": (
        "play", "expert", "second", "cast", "power", "power_expert", "power_second", "discard", "remove", "offer",
        "unroll", "use_movement", "beside", "into_deck",
    ),
    "offer": ("keep", "take", "put", "replace"),
    "field": ("go", "go2", "settle", "lead"),
    "obstacle": ("obstacle",),
    "spot": ("discover", "discover2", "lay", "lay2", "turn"),
    "building": ("build", "use"),
    "faction": ("faction",),
    "hero": ("hero",),
    "deck": ("deck",),
    "die": ("reroll", "morale_reroll", "luck_reroll", "result", "morale_plus", "morale_minus"),
    "morale": ("morale", "morale_drop", "morale_keep"),
    "adventure": ("keep_adventure", "swap", "resolve", "drop", "save"),
    "resource": ("raise",),
}  # fmt: skip
"""By anchor: the words of keys that go on with the name of the thing."""
_NAMED: Final = {word: anchor for anchor, words in NAMED.items() for word in words}
_TOKENS: Final = {
    "morale_draw": "token:morale",
    "morale_swap": "token:morale",
    "morale_search": "token:morale",
    "hire": "token:population",
    "buy_spell": "token:spell_book",
}


def anchor(key: str, now: Question | None = None) -> str:
    """The anchor of an answer; `now` is what a whole game asks."""
    word, _, rest = key.partition(":")
    if not rest:
        found = _ASKED.get(word)
        return _TOKENS.get(word, "") if found is None or now is None else found(now, word)
    if word == "lead" and now is not None and _covered(now, spot := rest.partition(".")[0]):
        return f"spot:{spot}"
    if word == "turn" and rest.isdecimal():
        return f"turn:{rest}"  # of an Obstacle; a tile is named by its spot
    if word in _NAMED:
        return f"{_NAMED[word]}:{rest}"
    counted = _COUNTED.get(word)
    return counted(rest) if counted else ""


def _covered(now: Question, spot: str) -> bool:
    """Whether a tile lies face down. Heroes nobody plays cross such tiles too, though no field of them is seen."""
    u, _, v = spot.partition(",")
    return now.s.land[spot_at(int(u), int(v))] < 0


def _seat(rest: str) -> str:
    return f"player:{int(rest.partition('/')[0]) - 1}"


def _piece(rest: str) -> str:
    return f"piece:{HERO_WORDS.index(rest)}"


def _trade(rest: str) -> str:
    """An exchange is looked for at what one gives away."""
    return f"resource:{RESOURCE_IDS[TRADES[int(rest) - 1][0]]}"


_COUNTED: Final[dict[str, Callable[[str], str]]] = {
    "rotate": lambda rest: f"turn:{int(rest) - 1}",
    "player": _seat,
    "exchange": _seat,
    "give": _seat,
    "hand_to": _seat,
    "revisit": _piece,
    "hero_of": _piece,
    "trade": _trade,
}


def searched(now: Question) -> int:
    """The shared deck that is being searched."""
    return 0 if now.question == "ask_witch" else now.frame(DECK_SEARCHED)


def _look(now: Question, _word: str) -> str:
    return f"deck:{SHARED_DECKS[searched(now)]}"


def _take_top(now: Question, _word: str) -> str:
    pile = now.s.piles[SHARED_DISCARDS + searched(now)]
    return f"offer:{CARD_IDS[pile[-1]]}" if pile else ""


def _spied(now: Question, _word: str) -> str:
    return f"deck:{DECK_WORDS[now.frame(DECK_LOOKED_AT)]}"


def _stop(now: Question, _word: str) -> str:
    return f"piece:{which_hero(now.frame(STEPPING_HERO))}"


_ASKED: Final[dict[str, Callable[[Question, str], str]]] = {
    "look": _look,
    "take_top": _take_top,
    "top": _spied,
    "bottom": _spied,
    "stop": _stop,
}
"""Words that say what they are about only together with the step that asks."""
