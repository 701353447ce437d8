"""No way from one identity to another: whatever people do with what they know of each other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

from banneret.server.access import Limits
from tests.support.authenticator import Authenticator
from tests.support.browsers import Visitor
from tests.support.live_server import Live, serving

MANY = Limits(sign_ins_per_hour=10**6, rooms_per_hour=10**6, requests_per_second=1e6, request_burst=10**6)
WHO = st.integers(0, 2)
SEATS = [{"kind": "person", "side": "castle_griffins"}, {"kind": "open", "side": "necropolis_zombies"}]


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('others') / 'table.sqlite3'}", MANY) as found:
        yield found


class Strangers(RuleBasedStateMachine):
    """Three people who try everything they know on each other; each must remain who they are."""

    live: Live

    @initialize()
    def begin(self) -> None:
        self.people = [Visitor(self.live).become(f"P{n}") for n in range(3)]
        self.keys: list[list[Authenticator]] = [[], [], []]
        self.links: list[str | None] = [None, None, None]
        self.rooms: list[list[str]] = [[], [], []]
        self.public: list[tuple[int, str]] = []
        """What the pages of people show: ids of passkeys and devices."""

    def _me(self, who: int) -> dict[str, Any]:
        me = self.people[who].me()
        assert me is not None
        return me

    @rule(who=WHO)
    def adds_a_passkey(self, who: int) -> None:
        visitor, key = self.people[who], Authenticator(self.people[who].origin)
        request = visitor.ask("POST", "/api/me/passkeys/request")[1]
        assert visitor.ask("POST", "/api/me/passkeys", key.create(request))[0] in (201, 409)
        self.keys[who].append(key)

    @rule(who=WHO)
    def makes_a_link(self, who: int) -> None:
        self.links[who] = self.people[who].ask("POST", "/api/me/recovery")[1]["secret"]

    @rule(who=WHO)
    def makes_a_room(self, who: int) -> None:
        wanted = {"game": "heroes", "scenario": "skirmish", "seats": SEATS}
        self.rooms[who].append(self.people[who].ask("POST", "/api/rooms", wanted)[1]["room"])

    @rule(who=WHO, other=WHO)
    def follows_a_link_while_signed_in(self, who: int, other: int) -> None:
        """A link leads to whose it is, in a browser of its own, and changes nothing elsewhere."""
        secret = self.links[other]
        if secret is not None:
            status, told = Visitor(self.live).ask("POST", "/api/sign-in/link", {"secret": secret})
            assert (status, told["me"]["name"]) == (200, f"P{other}")

    @rule(who=WHO, other=WHO)
    def answers_a_challenge_of_another(self, who: int, other: int) -> None:
        if who != other:
            request = self.people[other].ask("POST", "/api/me/passkeys/request")[1]
            made = Authenticator(self.people[who].origin).create(request)
            assert self.people[who].ask("POST", "/api/me/passkeys", made)[0] == 403

    @rule(who=WHO, other=WHO)
    def registers_the_passkey_of_another(self, who: int, other: int) -> None:
        if who != other and self.keys[other]:
            request = self.people[who].ask("POST", "/api/me/passkeys/request")[1]
            made = self.keys[other][-1].create(request)
            assert self.people[who].ask("POST", "/api/me/passkeys", made)[0] == 409

    @rule(who=WHO, other=WHO)
    def signs_with_the_id_of_another(self, who: int, other: int) -> None:
        if who != other and self.keys[who] and self.keys[other]:
            mine = self.keys[who][-1]
            request = Visitor(self.live).ask("POST", "/api/sign-in/request")[1]
            signed = mine.get(request)
            signed["id"] = self.keys[other][-1].get(request)["id"]
            assert Visitor(self.live).ask("POST", "/api/sign-in/passkey", signed)[0] == 403

    @rule(who=WHO, other=WHO)
    def uses_what_the_page_of_another_shows(self, who: int, other: int) -> None:
        if who == other:
            return
        shown, visitor = self._me(other), self.people[who]
        for device in shown["devices"]:
            assert visitor.ask("DELETE", f"/api/me/devices/{device['id']}")[0] == 404
        for passkey in shown["passkeys"]:
            assert visitor.ask("DELETE", f"/api/me/passkeys/{passkey['id']}")[0] == 404

    @rule(who=WHO, other=WHO)
    def goes_to_the_table_of_another(self, who: int, other: int) -> None:
        if who == other:
            return
        for room in self.rooms[other][-1:]:
            visitor = self.people[who]
            assert visitor.ask("POST", f"/api/rooms/{room}/start")[0] == 403
            assert visitor.ask("DELETE", f"/api/rooms/{room}/seats/0")[0] == 403
            assert (
                visitor.ask("POST", "/api/me/keys", {"rooms": [{"room": room, "keys": ["A" * 32]}]})[1]["rooms"] == []
            )
            player = visitor.sit(room)
            assert (player.heard[-1]["seats"], player.heard[-1]["host"]) == ([], False)
            player.close()

    @rule(who=WHO)
    def signs_out_everywhere_and_comes_back(self, who: int) -> None:
        visitor = self.people[who]
        status, _ = visitor.ask("DELETE", "/api/me/devices")
        secret = self.links[who]
        if status == 409:
            assert secret is None
            assert not self.keys[who]
        elif secret is not None:
            assert visitor.ask("POST", "/api/sign-in/link", {"secret": secret})[0] == 200
        else:
            request = visitor.ask("POST", "/api/sign-in/request")[1]
            assert visitor.ask("POST", "/api/sign-in/passkey", self.keys[who][-1].get(request))[0] == 200

    @invariant()
    def each_is_who_they_are(self) -> None:
        for who, visitor in enumerate(getattr(self, "people", [])):
            me = self._me(who)
            assert me["name"] == f"P{who}"
            assert len(me["passkeys"]) == len(self.keys[who])
            found = visitor.ask("GET", "/api/me/history")[1]["games"]
            assert {one["room"] for one in found} == set(self.rooms[who])


def test_no_way_leads_from_one_identity_to_another(live: Live) -> None:
    machine = type("OnServer", (Strangers,), {"live": live})
    how = settings(max_examples=15, stateful_step_count=20, deadline=None, suppress_health_check=list(HealthCheck))
    run_state_machine_as_test(machine, settings=how)
