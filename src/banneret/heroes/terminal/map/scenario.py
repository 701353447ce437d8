"""What the scenario is about, in lines: goals and how far everybody is, rounds and events, points, foes, allies."""

from __future__ import annotations

from rich.text import Text

from banneret.heroes.table.scenario.text import scenario_notes_of
from banneret.heroes.table.scenario.types import GoalView
from banneret.heroes.terminal import piece_signs
from banneret.heroes.terminal.map.model import World
from banneret.heroes.terminal.session import HeroesSession
from banneret.heroes.text.messages import message
from banneret.table.scenario_info import GoalInfo, ScenarioNotes
from banneret.terminal import signs


def sight_line(session: HeroesSession, world: World, width: int, lang: str) -> Text:
    """The nearest goal and the next event in one line: it stays in sight while one plays."""
    line = Text()
    if world.goals:
        best = max(world.goals, key=lambda goal: _share(goal, world.seat))
        line.append(f"{signs.FLAG} {_far(best, world.seat, lang)}", style=f"bold {signs.GOLD}")
    for loss in world.defeats[:2]:
        line.append(f" {signs.FALLS} {_far(loss, world.seat, lang)}", style=signs.RED)
    notes = scenario_notes_of(session.game, lang)
    coming = [n for happening in notes.happenings for n in happening.rounds if n > world.round] if notes else []
    if coming:
        line.append(f"  {message('table-scenario-next', lang, n=min(coming))}", style=signs.AZURE)
    line.truncate(width)
    return line


def scenario_lines(session: HeroesSession, world: World, lang: str) -> list[Text]:
    """Everything about the scenario, for a page of its own."""
    notes = scenario_notes_of(session.game, lang)
    if notes is None:
        return []
    lines = [_head("table-goals", lang), *_goal_lines(session, notes.goals, world.goals, piece_signs.FULL, lang)]
    lines.append(Text(notes.limit, style=signs.DIM))
    if notes.defeats:
        lines += [Text(), _head("table-scenario-defeats", lang)]
        lines += _goal_lines(session, notes.defeats, world.defeats, signs.FALLS, lang)
    lines += _counts(session, world, notes, lang)
    if notes.happenings:
        lines += [Text(), _head("table-scenario-events", lang)]
        for happening in notes.happenings:
            rounds = ", ".join(map(str, happening.rounds))
            past = all(n < world.round for n in happening.rounds)
            lines.append(Text(f"{rounds}: {happening.text}", style=signs.DIM if past else signs.INK))
    if notes.rules:
        lines += [Text(), _head("table-scenario-rules", lang)]
        for rule in notes.rules:
            if rule.id in world.scenario_state.waiting:
                words = message("table-scenario-waits", lang, text=rule.text)
                lines.append(Text(f"{piece_signs.SPENT_POINT} {words}", style=signs.DIM))
            else:
                lines.append(Text(f"{piece_signs.FULL} {rule.text}", style=signs.INK))
    if world.ai:
        lines += [Text(), _head("table-scenario-foes", lang)]
        for foe, told in zip(world.ai, notes.rivals, strict=True):
            lines.append(_foe(foe.beaten, foe.field, foe.enters, told.name, lang))
    return lines


def _goal_lines(
    session: HeroesSession, infos: tuple[GoalInfo, ...], goals: tuple[GoalView, ...], sign: str, lang: str
) -> list[Text]:
    lines: list[Text] = []
    for info, goal in zip(infos, goals, strict=True):
        far = "  ".join(f"{session.sign(n)} {_far(goal, n, lang)}" for n in range(len(goal.done)))
        lines.append(Text.assemble((f"{sign} {info.text}  ", signs.INK), (far, f"bold {signs.GOLD}")))
    return lines


def _counts(session: HeroesSession, world: World, notes: ScenarioNotes, lang: str) -> list[Text]:
    """Points and tokens of everybody, and what all have together."""
    lines: list[Text] = []
    for token in notes.tokens:
        counts = world.scenario_state.points if token.id == "points" else world.scenario_state.tokens.get(token.id, ())
        each = "  ".join(f"{session.sign(n)} {count}" for n, count in enumerate(counts))
        shown = str(world.scenario_state.shared.get(token.id, 0)) if token.shared else each
        lines.append(Text.assemble((f"{token.name}: ", signs.INK), (shown, f"bold {signs.GOLD}")))
    return [Text(), _head("table-scenario-counts", lang), *lines] if lines else []


def _foe(beaten: bool, field: str | None, enters: int, called: str, lang: str) -> Text:
    state = "beaten" if beaten else "here" if field or not enters else "called" if enters < 0 else "later"
    words = message("table-scenario-foe", lang, name=called, state=state, n=max(0, enters))
    return Text(words, style=signs.DIM if beaten else signs.INK)


def _head(id: str, lang: str) -> Text:
    return Text(message(id, lang), style=f"bold {signs.GOLD}")


def _share(goal: GoalView, seat: int) -> float:
    done = goal.done[max(0, seat)]
    if goal.at_most:
        return 1.0 if done <= goal.of else 1 / (1 + done - goal.of)
    return done / goal.of if goal.of else 1.0


def _far(goal: GoalView, seat: int, lang: str) -> str:
    done = goal.done[max(0, seat)]
    return message("table-scenario-left", lang, n=max(0, done - goal.of)) if goal.at_most else f"{done}/{goal.of}"
