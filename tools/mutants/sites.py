"""Where a file could be wrong: every slip in it, with a name that does not depend on lines."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tools.mutants.operators import Put, Slip, slips


class Site(NamedTuple):
    """A place in a file and one way in which it could be wrong."""

    file: str
    function: str
    """The outermost function around it, `Class.method` or `function`; the class or nothing for what runs at import."""
    kind: str
    nth: int
    """The how-manyth slip of its kind in the function."""
    line: int
    statement: int
    """The line where the innermost statement around it begins."""
    told: str
    at_import: bool
    """It is outside of functions, so it takes effect when the file is imported."""

    @property
    def key(self) -> str:
        """Name it so that changes elsewhere leave the name as it is."""
        return f"{self.file}:{self.function}:{self.kind}:{self.nth}"

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.function or 'module'}: {self.told}"


class _Here(NamedTuple):
    """What is around a piece of a tree."""

    names: tuple[str, ...] = ()
    in_function: bool = False
    statement: int = 0
    words: tuple[str, ...] = ()


UNSEEN = ("__slots__", "__all__", "rules")
"""Names whose values nobody plays by; `rules` is the number of the version."""
PLAYERS = "bot"
"""The folder of a game's players made of code."""
CHECKS = ("strict",)
"""Arguments that only watch over what the code takes for granted, as of zip()."""


def sites(tree: ast.Module, file: str) -> Iterator[tuple[Site, Slip]]:
    """Give every slip of a file, in the order of the file."""
    counts: Counter[tuple[str, str]] = Counter()
    for slip, node, here in _walk(tree, _Here()):
        function = ".".join(here.names)
        counts[function, slip.kind] += 1
        nth = counts[function, slip.kind]
        line = getattr(node, "lineno", here.statement)
        yield Site(file, function, slip.kind, nth, line, here.statement, slip.told, not here.in_function), slip


def sites_of(root: Path, game: str) -> list[Site]:
    """Give every slip of a game's rules, in its chapters too; its players made of code are no rules."""
    rules = root / "engine" / game
    files = (path for path in sorted(rules.rglob("*.py")) if path.relative_to(rules).parts[0] != PLAYERS)
    return [
        site
        for path in files
        for site, _ in sites(ast.parse(path.read_text("utf-8")), path.relative_to(root).as_posix())
    ]


def planted(source: str, site: Site) -> ast.Module:
    """Give the tree of a file with this one fault in it."""
    tree = ast.parse(source)
    slip = next(slip for found, slip in sites(tree, site.file) if found.key == site.key)
    slip.plant()
    return ast.fix_missing_locations(tree)


def _walk(node: ast.AST, here: _Here) -> Iterator[tuple[Slip, ast.AST, _Here]]:
    for child, put in _children(node):
        around = _around(child, here)
        for slip in slips(child, put, around.words):
            yield slip, child, around
        yield from _walk(child, around)


def _around(node: ast.AST, here: _Here) -> _Here:
    if isinstance(node, ast.stmt):
        here = here._replace(statement=node.lineno)
    if isinstance(node, ast.FunctionDef | ast.ClassDef) and not here.in_function:
        here = here._replace(names=(*here.names, node.name), words=tuple(_words(node)))
        here = here._replace(in_function=isinstance(node, ast.FunctionDef))
    if isinstance(node, ast.arguments):  # defaults are made when the function is
        here = here._replace(in_function=False)
    return here


def _children(node: ast.AST) -> Iterator[tuple[ast.AST, Put]]:
    """Give the parts of a piece that matter when it runs, each with what puts another in its place."""
    for name, value in ast.iter_fields(node):
        if not _matters(node, name):
            continue
        if isinstance(value, list):
            for place, part in enumerate(value):
                if isinstance(part, ast.AST) and not _is_idle(part):
                    yield part, lambda other, parts=value, place=place: parts.__setitem__(place, other)  # type: ignore[misc]
        elif isinstance(value, ast.AST):
            yield value, lambda other, name=name: setattr(node, name, other)  # type: ignore[misc]


def _matters(node: ast.AST, field: str) -> bool:
    """Say whether a field takes part in what runs: not annotations, decorators, or the options of a class."""
    if field in ("annotation", "returns", "decorator_list"):
        return False
    return not isinstance(node, ast.JoinedStr) and (field != "keywords" or not isinstance(node, ast.ClassDef))


def _is_idle(node: ast.AST) -> bool:
    """Say whether a part does nothing: a docstring, an import, a list of names, a mere check."""
    match node:
        case ast.Expr(value=ast.Constant()) | ast.Import() | ast.ImportFrom():
            return True
        case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)) if name in UNSEEN:
            return True
        case ast.AnnAssign(annotation=ast.Name(id="TypeAlias")):
            return True
        case ast.keyword(arg=arg):
            return arg in CHECKS
    return False


def _words(node: ast.AST) -> Iterator[str]:
    for part, _ in _children(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value
        yield from _words(part)
