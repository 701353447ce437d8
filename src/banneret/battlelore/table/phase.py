"""Where a game of BattleLore stands: its phase, the battle, retreat or lore window that is under way, the guided steps.

All of it follows from the sequences on the stack.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from banneret.battlelore.box.tables import CARD_IDS, LORE_IDS
from banneret.battlelore.career.academy import ACADEMY, GRADUATION, HERO_NUMBER
from banneret.battlelore.career.artifacts import BUYING_HERO, DRAWING, DRAWING_HERO, SHOPPING
from banneret.battlelore.career.levels import LEVELLING, RISING_HERO
from banneret.battlelore.geometry.grid import HEX_NAMES
from banneret.battlelore.play.combat.battle import COMBAT, COMBAT_ATTACKER, COMBAT_HOW, COMBAT_TARGET
from banneret.battlelore.play.combat.packed_rolls import (
    BATTLE_BACK,
    BONUS,
    FLIGHT,
    combat_in_melee,
    roll_in_melee,
    roll_kind,
)
from banneret.battlelore.play.combat.retreat import (
    FLAGS_AGAINST,
    FLEEING,
    FLEEING_UNIT,
    HEXES_TO_RETREAT,
    RETREATING,
    RETREATING_UNIT,
)
from banneret.battlelore.play.combat.rolling import STRIKE
from banneret.battlelore.play.combat.strike import ROLL_ATTACKER, ROLL_HOW, ROLL_TARGET
from banneret.battlelore.play.heroes.retreat import RUN, RUNNING_HERO
from banneret.battlelore.play.lore.packed_cards import CANCELLED, attacked_unit, card_played, side_playing, window_alone
from banneret.battlelore.play.lore.playing import (
    CARD_PLAYING,
    PLAYING,
    WINDOW,
    WINDOW_ASKED,
    WINDOW_FIRST,
    WINDOW_SECOND,
)
from banneret.battlelore.play.turn.banners import AFTER_ADVENTURE
from banneret.battlelore.play.turn.turn import CARD_PLAYED, TURN, UNIT_IN_HAND
from banneret.battlelore.state.battleground import Battleground
from banneret.battlelore.state.unit_numbers import SIDE_OF, hero_number
from banneret.battlelore.table.odds import ATTACK, BACK_ROLL, BONUS_ROLL, FLIGHT_ROLL, flights, odds, panics, ways_from
from banneret.kernel.sequence import STEPS, leave, question_of, step_name
from banneret.kernel.state import NEXT_STEP
from banneret.kernel.state import frames as stack_frames

PHASES: Final = {
    "begin_turn": "setup",
    **dict.fromkeys(("ask_command", "command"), "command"),
    **dict.fromkeys(("ask_order", "got_order"), "order"),
    **dict.fromkeys(("ask_mover", "got_mover", "got_move", "halt"), "move"),
    **dict.fromkeys(("ask_battler", "got_battler", "got_target", "end_turn"), "combat"),
}
"""By the next step of a turn; whatever comes later is its end."""
AFTER_STEPS: Final = ("captives", "spoils", "experience", "buy", "draw", "put_back", "rise", "record")
"""Rules: BLH-AFT-01."""
AFTER_NOW: Final = {"free_captives": 0, "share_spoils": 1, "buy": 3, "draw": 4, "put_back": 5, "rise": 6}
NEW_STEPS: Final = ("class", "skill", "artifact", "gift")
"""Rules: BLH-CRT-01, BLH-LEG-18."""
NEW_NOW: Final = {
    **dict.fromkeys(("ask_first_skill", "got_first_skill"), 1),
    **dict.fromkeys(("draw_present", "drew_present", "ask_present", "got_present"), 2),
    **dict.fromkeys(("ask_gift", "got_gift", "graduate"), 3),
}
WINDOWS: Final = (
    "command", "move", "combat", "attacked", "rolled", "flags", "after", "moved", "orders", "card", "end", "own",
)  # fmt: skip
"""By bit."""
ANSWERS: Final = {"ask_answer": "card", "ask_company": "own"}
"""Steps that ask for a lore card besides the windows."""
BEFORE: Final = frozenset({"declare", "ask_deed", "got_deed", "announce"})
ROLLED: Final = frozenset({"read_roll", "use_on_roll", "ask_hurl", "got_hurl", "count_hits"})
KINDS: Final = {BATTLE_BACK: BACK_ROLL, BONUS: BONUS_ROLL, FLIGHT: FLIGHT_ROLL}


class Frame(NamedTuple):
    """A sequence that is under way."""

    of: int
    """The sequence, or -1 for one that nothing is told of."""
    next: str
    """Its next step."""
    held: tuple[int, int, int, int]
    """The frame itself, whose arguments have names beside the sequence."""


def _steps_of(start: int) -> range:
    end = start
    while STEPS[end] is not leave:
        end += 1
    return range(start, end + 1)


ACTIVE: Final = {
    RETREATING: RETREATING_UNIT,
    FLEEING: FLEEING_UNIT,
    RUN: RUNNING_HERO,
    STRIKE: ROLL_ATTACKER,
    COMBAT: COMBAT_ATTACKER,
}
"""By sequence: the argument that names the unit in hand."""
IN_STRIKE: Final = (ROLL_ATTACKER, ROLL_TARGET, ROLL_HOW)
IN_COMBAT: Final = (COMBAT_ATTACKER, COMBAT_TARGET, COMBAT_HOW)
BUSY: Final = {SHOPPING: BUYING_HERO, DRAWING: DRAWING_HERO, LEVELLING: RISING_HERO}
"""By sequence after an adventure: the argument that names the hero whose turn it is."""
_TOLD: Final = (TURN, COMBAT, STRIKE, FLEEING, RETREATING, RUN, WINDOW, PLAYING)
_SEQUENCES: Final = {
    n: start for start in (*_TOLD, GRADUATION, AFTER_ADVENTURE, SHOPPING, DRAWING, LEVELLING) for n in _steps_of(start)
}


def frames(s: Battleground) -> list[Frame]:
    """What is under way, the outermost first."""
    steps = ((held[NEXT_STEP], held) for held in stack_frames(s))
    return [Frame(_SEQUENCES.get(step, -1), step_name(step), held) for step, held in steps]


def latest(found: list[Frame], *wanted: int) -> Frame | None:
    """The innermost frame of one of some sequences."""
    return next((frame for frame in reversed(found) if frame.of in wanted), None)


def phase(s: Battleground, found: list[Frame]) -> str:
    """The phase of the game. Rules: BL-CMD-02."""
    if s.returns:
        return "over"
    if latest(found, GRADUATION) is not None:
        return "creation"
    if latest(found, AFTER_ADVENTURE) is not None:
        return "after"
    turn = latest(found, TURN)
    return "over" if turn is None else PHASES.get(turn.next, "draw")


def shown_card(s: Battleground, found: list[Frame]) -> str:
    """The Command card that lies there. Rules: BL-CMD-33."""
    turn = latest(found, TURN)
    played = s.card >= 0 and turn is not None and turn.next not in ("begin_turn", "ask_command", "command")
    return CARD_IDS[turn.held[CARD_PLAYED]] if played and turn is not None else ""


def active(found: list[Frame]) -> int:
    """The unit in hand."""
    frame = latest(found, *ACTIVE)
    if frame is not None:
        return frame.held[ACTIVE[frame.of]]
    turn = latest(found, TURN)
    return turn.held[UNIT_IN_HAND] if turn is not None and turn.next in ("got_move", "got_target") else -1


def battle(s: Battleground, found: list[Frame]) -> dict[str, Any] | None:
    """The battle that is under way."""
    frame = latest(found, STRIKE, COMBAT)
    if frame is None:
        return None
    a, t, how = (frame.held[n] for n in (IN_STRIKE if frame.of == STRIKE else IN_COMBAT))
    kind = KINDS.get(roll_kind(how), ATTACK)
    stage = "after"
    if frame.of == STRIKE:
        stage = "before" if frame.next in BEFORE else "rolled" if frame.next in ROLLED else "after"
    on_board = s.pos[a] >= 0 and s.pos[t] >= 0
    ahead = stage == "before" and on_board and s.alive >> a & 1 == 1 and s.alive >> t & 1 == 1
    return {
        "kind": kind,
        "stage": stage,
        "attacker": a,
        "target": t,
        "melee": roll_in_melee(how) if frame.of == STRIKE else combat_in_melee(how),
        "odds": odds(s, a, t, kind) if ahead else None,
        "retreats": [HEX_NAMES[n] for n in range(len(HEX_NAMES)) if ways_from(s, t, s.pos[t]) >> n & 1]
        if ahead
        else [],
    }


def flight(s: Battleground, found: list[Frame]) -> dict[str, Any] | None:
    """The retreat that is under way."""
    frame = latest(found, RETREATING, FLEEING, RUN)
    if frame is None or s.pos[frame.held[ACTIVE[frame.of]]] < 0:
        return None
    u = frame.held[ACTIVE[frame.of]]
    steps = max(0, frame.held[HEXES_TO_RETREAT]) if frame.of == RETREATING else 0
    return {
        "unit": u,
        "side": SIDE_OF[u],
        "flags": frame.held[FLAGS_AGAINST] if frame.of == FLEEING else 0,
        "steps": steps,
        "ways": [[HEX_NAMES[n] for n in way] for way in flights(s, u, steps) if way],
        "panics": panics(s, u),
    }


def window(s: Battleground, found: list[Frame]) -> dict[str, Any] | None:
    """The moment at which somebody may play a lore card, while that is asked."""
    if s.seat < 0:
        return None
    question = question_of(s.step)
    if question in ANSWERS:
        return {"kind": ANSWERS[question], "unit": -1, "target": -1}
    frame = found[-1] if found else None
    if frame is None or frame.of != WINDOW:
        return None
    kind = WINDOWS[window_alone(frame.held[WINDOW_ASKED]).bit_length() - 1]
    second = frame.held[WINDOW_SECOND]
    target = attacked_unit(second) if kind in ("attacked", "rolled", "after") and second >= 0 else -1
    return {"kind": kind, "unit": frame.held[WINDOW_FIRST], "target": target}


def playing(found: list[Frame]) -> list[dict[str, Any]]:
    """The lore cards that are being played, the first one first."""
    cards = (frame.held[CARD_PLAYING] for frame in found if frame.of == PLAYING)
    return [
        {"side": side_playing(played), "card": LORE_IDS[card_played(played)], "cancelled": bool(played & CANCELLED)}
        for played in cards
    ]


def guide(s: Battleground, found: list[Frame]) -> dict[str, Any] | None:
    """The steps by which a hero is created, or those after an adventure. Rules: BLH-CRT-01, BLH-AFT-01."""
    academy = latest(found, GRADUATION)
    if academy is not None:
        hero = academy.held[HERO_NUMBER]
        steps = NEW_STEPS if s.game_terms.gifts[hero] else NEW_STEPS[:-1]
        return _steps("creation", hero, steps, NEW_NOW.get(academy.next, 0))
    if s.game_terms.adventure == ACADEMY:
        return _steps("creation", 0, NEW_STEPS[:-1], len(NEW_STEPS))
    frame = latest(found, AFTER_ADVENTURE)
    if frame is None and not (s.returns and any(s.fate)):
        return None
    ended = frame is None or bool(s.returns)
    now = len(AFTER_STEPS) if frame is None or ended else AFTER_NOW.get(frame.next, len(AFTER_STEPS) - 1)
    inner = found[-1] if not ended and found[-1].of in BUSY else None
    hero = hero_number(inner.held[BUSY[inner.of]]) if inner is not None else -1
    return _steps("after", hero, AFTER_STEPS, now)


def _steps(kind: str, hero: int, steps: tuple[str, ...], now: int) -> dict[str, Any]:
    status = ["done" if n < now else "now" if n == now else "next" for n in range(len(steps))]
    told = [{"id": id, "status": stands} for id, stands in zip(steps, status, strict=True)]
    return {"kind": kind, "hero": hero, "steps": told}
