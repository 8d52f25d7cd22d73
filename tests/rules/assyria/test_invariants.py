"""AC1-AC13 over random matches."""

from collections import Counter

import pytest

from engine.assyria import data
from tests.rules.assyria import walk
from tests.rules.assyria.table import rule
from tests.rules.assyria.walk import Match, Position, Step

WELLS = {4: 16, 3: 12, 2: 8}
SLOTS = {"upper": 3, "middle": 4, "lower": 6}
RIVERS = ("river1", "river2")
FIRST_TURNS = {1: 1, 2: 3, 3: 6}


@pytest.fixture(scope="module")
def matches() -> tuple[Match, ...]:
    return walk.matches()


@pytest.fixture(scope="module")
def positions() -> list[Position]:
    return walk.positions()


@pytest.fixture(scope="module")
def steps() -> list[Step]:
    return walk.steps()


def on_river(hex_: str) -> bool:
    return data.HEXES[hex_].terrain in RIVERS


def test_the_random_matches_are_worth_looking_at(matches: tuple[Match, ...], positions: list[Position]) -> None:
    assert {match.players for match in matches} == {2, 3, 4}
    assert len(positions) > 2000
    assert any(level == 3 for position in positions for _, level in position.ziggurats.values())
    assert any(len(position.ziggurats) > position.players + 2 for position in positions)
    assert any(len(position.wells) > 4 for position in positions)
    assert any(len(position.assur["upper"]) == 3 for position in positions)
    assert any(max(position.offering) > 5 for position in positions)
    assert any(position.camels[seat] == 10 for position in positions for seat in position.seats)
    events = {name for match in matches for step in match.steps for name in step.events}
    assert {"Starved", "WellBuilt", "UpperRewarded", "PlowGiven", "CamelsGiven", "Reshuffled", "HutPlaced"} <= events


@rule("AC1", "A1.2")
def test_every_player_always_has_ten_huts(positions: list[Position]) -> None:
    for position in positions:
        on_board = Counter(position.huts.values())
        for seat in position.seats:
            assert position.stock[seat]["huts"] >= 0
            assert position.stock[seat]["huts"] + on_board[seat] + position.huts_in_assur(seat) == 10


@rule("AC1", "A1.2")
def test_every_player_always_has_four_tiles_of_each_kind(positions: list[Position]) -> None:
    for position in positions:
        for seat in position.seats:
            levels = [level for owner, level in position.ziggurats.values() if owner == seat]
            for least, tiles in ((1, "bases"), (2, "centres"), (3, "roofs")):
                assert position.stock[seat][tiles] >= 0
                assert position.stock[seat][tiles] + sum(level >= least for level in levels) == 4


@rule("AC1")
def test_everybody_has_a_site_once_the_starting_spaces_are_chosen(positions: list[Position]) -> None:
    for position in positions:
        if position.kind != "start" and position.phase != "setup":
            assert {owner for owner, _ in position.ziggurats.values()} == set(position.seats)


@rule("AC2", "A1.4")
def test_the_forty_food_cards_are_always_there(positions: list[Position]) -> None:
    copies = {face: card.copies for face, card in data.CARDS.items()}
    assert sum(copies.values()) == 40
    for position in positions:
        seen = Counter(card for cards in position.cards for card in cards)
        seen += Counter(card for column in position.columns for card in column)
        seen += Counter(position.discard) + Counter(position.draft)
        assert all(number <= copies[face] for face, number in seen.items())
        assert seen.total() + position.deck_size == 40
        if position.deck_size == 0:
            assert seen == Counter(copies)


@rule("AC3", "A7.23")
def test_there_is_a_plow_for_every_player(positions: list[Position]) -> None:
    for position in positions:
        assert position.plows_left == position.plows.count(False)
        assert position.plows_left + position.plows.count(True) == position.players


