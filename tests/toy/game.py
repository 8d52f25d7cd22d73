"""The contract of Delta: set-up, what is hidden, what never changes."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from engine.core.bots import AbsentBot, Bot
from engine.core.decision import Answer, Seat, Text
from engine.core.errors import BrokenInvariant
from engine.core.game import Ctx, Event, Game, Result, Setup, Side, Stack, Step
from engine.core.options import SEATS, Conflict, GameOption
from engine.core.steps import AllAtOnce
from tests.toy import events, steps
from tests.toy.state import CARDS, GOODS, PIECES, SILVER, Delta, Player
from tests.toy.upgrades import UPGRADES


class Stand(msgspec.Struct, frozen=True):
    """What everybody knows of a side."""

    silver: int
    goods: dict[str, int]
    points: int
    cards: int
    face_down: int
    is_sealed: bool


class Table(msgspec.Struct, frozen=True):
    """What one reader knows of a match."""

    round: int
    water: int
    tide: str
    order: list[Seat]
    supply: dict[str, int]
    deck: int
    discard: list[str]
    bids: list[int]
    stands: list[Stand]
    hand: list[str]
    face_down: list[str]
    sealed: list[Answer]
    """What the reader has chosen in secret so far."""
    result: Result | None


class Toy(Game[Delta]):
    """Delta, for one to four players, one of whom may be the rival."""

    key: ClassVar[str] = "toy"
    rules: ClassVar[int] = 1
    seats: ClassVar[tuple[int, ...]] = (1, 2, 3, 4)
    options: ClassVar[tuple[GameOption, ...]] = (
        GameOption("tide", ("calm", "wild"), "calm"),
        GameOption("rival", ("none", "automaton"), "none"),
    )
    conflicts: ClassVar[tuple[Conflict, ...]] = (
        Conflict({SEATS: ("1",), "rival": ("none",)}, Text("refused-no-rival")),
        Conflict({SEATS: ("1",), "tide": ("wild",)}, Text("refused-wild-alone")),
        Conflict({"sides": ("5",)}, Text("refused-crowded")),
    )
    state: ClassVar[type[Delta]] = Delta
    steps: ClassVar[tuple[type[Step[Any]], ...]] = steps.STEPS
    events: ClassVar[tuple[type[Event], ...]] = tuple(
        each for each in vars(events).values() if isinstance(each, type) and each.__module__ == events.__name__
    )
    endings: ClassVar[tuple[str, ...]] = ("flood", "harvest")
    upgrades: ClassVar[tuple[Any, ...]] = UPGRADES

    def facts(self, setup: Setup) -> dict[str, str]:
        """How many sides there are, the rival counted."""
        return {"sides": str(setup.seats + len(self.sides(setup)))}

    def sides(self, setup: Setup) -> tuple[Side, ...]:
        """The rival, if there is one."""
        return (Side("crane"),) if setup.options.get("rival") == "automaton" else ()

    def setup(self, setup: Setup) -> Delta:
        """Everybody gets a piece of each good and some silver; the rival begins with nothing."""
        players = [Player() for _ in range(setup.seats)]
        rivals = [Player(silver=0, goods=dict.fromkeys(GOODS, 0)) for _ in self.sides(setup)]
        return Delta(
            seats=setup.seats,
            rules=self.rules,
            stack=Stack([steps.Deal()]),
            players=[*players, *rivals],
            supply=dict.fromkeys(GOODS, PIECES - setup.seats),
            bank=SILVER - sum(player.silver for player in players),
            tide=setup.options.get("tide", "calm"),
            order=list(range(setup.seats)),
        )

    def view(self, s: Delta, seat: Seat | None) -> Table:
        """Of the others' cards and sealed answers everybody knows only how many, and whether."""
        own, now = (Player() if seat is None else s.players[seat]), _sealing(s)
        sealed = [] if now is None or seat is None else now.answers.get(seat, [])
        return Table(
            round=s.round,
            water=s.water,
            tide=s.tide,
            order=list(s.order),
            supply=dict(s.supply),
            deck=len(s.deck),
            discard=list(s.discard),
            bids=list(s.bids),
            stands=[_stand(s, side) for side in range(len(s.players))],
            hand=list(own.hand),
            face_down=list(own.face_down),
            sealed=list(sealed),
            result=s.result,
        )

    def status(self, view: Table, seat: Seat | None) -> list[Text]:
        """Say where the match stands, then what the seat owns."""
        lines = [Text("status-match", {"round": view.round, "water": view.water})]
        if seat is not None:
            own = view.stands[seat]
            lines.append(Text("status-own", {"silver": own.silver, "goods": own.goods, "points": own.points}))
            lines.append(Text("status-hand", {"cards": view.hand}))
        if view.face_down:
            lines.append(Text("status-face-down", {"cards": view.face_down}))
        return lines

    def veil(self, s: Delta, seat: Seat | None, ctx: Ctx) -> None:
        """Deal the deck, all hands and all cards on the board but this seat's anew, and guess what others sealed."""
        others = [player for i, player in enumerate(s.players) if i != seat]
        unknown = sorted(s.deck + [card for player in others for card in (*player.hand, *player.face_down)])
        ctx.shuffle(unknown)
        for player in others:
            player.hand = [unknown.pop() for _ in player.hand]
            player.face_down = [unknown.pop() for _ in player.face_down]
        s.deck = unknown
        now = _sealing(s)
        for i, answers in now.answers.items() if now is not None else ():
            if now is not None and i != seat:
                so_far: list[Answer] = []
                while len(so_far) < len(answers) and (question := now.question(s, i, so_far)):
                    so_far.append(question.choice.sample(_Lots(ctx)))
                now.answers[i] = so_far

    def bot(self) -> Bot:
        """Who does not think takes the default."""
        return AbsentBot()

    def check(self, s: Delta) -> None:
        """No coin, piece or card is ever lost or made."""
        if s.bank + sum(player.silver for player in s.players) != SILVER:
            raise BrokenInvariant("silver")
        for good in GOODS:
            held = [s.supply[good], *(player.goods[good] for player in s.players)]
            if sum(held) != PIECES or min(held) < 0:
                raise BrokenInvariant(good)
        held_cards = [card for player in s.players for card in (*player.hand, *player.face_down)]
        if sorted([*s.deck, *s.discard, *held_cards]) != sorted(CARDS):
            raise BrokenInvariant("cards")


class _Lots:
    """Draws what a veil needs; the rules never choose at random what a player should."""

    def __init__(self, ctx: Ctx) -> None:
        self.randrange = ctx.draw


def _sealing(s: Delta) -> AllAtOnce[Delta] | None:
    """The step that keeps secrets of several seats, if one is under way."""
    now = s.stack.steps[-1] if len(s.stack) else None
    return now if isinstance(now, AllAtOnce) else None


def _stand(s: Delta, side: Seat) -> Stand:
    player, now = s.players[side], _sealing(s)
    is_sealed = now is not None and side in now.seats and now.is_done(s, side)
    goods = dict(player.goods)
    return Stand(player.silver, goods, player.points, len(player.hand), len(player.face_down), is_sealed)
