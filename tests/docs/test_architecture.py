"""Pages for developers: they name every package and chapter there is, and nothing that is not there."""

import ast
import re
from collections import Counter, defaultdict
from functools import cache
from pathlib import Path, PurePosixPath

import pytest

from banneret.ledger import Coverage, coverage, load_ledger

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "dev" / "architecture.md").read_text(encoding="utf-8")
SOURCE = ROOT / "src" / "banneret"
MOST_MODULES = 25
MOST_NAMES = 15
PAGES = [*sorted((ROOT / "docs" / "dev").glob("*.md")), ROOT / "CONTRIBUTING.md", ROOT / "web" / "README.md"]
FILES = r"(?:py|md|ts|svelte|ya?ml|ftl|json|toml|txt|css|svg)"
NAMED = re.compile(rf"`((?:[\w.*-]+/)*[\w.*-]+\.{FILES}|(?:[\w.*-]+/)+)`")
PLACEHOLDER = re.compile(r"\b(?:GAME|ID|LANG)\b")
BUILT = frozenset({"node_modules", "page", "build"})
"""Folders whose files are nobody's to name."""


def told(game: str) -> dict[str, str]:
    """What the table of a game says, by path."""
    _, found, rest = PAGE.partition(f"\n### {game}\n")
    assert found
    rows = re.findall(r"^\| `([a-z_/.]+)` \| (.*) \|$", rest.partition("\n#")[0], re.MULTILINE)
    return {path.rstrip("/"): words for path, words in rows}


def first_line(file: Path) -> str:
    return file.read_text(encoding="utf-8").split('"""')[1].strip().split("\n")[0]


@pytest.mark.parametrize("game", ["heroes", "battlefield", "battlelore", "server"])
def test_the_table_of_a_game_names_every_package_in_its_own_words(game: str) -> None:
    folders = [path.parent for path in (SOURCE / game).rglob("__init__.py") if path.parent != SOURCE / game]
    kept = [folder for folder in folders if "migrations" not in folder.parts]
    there = {folder.relative_to(SOURCE).as_posix(): first_line(folder / "__init__.py") for folder in kept}
    for file in (SOURCE / game).glob("*.py"):
        if file.name != "__init__.py":
            there[file.relative_to(SOURCE).as_posix()] = first_line(file)
    assert told(game) == there


@pytest.mark.parametrize(("top", "least"), [("src/banneret", 500), ("tests", 300), ("web/src", 400)])
def test_no_folder_holds_more_modules_than_one_can_look_through(top: str, least: int) -> None:
    files = [path for path in (ROOT / top).rglob("*") if path.suffix in (".py", ".svelte", ".ts")]
    modules = [path for path in files if path.name != "__init__.py"]
    assert len(modules) > least
    held = Counter(path.parent.relative_to(ROOT).as_posix() for path in modules)
    assert {folder: count for folder, count in held.items() if count > MOST_MODULES} == {}


MOST_LINES = 400
BUILT_PAGE = SOURCE / "server" / "page"
LONGER = {
    "src/banneret/battlelore/play/turn/turn.py": "one turn, in the order of the rulebook",
    "src/banneret/bots/search/searching.py": "one search, from the root to its answer",
    "src/banneret/heroes/combat/attack_roll.py": "one sequence, from the window before the dice to the damage",
    "src/banneret/server/http/websocket.py": "everything that a line may say, and how it is heard",
    "src/banneret/table/protocol.py": "all messages between a table and its players, which docs/protocol.md follows",
    "tests/attack/requests.py": "one case for each endpoint and message",
    "tests/server/rooms/test_luck.py": "a proof of dice from the commitment to the record",
    "tests/terminal/test_playing.py": "a game in the terminal by every key",
    "tests/heroes/content/test_scenarios.py": "one test for each thing that a scenario file may get wrong",
    "tests/heroes/designing/test_scenario_check.py": "one test for each finding of the check",
    "web/src/lib/protocol.ts": "written from the types of the table",
} | {
    f"tests/{section}.py": "one section of a rulebook, or one scenario, clause by clause"
    for section in (
        "battlefield/rules/adventure_mode/test_adv_events", "battlefield/rules/hex_battle/test_sge",
        "battlefield/rules/morale/test_mrl", "battlefield/rules/test_due", "battlelore/rules/battle/test_bat",
        "battlelore/rules/battle/test_cmd", "battlelore/rules/battle/test_cre", "battlelore/rules/careers/test_leg",
        "heroes/scenarios/test_barrow_beast", "heroes/scenarios/test_common_wars", "heroes/scenarios/test_three_wards",
    )
}  # fmt: skip
"""Files that are longer, each with the reason why it is one all the same."""


