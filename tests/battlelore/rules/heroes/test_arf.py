"""Artifacts (section BLH-ARF)."""

import pytest

from banneret.battlelore.box.heroes import CHEST_NAMES, load_heroes
from banneret.battlelore.text import names_and_events as battlelore
from banneret.kernel.errors import SetupError
from banneret.kernel.sequence import step_name
from banneret.text import LANGUAGES
from tests.battlelore.builder import BLUE, CROSSBOWS, FAR, HOME, ONE, BattleLoreGame, battle, medieval, melee

WOUND = ["sword", "lore", "lore", "sword"]


def hero(cards: str, hex: str, *, of: str = "warrior", skills: str = "", under: str = "", name: str = "Maud") -> str:
    """A hero with artifacts on a hex."""
    return f"{name}:{of}:{skills}:{cards}:{under}@{hex}"


def wounds(
    cards: str = "", *, skills: str = "", under: str = "", loot: str = "", draws: tuple[str, ...] = ()
) -> BattleLoreGame:
    """A hero on 5.6 wounds the hero on 4.6, who has something to lose."""
    heroes = ([hero(cards, "5.6", skills=skills, under=under)], [hero(loot, "4.6", name="Otto")])
    dice = ["sword", "lore", "sword", *["lore"] * 9]
    game = melee(HOME, f"{FAR} {BLUE}@3.6", heroes=heroes, dice=dice, draws=draws)
    return game.decide("pass")


def why(game: BattleLoreGame, key: str) -> str:
    """The clause that forbids an answer now."""
    answer = game.rules.parse(game.state.kind, key)
    assert answer is not None
    return game.rules.why_not(game.state, answer)


def triumph(cards: str, draws: tuple[str, ...], *, tokens: str = "", under: str = "") -> BattleLoreGame:
    """A hero on 8.6 takes part in an adventure that his side wins with the next blow."""
    maud = f"Maud:warrior::{cards}:{under}:{tokens}@8.6"
    game = medieval(f"{BLUE}@5.6", f"{BLUE}@4.6*1", heroes=([maud], []), dice=["blue", "lore", "lore"], needed=1,
                    draws=draws)  # fmt: skip
    return game.lead("5.6").halt_if_asked().attack("5.6", "4.6")


# -- the cards ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BLH-ARF-01", "BLH-ARF-03")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_says_for_whom_it_is_and_what_it_does(lang: str) -> None:
    for card in load_heroes().artifacts:
        title, *_, text = battlelore.sheet("artifact", card.id, lang).split("\n")
        assert battlelore.word(f"role-{card.role}", lang) in title, card.id
        assert text == battlelore.about("artifact", card.id, lang)


@pytest.mark.rule("BLH-ARF-02")
def test_a_card_he_can_never_use_goes_back_for_another() -> None:
    draws = ("artifact:mount_war", "artifact:mace_of_the_penitent", "artifact:lore_stone")
    game = wounds(draws=draws)
    assert game.hero_of()["equipped"] == ["lore_stone"]
    assert {"mount_war", "mace_of_the_penitent"} <= set(game.seen()["artifacts"])
    assert wounds(draws=("artifact:war_horn",)).hero_of()["equipped"] == ["war_horn"], "a change of role would do"


@pytest.mark.rule("BLH-ARF-04")
@pytest.mark.parametrize("army", [HOME, f"{BLUE}@5.6"])
def test_a_green_artifact_is_for_both_roles(army: str) -> None:
    game = melee(army, f"{BLUE}@4.6", heroes=([hero("rabbits_foot", "5.6")], []), dice=["lore"] * 3)
    assert "use:rabbits_foot" in game.offers()


@pytest.mark.rule("BLH-ARF-03", "BLH-ARF-05", "BLH-ARF-25", "BLH-EXA-34")
def test_a_yellow_artifact_is_useless_to_a_leader_until_he_is_a_champion() -> None:
    game = medieval(f"{BLUE}@5.6", f"{BLUE}@3.6", heroes=([hero("throwing_hatchets", "5.6")], []), hands=ONE,
                    dice=["lore"])  # fmt: skip
    game.decide("play:scout_centre", "separate:5.6", "hero:5.6", "move:5.7")
    game.decide("unit:5.7", "hatchets:3.6")
    assert game.events_named("uses"), "now he is one"


