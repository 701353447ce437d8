"""What is drawn of a whole game fits its place in every window and every language, and says what it should."""

import random

import pytest

from banneret.heroes.box.map_and_towns import load_realm
from banneret.heroes.geometry.map_grid import NEXT
from banneret.heroes.terminal.combat.face import CombatFace
from banneret.heroes.terminal.help import help_text
from banneret.heroes.terminal.layout import plan_map
from banneret.heroes.terminal.map import pages, town
from banneret.heroes.terminal.map.answers import HOTKEYS, map_answers
from banneret.heroes.terminal.map.camera import ZOOMS, Frame, at, extent, field_at, frame_for, stepped
from banneret.heroes.terminal.map.drawing import ChartMarks, draw_chart
from banneret.heroes.terminal.map.face import MAP_LETTERS, MapFace
from banneret.heroes.terminal.map.model import FIELD, SPOT, closed, crossings, open_ways, world_of
from banneret.heroes.terminal.map.pointer import MapPointer
from banneret.heroes.terminal.result import result_text
from banneret.heroes.terminal.session import HeroesSession as Session
from banneret.heroes.text.messages import message
from banneret.kernel.game import Game
from banneret.kernel.rules import SPECTATOR
from banneret.terminal import panels
from banneret.terminal.answers import matches
from banneret.terminal.choice_box import draw_choice
from banneret.terminal.session import PERSON
from banneret.text import LANGUAGES
from tests.heroes.builder import whole_game
from tests.heroes.messages import arguments
from tests.terminal.table import whole

SIZES = ((80, 24), (81, 25), (95, 40), (96, 28), (100, 32), (120, 36), (150, 48), (220, 70))
THREE = ("castle/catherine", "dungeon/mutare", "necropolis/sandro")


def sat_down(game: Game, lang: str = "en") -> Session:
    session = Session(game, path=None, seats=[PERSON] * len(game.setup.seats), bots={}, lang=lang)
    session.sit_down()
    return session


@pytest.mark.parametrize("size", SIZES)
def test_the_parts_of_the_screen_fill_the_window(size: tuple[int, int]) -> None:
    it = plan_map(*size)
    assert 2 + it.board_height + it.choice_height + it.hand_height + it.log_height == size[1]
    assert it.board_width + it.side_width == size[0]
    assert it.board_height >= 15
    assert it.log_height >= 1


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [THREE, ("choose", "choose")])
def test_everything_fits_at_every_moment_of_a_game(seats: tuple[str, ...], lang: str) -> None:
    session = sat_down(whole(seats, seed=11), lang)
    game = session.game
    rng = random.Random(f"{seats}{lang}")
    for n in range(70):
        if game.over:
            break
        session.sit_down()
        face = MapFace(session) if session.on_map else CombatFace(session)
        face.pointer.refresh()
        width, height = SIZES[n % len(SIZES)]
        sizes = face.plan(width, height)
        board = face.board(sizes).plain.split("\n")
        assert len(board) == sizes.board_height
        assert max(map(len, board)) <= sizes.board_width
        box, spots = draw_choice(face.pointer.question(), sizes)
        assert len(box.plain.split("\n")) <= sizes.choice_height
        assert max(len(line) for line in box.plain.split("\n")) <= sizes.width
        assert {spot.place for spot in spots} <= set(range(len(face.pointer.answers)))
        sides = [part.plain.split("\n") for part in face.side(sizes)]
        assert sum(map(len, sides)) <= sizes.board_height
        if sizes.framed:
            assert {len(line) for part in sides for line in part} == {sizes.side_width}
        assert len(panels.draw_title(sizes, *face.pointer.headline()).plain) == sizes.width
        assert len(panels.draw_keys(sizes, lang, True, True, "x", face.hints()).plain) == sizes.width
        assert all(len(line) <= sizes.width for line in face.hand(sizes).plain.split("\n"))
        face.pointer.inspection(76)
        if n % 10 == 0 and isinstance(face, MapFace):
            look_at_pages(session, face.pointer, lang)
        session.answer(rng.choice(game.choice.options))
    assert all(line.text for line in session.lines())


