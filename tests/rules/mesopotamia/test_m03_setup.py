"""M3: set-up, from roles to the first roll of dice. (Automaton and solo modes are tested with those.)"""

import pytest

from engine.mesopotamia.content.cards import COMBAT_CARDS, QUESTS
from engine.mesopotamia.content.empires import EMPIRES
from engine.mesopotamia.content.map import REGIONS, SECTIONS_OF
from engine.mesopotamia.content.technologies import ACTIONS, technology
from engine.mesopotamia.content.tokens import GARDENS, TRADE_TOKENS
from engine.mesopotamia.events.setup import EmpireTaken, LotDrawn, RoleTaken, SeatingDrawn, StartTaken
from engine.mesopotamia.state import Player
from tests.rules.mesopotamia.commands import refuses, told
from tests.rules.mesopotamia.drafts import begun, drafted, seat_of
from tests.rules.mesopotamia.table import Table, rule

EVERY = ["sumerian", "babylonian", "akkadian", "elamite", "assyrian", "hittite", "mariote", "eblaite"]


def with_rivals(empire: str, players: int = 2) -> list[str]:
    """This Empire and others of the sets."""
    return [empire, *(each for each in EVERY if each != empire)][:players]


def first(empire: str) -> tuple[Table, int, Player]:
    t = begun(*with_rivals(empire))
    seat = seat_of(t, empire)
    return t, seat, t.state.players[seat]


@rule("M3.1")
def test_the_steps_of_the_set_up_come_in_order() -> None:
    t = begun("sumerian", "akkadian", seed=4)
    names = [type(event).__name__ for event in t.events]
    order = ["SeatingDrawn", "RoleTaken", "EmpireTaken", "StartTaken", "EmpireBegan"]
    order += ["TradeLaid", "GardenTurned", "QuestsDealt", "QuestsKept", "DiceRolled", "RoundBegan"]
    places = [names.index(name) for name in order]
    assert places == sorted(places)


@rule("M3.2", "M1.4")
@pytest.mark.parametrize("empire", EVERY)
def test_a_deck_holds_24_technologies_without_those_skipped_at_the_start(empire: str) -> None:
    sizes = dict.fromkeys(EVERY, 23) | {"hittite": 24, "mariote": 18}
    assert EMPIRES[empire].civilization_cards == sizes[empire]
    assert 24 - len(EMPIRES[empire].start_technologies) == sizes[empire]
    assert {technology(empire, action, level).level for action in ACTIONS for level in (1, 2, 3, 4)} == {1, 2, 3, 4}


@rule("M3.3")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_as_many_roles_from_a_as_players_chosen_in_seating_order(players: int) -> None:
    t = Table.new(players, seed=players)
    (seating,) = told(t, SeatingDrawn)
    assert sorted(seating.seats) == list(range(players))
    letters = list("abcdef"[:players])
    for seat in seating.seats[:-1]:
        assert (t.seat, t.kind, t.options) == (seat, "role", letters)
        t.answer(letters.pop())
    assert [event.seat for event in told(t, RoleTaken)][: players - 1] == seating.seats[:-1]
    assert sorted(player.role for player in t.state.players) == list("abcdef"[:players])


@rule("M3.3", "M20.4")
def test_the_seating_order_is_drawn() -> None:
    assert len({tuple(told(Table.new(4, seed=seed), SeatingDrawn)[0].seats) for seed in range(8)}) > 3


@rule("M3.3")
def test_a_role_is_taken_once() -> None:
    t = Table.new(3).answer("b")
    t.rejects("b", "role_taken")


