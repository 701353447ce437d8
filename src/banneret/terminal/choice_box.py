"""Drawing the choice box: the question, every legal answer with its key, and what is being typed."""

from __future__ import annotations

from collections.abc import Mapping
from textwrap import wrap
from types import MappingProxyType
from typing import Final, NamedTuple

from rich.text import Text

from banneret.terminal import signs
from banneret.terminal.answers import Answer
from banneret.terminal.drawing import unwrapped
from banneret.terminal.layout import Layout

MORE: Final = " …"
"""Shown where answers before or after are left out."""


class Question(NamedTuple):
    """What the box shows."""

    title: str
    answers: list[Answer]
    marked: int
    """The place of the marked answer, or -1."""
    fitting: frozenset[int]
    """The places of the answers that fit what is typed."""
    typed: str
    notice: str
    """A refusal, or another message to the player."""
    effects: Mapping[int, str]
    """By option: what the answer would do, in signs."""
    clauses: tuple[str, ...]
    open: bool
    """Whether somebody here may answer; gold means you may."""
    heads: Mapping[str, str] = MappingProxyType({})
    """By verb: the heading of answers that are only spaces and are shown in a row."""
    why: str = ""
    """Why it is asked now. It fills the lines that the answers leave free."""


class Spot(NamedTuple):
    """The place of an answer in the box, for the mouse."""

    line: int
    start: int
    end: int
    place: int


class Token(NamedTuple):
    """Something in the flow of answers: an answer, or the head of a group (place -1)."""

    place: int
    text: Text


def tokens_of(question: Question, brief: int) -> list[Token]:
    """All answers in order; answers that are only spaces are shown in a row after one head.

    `brief` says how much is left out if there is little room: 0 nothing, 1 what the key already says, 2 also what the
    answers would do.
    """
    tokens: list[Token] = []
    counts = {word: sum(answer.word == word for answer in question.answers) for word in question.heads}
    opened: set[str] = set()
    for place, answer in enumerate(question.answers):
        grouped = counts.get(answer.word, 0) > 2 and answer.hotkey == answer.space
        if grouped and answer.word not in opened:
            opened.add(answer.word)
            head = question.heads[answer.word]
            if head != "…":
                tokens.append(Token(-1, Text(f" {head}", style=signs.DIM)))
        tokens.append(Token(place, token_text(question, place, grouped, brief)))
    return tokens


def token_text(question: Question, place: int, grouped: bool, brief: int) -> Text:
    """One answer: its key, its label and what it would do."""
    answer = question.answers[place]
    effect = question.effects.get(answer.option, "") if brief < 2 else ""
    picked = place == question.marked
    dim = place not in question.fitting
    text = Text(signs.NOW if picked else " ")
    if grouped:
        text.append(answer.hotkey, style="bold " + (signs.DIM if dim else signs.GOLD))
    else:
        text.append(f"[{answer.hotkey or '·'}]", style="bold " + (signs.DIM if dim else signs.GOLD))
        label = answer.short if brief and answer.short else answer.label
        text.append(f" {label}", style=signs.DIM if dim else signs.INK)
        if effect:
            text.append(f" {signs.FIGHT}{effect}", style="bold " + (signs.DIM if dim else signs.RED))
    if picked:
        text.stylize(signs.PICKED)
    return text


def flow(tokens: list[Token], width: int) -> tuple[list[Text], list[Spot]]:
    """Set tokens in lines: answers that are only spaces close together, others apart."""
    lines = [Text()]
    spots: list[Spot] = []
    close = False
    for token in tokens:
        token.text.truncate(width, overflow="ellipsis")
        tight = len(token.text.plain) <= 5
        gap = 0 if not lines[-1].plain or (tight and close) else 2
        if lines[-1].plain and lines[-1].cell_len + gap + token.text.cell_len > width:
            lines.append(Text())
            gap = 0
        lines[-1].append(" " * gap)
        start = lines[-1].cell_len
        lines[-1].append_text(token.text)
        if token.place >= 0:
            spots.append(Spot(len(lines) - 1, start, lines[-1].cell_len, token.place))
        close = tight or token.place < 0
    return lines, spots