def look_at_pages(session: Session, pointer: MapPointer, lang: str) -> None:
    """Open every window of the map."""
    world = session.world
    assert pages.players_text(session, world, lang).plain
    assert pages.decks_text(world, lang).plain
    assert len(pages.answer_rows(pointer)) == len(pointer.answers)
    assert all(id == "" or id.startswith("H3-") for _, id in pointer.reasons())
    own_player = world.watched
    assert own_player is not None
    assert pages.hero_rows(pointer, own_player)
    if own_player.faction is not None:
        assert len(town.town_rows(pointer, own_player)) == 2 + 8 + 7 + 2
    assert help_text(lang, "map").plain


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_the_table_renders_and_short_names_are_short(lang: str) -> None:
    samples: dict[str, str | int] = {"n": 2, "of": "any"}
    for id in arguments("en"):
        if id.startswith(("table-", "short-")):
            text = message(id, lang, **{arg: samples.get(arg, "X") for arg in arguments("en")[id]})
            assert text.strip() == text != "", id
            assert "{" not in text, id
    short = []
    for location in load_realm().locations:
        if location.id not in ("empty", "blocked", "mine"):
            short.append(message(f"short-{location.id}", lang))
            assert len(message(f"short-{location.id}-long", lang)) <= 7
    assert max(map(len, short)) <= 3
    assert len(set(short)) == len(short)


def test_a_finished_game_is_summed_up() -> None:
    game = whole(THREE, seed=2)
    rng = random.Random(2)
    while not game.over:
        game.apply(rng.choice(game.choice.options))
    for lang in LANGUAGES:
        session = sat_down(game, lang)
        text = result_text(session).plain
        assert "{" not in text
        assert all(session.called(seat) in text for seat in range(3))


def test_every_answer_has_a_key_of_its_own_that_is_no_command() -> None:
    game = whole(THREE, seed=4)
    assert not set(HOTKEYS) & set(MAP_LETTERS)
    rng = random.Random(5)
    for _ in range(150):
        if game.over:
            break
        answers = map_answers(game, world_of(game, game.choice.seat), "en")
        keys = [answer.hotkey for answer in answers if answer.hotkey]
        assert len(set(keys)) == len(keys)
        assert len(keys) >= min(len(answers), len(HOTKEYS))
        for answer in answers:
            assert matches(answers, answer.key) == [answer]
        game.apply(rng.choice(game.choice.options))


# -- where things are --------------------------------------------------------------------------------------------------


