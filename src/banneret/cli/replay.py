"""Records as `banneret replay` shows them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import cast

from banneret.games import resume, rules_of
from banneret.kernel.errors import RecordError
from banneret.kernel.event import Event
from banneret.kernel.fairness.proof import DiceProof, prove_dice
from banneret.kernel.game import Game
from banneret.kernel.record import Record
from banneret.kernel.replay import Comparison, as_of_today, compare, is_of_today, verify
from banneret.kernel.rules import GameRules
from banneret.kernel.state import CHANCE
from banneret.plugins import part, plugin_of

Story = Callable[[Game, str], list[str]]
"""What has happened in a game and who stands where, in a language, with nothing hidden."""


def verified(record: Record) -> dict[str, object]:
    """Replay a record, checking every answer and comparing every digest."""
    rules = rules_of(record.setup.game)
    try:
        game = verify(rules, record)
    except RecordError:
        if is_of_today(rules, record) or record.ruleset > rules.version:
            raise
        found = compare(rules, record)
        if found.outcome != "same":
            raise RecordError(" ".join(_differences(rules, record, found))) from None
        game = verify(rules, as_of_today(rules, record, found.answers))
    return {"verified": True, "answers": len(game.played), "digest": game.digest, "result": game.result}


def dice_told(record: Record) -> tuple[DiceProof, list[str]]:
    """What is proven about the dice of a record, and in words. Raises RecordError if nothing can be, or something is
    wrong."""
    proof = prove_dice(rules_of(record.setup.game), record)
    if not proof.commitments:
        raise RecordError("this record is not committed to any dice: nothing about its luck can be proven")
    if not proof.secrets:
        raise RecordError("the secret of these dice has not been revealed: that happens when the game is over")
    lines = [f"proven: {proof.proven} of {len(proof.drawn)} rolls and draws follow from the revealed secret"]
    lines += [f"committed to beforehand: {commitment}" for commitment in proof.commitments]
    lines += [f"added by seat {seat}: {added}" for seat, added in proof.entropy]
    if not proof.entropy:
        lines.append("No player has added anything: whoever chose the secret could have chosen among many.")
    if proof.proven < len(proof.drawn):
        lines.append("The others came before these dice, and nothing is known about them.")
    return proof, lines


def told(record: Record, to: int | None, lang: str) -> tuple[Game, list[str]]:
    """The game and its log, sentence by sentence, who stands where, and what it waits for or how it ended.

    A record of other rules is told as far as its answers can still be given, and from where it differs.
    """
    rules = rules_of(record.setup.game)
    try:
        return _told(resume(record, to), lang)
    except RecordError:
        if is_of_today(rules, record) or record.ruleset > rules.version:
            raise
        found = compare(rules, record)
        end = found.reached if to is None else to
        if (not found.reached and found.answers) or end > found.reached:
            raise RecordError(" ".join(_differences(rules, record, found))) from None
    game, lines = _told(resume(as_of_today(rules, record, end), end), lang)
    return game, lines + (_differences(rules, record, found) if end > found.same else [])


def _differences(rules: GameRules, record: Record, found: Comparison) -> list[str]:
    """From where a record of other rules or content differs, in words."""
    lines = [
        f"This record was made by version {record.ruleset} of the rules of {rules.id} with content {record.content};"
        f" this is version {rules.version} with content {rules.content_hash()}."
    ]
    known = f"{found.same} of its {found.answers} answers lead to the same positions"
    if found.outcome == "same":
        lines.append(f"All of its {found.answers} answers lead to the same positions.")
    elif found.outcome == "differs":
        lines.append(f"It may differ from line {found.line} on: {known}, and the others are still allowed.")
    else:
        clause = f" ({found.clause})" if found.clause and found.clause not in found.reason else ""
        lines.append(f"It cannot be played to its end: {known}, and {found.reached} can be given.")
        lines.append(f"{found.reason[:1].upper()}{found.reason[1:]}{clause}.")
    return lines


def _told(game: Game, lang: str) -> tuple[Game, list[str]]:
    from banneret.table.presenter import presenting
    from banneret.text import message

    where = plugin_of(game.rules.id).story
    lines = cast(Story, part(where))(game, lang) if where else _story(game, lang)
    if game.result is not None:
        lines.append(f"result: {' '.join(map(str, game.result))}")
    else:
        chance = game.choice.seat == CHANCE
        asked = f"{message('ui-chance', lang)}:" if chance else presenting(game).asking(game, lang).prompt()
        lines.append(f"{asked} {' '.join(game.choice.keys)}")
    return game, lines


def _story(game: Game, lang: str) -> list[str]:
    """What has happened, for a game without its own story."""
    from banneret.table.presenter import presenting

    events = game.events
    return with_readers(game, zip(events, presenting(game).lines(game.view(), events, lang), strict=True), lang)


def with_readers(game: Game, lines: Iterable[tuple[Event, str]], lang: str) -> list[str]:
    """The lines of events that have one; what only one player saw is worded for that player, who is named."""
    from banneret.table.presenter import presenting

    presenter, view = presenting(game), game.view()
    return [
        line if event.audience is None else f"{presenter.player_name(view, event.audience, lang)}: {line}"
        for event, line in lines
        if line
    ]
