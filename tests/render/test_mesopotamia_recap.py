"""Events of Mesopotamia become few lines: turns, combats with their reasons, rounds; losses first, heaviest first."""

import pytest

from engine.core.game import Event
from engine.mesopotamia import GAME
from engine.mesopotamia.events import battle, build, combat, economy, explore, rounds, scoring, setup, tokens, turn
from engine.mesopotamia.events.chapters import ALL_EVENTS
from render.games.mesopotamia.recap import FOLDING
from render.games.mesopotamia.recap.groups import CHAPTERS, grouped
from render.story.log import log_pages
from render.story.recap import by_turn, last_turn, recap, so_far
from render.story.since import since
from render.text.words import Words
from tests.contract.matches import turns
from tests.render.wording import FOUR_NAMES as NAMES
from tests.render.wording import Press, table_words
from tests.rules import rule

A, B, C, D = range(4)
ADA, BILAL, CHLOE = "🔴 **Ada**", "🟪 **Bilal**", "🟢 **Chloe**"
UMMA, ISIN, NAGAR, TERQA = "r16", "r22", "r07", "r08"


@pytest.fixture
def english() -> Words:
    return table_words(GAME.key, "en")


@pytest.fixture
def french() -> Words:
    return table_words(GAME.key, "fr")


def lines(words: Words, *events: Event) -> list[str]:
    """Tell events, each of a press of its own: where presses end makes no difference."""
    return recap(words, FOLDING, [Press([event]) for event in events], NAMES)


def fought() -> list[Event]:
    """Ada attacks Bilal with three Units against two, and is beaten: MX25, MX26."""
    bids = {"force": (5, 3), "tactics": (2, 3), "mobility": (1, 0)}
    won = {"force": "attacker", "tactics": "defender", "mobility": "attacker"}
    row = {name: battle.RowDecided(UMMA, name, A, B, *bids[name], won[name]) for name in bids}  # type: ignore[arg-type]
    return [
        combat.CombatBegan(UMMA, A, B, {"spearman": 1, "archer": 1, "horseman": 1}, {"archer": 1, "spearman": 1}),
        row["force"],
        battle.PhalanxesAllotted(A, A, UMMA, "force", {}, {"spearman": 1, "archer": 1}, 0),
        row["tactics"],
        battle.PhalanxesAllotted(B, B, UMMA, "tactics", {}, {"spearman": 1}, 0),
        battle.LinesArranged(B, UMMA, [], []),
        row["mobility"],
        battle.Fought(UMMA, A, B, "spearman", "archer", 1, 2, 0, 0, "defender", True),
        battle.Fought(UMMA, A, B, "archer", "archer", 2, 2, 0, 0, "defender", True),
        battle.Fought(UMMA, A, B, "horseman", "spearman", 2, 3, 1, 0, "defender", False),
        battle.Retreated(A, A, "horseman", UMMA, ISIN),
        battle.CombatWon(UMMA, A, B, "defender", B, {}, {}, {"spearman": 1, "archer": 1}, {}),
    ]


@rule("M16.16", "M16.24", "M16.25")
def test_a_combat_tells_the_loser_what_was_lost_and_why(english: Words, french: Words) -> None:
    assert lines(english, *fought()) == [
        "⚔️ Umma: Bilal beats **Ada**; **Ada** loses 1 Spearman and 1 Archer, **Ada**'s Horseman flees to Isin.",
        "Umma, bids (**Ada**–Bilal): Force 5–3 (Spearman +1, Archer +1) · Tactics 2–3 (Spearman +1) · Mobility 1–0; "
        "Bilal arranges the lines.",
        "Umma, fights (**Ada**–Bilal): Spearman 1–2 Archer: Spearman destroyed · "
        "Archer 2–2 Archer (tie to Bilal): Archer destroyed · Horseman 2–3 Spearman: Horseman flees.",
    ]
    assert lines(french, *fought())[0] == (
        "⚔️ Umma\u00a0: Bilal bat **Ada**\u202f; **Ada** perd 1 Lancier et 1 Archer, le Cavalier d'**Ada** fuit à Isin."
    )


def test_a_combat_is_told_as_far_as_it_is(english: Words) -> None:
    began, force, placed, *_ = fought()
    assert lines(english, began) == [
        "⚔️ Umma: Ada attacks **Bilal** with 1 Spearman, 1 Archer and 1 Horseman against 1 Archer and 1 Spearman."
    ]
    assert lines(english, force, placed) == ["Umma, bids (Ada–**Bilal**): Force 5–3 (Spearman +1, Archer +1)."]


def test_of_a_lone_fight_the_mobility_that_decided_is_told(english: Words) -> None:
    event = battle.Fought(UMMA, A, B, "archer", "spearman", 2, 2, 1, 0, "attacker", True)
    assert lines(english, event) == [
        "Umma, fights (Ada–**Bilal**): Archer 2–2 Spearman (tie to Ada): Spearman destroyed (Mobility 1–0)."
    ]