@rule("M3.4")
def test_empires_are_chosen_in_role_order_and_start_regions_in_reverse() -> None:
    t = Table.new(4, seed=2, sets="all")
    for role in ("c", "a", "d"):
        t.answer(role)
    by_role = {player.role: seat for seat, player in enumerate(t.state.players)}
    for role, empire in zip("abcd", ("hittite", "mariote", "akkadian", "babylonian"), strict=True):
        assert (t.kind, t.seat) == ("empire", by_role[role])
        t.answer(empire)
    for role, start in zip("dcb", ("r02", "r04", "r01"), strict=True):
        assert (t.kind, t.seat) == ("start", by_role[role])
        t.answer(start)
    chosen = {event.seat: event.region for event in told(t, StartTaken)}
    assert chosen == {by_role["d"]: "r02", by_role["c"]: "r04", by_role["b"]: "r01", by_role["a"]: "r03"}
    assert [event.empire for event in told(t, EmpireTaken)] == ["hittite", "mariote", "akkadian", "babylonian"]


SETS = {
    "base": ["sumerian", "babylonian", "akkadian", "elamite"],
    "base_ah": ["sumerian", "babylonian", "akkadian", "elamite", "assyrian", "hittite"],
    "base_me": ["sumerian", "babylonian", "akkadian", "elamite", "mariote", "eblaite"],
    "all": EVERY,
}


@rule("M3.4", "M1.2")
@pytest.mark.parametrize("sets", list(SETS))
def test_the_empires_of_the_sets_are_offered(sets: str) -> None:
    t = Table.new(2, sets=sets).answer("a")
    assert t.kind == "empire"
    assert sorted(t.options) == sorted(SETS[sets])
    for empire in set(EVERY) - set(SETS[sets]):
        t.rejects(empire, "empire_not_in_sets")
    unused = [empire for empire in EMPIRES if empire not in SETS[sets]]
    told = [text.args["empires"] for text in t.question().hints.refused]
    assert told == ([unused] if unused else [])
    first = t.seat
    t.answer("sumerian")
    assert "sumerian" not in t.options
    t.rejects("sumerian", "empire_taken")
    assert t.question().hints.refused[0].args == {"empire": "sumerian", "seat": first}


@rule("M3.5", "M3.23")
@pytest.mark.parametrize(("players", "selectable"), [(2, 4), (3, 4), (4, 4), (5, 5), (6, 6)])
def test_selectable_start_regions(players: int, selectable: int) -> None:
    t = Table.new(players, sets="all")
    while t.kind != "start":
        t.answer(t.options[0])
    assert t.options == [f"r0{number}" for number in range(1, selectable + 1)]
    for number in range(selectable + 1, 7):
        t.rejects(f"r0{number}", "start_not_selectable")
    t.rejects("r07", "start_not_selectable")
    closed = [f"r0{number}" for number in range(selectable + 1, 7)]
    told = {text.args["region"]: text for text in t.question().hints.refused}
    assert list(told) == closed
    assert [told[region].args["players"] for region in closed] == list(range(selectable + 1, 7))
    first = t.seat
    t.answer("r02")
    t.until("start")
    t.rejects("r02", "start_taken")
    told = {text.args["region"]: text for text in t.question().hints.refused}
    assert (list(told), told["r02"].args["seat"]) == (["r02", *closed], first)


@rule("M3.7")
@pytest.mark.parametrize("empire", EVERY)
def test_what_an_empire_starts_with(empire: str) -> None:
    t, seat, player = first(empire)
    extra = {"sumerian": {"tablet": 1}, "akkadian": {"phalanx": 1}}.get(empire, {})
    assert player.holding == {"stone": 1, "wood": 1, "clay": 1, "food": 1, "tablet": 0, "phalanx": 0} | extra
    assert t.units(seat, player.start) == {"archer" if empire == "akkadian" else "spearman": 1}
    second: dict[str, list[str]] = {
        "sumerian": ["research"],
        "babylonian": ["growth"],
        "akkadian": ["war"],
        "elamite": ["gather"],
        "assyrian": ["explore"],
        "hittite": [],
        "mariote": list(ACTIONS),
        "eblaite": ["build"],
    }
    assert player.levels == {action: 2 if action in second[empire] else 1 for action in ACTIONS}
    assert player.ziggurat == len(player.dice) == (1 if empire == "sumerian" else 0)
    squares = [
        next(n for n, pile in enumerate(track, 1) if seat in pile) for track in (t.state.population, t.state.event)
    ]
    assert squares == [2 if empire == "babylonian" else 1, 2 if empire == "assyrian" else 1]
    assert sum(owner == seat for owners in t.state.ships.values() for owner in owners) == (
        1 if empire == "eblaite" else 0
    )


