"""A13.12: the code of every refusal, and which comes first where several would do."""

import pytest

from engine.core.errors import BadSetup
from tests.rules.assyria.table import BLUE, GREEN, RED, Table, rule


@rule("A13.12", "A1.1")
@pytest.mark.parametrize("players", [0, 1, 5, 6])
def test_a_wrong_number_of_players_is_refused(players: int) -> None:
    with pytest.raises(BadSetup) as refused:
        Table.new(players=players)
    assert refused.value.text.key == "refused-seats"


@rule("A13.12", "A4.3")
def test_after_the_end_nothing_is_accepted() -> None:
    t = Table(turn=8)
    t.camels(RED, 5)
    t.final()
    for seat in (RED, BLUE):
        t.rejects_from(seat, "done", "game_over")


@rule("A13.12", "A4.3")
def test_only_the_asked_player_may_answer() -> None:
    t = Table()
    t.camels(RED, 5).camels(BLUE, 5)
    t.act(RED)
    for seat in (BLUE, GREEN):
        t.rejects_from(seat, "done", "not_your_turn")
        t.rejects_from(seat, "nonsense", "not_your_turn")


@rule("A13.12", "A4.3")
@pytest.mark.parametrize(
    ("kind", "answer"),
    [
        ("start", "b1"),
        ("draft", "joker"),
        ("harvest", "1"),
        ("hut", "c6"),
        ("feed", "barley1"),
        ("well", "c1-c2-d1"),
        ("end", "end"),
    ],
)
def test_a_command_of_another_step_is_refused(kind: str, answer: str) -> None:
    t = Table()
    t.ziggurat(RED, "b5")
    t.put(RED, "c1", "c2", "d1")
    t.cards(RED, "barley1")
    t.camels(RED, 5)
    t.act(RED)
    t.rejects_kind(kind, answer, "wrong_step")


def starting() -> Table:
    t = Table.new(players=2, seed=1)
    return t.answer("b5").end()


def drafting() -> Table:
    t = starting()
    t.answer("e2").end()
    assert t.kind == "draft"
    return t


def harvesting() -> Table:
    t = Table()
    t.market(("date1", "salt1"), ("grape1", "palm2"), ("barley2", "grape3"), ("palm3", "joker"), ("joker", "date2"))
    t.harvest()
    return t.answer("3").end()


def placing() -> Table:
    t = Table(players=3, order=(RED, BLUE, GREEN))
    t.ziggurat(RED, "g6")
    t.put(BLUE, "h5", "b1")
    t.expand(RED)
    assert t.kind == "hut"
    return t


def feeding() -> Table:
    """RED must feed four barley huts and one on date; BLUE stands on barley too."""
    t = Table()
    t.put(RED, "a5", "c6", "d1", "e6", "c5")
    t.put(BLUE, "g5", "d6")
    t.cards(RED, "barley1", "barley2", "palm1")
    t.cards(BLUE, "date1")
    t.supply(RED)
    assert t.kind == "feed"
    return t


def feeding_second() -> Table:
    """The hut on a5 is fed; two of the other three on barley must be named for the last card."""
    t = feeding().feed("barley1", "a5")
    assert t.kind == "feed.huts"
    return t


def welling() -> Table:
    t = Table()
    t.put(RED, "c1", "c2", "d1", "c3", "d2", "b2")
    t.ziggurat(RED, "b1")
    t.well("c2-d1-d2")
    t.wells(RED)
    assert t.kind == "well"
    return t


def acting(camels: int = 10) -> Table:
    t = Table(players=3, order=(RED, BLUE, GREEN))
    t.ziggurat(RED, "b5").ziggurat(RED, "d5", level=3)
    t.ziggurat(BLUE, "g6")
    t.put(RED, "c5", "c6", "b6", "c7", "e7")
    t.put(BLUE, "g7")
    t.well("b6-c6-c7")
    t.assur(BLUE, upper=3)
    t.offering(RED, 6)
    t.for_sale("palm1", "joker")
    t.cards(RED, "plow")
    t.camels(RED, camels)
    t.act(RED)
    assert (t.seat, t.kind) == (RED, "action")
    return t


