"""Small wrong changes to a source: what a test should notice (mutation testing).

Each change is one slip of a pen: a bound off by one, a sum that should be a difference, a line left out.
"""

from __future__ import annotations

import ast
import difflib
from collections.abc import Callable, Iterator
from typing import NamedTuple

#: Bounds off by one, and tests turned round.
COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}

#: Other sums; where + joins texts or tuples, - raises, and that is noticed too.
RECKONED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Add,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitAnd,
}

#: Left out like a line of their own. An assignment to a plain name is not: what reads the name would fail.
LEFT_OUT = (ast.AugAssign, ast.Expr, ast.Return, ast.Raise, ast.Continue, ast.Break)

#: Parts of a function or class that are no steps; a call's arguments are.
NOT_CARRIED_OUT = {"annotation", "returns", "decorator_list", "args", "keywords"}

Do = Callable[[], None]


class Change(NamedTuple):
    """One wrong change, not made yet."""

    line: int
    do: Do


class Mutant(NamedTuple):
    """A source with one wrong change in it."""

    source: str
    was: str
    now: str


def number_of_changes(source: str) -> int:
    """Count the changes that can be made to a source."""
    return sum(1 for _ in _changes(ast.parse(source)))


def lines_of(source: str) -> list[int]:
    """List the lines in which changes are made, by the number of the change."""
    return [change.line for change in _changes(ast.parse(source))]


def mutant(source: str, number: int) -> Mutant:
    """Make one change.

    >>> mutant("def full(cards):\\n    return cards >= 5", 1)[1:]
    ('return cards >= 5', 'return cards > 5')
    """
    tree = ast.parse(source)
    before = ast.unparse(tree)
    list(_changes(tree))[number].do()
    after = ast.unparse(ast.fix_missing_locations(tree))
    lines = list(difflib.unified_diff(before.splitlines(), after.splitlines(), lineterm="", n=0))[3:]
    was, now = (" ".join(line[1:].strip() for line in lines if line[0] == sign) for sign in "-+")
    return Mutant(after, was, now)


def _changes(tree: ast.Module) -> Iterator[Change]:
    """Find every change of a module, always in the same order."""
    for node in list(_code(tree)):
        if isinstance(node, ast.stmt | ast.expr):
            for do in _changes_of(node):
                yield Change(node.lineno, do)
        yield from _lines_left_out(node)


def _code(node: ast.AST) -> Iterator[ast.AST]:
    """Walk through what is carried out: no annotations, decorators or ``__all__``."""
    if isinstance(node, ast.Assign) and any(isinstance(at, ast.Name) and at.id == "__all__" for at in node.targets):
        return
    yield node
    for name, value in ast.iter_fields(node):
        if name in NOT_CARRIED_OUT and not isinstance(node, ast.Call):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield from _code(child)


def _changes_of(node: ast.stmt | ast.expr) -> Iterator[Do]:
    match node:
        case ast.Compare(ops=ops):
            for place, op in enumerate(ops):
                yield _put(ops, place, COMPARED[type(op)]())
        case ast.BoolOp(op=op):
            yield _set(node, "op", ast.Or() if isinstance(op, ast.And) else ast.And())
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield _set(node, "operand", ast.UnaryOp(ast.Not(), operand))
        case ast.BinOp(op=op) | ast.AugAssign(op=op) if type(op) in RECKONED:
            yield _set(node, "op", RECKONED[type(op)]())
        case ast.IfExp(body=body, orelse=orelse):
            yield _swap(node, body, orelse)
        case ast.Constant(value=bool() as value):
            yield _set(node, "value", not value)
        case ast.Constant(value=int() as value):
            yield _set(node, "value", value ^ 1)  # one more, or one less
        case ast.Call(func=ast.Name(id="min" | "max" as name) as function):
            yield _set(function, "id", "max" if name == "min" else "min")
        case ast.Return(value=ast.Attribute()):  # a reason why not
            yield _set(node, "value", ast.Constant(0))


def _swap(node: ast.IfExp, body: ast.expr, orelse: ast.expr) -> Do:
    def do() -> None:
        node.body, node.orelse = orelse, body

    return do


def _lines_left_out(node: ast.AST) -> Iterator[Change]:
    for name in ("body", "orelse", "finalbody"):
        found = getattr(node, name, None)
        block: list[ast.stmt] = found if isinstance(found, list) else []
        for place, line in enumerate(block):
            if _can_be_left_out(line):
                yield Change(line.lineno, _put(block, place, ast.Pass()))


def _can_be_left_out(line: ast.stmt) -> bool:
    match line:
        case ast.Expr(value=ast.Constant()):  # a docstring
            return False
        case ast.Assign(targets=targets):
            return any(isinstance(target, ast.Attribute | ast.Subscript) for target in targets)
        case _:
            return isinstance(line, LEFT_OUT)


def _set(node: ast.AST, field: str, value: object) -> Do:
    return lambda: setattr(node, field, value)


def _put(parts: list[ast.cmpop] | list[ast.stmt], place: int, part: ast.AST) -> Do:
    def do() -> None:
        parts[place] = part  # type: ignore[call-overload]

    return do
