"""Writing a scenario file as people would by hand: short values on one line, the rest indented."""

from typing import Any, Final

import yaml

WIDTH: Final = 116


def scenario_text(document: dict[str, Any], comments: tuple[str, ...] = ()) -> str:
    """A document as the text of a YAML file, with comments at its head."""
    lines = [f"# {line}" for line in comments]
    for key, value in document.items():
        lines += _entry(key, value, "")
    return "\n".join(lines) + "\n"


def _scalar(value: object) -> str:
    """A text, number or truth value, in quotes only where YAML would read it otherwise."""
    text = yaml.safe_dump(value, default_flow_style=True, width=10**6, allow_unicode=True)
    return text.removesuffix("\n...\n").removesuffix("\n")


def _flow(value: object) -> str:
    """A value on one line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{_scalar(key)}: {_flow(part)}" for key, part in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(_flow(part) for part in value) + "]"
    text = _scalar(value)
    # What ends a value inside brackets needs quotes there, though not outside.
    return text if text[0] in "'\"" or not set(text) & set(",[]{}") else "'" + text.replace("'", "''") + "'"


def _entry(key: str, value: object, indent: str) -> list[str]:
    """A key and its value: on one line if it fits."""
    head = f"{indent}{_scalar(key)}:"
    short = _flow(value) if isinstance(value, dict | list | tuple) else _scalar(value)
    if len(head) + 1 + len(short) <= WIDTH or not isinstance(value, dict | list | tuple):
        return [f"{head} {short}"]
    if isinstance(value, dict):
        return [head, *(line for name, part in value.items() for line in _entry(name, part, indent + "  "))]
    return [head, *(line for part in value for line in _item(part, indent))]


def _item(value: object, indent: str) -> list[str]:
    """An entry of a list."""
    short = _flow(value)
    if len(indent) + 2 + len(short) <= WIDTH or not isinstance(value, dict):
        return [f"{indent}- {short}"]
    lines = [line for name, part in value.items() for line in _entry(name, part, indent + "  ")]
    return [f"{indent}- {lines[0].removeprefix(indent + '  ')}", *lines[1:]]
