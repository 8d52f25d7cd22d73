"""One match with its drafts: answers applied a press at a time, taken back a press at a time, each seat by itself."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Generic

import msgspec

from engine.core.codec import codec_of
from engine.core.decision import Answer, Decision, Move, Seat, Text
from engine.core.dice import Dice
from engine.core.errors import IllegalMove, NothingToUndo, Refused, Stale
from engine.core.game import Draw, Event, Game, S
from engine.core.path import Part, next_question
from engine.core.play import Outcome, advance, named, pending


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
    """With it everything its seat has drafted is final."""
    news: bool = False
    """The table is to be told."""
    turn: int = 0
    """The turn it was made in: presses of one turn are rewound together."""
    turn_over: bool = False
    """With it that turn is over."""
    announced: bool = False
    """What it led to is to be told whoever acts next."""
    round_over: bool = False
    """With it a round of the match is over, or the match."""


class Match(Generic[S]):
    """A match in memory: the state at the last commit, and on top of it a draft for each seat that has one.

    Drafts know nothing of each other. When one seat commits, its draft and nothing else becomes final, and the drafts
    of the others are applied anew on top of that.
    """

    def __init__(self, game: Game[S], committed: S, dice: Dice, drafts: Iterable[Press] = ()) -> None:
        self.game = game
        self.dice = dice
        self.committed = committed
        """State at the last commit: what other players see."""
        self.lost: list[Press] = []
        """Presses of drafts that could not be applied any more after what others committed, or under mended rules."""
        self._drafts: dict[Seat, list[Press]] = {}
        self._undone: dict[Seat, list[Press]] = {}
        self._branches: dict[Seat, S] = {}
        self._questions: dict[Seat | None, tuple[S, tuple[Decision, ...]]] = {}
        """What is asked after each draft, and (None) at the last commit, with the state that asks it."""
        for press in drafts:
            self._drafts.setdefault(press.seat, []).append(press)
        for seat in list(self._drafts):
            self._draft_anew(seat)

    @property
    def asked(self) -> tuple[Decision, ...]:
        """The questions that are open now: to each seat what it is asked after its own draft."""
        questions = [each for each in self.asked_after(None) if each.seat not in self._branches]
        for seat in self._branches:
            questions += [each for each in self.asked_after(seat) if each.seat == seat]
        return tuple(sorted(questions, key=lambda each: each.seat)) if self._branches else tuple(questions)

    def asked_of(self, seat: Seat) -> tuple[Decision, ...]:
        """The questions that are open to one seat."""
        return tuple(each for each in self.asked_after(seat) if each.seat == seat)

    def asked_after(self, seat: Seat | None) -> tuple[Decision, ...]:
        """The questions of the state a seat sees, its own and those of others.

        They are worked out once: a state that a match holds is never changed, only replaced.
        """
        state, of = self.seen_by(seat), seat if seat in self._branches else None
        known = self._questions.get(of)
        if known is None or known[0] is not state:
            known = self._questions[of] = (state, pending(state))
        return known[1]

    def seen_by(self, seat: Seat | None) -> S:
        """The state with a seat's own draft in it, and nobody else's: what it sees while several are at it."""
        return self.committed if seat is None else self._branches.get(seat, self.committed)

    def draft_of(self, seat: Seat | None) -> Sequence[Press]:
        """What a seat has pressed since its last commit."""
        return () if seat is None else self._drafts.get(seat, ())

    def answered_last(self, seat: Seat) -> str:
        """Which kind of question a seat has answered last since its last commit; empty if none."""
        return next((press.moves[-1].kind for press in reversed(self.draft_of(seat)) if press.moves), "")

    @property
    def drafts(self) -> list[Press]:
        """Every press that can still be taken back, seat by seat."""
        return [press for seat in sorted(self._drafts) for press in self._drafts[seat]]

    @property
    def drafting(self) -> frozenset[Seat]:
        """The seats that have begun something which can still be taken back."""
        return frozenset(self._drafts)

    def undone_by(self, seat: Seat) -> Sequence[Press]:
        """What a seat has taken back and may repeat, the next one last."""
        return self._undone.get(seat, ())

    def remember_undone(self, presses: Iterable[Press]) -> None:
        """Let stored presses be repeated that were taken back before, in the order they were."""
        for press in presses:
            self._undone.setdefault(press.seat, []).append(press)

    # Pressing

    def press(self, moves: Sequence[Move]) -> Press:
        """Apply one answer or several, all or none; raise Refused with the reason of the first that cannot be.

        Only the last answer may commit: beyond a commit nothing can be taken back as one.
        """
        if not moves or len({move.seat for move in moves}) != 1:
            raise IllegalMove(Text("refused-empty"))
        seat = moves[0].seat
        applied = _Application(self, seat)
        for move in moves:
            applied.take(move)
        return self._pressed(applied)

    def answer(self, seat: Seat, token: str, answers: Sequence[Answer | Move | Part]) -> Press:
        """Apply answers of which only the first names its question, the others go to what the seat is asked then.

        A Move also says to which kind of question it belongs, a Part whether it is tied to the one before it; where
        something else is asked, it is Stale.
        """
        if not answers:
            raise IllegalMove(Text("refused-empty"))
        applied = _Application(self, seat)
        applied.take(_answered(named(applied.asked, seat, token), answers[0]))
        for answer in answers[1:]:
            applied.go_on(answer)
        return self._pressed(applied)

    def _pressed(self, applied: _Application[S]) -> Press:
        press = applied.press()
        self._undone.pop(press.seat, None)
        self._keep(press, applied)
        return press

    # Taking back

    def can_undo(self, seat: Seat) -> bool:
        """Whether this seat has a press to take back."""
        return bool(self._drafts.get(seat))

    def undo(self, seat: Seat) -> Press:
        """Take back the last press of a seat."""
        return self._take_back(seat, 1)[0]

    def restart(self, seat: Seat) -> list[Press]:
        """Take back all presses of a seat since its last commit."""
        return self._take_back(seat, len(self.draft_of(seat)))

    def _take_back(self, seat: Seat, count: int) -> list[Press]:
        draft = self._drafts.get(seat)
        if not draft:
            raise NothingToUndo(Text("refused-nothing-to-undo"))
        gone = draft[-count:]
        del draft[-count:]
        self._undone.setdefault(seat, []).extend(reversed(gone))
        self._draft_anew(seat)
        return gone

    def redo(self, seat: Seat) -> Press:
        """Repeat the press of this seat that was taken back last; possible until it presses something else."""
        undone = self._undone.get(seat)
        if not undone:
            raise NothingToUndo(Text("refused-nothing-to-redo"))
        applied = _Application(self, seat)
        try:
            for move in undone[-1].moves:
                applied.take(move)
        except Refused as error:  # others have moved on meanwhile
            raise NothingToUndo(Text("refused-nothing-to-redo")) from error
        undone.pop()
        press = applied.press()
        self._keep(press, applied)
        return press

    # Drafts

    def _keep(self, press: Press, applied: _Application[S]) -> None:
        if not press.commit:
            self._drafts.setdefault(press.seat, []).append(press)
            self._branch(press.seat, applied)
            return
        self.committed = applied.state
        self._questions = {None: (applied.state, applied.asked)}
        self._drafts.pop(press.seat, None)
        self._branches.pop(press.seat, None)
        for seat in list(self._drafts):
            self._draft_anew(seat)

    def _draft_anew(self, seat: Seat) -> None:
        """Apply a seat's draft on top of the last commit; from the first press that cannot be, it is lost."""
        draft = self._drafts.pop(seat, [])
        self._branches.pop(seat, None)
        for place, press in enumerate(draft):
            try:
                applied = _Application(self, seat)
                for move in press.moves:
                    applied.take(move)
            except Refused:
                self.lost += draft[place:]
                return
            again = applied.press()
            if again.commit:  # what was a draft never becomes final by what others do
                self.lost += draft[place:]
                return
            self._drafts.setdefault(seat, []).append(again)
            self._branch(seat, applied)

    def _branch(self, seat: Seat, applied: _Application[S]) -> None:
        self._branches[seat] = applied.state
        self._questions[seat] = (applied.state, applied.asked)


