"""Cards in the pockets of a player on a journey, to be played in the own turn."""

from banneret.kernel.game import Game
from tests.heroes.support.campaign import ARCHERS, quiet
from tests.heroes.support.journey import army, ask_again, deal, give, lay, level, luck, stand

EXPERT = 2
"""Experience of level 2, enough for one Expert effect."""
GUARDED = "1,0.e"
"""An artifact guarded by difficulty II, on tile F1."""
DEAD_FIRST = ("necropolis/sandro", "castle/catherine")


def pocketed(
    *hand: str,
    seats: tuple[str, ...] = (),
    deck: tuple[str, ...] = (),
    discards: tuple[str, ...] = (),
    options: dict[str, str] | None = None,
) -> Game:
    """A player without resources in the own turn, with these cards and an Expert effect to use."""
    game = quiet(*seats, **(options or {}))
    deal(game, 0, hand=hand, deck=deck, discards=discards)
    give(game, 0)
    level(game, 0, EXPERT)
    return ask_again(game)


def beside_guards(*hand: str, seats: tuple[str, ...] = (), options: dict[str, str] | None = None) -> Game:
    """The same with the Main Hero next to a field guarded by Peasants."""
    game = pocketed(*hand, seats=seats, options=options)
    lay(game, (1, 0), "F1")
    army(game, 0, ARCHERS)
    stand(game, 0, "1,0.c", mp=3)
    luck(game, lands=["unit:neutral_peasants"] * 2)
    return ask_again(game)


def away(*hand: str, deck: tuple[str, ...] = (), options: dict[str, str] | None = None) -> Game:
    """A player with these cards whose Main Hero stands outside the own Town and cannot move."""
    game = pocketed(*hand, deck=deck, options=options)
    stand(game, 0, "0,0.se", mp=0)
    return ask_again(game)
