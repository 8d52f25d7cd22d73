"""A fault of every class is planted in Delta, and the fuzzer finds that fault and no other."""

import itertools
import random
import shutil
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest

from engine.core.decision import Decision, Move, OneOf, Option, Text
from engine.core.errors import IllegalMove
from engine.core.game import Ctx, Event, Game, Setup, Side
from engine.core.play import why_not_begin
from engine.core.steps import EndTurn
from tests.games import GAMES, PRESENTATIONS
from tests.toy import LOCALE, TOY, Toy
from tests.toy.events import CardDrawn, CardHidden
from tests.toy.game import Table
from tests.toy.presentation import PRESENTATION, shown_from
from tests.toy.state import Delta
from tests.toy.steps import Feast, Fish, Offering, RivalTurn, Ship, Tide, Turn, Wash
from tools.fuzz.faults import Check, read_failure
from tools.fuzz.fuzzer import Fuzzer, Played, reproduce
from tools.fuzz.setups import every_setup
from tools.fuzz.wording import wording_of

Patch = pytest.MonkeyPatch
Find = Callable[..., set[Check]]


@pytest.fixture
def found(tmp_path: Path) -> Find:
    """Fuzz a game; give the classes found, each shown again by its file."""

    def find(game: Game[Any] = TOY, locale: Path = LOCALE) -> set[Check]:
        report = Fuzzer(game, wording_of(shown_from(locale)), seed=1, folder=tmp_path, limit=300, enough=8).run(2_000)
        for path, check in zip(report.failures, report.checks, strict=True):
            fault = reproduce(game, wording_of(shown_from(locale)), read_failure(path))
            assert fault is not None
            assert (fault.check, path.name.startswith(f"failure-toy-{check}-")) == (check, True)
        return set(report.checks)

    return find


def test_without_a_fault_nothing_is_found(found: Find) -> None:
    assert found() == set()


def test_an_error_in_a_rule(found: Find, monkeypatch: Patch) -> None:
    monkeypatch.setattr(Tide, "run", lambda _step, s, _ctx: [][s.round])
    assert found() == {Check.EXCEPTION}


def test_an_error_in_a_view(found: Find) -> None:
    class Blind(Toy):
        def view(self, s: Delta, seat: int | None) -> Table:
            raise KeyError(seat)

    assert found(Blind()) == {Check.EXCEPTION}


def test_a_question_without_an_answer(found: Find, monkeypatch: Patch) -> None:
    def asks(_step: Wash, _s: Delta) -> Iterable[Decision]:
        yield Decision(0, "wash", OneOf(()), Text("wash-prompt"))

    monkeypatch.setattr(Wash, "asks", asks)
    assert found() == {Check.DEAD_END}


def test_steps_that_lead_nowhere(found: Find, monkeypatch: Patch) -> None:
    monkeypatch.setattr(Tide, "run", lambda _step, s, _ctx: s.stack.steps.clear())
    assert found() == {Check.DEAD_END}


def test_a_match_that_does_not_end(found: Find, monkeypatch: Patch) -> None:
    def run(_step: Tide, s: Delta, _ctx: Ctx) -> None:
        s.round -= 1
        s.pop()

    monkeypatch.setattr(Tide, "run", run)
    assert found() == {Check.ENDLESS}


def test_a_lost_piece(found: Find, monkeypatch: Patch) -> None:
    def take(step: Feast, s: Delta, _move: Move, _ctx: Ctx) -> None:
        s.players[step.seat].hand.pop()
        s.pop()

    monkeypatch.setattr(Feast, "take", take)
    assert found() == {Check.INVARIANT}


def test_a_roll_that_can_be_taken_back(found: Find, monkeypatch: Patch) -> None:
    take = Fish.take

    def uncommitted(step: Fish, s: Delta, move: Move, ctx: Ctx) -> None:
        draft = list(s.draft)
        take(step, s, move, ctx)
        ctx.committed, s.draft = False, draft

    monkeypatch.setattr(Fish, "take", uncommitted)
    assert found() == {Check.UNDO}


