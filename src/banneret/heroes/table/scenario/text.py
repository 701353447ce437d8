"""A scenario with a number of players in words: how it is won and lost, its rules, and what happens when."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from banneret.heroes.box.map_and_towns import load_realm
from banneret.heroes.box.verbs.scenario import Story
from banneret.heroes.scenario.ai_heroes import AiEntry, Enters
from banneret.heroes.scenario.goals import Goal, Points
from banneret.heroes.scenario.layout import Layout, matches
from banneret.heroes.scenario.rules import LAST_ROUND, Rule, TimedEvent
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.table.scenario.terms import RESOURCES, event_text, field_notes
from banneret.heroes.table.scenario.types import HeroesNotes, RivalInfo
from banneret.heroes.text.ai_heroes import ai_name
from banneret.heroes.text.component_names import join
from banneret.heroes.text.map_events import amount_text
from banneret.heroes.text.messages import has, message
from banneret.heroes.text.programs import bonus_text, program_text
from banneret.heroes.text.scenario import called_text, label_name, measure_text, own_word, rule_text, token_name
from banneret.table.scenario_info import GoalInfo, HappeningInfo, RuleInfo, TokenInfo

if TYPE_CHECKING:
    from banneret.heroes.box.verbs.combat import Verb
    from banneret.heroes.scenario.load import Scenario
    from banneret.kernel.game import Game

AT_ROUNDS: Final = ("round_start", "resource_round", "round_end")
"""Moments that come with the round track."""
ALL_OF: Final = "unflagged:"


def scenario_notes_of(game: Game, lang: str) -> HeroesNotes | None:
    """What the scenario of a game says; nothing for a single Combat."""
    state = game.state
    return (
        scenario_notes(state.game_terms.scenario, state.game_terms.players, lang)
        if isinstance(state, WholeGame)
        else None
    )


def scenario_notes(scenario: Scenario, players: int, lang: str) -> HeroesNotes:
    """What is special about a scenario with this many players."""
    layout = scenario.layouts[players]
    used = _used_tokens(scenario)
    return HeroesNotes(
        goals=goals(scenario, scenario.victory, players, lang),
        defeats=goals(scenario, scenario.defeat, players, lang),
        limit=message(f"table-limit-{scenario.limit}", lang, n=scenario.rounds[players]),
        scoring=_scoring(scenario, lang),
        rules=tuple(
            RuleInfo(rule.id, rule_text(scenario.id, rule, lang))
            for rule in scenario.rules
            if not rule.only_players or players in rule.only_players
        ),
        remarks=_remarks(scenario, layout, players, lang),
        happenings=tuple(_happenings(scenario, players, lang)),
        bonus=tuple(bonus_text(scenario, n, lang) for n in range(len(scenario.setup.bonus))),
        tokens=(
            *(TokenInfo(token, token_name(token, lang), False) for token in scenario.tokens if token in used),
            *(
                TokenInfo(token, token_name(token, lang), True, _asked_for(scenario, f"shared:{token}", players))
                for token in scenario.shared_tokens
            ),
        ),
        rivals=tuple(
            RivalInfo(entry.id, ai_name(scenario, n, lang), _enters(entry), entry.move)
            for n, entry in enumerate(scenario.ai)
        ),
        hordes={horde.id: own_word(f"horde-{horde.id}", horde.id, lang) for horde in scenario.hordes},
        labels={
            f"{u},{v}": label_name(label, lang)
            for group in layout.tiles
            for (u, v), label in zip(group.at, group.labels, strict=True)
            if label
        },
        places={location: called for location in scenario.fields if (called := called_text(scenario, location, lang))},
    )


def _enters(entry: AiEntry) -> int:
    if entry.enters is None:
        return 0
    return entry.enters.round if isinstance(entry.enters, Enters) else -1


# -- goals -------------------------------------------------------------------------------------------------------------


def goals(scenario: Scenario, among: tuple[Goal, ...], players: int, lang: str) -> tuple[GoalInfo, ...]:
    """The conditions that count with this many players."""
    return tuple(
        GoalInfo(goal.kind, goal_text(scenario, goal, lang))
        for goal in among
        if not goal.only_players or players in goal.only_players
    )


def goal_text(scenario: Scenario, goal: Goal, lang: str) -> str:
    """A condition, with what limits it."""
    text = _plain_goal(scenario, goal, lang)
    if goal.joker:
        text = message("table-goal-joker", lang, text=text, what=measure_text(goal.joker, lang, scenario))
    if goal.held > 1:
        text = message("table-goal-held", lang, text=text, n=goal.held)
    if goal.from_round > 1:
        text = message("table-goal-from", lang, text=text, n=goal.from_round)
    if goal.seats:
        seats = join("join-comma", [str(seat + 1) for seat in goal.seats], lang)
        text = message("table-goal-seats", lang, text=text, seats=seats)
    return text


def _plain_goal(scenario: Scenario, goal: Goal, lang: str) -> str:
    if goal.kind == "all":
        return join("table-goal-and", [goal_text(scenario, inner, lang) for inner in goal.all], lang)
    what = goal.what
    if what and has(f"table-goal-{what}", lang):
        return message(f"table-goal-{what}", lang, n=goal.times)
    word, _, label = what.partition(":")
    if word in ("razed", "ai_held"):
        return message(f"table-goal-{word}", lang, what=label_name(label, lang))
    if goal.kind == "capture_town" and what:
        return message("table-goal-ai_town", lang, what=measure_text(what, lang, scenario))
    if goal.kind == "main_hero_defeated" and what == "fallen_to_ai":
        return message("table-goal-main_hero_defeated_ai", lang, n=goal.times)
    if goal.at_most and goal.times == 0 and what.startswith(ALL_OF):
        return message("table-goal-hold-all", lang, what=measure_text(what.removeprefix(ALL_OF), lang, scenario))
    if what in RESOURCES:
        return message("table-goal-own", lang, amount=amount_text(what, goal.times, lang))
    kind: str = goal.kind if has(f"table-goal-{goal.kind}", lang) else "measure"
    if goal.at_most:
        kind = "measure-none" if goal.times == 0 else "measure-most"
    elif goal.times == 1 and kind in ("measure", "flag") and not (kind == "flag" and _is_kind_of_field(what, lang)):
        kind += "-once"
    of = "all" if goal.of == "all_rivals" else "any"
    counted = measure_text(what, lang, scenario) if what else ""
    return message(f"table-goal-{kind}", lang, n=goal.times, of=of, what=counted)


def _is_kind_of_field(what: str, lang: str) -> bool:
    """Whether a measure of fields has a name in the plural: "Mines", not "the Grail"."""
    return what != "grail" and has(f"measure-{what}", lang)


def _scoring(scenario: Scenario, lang: str) -> tuple[str, ...]:
    lines = [scoring_text(scenario, entry, lang) for entry in scenario.scoring.points]
    if scenario.scoring.tie_break and lines:
        ties = [measure_text(word, lang, scenario) for word in scenario.scoring.tie_break]
        lines.append(message("scoring-tie", lang, what=join("join-comma", ties, lang)))
    if scenario.scoring.always:
        lines.append(message("scoring-always", lang))
    return tuple(lines)


def scoring_text(scenario: Scenario, entry: Points, lang: str) -> str:
    """What a line of the scoring is worth."""
    words: dict[str, str | int] = {"what": measure_text(entry.what, lang, scenario), "n": entry.points}
    if entry.per > 1:
        return message("scoring-line-per", lang, **words, per=entry.per)
    return message("scoring-line", lang, **words)


def _used_tokens(scenario: Scenario) -> frozenset[str]:
    """The tokens worth showing: those of the scenario, and points where points are gained or counted."""
    wins = [goal.what for goal in (*scenario.victory, *scenario.defeat)]
    counted = scenario.limit == "most_points" or scenario.scoring.points or "points" in wins
    return frozenset(scenario.tokens if counted else scenario.tokens[1:])


def _asked_for(scenario: Scenario, measure: str, players: int) -> int:
    """The highest number of something that unlocks a tile with this many players."""
    locks = [
        rule.change.lock
        for rule in scenario.rules
        if rule.change and rule.change.lock and (not rule.only_players or players in rule.only_players)
    ]
    tests = [test for lock in locks for test in lock.test if test.measure == measure]
    return max((test.at_least or 0 for test in tests), default=0)


# -- what happens when -------------------------------------------------------------------------------------------------


def _happenings(scenario: Scenario, players: int, lang: str) -> list[HappeningInfo]:
    """The timed events, and the rules that belong to certain rounds."""
    last = scenario.rounds[players]
    found = [
        HappeningInfo(rounds, event_text(scenario, event, _told_with(scenario, n, event, lang), players, lang))
        for n, event in enumerate(scenario.events)
        # A piece of the tale by itself is told when its time has come.
        if (rounds := _rounds_of(event, last)) and (event.text or not all(isinstance(verb, Story) for verb in event.do))
    ]
    for rule in scenario.rules:
        if rule.when in AT_ROUNDS and (not rule.only_players or players in rule.only_players):
            rounds = _rounds_of_rule(rule, last)
            if rounds and len(rounds) < last:
                found.append(HappeningInfo(rounds, rule_text(scenario.id, rule, lang)))
    return sorted(found, key=lambda happening: happening.rounds)


def _rounds_of(event: TimedEvent, last: int) -> tuple[int, ...]:
    rounds = event.rounds or tuple(range(event.from_round, LAST_ROUND + 1, max(1, event.every)))
    return tuple(n for n in rounds if n <= last)


def _rounds_of_rule(rule: Rule, last: int) -> tuple[int, ...]:
    rounds = rule.rounds or tuple(range(rule.from_round, rule.to_round + 1, rule.every))
    return tuple(n for n in rounds if n <= last)


def _told_with(scenario: Scenario, n: int, event: TimedEvent, lang: str) -> str:
    """The text of an event."""
    return own_word(f"timed-{scenario.id}-{n}", "", lang) or event.text


# -- the rest ----------------------------------------------------------------------------------------------------------


def _remarks(scenario: Scenario, layout: Layout, players: int, lang: str) -> tuple[str, ...]:
    """Tiles the players lay themselves, what the places of the scenario give and are, who moves later."""
    notes: list[str] = []
    if layout.to_place is not None:
        near, far = map(len, layout.to_place)
        notes.append(message("lobby-to-place", lang, near=near, far=far))
    if layout.pool.far:
        notes.append(message("only-line", lang, text=message("lobby-pool", lang, n=layout.pool.far)))
    kinds = {group.kind for group in layout.tiles}
    middle = {word for group in layout.tiles if group.kind == "center" for word in group.set}
    there = {
        field.kind
        for tile in load_realm().tiles
        if tile.group == "center" and any(matches(tile, word) for word in middle)
        for field in tile.fields.values()
    }
    fields = scenario.fields
    if "near" in kinds or layout.to_place:
        notes += _program(fields["obelisk"].on_first_visit_by_each_player, "lobby-phrase-obelisk", lang)
    if "dragon_utopia" in there:
        notes += _program(fields["dragon_utopia"].on_flag, "lobby-phrase-utopia", lang)
    if "grail" in there:
        notes += _program(fields["grail"].on_visit, "lobby-phrase-grail", lang)
    notes += field_notes(scenario, there, lang)
    for bonus in scenario.seat_bonus:
        if bonus.players == players:
            phrase = message("lobby-phrase-seat", lang, n=int(bonus.seat.removeprefix("P")))
            notes.append(program_text(bonus.do, lang, phrase=phrase))
    return tuple(notes)


def _program(verbs: tuple[Verb, ...] | None, phrase: str, lang: str) -> list[str]:
    """What a program does; nothing where it does nothing."""
    return [program_text(verbs, lang, phrase=message(phrase, lang))] if verbs else []
