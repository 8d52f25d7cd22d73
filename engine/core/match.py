"""One match with its draft: answers applied a press at a time, taken back a press at a time, up to the last commit."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Generic

import msgspec

from engine.core.codec import codec_of
from engine.core.decision import Decision, Move, Seat, Text
from engine.core.dice import Dice
from engine.core.errors import IllegalMove, NothingToUndo, Refused
from engine.core.game import Draw, Event, Game, S
from engine.core.play import advance, pending, step


class Press(msgspec.Struct, frozen=True):
    """What one press of a control did: one answer or several, applied and taken back together."""

    seat: Seat
    moves: tuple[Move, ...]
    first_draw: int
    """Number of the first random number it could use."""
    draws: tuple[Draw, ...]
    forced: tuple[Move, ...]
    """Answers that had no alternative and were taken without asking."""
    events: tuple[Event, ...]
    commit: bool
    ended: bool = False
    """With it the seat ended its turn."""


class Match(Generic[S]):
    """A match in memory: the state at the last commit, the presses since, and the state they lead to."""

    def __init__(self, game: Game[S], committed: S, dice: Dice, draft: Iterable[Press] = ()) -> None:
        self.game = game
        self.dice = dice
        self.committed = committed
        """State at the last commit: what other players see."""
        self.state = committed
        """State with all drafts in it: what the next answer is judged by."""
        self.draft: list[Press] = []
        self.undone: list[Press] = []
        for press in draft:
            self._keep(self._apply(press.moves))

    @property
    def asked(self) -> tuple[Decision, ...]:
        """The questions that are open now."""
        return pending(self.state)

    def seen_by(self, seat: Seat | None) -> S:
        """Give the state with a seat's own draft in it, and nobody else's: what it sees while several are at it."""
        own = [press for press in self.draft if press.seat == seat]
        if len(own) == len(self.draft):
            return self.state
        alone = Match(self.game, codec_of(self.game).copy(self.committed), self.dice)
        try:
            for press in own:
                alone.press(press.moves)
        except Refused:  # it builds on the draft of somebody else, so it cannot be shown without
            return self.committed
        return alone.state

    def press(self, moves: Sequence[Move]) -> Press:
        """Apply one answer or several, all or none; raise Refused with the reason of the first that cannot be.

        Only the last answer may commit: beyond a commit nothing can be taken back as one.
        """
        press, state = self._apply(moves)
        self._keep((press, state))
        self.undone.clear()
        return press

    def can_undo(self, seat: Seat) -> bool:
        """Say whether this seat has a press to take back."""
        return any(press.seat == seat for press in self.draft)

    def undo(self, seat: Seat) -> Press:
        """Take back the last press of a seat."""
        mine = [i for i, press in enumerate(self.draft) if press.seat == seat]
        if not mine:
            raise NothingToUndo(Text("refused-nothing-to-undo"))
        return self._drop({mine[-1]})[0]

    def restart(self, seat: Seat) -> list[Press]:
        """Take back all presses of a seat since the last commit."""
        mine = {i for i, press in enumerate(self.draft) if press.seat == seat}
        if not mine:
            raise NothingToUndo(Text("refused-nothing-to-undo"))
        return self._drop(mine)

    def redo(self, seat: Seat) -> Press:
        """Repeat the press of this seat that was taken back last; possible until something else is pressed."""
        if not self.undone or self.undone[-1].seat != seat:
            raise NothingToUndo(Text("refused-nothing-to-redo"))
        press, state = self._apply(self.undone[-1].moves)
        self.undone.pop()
        self._keep((press, state))
        return press

    def _apply(self, moves: Sequence[Move]) -> tuple[Press, S]:
        if len({move.seat for move in moves}) != 1:
            raise IllegalMove(Text("refused-empty"))
        first_draw = self.state.drawn
        outcome = step(self.game, self.state, moves[0], self.dice)
        outcomes = [outcome]
        for move in moves[1:]:
            if outcome.commit:  # whoever presses must see what chance gave before going on
                raise IllegalMove(Text("refused-after-commit"))
            outcome = advance(outcome.state, outcome.asked, move, self.dice)
            outcomes.append(outcome)
        press = Press(
            seat=moves[0].seat,
            moves=tuple(moves),
            first_draw=first_draw,
            draws=tuple(draw for outcome in outcomes for draw in outcome.draws),
            forced=tuple(move for outcome in outcomes for move in outcome.forced),
            events=tuple(event for outcome in outcomes for event in outcome.events),
            commit=outcome.commit,
            ended=outcome.ended,
        )
        return press, outcome.state

    def _keep(self, applied: tuple[Press, S]) -> None:
        press, self.state = applied
        if press.commit:
            self.committed = self.state
            self.draft.clear()
        else:
            self.draft.append(press)

    def _drop(self, dropped: set[int]) -> list[Press]:
        """Play the draft anew without some presses; if another seat's press would become illegal, refuse."""
        before = (self.state, list(self.draft))
        rest = [press for i, press in enumerate(self.draft) if i not in dropped]
        gone = [press for i, press in enumerate(self.draft) if i in dropped]
        self.state, self.draft = codec_of(self.game).copy(self.committed), []
        try:
            for press in rest:
                self._keep(self._apply(press.moves))
        except Refused as error:
            self.state, self.draft = before
            raise NothingToUndo(Text("refused-nothing-to-undo")) from error
        self.undone.extend(reversed(gone))
        return gone
