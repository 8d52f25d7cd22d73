"""M19: the Guardians of Assur."""

import pytest

from engine.mesopotamia.content.map import REGIONS
from engine.mesopotamia.content.solo import GUARDIANS, WAVES
from tests.rules.mesopotamia.alone import HUMAN, THEM, Alone, guardians
from tests.rules.mesopotamia.drafts import begun, drafted
from tests.rules.mesopotamia.table import GAME, Table, rule


def moved(t: Alone) -> list[tuple[str, str, str]]:
    """Who of the enemy moved where."""
    assert t.match
    return [(each.unit, each.from_region, each.region) for each in t.heard("UnitMoved") if each.seat == THEM]


def alone(kind: str, region: str) -> Alone:
    """One Unit of the enemy, and a human at home who will be asked after it."""
    return guardians().put(THEM, kind, region).put(HUMAN, "spearman", "r02").hold(THEM, phalanx=9)


# Set-up


@rule("M19.1", "M19.2", "M19.3", "M19.4", "M3.23", "M18.19")
def test_assur_is_set_up_with_the_first_wave_before_it() -> None:
    t = drafted("babylonian", starts=["r02"], opponent="guardians", opponent_empire="elamite")
    s = t.state
    assert [player.start for player in s.players] == ["r02", "r04"]
    assert (len(s.blocked), len(s.trade), len(s.players[0].dealt)) == (8, 6, 3)
    assert t.units(THEM, "r04") == {"spearman": 1, "archer": 1}
    assert s.players[THEM].holding["phalanx"] == 3
    assert (s.event[4], [THEM in pile for pile in s.population]) == ([THEM], [False] * 10)
    assert s.players[THEM].levels == {}
    s = begun("babylonian", starts=["r02"], opponent="guardians", opponent_empire="elamite").state
    assert (len(s.players[0].quests), s.order) == (2, [HUMAN, THEM])
    GAME.check(s)


@rule("M19.2", "M2.4")
def test_the_human_cannot_enter_the_base() -> None:
    t = guardians().put(HUMAN, "spearman", "r20").put(HUMAN, "ram", "r20").put(THEM, "spearman", "r04").turn(HUMAN)
    t.answer("explore.pawn").rejects("spearman.r20.r04", "foreign_start_region")


@rule("M19.3")
@pytest.mark.parametrize("number", WAVES)
def test_the_waves(number: int) -> None:
    wave = WAVES[number]
    assert wave.phalanxes == 2 + number
    expected = {
        1: (1, 1, 0, 0, 0),
        2: (2, 1, 1, 0, 0),
        3: (2, 2, 1, 0, 0),
        4: (2, 2, 1, 1, 0),
        5: (2, 2, 2, 1, 1),
        6: (2, 2, 2, 2, 2),
    }
    assert (wave.spearman, wave.archer, wave.ram, wave.horseman, wave.chariot) == expected[number]


# Waves


@rule("M19.3", "M19.4", "MX48", "M9.9")
def test_a_wave_without_units_is_repelled() -> None:
    t = guardians(wave=1).gardens("hg1a").hold(THEM, phalanx=1).put(HUMAN, "spearman", "r02").end_of_round()
    assert t.match
    assert t.state.garden_builders == [HUMAN]
    assert t.held(THEM, "phalanx") == 5
    assert t.units(THEM, "r04") == {"spearman": 2, "archer": 1, "ram": 1}
    assert t.state.guardians is not None
    assert t.state.guardians.wave == 2
    t.check()


@rule("M19.4")
def test_a_wave_without_phalanxes_is_repelled_too() -> None:
    t = guardians(wave=2).put(THEM, "spearman", "r20").put(HUMAN, "spearman", "r02").end_of_round()
    assert t.heard("WaveRepelled")[0].wave == 2
    t = (
        guardians(wave=2)
        .put(THEM, "spearman", "r20")
        .hold(THEM, phalanx=1)
        .put(HUMAN, "spearman", "r02")
        .end_of_round()
    )
    assert t.heard("WaveRepelled") == []


@rule("M19.3", "M1.5")
def test_figures_missing_in_stock_are_left_out() -> None:
    t = guardians(wave=4).put(THEM, "spearman", "r20", 2).put(HUMAN, "spearman", "r02").end_of_round()
    placed = t.heard("WavePlaced")[0]
    assert placed.units == {"spearman": 1, "archer": 2, "ram": 2, "horseman": 1, "chariot": 1}
    assert placed.lacking_units == {"spearman": 1}


