"""Search For The Grail: clues, digging, and a Grail that is carried, lost, taken up, left behind and brought home."""

import pytest

from banneret.bots.registry import make
from banneret.heroes.adventure.special_rules.grail import bear, leave_grail
from banneret.heroes.state.scenario_state import add_token
from banneret.heroes.text.map_answers import option_label
from banneret.kernel.game import Game
from tests.heroes.support.campaign import fight_out
from tests.heroes.support.journey import (
    FIELD,
    army,
    ask_again,
    asked,
    deal,
    give,
    happened,
    keys,
    lay,
    level,
    luck,
    own,
    own_piles,
    play,
    player,
    seen,
    stand,
    state_of,
)
from tests.heroes.support.saga import SEATS, at_the_gates, beside, option_of, played_out, saga, town_of
from tests.heroes.support.war import (
    OPEN,
    close_window,
    do_nothing,
    face,
    fight,
    line_up,
    meadow,
    mp_of,
    next_round,
    to_turn,
)

pytestmark = pytest.mark.rule("H3-MOD-01")
GRAIL, NEAR = "0,0.c", "0,0.ne"
TAKE_UP, HOME = "rule:1", "rule:2"
OBELISK = "-1,0.c"


def borders(round_number: int = 1) -> Game:
    """The turn of seat 0, with the Grail tile and an open field face up."""
    game = meadow(saga("search_for_the_grail"))
    lay(game, (0, 0), "C2")
    state_of(game).game_round = round_number
    for one in range(2):
        give(game, one)
    return ask_again(game)


def clues(game: Game, player: int, count: int) -> None:
    add_token(state_of(game), player, 1, count)


def carry(game: Game, player: int, *, secondary: bool = False) -> Game:
    """Let a hero have the Grail."""
    bear(state_of(game), 2 * player + secondary)
    return ask_again(game)


def lies_at(game: Game) -> str | None:
    """Where the Grail lies, as everybody sees it."""
    found = [part for part in _walk(seen(game)) if "grail_at" in part]
    return found[0]["grail_at"]


def _walk(value: object) -> list[dict[str, str | None]]:
    if isinstance(value, dict):
        return [value, *(inner for part in value.values() for inner in _walk(part))]
    return [inner for part in value for inner in _walk(part)] if isinstance(value, list) else []


def test_the_first_visit_of_an_obelisk_gives_a_clue_and_a_choice() -> None:
    game = borders()
    lay(game, (-1, 0), "N3")
    stand(game, 0, "-1,0.nw", mp=3)
    play(ask_again(game), f"go:{OBELISK}")
    assert happened(game, "token") == [{"player": 0, "n": 1, "n2": 1}]
    assert keys(game) == {"choose:1", "choose:2"}
    play(game, "choose:2")
    assert {"look", "take_top"} & keys(game)


def test_entering_the_grail_field_does_nothing_yet() -> None:
    game = borders()
    clues(game, 0, 2)
    stand(game, 0, NEAR, mp=1)
    play(ask_again(game), f"go:{GRAIL}")
    assert happened(game, "encounter") == []
    assert seen(game)["grail"] == -1
    assert "revisit:main" not in keys(game)


@pytest.mark.parametrize(("found", "mp", "may"), [(2, 2, True), (1, 2, False), (2, 1, False), (3, 3, True)])
def test_digging_needs_two_clues_and_two_movement_points(found: int, mp: int, may: bool) -> None:
    game = borders()
    clues(game, 0, found)
    stand(game, 0, GRAIL, mp=mp)
    assert ("revisit:main" in keys(ask_again(game))) == may
    assert game.why_not("revisit:main") == ("" if may else "H3-MOV-03" if mp < 2 else "H3-MOD-01")


def test_the_digger_meets_guards_of_level_seven_whom_no_card_avoids() -> None:
    game = borders()
    clues(game, 0, 2)
    level(game, 0, 12)
    assert player(game, 0)["level"] == 7
    deal(game, 0, hand=["diplomacy"])
    stand(game, 0, GRAIL, mp=3)
    play(ask_again(game), "revisit:main")
    assert mp_of(game, 0) == 1
    assert happened(game, "encounter") == [{"hero": happened(game, "encounter")[0]["hero"], "field": GRAIL, "n": 7}]
    assert not any("diplomacy" in key for key in keys(game))
    close_window(game)
    assert seen(game)["combat"] is not None


