"""M1: components, conventions, and the options of a match. (Opponents are tested with the solo modes.)"""

from collections import Counter

import pytest

from engine.core.dice import SeededDice
from engine.core.errors import BadSetup
from engine.core.game import Setup
from engine.core.play import begin
from engine.mesopotamia.content.cards import COMBAT_CARDS, EVENTS, QUESTS
from engine.mesopotamia.content.empires import BOXES, EVENT_DICE, FIGURES, TRIBE_FIGURES, ZIGGURAT_LEVELS
from engine.mesopotamia.content.map import REGIONS
from engine.mesopotamia.content.tokens import GARDENS, TRADE_TOKENS
from tests.rules.mesopotamia.commands import code_of, leave_action
from tests.rules.mesopotamia.drafts import begun
from tests.rules.mesopotamia.table import GAME, Table, rule


def refusal(players: int, **options: str) -> str:
    """The code under which a match is refused, empty if it begins."""
    try:
        begin(GAME, Setup(players, options), SeededDice(bytes(16)))
    except BadSetup as refused:
        return code_of(refused)
    return ""


@rule("M1.1", "MI29")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_two_to_six_humans_begin_with_the_defaults(players: int) -> None:
    assert refusal(players) == ""


@rule("M1.1", "M1.15")
@pytest.mark.parametrize("players", [0, 7, 12])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    assert refusal(players) == "bad_player_count"


@rule("M1.1", "M1.14", "M1.15")
@pytest.mark.parametrize("sets", ["auto", "base", "base_ah", "base_me", "all"])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_five_and_six_empires_need_an_expansion(players: int, sets: str) -> None:
    expected = "expansion_needed" if players > 4 and sets == "base" else ""
    assert refusal(players, sets=sets) == expected


@rule("M1.2")
@pytest.mark.parametrize(
    ("players", "sets", "on"),
    [
        (2, "auto", ["base"]),
        (4, "auto", ["base"]),
        (5, "auto", ["base", "ah"]),
        (6, "auto", ["base", "ah"]),
        (2, "base", ["base"]),
        (2, "base_ah", ["base", "ah"]),
        (5, "base_me", ["base", "me"]),
        (3, "all", ["base", "ah", "me"]),
    ],
)
def test_the_sets_that_are_on_and_what_they_mix_in(players: int, sets: str, on: list[str]) -> None:
    s = Table.new(players, sets=sets, setup="lot").state
    assert s.sets == on
    events = {card for pool in s.event_pool.values() for card in pool}
    assert events == {card.id for card in EVENTS.values() if card.set in on}
    quests = {*s.quest_pool, *(quest for player in s.players for quest in player.dealt)}
    assert quests == {quest.id for quest in QUESTS.values() if quest.set in on}


@rule("M1.3")
@pytest.mark.parametrize(
    ("box", "combat", "events", "terrains", "quests", "gardens", "trade"),
    [
        ("base", 26, 30, {"plain": 12, "mountain": 8, "desert": 10}, 18, 15, 20),
        ("ah", 6, 6, {"plain": 2, "mountain": 2, "desert": 2}, 6, 5, 8),
        ("me", 6, 6, {"plain": 2, "mountain": 2, "desert": 2}, 6, 5, 8),
    ],
)
def test_what_the_boxes_hold(
    box: str, combat: int, events: int, terrains: dict[str, int], quests: int, gardens: int, trade: int
) -> None:
    def of_the_box(things: object) -> int:
        return sum(each.set == box for each in things.values())  # type: ignore[attr-defined]

    held = [of_the_box(things) for things in (COMBAT_CARDS, EVENTS, QUESTS, GARDENS, TRADE_TOKENS)]
    assert held == [combat, events, quests, gardens, trade]
    assert Counter(card.terrain for card in EVENTS.values() if card.set == box) == terrains
    numbers = [(card.terrain, card.number) for card in EVENTS.values()]
    assert len(set(numbers)) == len(numbers)
    dice = 8 if box == "base" else 4
    assert BOXES[box].dingir == dict.fromkeys(("white", "silver", "black"), dice)  # type: ignore[index]


@rule("M1.3")
def test_blockers_ziggurat_tokens_strategy_and_action_cards() -> None:
    base = BOXES["base"]
    assert (base.blocker, base.ziggurat_token, base.strategy, base.action) == (9, 6, 18, 7)


@rule("M1.4")
def test_the_figures_of_an_empire_and_of_the_tribes() -> None:
    assert FIGURES == {
        "spearman": 3,
        "archer": 3,
        "horseman": 2,
        "chariot": 2,
        "ram": 2,
        "ship": 3,
        "settlement": 3,
        "wall": 3,
        "amphora": 6,
    }
    assert (ZIGGURAT_LEVELS, EVENT_DICE) == (6, 3)
    assert TRIBE_FIGURES == {"spearman": 9, "archer": 6, "horseman": 3}
    printed: Counter[str] = Counter()
    for region in REGIONS.values():
        printed.update(region.tribe)
    assert dict(printed) == TRIBE_FIGURES


@rule("M1.5")
@pytest.mark.parametrize("item", ["ram", "ship", "settlement", "wall"])
def test_a_piece_that_is_not_in_stock_is_not_built(item: str) -> None:
    t = Table().level(0, build=3).hold(0, stone=9, wood=9, food=9, clay=9).squares(population={0: 5})
    t.put(0, "spearman", "r08")
    if item == "ram":
        t.put(0, "ram", "r08", 2)
    elif item == "ship":
        t.ship(0, "n25", "n31", "n40")
    elif item == "wall":
        t.wall(0, "r19", "r20", "r31")
    else:
        t.settle(0, "r19", "r20", "r31")
    t.turn(0).answer("build.pawn").rejects(item, "no_figure")


