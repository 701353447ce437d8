"""Words for a game being played: the sentence of an event, the label of an option, the question that is asked.

Everything here is made from what any reader of a game has: events, keys, and the description of a view. What a seat
may not know therefore cannot get into its words.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, Final, cast

from banneret.heroes.text import casting, morale
from banneret.heroes.text.combat_events import (
    EXTRA_ATTACK,
    STATISTICS,
    STEP_OF_60,
    Told,
    card_name,
    sentence,
    side_names,
    side_of,
    unit_of,
)
from banneret.heroes.text.component_names import name
from banneret.heroes.text.expansions import added_words
from banneret.heroes.text.messages import message
from banneret.kernel.kinds import K_MAY, K_SPACE
from banneret.kernel.sequence import question_of
from banneret.text.catalogue import signed

if TYPE_CHECKING:
    from banneret.heroes.state.battle import Battle
    from banneret.kernel.event import Event
    from banneret.kernel.game import Game
    from banneret.kernel.rules import GameRules, View

__all__ = [
    "STATISTICS",
    "Situation",
    "option_text",
    "prompt",
    "sentence",
    "side_names",
    "side_of",
    "unit_of",
]

ATTACKS: Final = ("attack", "retaliate")
THROWS: Final = ("offer_reroll", "got_omen", "offer_power")
"""The steps that ask about the dice of a throw, not about a single die."""
PLACING: Final = frozenset({"ask_space", "ask_hex", "turned_obstacle"})
"""The steps that ask for a space on which something is placed."""


# -- the question ------------------------------------------------------------------------------------------------------


def combat_seen(view: View, rules: GameRules) -> dict[str, object]:
    """What a view shows of a Combat, whether a skirmish or part of a whole game."""
    from banneret.heroes.rules import HeroesRules
    from banneret.heroes.state.battle import Battle
    from banneret.heroes.view.describe_combat import describe

    return describe(cast(Battle, view.state), view.seat, cast(HeroesRules, rules).keys)


class Situation:
    """What is asked now, as the seat that is asked sees it."""

    def __init__(self, game: Game, lang: str) -> None:
        self.game = game
        self.lang = lang
        self.question = question_of(game.state.step)
        self.kind = game.state.kind
        self.view = game.view(game.state.seat)
        self.seen: Mapping[str, Any] = combat_seen(self.view, game.rules)

    def past(self, *names: str) -> Iterator[Event]:
        """What everybody saw happen, the latest first, of these names only."""
        return (event for event in self.game.events_back() if event.name in names and event.audience is None)

    def unit_on(self, space: str) -> str:
        """The name of the unit on a space, or that there is none."""
        units = (name(unit["unit"], self.lang) for unit in self.seen["units"] if unit["space"] == space)
        return next(units, message("ui-empty-space", self.lang))

    @property
    def active(self) -> str:
        """The name of the unit being activated."""
        number = self.seen["active"]
        return next((name(unit["unit"], self.lang) for unit in self.seen["units"] if unit["number"] == number), "")

    def struck(self, argument: str) -> tuple[str, int]:
        """A unit of the attack in hand: who makes it (`unit`) or whom it is made on (`unit2`).

        Whether somebody strikes back is asked about a first attack, when an extra one may have come in between.
        """
        attacks = self.past(*ATTACKS)
        if self.question == "strike_back":
            attacks = (attack for attack in attacks if not int(attack.args.get("n", 0)) & EXTRA_ATTACK)
        return unit_of(str(next(attacks).args[argument]))

    @property
    def placed(self) -> str:
        """The name of the unit that is being deployed: the one picked last."""
        return name(self.game.key(self.game.last_answer).partition(":")[2], self.lang)

    @property
    def came_from(self) -> str:
        """The space from which the active unit moved."""
        return str(next(self.past("move")).args["space"])

    @property
    def saviour(self) -> str:
        """The name of the unit that could still save a friend: each may do so once."""
        from banneret.heroes.box.cards_and_units import load
        from banneret.heroes.box.verbs.combat import SaveAlly

        _, target = self.struck("unit2")
        used = {unit_of(str(event.args["unit"]))[1] for event in self.past("save")}
        sides = {unit.id: (unit.few, unit.pack) for unit in load().units}
        sides |= {unit.id: (unit.card, unit.card) for unit in load().neutral_units}
        for unit in self.seen["units"]:
            number = unit["number"]
            if side_of(number) == side_of(target) and number != target and number not in used:
                abilities = sides[unit["unit"]][unit["pack"]].abilities if unit["unit"] in sides else ()
                if any(isinstance(verb, SaveAlly) for ability in abilities for verb in ability.do):
                    return name(unit["unit"], self.lang)
        return ""

    def die(self, n: int) -> int:
        """The face of a die that may be rolled again: of the attack, of a Defense token, an ability or morale."""
        if self.question in THROWS and n < len(self.seen["dice"]):
            return int(self.seen["dice"][n])
        return cast("Battle", self.view.state).defense_die

    @property
    def dice(self) -> str:
        """The faces that may be rolled again, in words."""
        many = len(self.seen["dice"]) if self.question in THROWS else 1
        return ", ".join(signed(self.die(n)) for n in range(many))


def prompt(game: Game, lang: str = "en", now: Situation | None = None) -> str:
    """What the game asks now."""
    now = now or Situation(game, lang)
    asks = prompts().get((now.question, now.kind)) or prompts().get((now.question, None))
    if asks is None:
        return message("prompt-space" if now.kind == K_SPACE else "prompt-yes-no", lang)
    id, words = asks(now)
    return message(id, lang, **words)


Asks = Callable[[Situation], Told]
Labels = Callable[[Situation, str, str], Told]


@cache
def prompts() -> Mapping[tuple[str, int | None], Asks]:
    """Every question, those of expansions among them."""
    return PROMPTS | {id: asks for words in added_words() for id, asks in words.combat_prompts.items()}


@cache
def _options() -> Mapping[str, Labels]:
    return OPTIONS | {id: labels for words in added_words() for id, labels in words.combat_options.items()}


def _save(now: Situation) -> Told:
    """Where a friend alone could help it is named; where a spell could, or nothing may be told, it is asked openly."""
    if list(now.seen["options"]) == ["yes", "no"]:
        return "prompt-save-ally", {"unit": now.saviour, "target": _struck(now, "unit2")}
    return "prompt-rescue", {"unit": _struck(now, "unit2")}


PROMPTS: Final[dict[tuple[str, int | None], Asks]] = {
    ("meet_guards", None): lambda _now: ("prompt-quick-combat", {}),
    ("ask_unit", None): lambda _now: ("prompt-deploy-unit", {}),
    ("ask_space", None): lambda now: ("prompt-deploy-space", {"unit": now.placed}),
    ("ask_placed", None): lambda _now: ("prompt-deploy-unit", {}),
    ("ask_hex", None): lambda now: ("prompt-deploy-hex", {"unit": now.placed}),
    ("ask_obstacle", None): lambda _now: ("prompt-obstacle", {}),
    ("chose_obstacle", None): lambda now: ("prompt-obstacle-turn", {"obstacle": _being_laid(now)}),
    ("turned_obstacle", None): lambda now: ("prompt-obstacle-hex", {"obstacle": _being_laid(now)}),
    ("ask_gate", None): lambda _now: ("prompt-place-gate", {}),
    ("call_next", None): lambda _now: ("prompt-first", {}),
    ("end_round", None): lambda _now: ("prompt-extend", {"n": 1}),
    ("ask_action", None): lambda now: ("prompt-action", {"unit": now.active}),
    ("choose_target", None): lambda now: ("prompt-target", {"unit": now.active}),
    ("choose_second", None): lambda now: ("prompt-second-target", {"unit": now.active}),
    ("ask_healed", None): lambda now: ("prompt-heal", {"unit": now.active}),
    ("ask_instant", None): lambda _now: ("prompt-card", {}),
    ("ask_swap", None): lambda _now: ("prompt-redraw", {}),
    ("offer_reroll", None): lambda now: ("prompt-reroll", {"face": now.dice}),
    ("read_defense", None): lambda now: ("prompt-reroll", {"face": now.dice}),
    ("did", None): lambda now: ("prompt-reroll", {"face": now.dice}),
    ("offer_ignore", None): lambda now: ("prompt-ignore-die", {"unit": _struck(now, "unit2")}),
    ("offer_save", None): _save,
    ("strike_back", None): lambda now: (
        "prompt-retaliate",
        {"unit": _struck(now, "unit2"), "target": _struck(now, "unit")},
    ),
    ("go_back", None): lambda now: ("prompt-go-back", {"unit": now.active, "space": now.came_from}),
    ("do_next", K_SPACE): lambda now: (
        casting.place_prompt(now) if casting.being_cast(now) else ("prompt-push", {"unit": _struck(now, "unit2")})
    ),
    ("do_next", None): lambda _now: ("prompt-reinforce", {}),
    ("ask_opening", None): lambda _now: ("prompt-opening", {}),
    ("ask_between", None): lambda _now: ("prompt-between", {}),
    ("ask_raised", None): lambda _now: ("prompt-boost", {}),
    ("choose_first", None): lambda _now: ("prompt-first-spell", {}),
    ("ask_redraw", None): lambda _now: ("prompt-redraw-guard", {}),
    ("ask_roll", None): lambda now: ("prompt-roll-play", {"face": ", ".join(map(signed, now.seen["dice"]))}),
    ("read_morale_die", None): lambda now: ("prompt-reroll", {"face": now.dice}),
    ("ask_cost", None): lambda now: ("prompt-cost", {"card": _paid_for(now)}),
    ("ask_dropped", None): lambda _now: ("prompt-discard-card", {}),
    ("ask_kept", None): lambda _now: ("prompt-keep-one", {}),
    ("ask_rest", None): lambda _now: ("prompt-put", {}),
    ("ask_found", None): lambda _now: ("prompt-recover", {}),
    ("ask_patient", None): lambda _now: ("prompt-heal-unit", {}),
    ("got_patient", None): lambda _now: ("prompt-heal-or-cure", {}),
    ("ask_boosted", None): lambda _now: ("prompt-boost", {}),
    ("aim_spell", None): lambda now: ("prompt-card-unit", {"card": _drawn_spell(now)}),
    ("ask_laid", None): lambda now: ("prompt-card-unit", {"card": _card_to_lay(now)}),
    ("ask_first_place", None): lambda _now: ("prompt-swap-first", {}),
    ("ask_second_place", None): lambda _now: ("prompt-swap-second", {}),
    **casting.PROMPTS,
    **morale.PROMPTS,
}
"""By the step that asks, and where one step asks several things by the kind of Choice. An expansion adds its own."""


def _struck(now: Situation, argument: str) -> str:
    return name(now.struck(argument)[0], now.lang)


def _paid_for(now: Situation) -> str:
    """The card whose price is being paid: the frame that asks holds the option that plays it."""
    from banneret.heroes.combat.cards.hands import PAID_FOR
    from banneret.heroes.tables.units_and_cards import CARD_IDS
    from banneret.kernel.keys import argument

    return card_name(CARD_IDS[argument(now.view.state.stack[PAID_FOR])], now.lang)


def _being_laid(now: Situation) -> str:
    """The Obstacle that is being laid: the frame that asks holds it."""
    from banneret.heroes.box.obstacles import OBSTACLE_IDS
    from banneret.heroes.combat.hex.obstacles import CHOSEN_TOKEN

    return name(f"obstacle-{OBSTACLE_IDS[now.view.state.stack[CHOSEN_TOKEN]]}", now.lang)


def _drawn_spell(now: Situation) -> str:
    """The spell of an AI Hero for which a unit is picked: the frame that asks holds it."""
    from banneret.heroes.combat.ai.spells import DRAWN_SPELL
    from banneret.heroes.view.describe_combat import any_card

    return card_name(any_card(now.view.state.stack[DRAWN_SPELL]), now.lang)


def _card_to_lay(now: Situation) -> str:
    """The card of an AI Hero that is laid on a unit: the frame that asks holds it."""
    from banneret.heroes.combat.ai.ai_cards import CARD_TO_LAY
    from banneret.heroes.view.describe_combat import any_card

    return card_name(any_card(now.view.state.stack[CARD_TO_LAY]), now.lang)


# -- options -----------------------------------------------------------------------------------------------------------


def option_text(game: Game, option: int, lang: str = "en", now: Situation | None = None) -> str:
    """The label of an option, such as "Attack: Zombies on b4"."""
    now = now or Situation(game, lang)
    word, _, rest = game.rules.key(now.kind, option).partition(":")
    id, words = _options().get(word, _bare)(now, word, rest)
    return message(id, lang, **words)


def _bare(_now: Situation, word: str, _rest: str) -> Told:
    return f"option-{word.replace('_', '-')}", {}


def _on_space(_now: Situation, word: str, rest: str) -> Told:
    return f"option-{word}", {"space": rest}


def _on_unit(now: Situation, word: str, rest: str) -> Told:
    if word == "attack" and rest == "tower":
        return "option-attack-tower", {}
    return f"option-{word}", {"unit": now.unit_on(rest), "space": rest}


def _place(now: Situation, _word: str, rest: str) -> Told:
    plain = now.question in PLACING or casting.being_cast(now)
    return "option-place" if plain else "option-push", {"space": rest}


def _break(now: Situation, _word: str, rest: str) -> Told:
    return "option-break", {"space": rest, "what": "gate" if rest in now.seen["gate"] else "wall"}


def _of_kind(now: Situation, word: str, rest: str) -> Told:
    return f"option-{word}", {"unit": name(rest, now.lang)}


def _obstacle(now: Situation, _word: str, rest: str) -> Told:
    return "option-obstacle", {"obstacle": name(f"obstacle-{rest}", now.lang)}


def _turned(_now: Situation, _word: str, rest: str) -> Told:
    return "option-rotate", {"n": STEP_OF_60 * int(rest)}


def _of_card(now: Situation, word: str, rest: str) -> Told:
    return f"option-{word.replace('_', '-')}", {"card": card_name(rest, now.lang)}


def _kept(now: Situation, _word: str, rest: str) -> Told:
    """A die that is kept, or a card: of those drawn, or of the discard pile."""
    if not rest:
        return "option-keep", {}
    id = "option-take-back" if now.question == "ask_found" else "option-keep-card"
    return id, {"card": card_name(rest, now.lang)}


def _reroll(now: Situation, word: str, rest: str) -> Told:
    return f"option-{word.replace('_', '-')}", {"face": now.die(int(rest) - 1)}


def _done(now: Situation, _word: str, _rest: str) -> Told:
    return "option-end" if now.question == "ask_action" else "option-done", {}


def _yes_or_no(now: Situation, word: str, _rest: str) -> Told:
    """Yes and no say what they mean where that is known."""
    yes = word == "yes"
    match now.question if now.kind == K_MAY else "":
        case "meet_guards":
            return "option-let-flee" if yes else "option-fight", {}
        case "go_back":
            return ("option-go-back", {"space": now.came_from}) if yes else ("option-stay", {})
        case "offer_save":
            return "option-cancel-attack" if yes else "option-no", {}
        case _:
            return f"option-{word}", {}


def _surrender(now: Situation, _word: str, _rest: str) -> Told:
    return "option-surrender", {"gold": cast("Battle", now.game.state).terms.surrender}


OPTIONS: Final[dict[str, Labels]] = {
    "move": _on_space,
    "gate": _on_space,
    "place": _place,
    "attack": _on_unit,
    "target": _on_unit,
    "activate": _on_unit,
    "break": _break,
    "obstacle": _obstacle,
    "turn": _turned,
    "deploy": _of_kind,
    "reinforce": _of_kind,
    "play": _of_card,
    "expert": _of_card,
    "discard": _of_card,
    "cast": _of_card,
    "unroll": _of_card,
    "power": _of_card,
    "power_expert": _of_card,
    "second": _of_card,
    "power_second": _of_card,
    "keep": _kept,
    "redraw": _of_kind,
    "reroll": _reroll,
    "luck_reroll": _reroll,
    "morale_reroll": _reroll,
    "morale_plus": _reroll,
    "morale_minus": _reroll,
    "done": _done,
    "yes": _yes_or_no,
    "no": _yes_or_no,
    "surrender": _surrender,
    **casting.OPTIONS,
    **morale.OPTIONS,
}
