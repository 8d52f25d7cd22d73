"""A proposed answer takes one press, whatever kind of choice it answers; the others stay within reach."""

from __future__ import annotations

import pytest

from engine.core.decision import PROPOSED, Amounts, Answer, Arrange, Choice, Number, OneOf, Option, Some, Text
from tests.panel.asker import match_of, one_of, options, question
from tests.panel.hand import Thumb
from tests.panel.pressing import buttons, menus, press_on, pressed
from tests.panel.test_arranging import ORDER, facing, pieces
from tests.panel.words import LANGUAGES, words_of

LAST = one_of(2, "last", always=True)
ROWS = tuple(Option(row, Text("asker-row", {"row": row})) for row in ("spearman", "archer"))
LINES = facing(3, 2, 2)
PROPOSALS: dict[str, tuple[Choice, Answer]] = {
    "one of few": (OneOf(options(4)), "o2"),
    "one of many": (OneOf(options(60)), "o30"),
    "a number": (Number(0, 9, "points"), 4),
    "a set": (Some(options(5), 2, 3), ("o1", "o4")),
    "few amounts": (Amounts(ROWS, {"spearman": 2, "archer": 2}, least=2, most=2), ("spearman:1", "archer:1")),
    "many amounts": (Amounts(ROWS, {"spearman": 9, "archer": 9}), ("spearman:4", "archer:1")),
    "an order": (ORDER, ("ur", "kish", "umma", "mari")),
    "lines": (LINES, ("a2:l1", "b0:l1", "a0:l2", "a1:l2", "b1:l2")),
    "long lines": (facing(8, 8, 8), tuple(f"{side}{n}:l{n + 1}" for n in range(8) for side in "ab")),
}
every_proposal = pytest.mark.parametrize(("choice", "proposed"), PROPOSALS.values(), ids=list(PROPOSALS))


@every_proposal
def test_a_proposal_is_a_blue_button_on_top(choice: Choice, proposed: Answer) -> None:
    hand = Thumb(match_of(question(choice, proposed=proposed), LAST))
    first = buttons(hand.panel)[0]
    assert first.style == "usual"
    hand.press_button(first)
    assert (hand.state.answers, hand.count) == ([str(proposed)], 1)


@every_proposal
def test_a_proposal_may_stand_at_the_foot(choice: Choice, proposed: Answer) -> None:
    asked = question(choice, proposed=proposed, footer=PROPOSED, accept=Text("asker-accept"))
    hand = Thumb(match_of(asked, LAST))
    assert hand.panel.end.label == "Fight as proposed"
    assert not any(button.style == "usual" for button in buttons(hand.panel)[:-1] if ":accept:" in button.id)
    hand.press("Fight as proposed")
    assert (hand.state.answers, hand.count) == ([str(proposed)], 1)


@every_proposal
def test_what_is_proposed_is_told_unless_its_button_tells_it(choice: Choice, proposed: Answer) -> None:
    """No button has room for an arrangement."""
    told = Thumb(match_of(question(choice, proposed=proposed), LAST)).panel
    silent = Thumb(match_of(question(choice, proposed=proposed, accept=Text("asker-accept")), LAST)).panel
    assert ("Proposed: " in told.blocks[-1]) == isinstance(proposed, tuple)
    assert ("Proposed: " in silent.blocks[-1]) == isinstance(choice, Arrange)


def test_the_words_of_a_proposal() -> None:
    def said(name: str) -> str:
        choice, proposed = PROPOSALS[name]
        return Thumb(match_of(question(choice, proposed=proposed), LAST)).panel.blocks[-1].splitlines()[1]

    assert said("few amounts") == "-# Proposed: 1 in row spearman and 1 in row archer"
    assert said("an order") == "-# Proposed: Ur, Kish, Umma and Mari"
    assert said("lines") == "-# Proposed: line 1: A2 – B0 · line 2: A0 and A1 – B1"


def test_few_other_amounts_are_a_menu() -> None:
    choice, proposed = PROPOSALS["few amounts"]
    hand = Thumb(match_of(question(choice, proposed=proposed), LAST))
    assert list(hand.entries("Or choose for yourself…")) == ["2 in row spearman", "2 in row archer"]
    assert hand.labels == ["As proposed", "End turn"]
    hand.choose("Or choose for yourself…", "2 in row archer")
    assert (hand.state.answers, hand.count) == (["('archer:2',)"], 1)


def test_the_last_resort_of_a_proposed_set_is_by_hand() -> None:
    choice, proposed = PROPOSALS["a set"]
    hand = Thumb(match_of(question(choice, proposed=proposed), LAST))
    assert hand.labels == ["As proposed", "By hand…", "End turn"]
    hand.press("By hand…")
    hand.choose("Choose one or more…", "Option number 0", "Option number 4")
    assert (hand.state.answers, hand.count) == (["('o0', 'o4')"], 2)


def test_many_other_ways_are_listed_in_part_or_arranged_at_once() -> None:
    amounts = Thumb(match_of(question(*PROPOSALS["many amounts"][:1], proposed=("archer:1",)), LAST))
    assert amounts.placeholders == ["Or choose for yourself…"]
    assert amounts.labels == ["As proposed", "Another mix…", "None", "End turn"]
    order = Thumb(match_of(question(ORDER, proposed=PROPOSALS["an order"][1]), LAST))
    assert order.labels == ["As proposed", "Umma", "Mari", "Ur", "Kish", "End turn"]


def test_an_alternative_is_chosen_by_its_place_however_long_it_is() -> None:
    long = pieces(*(f"{name}{'x' * 40}" for name in ("Ur", "Mari", "Umma")))
    choice = ORDER.__class__(long)
    hand = Thumb(match_of(question(choice, proposed=tuple(option.id for option in long)), LAST))
    (menu,) = menus(hand.panel)
    assert len(menu.entries) == 5
    press_on(hand.match, 0, pressed(menu.id, menu.entries[-1].value))
    assert hand.state.answers == [str(tuple(option.id for option in reversed(long)))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_are_there(language: str) -> None:
    words = words_of(match_of(LAST).game, language)
    for key in ("as-proposed", "by-hand", "arrange-take", "arrange-back", "arrange-enough"):
        assert 0 < len(words.say(Text(key))) <= 20
    for key in ("arrange-slots", "arrange-fronts", "arrange-queue"):
        assert 0 < len(words.say(Text(key))) <= 26
    assert len(words.say(Text("arrange-next", {"nth": 10, "count": 12}))) <= 26
