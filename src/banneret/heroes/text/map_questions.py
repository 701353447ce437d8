"""Questions of a whole game: one sentence for each kind of question, by the step that asks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from banneret.heroes.adventure.ai_heroes.turn import MARCHING_AI
from banneret.heroes.adventure.allies import EXCHANGED_WITH, GIVEN_TO, RESOURCE_GIVEN
from banneret.heroes.adventure.effects.banking_and_robbing import RESOURCE_BANKED
from banneret.heroes.adventure.effects.cards import CARDS_EXCHANGED, GOLD_FOR_CARD, MOST_EXCHANGED
from banneret.heroes.adventure.looking_at_decks import DECK_LOOKED_AT
from banneret.heroes.adventure.map.after_combat import LOSING_HERO
from banneret.heroes.adventure.map.discovering import TILE_DRAWN, TILE_TURNED_UP
from banneret.heroes.adventure.map.entering import (
    ATTACKED_ARMY,
    ATTACKED_FIELD,
    ATTACKING_HERO,
    GUARDED_FIELD,
    darkening,
)
from banneret.heroes.adventure.map.flagging import FLAGGED_FIELD
from banneret.heroes.adventure.map.movement import HERO_PUT_ON_HOLDING, STEPPING_HERO
from banneret.heroes.adventure.map.turning_tiles import TILE_TURNED
from banneret.heroes.adventure.seating import hand_limit
from banneret.heroes.adventure.shared_decks import DECK_SEARCHED
from banneret.heroes.adventure.special_rules.levies import GOLD_PAID, LEVY_COLLECTED, ORDER, RESOURCES_ASKED_FOR
from banneret.heroes.adventure.trading_post import CARD_PRICE, DONE_HERE
from banneret.heroes.box.cards_and_units import Cost
from banneret.heroes.box.map_and_towns import GROUPS
from banneret.heroes.game.map_building import TILE_IN_HAND
from banneret.heroes.geometry.map_grid import field_name
from banneret.heroes.scenario.carried_over import MOST_OTHERS
from banneret.heroes.state.ai_heroes import FOUGHT_FOR, HERO_AGAINST_AI
from banneret.heroes.state.answers_map import BRONZE_DECK, DECK_WORDS, LAY
from banneret.heroes.state.chance_outcomes import proclamation_on
from banneret.heroes.state.pile_numbers import HAND, SPIED
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.tables.compile.map import ABOUT_FIELD, NEXT_OPERATION
from banneret.heroes.tables.tiles import RESOURCE_IDS, TILE_GROUP, TILE_IDS
from banneret.heroes.tables.towns_and_heroes import BUILDING_NAMES, KINDS_OF_BUILDING, PROCLAMATION_IDS, Price
from banneret.heroes.tables.units_and_cards import CARD_IDS, UNIT_IDS, kind_of
from banneret.heroes.text import combat_questions as log
from banneret.heroes.text.ai_heroes import ai_name
from banneret.heroes.text.combat_events import Told, card_name
from banneret.heroes.text.component_names import name
from banneret.heroes.text.effect_questions import asking, effect_text, rule_at, source_text
from banneret.heroes.text.expansions import added_words
from banneret.heroes.text.map_events import SHARED_DECKS, face_text
from banneret.heroes.text.messages import message
from banneret.heroes.text.names import Names
from banneret.heroes.text.programs import cost_text
from banneret.heroes.text.scenario import rule_text
from banneret.kernel.keys import SHIFT
from banneret.kernel.kinds import K_AMOUNT, K_PLAY, K_ROLL, K_TARGET
from banneret.kernel.sequence import question_of

if TYPE_CHECKING:
    from banneret.kernel.game import Game


class Question:
    """What a whole game asks now, as the seat that is asked sees it."""

    def __init__(self, game: Game, lang: str, people: Sequence[str] = ()) -> None:
        self.game = game
        self.lang = lang
        self.seat = game.state.seat
        self.kind = game.state.kind
        self.question = question_of(game.state.step)
        self.view = game.view(self.seat)
        state = self.view.state
        if not isinstance(state, WholeGame):
            raise TypeError("a skirmish has no map to ask about")
        self.s = state
        self.names = Names.of(self.view, people)
        self._combat: log.Situation | None = None

    @property
    def combat(self) -> log.Situation:
        """The same question as one of a Combat."""
        if self._combat is None:
            self._combat = log.Situation(self.game, self.lang)
        return self._combat

    def frame(self, argument: int) -> int:
        """One of the arguments of the frame that asks, by the name that its sequence gives it; 0 without a frame."""
        return self.s.stack[argument] if self.s.stack else 0

    @property
    def player(self) -> str:
        """The name of the player asked."""
        return self.names.player(self.seat, self.lang)

    def place(self, field: int) -> str:
        """The name of what lies on a field, also where a hero is on none."""
        return self.names.place(field_name(field), self.lang) if field >= 0 else message("location-empty", self.lang)

    def faces(self) -> list[str]:
        """The dice of the map that lie there, in words."""
        return [face_text(self.game.rules.key(K_ROLL, face), self.lang) for face in self.s.rolled]

    def building(self, kind: int) -> int:
        """The asked player's building of a kind, as a place in the lists of all towns."""
        return KINDS_OF_BUILDING * max(0, self.s.faction[self.seat]) + kind

    def cost(self, price: Price) -> str:
        """A price in words."""
        gold, materials, valuables = price
        return cost_text(Cost(gold=gold, building_materials=materials, valuables=valuables), self.lang)


