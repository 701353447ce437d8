"""Preparing the field: Obstacles, zones and deployment (section BTL)."""

from random import Random
from typing import cast

import pytest

from banneret.heroes.combat.hex.obstacles import CHOSEN_TOKEN, CHOSEN_TURN, COVER
from banneret.heroes.geometry.combat_board import SPACE_NAMES
from banneret.heroes.state.battle import Battle
from banneret.kernel.errors import SetupError
from tests.battlefield.builder import FIRST, columns, duel, hex_skirmish, hexes_around
from tests.heroes.builder import HeroesGame

SECOND = (*FIRST[2:], *FIRST[:2])
"""Dice with which seat 1 is first."""
BOTH = ("castle_griffins castle_halberdiers", "necropolis_zombies necropolis_wraiths")


def lay(game: HeroesGame, token: str, turn: int, hex: str) -> HeroesGame:
    """Lay one Obstacle."""
    game.play(f"obstacle:{token}")
    if game.choice.kind_name == "amount":
        game.play(f"turn:{turn}")
    return game.play(f"place:{hex}")


def tokens(game: HeroesGame) -> set[str]:
    """The Obstacle tokens that may be laid now."""
    return {key.removeprefix("obstacle:") for key in game.choice.keys}


def around(hex: str) -> set[str]:
    """The hexes next to a hex, by the table of the worked cases."""
    column, row = map(int, hex.split("."))
    shift = 1 - row % 2
    near = [(column + 1, row), (column - 1, row)]
    near += [(column - 1 + shift + n, row + r) for n in (0, 1) for r in (-1, 1)]
    return {f"{c}.{r}" for c, r in near} & columns(0, 12)


AROUND = {hex: around(hex) for hex in columns(0, 12)}


def covers(game: HeroesGame) -> dict[str, set[str]]:
    """By its first hex: the hexes under the token that is being laid, turned as it was chosen."""
    s = cast(Battle, game.state)
    cover = COVER[s.stack[CHOSEN_TOKEN]][s.stack[CHOSEN_TURN]]
    return {
        SPACE_NAMES[space]: {name for n, name in enumerate(SPACE_NAMES) if hexes >> n & 1}
        for space, hexes in enumerate(cover)
        if hexes
    }


# -- order -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BF-BTL-01", "BF-BTL-03", "BF-BTL-04")
def test_cards_are_drawn_then_obstacles_laid_then_units_placed() -> None:
    game = duel("duel_short").decks_built()
    # Both decks are ready, and without any adventure the battle begins with the hand limit of the level in hand.
    assert [side["hand_size"] for side in game.seen()["sides"]] == [5, 5]
    assert tokens(game) >= {"pond", "skull"}
    while game.choice.kind_name != "unit":
        assert not game.events_named("deploy")
        game.apply(game.choice.keys[0])
    assert len(game.seen()["obstacles"]) == 8


# -- Obstacles ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BF-BTL-05", "BF-BTL-27")
def test_obstacles_block_ground_units() -> None:
    open_field = hex_skirmish("castle_champions+@3.0", "necropolis_zombies@12.8")
    # A wall of tokens from the top edge: who stands in the corner behind it has to go round its lower end.
    walled = hex_skirmish("castle_champions+@3.0 obstacles=spine/1/4.0,log_a/0/3.4", "necropolis_zombies@12.8")
    assert walled.seen()["obstacles"][0]["hexes"] == ["4.0", "5.1", "5.2"]
    assert {"4.0", "6.0"} <= open_field.moves()
    assert not walled.moves() & {"4.0", "5.1", "5.2", "3.4", "4.4"}
    assert walled.why_not("move:4.0") == "BF-BTL-27"
    assert walled.moves() < open_field.moves()


@pytest.mark.rule("BF-BTL-06", "BF-BTL-27")
def test_figures_of_both_sides_are_in_the_way() -> None:
    boxed = "castle_champions+@0.0 castle_griffins@1.0", "necropolis_zombies@0.1 necropolis_skeletons@1.1"
    game = hex_skirmish(*boxed)
    while game.seen()["active"] != 0:
        game.play("done")
    assert game.moves() == set()
    assert game.why_not("move:1.0") == "BF-BTL-27"


