"""What must hold of the encodings of every game: size, bounds, secrecy, names that keep their numbers."""

from pathlib import Path
from random import Random

import pytest

from banneret.encoding import Encoder, encoder_of
from banneret.encoding.any_game import AnyGameEncoder
from banneret.encoding.encoder import encodings_of
from banneret.encoding.layout import PRESENT
from banneret.encoding.vocabulary import UNLISTED, Vocabulary
from banneret.games import rules_of
from banneret.kernel.fingerprint import fingerprint
from banneret.kernel.game import Game
from banneret.kernel.rules import SPECTATOR, View
from banneret.plugins import plugins
from tests.property.games_of_every_mode import MODES, game_of

GAMES = ("heroes", "battlefield", "battlelore")
DECISIONS = 160
"""So many of a game are looked at; with the steps between, those of several rounds."""
LAYOUTS = {
    "heroes/combat": "0f0c76532b07d60a",
    "heroes/whole_game": "abfd210ca555f2a3",
    "battlefield/duel": "b724afdf459de7f1",
    "battlefield/adventure_mode": "874637014def99ac",
    "battlelore/adventure": "e1ddeebdda5d4a6c",
}
"""By layout: its fingerprint. Whoever changes one raises its version, so that networks trained on the old one know."""


def encoder_for(game: Game) -> Encoder:
    return encoder_of(game.setup.game, game.setup.scenario)


def within_bounds(encoder: Encoder, view: View) -> None:
    layout = encoder.layout
    encoded = encoder.encode(view)
    assert len(encoded) == layout.size
    wrong = {
        (column.name, number)
        for column, number in zip(layout.columns, encoded, strict=True)
        if not column.low <= number <= column.high
    }
    assert not wrong
    options = encoder.encode_options(view)
    assert len(options) == layout.option_width * len(view.state.options)
    assert len(view.state.options) <= layout.most_options
    width = layout.option_width
    rows = [options[n : n + width] for n in range(0, len(options), width)]
    for row in rows:
        assert all(column.low <= number <= column.high for column, number in zip(layout.option, row, strict=True))
    assert len({tuple(row) for row in rows}) == len(rows), "two options look alike"


@pytest.mark.parametrize("mode", MODES)
def test_encodings_have_a_fixed_size_stay_in_bounds_and_tell_options_apart(mode: str, tmp_path: Path) -> None:
    for seed in (1, 2):
        game = game_of(mode, seed, tmp_path)
        encoder, rng = encoder_for(game), Random(seed)
        for n in range(DECISIONS):
            if game.over:
                break
            within_bounds(encoder, game.view(game.state.seat))
            if n % 20 == 0:
                for seat in (SPECTATOR, *range(len(game.setup.seats))):
                    within_bounds(encoder, game.view(seat))
            game.apply(rng.choice(game.state.options))
        within_bounds(encoder, game.view(0))


@pytest.mark.parametrize("mode", MODES)
def test_what_a_seat_cannot_know_is_in_no_encoding(mode: str, tmp_path: Path) -> None:
    """Everything hidden is dealt again, and the numbers stay as they are."""
    game = game_of(mode, 3, tmp_path)
    encoder, rng = encoder_for(game), Random(3)
    redealt = 0
    for n in range(DECISIONS):
        if game.over:
            break
        if n % 8 == 0:
            for seat in range(len(game.setup.seats)):
                view = game.view(seat)
                other = game.rules.determinize(view, rng)
                redealt += other.digest() != game.state.digest()
                again = game.rules.view(other, seat)
                assert encoder.encode(again) == encoder.encode(view)
                assert encoder.encode_options(again) == encoder.encode_options(view)
        game.apply(rng.choice(game.state.options))
    assert redealt or mode == "academy"


@pytest.mark.parametrize("mode", MODES)
def test_the_same_view_is_encoded_alike_whatever_was_encoded_before(mode: str, tmp_path: Path) -> None:
    game = game_of(mode, 4, tmp_path)
    encoder, rng = encoder_for(game), Random(4)
    seen = []
    for _ in range(40):
        if game.over:
            break
        view = game.view(game.state.seat)
        seen.append((view, encoder.encode(view), encoder.encode_options(view)))
        game.apply(rng.choice(game.state.options))
    for view, encoded, options in reversed(seen):
        assert encoder.encode(view) == encoded
        assert encoder.encode_options(view) == options