def test_a_draft_that_survives_a_commit(found: Find, monkeypatch: Patch) -> None:
    def take(step: EndTurn, s: Delta, _move: Move, ctx: Ctx) -> None:
        ctx.commit()
        s.draft[step.seat] = 1
        s.pop()

    monkeypatch.setattr(EndTurn, "take", take)
    assert found() == {Check.UNDO}


def test_a_commit_that_ends_what_others_have_begun(found: Find, monkeypatch: Patch) -> None:
    take = Wash.take

    def hasty(step: Wash, s: Delta, move: Move, ctx: Ctx) -> None:
        take(step, s, move, ctx)
        if move.seat not in step.left:
            step.left.clear()

    monkeypatch.setattr(Wash, "take", hasty)
    assert found() == {Check.DRAFT}


def test_a_rule_with_a_memory_of_its_own(found: Find, monkeypatch: Patch) -> None:
    calls = itertools.count()

    def run(_step: Tide, s: Delta, ctx: Ctx) -> None:
        s.water += ctx.roll() > 3
        s.players[0].points += next(calls)
        s.pop()

    monkeypatch.setattr(Tide, "run", run)
    assert found() == {Check.REPLAY}


def test_chance_that_is_not_recorded(found: Find, monkeypatch: Patch) -> None:
    def take(step: Ship, s: Delta, _move: Move, _ctx: Ctx) -> None:
        s.players[step.seat].points += random.randrange(1_000_000)
        s.pop()

    monkeypatch.setattr(Ship, "take", take)
    assert found() == {Check.REPLAY}


def test_a_view_that_shows_the_next_card(found: Find) -> None:
    class Leaking(Toy):
        def view(self, s: Delta, seat: int | None) -> Table:
            table = super().view(s, seat)
            table.discard.extend(s.deck[-1:])
            return table

    assert found(Leaking()) == {Check.LEAK}


def test_a_view_that_shows_what_others_have_sealed(found: Find) -> None:
    class Leaking(Toy):
        def view(self, s: Delta, seat: int | None) -> Table:
            table, now = super().view(s, seat), s.stack.steps[-1]
            if isinstance(now, Offering):
                table.sealed.extend(answer for answers in now.answers.values() for answer in answers[:1])
            return table

    assert found(Leaking()) == {Check.LEAK}


def test_a_card_face_down_that_everybody_is_told(found: Find, monkeypatch: Patch) -> None:
    monkeypatch.setattr(CardHidden, "shown_to", lambda event, _seat: event)
    assert found() == {Check.LEAK}


def test_an_option_that_breaks_the_rules(found: Find, monkeypatch: Patch) -> None:
    monkeypatch.setattr(RivalTurn, "run", lambda step, s, _ctx: s.gain(step.seat, "amber"))
    assert found() == {Check.EXCEPTION}


def test_a_side_without_a_name(found: Find) -> None:
    class Nameless(Toy):
        def sides(self, setup: Setup) -> tuple[Side, ...]:
            return tuple(Side("stork") for _ in super().sides(setup))

    assert found(Nameless()) == {Check.WORDS}


def test_a_question_that_betrays_a_card(found: Find, monkeypatch: Patch) -> None:
    def asks(step: Turn, s: Delta) -> Iterable[Decision]:
        names = ["fish", "rest"] if "ox" in s.deck else ["fish"]
        actions = OneOf(tuple(Option(name, Text(f"action-{name}")) for name in names))
        yield Decision(step.seat, "action", actions, Text("action-prompt"), always=True)

    monkeypatch.setattr(Turn, "asks", asks)
    assert found() == {Check.LEAK}


def test_an_event_that_tells_a_secret(found: Find, monkeypatch: Patch) -> None:
    monkeypatch.setattr(CardDrawn, "shown_to", lambda event, _seat: event)
    assert found() == {Check.LEAK}


