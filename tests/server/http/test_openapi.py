"""The REST interface keeps to its own description, whatever it is asked."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from banneret.server.access import Limits
from banneret.server.http.api import ENDPOINTS
from tests.support.live_server import Live, serving
from tests.support.time_limits import HANG

PATIENT = Limits(
    rooms_per_hour=1_000_000, sign_ins_per_hour=1_000_000, requests_per_second=1e6, request_burst=1_000_000
)


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    folder: Path = tmp_path_factory.mktemp("openapi")
    with serving(f"sqlite:///{folder / 'table.sqlite3'}", PATIENT) as found:
        yield found


# What breaks the description by its length is refused as too large, before anybody looks into it.
SETTINGS = """
[checks.negative_data_rejection]
expected-statuses = ["400", "401", "403", "404", "405", "406", "409", "413", "415", "422", "428", "429", "5xx"]
"""


def test_every_endpoint_answers_as_described(live: Live, tmp_path: Path) -> None:
    (tmp_path / "schemathesis.toml").write_text(SETTINGS, encoding="utf-8")
    command = [
        *(sys.executable, "-m", "schemathesis.cli", "run", f"{live.url}/api/openapi.json"),
        # No schema can say which set-ups and records hold: what fits the description may still be refused.
        *("--exclude-checks", "positive_data_acceptance"),
        *("--max-examples", "6", "--seed", "1", "--generation-database", "none", "--no-color"),
        *("--request-timeout", str(HANG)),
    ]
    run = subprocess.run(command, capture_output=True, text=True, timeout=4 * HANG, check=False, cwd=tmp_path)
    failures = run.stdout.partition("= FAILURES =")[2] or run.stdout
    assert run.returncode == 0, failures[:6000] + run.stderr[-2000:]


def test_every_endpoint_is_described_once(live: Live) -> None:
    _, document = live.ask("GET", "/api/openapi.json")
    described = {(method.upper(), path) for path, methods in document["paths"].items() for method in methods}
    assert described == {(endpoint.method, endpoint.path) for endpoint in ENDPOINTS}


def test_a_method_that_is_not_there_and_a_path_that_is_not_there(live: Live) -> None:
    status, body = live.ask("PUT", "/api/rooms", {})
    assert (status, body["error"]["code"]) == (405, "refused")
    status, body = live.ask("GET", "/api/nothing")
    assert (status, body["error"]["code"]) == (404, "not_found")


def test_a_fault_of_ours_tells_no_more_than_that(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("a secret of the server")

    monkeypatch.setattr(live.rooms, "inside", broken)
    status, body = live.ask("GET", "/api/rooms/" + "A" * 32)
    told: dict[str, object] = {"code": "our_fault", "text": "something went wrong here", "clauses": [], "again": None}
    assert (status, body) == (500, {"error": told})