def prompt_text(game: Game, lang: str = "en", now: Question | None = None) -> str:
    """What the game asks now, as a sentence."""
    if not isinstance(game.state, WholeGame):
        return log.prompt(game, lang)
    now = now or Question(game, lang)
    asks = prompts().get(now.question)
    if asks is None:
        return log.prompt(game, lang, now.combat)
    id, words = asks(now)
    return message(id, lang, **words)


Asks = Callable[[Question], Told]


@cache
def prompts() -> Mapping[str, Asks]:
    """Every question, those of expansions among them."""
    return PROMPTS | {id: asks for words in added_words() for id, asks in words.map_prompts.items()}


def _plain(id: str) -> Asks:
    """A question that is always the same."""
    return lambda _now: (id, {})


def _to_player(id: str) -> Asks:
    """A question that names whom it asks."""
    return lambda now: (id, {"player": now.player})


def _about_hero(id: str, hero: int) -> Asks:
    """A question about the hero that an argument of the frame names."""
    return lambda now: (id, {"hero": now.names.hero(now.frame(hero), now.lang)})


def _turn_discard(now: Question) -> Told:
    limit = hand_limit(now.s, now.seat)
    must = len(now.s.piles[HAND]) > limit
    return "prompt-turn-discard-must" if must else "prompt-turn-discard", {"n": limit}


def _turn(now: Question) -> Told:
    return "prompt-turn", {"player": now.player, "n": now.s.mp[2 * now.seat] + now.s.mp[2 * now.seat + 1]}


def _rotate(tile: int) -> Asks:
    """The tile that an argument of the frame names is turned, or another spot looked for where it does not fit."""

    def rotate(now: Question) -> Told:
        elsewhere = now.s.options and now.s.options[0] >> SHIFT == LAY
        return "prompt-lay-elsewhere" if elsewhere else "prompt-rotate", {"tile": TILE_IDS[now.frame(tile)]}

    return rotate


def _build_spot(now: Question) -> Told:
    """Where the tile just drawn goes, by its kind: each has a rule of its own."""
    tile = now.frame(TILE_IN_HAND)
    return f"prompt-build-{GROUPS[TILE_GROUP[tile]]}", {"player": now.player, "tile": TILE_IDS[tile]}


def _map_effect(now: Question) -> Told:
    """A choice of a program, what it lets one do, or whom it is for."""
    place = now.frame(NEXT_OPERATION) - 1
    if now.kind == K_TARGET:
        heroes = now.game.rules.key(now.kind, now.s.options[0]).startswith("hero_of")
        return "prompt-which-hero" if heroes else "prompt-which-player", {}
    field = now.frame(ABOUT_FIELD)
    source = now.place(field) if field >= 0 else source_text(place, now.s.game_terms, now.lang)
    rule = rule_at(place, now.s.game_terms)
    if rule is not None and now.kind == K_AMOUNT:
        return "prompt-rule", {"text": rule_text(now.s.game_terms.scenario.id, rule, now.lang)}
    if now.kind == K_AMOUNT:
        return ("prompt-choose", {"source": source}) if source else ("prompt-choose-plain", {})
    verb = asking(place, now.s.game_terms.programs)
    text = effect_text(getattr(verb, "may", ()), now.lang)
    return ("prompt-may", {"source": source, "text": text}) if source else ("prompt-may-plain", {"text": text})


