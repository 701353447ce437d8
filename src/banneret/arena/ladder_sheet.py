"""A ladder as a section of a document: ratings, who beats whom, and what a decision costs."""

from __future__ import annotations

from banneret.arena.balance import Share
from banneret.arena.courses import Course
from banneret.arena.ladder import Outcome, Standing


def as_markdown(game: str, course: Course, outcomes: list[Outcome], found: list[Standing]) -> str:
    """The section, with what went wrong below the table."""
    tables = ", ".join(dict.fromkeys(table.scenario for table in course.tables))
    failed = [one for one in outcomes if one.error]
    lines = [f"### {game}: {course.name}", "", f"{len(outcomes)} games on {tables}.", ""]
    lines += _together(found) if course.together else _rivals(found)
    if failed:
        lines += ["", f"{len(failed)} games failed and are not counted, the first of them: {failed[0].error}"]
    return "\n".join(lines)


def _rivals(found: list[Standing]) -> list[str]:
    bots = [standing.bot for standing in found]
    lines = [
        f"| bot | rating | 95 % | {' | '.join(f'against {bot}' for bot in bots)} | CPU-ms a decision | slowest, ms |",
        f"|---|---:|---|{'---|' * len(bots)}---:|---:|",
    ]
    for standing in found:
        rating = standing.rating
        rated = f"{rating.points:.0f} | {rating.low:.0f} to {rating.high:.0f}" if rating else " | "
        cells = [_cell(standing.against.get(bot)) for bot in bots]
        lines.append(f"| {standing.bot} | {rated} | {' | '.join(cells)} | {_cost(standing)} |")
    return lines


def _together(found: list[Standing]) -> list[str]:
    lines = ["| bot | games | won | CPU-ms a decision | slowest, ms |", "|---|---:|---|---:|---:|"]
    for standing in found:
        share = standing.against.get(standing.bot, Share())
        lines.append(f"| {standing.bot} | {share.games} | {_cell(share)} | {_cost(standing)} |")
    return lines


def _cell(share: Share | None) -> str:
    """Games won in percent, with their interval."""
    if share is None or not share.games:
        return "–"
    low, high = share.interval
    return f"{100 * share.rate:.0f} ({100 * low:.0f}–{100 * high:.0f})"


def _cost(standing: Standing) -> str:
    return f"{standing.cost.cpu_ms:.2f} | {standing.cost.longest_ms:.0f}"
