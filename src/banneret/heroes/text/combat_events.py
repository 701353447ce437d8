"""Sentences of the log: what happened in a Combat."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from banneret.heroes.text import casting
from banneret.heroes.text.component_names import name
from banneret.heroes.text.messages import message
from banneret.text.catalogue import Argument

if TYPE_CHECKING:
    from banneret.kernel.event import Event

FIRST_DEFENDER: Final = 7
"""The units of both sides are numbered consecutively; this is the number of the defender's first."""
STATISTICS: Final = ("attack", "defense", "initiative")
EXTRA_ATTACK: Final = 2
"""The bit by which an attack event says that the attack comes on top of another."""
STEP_OF_60: Final = 60
"""Degrees: tiles and Obstacles are turned by such steps."""
STARTING: Final = "starting_"
"""How the id of an Ability begins that a hero has from the start; its name is that of the Ability."""

Words = dict[str, Argument]
Told = tuple[str, Words]
Sides = tuple[str, str]


def side_names(lang: str = "en") -> Sides:
    """What the two sides are called where nobody has a name."""
    return message("ui-attacker", lang), message("ui-defender", lang)


def unit_of(word: str) -> tuple[str, int]:
    """The id and the number of a unit as an event names it: `castle_griffins+@3`."""
    kind, _, number = word.partition("@")
    return kind.removesuffix("+"), int(number)


def side_of(number: int) -> int:
    """The side of a unit by its number."""
    return int(number >= FIRST_DEFENDER)


def on_hexes(space: str) -> bool:
    """Whether a space is a hex, such as 6.4."""
    return "." in space


def card_name(id: str, lang: str = "en") -> str:
    """The name of a card; a hero's starting Ability is called like the Ability."""
    from banneret.heroes.tables.ai_cards import AI_CARD_IDS
    from banneret.heroes.tables.morale import MORALE_IDS

    if id in MORALE_IDS:
        return message(f"morale-{id}", lang)
    return name(f"ai-{id}" if id in AI_CARD_IDS else f"card-{id.removeprefix(STARTING)}", lang)


def sentence(event: Event, lang: str = "en", sides: Sides | None = None) -> str:
    """What happened, as a sentence of the log."""
    id, words = event_words(event, lang)
    if "side" in words:
        words["side"] = (sides or side_names(lang))[int(words["side"])]
    return message(id, lang, **words)


def event_words(event: Event, lang: str = "en") -> Told:
    """The message of an event and its arguments; only who is meant by a side is left to the reader."""
    id, words = _EVENTS.get(event.name, _plain)(event, lang)
    own = {
        "unit": lambda n: name(unit_of(str(n))[0], lang),
        "unit2": lambda n: name(unit_of(str(n))[0], lang),
        "card": lambda n: card_name(str(n), lang),
        "kind": lambda n: name(str(n), lang),
    }
    for key, value in words.items():
        if key in own:
            words[key] = own[key](value)
    if "unit2" in words:
        words["target"] = words.pop("unit2")
    if "kind" in words:
        words["unit"] = words.pop("kind")
    return id, words


def _plain(event: Event, _lang: str) -> Told:
    return f"event-{event.name.replace('_', '-')}", dict(event.args)


def _numbered(argument: str) -> Callable[[Event, str], Told]:
    """An event whose number has another name in its sentence."""

    def told(event: Event, lang: str) -> Told:
        id, words = _plain(event, lang)
        words[argument] = words.pop("n")
        return id, words

    return told


def _moved(event: Event, lang: str) -> Told:
    id, words = _plain(event, lang)
    return id, {"unit": words["unit"], "from": words["space"], "to": words["space2"]}


def _attacked(event: Event, _lang: str) -> Told:
    again = int(event.args["n"]) & EXTRA_ATTACK
    id = "event-attack-again" if again else "event-attack"
    return id, {"unit": event.args["unit"], "unit2": event.args["unit2"]}


def _deployed(event: Event, lang: str) -> Told:
    id, words = _plain(event, lang)
    return id, {**words, "side": side_of(unit_of(str(words["unit"]))[1])}


