"""A game in numbers: what each player won, lost and threw, and how much of it was luck."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from math import sqrt
from typing import Final

from banneret.heroes.adventure.after_victory import AFTER_VICTORY, WON_BY, worth_to
from banneret.heroes.adventure.victory import meets, players_left
from banneret.heroes.rules import RULES
from banneret.heroes.state.chance_outcomes import resource_face, treasure_face
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.table.scenario.text import goal_text
from banneret.heroes.table.told import Sides, actor, sides_after
from banneret.heroes.tables.tiles import GOLD
from banneret.heroes.tables.towns_and_heroes import RESOURCE_FACES, TREASURE_DIE, TREASURE_NAMES
from banneret.heroes.tables.units_and_cards import CARD_KIND, CARD_NUMBER, SPELL_CARD
from banneret.heroes.text.combat_events import side_of, unit_of
from banneret.heroes.text.map_events import face_text, log_line
from banneret.heroes.text.messages import message
from banneret.heroes.text.names import Names
from banneret.kernel.event import Event
from banneret.kernel.game import Game
from banneret.kernel.kinds import K_ROLL
from banneret.kernel.sequence import in_sequence
from banneret.kernel.state import FRAME_LENGTH, NEXT_STEP, State
from banneret.table.replay.past_game import PastGame
from banneret.table.replay.types import DiceInfo, FaceCount, LuckInfo, NumberLine, PlayerDice, Statistics
from banneret.text.catalogue import signed

ATTACK_FACES: Final = ("die:-1", "die:0", "die:+1")
VARIANCE: Final = 2 / 3
"""Of one Attack die, whose faces -1, 0 and +1 are equally likely."""
DIE_EVENTS: Final = frozenset({"die", "defense_die", "ability_die", "morale_die", "fear_die", "power_die", "map_die"})
"""Throws that are somebody's luck; who begins is thrown for, too, but that is not part of the game."""
REASONS: Final = frozenset({"goal", "final_battle", "eliminated"})
"""What a whole game can end by."""
DECIDED: Final = frozenset({"won", "drawn_game"})
LOST_TOGETHER: Final = ("H3-MOD-06",)
"""What a game that all lose rests on."""
COMBAT_ENDS: Final = frozenset({"win", "surrender", "retreat", "time_up", "drawn_battle", "flee"})
OF_A_COMBAT: Final = frozenset({"units_lost", "damage", "spells"})
"""What can be counted in every fight."""
A_LITTLE: Final = 0.6
MUCH: Final = 0.7
RARE: Final = 0.95
"""Shares of games with less luck from which on it is called a little, much, and told in hundredths."""


class _Tally:
    """What is counted for one player. Dice and units of guards are nobody's."""

    def __init__(self) -> None:
        self.combats = 0
        self.won = 0
        self.lost = 0
        self.damage = 0
        self.gold = 0
        self.tiles = 0
        self.spells = 0
        self.thrown: Counter[str] = Counter()


def statistics(past: PastGame, lang: str = "en") -> Statistics:
    """Everything countable about a game, finished or not."""
    game = past.game
    tallies = [_Tally() for _ in game.setup.seats]
    _count_events(past, tallies)
    _count_throws(past, tallies)
    ended, clauses = _ending(past, lang)
    treasure = _treasure_faces(game)
    return Statistics(
        rounds=max(len(past.strength) - 1, 0),
        steps=past.steps,
        ended=ended,
        clauses=clauses,
        lines=_lines(tallies, _countable(game.state), lang),
        dice=tuple(_throws(seat, tally, treasure, lang) for seat, tally in enumerate(tallies)),
        strength=tuple(past.strength),
        strength_name=message("number-strength", lang),
        strength_unit=message("number-strength-unit", lang),
    )


# -- counting ----------------------------------------------------------------------------------------------------------


