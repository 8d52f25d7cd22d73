"""A table to lay out positions of Mesopotamia on, ask what the rules ask, and answer as players would.

    t = Table("babylonian", "sumerian")            # two Empires, seats 0 and 1, on Start Regions r01 and r02
    t.hold(0, stone=2).level(0, build=2).put(0, "spearman", "r08")
    t.turn(0)                                      # it is their turn in the Action phase
    t.answer("build.pawn").answer("wall")          # answers go to the question that is open
    assert t.state.walls == {"r08": 0}
    t.rejects("ziggurat", "cannot_pay")

Positions are laid out first; the first question asked or answered opens the match.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Self

import pytest

from engine.core.decision import Answer, Decision, Move, Option, Seat
from engine.core.dice import SeededDice
from engine.core.errors import Refused
from engine.core.game import Event, Setup
from engine.core.match import Match
from engine.core.play import begin, resume
from engine.mesopotamia.content.cards import COMBAT_CARDS, EVENTS, QUESTS
from engine.mesopotamia.content.empires import EMPIRES, FIGHTERS, RESOURCES
from engine.mesopotamia.content.map import STARTS
from engine.mesopotamia.content.technologies import ACTIONS, FACES
from engine.mesopotamia.content.tokens import GARDENS, SQUARES, TRADE_TOKENS
from engine.mesopotamia.figures import place_ship, place_tribe, place_unit
from engine.mesopotamia.game import Mesopotamia
from engine.mesopotamia.opponent import Automaton, Guardians, Siege
from engine.mesopotamia.rounds import ActionPhase, Rounds, turn_order
from engine.mesopotamia.state import Die, MesopotamiaState, Player, TokenOnMap, TradeSlot
from tests.rules import position, rule

__all__ = ["GAME", "Table", "rule"]

GAME = Mesopotamia()
"""The whole ledger, with what no table offers yet."""
CODES = {
    "over": "game_over",
    "not_asked": "not_your_decision",
    "settled": "not_now",
    "option": "bad_option",
    "seats": "bad_player_count",
    "not_offered": "unknown_id",
}
"""Refusals of the core, which have other names in M22."""


class ScriptedDice:
    """Draws laid out by hand first; what comes after them is by lot."""

    def __init__(self, seed: int = 1) -> None:
        self._rest = SeededDice(seed.to_bytes(16, "big"))
        self.script: list[int] = []

    def below(self, sides: int, at: int) -> int:
        """Give the next number of the script, else one by lot."""
        if self.script:
            value = self.script.pop(0)
            assert 0 <= value < sides, f"the script says {value}, but there are {sides} sides"
            return value
        return self._rest.below(sides, at)


class Table:
    """A match in its first round with nothing on the map but what is put there."""

    def __init__(
        self,
        *empires: str,
        starts: Iterable[str] = (),
        seed: int = 1,
        opponent: Automaton | Siege | Guardians | None = None,
        **fields: Any,
    ) -> None:
        """With an opponent the last Empire is its: see `alone` for such tables."""
        named = empires or ("babylonian", "sumerian")
        places = list(starts) or [STARTS[number] for number in range(1, len(named) + 1)]
        seats = len(named) - (opponent is not None)
        if opponent is not None:
            fields |= {"opponent": opponent, "tribes_themselves": fields.get("tribes_themselves", False) or seats == 1}
        sealed = seats if isinstance(opponent, Guardians) else len(named)
        without_levels = isinstance(opponent, (Siege, Guardians))
        sets = fields.pop("sets", None) or sorted({"base", *(EMPIRES[each].set for each in named)})
        self.dice = ScriptedDice(seed)
        self.events: list[Event] = []
        """Everything that has happened since the match was opened."""
        self._match: Match[MesopotamiaState] | None = None
        self._position = MesopotamiaState(
            seats=seats,
            rules=fields.pop("rules", GAME.rules),
            sets=sets,
            round=1,
            players=[
                Player(
                    empire=empire,
                    role="abcdef"[seat] if seat < seats else "",
                    start=start,
                    holding=dict.fromkeys(RESOURCES, 0),
                    levels={} if seat == seats and without_levels else dict.fromkeys(ACTIONS, 1),
                )
                for seat, (empire, start) in enumerate(zip(named, places, strict=True))
            ],
            order=list(range(len(named))),
            population=[list(range(sealed)), *([] for _ in range(SQUARES - 1))],
            event=[list(range(len(named))), *([] for _ in range(SQUARES - 1))],
            event_pool={
                terrain: [card.id for card in EVENTS.values() if card.terrain == terrain and card.set in sets]
                for terrain in ("plain", "mountain", "desert")
            },
            quest_pool=[quest.id for quest in QUESTS.values() if quest.set in sets],
            combat_pool={
                kind: [card.id for card in COMBAT_CARDS.values() if card.type == kind and card.set in sets]
                for kind in FIGHTERS
            },
            combat_discard={kind: [] for kind in FIGHTERS},
            gardens=[next(tile.id for tile in GARDENS.values() if tile.level == 1)],
            **fields,
        )

    @classmethod
    def new(cls, players: int = 2, seed: int = 1, **options: str) -> Self:
        """A real new match, at its first question."""
        table = cls(*("babylonian", "sumerian"), seed=seed)
        outcome = begin(GAME, Setup(players, options), table.dice)
        table.events = list(outcome.events)
        table._match = Match(GAME, outcome.state, table.dice)
        return table

    @classmethod
    def at(cls, state: MesopotamiaState) -> Self:
        """A moment of another match."""
        table = cls()
        table._match = Match(GAME, state, table.dice)
        return table

    # Laying out (before the first question)

    def hold(self, seat: Seat, **resources: int) -> Self:
        """Give a side these resources; kinds not named stay."""
        self._laid.players[seat].holding.update(resources)  # type: ignore[arg-type]
        return self

    def level(self, seat: Seat, **levels: int) -> Self:
        """Technologies in use, by type."""
        self._laid.players[seat].levels.update(levels)  # type: ignore[arg-type]
        return self

    def put(self, seat: Seat, kind: str, region: str, count: int = 1) -> Self:
        """Combat Units or Rams in a region."""
        for _ in range(count):
            place_unit(self._laid, seat, kind, region)
        return self

    def ship(self, seat: Seat, *sections: str) -> Self:
        """Ships on sections."""
        for section in sections:
            place_ship(self._laid, seat, section)
        return self

    def tribe(self, region: str, **figures: int) -> Self:
        """A Tribe."""
        for kind, count in figures.items():
            for _ in range(count):
                place_tribe(self._laid, kind, region)  # type: ignore[arg-type]
        return self

    def settle(self, seat: Seat, *regions: str) -> Self:
        """Settlements."""
        self._laid.settlements.update(dict.fromkeys(regions, seat))
        return self

    def wall(self, seat: Seat, *regions: str) -> Self:
        """Walls."""
        self._laid.walls.update(dict.fromkeys(regions, seat))
        return self

    def block(self, *regions: str) -> Self:
        """Blockers."""
        self._laid.blocked = sorted({*self._laid.blocked, *regions})
        return self

    def hide(self, *regions: str) -> Self:
        """Face-down Event tokens."""
        self._laid.hidden = sorted({*self._laid.hidden, *regions})
        return self

    def active(self, seat: Seat, region: str, card: str, option: int = 1, die: int = 1) -> Self:
        """A six-round Event with the die of its owner. The card must fit the terrain of the region."""
        self._laid.event_pool[EVENTS[card].terrain].remove(card)
        self._laid.tokens[region] = TokenOnMap(card, option, seat, die)
        return self

    def scoring_token(self, region: str, card: str, option: int = 2) -> Self:
        """A face-up token that scores for whoever controls the region."""
        self._laid.event_pool[EVENTS[card].terrain].remove(card)
        self._laid.tokens[region] = TokenOnMap(card, option)
        return self

    def ziggurat(self, seat: Seat, *dice: str) -> Self:
        """Ziggurat levels, one for each die; `"white:ud"` is a die with its face, `"white"` one not rolled yet.

        Put the Population square there with `population` if more levels stand than it allows.
        """
        player = self._laid.players[seat]
        for written in dice:
            colour, _, face = written.partition(":")
            assert not face or face in FACES[colour], f"{colour} has no {face}"  # type: ignore[index]
            player.dice.append(Die(colour, face))  # type: ignore[arg-type]
        player.ziggurat = len(player.dice)
        return self

    def population(self, *piles: Iterable[Seat]) -> Self:
        """The Population track from square 1 on; each pile from the top."""
        self._laid.population = [*(list(pile) for pile in piles), *([] for _ in range(SQUARES - len(piles)))]
        return self

    def event_track(self, *piles: Iterable[Seat]) -> Self:
        """The Event track from square 1 on; each pile from the top."""
        self._laid.event = [*(list(pile) for pile in piles), *([] for _ in range(SQUARES - len(piles)))]
        return self

    def squares(self, population: dict[Seat, int] | None = None, event: dict[Seat, int] | None = None) -> Self:
        """Put seals on squares, the named ones on top; the others stay where they are."""
        for track, moved in ((self._laid.population, population or {}), (self._laid.event, event or {})):
            for seat, square in moved.items():
                for pile in track:
                    if seat in pile:
                        pile.remove(seat)
                track[square - 1].insert(0, seat)
        return self

    def trade(self, token: str, slot: int = 1, owner: Seat | None = None) -> Self:
        """A Trade token on a slot of its level, perhaps with somebody's Amphora."""
        self._laid.trade.append(TradeSlot(token, TRADE_TOKENS[token].level, slot, owner))
        return self

    def gardens(self, *tiles: str, built: Iterable[Seat] = ()) -> Self:
        """The tiles turned so far, and who built the first of them."""
        self._laid.gardens, self._laid.garden_builders = list(tiles), list(built)
        return self

    def quests(self, seat: Seat, *quests: str) -> Self:
        """Quests in a hand."""
        for quest in quests:
            self._laid.quest_pool.remove(quest)
        self._laid.players[seat].quests += quests
        return self

    def draws(self, *values: int) -> Self:
        """Lay out the next random numbers, from 0: the faces of dice, places in pools."""
        self.dice.script += values
        return self

    def drawn_cards(self, kind: str, *cards: str) -> Self:
        """Let these be the next Combat cards of a kind that are drawn, in this order, if nothing else is drawn before.

        It scripts their places in the pool; draw other things (Tribe dice) with `draws` in between, in order.
        """
        pool = list(self._laid.combat_pool[kind])  # type: ignore[index]
        for card in cards:
            self.dice.script.append(pool.index(card))
            pool.remove(card)
        return self

    # Moments

    def turn(self, seat: Seat = 0) -> Self:
        """The turn of a seat in the Action phase, those after it in the order still to come."""
        s = self._laid
        s.order = turn_order(s)
        later = s.order[s.order.index(seat) + 1 :]
        s.phase = "actions"
        s.stack.steps = [Rounds("combat"), ActionPhase([seat, *later])]
        return self

    def combat(self) -> Self:
        """All turns of the round are over: the Combat phase begins."""
        s = self._laid
        s.order = turn_order(s)
        s.phase = "actions"
        s.stack.steps = [Rounds("combat")]
        return self

    def end_of_round(self) -> Self:
        """The Combat phase is over."""
        s = self._laid
        s.order = turn_order(s)
        s.phase = "combat"
        s.stack.steps = [Rounds("end_of_round")]
        return self

    def last_round(self) -> Self:
        """The game ends with this round."""
        self._laid.last_round = self._laid.round
        return self

    # Asking

    @property
    def _laid(self) -> MesopotamiaState:
        assert self._match is None, "the match is open: lay positions out before the first question"
        return self._position

    @property
    def laid(self) -> MesopotamiaState:
        """The position as it was laid out, before anything was asked."""
        return self._laid

    @property
    def match(self) -> Match[MesopotamiaState]:
        """The match, opened if it was not yet."""
        if self._match is None:
            outcome = resume(self._position, self.dice)
            self.events += outcome.events
            self._match = Match(GAME, outcome.state, self.dice)
        return self._match

    @property
    def state(self) -> MesopotamiaState:
        """The position with all drafts of the seat that is asked."""
        return position(self.match)

    @property
    def asked(self) -> tuple[Decision, ...]:
        """Every open question that is waited for."""
        return tuple(each for each in self.match.asked if not each.optional)

    def question(self, seat: Seat | None = None) -> Decision:
        """The one open question, or that of a seat."""
        found = [each for each in self.asked if seat is None or each.seat == seat]
        assert len(found) == 1, f"asked are {[(each.seat, each.kind) for each in self.asked]}"
        return found[0]

    @property
    def kind(self) -> str:
        """The kind of the one open question."""
        return self.question().kind

    @property
    def seat(self) -> Seat:
        """Who is asked."""
        return self.question().seat

    @property
    def options(self) -> list[str]:
        """Ids of what is offered in the one open question."""
        return [option.id for option in self.question().choice.offered]

    def options_of(self, seat: Seat) -> list[str]:
        """Ids of what a seat is offered."""
        return [option.id for option in self.question(seat).choice.offered]

    def option(self, id: str) -> Option:
        """One of the things offered."""
        return next(option for option in self.question().choice.offered if option.id == id)

    # Answering

    def answer(self, answer: Answer, seat: Seat | None = None) -> Self:
        """Answer the open question (of a seat). A tuple for ticks, amounts (`"force:2"`) and arrangements."""
        question = self.question(seat)
        press = self.match.press([Move(question.seat, question.kind, answer)])
        self.events += press.events
        return self

    def answers(self, *answers: Answer) -> Self:
        """Answer one question after the other."""
        for answer in answers:
            self.answer(answer)
        return self

    def default(self, seat: Seat | None = None) -> Self:
        """Answer as an absent player would."""
        answer = self.question(seat).default
        assert answer is not None
        return self.answer(answer, seat)

    def rejects(self, answer: Answer, code: str, seat: Seat | None = None, kind: str | None = None) -> Self:
        """Demand that an answer is refused with a code of M22, and that nothing changes (MI21)."""
        question = self.question(seat)
        before = self.state
        with pytest.raises(Refused) as refusal:
            self.match.press([Move(question.seat, kind or question.kind, answer)])
        given = refusal.value.text.key.removeprefix("refused-").replace("-", "_")
        assert CODES.get(given, given) == code
        assert self.state == before
        return self

    def until(self, kind: str, most: int = 200) -> Self:
        """Let everybody answer as absent players would until such a question is open."""
        for _ in range(most):
            if any(each.kind == kind for each in self.asked):
                return self
            assert not self.over, f"over before {kind}"
            self.default(self.asked[0].seat)
        raise AssertionError(f"{kind} was never asked")

    # Looking

    @property
    def over(self) -> bool:
        """Whether the match has a result."""
        return self.state.result is not None

    def held(self, seat: Seat, resource: str) -> int:
        """How many of a resource a side holds."""
        return self.state.players[seat].holding[resource]  # type: ignore[index]

    def units(self, seat: Seat, region: str) -> dict[str, int]:
        """What a side has standing in a region."""
        army = self.state.army(region, seat)
        return dict(army.units) if army else {}

    def told(self, name: str) -> list[Event]:
        """The events of a name that have happened since the match was opened: `told("Gathered")`."""
        return [event for event in self.events if type(event).__name__ == name]

    def check(self) -> Self:
        """Demand that every conservation law holds."""
        GAME.check(self.state)
        return self
