"""Dice that everybody can check afterwards: committed to beforehand, and proven from the record alone."""

from __future__ import annotations

from hashlib import sha256
from hmac import digest as mac

import pytest

import banneret
from banneret.games import resume, rules_of
from banneret.kernel.answers import seat_of
from banneret.kernel.chance import Key
from banneret.kernel.errors import RecordError
from banneret.kernel.fairness.proof import DiceProof, prove_dice
from banneret.kernel.game import Game
from banneret.kernel.record import parse_record, sum_line
from banneret.kernel.state import CHANCE

SIDES = ("castle_griffins castle_marksmen", "necropolis_zombies necropolis_skeletons")
ADDED = {0: sha256(b"Maud").hexdigest(), 1: sha256(b"Otto").hexdigest()}


def dealt(key: Key, entropy: dict[int, str] | None = None, scenario: str = "skirmish") -> Game:
    """A game that is committed to a key from its first line on."""
    rules = rules_of("heroes")
    sides = SIDES if scenario == "skirmish" else ("castle/catherine", "necropolis/sandro")
    setup = banneret.new("heroes", scenario=scenario, seats=sides, seed=1).setup
    game = Game(rules, setup, None)
    game.commit_to(key, entropy)
    game.settle()
    return game


def played(key: Key, entropy: dict[int, str] | None = None, answers: int = 10_000, scenario: str = "skirmish") -> Game:
    """The same, played to its end or for a number of answers, with its secret revealed."""
    game = dealt(key, entropy, scenario)
    while not game.over and answers:
        game.apply(game.choice.options[0])
        answers -= 1
    game.reveal(key)
    return game


def proof_of(text: str) -> DiceProof:
    record = parse_record(text)
    return prove_dice(rules_of(record.setup.game), record)


def sealed(lines: list[str]) -> str:
    """A record with the checksum of what it says now."""
    body = "".join(f"{line}\n" for line in lines if not line.startswith("#"))
    return body + sum_line(body) + "\n"


# -- the construction, written again from docs/fair-dice.md ------------------------------------------------------------


def drawn_again(record: str, counts: list[int]) -> list[int]:
    """The place of every outcome among those that were possible, of which there were so many each time."""
    lines = record.splitlines()
    body = lines[lines.index("begin") + 1 :]
    secret = bytes.fromhex(next(line.split()[2] for line in body if line.startswith("~ secret ")))
    assert f"~ dice {sha256(secret).hexdigest()}" == body[0]
    story, places = sha256(), list[int]()
    for line in body:
        if line[0] in "=#" or line.startswith("end"):
            continue
        if line.startswith("* "):
            count = counts[len(places)]
            for attempt in range(1 << 32):
                word = int.from_bytes(mac(secret, story.digest() + attempt.to_bytes(4, "big"), "sha256"), "big")
                if word < 2**256 - 2**256 % count:
                    places.append(word % count)
                    break
        story.update(line.encode() + b"\n")
    return places


@pytest.mark.parametrize("scenario", ["skirmish", "brave_new_world"])
def test_somebody_who_has_read_the_page_gets_the_same_rolls_and_draws(scenario: str) -> None:
    game = played(Key.new(), ADDED, 150, scenario)
    proof = proof_of(game.record())
    assert len(proof.drawn) > 20 or scenario == "skirmish"
    places = drawn_again(game.record(), [len(one.outcomes) for one in proof.drawn])
    assert [one.outcomes[place] for one, place in zip(proof.drawn, places, strict=True)] == [
        line[2:] for line in game.body() if line.startswith("* ")
    ]


# -- proofs ------------------------------------------------------------------------------------------------------------


def test_every_roll_of_a_record_is_proven() -> None:
    key = Key.new()
    game = played(key, ADDED)
    proof = proof_of(game.record())
    assert proof.proven == len(proof.drawn) == sum(seat_of(packed) == CHANCE for packed in game.played) > 0
    assert proof.commitments == (key.commitment(),)
    assert proof.secrets == (key.hex(),)
    assert proof.entropy == tuple(ADDED.items())