def test_a_card_that_is_drawn_without_a_commit(found: Find, monkeypatch: Patch) -> None:
    take = Turn.take

    def peeking(step: Turn, s: Delta, move: Move, ctx: Ctx) -> None:
        if move.answer == "draw":
            s.players[step.seat].hand.append(s.deck.pop())
            s.pop()
        else:
            take(step, s, move, ctx)

    monkeypatch.setattr(Turn, "take", peeking)
    assert found() == {Check.LEAK}


def test_an_option_that_is_offered_and_refused(found: Find, monkeypatch: Patch) -> None:
    take = Ship.take

    def refusing(step: Ship, s: Delta, move: Move, ctx: Ctx) -> None:
        if not move.answer:
            raise IllegalMove(Text("ship-empty"))
        take(step, s, move, ctx)

    monkeypatch.setattr(Ship, "take", refusing)
    assert found() == {Check.REFUSED}


class Unheard(Event, frozen=True, tag="toy.Unheard"):
    """An event no catalogue knows."""


def test_an_event_without_words(found: Find, monkeypatch: Patch) -> None:
    run = Tide.run

    def telling(step: Tide, s: Delta, ctx: Ctx) -> None:
        run(step, s, ctx)
        ctx.emit(Unheard())

    monkeypatch.setattr(Tide, "run", telling)
    assert found() == {Check.WORDS}


def test_an_option_without_words(found: Find, monkeypatch: Patch) -> None:
    def asks(step: EndTurn, _s: Delta) -> Iterable[Decision]:
        end = (Option("end", Text("good", {"good": "amber"})),)
        yield Decision(step.seat, "end", OneOf(end), Text("end-prompt"), always=True)

    monkeypatch.setattr(EndTurn, "asks", asks)
    monkeypatch.setattr(EndTurn, "take", lambda _step, s, _move, ctx: (ctx.commit(), s.pop()))
    assert found() == {Check.WORDS}


def test_a_status_without_words(found: Find) -> None:
    class Silent(Toy):
        def status(self, view: Table, seat: int | None) -> list[Text]:
            return [Text("status-unknown")]

    assert found(Silent()) == {Check.WORDS}


@pytest.mark.parametrize(
    ("old", "new"),
    [
        pytest.param("event-feasted =", "event-forgotten =", id="missing in one language"),
        pytest.param("trade-done = Terminé", f"trade-done = {'Terminé' * 15}", id="too long"),
    ],
)
def test_words_at_fault(found: Find, tmp_path: Path, old: str, new: str) -> None:
    locale = shutil.copytree(LOCALE, tmp_path / "locale")
    french = locale / "fr" / "toy.ftl"
    french.write_text(french.read_text("utf-8").replace(old, new), "utf-8")
    assert found(locale=locale) == {Check.WORDS}


def test_the_same_seed_plays_the_same_matches(tmp_path: Path) -> None:
    def played() -> list[str]:
        lines: list[str] = []
        fuzzer = Fuzzer(TOY, wording_of(PRESENTATION), seed=7, folder=tmp_path)
        fuzzer.run(500, lambda play: lines.extend(play.transcript()))
        return lines

    assert played() == played()


def test_matches_are_begun_in_all_ways_and_some_are_played_at_a_table(tmp_path: Path) -> None:
    setups, kinds = set(), set()

    def note(played: Played) -> None:
        setups.add((played.record.setup.seats, *played.record.setup.options.values()))
        kinds.add(type(played).__name__)

    Fuzzer(TOY, wording_of(PRESENTATION), seed=7, folder=tmp_path).run(4_000, note)
    legal = [setup for setup in every_setup(TOY) if why_not_begin(TOY, setup) is None]
    assert setups == {(setup.seats, *setup.options.values()) for setup in legal}
    assert kinds == {"Play", "TableMatch"}


@pytest.mark.parametrize("key", GAMES)
def test_a_short_run_of_every_game_finds_nothing(key: str, tmp_path: Path) -> None:
    report = Fuzzer(GAMES[key], wording_of(PRESENTATIONS[key]), seed=1, folder=tmp_path).run(2_000)
    assert (report.checks, report.moves) == ([], 2_000)
