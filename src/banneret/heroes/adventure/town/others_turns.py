"""Town actions outside the player's own turn: before a Combat, and at the end of another player's turn."""

from __future__ import annotations

from typing import Final

from banneret.heroes.adventure.seating import act_as, clockwise
from banneret.heroes.adventure.town.actions import take_town_action, town_options
from banneret.heroes.adventure.trading_post import exchanges, take_exchange
from banneret.heroes.combat.cards.hands import DRAW, SWAP, spend_morale
from banneret.heroes.combat.morale.held import card_uses
from banneret.heroes.combat.morale.playing import use_card
from banneret.heroes.state.answers_combat import MORALE_DRAW, MORALE_SWAP, MORALE_USE, PASS
from banneret.heroes.state.battle import HAND, R_MORALE_DECKS
from banneret.heroes.state.game_terms import H_TRADE_ANYTIME
from banneret.heroes.state.whole_game import BOOK_TOKEN, BUILD_TOKEN, POPULATION_TOKEN, POSITIVE, WholeGame
from banneret.kernel.keys import verb
from banneret.kernel.kinds import K_PLAY
from banneret.kernel.sequence import asks, sequence
from banneret.kernel.state import ARG_A, ARG_B

LEAST_PRICE: Final = 2
"""Nothing in a town is cheaper for a player who may not play cards: a unit for 2 gold."""


def morale_options(s: WholeGame) -> list[int]:
    """The uses of a Positive Morale token that need no die; it may be spent though there is no card to draw.

    Rules: H3-MOR-04, H3-MOR-05, H3-MOR-08, H3-CRD-19, BF-MRL-07.
    """
    options: list[int] = []
    if s.morale & 1:
        if s.terms.rules & R_MORALE_DECKS:
            return card_uses(s, 0)
        options.append(MORALE_DRAW)
        if s.piles[HAND]:
            options.append(MORALE_SWAP)
    return options


def take_morale_use(s: WholeGame, answer: int) -> bool:
    """Spend the token or card; False for another answer. Rules: H3-MOR-04, H3-MOR-05, H3-MOR-09, BF-MRL-08."""
    if answer == MORALE_DRAW:
        spend_morale(s, 0)
        s.call(DRAW, 0, 1, 0)
    elif answer == MORALE_SWAP:
        spend_morale(s, 0)
        s.call(SWAP, 0, 0, 0)
    elif verb(answer) == MORALE_USE:
        use_card(s, 0, answer)
    else:
        return False
    return True


def ask_town(s: WholeGame, player: int, passes: int, others_only: int) -> None:
    """Each player in turn may use town actions, the active player first, until all have passed in a row.

    Rules: H3-TWA-02 to H3-TWA-05, H3-GEN-07, H3-MOR-08.
    """
    everybody = s.game_terms.players - s.out.bit_count() - others_only
    while passes < everybody:
        options: list[int] = []
        if may_act(s, player):
            act_as(s, player)
            options = town_options(s) + morale_options(s)
            if s.game_terms.house & H_TRADE_ANYTIME:
                options += exchanges(s)
        if options:
            s.stack[ASKED_NEXT] = player
            s.stack[PASSES_IN_A_ROW] = passes
            options.append(PASS)
            if player == s.turn:
                # What cards in hand make affordable is nobody else's business.
                s.ask_private(player, K_PLAY, options)
            else:
                s.ask(player, K_PLAY, options)
            return
        passes += 1
        player = next_in_window(s, player, others_only)
    act_as(s, clockwise(s, s.turn) if s.out >> s.turn & 1 else s.turn)
    s.leave()


def may_act(s: WholeGame, player: int) -> bool:
    """Whether a player has a token left for a town action, morale to spend, or by option something to exchange.

    Rules: H3-TWA-01, H3-MOR-08, H3-OPT-08.
    """
    seated = s.who[0] == player
    gold = s.stores[0] if seated else s.purse[3 * player]
    if s.game_terms.house & H_TRADE_ANYTIME:
        return True
    ready = s.tokens[player] != BUILD_TOKEN | POPULATION_TOKEN | BOOK_TOKEN
    least = 1 if s.game_terms.numbers.half_price else LEAST_PRICE
    if ready and (seated or gold >= least):
        return True
    return s.morale & 1 == 1 if seated else s.spirit[player] & POSITIVE != 0


def next_in_window(s: WholeGame, player: int, others_only: int) -> int:
    """Who is asked after a player. Rules: H3-GEN-07, H3-TWA-04."""
    nxt = clockwise(s, player)
    return clockwise(s, nxt) if others_only and nxt == s.turn else nxt


def got_town(s: WholeGame, player: int, passes: int, others_only: int) -> None:
    """Carry out a town action or the use of morale; everybody may then act again. Rules: H3-TWA-04, H3-TWA-05."""
    s.goto(TOWN_WINDOW)
    if s.answer == PASS:
        s.stack[ASKED_NEXT] = next_in_window(s, player, others_only)
        s.stack[PASSES_IN_A_ROW] = passes + 1
        return
    s.stack[PASSES_IN_A_ROW] = 0
    if not take_town_action(s, s.answer) and not take_exchange(s, s.answer):
        take_morale_use(s, s.answer)


TOWN_WINDOW: Final = sequence(asks(ask_town), got_town)
"""Arguments: the player asked next, how many have passed in a row, 1 to leave the active player out."""
ASKED_NEXT: Final = ARG_A
PASSES_IN_A_ROW: Final = ARG_B
