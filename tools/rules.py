"""Which rules of the ledgers are proven by tests: `make rules`."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
TESTS = ROOT / "tests"
LEDGERS = "render/games/*/rules/ledger.md"
UNTESTED = TESTS / "rules" / "untested.toml"

RULE = re.compile(r"^- \*\*([A-Z]{1,2}\d+(?:\.\d+)?)\*\*", re.MULTILINE)
HINTS = ("FS", "FT", "AS", "MH")
"""Advice and typical scores: not rules."""


class Coverage(NamedTuple):
    """What tests say about one ledger."""

    game: str
    rules: list[str]
    named: dict[str, list[str]]
    """Rule to the tests that name it."""
    excused: dict[str, str]
    """Rule to the reason why no test can prove it."""
    coming: list[str]
    """Rules that are still to be built; they are not counted."""

    @property
    def unnamed(self) -> list[str]:
        """Rules no test names, with a reason or without."""
        return [rule for rule in self.rules if rule not in self.named]

    @property
    def percent(self) -> float:
        """Share of the rules that tests name."""
        return 100 * (len(self.rules) - len(self.unnamed)) / len(self.rules)


def rules_of(ledger: Path) -> list[str]:
    """The ids of a ledger's rules, examples and invariants, in its order."""
    return [rule for rule in RULE.findall(ledger.read_text(encoding="utf-8")) if not rule.startswith(HINTS)]


def named_in(source: str) -> Iterator[tuple[str, str]]:
    """Rule and test for every `@rule("F9.4")` above a test."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef):
            for decorator in node.decorator_list:
                if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "rule":
                    for argument in decorator.args:
                        yield ast.literal_eval(argument), node.name


def coverage() -> list[Coverage]:
    """What the tests say about every ledger."""
    named: defaultdict[str, list[str]] = defaultdict(list)
    for path in sorted(TESTS.rglob("test_*.py")):
        for rule, test in named_in(path.read_text(encoding="utf-8")):
            named[rule].append(f"{path.relative_to(ROOT)}::{test}")
    excused = tomllib.loads(UNTESTED.read_text(encoding="utf-8"))
    awaited = set(excused.pop("coming"))
    found = []
    for ledger in sorted(ROOT.glob(LEDGERS)):
        every = rules_of(ledger)
        coming = [rule for rule in every if {rule, rule.partition(".")[0]} & awaited and rule not in named]
        rules = [rule for rule in every if rule not in coming]
        proven = {rule: named[rule] for rule in rules if rule in named}
        reasons = {rule: reason for rule, reason in excused.items() if rule in rules}
        found.append(Coverage(ledger.parents[1].name, rules, proven, reasons, coming))
    return found


def main() -> int:
    """Print every rule with its tests, the rules without, and the share; fail on a rule without test or reason."""
    missing = 0
    for game in coverage():
        for rule, tests in game.named.items():
            print(f"{rule}: {len(tests)} tests, {tests[0]}")
        for rule in game.unnamed:
            print(f"{rule}: no test; {game.excused.get(rule, 'NO REASON GIVEN')}")
            missing += rule not in game.excused
        if game.coming:
            print(f"still to be built: {', '.join(game.coming)}")
        print(f"rules {game.game}: named={len(game.named)} of {len(game.rules)} ({game.percent:.1f} %)")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
