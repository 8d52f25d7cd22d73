"""Where there is not room for all lines, losses and attacks stay, dull lines go first, then the oldest."""

from collections.abc import Sequence

import pytest

from engine.core.decision import Text
from render.story.line import RecapLine
from render.story.selection import Selection, hits_on, is_hit, selected
from render.text.phrases import Phrase

A, B, C = range(3)
KINDS = {"o": RecapLine((Text("o"),)), "d": RecapLine((Text("d"),), dull=True)}
KINDS["E"] = RecapLine((Text("E"),), milestone=Phrase("E"))
KINDS |= {letter: RecapLine((Text(letter),), hits=(seat,)) for seat, letter in enumerate("ABC")}


def lines(story: str) -> list[RecapLine]:
    """Write a story down, a letter a line: o ordinary, d dull, E points at the end, A, B and C hits on a seat."""
    return [KINDS[letter] for letter in story]


def written(kept: Sequence[RecapLine]) -> str:
    return "".join(next(letter for letter, line in KINDS.items() if line is each) for each in kept)


def told(selection: Selection) -> str:
    """Write down what is told, with the number of lines that are not where it stands."""
    kept = written(selection.kept)
    more = str(selection.folded) if selection.folded else ""
    return kept[: selection.before] + more + kept[selection.before :]


@pytest.mark.parametrize(
    ("story", "most", "everybody", "to_ada"),
    [
        ("", 8, "", ""),
        ("oodAoo", 8, "oodAoo", "oodAoo"),
        ("ooooo", 4, "2ooo", "2ooo"),
        ("Aoooo", 4, "A2oo", "A2oo"),
        ("dodododo", 6, "3ooodo", "3ooodo"),
        ("oddoo", 4, "o2oo", "o2oo"),
        ("ddddd", 3, "3dd", "3dd"),
        ("AAAAo", 3, "AAAA1", "AAAA1"),
        ("BBBBo", 3, "BBBB1", "3BB"),
        ("ABBBBo", 3, "ABBBB1", "A4B"),
        ("odBdoA", 4, "3BoA", "3BoA"),
        ("oEBBBB", 3, "1EBBBB", "4EB"),
        ("EoEoo", 3, "3Eo", "3Eo"),
    ],
)
def test_what_is_kept(story: str, most: int, everybody: str, to_ada: str) -> None:
    assert told(selected(lines(story), most, is_hit)) == everybody
    assert told(selected(lines(story), most, hits_on(A))) == to_ada
