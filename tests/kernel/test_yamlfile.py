"""Reading YAML into structures: what is accepted, and what is said about what is not."""

import os
import textwrap
from pathlib import Path
from typing import Annotated, Literal

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from banneret.kernel.errors import ContentError
from banneret.kernel.yamlfile import Spares, Verbs, draft_document, parse_document, read, read_text
from banneret.kernel.yamltree import in_words
from tests.support.counted_work import at_most

Size = Annotated[int, msgspec.Meta(ge=1, le=9)]


class Deed(msgspec.Struct, frozen=True):
    """Stands for any verb."""


class Hit(Deed, frozen=True):
    hit: int
    on: Literal["self", "enemy"] = "enemy"


class Rest(Deed, frozen=True):
    rest: Literal[True] = True


class Repeat(Deed, frozen=True):
    repeat: int
    do: tuple[Deed, ...]


class Body(msgspec.Struct, frozen=True):
    size: Size
    colour: Literal["red", "green"] = "red"
    home: tuple[int, int] | None = None


class Beast(msgspec.Struct, frozen=True):
    id: Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9_]*\Z")]
    body: Body
    tame: bool = False
    weight: float = 1.0
    note: str | None = None
    prices: dict[str, int] = {}
    does: tuple[Deed, ...] = ()
    lives: Literal["wild"] | int = "wild"
    friends: Annotated[tuple[Body, ...], msgspec.Meta(min_length=1, max_length=2)] = ()


class Range(msgspec.Struct, frozen=True):
    low: int = 0
    high: int = 9

    def __post_init__(self) -> None:
        if self.low > self.high:
            raise ValueError("low is above high")


class Zoo(msgspec.Struct, frozen=True):
    beasts: tuple[Beast, ...]
    hours: Range = Range()


VERBS: Verbs = {Deed: {"hit": Hit, "rest": Rest, "repeat": Repeat}}


def zoo(text: str | bytes) -> Zoo:
    return read_text(textwrap.dedent(text) if isinstance(text, str) else text, "zoo.yaml", Zoo, verbs=VERBS)


def problems(text: str | bytes) -> list[str]:
    with pytest.raises(ContentError) as caught:
        zoo(text)
    return str(caught.value).splitlines()


def beast(*rows: str) -> str:
    """A file with one beast that is right up to the given rows, of which the first is in line 5."""
    return "\n".join(["beasts:", "- id: ox", "  body:", "    size: 3", *rows])


# What is accepted.


def test_everything_a_structure_can_hold() -> None:
    text = """\
        # a comment
        beasts:
        - id: ox
          body: {size: 3, colour: green, home: [-1, +2]}
          tame: true
          weight: 2.5
          note: 'no'
          prices: {hide: 4, horn: 5}
          does: [rest, {hit: 2, on: self}, {repeat: 2, do: [{hit: 1}]}]
          lives: 7
        - {id: cat, body: {size: 1}, weight: 3, note: null}
        hours: {low: 3}
        """
    deeds = (Rest(), Hit(hit=2, on="self"), Repeat(repeat=2, do=(Hit(hit=1),)))
    ox = Beast("ox", Body(3, "green", (-1, 2)), True, 2.5, "no", {"hide": 4, "horn": 5}, deeds, 7)
    assert zoo(text) == Zoo((ox, Beast("cat", Body(1), weight=3.0)), Range(low=3))


def test_words_of_yaml_1_1_stay_words() -> None:
    got = zoo(beast("  note: on", "  prices: {on: 1, no: 2, 012: 3}"))
    assert got.beasts[0].note == "on"
    assert got.beasts[0].prices == {"on": 1, "no": 2, "012": 3}


def test_byte_order_mark_is_skipped() -> None:
    assert zoo(b"\xef\xbb\xbfbeasts: []") == Zoo(())


def test_verb_with_its_only_value_written_out() -> None:
    assert zoo(beast("  does: [{rest: true}]")).beasts[0].does == (Rest(),)


