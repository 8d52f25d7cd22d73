"""What a newcomer took for a false timeline: undoing, empires and turns stand where they belong, in post and panel."""

from engine.after_the_flood import events as e
from engine.core.game import Event
from render.games.after_the_flood.recap import FOLDING
from render.story.recap import recap
from render.story.since import HITS, catch_up, since
from render.text.words import Words
from tests.render.recap.telling import ADA, BILAL, CHLOE, A, B, C, lines
from tests.render.wording import NAMES, Press
from tests.rules import rule

STARTED: list[Event] = [e.EmpireStarted(C, "t2-amorites", 10), e.ArmyEquipped(C, {}, 0, "A", [])]
BEGUN: list[Event] = [e.TurnBegan(2, 2150), e.Collected([5] * 3, [3] * 3, [8] * 3)]
DECLINED = e.Declined([1, 0, 0], ["egypt"], [A], [1])
TURN_2 = "**Turn 2.** Grain: Ada 5, Bilal 5, Chloe 5; textiles: Ada 3, Bilal 3, Chloe 3."


def invaded(area: str, city: int | None = None) -> list[Event]:
    """An action of Chloe, and one of Bilal that parts it from her next."""
    return [e.Invaded(C, "uruk", area, city), e.Passed(B, {}, 0)]


def test_a_note_of_undoing_stands_between_what_came_before_and_after(english: Words) -> None:
    story = [Press([e.CityBuilt(A, "ur")]), Press([], A, 3), Press(invaded("umma", A)[:1])]
    expected = [
        f"{ADA} builds a city in Ur.",
        "Undone at Ada's request: 3 actions.",
        f"{CHLOE} invades Umma (**Ada**'s city, no loss).",
    ]
    assert recap(english, FOLDING, story, NAMES) == expected
    many = [*(Press([e.CityBuilt(A, "ur")]) for _ in range(9)), Press([], A, 3), *story[2:]]
    assert recap(english, FOLDING, many, NAMES, 4) == [f"{ADA} builds 8 cities.", *expected]
    twice = [*many, *(Press([e.CityBuilt(A, "ur")]) for _ in range(9))]
    told = recap(english, FOLDING, twice, NAMES, 4)
    assert told[:2] == [f"{ADA} builds 9 cities.", expected[1]], "nothing is added up with what was done after it"


def test_an_empire_is_told_before_its_invasions_however_much_there_is_to_tell(english: Words) -> None:
    wars = [event for area in ("ur", "umma", "eridu", "nippur") for event in invaded(area, A)]
    built = [e.CityBuilt(B, "sippar")] * 9
    for most in (4, 8, 20):
        told = lines(english, *built, *STARTED, *wars, *built, most=most)
        start = next(n for n, line in enumerate(told) if "starts the Amorite empire" in line)
        assert start < min(n for n, line in enumerate(told) if line.startswith(f"{CHLOE} invades"))


def test_what_was_done_to_several_is_not_put_together_across_the_start_of_an_empire(english: Words) -> None:
    """Else Chloe was beaten before her empire was started."""

    def fight(area: str, defender: int) -> list[Event]:
        rolled = e.Rolled(B, area, 4, 5, 9, 7, True, defender)
        return [e.AttackDeclared(B, area, defender, 1), rolled, e.Invaded(B, "uruk", area), e.Passed(A, {}, 0)]

    told = lines(english, *fight("ur", A), *fight("umma", A), *STARTED, *fight("eridu", C), *fight("isin", C), most=3)
    beaten = [line for line in told if "beats" in line or "starts" in line]
    assert [line.partition(" in ")[0] for line in beaten] == [
        f"{BILAL} beats **Ada**",
        f"{CHLOE} starts the Amorite empire (rated 1st) with 10 armies.",
        f"{BILAL} beats **Chloe**",
    ]


