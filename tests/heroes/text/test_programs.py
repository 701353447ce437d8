"""Every verb, condition, timing and moment has words, and the words are right."""

from collections.abc import Iterator
from types import NoneType
from typing import Any, Literal, Union, get_args, get_origin

import msgspec
import pytest

from banneret.heroes.box.cards_and_units import Box, load
from banneret.heroes.box.verbs import combat as combat_verbs
from banneret.heroes.box.verbs.cards import CARD_VERBS, CancelSpell, Chain, SpellLimit
from banneret.heroes.box.verbs.map import MAP_VERBS, Branch, Choose, May, Movement, Pay, Price, Search
from banneret.heroes.text.component_names import KINDS, name
from banneret.heroes.text.programs import ability_text, condition_texts, program_text, step_text, timing_text, verb_text
from banneret.heroes.text.sheets import card_text, sheet_text, spell_text, unit_text
from banneret.text import LANGUAGES
from tests.heroes.messages import arguments

BROKEN = ("{", "}", "???", "$", "\u2068", "\u2069", "  ", " .", ",:", ",,")
DRAW = (combat_verbs.Draw(draw=1),)
EVERY_VERB = {**combat_verbs.VERBS, **CARD_VERBS, **MAP_VERBS}
IDS = {"doubled_for": ("", "crusaders", "dragons"), "overlay": ("horde_of_zombies",), "find": ("necromancy",)}
"""Samples of the fields that hold an id."""


def sound(text: str) -> bool:
    return text.strip() == text != "" and not any(mark in text for mark in BROKEN)


def samples(field: msgspec.structs.FieldInfo) -> tuple[Any, ...]:
    """The values a field of a verb may have; a few stand for the many."""
    return IDS[field.name] if field.type is str else of_type(field.type, field.default)


def of_type(kind: Any, default: Any) -> tuple[Any, ...]:
    args = get_args(kind)
    if kind is int:
        return (0, 1, 2, 5)
    if kind is bool:
        return (False, True)
    if kind is Price:
        return (Price(gold=3), Price(building_materials=1, valuables=5))
    if get_origin(kind) is Literal:
        return args
    if NoneType in args:
        return (None, *of_type(args[0], default))
    if get_origin(kind) is Union:
        return tuple(value for part in args for value in of_type(part, default))
    assert get_origin(kind) is tuple, f"no samples for {kind}"
    if args[0] is combat_verbs.DieFace:
        return ((-1,), (0, 1), (-1, 0, 1))
    if set(args) == {int}:
        return tuple(tuple(range(n, n + len(args))) for n in (0, 1, 5))
    if args[0] is str:
        return (("windmill",), ("windmill", "water_wheel"))
    if args[0] is Branch:
        return ((Branch(do=DRAW), Branch(do=(*DRAW, *DRAW))),)
    if get_origin(args[0]) is Literal:
        words = get_args(args[0])
        return (words[:1], words[:2], words)
    return ((), DRAW) if default == () else (DRAW,)


def variants(kind: type[combat_verbs.Verb]) -> Iterator[combat_verbs.Verb]:
    """The verb with each value of each of its fields, the others at their first value or at their last."""
    choices = {field.name: samples(field) for field in msgspec.structs.fields(kind)}
    for end in (0, -1):
        others = {field: values[end] for field, values in choices.items()}
        for field, values in choices.items():
            for value in values:
                yield kind(**{**others, field: value})


@pytest.fixture(scope="module")
def box() -> Box:
    return load()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("verb", EVERY_VERB)
def test_every_verb_has_words_for_all_its_values(verb: str, lang: str) -> None:
    for variant in variants(EVERY_VERB[verb]):
        for timing in get_args(combat_verbs.Timing):
            assert sound(verb_text(variant, lang, timing)), variant


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("verb", EVERY_VERB)
def test_no_two_words_of_a_verb_read_alike(verb: str, lang: str) -> None:
    kind = EVERY_VERB[verb]
    for field in msgspec.structs.fields(kind):
        if get_origin(field.type) is Literal:
            others = {f.name: samples(f)[0] for f in msgspec.structs.fields(kind)}
            texts = {verb_text(kind(**{**others, field.name: value}), lang) for value in get_args(field.type)}
            assert len(texts) == len(get_args(field.type)), (verb, field.name)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("verb", EVERY_VERB)
