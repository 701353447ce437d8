"""The log of a whole game: a sentence for every event of the map and of the Combats that happen on it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Final

from banneret.heroes.text.ai_heroes import AI_EVENTS, ai_name, rule_followed
from banneret.heroes.text.combat_events import STEP_OF_60, card_name, event_words
from banneret.heroes.text.component_names import name
from banneret.heroes.text.expansions import added_words
from banneret.heroes.text.messages import message
from banneret.heroes.text.scenario import rule_text, tale_text, token_name
from banneret.text.catalogue import Argument, TextError, signed

if TYPE_CHECKING:
    from banneret.heroes.scenario.load import Scenario
    from banneret.heroes.text.names import Names
    from banneret.kernel.event import Event

Words = dict[str, Argument]
Told = tuple[str, Words]
Teller = Callable[["Event", "Names", str], Told]

SHARED_DECKS: Final = ("ability", "artifact", "spell")


def log_line(event: Event, names: Names, lang: str = "en") -> str:
    """What happened, as a sentence of the log. What only one player may see is addressed to that player."""
    teller = _tellers().get(event.name)
    if teller is not None:
        id, words = teller(event, names, lang)
        return message(id, lang, **words)
    id, words = event_words(event, lang)
    if names.whole and event.name in _WITHOUT_SIDES and id != "event-ramparts":
        id = _WITHOUT_SIDES[event.name]
        words.pop("side", None)
    for key in ("side", "seat"):
        if key in words:
            words["side"] = names.player(int(words.pop(key)), lang)
    return message(id, lang, **words)


def amount_text(resource: str, n: int, lang: str = "en") -> str:
    """So much of a resource."""
    return message(f"amount-{resource}", lang, n=n)


def face_text(face: str, lang: str = "en") -> str:
    """What a die shows, from its key: `resource:2_valuables`, `treasure:artifact`, `die:+1`."""
    die, _, shown = face.partition(":")
    if die == "resource":
        n, _, resource = shown.partition("_")
        return amount_text(resource, int(n), lang)
    return message(f"face-{shown}", lang) if die == "treasure" else signed(int(shown))


def direction_text(start: int, end: int, lang: str = "en") -> str:
    """Which way a field lies from another; empty where they do not touch."""
    from banneret.heroes.geometry.map_grid import DIRECTIONS, edge_between

    edge = edge_between(start, end)
    return message(f"direction-{DIRECTIONS[edge + 1]}", lang) if edge >= 0 else ""


def field_number(field: str) -> int:
    """A field by its name."""
    from banneret.heroes.geometry.map_grid import DIRECTIONS, field_on, spot_at

    spot, _, direction = field.partition(".")
    u, v = spot.split(",")
    return field_on(spot_at(int(u), int(v)), DIRECTIONS.index(direction))


@cache
def _tellers() -> Mapping[str, Teller]:
    """What tells of an event, those of expansions among them."""
    tellers = dict(EVENTS)
    for words in added_words():
        tellers |= dict.fromkeys(words.plain_events, plain)
        tellers |= dict.fromkeys(words.own_events, without("player"))
    return tellers


@cache
def _added_arguments() -> Mapping[str, tuple[str, Callable[[str, str], str]]]:
    return {key: called for words in added_words() for key, called in words.event_words.items()}


# -- arguments ---------------------------------------------------------------------------------------------------------


def _words(event: Event, names: Names, lang: str) -> Words:
    """The arguments of an event in words. Numbers stay: `n` and what a sentence cannot say of them."""
    words: Words = {}
    for key, value in event.args.items():
        match key:
            case "player":
                words["player"] = names.player(int(value), lang)
            case "player2":
                words["other"] = names.player(int(value), lang)
            case "hero":
                words["hero"] = names.hero(int(value), lang)
            case "hero2":
                words["other"] = names.hero(int(value), lang)
            case "ai":
                words["ai"] = ai_name(_scenario(names), int(value), lang)
            case "field" | "field2":
                words["place"] = names.place(str(value), lang)
            case "card":
                words["card"] = card_name(str(value), lang)
            case _ if key in _added_arguments():
                word, called = _added_arguments()[key]
                words[word] = called(str(value), lang)
            case "kind":
                words["unit"] = name(str(value), lang)
            case "building" | "proclamation":
                words[key] = message(f"{key}-{value}", lang)
            case "deck":
                words["deck"] = message(f"deck-{SHARED_DECKS[int(value)]}", lang)
            case "face":
                words["face"] = face_text(str(value), lang)
            case "tile":
                words["tile"] = value
            case "n":
                words["n"] = value
    if "gift" in event.args:
        n, _, resource = str(event.args["gift"]).partition("_")
        words["amount"] = amount_text(resource, int(n), lang)
    if "gifts" in event.args:
        gifts = (gift.partition("_") for gift in str(event.args["gifts"]).split())
        words["amount"] = ", ".join(amount_text(resource, int(n), lang) for n, _, resource in gifts)
        words.pop("n")
    elif "resource" in event.args:
        words["amount"] = amount_text(str(event.args["resource"]), abs(int(words.pop("n"))), lang)
    return words


def plain(event: Event, names: Names, lang: str) -> Told:
    """An event whose sentence needs nothing but its arguments."""
    return f"event-{event.name.replace('_', '-')}", _words(event, names, lang)


def without(*keys: str) -> Callable[[Event, Names, str], Told]:
    """An event whose sentence leaves something out."""

    def told(event: Event, names: Names, lang: str) -> Told:
        id, words = plain(event, names, lang)
        return id, {key: value for key, value in words.items() if key not in keys}

    return told


# -- events with words of their own ------------------------------------------------------------------------------------


def _faction(event: Event, _names: Names, lang: str) -> Told:
    from banneret.heroes.tables.units_and_cards import FACTION_IDS

    player = message("ui-player", lang, n=int(event.args["player"]) + 1)
    return "event-faction", {"player": player, "faction": name(f"faction-{FACTION_IDS[int(event.args['n'])]}", lang)}


def _hero(event: Event, _names: Names, lang: str) -> Told:
    from banneret.heroes.tables.towns_and_heroes import HERO_FACTION, HERO_IDS
    from banneret.heroes.tables.units_and_cards import FACTION_IDS

    n = int(event.args["n"])
    faction = name(f"faction-{FACTION_IDS[HERO_FACTION[n]]}", lang)
    return "event-hero", {"hero": message(f"hero-{HERO_IDS[n]}", lang), "faction": faction}


def _licence(event: Event, names: Names, lang: str) -> Told:
    from banneret.heroes.tables.compile.combat import TIERS

    tier = list(TIERS)[int(event.args["n"])]
    player = names.player(int(event.args["player"]), lang)
    return "event-licence", {"player": player, "tier": name(f"tier-{tier}", lang)}


def _walked(event: Event, names: Names, lang: str) -> Told:
    """A hero that flies over closed edges still goes to a field that touches its own."""
    _, words = plain(event, names, lang)
    start, end = str(event.args["field"]), str(event.args["field2"])
    words["place"] = names.place(end, lang)
    direction = direction_text(field_number(start), field_number(end), lang) if start else ""
    return ("event-walk", {**words, "direction": direction}) if direction else ("event-walk-far", words)


def _discovered(event: Event, names: Names, lang: str) -> Told:
    """Discovered by a hero, or by an effect that names none."""
    id, words = plain(event, names, lang)
    if int(event.args["hero"]) >= 0:
        return id, words
    return "event-discovered-tile", {"tile": words["tile"]}


def _turned(event: Event, names: Names, lang: str) -> Told:
    id, words = plain(event, names, lang)
    return id, {**words, "n": STEP_OF_60 * int(event.args["n"])}


def _income_changed(event: Event, names: Names, lang: str) -> Told:
    id, words = plain(event, names, lang)
    return id if int(event.args["n"]) >= 0 else "event-income-falls", words


def _moved_by(event: Event, names: Names, lang: str) -> Told:
    id, words = plain(event, names, lang)
    return id, {"hero": words["hero"], "by": int(event.args["n"])}


def _traded(event: Event, names: Names, lang: str) -> Told:
    id, words = plain(event, names, lang)
    amount, other = trade_texts(int(event.args["n"]), lang)
    return id, {"player": words["player"], "amount": amount, "other": other}


def trade_texts(n: int, lang: str) -> tuple[str, str]:
    """What a row of the trade table takes and gives."""
    from banneret.heroes.tables.tiles import RESOURCE_IDS
    from banneret.heroes.tables.towns_and_heroes import TRADES

    give, amount, get, got = TRADES[n]
    return amount_text(RESOURCE_IDS[give], amount, lang), amount_text(RESOURCE_IDS[get], got, lang)


def _combat_power(event: Event, names: Names, lang: str) -> Told:
    """What was reached, and what was declared."""
    id, words = plain(event, names, lang)
    return id, {**words, "most": int(event.args["n2"])}


def _spied(event: Event, names: Names, lang: str) -> Told:
    """Here a deck is any on the table, not only a shared one."""
    from banneret.heroes.state.answers_map import DECK_WORDS

    deck = message(f"deck-{DECK_WORDS[int(event.args['deck'])]}", lang)
    return "event-spied", {"player": names.player(int(event.args["player"]), lang), "deck": deck}


def _spied_card(event: Event, _names: Names, lang: str) -> Told:
    """A card of a player's deck, of a shared deck, or of the Astrologers."""
    if "proclamation" in event.args:
        return "event-spied-card", {"card": message(f"proclamation-{event.args['proclamation']}", lang)}
    return "event-spied-card", {"card": card_name(str(event.args["card"]), lang)}


