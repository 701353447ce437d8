"""The store keeps what it was given, in each kind of database."""

import asyncio

import pytest
from sqlalchemy import create_engine, text

from banneret.kernel.errors import StorageError
from banneret.server.store.changes import MOST_CHAT
from banneret.server.store.store import Status, Store, StoredRoom, StoredTitle
from tests.support.stored_rooms import a_room, chat_line, database_url, hash_of, rooms_in, with_store


def test_a_room_comes_back_as_it_was_stored(database: str) -> None:
    room = a_room(status="over", returns=(1, -1), lines=["0 place:b2", "* die:+1"], chat=[chat_line(0), chat_line(1)])

    async def use(store: Store) -> None:
        await store.create(room)
        assert await store.load("oak") == room
        assert await store.load("elm") is None

    with_store(database, use)


def test_what_was_stored_is_there_when_the_database_is_opened_again(database: str) -> None:
    async def begin(store: Store) -> None:
        await store.create(a_room())
        await store.append("oak", 0, ["0 place:b2"], 1001.0, "running")

    with_store(database, begin)
    room = with_store(database, lambda store: store.load("oak"))
    assert room is not None
    assert room.lines == ["0 place:b2"]


def test_lines_are_appended(database: str) -> None:
    async def use(store: Store) -> StoredRoom | None:
        await store.create(a_room())
        await store.append("oak", 0, ["0 place:b2", "* die:+1"], 1001.0, "running")
        await store.append("oak", 2, [], 1002.0, "running")
        await store.append("oak", 2, ["1! done", "= 0123456789abcdef"], 1003.0, "over", (-1, 1))
        return await store.load("oak")

    room = with_store(database, use)
    assert room == a_room(
        lines=["0 place:b2", "* die:+1", "1! done", "= 0123456789abcdef"],
        touched=1003.0,
        status="over",
        returns=(-1, 1),
    )


def test_two_servers_on_one_database_do_not_overwrite_what_the_other_has_told(database: str) -> None:
    async def use(store: Store) -> StoredRoom | None:
        other = Store.open(database)
        await store.create(a_room(lines=["0 a", "0 b"], status="running"))
        await store.append("oak", 2, ["0 c"], 1001.0, "running")
        for first in (1, 2):
            with pytest.raises(StorageError, match="no line"):
                await other.append("oak", first, ["0 d"], 1001.0, "running")
        with pytest.raises(StorageError, match="no line"):
            await other.truncate("oak", 2, 1, 1001.0)
        await other.close()
        return await store.load("oak")

    room = with_store(database, use)
    assert room is not None
    assert room.lines == ["0 a", "0 b", "0 c"]


def test_an_append_done_twice_leads_to_the_same(database: str) -> None:
    async def use(store: Store) -> StoredRoom | None:
        await store.create(a_room(lines=["0 a"]))
        for _ in range(2):
            await store.append("oak", 1, ["0 b", "0 c"], 1001.0, "running")
        return await store.load("oak")

    room = with_store(database, use)
    assert room is not None
    assert room.lines == ["0 a", "0 b", "0 c"]


def test_an_undo_drops_lines_and_the_game_goes_on(database: str) -> None:
    async def use(store: Store) -> StoredRoom | None:
        await store.create(a_room(lines=["0 a", "0 b", "0 c"], status="over", returns=(1, -1)))
        for _ in range(2):
            await store.truncate("oak", 3, 1, 1001.0)
        return await store.load("oak")

    room = with_store(database, use)
    assert room == a_room(lines=["0 a"], status="running", touched=1001.0)


def test_an_update_changes_the_header_and_nothing_else(database: str) -> None:
    lines, chat = ["0 a", "0 b"], [chat_line(0)]

    async def use(store: Store) -> StoredRoom | None:
        await store.create(a_room(lines=lines, chat=chat))
        taken = a_room(status="running", touched=1002.0, title="Saturday", options={}, seed=-3, watching=True)
        await store.update(taken)
        return await store.load("oak")

    room = with_store(database, use)
    assert room == a_room(
        lines=lines, chat=chat, status="running", touched=1002.0, title="Saturday", options={}, seed=-3, watching=True
    )


def test_a_game_begins_with_its_header_and_its_first_lines_at_once(database: str) -> None:
    async def use(store: Store) -> StoredRoom | None:
        await store.create(a_room(lines=["0 of an older game"]))
        await store.update(a_room(status="running", touched=1002.0), ["* die:+1", "0! done"])
        await store.append("oak", 2, ["1 place:b2"], 1003.0, "running")
        return await store.load("oak")

    room = with_store(database, use)
    assert room == a_room(lines=["* die:+1", "0! done", "1 place:b2"], status="running", touched=1003.0)


def test_a_room_changed_after_it_was_handed_over_is_stored_as_it_was(database: str) -> None:
    async def use(store: Store) -> StoredRoom | None:
        room = a_room(lines=["0 a"])
        created = asyncio.ensure_future(store.create(room))
        await asyncio.sleep(0)
        room.title = "changed"
        room.lines.append("0 b")
        room.options["changed"] = "yes"
        await created
        return await store.load("oak")

    assert with_store(database, use) == a_room(lines=["0 a"])