@pytest.mark.rule("BLH-ARF-05", "BLH-ARF-25", "BLH-EXA-34")
def test_a_yellow_artifact_is_not_offered_to_a_leader() -> None:
    game = medieval(f"{BLUE}@5.6", f"{BLUE}@3.6", heroes=([hero("throwing_hatchets", "5.6")], []))
    game.lead("5.6").halt()
    assert game.choice.seat == 1, "nobody could battle, so that the turn is over"
    for foe, uses in ((f"{BLUE}@3.6", False), (FAR, True)):
        shot = medieval(
            f"{CROSSBOWS}@5.6", foe, heroes=([], [hero("tower_shield", "3.6")]), dice=["sword", "lore", "sword"]
        )
        shot.lead("5.6").halt_if_asked().attack("5.6", "3.6")
        assert ("use:tower_shield" in shot.offers()) is uses


@pytest.mark.rule("BLH-ARF-03", "BLH-ARF-05", "BLH-ARF-06", "BLH-ARF-25")
@pytest.mark.parametrize(
    ("card", "leader", "champion"),
    [("banner_of_the_fallen", 4, 2), ("sword_of_dawn", 4, 3), ("heroslayer_axe", 3, 2)],
)
def test_what_needs_no_declaring_works_in_the_role_of_its_symbol_only(card: str, leader: int, champion: int) -> None:
    for army, dice in ((f"{BLUE}@5.6*2", leader), (HOME, champion)):
        game = melee(army, f"{BLUE}@4.6", heroes=([hero(card, "5.6")], []), dice=["lore"] * dice)
        assert game.dice_of() == dice


@pytest.mark.rule("BLH-ARF-06", "BLH-ARF-25")
def test_a_blue_artifact_is_only_for_a_leader() -> None:
    leader = medieval(f"{BLUE}@5.6*2", FAR, heroes=([hero("surgeons_kit", "5.6")], []), hands=ONE)
    leader.decide("play:scout_centre", "done", "done")
    assert "use:surgeons_kit" in leader.offers()
    champion = medieval(f"{BLUE}@5.7*2", FAR, heroes=([hero("surgeons_kit", "5.6")], []), hands=ONE)
    champion.decide("play:scout_centre", "done", "done")
    assert "use:surgeons_kit" not in champion.offers()


PHASES = {
    "ink_of_foresight": {"ask_command"},
    "backpack": {"ask_order"},
    "war_horn": {"ask_order"},
    "wine_of_warping": {"ask_mover"},
    "draught_of_might": {"ask_use"},
    "rabbits_foot": {"ask_use"},
    "surgeons_kit": {"ask_use"},
}


@pytest.mark.rule("BLH-ARF-30", "BLH-ARF-31")
@pytest.mark.parametrize("card", PHASES)
def test_an_artifact_is_offered_in_its_phase_and_in_no_other(card: str) -> None:
    game = medieval(f"{BLUE}@5.6*2 {BLUE}@5.7", f"{BLUE}@4.6", hands=ONE, dice=["lore"] * 9,
                    heroes=([hero(card, "5.6", under="lore_stone")], []))  # fmt: skip
    found: set[str] = set()
    events: list[list[str]] = []
    while game.state.seat == 0 and not game.reached("keep"):
        step = step_name(game.state.step)
        if f"use:{card}" in game.offers():
            found.add(step)
            events.append([event.name for event in game.events])
        wanted = {"ask_command": "play:scout_centre", "ask_order": "order:5.6", "ask_battler": "unit:5.6"}.get(step)
        game.play(wanted if wanted in game.offers() else "pass" if "pass" in game.offers() else "done")
    assert found == PHASES[card]
    if card == "draught_of_might":
        assert "attack" not in events[-1], "before the dice"
    if card == "rabbits_foot":
        assert events[-1][-1] == "die", "on the dice"


@pytest.mark.rule("BLH-ARF-31")
def test_every_card_is_for_one_of_the_phases() -> None:
    phases = {card.phase for card in load_heroes().artifacts}
    assert phases == {"command", "order", "movement", "combat", "melee", "ranged", "lore_card", "after_adventure",
                      "before_adventure", "reaction", "end_of_turn"}  # fmt: skip


