"""M19.1-M19.6, M19.14-M19.18, MX48, MX58: the six waves before Assur, and how it is saved or lost."""

from typing import Any

import pytest

from engine.mesopotamia.content.empires import EMPIRES
from engine.mesopotamia.content.solo import GUARDIANS, WAVES
from engine.mesopotamia.opponent import Guardians
from tests.rules import rule
from tests.rules.mesopotamia.alone import HUMAN, THEM, Alone, guardians
from tests.rules.mesopotamia.drafts import drafted
from tests.rules.mesopotamia.table import Table

FIGURES = {
    1: {"spearman": 1, "archer": 1},
    2: {"spearman": 2, "archer": 1, "ram": 1},
    3: {"spearman": 2, "archer": 2, "ram": 1},
    4: {"spearman": 2, "archer": 2, "ram": 1, "horseman": 1},
    5: {"spearman": 2, "archer": 2, "ram": 2, "horseman": 1, "chariot": 1},
    6: {"spearman": 2, "archer": 2, "ram": 2, "horseman": 2, "chariot": 2},
}
"""M19.3, written down a second time from the ledger."""
TILES = ("hg1a", "hg2a", "hg3a", "hg4a", "hg5a")


def new(human: str = "akkadian", **options: Any) -> Table:
    return drafted(human, **{"opponent": "guardians", "opponent_empire": "sumerian", **options})


def enemy(t: Alone) -> Guardians:
    assert t.state.guardians is not None
    return t.state.guardians


def fought_off(wave: int, phalanxes: int = 0) -> Alone:
    """The end of a round in which a wave has no combat Unit left."""
    t = guardians(wave=wave).gardens(*TILES[: min(wave, 5)], built=[HUMAN] * (wave - 1)).put(HUMAN, "spearman", "r02")
    return t.hold(THEM, phalanx=phalanxes).end_of_round()


@rule("M19.3")
def test_the_waves_are_as_written() -> None:
    assert {n: wave.figures for n, wave in WAVES.items()} == FIGURES
    assert {n: wave.phalanxes for n, wave in WAVES.items()} == {n: 2 + n for n in range(1, 7)}
    assert (GUARDIANS.player_start, GUARDIANS.enemy_start, GUARDIANS.enemy_event_square) == ("r02", "r04", 5)
    assert (GUARDIANS.quests_dealt, GUARDIANS.quests_kept, GUARDIANS.blockers) == (3, 2, "A+B")
    assert (GUARDIANS.phalanxes_base, GUARDIANS.tiles_for_waves) == (2, (1, 2, 3, 4, 5))


@rule("M19.1")
def test_assur_is_set_up_as_with_two_players() -> None:
    s = new().state
    assert {*s.blocked} == {f"r{number}" for number in range(23, 31)}
    assert {*s.tribes} == {"r09", "r10", "r13", "r14", "r17", "r18", "r21", "r22"}
    assert s.hidden == [*(f"r{number:02}" for number in range(7, 23)), "r31"]
    assert [sum(slot.level == level for slot in s.trade) for level in (1, 2, 3, 4)] == [1, 2, 1, 2]
    assert [player.start for player in s.players] == ["r02", "r04"]


@rule("M19.1")
def test_the_human_keeps_two_of_three_quests() -> None:
    t = new()
    dealt = list(t.state.players[HUMAN].dealt)
    assert (t.kind, len(dealt)) == ("quests", 3)
    t.rejects(tuple(dealt), "keep_exactly_3").answer(tuple(dealt[1:]))
    assert t.state.players[HUMAN].quests == dealt[1:]


@rule("M19.1", "M19.2", "M19.3", "M19.4")
@pytest.mark.parametrize("empire", EMPIRES)
def test_the_enemy_has_a_wave_and_an_event_seal_and_nothing_else(empire: str) -> None:
    human = "akkadian" if empire != "akkadian" else "babylonian"
    s = new(human, opponent_empire=empire).state
    them = s.players[THEM]
    assert (them.empire, them.levels, them.ziggurat, them.quests) == (empire, {}, 0, [])
    assert them.holding == dict.fromkeys(them.holding, 0) | {"phalanx": 3}
    assert s.event[4] == [THEM]
    assert all(THEM not in pile for pile in s.population)
    units = {region: army.units for region in s.armies if (army := s.army(region, THEM))}
    assert units == {"r04": {"spearman": 1, "archer": 1}}
    assert (s.ships, s.settlements, s.walls) == ({}, {}, {})
    assert s.guardians is not None
    assert s.guardians.wave == 1


