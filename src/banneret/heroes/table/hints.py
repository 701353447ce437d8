"""A second line under a question, where there is something worth knowing that the question does not say."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Final, cast

from banneret.heroes.adventure.map.entering import GUARDED_FIELD
from banneret.heroes.adventure.map.land import guard, location
from banneret.heroes.adventure.town.others_turns import PASSES_IN_A_ROW
from banneret.heroes.box.map_and_towns import load_realm
from banneret.heroes.combat.deployment import DEPLOYING_SIDE
from banneret.heroes.state.answers_combat import REINFORCE
from banneret.heroes.state.answers_map import BUILD, BUY_SPELL, HIRE, RECRUIT
from banneret.heroes.state.battle import Battle
from banneret.heroes.state.pile_numbers import RESERVE
from banneret.heroes.tables.tiles import LOCATION_IDS, RESOURCE_IDS
from banneret.heroes.text.component_names import name
from banneret.heroes.text.map_events import amount_text
from banneret.heroes.text.map_questions import Question
from banneret.heroes.text.messages import message
from banneret.heroes.text.programs import program_text
from banneret.heroes.view.describe_game import TOKENS
from banneret.kernel.keys import verb

# A cycle of types alone: a question is put into words with this, which is handed the question.
if TYPE_CHECKING:
    from banneret.heroes.table.asking import HeroesAsking


def hint(asking: HeroesAsking) -> str:
    """The second line, or nothing."""
    tell = _IN_COMBAT.get(asking.question)
    if tell is not None:
        return tell(asking)
    on_map = _ON_MAP.get(asking.question)
    return on_map(asking.on_map) if on_map is not None and asking.on_map is not None else ""


# -- the map -----------------------------------------------------------------------------------------------------------


def _turn(now: Question) -> str:
    lines = []
    if now.s.hero_at[2 * now.seat + 1] >= 0:
        main, other = now.s.mp[2 * now.seat : 2 * now.seat + 2]
        lines.append(message("hint-two-heroes", now.lang, n=main, other=other))
    lines.append(_town(now))
    return " ".join(line for line in lines if line)


def _town(now: Question) -> str:
    """The town actions that can be taken: not those without a building for them, or that cannot be paid for."""
    offered = {verb(option) for option in now.s.options}
    left = [token for token in TOKENS if offered & _ACTIONS[token]]
    if not left:
        return ""
    return message("hint-town-open", now.lang, what=", ".join(message(f"hint-town-{t}", now.lang) for t in left))


_ACTIONS: Final = {
    "build": {BUILD},
    "population": {RECRUIT, REINFORCE, verb(HIRE)},
    "spell_book": {verb(BUY_SPELL)},
}
"""The answers for which the tokens of a town are used."""


def _purse(now: Question) -> str:
    """What the asked player can pay with."""
    s = now.s
    stores = s.stores[:3] if s.who[0] == now.seat else s.purse[3 * now.seat : 3 * now.seat + 3]
    amounts = [amount_text(RESOURCE_IDS[n], have, now.lang) for n, have in enumerate(stores)]
    return message("hint-purse", now.lang, what=", ".join(amounts))


def _town_window(now: Question) -> str:
    """What one can pay with and, where one has passed already, why one is asked again."""
    again = now.seat == now.s.turn and now.frame(PASSES_IN_A_ROW) > 0
    return " ".join([message("hint-town-again", now.lang), _purse(now)] if again else [_purse(now)])


def _guards(now: Question) -> str:
    """How strong the guards of a field are, and what a visit brings."""
    field = now.frame(GUARDED_FIELD)
    brings = _visit(LOCATION_IDS[location(now.s, field)], now.lang)
    return f"{message('hint-guards', now.lang, n=guard(now.s, field))} {brings}".strip()


@cache
def _visit(id: str, lang: str) -> str:
    """What a visit of a location does, in words; empty where it only changes hands."""
    visit = next(location.visit for location in load_realm().locations if location.id == id)
    return program_text(visit, lang, "visit", "visit") if visit else ""


_ON_MAP: Final[dict[str, Callable[[Question], str]]] = {
    "ask_turn": _turn,
    "ask_town": _town_window,
    "ask_requested": _purse,
    "ask_recruit": _purse,
    "ask_trade": _purse,
    "ask_reinforced": _purse,
    "ask_transport": _purse,
    "ai_siege": _purse,
    "ask_avoid": _guards,
}


# -- a Combat ----------------------------------------------------------------------------------------------------------


def _fighting(asking: HeroesAsking) -> str:
    """Who strikes at whom, in the windows of an attack."""
    unit, target = (name(asking.in_combat.struck(who)[0], asking.lang) for who in ("unit", "unit2"))
    return message("hint-fighting", asking.lang, unit=unit, target=target)


def _deploy(asking: HeroesAsking) -> str:
    state = cast(Battle, asking.in_combat.view.state)
    return message("hint-deploy", asking.lang, n=len(state.piles[RESERVE + state.stack[DEPLOYING_SIDE]]))


def _movement(asking: HeroesAsking) -> str:
    return message("hint-movement-left", asking.lang, n=int(asking.in_combat.seen["movement"]))


_IN_COMBAT: Final[dict[str, Callable[[HeroesAsking], str]]] = {
    **dict.fromkeys(("ask_instant", "ask_roll", "offer_reroll", "read_defense"), _fighting),
    "ask_unit": _deploy,
    "end_round": _movement,
}
