"""The box as it comes with the program: how much is in it, and that its hash follows the content alone."""

import shutil
from collections import Counter
from pathlib import Path
from typing import get_args

import msgspec
import pytest
import yaml

from banneret.heroes.box import cards_and_units
from banneret.heroes.box.cards_and_units import Box, FactionUnit, NeutralUnit
from banneret.heroes.box.verbs import combat as combat_verbs
from banneret.heroes.box.verbs.cards import CARD_VERBS
from banneret.heroes.box.verbs.map import MAP_VERBS
from banneret.heroes.tables import fingerprint as fingerprints
from banneret.heroes.tables import units_and_cards
from banneret.heroes.tables.compile import units as _units  # noqa: F401  (fills the tables)
from banneret.kernel.errors import ContentError
from banneret.kernel.fingerprint import fingerprint
from tests.support.counted_work import at_most


@pytest.fixture
def box() -> Box:
    return cards_and_units.load()


def unit(box: Box, ident: str) -> FactionUnit:
    return next(each for each in box.units if each.id == ident)


def neutral(box: Box, ident: str) -> NeutralUnit:
    return next(each for each in box.neutral_units if each.id == ident)


def copy_of_content(folder: Path) -> Path:
    return Path(shutil.copytree(cards_and_units.FOLDER, folder / "content"))


