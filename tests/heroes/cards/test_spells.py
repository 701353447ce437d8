"""Every spell and every card about spells, played."""

import pytest

from tests.heroes.builder import HeroesGame, skirmish
from tests.heroes.rules.combat.test_spl import discarded, hand


def caster(cards: str, defender: str, dice: tuple[int, ...] = (), extra: str = "") -> HeroesGame:
    """Archangels (initiative 12) with all of these cards in hand, about to act."""
    names = cards.split(",")
    return skirmish(
        f"castle_archangels@b3 cards={cards} hand={len(names)} expert=3 {extra}", defender, draws=names, dice=dice
    )


@pytest.mark.rule("H3-SPL-02")
@pytest.mark.parametrize(("power", "damage"), [(0, 2), (1, 3), (2, 4)])
def test_lightning_bolt(power: int, damage: int) -> None:
    game = caster("lightning_bolt,power,power", "castle_champions@b5")
    game.play("cast:lightning_bolt", *["power:power"] * power)
    game.play(*(["done"] if power < 2 else []), *([f"step:{power + 1}"] if power else []), "target:b5")
    assert game.unit_at("b5")["damage"] == damage


@pytest.mark.rule("H3-CRD-17", "H3-SPL-02")
@pytest.mark.parametrize(("power", "gain"), [(0, 1), (1, 2), (2, 3)])
@pytest.mark.parametrize(("spell", "sign"), [("haste", 1), ("slow", -1)])
def test_haste_and_slow_change_initiative_for_the_combat(spell: str, sign: int, power: int, gain: int) -> None:
    game = caster(f"{spell},power,power", "castle_champions@b5")
    game.play(f"cast:{spell}", *["power:power"] * power)
    game.play(*(["done"] if power < 2 else []), *([f"step:{power + 1}"] if power else []), "target:b5")
    assert game.unit_at("b5")["initiative"] == 7 + sign * gain
    game.play("done", "done")
    assert game.unit_at("b5")["initiative"] == 7 + sign * gain


@pytest.mark.rule("H3-SPL-02", "H3-CBR-05")
def test_haste_brings_a_unit_forward_in_the_same_round() -> None:
    game = skirmish(
        "castle_griffins@a1 castle_halberdiers@b1 cards=haste,power,power hand=3",
        "necropolis_wraiths@b5",
        draws=["haste", "power", "power"],
    )
    game.play("cast:haste", "power:power", "power:power", "step:3", "target:b1", "done")
    assert game.choice.seat == 0
    assert game.events_named("activate")[-1]["unit"] == "castle_halberdiers@1"


@pytest.mark.rule("H3-SPL-02")
@pytest.mark.parametrize(("spell", "seat", "damage"), [("bloodlust", 0, 5), ("curse", 0, 5)])
def test_spells_of_the_attacking_side(spell: str, seat: int, damage: int) -> None:
    game = caster(f"{spell}", "castle_champions@b4*1", dice=(0, 0))
    game.play("attack:b4", f"cast:{spell}")
    assert game.events_named("damage")[0] == {"unit": "castle_champions@7", "n": damage, "n2": damage + 1}


@pytest.mark.rule("H3-SPL-02")
@pytest.mark.parametrize("spell", ["stone_skin", "weakness"])
@pytest.mark.parametrize(("power", "damage"), [(0, 3), (1, 2), (2, 1)])
def test_spells_of_the_attacked_side(spell: str, power: int, damage: int) -> None:
    game = skirmish(
        "castle_archangels@b3",
        f"castle_champions@b4 cards={spell},power,power hand=3",
        draws=[spell, "power", "power"],
        dice=[0, 0],
    )
    game.play("attack:b4", f"cast:{spell}", *["power:power"] * power)
    game.play(*(["done"] if power < 2 else []), *([f"step:{power + 1}"] if power else []))
    assert game.events_named("damage")[0]["n"] == damage


@pytest.mark.rule("H3-SPL-02")
def test_curse_never_lowers_defense_under_0() -> None:
    game = caster("curse,power,power", "castle_griffins+@b4", dice=(0, 0))
    game.play("attack:b4", "cast:curse", "power:power", "power:power", "step:3")
    assert game.events_named("damage")[0]["n"] == 6


