"""Resolving an Adventure card: an Event's effect, or an adventure Combat."""

from __future__ import annotations

from typing import Final

from banneret.battlefield.adventure_mode.answers import DECLARE, SEND, STUN, adventure_card
from banneret.battlefield.adventure_mode.effects import RESOLVING
from banneret.battlefield.adventure_mode.state import RESOLVED, AdventureModeGame
from banneret.battlefield.adventure_mode.tables import BASIC_REWARD, BATTLE_REWARD, EVENT_DOES, POWERS
from banneret.battlefield.events import (
    E_ADVENTURE_RESOLVED,
    E_COMBAT_LOST,
    E_COMBAT_POWER,
    E_COMBAT_WON,
    E_DECLARED,
    E_SENT,
    E_UNIT_ROUSED,
    E_UNIT_STUNNED,
)
from banneret.heroes.combat.morale.off_board import POWER_ROLL
from banneret.heroes.state.pile_numbers import RESERVE
from banneret.heroes.tables.compile.map import MAP_EFFECT
from banneret.heroes.tables.units_and_cards import ATTACK_VALUE, kind_of
from banneret.kernel.keys import argument, option
from banneret.kernel.kinds import K_AMOUNT, K_TARGET, K_UNIT
from banneret.kernel.piles import without
from banneret.kernel.sequence import asks, at, fill, sequence
from banneret.kernel.state import ARG_A

BAND: Final = 2
"""How many units fight an adventure Combat. Rules: BF-ADV-52."""


def resolve_card(s: AdventureModeGame, card: int, _b: int, _c: int) -> None:
    """The card is shown and lies on its owner's pile; an Event does what it says.

    Rules: BF-ADV-43, BF-ADV-62, BF-ADV-66, BF-ADV-67, BF-ADV-51, BF-ADV-54.
    """
    player = s.who[0]
    s.piles[RESOLVED + player] = (*s.piles[RESOLVED + player], adventure_card(card))
    s.emit(E_ADVENTURE_RESOLVED, player, card)
    s.leave()
    if POWERS[card]:
        s.band = ()
        s.call(ADVENTURE_COMBAT, card, 0, 0)
    else:
        s.call(MAP_EFFECT, EVENT_DOES[card], -1, -1)


fill(RESOLVING, resolve_card)


# -- an adventure Combat -----------------------------------------------------------------------------------------------


def ask_power_declared(s: AdventureModeGame, card: int, _b: int, _c: int) -> None:
    """First the Combat Power is declared. Rules: BF-ADV-51."""
    s.ask(s.who[0], K_AMOUNT, [option(DECLARE, power) for power in POWERS[card]])


def got_power_declared(s: AdventureModeGame, _card: int, _b: int, _c: int) -> None:
    """It cannot be changed any more. Rules: BF-ADV-51."""
    s.declared = argument(s.answer)
    s.emit(E_DECLARED, s.who[0], s.declared)


def ask_band(s: AdventureModeGame, _card: int, _b: int, _c: int) -> None:
    """Two units are picked, or all there are. Rules: BF-ADV-52, BF-ADV-54."""
    rest = s.piles[RESERVE]
    for row in s.band:
        rest = without(rest, row)
    wanted = min(BAND, len(s.piles[RESERVE])) - len(s.band)
    if wanted == 0:
        s.dice = ()
        s.harm = 0
        s.goto(JUDGE)
        if s.band:
            s.call(POWER_ROLL, 0, len(s.band), 0)
    elif wanted == len(rest):
        s.answer = option(SEND, kind_of(rest[0]))
    else:
        s.ask(s.who[0], K_UNIT, [option(SEND, kind) for kind in sorted({kind_of(row) for row in rest})])


