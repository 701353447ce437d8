"""Words of scenario files, each in a rule of its own on a map of the box."""

from pathlib import Path
from typing import Any

import pytest

from banneret.heroes.state.scenario_state import add_token
from tests.heroes.builder import OPEN, STRONG, THREE, TWO, HeroesGame, changed_file, start_file


def game_with(folder: Path, *rules: dict[str, Any], seats: tuple[str, ...] = TWO, **changes: Any) -> HeroesGame:
    """A game by these rules and no others, in the first turn, which is seat 0's."""
    named = [{"id": f"rule_{'abc'[n]}", "text": "Something.", **rule} for n, rule in enumerate(rules)]
    return start_file(changed_file(folder, rules=named, **changes), seats).into_turn().meadow()


def flag_mine(game: HeroesGame, seat: int, mine: str) -> None:
    """The active player walks onto an unguarded Mine."""
    game.cleared(mine)
    game.stand(seat, game.beside(mine), mp=2)
    game.ask_again().play(f"go:{mine}")


@pytest.mark.rule("H3-WHEN-flag", "H3-WHEN-first_flag")
@pytest.mark.parametrize(("moment", "second"), [("flag", 7), ("first_flag", 0)])
def test_every_flag_is_a_moment_and_the_first_one_another(moment: str, second: int, tmp_path: Path) -> None:
    gain = {"gain": "valuables", "amount": 7}
    game = game_with(tmp_path, {"when": moment, "where": [{"location": "mine"}], "do": [gain]})
    mine = game.fields_of("mine")[0]
    for seat in (0, 1):
        game.give(seat)
    flag_mine(game, 0, mine)
    assert game.resources(0)[2] == 7
    game.next_turn()
    game.stand(0, game.town_of(0))
    flag_mine(game, 1, mine)
    assert game.resources(1)[2] == second
    assert game.resources(0)[2] == 7, "it is done for whoever flags"


@pytest.mark.rule("H3-RULE-who", "H3-WHEN-flag", "H3-WHEN-game_start")
@pytest.mark.parametrize("first", [0, 1])
def test_a_rule_is_for_whom_the_moment_is_about_or_else_for_the_starting_player(first: int, tmp_path: Path) -> None:
    gain = {"gain": "valuables", "amount": 7}
    rules = [{"id": when, "text": "A gift.", "when": when, "do": [dict(gain)]} for when in ("flag", "game_start")]
    game = start_file(changed_file(tmp_path, rules=rules), TWO, first=first).into_turn().meadow()
    assert [event["player"] for event in game.events_named("rule")] == [first], "before the first round"
    for seat in (0, 1):
        game.give(seat)
    game.to_turn(0)
    flag_mine(game, 0, game.fields_of("mine")[0])
    assert [game.resources(seat)[2] for seat in (0, 1)] == [7, 0]


@pytest.mark.rule("H3-DO-shuffle_guards")
def test_discarded_neutral_units_are_shuffled_into_their_decks_of_every_tier(tmp_path: Path) -> None:
    game = game_with(tmp_path, {"when": "turn_end", "once": "game", "do": ["shuffle_guards"]})
    piles = {
        "bronze": (["neutral_boars"], ["neutral_rogues"]),
        "silver": ([], ["neutral_mummies", "neutral_nomads"]),
        "gold": (["neutral_trolls"], []),
        "azure": (["neutral_azure_dragons"], ["neutral_crystal_dragons"]),
    }
    for tier, (deck, discards) in piles.items():
        game.stack_neutrals(tier, deck, discards)
    game.next_turn()
    for tier, (deck, discards) in piles.items():
        assert (game.neutral_deck(tier), game.neutral_discards(tier)) == (sorted(deck + discards), [])