def _scenario(names: Names) -> Scenario:
    """The scenario whose own rules are told of."""
    if names.scenario is None:
        raise TextError("a single Combat has no scenario")
    return names.scenario


def _ruled(event: Event, names: Names, lang: str) -> Told:
    """A rule of the scenario has worked for a player."""
    scenario = _scenario(names)
    text = rule_text(scenario.id, scenario.rules[int(event.args["n"])], lang)
    return "event-rule", {"player": names.player(int(event.args["player"]), lang), "text": text}


def _rule_set(event: Event, names: Names, lang: str) -> Told:
    """A rule of the scenario holds from now on, or no longer."""
    scenario = _scenario(names)
    text = rule_text(scenario.id, scenario.rules[int(event.args["n"])], lang)
    return "event-rule-set", {"on": "yes" if int(event.args["n2"]) else "no", "text": text}


def _story(event: Event, names: Names, lang: str) -> Told:
    scenario = _scenario(names)
    return "event-story", {"text": tale_text(scenario, list(scenario.tales)[int(event.args["n"])], lang)}


def _token(event: Event, names: Names, lang: str) -> Told:
    """Tokens of a player, or of all together where the number of the player is one too high."""
    scenario, player = _scenario(names), int(event.args["player"])
    shared = player >= len(names.players)
    token = (scenario.shared_tokens if shared else scenario.tokens)[int(event.args["n"])]
    words: Words = {"token": token_name(token, lang), "by": int(event.args["n2"])}
    return ("event-token-shared", words) if shared else ("event-token", {**words, "player": names.player(player, lang)})


