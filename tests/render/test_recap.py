"""Events of several presses become few lines: folded by turns and phases, within the limits of a phone."""

import pytest

from engine.after_the_flood import GAME
from engine.after_the_flood import events as e
from engine.core.decision import Text
from engine.core.game import Event
from engine.core.play import shown
from render.games.after_the_flood.recap import FOLDING
from render.games.after_the_flood.recap.groups import CHAPTERS
from render.story.line import OneByOne, RecapLine
from render.story.log import Log, log_pages, whole_log
from render.story.pages import Page
from render.story.recap import by_turn, recap, so_far
from render.text.words import Words
from tests.render.wording import NAMES, Press, table_words
from tests.toy import TOY
from tests.toy import events as toy

KEY = GAME.key
A, B, C = range(3)
ADA, BILAL, CHLOE = "🔴 **Ada**", "🟪 **Bilal**", "🟢 **Chloe**"


@pytest.fixture
def english() -> Words:
    return table_words(KEY, "en")


@pytest.fixture
def french() -> Words:
    return table_words(KEY, "fr")


def lines(words: Words, *events: Event, most: int = 8) -> list[str]:
    """Tell events, each of a press of its own: where presses end makes no difference."""
    return recap(words, FOLDING, [Press([event]) for event in events], NAMES, most)


def steps(words: Words, *events: Event) -> list[str]:
    return so_far(words, FOLDING, events, NAMES)


