"""Sentences as the engine speaks them: catalogue keys and arguments, worded later for each reader."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import msgspec

Arg: TypeAlias = str | int | bool | dict[str, int] | Sequence[str | int] | None


class Text(msgspec.Struct, frozen=True, gc=False):
    """A sentence to be worded later, in the reader's language: catalogue key and arguments.

    The last part of an argument's name says what kind of word its value is: `area` and `from_area` are areas.
    """

    key: str
    args: dict[str, Arg] = {}
