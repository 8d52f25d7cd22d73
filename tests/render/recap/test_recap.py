"""Events of several presses become few lines, with notes of the table between them; the dull ones fold first."""

from collections.abc import Sequence

from engine.after_the_flood import events as e
from engine.core.decision import Text
from engine.core.game import Event
from engine.core.play import shown
from render.games.after_the_flood.recap import FOLDING
from render.story.line import OneByOne
from render.story.recap import recap, so_far
from render.text.words import Words
from tests.render.recap.telling import ADA, BILAL, CHLOE, A, B, C, lines, rolled
from tests.render.wording import NAMES, Press, table_words
from tests.rules import rule
from tests.toy import TOY
from tests.toy import events as toy


def test_of_lines_that_are_alike_the_oldest_are_told_in_sums(english: Words, french: Words) -> None:
    built = [e.CityBuilt(n % 3, "ur") for n in range(11)]
    told = lines(english, *built)
    assert told[:4] == [
        f"{ADA} builds 2 cities.",
        f"{BILAL} builds 2 cities.",
        f"{CHLOE} builds 2 cities.",
        f"{ADA} builds a city in Ur.",
    ]
    assert len(told) == 8
    assert lines(french, *built)[0] == f"{ADA} construit 2 cités."
    assert len(lines(english, *built[:8])) == 8


def test_what_cannot_be_added_up_is_counted_at_the_end(english: Words, french: Words) -> None:
    orders = [e.OrderSet([n % 3, (n + 1) % 3, (n + 2) % 3]) for n in range(10)]
    assert lines(english, *orders)[-1] == "… and 3 more lines (see Log)."
    assert lines(english, *orders)[0].startswith("Order of play")
    assert lines(french, *orders)[-1] == "… et 3 autres lignes (voir le journal)."


def test_whoever_is_hit_is_named_and_never_folded_away(english: Words) -> None:
    """A city destroyed long ago stays; a pass, a trade and workers placed go before cities that are built."""
    destroyed = e.CityDestroyed(B, "nippur", A, 2)
    dull = (e.Passed(C, {}, 0), e.Swapped(A, "egypt", "oil", "gold", False), e.WorkersPlaced(C, "grain", 1, "egypt"))
    built = [e.CityBuilt(n % 3, "ur") for n in range(5)]
    told = lines(english, destroyed, *built[:3], *dull, *built[3:], most=7)
    assert told[0] == f"{BILAL} destroys **Ada**'s city in Nippur."
    assert told[3:5] == [f"{ADA} builds a city and makes a trade.", f"{CHLOE} otherwise places a worker."]
    assert all("builds a city in" in line for line in told[1:3] + told[5:])


def test_the_same_done_to_somebody_again_and_again_is_put_together(english: Words, french: Words) -> None:
    """F7.9: whose city stands where armies fight or come is said as well; only whoever loses something is hit."""
    entered = [e.Invaded(B, "sippar", area, A) for area in ("nippur", "ur")]
    fights = [[e.AttackDeclared(C, "umma", A, 1), e.Rolled(C, "umma", 3, 3, 6, 5, True, A, B)] for _ in range(3)]
    won = [event for fight in fights for event in (*fight, e.Invaded(C, "ur", "umma", B), e.Passed(B, {}, 0))]
    lost = [e.AttackDeclared(C, "ur", A, 1), e.Rolled(C, "ur", 1, 1, 2, 5, False, A), e.AttackFailed(C, "ur")]
    story = [entered[0], e.CityBuilt(C, "ur"), entered[1], *won, *lost]
    assert lines(english, *story, most=4) == [
        f"{CHLOE} builds a city in Ur.",
        f"{BILAL} invades Nippur (**Ada**'s city, no loss) and Ur (**Ada**'s city, no loss).",
        f"{CHLOE} beats **Ada** in Umma (Bilal's city) 3 times. **Ada** loses 3 armies.",
        f"{CHLOE} attacks **Ada** in Ur: rolls 2 (a miss). The attack fails.",
    ]
    assert f"{CHLOE} bat **Ada** 3 fois à Umma (cité de Bilal). **Ada** perd 3 armées." in lines(french, *story, most=4)
    assert len(lines(english, *story, most=20)) == 10


