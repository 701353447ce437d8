"""Luck drawn with a secret key: fair, the same for the same history, and known to nobody in advance."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path

import msgspec
import pytest

import banneret
from banneret.games import resume
from banneret.kernel import chance
from banneret.kernel.answers import seat_of
from banneret.kernel.chance import Key, Lots, fair
from banneret.kernel.errors import RecordError, Refused
from banneret.kernel.game import Game
from banneret.kernel.journal import Journal, recover
from banneret.kernel.record import parse_record, sum_line
from banneret.kernel.state import CHANCE

MANY = tuple(range(10**6))
"""So many outcomes that two draws are the same only if they are one."""
SIDES = ["castle_griffins castle_marksmen", "necropolis_zombies necropolis_skeletons"]


def key(n: int) -> Key:
    """A key of a test, so that it has the same luck every time."""
    return Key(blake2b(b"%d" % n, digest_size=32).digest())


def skirmish(n: int | None = None) -> Game:
    """A game without a seed, with the luck of a key or of the operating system."""
    game = banneret.new("heroes", scenario="skirmish", seats=SIDES, seed=None)
    if n is not None:
        game.draw_with(key(n))
    return game


def pick(n: int, lines: Sequence[object] = (), outcomes: tuple[int, ...] = MANY) -> int:
    """What a key draws after these lines."""
    lots = Lots(key(n))
    lots.hear(map(str, lines))
    return lots.pick(outcomes)


def played_out(game: Game) -> list[int]:
    """Answer the first option to the end; what chance has brought on the way."""
    while not game.over:
        game.apply(game.choice.options[0])
    return drawn(game)


def drawn(game: Game) -> list[int]:
    return [packed for packed in game.played if seat_of(packed) == CHANCE]


# -- drawing -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("words", [1, 2, 60, 256, 1000])
def test_every_place_is_had_from_equally_many_numbers(words: int) -> None:
    for count in range(1, min(words, 70) + 1):
        places = [fair(word, words, count) for word in range(words)]
        found = [places.count(place) for place in range(count)]
        assert set(found) == {words // count}
        assert places.count(None) == words % count


def test_every_face_comes_up_about_equally_often() -> None:
    lots, played = Lots(key(1)), list[int]()
    for _ in range(3000):
        played.append(lots.pick((0, 1, 2)))
        lots.hear([f"* die:{played[-1]}"])
    assert all(900 < played.count(face) < 1100 for face in (0, 1, 2))


def test_repeats_are_weights() -> None:
    picked = [pick(n, outcomes=(5, 5, 5, 9)) for n in range(2000)]
    assert 1400 < picked.count(5) < 1600


def test_a_number_that_would_not_be_fair_is_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    first = pick(1, (1, 2))
    words: list[int] = []

    def picky(word: int, of: int, count: int) -> int | None:
        words.append(word)
        return fair(word, of, count) if len(words) > 3 else None

    monkeypatch.setattr(chance, "fair", picky)
    assert pick(1, (1, 2)) != first
    assert len(set(words)) == 4


def test_the_luck_comes_of_the_key_and_of_everything_before() -> None:
    histories = [(), (1,), (2,), (1, 2), (2, 1), (12,), (1, 2, 3), (-1, 2), (1, -2), (10**30,)]
    found = {pick(n, history) for n in range(20) for history in histories}
    assert len(found) == 20 * len(histories)
    assert found == {pick(n, history) for n in range(20) for history in histories}


def test_drawing_on_is_the_same_as_taking_up_the_game_again() -> None:
    lots, played = Lots(key(1)), list[int]()
    for n in range(200):
        new = [*played[-1:], *range(n % 3)]
        lots.hear(map(str, new))
        played += new[1:] if played else new
        again = pick(1, played)
        assert lots.pick(MANY) == again
        played.append(again)


def test_other_numbers_of_a_key_are_of_no_use_for_its_luck() -> None:
    found = [key(1).number(use, played, about) for use in (b"a", b"b") for played in ((), (1,)) for about in (0, 1)]
    assert len(set(found)) == 8
    assert all(number.bit_length() > 200 for number in found)
    assert not {number % len(MANY) for number in found} & {pick(1, played) for played in ((), (1,))}


# -- the key -----------------------------------------------------------------------------------------------------------


def test_a_key_has_256_bits_of_its_own() -> None:
    keys = [Key.new() for _ in range(50)]
    assert len({one.hex() for one in keys}) == len(set(keys)) == 50
    assert all(Key.from_hex(one.hex()) == one for one in keys)
    assert key(1) != key(2)
    assert key(1) != key(1).hex()


@pytest.mark.parametrize("text", ["", "00" * 31, "00" * 33, "zz" * 32, "0" * 63])
def test_what_is_no_key_is_refused_without_being_told(text: str) -> None:
    with pytest.raises(ValueError, match="a key") as caught:
        Key.from_hex(text)
    assert not text or text not in str(caught.value)


def test_a_key_does_not_show_itself() -> None:
    shown = [repr(key(1)), str(key(1)), f"{key(1)}", repr([key(1)]), repr(Lots(key(1))), repr(skirmish(1))]
    assert not [text for text in shown if key(1).hex()[:8] in text]
    for send in (pickle.dumps, copy.deepcopy, msgspec.json.encode):
        with pytest.raises(TypeError):
            send(key(1))


# -- games -------------------------------------------------------------------------------------------------------------


def test_no_two_games_without_a_seed_have_the_same_luck() -> None:
    assert skirmish().seed is None
    with pytest.raises(Refused, match="no seed"):
        _ = skirmish().streams
    assert played_out(skirmish()) != played_out(skirmish())


def test_the_same_key_and_answers_give_the_same_game() -> None:
    assert played_out(skirmish(1)) == played_out(skirmish(1)) != played_out(skirmish(2))


def test_whoever_gets_a_key_does_not_go_on_with_the_seed() -> None:
    games = [banneret.new("heroes", scenario="skirmish", seats=SIDES, seed=7) for _ in range(3)]
    for n in (1, 2):
        games[n].draw_with(key(n))
    assert [game.seed for game in games] == [7, None, None]
    luck = [played_out(game) for game in games]
    assert luck[0] != luck[1] != luck[2] != luck[0]


def first_die(game: Game) -> int:
    """Go on with the first options up to the first die."""
    while not drawn(game):
        game.apply(game.choice.options[0])
    return drawn(game)[0]


def test_after_an_undo_another_answer_has_other_luck() -> None:
    same = 0
    for n in range(300):
        would_have_come, came = skirmish(n), skirmish(n)
        for game in (would_have_come, came):
            for answer in ("deploy:castle_marksmen", "place:a1", "deploy:castle_griffins", "place:c1"):
                game.apply(answer)
        came.undo()
        came.apply("place:d1")
        same += first_die(would_have_come) == first_die(came)
    assert 70 < same < 130, "of three faces the same one comes as often as by chance, no more and no less"


def test_what_was_taken_back_leaves_no_trace() -> None:
    straight, around = skirmish(3), skirmish(3)
    around.apply(around.choice.options[-1])
    around.undo()
    assert played_out(straight) == played_out(around)


def test_a_branch_does_not_tell_what_is_to_come() -> None:
    games = [skirmish(1), skirmish(1).branch(0), skirmish(1).branch(0)]
    for game in games:
        game.settle()
    luck = [played_out(game) for game in games]
    assert luck[0] != luck[1] != luck[2] != luck[0]
    assert skirmish(1).branch(0, 7).seed == 7


# -- records -----------------------------------------------------------------------------------------------------------


def sealed(text: str) -> str:
    """A record whose text was changed, with the checksum of what it says now."""
    body = "".join(line for line in text.splitlines(keepends=True) if not line.startswith("#"))
    return body + sum_line(body) + "\n"


def test_a_record_without_a_seed_says_so_and_is_read_again() -> None:
    game = skirmish(1)
    for _ in range(5):
        game.apply(game.choice.options[0])
    text = game.record()
    assert "\nseed -\n" in text
    assert key(1).hex() not in text
    record = parse_record(text)
    assert record.seed is None
    assert record.text() == text
    assert resume(record).record() == text
    assert resume(record).seed is None


@pytest.mark.parametrize("wrong", ["", "- ", " -", "--", "-0", "- 7", "none", "None", "–", "-\t"])
def test_nothing_else_means_no_seed(wrong: str) -> None:
    text = skirmish(1).record()
    assert parse_record(sealed(text)).seed is None
    with pytest.raises(RecordError, match="line 6: expected"):
        parse_record(sealed(text.replace("seed -\n", f"seed {wrong}\n")))


def test_the_first_format_knows_seeds_alone() -> None:
    old = "".join(line for line in skirmish(1).record().splitlines(keepends=True) if not line.startswith("#"))
    old = old.replace("banneret record 3", "banneret record 1")
    assert parse_record(old.replace("seed -", "seed 3")).seed == 3
    with pytest.raises(RecordError, match="line 6: expected"):
        parse_record(old)


def test_who_goes_on_with_such_a_record_draws_new_luck(tmp_path: Path) -> None:
    game = skirmish(1)
    Journal(tmp_path / "game.banneret", game)
    luck = [played_out(resume(recover(tmp_path / "game.banneret").record)) for _ in range(2)]
    assert luck[0] != luck[1]
