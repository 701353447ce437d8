"""Town actions outside the player's own turn: before a Combat, at the end of another player's turn, and on request."""

from __future__ import annotations

from typing import Final

from banneret.heroes.adventure.seating import act_as, clockwise, in_order
from banneret.heroes.adventure.town.actions import take_town_action, town_options
from banneret.heroes.adventure.trading_post import exchanges, take_exchange
from banneret.heroes.combat.cards.hands import DRAW, SWAP, spend_morale
from banneret.heroes.combat.morale.held import card_uses
from banneret.heroes.combat.morale.playing import use_card
from banneret.heroes.state.answers_combat import MORALE_DRAW, MORALE_SWAP, MORALE_USE, PASS
from banneret.heroes.state.game_terms import H_TRADE_ANYTIME
from banneret.heroes.state.pile_numbers import HAND
from banneret.heroes.state.requests import MOST_SEATS, is_due, something_happens, with_heard
from banneret.heroes.state.terms import R_MORALE_DECKS
from banneret.heroes.state.whole_game import BOOK_TOKEN, BUILD_TOKEN, POPULATION_TOKEN, POSITIVE, WholeGame
from banneret.kernel.keys import verb
from banneret.kernel.kinds import K_PLAY
from banneret.kernel.sequence import asks, heeds, sequence
from banneret.kernel.state import ARG_A, ARG_B, ARG_C

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

    Without an active player, when the AI side attacks, the attacked player comes first.

    Rules: H3-TWA-02 to H3-TWA-05, H3-GEN-07, H3-MOR-08.
    """
    everybody = s.game_terms.players - s.out.bit_count() - others_only
    while passes < everybody:
        options: list[int] = []
        if may_act(s, player):
            act_as(s, player)
            options = window_options(s)
        if options:
            s.stack[ASKED_NEXT] = player
            s.stack[PASSES_IN_A_ROW] = passes
            ask_in_window(s, player, options)
            return
        passes += 1
        player = next_in_window(s, player, others_only)
    if s.turn >= 0:
        act_as(s, clockwise(s, s.turn) if s.out >> s.turn & 1 else s.turn)
    s.leave()


def window_options(s: WholeGame) -> list[int]:
    """What the acting player may do in such a window. Rules: H3-TWA-02, H3-MOR-08, H3-OPT-08."""
    options = town_options(s) + morale_options(s)
    if s.game_terms.house & H_TRADE_ANYTIME:
        options += exchanges(s)
    return options


def ask_in_window(s: WholeGame, player: int, options: list[int]) -> None:
    """Offer this, or nothing of it. Rules: H3-TWA-02, H3-GEN-08."""
    options.append(PASS)
    if player == s.turn:
        # What cards in hand make affordable is nobody else's business.
        s.ask_private(player, K_PLAY, options)
    else:
        s.ask(player, K_PLAY, options)


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
    return has_morale(s, player)


def has_morale(s: WholeGame, player: int) -> bool:
    """Whether a player has morale to spend. Rules: H3-MOR-08."""
    return s.morale & 1 == 1 if s.who[0] == player else s.spirit[player] & POSITIVE != 0


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
    act_in_window(s)


def act_in_window(s: WholeGame) -> None:
    """Do what the acting player has chosen. Rules: H3-TWA-05, H3-MOR-08."""
    if not take_town_action(s, s.answer) and not take_exchange(s, s.answer):
        take_morale_use(s, s.answer)


TOWN_WINDOW: Final = sequence(asks(ask_town), got_town)
"""Arguments: the player asked next, how many have passed in a row, 1 to leave the active player out."""
ASKED_NEXT: Final = ARG_A
PASSES_IN_A_ROW: Final = ARG_B


# -- on request --------------------------------------------------------------------------------------------------------

EVERYBODY: Final = (1 << MOST_SEATS) - 1


def asked_anyway(player: int) -> int:
    """What makes a player busy because the same is asked here anyway."""
    return 1 << MOST_SEATS + player


def with_asked(done: int, player: int) -> int:
    """What REQUESTED notes once a player was asked."""
    return done | 1 << MOST_SEATS + player


def with_passed(done: int, player: int) -> int:
    """What it notes once a player has passed."""
    return done | 1 << player


def with_action(done: int) -> int:
    """What it notes once something was done: nobody has passed since."""
    return done & ~EVERYBODY


def players_asked(done: int) -> int:
    """The players who were asked at all, as bits."""
    return done >> MOST_SEATS


def players_passed(done: int) -> int:
    """The players who have passed since something was done, as bits."""
    return done & EVERYBODY


def heeded(s: WholeGame, busy: int) -> bool:
    """Whether players who requested it come first; then the current step of the turn will run again.

    For players who are `busy`, as bits, only a request for the very next instant counts; those who are asked the
    same here anyway are packed by `asked_anyway`. A purchase that a card has made cheaper, and a spell for which power
    is gathered, are not interrupted. Rules: H3-TWA-02, H3-TWA-05, H3-MOR-08.
    """
    if s.power or s.discount:
        return False
    for player in range(s.game_terms.players):
        if due(s, player, busy):
            s.goto(s.step)
            s.call(REQUESTED, busy, 0, 0)
            return True
    return False


def comes_first(s: WholeGame) -> bool:
    """The same before something that the rules do by themselves: if not, the instant is over. Rules: H3-MOR-08."""
    if heeded(s, EVERYBODY):
        return True
    s.requests = something_happens(s.requests)
    return False


def comes_between(s: WholeGame) -> bool:
    """The same in nobody's turn, before something that may concern cards: a standing request counts there as well.

    Rules: H3-MOR-08.
    """
    if heeded(s, 0):
        return True
    s.requests = something_happens(s.requests)
    return False


def due(s: WholeGame, player: int, busy: int) -> bool:
    """Whether a player wants to be asked now, and might do something; town actions need a player's turn.

    Rules: H3-TWA-01, H3-TWA-02, H3-MOR-08.
    """
    if s.out >> player & 1 or busy & asked_anyway(player) or not is_due(s.requests, player, busy >> player & 1 == 1):
        return False
    return may_act(s, player) if s.turn >= 0 else has_morale(s, player)


def ask_requested(s: WholeGame, busy: int, done: int, _player: int) -> None:
    """Who asked for it may use town actions and morale now, clockwise from the active player on.

    In nobody's turn there are no town actions, and the starting player comes first. It goes round until all of them
    have passed since the last action. Rules: H3-TWA-02, H3-TWA-05, H3-MOR-08, H3-GEN-07.
    """
    players = s.game_terms.players
    heard = players_passed(done)
    for player in [(s.turn + n) % players for n in range(players)] if s.turn >= 0 else in_order(s):
        if heard >> player & 1 or not due(s, player, busy):
            continue
        heard |= 1 << player
        act_as(s, player)
        options = window_options(s) if s.turn >= 0 else morale_options(s)
        if options:
            s.stack[PLAYERS_DONE] = with_asked(done, player)
            s.stack[ASKED_PLAYER] = player
            ask_in_window(s, player, options)
            return
    s.requests = with_heard(s.requests, heard, players_asked(done))
    if s.turn >= 0:
        act_as(s, s.turn)
    s.leave()


def got_requested(s: WholeGame, _busy: int, done: int, player: int) -> None:
    """Carry it out; players who had passed may then act again. Rules: H3-TWA-02, H3-TWA-05, H3-MOR-08."""
    s.goto(REQUESTED)
    if s.answer == PASS:
        s.stack[PLAYERS_DONE] = with_passed(done, player)
        return
    s.stack[PLAYERS_DONE] = with_action(done)
    act_in_window(s)


REQUESTED: Final = sequence(asks(heeds(ask_requested)), got_requested)
"""Arguments: the players who are busy; who has passed since something was done and who has been asked at all, packed by
`with_passed` and `with_asked`; the player who is asked."""
PLAYERS_DONE: Final = ARG_B
ASKED_PLAYER: Final = ARG_C
