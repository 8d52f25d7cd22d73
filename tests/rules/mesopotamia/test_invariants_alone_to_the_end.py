"""Random play against every kind of opponent, without a cap on rounds: no piece is lost or found, and it ends."""

import random
from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.decision import Move
from engine.core.dice import SeededDice
from engine.core.game import Setup
from engine.core.play import Outcome, begin, step
from engine.mesopotamia.content.cards import COMBAT_CARDS, EVENTS, QUESTS
from engine.mesopotamia.content.solo import strategy_deck
from engine.mesopotamia.state import MesopotamiaState
from tests.rules import rule
from tests.rules.mesopotamia.table import GAME
from tests.rules.mesopotamia.walk import LAZY

BOX = {
    "spearman": 3,
    "archer": 3,
    "horseman": 2,
    "chariot": 2,
    "ram": 2,
    "ship": 3,
    "settlement": 3,
    "wall": 3,
    "amphora": 6,
    "event die": 3,
}
"""M1.4: what each side owns."""
MOST_ANSWERS = 20_000
"""Far more than any match of random players takes."""

OPPONENTS = st.one_of(
    st.tuples(st.just(1), st.sampled_from(["siege", "siege_hard", "guardians"])),
    st.tuples(st.integers(1, 5), st.sampled_from(["emperor", "igigi", "anunnaki"])),
)
VARIANTS = st.fixed_dictionaries(
    {
        "setup": st.sampled_from(["lot", "drafted"]),
        "dice": st.sampled_from(["rolled", "no_luck"]),
        "tribes": st.sampled_from(["rival", "themselves"]),
        "rivers": st.sampled_from(["all", "named"]),
        "opponent_empire": st.sampled_from(["lot", "sumerian", "akkadian", "elamite", "hittite", "eblaite"]),
    }
)


def on_map(s: MesopotamiaState) -> Counter[tuple[int, str]]:
    """All figures outside the stocks, by side and kind."""
    found: Counter[tuple[int, str]] = Counter()
    for armies in s.armies.values():
        for army in armies:
            found.update({(army.side, kind): count for kind, count in army.units.items()})
    found.update((side, "ship") for sides in s.ships.values() for side in sides)
    found.update((side, "settlement") for side in s.settlements.values())
    found.update((side, "wall") for side in s.walls.values())
    found.update((slot.owner, "amphora") for slot in s.trade if slot.owner is not None)
    found.update((token.owner, "event die") for token in s.tokens.values() if token.owner is not None)
    return found


def tribe_figures(s: MesopotamiaState) -> int:
    return sum(count for figures in s.tribes.values() for count in figures.values())


def squares(track: list[list[int]]) -> dict[int, int]:
    return {side: square for square, pile in enumerate(track, 1) for side in pile}


def demand_nothing_lost(s: MesopotamiaState) -> None:
    """MI1, MI2, MI8, MI10, MI12, MI15, MI27, counted here once more."""
    assert all(count <= BOX[kind] for (_, kind), count in on_map(s).items())
    assert all(count >= 0 for player in s.players for count in player.holding.values())
    hands = [quest for player in s.players for quest in (*player.quests, *player.dealt)]
    assert Counter([*s.quest_pool, *hands]) == Counter(quest for quest in QUESTS if QUESTS[quest].set in s.sets)
    pools = [card for pool in s.event_pool.values() for card in pool]
    turned = [token.card for token in s.tokens.values()]
    assert Counter([*pools, *turned, *s.resolved]) == Counter(card for card in EVENTS if EVENTS[card].set in s.sets)
    if s.automaton is not None and s.phase != "setup":
        row = [card.card for card in s.automaton.row]
        written = strategy_deck(s.players[-1].empire)
        assert Counter([*row, *s.automaton.deck, *s.automaton.discard]) == Counter(written)
        assert {kind for kind, count in s.players[-1].holding.items() if count} <= {"phalanx"}
    if s.phase == "actions":
        combat = [card for pool in (s.combat_pool, s.combat_discard) for cards in pool.values() for card in cards]
        assert Counter(combat) == Counter(card for card in COMBAT_CARDS if COMBAT_CARDS[card].set in s.sets)


def demand_no_way_back(before: MesopotamiaState, after: MesopotamiaState) -> None:
    """MI1, MI7, MI8: Tribes do not grow, seals do not go back, technologies are not forgotten.

    Both are moments of the Action phase: in the middle of a combat a figure that flees stands nowhere.
    """
    assert tribe_figures(after) <= tribe_figures(before)
    for was, now in ((before.population, after.population), (before.event, after.event)):
        assert {*squares(was)} == {*squares(now)}
        assert all(squares(now)[side] >= square for side, square in squares(was).items())
    for old, new in zip(before.players, after.players, strict=True):
        assert all(new.levels[action] >= level for action, level in old.levels.items())
        assert new.ziggurat >= old.ziggurat


def answered(outcome: Outcome[MesopotamiaState], chooser: random.Random, dice: SeededDice) -> Outcome[MesopotamiaState]:
    """One answer by lot, seldom a lazy one."""
    question = chooser.choice([each for each in outcome.asked if not each.optional])
    answer = question.choice.sample(chooser)
    for _ in range(3):
        if answer in LAZY:
            answer = question.choice.sample(chooser)
    return step(GAME, outcome.state, Move(question.seat, question.kind, answer), dice)


@rule("MI1", "MI8", "MI10", "MI12", "MI13", "MI15", "MI24", "MI27", "M18.4", "M19.16", "M17.39")
@settings(max_examples=20)
@given(seats_and_opponent=OPPONENTS, options=VARIANTS, seed=st.integers(0, 2**32 - 1))
def test_random_play_keeps_every_piece_and_comes_to_an_end(
    seats_and_opponent: tuple[int, str], options: dict[str, str], seed: int
) -> None:
    people, opponent = seats_and_opponent
    chooser, dice = random.Random(seed), SeededDice(seed.to_bytes(16, "big"))
    outcome = begin(GAME, Setup(people, {"sets": "all", **options, "opponent": opponent}), dice)
    at_rest: MesopotamiaState | None = None
    for _ in range(MOST_ANSWERS):
        if outcome.state.result is not None:
            break
        outcome = answered(outcome, chooser, dice)
        demand_nothing_lost(outcome.state)
        GAME.check(outcome.state)
        if outcome.state.phase == "actions":
            if at_rest is not None:
                demand_no_way_back(at_rest, outcome.state)
            at_rest = outcome.state
    result = outcome.state.result
    assert result is not None
    assert sorted(side for sides in result.ranking for side in sides) == list(range(people + 1))
    endings = {"won", "lost"} if outcome.state.automaton is None else {"points", "population"}
    assert result.ending in endings
