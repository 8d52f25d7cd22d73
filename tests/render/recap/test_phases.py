"""The automatic phases of After the Flood in few lines."""

from engine.after_the_flood import GAME
from engine.after_the_flood import events as e
from render.games.after_the_flood.recap import FOLDING
from render.games.after_the_flood.recap.groups import CHAPTERS
from render.story.since import since
from render.text.words import Words
from tests.render.recap.telling import A, B, C, lines
from tests.render.wording import NAMES, Press
from tests.rules import rule


def test_the_lot_and_the_first_goods_are_a_line_each(english: Words) -> None:
    begun = (e.OrderDrawn([1, 0, 2]), e.TurnBegan(1, 2500), e.Collected([5] * 3, [3] * 3, [8] * 3))
    assert lines(english, *begun) == [
        "Order of play, by lot: Bilal, Ada, Chloe.",
        "Each player has 10 workers, 5 grain, 3 textiles, 1 wood, 1 metal, 1 tool, 1 oil and 1 gold.",
        "Empires of this turn, with their armies: Akkad 10, Guti 8, Sumer 3.",
    ]


def test_each_phase_between_two_turns_is_a_line(english: Words, french: Words) -> None:
    phases = (
        e.OrderSet([1, 0, 2]),
        e.EmpireScored([8, 0, 3]),
        e.TurnEnded(3, [58, 61, 49]),
        e.TurnBegan(4, 1450),
        e.Collected([4, 6, 4], [3, 3, 2], [8, 8, 8]),
        e.Declined([5, 7, 5]),
    )
    assert lines(english, *phases) == [
        "VP for empires: Ada 8, Chloe 3.",
        "**Turn 3 ends.** VP: Bilal 61, Ada 58, Chloe 49. New order of play: Bilal, Ada, Chloe.",
        "Workers lost in the decline: **Bilal** 7, **Ada** 5, **Chloe** 5. Dilmun is now empty.",
        "**Turn 4.** Grain: Bilal 6, Ada 4, Chloe 4; textiles: Bilal 3, Ada 3, Chloe 2.",
        "Empires of this turn, with their armies: Hittites 10, Kassites 10, Egypt 10.",
    ]
    assert lines(french, *phases)[1] == (
        "**Fin du tour 3.** Points\u00a0: Bilal 61, Ada 58, Chloe 49. Nouvel ordre de jeu\u00a0: Bilal, Ada, Chloe."
    )


def test_a_new_order_is_told_at_once_while_the_turn_goes_on(english: Words) -> None:
    assert lines(english, e.OrderSet([1, 0, 2])) == ["Order of play: Bilal, Ada, Chloe."]
    assert lines(english, e.TurnEnded(3, [58, 61, 49])) == ["**Turn 3 ends.** VP: Bilal 61, Ada 58, Chloe 49."]


@rule("F14.1")
def test_whoever_falls_in_the_order_of_play_is_told_with_the_bids(english: Words, french: Words) -> None:
    order = e.OrderSet([C, B, A], [A, B, C], [0, 2, 5])
    ended = [order, e.TurnEnded(3, [58, 61, 49])]
    assert lines(english, *ended) == [
        "Order of play, by bids: Chloe 5, Bilal 2, **Ada** 0 (was 1st).",
        "**Turn 3 ends.** VP: Bilal 61, Ada 58, Chloe 49.",
    ]
    assert lines(french, order) == [
        "Ordre de jeu selon les mises\u00a0: Chloe (mise de 5), Bilal (mise de 2), "
        "**Ada** (sans mise\u202f; avant\u00a0: 1re place)."
    ]
    (told, _) = FOLDING.lines(ended)
    assert (told.hits, told.overtaken) == ((A,), (A,))
    news = since(english, FOLDING, [Press(ended)], NAMES, A).lines
    assert news[0] == "Order of play, by bids: Chloe 5, Bilal 2, **Ada** 0 (was 1st)."
    kept = e.OrderSet([A, B, C], [A, B, C], [5, 2, 0])
    assert lines(english, kept, ended[1]) == ["**Turn 3 ends.** VP: Bilal 61, Ada 58, Chloe 49."], "nothing new"
    assert len(lines(english, order, e.TurnEnded(5, [58, 61, 49]))) == 1, "nobody plays any more"


def test_after_the_last_turn_there_is_no_new_order_of_play(english: Words) -> None:
    ended = lines(english, e.OrderSet([1, 0, 2]), e.TurnEnded(5, [58, 61, 49]))
    assert ended == ["**Turn 5 ends.** VP: Bilal 61, Ada 58, Chloe 49."]


def test_fewer_workers_than_usual_are_told(english: Words) -> None:
    begun = (e.TurnBegan(3, 1800), e.Collected([4, 6, 4], [3, 3, 2], [8, 5, 8]))
    assert lines(english, *begun)[0].endswith("; textiles: Ada 3, Bilal 3, Chloe 2; workers: Ada 8, Bilal 5, Chloe 8.")


def test_majorities_are_one_line(english: Words) -> None:
    scored = [e.MajorityScored(A, "weaving", 4), e.MajorityScored(B, "elam", 3), e.MajorityScored(A, "egypt", 4)]
    assert lines(english, *scored) == ["VP for majorities: Ada 8 (Weaving and Egypt), Bilal 3 (Elam)."]


def test_every_event_has_a_chapter() -> None:
    chapters = [event for events in CHAPTERS.values() for event in events]
    assert sorted(map(str, [*chapters, e.OpportunityPaid])) == sorted(map(str, GAME.events))


@rule("F5.2")
def test_a_decline_tells_everybody_where_they_lost_how_many(english: Words, french: Words) -> None:
    lost = e.Declined([4, 0, 1], ["egypt", "dilmun", "scribes", "elam"], [A, A, A, C], [1, 2, 1, 1])
    assert [(line.hits, line.seats) for line in FOLDING.lines([lost])] == [((A,), ()), ((C,), ())]
    assert lines(english, lost) == [
        "Decline: **Ada** loses 4 workers (Egypt, Dilmun 2, Scribes).",
        "Decline: **Chloe** loses 1 worker (Elam).",
    ]
    assert lines(french, lost)[0] == "Déclin\u00a0: **Ada** perd 4 ouvriers (Égypte, Dilmun ×2, Scribes)."
    places = ["hittites", "mittani", "amorites", "kassites", "dilmun", "irrigation", "tool_makers"]
    much = e.Declined([8, 0, 0], places, [A] * 7, [1, 1, 1, 1, 2, 1, 1])
    assert lines(english, much) == [
        "Decline: **Ada** loses 8 workers (Hittites, Mittani, Amorites, Kassites, Dilmun 2, Irrigation, Tool Makers)."
    ]