def _fortified(event: Event, lang: str) -> Told:
    """Walls and Gate have their places on hexes, which nobody chooses."""
    id, words = _plain(event, lang)
    if on_hexes(str(words["space"])):
        return "event-ramparts", words
    return id, {**words, "side": 1}


def _laid(event: Event, lang: str) -> Told:
    """How it is turned is seen on the board."""
    id, words = _plain(event, lang)
    return id, {"obstacle": words["obstacle"], "space": words["space"]}


def _drew(event: Event, lang: str) -> Told:
    """One card, unless a reader has put several draws together."""
    id, words = _plain(event, lang)
    return id, {"n": 1, **words}


def _played(event: Event, _lang: str) -> Told:
    from banneret.heroes.tables.units_and_cards import ABILITY_CARD, CARD_KIND, CARD_NUMBER

    id, words = "event-play", {k: v for k, v in event.args.items() if k != "n"}
    if not event.args["n"]:
        return id, words
    # Statistics and Abilities have an expert effect, all others one or the other.
    return id + ("-expert" if CARD_KIND[CARD_NUMBER[str(words["card"])]] <= ABILITY_CARD else "-second"), words


def _broke(event: Event, lang: str) -> Told:
    id, words = _plain(event, lang)
    words["what"] = "gate" if words.pop("n") else "wall"
    return id, words


def _changed(event: Event, lang: str) -> Told:
    """A spell's flames and an attack without its die are kept beside the statistics, but are none."""
    id, words = _plain(event, lang)
    which = int(words["n"])
    if which >= len(STATISTICS):
        return casting.EFFECTS[which - len(STATISTICS)], {"unit": words["unit"], "n": words["n2"], "by": words["n2"]}
    return id, {"unit": words["unit"], "stat": STATISTICS[which], "by": words["n2"]}


def _rerolled(event: Event, lang: str) -> Told:
    """The face is the one given up; the new one follows as a roll of its own."""
    id, words = _plain(event, lang)
    words["face"] = words.pop("n2")
    return id, words


def _turned(event: Event, lang: str) -> Told:
    """A die that a card turns, from one face to another."""
    id, words = _plain(event, lang)
    words["face"], words["by"] = words.pop("n"), words.pop("n2")
    return id, words


def _power_die(event: Event, lang: str) -> Told:
    """Which of the dice it is does not matter."""
    id, words = _plain(event, lang)
    words["face"] = words.pop("n")
    del words["n2"]
    return id, words


def _conjured(event: Event, lang: str) -> Told:
    """A Force Field covers a second hex, a Fire Wall the same one."""
    id, words = _plain(event, lang)
    words["second"] = words.pop("space2")
    return id, words


def _gained(event: Event, lang: str) -> Told:
    """Resources gained, or lost where the amount is negative."""
    from banneret.heroes.tables.tiles import RESOURCE_IDS

    _, words = _plain(event, lang)
    resource, n = RESOURCE_IDS[int(words.pop("n"))], int(words.pop("n2"))
    words["amount"] = message(f"amount-{resource}", lang, n=abs(n))
    return "event-gain" if n >= 0 else "event-loses", words


_EVENTS: Final[dict[str, Callable[[Event, str], Told]]] = {
    "round": _numbered("round"),
    "deploy": _deployed,
    "siege": _fortified,
    "obstacle": _laid,
    "move": _moved,
    "back": _moved,
    "push": _moved,
    "teleport": _moved,
    "attack": _attacked,
    "die": _numbered("face"),
    "reroll": _rerolled,
    "defense_die": _numbered("face"),
    "ability_die": _numbered("face"),
    "morale_die": _numbered("face"),
    "fear_die": _numbered("face"),
    "event_die": _numbered("face"),
    "power_die": _power_die,
    "power_changed": _numbered("by"),
    "die_turned": _turned,
    "draw": _drew,
    "play": _played,
    "break": _broke,
    "surrender": _numbered("gold"),
    "stat": _changed,
    "gain": _gained,
    "conjure": _conjured,
}
