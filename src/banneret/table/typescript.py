"""The types of the page, written from the Structs of the table: `python -m banneret.table.typescript` prints them.

web/src/lib/protocol.ts is this text; a test fails when the two differ.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from importlib import import_module
from types import ModuleType, UnionType
from typing import Any, Final, get_args

import msgspec
from msgspec import inspect as shapes

from banneret.kernel import findings
from banneret.plugins import plugins
from banneret.table import clause_types, habit_types, lesson_types, lobby_types, protocol, room_types, scenario_info
from banneret.table.guide import types as guide_types
from banneret.table.meeting import tournament_types
from banneret.table.meeting import types as meeting_types
from banneret.table.people import notice_types
from banneret.table.people import types as people_types
from banneret.table.presenter import presenter_of
from banneret.table.replay import types as replay_types
from banneret.table.review import types as review_types
from banneret.table.workshop import lab_types, mission_types, sharing_types

HEAD: Final = "// Written by `python -m banneret.table.typescript`. Do not edit: change the Structs of banneret.table."


def typescript() -> str:
    """The whole file: what is shared, and what the games say that describe their views."""
    drawn = [presenter for game in plugins() if (presenter := presenter_of(game)).view_type is not None]
    own = [import_module(name) for name in dict.fromkeys(name for presenter in drawn for name in presenter.types)]
    modules = [
        protocol,
        habit_types,
        room_types,
        people_types,
        meeting_types,
        tournament_types,
        notice_types,
        scenario_info,
        lesson_types,
        lobby_types,
        clause_types,
        guide_types,
        *own,
        replay_types,
        review_types,
        findings,
        sharing_types,
        mission_types,
        lab_types,
    ]
    parts = [part for module in modules for part in _module(module)]
    views = dict.fromkeys(presenter.view_type.__name__ for presenter in drawn if presenter.view_type)
    union = f"/** The position, by its `game`. */\nexport type GameView = {' | '.join(views)};"
    return "\n\n".join([HEAD, *parts, union]) + "\n"


def _module(module: ModuleType) -> Iterator[str]:
    """Structs, unions of Structs and constants of a module, in its order."""
    body = ast.parse(inspect.getsource(module)).body
    for node, after in zip(body, [*body[1:], None], strict=True):
        if isinstance(node, ast.ClassDef):
            yield _interface(getattr(module, node.name), node)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            assert isinstance(target, ast.Name)
            value = getattr(module, target.id)
            doc = _comment(_literal(after), "")
            if isinstance(value, UnionType):
                names = " | ".join(member.__name__ for member in get_args(value))
                yield f"{doc}export type {target.id} = {names};"
            elif isinstance(value, int):
                yield f"{doc}export const {target.id} = {value};"


def _interface(struct: type[msgspec.Struct], node: ast.ClassDef) -> str:
    """One Struct. A field that may be left out on the wire is optional: where defaults are omitted, and in messages
    from clients, where the server fills them in."""
    info = shapes.type_info(struct)
    assert isinstance(info, shapes.StructType)
    docs = _field_docs(node)
    spared = struct.__struct_config__.omit_defaults or info.tag_field == "do"
    base = struct.__bases__[0]
    extends = "" if base is msgspec.Struct else f" extends {base.__name__}"
    said = {
        field.target.id
        for field in node.body
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)
    }
    own = [field for field in info.fields if field.name in said]
    lines = [f"{_comment(ast.get_docstring(node) or '', '')}export interface {struct.__name__}{extends} {{"]
    if info.tag_field:
        lines.append(f"  {info.tag_field}: '{info.tag}';")
    for field in own:
        mark = "?" if spared and not field.required else ""
        lines.append(f"{_comment(docs.get(field.name, ''), '  ')}  {field.encode_name}{mark}: {_type(field.type)};")
    return "\n".join([*lines, "}"])


def _type(type: shapes.Type) -> str:
    match type:
        case shapes.StrType():
            return "string"
        case shapes.LiteralType(values=values):
            return " | ".join(f"'{value}'" for value in values)
        case shapes.IntType() | shapes.FloatType():
            return "number"
        case shapes.BoolType():
            return "boolean"
        case shapes.NoneType():
            return "null"
        case shapes.RawType():
            return "Record<string, unknown>"
        case shapes.VarTupleType(item_type=item) | shapes.ListType(item_type=item):
            return _many(_type(item))
        case shapes.TupleType(item_types=items):
            return f"[{', '.join(_type(item) for item in items)}]"
        case shapes.Metadata(extra={"union": str(union)}):
            return union
        case shapes.Metadata(type=plain):
            return _type(plain)
        case shapes.CustomType(cls=cls) if cls is object:
            return "unknown"
        case shapes.DictType(value_type=value):
            return f"Record<string, {_type(value)}>"
        case shapes.UnionType(types=types):
            return " | ".join(sorted((_type(member) for member in types), key=lambda name: name == "null"))
        case shapes.StructType(cls=cls):
            return cls.__name__
    raise TypeError(f"no TypeScript for {type}")


def _many(item: str) -> str:
    return f"({item})[]" if " " in item and not item.startswith(("[", "Record")) else f"{item}[]"


def _field_docs(node: ast.ClassDef) -> dict[str, str]:
    """The strings below fields, which describe them."""
    docs: dict[str, str] = {}
    for field, after in zip(node.body, node.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            docs[field.target.id] = _literal(after)
    return docs


def _literal(node: Any) -> str:
    """The text of a string that is a statement of its own."""
    match node:
        case ast.Expr(value=ast.Constant(value=str(text))):
            return inspect.cleandoc(text)
    return ""


def _comment(text: str, indent: str) -> str:
    if not text:
        return ""
    lines = text.replace("*/", "* /").split("\n")
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    return f"{indent}/**\n" + "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines) + f"{indent} */\n"


if __name__ == "__main__":
    print(typescript(), end="")