@rule("M16.51", "M16.53")
def test_a_simple_combat_tells_values_and_bids(english: Words) -> None:
    events = (
        combat.CombatBegan(UMMA, A, B, {"archer": 2}, {"spearman": 1}),
        combat.BidOpened(A, UMMA, {"force": 3}, 3, {}),
        combat.BidOpened(B, UMMA, {"force": 2}, 2, {}),
        combat.SimpleCombatWon(A, UMMA, 7, B, 3, False),
        combat.ArmyLost(B, UMMA, {"spearman": 1}, {}),
    )
    assert lines(english, *events) == [
        "⚔️ Umma: Ada beats **Bilal** 7 to 3; **Bilal** loses 1 Spearman.",
        "Umma, bids (Ada–**Bilal**): 3 to 2.",
    ]
    even = combat.SimpleCombatWon(A, UMMA, 4, None, 4, True)
    assert lines(english, even) == ["⚔️ Umma: Ada beats the Tribe 4 to 4 (a tie)."]


@rule("M8.11", "M14.15", "M7.5")
def test_losses_come_first_the_heaviest_before_all(english: Words) -> None:
    events = (
        combat.ShipsSunk("n02", [A, B]),
        combat.WallFell(B, UMMA),
        combat.SettlementConquered(A, UMMA, B),
        tokens.EventTakenOver(A, UMMA, "ev1", B, 4),
        turn.ActionBegun(C, "growth", 1),
        economy.Grew(C, 3, {"food": 3}, [D]),
        turn.TurnEnded(C),
    )
    assert lines(english, *events) == [
        f"{ADA} conquers **Bilal**'s Settlement in Umma.",
        f"{ADA} takes over Village with Ancient Wisdom in Umma from **Bilal**; it begins anew.",
        "The Ships of **Ada** and **Bilal** sink at Mari–Terqa.",
        "**Bilal**'s Wall in Umma falls.",
        f"{CHLOE} passes **Dario** on the Population track.",
        f"{CHLOE} grows to Population 3.",
    ]
    told = since(english, FOLDING, [Press(events)], NAMES, B).lines
    assert told[0].endswith("conquers **Bilal**'s Settlement in Umma.")


def test_a_turn_is_a_line_and_a_long_one_several(english: Words, french: Words) -> None:
    short = (
        turn.ActionBegun(A, "gather", 1),
        economy.Gathered(A, "unit", TERQA, {"stone": 1}),
        economy.Gathered(A, "unit", NAGAR, {"food": 1}),
        turn.ActionBegun(A, "explore", 1, [1], ["ud"]),
        explore.UnitMoved(A, "spearman", "r01", TERQA, 1),
        tokens.EventTurned(A, TERQA, "ev2"),
        tokens.EventChosen(A, TERQA, "ev2", 2, {"food": 1}),
        tokens.EventResolved(A, TERQA, "ev2", 2, 1, 4, True),
        turn.TurnEnded(A),
        turn.DiceRolled(A, ["an"]),
    )
    assert lines(english, *short) == [
        f"{ADA} gathers 🪨\u20601 🌾\u20601 and explores Terqa (Oasis of Palms: \u2212🌾\u20601, Event 4, VP token)."
    ]
    long = (
        economy.Discovered(B, "growth", 3, {"tablet": 1}),
        build.ZigguratBuilt(B, 4, "white", {"stone": 1}),
        economy.Traded(B, "t01", {"stone": 1}, {"wood": 2}, to_seat=A),
        economy.Grew(B, 5, {"food": 3}),
    )
    assert lines(english, *long) == [
        f"{BILAL} discovers Pottery (Growth 3) and builds Ziggurat 4 (white die).",
        f"{BILAL} trades 1 Stone, paid to Ada, for 2 Wood and grows to Population 5.",
    ]
    assert lines(french, *long)[1] == (
        f"{BILAL} échange 1 Pierre, au profit d'Ada, contre 2 Bois et croît à Population 5."
    )


def test_units_created_in_one_place_are_counted(english: Words) -> None:
    created = [economy.UnitCreated(A, "archer", NAGAR, {"wood": 1})] * 2
    assert lines(english, *created, economy.UnitCreated(A, "chariot", TERQA, {"wood": 1})) == [
        f"{ADA} creates 2 Archers in Nagar and a Chariot in Terqa."
    ]


@rule("M4.10")
def test_the_last_level_of_the_gardens_says_that_the_game_ends(english: Words) -> None:
    events = (
        build.GardensBuilt(C, "hg4a", 4, 6, {}, is_last=False),
        build.GardenTurned("hg5a", 5),
        build.GardensBuilt(C, "hg5a", 5, 7, {}, is_last=True),
    )
    assert lines(english, *events) == [
        f"{CHLOE} builds Gardens 4: 6 VP; next: 3 Stone, 2 Clay, 2 Wood, 1 Food.",
        f"{CHLOE} builds Gardens 5: 7 VP – the game ends with this round.",
    ]