def _of_field(id: str, field: int) -> Asks:
    """A question about the field that an argument of the frame names."""
    return lambda now: (id, {"place": now.place(now.frame(field))})


def _search(now: Question) -> Told:
    return "prompt-search", {"deck": message(f"deck-{SHARED_DECKS[now.frame(DECK_SEARCHED)]}", now.lang)}


def _dice(now: Question) -> Told:
    return "prompt-map-reroll", {"face": ", ".join(now.faces())}


def _trade(now: Question) -> Told:
    return ("prompt-trade-on", {}) if now.frame(DONE_HERE) else ("prompt-trade", {"n": CARD_PRICE})


def _exchange(now: Question) -> Told:
    return "prompt-exchange", {"n": now.frame(MOST_EXCHANGED) - now.frame(CARDS_EXCHANGED)}


def _spied(now: Question) -> Told:
    """The card on top of the deck, which only the asked player sees."""
    card = now.s.piles[SPIED][0]
    deck = now.frame(DECK_LOOKED_AT)
    word = DECK_WORDS[deck]
    if BRONZE_DECK <= deck < BRONZE_DECK + 4:
        shown = name(UNIT_IDS[kind_of(card)], now.lang)
    elif word == "astrologers":
        shown = message(f"proclamation-{PROCLAMATION_IDS[proclamation_on(card)]}", now.lang)
    else:
        shown = card_name(CARD_IDS[card], now.lang)
    return "prompt-spied", {"card": shown}


def _return(now: Question) -> Told:
    """The card that an ally offers, which only the asked player sees."""
    card = card_name(CARD_IDS[now.s.piles[SPIED][0]], now.lang)
    return "prompt-return-card", {"player": now.names.player(now.s.turn, now.lang), "card": card}


def _amount(now: Question) -> Told:
    what = name(f"resource-{RESOURCE_IDS[now.frame(RESOURCE_GIVEN)]}", now.lang)
    return "prompt-give", {"player": now.names.player(now.frame(GIVEN_TO), now.lang), "resource": what}


def _bank(now: Question) -> Told:
    return "prompt-bank", {"resource": name(f"resource-{RESOURCE_IDS[now.frame(RESOURCE_BANKED)]}", now.lang)}


def _avoid(now: Question) -> Told:
    id = "prompt-guards-play" if now.kind == K_PLAY else "prompt-guards-flee"
    return id, {"place": now.place(now.frame(GUARDED_FIELD))}


def _lead(now: Question) -> Told:
    return "prompt-lead", {"ai": ai_name(now.s.game_terms.scenario, now.frame(MARCHING_AI), now.lang)}


def _transport(field: int) -> Asks:
    """Whether the army is brought to the field that an argument of the frame names."""
    return lambda now: (
        "prompt-transport",
        {"place": now.place(now.frame(field)), "n": now.s.game_terms.transport_price},
    )


def _darkness(now: Question) -> Told:
    place, _ = darkening(now.s, now.seat)
    return "prompt-darkness", {"building": message(f"building-{BUILDING_NAMES[place]}", now.lang)}


def _levy(now: Question) -> Told:
    """What is still owed when one resource after the other is asked for."""
    owed = now.s.game_terms.programs.levies[now.frame(LEVY_COLLECTED)][0]
    resource = name(f"resource-{RESOURCE_IDS[ORDER[now.frame(RESOURCES_ASKED_FOR)]]}", now.lang)
    return "prompt-levy", {"n": owed, "gold": max(0, owed - now.frame(GOLD_PAID)), "resource": resource}


