"""How even adventures are: who meets whom how often, what is counted, and how it is printed."""

from pathlib import Path

import pytest

from banneret.arena.balance import Weighing
from banneret.battlelore.box.adventures import ADVENTURES
from banneret.battlelore.box.tables import MASTERS
from banneret.battlelore.commands.balance import as_markdown as lore_markdown
from banneret.battlelore.commands.balance import weigh_adventure, weigh_adventures
from banneret.battlelore.commands.usual_seats import adventure_named, equal_sides
from banneret.kernel.errors import SetupError


def test_adventures_are_weighed_by_side() -> None:
    found = weigh_adventure("first_laurels", games=5, seed=3, jobs=1, bot="random")
    assert (found.games, found.errors) == (5, 0)
    assert {name: share.games for name, share in found.sides.items()} == {"standard": 5, "pennant": 5}
    assert sum(share.wins for share in found.sides.values()) == 5
    assert found.first == found.sides["standard"]
    assert {name: share.games for name, share in found.classes.items()} == dict.fromkeys(MASTERS, 1)
    assert max(found.banners.values()) > 3
    assert found.command["patrol_left"] > 0
    assert found.lore
    text = lore_markdown(found)
    assert "### First Laurels" in text
    assert "| pennant | 5 |" in text


def test_heroes_come_where_troops_are_cunning() -> None:
    assert equal_sides(adventure_named("the-muddy-field")) == ("standard", "pennant")
    standard, pennant = equal_sides(adventure_named("first_laurels"))
    assert (standard, pennant) == (
        "standard hero=Maud:warrior:warrior_cleave",
        "pennant hero=Otto:warrior:warrior_cleave",
    )


def test_an_adventure_that_is_not_there_is_refused() -> None:
    with pytest.raises(SetupError, match="did you mean"):
        adventure_named("first_laurel")


def test_an_adventure_of_ones_own_is_weighed(tmp_path: Path) -> None:
    mine = tmp_path / "mine.yaml"
    text = (ADVENTURES / "the_muddy_field.yaml").read_text(encoding="utf-8")
    mine.write_text(text.replace("id: the_muddy_field", "id: mine").replace("number: A1\n", ""), encoding="utf-8")
    weighed = weigh_adventures(Weighing(str(mine), None, 1, 1, 1, "random", {}))
    [found] = weighed
    assert found.errors == 0
    assert "| standard | 1 |" in found.text
    mine.write_text("id: mine\n", encoding="utf-8")
    with pytest.raises(SetupError, match=r"mine\.yaml"):
        adventure_named(str(mine))
