"""Search For The Grail: clues, digging, and a Grail that is carried, lost, taken up, left behind and brought home."""

import pytest

from banneret.bots.registry import make
from banneret.heroes.adventure.special_rules.grail import bear, leave_grail
from banneret.heroes.state.scenario_state import add_token
from banneret.heroes.text.map_answers import option_label
from tests.heroes.builder import FIELD, OPEN, SEATS, HeroesGame, played_out, scenario_game

GRAIL, NEAR = "0,0.c", "0,0.ne"
TAKE_UP, HOME = "rule:1", "rule:2"
OBELISK = "-1,0.c"


def borders(round_number: int = 1) -> HeroesGame:
    """The turn of seat 0, with the Grail tile and an open field face up."""
    game = scenario_game("search_for_the_grail").meadow()
    game.lay((0, 0), "C2")
    game.position.game_round = round_number
    for one in range(2):
        game.give(one)
    return game.ask_again()


def clues(game: HeroesGame, player: int, count: int) -> None:
    add_token(game.position, player, 1, count)


def carry(game: HeroesGame, player: int, *, secondary: bool = False) -> HeroesGame:
    """Let a hero have the Grail."""
    bear(game.position, 2 * player + secondary)
    return game.ask_again()


def lies_at(game: HeroesGame) -> str | None:
    """Where the Grail lies, as everybody sees it."""
    found = [part for part in _walk(game.seen()) if "grail_at" in part]
    return found[0]["grail_at"]


def _walk(value: object) -> list[dict[str, str | None]]:
    if isinstance(value, dict):
        return [value, *(inner for part in value.values() for inner in _walk(part))]
    return [inner for part in value for inner in _walk(part)] if isinstance(value, list) else []


@pytest.mark.rule("H3-DO-token", "H3-FIELD-on_first_visit_by_each_player")
def test_the_first_visit_of_an_obelisk_gives_a_clue_and_a_choice() -> None:
    game = borders()
    game.lay((-1, 0), "N3")
    game.stand(0, "-1,0.nw", mp=3)
    game.ask_again().play(f"go:{OBELISK}")
    assert game.events_named("token") == [{"player": 0, "n": 1, "n2": 1}]
    assert game.keys == {"choose:1", "choose:2"}
    game.play("choose:2")
    assert {"look", "take_top"} & game.keys


@pytest.mark.rule("H3-FIELD-movement")
def test_entering_the_grail_field_does_nothing_yet() -> None:
    game = borders()
    clues(game, 0, 2)
    game.stand(0, NEAR, mp=1)
    game.ask_again().play(f"go:{GRAIL}")
    assert game.events_named("encounter") == []
    assert game.seen()["grail"] == -1
    assert "revisit:main" not in game.keys


@pytest.mark.rule("H3-FIELD-movement", "H3-FIELD-needs")
@pytest.mark.parametrize(("found", "mp", "may"), [(2, 2, True), (1, 2, False), (2, 1, False), (3, 3, True)])
def test_digging_needs_two_clues_and_two_movement_points(found: int, mp: int, may: bool) -> None:
    game = borders()
    clues(game, 0, found)
    game.stand(0, GRAIL, mp=mp)
    assert ("revisit:main" in game.ask_again().keys) == may
    assert game.why_not("revisit:main") == ("" if may else "H3-MOV-03" if mp < 2 else "H3-FIELD-needs")


@pytest.mark.rule("H3-CHANGE-guards")
def test_the_digger_meets_guards_of_level_seven_whom_no_card_avoids() -> None:
    game = borders()
    clues(game, 0, 2)
    game.level(0, 12)
    assert game.player(0)["level"] == 7
    game.deal(0, hand=["diplomacy"])
    game.stand(0, GRAIL, mp=3)
    game.ask_again().play("revisit:main")
    assert game.mp_of(0) == 1
    assert game.events_named("encounter") == [
        {"hero": game.events_named("encounter")[0]["hero"], "field": GRAIL, "n": 7}
    ]
    assert not any("diplomacy" in key for key in game.keys)
    game.close_window()
    assert game.seen()["combat"] is not None


@pytest.mark.rule("H3-CHANGE-grail", "H3-FIELD-movement")
def test_whoever_has_beaten_the_guards_carries_the_grail_away() -> None:
    game = borders()
    clues(game, 0, 2)
    game.position.beaten |= 1 << FIELD[GRAIL]
    game.stand(0, GRAIL, mp=3)
    game.ask_again().play("revisit:main")
    assert game.seen()["grail"] == 0
    assert game.position.scenario_state.bearer == 0
    assert game.why_not("revisit:main") == "H3-TIL-08"
    assert game.asked()[1] == "action"
    assert game.position.black >> FIELD[GRAIL] & 1


