"""What is wanted of whoever must act: the line of a post that pings."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.decision import Arg, Decision, Text
from render.text.words import MissingWords, Words


def ping(
    words: Words, mentions: Sequence[str], asked: Sequence[Decision], names: Sequence[str], status: Text | None = None
) -> str:
    """Mention everybody who is asked, and say in a few words what for; `status` is how the match stands."""
    return words.say(Text("post-ping", {"mentions": mentions, "request": wanted(words, asked, names, status)}))


def wanted(words: Words, asked: Sequence[Decision], names: Sequence[str], status: Text | None = None) -> str:
    """Say what is wanted, by `wanted-` and the key of the question, if that comes to the same for all who are asked.

    What is unusual about it may be told with what the question says, and with what the status says. Where all are of
    one kind, `wanted-` and that kind may tell them together, with what they name in lists: `region` as `regions`.
    """
    stands = status.args if status else {}
    required = [decision for decision in asked if not decision.optional]
    prompts = [decision.prompt for decision in required]
    said = {_said(words, Text(f"wanted-{prompt.key}", {**stands, **prompt.args}), names) for prompt in prompts}
    kinds = {decision.kind for decision in required}
    if len(said) > 1 and len(kinds) == 1:
        said = {_said(words, Text(f"wanted-{kinds.pop()}", _together(prompts)), names)}
    told = said.pop() if len(said) == 1 else ""
    return told or words.say(Text("wanted-turn"))


def _said(words: Words, text: Text, names: Sequence[str]) -> str:
    """Word a text; nothing if there is no such message."""
    try:
        return words.say(text, names)
    except MissingWords as missing:
        if missing.key != text.key:
            raise
        return ""


def _together(prompts: Sequence[Text]) -> dict[str, Arg]:
    """Put what several questions name into lists, each thing once."""
    named: dict[str, list[str | int]] = {}
    for prompt in prompts:
        for name, value in prompt.args.items():
            things = named.setdefault(f"{name}s", [])
            if isinstance(value, str) and value not in things:
                things.append(value)
    return {name: things for name, things in named.items() if things}
