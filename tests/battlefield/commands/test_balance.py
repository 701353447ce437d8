"""How even Duels are: who meets whom how often, what is counted, and how it is printed."""

from banneret.battlefield.commands.balance import balance as duel_balance
from banneret.heroes.commands.balance import as_markdown


def test_duels_are_weighed_by_pairing() -> None:
    found = duel_balance(scenario="duel_short", games=2, seed=3, jobs=1, bot="random", options={})
    assert found.games == 6
    assert not found.errors
    assert {name: share.games for name, share in found.pairs.items()} == {
        "castle against dungeon": 2,
        "castle against necropolis": 2,
        "dungeon against necropolis": 2,
    }
    assert sum(share.games for share in found.factions.values()) == 12
    assert "| castle against dungeon | 2 |" in as_markdown(found)