@rule("M1.5")
def test_a_destroyed_figure_is_back_in_stock() -> None:
    t = Table().level(0, build=2).hold(0, wood=9).squares(population={0: 5})
    t.ship(0, "n25", "n31", "n40").ship(1, "n40").combat()
    assert t.state.ships == {"n25": [0], "n31": [0]}
    assert (t.kind, t.seat) == ("action", 0)
    t.answer("build.pawn")
    assert "ship" in t.options


@rule("M1.6", "M1.7")
def test_supply_and_hand_have_no_limit() -> None:
    t = Table().hold(0, stone=200, wood=200, phalanx=300, tablet=100).turn(0)
    leave_action(t.answers("gather.pawn", "start.stone"))
    assert t.held(0, "stone") == 201
    t.check()


@rule("M1.9", "M5.10")
def test_there_are_two_dice_of_each_colour_for_every_empire() -> None:
    for boxes, players in ((["base"], 4), (["base", "ah"], 6), (["base", "me"], 6)):
        for colour in ("white", "silver", "black"):
            dice = [box.dingir[colour] for name, box in BOXES.items() if name in boxes]
            assert sum(dice) >= 2 * players


@rule("M1.10", "M21.3")
def test_who_has_one_legal_answer_is_not_asked() -> None:
    t = Table.new(2).answer("b")
    assert t.kind == "empire"
    assert sorted(player.role for player in t.state.players) == ["a", "b"]


@rule("M1.10", "M12.1")
def test_what_an_effect_gives_is_taken() -> None:
    t = Table().turn(0).answer("war.pawn")
    assert t.held(0, "phalanx") == 1


@rule("M1.13")
@pytest.mark.parametrize("players", [2, 4])
def test_every_human_has_a_seat_in_turn_order_ranks_and_result(players: int) -> None:
    t = Table(*("babylonian", "sumerian", "akkadian", "elamite")[:players]).last_round().turn(0)
    assert sorted(t.state.order) == list(range(players))
    while not t.over:
        t.default()
    result = t.state.result
    assert result is not None
    assert len(result.scores) == players
    assert sorted(seat for rank in result.ranking for seat in rank) == list(range(players))


FLAGS = ["simple_combat", "no_luck", "rolls_at_start", "tribes_themselves", "named_rivers", "by_lot"]


@rule("M1.12", "M1.14")
def test_every_variant_is_off_by_default() -> None:
    s = Table.new(3).state
    assert not any(getattr(s, flag) for flag in FLAGS)
    assert s.last_round == 0


@rule("M1.12", "M1.14")
@pytest.mark.parametrize(
    ("key", "value", "flag"),
    [
        ("combat", "simple", "simple_combat"),
        ("dice", "no_luck", "no_luck"),
        ("dice_time", "start", "rolls_at_start"),
        ("tribes", "themselves", "tribes_themselves"),
        ("rivers", "named", "named_rivers"),
        ("setup", "lot", "by_lot"),
    ],
)
def test_each_variant_is_switched_on_by_its_option(key: str, value: str, flag: str) -> None:
    s = begin(GAME, Setup(2, {key: value}), SeededDice(bytes(16))).state
    assert [each for each in FLAGS if getattr(s, each)] == [flag]


@rule("M1.14", "M4.12")
@pytest.mark.parametrize(("rounds", "cap"), [("open", 0), ("12", 12), ("16", 16), ("20", 20), ("60", 60)])
def test_the_round_cap(rounds: str, cap: int) -> None:
    assert Table.new(2, rounds=rounds).state.last_round == cap


OPTIONS = {
    "sets": ("auto", "base", "base_ah", "base_me", "all"),
    "setup": ("drafted", "lot"),
    "combat": ("full", "simple"),
    "dice": ("rolled", "no_luck"),
    "dice_time": ("end", "start"),
    "tribes": ("rival", "themselves"),
    "rounds": ("open", "12", "16", "20", "60"),
    "rivers": ("all", "named"),
}


@rule("M1.14")
@pytest.mark.parametrize("key", list(OPTIONS))
def test_the_values_of_an_option_its_default_first(key: str) -> None:
    option = next(each for each in GAME.options if each.key == key)
    assert option.values == OPTIONS[key]
    assert option.default == OPTIONS[key][0]
    assert option.hidden == (("60",) if key == "rounds" else ())


@rule("M1.15")
@pytest.mark.parametrize(
    "options", [{"colour": "red"}, {"sets": "none"}, {"rounds": "13"}, {"dice": "loaded"}, {"setup": ""}]
)
@pytest.mark.parametrize("players", [2, 5])
def test_unknown_keys_and_values_are_refused(players: int, options: dict[str, str]) -> None:
    assert refusal(players, **options) == "bad_option"


@rule("M1.15")
def test_of_several_reasons_the_first_is_reported() -> None:
    assert refusal(7, dice="loaded") == "bad_option"
    assert refusal(7, sets="base") == "bad_player_count"
    assert refusal(6, sets="base", dice="loaded") == "bad_option"


@rule("M1.14")
def test_options_do_not_change_in_a_match() -> None:
    t = begun("sumerian", "akkadian", dice="no_luck", rivers="named")
    t.answers("aside", "end")
    t.answers("aside", "end")
    assert (t.state.no_luck, t.state.named_rivers, t.state.round) == (True, True, 2)
