"""What follows an action in the same turn, and whether another course is only another way to the same."""

from __future__ import annotations

from cogs.panel.hinted import following
from engine.assyria import GAME
from engine.core.another_way import Route, is_another_way
from engine.core.decision import Answer, Move
from engine.core.preview import preview
from tests.panel.spending import said, spending
from tests.rules.assyria.table import RED
from tests.rules.assyria.test_a06_supply import supplying


def test_the_next_actions_of_a_turn_follow_until_it_ends() -> None:
    t, here = spending(6)
    line = said("offer", "1", "intrigue", "lower", "extend", "done")[1:]
    found = following(here, t.decision, "offer", line, 2)
    assert [each.answers for each in found] == [("intrigue", "lower"), ("extend",)]
    assert [each.answers for each in following(here, t.decision, "offer", line, 1)] == [("intrigue", "lower")]
    assert following(here, t.decision, "offer", line[:1], 2) == []


def test_an_answer_that_cannot_be_given_ends_what_follows() -> None:
    t, here = spending(3)
    line = said("offer", "1", "build", "e4")[1:]
    assert following(here, t.decision, "offer", line, 2) == []


def test_two_actions_in_another_order_are_another_way_whichever_is_advised() -> None:
    _, here = spending(6)
    offers = Route(("offer", "1"), ("intrigue", "lower", "done"))
    intrigues = Route(("intrigue", "lower"), ("offer", "1", "done"))
    only_intrigues = Route(("intrigue", "lower"), ("done",))
    assert is_another_way(here, offers, only_intrigues)
    assert is_another_way(here, only_intrigues, offers)
    assert is_another_way(here, offers, intrigues)


def test_an_order_in_which_something_is_passed_over_is_another_way_too() -> None:
    _, here = spending(4)
    bought = here.ahead(here.asked[0], "buy")
    assert bought is not None
    assert bought.shown is not None
    after = bought.after(bought.shown, "intrigue")
    assert after is not None
    assert [move.answer for move in after.forced] == ["lower"], "it alone can be paid for then"
    buys = Route(("buy",), ("intrigue", "done"))
    assert is_another_way(here, buys, Route(("intrigue", "lower"), ("buy", "done")))
    assert not is_another_way(here, buys, Route(("intrigue", "middle"), ("done",)))


def test_what_gives_something_up_is_another_route() -> None:
    _, here = spending(6)
    offers = Route(("offer", "1"), ("done",))
    assert not is_another_way(here, offers, Route(("intrigue", "lower"), ("done",)))
    assert not is_another_way(here, offers, Route(("done",), ()))


def test_routes_that_come_to_the_same_position_are_another_way_of_each_other() -> None:
    t = supplying(("c5", "d3", "f4"), "date1", "plow")
    here = preview(GAME, t.state, RED)
    swapped = Route(("plow", ("c5",)), ("date1", ("d3",)))
    assert is_another_way(here, Route(("date1", ("c5",)), ("plow", ("d3",))), swapped)
    assert not is_another_way(here, Route(("date1", ("c5",)), ("plow", ("f4",))), swapped)


def test_what_is_proposed_stands_for_all_answers_that_come_to_the_same() -> None:
    t = supplying(("b3", "c5", "d3", "d5"), "palm1", "date1", "plow")
    here = preview(GAME, t.state, RED)
    question = t.decision

    def fed(first: str, then: str) -> list[tuple[Answer, ...]]:
        line = [Move(RED, "feed", "date1"), *(Move(RED, "feed.huts", (hex,)) for hex in (first, then))]
        return [each.answers for each in following(here, question, "palm1", line, 3)]

    assert question.hints.proposed == "plan"
    assert fed("c5", "d3") == [("plan",)]
    assert fed("c5", "d5") == [("date1", ("c5",)), (("d5",),)], "the suggested plan would feed others"
