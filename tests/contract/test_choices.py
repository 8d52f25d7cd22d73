"""The kinds of choices keep their word: what they give is legal, and `only` means that there is nothing else."""

import itertools
import random

from hypothesis import assume, given
from hypothesis import strategies as st

from engine.core.decision import Amounts, Answer, Choice, Number, OneOf, Option, Some, Text, pieces
from tools.fuzz.answers import answers, can_be_answered

KINDS = ("grain", "tool", "oil")
OPTIONS = tuple(Option(kind, Text("good", {"good": kind})) for kind in KINDS)
numbers = st.integers(0, 4)


@st.composite
def choices(draw: st.DrawFn) -> Choice:
    options = OPTIONS[: draw(st.integers(0, 3))]
    least, most = sorted([draw(numbers), draw(numbers)])
    match draw(st.integers(0, 3)):
        case 0:
            return OneOf(options)
        case 1:
            return Some(options, min(least, len(options)), min(most, len(options)))
        case 2:
            return Number(least, most, "good")
    limits = {option.id: draw(st.integers(0, 3)) for option in options}
    if draw(st.booleans()):
        return Amounts(options, limits, "goods", least, draw(st.sampled_from([None, most])))
    worth = {option.id: draw(st.integers(1, 4)) for option in options}
    return Amounts(options, limits, "goods", worth=worth, room=draw(st.integers(1, 4)))


def legal(choice: Choice) -> list[Answer]:
    """Find all legal answers by trying everything."""
    everything: list[Answer] = [*KINDS, *range(10)]
    for size in range(len(KINDS) + 1):
        everything += itertools.combinations(KINDS, size)
    counted = (pieces(dict(zip(KINDS, counts, strict=True)), KINDS) for counts in itertools.product(range(4), repeat=3))
    everything += [answer for answer in counted if answer]
    return [answer for answer in everything if choice.accepts(answer)]


@given(choice=choices())
def test_only_is_the_one_legal_answer(choice: Choice) -> None:
    accepted = legal(choice)
    assume(accepted)
    assert choice.only() is None or [choice.only()] == accepted


@given(choice=choices())
def test_an_answer_without_an_alternative_is_known(choice: Choice) -> None:
    accepted = legal(choice)
    assume(len(accepted) == 1 and not isinstance(choice, Amounts))
    assert choice.only() == accepted[0]


@given(choice=choices(), seed=numbers)
def test_a_sample_is_legal(choice: Choice, seed: int) -> None:
    assume(legal(choice))
    assert choice.accepts(choice.sample(random.Random(seed)))


@given(choice=choices())
def test_whether_there_is_an_answer_is_known(choice: Choice) -> None:
    assert can_be_answered(choice) == bool(legal(choice))


@given(choice=choices())
def test_the_answers_to_be_tried_are_legal_and_different(choice: Choice) -> None:
    tried = list(answers(choice))
    assert set(tried) <= set(legal(choice))
    assert len(set(tried)) == len(tried)