def replace(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_counts() -> None:
    assert cards_and_units.counts() == {
        "faction_units": 21,
        "neutral_units": 41,
        "neutral_kinds": 34,
        "statistics": 24,
        "abilities": 30,
        "artifacts": 32,
        "specialties": 18,
        "spells": 46,
        "cards": 150,
    }


def test_seven_units_for_each_faction(box: Box) -> None:
    assert Counter(each.faction for each in box.units) == {"castle": 7, "dungeon": 7, "necropolis": 7}
    for faction in cards_and_units.FACTIONS:
        tiers = Counter(each.tier for each in box.units if each.faction == faction)
        assert tiers == {"bronze": 3, "silver": 2, "gold": 2}


def test_sizes_of_the_neutral_decks(box: Box) -> None:
    decks = Counter[str]()
    for each in box.neutral_units:
        decks[each.tier] += each.copies
    assert decks == {"bronze": 17, "silver": 12, "gold": 10, "azure": 2}


def test_every_faction_unit_has_a_neutral_card(box: Box) -> None:
    neutrals = {(each.counterpart, each.name) for each in box.neutral_units}
    assert {(each.faction, each.name) for each in box.units} <= neutrals


def test_statistics_of_a_faction_unit(box: Box) -> None:
    dragons = unit(box, "dungeon_black_dragons")
    assert (dragons.name, dragons.tier, dragons.keywords) == ("Black Dragons", "gold", ("dragon",))
    few, pack = dragons.few, dragons.pack
    assert (few.type, few.attack, few.defense, few.hp, few.initiative) == ("flying", 6, 3, 8, 11)
    assert (pack.type, pack.attack, pack.defense, pack.hp, pack.initiative) == ("flying", 8, 3, 8, 15)
    assert few.cost == cards_and_units.Cost(gold=19, valuables=1)
    assert pack.cost == cards_and_units.Cost(gold=33, valuables=2)


def test_statistics_of_a_neutral_unit(box: Box) -> None:
    boars = neutral(box, "neutral_boars")
    assert (boars.tier, boars.copies, boars.counterpart) == ("bronze", 2, None)
    assert boars.card == cards_and_units.Side(
        type="ground", attack=2, defense=0, hp=4, initiative=6, cost=cards_and_units.Cost(gold=4)
    )


def test_arrow_tower(box: Box) -> None:
    tower = box.tower
    assert (tower.id, tower.type, tower.attack, tower.defense, tower.hp, tower.initiative) == (
        "arrow_tower", "ranged", 4, 2, 3, 9,
    )  # fmt: skip


def test_cards(box: Box) -> None:
    assert [(card.id, card.kind, card.copies) for card in box.cards] == [
        ("attack", "statistic", 5),
        ("defense", "statistic", 6),
        ("power", "statistic", 7),
        ("knowledge", "statistic", 6),
    ]
    assert len(box.abilities) == 15
    assert {(card.kind, card.copies) for card in box.abilities} == {("ability", 2)}
    assert [card.id for card in box.abilities if card.faction] == ["necromancy"]
    assert {card.id for card in box.abilities if card.starting} == {
        "offense", "sorcery", "wisdom", "tactics", "leadership",
    }  # fmt: skip
    assert box.abilities[0].expert.do == (
        combat_verbs.Stat(stat="attack", by=2, on="own_unit", until="action"),
        combat_verbs.Draw(draw=1),
    )


def test_artifacts_and_specialties(box: Box) -> None:
    assert Counter(card.level for card in box.artifacts) == {"minor": 15, "major": 10, "relic": 7}
    assert Counter((card.hero, card.level) for card in box.specialties) == {
        (hero, level): 1 for hero in get_args(cards_and_units.Hero) for level in (1, 4, 6)
    }
    targ = next(card for card in box.artifacts if card.id == "targ_of_the_rampaging_ogre")
    assert (targ.first.cost, targ.first.returns) == (combat_verbs.PlayCost(discard=2), True)
    assert (targ.second.cost, targ.second.returns) == (combat_verbs.PlayCost(), False)


def test_every_card_has_a_number_and_starting_abilities_a_second_one() -> None:
    copies = Counter[int]()
    for card, kind in enumerate(units_and_cards.CARD_KIND):
        copies[kind] += units_and_cards.CARD_COPIES[card]
    assert copies == {
        units_and_cards.STATISTIC_CARD: 24, units_and_cards.ABILITY_CARD: 30, units_and_cards.ARTIFACT_CARD: 32,
        units_and_cards.SPECIALTY_CARD: 18,
        units_and_cards.SPELL_CARD: 46,
    }  # fmt: skip
    starters = {
        name: units_and_cards.STARTER[card]
        for name, card in units_and_cards.CARD_NUMBER.items()
        if units_and_cards.STARTER[card] >= 0
    }
    assert starters == {
        f"starting_{name}": units_and_cards.CARD_NUMBER[name]
        for name in ("offense", "sorcery", "wisdom", "tactics", "leadership")
    }


def test_programs_of_abilities(box: Box) -> None:
    (twice,) = unit(box, "castle_marksmen").pack.abilities
    assert twice.condition == combat_verbs.Condition(adjacent=False)
    assert twice.do == (combat_verbs.AttackAgain(attack_again="same"),)
    (enchant,) = neutral(box, "neutral_enchanters").card.abilities
    stronger = combat_verbs.Stat(stat="attack", by=1, until="activation")
    assert enchant.do == (combat_verbs.Heal(heal=2, on="other_ally", otherwise=(stronger,)),)
    (harpies,) = unit(box, "dungeon_harpies").pack.abilities
    assert harpies.do == (combat_verbs.NoRetaliation(), combat_verbs.GoBack(go_back="after_attack"))


def test_every_verb_is_used(box: Box) -> None:
    """A verb no card uses would be dead code in the text generator and in the rules."""
    used: set[str] = set()

    def walk(verbs: tuple[combat_verbs.Verb, ...]) -> None:
        for verb in verbs:
            used.add(verb.main)
            walk(getattr(verb, "do", ()))
            walk(getattr(verb, "otherwise", ()))

    sides = [side for each in box.units for side in (each.few, each.pack)] + [each.card for each in box.neutral_units]
    for ability in [ability for side in sides for ability in side.abilities]:
        walk(ability.do)
    for card in (*box.cards, *box.abilities):
        walk(card.basic.do + card.expert.do)
    for artifact in box.artifacts:
        walk(artifact.first.do + artifact.second.do)
    for specialty in box.specialties:
        for effect in (specialty.first, specialty.second):
            walk(effect.do if effect else ())
    steps = [step for spell in box.spells for step in spell.steps]
    for step in [*steps, *(step for specialty in box.specialties for step in specialty.steps)]:
        walk(step.do)
    assert {*combat_verbs.VERBS, *CARD_VERBS} - used == set()
    assert used <= {*combat_verbs.VERBS, *CARD_VERBS, *MAP_VERBS}


def test_nothing_is_wrong_with_the_box(box: Box) -> None:
    assert cards_and_units.check(box) == []


def test_loading_is_little_work() -> None:
    with at_most(1_000_000):
        assert cards_and_units.load_from(cards_and_units.FOLDER).units


def test_loads_once() -> None:
    assert cards_and_units.load() is cards_and_units.load()


def test_box_is_the_same_without_libyaml(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(yaml, "CSafeLoader", raising=False)
    assert cards_and_units.load_from(cards_and_units.FOLDER) == cards_and_units.load()


def content_hash(box: Box | None = None) -> str:
    return fingerprint(fingerprints.content(box))


def test_hash_is_sixteen_hex_digits_and_stable() -> None:
    assert len(content_hash()) == 16
    assert int(content_hash(), 16) >= 0
    assert content_hash() == content_hash(cards_and_units.load_from(cards_and_units.FOLDER))


def test_hash_ignores_comments_and_key_order(tmp_path: Path) -> None:
    folder = copy_of_content(tmp_path)
    replace(folder / "units.yaml", "units:\n", "# a remark\nunits:   # and another\n")
    replace(
        folder / "units.yaml",
        "{type: ground, attack: 2, defense: 1, hp: 2, initiative: 4, cost: {gold: 2}}",
        "\n    initiative: 4\n    cost: {valuables: 0, gold: 2}\n    hp: 2\n    type: 'ground'\n"
        "    defense: 1\n    attack: 2",
    )
    assert content_hash(cards_and_units.load_from(folder)) == content_hash()


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("units.yaml", "attack: 2", "attack: 3"),
        ("units.yaml", "cost: {gold: 2}", "cost: {gold: 2, valuables: 1}"),
        ("neutrals.yaml", "{heal: 2}", "{heal: 3}"),
        ("neutrals.yaml", "{no_penalty: adjacent}", "{no_penalty: all}"),
        ("units.yaml", "[unlimited_retaliation]", "[no_retaliation]"),
        ("units.yaml", "[no_retaliation, {heal: 2}]", "[{heal: 2}, no_retaliation]"),
        ("siege.yaml", "hp: 3", "hp: 4"),
        ("cards.yaml", "by: 2", "by: 3"),
        ("abilities.yaml", "{draw: 2}", "{draw: 3}"),
        ("artifacts.yaml", "cost: {discard: 2}", "cost: {discard: 1}"),
        ("specialties.yaml", "hp: 2", "hp: 3"),
    ],
)
def test_hash_follows_the_content(tmp_path: Path, file: str, old: str, new: str) -> None:
    folder = copy_of_content(tmp_path)
    replace(folder / file, old, new)
    assert content_hash(cards_and_units.load_from(folder)) != content_hash()