def _sole_token(event: Event, names: Names, lang: str) -> Told:
    token = _scenario(names).tokens[int(event.args["n"])]
    player = names.player(int(event.args["player"]), lang)
    return "event-sole-token", {"player": player, "token": token_name(token, lang)}


def _ai_walked(event: Event, names: Names, lang: str) -> Told:
    """Like a hero: told by the direction."""
    id, words = _walked(event, names, lang)
    return f"event-ai-{id.removeprefix('event-')}", words


def _ai_ruled(event: Event, names: Names, lang: str) -> Told:
    """The rule an AI hero follows from now on."""
    _, words = plain(event, names, lang)
    return "event-ai-rule", {"ai": words["ai"], "text": rule_followed(int(event.args["n"]), lang)}


_WITHOUT_SIDES: Final = {"deploy": "event-deployed", "siege": "event-fortified", "drawn": "event-drawn-own"}
"""Events of a Combat that are told without a side in a whole game.

Two name it by a number, which is a different player every time; what is drawn is addressed to the player who draws it.
"""

EVENTS: Final[dict[str, Teller]] = {
    **dict.fromkeys(
        (
            "contest", "first", "map_round", "turn", "end_turn", "income", "resource", "paid", "proclaim",
            "proclaim_ends", "hero_placed", "hero_gone", "visit", "black_cube", "flag", "unflag", "cubes_cleared",
            "look", "gained", "taken_top", "replaced", "shared_discard", "shared_reshuffle", "removed", "card_back",
            "specialty", "experience", "level", "morale", "doomed", "hand_lost", "built", "recruited", "reinforced",
            "weakened", "offered", "hired", "bought_spell", "result", "encounter", "siege_pay",
            "no_defense", "fight", "sacrificed", "town_taken", "cube", "ransom", "hero_beaten", "army_again",
            "homeless", "regained", "eliminated", "final_battle", "won", "drawn_game", "avoided", "redrawn",
            "darkness", "pool_back", "kept", "borrowed", "borrowed_leaves", "joined", "scored",
            "lent", "lent_back", "closed", "horde_card", "wings", "offer", "handed",
            "refused", "given", "grail", "grail_left", "grail_home", "picked", "tile_drawn", "new_hand", "search_again",
            "restored", "levied", "levy_failed", "barred", "beast_hoard", "beast_survives", "beast_heals",
            "beast_slain", "dropped", "swapped_out", "deck_ready",
        ),
        plain,
    ),
    **dict.fromkeys(
        ("looked", "taken", "spied_unit", "shown", "beast_seen", "dropped_card", "lesson"), without("player")
    ),
    **dict.fromkeys(
        ("map_die", "map_reroll", "start_tile", "goal", "laid"), without("n")
    ),
    "combat_power": _combat_power,
    "faction": _faction,
    "hero": _hero,
    "heir": lambda event, names, lang: ("event-heir", _hero(event, names, lang)[1]),
    "licence": _licence,
    "walk": _walked,
    "discovered": _discovered,
    "turned": _turned,
    "income_change": _income_changed,
    "movement": _moved_by,
    "traded": _traded,
    "spied": _spied,
    "spied_card": _spied_card,
    "rule": _ruled,
    "rule_set": _rule_set,
    "story": _story,
    "token": _token,
    "sole_token": _sole_token,
    **dict.fromkeys(AI_EVENTS, plain),
    "ai_walk": _ai_walked,
    "ai_rule": _ai_ruled,
    "ai_strengthened": without("n"),
    "broke_in": without("spot"),
    "braced": without("spot"),
    "horde": lambda event, _names, _lang: ("event-horde", {"n": int(event.args["n2"])}),
}  # fmt: skip
"""By name. What is not here is an event of a Combat that `banneret.heroes.text.combat_events` tells."""