@rule("A13.12")
@pytest.mark.parametrize(
    ("answer", "code"),
    [
        ("z9", "unknown_hex"),
        ("b9", "unknown_hex"),
        ("i2", "hex_not_in_play"),
        ("c3", "not_a_start_space"),
        ("b5", "start_space_taken"),
    ],
)
def test_codes_of_the_starting_space(answer: str, code: str) -> None:
    starting().rejects(answer, code)


@rule("A13.12")
def test_code_of_the_draft() -> None:
    t = drafting()
    absent = next(face for face in ("grape1", "grape2", "joker") if face not in t.options)
    t.rejects(absent, "card_not_in_draft")


@rule("A13.12")
@pytest.mark.parametrize(
    ("answer", "code"),
    [
        ("0", "column_out_of_range"),
        ("6", "column_out_of_range"),
        ("-1", "column_out_of_range"),
        ("3", "column_taken"),
    ],
)
def test_codes_of_the_harvest(answer: str, code: str) -> None:
    harvesting().rejects(answer, code)


@rule("A13.12")
@pytest.mark.parametrize(
    ("answer", "code"),
    [
        ("z9", "unknown_hex"),
        ("i6", "hex_not_in_play"),
        ("h5", "hex_occupied"),
        ("g6", "hex_occupied"),
        ("b1", "hex_occupied"),
        ("c3", "not_adjacent"),
        ("done", "huts_left_to_place"),
        ("f5-f6-g6", "huts_left_to_place"),
    ],
)
def test_codes_of_the_new_huts(answer: str, code: str) -> None:
    placing().rejects(answer, code)


@rule("A13.12")
@pytest.mark.parametrize(
    ("answer", "code"),
    [
        ("joker", "card_not_owned"),
        ("plow", "card_not_owned"),
        ("date1", "card_not_owned"),
        ("palm1", "card_feeds_nothing"),
        ("done", "feeding_not_finished"),
        ("c1-c2-d1", "feeding_not_finished"),
    ],
)
def test_codes_of_the_cards(answer: str, code: str) -> None:
    feeding().rejects(answer, code)


@rule("A13.12")
@pytest.mark.parametrize(
    ("answer", "code"),
    [
        (("c6", "z9"), "unknown_hex"),
        (("g5", "e6"), "hut_not_yours"),
        (("c6", "d6"), "hut_not_yours"),
        (("a5", "c6"), "hut_already_fed"),
        (("c5", "c6"), "food_mismatch"),
        (("c6",), "wrong_hut_count"),
        (("c6", "d1", "e6"), "wrong_hut_count"),
        (("a5", "g5"), "hut_not_yours"),
        (("a5", "c5"), "hut_already_fed"),
        (("c5",), "food_mismatch"),
        ("done", "feeding_not_finished"),
    ],
)
def test_codes_of_the_huts_to_feed(answer: str | tuple[str, ...], code: str) -> None:
    feeding_second().rejects(answer, code)


@rule("A13.12", "A3.4")
def test_a_hut_to_feed_out_of_play_is_told_as_such() -> None:
    t = Table(players=2, order=(RED, BLUE))
    t.put(RED, "c6", "d1", "e6")
    t.cards(RED, "barley2")
    t.supply(RED)
    assert t.kind == "feed.huts"
    t.rejects(("c6", "g5"), "hex_not_in_play")


@rule("A13.12")
@pytest.mark.parametrize(
    ("answer", "code"),
    [
        ("c1-c2", "bad_corner"),
        ("c1-c2-e3", "bad_corner"),
        ("nowhere", "bad_corner"),
        ("c2-c3-d2", "corner_between_rivers"),
        ("b3-c3-c4", "corner_between_rivers"),
        ("d1-d2-e2", "corner_needs_three_own_huts"),
        ("b1-b2-c2", "corner_needs_three_own_huts"),
        ("c2-d1-d2", "corner_has_well"),
    ],
)
def test_codes_of_the_wells(answer: str, code: str) -> None:
    welling().rejects(answer, code)


