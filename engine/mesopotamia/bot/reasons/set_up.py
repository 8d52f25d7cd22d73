"""Why this Empire, this place to begin, these Quests. M3, MH7, MH23"""

from __future__ import annotations

from itertools import combinations

import msgspec

from engine.core.decision import Answer, Decision, Text
from engine.mesopotamia.bot.seen import Seen
from engine.mesopotamia.content.cards import QUESTS
from engine.mesopotamia.content.map import REGIONS


def chosen(seen: Seen, decision: Decision, answer: str) -> Text | None:
    """Why an Empire, a Start Region, or the region of the Elamites' first Settlement."""
    match decision.kind:
        case "empire":
            is_idle = answer == "hittite" and seen.view.no_luck  # M5.15: nothing is rolled again then
            return None if is_idle else Text("reason-empire", {"who": answer})
        case "start":
            count = _open_events(answer)
            return Text("reason-start", {"count": count}) if count else None
        case "outpost" if answer in REGIONS and REGIONS[answer].resource:
            return Text("reason-settlement-at", {"region": answer, "resource": REGIONS[answer].resource})
        case _:
            return None


def _open_events(region: str) -> int:
    """How many regions beside one have an Event for certain, without a Tribe. M2.7, M3.15, M3.17"""
    around = [REGIONS[near] for near in REGIONS[region].adjacent]
    return sum(bool(each.event_slot) and not each.tribe and not each.blocker for each in around)


def quests(answer: Answer) -> Text | None:
    """Why these Quests together: what serves several. M15.3"""
    asked = [_asked(quest) for quest in answer] if isinstance(answer, tuple) else []
    if any(one & other for one, other in combinations(asked, 2)):
        return Text("reason-quests", {"count": len(asked)})
    return None


def _asked(quest: str) -> set[str]:
    """What a Quest asks for beside resources, which count for one Quest only. M15.2"""
    require = msgspec.to_builtins(QUESTS[quest].require)
    found: set[str] = set()
    for name, needed in require.items():
        if name != "own" and needed:
            found |= {f"{name} {each}" for each in needed} if isinstance(needed, dict) else {name}
    return found
