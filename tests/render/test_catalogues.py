"""The catalogues are complete: every language has every word, every key of the engine a message, none is left over."""

import ast as python
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import msgspec
import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import engine
from engine.after_the_flood import data as flood
from engine.assyria import data as assyria
from engine.core.decision import Text
from engine.core.game import Event
from engine.mesopotamia.content.cards import COMBAT_CARDS, EVENTS, QUESTS, ROWS
from engine.mesopotamia.content.empires import EMPIRES, FIGHTERS, RAM, RESOURCES, SHIP
from engine.mesopotamia.content.map import REGIONS, SECTIONS
from engine.mesopotamia.content.solo import STRATEGIES
from engine.mesopotamia.content.technologies import ACTIONS, FACES
from engine.mesopotamia.content.tokens import GARDENS, TRADE_TOKENS
from render.text.catalogue import LANGUAGES, LOCALE, catalogue_files
from render.text.words import event_key
from tests.games import GAMES, RULES, catalogue, catalogues, words_for
from tests.render.wording import without_time_zones

ENGINE = Path(engine.__file__).parent
RENDER = LOCALE.parent
KEBAB = re.compile(r"[a-z0-9]+(-[a-z0-9]+)+")
GENERAL = re.compile(r"kind-|noun-|nothing$|list-(and|or|then)$|per-seat$")
"""Messages that render.text.words itself asks for."""
NOUNS: dict[str, dict[str, set[str]]] = {
    "after_the_flood": {
        "area": set(flood.AREAS),
        "box": {*flood.BOXES, *flood.USED.values(), "available"},
        "resource": set(flood.RESOURCES),
        "piece": {"worker", "army"},
        "empire": set(flood.EMPIRES),
        "rating": {"A", "B", "C"},
        "special": {area.special for area in flood.AREAS.values() if area.special},
    },
    "assyria": {
        "hex": {"any"},
        "corner": {"any"},
        "terrain": set(assyria.HUT_VP),
        "food": set(assyria.FOODS),
        "card": {*assyria.CARDS, assyria.PLOW},
        "tile": {tile.id for tile in assyria.TILES},
        "dignitary": set(assyria.DIGNITARIES),
    },
    "mesopotamia": {
        "region": set(REGIONS),
        "section": set(SECTIONS),
        "resource": set(RESOURCES),
        "unit": {*FIGHTERS, RAM, SHIP},
        "building": {"wall", "ziggurat", RAM, SHIP, "settlement", "gardens"},
        "technology": {*ACTIONS, "any"},
        "empire": set(EMPIRES),
        "role": {"any"},
        "colour": set(FACES),
        "sign": {"any", *(sign for faces in FACES.values() for sign in faces)},
        "row": set(ROWS),
        "edge": {f"{card.type}_{kind}" for card in COMBAT_CARDS.values() for kind in card.advantage},
        "combatcard": {*COMBAT_CARDS, "any"},
        "eventcard": set(EVENTS),
        "token": set(TRADE_TOKENS),
        "garden": set(GARDENS),
        "quest": set(QUESTS),
        "strategy": set(STRATEGIES),
    },
}
INTERFACE = {"board", "commands", "new_words", "opponent_picture", "options", "panel", "picture", "recap", "title"}
"""Files of a game that the engine does not speak from."""
LENGTHS = {
    r"reason-.*": 180,
    r".*-prompt.*": 120,
    r".*-note|special-.*|absent-.*|token-.*|garden-.*|quest-.*": 60,
    r"event-.*": 90,
    r"refused-.*|damaged-.*": 120,
    r".*": 34,
}
"""How long a fixed sentence may be, by its key; what is neither asked, noted nor told is the label of an option."""


