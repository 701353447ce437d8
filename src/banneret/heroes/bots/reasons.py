"""Why an answer is good in *Heroes* and its expansion: what it does at once, and what it leads to.

What an answer does is derived from the view of the seat that is asked. What it leads to is the part of a position's
worth in which it is furthest ahead of the other answers that were played out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from banneret.bots.advice import Reason
from banneret.bots.weighed import Weighed, leading_part
from banneret.heroes.adventure.map.land import guard, hero_on, location, owner
from banneret.heroes.bots.planning.map_judge import MapPlan
from banneret.heroes.bots.targets import VISIT_WORTH, unseen_spots, ways_of
from banneret.heroes.bots.unit_worth import LOWEST, MEAN_DAMAGE, worths
from banneret.heroes.combat.attack import may_retaliate
from banneret.heroes.geometry.combat_board import DISTANCE, NEAR
from banneret.heroes.geometry.hex_board import PLACES
from banneret.heroes.geometry.map_grid import field_name
from banneret.heroes.state.answers_combat import DISCARD
from banneret.heroes.state.battle import SIDE_OF, TOWER, UNITS, Battle
from banneret.heroes.state.hero_numbers import heroes_of, owner_of
from banneret.heroes.state.teams import allied
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.tables.tiles import LOCATION_IDS, MINE, SETTLEMENT, TOWN
from banneret.heroes.tables.towns_and_heroes import BUILDING_NAMES, CITY_HALL, DWELLING, KINDS_OF_BUILDING
from banneret.heroes.tables.units_and_cards import (
    ATTACK_VALUE,
    DEFENSE_VALUE,
    HP,
    UNIT_IDS,
    is_pack,
    kind_of,
)
from banneret.heroes.text.combat_events import card_name
from banneret.heroes.text.component_names import name
from banneret.heroes.text.messages import message
from banneret.heroes.text.names import Names
from banneret.kernel.keys import argument, verb
from banneret.kernel.kinds import K_PLAY
from banneret.kernel.rules import View

SOONER: Final = 3
"""A rival who needs at most this many steps more is after the same goal."""
USUAL: Final = Reason("advice-usual")
UNCOMPARED: Final = Reason("advice-any")
"""No bot compares the answers to such a question: the hint says so rather than nothing."""
PAYS_OFF: Final = Reason("advice-pays-off")


class HeroesReasons:
    """Tells why."""

    def why(self, view: View, key: str, answer: Weighed, others: Sequence[Weighed]) -> tuple[Reason, ...]:
        """What an answer does at once, and what it leads to."""
        s = view.state
        word, _, id = key.partition(":")
        reason: Reason | None = None
        if isinstance(s, WholeGame) and not s.base:
            by_word = ON_THE_MAP.get(word)
            reason = by_word(s, id, answer) if by_word is not None else None
        elif isinstance(s, Battle):
            in_combat = IN_COMBAT.get(word)
            reason = in_combat(s, id, answer) if in_combat is not None else None
        ahead = leading_part(answer, others)
        if not ahead:
            return (reason or (USUAL if answer.worth is not None else UNCOMPARED),)
        return reason or PAYS_OFF, Reason(f"advice-part-{ahead}")

    def said(self, reasons: Sequence[Reason], view: View, lang: str) -> str:
        """Reasons in one line."""
        names = Names.of(view)
        lines = [message(reason.id, lang, **_words(reason.args, names, lang)) for reason in reasons]
        return message("advice-and", lang, first=lines[0], second=lines[1]) if len(lines) > 1 else lines[0]


REASONS: Final = HeroesReasons()


def _words(args: Mapping[str, str | int], names: Names, lang: str) -> dict[str, str | int]:
    """What a reason speaks of, by name."""
    words: dict[str, str | int] = {}
    for key, value in args.items():
        if key == "place":
            words[key] = names.place(str(value), lang)
        elif key == "hero":
            words[key] = names.hero(int(value), lang)
        elif key == "card":
            words[key] = card_name(str(value), lang)
        elif isinstance(value, str):
            words[key] = name(value, lang)
        else:
            words[key] = value
    return words


# -- in a Combat -------------------------------------------------------------------------------------------------------


def _unit(s: Battle, u: int) -> str:
    return "unit-arrow_tower" if u == TOWER else UNIT_IDS[kind_of(s.row[u])]


def _strike(s: Battle, _id: str, answer: Weighed) -> Reason | None:
    a, t = s.active, s.at[argument(answer.option)]
    if a < 0 or t < 0:
        return None
    target = {"target": _unit(s, t)}
    surplus = ATTACK_VALUE[s.row[a]] + s.mod[a] - DEFENSE_VALUE[s.row[t]] - s.mod[UNITS + t]
    damage = MEAN_DAMAGE[surplus + LOWEST] * worths().blows[s.row[a]]
    if damage >= HP[s.row[t]] - s.damage[t] and not is_pack(s.row[t]):
        return Reason("advice-strike-falls", target)
    if not may_retaliate(s, a, t):
        return Reason("advice-strike-unanswered", target)
    if not s.acted >> t & 1:
        return Reason("advice-strike-first", target)
    return Reason("advice-strike", target)


def _move(s: Battle, _id: str, answer: Weighed) -> Reason | None:
    u, to = s.active, argument(answer.option)
    if u < 0:
        return None
    foes = [t for t in range(UNITS) if s.alive >> t & 1 and SIDE_OF[t] != SIDE_OF[u] and t != TOWER]
    if not foes:
        return None
    beside = [t for t in foes if NEAR[to] >> s.pos[t] & 1]
    if beside:
        best = max(beside, key=lambda t: worths().left(s.row[t], s.damage[t]))
        return Reason("advice-move-beside", {"target": _unit(s, best)})
    nearest = min(foes, key=lambda t: DISTANCE[to * PLACES + s.pos[t]])
    nearer = DISTANCE[to * PLACES + s.pos[nearest]] < DISTANCE[s.pos[u] * PLACES + s.pos[nearest]]
    return Reason("advice-move-nearer" if nearer else "advice-move-away", {"target": _unit(s, nearest)})


def _target(s: Battle, _id: str, answer: Weighed) -> Reason | None:
    t = s.at[argument(answer.option)]
    return Reason("advice-aim", {"target": _unit(s, t)}) if t >= 0 else None


def _card(_s: Battle, id: str, _answer: Weighed) -> Reason | None:
    return Reason("advice-card", {"card": id})


def _pass(s: Battle, _id: str, _answer: Weighed) -> Reason | None:
    return Reason("advice-keep-cards" if s.kind == K_PLAY else "advice-hold")


Told = Callable[[Battle, str, Weighed], Reason | None]
IN_COMBAT: Final[Mapping[str, Told]] = {
    "attack": _strike,
    "move": _move,
    "target": _target,
    "play": _card,
    "expert": _card,
    "cast": _card,
    "second": _card,
    "unroll": _card,
    "remove": lambda _s, id, _answer: Reason("advice-missed-least", {"card": id}),
    "discard": lambda _s, id, _answer: Reason("advice-missed-least", {"card": id}),
    "pass": _pass,
    "done": _pass,
    "defend": lambda _s, _id, _answer: Reason("advice-defend"),
    "place": lambda _s, _id, _answer: Reason("advice-place"),
    "deploy": lambda _s, id, _answer: Reason("advice-deploy", {"unit": id.rstrip("+")}),
    "activate": lambda s, id, answer: _target(s, id, answer) and Reason(
        "advice-activate", {"unit": _unit(s, s.at[argument(answer.option)])}
    ),
    "retreat": lambda _s, _id, _answer: Reason("advice-leave"),
    "surrender": lambda _s, _id, _answer: Reason("advice-leave"),
}  # fmt: skip
"""By the word of an answer: what it does at once."""


# -- on the map --------------------------------------------------------------------------------------------------------


def _go(s: WholeGame, _id: str, answer: Weighed) -> Reason | None:
    plan = answer.candidate
    path = plan.path if isinstance(plan, MapPlan) and plan.path else [argument(answer.option)]
    hero = plan.hero if isinstance(plan, MapPlan) and plan.hero >= 0 else 2 * s.seat
    goal = path[-1]
    place: dict[str, str | int] = {"place": field_name(goal)}
    other = hero_on(s, goal, hero)
    if other >= 0 and not allied(s, owner_of(other), owner_of(hero)):
        return Reason("advice-go-hero", {"hero": other})
    level = guard(s, goal)
    if level:
        return Reason("advice-go-guards", {**place, "n": level})
    kind = location(s, goal)
    held = owner(s, goal)
    if kind in (TOWN, SETTLEMENT) and held >= 0 and not allied(s, held, owner_of(hero)):
        return Reason("advice-go-siege", place)
    if kind in (MINE, SETTLEMENT) and held != owner_of(hero):
        rival = _rival_near(s, hero, goal, len(path))
        return Reason("advice-go-first", {**place, "hero": rival}) if rival >= 0 else Reason("advice-go-income", place)
    if LOCATION_IDS[kind] not in VISIT_WORTH and unseen_spots(s, goal):
        return Reason("advice-go-look")
    return Reason("advice-go-visit", place)


def _rival_near(s: WholeGame, hero: int, goal: int, steps: int) -> int:
    """The rival's hero who could be the next to reach a goal, or -1."""
    nearest, found = steps + SOONER + 1, -1
    for player in range(len(s.town_at)):
        if allied(s, player, owner_of(hero)):
            continue
        for h in heroes_of(player):
            if s.hero_at[h] < 0:
                continue
            ways = ways_of(s, h)
            if goal in ways.before and len(ways.path(goal)) < nearest:
                nearest, found = len(ways.path(goal)), h
    return found


