"""Drafts and shared scenarios over REST: keys, versions, the trial of a file, and what its link shows."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from banneret.arena.trial import Tried
from banneret.server.jobs import trials
from banneret.server.jobs.pool import overdue
from banneret.server.jobs.tasks import Workers
from banneret.server.jobs.trials import Trials, id_of
from banneret.server.problems import Problem
from banneret.server.store.scenarios import DraftMoved, ShelfFull, StoredDraft, StoredScenario
from banneret.server.store.store import Store
from banneret.server.store.trials import note_trial
from banneret.table.workshop.sharing_types import TrialState
from tests.heroes.designing.maps import OWN, changed
from tests.support.live_server import Live, serving
from tests.support.time_limits import HANG


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('workshop') / 'table.sqlite3'}") as found:
        yield found


@pytest.fixture
def key(live: Live) -> str:
    status, made = live.ask("POST", "/api/benches")
    assert status == 201
    return str(made["key"])


def add(live: Live, key: str, text: str = "id: x") -> dict[str, Any]:
    status, made = live.ask("POST", "/api/drafts", {"name": "A hill", "text": text}, key=key)
    assert status == 201, made
    return dict(made)


def test_a_draft_is_kept_whatever_it_says(live: Live, key: str) -> None:
    made = add(live, key, "not: [a scenario")
    assert (made["name"], made["version"], made["text"]) == ("A hill", 1, "not: [a scenario")
    assert live.ask("GET", f"/api/drafts/{made['id']}", key=key) == (200, made)
    status, listed = live.ask("GET", "/api/drafts", key=key)
    assert (status, [one["id"] for one in listed]) == (200, [made["id"]])
    assert "text" not in listed[0]


def test_a_draft_opens_with_the_key_of_its_shelf_alone(live: Live, key: str) -> None:
    made = add(live, key)
    path = f"/api/drafts/{made['id']}"
    assert live.ask("GET", path)[0] == 401
    _, other = live.ask("POST", "/api/benches")
    change = {"name": "mine", "text": "mine", "version": 1}
    for method, body in (("GET", None), ("PUT", change), ("DELETE", None)):
        more = "?version=1" if method == "DELETE" else ""
        assert live.ask(method, path + more, body, key=other["key"])[0] == 404
    assert live.ask("GET", path, key=key)[1] == made
    assert live.ask("GET", "/api/drafts", key=other["key"]) == (200, [])


def test_two_browsers_never_overwrite_each_other_unnoticed(live: Live, key: str) -> None:
    path = f"/api/drafts/{add(live, key)['id']}"
    status, first = live.ask("PUT", path, {"name": "A hill", "text": "one", "version": 1}, key=key)
    assert (status, first["version"]) == (200, 2)
    for method, body in (("PUT", {"name": "A hill", "text": "two", "version": 1}), ("DELETE", None)):
        status, told = live.ask(method, path + ("" if body else "?version=1"), body, key=key)
        assert (status, told["error"]["code"]) == (409, "draft_moved")
    assert live.ask("GET", path, key=key)[1]["text"] == "one"
    assert live.ask("DELETE", f"{path}?version=2", key=key)[0] == 204
    assert live.ask("GET", path, key=key)[0] == 404


def test_the_key_itself_is_not_on_the_disk(live: Live, key: str) -> None:
    add(live, key)
    folder = Path(live.rooms.store._database.reading.url.database or "").parent
    assert all(key.encode() not in path.read_bytes() for path in folder.iterdir())


def trial(live: Live, text: str) -> dict[str, Any]:
    """What becomes of a file that is to be shared."""
    status, told = live.ask("POST", "/api/shared", raw=text.encode())
    end = time.monotonic() + HANG
    while status == 200 and told["state"] == "trying" and time.monotonic() < end:
        time.sleep(0.05)
        status, told = live.ask("GET", f"/api/shared/{told['id']}/trial")
    assert status == 200, told
    return dict(told)


def test_a_file_is_shared_after_ten_games_and_can_be_played_from_its_link(live: Live) -> None:
    assert live.ask("GET", f"/api/shared/{id_of(OWN)}")[0] == 404
    assert live.ask("GET", f"/api/shared/{id_of(OWN)}/trial")[1]["state"] == "none"
    found = trial(live, OWN)
    assert (found["state"], found["id"]) == ("shared", id_of(OWN))
    status, shared = live.ask("GET", f"/api/shared/{found['id']}?lang=de")
    assert (status, shared["game"], shared["text"], shared["scenario"]["name"]) == (200, "heroes", OWN, "Two Hills")
    assert live.ask("GET", f"/api/shared/{found['id']}/file") == (200, OWN)
    bots = [{"kind": "bot", "bot": "random", "side": "random"}] * 2
    assert live.room(*bots, scenario="own", definition=shared["text"])["info"]["title"] == "Two Hills"
    assert trial(live, OWN)["state"] == "shared"


def test_a_file_with_mistakes_is_refused_with_their_lines(live: Live) -> None:
    found = trial(live, changed("few:T1", "few:T9"))
    assert (found["state"], found["done"]) == ("refused", 0)
    assert [one["line"] for one in found["errors"]] == [17]
    told = [live.ask("GET", f"/api/shared/{found['id']}/trial?lang={lang}")[1] for lang in ("en", "fr", "de", "pl")]
    assert told[0] == found
    assert len({one["errors"][0]["text"] for one in told}) == 4, "each in its language"
    begun = live.ask("POST", "/api/shared?lang=de", raw=changed("few:T1", "few:T9").encode())[1]
    assert begun["errors"] == told[2]["errors"]
    assert live.ask("GET", f"/api/shared/{found['id']}")[0] == 404


@pytest.mark.parametrize("text", ["", "x" * 40_001])
def test_what_is_no_file_at_all_is_not_tried(live: Live, text: str) -> None:
    status, told = live.ask("POST", "/api/shared", raw=text.encode())
    assert (status, told["error"]["code"]) == (400, "bad_request")


# -- trials, without a server ------------------------------------------------------------------------------------------


class Here(Workers):
    """Plays nothing: tells what it was given to tell."""

    def __init__(self, *told: Tried | Problem) -> None:
        super().__init__(1)
        self.told = list(told)

    async def do(self, task: Any, about: object, *args: object, **how: object) -> Any:
        if task is trials.checked:
            return "heroes", ()
        found = self.told.pop(0) if self.told else Tried(number=0, players=2)
        if isinstance(found, Problem):
            raise found
        return found


def tried(tmp_path: Path, *told: Tried | Problem) -> tuple[Any, Any, Any]:
    """The state of a trial, whether the file was shared, and the record that was kept."""

    async def run() -> tuple[Any, Any, Any]:
        store = Store.open(f"sqlite:///{tmp_path / 'table.sqlite3'}")
        kept = Trials(Here(*told), store)
        await kept.begin("text", "1.2.3.4")
        task = kept._known[id_of("text")].task
        assert task is not None
        await asyncio.wait_for(task, HANG)
        state = await kept.look(id_of("text"))
        assert state is not None
        assert await Trials(Here(), store).look(id_of("text")) == state, "any node can tell"
        record = await store.load_record(state.record) if state.record else None
        found = state, await store.shared(state.id), record
        await store.close()
        return found

    return asyncio.run(run())


def test_a_fault_is_told_and_its_game_kept(tmp_path: Path) -> None:
    from banneret.games import new

    game = new("heroes", scenario="skirmish", seats=["castle_host", "necropolis_host"], seed=1).record()
    state, shared, record = tried(
        tmp_path,
        Tried(number=0, players=2),
        Tried(number=1, players=2, fault="crash", detail="KeyError: 5", record=game),
    )
    assert (state.state, state.done, state.fault, state.detail) == ("refused", 1, "crash", "KeyError: 5")
    assert shared is None
    assert record.text == game


def test_a_busy_server_is_waited_for_and_a_slow_game_refused(tmp_path: Path) -> None:
    state, shared, record = tried(tmp_path, Problem(503, "busy", "", again=0.0), overdue(60))
    assert (state.state, state.done, state.fault) == ("refused", 0, "too_slow")
    assert (shared, record) == (None, None)


def test_one_that_holds_is_stored(tmp_path: Path) -> None:
    state, shared, _ = tried(tmp_path)
    assert (state.state, state.done, shared.text, shared.game) == ("shared", 10, "text", "heroes")


def test_an_address_has_two_trials_at_once(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store.open(f"sqlite:///{tmp_path / 'table.sqlite3'}")
        kept = Trials(Here(), store)
        await kept.begin("a", "1.2.3.4")
        await kept.begin("b", "1.2.3.4")
        assert (await kept.begin("a", "1.2.3.4")).state == "trying"
        with pytest.raises(Problem, match="wait for them"):
            await kept.begin("c", "1.2.3.4")
        await kept.begin("c", "5.6.7.8")
        kept.close()
        await store.close()

    asyncio.run(run())


def test_a_trial_whose_node_is_gone_is_begun_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        store = Store.open(f"sqlite:///{tmp_path / 'table.sqlite3'}")
        id = id_of("a")
        begun = TrialState(id=id, state="trying", done=4, total=10)
        await store.write(partial(note_trial, trial=id, state=msgspec.json.encode(begun).decode()))
        kept = Trials(Here(), store)
        assert await kept.look(id) == begun
        assert await kept.begin("a", "1.2.3.4") == begun, "it is played elsewhere"
        monkeypatch.setattr(trials, "STALE", -1.0)
        assert await kept.look(id) is None
        assert (await kept.begin("a", "1.2.3.4")).done == 0
        await asyncio.wait_for(kept._known[id].task or asyncio.sleep(0), HANG)
        assert await store.shared(id) is not None
        await store.close()

    asyncio.run(run())


# -- the store, on each kind of database -------------------------------------------------------------------------------


def test_drafts_and_shared_scenarios_in_a_database(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        store = Store.open(database)
        draft = StoredDraft(id="d", owner="o", name="n", version=1, at=10.0, text="one")
        await store.add_draft(draft)
        await store.add_draft(draft)
        later = StoredDraft(id="d", owner="o", name="n", version=2, at=11.0, text="two")
        await store.change_draft(later, 1)
        # Once more, as after a confirmation that got lost.
        await store.change_draft(later, 1)
        with pytest.raises(DraftMoved):
            await store.change_draft(StoredDraft(id="d", owner="o", name="n", version=2, at=12.0, text="three"), 1)
        with pytest.raises(DraftMoved):
            await store.drop_draft("d", 1)
        assert await store.draft("d", ["o"]) == later
        assert await store.draft("d", ["other"]) is None
        monkeypatch.setattr("banneret.server.store.scenarios.MOST_DRAFTS", 1)
        with pytest.raises(ShelfFull):
            await store.add_draft(StoredDraft(id="e", owner="o", name="n", version=1, at=1.0, text=""))
        assert await store.delete_drafts(11.0) == 0
        assert await store.delete_drafts(11.5) == 1
        scenario = StoredScenario(id="s", game="heroes", at=5.0, text="text")
        await store.share(scenario)
        await store.share(StoredScenario(id="s", game="heroes", at=6.0, text="text"))
        assert await store.shared("s") == scenario
        assert await store.delete_shared(5.5) == 1
        assert await store.shared("s") is None
        await store.close()

    asyncio.run(run())