@rule("M19.1")
@pytest.mark.parametrize(("empire", "unit"), [("akkadian", "archer"), ("babylonian", "spearman")])
def test_the_human_begins_by_his_line(empire: str, unit: str) -> None:
    s = new(empire).state
    army = s.army("r02", HUMAN)
    assert army is not None
    assert army.units == {unit: 1}
    assert HUMAN in s.population[1 if empire == "babylonian" else 0]


@rule("M19.2", "M2.4")
def test_the_base_of_the_enemy_cannot_be_entered() -> None:
    t = guardians().put(HUMAN, "spearman", "r20").put(HUMAN, "ram", "r20").turn(HUMAN).answer("explore.pawn")
    t.answer("unit")
    assert not any(option.startswith("r04") for option in t.options)
    t.rejects("r04", "foreign_start_region")


@rule("M19.3", "M19.4", "M19.5", "MX48")
@pytest.mark.parametrize("wave", range(1, 6))
@pytest.mark.parametrize("left", [0, 1, 4])
def test_a_wave_without_units_is_repelled_and_the_next_one_comes(wave: int, left: int) -> None:
    t = fought_off(wave, left)
    assert t.match
    assert t.state.garden_builders == [HUMAN] * wave
    assert len(t.state.gardens) == min(wave + 1, 5)
    assert t.units(THEM, "r04") == FIGURES[wave + 1]
    assert t.held(THEM, "phalanx") == left + 2 + wave + 1
    assert enemy(t).wave == wave + 1
    assert not t.over
    (repelled,) = t.heard("WaveRepelled")
    assert (repelled.seat, repelled.wave, repelled.garden, repelled.vp) == (HUMAN, wave, TILES[wave - 1], 2 + wave)
    (placed,) = t.heard("WavePlaced")
    assert (placed.wave, placed.units, placed.gained) == (wave + 1, FIGURES[wave + 1], {"phalanx": 3 + wave})
    assert (placed.lacking_units, placed.is_extra) == ({}, False)


@rule("M19.4")
@pytest.mark.parametrize("wave", range(1, 6))
def test_a_wave_without_phalanxes_is_repelled_too(wave: int) -> None:
    t = guardians(wave=wave).gardens(*TILES[:wave], built=[HUMAN] * (wave - 1)).put(THEM, "spearman", "r22")
    t.end_of_round()
    assert t.match
    assert (t.state.garden_builders, enemy(t).wave) == ([HUMAN] * wave, wave + 1)
    assert t.held(THEM, "phalanx") == 2 + wave + 1
    assert t.units(THEM, "r22") == {"spearman": 1}


@rule("M19.4")
def test_a_wave_with_units_and_phalanxes_goes_on() -> None:
    t = guardians(wave=1).put(THEM, "spearman", "r22").hold(THEM, phalanx=1).end_of_round()
    assert t.match
    assert (enemy(t).wave, t.state.garden_builders, t.units(THEM, "r04")) == (1, [], {})
    t = guardians(wave=1).put(THEM, "ram", "r22").hold(THEM, phalanx=1).end_of_round()
    assert t.match
    assert enemy(t).wave == 2


@rule("M19.4")
def test_it_is_tested_at_the_end_of_the_round() -> None:
    t = guardians(wave=1).put(HUMAN, "spearman", "r02").turn(HUMAN)
    assert (enemy(t).wave, t.state.garden_builders) == (1, [])
    t.answer("aside").answer("end")
    assert (enemy(t).wave, t.state.garden_builders) == (2, [HUMAN])


@rule("M19.3", "M1.5")
def test_figures_missing_in_stock_are_left_out() -> None:
    t = guardians(wave=5).gardens(*TILES, built=[HUMAN] * 4).put(THEM, "spearman", "r22", 2).put(THEM, "chariot", "r22")
    t.end_of_round()
    assert t.match
    assert t.units(THEM, "r04") == {"spearman": 1, "archer": 2, "ram": 2, "horseman": 2, "chariot": 1}
    (placed,) = t.heard("WavePlaced")
    assert placed.lacking_units == {"spearman": 1, "chariot": 1}
    assert t.held(THEM, "phalanx") == 8