# -- gaining them ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BLH-ARF-07")
@pytest.mark.parametrize("card", ["sapphire_armor", "snaring_rope", "map_of_hidden_doors"])
def test_any_card_of_the_deck_may_come_up(card: str) -> None:
    assert wounds(draws=(f"artifact:{card}",)).hero_of()["equipped"] == [card]


@pytest.mark.rule("BLH-ARF-08", "BLH-ARF-22")
def test_what_is_gained_lies_beside_the_sheet_whatever_was_equipped() -> None:
    game = wounds("beaker_box,lore_stone", draws=("artifact:war_horn",))
    assert game.hero_of()["equipped"] == ["beaker_box", "war_horn", "lore_stone"]


@pytest.mark.rule("BLH-ARF-09")
def test_what_is_gained_is_used_in_the_same_adventure() -> None:
    game = wounds(skills="warrior_riding", draws=("artifact:draught_of_might",))
    game.decide("yes", "done", "attack:3.6")
    game.play("use:draught_of_might")
    assert game.events_named("bonus")[-1]["n"] == 4


@pytest.mark.rule("BLH-ARF-10", "BLH-ARF-16", "BLH-ARF-17", "BLH-ARF-18")
def test_a_seventh_artifact_has_to_go_at_once() -> None:
    five = "backpack,beaker_box,snaring_rope,lore_stone"
    heroes = ([f"Maud:warrior::sword_of_dawn,war_horn:{five}:4:4@5.6"], ["Otto:warrior@4.6"])
    game = melee(HOME, FAR, heroes=heroes, dice=["sword", "lore", "lore", "sword"], draws=("artifact:tower_shield",))
    assert {key.partition(":")[0] for key in game.offers()} == {"leave"}
    assert len(game.offers()) == 7
    game.play("leave:war_horn")
    assert game.hero_of()["equipped"] == ["tower_shield", "sword_of_dawn"]
    assert "war_horn" in game.seen()["artifacts"]
    assert (game.hero_of()["treasure"], game.hero_of()["experience"]) == (4, 5), "tokens are no artifacts"


@pytest.mark.rule("BLH-ARF-18")
def test_tokens_do_not_count_towards_the_six() -> None:
    four = "backpack,beaker_box,snaring_rope"
    heroes = ([f"Maud:warrior::sword_of_dawn,war_horn:{four}:9:9@5.6"], ["Otto:warrior@4.6"])
    game = melee(HOME, FAR, heroes=heroes, dice=["sword", "lore", "lore", "sword"], draws=("artifact:tower_shield",))
    assert "tower_shield" in game.hero_of()["equipped"]
    assert not game.reached("leave")


@pytest.mark.rule("BLH-ARF-16")
def test_nobody_comes_with_more_than_six() -> None:
    with pytest.raises(SetupError, match="BLH-ARF-16"):
        wounds("sword_of_dawn,war_horn", under="backpack,beaker_box,snaring_rope,lore_stone,rabbits_foot")


@pytest.mark.rule("BLH-ARF-11")
def test_who_wounds_a_hero_draws_after_the_other_has_given_up_his_artifacts() -> None:
    game = wounds(loot="sword_of_dawn", draws=("artifact:sword_of_dawn",))
    assert game.hero_of(1)["equipped"] == []
    assert game.hero_of()["equipped"] == ["sword_of_dawn"], "what the other had may come up"


@pytest.mark.rule("BLH-ARF-12")
def test_a_quest_may_be_worth_artifacts() -> None:
    notes = {"quest": (CHEST_NAMES.index("artifact_2"), 0, 0), "lore": False}
    game = battle(HOME, FAR, heroes=([hero("", "5.6")], []), hands=ONE, quest="5.6", notes=notes, goblets=(0, 0),
                  draws=("artifact:lore_stone", "artifact:war_horn"))  # fmt: skip
    game.play("play:scout_centre", "order:5.6").halt_if_asked().decide("unit:5.6", "quest")
    assert game.hero_of()["equipped"] == ["war_horn", "lore_stone"]


@pytest.mark.rule("BLH-ARF-13", "BLH-ARF-14")
def test_after_an_adventure_one_of_the_cards_drawn_is_kept() -> None:
    draws = ("artifact:lore_stone", "artifact:war_horn", "artifact:rabbits_foot")
    game = triumph("", draws)
    assert len(game.offers()) == 3
    game.play("take_artifact:war_horn")
    assert game.hero_of()["under"] == ["war_horn"]
    assert {"lore_stone", "rabbits_foot"} <= set(game.seen()["artifacts"])


