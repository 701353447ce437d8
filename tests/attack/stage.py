"""What an attack is made with: the largest records, heroes, scenarios and rooms that are allowed."""

from __future__ import annotations

import asyncio
import json
import time
from random import Random
from typing import Any

from msgspec.structs import replace
from websockets.sync.client import ClientConnection, connect

from banneret.battlelore.career.career import MOST_BYTES, MOST_HISTORY, Career, CareerSheet, PastAdventure
from banneret.battlelore.hall_of_heroes.rooms import changed
from banneret.games import new
from banneret.heroes.scenario.load import SCENARIOS
from banneret.kernel.game import Game
from banneret.kernel.record import DIGEST_EVERY, LONGEST_LINE, sum_line
from banneret.server.access import Limits, hashed, new_secret
from banneret.server.jobs.trials import id_of
from banneret.server.rooms.room import MOST_ANSWERS
from banneret.server.store.careers import MOST_CAREERS, StoredCareer
from banneret.server.store.scenarios import MOST_DRAFTS, StoredDraft, StoredScenario
from banneret.server.store.store import Store
from tests.attack.target import GUARD, Target

LIMIT = Limits()
ENDING = ("end", "done", "retreat", "surrender", "pass")
DAY = "2026-11-16"


def walk(seed: int, until_repeated: bool) -> Game:
    """A game in which people walk about at random, to its end or until a position comes again."""
    game = new("heroes", scenario="crossroads", seats=["castle/catherine", "necropolis/sandro"], seed=seed)
    rng, seen = Random(seed), set[str]()
    while not game.over:
        if until_repeated:
            if game.digest in seen:
                return game
            seen.add(game.digest)
        keys = game.choice.keys
        game.apply(rng.choice([key for key in keys if key.partition(":")[0] not in ENDING] or list(keys)))
    return game


def answers_of(text: str) -> int:
    """How many answers a record has."""
    return sum(line[0] in "0123456789*" for line in text.partition("begin\n")[2].split("\n") if line)


def large_record(most: int = LIMIT.record_bytes) -> str:
    """A record as large as they may be: somebody does again and again what changes nothing."""
    game = next(game for game in (walk(seed, True) for seed in range(100)) if not game.over)
    text = game.record()
    lines = text.rstrip("\n").split("\n")[:-1]  # all but the checksum
    again = next(line for line in reversed(lines) if line[0] not in "=#~")
    size, answers = len(text), answers_of(text)
    while size < most - 100:
        lines.append(again)
        answers += 1
        if answers % DIGEST_EVERY == 0:
            lines.append(f"= {game.digest}")
            size += len(lines[-1]) + 1
        size += len(again) + 1
    text = "\n".join(lines) + "\n"
    return text + sum_line(text) + "\n"


def many_options(most: int = LIMIT.record_bytes) -> str:
    """A record with nothing but options."""
    head = "banneret record 2\ngame heroes\nscenario skirmish\nruleset 3\n"
    head += "content 9c0ffee123456789\nseed 7\nseat a\nseat b\n"
    lines, size = [], len(head) + 100
    for n in range(most):
        line = f"option a{n:07d}=x\n"
        size += len(line)
        if size > most:
            break
        lines.append(line)
    text = head + "".join(lines) + "begin\n"
    return text + sum_line(text) + "\n"


