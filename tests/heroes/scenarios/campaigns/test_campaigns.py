"""What a campaign carries from one scenario to the next, and how progress is kept."""

from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

import banneret
from banneret.heroes.campaigns import Campaign, Progress, begin_campaign, campaigns, parse_progress
from banneret.heroes.scenario.load import parse_scenario
from banneret.kernel.errors import ContentError, RecordError, SetupError
from banneret.kernel.record import parse_record
from tests.heroes.builder import HeroesGame
from tests.heroes.two_part_campaign import PART, new_part, part_in_first_turn, two_part_campaign, two_part_files

STATISTICS = "attack attack defense defense power knowledge"
OWN = "starting_leadership catherine_specialty_i catherine_specialty_iv magic_arrow"
FOUND = "fireball haste armorer angel_wings"


def rich(progress: Progress) -> HeroesGame:
    """A won first part with more cards than may be kept, lying in hand, deck and discard pile."""
    return part_in_first_turn(progress).win_part(hand=f"{FOUND} attack", deck=STATISTICS, discards=f"{OWN} wisdom")


def keep(game: HeroesGame, *cards: str) -> HeroesGame:
    for card in cards:
        game.apply(f"take:{card}")
    return game


def deck_of(game: HeroesGame) -> Counter[str]:
    return Counter(game.player(0)["deck"])


@pytest.mark.rule("H3-SOL-01")
def test_a_part_that_says_nothing_of_income_begins_with_ten_gold(tmp_path: Path) -> None:
    income = part_in_first_turn(two_part_campaign(tmp_path)).player(0)["income"]
    assert income == {"gold": 10, "building_materials": 0, "valuables": 0}


@pytest.mark.rule("H3-SOL-01")
def test_a_part_may_say_another_income_and_so_may_the_next(tmp_path: Path) -> None:
    files = two_part_files(tmp_path)
    text = files[0].read_text(encoding="utf-8")
    said = "setup:\n  income: {gold: 15, building_materials: 2, valuables: 1}"
    files[0].write_text(text.replace("setup:", said), encoding="utf-8")
    progress = begin_campaign(files, hero="catherine")
    first = part_in_first_turn(progress)
    assert first.player(0)["income"] == {"gold": 15, "building_materials": 2, "valuables": 1}
    keep(play_hero(first.win_part(deck=f"{STATISTICS} haste"), "catherine"), "haste")
    second = part_in_first_turn(progress.advanced(first)).player(0)["income"]
    assert second == {"gold": 10, "building_materials": 0, "valuables": 0}, "nothing of it is carried over"


@pytest.mark.rule("H3-SOL-03", "H3-SOL-04")
def test_statistics_the_first_specialty_and_five_cards_make_up_the_next_deck(tmp_path: Path) -> None:
    progress = two_part_campaign(tmp_path)
    game = rich(progress)
    game.apply("hero:catherine")
    assert game.asked() == (0, "card")
    offered = {f"take:{card}" for card in f"{FOUND} starting_leadership magic_arrow wisdom".split()}
    assert game.keys == offered
    keep(game, "fireball", "wisdom", "angel_wings", "magic_arrow")
    assert not game.over
    assert game.keys == {"take:haste", "take:armorer", "take:starting_leadership"}
    keep(game, "haste")
    assert game.result == (1,)
    after = progress.advanced(game)
    second = part_in_first_turn(after)
    kept = "fireball wisdom angel_wings magic_arrow haste catherine_specialty_i attack"
    assert deck_of(second) == Counter(f"{STATISTICS} {kept}".split())
    assert [args["card"] for args in game.events_named("kept")] == [
        "fireball",
        "wisdom",
        "angel_wings",
        "magic_arrow",
        "haste",
    ]