@pytest.mark.rule("H3-SPL-02")
def test_weakness_never_lowers_attack_under_0() -> None:
    game = skirmish(
        "neutral_peasants@b3", "castle_griffins@b4 cards=weakness,power,power hand=3",
        draws=["weakness", "power", "power"], dice=[1, 0],
    )  # fmt: skip
    game.play("done", "attack:b4", "cast:weakness", "power:power", "power:power", "step:3")
    assert game.events_named("damage")[0]["n"] == 1


@pytest.mark.rule("H3-SPL-02")
def test_bloodlust_is_not_for_ranged_units() -> None:
    game = skirmish("castle_marksmen@a1 cards=bloodlust hand=1", "castle_griffins@b4", draws=["bloodlust"], dice=[0])
    game.play("done", "attack:b4")
    assert game.events_named("damage") != []
    assert hand(game) == ["bloodlust"]


@pytest.mark.rule("H3-SPL-02")
def test_blind_paralyses_by_tier() -> None:
    game = caster(
        "blind,power,power", "castle_griffins@a5 castle_crusaders@b5 castle_champions@c5 neutral_azure_dragons@d5"
    )
    while game.choice.seat != 0:
        game.play("done")
    game.play("cast:blind")
    game.play("done")
    assert game.unit_at("a5")["paralysed"] is True
    assert [event["unit"] for event in game.events_named("paralyse")] == ["castle_griffins@7"]


@pytest.mark.rule("H3-SPL-02")
def test_blind_reaches_gold_with_two_power_but_never_azure() -> None:
    game = caster("blind,power,power", "castle_crusaders@b5 castle_champions@c5 neutral_azure_dragons@d5")
    while game.choice.seat != 0:
        game.play("done")
    game.play("cast:blind", "power:power", "power:power", "step:3")
    assert set(game.choice.keys) == {"target:b3", "target:b5", "target:c5"}
    game.play("target:c5")
    assert game.unit_at("c5")["paralysed"] is True


@pytest.mark.rule("H3-SPL-02", "H3-UNI-29")
def test_spells_do_not_touch_units_immune_to_them() -> None:
    game = caster("magic_arrow", "dungeon_black_dragons+@b5 castle_griffins@c5")
    while game.choice.seat != 0:
        game.play("done")
    game.play("cast:magic_arrow")
    assert set(game.choice.keys) == {"target:b3", "target:c5"}


@pytest.mark.rule("H3-UNI-29", "H3-UNI-22")
@pytest.mark.parametrize(
    ("unit", "damage"), [("dungeon_black_dragons", 2), ("neutral_gold_golems", 2), ("neutral_diamond_golems", 1)]
)
def test_wards_lower_spell_damage(unit: str, damage: int) -> None:
    game = caster("lightning_bolt,power,power", f"{unit}@b5")
    game.play("cast:lightning_bolt", "power:power", "power:power", "step:3", "target:b5")
    assert game.unit_at("b5")["damage"] == damage


@pytest.mark.rule("H3-SPL-06")
def test_sorcery_adds_power_and_draws() -> None:
    game = skirmish(
        "castle_archangels@b3 cards=magic_arrow,sorcery,attack hand=2",
        "castle_champions@b5",
        draws=["magic_arrow", "sorcery", "attack"],
    )
    game.play("cast:magic_arrow", "power:sorcery", "step:2", "target:b5")
    assert game.unit_at("b5")["damage"] == 2
    assert hand(game) == ["attack"]


@pytest.mark.rule("H3-CRD-12")
@pytest.mark.parametrize(("how", "kept"), [("play", ["magic_arrow"]), ("expert", ["magic_arrow", "power"])])
def test_mysticism_takes_the_spell_back(how: str, kept: list[str]) -> None:
    game = caster("magic_arrow,power,mysticism", "castle_champions@b5")
    game.play("cast:magic_arrow", "power:power", "step:2", "target:b5", f"{how}:mysticism")
    assert sorted(hand(game)) == kept
    assert "mysticism" in discarded(game)


