"""An expansion turn in one line: huts placed, lost and fed, where as far as there is room."""

import pytest

from engine.assyria import events as e
from engine.core.game import Event
from render.games.assyria.recap import FOLDING
from render.story.log import log_pages, whole_log
from render.story.tally import tallied
from render.text.phrases import say
from render.text.words import Words
from tests.render.assyria_recap.telling import BILAL, A, B, huts, lines
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
        f"{BILAL} places huts on C5, C6 and D6 and loses the hut on C7 to famine; +5 camels, +4 VP.",
    ]
    assert lines(french, *turn) == [
        f"{BILAL} place des huttes en C5, C6 et D6, puis perd C7 (famine)\u202f; +5 chameaux, +4 PV.",
    ]
    assert whole_log(english, FOLDING, [Press(turn)], NAMES).splitlines()[1] == (
        "Bilal places huts on C5, C6 and D6, feeds 5 of 6 huts with date ×2, barley ×2, a Plow and a Joker "
        "and loses the hut on C7 to famine; +5 camels, +4 VP."
    )


@pytest.mark.parametrize(
    ("events", "told"),
    [
        ([*huts(A, "c5"), e.Fed(A, "date1", ["c5"], 0)], "places a hut on C5 and feeds 1 hut with date ×1."),
        ([e.HutsKept(A, 2), e.PrestigeScored(A, 0, 1)], "has no room for 2 huts; +1 VP."),
        (
            [e.Starved(A, ["c5", "c6"]), e.PrestigeScored(A, 0, 1)],
            "feeds none of the 2 huts and loses the huts on C5 and C6 to famine",
        ),
        (
            [e.Fed(A, "salt3", ["c1", "b2", "b5"], 0), e.IncomeTaken(A, 3, 2)],
            "feeds all 3 huts with salt ×3; +3 camels",
        ),
        ([e.IncomeTaken(A, 3, 2)], "+3 camels (2 over the limit lost)."),
    ],
)
def test_an_expansion_turn_tells_what_there_is_to_tell(events: list[Event], told: str, english: Words) -> None:
    assert told in lines(english, *events)[0]


def test_where_huts_were_lost_is_told_before_where_others_were_placed(english: Words, french: Words) -> None:
    turn = (
        *huts(B, "f3", "e4", "d4", "c5"),
        e.Starved(B, ["f3", "e4", "a2", "b1"]),
        e.IncomeTaken(B, 5, 0),
        e.PrestigeScored(B, 3, 1),
    )
    assert lines(english, *turn) == [
        f"{BILAL} places 4 huts and loses the huts on F3, E4, A2 and B1 to famine; +5 camels, +4 VP."
    ]
    assert lines(french, *turn) == [
        f"{BILAL} place 4 huttes, puis perd F3, E4, A2 et B1 (famine)\u202f; +5 chameaux, +4 PV."
    ]


def test_where_there_is_no_room_pieces_are_counted(english: Words) -> None:
    turn = (
        *huts(B, "c5", "c6", "d6", "d7"),
        e.Fed(B, "date2", ["c5", "c6"], 0),
        e.Starved(B, ["c7", "d6", "d7", "e6", "e7", "f6"]),
        e.WellBuilt(B, "c5-c6-d5", 6),
        e.WellBuilt(B, "c5-d4-d5", 6),
        e.IncomeTaken(B, 5, 1),
        e.PrestigeScored(B, 3, 1),
    )
    assert lines(english, *turn) == [
        f"{BILAL} places 4 huts and loses 6 huts to famine; +5 camels, +4 VP.",
        f"{BILAL} builds 2 wells at C5-C6-D5 and C5-D4-D5 (12 VP).",
    ]


def test_wells_are_a_line_that_says_where_and_what_they_bring(english: Words, french: Words) -> None:
    built = (e.WellBuilt(B, "c1-c2-d1", 6), e.PrestigeScored(B, 2, 1))
    assert lines(english, *built) == [f"{BILAL}: +3 VP.", f"{BILAL} builds a well at C1-C2-D1 (6 VP)."]
    assert lines(french, *built)[1] == f"{BILAL} construit un puits en C1-C2-D1 (6 PV)."
    assert lines(english, built[0]) == [f"{BILAL} builds a well at C1-C2-D1 (6 VP)."], "also by itself"
    two = [built[0], e.WellBuilt(B, "c5-c6-d5", 6)]
    sums, untold = tallied(FOLDING.lines(two))
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
    assert "loses 6 huts to famine" in lines(english, *turn)[0]
    assert log_pages(english, FOLDING, [Press(turn)], NAMES).pages[0].lines == [
        f"{BILAL} places huts on C5, C6, D6 and D7 and loses the huts on C7, D6, D7, E6, E7 and F6 to famine; "
        "+5 camels (1 over the limit lost), +4 VP.",
        f"{BILAL} builds a well at C5-C6-D5 (6 VP).",
    ]
    assert log_pages(french, FOLDING, [Press(turn)], NAMES).pages[0].lines == [
        f"{BILAL} place des huttes en C5, C6, D6 et D7, puis perd C7, D6, D7, E6, E7 et F6 (famine)\u202f; "
        "+5 chameaux (1 perdu), +4 PV.",
        f"{BILAL} construit un puits en C5-C6-D5 (6 PV).",
    ]
