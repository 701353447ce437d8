"""Words for Adventure mode: its cards, and what is asked and answered about them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final, cast

from banneret.battlefield.adventure_mode.deck import AdventureCard, adventure_deck_file
from banneret.heroes.tables.units_and_cards import kind_of
from banneret.heroes.text.combat_events import Told, card_name
from banneret.heroes.text.component_names import name
from banneret.heroes.text.messages import has, message, render
from banneret.heroes.text.programs import either, program_text
from banneret.heroes.text.sheets import Sheets
from banneret.text.catalogue import signed

if TYPE_CHECKING:
    from banneret.battlefield.adventure_mode.state import AdventureModeGame
    from banneret.heroes.box.verbs.combat import Verb
    from banneret.heroes.text.map_questions import Question


# -- the cards ---------------------------------------------------------------------------------------------------------


def adventure_name(id: str, lang: str = "en") -> str:
    """The name of an Adventure card: its own, or that of the location it shows."""
    return message(f"adventure-{id}" if has(f"adventure-{id}", lang) else f"location-{id}", lang)


def adventure_lines(card: AdventureCard, lang: str = "en") -> list[str]:
    """What an Adventure card does, a line for each reward of a Combat and for each case of an Event."""
    if card.combat:
        basic = message("sheet-adventure-basic", lang, text=program_text(card.basic, lang))
        levels = [(level.power, reward_text(card, level.power, lang)) for level in card.levels]
        return [basic, *(message("sheet-adventure-level", lang, n=power, text=text) for power, text in levels)]
    if has(f"adventure-{card.id}-text", lang):
        return [message(f"adventure-{card.id}-text", lang)]
    lines = [line for verb in card.do for line in _cases(verb, lang)]
    lines = lines or [program_text(card.do, lang)]
    return lines if card.can_be_saved else [*lines, message("sheet-adventure-unsaved", lang)]


def reward_text(card: AdventureCard, power: int, lang: str = "en") -> str:
    """What winning a Combat with a declared power gives."""
    return program_text(next(level.do for level in card.levels if level.power == power), lang)


def _cases(verb: Verb, lang: str) -> list[str]:
    """The lines of an effect that depends on a die or on how often it happened before; none for any other."""
    from banneret.battlefield.adventure_mode.verbs import AttackDie, ByOwnCount

    if isinstance(verb, AttackDie):
        return [
            message("sheet-adventure-face", lang, face=either([signed(face) for face in throw.faces], lang),
                    text=program_text(throw.do, lang))
            for throw in verb.attack_die
        ]  # fmt: skip
    if isinstance(verb, ByOwnCount):
        return [
            message("sheet-adventure-nth", lang, n=n, last="yes" if n == len(verb.by_own_count) else "no",
                    text=program_text(branch.do, lang))
            for n, branch in enumerate(verb.by_own_count, 1)
        ]  # fmt: skip
    return []


def adventure_source(program: int, lang: str = "en") -> str:
    """The Adventure card that a program belongs to; empty where it belongs to none."""
    from banneret.battlefield.adventure_mode.answers import ADVENTURE_IDS
    from banneret.battlefield.adventure_mode.tables import BASIC_REWARD, BATTLE_REWARD, EVENT_DOES

    for n, id in enumerate(ADVENTURE_IDS):
        if program in (EVENT_DOES[n], BASIC_REWARD[n], *BATTLE_REWARD[n]):
            return adventure_name(id, lang)
    return ""


def _card(n: int) -> AdventureCard:
    from banneret.battlefield.adventure_mode.deck import adventure_deck_file

    return adventure_deck_file().cards[n]


def _card_fought(now: Question) -> AdventureCard:
    """The card of the Combat for which a power is declared."""
    from banneret.battlefield.adventure_mode.resolving import CARD_FOUGHT

    return _card(now.frame(CARD_FOUGHT))


def adventure_text(card: AdventureCard, lang: str = "en") -> str:
    """The sheet of an Adventure card."""
    title = {"name": adventure_name(card.id, lang)}
    lines = [render("sheet-adventure-combat" if card.combat else "sheet-adventure-event", lang, {**title})]
    lines.append(render("sheet-copies", lang, {"n": card.copies}))
    return "\n".join([*lines, *adventure_lines(card, lang)])


def adventure_sheets() -> Sheets:
    """By id, such as `adventure/obelisk`."""
    return {f"adventure/{card.id}": (partial(adventure_text, card),) for card in adventure_deck_file().cards}


# -- questions ---------------------------------------------------------------------------------------------------------


def _plain(id: str) -> Callable[[Question], Told]:
    return lambda _now: (id, {})


def _to_player(id: str) -> Callable[[Question], Told]:
    return lambda now: (id, {"player": now.player})


def _turn(now: Question) -> Told:
    return "prompt-adventure-mode-turn", {
        "player": now.player,
        "n": now.s.game_round,
        "most": now.s.game_terms.round_limit,
    }


def _declare(now: Question) -> Told:
    return "prompt-declare", {"card": adventure_name(_card_fought(now).id, now.lang)}


def _send(now: Question) -> Told:
    return "prompt-send", {"n": cast("AdventureModeGame", now.s).declared}


def _sort(now: Question) -> Told:
    from banneret.heroes.state.pile_numbers import GAINED
    from banneret.heroes.tables.units_and_cards import CARD_IDS

    return "prompt-sort-card", {"card": card_name(CARD_IDS[now.s.piles[GAINED][0]], now.lang)}


PROMPTS: Final[dict[str, Callable[[Question], Told]]] = {
    "ask_expedition_turn": _turn,
    "ask_kept_card": _to_player("prompt-adventure-keep"),
    "pass_cards_on": _to_player("prompt-adventure-passed"),
    "ask_swap_adventure": _plain("prompt-adventure-swap"),
    "ask_saved": _plain("prompt-adventure-save"),
    "ask_other_path": _plain("prompt-adventure-exchange"),
    "look_into_spring": _plain("prompt-adventure-spring"),
    "ask_astrologers": _to_player("prompt-astrologers"),
    "ask_power_declared": _declare,
    "ask_band": _send,
    "ask_stunned": _plain("prompt-stun"),
    "ask_panic_unit": _plain("prompt-stun"),
    "ask_roused": _plain("prompt-rouse"),
    "ask_removed": _plain("prompt-remove-own"),
    "sort_gained": _sort,
}
"""By the step that asks."""


# -- answers -----------------------------------------------------------------------------------------------------------


def _of_adventure(now: Question, word: str, n: int) -> Told:
    return f"option-{word.replace('_', '-')}", {"card": adventure_name(_card(n).id, now.lang)}


def _of_card(now: Question, word: str, n: int) -> Told:
    from banneret.heroes.tables.units_and_cards import CARD_IDS

    return f"option-{word.replace('_', '-')}", {"card": card_name(CARD_IDS[n], now.lang)}


def _of_unit(now: Question, word: str, kind: int) -> Told:
    from banneret.heroes.tables.units_and_cards import UNIT_IDS

    return f"option-{word}", {"unit": name(UNIT_IDS[kind], now.lang)}


def _sent(now: Question, word: str, kind: int) -> Told:
    """A unit with the attack it would add: nothing if it is stunned."""
    from banneret.heroes.state.pile_numbers import RESERVE
    from banneret.heroes.tables.units_and_cards import ATTACK_VALUE

    id, words = _of_unit(now, word, kind)
    rows = [row for row in now.s.piles[RESERVE] if kind_of(row) == kind]
    stunned = kind in now.s.stunned[now.seat]
    return id, {**words, "n": ATTACK_VALUE[rows[0]] if rows and not stunned else 0}


def _declared(now: Question, _word: str, n: int) -> Told:
    """A Combat Power with its reward; one that is not printed on the card has none."""
    card = _card_fought(now) if now.question == "ask_power_declared" else None
    if card is None or n not in [level.power for level in card.levels]:
        return "option-declare-n", {"n": n}
    return "option-declare", {"n": n, "text": reward_text(card, n, now.lang)}


def _raise(now: Question, _word: str, n: int) -> Told:
    from banneret.heroes.tables.tiles import RESOURCE_IDS

    return "option-raise", {"resource": name(f"resource-{RESOURCE_IDS[n]}", now.lang)}


OPTIONS: Final[dict[tuple[str, bool], Callable[[Question, str, int], Told]]] = {
    **{
        (word, True): _of_adventure
        for word in ("keep_adventure", "swap_adventure", "resolve", "drop_adventure", "save_adventure")
    },
    **{(word, True): _of_card for word in ("use_movement", "beside", "into_deck")},
    **{(word, True): _of_unit for word in ("stun", "rouse")},
    ("send", True): _sent,
    ("declare", True): _declared,
    ("raise", True): _raise,
    ("roll_income", False): lambda _now, _word, _n: ("option-roll-income", {}),
}
"""By the word of a key, and whether something follows it."""

PLAIN_EVENTS: Final = (
    "set_aside", "adventure_drawn", "adventure_reshuffle", "adventure_kept", "adventure_discard", "adventure_movement",
    "adventure_swapped", "adventure_resolved", "adventure_saved", "adventure_exchanged", "declared", "sent",
    "combat_won", "combat_lost", "scroll", "adventure_over", "no_army",
)  # fmt: skip
"""Events whose sentence has all their words."""
OWN_EVENTS: Final = (
    "adventure_offer", "adventure_kept_card", "adventure_discarded", "scroll_spell", "unit_stunned", "unit_roused",
)  # fmt: skip
"""Events whose sentence does not name the player."""
