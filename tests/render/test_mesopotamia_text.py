"""Mesopotamia in words: what a player owns, Quests for their owner alone, the final post, and who is next."""

import re

import msgspec
import pytest

from engine.core.decision import Decision, OneOf, Option, Text
from engine.core.game import Result
from engine.mesopotamia import GAME
from engine.mesopotamia.content.cards import COMBAT_CARDS, ROWS
from engine.mesopotamia.content.map import REGIONS
from engine.mesopotamia.view.status import status
from engine.mesopotamia.view.table import MesopotamiaView
from render.games.mesopotamia.text import MesopotamiaText
from render.story.verdict import decided_between, verdict
from render.text.board import text_board, totals
from render.text.ping import wanted
from render.text.stock import outlook, sources, stock
from render.text.words import LANGUAGES, Words
from tests.contract.matches import states
from tests.render.wording import NAMES, table_words, words_given
from tests.rules import rule
from tests.rules.mesopotamia.field import HERE, Field
from tests.rules.mesopotamia.table import Table

BOARD = MesopotamiaText()
A, B = 0, 1


english = words_given(GAME.key, "en")


@rule("M5.15")
@pytest.mark.parametrize(
    ("language", "said"), [("en", ["🎲 used", "🎲 all used"]), ("fr", ["🎲 utilisé", "🎲 tous utilisés"])]
)
def test_dice_that_are_used_are_not_said_to_be_missing(language: str, said: list[str]) -> None:
    view = view_of(Table("babylonian", "sumerian").ziggurat(A, "white:ud"), A)
    me = view.players[A]
    used = [msgspec.structs.replace(die, used=True) for die in me.dice][:1]
    told = []
    for dice in (used, used * 2, []):
        players = (msgspec.structs.replace(me, dice=tuple(dice)), *view.players[1:])
        told.append(status(msgspec.structs.replace(view, players=players), A)[-1])
    words = table_words(GAME.key, language)
    assert [words.say(each).rpartition(" · ")[2] for each in told[:2]] == said
    assert words.say(told[2]).endswith("no dice" if language == "en" else "aucun dé")


def view_of(table: Table, seat: int | None) -> MesopotamiaView:
    return GAME.view(table.turn(A).state, seat)


def laid_out() -> Table:
    """Babylon with pieces of every kind, against Sumer."""
    table = Table("babylonian", "sumerian")
    table.hold(A, stone=2, phalanx=3).put(A, "archer", "r08", 2).ship(A, "n02").settle(A, "r08", "r07").wall(A, "r08")
    table.active(A, "r09", "ev1", die=4).put(A, "spearman", "r09").quests(A, "q1", "q8").quests(B, "q2", "q3")
    return table.trade("t08", owner=A).ziggurat(A, "white:ud")


@rule("M20.3", "M15.6")
def test_my_stock_tells_everything_and_how_far_my_quests_are(english: Words) -> None:
    assert stock(english, BOARD, view_of(laid_out(), A), A, NAMES).splitlines()[1:] == [
        "Resources: 2 Stone and 3 Phalanxes",
        "Quest: control 3 Settlements and own 1 Stone – Stone 2/1, Settlements 2/3 (open)",
        "Quest: 4 Amphorae on Trade tokens, own 1 Clay – Clay 0/1, Amphorae 1/4 (open)",
        "Technologies: Explore 1 (sun), Build 1 (earth), Research 1 (water), Gather 1 (earth), War 1 (sun), "
        "Growth 1 (water)",
        "Ziggurat 1; dice: sun",
        "Units, 4 of 2: Terqa 2 Archers, Rapiqum 1 Spearman, Ship Mari–Terqa",
        "Settlements: Nagar and Terqa; Walls: Terqa",
        "Amphorae: 1 of 6 on Trade tokens, 1 VP",
        "Events: Village with Ancient Wisdom in Rapiqum, round 4 of 6, 1 Tablet a round",
    ]