@rule("M19.5", "M19.17")
def test_the_sixth_wave_is_repelled_when_no_combat_unit_is_left() -> None:
    t = guardians(wave=6).gardens(*TILES, built=[HUMAN] * 5).put(THEM, "ram", "r22").hold(THEM, phalanx=5)
    t.end_of_round()
    assert t.over
    assert t.state.result is not None
    assert (t.state.result.ending, t.state.result.ranking, t.state.result.winners) == (
        "won",
        [[HUMAN], [THEM]],
        [HUMAN],
    )
    assert t.state.garden_builders == [HUMAN] * 5


@rule("M19.5")
def test_the_sixth_wave_without_phalanxes_is_not_repelled() -> None:
    t = guardians(wave=6).gardens(*TILES, built=[HUMAN] * 5).put(THEM, "archer", "r22").end_of_round()
    assert not t.over
    assert enemy(t).wave == 6


@rule("M19.5")
def test_the_sixth_wave_gives_no_tile() -> None:
    t = guardians(wave=6).gardens(*TILES[:4], built=[HUMAN] * 3).end_of_round()
    assert t.over
    assert t.state.garden_builders == [HUMAN] * 3
    (repelled,) = t.heard("WaveRepelled")
    assert (repelled.wave, repelled.garden, repelled.vp) == (6, None, 0)


@rule("M19.5")
def test_gardens_cannot_be_built() -> None:
    t = guardians().level(HUMAN, build=4).hold(HUMAN, stone=9, clay=9, wood=9, food=9).put(HUMAN, "spearman", "r12")
    t.turn(HUMAN).answer("build.pawn")
    assert "gardens" not in t.options
    t.rejects("gardens", "gardens_reserved")


@rule("M19.5", "M19.18", "MX58", "M15.7")
@pytest.mark.parametrize(("square", "points"), [(7, 9), (4, 6)])
def test_a_match_won_is_scored_with_the_seal_of_the_enemy_on_the_event_track(square: int, points: int) -> None:
    t = guardians(wave=6).gardens(*TILES, built=[HUMAN] * 5).squares(event={HUMAN: square}).settle(HUMAN, "r12")
    t.end_of_round()
    assert t.over
    (scored,) = [each for each in t.heard("Scored") if each.seat == HUMAN]
    assert (scored.event_vp, scored.population_vp, scored.gardens_vp) == (points, 9, 3 + 4 + 5 + 6 + 7)
    assert (scored.settlements_vp, scored.regions_vp) == (1, 1)
    assert t.state.result is not None
    assert t.state.result.scores == [points + 9 + 25 + 2, 0]


@rule("M19.14", "M19.17")
def test_the_enemy_scores_nothing_for_regions_and_tokens() -> None:
    t = guardians(wave=6).gardens(*TILES, built=[HUMAN] * 5).put(THEM, "ram", "r22", 2).scoring_token("r22", "ev12")
    t.end_of_round()
    assert t.over
    assert t.state.result is not None
    assert t.state.result.scores[THEM] == 0


def demand_lost(t: Alone) -> None:
    assert t.over
    assert t.state.result is not None
    assert (t.state.result.ending, t.state.result.ranking) == ("lost", [[THEM], [HUMAN]])
    assert (t.state.result.scores, t.heard("Scored"), t.heard("QuestsShown")) == ([0, 0], [], [])
    assert HUMAN not in t.state.result.winners


@rule("M19.6", "M19.17")
@pytest.mark.parametrize("guard", ["", "ram"])
def test_an_enemy_unit_in_the_undefended_start_region_loses_at_once(guard: str) -> None:
    t = guardians().put(THEM, "spearman", "r12").hold(THEM, phalanx=3).put(HUMAN, "archer", "r11").quests(HUMAN, "q1")
    if guard:
        t.put(HUMAN, guard, "r02")
    t.turn(THEM)
    assert t.match
    demand_lost(t)
    assert t.heard("RoundEnded") == []
    assert [each.region for each in t.heard("HomeLost")] == ["r02"]


