"""Sentences: texts and events of the engine become words in the reader's language, through Fluent catalogues.

Besides sentences a catalogue holds

- nouns: `area-ur = Ur` is the area `ur`; `hex-any = { UPPER($id) }` is every hex that has no message of its own, `$id`
  being its id. Its attributes are its other forms, used by functions of the same name:
  `.in` by IN($area), `.with` by WITH($area), `.of` by OF($area), `.the` by THE($area), `.to` by TO($seats),
  `.some` by SOME($resource), `.label` by LABEL($card), how it is called on a control, `.count` by
  COUNT($resource, 2), `.sign` by SIGNS($resources). A noun without such an attribute takes the general form of its
  language, `noun-in` and so on. OR($resources) writes a list as alternatives, THEN($deed) as one thing after
  the other, ROW($seats) as an order, without "and".
- kinds: an argument is a noun if its name, `area` or `from_area` or `areas` for several, is declared as a kind:
  `kind-area = area`, `kind-luxury = resource`, or `kind-place = area box` with the kinds to try. Else it is plain text.

A missing word is a bug and raises MissingWords: a player never sees a key, nor another language.
"""

from __future__ import annotations

import dataclasses
import functools
import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Hashable, Mapping, Sequence
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment, TextElement
from fluent.runtime.types import FluentInt, FluentNone, FluentType
from fluent.syntax import ast

from engine.core.decision import Text
from engine.core.game import Event
from render.text.catalogue import LANGUAGES, LOCALE, TITLE, catalogue_files, read_catalogue

__all__ = [
    "LANGUAGES",
    "MissingWords",
    "NounName",
    "ReaderName",
    "Words",
    "begun",
    "capitalised",
    "event_key",
    "read_words",
]

KEPT = 2000
"""So many nouns of a catalogue, and so many numbers, are kept as they read."""
SENTENCES = 8192
"""So many sentences are kept of each game and language: the same ones are said to every reader, and at every look."""


class NounName(str):
    """A name that is a noun of the catalogue, not what somebody calls themselves: of a bot, or of a side.

    That it is one is known from the table and kept with it: a person may be called like a bot, and stays a person.

    >>> NounName("Bot B", "seat-bot") == "Bot B"
    True
    """

    __slots__ = ("around", "before", "noun")
    noun: str
    """The message that holds its other forms."""
    around: str
    """The stars of bold print, which stand around each of them too."""
    before: str
    """The mark of its seat, which stands before each of them."""

    def __new__(cls, name: str, noun: str, around: str = "", before: str = "") -> NounName:
        """Keep a name with its noun."""
        made = super().__new__(cls, f"{before}{around}{name}{around}")
        made.noun, made.around, made.before = noun, around, before
        return made


class ReaderName(str):
    """The name of the one to whom alone something is told: messages may select by `[you]` and say "your city".

    >>> ReaderName("Ada") == "Ada"
    True
    """

    __slots__ = ()


class MissingWords(LookupError):
    """Something cannot be worded in a language: the message, a noun, a form or an argument is missing."""

    def __init__(self, key: str, language: str, reason: str = "no such message") -> None:
        super().__init__(f"{key} ({language}): {reason}")
        self.key = key
        self.language = language


@dataclasses.dataclass(frozen=True, eq=False)
class Word(FluentType):
    """An argument of a sentence."""

    text: str | None
    """How it reads; None for a mere mark such as "true", which can only be selected by."""
    name: str = ""
    """What selectors know it by; "none" for an empty list."""
    noun: str = ""
    """The message that holds its other forms."""
    n: int = 1
    """How many of it there are."""
    items: tuple[FluentType, ...] = ()
    """What a list is made of."""
    around: str = ""
    """What stands on both sides of it, whatever its form."""
    before: str = ""
    """What stands before all that."""
    given: bool = False
    """What somebody calls themselves, which is written as they write it."""

    def __eq__(self, other: object) -> bool:
        return self.name == other

    def __hash__(self) -> int:
        return hash(self.name)

    def __str__(self) -> str:
        if self.text is None:
            raise ValueError(f"{self.name!r} is a mark, not a word")
        return self.text

    def format(self, locale: object) -> str:
        """Put into the sentence what stands for this argument."""
        return str(self)