@rule("M3.7", "M5.13")
def test_the_hittites_alone_reroll_free_once_a_turn() -> None:
    assert [empire for empire, each in EMPIRES.items() if each.special == "free_reroll"] == ["hittite"]


@rule("M3.8")
@pytest.mark.parametrize("colour", ["white", "silver", "black"])
def test_the_sumerians_choose_the_colour_of_their_first_die(colour: str) -> None:
    t = Table.new(2, sets="base", seed=2).answers("a", "sumerian", "akkadian", "r02", "r01")
    assert (t.kind, t.options) == ("die", ["white", "silver", "black"])
    t.answer(colour)
    assert [die.colour for die in t.state.players[seat_of(t, "sumerian")].dice] == [colour]


def elamite(start: str = "r01", players: int = 2) -> Table:
    """The Elamites are asked for their outpost."""
    t = Table.new(players, sets="base", seed=1).answer("a")
    while t.kind == "role":
        t.answer(t.options[0])
    others = iter(("sumerian", "babylonian", "akkadian"))
    while t.kind == "empire":
        t.answer("elamite" if t.state.players[t.seat].role == "a" else next(others))
    while t.kind != "outpost":
        if t.kind == "start":
            elamites = t.state.players[t.seat].role == "a"
            t.answer(start if elamites else next(each for each in t.options if each != start))
        else:
            t.default()
    return t


@rule("M3.9")
@pytest.mark.parametrize(
    ("start", "offered", "closed"),
    [
        ("r01", ["r07", "r08"], ["r09"]),
        ("r02", ["r11", "r12"], ["r13"]),
        ("r03", ["r15", "r16"], ["r17"]),
        ("r04", ["r19", "r20"], ["r21"]),
    ],
)
def test_an_outpost_is_adjacent_and_never_with_a_tribe(start: str, offered: list[str], closed: list[str]) -> None:
    t = elamite(start)
    assert t.options == [*offered, "none"]
    for region in [*closed, start, "r31"]:
        t.rejects(region, "bad_placement")
    region = offered[-1]
    t.answer(region)
    seat = seat_of(t, "elamite")
    assert (t.state.settlements, t.state.walls) == ({region: seat}, {region: seat})


@rule("M3.9", "M9.7")
def test_the_event_under_an_outpost_stays_hidden() -> None:
    t = elamite("r01").answer("r07")
    while t.state.phase == "setup":
        t.default(t.asked[0].seat)
    assert "r07" in t.state.hidden
    assert not t.state.tokens


@rule("M3.9", "M3.7")
def test_the_outpost_may_be_left_out() -> None:
    t = elamite("r01").answer("none")
    assert (t.state.settlements, t.state.walls) == ({}, {})


@rule("M3.10")
def test_the_eblaite_ship_lies_on_a_border_of_the_start_region_and_counts_for_the_limit() -> None:
    t = Table.new(2, sets="all", seed=1).answers("a", "eblaite", "akkadian", "r02", "r03")
    while t.kind != "ship":
        t.default()
    assert t.options == list(SECTIONS_OF["r03"])
    t.rejects("n01", "bad_placement")
    t.answer("n08")
    seat = seat_of(t, "eblaite")
    assert t.state.ships == {"n08": [seat]}
    while t.state.phase == "setup":
        t.default(t.asked[0].seat)
    while t.seat != seat:
        t.default()
    t.answer("war.pawn")
    refuses(t, seat, "war", "spearman.r03", "unit_limit")


EVENT_PILE = ["akkadian", "elamite", "sumerian", "babylonian", "hittite", "mariote", "eblaite"]
POPULATION_PILE = ["sumerian", "elamite", "akkadian", "eblaite", "mariote", "hittite", "assyrian"]
LINE_UPS = [
    ("sumerian", "babylonian", "akkadian", "elamite", "assyrian", "hittite"),
    ("eblaite", "mariote", "hittite", "assyrian", "elamite", "akkadian"),
    ("mariote", "babylonian", "eblaite", "sumerian", "hittite", "akkadian"),
    ("babylonian", "assyrian"),
]