@rule("AC4")
def test_the_nine_expansion_cards_are_laid_one_a_turn(positions: list[Position]) -> None:
    for position in positions:
        laid, removed, deck = position.expansion_laid, position.expansion_removed, position.expansion_deck_size
        assert len(laid) + len(removed) + deck == 9
        assert not Counter([*laid, *removed]) - Counter(data.EXPANSION.cards)
        if position.over:
            assert (len(laid), len(removed), deck) == (0, 8, 1)
        else:
            assert len(laid) == position.turn - FIRST_TURNS[position.reign] + 1
            assert deck == 9 - position.turn


@rule("AC4")
def test_the_bonus_card_lies_out_in_reigns_2_and_3_with_four_players(positions: list[Position]) -> None:
    for position in positions:
        assert position.bonus == (position.players == 4 and position.reign > 1 and not position.over)


@rule("AC5")
def test_wells_are_built_from_the_supply_on_legal_corners(steps: list[Step]) -> None:
    for step in steps:
        position = step.after
        assert position.wells_left >= 0
        assert position.wells_left + len(position.wells) == WELLS[position.players]
        assert len(set(position.wells)) == len(position.wells)
        assert set(position.wells) <= set(data.well_corners(position.players))
        assert all(data.HEXES[hex_].terrain != "between" for well in position.wells for hex_ in data.hexes_of(well))
        assert set(step.before.wells) <= set(position.wells)


@rule("AC6", "A1.10", "A1.11")
def test_camels_and_offerings_stay_on_their_tracks(positions: list[Position]) -> None:
    for position in positions:
        assert all(0 <= camels <= 10 for camels in position.camels)
        assert all(0 <= offering <= 7 for offering in position.offering)


@rule("AC6", "A7.16")
def test_offerings_rise_within_a_reign_by_at_most_three_a_turn(matches: tuple[Match, ...]) -> None:
    for match in matches:
        for before, after in zip(match.positions, match.positions[1:], strict=False):
            if before.reign == after.reign and not after.over:
                pairs = zip(before.offering, after.offering, strict=True)
                assert all(earlier <= later for earlier, later in pairs)
        for turn in range(1, 9):
            of_turn = [position for position in match.positions if position.turn == turn and not position.over]
            for seat in range(match.players):
                places = [position.offering[seat] for position in of_turn]
                assert max(places) - min(places) <= 3


@rule("AC7", "A1.14")
def test_each_hex_in_play_holds_one_piece_at_most(positions: list[Position]) -> None:
    for position in positions:
        assert not set(position.huts) & set(position.ziggurats)
        assert {*position.huts, *position.ziggurats} <= set(data.in_play(position.players))
        assert len(position.huts) == sum(10 - stock["huts"] for stock in position.stock) - sum(
            position.huts_in_assur(seat) for seat in position.seats
        )


@rule("AC7", "A7.5", "A7.6")
def test_no_ziggurat_stands_on_a_river_or_at_a_well(positions: list[Position]) -> None:
    for position in positions:
        assert not any(on_river(hex_) for hex_ in position.ziggurats)
        assert not {hex_ for well in position.wells for hex_ in data.hexes_of(well)} & set(position.ziggurats)


@rule("AC8")
def test_the_slots_of_assur_are_filled_without_a_gap(steps: list[Step]) -> None:
    for step in steps:
        for dignitary, seats in step.after.assur.items():
            assert len(seats) <= SLOTS[dignitary]
            assert set(seats) <= set(step.after.seats)
            if "Inundated" in step.events:
                assert seats == ()
            else:
                before = step.before.assur[dignitary]
                assert seats[: len(before)] == before


@rule("AC9")
def test_scores_never_fall_and_equal_what_was_logged(steps: list[Step]) -> None:
    for step in steps:
        assert all(before <= after for before, after in zip(step.before.vp, step.after.vp, strict=True))
        assert step.after.logged == step.after.vp