@rule("A13.12")
@pytest.mark.parametrize(
    ("answer", "code"),
    [
        ("build.z9", "unknown_hex"),
        ("build.i7", "hex_not_in_play"),
        ("build.c3", "no_own_hut_here"),
        ("build.b4", "no_own_hut_here"),
        ("build.g7", "no_own_hut_here"),
        ("build.c5", "river_hex"),
        ("build.c6", "touches_well"),
        ("extend.z9", "unknown_hex"),
        ("extend.i6", "hex_not_in_play"),
        ("extend.g6", "not_your_ziggurat"),
        ("extend.c3", "not_your_ziggurat"),
        ("extend.d5", "ziggurat_complete"),
        ("intrigue.nobody", "unknown_dignitary"),
        ("intrigue.upper", "dignitary_full"),
        ("offer.0", "offering_amount"),
        ("offer.4", "offering_amount"),
        ("offer.2", "offering_track_end"),
        ("buy.date3", "card_not_for_sale"),
        ("buy.plow", "plow_already_held"),
    ],
)
def test_codes_of_the_actions(answer: str, code: str) -> None:
    acting().rejects(answer, code)


@rule("A13.12")
@pytest.mark.parametrize(
    ("answer", "code"),
    [
        ("build.e7", "not_enough_camels"),
        ("build.c3", "not_enough_camels"),
        ("build.c5", "not_enough_camels"),
        ("build.z9", "unknown_hex"),
        ("build.i7", "hex_not_in_play"),
        ("extend.b5", "not_enough_camels"),
        ("extend.i6", "hex_not_in_play"),
        ("intrigue.upper", "not_enough_camels"),
        ("offer.2", "not_enough_camels"),
        ("buy.date3", "not_enough_camels"),
        ("buy.plow", "not_enough_camels"),
    ],
)
def test_too_few_camels_are_told_before_what_follows_in_the_list(answer: str, code: str) -> None:
    acting(camels=1).rejects(answer, code)


@rule("A13.12")
def test_no_base_left_is_told_before_the_hex() -> None:
    t = Table()
    for site in ("b5", "d5", "f6", "h6"):
        t.ziggurat(RED, site)
    t.put(RED, "c5")
    t.camels(RED, 10)
    t.act(RED)
    for hex_ in ("c5", "c3", "b5"):
        t.rejects(f"build.{hex_}", "no_base_left")


@rule("A13.12")
def test_a_river_hex_is_told_before_a_well() -> None:
    t = Table()
    t.put(RED, "c2")
    t.well("c1-c2-d1")
    t.camels(RED, 10)
    t.act(RED)
    t.rejects("build.c2", "river_hex")


@rule("A13.12")
def test_a_complete_ziggurat_is_told_before_its_new_level() -> None:
    t = Table()
    t.ziggurat(RED, "b5", level=2)
    t.camels(RED, 10)
    t.act(RED)
    t.extend("b5")
    t.rejects("extend.b5", "ziggurat_complete")


@rule("A13.12")
def test_an_empty_stock_is_told_before_a_full_dignitary() -> None:
    t = Table()
    t.assur(RED, upper=3, lower=6)
    t.put(RED, "c6")
    t.camels(RED, 10)
    t.act(RED)
    t.rejects("intrigue.upper", "no_hut_in_stock")
    t.rejects("intrigue.nobody", "unknown_dignitary")


@rule("A13.12")
def test_the_limit_of_the_turn_is_told_before_the_end_of_the_track() -> None:
    t = Table()
    t.offering(RED, 5)
    t.camels(RED, 10)
    t.act(RED)
    t.offer(2)
    t.rejects("offer.2", "offering_turn_limit")
    t.rejects("offer.1", "offering_track_end")


@rule("A13.12")
def test_a_card_not_for_sale_is_told_before_the_one_bought() -> None:
    t = acting()
    t.buy("palm1")
    t.rejects("buy.joker", "food_already_bought")
    t.rejects("buy.date3", "card_not_for_sale")
    t.rejects("buy.palm1", "card_not_for_sale")


@rule("A13.12", "A7.22")
@pytest.mark.parametrize("card", ["nonsense", "", "grape9", "date3"])
def test_what_is_no_card_or_not_in_the_market_is_not_for_sale(card: str) -> None:
    t = Table()
    t.ziggurat(RED, "b5").camels(RED, 5).cards(RED).for_sale("palm1", "joker")
    t.act(RED)
    t.answer("buy").rejects(card, "card_not_for_sale")
