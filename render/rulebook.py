"""The rules of a game looked up by number or by word, in the ledger that the engine follows.

The ledger is in English. A file beside it, `<game>.<language>.toml`, holds the headings in another language and what
its readers may type for the words of the rules.
"""

from __future__ import annotations

import functools
import math
import re
import tomllib
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

import msgspec

from engine.core.decision import Text
from render.names import escaped
from render.phrases import cut
from render.words import Words

RULES = Path(__file__).parents[1] / "docs" / "rules"
MOST_FOUND, MOST_SHOWN = 25, 5
LONGEST, QUOTED, LABEL = 600, 60, 100
"""So many characters of a rule are shown, of what was typed, and in a list to choose from."""
_HEADING = re.compile(r"## (?:([A-Z]{1,2}\d*) )?(.+)")
_RULE = re.compile(r"- \*\*([A-Z]{1,2}\d+(?:\.\d+)?)\*\* (.*)")
_NUMBER = re.compile(r"[A-Z]{0,2}\d+(\.\d+)?|[A-Z]{2}")
_APPENDIX = re.compile(r"[A-Z]{2}")
"""Examples and advice: they come after rules."""
_SUBJECT = re.compile(r"^([A-Z][\w ]{2,30}):")
_STRESSED = re.compile(r"\*+([^*]+)\*")


class Rule(msgspec.Struct, frozen=True):
    """One numbered rule."""

    id: str
    section: str
    heading: str
    text: str

    def shown(self, longest: int = LONGEST) -> str:
        """Give the rule as it stands in a message, cut to fit."""
        return cut(f"**{self.id}** {self.text}", longest)


class Rulebook:
    """All rules of a game, with the headings and search words of one language."""

    def __init__(self, rules: Mapping[str, Rule], terms: Mapping[str, str], ignored: Iterable[str] = ()) -> None:
        self.rules = rules
        self._terms = {stem(term): meaning for term, meaning in terms.items()}
        self._ignored = frozenset(map(stem, ignored)) - frozenset(self._terms)
        self._ids = tuple(rules)
        self._stressed = [frozenset(_stems(_stressed(rule))) for rule in rules.values()]
        self._places: dict[str, Counter[int]] = {}
        """Which rules have a word, and how often; the words of a heading are those of its rules."""
        lengths = []
        for n, rule in enumerate(rules.values()):
            words = _stems(f"{rule.heading} {rule.text}")
            lengths.append(len(words))
            for word in words:
                self._places.setdefault(word, Counter())[n] += 1
        mean = sum(lengths) / max(1, len(lengths))
        self._shortness = [0.3 + 0.9 * length / mean for length in lengths]

    def find(self, query: str, most: int = MOST_FOUND) -> list[Rule]:
        """Give the best rules for a number ("F12.7", "F12") or for words, the best first."""
        number = query.strip().upper()
        if _NUMBER.fullmatch(number) and (found := self._numbered(number)):
            return found[:most]
        return [self.rules[self._ids[n]] for n in self._ranked(query)[:most]]

    def _numbered(self, number: str) -> list[Rule]:
        """Give a rule or a section; the letter of the game may be left out."""
        named = number if number[0].isalpha() else self._ids[0][0] + number if self._ids else ""
        if named in self.rules:
            return [self.rules[named]]
        return [rule for rule in self.rules.values() if rule.section == named]

    def _ranked(self, query: str) -> list[int]:
        """Rank rules by Okapi BM25, with more for what a rule stresses, and for rules that have every word."""
        scores: dict[int, float] = {}
        found: Counter[int] = Counter()
        for word in dict.fromkeys(_stems(query)):
            if word in self._ignored:
                continue
            meant = (word, *_stems(self._terms.get(word, "")))
            counts = self._counts(meant)
            weight = math.log(1 + (len(self.rules) - len(counts) + 0.5) / (len(counts) + 0.5))
            for n, count in counts.items():
                stressed = not self._stressed[n].isdisjoint(meant)
                gain = weight * (2.2 * count / (count + self._shortness[n]) + stressed)
                scores[n] = scores.get(n, 0) + gain
                found[n] += 1
        for n in scores:
            scores[n] *= found[n] ** 2 * (0.5 if _APPENDIX.match(self._ids[n]) else 1)
        return sorted(scores, key=lambda n: (-scores[n], n))

    def _counts(self, stems: Iterable[str]) -> Counter[int]:
        """Say how often each rule has one of several words; a long one may also be the beginning of a word."""
        counts: Counter[int] = Counter()
        for wanted in stems:
            for word, places in self._places.items():
                if word == wanted or (len(wanted) > 3 and word.startswith(wanted)):
                    counts.update(places)
        return counts


