"""What is drawn fits its place in every window and every language, and says what it should."""

import random
from fractions import Fraction

import pytest

from banneret.heroes.table.foresee import Fate, Forecast
from banneret.heroes.terminal.combat import panels as combat_panels
from banneret.heroes.terminal.combat.answers import SPACE, answers_of, asked_about, likely, meant
from banneret.heroes.terminal.combat.board import Marks, draw_board, space_at, step
from banneret.heroes.terminal.combat.model import COLUMNS, ROWS, order, scene_of
from banneret.heroes.terminal.combat.pointer import Pointer
from banneret.heroes.terminal.help import help_text
from banneret.heroes.terminal.layout import plan
from banneret.heroes.terminal.result import result_text
from banneret.heroes.terminal.session import HeroesSession as Session
from banneret.kernel.rules import SPECTATOR
from banneret.terminal import panels, signs
from banneret.terminal.answers import Answer, matches
from banneret.terminal.choice_box import draw_choice
from banneret.terminal.drawing import frame_lines, short_name
from banneret.terminal.session import PERSON
from banneret.text import LANGUAGES
from tests.terminal.table import CARDS, SIEGE, SMALL, Seat, at_table, seeded_skirmish

SIZES = ((80, 24), (81, 25), (95, 40), (96, 27), (96, 28), (100, 32), (120, 36), (140, 45), (200, 70))
PLAIN = Marks("b3", frozenset(), {}, "", False)


def sat_down(armies: tuple[str, str], lang: str = "en", seed: int = 3) -> Session:
    session = Session(seeded_skirmish(armies, seed), path=None, seats=[PERSON, PERSON], bots={}, lang=lang)
    session.sit_down()
    return session


@pytest.mark.parametrize("size", SIZES)
def test_the_parts_of_the_screen_fill_the_window(size: tuple[int, int]) -> None:
    it = plan(*size)
    assert 2 + it.board_height + it.choice_height + it.hand_height + it.log_height == size[1]
    assert it.log_height >= 1
    assert it.board_width + it.side_width == size[0]
    assert it.cell_width >= 12
    assert it.cell_height >= 3


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("armies", [CARDS, SIEGE, ("castle_host", "dungeon_host"), ("random=neutral", "random")])
def test_everything_fits_at_every_moment_of_a_game(armies: tuple[str, str], lang: str) -> None:
    session = sat_down(armies, lang)
    game = session.game
    rng = random.Random(f"{armies}{lang}")
    for n in range(45):
        if game.over:
            break
        session.sit_down()
        pointer = Pointer(session)
        pointer.refresh()
        layout = plan(*SIZES[n % len(SIZES)])
        scene = pointer.scene
        title = combat_panels.side_title(scene, 1, session.called(1), lang)
        board = draw_board(scene, pointer.marks(), layout, lang, title).plain.split("\n")
        assert len(board) == layout.board_height
        assert max(map(len, board)) <= layout.board_width
        box, spots = draw_choice(pointer.question(), layout)
        assert len(box.plain.split("\n")) <= layout.choice_height
        assert max(len(line) for line in box.plain.split("\n")) <= layout.width
        assert {spot.place for spot in spots} <= set(range(len(pointer.answers)))
        inner = layout.side_width - (4 if layout.framed else 0)
        heading, lines = pointer.details(inner)
        side = frame_lines(heading, lines, layout.side_width, 8, layout.framed).plain.split("\n")
        assert len(side) <= 8
        if layout.framed:
            assert {len(line) for line in side} == {layout.side_width}
        track = combat_panels.draw_order(scene, frozenset(), layout.side_width, 9, layout.framed, lang).plain
        assert max(map(len, track.split("\n"))) <= layout.side_width
        assert len(panels.draw_title(layout, *pointer.headline()).plain) == layout.width
        assert len(panels.draw_keys(layout, lang, True, True, "x").plain) == layout.width
        for line in combat_panels.draw_hand(scene, layout, lang).plain.split("\n"):
            assert len(line) <= layout.width
        assert len(panels.brief_log(session.lines(), layout.width).plain) <= layout.width
        assert all(label and (id == "" or id.startswith("H3-")) for label, id in pointer.reasons())
        pointer.inspection(76)
        game.apply(rng.choice(game.choice.options))
    help_text(lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_finished_game_is_summed_up(lang: str) -> None:
    session = sat_down(SMALL, lang)
    while not session.game.over:
        session.answer(session.game.choice.options[0])
    text = result_text(session).plain
    assert signs.SIDES[0] in text
    assert "{" not in text


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("Your turn", "Griffins: choose an action.", "Move to …", "Hand", "Round 1")),
        ("fr", ("À vous de jouer", "choisissez une action", "Aller en …", "Main", "Tour 1")),
        ("de", ("Du bist am Zug", "Wähle eine Aktion", "Nach … bewegen", "Hand", "Runde 1")),
        ("pl", ("Twoja kolej", "wybierz akcję", "Ruch na …", "Ręka", "Runda 1")),
    ],
)
def test_the_table_speaks_every_language(lang: str, words: tuple[str, ...]) -> None:
    async def play(seat: Seat) -> None:
        shown = " ".join(seat.shown(id) for id in ("title", "choice", "hand", "board", "keys", "words"))
        for word in words:
            assert word in shown
        await seat.press("question_mark")
        assert len(seat.on_top()) > 400

    at_table(play, seeded_skirmish(), lang=lang)