class Words:
    """All sentences of one game in one language."""

    def __init__(self, language: str, catalogue: ast.Resource) -> None:
        self.language = language
        functions: dict[str, Callable[..., FluentType]] = {
            "IN": functools.partial(self._form, "in"),
            "WITH": functools.partial(self._form, "with"),
            "OF": functools.partial(self._each, "of"),
            "THE": functools.partial(self._each, "the"),
            "TO": functools.partial(self._each, "to"),
            "SOME": self._some,
            "LABEL": functools.partial(self._each, "label"),
            "OR": self._either,
            "THEN": self._after_one_another,
            "ROW": self._in_order,
            "COUNT": self._counted,
            "SIGNS": self._signs,
            "SIZE": _size,
            "CAP": _capitalised,
            "UPPER": _upper_case,
            "VOWEL": _starts_with_vowel,
        }
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        self._bundle.add_resource(catalogue)
        self._keys = {entry.id.name: n for n, entry in enumerate(catalogue.body) if isinstance(entry, ast.Message)}
        """Every message with its place: of nouns that are counted, the one that stands first is told first."""
        self._noun = functools.lru_cache(maxsize=KEPT)(self._look_up)
        """The same few hundred nouns are in every sentence."""
        self._said: dict[tuple[Hashable, ...], str] = {}

    def say(self, text: Text, names: Sequence[str] = ()) -> str:
        """Word a text; `names` are the players' names by seat, without them a seat is called by its letter."""
        return self._sentence(text.key, text.args, names)

    def tell(self, event: Event, names: Sequence[str] = ()) -> str:
        """Word an event, with its fields as arguments."""
        fields = {field: getattr(event, field) for field in event.__struct_fields__}
        return begun(self._sentence(event_key(type(event)), fields, names), names)

    def with_article(self, seat: int, names: Sequence[str]) -> str:
        """Name a player as the subject of a sentence: a bot by its noun with the article, if that has one here."""
        name = names[seat]
        return str(self._form("the", self._player(seat, names))) if isinstance(name, NounName) else name

    def _sentence(self, key: str, values: Mapping[str, Any], names: Sequence[str]) -> str:
        """Word a sentence, or find it among those said lately; arguments are told apart as they are written in code."""
        asked = (key, repr(values), *map(_told_apart, names))
        said = self._said.get(asked)
        if said is None:
            said = self._made(key, values, names)
            if len(self._said) >= SENTENCES:
                self._said.clear()
            self._said[asked] = said
        return said

    def _made(self, key: str, values: Mapping[str, Any], names: Sequence[str]) -> str:
        arguments = {}
        for name, value in values.items():
            try:
                arguments[name] = self._argument(name.rpartition("_")[2], value, names)
            except LookupError as error:
                raise MissingWords(key, self.language, f"{name}: {error}") from error
        return self._worded(key, arguments)

    def _worded(self, key: str, arguments: Mapping[str, FluentType], form: str = "") -> str:
        if key not in self._keys:
            raise MissingWords(key, self.language)
        message = self._bundle.get_message(key)
        pattern = message.attributes.get(form) if form else message.value
        if pattern is None:
            raise MissingWords(key, self.language, "no text")
        if isinstance(pattern, TextElement):
            return pattern.value
        errors: list[Exception] = []
        current = CurrentEnvironment(args=dict(arguments))  # not by format_pattern, which makes numbers anew
        try:
            text = pattern(ResolverEnvironment(context=self._bundle, current=current, errors=errors))
        except ValueError as error:
            raise MissingWords(key, self.language, str(error)) from error
        if errors or isinstance(text, FluentNone):
            raise MissingWords(key, self.language, "; ".join(map(str, errors)))
        return text

    def _argument(self, called: str, value: Any, names: Sequence[str]) -> FluentType:
        """Turn a value into a word, by its type and by what it is called."""
        match value:
            case None:
                return Word(None, "none")
            case bool():
                return Word(None, "true" if value else "false")
            case int():
                return self._player(value, names) if called == "seat" else _number(value)
            case str():
                return self._noun(called, value)
            case dict():
                one = _singular(called)
                nouns = [(self._noun(one, name), n) for name, n in value.items() if n]
                nouns.sort(key=lambda each: self._keys.get(each[0].noun, 0))
                return self._listed([self._counted(noun, n) for noun, n in nouns])
            case list() | tuple() if called == "seat":
                return self._joined([self._scored(self._player(seat, names), n) for seat, n in enumerate(value)])
            case list() | tuple():
                return self._listed([self._argument(_singular(called), item, names) for item in value])
        raise LookupError(f"{value!r} cannot be worded")

    def _player(self, seat: int, names: Sequence[str]) -> Word:
        """Name a player; what bots and sides are called are nouns of the catalogue, which may have other forms.

        A side without a name is called by its letter, as all are where there are no names.
        """
        letter = chr(ord("A") + seat)
        if seat >= len(names):
            return Word(letter, letter)
        name = names[seat]
        if isinstance(name, NounName):
            return Word(name, letter, name.noun, around=name.around, before=name.before)
        if isinstance(name, ReaderName):
            return Word(name, "you", given=True)
        return Word(name, letter, given=True)

    def _look_up(self, called: str, name: str) -> Word:
        """Find a noun; what is not called after a kind of noun is plain text."""
        named = f"kind-{called}"
        kinds = self._worded(named, {}).split() if named in self._keys else ()
        if not kinds:
            return Word(name, name)
        for kind in kinds:
            for key in (f"{kind}-{name}", f"{kind}-any"):
                if key in self._keys:
                    return Word(self._worded(key, {"id": Word(name, name)}), name, key)
        raise LookupError(f"no word for {called} {name!r}")

    def _form(self, form: str, word: Word | str, **arguments: FluentType) -> Word:
        """Find another form of a word: its own, or else the general one."""
        word = Word(word) if isinstance(word, str) else word
        if word.noun and form in self._bundle.get_message(word.noun).attributes:
            known = {"letter": Word(word.name), "id": Word(word.name, word.name)}
            own = self._worded(word.noun, {**known, **arguments}, form)
            return Word(f"{word.before}{word.around}{own}{word.around}", word.name)
        text = self._worded(f"noun-{form}", {"noun": word, **arguments})
        return Word(text, word.name, given=word.given and text == word.text)

    def _each(self, form: str, word: Word) -> Word:
        """Find another form of an uncounted thing, or of each thing of a list."""
        if not word.items:
            return self._form(form, word)
        return self._listed([self._form(form, item) for item in word.items if isinstance(item, Word)])

    def _some(self, word: Word) -> Word:
        """Find the form of an unnamed thing; what a list holds several times is counted, if it has a form for that."""
        if not word.items:
            return self._form("some", word)
        said: list[Word] = []
        for item, n in Counter(item for item in word.items if isinstance(item, Word)).items():
            countable = n > 1 and item.noun and "count" in self._bundle.get_message(item.noun).attributes
            said += [self._counted(item, n)] if countable else [self._form("some", item)] * n
        return self._listed(said)

    def _counted(self, word: Word, n: int) -> Word:
        """Count a thing; of a list every thing anew: COUNT($resources, 0) says that none is left of any of them."""
        if word.items:
            return self._listed([self._counted(item, n) for item in word.items if isinstance(item, Word)])
        return dataclasses.replace(word, text=str(self._form("count", word, n=_number(n))), n=n)

    def _signs(self, word: Word, parted: str = " ") -> Word:
        """Write a list of counted things in signs: for the one line that has no room for words."""
        signs = (self._form("sign", item, n=_number(item.n)) for item in word.items if isinstance(item, Word))
        return Word(str(parted).join(map(str, signs)), word.name)

    def _scored(self, player: Word, n: int) -> Word:
        return Word(self._worded("per-seat", {"seat": player, "n": _number(n)}))

    def _joined(self, words: Sequence[FluentType]) -> Word:
        if not words:
            return Word(self._worded("nothing", {}), "none")
        return Word(", ".join(map(str, words)), items=tuple(words))

    def _listed(self, words: Sequence[FluentType], joint: str = "list-and") -> Word:
        if len(words) < 2:
            return self._joined(words)
        text = self._worded(joint, {"most": self._joined(words[:-1]), "last": words[-1]})
        return Word(text, items=tuple(words))

    def _either(self, word: Word) -> Word:
        """Write a list as things of which one is meant; what is no list stays as it is."""
        return self._listed(word.items, "list-or") if word.items else word

    def _after_one_another(self, word: Word) -> Word:
        """Write a list as things that were done one after the other; what is no list stays as it is."""
        return self._listed(word.items, "list-then") if word.items else word

    def _in_order(self, word: Word) -> Word:
        """Write a list as things that come one after the other; what is no list stays as it is."""
        return self._joined(word.items) if word.items else word


