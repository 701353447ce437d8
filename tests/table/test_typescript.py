"""The types of the page are those of the Structs."""

from pathlib import Path

from banneret.table.typescript import typescript

PAGE = Path(__file__).parents[2] / "web" / "src" / "lib" / "protocol.ts"


def test_the_page_has_the_types_of_the_table() -> None:
    written = PAGE.read_text(encoding="utf-8")
    assert written == typescript(), "run: python -m banneret.table.typescript > web/src/lib/protocol.ts"


def test_what_may_be_left_out_is_optional() -> None:
    text = typescript()
    assert "  key: string;\n" in text
    assert "  short?: string;\n" in text
    assert "  keys?: string[];\n" in text  # the server fills in what a client leaves out
    assert "  clauses: string[];\n" in text


def test_messages_are_told_apart_by_their_tag() -> None:
    text = typescript()
    assert "export interface Give {\n  do: 'answer';" in text
    assert "export interface Step {\n  is: 'step';" in text
    assert "export type ClientMessage = Hello | Give | Undo" in text
    assert "  view: GameView;\n" in text
