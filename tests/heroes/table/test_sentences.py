"""Parts of scenario files in words: every entry that does something says what, in every language."""

import msgspec
import pytest

from banneret.heroes.scenario.load import SCENARIOS, load_scenario, read_scenario, scenario_ids
from banneret.heroes.scenario.rules import Change, FightChange, GuardChange, Rule
from banneret.heroes.table.scenario.changes import change_texts
from banneret.heroes.table.scenario.sentences import rule_sentence, sentences
from banneret.text import LANGUAGES
from tests.heroes.designing.maps import OWN


@pytest.mark.parametrize("id", scenario_ids())
def test_every_goal_event_and_rule_that_does_something_has_a_sentence(id: str) -> None:
    path = SCENARIOS / f"{id}.yaml"
    file = read_scenario(path).value
    for lang in LANGUAGES:
        told = {each.path: each.text for each in sentences(path.read_text(), lang)}
        lacking = [("victory", n) for n in range(len(file.victory)) if ("victory", n) not in told]
        lacking += [
            ("rules", n) for n, rule in enumerate(file.rules) if (rule.do or rule.change) and ("rules", n) not in told
        ]
        lacking += [("ai", n) for n in range(len(file.ai)) if ("ai", n) not in told]
        assert lacking == []
        assert all("{" not in text and "when-" not in text for text in told.values())


def test_what_cannot_be_read_is_left_out_and_the_rest_is_told() -> None:
    assert sentences("a: [1", "en") == ()
    broken = OWN.replace("victory:", "victory:\n- {flag: {what: nowhere}}")
    goals = [each.path for each in sentences(broken, "en") if each.path[0] == "victory"]
    assert goals == [("victory", n) for n in range(3)]


@pytest.mark.parametrize(
    ("what", "told"),
    [("mine", "Hold 1 × Mines."), ("grail", "Hold: the Grail."), ("dragon_utopia", "Hold: Dragon Utopia.")],
)
def test_one_of_a_kind_of_field_is_counted_and_what_is_there_once_is_named(what: str, told: str) -> None:
    goals = sentences(OWN.replace("victory:", f"victory:\n- {{flag: {{what: {what}}}}}"), "en")
    assert next(each.text for each in goals if each.path == ("victory", 0)) == told


WHERE = [
    {"location": "settlement", "own": True}, {"resource": "gold"}, {"number": "N2"}, {"home": True, "unwatched": True},
]  # fmt: skip
GUARDS: dict[str, object] = {
    "where": WHERE, "level": 4, "army": {"hard": ["draw:gold"]}, "add": ["neutral:zealots"],
    "among": ["neutral:zealots"], "cannot_avoid": True, "to_the_end": True, "last": "mine", "horde": "brood",
    "cards": 3,
}  # fmt: skip
FIGHTS: dict[str, object] = {"kinship": "dragons", "dull_spells": {"tile": "hill", "by": 2}, "lone_attackers": True}
VALUES: dict[str, object] = {
    "guard_initiative": {"bronze": 2, "gold": -1}, "half_price_again": ["bronze"], "no_flight_from": 5,
    "fights": FIGHTS, "no_buildings": ["citadel"], "ransom": 3, "fallen_return": ["silver"],
    "lock": {"tile": "hill", "field": "grail", "from_terrain": "castle", "if": [{"measure": "round", "at_least": 4}]},
    "no_surrender": {"measure": "gold", "at_least": 3}, "own_half_until": 3, "empty": ["temple"],
    "astrologers": False, "main_heroes_only": ["obelisk"], "guards": GUARDS, "grail": {"heavy": True},
    "beast": {"where": WHERE, "units": ["neutral:azure_dragons"], "health": {"hard": 6}, "heals": 2,
              "hoard": {"minor_defense": 1, "major_attacks": True, "relic_damage": 2}},
    "surrender_price": 4, "transport_price": 2, "remove_cards": ["fireball"], "first_flag_pays": 2,
}  # fmt: skip
"""A value for each key that takes more than a number or a switch."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", [field.encode_name for field in msgspec.structs.fields(Change)])
def test_every_change_of_the_rules_has_a_sentence(key: str, lang: str) -> None:
    kind = next(field.type for field in msgspec.structs.fields(Change) if field.encode_name == key)
    value = VALUES.get(key, True if kind is bool else 1)
    change = msgspec.convert({key: value}, Change)
    [text] = change_texts(load_scenario("crown_hill"), change, lang)
    assert text
    assert "change-" not in text
    assert "{" not in text
    rule = Rule(id="one", text="One.", change=change, active=False, only_players=(2,))
    told = rule_sentence(load_scenario("crown_hill"), rule, lang)
    assert len(told) > len(text)


def test_whatever_a_change_holds_is_told() -> None:
    scenario = load_scenario("crown_hill")
    kinds: list[tuple[str, dict[str, object], type[msgspec.Struct]]] = [
        ("guards", GUARDS, GuardChange),
        ("fights", FIGHTS, FightChange),
    ]
    for name, whole, kind in kinds:
        assert set(whole) == {field.encode_name for field in msgspec.structs.fields(kind)}
        [everything] = change_texts(scenario, msgspec.convert({name: whole}, Change), "en")
        for left_out in set(whole) - {"where", "cards"}:
            less = {key: value for key, value in whole.items() if key != left_out}
            [text] = change_texts(scenario, msgspec.convert({name: less}, Change), "en")
            assert len(text) < len(everything), left_out


def test_of_an_event_that_does_nothing_nothing_is_said() -> None:
    text = OWN.replace("who: each, do: [{gain: gold, amount: 2}]", "do: []")
    assert ("events", 0) not in {each.path for each in sentences(text, "en")}


@pytest.mark.parametrize(
    ("when", "told"),
    [
        ("rounds: [2, 5]", "Round 2, 5: Each player: gain 3 gold."),
        ("from_round: 3, every: 2", "Every 2 rounds from round 3: Each player: gain 3 gold."),
        ("from_round: 4", "Every round from round 4: Each player: gain 3 gold."),
    ],
)
def test_an_event_says_in_which_rounds_it_happens(when: str, told: str) -> None:
    event = "rounds: [3], who: each, do: [{gain: gold, amount: 2}]"
    text = OWN.replace(event, f"{when}, who: each, do: [{{gain: gold, amount: 3}}]")
    assert next(each.text for each in sentences(text, "en") if each.path == ("events", 0)) == told
