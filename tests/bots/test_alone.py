"""The computer player alone: before Ur and in Assur it does what the rules ask for, not only what brings points."""

from __future__ import annotations

import pytest

from engine.core.dice import SeededDice
from engine.core.game import Setup
from engine.core.play import begin
from engine.mesopotamia import GAME
from engine.mesopotamia.bot import Steward
from engine.mesopotamia.bot.draws import Army
from engine.mesopotamia.bot.odds import chance
from engine.mesopotamia.bot.plans.assur import KeepAssur
from engine.mesopotamia.bot.plans.choice import plan_for
from engine.mesopotamia.bot.plans.plan import Plan
from engine.mesopotamia.bot.plans.storm import storm
from engine.mesopotamia.bot.plans.ur import DICE, TakeUr
from engine.mesopotamia.bot.plans.watch import NEVER
from engine.mesopotamia.bot.seen import Seen
from tests.rules.mesopotamia.alone import HUMAN, THEM, Alone, duel, guardians, siege
from tools.strength.play import play

SPEARMAN: Army = (("spearman", 1),)
ARCHER: Army = (("archer", 1),)


def seen(t: Alone) -> Seen:
    """The table with the eyes of whoever plays alone."""
    return Seen(GAME.view(t.state, HUMAN), HUMAN)


def take_ur(t: Alone) -> TakeUr:
    plan = plan_for(seen(t))
    assert isinstance(plan, TakeUr)
    return plan


def keep_assur(t: Alone) -> KeepAssur:
    plan = plan_for(seen(t))
    assert isinstance(plan, KeepAssur)
    return plan


def marches(t: Alone) -> Alone:
    """Let it play its turn as far as it is about marches."""
    kinds = ("action", "explore", "explore.unit", "explore.to")
    while t.asked and t.asked[0].kind in kinds and t.state.turn is not None:
        answer = Steward().answer(GAME.view(t.state, HUMAN), t.asked[0])
        if answer == "end":
            break
        t.answer(answer)
    return t


@pytest.mark.parametrize("mode", ["siege", "guardians"])
def test_it_takes_ur_and_keeps_assur_now_and_then(mode: str) -> None:
    options = {"opponent": mode, "setup": "lot"}
    assert any(play(GAME, seed, [Steward()], options).result.winners == [HUMAN] for seed in range(1, 13))


def test_among_people_and_in_a_duel_it_has_no_plan_but_points() -> None:
    among_people = GAME.view(begin(GAME, Setup(3), SeededDice(b"new")).state, 0)
    for each in (Seen(among_people, 0), seen(duel().turn(HUMAN))):
        plan = plan_for(each)
        assert type(plan) is Plan
        assert (plan.phalanx(), plan.points, plan.technology("war", 2), plan.standing("r08", "archer")) == (1, 1, 0, 0)


# Ur


def before_the_gate(*fighters: str, explore: int, region: str = "r23") -> Alone:
    """Combat Units with a Ram beside the Wall of a region in which one Horseman stands."""
    t = siege().put(HUMAN, "ram", region).level(HUMAN, explore=explore).squares({HUMAN: 5})
    for kind in fighters:
        t.put(HUMAN, kind, region)
    return t.turn(HUMAN)


@pytest.mark.parametrize(
    ("fighters", "explore", "wins"),
    [
        (("spearman", "spearman"), 3, True),
        (("spearman", "horseman"), 2, True),
        (("spearman", "spearman"), 2, False),
        (("horseman",), 4, False),
    ],
)
def test_one_holds_the_defender_and_another_goes_on_with_the_ram(
    fighters: tuple[str, ...], explore: int, wins: bool
) -> None:
    t = before_the_gate(*fighters, explore=explore)
    found = seen(t)
    assert (storm(found.ground, found.own, explore) is not None) is wins
    marches(t)
    assert (t.state.result is not None and t.state.result.ending == "won") is wins


def test_an_empty_gate_is_entered_by_a_single_unit() -> None:
    t = siege(bare=True).wall(THEM, "r17").put(HUMAN, "ram", "r23").put(HUMAN, "horseman", "r23").turn(HUMAN)
    found = seen(t)
    assert storm(found.ground, found.own, 1) == ("horseman", "r23", "r03", 1, ("r23",))


def test_a_ram_that_would_be_lost_at_the_wall_waits_beside_it() -> None:
    t = marches(before_the_gate("spearman", explore=2))
    assert not any(army.side == HUMAN for army in t.state.armies.get("r17", ()))


def test_it_goes_for_ur_with_everything_that_has_to_march() -> None:
    plan = take_ur(siege().put(HUMAN, "spearman", "r07").put(HUMAN, "ram", "r07").tribe("r13", spearman=1).turn(HUMAN))
    assert plan.way["r03"] < plan.way["r17"] < plan.way["r23"] < plan.way["r25"] < plan.way["r12"] < plan.way["r01"]
    assert plan.standing("r12", "spearman") > plan.standing("r08", "spearman")
    assert plan.ram("r12") > plan.ram("r08")
    assert plan.standing("r07", "spearman") > plan.standing("r01", "spearman") + 1  # the Ram is not left alone
    assert plan.settlement("r25") > plan.settlement("r12") > plan.settlement("r07") >= 0


