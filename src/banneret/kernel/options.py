"""Options of a game: rulings and optional rules chosen at set-up. They are part of the record's header."""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from banneret.kernel.errors import SetupError
from banneret.kernel.yamlfile import nearest
from banneret.kernel.yamltree import show

SWITCH: Final = ("off", "on")


class Option(NamedTuple):
    """One option: the values it may take, its default, the clause it belongs to."""

    values: tuple[str, ...]
    """Empty for a number, and for values that `check` accepts."""
    default: str
    clause: str
    least: int = 0
    most: int = 0
    """The smallest and the largest value of a number."""
    check: Callable[[str], object] | None = None
    """Checks values that are neither in `values` nor numbers; raises SetupError for a wrong one."""


def checked_options(given: Mapping[str, str], known: Mapping[str, Option]) -> dict[str, str]:
    """The options that differ from their defaults, after checking each. Raises SetupError.

    >>> checked_options({"lights": "on"}, {"lights": Option(SWITCH, "off", "GAME-SET-04")})
    {'lights': 'on'}
    """
    kept: dict[str, str] = {}
    for name, value in given.items():
        option = known.get(name)
        if option is None:
            raise SetupError(f"there is no option {show(name)} here{nearest(name, known)}")
        if option.values:
            if value not in option.values:
                raise SetupError(f"the option {name} is one of {', '.join(option.values)}, not {show(value)}")
        elif option.check is not None:
            option.check(value)
        elif value not in [str(n) for n in range(option.least, option.most + 1)]:
            raise SetupError(f"the option {name} is a number from {option.least} to {option.most}, not {show(value)}")
        if value != option.default:
            kept[name] = value
    return kept
