"""Combats of Mesopotamia are told first and whole: what was lost, bids and cards, each fight with its numbers."""

import re

from engine.core.game import Event
from engine.mesopotamia import GAME
from engine.mesopotamia.events import battle, combat, economy, tokens, turn
from render.games.mesopotamia.recap import FOLDING
from render.story.own_events import events_set_off
from render.story.recap import recap, so_far
from render.story.since import since
from render.text.words import Words
from tests.render.wording import FOUR_NAMES as NAMES
from tests.render.wording import Press, words_given
from tests.rules import rule

A, B, C, D = range(4)
ADA, CHLOE = "🔴 **Ada**", "🟢 **Chloe**"
UMMA, ISIN = "r16", "r22"


english = words_given(GAME.key, "en")
french = words_given(GAME.key, "fr")


JOINED = "\u2060–\u2060"
"""The dash between two numbers, at which no line breaks; it is looked at by itself."""


def lines(words: Words, *events: Event) -> list[str]:
    """Tell events, each of a press of its own: where presses end makes no difference."""
    return plainly(recap(words, FOLDING, [Press([event]) for event in events], NAMES))


def plainly(told: list[str]) -> list[str]:
    return [line.replace(JOINED, "–") for line in told]


def fought() -> list[Event]:
    """Ada attacks Bilal with three Units against two, and is beaten: MX25, MX26."""
    bids = {"force": (5, 3), "tactics": (2, 3), "mobility": (1, 0)}
    won = {"force": "attacker", "tactics": "defender", "mobility": "attacker"}
    row = {name: battle.RowDecided(UMMA, name, A, B, *bids[name], won[name]) for name in bids}  # type: ignore[arg-type]
    return [
        combat.CombatBegan(UMMA, A, B, {"spearman": 1, "archer": 1, "horseman": 1}, {"archer": 1, "spearman": 1}),
        row["force"],
        battle.PhalanxesAllotted(A, A, UMMA, "force", {"a1": 1, "a2": 1}, {}, 0, ["spearman", "archer"]),
        row["tactics"],
        battle.PhalanxesAllotted(B, B, UMMA, "tactics", {"d2": 1}, {}, 0, ["spearman"]),
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
        "⚔️ Umma: Bilal beats **Ada**; **Ada** loses 1 Spearman and 1 Archer, **Ada**'s Horseman retreats to Isin.",
        "Umma, bids (**Ada**–Bilal): Force 5–3 (Spearman +1, Archer +1) · Tactics 2–3 (Spearman +1) · Mobility 1–0; "
        "Bilal arranges the lines.",
        "Umma, fights (**Ada**–Bilal; Bilal wins ties): Spearman 1–2 Archer, Mobility 0–0: **Ada**'s Spearman destroyed"
        " · Archer 2–2 Archer, Mobility 0–0: **Ada**'s Archer destroyed.",
        "Umma, fights (**Ada**–Bilal): Horseman 2–3 Spearman, Mobility 1–0: **Ada**'s Horseman retreats.",
    ]
    assert lines(french, *fought())[0] == (
        "⚔️ Umma\u00a0: Bilal bat **Ada**\u202f; **Ada** perd 1 Lancier et 1 Archer, "
        "le Cavalier d'**Ada** bat en retraite à Isin."
    )
    assert lines(french, *fought())[3] == (
        "Umma, duels (**Ada**–Bilal)\u00a0: Cavalier 2–3 Lancier, Mobilité 1–0\u00a0: Cavalier d'**Ada** en retraite."
    )


def test_no_line_breaks_between_two_numbers(english: Words, french: Words) -> None:
    for words in (english, french):
        told = recap(words, FOLDING, [Press(fought())], NAMES)
        assert sum(line.count(JOINED) for line in told) == 3 + 2 * 3
        assert not any(re.search(r"\d–\d", line) for line in told)


@rule("M16.31")
def test_whoever_ends_a_combat_by_choosing_a_retreat_is_told_where_the_unit_fled(english: Words, french: Words) -> None:
    """The retreat belongs to how the combat ended, though the press was the reader's own."""
    won = battle.CombatWon(UMMA, A, None, "defender", None, {}, {}, {}, {})
    press = Press(events_set_off(A, [battle.Retreated(A, A, "horseman", UMMA, ISIN), won]))
    told = [since(words, FOLDING, [press], NAMES, A).lines[0] for words in (english, french)]
    assert told == [
        "⚔️ Umma: the Tribe beats **Ada**; **Ada**'s Horseman retreats to Isin.",
        "⚔️ Umma\u00a0: la Tribu bat **Ada**\u202f; le Cavalier d'**Ada** bat en retraite à Isin.",
    ]