def test_every_field_is_found_where_it_is_drawn_and_reached_by_arrows() -> None:
    fields = [7 * SPOT[spot] + d for spot in ("0,0", "1,0", "0,1", "-1,1") for d in range(7)]
    for zoom in ZOOMS:
        left, top, right, bottom = extent(fields, zoom)
        frame = Frame(left, top, right - left, bottom - top, zoom)
        for here in fields:
            x, y = at(here, zoom)
            assert field_at(fields, frame, x - left + zoom.width // 2, y - top) == here
            assert field_at(fields, frame, x - left, y - top + zoom.height - 1) == here
    seen = {fields[0]}
    front = [fields[0]]
    while front:
        here = front.pop()
        for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            other = stepped(fields, here, x, y)
            if other not in seen:
                seen.add(other)
                front.append(other)
    assert seen == set(fields)
    middle = FIELD["0,0.c"]
    assert stepped(fields, middle, 1, 0) == FIELD["0,0.e"]
    assert stepped(fields, middle, -1, 0) == FIELD["0,0.w"]
    assert stepped(fields, stepped(fields, middle, 0, -1), 0, 1) == middle
    assert stepped(fields, FIELD["1,0.nw"], 0, -1) == FIELD["1,0.nw"], "there is no row above"


def test_the_window_follows_the_cursor_and_shows_everything_where_it_can() -> None:
    fields = [7 * SPOT[f"{u},0"] + d for u in range(5) for d in range(7)]
    wide = frame_for(fields, fields[0], 200, 60, None)
    assert wide.zoom == ZOOMS[0]
    frame = frame_for(fields, fields[0], 40, 12, None)
    assert frame.zoom == ZOOMS[-1]
    for cursor in (fields[0], fields[-1], fields[10]):
        frame = frame_for(fields, cursor, 40, 12, frame)
        x, y = at(cursor, frame.zoom)
        assert frame.left <= x <= frame.left + 40 - frame.zoom.width
        assert frame.top <= y <= frame.top + 12 - frame.zoom.height
    assert frame_for(fields, fields[10], 40, 12, frame) == frame, "it does not move without need"


def test_what_a_field_shows() -> None:
    game = whole_game()
    game.lay((1, 0), "N1")
    game.own(1, "0,0.e")
    game.ask_again()
    world = world_of(game, 0)
    marks = ChartMarks(FIELD["0,0.c"], {FIELD["0,0.w"]: 1, FIELD["0,0.se"]: 1}, {}, "", {FIELD["0,0.ne"]: 2}, -1)
    fields = sorted(world.fields)
    left, top, right, bottom = extent(fields, ZOOMS[-1])
    frame = Frame(left, top, right - left, bottom - top, ZOOMS[-1])
    lines = [line.plain for line in draw_chart(world, marks, frame, "en")]

    def drawn(name: str) -> list[str]:
        x, y = at(FIELD[name], ZOOMS[-1])
        return [lines[y - top + n][x - left : x - left + 5] for n in range(2)]

    assert drawn("0,0.c") == ["┏Cat┓", "┗ I ┛"]
    assert drawn("0,0.w") == ["⚔Chs1", "  I  "]
    assert drawn("0,0.se")[0] == "▸   1"
    assert drawn("0,0.ne")[0] == "›   2"
    assert drawn("0,0.nw") == [" ▲▲▲ ", "▲▲▲▲▲"]
    assert drawn("0,0.e")[0] == " Res "
    assert "⚑N" in drawn("0,0.e")[1]
    assert drawn("0,0.sw")[1].strip() == game.field("0,0.sw")["guard"] * "I"


def test_ways_agree_with_where_the_rules_let_a_hero_go() -> None:
    game = whole_game()
    for tile, at_spot in (("N1", (1, 0)), ("F3", (0, 1)), ("N4", (2, 0))):
        game.lay(at_spot, tile)
    world = world_of(game, 0)
    for name, number in FIELD.items():
        here = world.fields.get(number)
        if here is None or here.location == "blocked":
            continue
        game.stand(0, name, mp=1)
        game.ask_again()
        offered = {FIELD[key.partition(":")[2]] for key in game.choice.keys if key.startswith("go:")}
        assert set(open_ways(world, number)) == offered, name


def test_walls_are_closed_from_both_sides() -> None:
    game = whole_game()
    world = world_of(game, SPECTATOR)
    for number in world.fields:
        for edge in range(6):
            other = NEXT[6 * number + edge]
            if other in world.fields:
                assert closed(world, number, edge) == closed(world, other, (edge + 3) % 6)


def test_a_tile_as_it_is_offered_is_joined_to_the_map() -> None:
    game = whole(seed=8)
    rng = random.Random(8)
    turned = 0
    while turned < 6 and not game.over:
        world = world_of(game, game.choice.seat)
        if world.turning is not None and world.round and len(game.choice) < 6:
            turned += 1
            for key in game.choice.keys:
                rotation = int(key.partition(":")[2]) - 1
                assert crossings(world.turned(rotation), SPOT[world.turning.at]) > 0
        game.apply(rng.choice(game.choice.options))
        if game.over and turned < 6:
            game = whole(seed=8 + turned + len(game.answers))
    assert turned == 6
