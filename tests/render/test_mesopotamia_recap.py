"""Events of Mesopotamia become few lines: turns and rounds, with what was given up and whose points fell."""

import pytest

from engine.core.game import Event
from engine.mesopotamia import GAME
from engine.mesopotamia.events import battle, build, combat, economy, explore, rounds, scoring, setup, tokens, turn
from engine.mesopotamia.events.chapters import ALL_EVENTS
from render.games.mesopotamia.recap import FOLDING
from render.games.mesopotamia.recap.groups import CHAPTERS, grouped
from render.story.log import log_pages
from render.story.recap import by_turn, just_done, last_turn, recap, so_far
from render.story.since import since
from render.text.phrases import say
from render.text.words import Words
from tests.contract.matches import turns
from tests.render.wording import FOUR_NAMES as NAMES
from tests.render.wording import Press, words_given
from tests.rules import rule

A, B, C, D = range(4)
ADA, BILAL, CHLOE = "🔴 **Ada**", "🟪 **Bilal**", "🟢 **Chloe**"
UMMA, NAGAR, TERQA = "r16", "r07", "r08"


english = words_given(GAME.key, "en")
french = words_given(GAME.key, "fr")


def lines(words: Words, *events: Event) -> list[str]:
    """Tell events, each of a press of its own: where presses end makes no difference."""
    return recap(words, FOLDING, [Press([event]) for event in events], NAMES)


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
        f"{ADA} gathers 🪨\u20601 🌾\u20601 and explores Terqa "
        "(Oasis of Palms: \u2212🌾\u20601, Event +1 → 4, VP token)."
    ]
    long = (
        economy.Discovered(B, "growth", 3, {"tablet": 1}),
        build.ZigguratBuilt(B, 4, "white", {"stone": 1}),
        economy.Traded(B, "t01", {"stone": 1}, {"wood": 2}, to_seat=A),
        economy.Grew(B, 5, {"food": 3}),
    )
    assert lines(english, *long) == [
        f"{BILAL} discovers Pottery (Growth 3) and builds Ziggurat 4 (white die).",
        f"{BILAL} trades 🪨\u20601→🪵\u20602 (paid to Ada) and grows to Population 5.",
    ]
    assert lines(french, *long)[1] == (
        f"{BILAL} échange 🪨\u20601→🪵\u20602 (au profit d'Ada) et croît à Population 5."
    )


@rule("M5.7", "M5.11")
def test_what_a_reroll_gave_is_not_taken_for_the_dice_of_the_next_turn(english: Words, french: Words) -> None:
    events = (turn.DiceRerolled(A, [1], ["gish"]), turn.TurnEnded(A), turn.DiceRolled(A, ["zi"]))
    assert lines(english, *events) == [f"{ADA} rerolls a die (wood). Next dice: life."]
    assert lines(french, *events) == [f"{ADA} relance un dé (bois). Prochains dés\u00a0: vie."]


@rule("M15.7")
def test_whoever_leaves_a_region_is_told_what_that_gives_up(english: Words, french: Words) -> None:
    moved = explore.UnitMoved(A, "archer", NAGAR, TERQA, 1, [], 3, 2)
    lone = explore.UnitMoved(A, "archer", TERQA, UMMA, 1, [], 1)
    assert lines(english, moved) == [f"{ADA} moves an Archer to Terqa, giving up Nagar (\u22123 VP with its token)."]
    assert lines(french, moved) == [
        f"{ADA} déplace un Archer à Terqa, en abandonnant Nagar (\u22123 PV avec son jeton)."
    ]
    assert so_far(english, FOLDING, [moved, lone], NAMES) == [
        "1. Archer to Terqa, giving up Nagar (\u22123 VP with its token)",
        "2. Archer to Umma, giving up Terqa (\u22121 VP)",
    ]
    back = explore.UnitMoved(A, "archer", TERQA, NAGAR, 1, [])
    assert lines(english, moved, back) == [f"{ADA} moves an Archer to Terqa and an Archer to Nagar."], "not for good"


