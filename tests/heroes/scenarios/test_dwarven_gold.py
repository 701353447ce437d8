"""Dwarven Gold: the vault, the first strike, robbery and sack, the events, and gold as the goal."""

import pytest

from banneret.bots.registry import make
from banneret.heroes.state.scenario_state import add_token
from banneret.heroes.text.map_answers import option_label
from banneret.kernel.errors import Refused
from tests.heroes.builder import FIELD, OPEN, SEATS, THREE, TWO, HeroesGame, played_out, scenario_game

VAULT = "rule:1"


def hills(players: int = 2) -> HeroesGame:
    """The first turn of seat 0, whose hero stands on their own Town with 20 gold."""
    game = scenario_game("dwarven_gold", THREE if players == 3 else TWO).meadow()
    for one in range(players):
        game.give(one)
    game.give(0, gold=20)
    return game.ask_again()


def vault(game: HeroesGame, player: int) -> int:
    """The gold in a player's vault."""
    return int(game.position.scenario_state.tally[game.position.game_terms.tokens * player + 1])


def fill(game: HeroesGame, player: int, gold: int) -> None:
    add_token(game.position, player, 1, gold)


@pytest.mark.rule("H3-DO-bank", "H3-RULE-action")
def test_any_amount_goes_into_the_vault_for_the_build_token_once_a_round() -> None:
    game = hills()
    assert VAULT in game.keys
    game.play(VAULT)
    assert game.asked() == (0, "amount")
    assert game.keys == {f"amount:{n}" for n in range(1, 21)}
    game.play("amount:12")
    assert game.resources(0)[0] == 8
    assert vault(game, 0) == 12
    assert game.events_named("token") == [{"player": 0, "n": 1, "n2": 12}]
    assert VAULT not in game.keys
    assert not any(key.startswith("build:") for key in game.keys)
    assert game.why_not(VAULT) == "H3-TWN-08"


@pytest.mark.rule("H3-RULE-action")
def test_who_has_built_cannot_use_the_vault_any_more() -> None:
    game = hills()
    game.position.tokens[0] |= 1
    game.ask_again()
    assert VAULT not in game.keys
    with pytest.raises(Refused):
        game.play(VAULT)


@pytest.mark.rule("H3-RULE-action", "H3-WHERE-location", "H3-WHERE-own", "H3-WHERE-resource")
def test_the_vault_is_open_on_own_towns_settlements_and_gold_mines_only() -> None:
    game = hills()
    settlement, gold_mine, valuables_mine = "1,0.nw", "0,1.nw", "-1,1.se"
    game.lay((0, 1), "F4")
    game.lay((-1, 1), "F7")
    game.own(0, settlement, gold_mine, valuables_mine)
    open_at: dict[str, bool] = {}
    for field in (settlement, gold_mine, valuables_mine, "1,0.c"):
        game.stand(0, field)
        open_at[field] = VAULT in game.ask_again().keys
    game.own(1, settlement)
    game.stand(0, settlement)
    assert open_at == {settlement: True, gold_mine: True, valuables_mine: False, "1,0.c": False}
    assert VAULT not in game.ask_again().keys


@pytest.mark.rule("H3-RULE-action", "H3-RULE-if")
def test_a_secondary_hero_can_fill_the_vault_and_an_empty_purse_cannot() -> None:
    game = hills()
    game.stand(0, "1,0.c")
    assert VAULT not in game.ask_again().keys
    game.stand(0, game.town_of(0), secondary=True)
    assert "rule2:1" in game.ask_again().keys
    game.give(0)
    assert "rule2:1" not in game.ask_again().keys


def test_the_action_is_named_in_every_language() -> None:
    game = hills()
    option = game.option_of(VAULT)
    labels = [option_label(game, option, lang) for lang in ("en", "fr", "de", "pl")]
    assert labels[0] == "Put gold into the vault"
    assert len(set(labels)) == 4


@pytest.mark.rule("H3-DO-bank")
def test_gold_in_the_vault_pays_for_nothing() -> None:
    game = hills()
    game.play(VAULT, "amount:20")
    assert not any(key.startswith(("recruit:", "hire")) for key in game.keys)


@pytest.mark.rule("H3-WHEN-first_flag", "H3-RULE-once")
def test_the_first_gold_mine_of_the_game_is_worth_ten_and_the_next_five() -> None:
    game = hills()
    game.lay((0, 1), "F4")
    game.lay((-1, 1), "F5")
    gained: list[int] = []
    for near, mine in (("0,1.w", "0,1.nw"), ("-1,1.c", "-1,1.nw")):
        game.give(0)
        game.position.beaten |= 1 << FIELD[mine]
        game.stand(0, near, mp=3)
        game.ask_again().play(f"go:{mine}")
        gained.append(game.resources(0)[0])
    assert gained == [10, 5]


@pytest.mark.rule("H3-WHERE-resource", "H3-RULE-where")
def test_a_mine_of_another_resource_is_no_strike() -> None:
    game = hills()
    game.lay((0, 1), "F7")
    game.give(0)
    game.position.beaten |= 1 << FIELD["0,1.se"]
    game.stand(0, "0,1.c", mp=3)
    game.ask_again().play("go:0,1.se")
    assert game.resources(0)[0] == 0