def _count_events(past: PastGame, tallies: list[_Tally]) -> None:
    sides = _sides_at_first(past)
    for event in past.events:
        sides = sides_after(event, sides)
        match event.name:
            case "combat":
                for seat in sides:
                    if seat >= 0:
                        tallies[seat].combats += 1
            case "win" | "surrender" | "retreat":
                seat = _seat(event, sides)
                if event.name != "win":
                    seat = _other(seat, sides)
                if seat >= 0:
                    tallies[seat].won += 1
                    tallies[seat].gold += int(event.args.get("n", 0))
            case "defeat" | "damage":
                seat, foe = _both(event, sides)
                if event.name == "defeat" and seat >= 0:
                    tallies[seat].lost += 1
                elif event.name == "damage" and foe >= 0:
                    tallies[foe].damage += int(event.args["n"])
            case "gain" if event.args["n"] == GOLD:
                seat = _seat(event, sides)
                if seat >= 0:
                    tallies[seat].gold += max(0, int(event.args["n2"]))
            case "discovered" | "laid":
                tallies[_seat(event, sides)].tiles += 1
            case "cast":
                seat = _seat(event, sides)
                if seat >= 0 and CARD_KIND[CARD_NUMBER[str(event.args["card"])]] == SPELL_CARD:
                    tallies[seat].spells += 1


def _count_throws(past: PastGame, tallies: list[_Tally]) -> None:
    sides = _sides_at_first(past)
    done = 0
    for throw in past.throws:
        for event in past.events[done : throw.event + 1]:
            sides = sides_after(event, sides)
        done = throw.event + 1
        event = past.events[throw.event]
        if event.name in DIE_EVENTS:
            seat = _seat(event, sides)
            if seat >= 0:
                tallies[seat].thrown[throw.face] += 1


def _sides_at_first(past: PastGame) -> Sides:
    """In a single Combat seats are sides, also where one of them steers guards."""
    return past.contexts[0] if isinstance(past.game.state, WholeGame) else (0, 1)


def _seat(event: Event, sides: Sides) -> int:
    """The seat an event is about, below 0 for guards and nobody."""
    named = actor(event)
    return _both(event, sides)[0] if named is None else named


def _both(event: Event, sides: Sides) -> tuple[int, int]:
    """The seat of the unit an event is about, and the other one."""
    side = side_of(unit_of(str(event.args["unit"]))[1])
    return sides[side], sides[1 - side]


def _other(seat: int, sides: Sides) -> int:
    return sides[1] if seat == sides[0] else sides[0]


# -- what it comes to --------------------------------------------------------------------------------------------------


def _countable(state: State) -> frozenset[str]:
    """What can be counted: a single Combat has no gold and no map, and some games of cards have no tiles."""
    if not isinstance(state, WholeGame):
        return OF_A_COMBAT
    tiles = any(layout.tiles for layout in state.game_terms.scenario.layouts.values())
    return OF_A_COMBAT | {"combats_won", "gold"} | ({"tiles"} if tiles else set())


def _lines(tallies: list[_Tally], countable: frozenset[str], lang: str) -> tuple[NumberLine, ...]:
    counted = {
        "combats_won": [tally.won for tally in tallies],
        "units_lost": [tally.lost for tally in tallies],
        "damage": [tally.damage for tally in tallies],
        "gold": [tally.gold for tally in tallies],
        "tiles": [tally.tiles for tally in tallies],
        "spells": [tally.spells for tally in tallies],
    }
    fought = tuple(tally.combats for tally in tallies)
    return tuple(
        NumberLine(
            id=id,
            name=message(f"number-{id}", lang),
            values=tuple(values),
            of=fought if id == "combats_won" else (),
            fewer=id == "units_lost",
        )
        for id, values in counted.items()
        if id in countable
    )


def _throws(seat: int, tally: _Tally, treasure: dict[str, float], lang: str) -> PlayerDice:
    resource = [RULES.key(K_ROLL, resource_face(n)) for n in range(len(RESOURCE_FACES))]
    kinds = {
        "attack": dict.fromkeys(ATTACK_FACES, 1 / len(ATTACK_FACES)),
        "resource": dict.fromkeys(resource, 1 / len(resource)),
        "treasure": treasure,
    }
    return PlayerDice(
        seat=seat,
        dice=tuple(_dice(die, tally.thrown, chances, lang) for die, chances in kinds.items()),
        luck=luck([tally.thrown[face] for face in ATTACK_FACES], lang),
    )