@rule("M6.9", "M15.7")
def test_where_a_unit_went_that_gave_a_region_up_is_told_with_it_however_briefly(english: Words, french: Words) -> None:
    moved = explore.UnitMoved(A, "archer", NAGAR, TERQA, 1, [], 1)
    resolved = (tokens.EventTurned(A, TERQA, "ev2"), tokens.EventResolved(A, TERQA, "ev2", 2, 1, 4, True))
    assert lines(english, moved, *resolved)[0] == f"{ADA} moves an Archer to Terqa, giving up Nagar (\u22121 VP)."
    assert lines(french, moved, *resolved)[0] == f"{ADA} déplace un Archer à Terqa, en abandonnant Nagar (\u22121 PV)."
    (line,) = FOLDING.lines([moved])
    told = [say(english, each, NAMES) for each in line.wordings]
    assert len(told) > 2
    assert all("to Terqa, giving up Nagar (\u22121 VP)" in each for each in told)


@rule("M15.7")
def test_whose_points_fell_is_told_why(english: Words, french: Words) -> None:
    changes = [{"event": -6, "regions": 1}, {"event": 6}, {}, {"population": -3, "gardens": 3}]
    events = (rounds.RoundEnded(9, False, [7, 15, 7, 3], changes),)
    fallen = "Lost VP in round 9: Ada \u22125 (overtaken on the Event track \u22126, regions +1)."
    assert lines(english, *events) == [
        "**Round 9 ends** · VP without Quests: Ada 7 (\u22125), Bilal 15 (+6), Chloe 7, Dario 3",
        fallen,
    ]
    long, short = (
        rounds.RoundEnded(9, False, [7], [changes])
        for changes in ({"event": -6, "tokens": -2, "regions": 1}, {"event": -6})
    )
    telling = "PV perdus à la Manche 9\u00a0: "
    assert lines(french, long)[1] == (
        f"{telling}Ada \u22127 (dépassement sur la piste Événement \u22126, jetons Événement \u22122, régions +1)."
    ), "with its reasons even where they are long"
    assert lines(french, short)[1] == f"{telling}Ada \u22126 (dépassement sur la piste Événement \u22126)."
    news = since(english, FOLDING, [Press(events)], NAMES, A)
    assert (news.heading, fallen in news.lines) == ("Since you last played", True), "nothing was done to Ada"


@rule("M15.7")
def test_a_line_tells_whose_points_fell_with_few_reasons(english: Words) -> None:
    changes = [{"event": -3}, {"population": -3}, {"event": -3, "regions": -1}, {"regions": 1}]
    assert lines(english, rounds.RoundEnded(5, False, [7, 9, 7, 3], changes))[1:] == [
        "Lost VP in round 5: Ada \u22123 (overtaken on the Event track \u22123) "
        "· Bilal \u22123 (overtaken on the Population track \u22123).",
        "Lost VP in round 5: Chloe \u22124 (overtaken on the Event track \u22123, regions \u22121).",
    ]


@rule("M14.14", "M15.7")
def test_lost_points_and_completed_events_outweigh_buildings(english: Words) -> None:
    events = [
        *(build.ZigguratBuilt(B, level, "white", {"stone": 1}) for level in range(2, 5)),
        *(
            event
            for seat in (B, C, D) * 5
            for event in (economy.UnitCreated(seat, "archer", NAGAR, {}), turn.TurnEnded(seat))
        ),
        tokens.EventRoundPassed(C, TERQA, "ev5", 6),
        tokens.EventResolved(C, TERQA, "ev5", 1, 3, 6, False),
        rounds.RoundEnded(6, False, [7, 15, 7, 3], [{"event": -3, "population": -2}, {}, {"event": 3}, {}]),
        *(event for seat in (B, C, D) * 5 for event in (build.WallBuilt(seat, UMMA, {}), turn.TurnEnded(seat))),
    ]
    told = [*lines(english, *events), *since(english, FOLDING, [Press(events)], NAMES, A).lines]
    assert len([line for line in told if "completes Nomad Riders" in line]) == 2
    assert len([line for line in told if line.startswith("Lost VP in round 6: Ada \u22125 (")]) == 2


@rule("M15.7")
@pytest.mark.parametrize("rows", range(1, 10))
def test_however_little_room_there_is_a_panel_says_why_its_readers_points_fell(english: Words, rows: int) -> None:
    attacked = combat.CombatBegan(NAGAR, B, A, {"archer": 1}, {"spearman": 1})
    changes = [{"population": -3}, {}, {"event": -2}, {"event": 3}]
    events = [
        *(event for seat in (B, C, D) for event in (build.WallBuilt(seat, UMMA, {}), turn.TurnEnded(seat))),
        attacked,
        tokens.EventResolved(C, TERQA, "ev5", 1, 3, 6, False),
        rounds.RoundEnded(6, False, [7, 15, 7, 3], changes),
        rounds.RoundBegan(7, [A, B, C, D]),
    ]
    fell = "Ada \u22123 (overtaken on the Population track \u22123)"
    for told in (events, [event for event in events if event is not attacked]):
        news = since(english, FOLDING, [Press(told)], NAMES, A, rows)
        assert [fell in line for line in news.lines].count(True) == 1


