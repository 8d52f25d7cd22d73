import pytest

from engine.assyria import data
from tests.rules.assyria import walk
from tests.rules.assyria.table import BLUE, GREEN, RED, YELLOW, Table, rule

MULTIPLIERS = [0, 1, 2, 2, 3, 3, 3, 4]
SITES = ("b5", "d5", "f6", "h6")


@rule("A9.1", "AX15")
def test_ax15_only_the_river_hut_returns_to_stock() -> None:
    t = Table(turn=2)
    t.put(BLUE, "c1", "c2", "c3", "d1")
    t.flood()
    assert sorted(t.huts_of(BLUE)) == ["c1", "c3", "d1"]
    assert t.stock_of(BLUE)["huts"] == 7


@rule("A9.1")
def test_both_rivers_are_flooded_for_all_players() -> None:
    t = Table(turn=5)
    rivers = [hex_.id for hex_ in data.HEXES.values() if hex_.terrain.startswith("river")]
    assert len(rivers) == 20
    for number, hex_ in enumerate(rivers):
        t.put(number % 4, hex_)
    t.put(RED, "b3").put(BLUE, "b6").put(GREEN, "i4").put(YELLOW, "j1")
    t.flood()
    assert [t.huts_of(seat) for seat in (RED, BLUE, GREEN, YELLOW)] == [["b3"], ["b6"], ["i4"], ["j1"]]
    assert [t.stock_of(seat)["huts"] for seat in (RED, BLUE, GREEN, YELLOW)] == [9, 9, 9, 9]
    (told,) = walk.told(t, "Inundated")
    assert list(told.huts_per_seat) == [5, 5, 5, 5]
    whose = {hex_: number % 4 for number, hex_ in enumerate(rivers)}
    assert dict(zip(told.hexes, told.seats, strict=True)) == whose


@rule("A9.1")
@pytest.mark.parametrize("terrain", ["outside", "between"])
def test_no_other_hut_is_touched(terrain: str) -> None:
    hexes = [hex_.id for hex_ in data.HEXES.values() if hex_.terrain == terrain]
    t = Table(turn=8)
    for number, hex_ in enumerate(hexes):
        t.put(number % 4, hex_)
    t.flood()
    assert all(t.hut_at(hex_) is not None for hex_ in hexes)


@rule("A9.1")
def test_ziggurats_and_wells_stay() -> None:
    t = Table(turn=2)
    t.ziggurat(RED, "b1", level=2)
    t.ziggurat(BLUE, "c3", level=3)
    t.put(RED, "c2", "d1", "d2")
    t.well("c2-d1-d2")
    t.flood()
    assert t.ziggurat_at("b1") == (RED, 2)
    assert t.ziggurat_at("c3") == (BLUE, 3)
    assert t.wells_built == ["c2-d1-d2"]
    assert t.wells_left == 15
    assert t.huts_of(RED) == ["d1"]


@rule("A9.14")
@pytest.mark.parametrize("position", range(8))
@pytest.mark.parametrize("sites", [1, 2, 3, 4])
def test_offerings_score_sites_times_multiplier(position: int, sites: int) -> None:
    t = Table(turn=2)
    for site in SITES[:sites]:
        t.ziggurat(RED, site)
    t.offering(RED, position)
    t.flood()
    assert t.vp_of(RED) == sites * MULTIPLIERS[position]
    assert t.offering_of(RED) == 0


@rule("A9.14")
def test_unfinished_and_finished_sites_count_the_same() -> None:
    t = Table(turn=2)
    for level, site in enumerate(SITES[:3], start=1):
        t.ziggurat(RED, site, level=level)
    t.offering(RED, 1)
    t.flood()
    assert t.vp_of(RED) == 3


@rule("A9.14", "AX18")
@pytest.mark.parametrize("position", [4, 5, 6])
def test_ax18_offerings(position: int) -> None:
    t = Table(turn=2)
    for site in SITES[:3]:
        t.ziggurat(YELLOW, site)
    t.offering(YELLOW, position)
    t.flood()
    assert t.vp_of(YELLOW) == 9
    assert t.offering_of(YELLOW) == 0


@rule("A9.14")
def test_each_player_counts_his_own_sites_and_his_own_disc() -> None:
    t = Table(turn=5)
    t.ziggurat(RED, "b5").ziggurat(RED, "d5").ziggurat(BLUE, "i6").ziggurat(GREEN, "b1")
    t.offering(RED, 2).offering(BLUE, 7).offering(YELLOW, 7)
    t.flood()
    assert [t.vp_of(seat) for seat in (RED, BLUE, GREEN, YELLOW)] == [4, 4, 0, 0]
    assert [t.offering_of(seat) for seat in (RED, BLUE, GREEN, YELLOW)] == [0, 0, 0, 0]


