"""M1.14, M1.15: options of a match and combinations that cannot be, as data."""

from __future__ import annotations

import msgspec

from engine.mesopotamia.content.data import Table, read


class OptionTable(Table, frozen=True, kw_only=True):
    """One thing the host may choose."""

    key: str
    values: tuple[str, ...]
    default: str
    not_shown: tuple[str, ...]
    automatic: str = ""
    """What stands for the default where only code plays. M4.12"""
    rule: str


class RefusalTable(Table, frozen=True, kw_only=True):
    """A combination that cannot be, with the code under which it is refused."""

    code: str
    when: dict[str, tuple[str | int, ...]]


class _Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    option: tuple[OptionTable, ...]
    refusal: tuple[RefusalTable, ...]


_READ = read("options", _Options)
OPTIONS, REFUSALS = _READ.option, _READ.refusal