@pytest.mark.rule("H3-LOC-22", "H3-FIELD-movement")
def test_nobody_digs_again_where_the_cube_of_the_digger_was_cleared() -> None:
    game = borders(3)
    clues(game, 0, 2)
    game.position.beaten |= 1 << FIELD[GRAIL]
    game.stand(0, GRAIL, mp=3)
    game.ask_again().play("revisit:main")
    game.astrologers(["friendly_beaver"])
    game.next_round()
    assert not game.field(GRAIL)["black_cube"]
    game.to_turn(0)
    game.stand(0, GRAIL, mp=3)
    assert "revisit:main" not in game.ask_again().keys


def test_the_label_of_digging_names_the_price() -> None:
    game = borders()
    clues(game, 0, 2)
    game.stand(0, GRAIL, mp=3)
    game.ask_again()
    label = option_label(game, game.option_of("revisit:main"))
    assert label == "Stay for the Grail (2 movement points)"


@pytest.mark.rule("H3-FIELD-movement")
def test_a_hero_who_beats_another_on_the_field_has_not_dug_yet() -> None:
    game = borders()
    clues(game, 0, 2)
    game.position.beaten |= 1 << FIELD[GRAIL]
    game.face(NEAR, GRAIL, wins=0)
    game.play(f"go:{GRAIL}")
    game.fight()
    while game.asked()[1] != "action":
        game.do_nothing()
    assert game.seen()["grail"] == -1


@pytest.mark.rule("H3-CHANGE-grail")
def test_town_portal_leaves_the_heavy_grail_behind() -> None:
    game = borders()
    game.stand(0, OPEN[0], mp=3)
    carry(game, 0)
    game.deal(0, hand=["town_portal"])
    game.ask_again().play("cast:town_portal")
    while game.asked()[1] != "action":
        wanted = [key for key in game.keys if key.startswith("settle:")]
        game.play(wanted[0]) if wanted else game.do_nothing()
    assert game.position.hero_at[0] == game.position.town_at[0]
    assert lies_at(game) == OPEN[0]
    assert game.seen()["grail"] == -1


@pytest.mark.rule("H3-CHANGE-grail")
def test_wings_of_an_artifact_leave_it_behind_too() -> None:
    game = borders()
    game.stand(0, OPEN[0], mp=3)
    carry(game, 0)
    game.deal(0, hand=["angel_wings"])
    game.ask_again().play("play:angel_wings")
    assert game.events_named("wings") != []
    assert lies_at(game) == OPEN[0]


@pytest.mark.rule("H3-CHANGE-grail")
def test_walking_keeps_the_grail() -> None:
    game = borders()
    game.stand(0, OPEN[0], mp=3)
    carry(game, 0)
    game.play(f"go:{OPEN[1]}")
    assert game.position.scenario_state.bearer == 0
    assert lies_at(game) is None


@pytest.mark.rule("H3-CHANGE-grail")
@pytest.mark.parametrize("wins", [0, 1])
def test_the_winner_of_a_combat_with_the_bearer_has_the_grail(wins: int) -> None:
    game = borders()
    carry(game, 1 - wins)
    game.face(*OPEN, wins=wins)
    game.play(f"go:{OPEN[1]}")
    game.fight(wins)
    assert game.seen()["grail"] == wins
    assert game.position.scenario_state.bearer == 2 * wins


@pytest.mark.rule("H3-CHANGE-grail")
def test_a_bearer_who_surrenders_loses_it() -> None:
    game = borders()
    carry(game, 0)
    game.face(*OPEN, wins=0)
    game.give(0, gold=10)
    game.ask_again().play(f"go:{OPEN[1]}")
    game.line_up().play("surrender")
    assert game.seen()["grail"] == 1


@pytest.mark.rule("H3-CHANGE-grail")
def test_guards_who_beat_the_bearer_leave_the_grail_on_their_field() -> None:
    game = borders()
    game.lay((1, 0), "F4")
    game.stand(0, "1,0.ne", mp=9)
    game.position.beaten |= 1 << FIELD["1,0.ne"]
    carry(game, 0)
    game.army(0, "castle_halberdiers")
    game.luck(lands=["unit:neutral_marksmen", "unit:neutral_boars", "unit:neutral_sharpshooters"])
    game.ask_again().play("go:1,0.nw")
    game.close_window().fight_out(winner=1)
    assert game.events_named("hero_beaten") != []
    assert lies_at(game) == "1,0.nw"
    assert game.seen()["grail"] == -1


@pytest.mark.rule("H3-CHANGE-grail", "H3-RULE-action", "H3-WHERE-grail")
def test_a_lying_grail_is_taken_up_for_one_movement_point() -> None:
    game = borders()
    state = game.position
    carry(game, 1)
    leave_grail(state, 2, FIELD[OPEN[0]])
    game.stand(0, OPEN[0], mp=0)
    assert TAKE_UP not in game.ask_again().keys
    assert game.why_not(TAKE_UP) == "H3-MOV-03"
    game.stand(0, OPEN[0], mp=2)
    game.ask_again().play(TAKE_UP)
    assert game.seen()["grail"] == 0
    assert game.mp_of(0) == 1
    assert lies_at(game) is None
    assert TAKE_UP not in game.keys


