import pytest

from tests.rules.assyria import walk
from tests.rules.assyria.table import BLUE, RED, Table, rule


def giver(position: int = 0, camels: int = 10, sites: int = 1) -> Table:
    t = Table()
    for site in ("b5", "d5", "f6", "h6")[:sites]:
        t.ziggurat(RED, site)
    t.offering(RED, position)
    t.camels(RED, camels)
    return t


@rule("A7.15")
@pytest.mark.parametrize("steps", [1, 2, 3])
@pytest.mark.parametrize("position", [0, 1, 4])
def test_each_camel_moves_the_disc_one_step(position: int, steps: int) -> None:
    t = giver(position)
    t.act(RED)
    t.offer(steps)
    assert t.offering_of(RED) == position + steps
    assert t.camels_of(RED) == 10 - steps


@rule("A7.15", "AX12")
@pytest.mark.parametrize("position", range(6))
def test_ax12_an_offering_of_two(position: int) -> None:
    t = Table()
    t.offering(BLUE, position)
    t.camels(BLUE, 2)
    t.act(BLUE)
    t.offer(2)
    assert t.camels_of(BLUE) == 0
    assert t.offering_of(BLUE) == position + 2


@rule("A7.15")
@pytest.mark.parametrize("amount", ["0", "4", "5", "-1"])
def test_other_amounts_are_refused(amount: str) -> None:
    t = giver()
    t.act(RED)
    t.rejects(f"offer.{amount}", "offering_amount")


@rule("A7.15")
def test_the_amounts_offered_are_one_to_three() -> None:
    t = giver()
    t.act(RED)
    t.answer("offer")
    assert (t.kind, t.options) == ("offer.camels", ["1", "2", "3"])


@rule("A7.16")
@pytest.mark.parametrize("parts", [(3,), (1, 2), (2, 1), (1, 1, 1)])
def test_three_camels_a_turn_however_they_are_split(parts: tuple[int, ...]) -> None:
    t = giver()
    t.act(RED)
    for part in parts:
        t.offer(part)
    assert t.offering_of(RED) == 3
    assert "offer" not in t.options
    for more in (1, 2, 3):
        t.rejects(f"offer.{more}", "offering_turn_limit")


@rule("A7.16")
@pytest.mark.parametrize(("first", "too_many", "left"), [(1, 3, ["1", "2"]), (2, 2, [])])
def test_an_offer_beyond_the_sum_is_refused(first: int, too_many: int, left: list[str]) -> None:
    t = giver()
    t.act(RED)
    t.offer(first)
    t.rejects(f"offer.{too_many}", "offering_turn_limit")
    if left:
        t.answer("offer")
        assert t.options == left
        t.answer(left[-1])
    else:
        t.offer(1)
    assert t.offering_of(RED) == 3


@rule("A7.16", "A7.17", "AX32")
def test_ax32_offering_limits() -> None:
    t = giver(camels=5)
    t.act(RED)
    t.offer(1).offer(2)
    assert t.offering_of(RED) == 3
    t.rejects("offer.1", "offering_turn_limit")

    t = giver(position=6)
    t.act(RED)
    t.rejects("offer.2", "offering_track_end")
    t.offer(1)
    assert t.offering_of(RED) == 7


@rule("A7.16")
def test_the_limit_is_each_players_own() -> None:
    t = giver()
    t.camels(BLUE, 3)
    t.act(RED)
    t.offer(3).done()
    assert t.seat == BLUE
    t.offer(3)
    assert t.offering_of(BLUE) == 3


@rule("A7.16")
def test_the_limit_is_of_the_turn() -> None:
    t = giver(camels=6)
    t.assur(RED, middle=4, lower=6)
    t.act(RED)
    t.offer(3).done()
    walk.defaults_until(t, lambda t: t.seat == RED and t.kind == "action")
    assert t.turn == 2
    t.offer(3)
    assert t.offering_of(RED) == 6


@rule("A7.17")
@pytest.mark.parametrize(("position", "possible"), [(4, ["1", "2", "3"]), (5, ["1", "2"])])
def test_only_steps_that_exist_are_offered(position: int, possible: list[str]) -> None:
    t = giver(position)
    t.act(RED)
    t.answer("offer")
    assert t.options == possible


@rule("A7.17")
@pytest.mark.parametrize(("position", "steps"), [(5, 3), (6, 2), (6, 3), (7, 1), (7, 2), (7, 3)])
def test_an_offer_beyond_the_track_is_refused_as_a_whole(position: int, steps: int) -> None:
    t = giver(position)
    t.act(RED)
    t.rejects(f"offer.{steps}", "offering_track_end")
    assert t.offering_of(RED) == position
    assert t.camels_of(RED) == 10


@rule("A7.17")
def test_the_disc_can_reach_the_last_position() -> None:
    t = giver(position=4)
    t.act(RED)
    t.offer(3)
    assert t.offering_of(RED) == 7
    assert "offer" not in t.options


@rule("A7.17")
def test_at_the_end_of_the_track_no_offer_is_possible() -> None:
    t = giver(position=7)
    t.act(RED)
    assert "offer" not in t.options


@rule("A7.18")
@pytest.mark.parametrize("sites", [1, 2, 3, 4])
def test_offerings_can_be_made_with_any_number_of_sites(sites: int) -> None:
    t = giver(camels=3, sites=sites)
    t.act(RED)
    t.offer(3)
    assert t.offering_of(RED) == 3