def _dice(die: str, thrown: Counter[str], chances: dict[str, float], lang: str) -> DiceInfo:
    total = sum(thrown[face] for face in chances)
    return DiceInfo(
        die=die,
        thrown=total,
        faces=tuple(
            FaceCount(
                face=face.partition(":")[2],
                name=face_text(face, lang),
                count=thrown[face],
                expected=round(total * chance, 2),
            )
            for face, chance in chances.items()
        ),
    )


def _treasure_faces(game: Game) -> dict[str, float]:
    """The chance of each face of the Treasure die, which an option may change."""
    results = [treasure_face(result) for result in TREASURE_DIE]
    if isinstance(game.state, WholeGame):
        results = list(game.state.game_terms.treasure_faces)
    found = Counter(results)
    return {
        RULES.key(K_ROLL, treasure_face(n)): found[treasure_face(n)] / len(results) for n in range(len(TREASURE_NAMES))
    }


def luck(counts: list[int], lang: str = "en") -> LuckInfo:
    """What this many throws of each face of the Attack die come to, against every sum they could have come to."""
    thrown = sum(counts)
    total = counts[2] - counts[0]
    better = _share_below(thrown, total)
    return LuckInfo(
        thrown=thrown,
        sum=total,
        deviation=round(sqrt(VARIANCE * thrown), 2),
        better_than=round(better, 4),
        text=_luck_text(total, better, lang) if thrown else "",
    )


@lru_cache(256)
def _ways(thrown: int) -> tuple[float, ...]:
    """The chance of every sum of this many Attack dice, from -thrown up."""
    ways = [1.0]
    for _ in range(thrown):
        padded = [0.0, 0.0, *ways, 0.0, 0.0]
        ways = [sum(padded[n : n + 3]) / 3 for n in range(len(ways) + 2)]
    return tuple(ways)


def _share_below(thrown: int, total: int) -> float:
    ways = _ways(thrown)
    at = total + thrown
    return sum(ways[:at]) + ways[at] / 2


def _luck_text(total: int, better: float, lang: str) -> str:
    shown = signed(total)
    far = max(better, 1 - better)
    if far < A_LITTLE:
        return message("luck-usual", lang, sum=shown)
    lucky = better > 0.5
    if far < MUCH:
        return message("luck-above" if lucky else "luck-below", lang, sum=shown)
    of = 100 if far >= RARE else 10
    return message("luck-lucky" if lucky else "luck-unlucky", lang, sum=shown, n=min(int(far * of), of - 1), of=of)


def won_already(state: State) -> tuple[int, ...]:
    """What a whole game is worth to each seat once it is won and the winner still chooses what goes on to the next."""
    if not isinstance(state, WholeGame) or not state.stack:
        return ()
    if not in_sequence(state.stack[FRAME_LENGTH + NEXT_STEP], AFTER_VICTORY):
        return ()
    return worth_to(state, state.stack[FRAME_LENGTH + WON_BY])


def _ending(past: PastGame, lang: str) -> tuple[str, tuple[str, ...]]:
    """How it ended: what decided it, and who has won."""
    state = past.game.state
    if not (past.game.over or won_already(state)):
        return "", ()
    names = Names.of(past.game.view())
    if isinstance(state, WholeGame):
        if past.game.over and players_left(state) and not any(event.name in DECIDED for event in past.events):
            return _lost_by_all(state, lang), LOST_TOGETHER
        reason = next((event for event in reversed(past.events) if event.name in REASONS), None)
        last = next((event for event in reversed(past.events) if event.name in DECIDED), None)
        events = [event for event in (reason, last) if event is not None]
    else:
        events = [next(event for event in reversed(past.events) if event.name in COMBAT_ENDS)]
    clauses = dict.fromkeys(clause for event in events for clause in past.game.rules.clauses(event.step))
    return " ".join(log_line(event, names, lang) for event in events), tuple(clauses)[:4]


def _lost_by_all(s: WholeGame, lang: str) -> str:
    """Why all have lost: a condition of defeat that has come about, or the rounds that are over."""
    for goal in s.game_terms.scenario.defeat:
        if any(meets(s, player, goal) for player in players_left(s)):
            return goal_text(s.game_terms.scenario, goal, lang)
    return message("ended-rounds", lang)