@pytest.mark.rule("H3-WHERE-grail", "H3-RULE-action")
def test_nothing_is_taken_up_where_the_grail_does_not_lie() -> None:
    game = borders()
    carry(game, 1)
    leave_grail(game.position, 2, FIELD[OPEN[0]])
    game.stand(0, OPEN[1], mp=3)
    assert TAKE_UP not in game.ask_again().keys
    assert game.why_not(TAKE_UP) == "H3-RULE-action"


@pytest.mark.rule("H3-CHANGE-grail")
def test_an_eliminated_bearer_leaves_it_where_he_stood() -> None:
    from banneret.heroes.adventure.victory import ELIMINATION

    game = borders()
    game.stand(1, OPEN[0])
    carry(game, 1)
    state = game.position
    state.call(ELIMINATION, 1, 0, 0)
    state.seat = -1
    state.run()
    assert lies_at(game) == OPEN[0]


@pytest.mark.rule("H3-WHEN-turn_start", "H3-RULE-if")
@pytest.mark.parametrize("carries", [True, False])
def test_the_bearers_player_draws_a_card_more(carries: bool) -> None:
    game = borders()
    if carries:
        carry(game, 0)
    game.play("end_turn")
    while game.events_named("turn").count({"player": 0}) < 2:
        game.do_nothing()
    before = game.own_piles(0)[0]
    game.to_turn(0)
    assert game.own_piles(0)[0] == before + carries


@pytest.mark.rule("H3-DO-deliver_grail", "H3-RULE-action", "H3-GOAL-measure", "H3-GOAL-when")
def test_the_grail_is_brought_home_with_the_build_token_and_wins_at_once() -> None:
    game = borders()
    game.stand(0, game.town_of(0))
    carry(game, 0)
    assert HOME in game.keys
    game.play(HOME)
    assert game.over
    assert tuple(game.position.returns) == (1, -1)
    assert game.events_named("grail_home") == [{"player": 0}]


@pytest.mark.rule("H3-RULE-action", "H3-WHERE-home")
@pytest.mark.parametrize("lack", ["token", "place", "bearer", "town"])
def test_it_is_brought_home_only_by_its_bearer_on_the_own_town_with_the_token(lack: str) -> None:
    game = borders()
    home = game.town_of(0)
    game.stand(0, home if lack != "place" else OPEN[0])
    if lack == "bearer":
        game.stand(0, OPEN[0], secondary=True)
    bear(game.position, 1 if lack == "bearer" else 0)
    if lack == "token":
        game.position.tokens[0] |= 1
    if lack == "town":
        game.own(1, home)
    game.ask_again()
    assert HOME not in game.keys
    assert game.why_not(HOME) == ("H3-TWN-08" if lack == "token" else "H3-RULE-action")


@pytest.mark.rule("H3-WHERE-home")
def test_a_captured_town_is_no_home() -> None:
    game = borders()
    carry(game, 0)
    game.at_the_gates(0, 1)
    game.play(f"go:{game.town_of(1)}")
    game.close_window()
    assert game.position.owned[0] >> game.position.town_at[1] & 1
    assert HOME not in game.keys


@pytest.mark.rule("H3-RULE-who", "H3-DO-token")
def test_in_round_nine_who_has_no_clue_gets_one() -> None:
    game = borders(8)
    clues(game, 0, 2)
    game.next_round()
    assert game.events_named("token") == [{"player": 1, "n": 1, "n2": 1}]


@pytest.mark.rule("H3-SCORING-points")
def test_points_count_when_nobody_brought_it_home() -> None:
    game = borders(14)
    clues(game, 1, 3)
    game.position.cubes = (0, 0, 2, 0)
    carry(game, 0)
    game.next_round()
    assert {e["player"]: e["n"] for e in game.events_named("scored")} == {0: 5, 1: 3 + 2 * 2}
    assert tuple(game.position.returns) == (-1, 1)


def test_the_actions_are_named_in_every_language() -> None:
    game = borders()
    for key in (TAKE_UP, HOME):
        option = game.option_of(key)
        assert len({option_label(game, option, lang) for lang in ("en", "fr", "de", "pl")}) == 4


def test_the_greedy_bot_brings_the_grail_home() -> None:
    game = borders()
    game.stand(0, game.beside(game.town_of(0)), mp=1)
    carry(game, 0)
    bot = make("greedy", "heroes", 1)
    for _ in range(20):
        if game.over:
            break
        game.apply(bot.choose(game.view(game.choice.seat), game.rules))
    assert game.events_named("grail_home") == [{"player": 0}]


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize(("bot", "seed"), [("greedy", 1), ("random", 1)])
def test_bots_play_it_to_an_end(players: int, bot: str, seed: int) -> None:
    assert len(played_out("search_for_the_grail", players, bot, seed, SEATS[players]).returns or ()) == players
