"""What the commands of Assyria mean: which questions each answers, and everything one can think of typing."""

from __future__ import annotations

from collections.abc import Iterable

from cogs.typed.parts import CommandPart, Filled, Known, Missed
from engine.assyria.actions import ACTIONS
from engine.assyria.data import CAMELS_MAX, CARDS, COUNTS, DIGNITARIES, HEXES, PLAYERS, PLOW, TURNS, corners
from engine.assyria.notes import DONE as STOP
from engine.assyria.state import AssyriaState
from engine.assyria.supply import PLAN
from engine.core.decision import Text

HUTS_AT_ONCE = ("hex", "hex2", "hex3", "hex4")
"""The options of new huts: no Expansion card asks for more."""
WELLS_AT_ONCE = ("intersection", "intersection2", "intersection3", "intersection4")
"""The options of wells."""


def _known(kind: str, ids: Iterable[str | int]) -> tuple[Known, ...]:
    """Everything of a kind by its mere name: `typed-hex` says how a hex is called."""
    return tuple(Known((str(each),), (Text(f"typed-{kind}", {kind: each}),)) for each in ids)


_MOST = max(PLAYERS)
_HEXES = _known("hex", HEXES)
_CORNERS = _known("corner", corners(_MOST))
_CARDS = _known("card", (*CARDS, PLOW))
_PLAN = Known((PLAN,), (Text("typed-plan"),))
_DIGNITARIES = _known("dignitary", DIGNITARIES)
_COLUMNS = _known("column", range(1, COUNTS[_MOST].columns + 1))
_CAMELS = _known("camels", range(1, CAMELS_MAX + 1))


def _missed(*later: str) -> Missed:
    """In these phases a question of an earlier one has been settled; it comes again if there is another turn. A4.2"""

    def missed(s: AssyriaState) -> Text | None:
        if s.phase not in later:
            return None
        return Text("reply-next-turn" if s.turn < TURNS else "reply-no-more")

    return missed


def _settled(s: AssyriaState) -> Text | None:
    """After set-up none of its questions comes again. A2"""
    return None if s.phase == "setup" else Text("reply-settled-before")


_IN_AGRICULTURE = _missed("expansion", "actions")
_IN_EXPANSION = _missed("actions")


def _action(action: str, option: str, known: tuple[Known, ...]) -> tuple[CommandPart, ...]:
    """One action and its object; if it is not possible, the rules say why of both."""
    target = CommandPart((ACTIONS[action].part,), option, known=known)
    return CommandPart(("action",), fixed=action, object=target), target


START = (CommandPart(("start",), "hex", known=_HEXES, missed=_settled),)
"""Choose a starting space. A2.8"""
DRAFT = (CommandPart(("draft",), "card", known=_CARDS, missed=_settled),)
"""Keep a card of the initial draft. A2.10"""
HARVEST = (CommandPart(("harvest",), "column", known=_COLUMNS, missed=_IN_AGRICULTURE),)
"""Take a column. A5.7"""
HUTS = tuple(CommandPart(("hut",), option, known=_HEXES, once=True, missed=_IN_EXPANSION) for option in HUTS_AT_ONCE)
"""Place new huts, one after the other. A6.2"""
WELL = tuple(
    CommandPart(("well",), option, known=_CORNERS, once=True, missed=_IN_EXPANSION) for option in WELLS_AT_ONCE
)
"""Build wells. A6.18"""
BUILD = _action("build", "hex", _HEXES)
"""Build a ziggurat. A7.4"""
EXTEND = _action("extend", "hex", _HEXES)
"""Extend a ziggurat. A7.8"""
INTRIGUE = _action("intrigue", "dignitary", _DIGNITARIES)
"""Intrigue in Assur. A7.12"""
OFFER = _action("offer", "camels", _CAMELS)
"""Make an offering. A7.15"""
BUY = _action("buy", "card", _CARDS)
"""Buy a Food card or a Plow. A7.19"""
DONE = (
    CommandPart(("hut", "feed", "feed.huts", "well", "action"), fixed=STOP.id),
    CommandPart(("end",), fixed="end"),
)
"""No more wells, or no more actions; before that the rules say what is left to do. A13.12, A13.13"""


def feed(filled: Filled) -> tuple[CommandPart, ...]:
    """Feed huts with a card; with nothing said, all as planned. A6.9, A13.14"""
    huts = CommandPart(("feed.huts",), "huts", known=_HEXES, missed=_IN_EXPANSION)
    if "card" in filled or "huts" in filled:
        return CommandPart(("feed",), "card", known=(_PLAN, *_CARDS), implied=True, told="card"), huts
    return CommandPart(("feed",), fixed=PLAN), huts
