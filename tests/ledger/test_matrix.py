import json
from pathlib import Path

import pytest

from banneret.kernel.errors import LedgerError
from banneret.ledger import Coverage, coverage
from banneret.ledger import matrix as matrix_module
from banneret.ledger import report as report_module
from banneret.ledger.report import report
from banneret.plugins import plugins


class Project:
    """A small project on disk: one rules file, and one test file where asked for."""

    def __init__(self, root: Path) -> None:
        self.package = root / "src" / "banneret"
        self.rules = self.package / "heroes" / "attack.py"
        self.test = root / "tests" / "test_attack.py"
        self.rules.parent.mkdir(parents=True)
        self.rules.write_text('"""Attacks. Rules: H3-CBR-04 to H3-CBR-06."""\n', encoding="utf-8")

    def add_test(self, *ids: str) -> None:
        self.test.parent.mkdir(exist_ok=True)
        names = ", ".join(f'"{id}"' for id in ids)
        self.test.write_text(f"@pytest.mark.rule({names})\ndef test_attack() -> None: ...\n", encoding="utf-8")

    def matrix(self) -> Coverage:
        return coverage(["heroes"], package=self.package)["heroes"]


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Project:
    monkeypatch.chdir(tmp_path)
    return Project(tmp_path)


def test_a_clause_leads_to_its_code_and_tests(project: Project) -> None:
    project.add_test("H3-CBR-05")
    matrix = project.matrix()
    [code] = matrix.code["H3-CBR-05"]
    [test] = matrix.tests["H3-CBR-05"]
    assert (code.path, code.line) == ("src/banneret/heroes/attack.py", 1)
    assert (test.path, test.line, test.name) == ("tests/test_attack.py", 1, "test_attack")


def test_a_clause_with_code_but_no_test_is_missing(project: Project) -> None:
    project.add_test("H3-CBR-05", "H3-CBR-07")
    lacking = {clause.id: (coded, tested) for clause, coded, tested in project.matrix().missing()}
    assert lacking["H3-CBR-04"] == (True, False)
    assert lacking["H3-CBR-07"] == (False, True)
    assert lacking["H3-CBR-08"] == (False, False)
    assert "H3-CBR-05" not in lacking
    assert "H3-OOS-01" not in lacking


def test_examples_are_counted_apart(project: Project) -> None:
    project.add_test("H3-EXW-02", "H3-CBR-05")
    matrix = project.matrix()
    assert matrix.examples_tested() == 1
    assert sum(matrix.tested(section) for section in matrix.ledger.sections) == 1


def test_unknown_ids_are_refused_with_file_and_line(project: Project) -> None:
    project.rules.write_text('X = 1\n"""Rules: H3-CBR-99, XX-CBR-01, H3-CBR-01 to H3-CBT-01."""\n', encoding="utf-8")
    project.add_test("H3-CBR-98")
    with pytest.raises(LedgerError) as refused:
        project.matrix()
    assert str(refused.value).split("\n") == [
        "src/banneret/heroes/attack.py:2: unknown clause H3-CBR-99",
        "src/banneret/heroes/attack.py:2: unknown clause XX-CBR-01",
        "src/banneret/heroes/attack.py:2: H3-CBR-01 to H3-CBT-01 crosses from one section into another",
        "tests/test_attack.py:1: unknown clause H3-CBR-98",
    ]


def test_without_tests_the_matrix_still_stands(project: Project) -> None:
    matrix = project.matrix()
    assert not matrix.tests_found
    assert "H3-CBR-04" in matrix.code


def test_an_installed_package_finds_the_tests_of_the_current_folder(project: Project, tmp_path: Path) -> None:
    project.add_test("H3-CBR-05")
    installed = tmp_path / "site-packages" / "banneret"
    installed.mkdir(parents=True)
    assert matrix_module.find_tests(installed) == project.test.parent


def test_this_project_cites_only_known_clauses() -> None:
    assert set(coverage()) == set(plugins())


@pytest.fixture
def reported(project: Project, monkeypatch: pytest.MonkeyPatch) -> Project:
    """The project, with the report looking at it."""
    monkeypatch.setattr(report_module, "coverage", lambda games: coverage(games, package=project.package))
    return project


def test_the_report_as_data(reported: Project) -> None:
    reported.add_test("H3-CBR-05")
    data = json.loads(report("heroes", missing=True, as_json=True))["heroes"]
    assert (data["clauses"], data["coded"], data["tested"]) == (753, 3, 1)
    assert data["sections"]["CBR"] == {"clauses": 21, "coded": 3, "tested": 1}
    assert "OOS" not in data["sections"]
    assert data["examples"] == {"examples": 123, "tested": 0}
    assert len(data["missing"]["code"]) == 750
    assert len(data["missing"]["tests"]) == 752


def test_the_report_covers_all_games_unless_one_is_named(reported: Project) -> None:
    data = json.loads(report(None, missing=False, as_json=True))
    assert list(data) == list(plugins())
    assert "missing" not in data["heroes"]
    assert data["heroes"]["tests_found"] is False


def test_the_report_as_a_table(reported: Project) -> None:
    reported.add_test("H3-CBR-05")
    lines = report("heroes").split("\n")
    assert "CBR           21      3       1  Combat round order" in lines
    assert "total        753      3       1" in lines
    assert "worked examples: 123, tested: 0" in lines


def test_words_of_files_are_counted_apart(reported: Project) -> None:
    reported.rules.write_text('"""Ransom. Rules: H3-CHANGE-ransom, H3-CBR-04."""\n', encoding="utf-8")
    reported.add_test("H3-CHANGE-ransom", "H3-CHANGE-lock")
    changes = next(section for section in reported.matrix().ledger.words if section.key == "CHANGE")
    assert f"CHANGE   {len(changes.clauses):7}      1       2  {changes.title}" in report("heroes").split("\n")
    data = json.loads(report("heroes", missing=True, as_json=True))["heroes"]
    assert (data["clauses"], data["coded"], data["tested"]) == (753, 1, 0)
    assert data["words"]["CHANGE"] == {"clauses": len(changes.clauses), "coded": 1, "tested": 2}
    assert "H3-CHANGE-lock" in data["missing_words"]["code"]
    assert "H3-CHANGE-lock" not in data["missing_words"]["tests"]
    assert "H3-CHANGE-ransom" not in data["missing_words"]["code"]
    assert "H3-CHANGE-lock  no code: " in report("heroes", missing=True)


def test_every_word_of_scenario_files_has_code_and_a_test() -> None:
    assert list(coverage(["heroes"])["heroes"].missing_words()) == []


def test_the_report_lists_what_is_missing(reported: Project) -> None:
    reported.add_test("H3-CBR-05", "H3-CBR-07")
    lines = report("heroes", missing=True).split("\n")
    assert "heroes: 752 clauses lack code or tests" in lines
    assert any(line.startswith("H3-CBR-04  no test: ") for line in lines)
    assert any(line.startswith("H3-CBR-07  no code: ") for line in lines)
    assert any(line.startswith("H3-CBR-08  no code and test: ") for line in lines)


def test_the_report_says_when_there_are_no_tests(reported: Project) -> None:
    assert "Tests were not found" in report("heroes")


def test_the_report_refuses_an_unknown_game() -> None:
    with pytest.raises(LedgerError, match="no ledger of"):
        report("chess")
