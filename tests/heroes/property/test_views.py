"""What a seat is shown does not depend on what it cannot know."""

from typing import cast

from hypothesis import given
from hypothesis import strategies as st

from banneret.heroes.state.battle import Battle
from banneret.heroes.tables.ai_cards import AI_BOX, AI_DECK, AI_DISCARDS, AI_SEEN
from banneret.kernel.game import Game
from banneret.kernel.rules import SPECTATOR
from tests.heroes.property.drawn_skirmishes import ANY, FAMILIES, Skirmish
from tests.heroes.property.hidden_checks import RULES, check_hidden_hands, check_sampling, play_twins
from tests.heroes.property.invariants import battle
from tests.heroes.property.playing import budget, play

SECRET = FAMILIES["secret"]


@budget(100)
@given(skirmish=SECRET, seat=st.sampled_from((0, 1, SPECTATOR)), side=st.integers(0, 1), at=st.integers(0, 25))
def test_a_seat_cannot_tell_what_it_cannot_know(skirmish: Skirmish, seat: int, side: int, at: int) -> None:
    play_twins(skirmish, seat, side, at)


def check_hidden_deck(game: Game) -> None:
    """Of an AI deck nobody sees more than the types and the cards that went back into it; the discard pile is open."""
    s = battle(game)
    for seat in (0, 1, SPECTATOR):
        v = cast(Battle, RULES.view(s, seat).state)
        faces = tuple(card for card in v.piles[AI_DECK] if card >= 0)
        assert faces == v.piles[AI_SEEN] == s.piles[AI_SEEN]
        assert len(v.piles[AI_DECK]) == len(s.piles[AI_DECK])
        assert len(v.piles[AI_BOX]) + len(faces) == len(s.piles[AI_BOX]) + len(s.piles[AI_DECK])
        assert v.piles[AI_DISCARDS] == s.piles[AI_DISCARDS]


@budget(40)
@given(skirmish=ANY)
def test_hands_are_hidden_and_can_be_sampled(skirmish: Skirmish) -> None:
    play(skirmish, check_hidden_hands, check_sampling)


@budget(40)
@given(skirmish=FAMILIES["ai_hero"])
def test_an_ai_deck_is_hidden_and_can_be_sampled(skirmish: Skirmish) -> None:
    play(skirmish, check_hidden_hands, check_hidden_deck, check_sampling)
