"""An expansion turn in one line: huts placed, lost and fed, where as far as there is room."""

import pytest

from engine.assyria import events as e
from engine.core.game import Event
from render.games.assyria.recap import FOLDING
from render.story.log import log_pages, whole_log
from render.story.recap import recap
from render.story.tally import with_sums
from render.text.phrases import say
from render.text.words import Words
from tests.render.assyria_recap.telling import ADA, BILAL, A, B, C, huts, lines
from tests.render.wording import FOUR_NAMES as NAMES
from tests.render.wording import Press


def test_an_expansion_turn_is_one_line(english: Words, french: Words) -> None:
    turn = (
        *huts(B, "c5", "c6", "d6"),
        e.Fed(B, "date2", ["c5"], 1),
        e.Fed(B, "barley2", ["c6", "e6"], 0),
        e.Fed(B, "plow", ["d6"], 0),
        e.Fed(B, "joker", ["b4"], 0),
        e.Starved(B, ["c7"]),
        e.IncomeTaken(B, 5, 0),
        e.PrestigeScored(B, 3, 1),
    )
    assert lines(english, *turn) == [
        f"{BILAL} places huts on C5, C6 and D6 and loses C7 to famine; +5 camels, +4 VP.",
    ]
    assert lines(french, *turn) == [
        f"{BILAL} place des huttes en C5, C6 et D6, puis perd C7 (famine)\u202f; +5 chameaux, +4 PV.",
    ]
    assert whole_log(english, FOLDING, [Press(turn)], NAMES).splitlines()[1] == (
        "Bilal places huts on C5, C6 and D6, feeds 5 of 6 huts with date ×2, barley ×2, a Plow and a Joker "
        "and loses C7 to famine; +5 camels, +4 VP."
    )


@pytest.mark.parametrize(
    ("events", "told"),
    [
        ([*huts(A, "c5"), e.Fed(A, "date1", ["c5"], 0)], "places a hut on C5."),
        ([e.HutsKept(A, 2), e.PrestigeScored(A, 0, 1)], "has no room for 2 huts; +1 VP."),
        (
            [e.Starved(A, ["c5", "c6"]), e.PrestigeScored(A, 0, 1)],
            "loses C5 and C6 to famine; +1 VP.",
        ),
        (
            [e.Fed(A, "salt3", ["c1", "b2", "b5"], 0), e.IncomeTaken(A, 3, 2)],
            "+3 camels (2 over the limit lost).",
        ),
        ([e.IncomeTaken(A, 3, 2)], "+3 camels (2 over the limit lost)."),
    ],
)
def test_an_expansion_turn_tells_what_there_is_to_tell(events: list[Event], told: str, english: Words) -> None:
    assert told in lines(english, *events)[0]


@pytest.mark.parametrize(
    ("events", "told"),
    [
        ([*huts(A, "c5"), e.Fed(A, "date1", ["c5"], 0)], "places a hut on C5 and feeds 1 hut with date ×1."),
        ([e.Starved(A, ["c5", "c6"])], "feeds none of the 2 huts and loses C5 and C6 to famine."),
        (
            [e.Fed(A, "salt3", ["c1", "b2", "b5"], 0), e.IncomeTaken(A, 3, 2)],
            "feeds all 3 huts with salt ×3; +3 camels (2 over the limit lost).",
        ),
        ([e.Fed(A, "salt2", ["c1", "b2"], 0)], "feeds both huts with salt ×2."),
    ],
)
def test_how_huts_were_fed_is_told_by_the_log_of_every_player(events: list[Event], told: str, english: Words) -> None:
    (line,) = log_pages(english, FOLDING, [Press(events)], NAMES).pages[0].lines
    assert line.endswith(told)


def test_huts_lost_and_huts_placed_are_both_named(english: Words, french: Words) -> None:
    turn = (*huts(A, "b2", "b3", "d2"), e.Starved(A, ["a3", "a5", "c6"]), e.IncomeTaken(A, 4, 0))
    assert lines(french, *turn) == [
        f"{ADA} place des huttes en B2, B3 et D2, puis perd A3, A5 et C6 (famine)\u202f; +4 chameaux."
    ]
    assert lines(english, *turn) == [
        f"{ADA} places huts on B2, B3 and D2 and loses A3, A5 and C6 to famine; +4 camels."
    ]


def test_new_huts_and_lost_ones_are_named_however_many(english: Words, french: Words) -> None:
    turn = (
        *huts(B, "f3", "e4", "d4", "c5"),
        e.Starved(B, ["f3", "e4", "a2", "b1"]),
        e.IncomeTaken(B, 5, 0),
        e.PrestigeScored(B, 3, 1),
    )
    assert lines(english, *turn) == [
        f"{BILAL} places huts on F3, E4, D4 and C5 and loses F3, E4, A2 and B1 to famine; +5 camels, +4 VP."
    ]
    assert lines(french, *turn) == [
        f"{BILAL} place des huttes en F3, E4, D4 et C5, puis perd F3, E4, A2 et B1 (famine)\u202f; +5 chameaux, +4 PV."
    ]