@rule("M3.11", "M3.12")
@pytest.mark.parametrize("empires", LINE_UPS)
def test_seals_are_piled_in_the_printed_order(empires: tuple[str, ...]) -> None:
    t = begun(*empires)
    seats = {empire: seat_of(t, empire) for empire in empires}
    event = [seats[empire] for empire in EVENT_PILE if empire in seats]
    population = [seats[empire] for empire in POPULATION_PILE if empire in seats]
    assert t.state.event[:3] == [event, [seats["assyrian"]] if "assyrian" in seats else [], []]
    assert t.state.population[:3] == [population, [seats["babylonian"]] if "babylonian" in seats else [], []]
    assert t.state.order == [*t.state.population[1], *t.state.population[0]]


LAYOUTS = {2: (1, 2, 1, 2), 3: (2, 2, 2, 3), 4: (3, 3, 3, 3), 5: (3, 3, 3, 3), 6: (3, 3, 3, 3)}


@rule("M3.13", "M3.23")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("sets", ["auto", "all"])
def test_trade_tokens_lie_on_each_level_from_the_left_slot(players: int, sets: str) -> None:
    t = Table.new(players, setup="lot", sets=sets, seed=players)
    slots = t.state.trade
    assert [sum(slot.level == level for slot in slots) for level in (1, 2, 3, 4)] == list(LAYOUTS[players])
    for level, count in enumerate(LAYOUTS[players], start=1):
        assert [slot.slot for slot in slots if slot.level == level] == list(range(1, count + 1))
    assert len({slot.token for slot in slots}) == len(slots)
    assert all(TRADE_TOKENS[slot.token].level == slot.level for slot in slots)
    assert all(TRADE_TOKENS[slot.token].set in t.state.sets for slot in slots)
    assert all(slot.owner is None for slot in slots)


@rule("M3.14", "M1.3")
def test_five_tokens_of_each_level_in_the_base_box_and_two_in_each_expansion() -> None:
    counts = {
        (box, level): sum(token.set == box and token.level == level for token in TRADE_TOKENS.values())
        for box in ("base", "ah", "me")
        for level in (1, 2, 3, 4)
    }
    assert counts == {(box, level): 5 if box == "base" else 2 for box, level in counts}


BLOCKED = {"A": ["r23", "r24", "r27", "r28"], "B": ["r25", "r26", "r29", "r30"]}


@rule("M3.15", "M3.16", "M3.17", "M2.7", "M3.23")
@pytest.mark.parametrize(("players", "symbols"), [(2, "AB"), (3, "A"), (4, ""), (5, ""), (6, "")])
def test_blockers_events_and_tribes_by_number_of_empires(players: int, symbols: str) -> None:
    t = Table.new(players, setup="lot", seed=players)
    blocked = sorted(region for symbol in symbols for region in BLOCKED[symbol])
    assert t.state.blocked == blocked
    open_regions = [region for region in REGIONS.values() if region.id not in blocked]
    assert t.state.hidden == [region.id for region in open_regions if region.event_slot]
    assert t.state.tribes == {region.id: region.tribe for region in open_regions if region.tribe}
    assert t.state.tokens == {}


@rule("M3.15")
def test_without_blockers_there_are_25_hidden_events() -> None:
    t = Table.new(4, setup="lot")
    assert len(t.state.hidden) == 25
    for terrain, pool in t.state.event_pool.items():
        assert len(pool) == {"plain": 12, "mountain": 8, "desert": 10}[terrain]


@rule("M3.18")
@pytest.mark.parametrize("seed", range(4))
def test_one_garden_of_the_first_level_lies_face_up(seed: int) -> None:
    t = Table.new(2, setup="lot", sets="all", seed=seed)
    (tile,) = t.state.gardens
    assert GARDENS[tile].level == 1
    assert t.state.garden_builders == []