def test_whoever_has_beaten_the_guards_carries_the_grail_away() -> None:
    game = borders()
    clues(game, 0, 2)
    state_of(game).beaten |= 1 << FIELD[GRAIL]
    stand(game, 0, GRAIL, mp=3)
    play(ask_again(game), "revisit:main")
    assert seen(game)["grail"] == 0
    assert state_of(game).scenario_state.bearer == 0
    assert game.why_not("revisit:main") == "H3-TIL-08"
    assert asked(game)[1] == "action"
    assert state_of(game).black >> FIELD[GRAIL] & 1


def test_the_label_of_digging_names_the_price() -> None:
    game = borders()
    clues(game, 0, 2)
    stand(game, 0, GRAIL, mp=3)
    ask_again(game)
    label = option_label(game, option_of(game, "revisit:main"))
    assert label == "Stay for the Grail (2 movement points)"


def test_a_hero_who_beats_another_on_the_field_has_not_dug_yet() -> None:
    game = borders()
    clues(game, 0, 2)
    state_of(game).beaten |= 1 << FIELD[GRAIL]
    face(game, NEAR, GRAIL, wins=0)
    play(game, f"go:{GRAIL}")
    fight(game)
    while asked(game)[1] != "action":
        do_nothing(game)
    assert seen(game)["grail"] == -1


def test_town_portal_leaves_the_heavy_grail_behind() -> None:
    game = borders()
    stand(game, 0, OPEN[0], mp=3)
    carry(game, 0)
    deal(game, 0, hand=["town_portal"])
    play(ask_again(game), "cast:town_portal")
    while asked(game)[1] != "action":
        wanted = [key for key in keys(game) if key.startswith("settle:")]
        play(game, wanted[0]) if wanted else do_nothing(game)
    assert state_of(game).hero_at[0] == state_of(game).town_at[0]
    assert lies_at(game) == OPEN[0]
    assert seen(game)["grail"] == -1


def test_wings_of_an_artifact_leave_it_behind_too() -> None:
    game = borders()
    stand(game, 0, OPEN[0], mp=3)
    carry(game, 0)
    deal(game, 0, hand=["angel_wings"])
    play(ask_again(game), "play:angel_wings")
    assert happened(game, "wings") != []
    assert lies_at(game) == OPEN[0]


def test_walking_keeps_the_grail() -> None:
    game = borders()
    stand(game, 0, OPEN[0], mp=3)
    carry(game, 0)
    play(game, f"go:{OPEN[1]}")
    assert state_of(game).scenario_state.bearer == 0
    assert lies_at(game) is None


@pytest.mark.parametrize("wins", [0, 1])
def test_the_winner_of_a_combat_with_the_bearer_has_the_grail(wins: int) -> None:
    game = borders()
    carry(game, 1 - wins)
    face(game, *OPEN, wins=wins)
    play(game, f"go:{OPEN[1]}")
    fight(game, wins)
    assert seen(game)["grail"] == wins
    assert state_of(game).scenario_state.bearer == 2 * wins


def test_a_bearer_who_surrenders_loses_it() -> None:
    game = borders()
    carry(game, 0)
    face(game, *OPEN, wins=0)
    give(game, 0, gold=10)
    play(ask_again(game), f"go:{OPEN[1]}")
    play(line_up(game), "surrender")
    assert seen(game)["grail"] == 1


def test_guards_who_beat_the_bearer_leave_the_grail_on_their_field() -> None:
    game = borders()
    lay(game, (1, 0), "F4")
    stand(game, 0, "1,0.ne", mp=9)
    state_of(game).beaten |= 1 << FIELD["1,0.ne"]
    carry(game, 0)
    army(game, 0, "castle_halberdiers")
    luck(game, lands=["unit:neutral_marksmen", "unit:neutral_boars", "unit:neutral_sharpshooters"])
    play(ask_again(game), "go:1,0.nw")
    fight_out(close_window(game), winner=1)
    assert happened(game, "hero_beaten") != []
    assert lies_at(game) == "1,0.nw"
    assert seen(game)["grail"] == -1


def test_a_lying_grail_is_taken_up_for_one_movement_point() -> None:
    game = borders()
    state = state_of(game)
    carry(game, 1)
    leave_grail(state, 2, FIELD[OPEN[0]])
    stand(game, 0, OPEN[0], mp=0)
    assert TAKE_UP not in keys(ask_again(game))
    assert game.why_not(TAKE_UP) == "H3-MOV-03"
    stand(game, 0, OPEN[0], mp=2)
    play(ask_again(game), TAKE_UP)
    assert seen(game)["grail"] == 0
    assert mp_of(game, 0) == 1
    assert lies_at(game) is None
    assert TAKE_UP not in keys(game)


