"""Windows about an adventure of BattleLore: all answers, the cards, the character sheets, both sides, and the end."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from banneret.battlelore.table.types import BattleloreSide
from banneret.battlelore.terminal import signs as battlelore_signs
from banneret.battlelore.terminal.details import KIND_OF, hero_lines, told_of
from banneret.battlelore.terminal.model import BattleloreScene
from banneret.battlelore.terminal.panels import banners_line, council_line, hero_line, means_line
from banneret.battlelore.terminal.pointer import BattlelorePointer
from banneret.battlelore.terminal.session import BattleloreSession
from banneret.battlelore.text.names_and_events import about, name, side_name, word
from banneret.terminal import signs
from banneret.terminal.drawing import wrapped
from banneret.terminal.listing import Row
from banneret.text import message

WIDTH: Final = 70
"""So that nothing is wrapped twice where the window is as small as it may be."""


def heading(text: str) -> Row:
    """A line that parts."""
    return Row(Text(text, style=f"bold {signs.AZURE}"), heading=True)


def answer_rows(pointer: BattlelorePointer) -> list[Row]:
    """Every legal answer with what it is about."""
    rows = []
    marked = pointer.marked, pointer.cursor
    for place, answer in enumerate(pointer.answers):
        line = Text.assemble((f"[{answer.hotkey or '·'}] ", f"bold {signs.GOLD}"), (answer.label, signs.INK))
        pointer.mark(place)
        about_it = answer.space or answer.word in KIND_OF
        rows.append(Row(line, answer.key, tuple(pointer.details(WIDTH)[1]) if about_it else ()))
    pointer.marked, pointer.cursor = marked
    return rows


def card_rows(pointer: BattlelorePointer) -> list[Row]:
    """The hands with what each card does, those that may be played now first to be chosen; then the open piles."""
    scene, lang = pointer.scene, pointer.lang
    view, own = scene.view, scene.own
    keys = {answer.key.partition(":")[2]: answer.key for answer in pointer.answers if answer.word in KIND_OF}
    rows: list[Row] = []
    hands: list[tuple[str, str, tuple[str, ...]]] = []
    if own is not None:
        hands.append((word("screen-hand", lang), "command", own.hand))
        hands.append((word("screen-looked", lang), "command", own.looked))
        if view.lore:
            hands.append((f"{word('screen-lore', lang)} {battlelore_signs.LORE}{own.goblet}", "lore", own.lore_hand))
            hands.append((word("screen-looked", lang), "lore", own.lore_looked))
    for label, kind, cards in hands:
        if cards or label != word("screen-looked", lang):
            rows.append(heading(label))
            rows += [card_row(kind, card, keys, own, lang) for card in cards]
    piles = [(word("screen-discards", lang), "command", view.discards)]
    if view.lore:
        piles.append((word("screen-lore-discards", lang), "lore", view.lore_discards))
    for label, kind, cards in piles:
        rows.append(heading(f"{label}: {len(cards)}"))
        rows += [card_row(kind, card, {}, None, lang) for card in dict.fromkeys(reversed(cards))]
    return rows


def card_row(kind: str, card: str, keys: dict[str, str], own: BattleloreSide | None, lang: str) -> Row:
    """One card, to be chosen where it may be played."""
    cost = own.costs.get(card) if own is not None and kind == "lore" else None
    label = name(kind, card, lang) + (f" ({battlelore_signs.LORE}{cost})" if cost is not None else "")
    key = keys.get(card, "")
    style = f"bold {signs.GOLD}" if key else signs.INK
    return Row(
        Text(f" {signs.LEGAL if key else ' '} {label}", style=style), key, tuple(told_of(kind, card, WIDTH, lang)[1])
    )


def heroes_text(scene: BattleloreScene, lang: str) -> Text:
    """All character sheets in full."""
    lines: list[Text] = []
    for hero in scene.heroes:
        title = f"{battlelore_signs.SIDES[hero.side]} {battlelore_signs.HERO} {hero.name}"
        lines += [Text(title, style=f"bold {signs.GOLD}"), *hero_lines(hero, WIDTH, lang, True), Text()]
    if not lines:
        return Text(word("screen-no-heroes", lang), style=signs.DIM)
    return Text("\n").join(lines[:-1])


def sides_text(session: BattleloreSession, scene: BattleloreScene, lang: str) -> Text:
    """How the adventure is won, and everything both sides have."""
    view = scene.view
    title, summary = session.adventure
    lines = [Text(title, style=f"bold {signs.GOLD}"), *wrapped(summary, WIDTH, signs.INK)]
    lines += wrapped(word("screen-needed", lang, {"n": view.needed}), WIDTH, signs.INK)
    for goal in view.goals:
        words = word("screen-goal", lang, {"side": side_name(goal.side, lang), "n": goal.banners})
        held = f" {signs.DONE}" if goal.held else ""
        lines += wrapped(f"{battlelore_signs.GOAL} {', '.join(goal.hexes)}: {words}{held}", WIDTH, signs.GOLD)
    if view.sight:
        lines += wrapped(word("screen-sight", lang, {"n": view.sight}), WIDTH, signs.INK)
    for side, camp in enumerate(view.sides):
        lines += [Text(), banners_line(scene, side, WIDTH, lang), means_line(scene, side, WIDTH, lang)]
        if view.lore:
            lines.append(council_line(scene, side, WIDTH, lang))
            for seat in camp.council:
                if seat.level:
                    lines += wrapped(f"   {about('master', seat.master, lang)}", WIDTH, signs.DIM)
        for id, units in (("track", camp.track), ("fallen", camp.fallen)):
            names = [name("land" if unit == "command_tent" else "unit", unit, lang) for unit in units]
            if names:
                lines += wrapped(f"{word(f'screen-{id}', lang)}: {', '.join(names)}", WIDTH, signs.INK)
        if camp.last:
            lines += wrapped(f"{word('screen-last', lang)}: {name('command', camp.last, lang)}", WIDTH, signs.DIM)
    decks = [word("screen-deck", lang, {"n": view.deck})]
    if view.lore:
        decks.append(word("screen-lore-deck", lang, {"n": view.lore_deck, "pool": view.pool}))
    lines += [Text(), *wrapped(" · ".join(decks), WIDTH, signs.DIM)]
    return Text("\n").join(lines)


def result_text(session: BattleloreSession) -> Text:
    """Who won, how, and at what cost; what has become of the heroes."""
    scene, lang = session.scene, session.lang
    view = scene.view
    text = Text()
    words = message("ui-drawn", lang)
    if view.winner >= 0:
        winner = f"{battlelore_signs.SIDES[view.winner]} {session.side_called(view.winner)}"
        words = message("ui-winner", lang, side=winner)
    text.append(f"{words}\n\n", style=f"bold {signs.GOLD}")
    left = [sum(unit.side == side for unit in view.units.values()) for side in (0, 1)]
    rows = [
        (word("screen-banners", lang), [f"{camp.banners}/{view.needed}" for camp in view.sides]),
        (message("ui-units-lost", lang), [str(len(camp.fallen)) for camp in view.sides]),
        (message("ui-units-left", lang), [str(n) for n in left]),
    ]
    width = max(len(label) for label, _ in rows) + 3
    columns = [f"{battlelore_signs.SIDES[side]} {session.side_called(side)}" for side in (0, 1)]
    text.append(" " * width + "".join(f"{column:<26}" for column in columns).rstrip() + "\n", style="bold")
    for label, values in rows:
        text.append(f"{label:<{width}}", style=signs.DIM)
        text.append("".join(f"{value:<26}" for value in values).rstrip() + "\n")
    for hero in scene.heroes:
        text.append("\n")
        text.append_text(hero_line(hero, WIDTH, lang))
    turns = word("screen-turns", lang, {"n": view.turns})
    text.append(f"\n\n{turns} · {message('ui-answers', lang)} {len(session.game.answers)}")
    return text