@rule("M3.18", "M1.3")
def test_three_tiles_of_each_level_and_one_in_each_expansion() -> None:
    for box in ("base", "ah", "me"):
        for level in (1, 2, 3, 4, 5):
            count = sum(tile.set == box and tile.level == level for tile in GARDENS.values())
            assert count == (3 if box == "base" else 1)


@rule("M3.18", "M20.4")
def test_the_garden_and_trade_tokens_are_drawn() -> None:
    tables = [Table.new(2, setup="lot", seed=seed) for seed in range(8)]
    assert len({t.state.gardens[0] for t in tables}) > 1
    assert len({tuple(slot.token for slot in t.state.trade) for t in tables}) > 3


@rule("M3.19", "M3.23")
def test_each_player_keeps_three_of_four_quests() -> None:
    t = drafted("sumerian", "babylonian", "akkadian")
    while t.asked[0].kind != "quests":
        t.default()
    assert {question.kind for question in t.asked} == {"quests"}
    assert [question.seat for question in t.asked] == [0, 1, 2]
    assert all(question.sealed for question in t.asked)
    hands = [t.options_of(seat) for seat in range(3)]
    assert [len(hand) for hand in hands] == [4, 4, 4]
    assert len({quest for hand in hands for quest in hand}) == 12
    for wrong in (hands[0], hands[0][:2], []):
        t.rejects(tuple(wrong), "keep_exactly_3", seat=0)
    for seat in (2, 0, 1):
        t.answer(tuple(hands[seat][1:]), seat)
    for seat in range(3):
        assert sorted(t.state.players[seat].quests) == sorted(hands[seat][1:])
        assert hands[seat][0] in t.state.quest_pool
        assert t.state.players[seat].dealt == []
    of_the_sets = [quest.id for quest in QUESTS.values() if quest.set in t.state.sets]
    assert len(t.state.quest_pool) == len(of_the_sets) - 9


@rule("M3.20", "M1.2")
@pytest.mark.parametrize("sets", ["base", "base_ah", "base_me", "all"])
def test_the_combat_cards_of_the_sets_form_a_deck_of_each_type(sets: str) -> None:
    t = Table.new(2, setup="lot", sets=sets)
    for kind, pool in t.state.combat_pool.items():
        every = [card.id for card in COMBAT_CARDS.values() if card.type == kind and card.set in t.state.sets]
        assert sorted(pool) == sorted(every)
        assert t.state.combat_discard[kind] == []


def effects(empire: str, action: str, *names: str) -> list[tuple[int, ...]]:
    """What the four cards of a type do for an Empire."""
    cards = [technology(empire, action, level).effect for level in (1, 2, 3, 4)]  # type: ignore[arg-type]
    return [tuple(getattr(card, name) for name in names) for card in cards]


OVERRIDES = [
    ("babylonian", "build", ("builds",), [(1,), (1,), (1,), (2,)]),
    ("babylonian", "growth", ("food", "times"), [(4, 1), (3, 1), (2, 1), (1, 2)]),
    ("akkadian", "gather", ("gather",), [(2,), (3,), (4,), (5,)]),
    ("akkadian", "war", ("phalanxes", "units"), [(1, 1), (3, 1), (4, 2), (5, 2)]),
    ("akkadian", "growth", ("food", "times"), [(2, 1), (1, 1), (1, 2), (1, 3)]),
    ("elamite", "gather", ("gather",), [(1,), (3,), (4,), (5,)]),
    ("assyrian", "explore", ("activations", "bonus_ship_activations"), [(1, 0), (2, 0), (4, 0), (5, 1)]),
    ("assyrian", "gather", ("gather",), [(2,), (3,), (4,), (5,)]),
    ("assyrian", "war", ("phalanxes", "units"), [(2, 1), (3, 2), (4, 2), (5, 2)]),
    ("assyrian", "growth", ("food", "times"), [(2, 1), (1, 1), (1, 2), (1, 3)]),
    ("hittite", "war", ("phalanxes", "units"), [(1, 1), (2, 1), (3, 1), (5, 2)]),
    ("hittite", "growth", ("food", "times"), [(3, 1), (2, 1), (1, 1), (1, 2)]),
    ("mariote", "explore", ("activations", "bonus_ship_activations"), [(1, 0), (2, 1), (3, 1), (4, 2)]),
    ("mariote", "gather", ("gather",), [(1,), (3,), (4,), (5,)]),
    ("mariote", "research", ("discoveries",), [(1,), (2,), (2,), (3,)]),
    ("mariote", "build", ("builds",), [(1,), (2,), (2,), (2,)]),
    ("eblaite", "gather", ("gather", "trades"), [(1, 1), (2, 1), (3, 1), (4, 2)]),
    ("eblaite", "build", ("builds",), [(1,), (1,), (1,), (2,)]),
]