def test_read_takes_the_name_of_the_file(tmp_path: Path) -> None:
    path = tmp_path / "farm.yaml"
    path.write_text("beasts: []", encoding="utf-8")
    assert read(path, Zoo) == Zoo(())
    path.write_text("beasts: 1", encoding="utf-8")
    with pytest.raises(ContentError, match=r"^farm\.yaml:1: beasts: expected a list, got 1$"):
        read(path, Zoo)
    with pytest.raises(ContentError, match=r"^my farm:1: beasts: expected a list, got 1$"):
        read(path, Zoo, name="my farm")


def test_document_reports_on_parts_that_are_right() -> None:
    document = parse_document(beast("  does:", "  - rest"), "zoo.yaml", Zoo, verbs=VERBS)
    assert document.line(("beasts", 0, "does", 0)) == 6
    assert document.report(("beasts", 0, "body", "size"), "too big") == "zoo.yaml:4: ox: body.size: too big"
    # A part left at its default has the line of what is around it.
    assert document.report(("beasts", 0, "body", "colour"), "too dull") == "zoo.yaml:3: ox: body.colour: too dull"


# One mistake.


@pytest.mark.parametrize(
    ("rows", "message"),
    [
        (["  tame: yes"], 'zoo.yaml:5: ox: tame: expected true or false, got "yes"'),
        (["  tame: 1"], "zoo.yaml:5: ox: tame: expected true or false, got 1"),
        (["  weight: heavy"], 'zoo.yaml:5: ox: weight: expected a number, got "heavy"'),
        (["  note: 3"], "zoo.yaml:5: ox: note: expected text, got 3"),
        (["  prices: [1]"], "zoo.yaml:5: ox: prices: expected a mapping, got a list"),
        (["  prices:", "    hide: 1", "    horn: {}"],
         "zoo.yaml:7: ox: prices.horn: expected an integer, got a mapping"),
        (["    colour: blue"], 'zoo.yaml:5: ox: body.colour: expected one of red, green, got "blue"'),
        (["    home: [1]"], "zoo.yaml:5: ox: body.home: expected a list of 2, got one of 1"),
        (["    home:", "    - 1", "    - x"], 'zoo.yaml:7: ox: body.home[1]: expected an integer, got "x"'),
        (["  lives: [1]"], "zoo.yaml:5: ox: lives: expected an integer or text, got a list"),
        (["  lives: tame"], 'zoo.yaml:5: ox: lives: expected wild, got "tame"'),
        (["  tme: true"], 'zoo.yaml:5: ox: unknown key "tme" (did you mean "tame"?)'),
        (["  zzz: true"],
         'zoo.yaml:5: ox: unknown key "zzz" (known: does, friends, lives, note, prices, tame, weight)'),
        (["    colr: red"], 'zoo.yaml:5: ox: body: unknown key "colr" (did you mean "colour"?)'),
        (["  tame: true", "  tame: false"], 'zoo.yaml:6: ox: key "tame" is given twice, first in line 5'),
        (["    size: 4"], 'zoo.yaml:5: ox: body: key "size" is given twice, first in line 4'),
        (["  does: rest"], 'zoo.yaml:5: ox: does: expected a list, got "rest"'),
        (["  does: [3]"], "zoo.yaml:5: ox: does[0]: expected a verb, got 3"),
        (["  does: [{}]"], "zoo.yaml:5: ox: does[0]: expected a verb, got a mapping"),
        (["  does: [rset]"], 'zoo.yaml:5: ox: does[0]: unknown verb "rset" (did you mean "rest"?)'),
        (["  does:", "  - rest", "  - hti: 1"], 'zoo.yaml:7: ox: does[1]: unknown verb "hti" (did you mean "hit"?)'),
        (["  does: [hit]"], 'zoo.yaml:5: ox: does[0]: verb "hit" needs a value'),
        (["  does: [{hit: x}]"], 'zoo.yaml:5: ox: does[0].hit: expected an integer, got "x"'),
        (["  does: [{on: self, hit: 1}]"], 'zoo.yaml:5: ox: does[0]: the verb "hit" has to come first'),
        (["  does: [{hit: 1, onn: self}]"], 'zoo.yaml:5: ox: does[0]: unknown key "onn" (did you mean "on"?)'),
        (["  does: [{rest: false}]"], "zoo.yaml:5: ox: does[0].rest: expected true, got false"),
        (["  does: [{repeat: 2}]"], 'zoo.yaml:5: ox: does[0]: missing key "do"'),
        (["  does:", "  - repeat: 2", "    do:", "    - hit:"],
         "zoo.yaml:8: ox: does[0].do[0].hit: expected an integer, got nothing"),
        (["hours: {low: 5, high: 4}"], "zoo.yaml:5: hours: low is above high"),
        (["  friends: []"], "zoo.yaml:5: ox: friends: expected at least 1 entries, got 0"),
        (["  friends: [{size: 1}, {size: 2}, {size: 3}]"],
         "zoo.yaml:5: ox: friends: expected at most 2 entries, got 3"),
        (["  friends: [{size: 0}]"], "zoo.yaml:5: ox: friends[0].size: expected an integer >= 1, got 0"),
        (["  friends: 1"], "zoo.yaml:5: ox: friends: expected a list, got 1"),
        (["hours: 5"], "zoo.yaml:5: hours: expected a mapping, got 5"),
        (["hour: {}"], 'zoo.yaml:5: unknown key "hour" (did you mean "hours"?)'),
    ],
)  # fmt: skip
def test_one_mistake(rows: list[str], message: str) -> None:
    assert problems(beast(*rows)) == [message]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("beasts:\n- body: {size: 1}", 'zoo.yaml:2: beasts[0]: missing key "id"'),
        ("beasts:\n- id: ox\n", 'zoo.yaml:2: ox: missing key "body"'),
        ("beasts:\n- id: Ox\n  body: {size: 1}",
         'zoo.yaml:2: Ox: id: expected small letters, digits and underscores, a letter first, got "Ox"'),
        ("beasts:\n- id: ox\n  body:\n    size: -2", "zoo.yaml:4: ox: body.size: expected an integer >= 1, got -2"),
        ("beasts:\n- id: ox\n  body:\n    size: 10", "zoo.yaml:4: ox: body.size: expected an integer <= 9, got 10"),
        ("beasts:\n- id: ox\n  body:\n    size: 1.0", "zoo.yaml:4: ox: body.size: expected an integer, got 1.0"),
        ("beasts:\n- id: ox\n  body:\n    size: '3'", 'zoo.yaml:4: ox: body.size: expected an integer, got "3"'),
        ("beasts:\n- id: ox\n  body:\n    size: true", "zoo.yaml:4: ox: body.size: expected an integer, got true"),
        ("beasts:\n- id: ox\n  body:\n", "zoo.yaml:3: ox: body: expected a mapping, got nothing"),
        ("beasts:\n- ox\n", 'zoo.yaml:2: beasts[0]: expected a mapping, got "ox"'),
        ("beasts: {}", "zoo.yaml:1: beasts: expected a list, got a mapping"),
        ("hours: {}", 'zoo.yaml:1: missing key "beasts"'),
        ("- id: ox", "zoo.yaml:1: expected a mapping, got a list"),
        ("ox", 'zoo.yaml:1: expected a mapping, got "ox"'),
        ("", "zoo.yaml: the file is empty"),
        ("# only a remark\n", "zoo.yaml: the file is empty"),
        ("---\n", "zoo.yaml: the file is empty"),
    ],
)  # fmt: skip
def test_one_mistake_in_a_whole_file(text: str, message: str) -> None:
    assert problems(text) == [message]


