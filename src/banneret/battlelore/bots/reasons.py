"""Why an answer is good in *BattleLore*: what it does at once, and what it leads to."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, cast

from banneret.battlelore.bots.odds import strike
from banneret.battlelore.box.tables import UNIT_IDS
from banneret.battlelore.geometry.grid import NEAR, hexes_in
from banneret.battlelore.play.combat.battle import COMBAT_ATTACKER, may_battle_back
from banneret.battlelore.play.combat.strength import dice_of, is_melee
from banneret.battlelore.play.turn.turn import UNIT_IN_HAND
from banneret.battlelore.state.battleground import Battleground, side_of
from banneret.battlelore.text.names_and_events import name, word
from banneret.bots.advice import Reason
from banneret.bots.weighed import Weighed, leading_part
from banneret.kernel.keys import argument
from banneret.kernel.rules import View
from banneret.kernel.sequence import question_of

LIKELY: Final = 0.35
"""How likely an attack has to be a unit's end for that to be its reason."""
USUAL: Final = Reason("advice-usual")
UNCOMPARED: Final = Reason("advice-any")
"""No bot compares the answers to such a question: the hint says so rather than nothing."""
PAYS_OFF: Final = Reason("advice-pays-off")


class BattleloreReasons:
    """Tells why."""

    def why(self, view: View, key: str, answer: Weighed, others: Sequence[Weighed]) -> tuple[Reason, ...]:
        """What an answer does at once, and what it leads to."""
        s = cast(Battleground, view.state)
        verb, _, id = key.partition(":")
        by_verb = TOLD.get(verb)
        reason = by_verb(s, id, answer) if by_verb is not None else None
        ahead = leading_part(answer, others)
        if not ahead:
            return (reason or (USUAL if answer.worth is not None else UNCOMPARED),)
        return reason or PAYS_OFF, Reason(f"advice-part-{ahead}")

    def said(self, reasons: Sequence[Reason], view: View, lang: str) -> str:
        """Reasons in one line."""
        lines = [word(reason.id, lang, _words(reason.args, lang)) for reason in reasons]
        return word("advice-and", lang, {"first": lines[0], "second": lines[1]}) if len(lines) > 1 else lines[0]


REASONS: Final = BattleloreReasons()


def _words(args: Mapping[str, str | int], lang: str) -> dict[str, str | int]:
    """What a reason speaks of, by name."""
    return {key: name(key, value, lang) if isinstance(value, str) else value for key, value in args.items()}


def _attack(s: Battleground, _id: str, answer: Weighed) -> Reason | None:
    a = s.stack[COMBAT_ATTACKER if question_of(s.step) == "ask_bonus" else UNIT_IN_HAND]
    t = s.at[argument(answer.option)]
    if t < 0:
        return None
    unit = {"unit": UNIT_IDS[s.troop[t]]}
    melee = is_melee(s, a, t)
    before = s.figures[t]
    _, stays = strike(s, a, t, dice_of(s, a, t), melee)
    if before == 1 and 1 - stays > LIKELY:
        return Reason("advice-attack-end", unit)
    if not melee or not may_battle_back(s, t, a):
        return Reason("advice-attack-unanswered", unit)
    return Reason("advice-attack", unit)


def _move(s: Battleground, _id: str, answer: Weighed) -> Reason | None:
    side = side_of(s, s.seat)
    to = argument(answer.option)
    foes = [s.at[hex] for hex in hexes_in(NEAR[to] & s.occupied[1 - side])]
    if foes:
        weakest = min(foes, key=lambda t: s.figures[t])
        return Reason("advice-move-beside", {"unit": UNIT_IDS[s.troop[weakest]]})
    held = any(of == side and hexes >> to & 1 for of, hexes, _ in s.game_terms.objectives)
    return Reason("advice-move-hold") if held else Reason("advice-move")


def _own_unit(id: str) -> Callable[[Battleground, str, Weighed], Reason | None]:
    def told(s: Battleground, _: str, answer: Weighed) -> Reason | None:
        u = s.at[argument(answer.option)]
        return Reason(id, {"unit": UNIT_IDS[s.troop[u]]}) if u >= 0 else None

    return told


_of_mover, _of_battler = _own_unit("advice-mover"), _own_unit("advice-battler")


def _next(s: Battleground, id: str, answer: Weighed) -> Reason | None:
    """Which of the ordered units comes next, to move or to battle."""
    return (_of_mover if question_of(s.step) == "ask_mover" else _of_battler)(s, id, answer)


TOLD: Final[Mapping[str, Callable[[Battleground, str, Weighed], Reason | None]]] = {
    "play": lambda _s, id, _answer: Reason("advice-command", {"command": id}),
    "order": _own_unit("advice-order"),
    "unit": _next,
    "attack": _attack,
    "move": _move,
    "target": _own_unit("advice-aim"),
    "lore": lambda _s, id, _answer: Reason("advice-lore", {"lore": id}),
    "retreat": lambda _s, _id, _answer: Reason("advice-retreat"),
    "pass": lambda _s, _id, _answer: Reason("advice-pass"),
    "done": lambda _s, _id, _answer: Reason("advice-done"),
}
"""By the verb of an answer: what it does at once."""
