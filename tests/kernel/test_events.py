"""Events: who may see them, and that none is missing."""

from collections import Counter

import banneret
from banneret.kernel.event import Event
from banneret.kernel.rules import SPECTATOR
from tests.heroes.builder import HeroesGame, skirmish

CARDS = "cards=attack,attack,defense,offense,armorer hand=3"


def both_draw() -> HeroesGame:
    return HeroesGame.of(
        banneret.new(
            "heroes",
            scenario="skirmish",
            seats=[f"castle_griffins@b3 {CARDS}", f"necropolis_zombies@b4 {CARDS}"],
            seed=4,
        )
    )


def drawn(events: list[Event]) -> list[object]:
    return [event.args["side"] for event in events if event.name == "drawn"]


def test_only_the_owner_sees_which_card_was_drawn() -> None:
    game = both_draw()
    assert drawn(game.events) == [0, 0, 0, 1, 1, 1]
    assert drawn(game.events_for(0)) == [0, 0, 0]
    assert drawn(game.events_for(1)) == [1, 1, 1]
    assert drawn(game.events_for(SPECTATOR)) == []
    assert drawn(game.events_for(5)) == []


def test_everybody_sees_that_a_card_was_drawn() -> None:
    game = both_draw()
    for seat in (0, 1, SPECTATOR):
        assert [event.args for event in game.events_for(seat) if event.name == "draw"] == [{"side": 0}] * 3 + [
            {"side": 1}
        ] * 3


def test_all_but_draws_are_for_everybody() -> None:
    game = HeroesGame.of(banneret.new("heroes", scenario="skirmish", seats=["castle_host", "dungeon_host"], seed=4))
    while not game.over:
        game.apply(game.choice.options[0])
    hidden = Counter(event.name for event in game.events if event.audience is not None)
    assert set(hidden) == {"drawn"}
    assert len(game.events_for(SPECTATOR)) == len(game.events) - hidden["drawn"]
    assert all(event.audience == event.args["side"] for event in game.events if event.name == "drawn")


def test_since_leaves_out_what_came_before() -> None:
    game = skirmish("castle_griffins@b2", "necropolis_zombies@b5")
    seen = len(game.events)
    game.apply("move:b3")
    assert [event.name for event in game.events_for(1, seen)] == ["move"]
    assert game.events_for(1, len(game.events)) == []


def test_what_happens_before_the_first_choice_is_told() -> None:
    assert [event.name for event in skirmish("castle_griffins@b2", "necropolis_zombies@b5").events] == [
        "combat",
        "round",
        "activate",
    ]
    fled = skirmish("castle_griffins level=7", "guards=I")
    assert fled.over
    assert fled.events_named("flee") == [{}]


def test_reading_events_changes_nothing() -> None:
    game = skirmish("castle_griffins@b2", "necropolis_zombies@b5").play("move:b3")
    before = game.digest, game.record()
    game.events.clear()
    game.events_for(0).clear()
    assert (game.digest, game.record()) == before
    assert game.events_named("move")
