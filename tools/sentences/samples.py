"""What stands for arguments of messages that play alone does not bring about: lobby, votes, settings, faults."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from engine.core.decision import Text
from render.text.words import MissingWords, Words
from tools.sentences.french import FRENCH
from tools.sentences.messages import Message

ENOUGH = 4
"""So many ways to fill one message."""
NUMBERS = {"one": 1, "other": 3}
"""What a number is where grammar tells one from more."""
MARKS = {"true": True, "false": False, "none": None}
SAMPLES: Mapping[str, Mapping[str, Any]] = {
    "": {
        "address": "http://localhost:8137",
        "after": "2 grain",
        "ahead": 4,
        "answer": "Ur",
        "asker": "Ada",
        "brought_said": "3 armies",
        "channel": "#two-rivers",
        "city_said": "Lyon",
        "count": 3,
        "default_said": "Default move",
        "error": "disk I/O error",
        "file": "data/two-rivers.db",
        "first_said": "Ur",
        "former": "Chloe",
        "free": 40,
        "giver": "Ada",
        "host": "Ada",
        "hour": 22,
        "hours": 12,
        "how": "…",
        "known": 3,
        "label": "Pass",
        "labels": ["Ur", "Umma"],
        "lack": "attach files, so the board is shown as text.",
        "last_said": "7:00",
        "least": 2,
        "letter": "B",
        "last": "Umma",
        "line": "Ur: A's city",
        "mark": "🟪",
        "match": 12,
        "mention": "@Ada",
        "mentions": ["@Ada"],
        "minutes_said": "30",
        "most": 4,
        "name": "James",
        "named": 5,
        "names": ["Ada", "James"],
        "needed": 90,
        "note_said": "you keep 2 wood",
        "nth": 2,
        "number": 2,
        "option_key": "dice",
        "other": 8138,
        "page": 2,
        "pages": 3,
        "place_said": "Paris",
        "points": 31,
        "port": 8137,
        "prompt": "Choose one action.",
        "proposer": "Ada",
        "query": "scribe",
        "reason": "Not possible: you have no metal left.",
        "reference": "27a81c",
        "row_name": "match_id 12",
        "request": "your action, please.",
        "said": "builds a city in Ur",
        "schema": 4,
        "seat": 2,
        "second_note_said": "costs 1 army, you keep 6",
        "second_said": "Umma",
        "second_seat": 2,
        "size": 900,
        "slot_said": "left wing",
        "table_name": "seats",
        "thread": "#new-table",
        "time": "2 days",
        "typed": "Urr",
        "value": "weighted",
        "version": 4,
        "way": "at once",
        "what": "something else happens",
        "when": "3 hours ago",
        "why": "The stored match is damaged and cannot be read.",
        "why_said": "Only one of the two is possible.",
        "zone": "Atlantis",
    },
    "amounts-": {"said": "2 grain"},
    "amounts-bring": {"said": "3 armies"},
    "amounts-too-few": {"count": (1,), "least": 2},
    "amounts-too-many": {"count": (5,), "most": 4},
    "amounts-zero": {"said": "grain"},
    "arrange": {"said": "Spearmen", "first_said": "Spearmen", "second_said": "Archers", "slot_said": "Left wing"},
    "arrange-behind": {"slot_said": "Archers"},
    "bot-": {"mark": "🟢"},
    "check-difference": {"n": 11},
    "corner-any": {"id": "c5-c6-d5"},
    "damaged-large": {"most": 512},
    "first-then": {"said": "Grain → wood (Amorites)"},
    "final-score": {"mark": "🟢", "vp": 31},
    "final-verdict-even": {"seats": [1]},
    "city-vp": {"vp": 7},
    "check-broke": {"error": "KeyError"},
    "check-pages": {"error": "row 3 missing from index seats_match"},
    "city-luxuries-kept": {"resources": {"oil": 1, "gold": 1}},
    "default-column-option": {"cards": ["barley2", "salt1"]},
    "final-length": {"days": (0, 1, 9), "count": (84, 97, 112)},
    "final-verdict-": {"points": (31,)},
    "final-verdict-points": {"ahead": 1},
    "hex-any": {"id": "c5"},
    "list-": {"most": "Ur"},
    "lobby-too-few": {"least": (2, 3)},
    "recap-beats": {"rolls": "3 (a miss) and 8"},
    "recap-decline": {"lost": "Ada 3, James 2"},
    "recap-expands-": {
        "items": ["Umma with 2 wood (4 VP)", "Ur with 2 wood, 1 tool and 1 oil (10 VP)"],
        "areas": ["umma", "ur"],
        "vp": 14,
    },
    "recap-gains": {"gains": "+7 camels, +2 VP"},
    "recap-reenters": {"items": ["in Akkad"]},
    "recap-harvests-": {"cards": ["barley2", "salt1"]},
    "recap-starts-": {"deed": "starts the empire"},
    "recap-tries": {"rolls": "3 (a miss), 8 and 4 (a miss)"},
    "panel-arranged": {"said": "Spearmen, then Archers"},
    "proposed-among": {"named_said": "for the front", "said": "Spearmen"},
    "panel-proposed": {"said": "Spearmen, then Archers"},
    "panel-end": {"button_said": "End action"},
    "panel-ends": {"said": 'Press "End action" to confirm, or undo.'},
    "panel-refused": {"said": "Trade (nothing to trade)"},
    "part-of": {"said": "Column B"},
    "recap-value": {"value": 4},
    "refused-build-not-sumer": {"area": "egypt"},
    "refused-destroy-armies": {"cost": 2},
    "refused-empire-workers": {"area": "akkad"},
    "refused-not-enough-camels": {"camels": (6,)},
    "refused-offering-amount": {"most": 3},
    "refused-same-place": {"place": "egypt"},
    "refused-scribes-full": {"most": 2},
    "refused-seats": {"seats": 5},
    "refused-trade": {"area": "egypt", "resource": "gold", "resources": ["textile", "tool", "oil"]},
    "refused-ticks-left": {"why_said": "After them it is no longer possible."},
    "refused-ticks-twice": {
        "first_said": "Grain → wood (Amorites)",
        "why_said": "You have 1 grain and at most 2 trades left, and each area gives each resource only "
        "once per action.",
    },
    "replace-": {"name": "Dario", "mention": "@Dario"},
    "replace-ask-alone": {"name": "Ada"},
    "reply-ambiguous": {"typed": "U", "labels": "Ur, Umma or Uruk"},
    "reply-impossible": {"labels": "grain or wood"},
    "reply-impossible-many": {"labels": "Ur, Umma, Uruk, Eridu, Lagash, Nippur, Sippar, Babylon"},
    "reply-impossible-after": {
        "after": "1 grain",
        "count": (1, 3),
        "labels": "Elam, Egypt",
        "reason": "Not possible: no worker may go there.",
    },
    "reply-not-enough": {
        "typed": "Ur",
        "prompt": "How many armies do you place in Ur? You have 3 armies.",
        "labels": "1 or 2",
    },
    "reply-unasked": {"typed": "3 armies"},
    "reply-unknown-after": {"typed": "Elan", "after": "1 grain", "count": (1, 3), "labels": "Elam, Egypt"},
    "reply-twice": {"labels": ["Ur"]},
    "rewind-also": {"said": "2 actions by James"},
    "rewind-and-more": {"said": "James builds a city in Ur"},
    "rewind-back": {"said": "2 actions by James"},
    "rules-none": {"query": "dragon"},
    "settings-hours-equal": {"hours": "22-22"},
    "settings-hours-unknown": {"hours": "late"},
    "settings-entry": {"name": "Reminders", "said": "None"},
    "settings-quiet": {"first_said": "22:30"},
    "settings-time-sharp": {"hour": 7},
    "set": {"said": "1 oil"},
    "sum": {"value": 3, "vp": 7},
    "table-no-such-seat": {"number": 7},
    "taken-again": {"said": "Grain → wood (Amorites)"},
    "tick-several": {"said": "🛖 Huts"},
    "trade-joined": {"given_resource": "grain", "resource": "wood", "area": "amorites"},
    "value": {"value": 4},
    "vote-away": {"when": "tomorrow at 18:00"},
    "vote-choice": {"seat": 0},
    "vote-not-yet": {"seat": 0},
    "with-note": {"said": "1 oil", "note_said": "you keep 1 gold"},
}
"""Words for them, by how keys begin and the name of the argument; longer beginnings go before shorter ones.