def test_many_mistakes_are_all_reported_in_the_order_of_the_file() -> None:
    text = """\
        hours: {lo: 1}
        beasts:
        - id: ox
          body: {size: x, colour: blue}
          tame: maybe
        - id: cat
          body: {size: 1}
          does: [purr, {hit: 1, on: dog}]
        - id: owl
          bdy: {size: 1}
        """
    assert problems(text) == [
        'zoo.yaml:1: hours: unknown key "lo" (did you mean "low"?)',
        'zoo.yaml:4: ox: body.size: expected an integer, got "x"',
        'zoo.yaml:4: ox: body.colour: expected one of red, green, got "blue"',
        'zoo.yaml:5: ox: tame: expected true or false, got "maybe"',
        'zoo.yaml:8: cat: does[0]: unknown verb "purr" (known: hit, repeat, rest)',
        'zoo.yaml:8: cat: does[1].on: expected one of self, enemy, got "dog"',
        'zoo.yaml:9: owl: missing key "body"',
        'zoo.yaml:10: owl: unknown key "bdy" (did you mean "body"?)',
    ]


def test_a_flood_of_mistakes_is_cut_short() -> None:
    found = problems("beasts:\n" + "- ox\n" * 250)
    assert len(found) == 101
    assert found[99:] == ['zoo.yaml:101: beasts[99]: expected a mapping, got "ox"', "zoo.yaml: and 150 more problems"]