@pytest.mark.rule("H3-DO-licence", "H3-RULE-who")
def test_a_licence_is_for_its_player_and_its_tier_once(tmp_path: Path) -> None:
    once = {"when": "round_start", "from_round": 2, "once": "game", "who": {"seat": "P2"}}
    game = game_with(tmp_path, once | {"do": [{"licence": "silver"}]})
    game.astrologers(["dead_silence"])
    game.position.buildings = [0, 0]
    for seat in (0, 1):
        game.army(seat, STRONG)
    game.end_round()
    assert game.events_named("licence") == [{"player": 1, "n": 1}]
    recruits = {}
    for seat in (0, 1):
        game.in_turn(seat)
        game.give(seat, gold=90, materials=9, valuables=9)
        recruits[seat] = {key for key in game.ask_again().keys if key.startswith("recruit:")}
    assert recruits == {0: set(), 1: {"recruit:necropolis_vampires", "recruit:necropolis_liches"}}
    game.play("recruit:necropolis_liches")
    game.position.tokens = [0, 0]
    assert not any(key.startswith("recruit:") for key in game.ask_again().keys)


@pytest.mark.rule("H3-GOAL-eliminate_all", "H3-VIC-04")
def test_each_rival_who_is_out_brings_the_others_nearer_to_the_goal(tmp_path: Path) -> None:
    game = game_with(tmp_path, seats=THREE, victory=[{"eliminate_all": True}])
    assert (game.seen()["goals"][0]["done"], game.seen()["goals"][0]["of"]) == ([0, 0, 0], 2)
    game.own(0, game.player(1)["town"])
    game.position.homeless = (0, 1, 0)
    while not game.player(1)["out"]:
        game.next_round()
    assert game.seen()["goals"][0]["done"] == [1, 0, 1]
    assert not game.over
    game.own(0, game.player(2)["town"])
    game.position.homeless = (0, 1, game.seen()["round"])
    while not game.over:
        game.next_round()
    assert game.result == (1, -1, -1)


@pytest.mark.rule("H3-DO-rob", "H3-WHEN-beat_hero")
@pytest.mark.parametrize(
    ("how", "taken"), [({"amount": 3}, 3), ({"amount": 9}, 5), ({"half": "up"}, 3), ({"half": "down"}, 2)]
)
@pytest.mark.parametrize("becomes", ["", "building_materials"])
def test_tokens_are_robbed_and_stay_tokens_or_become_a_resource(
    becomes: str, how: dict[str, Any], taken: int, tmp_path: Path
) -> None:
    verb = {"rob": "loot", **how} | ({"gain": becomes} if becomes else {})
    game = game_with(tmp_path, {"when": "beat_hero", "do": [verb]}, tokens=["loot"])
    for seat in (0, 1):
        game.give(seat)
        add_token(game.position, seat, 1, 5)
    game.face(*OPEN, wins=0).play(f"go:{OPEN[1]}").close_window().fight()
    while game.fighting():
        game.do_nothing()
    assert game.seen()["scenario_state"]["tokens"]["loot"] == [5 if becomes else 5 + taken, 5 - taken]
    assert (game.resources(0)[1], game.resources(1)[1]) == (taken if becomes else 0, 0)


@pytest.mark.rule("H3-DO-income_step")
@pytest.mark.parametrize(("resource", "steps", "income"), [
    ("gold", 1, (15, 2, 1)), ("gold", -3, (0, 2, 1)), ("building_materials", 2, (10, 6, 1)),
    ("building_materials", -1, (10, 0, 1)), ("valuables", 3, (10, 2, 4)), ("valuables", -2, (10, 2, 0)),
])  # fmt: skip
def test_income_moves_by_steps_of_its_track_and_never_below_it(
    resource: str, steps: int, income: tuple[int, int, int], tmp_path: Path
) -> None:
    rule = {"when": "turn_end", "once": "game", "do": [{"income_step": resource, "steps": steps}]}
    game = game_with(tmp_path, rule)
    game.position.income[:3] = [10, 2, 1]
    game.next_turn()
    now = game.player(0)["income"]
    assert (now["gold"], now["building_materials"], now["valuables"]) == income


@pytest.mark.rule("H3-DO-move_all")
@pytest.mark.parametrize(("who", "points", "left"), [("all", 2, (4, 3)), ("main", 2, (4, 1))])
def test_movement_points_of_every_hero_or_the_main_hero(
    who: str, points: int, left: tuple[int, int], tmp_path: Path
) -> None:
    action = {"label": "March", "token": "build"}
    game = game_with(tmp_path, {"action": action, "do": [{"move_all": points, "who": who}]})
    game.stand(0, "1,0.c", mp=2)
    game.stand(0, "1,0.ne", secondary=True, mp=1)
    other = game.mp_of(1)
    game.ask_again().play("rule:1")
    assert (game.mp_of(0), game.mp_of(0, secondary=True), game.mp_of(1)) == (*left, other)