def test_check_names_the_entry(box: Box) -> None:
    first = msgspec.structs.replace(box.units[1], id="castle_halberdiers")
    wrong = msgspec.structs.replace(box, units=(box.units[0], first, *box.units[2:]))
    assert cards_and_units.check(wrong) == ["castle_halberdiers: this id is already taken"]


@pytest.mark.parametrize(
    ("file", "old", "new", "line", "message"),
    [
        ("neutrals.yaml", "own_hero: necropolis", "own_hero: necropolys", "own_hero: necropolis",
         'neutral_skeletons: card.abilities[0].if.own_hero: unknown faction "necropolys" '
         '(did you mean "necropolis"?)'),
        ("neutrals.yaml", "target: arch_devils", "target: arch_devil", "target: arch_devils",
         'neutral_archangels: card.abilities[0].if.target: unknown unit "arch_devil" '
         '(did you mean "arch_devils"?)'),
        ("units.yaml", "on_field: stables", "on_field: stable", "on_field: stables",
         'castle_champions: few.abilities[0].if.on_field: unknown location "stable" (did you mean "stables"?)'),
        ("neutrals.yaml", "counterpart: castle", "counterpart: dungeon", "counterpart: castle",
         'neutral_halberdiers: counterpart: dungeon has no unit called "Halberdiers"'),
        ("neutrals.yaml", "- id: neutral_griffins", "- id: castle_griffins", "- id: neutral_griffins",
         "castle_griffins: id: this id is already taken"),
        ("units.yaml", "- id: castle_griffins", "- id: castle_marksmen", "- id: castle_griffins",
         "castle_marksmen: id: this id is already taken"),
        ("siege.yaml", "id: arrow_tower", "id: attack", "id: arrow_tower", "attack: id: this id is already taken"),
        ("neutrals.yaml", "copies: 2", "copies: 3", "neutral_units:",
         "neutral_units: 42 neutral units, but the box has 41"),
        ("cards.yaml", "copies: 5", "copies: 4", "cards:", "cards: 23 statistics, but the box has 24"),
        ("abilities.yaml", "copies: 2", "copies: 3", "abilities:", "abilities: 31 abilities, but the box has 30"),
    ],
)  # fmt: skip
def test_missing_references_and_counts(tmp_path: Path, file: str, old: str, new: str, line: str, message: str) -> None:
    rows = (cards_and_units.FOLDER / file).read_text(encoding="utf-8").splitlines()
    number = next(i for i, row in enumerate(rows, start=1) if line in row)
    folder = copy_of_content(tmp_path)
    replace(folder / file, old, new)
    with pytest.raises(ContentError) as caught:
        cards_and_units.load_from(folder)
    assert str(caught.value) == f"{file}:{number}: {message}"


def test_problems_of_all_files_are_reported(tmp_path: Path) -> None:
    folder = copy_of_content(tmp_path)
    replace(folder / "units.yaml", "attack: 2", "attack: two")
    replace(folder / "neutrals.yaml", "hp: 4", "hp: -4")
    (folder / "cards.yaml").unlink()
    with pytest.raises(ContentError) as caught:
        cards_and_units.load_from(folder)
    units, neutrals, cards = str(caught.value).splitlines()
    assert units.endswith('castle_halberdiers: few.attack: expected an integer, got "two"')
    assert neutrals.endswith("neutral_halberdiers: card.hp: expected an integer >= 1, got -4")
    assert cards == "cards.yaml: there is no such file"