# Files that are not content at all.


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("beasts: &all []", "zoo.yaml:1: anchors (&) are not allowed"),
        ("beasts:\n- *all", "zoo.yaml:2: aliases (*) are not allowed"),
        ("a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]", "zoo.yaml:1: anchors (&) are not allowed"),
        ("beasts:\n- !!python/object:os.system x", "zoo.yaml:2: tags (!) are not allowed"),
        ("beasts: []\n---\nbeasts: []", "zoo.yaml:2: a file holds one document only"),
        ("beasts:\n? [a]\n: b", "zoo.yaml:2: a key has to be a single word"),
        ("beasts:\n\t- ox", "zoo.yaml:2: a tab indents this line; only spaces may"),
        ("beasts: [\n", "zoo.yaml:2: not valid YAML: did not find expected node content"),
        ("beasts: 'ox", "zoo.yaml:1: not valid YAML: found unexpected end of stream"),
        ("a: b: c", "zoo.yaml:1: not valid YAML: mapping values are not allowed in this context"),
        (b"beasts:\n- \xff\xfe", "zoo.yaml:2: not UTF-8 text"),
        ("beasts:\n- \ud800", "zoo.yaml:2: not UTF-8 text"),
        (b"\x7fELF\x02\x01\x01\x00", "zoo.yaml:1: not text: it holds binary data"),
        ("beasts:\n- \0", "zoo.yaml:2: not text: it holds binary data"),
        ("note: ééé\nbeasts:\n- \ufffe\n", "zoo.yaml:3: not text: it holds binary data"),
        ("beasts:\n- \ufeff", "zoo.yaml:2: not text: it holds binary data"),
        ("[" * 100_000, "zoo.yaml:1: nested more than 32 levels deep"),
        ("\n".join(" " * i + "a:" for i in range(200)), "zoo.yaml:33: nested more than 32 levels deep"),
        ("#" * 1_000_001, "zoo.yaml: larger than 1 MB"),
        ("beasts: [" + "1," * 60_000 + "]", "zoo.yaml:1: more than 50000 values"),
    ],
)  # fmt: skip
def test_refused_at_once(text: str | bytes, message: str) -> None:
    with at_most(4_000_000):
        assert problems(text) == [message]


@pytest.mark.parametrize("text", ["{" * 999_999, "a: " * 333_333, "- " * 499_999, "beasts: " + "x" * 999_000])
def test_hostile_files_cost_little(text: str) -> None:
    with at_most(4_000_000):
        assert len(problems(text)) == 1


def test_values_in_messages_are_short_and_harmless() -> None:
    (long,) = problems(beast("  tame: " + "x" * 5000))
    assert len(long) < 150
    (coloured,) = problems(beast('  tame: "\\e[31m\\nred"'))
    assert coloured == 'zoo.yaml:5: ox: tame: expected true or false, got "\\u001b[31m\\nred"'
    (key,) = problems(beast('  prices: {"\\e[31m": x}'))
    assert key == 'zoo.yaml:5: ox: prices."\\u001b[31m": expected an integer, got "x"'


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"^none\.yaml: there is no such file$"):
        read(tmp_path / "none.yaml", Zoo)
    with pytest.raises(ContentError, match=r": not a file$"):
        read(tmp_path, Zoo)
    with pytest.raises(ContentError, match=r": (cannot be read|there is no such file)"):
        read(Path("a\0b"), Zoo)
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe.yaml")
        with pytest.raises(ContentError, match=r"^pipe\.yaml: not a file$"):
            read(tmp_path / "pipe.yaml", Zoo)


