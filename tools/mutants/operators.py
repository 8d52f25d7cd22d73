"""The kinds of small faults: each looks at a piece of a syntax tree and says how it could be wrong."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, TypeAlias

Put: TypeAlias = Callable[[ast.AST], None]
"""Puts another piece in the place of one."""


class Slip(NamedTuple):
    """One way in which a piece of code could be wrong."""

    kind: str
    told: str
    """What was changed, for whoever reads the report."""
    plant: Callable[[], None]
    """Change the tree."""


COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
OPPOSITES = (ast.Eq, ast.NotEq, ast.Is, ast.IsNot, ast.In, ast.NotIn)
"""Comparisons whose other form is their negation."""
SUMS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}
TWINS = {"min": "max", "max": "min", "any": "all", "all": "any"}


def slips(node: ast.AST, put: Put, words: Sequence[str]) -> Iterator[Slip]:
    """Give every way in which this piece itself could be wrong; `words` are the texts of the function around it."""
    match node:
        case ast.Compare():
            yield from _comparisons(node)
        case ast.BoolOp():
            other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
            yield Slip("connective", f"{_shown(node)}: and/or exchanged", lambda: setattr(node, "op", other))
        case ast.UnaryOp(op=ast.Not()):
            yield Slip("not", f"{_shown(node)}: not dropped", lambda: put(node.operand))
        case ast.BinOp() | ast.AugAssign() if type(node.op) in SUMS and not _joins(node):
            sign = SUMS[type(node.op)]()
            told = f"{_shown(node)}: {type(node.op).__name__} to {type(sign).__name__}"
            yield Slip("sum", told, lambda: setattr(node, "op", sign))
        case ast.Constant():
            yield from _constants(node, put, words)
        case ast.Call(func=ast.Name(id=name)) if name in TWINS:
            yield Slip("twin", f"{_shown(node)}: {TWINS[name]}", lambda: put(_renamed(node, TWINS[name])))
        case ast.Return(value=value) if value is not None and not _is_nothing(value):
            yield Slip("return", f"{_shown(node)}: None", lambda: setattr(node, "value", ast.Constant(None)))
        case ast.Break() | ast.Continue():
            other_jump = ast.Continue() if isinstance(node, ast.Break) else ast.Break()
            yield Slip("jump", f"{_shown(node)}: {_shown(other_jump)}", lambda: put(other_jump))
    yield from _negations(node)
    if _is_deed(node):
        yield Slip("drop", f"{_shown(node)}: dropped", lambda: put(ast.Pass()))


def _comparisons(node: ast.Compare) -> Iterator[Slip]:
    for place, sign in enumerate(node.ops):
        other = COMPARISONS[type(sign)]()
        told = f"{_shown(node)}: {type(sign).__name__} to {type(other).__name__}"
        yield Slip("comparison", told, lambda place=place, other=other: node.ops.__setitem__(place, other))  # type: ignore[misc]


def _constants(node: ast.Constant, put: Put, words: Sequence[str]) -> Iterator[Slip]:
    match node.value:
        case bool(value):
            yield Slip("truth", f"{value}: {not value}", lambda: put(ast.Constant(not value)))
        case int(number):
            yield Slip("number", f"{number}: {number + 1}", lambda: put(ast.Constant(number + 1)))
        case str(word) if set(words) - {word}:
            following = words[words.index(word) + 1 :]
            other = next(text for text in (*following, *words) if text != word)
            yield Slip("word", f"{word!r}: {other!r}", lambda: put(ast.Constant(other)))


def _negations(node: ast.AST) -> Iterator[Slip]:
    """Negate conditions, unless another kind of fault does the same."""
    if isinstance(node, ast.If | ast.IfExp | ast.While) and _is_to_negate(node.test):
        negated = ast.UnaryOp(ast.Not(), node.test)
        yield Slip("condition", f"if {_shown(node.test)}: negated", lambda: setattr(node, "test", negated))
    if isinstance(node, ast.comprehension):
        for place, test in enumerate(node.ifs):
            if _is_to_negate(test):
                negated = ast.UnaryOp(ast.Not(), test)
                told = f"… if {_shown(test)}: negated"
                yield Slip("condition", told, lambda place=place, negated=negated: node.ifs.__setitem__(place, negated))  # type: ignore[misc]


def _is_to_negate(test: ast.expr) -> bool:
    if isinstance(test, ast.Compare):
        return len(test.ops) > 1 or not isinstance(test.ops[0], OPPOSITES)
    return not (isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not))


def _is_deed(node: ast.AST) -> bool:
    """Say whether a statement does something that is seen elsewhere, so that it can be forgotten."""
    match node:
        case ast.Expr(value=ast.Call() | ast.Yield() | ast.YieldFrom()) | ast.AugAssign() | ast.Delete():
            return True
        case ast.Assign(targets=targets):
            return any(isinstance(target, ast.Attribute | ast.Subscript) for target in targets)
    return False


def _joins(node: ast.BinOp | ast.AugAssign) -> bool:
    """Say whether lists or texts are joined: without a plus that fails at once and tells nothing."""
    sides = (node.left, node.right) if isinstance(node, ast.BinOp) else (node.value,)
    return any(
        isinstance(side, ast.List | ast.Tuple | ast.ListComp | ast.JoinedStr)
        or (isinstance(side, ast.Constant) and isinstance(side.value, str))
        for side in sides
    )


def _is_nothing(value: ast.expr) -> bool:
    """Say whether a value is as good as none to whoever asks but whether there is something."""
    match value:
        case ast.Constant(value=constant):
            return not constant
        case ast.List(elts=[]) | ast.Tuple(elts=[]) | ast.Dict(keys=[]):
            return True
    return False


def _renamed(call: ast.Call, name: str) -> ast.Call:
    return ast.Call(ast.Name(name, ast.Load()), call.args, call.keywords)


def _shown(node: ast.AST) -> str:
    text = ast.unparse(node)
    return text if len(text) <= SHOWN else f"{text[: SHOWN - 1]}…"


SHOWN = 90
"""A longer piece of code is cut in the report."""