def _told_apart(name: str) -> Hashable:
    """Give what a name is known by: one that is a noun, or the reader's, is another than the same name of anybody."""
    if isinstance(name, NounName):
        return name, name.noun, name.around, name.before
    return (name,) if isinstance(name, ReaderName) else name


@functools.cache
def read_words(language: str, folders: tuple[Path, ...] = (), titles: tuple[Path, ...] = ()) -> Words:
    """Read once what all games share and the words of more folders; of `titles` only what those games are called."""
    files = [file for folder in (LOCALE, *folders) for file in catalogue_files(language, folder)]
    files += [title for folder in titles if (title := folder / language / TITLE).exists()]
    return Words(language, read_catalogue(language, files))


def event_key(kind: type[Event]) -> str:
    """Name the message of a class of events: WorkersPlaced is told by `event-workers-placed`."""
    return "event" + re.sub(r"[A-Z]", lambda capital: f"-{capital[0].lower()}", kind.__name__)


def _singular(called: str) -> str:
    for plural, singular in (("ies", "y"), ("xes", "x"), ("s", "")):
        if called.endswith(plural):
            return called.removesuffix(plural) + singular
    return called


class PlainNumber(FluentInt):
    """A number of the game: never so large that it is written in groups, so that it reads alike in all languages."""

    def format(self, locale: object) -> str:
        """Put it into the sentence."""
        return str(int(self))


