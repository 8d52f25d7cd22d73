"""What would follow an answer, found out on copies: the one look ahead behind panels, commands and pictures."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Any, NamedTuple

from engine.core.codec import codec_of
from engine.core.decision import Answer, Decision, Move, Seat, Text
from engine.core.dice import LoadedDice, OutOfDice
from engine.core.errors import IllegalMove, Stale
from engine.core.game import Game, PassedOver, State
from engine.core.match import Match
from engine.core.path import Path
from engine.core.play import Outcome, advance, judge, pending, waiting_on

COMMITTED = Text("refused-after-commit")
AHEAD = 6
"""So many answers of a question are looked into; a question with more is shown alone."""
FACES = 6
"""A die with so many faces is tried out face by face, to see whether it matters."""


class Preview(NamedTuple):
    """A moment of a match as one seat may know it beforehand: never changed, only copied.

    `after` passes over what has no alternative, as the match itself does; `typed` stops there, because whoever types
    may name that answer too.
    """

    game: Game[Any]
    state: State
    asked: tuple[Decision, ...]
    seat: Seat
    happened: bool = False
    """The answer that led here did something: it is whole, what is asked now is another matter."""
    forced: tuple[Move, ...] = ()
    """What had no alternative after it and was taken without asking."""
    passed_over: tuple[PassedOver, ...] = ()
    """The questions that were answered so."""
    told: int = 0
    """How many events there were on the way here."""

    @property
    def leading(self) -> tuple[PassedOver, ...]:
        """What was passed over after something had happened, and leads to what is asked now: nothing came between."""
        return tuple(each for each in self.passed_over if 0 < each.told == self.told)

    @property
    def question(self) -> Decision | None:
        """The question this seat must answer."""
        return next((each for each in self.asked if each.seat == self.seat and not each.optional), None)

    @property
    def shown(self) -> Decision | None:
        """The question, if it may be shown before it is really asked."""
        question = self.question
        return question if question is not None and question.is_open else None

    @property
    def is_forced(self) -> bool:
        """Whether the question has one answer only, so that the match would take it without asking."""
        return self.shown is not None and self.shown.choice.only() is not None

    def check(self, answer: Answer) -> None:
        """Raise IllegalMove with the reason if an answer to the question is not legal."""
        judge(self.state, self.asked, self.move(answer))

    def move(self, answer: Answer) -> Move:
        """Answer the question with a move, legal or not."""
        assert self.question is not None
        return Move(self.seat, self.question.kind, answer)

    def not_yet(self, kinds: Iterable[str], answer: Answer = ()) -> Text | None:
        """Say why questions are not open, what comes before them or why they are over, if the rules know."""
        step = self.state.stack.steps[-1]
        reasons = (step.not_yet(self.state, Move(self.seat, kind, answer)) for kind in kinds)
        return next((reason for reason in reasons if reason is not None), None)

    # One answer further

    def after(self, decision: Decision, answer: Answer) -> Preview | None:
        """Go where an answer leads, or nowhere (None) if it commits or needs dice; an illegal one raises Refused."""
        outcome = self._outcome(decision, answer)
        return None if outcome is None or outcome.commit else self._at(outcome)

    def typed(self, answer: Answer) -> Preview:
        """Go where an answer to the question leads; where dice, commits or secrets end the way, nothing is asked."""
        question = self.question
        assert question is not None
        self.check(answer)
        outcome = self._outcome(question, answer, passing_over=False) if question.is_open else None
        return self._replace(asked=()) if outcome is None or outcome.commit else self._at(outcome)

    def ahead(self, decision: Decision, answer: Answer) -> Preview | None:
        """Go where an answer leads if it may be looked into and leads to a question that may be shown."""
        there = self.after(decision, answer) if decision.is_open else None
        return there if there is not None and there.shown is not None else None

    def waiting_after(self, decision: Decision, answer: Answer) -> frozenset[Seat]:
        """The seats that would be waited for after an answer that may be final; none if chance has a say in it.

        A single die is tried out face by face; of more dice nothing is said, that would be too many ways.
        """
        if decision.sealed:  # what others have sealed has a say too
            return frozenset()
        outcome = self._outcome(decision, answer)
        if outcome is not None:
            return waiting_on(outcome.asked)
        first = self._outcome(decision, answer, roll=(0,))
        if first is None or first.draws[0][0] > FACES:
            return frozenset()
        waiting = waiting_on(first.asked)
        for face in range(1, first.draws[0][0]):
            other = self._outcome(decision, answer, roll=(face,))
            if other is None or waiting_on(other.asked) != waiting:
                return frozenset()
        return waiting

    def beyond(self, decision: Decision, answer: Answer) -> Preview | None:
        """Go where an answer leads even if it is final, such as taking a bid back; nowhere (None) if it needs dice.

        Nor where others' secrets might be opened by it.
        """
        outcome = None if decision.sealed else self._outcome(decision, answer)
        return None if outcome is None else self._at(outcome)

    def parts(self, question: Decision) -> Iterator[Decision]:
        """Find the lists that the answers of a short list lead to before anything happens, asked or passed over.

        What belongs together with the question it leads to is looked into as well, though a price is paid between;
        where it is asked what to pay, it is looked what follows the usual answer.
        """
        options, hints = question.singles, question.hints
        if hints.carry:
            options = tuple(option for option in options if option.id == question.default)
        for option in options if len(options) <= AHEAD else ():
            there, foregone = self.ahead(question, option.id), tuple(self._foregone(question, option.id))
            whole = there is None or (there.happened and (foregone or not (hints.join or hints.carry)))
            asked = None if there is None or whole else there.shown
            for part in (*foregone, asked):
                if part is not None and part.kind != question.kind and part.choice.singles:
                    yield part
            if there is not None and asked is not None and (asked.hints.join or asked.hints.carry):
                yield from there.parts(asked)

    def foregone(self, decision: Decision, answer: Answer) -> Decision | None:
        """Find the question an answer leads to if it is passed over: its one answer is worth showing with the first."""
        return next(self._foregone(decision, answer), None)

    def _foregone(self, decision: Decision, answer: Answer) -> Iterator[Decision]:
        """Find all that is passed over after an answer before anything happens, from the first."""
        there = self.after(decision, answer) if decision.is_open else None
        joined = decision.hints.join or decision.hints.carry
        for n, (part, told) in enumerate((each.decision, each.told) for each in (there.passed_over if there else ())):
            is_part = told == 0 or (joined and n == 0)
            if not is_part or part.seat != self.seat or not part.is_open or part.hints.carry:
                return
            if part.kind == decision.kind:
                return
            yield part

    def _outcome(
        self, decision: Decision, answer: Answer, passing_over: bool = True, roll: tuple[int, ...] = ()
    ) -> Outcome[State] | None:
        """Apply an answer to a copy; None if it needs more dice than are laid out."""
        copy = codec_of(self.game).copy(self.state)
        move = Move(decision.seat, decision.kind, answer)
        try:
            return advance(copy, self.asked, move, LoadedDice(roll), passing_over=passing_over)
        except OutOfDice:
            return None

    def _at(self, outcome: Outcome[State]) -> Preview:
        happened = bool(outcome.events) and not _is_payment(outcome.passed_over, len(outcome.events))
        there = Preview(self.game, outcome.state, outcome.asked, self.seat, happened)
        return there._replace(forced=outcome.forced, passed_over=outcome.passed_over, told=len(outcome.events))


class Followed(NamedTuple):
    """The answers of a path that are to be given, and where they lead; None if the last of them commits."""

    sent: tuple[Answer, ...]
    there: Preview | None


def preview(game: Game[Any], state: State, seat: Seat) -> Preview:
    """Look at the present moment of a state."""
    return Preview(game, state, pending(state), seat)


def present(match: Match[Any], seat: Seat) -> Preview:
    """Look at a match as a seat sees it, its own draft included."""
    return preview(match.game, match.seen_by(seat), seat)


class DraftedAnswer(NamedTuple):
    """An answer of a draft, and the question it was given to."""

    question: Decision
    answer: Answer
    before: Preview | None
    """The moment it was given, if its question is of a kind that was looked for."""


def drafted(match: Match[Any], seat: Seat, kinds: Collection[str] = ()) -> list[DraftedAnswer]:
    """Go through the answers of a seat's draft, those passed over included; moments are kept for some kinds only.

    A draft may be long: it is walked on one copy of the state, which is copied again for the moments alone.
    """
    found: list[DraftedAnswer] = []
    left = [move for press in match.draft_of(seat) for move in press.moves]
    if not left:
        return found
    codec = codec_of(match.game)
    there = preview(match.game, codec.copy(match.committed), seat)
    while (question := there.question) is not None and (there.is_forced or left):
        only = question.choice.only() if there.is_forced else None
        if only is None and left[0].kind != question.kind:  # an answer to a question nobody had to answer
            break
        answer = left.pop(0).answer if only is None else only
        kept = there._replace(state=codec.copy(there.state)) if question.kind in kinds else None
        found.append(DraftedAnswer(question, answer, kept))
        outcome = advance(there.state, there.asked, there.move(answer), LoadedDice(()), passing_over=False)
        there = there._replace(state=outcome.state, asked=outcome.asked)
    return found


def follow(here: Preview, path: Path, kind: str) -> Followed:
    """Follow an answer to a question of this kind, and its parts; raise Refused where it leads no further.

    Stale is what is no longer asked for, or would not follow as it was shown.
    """
    sent: list[Answer] = []
    kinds: set[str] = set()
    there: Preview | None = here
    for part in path:
        if there is None:
            raise IllegalMove(COMMITTED)
        if part.tied and there.forced:
            if there.forced[0].answer != part.answer:
                raise Stale(Text("refused-settled"))
            there = there._replace(forced=there.forced[1:])
            continue
        question = there.question
        if question is None or question.kind in kinds or (not kinds and question.kind != kind):
            raise Stale(Text("refused-settled"))
        kinds.add(question.kind)
        sent.append(part.answer)
        there = there.after(question, part.answer)
    return Followed(tuple(sent), there)


def _is_payment(passed_over: tuple[PassedOver, ...], told: int) -> bool:
    """Whether all that happened is that a question in between had one answer, and was passed over."""
    if not passed_over:
        return False
    first, *others = passed_over
    return first.decision.hints.carry and first.told == 0 and all(each.told == told for each in others)
