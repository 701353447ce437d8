"""What programs of a scenario file do with AI heroes: nothing that no map, hero or moment allows."""

import pytest

import banneret
from banneret.bots import make
from banneret.heroes.designing.report import check_text
from banneret.heroes.scenario.load import SCENARIOS
from tests.heroes.builder import HeroesGame
from tests.heroes.designing.maps import told

FIRES = (SCENARIOS / "border_fires.yaml").read_text(encoding="utf-8").replace("id: border_fires", "id: my_fires")
SEATS = ["castle/catherine", "necropolis/sandro", "dungeon/mutare"]


def changed(old: str, new: str) -> str:
    """Border Fires under another id, with a part changed."""
    assert old in FIRES
    return FIRES.replace(old, new, 1)


def event(verb: str) -> str:
    return changed("events:\n", f"events:\n- {{rounds: [2], do: [{verb}]}}\n")


def rule(verb: str, when: str = "turn_start", more: str = "") -> str:
    return changed("rules:\n", f"rules:\n- {{id: own, text: t, when: {when}, {more}do: [{verb}]}}\n")


def found(text: str) -> list[str]:
    return [line.split(": ", 2)[2] for line in told(check_text(text, "my_fires.yaml"))]


def played(text: str, players: int, rounds: int = 9) -> HeroesGame:
    """A game of random players, up to the start of a round."""
    game = HeroesGame.of(banneret.new("heroes", scenario="my_fires", definition=text, seats=SEATS[:players], seed=1))
    bots = [make("random", "heroes", seat) for seat in range(players)]
    while not game.over and game.seen()["round"] < rounds:
        game.apply(bots[game.state.seat].choose(game.view(game.state.seat), game.rules), game.state.seat)
    return game


@pytest.mark.parametrize("place", ["A1", "{tile: A1, field: mine}"])
def test_nobody_is_called_to_a_place_that_no_map_has(place: str) -> None:
    expected = 'at: no tile of the map is "A1"'
    assert found(event(f"{{spawn: clan_raiders, at: {place}}}")) == [f"events[0].do[0].{expected}"]
    assert found(rule(f"{{may: [{{spawn: clan_raiders, at: {place}}}]}}")) == [f"do[0].may[0].{expected}"]


def test_nor_to_one_that_only_maps_of_other_players_have() -> None:
    verb = "{spawn: clan_raiders, at: third_seat}"
    assert found(rule(verb, more="only_players: [1, 2], ")) == ['do[0].at: no tile of the map is "third_seat"']
    assert found(rule(verb, more="only_players: [2, 3], ")) == []


def test_an_unknown_place_is_told_once() -> None:
    assert found(event("{spawn: clan_raiders, at: fourth_seat}")) == [
        'events[0].do[0].at: unknown seat or label "fourth_seat" (did you mean "first_seat"?)'
    ]


@pytest.mark.rule("H3-DO-spawn")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_where_only_some_maps_have_it_nobody_comes_with_the_others(players: int) -> None:
    text = event("{spawn: clan_raiders, at: third_seat}").replace("rounds: [2]", "rounds: [1]")
    assert found(text) == []
    game = HeroesGame.of(banneret.new("heroes", scenario="my_fires", definition=text, seats=SEATS[:players], seed=1))
    while game.choice.kind_name != "action":
        game.apply(game.choice.keys[0])
    assert ("clan_raiders" in game.ai_on_map()) == (players == 3)


@pytest.mark.parametrize("players", [1, 2, 3])
def test_cubes_from_the_start_where_the_map_has_the_field(players: int) -> None:
    text = changed("  units: [pack:T1, few:T2]\n", "  units: [pack:T1, few:T2]\n  flags: [third_seat]\n")
    assert found(text) == []
    game = played(text, players, rounds=1)
    while game.choice.kind_name != "action":
        game.apply(game.choice.keys[0])
    assert sum(event.name == "flag" for event in game.events) == (players == 3)


@pytest.mark.rule("H3-AIC-20", "H3-AIC-21")
@pytest.mark.parametrize(
    ("card", "why"),
    [
        ("skill", "Skill cards need a skill, and first_clan has none (H3-AIC-21)"),
        ("magic", "Magic cards need spells, and clan_raiders has none (H3-AIC-20)"),
    ],
)
def test_a_card_that_an_ai_hero_cannot_use(card: str, why: str) -> None:
    assert found(event(f"{{strengthen: all, add_card: {card}}}")) == [f"events[0].do[0].add_card: {why}"]


@pytest.mark.rule("H3-AIC-17", "H3-CMP-08")
@pytest.mark.parametrize(("kind", "most"), [("magic", 5), ("skill", 5)])
def test_an_ai_deck_may_be_made_of_all_cards_of_a_type_that_the_box_has(kind: str, most: int) -> None:
    text = event("{strengthen: first_clan, mp: 1}")
    plain = "{deck: {might: 2, magic: 1}, spells: [magic_arrow]}"
    assert plain in text
    full = text.replace(plain, f"{{deck: {{{kind}: {most}}}, spells: [magic_arrow], skill: armorer}}")
    assert found(full) == []
    lines = found(full.replace(f"{kind}: {most}", f"{kind}: {most + 1}"))
    reason = f"the box has {most} AI cards of the type {kind}, not {most + 1} (H3-CMP-08)"
    assert lines
    assert all(line.endswith(reason) for line in lines)


@pytest.mark.rule("H3-AIC-20", "H3-AIC-21")
def test_a_card_that_it_can_use() -> None:
    assert found(event("{strengthen: first_clan, add_card: magic}, {strengthen: all, add_card: might}")) == []
    skilled = event("{strengthen: first_clan, add_card: skill}")
    assert found(skilled.replace("spells: [magic_arrow]}", "spells: [magic_arrow], skill: armorer}")) == []


@pytest.mark.parametrize("what", ["add: ['draw:gold']", "remove: ['neutral:zealots']", "restore: 1"])
def test_no_army_changes_when_a_combat_begins(what: str) -> None:
    [line] = found(rule(f"{{strengthen: all, {what}}}", "combat_start"))
    assert line == f"do[0].{what.partition(':')[0]}: no army changes when a Combat begins: choose another moment"
    assert found(rule(f"{{strengthen: all, {what}}}", "turn_start")) == []
    assert found(rule("{strengthen: all, mp: 1, add_card: might}", "combat_start")) == []
