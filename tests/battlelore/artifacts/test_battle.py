"""Artifacts used in the Combat phase and in answer to something."""

import pytest

from banneret.kernel.game import Game
from tests.battlelore.support.lore import (
    attack,
    battle,
    clash,
    decide,
    halt_if_asked,
    happened,
    hero_of,
    lead,
    medieval,
    melee,
    offers,
    play,
    reached,
    seen,
    side_of,
    unit_at,
    wound_tests,
)

BLUE = "human_sword_blue"
CAVALRY = "human_cav_blue"
BOWS = "human_bow_green"
CROSSBOWS = "dwarf_crossbow_green"
FAR = f"{BLUE}@0.0"
HOME = f"{BLUE}@8.0"
ONE = (["scout_centre"], ["scout_centre"])


def hero(cards: str, hex: str, *, of: str = "warrior", skills: str = "", name: str = "Maud") -> str:
    """A hero with artifacts on a hex."""
    return f"{name}:{of}:{skills}:{cards}@{hex}"


def strikes(champion: str, dice: list[str], *, foe: str = f"{BLUE}@4.6", army: str = HOME) -> Game:
    """The hero on 5.6 attacks 4.6, without lore."""
    return melee(army, foe, heroes=([champion], []), dice=dice)


def struck(champion: str, dice: list[str], *, attacker: str = BLUE, troop: str = FAR) -> Game:
    """The unit on 5.6 attacks the hero on 4.6."""
    return melee(f"{attacker}@5.6", troop, heroes=([], [champion]), dice=dice)


def why(game: Game, key: str) -> str:
    """The clause that forbids an answer now."""
    answer = game.rules.parse(game.state.kind, key)
    assert answer is not None
    return game.rules.why_not(game.state, answer)


# -- before and after the roll -----------------------------------------------------------------------------------------


@pytest.mark.rule("BLH-ARF-27", "BLH-ARF-28", "BLH-ARF-29")
def test_the_draught_of_might_is_two_dice_in_one_melee() -> None:
    game = melee("human_sword_red@5.6", f"{BLUE}@4.6", heroes=([hero("draught_of_might", "5.6")], []),
                 dice=["lore"] * 9, land="forest@5.6")  # fmt: skip
    assert offers(game) == ["use:draught_of_might", "pass"]
    play(game, "use:draught_of_might")
    assert happened(game, "attack")[-1]["n"] == 4, "two of the forest and two more"
    assert hero_of(game)["equipped"] == []
    assert "draught_of_might" in seen(game)["artifacts"]


def test_the_draught_of_might_helps_to_battle_back() -> None:
    game = struck(hero("draught_of_might", "4.6"), ["lore"] * 9)
    play(game, "yes", "use:draught_of_might")
    assert happened(game, "back")[-1]["n"] == 4


@pytest.mark.rule("BLH-ARF-24")
def test_the_philter_of_fear_frightens_the_target_of_his_attack() -> None:
    game = strikes(hero("philter_of_fear", "5.6"), ["flag", "lore", "lore", "lore"])
    play(game, "use:philter_of_fear", "retreat:3.6")
    assert reached(game, "retreat"), "two hexes for a flag"
    goblins = strikes(hero("philter_of_fear", "5.6"), ["lore"] * 4, foe="goblin_sword_green@4.6")
    assert happened(goblins, "attack"), "nobody asked: they are frightened as it is"
    back = struck(hero("philter_of_fear", "4.6"), ["lore"] * 9)
    play(back, "yes")
    assert happened(back, "back"), "nor when he battles back"


@pytest.mark.rule("BLH-ARF-23", "BLH-ARF-32")
def test_the_rabbits_foot_rolls_one_die_again_once_a_turn() -> None:
    foe = f"{BLUE}@4.6"
    game = strikes(hero("rabbits_foot", "5.6"), ["lore", "red", "blue"], foe=foe)
    assert offers(game) == ["use:rabbits_foot", "pass"]
    play(game, "use:rabbits_foot")
    assert offers(game) == ["reroll:red", "reroll:lore"], "he says which die first"
    play(game, "reroll:lore")
    assert unit_at(game, "4.6")["figures"] == 3
    assert hero_of(game)["equipped"] == ["rabbits_foot"], "he keeps it"
    assert happened(game, "reroll") == [{"unit": "warrior@14", "face": "lore"}]


def test_the_rabbits_foot_may_be_kept_for_later() -> None:
    game = strikes(hero("rabbits_foot", "5.6"), ["lore", "lore"])
    play(game, "pass")
    assert not happened(game, "reroll")


