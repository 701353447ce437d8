"""For every message of a client the worst that may be sent. A message without a case makes the bench fail."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final, get_args

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from banneret.table import protocol
from banneret.table.protocol import ClientMessage
from tests.attack.stage import LIMIT, Stage
from tests.attack.target import GUARD

TIMES: Final = 8
LONG: Final = "x" * (LIMIT.message_bytes - 200)
NOBODY: Final = "A" * 32

Maker = Callable[[dict[str, Any]], list[dict[str, Any]]]
"""From what somebody at the table was shown, the messages to send."""

REVISIT: Final = "revisit:main"


def _give(table: dict[str, Any]) -> list[dict[str, Any]]:
    choice = (table["asked"] or {"choice": 0})["choice"]
    return [{"choice": choice + n, "answer": REVISIT} for n in range(TIMES)] + [{"choice": choice, "answer": LONG}] * 2


CASES: Final[dict[type, tuple[str, Maker]]] = {
    protocol.Hello: ("nine keys, a long name, every event from the first on", lambda _: []),
    protocol.Give: ("what changes nothing, and an answer of 3,900 letters", _give),
    protocol.Undo: ("after as many answers as a room goes on from", lambda _: [{}] * TIMES),
    protocol.Redo: ("after as many answers as a room goes on from", lambda _: [{}] * TIMES),
    protocol.Say: ("500 letters, controls among them", lambda _: [{"text": "\u202ex\u0301" * 160}] * TIMES),
    protocol.Sit: ("one seat, the other, none", lambda _: [{"seat": n % 3} for n in range(TIMES)]),
    protocol.AskSeat: (
        "one seat, the other, none, a bot of 3,900 letters",
        lambda _: [{"seat": n % 3, "bot": LONG if n % 2 else ""} for n in range(TIMES)],
    ),
    protocol.GiveSeat: (
        "one seat, the other, none, which nobody has asked for",
        lambda _: [{"seat": n % 3, "yes": n % 2 == 0} for n in range(TIMES)],
    ),
    protocol.AskMe: (
        "every wish in turns, for either seat and none, one of 3,900 letters among them",
        lambda _: [{"when": when, "seat": n % 3} for n, when in enumerate(["once", "always", "never", LONG] * 3)],
    ),
    protocol.SetHabits: (
        "every habit in turns, some that no game has, one of 3,900 letters among them",
        lambda _: [
            {"habits": {id: value}, "seat": n % 3}
            for n, (id, value) in enumerate([("start", "draw"), ("start", "ask"), ("dance", "ask"), ("town", LONG)] * 3)
        ],
    ),
    protocol.Why: (
        "anchors and keys of 1,900 letters, and real ones",
        lambda _: [{"at": LONG[:1900], "answer": LONG[:1900]}, {"at": "building:citadel"}, {"at": "field:0,0.se"}] * 3,
    ),
    protocol.Foresee: (
        "an answer after 200 others",
        lambda _: [{"answer": REVISIT, "first": [REVISIT] * 200}, {"answer": LONG}, {"answer": REVISIT}] * 2,
    ),
    protocol.Agree: (
        "yes and no in turns, where nothing has changed",
        lambda _: [{"yes": n % 2 == 0} for n in range(TIMES)],
    ),
    protocol.ReportLine: ("of lines that nobody has said", lambda _: [{"n": 10**9 + n} for n in range(TIMES)]),
    protocol.Resign: ("of a seat that is somebody else's", lambda _: [{"seat": 9}] * TIMES),
    protocol.Draw: (
        "where nobody could agree, and of a seat that is somebody else's",
        lambda _: [{"yes": n % 2 == 0, "seat": -1 if n % 4 else 9} for n in range(TIMES)],
    ),
    protocol.Abort: ("when somebody has answered", lambda _: [{}] * TIMES),
    protocol.DaysOff: ("where there are none", lambda _: [{"days": 30}] * TIMES),
    protocol.Reach: ("after as many answers as a room goes on from", lambda _: [{}] * TIMES),
    protocol.AskHint: (
        "for the question, and for one that is not asked",
        lambda table: [{"choice": (table["asked"] or {"choice": 0})["choice"]}, {"choice": 10**9}] * 2,
    ),
    protocol.Past: ("the first event, the last, one in between", lambda _: [{"n": n} for n in (0, 10**9, 40_000)]),
    protocol.Earlier: (
        "before the last event, the first, one in between",
        lambda _: [{"before": n} for n in (10**9, 1, 40_000, 20_000)] * 2,
    ),
    protocol.Speak: ("every language", lambda _: [{"lang": lang} for lang in ("fr", "de", "pl", "en")] * 2),
    protocol.Ping: ("a plain message", lambda _: [{}] * 50),
}
"""By message: what is sent in words, and what makes it."""


def missing() -> list[str]:
    """Messages that are not sent, and cases of messages that are no more."""
    return sorted(kind.__name__ for kind in set(get_args(ClientMessage)).symmetric_difference(CASES))


def name_of(kind: type) -> str:
    """The word with which a message begins."""
    return str(kind.__struct_config__.tag)  # type: ignore[attr-defined]


def hello(stage: Stage, line: ClientConnection) -> dict[str, Any]:
    """Come to the room of the largest record, and tell what is shown there."""
    keys = [NOBODY] * 6 + [*stage.large["keys"].values(), stage.large["host"]]
    line.send(json.dumps({"do": "hello", "seq": 1, "room": stage.large["room"], "keys": keys, "name": "x" * 2000}))
    told = reply(line, 1)
    if told["is"] != "welcome":
        raise RuntimeError(f"no welcome: {str(told)[:300]}")
    return dict(told["table"])


def reply(line: ClientConnection, seq: int) -> dict[str, Any]:
    """What answers a message."""
    while True:
        told: dict[str, Any] = json.loads(line.recv(GUARD))
        if told.get("re") == seq:
            return told


def sit_down(line: ClientConnection, table: dict[str, Any], seq: int) -> dict[str, Any]:
    """Sit where the question is."""
    if table["asked"] is None and table["waiting"]:
        line.send(json.dumps({"do": "sit", "seq": seq, "seat": table["waiting"][0]}))
        return dict(reply(line, seq)["table"])
    return table


def send_all(line: ClientConnection, kind: type, messages: list[dict[str, Any]], first: int) -> list[str]:
    """Send messages one after the other; how each was answered."""
    answers = []
    for seq, message in enumerate(messages, first):
        try:
            line.send(json.dumps({"do": name_of(kind), "seq": seq, **message}))
            told = reply(line, seq)
            answers.append(told["code"] if told["is"] == "refused" else told["is"])
        except ConnectionClosed as closed:
            answers.append(f"closed {closed.rcvd.code if closed.rcvd else 1006}")
            break
    return answers