def test_the_map_of_hidden_doors_draws_one_card_more() -> None:
    draws = tuple(f"artifact:{card}" for card in ("lore_stone", "war_horn", "rabbits_foot", "tower_shield"))
    assert len(triumph("map_of_hidden_doors", draws).offers()) == 4


@pytest.mark.rule("BLH-ARF-15")
def test_artifacts_are_bought_with_treasure() -> None:
    game = triumph("", (), tokens="0:4")
    game.play("buy:lore_stone")
    assert game.hero_of()["under"] == ["lore_stone"]
    assert game.hero_of()["treasure"] == 0


@pytest.mark.rule("BLH-ARF-33")
@pytest.mark.parametrize("card", ["treasure", "experience"])
def test_a_reward_card_of_the_adventure_is_exchanged_after_it(card: str) -> None:
    draws = ("artifact:lore_stone", "artifact:war_horn", "artifact:rabbits_foot")
    game = triumph(card, draws)
    plain = triumph("", draws)
    assert game.hero_of()[card] == plain.hero_of()[card] + 1
    assert game.hero_of()["equipped"] == []
    game.decide("done")
    assert len(game.reached("take_artifact")) == 3, "besides the card kept from the draw"
    lost = wounds(loot=card)
    assert card in lost.seen()["artifacts"]
    assert lost.hero_of(1)[card] == 0, "lost like any other"


@pytest.mark.rule("BLH-ARF-33")
def test_a_doctor_of_the_adventure_is_paid_after_it() -> None:
    draws = ("artifact:lore_stone", "artifact:war_horn", "artifact:rabbits_foot")
    game = triumph("doctor", draws, tokens="4:0:2")
    assert game.offers() == ["use:doctor", "done"]
    game.play("use:doctor")
    assert game.hero_of() | {"wounds": 1, "treasure": 0, "experience": 1} == game.hero_of()
    assert game.hero_of()["equipped"] == []
    assert game.seen()["artifacts"].count("doctor") == 2
    poor = triumph("doctor", draws, tokens="0:0:2")
    assert "use:doctor" not in poor.offers()
    assert poor.hero_of()["equipped"] == ["doctor"], "he keeps it for later"


# -- using them --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BLH-ARF-20", "BLH-ARF-21")
def test_only_what_lies_beside_the_sheet_is_used() -> None:
    game = melee(HOME, f"{BLUE}@4.6", heroes=([hero("", "5.6", under="draught_of_might")], []), dice=["lore"] * 2)
    assert game.dice_of() == 2
    assert game.hero_of()["under"] == ["draught_of_might"]
    assert why(game, "use:draught_of_might") == "BLH-ARF-20"


@pytest.mark.rule("BLH-ARF-23", "BLH-ARF-24")
def test_the_target_is_declared_before_the_effect_and_nothing_is_used_without_one() -> None:
    army = f"{BLUE}@5.6 {BLUE}@5.8"
    game = medieval(army, FAR, heroes=([hero("war_horn", "5.6")], []), hands=ONE)
    game.play("play:scout_centre", "use:war_horn")
    assert game.reached("target") == {"5.6", "5.8"}
    assert not game.events_named("order"), "nothing is done yet"
    game.play("target:5.8")
    assert game.events_named("order") == [{"unit": f"{BLUE}@1"}]
    alone = medieval(f"{BLUE}@5.6", FAR, heroes=([hero("war_horn", "5.6")], []), hands=ONE)
    alone.play("play:scout_centre", "order:5.6")
    assert "use:war_horn" not in alone.offers(), "everybody has an order"


@pytest.mark.rule("BLH-ARF-26")
def test_the_attacker_uses_his_artifacts_first() -> None:
    heroes = ([hero("rabbits_foot", "5.6")], [hero("tower_shield", "3.6", name="Otto")])
    game = medieval(f"{CROSSBOWS}@5.6", FAR, heroes=heroes, dice=["sword", "lore", "sword"])
    game.lead("5.6").halt_if_asked().attack("5.6", "3.6")
    assert (game.state.seat, game.offers()) == (0, ["use:rabbits_foot", "pass"])
    game.play("use:rabbits_foot", "reroll:lore")
    assert (game.state.seat, game.offers()) == (1, ["use:tower_shield", "pass"])
    game.play("use:tower_shield")
    assert not game.events_named("test")


