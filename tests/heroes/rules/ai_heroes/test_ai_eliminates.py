"""Players whom AI heroes eliminate: what AI heroes, allies and rules of the scenario do then."""

from pathlib import Path
from typing import Any

import pytest

from tests.heroes.builder import STRONG, TWO, WEAK, HeroesGame, start_file, team_file

LAND = {
    2: {
        "tiles": [
            {"kind": "start", "at": {"P1": [0, 0], "P2": [3, 0]}},
            {"kind": "near", "at": [[1, 0], [2, 0]], "label": ["", "rift"]},
            {"kind": "far", "at": [[0, 1], [3, -1]]},
        ]
    }
}
LORD = {"id": "lord", "name": "Lord", "at": "rift", "army": ["pack:archangels"], "deck": {}}


def war(folder: Path, **parts: Any) -> HeroesGame:
    """Two players against an AI hero, in the turn of the first; the second has an army that is bound to lose."""
    file = team_file(folder, "coop", 2, **({"layout": LAND, "ai": [LORD]} | parts))
    game = start_file(file, TWO).into_turn()
    for seat in (0, 1):
        game.give(seat)
    game.army(0, STRONG)
    game.army(1, WEAK)
    return game


@pytest.mark.rule("H3-AIM-07", "H3-VIC-06", "H3-VIC-09")
def test_an_ai_hero_takes_the_town_whose_defender_it_has_eliminated(tmp_path: Path) -> None:
    game = war(tmp_path)
    town = game.town_of(1)
    game.stand(1, town)
    game.post_ai(0, game.beside(town))
    while not game.events_named("eliminated"):
        game.do_nothing()
    assert game.events_named("eliminated") == [{"player": 1}]
    assert {"ai": 0, "field": town} in game.events_named("ai_flag")
    assert not game.over
    game.to_turn(0)
    assert game.seen()["round"] == 2


@pytest.mark.rule("H3-VIC-07", "H3-VIC-09")
def test_the_turn_of_who_attacks_an_ai_hero_and_is_eliminated_is_over(tmp_path: Path) -> None:
    game = war(tmp_path, ai=[LORD | {"move": "garrison"}])
    town = game.town_of(0)
    game.position.owned = (0, game.position.owned[1])
    game.position.homeless = (1, 0)
    game.army(0, WEAK)
    game.stand(0, game.beside(town), mp=3)
    game.post_ai(0, town)
    game.into_battle(f"go:{town}").fight_on()
    assert game.events_named("eliminated") == [{"player": 0}]
    game.to_turn(1)
    assert game.seen()["round"] == 1


@pytest.mark.rule("H3-VIC-09", "H3-TRN-01", "H3-DO-raid")
@pytest.mark.parametrize(("moment", "gold"), [("round_start", 5), ("turn_start", 15)])
def test_a_rule_does_nothing_more_for_who_is_eliminated_by_its_raid(tmp_path: Path, moment: str, gold: int) -> None:
    raid = {
        "id": "raids",
        "text": "Raids.",
        "when": moment,
        "rounds": [2],
        "do": [{"raid": "lord"}, {"gain": "gold", "amount": 5}],
    }
    raiders = LORD | {"army": ["few:troglodytes"], "raids": True, "enters": "called"}
    game = war(tmp_path, ai=[raiders], rules=[raid | ({"who": "each"} if moment == "round_start" else {})])
    for seat in (0, 1):
        game.stand(seat, game.town_of(seat))
    game.luck(draws=["proclaim:dead_silence"])
    while len(game.events_named("ai_fight")) < 2:
        game.idle()
    game.give_troops("lord", "pack:archangels")
    game.army(1, WEAK)
    while not game.events_named("eliminated"):
        game.idle()
    assert game.events_named("eliminated") == [{"player": 1}]
    game.to_any_turn()
    # In the turn of the second player the round ends with it, and the income of the next one follows.
    assert game.resources(0)[0] == gold, "once, and only for who was not eliminated"
    assert game.resources(1)[0] == 0
    assert game.asked()[0] == 0
