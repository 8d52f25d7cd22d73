"""Pictures of Mesopotamia with a side that nobody sits at: its strip, its sheet, and nothing that nobody may know."""

from __future__ import annotations

import random
import time

import msgspec
import pytest

from engine.core.bots import RandomBot
from engine.core.decision import Text
from engine.core.game import Event, Result
from engine.mesopotamia import GAME
from engine.mesopotamia.content.solo import ACTION_CARDS, SIEGE, STRATEGIES, WAVES
from engine.mesopotamia.events.automaton import ActionCardsDrawn, StrategyActed, StrategyActionLost
from engine.mesopotamia.view.opponent import OpponentView
from render.games.mesopotamia.board.closeups import CLOSEUPS, closeups_of
from render.games.mesopotamia.board.frame import GARDENS, HEADER, TRACKS
from render.games.mesopotamia.board.opponent_cards import last_turn
from render.games.mesopotamia.board.strategies import in_order
from render.picture.audience import Audience
from render.picture.paint import encode, paint
from render.picture.scene import Label, Scene, Sprite, as_text
from render.picture.theme import RUST
from render.text.words import LANGUAGES
from tests.games import words_for
from tests.render.picture.mesopotamia import check, drawn, inside, replaced, sprites, strip, texts
from tests.render.picture.mesopotamia_closeups import kinds, labels, near
from tests.rules import rule
from tools.gallery.positions import Position, played, positions
from tools.games.mesopotamia.alone import attacked, besieged, duel, fought_without_bids
from tools.games.mesopotamia.crowded import crowded

MOMENTS = {
    "duel": duel,
    "duel-3": lambda: duel("igigi", 3),
    "siege": besieged,
    "siege-hard": lambda: besieged(hard=True),
    "guardians": attacked,
    "first wave": lambda: attacked(1),
    "unbid": fought_without_bids,
}
OPPONENTS = ("emperor", "anunnaki", "siege", "guardians")
MOST, SECONDS = 500 * 1024, 0.4
"""Bytes of a picture, and what a warm one may take; a machine that does other things too needs some of it."""


def opponent_of(at: Position) -> OpponentView:
    found: OpponentView = at.view.opponent
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", MOMENTS)
def test_nothing_covers_a_text_on_any_picture(name: str, language: str) -> None:
    at = MOMENTS[name]()
    check(drawn(at, language))
    for closeup in CLOSEUPS:
        check(near(at, closeup, 0, language))
        check(near(at, closeup, None, language))


