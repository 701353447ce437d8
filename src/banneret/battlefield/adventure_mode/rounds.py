"""Rounds of Adventure mode: income or the Astrologers' options, the draft, both turns, and at last the battle."""

from __future__ import annotations

from typing import Final

from banneret.battlefield.adventure_mode.answers import RAISE, ROLL_INCOME
from banneret.battlefield.adventure_mode.draft import DRAFT
from banneret.battlefield.adventure_mode.final_battle import LAST_BATTLE
from banneret.battlefield.adventure_mode.setup import OUTSET
from banneret.battlefield.adventure_mode.state import AdventureModeGame, starter
from banneret.battlefield.adventure_mode.turn import ADVENTURE_MODE_TURN
from banneret.battlefield.seats import PLAYERS
from banneret.heroes.adventure.dice import INCOME_DIE, ROLL_MAP
from banneret.heroes.adventure.effects.scenario import STEP_INCOME
from banneret.heroes.adventure.seating import act_as
from banneret.heroes.adventure.town.captured import next_program
from banneret.heroes.game.income import give_income
from banneret.heroes.state.events_map import E_MAP_ROUND
from banneret.heroes.tables.compile.map import MAP_EFFECT
from banneret.heroes.tables.tiles import RESOURCE_IDS
from banneret.heroes.tables.towns_and_heroes import AT_RESOURCE_ROUND
from banneret.kernel.keys import argument, option
from banneret.kernel.kinds import K_AMOUNT
from banneret.kernel.sequence import asks, at, sequence
from banneret.kernel.state import ARG_A, ARG_B


def open_expedition(s: AdventureModeGame, _n: int, _kind: int, _c: int) -> None:
    """Set up the game first. Rules: BF-ADV-01 to BF-ADV-12."""
    s.call(OUTSET, 0, 0, 0)


def begin_expedition_round(s: AdventureModeGame, _n: int, _kind: int, _c: int) -> None:
    """A new round: Town tokens are fresh again, Expert effects are not.

    Rules: BF-ADV-06, BF-ADV-23, BF-ADV-44, BF-ADV-26.
    """
    s.game_round += 1
    s.turn = -1
    s.resolved = 0
    s.tokens = [0] * PLAYERS
    s.stack[PLAYERS_DONE] = s.stack[NEXT_INCOME_BUILDING] = 0
    s.emit(E_MAP_ROUND, s.game_round)
    if s.game_round % 2 == 0:
        s.goto(ASK_ASTROLOGERS)
    elif s.game_round == 1:
        s.goto(DRAFT_CARDS)
    else:
        give_income(s, 0, 0, 0)


def income_buildings(s: AdventureModeGame, n: int, kind: int, _c: int) -> None:
    """Buildings that work in a Resource round follow the income. Rules: BF-ADV-26, BF-ADV-27, BF-ADV-48, BF-ADV-69."""
    while n < PLAYERS:
        player = starter(s) ^ n
        program, kind = next_program(s, player, kind, AT_RESOURCE_ROUND)
        if program:
            s.stack[PLAYERS_DONE] = n
            s.stack[NEXT_INCOME_BUILDING] = kind
            s.goto(INCOME_BUILDINGS)
            act_as(s, player)
            s.call(MAP_EFFECT, program, -1, -1)
            return
        kind = 0
        n += 1
    s.goto(DRAFT_CARDS)


def ask_astrologers(s: AdventureModeGame, n: int, _kind: int, _c: int) -> None:
    """No card is drawn: each player raises one income, or rolls for which; the starting player first.

    Rules: BF-ADV-26, BF-ADV-28 to BF-ADV-30, BF-ADV-48, BF-ADV-69.
    """
    if n == PLAYERS:
        s.goto(DRAFT_CARDS)
        return
    player = starter(s) ^ n
    act_as(s, player)
    s.ask(player, K_AMOUNT, [*[option(RAISE, r) for r in range(len(RESOURCE_IDS))], ROLL_INCOME])


def got_astrologers(s: AdventureModeGame, n: int, _kind: int, _c: int) -> None:
    """The income rises by a level; who rolled also gains its base income once.

    Rules: BF-ADV-29 to BF-ADV-31, BF-ADV-28.
    """
    s.stack[PLAYERS_DONE] = n + 1
    s.goto(ASK_ASTROLOGERS)
    if s.answer == ROLL_INCOME:
        s.rolled = ()
        s.call(ROLL_MAP, INCOME_DIE, 1, 1)
    else:
        s.call(STEP_INCOME, argument(s.answer), 1, 0)


def draft_cards(s: AdventureModeGame, _n: int, _kind: int, _c: int) -> None:
    """The round's starting player draws Adventure cards, but not in the last round.

    Rules: BF-ADV-32, BF-ADV-33, BF-ADV-46, BF-ADV-69.
    """
    s.stack[PLAYERS_DONE] = s.stack[NEXT_INCOME_BUILDING] = 0
    if s.game_round < s.game_terms.round_limit:
        s.call(DRAFT, starter(s), 0, 0)


def next_expedition_turn(s: AdventureModeGame, n: int, _kind: int, _c: int) -> None:
    """Both players have one turn. Rules: BF-ADV-42, BF-ADV-47, BF-ADV-70."""
    if n < PLAYERS:
        s.stack[PLAYERS_DONE] = n + 1
        s.goto(NEXT_ADVENTURE_MODE_TURN)
        s.call(ADVENTURE_MODE_TURN, starter(s) ^ n, 0, 0)


def end_expedition_round(s: AdventureModeGame, _n: int, _kind: int, _c: int) -> None:
    """After the last round the battle begins. Rules: BF-ADV-13, BF-BTL-01."""
    if s.game_round < s.game_terms.round_limit:
        s.goto(ADVENTURE_MODE_ROUND)
    else:
        s.call(LAST_BATTLE, 0, 0, 0)


ADVENTURE_MODE: Final = sequence(
    open_expedition, begin_expedition_round, income_buildings, asks(ask_astrologers), got_astrologers, draft_cards,
    next_expedition_turn, end_expedition_round,
)  # fmt: skip
"""Arguments: how many players are done in a step that goes through both, and the kind of building that comes next."""
PLAYERS_DONE: Final = ARG_A
NEXT_INCOME_BUILDING: Final = ARG_B
ADVENTURE_MODE_ROUND: Final = at(ADVENTURE_MODE, begin_expedition_round)
INCOME_BUILDINGS: Final = at(ADVENTURE_MODE, income_buildings)
ASK_ASTROLOGERS: Final = at(ADVENTURE_MODE, ask_astrologers)
DRAFT_CARDS: Final = at(ADVENTURE_MODE, draft_cards)
NEXT_ADVENTURE_MODE_TURN: Final = at(ADVENTURE_MODE, next_expedition_turn)
