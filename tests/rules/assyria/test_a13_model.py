"""Every list of options and every refusal of random matches, compared with the ledger read once more."""

import random
from dataclasses import dataclass, field

import pytest

from engine.assyria import data
from tests.rules.assyria import walk
from tests.rules.assyria.table import Table, rule

COSTS = {"upper": 4, "middle": 3, "lower": 2}
SLOTS = {"upper": 3, "middle": 4, "lower": 6}
TILE_COSTS = {1: 3, 2: 2}
LETTERS = "abcdefghij"
SIZES = (6, 6, 7, 6, 7, 6, 7, 6, 7, 6)
COLUMNS = {4: 10, 3: 8, 2: 6}
NAMES = [f"{letter}{rank}" for letter, size in zip(LETTERS, SIZES, strict=True) for rank in range(1, size + 1)]
FACES = [f"{food}{symbols}" for food in ("grape", "palm", "salt", "barley", "date") for symbols in (1, 2, 3)] + [
    "joker"
]
COMMANDS = [
    *(f"build.{name}" for name in [*NAMES, "z9"]),
    *(f"extend.{name}" for name in [*NAMES, "z9"]),
    *(f"intrigue.{name}" for name in [*COSTS, "king"]),
    *(f"offer.{amount}" for amount in range(5)),
    *(f"buy.{face}" for face in [*FACES, "plow"]),
]


@dataclass
class Limits:
    """What the player has done in this action turn."""

    offered: int = 0
    bought: bool = False
    raised: set[str] = field(default_factory=set)

    def note(self, t: Table) -> None:
        for event in walk.told(t, "Offered"):
            self.offered += event.camels
        for event in walk.told(t, "CardBought"):
            self.bought |= event.card != "plow"
        for event in [*walk.told(t, "BaseBuilt"), *walk.told(t, "ZigguratExtended")]:
            self.raised.add(event.hex)


def distant(t: Table, name: str) -> str:
    """Why no hex of that name is in play."""
    if name not in NAMES:
        return "unknown_hex"
    return "" if LETTERS.index(name[0]) < COLUMNS[len(t.order)] else "hex_not_in_play"


def occupied(t: Table, name: str) -> bool:
    return t.hut_at(name) is not None or t.ziggurat_at(name) is not None


def own(t: Table, name: str) -> bool:
    built = t.ziggurat_at(name)
    return t.hut_at(name) == t.seat or (built is not None and built[0] == t.seat)


def hut_refusal(t: Table, name: str) -> str:
    if code := distant(t, name):
        return code
    if occupied(t, name):
        return "hex_occupied"
    return "" if any(own(t, beside) for beside in data.NEIGHBOURS[name]) else "not_adjacent"


def well_refusal(t: Table, corner: str) -> str:
    hexes = corner.split("-")
    if len(hexes) != 3 or any(distant(t, name) for name in hexes):
        return "bad_corner"
    if any(other not in data.NEIGHBOURS[name] for name in hexes for other in hexes if other != name):
        return "bad_corner"
    if any(data.HEXES[name].terrain == "between" for name in hexes):
        return "corner_between_rivers"
    if any(t.hut_at(name) != t.seat for name in hexes):
        return "corner_needs_three_own_huts"
    return "corner_has_well" if corner in t.wells_built else ""


def action_refusal(t: Table, command: str, limits: Limits) -> str:
    seat = t.seat
    assert seat is not None
    camels = t.camels_of(seat)
    action, what = command.split(".")
    refusals: list[tuple[bool, str]]
    if action in ("build", "extend"):
        if code := distant(t, what):
            return code
        built = t.ziggurat_at(what)
        if action == "build":
            at_well = any(what in well.split("-") for well in t.wells_built)
            refusals = [
                (camels < 6, "not_enough_camels"),
                (len(t.sites_of(seat)) == 4, "no_base_left"),
                (t.hut_at(what) != seat, "no_own_hut_here"),
                (data.HEXES[what].terrain.startswith("river"), "river_hex"),
                (at_well, "touches_well"),
            ]
        elif built is None or built[0] != seat:
            refusals = [(True, "not_your_ziggurat")]
        elif built[1] == 3:
            refusals = [(True, "ziggurat_complete")]
        else:
            cost = TILE_COSTS[built[1]]
            refusals = [(camels < cost, "not_enough_camels"), (what in limits.raised, "level_already_added")]
    elif action == "intrigue":
        refusals = [
            (camels < COSTS.get(what, 0), "not_enough_camels"),
            (what not in COSTS, "unknown_dignitary"),
            (t.stock_of(seat)["huts"] == 0, "no_hut_in_stock"),
            (what in COSTS and len(t.assur_at(what)) == SLOTS[what], "dignitary_full"),
        ]
    elif action == "offer":
        refusals = [
            (camels < int(what), "not_enough_camels"),
            (not 1 <= int(what) <= 3, "offering_amount"),
            (limits.offered + int(what) > 3, "offering_turn_limit"),
            (t.offering_of(seat) + int(what) > 7, "offering_track_end"),
        ]
    elif what == "plow":
        refusals = [(camels < 2, "not_enough_camels"), (t.has_plow(seat), "plow_already_held")]
    else:
        refusals = [
            (camels < (1 if what.endswith("1") else 2), "not_enough_camels"),
            (what not in [card for column in t.columns for card in column], "card_not_for_sale"),
            (limits.bought, "food_already_bought"),
        ]
    return next((code for applies, code in refusals if applies), "")


def check(t: Table, limits: Limits, rng: random.Random) -> None:
    kind = t.kind
    if kind == "hut":
        assert t.options == [name for name in NAMES if not hut_refusal(t, name)]
        for name in rng.sample([*NAMES, "z9"], 6):
            if code := hut_refusal(t, name):
                t.rejects(name, code)
    elif kind == "well":
        corners = [*data.corners(4), "c1-c2-c3", "b5"]
        assert t.options == [*sorted(corner for corner in corners if not well_refusal(t, corner)), "done"]
        for corner in rng.sample(corners, 10):
            if code := well_refusal(t, corner):
                t.rejects(corner, code)
    elif kind == "action":
        legal = {command.split(".")[0] for command in COMMANDS if not action_refusal(t, command, limits)}
        assert t.options == [name for name in ("build", "extend", "intrigue", "offer", "buy") if name in legal] + [
            "done"
        ]
        for command in rng.sample(COMMANDS, 12):
            if code := action_refusal(t, command, limits):
                t.rejects(command, code)
    elif kind in ("build.hex", "extend.hex", "intrigue.dignitary", "offer.camels", "buy.card"):
        action = kind.split(".")[0]
        legal = {command for command in COMMANDS if not action_refusal(t, command, limits)}
        assert {f"{action}.{option}" for option in t.options} == {
            command for command in legal if command.startswith(f"{action}.")
        }


@rule("A13.11", "A13.12", "D4", "D6", "D7")
@pytest.mark.parametrize(("players", "seed"), [(2, 71), (3, 72), (4, 73)])
def test_options_and_refusals_follow_the_ledger(players: int, seed: int) -> None:
    rng = random.Random(seed)
    t = Table.new(players=players, seed=seed)
    limits, turn = Limits(), (0, t.seat)
    while not t.over:
        if (t.turn, t.seat) != turn:
            limits, turn = Limits(), (t.turn, t.seat)
        check(t, limits, rng)
        t.answer(walk.keen_answer(t, rng))
        if not t.over and (t.turn, t.seat) == turn:
            limits.note(t)
