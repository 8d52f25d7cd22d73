"""The board of Assyria in words is complete: what it says, read back, is what the view holds."""

import re
from typing import Any

import pytest

from engine.assyria import GAME
from engine.assyria.data import ALL_CARDS, CARDS, DIGNITARIES, FOODS, HEXES, OFFERINGS, PLOW, well_corners
from engine.assyria.view import AssyriaView
from engine.core.decision import Text
from render.games.assyria.outlook import next_to_act
from render.games.assyria.text import AssyriaText
from render.text.board import alt_text, text_board, totals
from render.text.stock import outlook, sources, stock
from render.text.words import LANGUAGES, Words
from tests.contract.matches import states, turns
from tests.render.wording import FOUR_NAMES as NAMES
from tests.render.wording import table_words, words_given
from tests.rules.assyria.table import BLUE, GREEN, RED, YELLOW, Table

KEY = GAME.key
BOARD = AssyriaText()
FULL = 2500
"""So long a board in words may be with everything on the table."""
LEVELS = {"base": 1, "center": 2, "roof": 3}
"""The level of a ziggurat by its highest tile, whose English name is its id."""


english = words_given(KEY, "en")


def view_of(table: Table) -> AssyriaView:
    seen = GAME.view(table.state, None)
    assert isinstance(seen, AssyriaView)
    return seen


def names(view: AssyriaView) -> tuple[str, ...]:
    return NAMES[: len(view.players)]


def board(words: Words, view: AssyriaView) -> list[str]:
    return text_board(words, BOARD, view, names(view)).splitlines()


# Reading back


def seat_of(letter: str) -> int:
    return "ABCD".index(letter)


def listed(words: Words, told: str) -> list[str]:
    """Read "grape ×1, grape ×1 and Plow" back."""
    cards = {words.say(Text(f"card-{card}")): card for card in (*CARDS, PLOW)}
    return [] if told == "no cards" else [cards[card] for card in re.split(", | and ", told)]


def numbers(told: str) -> tuple[int, ...]:
    return tuple(map(int, told.split(", ")))


def read_back(words: Words, told: list[str]) -> dict[str, Any]:
    """Read the English board in words back into the fields of a view."""
    read: dict[str, Any] = {part: {} for part in ("players", "huts", "sites", "columns", "assur")}
    read["sale"], read["draft"] = [], []
    seat = -1
    for line in told:
        if found := re.fullmatch(r"Turn order: (.*)", line):
            read["order"] = tuple(map(seat_of, found[1].split(", ")))
        elif found := re.fullmatch(r".* \(([A-D])\): (\d+) VP, (\d+) camels?, (\d+) huts? in stock", line):
            seat = seat_of(found[1])
            read["players"][seat] = [int(found[2]), int(found[3]), int(found[4])]
        elif found := re.fullmatch(r"– (.*); offerings (\d) \(multiplier ×(\d)\); influence (\d+)", line):
            read["players"][seat] += [listed(words, found[1]), int(found[2]), int(found[3]), int(found[4])]
        elif found := re.fullmatch(r"([A-D])'s huts: (.*)", line):
            read["huts"][seat_of(found[1])] = huts_in(words, found[2])
        elif found := re.fullmatch(r"([A-D])'s ziggurats: (.*)", line):
            tops = re.findall(r"([A-J]\d) \((\w+)\)", found[2])
            read["sites"][seat_of(found[1])] = {hex.lower(): LEVELS[tile] for hex, tile in tops}
        elif found := re.fullmatch(r"Wells: (none|.*); (\d+) left to build", line):
            built = () if found[1] == "none" else found[1].lower().split(", ")
            read["wells"], read["wells_left"] = set(built), int(found[2])
        elif found := re.fullmatch(r"Column (\d): taken by ([A-D])", line):
            read["columns"][int(found[1])] = seat_of(found[2])
        elif found := re.fullmatch(r"Column (\d): (.*)", line):
            read["columns"][int(found[1])] = tuple(listed(words, found[2]))
        elif found := re.fullmatch(r"For sale: (.*)", line):
            priced = re.findall(r"([^,]+) for (\d) camels?", found[1])
            read["sale"] = [(*listed(words, card.strip()), int(price)) for card, price in priced]
        elif found := re.fullmatch(r"Initial draft: (.*)", line):
            read["draft"] = listed(words, found[1])
        elif found := re.fullmatch(r"(?:No Plow for sale|(\d) Plows? for sale: 2 camels(?: each)?)", line):
            read["plows"] = int(found[1] or 0)
        elif found := re.fullmatch(r"(Higher|Middle|Lower) dignitary: (.*); (\d) spaces? free", line):
            there = () if found[2] == "nobody" else tuple(map(seat_of, found[2].split(", ")))
            dignitary = {"Higher": "upper", "Middle": "middle", "Lower": "lower"}[found[1]]
            read["assur"][dignitary] = (there, int(found[3]))
        elif found := re.fullmatch(
            r"Expansion cards laid out(?: \(values\))?: (none|[\d, ]+)( and Bonus 4)?; "
            r"(\d) cards? in the deck(?:; used before \(values\): (.*))?",
            line,
        ):
            read["expansion"] = () if found[1] == "none" else numbers(found[1])
            read["bonus"], read["expansion_deck"] = bool(found[2]), int(found[3])
            read["removed"] = numbers(found[4]) if found[4] else ()
        elif found := re.fullmatch(r"Food deck: (\d+) cards?; discarded: (\d+) cards?", line):
            read["deck"], read["discard"] = int(found[1]), int(found[2])
        else:
            assert line.startswith("**"), line
    return read


