"""Where there is not room for all lines, losses and attacks stay, dull lines go first, then the oldest."""

from collections.abc import Callable, Sequence

import pytest
from msgspec.structs import replace

from engine.core.decision import Text
from render.story.line import Deed, RecapLine
from render.story.selection import Weighed, hits_on, is_grave
from render.text.phrases import Phrase

A, B, C = range(3)
KINDS = {"o": RecapLine((Text("o"),)), "d": RecapLine((Text("d"),), dull=True)}
KINDS["E"] = RecapLine((Text("E"),), milestone=Phrase("E"))
KINDS["T"] = RecapLine((Text("T"),), dull=True, opens=Phrase("T"))
KINDS["P"] = RecapLine((Text("P"),), points=True)
KINDS["D"] = RecapLine((Text("D"),), points=True, decisive=True)
KINDS["X"] = RecapLine((Text("X"),), (A,), points=True, deeds=(Deed("x"),))
KINDS["N"] = RecapLine((Text("N"),), needed=True)
KINDS |= {letter: RecapLine((Text(letter),), (seat,), deeds=(Deed(letter),)) for seat, letter in enumerate("stu")}
KINDS |= {letter: RecapLine((Text(letter),), hits=(seat,)) for seat, letter in enumerate("ABC")}


def lines(story: str) -> list[RecapLine]:
    """Write a story down, a letter a line: o ordinary, d dull, E how all stand, T the next turn.

    A, B and C are hits on a seat. P brings points, D those that decide; X too, which may be told in sums as s, t and u,
    each of a player.
    """
    return [KINDS[letter] for letter in story]


def written(kept: Sequence[RecapLine]) -> str:
    return "".join(next((letter for letter, line in KINDS.items() if line is each), "+") for each in kept)


def told(lines: Sequence[RecapLine], most: int, never_folded: Callable[[RecapLine], bool]) -> str:
    """Write down what is told, with a + for each sum, and at the end the number of lines that are not."""
    weighed = Weighed(lines, never_folded)
    selection = weighed.keep(*weighed.fitting(most))
    return written(selection.told) + (str(len(selection.lost)) if selection.lost else "")


@pytest.mark.parametrize(
    ("story", "most", "everybody", "to_ada"),
    [
        ("", 8, "", ""),
        ("oodAoo", 8, "oodAoo", "oodAoo"),
        ("ooooo", 4, "ooo2", "ooo2"),
        ("Aoooo", 4, "Aoo2", "Aoo2"),
        ("dodododo", 6, "oododo", "oododo"),
        ("oddoo", 4, "odoo", "odoo"),
        ("ddddd", 3, "ddd", "ddd"),
        ("AAAAo", 3, "AAAAo", "AAAAo"),
        ("BBBBo", 3, "BBBBo", "BB3"),
        ("ABBBBo", 3, "ABBBBo", "AB4"),
        ("odBdoA", 4, "oBoA", "oBoA"),
        ("oEBBBB", 3, "oEBBBB", "EB4"),
        ("EoEoo", 3, "Eo3", "Eo3"),
        ("BPoBB", 4, "BPoBB", "PBB2"),
        ("PEoPE", 3, "PE3", "PE3"),
        ("sPosdE", 4, "Po+E", "Po+E"),
        ("stuEoo", 4, "+++E2", "+++E2"),
        ("XEooo", 3, "XE3", "XE3"),
        ("sXEooo", 3, "+E3", "+E3"),
        ("sssETssssP", 5, "+Es+P", "+Es+P"),
        ("stusETsssP", 4, "E+P4", "E+P4"),
    ],
)
def test_what_is_kept(story: str, most: int, everybody: str, to_ada: str) -> None:
    assert told(lines(story), most, is_grave) == everybody
    assert told(lines(story), most, hits_on(A)) == to_ada


def test_what_decided_how_all_stand_is_left_out_after_other_points() -> None:
    weighed = Weighed(lines("DEoDPPE"), is_grave)
    assert weighed.vital == 2, "of the last turn only"
    assert [written(weighed.keep(count).kept) for count in range(5)] == ["", "D", "DE", "DPE", "DPPE"]


def test_reasons_are_kept_right_after_what_they_explain() -> None:
    """R gives the reasons for both lines before it."""
    weighty, reasons = (
        replace(KINDS["o"], weighty=weighty, explains=lines) for weighty, lines in ((True, 0), (False, 2))
    )
    story = [*lines("oo"), weighty, weighty, reasons, *lines("oEo")]
    weighed = Weighed(story, is_grave)
    assert weighed.certain == 4, "with how all stand"
    assert [[story[n] for n in weighed.ranked].index(each) for each in (reasons, weighty)] == [3, 1]
    assert weighed.ranked[:4] == [6, 3, 2, 4]


def test_what_the_turn_under_way_is_played_with_is_kept_where_it_is_needed() -> None:
    """N stands for it; of a turn that is over it goes like any other line."""
    story = [KINDS["N"], *lines("oAEA"), KINDS["N"], *lines("ooo")]
    told = {needed: Weighed(story, is_grave, needed=needed) for needed in (True, False)}
    assert {needed: weighed.certain for needed, weighed in told.items()} == {True: 4, False: 3}
    assert [written(told[True].keep(count).kept) for count in range(1, 5)] == ["E", "EN", "EAN", "AEAN"]
    assert written(told[False].keep(4).kept) == "AEAo"


def test_a_dull_line_that_is_left_out_counts_where_every_one_does() -> None:
    for every, lost in ((False, "oo"), (True, "doo")):
        weighed = Weighed(lines("dooEss"), is_grave, every=every)
        assert written(weighed.keep(1).lost) == lost


@pytest.mark.parametrize("story", ["ooooo", "Aoooo", "sPosdE", "EoEoo", "stusETsssP", "dooEss"])
def test_no_single_line_is_left_out(story: str) -> None:
    for every in (False, True):
        weighed = Weighed(lines(story), is_grave, every=every)
        for count in range(len(story) + 1):
            for turns in (1, 2):
                assert len(weighed.keep(count, turns).lost) != 1


def test_points_of_the_reader_are_left_out_last() -> None:
    """Of what may be left out; how all stand, and what decided it, comes before."""
    own = replace(KINDS["X"], scored=(B,))
    story = [own, *lines("XDE"), replace(KINDS["o"], scored=(B,)), *lines("oAo")]
    for reader, first in ((None, "DEAX+"), (A, "DEAX+"), (B, "DEA++")):
        ranked = Weighed(story, hits_on(A), reader=reader).ranked
        found = [story[n] for n in ranked[: len(first)]]
        assert sorted(written(found)) == sorted(first), reader