@rule("M3.22", "M3.2")
@pytest.mark.parametrize(("empire", "action", "names", "values"), OVERRIDES)
def test_cards_that_differ_from_the_common_ones(
    empire: str, action: str, names: tuple[str, ...], values: list[tuple[int, ...]]
) -> None:
    assert effects(empire, action, *names) == values


CHEAPER = [
    *(("sumerian", "research"), ("babylonian", "growth"), ("akkadian", "explore"), ("akkadian", "war")),
    *(("elamite", "explore"), ("assyrian", "explore"), ("hittite", "war"), ("eblaite", "build"), ("eblaite", "gather")),
]


@rule("M3.22")
@pytest.mark.parametrize(("empire", "action"), CHEAPER)
@pytest.mark.parametrize("level", [3, 4])
def test_signs_of_levels_3_and_4_that_are_cheaper(empire: str, action: str, level: int) -> None:
    common = technology("", action, level)  # type: ignore[arg-type]
    assert technology(empire, action, level).signs != common.signs  # type: ignore[arg-type]


@rule("M3.24", "M1.12")
@pytest.mark.parametrize("players", [2, 4, 5, 6])
def test_by_lot_roles_empires_and_start_regions_are_drawn(players: int) -> None:
    t = Table.new(players, setup="lot", sets="all", seed=players)
    assert not {"role", "empire", "start"} & {question.kind for question in t.asked}
    assert len(told(t, LotDrawn)) == players
    assert sorted(player.role for player in t.state.players) == list("abcdef"[:players])
    assert len({player.empire for player in t.state.players}) == players
    starts = [player.start for player in t.state.players]
    assert len(set(starts)) == players
    assert set(starts) <= {f"r0{number}" for number in range(1, max(players, 4) + 1)}


@rule("M3.24", "M20.4")
def test_by_lot_every_match_is_another() -> None:
    tables = [Table.new(3, setup="lot", sets="base", seed=seed) for seed in range(12)]
    for field in ("role", "empire", "start"):
        assert len({tuple(getattr(player, field) for player in t.state.players) for t in tables}) > 3


@rule("M3.24")
def test_by_lot_own_choices_come_with_the_quests_and_before_them() -> None:
    t = Table.new(6, setup="lot", sets="all", seed=1)
    own = {"elamite": "outpost", "sumerian": "die", "eblaite": "ship"}
    empires = [player.empire for player in t.state.players]
    assert set(own) <= set(empires)
    assert [question.seat for question in t.asked] == list(range(6))
    assert [question.kind for question in t.asked] == [own.get(empire, "quests") for empire in empires]
    for seat, empire in enumerate(empires):
        if empire in own:
            t.default(seat)
            assert t.question(seat).kind == "quests"


@rule("M3.24")
@pytest.mark.parametrize("setup", ["lot", "drafted"])
def test_by_lot_the_quests_come_with_a_word_on_the_own_empire(setup: str) -> None:
    t = Table.new(2, setup=setup, sets="base", seed=1)
    while (asked := t.asked[0]).kind != "quests":
        t.default(asked.seat)
    empire = t.state.players[asked.seat].empire
    assert asked.prompt.args["empire"] == (empire if setup == "lot" else None)