def rolled(area: str, total: int, hit: bool, seat: int = C) -> e.Rolled:
    return e.Rolled(seat, area, total // 2, total - total // 2, total, 7, hit)


# Players' turns


def test_a_turn_is_a_line_with_the_name_first_and_marked(english: Words) -> None:
    assert lines(english, e.CityBuilt(A, "ur"), e.CityBuilt(B, "umma")) == [
        f"{ADA} builds a city in Ur.",
        f"{BILAL} builds a city in Umma.",
    ]


def test_what_a_city_brings_is_told_with_it(english: Words, french: Words) -> None:
    built = (e.CityBuilt(C, "uruk"), e.ScribeGained(C))
    assert lines(english, *built) == [f"{CHLOE} builds a city in Uruk, gaining a scribe."]
    assert lines(french, *built) == [f"{CHLOE} construit une cité à Uruk, avec un scribe en plus."]


def test_an_extra_cost_is_told_with_its_action(english: Words) -> None:
    paid = (e.OpportunityPaid(A, "worker"), e.CityMoved(A, "ur", "eridu"), e.ToolMakerGained(A))
    assert lines(english, *paid) == [f"{ADA} pays 1 worker and moves a city from Ur to Eridu, gaining a tool maker."]


def test_actions_of_one_player_in_a_row_are_parted_by_their_extra_costs(english: Words) -> None:
    placed = [e.OpportunityPaid(A, "worker"), e.WorkersPlaced(A, "grain", 1, "egypt")]
    assert len(lines(english, *placed, *placed)) == 2


def test_workers_and_scribes_of_one_action_are_one_line(english: Words) -> None:
    placed = (e.WorkersPlaced(B, "textile", 2, "weaving"), e.ScribePlaced(B, "egypt"))
    assert lines(english, *placed) == [
        f"{BILAL} places 2 workers in Weaving for 1 textile and 1 in Egypt with a scribe."
    ]


def test_places_is_not_said_twice_in_a_row(english: Words, french: Words) -> None:
    placed = (e.ScribePlaced(B, "akkad"), e.WorkersPlaced(B, "textile", 2, "egypt"))
    assert lines(english, *placed) == [
        f"{BILAL} places a worker in Akkad with a scribe and 2 workers in Egypt for 1 textile."
    ]
    assert lines(french, *placed) == [
        f"{BILAL} place un ouvrier à Akkad avec un scribe et 2 ouvriers en Égypte pour 1 textile."
    ]


def test_a_long_line_is_said_more_briefly(english: Words) -> None:
    placed = (e.WorkersPlaced(B, "textile", 2, "used_tool_makers"), e.ScribeMoved(B, "egypt", "irrigation"))
    assert lines(english, *placed) == [
        f"{BILAL} places 2 workers in Used Tool Makers, uses 1 scribe: 1 from Egypt to Irrigation."
    ]


def test_all_swaps_of_a_trade_are_one_line(english: Words, french: Words) -> None:
    traded = (
        e.Swapped(A, "amorites", "grain", "wood", False),
        e.Swapped(A, "amorites", "textile", "oil", False),
        e.ToolMade(A),
        e.ToolMade(A),
    )
    assert lines(english, *traded) == [
        f"{ADA} trades grain for wood and textile for oil with the Amorites and makes 2 tools."
    ]
    assert lines(french, *traded) == [f"{ADA} échange 1 grain, 1 textile contre 1 bois, 1 huile, fabrique 2 outils."]


def test_a_great_trade_is_told_in_sums(english: Words) -> None:
    areas = ("mittani", "amorites", "dilmun", "mittani")
    traded = [e.Swapped(A, area, "grain", "wood", False) for area in areas]
    traded += [e.Swapped(A, area, "textile", "oil", False) for area in ("chaldea", "amorites")]
    assert lines(english, *traded) == [f"{ADA} trades 4 grain, 2 textiles for 4 wood, 2 oil."]


def test_french_goods_have_their_articles(french: Words) -> None:
    swaps = (e.Swapped(A, "mittani", "grain", "wood", False), e.Swapped(A, "egypt", "oil", "gold", False))
    assert lines(french, *swaps) == [
        f"{ADA} échange du grain contre du bois au Mittani, de l'huile contre de l'or en Égypte."
    ]
    expanded = e.CityExpanded(A, "umma", ["gold"], 7), e.CityExpanded(B, "ur", ["tool", "oil", "lapis"], 14)
    assert lines(french, *expanded) == [
        f"{ADA} étend Umma avec 2 bois et de l'or\u00a0: 7 PV.",
        f"{BILAL} étend Ur avec 2 bois, un outil, de l'huile et du lapis-lazuli\u00a0: 14 PV.",
    ]


def test_equal_swaps_are_counted(english: Words) -> None:
    swap = e.Swapped(A, "egypt", "textile", "gold", False)
    assert lines(english, swap, swap) == [f"{ADA} trades 2 textiles for 2 gold in Egypt."]


def test_the_start_of_an_empire_is_one_line(english: Words, french: Words) -> None:
    started = (
        e.EmpireStarted(B, "t1-akkad", 10),
        e.ArmiesBought(B, {"metal": 1}, 2),
        e.ArmyEquipped(B, {}, 0, "A"),
        e.WorkersLeft(B, "akkad", 2),
        e.HomeEntered(B, "akkad", 2),
    )
    assert lines(english, *started) == [
        f"{BILAL} starts the Akkadian empire with 12 armies (2 for 1 metal), rated 1st, 2 in Akkad."
    ]
    assert lines(french, *started) == [
        f"{BILAL} commence l'empire akkadien avec 12 armées (2 pour 1 métal), 1er rang, 2 à Akkad."
    ]


def test_whatever_was_paid_for_an_empire_is_told(english: Words, french: Words) -> None:
    paid = (
        e.EmpireStarted(B, "t1-akkad", 10),
        e.ArmiesBought(B, {"grain": 2, "metal": 1}, 4),
        e.ArmyEquipped(B, {"tool": 1, "oil": 1}, 6, "A"),
    )
    home = (e.WorkersLeft(B, "akkad", 2), e.HomeEntered(B, "akkad", 2))
    goods = "14 armies (2 grain, 1 metal), equips 1 tool, 1 oil, rated 1st"
    assert lines(english, *paid, *home) == [f"{BILAL} starts the Akkadian empire, {goods}."]
    fought = (rolled("akkad", 5, False), rolled("akkad", 9, True), e.HomeEntered(B, "akkad", 1))
    assert goods in lines(english, *paid, *fought)[0]
    assert "(2 grain, 1 métal), équipe 1 outil, 1 huile, 1er rang" in lines(french, *paid, *home)[0]


def test_a_home_fought_for_is_told_with_its_rolls(english: Words) -> None:
    started = (e.EmpireStarted(C, "t4-egypt", 10), e.ArmyEquipped(C, {}, 0, "B"), rolled("egypt", 5, False))
    won = (rolled("egypt", 9, True), e.HomeEntered(C, "egypt", 1))
    assert lines(english, *started, *won) == [
        f"{CHLOE} starts the Egyptian empire, rolling 5 (missed), 9. Egypt is taken."
    ]
    assert lines(english, *started, e.AttackFailed(C, "egypt"))[0].endswith("rolling 5 (missed). The attack fails.")


def test_a_fight_is_folded_into_its_expansion(english: Words, french: Words) -> None:
    fought = (
        e.Reinforced(C, "uruk"),
        e.RepeatPaid(C),
        e.AttackDeclared(C, "eridu", A, 1),
        rolled("eridu", 4, False),
        rolled("eridu", 9, True),
        e.Invaded(C, "ur", "eridu"),
    )
    assert lines(english, *fought) == [
        f"{CHLOE} reinforces Uruk, then attacks **Ada** in Eridu, rolling 4 (missed), 9. Eridu is taken."
    ]
    assert lines(french, *fought) == [
        f"{CHLOE} renforce Uruk, puis attaque **Ada** à Eridu\u00a0: obtient 4 (échec), 9. Succès à Eridu."
    ]


def test_a_fight_in_the_middle_of_an_expansion_is_a_clause(english: Words, french: Words) -> None:
    fight = (e.AttackDeclared(C, "eridu", A, 1), rolled("eridu", 9, True), e.Invaded(C, "ur", "eridu"))
    after = (e.RepeatPaid(C), e.CityDestroyed(C, "eridu", A, 2))
    assert lines(english, *fight, *after) == [
        f"{CHLOE} takes Eridu from **Ada** (9), then destroys **Ada**'s city in Eridu."
    ]
    assert lines(french, *fight, *after) == [
        f"{CHLOE} chasse **Ada** d'Eridu (9), puis détruit la cité d'**Ada** à Eridu."
    ]
    given_up = (e.AttackDeclared(C, "ur", A, 2), rolled("ur", 4, False), e.AttackCalledOff(C, "ur"))
    assert lines(english, *given_up, e.RepeatPaid(C), e.Reinforced(C, "eridu")) == [
        f"{CHLOE} attacks **Ada** in Ur and fails (4 (missed)), then reinforces Eridu."
    ]
    assert lines(english, *given_up) == [
        f"{CHLOE} attacks **Ada** in Ur, rolling 4 (missed). The attack is called off."
    ]


def test_areas_entered_in_a_row_are_listed(english: Words, french: Words) -> None:
    entered = [e.Invaded(A, "guti", area) for area in ("amorites", "egypt", "umma")]
    assert lines(english, *entered) == [f"{ADA} invades the Amorites, Egypt and Umma."]
    assert lines(french, *entered) == [f"{ADA} envahit les Amorrites, l'Égypte et Umma."]
    assert lines(french, e.Reentered(A, "egypt")) == [f"{ADA} recommence l'empire en Égypte."]


def test_a_long_fight_is_told_by_its_number_of_rolls(english: Words) -> None:
    fight = [e.AttackDeclared(C, "ur", A, 2), *(rolled("ur", 4, False) for _ in range(9)), e.AttackFailed(C, "ur")]
    assert lines(english, *fight) == [f"{CHLOE} attacks **Ada** in Ur (9 rolls). The attack fails."]


def test_passes_in_a_row_are_folded(english: Words, french: Words) -> None:
    passed = (e.Passed(A, {"tool": 1}, 3), e.Passed(C, {}, 0))
    assert lines(english, passed[0]) == [f"{ADA} passes and bids 3 (1 tool)."]
    assert lines(english, *passed) == [f"{ADA} and {CHLOE} pass, bidding 3 and 0."]
    assert lines(french, *passed) == [f"{ADA} et {CHLOE} passent (mises 3 et 0)."]


def test_cities_of_one_player_are_one_line(english: Words) -> None:
    ur, umma = e.CityExpanded(C, "ur", ["tool", "oil"], 10), e.CityExpanded(C, "umma", [], 4)
    assert lines(english, ur) == [f"{CHLOE} expands Ur with 2 wood, a tool and oil: 10 VP."]
    assert lines(english, ur, umma) == [
        f"{CHLOE} expands Ur with 2 wood, a tool and oil (10) and Umma with 2 wood (4): 14 VP."
    ]


# Automatic phases


def test_the_lot_and_the_first_goods_are_one_line(english: Words) -> None:
    begun = (e.OrderDrawn([1, 0, 2]), e.TurnBegan(1, 2500), e.Collected([5] * 3, [3] * 3, [8] * 3))
    assert lines(english, *begun) == [
        "Order of play, by lot: Bilal, Ada, Chloe. Each has 10 workers, "
        "5 grain, 3 textiles and 1 each of wood, metal, tool, oil and gold.",
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
        "**Turn 3 ends.** Points: Bilal 61, Ada 58, Chloe 49. New order of play: Bilal, Ada, Chloe.",
        "**Turn 4** · grain: Bilal 6, Ada 4, Chloe 4 · textiles: 3, 3, 2",
        "Workers lost in the decline: **Bilal** 7, **Ada** 5, **Chloe** 5. Dilmun is empty.",
        "Empires of this turn, with their armies: Hittites 10, Kassites 10, Egypt 10.",
    ]
    assert lines(french, *phases)[1] == (
        "**Fin du tour 3.** Points\u00a0: Bilal 61, Ada 58, Chloe 49. Nouvel ordre\u00a0: Bilal, Ada, Chloe."
    )


def test_a_new_order_is_told_at_once_while_the_turn_goes_on(english: Words) -> None:
    assert lines(english, e.OrderSet([1, 0, 2])) == ["Order of play: Bilal, Ada, Chloe."]
    assert lines(english, e.TurnEnded(3, [58, 61, 49])) == ["**Turn 3 ends.** Points: Bilal 61, Ada 58, Chloe 49."]


def test_after_the_last_turn_there_is_no_new_order_of_play(english: Words) -> None:
    ended = lines(english, e.OrderSet([1, 0, 2]), e.TurnEnded(5, [58, 61, 49]))
    assert ended == ["**Turn 5 ends.** Points: Bilal 61, Ada 58, Chloe 49."]


def test_fewer_workers_than_usual_are_told(english: Words) -> None:
    begun = (e.TurnBegan(3, 1800), e.Collected([4, 6, 4], [3, 3, 2], [8, 5, 8]))
    assert lines(english, *begun)[0].endswith("· textiles: 3, 3, 2 · workers: 8, 5, 8")


def test_majorities_are_one_line(english: Words) -> None:
    scored = [e.MajorityScored(A, "weaving", 4), e.MajorityScored(B, "elam", 3), e.MajorityScored(A, "egypt", 4)]
    assert lines(english, *scored) == ["VP for majorities: Ada 8 (Weaving and Egypt), Bilal 3 (Elam)."]


def test_every_event_has_a_chapter() -> None:
    chapters = [event for events in CHAPTERS.values() for event in events]
    assert sorted(map(str, [*chapters, e.OpportunityPaid])) == sorted(map(str, GAME.events))


# The whole recap


def test_of_lines_that_are_alike_the_oldest_are_folded_away(english: Words) -> None:
    built = [e.CityBuilt(n % 3, "ur") for n in range(11)]
    told = lines(english, *built)
    assert len(told) == 8
    assert told[0] == "… and 4 more (see Log)."
    assert len(lines(english, *built[:8])) == 8


def test_whoever_is_hit_is_named_and_never_folded_away(english: Words) -> None:
    """A city destroyed long ago stays; a pass, a trade and workers placed go before cities that are built."""
    destroyed = e.CityDestroyed(B, "nippur", A, 2)
    dull = (e.Passed(C, {}, 0), e.Swapped(A, "egypt", "oil", "gold", False), e.WorkersPlaced(C, "grain", 1, "egypt"))
    built = [e.CityBuilt(n % 3, "ur") for n in range(6)]
    told = lines(english, destroyed, *built[:3], *dull, *built[3:])
    assert told[0] == f"{BILAL} destroys **Ada**'s city in Nippur."
    assert told[4] == "… and 3 more (see Log)."
    assert all("builds a city" in line for line in (*told[1:4], *told[5:]))
    many = [e.CityDestroyed(n % 3, "nippur", (n + 1) % 3, 2) for n in range(12)]
    assert len(lines(english, *many)) == 12


def test_a_home_fought_for_and_a_rating_overtaken_name_who_lost_by_it(english: Words, french: Words) -> None:
    started = (e.EmpireStarted(C, "t4-egypt", 10), e.ArmyEquipped(C, {}, 0, "A", [A, B]))
    fought = (e.Rolled(C, "egypt", 4, 5, 9, 7, True, A), e.HomeEntered(C, "egypt", 1))
    (told,) = FOLDING.lines([*started, *fought])
    assert told.hits == (A, B)
    assert lines(english, *started, *fought) == [
        f"{CHLOE} starts the Egyptian empire, rated 1st above **Ada** and **Bilal**, and attacks **Ada** in Egypt. "
        "Egypt is taken."
    ]
    assert lines(french, *started, e.HomeEntered(C, "egypt", 2)) == [
        f"{CHLOE} commence l'empire égyptien, 10 armées, 1er rang, devant **Ada** et **Bilal**."
    ]


@pytest.mark.parametrize("people", ["hittites", "amorites", "kassites", "guti"])
def test_a_land_named_after_its_people_has_its_article(people: str, english: Words) -> None:
    name = people.capitalize()
    assert lines(english, e.WorkersPlaced(A, "grain", 1, people))[0].endswith(f"1 worker among the {name} for 1 grain.")
    moved = lines(english, e.ScribeMoved(A, people, "egypt"))[0]
    assert moved.endswith(f"from the {name} to Egypt with a scribe.")
    fight = [e.AttackDeclared(C, people, A, 1), rolled(people, 9, True), e.Invaded(C, "ur", people)]
    assert lines(english, *fight) == [
        f"{CHLOE} attacks **Ada** among the {name}, rolling 9. The land of the {name} is taken."
    ]


def test_a_note_of_the_table_stands_between_the_turns(english: Words) -> None:
    passed = [Press([e.Passed(seat, {}, 0)]) for seat in (A, B)]
    assert recap(english, FOLDING, [passed[0], Text("note-back", {"seat": B}), passed[1]], NAMES) == [
        f"{ADA} passes without a bid.",
        f"{BILAL} is back.",
        f"{BILAL} passes without a bid.",
    ]


def test_a_rewind_is_told(english: Words) -> None:
    rewinds = [Press([], A, 2), Press([], None, 1)]
    assert recap(english, FOLDING, rewinds, NAMES) == [
        "Rewound at Ada's request: 2 actions undone.",
        "Rewound by the owner of the bot: 1 action undone.",
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


# The log


@pytest.mark.parametrize("count", [24, 25, 40, 200])
def test_of_many_chapters_a_menu_offers_those_near_by_and_some_from_end_to_end(count: int) -> None:
    words = table_words(KEY, "en")
    line = RecapLine((Text("log-empty"),))
    log = Log(tuple(Page(words, [(f"Turn {count - n // 2}", line)], ()) for n in range(2 * count)))
    assert [log.find(str(turn)) for turn in range(1, count + 1)] == [2 * (count - turn) for turn in range(1, count + 1)]
    for page in range(2 * count):
        offered = log.chapters_around(page, 24)
        assert len(offered) == 24
        assert offered == sorted(set(offered), key=lambda each: each[1])
        assert {log.chapters[0], log.chapters[-1]} <= set(offered)
        assert set(log.chapters[max(0, page // 2 - 6) : page // 2 + 7]) <= set(offered)


def begun(turn: int) -> list[Event]:
    return [e.TurnBegan(turn, 2500), e.Collected([5] * 3, [3] * 3, [8] * 3)]


def test_the_log_begins_with_the_newest_page_and_fills_it_across_the_end_of_a_turn(english: Words) -> None:
    built = [e.CityBuilt(n % 3, "ur") for n in range(13)]
    log = log_pages(english, FOLDING, [Press([*begun(1), *built, *begun(2), *built[:4]])], NAMES)
    assert [(page.headings, len(page.lines)) for page in log.pages] == [
        (["Turn 1 · 2500 BC", "Turn 2 · 2500 BC"], 12),
        (["Turn 1 · 2500 BC"], 9),
    ]
    assert log.chapters == [("Turn 2 · 2500 BC", 0), ("Turn 1 · 2500 BC", 0)]
    newest = log.pages[0].told
    assert newest[0] == "**Turn 1 · 2500 BC**"
    assert newest[7] == "**Turn 2 · 2500 BC**"
    assert newest[8].startswith("Grain: Ada 5")  # the heading has said which turn
    assert newest[-1] == f"{ADA} builds a city in Ur."
    assert log.pages[1].lines[0].startswith("Grain: Ada 5")


@pytest.mark.parametrize("count", range(1, 40))
def test_no_page_of_the_log_has_a_single_line_unless_it_is_all(count: int, english: Words) -> None:
    built = [Press([e.CityBuilt(n % 3, "ur")]) for n in range(count)]
    sizes = [len(page.lines) for page in log_pages(english, FOLDING, built, NAMES).pages]
    assert sum(sizes) == count
    assert max(sizes) <= 12
    assert min(sizes) > 1 or count == 1
    assert all(size == 12 for size in sizes[:-2])


def test_a_chapter_of_the_log_is_found_where_its_newest_lines_are(english: Words) -> None:
    built = [e.CityBuilt(n % 3, "ur") for n in range(13)]
    told = [Press([*begun(turn), *built]) for turn in range(1, 6)]
    log = log_pages(english, FOLDING, told, NAMES)
    for turn in range(1, 6):
        assert f"Turn {turn} · 2500 BC" in log.pages[log.find(str(turn))].headings
    assert log.find("5") == 0


def test_an_empty_log_has_no_pages(english: Words) -> None:
    assert log_pages(english, FOLDING, [], NAMES).pages == ()


def test_the_whole_log_is_plain_text(english: Words) -> None:
    begun = [e.TurnBegan(1, 2500), e.Collected([5] * 3, [3] * 3, [8] * 3), e.CityBuilt(A, "ur")]
    told = whole_log(english, FOLDING, [Press(begun)], ("*A*", "B", "C"))
    assert told.startswith("Turn 1 · 2500 BC\nGrain: *A* 5, B 5, C 5")
    assert told.endswith("*A* builds a city in Ur.\n")


def test_a_match_is_told_turn_by_turn(english: Words) -> None:
    ends = [e.TurnEnded(1, [9, 8, 7]), e.Passed(A, {}, 0), e.MatchEnded([0, 1, 2], [12, 8, 7], "points")]
    assert by_turn(english, FOLDING, [Press(ends)], NAMES) == [
        "**Turn 1** · Ada 9, Bilal 8, Chloe 7 VP",
        "**At the end** · Ada 12, Bilal 8, Chloe 7 VP",
    ]
    assert by_turn(table_words(TOY.key, "en"), OneByOne(), [Press([toy.BidPlaced(A)])], NAMES) == []


# So far


@pytest.mark.parametrize(
    ("events", "told"),
    [
        ([e.CityBuilt(A, "ur")], ["1. City in Ur: 1 extra textile a turn if you have a worker in Weaving"]),
        ([e.CityBuilt(A, "umma")], ["1. City in Umma"]),
        ([e.CityBuilt(A, "uruk"), e.ScribeGained(A)], ["1. City in Uruk: 1 extra scribe when built"]),
        ([e.OpportunityPaid(A, "worker")], ["1. Extra cost: 1 worker"]),
        (
            [e.OpportunityPaid(A, "army"), e.WorkersPlaced(A, "grain", 1, "egypt")],
            ["1. Extra cost: 1 army", "2. 1 worker in Egypt for 1 grain"],
        ),
        ([e.ScribeMoved(A, "egypt", "available")], ["1. Scribe: 1 worker from Egypt back to your stock"]),
        (
            [
                e.Swapped(A, "egypt", "textile", "gold", False),
                e.Swapped(A, "egypt", "oil", "gold", True),
                e.ToolMade(A),
                e.ToolMade(A),
            ],
            ["1. Egypt: textile → gold, oil → gold (extra trade)", "2. Metal → tool ×2"],
        ),
        (
            [e.EmpireStarted(A, "t1-guti", 8), e.ArmyEquipped(A, {}, 0, "B"), e.WorkersLeft(A, "guti", 2)],
            ["1. Guti with 8 armies", "2. No equipment: 👑\u20602nd", "3. Your 2 workers leave the Guti"],
        ),
        ([e.AttackDeclared(A, "nippur", B, 1)], ["1. Attack on Nippur"]),
        (
            [e.Reinforced(A, "guti"), e.AttackDeclared(A, "nippur", B, 1), rolled("nippur", 6, False, A)],
            ["1. Guti reinforced", "2. Attack on Nippur: 🎲 3 + 3 = **6**, missed"],
        ),
        (
            [
                e.AttackDeclared(A, "nippur", B, 1),
                rolled("nippur", 6, False, A),
                rolled("nippur", 8, True, A),
                e.Invaded(A, "guti", "nippur"),
            ],
            ["1. Attack on Nippur: 🎲 6: missed, 🎲 4 + 4 = **8**, hit. Nippur is taken."],
        ),
        ([e.Passed(A, {"tool": 1}, 3)], ["1. Pass and bid 3 (1 tool)"]),
        ([e.CityExpanded(A, "ur", ["oil"], 7)], ["1. Ur expanded with 2 wood and oil: 7 VP"]),
    ],
)
def test_a_draft_is_told_step_by_step(events: list[Event], told: list[str], english: Words) -> None:
    assert steps(english, *events) == told


# Rewind
