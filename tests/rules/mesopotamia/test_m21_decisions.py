"""M21: what is asked of whom, what is offered, and what an absent player is taken to say."""

import pytest

from engine.core.decision import OneOf
from engine.core.errors import Refused
from engine.mesopotamia.content.cards import EVENTS
from tests.rules.mesopotamia import walk
from tests.rules.mesopotamia.commands import code_of, refuses
from tests.rules.mesopotamia.drafts import drafted
from tests.rules.mesopotamia.table import Table, rule

BASICS = ("stone", "wood", "clay", "food")


def duel(**held: int) -> Table:
    """Seats 0 and 1 are to bid for r31, seat 2 looks on; seat 1 attacks."""
    t = Table("babylonian", "sumerian", "akkadian").put(0, "archer", "r31").put(1, "spearman", "r31")
    return t.hold(0, phalanx=held.get("first", 2)).hold(1, phalanx=held.get("second", 3)).combat()


@rule("M21.1")
def test_while_quests_are_chosen_nothing_else_is_accepted() -> None:
    t = drafted("babylonian", "akkadian", "elamite")
    assert {question.kind for question in t.asked} == {"quests"}
    for seat in range(3):
        refuses(t, seat, "action", "aside", "not_now")
    t.default(0)
    refuses(t, 0, "action", "aside", "not_your_decision")


@rule("M21.1")
def test_while_others_bid_nothing_else_is_accepted() -> None:
    t = duel()
    assert [(question.seat, question.kind) for question in t.asked] == [(0, "bid"), (1, "bid")]
    refuses(t, 2, "bid", (), "not_your_decision")
    refuses(t, 2, "action", "aside", "not_your_decision")
    refuses(t, 0, "action", "aside", "not_now")


@rule("M21.2")
def test_a_bid_may_be_changed_until_the_last_one_is_in() -> None:
    t = duel().answer(("force:2",), 0)
    (again,) = [question for question in t.match.asked if question.seat == 0]
    assert (again.kind, again.optional) == ("bid.take_back", True)
    t.match.answer(0, again.token, [again.choice.offered[0].id])
    assert sorted(question.seat for question in t.asked) == [0, 1]
    t.answer(("tactics:1",), 0).answer((), 1)
    assert t.held(0, "phalanx") == 1
    assert "bid" not in {question.kind for question in t.asked}


@rule("M21.2", "MI28")
def test_bids_may_come_in_any_order() -> None:
    first = duel().answer(("force:2",), 0).answer(("force:1", "mobility:1"), 1)
    second = duel().answer(("force:1", "mobility:1"), 1).answer(("force:2",), 0)
    assert first.state == second.state


@rule("M21.3", "MI24")
def test_everything_that_is_offered_is_legal() -> None:
    for moment in walk.moments()[::6]:
        if isinstance(moment.question.choice, OneOf):
            for option in moment.offered:
                Table.at(moment.before).answer(option.id, moment.question.seat)


@rule("M21.3")
def test_what_is_not_offered_is_refused() -> None:
    vocabulary: dict[str, set[str]] = {}
    for moment in walk.moments():
        if isinstance(moment.question.choice, OneOf):
            vocabulary.setdefault(moment.question.kind, set()).update(option.id for option in moment.offered)
    refused = 0
    for moment in walk.moments()[::12]:
        question = moment.question
        if question.kind in vocabulary and not question.kind.startswith("explore"):
            for id in sorted(vocabulary[question.kind] - {option.id for option in moment.offered})[::3]:
                with pytest.raises(Refused):
                    Table.at(moment.before).answer(id, question.seat)
                refused += 1
    assert refused > 50


@rule("M21.3", "M4.3", "MI24")
def test_somebody_is_always_asked_and_in_the_action_phase_nobody_but_whose_turn_it_is() -> None:
    for moment in walk.moments():
        assert moment.asked
        if moment.before.phase == "actions":
            assert {question.seat for question in moment.asked} == {moment.before.turn_of}


FIRST = {"role", "empire", "start", "die", "ship", "event.resource", "event.technology", "event.section", "event.first"}


@rule("M21.4")
def test_every_question_has_a_legal_default() -> None:
    for moment in walk.moments():
        question = moment.question
        assert question.default is not None
        assert question.choice.accepts(question.default)
        if question.kind in FIRST:
            assert question.default == moment.offered[0].id


@rule("M21.4")
def test_set_up_the_first_offered_and_no_outpost() -> None:
    t = Table.new(3, sets="all")
    for kind in ("role", "empire", "start"):
        while t.kind != kind:
            t.default()
        assert t.question().default == t.options[0]
    t = Table.new(6, sets="all", setup="lot", seed=1)
    defaults = {question.kind: question.default for question in t.asked}
    offered = {question.kind: question.choice.offered[0].id for question in t.asked}
    assert (defaults["die"], defaults["ship"]) == (offered["die"], offered["ship"])
    assert defaults["outpost"] == "none"


@rule("M21.4")
def test_the_quests_with_the_lowest_numbers_are_kept() -> None:
    t = Table.new(4, sets="all", setup="lot", seed=2)
    for question in t.asked:
        if question.kind == "quests":
            dealt = sorted((option.id for option in question.choice.offered), key=lambda quest: int(quest[1:]))
            assert isinstance(question.default, tuple)
            assert sorted(question.default) == sorted(dealt[:3])