@pytest.mark.rule("H3-SOL-04")
def test_the_cards_brought_along_are_not_in_the_shared_decks(tmp_path: Path) -> None:
    progress = two_part_campaign(tmp_path)
    game = keep(play_hero(rich(progress), "catherine"), "angel_wings", "fireball", "haste", "armorer", "wisdom")
    shared = cards_of_decks(part_in_first_turn(progress.advanced(game)))
    assert shared["angel_wings"] == 0
    assert shared["fireball"] == 1
    assert shared["leadership"] == 2, "the hero's own starting ability was left behind"


def play_hero(game: HeroesGame, hero: str) -> HeroesGame:
    game.apply(f"hero:{hero}")
    return game


def cards_of_decks(game: HeroesGame) -> Counter[str]:
    from banneret.heroes.state.pile_numbers import SHARED_DECK, SHARED_DISCARDS
    from banneret.heroes.tables.units_and_cards import CARD_IDS

    piles = game.position.piles
    cards = [card for n in range(3) for card in (*piles[SHARED_DECK + n], *piles[SHARED_DISCARDS + n])]
    return Counter(CARD_IDS[card] for card in cards)


@pytest.mark.rule("H3-SOL-03")
def test_who_has_fewer_cards_takes_all_of_them(tmp_path: Path) -> None:
    game = play_hero(part_in_first_turn(two_part_campaign(tmp_path)).win_part(deck=f"{STATISTICS} {OWN}"), "catherine")
    keep(game, "magic_arrow", "starting_leadership")
    assert game.over


@pytest.mark.rule("H3-SOL-02")
def test_the_hero_begins_the_next_part_at_level_one(tmp_path: Path) -> None:
    progress = two_part_campaign(tmp_path)
    game = part_in_first_turn(progress)
    game.position.experience[0] = 7
    keep(play_hero(game.win_part(deck=f"{STATISTICS} {OWN}"), "catherine"), "magic_arrow", "starting_leadership")
    assert game.player(0)["level"] == 4
    assert part_in_first_turn(progress.advanced(game)).player(0)["level"] == 1


@pytest.mark.rule("H3-EXD-126", "H3-SOL-02", "H3-SOL-03")
def test_eleven_of_sixteen_cards_go_along(tmp_path: Path) -> None:
    progress = two_part_campaign(tmp_path)
    game = part_in_first_turn(progress)
    game.position.experience[0] = 9
    statistics = "attack attack defense power knowledge"
    others = f"{FOUND} wisdom slow bless starting_leadership magic_arrow".split()
    assert len(others) == 9
    game.win_part(deck=f"{statistics} catherine_specialty_i catherine_specialty_iv {' '.join(others)}")
    assert game.player(0)["level"] == 5
    keep(play_hero(game, "catherine"), *others[2:7])
    second = part_in_first_turn(progress.advanced(game))
    assert second.player(0)["level"] == 1
    deck = deck_of(second)
    assert deck.total() == 11
    assert deck == Counter(f"{statistics} catherine_specialty_i {' '.join(others[2:7])}".split())


@pytest.mark.rule("H3-SOL-05")
def test_a_lost_part_is_begun_again_with_the_same_deck(tmp_path: Path) -> None:
    progress = two_part_campaign(tmp_path)
    second = progress.advanced(keep(play_hero(rich(progress), "catherine"), *FOUND.split(), "wisdom"))
    failed = part_in_first_turn(second).lose_part()
    assert failed.result == (-1,)
    again = second.advanced(failed)
    assert (again.part, again.seat) == (2, second.seat)
    assert [(attempt.part, attempt.won) for attempt in again.attempts] == [(1, True), (2, False)]
    assert deck_of(part_in_first_turn(again)) == deck_of(part_in_first_turn(second))


@pytest.mark.rule("H3-SOL-05")
def test_a_lost_first_part_is_begun_again_with_the_heros_own_deck(tmp_path: Path) -> None:
    progress = two_part_campaign(tmp_path)
    first = deck_of(part_in_first_turn(progress))
    failed = part_in_first_turn(progress)
    failed.deal(0, hand=["haste"], deck=["slow"])
    again = progress.advanced(failed.lose_part())
    assert (again.part, again.seat) == (1, progress.seat)
    assert deck_of(part_in_first_turn(again)) == first


