"""What a player did in one action, in a line: all but the wars."""

from engine.after_the_flood import events as e
from render.games.after_the_flood.recap import FOLDING
from render.story.log import log_pages
from render.text.words import Words
from tests.render.recap.telling import ADA, BILAL, CHLOE, A, B, C, lines
from tests.render.wording import NAMES, Press
from tests.rules import rule


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
    assert lines(english, *paid) == [
        f"{ADA} pays 1 extra worker and moves a city from Ur to Eridu, gaining a tool maker."
    ]


def test_actions_of_one_player_in_a_row_are_parted_by_their_extra_costs(english: Words) -> None:
    placed = [e.OpportunityPaid(A, "worker"), e.WorkersPlaced(A, "grain", 1, "egypt")]
    assert len(lines(english, *placed, *placed)) == 2


def test_workers_and_scribes_of_one_action_are_one_line(english: Words) -> None:
    placed = (e.WorkersPlaced(B, "textile", 2, "weaving"), e.ScribePlaced(B, "egypt"))
    assert lines(english, *placed) == [
        f"{BILAL} places 2 workers in Weaving for 1 textile and uses 1 scribe: 1 worker in Egypt."
    ]


def test_what_a_scribe_does_is_said_in_so_many_words(english: Words, french: Words) -> None:
    moved = e.ScribeMoved(B, "elam", "ur")
    assert lines(english, e.ScribePlaced(B, "egypt")) == [f"{BILAL} uses a scribe to place a worker in Egypt."]
    assert lines(english, moved) == [f"{BILAL} uses a scribe to move a worker from Elam to Ur."]
    assert lines(french, moved) == [f"{BILAL} utilise un scribe pour déplacer un ouvrier d'Élam vers Ur."]
    assert lines(english, e.ScribePlaced(B, "egypt"), moved) == [
        f"{BILAL} uses 2 scribes: 1 worker in Egypt and 1 from Elam to Ur."
    ]


def test_places_is_not_said_twice_in_a_row(english: Words, french: Words) -> None:
    placed = (e.WorkersPlaced(B, "grain", 1, "elam"), e.WorkersPlaced(B, "textile", 2, "egypt"))
    assert lines(english, *placed) == [
        f"{BILAL} places 1 worker in Elam for 1 grain and 2 workers in Egypt for 1 textile."
    ]
    assert lines(french, *placed) == [
        f"{BILAL} place 1 ouvrier en Élam pour 1 grain, et 2 ouvriers en Égypte pour 1 textile."
    ]


@rule("F10.4", "F17.1", "F17.2")
def test_whoever_no_longer_has_the_most_workers_is_named(english: Words, french: Words) -> None:
    placed = e.WorkersPlaced(B, "textile", 2, "egypt", [A, C])
    moved = e.ScribeMoved(B, "elam", "guti", [], A)
    assert lines(english, placed, moved) == [
        f"{BILAL} places 2 workers in Egypt for 1 textile (ahead of **Ada** and **Chloe**); "
        "scribe: 1 from Elam to the Guti (level with **Ada**)."
    ]
    assert lines(french, placed, moved) == [
        f"{BILAL} place 2 ouvriers en Égypte pour 1 textile (et dépasse **Ada** et **Chloe**)\u202f; "
        "scribe\u00a0: 1 déplacé d'Élam vers les Guti (et égale **Ada**)."
    ]
    paid = [e.OpportunityPaid(B, "worker"), placed, moved, e.ScribePlaced(B, "used_tool_makers")]
    assert lines(english, *paid)[0].endswith("1 in Used Tool Makers.")
    (told,) = FOLDING.lines([placed, moved])
    assert (told.hits, told.overtaken, told.dull) == ((A, C), (A, C), False)
    assert lines(english, placed) == [
        f"{BILAL} places 2 workers in Egypt for 1 textile (ahead of **Ada** and **Chloe**)."
    ]
    assert lines(english, moved) == [
        f"{BILAL} uses a scribe to move a worker from Elam to the Guti (level with **Ada**)."
    ]
    assert lines(french, placed) == [
        f"{BILAL} place 2 ouvriers en Égypte pour 1 textile (et dépasse **Ada** et **Chloe**)."
    ]
    assert lines(french, moved)[0].endswith(" (et égale **Ada**).")


def test_a_long_line_is_said_more_briefly(english: Words) -> None:
    placed = (e.WorkersPlaced(B, "textile", 2, "used_tool_makers"), e.ScribeMoved(B, "egypt", "irrigation"))
    assert lines(english, *placed) == [
        f"{BILAL} places 2 workers in Used Tool Makers for 1 textile; scribe: 1 from Egypt to Irrigation."
    ], "the price stays"


def test_workers_that_scribes_place_in_one_place_are_told_together(english: Words) -> None:
    placed = (
        e.WorkersPlaced(B, "grain", 1, "egypt"),
        e.ScribePlaced(B, "tool_makers"),
        e.ScribePlaced(B, "irrigation", [A], C),
        e.ScribePlaced(B, "tool_makers"),
        e.ScribePlaced(B, "irrigation", [C]),
    )
    assert lines(english, *placed) == [
        f"{BILAL} places 1 worker in Egypt for 1 grain; scribes: 2 in Tool Makers and 2 in Irrigation "
        "(ahead of **Ada** and **Chloe**)."
    ]


