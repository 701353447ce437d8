"""Random players at the academy: whoever leaves it has a sheet with which he may come to an adventure."""

from random import Random

import pytest

from banneret.battlelore.box.heroes import ARTIFACT_DECK, ARTIFACT_IDS
from banneret.battlelore.career.sheets import sheet_of, sheet_word
from banneret.games import new, resume
from banneret.kernel.record import parse_record
from tests.battlelore.builder import BattleLoreGame


@pytest.mark.parametrize("seed", range(60))
def test_every_graduate_may_come_to_an_adventure(seed: int) -> None:
    rng = Random(seed)
    listed = rng.sample(ARTIFACT_IDS, rng.randrange(5))
    gift = f" gift=Isolde:{','.join(listed)}" if listed else ""
    game = BattleLoreGame.of(new("battlelore", scenario="academy", seats=[f"hero=Maud{gift}"], seed=seed))
    while not game.over:
        lying = [*game.seen()["artifacts"], *game.seen()["drawn"], *game.hero_of()["equipped"]]
        assert len(lying) <= len(ARTIFACT_DECK)
        assert game.state.copy().digest() == game.digest
        assert game.determinize(0, rng).digest() == game.digest, "nothing is hidden here"
        assert resume(parse_record(game.record())).digest == game.digest
        game.apply(rng.choice(game.choice.keys))
    word = game.hero_of()["sheet"]
    assert sheet_word(sheet_of(word)) == word
    assert 1 <= len(game.hero_of()["equipped"]) <= 2
    assert len(game.hero_of()["equipped"]) == 1 or set(game.hero_of()["equipped"]) & set(listed)
    deck = sorted([*game.seen()["artifacts"], *game.hero_of()["equipped"]])
    assert deck == sorted(ARTIFACT_IDS[card] for card in ARTIFACT_DECK)
    assert new("battlelore", scenario="first_laurels", seats=[word, ""], seed=seed).setup.seats[0].endswith(word)
