"""The kinds of choices keep their word: one definition of what is legal, and everything else agrees with it."""

import itertools
import random

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from engine.core.decision import Amounts, Answer, Arrange, Choice, Number, OneOf, Option, Some, Text, counts_of, pieces
from tools.fuzz.answers import answers, can_be_answered

KINDS = ("grain", "tool", "oil")
SLOTS = ("left", "right")
OPTIONS = tuple(Option(kind, Text("good", {"good": kind})) for kind in KINDS)
numbers = st.integers(0, 4)


@st.composite
def choices(draw: st.DrawFn) -> Choice:
    options = OPTIONS[: draw(st.integers(0, 3))]
    least, most = sorted([draw(numbers), draw(numbers)])
    match draw(st.integers(0, 4)):
        case 0:
            return OneOf(options)
        case 1:
            return Some(options, least, most)
        case 2:
            return Number(least, most, "good")
        case 3:
            return draw(arrangements())
    limits = {option.id: draw(st.integers(0, 3)) for option in options}
    worth = {option.id: draw(st.integers(1, 4)) for option in options}
    room = draw(st.none() | st.integers(1, 4))
    return Amounts(options, limits, "goods", least, draw(st.sampled_from([None, most])), worth=worth, room=room)


@st.composite
def arrangements(draw: st.DrawFn) -> Arrange:
    groups = [draw(st.sampled_from(["mine", "theirs"])) for _ in range(draw(st.integers(0, 3)))]
    options = tuple(
        Option(kind, Text("good", {"good": kind}), group=group) for kind, group in zip(KINDS, groups, strict=False)
    )
    slots = tuple(Option(slot, Text("line", {"line": slot})) for slot in SLOTS[: draw(st.integers(0, 2))])
    if not slots:
        return Arrange(options)
    room, ordered = draw(st.none() | st.integers(1, 3)), draw(st.booleans())
    if draw(st.booleans()):
        return Arrange(options, slots, room=room, ordered=ordered, facing=True)
    return Arrange(options, slots, room=room, ordered=ordered, least=draw(st.integers(0, 2)))


def everything() -> list[Answer]:
    """Everything one might answer to such a choice, and much that nobody would."""
    found: list[Answer] = [*KINDS, *range(-1, 10), "", "no-such-answer"]
    named = [*KINDS, *(f"{kind}:{slot}" for kind in KINDS for slot in SLOTS)]
    for size in range(len(KINDS) + 1):
        found += itertools.permutations(named, size)
    counted = (pieces(dict(zip(KINDS, counts, strict=True)), KINDS) for counts in itertools.product(range(4), repeat=3))
    found += [answer for answer in counted if answer]
    found += [("grain", "grain"), ("tool:1", "grain:1"), ("grain:0",), ("grain:-1",), ("grain:",), ("no-such:left",)]
    return found


EVERYTHING = everything()


def legal(choice: Choice) -> set[Answer]:
    """Find all legal answers by trying everything."""
    return {answer for answer in EVERYTHING if choice.accepts(answer)}


@settings(max_examples=300)
@given(choice=choices())
def test_the_answers_generated_are_exactly_those_accepted_each_once(choice: Choice) -> None:
    generated = list(choice.answers())
    assert len(set(generated)) == len(generated)
    assert set(generated) == legal(choice)


@given(choice=choices(), most=st.integers(0, 30))
def test_a_list_is_complete_or_there_is_none(choice: Choice, most: int) -> None:
    generated = list(choice.answers())
    assert choice.listed(most) == (generated if len(generated) <= most else None)


@settings(max_examples=300)
@given(choice=choices())
def test_only_is_the_one_legal_answer(choice: Choice) -> None:
    accepted = set(choice.answers())
    assume(accepted)
    assert choice.only() is None or {choice.only()} == accepted
    assert isinstance(choice, Amounts) or (choice.only() is None) == (len(accepted) > 1)


@settings(max_examples=300)
@given(choice=choices(), seed=numbers)
def test_a_sample_is_legal(choice: Choice, seed: int) -> None:
    assume(set(choice.answers()))
    assert choice.accepts(choice.sample(random.Random(seed)))


@settings(max_examples=30)
@given(choice=arrangements())
def test_samples_of_an_arrangement_come_upon_all_of_them(choice: Arrange) -> None:
    accepted, chooser = set(choice.answers()), random.Random(1)
    assume(accepted)
    assert {choice.sample(chooser) for _ in range(60 * len(accepted))} == accepted


@given(choice=choices())
def test_what_is_said_of_an_answer_names_what_was_chosen(choice: Choice) -> None:
    labels = {option.id: option.label for option in choice.offered}
    for answer in choice.answers():
        said = choice.said(answer)
        match choice, answer:
            case Amounts(), tuple():
                assert said == ((Text("goods", {"goods": counts_of(answer)}),) if answer else ())
            case Number(), _:
                assert said == (Text("good", {"good": answer}),)
            case Arrange(), tuple():
                pieces_said = [text for text in said if text.key == "good"]
                assert pieces_said == [labels[piece.partition(":")[0]] for piece in answer]
            case _, tuple():
                assert list(said) == [labels[each] for each in answer]
            case _:
                assert said == (labels[str(answer)],)


@given(choice=arrangements())
def test_an_arrangement_is_read_and_written_alike(choice: Arrange) -> None:
    for answer in choice.answers():
        rows = choice.rows(answer)
        assert rows is not None
        assert choice.written(rows) == answer
        assert sorted(piece for row in rows for piece in row) == sorted(option.id for option in choice.offered)


def test_the_first_of_very_many_answers_come_at_once() -> None:
    """A panel asks whether there are few; it must not have to wait for the millions."""
    many = tuple(Option(f"piece-{n}", Text("piece", {"n": n}), group="ab"[n % 2]) for n in range(14))
    slots = tuple(Option(f"slot-{n}", Text("slot", {"n": n})) for n in range(14))
    limits = dict.fromkeys((option.id for option in many), 5)
    crowded: list[Choice] = [
        Arrange(many),
        Arrange(many, slots, room=1, least=1),
        Arrange(many, slots[:5], facing=True, room=3),
        Some(many, 3, 12),
        Amounts(many, limits, "goods", least=sum(limits.values()) - 2),
        Amounts(many, limits, "goods", worth=limits, room=2),
    ]
    for choice in crowded:
        assert choice.only() is None
        assert choice.listed(25) is None or isinstance(choice, Amounts)
        assert choice.accepts(choice.sample(random.Random(1)))


@given(choice=choices())
def test_whether_there_is_an_answer_is_known(choice: Choice) -> None:
    assert can_be_answered(choice) == bool(set(choice.answers()))


@given(choice=choices())
def test_the_answers_to_be_tried_are_legal_and_different(choice: Choice) -> None:
    tried = answers(choice)
    assert set(tried) <= set(choice.answers())
    assert len(set(tried)) == len(tried)
