"""Random players at the academy: whoever leaves it has a sheet with which he may come to an adventure."""

from random import Random

import pytest

from banneret.battlelore.box.heroes import ARTIFACT_DECK, ARTIFACT_IDS
from banneret.battlelore.career.sheets import sheet_of, sheet_word
from banneret.games import new, resume
from banneret.kernel.record import parse_record
from tests.battlelore.support.lore import hero_of, seen


@pytest.mark.parametrize("seed", range(60))
def test_every_graduate_may_come_to_an_adventure(seed: int) -> None:
    rng = Random(seed)
    listed = rng.sample(ARTIFACT_IDS, rng.randrange(5))
    gift = f" gift=Isolde:{','.join(listed)}" if listed else ""
    game = new("battlelore", scenario="academy", seats=[f"hero=Maud{gift}"], seed=seed)
    while not game.over:
        lying = [*seen(game)["artifacts"], *seen(game)["drawn"], *hero_of(game)["equipped"]]
        assert len(lying) <= len(ARTIFACT_DECK)
        assert game.state.copy().digest() == game.digest
        assert game.determinize(0, rng).digest() == game.digest, "nothing is hidden here"
        assert resume(parse_record(game.record())).digest == game.digest
        game.apply(rng.choice(game.choice.keys))
    word = hero_of(game)["sheet"]
    assert sheet_word(sheet_of(word)) == word
    assert 1 <= len(hero_of(game)["equipped"]) <= 2
    assert len(hero_of(game)["equipped"]) == 1 or set(hero_of(game)["equipped"]) & set(listed)
    deck = sorted([*seen(game)["artifacts"], *hero_of(game)["equipped"]])
    assert deck == sorted(ARTIFACT_IDS[card] for card in ARTIFACT_DECK)
    assert new("battlelore", scenario="first_laurels", seats=[word, ""], seed=seed).setup.seats[0].endswith(word)
