"""Whole skirmishes of every sort: none crashes, stalls or goes on forever, and every position is sound."""

from math import isclose

import pytest
from hypothesis import given
from hypothesis import strategies as st

from banneret.kernel.chance import Streams
from banneret.kernel.choice import Choice
from banneret.kernel.state import CHANCE, OVER
from tests.heroes.builder import skirmish
from tests.heroes.property.drawn_skirmishes import ANY, FAMILIES, Skirmish
from tests.heroes.property.playing import MOST_CHOICES, begin, budget, shown
from tests.heroes.property.skirmish_checks import RULES, check_clauses, check_why_not
from tests.heroes.property.sound_skirmish import check_skirmish


@pytest.mark.parametrize(
    ("asked", "attacker", "defender", "answers"),
    [
        ("place", "castle_griffins castle_marksmen", "necropolis_zombies@b5", ["deploy:castle_griffins"]),
        ("gate", "castle_griffins@b1", "necropolis_zombies@b5 town citadel", []),
        ("extend", "castle_griffins@a1 movement=1", "guards=I", ["place:a5", "done", "done"]),
        (
            "reinforce",
            "neutral_skeletons@b3*2 necropolis_zombies@a1 necropolis_skeletons@d1",
            "castle_archangels@b4",
            ["attack:b3"],
        ),
    ],
)
def test_what_is_seldom_asked_has_its_reasons_too(asked: str, attacker: str, defender: str, answers: list[str]) -> None:
    game = skirmish(attacker, defender, units=["neutral_boars"] if "guards" in defender else [], dice=[0] * 9)
    for answer in answers:
        if answer in game.choice:
            game.apply(answer)
    assert game.choice.keys[0].startswith(asked)
    check_why_not(game)


@pytest.mark.parametrize("family", FAMILIES)
@budget(20)
@given(data=st.data())
def test_every_position_is_sound(family: str, data: st.DataObject) -> None:
    check_skirmish(data.draw(FAMILIES[family]), why_not=4, options=5)


def check_question(choice: Choice) -> None:
    """What a Choice of a player or of chance says about itself holds together."""
    check_clauses(choice.step)
    assert choice.options
    assert len(set(choice.options)) == len(choice.options)
    keys = choice.keys
    assert len(set(keys)) == len(keys)
    assert [RULES.parse(choice.kind, key) for key in keys] == list(choice.options)
    assert all(key in choice for key in keys)
    assert choice.seat in (0, 1, CHANCE)
    assert (choice.probabilities != ()) == (choice.seat == CHANCE)
    assert not choice.probabilities or isclose(sum(choice.probabilities), 1)


@budget(60)
@given(skirmish=ANY)
def test_every_question_is_well_put(skirmish: Skirmish) -> None:
    """Step by step on the bare State, forced choices and chance included; a Game plays the same game."""
    game = begin(skirmish)
    state = RULES.start(game.setup)
    streams = Streams(skirmish.seed)
    answers = skirmish.answers()
    with shown(game):
        for _ in range(5 * MOST_CHOICES):
            if state.seat == OVER:
                break
            check_question(Choice(RULES, state))
            if state.seat == CHANCE:
                state.apply(streams.pick(state.kind, state.outcomes))
            elif state.forced():
                state.apply(state.options[0])
            else:
                assert state.digest() == game.digest
                answer = answers.pick(state.options)
                state.apply(answer)
                game.apply(answer)
        assert game.over
        assert state.digest() == game.digest