def test_a_combat_is_told_as_far_as_it_is(english: Words) -> None:
    began, force, placed, *_ = fought()
    assert lines(english, began) == [
        "⚔️ Umma: Ada attacks **Bilal** with 1 Spearman, 1 Archer and 1 Horseman against 1 Spearman and 1 Archer."
    ]
    assert lines(english, force, placed) == ["Umma, bids (Ada–**Bilal**): Force 5–3 (Spearman +1, Archer +1)."]


def test_of_a_lone_fight_the_mobility_that_decided_is_told(english: Words) -> None:
    event = battle.Fought(UMMA, A, B, "archer", "spearman", 2, 2, 1, 0, "attacker", True)
    assert lines(english, event) == [
        "Umma, fights (Ada–**Bilal**; Ada wins ties): Archer 2–2 Spearman, Mobility 1–0: "
        "**Bilal**'s Spearman destroyed."
    ]


def test_the_steps_of_a_combat_tell_a_fight_as_the_recap_does(english: Words, french: Words) -> None:
    event = battle.Fought(UMMA, A, B, "archer", "spearman", 2, 4, 1, 0, "defender", False)
    assert plainly(so_far(english, FOLDING, [event], NAMES)) == [
        "1. Umma, fights (Ada–Bilal): Archer 2–4 Spearman, Mobility 1–0: Ada's Archer retreats."
    ]
    assert plainly(so_far(french, FOLDING, [event], NAMES)) == [
        "1. Umma, duels (Ada–Bilal)\u00a0: Archer 2–4 Lancier, Mobilité 1–0\u00a0: Archer d'Ada en retraite."
    ]


@rule("M16.8", "M16.25")
def test_who_wins_ties_is_told_where_equal_mobility_let_a_unit_die_or_get_away(english: Words) -> None:
    died = battle.Fought(UMMA, A, B, "archer", "archer", 3, 2, 1, 1, "attacker", True)
    fled = battle.Fought(UMMA, A, B, "archer", "archer", 3, 2, 1, 1, "attacker", False)
    assert "; Ada wins ties)" in lines(english, died)[0]
    assert "; **Bilal** wins ties)" in lines(english, fled)[0]
    tribe = battle.Fought(UMMA, A, None, "archer", "archer", 3, 2, 1, 1, "attacker", False)
    assert lines(english, tribe) == [
        "Umma, fights (Ada–Tribe; the Tribe wins ties): Archer 3–2 Archer, Mobility 1–1: the Tribe's Archer retreats."
    ]


@rule("M16.17")
def test_two_cards_of_a_kind_are_told_apart(english: Words) -> None:
    row = battle.RowDecided(UMMA, "tactics", A, B, 5, 0, "attacker")
    placed = battle.PhalanxesAllotted(A, A, UMMA, "tactics", {"a1": 3, "a2": 2}, {}, 0, ["archer", "archer"])
    assert lines(english, row, placed) == ["Umma, further bids (Ada–**Bilal**): Tactics 5–0 (Archer +3, Archer +2)."]
    step = "Ada places Phalanxes on Tactics in Umma: Archer +3, Archer +2."
    assert lines(english, placed) == ["🔴 **Ada**" + step.removeprefix("Ada")]
    assert so_far(english, FOLDING, [placed], NAMES) == [f"1. {step}"]
    before = battle.PhalanxesAllotted(A, A, UMMA, "tactics", {"a1": 3, "a2": 2}, {"archer": 5}, 0)
    assert "Archer +5" in lines(english, before)[0], "an older match does not know more"


def test_units_that_flee_together_are_told_together(english: Words) -> None:
    fled = [battle.Retreated(A, A, unit, UMMA, ISIN) for unit in ("archer", "archer", "spearman")]
    won = battle.CombatWon(UMMA, A, B, "defender", B, {}, {}, {}, {})
    assert lines(english, *fled, won) == [
        "⚔️ Umma: Bilal beats **Ada**; **Ada** retreats to Isin with 1 Spearman and 2 Archers."
    ]