def huts_in(words: Words, told: str) -> dict[str, tuple[str, str]]:
    """Read "upper river (B2 salt)" back: food and terrain of each hex."""
    foods = {words.say(Text(f"food-{food}")): food for food in FOODS}
    terrains = {words.say(Text(f"terrain-{each}")): each for each in ("outside", "between", "river1", "river2")}
    found: dict[str, tuple[str, str]] = {}
    for terrain, hexes in re.findall(r"([a-z ]+) \(([^)]*)\)", told):
        for hex, food in (hut.split(" ") for hut in hexes.split(", ")):
            found[hex.lower()] = (foods[food], terrains[terrain.strip()])
    return found


@pytest.mark.parametrize("seed", range(6))
def test_what_the_board_says_is_what_is_on_the_table(seed: int, english: Words) -> None:
    for state in states(GAME, seed, every=9):
        view = GAME.view(state, None)
        assert isinstance(view, AssyriaView)
        told = board(english, view)
        assert told[0].startswith(f"**Turn {view.turn} of 8** · Reign {view.reign} · {view.value} new huts · ")
        read = read_back(english, told)
        for field in ("order", "wells_left", "plows", "expansion", "expansion_deck", "removed", "bonus", "deck"):
            assert read[field] == getattr(view, field), field
        assert read["wells"] == set(view.wells)
        assert read["draft"] == list(view.passed_on)
        assert read["discard"] == len(view.discard)
        for seat, player in enumerate(view.players):
            cards = [*player.cards, *([PLOW] if player.plow else [])]
            multiplier = OFFERINGS.multipliers[player.offering]
            tracks = [player.offering, multiplier, player.influence]
            assert read["players"][seat] == [player.vp, player.camels, player.huts, cards, *tracks]
            foods = {hex: (HEXES[hex].food, HEXES[hex].terrain) for hex in player.settled}
            assert read["huts"].get(seat, {}) == foods
            assert read["sites"].get(seat, {}) == {hex: view.hexes[hex].level for hex in player.sites}
        for dignitary, seats in view.assur.items():
            assert read["assur"][dignitary] == (seats, DIGNITARIES[dignitary].slots - len(seats))
        assert_market(view, read)


def assert_market(view: AssyriaView, read: dict[str, Any]) -> None:
    taken = {number: disc for number, disc in enumerate(view.discs, 1) if disc is not None}
    lying = {number: cards for number, cards in enumerate(view.market, 1) if cards}
    if view.phase in ("expansion", "actions"):
        assert read["sale"] == [(card, CARDS[card].price) for cards in lying.values() for card in cards]
        assert read["columns"] == {}
    else:
        assert read["columns"] == {**taken, **lying}


# Single lines