def test_a_roll_that_was_changed_is_found() -> None:
    lines = [line for line in played(Key.new(), ADDED).record().splitlines() if line[0] not in "=#"]
    secret = next(line for line in lines if line.startswith("~ secret"))
    rolls = [n for n, line in enumerate(lines) if line.startswith("* die:")]
    for n in rolls[:4]:
        due = lines[n][2:]
        for face in {"die:-1", "die:0", "die:+1"} - {due}:
            with pytest.raises(RecordError) as caught:
                proof_of(sealed([*lines[:n], f"* {face}", secret]))
            assert str(caught.value) == f"line {n + 1}: by the dice {due} should have come here, not {face}"
    assert len(rolls) > 3


def test_another_secret_is_refused() -> None:
    text = played(Key.new()).record()
    lines = [f"~ secret {Key.new().hex()}" if line.startswith("~ secret") else line for line in text.splitlines()]
    with pytest.raises(RecordError, match=r"line \d+: no dice were committed to with this secret"):
        proof_of(sealed(lines))


def test_other_entropy_would_have_brought_other_dice() -> None:
    lines = played(Key.new(), ADDED, 150, "brave_new_world").record().splitlines()
    without = [line for line in lines if not line.startswith("~ entropy 1")]
    with pytest.raises(RecordError, match="by the dice"):
        proof_of(sealed(without))
    key = Key.new()
    luck = [played(key, entropy, 60, "brave_new_world").body()[4:] for entropy in ({}, ADDED, {0: ADDED[0]})]
    assert len(set(map(tuple, luck))) == 3


def test_nothing_is_proven_before_the_secret_is_known() -> None:
    game = dealt(Key.new(), ADDED, "brave_new_world")
    proof = proof_of(game.record())
    assert (proof.proven, proof.secrets) == (0, ())
    assert len(proof.drawn) > 0


def test_a_game_goes_on_with_the_same_dice_after_it_was_read_again() -> None:
    key = Key.new()
    whole = played(key, ADDED)
    for to in (0, 3, 10, 20):
        game = resume(parse_record(whole.record()), to)
        game.draw_with(key)
        for _ in game.listening():
            pass
        game.settle()
        while not game.over:
            game.apply(game.choice.options[0])
        game.reveal(key)
        assert game.record() == whole.record()


def test_a_branch_is_committed_anew_and_proven_from_there_on() -> None:
    first, second = Key.new(), Key.new()
    game = played(first, ADDED, 60, "brave_new_world").branch(40)
    game.commit_to(second)
    game.settle()
    for _ in range(60):
        game.apply(game.choice.options[0])
    game.reveal(second)
    proof = proof_of(game.record())
    assert proof.commitments == (first.commitment(), second.commitment())
    assert proof.secrets == (second.hex(),)
    assert 0 < proof.proven < len(proof.drawn)
    assert [one.proven for one in proof.drawn] == sorted(one.proven for one in proof.drawn)


# -- records -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "after", "why"),
    [
        ("~ entropy 1", "~ entropy 7", "there is no seat 7"),
        ("~ entropy 1", "~ entropy 01", "neither an answer nor"),
        ("~ dice", "~ dices", "neither an answer nor"),
        ("~ dice", "~ entropy 0", "entropy is added where"),
        ("banneret record 3", "banneret record 2", "records of format 2 have no line '~ dice"),
    ],
)
def test_a_note_that_makes_no_sense_is_refused_with_its_line(before: str, after: str, why: str) -> None:
    text = played(Key.new(), ADDED, 3).record()
    assert before in text
    with pytest.raises(RecordError, match=f"line [0-9]+: .*{why}"):
        proof_of(sealed(text.replace(before, after).splitlines()))


def test_entropy_is_given_once_and_only_at_the_beginning() -> None:
    lines = played(Key.new(), ADDED, 3).record().splitlines()
    added = next(line for line in lines if line.startswith("~ entropy"))
    for place in (lines.index(added), len(lines) - 2):
        with pytest.raises(RecordError, match=r"noted already|entropy is added where"):
            proof_of(sealed([*lines[:place], added, *lines[place:]]))


def test_a_record_with_dice_is_written_again_as_it_was() -> None:
    text = played(Key.new(), ADDED).record()
    assert parse_record(text).text() == text
    assert resume(parse_record(text)).record() == text
