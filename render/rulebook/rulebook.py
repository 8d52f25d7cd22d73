"""The rules of a game looked up by number or by word: what explains a word comes before what only mentions it."""

from __future__ import annotations

import math
import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Sequence

from engine.core.decision import Text
from render.rulebook.ledger import Ledger, Rule
from render.text.names import cleaned, escaped
from render.text.phrases import cut
from render.text.words import Words

MOST_FOUND, MOST_SHOWN = 25, 5
LONGEST, QUOTED, LABEL = 600, 60, 100
"""So many characters of a rule that was not asked for by number, of what was typed, and in a list to choose from."""
ROOM = 3500
"""So many characters an answer has."""
_NUMBER = re.compile(r"[A-Z]{0,2}\d+(\.\d+){0,2}|[A-Z]{2}")
_APPENDIX = re.compile(r"[A-Z]{2}")
"""Examples and advice: they come after rules, as do summaries that only mention a word."""
_SUBJECT = re.compile(r"^([A-ZÀ-Ý]\w+(?:[ '\u2019]\w+){0,3})\s?:")
_BOLD, _STRESSED = re.compile(r"\*\*([^*]+)\*\*"), re.compile(r"\*+([^*]+)\*")


class Rulebook:
    """All rules of a game, with the headings, summaries and search words of one language."""

    def __init__(self, ledger: Ledger) -> None:
        self.how, self.chapters, self.rules = ledger.how, ledger.chapters, ledger.rules
        self._questions = ledger.questions
        self.advice = ledger.advice
        """The chapter that holds advice, if there is one."""
        self._foreign = any(rule.language != ledger.language for rule in self.rules.values())
        self._terms = {stem(term): meaning for term, meaning in ledger.terms.items()}
        self._ignored = frozenset(map(stem, ledger.ignored)) - frozenset(self._terms)
        self._all = (*self.chapters.values(), *self.rules.values())
        self._stressed = [frozenset(_stems(_stressed(rule))) for rule in self._all]
        self._explained = [frozenset(_stems(_explained(rule))) for rule in self._all]
        self._places: dict[str, Counter[int]] = {}
        """Which rules have a word, and how often; the words of a heading are those of its rules."""
        lengths = []
        for n, rule in enumerate(self._all):
            words = _stems(f"{rule.heading} {rule.text}")
            lengths.append(len(words))
            for word in words:
                self._places.setdefault(word, Counter())[n] += 1
        mean = sum(lengths) / max(1, len(lengths))
        self._shortness = [0.3 + 0.9 * length / mean for length in lengths]

    @property
    def sections(self) -> list[tuple[str, str]]:
        """Number and heading of each chapter of the rules, in their order."""
        return list({rule.section: rule.heading for rule in self.rules.values()}.items())

    def chapter_of(self, kind: str) -> str:
        """Name the chapter by number that a kind of question is about: its own, or that of the first word of its name;
        none if the rules are not written yet."""
        return self._questions.get(kind) or self._questions.get(kind.partition(".")[0], "")

    def find(self, query: str, most: int = MOST_FOUND) -> list[Rule]:
        """Find the best rules for a number ("F12.7", "F12") or for words, the best first."""
        number = query.strip().upper()
        if _NUMBER.fullmatch(number) and (found := self.numbered(number)):
            return found[:most]
        found = [self._all[n] for n in self._ranked(query)]
        if self._foreign:  # the summary is in the reader's language
            best = next((rule for rule in found if rule.is_chapter), None)
            found.sort(key=lambda rule: rule is not best)
        return found[:most]

    def numbered(self, number: str) -> list[Rule]:
        """Find a rule, the summary of a chapter, or its rules; the letter of the game may be left out."""
        first = next(iter(self.rules), "")
        named = number if number[0].isalpha() else first[:1] + number
        for known in (self.rules, self.chapters):
            if named in known:
                return [known[named]]
        return self.in_chapter(named)

    def in_chapter(self, number: str) -> list[Rule]:
        """Collect all rules of a chapter, in their order."""
        return [rule for rule in self.rules.values() if rule.section == number]

    def _ranked(self, query: str) -> list[int]:
        """Rank rules by Okapi BM25, with more for what a rule stresses, and for rules that have every word.

        Whatever explains all the words is first, a chapter before a rule.
        """
        scores: dict[int, float] = {}
        found: Counter[int] = Counter()
        explained: Counter[int] = Counter()
        wanted = [word for word in dict.fromkeys(_stems(query)) if word not in self._ignored]
        for word in wanted:
            meant = (word, *_stems(self._terms.get(word, "")))
            counts = self._counts(meant)
            weight = math.log(1 + (len(self._all) - len(counts) + 0.5) / (len(counts) + 0.5))
            for n, count in counts.items():
                stressed = not self._stressed[n].isdisjoint(meant)
                gain = weight * (2.2 * count / (count + self._shortness[n]) + stressed)
                scores[n] = scores.get(n, 0) + gain
                found[n] += 1
                explained[n] += any(_begins(each, term) for each in self._explained[n] for term in meant)
        for n in scores:
            behind = _APPENDIX.match(self._all[n].id) or self._all[n].is_chapter
            scores[n] *= found[n] ** 2 * (0.5 if behind else 1)

        def place(n: int) -> tuple[bool, bool, float, int]:
            mentioned = explained[n] < len(wanted)
            return (mentioned, not mentioned and not self._all[n].is_chapter, -scores[n], n)

        return sorted(scores, key=place)

    def _counts(self, stems: Iterable[str]) -> Counter[int]:
        """Say how often each rule has one of several words."""
        counts: Counter[int] = Counter()
        for wanted in stems:
            for word, places in self._places.items():
                if _begins(word, wanted):
                    counts.update(places)
        return counts