def test_a_post_tells_everything_as_it_came_about(english: Words) -> None:
    fought = [e.AttackDeclared(C, "ur", B, 1), rolled("ur", 9, True), e.Invaded(C, "uruk", "ur")]
    levelled = e.ScribePlaced(B, "guti", [], A)
    declined = e.Declined([0, 0, 1], ["egypt"], [C], [1])
    destroyed = [e.OpportunityPaid(C, "worker"), e.CityDestroyed(C, "babylon", A, 2)]
    assert lines(english, e.CityBuilt(A, "umma"), levelled, declined, *fought, *destroyed) == [
        f"{ADA} builds a city in Umma.",
        f"{BILAL} uses a scribe to place a worker among the Guti (level with **Ada**).",
        "Decline: **Chloe** loses 1 worker (Egypt).",
        f"{CHLOE} attacks **Bilal** in Ur: rolls 9. The attack succeeds. **Bilal** loses 1 army.",
        f"{CHLOE} pays 1 extra worker and destroys **Ada**'s city in Babylon.",
    ]


def test_what_was_done_in_a_turn_of_the_game_is_told_before_the_next(english: Words) -> None:
    destroyed = [e.CityDestroyed(C, area, A, 2) for area in ("ur", "umma")]
    placed = [e.WorkersPlaced(B, "grain", 1, "elam")] * 4
    ended = e.TurnEnded(1, [0, 4, 0])
    begun = [e.TurnBegan(2, 2100), e.Collected([5, 4, 3], [3] * 3, [8] * 3), e.Declined([0, 0, 1], ["egypt"], [C], [1])]
    turns = [
        f"{CHLOE} destroys **Ada**'s city in Ur.",
        "**Turn 1 ends.** VP: Bilal 4, Ada 0, Chloe 0.",
        "**Turn 2.** Grain: Ada 5, Bilal 4, Chloe 3; textiles: Ada 3, Bilal 3, Chloe 3.",
        "Decline: **Chloe** loses 1 worker (Egypt).",
        "Empires of this turn, with their armies: Amorites 10, Isin 5, Larsa 5.",
        f"{CHLOE} destroys **Ada**'s city in Umma.",
    ]
    short = [e.CityBuilt(B, "eridu"), destroyed[0], ended, *begun, destroyed[1]]
    assert lines(english, *short) == [f"{BILAL} builds a city in Eridu.", *turns]
    long = [*short[:1], *(each for event in placed for each in (event, e.Passed(C, {}, 0))), *short[1:]]
    summed = f"{BILAL} builds a city and places 4 workers."
    assert lines(english, *long, most=4) == [summed, *turns], "what comes is not folded"
    over = [*long, e.TurnEnded(2, [0, 4, 0])]
    assert lines(english, *over, most=4)[-4:-1] == [
        "**Turn 2 · 2100 BC** · Decline: **Chloe** loses 1 worker (Egypt).",
        f"{CHLOE} destroys **Ada**'s city in Umma.",
        "**Turn 2 ends.** VP: Bilal 4, Ada 0, Chloe 0.",
    ], "a turn whose first line is folded is named all the same"


@rule("F8.2")
def test_a_lead_taken_is_told_without_the_part_of_the_workers_that_took_it(english: Words, french: Words) -> None:
    """Two came for a textile, one by a scribe drew level: "places 1 worker" would be too few."""
    action = [
        e.WorkersPlaced(A, "textile", 2, "amorites"),
        e.ScribeMoved(A, "elam", "amorites", [], C),
        e.ScribePlaced(A, "egypt", [B]),
    ]
    more = [e.CityBuilt(B, "ur"), e.ScribePlaced(A, "egypt", [B])]
    assert lines(english, *action, *more, most=2)[1:] == [
        f"{ADA} draws level with **Chloe** among the Amorites and overtakes **Bilal** in Egypt (in workers).",
        f"{ADA} otherwise places 4 workers and moves a worker.",
    ]
    assert lines(french, *action, *more, most=2)[1] == (
        f"{ADA} égale **Chloe** chez les Amorrites et dépasse **Bilal** en Égypte (en ouvriers)."
    )
    both = e.ScribePlaced(A, "elam", [B], C)
    assert lines(english, both, *action, *more, most=2)[1].startswith(
        f"{ADA} overtakes **Bilal** and draws level with **Chloe** in Elam, draws level with **Chloe** among"
    )