def test_lines_of_the_board_read_as_intended(english: Words) -> None:
    table = Table(4, turn=4, value=3).ziggurat(RED, "b5", 2).put(RED, "b2", "c2", "c3", "c1").well("c1-c2-d1")
    table.camels(RED, 5).cards(RED, "barley2", PLOW).offering(RED, 3).assur(BLUE, upper=1).assur(RED, upper=1, lower=1)
    table.ziggurat(BLUE, "i2").ziggurat(GREEN, "i6").ziggurat(YELLOW, "b1").vp(RED, 23)
    told = board(english, view_of(table.for_sale("date3", "joker").act(RED)))
    assert told[:5] == [
        "**Turn 4 of 8** · Reign 2 · 3 new huts · actions · Flood after the next turn",
        "Turn order: A, B, C, D",
        "**Players**",
        "Ada (A): 23 VP, 5 camels, 4 huts in stock",
        "– barley ×2 and Plow; offerings 3 (multiplier ×2); influence 4",
    ]
    assert (
        "A's huts: beyond the rivers (C1 salt), between the rivers (C3 grape), upper river (B2 salt, C2 date)" in told
    )
    assert "A's ziggurats: B5 (center)" in told
    assert "Wells: C1-C2-D1; 15 left to build" in told
    assert "For sale: date ×3 for 2 camels, Joker for 2 camels" in told
    assert "3 Plows for sale: 2 camels each" in told
    assert "Higher dignitary: B, A; 1 space free" in told
    assert "Middle dignitary: nobody; 4 spaces free" in told


@pytest.mark.parametrize(
    ("turn", "flood"), [(1, "Flood after the next turn"), (2, "Flood after this turn"), (6, "Flood after 2 more turns")]
)
def test_the_heading_says_when_the_flood_comes(turn: int, flood: str, english: Words) -> None:
    assert board(english, view_of(Table(2, turn=turn)))[0].endswith(f" · {flood}")


def test_changed_lines_are_marked_as_new(english: Words) -> None:
    before = view_of(Table(2).ziggurat(RED, "b5").ziggurat(BLUE, "e2"))
    after = view_of(Table(2).ziggurat(RED, "b5").ziggurat(BLUE, "e2").put(BLUE, "e3"))
    told = text_board(english, BOARD, after, NAMES[:2], before).splitlines()
    assert [line for line in told if "(new)" in line] == [
        "Bilal (B): 0 VP, 0 camels, 9 huts in stock *(new)*",
        "B's huts: upper river (E3 barley) *(new)*",
    ]


def test_when_it_is_over_the_heading_says_so(english: Words) -> None:
    over = Table(2, turn=8).ziggurat(RED, "b5").ziggurat(BLUE, "e2").camels(RED, 5).final()
    told = board(english, view_of(over))
    assert told[0] == "**Turn 8 of 8** · Reign 3 · the match is over"


# Lengths