def files_longer_than(most: int) -> set[str]:
    paths = [path for top in ("src", "tests", "web/src") for path in (ROOT / top).rglob("*")]
    code = [
        path for path in paths if path.suffix in {".css", ".py", ".svelte", ".ts"} and BUILT_PAGE not in path.parents
    ]
    assert len(code) > 1000
    return {path.relative_to(ROOT).as_posix() for path in code if path.read_bytes().count(b"\n") > most}


def test_no_file_is_longer_than_can_be_read_at_once() -> None:
    longer = files_longer_than(MOST_LINES)
    assert longer == set(LONGER), "split it, or say in LONGER why it is one"


def long_imports(code: str) -> set[str]:
    """The modules of which code imports too many names, where no comment above says why it does."""
    lines, names = code.split("\n"), defaultdict[str, set[str]](set)
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.ImportFrom) and not lines[node.lineno - 2].lstrip().startswith("# By name, because "):
            names[node.module or ""].update(alias.name for alias in node.names)
    return {module for module, imported in names.items() if len(imported) > MOST_NAMES}


@pytest.mark.parametrize("top", [SOURCE, ROOT / "tests"], ids=lambda top: top.name)
def test_no_module_imports_a_long_list_of_names(top: Path) -> None:
    found = {path.relative_to(top).as_posix(): long_imports(path.read_text("utf-8")) for path in top.rglob("*.py")}
    assert found
    assert {path: modules for path, modules in found.items() if modules} == {}


def test_a_long_list_of_names_is_found_unless_a_comment_says_why() -> None:
    code = f"from things import {', '.join(f'T_{n}' for n in range(MOST_NAMES + 1))}"
    assert long_imports(f"import re\n{code}") == {"things"}
    assert long_imports(f"# By name, because loops read them.\n{code}") == set()


def test_what_packs_an_int_is_where_the_glossary_says() -> None:
    glossary = PAGE.partition("\n## Packed ints\n")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| .* \| ((?:`\w+`(?:, | and others | ))+)in `([a-z_/]+\.py)` \|$", glossary, re.MULTILINE)
    assert len(rows) == glossary.count(".py` |") > 0
    for names, path in rows:
        code = (SOURCE / path).read_text(encoding="utf-8")
        for name in re.findall(r"`(\w+)`", names):
            assert re.search(rf"^(def {name}\(|{name}: Final)", code, re.MULTILINE), (name, path)


def package_of(path: str) -> str:
    """The package of a file, of the project or of an installed build."""
    return PurePosixPath(path.partition("banneret/")[2]).parent.as_posix()


GAMES = ("heroes", "battlefield", "battlelore")


@cache
def covered() -> dict[str, Coverage]:
    """Of all games at once, because every file is read for that."""
    return coverage(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_the_chapters_of_a_game_lead_to_the_packages_that_carry_them_out(game: str) -> None:
    table = PAGE.partition(f"\n### {game}\n")[2].partition("\nThe packages:\n")[0]
    rows = re.findall(r"^\| (.+) \| `([A-Z0-9-]+)` \| (`.+`) \|$", table, re.MULTILINE)
    sections = load_ledger(game).in_scope
    assert [(title, key) for title, key, _ in rows] == [(s.title, s.clauses[0].id.rpartition("-")[0]) for s in sections]
    code = covered()[game].code
    for section, (_, _, packages) in zip(sections, rows, strict=True):
        citing = Counter(
            package
            for clause in section.clauses
            for package in {package_of(place.path) for place in code.get(clause.id, ())}
        )
        named = re.findall(r"`([a-z_/]+)/`", packages)
        assert citing.most_common(1)[0][0] in named, (section.title, citing)
        assert all(citing[package] for package in named), (section.title, citing)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_files_that_pages_for_developers_name_are_there(page: Path) -> None:
    words = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    web = ROOT / "web"
    roots = (ROOT, SOURCE, ROOT / "docs", page.parent, web, web / "src", ROOT / "tests" / "fourth_game")
    missing = [
        path
        for path in (PLACEHOLDER.sub("*", path) for path in NAMED.findall(words))
        if not any(next(root.glob(path), None) for root in roots)
        and path not in names()
        and not path.startswith("build/")  # made when first needed
    ]
    assert missing == []


@cache
def names() -> frozenset[str]:
    """What files and folders are called, wherever they are: a table may leave out what is above them."""
    found: set[str] = set()
    todo = [ROOT]
    while todo:
        for path in todo.pop().iterdir():
            if not path.is_dir():
                found.add(path.name)
            elif path.name not in BUILT and not path.name.startswith("."):
                found.add(f"{path.name}/")
                todo.append(path)
    return frozenset(found)