def test_cities_and_leads_lost_to_one_player_are_put_together(english: Words) -> None:
    passed = e.Passed(C, {}, 0)
    story: list[Event] = []
    for area in ("ur", "umma"):
        story += [e.CityDestroyed(B, area, A, 2), passed]
    story += [e.WorkersPlaced(B, "grain", 1, "egypt", [A]), passed]
    story += [e.WorkersPlaced(B, "grain", 1, "elam", [A, C]), e.ScribePlaced(B, "weaving"), passed]
    story += [e.ScribePlaced(B, "guti", [], A)]
    assert lines(english, *story, most=4) == [
        f"{BILAL} destroys **Ada**'s city in Ur and **Ada**'s city in Umma.",
        f"{CHLOE} passes without a bid.",
        f"{BILAL} overtakes **Ada** in Egypt, overtakes **Ada** and **Chloe** in Elam "
        "and draws level with **Ada** among the Guti (in workers).",
        f"{BILAL} otherwise places 4 workers.",
    ]


def test_points_stay_and_whoever_was_hit_is_told_of_beside_them(english: Words) -> None:
    """Of a whole turn everybody is told what hit whom, points and how all stand; the rest in sums."""
    destroyed = [e.CityDestroyed(1 + n % 2, "ur", 2 - n % 2, 2) for n in range(12)]
    ends = [e.CityExpanded(B, "ur", ["oil"], 7), e.CityExpanded(B, "umma", [], 4), e.CityExpanded(C, "eridu", [], 4)]
    ended = [e.EmpireScored([2, 4, 0]), *ends, e.TurnEnded(1, [2, 15, 4])]
    hits = [
        f"{BILAL} destroys **Chloe**'s city in Ur 6 times.",
        f"{CHLOE} destroys **Bilal**'s city in Ur 6 times.",
    ]
    for most in (8, 2):
        assert lines(english, *destroyed, *ended, most=most) == [
            *hits,
            "VP for empires: Ada 2, Bilal 4; for cities: Bilal 11 (Ur and Umma), Chloe 4 (Eridu).",
            "**Turn 1 ends.** VP: Bilal 15, Chloe 4, Ada 2.",
        ]
    assert lines(english, *destroyed, *ended[:-1]) == [
        *hits,
        "VP for empires: Ada 2, Bilal 4.",
        f"{BILAL} expands Ur with 2 wood and 1 oil (7 VP) and Umma with 2 wood (4 VP): 11 VP.",
        f"{CHLOE} expands the city in Eridu with 2 wood: 4 VP.",
    ]
    assert lines(english, *destroyed, *ended[:-1], most=4)[-2:] == [
        f"{BILAL} otherwise expands the cities in Ur and Umma (11 VP).",
        f"{CHLOE} otherwise expands the city in Eridu (4 VP).",
    ]


def beaten(words: Words, story: Sequence[Event], most: int) -> str:
    """Find the only line of a story that tells of Chloe's fights."""
    (told,) = (line for line in lines(words, *story, most=most) if line.startswith(CHLOE))
    return told


