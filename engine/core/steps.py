"""Steps that more than one game uses: the end of a turn, all at once and sealed, each in order."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from engine.core.decision import END_TURN, Answer, Decision, Move, OneOf, Option, Seat, Text
from engine.core.game import Ctx, S, State, Step

END = "end"
"""The kind of the question that ends a turn."""
END_PROMPT = Text("end-prompt")
"""What that question says where a game has no words of its own."""
TAKE_BACK = "take_back"
"""The last part of the kind of the question, and its answer, by which a sealed answer is taken back."""


class EndTurn(Step[Any], tag="core.EndTurn"):
    """The last word of a turn: asked only while something of it can still be taken back."""

    seat: Seat
    label: Text = END_TURN
    """What ending is called; a step around this one may say what it ends, if nothing else is said here."""
    prompt: Text = END_PROMPT
    """What is ended, in the words of the game."""

    def asks(self, s: State) -> Iterable[Decision]:
        """Ask for the end of the turn; after dice or forced answers alone there is nothing to confirm."""
        if s.draft[self.seat]:
            end = OneOf((Option(END, s.ending if self.label == END_TURN else self.label),))
            yield Decision(self.seat, END, end, self.prompt, default=END, always=True, ends=END)

    def take(self, s: State, move: Move, ctx: Ctx) -> None:
        """End the turn; it can no longer be taken back."""
        ctx.commit()

    def run(self, s: State, ctx: Ctx) -> None:
        """Pass the duty on."""
        s.end_turn()
        s.pop()


class EachInOrder(Step[S]):
    """One seat after the other has a turn. A game says in `turn` what such a turn is made of."""

    left: list[Seat]
    """Who has not had a turn yet, the next one first."""

    def run(self, s: S, ctx: Ctx) -> None:
        """Begin the next turn, or be done."""
        if not self.left:
            s.pop()
            return
        seat = self.left.pop(0)
        s.begin_turn(seat)
        for step in reversed(self.turn(s, seat)):
            s.push(step)

    def turn(self, s: S, seat: Seat) -> Sequence[Step[S]]:
        """Lay out the steps of one turn, the first one first; usually an EndTurn comes last."""
        raise NotImplementedError


class AllAtOnce(Step[S]):
    """Several seats answer at the same time, in secret; when the last is done, everything is opened together.

    A seat may be asked several questions one after the other: until its last answer they are its own draft. What it
    has sealed may be taken back while others still think. A game says in `question` what is asked and in `open` what
    comes of it; views must not show `answers`.
    """

    seats: list[Seat]
    answers: dict[int, list[Answer]] = {}
    """What each seat has answered so far."""
    begun: bool = False
    waiting: ClassVar[Text] = Text("sealed-prompt")
    """What is said to a seat that is done while others still think; a game may have words of its own."""
    taking_back: ClassVar[Text] = Text("sealed-take-back")
    """What taking the answer back is called."""

    def question(self, s: S, seat: Seat, so_far: Sequence[Answer]) -> Decision | None:
        """Ask a seat its next question after what it has answered so far; None if it is done."""
        raise NotImplementedError

    def open(self, s: S, ctx: Ctx, answers: dict[int, list[Answer]]) -> None:
        """Do what all answers together lead to; the step is no longer on the stack, the table will be told."""
        raise NotImplementedError

    def sealed(self, s: S, ctx: Ctx, seat: Seat, is_done: bool) -> None:
        """Report that a seat is done, or has taken its answers back; never what they are."""

    def is_done(self, s: S, seat: Seat) -> bool:
        """Whether a seat has answered everything it is asked."""
        return self.question(s, seat, self.answers.get(seat, ())) is None

    def asks(self, s: S) -> Iterable[Decision]:
        """Ask everybody who is not done; the others may take back what they sealed, unless all are done."""
        if not self.begun:
            return
        open_questions = {seat: self.question(s, seat, self.answers.get(seat, ())) for seat in self.seats}
        if not any(open_questions.values()):
            return
        for seat, question in open_questions.items():
            if question is not None:
                yield question
            elif self.answers.get(seat):
                yield self.take_back(seat)

    def take_back(self, seat: Seat) -> Decision:
        """Offer to take a sealed answer back."""
        choice = OneOf((Option(TAKE_BACK, self.taking_back),))
        return Decision(seat, f"{self.kind}.{TAKE_BACK}", choice, self.waiting, optional=True)

    @property
    def kind(self) -> str:
        """How its questions begin: the tag `toy.Bidding` makes it `bidding`."""
        return str(self.__struct_config__.tag).rpartition(".")[2].lower()

    def take(self, s: S, move: Move, ctx: Ctx) -> None:
        """Keep an answer in secret, or forget those that are taken back."""
        if move.kind == f"{self.kind}.{TAKE_BACK}":
            del self.answers[move.seat]
            self.sealed(s, ctx, move.seat, False)
            return
        self.answers.setdefault(move.seat, []).append(move.answer)
        if self.is_done(s, move.seat):
            self.sealed(s, ctx, move.seat, True)

    def run(self, s: S, ctx: Ctx) -> None:
        """Begin; or, when all are done, open what was sealed."""
        if not self.begun:
            self.begun = True
            s.begin_turn(None)
            return
        ctx.commit()
        ctx.news()
        s.pop()
        self.open(s, ctx, {seat: self.answers.get(seat, []) for seat in self.seats})
