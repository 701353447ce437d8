"""The answers of BattleLore as they are shown: what each costs, how it reads, and which is expected."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from banneret.battlelore.box.tables import BOUGHT_STEPS, LORE_IDS, POWER_COST
from banneret.battlelore.career.artifacts import PRICE
from banneret.battlelore.career.levels import LEVEL_PRICE
from banneret.battlelore.geometry.grid import HEX_NAMES
from banneret.battlelore.play.lore.lore import cost
from banneret.battlelore.play.lore.picking import TOLL
from banneret.battlelore.play.turn.command_cards import OUT_OF_SECTION, orderable
from banneret.battlelore.play.turn.movement import rings, steps_of, steps_taken
from banneret.battlelore.state.unit_numbers import is_hero
from banneret.battlelore.table.anchors import anchor_of, unit_in_hand
from banneret.battlelore.table.reach import outcome
from banneret.battlelore.text.questions import BattleloreQuestion
from banneret.kernel.keys import argument
from banneret.kernel.kinds import K_ACTION, K_AMOUNT, K_MAY, K_PLAY, K_REROLL
from banneret.table.protocol import Option

FIGHTS: Final = frozenset({"attack", "web", "boulder", "tremor", "earthquake", "hatchets", "bow", "lightning"})
ENDS: Final = frozenset({"done", "pass", "no"})
GIVES_UP: Final = frozenset({"withdraw", "flee", "leave", "give", "drop", "discard"})
STRIKES: Final = frozenset({"ask_back", "ran", "ask_poison"})
"""Steps at which `yes` is to fight."""
EXCHANGE: Final = 2
"""Experience tokens for a draw. Rules: BLH-AFT-19."""
UNSURE: Final = frozenset({"ask_deed", "go_on_retreating"})
"""Steps at which both answers are as good."""


def shown_option(now: BattleloreQuestion, option: int, key: str, main: bool) -> Option:
    """One legal answer."""
    return Option(
        key=key,
        label=now.label(option),
        at=anchor_of(now, key),
        tone=_tone(now, key),
        cost=_cost(now, key, argument(option)),
        main=main,
    )


def expected_answer(keys: Sequence[str], kind: int, question: str) -> str:
    """The key of the expected answer: it continues once nothing else is left; empty if there is a real choice."""
    words = {key.partition(":")[0] for key in keys}
    if kind == K_PLAY:
        return "pass" if "pass" in words else ""
    if kind == K_REROLL:
        return "done"
    if kind == K_MAY:
        return "yes" if "yes" in words and question not in UNSURE else ""
    if kind == K_AMOUNT:
        return keys[0] if question == "ask_ignored" else ""
    if kind == K_ACTION:
        return "done" if words <= {"lore", "done"} and "done" in words else ""
    return ""


def _tone(now: BattleloreQuestion, key: str) -> str:
    word, _, rest = key.partition(":")
    if word in FIGHTS or (word == "yes" and now.question in STRIKES):
        return "fight"
    if word in GIVES_UP:
        return "danger"
    if word == "move" and now.question in ("got_mover", "got_move"):
        return "fight" if outcome(now.s, unit_in_hand(now), HEX_NAMES.index(rest)).targets else ""
    return "end" if word in ENDS else ""


def _cost(now: BattleloreQuestion, key: str, n: int) -> str:
    """What an answer costs, in words that are the same in every language."""
    word, _, rest = key.partition(":")
    match word:
        case "lore":
            return f"lore {cost(now.s, now.side, LORE_IDS.index(rest))}"
        case "order" if now.question == "ask_order" and not orderable(now.s) >> n & 1:
            return f"lore {OUT_OF_SECTION}"
        case "web" | "boulder" | "tremor" | "earthquake":
            return f"lore {POWER_COST[word]}"
        case "yes" if now.question == "ask_toll":
            return f"lore {TOLL}"
        case "yes" if now.question == "ask_poison":
            return f"lore {POWER_COST['poison']}"
        case "move" if now.question in ("got_mover", "got_move"):
            return _steps(now, unit_in_hand(now), n)
        case "buy":
            return f"treasure {PRICE}"
        case "learn":
            return f"experience {LEVEL_PRICE}"
        case "spend":
            return f"experience {EXCHANGE}"
    return ""


def _steps(now: BattleloreQuestion, u: int, goal: int) -> str:
    """A move that has to be bought. Rules: BL-CRE-27."""
    s = now.s
    if is_hero(u) or not BOUGHT_STEPS[s.troop[u]]:
        return ""
    taken = steps_taken(rings(s, u, steps_of(s, u)[1] + 1), goal)
    return f"lore {min(taken, BOUGHT_STEPS[s.troop[u]], s.goblets[now.side])}"
