"""The special rules and events of a scenario, made ready for the game."""

from __future__ import annotations

from typing import Final

from banneret.heroes.adventure.special_rules import triggers
from banneret.heroes.game.scenario.changes import as_printed, change_rules
from banneret.heroes.game.scenario.switches import no_switches
from banneret.heroes.game.scenario.words import condition, place, program_of, whom, word_measure
from banneret.heroes.geometry.map_grid import spot_at
from banneret.heroes.scenario.check.check import measures_in_goal
from banneret.heroes.scenario.load import Scenario
from banneret.heroes.scenario.rules import (
    LAST_ROUND,
    MOMENTS,
    Action,
    Rule,
    TimedEvent,
)
from banneret.heroes.state.game_terms import GameTerms
from banneret.heroes.state.game_terms_parts import SpecialRule, TurnAction

TOKEN_WORDS: Final = ("build", "population", "book")
"""The town tokens by their bits in `WholeGame.tokens`."""
ALWAYS: Final = -1
"""Every round, as bits."""
_ONCE: Final = {None: 0, "game": triggers.ONCE, "player": triggers.ONCE_EACH}


def write_rulebook(m: GameTerms) -> None:
    """Fill in what follows from the rules, events, tokens and points of the scenario.

    Rules: H3-MOD-01, H3-RND-18, H3-RULE-only_players, H3-RULE-action, H3-SCORING-points, H3-SCORING-tie_break.
    """
    scenario = m.scenario
    m.tokens = max(len(scenario.tokens), len(scenario.shared_tokens))
    m.labels = label_spots(scenario, m.players)
    m.measures = {word: word_measure(scenario, word) for word in words_of(scenario)}
    m.scoring = tuple((word_measure(scenario, one.what), one.points, one.per) for one in scenario.scoring.points)
    no_switches(m)
    m.tie_break = tuple(word_measure(scenario, word) for word in scenario.scoring.tie_break)
    as_printed(m)
    write_campaign(m)
    book: list[SpecialRule] = []
    turn_actions: list[TurnAction] = []
    waiting: list[list[int]] = [[] for _ in MOMENTS]
    active = 0
    for n, rule in enumerate(scenario.rules):
        if rule.only_players and m.players not in rule.only_players:
            continue
        if rule.change is not None:
            change_rules(m, rule.change)
        if rule.when is not None:
            waiting[MOMENTS.index(rule.when)].append(len(book))
            active |= int(rule.active) << len(book)
            book.append(special_rule(m, rule, n))
        if rule.action is not None:
            turn_actions.append(turn_action(rule.action, len(book)))
            active |= int(rule.active) << len(book)
            book.append(special_rule(m, rule, n))
    for gift in gift_rules(m):
        waiting[triggers.GAME_START].append(len(book))
        active |= 1 << len(book)
        book.append(gift)
    for event in scenario.events:
        waiting[triggers.ROUND_START].append(len(book))
        active |= 1 << len(book)
        book.append(event_rule(m, event))
    for bonus in scenario.seat_bonus:
        if bonus.players == m.players:
            waiting[triggers.ROUND_START].append(len(book))
            active |= 1 << len(book)
            seat = int(bonus.seat.removeprefix("P")) - 1
            book.append(plain_rule(program_of(m, bonus.do), (triggers.SEAT, seat, 0), 1 << 1))
    m.rulebook = tuple(book)
    m.turn_actions = tuple(turn_actions)
    m.active_rules = active
    m.moments = tuple(tuple(places) for places in waiting)


def turn_action(action: Action, place: int) -> TurnAction:
    """What a rule lets a player do in their own turn. Rules: H3-RULE-action, H3-TWA-01."""
    d = TurnAction()
    d.place = place
    d.label = action.label
    d.movement = action.spend_movement
    d.token = 1 << TOKEN_WORDS.index(action.token) if action.token else 0
    d.bearer = action.bearer
    return d


def write_campaign(m: GameTerms) -> None:
    """Whether another part of a campaign follows, and when its gifts are earned. Rules: H3-SOL-03."""
    campaign = m.scenario.campaign
    m.carries = campaign is not None and campaign.part < campaign.of
    m.earned_by = tuple(tuple(condition(m.scenario, test) for test in carry.test) for carry in m.scenario.carry)


def gift_rules(m: GameTerms) -> list[SpecialRule]:
    """What gifts of the part of a campaign before do before the first round."""
    return [
        plain_rule(program_of(m, gift.do), (triggers.SEAT, seat, 0), ALWAYS)
        for seat, ids in enumerate(m.gifts)
        for gift in m.scenario.gifts
        if gift.id in ids
    ]


def label_spots(scenario: Scenario, players: int) -> tuple[tuple[int, ...], ...]:
    """By label: the spots of the tiles that have it."""
    spots: list[list[int]] = [[] for _ in scenario.labels]
    for group in scenario.layouts[players].tiles:
        for (u, v), label in zip(group.at, group.labels, strict=True):
            if label:
                spots[scenario.labels.index(label)].append(spot_at(u, v))
    return tuple(tuple(found) for found in spots)


def words_of(scenario: Scenario) -> list[str]:
    """The measures that goals name."""
    return [word for goal in scenario.victory + scenario.defeat for word in measures_in_goal(goal)]


def plain_rule(program: int, who: tuple[int, int, int], rounds: int) -> SpecialRule:
    """A rule without conditions."""
    r = SpecialRule()
    r.id = ""
    r.entry = -1
    r.program = program
    r.who = who
    r.at = ()
    r.rounds = rounds
    r.once = 0
    r.tests = ()
    r.backwards = False
    return r


def special_rule(m: GameTerms, rule: Rule, n: int) -> SpecialRule:
    """A rule that does something at a moment.

    Rules: H3-RULE-rounds, H3-RULE-from_round, H3-RULE-to_round, H3-RULE-every, H3-RULE-where, H3-RULE-once, H3-RULE-if,
    H3-RULE-backwards.
    """
    scenario = m.scenario
    span = range(rule.from_round, rule.to_round + 1, rule.every)
    rounds = sum(1 << r for r in span if not rule.rounds or r in rule.rounds)
    # Before the first round the round is 0.
    rounds |= int(rule.from_round == 1 and not rule.rounds)
    r = plain_rule(program_of(m, rule.do), whom(scenario, rule.who), rounds)
    r.id = rule.id
    r.entry = n
    r.at = tuple(place(scenario, where) for where in (rule.action.where if rule.action else rule.where))
    r.once = _ONCE[rule.once]
    r.tests = tuple(condition(scenario, test) for test in rule.test)
    r.backwards = rule.backwards
    return r


def event_rule(m: GameTerms, event: TimedEvent) -> SpecialRule:
    """A timed event."""
    scenario = m.scenario
    rounds = sum(1 << r for r in event.rounds)
    if not event.rounds:
        rounds = sum(1 << r for r in range(event.from_round, LAST_ROUND + 1, max(1, event.every)))
    r = plain_rule(program_of(m, event.do), whom(scenario, event.who), rounds)
    r.tests = tuple(condition(scenario, test) for test in event.test)
    return r


def timed_rounds(m: GameTerms) -> int:
    """The rounds at whose start something happens by the scenario's events, as bits."""
    rounds = 0
    for n in m.moments[triggers.ROUND_START]:
        rule = m.rulebook[n]
        if rule.program and rule.who[0] != triggers.SEAT and m.active_rules >> n & 1:
            rounds |= rule.rounds
    return rounds