A tuple is all that an argument ever is there: nobody wins with one point.
"""
OTHER_LANGUAGES: Mapping[str, Mapping[str, Mapping[str, Any]]] = {"fr": FRENCH}
"""What stands in another language for words among them."""
SEVERAL, ONE, NOBODY = [0, 1], [1], list[int]()
"""Seats."""


class Samples:
    """What may stand for any argument of any message of a game."""

    def __init__(self, game: str, words: Words, keys: Iterable[str], heard: Mapping[str, Sequence[Any]]) -> None:
        """`heard` is what real play has put in, by the name of the argument."""
        self._words, self._keys, self._heard = words, tuple(keys), heard
        self._game = game

    def fillings(self, key: str, message: Message) -> Iterator[dict[str, Any]]:
        """Fill a message in a few ways: so that each of its variants stands there once, where that is possible."""
        known = {"game": self._game, "example": self._example()}
        of_language = OTHER_LANGUAGES.get(self._words.language, {})
        for begins in sorted({*SAMPLES, *of_language}, key=len):
            for samples in (SAMPLES, of_language):
                known |= samples.get(begins, {}) if key.startswith(begins) else {}
        choices = {name: self._values(name, message.told_apart.get(name, ()), known) for name in message.arguments}
        for n in range(min(ENOUGH, max(map(len, choices.values()), default=1))):
            yield {name: values[n % len(values)] for name, values in choices.items()}

    def _values(self, name: str, told_apart: Sequence[str], known: Mapping[str, Any]) -> Sequence[Any]:
        if name.endswith("seats") and name not in known:
            one, nobody = "one" in told_apart, {"0", "none"} & set(told_apart)
            return [SEVERAL, *([ONE] if one else ()), *([NOBODY] if nobody else ())]
        if isinstance(known.get(name), tuple):
            return list(known[name])
        if name in known and not told_apart:
            return [known[name]]
        usual = [self._heard[name][0]] if name in self._heard else self._nouns(name.rpartition("_")[2]) or (3,)
        usual = [known[name]] if name in known else usual
        if not told_apart:
            return usual
        counted = any(key in NUMBERS or key.isdecimal() for key in told_apart if key != "other")
        marks: dict[str, Any] = {**MARKS, **{key: int(key) for key in told_apart if key.isdecimal()}}
        marks |= NUMBERS if counted else {"other": usual[0]}
        return [marks.get(key, key) for key in dict.fromkeys(told_apart)]

    def _example(self) -> str:
        """Name a command of the game, if it has any."""
        try:
            return self._words.say(Text("help-example"))
        except MissingWords:
            return ""

    def _nouns(self, called: str) -> Sequence[str]:
        """Find some nouns of a kind, if an argument so called is one."""
        try:
            kinds = self._words.say(Text(f"kind-{called}")).split()
        except MissingWords:
            return ()
        starts = [f"{kind}-" for kind in kinds]
        found = (key.removeprefix(start) for key in self._keys for start in starts if key.startswith(start))
        return tuple(itertools.islice(found, ENOUGH))
