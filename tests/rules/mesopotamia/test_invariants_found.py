"""The check that watches over every match knows a broken law when it sees one, and leaves what is allowed alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.core.errors import BrokenInvariant
from engine.mesopotamia.content.cards import Gain
from engine.mesopotamia.events.scoring import Scored
from engine.mesopotamia.state import Army, Die, MesopotamiaState, Owed, TokenOnMap, Turn
from tests.rules.mesopotamia.commands import told
from tests.rules.mesopotamia.table import GAME, Table, rule

State = MesopotamiaState
Break = Callable[[State], None]
BABYLON, SUMER, AKKAD = range(3)


def table() -> Table:
    """Three Empires in the middle of a match, with something of everything on the table."""
    t = Table("babylonian", "sumerian", "akkadian").squares(population={0: 4, 1: 3}, event={0: 3})
    t.hold(0, stone=2, wood=1, phalanx=3).hold(1, food=2).ziggurat(0, "white:ud", "silver:a", "black:ki")
    t.put(0, "spearman", "r08").put(0, "ram", "r08").put(1, "archer", "r12").put(2, "archer", "r03")
    t.ship(0, "n25").ship(1, "n31").settle(0, "r20").wall(0, "r20").settle(1, "r14").tribe("r09", spearman=1)
    t.block("r23", "r24").hide("r07", "r11", "r13").active(0, "r08", "ev1", die=3).scoring_token("r31", "ev12")
    t.trade("t01", owner=0).trade("t02", 2).trade("t06", owner=1).trade("t07", 2).trade("t11").trade("t12", 2)
    t.trade("t16").trade("t17", 2).trade("t18", 3).gardens("hg1a", "hg2b", built=(0,))
    return t.quests(0, "q1", "q2", "q3").quests(1, "q4", "q5", "q6").quests(2, "q7", "q8", "q9")


def position() -> State:
    return table().turn(0).state


def stand(s: State, seat: int, region: str, **units: int) -> None:
    """Put an army of combat Units into a region that is empty."""
    s.presence += 1
    s.armies[region] = [Army(seat, dict(units), since=s.presence)]


# MI1


def add_spearmen(s: State) -> None:
    stand(s, AKKAD, "r31", spearman=4)
    s.population[0].remove(AKKAD)
    s.population[6].append(AKKAD)


def add_rams(s: State) -> None:
    s.armies["r08"][0].units["ram"] = 3


def add_ships(s: State) -> None:
    for section in ("n01", "n40", "n50"):
        s.ships[section] = [BABYLON]


def add_settlements(s: State) -> None:
    s.settlements.update(dict.fromkeys(("r07", "r10", "r13"), BABYLON))


def add_walls(s: State) -> None:
    s.walls.update(dict.fromkeys(("r07", "r10", "r13"), BABYLON))


def add_tribes(s: State) -> None:
    s.tribes["r09"]["spearman"] = 10


def add_archers_to_tribes(s: State) -> None:
    s.tribes["r10"] = {"archer": 7}


# MI2


def owe_stone(s: State) -> None:
    s.players[BABYLON].holding["stone"] = -1


def owe_phalanxes(s: State) -> None:
    s.players[SUMER].holding["phalanx"] = -2


# MI5


def crowd_the_map(s: State) -> None:
    s.armies["r03"][0].units.update({"spearman": 1, "horseman": 1})


def crowd_with_rams_and_ships(s: State) -> None:
    s.armies["r03"][0].units["ram"] = 1
    s.ships["n07"] = [AKKAD]


# MI6


def build_above_the_square(s: State) -> None:
    s.players[AKKAD].dice += [Die("white"), Die("black")]
    s.players[AKKAD].ziggurat = 2


def build_a_seventh_level(s: State) -> None:
    s.population[3].remove(BABYLON)
    s.population[8].append(BABYLON)
    colours = ("white", "silver", "black", "white", "silver", "black", "white")
    s.players[BABYLON].dice = [Die(colour) for colour in colours]  # type: ignore[arg-type]
    s.players[BABYLON].ziggurat = 7


def lose_a_die(s: State) -> None:
    s.players[BABYLON].dice.pop()


def find_a_die(s: State) -> None:
    s.players[AKKAD].dice.append(Die("white"))


def repeat_a_colour(s: State) -> None:
    s.players[BABYLON].dice[1].colour = "white"
    s.players[BABYLON].dice[1].face = "ud"


def own_three_of_a_colour(s: State) -> None:
    s.players[BABYLON].dice = [Die("white"), Die("white"), Die("white")]


# MI7


def forget_a_technology(s: State) -> None:
    s.players[BABYLON].levels["war"] = 0


def know_too_much(s: State) -> None:
    s.players[BABYLON].levels["war"] = 5


# MI8


def lose_a_seal(s: State) -> None:
    s.population[3].clear()


def double_a_seal(s: State) -> None:
    s.event[5].append(BABYLON)


def let_a_stranger_in(s: State) -> None:
    s.event[0].append(5)


def share_the_last_square(s: State) -> None:
    for pile in s.event:
        pile.clear()
    s.event[9] += [BABYLON, SUMER]
    s.event[0].append(AKKAD)


def share_the_last_population_square(s: State) -> None:
    for pile in s.population:
        pile.clear()
    s.population[9] += [BABYLON, SUMER]
    s.population[0].append(AKKAD)


# MI10


def lose_an_event(s: State) -> None:
    s.event_pool["plain"].remove("ev13")


def double_an_event(s: State) -> None:
    s.event_pool["desert"].append("ev1")


def resolve_an_event_twice(s: State) -> None:
    s.resolved.append("ev1")


def hide_more_than_there_are(s: State) -> None:
    s.resolved += s.event_pool["desert"]
    s.event_pool["desert"].clear()


def show_no_number(s: State) -> None:
    s.tokens["r08"].die = 0


def show_a_seven(s: State) -> None:
    s.tokens["r08"].die = 7


def lend_a_die_to_nobody(s: State) -> None:
    s.tokens["r08"].owner = None


def hide_a_token_under_a_token(s: State) -> None:
    s.hidden.append("r08")


# MI11


def use_a_fourth_event_die(s: State) -> None:
    for region, card in (("r10", "ev13"), ("r15", "ev17"), ("r16", "ev21")):
        s.event_pool["plain"].remove(card)
        s.tokens[region] = TokenOnMap(card, 2 if card != "ev21" else 1, BABYLON, 1)


# MI12


def lose_a_quest(s: State) -> None:
    s.players[BABYLON].quests.pop()


def double_a_quest(s: State) -> None:
    s.quest_pool.append("q1")


def deal_a_quest_to_two(s: State) -> None:
    s.players[SUMER].quests[0] = "q1"


# MI13


def lose_a_combat_card(s: State) -> None:
    s.combat_pool["spearman"].pop()


def double_a_combat_card(s: State) -> None:
    s.combat_discard["archer"].append("ca1")


def put_a_card_on_another_deck(s: State) -> None:
    s.combat_pool["archer"].append(s.combat_pool["spearman"].pop())


# MI14


def build_the_second_level_first(s: State) -> None:
    s.gardens = ["hg2b", "hg1a"]


def turn_two_tiles(s: State) -> None:
    s.gardens.append("hg3a")


def turn_no_tile(s: State) -> None:
    s.gardens.pop()


def build_a_sixth_level(s: State) -> None:
    s.gardens = ["hg1a", "hg2b", "hg3a", "hg4a", "hg5a", "hg5b"]
    s.garden_builders = [0] * 6


# MI15


def place_a_seventh_amphora(s: State) -> None:
    for slot in s.trade[:7]:
        slot.owner = BABYLON


def lay_a_token_twice(s: State) -> None:
    s.trade[1].token = "t01"


def lay_a_token_on_another_level(s: State) -> None:
    s.trade[0].token, s.trade[2].token = s.trade[2].token, s.trade[0].token


# MI16


def anchor_two_own_ships(s: State) -> None:
    s.ships["n25"] = [BABYLON, BABYLON]


# MI18


def wall_a_blocked_region(s: State) -> None:
    s.walls["r23"] = BABYLON


def settle_a_blocked_region(s: State) -> None:
    s.settlements["r23"] = BABYLON


def wall_a_start_region(s: State) -> None:
    s.walls["r01"] = BABYLON


def settle_a_start_region(s: State) -> None:
    s.settlements["r02"] = BABYLON


def enter_a_foreign_start_region(s: State) -> None:
    stand(s, SUMER, "r01", archer=1)


def leave_a_ram_in_a_foreign_start_region(s: State) -> None:
    s.armies["r02"] = [Army(BABYLON, {"ram": 1})]
    s.armies["r08"][0].units.pop("ram")


# MI19


def perform_twice(s: State) -> None:
    s.turn = Turn(pawn="war", performed=["war", "gather", "war"])


def place_the_pawn_on_nothing(s: State) -> None:
    s.turn = Turn(pawn="war", performed=["gather"])


# MI20


def order_somebody_twice(s: State) -> None:
    s.order = [0, 1, 1]


def leave_somebody_out(s: State) -> None:
    s.order = [0, 1]


# MI30


def owe_after_the_turn(s: State) -> None:
    s.owed.append(Owed(BABYLON, "ev19", "r31", Gain("any", 1)))


BROKEN: list[tuple[str, Break]] = [
    ("MI1", add_spearmen),
    ("MI1", add_rams),
    ("MI1", add_ships),
    ("MI1", add_settlements),
    ("MI1", add_walls),
    ("MI1", add_tribes),
    ("MI1", add_archers_to_tribes),
    ("MI2", owe_stone),
    ("MI2", owe_phalanxes),
    ("MI5", crowd_the_map),
    ("MI5", crowd_with_rams_and_ships),
    ("MI6", build_above_the_square),
    ("MI6", build_a_seventh_level),
    ("MI6", lose_a_die),
    ("MI6", find_a_die),
    ("MI6", repeat_a_colour),
    ("MI6", own_three_of_a_colour),
    ("MI7", forget_a_technology),
    ("MI7", know_too_much),
    ("MI8", lose_a_seal),
    ("MI8", double_a_seal),
    ("MI8", let_a_stranger_in),
    ("MI8", share_the_last_square),
    ("MI8", share_the_last_population_square),
    ("MI10", lose_an_event),
    ("MI10", double_an_event),
    ("MI10", resolve_an_event_twice),
    ("MI10", hide_more_than_there_are),
    ("MI10", show_no_number),
    ("MI10", show_a_seven),
    ("MI10", lend_a_die_to_nobody),
    ("MI10", hide_a_token_under_a_token),
    ("MI11", use_a_fourth_event_die),
    ("MI12", lose_a_quest),
    ("MI12", double_a_quest),
    ("MI12", deal_a_quest_to_two),
    ("MI13", lose_a_combat_card),
    ("MI13", double_a_combat_card),
    ("MI13", put_a_card_on_another_deck),
    ("MI14", build_the_second_level_first),
    ("MI14", turn_two_tiles),
    ("MI14", turn_no_tile),
    ("MI14", build_a_sixth_level),
    ("MI1|MI15", place_a_seventh_amphora),
    ("MI15", lay_a_token_twice),
    ("MI15", lay_a_token_on_another_level),
    ("MI16", anchor_two_own_ships),
    ("MI18", wall_a_blocked_region),
    ("MI18", settle_a_blocked_region),
    ("MI18", wall_a_start_region),
    ("MI18", settle_a_start_region),
    ("MI18", enter_a_foreign_start_region),
    ("MI18", leave_a_ram_in_a_foreign_start_region),
    ("MI19", perform_twice),
    ("MI19", place_the_pawn_on_nothing),
    ("MI20", order_somebody_twice),
    ("MI20", leave_somebody_out),
    ("MI30", owe_after_the_turn),
]


@rule("MI1", "MI2", "MI5", "MI6", "MI7", "MI8", "MI10", "MI11", "MI12", "MI13", "MI14", "MI15", "MI16", "MI18", "MI19")
@rule("MI20", "MI30")
@pytest.mark.parametrize(("law", "breaks"), BROKEN, ids=[f"{law}-{breaks.__name__}" for law, breaks in BROKEN])
def test_a_broken_law_is_named(law: str, breaks: Break) -> None:
    s = position()
    GAME.check(s)
    breaks(s)
    with pytest.raises(BrokenInvariant, match=f"^({law})$"):
        GAME.check(s)


# Laws of other moments


def bidding() -> State:
    """Two Empires are to bid."""
    t = table().put(1, "spearman", "r08").hold(1, phalanx=2).combat()
    assert {question.kind for question in t.asked} == {"bid"}
    return t.state


def meet_on_a_section(s: State) -> None:
    s.ships["n25"].append(SUMER)


def double_a_card_in_combat(s: State) -> None:
    s.combat_discard["spearman"] += s.combat_pool["spearman"][:1]


def after_combats() -> State:
    """The last round has ended, and an owed resource is asked for before scoring."""
    t = table().active(1, "r14", "ev19").put(1, "spearman", "r14").last_round().end_of_round()
    assert t.kind == "event.resource"
    return t.state


def leave_a_region_contested(s: State) -> None:
    s.presence += 1
    s.armies["r12"].append(Army(AKKAD, {"spearman": 1}, since=s.presence))


def leave_a_tribe_unfought(s: State) -> None:
    s.tribes["r12"] = {"spearman": 1}


def scored() -> State:
    t = table().last_round().end_of_round()
    assert t.over
    return t.state


def end_without_a_reason(s: State) -> None:
    s.last_round = 0


def leave_a_debt(s: State) -> None:
    s.owed.append(Owed(SUMER, "ev19", "r14", Gain("any", 1)))


def next_round() -> State:
    """A new round has begun; seat 1 is owed a resource, and seat 0 plays first."""
    t = table().active(1, "r14", "ev19").put(1, "spearman", "r14").end_of_round()
    assert (t.seat, [owed.seat for owed in t.state.owed]) == (0, [1])
    return t.state


def owe_to_whoever_plays(s: State) -> None:
    s.owed[0].seat = BABYLON


def choosing_quests() -> State:
    return Table.new(3, setup="lot", sets="base", seed=9).state


def lose_a_dealt_quest(s: State) -> None:
    s.players[0].dealt.pop()


def deal_a_quest_twice(s: State) -> None:
    s.players[0].dealt[0] = s.players[1].dealt[0]


ELSEWHERE: list[tuple[str, Callable[[], State], Break]] = [
    ("MI16", bidding, meet_on_a_section),
    ("MI13", bidding, double_a_card_in_combat),
    ("MI17", after_combats, leave_a_region_contested),
    ("MI17", after_combats, leave_a_tribe_unfought),
    ("MI14", scored, end_without_a_reason),
    ("MI30", scored, leave_a_debt),
    ("MI30", next_round, owe_to_whoever_plays),
    ("MI12", choosing_quests, lose_a_dealt_quest),
    ("MI12", choosing_quests, deal_a_quest_twice),
]


@rule("MI12", "MI13", "MI14", "MI16", "MI17", "MI30")
@pytest.mark.parametrize(("law", "moment", "breaks"), ELSEWHERE, ids=[each[2].__name__ for each in ELSEWHERE])
def test_a_law_of_a_certain_moment_is_named(law: str, moment: Callable[[], State], breaks: Break) -> None:
    s = moment()
    GAME.check(s)
    breaks(s)
    with pytest.raises(BrokenInvariant, match=f"^({law})$"):
        GAME.check(s)


@rule("MI1", "MI5", "MI6", "MI8", "MI11", "MI15", "MI16", "MI18")
def test_figures_may_run_out_and_tracks_be_full() -> None:
    t = Table("babylonian", "sumerian").squares(population={0: 10, 1: 9}, event={0: 10})
    t.ziggurat(0, "white", "silver", "black", "black", "white", "silver")
    for unit, count in (("spearman", 3), ("archer", 3), ("horseman", 2), ("chariot", 2), ("ram", 2)):
        t.put(0, unit, "r08", count)
    t.ship(0, "n25", "n31", "n40").settle(0, "r08", "r20", "r03").wall(0, "r08", "r20", "r03")
    for region, card, option in (("r07", "ev1", 1), ("r10", "ev13", 2), ("r13", "ev24", 1)):
        t.active(0, region, card, option, die=6)
    t.level(0, **dict.fromkeys(("explore", "build", "research", "gather", "war", "growth"), 4)).hold(0, stone=99)
    GAME.check(t.turn(0).state)


@rule("MI16", "M7.4")
def test_rival_ships_may_meet_before_the_combat_phase() -> None:
    t = Table().ship(0, "n25").ship(1, "n31").turn(0).answers("explore.pawn", "ship.n25", "n31")
    assert sorted(t.state.ships["n31"]) == [0, 1]
    t.check()


@rule("MI14")
def test_all_five_gardens_may_stand_in_the_round_that_ends_the_game() -> None:
    GAME.check(table().gardens("hg1a", "hg2b", "hg3a", "hg4a", "hg5a", built=(0, 1, 2, 0, 1)).turn(0).state)


BIDS = [
    ((5, 2, 1), (3, 3, 0)),
    ((2, 0, 0), (2, 0, 0)),
    ((0, 0, 8), (5, 0, 1)),
    ((1, 3, 4), (6, 0, 0)),
    ((1, 0, 0), (0, 0, 0)),
]


@rule("MI3", "M16.15", "M16.16", "M16.18", "M16.19")
@pytest.mark.parametrize("bids", BIDS)
@pytest.mark.parametrize("ship", [False, True])
def test_phalanxes_of_a_combat_come_back_by_half_where_a_row_is_lost_and_are_spent_else(
    bids: tuple[tuple[int, ...], tuple[int, ...]], ship: bool
) -> None:
    t = Table().put(0, "archer", "r31").put(1, "spearman", "r31").hold(0, phalanx=8).hold(1, phalanx=6)
    if ship:
        t.ship(0, "n31")
    t.combat()
    for seat, bid in enumerate(bids):
        rows = zip(("force", "tactics", "mobility"), bid, strict=True)
        t.answer(tuple(f"{row}:{count}" for row, count in rows if count), seat)
    t.until("action")
    for seat, (own, other) in enumerate((bids, bids[::-1])):
        back = sum(mine // 2 for mine, theirs in zip(own, other, strict=True) if mine < theirs)
        before = (8, 6)[seat] + (1 if ship and seat == 0 else 0)
        assert t.held(seat, "phalanx") == before - sum(own) + back


@rule("MI26", "M15.7", "M15.8")
@pytest.mark.parametrize("empires", [2, 3, 4])
def test_the_score_is_the_sum_of_its_eight_parts(empires: int) -> None:
    t = Table(*("babylonian", "sumerian", "akkadian", "elamite")[:empires]).settle(0, "r31").trade("t10", owner=1)
    t.put(1, "spearman", "r10").scoring_token("r15", "ev12").put(1, "archer", "r15").gardens("hg1a", "hg2a", built=(0,))
    t.last_round().end_of_round()
    assert t.over
    scores = told(t, Scored)
    for score in scores:
        parts = (score.event_vp, score.population_vp, score.gardens_vp, score.trade_vp)
        assert sum(parts) + score.tokens_vp + score.settlements_vp + score.quests_vp + score.regions_vp == score.vp
    for track in ("event_vp", "population_vp"):
        assert sorted((getattr(score, track) for score in scores), reverse=True) == [9, 6, 3, 0][:empires]
    assert t.state.result is not None
    assert t.state.result.scores == [score.vp for score in sorted(scores, key=lambda score: score.seat)]