@rule("M19.6")
def test_with_defenders_there_is_a_combat() -> None:
    t = guardians().put(THEM, "spearman", "r12").hold(THEM, phalanx=2).put(HUMAN, "chariot", "r02")
    t.cards("cc3", "cs4").turn(THEM)
    assert t.fights == ["spearman 1 chariot 4 mobility 0:1 defender destroys"]
    assert not t.over


@rule("M19.6")
@pytest.mark.parametrize("flees", [True, False])
def test_losing_all_defenders_loses_the_game(flees: bool) -> None:
    t = guardians().put(THEM, "archer", "r12").put(HUMAN, "spearman", "r02").squares(event={HUMAN: 6 if flees else 4})
    t.hold(THEM, phalanx=0 if flees else 3).cards("cs4", "ca2").turn(THEM)
    assert t.fights == [f"archer 2 spearman 1 mobility 0:0 attacker {'routs' if flees else 'destroys'}"]
    demand_lost(t)


@rule("M19.17", "M4.12")
def test_the_cap_of_automatic_play_counts_as_lost() -> None:
    t = guardians().put(THEM, "spearman", "r22").hold(THEM, phalanx=3).last_round().end_of_round()
    demand_lost(t)


def stalled(wave: int, idle: int) -> Alone:
    """A round in which the enemy cannot move ends after so many like it: human Walls close every path."""
    t = guardians(wave=wave).wall(HUMAN, "r11", "r12", "r13").put(THEM, "spearman", "r26").hold(THEM, phalanx=3)
    t.gardens(*TILES[: min(wave, 5)], built=[HUMAN] * (wave - 1))
    t.laid.opponent.idle_rounds = idle  # type: ignore[union-attr]
    return t.turn(THEM)


@rule("M19.16", "M19.11")
@pytest.mark.parametrize("wave", range(1, 6))
def test_after_three_idle_rounds_the_next_wave_comes_in_addition(wave: int) -> None:
    t = stalled(wave, 1)
    assert (enemy(t).wave, enemy(t).idle_rounds) == (wave, 2)
    t = stalled(wave, 2)
    assert enemy(t).wave == wave + 1
    assert t.units(THEM, "r04") == FIGURES[wave + 1]
    assert t.units(THEM, "r26") == {"spearman": 1}
    assert t.held(THEM, "phalanx") == 3 + 2 + wave + 1
    assert t.state.garden_builders == [HUMAN] * (wave - 1)
    assert [each.is_extra for each in t.heard("WavePlaced")] == [True]


@rule("M19.16")
def test_it_counts_anew_after_each_wave() -> None:
    assert enemy(stalled(1, 2)).idle_rounds == 0


@rule("M19.16")
def test_after_the_sixth_wave_no_other_comes() -> None:
    t = stalled(6, 2)
    assert (enemy(t).wave, t.heard("WavePlaced"), t.over) == (6, [], False)


@rule("M19.16")
def test_a_unit_that_moved_or_fought_ends_the_stall() -> None:
    t = guardians().put(THEM, "spearman", "r22").hold(THEM, phalanx=3)
    t.laid.opponent.idle_rounds = 2  # type: ignore[union-attr]
    t.turn(THEM)
    assert (enemy(t).wave, enemy(t).idle_rounds) == (1, 0)
    t = guardians().wall(HUMAN, "r11", "r12", "r13").put(THEM, "chariot", "r26").put(HUMAN, "spearman", "r26")
    t.hold(THEM, phalanx=9).cards("cs4", "cc3")
    t.laid.opponent.idle_rounds = 2  # type: ignore[union-attr]
    t.turn(THEM).go_on()
    assert len(t.heard("Fought")) == 1
    assert (enemy(t).wave, enemy(t).idle_rounds) == (1, 0)


@rule("M19.16", "M19.4")
def test_the_tile_of_a_skipped_wave_is_not_given_later() -> None:
    t = guardians(wave=3).gardens(*TILES[:2], built=[HUMAN]).end_of_round()
    assert t.match
    # The third wave is repelled; the second was skipped: the next tile, of the second level, and no more.
    assert (t.state.garden_builders, enemy(t).wave) == ([HUMAN] * 2, 4)