def look_up(words: Words, book: Rulebook, query: str, room: int = ROOM) -> str:
    """Answer somebody who looks a rule up: the best rules under their headings, within so many characters."""
    found = book.find(query)
    typed = escaped(cleaned(query, QUOTED))
    if not found:
        return words.say(Text("rules-none", {"query": typed}))
    shown, longest, title = found, LONGEST, ""
    if not _NUMBER.fullmatch(query.strip().upper()):
        found = [
            rule for rule in found if not rule.is_chapter or rule is found[0]
        ]  # more summaries would fill a screen
        shown = found[:MOST_SHOWN]
    else:
        title = found[0].heading
        longest = room if len(found) == 1 else LONGEST
    heading = f"### {title}" if title else words.say(Text("rules-heading", {"query": typed}))
    lines, told = _told(words, heading, shown, room, longest, title)
    if told < len(found):
        lines.append(words.say(Text("rules-more", {"count": len(found) - told})))
    return "\n".join(lines)


def in_detail(words: Words, book: Rulebook, section: str, room: int = ROOM, *, numbered: bool = True) -> list[str]:
    """Tell a chapter rule by rule, on as many pages as it takes."""
    rest = book.in_chapter(section)
    if not rest:
        return [words.say(Text("rules-none", {"query": escaped(cleaned(section, QUOTED))}))]
    title, pages = rest[0].heading, []
    while rest:
        lines, told = _told(words, f"### {title}", rest, room, room, title, numbered=numbered)
        pages.append("\n".join(lines))
        rest = rest[told:]
    return pages


def _told(
    words: Words,
    heading: str,
    rules: Sequence[Rule],
    room: int,
    longest: int,
    title: str,
    *,
    numbered: bool = True,
) -> tuple[list[str], int]:
    """Tell rules as far as there is room, at least one, and say how many; `title` is the chapter the heading names.

    What is not in the reader's language is marked.
    """
    lines, told, marked = [heading], 0, False
    whole, above = room, title
    for rule in rules:
        more = [] if rule.is_chapter or rule.heading == above else [f"-# {rule.heading}"]
        if rule.language != words.language and not marked:
            more.insert(0, f"-# *{words.say(Text('rules-english'))}*")
            marked = True
        more.append(rule.shown(whole if rule.is_chapter else longest, rule.heading == title, numbered=numbered))
        room -= sum(len(line) + 1 for line in more)
        if room < 0 and told:
            break
        lines += more
        above, told = rule.heading, told + 1
    return lines, told


def suggestions(book: Rulebook, query: str) -> list[tuple[str, str]]:
    """Find name and number of rules to choose from while somebody types, chapters before anything is typed."""
    if not query.strip():
        return [(cut(title, LABEL), number) for number, title in book.sections[:MOST_FOUND]]
    return [(_label(rule), rule.id) for rule in book.find(query)]


def _label(rule: Rule) -> str:
    return cut(rule.heading if rule.is_chapter else f"{rule.heading} · {_plain(rule.text)}", LABEL)


def _plain(text: str) -> str:
    return " ".join(text.replace("*", "").split())


def _stressed(rule: Rule) -> str:
    """Collect the words a rule stresses: its heading, what it begins with before a colon, bold print and italics."""
    return " ".join([rule.heading, *_SUBJECT.findall(rule.text), *_STRESSED.findall(rule.text)])


def _explained(rule: Rule) -> str:
    """Collect the words a rule is there to explain: the heading of a chapter, what stands before a colon or bold."""
    titles = [rule.heading] if rule.is_chapter else _SUBJECT.findall(rule.text)
    return " ".join([*titles, *_BOLD.findall(rule.text)])


def _begins(word: str, wanted: str) -> bool:
    """Say whether a word is meant; a long one may also be the beginning of it."""
    return word == wanted or (len(wanted) > 3 and word.startswith(wanted))


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