def _build(s: WholeGame, _id: str, answer: Weighed) -> Reason | None:
    kind = argument(answer.option)
    building = {"building": f"building-{BUILDING_NAMES[KINDS_OF_BUILDING * s.faction[s.seat] + kind]}"}
    if kind == CITY_HALL:
        return Reason("advice-build-income", building)
    return Reason("advice-build-units" if DWELLING <= kind < DWELLING + 3 else "advice-build", building)


def _recruit(_s: WholeGame, id: str, _answer: Weighed) -> Reason | None:
    return Reason("advice-recruit", {"unit": id.rstrip("+")})


def _done(s: WholeGame, _id: str, _answer: Weighed) -> Reason:
    """Where cards may be discarded, nothing more is."""
    return Reason("advice-keep-hand" if any(verb(option) == DISCARD for option in s.options) else "advice-hold")


ToldOnMap = Callable[[WholeGame, str, Weighed], Reason | None]
ON_THE_MAP: Final[Mapping[str, ToldOnMap]] = {
    "go": _go,
    "go2": _go,
    "build": _build,
    "recruit": _recruit,
    "reinforce": _recruit,
    "play": _card,
    "expert": _card,
    "cast": _card,
    "discover": lambda _s, _id, _answer: Reason("advice-discover"),
    "discover2": lambda _s, _id, _answer: Reason("advice-discover"),
    "end_turn": lambda _s, _id, _answer: Reason("advice-end-turn"),
    "pass": _pass,
    "stop": lambda _s, _id, _answer: Reason("advice-hold"),
    "stay": lambda _s, _id, _answer: Reason("advice-hold"),
    "done": _done,
    "draw_cards": lambda _s, _id, _answer: Reason("advice-draw"),
    "look": lambda _s, _id, _answer: Reason("advice-look"),
    "take": lambda _s, id, _answer: Reason("advice-take", {"card": id}),
    "discard": lambda _s, id, _answer: Reason("advice-missed-least", {"card": id}),
    "remove": lambda _s, id, _answer: Reason("advice-missed-least", {"card": id}),
    "offer": lambda _s, id, _answer: Reason("advice-missed-least", {"card": id}),
    "result": lambda _s, _id, _answer: Reason("advice-result"),
    "keep": lambda _s, _id, _answer: Reason("advice-keep-result"),
    "yes": lambda _s, _id, _answer: Reason("advice-yes"),
    "no": lambda _s, _id, _answer: Reason("advice-no"),
}
"""The same on the map."""