def test_the_staff_of_embers_makes_one_lore_symbol_of_a_roll_hit() -> None:
    wizard = hero("staff_of_embers", "5.6", of="wizard")
    army = f"{BLUE}@5.6"
    game = clash(army, f"{BLUE}@4.6", heroes=([wizard], []), dice=["lore", "lore", "red"], goblets=(0, 0))
    attack(game, "5.6", "4.6")
    play(game, "use:staff_of_embers")
    assert unit_at(game, "4.6")["figures"] == 3
    assert side_of(game, 0)["goblet"] == 1, "the other symbol is a token"


def test_the_staff_of_embers_is_not_offered_for_nothing() -> None:
    wizard = hero("staff_of_embers", "5.6", of="wizard")
    none = strikes(wizard, ["red", "red"])
    assert "use:staff_of_embers" not in offers(none)
    stone = melee(HOME, FAR, heroes=([wizard], [hero("lore_stone", "4.6", name="Otto")]), dice=["lore"])
    assert "use:staff_of_embers" not in offers(stone)


def crossfire(champion: str, dice: list[str]) -> Game:
    """Two units of crossbows shoot at the hero on 3.6."""
    game = medieval(f"{CROSSBOWS}@5.6 {CROSSBOWS}@5.5", FAR, heroes=([], [champion]), dice=dice)
    return attack(halt_if_asked(lead(game, "5.6", "5.5")), "5.6", "3.6")


@pytest.mark.rule("BLH-ARF-32")
def test_the_tower_shield_turns_all_swords_of_one_shot_a_turn() -> None:
    game = crossfire(hero("tower_shield", "3.6"), ["sword", "sword", "sword", "lore", "lore"])
    assert offers(game) == ["use:tower_shield", "pass"]
    play(game, "use:tower_shield")
    assert wound_tests(game) == []
    decide(game, "unit:5.5", "attack:3.6")
    assert wound_tests(game) == [1], "the second shot of the turn"


def test_the_tower_shield_does_nothing_in_melee() -> None:
    game = struck(hero("tower_shield", "4.6"), ["sword", "lore", "lore", "lore"])
    assert wound_tests(game) == [1]


# -- after a feat ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("answer", "figures", "tokens"), [("target:5.6", 3, 0), ("supply:tokens", 2, 2)])
def test_the_goblet_of_blood_gives_a_figure_or_lore(answer: str, figures: int, tokens: int) -> None:
    game = clash(f"{BLUE}@5.6*2", f"{BLUE}@4.6*1 {BLUE}@0.0", heroes=([hero("goblet_of_blood", "5.6")], []),
                 dice=["blue", "red", "red"], goblets=(0, 0))  # fmt: skip
    attack(game, "5.6", "4.6")
    play(game, "use:goblet_of_blood")
    assert offers(game) == ["target:5.6", "supply:tokens"]
    play(game, answer)
    assert unit_at(game, "5.6")["figures"] == figures
    assert side_of(game, 0)["goblet"] == tokens
    assert hero_of(game)["equipped"] == []


def test_the_goblet_of_blood_needs_blood() -> None:
    game = clash(f"{BLUE}@5.6*2", f"{BLUE}@4.6 {BLUE}@0.0", heroes=([hero("goblet_of_blood", "5.6")], []),
                 dice=["blue", "red", "red"])  # fmt: skip
    attack(game, "5.6", "4.6")
    assert unit_at(game, "4.6")["figures"] == 3
    assert "use:goblet_of_blood" not in offers(game)


def test_the_goblet_of_blood_is_filled_by_a_wounded_hero() -> None:
    game = clash(HOME, FAR, heroes=([hero("goblet_of_blood", "5.6")], ["Otto:rogue@4.6"]),
                 dice=["sword", "red", "sword"], goblets=(0, 0))  # fmt: skip
    attack(game, "5.6", "4.6")
    decide(game, "use:goblet_of_blood", "supply:tokens")
    assert hero_of(game, 1)["fate"] == "wounded"
    assert side_of(game, 0)["goblet"] == 2


# -- shooting ----------------------------------------------------------------------------------------------------------


def aims(champion: str, foe: str, *, dice: list[str] | None = None, land: str = "") -> Game:
    """The hero on 5.6 chooses what to do in the Combat phase, with another enemy in reach of nobody."""
    game = medieval(HOME, f"{foe} {FAR}", heroes=([champion], []), dice=dice or [], hands=ONE, land=land)
    return halt_if_asked(play(game, "play:scout_centre", "order:5.6"))


@pytest.mark.rule("BLH-ARF-05")
def test_throwing_hatchets_reach_two_hexes_with_one_die_and_swords_hit() -> None:
    game = aims(hero("throwing_hatchets", "5.6"), f"{BLUE}@3.6", dice=["sword"])
    decide(game, "unit:5.6", "hatchets:3.6")
    assert happened(game, "attack")[-1]["n"] == 1
    assert unit_at(game, "3.6")["figures"] == 3
    assert happened(game, "uses") == [{"unit": "warrior@14", "artifact": "throwing_hatchets"}]
    assert "unit:5.6" not in offers(aims(hero("throwing_hatchets", "5.6"), f"{BLUE}@2.6"))