def test_where_there_is_little_room_each_is_told_where_and_what_they_lost(english: Words, french: Words) -> None:
    """F12.5"""
    areas = ("umma", "nippur", "shuruppak", "babylon", "eridu", "lagash")

    def fight(area: str, defender: int) -> list[Event]:
        hit = e.Rolled(C, area, 4, 5, 9, 7, True, defender, B)
        return [e.AttackDeclared(C, area, defender, 1), hit, e.Invaded(C, "ur", area, B), e.Passed(B, {}, 0)]

    few = [event for n, area in enumerate(areas[:3]) for event in fight(area, n % 2)]
    city = [event for n, area in enumerate(areas) for event in fight(area, n % 2)]
    assert beaten(english, few, 4).startswith(
        f"{CHLOE} beats **Ada** in Umma (**Bilal**'s city) and in Shuruppak (**Bilal**'s city) and **Bilal** in Nippur"
    )
    assert beaten(english, few, 4).endswith(". **Ada** loses 2 armies and **Bilal** 1.")
    assert beaten(english, city, 4) == (
        f"{CHLOE} beats **Ada** in Umma, in Shuruppak and in Eridu and **Bilal** in Nippur, in Babylon and in Lagash. "
        "**Ada** loses 3 armies and **Bilal** 3."
    )
    assert beaten(french, city, 4) == (
        f"{CHLOE} bat **Ada** à Umma, à Shuruppak et à Eridu et **Bilal** à Nippur, à Babylone et à Lagash. "
        "**Ada** perd 3 armées et **Bilal** 3."
    )


def test_if_one_is_beaten_again_and_again_each_place_is_told_how_often(english: Words, french: Words) -> None:
    """F12.5"""
    fights = [
        event
        for area, defender in (("umma", A), ("umma", A), ("eridu", A), ("ur", B))
        for event in (
            e.AttackDeclared(C, area, defender, 1),
            e.Rolled(C, area, 4, 5, 9, 7, True, defender),
            e.Invaded(C, "eridu", area),
            e.Passed(B, {}, 0),
        )
    ]
    assert beaten(english, fights, 3).startswith(
        f"{CHLOE} beats **Ada** in Umma twice and in Eridu once and **Bilal** in Ur."
    )
    assert beaten(french, fights, 3).startswith(
        f"{CHLOE} bat **Ada** 2 fois à Umma et une fois à Eridu et **Bilal** à Ur."
    )


def test_a_note_of_the_table_stands_between_the_turns(english: Words) -> None:
    passed = [Press([e.Passed(seat, {}, 0)]) for seat in (A, B)]
    assert recap(english, FOLDING, [passed[0], Text("note-back", {"seat": B}), passed[1]], NAMES) == [
        f"{ADA} passes without a bid.",
        f"{BILAL} is back.",
        f"{BILAL} passes without a bid.",
    ]


def test_notes_that_say_the_same_of_several_players_are_one(english: Words, french: Words) -> None:
    notes = [Text("note-bot", {"seat": seat}) for seat in (A, B)]
    assert recap(english, FOLDING, [*notes, Text("note-back", {"seat": C})], NAMES) == [
        "Bots now play for Ada and Bilal.",
        f"{CHLOE} is back.",
    ]
    backs = [Text("note-back", {"seat": seat}) for seat in (A, B)]
    assert recap(french, FOLDING, [notes[0], *backs, notes[1]], NAMES) == [
        "Une IA joue pour Ada.",
        "Ada et Bilal sont de retour.",
        "Une IA joue pour Bilal.",
    ]


def test_a_rewind_is_told(english: Words) -> None:
    rewinds = [Press([], A, 2), Press([], None, 1)]
    assert recap(english, FOLDING, rewinds, NAMES) == [
        "Undone at Ada's request: 2 actions.",
        "Undone by the owner of the bot: 1 action.",
    ]


def test_a_game_without_a_folding_is_told_one_by_one() -> None:
    words = table_words(TOY.key, "en")
    told = [Press([toy.BidPlaced(B), toy.BidsRevealed([1, 2], B)])]
    assert recap(words, OneByOne(), told, NAMES) == [f"{BILAL} has bid.", "Bids: 1 and 2. Bilal plays first."]
    assert so_far(words, OneByOne(), [toy.Swapped(A, "reed", "fish")], NAMES) == ["1. Ada swaps reed for fish."]


def test_what_was_taken_out_of_an_event_is_told_without_it() -> None:
    words = table_words(TOY.key, "en")
    told = {seat: [Press(shown([toy.CardDrawn(A, "ox")], seat))] for seat in (None, A, B)}
    assert recap(words, OneByOne(), told[None], NAMES) == [f"{ADA} draws a card."]
    assert recap(words, OneByOne(), told[B], NAMES) == [f"{ADA} draws a card."]
    assert recap(words, OneByOne(), told[A], NAMES) == [f"{ADA} draws the ox."]
