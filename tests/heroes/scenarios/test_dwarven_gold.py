"""Dwarven Gold: the vault, the first strike, robbery and sack, the events, and gold as the goal."""

import pytest

from banneret.bots.registry import make
from banneret.heroes.state.scenario_state import add_token
from banneret.heroes.text.map_answers import option_label
from banneret.kernel.errors import Refused
from banneret.kernel.game import Game
from tests.heroes.support.journey import (
    FIELD,
    THREE,
    TWO,
    ask_again,
    asked,
    give,
    happened,
    keys,
    lay,
    own,
    play,
    resources,
    seen,
    stand,
    state_of,
)
from tests.heroes.support.saga import SEATS, at_the_gates, option_of, played_out, saga, town_of
from tests.heroes.support.war import OPEN, close_window, do_nothing, face, fight, meadow, next_round

pytestmark = pytest.mark.rule("H3-MOD-01")
VAULT = "rule:1"


def hills(players: int = 2) -> Game:
    """The first turn of seat 0, whose hero stands on the own Town with 20 gold."""
    game = meadow(saga("dwarven_gold", THREE if players == 3 else TWO))
    for one in range(players):
        give(game, one)
    give(game, 0, gold=20)
    return ask_again(game)


def vault(game: Game, player: int) -> int:
    """The gold in a player's vault."""
    return int(state_of(game).scenario_state.tally[state_of(game).game_terms.tokens * player + 1])


def fill(game: Game, player: int, gold: int) -> None:
    add_token(state_of(game), player, 1, gold)


def test_any_amount_goes_into_the_vault_for_the_build_token_once_a_round() -> None:
    game = hills()
    assert VAULT in keys(game)
    play(game, VAULT)
    assert asked(game) == (0, "amount")
    assert keys(game) == {f"amount:{n}" for n in range(1, 21)}
    play(game, "amount:12")
    assert resources(game, 0)[0] == 8
    assert vault(game, 0) == 12
    assert happened(game, "token") == [{"player": 0, "n": 1, "n2": 12}]
    assert VAULT not in keys(game)
    assert not any(key.startswith("build:") for key in keys(game))
    assert game.why_not(VAULT) == "H3-TWN-08"


def test_who_has_built_cannot_use_the_vault_any_more() -> None:
    game = hills()
    state_of(game).tokens[0] |= 1
    ask_again(game)
    assert VAULT not in keys(game)
    with pytest.raises(Refused):
        play(game, VAULT)


def test_the_vault_is_open_on_own_towns_settlements_and_gold_mines_only() -> None:
    game = hills()
    settlement, gold_mine, valuables_mine = "1,0.nw", "0,1.nw", "-1,1.se"
    lay(game, (0, 1), "F4")
    lay(game, (-1, 1), "F7")
    own(game, 0, settlement, gold_mine, valuables_mine)
    open_at: dict[str, bool] = {}
    for field in (settlement, gold_mine, valuables_mine, "1,0.c"):
        stand(game, 0, field)
        open_at[field] = VAULT in keys(ask_again(game))
    own(game, 1, settlement)
    stand(game, 0, settlement)
    assert open_at == {settlement: True, gold_mine: True, valuables_mine: False, "1,0.c": False}
    assert VAULT not in keys(ask_again(game))


def test_a_secondary_hero_can_fill_the_vault_and_an_empty_purse_cannot() -> None:
    game = hills()
    stand(game, 0, "1,0.c")
    assert VAULT not in keys(ask_again(game))
    stand(game, 0, town_of(game, 0), secondary=True)
    assert "rule2:1" in keys(ask_again(game))
    give(game, 0)
    assert "rule2:1" not in keys(ask_again(game))


def test_the_action_is_named_in_every_language() -> None:
    game = hills()
    option = option_of(game, VAULT)
    labels = [option_label(game, option, lang) for lang in ("en", "fr", "de", "pl")]
    assert labels[0] == "Put gold into the vault"
    assert len(set(labels)) == 4


def test_gold_in_the_vault_pays_for_nothing() -> None:
    game = hills()
    play(game, VAULT, "amount:20")
    assert not any(key.startswith(("recruit:", "hire")) for key in keys(game))


def test_the_first_gold_mine_of_the_game_is_worth_ten_and_the_next_five() -> None:
    game = hills()
    lay(game, (0, 1), "F4")
    lay(game, (-1, 1), "F5")
    gained: list[int] = []
    for near, mine in (("0,1.w", "0,1.nw"), ("-1,1.c", "-1,1.nw")):
        give(game, 0)
        state_of(game).beaten |= 1 << FIELD[mine]
        stand(game, 0, near, mp=3)
        play(ask_again(game), f"go:{mine}")
        gained.append(resources(game, 0)[0])
    assert gained == [10, 5]


def test_a_mine_of_another_resource_is_no_strike() -> None:
    game = hills()
    lay(game, (0, 1), "F7")
    give(game, 0)
    state_of(game).beaten |= 1 << FIELD["0,1.se"]
    stand(game, 0, "0,1.c", mp=3)
    play(ask_again(game), "go:0,1.se")
    assert resources(game, 0)[0] == 0


