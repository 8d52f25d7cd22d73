"""Who won, by how much, and what decided it: the first sentence of the final post."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

from engine.core.decision import Arg, Seat, Text
from engine.core.game import Result
from render.text.board_lines import TextBoard
from render.text.words import MissingWords, Words, begun


def verdict(words: Words, board: TextBoard, view: Any, result: Result, names: Sequence[str]) -> str:
    """Tell the lead of the winners and the source of points that made most of it; nothing where points did not decide.

    Of equals it is told what decided between them.
    """
    winners, *others = result.ranking
    if sorted(winners) != sorted(result.winners):
        return ""
    points = result.scores[winners[0]]
    won: dict[str, Arg] = {"seats": winners, "points": points}
    if not others:
        return words.say(Text("final-verdict-alone", won), names) if len(winners) > 1 else ""
    second = others[0][0]
    won["second_seat"] = second
    won["ahead"] = ahead = points - result.scores[second]
    if ahead < 0:
        return ""
    if not ahead:
        even = words.say(Text("final-verdict-even", won), names)
        return begun(f"{even} {decided_between(words, result, winners[0], second, names)}".rstrip(), names)
    decisive = _decisive(board.points(view, winners[0]), board.points(view, second))
    key = "final-verdict-source" if decisive else "final-verdict-points"
    return begun(words.say(Text(key, {**won, **decisive}), names), names)


def decided_between(words: Words, result: Result, better: Seat, worse: Seat, names: Sequence[str]) -> str:
    """Say what decided between two players with equal points, if the game has words for it."""
    with suppress(MissingWords):
        decided: dict[str, Arg] = {"first_seat": better, "second_seat": worse}
        return words.say(Text(f"final-tie-{result.ending}", decided), names)
    return ""


def _decisive(winner: Mapping[str, int], second: Mapping[str, int]) -> dict[str, Arg]:
    """Find the source in which a winner is furthest ahead; nothing if a game does not tell sources."""
    leads = {source: points - second.get(source, 0) for source, points in winner.items()}
    source = max(leads, key=leads.__getitem__, default=None)
    if source is None or leads[source] <= 0:
        return {}
    return {"source": source, "more": winner[source], "less": second.get(source, 0)}
