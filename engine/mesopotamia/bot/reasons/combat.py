"""Why bid so much, and on these rows; why a Settlement is taken. M8.11, M16.14-M16.25, MH8, MH10, MH11, MH22"""

from __future__ import annotations

from engine.core.decision import Answer, Arg, Decision, Text, counts_of
from engine.mesopotamia.bot.bids import combat_in
from engine.mesopotamia.bot.seen import Seen
from engine.mesopotamia.state import TRIBE


def bid(seen: Seen, decision: Decision, answer: Answer) -> Text | None:
    """Why this bid."""
    about = decision.about
    combat = combat_in(seen.view, str(about["region"]))
    own, other, bonus = (int(str(about[each])) for each in ("phalanxes", "other_phalanxes", "bonus"))
    if combat is None:
        return None
    if seen.seat not in (combat.attacker, combat.defender):  # the Tribe bids all it has in any case, M16.43
        return Text("reason-bid-tribe", {"seat": combat.attacker})
    rows = counts_of(answer) if isinstance(answer, tuple) else {}
    total = answer if isinstance(answer, int) else sum(rows.values())
    if total == bonus and other > own + bonus:
        return Text("reason-bid-outbid", {"own": own, "other": other})
    if not total and own:
        return Text("reason-bid-nothing", {"count": own})
    if isinstance(answer, int):
        return _simple(decision, answer)
    if total and not other:
        return Text("reason-bid-unopposed", {"count": total})
    if rows.get("force", 0) > other:
        return Text("reason-bid-sure", {"count": rows["force"], "other": other})
    elsewhere = [each for each in seen.contested if each != combat.region]
    kept = own - max(0, total - bonus)
    if elsewhere and kept:
        return Text("reason-bid-kept", {"count": kept, "region": elsewhere[0]})
    return _split(decision, rows)


def _simple(decision: Decision, answer: int) -> Text | None:
    """Where bids and Units simply add up: whether it is enough whatever the others bid. M16.51"""
    about = decision.about
    value, theirs = int(str(about["value"])) + answer, int(str(about["other_value"]))
    most = theirs + int(str(about["other_phalanxes"]))
    if value > most or (value == most and about["wins_ties"]):
        return Text("reason-bid-enough", {"value": value, "most": most})
    return None


def _split(decision: Decision, rows: dict[str, int]) -> Text | None:
    """Why on these rows."""
    about = decision.about
    force, tactics, mobility = (rows.get(row, 0) for row in ("force", "tactics", "mobility"))
    edges, other_edges = about.get("edges"), about.get("other_edges")
    if tactics and edges:
        return Text("reason-bid-tactics", {"edges": edges})
    if force and not tactics and not edges and not other_edges:
        kinds = {*_kinds(about, "units"), *_kinds(about, "other_units")}
        if len(kinds) == 1:  # M16.11: no kind has an advantage over itself
            return Text("reason-bid-same", {"unit": kinds.pop()})
        return Text("reason-bid-force", {"count": force})
    if mobility:
        return Text("reason-bid-mobility", {"count": mobility})
    return Text("reason-bid-every-fight", {"count": force}) if force and not tactics + mobility else None


def _kinds(about: dict[str, Arg], side: str) -> list[str]:
    units = about.get(side)
    return [str(kind) for kind in units] if isinstance(units, dict) else []


def placed(seen: Seen, decision: Decision, answer: Answer) -> Text | None:
    """Why no more Phalanxes are put on cards against a side that does not bid. M17.36"""
    combat = combat_in(seen.view, str(decision.about["region"]))
    if combat is None or not isinstance(answer, tuple):
        return None
    role = "attacker" if combat.attacker == seen.seat else "defender"
    count = sum(counts_of(answer).values())
    kept = seen.me.holding["phalanx"] - max(0, count - combat.bonus.get(role, 0))
    return Text("reason-place-kept", {"count": kept}) if kept > 0 else None


def fled(seen: Seen, decision: Decision, answer: str) -> Text | None:
    """Why a Unit of a Tribe flees there: it joins no other Tribe, which would be stronger by it. M16.46"""
    tribes = [option.id for option in decision.choice.singles if seen.view.regions[option.id].tribe]
    if decision.about.get("party") != TRIBE or not tribes or answer in tribes:
        return None
    return Text(
        "reason-retreat-alone", {"unit": str(decision.about["unit"]), "from_region": tribes[0], "region": answer}
    )


def order(seen: Seen, answer: Answer) -> Text | None:
    """Why in this order: whoever fights elsewhere first has spent Phalanxes then. MH22"""
    before: set[int] = set()
    for region in answer if isinstance(answer, tuple) else ():
        sides = set(seen.fighters.get(region, {}))
        if seen.seat in sides and (tired := sorted(sides & before - {seen.seat})):
            return Text("reason-order", {"seat": tired[0], "region": region})
        if seen.seat not in sides:
            before |= sides
    return None


def settlement(decision: Decision, answer: str) -> Text | None:
    """Why a Settlement of another is conquered or destroyed. M8.11"""
    owner, region = decision.about["owner_seat"], str(decision.about["region"])
    if answer == "conquer":
        return Text("reason-conquer", {"seat": owner})
    is_only_way = not any(option.id == "conquer" for option in decision.choice.singles)
    return Text("reason-destroy", {"seat": owner, "region": region}) if answer == "destroy" and is_only_way else None
