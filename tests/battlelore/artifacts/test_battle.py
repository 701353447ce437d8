"""Artifacts used in the Combat phase and in answer to something."""

import pytest

from tests.battlelore.builder import BattleLoreGame, battle, clash, medieval, melee

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


def strikes(champion: str, dice: list[str], *, foe: str = f"{BLUE}@4.6", army: str = HOME) -> BattleLoreGame:
    """The hero on 5.6 attacks 4.6, without lore."""
    return melee(army, foe, heroes=([champion], []), dice=dice)


def struck(champion: str, dice: list[str], *, attacker: str = BLUE, troop: str = FAR) -> BattleLoreGame:
    """The unit on 5.6 attacks the hero on 4.6."""
    return melee(f"{attacker}@5.6", troop, heroes=([], [champion]), dice=dice)


def why(game: BattleLoreGame, key: str) -> str:
    """The clause that forbids an answer now."""
    answer = game.rules.parse(game.state.kind, key)
    assert answer is not None
    return game.rules.why_not(game.state, answer)


# -- before and after the roll -----------------------------------------------------------------------------------------


@pytest.mark.rule("BLH-ARF-23", "BLH-ARF-27", "BLH-ARF-28", "BLH-ARF-29")
def test_the_draught_of_might_is_two_dice_in_one_melee() -> None:
    game = melee("human_sword_red@5.6", f"{BLUE}@4.6", heroes=([hero("draught_of_might", "5.6")], []),
                 dice=["lore"] * 9, land="forest@5.6")  # fmt: skip
    assert game.offers() == ["use:draught_of_might", "pass"]
    game.play("use:draught_of_might")
    assert game.events_named("attack")[-1]["n"] == 4, "two of the forest and two more"
    assert game.hero_of()["equipped"] == []
    assert "draught_of_might" in game.seen()["artifacts"]


@pytest.mark.rule("BLH-ARF-23")
def test_the_draught_of_might_helps_to_battle_back() -> None:
    game = struck(hero("draught_of_might", "4.6"), ["lore"] * 9)
    game.play("yes", "use:draught_of_might")
    assert game.events_named("back")[-1]["n"] == 4


@pytest.mark.rule("BLH-ARF-23", "BLH-ARF-24")
def test_the_philter_of_fear_frightens_the_target_of_his_attack() -> None:
    game = strikes(hero("philter_of_fear", "5.6"), ["flag", "lore", "lore", "lore"])
    game.play("use:philter_of_fear", "retreat:3.6")
    assert game.reached("retreat"), "two hexes for a flag"
    goblins = strikes(hero("philter_of_fear", "5.6"), ["lore"] * 4, foe="goblin_sword_green@4.6")
    assert goblins.events_named("attack"), "nobody asked: they are frightened as it is"
    back = struck(hero("philter_of_fear", "4.6"), ["lore"] * 9)
    back.play("yes")
    assert back.events_named("back"), "nor when he battles back"


@pytest.mark.rule("BLH-ARF-23", "BLH-ARF-32")
def test_the_rabbits_foot_rolls_one_die_again_once_a_turn() -> None:
    foe = f"{BLUE}@4.6"
    game = strikes(hero("rabbits_foot", "5.6"), ["lore", "red", "blue"], foe=foe)
    assert game.offers() == ["use:rabbits_foot", "pass"]
    game.play("use:rabbits_foot")
    assert game.offers() == ["reroll:red", "reroll:lore"], "he says which die first"
    game.play("reroll:lore")
    assert game.unit_at("4.6")["figures"] == 3
    assert game.hero_of()["equipped"] == ["rabbits_foot"], "he keeps it"
    assert game.events_named("reroll") == [{"unit": "warrior@14", "face": "lore"}]


@pytest.mark.rule("BLH-ARF-23")
def test_the_rabbits_foot_may_be_kept_for_later() -> None:
    game = strikes(hero("rabbits_foot", "5.6"), ["lore", "lore"])
    game.play("pass")
    assert not game.events_named("reroll")


@pytest.mark.rule("BLH-ARF-23")
def test_the_staff_of_embers_makes_one_lore_symbol_of_a_roll_hit() -> None:
    wizard = hero("staff_of_embers", "5.6", of="wizard")
    army = f"{BLUE}@5.6"
    game = clash(army, f"{BLUE}@4.6", heroes=([wizard], []), dice=["lore", "lore", "red"], goblets=(0, 0))
    game.attack("5.6", "4.6")
    game.play("use:staff_of_embers")
    assert game.unit_at("4.6")["figures"] == 3
    assert game.side_of(0)["goblet"] == 1, "the other symbol is a token"