def test_every_answer_has_a_key_of_its_own() -> None:
    game = seeded_skirmish(("castle_host", "dungeon_host"))
    rng = random.Random(5)
    for _ in range(120):
        if game.over:
            break
        answers = answers_of(game, "en")
        keys = [answer.hotkey for answer in answers]
        assert len(set(keys)) == len(keys)
        assert not set(keys) & set("urwilsq?")
        for answer in answers:
            assert matches(answers, answer.key) == [answer]
            assert matches(answers, answer.hotkey) == [answer]
        game.apply(rng.choice(game.choice.options))


def test_a_typed_text_finds_what_it_may_mean() -> None:
    answers = [
        Answer(1, "attack:b3", "Attack: Zombies on b3", "b3", "b3"),
        Answer(2, "break:b3", "Break the Gate on b3", "1", "b3"),
        Answer(3, "move:a2", "Move to a2", "a2", "a2"),
        Answer(4, "defend", "Defend", "2", ""),
        Answer(5, "done", "End the activation", "0", ""),
    ]

    def found(text: str) -> list[int]:
        return [answer.option for answer in matches(answers, text, SPACE)]

    assert found("") == [1, 2, 3, 4, 5]
    assert found("b3") == [1]
    assert found("break b3") == [2]
    assert found("br:b3") == [2]
    assert found("b") == [1, 2]
    assert found("d") == [4, 5]
    assert found("zomb") == [1]
    assert found("end") == [5]
    assert found("c4") == []
    assert found("x") == []


def test_what_was_tried_is_guessed_so_that_one_can_say_why_not() -> None:
    game = seeded_skirmish()
    scene = scene_of(game, 0)
    assert meant(game, scene, "b4") == "attack:b4"
    assert meant(game, scene, "a5") == "move:a5"
    assert meant(game, scene, "attack c4") == "attack:c4"
    assert meant(game, scene, "surr") == "surrender"
    assert meant(game, scene, "zzz") == ""
    assert likely(asked_about(game, scene, "b4"), "b4") == "attack:b4"


def test_the_track_takes_turns_between_tied_sides() -> None:
    armies = ("castle_crusaders@b2 castle_zealots@a1", "necropolis_skeletons+@b4 necropolis_wraiths@c4")
    units = order(scene_of(seeded_skirmish(armies), SPECTATOR))
    assert [unit.initiative for unit in units] == [5, 5, 5, 5]
    assert [unit.side for unit in units] == [0, 1, 0, 1]


def test_the_cursor_stays_on_the_board_and_every_space_can_be_clicked() -> None:
    scene = scene_of(seeded_skirmish(SIEGE), 0)
    plain = scene_of(seeded_skirmish(), 0)
    assert step("a5", 0, -1, plain, False) == "a5"
    assert step("a5", 0, -1, scene, False) == "tower"
    assert step("tower", 0, -1, scene, False) == "tower"
    assert step("tower", 0, 1, scene, False) == "b5"
    assert step("b2", 1, 0, plain, True) == "a2"
    assert step("b2", 0, 1, plain, True) == "b3"
    for size in SIZES:
        layout = plan(*size)
        spaces = {
            space_at(layout, x, y, plain, False) for x in range(layout.board_width) for y in range(layout.board_height)
        }
        assert spaces - {""} == {letter + row for letter in COLUMNS for row in ROWS}
        assert space_at(layout, 5, 0, scene, False) == "tower"


def test_a_click_finds_the_space_that_is_drawn_there() -> None:
    scene = scene_of(seeded_skirmish(("castle_griffins@a1", "necropolis_zombies@d5")), 0)
    for turned in (False, True):
        for size in SIZES:
            layout = plan(*size)
            marks = PLAIN._replace(cursor="a1", turned=turned)
            lines = draw_board(scene, marks, layout, "en", combat_panels.side_title(scene, 1, "X", "en")).plain.split(
                "\n"
            )
            for y, line in enumerate(lines):
                for space in ("b3", "c4", "d1"):
                    if f" {space}" in line:
                        assert space_at(layout, line.index(space), y, scene, turned) == space


def test_long_names_are_shortened_by_their_longest_word() -> None:
    assert short_name("Zombies", 10) == "Zombies"
    assert len(short_name("Crystal Dragons", 12)) <= 12
    assert short_name("Armbrustschützen", 11) == "Armbrustsc."
    assert all(len(short_name("Chevaliers de l’Effroi", room)) <= room for room in range(8, 24))


def test_a_forecast_is_drawn_in_signs_with_its_doubt() -> None:
    sure = Forecast(3, {3: {Fate(2, True, False): Fraction(1)}}, False, {})
    assert combat_panels.in_signs(sure, 3) == "2 ▣→□"
    doubtful = Forecast(3, {3: {Fate(2, True, False): Fraction(1, 2), Fate(4, True, True): Fraction(1, 2)}}, False, {})
    assert combat_panels.in_signs(doubtful, 3) == "2–4 ✗? ▣→□?"