@functools.lru_cache(maxsize=KEPT)
def _number(value: int) -> FluentType:
    return PlainNumber(value)


def _size(word: Word) -> FluentType:
    return _number(len(word.items))


def capitalised(text: str) -> str:
    """Begin a text with a capital letter; the stars of bold print before it stay."""
    return re.sub(r"^(\**)(\w)", lambda begun: begun[1] + begun[2].upper(), text)


def begun(sentence: str, names: Sequence[str]) -> str:
    """Begin a sentence with a capital if its first word is what a bot or a side is called; people's names stay."""
    nouns = tuple(str(name) for name in names if isinstance(name, NounName))
    return capitalised(sentence) if nouns and sentence.startswith(nouns) else sentence


def _capitalised(word: Word | str) -> Word:
    """Begin a sentence with a word, be it in bold; who gave themselves a name, or the first of a list, keeps it."""
    first = next(iter(word.items), word) if isinstance(word, Word) else word
    if isinstance(first, Word) and first.given:
        return word if isinstance(word, Word) else Word(word)
    return Word(re.sub(r"\A\**\w", lambda begin: begin[0].upper(), str(word)))


def _upper_case(word: Word | str) -> Word:
    return Word(str(word).upper())


def _starts_with_vowel(word: Word | str) -> Word:
    """Mark whether a word begins with a vowel as French hears it: Élam and Yves do, Yasmine and any H do not."""
    text = unicodedata.normalize("NFD", str(word)).lower()
    letters = [character for character in text if character.isalpha()]
    first = "".join(letters[:2]).replace("œ", "o").replace("æ", "a")
    return Word(None, "true" if re.match(r"[aeiou]|y[^aeiou]", first) else "false")
