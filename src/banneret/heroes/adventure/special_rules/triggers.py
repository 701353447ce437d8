"""Moments at which the special rules of a scenario apply, and to whom.

A rule of the box that reaches such a moment calls `fire`; every rule of the scenario that waits for it and whose
conditions hold is then carried out, in the order of the file, for each of its players.
"""

from __future__ import annotations

from typing import Final

from banneret.heroes.adventure.map.land import is_place, owner
from banneret.heroes.adventure.seating import act_as, in_order
from banneret.heroes.adventure.special_rules.measures import measure, of_team
from banneret.heroes.geometry.map_grid import spot_of
from banneret.heroes.scenario.rules import MOMENTS
from banneret.heroes.state.events_map import E_RULE
from banneret.heroes.state.game_terms_parts import AT_GRAIL, AT_HOME, AT_OWN, AT_UNWATCHED, SpecialRule
from banneret.heroes.state.hero_numbers import hero_of, main_hero, owner_of
from banneret.heroes.state.scenario_state import edit
from banneret.heroes.state.teams import rivals
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.tables.compile.map import MAP_EFFECT
from banneret.kernel.piles import changed
from banneret.kernel.sequence import sequence
from banneret.kernel.state import ARG_A

GAME_START: Final = MOMENTS.index("game_start")
ROUND_START: Final = MOMENTS.index("round_start")
RESOURCE_ROUND: Final = MOMENTS.index("resource_round")
ROUND_END: Final = MOMENTS.index("round_end")
TURN_START: Final = MOMENTS.index("turn_start")
TURN_END: Final = MOMENTS.index("turn_end")
VISIT: Final = MOMENTS.index("visit")
FLAG: Final = MOMENTS.index("flag")
FIRST_FLAG: Final = MOMENTS.index("first_flag")
LAY_TILE: Final = MOMENTS.index("lay_tile")
BEAT_HERO: Final = MOMENTS.index("beat_hero")
CAPTURE_TOWN: Final = MOMENTS.index("capture_town")
COMBAT_START: Final = MOMENTS.index("combat_start")
"""A Combat of a Main Hero begins: about that hero and the field."""
BEAT_AI: Final = MOMENTS.index("beat_ai")
"""A player has beaten an AI hero: about the Main Hero and the field."""
AI_FLAG: Final = MOMENTS.index("ai_flag")
"""An AI hero has taken a field: about nobody and the field."""
VICTORY: Final = MOMENTS.index("victory")
BEAT_SECOND: Final = MOMENTS.index("beat_second")
"""A Secondary Hero is beaten, or given up instead of fighting."""
BEAT_SECOND_IN_COMBAT: Final = MOMENTS.index("beat_second_in_combat")
HERO_TURN_END: Final = MOMENTS.index("hero_turn_end")
"""Once for each hero of the player on the map."""

ACTING: Final = 0
EACH: Final = 1
LOWEST: Final = 2
HIGHEST: Final = 3
WITHOUT: Final = 4
SEAT: Final = 5
"""Whom a rule is for; the last is a place in the turn order, in an alliance a seat."""
ONCE: Final = 1
ONCE_EACH: Final = 2


def moment_at(moment: int, done: int) -> int:
    """A moment, and how many of its rules have been looked at."""
    return done << 8 | moment


def moment_alone(cursor: int) -> int:
    """The moment of the two."""
    return cursor & 255


def rules_done(cursor: int) -> int:
    """How many of its rules have been looked at."""
    return cursor >> 8


def rule_for(place: int, players: int) -> int:
    """The place of a rule in the rulebook, and the players for whom it still has to be carried out, as bits."""
    return players << 8 | place


def rule_alone(rest: int) -> int:
    """The place of the rule."""
    return rest & 255


def players_to_come(rest: int) -> int:
    """The players for whom it still has to be carried out, as bits."""
    return rest >> 8


def fire(s: WholeGame, moment: int, h: int, field: int) -> None:
    """A moment has come: about a hero, or a player's Main Hero for the player, or -1; and a field, or -1."""
    if s.game_terms.moments[moment]:
        s.call(SPECIAL, moment, h, field)


def next_rule(s: WholeGame, cursor: int, h: int, field: int) -> None:
    """The next rule that waits for the moment and may work now.

    `cursor` is packed by `moment_at`.

    Rules: H3-RND-18, H3-GEN-01, H3-RULE-where, H3-RULE-active, H3-RULE-rounds.
    """
    moment = moment_alone(cursor)
    waiting = s.game_terms.moments[moment]
    n = rules_done(cursor)
    while n < len(waiting):
        place = waiting[n]
        n += 1
        if in_force(s, place) and fits(s, s.game_terms.rulebook[place], h, field):
            s.stack[MOMENT_AND_RULES_DONE] = moment_at(moment, n)
            s.goto(SPECIAL)
            s.call(FOR_PLAYERS, rule_for(place, chosen(s, s.game_terms.rulebook[place], h)), h, field)
            return
    if s.turn >= 0 and not s.out >> s.turn & 1:
        act_as(s, s.turn)


SPECIAL: Final = sequence(next_rule)
"""Arguments: the moment, the hero it is about or -1, the field or -1."""
MOMENT_AND_RULES_DONE: Final = ARG_A


