"""Where there is not room for all lines, losses and attacks stay, dull lines go first, then the oldest."""

from collections.abc import Callable, Sequence

import pytest

from engine.core.decision import Text
from render.story.line import Deed, RecapLine
from render.story.selection import Weighed, hits_on, is_hit
from render.text.phrases import Phrase

A, B, C = range(3)
KINDS = {"o": RecapLine((Text("o"),)), "d": RecapLine((Text("d"),), dull=True)}
KINDS["E"] = RecapLine((Text("E"),), milestone=Phrase("E"))
KINDS["P"] = RecapLine((Text("P"),), points=True)
KINDS["X"] = RecapLine((Text("X"),), (A,), points=True, deeds=(Deed("x"),))
KINDS |= {letter: RecapLine((Text(letter),), (seat,), deeds=(Deed(letter),)) for seat, letter in enumerate("stu")}
KINDS |= {letter: RecapLine((Text(letter),), hits=(seat,)) for seat, letter in enumerate("ABC")}


def lines(story: str) -> list[RecapLine]:
    """Write a story down, a letter a line: o ordinary, d dull, E how all stand, A, B and C hits on a seat.

    P brings points; X too, which may be told in sums as s, t and u, each of a player.
    """
    return [KINDS[letter] for letter in story]


def written(kept: Sequence[RecapLine]) -> str:
    return "".join(next(letter for letter, line in KINDS.items() if line is each) for each in kept)


def told(lines: Sequence[RecapLine], most: int, never_folded: Callable[[RecapLine], bool]) -> str:
    """Write down what is told, with a + for each sum, and the number of lines that are not, where these stand."""
    weighed = Weighed(lines, never_folded)
    selection = weighed.keep(weighed.fitting(most))
    kept = written(selection.kept)
    more = "+" * len(selection.sums) + (str(selection.more) if selection.more else "")
    return kept[: selection.before] + more + kept[selection.before :]


@pytest.mark.parametrize(
    ("story", "most", "everybody", "to_ada"),
    [
        ("", 8, "", ""),
        ("oodAoo", 8, "oodAoo", "oodAoo"),
        ("ooooo", 4, "2ooo", "2ooo"),
        ("Aoooo", 4, "A2oo", "A2oo"),
        ("dodododo", 6, "oododo", "oododo"),
        ("oddoo", 4, "odoo", "odoo"),
        ("ddddd", 3, "ddd", "ddd"),
        ("AAAAo", 3, "AAAA1", "AAAA1"),
        ("BBBBo", 3, "BBBB1", "3BB"),
        ("ABBBBo", 3, "ABBBB1", "A4B"),
        ("odBdoA", 4, "oBoA", "oBoA"),
        ("oEBBBB", 3, "1EBBBB", "4EB"),
        ("EoEoo", 3, "3Eo", "3Eo"),
        ("BPoBB", 4, "BP1BB", "2PBB"),
        ("PEoPE", 3, "3PE", "3PE"),
        ("sPosdE", 4, "+1PE", "+1PE"),
        ("stuEoo", 4, "+++2E", "+++2E"),
        ("XEooo", 3, "XE3", "XE3"),
        ("sXEooo", 3, "+3E", "+3E"),
    ],
)
def test_what_is_kept(story: str, most: int, everybody: str, to_ada: str) -> None:
    assert told(lines(story), most, is_hit) == everybody
    assert told(lines(story), most, hits_on(A)) == to_ada