@pytest.mark.rule("H3-DO-hearten")
@pytest.mark.parametrize(("before", "after"), [(-1, None), (0, None), (1, "positive")])
def test_only_negative_morale_is_taken_off(before: int, after: str | None, tmp_path: Path) -> None:
    game = game_with(tmp_path, {"action": {"label": "Rest"}, "do": [{"hearten": True}]})
    game.morale(0, before)
    game.morale(1, -1)
    game.ask_again().play("rule:1")
    assert (game.player(0)["morale"], game.player(1)["morale"]) == (after, "negative")


@pytest.mark.rule("H3-DO-set_rule", "H3-RULE-active")
@pytest.mark.parametrize("active", [True, False])
def test_rules_come_into_force_and_go_out_of_it(active: bool, tmp_path: Path) -> None:
    gift = {"when": "turn_end", "active": not active, "do": [{"gain": "valuables", "amount": 1}]}
    other = {"when": "turn_end", "active": False, "do": [{"gain": "valuables", "amount": 9}]}
    switch = {"action": {"label": "Switch"}, "do": [{"set_rule": "rule_a", "active": active}]}
    game = game_with(tmp_path, gift, switch, other)
    for seat in (0, 1):
        game.give(seat)
    game.ask_again().play("rule:1")
    game.end_turn()
    assert game.resources(0)[2] == int(active)
    assert ("rule_a" in game.seen()["scenario_state"]["waiting"]) == (not active)


@pytest.mark.rule("H3-DO-sole_token")
def test_a_sole_token_goes_from_one_to_the_other(tmp_path: Path) -> None:
    game = game_with(tmp_path, {"when": "turn_end", "do": [{"sole_token": "crown"}]}, tokens=["crown"], seats=THREE)
    add_token(game.position, 2, 1, 2)
    for holder in ([1, 0, 0], [0, 1, 0], [0, 0, 1]):
        game.next_turn()
        assert game.seen()["scenario_state"]["tokens"]["crown"] == holder


@pytest.mark.rule("H3-DO-gain_card")
@pytest.mark.parametrize("to", ["hand", "deck"])
@pytest.mark.parametrize("lies", ["deck", "discards"])
def test_a_card_by_name_comes_from_its_deck_or_the_discard_pile(lies: str, to: str, tmp_path: Path) -> None:
    game = game_with(tmp_path, {"action": {"label": "Take"}, "do": [{"gain_card": "rib_cage", "to": to}]})
    game.deal(0, hand=["attack"], deck=["power"], discards=[])
    there, elsewhere = ["rib_cage", "speculum"], ["centaurs_axe", "titans_gladius"]
    game.stack_deck("artifact", *((there, elsewhere) if lies == "deck" else (elsewhere, there)))
    game.ask_again().play("rule:1")
    mine = game.player(0, 0)
    assert (sorted(mine["hand"]), sorted(mine["deck"])) == (
        (["attack", "rib_cage"], ["power"]) if to == "hand" else (["attack"], ["power", "rib_cage"])
    )
    shared = game.seen(0)["decks"]["artifact"]
    assert "rib_cage" not in shared["discards"]


@pytest.mark.rule("H3-DO-gain_card")
@pytest.mark.parametrize("to", ["hand", "deck"])
def test_a_statistic_comes_from_the_supply(to: str, tmp_path: Path) -> None:
    game = game_with(tmp_path, {"action": {"label": "Take"}, "do": [{"gain_card": "power", "to": to}]})
    game.deal(0, hand=[], deck=[], discards=[])
    game.ask_again().play("rule:1")
    assert {name: game.player(0, 0)[name] for name in ("hand", "deck")} == {"hand": [], "deck": []} | {to: ["power"]}


