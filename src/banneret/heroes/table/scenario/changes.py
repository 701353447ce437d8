"""What a scenario changes about the rules of the box, and where, in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Final

import msgspec

from banneret.heroes.scenario.rules import Action, At, Change
from banneret.heroes.table.card_faces import ROMAN
from banneret.heroes.table.scenario.terms import tests_text
from banneret.heroes.text.component_names import join, name
from banneret.heroes.text.map_events import amount_text
from banneret.heroes.text.messages import message
from banneret.heroes.text.scenario import building_word, called_text, label_name, measure_text, own_word, unit_word_text

if TYPE_CHECKING:
    from banneret.heroes.scenario.load import Scenario

Teller = Callable[["Scenario", Any, str], str]


def change_texts(scenario: Scenario, change: Change, lang: str) -> list[str]:
    """Every change by itself; what is left as in the box is not mentioned."""
    return [
        teller(scenario, value, lang) if (teller := _TELLERS.get(key)) else message(f"change-{key}", lang, n=int(value))
        for key, value in _changed(change)
    ]


def _changed(change: Change) -> Iterator[tuple[str, Any]]:
    for field in msgspec.structs.fields(type(change)):
        value = getattr(change, field.name)
        if value != (field.default if field.default is not msgspec.NODEFAULT else {}):
            yield field.name, value


# -- where -------------------------------------------------------------------------------------------------------------


def place_text(scenario: Scenario, at: At, lang: str) -> str:
    """One place, with all that is asked of it."""
    parts = []
    if at.location:
        parts.append(location_text(scenario, at.location, lang))
    if at.resource is not None:
        parts.append(message("where-resource", lang, resource=name(f"resource-{at.resource}", lang)))
    if at.tile:
        parts.append(label_name(at.tile, lang))
    if at.number:
        parts.append(message("where-number", lang, tile=at.number))
    parts += [message(f"where-{word}", lang) for word in ("own", "home", "grail", "unwatched") if getattr(at, word)]
    return join("join-phrases", parts, lang)


def places_text(scenario: Scenario, where: tuple[At, ...], lang: str) -> str:
    """Any of these places."""
    return join("join-or", [text for at in where if (text := place_text(scenario, at, lang))], lang)


def location_text(scenario: Scenario, location: str, lang: str) -> str:
    """A location by the name it has here."""
    return called_text(scenario, location, lang) or name(f"location-{location}", lang)


def action_phrase(scenario: Scenario, action: Action, lang: str) -> str:
    """What a player may do: what it is called, where, and what it costs."""
    parts = [message("action-label", lang, label=action.label)]
    if where := places_text(scenario, action.where, lang):
        parts.append(message("action-where", lang, where=where))
    if action.bearer:
        parts.append(message("action-bearer", lang))
    if action.token is not None:
        parts.append(message(f"action-token-{action.token}", lang))
    if action.spend_movement:
        parts.append(message("action-movement", lang, n=action.spend_movement))
    return join("join-phrases", parts, lang)


# -- changes that name things ------------------------------------------------------------------------------------------


def _tiers(tiers: Any, lang: str) -> str:
    return join("join-comma", [name(f"tier-{tier}", lang) for tier in tiers], lang)


def _units(words: Any, lang: str) -> str:
    return join("join-comma", [unit_word_text(word, lang) for word in words], lang)


def _by_difficulty(values: dict[str, Any], tell: Callable[[Any], str], lang: str) -> str:
    parts = [
        message("change-by-difficulty", lang, difficulty=name(f"difficulty-{word}", lang), what=tell(value))
        for word, value in values.items()
    ]
    return join("join-comma", parts, lang)


def _locations(scenario: Scenario, locations: Any, lang: str) -> str:
    return join("join-comma", [location_text(scenario, location, lang) for location in locations], lang)


def _guards(scenario: Scenario, guards: Any, lang: str) -> str:
    parts = []
    if guards.level is not None:
        parts.append(message("field-guard", lang, level=ROMAN[guards.level]))
    if isinstance(guards.army, dict):
        parts.append(_by_difficulty(guards.army, lambda words: _units(words, lang), lang))
    elif guards.army:
        parts.append(_units(guards.army, lang))
    if guards.add:
        parts.append(message("change-guards-add", lang, units=_units(guards.add, lang)))
    if guards.among:
        parts.append(message("change-guards-among", lang, units=_units(guards.among, lang)))
    if guards.horde:
        horde = own_word(f"horde-{guards.horde}", guards.horde, lang)
        parts.append(message("change-guards-horde", lang, horde=horde, n=guards.cards))
    if guards.last:
        parts.append(message("change-guards-last", lang, what=measure_text(guards.last, lang, scenario)))
    parts += [
        message(f"change-guards-{word}", lang) for word in ("cannot_avoid", "to_the_end") if getattr(guards, word)
    ]
    where = places_text(scenario, guards.where, lang)
    return message("change-guards", lang, where=where, what=join("join-comma", parts, lang))


def _beast(scenario: Scenario, beast: Any, lang: str) -> str:
    parts = [_units(beast.units, lang)]
    if beast.health:
        health = _by_difficulty(beast.health, lambda n: message("change-beast-health", lang, n=n), lang)
        parts.append(health)
    if beast.heals:
        parts.append(message("change-beast-heals", lang, n=beast.heals))
    for word in ("minor_defense", "relic_damage"):
        if n := getattr(beast.hoard, word):
            parts.append(message(f"change-hoard-{word}", lang, n=n))
    if beast.hoard.major_attacks:
        parts.append(message("change-hoard-major_attacks", lang))
    where = places_text(scenario, beast.where, lang)
    return message("change-beast", lang, where=where, what=join("join-comma", parts, lang))


def _lock(scenario: Scenario, lock: Any, lang: str) -> str:
    place = label_name(lock.tile, lang)
    if lock.field:
        place = message("change-lock-field", lang, field=location_text(scenario, lock.field, lang), tile=place)
    if lock.from_terrain:
        terrain = message(f"filter-{lock.from_terrain}", lang)
        place = message("change-lock-from", lang, place=place, terrain=terrain)
    if needs := tests_text(scenario, lock.test, lang):
        return message("change-lock", lang, place=place, tests=needs)
    return message("change-lock-always", lang, place=place)


def _fights(_scenario: Scenario, fights: Any, lang: str) -> str:
    parts = []
    if fights.kinship:
        parts.append(message("change-kinship", lang, unit=own_word("", fights.kinship, lang)))
    if fights.dull_spells is not None:
        tile = label_name(fights.dull_spells.tile, lang)
        parts.append(message("change-dull_spells", lang, tile=tile, n=fights.dull_spells.by))
    if fights.lone_attackers:
        parts.append(message("change-lone_attackers", lang))
    return join("join-effects", parts, lang)


def _gold(key: str) -> Teller:
    return lambda _scenario, n, lang: message(f"change-{key}", lang, amount=amount_text("gold", n, lang))


def _named(key: str, tell: Callable[[Scenario, Any, str], str]) -> Teller:
    return lambda scenario, value, lang: message(f"change-{key}", lang, what=tell(scenario, value, lang))


_TELLERS: Final[dict[str, Teller]] = {
    **{key: _gold(key) for key in ("retreat_price", "ransom", "surrender_price", "transport_price")},
    **{
        key: _named(key, lambda _scenario, tiers, lang: _tiers(tiers, lang))
        for key in ("half_price_again", "fallen_return")
    },
    **{key: _named(key, _locations) for key in ("empty", "main_heroes_only")},
    "guard_initiative": _named(
        "guard_initiative",
        lambda _scenario, value, lang: join(
            "join-comma", [f"{name(f'tier-{tier}', lang)} {n:+d}" for tier, n in value.items()], lang
        ),
    ),
    "hand_limit": _named("hand_limit", lambda _scenario, n, _lang: f"{n:+d}"),
    "no_flight_from": _named("no_flight_from", lambda _scenario, level, _lang: ROMAN[level]),
    "no_buildings": _named(
        "no_buildings",
        lambda _scenario, kinds, lang: join("join-comma", [building_word(kind, lang) for kind in kinds], lang),
    ),
    "remove_cards": _named(
        "remove_cards", lambda _scenario, cards, lang: join("join-comma", [name(card, lang) for card in cards], lang)
    ),
    "no_surrender": _named("no_surrender", lambda scenario, test, lang: tests_text(scenario, (test,), lang)),
    "grail": lambda _scenario, grail, lang: message("change-grail-heavy" if grail.heavy else "change-grail", lang),
    "guards": _guards,
    "beast": _beast,
    "lock": _lock,
    "fights": _fights,
}
"""What the value of a key is in words; keys that are not here have a number or none."""
