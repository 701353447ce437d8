"""The fields of classes with slots, which a compiled class keeps under another name."""


def slots(kind: type[object]) -> list[str]:
    """The names of all fields of such a class, whether it is compiled or not."""
    names: list[str] = []
    for part in kind.__mro__:
        names += getattr(part, "__mypyc_attrs__", ()) or part.__dict__.get("__slots__", ())
    return sorted({name for name in names if not name.startswith("__")})
