"""The messages of a game's catalogues, with what each is filled with and what else it is put together from."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from render.presentation import Presentation
from render.text.catalogue import catalogue_files, typeset


class Message(Visitor):
    """Collects the arguments a message is filled with, what they are told apart by, and the messages it mentions."""

    def __init__(self, message: ast.Message, where: str) -> None:
        self.where = where
        """The heading it stands below in the catalogue, which says where it is seen."""
        self.arguments: set[str] = set()
        self.parts: set[str] = set()
        self.told_apart: dict[str, list[str]] = {}
        self.visit(message.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """Note an argument."""
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        """Note another message."""
        self.parts.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        """Note what an argument may be, as far as the message says."""
        of = node.selector
        selector = of.arguments.positional[0] if isinstance(of, ast.FunctionReference) else of
        if isinstance(selector, ast.VariableReference):
            keys = [key.name if isinstance(key, ast.Identifier) else key.value for key in _keys(node)]
            self.told_apart.setdefault(selector.id.name, []).extend(keys)
        self.generic_visit(node)

    def include(self, part: Message) -> None:
        """Take over what a message needs that this one mentions."""
        self.arguments |= part.arguments
        self.parts |= part.parts
        for name, keys in part.told_apart.items():
            self.told_apart.setdefault(name, []).extend(keys)


def _keys(node: ast.SelectExpression) -> Iterable[ast.Identifier | ast.NumberLiteral]:
    return (variant.key for variant in node.variants)


def read_messages(language: str, files: Iterable[Path]) -> dict[str, Message]:
    """Read the messages of some files, in their order; each has what it needs for those it mentions, too."""
    found, where = {}, ""
    for file in files:
        for entry in FluentResource(typeset(file.read_text("utf-8"), language)).body:
            if isinstance(entry, ast.GroupComment | ast.ResourceComment):
                where = entry.content or where
            elif isinstance(entry, ast.Message):
                found[entry.id.name] = Message(entry, where)
    for message in found.values():
        _complete(message, found)
    return found


def _complete(message: Message, known: dict[str, Message]) -> None:
    for key in list(message.parts):
        _complete(known[key], known)
        message.include(known[key])


def messages_of(presentation: Presentation, language: str) -> dict[str, Message]:
    """Read all messages of a table of this game."""
    own = (file for folder in presentation.catalogues for file in catalogue_files(language, folder))
    return read_messages(language, (*catalogue_files(language), *own))