def test_where_there_is_no_room_huts_are_counted_and_new_ones_told_from_others(english: Words, french: Words) -> None:
    turn = (
        *huts(B, "c5", "c6", "d6", "d7", "d8"),
        e.Fed(B, "date2", ["c5", "c6"], 0),
        e.Starved(B, ["c7", "d6", "d7", "e6", "e7", "f6", "f7", "f8", "g5", "g6", "g7", "h4"]),
        e.WellBuilt(B, "c5-c6-d5", 6),
        e.WellBuilt(B, "c5-d4-d5", 6),
        e.IncomeTaken(B, 5, 1),
        e.PrestigeScored(B, 3, 1),
    )
    long = [name * 5 for name in NAMES]
    named = f"🟪 **{long[B]}**"
    assert recap(english, FOLDING, [Press(turn)], long) == [
        f"{named} places 5 huts, loses 2 new huts to famine and loses 10 older huts to famine; +5 camels, +4 VP.",
        f"{named} builds 2 wells at C5-C6-D5 and C5-D4-D5 (12 VP).",
    ]
    long = [name * 6 for name in NAMES]
    told = recap(french, FOLDING, [Press(turn)], long)[0]
    assert "place 5 huttes, perd 2 nouvelles huttes (famine), puis perd 10 huttes plus anciennes (famine)" in told


def test_wells_are_a_line_that_says_where_and_what_they_bring(english: Words, french: Words) -> None:
    built = (e.WellBuilt(B, "c1-c2-d1", 6), e.PrestigeScored(B, 2, 1))
    assert lines(english, *built) == [f"{BILAL}: +3 VP.", f"{BILAL} builds a well at C1-C2-D1 (6 VP)."]
    assert lines(french, *built)[1] == f"{BILAL} construit un puits en C1-C2-D1 (6 PV)."
    assert lines(english, built[0]) == [f"{BILAL} builds a well at C1-C2-D1 (6 VP)."], "also by itself"
    two = [built[0], e.WellBuilt(B, "c5-c6-d5", 6)]
    sums, untold = with_sums({}, dict(enumerate(FOLDING.lines(two))))
    assert not untold
    assert [say(words, line.wordings[0], NAMES) for words in (english, french) for line in sums] == [
        "Bilal builds 2 wells at C1-C2-D1 (6 VP) and at C5-C6-D5 (6 VP).",
        "Bilal construit 2 puits en C1-C2-D1 (6 PV) et en C5-C6-D5 (6 PV).",
    ]


def test_the_log_names_every_hex_that_famine_took(english: Words, french: Words) -> None:
    turn = (
        *huts(B, "c5", "c6", "d6", "d7"),
        e.Fed(B, "date2", ["c5", "c6"], 0),
        e.Starved(B, ["c7", "d6", "d7", "e6", "e7", "f6"]),
        e.WellBuilt(B, "c5-c6-d5", 6),
        e.IncomeTaken(B, 5, 1),
        e.PrestigeScored(B, 3, 1),
    )
    assert log_pages(english, FOLDING, [Press(turn)], NAMES).pages[0].lines == [
        f"{BILAL} places huts on C5, C6, D6 and D7, feeds 2 of 8 huts "
        "and loses C7, D6, D7, E6, E7 and F6 to famine; "
        "+5 camels (1 over the limit lost), +4 VP.",
        f"{BILAL} builds a well at C5-C6-D5 (6 VP).",
    ]
    assert log_pages(french, FOLDING, [Press(turn)], NAMES).pages[0].lines == [
        f"{BILAL} place des huttes en C5, C6, D6 et D7, ravitaille 2 de ses 8 huttes, "
        "puis perd C7, D6, D7, E6, E7 et F6 (famine)\u202f; "
        "+5 chameaux (1 perdu), +4 PV.",
        f"{BILAL} construit un puits en C5-C6-D5 (6 PV).",
    ]


def test_wells_are_told_with_place_and_points_where_most_is_left_out(english: Words, french: Words) -> None:
    turn = [e.TurnBegan(1, 1, 4), *huts(B, "c5"), e.WellBuilt(B, "c5-c6-d5", 6)]
    acts = [event for seat in (A, C) for event in (e.BaseBuilt(seat, "d6", 2), e.ActionsEnded(seat, 3))]
    later = [event for n in range(2, 8) for event in (e.TurnEnded(n - 1, [0, 6, 0]), e.TurnBegan(n, 1, 4), *acts)]
    for words, well in (
        (english, "builds a well at C5-C6-D5 (6 VP)"),
        (french, "construit un puits en C5-C6-D5 (6 PV)"),
    ):
        assert any(line.endswith(f" · {BILAL} {well}.") for line in lines(words, *turn, *later))
