"""M17.23: what the Automaton makes of the Events it turns, card by card."""

from collections.abc import Iterable

import pytest

from engine.mesopotamia.content.cards import EVENTS
from tests.rules import rule
from tests.rules.mesopotamia.alone import AUTO, HUMAN, Alone
from tests.rules.mesopotamia.one_action import acting

WAYS = {"plain": ("r03", "r15"), "desert": ("r20", "r19"), "mountain": ("r17", "r23")}
"""From where to where its Spearman goes to turn an Event of a terrain."""
LEVELS = ("explore", "build", "research", "gather", "war", "growth")


def turning(card: str, limit: int = 4) -> Alone:
    """A Spearman of the Automaton that turns this card, with all sets in the box and room for some Units."""
    start, region = WAYS[EVENTS[card].terrain]
    t = acting("sc2", "left", sets=["base", "ah", "me"]).population([HUMAN])
    t.laid.population[{2: 1, 4: 2}[limit] - 1].insert(0, AUTO)
    return t.put(AUTO, "spearman", start).hide(region).turns_up(card)


def dice_in_use(t: Alone, taken: int = 3, skip: Iterable[str] = ()) -> Alone:
    """Event dice of the Automaton lie on the map already."""
    pairs = [("r27", "ev5"), ("r28", "ev6"), ("r29", "ev8"), ("r10", "ev19"), ("r14", "ev21"), ("r26", "ev11")]
    free = [(region, card) for region, card in pairs if card not in skip]
    for region, card in free[:taken]:
        six = next(option.n for option in EVENTS[card].option if option.kind == "six_rounds")
        t.active(AUTO, region, card, six)
    return t


def place(card: str) -> str:
    return WAYS[EVENTS[card].terrain][1]


@rule("M17.23")
@pytest.mark.parametrize("card", EVENTS)
def test_it_takes_the_option_with_more_progress_and_pays_nothing(card: str) -> None:
    first, second = EVENTS[card].option
    better = first if first.progress >= second.progress else second
    t = turning(card).hold(AUTO, phalanx=5).turn(AUTO)
    assert t.match
    (chosen,) = t.heard("EventChosen")
    assert (chosen.seat, chosen.card, chosen.option, chosen.paid) == (AUTO, card, better.n, {})
    if better.kind == "six_rounds":
        token = t.state.tokens[place(card)]
        assert (token.card, token.option, token.owner, token.die) == (card, better.n, AUTO, 1)
        assert t.square("event", AUTO) == 1
    else:
        assert t.square("event", AUTO) == 1 + better.progress
        assert (place(card) in t.state.tokens) == (better.kind == "vp")
    holding = t.state.players[AUTO].holding
    assert {kind for kind, count in holding.items() if count} == {"phalanx"}
    assert holding["phalanx"] >= 5
    assert t.state.players[AUTO].quests == []


SIX_ROUNDS = [card for card in EVENTS if any(option.kind == "six_rounds" for option in EVENTS[card].option)]


@rule("M17.23", "M14.4")
@pytest.mark.parametrize("card", SIX_ROUNDS)
def test_without_an_event_die_it_takes_the_other_option(card: str) -> None:
    others = [option for option in EVENTS[card].option if option.kind != "six_rounds"]
    start, region = WAYS[EVENTS[card].terrain]
    t = acting("sc2", "left", sets=["base", "ah", "me"]).population([HUMAN], [], [AUTO])
    dice_in_use(t, skip=[card]).put(AUTO, "spearman", start).hide(region).turns_up(card).turn(AUTO)
    assert t.match
    if others:
        assert [each.option for each in t.heard("EventChosen")] == [others[0].n]
        assert t.square("event", AUTO) == 1 + others[0].progress
    else:
        # M14.5: neither can be chosen, one square.
        assert t.square("event", AUTO) == 2
    assert sum(token.owner == AUTO for token in t.state.tokens.values()) == 3


@rule("M17.23")
@pytest.mark.parametrize(
    ("card", "phalanxes"), [("ev3", 4), ("ev31", 4), ("ev35", 1), ("ev15", 0), ("ev30", 0), ("ev42", 0), ("ev27", 0)]
)
def test_of_gains_it_keeps_phalanxes_only_and_draws_no_quest(card: str, phalanxes: int) -> None:
    t = turning(card).turn(AUTO)
    holding = t.state.players[AUTO].holding
    assert holding == dict.fromkeys(holding, 0) | {"phalanx": phalanxes}
    assert t.state.players[AUTO].quests == []


