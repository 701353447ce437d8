"""Answers of a whole game in words: the label of an option, given the question.

Labels are made from the view of the seat that is asked. A label exists for every option there is, offered or not, so
that a refused answer can be named too.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Final

from banneret.heroes.adventure.ai_heroes.turn import MARCHING_AI
from banneret.heroes.adventure.allies import RESOURCE_GIVEN
from banneret.heroes.adventure.effects.banking_and_robbing import RESOURCE_BANKED
from banneret.heroes.adventure.effects.cards import GOLD_FOR_CARD
from banneret.heroes.adventure.map.land import guard, hero_on, location
from banneret.heroes.adventure.map.movement import STEPPING_HERO
from banneret.heroes.adventure.shared_decks import CARDS_LOOKED_AT, DECK_SEARCHED
from banneret.heroes.adventure.special_rules.levies import ORDER, RESOURCES_ASKED_FOR
from banneret.heroes.adventure.trading_post import CARD_PRICE
from banneret.heroes.geometry.map_grid import field_name
from banneret.heroes.state.ai_heroes import ai_on
from banneret.heroes.state.answers_map import DECK_WORDS
from banneret.heroes.state.hero_numbers import owner_of
from banneret.heroes.state.packed_ints import gift_resource, gift_seat
from banneret.heroes.state.pile_numbers import SHARED_DISCARDS
from banneret.heroes.state.teams import allied
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.tables.tiles import RESOURCE_IDS
from banneret.heroes.tables.towns_and_heroes import (
    BUILDING_NAMES,
    HERO_FACTION,
    HERO_IDS,
    KINDS_OF_BUILDING,
    TRADES,
)
from banneret.heroes.tables.units_and_cards import CARD_IDS, FACTION_IDS, UNIT_IDS
from banneret.heroes.text import combat_questions as log
from banneret.heroes.text.ai_heroes import ai_name
from banneret.heroes.text.branch_answers import branch
from banneret.heroes.text.combat_events import Told, card_name
from banneret.heroes.text.component_names import name
from banneret.heroes.text.expansions import added_words
from banneret.heroes.text.map_events import (
    SHARED_DECKS,
    amount_text,
    direction_text,
    trade_texts,
)
from banneret.heroes.text.map_questions import Question, prompt_text
from banneret.heroes.text.messages import message
from banneret.heroes.text.prices import price_of
from banneret.heroes.text.scenario import action_text
from banneret.heroes.text.tile_answers import rotated, towards
from banneret.kernel.keys import argument

if TYPE_CHECKING:
    from banneret.kernel.game import Game

__all__ = ["Question", "option_label", "prompt_text"]

SEARCHES: Final = frozenset({"ask_search", "ask_take", "ask_put"})
"""The steps of searching a shared deck; their frame says which deck."""


def option_label(game: Game, option: int, lang: str = "en", now: Question | None = None) -> str:
    """The label of an option, such as "Move to the Windmill (north-east)".

    Code that labels many options of one question makes the Question once and passes it on.
    """
    if not isinstance(game.state, WholeGame):
        return log.option_text(game, option, lang)
    now = now or Question(game, lang)
    word, _, rest = game.rules.key(now.kind, option).partition(":")
    told = _options().get((word, bool(rest)), _of_combat)(now, word, argument(option))
    if told is None:
        return log.option_text(game, option, lang, now.combat)
    id, words = told
    return message(id, lang, **words)


Labels = Callable[[Question, str, int], Told | None]


@cache
def _options() -> Mapping[tuple[str, bool], Labels]:
    return OPTIONS | {key: labels for words in added_words() for key, labels in words.map_options.items()}


def _of_combat(_now: Question, _word: str, _n: int) -> Told | None:
    """Nothing of the map: the words of a Combat do."""
    return None


def _bare(_now: Question, word: str, _n: int) -> Told:
    return f"option-{word.replace('_', '-')}", {}


# -- moving ------------------------------------------------------------------------------------------------------------


def _go(now: Question, word: str, field: int) -> Told:
    """Who or what waits there is said too."""
    h = 2 * now.seat + (word == "go2")
    start = now.s.hero_at[h]
    words = {"place": now.place(field), "direction": direction_text(start, field, now.lang) if start >= 0 else ""}
    if not words["direction"]:
        words["direction"] = field_name(field)
    other = hero_on(now.s, field, h)
    if other >= 0 and not allied(now.s, owner_of(other), now.seat):
        return f"option-{word}-fight", {**words, "other": now.names.hero(other, now.lang)}
    foe = ai_on(now.s, field)
    if foe >= 0:
        return f"option-{word}-fight", {**words, "other": ai_name(now.s.game_terms.scenario, foe, now.lang)}
    level = guard(now.s, field)
    return (f"option-{word}-guarded", {**words, "n": level}) if level else (f"option-{word}", {**words})


def _lead(now: Question, _word: str, field: int) -> Told:
    """A step of an AI hero, by its direction."""
    at = now.s.scenario_state.host.at
    ai = now.frame(MARCHING_AI)
    start = at[ai] if 0 <= ai < len(at) else -1
    direction = direction_text(start, field, now.lang) if start >= 0 else ""
    return "option-lead", {"place": now.place(field), "direction": direction or field_name(field)}


def _settle(now: Question, _word: str, field: int) -> Told:
    return "option-settle", {"place": now.place(field)}


def _revisit(now: Question, _word: str, n: int) -> Told:
    field = now.s.hero_at[2 * now.seat + n]
    price = now.s.game_terms.visit_price.get(location(now.s, field), 0) if field >= 0 else 0
    if price:
        return "option-slow-visit2" if n else "option-slow-visit", {"place": now.place(field), "n": price}
    return "option-revisit2" if n else "option-revisit", {"place": now.place(now.s.hero_at[2 * now.seat + n])}


def _stop(now: Question, _word: str, _n: int) -> Told:
    h = now.frame(STEPPING_HERO) if now.question == "take_step" else 2 * now.seat
    return "option-stop", {"place": now.place(now.s.hero_at[h])}


def _turn(now: Question, word: str, spot: int) -> Told | None:
    """A tile on the map; in a Combat an Obstacle is turned, which has words there."""
    return None if now.s.base else towards(now, word, spot)


# -- the town ----------------------------------------------------------------------------------------------------------


def _build(now: Question, word: str, kind: int) -> Told:
    called = message(f"building-{BUILDING_NAMES[now.building(kind)]}", now.lang)
    return "option-build", {"building": called, "cost": now.cost(price_of(now, word, kind))}


def _use_building(now: Question, _word: str, kind: int) -> Told:
    # Beyond the kinds of the player's own board come the buildings of captured Towns.
    place = now.building(kind) if kind < KINDS_OF_BUILDING else kind - KINDS_OF_BUILDING
    return "option-use-building", {"building": message(f"building-{BUILDING_NAMES[place]}", now.lang)}


def _recruit(now: Question, word: str, kind: int) -> Told:
    return "option-recruit", {"unit": _unit(now, kind), "cost": now.cost(price_of(now, word, kind))}


def _reinforce(now: Question, word: str, kind: int) -> Told | None:
    """In a Combat it costs nothing; on the map what the Citadel or the effect asks."""
    if now.s.alive:
        return None
    return "option-reinforce-paid", {"unit": _unit(now, kind), "cost": now.cost(price_of(now, word, kind))}


def _unit(now: Question, kind: int) -> str:
    return name(UNIT_IDS[kind], now.lang)


def _of_unit(now: Question, word: str, kind: int) -> Told:
    return f"option-{word.replace('_', '-')}", {"unit": _unit(now, kind)}


def _hire(now: Question, word: str, n: int) -> Told:
    return "option-hire", {"cost": now.cost(price_of(now, word, n))}


def _buy_spell(now: Question, word: str, n: int) -> Told:
    return "option-buy-spell", {"cost": now.cost(price_of(now, word, n))}


# -- cards -------------------------------------------------------------------------------------------------------------


def _of_card(now: Question, word: str, card: int) -> Told:
    return f"option-{word.replace('_', '-')}", {"card": card_name(CARD_IDS[card], now.lang)}


def _put(now: Question, word: str, card: int) -> Told:
    id, words = _of_card(now, word, card)
    return "option-put-back" if now.question == "ask_order" else id, words


def _removed(now: Question, word: str, card: int) -> Told:
    id, words = _of_card(now, word, card)
    if now.question == "ask_trade":
        return "option-trade-remove", {**words, "n": CARD_PRICE}
    return (
        ("option-trade-remove", {**words, "n": now.frame(GOLD_FOR_CARD)}) if now.question == "ask_sold" else (id, words)
    )


def _look(now: Question, _word: str, _n: int) -> Told:
    if now.question == "ask_witch":
        return "option-look", {"deck": message("deck-ability", now.lang), "n": 1}
    if now.question in SEARCHES:
        deck = message(f"deck-{SHARED_DECKS[now.frame(DECK_SEARCHED)]}", now.lang)
        return "option-look", {"deck": deck, "n": now.frame(CARDS_LOOKED_AT)}
    return "option-look-plain", {}


def _take_top(now: Question, _word: str, _n: int) -> Told:
    pile = now.s.piles[SHARED_DISCARDS + now.frame(DECK_SEARCHED)] if now.question in SEARCHES else ()
    if not pile:
        return "option-take-top-plain", {}
    return "option-take-top", {"card": card_name(CARD_IDS[pile[-1]], now.lang)}


def _deck(now: Question, _word: str, n: int) -> Told:
    deck = message(f"deck-{DECK_WORDS[n]}", now.lang)
    return "option-deck", {"deck": deck[:1].upper() + deck[1:]}


def _draw_cards(_now: Question, _word: str, n: int) -> Told:
    return "option-draw-cards", {"n": n}


# -- effects and dice --------------------------------------------------------------------------------------------------


def _result(now: Question, _word: str, n: int) -> Told:
    faces = now.faces()
    return ("option-result", {"face": faces[n]}) if n < len(faces) else ("option-result-n", {"n": n + 1})


def _reroll(now: Question, word: str, n: int) -> Told | None:
    """A die of the map; those of a Combat have words there."""
    faces = now.faces()
    return (f"option-{word.replace('_', '-')}", {"face": faces[n]}) if n < len(faces) else None


def _trade(now: Question, _word: str, n: int) -> Told:
    if n >= len(TRADES):
        return "option-choose-n", {"n": n + 1}
    amount, other = trade_texts(n, now.lang)
    return "option-trade", {"amount": amount, "other": other}


def _player(now: Question, word: str, n: int) -> Told:
    return f"option-{word}", {"player": _called(now, n)}


def _called(now: Question, n: int) -> str:
    """The name of a seat, also of one that nobody sits on."""
    there = n < len(now.names.players)
    return now.names.player(n, now.lang) if there else message("ui-player", now.lang, n=n + 1)


def _give(now: Question, _word: str, n: int) -> Told:
    resource = name(f"resource-{RESOURCE_IDS[gift_resource(n)]}", now.lang)
    return "option-give", {"player": _called(now, gift_seat(n)), "resource": resource}


def _rule(now: Question, word: str, n: int) -> Told:
    """A rule of the scenario that the player may use."""
    game_terms = now.s.game_terms
    if n >= len(game_terms.turn_actions):
        return "option-choose-n", {"n": n + 1}
    rule = game_terms.scenario.rules[game_terms.rulebook[game_terms.turn_actions[n].place].entry]
    return f"option-{word}", {"text": action_text(game_terms.scenario.id, rule, now.lang)}


def _amount(now: Question, _word: str, n: int) -> Told:
    named = {"ask_amount": RESOURCE_GIVEN, "ask_banked": RESOURCE_BANKED}.get(now.question)
    resource = RESOURCE_IDS[now.frame(named)] if named is not None else ""
    if now.question == "ask_levy":
        resource = RESOURCE_IDS[ORDER[now.frame(RESOURCES_ASKED_FOR)]]
    return ("option-effect", {"text": amount_text(resource, n, now.lang)}) if resource else ("option-amount", {"n": n})


def _hand_to(now: Question, _word: str, n: int) -> Told:
    there = owner_of(n) < now.s.game_terms.players
    return "option-hand-to", {"hero": now.names.hero(n, now.lang) if there else _called(now, owner_of(n))}


def _hero_of(now: Question, _word: str, n: int) -> Told:
    return "option-hero-of", {"hero": now.names.hero(2 * now.seat + n, now.lang)}


def _faction(now: Question, _word: str, n: int) -> Told:
    return "option-faction", {"faction": name(f"faction-{FACTION_IDS[n]}", now.lang)}


def _hero(now: Question, _word: str, n: int) -> Told:
    faction = name(f"faction-{FACTION_IDS[HERO_FACTION[n]]}", now.lang)
    return "option-hero", {"hero": message(f"hero-{HERO_IDS[n]}", now.lang), "faction": faction}


# -- yes, no and the like ----------------------------------------------------------------------------------------------

_MEANT: Final[dict[tuple[str, str], Told]] = {
    ("yes", "ask_avoid"): ("option-let-flee", {}),
    ("yes", "ask_sacrifice"): ("option-give-up", {}),
    ("yes", "got_sacrifice"): ("option-give-up", {}),
    ("yes", "ai_or_give_up"): ("option-give-up", {}),
    ("yes", "eliminate"): ("option-steer", {}),
    ("yes", "ask_new_hand"): ("option-new-hand", {}),
    ("no", "ask_avoid"): ("option-fight", {}),
    ("no", "ask_sacrifice"): ("option-fight", {}),
    ("no", "got_sacrifice"): ("option-fight", {}),
    ("no", "ai_or_give_up"): ("option-fight", {}),
    ("no", "ask_search"): ("option-no-search", {}),
    ("no", "ask_new_hand"): ("option-keep-hand", {}),
    ("no", "ask_take"): ("option-discard-it", {}),
    ("no", "propose"): ("option-no-offer", {}),
    ("no", "ask_in_return"): ("option-refuse", {}),
    ("done", "ask_recruit"): ("option-recruit-done", {}),
    ("done", "ask_turn_discard"): ("option-no-discard", {}),
    ("done", "ask_exchange"): ("option-no-discard", {}),
}


def _meant(now: Question, word: str, _n: int) -> Told | None:
    """Words that say what an answer means where that is known."""
    return _MEANT.get((word, now.question))


OPTIONS: Final[dict[tuple[str, bool], Labels]] = {
    **dict.fromkeys((("go", True), ("go2", True)), _go),
    **{(word, True): towards for word in ("discover", "discover2", "lay", "lay2")},
    ("turn", True): _turn,
    **{(word, True): _of_unit for word in ("use_unit", "weaken", "lend", "restore")},
    **{(word, True): _of_card for word in ("take", "replace", "offer")},
    **{(word, True): _reroll for word in ("reroll", "morale_reroll", "luck_reroll")},
    **{(word, False): _bare for word in ("end_turn", "top", "bottom", "morale_search")},
    ("rotate", True): rotated,
    ("settle", True): _settle,
    ("lead", True): _lead,
    ("revisit", True): _revisit,
    ("stop", False): _stop,
    ("build", True): _build,
    ("use", True): _use_building,
    ("recruit", True): _recruit,
    ("reinforce", True): _reinforce,
    ("hire", False): _hire,
    ("buy_spell", False): _buy_spell,
    ("put", True): _put,
    ("remove", True): _removed,
    ("look", False): _look,
    ("take_top", False): _take_top,
    ("deck", True): _deck,
    ("draw_cards", True): _draw_cards,
    ("choose", True): branch,
    ("result", True): _result,
    ("trade", True): _trade,
    ("player", True): _player,
    ("exchange", True): _player,
    ("give", True): _give,
    ("amount", True): _amount,
    ("hand_to", True): _hand_to,
    **dict.fromkeys((("rule", True), ("rule2", True)), _rule),
    ("hero_of", True): _hero_of,
    ("faction", True): _faction,
    ("hero", True): _hero,
    ("yes", False): _meant,
    ("no", False): _meant,
    ("done", False): _meant,
}
"""By the word of a key, and whether something follows it: `use` is a unit's action, `use:...` a building.

An expansion adds its own."""