@pytest.mark.rule("H3-SOL-06")
@pytest.mark.parametrize("kept", [True, False])
def test_a_card_that_is_given_but_not_to_be_had_is_searched_for(tmp_path: Path, kept: bool) -> None:
    progress = two_part_campaign(tmp_path)
    game = part_in_first_turn(progress)
    while game.position.game_round < 2:
        game.apply("end_turn" if "end_turn" in game.choice.keys else game.choice.keys[-1])
    while game.choice.kind_name != "action":
        game.apply(game.choice.keys[-1])
    cards = ("slow", "slow", "haste", "fireball", "fireball") if kept else ("haste",)
    keep(play_hero(game.win_part(deck=f"{STATISTICS} {' '.join(cards)}"), "catherine"), *cards)
    second = new_part(progress.advanced(game))
    assert second.setup.seats[0].endswith("gift=late")
    while second.position.game_round == 0 and second.choice.kind_name in ("space", "amount"):
        second.apply(second.choice.options[0])
    if kept:
        # The box has two of these, both in the deck.
        assert second.keys == {"look", "take_top"}
        second.apply("look")
        assert len(second.choice.keys) == 3
        assert all(key.startswith("take:") for key in second.choice.keys)
    else:
        assert "slow" in second.player(0)["hand"]


@pytest.mark.rule("H3-SOL-07")
def test_another_hero_brings_statistics_and_specialty_of_the_own(tmp_path: Path) -> None:
    progress = two_part_campaign(tmp_path)
    game = rich(progress)
    assert game.keys == {"hero:catherine", "hero:rion"}
    game = keep(play_hero(game, "rion"), *FOUND.split(), "wisdom")
    after = progress.advanced(game)
    assert after.seat.startswith("castle/rion ")
    second = part_in_first_turn(after)
    assert second.player(0)["hero"] == "rion"
    own = "attack power power knowledge knowledge rion_specialty_i"
    assert deck_of(second) == Counter(f"{own} {FOUND} wisdom".split())


@pytest.mark.rule("H3-SOL-08")
def test_another_hero_takes_four_magic_arrows_at_most(tmp_path: Path) -> None:
    game = play_hero(rich(two_part_campaign(tmp_path)), "rion")
    keep(game, *["magic_arrow"] * 4)
    assert "take:magic_arrow" not in game.keys
    assert not game.over


@pytest.mark.rule("H3-SOL-09")
@pytest.mark.parametrize("holds", ["wisdom", "starting_leadership"])
def test_cards_may_be_exchanged_for_the_new_heros_ability_and_for_arrows(tmp_path: Path, holds: str) -> None:
    game = play_hero(
        part_in_first_turn(two_part_campaign(tmp_path)).win_part(deck=f"{STATISTICS} fireball {holds}"), "rion"
    )
    offered = {"take:fireball", "take:magic_arrow"}
    # Rion begins with Wisdom: offered unless the deck holds a copy of it.
    offered |= {"take:wisdom"} if holds == "wisdom" else {"take:leadership", "take:starting_wisdom"}
    assert game.keys == offered
    if holds != "wisdom":
        keep(game, "starting_wisdom")
        assert "take:starting_wisdom" not in game.keys


@pytest.mark.rule("H3-SOL-03", "H3-SOL-09")
@pytest.mark.parametrize("taken", [["haste", "fireball"], ["magic_arrow", "magic_arrow"], ["starting_wisdom", "haste"]])
def test_who_has_fewer_cards_exchanges_no_more_than_there_are(tmp_path: Path, taken: list[str]) -> None:
    progress = two_part_campaign(tmp_path)
    game = play_hero(part_in_first_turn(progress).win_part(deck=f"{STATISTICS} fireball haste"), "rion")
    keep(game, *taken)
    assert game.over, "one card for each"
    own = "attack power power knowledge knowledge rion_specialty_i"
    assert deck_of(part_in_first_turn(progress.advanced(game))) == Counter([*own.split(), *taken])