@pytest.mark.rule("H3-DO-rob", "H3-WHEN-beat_hero")
@pytest.mark.parametrize(("hoard", "taken"), [(20, 8), (3, 3)])
def test_beating_a_main_hero_robs_the_vault_besides_the_ransom(hoard: int, taken: int) -> None:
    game = hills()
    game.give(0)
    game.give(1, gold=9)
    fill(game, 1, hoard)
    game.face(*OPEN, wins=0)
    game.play(f"go:{OPEN[1]}")
    game.fight()
    assert vault(game, 1) == hoard - taken
    assert vault(game, 0) == 0
    assert game.resources(0)[0] == 5 + taken


@pytest.mark.rule("H3-DO-rob", "H3-WHEN-capture_town")
def test_flagging_a_rival_town_takes_half_of_the_vault_rounded_up() -> None:
    game = hills()
    game.give(0)
    fill(game, 1, 21)
    game.at_the_gates(0, 1)
    game.play(f"go:{game.town_of(1)}")
    game.close_window()
    assert game.events_named("town_taken") != []
    assert vault(game, 1) == 10
    assert game.resources(0)[0] == 11


@pytest.mark.rule("H3-WHEN-capture_town")
def test_taking_back_the_own_town_robs_nobody() -> None:
    game = hills()
    game.give(0)
    fill(game, 1, 21)
    game.own(1, game.town_of(0))
    game.at_the_gates(0, 0)
    state = game.position
    game.stand(1, game.town_of(1))
    game.ask_again().play(f"go:{game.town_of(0)}")
    game.close_window()
    assert state.owned[0] >> state.town_at[0] & 1
    assert vault(game, 1) == 21


@pytest.mark.rule("H3-DO-story")
def test_water_wheels_turn_again_in_round_four_with_a_piece_of_the_tale() -> None:
    game = hills()
    game.lay((0, 1), "F4")
    state = game.position
    state.game_round = 3
    wheel, windmill = 1 << FIELD["0,1.w"], 1 << FIELD["1,0.ne"]
    state.black |= wheel | windmill
    game.next_round()
    assert game.position.black & wheel == 0
    assert game.position.black & windmill == windmill
    assert len(game.events_named("story")) == 1


def test_in_round_six_everybody_rolls_a_resource_die() -> None:
    game = hills()
    game.position.game_round = 5
    before = len(game.events_named("map_die"))
    game.next_round()
    while game.asked()[1] != "action":
        game.do_nothing()
    assert [e["player"] for e in game.events_named("map_die")[before:]] == [0, 1]


@pytest.mark.rule("H3-GOAL-bank", "H3-GOAL-when")
@pytest.mark.parametrize(("gold", "over"), [(75, True), (74, False)])
def test_seventy_five_gold_in_the_vault_win_at_once(gold: int, over: bool) -> None:
    game = hills()
    game.give(0, gold=99)
    game.ask_again().play(VAULT, f"amount:{gold}")
    assert game.over == over
    if over:
        assert tuple(game.position.returns) == (1, -1)


@pytest.mark.rule("H3-SCORING-points", "H3-SCORING-tie_break")
@pytest.mark.parametrize(
    ("vaults", "mines", "gold", "returns"),
    [((5, 6), (1, 0), (9, 0), (-1, 1)), ((5, 5), (0, 1), (9, 0), (-1, 1)), ((5, 5), (0, 0), (9, 8), (1, -1)),
     ((5, 5), (0, 0), (8, 8), (0, 0))],
)  # fmt: skip
def test_most_gold_in_the_vault_wins_then_mines_then_gold(
    vaults: tuple[int, int], mines: tuple[int, int], gold: tuple[int, int], returns: tuple[int, int]
) -> None:
    game = hills()
    game.lay((0, 1), "F4")
    game.position.game_round = 13
    for one in range(2):
        fill(game, one, vaults[one])
        game.give(one, gold=gold[one])
        if mines[one]:
            game.own(one, "0,1.nw")
    game.ask_again().next_round()
    assert tuple(game.position.returns) == returns


def test_the_vault_can_be_seen_by_everybody() -> None:
    game = hills()
    game.play(VAULT, "amount:7")
    assert any("vault" in str(part) and "7" in str(part) for part in _walk(game.seen(1)))


def _walk(value: object) -> list[object]:
    if isinstance(value, dict):
        return [value, *(inner for part in value.values() for inner in _walk(part))]
    return [inner for part in value for inner in _walk(part)] if isinstance(value, list) else []


@pytest.mark.parametrize(("gold", "number", "banks"), [(20, 1, True), (5, 1, False), (5, 12, True)])
def test_the_greedy_bot_banks_what_it_can_spare(gold: int, number: int, banks: bool) -> None:
    game = hills()
    game.give(0, gold=gold)
    game.position.game_round = number
    game.ask_again()
    chosen = make("greedy", "heroes", 1).choose(game.view(0), game.rules)
    assert (game.rules.key(game.choice.kind, chosen) == VAULT) == banks


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize(("bot", "seed"), [("greedy", 1), ("random", 1)])
def test_bots_play_it_to_an_end(players: int, bot: str, seed: int) -> None:
    assert len(played_out("dwarven_gold", players, bot, seed, SEATS[players]).returns or ()) == players