@pytest.mark.parametrize(("hoard", "taken"), [(20, 8), (3, 3)])
def test_beating_a_main_hero_robs_the_vault_besides_the_ransom(hoard: int, taken: int) -> None:
    game = hills()
    give(game, 0)
    give(game, 1, gold=9)
    fill(game, 1, hoard)
    face(game, *OPEN, wins=0)
    play(game, f"go:{OPEN[1]}")
    fight(game)
    assert vault(game, 1) == hoard - taken
    assert vault(game, 0) == 0
    assert resources(game, 0)[0] == 5 + taken


def test_flagging_a_rival_town_takes_half_of_the_vault_rounded_up() -> None:
    game = hills()
    give(game, 0)
    fill(game, 1, 21)
    at_the_gates(game, 0, 1)
    play(game, f"go:{town_of(game, 1)}")
    close_window(game)
    assert happened(game, "town_taken") != []
    assert vault(game, 1) == 10
    assert resources(game, 0)[0] == 11


def test_taking_back_the_own_town_robs_nobody() -> None:
    game = hills()
    give(game, 0)
    fill(game, 1, 21)
    own(game, 1, town_of(game, 0))
    at_the_gates(game, 0, 0)
    state = state_of(game)
    stand(game, 1, town_of(game, 1))
    play(ask_again(game), f"go:{town_of(game, 0)}")
    close_window(game)
    assert state.owned[0] >> state.town_at[0] & 1
    assert vault(game, 1) == 21


def test_water_wheels_turn_again_in_round_four_with_a_piece_of_the_tale() -> None:
    game = hills()
    lay(game, (0, 1), "F4")
    state = state_of(game)
    state.game_round = 3
    wheel, windmill = 1 << FIELD["0,1.w"], 1 << FIELD["1,0.ne"]
    state.black |= wheel | windmill
    next_round(game)
    assert state_of(game).black & wheel == 0
    assert state_of(game).black & windmill == windmill
    assert len(happened(game, "story")) == 1


def test_in_round_six_everybody_rolls_a_resource_die() -> None:
    game = hills()
    state_of(game).game_round = 5
    before = len(happened(game, "map_die"))
    next_round(game)
    while asked(game)[1] != "action":
        do_nothing(game)
    assert [e["player"] for e in happened(game, "map_die")[before:]] == [0, 1]


@pytest.mark.parametrize(("gold", "over"), [(75, True), (74, False)])
def test_seventy_five_gold_in_the_vault_win_at_once(gold: int, over: bool) -> None:
    game = hills()
    give(game, 0, gold=99)
    play(ask_again(game), VAULT, f"amount:{gold}")
    assert game.over == over
    if over:
        assert tuple(state_of(game).returns) == (1, -1)


@pytest.mark.parametrize(
    ("vaults", "mines", "gold", "returns"),
    [((5, 6), (1, 0), (9, 0), (-1, 1)), ((5, 5), (0, 1), (9, 0), (-1, 1)), ((5, 5), (0, 0), (9, 8), (1, -1)),
     ((5, 5), (0, 0), (8, 8), (0, 0))],
)  # fmt: skip
def test_most_gold_in_the_vault_wins_then_mines_then_gold(
    vaults: tuple[int, int], mines: tuple[int, int], gold: tuple[int, int], returns: tuple[int, int]
) -> None:
    game = hills()
    lay(game, (0, 1), "F4")
    state_of(game).game_round = 13
    for one in range(2):
        fill(game, one, vaults[one])
        give(game, one, gold=gold[one])
        if mines[one]:
            own(game, one, "0,1.nw")
    next_round(ask_again(game))
    assert tuple(state_of(game).returns) == returns


def test_the_vault_can_be_seen_by_everybody() -> None:
    game = hills()
    play(game, VAULT, "amount:7")
    assert any("vault" in str(part) and "7" in str(part) for part in _walk(seen(game, 1)))


def _walk(value: object) -> list[object]:
    if isinstance(value, dict):
        return [value, *(inner for part in value.values() for inner in _walk(part))]
    return [inner for part in value for inner in _walk(part)] if isinstance(value, list) else []


@pytest.mark.parametrize(("gold", "number", "banks"), [(20, 1, True), (5, 1, False), (5, 12, True)])
def test_the_greedy_bot_banks_what_it_can_spare(gold: int, number: int, banks: bool) -> None:
    game = hills()
    give(game, 0, gold=gold)
    state_of(game).game_round = number
    ask_again(game)
    chosen = make("greedy", "heroes", 1).choose(game.view(0), game.rules)
    assert (game.rules.key(game.choice.kind, chosen) == VAULT) == banks


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize(("bot", "seed"), [("greedy", 1), ("greedy", 2), ("random", 1)])
def test_bots_play_it_to_an_end(players: int, bot: str, seed: int) -> None:
    assert len(played_out("dwarven_gold", players, bot, seed, SEATS[players]).returns or ()) == players
