"""A mail server for every test that wants one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.notices.receivers import Mailbox


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    with Mailbox().open() as box:
        yield box