@rule("AC10")
def test_after_famine_all_huts_left_were_fed(steps: list[Step]) -> None:
    turns: dict[int, set[str]] = {}
    seen = 0
    for step in steps:
        if step.before.turn != step.after.turn or step.before.kind == "start":
            turns = {}
        for event in walk.of_kind(step.told, "Fed"):
            turns.setdefault(event.seat, set()).update(event.hexes)
        if step.before.phase == step.after.phase == "actions" and step.before.turn == step.after.turn:
            seen += 1
            for hex_, seat in step.after.huts.items():
                assert hex_ in turns.get(seat, set())
    assert seen > 200


@rule("AC10", "A9.1")
def test_after_a_flood_no_hut_stands_on_a_river(steps: list[Step]) -> None:
    floods = [step for step in steps if "Inundated" in step.events]
    assert any(on_river(hex_) for step in floods for hex_ in step.before.huts)
    for step in floods:
        assert not any(on_river(hex_) for hex_ in step.after.huts)


@rule("AC11", "A5.11")
def test_the_order_is_a_permutation_set_by_the_harvest_alone(steps: list[Step]) -> None:
    for step in steps:
        assert sorted(step.after.order) == list(step.after.seats)
        if step.after.order != step.before.order:
            assert (step.before.phase, step.before.kind) == ("agriculture", "end")
            assert "OrderSet" in step.events


@rule("AC11", "A5.8")
def test_after_the_harvest_one_column_is_left(steps: list[Step]) -> None:
    ends = [step for step in steps if "OrderSet" in step.events]
    assert len(ends) == 8 * len(walk.matches())
    for step in ends:
        assert step.before.discs.count(None) == 1
        assert sorted(disc for disc in step.before.discs if disc is not None) == list(step.before.seats)
        assert sum(bool(column) for column in step.after.columns) == 1


@rule("AC12", "A7.7", "A6.22")
def test_tiles_and_wells_are_never_removed(steps: list[Step]) -> None:
    for step in steps:
        for hex_, (owner, level) in step.before.ziggurats.items():
            later = step.after.ziggurats.get(hex_)
            assert later is not None
            assert later[0] == owner
            assert level <= later[1] <= level + 1
        assert set(step.before.wells) <= set(step.after.wells)


@rule("AC12")
def test_a_hut_leaves_the_board_only_by_famine_flood_or_a_base(steps: list[Step]) -> None:
    causes: Counter[str] = Counter()
    for step in steps:
        starved = {(event.seat, hex_) for event in walk.of_kind(step.told, "Starved") for hex_ in event.hexes}
        built = {(event.seat, event.hex) for event in walk.of_kind(step.told, "BaseBuilt")}
        for hex_, seat in step.before.huts.items():
            if step.after.huts.get(hex_) == seat:
                continue
            if (seat, hex_) in starved:
                causes["famine"] += 1
            elif (seat, hex_) in built:
                causes["base"] += 1
                assert step.after.ziggurats[hex_] == (seat, 1)
            else:
                causes["flood"] += 1
                assert "Inundated" in step.events
                assert on_river(hex_)
    assert set(causes) == {"famine", "base", "flood"}


@rule("AC13", "A4.1")
def test_every_match_has_eight_turns_and_three_floods(matches: tuple[Match, ...]) -> None:
    for match in matches:
        told = [*match.start, *(event for step in match.steps for event in step.told)]
        assert [event.turn for event in walk.of_kind(told, "TurnBegan")] == list(range(1, 9))
        assert [event.reign for event in walk.of_kind(told, "TurnBegan")] == [1, 1, 2, 2, 2, 3, 3, 3]
        assert [event.reign for event in walk.of_kind(told, "Inundated")] == [1, 2, 3]
        assert len(walk.of_kind(told, "MatchEnded")) == 1
        flooded = [step.before.turn for step in match.steps if "Inundated" in step.events]
        assert flooded == [2, 5, 8]


@rule("AC13")
def test_until_the_end_one_player_has_something_to_answer(matches: tuple[Match, ...]) -> None:
    for match in matches:
        *before, last = match.positions
        assert last.over
        for position in before:
            assert not position.over
            assert position.seat in position.seats
            assert len(position.options) > 0
