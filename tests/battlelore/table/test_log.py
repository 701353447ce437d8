"""The log of an adventure: what belongs together is one line."""

from banneret.kernel.game import Game
from banneret.kernel.sequence import question_of
from banneret.table.presenter import presenting
from banneret.table.told import Telling, after, earlier
from tests.battlelore.table.positions import TABLES, battlelore_game, lore_walked


def ordered() -> Game:
    """A game in which two or more units have just been ordered, one answer after the other."""
    for n in range(len(TABLES)):
        for game in lore_walked(battlelore_game(n), 3, 120):
            last = [event.name for event in game.events[-2:]]
            if question_of(game.state.step) == "ask_order" and last == ["order", "order"]:
                return game
    raise AssertionError("nobody orders two units")


def test_orders_given_one_by_one_are_one_line() -> None:
    game = ordered()
    seat = game.state.seat
    events = game.events_for(seat)
    run = next(n for n, event in enumerate(reversed(events)) if event.name != "order")
    assert run >= 2
    whole = after(game, seat, 0, "en")
    assert [bool(told.text) for told in whole[-run:]] == [False] * (run - 1) + [True]
    assert whole[-1].covers == run - 1
    assert (
        whole[-1].text.count(",") + sum(int(word) - 1 for word in whole[-1].text.split() if word.isdigit()) == run - 1
    )
    # Told on its own, as after an answer, the last order says the ones before it again.
    assert presenting(game).told(Telling(game, seat, events[-1:], len(events) - 1, "en")) == whole[-1:]
    assert earlier(game, seat, len(events), 1, "en") == whole[-1:]
    first = presenting(game).told(Telling(game, seat, events[-run:], len(events) - run, "en"))
    assert first[-1] == whole[-1]


def test_one_order_is_told_as_ever() -> None:
    game = ordered()
    seat = game.state.seat
    events = game.events_for(seat)
    run = next(n for n, event in enumerate(reversed(events)) if event.name != "order")
    [told] = earlier(game, seat, len(events) - run + 1, 1, "en")
    assert told.text.endswith(("are ordered.", "is ordered."))
    assert told.covers == 0