@rule("M16.25")
@pytest.mark.parametrize("rows", range(1, 10))
def test_however_little_room_there_is_a_panel_says_how_its_readers_own_combat_ended(english: Words, rows: int) -> None:
    events = [
        *(event for seat in (B, C, D) for event in (build.WallBuilt(seat, UMMA, {}), turn.TurnEnded(seat))),
        combat.CombatBegan(NAGAR, A, None, {"archer": 1}, {"spearman": 1}),
        battle.CombatWon(NAGAR, A, None, "attacker", A, {}, {}, {}, {"spearman": 1}),
        rounds.RoundEnded(6, False, [7, 15, 7, 3], [{}, {"event": 3}, {}, {}]),
        rounds.RoundBegan(7, [A, B, C, D]),
    ]
    news = since(english, FOLDING, [Press(events)], NAMES, A, rows)
    assert ["Nagar" in line for line in news.lines].count(True) == 1


@rule("M13.8")
def test_where_somebody_was_passed_all_are_told_how_they_stand(english: Words, french: Words) -> None:
    grew = [
        economy.Grew(C, 3, {"food": 3}, [A, B], [C, A, B, D], [3, 2, 2, 2]),
        economy.Grew(A, 3, {"food": 3}, [C], [A, C, B, D], [3, 3, 2, 2]),
        economy.Grew(A, 4, {"food": 3}),
    ]
    assert lines(english, *grew) == [
        f"{CHLOE} grows to Population 3.",
        f"{ADA} grows to Population 4.",
        "Population track: Ada leads (square 4), then Chloe (3), **Bilal** (2), Dario (2).",
    ]
    assert lines(french, *grew)[-1] == (
        "Piste Population\u00a0: Ada en tête (case 4), puis Chloe (3), **Bilal** (2), Dario (2)."
    )
    assert len(lines(english, grew[0], rounds.RoundBegan(2, [A, B]), grew[1])) == 5, "each round by itself"
    resolved = tokens.EventResolved(B, TERQA, "ev5", 1, 3, 6, False, [A], [B, A, C, D], [6, 3, 2, 2])
    assert len(lines(english, *grew, resolved)) == 4, "both tracks in a line"
    back = economy.Grew(A, 3, {"food": 3}, [C], [A, B, C, D], [3, 3, 3, 2]), economy.Grew(B, 3, {"food": 3})
    there = economy.Grew(C, 3, {"food": 3}, [B, A], [C, A, B, D], [3, 2, 2, 2])
    assert not any("track" in line for line in lines(english, there, *back)), "they are ahead again"


def test_sums_say_where_units_went_and_what_was_built(english: Words) -> None:
    done = [
        explore.UnitMoved(A, "archer", NAGAR, TERQA, 1),
        build.WallBuilt(A, TERQA, {}),
        economy.Gathered(A, "unit", NAGAR, {"food": 2}),
    ]
    turns_of_ada = [event for _ in range(12) for event in (*done, turn.TurnEnded(A))]
    assert lines(english, *turns_of_ada)[0] == (
        f"{ADA} moves an Archer to Terqa 5 times, builds a Wall in Terqa 5 times and gathers 10 resources."
    )


@rule("M14.8")
def test_sums_say_where_events_are_and_what_came_of_them(english: Words, french: Words) -> None:
    begun = tokens.EventTurned(A, TERQA, "ev5"), tokens.EventChosen(A, TERQA, "ev5", 2, {"food": 1})
    over = tokens.EventTurned(A, UMMA, "ev2"), tokens.EventResolved(A, UMMA, "ev2", 2, 1, 4, True)
    walls = [event for _ in range(12) for event in (build.WallBuilt(B, TERQA, {}), turn.TurnEnded(B))]
    events = *begun, turn.TurnEnded(A), *over, turn.TurnEnded(A), *walls
    assert lines(english, *events)[0] == (
        f"{ADA} explores Terqa (Nomad Riders: six rounds begin) and Umma (Oasis of Palms: Event +1 → 4)."
    )
    assert lines(french, *events)[0] == (
        f"{ADA} explore Terqa (Cavaliers nomades\u00a0: début des six Manches) "
        "et Umma (Oasis aux palmiers\u00a0: Événement +1 → 4)."
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
        f"{CHLOE} builds Gardens 4: 6 VP; next: 3 Stone, 2 Wood, 2 Clay, 1 Food.",
        f"{CHLOE} builds Gardens 5: 7 VP – the game ends with this round.",
    ]