@rule("A9.14")
def test_a_base_of_the_same_turn_counts_in_the_flood() -> None:
    t = Table(turn=2)
    t.ziggurat(RED, "b5")
    t.put(RED, "c6")
    t.offering(RED, 2)
    t.camels(RED, 6)
    t.act(RED)
    t.build("c6").done()
    (scored,) = walk.told(t, "OfferingsScored")
    assert (scored.seat, scored.sites, scored.multiplier, scored.vp) == (RED, 2, 2, 4)


@rule("A9.15")
@pytest.mark.parametrize(("turn", "before"), [(2, False), (5, True)])
def test_the_bonus_card_is_laid_for_the_coming_reign(turn: int, before: bool) -> None:
    t = Table(turn=turn)
    assert t.bonus == before
    t.end_turn()
    assert t.bonus


@rule("A9.15", "A11.4", "A11.2")
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("turn", [2, 5])
def test_the_bonus_card_is_never_laid_with_fewer_players(players: int, turn: int) -> None:
    t = Table(players=players, turn=turn, order=range(players))
    assert not t.bonus
    t.end_turn()
    assert not t.bonus


@rule("A9.16")
@pytest.mark.parametrize("turn", [2, 5])
@pytest.mark.parametrize("card", [2, 3, 4])
def test_a_new_reign_begins_with_one_expansion_card(turn: int, card: int) -> None:
    t = Table(turn=turn)
    t.next_expansion(card)
    laid, left, reign = list(t.expansion_laid), t.expansion_deck_size, t.reign
    removed = list(t.expansion_removed)
    t.end_turn()
    assert (t.turn, t.reign) == (turn + 1, reign + 1)
    assert t.expansion_laid == [card]
    assert t.value == card
    assert t.expansion_deck_size == left - 1
    assert sorted(t.expansion_removed) == sorted([*removed, *laid])


@rule("A9.16")
def test_after_a_flood_the_market_is_cleared_and_the_rest_stays() -> None:
    t = Table(turn=2)
    t.ziggurat(RED, "b5")
    t.put(RED, "c6", "c3")
    t.camels(RED, 6)
    t.cards(RED, "barley2", "plow")
    t.for_sale("palm1", "joker")
    t.end_turn()
    assert sorted(t.discard_pile) == ["joker", "palm1"]
    assert sorted(t.huts_of(RED)) == ["c3", "c6"]
    assert t.camels_of(RED) == 6
    assert t.cards_of(RED) == ["barley2"]
    assert t.has_plow(RED)
    assert (t.seat, t.kind) == (RED, "harvest")


@rule("A9.16")
def test_after_a_flood_huts_are_hungry_and_limits_are_lifted() -> None:
    t = Table(players=2, turn=2, order=(BLUE, RED))
    t.ziggurat(RED, "b5")
    t.put(RED, "c6")
    t.assur(RED, lower=6)
    t.cards(RED, "barley1")
    t.deck("palm1", "palm1", "palm1", "palm2", "palm2", "palm3")
    t.camels(RED, 8)
    t.supply(RED)
    assert (t.seat, t.kind, t.turn) == (RED, "action", 2)
    t.offer(3).extend("b5").done()
    assert (t.turn, t.hut_at("c6")) == (3, RED)
    (starved,) = walk.of_kind(walk.defaults_until(t, lambda t: t.kind == "action" and t.seat == RED), "Starved")
    assert t.turn == 3
    assert (starved.seat, "c6" in starved.hexes) == (RED, True)
    t.offer(3).extend("b5")
    assert t.offering_of(RED) == 3
    assert t.ziggurat_at("b5") == (RED, 3)


@rule("A9.17", "A10.1")
def test_after_the_last_flood_nothing_is_drawn() -> None:
    t = Table(turn=8)
    t.put(RED, "c2")
    deck, expansion, draws = t.deck_size, t.expansion_deck_size, t.draws
    t.end_turn()
    assert t.over
    assert t.huts_of(RED) == []
    assert (t.deck_size, t.expansion_deck_size, t.draws) == (deck, expansion, draws)
    assert "Inundated" in t.events
    assert "Sown" not in t.events
    assert "TurnBegan" not in t.events
    assert not t.bonus
