"""A whole skirmish whose every position is sound, on either board."""

from banneret.games import resume
from banneret.kernel.record import parse_record
from tests.heroes.property import invariants
from tests.heroes.property.drawn_skirmishes import Skirmish
from tests.heroes.property.playing import play, shown
from tests.heroes.property.skirmish_checks import check_clauses, check_why_not, every


def check_skirmish(skirmish: Skirmish, *, why_not: int, options: int) -> None:
    """Play it to its end; reasons and options are looked at in every so many positions only, because they take long."""
    game = play(
        skirmish,
        invariants.Conserved(),
        invariants.check_board,
        invariants.check_derived,
        every(3, invariants.check_copy),
        every(why_not, check_why_not),
        every(options, invariants.check_every_option),
    )
    with shown(game):
        assert game.result is not None
        assert sum(game.result) == 0
        for step in {event.step for event in game.events}:
            check_clauses(step)
        text = game.record()
        assert parse_record(text).text() == text
        again = resume(parse_record(text))
        assert again.digest == game.digest
        assert again.record() == text
        assert again.events == game.events