class Mentions(Visitor):
    """Collects the arguments and the other messages that a message mentions."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def messages(game: str, language: str) -> dict[str, Mentions]:
    """What the engine says: the words of the interface have tests of their own."""
    found = {}
    own = catalogue(game, language, "title").parent.glob("*.ftl")
    for file in (LOCALE / language / "common.ftl", *(file for file in sorted(own) if file.stem not in INTERFACE)):
        for entry in FluentResource(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                found[entry.id.name] = Mentions()
                found[entry.id.name].visit(entry.value)
    return found


def arguments(game: str, language: str, key: str) -> set[str]:
    """The arguments a message needs, with those of the messages it mentions."""
    mentions = messages(game, language)[key]
    return mentions.arguments.union(*(arguments(game, language, other) for other in mentions.messages))


@cache
def sources(*packages: str) -> list[python.AST]:
    files = (file for package in packages for file in sorted((ENGINE / package).rglob("*.py")))
    return [node for file in files for node in python.walk(python.parse(file.read_text("utf-8")))]


def calls(nodes: Iterable[python.AST], name: str) -> Iterator[python.Call]:
    for node in nodes:
        if isinstance(node, python.Call) and isinstance(node.func, python.Name) and node.func.id == name:
            yield node


def literals(node: python.AST) -> set[str]:
    parts = python.walk(node)
    return {part.value for part in parts if isinstance(part, python.Constant) and isinstance(part.value, str)}


def keys_in_code(nodes: Iterable[python.AST]) -> set[str]:
    """Keys written out: whatever is the key of a Text, and any other literal that looks like one.

    The empty key stands where nobody reads.
    """
    nodes = list(nodes)
    keys = {key for node in nodes for key in literals(node) if KEBAB.fullmatch(key)}
    for call in calls(nodes, "Text"):
        if not any(isinstance(part, python.JoinedStr) for part in python.walk(call.args[0])):
            keys |= literals(call.args[0])
    return keys - {""}


def patterns_in_code(nodes: Iterable[python.AST]) -> list[str]:
    """Keys put together, as regular expressions: f"action-{action}" is action-.+"""
    made = [part for call in calls(nodes, "Text") for part in python.walk(call.args[0])]
    return [
        "".join(re.escape(str(part.value)) if isinstance(part, python.Constant) else ".+" for part in joined.values)
        for joined in made
        if isinstance(joined, python.JoinedStr)
    ]


def arguments_in_code(call: python.Call) -> set[str] | None:
    """The arguments given to a Text, None if they are not written out where it is made."""
    if len(call.args) == 1:
        return set()
    given = call.args[1]
    if not isinstance(given, python.Dict) or None in given.keys:
        return None
    return {name for key in given.keys if key is not None for name in literals(key)}


def nouns_of(game: str) -> set[str]:
    return {f"{kind}-{noun}" for kind, nouns in NOUNS[game].items() for noun in nouns}


def events_of(game: str) -> dict[str, type[Event]]:
    return {event_key(event): event for event in RULES[game].events}


in_each_game = pytest.mark.parametrize("game", RULES)
in_each_language = pytest.mark.parametrize("language", LANGUAGES)


@in_each_language
def test_there_is_a_catalogue_for_every_game_and_no_other(language: str) -> None:
    assert {file.stem for file in catalogue_files(language)} == {"common", "table"}
    for game in GAMES:
        parts = {file.stem for file in catalogue(game, language, "title").parent.iterdir()}
        assert {"title", "commands"} <= parts
        assert parts - INTERFACE
    kept = {file.relative_to(RENDER) for file in RENDER.rglob(f"{language}/*.ftl")}
    coming = {file for game in RULES.keys() - GAMES for file in catalogue(game, language, "title").parent.iterdir()}
    assert kept == {file.relative_to(RENDER) for file in {*catalogues(language), *coming}}


@pytest.mark.parametrize("game", GAMES)
@in_each_language
def test_the_table_knows_what_every_game_is_called(game: str, language: str) -> None:
    called = words_for("", language).say(Text(f"game-{game}"))
    assert called == words_for(game, language).say(Text(f"game-{game}")) != ""


@in_each_game
@in_each_language
def test_every_language_has_the_same_messages(game: str, language: str) -> None:
    assert set(messages(game, language)) == set(messages(game, "en"))


@in_each_game
@in_each_language
def test_every_language_uses_the_same_arguments(game: str, language: str) -> None:
    used = {key: arguments(game, language, key) for key in messages(game, language)}
    assert used == {key: arguments(game, "en", key) for key in messages(game, "en")}


@in_each_game
def test_every_language_lists_its_messages_in_the_same_order(game: str) -> None:
    assert len({tuple(messages(game, language)) for language in LANGUAGES}) == 1


@in_each_game
@in_each_language
def test_every_piece_and_place_has_a_noun(game: str, language: str) -> None:
    found = messages(game, language)
    assert nouns_of(game) <= set(found)
    assert all(found[noun].arguments <= ({"id"} if noun.endswith("-any") else set()) for noun in nouns_of(game))


@in_each_game
@in_each_language
def test_no_noun_is_left_of_a_piece_or_place_that_is_gone(game: str, language: str) -> None:
    found = messages(game, language)
    named = {key for key, mentions in found.items() if key.partition("-")[0] in NOUNS[game]}
    fixed = {key for key in named if found[key].arguments <= {"id"}}
    assert fixed - keys_in_code(sources(game)) == nouns_of(game)


@in_each_game
@in_each_language
def test_every_event_is_told_with_fields_it_has(game: str, language: str) -> None:
    for key, event in events_of(game).items():
        fields = {field.name for field in msgspec.structs.fields(event)}
        assert arguments(game, language, key) <= fields, key


@in_each_game
@in_each_language
def test_every_key_written_in_the_engine_has_a_message(game: str, language: str) -> None:
    assert keys_in_code(sources("core", game)) <= set(messages(game, language))


@in_each_game
@in_each_language
def test_every_key_put_together_in_the_engine_has_messages(game: str, language: str) -> None:
    for pattern in patterns_in_code(sources("core", game)):
        assert any(re.fullmatch(pattern, key) for key in messages(game, language)), pattern


@in_each_game
@in_each_language
def test_every_text_of_the_engine_gives_what_its_message_needs(game: str, language: str) -> None:
    nodes = sources("core", game)
    put_together = set(messages(game, language)) - keys_in_code(nodes)
    for call in calls(nodes, "Text"):
        given = arguments_in_code(call)
        if given is not None:
            patterns = patterns_in_code([call])
            made = {key for key in put_together for pattern in patterns if re.fullmatch(pattern, key)}
            for key in made | keys_in_code([call]):
                assert arguments(game, language, key) <= given, key


@in_each_game
@in_each_language
def test_what_is_counted_has_a_message_of_that_name(game: str, language: str) -> None:
    nodes = sources(game)
    counted = [*calls(nodes, "Number"), *calls(nodes, "Amounts")]
    for call in (each for each in counted if len(each.args) > 2):  # without a noun the labels are counted
        (noun,) = literals(call.args[2])
        assert arguments(game, language, noun) == {noun}


@in_each_game
def test_no_message_is_left_that_nobody_says(game: str) -> None:
    nodes = sources("core", game)
    found = messages(game, "en")
    said = keys_in_code(nodes) | set(events_of(game)) | nouns_of(game)
    counted = [*calls(nodes, "Number"), *calls(nodes, "Amounts")]
    said |= {literal for call in counted for literal in literals(call)}
    said |= {other for mentions in found.values() for other in mentions.messages}
    said |= {f"side-{key}" for call in calls(nodes, "Side") for key in literals(call)}
    said |= {f"default-{key}" for key in said}  # how a vote words the label of a default move
    patterns = re.compile("|".join([GENERAL.pattern, *(f"{pattern}$" for pattern in patterns_in_code(nodes))]))
    assert {key for key in found if key not in said and not patterns.match(key)} == set()


@in_each_game
@in_each_language
def test_fixed_sentences_are_short(game: str, language: str) -> None:
    words = words_for(game, language)
    for key in messages(game, language):
        if not arguments(game, language, key):
            most = next(most for kind, most in LENGTHS.items() if re.fullmatch(kind, key))
            assert len(words.say(Text(key))) <= most, key


@in_each_game
def test_the_menus_of_all_languages_leave_their_sentence_open_or_none(game: str) -> None:
    """A menu that leaves it open, or asks, is not said again before what was chosen in it."""
    for key in messages(game, LANGUAGES[0]):
        if key.endswith("-menu") and not arguments(game, LANGUAGES[0], key):
            ends = {language: words_for(game, language).say(Text(key))[-1] for language in LANGUAGES}
            assert len({end if end in "…?" else "" for end in ends.values()}) == 1, (key, ends)


@in_each_language
def test_the_voice_is_calm_and_plain(language: str) -> None:
    for file in catalogues(language):
        source = re.sub(r"^[\w-]+ =", "", without_time_zones(file.read_text("utf-8")), flags=re.MULTILINE)
        assert "!" not in source, file
        assert not re.search(r"\b(villes?|he|she|his|her)\b", source), file


@in_each_language
def test_spaces_and_apostrophes_are_written_plainly(language: str) -> None:
    for file in catalogues(language):
        assert not re.search("[\u2019\u00a0\u202f\t]", file.read_text("utf-8")), file


def test_no_french_space_before_punctuation_can_break() -> None:
    for file in catalogues("fr"):
        assert not re.search(r'" "}\s*[:;?!%»]', file.read_text("utf-8")), file
