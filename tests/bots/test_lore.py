"""The bot of *BattleLore*: it wins against chance, and does what is plainly best."""

from banneret.arena.sim import run

SIDES = (
    "standard hero=Maud:warrior:warrior_cleave:sword_of_dawn",
    "pennant hero=Otto:warrior:warrior_cleave:warding_bracers",
)


def test_greedy_beats_chance() -> None:
    for scenario in ("the_muddy_field", "free_companies", "the_giants_hoard"):
        summary = run(game="battlelore", scenario=scenario, sides=SIDES, bots=("greedy", "random"), games=2, seed=1)
        assert summary.errors == 0
        assert summary.wins["greedy"] == 2