@rule("M14.13", "M14.14")
def test_the_end_of_a_round_tells_events_points_and_the_new_order(english: Words) -> None:
    events = (
        tokens.EventRoundPassed(A, NAGAR, "ev1", 4),
        tokens.EventGave(A, NAGAR, "ev1", {"tablet": 1}),
        tokens.EventRoundPassed(B, TERQA, "ev5", 6),
        tokens.EventPlaced(B, TERQA, "ev5", "horseman"),
        tokens.EventResolved(B, TERQA, "ev5", 1, 3, 6, False, [A]),
        rounds.RoundEnded(9, False, [12, 9, 7, 3]),
        rounds.RoundBegan(10, [B, A, D, C]),
    )
    assert lines(english, *events) == [
        f"{BILAL} passes **Ada** on the Event track.",
        f"{BILAL} completes Nomad Riders in Terqa: a Horseman, Event 6.",
        "Events: Village with Ancient Wisdom 4/6 (Ada: +1 Tablet).",
        "**Round 9 ends** · VP without Quests: Ada 12, Bilal 9, Chloe 7, Dario 3",
        "**Round 10** · Turn order: Bilal, Ada, Dario, Chloe",
    ]
    assert by_turn(english, FOLDING, [Press(events)], NAMES) == [
        "**Round 9** · VP without Quests: Ada 12, Bilal 9, Chloe 7, Dario 3"
    ]
    paused = tokens.EventPaused(A, NAGAR, "ev5", 4)
    assert lines(english, paused) == ["Events: Nomad Riders rests at 4/6 (Ada does not control the region)."]


def test_the_log_has_a_chapter_a_round(english: Words) -> None:
    events = [setup.SeatingDrawn([A, B]), rounds.RoundBegan(1, [A, B]), turn.TurnEnded(A), rounds.RoundBegan(2, [A, B])]
    log = log_pages(english, FOLDING, [Press(events)], NAMES)
    assert [heading for heading, _ in log.chapters] == ["Round 2", "Round 1", "Set-up"]


@rule("M3.19", "M20.3")
def test_quests_of_others_are_told_by_their_number_alone(english: Words) -> None:
    kept = [setup.QuestsKept(A, 3, ["q1", "q4", "q26"], ["q9"]), setup.QuestsKept(B, 3, ["q2", "q3", "q5"], ["q6"])]
    own = [event for each in kept if (event := each.shown_to(A)) is not None]
    assert lines(english, *own) == [
        "Ada keeps these Quests: 3 Settlements + 1 Stone, Event 7 + 1 Clay and 5 Amphorae.",
        "Bilal keeps 3 Quests.",
    ]


def test_so_far_tells_a_line_an_action_and_one_an_event(english: Words, french: Words) -> None:
    done = (
        turn.ActionBegun(A, "explore", 2),
        explore.UnitMoved(A, "archer", "r01", NAGAR, 1),
        explore.UnitMoved(A, "spearman", "r01", TERQA, 1, ["r01"]),
        tokens.EventTurned(A, TERQA, "ev2"),
        tokens.EventChosen(A, TERQA, "ev2", 2, {"food": 1}),
        turn.ActionBegun(A, "war", 1, [1, 2], ["ud", "an"]),
        economy.PhalanxesTaken(A, {"phalanx": 2}),
    )
    assert so_far(english, FOLDING, done, NAMES) == [
        "1. Explore 2 (pawn): Archer to Nagar, Spearman to Terqa with a Ram",
        '2. Oasis of Palms in Terqa, "Claim the oasis": \u22121 Food',
        "3. War 1 (sun and ★): +2 Phalanxes",
    ]
    assert so_far(french, FOLDING, done, NAMES)[0] == (
        "1. Exploration 2 (pion)\u00a0: Archer à Nagar, Lancier à Terqa avec un Bélier"
    )


@rule("M15.1")
def test_the_end_shows_everybodys_quests(english: Words) -> None:
    shown = scoring.QuestsShown(A, ["q1", "q26"], ["q26"])
    assert lines(english, shown) == ["🔴 **Ada**'s Quests: 3 Settlements + 1 Stone ✗ · 5 Amphorae ✅."]


def test_the_final_post_tells_the_last_round_and_no_points_twice(english: Words) -> None:
    events = (
        rounds.RoundBegan(9, [A, B]),
        build.GardensBuilt(A, "hg5a", 5, 7, {}, is_last=True),
        rounds.RoundEnded(9, True, [20, 10]),
        scoring.QuestsShown(A, ["q1"], ["q1"]),
        scoring.Scored(A, 9, 3, 7, 0, 0, 1, 2, 0, 22),
        scoring.MatchEnded([A, B], [22, 10], "points"),
    )
    assert last_turn(english, FOLDING, [Press(events)], NAMES) == [
        "**Round 9** · Turn order: Ada, Bilal",
        f"{ADA} builds Gardens 5: 7 VP – the game ends with this round.",
    ]


def test_every_event_has_a_chapter_and_none_is_left_out() -> None:
    assert {event for events in CHAPTERS.values() for event in events} == set(ALL_EVENTS)
    for seed in range(2):
        happened = [event for each in turns(GAME, seed) for event in each.outcome.events]
        assert [event for group in grouped(happened) for event in group.events] == happened
