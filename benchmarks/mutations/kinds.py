"""The kinds of faults: for each node of a syntax tree, what a careless hand could have written instead of it."""

import ast
from collections.abc import Callable, Iterator
from typing import Final

from benchmarks.mutations.source import Function

Fault = tuple[ast.AST, ast.AST, str]
"""The first and the last node of what is replaced, and by what."""
OTHER_SIDE: Final[dict[type[ast.cmpop], ast.cmpop]] = {
    ast.Lt: ast.LtE(),
    ast.LtE: ast.Lt(),
    ast.Gt: ast.GtE(),
    ast.GtE: ast.Gt(),
}
OPPOSITE: Final[dict[type[ast.cmpop], ast.cmpop]] = {
    ast.Eq: ast.NotEq(),
    ast.NotEq: ast.Eq(),
    ast.In: ast.NotIn(),
    ast.NotIn: ast.In(),
    ast.Is: ast.IsNot(),
    ast.IsNot: ast.Is(),
}
SWAPPED: Final = {"or_": "and_", "and_": "or_", "min": "max", "max": "min", "any": "all", "all": "any"}
NARROWING: Final = ("limit", "order_by", "with_for_update", "distinct", "having")
"""Methods of a query without which it finds more, or in another order."""


def removed(node: ast.AST, function: Function | None) -> Iterator[Fault]:
    """A call, an assignment to what others see, or a refusal that is not there."""
    match node:
        case ast.Expr(value=ast.Call() | ast.Await(value=ast.Call())) | ast.AugAssign() | ast.Delete():
            yield node, node, "pass"
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]) if function and function.name != "__init__":
            yield node, node, "pass"
        case ast.Raise(exc=ast.Call()):
            yield node, node, "pass"


def negated(node: ast.AST, function: Function | None) -> Iterator[Fault]:
    """A condition that is turned around."""
    match node:
        case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test):
            yield test, test, f"not ({ast.unparse(test)})"
        case ast.comprehension(ifs=tests):
            for test in tests:
                yield test, test, f"(not ({ast.unparse(test)}))"


def compared(node: ast.AST, function: Function | None) -> Iterator[Fault]:
    """A boundary that is moved by one, or a comparison that is turned around."""
    match node:
        case ast.Compare(left=left, ops=[op], comparators=[right]):
            other = OTHER_SIDE.get(type(op)) or OPPOSITE.get(type(op))
            if other is not None:
                yield node, node, ast.unparse(ast.Compare(left, [other], [right]))


def constants(node: ast.AST, function: Function | None) -> Iterator[Fault]:
    """Another number, or the other truth value."""
    match node:
        case ast.Constant(value=bool(value)):
            yield node, node, str(not value)
        case ast.Constant(value=int(value) | float(value)):
            yield node, node, str(value + 1)


def swapped(node: ast.AST, function: Function | None) -> Iterator[Fault]:
    """`and` for `or`, less for more, all for any."""
    match node:
        case ast.BoolOp(op=op, values=values):
            yield node, node, f"({ast.unparse(ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values))})"
        case ast.BinOp(left=left, op=ast.BitAnd() | ast.BitOr() as op, right=right):
            other: ast.operator = ast.BitOr() if isinstance(op, ast.BitAnd) else ast.BitAnd()
            yield node, node, f"({ast.unparse(ast.BinOp(left, other, right))})"
        case ast.BinOp(left=left, op=ast.Sub(), right=right):
            yield node, node, f"({ast.unparse(ast.BinOp(left, ast.Add(), right))})"
        case ast.Call(func=ast.Name(id=name) as called) if name in SWAPPED:
            yield called, called, SWAPPED[name]


def returned(node: ast.AST, function: Function | None) -> Iterator[Fault]:
    """Nothing is given back, or the contrary."""
    match node:
        case ast.Return(value=ast.expr() as value) if function is not None and function.returns is not None:
            promised = ast.unparse(function.returns)
            if promised == "bool":
                yield node, node, f"return not ({ast.unparse(value)})"
            elif promised.endswith("| None") and ast.unparse(value) != "None":
                yield node, node, "return None"
            elif promised.startswith(("list[", "dict[", "set[", "tuple[")) and "..." not in promised:
                yield node, node, f"return {promised.partition('[')[0]}()"


def unguarded(node: ast.AST, function: Function | None) -> Iterator[Fault]:
    """No lock, no limit of time, no transaction that is committed; an error that nobody catches, or minds."""
    match node:
        case ast.AsyncWith(items=items, body=body) | ast.With(items=items, body=body):
            if all([item.optional_vars is None for item in items]):
                header = f"if True:\n{' ' * body[0].col_offset}{ast.unparse(body[0])}"
                yield node, body[0], header
        case ast.Call(func=ast.Attribute(value=value, attr="begin"), args=[]):
            yield node, node, f"{ast.unparse(value)}.connect()"
        case ast.ExceptHandler(body=body) if not isinstance(body[0], ast.Pass | ast.Continue):
            yield body[0], body[-1], "pass"


def unfiltered(node: ast.AST, function: Function | None) -> Iterator[Fault]:
    """A query without one of its conditions."""
    match node:
        case ast.Call(func=ast.Attribute(value=value, attr="where") as where, args=[_, _, *_] as conditions):
            for number in range(len(conditions)):
                rest = [condition for place, condition in enumerate(conditions) if place != number]
                yield node, node, ast.unparse(ast.Call(where, rest, []))
        case ast.Call(func=ast.Attribute(value=value, attr="where"), args=[_]):
            yield node, node, ast.unparse(value)
        case ast.Call(func=ast.Attribute(value=value, attr=narrowing)) if narrowing in NARROWING:
            yield node, node, ast.unparse(value)


KINDS: Final[dict[str, Callable[[ast.AST, Function | None], Iterator[Fault]]]] = {
    "removed": removed,
    "negated": negated,
    "compared": compared,
    "constant": constants,
    "swapped": swapped,
    "returned": returned,
    "unguarded": unguarded,
    "unfiltered": unfiltered,
}
