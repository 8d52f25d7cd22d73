"""M22: how an illegal command is refused, and which of several reasons is told."""

import pytest

from engine.core.errors import Refused
from tests.rules.mesopotamia import walk
from tests.rules.mesopotamia.commands import code_of, leave_action, refuses
from tests.rules.mesopotamia.table import Table, rule


@rule("M22.1", "MI21")
def test_a_refused_command_changes_nothing_and_draws_nothing() -> None:
    t = Table().hold(0, tablet=1).squares(population={0: 2}).ziggurat(0, "white:ud", "silver:a").turn(0)
    before, drawn, answers = t.state, t.state.drawn, list(t.state.answer_count)
    t.rejects("end", "pawn_not_used")
    t.answer("reroll")
    t.rejects((), "no_dice_chosen")
    assert (t.state.drawn, t.held(0, "tablet")) == (drawn, 1)
    assert before.answer_count == answers
    assert t.events == []


@rule("M22.2")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("kind", "answer"), [("action", "aside"), ("action", "nonsense"), ("gather", "start.stone")])
def test_after_the_end_everything_is_refused_with_game_over(seat: int, kind: str, answer: str) -> None:
    t = Table().last_round().end_of_round()
    assert t.over
    refuses(t, seat, kind, answer, "game_over")


@rule("M22.2", "M21.1")
def test_whose_decision_it_is_comes_before_phase_and_ids() -> None:
    t = Table().turn(0)
    refuses(t, 1, "action", "nonsense", "not_your_decision")
    refuses(t, 1, "gather", "start.stone", "not_your_decision")
    refuses(t, 1, "bid", ("force:1",), "not_your_decision")


@rule("M22.2", "M21.1")
@pytest.mark.parametrize(
    ("kind", "answer"), [("bid", ("force:1",)), ("settlement", "conquer"), ("event", "3"), ("role", "z")]
)
def test_what_is_not_asked_now_is_refused_whatever_it_names(kind: str, answer: str) -> None:
    refuses(Table().turn(0), 0, kind, answer, "not_now")


UNKNOWN = [
    ("action", "nonsense"),
    ("action", "gather.7"),
    ("action", "sailing.pawn"),
    ("gather", "unit.r99"),
    ("gather", "settlement.r99"),
    ("gather", "ship.n99.r01"),
    ("gather", "start.gold"),
    ("gather", "trade.t99"),
    ("gather", "nonsense"),
    ("war", "elephant.r01"),
    ("war", "spearman.r99"),
    ("research", "astrology"),
    ("build", "pyramid"),
    ("explore", "spearman.r08.r99"),
]


@rule("M22.2")
@pytest.mark.parametrize(("kind", "answer"), UNKNOWN)
def test_ids_that_do_not_exist_are_unknown(kind: str, answer: str) -> None:
    t = Table().hold(0, stone=5, wood=5, clay=5, food=5, tablet=5).put(0, "spearman", "r08").trade("t01").turn(0)
    if kind != "action":
        t.answer(f"{kind}.pawn")
    assert t.kind == kind
    t.rejects(answer, "unknown_id")


@rule("M22.2")
def test_known_ids_come_before_amounts() -> None:
    t = Table().hold(0, stone=1).trade("t01").turn(0).answers("gather.pawn", "start.stone")
    t.rejects("unit.r99", "unknown_id")


@rule("M22.2")
def test_amounts_come_before_places() -> None:
    t = Table().hold(0, stone=1).trade("t01").put(1, "spearman", "r31").turn(0).answers("gather.pawn", "start.stone")
    t.rejects("unit.r31", "no_gathers_left")
    t = Table().hold(0, wood=2).squares(population={0: 3}).turn(0).answers("war.pawn", "spearman.r01")
    refuses(t, 0, "war", "spearman.r31", "no_units_left")


@rule("M22.2")
def test_amounts_come_before_costs() -> None:
    t = Table().hold(0, tablet=1, clay=2).turn(0).answers("research.pawn", "war")
    t.rejects("build", "no_discoveries_left")
    t = Table().hold(0, wood=1).squares(population={0: 3}).turn(0).answers("war.pawn", "spearman.r01")
    refuses(t, 0, "war", "spearman.r01", "no_units_left")


@rule("M22.2")
def test_places_come_before_costs() -> None:
    t = Table().hold(0, wood=0).turn(0).answer("war.pawn")
    refuses(t, 0, "war", "spearman.r31", "bad_placement")
    t = Table().level(0, gather=2).trade("t16").trade("t07", 3).turn(0).answer("gather.pawn")
    t.rejects("trade.t16", "trade_level")
    t.rejects("trade.t07", "ship_needed")


@rule("M22.2", "M5.2")
def test_a_type_that_was_used_comes_before_its_signs_and_its_costs() -> None:
    t = Table().hold(0, food=9).squares(population={0: 2}).ziggurat(0, "white:ud").turn(0)
    leave_action(t.answer("growth.pawn"))
    t.rejects("growth.1", "action_type_used")


CODES = """
bad_option bad_player_count opponent_needed solo_only expansion_needed role_taken empire_taken empire_not_in_sets
start_taken start_not_selectable bad_placement keep_exactly_3 foreign_start_region blocked_region not_navigable
pawn_not_used pawn_used action_type_used nothing_to_do signs_do_not_match die_already_used action_open
colour_not_allowed no_tablet reroll_limit no_dice_chosen free_reroll_used variant_no_reroll cannot_activate too_far
not_adjacent no_activations not_your_unit blocked own_ship_there section_occupied already_there wall ram_not_on_path
no_figure not_unlocked cannot_pay no_builds_left contested no_presence population_too_low ziggurat_complete unit_limit
requirement_not_met gardens_complete gardens_reserved part_done max_level no_discoveries_left source_used
no_gathers_left nothing_to_gather trade_level ship_needed token_used no_amphora defender_token no_units_left track_end
no_event_die bid_too_high bonus_not_bid bad_bid tribe_bids_all bad_lines bad_retreat no_slot ram_needed
variant_conflict not_your_decision not_now unknown_id game_over
"""


@rule("M22.1", "M22.2")
def test_answers_to_other_questions_are_refused_with_a_code_of_the_list() -> None:
    vocabulary: dict[str, set[str]] = {}
    for moment in walk.moments():
        for option in moment.offered:
            vocabulary.setdefault(moment.question.kind, set()).add(option.id)
    strange: set[tuple[str, str]] = set()
    for moment in walk.moments()[::9]:
        question = moment.question
        if question.kind in ("bid", "allot", "lines", "order", "quests", "reroll"):
            continue
        for id in sorted(vocabulary[question.kind] - {option.id for option in moment.offered})[::5]:
            try:
                Table.at(moment.before).answer(id, question.seat)
            except Refused as refused:
                if code_of(refused) not in CODES.split():
                    strange.add((question.kind, code_of(refused)))
    assert strange == set()
