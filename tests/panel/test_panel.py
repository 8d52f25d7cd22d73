"""A panel reads: where we are, what happened, what I own, what I did so far, the question, its controls."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from cogs.border.buttons import Buttons, Look
from cogs.panel.panel import CHARACTERS, COMPONENTS, FIXED, Panel, Showing, panel
from cogs.panel.presses import look_after
from engine.after_the_flood import GAME
from engine.core.decision import Move, Text
from engine.core.dice import LoadedDice
from engine.core.match import Match
from render.story.since import Since
from tests.contract.matches import beginning, dice_of, played
from tests.panel.asker import ASKER, match_of, one_of
from tests.panel.pressing import MATCH, match_at, pressed
from tests.panel.words import NAMES, telling, words_of
from tests.rules.after_the_flood.table import GREEN, PURPLE, RED, Table
from tests.toy import TOY


def table() -> Table:
    return Table().hand(RED, grain=5, oil=1).available(RED, workers=10).act(RED)


def shown(language: str = "en", **parts: Any) -> Panel:
    match = match_at(GAME, table().state, LoadedDice(()))
    return panel(Showing(MATCH, match, **parts), RED, words_of(GAME, language), NAMES[:3])


def test_a_panel_reads_from_where_we_are_to_the_question() -> None:
    drawn = shown(
        news=telling("Bilal passes.", "Chloé passes."),
        so_far=["1. City in Ur"],
        notice="Taken back.",
    )
    assert drawn.blocks == (
        "Taken back.",
        "### Your turn\n-# Turn 1/5 · decline in turn 2 · nobody passed",
        "> **Since you last played**\n> Bilal passes.\n> Chloé passes.",
        "🌾\u20605 🫒\u20601\n👷 10 workers",
        "**So far**\n1. City in Ur",
        "**Choose one action.**",
    )


def test_what_a_press_led_to_stands_above_what_others_did_after_it() -> None:
    ended = ["Attack on Umma: 🎲 4 + 5 = **9** (a hit). The attack succeeds."]
    drawn = shown(news=telling("Bilal attacks Ada in Umma."), ended=ended)
    assert drawn.blocks[1:3] == (
        f"**What you have just done**\n1. {ended[0]}",
        "> **Since you last played**\n> Bilal attacks Ada in Umma.",
    )


def test_what_a_press_led_to_is_told_in_a_row_where_the_news_have_no_room_beside_it_all() -> None:
    ended = ["Explore (pawn): Archer to Umma", "Build (a die)", "Growth (2 dice)"]

    def news(room: int) -> Since:
        told = ["Bilal passes."] * 8
        return Since("Since you last played", tuple(told[:room]), folded=max(0, len(told) - room))

    def told(steps: Sequence[str], news: Callable[[int], Since]) -> list[str]:
        return shown(news=news, ended=steps).blocks[1].splitlines()[1:]

    numbered = [f"{n}. {step}" for n, step in enumerate(ended, 1)]
    assert told(ended, telling("Bilal passes.")) == numbered
    assert told(ended, news) == ["Explore (pawn): Archer to Umma · Build (a die) · Growth (2 dice)"]
    assert told([*ended, "War (2 dice): " + "Archer in Umma, " * 3], news)[0].startswith("… · Growth (2 dice) · War")
    assert told([*ended, "x" * 150], news) == [f"… · {'x' * 150}"], "the last one in any case"


def test_why_a_press_was_refused_stands_right_above_the_controls() -> None:
    drawn = shown(news=telling("Bilal passes."), so_far=["1. City in Ur"], refusal="Not possible.")
    assert drawn.blocks[0].startswith("### Your turn")
    assert drawn.blocks[-1] == "**Choose one action.**\n⚠️ Not possible."
    assert shown(news=telling(*["x" * 999] * 9), so_far=["y" * 99] * 9, refusal="z" * 5000).characters <= CHARACTERS


def test_who_has_passed_is_named() -> None:
    one, two = table().passed(PURPLE).act(RED), table().passed(PURPLE).passed(GREEN).act(RED)
    said = [
        panel(Showing(MATCH, match_at(GAME, each.state, LoadedDice(()))), RED, words_of(GAME, language), NAMES[:3])
        for language in ("en", "fr")
        for each in (one, two)
    ]
    assert [each.blocks[0].splitlines()[1] for each in said] == [
        "-# Turn 1/5 · decline in turn 2 · Bilal passed",
        "-# Turn 1/5, then decline · Bilal, Chloé passed",
        "-# Tour 1/5 · déclin au tour 2 · Bilal a passé",
        "-# Tour 1/5 → déclin · ont passé\u00a0: Bilal, Chloé",
    ]
    assert said[0].blocks[-1] == "**Choose one action (it costs 1 extra piece).**"


def test_long_names_are_cut_so_that_the_line_stays_one() -> None:
    match = match_at(GAME, table().passed(PURPLE).passed(GREEN).act(RED).state, LoadedDice(()))
    drawn = panel(Showing(MATCH, match), RED, words_of(GAME, "en"), ("Ada", "Bila\\*\\*\\*\\*", "Chloé"))
    assert drawn.blocks[0].endswith("Turn 1/5, then decline · Bila\\*…, Chloé passed")


def test_what_is_not_there_takes_no_room() -> None:
    assert len(shown().blocks) == 3


def test_a_panel_speaks_french() -> None:
    drawn = shown("fr")
    assert drawn.blocks[0].startswith("### À vous de jouer\n-# Tour 1/5")
    assert drawn.blocks[-1] == "**Choisissez une action.**"
    assert [button.label for button in drawn.back.buttons] == ["Annuler…", "Tout annuler", "Plateau"]
    assert drawn.rules.label == "Règles"
    assert drawn.end.label == "Finir l'action"


def test_without_a_step_to_undo_the_same_place_leads_to_earlier_turns() -> None:
    assert next((each.label, each.greyed) for each in shown().back.buttons) == ("Undo…", False)
    assert next((each.label, each.greyed) for each in shown(first=True).back.buttons) == ("Undo step", True)


def test_what_comes_first_in_the_news_matters_most_and_stays() -> None:
    news = [f"{n} {'x' * 88}" for n in range(30)]
    since = shown(news=telling(*news)).blocks[1]
    assert since.splitlines()[:2] == ["> **Since you last played**", f"> {news[0]}"]
    assert since.splitlines()[-1] == "> …"


def test_where_there_is_more_to_read_a_button_leads_there() -> None:
    assert [button.label for button in shown().back.buttons] == ["Undo…", "Undo all", "Board"]
    drawn = shown(news=telling("Much.", folded=1))
    assert [button.label for button in drawn.back.buttons] == ["Undo…", "Read all", "Board"]
    assert drawn.components <= COMPONENTS


def test_the_more_there_is_to_choose_the_less_is_told() -> None:
    asked: list[int] = []

    def news(rows: int) -> Since:
        asked.append(rows)
        return Since()

    for notice in ("", "x" * 200, "x" * 900):
        shown(news=news, notice=notice)
    assert asked == sorted(asked, reverse=True)
    assert (max(asked), min(asked)) == (9, 3)


def test_however_much_there_is_to_say_the_question_is_asked() -> None:
    endless = ["y" * 5000] * 3
    drawn = shown(news=telling(*endless), so_far=endless, notice="z" * 5000)
    assert drawn.characters <= CHARACTERS
    assert drawn.blocks[-1].startswith("**Choose one action.**")


def test_names_in_controls_are_short_and_plain() -> None:
    held = Table().hand(RED, grain=2).available(RED, workers=2).workers("guti", RED, 1).empire(PURPLE, "t1-akkad")
    held.armies("guti", PURPLE, 2).act(RED)
    match = match_at(GAME, held.state, LoadedDice(()))
    names = ("Ada", r"Bilal\_the\_very\_long\_name", "Chloé")
    drawn = panel(Showing(MATCH, match), RED, words_of(GAME, "en"), names, ("Ada", "Bilal_the_very_long_name", "Chloé"))
    assert "Bilal_the_very_… holds the home area (2 armies) · your worker leaves it" in repr(drawn)
    assert "\\\\_" not in repr(drawn.rows)


def test_the_footer_is_always_there() -> None:
    for match in (match_at(GAME, table().state, LoadedDice(())), _over(), _bidding()):
        seats = range(match.committed.seats)
        drawn = [panel(Showing(MATCH, match), seat, words_of(match.game, "en"), NAMES) for seat in seats]
        asked = {decision.seat for decision in match.asked}
        ends = ["End action" if seat in asked and match.game is GAME else "End turn" for seat in seats]
        assert [each.end.label for each in drawn] == ends
        assert all(len(each.back.buttons) == 3 for each in drawn)


def test_a_seat_that_is_not_asked_is_told_who_is() -> None:
    match = match_at(GAME, table().state, LoadedDice(()))
    drawn = panel(Showing(MATCH, match), PURPLE, words_of(GAME, "en"), NAMES[:3])
    assert drawn.blocks[0].startswith("### It is Ada's turn")
    assert drawn.rows == ()


def test_when_the_match_is_over_nobody_is_asked() -> None:
    drawn = panel(Showing(MATCH, _over()), 0, words_of(TOY, "en"), NAMES)
    assert drawn.blocks[0].startswith("### The match is over")


def test_an_answer_that_may_be_taken_back_is_offered_while_others_think() -> None:
    match = _bidding()
    bid = match.asked[0]
    match.press([Move(bid.seat, "bid", 0)])
    drawn = panel(Showing(MATCH, match), bid.seat, words_of(TOY, "en"), NAMES)
    (row,) = drawn.rows
    assert isinstance(row, Buttons)
    assert [button.label for button in row.buttons] == ["Take the bid back"]
    assert "'s turn" in drawn.blocks[0] or "Waiting for" in drawn.blocks[0]


def _bidding() -> Match[Any]:
    return Match(TOY, beginning(TOY, 1).state, dice_of(1))


def _over() -> Match[Any]:
    return Match(TOY, played(TOY, 1).state, dice_of(1))


def test_what_cannot_be_done_now_is_told_with_its_reason() -> None:
    assert refused(Table().hand(RED, grain=1).available(RED, workers=1)) == [
        "Start Akkad or Guti (you need a worker there, and nobody may have more than you)",
        "Trade (no worker can trade)",
    ]
    idle = Table(2).hand(RED, grain=1).workers("amorites", PURPLE, 1)
    assert refused(idle) == [
        "Start Empire (too few workers at home: Amorites, Isin and Larsa)",
        "Trade (no worker can trade)",
        "Place Workers (no workers left)",
    ]
    poor = Table(2).available(RED, workers=1).workers("egypt", RED, 1).workers("isin", RED, 1).workers("larsa", RED, 1)
    poor.workers("amorites", RED, 1)
    assert refused(poor) == ["Trade (nothing to trade)", "Place Workers (nothing to pay with)"]
    spent = Table().empire(RED, "t1-guti").armies("guti", RED, 1).hand(RED, grain=1).available(RED, workers=1)
    assert refused(spent) == ["Trade (no worker can trade)", "Expand Empire (no army left)"]


def test_what_cannot_be_done_takes_no_height_before_it_is_asked_for() -> None:
    drawn = shown()
    row = drawn.rows[-1]
    assert isinstance(row, Buttons)
    assert [button.label for button in row.buttons] == ["Pass", "Not possible now…"]
    look = look_after(pressed(row.buttons[1].id))
    assert look == Look(why=True)
    told = shown(look=look)
    assert told.blocks[-1].endswith(
        "-# Not now: Start Akkad or Guti (you need a worker there, and nobody may have more than you)"
        " · Trade (no worker can trade)"
    )
    assert told.rows[:-1] == drawn.rows[:-1]
    assert told.rows[-1] == Buttons(row.buttons[:1])


def test_asking_what_cannot_be_done_keeps_what_is_to_be_paid() -> None:
    match = match_at(GAME, table().passed(PURPLE).act(RED).state, LoadedDice(()))
    row = panel(Showing(MATCH, match, look=Look(carried="oil")), RED, words_of(GAME, "en"), NAMES[:3]).rows[-1]
    assert isinstance(row, Buttons)
    assert look_after(pressed(row.buttons[-1].id)) == Look(carried="oil", why=True)


def test_a_row_that_finds_no_room_is_counted_and_written_into_the_log(caplog: pytest.LogCaptureFixture) -> None:
    asking = [one_of(25, f"kind{n}", optional=n > 0, menu=Text("choose")) for n in range(14)]
    match = match_of(lambda _: asking)
    drawn = panel(Showing(MATCH, match), 0, words_of(ASKER, "en"), NAMES[:1])
    assert drawn.left_out == len(asking) - (COMPONENTS - FIXED) // 2
    assert drawn.components <= COMPONENTS
    assert f"{drawn.left_out} rows found no room" in caplog.text


def test_a_bid_says_what_it_has_won() -> None:
    assert after_bid(Table()) == "Next turn you go first unless Bilal or Chloé bids 4 or more."
    assert after_bid(Table(order=(PURPLE, RED, GREEN)).passed(GREEN, gold=1)) == (
        "Next turn you go second unless Bilal bids 3 or more."
    )
    assert after_bid(Table(order=(PURPLE, RED, GREEN)).passed(PURPLE, tool=1).passed(GREEN)) == (
        "Next turn you go second."
    )


def refused(table: Table) -> list[str]:
    match = match_at(GAME, table.act(RED).state, LoadedDice(()))
    look = Look(why=True)
    line = panel(Showing(MATCH, match, look=look), RED, words_of(GAME, "en"), NAMES[:3]).blocks[-1].splitlines()[-1]
    return line.removeprefix("-# Not now: ").split(" · ")


def after_bid(table: Table) -> str:
    """Bid a tool, and read what the panel adds to the stock."""
    laid = table.hand(RED, tool=1, grain=1).available(RED, workers=1).act(RED).answer("pass").amounts(tool=1)
    match = match_at(GAME, laid.state, LoadedDice(()))
    return panel(Showing(MATCH, match), RED, words_of(GAME, "en"), NAMES[:3]).blocks[1].splitlines()[-1]
