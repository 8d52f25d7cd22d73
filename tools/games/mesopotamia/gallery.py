"""What Mesopotamia shows: a match of four, and moments of matches of two, three, five and six."""

from __future__ import annotations

from functools import partial

from tools.gallery.exhibition import LAST, Exhibition, Moment
from tools.gallery.positions import Position
from tools.games.mesopotamia.alone import attacked, besieged, duel, fought_without_bids
from tools.games.mesopotamia.crowded import PLAYERS, crowded
from tools.games.mesopotamia.fight import fight
from tools.games.mesopotamia.fought import fought


def _under_way(at: Position, rounds: int, kind: str) -> bool:
    """Say whether so many rounds are over, and a question of a kind is asked."""
    return at.view.round >= rounds and any(asked.startswith(kind) for asked in at.asked)


def _in_draft(at: Position) -> bool:
    return sum(bool(player.start) for player in at.view.players) == 2


EXHIBITION = Exhibition(
    ("Ada", "Bilal", "Maximilienne", "Dario", "Élodie", "Farouk"),
    {
        "start": Moment(0, 4),
        "draft": Moment(0, 4, wanted=_in_draft),
        "changes": Moment(0, 4, wanted=partial(_under_way, rounds=8, kind="bid")),
        "middle": Moment(0, 4, wanted=partial(_under_way, rounds=12, kind="explore")),
        "two": Moment(0, 2, wanted=partial(_under_way, rounds=9, kind="bid")),
        "three": Moment(0, 3, wanted=partial(_under_way, rounds=10, kind="build")),
        "five": Moment(0, 5, wanted=partial(_under_way, rounds=10, kind="gather")),
        "six": Moment(0, 6, wanted=partial(_under_way, rounds=10, kind="explore")),
        "final": Moment(LAST, 4),
    },
    "middle",
    {**{f"crowded-{players}": partial(crowded, players) for players in PLAYERS}, "fight": fight},
    {
        "crowded-4": "en",
        "crowded-2": "fr",
        "crowded-3": "en",
        "crowded-6": "fr",
        "start": "fr",
        "closeup-middle": "en",
        "closeup-markets": "fr",
        "closeup-combat": "en",
        "closeup-fought": "en",
        "closeup-sheet": "fr",
        "closeup-key": "en",
        "closeup-key_below": "fr",
        "duel": "en",
        "duel-3": "fr",
        "siege": "fr",
        "guardians": "en",
        "closeup-opponent": "fr",
        "closeup-opponent-siege": "en",
        "closeup-opponent-guardians": "fr",
        "closeup-combat-unbid": "en",
    },
    {
        "middle-en": "mesopotamia-4",
        "two-en": "mesopotamia-2",
        "closeup-combat-en": "mesopotamia-combat",
        "closeup-sheet-en": "mesopotamia-sheet",
    },
    {
        **dict.fromkeys(("middle", "markets", "combat", "fought", "sheet", "key", "key_below"), "fight"),
        "opponent": "duel",
    },
    {
        "duel": duel,
        "duel-3": partial(duel, "igigi", 3),
        "siege": besieged,
        "guardians": attacked,
        "unbid": fought_without_bids,
    },
    {
        "closeup-opponent-siege": ("opponent", "siege"),
        "closeup-opponent-guardians": ("opponent", "guardians"),
        "closeup-combat-unbid": ("combat", "unbid"),
        "closeup-key-guardians": ("key", "guardians"),
        "closeup-key_below-duel": ("key_below", "duel"),
    },
    fought,
)
