"""Everything the interface says: in every language, with the same arguments, within Discord's limits and our own."""

import re
import unicodedata
from collections.abc import Mapping
from functools import cache

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from engine import GAMES
from engine.after_the_flood import GAME
from engine.core.decision import Arg, Text
from render.catalogue import LANGUAGES, LOCALE
from render.ping import ping
from tests.contract.matches import turns
from tests.render.wording import NAMES, table_words
from tests.toy import TOY

FILES = ("table", "after_the_flood_board", "after_the_flood_commands")
BUTTON, DESCRIPTION, PLACEHOLDER = 20, 100, 26
COMMAND = re.compile(r"[a-z0-9-]{1,32}")
SAMPLES: Mapping[str, Arg] = {
    "area": "egypt",
    "areas": ["ur", "egypt"],
    "bids": [3, 0],
    "box": "weaving",
    "empire": "t1-guti",
    "first_seat": 0,
    "from_area": "ur",
    "from_place": "egypt",
    "game": GAME.key,
    "given_resource": "grain",
    "hours": 12,
    "labels": ["Ur", "Umma"],
    "language": "fr",
    "luxuries": ["tool", "oil"],
    "mentions": ["<@1>", "<@2>"],
    "names": ["Ada", "Bilal"],
    "owner_seat": 1,
    "partner": "amorites",
    "payment": "worker",
    "place": "scribes",
    "places": ["egypt", "weaving"],
    "resource": "wood",
    "seat": 0,
    "seats": [0, 1],
    "second_seat": 1,
    "special": "extra_textile",
}
"""What stands for an argument whose name says what it is; others are numbers where COUNTED, else plain text."""
COUNTED = re.compile(
    "actions|armies|available|bid|bought|cities|count|days|differing|empires|expansions|first|known|least|majorities|"
    "match|matches|most|n|nth|number|other|page|pages|port|scribes|second|tools|total|turn|turns|unavailable|used|"
    "value|version|vp|waiting|workers|year"
)