def test_chat_is_kept_in_order(database: str) -> None:
    async def use(store: Store) -> StoredRoom | None:
        await store.create(a_room())
        for n in range(12):
            await store.say("oak", chat_line(n, f"words {n}"))
        return await store.load("oak")

    room = with_store(database, use)
    assert room is not None
    assert room.chat == [chat_line(n, f"words {n}") for n in range(12)]


def test_only_so_much_chat_is_kept(database: str) -> None:
    async def use(store: Store) -> StoredRoom | None:
        await store.create(a_room(chat=[chat_line(n) for n in range(MOST_CHAT)]))
        for n in range(MOST_CHAT, MOST_CHAT + 3):
            await store.say("oak", chat_line(n))
        return await store.load("oak")

    room = with_store(database, use)
    assert room is not None
    assert [said.n for said in room.chat] == list(range(3, MOST_CHAT + 3))


def test_old_rooms_are_deleted_with_all_they_have(database: str) -> None:
    async def use(store: Store) -> None:
        for n, status in enumerate(("waiting", "running", "over", "waiting")):
            await store.create(
                a_room(f"room{n}", touched=1000.0 + n, status=status, lines=["0 a"], chat=[chat_line(0)])
            )
        assert await store.delete_older(1003.0, ["waiting"]) == 1
        assert rooms_in(database) == ["room1", "room2", "room3"]
        either: tuple[Status, ...] = ("waiting", "running", "over")
        assert await store.delete_older(1003.0, either, ["room1"]) == 1
        assert rooms_in(database) == ["room1", "room3"]
        assert await store.delete_older(1003.0, either) == 1
        assert await store.delete_older(1003.0, either) == 0
        assert rooms_in(database) == ["room3"]

    with_store(database, use)
    assert counted(database, "rooms", "room_lines", "room_chat") == [1, 1, 1]


def counted(url: str, *tables: str) -> list[int]:
    """How many rows lie in each table."""
    engine = create_engine(database_url(url))
    try:
        with engine.connect() as connection:
            return [connection.execute(text(f"SELECT count(*) FROM {table}")).scalar_one() for table in tables]
    finally:
        engine.dispose()


def test_records_are_kept(database: str) -> None:
    async def use(store: Store) -> None:
        assert await store.list_records(5) == []
        assert await store.load_record("a1") is None
        for n in range(3):
            await store.save_record(f"a{n}", f"banneret record {n}\n", f"Game {n}", 1000.0 + n)
        await store.save_record("a1", "banneret record\n", "Again", 2000.0)
        again = StoredTitle(id="a1", title="Again", at=2000.0)
        assert await store.list_records(2) == [again, StoredTitle(id="a2", title="Game 2", at=1002.0)]
        record = await store.load_record("a1")
        assert record is not None
        assert (record.title, record.at, record.text) == ("Again", 2000.0, "banneret record\n")
        assert await store.delete_records(1500.0) == 2
        assert await store.list_records(5) == [again]

    with_store(database, use)


# -- what is refused ---------------------------------------------------------------------------------------------------


def test_no_line_is_left_out(database: str) -> None:
    async def use(store: Store) -> None:
        await store.create(a_room(lines=["0 a"]))
        for first in (2, 9, -1):
            with pytest.raises(StorageError, match="no line"):
                await store.append("oak", first, ["0 b"], 1001.0, "running")
        with pytest.raises(StorageError, match="no line"):
            await store.truncate("oak", 1, 2, 1001.0)
        assert await store.load("oak") == a_room(lines=["0 a"])

    with_store(database, use)


def test_a_room_that_is_not_there_cannot_be_changed(database: str) -> None:
    async def use(store: Store) -> None:
        with pytest.raises(StorageError):
            await store.append("elm", 0, ["0 a"], 1001.0, "running")
        with pytest.raises(StorageError):
            await store.update(a_room("elm"))
        with pytest.raises(StorageError):
            await store.say("elm", chat_line(0))

    with_store(database, use)


def test_two_rooms_cannot_have_the_same_id(database: str) -> None:
    async def use(store: Store) -> None:
        await store.create(a_room())
        with pytest.raises(StorageError):
            await store.create(a_room(title="another"))
        assert await store.load("oak") == a_room()

    with_store(database, use)


@pytest.mark.parametrize("how", ["create", "update"])
def test_a_key_itself_is_never_stored(database: str, how: str) -> None:
    async def use(store: Store) -> None:
        await store.create(a_room())
        open_host = a_room("oak" if how == "update" else "elm", host_hash="the key itself")
        open_seat = a_room(open_host.id)
        open_seat.seats = (*open_seat.seats[:2], type(open_seat.seats[2])(kind="open", key_hash="the key itself"))
        for room in (open_host, open_seat):
            with pytest.raises(StorageError, match="only hashes"):
                await getattr(store, how)(room)
        assert await store.load("oak") == a_room()

    with_store(database, use)
    assert hash_of("host") == a_room().host_hash


def test_a_closed_store_takes_and_gives_nothing(database: str) -> None:
    async def run() -> None:
        store = Store.open(database)
        await store.create(a_room())
        await store.close()
        await store.close()
        with pytest.raises(StorageError, match="closed"):
            await store.append("oak", 0, ["0 a"], 1001.0, "running")
        with pytest.raises(StorageError, match="closed"):
            await store.load("oak")

    asyncio.run(run())
