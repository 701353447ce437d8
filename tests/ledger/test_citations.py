from textwrap import dedent

import pytest

from banneret.kernel.citations import in_source, in_tests
from banneret.kernel.errors import LedgerError


def cited_by_source(source: str) -> list[tuple[int, str, str, str]]:
    return [(it.line, it.name, it.first, it.last) for it in in_source(dedent(source), "rules.py")]


def cited_by_tests(source: str) -> list[tuple[int, str, str]]:
    return [(it.line, it.name, it.first) for it in in_tests(dedent(source), "test_rules.py")]


def test_docstrings_of_modules_classes_and_functions() -> None:
    source = '''\
        """The module. Rules: H3-CBR-01."""

        class Board:
            """The board.

            It is large (Rules: H3-CBS-04 and H3-CBS-05), and more text follows.
            """

            def move(self) -> None:
                """Move. Rules: H3-TYP-01 to H3-TYP-04, H3-TYP-06,
                H3-CBT-05. Nothing after the full stop is read: H3-CBT-06.
                """
        '''
    assert cited_by_source(source) == [
        (1, "", "H3-CBR-01", "H3-CBR-01"),
        (6, "Board", "H3-CBS-04", "H3-CBS-04"),
        (6, "Board", "H3-CBS-05", "H3-CBS-05"),
        (10, "Board.move", "H3-TYP-01", "H3-TYP-04"),
        (10, "Board.move", "H3-TYP-06", "H3-TYP-06"),
        (10, "Board.move", "H3-CBT-05", "H3-CBT-05"),
    ]


def test_a_string_below_a_constant_describes_it() -> None:
    source = '''\
        FRONT: Final = (4, 5)
        """The front line. Rules: H3-CBS-05."""
        '''
    assert cited_by_source(source) == [(2, "FRONT", "H3-CBS-05", "H3-CBS-05")]


def test_words_of_files_are_cited_like_clauses() -> None:
    source = '''\
        def pay() -> None:
            """The loser pays. Rules: H3-END-16, H3-CHANGE-ransom and H3-DO-levy."""
        '''
    cited = [first for _, _, first, _ in cited_by_source(source)]
    assert cited == ["H3-END-16", "H3-CHANGE-ransom", "H3-DO-levy"]


def test_comments_beside_and_above_a_definition() -> None:
    source = """\
        ATTACK = sequence(  # Rules: H3-CBR-09 to H3-CBR-14
            roll,
        )

        # Rules: H3-CBS-01,
        # H3-CBS-02.
        # The order is that of the book.
        DEPLOY = sequence(place)
        """
    assert cited_by_source(source) == [
        (1, "ATTACK", "H3-CBR-09", "H3-CBR-14"),
        (5, "DEPLOY", "H3-CBS-01", "H3-CBS-01"),
        (5, "DEPLOY", "H3-CBS-02", "H3-CBS-02"),
    ]


def test_what_a_docstring_only_quotes_is_no_citation() -> None:
    source = '''\
        def sequence() -> None:
            """Steps in order, cited as `Rules: H3-CBR-01.` or so::

                ATTACK = sequence(roll)  # Rules: H3-CBR-09

            Clauses such as H3-CBR-02 in plain text are no citation either.
            """
            text = "# Rules: H3-CBR-03"
        '''
    assert cited_by_source(source) == []


@pytest.mark.parametrize(
    "words",
    [
        "H3-CBR-04 H3-CBR-05",
        "H3-CBR-4x",
        "H3-CBR-04 to 09",
        "see the book",
        "",
        "H3-CBR-04,",
        "H3-DO-bank to H3-DO-levy",
        "H3-DO-Levy",
    ],
)
def test_a_citation_that_cannot_be_read_is_refused(words: str) -> None:
    with pytest.raises(LedgerError, match=r'^rules\.py:2: ".*" is not a clause'):
        cited_by_source(f'X = 1\n"""Rules: {words}."""\n')


def test_marks_of_tests_classes_parameters_and_modules() -> None:
    source = """\
        import pytest
        from pytest import mark

        pytestmark = pytest.mark.rule("H3-GEN-01")

        @pytest.mark.rule("H3-CBR-04",
                          "H3-EXW-02")
        def test_one() -> None: ...

        @mark.rule("H3-CBR-05")
        class TestMany:
            @pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("H3-CBR-06"))])
            def test_two(self, n: int) -> None: ...
        """
    assert cited_by_tests(source) == [
        (4, "", "H3-GEN-01"),
        (6, "test_one", "H3-CBR-04"),
        (7, "test_one", "H3-EXW-02"),
        (12, "TestMany::test_two", "H3-CBR-06"),
        (10, "TestMany", "H3-CBR-05"),
    ]


def test_a_file_without_marks_is_not_even_parsed() -> None:
    assert cited_by_tests("def test_one(:\n") == []
    with pytest.raises(SyntaxError):
        cited_by_tests("def test_one(:  # pytest.mark.rule\n")


def test_a_test_that_does_not_run_shows_nothing() -> None:
    source = """\
        @pytest.mark.skip
        @pytest.mark.rule("H3-CBR-04")
        def test_one() -> None: ...

        @pytest.mark.rule("H3-CBR-05")
        @pytest.mark.xfail(reason="unfinished")
        def test_two() -> None: ...
        """
    assert cited_by_tests(source) == []


def test_a_mark_names_its_clauses_as_plain_strings() -> None:
    with pytest.raises(LedgerError, match=r"^test_rules\.py:2: a rule mark names its clauses as plain strings"):
        cited_by_tests("IDS = ['H3-CBR-04']\n@pytest.mark.rule(*IDS)\ndef test_one() -> None: ...\n")
