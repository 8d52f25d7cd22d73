"""The easy player: the usual one with the blind spots of somebody who plays a first match."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from engine.core.beginner import Beginner, BlindSpot
from engine.core.decision import Amounts, Decision, Number, Seat
from engine.core.fewer_options import without
from engine.mesopotamia.bot.bids import combat_in
from engine.mesopotamia.bot.player import Steward
from engine.mesopotamia.scoring.victory_points import VictoryPoints
from engine.mesopotamia.state import TRIBE
from engine.mesopotamia.view.players import PlayerView
from engine.mesopotamia.view.table import MesopotamiaView

Noticed = tuple[MesopotamiaView, Decision]
"""What is left of a view and a question."""
AHEAD = 5
"""So many rounds are thought of."""
REROLLS = ("reroll", "reroll_free")
NO_POINTS = VictoryPoints(**dict.fromkeys(VictoryPoints.__struct_fields__, 0))


def a_few_rounds(view: MesopotamiaView, decision: Decision) -> Noticed:
    """Think of the next rounds only: dice, technologies and the Gardens come later than they should. MH1, MH2, MH18"""
    last = view.round + AHEAD
    return replace(view, last_round=min(last, view.last_round or last)), decision


def no_rerolls(view: MesopotamiaView, decision: Decision) -> Noticed:
    """Play with the dice as they fall. MH3"""
    return view, without(decision, lambda each: decision.kind == "action" and each in REROLLS)


def forgotten_quests(view: MesopotamiaView, decision: Decision) -> Noticed:
    """Keep some Quests, and never look at them again. MH23"""
    players = list(view.players)
    players[decision.seat] = replace(players[decision.seat], quests=())
    return replace(view, players=tuple(players)), decision


def unseen_phalanxes(view: MesopotamiaView, decision: Decision) -> Noticed:
    """Go to where others stand without counting their Phalanxes. MH9, MH13"""
    return _others(view, decision.seat, lambda other: replace(other, holding={**other.holding, "phalanx": 0})), decision


def as_strong_as_oneself(view: MesopotamiaView, decision: Decision) -> Noticed:
    """Bid as if the other had just as much to bid; only how few Phalanxes a Tribe has is plain. MH8, MH10"""
    if decision.kind != "bid" or not isinstance(decision.choice, Amounts | Number):
        return view, decision
    combat = combat_in(view, str(decision.about["region"]))
    if combat is not None and TRIBE in (combat.attacker, combat.defender):
        return view, decision
    return view, replace(decision, about={**decision.about, "other_phalanxes": decision.choice.most or 0})


def whoever_leads(view: MesopotamiaView, decision: Decision) -> Noticed:
    """Finish the Gardens as soon as possible, whoever is ahead. MH18"""
    return _others(view, decision.seat, lambda other: replace(other, vp=NO_POINTS, quest_count=0)), decision


def _others(view: MesopotamiaView, seat: Seat, change: Callable[[PlayerView], PlayerView]) -> MesopotamiaView:
    players = enumerate(view.players)
    return replace(view, players=tuple(player if side == seat else change(player) for side, player in players))


BLIND_SPOTS: tuple[BlindSpot[MesopotamiaView], ...] = (
    a_few_rounds,
    no_rerolls,
    forgotten_quests,
    unseen_phalanxes,
    as_strong_as_oneself,
    whoever_leads,
)
"""All that the easy player overlooks."""


def novice() -> Beginner[MesopotamiaView]:
    """Make the easy player."""
    return Beginner(Steward(), BLIND_SPOTS)
