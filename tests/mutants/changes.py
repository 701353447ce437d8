"""What can be changed in a function so that it carries its rule out wrongly.

A change is small and of the kind that people make by mistake: a condition forgotten, a bound off by one, the other
side, the wrong pile, an effect or a cost left out. Whatever only words things is left alone: events, messages of
errors, annotations, docstrings.
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator, Sequence
from copy import deepcopy
from typing import Final, NamedTuple

Function = ast.FunctionDef | ast.AsyncFunctionDef

BOUNDS: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
}  # fmt: skip
OPPOSITES: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip
OTHER_CALL: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}
PILES: Final = (
    "HAND", "DECK", "DISCARDS", "RESERVE", "LOST", "REMOVED", "IN_PLAY", "ON_UNITS", "SECRET", "SCROLLS",
    "P_HAND", "P_DECK", "P_DISCARDS", "P_REMOVED", "P_ON_UNITS", "P_SECRET", "P_SCROLLS", "P_UNITS",
    "LORE_HAND", "LORE_DECK", "LORE_DISCARDS", "EQUIPPED", "UNDER",
)  # fmt: skip
"""Constants that name a place for cards: one is easily taken for the next."""
SIDE: Final = "side"
"""What rules call one of two sides."""
WORDS_ONLY: Final = frozenset({"emit", "cast", "reveal_type"})
"""Calls that tell what happens and carry nothing out."""


class Change(NamedTuple):
    """One change in a syntax tree, not made yet."""

    kind: str
    line: int
    before: str
    after: str
    owner: ast.AST
    field: str
    place: int | None
    new: ast.AST

    def make(self) -> None:
        """Make the change in the tree it was found in."""
        new = ast.fix_missing_locations(ast.copy_location(self.new, self._old()))
        if self.place is None:
            setattr(self.owner, self.field, new)
        else:
            getattr(self.owner, self.field)[self.place] = new

    def _old(self) -> ast.AST:
        old = getattr(self.owner, self.field)
        found = old if self.place is None else old[self.place]
        assert isinstance(found, ast.AST)
        return found


class _Proposal(NamedTuple):
    kind: str
    new: ast.AST
    before: str = ""
    after: str = ""


def changes(function: Function, names: Sequence[str] = ()) -> list[Change]:
    """All changes of a function, in the order of its text. `names` are those that its module knows."""
    return list(_Finder(function, frozenset(names)).found())


class _Finder:
    def __init__(self, function: Function, names: frozenset[str]) -> None:
        self._function = function
        self._names = names
        arguments = [*function.args.posonlyargs, *function.args.args]
        self._types = {one.arg: ast.unparse(one.annotation) for one in arguments if one.annotation}

    def found(self) -> Iterator[Change]:
        for n, statement in enumerate(self._function.body):
            yield from self._at(self._function, "body", n, statement)

    def _at(self, owner: ast.AST, field: str, index: int | None, node: ast.AST) -> Iterator[Change]:
        """The changes of a node and of what is below it."""
        if _only_words(node):
            return
        for kind, new, before, after in self._proposals(owner, field, node):
            line = getattr(node, "lineno", self._function.lineno)
            yield Change(kind, line, before or _text(node), after or _text(new), owner, field, index, new)
        for name, value in ast.iter_fields(node):
            if name in {"annotation", "returns", "decorator_list", "args"} and isinstance(node, _DEFINITIONS):
                continue
            for n, child in enumerate(value) if isinstance(value, list) else ((None, value),):
                if isinstance(child, ast.AST):
                    yield from self._at(node, name, n, child)

    def _proposals(self, owner: ast.AST, field: str, node: ast.AST) -> Iterator[_Proposal]:
        match node:
            case ast.If():
                yield from _if(node)
            case ast.For() if not isinstance(node.body[-1], ast.Return | ast.Break):
                once = deepcopy(node)
                once.body.append(ast.Break())
                head = f"for {_text(node.target)} in {_text(node.iter)}"
                yield _Proposal("loop", once, head, f"{head}, the first only")
            case ast.Expr() | ast.AugAssign() | ast.Assign() if _is_effect(node):
                yield _Proposal("effect", ast.Pass(), after="nothing")
                if isinstance(node, ast.AugAssign) and isinstance(node.op, ast.Add | ast.Sub):
                    other = deepcopy(node)
                    other.op = ast.Sub() if isinstance(node.op, ast.Add) else ast.Add()
                    yield _Proposal("amount", other)
            case ast.Continue() | ast.Break() | ast.Return(value=None):
                yield _Proposal("loop" if not isinstance(node, ast.Return) else "effect", ast.Pass(), after="nothing")
            case ast.match_case(guard=ast.expr() as guard):
                unguarded = deepcopy(node)
                unguarded.guard = None
                yield _Proposal("condition", unguarded, f"case if {_text(guard)}", "case")
            case ast.comprehension() if node.ifs:
                for n, test in enumerate(node.ifs):
                    fewer = deepcopy(node)
                    del fewer.ifs[n]
                    yield _Proposal("condition", fewer, f"if {_text(test)}", "no condition")
            case ast.Compare():
                yield from _compare(node)
            case ast.BoolOp():
                yield from _bool_op(node)
            case ast.UnaryOp(op=ast.Not()):
                yield _Proposal("condition", deepcopy(node.operand))
            case ast.IfExp():
                yield _Proposal("condition", deepcopy(node.body))
                yield _Proposal("condition", deepcopy(node.orelse))
            case ast.BinOp():
                yield from _bin_op(node, owner)
            case ast.Call():
                yield from self._call(node)
            case ast.Constant():
                yield from _constant(node, owner, field)
            case ast.Subscript(slice=ast.Slice()) if isinstance(node.ctx, ast.Load):
                yield _Proposal("limit", deepcopy(node.value))
            case ast.Name(ctx=ast.Load()):
                yield from self._name(node, owner)
            case ast.Attribute(attr=name, ctx=ast.Load()) if name in PILES:
                yield _Proposal("pile", ast.Attribute(deepcopy(node.value), _other_pile(name, PILES), ast.Load()))

    def _call(self, node: ast.Call) -> Iterator[_Proposal]:
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        if name in OTHER_CALL:
            other = deepcopy(node)
            other.func = ast.Name(OTHER_CALL[name], ast.Load())
            yield _Proposal("min and max" if name in {"min", "max"} else "and, or", other)
        if name in {"min", "max"} and len(node.args) > 1:
            yield _Proposal("min and max", deepcopy(node.args[0]))
            yield _Proposal("min and max", deepcopy(node.args[-1]))
        pairs = () if name in OTHER_CALL else zip(node.args, node.args[1:], strict=False)
        for n, (one, next_one) in enumerate(pairs):
            match one, next_one:
                case ast.Name(id=a), ast.Name(id=b) if a != b and self._types.get(a, "") == self._types.get(b, "?"):
                    swapped = deepcopy(node)
                    swapped.args[n : n + 2] = [swapped.args[n + 1], swapped.args[n]]
                    yield _Proposal("arguments", swapped)

    def _name(self, node: ast.Name, owner: ast.AST) -> Iterator[_Proposal]:
        if node.id == SIDE and not (isinstance(owner, ast.BinOp) and _is_one(owner.left)):
            yield _Proposal("side", ast.BinOp(ast.Constant(1), ast.Sub(), ast.Name(SIDE, ast.Load())))
        elif node.id in PILES and (other := _other_pile(node.id, self._names)):
            yield _Proposal("pile", ast.Name(other, ast.Load()))


def _other_pile(pile: str, known: Collection[str]) -> str:
    """The next pile of the same kind that a module knows, or nothing."""
    after = PILES.index(pile) + 1
    others = (name for name in PILES[after:] + PILES[:after] if name in known and name != pile)
    return next((name for name in others if name.startswith("P_") == pile.startswith("P_")), "")


_DEFINITIONS: Final = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Lambda, ast.AnnAssign)


def _text(node: ast.AST) -> str:
    return " ".join(ast.unparse(node).split())


def _only_words(node: ast.AST) -> bool:
    """Whether something only tells: a docstring, an event, the message of an error."""
    match node:
        case ast.keyword(arg="strict") | ast.Raise() | ast.JoinedStr() | ast.Assert() | ast.Expr(value=ast.Constant()):
            return True
        case ast.Call(func=ast.Attribute(attr=name)) | ast.Call(func=ast.Name(id=name)):
            return name in WORDS_ONLY
        case ast.Expr(value=value):
            return _only_words(value)
        case ast.If(body=body, orelse=[]):
            return all(_only_words(statement) for statement in body)
    return False


def _is_effect(node: ast.Expr | ast.AugAssign | ast.Assign) -> bool:
    """Whether a statement changes a position: not one that only gives something a name."""
    match node:
        case ast.Expr():
            return isinstance(node.value, ast.Call)
        case ast.Assign():
            return all(isinstance(target, ast.Attribute | ast.Subscript) for target in node.targets)
    return True


def _if(node: ast.If) -> Iterator[_Proposal]:
    for truth, told in ((True, "always"), (False, "never")):
        lone = node.body[0] if len(node.body) == 1 and not node.orelse else None
        if not truth and isinstance(lone, ast.Expr | ast.AugAssign | ast.Assign) and _is_effect(lone):
            continue  # the same as leaving out the effect
        if not truth and isinstance(lone, ast.Continue | ast.Break | ast.Return) and _leaves_nothing(lone):
            continue
        changed = deepcopy(node)
        changed.test = ast.Constant(truth)
        yield _Proposal("condition", changed, f"if {_text(node.test)}", f"{told}")


def _leaves_nothing(node: ast.stmt) -> bool:
    return not (isinstance(node, ast.Return) and node.value is not None)


def _compare(node: ast.Compare) -> Iterator[_Proposal]:
    for n, op in enumerate(node.ops):
        for table, kind in ((BOUNDS, "bound"), (OPPOSITES, "comparison")):
            if type(op) in table:
                other = deepcopy(node)
                other.ops[n] = table[type(op)]()
                yield _Proposal(kind, other)
        among = node.comparators[n]
        if isinstance(op, ast.In | ast.NotIn) and isinstance(among, ast.Tuple | ast.List | ast.Set):
            for left_out in among.elts if len(among.elts) > 1 else ():
                fewer = deepcopy(node)
                rest = [deepcopy(one) for one in among.elts if one is not left_out]
                fewer.comparators[n] = ast.Tuple(rest, ast.Load())
                yield _Proposal("condition", fewer)


def _bool_op(node: ast.BoolOp) -> Iterator[_Proposal]:
    for n in range(len(node.values)):
        rest = [deepcopy(value) for m, value in enumerate(node.values) if m != n]
        yield _Proposal("condition", rest[0] if len(rest) == 1 else ast.BoolOp(deepcopy(node.op), rest))
    other = deepcopy(node)
    other.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
    yield _Proposal("and, or", other)


def _bin_op(node: ast.BinOp, owner: ast.AST) -> Iterator[_Proposal]:
    match node.op:
        case ast.Sub() if _is_one(node.left):
            yield _Proposal("side", deepcopy(node.right))
        case ast.Sub() if (
            isinstance(node.left, ast.BinOp) and _names_place(node.left.left) and _is_one(node.left.right)
        ):
            yield _Proposal("side", ast.BinOp(deepcopy(node.left.left), ast.Add(), deepcopy(node.right)))
        case ast.Add() | ast.Sub() if not (_is_sequence(node.left) or _is_sequence(node.right) or _is_place(node)):
            other = deepcopy(node)
            other.op = ast.Sub() if isinstance(node.op, ast.Add) else ast.Add()
            yield _Proposal("amount", other)
        case ast.BitAnd() if not isinstance(node.right, ast.Constant):
            yield _Proposal("condition", deepcopy(node.left))
        case ast.BitOr():
            yield _Proposal("effect", deepcopy(node.left))
            if not isinstance(owner, ast.BinOp):
                yield _Proposal("effect", deepcopy(node.right))


def _is_one(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value == 1 and node.value is not True


def _is_sequence(node: ast.expr) -> bool:
    return isinstance(node, ast.List | ast.Tuple | ast.ListComp | ast.JoinedStr | ast.Set) or (
        isinstance(node, ast.Constant) and not isinstance(node.value, int)
    )


def _is_place(node: ast.BinOp) -> bool:
    """Whether a sum is the number of a place, such as `HAND + side`: its difference would be no place at all."""
    return _names_place(node.left) or (isinstance(node.left, ast.BinOp) and _names_place(node.left.left))


def _names_place(node: ast.expr) -> bool:
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name.isupper() or name in {"pile", "place"}
    return False


def _constant(node: ast.Constant, owner: ast.AST, field: str) -> Iterator[_Proposal]:
    value = node.value
    if isinstance(value, bool):
        if isinstance(owner, ast.Return | ast.Call | ast.keyword | ast.Assign | ast.IfExp):
            yield _Proposal("truth", ast.Constant(not value), f"{_text(owner)}: {value}", f"{not value}")
    elif isinstance(value, int) and not _is_packing(owner) and not _is_filler(node, owner):
        if isinstance(owner, ast.Subscript) and field == "slice":
            if value in {0, 1}:
                yield _Proposal("side", ast.Constant(1 - value), _text(owner), f"[{1 - value}]")
        elif not (isinstance(owner, ast.BinOp) and _is_one(node) and isinstance(owner.op, ast.Sub) and field == "left"):
            yield _Proposal("amount", ast.Constant(value + 1), f"{value} in {_text(owner)}", str(value + 1))


def _is_filler(node: ast.Constant, owner: ast.AST) -> bool:
    """Whether a 0 only fills a frame: `s.call` takes three arguments, and the last of them often mean nothing."""
    match owner:
        case ast.Call(func=ast.Attribute(attr="call"), args=args) if node in args:
            return all(isinstance(one, ast.Constant) and one.value == 0 for one in args[args.index(node) :])
    return False


def _is_packing(owner: ast.AST) -> bool:
    """Whether a number says where something lies, in a packed int or among piles, or is a sign: no rule says so."""
    return isinstance(owner, ast.UnaryOp) or (
        isinstance(owner, ast.BinOp)
        and (
            isinstance(owner.op, ast.LShift | ast.RShift | ast.BitAnd | ast.BitOr | ast.BitXor)
            or (isinstance(owner.op, ast.Add) and _is_place(owner))
        )
    )
