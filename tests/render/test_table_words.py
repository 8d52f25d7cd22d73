"""Everything the interface says: in every language, with the same arguments, within Discord's limits and our own."""

import re
import unicodedata
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from engine.after_the_flood import GAME
from engine.core.decision import Arg, Text
from render.text.catalogue import LANGUAGES, LOCALE, catalogue_files
from render.text.ping import ping
from tests.contract.matches import turns
from tests.games import GAMES, RULES, catalogue
from tests.render.wording import FOUR_NAMES, NAMES, table_words, without_time_zones
from tests.toy import TOY

BUTTON, DESCRIPTION, PLACEHOLDER = 20, 100, 26
COMMAND = re.compile(r"[a-z0-9-]{1,32}")
SAMPLES: Mapping[str, Arg] = {
    "first_seat": 0,
    "hours": 12,
    "labels": ["Ur", "Umma"],
    "language": "fr",
    "mentions": ["<@1>", "<@2>"],
    "names": ["Ada", "Bilal"],
    "owner_seat": 1,
    "seat": 0,
    "seats": [0, 1],
    "second_seat": 1,
    "skill": "easy",
}
"""What stands for an argument whose name says what it is; others are numbers where COUNTED, else plain text."""
SAMPLES_OF: Mapping[str, Mapping[str, Arg]] = {
    "after_the_flood": {
        "rating": "B",
        "area": "egypt",
        "areas": ["ur", "egypt"],
        "bids": [3, 0],
        "box": "weaving",
        "empire": "t1-guti",
        "from_area": "ur",
        "from_place": "egypt",
        "given_resource": "grain",
        "luxuries": ["tool", "oil"],
        "partner": "amorites",
        "payment": "worker",
        "place": "scribes",
        "places": ["egypt", "weaving"],
        "resource": "wood",
        "source": "cities",
        "special": "extra_textile",
    },
    "assyria": {
        "source": "assur",
        "card": "joker",
        "cards": ["barley2", "plow"],
        "corner": "c1-c2-d1",
        "corners": ["c1-c2-d1", "c2-d1-d2"],
        "dignitary": "upper",
        "first_card": "date1",
        "food": "salt",
        "hex": "c5",
        "hexes": ["c5", "c6"],
        "second_card": "joker",
        "terrain": "river1",
        "tile": "roof",
    },
    "mesopotamia": {
        "lost": 2,
        "attacker_seat": 0,
        "building": "wall",
        "card": "ev1",
        "colour": "white",
        "defender_seat": 1,
        "empire": "sumerian",
        "strategy": "sc1",
        "is_lost": True,
        "event": 2,
        "faces": ["ud", "an"],
        "gained": {"stone": 2},
        "gained_resources": {"stone": 2},
        "missing_resources": {"stone": 1},
        "garden": "hg1a",
        "level": 2,
        "loser_seat": 1,
        "loser_unit": "archer",
        "on_cards": ["cs1"],
        "on_units": {"archer": 1},
        "other_unit": "archer",
        "own_unit": "spearman",
        "overtaken_seats": [1],
        "paid": {"wood": 1},
        "paid_resources": {"wood": 1},
        "party_seat": 0,
        "piece": "ram",
        "quest": "q1",
        "quest_seats": [0, 1],
        "region": "r01",
        "regions": ["r01", "r02"],
        "resource": "stone",
        "resources": {"stone": 2},
        "role": "a",
        "round": 3,
        "row": "force",
        "rows": {"force": 1},
        "section": "n01",
        "sections": ["n01", "n02"],
        "settlement_regions": ["r01"],
        "sign": "ud",
        "signs": ["ud", "an"],
        "source": "gardens",
        "technologies": {"build": 2},
        "technology": "build",
        "tie_seat": 0,
        "to_seat": 1,
        "tribe_seat": 1,
        "token": "t01",
        "unit": "archer",
        "units": {"archer": 2},
        "wall_regions": ["r02"],
        "winner_seat": 0,
        "with_cards": ["ca1"],
        "with_units": {"spearman": 1},
    },
}
"""The same for arguments that only one game has."""
COUNTED = re.compile(
    "actions|armies|assur|available|bases|bid|bought|camels|centres|cities|column|count|days|deck|decline_turn|differing|"
    "discard|empires|expansions|fed|first|free|huts|influence|known|least|left|level|majorities|match|matches|most|multiplier|"
    "met_count|n|nth|number|offering|offerings|other|page|pages|plow|plows|port|reign|roofs|scribes|second|sites|tiles|to_flood|"
    "tools|total|turn|turns|unavailable|used|value|version|vp|waiting|wells|workers|year|ziggurats|.+_vp"
)
NOTHING = {"recap-gained", "recap-extra-trade", "so-far-special", "board-passed"}
"""Parts of a sentence that may be empty."""
TAKING_NOTHING = {"after_the_flood": ("empire-buy-none", "pass-bid-none")}
"""Buttons of games."""


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
def messages(game: str, language: str) -> dict[str, Mentions]:
    """Everything that can be said at a table of a game."""
    found = {}
    for path in (*catalogue_files(language), *catalogue(game, language, "game").parent.glob("*.ftl")):
        for entry in FluentResource(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                found[entry.id.name] = Mentions()
                found[entry.id.name].visit(entry.value)
    return found


@cache
def keys_of(language: str, file: str) -> list[str]:
    source = FluentResource(path_of(language, file).read_text("utf-8"))
    return [entry.id.name for entry in source.body if isinstance(entry, ast.Message)]


def path_of(language: str, file: str) -> Path:
    game, _, part = file.rpartition("/")
    return catalogue(game, language, part) if game else LOCALE / language / f"{file}.ftl"


def files(game: str) -> tuple[str, ...]:
    """The shared words of the table, and what a game has of its own for boards, recaps and commands."""
    parts = ("title", "board", "recap", "commands")
    return ("table", *(f"{game}/{part}" for part in parts if catalogue(game, "en", part).exists()))


@cache
def keys(game: str, language: str) -> list[str]:
    """The keys of the files under test, in their order."""
    return [key for file in files(game) for key in keys_of(language, file)]


def arguments(game: str, language: str, key: str) -> set[str]:
    mentions = messages(game, language)[key]
    return mentions.arguments.union(*(arguments(game, language, other) for other in mentions.messages))


def samples(game: str, names: set[str]) -> dict[str, Arg]:
    known = {"game": game, **SAMPLES, **SAMPLES_OF.get(game, {})}
    given: dict[str, Arg] = {}
    for name in names:
        if name.endswith("resources") and name not in known:
            given[name] = {"grain": 2, "tool": 1}
        else:
            given[name] = known.get(name, 2 if COUNTED.fullmatch(name) else "something")
    return given


def worded(game: str, language: str, key: str) -> str:
    return table_words(game, language).say(Text(key, samples(game, arguments(game, language, key))), NAMES)


in_each_game = pytest.mark.parametrize("game", RULES)
in_each_language = pytest.mark.parametrize("language", LANGUAGES)


@in_each_game
@in_each_language
def test_every_language_has_the_same_messages_in_the_same_order(language: str, game: str) -> None:
    assert keys(game, language) == keys(game, "en")
    assert len(keys(game, language)) == len(set(keys(game, language)))


@in_each_game
@in_each_language
def test_every_language_uses_the_same_arguments(language: str, game: str) -> None:
    differing = [key for key in keys(game, language) if arguments(game, language, key) != arguments(game, "en", key)]
    assert differing == []


@in_each_game
@in_each_language
def test_every_message_can_be_said(language: str, game: str) -> None:
    for key in keys(game, language):
        said = worded(game, language, key)
        assert said.strip() or key in NOTHING, key
        assert not re.search(r"[{}]|  +$", said), key


@in_each_language
def test_the_words_of_the_table_do_not_depend_on_the_game(language: str) -> None:
    words = table_words(TOY.key, language)
    for key in keys_of(language, "table"):
        needed = arguments(GAME.key, language, key)
        said = samples(GAME.key, needed) | ({"game": TOY.key} if "game" in needed else {})
        assert words.say(Text(key, said), NAMES), key


@in_each_language
def test_every_game_has_a_title_and_a_description(language: str) -> None:
    for game in GAMES:
        assert {f"game-{game}", f"pitch-{game}"} == set(keys_of(language, f"{game}/title"))


@in_each_game
@in_each_language
def test_names_of_commands_and_options_can_be_typed_on_a_phone(language: str, game: str) -> None:
    for key in keys(game, language):
        if re.match("command-|option-", key) and not key.endswith("-about"):
            name = worded(game, language, key)
            assert COMMAND.fullmatch(name), name
            assert name == unicodedata.normalize("NFD", name)


@in_each_game
@in_each_language
def test_every_command_and_option_is_described(language: str, game: str) -> None:
    named = {key for key in keys(game, language) if re.match("command-|option-", key) and not key.endswith("-about")}
    first = {key for key in named if not key[-1].isdigit()}
    assert first
    assert {key for key in first if f"{key}-about" not in keys(game, language)} == set()
    assert all(len(worded(game, language, f"{key}-about")) <= DESCRIPTION for key in first)


@in_each_language
def test_commands_of_one_level_have_different_names(language: str) -> None:
    levels: dict[str, list[str]] = {}
    said_by = {key: game for game in GAMES for key in keys(game, language)}
    for key, game in said_by.items():
        if key.startswith("command-") and not key.endswith("-about"):
            levels.setdefault(key.removeprefix("command-").rpartition("-")[0], []).append(worded(game, language, key))
    assert all(len(names) == len(set(names)) for names in levels.values())


@in_each_game
@in_each_language
def test_buttons_are_short(language: str, game: str) -> None:
    fixed = [key for key in keys(game, language) if key.startswith("button-") and not arguments(game, language, key)]
    assert [key for key in fixed if len(worded(game, language, key)) > BUTTON] == []
    taking_nothing = TAKING_NOTHING.get(game, ())
    for key in (
        "undo-step",
        "redo",
        "restart-turn",
        "board",
        "take-ticked",
        "amounts-mix",
        "back-to-list",
        "back-to-proposals",
        "why-not-now",
        *taking_nothing,
    ):
        assert len(worded(game, language, key)) <= BUTTON, key


@in_each_language
def test_placeholders_are_short(language: str) -> None:
    for key in ("choose", "choose-several", "choose-part", "rewind-prompt", "log-turns"):
        assert len(worded(GAME.key, language, key)) <= PLACEHOLDER, key


@in_each_game
@in_each_language
def test_the_voice_is_calm_and_plain(language: str, game: str) -> None:
    for file in files(game):
        source = without_time_zones(path_of(language, file).read_text("utf-8"))
        assert not re.search(r"!|\b(villes?|he|she|his|her)\b|[\u2019\u00a0\u202f\t]", source)


def test_french_says_what_the_storyboard_says() -> None:
    words = table_words(GAME.key, "fr")
    assert words.say(Text("reply-done", {"seats": [2]}), NAMES) == (
        "**C'est fait.** À Chloe de jouer\u202f; je vous préviendrai."
    )
    assert words.say(Text("final-heading", {"game": GAME.key, "seats": [0]}), NAMES) == (
        "Après le Déluge · victoire d'Ada"
    )
    assert words.say(Text("reply-waiting", {"seats": [1], "when": "il y a 3 heures"}), NAMES) == (
        "C'est **à Bilal** de jouer (question posée il y a 3 heures)."
    )


def test_english_says_what_the_storyboard_says() -> None:
    words = table_words(GAME.key, "en")
    assert words.say(Text("reply-done", {"seats": [2]}), NAMES) == "**Done.** Chloe is next; you will be pinged."
    assert words.say(Text("reply-done", {"seats": []}), NAMES) == "**Done.** The match is over."
    assert words.say(Text("post-heading", {"game": GAME.key, "seats": [1]}), NAMES) == "After the Flood · Bilal to play"
    assert words.say(Text("lobby-reminders", {"hours": [12, 24, 48]})) == "reminders after 12, 24 and 48 hours"


@in_each_game
@in_each_language
def test_a_ping_says_what_is_wanted(language: str, game: str) -> None:
    words = table_words(game, language)
    wanted = set()
    for turn in turns(RULES[game], 5):
        status = RULES[game].status(RULES[game].view(turn.state, None), None)[0]
        said = ping(words, ["<@1>"], turn.asked, FOUR_NAMES, status)
        assert said.startswith("<@1>, ")
        wanted.add(said)
    assert len(wanted) >= 3


def test_a_ping_says_who_makes_the_action_dearer() -> None:
    words = table_words(GAME.key, "en")
    asked = next(turn.asked for turn in turns(GAME, 5) if turn.asked[0].prompt.key == "action-prompt-paying")
    status = Text("status-turn-passed", {"seats": [0]})
    assert ping(words, ["<@2>"], asked, NAMES, status) == (
        "<@2>, your action, please. Ada has passed, so it costs one extra piece."
    )


def test_a_ping_of_several_players_is_one_line() -> None:
    words = table_words(TOY.key, "en")
    asked = next(turn.asked for turn in turns(TOY, 3) if len(turn.asked) > 1)
    assert ping(words, ["<@1>", "<@2>"], asked, NAMES) == "<@1> and <@2>, your action, please."


def test_endings_without_a_winner_at_the_table_are_told_as_such() -> None:
    endings: dict[str, dict[str, object]] = {
        "final-heading": {"game": GAME.key, "seats": []},
        "final-lost": {"game": GAME.key, "seats": [1]},
    }
    told = {
        language: [table_words(GAME.key, language).say(Text(key, args), NAMES) for key, args in endings.items()]  # type: ignore[arg-type]
        for language in LANGUAGES
    }
    assert told == {
        "en": ["After the Flood · nobody wins", "After the Flood · the players lose to Bilal"],
        "fr": ["Après le Déluge · personne ne gagne", "Après le Déluge · défaite des joueurs, victoire de Bilal"],
    }
