"""A second line under a question of BattleLore, where the question does not say what it is about."""

from __future__ import annotations

from banneret.battlelore.play.combat.retreat import FLAGS_AGAINST, HEXES_TO_RETREAT
from banneret.battlelore.play.turn.command_cards import EVERYBODY
from banneret.battlelore.table.phase import frames, window
from banneret.battlelore.text.names_and_events import word
from banneret.battlelore.text.questions import BattleloreQuestion


def hint_line(now: BattleloreQuestion) -> str:
    """The second line, or nothing."""
    s = now.s
    match now.question:
        case "ask_order":
            of = sum(s.budget)
            return word("hint-orders", now.lang, {"n": s.ordered.bit_count(), "of": of}) if of < EVERYBODY else ""
        case "ask_ignored":
            return word("hint-flags", now.lang, {"n": now.frame(FLAGS_AGAINST)})
        case "ask_retreat":
            return word("hint-steps", now.lang, {"n": now.frame(HEXES_TO_RETREAT)})
        case "ask_window":
            return _moment(now)
    return ""


def _moment(now: BattleloreQuestion) -> str:
    """When a lore card would be played, and between whom."""
    s = now.s
    found = window(s, frames(s))
    if found is None:
        return ""
    moment = word(f"window-{found['kind']}", now.lang)
    if found["target"] < 0 or s.troop[found["unit"]] < 0:
        return word("hint-window", now.lang, {"moment": moment})
    unit, target = (now.called(u) for u in (found["unit"], found["target"]))
    return word("hint-battle", now.lang, {"unit": unit, "target": target, "moment": moment})
