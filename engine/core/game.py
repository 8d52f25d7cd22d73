"""What a game is made of: a state, steps on a stack, events, and the contract the rest of the bot relies on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeAlias, TypeVar

import msgspec

from engine.core.decision import END_TURN, Answer, Decision, Move, Seat, Text
from engine.core.dice import Dice
from engine.core.errors import RunawayRules
from engine.core.options import Conflict, GameOption

T = TypeVar("T")
Draw: TypeAlias = tuple[int, int]
"""One random number: sides and value, the value from 0 to sides - 1."""


class Setup(msgspec.Struct, frozen=True):
    """How a match is begun: number of seats and the options the table chose."""

    seats: int
    options: dict[str, str] = {}


class Side(msgspec.Struct, frozen=True):
    """A side that nobody sits at: the rules play it. It is called `side-<key>`; its number follows those of the seats.

    Events, scores and pictures name it by that number like any seat; it is never asked anything.
    """

    key: str


class Result(msgspec.Struct, frozen=True):
    """How a match ended: points by side, sides best first (equals together), the kind of ending, and who won."""

    scores: list[int]
    ranking: list[list[Seat]]
    ending: str
    winners: list[Seat]
    """Several share a victory; none where a match can be lost by everybody."""


class Stack:
    """The boxes of the flow chart under way, innermost last; stored with the state, so a match resumes anywhere."""

    __slots__ = ("steps", "unread")

    def __init__(self, steps: Iterable[Step[Any]] = ()) -> None:
        self.steps: list[Step[Any]] = list(steps)
        self.unread = False
        """Said of this one working state, neither stored nor copied nor compared: see `State.unread`."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Stack) and self.steps == other.steps

    def __hash__(self) -> int:
        raise TypeError("a stack changes and has no hash")

    def __len__(self) -> int:
        return len(self.steps)

    def __iter__(self) -> Iterator[Step[Any]]:
        return iter(self.steps)

    def __repr__(self) -> str:
        return f"Stack({self.steps!r})"


class State(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, gc=False):
    """Everything that is true of a match at one moment. A game adds its own fields; plain, mutable, storable.

    `gc=False`, here and wherever data is made in great numbers: its parts never lead back to it, so that the garbage
    collector has nothing to find there.
    """

    seats: int
    rules: int = 1
    """Version of the rules this match was begun under; it keeps them when the code moves on."""
    drawn: int = 0
    """Random numbers used so far. The seed itself is not part of the state."""
    answer_count: list[int] = []
    """Answers given by each seat, forced ones included."""
    draft: list[int] = []
    """Answers of each seat since its last commit, forced ones left out: what it can still take back."""
    turns_begun: int = 0
    """Turns begun so far: presses made during the same one are one entry for whoever wants to go back."""
    turn_of: Seat | None = None
    """Whose turn it is; None between turns, and where several act at once."""
    stack: Stack = msgspec.field(default_factory=Stack)
    result: Result | None = None

    @property
    def unread(self) -> bool:
        """Whether nobody will ever read what is asked and told here, because a search plays on by itself.

        What is legal, asked about, and taken by default is the same; words, hints and events may be left out, and from
        views what is only shown: the game's own players answer the same.
        """
        return self.stack.unread

    @property
    def ending(self) -> Text:
        """What the questions of the step under way end: what it says, or a step around it, else the turn."""
        for step in reversed(self.stack.steps):
            ending: Text | None = step.ending
            if ending is not None:
                return ending
        return END_TURN

    def push(self, step: Step[Any]) -> None:
        """Go into a step; the present one goes on when it is done."""
        self.stack.steps.append(step)

    def become(self, step: Step[Any]) -> None:
        """Go on with another step in place of the present one."""
        self.stack.steps[-1] = step

    def pop(self) -> None:
        """Leave the present step."""
        self.stack.steps.pop()

    def begin_turn(self, seat: Seat | None) -> None:
        """Begin a turn of a seat, or (None) of several at once: "so far" is told from here, and a rewind leads here."""
        self.turns_begun += 1
        self.turn_of = seat

    def end_turn(self) -> None:
        """End the present turn; what comes until the next one begins still belongs to it."""
        self.turn_of = None