def got_band(s: AdventureModeGame, _card: int, _b: int, _c: int) -> None:
    """A unit takes part, on the side its card shows. Rules: BF-ADV-52, BF-ADV-53."""
    kind = argument(s.answer)
    rest = s.piles[RESERVE]
    for row in s.band:
        rest = without(rest, row)
    s.band = (*s.band, next(row for row in rest if kind_of(row) == kind))
    s.emit(E_SENT, s.who[0], kind)
    s.goto(ASK_BAND)


def judge(s: AdventureModeGame, card: int, _b: int, _c: int) -> None:
    """Attack values, dice and Morale cards make up the Combat Power; the rewards follow, the Basic Reward first.

    A stunned unit adds nothing but its die and is roused by this. Nobody is hurt.
    Rules: BF-ADV-52 to BF-ADV-55, BF-ADV-57 to BF-ADV-61.
    """
    player = s.who[0]
    power = sum(s.dice) + s.harm
    for row in s.band:
        if kind_of(row) in s.stunned[player]:
            unstun(s, player, kind_of(row))
        else:
            power += ATTACK_VALUE[row]
    s.dice = ()
    s.harm = 0
    s.emit(E_COMBAT_POWER, player, power, s.declared)
    if power >= s.declared:
        s.emit(E_COMBAT_WON, player)
        level = POWERS[card].index(s.declared)
        s.goto(CLOSE_COMBAT)
        s.call(MAP_EFFECT, BATTLE_REWARD[card][level], -1, -1)
    else:
        s.emit(E_COMBAT_LOST, player)
    s.call(MAP_EFFECT, BASIC_REWARD[card], -1, -1)


def ask_stunned(s: AdventureModeGame, _card: int, _b: int, _c: int) -> None:
    """Who lost puts a Paralysis token on a unit that took part, unless a card drawn meanwhile has put one there.

    Rules: BF-ADV-56, BF-ADV-59.
    """
    kinds = sorted({kind_of(row) for row in s.band} - set(s.stunned[s.who[0]]))
    if kinds:
        s.ask(s.who[0], K_TARGET, [option(STUN, kind) for kind in kinds])
    else:
        s.goto(CLOSE_COMBAT)


def got_stunned(s: AdventureModeGame, _card: int, _b: int, _c: int) -> None:
    """That unit is stunned. Rules: BF-ADV-56, BF-ADV-58."""
    stun(s, s.who[0], argument(s.answer))


def close_adventure_combat(s: AdventureModeGame, _card: int, _b: int, _c: int) -> None:
    """The units come home unharmed. Rules: BF-ADV-60."""
    s.band = ()
    s.declared = 0


ADVENTURE_COMBAT: Final = sequence(
    asks(ask_power_declared), got_power_declared, asks(ask_band), got_band, judge, asks(ask_stunned), got_stunned,
    close_adventure_combat,
)  # fmt: skip
"""Arguments: the card."""
CARD_FOUGHT: Final = ARG_A
ASK_BAND: Final = at(ADVENTURE_COMBAT, ask_band)
JUDGE: Final = at(ADVENTURE_COMBAT, judge)
CLOSE_COMBAT: Final = at(ADVENTURE_COMBAT, close_adventure_combat)


def stun(s: AdventureModeGame, player: int, kind: int) -> None:
    """A unit gets a Paralysis token. Rules: BF-ADV-58, BF-ADV-56."""
    set_stunned(s, player, tuple(sorted((*s.stunned[player], kind))))
    s.emit(E_UNIT_STUNNED, player, kind)


def unstun(s: AdventureModeGame, player: int, kind: int) -> None:
    """A unit loses its Paralysis token. Rules: BF-ADV-58, BF-ADV-59."""
    set_stunned(s, player, without(s.stunned[player], kind))
    s.emit(E_UNIT_ROUSED, player, kind)


def set_stunned(s: AdventureModeGame, player: int, kinds: tuple[int, ...]) -> None:
    """Which units of a player have a token now."""
    s.stunned = (kinds, s.stunned[1]) if player == 0 else (s.stunned[0], kinds)
