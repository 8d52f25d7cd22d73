import pytest

from engine.mesopotamia.content.cards import QUESTS
from engine.mesopotamia.content.map import REGIONS, SECTIONS
from engine.mesopotamia.content.technologies import ACTIONS
from tests.rules.mesopotamia.layout import Layout, rule

WAYS = {"desert": ("r01", "r07"), "plain": ("r08", "r14"), "mountain": ("r08", "r13")}


def revealer(card: str, terrain: str) -> Layout:
    """A Spearman beside an Event, with room for more Units."""
    start, region = WAYS[terrain]
    return Layout().squares({0: 3}).put(0, "spearman", start).turns_up(region, card)


def chosen(t: Layout, terrain: str, option: str) -> Layout:
    """Turn it and choose an option, if there is a choice."""
    start, region = WAYS[terrain]
    t.explore().go("spearman", start, region)
    return t.answer(option) if t.kind == "event" else t


def gained(t: Layout, seat: int = 0) -> dict[str, int]:
    return {kind: count for kind, count in t.state.players[seat].holding.items() if count}


def population(t: Layout, seat: int = 0) -> int:
    return next(number for number, pile in enumerate(t.state.population, 1) if seat in pile)


PHALANX = {"phalanx": 1}


@rule("M14.9")
@pytest.mark.parametrize("resource", ["stone", "wood", "clay", "food"])
def test_gain_any_is_a_basic_resource_of_choice(resource: str) -> None:
    t = Layout().active(0, "r14", "ev19", 1).settle(0, "r14").end_of_round()
    assert t.options == ["stone", "wood", "clay", "food"]
    t.answer(resource)
    assert gained(t) == {resource: 1}


@rule("M14.9")
@pytest.mark.parametrize(
    ("card", "terrain", "option", "type"),
    [("ev7", "desert", "1", "explore"), ("ev12", "plain", "1", "research"), ("ev16", "plain", "1", "war")],
)
def test_discover_raises_a_technology_without_tablet(card: str, terrain: str, option: str, type: str) -> None:
    t = chosen(revealer(card, terrain).hold(0, tablet=1), terrain, option)
    levels = t.state.players[0].levels
    assert {action: level for action, level in levels.items() if level > 1} == {type: 2}
    assert t.held(0, "tablet") == 1


@rule("M14.9")
def test_discover_any_is_a_choice_of_all_types_below_the_top() -> None:
    t = revealer("ev22", "plain").hold(0, clay=1).level(0, war=4, build=3)
    chosen(t, "plain", "1")
    assert t.kind == "event.technology"
    assert sorted(t.options) == sorted(set(ACTIONS) - {"war"})
    t.rejects("war", "max_level")
    t.answer("build")
    assert t.state.players[0].levels["build"] == 4


@rule("M14.9", "MX38")
def test_mx38_a_technology_at_its_top_is_replaced_by_another() -> None:
    t = chosen(revealer("ev29", "mountain").level(0, growth=4, war=4), "mountain", "1")
    assert t.kind == "event.technology"
    assert sorted(t.options) == sorted(set(ACTIONS) - {"growth", "war"})
    t.answer("gather")
    assert t.state.players[0].levels["gather"] == 2


@rule("M14.9")
@pytest.mark.parametrize(("card", "terrain"), [("ev29", "mountain"), ("ev22", "plain")])
def test_with_all_technologies_at_the_top_a_discovery_is_a_phalanx(card: str, terrain: str) -> None:
    t = revealer(card, terrain).hold(0, clay=1).level(0, **dict.fromkeys(ACTIONS, 4))
    chosen(t, terrain, "1")
    assert t.held(0, "phalanx") == 1


@rule("M14.9")
def test_a_unit_is_placed_in_the_region_of_the_event() -> None:
    t = chosen(revealer("ev5", "desert").hold(0, food=1), "desert", "1")
    assert t.units(0, "r07") == {"spearman": 1, "horseman": 1}
    assert gained(t) == {}


@rule("M14.9", "M6.11")
def test_a_unit_placed_by_an_event_takes_no_part_in_the_movement() -> None:
    t = chosen(revealer("ev20", "plain"), "plain", "1")
    assert t.units(0, "r14") == {"spearman": 2}
    assert gained(t) == PHALANX
    assert len(t.told("EventTurned")) == 1


@rule("M14.9", "MX38")
def test_mx38_a_unit_above_the_limit_is_a_phalanx() -> None:
    t = chosen(revealer("ev5", "desert").hold(0, food=1).squares({0: 1}).ship(0, "n40"), "desert", "1")
    assert t.units(0, "r07") == {"spearman": 1}
    assert gained(t) == PHALANX


@rule("M14.9")
def test_a_unit_that_is_not_in_stock_is_a_phalanx() -> None:
    t = chosen(revealer("ev5", "desert").hold(0, food=1).put(0, "horseman", "r31", 2), "desert", "1")
    assert t.units(0, "r07") == {"spearman": 1}
    assert gained(t) == PHALANX


def founded(t: Layout) -> Layout:
    """The sixth round of an Event that ends with a Settlement: 1 Phalanx for the round comes first."""
    return t.active(0, "r14", "ev13", 2, 6).put(0, "archer", "r14").end_of_round()