S = TypeVar("S", bound=State)


class Event(msgspec.Struct, frozen=True, tag_field="event", forbid_unknown_fields=True, gc=False):
    """Something that happened, in ids and numbers; it is worded later, for each reader.

    Its `seat`, if it has one, is whoever did it.
    """

    by_itself: ClassVar[bool] = False
    """Nobody did it, although it is told of a `seat`: that of a player who scores, say."""

    def shown_to(self, seat: Seat | None) -> Event | None:
        """Give what this seat (None: a bystander) may know of it: itself, a copy without secrets, or nothing."""
        return self


class PassedOver(msgspec.Struct, frozen=True, gc=False):
    """A question that had one answer, which was taken without asking."""

    decision: Decision
    told: int
    """How many events there were before it: none if it is but a part of the answer that led to it."""


class Ctx:
    """All a rule may do besides changing its state: report, draw lots, commit."""

    __slots__ = (
        "_dice",
        "_state",
        "committed",
        "draws",
        "events",
        "forced",
        "has_news",
        "passed_over",
        "round_over",
        "unread",
    )

    def __init__(self, state: State, dice: Dice) -> None:
        self._state = state
        self._dice = dice
        self.events: list[Event] = []
        self.draws: list[Draw] = []
        self.forced: list[Move] = []
        self.passed_over: list[PassedOver] = []
        self.committed = False
        self.has_news = False
        self.round_over = False
        self.unread = state.unread
        """Nothing needs to be reported: see `State.unread`."""

    def emit(self, event: Event) -> None:
        """Report what happened, if anybody reads it."""
        if not self.unread:
            self.events.append(event)

    def draw(self, sides: int) -> int:
        """Draw a number from 0 to sides - 1; this commits."""
        value = self._dice.below(sides, self._state.drawn)
        self._state.drawn += 1
        self.draws.append((sides, value))
        self.commit()
        return value

    def roll(self, sides: int = 6) -> int:
        """Roll a die; this commits."""
        return self.draw(sides) + 1

    def shuffle(self, items: list[T]) -> None:
        """Put items into random order; this commits."""
        for i in range(len(items) - 1, 0, -1):
            j = self.draw(i + 1)
            items[i], items[j] = items[j], items[i]

    def commit(self) -> None:
        """Nothing before this moment can be taken back: something was revealed, or a turn declared over."""
        self.committed = True
        self._state.draft = [0] * self._state.seats

    def news(self) -> None:
        """The table is to be told at the next opportunity, whoever acts next: sealed answers were opened, say."""
        self.has_news = True

    def end_round(self) -> None:
        """A round of the match is over (most rulebooks call it a turn): the table is told, whoever is looking on."""
        self.has_news = self.round_over = True


class Step(msgspec.Struct, Generic[S], tag_field="step", forbid_unknown_fields=True, gc=False):
    """One box of the flow chart: its data, its questions and what the answers do."""

    ending: ClassVar[Text | None] = None
    """What is ended by the questions of this step and of those within it, if it is not a whole turn: an action."""

    def asks(self, s: S) -> Iterable[Decision]:
        """The questions that are open now, at most one required question a seat."""
        return ()

    def take(self, s: S, move: Move, ctx: Ctx) -> None:
        """Do what a legal answer says."""
        raise RunawayRules(f"{type(self).__name__} asks nothing")

    def run(self, s: S, ctx: Ctx) -> None:
        """Do the automatic part, when nobody has to decide."""
        raise RunawayRules(f"{type(self).__name__} has nothing to do, and nobody is asked")

    def why_not(self, s: S, move: Move) -> Text | None:
        """Say why this answer is not legal, if there is more to say than that it is not offered."""
        return None

    def not_yet(self, s: S, move: Move) -> Text | None:
        """Say what comes first, if the seat that is asked answers a question that will be open later on."""
        return None


class Bot(Protocol):
    """Whoever answers for a seat: given only what that seat may know."""

    def answer(self, view: Any, decision: Decision) -> Answer:
        """Give a legal answer to the question."""


