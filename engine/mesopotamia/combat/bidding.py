"""M16.12-M16.15, M16.50, M16.61, M16.62: sealed bids, at the same time for all combats of a wave."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import msgspec

from engine.core.decision import (
    PROPOSED,
    Amounts,
    Answer,
    Arg,
    Decision,
    Hints,
    Move,
    Number,
    Option,
    Seat,
    Text,
    counts_of,
    pieces,
)
from engine.core.game import Ctx
from engine.core.steps import AllAtOnce
from engine.core.unread import NO_WORDS
from engine.mesopotamia.combat.bid_prompt import bid_prompt
from engine.mesopotamia.combat.carry_out import CarryOut, Fought
from engine.mesopotamia.combat.combat import ROLES, Combat, Role, total_bid
from engine.mesopotamia.combat.purse import Purse, purse_of
from engine.mesopotamia.content.cards import ROWS, Row
from engine.mesopotamia.events.combat import BidOpened, BidSealed, BidTakenBack
from engine.mesopotamia.holdings import pay
from engine.mesopotamia.notes import refused
from engine.mesopotamia.state import TRIBE, MesopotamiaState

ROW_OPTIONS = tuple(Option(row, Text("row", {"row": row, "count": None})) for row in ROWS)
WEIGHTS = {"force": 5, "tactics": 3, "mobility": 2}
"""How a bid is split over the rows where one is proposed. MH10"""


def begin_bidding(s: MesopotamiaState, ctx: Ctx, combats: list[Combat], fought: Fought) -> None:
    """Ask everybody who has something to bid, all at once; if nobody has, go on at once. M16.61, M16.62"""
    seats = sorted({seat for combat in combats for seat in range(s.seats) if _roles_asked(s, combat, seat)})
    if seats:
        s.push(Bids(seats, combats=combats, fought=fought))
        return
    s.begin_turn(None)
    _open(s, ctx, combats, {})
    s.push(CarryOut(combats, fought))


def _roles_asked(s: MesopotamiaState, combat: Combat, seat: Seat) -> list[Role]:
    """The roles for which a seat is asked to bid: its own, or the Tribe's that it plays. M16.43, M16.62"""
    return [role for role in ROLES if combat.player_of(role) == seat and purse_of(s, combat, role).is_choice]


class Bids(AllAtOnce[MesopotamiaState], kw_only=True, tag="mesopotamia.Bids"):
    """D20: all bids of a wave; a seat with several gives them one after the other. M16.14"""

    combats: list[Combat]
    fought: Fought
    taking_back: ClassVar[Text] = Text("bid-take-back")

    @property
    def kind(self) -> str:
        """How its questions begin."""
        return "bid"

    def question(self, s: MesopotamiaState, seat: Seat, so_far: Sequence[Answer]) -> Decision | None:
        """Ask for the next bid of a seat."""
        duties = self._duties(s, seat)
        if len(so_far) == len(duties):
            return None
        combat, role = duties[len(so_far)]
        purse = purse_of(s, combat, role)
        prompt = bid_prompt(s, combat, role)
        if s.unread:
            return _unread_question(s, seat, purse, prompt.args)
        return (_simple_question if s.simple_combat else _question)(seat, purse, prompt)

    def is_done(self, s: MesopotamiaState, seat: Seat) -> bool:
        """Whether a seat has bid for each of its combats; no question has to be made for that."""
        return len(self.answers.get(seat, ())) == len(self._duties(s, seat))

    def _duties(self, s: MesopotamiaState, seat: Seat) -> list[tuple[Combat, Role]]:
        return [(combat, role) for combat in self.combats for role in _roles_asked(s, combat, seat)]

    def sealed(self, s: MesopotamiaState, ctx: Ctx, seat: Seat, is_done: bool) -> None:
        """Who has bid is public. M20.1"""
        ctx.emit(BidSealed(seat) if is_done else BidTakenBack(seat))

    def take_back(self, seat: Seat) -> Decision:
        """Say what lies sealed; only its owner is told."""
        bids = [_read(answer) for answer in self.answers[seat]]
        rows = ROWS if any(isinstance(answer, tuple) for answer in self.answers[seat]) else ROWS[:1]
        sealed = ["/".join(str(bid.get(row, 0)) for row in rows) for bid in bids]
        return msgspec.structs.replace(super().take_back(seat), prompt=Text("bid-sealed-prompt", {"said": sealed}))

    def open(self, s: MesopotamiaState, ctx: Ctx, answers: dict[int, list[Answer]]) -> None:
        """Reveal all bids together, then carry the combats out. M16.14, M16.61"""
        bids = {
            (combat.region, role): _read(answer)
            for seat, given in answers.items()
            for (combat, role), answer in zip(self._duties(s, seat), given, strict=True)
        }
        _open(s, ctx, self.combats, bids)
        s.push(CarryOut(self.combats, self.fought))

    def why_not(self, s: MesopotamiaState, move: Move) -> Text | None:
        """M16.14, M16.43"""
        duties, so_far = self._duties(s, move.seat), self.answers.get(move.seat, ())
        if move.kind != self.kind or len(so_far) >= len(duties):
            return None
        purse = purse_of(s, *duties[len(so_far)])
        try:
            bid = _read(move.answer)
        except ValueError:
            return refused("bad_bid")
        total = total_bid(bid)
        if isinstance(move.answer, int) != s.simple_combat:
            return refused("bad_bid")
        if purse.must_be_all and total != purse.most:
            return refused("tribe_bids_all", phalanxes=purse.most)
        if total > purse.most:
            return refused("bid_too_high", phalanxes=purse.most)
        return refused("bonus_not_bid", phalanxes=purse.least) if 0 <= total < purse.least else refused("bad_bid")


