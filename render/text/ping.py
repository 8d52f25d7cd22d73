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

    Questions of one kind that differ are asked for together, by `wanted-` and the kind, with what each is about in
    lists: "your bids, please: Umma and Mari"; where there is no such word, it is their turn. What is unusual about it
    may be told with what the question says, and with what the status says.
    """
    stands = status.args if status else {}
    due = [decision for decision in asked if not decision.optional]
    said = {_said(words, Text(f"wanted-{each.prompt.key}", {**stands, **each.prompt.args}), names) for each in due}
    if len(said) > 1 and len({each.kind for each in due}) == 1:
        said = {_said(words, Text(f"wanted-{due[0].kind}", {**stands, **_lists(due)}), names)}
    return "".join(said) if len(said) == 1 and all(said) else words.say(Text("wanted-turn"))


def _said(words: Words, wish: Text, names: Sequence[str]) -> str:
    """Word what is wanted; nothing where a game has no words for it."""
    try:
        return words.say(wish, names)
    except MissingWords as missing:
        if missing.key != wish.key:
            raise
        return ""


def _lists(asked: Sequence[Decision]) -> dict[str, Arg]:
    """Put together what questions are about: `region` of each becomes `regions` of all, none of them twice."""
    common = set.intersection(*(set(each.prompt.args) for each in asked))
    told = {key: [each.prompt.args[key] for each in asked] for key in sorted(common)}
    return {f"{key}s": [*dict.fromkeys(map(str, values))] for key, values in told.items() if _plain(values)}


def _plain(values: Sequence[Arg]) -> bool:
    return all(isinstance(value, str) for value in values)
