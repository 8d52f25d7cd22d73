"""A beginner of any game: asks the game's own player about what is noticed, and gives legal answers only."""

from __future__ import annotations

from engine.core.beginner import Beginner, BlindSpot, without
from engine.core.decision import Answer, Decision, Number, OneOf, Option, Text

NOTHING = Text("done")


class Writing:
    """Answers with what it sees most of, and writes down what it is shown."""

    def __init__(self) -> None:
        self.shown: list[tuple[int, tuple[str, ...]]] = []

    def answer(self, view: int, decision: Decision) -> Answer:
        self.shown.append((view, offered(decision)))
        return "z" if view < 0 else max(offered(decision))


def question(*options: str) -> Decision:
    return Decision(0, "fruit", OneOf(tuple(Option(each, NOTHING) for each in options)), NOTHING)


def offered(decision: Decision) -> tuple[str, ...]:
    assert isinstance(decision.choice, OneOf)
    return tuple(option.id for option in decision.choice.options)


def no_c(view: int, decision: Decision) -> tuple[int, Decision]:
    return view, without(decision, lambda each: each == "c")


def one_less(view: int, decision: Decision) -> tuple[int, Decision]:
    return view - 1, decision


def asked(view: int, *spots: BlindSpot[int]) -> tuple[Answer, list[tuple[int, tuple[str, ...]]]]:
    player = Writing()
    return Beginner(player, spots).answer(view, question("a", "b", "c")), player.shown


def test_without_blind_spots_it_plays_like_the_other() -> None:
    assert asked(5) == ("c", [(5, ("a", "b", "c"))])


def test_every_blind_spot_takes_something_away() -> None:
    assert asked(5, no_c, one_less, one_less) == ("b", [(3, ("a", "b"))])


def test_an_answer_that_cannot_be_given_is_thought_over_with_open_eyes() -> None:
    assert asked(0, one_less, no_c) == ("c", [(-1, ("a", "b")), (0, ("a", "b", "c"))])


def test_overlooked_options_are_left_out_unless_nothing_would_be_left() -> None:
    fruits = question("a", "b", "c")
    assert offered(without(fruits, lambda each: each != "b")) == ("b",)
    assert without(fruits, lambda each: True) == fruits
    number = Decision(0, "how_many", Number(0, 3, "fruits"), NOTHING)
    assert without(number, lambda each: True) == number
