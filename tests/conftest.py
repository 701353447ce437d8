"""What all tests share: a test file whose `rule` marks name an unknown clause fails to be collected."""

from collections.abc import Generator

import pytest

from banneret.ledger import known

Made = pytest.Item | pytest.Collector | list[pytest.Item | pytest.Collector] | None


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