def test_throwing_hatchets_are_no_use_beside_an_enemy_or_to_a_leader() -> None:
    game = aims(hero("throwing_hatchets", "5.6"), f"{BLUE}@3.6 {BLUE}@4.7 {BLUE}@5.5")
    play(game, "unit:5.6")
    assert offers(game) == ["attack:4.7", "attack:5.5"]
    assert why(game, "hatchets:3.6") == "BL-BAT-04"
    assert why(game, "bow:3.6") == "BLH-ARF-20"
    assert why(game, "lightning:3.6") == "BLH-SKL-06"
    leader = medieval(f"{BLUE}@5.6", f"{BLUE}@3.6", heroes=([hero("throwing_hatchets", "5.6")], []), hands=ONE)
    decide(leader, "play:scout_centre", "order:5.6", "done")
    assert "unit:5.6" not in offers(leader)


def test_the_bow_of_the_yew_queen_reaches_three_hexes_and_its_swords_do_not_hit() -> None:
    game = aims(hero("bow_of_the_yew_queen", "5.6"), f"{BLUE}@2.6", dice=["sword", "blue"])
    decide(game, "unit:5.6", "bow:2.6")
    assert happened(game, "attack")[-1]["n"] == 2
    assert unit_at(game, "2.6")["figures"] == 3
    assert "unit:5.6" not in offers(aims(hero("bow_of_the_yew_queen", "5.6"), f"{BLUE}@1.6"))
    hidden = aims(hero("bow_of_the_yew_queen", "5.6"), f"{BLUE}@3.6", land="hill@4.6 hill@4.7")
    assert "unit:5.6" not in offers(hidden), "nobody shoots through hills"


@pytest.mark.rule("BLH-ARF-06")
def test_the_elixir_of_the_hawk_lets_his_archers_shoot_farther_and_harder() -> None:
    game = medieval(f"{BOWS}@6.6", f"{BLUE}@0.6", heroes=([hero("elixir_of_the_hawk", "6.6")], []), hands=ONE,
                    dice=["lore"] * 3)  # fmt: skip
    play(game, "play:scout_centre", "order:6.6", "done")
    assert offers(game) == ["use:elixir_of_the_hawk", "done"]
    play(game, "use:elixir_of_the_hawk")
    decide(game, "unit:6.6", "attack:0.6")
    assert happened(game, "attack")[-1]["n"] == 3
    swords = medieval(f"{BLUE}@6.6", f"{BLUE}@0.6", heroes=([hero("elixir_of_the_hawk", "6.6")], []), hands=ONE)
    play(swords, "play:scout_centre", "order:6.6", "done")
    assert "use:elixir_of_the_hawk" not in offers(swords)


# -- answers -----------------------------------------------------------------------------------------------------------


def test_the_balm_of_closing_cancels_a_wound_test_before_it_is_rolled() -> None:
    game = struck(hero("balm_of_closing", "4.6"), ["sword", "lore", "lore"])
    assert game.state.seat == 1
    assert offers(game) == ["use:balm_of_closing", "pass"]
    play(game, "use:balm_of_closing")
    assert happened(game, "resists")
    assert len(happened(game, "die")) == 3, "no die of the test"
    assert "balm_of_closing" in seen(game)["artifacts"]
    refused = struck(hero("balm_of_closing", "4.6"), ["sword", "lore", "lore", "sword"])
    assert hero_of(play(refused, "pass"), 1)["fate"] == "wounded"


def test_the_vial_of_quicksilver_moves_him_instead_of_battling_back() -> None:
    game = struck(hero("vial_of_quicksilver", "4.6"), ["lore"] * 3)
    assert offers(game) == ["yes", "flee", "use:vial_of_quicksilver", "no"]
    play(game, "use:vial_of_quicksilver")
    assert "2.6" in reached(game, "aim")
    assert "5.6" not in reached(game, "aim")
    play(game, "aim:2.6")
    assert hero_of(game, 1)["hex"] == "2.6"
    assert not happened(game, "back")
    assert not happened(game, "ground")
    assert game.choice.kind_name != "may", "nobody follows him"


def test_the_vial_of_quicksilver_helps_after_a_shot_too() -> None:
    game = crossfire(hero("vial_of_quicksilver", "3.6"), ["lore", "lore"])
    assert offers(game) == ["use:vial_of_quicksilver", "no"]
    leader = struck(hero("vial_of_quicksilver", "4.6"), ["lore"] * 3, troop=f"{BLUE}@4.6")
    assert "use:vial_of_quicksilver" not in offers(leader)
    assert why(leader, "use:vial_of_quicksilver") == "BLH-ARF-25"


