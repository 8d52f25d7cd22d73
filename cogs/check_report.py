"""What the check of all matches found, in words: for the command of the machine and for the one on Discord."""

from __future__ import annotations

from cogs.reader import Reader
from cogs.registry import Registry
from db.match.check import Difference, Report
from engine.core.decision import Text
from render.text.words import MissingWords, Words


def summary(report: Report, reader: Reader) -> str:
    """Say how many matches were played again, how many of them differ, and whether anything is damaged."""
    said = reader.say("admin-checked", matches=report.checked, differing=report.differ)
    return f"{said} {reader.say('admin-damaged', count=len(report.damage))}" if report.damage else said


def findings(report: Report, games: Registry, reader: Reader) -> list[str]:
    """Say in a line each what was found."""
    damage = [reader.words.say(each) for each in report.damage]
    return damage + [_said(each, games, reader) for each in report.differences]


def _said(difference: Difference, games: Registry, reader: Reader) -> str:
    of_game = games.words(reader.words.language, difference.game) if difference.game in games else reader.words
    why = {} if difference.why is None else {"why": _reason(difference.why, of_game)}
    what = of_game.say(Text(difference.what.key, {**difference.what.args, **why}))
    return reader.say("check-difference", match=difference.match_id, n=difference.n, what=what)


def _reason(why: Text, words: Words) -> str:
    """Word what the rules said; of what is damaged there may be no word for it, then it is named as it is stored."""
    try:
        return words.say(why)
    except MissingWords:
        return " ".join([why.key, *(f"{name}={value}" for name, value in why.args.items())])
