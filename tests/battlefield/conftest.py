"""The words of the expansion are known as soon as its presenter is."""

import banneret.battlefield.table.presenter  # noqa: F401