@pytest.mark.rule("BF-BTL-07", "BF-REG-04")
def test_the_attacker_lays_the_first_obstacle_and_the_sides_alternate() -> None:
    game = hex_skirmish(*BOTH)
    seats = []
    while game.choice.kind_name != "unit":
        if game.choice.kind_name == "order":
            seats.append(game.choice.seat)
        game.apply(game.choice.keys[0])
    assert seats == [0, 1] * (len(seats) // 2) + [0] * (len(seats) % 2)
    assert len(seats) >= 7  # which token is left at the end is no question


@pytest.mark.rule("BF-BTL-07", "BF-BTL-17", "BF-BTL-18")
def test_in_a_duel_the_first_player_begins_whatever_the_seat() -> None:
    game = duel("duel_short", rolls=SECOND).decks_built()
    assert game.choice.seat == 1
    game.apply(game.choice.keys[0])
    while game.choice.kind_name != "order":
        game.apply(game.choice.keys[0])
    assert game.choice.seat == 0
    while game.choice.kind_name != "unit":
        game.apply(game.choice.keys[0])
    assert game.choice.seat == 1
    game.play(game.choice.keys[0])
    assert game.hexes_offered() == columns(0, 1) | columns(11, 12)
    game.play("place:11.3")
    assert game.choice.seat == 0
    game.play(game.choice.keys[0])
    assert game.hexes_offered() == columns(0, 1)


@pytest.mark.rule("BF-BTL-08")
def test_all_eight_tokens_are_laid_four_by_each_player() -> None:
    game = hex_skirmish(*BOTH)
    spots = [
        ("spine", 2, "8.0"), ("rocks", 0, "5.7"), ("log_b", 1, "3.5"), ("skull", 0, "4.3"),
        ("pond", 3, "5.1"), ("log_a", 1, "6.3"), ("stones", 0, "7.6"), ("mound", 0, "9.3"),
    ]  # fmt: skip
    seats = []
    for token, turn, hex in spots[:-1]:
        seats.append(game.choice.seat)
        lay(game, token, turn, hex)
    # The last one fits only there, so nobody has to be asked.
    assert seats == [0, 1, 0, 1, 0, 1, 0]
    assert [obstacle["token"] for obstacle in game.seen()["obstacles"]] == [token for token, _, _ in spots]
    assert game.choice.kind_name == "unit"


@pytest.mark.rule("BF-BTL-08")
@pytest.mark.parametrize("each", ["0", "1", "3"])
def test_fewer_obstacles_may_be_agreed_on(each: str) -> None:
    game = hex_skirmish(*BOTH, hex_obstacles=each)
    while game.choice.kind_name != "unit":
        game.apply(game.choice.keys[0])
    assert len(game.seen()["obstacles"]) == 2 * int(each)


@pytest.mark.rule("BF-BTL-09")
def test_a_token_may_be_turned_in_six_ways() -> None:
    game = hex_skirmish(*BOTH).play("obstacle:pond")
    assert game.keys == {f"turn:{n}" for n in range(6)}
    covered = set()
    for turn in range(6):
        laid = lay(hex_skirmish(*BOTH), "pond", turn, "6.4")
        covered.add(tuple(laid.seen()["obstacles"][0]["hexes"]))
    assert len(covered) == 6
    # A log looks the same after half a turn, and a skull after any.
    log = hex_skirmish(*BOTH).play("obstacle:log_a")
    assert log.keys == {"turn:0", "turn:1", "turn:2"}
    assert (log.why_not("turn:1"), log.why_not("turn:3")) == ("", "BF-BTL-09")
    assert hex_skirmish(*BOTH).play("obstacle:skull").choice.kind_name == "space"


@pytest.mark.rule("BF-BTL-10", "BF-EXA-19")
def test_obstacles_neither_overlap_nor_touch() -> None:
    game = lay(hex_skirmish(*BOTH), "skull", 0, "6.4")
    game.play("obstacle:stones")
    assert game.why_not("place:7.3") == "BF-BTL-10"
    assert game.hexes_offered() == columns(3, 9) - {"6.4"} - hexes_around("6.4")
    assert "8.4" in game.hexes_offered()


@pytest.mark.rule("BF-BTL-10", "BF-BTL-12")
@pytest.mark.parametrize("seed", range(6))
def test_no_hex_of_a_token_that_is_offered_touches_another_token(seed: int) -> None:
    rng = Random(seed)
    game = hex_skirmish(*BOTH)
    while game.choice.kind_name != "unit":
        if game.choice.kind_name == "space":
            lies = {hex for obstacle in game.seen()["obstacles"] for hex in obstacle["hexes"]}
            closed = lies.union(*(AROUND[hex] for hex in lies))
            ways = covers(game)
            assert game.hexes_offered() == {
                hex for hex, cover in ways.items() if not cover & closed and cover <= columns(3, 9)
            }
        game.apply(rng.choice(game.choice.keys))


@pytest.mark.rule("BF-BTL-11", "BF-BTL-12", "BF-EXA-18")
def test_obstacles_stay_away_from_the_zones() -> None:
    game = hex_skirmish(*BOTH).play("obstacle:log_a", "turn:0")
    assert game.why_not("place:2.3") == "BF-BTL-11"
    game.play("place:3.3")
    assert game.seen()["obstacles"][0]["hexes"] == ["3.3", "4.3"]


@pytest.mark.rule("BF-BTL-12")
def test_obstacles_lie_in_columns_3_to_9() -> None:
    game = hex_skirmish(*BOTH).play("obstacle:skull")
    assert game.hexes_offered() == columns(3, 9)
    assert len(game.hexes_offered()) == 63


@pytest.mark.rule("BF-BTL-13")
def test_tokens_that_fit_nowhere_stay_out() -> None:
    game = hex_skirmish(*BOTH)
    for token, turn, hex in (
        ("skull", 0, "9.6"), ("rocks", 0, "7.2"), ("log_b", 1, "7.6"), ("spine", 1, "4.4"),
        ("mound", 2, "6.1"), ("log_a", 0, "7.0"), ("stones", 0, "4.7"),
    ):  # fmt: skip
        lay(game, token, turn, hex)
    # It would be the defender's turn, but the pond fits nowhere any more.
    assert (game.choice.seat, game.choice.kind_name) == (0, "unit")
    assert "pond" not in {obstacle["token"] for obstacle in game.seen()["obstacles"]}


@pytest.mark.rule("BF-BTL-13")
def test_a_token_that_does_not_fit_is_not_offered() -> None:
    game = hex_skirmish(*BOTH)
    for token, turn, hex in (("log_b", 2, "7.2"), ("mound", 2, "7.6"), ("rocks", 1, "4.2")):
        lay(game, token, turn, hex)
    assert "pond" in tokens(game)
    lay(game, "spine", 2, "4.5")
    assert tokens(game) == {"log_a", "stones", "skull"}
    assert game.why_not("obstacle:pond") == "BF-BTL-13"
    assert game.why_not("obstacle:rocks") == "BF-BTL-08"


# -- deployment --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BF-BTL-17")
def test_units_are_placed_in_turn_and_the_rest_of_one_side_alone() -> None:
    game = hex_skirmish(
        "castle_griffins", "necropolis_zombies necropolis_wraiths necropolis_skeletons", hex_obstacles="0"
    )
    seats = []
    while game.choice.kind_name in ("unit", "space"):
        if game.choice.kind_name == "space":
            seats.append(game.choice.seat)
        game.apply(next(key for key in game.choice.keys if key != "done"))
    assert seats == [0, 1, 1, 1]


@pytest.mark.rule("BF-BTL-18", "BF-REG-05")
@pytest.mark.parametrize(("first", "own", "other"), [("1.4", (0, 1), (11, 12)), ("12.0", (11, 12), (0, 1))])
def test_the_first_unit_settles_the_zones(first: str, own: tuple[int, int], other: tuple[int, int]) -> None:
    game = hex_skirmish(*BOTH, hex_obstacles="0")
    assert game.seen()["zones"] == [None, None]
    game.play("deploy:castle_griffins", f"place:{first}", "deploy:necropolis_zombies")
    assert game.hexes_offered() == columns(*other)
    assert game.seen()["zones"] == (["left", "right"] if own[0] == 0 else ["right", "left"])
    assert game.why_not(f"place:{own[0]}.5") == "BF-BTL-18"
    game.play(f"place:{other[0]}.5", "deploy:castle_halberdiers")
    assert game.hexes_offered() == columns(*own) - {first}


@pytest.mark.rule("BF-BTL-18")
@pytest.mark.parametrize(("standing", "other"), [("0.4", (11, 12)), ("12.4", (0, 1))])
def test_who_deploys_against_an_army_that_stands_has_the_zone_opposite(standing: str, other: tuple[int, int]) -> None:
    game = hex_skirmish(f"castle_griffins@{standing}", "necropolis_zombies necropolis_wraiths", hex_obstacles="0")
    assert game.play("deploy:necropolis_zombies").hexes_offered() == columns(*other)
    game = hex_skirmish("castle_griffins castle_zealots", f"necropolis_zombies@{standing}", hex_obstacles="0")
    assert game.play("deploy:castle_griffins").hexes_offered() == columns(*other)


@pytest.mark.rule("BF-BTL-19")
def test_units_are_placed_on_empty_hexes_of_their_zone() -> None:
    game = hex_skirmish(*BOTH, hex_obstacles="0")
    game.play(
        "deploy:castle_griffins",
        "place:0.0",
        "deploy:necropolis_zombies",
        "place:12.0",
        "deploy:castle_halberdiers",
    )
    assert game.hexes_offered() == columns(0, 1) - {"0.0"}
    assert game.why_not("place:0.0") == "BF-BTL-19"
    assert game.why_not("place:2.0") == "BF-BTL-19"


@pytest.mark.rule("BF-BTL-20")
def test_a_duel_is_fought_with_every_unit() -> None:
    game = duel("duel_long", hex_obstacles="0").decks_built()
    placed = 0
    while game.choice.kind_name in ("unit", "space"):
        assert "done" not in game.choice
        placed += game.choice.kind_name == "space"
        game.apply(game.choice.keys[0])
    assert len(game.seen()["units"]) == 14
    assert [args["n"] for args in game.told("round")] in ([], [1])
    assert placed >= 12


# -- the start of the battle -------------------------------------------------------------------------------------------


@pytest.mark.rule("BF-BTL-21")
@pytest.mark.parametrize("first", [0, 1])
def test_effects_of_the_start_come_after_deployment_the_first_players_first(first: int) -> None:
    # Archangels give their owner a card as the Combat starts; only the first player's may come before Tactics.
    seats = ("castle/catherine", "necropolis/sandro")
    game = duel("duel_long", seats, rolls=SECOND if first else FIRST, hex_obstacles="0").decks_built()
    while game.choice.kind_name in ("unit", "space"):
        game.apply(game.choice.keys[0])
    names = [event.name for event in game.events]
    assert "activate" not in names[: len(names) - names[::-1].index("deploy")]
    if game.choice.kind_name == "play":
        assert game.choice.seat == first


@pytest.mark.rule("BF-BTL-21")
def test_start_effects_come_before_the_first_activation() -> None:
    cards = "cards=tactics hand=1"
    game = hex_skirmish(
        f"castle_griffins+@1.0 castle_halberdiers@1.8 {cards}",
        f"necropolis_zombies@12.0 necropolis_wraiths@12.8 {cards}",
        draws=["tactics", "tactics"],
    )
    assert (game.choice.seat, game.choice.kind_name) == (0, "play")
    assert not game.events_named("activate")
    game.play("play:tactics", "target:1.0")
    assert (game.choice.seat, game.choice.kind_name) == (1, "play")
    game.play("play:tactics", "target:12.0")
    assert game.events_named("activate") == [{"unit": "castle_griffins+@0"}]
    assert {str(unit["unit"]): unit["space"] for unit in game.seen()["units"]} == {
        "castle_griffins": "1.8", "castle_halberdiers": "1.0",
        "necropolis_zombies": "12.8", "necropolis_wraiths": "12.0",
    }  # fmt: skip


@pytest.mark.rule("BF-BTL-21", "BF-MRL-07")
@pytest.mark.parametrize(("rolls", "first"), [(FIRST, 0), (SECOND, 1)])
def test_morale_cards_then_hands_serve_the_first_player_first_whatever_the_seat(
    rolls: tuple[str, ...], first: int
) -> None:
    game = duel("duel_short", ("castle/catherine", "dungeon/mutare"), rolls=rolls, hex_obstacles="0").decks_built()
    game.fresh_morale()
    for seat in (0, 1):
        game.deal_duel(seat, ["tactics"], ["attack"], [])
        game.have_morale(seat, "combat_draw")
    while game.choice.kind_name in ("unit", "space"):
        game.apply(game.choice.keys[0])
    asked = []
    while not game.events_named("activate") and game.choice.kind_name != "order":
        asked.append(game.asked())
        game.play("pass")
    assert asked == [(first, "may"), (1 - first, "may"), (first, "play"), (1 - first, "play")]


@pytest.mark.rule("BF-BTL-03", "BF-REG-04")
@pytest.mark.parametrize(
    ("attacker", "defender", "laid"),
    [
        ("castle_griffins@0.0", "necropolis_zombies", True), ("castle_griffins", "necropolis_zombies@12.8", True),
        ("castle_griffins", "necropolis_zombies", True), ("castle_griffins@0.0", "necropolis_zombies@12.8", False),
    ],
)  # fmt: skip
def test_obstacles_are_laid_unless_both_armies_stand_already(attacker: str, defender: str, laid: bool) -> None:
    game = hex_skirmish(attacker, defender, hex_obstacles="2")
    assert any(key.startswith("obstacle:") for key in game.keys) == laid


@pytest.mark.rule("BF-BTL-03", "BF-REG-04")
def test_obstacles_that_lie_already_are_all_there_are() -> None:
    game = hex_skirmish("castle_griffins obstacles=skull/0/6.4", "necropolis_zombies", hex_obstacles="2")
    assert not any(key.startswith("obstacle:") for key in game.keys)


@pytest.mark.rule("BF-BTL-10", "BF-BTL-11")
def test_obstacles_of_either_army_lie_where_it_says_and_by_the_same_rules() -> None:
    for word in ("", " obstacles=log_a/0/3.2"):
        game = hex_skirmish(f"castle_griffins@0.0{word}", "necropolis_zombies@12.8 obstacles=skull/0/6.4")
        assert "6.4" in {hex for laid in game.seen()["obstacles"] for hex in laid["hexes"]}
        assert len(game.seen()["obstacles"]) == 1 + bool(word)
    with pytest.raises(SetupError, match="off its area"):
        hex_skirmish("castle_griffins@0.0", "necropolis_zombies@12.8 obstacles=skull/0/1.4")
