"""What all tests share: how examples are looked for, and that a file whose `rule` marks name no clause is an error."""

from collections.abc import Generator

import pytest

from banneret.ledger import known
from tests.support import hypothesis_profile

Made = pytest.Item | pytest.Collector | list[pytest.Item | pytest.Collector] | None


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    hypothesis_profile.load_profile(config)


def pytest_report_header(config: pytest.Config) -> str:
    return hypothesis_profile.described(config)


@pytest.hookimpl(wrapper=True)
def pytest_pycollect_makeitem(collector: pytest.Collector) -> Generator[None, Made, Made]:
    made = yield
    for item in made if isinstance(made, list) else []:
        for mark in item.iter_markers("rule"):
            if not mark.args:
                raise collector.CollectError(f"{item.nodeid}: a rule mark names no clause")
            for id in mark.args:
                if not known(id):
                    raise collector.CollectError(f"{item.nodeid}: unknown clause {id}")
    return made
