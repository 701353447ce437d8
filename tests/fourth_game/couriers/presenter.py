"""*Couriers* at the table."""

from __future__ import annotations

from typing import ClassVar, Final

from banneret.table.presenter import Presenter


class CouriersPresenter(Presenter):
    """Everything follows from rules and texts."""

    id: ClassVar[str] = "couriers"


PRESENTER: Final = CouriersPresenter()