PROMPTS: Final[dict[str, Asks]] = {
    "ask_faction": _to_player("prompt-faction"),
    "ask_hero": _to_player("prompt-hero"),
    "ask_start_tile": _to_player("prompt-start-tile"),
    "ask_pick": _to_player("prompt-blind-pick"),
    "ask_starter": _to_player("prompt-starter"),
    "ask_building_spot": _build_spot,
    "ask_building_way": _rotate(TILE_IN_HAND),
    "ask_turn_tile": _plain("prompt-turn-tile"),
    "ask_turn_way": _rotate(TILE_TURNED),
    "ask_new_hand": lambda now: ("prompt-new-hand", {"n": len(now.s.piles[HAND])}),
    "ask_bonus": _to_player("prompt-bonus"),
    "ask_income": _plain("prompt-income-step"),
    "ask_turn_discard": _turn_discard,
    "ask_draw": lambda now: ("prompt-draw-cards", {"n": hand_limit(now.s, now.seat)}),
    "ask_turn": _turn,
    "ask_town": _to_player("prompt-town"),
    "ask_requested": _to_player("prompt-requested"),
    "ask_end_step": _plain("prompt-end-step"),
    "take_step": _about_hero("prompt-go-on", STEPPING_HERO),
    "turned_up": _rotate(TILE_TURNED_UP),
    "ask_way": _rotate(TILE_DRAWN),
    "ask_discovery": _plain("prompt-discovery"),
    "ask_holding": _about_hero("prompt-holding", HERO_PUT_ON_HOLDING),
    "got_recruit": _plain("prompt-hire"),
    "ask_recruit": _plain("prompt-recruit"),
    "ask_wisdom": _plain("prompt-wisdom"),
    "do_errand": _map_effect,
    "ask_reward": _of_field("prompt-reward", FLAGGED_FIELD),
    "got_reward": _of_field("prompt-first-bonus", FLAGGED_FIELD),
    "ask_search": _search,
    "ask_take": _plain("prompt-take"),
    "ask_put": _plain("prompt-put"),
    "ask_heir": _to_player("prompt-heir"),
    "ask_star": _to_player("prompt-star"),
    "ask_keep": lambda now: ("prompt-keep", {"n": len(now.s.scenario_state.kept) + 1, "most": MOST_OTHERS}),
    "offer_map_reroll": _dice,
    "pick_result": _plain("prompt-result"),
    "ask_trade": _trade,
    "ask_payment": _plain("prompt-pay-card"),
    "ask_exchange": _exchange,
    "ask_sold": lambda now: ("prompt-sell", {"n": now.frame(GOLD_FOR_CARD)}),
    "ask_witch": _plain("prompt-witch"),
    "witch_shows": _plain("prompt-keep-shown"),
    "ask_spring": _plain("prompt-spring"),
    "ask_order": _plain("prompt-order"),
    "ask_reinforced": _plain("prompt-reinforce-effect"),
    "ask_weakened": _plain("prompt-weaken"),
    "ask_lender": _plain("prompt-lend"),
    "ask_hire": _plain("prompt-mercenaries"),
    "draw_offer": _plain("prompt-offer-deck"),
    "ask_offer": _plain("prompt-offer"),
    "ask_deck": _plain("prompt-spy-deck"),
    "saw_top": _spied,
    "ask_avoid": _avoid,
    "ask_transport": _transport(ATTACKED_FIELD),
    "ai_siege": _transport(FOUGHT_FOR),
    "ai_or_give_up": _about_hero("prompt-sacrifice", HERO_AGAINST_AI),
    "ai_ask_raise": _plain("prompt-after-win"),
    "follow_rule": _lead,
    "ask_sacrifice": _about_hero("prompt-sacrifice", ATTACKING_HERO),
    "got_sacrifice": _about_hero("prompt-sacrifice", ATTACKED_ARMY),
    "ask_darkness": _darkness,
    "ask_raise": _plain("prompt-after-win"),
    "meet_fate": _about_hero("prompt-go-home", LOSING_HERO),
    "eliminate": _plain("prompt-steer"),
    "next_of_team": _plain("prompt-team-first"),
    "propose": lambda now: ("prompt-offer-card", {"player": now.names.player(now.frame(EXCHANGED_WITH), now.lang)}),
    "ask_in_return": _return,
    "ask_amount": _amount,
    "ask_banked": _bank,
    "ask_levy": _levy,
    "ask_fallen": _plain("prompt-fallen"),
    "ask_receiver": _plain("prompt-receiver"),
}
"""By the step that asks; an expansion adds its own. `combat_questions` puts into words what is not here."""