@pytest.mark.rule("BLH-ARF-24")
def test_the_staff_of_embers_is_not_offered_for_nothing() -> None:
    wizard = hero("staff_of_embers", "5.6", of="wizard")
    none = strikes(wizard, ["red", "red"])
    assert "use:staff_of_embers" not in none.offers()
    stone = melee(HOME, FAR, heroes=([wizard], [hero("lore_stone", "4.6", name="Otto")]), dice=["lore"])
    assert "use:staff_of_embers" not in stone.offers()


def crossfire(champion: str, dice: list[str]) -> BattleLoreGame:
    """Two units of crossbows shoot at the hero on 3.6."""
    game = medieval(f"{CROSSBOWS}@5.6 {CROSSBOWS}@5.5", FAR, heroes=([], [champion]), dice=dice)
    return game.lead("5.6", "5.5").halt_if_asked().attack("5.6", "3.6")


@pytest.mark.rule("BLH-ARF-23", "BLH-ARF-32")
def test_the_tower_shield_turns_all_swords_of_one_shot_a_turn() -> None:
    game = crossfire(hero("tower_shield", "3.6"), ["sword", "sword", "sword", "lore", "lore"])
    assert game.offers() == ["use:tower_shield", "pass"]
    game.play("use:tower_shield")
    assert game.wound_tests() == []
    game.decide("unit:5.5", "attack:3.6")
    assert game.wound_tests() == [1], "the second shot of the turn"


@pytest.mark.rule("BLH-ARF-30")
def test_the_tower_shield_does_nothing_in_melee() -> None:
    game = struck(hero("tower_shield", "4.6"), ["sword", "lore", "lore", "lore"])
    assert game.wound_tests() == [1]


# -- after a feat ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BLH-ARF-23")
@pytest.mark.parametrize(("answer", "figures", "tokens"), [("target:5.6", 3, 0), ("supply:tokens", 2, 2)])
def test_the_goblet_of_blood_gives_a_figure_or_lore(answer: str, figures: int, tokens: int) -> None:
    game = clash(f"{BLUE}@5.6*2", f"{BLUE}@4.6*1 {BLUE}@0.0", heroes=([hero("goblet_of_blood", "5.6")], []),
                 dice=["blue", "red", "red"], goblets=(0, 0))  # fmt: skip
    game.attack("5.6", "4.6")
    game.play("use:goblet_of_blood")
    assert game.offers() == ["target:5.6", "supply:tokens"]
    game.play(answer)
    assert game.unit_at("5.6")["figures"] == figures
    assert game.side_of(0)["goblet"] == tokens
    assert game.hero_of()["equipped"] == []


@pytest.mark.rule("BLH-ARF-24")
def test_the_goblet_of_blood_needs_blood() -> None:
    game = clash(f"{BLUE}@5.6*2", f"{BLUE}@4.6 {BLUE}@0.0", heroes=([hero("goblet_of_blood", "5.6")], []),
                 dice=["blue", "red", "red"])  # fmt: skip
    game.attack("5.6", "4.6")
    assert game.unit_at("4.6")["figures"] == 3
    assert "use:goblet_of_blood" not in game.offers()


@pytest.mark.rule("BLH-ARF-23")
def test_the_goblet_of_blood_is_filled_by_a_wounded_hero() -> None:
    game = clash(HOME, FAR, heroes=([hero("goblet_of_blood", "5.6")], ["Otto:rogue@4.6"]),
                 dice=["sword", "red", "sword"], goblets=(0, 0))  # fmt: skip
    game.attack("5.6", "4.6")
    game.decide("use:goblet_of_blood", "supply:tokens")
    assert game.hero_of(1)["fate"] == "wounded"
    assert game.side_of(0)["goblet"] == 2


# -- shooting ----------------------------------------------------------------------------------------------------------


def aims(champion: str, foe: str, *, dice: list[str] | None = None, land: str = "") -> BattleLoreGame:
    """The hero on 5.6 chooses what to do in the Combat phase, with another enemy in reach of nobody."""
    game = medieval(HOME, f"{foe} {FAR}", heroes=([champion], []), dice=dice or [], hands=ONE, land=land)
    return game.play("play:scout_centre", "order:5.6").halt_if_asked()