@pytest.mark.parametrize("opponent", OPPONENTS)
def test_nor_in_random_matches(opponent: str) -> None:
    options = {"opponent": opponent, "setup": "lot", **({"rounds": "12"} if opponent in ACTION_CARDS else {})}
    record = played(GAME, 1, 3, RandomBot(random.Random(3)), options)
    shown = list(positions(GAME, record))
    for n, at in enumerate([*shown[:: max(1, len(shown) // 12)], shown[-1]]):
        check(drawn(at, LANGUAGES[n % 2]))
        check(near(at, "opponent", None, LANGUAGES[n % 2]))
        check(near(at, "combat", 0, LANGUAGES[n % 2]))


@pytest.mark.parametrize("name", MOMENTS)
def test_pictures_are_small_and_soon_painted(name: str) -> None:
    at = MOMENTS[name]()
    for scene in (drawn(at), near(at, "opponent", 0)):
        paint(scene)
        began = time.process_time()
        raw = encode(paint(scene))
        assert time.process_time() - began < SECONDS
        assert len(raw) < MOST


@rule("M17.8", "M17.9", "M17.10")
@pytest.mark.parametrize("humans", [1, 3])
def test_the_strip_of_the_automaton_shows_its_cards_in_the_order_in_which_they_act(humans: int) -> None:
    at = duel("igigi", humans)
    here, opponent = strip(drawn(at), at.view, humans), opponent_of(at)
    assert {"automaton", "action_card", "points"} <= {each.kind for each in here if isinstance(each, Sprite)}
    assert not sprites(here, "quest", "die_place", "sign"), "it has neither Quests nor dice that pay"
    row = [each.priority for each in in_order(opponent)]
    assert row == sorted(row)
    written = texts(here)
    begin = next(n for n in range(len(written)) if written[n : n + len(row)] == [str(each) for each in row])
    assert begin >= 0
    assert len(sprites(here, "done")) == sum(len(each.marked) for each in opponent.row)
    draws = ACTION_CARDS["igigi"][at.view.players[humans].ziggurat]
    assert written[written.index("+1") - 1] == str(draws) == str(opponent.action_cards)


@rule("M17.16")
@pytest.mark.parametrize("humans", [1, 3])
def test_of_very_many_strategy_cards_it_says_how_many_more(humans: int) -> None:
    at = duel("igigi", humans)
    row = (*opponent_of(at).row, *opponent_of(at).row[:2])
    opponent = msgspec.structs.replace(opponent_of(at), row=row)
    more = msgspec.structs.replace(at, view=replaced(at.view, opponent=opponent))
    scene = drawn(more)
    check(scene)
    assert "+3" in texts(strip(scene, more.view, humans))


@rule("M17.10")
def test_what_it_marked_last_shines() -> None:
    at = duel()
    marked = {(each.strategy, each.half) for each in at.since if isinstance(each, StrategyActed)}
    still = [half for each in opponent_of(at).row for half in each.marked if (each.card, half) in marked]
    assert still
    ticks = sprites(strip(drawn(at), at.view, 1), "done")
    assert [each.ring for each in ticks].count(True) == len(still)
    assert not any(each.ring for each in sprites(strip(drawn(Position(at.view, (0,))), at.view, 1), "done"))


@rule("M17.8", "M17.25")
@pytest.mark.parametrize("language", LANGUAGES)
def test_its_sheet_names_every_card_with_its_condition(language: str) -> None:
    at = duel()
    words = words_for("mesopotamia", language)
    for card in STRATEGIES:
        row = (msgspec.structs.replace(opponent_of(at).row[0], card=card, priority=STRATEGIES[card].low),)
        view = replaced(at.view, opponent=msgspec.structs.replace(opponent_of(at), row=row))
        scene = near(Position(view, (0,)), "opponent", 0, language)
        check(scene)
        written = labels(scene)
        assert words.say(Text(f"strategy-{card}")) in written
        (told,) = [each for each in written if each.endswith(f" {STRATEGIES[card].low}")]
        assert told.startswith(f"{STRATEGIES[card].high} ")
        assert "…" not in told


@rule("M20.7")
def test_nothing_tells_which_cards_come_next() -> None:
    at = duel()
    other = replaced(at.view, opponent=msgspec.structs.replace(opponent_of(at), discard=("sc1",) * 2))
    for name in ("opponent", "sheet"):
        assert as_text(near(at, name, 0)) == as_text(near(Position(other, at.waiting, at.since), name, 0))
    cards = [each for each in near(at, "opponent", 0).over if isinstance(each, Sprite) and each.kind == "action_card"]
    assert len(cards) == 1
    assert "any_action" in kinds(near(at, "opponent", 0)), "the whole deck lies open, its order nowhere"


@rule("M17.14")
def test_its_last_turn_is_shown_with_what_was_lost() -> None:
    lost = (
        StrategyActed(1, "sc4", "left", "war", 5, "card"),
        StrategyActionLost(1, "bonus", "impossible", "war", "sc4"),
        StrategyActed(1, "sc4", "right", "growth", 5, "bonus"),
    )
    at = duel()
    scene = near(Position(at.view, (0,), lost), "opponent", 0)
    assert kinds(scene).count("crossed") == 1
    assert kinds(near(Position(at.view, (0,), lost[2:]), "opponent", 0)).count("crossed") == 0


@rule("M17.9")
def test_only_its_last_turn_is_shown_whenever_the_reader_last_moved() -> None:
    round_3 = (ActionCardsDrawn(1, ["growth"], False), StrategyActed(1, "sc4", "right", "growth", 5, "card"))
    round_4 = (ActionCardsDrawn(1, ["war"], False), StrategyActed(1, "sc4", "left", "war", 5, "card"))
    words = words_for("mesopotamia", "en")

    def shown(since: tuple[Event, ...], lately: tuple[Event, ...]) -> list[str]:
        audience = Audience(words, ("Ada", "Automaton"), since=since, lately=lately)
        return [each.kind for each in last_turn(audience, (0, 0, 1000, 80)) if isinstance(each, Sprite)]

    assert shown((*round_3, *round_4), ()) == ["war"]
    assert shown((), (*round_3, *round_4)) == ["war"], "Ada has moved since"


@rule("M18.4", "M18.7")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_strip_of_ur_shows_both_tracks_up_to_the_goal_and_the_reserve(language: str) -> None:
    at = besieged()
    scene = drawn(at, language)
    here, ur = strip(scene, at.view, 1), at.view.players[1]
    assert {f"{ur.event}/10", f"{ur.population}/10"} <= set(texts(here))
    assert [each.fill for each in here if isinstance(each, Label) and each.text == "8/10"] == [RUST], "they are near"
    reserve = sprites(here, *(f"{each.type}_sign" for each in SIEGE.reserve_units))
    assert [each.faded for each in reserve] == [not opponent_of(at).reserve[each.type] for each in SIEGE.reserve_units]
    assert [text for text in texts(here) if text.startswith("≥")] == ["≥1", "≥3", "≥5", "≥7"]
    assert not sprites(here, "points", "quest"), "they score nothing"
    assert len(sprites(inside(scene, TRACKS), "goal")) == 2


@rule("M18.14")
def test_the_sheet_of_ur_says_which_progress_it_takes() -> None:
    said = [labels(near(besieged(hard), "opponent", 0)) for hard in (False, True)]
    assert any("lesser" in text for text in said[0])
    assert any("greater" in text for text in said[1])


@rule("M19.3", "M19.4")
def test_the_strip_of_the_enemy_shows_waves_distances_and_what_comes_next() -> None:
    at = attacked(4)
    here = strip(drawn(at), at.view, 1)
    assert len(sprites(here, "done")) == 3
    assert "3 steps to Assur" in texts(here)
    assert "Wave 5:" in texts(here)
    assert f"+{WAVES[5].phalanxes}" in texts(here)
    assert {"12", "10"} <= set(texts(here)), "Phalanxes and combat Units"
    last = strip(drawn(attacked()), attacked().view, 1)
    assert "The last wave." in texts(last)


@rule("M19.3")
def test_its_sheet_lists_all_waves_and_all_ways() -> None:
    at = attacked(2)
    scene = near(at, "opponent", 0)
    written = labels(scene)
    assert [text for text in written if text.startswith("+")] == [f"+{wave.phalanxes}" for wave in WAVES.values()]
    assert written.count("now") == 1
    assert kinds(scene).count("done") == 1
    assert sum("→" in text for text in written) == len(opponent_of(at).ways)


@rule("M19.16")
def test_rounds_without_a_move_are_counted() -> None:
    at = attacked(2)
    idle = replaced(at.view, opponent=msgspec.structs.replace(opponent_of(at), idle_rounds=2))
    assert any("2 of 3" in text for text in labels(near(Position(idle, (0,)), "opponent", 0)))
    assert not any("of 3" in text for text in labels(near(at, "opponent", 0)))


@rule("M19.5")
@pytest.mark.parametrize("language", LANGUAGES)
def test_gardens_that_waves_bring_have_no_price(language: str) -> None:
    for at, waves in ((attacked(), True), (besieged(), False)):
        here = inside(drawn(at, language), GARDENS)
        assert bool(sprites(here, "enemy")) == waves
        assert bool(sprites(here, "stone", "wood", "clay", "food")) != waves
        assert ("enemy" in kinds(near(at, "markets", 0, language))) == waves


@rule("M17.28", "M17.29")
def test_a_combat_without_bids_hides_cards_to_come_and_foretells_nothing() -> None:
    at = fought_without_bids()
    open_lines = near(at, "combat", 0)
    assert "Bids are sealed" not in labels(open_lines)
    assert len([text for text in labels(open_lines) if text.endswith("+")]) == 2, "total and Mobility may grow"
    assert not {"fewer", "flees", "gives"} & set(kinds(_upper(open_lines)))
    (combat,) = at.view.combats
    units = tuple(msgspec.structs.replace(each, card="") if each.role == "attacker" else each for each in combat.units)
    placing = msgspec.structs.replace(combat, units=units, stage="place", lines=(), lost=())
    scene = near(Position(replaced(at.view, combats=(placing,)), (0,)), "combat", 0)
    check(scene)
    assert labels(scene).count("?") == 2


def _upper(scene: Scene) -> Scene:
    """Leave out what stands below the lines."""
    return msgspec.structs.replace(scene, over=tuple(e for e in scene.over if getattr(e, "at", (0, 0))[1] < 540))


@rule("M18.17", "M19.17")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_header_says_how_a_match_alone_was_lost(language: str) -> None:
    lost = Result([0, 0], [[1], [0]], "lost", [])
    said = {"siege": {"Ur stands", "Ur tient bon"}, "guardians": {"Assur has fallen", "Assur est tombée"}}
    for name, at in (("siege", besieged()), ("guardians", attacked())):
        over = replaced(at.view, result=lost, phase="over", turn=None, turn_of=None)
        scene = drawn(Position(over), language)
        check(scene)
        assert said[name] & set(texts(inside(scene, HEADER)))


def test_the_sheet_is_offered_only_where_such_a_side_plays() -> None:
    assert "opponent" in closeups_of(duel().view)
    assert set(CLOSEUPS) - set(closeups_of(crowded(4))) == {"opponent"}
