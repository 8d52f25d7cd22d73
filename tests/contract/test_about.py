"""Whoever decides by a question reads its data: words may be changed without changing what a bot does."""

import ast
from pathlib import Path

import msgspec
import pytest

from engine.core.decision import Arg, Decision, Text
from tests.contract.matches import AnyGame, every_game, moments

ROOT = Path(__file__).parents[2]
READERS = [path for folder in ("engine/*/bot", "tools") for path in sorted(ROOT.glob(f"{folder}/**/*.py"))]
WORDS = ("args", "key")
"""What a prompt is made of."""


def reads_prompt(source: str) -> list[int]:
    """Find the lines on which code looks into a prompt instead of wording it."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Attribute) and node.attr in WORDS and _is_prompt(node.value)
    ]


def _is_prompt(node: ast.expr) -> bool:
    return (isinstance(node, ast.Attribute) and node.attr == "prompt") or (
        isinstance(node, ast.Name) and node.id == "prompt"
    )


def test_a_look_into_a_prompt_is_found() -> None:
    assert reads_prompt("def f(d):\n    return d.prompt.args['hexes'], d.about['hexes']") == [2]
    assert reads_prompt("def f(prompt):\n    return prompt.key.removeprefix('where-')") == [2]
    assert reads_prompt("def f(d, words):\n    return words.say(d.prompt)") == []


def test_no_bot_and_no_tool_looks_into_a_prompt() -> None:
    assert READERS
    assert {str(path.relative_to(ROOT)): found for path in READERS if (found := reads_prompt(path.read_text()))} == {}


@every_game
def test_a_bot_answers_the_same_whatever_the_words(game: AnyGame) -> None:
    bot = game.bot()
    for turn in moments(game, 80):
        decision = next(each for each in turn.asked if not each.optional)
        view = game.view(turn.state, decision.seat)
        answer = bot.answer(view, decision)
        assert decision.choice.accepts(answer)
        assert bot.answer(view, _without_words(decision)) == answer


def _without_words(decision: Decision) -> Decision:
    return msgspec.structs.replace(decision, prompt=Text("no-words"))


@every_game
def test_the_data_of_a_question_can_be_stored_and_names_itself(game: AnyGame) -> None:
    for turn in moments(game):
        for decision in turn.asked:
            written = msgspec.json.encode(decision.about)
            assert msgspec.json.encode(msgspec.json.decode(written, type=dict[str, Arg])) == written
            assert all(name.isidentifier() for name in decision.about)


@pytest.mark.parametrize("path", [path for path in READERS if "bot" in path.parts[-2:-1]], ids=lambda path: path.name)
def test_a_bot_reads_only_views_and_questions(path: Path) -> None:
    """A bot that imports the state or plays moves could look where its seat may not."""
    names = {
        alias.name if isinstance(node, ast.Import) else f"{node.module}.{alias.name}"
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Import | ast.ImportFrom)
        for alias in node.names
    }
    assert not {name for name in names if name.startswith(("engine.core.play.", "engine.core.match."))}