class _Application(Generic[S]):
    """Answers of one press, applied one after the other to a copy of what their seat sees; each is applied once."""

    def __init__(self, match: Match[S], seat: Seat) -> None:
        before = match.seen_by(seat)
        self._seat = seat
        self._dice = match.dice
        self._first_draw, self._turn = before.drawn, before.turns_begun
        self._moves: list[Move] = []
        self._outcomes: list[Outcome[S]] = []
        self._forced: list[Move] = []
        """What followed the last answer by itself, as far as no part has named it."""
        self.state = codec_of(match.game).copy(before)
        self.asked = match.asked_after(seat)

    def take(self, move: Move) -> None:
        """Apply the next answer; raise Refused if it is not legal, or if it comes after a commit."""
        if self._outcomes and self._outcomes[-1].commit:  # whoever presses must see what came of it before going on
            raise IllegalMove(Text("refused-after-commit"))
        outcome = advance(self.state, self.asked, move, self._dice)
        self.asked = outcome.asked
        self._moves.append(move)
        self._outcomes.append(outcome)
        self._forced = list(outcome.forced)

    def go_on(self, answer: Answer | Move | Part) -> None:
        """Give the next answer to what the seat is asked now; what is tied may have followed by itself."""
        if self._outcomes[-1].commit:
            raise IllegalMove(Text("refused-after-commit"))
        if isinstance(answer, Part) and answer.tied and self._forced:
            if self._forced.pop(0).answer != answer.answer:
                raise Stale(Text("refused-settled"))
            return
        question = next_question(self.asked, self._seat, answer.kind if isinstance(answer, Move) else None)
        if isinstance(answer, Part) and any(move.kind == question.kind for move in self._moves):
            raise Stale(Text("refused-settled"))  # the question has come again: its part was meant for another
        self.take(_answered(question, answer))

    def press(self) -> Press:
        """Sum up what the answers did together."""
        last = self._outcomes[-1]
        return Press(
            seat=self._seat,
            moves=tuple(self._moves),
            first_draw=self._first_draw,
            draws=tuple(draw for outcome in self._outcomes for draw in outcome.draws),
            forced=tuple(move for outcome in self._outcomes for move in outcome.forced),
            events=tuple(event for outcome in self._outcomes for event in outcome.events),
            commit=last.commit,
            news=any(outcome.news for outcome in self._outcomes),
            turn=self._turn,
            turn_over=any(outcome.turn_over for outcome in self._outcomes),
            announced=any(outcome.announced for outcome in self._outcomes),
            round_over=any(outcome.round_over for outcome in self._outcomes),
        )


def _answered(question: Decision, answer: Answer | Move | Part) -> Move:
    """Make a move of an answer to a question; raise Stale if it was meant for another."""
    if isinstance(answer, Part):
        answer = answer.answer
    if not isinstance(answer, Move):
        return Move(question.seat, question.kind, answer)
    if (answer.seat, answer.kind) != (question.seat, question.kind):
        raise Stale(Text("refused-settled"))
    return answer