@pytest.mark.rule("H3-SOL-03", "H3-SOL-09")
def test_who_has_no_other_card_exchanges_none(tmp_path: Path) -> None:
    game = play_hero(part_in_first_turn(two_part_campaign(tmp_path)).win_part(deck=STATISTICS), "rion")
    assert game.over


@pytest.mark.rule("H3-SOL-08")
def test_the_same_hero_may_bring_more_than_four_magic_arrows(tmp_path: Path) -> None:
    arrows = ["magic_arrow"] * 5
    progress = two_part_campaign(tmp_path)
    game = part_in_first_turn(progress).win_part(deck=f"{STATISTICS} {' '.join(arrows)} haste")
    keep(play_hero(game, "catherine"), *arrows)
    assert game.over
    assert deck_of(part_in_first_turn(progress.advanced(game)))["magic_arrow"] == 5


@pytest.mark.rule("H3-SOL-03")
def test_gifts_are_earned_by_conditions_and_open_the_next_part(tmp_path: Path) -> None:
    progress = two_part_campaign(tmp_path)
    after = progress.advanced(keep(play_hero(rich(progress), "catherine"), *FOUND.split(), "wisdom"))
    assert after.seat.endswith("gift=early")
    assert part_in_first_turn(after).resources(0)[0] == 5 + 1 + 7


def test_the_last_part_ends_without_a_question(tmp_path: Path) -> None:
    progress = two_part_campaign(tmp_path)
    second = progress.advanced(keep(play_hero(rich(progress), "catherine"), *FOUND.split(), "wisdom"))
    game = part_in_first_turn(second).win_part()
    assert game.result == (1,)
    done = second.advanced(game)
    assert done.won
    with pytest.raises(SetupError, match="no part left"):
        done.setup()


def test_the_record_of_a_later_part_stands_alone(tmp_path: Path) -> None:
    progress = two_part_campaign(tmp_path)
    second = progress.advanced(keep(play_hero(rich(progress), "catherine"), *FOUND.split(), "wisdom"))
    game = new_part(second)
    again = banneret.games.resume(parse_record(game.record()))
    assert again.digest == game.digest
    assert again.setup == game.setup


@pytest.mark.rule("H3-SOL-03", "H3-SOL-04")
@pytest.mark.parametrize(
    ("seat", "reason"),
    [
        ("castle deck=attack", "the hero it is for"),
        ("castle/rion deck=attack", "rion_specialty_i and no other"),
        ("castle/rion deck=rion_specialty_i,rion_specialty_iv", "no other"),
        ("castle/rion deck=rion_specialty_i,haste,slow,bless,curse,blind,cure", "5 cards"),
        ("castle/rion deck=rion_specialty_i,haste*3", "2 times"),
        ("castle/rion deck=rion_specialty_i,attack*41", "attack"),
        ("castle/rion deck=rion_specialty_i,atack", "attack"),
        ("castle/rion deck=rion_specialty_i gift=none", "no gift"),
        ("castle/rion gift=early gift=late", "each once"),
        ("castle/rion hand=haste", "deck="),
        ("dungeon/mutare", "castle"),
    ],
)
def test_a_seat_that_no_part_before_can_have_given_is_refused(tmp_path: Path, seat: str, reason: str) -> None:
    second = Progress(campaign="trek", part=2, seat=seat, definitions=two_part_campaign(tmp_path).definitions)
    with pytest.raises(SetupError, match=reason):
        second.setup()