@pytest.mark.rule("BLH-ARF-23", "BLH-ARF-05", "BLH-ARF-30")
def test_throwing_hatchets_reach_two_hexes_with_one_die_and_swords_hit() -> None:
    game = aims(hero("throwing_hatchets", "5.6"), f"{BLUE}@3.6", dice=["sword"])
    game.decide("unit:5.6", "hatchets:3.6")
    assert game.events_named("attack")[-1]["n"] == 1
    assert game.unit_at("3.6")["figures"] == 3
    assert game.events_named("uses") == [{"unit": "warrior@14", "artifact": "throwing_hatchets"}]
    assert "unit:5.6" not in aims(hero("throwing_hatchets", "5.6"), f"{BLUE}@2.6").offers()


@pytest.mark.rule("BLH-ARF-25", "BL-BAT-04", "BL-BAT-06", "BLH-ARF-20", "BLH-SKL-06")
def test_throwing_hatchets_are_no_use_beside_an_enemy_or_to_a_leader() -> None:
    game = aims(hero("throwing_hatchets", "5.6"), f"{BLUE}@3.6 {BLUE}@4.7 {BLUE}@5.5")
    game.play("unit:5.6")
    assert game.offers() == ["attack:4.7", "attack:5.5"]
    assert why(game, "hatchets:3.6") == "BL-BAT-04"
    assert why(game, "bow:3.6") == "BLH-ARF-20"
    assert why(game, "lightning:3.6") == "BLH-SKL-06"
    leader = medieval(f"{BLUE}@5.6", f"{BLUE}@3.6", heroes=([hero("throwing_hatchets", "5.6")], []), hands=ONE)
    leader.decide("play:scout_centre", "order:5.6", "done")
    assert "unit:5.6" not in leader.offers()


@pytest.mark.rule("BLH-ARF-23", "BLH-ARF-30")
def test_the_bow_of_the_yew_queen_reaches_three_hexes_and_its_swords_do_not_hit() -> None:
    game = aims(hero("bow_of_the_yew_queen", "5.6"), f"{BLUE}@2.6", dice=["sword", "blue"])
    game.decide("unit:5.6", "bow:2.6")
    assert game.events_named("attack")[-1]["n"] == 2
    assert game.unit_at("2.6")["figures"] == 3
    assert "unit:5.6" not in aims(hero("bow_of_the_yew_queen", "5.6"), f"{BLUE}@1.6").offers()
    hidden = aims(hero("bow_of_the_yew_queen", "5.6"), f"{BLUE}@3.6", land="hill@4.6 hill@4.7")
    assert "unit:5.6" not in hidden.offers(), "nobody shoots through hills"


@pytest.mark.rule("BLH-ARF-23", "BLH-ARF-06")
def test_the_elixir_of_the_hawk_lets_his_archers_shoot_farther_and_harder() -> None:
    game = medieval(f"{BOWS}@6.6", f"{BLUE}@0.6", heroes=([hero("elixir_of_the_hawk", "6.6")], []), hands=ONE,
                    dice=["lore"] * 3)  # fmt: skip
    game.play("play:scout_centre", "order:6.6", "done")
    assert game.offers() == ["use:elixir_of_the_hawk", "done"]
    game.play("use:elixir_of_the_hawk")
    game.decide("unit:6.6", "attack:0.6")
    assert game.events_named("attack")[-1]["n"] == 3
    swords = medieval(f"{BLUE}@6.6", f"{BLUE}@0.6", heroes=([hero("elixir_of_the_hawk", "6.6")], []), hands=ONE)
    swords.play("play:scout_centre", "order:6.6", "done")
    assert "use:elixir_of_the_hawk" not in swords.offers()


@pytest.mark.rule("BLH-ARF-23", "BLH-ARF-30")
def test_the_elixir_of_the_hawk_is_no_use_in_melee() -> None:
    archer = hero("elixir_of_the_hawk", "6.6")
    game = medieval(f"{BOWS}@6.6", f"{BLUE}@5.6 {BLUE}@2.6", heroes=([archer], []), hands=ONE, dice=["lore"] * 2)
    game.play("play:scout_centre", "order:6.6", "done", "use:elixir_of_the_hawk", "unit:6.6")
    assert game.dice_of() == 2


