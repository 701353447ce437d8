"""What happened is told in order, in words, with who did it, and to nobody who may not know it."""

from pathlib import Path

from banneret.games import new
from banneret.heroes.state.events_combat import EVENTS
from banneret.heroes.state.events_map import MAP_EVENTS
from banneret.heroes.state.whole_game import WholeGame
from banneret.heroes.table import told as telling
from banneret.heroes.table.told import GUARDS, folded, told, tone
from banneret.kernel.event import Event
from banneret.kernel.rules import SPECTATOR
from banneret.ledger import known
from banneret.table.presenter import NOBODY
from banneret.table.told import Telling, after
from banneret.text import LANGUAGES
from tests.heroes.builder import skirmish
from tests.heroes.table.positions import positions, walked


def test_the_log_in_pieces_is_the_whole_log(tmp_path: Path) -> None:
    """What is told after every answer is what would be told of the whole game at its end, but for names found later."""
    game = new("heroes", scenario="brave_new_world", seats=["castle", "necropolis"], seed=4)
    for eyes in (SPECTATOR, 0):
        parts = told(Telling(game, eyes, game.events_for(eyes), 0, "en"))
        since = game.happened
        for _ in walked(game, 4 + eyes, 220):
            events = game.events_for(eyes, since)
            parts += told(Telling(game, eyes, events, len(parts), "en"))
            since = game.happened
        parts += told(Telling(game, eyes, game.events_for(eyes, since), len(parts), "en"))
        whole = after(game, eyes, 0, "en")
        assert [event.n for event in parts] == list(range(len(whole)))
        for part, line in zip(parts, whole, strict=True):
            assert (part.name, part.args, part.who, part.tone) == (line.name, line.args, line.who, line.tone)
            assert bool(part.text) == bool(line.text) or part.name == "draw"
        assert after(game, eyes, len(whole) - 5, "en") == whole[-5:]
        game = new("heroes", scenario="crossroads", seats=["dungeon", "necropolis"], seed=4)


SAID_NEXT = {("gain", "income"), ("result", "gain"), ("income", "income"), ("income", "gain")}
"""What the next line says as well, or one soon after it: all income of a player is one line."""


def test_every_event_of_many_games_is_told_in_every_language(tmp_path: Path) -> None:
    names = set()
    for n, game in enumerate(positions(tmp_path, most=150)):
        seat = game.state.seat
        if n % 10 == 0:
            lines = told(Telling(game, seat, game.events_for(seat)[-12:], 0, LANGUAGES[n // 10 % len(LANGUAGES)]))
            around = ["", *(event.name for event in lines), ""]
            for event, before, after in zip(lines, around, around[2:], strict=False):
                names.add(event.name)
                beside = (event.name, after) in SAID_NEXT or (before, event.name) == ("walk", "visit")
                assert event.text or beside or event.name in ("draw", *telling.SILENT)
                assert all(known(clause) for clause in event.clauses)
                assert NOBODY <= event.who < len(game.setup.seats)
    assert len(names) > 60


def test_guards_and_players_are_told_apart() -> None:
    game = new("heroes", scenario="brave_new_world", seats=["castle", "necropolis"], seed=3)
    fights = 0
    for _ in walked(game, 3, 300):
        state = game.state
        assert isinstance(state, WholeGame)
        if not state.base or not state.terms.neutral:
            continue
        for event in told(Telling(game, SPECTATOR, game.events_for(SPECTATOR)[-3:], 0, "en")):
            if event.name == "attack":
                number = int(str(event.args["unit"]).partition("@")[2])
                assert event.who == (state.who[0] if number < 7 else GUARDS)
                fights += 1
    assert fights


def test_draws_are_folded_and_ones_own_are_told_by_their_cards() -> None:
    draw = Event("draw", {"seat": 0}, 0)
    other = Event("draw", {"seat": 1}, 0)
    drawn = Event("drawn", {"seat": 0, "card": "attack"}, 0, 0)
    lines = folded([draw, draw, draw, other])
    assert lines[:2] == [None, None]
    assert lines[2] is not None
    assert lines[2].args == {"seat": 0, "n": 3}
    assert lines[3] is not None
    assert lines[3].args == {"seat": 1, "n": 1}
    assert folded([draw, drawn, draw, drawn]) == [None, drawn, None, drawn]


def test_what_only_another_may_see_is_not_told() -> None:
    game = new("heroes", scenario="brave_new_world", seats=["castle", "necropolis"], seed=6)
    for _ in walked(game, 6, 120):
        pass
    hidden = {"drawn", "looked", "taken", "spied_card", "spied_unit", "shown"}
    assert not hidden & {event.name for event in after(game, SPECTATOR, 0, "en")}
    for seat in (0, 1):
        mine = [event for event in after(game, seat, 0, "en") if event.name in hidden]
        assert mine
        assert {event.who for event in mine} == {seat}


def test_events_have_a_tone() -> None:
    assert tone(Event("resource", {"player": 0, "resource": "gold", "n": -2}, 0)) == "loss"
    assert tone(Event("resource", {"player": 0, "resource": "gold", "n": 2}, 0)) == "gain"
    assert tone(Event("map_round", {"n": 2}, 0)) == "round"
    game = skirmish("castle_griffins+@b3", "dungeon_minotaurs@b4", dice=(0, 0))
    game.apply("attack:b4")
    assert {event.name: event.tone for event in after(game, 0, 0, "en")}["attack"] == "fight"


def test_the_tables_name_events_there_are() -> None:
    there = {event.name for event in (*EVENTS, *MAP_EVENTS)}
    assert there >= telling.SILENT
    assert {*telling._TONE, *telling._SIGNED} <= there