@pytest.mark.rule("H3-DO-levy")
@pytest.mark.parametrize(
    ("purse", "offered", "answer", "left"),
    [
        ((9, 9, 9), {0, 1, 2}, 1, (6, 9, 8)),  # 7 gold: one of valuables counts 4, and gold the rest
        ((9, 9, 9), {0, 1, 2}, 2, (9, 9, 7)),
        ((3, 0, 2), {1, 2}, 1, (0, 0, 1)),
    ],
)
def test_nobody_pays_more_than_a_levy_asks_for_where_nothing_is_given_for_it(
    purse: tuple[int, int, int], offered: set[int], answer: int, left: tuple[int, int, int], tmp_path: Path
) -> None:
    rule = {"when": "turn_end", "once": "game", "do": [{"levy": 7, "valuables": 4, "paid": [{"token": "receipt"}]}]}
    game = game_with(tmp_path, rule, tokens=["receipt"])
    game.give(0, gold=purse[0], materials=purse[1], valuables=purse[2])
    game.end_turn()
    assert game.keys == {f"amount:{n}" for n in offered}
    game.play(f"amount:{answer}")
    assert game.resources(0) == left
    assert game.seen()["scenario_state"]["tokens"]["receipt"] == [1, 0]


@pytest.mark.rule("H3-FIELD-no_token", "H3-FIELD-on_visit", "H3-LOC-21")
def test_where_there_is_no_grail_the_first_visitor_gets_what_the_scenario_gives_once(tmp_path: Path) -> None:
    crypt = {"grail": {"no_token": True, "on_visit": [{"gain": "valuables", "amount": 3}], "guard": 0}}
    game = game_with(tmp_path, fields=crypt)
    grail = game.approach("C2", "c")
    for seat in (0, 1):
        game.give(seat)
    game.ask_again().play(f"go:{grail}")
    assert (game.resources(0)[2], game.seen()["grail"]) == (3, -1)
    game.stand(0, game.town_of(0))
    game.to_turn(1)
    game.position.black = 0
    game.approach("C2", "c", player=1)
    game.ask_again().play(f"go:{grail}")
    assert (game.resources(1)[2], game.seen()["grail"]) == (0, -1)


@pytest.mark.rule("H3-CHANGE-guards", "H3-WHERE-location")
def test_guards_by_name_and_by_tier_stand_where_the_scenario_says_and_more_of_them(tmp_path: Path) -> None:
    guards = {"where": [{"location": "mine"}], "army": ["neutral:trolls", "draw:silver"], "add": ["neutral:boars"]}
    game = game_with(tmp_path, {"change": {"guards": guards}})
    mine = game.fields_of("mine")[0]
    game.stack_neutrals("silver", ["neutral_nomads"])
    game.army(0, STRONG)
    game.stand(0, game.beside(mine), mp=2)
    game.ask_again().play(f"go:{mine}").close_window()
    while not game.events_named("deploy"):
        game.play(game.choice.keys[0])
    found = sorted(str(event["kind"]) for event in game.events_named("guard"))
    assert found == ["neutral_boars", "neutral_nomads", "neutral_trolls"]


@pytest.mark.rule("H3-RULE-who", "H3-GEN-07")
@pytest.mark.parametrize(
    ("who", "gainers"),
    [
        ("each", [0, 1, 2]),
        ({"lowest": "gold"}, [1, 2]),
        ({"highest": "gold"}, [0]),
        ({"without": "gold"}, []),
        ({"without": "building_materials"}, [2]),
        ({"seat": "P2"}, [1]),
    ],
)
def test_a_rule_is_for_those_players_it_names_whoever_is_at_turn(
    who: object, gainers: list[int], tmp_path: Path
) -> None:
    gain = {"gain": "valuables", "amount": 7}
    rule = {"when": "flag", "where": [{"location": "mine"}], "who": who, "do": [gain]}
    game = game_with(tmp_path, rule, seats=THREE)
    for seat, (gold, materials) in enumerate(((5, 4), (2, 1), (2, 0))):
        game.give(seat, gold=gold, materials=materials)
    flag_mine(game, 0, game.fields_of("mine")[0])
    assert [game.resources(seat)[2] for seat in range(3)] == [7 * (seat in gainers) for seat in range(3)]
    assert [event["player"] for event in game.events_named("rule")] == gainers, "in turn order"