def test_dice_come_first_then_the_ram_and_room_for_it() -> None:
    early = take_ur(siege().put(HUMAN, "spearman", "r01").turn(HUMAN))
    assert early.ziggurat() > 0
    assert early.unit("ram") == early.technology("build", 2) == 0
    dice = ("white", "silver", "black")[:DICE]
    ready = take_ur(siege().ziggurat(HUMAN, *dice).put(HUMAN, "spearman", "r01", 2).squares({HUMAN: 3}).turn(HUMAN))
    assert ready.ziggurat() == 0
    assert ready.unit("ram") > ready.unit("horseman") > ready.unit("spearman") > 0
    assert ready.technology("build", 2) > 0 > ready.technology("build", 4)
    assert ready.squares("population", 3, 4) == 0
    assert early.squares("population", 1, 2) > 0


# Assur


def test_it_knows_when_the_enemy_can_be_there() -> None:
    far = keep_assur(guardians().put(THEM, "archer", "r04").put(HUMAN, "spearman", "r02").turn(HUMAN))
    assert far.watch.arrival == 6
    walled = guardians().put(THEM, "archer", "r25").put(HUMAN, "spearman", "r02").wall(HUMAN, "r11")
    assert keep_assur(walled.turn(HUMAN)).watch.arrival == 2  # by r12
    closed = guardians().put(THEM, "archer", "r25").put(HUMAN, "spearman", "r02").wall(HUMAN, "r11", "r12")
    assert keep_assur(closed.tribe("r13", spearman=1).turn(HUMAN)).watch.arrival == 4  # over the Tribe
    shut = guardians().put(THEM, "archer", "r25").wall(HUMAN, "r11", "r12", "r13")
    assert keep_assur(shut.put(HUMAN, "spearman", "r02").turn(HUMAN)).watch.arrival == NEVER
    rammed = guardians().put(THEM, "archer", "r25").put(THEM, "ram", "r25").wall(HUMAN, "r11", "r12", "r13")
    assert keep_assur(rammed.put(HUMAN, "spearman", "r02").turn(HUMAN)).watch.arrival == 2


def test_units_come_home_before_the_enemy_and_may_go_out_when_it_is_far() -> None:
    near = guardians().put(THEM, "archer", "r26").put(HUMAN, "spearman", "r12").put(HUMAN, "spearman", "r02")
    t = marches(near.turn(HUMAN))
    assert [army.units for army in t.state.armies["r02"] if army.side == HUMAN] == [{"spearman": 2}]
    far = keep_assur(guardians().put(THEM, "archer", "r04").put(HUMAN, "spearman", "r12").turn(HUMAN))
    assert far.standing("r12", "spearman") == far.standing("r02", "spearman") > far.standing("r15", "spearman")


def test_what_is_missing_against_a_wave_is_worth_more() -> None:
    def plan(spearmen: int, phalanxes: int, square: int) -> KeepAssur:
        t = guardians().put(THEM, "spearman", "r26").put(THEM, "archer", "r26").hold(THEM, phalanx=3)
        t.put(HUMAN, "spearman", "r02", spearmen).hold(HUMAN, phalanx=phalanxes)
        return keep_assur(t.squares({HUMAN: 2}, {HUMAN: square}).turn(HUMAN))

    weak, strong = plan(1, 0, 1), plan(3, 12, 6)
    assert (weak.watch.need, strong.watch.need) == (1.0, 0.0)
    assert weak.phalanx() > strong.phalanx()
    assert weak.unit("archer") > strong.unit("archer")
    assert weak.squares("event", 1, 3) > 0 == strong.squares("event", 6, 8)


def test_walls_are_worth_something_before_assur_while_no_ram_comes() -> None:
    def plan(region: str, **rams: int) -> KeepAssur:
        t = guardians().put(THEM, "archer", region).put(HUMAN, "spearman", "r12")
        for _ in range(rams.get("rams", 0)):
            t.put(THEM, "ram", region)
        return keep_assur(t.turn(HUMAN))

    assert plan("r26").wall("r12") > plan("r31").wall("r12") > 0
    assert plan("r26").wall("r14") == plan("r04").wall("r12") == plan("r26", rams=1).wall("r12") == 0


# Fights


def test_odds_know_cards_ties_and_phalanxes() -> None:
    assert chance(ARCHER, 5, SPEARMAN, 9, wins_ties=True) == 1.0  # with all slots filled whatever the other has
    assert chance(SPEARMAN, 9, SPEARMAN, 9, wins_ties=False) == 0.0
    assert chance(SPEARMAN, 9, SPEARMAN, 9, wins_ties=True) == 1.0
    assert chance(SPEARMAN, 0, ARCHER, 9, wins_ties=True) == 0.0
    twos: Army = (("spearman", 1), ("archer", 1))
    assert chance(twos, 6, twos, 3, wins_ties=True) > chance(twos, 0, twos, 3, wins_ties=True)


def placed(t: Alone) -> int:
    """How many Phalanxes it places in the combat that begins."""
    decision = t.asked[0]
    assert decision.kind == "place"
    answer = Steward().answer(GAME.view(t.state, HUMAN), decision)
    assert isinstance(answer, tuple)
    return sum(int(each.partition(":")[2]) for each in answer)


def test_phalanxes_are_kept_where_they_do_not_help_and_all_used_at_home() -> None:
    def attacked(region: str, spearmen: int, phalanxes: int) -> Alone:
        t = guardians().put(HUMAN, "spearman", region, spearmen).hold(HUMAN, phalanx=phalanxes)
        t.put(THEM, "spearman", region).put(THEM, "archer", region).hold(THEM, phalanx=3)
        return t.squares(event={HUMAN: 6}).combat()

    assert placed(attacked("r12", 1, 2)) == 0
    assert placed(attacked("r02", 3, 5)) == 5
    assert 0 < placed(attacked("r02", 3, 20)) < 20