def test_every_number_of_a_verb_is_told(verb: str, lang: str) -> None:
    for field in msgspec.structs.fields(EVERY_VERB[verb]):
        if field.type is int:
            with_number = (msgspec.structs.replace(v, **{field.name: 7}) for v in variants(EVERY_VERB[verb]))
            assert any("7" in verb_text(variant, lang) for variant in with_number), (verb, field.name)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_timing_and_moment_has_words(lang: str) -> None:
    for timing in get_args(combat_verbs.Timing):
        assert sound(timing_text(timing, lang))
        assert sound(ability_text(combat_verbs.Ability(timing=timing, do=DRAW), lang))
        for moment in get_args(combat_verbs.Moment):
            with_moment = ability_text(combat_verbs.Ability(timing=timing, when=moment, do=DRAW), lang)
            assert sound(with_moment)
            assert with_moment != ability_text(combat_verbs.Ability(timing=timing, do=DRAW), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_condition_has_words(lang: str) -> None:
    given: dict[str, Any] = {
        "own_die": (0,),
        "attacker_die": (0, 1),
        "adjacent": False,
        "moved": True,
        "retaliation": True,
        "target": "arch_devils",
        "own_hero": "necropolis",
        "on_field": "stables",
    }
    assert given.keys() == set(combat_verbs.Condition.__struct_fields__), "a condition without a sample here"
    texts = condition_texts(combat_verbs.Condition(**given), lang)
    assert len(texts) == len(given)
    assert all(sound(text) for text in texts)
    for timing in get_args(combat_verbs.Timing):
        everything = combat_verbs.Ability(
            timing=timing, when="attacked", condition=combat_verbs.Condition(**given), once_per_turn=True, do=DRAW
        )
        assert sound(ability_text(everything, lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_cards_or_schools_have_one_name(lang: str) -> None:
    for kind in ("card-", "school-"):
        names = [name(id, lang) for id in arguments("en") if id.startswith(kind)]
        assert len(set(names)) == len(names) > 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_steps_of_a_spell_read_alike(box: Box, lang: str) -> None:
    for spell in box.spells:
        steps = [step_text(spell, step, lang) for step in spell.steps]
        assert len(set(steps)) == len(steps) > 0, spell.id
        assert set(steps) <= set(spell_text(spell, lang).split("\n"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_bare_id_has_one_name_whatever_it_is(lang: str) -> None:
    names: dict[str, str] = {}
    for id in arguments("en"):
        kind, _, bare = id.partition("-")
        if kind in KINDS:
            assert names.setdefault(bare, name(id, lang)) == name(bare, lang)


ELSEWHERE = combat_verbs.Ability(
    timing="attack",
    condition=combat_verbs.Condition(adjacent=False),
    do=(combat_verbs.AttackAgain(attack_again="same"),),
)
ZOMBIES = combat_verbs.Ability(
    timing="passive",
    when="attacked",
    condition=combat_verbs.Condition(attacker_die=(0, 1)),
    do=(combat_verbs.Stat(stat="defense", by=1, until="attack"),),
)
ENCHANTERS = combat_verbs.Ability(
    timing="activation",
    do=(
        combat_verbs.Heal(
            heal=2, on="other_ally", otherwise=(combat_verbs.Stat(stat="attack", by=1, until="activation"),)
        ),
    ),
)
CHAMPIONS = combat_verbs.Ability(timing="passive", do=(combat_verbs.Reroll(reroll="must", faces=(-1,), repeat=True),))
PEASANTS = combat_verbs.Ability(timing="map", when="resource_round", do=(combat_verbs.Gain(gain="gold", amount=3),))


@pytest.mark.parametrize(
    ("ability", "lang", "expected"),
    [
        (ELSEWHERE, "en", "When it attacks a unit that is not adjacent: it attacks the same target once more."),
        (
            ELSEWHERE,
            "fr",
            "Quand cette unité attaque une unité qui ne lui est pas adjacente\u00a0: elle attaque la même cible encore"
            " une fois.",
        ),
        (
            ELSEWHERE,
            "de",
            "Wenn diese Einheit eine nicht benachbarte Einheit angreift: Sie greift dasselbe Ziel noch einmal an.",
        ),
        (ELSEWHERE, "pl", "Gdy ta jednostka atakuje niesąsiadującą jednostkę: atakuje ten sam cel jeszcze raz."),
        (
            ZOMBIES,
            "en",
            "When it is attacked and the attacker’s Attack die shows 0 or +1: this unit gets +1 defense for this"
            " attack.",
        ),
        (
            ENCHANTERS,
            "de",
            "Wenn diese Einheit aktiviert wird: Entferne bis zu 2 Schaden von einer anderen verbündeten Einheit; ist"
            " keiner zu entfernen: Diese Einheit erhält +1 Angriff bis zum Ende ihrer Aktivierung.",
        ),
        (
            CHAMPIONS,
            "en",
            "When it attacks or retaliates: each of its Attack dice that shows −1 must be rerolled until it no longer"
            " does.",
        ),
        (PEASANTS, "fr", "Au début de chaque manche de Revenus\u00a0: gagnez 3 or."),
        (PEASANTS, "pl", "Na początku każdej rundy Zasobów: zyskaj 3 złota."),
    ],
)
def test_sentences(ability: combat_verbs.Ability, lang: str, expected: str) -> None:
    assert ability_text(ability, lang) == expected


@pytest.mark.parametrize(("n", "cards"), [(1, "1 kartę"), (2, "2 karty"), (5, "5 kart"), (22, "22 karty")])
def test_polish_plurals_in_programs(n: int, cards: str) -> None:
    assert (
        ability_text(combat_verbs.Ability(timing="instant", do=(combat_verbs.Draw(draw=n),)), "pl", "card")
        == f"Dobierz {cards}."
    )


def test_a_malus_is_written_with_a_true_minus() -> None:
    malus = combat_verbs.Stat(stat="initiative", by=-1, on="own_unit", until="activation")
    assert verb_text(malus, "en") == "one of your units gets −1 initiative until the end of its activation"


def test_a_card_says_nothing_of_a_unit_that_acts(box: Box) -> None:
    offense = next(card for card in box.abilities if card.id == "offense")
    assert card_text(offense, "de").split("\n") == [
        "Offensive (Fähigkeitenkarte)",
        "Normaler Effekt (Sofort): Eine deiner Einheiten erhält +1 Angriff für einen einzigen Angriff; ziehe 1 Karte.",
        "Experteneffekt (Sofort): Eine deiner Einheiten erhält +2 Angriff für einen einzigen Angriff; ziehe 1 Karte.",
    ]


def test_a_unit_sheet(box: Box) -> None:
    marksmen = next(unit for unit in box.units if unit.id == "castle_marksmen")
    assert unit_text(marksmen, "pl").split("\n") == [
        "Kusznicy (Brąz, Zamek)",
        "Garstka: Strzelająca, atak 2, obrona 0, zdrowie 2, inicjatywa 4",
        "  Rekrutacja: 3 złota",
        "Grupa: Strzelająca, atak 2, obrona 0, zdrowie 2, inicjatywa 6",
        "  Wzmocnienie: 5 złota",
        "  Atak – Gdy ta jednostka atakuje niesąsiadującą jednostkę: atakuje ten sam cel jeszcze raz.",
    ]


@pytest.mark.parametrize(
    ("verb", "lang", "expected"),
    [
        (combat_verbs.Stat(stat="initiative", by=-2, on="any_unit", until="combat"), "fr",
         "une unité de votre choix reçoit −2 en initiative jusqu’à la fin du combat"),
        (combat_verbs.Stat(stat="attack", by=1, on="attacker", until="attack"), "de",
         "die angreifende Einheit erhält +1 Angriff für diesen Angriff"),
        (combat_verbs.Stat(stat="defense", by=1, on="target", until="attack"), "pl",
         "atakowana jednostka otrzymuje +1 do obrony na czas tego ataku"),
        (combat_verbs.Paralyse(paralyse="any_unit"), "en", "a unit of your choice gets a Paralysis token"),
        (Chain(chain=(3, 2, 1)), "en",
         "a unit of your choice takes 3 damage, the unit nearest to it 2 and the next nearest 1, your own units"
         " included; defense does not lower this damage"),
        (CancelSpell(cancel_spell="enemy"), "de", "der Zauber des Gegners schlägt fehl"),
        (CancelSpell(cancel_spell="enemy", most_power=1), "de",
         "der Zauber des Gegners schlägt fehl, wenn seine Zauberkraft höchstens 1 beträgt"),
        (SpellLimit(spell_limit=1), "pl", "w tej rundzie walki możesz rzucić o 1 zaklęcie więcej"),
        (SpellLimit(spell_limit=2), "pl", "w tej rundzie walki możesz rzucić o 2 zaklęcia więcej"),
        (SpellLimit(spell_limit=5), "pl", "w tej rundzie walki możesz rzucić o 5 zaklęć więcej"),
    ],
)  # fmt: skip
def test_verbs_of_spells(verb: combat_verbs.Verb, lang: str, expected: str) -> None:
    assert verb_text(verb, lang, "instant") == expected


def test_a_spell_sheet() -> None:
    assert sheet_text("lightning_bolt").split("\n") == [
        "Lightning Bolt (basic spell, Air Magic)",
        "Timing: Activation",
        "Power 0: A unit of your choice takes 2 damage, which its defense does not lower.",
        "Power 1: A unit of your choice takes 3 damage, which its defense does not lower.",
        "Power 2: A unit of your choice takes 4 damage, which its defense does not lower.",
        "Instead of casting it you may discard it to add 1 power to another spell you are casting.",
    ]


def test_a_spell_sheet_says_on_which_tiers_and_types_it_works() -> None:
    assert sheet_text("blind", "de").split("\n")[2:4] == [
        "Zauberkraft 0, auf Einheiten der Stufe Bronze: Eine Einheit deiner Wahl erhält einen Lähmungsmarker.",
        "Zauberkraft 1, auf Einheiten der Stufe Bronze oder Silber: Eine Einheit deiner Wahl erhält einen"
        " Lähmungsmarker.",
    ]
    assert "Seulement sur une unité de type\u00a0: Au sol ou Volante" in sheet_text("bloodlust", "fr").split("\n")
    assert not any("type" in line for line in sheet_text("curse", "fr").split("\n"))


def test_a_spell_of_several_schools_names_them_all() -> None:
    title = sheet_text("magic_arrow", "pl").split("\n")[0]
    schools = "Magia Powietrza, Magia Ziemi, Magia Ognia lub Magia Wody"
    assert title == f"Magiczna Strzała (zaklęcie podstawowe, {schools})"


COSTLY = combat_verbs.Ability(timing="instant", cost=combat_verbs.PlayCost(discard=2), returns=True, do=DRAW)
OWN_X = combat_verbs.Ability(timing="instant", cost=combat_verbs.PlayCost(any_number=True), do=DRAW)
REMOVED = combat_verbs.Ability(timing="instant", when="combat_won", cost=combat_verbs.PlayCost(remove=True), do=DRAW)
CHOICE = (Choose(choose=(Branch(do=(Movement(movement=1),)), Branch(do=(Pay(pay=Price(gold=2), do=DRAW),)))),)


@pytest.mark.parametrize(
    ("ability", "lang", "expected"),
    [
        (COSTLY, "en", "Discard 2 other cards: draw 1 card; take this card back into your hand."),
        (COSTLY, "de", "Wirf 2 andere Karten ab: Ziehe 1 Karte; nimm diese Karte auf die Hand zurück."),
        (OWN_X, "fr", "Défaussez autant d’autres cartes que vous voulez\u00a0: piochez 1 carte."),
        (REMOVED, "en", "After a combat you have won, remove this card from the game: draw 1 card."),
        (REMOVED, "pl", "Po wygranej przez ciebie walce, usuń tę kartę z gry: dobierz 1 kartę."),
    ],
)
def test_what_a_card_costs_comes_before_the_colon(ability: combat_verbs.Ability, lang: str, expected: str) -> None:
    assert ability_text(ability, lang, "card") == expected


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("en", "Either one of your heroes gains 1 movement point, or pay 2 gold, then draw 1 card."),
        ("fr", "Soit un de vos héros gagne 1 point de mouvement, soit payez 2 or, puis piochez 1 carte."),
        ("de", "Entweder einer deiner Helden erhält 1 Bewegungspunkt oder bezahle 2 Gold und ziehe 1 Karte."),
        ("pl", "Albo jeden z twoich bohaterów zyskuje 1 punkt ruchu, albo zapłać 2 złota, potem dobierz 1 kartę."),
    ],
)
def test_a_choice_with_a_price(lang: str, expected: str) -> None:
    assert program_text(CHOICE, lang) == expected


def test_a_program_that_is_one_permission_says_so_before_the_colon() -> None:
    spell = Search(search="spell")
    assert program_text((May(may=(spell,)),), "en", "visit") == "Visit, if you wish: search the Spell deck (2 cards)."
    both = (*DRAW, May(may=(spell,)))
    assert program_text(both) == "Draw 1 card; if you wish, search the Spell deck (2 cards)."


def test_a_verb_that_is_there_twice_in_a_row_is_said_once() -> None:
    gloom = combat_verbs.Morale(morale=-1)
    assert program_text((gloom, gloom), "de") == "Erhalte schlechte Moral (×2)."
    assert program_text((gloom, *DRAW, gloom)).count("gain Negative Morale") == 1
    assert program_text((gloom, *DRAW, gloom)).startswith("Gain Negative Morale; ")


def test_a_program_that_does_nothing_says_so() -> None:
    assert program_text((), "fr", "each_player") == "Chaque joueur\u00a0: rien ne se passe."


def test_a_visitor_is_told_from_a_hero_of_ones_choice() -> None:
    verbs = (Movement(movement=1),)
    assert program_text(verbs, timing="visit") == "The visiting hero gains 1 movement point."
    assert program_text(verbs) == "One of your heroes gains 1 movement point."