@pytest.mark.parametrize("game", GAMES)
def test_every_name_is_listed_once(game: str) -> None:
    encodings = encodings_of(game)
    path = encodings.vocabulary.path
    assert path is not None
    listed = path.read_text(encoding="utf-8").split()
    assert len(listed) == len(set(listed))
    missing = encodings.vocabulary.missing(encodings.names())
    assert missing == [], f"python -m banneret.encoding {game} adds them"


@pytest.mark.parametrize(
    ("game", "count", "expected"),
    [
        ("heroes", 537, "6fed33dfde2070fe"),
        ("battlefield", 554, "c33f34681408b9f7"),
        ("battlelore", 397, "2fcee016559ac023"),
    ],
)
def test_names_are_only_ever_added_at_the_end(game: str, count: int, expected: str) -> None:
    path = encodings_of(game).vocabulary.path
    assert path is not None
    assert fingerprint(path.read_text(encoding="utf-8").split()[:count]) == expected


def test_a_name_that_is_not_listed_has_a_number_of_its_own_kind() -> None:
    vocabulary = Vocabulary(["haste", "slow"])
    assert vocabulary.number("haste") == UNLISTED + 1
    assert vocabulary.number("slow") == UNLISTED + 2
    assert 1 <= vocabulary.number("somebody's own unit") <= UNLISTED
    assert vocabulary.number("") == 0


def test_a_layout_that_changes_has_another_version() -> None:
    found = {}
    for game, scenario in (
        ("heroes", "skirmish"),
        ("heroes", "brave_new_world"),
        ("battlefield", "duel_short"),
        ("battlefield", "adventure_small"),
        ("battlelore", "first_laurels"),
    ):
        layout = encoder_of(game, scenario).layout
        found[layout.name] = layout.fingerprint
        assert layout.version == 1
        for table in layout.tables:
            assert table.rows == 1 or table.columns[0].name == PRESENT
    assert found == LAYOUTS


def test_a_position_reads_as_it_stands() -> None:
    from banneret.games import new

    game = new("heroes", scenario="skirmish", seats=["castle_vanguard", "necropolis_vanguard"], seed=7)
    rng = Random(1)
    while game.choice.question != "ask_action":
        game.apply(rng.choice(game.state.options))
    seat = game.state.seat
    encoder = encoder_for(game)
    encoded = encoder.encode(game.view(seat))
    units = encoder.layout.rows_of("units", encoded)
    told = game.rules.describe(game.view(seat))["units"]
    assert isinstance(told, list)
    assert len(units) == len(told)
    assert sum(unit["side"] for unit in units) == sum(1 if unit["side"] == seat else -1 for unit in told)
    active = [unit for unit in units if unit["active"]]
    assert len(active) == 1
    assert active[0]["side"] == 1
    combat = encoder.layout.rows_of("combat", encoded)[0]
    assert units[0]["side"] == 1
    assert combat["asks_action"] == combat["asked"] == 1
    attacker = "attacker" if seat == 0 else "defender"
    assert combat["attacker"] == (attacker == "attacker")
    assert {unit["attack"] for unit in units} == {unit["attack"] for unit in told}


@pytest.mark.parametrize("game", plugins())
def test_any_game_can_be_encoded_without_an_encoder_of_its_own(game: str, tmp_path: Path) -> None:
    mode = {"heroes": "skirmish", "battlefield": "duel", "battlelore": "battlelore"}[game]
    played = game_of(mode, 5, tmp_path)
    encoder, rng = AnyGameEncoder(game), Random(5)
    assert encoder.layout.name == f"{rules_of(game).id}/any"
    for _ in range(30):
        view = played.view(played.state.seat)
        encoded, options = encoder.encode(view), encoder.encode_options(view)
        assert len(encoded) == encoder.layout.size
        assert len(options) == encoder.layout.option_width * len(view.state.options)
        assert all(c.low <= number <= c.high for c, number in zip(encoder.layout.columns, encoded, strict=True))
        again = played.rules.view(played.rules.determinize(view, rng), view.seat)
        assert encoder.encode(again) == encoded
        played.apply(rng.choice(played.state.options))