def full_table() -> AssyriaView:
    """As many pieces in as many places, and as many cards, as the rules allow."""
    table = Table(4, turn=8, value=3)
    lying: dict[str, list[str]] = {"outside": [], "between": [], "river1": [], "river2": []}
    for hex in HEXES.values():
        lying[hex.terrain].append(hex.id)
    for seat in range(4):
        for terrain in ("outside", "outside", "between", "between"):
            table.ziggurat(seat, lying[terrain].pop(), 3)
        for terrain in ("outside", "outside", "outside", "between", "river1", "river1", "river2", "river2"):
            table.put(seat, lying[terrain].pop(0))
        table.assur(seat, lower=1).camels(seat, 10).offering(seat, 7).vp(seat, 112)
        table.cards(seat, *ALL_CARDS[seat::4], PLOW)
    return view_of(table.well(*well_corners(4)[:16]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_full_board_fits_a_message(language: str) -> None:
    long = tuple(letter * 32 for letter in "MWÉÀ")
    assert len(text_board(table_words(KEY, language), BOARD, full_table(), long)) <= FULL


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_alt_text_tells_the_players_first(language: str) -> None:
    words, view = table_words(KEY, language), full_table()
    told = alt_text(words, BOARD, view, NAMES)
    assert told.endswith("\n…")
    for name in NAMES:
        assert name in told
    assert text_board(words, BOARD, view, NAMES).replace("**", "").startswith(told.removesuffix("\n…"))


# One player


def test_totals_are_a_line_a_player(english: Words) -> None:
    table = Table(2).vp(RED, 58).camels(RED, 1).cards(RED, "barley2", PLOW).put(RED, "b2")
    assert totals(english, BOARD, view_of(table), NAMES[:2])[0] == "🔴 Ada 58 VP · 1 camel · 9 huts · 2 cards"


def test_my_stock_tells_everything(english: Words) -> None:
    table = Table(3, turn=4).ziggurat(RED, "b5", 3).ziggurat(RED, "d1").put(RED, "b2", "c3").camels(RED, 7)
    table.cards(RED, "barley2", PLOW).offering(RED, 4).assur(RED, upper=1, lower=2).vp(RED, 31)
    assert stock(english, BOARD, view_of(table), RED, NAMES[:3]).splitlines() == [
        "**31 VP**: huts 31 · ziggurats 0 · wells 0 · Assur 0 · offerings 0 · leftover camels and Plow 0",
        "Camels: 7 of 10",
        "Cards: barley ×2 and a Plow",
        "Huts: 5 in stock; on the map: between the rivers (C3 grape), upper river (B2 salt)",
        "Ziggurats: B5 (roof), D1 (base); in stock: 2 bases, 3 centers, 3 roofs",
        "Offerings: step 4, multiplier ×3 for 2 ziggurats",
        "Assur: influence 5 (1 hut with the higher dignitary, 2 huts with the lower dignitary)",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(3))
def test_points_by_source_add_up(seed: int, language: str) -> None:
    words = table_words(KEY, language)
    for state in states(GAME, seed, every=40):
        view = GAME.view(state, None)
        assert isinstance(view, AssyriaView)
        for seat, player in enumerate(view.players):
            said = sources(words, BOARD, view, seat, names(view))
            assert sum(map(int, re.findall(r"\d+", said))) == player.vp


# Who is next


def test_in_the_harvest_the_old_order_says_who_is_next(english: Words) -> None:
    view = view_of(Table(3, order=[GREEN, RED, BLUE]).harvest())
    assert outlook(english, BOARD, view, RED, [GREEN]) == "You are next."
    assert outlook(english, BOARD, view, BLUE, [GREEN]) == ""
    assert outlook(english, BOARD, view, GREEN, [BLUE]) == ""  # the columns decide who expands first, A5.11


def placed(table: Table) -> Table:
    return table.ziggurat(RED, "b5").ziggurat(BLUE, "e2").ziggurat(GREEN, "g6")


def test_after_the_last_expansion_turn_the_first_player_acts(english: Words) -> None:
    view = view_of(placed(Table(3).camels(RED, 2)).expand(BLUE))
    assert outlook(english, BOARD, view, GREEN, [BLUE]) == "You are next."
    assert outlook(english, BOARD, view, RED, [GREEN]) == "You are next."
    broke = view_of(placed(Table(3)).expand(BLUE))
    assert outlook(english, BOARD, broke, RED, [GREEN]) == ""  # may be passed over, A12.2


def test_after_the_last_action_turn_the_first_player_harvests(english: Words) -> None:
    view = view_of(placed(Table(3).camels(RED, 3).camels(GREEN, 3)).act(RED))
    assert outlook(english, BOARD, view, BLUE, [RED]) == ""  # without camels, A12.2
    assert outlook(english, BOARD, view, GREEN, [BLUE]) == "You are next."
    assert outlook(english, BOARD, view, RED, [GREEN]) == "You are next."
    last = view_of(placed(Table(3, turn=8).camels(RED, 3)).act(RED))
    assert outlook(english, BOARD, last, RED, [GREEN]) == ""


@pytest.mark.parametrize("seed", range(6))
def test_who_is_said_to_be_next_is_next(seed: int) -> None:
    acting, promised = -1, set[int]()
    kept = 0
    for turn in turns(GAME, seed):
        (asked,) = turn.asked
        if asked.seat != acting:
            assert promised <= {asked.seat}
            acting, kept, promised = asked.seat, kept + len(promised), set()
        said = next_to_act(GAME.view(turn.state, None), asked.seat)
        promised |= set() if said is None else {said}
    assert kept > 20
