"""Adventures of *BattleLore* whose heroes have as many skills and artifacts as they may, and use them eagerly."""

from random import Random
from typing import cast

import pytest

from banneret.battlelore.box.heroes import SKILL_CARD, load_heroes
from banneret.battlelore.box.tables import FIRST_HERO, HERO_IDS
from banneret.battlelore.career.academy import first_skills
from banneret.battlelore.career.levels import learnable
from banneret.battlelore.career.sheets import sheet_of, sheet_word
from banneret.battlelore.play.heroes.use.usable import BACKPACK, BEAKER_BOX, equipped_anew, suits_hero
from banneret.battlelore.state.battleground import Battleground
from banneret.games import new, resume
from banneret.kernel.record import parse_record
from tests.battlelore.property.adventures import (
    MOST,
    check_cards,
    check_copy,
    check_refusals,
    check_sample,
    check_treasure,
    check_units,
    check_views,
)

SCENARIOS = ("first_laurels", "the_giants_hoard", "free_companies", "wizards_at_the_ford")
EAGER = ("use:", "skill:", "hatchets:", "bow:", "lightning:", "search", "chest:")


def armed_hero(name: str, rng: Random, given: set[int]) -> str:
    """A hero of any class with three skills, one at least of his class, and six artifacts, none twice in the game."""
    of = rng.choice(load_heroes().classes).id
    sheet = sheet_of(f"hero={name}:{of}:")
    sheet.skills = (rng.choice(first_skills(of)),)
    for _ in range(2):
        sheet.skills += (rng.choice(learnable(sheet)),)
    mounted = any(SKILL_CARD[skill] == "riding" for skill in sheet.skills)
    sheet.troop = FIRST_HERO + HERO_IDS.index(of + "_mounted" * mounted)
    artifacts = load_heroes().artifacts
    cards = [n for n in range(42) if n not in given and suits_hero(sheet.troop, sheet.skills, n)]
    rng.shuffle(cards)
    potions = [n for n in cards if artifacts[n].potion][:1]
    wanted = [n for n in (*potions, BEAKER_BOX, BACKPACK, *cards[:3]) if n not in given]
    beside, under = equipped_anew(sheet.skills, tuple(dict.fromkeys(wanted)))
    sheet.equipped, sheet.owned = tuple(sorted(beside)), tuple(sorted(under))
    given |= set(beside + under)
    return f"{sheet_word(sheet)}"


@pytest.mark.parametrize("seed", range(4))
def test_heroes_with_any_skills_and_artifacts_come_to_the_end(seed: int) -> None:
    rng = Random(f"armed{seed}")
    given: set[int] = set()
    heroes = [armed_hero(name, rng, given) for name in ("Ada", "Bo", "Cy", "Di")]
    seats = [
        f"{side} {hero}" for side, hero in zip(("standard", "standard", "pennant", "pennant"), heroes, strict=True)
    ]
    game = new("battlelore", scenario=SCENARIOS[seed % len(SCENARIOS)], seats=seats, seed=seed)
    for n in range(MOST):
        s = cast(Battleground, game.state)
        check_units(s)
        check_treasure(s)
        if game.over:
            break
        check_cards(s)
        if n % 60 == 0:
            check_copy(game)
            check_refusals(game, rng)
            check_views(game, rng)
            check_sample(game, rng)
        keys = game.choice.keys
        eager = [key for key in keys if key.startswith(EAGER)]
        game.apply(rng.choice(eager) if eager and rng.random() < 0.7 else rng.choice(keys))
    assert game.over
    assert sorted(game.result or ()) == [-1, -1, 1, 1]
    assert resume(parse_record(game.record())).digest == game.digest
