"""Lists longer than a menu, and paths longer than a custom id, still reach every answer."""

from __future__ import annotations

import pytest

from cogs.border.buttons import Buttons, Look, Menu
from cogs.border.custom_ids import LONGEST, parse
from cogs.panel.panel import Panel, Showing, panel
from cogs.panel.presses import look_after
from engine.core.decision import Answer, Number, OneOf, Option, Some, Text
from engine.core.match import Match
from tests.panel.asker import ASKER, Book, match_of, one_of, options, question
from tests.panel.pressing import MATCH, menus, press_on, pressed, reachable
from tests.panel.test_random_matches import check
from tests.panel.words import words_of
from tools.fuzz.answers import answers


def shown(match: Match[Book], look: Look | None = None) -> Panel:
    drawn = panel(Showing(MATCH, match, look=look or Look()), 0, words_of(ASKER, "en"), ["Ada"])
    check(drawn)
    return drawn


def firsts(match: Match[Book]) -> set[Answer]:
    """Give every answer to the open question that can be pressed."""
    return {path[0] for path in reachable(Showing(MATCH, match), match.asked[0])}


@pytest.mark.parametrize("count", [2, 5, 6, 25, 26, 60, 200])
def test_every_option_of_a_list_of_any_length_can_be_chosen(count: int) -> None:
    match = match_of(one_of(count))
    assert firsts(match) == set(answers(match.asked[0].choice))


def test_a_few_options_are_buttons_the_first_of_them_blue_unless_all_are_alike() -> None:
    different = question(OneOf((Option("stop", Text("asker-stop")), *options(2))))
    for asked, first in ((different, "usual"), (one_of(3), "plain")):
        (row,) = shown(match_of(asked)).rows
        assert isinstance(row, Buttons)
        assert [button.style for button in row.buttons] == [first, "plain", "plain"]


def test_options_too_long_for_a_button_make_a_menu() -> None:
    long = tuple(Option(str(n), Text("asker-option", {"n": 10**9 + n})) for n in range(3))
    match = match_of(question(OneOf(long)))
    (row,) = shown(match).rows
    assert isinstance(row, Menu)
    assert firsts(match) == {"0", "1", "2"}


def test_a_long_list_with_groups_asks_for_the_group_first() -> None:
    match = match_of(question(OneOf(options(64, groups=8))))
    (groups,) = menus(shown(match))
    assert len(groups.entries) == 8
    look = look_after(pressed(groups.id, "g3"))
    again, chosen = menus(shown(match, look))
    assert [entry.value for entry in again.entries if entry.chosen] == ["g3"]
    assert len(chosen.entries) == 8
    assert firsts(match) == set(answers(match.asked[0].choice))


def test_groups_larger_than_a_menu_have_pages() -> None:
    match = match_of(question(OneOf(options(90, groups=3))))
    assert firsts(match) == set(answers(match.asked[0].choice))


@pytest.mark.parametrize("most", [4, 24, 25, 50])
def test_every_number_can_be_chosen_the_largest_first(most: int) -> None:
    match = match_of(question(Number(0, most, "points")))
    assert firsts(match) == set(range(most + 1))
    row = shown(match).rows[0]
    first = row.entries[0].label if isinstance(row, Menu) else row.buttons[0].label
    assert first == f"{most} points"


def test_ticks_in_two_menus_are_held_until_they_are_taken() -> None:
    match = match_of(question(Some(options(30), 0, 30), default=()))
    first, second = menus(shown(match))
    assert (len(first.entries), len(second.entries)) == (25, 5)
    look = look_after(pressed(first.id, "0", "2"))
    _, second = menus(shown(match, look))
    look = look_after(pressed(second.id, "29"))
    drawn = shown(match, look)
    assert [entry.value for menu in menus(drawn) for entry in menu.entries if entry.chosen] == ["0", "2", "29"]
    first, _ = menus(drawn)
    look = look_after(pressed(first.id, "1"))
    row = shown(match, look).rows[-1]
    assert isinstance(row, Buttons)
    assert not row.buttons[0].greyed
    press_on(match, 0, pressed(row.buttons[0].id))
    assert match.seen_by(0).answers == ["('o1', 'o29')"]


def test_nothing_is_taken_before_something_is_ticked() -> None:
    match = match_of(question(Some(options(30), 0, 30), default=()))
    row = shown(match).rows[-1]
    assert isinstance(row, Buttons)
    assert [button.greyed for button in row.buttons] == [True, False]
    assert [button.label for button in row.buttons] == ["Confirm selection", "None"]


def test_a_long_set_is_ticked_over_several_menus() -> None:
    match = match_of(question(Some(options(60), 1, 60)))
    look = Look()
    for number, value in ((0, "3"), (1, "25"), (2, "59")):
        look = look_after(pressed(menus(shown(match, look))[number].id, value)) or Look()
    row = shown(match, look).rows[-1]
    assert isinstance(row, Buttons)
    press_on(match, 0, pressed(row.buttons[0].id))
    assert match.seen_by(0).answers == ["('o3', 'o25', 'o59')"]


def test_what_does_not_fit_a_custom_id_is_asked_in_more_steps() -> None:
    first = question(OneOf(options(3, long=75)))
    match = match_of(first, question(OneOf(options(4)), "second"))
    (menu,) = menus(shown(match))
    assert [len(entry.value) for entry in menu.entries] == [75, 75, 75]
    assert firsts(match) == set(answers(first.choice))


def test_a_path_that_just_fits_is_sent_at_once() -> None:
    first = question(OneOf(options(3, long=60)))
    match = match_of(first, question(OneOf(options(4)), "second"))
    assert all(len(menu.id) <= LONGEST and parse(menu.id) for menu in menus(shown(match)))
    press_on(match, 0, pressed(menus(shown(match))[1].id, "o2"))
    assert match.seen_by(0).answers == ["o1".ljust(60, "x"), "o2"]


def test_more_than_five_menus_are_too_many() -> None:
    second = one_of(3, "second")
    assert len(menus(shown(match_of(one_of(5), second)))) == 5
    assert len(menus(shown(match_of(one_of(6), second)))) == 1
    assert len(menus(shown(match_of(one_of(7), second)))) == 1


def test_a_next_question_with_too_many_answers_is_not_joined() -> None:
    rows = shown(match_of(one_of(3), one_of(26, "second"))).rows
    assert [type(row) for row in rows] == [Buttons]
