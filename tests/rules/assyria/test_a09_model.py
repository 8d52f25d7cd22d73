"""Every Flood of random matches, scored once more by the ledger."""

from tests.rules.assyria import walk
from tests.rules.assyria.table import rule
from tests.rules.assyria.walk import Position, Step

INFLUENCE = {"upper": 3, "middle": 2, "lower": 1}
UPPER_VP = (0, 1, 4, 8)
MULTIPLIERS = (0, 1, 2, 2, 3, 3, 3, 4)


def floods() -> list[Step]:
    return [step for step in walk.steps() if "Inundated" in step.events]


def ranking(position: Position) -> list[int]:
    def strength(seat: int) -> tuple[int, int, int]:
        slots = [(dignitary, owner) for dignitary in INFLUENCE for owner in position.assur[dignitary]]
        influence = sum(INFLUENCE[dignitary] for dignitary, owner in slots if owner == seat)
        first = min(number for number, owner in enumerate(all_slots(position)) if owner == seat)
        return (-influence, -position.huts_in_assur(seat), first)

    return sorted((seat for seat in position.seats if position.huts_in_assur(seat)), key=strength)


def all_slots(position: Position) -> list[int | None]:
    """The owners of all slots from the top, upper before middle before lower."""
    return [
        seats[number] if number < len(seats) else None
        for dignitary, slots in (("upper", 3), ("middle", 4), ("lower", 6))
        for seats in [position.assur[dignitary]]
        for number in range(slots)
    ]


def assur_points(position: Position) -> dict[int, int]:
    cards = sorted([*position.expansion_laid, *([4] if position.players == 4 and position.reign > 1 else [])])
    points = {}
    for rank, seat in enumerate(ranking(position)):
        if position.players == 2 and rank == 1:
            points[seat] = cards[0] if position.reign > 1 else 0
        else:
            points[seat] = sum(cards[: len(cards) - rank] if rank < len(cards) else [])
    return points


def flooded(position: Position) -> tuple[tuple[int, ...], tuple[int, ...], tuple[bool, ...]]:
    """Score, camels and Plows after the Flood, and after the final scoring in turn 8."""
    assur = assur_points(position)
    vp, camels, plows = [], [], []
    for seat in position.seats:
        sites = sum(owner == seat for owner, _ in position.ziggurats.values())
        upper = UPPER_VP[position.assur["upper"].count(seat)]
        points = assur.get(seat, 0) + upper + sites * MULTIPLIERS[position.offering[seat]]
        camels.append(min(10, position.camels[seat] + position.assur["lower"].count(seat)))
        plows.append(position.plows[seat] or seat in position.assur["middle"])
        if position.turn == 8:
            points += position.tiles(seat) + plows[seat] + camels[seat] // 2
        vp.append(position.vp[seat] + points)
    return tuple(vp), tuple(camels), tuple(plows)


@rule("A9.2", "A9.3", "A9.5", "A9.6", "A9.9", "A9.10", "A9.12", "A9.14", "A10.2", "A10.3", "A10.4", "A11.6")
def test_every_flood_scores_by_the_ledger() -> None:
    assert len(floods()) == 3 * len(walk.matches())
    assert sum(len(ranking(step.before)) > 2 for step in floods()) > 5
    for step in floods():
        assert (step.after.vp, step.after.camels, step.after.plows) == flooded(step.before)


@rule("A9.13", "A9.14")
def test_every_flood_empties_assur_and_resets_the_offerings() -> None:
    for step in floods():
        assert set(step.after.offering) == {0}
        for seat in step.after.seats:
            on_board = sum(owner == seat for owner in step.after.huts.values())
            assert step.after.stock[seat]["huts"] == 10 - on_board


@rule("A10.6")
def test_every_match_is_won_by_the_highest_score() -> None:
    for match in walk.matches():
        last = match.positions[-1]
        (ended,) = walk.of_kind(match.steps[-1].told, "MatchEnded")
        assert tuple(ended.vp_per_seat) == last.vp
        assert [last.vp[seat] for seat in ended.seats] == sorted(last.vp, reverse=True)
        assert ended.ending == ("shared" if last.vp.count(max(last.vp)) > 1 else "points")
