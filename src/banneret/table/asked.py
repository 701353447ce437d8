"""What is asked now, ready to be shown: the question in words and every legal answer with the thing one clicks for it.

Everything is made from the view of the seat that is asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from banneret.battlelore.table.asked import lore_expected, lore_option
from banneret.heroes.adventure.special_rules.turn_actions import turn_action_price
from banneret.heroes.combat.ending import extends_freely
from banneret.heroes.state.battle import Battle
from banneret.heroes.table.anchors import anchor
from banneret.heroes.table.brings import brings
from banneret.heroes.table.opposition import opposed
from banneret.heroes.tables.tiles import RESOURCE_IDS
from banneret.heroes.text.prices import price_of
from banneret.kernel.keys import argument
from banneret.kernel.kinds import KIND_NAMES
from banneret.table.asking import Asking
from banneret.table.expected import expected
from banneret.table.hints import hint
from banneret.table.protocol import Asked, Option
from banneret.text.catalogue import message

if TYPE_CHECKING:
    from banneret.kernel.game import Game

GOES: Final = frozenset({"go", "go2"})
WALKS: Final = GOES | {"discover", "discover2", "lay", "lay2", "revisit"}
"""What costs a movement point, unless an effect lets a hero step for nothing."""
PAID_STEPS: Final = frozenset({"ask_turn", "take_step"})
FIGHTS: Final = frozenset({"attack", "break", "extend"})
ENDS: Final = frozenset({"end_turn", "pass", "done", "keep", "stay", "stop", "no"})
GIVES_UP: Final = frozenset({"surrender", "retreat", "remove", "weaken"})
SACRIFICES: Final = frozenset({"ask_sacrifice", "got_sacrifice", "ai_or_give_up"})
MEETINGS: Final = SACRIFICES | {"ask_avoid", "meet_guards"}
"""Steps at which `no` or `pass` means to fight."""
SELF_EXPLAINING: Final = frozenset(
    {"faction", "hero", "deck", "player", "give", "hero_of", "result", "trade", "obstacle"}
)
"""Words whose labels are short already, or say what the thing itself does not."""
TELLING: Final = {("pass", "ask_instant"): "short-pass-roll"}
"""Answers whose button says what comes of them."""
SAME: Final = {"place": "target", "gate": "target"}
"""Words that share a short label."""


def asked(game: Game, lang: str, choice: int) -> Asked:
    """The question the game waits on, as the seat that is asked sees it; `choice` is its number for that seat.

    Somebody has to be asked.
    """
    state = game.state
    asking = Asking(game, lang)
    keys = [game.rules.key(state.kind, option) for option in state.options]
    expect = lore_expected if asking.on_field is not None else expected
    main = expect(keys, state.kind, asking.step)
    return Asked(
        choice=choice,
        seat=state.seat,
        kind=KIND_NAMES[state.kind],
        step=asking.step,
        prompt=asking.prompt(),
        options=tuple(_option(asking, o, key, key == main) for o, key in zip(state.options, keys, strict=True)),
        hint=hint(asking),
        clauses=game.rules.clauses(state.step),
    )


def _option(asking: Asking, option: int, key: str, main: bool) -> Option:
    if asking.on_field is not None:
        return lore_option(asking.on_field, option, key, main)
    word = key.partition(":")[0]
    tone = _tone(asking, word, argument(option))
    at = anchor(key, asking.on_map)
    return Option(
        key=key,
        label=asking.label(option),
        at=at,
        short=_short(asking, word, tone, argument(option)) if at or (word, asking.step) in TELLING else "",
        tone=tone,
        cost=_cost(asking, word, argument(option)),
        brings=brings(asking.on_map, word, argument(option)) if asking.on_map is not None else "",
        main=main,
    )


def _tone(asking: Asking, word: str, n: int) -> str:
    now, step = asking.on_map, asking.step
    if word in GOES and now is not None:
        return "fight" if opposed(now.s, 2 * now.seat + (word == "go2"), n) else ""
    if step in MEETINGS and word in ("no", "pass"):
        return "fight"
    if word in GIVES_UP or (word == "yes" and step in SACRIFICES):
        return "danger"
    if word in FIGHTS or (word == "yes" and step in ("strike_back", "ask_transport", "ai_siege")):
        return "fight"
    return "end" if word in ENDS else ""


def _short(asking: Asking, word: str, tone: str, n: int) -> str:
    if (word, asking.step) in TELLING:
        return message(TELLING[word, asking.step], asking.lang)
    if word in SELF_EXPLAINING:
        return ""
    id = SAME.get(word, word)
    if word in GOES and tone == "fight":
        id += "-fight"
    elif word == "put" and asking.step == "ask_order":
        id += "-back"
    elif word == "revisit" and _cost(asking, word, n) not in ("", "movement 1"):
        id = "slow-visit"
    return message(f"short-{id}", asking.lang)


def _cost(asking: Asking, word: str, n: int) -> str:
    """What an answer costs, in words that are the same in every language."""
    if word in ("rule", "rule2", "revisit") and asking.on_map is not None:
        points = turn_action_price(asking.on_map.s, word != "revisit", asking.on_map.seat, n)
        return f"movement {points}" if points else ""
    if word in WALKS:
        return "movement 1" if asking.step in PAID_STEPS else ""
    if word == "extend":
        return "" if extends_freely(cast(Battle, asking.game.state)) else "movement 1"
    if word == "surrender":
        return f"gold {cast(Battle, asking.game.state).terms.surrender}"
    if word == "retreat":
        fee = cast(Battle, asking.game.state).terms.retreat_price
        return f"gold {fee}" if fee else ""
    if asking.on_map is None:
        return ""
    price = price_of(asking.on_map, word, n)
    return ", ".join(f"{RESOURCE_IDS[r]} {amount}" for r, amount in enumerate(price) if amount)