class Mentions(Visitor):
    """Collects the arguments and other messages a message mentions."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def messages(language: str) -> dict[str, Mentions]:
    found = {}
    for path in sorted((LOCALE / language).glob("*.ftl")):
        for entry in FluentResource(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                found[entry.id.name] = Mentions()
                found[entry.id.name].visit(entry.value)
    return found


@cache
def keys_of(language: str, file: str) -> list[str]:
    source = FluentResource((LOCALE / language / f"{file}.ftl").read_text("utf-8"))
    return [entry.id.name for entry in source.body if isinstance(entry, ast.Message)]


@cache
def keys(language: str) -> list[str]:
    """The keys of the files under test, in their order."""
    return [key for file in FILES for key in keys_of(language, file)]


def arguments(language: str, key: str) -> set[str]:
    mentions = messages(language)[key]
    return mentions.arguments.union(*(arguments(language, other) for other in mentions.messages))


def samples(names: set[str]) -> dict[str, Arg]:
    given: dict[str, Arg] = {}
    for name in names:
        if name.endswith("resources"):
            given[name] = {"grain": 2, "tool": 1}
        else:
            given[name] = SAMPLES.get(name, 2 if COUNTED.fullmatch(name) else "something")
    return given


def worded(language: str, key: str) -> str:
    return table_words(GAME.key, language).say(Text(key, samples(arguments(language, key))), NAMES)


in_each_language = pytest.mark.parametrize("language", LANGUAGES)


@in_each_language
def test_every_language_has_the_same_messages_in_the_same_order(language: str) -> None:
    assert keys(language) == keys("en")
    assert len(keys(language)) == len(set(keys(language)))


@in_each_language
def test_every_language_uses_the_same_arguments(language: str) -> None:
    differing = [key for key in keys(language) if arguments(language, key) != arguments("en", key)]
    assert differing == []


@in_each_language
def test_every_message_can_be_said(language: str) -> None:
    for key in keys(language):
        said = worded(language, key)
        assert said.strip() or key in {"recap-gained", "so-far-special", "board-passed"}, key
        assert not re.search(r"[{}]|  +$", said), key


@in_each_language
def test_the_words_of_the_table_do_not_depend_on_the_game(language: str) -> None:
    words = table_words(TOY.key, language)
    for key in keys_of(language, "table"):
        assert words.say(Text(key, samples(arguments(language, key))), NAMES), key


@in_each_language
def test_every_game_has_a_title_and_a_description(language: str) -> None:
    for game in GAMES:
        assert {f"game-{game}", f"pitch-{game}"} <= set(keys(language))


@in_each_language
def test_names_of_commands_and_options_can_be_typed_on_a_phone(language: str) -> None:
    for key in keys(language):
        if re.match("command-|option-", key) and not key.endswith("-about"):
            name = worded(language, key)
            assert COMMAND.fullmatch(name), name
            assert name == unicodedata.normalize("NFD", name)


@in_each_language
def test_every_command_and_option_is_described(language: str) -> None:
    named = {key for key in keys(language) if re.match("command-|option-", key) and not key.endswith("-about")}
    first = {key for key in named if not key[-1].isdigit()}
    assert first
    assert {key for key in first if f"{key}-about" not in keys(language)} == set()
    assert all(len(worded(language, f"{key}-about")) <= DESCRIPTION for key in first)


@in_each_language
def test_commands_of_one_level_have_different_names(language: str) -> None:
    levels: dict[str, list[str]] = {}
    for key in keys(language):
        if key.startswith("command-") and not key.endswith("-about"):
            levels.setdefault(key.removeprefix("command-").rpartition("-")[0], []).append(worded(language, key))
    assert all(len(names) == len(set(names)) for names in levels.values())


@in_each_language
def test_buttons_are_short(language: str) -> None:
    fixed = [key for key in keys(language) if key.startswith("button-") and not arguments(language, key)]
    assert [key for key in fixed if len(worded(language, key)) > BUTTON] == []
    for key in ("undo-step", "redo", "restart-turn", "board", "take-ticked", "empire-buy-none", "pass-bid-none"):
        assert len(worded(language, key)) <= BUTTON, key


@in_each_language
def test_placeholders_are_short(language: str) -> None:
    for key in ("choose", "choose-several", "choose-adding", "choose-part", "rewind-prompt", "log-turns"):
        assert len(worded(language, key)) <= PLACEHOLDER, key


@in_each_language
def test_the_voice_is_calm_and_plain(language: str) -> None:
    for file in FILES:
        source = (LOCALE / language / f"{file}.ftl").read_text("utf-8")
        assert not re.search(r"!|\b(villes?|he|she|his|her)\b|[\u2019\u00a0\u202f\t]", source)


def test_french_says_what_the_storyboard_says() -> None:
    words = table_words(GAME.key, "fr")
    assert words.say(Text("reply-done", {"seats": [2]}), NAMES) == (
        "**C'est fait.** À Chloe de jouer\u202f; je vous préviendrai."
    )
    assert words.say(Text("final-heading", {"game": GAME.key, "seats": [0]}), NAMES) == (
        "After the Flood · victoire d'Ada"
    )
    assert words.say(Text("reply-waiting", {"seats": [1], "when": "il y a 3 heures"}), NAMES) == (
        "C'est à **Bilal**, demandé il y a 3 heures."
    )


def test_english_says_what_the_storyboard_says() -> None:
    words = table_words(GAME.key, "en")
    assert words.say(Text("reply-done", {"seats": [2]}), NAMES) == "**Done.** Chloe is next; you will be pinged."
    assert words.say(Text("reply-done", {"seats": []}), NAMES) == "**Done.** The match is over."
    assert words.say(Text("post-heading", {"game": GAME.key, "seats": [1]}), NAMES) == "After the Flood · Bilal to play"
    assert words.say(Text("lobby-reminders", {"hours": [12, 24, 48]})) == "reminders after 12, 24 and 48 hours"


@in_each_language
def test_a_ping_says_what_is_wanted(language: str) -> None:
    words = table_words(GAME.key, language)
    wanted = set()
    for turn in turns(GAME, 5):
        status = GAME.status(GAME.view(turn.state, None), None)[0]
        said = ping(words, ["<@1>"], turn.asked, NAMES, status)
        assert said.startswith("<@1> ")
        wanted.add(said)
    assert len(wanted) >= 3


def test_a_ping_says_who_makes_the_action_dearer() -> None:
    words = table_words(GAME.key, "en")
    asked = next(turn.asked for turn in turns(GAME, 5) if turn.asked[0].prompt.key == "action-prompt-paying")
    status = Text("status-turn-passed", {"seats": [0]})
    assert ping(words, ["<@2>"], asked, NAMES, status) == (
        "<@2> your action, please. Ada has passed, so it costs one extra piece."
    )


def test_a_ping_of_several_players_is_one_line() -> None:
    words = table_words(TOY.key, "en")
    asked = next(turn.asked for turn in turns(TOY, 3) if len(turn.asked) > 1)
    assert ping(words, ["<@1>", "<@2>"], asked, NAMES) == "<@1> and <@2> your action, please."