@rule("M19.5", "M19.17", "M19.18", "MX58", "M18.17")
def test_the_sixth_wave_must_be_eliminated_and_wins_the_match() -> None:
    t = guardians(wave=6).put(THEM, "spearman", "r20").put(HUMAN, "spearman", "r02").end_of_round()
    assert not t.over
    t = guardians(wave=6).gardens("hg1a").put(HUMAN, "spearman", "r02").squares(event={HUMAN: 7}).end_of_round()
    assert t.over
    result = t.state.result
    assert result is not None
    assert (result.ending, result.winners, result.ranking) == ("won", [HUMAN], [[HUMAN], [THEM]])
    assert result.scores == [9 + 9, 0]
    assert t.state.garden_builders == []
    t.check()


@rule("M19.18")
def test_behind_the_enemy_on_the_event_track_the_human_is_second() -> None:
    t = guardians(wave=6).put(HUMAN, "spearman", "r02").end_of_round()
    assert t.state.result is not None
    assert t.state.result.scores == [6 + 9, 0]


@rule("M19.5", "M14.21")
def test_what_is_owed_is_chosen_before_the_scoring() -> None:
    t = guardians(wave=6).put(HUMAN, "spearman", "r22").active(HUMAN, "r22", "ev19", 1, 2).end_of_round()
    assert t.kind == "event.resource"
    t.answer("food")
    assert t.over


@rule("M19.5")
def test_gardens_cannot_be_built() -> None:
    t = guardians().level(HUMAN, build=4).gardens("hg1a").hold(HUMAN, stone=9, clay=9, wood=9, food=9)
    t.put(HUMAN, "spearman", "r02").turn(HUMAN).answer("build.pawn")
    assert "gardens" not in t.options
    t.rejects("gardens", "gardens_reserved")


@rule("M19.16")
def test_an_enemy_that_stands_still_is_reinforced() -> None:
    """Walls of the human close all ways out of the base; nobody moves or fights."""
    t = guardians(wave=1).put(THEM, "spearman", "r04").hold(THEM, phalanx=3).put(HUMAN, "spearman", "r02")
    t.wall(HUMAN, "r19", "r20", "r21").gardens("hg1a").turn(THEM)
    for _ in range(2):
        assert t.heard("WavePlaced") == []
        t.answers("aside", "end")
    (placed,) = t.heard("WavePlaced")
    assert (placed.wave, placed.is_extra, t.state.round) == (2, True, 4)
    assert t.state.garden_builders == []
    assert t.units(THEM, "r04")["ram"] == 1


@rule("M19.16")
def test_a_step_or_a_fight_counts_as_moving() -> None:
    t = alone("spearman", "r04").turn(THEM)
    assert moved(t)
    assert t.state.guardians is not None
    assert t.state.guardians.idle_rounds == 0
    t = guardians().put(THEM, "spearman", "r31").put(HUMAN, "spearman", "r31").hold(THEM, phalanx=9)
    t.put(THEM, "archer", "r04").wall(HUMAN, "r19", "r20", "r21").put(HUMAN, "archer", "r02").turn(THEM)
    assert t.state.guardians is not None
    assert t.state.guardians.idle_rounds == 0


# Ends


@rule("M19.6", "M19.17")
def test_an_enemy_in_an_undefended_home_wins_at_once() -> None:
    t = guardians().put(THEM, "spearman", "r12").put(HUMAN, "ram", "r02").put(HUMAN, "spearman", "r31")
    t.put(THEM, "archer", "r04").turn(THEM)
    assert moved(t) == [("spearman", "r12", "r02")]
    result = t.state.result
    assert result is not None
    assert (result.ending, result.winners, result.scores, result.ranking) == ("lost", [], [0, 0], [[THEM], [HUMAN]])
    t.check()


@rule("M19.6")
@pytest.mark.parametrize(("human", "enemy", "is_lost"), [("cc3", "cs2", False), ("cs2", "cc3", True)])
def test_a_defended_home_is_fought_for(human: str, enemy: str, is_lost: bool) -> None:
    kinds = {"cc3": "chariot", "cs2": "spearman"}
    t = guardians().put(HUMAN, kinds[human], "r02").put(THEM, kinds[enemy], "r12").cards(human, enemy).turn(THEM)
    assert len(t.heard("Fought")) == 1
    assert t.over is is_lost


# Movement


