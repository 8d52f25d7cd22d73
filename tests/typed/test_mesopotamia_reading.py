"""Mesopotamia typed: each action in one command, only legal choices offered, reasons for all that is refused."""

from __future__ import annotations

import pytest

from engine.mesopotamia import GAME
from tests.rules import rule
from tests.rules.mesopotamia.table import Table
from tests.typed.keyboard import Keyboard
from tests.typed.mesopotamia_positions import rich, why


def typing(position: Table | None = None) -> Keyboard:
    """Sit down as the first seat, who is to act; dice show their first face."""
    return Keyboard(GAME, rich() if position is None else position, *[1] * 12)


def drafted(at: Keyboard) -> list[object]:
    """What the first seat has answered so far."""
    return [move.answer for press in at.match.draft_of(0) for move in press.moves]


@rule("M5.2", "M5.3")
def test_what_is_not_paid_otherwise_takes_the_pawn_then_the_cheapest_dice() -> None:
    at = typing()
    assert list(at.offered("gather", "pay").values()) == ["gather.pawn", "gather.2-3"]
    at.type("gather", source="stone")
    assert drafted(at) == ["gather.pawn", "start.stone"]
    at.refused(why("action_open", technology="gather"), "build", item="wall")
    at.type("done")
    at.refused(why("action_type_used", technology="gather"), "gather", source="stone")
    at.refused(why("pawn_used"), "build", item="wall", place="Terqa", pay="pawn")
    at.type("build", item="wall", place="Terqa")
    assert drafted(at)[-2:] == ["build.2-3", "wall"]
    at.refused(why("signs_do_not_match", technology="war", signs=["ud", "ki"]), "war")


@rule("M5.3")
def test_dice_are_named_by_their_signs() -> None:
    at = typing()
    at.refused('"water" is not one of the choices', "gather", source="stone", pay="water")
    at.type("gather", source="stone", pay="earth, ★")
    assert drafted(at) == ["gather.2-3", "start.stone"]


@rule("M5.3")
def test_other_dice_than_the_cheapest_are_one_choice_too() -> None:
    table = Table().ziggurat(0, "white:ud", "silver:a", "black:ki", "white:an").population([1], [], [], [0])
    at = typing(table.hold(0, food=9).turn(0))
    offered = at.offered("growth", "pay")
    assert list(offered.values()) == ["growth.pawn", "growth.2", "dice/!growth.4"]
    at.type("growth", pay="★")
    assert drafted(at) == ["dice", "growth.4"]


@rule("M11.1")
def test_resources_are_gathered_and_traded_in_one_go() -> None:
    at = typing()
    at.type("gather", source="stone", source2="Terqa", source3="food", trade="1 Stone 2 Wood", end="yes")
    assert at.waiting == {1}
    holding = at.match.committed.players[0].holding
    assert (holding["stone"], holding["wood"], holding["food"]) == (4, 6, 8)


@rule("M11.3", "M11.9")
def test_a_source_that_gives_nothing_is_explained() -> None:
    at = typing()
    said = at.refused(why("nothing_to_gather"), "gather", source="Nippur")
    assert "Possible: 🪨 Stone from Mari (home)" in said
    at.refused(why("source_used"), "gather", source="stone", source2="wood")
    at.refused('"Atlantis" is not one of the choices', "gather", source="Atlantis")


@rule("M11.1")
def test_trading_may_come_first() -> None:
    at = typing()
    assert next(iter(at.offered("trade", "token", "1 stone 2").values())) == "trade.t01"
    at.refused(why("trade_level", token="t16", level=4), "trade", token="2 Clay 5 Phalanxes")
    at.refused(why("unknown_id"), "trade", token="1 Wood 2 Food")
    at.type("trade", token="1 Wood 3 Phalanxes")
    assert drafted(at) == ["gather.pawn", "trade.t07"]


@rule("M6.1", "M6.18")
def test_places_are_enough_to_explore() -> None:
    at = typing()
    at.type("explore", to="Terqa", to2="Sippar")
    assert drafted(at) == ["explore.pawn", "spearman.r01.r08", "spearman.r08.r10"]
    at = typing()
    at.type("explore", to="Mari–Nagar")
    assert drafted(at) == ["explore.pawn", "ship.n02", "n01"]


@rule("M6.6", "M6.18", "M8.2")
def test_movements_are_refused_with_the_reason() -> None:
    at = typing()
    at.refused(why("wall", region="r07"), "explore", to="Nagar")
    at.refused(why("too_far", steps=2), "explore", to="Ur")
    at.refused(why("too_far", steps=6), "explore", to="Ur–Umma")
    at.refused(why("not_your_unit", unit="archer"), "explore", unit="Archer Nippur", to="Mari")
    at.refused(why("cannot_activate", unit="ram"), "explore", unit="Ram Mari", to="Terqa")
    at.refused('"Atlantis" is not one of the choices', "explore", to="Atlantis")


@rule("M8.2")
def test_a_ram_goes_along_where_that_is_said() -> None:
    at = typing()
    said = at.refused('"Nagar" alone is not enough. Which Unit moves?', "explore", to="Nagar", ram="yes")
    assert "Spearman in Mari or Archer in Terqa" in said
    at.type("explore", unit="Spearman Mari", to="Nagar", ram="yes")
    assert drafted(at)[-1] == "r07.ram-r01"
    at = typing()
    assert "r08.ram-r01" in at.offered("explore", "to", "Terqa", unit="Spearman Mari").values()
    at.type("explore", unit="Spearman Mari", to="Terqa")
    assert drafted(at)[-1] == "r08"