@rule("M14.9")
def test_a_settlement_is_placed_free() -> None:
    t = founded(Layout())
    assert t.state.settlements == {"r14": 0}
    assert gained(t) == PHALANX


@rule("M14.9", "M8.1")
@pytest.mark.parametrize("regions", [("r14",), ("r20", "r21", "r22")])
def test_a_settlement_that_cannot_be_placed_is_a_phalanx(regions: tuple[str, ...]) -> None:
    t = founded(Layout().settle(0, *regions))
    assert t.state.settlements == dict.fromkeys(regions, 0)
    assert gained(t) == {"phalanx": 2}


@rule("M14.9")
def test_a_wall_is_placed_free() -> None:
    t = chosen(revealer("ev17", "plain"), "plain", "1")
    assert t.state.walls == {"r14": 0}
    assert gained(t) == {}


@rule("M14.9", "M8.1")
@pytest.mark.parametrize(
    ("seat", "regions"), [(0, ["r14"]), (1, ["r14"]), (0, ["r20", "r21", "r22"])], ids=["own", "enemy", "no stock"]
)
def test_a_wall_that_cannot_be_placed_is_a_phalanx(seat: int, regions: list[str]) -> None:
    t = revealer("ev17", "plain").wall(seat, *regions).put(0, "ram", "r14")
    chosen(t, "plain", "1")
    assert t.state.walls == dict.fromkeys(regions, seat)
    assert gained(t) == PHALANX


@rule("M14.9")
def test_a_ship_is_placed_on_a_free_section_of_choice() -> None:
    t = chosen(revealer("ev8", "desert"), "desert", "1")
    assert (t.kind, t.options) == ("event.section", ["n01", "n19", "n20"])
    t.answer("n20")
    assert t.state.ships == {"n20": [0]}
    assert gained(t) == {}


@rule("M2.7", "M11.8")
def test_where_a_ship_begins_blocked_regions_give_nothing() -> None:
    def beside(*blocked: str) -> set[str]:
        t = chosen(revealer("ev8", "desert").block(*blocked), "desert", "1")
        notes = [t.option(section).note for section in t.options]
        return {str(resource) for note in notes if note for resource in note.args["resources"] or ()}  # type: ignore[union-attr]

    around = {region for section in ("n01", "n19", "n20") for region in SECTIONS[section].regions}
    assert beside() == {symbol for region in around if (symbol := REGIONS[region].resource)}
    assert beside(*(around - {"r01", "r07"})) == {REGIONS["r07"].resource}


@rule("M14.9")
@pytest.mark.parametrize("case", ["limit", "no figure", "no section"])
def test_a_ship_that_cannot_be_placed_is_a_phalanx(case: str) -> None:
    t = revealer("ev8", "desert")
    match case:
        case "limit":
            t.squares({0: 1}).put(0, "archer", "r31")
        case "no figure":
            t.ship(0, "n30", "n40", "n50")
        case _:
            t.ship(1, "n01", "n19").ship(0, "n20")
    chosen(t, "desert", "1")
    assert not t.told("EventLaunched")
    t.check()
    assert gained(t) == PHALANX


@rule("M14.9")
def test_population_advances_without_food() -> None:
    t = chosen(revealer("ev14", "plain").hold(0, food=1), "plain", "1")
    assert population(t) == 4
    assert gained(t) == {"food": 1}


@rule("M14.9")
@pytest.mark.parametrize(("own", "other"), [(9, 10), (10, 1)])
def test_at_the_end_of_the_track_population_brings_nothing(own: int, other: int) -> None:
    t = chosen(revealer("ev14", "plain").squares({1: other, 0: own}), "plain", "1")
    assert population(t) == own
    assert gained(t) == {}


@rule("M14.9")
def test_a_quest_is_drawn_and_kept_hidden() -> None:
    t = chosen(revealer("ev9", "desert").quests(0, "q1"), "desert", "2")
    drawn = t.state.players[0].quests
    assert len(drawn) == 2
    assert drawn[1] not in t.state.quest_pool
    (told,) = t.told("QuestsDrawn")
    own, others = told.shown_to(0), told.shown_to(1)
    assert getattr(own, "quests", None) == [drawn[1]]
    assert getattr(others, "quests", None) == []
    assert getattr(others, "count", None) == 1


@rule("M14.9")
def test_with_an_empty_deck_a_quest_is_a_phalanx() -> None:
    base = [quest.id for quest in QUESTS.values() if quest.set == "base"]
    t = chosen(revealer("ev9", "desert").quests(1, *base), "desert", "2")
    assert t.state.players[0].quests == []
    assert gained(t) == PHALANX


@rule("M14.9")
def test_an_event_places_its_wall_even_beside_enemies() -> None:
    t = chosen(revealer("ev17", "plain").put(1, "archer", "r14"), "plain", "1")
    assert t.state.walls == {"r14": 0}


@rule("M14.9")
def test_a_single_free_section_is_taken_without_asking() -> None:
    t = chosen(revealer("ev8", "desert").ship(1, "n01", "n19"), "desert", "1")
    assert t.kind == "action"
    assert t.state.ships["n20"] == [0]