@rule("M19.7")
def test_every_unit_goes_one_region_nearest_first() -> None:
    t = (
        guardians()
        .put(THEM, "chariot", "r04")
        .put(THEM, "spearman", "r20")
        .put(THEM, "archer", "r31")
        .hold(THEM, phalanx=3)
    )
    t.put(HUMAN, "spearman", "r02").turn(THEM)
    assert [each[:2] for each in moved(t)] == [("archer", "r31"), ("spearman", "r20"), ("chariot", "r04")]


@rule("M19.7", "M6.6")
def test_human_units_hold_them() -> None:
    t = guardians().put(THEM, "spearman", "r31").put(HUMAN, "spearman", "r31").put(HUMAN, "archer", "r02").turn(THEM)
    assert moved(t) == []
    t = guardians().put(THEM, "spearman", "r31", 2).put(HUMAN, "spearman", "r31").put(HUMAN, "archer", "r02").turn(THEM)
    assert len(moved(t)) == 1


@rule("M19.9")
@pytest.mark.parametrize(
    ("kind", "end"), [("spearman", "r25"), ("archer", "r25"), ("horseman", "r14"), ("chariot", "r14")]
)
def test_of_equally_short_ways_some_take_the_top_and_some_the_bottom(kind: str, end: str) -> None:
    """From r26: r12 is one step from Assur; around it r25 (top) and r14 (bottom) are as far."""
    t = alone(kind, "r26").tribe("r12", spearman=1).turn(THEM)
    assert moved(t) == [(kind, "r26", end)]


@rule("M19.9", "M19.12")
def test_an_event_of_the_human_attracts_them_and_is_removed() -> None:
    t = alone("spearman", "r22").active(HUMAN, "r31", "ev19", 1, 3).turn(THEM)
    assert moved(t) == [("spearman", "r22", "r31")]
    assert (t.state.tokens, t.state.resolved) == ({}, ["ev19"])
    t.check()


@rule("M19.8")
def test_they_go_around_tribes_and_walls() -> None:
    t = alone("spearman", "r31").tribe("r14", archer=1).turn(THEM)
    assert moved(t) == [("spearman", "r31", "r26")]
    t = alone("spearman", "r31").wall(HUMAN, "r26").turn(THEM)
    assert moved(t) == [("spearman", "r31", "r14")]


@rule("M19.8", "M2.7")
def test_blocked_regions_are_no_obstacle() -> None:
    t = alone("spearman", "r31").block("r14", "r26").turn(THEM)
    assert moved(t) == [("spearman", "r31", "r14")]


@rule("M19.8", "M19.10")
def test_a_ram_opens_walls_for_the_unit_it_goes_with() -> None:
    t = alone("spearman", "r31").put(THEM, "ram", "r31").wall(HUMAN, "r14", "r26").turn(THEM)
    assert moved(t)[0][2] == "r14"
    assert t.heard("UnitMoved")[0].ram_regions == ["r31"]


@rule("M19.10")
def test_the_ram_goes_with_the_unit_whose_way_comes_nearest_to_a_wall() -> None:
    """Around a Tribe the Spearman goes over the top, the Horseman at the bottom; a Wall stands there."""
    t = alone("spearman", "r26").put(THEM, "horseman", "r26").put(THEM, "ram", "r26").tribe("r12", spearman=1)
    t.wall(HUMAN, "r13").turn(THEM)
    rams = {each.unit: each.ram_regions for each in t.heard("UnitMoved") if each.seat == THEM}
    assert rams == {"spearman": [], "horseman": ["r26"]}


@rule("M19.10")
def test_without_walls_the_ram_goes_with_the_first_that_moves() -> None:
    t = alone("spearman", "r31").put(THEM, "horseman", "r31").put(THEM, "ram", "r31").turn(THEM)
    rams = {each.unit: each.ram_regions for each in t.heard("UnitMoved") if each.seat == THEM}
    assert rams == {"spearman": ["r31"], "horseman": []}


def surrounded(t: Alone) -> Alone:
    """All ways to Assur are closed but one with a Tribe."""
    return t.wall(HUMAN, "r11", "r12").tribe("r13", spearman=1).hide("r13")


@rule("M19.11", "MI10")
def test_where_all_ways_are_closed_tribes_are_overrun() -> None:
    t = surrounded(alone("spearman", "r14")).turn(THEM)
    assert moved(t) == [("spearman", "r14", "r13")]
    assert (t.state.tribes, t.state.hidden) == ({}, [])
    assert t.heard("TribeOverrun")[0].had_event
    t.check()