@rule("M20.3")
def test_quests_of_others_are_a_number(english: Words) -> None:
    told = stock(english, BOARD, view_of(laid_out(), A), B, NAMES)
    assert "2 secret Quests" in told
    assert "Quest:" not in told


@rule("M15.2", "M15.4")
def test_quests_that_need_the_same_resource_are_told_apart(english: Words) -> None:
    table = laid_out().settle(A, "r10").hold(A, stone=1).quests(A, "q11").wall(A, "r07")
    told = stock(english, BOARD, view_of(table, A), A, NAMES)
    assert told.count("✅") == 1
    assert told.count("(met, but not enough resources for all)") == 1


@rule("M15.7", "M15.1")
def test_after_the_end_everybody_sees_sources_and_quests(english: Words) -> None:
    table = laid_out()
    before = sources(english, BOARD, view_of(table, B), A, NAMES)
    state = table.state
    state.result = Result([14, 11], [[A], [B]], "points", winners=[A])
    view = GAME.view(state, None)
    told = sources(english, BOARD, view, A, NAMES)
    assert "\n" not in before
    assert told.splitlines()[1] == "-# Quests: 3 Settlements + 1 Stone ✗ · 4 Amphorae + 1 Clay ✗"
    assert sum(BOARD.points(view, A).values()) == BOARD.score(view, A)
    assert len(BOARD.points(view, A)) == 8


@rule("M15.11")
def test_what_decides_between_equals_is_told(english: Words) -> None:
    tied = Result([9, 9], [[A], [B]], "population", winners=[A])
    view = view_of(laid_out(), None)
    assert verdict(english, BOARD, view, tied, NAMES) == (
        "Ada wins the tie-break; Bilal also has 9 points. "
        "Ada is ahead of Bilal on the Population track, which breaks the tie."
    )
    assert decided_between(english, Result([9, 4, 4], [[0], [1], [2]], "points", winners=[0]), 1, 2, NAMES)


@rule("M4.2")
def test_who_follows_in_the_turn_order_is_next(english: Words) -> None:
    view = view_of(laid_out(), None)
    first, second = view.order
    assert outlook(english, BOARD, view, second, [first]) == "You are next."
    assert outlook(english, BOARD, view, first, [second]) == ""


