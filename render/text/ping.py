"""What is wanted of whoever must act: the line of a post that pings."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.decision import Decision, Text
from render.text.words import MissingWords, Words


def ping(
    words: Words, mentions: Sequence[str], asked: Sequence[Decision], names: Sequence[str], status: Text | None = None
) -> str:
    """Mention everybody who is asked, and say in a few words what for; `status` is how the match stands."""
    return words.say(Text("post-ping", {"mentions": mentions, "request": wanted(words, asked, names, status)}))


def wanted(words: Words, asked: Sequence[Decision], names: Sequence[str], status: Text | None = None) -> str:
    """Say what is wanted, by `wanted-` and the key of the question; where several differ, that it is their turn.

    What is unusual about it may be told with what the question says, and with what the status says.
    """
    stands = status.args if status else {}
    prompts = {decision.prompt.key: decision.prompt for decision in asked if not decision.optional}
    if len(prompts) == 1:
        ((key, prompt),) = prompts.items()
        try:
            return words.say(Text(f"wanted-{key}", {**stands, **prompt.args}), names)
        except MissingWords as missing:
            if missing.key != f"wanted-{key}":
                raise
    return words.say(Text("wanted-turn"))
