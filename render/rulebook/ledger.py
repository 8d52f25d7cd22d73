"""The rules of a game as players read them: the ledger that the engine follows, without what is meant for engineers.

A game keeps them in a folder: `ledger.md`, in English, beside it `ledger.<language>.md` with the same rules under the
same numbers, and for each language a `<language>.toml` with how to play, headings and summaries of chapters, what
readers may type for the words of the rules, and how to say otherwise what a ledger says to the engine: some words of it
(`wordings`), remarks to leave out (`remarks`), how worked examples are built (`examples`) or a whole rule (`told`). The
English one also says what of the ledger is not for players (`hidden`), what of it belongs to an option of the game
(`options`) and is read only where that can be chosen, which chapter holds `advice`, and which chapter each kind of
question belongs to. A rule that
is not translated is read in English.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from render.text.catalogue import typeset
from render.text.phrases import cut

WRITTEN_IN = "en"
"""The language of the ledger that holds every rule."""
_HEADING = re.compile(r"## (?:([A-Z]{1,2}\d*) )?(.+)")
_BREAK = re.compile(r"#|---$")
"""How a line begins that ends the rule above it: a heading within a chapter, or a stroke across the page."""
_RULE = re.compile(r"- \*\*([A-Z]{1,2}\d+(?:\.\d+)?)\*\* (.*)")
_DRAWING = "```"
"""Above and below a drawing; a message has no room for one."""
_FOR_ENGINEERS = re.compile(
    r" ?(?:— )?`\[ruling\]`(?: \((?:[^()]|\([^()]*\))*\))?"  # a mark behind a rule, with the reason in brackets
    r"|\[(?:ruling|data|engine|house)\] | \*(?:Reason|Raison)\s?: [^*]+\*"  # a mark before a rule, the reason behind it
    r"| (?:Reject|Refus\w*|Rejet\w*)(?:\s?:)?(?: (?:et |ou )?`\w+`,?)+\.| \(`\w+`\)"  # codes of refusals
)
"""Where a rule comes from, why it was made, and what the engine calls an attempt against it."""
_EXAMPLE = re.compile(r"[A-Z]X\d")
"""How the number of a worked example begins."""
_QUESTIONS = re.compile(r"\*D[eé]cisions\b")
"""How a rule begins that says what the interface asks."""
_CELLS = " · "
"""Between the cells of a table."""
_CHAPTER = re.compile(r"\{([A-Z]{1,2}\d*)\}")
"""Stands in a summary for the name of another chapter: players know chapters by name."""


class Rule(msgspec.Struct, frozen=True):
    """One numbered rule, or the summary of a chapter, which has the number of the chapter."""

    id: str
    section: str
    heading: str
    text: str
    language: str = WRITTEN_IN

    @property
    def is_chapter(self) -> bool:
        """Whether this is a summary."""
        return self.id == self.section

    def shown(self, longest: int, headed: bool = False, *, numbered: bool = True) -> str:
        """Write the rule as it stands in a message, cut to fit: a point of a list, mostly with its number behind it.

        A chapter stands under its name, unless that is the heading already.
        """
        if self.is_chapter:
            return cut(self.text if headed else f"**{self.heading}**\n{self.text}", longest)
        number = f" *{self.id}*" if numbered else ""
        first, *rest = cut(f"- {self.text}", longest - len(number)).split("\n")
        return "\n".join([first + number, *rest])


class Ledger(msgspec.Struct, frozen=True):
    """Everything that one language has of the rules of a game."""

    language: str
    how: str = ""
    """How to play, in some lines."""
    chapters: Mapping[str, Rule] = {}
    """Summaries of chapters, as far as there are any."""
    rules: Mapping[str, Rule] = {}
    terms: Mapping[str, str] = {}
    ignored: tuple[str, ...] = ()
    advice: str = ""
    """The chapter that holds advice instead of rules, if there is one: nothing points at its numbers."""
    questions: Mapping[str, str] = {}
    """The chapter of each kind of question, or of all kinds that begin with the same word."""


class _Retelling(msgspec.Struct, frozen=True):
    """How players are told what a ledger says to the engine."""

    remarks: Sequence[re.Pattern[str]]
    wordings: Mapping[str, str]
    examples: Mapping[re.Pattern[str], str]
    """What examples begin their sentences with, and what is read instead, one after the other."""
    told: Mapping[str, str]

    @staticmethod
    def of(index: Mapping[str, Any]) -> _Retelling:
        """Read it from the file of a language."""
        remarks = [re.compile(pattern) for pattern in index.get("remarks", ())]
        examples = {re.compile(pattern): said for pattern, said in index.get("examples", {}).items()}
        return _Retelling((_FOR_ENGINEERS, *remarks), index.get("wordings", {}), examples, index.get("told", {}))

    def worded(self, rule: Rule) -> str:
        """Leave out the remarks, then put the words of players in the place of the ledger's."""
        text = rule.text
        for remark in self.remarks:
            text = remark.sub("", text)
        for said, meant in self.wordings.items():
            text = text.replace(said, meant)
        for pattern, said in self.examples.items() if _EXAMPLE.match(rule.id) else ():
            text = pattern.sub(said, text)
        return text