@rule("M21.4")
@pytest.mark.parametrize(
    ("held", "gathered"),
    [
        ((0, 0, 0, 0), "stone"),
        ((1, 0, 0, 0), "wood"),
        ((1, 1, 0, 0), "clay"),
        ((1, 1, 1, 0), "food"),
        ((2, 1, 1, 2), "wood"),
        ((3, 3, 3, 3), "stone"),
        ((0, 4, 0, 4), "stone"),
    ],
)
def test_an_absent_player_gathers_at_home_what_he_has_least_of_and_ends_the_turn(
    held: tuple[int, ...], gathered: str
) -> None:
    t = Table().hold(0, **dict(zip(BASICS, held, strict=True))).put(0, "spearman", "r08").level(0, gather=2).turn(0)
    assert t.question().default == "gather.pawn"
    t.default()
    assert t.question().default == f"start.{gathered}"
    t.default()
    while t.seat == 0:
        assert t.question().default in ("other", "end")
        t.default()
    changed = {each: t.held(0, each) - before for each, before in zip(BASICS, held, strict=True)}
    assert changed == {each: int(each == gathered) for each in BASICS}


@rule("M21.4")
@pytest.mark.parametrize("action", ["explore", "build", "research", "war", "growth"])
def test_what_may_be_skipped_is_skipped(action: str) -> None:
    t = Table("babylonian", "sumerian").hold(0, stone=5, wood=5, clay=5, food=9, tablet=5).put(0, "spearman", "r08")
    t.level(0, growth=4).squares(population={0: 4}).turn(0).answer(f"{action}.pawn")
    assert t.kind == action
    assert t.question().default in ("other", "end")


@rule("M21.4", "M16.14")
def test_only_the_compulsory_bonus_is_bid_and_in_force() -> None:
    t = duel()
    assert [t.question(seat).default for seat in (0, 1)] == [(), ()]
    t = Table("babylonian", "sumerian").put(0, "archer", "r31").put(1, "spearman", "r31").hold(0, phalanx=4)
    t.hold(1, phalanx=1).ship(0, "n31", "n40").combat()
    assert [t.question(seat).default for seat in (0, 1)] == [("force:2",), ()]


@rule("M21.4", "M16.4")
def test_combats_are_ordered_by_region() -> None:
    t = Table("babylonian", "sumerian", "akkadian").put(0, "archer", "r31").put(1, "spearman", "r31")
    t.put(0, "archer", "r10").put(2, "spearman", "r10").event_track([2, 1, 0]).hold(0, phalanx=3).combat()
    assert (t.seat, t.kind, t.question().default) == (2, "order", ("r10", "r31"))


@rule("M21.4")
def test_the_first_payable_option_of_an_event_is_taken() -> None:
    t = Table().put(0, "spearman", "r07").hide("r08").turn(0)
    t.draws(list(t.state.event_pool["desert"]).index("ev2")).answers("explore.pawn", "spearman.r07.r08")
    assert (t.kind, t.question().default) == ("event", "1")
    assert EVENTS["ev2"].way(1).cost == {}


@rule("M21.4", "M8.11")
@pytest.mark.parametrize(("settled", "default"), [((), "conquer"), (("r07", "r08", "r20"), "destroy")])
def test_an_enemy_settlement_is_conquered_else_destroyed(settled: tuple[str, ...], default: str) -> None:
    t = Table().put(0, "archer", "r31").settle(1, "r31").settle(0, *settled).combat()
    assert (t.seat, t.kind, t.question().default) == (0, "settlement", default)


@rule("M21.4", "M16.52")
def test_the_winner_of_a_simplified_combat_loses_the_weakest_unit() -> None:
    t = Table("babylonian", "sumerian", simple_combat=True).put(0, "chariot", "r31").put(0, "archer", "r31")
    t.put(0, "horseman", "r31").put(1, "spearman", "r31").squares(population={0: 3}).combat()
    assert (t.kind, t.question().default) == ("loss", "archer")


@rule("M21.4", "M16.27")
def test_fatigue_takes_from_mobility_first() -> None:
    t = Table("babylonian", "sumerian").put(1, "archer", "r31", 2).put(0, "horseman", "r31").hold(0, phalanx=2)
    t.drawn_cards("horseman", "ch1").drawn_cards("archer", "ca1", "ca2").combat()
    t.answer(("force:1", "mobility:1"))
    if t.kind == "lines":
        t.default()
    assert (t.seat, t.kind, t.options) == (0, "fatigue", ["mobility", "force"])
    assert t.question().default == "mobility"


@rule("M21.4", "M14.21")
def test_an_owed_resource_the_first_offered() -> None:
    t = Table().active(0, "r31", "ev19").put(0, "spearman", "r31").end_of_round()
    assert (t.seat, t.kind, t.question().default) == (0, "event.resource", "stone")


@rule("M21.4")
def test_a_default_is_never_refused() -> None:
    for moment in walk.moments()[::4]:
        try:
            Table.at(moment.before).default(moment.question.seat)
        except Refused as refused:
            raise AssertionError((moment.question.kind, code_of(refused))) from refused