@rule("M17.23", "M17.20")
@pytest.mark.parametrize(
    ("card", "levels", "raised"),
    [
        ("ev7", {}, "explore"),
        ("ev12", {}, "research"),
        ("ev29", {"growth": 3}, "growth"),
        ("ev16", {}, "war"),
        ("ev22", {}, "build"),
        ("ev22", {"build": 2, "gather": 2}, "war"),
        ("ev7", {"explore": 4, "build": 2, "gather": 3, "war": 2}, "growth"),
    ],
)
def test_it_discovers_the_type_named_else_the_least_upgraded(card: str, levels: dict[str, int], raised: str) -> None:
    t = turning(card).level(AUTO, **levels).turn(AUTO)
    expected = dict.fromkeys(LEVELS, 1) | levels
    expected[raised] += 1
    assert {**t.state.players[AUTO].levels} == expected


@rule("M17.23")
def test_with_everything_discovered_it_gets_a_phalanx() -> None:
    t = turning("ev7").level(AUTO, **dict.fromkeys(LEVELS, 4)).turn(AUTO)
    assert t.held(AUTO, "phalanx") == 1


@rule("M17.23")
def test_it_places_a_unit_or_gets_a_phalanx_instead() -> None:
    t = turning("ev20").turn(AUTO)
    assert (t.units(AUTO, "r15"), t.held(AUTO, "phalanx")) == ({"spearman": 2}, 1)
    t = turning("ev20", limit=2).put(AUTO, "archer", "r20").turn(AUTO)
    assert (t.units(AUTO, "r15"), t.held(AUTO, "phalanx")) == ({"spearman": 1}, 2)


@rule("M17.23")
def test_it_places_a_wall_or_gets_a_phalanx_instead() -> None:
    t = acting("sc2", "left").population([HUMAN], [], [AUTO])
    dice_in_use(t).put(AUTO, "spearman", "r03").hide("r15").turns_up("ev17").turn(AUTO)
    assert (t.state.walls, t.held(AUTO, "phalanx")) == ({"r15": AUTO}, 0)
    t = acting("sc2", "left").population([HUMAN], [], [AUTO]).wall(AUTO, "r20", "r21", "r22")
    dice_in_use(t).put(AUTO, "spearman", "r03").hide("r15").turns_up("ev17").turn(AUTO)
    assert (t.state.walls.get("r15"), t.held(AUTO, "phalanx")) == (None, 1)


@rule("M17.23")
def test_it_places_a_ship_on_the_lowest_free_section_or_gets_a_phalanx_instead() -> None:
    t = turning("ev38").turn(AUTO)
    assert t.state.ships == {"n07": [AUTO]}
    t = turning("ev38").ship(HUMAN, "n07").turn(AUTO)
    assert t.state.ships == {"n07": [HUMAN], "n41": [AUTO]}
    t = turning("ev38").ship(HUMAN, "n07", "n41", "n42").turn(AUTO)
    assert (len(t.state.ships), t.held(AUTO, "phalanx")) == (3, 1)


@rule("M17.23", "M13.7")
def test_it_advances_on_the_population_track() -> None:
    t = turning("ev14").turn(AUTO)
    assert t.square("population", AUTO) == 3


@rule("M17.39", "M18.4")
def test_the_last_square_of_a_track_ends_nothing_in_the_duel() -> None:
    t = turning("ev15").squares(event={AUTO: 9}, population={AUTO: 10}).turn(AUTO)
    assert t.match
    assert (t.square("event", AUTO), t.over) == (10, False)


@rule("M17.23", "M14.13", "M14.21")
@pytest.mark.parametrize(
    ("card", "option", "gained"),
    [("ev24", 1, 1), ("ev5", 2, 1), ("ev28", 2, 0), ("ev19", 1, 0), ("ev11", 1, 0)],
)
def test_rounds_of_a_six_round_event_give_it_phalanxes_only_and_owe_it_nothing(
    card: str, option: int, gained: int
) -> None:
    region = place(card)
    t = acting("sc4", "right").put(AUTO, "spearman", region).active(AUTO, region, card, option, die=3).end_of_round()
    assert t.match
    assert [each.die for each in t.heard("EventRoundPassed")] == [3]
    assert sum(each.gained.get("phalanx", 0) for each in t.heard("EventGave")) == gained
    assert t.state.owed == []
    assert t.state.tokens[region].die == 4


@rule("M17.23", "M14.13")
@pytest.mark.parametrize(
    ("card", "option", "levels", "settled"),
    [
        ("ev1", 1, {"research": 2}, True),
        ("ev28", 2, {"build": 2}, False),
        ("ev13", 2, {}, True),
        ("ev24", 1, {"war": 2}, False),
    ],
)
def test_the_end_of_a_six_round_event(card: str, option: int, levels: dict[str, int], settled: bool) -> None:
    region = place(card)
    t = acting("sc4", "right").put(AUTO, "spearman", region).active(AUTO, region, card, option, die=6).end_of_round()
    assert t.match
    taught = {each.technology: each.level for each in t.heard("EventTaught")}
    assert taught == levels
    assert (t.state.settlements.get(region) == AUTO) == settled
    assert region not in t.state.tokens
    progress = EVENTS[card].option[option - 1].progress
    assert [each.squares for each in t.heard("EventResolved")] == [progress]