@rule("M16.48")
def test_a_combat_that_was_won_is_told_whatever_else_happened(english: Words) -> None:
    won = [
        battle.RowDecided(ISIN, "force", A, None, 4, 3, "attacker"),
        battle.Fought(ISIN, A, None, "spearman", "archer", 3, 1, 1, 0, "attacker", True),
        battle.CombatWon(ISIN, A, None, "attacker", A, {}, {}, {}, {"archer": 1}),
        tokens.EventTurned(A, ISIN, "ev2"),
    ]
    trades = [economy.Traded(seat, "t01", {"stone": 1}, {"wood": 2}) for seat in (B, C, D)] * 5
    passing = [economy.Grew(D, 3, {"food": 3}, [A, B, C], [D, A, B, C], [3, 2, 2, 2])]
    quiet = [event for each in zip(trades, [turn.TurnEnded(x.seat) for x in trades], strict=True) for event in each]
    told = lines(english, *won, *passing, *quiet)
    assert told[:4] == [
        "⚔️ Isin: Ada beats the Tribe; the Tribe loses 1 Archer.",
        "Isin, bids (Ada–Tribe): Force 4–3.",
        "Isin, fights (Ada–Tribe): Spearman 3–1 Archer, Mobility 1–0: the Tribe's Archer destroyed.",
        f"{ADA} reveals Oasis of Palms in Isin.",
    ]
    assert "Population track: Dario leads (square 3), then **Ada** (2), **Bilal** (2), **Chloe** (2)." in told
    news = since(english, FOLDING, [Press([*won, *passing, *quiet])], NAMES, D).lines
    assert news[0] == "⚔️ Isin: Ada beats the Tribe; the Tribe loses 1 Archer."


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
def test_losses_are_told_as_they_came_about(english: Words) -> None:
    events = (
        combat.ShipsSunk("n02", [A, B]),
        combat.WallFell(B, UMMA),
        combat.SettlementConquered(A, UMMA, B),
        tokens.EventTakenOver(A, UMMA, "ev1", B, 4),
        turn.ActionBegun(C, "growth", 1),
        economy.Grew(C, 3, {"food": 3}, [D], [A, B, C, D], [3, 3, 3, 2]),
        turn.TurnEnded(C),
    )
    assert lines(english, *events) == [
        "The Ships of **Ada** and **Bilal** sink at Mari–Terqa.",
        "**Bilal**'s Wall in Umma falls.",
        f"{ADA} conquers **Bilal**'s Settlement in Umma.",
        f"{ADA} takes over Village with Ancient Wisdom in Umma from **Bilal**; it begins anew.",
        f"{CHLOE} grows to Population 3.",
        "Population track: Ada leads (square 3, arrived last), then Bilal (3), Chloe (3), **Dario** (2).",
    ]
    told = since(english, FOLDING, [Press(events)], NAMES, B).lines
    assert told[:3] == (
        "The Ships of Ada and **Bilal** sink at Mari–Terqa.",
        "**Bilal**'s Wall in Umma falls.",
        "🔴 Ada conquers **Bilal**'s Settlement in Umma.",
    )


@rule("M13.8")
def test_who_was_passed_on_a_track_is_told_so_among_everything_else(english: Words) -> None:
    """Nobody did anything to them."""
    passing = [
        Press([economy.Grew(A, 3, {"food": 3}, [B], [A, B, C], [3, 2, 2])]),
        Press([tokens.EventResolved(B, UMMA, "ev1", 1, 1, 3, False, [C], [A, B, C], [4, 3, 2])]),
    ]
    told = since(english, FOLDING, passing, NAMES, B)
    tracks = (
        "Event track: Ada leads (square 4), then **Bilal** (3), Chloe (2)"
        " · Population track: Ada leads (square 3), then **Bilal** (2), Chloe (2)."
    )
    assert (told.heading, told.lines[-1]) == ("Since you last played", tracks)
    lost = since(english, FOLDING, [*passing, Press([combat.WallFell(B, UMMA)])], NAMES, B)
    assert (lost.heading, lost.lines[:2]) == (
        "What was done to you",
        ("**Bilal**'s Wall in Umma falls.", "**Everything else**"),
    )
    assert lost.lines[-1] == tracks


@rule("M16.18", "M16.53")
def test_how_many_phalanxes_both_have_left_is_told_with_the_result(english: Words, french: Words) -> None:
    won = battle.CombatWon(UMMA, A, B, "defender", B, {}, {}, {"archer": 1}, {}, 1, 0)
    told = "⚔️ Umma: Bilal beats **Ada**; **Ada** loses 1 Archer. Phalanxes left: **Ada** 1, Bilal 0."
    assert lines(english, won) == [told]
    assert lines(french, won)[0].endswith(" Phalanges restantes\u00a0: **Ada** 1, Bilal 0.")
    tribe = battle.CombatWon(UMMA, A, None, "attacker", A, {}, {}, {}, {}, 2)
    assert lines(english, tribe) == ["⚔️ Umma: Ada beats the Tribe. No Unit is lost. Phalanxes left: Ada 2."]
    simple = (
        combat.SimpleCombatWon(A, UMMA, 7, B, 3, False),
        combat.ArmyLost(B, UMMA, {"spearman": 1}, {"phalanx": 1}, 0, 3),
    )
    assert lines(english, *simple)[0].endswith("**Bilal** loses 1 Spearman. Phalanxes left: Ada 0, **Bilal** 3.")


@rule("M16.14")
def test_who_has_bid_is_told_below_the_combat(english: Words) -> None:
    began = fought()[0]
    assert lines(english, combat.BidSealed(C), began)[-1].endswith("has bid.")
    news = since(english, FOLDING, [Press([combat.BidSealed(C), began])], NAMES, D).lines
    assert [line[:2] == "⚔️" for line in news] == [True, False]
