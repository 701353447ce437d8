"""Random scenarios of which parts are kept while the rest is drawn again."""

from __future__ import annotations

from random import Random

import pytest

from banneret.heroes.designing.random.again import made_from
from banneret.heroes.designing.random.scenario import PARTS, Wish, random_scenario
from banneret.heroes.designing.report import check_text
from banneret.kernel.errors import SetupError

OF = {"means": ("setup",), "name": ("name", "id"), "events": ("events",)}
"""By part: what of a file is the same where the map is kept as well."""


def wish_of(n: int) -> Wish:
    mode = ("clash", "coop", "solo")[n % 3]
    return Wish({"clash": 2 + n % 2, "coop": 2, "solo": 1}[mode], f"new{n}", mode, spice=n % 4)


@pytest.mark.parametrize("n", range(12))
def test_what_is_kept_stays_and_the_file_is_good(n: int) -> None:
    wish = wish_of(n)
    kept = ["map", *Random(n).sample(PARTS[1:], n % 5)]
    before = random_scenario(wish._replace(seed=f"old{n}")).document
    made = random_scenario(wish, dict.fromkeys(kept, f"old{n}"))
    assert check_text(made.text(), "random.yaml").errors == ()
    for part in kept:
        for key in OF.get(part, ()):
            assert made.document[key] == before[key]

    def places(document: dict[str, object]) -> list[object]:
        groups = document["layout"][wish.players]["tiles"]  # type: ignore[index]
        return [(group["kind"], group["at"], group.get("set")) for group in groups]

    assert places(made.document) == places(before)
    if "goal" in kept:
        assert made.document["victory"] == before["victory"]


def test_the_rest_is_drawn_again() -> None:
    seeds = [random_scenario(Wish(2, str(n)), {"map": "old"}).document for n in range(12)]
    assert len({str(document["layout"][2]["pool"]) for document in seeds}) == 1
    assert len({str(document["setup"]) for document in seeds}) > 1
    assert len({str(document["victory"]) for document in seeds}) > 1


def test_all_kept_is_the_same_file_but_for_its_comments() -> None:
    wish = Wish(3, "new", spice=2)
    again = random_scenario(wish, dict.fromkeys(PARTS, "old"))
    assert again.document == random_scenario(wish._replace(seed="old")).document
    assert 'Kept: map of "old", goal of "old"' in again.text()


def test_a_part_that_there_is_not() -> None:
    with pytest.raises(SetupError, match="the part that is kept is one of map, goal"):
        random_scenario(Wish(2, "5"), {"weather": "4"})


@pytest.mark.parametrize("n", range(12))
def test_a_file_says_from_what_it_can_be_made_again(n: int) -> None:
    wish = wish_of(n)._replace(seed=f"new_{n}-A")
    parts: list[str] = ["map", *Random(n).sample(PARTS[1:], n % 5)] if n else []
    kept = dict.fromkeys(parts, f"old{n}")
    text = random_scenario(wish, kept).text()
    found = made_from(text)
    seeds: dict[str, str] = {part: kept.get(part, wish.seed) for part in PARTS}
    assert found == (wish, seeds)
    assert random_scenario(*found).text() == text
    # Whatever is changed below its head.
    assert made_from(text.replace("rounds", "events")) == found


@pytest.mark.parametrize(
    "text", ["", "id: a\n", "# Asked for: players many, spice 1.\n", '# made by chance from the seed "5"\n']
)
def test_other_files_say_nothing_of_that(text: str) -> None:
    assert made_from(text) is None