def test_a_turn_is_headed_before_its_decline_and_its_empires(english: Words) -> None:
    told = lines(english, e.TurnEnded(1, [0, 0, 0]), *BEGUN, DECLINED, *STARTED)
    assert [line.partition(" (")[0] for line in told] == [
        "**Turn 1 ends.** VP: Ada 0, Bilal 0, Chloe 0.",
        TURN_2,
        "Decline: **Ada** loses 1 worker",
        "Empires of this turn, with their armies: Amorites 10, Isin 5, Larsa 5.",
        f"{CHLOE} starts the Amorite empire",
    ]


def test_what_hit_a_reader_in_the_next_turn_says_in_which(english: Words) -> None:
    story = [Press([*invaded("umma", A), e.TurnEnded(1, [0, 0, 0]), *BEGUN, DECLINED, *invaded("ur", A)])]
    expected = [
        "🟢 Chloe invades Umma (**your city**, no loss).",
        "**Turn 2 · 2150 BC** · Decline: **Ada** loses 1 worker (Egypt).",
        "🟢 Chloe invades Ur (**your city**, no loss).",
        "**Everything else**",
    ]
    assert list(since(english, FOLDING, story, NAMES, A, rows=20).lines[:4]) == expected
    (page,) = catch_up(english, FOLDING, story, NAMES, A)
    assert page.told[:5] == ["**What was done to you**", *expected]
    assert TURN_2 in page.told


def test_where_the_worst_comes_first_the_heading_says_so(english: Words, french: Words) -> None:
    entered = [event for _ in range(HITS) for event in invaded("umma", A)]
    story = [Press([*entered, e.CityDestroyed(C, "umma", A, 2)])]
    news = since(english, FOLDING, story, NAMES, A)
    assert news.heading == "What was done to you (the worst first)"
    assert news.lines[0] == "🟢 Chloe destroys **your city** in Umma."
    assert since(french, FOLDING, story, NAMES, A).heading == "Ce que vous avez subi (le plus grave d'abord)"
    assert since(english, FOLDING, [Press(entered)], NAMES, A).heading == "What was done to you"


def test_a_sum_of_a_player_who_is_told_of_says_that_there_is_more(english: Words, french: Words) -> None:
    hit = e.WorkersPlaced(B, "grain", 1, "egypt", [A])
    built, passed = [e.CityBuilt(B, "ur")] * 9, e.Passed(A, {}, 0)
    assert lines(english, hit, *built, most=2) == [
        f"{BILAL} places 1 worker in Egypt for 1 grain (ahead of **Ada**).",
        f"{BILAL} otherwise builds 9 cities.",
    ]
    assert lines(french, hit, *built, most=2)[1] == f"{BILAL}, par ailleurs, construit 9 cités."
    between = e.CityDestroyed(C, "ur", A, 2)
    assert lines(english, hit, between, *built, most=3)[2] == f"{BILAL} otherwise builds 9 cities."
    assert lines(english, passed, *built, between, most=2)[0] == f"{BILAL} builds 9 cities."


def test_a_sum_stands_below_the_single_line_that_it_adds_to(english: Words) -> None:
    built, placed = e.CityBuilt(B, "ur"), [e.WorkersPlaced(B, "grain", 1, "elam"), e.Passed(A, {}, 0)]
    single = e.WorkersPlaced(B, "grain", 1, "egypt", [A])
    told = lines(english, e.CityMoved(B, "ur", "umma"), built, *placed * 6, e.CityBuilt(C, "ur"), single, most=5)
    assert told[-2:] == [
        f"{BILAL} places 1 worker in Egypt for 1 grain (ahead of **Ada**).",
        f"{BILAL} otherwise places 6 workers.",
    ]


@rule("F7.9", "F11.9")
def test_only_a_city_that_is_not_harmed_is_said_to_lose_nothing(english: Words, french: Words) -> None:
    entered = e.Invaded(C, "uruk", "umma", A)
    assert lines(english, entered) == [f"{CHLOE} invades Umma (**Ada**'s city, no loss)."]
    assert lines(french, entered) == [f"{CHLOE} envahit Umma (cité d'**Ada**, sans perte)."]
    assert lines(english, entered, e.RepeatPaid(C), e.CityDestroyed(C, "umma", A, 2)) == [
        f"{CHLOE} invades Umma (**Ada**'s city), then destroys **Ada**'s city in Umma."
    ]