def long_lines(most: int = LIMIT.record_bytes) -> str:
    """A record whose header has the longest lines."""
    text = "banneret record 2\ngame heroes\nscenario skirmish\n"
    text += "definition {" + "a" * (LONGEST_LINE - 20) + "}\n"
    return text + ("seat " + "x " * (LONGEST_LINE // 2) + "\n") * ((most - len(text)) // LONGEST_LINE)


def long_career(name: str) -> Career:
    """A hero with as much of a history as a hero may have."""
    sheet = CareerSheet(of="warrior", skills=("warrior_cleave",), equipped=("war_horn",), owned=("lore_stone",))
    hero = Career(name=name, status="active", began=DAY, sheet=sheet, of="warrior")
    past = PastAdventure(game="g" * 60, at=DAY, adventure="a" * 200, role="hero", side="standard", won=True)
    one = len(replace(hero, history=(past,)).text()) - len(hero.text())
    count = min(MOST_HISTORY, (MOST_BYTES - 1000) // (one + 10))
    return replace(hero, history=tuple(replace(past, game=f"g{n:059d}") for n in range(count)))


def own_scenario(comment: str = "x") -> str:
    """A scenario file, as long as a room takes one."""
    text = (SCENARIOS / "crossroads.yaml").read_text().replace("id: crossroads", "id: my_crossroads", 1)
    return text + "# " + comment * (39_000 - len(text)) + "\n"


class Stage:
    """A target with everything prepared on it."""

    def __init__(self, target: Target) -> None:
        self.target = target
        self.record_text = large_record()
        self.record = self.json("POST", "/api/records", self.record_text.encode())["id"]
        self.last_step = int(self.json("GET", f"/api/records/{self.record}")["steps"]) - 1
        forced = answers_of(self.record_text) - self.last_step
        self.branch_step = min(self.last_step, MOST_ANSWERS - forced - 10)
        """The last step of the largest record from which a room goes on."""
        self.large = self.branch(self.record, self.branch_step)
        if not self.large:
            raise RuntimeError("no room goes on from the largest record")
        self.hall = self.json("POST", "/api/halls")["key"]
        self.heroes = asyncio.run(self.fill_hall(MOST_CAREERS - 1))
        """One place is left for who is brought by an attack."""
        self.campaign = self.json(
            "POST", "/api/rooms",
            {"game": "heroes", "scenario": "dragons_blood_1", "seats": [{"kind": "person", "side": "dungeon/mutare"}]},
        )  # fmt: skip
        self.shelf = self.json("POST", "/api/benches")["key"]
        self.drafts = asyncio.run(self.fill_shelf(MOST_DRAFTS - 10))
        """Ten places are left for those that an attack adds."""
        self.shared = asyncio.run(self.share())
        versions = [{"name": "x", "scenario": "crossroads"}]
        wish = {"game": "heroes", "players": 2, "bots": ["random"], "games": 1, "versions": versions}
        self.lab = str(self.json("POST", "/api/labs", wish)["id"])
        self.target.ask("DELETE", f"/api/labs/{self.lab}")
        self.over = self.finished()
        self.somebody = self.person(100)
        """A session of somebody who has played much."""

    def person(self, rooms: int) -> str:
        """A session of somebody with seats in so many rooms."""
        session = str(self.json("POST", "/api/me", {"name": "Maud", "bearer": True})["session"])
        made = [self.room("person", "open") for _ in range(rooms)]
        keys = [{"room": one["room"], "keys": [*one["keys"].values(), one["host"]]} for one in made]
        self.json("POST", "/api/me/keys", {"rooms": keys}, {"Authorization": f"Bearer {session}"})
        return session

    async def fill_hall(self, count: int) -> list[str]:
        """Put heroes into the hall, all with long histories."""
        store = self._store()
        made = []
        for n in range(count):
            text = long_career(f"Maud{n}").text()
            made.append(StoredCareer(id=new_secret(), owner=hashed(self.hall), room="", touched=time.time(), text=text))
            await store.change_career(changed(None, made[-1]))
        await store.close()
        return [hero.id for hero in made]

    def _store(self) -> Store:
        return Store.open(f"sqlite:///{self.target.folder / 'table.sqlite3'}")

    async def fill_shelf(self, count: int) -> list[str]:
        """Put drafts on the shelf, all as long as they may be."""
        store, text = self._store(), "# " + "x" * 99_000
        made = [
            StoredDraft(id=new_secret(), owner=hashed(self.shelf), name="x" * 80, version=1, at=time.time(), text=text)
            for _ in range(count)
        ]
        for draft in made:
            await store.add_draft(draft)
        await store.close()
        return [draft.id for draft in made]

    async def share(self) -> str:
        """A scenario that was shared, as long as it may be."""
        store, text = self._store(), own_scenario()
        await store.share(StoredScenario(id=id_of(text), game="heroes", at=time.time(), text=text))
        await store.close()
        return id_of(text)

    def room(self, *kinds: str, scenario: str = "brave_new_world") -> dict[str, Any]:
        """A new room for as many."""
        sides = ("castle/catherine", "necropolis/sandro")
        seats = [{"kind": kind, "side": side} for kind, side in zip(kinds, sides, strict=True)]
        return dict(self.json("POST", "/api/rooms", {"game": "heroes", "scenario": scenario, "seats": seats}))

    def branch(self, record: str, step: int) -> dict[str, Any]:
        """A room that goes on from a step of a record; nothing where the game is over there."""
        seats = [{"kind": "person", "side": "castle/catherine"}, {"kind": "person", "side": "necropolis/sandro"}]
        wanted = {
            "game": "heroes",
            "scenario": "crossroads",
            "seats": seats,
            "branch": {"record": record, "step": step},
            "hints": True,
        }
        given = {"Content-Type": "application/json"}
        status, told = self.target.ask("POST", "/api/rooms", json.dumps(wanted).encode(), given)
        return dict(json.loads(told)) if status == 201 else {}

    def finished(self) -> str:
        """A room whose game is over: begun shortly before the end of a record."""
        text = walk(1, False).record()
        record = self.json("POST", "/api/records", text.encode())["id"]
        steps = range(int(self.json("GET", f"/api/records/{record}")["steps"]), 0, -1)
        made = next(made for made in (self.branch(record, step) for step in steps) if made)
        with self.line() as line:
            self.play_out(line, made)
        return str(made["room"])

    def play_out(self, line: ClientConnection, made: dict[str, Any]) -> None:
        """Answer whatever is asked until the game is over."""
        line.send(json.dumps({"do": "hello", "seq": 1, "room": made["room"], "keys": list(made["keys"].values())}))
        table: dict[str, Any] = {}
        for seq in range(2, 2_000):
            while True:
                told = json.loads(line.recv(GUARD))
                if told["is"] in ("welcome", "step", "refused"):
                    break
            table = told["table"] if told["is"] == "welcome" else told
            if table.get("over"):
                return
            if table.get("asked"):
                asked = table["asked"]
                answer = {"do": "answer", "seq": seq, "choice": asked["choice"], "answer": asked["options"][0]["key"]}
            else:
                answer = {"do": "sit", "seq": seq, "seat": table["waiting"][0]}
            line.send(json.dumps(answer))

    def line(self) -> ClientConnection:
        """A websocket."""
        return connect(
            f"ws://127.0.0.1:{self.target.port}/ws", max_size=None, compression=None, open_timeout=GUARD, legacy=True
        )

    def json(self, method: str, path: str, body: object = None, headers: dict[str, str] | None = None) -> Any:
        """What a request that must not fail is answered with."""
        data = body if isinstance(body, bytes) else None if body is None else json.dumps(body).encode()
        given = {} if body is None or isinstance(body, bytes) else {"Content-Type": "application/json"}
        status, told = self.target.ask(method, path, data, given | (headers or {}))
        if not 200 <= status < 300:
            raise RuntimeError(f"{method} {path}: {status} {told[:300]!r}")
        return json.loads(told)
