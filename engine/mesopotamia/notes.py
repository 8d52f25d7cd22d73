"""How options and refusals read, with what a player on a phone needs beside them. M22"""

from __future__ import annotations

from functools import cache

from engine.core.decision import Arg, Option, Text

LEAVE = "other"
"""The answer that leaves an action which could go on: it is over for this turn. M5.9"""
END = Option("end", Text("end-turn"))
"""Ends the turn, also from within an action. M4.7"""

CHOSEN = Text("choosing-is-enough")
"""Stands where a turn is ended, in set-up and in the Combat phase: an answer there needs no second press."""


def refused(code: str, **args: Arg) -> Text:
    """Give a refusal by its code. M22

    >>> refused("blocked_region", region="r09")
    Text(key='refused-blocked-region', args={'region': 'r09'})
    """
    return Text(f"refused-{_hyphened(code)}", args)


@cache
def _hyphened(code: str) -> str:
    return code.replace("_", "-")


def absent(what: str, why: Text, **args: Arg) -> Text:
    """Turn a refusal into what is told beside a question: what cannot be chosen there, and why.

    >>> absent("growth", refused("track_end"))
    Text(key='absent-growth-track-end', args={})
    """
    return Text(why.key.replace("refused", f"absent-{what}", 1), {**why.args, **args})