def test_who_passes_one_and_draws_level_with_another_says_both(english: Words, french: Words) -> None:
    """F4.3, F17.2"""
    placed = e.ScribePlaced(B, "irrigation", [A], C)
    assert lines(english, placed)[0].endswith(" in Irrigation (ahead of **Ada** and level with **Chloe**).")
    assert lines(french, placed)[0].endswith(" (et dépasse **Ada**, à égalité avec **Chloe**).")


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
    assert lines(french, *traded) == [
        f"{ADA} échange 🌾\u20601 🧵\u20601 contre 🪵\u20601 🫒\u20601 chez les Amorrites, et fabrique 2 outils."
    ]


@rule("F18.9")
def test_the_extra_trade_of_sippar_is_told_as_such(english: Words, french: Words) -> None:
    twice = [e.Swapped(A, "amorites", "grain", "wood", extra) for extra in (False, True)]
    other = e.Swapped(A, "amorites", "textile", "oil", False)
    assert lines(english, *twice) == [f"{ADA} trades 2 grain for 2 wood (extra trade) with the Amorites."]
    assert lines(french, *twice)[0].endswith(" contre bois ×2 (échange en plus) chez les Amorrites.")
    nearer = [e.Swapped(A, "elam", "grain", "wood", extra) for extra in (False, True)]
    assert lines(french, *nearer)[0].endswith(" contre du bois (2 fois, dont un échange en plus) en Élam.")
    assert lines(english, other, twice[1]) == [
        f"{ADA} trades textile for oil and grain for wood (extra trade) with the Amorites."
    ]
    many = [*twice, other, *(e.Swapped(A, "amorites", "metal", each, False) for each in ("oil", "gold")), e.ToolMade(A)]
    assert lines(english, *many) == [
        f"{ADA} trades 🌾\u20602 🔩\u20602 🧵\u20601 for 🪵\u20602 🫒\u20602 🪙\u20601 (extra trade) with the Amorites "
        "and makes a tool."
    ]
    (page,) = log_pages(english, FOLDING, [Press([e.OpportunityPaid(A, "worker"), *many])], NAMES).pages
    assert page.lines == [
        f"{ADA} pays 1 extra worker, trades 2 grain, 2 metal and 1 textile for 2 wood, 2 oil and 1 gold (extra trade) "
        "with the Amorites and makes a tool."
    ]


@rule("F13.7")
def test_the_extra_cost_of_a_trade_is_told_however_much_was_traded(english: Words, french: Words) -> None:
    paid = e.OpportunityPaid(A, "worker")
    swaps = [e.Swapped(A, area, "grain", "wood", False) for area in ("amorites", "hittites", "kassites", "elam")]
    for story in ([paid, *swaps, e.ToolMade(A)], [paid, *swaps[:1]]):
        (told,), (dit,) = lines(english, *story), lines(french, *story)
        assert told.startswith(f"{ADA} pays 1 extra worker")
        assert dit.startswith(f"{ADA} paie un ouvrier en plus")


def test_a_great_trade_is_told_in_sums(english: Words) -> None:
    areas = ("mittani", "amorites", "dilmun", "mittani")
    traded = [e.Swapped(A, area, "grain", "wood", False) for area in areas]
    traded += [e.Swapped(A, area, "textile", "oil", False) for area in ("chaldea", "amorites")]
    assert lines(english, *traded) == [f"{ADA} trades 4 grain and 2 textiles for 4 wood and 2 oil."]


def test_french_goods_have_their_articles(french: Words) -> None:
    swaps = (e.Swapped(A, "mittani", "grain", "wood", False), e.Swapped(A, "egypt", "oil", "gold", False))
    assert lines(french, *swaps) == [
        f"{ADA} échange du grain contre du bois au Mittani, de l'huile contre de l'or en Égypte."
    ]
    expanded = e.CityExpanded(A, "umma", ["gold"], 7), e.CityExpanded(B, "ur", ["tool", "oil", "lapis"], 14)
    assert lines(french, *expanded) == [
        f"{ADA} étend sa cité d'Umma avec 2 bois et de l'or\u00a0: 7 PV.",
        f"{BILAL} étend sa cité d'Ur avec 2 bois, un outil, de l'huile et du lapis-lazuli\u00a0: 14 PV.",
    ]


def test_equal_swaps_are_counted(english: Words) -> None:
    swap = e.Swapped(A, "egypt", "textile", "gold", False)
    assert lines(english, swap, swap) == [f"{ADA} trades 2 textiles for 2 gold in Egypt."]


def test_passes_in_a_row_are_folded(english: Words, french: Words) -> None:
    passed = (e.Passed(A, {"tool": 1}, 3), e.Passed(C, {}, 0))
    assert lines(english, passed[0]) == [f"{ADA} passes and bids 3 (1 tool)."]
    assert lines(english, *passed) == [f"{ADA} and {CHLOE} pass (bids: 3 and 0)."]
    assert lines(french, *passed) == [f"{ADA} et {CHLOE} passent (mises\u00a0: 3 et 0)."]


def test_cities_of_one_player_are_one_line(english: Words) -> None:
    ur, umma = e.CityExpanded(C, "ur", ["tool", "oil"], 10), e.CityExpanded(C, "umma", [], 4)
    assert lines(english, ur) == [f"{CHLOE} expands the city in Ur with 2 wood, 1 tool and 1 oil: 10 VP."]
    assert lines(english, ur, umma) == [f"{CHLOE} expands the cities in Ur and Umma: 14 VP."]