@pytest.mark.rule("BLH-ARF-26", "BLH-SKL-08")
def test_the_attacker_of_the_combat_is_asked_first_about_the_battle_back_too() -> None:
    heroes = (["Isolde:cleric:cleric_chant@5.6"], [hero("rabbits_foot", "4.6", name="Otto")])
    game = melee(f"{BLUE}@5.6", FAR, heroes=heroes, dice=["green", "green", "green", "blue", "lore"])
    game.play("yes")
    assert game.events_named("back")
    assert (game.choice.seat, game.offers()) == (0, ["skill:cleric_chant", "pass"])
    game.play("pass")
    assert (game.choice.seat, game.offers()) == (1, ["use:rabbits_foot", "pass"])


@pytest.mark.rule("BLH-ARF-23")
@pytest.mark.parametrize(
    ("again", "new", "figures"), [("blue", "green", 4), ("green", "blue", 2), ("blue", "blue", 3), ("green", "red", 3)]
)
def test_a_die_that_is_rolled_again_counts_as_it_falls_then(again: str, new: str, figures: int) -> None:
    game = melee(HOME, f"{BLUE}@4.6", heroes=([hero("rabbits_foot", "5.6")], []), dice=["blue", "green", new])
    game.play("use:rabbits_foot", f"reroll:{again}")
    assert game.unit_at("4.6")["figures"] == figures
    assert [event["face"] for event in game.events_named("die")] == ["blue", "green", new]


@pytest.mark.rule("BLH-ARF-27", "BLH-ARF-28")
def test_a_potion_is_gone_once_it_is_used_and_back_in_the_deck() -> None:
    game = melee(HOME, f"{BLUE}@4.6", heroes=([hero("draught_of_might", "5.6")], []), dice=["lore"] * 4)
    assert "draught_of_might" not in game.seen()["artifacts"]
    game.play("use:draught_of_might")
    assert game.hero_of()["equipped"] == []
    assert "draught_of_might" in game.seen()["artifacts"]
    assert why(game, "use:draught_of_might") == "BLH-ARF-20"


@pytest.mark.rule("BLH-ARF-29")
def test_the_dice_of_a_potion_come_on_top_of_what_terrain_allows() -> None:
    game = melee("human_sword_red@5.6", f"{BLUE}@4.6", heroes=([hero("draught_of_might", "5.6")], []),
                 dice=["lore"] * 9, land="forest@4.6")  # fmt: skip
    game.play("use:draught_of_might")
    assert game.dice_of() == 4


@pytest.mark.rule("BLH-ARF-32")
def test_other_artifacts_are_used_once_in_each_turn() -> None:
    rider = hero("rabbits_foot", "5.6", skills="warrior_riding")
    game = medieval(HOME, f"{BLUE}@4.6*1 {BLUE}@3.6", heroes=([rider], []), dice=["blue", "lore", *["lore"] * 30],
                    hands=(["attack_centre", "patrol_centre"], ["attack_left"]))  # fmt: skip
    game.play("play:attack_centre")
    game.decide("order:5.6", "done", "unit:5.6", "use:rabbits_foot", "reroll:lore", "yes", "done", "attack:3.6")
    assert game.events_named("bonus")
    assert "use:rabbits_foot" not in game.offers(), "once a turn"
    game.decide("done", "play:attack_left", "done", "done", "play:patrol_centre", "order:4.6", "done", "unit:4.6")
    assert "use:rabbits_foot" in game.offers(), "and again in the next"


@pytest.mark.rule("BLH-ARF-30", "BLH-ARF-32")
def test_why_something_is_not_offered_is_told() -> None:
    game = melee(
        HOME, f"{BLUE}@4.6", heroes=([hero("rabbits_foot,banner_of_the_fallen", "5.6")], []), dice=["lore"] * 9
    )
    assert why(game, "use:wine_of_warping") == "BLH-ARF-20", "he has none"
    assert why(game, "skill:warrior_cleave") == "BLH-SKL-06", "nor that skill"
    assert why(game, "use:banner_of_the_fallen") == "BLH-ARF-30", "it is not used by choice"
    assert why(game, "use:rabbits_foot") == ""