def read_or_refused(text: str | bytes) -> None:
    """Nothing but a value or a `ContentError` in its usual form may come of any file."""
    try:
        zoo(text)
    except ContentError as error:
        lines = str(error).splitlines()
    else:
        lines = []
    assert all(line.startswith("zoo.yaml:") for line in lines)


@given(st.binary(max_size=200))
def test_any_bytes(data: bytes) -> None:
    read_or_refused(data)


@given(
    st.integers(0, 120), st.integers(0, 6), st.sampled_from(["[", "{", ": ", "- ", "&a ", "'", '"', "\t", "?", "\n"])
)
def test_any_slip_of_the_pen(place: int, gone: int, new: str) -> None:
    text = beast("  tame: true", "  does: [rest, {hit: 1, on: self}]", "  prices: {hide: 1}")
    read_or_refused(text[:place] + new + text[place + gone :])


# Drafts: as much as can be read.


SPARES: Spares = {Body: {"size": 5}}


def test_a_draft_of_a_sound_text_is_that_text() -> None:
    draft = draft_document(beast(), "zoo.yaml", Zoo, verbs=VERBS, spares=SPARES)
    assert draft.document is not None
    assert (draft.document.value, draft.wrong, draft.holes) == (zoo(beast()), (), ())


@pytest.mark.parametrize(
    ("rows", "left", "holes"),
    [
        (["  tame: 3"], {}, [("beasts", 0, "tame")]),
        (["  tme: true"], {}, [("beasts", 0)]),
        (["  prices: {hide: x, horn: 5}"], {"prices": {"horn": 5}}, [("beasts", 0, "prices", "hide")]),
        (["  does: [rest, {hat: 2}, {hit: 3}]"], {"does": (Rest(), Hit(hit=3))}, [("beasts", 0, "does", 1)]),
        (["  friends: [{size: 77}]"], {"friends": (Body(5),)}, [("beasts", 0, "friends", 0, "size")]),
        (["  friends: [{size: 1, home: [1]}]"], {"friends": (Body(1),)}, [("beasts", 0, "friends", 0, "home")]),
    ],
)  # fmt: skip
def test_a_draft_leaves_out_what_is_wrong(
    rows: list[str], left: dict[str, object], holes: list[tuple[str | int, ...]]
) -> None:
    draft = draft_document(beast(*rows), "zoo.yaml", Zoo, verbs=VERBS, spares=SPARES)
    assert list(draft.wrong) == problems(beast(*rows))
    assert draft.document is not None
    assert draft.document.value.beasts == (msgspec.structs.replace(Beast("ox", Body(3)), **left),)
    assert list(draft.holes) == holes


def test_a_draft_lacks_entries_without_what_they_need() -> None:
    text = "beasts:\n- id: 7\n  body: {size: 3}\n- {id: ox, body: {size: 3}}"
    draft = draft_document(text, "zoo.yaml", Zoo, verbs=VERBS, spares=SPARES)
    assert draft.document is not None
    assert (draft.document.value.beasts, draft.holes) == ((Beast("ox", Body(3)),), (("beasts", 0),))
    assert draft.in_file(("beasts", 0, "body")) == ("beasts", 1, "body")
    assert draft.in_value(("beasts", 1, "body")) == ("beasts", 0, "body")
    assert draft.in_value(("beasts", 0, "body")) == ("beasts", -1)
    assert draft_document("hours: {low: 1}", "zoo.yaml", Zoo, verbs=VERBS, spares=SPARES).document is None


def test_patterns_without_words_stay_as_they_are() -> None:
    assert in_words("expected text matching regex '^[A-Z][0-9]{1,2}$'") == "expected a capital letter and a number"
    assert in_words("expected text matching regex '^[xy]+$'") == "expected text matching regex '^[xy]+$'"
