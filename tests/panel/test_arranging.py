"""Arranging by hand: every legal arrangement can be pressed and nothing else, in few presses."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from cogs.border.buttons import Buttons, Look
from cogs.border.custom_ids import REDRAWING, PanelPress
from cogs.panel.panel import Showing, panel
from cogs.panel.presses import look_after
from engine.core.choices.by_hand import ByHand
from engine.core.decision import Answer, Arrange, Option, Text
from engine.core.errors import Stale
from engine.core.match import Match
from tests.panel.asker import ASKER, Book, match_of, one_of, question
from tests.panel.hand import Thumb
from tests.panel.pressing import MATCH, drawn, given_by, menus, press_on, pressed, presses
from tests.panel.test_random_matches import check
from tests.panel.words import LANGUAGES, words_of

LAST = one_of(2, "last", always=True)
TOWNS = ("Umma", "Mari", "Ur", "Kish")


def pieces(*names: str, group: str = "") -> tuple[Option, ...]:
    return tuple(Option(name.lower(), Text("asker-piece", {"piece": name}), group=group) for name in names)


def lines(count: int) -> tuple[Option, ...]:
    return tuple(Option(f"l{n}", Text("asker-line", {"n": n})) for n in range(1, count + 1))


def facing(own: int, enemies: int, slots: int, room: int | None = None) -> Arrange:
    mine = pieces(*(f"A{n}" for n in range(own)), group="a")
    theirs = pieces(*(f"B{n}" for n in range(enemies)), group="b")
    return Arrange((*mine, *theirs), lines(slots), room=room, facing=True)


ORDER = Arrange(pieces(*TOWNS))
SHAPES = {
    "one piece": Arrange(pieces("Ur")),
    "two in order": Arrange(pieces("Ur", "Mari")),
    "an order": ORDER,
    "queues": Arrange(pieces("Ur", "Mari", "Umma"), lines(2)),
    "queues with room": Arrange(pieces(*TOWNS), lines(3), room=2, least=1),
    "crowds": Arrange(pieces(*TOWNS), lines(3), room=2, ordered=False),
    "crowds that need some": Arrange(pieces(*TOWNS), lines(2), least=1, ordered=False),
    "one against one": facing(1, 1, 3),
    "two against two": facing(2, 2, 2),
    "three against two": facing(3, 2, 2),
    "three against two, little room": facing(3, 2, 2, room=3),
    "crowded lines": Arrange(facing(2, 2, 2).options, lines(2), facing=True, ordered=False),
    "three sides": Arrange(
        (*pieces("A", "B", group="a"), *pieces("C", group="b"), *pieces("D", "E", group="c")), lines(2), facing=True
    ),
}
every_shape = pytest.mark.parametrize("choice", SHAPES.values(), ids=list(SHAPES))


def reached(hand: ByHand, most: int) -> Iterator[Answer]:
    """Find every arrangement that can be made by hand, through whole placings or halves of them."""
    if hand.answer is not None:
        yield hand.answer
    for step in hand.steps(most):
        yield from reached(hand.after(step.signs), most)


@every_shape
@pytest.mark.parametrize("most", [25, 2])
def test_every_legal_arrangement_can_be_made_and_no_other(choice: Arrange, most: int) -> None:
    assert set(reached(choice.by_hand(), most)) == set(choice.answers())


@every_shape
def test_every_legal_arrangement_can_be_pressed_and_no_other(choice: Arrange) -> None:
    match = match_of(question(choice, always=True), LAST)
    assert set(pressed_by_hand(match)) == set(choice.answers())


def pressed_by_hand(match: Match[Book]) -> Iterator[Answer]:
    """Press everything that is drawn, whatever it redraws."""
    seen, left = {Look()}, [Look()]
    while left:
        shown = drawn(Showing(MATCH, match, look=left.pop()), 0)
        check(shown)
        for press in presses(shown):
            look = look_after(press)
            if press.verb not in REDRAWING:
                yield given_by(match, 0, press)[0]
            elif look is not None and look not in seen:
                seen.add(look)
                left.append(look)


@every_shape
def test_each_way_is_listed_once_and_the_first_of_millions_at_once(choice: Arrange) -> None:
    every = list(choice.answers())
    assert len(set(every)) == len(every)
    assert all(map(choice.accepts, every))
    begun = time.process_time()
    assert facing(5, 5, 5, room=2).listed(20) is None
    assert facing(6, 6, 6, room=4).listed(20) is None
    assert facing(12, 12, 12).listed(20) is None
    assert time.process_time() - begun < 0.5


# How many presses it takes


def test_an_order_takes_a_press_less_than_it_has_pieces_and_one_to_take_it() -> None:
    hand = Thumb(match_of(question(ORDER), LAST))
    for town in ("Kish", "Umma", "Ur"):
        hand.press(town)
    assert hand.panel.blocks[-1].splitlines()[1:] == ["-# Arranged: Kish, Umma, Ur and Mari"]
    hand.press("Confirm this order")
    assert hand.count == len(TOWNS)
    assert hand.state.answers == ["('kish', 'umma', 'ur', 'mari')"]


def test_what_comes_next_is_asked_and_what_stands_is_told() -> None:
    hand = Thumb(match_of(question(ORDER), LAST))
    assert hand.panel.blocks[-1].splitlines() == ["**What?**", "-# Which is next? (1 of 4)"]
    hand.press("Mari")
    assert hand.panel.blocks[-1].splitlines()[1:] == ["-# Arranged: Mari", "-# Which is next? (2 of 4)"]
    assert hand.labels == ["Umma", "Ur", "Kish", "Undo the last choice", "End turn"]


def test_a_placing_is_taken_back_by_a_press() -> None:
    hand = Thumb(match_of(question(ORDER), LAST))
    hand.press("Mari")
    hand.press("Kish")
    hand.press("Undo the last choice")
    assert "Arranged: Mari\n" in hand.panel.blocks[-1]
    hand.press("Undo the last choice")
    assert "Arranged" not in hand.panel.blocks[-1]
    assert "Undo the last choice" not in hand.labels
    assert not hand.match.draft_of(0)


def test_lines_are_made_of_fronts_then_the_others_queue() -> None:
    hand = Thumb(match_of(question(facing(3, 3, 3)), LAST))
    assert hand.placeholders == ["Who faces whom?"]
    assert len(hand.entries("Who faces whom?")) == 9
    hand.choose("Who faces whom?", "A1 – B0")
    assert hand.labels == ["Line-up complete", "Undo the last choice", "End turn"] or "A0 – B1" in hand.labels
    hand.press("A0 – B2")
    hand.press("Line-up complete")
    assert "-# Who stands behind whom?" in hand.panel.blocks[-1]
    hand.press("A2 behind line 1")
    hand.press("B1 behind line 2")
    assert "-# Arranged: line 1: A1 and A2 – B0 · line 2: A0 – B2 and B1" in hand.panel.blocks[-1]
    hand.press("Confirm this order")
    assert hand.count <= 2 * 6
    assert hand.state.answers == ["('a1:l1', 'a2:l1', 'b0:l1', 'a0:l2', 'b2:l2', 'b1:l2')"]


@pytest.mark.parametrize(("own", "enemies"), [(1, 1), (2, 1), (3, 2), (4, 3), (5, 5), (6, 6), (8, 5)])
def test_lines_take_at_most_two_presses_a_unit(own: int, enemies: int) -> None:
    """However it is done: the first, the last or a middle one of what is offered."""
    for taste in (0, -1, 1):
        hand, presses_made = facing(own, enemies, own).by_hand(), 1
        while hand.answer is None:
            steps = hand.steps(25)
            hand = hand.after(steps[taste % len(steps)].signs)
            presses_made += 1
        assert presses_made <= 2 * (own + enemies)


def test_too_many_pairs_for_a_menu_are_chosen_in_two_presses() -> None:
    hand = Thumb(match_of(question(facing(6, 6, 6)), LAST))
    assert len(hand.entries("Who faces whom?")) == 6
    hand.choose("Who faces whom?", "A3")
    hand.choose("A3: where to?", "A3 – B4")
    assert "-# Arranged: line 1: A3 – B4" in hand.panel.blocks[-1]


def test_pieces_whose_order_does_not_count_are_placed_one_after_the_other() -> None:
    hand = Thumb(match_of(question(Arrange(pieces("Ur", "Mari", "Umma"), lines(2), ordered=False, room=2)), LAST))
    hand.press("By hand…")
    assert hand.labels[:2] == ["Ur → line 1", "Ur → line 2"]
    hand.press("Ur → line 2")
    hand.press("Mari → line 2")
    assert hand.labels[0] == "Confirm this order"  # Umma has but one place left


# Limits, and what is made by hand in another sense


@pytest.mark.parametrize("language", LANGUAGES)
def test_twenty_five_pieces_fit_every_control(language: str) -> None:
    for choice in (
        Arrange(pieces(*(f"P{n}" for n in range(25)))),
        Arrange(pieces(*(f"P{n}" for n in range(25))), lines(25), room=3),
        facing(13, 12, 12),
    ):
        match = match_of(question(choice), LAST)
        look = Look()
        for _ in range(80):
            shown = panel(Showing(10**7 - 1, match, look=look), 0, words_of(ASKER, language), ["Ada"])
            check(shown)
            offered = [press for press in presses(shown) if press.verb in REDRAWING]
            further = [
                each for each in map(look_after, offered) if each is not None and len(each.placed) > len(look.placed)
            ]
            if not further:
                break
            look = further[-1]
        assert any(press.verb == "set" for press in presses(shown))


def test_an_arrangement_that_was_made_up_is_refused() -> None:
    match = match_of(question(ORDER), LAST)
    token = match.asked[0].token
    for path in ("", "0", "00", "012z", "99", "?", "0123456789"):
        with pytest.raises(Stale):
            press_on(match, 0, PanelPress("set", MATCH, token, path))
        look = look_after(PanelPress("put", MATCH, token, path))
        check(drawn(Showing(MATCH, match, look=look or Look()), 0))


def test_what_was_arranged_for_another_question_is_forgotten() -> None:
    match = match_of(question(Arrange(pieces("Ur", "Mari", "Umma", "Kish"), lines(2))), LAST)
    shown = drawn(Showing(MATCH, match, look=Look(by_hand=True, placed=(3, 3, 3))), 0)
    assert "Arranged" not in shown.blocks[-1]
    assert menus(shown)


def test_names_too_long_for_buttons_make_a_menu_that_works() -> None:
    long = Arrange(pieces(*(f"{name}, a town with a very long name" for name in TOWNS)))
    hand = Thumb(match_of(question(long), LAST))
    for n, town in enumerate(TOWNS[:3]):
        hand.choose(f"Which is next? ({n + 1} of 4)", next(each for each in _entries(hand) if each.startswith(town)))
    assert "Confirm this order" in hand.labels
    hand.press("Undo the last choice")
    hand.press("Undo the last choice")
    hand.press("Undo the last choice")
    assert "Arranged" not in hand.panel.blocks[-1]


def _entries(hand: Thumb) -> list[str]:
    (menu,) = menus(hand.panel)
    return [entry.label for entry in menu.entries]


def test_a_few_ways_are_listed_and_the_hand_is_a_button_away() -> None:
    hand = Thumb(match_of(question(Arrange(pieces("Ur", "Mari", "Umma"))), LAST))
    (menu,) = menus(hand.panel)
    assert [(entry.label, entry.note) for entry in menu.entries][:3] == [
        ("Ur", "then Mari and Umma"),
        ("Ur", "then Umma and Mari"),
        ("Mari", "then Ur and Umma"),
    ]
    (_, row) = hand.panel.rows
    assert isinstance(row, Buttons)
    assert [button.label for button in row.buttons] == ["By hand…"]
    press_on(hand.match, 0, pressed(menu.id, menu.entries[2].value))
    assert hand.state.answers == ["('mari', 'ur', 'umma')"]
