"""The rules that can be switched, listed in the terminal."""

import pytest
from typer.testing import CliRunner

from banneret.cli.main import app
from banneret.heroes.state.options import COMBAT_OPTIONS, EXCLUDING, MAP_OPTIONS
from banneret.table.lobby import games


@pytest.mark.parametrize("lang", ["en", "fr", "de", "pl"])
@pytest.mark.parametrize("combat", [False, True])
def test_every_option_is_listed_with_what_it_means(lang: str, combat: bool) -> None:
    known = COMBAT_OPTIONS if combat else MAP_OPTIONS
    asked = ["options", "--lang", lang, *(["--combat"] if combat else [])]
    shown = CliRunner().invoke(app, asked, env={"COLUMNS": "1000"})
    assert shown.exit_code == 0
    lines = shown.stdout.splitlines()
    infos = {option.id: option for option in games(lang)[0].options}
    assert {line.partition("=")[0] for line in lines[::2]} == known
    for head, told in zip(lines[::2], lines[1::2], strict=True):
        option = infos[head.partition("=")[0]]
        assert option.default in head
        assert option.clause in head
        assert option.name in told
        assert option.text in told


def test_options_that_exclude_each_other_are_refused_in_words() -> None:
    both = [word for name in EXCLUDING[0] for word in ("--option", f"{name}=on")]
    played = CliRunner().invoke(app, ["play", "--terminal", "--scenario", "brave-new-world", *both])
    assert played.exit_code != 0
    assert "exclude each other" in (played.output + str(played.exception))