def test_nothing_is_taken_up_where_the_grail_does_not_lie() -> None:
    game = borders()
    carry(game, 1)
    leave_grail(state_of(game), 2, FIELD[OPEN[0]])
    stand(game, 0, OPEN[1], mp=3)
    assert TAKE_UP not in keys(ask_again(game))
    assert game.why_not(TAKE_UP) == "H3-MOD-01"


def test_an_eliminated_bearer_leaves_it_where_he_stood() -> None:
    from banneret.heroes.adventure.victory import ELIMINATION

    game = borders()
    stand(game, 1, OPEN[0])
    carry(game, 1)
    state = state_of(game)
    state.call(ELIMINATION, 1, 0, 0)
    state.seat = -1
    state.run()
    assert lies_at(game) == OPEN[0]


@pytest.mark.parametrize("carries", [True, False])
def test_the_bearers_player_draws_a_card_more(carries: bool) -> None:
    game = borders()
    if carries:
        carry(game, 0)
    play(game, "end_turn")
    while happened(game, "turn").count({"player": 0}) < 2:
        do_nothing(game)
    before = own_piles(game, 0)[0]
    to_turn(game, 0)
    assert own_piles(game, 0)[0] == before + carries


def test_the_grail_is_brought_home_with_the_build_token_and_wins_at_once() -> None:
    game = borders()
    stand(game, 0, town_of(game, 0))
    carry(game, 0)
    assert HOME in keys(game)
    play(game, HOME)
    assert game.over
    assert tuple(state_of(game).returns) == (1, -1)
    assert happened(game, "grail_home") == [{"player": 0}]


@pytest.mark.parametrize("lack", ["token", "place", "bearer", "town"])
def test_it_is_brought_home_only_by_its_bearer_on_the_own_town_with_the_token(lack: str) -> None:
    game = borders()
    home = town_of(game, 0)
    stand(game, 0, home if lack != "place" else OPEN[0])
    if lack == "bearer":
        stand(game, 0, OPEN[0], secondary=True)
    bear(state_of(game), 1 if lack == "bearer" else 0)
    if lack == "token":
        state_of(game).tokens[0] |= 1
    if lack == "town":
        own(game, 1, home)
    ask_again(game)
    assert HOME not in keys(game)
    assert game.why_not(HOME) == ("H3-TWN-08" if lack == "token" else "H3-MOD-01")


def test_a_captured_town_is_no_home() -> None:
    game = borders()
    carry(game, 0)
    at_the_gates(game, 0, 1)
    play(game, f"go:{town_of(game, 1)}")
    close_window(game)
    assert state_of(game).owned[0] >> state_of(game).town_at[1] & 1
    assert HOME not in keys(game)


def test_in_round_nine_who_has_no_clue_gets_one() -> None:
    game = borders(8)
    clues(game, 0, 2)
    next_round(game)
    assert happened(game, "token") == [{"player": 1, "n": 1, "n2": 1}]


def test_points_count_when_nobody_brought_it_home() -> None:
    game = borders(14)
    clues(game, 1, 3)
    state_of(game).cubes = (0, 0, 2, 0)
    carry(game, 0)
    next_round(game)
    assert {e["player"]: e["n"] for e in happened(game, "scored")} == {0: 5, 1: 3 + 2 * 2}
    assert tuple(state_of(game).returns) == (-1, 1)


def test_the_actions_are_named_in_every_language() -> None:
    game = borders()
    for key in (TAKE_UP, HOME):
        option = option_of(game, key)
        assert len({option_label(game, option, lang) for lang in ("en", "fr", "de", "pl")}) == 4


def test_the_greedy_bot_brings_the_grail_home() -> None:
    game = borders()
    stand(game, 0, beside(game, town_of(game, 0)), mp=1)
    carry(game, 0)
    bot = make("greedy", "heroes", 1)
    for _ in range(20):
        if game.over:
            break
        game.apply(bot.choose(game.view(game.choice.seat), game.rules))
    assert happened(game, "grail_home") == [{"player": 0}]


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize(("bot", "seed"), [("greedy", 1), ("greedy", 2), ("random", 1)])
def test_bots_play_it_to_an_end(players: int, bot: str, seed: int) -> None:
    assert len(played_out("search_for_the_grail", players, bot, seed, SEATS[players]).returns or ()) == players
