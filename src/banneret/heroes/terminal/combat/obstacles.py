"""Laying Obstacles at the terminal: which token is in hand, how it is turned, and what it would cover."""

from __future__ import annotations

from typing import Final, NamedTuple

from rich.text import Text

from banneret.heroes.box.obstacles import OBSTACLE_IDS
from banneret.heroes.combat.hex.obstacles import CHOSEN_TOKEN, CHOSEN_TURN, COVER
from banneret.heroes.geometry.combat_board import SPACE_NAMES, spaces_in
from banneret.heroes.terminal import piece_signs
from banneret.heroes.terminal.combat.hex_board import parts_of
from banneret.kernel.game import Game
from banneret.kernel.sequence import question_of
from banneret.terminal.answers import Answer

PICTURE: Final = 4
"""Characters a hex is wide in the picture of a token."""


class Token(NamedTuple):
    """An Obstacle token and how it is turned."""

    id: str
    turn: int


def in_hand(game: Game, answer: Answer | None) -> Token | None:
    """The token that the marked answer is about."""
    if answer is None:
        return None
    question, rest = question_of(game.state.step), answer.key.partition(":")[2]
    if question == "ask_obstacle" and rest:
        return Token(rest, 0)
    if question == "chose_obstacle" and rest:
        return Token(OBSTACLE_IDS[game.state.stack[CHOSEN_TOKEN]], int(rest))
    if question == "turned_obstacle":
        return Token(OBSTACLE_IDS[game.state.stack[CHOSEN_TOKEN]], game.state.stack[CHOSEN_TURN])
    return None


def shape_ahead(game: Game, cursor: str) -> frozenset[str]:
    """The hexes that the token in hand would cover with its first hex under the cursor, if it may lie there."""
    if question_of(game.state.step) != "turned_obstacle" or f"place:{cursor}" not in game.choice.keys:
        return frozenset()
    token, turn = game.state.stack[CHOSEN_TOKEN], game.state.stack[CHOSEN_TURN]
    return frozenset(covered(Token(OBSTACLE_IDS[token], turn), SPACE_NAMES.index(cursor)))


def covered(token: Token, space: int) -> list[str]:
    """The hexes under a token, by the space of its first hex."""
    return [SPACE_NAMES[hex] for hex in spaces_in(COVER[OBSTACLE_IDS.index(token.id)][token.turn][space])]


def token_lines(token: Token) -> list[Text]:
    """A picture of a token as it is turned."""
    cover = COVER[OBSTACLE_IDS.index(token.id)][token.turn]
    hexes = [parts_of(hex) for hex in covered(token, next(space for space, hexes in enumerate(cover) if hexes))]
    rows = sorted({row for _, row in hexes})
    left = min(_left(column, row) for column, row in hexes)
    lines: list[Text] = []
    for row in rows:
        line = Text()
        for column, _ in sorted(hex for hex in hexes if hex[1] == row):
            line.append(" " * (_left(column, row) - left - line.cell_len))
            line.append(piece_signs.OBSTACLES[token.id] * (PICTURE - 1), style=piece_signs.OBSTACLE_STYLES[token.id])
        lines.append(line)
    return lines


def _left(column: int, row: int) -> int:
    """Where a hex begins in a picture; even rows lie half a hex to the right."""
    return PICTURE * column + (0 if row % 2 else PICTURE // 2)