def in_force(s: WholeGame, place: int) -> bool:
    """Whether a rule is switched on and this is a round for it. Rules: H3-RULE-active, H3-RULE-rounds."""
    return s.scenario_state.active >> place & 1 == 1 and s.game_terms.rulebook[place].rounds >> s.game_round & 1 == 1


def fits(s: WholeGame, rule: SpecialRule, h: int, field: int) -> bool:
    """Whether the moment is at one of the places of a rule. Rules: H3-RULE-where."""
    return not rule.at or any(fits_place(s, place, h, field) for place in rule.at)


def fits_place(s: WholeGame, place: tuple[int, int, int, int], h: int, field: int) -> bool:
    """Whether a field is such a place: location, resource of a Mine, label of the tile, and what is special there.

    The bits AT_OWN to AT_UNWATCHED say the last.

    Rules: H3-WHERE-own, H3-WHERE-home, H3-WHERE-grail, H3-WHERE-unwatched.
    """
    if field < 0 or not is_place(s, place, field):
        return False
    special = place[3]
    if special & (AT_OWN | AT_HOME) and (
        h < 0 or owner(s, field) != owner_of(h) or (special & AT_HOME and field != s.town_at[owner_of(h)])
    ):
        return False
    if special & AT_UNWATCHED and h >= 0 and watched(s, owner_of(h), field):
        return False
    return not special & AT_GRAIL or field == s.scenario_state.grail_at


def watched(s: WholeGame, player: int, field: int) -> bool:
    """Whether a rival hero stands on the tile of a field. Rules: H3-WHERE-unwatched."""
    return any(spot_of(s.hero_at[hero_of(q, n)]) == spot_of(field) for q in rivals(s, player) for n in (0, 1))


def chosen(s: WholeGame, rule: SpecialRule, h: int) -> int:
    """The players a rule is for, as bits. Rules: H3-RULE-who."""
    kind, x, y = rule.who
    order = in_order(s)
    if kind == ACTING:
        return 1 << (owner_of(h) if h >= 0 else order[0])
    if kind == SEAT:
        if x >= s.game_terms.players:
            return 0
        player = x if s.game_terms.alliance else (s.first + x) % s.game_terms.players
        return 1 << player if player in order else 0
    if kind == EACH:
        return sum([1 << p for p in order])
    counts = [measure(s, p, (x, y)) for p in order]
    best = 0 if kind == WITHOUT else min(counts) if kind == LOWEST else max(counts)
    return sum([1 << p for p, count in zip(order, counts, strict=True) if count == best])


def next_player(s: WholeGame, rest: int, h: int, field: int) -> None:
    """Carry out the rule for the next of its players for whom its conditions hold.

    `rest` is packed by `rule_for`.

    Rules: H3-RULE-who, H3-RULE-backwards, H3-GEN-07, H3-RND-18.
    """
    place = rule_alone(rest)
    players = players_to_come(rest)
    rule = s.game_terms.rulebook[place]
    order = in_order(s)
    for player in order[::-1] if rule.backwards else order:
        if not players >> player & 1:
            continue
        players &= ~(1 << player)
        s.stack[RULE_AND_PLAYERS] = rule_for(place, players)
        if may_work(s, rule, place, player):
            s.goto(FOR_PLAYERS)
            act_as(s, player)
            if rule.entry >= 0:
                s.emit(E_RULE, player, rule.entry)
            about = h if h >= 0 and owner_of(h) == player else main_hero(player) if rule.who[0] == SEAT else -1
            s.call(MAP_EFFECT, rule.program, about, field)
            return


FOR_PLAYERS: Final = sequence(next_player)
"""Arguments: the rule and its players, the hero the moment is about or -1, the field or -1."""
RULE_AND_PLAYERS: Final = ARG_A


def may_work(s: WholeGame, rule: SpecialRule, place: int, player: int) -> bool:
    """Whether a rule works for a player now; if it works once only, that is noted. Rules: H3-RULE-once."""
    if not works_now(s, rule, place, player):
        return False
    if rule.once:
        g = edit(s)
        g.done = changed(g.done, place, g.done[place] | 1 << player)
    return True


def works_now(s: WholeGame, rule: SpecialRule, place: int, player: int) -> bool:
    """Whether the conditions of a rule hold for a player, and it has not worked already where it works once.

    Rules: H3-RULE-once, H3-RULE-if.
    """
    if rule.once and s.scenario_state.done[place] & (1 << player if rule.once == ONCE_EACH else -1):
        return False
    return all(holds(s, test, player) for test in rule.tests)


def holds(s: WholeGame, test: tuple[int, int, int, int, int], player: int) -> bool:
    """Whether a measure is within its bounds: the player's, the team's, or that of anybody. Rules: H3-RULE-if."""
    kind, arg, least, most, whose = test
    if whose == 0:
        return least <= measure(s, player, (kind, arg)) <= most
    if whose == 1:
        return least <= of_team(s, player, (kind, arg)) <= most
    return any(least <= measure(s, p, (kind, arg)) <= most for p in range(s.game_terms.players))
