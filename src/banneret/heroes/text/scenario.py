"""What a scenario has of its own, in words: its rules and tales, tokens, labels of tiles, what it counts.

A scenario of the box has these texts in the catalogues, by its id; a custom one has them only in its file, and its
words are shown as they are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from banneret.heroes.text.ai_heroes import ai_name
from banneret.heroes.text.component_names import join, name
from banneret.heroes.text.messages import has, message

if TYPE_CHECKING:
    from banneret.heroes.box.verbs.places_and_amounts import Counted
    from banneret.heroes.scenario.load import Rule, Scenario

OF_FIELDS: Final = ("unflagged", "ever", "own_half", "other_half", "standing_on", "team")
"""Measures of fields, by a location or another measure of fields."""
OF_TOKENS: Final = ("token", "shared")
OF_TILES: Final = ("tile", "standing")


def own_word(key: str, word: str, lang: str) -> str:
    """A text of the catalogues, or else the word of the file, with blanks for underscores."""
    return message(key, lang) if has(key, lang) else word.replace("_", " ")


def token_name(token: str, lang: str = "en") -> str:
    """What a token of a scenario is called; `points` are the victory points."""
    return own_word(f"token-{token}", token, lang)


def label_name(label: str, lang: str = "en") -> str:
    """What a tile with a label is called."""
    return own_word(f"label-{label}", label, lang)


def ai_word(ai: str, lang: str = "en") -> str:
    """An AI hero by its id, or `all` of them."""
    return own_word(f"aihero-{ai}", ai, lang)


def rule_text(id: str, rule: Rule, lang: str = "en") -> str:
    """A special rule."""
    return own_word(f"rule-{id}-{rule.id}", "", lang) or rule.text


def action_text(id: str, rule: Rule, lang: str = "en") -> str:
    """What a rule that a player may use is called among the answers."""
    return own_word(f"action-{id}-{rule.id}", rule.action.label if rule.action else rule.id, lang)


def tale_text(scenario: Scenario, tale: str, lang: str = "en") -> str:
    """A piece of a scenario's tale."""
    return own_word(f"tale-{scenario.id}-{tale}", "", lang) or scenario.tales[tale]


def called_text(scenario: Scenario, location: str, lang: str = "en") -> str:
    """The name a scenario gives to a location; empty where it keeps its own."""
    entry = scenario.fields.get(location)
    if entry is None or not entry.called:
        return ""
    return own_word(f"called-{scenario.id}-{location}", "", lang) or entry.called


def seat_label(scenario: Scenario, seat: str, lang: str = "en") -> str:
    """What the tile of a seat of the AI side is called."""
    for layout in scenario.layouts.values():
        for group in layout.tiles:
            if seat in group.seats and (label := group.labels[group.seats.index(seat)]):
                return label_name(label, lang)
    return seat


def ai_measure_text(word: str, lang: str, scenario: Scenario | None) -> str:
    """What a measure about AI heroes counts; empty where the word is none of these."""
    kind, _, what = word.partition(":")
    if kind == "ai_beaten":
        ids = [entry.id for entry in scenario.ai] if scenario is not None else []
        names = [
            ai_name(scenario, ids.index(ai), lang) if scenario is not None and ai in ids else ai_word(ai, lang)
            for ai in what.split("+")
        ]
        return join("join-comma", names, lang)
    if kind == "ai_town":
        return seat_label(scenario, what, lang) if scenario is not None else what
    if kind in ("ai_trod", "ai_held", "razed"):
        return message(f"measure-of-{kind}", lang, what=label_name(what, lang))
    place = kind.removesuffix("_on")
    if what and place != kind and has(f"location-{place}", lang):
        return message("measure-of-kind_on", lang, what=name(f"location-{place}", lang), where=label_name(what, lang))
    return ""


def measure_text(word: str, lang: str = "en", scenario: Scenario | None = None) -> str:
    """What a measure counts, as a name; places by the names a scenario gives them."""
    kind, _, what = word.partition(":")
    if has(f"measure-{word}", lang):
        return message(f"measure-{word}", lang)
    if told := ai_measure_text(word, lang, scenario):
        return told
    if kind in OF_TOKENS:
        return token_name(what, lang)
    if kind in OF_TILES:
        return message(f"measure-of-{kind}", lang, what=label_name(what, lang))
    if kind in OF_FIELDS:
        return message(f"measure-of-{kind}", lang, what=measure_text(what, lang, scenario))
    place = what if kind == "location" else word
    if scenario is not None and (called := called_text(scenario, place, lang)):
        return called
    return name(f"location-{place}", lang) if has(f"location-{place}", lang) else own_word("", word, lang)


def building_word(kind: str, lang: str = "en") -> str:
    """A kind of building: by its name where all towns call it alike, else by what it is for."""
    return message(f"building-{kind}" if has(f"building-{kind}", lang) else f"role-{kind}", lang)


def counted_text(amount: Counted, lang: str = "en") -> str:
    """A number that is counted when it is needed."""
    half = amount.half or "none"
    return message("counted", lang, n=amount.times, what=measure_text(amount.of, lang), half=half)


def unit_word_text(word: str, lang: str = "en") -> str:
    """A unit as a scenario names it; a rank of the player's own faction has no name before the faction is known."""
    from banneret.heroes.tables.unit_names import unit_word

    unit = unit_word(word)
    side = message("ui-pack" if unit.side == "pack" else "ui-few", lang)
    if unit.side == "neutral" and unit.kind == "unit":
        return name(unit.name, lang)
    if unit.kind == "rank":
        return message("lobby-unit-rank", lang, n=unit.rank, side=side)
    if unit.kind in ("choice", "draw"):
        return message(f"word-unit-{unit.kind}", lang, tier=name(f"tier-{unit.name}", lang), side=side)
    return message("lobby-unit", lang, unit=name(unit.name, lang), side=side)