@pytest.mark.rule("BLH-ARF-23")
@pytest.mark.parametrize(("drunk", "shot"), [(["use:elixir_of_the_hawk"], 3), ([], 2)])
def test_the_elixir_of_the_hawk_is_for_the_bows_of_his_troop_and_not_for_his_lightning(
    drunk: list[str], shot: int
) -> None:
    caller = hero("elixir_of_the_hawk", "6.6", of="wizard", skills="wizard_lightning_ball,wizard_storm_caller")
    for answer, dice in (("attack:2.6", shot), ("lightning:2.6", 3)):
        game = medieval(f"{BOWS}@6.6", f"{BLUE}@2.6", heroes=([caller], []), hands=ONE, dice=["lore"] * 3)
        game.play("play:scout_centre", "order:6.6", "done", *drunk).play("unit:6.6", answer)
        assert game.dice_of() == dice


# -- answers -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BLH-ARF-23")
def test_the_balm_of_closing_cancels_a_wound_test_before_it_is_rolled() -> None:
    game = struck(hero("balm_of_closing", "4.6"), ["sword", "lore", "lore"])
    assert game.state.seat == 1
    assert game.offers() == ["use:balm_of_closing", "pass"]
    game.play("use:balm_of_closing")
    assert game.events_named("resists")
    assert len(game.events_named("die")) == 3, "no die of the test"
    assert "balm_of_closing" in game.seen()["artifacts"]
    refused = struck(hero("balm_of_closing", "4.6"), ["sword", "lore", "lore", "sword"])
    assert refused.play("pass").hero_of(1)["fate"] == "wounded"


@pytest.mark.rule("BLH-ARF-23")
def test_the_vial_of_quicksilver_moves_him_instead_of_battling_back() -> None:
    game = struck(hero("vial_of_quicksilver", "4.6"), ["lore"] * 3)
    assert game.offers() == ["yes", "flee", "use:vial_of_quicksilver", "no"]
    game.play("use:vial_of_quicksilver")
    assert "2.6" in game.reached("aim")
    assert not {"5.6", "0.0"} & game.reached("aim"), "neither to an enemy nor so far"
    game.play("aim:2.6")
    assert game.hero_of(1)["hex"] == "2.6"
    assert not game.events_named("back")
    assert not game.events_named("ground")
    assert game.choice.kind_name != "may", "nobody follows him"


@pytest.mark.rule("BLH-ARF-23", "BLH-MOV-05")
def test_the_vial_of_quicksilver_leads_to_vacant_hexes_within_two() -> None:
    game = melee(f"{BLUE}@5.6 {BLUE}@4.7", f"{BLUE}@3.6", heroes=([], [hero("vial_of_quicksilver", "4.6")]),
                 dice=["lore"] * 3)  # fmt: skip
    found = game.play("use:vial_of_quicksilver").reached("aim")
    assert not {"5.6", "4.7", "3.6", "4.6"} & found, "friends and enemies are in the way"
    assert {"4.5", "4.4", "3.5", "5.5"} <= found
    assert not {"4.3", "1.6"} & found


@pytest.mark.rule("BLH-ARF-23")
def test_the_vial_of_quicksilver_helps_after_a_shot_too() -> None:
    game = crossfire(hero("vial_of_quicksilver", "3.6"), ["lore", "lore"])
    assert game.offers() == ["use:vial_of_quicksilver", "no"]
    leader = struck(hero("vial_of_quicksilver", "4.6"), ["lore"] * 3, troop=f"{BLUE}@4.6")
    assert "use:vial_of_quicksilver" not in leader.offers()
    assert why(leader, "use:vial_of_quicksilver") == "BLH-ARF-25"


@pytest.mark.rule("BLH-ARF-23")
def test_the_ale_of_courage_lets_his_troop_ignore_all_flags_of_a_roll() -> None:
    leader = hero("ale_of_courage", "4.6")
    game = struck(leader, ["flag", "flag", "flag"], troop=f"{BLUE}@4.6")
    assert game.offers() == ["ignore:1", "ignore:0", "use:ale_of_courage"]
    game.play("use:ale_of_courage")
    assert game.events_named("flags") == [{"unit": f"{BLUE}@16", "n": 3, "n2": 3}]
    assert game.unit_at("4.6")["figures"] == 4
    assert "ale_of_courage" in game.seen()["artifacts"]
    champion = struck(leader, ["flag", "flag", "flag"])
    assert "use:ale_of_courage" not in champion.offers()