@pytest.mark.rule("H3-CBC-01")
def test_expert_knowledge_allows_one_more_spell() -> None:
    game = caster("magic_arrow,knowledge", "castle_champions@b5")
    game.play("cast:magic_arrow", "target:b5", "expert:knowledge")
    game.play("cast:magic_arrow", "target:b5")
    assert game.unit_at("b5")["damage"] == 2
    assert "cast:magic_arrow" not in game.choice


@pytest.mark.rule("H3-CBC-01", "H3-SPL-10")
def test_basic_knowledge_gives_the_spell_back_but_no_second_one() -> None:
    game = caster("magic_arrow,knowledge", "castle_champions@b5")
    game.play("cast:magic_arrow", "target:b5", "play:knowledge")
    assert hand(game) == ["magic_arrow"]
    assert game.why_not("cast:magic_arrow") == "H3-CBC-01"


@pytest.mark.rule("H3-CRD-12")
@pytest.mark.parametrize(("first", "then"), [("mysticism", "knowledge"), ("knowledge", "mysticism")])
def test_mysticism_and_knowledge_may_follow_the_same_spell(first: str, then: str) -> None:
    game = caster("magic_arrow,power,mysticism,knowledge", "castle_champions@b5")
    game.play("cast:magic_arrow", "power:power", "step:2", "target:b5", f"expert:{first}")
    assert set(game.choice.keys) == {f"expert:{then}", "pass"}, "the basic effect would give nothing back any more"
    game.play(f"expert:{then}")
    assert sorted(hand(game)) == ["magic_arrow", "power"]
    game.play("cast:magic_arrow", "power:power", "step:2", "target:b5")
    assert game.unit_at("b5")["damage"] == 4


@pytest.mark.rule("H3-CRD-17")
def test_a_lasting_spell_taken_back_returns_after_the_combat() -> None:
    game = caster("haste,knowledge", "neutral_peasants@b4", dice=(0,))
    game.play("cast:haste", "target:b3", "play:knowledge")
    assert hand(game) == []
    game.play("attack:b4")
    assert game.over
    assert hand(game) == ["haste"]


@pytest.mark.rule("H3-CRD-12")
@pytest.mark.parametrize(("power", "how", "cancelled"), [(1, "play", True), (2, "expert", True)])
def test_resistance_cancels_a_spell(power: int, how: str, cancelled: bool) -> None:
    game = skirmish(
        "castle_archangels@b3 cards=magic_arrow,power,power hand=3",
        "castle_champions@b5 cards=resistance hand=1 expert=1",
        draws=["magic_arrow", "power", "power", "resistance"],
    )
    game.play("cast:magic_arrow", *["power:power"] * power)
    game.play(*(["done"] if power < 2 else []), f"step:{power + 1}", "target:b5")
    assert game.choice.seat == 1
    assert ("play:resistance" in game.choice) == (power < 2)
    game.play(f"{how}:resistance")
    assert game.unit_at("b5")["damage"] == 0
    assert game.events_named("spell_fails") == [{"side": 0, "card": "magic_arrow"}]
    assert "magic_arrow" in discarded(game)
    assert game.why_not("cast:magic_arrow") == "H3-GEN-08"


@pytest.mark.rule("H3-CBR-20")
def test_a_spell_may_kill_the_last_enemy() -> None:
    game = caster("magic_arrow", "neutral_peasants@b5*1")
    game.play("cast:magic_arrow", "target:b5")
    assert game.over
    assert game.result == (1, -1)
    assert discarded(game) == ["magic_arrow"]


@pytest.mark.rule("H3-SPL-02", "H3-SPL-03")
@pytest.mark.parametrize(("enemy", "steps"), [
    ("necropolis_ghost_dragons", set()), ("necropolis_liches", {"step:2", "step:3"}),
    ("necropolis_zombies", {"step:1", "step:2", "step:3"}),
])  # fmt: skip
def test_a_step_that_has_no_target_is_not_offered(enemy: str, steps: set[str]) -> None:
    cards = ["blind", "power", "power"]
    game = skirmish(f"castle_archangels@a1 castle_champions@b1 cards={','.join(cards)} hand=3", f"{enemy}@d5",
                    draws=cards)  # fmt: skip
    game.play("cast:blind", "power:power", "power:power")
    assert {key for key in game.keys if key.startswith("step:")} == steps
