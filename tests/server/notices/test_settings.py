"""How somebody wants to be told, over HTTP: nobody can change what is another's, and no link signs anybody in."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from email import message_from_bytes, policy
from http.client import HTTPConnection
from typing import Any

import pytest

from banneret.kernel.errors import SetupError
from banneret.server.access import Limits
from banneret.server.notices.mailing import post_of
from banneret.server.notices.office import NoticeOptions
from tests.server.notices.receivers import Mailbox
from tests.server.notices.world import Browser, post_to
from tests.server.people.test_identity import code
from tests.support.browsers import Visitor
from tests.support.live_server import Live, serving

SITE = "https://table.example"
HOOK = "https://hooks.slack.example/services/T/B/x"


@pytest.fixture
def live(database: str, mailbox: Mailbox) -> Iterator[Live]:
    notices = NoticeOptions(post=post_to(mailbox), site=SITE)
    with serving(database, Limits(sign_ins_per_hour=1000), notices=notices) as found:
        yield found


def settings(visitor: Visitor) -> dict[str, Any]:
    status, found = visitor.ask("GET", "/api/me/notices")
    assert status == 200, found
    return dict(found)


def links(box: Mailbox) -> list[str]:
    """Every link in the mails that were sent."""
    texts = [message_from_bytes(one.content, policy=policy.default).get_content() for one in box.mails]
    return re.findall(r"https://\S+", "\n".join(texts))


def test_whoever_is_not_signed_in_is_told_nothing(live: Live) -> None:
    stranger = Visitor(live)
    for method, path, body in (
        ("GET", "/api/me/notices", None),
        ("PUT", "/api/me/notices", {}),
        ("POST", "/api/me/notices/mail", {"address": "a@mail.example"}),
        ("POST", "/api/me/notices/webhooks", {"address": HOOK}),
        ("POST", "/api/me/notices/push", {"endpoint": HOOK, "keys": json.loads(Browser().keys)}),
        ("DELETE", f"/api/me/notices/channels/{'0' * 32}", None),
    ):
        assert stranger.ask(method, path, body)[0] == 401, path


def test_wishes_are_kept_and_nonsense_is_refused(live: Live) -> None:
    maud = Visitor(live).become()
    usual = settings(maud)["wishes"]
    wanted = usual | {"after": 60, "mail": ["ended"], "zone": "Europe/Paris", "quiet_from": 1320, "quiet_to": 420}
    assert maud.ask("PUT", "/api/me/notices", wanted)[1]["wishes"] == wanted
    for wrong in (
        {"zone": "Europe/Atlantis"}, {"zone": "../../etc/passwd"}, {"after": -1}, {"quiet_to": 1440}, {"digest": 24},
        {"mail": ["cards"]}, {"hand": True}, {"lang": "xx"},
    ):  # fmt: skip
        assert maud.ask("PUT", "/api/me/notices", usual | wrong)[0] == 400, wrong
    assert settings(maud)["wishes"] == wanted


def test_a_mail_address_is_confirmed_by_a_link_that_signs_nobody_in(live: Live, mailbox: Mailbox) -> None:
    maud = Visitor(live).become()
    status, now = maud.ask("POST", "/api/me/notices/mail", {"address": "maud@mail.example"})
    assert status == 201
    assert [(one["label"], one["confirmed"]) for one in now["channels"]] == [("maud@mail.example", False)]
    [link] = links(mailbox)
    assert link.startswith(f"{SITE}/#/mail/")
    elsewhere = Visitor(live)
    secret = link.rpartition("/")[2]
    assert elsewhere.ask("POST", "/api/mail/confirm", {"secret": secret})[0] == 204
    assert elsewhere.cookies == {}
    assert elsewhere.me() is None
    assert [one["confirmed"] for one in settings(maud)["channels"]] == [True]
    assert code(elsewhere.ask("POST", "/api/mail/confirm", {"secret": "x" * 32})) == (403, "bad_link")


def test_mail_ends_by_one_click_without_signing_in(live: Live, mailbox: Mailbox) -> None:
    maud, ola = Visitor(live).become(), Visitor(live).become("Ola")
    for visitor, address in ((maud, "maud@mail.example"), (ola, "ola@mail.example")):
        visitor.ask("POST", "/api/me/notices/mail", {"address": address})
        visitor.ask("POST", "/api/mail/confirm", {"secret": links(mailbox)[-1].rpartition("/")[2]})
    [channel] = settings(maud)["channels"]
    own = live.app.state.office
    secret = own._keys.off_secret(channel["id"])
    line = HTTPConnection(maud.host)
    line.request("GET", f"/api/mail/off/{secret}")
    answer = line.getresponse()
    answer.read()
    assert (answer.status, answer.headers["Location"]) == (303, f"/#/mail-off/{secret}")
    assert len(settings(maud)["channels"]) == 1, "reading ends nothing: mail programs look at links"
    # As a mail program does it (RFC 8058).
    form = {"Content-Type": "application/x-www-form-urlencoded"}
    line.request("POST", f"/api/mail/off/{secret}", b"List-Unsubscribe=One-Click", form)
    answer = line.getresponse()
    assert (answer.status, answer.headers.get("Set-Cookie")) == (204, None)
    line.close()
    assert settings(maud)["channels"] == []
    assert len(settings(ola)["channels"]) == 1


@pytest.mark.parametrize(
    "address",
    ["", "maud", "maud@", "@mail.example", "a b@mail.example", "maud@mail", "m@x.example\r\nBcc: y@z.example"],
)
def test_what_is_no_mail_address_is_refused(live: Live, mailbox: Mailbox, address: str) -> None:
    maud = Visitor(live).become()
    assert maud.ask("POST", "/api/me/notices/mail", {"address": address})[0] == 400
    assert mailbox.mails == []


@pytest.mark.parametrize(
    "address", ["http://hooks.example/", "https://u:p@hooks.example/", "https://hooks.example:8/", "x"]
)
def test_addresses_that_are_not_https_are_refused(live: Live, address: str) -> None:
    maud = Visitor(live).become()
    keys = json.loads(Browser().keys)
    assert maud.ask("POST", "/api/me/notices/webhooks", {"address": address})[0] == 400
    assert maud.ask("POST", "/api/me/notices/push", {"endpoint": address, "keys": keys})[0] == 400


def test_channels_are_their_owners_alone_and_bounded(live: Live) -> None:
    maud, eve = Visitor(live).become(), Visitor(live).become("Eve")
    for n in range(3):
        assert maud.ask("POST", "/api/me/notices/webhooks", {"address": f"{HOOK}{n}"})[0] == 201
    assert code(maud.ask("POST", "/api/me/notices/webhooks", {"address": f"{HOOK}9"})) == (409, "too_many_channels")
    mine = settings(maud)["channels"][0]["id"]
    assert eve.ask("DELETE", f"/api/me/notices/channels/{mine}")[0] == 404
    assert maud.ask("DELETE", f"/api/me/notices/channels/{mine}")[0] == 204
    assert len(settings(maud)["channels"]) == 2
    assert "T/B" not in json.dumps(settings(maud)), "the secret part of a webhook is not shown again"


def test_a_browser_with_a_key_that_is_none_is_refused(live: Live) -> None:
    maud, keys = Visitor(live).become(), json.loads(Browser().keys)
    bad = keys | {"p256dh": "A" * 87}
    assert maud.ask("POST", "/api/me/notices/push", {"endpoint": HOOK, "keys": bad})[0] == 400
    assert maud.ask("POST", "/api/me/notices/push", {"endpoint": HOOK, "keys": keys})[0] == 201
    assert maud.ask("POST", "/api/me/notices/push", {"endpoint": HOOK, "keys": keys})[0] == 201
    assert [one["kind"] for one in settings(maud)["channels"]] == ["push"]


def test_what_a_server_does_not_do_is_refused(database: str) -> None:
    with serving(database, notices=NoticeOptions(webhooks=False)) as live:
        maud = Visitor(live).become()
        assert code(maud.ask("POST", "/api/me/notices/mail", {"address": "m@mail.example"})) == (409, "no_mail")
        assert code(maud.ask("POST", "/api/me/notices/webhooks", {"address": HOOK})) == (409, "no_webhooks")
        found = settings(maud)
        assert (found["mail"], found["webhooks"]) == (False, False)


def test_a_page_that_is_looked_at_is_noted(live: Live) -> None:
    maud = Visitor(live).become()
    maud.ask("PUT", "/api/me/notices", settings(maud)["wishes"])
    page = maud.page()
    page.say('{"do":"looking"}')
    page.say('{"do":"hello"}')
    page.next()
    assert live.app.state.office.channels._seen
    page.close()


@pytest.mark.parametrize(
    "url", ["http://mail.example", "smtp://", "smtp://mail.example:x", "smtp://u@mail.example", ""]
)
def test_a_mail_server_that_cannot_be_meant_is_refused(url: str) -> None:
    with pytest.raises(SetupError):
        post_of(url, "table@table.example")


def test_a_mail_server_by_its_url(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BANNERET_SMTP_PASSWORD", "secret")
    post = post_of("smtps://me@mail.example", "table@table.example")
    assert (post.host, post.port, post.user, post.password, post.tls, post.plain) == (
        "mail.example", 465, "me", "secret", True, False,
    )  # fmt: skip
    assert post_of("smtp://localhost:25", "table@table.example").plain
    assert not post_of("smtp://mail.example", "table@table.example").plain
    with pytest.raises(SetupError, match="sender"):
        post_of("smtp://mail.example", "nobody")
