"""What a scenario is about, in the terminal: goals, events, foes and points are in sight."""

import pytest
import typer
from typer.testing import CliRunner

import banneret
from banneret.heroes.scenario.load import load_scenario
from banneret.heroes.terminal.map.camera import ZOOMS
from banneret.heroes.terminal.map.drawing import foe_signs
from banneret.heroes.terminal.map.model import world_of
from banneret.heroes.terminal.map.scenario import scenario_lines, sight_line
from banneret.heroes.terminal.session import HeroesSession as Session
from banneret.terminal.face import terminal_of
from banneret.terminal.session import PERSON
from banneret.text import LANGUAGES


def told(scenario: str, seats: list[str], lang: str = "en") -> str:
    game = banneret.new("heroes", scenario=scenario, seats=seats, seed=3)
    session = Session(game, path=None, seats=(PERSON,) * len(seats), bots={}, lang=lang)
    return "\n".join(line.plain for line in scenario_lines(session, world_of(game, 0), lang))


def test_a_campaign_tells_how_it_is_won_and_lost_and_who_is_against_one() -> None:
    text = told("long_live_the_queen_1", ["castle/catherine"])
    assert "Capture the Town: Terraneus." in text
    assert "AI heroes beat Main Heroes 2 times." in text
    rounds = load_scenario("long_live_the_queen_1").rounds[1]
    assert f"After round {rounds}: the scenario is lost." in text
    assert "Raiding band: from round 4 on" in text


def test_points_and_tokens_are_told_for_everybody() -> None:
    text = told("dwarven_gold", ["castle", "dungeon", "necropolis"])
    assert "gold in the vault: " in text
    assert "What happens when" in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_told_in_every_language(lang: str) -> None:
    assert told("first_steps", ["castle", "dungeon"], lang)


def test_goal_and_next_event_stay_in_sight() -> None:
    game = banneret.new("heroes", scenario="long_live_the_queen_1", seats=["castle/catherine"], seed=3)
    session = Session(game, path=None, seats=(PERSON,), bots={}, lang="en")
    line = sight_line(session, world_of(game, 0), 80, "en").plain
    assert "0/1" in line
    assert "next event: round 3" in line


def test_a_foe_has_a_banner_of_its_own() -> None:
    game = banneret.new("heroes", scenario="long_live_the_queen_1", seats=["castle/catherine"], seed=3)
    world = world_of(game, 0)
    _, first, second = foe_signs([hero for hero in world.ai if hero.id == "overseer"], ZOOMS[0])
    assert first.startswith("╔")
    assert "!4" in second


def test_a_scenario_is_chosen_by_its_number() -> None:
    app = typer.Typer()

    @app.command()
    def ask() -> None:
        typer.echo(f"chosen: {terminal_of('heroes').choose_scenario('heroes', 'en')}")

    said = CliRunner().invoke(app, input="99\n1\n").output
    assert "Campaign" in said
    assert "chosen: brave_new_world" in said
    assert "   --  " in said  # what needs an expansion is listed without a number