def test_the_board_tells_every_piece_where_it_stands(english: Words) -> None:
    told = text_board(english, BOARD, view_of(laid_out(), None), NAMES).splitlines()
    assert "Terqa: A 2 Archers, Settlement A, Wall A" in told
    assert "Rapiqum: A 1 Spearman, Event A in round 4 of 6" in told
    assert "Ships: A Mari–Terqa" in told
    assert totals(english, BOARD, view_of(laid_out(), None), NAMES)[A].startswith("🔴 Ada ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_army_settlement_and_event_of_a_match_is_on_the_board(language: str) -> None:
    words = table_words(GAME.key, language)
    for state in states(GAME, 2, every=40):
        view = GAME.view(state, None)
        told = text_board(words, BOARD, view, NAMES)
        for region in REGIONS:
            seen = view.regions[region]
            named = words.say(Text(f"region-{region}"))
            if seen.armies or seen.settlement is not None or seen.token is not None or seen.tribe or seen.hidden_event:
                assert named in told


def asked(seat: int, key: str, region: str) -> Decision:
    return Decision(seat, "bid", OneOf((Option("a", Text("bid-nothing")),)), Text(key, {"region": region}))


@pytest.mark.parametrize("key", ["bid-attack-tribe-prompt", "bid-for-tribe-prompt"])
def test_a_ping_names_every_region_that_is_bid_for(english: Words, key: str) -> None:
    both = [asked(A, "bid-attack-tribe-prompt", "r16"), asked(B, key, "r09")]
    assert wanted(english, both, NAMES) == "your bids, please: Umma and Rapiqum."
    assert wanted(english, both[:1], NAMES) == "your bid, please: Umma."


@pytest.mark.parametrize(
    ("language", "own", "tribe"),
    [
        ("en", "Room on your cards for what you win by", "Room on its cards for what it wins by"),
        ("fr", "Place sur vos cartes pour l'écart gagné", "Place sur ses cartes pour l'écart gagné"),
    ],
)
def test_whoever_bids_reads_how_much_the_own_cards_can_take(language: str, own: str, tribe: str) -> None:
    f = Field(3).put(A, "chariot", HERE).tribe(HERE, spearman=1).tribe_die(5).phalanxes(3).cards("cc3", "cs3").combat()
    words = table_words(GAME.key, language)
    for question, said, card in zip(f.asked, (own, tribe), ("cc3", "cs3"), strict=True):
        slots = [COMBAT_CARDS[card].slots(row) for row in ROWS]
        _, _, room = words.say(question.prompt, NAMES).partition(said)
        assert [int(number) for number in re.findall(r"\d+", room)] == slots


@rule("M3.19")
@pytest.mark.parametrize(("language", "quests"), [("en", "Quest"), ("fr", "Quête")])
def test_while_quests_are_chosen_the_board_counts_none(language: str, quests: str) -> None:
    words, view = table_words(GAME.key, language), view_of(laid_out(), None)
    assert quests in text_board(words, BOARD, view, NAMES)
    assert quests not in text_board(words, BOARD, msgspec.structs.replace(view, phase="setup"), NAMES)


@rule("M13.8")
def test_who_shares_a_square_of_a_track_is_parted_from_the_next_square(english: Words) -> None:
    view = msgspec.structs.replace(view_of(Table("babylonian", "sumerian", "elamite"), None), event=((2, 1), (0,)))
    assert "Event track: A 2 · C, B 1\n" in text_board(english, BOARD, view, NAMES)


@rule("M11.3")
@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Your card allows 2: home gives one, and so does"),
        ("fr", "Votre carte en permet 2\N{NO-BREAK SPACE}: une chez vous"),
    ],
)
def test_fewer_sources_than_the_card_allows_are_explained(language: str, said: str) -> None:
    words, told = table_words(GAME.key, language), []
    for units in (0, 1):
        table = Table("babylonian", "sumerian").level(A, gather=2).put(A, "spearman", "r08", units)
        told.append(words.say(table.turn(A).answer("gather.pawn").question(A).prompt, NAMES))
    assert said in told[0]
    assert said not in told[1]


@rule("M4.1")
def test_in_the_combat_phase_the_status_says_so_in_place_of_whose_turn_comes_when(english: Words) -> None:
    view = view_of(Field(3), A)
    assert english.say(status(view, A)[0], NAMES) == "Round 1 · 1st of 3 · Gardens 0/5"
    fought = msgspec.structs.replace(view, phase="combat")
    assert english.say(status(fought, A)[0], NAMES) == "Round 1 · ⚔️ Combat · Gardens 0/5"


@rule("M16.11")
@pytest.mark.parametrize(
    ("language", "mine", "theirs"),
    [
        ("en", "Your Tactics counts: Archer over Spearman.", "Enemy Tactics counts: Archer over Spearman."),
        (
            "fr",
            "Votre Tactique compte\u00a0: Archer contre Lancier.",
            "La Tactique adverse compte\u00a0: Archer contre Lancier.",
        ),
    ],
)
def test_whoever_bids_reads_whose_tactics_count(language: str, mine: str, theirs: str) -> None:
    f = Field(3).fight("archer", against="spearman").phalanxes(2, 2, 0).combat()
    own, other = (table_words(GAME.key, language).say(f.question(seat).prompt, NAMES) for seat in (0, 1))
    assert (mine in own, theirs in own) == (True, False)
    assert (mine in other, theirs in other) == (False, True)
    even = Field(3).fight("archer", against="archer").phalanxes(2, 2, 0).combat()
    said = table_words(GAME.key, language).say(even.question(0).prompt, NAMES)
    assert mine.partition(":")[0] not in said