def look_up(words: Words, game_key: str, query: str, room: int = 3500) -> str:
    """Answer somebody who looks a rule up: the best rules under their headings, within so many characters."""
    book = rulebook(game_key, words.language)
    found = book.find(query)
    typed = escaped(cut(" ".join(query.split()), QUOTED))
    if not found:
        example = next(iter(book.rules), "")
        return words.say(Text("rules-none", {"query": typed, "example": example}))
    lines, told = [words.say(Text("rules-heading", {"query": typed}))], 0
    heading = ""
    for rule in found[:MOST_SHOWN]:
        more = [rule.shown()] if rule.heading == heading else [f"-# {rule.heading}", rule.shown()]
        room -= sum(len(line) + 1 for line in more)
        if room < 0:
            break
        lines += more
        heading, told = rule.heading, told + 1
    if told < len(found):
        lines.append(words.say(Text("rules-more", {"count": len(found) - told})))
    return "\n".join(lines)


def suggestions(game_key: str, language: str, query: str) -> list[tuple[str, str]]:
    """Give label and number of rules to choose from while somebody types."""
    book = rulebook(game_key, language)
    found = book.find(query) if query.strip() else list(book.rules.values())[:MOST_FOUND]
    return [(cut(f"{rule.id} {_plain(rule.text)}", LABEL), rule.id) for rule in found]


def _plain(text: str) -> str:
    return " ".join(text.replace("*", "").split())


def _stressed(rule: Rule) -> str:
    """Give the words a rule stresses: its heading, what it begins with before a colon, bold print and italics."""
    return " ".join([rule.heading, *_SUBJECT.findall(rule.text), *_STRESSED.findall(rule.text)])


@functools.cache
def rulebook(game_key: str, language: str = "en") -> Rulebook:
    """Give the rules of a game, read once; a game without a ledger has none."""
    name = game_key.replace("_", "-")
    ledger = RULES / f"{name}.md"
    index = RULES / f"{name}.{language}.toml"
    words = tomllib.loads(index.read_text("utf-8")) if index.exists() else {}
    source = ledger.read_text("utf-8") if ledger.exists() else ""
    return Rulebook(
        {rule.id: rule for rule in _read(source, words.get("sections", {}))},
        words.get("terms", {}),
        words.get("ignored", ()),
    )


def _read(source: str, headings: Mapping[str, str]) -> Iterator[Rule]:
    """Read the rules of a ledger; lines without a number, such as a table, belong to the rule above them."""
    section, heading = "", ""
    read: list[tuple[str, str, str, list[str]]] = []
    for line in source.splitlines():
        if title := _HEADING.match(line):
            section, heading = title[1] or "", title[2]
        elif begins := _RULE.match(line):
            named = section or begins[1].rstrip("0123456789.")
            read.append((begins[1], named, headings.get(named, heading), [begins[2]]))
        elif read and line.strip():
            read[-1][3].extend(_table_row(line))
    for rule_id, named, title_of_section, lines in read:
        yield Rule(rule_id, named, title_of_section, "\n".join(lines))


def _table_row(line: str) -> list[str]:
    """Write a row of a table as a line, as messages know no tables."""
    if not line.startswith("|"):
        return [line]
    cells = [cell.strip() for cell in line.strip("|").split("|")]
    return [] if set("".join(cells)) <= set("-: ") else [" · ".join(cell for cell in cells if cell)]


def stem(word: str) -> str:
    """Make a word comparable: without accents, capitals and the endings that a plural changes.

    >>> [stem(word) for word in ("Cité", "cités", "army", "armies", "boxes", "pass")]
    ['cit', 'cit', 'arm', 'arm', 'box', 'pass']
    """
    plain = unicodedata.normalize("NFD", word.casefold())
    plain = "".join(letter for letter in plain if not unicodedata.combining(letter))
    if len(plain) > 3 and not plain.endswith("ss"):
        plain = plain.removesuffix("s")
    for ending in ("e", "i", "y"):
        if len(plain) > 3:
            plain = plain.removesuffix(ending)
    return plain


def _stems(text: str) -> list[str]:
    return [stem(word) for word in re.findall(r"[\w.]*\w", text)]