@rule("M19.19")
def test_also_if_the_enemy_has_a_ram_elsewhere() -> None:
    t = surrounded(alone("spearman", "r14")).put(THEM, "ram", "r04").turn(THEM)
    assert moved(t) == [("spearman", "r14", "r13")]


@rule("M19.11", "M19.19")
@pytest.mark.parametrize("ram", [True, False])
def test_where_walls_close_every_way_a_unit_stays(ram: bool) -> None:
    t = alone("spearman", "r14").wall(HUMAN, "r11", "r12", "r13")
    if ram:
        t.put(THEM, "ram", "r04")
    t.turn(THEM)
    assert moved(t) == []
    assert not t.heard("EnemyStayed")[0].is_held


@rule("M19.12", "M6.9")
def test_hidden_events_are_walked_over() -> None:
    t = alone("spearman", "r22").hide("r31", "r18").turn(THEM)
    assert moved(t)
    assert t.state.hidden == ["r18", "r31"]


# Combat


@rule("M19.13", "M17.34")
def test_the_enemy_never_flees() -> None:
    """Its Horseman is faster than the Chariot, and destroyed all the same."""
    t = guardians().put(THEM, "horseman", "r31").put(HUMAN, "chariot", "r31").hold(THEM, phalanx=2)
    t.put(HUMAN, "spearman", "r02").event_track([HUMAN, THEM]).hold(HUMAN, phalanx=4).cards("cc2", "ch5").combat()
    t.answer(("a1.force:3",))
    assert t.fights == ["chariot 8 horseman 2 mobility 0:2 attacker destroys"]
    assert [(each.rows, each.discarded) for each in t.heard("Prepared")] == [({}, 1)]
    assert t.fled == []


@rule("M19.13", "M17.32")
def test_it_still_uses_mobility_to_destroy() -> None:
    t = guardians().put(THEM, "chariot", "r31").put(HUMAN, "spearman", "r31").hold(THEM, phalanx=3)
    t.put(HUMAN, "archer", "r02").event_track([HUMAN, THEM]).hold(HUMAN, phalanx=2).cards("cs2", "cc2").combat()
    t.answer(("a1.mobility:2",))
    assert t.fights == ["spearman 1 chariot 5 mobility 2:3 defender destroys"]


@rule("M19.14")
def test_a_settlement_left_alone_with_the_enemy_is_destroyed() -> None:
    t = guardians().put(THEM, "spearman", "r22").settle(HUMAN, "r22").put(HUMAN, "spearman", "r02").combat()
    assert t.state.settlements == {}


@rule("M19.14")
def test_the_enemy_controls_nothing() -> None:
    t = (
        guardians()
        .put(THEM, "spearman", "r22")
        .active(HUMAN, "r22", "ev19", 1, 3)
        .put(HUMAN, "spearman", "r02")
        .combat()
    )
    assert t.state.tokens["r22"].owner == HUMAN
    assert t.state.tokens["r22"].die == 3
    assert t.heard("RoundEnded")[0].vp_per_seat[THEM] == 0


@rule("M20.1")
def test_the_status_tells_the_wave() -> None:
    t = (
        guardians(wave=3)
        .put(THEM, "spearman", "r22", 2)
        .hold(THEM, phalanx=4)
        .put(HUMAN, "spearman", "r02")
        .turn(HUMAN)
    )
    line, *others = GAME.status(GAME.view(t.state, HUMAN), HUMAN)
    wave = {"wave": 3, "waves": 6, "count": 2, "phalanxes": 4}
    assert (line.key, line.args) == ("status-wave", {"round": t.state.round, **wave})
    assert "status-wave-near" not in {each.key for each in others}


@rule("M19.6")
@pytest.mark.parametrize("is_open", [True, False])
def test_the_status_warns_of_whoever_is_one_step_from_home(is_open: bool) -> None:
    t, home = guardians(wave=3), GUARDIANS.player_start
    beside = REGIONS[home].adjacent[0]
    t.put(THEM, "spearman", beside, 2).put(THEM, "ram", beside).put(HUMAN, "spearman", "r22" if is_open else home)
    warned = GAME.status(GAME.view(t.turn(HUMAN).state, HUMAN), HUMAN)[1]
    assert warned.key == "status-wave-near"
    assert warned.args == {"region": home, "units": {"spearman": 2}, "is_open": is_open}


@rule("M19.1")
def test_it_can_be_begun() -> None:
    assert Table.new(1, opponent="guardians", setup="lot").state.players[0].start == "r02"