# -- lore cards --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BLH-ARF-23")
def test_the_ring_of_echoes_makes_a_card_of_his_class_cheaper_once() -> None:
    wizard = hero("ring_of_echoes", "5.6", of="wizard")
    cards = ["creeping_doom", "lesser_healing"]
    game = battle(f"{BLUE}@5.7*2", FAR, heroes=([wizard], []), lore=(cards, []), goblets=(10, 0), dice=["lore"] * 2)
    game.play("lore:creeping_doom")
    assert game.offers() == ["use:ring_of_echoes", "pass"]
    game.play("use:ring_of_echoes")
    assert game.events_named("lore_played") == [{"side": 0, "lore": "creeping_doom", "n": 3}]
    other = battle(f"{BLUE}@5.7*2", FAR, heroes=([wizard], []), lore=(cards, []), goblets=(10, 0))
    other.play("lore:lesser_healing")
    assert other.events_named("lore_played")[0]["n"] == 2, "of another class: nobody is asked"


@pytest.mark.rule("BLH-ARF-23")
def test_the_ring_of_echoes_pays_what_the_goblet_lacks() -> None:
    wizard = hero("ring_of_echoes", "5.6", of="wizard")
    game = battle(HOME, FAR, heroes=([wizard], []), lore=(["creeping_doom"], []), goblets=(3, 0), dice=["lore"] * 2)
    game.play("lore:creeping_doom")
    assert game.events_named("uses") == [{"unit": "wizard@14", "artifact": "ring_of_echoes"}]
    assert game.side_of(0)["goblet"] == 0
    poor = battle(HOME, FAR, heroes=([wizard], []), lore=(["creeping_doom"], []), goblets=(2, 0))
    assert "lore:creeping_doom" not in poor.offers()


def doomed(goblets: tuple[int, int] = (10, 0), target: str = "4.6") -> BattleLoreGame:
    """A Creeping Doom is aimed at the troop of the hero with the amulet, or at another."""
    game = battle(HOME, f"{BLUE}@4.6 {BLUE}@3.6", heroes=([], [hero("mirror_amulet", "4.6")]), dice=["blue", "lore"],
                  lore=(["creeping_doom"], []), goblets=goblets)  # fmt: skip
    return game.play("lore:creeping_doom", f"target:{target}")


@pytest.mark.rule("BLH-ARF-23")
def test_the_mirror_amulet_makes_a_card_aimed_at_his_unit_dearer() -> None:
    game = doomed()
    assert game.state.seat == 1
    game.play("use:mirror_amulet")
    assert game.state.seat == 0
    game.play("yes")
    assert game.side_of(0)["goblet"] == 2
    assert game.unit_at("4.6")["figures"] == 3


@pytest.mark.rule("BLH-ARF-23")
def test_the_mirror_amulet_makes_it_fail_where_nobody_pays() -> None:
    game = doomed().play("use:mirror_amulet", "no")
    assert game.unit_at("4.6")["figures"] == 4
    assert game.side_of(0)["goblet"] == 5
    assert game.events_named("lore_cancelled") == [{"side": 0, "lore": "creeping_doom"}]
    assert game.seen()["lore_discards"] == ["creeping_doom"]
    poor = doomed((7, 0)).play("use:mirror_amulet")
    assert poor.events_named("lore_cancelled"), "who cannot pay is not asked"


@pytest.mark.rule("BLH-ARF-23")
def test_the_mirror_amulet_is_for_his_own_unit() -> None:
    game = doomed(target="3.6")
    assert not game.events_named("uses")
    assert game.unit_at("3.6")["figures"] == 3
    kept = doomed().play("pass")
    assert kept.unit_at("4.6")["figures"] == 3


@pytest.mark.rule("BLH-ARF-23")
def test_the_mirror_amulet_turns_an_answer_to_his_attack() -> None:
    game = clash(f"{BLUE}@5.6", f"{BLUE}@4.6", heroes=([hero("mirror_amulet", "5.6")], []),
                 lore=([], ["parry"]), goblets=(0, 3), dice=["lore"] * 3)  # fmt: skip
    game.attack("5.6", "4.6")
    game.play("lore:parry", "use:mirror_amulet")
    assert game.events_named("attack")[-1]["n"] == 3, "not two dice"