@rule("M6.9")
def test_after_a_reveal_nothing_is_done_that_was_typed_before_it() -> None:
    at = typing()
    at.refused("see the result of your answer first", "explore", to="Rapiqum", to2="Terqa")
    at.type("explore", to="Rapiqum")
    assert drafted(at) == []


@rule("M9.1", "M9.5")
def test_things_are_built_where_they_can_be() -> None:
    at = typing()
    assert list(at.offered("build", "item").values()) == ["wall", "ziggurat", "ram", "ship"]
    assert list(at.offered("build", "place", item="wall").values()) == ["r08"]
    at.refused(why("no_presence"), "build", item="Wall", place="Nippur")
    at.refused(why("not_unlocked", piece="gardens"), "build", item="Gardens")
    at.type("build", item="Ziggurat", place="black", end="yes")
    assert [die.colour for die in at.match.committed.players[0].dice][3:] == ["black"]


@rule("M10.1")
def test_clay_is_converted_before_a_discovery() -> None:
    at = typing()
    at.refused(why("no_discoveries_left"), "research", convert="yes", discover="Build", discover2="Growth")
    at.type("research", convert="yes", discover="Build")
    assert drafted(at) == ["research.pawn", "convert", "build"]


@rule("M12.2", "M12.3")
def test_units_are_created_with_their_place() -> None:
    at = typing()
    at.refused('"archer" can mean several things: Archer in Mari or Archer in Terqa', "war", unit="archer")
    at.refused(why("not_unlocked", piece="chariot"), "war", unit="Chariot")
    at.refused(why("bad_placement"), "war", unit="Spearman", place="Nippur")
    assert list(at.offered("war", "place", unit="archer").values()) == ["archer.r01", "archer.r08"]
    at.refused(why("no_units_left"), "war", unit="Archer", place="Mari", unit2="Archer", place2="Terqa")
    at.type("war", unit="Archer", place="Terqa")
    assert drafted(at) == ["war.pawn", "archer.r08"]


@rule("M13.1")
def test_growth_is_paid_as_often_as_the_card_allows() -> None:
    at = typing()
    at.refused("you can do this at most once", "growth", times=2)
    at.type("growth", times=1, end="yes")
    assert at.waiting == {1}


@rule("M5.11", "M5.12")
def test_dice_are_rerolled_by_number_or_sign() -> None:
    at = typing()
    at.refused('"9" is not one of the choices', "reroll", dice="9")
    at.type("reroll", dice="1, earth")
    dice = at.match.committed.players[0].dice
    assert [die.face for die in dice] == ["an", "an", "an"]
    at = typing(Table().ziggurat(0, "white:ud").turn(0))
    at.refused(why("no_tablet"), "reroll", dice="1")


@rule("M4.7", "M4.8")
def test_the_turn_is_done_when_the_pawn_is_placed() -> None:
    at = typing()
    at.refused(why("pawn_not_used"), "done")
    at.type("pawn")
    at.type("done")
    assert at.waiting == {1}


@pytest.mark.parametrize("command", ["bid", "lines", "retreat", "event", "settlement"])
def test_what_is_not_asked_is_not_completed_and_refused(command: str) -> None:
    at = typing()
    option = {"bid": "phalanxes", "lines": "lines", "retreat": "to", "event": "option", "settlement": "region"}[command]
    assert at.offered(command, option) == {}
    at.refused("another question comes first", command, **{option: "Mari"})


def test_set_up_is_over() -> None:
    at = typing()
    at.refused("decided at the start of the match", "role", letter="A")
    at.refused("decided at the start of the match", "start", region="Ur")


def test_french_words_are_understood_and_english_too() -> None:
    at = typing()
    at.speak("fr")
    assert list(at.offered("gather", "source", "pierre").values()) == ["start.stone"]
    at.type("gather", source="Pierre", source2="Terqa", pay="pion")
    assert drafted(at) == ["gather.pawn", "start.stone", "settlement.r08"]
    at.match.undo(0)
    at.type("build", item="Rempart", place="Terqa", pay="pawn")
    assert drafted(at) == ["build.pawn", "wall"]


@rule("M10.1")
@pytest.mark.parametrize(
    ("language", "offered", "words"),
    [
        ("en", "🧱\u20602 → 📜\u20601 · leaves 2 Clay", ("convert", "yes", "🧱\u20602 → 📜\u20601 · leaves 2 Clay")),
        ("fr", "🧱\u20602 → 📜\u20601 · reste 2 Argiles", ("convertir", "oui", "convert", "yes")),
    ],
)
def test_clay_is_converted_alone_where_nothing_can_be_discovered(
    language: str, offered: str, words: tuple[str, ...]
) -> None:
    for typed in words:
        at = typing(Table().hold(0, clay=4).turn(0))
        at.speak(language)
        assert at.offered("research", "discover") == {}
        assert at.offered("research", "convert") == {offered: "convert"}
        at.type("research", convert=typed)
        assert drafted(at) == ["research.pawn", "convert"]


@rule("M10.1", "M10.2")
def test_a_conversion_is_offered_only_where_it_is_possible_and_refused_with_the_reason() -> None:
    at = typing()
    at.type("research", discover="Build")
    assert list(at.offered("research", "convert").values()) == ["convert"]
    at.type("research", convert="convert")
    assert at.offered("research", "convert") == {}
    at = typing(Table().hold(0, clay=1, tablet=1).turn(0))
    assert at.offered("research", "convert") == {}
    at.refused("1 Clay", "research", convert="yes")
    assert drafted(at) == []