def test_the_ale_of_courage_lets_his_troop_ignore_all_flags_of_a_roll() -> None:
    leader = hero("ale_of_courage", "4.6")
    game = struck(leader, ["flag", "flag", "flag"], troop=f"{BLUE}@4.6")
    assert offers(game) == ["ignore:1", "ignore:0", "use:ale_of_courage"]
    play(game, "use:ale_of_courage")
    assert happened(game, "flags") == [{"unit": f"{BLUE}@16", "n": 3, "n2": 3}]
    assert unit_at(game, "4.6")["figures"] == 4
    assert "ale_of_courage" in seen(game)["artifacts"]
    champion = struck(leader, ["flag", "flag", "flag"])
    assert "use:ale_of_courage" not in offers(champion)


# -- lore cards --------------------------------------------------------------------------------------------------------


def test_the_ring_of_echoes_makes_a_card_of_his_class_cheaper_once() -> None:
    wizard = hero("ring_of_echoes", "5.6", of="wizard")
    cards = ["creeping_doom", "lesser_healing"]
    game = battle(f"{BLUE}@5.7*2", FAR, heroes=([wizard], []), lore=(cards, []), goblets=(10, 0), dice=["lore"] * 2)
    play(game, "lore:creeping_doom")
    assert offers(game) == ["use:ring_of_echoes", "pass"]
    play(game, "use:ring_of_echoes")
    assert happened(game, "lore_played") == [{"side": 0, "lore": "creeping_doom", "n": 3}]
    other = battle(f"{BLUE}@5.7*2", FAR, heroes=([wizard], []), lore=(cards, []), goblets=(10, 0))
    play(other, "lore:lesser_healing")
    assert happened(other, "lore_played")[0]["n"] == 2, "of another class: nobody is asked"


def test_the_ring_of_echoes_pays_what_the_goblet_lacks() -> None:
    wizard = hero("ring_of_echoes", "5.6", of="wizard")
    game = battle(HOME, FAR, heroes=([wizard], []), lore=(["creeping_doom"], []), goblets=(3, 0), dice=["lore"] * 2)
    play(game, "lore:creeping_doom")
    assert happened(game, "uses") == [{"unit": "wizard@14", "artifact": "ring_of_echoes"}]
    assert side_of(game, 0)["goblet"] == 0
    poor = battle(HOME, FAR, heroes=([wizard], []), lore=(["creeping_doom"], []), goblets=(2, 0))
    assert "lore:creeping_doom" not in offers(poor)


def doomed(goblets: tuple[int, int] = (10, 0), target: str = "4.6") -> Game:
    """A Creeping Doom is aimed at the troop of the hero with the amulet, or at another."""
    game = battle(HOME, f"{BLUE}@4.6 {BLUE}@3.6", heroes=([], [hero("mirror_amulet", "4.6")]), dice=["blue", "lore"],
                  lore=(["creeping_doom"], []), goblets=goblets)  # fmt: skip
    return play(game, "lore:creeping_doom", f"target:{target}")


def test_the_mirror_amulet_makes_a_card_aimed_at_his_unit_dearer() -> None:
    game = doomed()
    assert game.state.seat == 1
    play(game, "use:mirror_amulet")
    assert game.state.seat == 0
    play(game, "yes")
    assert side_of(game, 0)["goblet"] == 2
    assert unit_at(game, "4.6")["figures"] == 3


def test_the_mirror_amulet_makes_it_fail_where_nobody_pays() -> None:
    game = play(doomed(), "use:mirror_amulet", "no")
    assert unit_at(game, "4.6")["figures"] == 4
    assert side_of(game, 0)["goblet"] == 5
    assert happened(game, "lore_cancelled") == [{"side": 0, "lore": "creeping_doom"}]
    assert seen(game)["lore_discards"] == ["creeping_doom"]
    poor = play(doomed((7, 0)), "use:mirror_amulet")
    assert happened(poor, "lore_cancelled"), "who cannot pay is not asked"


def test_the_mirror_amulet_is_for_his_own_unit() -> None:
    game = doomed(target="3.6")
    assert not happened(game, "uses")
    assert unit_at(game, "3.6")["figures"] == 3
    kept = play(doomed(), "pass")
    assert unit_at(kept, "4.6")["figures"] == 3


def test_the_mirror_amulet_turns_an_answer_to_his_attack() -> None:
    game = clash(f"{BLUE}@5.6", f"{BLUE}@4.6", heroes=([hero("mirror_amulet", "5.6")], []),
                 lore=([], ["parry"]), goblets=(0, 3), dice=["lore"] * 3)  # fmt: skip
    attack(game, "5.6", "4.6")
    play(game, "lore:parry", "use:mirror_amulet")
    assert happened(game, "attack")[-1]["n"] == 3, "not two dice"