def _question(seat: Seat, purse: Purse, prompt: Text) -> Decision:
    """Ask how a bid is split over the three rows. M16.14"""
    least = {"force": purse.least, "tactics": 0, "mobility": 0}
    proposed = split(purse.most) if purse.must_be_all else least
    return Decision(
        seat,
        "bid",
        Amounts(ROW_OPTIONS, dict.fromkeys(ROWS, purse.most), least=purse.least, most=purse.most),
        prompt,
        default=pieces(least, ROWS),
        about=prompt.args,
        sealed=True,
        hints=Hints(
            proposed=pieces(proposed, ROWS),
            accept=Text("bid-accept", {**proposed}) if any(proposed.values()) else Text("bid-nothing"),
            footer=PROPOSED,
            forgoes=not any(proposed.values()),
            mix="bid-accept",
            menu=Text("bid-split-menu" if purse.must_be_all else "bid-menu"),
            none=Text("bid-nothing"),
        ),
    )


def _unread_question(s: MesopotamiaState, seat: Seat, purse: Purse, about: dict[str, Arg]) -> Decision:
    least, most = purse.least, purse.most
    if s.simple_combat:
        number, hints = Number(least, most, "phalanxes"), Hints(proposed=least)
        return Decision(seat, "bid", number, NO_WORDS, default=least, about=about, sealed=True, hints=hints)
    choice = Amounts(ROW_OPTIONS, dict.fromkeys(ROWS, most), least=least, most=most)
    forced = pieces({"force": least}, ROWS)
    hints = Hints(proposed=pieces(split(most), ROWS) if purse.must_be_all else forced)
    return Decision(seat, "bid", choice, NO_WORDS, default=forced, about=about, sealed=True, hints=hints)


def _simple_question(seat: Seat, purse: Purse, prompt: Text) -> Decision:
    """Ask how much is bid; there is one compartment. M16.50"""
    accept = Text("bid-simple-accept", {"phalanxes": purse.least}) if purse.least else Text("bid-nothing")
    return Decision(
        seat,
        "bid",
        Number(purse.least, purse.most, "phalanxes"),
        prompt,
        default=purse.least,
        about=prompt.args,
        sealed=True,
        hints=Hints(
            proposed=purse.least,
            accept=accept,
            footer=PROPOSED,
            forgoes=not purse.least,
            menu=Text("bid-simple-menu"),
        ),
    )


def split(phalanxes: int) -> dict[str, int]:
    """Split Phalanxes over the rows by their weights. MH10

    >>> split(7)
    {'force': 4, 'tactics': 2, 'mobility': 1}
    """
    whole = sum(WEIGHTS.values())
    parts = {row: phalanxes * weight // whole for row, weight in WEIGHTS.items()}
    most_cut = sorted(parts, key=lambda row: -(phalanxes * WEIGHTS[row] % whole))
    for row in most_cut[: phalanxes - sum(parts.values())]:
        parts[row] += 1
    return parts


def _read(answer: Answer) -> dict[Row, int]:
    """Read a bid by its rows; a simple one is all Force. ValueError if it is none."""
    if isinstance(answer, int):
        return {"force": answer}
    if not isinstance(answer, tuple):
        raise ValueError(answer)
    counts = counts_of(answer)
    if counts.keys() - set(ROWS):
        raise ValueError(answer)
    return {row: counts[row] for row in ROWS if row in counts}


def _open(
    s: MesopotamiaState, ctx: Ctx, combats: Sequence[Combat], bids: dict[tuple[str, Role], dict[Row, int]]
) -> None:
    """Take the bids from the holdings; who was not asked bids what must be bid. M16.15, M16.62"""
    for combat in combats:
        for role in ROLES:
            purse, party = purse_of(s, combat, role), combat.party(role)
            bid = bids.get((combat.region, role), {"force": purse.least} if purse.least else {})
            combat.bids[role] = bid
            own = 0 if party == TRIBE else total_bid(bid) - combat.bonus[role]
            if own:
                pay(s, party, {"phalanx": own})
            seat = None if party == TRIBE else party
            ctx.emit(BidOpened(seat, combat.region, dict(bid), total_bid(bid), {"phalanx": own} if own else {}))