@pytest.mark.rule("H3-SOL-03")
def test_nothing_is_brought_to_a_first_part(tmp_path: Path) -> None:
    first = Progress(
        campaign="trek", seat="castle/rion gift=early", definitions=two_part_campaign(tmp_path).definitions
    )
    with pytest.raises(SetupError, match="not a later part"):
        first.setup()


def test_progress_is_written_and_read_again(tmp_path: Path) -> None:
    progress = two_part_campaign(tmp_path)
    second = progress.advanced(keep(play_hero(rich(progress), "catherine"), *FOUND.split(), "wisdom"))
    assert parse_progress(second.text()) == second


@pytest.mark.parametrize(
    "text", ["", "{}", "[]", '{"campaign": "none", "seat": "castle"}', "x" * 3_000_000, '{"campaign": 1}']
)
def test_what_is_no_progress_is_refused(text: str) -> None:
    with pytest.raises(SetupError):
        parse_progress(text)


def test_progress_moves_on_by_its_own_games_only(tmp_path: Path) -> None:
    progress = two_part_campaign(tmp_path)
    game = rich(progress)
    with pytest.raises(RecordError, match="not over"):
        progress.advanced(game)
    other = begin_campaign(two_part_files(tmp_path), hero="rion")
    keep(play_hero(game, "catherine"), *FOUND.split(), "wisdom")
    with pytest.raises(RecordError, match="comes next"):
        other.advanced(game)
    failed = part_in_first_turn(progress).lose_part()
    with pytest.raises(RecordError, match="already"):
        progress.advanced(failed).advanced(failed)


@pytest.mark.parametrize(
    ("more", "reason"),
    [
        ('rules: [{id: a, text: a, when: combat_start, do: [{borrow: "few:T1"}]}]', "Neutral Unit"),
        ('rules: [{id: a, text: a, when: combat_start, do: [{borrow: "draw:gold"}]}]', "Neutral Unit"),
        ("rules: [{id: a, text: a, when: combat_start, do: [{borrow: dragons}]}]", "expected a unit"),
        ("rules: [{id: a, text: a, change: {fights: {kinship: dragon}}}]", "no unit is called"),
        ("rules: [{id: a, text: a, change: {fights: {dull_spells: {tile: nowhere}}}}]", "unknown label"),
        ("rules: [{id: a, text: a, when: visit, where: [{number: X9}], do: [{morale: 1}]}]", "unknown tile"),
        ("carry: [{gift: a, if: [{measure: fame, at_least: 1}]}]", "nothing to count"),
        ("carry: [{gift: a}, {gift: a}]", "twice"),
        ("gifts: [{id: a, do: [{morale: 1}]}]", "nothing comes before"),
    ],
)
def test_mistakes_in_a_file_are_told_with_their_line(more: str, reason: str) -> None:
    with pytest.raises(ContentError, match=reason) as found:
        parse_scenario(PART.format(part=1, more=more), "trek.yaml")
    assert str(found.value).startswith("trek.yaml:")


@pytest.mark.rule("H3-MOD-04")
@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("mode: campaign", "mode: clash", "mode campaign"),
        ("part: 1, of: 2", "part: 3, of: 2", "no part 3"),
        ("players: [1]", "players: [1, 2]", "one player"),
    ],
)
def test_a_campaign_that_does_not_fit_together_is_refused(old: str, new: str, reason: str) -> None:
    text = PART.format(part=1, more="")
    assert old in text
    with pytest.raises(ContentError, match=reason):
        parse_scenario(text.replace(old, new), "trek.yaml")


@pytest.mark.parametrize("campaign", campaigns(), ids=lambda campaign: campaign.id)
def test_every_gift_that_is_earned_is_known_to_the_next_part(campaign: Campaign) -> None:
    parts = [campaign.scenario(n) for n in range(1, len(campaign.parts) + 1)]
    assert len(parts) == 3
    for part, following in pairwise(parts):
        assert {carry.gift for carry in part.carry} == {gift.id for gift in following.gifts}