@rule("M14.13", "M14.14")
def test_the_end_of_a_round_tells_events_points_and_the_new_order(english: Words) -> None:
    events = (
        tokens.EventRoundPassed(A, NAGAR, "ev1", 4),
        tokens.EventGave(A, NAGAR, "ev1", {"tablet": 1}),
        tokens.EventRoundPassed(B, TERQA, "ev5", 6),
        tokens.EventPlaced(B, TERQA, "ev5", "horseman"),
        tokens.EventResolved(B, TERQA, "ev5", 1, 3, 6, False, [A], [B, A, C, D], [6, 5, 2, 1]),
        rounds.RoundEnded(9, False, [12, 9, 7, 3]),
        rounds.RoundBegan(10, [B, A, D, C]),
    )
    assert lines(english, *events) == [
        f"{BILAL} completes Nomad Riders in Terqa: a Horseman, Event +3 → 6.",
        "Events: Village with Ancient Wisdom after 4 of 6 rounds (Ada: +📜\u20601).",
        "**Round 9 ends** · VP without Quests: Ada 12, Bilal 9, Chloe 7, Dario 3",
        "Event track: Bilal leads (square 6), then **Ada** (5), Chloe (2), Dario (1).",
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
        f"{ADA} keeps these Quests: 3 Settlements + 1 Stone · Event 7 + 1 Clay · 5 Amphorae.",
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


@pytest.mark.parametrize(
    ("event", "in_english", "in_french"),
    [
        (turn.PawnPutAside(A), "You put the pawn aside.", "Vous mettez votre pion de côté."),
        (turn.DiceRerolled(A, [1], ["an"]), "You reroll a die for free: ", "Vous relancez un dé gratuitement"),
        (turn.TurnEnded(A), "You end the turn.", "Vous terminez votre Tour."),
        (combat.BidSealed(A), "You have bid.", "Vous avez enchéri."),
        (combat.BidOpened(A, NAGAR, {"force": 1}, 1, {}), "You bid 1 Force in ", "Vous misez 1 Force à "),
        (
            battle.PhalanxesAllotted(A, A, NAGAR, "tactics", {"a1": 1}, {}, 0, ["archer"]),
            "You place Phalanxes on Tactics in ",
            "Vous placez des Phalanges en Tactique à ",
        ),
        (battle.LinesArranged(A, NAGAR, [], []), "You arrange 0 lines in ", "Vous disposez "),
    ],
)
def test_a_player_is_addressed_where_their_own_steps_are_told(
    event: Event, in_english: str, in_french: str, english: Words, french: Words
) -> None:
    for words, said in ((english, in_english), (french, in_french)):
        (told,) = so_far(words, FOLDING, [event], NAMES, A)
        assert told.replace("\u00a0", " ").startswith(f"1. {said}")
        assert "Ada" not in told


def test_of_a_turn_that_is_over_its_end_is_told_only_where_nothing_was_done(english: Words) -> None:
    acted, ended = turn.ActionBegun(A, "growth", 1), turn.TurnEnded(A)
    assert just_done(english, FOLDING, [acted, ended], NAMES, A) == ["Growth 1 (pawn)"]
    assert just_done(english, FOLDING, [ended], NAMES, A) == ["You end the turn."]
    assert len(so_far(english, FOLDING, [acted, ended], NAMES, A)) == 2, "a draft tells every step"


@rule("M14.1")
def test_an_event_that_is_asked_about_is_not_told_beside_its_question(english: Words) -> None:
    acted, turned = turn.ActionBegun(A, "explore", 1), tokens.EventTurned(A, TERQA, "ev5")
    assert so_far(english, FOLDING, [acted, turned], NAMES, A) == ["1. Explore 1 (pawn)"]
    assert len(so_far(english, FOLDING, [turned], NAMES, A)) == 1, "or else nothing would be told"
    resolved = tokens.EventResolved(A, TERQA, "ev5", 1, 3, 6, False)
    assert len(so_far(english, FOLDING, [acted, turned, resolved], NAMES, A)) == 2
