"""How a changed file gets into a running programme: when it is imported, or in place of a function that is there."""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from types import CodeType, FunctionType, ModuleType
from typing import Any, TypeAlias

from tools.mutants.sites import Site, planted

Change: TypeAlias = Callable[[str, str], ast.Module]
"""Makes a tree of a file, given its source and its name from the root."""


def file_of(module: str, is_package: bool = False) -> str:
    """Name the file of a module.

    >>> file_of("engine.core.play"), file_of("engine.core", is_package=True)
    ('engine/core/play.py', 'engine/core/__init__.py')
    """
    return module.replace(".", "/") + ("/__init__.py" if is_package else ".py")


class Rewritten(SourceFileLoader):
    """Loads a module from a changed tree; what was compiled before is not looked at, and nothing is kept."""

    change: Change

    def get_code(self, fullname: str) -> CodeType:
        """Compile what the change makes of the source."""
        path = self.get_filename(fullname)
        source = self.get_data(path).decode()
        return compile(self.change(source, file_of(fullname, self.is_package(fullname))), path, "exec")


class Rewriter(MetaPathFinder):
    """Finds the modules of a game and has them changed."""

    def __init__(self, game: str, change: Change) -> None:
        self._package = f"engine.{game}"
        self._change = change

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Leave everything but the rules of the game to others."""
        if not f"{fullname}.".startswith(f"{self._package}."):
            return None
        spec = PathFinder.find_spec(fullname, path)
        if spec is None or spec.origin is None:
            return None
        loader = Rewritten(fullname, spec.origin)
        loader.change = self._change
        spec.loader = loader
        return spec


def rewrite(game: str, change: Change) -> None:
    """Have the rules of a game changed when they are imported, which they are not yet."""
    sys.meta_path.insert(0, Rewriter(game, change))


def plant_at_import(game: str, site: Site) -> None:
    """Have the game imported with a fault."""
    rewrite(game, lambda source, file: planted(source, site) if file == site.file else ast.parse(source))


def plan_in_place(site: Site, source: str) -> Callable[[], None]:
    """Give what exchanges the code of a function that is imported, and has not been called yet, for a faulty one."""
    code: CodeType = compile(planted(source, site), site.file, "exec")
    found: Any = sys.modules[site.file.removesuffix(".py").replace("/", ".").removesuffix(".__init__")]
    for name in site.function.split("."):
        code = next(part for part in code.co_consts if isinstance(part, CodeType) and part.co_name == name)
        found = vars(found)[name]
    function = _bare(found)
    return lambda: setattr(function, "__code__", code)


def _bare(found: Any) -> FunctionType:
    """Take off what decorators have put around a function."""
    for wrapping in ("fget", "__func__", "__wrapped__"):
        if hasattr(found, wrapping):
            return _bare(getattr(found, wrapping))
    assert isinstance(found, FunctionType)
    return found