def draw_choice(question: Question, layout: Layout) -> tuple[Text, list[Spot]]:
    """The box and the place of each answer in it."""
    frame = signs.GOLD_LINE if question.open else signs.LINE
    inner = layout.width - (3 if layout.framed else 1)
    room = layout.choice_lines if layout.framed else layout.choice_height - 1
    for brief in (0, 1, 2):
        lines, spots = flow(tokens_of(question, brief), inner)
        if len(lines) <= room:
            break
    else:
        lines, spots = cut(question, tokens_of(question, 2), inner, room)
    head = title_line(question, layout, frame)
    tail = tail_line(question, inner)
    silent = layout.framed and not question.typed and not question.notice
    lines = explained(question.why, lines, room, inner, silent)
    if silent and len(lines) > room:
        tail = lines.pop()
    out = [head]
    if layout.framed:
        for line in [*pad(lines, room), tail]:
            line.truncate(inner)
            line.append(" " * max(0, inner - line.cell_len))
            out.append(Text.assemble(("│", frame), line, (" │", frame)))
        out.append(Text("└" + "─" * (layout.width - 2) + "┘", style=frame))
        shift = 1
    else:
        for n, line in enumerate(pad(lines, room)):
            shown = tail if n == room - 1 and (question.typed or question.notice) else line
            out.append(shown)
        shift = 0
    placed = [Spot(spot.line + 1, spot.start + shift, spot.end + shift, spot.place) for spot in spots]
    return unwrapped(out), placed


def cut(question: Question, tokens: list[Token], width: int, room: int) -> tuple[list[Text], list[Spot]]:
    """The answers around the marked one, and below them always the one that ends it."""
    last = [token for token in tokens if token.place >= 0 and question.answers[token.place].ends]
    lines, spots = flow([token for token in tokens if token not in last], width - len(MORE))
    lines, spots = window(lines, spots, room - len(last), question.marked)
    if not last:
        return lines, spots
    end, end_spots = flow(last, width)
    return [*lines, *end], [*spots, *(spot._replace(line=spot.line + len(lines)) for spot in end_spots)]


def window(lines: list[Text], spots: list[Spot], room: int, marked: int) -> tuple[list[Text], list[Spot]]:
    """The lines that fit, around the marked answer."""
    if len(lines) <= room:
        return lines, spots
    line = next((spot.line for spot in spots if spot.place == marked), 0)
    top = min(max(0, line - room + 1), len(lines) - room)
    shown = lines[top : top + room]
    for more, line_shown in ((top > 0, shown[0]), (top + room < len(lines), shown[-1])):
        if more:
            line_shown.append(MORE, style=signs.GOLD)
    return shown, [spot._replace(line=spot.line - top) for spot in spots if top <= spot.line < top + room]


def title_line(question: Question, layout: Layout, frame: str) -> Text:
    """The question, and at the right the clauses that ask it."""
    corner = ("┌─", "┐") if layout.framed else ("──", "─")
    left = Text.assemble(
        (corner[0], frame), (f" {question.title} ", f"bold {signs.GOLD if question.open else signs.INK}")
    )
    left.truncate(layout.width - 3, overflow="ellipsis")
    right = Text(" ".join(question.clauses[:3]), style=signs.DIM)
    room = layout.width - left.cell_len - 3
    if not question.clauses or right.cell_len > room:
        right = Text("")
    middle = "─" * max(0, layout.width - left.cell_len - right.cell_len - 1 - (2 if right.plain else 0))
    line = Text.assemble(left, (middle, frame), " " if right.plain else "", right, " " if right.plain else "")
    line.append(corner[1], style=frame)
    return line


def tail_line(question: Question, width: int) -> Text:
    """The last line: what is typed, or a message to the player."""
    if question.typed:
        line = Text.assemble((" > ", f"bold {signs.GOLD}"), (question.typed, f"bold {signs.INK}"), ("▏", signs.GOLD))
        if question.notice:
            line.append(f"  {question.notice}", style=signs.RED)
    else:
        line = Text(f" {question.notice}", style=signs.RED)
    line.truncate(width, overflow="ellipsis")
    return line


def explained(why: str, lines: list[Text], room: int, width: int, spare: bool) -> list[Text]:
    """The answers, and at the foot why it is asked, as far as there is room; `spare` lends the last line as well."""
    free = room + spare - len(lines)
    wrapped = wrap(why, width - 2)
    if not wrapped or free < 1:
        return lines
    if len(wrapped) > free:
        wrapped = [*wrapped[: free - 1], f"{wrapped[free - 1][: width - 2 - len(MORE)]}{MORE}"]
    shown = [Text(f" {line}", style=signs.DIM) for line in wrapped]
    return [*pad(lines, room + spare - len(shown)), *shown]


def pad(lines: list[Text], count: int) -> list[Text]:
    """At least this many lines."""
    return lines + [Text() for _ in range(count - len(lines))]