class Game(Generic[S]):
    """The rules of one game. Everything outside the engine is written against this and works for every game."""

    key: ClassVar[str]
    rules: ClassVar[int] = 1
    """Version of the behaviour; running matches keep the one they were begun under."""
    seats: ClassVar[tuple[int, ...]]
    """Possible numbers of players."""
    options: ClassVar[tuple[GameOption, ...]] = ()
    """What the host may choose before the match."""
    conflicts: ClassVar[tuple[Conflict, ...]] = ()
    """Which choices do not go together, in the order they are tested."""
    state: ClassVar[type[Any]]
    steps: ClassVar[tuple[type[Step[Any]], ...]]
    events: ClassVar[tuple[type[Event], ...]]
    endings: ClassVar[tuple[str, ...]]
    """The kinds of endings a result may name."""
    upgrades: ClassVar[tuple[Callable[[dict[str, Any]], dict[str, Any]], ...]] = ()
    """Upgrades of stored states: the first turns schema 1 into schema 2, and so on."""
    hides: ClassVar[bool] = True
    """Whether anything is hidden from anybody; of a game in which all lies open, no secrets are spoken of."""
    effort: ClassVar[int] = 1500
    """So many answers whoever thinks ahead may play on the way to one; more where one costs little."""
    tries: ClassVar[int] = 4
    """So often an answer has to be tried before it is preferred to the quick player's: the more, the better that is."""
    horizon: ClassVar[int] = 1
    """Whoever thinks ahead plays on to the end of so many rounds, the present one counted, then asks for prospects."""

    def facts(self, setup: Setup) -> dict[str, str]:
        """Say what conflicts may depend on besides options and seats, worked out from a set-up that is complete."""
        return {}

    def sides(self, setup: Setup) -> tuple[Side, ...]:
        """Name the sides of such a match that nobody sits at."""
        return ()

    def setup(self, setup: Setup) -> S:
        """Lay out a new match with its first step on the stack; lots are drawn by that step, not here."""
        raise NotImplementedError

    def view(self, s: S, seat: Seat | None) -> Any:
        """Build up what a seat (None: a bystander) may know; never a state with fields cut out."""
        raise NotImplementedError

    def points(self, view: Any, seat: Seat) -> Mapping[str, int]:
        """Tell the points of a side by where they come from; empty if a game does not tell."""
        return {}

    def status(self, view: Any, seat: Seat | None) -> list[Text]:
        """Say in short lines, shown with every question, where the match stands, then what the seat owns."""
        raise NotImplementedError

    def bot(self) -> Bot:
        """Make a player for empty or deserted seats; it keeps nothing in mind between two questions."""
        raise NotImplementedError

    def easy_bot(self) -> Bot:
        """Make a weaker player, who overlooks what beginners overlook; the usual one unless a game has it."""
        return self.bot()

    def strong_bot(self) -> Bot:
        """Make the player that thinking begins from: quick, and the best a game has; the usual one unless it has it."""
        return self.bot()

    def reason(self, view: Any, decision: Decision, answer: Answer, then: Sequence[Move] = ()) -> Text | None:
        """Say in a sentence what speaks for an answer, for whoever plays a first match; None where little is to say.

        It is asked about answers that the strong player settled on, and worded as `reason-…`. It must be true of any
        answer it is given for, and not repeat what the option or its note says. `then` is what the seat would probably
        answer next in the same turn: what that contradicts speaks for nothing.
        """
        return None

    def veil(self, s: S, seat: Seat | None, ctx: Ctx) -> None:
        """Deal anew whatever this seat cannot know: so one sees that nothing leaks, or that something came to light."""

    def prospects(self, s: S) -> list[float] | None:
        """Estimate with how many points each side will end, from the whole state at the end of a round.

        None where nothing can be said: then the match is played on to its end.
        """
        return None

    def doubt(self, s: S) -> float:
        """Say by how many points such an estimate of one side is usually off: the standard deviation."""
        return 0.0

    def check(self, s: S) -> None:
        """Raise BrokenInvariant if a conservation law of the game does not hold."""


def default_of(decision: Decision) -> Answer:
    """Find what an absent player is taken to say; every required question has it."""
    if decision.default is None:
        raise LookupError(f"{decision.kind} has no default")
    return decision.default
