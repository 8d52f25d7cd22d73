"""Which tests come by a statement of the rules, and how long each takes: found out once, and kept.

Every statement of a function reports itself. Each file of tests runs in a process of its own; whatever its tests keep
in a cache counts for those after them too, which may look at it. What was found of a file holds until it changes, or
anything that is no test.
"""

from __future__ import annotations

import ast
import hashlib
import sys
import time
from collections.abc import Iterator
from itertools import accumulate, groupby
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from tools.mutants.apart import apart, limit
from tools.mutants.bench import Bench, collect
from tools.mutants.planting import rewrite
from tools.mutants.sites import Site

Statement: TypeAlias = tuple[str, int]
"""File and line."""
KEPT = Path("build/mutants")
REPORTER = "_reports_"
LONGEST = 300.0
"""Seconds after which a test is taken to hang even though nothing is wrong."""
GLANCE = 0.1
"""Seconds; a test that takes longer and comes by nothing of the game plays another one."""
TREE = ("engine", "render", "db", "cogs", "start", "tests", "tools", "pyproject.toml")
"""What a test may depend on."""
TESTS = "test_*.py"
HOME = "tools/mutants"
"""The one folder no test of a game depends on."""


class Test(msgspec.Struct):
    """What is known of a test."""

    seconds: float
    lines: dict[str, set[int]]
    """Where statements begin that it comes by, by file."""
    passes: bool = True


class Touched(msgspec.Struct):
    """What is known of all tests of a game."""

    early: set[Statement]
    """Statements that had run before the first test, so that their results may have been kept."""
    tests: dict[str, Test]
    files: dict[str, str] = {}
    """Files of tests with a hash of what was in them."""

    def runs_early(self, site: Site) -> bool:
        """Say whether a fault takes effect before the first test."""
        return site.at_import or (site.file, site.statement) in self.early

    def by(self, site: Site, most: float) -> list[str]:
        """Give the tests that could notice a fault, as far as so many seconds go; first what is quick and sees little.

        One that takes effect early might show in any test of the game, at last in one that only reads its tables.
        """
        early = self.runs_early(site)
        found = {
            name: (not test.lines, test.seconds * sum(map(len, test.lines.values())))
            for name, test in self.tests.items()
            if site.statement in test.lines.get(site.file, ()) or (early and (test.lines or test.seconds < GLANCE))
        }
        names = sorted(found, key=lambda name: (found[name], name))
        until = accumulate(self.tests[name].seconds for name in names)
        return [name for name, seconds in zip(names, until, strict=True) if seconds <= most]


def touched(root: Path, game: str) -> Touched:
    """Read what is known, and find out the rest: minutes for all tests, seconds for a file that has changed."""
    path = root / KEPT / f"{game}-{_surroundings(root)}.json"
    old = msgspec.json.decode(path.read_bytes(), type=Touched) if path.exists() else Touched(set(), {})
    files = {_name(test, root): _hash(test) for test in (root / "tests").rglob(TESTS)}
    if old.files == files:
        return old
    print(f"mutants {game}: seeing which tests come by what, once", file=sys.stderr)
    kept = {name: test for name, test in old.tests.items() if _is_known(name, old.files, files)}
    found = apart(lambda: _find_out(root, game, kept))
    if found is None:
        raise SystemExit("the tests could not be collected")
    known = msgspec.json.decode(found, type=Touched)
    failing = [name for name, test in known.tests.items() if not test.passes]
    if failing:
        raise SystemExit(f"fails without any fault: {', '.join(failing)}")
    known.files = files
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.encode(known))
    return known


def _is_known(test: str, old: dict[str, str], new: dict[str, str]) -> bool:
    """Say whether the file of a test is as it was; examples in docstrings change with the surroundings."""
    return old.get(_file(test)) == new.get(_file(test))


def _file(test: str) -> str:
    return test.partition("::")[0]


def _find_out(root: Path, game: str, kept: dict[str, Test]) -> Touched:
    seen: set[Statement] = set()
    known = Touched(set(), {})

    def each_file_apart(bench: Bench) -> None:
        known.early = set(seen)
        for _, names in groupby(sorted(bench.tests), key=_file):
            known.tests |= _found_out(bench, [name for name in names if name not in kept], seen, game)
        known.tests |= {name: kept[name] for name in bench.tests if name in kept}

    vars(sys.modules["builtins"])[REPORTER] = seen.add
    rewrite(game, _reporting)
    if not collect(root, game, each_file_apart):
        raise SystemExit("the tests could not be collected")
    return known


def _found_out(bench: Bench, names: list[str], seen: set[Statement], game: str) -> dict[str, Test]:
    if not names:
        return {}
    found = apart(lambda: dict(_run_file(bench, names, seen, game)))
    return {names[0]: Test(0, {}, passes=False)} if found is None else msgspec.json.decode(found, type=dict[str, Test])


def _run_file(bench: Bench, names: list[str], seen: set[Statement], game: str) -> Iterator[tuple[str, Test]]:
    carried: set[Statement] = set()
    filling = 0.0
    for name in names:
        for cache in _caches(f"engine.{game}"):
            cache.cache_clear()
        seen.clear()
        kept = [cache.cache_info().currsize for cache in _caches("tests")]
        limit(LONGEST)
        begun = time.process_time()
        failed = bench.run([name])
        seconds = time.process_time() - begun + filling
        touched = seen | carried
        if kept != [cache.cache_info().currsize for cache in _caches("tests")]:
            carried |= seen
            filling = seconds
        lines = {file: {line for other, line in touched if other == file} for file in {file for file, _ in touched}}
        yield name, Test(seconds, lines, passes=failed is None)


def _caches(package: str) -> list[Any]:
    """Give all functions of a package that keep their results."""
    modules = [module for name, module in sorted(sys.modules.items()) if f"{name}.".startswith(f"{package}.")]
    return [each for module in modules for each in vars(module).values() if hasattr(each, "cache_info")]


def _reporting(source: str, file: str) -> ast.Module:
    """Have every statement within functions report itself before it runs."""
    tree = ast.parse(source)
    for function in list(_functions(tree)):
        for node in list(ast.walk(function)):
            for name in ("body", "orelse", "finalbody"):
                block = getattr(node, name, None)
                if isinstance(block, list):
                    setattr(node, name, [part for statement in block for part in _reported(statement, file)])
    return ast.fix_missing_locations(tree)


def _functions(node: ast.AST) -> Iterator[ast.FunctionDef]:
    """Give the functions that are in no other."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef):
            yield child
        else:
            yield from _functions(child)


def _reported(statement: ast.stmt, file: str) -> Iterator[ast.stmt]:
    if not (isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)):
        place = ast.Tuple([ast.Constant(file), ast.Constant(statement.lineno)], ast.Load())
        yield ast.Expr(ast.Call(ast.Name(REPORTER, ast.Load()), [place], []))
    yield statement


def _surroundings(root: Path) -> str:
    """Name the state of everything but tests."""
    folders = [root / name for name in TREE]
    paths = [path for folder in folders for path in (folder.rglob("*") if folder.is_dir() else [folder])]
    told = [
        f"{_name(path, root)}:{_hash(path)}"
        for path in sorted(paths)
        if path.is_file() and path.suffix != ".pyc" and not path.match(TESTS)
    ]
    kept = [line for line in told if not line.startswith(HOME)]
    return hashlib.sha256("\n".join(kept).encode()).hexdigest()[:16]


def _name(path: Path, root: Path) -> str:
    return path.relative_to(root).as_posix()


def _hash(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()[:16]
