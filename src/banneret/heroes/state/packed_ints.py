"""Ints of a whole game that hold several numbers at once: packed and read here and nowhere else."""

from typing import Final

# -- `WholeGame.rewards`: the token on a Settlement, its field and a resource ------------------------------------------


def pack_reward(field: int, resource: int) -> int:
    """A reward token."""
    return field << 2 | resource


def reward_field(reward: int) -> int:
    """The Settlement on which it lies."""
    return reward >> 2


def reward_resource(reward: int) -> int:
    """The resource it shows."""
    return reward & 3


# -- `ScenarioState.tenures`: a field, how often its holder was counted there, that player, whether it has paid off ----


def pack_tenure(field: int, times: int, player: int, paid: bool) -> int:
    """A field that is counted for being held."""
    return field << 16 | min(times, 255) << 8 | player << 1 | int(paid)


def tenure_field(tenure: int) -> int:
    """The field."""
    return tenure >> 16


def tenure_times(tenure: int) -> int:
    """How often its holder was counted."""
    return tenure >> 8 & 255


def tenure_player(tenure: int) -> int:
    """The holder."""
    return tenure >> 1 & 127


def tenure_paid(tenure: int) -> bool:
    """Whether it has given what it gives once."""
    return tenure & 1 == 1


# -- `ScenarioState.delayed`: a round, an AI hero, the spot at which it comes then -------------------------------------


def pack_arrival(game_round: int, ai: int, spot: int) -> int:
    """An AI hero that comes later."""
    return game_round << 24 | ai << 16 | spot


def arrival_round(arrival: int) -> int:
    """The round."""
    return arrival >> 24


def arrival_hero(arrival: int) -> int:
    """The AI hero."""
    return arrival >> 16 & 255


def arrival_spot(arrival: int) -> int:
    """The spot."""
    return arrival & 65535


# -- `ScenarioState.lent`: a player, or OF_NOBODY, and a kind of unit --------------------------------------------------

OF_NOBODY: Final = 255
"""In the place of the lender: a Neutral Unit that came for this Combat only."""


def pack_loan(lender: int, kind: int) -> int:
    """A unit lent for a Combat."""
    return lender << 16 | kind


def loan_lender(loan: int) -> int:
    """Who lends it."""
    return loan >> 16


def loan_kind(loan: int) -> int:
    """The kind of unit."""
    return loan & 65535


# -- `ScenarioState.defeats`: a round, and a place in `WholeGame.falls` ------------------------------------------------


def pack_defeat(game_round: int, place: int) -> int:
    """A defeat of a Main Hero by a player."""
    return game_round << 8 | place


def defeat_round(defeat: int) -> int:
    """The round."""
    return defeat >> 8


def defeat_place(defeat: int) -> int:
    """The place in `WholeGame.falls`: who beat whom."""
    return defeat & 255


# -- the argument of GIVE: an ally and a resource ---------------------------------------------------------------------


def gift(seat: int, resource: int) -> int:
    """A resource for an ally."""
    return 3 * seat + resource


def gift_seat(given: int) -> int:
    """Who gets it."""
    return given // 3


def gift_resource(given: int) -> int:
    """What is given."""
    return given % 3


# -- `WholeGame.used`: what a player has used in this turn: own buildings, abilities of units, captured buildings ------

_UNIT_USES: Final = 8
_CAPTURED: Final = 16


def building_use(kind: int) -> int:
    """The bit of a building of the player's own."""
    return 1 << kind


def captured_use(place: int) -> int:
    """The bit of a building of a captured Town, by its place in tables of buildings."""
    return 1 << _CAPTURED + place


def unit_use(n: int) -> int:
    """What one more use of the n-th ability of UNIT_PEEKS adds; each is counted in two bits."""
    return 1 << _UNIT_USES + 2 * n


def unit_uses(used: int, n: int) -> int:
    """How often the n-th ability of UNIT_PEEKS was used."""
    return used >> _UNIT_USES + 2 * n & 3
