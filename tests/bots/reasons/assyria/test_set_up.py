"""What speaks for an answer in Assyria: Set-up."""

from __future__ import annotations

from engine.assyria import data
from tests.bots.reasons.assyria.positions import why
from tests.rules.assyria.table import Table


def test_a_starting_space_lies_where_one_column_feeds_most() -> None:
    t = Table.new(2)
    t.market(["joker"], ["grape1", "palm1"], ["date3", "barley2"])
    found = {hex: why(t, hex) for hex in t.options}
    near = {hex: sum(data.HEXES[other].food in ("date", "barley") for other in data.NEIGHBOURS[hex]) for hex in found}
    told = [hex for hex, (key, _) in found.items() if key == "start-column"]
    assert told == [hex for hex in near if near[hex] == max(near.values()) and [*near.values()].count(near[hex]) == 1]
    assert all(found[hex][1] == {"column": 3, "huts": near[hex], "first": True} for hex in told)


def test_the_second_ziggurat_may_be_far_from_the_first() -> None:
    t = Table.new(2)
    t.market(["joker"], ["joker"], ["joker"])
    t.answer("b1").pass_on()
    assert why(t, "e6") == ("start-away", {"steps": 6})
    assert why(t, "b5")[0] == "start-river"


def test_a_card_of_the_draft_feeds_huts_nearby() -> None:
    t = Table.new(2)
    t.deck("salt3", "joker").answer("b1").pass_on().answer("b5").pass_on()
    assert t.options == ["salt3", "joker"]
    assert why(t, "joker") == ("draft-joker", {})
    key, args = why(t, "salt3")
    assert key in ("draft-near", "draft-further")
    assert all(data.HEXES[hex].food == "salt" for hex in args["hexes"])