def read_ledger(folder: Path, language: str, options: Collection[str] = ()) -> Ledger:
    """Read the rules that a game keeps in a folder, as far as they belong to no option or to one of these."""
    original, own = _index(folder, WRITTEN_IN), _index(folder, language)
    headings = {**original.get("sections", {}), **own.get("sections", {})}
    of_options = original.get("options", {})
    absent = (number for option, numbers in of_options.items() if option not in options for number in numbers)
    hidden = frozenset([*original.get("hidden", ()), *absent])
    rules: dict[str, Rule] = {}
    for written_in, index in {WRITTEN_IN: original, language: own}.items():
        read = _rules(folder, written_in, _Retelling.of(index), headings)
        rules |= {rule.id: rule for rule in read if not hidden & {rule.id, rule.section}}
    titles = {rule.section: rule.heading for rule in rules.values()}
    written = {each: text for each, text in own.get("summaries", {}).items() if each not in hidden}
    summaries = {each: _named(text.strip(), titles) for each, text in written.items()}
    return Ledger(
        language,
        own.get("how", "").strip(),
        {each: Rule(each, each, titles[each], text, language) for each, text in summaries.items()},
        rules,
        own.get("terms", {}),
        tuple(own.get("ignored", ())),
        original.get("advice", ""),
        original.get("questions", {}),
    )


def with_more(ledger: Ledger, more: Mapping[str, Sequence[str]]) -> Ledger:
    """Put rules that are made from the data of a game below the rule they belong to: "M3.7.1" below "M3.7"."""
    rules: dict[str, Rule] = {}
    for rule in ledger.rules.values():
        rules[rule.id] = rule
        for place, text in enumerate(more.get(rule.id, ()), 1):
            number = f"{rule.id}.{place}"
            rules[number] = Rule(number, rule.section, rule.heading, text, ledger.language)
    return msgspec.structs.replace(ledger, rules=rules)


def ledger_of(folder: Path, language: str) -> Path:
    """Find where a language has its rules one by one, if it has."""
    return folder / ("ledger.md" if language == WRITTEN_IN else f"ledger.{language}.md")


def _rules(folder: Path, language: str, retelling: _Retelling, headings: Mapping[str, str]) -> Iterator[Rule]:
    """Read the rules that one language has, as players read them."""
    file = ledger_of(folder, language)
    source = typeset(file.read_text("utf-8"), language) if file.exists() else ""
    for rule in _read(source, headings):
        if not _QUESTIONS.match(rule.text):
            yield msgspec.structs.replace(_worded(rule, retelling), language=language)


def _index(folder: Path, language: str) -> dict[str, Any]:
    return tomllib.loads(typeset((folder / f"{language}.toml").read_text("utf-8"), language))


def _named(text: str, titles: Mapping[str, str]) -> str:
    """Put names of chapters where a summary points at them."""
    return _CHAPTER.sub(lambda found: f"*{titles[found[1]]}*", text)


def _worded(rule: Rule, retelling: _Retelling) -> Rule:
    return msgspec.structs.replace(rule, text=retelling.told.get(rule.id, "").strip() or retelling.worded(rule))


def _read(source: str, headings: Mapping[str, str]) -> Iterator[Rule]:
    """Read the rules of a ledger; lines without a number, such as a table, belong to the rule above them.

    A table right below the heading of a chapter belongs to its first rule.
    """
    section, heading = "", ""
    read: list[tuple[str, str, str, list[str]]] = []
    lines: list[str] = []
    opening: list[str] = []
    for line in _undrawn(source):
        if title := _HEADING.match(line):
            section, heading = title[1] or "", title[2]
            opening = []
        if _BREAK.match(line):
            lines = opening
        elif begins := _RULE.match(line):
            named = section or begins[1].rstrip("0123456789.")
            lines, opening = [begins[2], *(row for row in opening if _CELLS in row)], []
            read.append((begins[1], named, headings.get(named, heading), lines))
        elif line.strip():
            lines.extend(_table_row(line))
    for rule_id, named, title_of_section, told in read:
        yield Rule(rule_id, named, title_of_section, "\n".join(told))


def _undrawn(source: str) -> Iterator[str]:
    """Read the lines of a ledger without its drawings."""
    drawn = False
    for line in source.splitlines():
        if line.startswith(_DRAWING):
            drawn = not drawn
        elif not drawn:
            yield line


def _table_row(line: str) -> Iterable[str]:
    """Write a row of a table as a line, as messages know no tables."""
    if not line.startswith("|"):
        return [line]
    cells = [cell.strip() for cell in line.strip("|").split("|")]
    return [] if set("".join(cells)) <= set("-: \u00a0") else [_CELLS.join(cell for cell in cells if cell)]
